; Made by `nox -s native` from *.c and *.h, sha256 70f438056ddd53e37f997081957753cfe7c28f7fd4413eb91c123525124aa4e9
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.VkDescriptorPoolSize = type { i32, i32 }
%struct.VkMemoryBarrier = type { i32, ptr, i32, i32 }
%union.VkClearColorValue = type { [4 x float] }
%struct.VkClearDepthStencilValue = type { float, i32 }
%struct.span_ring = type { i64, i64, i64, i64, [0 x %struct.thread_span] }
%struct.thread_span = type { i64, i64, i32, i16, i16, i64 }
%struct.context = type { ptr, i64, ptr, ptr, ptr, i64, i64, ptr, i32, i32, i64, i32, ptr, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, [64 x %struct.kept_set] }
%struct.kept_set = type { ptr, ptr, [6 x ptr] }
%struct.device = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr }
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
%struct.timespec = type { i64, i64 }
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
%struct.arrival = type { ptr, ptr, i64 }
%struct.copiers = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, i32, i32, [8 x i64], ptr }
%struct.copying = type { ptr, ptr, i32, i32, i16 }
%struct.piece = type { ptr, ptr, i64, i32 }
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

; Function Attrs: nofree nounwind memory(argmem: readwrite)
define dso_local i64 @spans_take(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 2
  %5 = load atomic i64, ptr %4 seq_cst, align 8
  %6 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 1
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %25, label %8

8:                                                ; preds = %3, %19
  %9 = phi i64 [ %22, %19 ], [ 0, %3 ]
  %10 = phi i64 [ %23, %19 ], [ %5, %3 ]
  %11 = load atomic i64, ptr %6 seq_cst, align 8
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %13, label %25

13:                                               ; preds = %8
  %14 = load i64, ptr %0, align 8, !tbaa !4
  %15 = urem i64 %10, %14
  %16 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15, i32 1
  %17 = load atomic i64, ptr %16 seq_cst, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15
  %21 = getelementptr inbounds %struct.thread_span, ptr %1, i64 %9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef nonnull align 8 dereferenceable(32) %20, i64 32, i1 false), !tbaa.struct !8
  store atomic i64 0, ptr %16 seq_cst, align 8
  %22 = add nuw i64 %9, 1
  %23 = add nuw i64 %10, 1
  %24 = icmp eq i64 %22, %2
  br i1 %24, label %25, label %8, !llvm.loop !13

25:                                               ; preds = %8, %19, %13, %3
  %26 = phi i64 [ %5, %3 ], [ %10, %13 ], [ %23, %19 ], [ %10, %8 ]
  %27 = phi i64 [ 0, %3 ], [ %9, %13 ], [ %2, %19 ], [ %9, %8 ]
  store atomic i64 %26, ptr %4 seq_cst, align 8
  ret i64 %27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local ptr @context_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4328) #16
  %7 = icmp eq ptr %6, null
  br i1 %7, label %16, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  store ptr %0, ptr %9, align 8, !tbaa !15
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 3
  store ptr %1, ptr %10, align 8, !tbaa !18
  %11 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 4
  store ptr %2, ptr %11, align 8, !tbaa !19
  %12 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 5
  store i64 %3, ptr %12, align 8, !tbaa !20
  %13 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  store i32 %4, ptr %13, align 8, !tbaa !21
  %14 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 26
  %15 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 27
  store ptr %14, ptr %15, align 8, !tbaa !22
  br label %16

16:                                               ; preds = %5, %8
  ret ptr %6
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 17
  %4 = load i32, ptr %3, align 8, !tbaa !23
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  br label %56

9:                                                ; preds = %56, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8, !tbaa !24
  %12 = load ptr, ptr %0, align 8, !tbaa !26
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 7
  %14 = load ptr, ptr %13, align 8, !tbaa !27
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #16
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 23
  %16 = load i32, ptr %15, align 8, !tbaa !28
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %39, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %20 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %21 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %16, %18 ], [ %37, %22 ]
  %24 = load ptr, ptr %19, align 8, !tbaa !29
  %25 = add i32 %23, -1
  store i32 %25, ptr %15, align 8, !tbaa !28
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds %struct.import, ptr %24, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds [2 x i64], ptr %27, i64 0, i64 1
  %30 = load i64, ptr %29, align 8
  %31 = inttoptr i64 %28 to ptr
  %32 = inttoptr i64 %30 to ptr
  %33 = load ptr, ptr %20, align 8, !tbaa !30
  %34 = load ptr, ptr %0, align 8, !tbaa !26
  tail call void %33(ptr noundef %34, ptr noundef %31, ptr noundef null) #16
  %35 = load ptr, ptr %21, align 8, !tbaa !31
  %36 = load ptr, ptr %0, align 8, !tbaa !26
  tail call void %35(ptr noundef %36, ptr noundef %32, ptr noundef null) #16
  %37 = load i32, ptr %15, align 8, !tbaa !28
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %22, !llvm.loop !32

39:                                               ; preds = %22, %9
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %41 = load ptr, ptr %40, align 8, !tbaa !29
  tail call void @free(ptr noundef %41) #16
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %43 = load ptr, ptr %42, align 8, !tbaa !33
  tail call void @free(ptr noundef %43) #16
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %45 = load ptr, ptr %44, align 8, !tbaa !34
  tail call void @free(ptr noundef %45) #16
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %47 = load ptr, ptr %46, align 8, !tbaa !35
  tail call void @free(ptr noundef %47) #16
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 30
  %49 = load ptr, ptr %48, align 8, !tbaa !36
  tail call void @free(ptr noundef %49) #16
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %51 = load ptr, ptr %50, align 8, !tbaa !37
  tail call void @free(ptr noundef %51) #16
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 34
  %53 = load ptr, ptr %52, align 8, !tbaa !38
  tail call void @free(ptr noundef %53) #16
  %54 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 35
  %55 = load ptr, ptr %54, align 8, !tbaa !39
  tail call void @free(ptr noundef %55) #16
  tail call void @free(ptr noundef nonnull %1) #16
  ret void

56:                                               ; preds = %6, %56
  %57 = phi i64 [ 0, %6 ], [ %63, %56 ]
  %58 = load ptr, ptr %7, align 8, !tbaa !40
  %59 = load ptr, ptr %0, align 8, !tbaa !26
  %60 = load ptr, ptr %8, align 8, !tbaa !34
  %61 = getelementptr inbounds ptr, ptr %60, i64 %57
  %62 = load ptr, ptr %61, align 8, !tbaa !41
  tail call void %58(ptr noundef %59, ptr noundef %62, ptr noundef null) #16
  %63 = add nuw nsw i64 %57, 1
  %64 = load i32, ptr %3, align 8, !tbaa !23
  %65 = zext i32 %64 to i64
  %66 = icmp ult i64 %63, %65
  br i1 %66, label %56, label %9, !llvm.loop !42
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #16
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  store ptr %0, ptr %3, align 8, !tbaa !43
  %6 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !47
  %7 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 5
  %8 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 6
  store ptr %7, ptr %8, align 8, !tbaa !48
  %9 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 3
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #16
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #16
  br label %15

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %3, ptr %14, align 8, !tbaa !49
  br label %15

15:                                               ; preds = %2, %13, %12
  %16 = phi ptr [ inttoptr (i64 1 to ptr), %12 ], [ %3, %13 ], [ null, %2 ]
  ret ptr %16
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal ptr @copy_chunks(ptr noundef %0) #3 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %4 = alloca %struct.VkSemaphoreSignalInfo, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !43
  %6 = load ptr, ptr %5, align 8, !tbaa !52
  %7 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 4
  %8 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 7
  %9 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 5
  %10 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 8
  %11 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 6
  %12 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 1
  %13 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 2
  %14 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 3
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 1
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 2
  %17 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %18 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 5
  %19 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %20 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %4, i64 0, i32 1
  %21 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %4, i64 0, i32 2
  %22 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 4
  %23 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %4, i64 0, i32 3
  %24 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 36
  br label %25

25:                                               ; preds = %106, %1
  %26 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #16
  %27 = load ptr, ptr %9, align 8, !tbaa !53
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %36

29:                                               ; preds = %25, %32
  %30 = load i32, ptr %7, align 8, !tbaa !54
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %107

32:                                               ; preds = %29
  %33 = call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %8) #16
  %34 = load ptr, ptr %9, align 8, !tbaa !53
  %35 = icmp eq ptr %34, null
  br i1 %35, label %29, label %36, !llvm.loop !55

36:                                               ; preds = %32, %25
  %37 = phi ptr [ %27, %25 ], [ %34, %32 ]
  %38 = load ptr, ptr %37, align 8, !tbaa !56
  store ptr %38, ptr %9, align 8, !tbaa !53
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr %9, ptr %11, align 8, !tbaa !48
  br label %41

41:                                               ; preds = %36, %40
  %42 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %43 = load ptr, ptr %12, align 8, !tbaa !58
  %44 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !59
  %46 = load i64, ptr %13, align 8, !tbaa !60
  %47 = urem i64 %45, %46
  %48 = load i64, ptr %14, align 8, !tbaa !61
  %49 = mul i64 %48, %47
  %50 = getelementptr inbounds i8, ptr %43, i64 %49
  %51 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 4
  %52 = load i32, ptr %51, align 8, !tbaa !62
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %56, label %54

54:                                               ; preds = %41
  %55 = icmp ugt i64 %45, %46
  br i1 %55, label %56, label %83

56:                                               ; preds = %54, %41
  %57 = phi i64 [ %46, %54 ], [ 0, %41 ]
  %58 = sub i64 %45, %57
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %58, ptr %2, align 8, !tbaa !4
  %59 = load ptr, ptr %0, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #17
  store i32 1000207004, ptr %3, align 8, !tbaa !63
  store ptr null, ptr %15, align 8, !tbaa !65
  store <2 x i32> <i32 0, i32 1>, ptr %16, align 8, !tbaa !9
  store ptr %18, ptr %17, align 8, !tbaa !66
  store ptr %2, ptr %19, align 8, !tbaa !67
  %60 = getelementptr inbounds %struct.queue, ptr %59, i64 0, i32 4
  br label %61

61:                                               ; preds = %64, %56
  %62 = load atomic i32, ptr %60 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %61
  %65 = load ptr, ptr %59, align 8, !tbaa !52
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 38
  %67 = load ptr, ptr %66, align 8, !tbaa !68
  %68 = load ptr, ptr %65, align 8, !tbaa !26
  %69 = call i32 %67(ptr noundef %68, ptr noundef nonnull %3, i64 noundef 100000000) #16
  %70 = icmp eq i32 %69, 2
  br i1 %70, label %61, label %71, !llvm.loop !69

71:                                               ; preds = %64
  %72 = icmp slt i32 %69, 0
  br i1 %72, label %73, label %75

73:                                               ; preds = %71
  store atomic i32 %69, ptr %60 seq_cst, align 8
  br label %74

74:                                               ; preds = %61, %73
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %96

75:                                               ; preds = %71
  %76 = icmp eq i32 %69, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br i1 %76, label %77, label %96

77:                                               ; preds = %75
  %78 = load i32, ptr %51, align 8, !tbaa !62
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %83

80:                                               ; preds = %77
  %81 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !70
  br label %86

83:                                               ; preds = %77, %54
  %84 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !70
  br label %86

86:                                               ; preds = %83, %80
  %87 = phi ptr [ %50, %83 ], [ %82, %80 ]
  %88 = phi i16 [ 4, %83 ], [ 5, %80 ]
  %89 = phi ptr [ %85, %83 ], [ %50, %80 ]
  %90 = load ptr, ptr %0, align 8, !tbaa !43
  %91 = load ptr, ptr %90, align 8, !tbaa !52
  %92 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 42
  %93 = load ptr, ptr %92, align 8, !tbaa !71
  %94 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 3
  %95 = load i64, ptr %94, align 8, !tbaa !72
  call fastcc void @copy_shared(ptr noundef %93, ptr noundef %87, ptr noundef %89, i64 noundef %95, i16 noundef 6, i16 noundef %88) #18
  br label %96

96:                                               ; preds = %74, %75, %86
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17
  store i32 1000207005, ptr %4, align 8, !tbaa !73
  store ptr null, ptr %20, align 8, !tbaa !75
  %97 = load ptr, ptr %22, align 8, !tbaa !76
  store ptr %97, ptr %21, align 8, !tbaa !77
  %98 = load i64, ptr %44, align 8, !tbaa !59
  store i64 %98, ptr %23, align 8, !tbaa !78
  %99 = load ptr, ptr %24, align 8, !tbaa !79
  %100 = load ptr, ptr %6, align 8, !tbaa !26
  %101 = call i32 %99(ptr noundef %100, ptr noundef nonnull %4) #16
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %106, label %103

103:                                              ; preds = %96
  %104 = load ptr, ptr %0, align 8, !tbaa !43
  %105 = getelementptr inbounds %struct.queue, ptr %104, i64 0, i32 4
  store atomic i32 %101, ptr %105 seq_cst, align 8
  br label %106

106:                                              ; preds = %96, %103
  call void @free(ptr noundef nonnull %37) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17
  br label %25

107:                                              ; preds = %29
  %108 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %109 = load ptr, ptr %0, align 8, !tbaa !43
  %110 = getelementptr inbounds %struct.queue, ptr %109, i64 0, i32 8
  store atomic i32 1, ptr %110 seq_cst, align 8
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i64 @queue_signal_of(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  br label %6

6:                                                ; preds = %10, %2
  %7 = phi ptr [ %5, %2 ], [ %8, %10 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !41
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !80
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !81

14:                                               ; preds = %6, %10
  %15 = phi i64 [ 0, %6 ], [ %12, %10 ]
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  ret i64 %15
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 264) #16
  %6 = icmp eq ptr %5, null
  br i1 %6, label %21, label %7

7:                                                ; preds = %4
  store ptr %0, ptr %5, align 8, !tbaa !52
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !82
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %2, ptr %9, align 8, !tbaa !83
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 6, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !84
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 5
  store i32 %12, ptr %13, align 4, !tbaa !85
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 12
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 13
  store ptr %14, ptr %15, align 8, !tbaa !86
  br i1 %11, label %16, label %21

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 7
  %18 = tail call i32 @pthread_create(ptr noundef nonnull %17, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %5) #16
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call void @free(ptr noundef nonnull %5) #16
  br label %21

21:                                               ; preds = %7, %16, %4, %20
  %22 = phi ptr [ inttoptr (i64 1 to ptr), %20 ], [ null, %4 ], [ %5, %16 ], [ %5, %7 ]
  ret ptr %22
}

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #3 {
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17
  store i64 0, ptr %4, align 8, !tbaa !4
  %19 = load ptr, ptr %0, align 8, !tbaa !52
  %20 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 30
  %21 = load ptr, ptr %20, align 8, !tbaa !87
  %22 = load ptr, ptr %19, align 8, !tbaa !26
  %23 = load ptr, ptr %5, align 8, !tbaa !83
  %24 = call i32 %21(ptr noundef %22, ptr noundef %23, ptr noundef nonnull %4) #16
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %18
  store atomic i32 %24, ptr %6 seq_cst, align 8
  br label %27

27:                                               ; preds = %18, %26
  %28 = load i64, ptr %4, align 8
  %29 = select i1 %25, i64 %28, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17
  %30 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #16
  %31 = load atomic i64, ptr %8 seq_cst, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %43, label %33

33:                                               ; preds = %27
  %34 = add i64 %29, 1
  br label %35

35:                                               ; preds = %39, %33
  %36 = phi ptr [ %9, %33 ], [ %37, %39 ]
  %37 = load ptr, ptr %36, align 8, !tbaa !41
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.context, ptr %37, i64 0, i32 1
  %41 = load i64, ptr %40, align 8, !tbaa !80
  %42 = icmp ult i64 %41, %34
  br i1 %42, label %35, label %43, !llvm.loop !81

43:                                               ; preds = %39, %35, %27
  %44 = phi i64 [ 0, %27 ], [ %41, %39 ], [ 0, %35 ]
  %45 = load atomic i32, ptr %6 seq_cst, align 8
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i64 %29, i64 -1
  %48 = load atomic i64, ptr %8 seq_cst, align 8
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, %47
  %51 = load i32, ptr %10, align 4, !tbaa !88
  %52 = icmp ne i32 %51, 0
  %53 = select i1 %52, i1 true, i1 %50
  %54 = icmp ne i64 %44, 0
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %43
  store i32 1, ptr %11, align 8, !tbaa !89
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #16
  store i32 0, ptr %11, align 8, !tbaa !89
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #16
  br label %61

59:                                               ; preds = %43
  %60 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #16
  br i1 %52, label %79, label %61

61:                                               ; preds = %56, %59
  br i1 %50, label %62, label %69

62:                                               ; preds = %61
  %63 = atomicrmw xchg ptr %8, i64 0 seq_cst, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %68, label %65

65:                                               ; preds = %62
  %66 = load i32, ptr %17, align 8, !tbaa !90
  %67 = call i64 @write(i32 noundef %66, ptr noundef nonnull @notify.one, i64 noundef 8) #16
  br label %68

68:                                               ; preds = %65, %62, %78, %69
  br label %18

69:                                               ; preds = %61
  br i1 %54, label %70, label %68

70:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %44, ptr %2, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #17
  store i32 1000207004, ptr %3, align 8, !tbaa !63
  store ptr null, ptr %13, align 8, !tbaa !65
  store <2 x i32> <i32 0, i32 1>, ptr %14, align 8, !tbaa !9
  store ptr %5, ptr %15, align 8, !tbaa !66
  store ptr %2, ptr %16, align 8, !tbaa !67
  %71 = load ptr, ptr %0, align 8, !tbaa !52
  %72 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 38
  %73 = load ptr, ptr %72, align 8, !tbaa !68
  %74 = load ptr, ptr %71, align 8, !tbaa !26
  %75 = call i32 %73(ptr noundef %74, ptr noundef nonnull %3, i64 noundef 100000000) #16
  %76 = icmp slt i32 %75, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %70
  store atomic i32 %75, ptr %6 seq_cst, align 8
  br label %78

78:                                               ; preds = %70, %77
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %68

79:                                               ; preds = %59
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store atomic i32 1, ptr %80 seq_cst, align 8
  ret ptr null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @queue_set_temporaries(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store ptr %1, ptr %3, align 8, !tbaa !91
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %4 = load ptr, ptr %3, align 8, !tbaa !92
  store ptr %4, ptr %1, align 8, !tbaa !93
  store ptr %1, ptr %3, align 8, !tbaa !92
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load ptr, ptr %2, align 8, !tbaa !92
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !93
  store ptr %6, ptr %2, align 8, !tbaa !92
  br label %7

7:                                                ; preds = %5, %1
  ret ptr %3
}

; Function Attrs: nounwind
define dso_local i64 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, ptr noundef %5) local_unnamed_addr #3 {
  %7 = alloca [32 x i32], align 16
  %8 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 8
  %9 = alloca [16 x %struct.VkSubmitInfo], align 8
  %10 = alloca [16 x %struct.signals], align 8
  %11 = alloca %struct.VkMemoryBarrier, align 8
  %12 = alloca %struct.VkMemoryBarrier, align 8
  %13 = alloca %struct.VkQueryPoolCreateInfo, align 8
  %14 = alloca %struct.timespec, align 8
  %15 = load ptr, ptr %0, align 8, !tbaa !52
  %16 = getelementptr inbounds %struct.device, ptr %15, i64 0, i32 41
  %17 = load atomic i64, ptr %16 seq_cst, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %26, label %19, !prof !94

19:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #17
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #16
  %21 = load i64, ptr %14, align 8, !tbaa !95
  %22 = mul i64 %21, 1000000000
  %23 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %24 = load i64, ptr %23, align 8, !tbaa !97
  %25 = add i64 %22, %24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #17
  br label %26

26:                                               ; preds = %6, %19
  %27 = phi i64 [ %25, %19 ], [ 0, %6 ]
  %28 = load ptr, ptr %0, align 8, !tbaa !52
  %29 = getelementptr inbounds i8, ptr %1, i64 %2
  %30 = icmp sgt i64 %2, 0
  br i1 %30, label %31, label %86

31:                                               ; preds = %26
  %32 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  br label %33

33:                                               ; preds = %82, %31
  %34 = phi ptr [ %1, %31 ], [ %83, %82 ]
  %35 = phi i64 [ 0, %31 ], [ %84, %82 ]
  %36 = load i16, ptr %34, align 8, !tbaa !98
  %37 = icmp eq i16 %36, 13
  br i1 %37, label %38, label %40

38:                                               ; preds = %33
  %39 = getelementptr inbounds i8, ptr %34, i64 16
  br label %82

40:                                               ; preds = %33
  %41 = getelementptr inbounds %struct.command, ptr %34, i64 0, i32 2
  %42 = load i32, ptr %41, align 4, !tbaa !100
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %34, i64 %43
  switch i16 %36, label %82 [
    i16 1, label %45
    i16 4, label %60
    i16 5, label %60
    i16 8, label %71
    i16 9, label %71
  ]

45:                                               ; preds = %40
  %46 = load i64, ptr %32, align 8, !tbaa !101
  %47 = add i64 %46, -1
  %48 = add i64 %47, %43
  %49 = urem i64 %48, %46
  %50 = getelementptr inbounds %struct.launch, ptr %34, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !41
  %52 = getelementptr inbounds %struct.kernel, ptr %51, i64 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !102
  %54 = add i64 %53, %47
  %55 = urem i64 %54, %46
  %56 = add i64 %35, %48
  %57 = add i64 %49, %55
  %58 = sub i64 %56, %57
  %59 = add i64 %58, %54
  br label %82

60:                                               ; preds = %40, %40
  %61 = getelementptr inbounds %struct.transfer, ptr %34, i64 0, i32 3
  %62 = load i64, ptr %61, align 8, !tbaa !104
  %63 = icmp ult i64 %62, 32769
  br i1 %63, label %64, label %82

64:                                               ; preds = %60
  %65 = load i64, ptr %32, align 8, !tbaa !101
  %66 = add nsw i64 %62, -1
  %67 = add i64 %66, %65
  %68 = urem i64 %67, %65
  %69 = sub i64 %35, %68
  %70 = add i64 %69, %67
  br label %82

71:                                               ; preds = %40, %40
  %72 = getelementptr inbounds %struct.texels, ptr %34, i64 0, i32 2
  %73 = load i64, ptr %72, align 8, !tbaa !106
  %74 = icmp ult i64 %73, 32769
  br i1 %74, label %75, label %82

75:                                               ; preds = %71
  %76 = load i64, ptr %32, align 8, !tbaa !101
  %77 = add nuw nsw i64 %73, 47
  %78 = add i64 %77, %76
  %79 = urem i64 %78, %76
  %80 = sub i64 %35, %79
  %81 = add i64 %80, %78
  br label %82

82:                                               ; preds = %75, %71, %64, %60, %45, %40, %38
  %83 = phi ptr [ %44, %45 ], [ %44, %64 ], [ %44, %60 ], [ %44, %40 ], [ %44, %75 ], [ %44, %71 ], [ %39, %38 ]
  %84 = phi i64 [ %59, %45 ], [ %70, %64 ], [ %35, %60 ], [ %35, %40 ], [ %81, %75 ], [ %35, %71 ], [ %35, %38 ]
  %85 = icmp ult ptr %83, %29
  br i1 %85, label %33, label %86, !llvm.loop !111

86:                                               ; preds = %82, %26
  %87 = phi i64 [ 0, %26 ], [ %84, %82 ]
  %88 = icmp eq ptr %5, null
  br i1 %88, label %100, label %89

89:                                               ; preds = %86
  %90 = shl i32 %4, 1
  %91 = zext i32 %90 to i64
  %92 = shl nuw nsw i64 %91, 3
  %93 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %94 = load i64, ptr %93, align 8, !tbaa !101
  %95 = add nsw i64 %92, -1
  %96 = add i64 %95, %94
  %97 = urem i64 %96, %94
  %98 = sub i64 %87, %97
  %99 = add i64 %98, %96
  br label %100

100:                                              ; preds = %89, %86
  %101 = phi i64 [ %99, %89 ], [ %87, %86 ]
  %102 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %103

103:                                              ; preds = %107, %100
  %104 = phi ptr [ %102, %100 ], [ %105, %107 ]
  %105 = load ptr, ptr %104, align 8, !tbaa !41
  %106 = icmp eq ptr %105, null
  br i1 %106, label %111, label %107

107:                                              ; preds = %103
  %108 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 5
  %109 = load i64, ptr %108, align 8, !tbaa !20
  %110 = icmp ult i64 %109, %101
  br i1 %110, label %103, label %113, !llvm.loop !112

111:                                              ; preds = %103
  %112 = add nsw i64 %101, 1
  br label %664

113:                                              ; preds = %107
  %114 = load ptr, ptr %105, align 8, !tbaa !93
  store ptr %114, ptr %104, align 8, !tbaa !41
  %115 = load ptr, ptr %0, align 8, !tbaa !52
  %116 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 20
  store i32 0, ptr %116, align 8, !tbaa !113
  %117 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 15
  store i32 0, ptr %117, align 8, !tbaa !114
  %118 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 6
  store i64 0, ptr %118, align 8, !tbaa !115
  %119 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 31
  store i32 0, ptr %119, align 8, !tbaa !116
  %120 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 28
  store i32 0, ptr %120, align 8, !tbaa !117
  %121 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 23
  %122 = load i32, ptr %121, align 8, !tbaa !28
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %125

124:                                              ; preds = %129, %113
  br label %154

125:                                              ; preds = %113
  %126 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 25
  %127 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 24
  %128 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 28
  br label %129

129:                                              ; preds = %129, %125
  %130 = phi i32 [ %122, %125 ], [ %144, %129 ]
  %131 = load ptr, ptr %126, align 8, !tbaa !29
  %132 = add i32 %130, -1
  store i32 %132, ptr %121, align 8, !tbaa !28
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds %struct.import, ptr %131, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds [2 x i64], ptr %134, i64 0, i64 1
  %137 = load i64, ptr %136, align 8
  %138 = inttoptr i64 %135 to ptr
  %139 = inttoptr i64 %137 to ptr
  %140 = load ptr, ptr %127, align 8, !tbaa !30
  %141 = load ptr, ptr %115, align 8, !tbaa !26
  call void %140(ptr noundef %141, ptr noundef %138, ptr noundef null) #16
  %142 = load ptr, ptr %128, align 8, !tbaa !31
  %143 = load ptr, ptr %115, align 8, !tbaa !26
  call void %142(ptr noundef %143, ptr noundef %139, ptr noundef null) #16
  %144 = load i32, ptr %121, align 8, !tbaa !28
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %124, label %129, !llvm.loop !32

146:                                              ; preds = %154
  %147 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 18
  %148 = load i32, ptr %147, align 4, !tbaa !118
  store i32 0, ptr %147, align 4, !tbaa !118
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %169, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 34
  %152 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 19
  %153 = zext i32 %148 to i64
  br label %159

154:                                              ; preds = %124, %154
  %155 = phi i64 [ %157, %154 ], [ 0, %124 ]
  %156 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 36, i64 %155
  store ptr null, ptr %156, align 8, !tbaa !119
  %157 = add nuw nsw i64 %155, 1
  %158 = icmp eq i64 %157, 64
  br i1 %158, label %146, label %154, !llvm.loop !121

159:                                              ; preds = %159, %150
  %160 = phi i64 [ 0, %150 ], [ %167, %159 ]
  %161 = load ptr, ptr %151, align 8, !tbaa !122
  %162 = load ptr, ptr %115, align 8, !tbaa !26
  %163 = load ptr, ptr %152, align 8, !tbaa !34
  %164 = getelementptr inbounds ptr, ptr %163, i64 %160
  %165 = load ptr, ptr %164, align 8, !tbaa !41
  %166 = call i32 %161(ptr noundef %162, ptr noundef %165, i32 noundef 0) #16
  %167 = add nuw nsw i64 %160, 1
  %168 = icmp eq i64 %167, %153
  br i1 %168, label %169, label %159, !llvm.loop !123

169:                                              ; preds = %159, %146
  %170 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 33
  %171 = load ptr, ptr %170, align 8, !tbaa !124
  %172 = load ptr, ptr %115, align 8, !tbaa !26
  %173 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 2
  %174 = load ptr, ptr %173, align 8, !tbaa !15
  %175 = call i32 %171(ptr noundef %172, ptr noundef %174, i32 noundef 0) #16
  %176 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 11
  store i32 %4, ptr %176, align 8, !tbaa !125
  %177 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 12
  store ptr %5, ptr %177, align 8, !tbaa !126
  %178 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %105, ptr %178, align 8, !tbaa !127
  %179 = icmp eq i32 %175, 0
  br i1 %179, label %180, label %615

180:                                              ; preds = %169
  %181 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #18
  %182 = load ptr, ptr %177, align 8, !tbaa !126
  %183 = icmp eq ptr %182, null
  %184 = icmp ne i32 %181, 0
  %185 = select i1 %183, i1 true, i1 %184
  br i1 %185, label %231, label %186

186:                                              ; preds = %180
  %187 = load ptr, ptr %0, align 8, !tbaa !52
  %188 = load i32, ptr %176, align 8, !tbaa !125
  %189 = shl i32 %188, 1
  %190 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 8
  %191 = load i32, ptr %190, align 8, !tbaa !128
  %192 = icmp ugt i32 %189, %191
  br i1 %192, label %193, label %210

193:                                              ; preds = %186
  %194 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 26
  %195 = load ptr, ptr %194, align 8, !tbaa !24
  %196 = load ptr, ptr %187, align 8, !tbaa !26
  %197 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 7
  %198 = load ptr, ptr %197, align 8, !tbaa !27
  call void %195(ptr noundef %196, ptr noundef %198, ptr noundef null) #16
  store ptr null, ptr %197, align 8, !tbaa !27
  store i32 0, ptr %190, align 8, !tbaa !128
  %199 = call i32 @llvm.umax.i32(i32 %189, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #17
  store i32 11, ptr %13, align 8, !tbaa !129
  %200 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 1
  store ptr null, ptr %200, align 8, !tbaa !131
  %201 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 2
  store <2 x i32> <i32 0, i32 2>, ptr %201, align 8, !tbaa !132
  %202 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 4
  store i32 %199, ptr %202, align 8, !tbaa !133
  %203 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 5
  store i32 0, ptr %203, align 4, !tbaa !134
  %204 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 23
  %205 = load ptr, ptr %204, align 8, !tbaa !135
  %206 = load ptr, ptr %187, align 8, !tbaa !26
  %207 = call i32 %205(ptr noundef %206, ptr noundef nonnull %13, ptr noundef null, ptr noundef nonnull %197) #16
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %230

209:                                              ; preds = %193
  store i32 %199, ptr %190, align 8, !tbaa !128
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #17
  br label %210

210:                                              ; preds = %209, %186
  %211 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 35
  %212 = load ptr, ptr %211, align 8, !tbaa !136
  %213 = load ptr, ptr %187, align 8, !tbaa !26
  %214 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 7
  %215 = load ptr, ptr %214, align 8, !tbaa !27
  call void %212(ptr noundef %213, ptr noundef %215, i32 noundef 0, i32 noundef %189) #16
  %216 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 9
  store i32 0, ptr %216, align 4, !tbaa !137
  %217 = load i32, ptr %176, align 8, !tbaa !125
  %218 = shl i32 %217, 1
  %219 = zext i32 %218 to i64
  %220 = shl nuw nsw i64 %219, 3
  %221 = load i64, ptr %118, align 8, !tbaa !115
  %222 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 1
  %223 = load i64, ptr %222, align 8, !tbaa !101
  %224 = add i64 %221, -1
  %225 = add i64 %224, %223
  %226 = urem i64 %225, %223
  %227 = sub nuw i64 %225, %226
  %228 = add i64 %227, %220
  store i64 %228, ptr %118, align 8, !tbaa !115
  %229 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 10
  store i64 %227, ptr %229, align 8, !tbaa !138
  br label %231

230:                                              ; preds = %193
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #17
  br label %615

231:                                              ; preds = %210, %180
  %232 = phi i32 [ %181, %180 ], [ 0, %210 ]
  %233 = icmp slt i64 %2, 1
  %234 = icmp ne i32 %232, 0
  %235 = select i1 %233, i1 true, i1 %234
  br i1 %235, label %244, label %236

236:                                              ; preds = %231
  %237 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %238 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 30
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %240 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 1
  %241 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 2
  %242 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 3
  %243 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  br label %250

244:                                              ; preds = %414, %231
  %245 = phi i32 [ %232, %231 ], [ %417, %414 ]
  %246 = phi i1 [ %234, %231 ], [ %423, %414 ]
  %247 = load ptr, ptr %177, align 8, !tbaa !126
  %248 = icmp eq ptr %247, null
  %249 = select i1 %248, i1 true, i1 %246
  br i1 %249, label %447, label %425

250:                                              ; preds = %414, %236
  %251 = phi ptr [ %1, %236 ], [ %421, %414 ]
  %252 = phi i32 [ 1, %236 ], [ %416, %414 ]
  %253 = phi i32 [ 0, %236 ], [ %415, %414 ]
  %254 = load i16, ptr %251, align 4, !tbaa !98
  %255 = icmp eq i16 %254, 14
  br i1 %255, label %256, label %295

256:                                              ; preds = %250
  %257 = load ptr, ptr %238, align 8, !tbaa !36
  %258 = load i32, ptr %120, align 8, !tbaa !117
  %259 = add i32 %258, -1
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds %struct.submission, ptr %257, i64 %260, i32 1
  %262 = load i32, ptr %261, align 4, !tbaa !139
  %263 = icmp eq i32 %262, 32
  %264 = icmp eq i32 %252, 0
  %265 = select i1 %264, i1 true, i1 %263
  br i1 %265, label %266, label %289

266:                                              ; preds = %256
  %267 = load ptr, ptr %239, align 8, !tbaa !82
  %268 = getelementptr inbounds %struct.hardware_queue, ptr %267, i64 0, i32 1
  %269 = load i64, ptr %268, align 8, !tbaa !141
  %270 = trunc i64 %269 to i32
  %271 = and i64 %269, 2048
  %272 = icmp eq i64 %271, 0
  %273 = select i1 %272, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #17
  store i32 46, ptr %12, align 8, !tbaa !143
  store ptr null, ptr %240, align 8, !tbaa !145
  store i32 %273, ptr %241, align 8, !tbaa !146
  %274 = or i32 %273, 8192
  store i32 %274, ptr %242, align 4, !tbaa !147
  %275 = load ptr, ptr %0, align 8, !tbaa !52
  %276 = getelementptr inbounds %struct.device, ptr %275, i64 0, i32 19
  %277 = load ptr, ptr %276, align 8, !tbaa !148
  %278 = load ptr, ptr %237, align 8, !tbaa !149
  %279 = or i32 %270, 16384
  call void %277(ptr noundef %278, i32 noundef %270, i32 noundef %279, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  store i32 0, ptr %243, align 8, !tbaa !150
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #17
  %280 = load ptr, ptr %0, align 8, !tbaa !52
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 27
  %282 = load ptr, ptr %281, align 8, !tbaa !151
  %283 = load ptr, ptr %237, align 8, !tbaa !149
  %284 = call i32 %282(ptr noundef %283) #16
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %615

286:                                              ; preds = %266
  %287 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #18
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %615

289:                                              ; preds = %286, %256
  %290 = getelementptr inbounds %struct.wait, ptr %251, i64 0, i32 1
  %291 = load ptr, ptr %290, align 8, !tbaa !152
  %292 = getelementptr inbounds %struct.wait, ptr %251, i64 0, i32 2
  %293 = load i64, ptr %292, align 8, !tbaa !154
  %294 = call fastcc i32 @add_wait(ptr noundef nonnull %105, ptr noundef %291, i64 noundef %293) #18
  br label %414

295:                                              ; preds = %250
  %296 = load ptr, ptr %177, align 8, !tbaa !126
  %297 = icmp ne ptr %296, null
  %298 = icmp ne i32 %252, 0
  %299 = and i1 %298, %297
  br i1 %299, label %300, label %349

300:                                              ; preds = %295
  %301 = shl i32 %253, 1
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds i64, ptr %296, i64 %302
  %304 = load ptr, ptr %178, align 8, !tbaa !127
  %305 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 9
  %306 = load i32, ptr %305, align 4, !tbaa !137
  %307 = add i32 %306, 1
  store i32 %307, ptr %305, align 4, !tbaa !137
  %308 = load ptr, ptr %0, align 8, !tbaa !52
  %309 = getelementptr inbounds %struct.device, ptr %308, i64 0, i32 20
  %310 = load ptr, ptr %309, align 8, !tbaa !155
  %311 = load ptr, ptr %237, align 8, !tbaa !149
  %312 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 7
  %313 = load ptr, ptr %312, align 8, !tbaa !27
  call void %310(ptr noundef %311, i32 noundef 8192, ptr noundef %313, i32 noundef %306) #16
  %314 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 10
  %315 = load i64, ptr %314, align 8, !tbaa !138
  %316 = zext i32 %306 to i64
  %317 = shl nuw nsw i64 %316, 3
  %318 = add i64 %315, %317
  %319 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 22
  %320 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 20
  %321 = load i32, ptr %320, align 8, !tbaa !113
  %322 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 21
  %323 = load i32, ptr %322, align 4, !tbaa !9
  %324 = icmp ugt i32 %323, %321
  br i1 %324, label %325, label %327

325:                                              ; preds = %300
  %326 = load ptr, ptr %319, align 8, !tbaa !35
  br label %338

327:                                              ; preds = %300
  %328 = icmp eq i32 %323, 0
  %329 = shl i32 %323, 1
  %330 = select i1 %328, i32 8, i32 %329
  %331 = load ptr, ptr %319, align 8, !tbaa !41
  %332 = zext i32 %330 to i64
  %333 = mul nuw nsw i64 %332, 24
  %334 = call ptr @realloc(ptr noundef %331, i64 noundef %333) #16
  %335 = icmp eq ptr %334, null
  br i1 %335, label %351, label %336

336:                                              ; preds = %327
  store ptr %334, ptr %319, align 8, !tbaa !41
  store i32 %330, ptr %322, align 4, !tbaa !9
  %337 = load i32, ptr %320, align 8, !tbaa !113
  br label %338

338:                                              ; preds = %336, %325
  %339 = phi i32 [ %321, %325 ], [ %337, %336 ]
  %340 = phi ptr [ %326, %325 ], [ %334, %336 ]
  %341 = add i32 %339, 1
  store i32 %341, ptr %320, align 8, !tbaa !113
  %342 = zext i32 %339 to i64
  %343 = getelementptr inbounds %struct.arrival, ptr %340, i64 %342
  %344 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 4
  %345 = load ptr, ptr %344, align 8, !tbaa !19
  %346 = getelementptr inbounds i8, ptr %345, i64 %318
  store ptr %303, ptr %343, align 8, !tbaa.struct !156
  %347 = getelementptr inbounds i8, ptr %343, i64 8
  store ptr %346, ptr %347, align 8, !tbaa.struct !157
  %348 = getelementptr inbounds i8, ptr %343, i64 16
  store i64 8, ptr %348, align 8, !tbaa.struct !158
  br label %349

349:                                              ; preds = %338, %295
  %350 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %251) #18
  br label %351

351:                                              ; preds = %349, %327
  %352 = phi i32 [ %350, %349 ], [ -1, %327 ]
  %353 = getelementptr inbounds %struct.command, ptr %251, i64 0, i32 1
  %354 = load i16, ptr %353, align 2, !tbaa !159
  %355 = icmp eq i16 %354, 0
  br i1 %355, label %414, label %356

356:                                              ; preds = %351
  %357 = load ptr, ptr %177, align 8, !tbaa !126
  %358 = icmp eq ptr %357, null
  %359 = icmp ne i32 %352, 0
  %360 = select i1 %358, i1 true, i1 %359
  br i1 %360, label %411, label %361

361:                                              ; preds = %356
  %362 = shl i32 %253, 1
  %363 = or i32 %362, 1
  %364 = zext i32 %363 to i64
  %365 = getelementptr inbounds i64, ptr %357, i64 %364
  %366 = load ptr, ptr %178, align 8, !tbaa !127
  %367 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 9
  %368 = load i32, ptr %367, align 4, !tbaa !137
  %369 = add i32 %368, 1
  store i32 %369, ptr %367, align 4, !tbaa !137
  %370 = load ptr, ptr %0, align 8, !tbaa !52
  %371 = getelementptr inbounds %struct.device, ptr %370, i64 0, i32 20
  %372 = load ptr, ptr %371, align 8, !tbaa !155
  %373 = load ptr, ptr %237, align 8, !tbaa !149
  %374 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 7
  %375 = load ptr, ptr %374, align 8, !tbaa !27
  call void %372(ptr noundef %373, i32 noundef 8192, ptr noundef %375, i32 noundef %368) #16
  %376 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 10
  %377 = load i64, ptr %376, align 8, !tbaa !138
  %378 = zext i32 %368 to i64
  %379 = shl nuw nsw i64 %378, 3
  %380 = add i64 %377, %379
  %381 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 22
  %382 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 20
  %383 = load i32, ptr %382, align 8, !tbaa !113
  %384 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 21
  %385 = load i32, ptr %384, align 4, !tbaa !9
  %386 = icmp ugt i32 %385, %383
  br i1 %386, label %387, label %389

387:                                              ; preds = %361
  %388 = load ptr, ptr %381, align 8, !tbaa !35
  br label %400

389:                                              ; preds = %361
  %390 = icmp eq i32 %385, 0
  %391 = shl i32 %385, 1
  %392 = select i1 %390, i32 8, i32 %391
  %393 = load ptr, ptr %381, align 8, !tbaa !41
  %394 = zext i32 %392 to i64
  %395 = mul nuw nsw i64 %394, 24
  %396 = call ptr @realloc(ptr noundef %393, i64 noundef %395) #16
  %397 = icmp eq ptr %396, null
  br i1 %397, label %411, label %398

398:                                              ; preds = %389
  store ptr %396, ptr %381, align 8, !tbaa !41
  store i32 %392, ptr %384, align 4, !tbaa !9
  %399 = load i32, ptr %382, align 8, !tbaa !113
  br label %400

400:                                              ; preds = %398, %387
  %401 = phi i32 [ %383, %387 ], [ %399, %398 ]
  %402 = phi ptr [ %388, %387 ], [ %396, %398 ]
  %403 = add i32 %401, 1
  store i32 %403, ptr %382, align 8, !tbaa !113
  %404 = zext i32 %401 to i64
  %405 = getelementptr inbounds %struct.arrival, ptr %402, i64 %404
  %406 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 4
  %407 = load ptr, ptr %406, align 8, !tbaa !19
  %408 = getelementptr inbounds i8, ptr %407, i64 %380
  store ptr %365, ptr %405, align 8, !tbaa.struct !156
  %409 = getelementptr inbounds i8, ptr %405, i64 8
  store ptr %408, ptr %409, align 8, !tbaa.struct !157
  %410 = getelementptr inbounds i8, ptr %405, i64 16
  store i64 8, ptr %410, align 8, !tbaa.struct !158
  br label %411

411:                                              ; preds = %400, %389, %356
  %412 = phi i32 [ %352, %356 ], [ 0, %400 ], [ -1, %389 ]
  %413 = add i32 %253, 1
  br label %414

414:                                              ; preds = %411, %351, %289
  %415 = phi i32 [ %413, %411 ], [ %253, %351 ], [ %253, %289 ]
  %416 = phi i32 [ 0, %411 ], [ 0, %351 ], [ 1, %289 ]
  %417 = phi i32 [ %412, %411 ], [ %352, %351 ], [ %294, %289 ]
  %418 = getelementptr inbounds %struct.command, ptr %251, i64 0, i32 2
  %419 = load i32, ptr %418, align 4, !tbaa !100
  %420 = zext i32 %419 to i64
  %421 = getelementptr inbounds i8, ptr %251, i64 %420
  %422 = icmp uge ptr %421, %29
  %423 = icmp ne i32 %417, 0
  %424 = select i1 %422, i1 true, i1 %423
  br i1 %424, label %244, label %250, !llvm.loop !160

425:                                              ; preds = %244
  %426 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %427 = load ptr, ptr %426, align 8, !tbaa !82
  %428 = getelementptr inbounds %struct.hardware_queue, ptr %427, i64 0, i32 1
  %429 = load i64, ptr %428, align 8, !tbaa !141
  %430 = and i64 %429, 2048
  %431 = icmp eq i64 %430, 0
  br i1 %431, label %448, label %432

432:                                              ; preds = %425
  %433 = load ptr, ptr %178, align 8, !tbaa !127
  %434 = load ptr, ptr %0, align 8, !tbaa !52
  %435 = getelementptr inbounds %struct.device, ptr %434, i64 0, i32 15
  %436 = load ptr, ptr %435, align 8, !tbaa !161
  %437 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %438 = load ptr, ptr %437, align 8, !tbaa !149
  %439 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 7
  %440 = load ptr, ptr %439, align 8, !tbaa !27
  %441 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 9
  %442 = load i32, ptr %441, align 4, !tbaa !137
  %443 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 3
  %444 = load ptr, ptr %443, align 8, !tbaa !18
  %445 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 10
  %446 = load i64, ptr %445, align 8, !tbaa !138
  call void %436(ptr noundef %438, ptr noundef %440, i32 noundef 0, i32 noundef %442, ptr noundef %444, i64 noundef %446, i64 noundef 8, i32 noundef 3) #16
  br label %448

447:                                              ; preds = %244
  br i1 %246, label %473, label %448

448:                                              ; preds = %447, %432, %425
  %449 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %450 = load ptr, ptr %449, align 8, !tbaa !82
  %451 = getelementptr inbounds %struct.hardware_queue, ptr %450, i64 0, i32 1
  %452 = load i64, ptr %451, align 8, !tbaa !141
  %453 = trunc i64 %452 to i32
  %454 = and i64 %452, 2048
  %455 = icmp eq i64 %454, 0
  %456 = select i1 %455, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #17
  store i32 46, ptr %11, align 8, !tbaa !143
  %457 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 1
  store ptr null, ptr %457, align 8, !tbaa !145
  %458 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 2
  store i32 %456, ptr %458, align 8, !tbaa !146
  %459 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 3
  %460 = or i32 %456, 8192
  store i32 %460, ptr %459, align 4, !tbaa !147
  %461 = load ptr, ptr %0, align 8, !tbaa !52
  %462 = getelementptr inbounds %struct.device, ptr %461, i64 0, i32 19
  %463 = load ptr, ptr %462, align 8, !tbaa !148
  %464 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %465 = load ptr, ptr %464, align 8, !tbaa !149
  %466 = or i32 %453, 16384
  call void %463(ptr noundef %465, i32 noundef %453, i32 noundef %466, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %11, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %467 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %467, align 8, !tbaa !150
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #17
  %468 = load ptr, ptr %0, align 8, !tbaa !52
  %469 = getelementptr inbounds %struct.device, ptr %468, i64 0, i32 27
  %470 = load ptr, ptr %469, align 8, !tbaa !151
  %471 = load ptr, ptr %464, align 8, !tbaa !149
  %472 = call i32 %470(ptr noundef %471) #16
  br label %473

473:                                              ; preds = %448, %447
  %474 = phi i32 [ %472, %448 ], [ %245, %447 ]
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %615

476:                                              ; preds = %473
  %477 = load ptr, ptr %178, align 8, !tbaa !127
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #17
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 16, !tbaa !9
  %478 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %478, align 16, !tbaa !9
  %479 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %479, align 16, !tbaa !9
  %480 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %480, align 16, !tbaa !9
  %481 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %481, align 16, !tbaa !9
  %482 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %482, align 16, !tbaa !9
  %483 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %483, align 16, !tbaa !9
  %484 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %484, align 16, !tbaa !9
  %485 = getelementptr inbounds %struct.context, ptr %477, i64 0, i32 28
  %486 = getelementptr inbounds %struct.context, ptr %477, i64 0, i32 30
  %487 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %488 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %489 = getelementptr inbounds %struct.context, ptr %477, i64 0, i32 34
  %490 = getelementptr inbounds %struct.context, ptr %477, i64 0, i32 33
  %491 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %492 = getelementptr inbounds %struct.context, ptr %477, i64 0, i32 26
  %493 = load i32, ptr %485, align 8, !tbaa !117
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %612, label %495

495:                                              ; preds = %476, %609
  %496 = phi i32 [ %513, %609 ], [ 0, %476 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %8) #17
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %9) #17
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %10) #17
  %497 = zext i32 %496 to i64
  %498 = add i32 %496, 16
  br label %499

499:                                              ; preds = %552, %495
  %500 = phi i64 [ 0, %495 ], [ %582, %552 ]
  %501 = phi i64 [ %497, %495 ], [ %544, %552 ]
  %502 = phi i32 [ 0, %495 ], [ %536, %552 ]
  %503 = load i32, ptr %485, align 8, !tbaa !117
  %504 = zext i32 %503 to i64
  %505 = icmp ult i64 %501, %504
  %506 = icmp eq i32 %502, 0
  %507 = and i1 %506, %505
  br i1 %507, label %528, label %508

508:                                              ; preds = %499
  %509 = trunc i64 %501 to i32
  %510 = trunc i64 %500 to i32
  br label %511

511:                                              ; preds = %552, %508
  %512 = phi i32 [ %510, %508 ], [ 16, %552 ]
  %513 = phi i32 [ %509, %508 ], [ %498, %552 ]
  %514 = load ptr, ptr %491, align 8, !tbaa !82
  %515 = getelementptr inbounds %struct.hardware_queue, ptr %514, i64 0, i32 2
  %516 = call i32 @pthread_mutex_lock(ptr noundef nonnull %515) #16
  %517 = load ptr, ptr %0, align 8, !tbaa !52
  %518 = getelementptr inbounds %struct.device, ptr %517, i64 0, i32 31
  %519 = load ptr, ptr %518, align 8, !tbaa !162
  %520 = load ptr, ptr %491, align 8, !tbaa !82
  %521 = load ptr, ptr %520, align 8, !tbaa !163
  %522 = call i32 %519(ptr noundef %521, i32 noundef %512, ptr noundef nonnull %9, ptr noundef null) #16
  %523 = load ptr, ptr %491, align 8, !tbaa !82
  %524 = getelementptr inbounds %struct.hardware_queue, ptr %523, i64 0, i32 2
  %525 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %524) #16
  %526 = icmp eq i32 %522, 0
  br i1 %526, label %584, label %527

527:                                              ; preds = %511
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #17
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #17
  br label %612

528:                                              ; preds = %499
  %529 = load ptr, ptr %486, align 8, !tbaa !36
  %530 = getelementptr inbounds %struct.submission, ptr %529, i64 %501
  %531 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %500
  %532 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %500, i32 2
  store i32 0, ptr %532, align 8, !tbaa !164
  %533 = getelementptr inbounds %struct.submission, ptr %529, i64 %501, i32 3
  %534 = load i64, ptr %533, align 8, !tbaa !166
  %535 = icmp ne i64 %534, 0
  %536 = zext i1 %535 to i32
  br i1 %535, label %537, label %542

537:                                              ; preds = %528
  %538 = load ptr, ptr %487, align 8, !tbaa !49
  %539 = getelementptr inbounds %struct.staging, ptr %538, i64 0, i32 1, i32 5
  %540 = load ptr, ptr %539, align 8, !tbaa !167
  store ptr %540, ptr %531, align 8, !tbaa !41
  store i32 1, ptr %532, align 8, !tbaa !164
  %541 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %500, i32 1, i64 0
  store i64 %534, ptr %541, align 8, !tbaa !4
  br label %542

542:                                              ; preds = %537, %528
  %543 = phi i32 [ 1, %537 ], [ 0, %528 ]
  %544 = add nuw nsw i64 %501, 1
  %545 = icmp eq i64 %544, %504
  br i1 %545, label %546, label %552

546:                                              ; preds = %542
  %547 = load ptr, ptr %488, align 8, !tbaa !83
  %548 = zext i32 %543 to i64
  %549 = getelementptr inbounds [2 x ptr], ptr %531, i64 0, i64 %548
  store ptr %547, ptr %549, align 8, !tbaa !41
  %550 = add nuw nsw i32 %543, 1
  store i32 %550, ptr %532, align 8, !tbaa !164
  %551 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %500, i32 1, i64 %548
  store i64 %3, ptr %551, align 8, !tbaa !4
  br label %552

552:                                              ; preds = %546, %542
  %553 = phi i32 [ %550, %546 ], [ %543, %542 ]
  %554 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %8, i64 0, i64 %500
  %555 = getelementptr inbounds %struct.submission, ptr %529, i64 %501, i32 1
  %556 = load i32, ptr %555, align 4, !tbaa !139
  %557 = load ptr, ptr %489, align 8, !tbaa !38
  %558 = load i32, ptr %530, align 8, !tbaa !168
  %559 = zext i32 %558 to i64
  %560 = getelementptr inbounds i64, ptr %557, i64 %559
  %561 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %500, i32 1
  store i32 1000207003, ptr %554, align 8, !tbaa.struct !169
  %562 = getelementptr inbounds i8, ptr %554, i64 8
  store ptr null, ptr %562, align 8, !tbaa.struct !170
  %563 = getelementptr inbounds i8, ptr %554, i64 16
  store i32 %556, ptr %563, align 8, !tbaa.struct !171
  %564 = getelementptr inbounds i8, ptr %554, i64 24
  store ptr %560, ptr %564, align 8, !tbaa.struct !172
  %565 = getelementptr inbounds i8, ptr %554, i64 32
  store i32 %553, ptr %565, align 8, !tbaa.struct !173
  %566 = getelementptr inbounds i8, ptr %554, i64 40
  store ptr %561, ptr %566, align 8, !tbaa.struct !174
  %567 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %9, i64 0, i64 %500
  %568 = load i32, ptr %555, align 4, !tbaa !139
  %569 = load ptr, ptr %490, align 8, !tbaa !37
  %570 = load i32, ptr %530, align 8, !tbaa !168
  %571 = zext i32 %570 to i64
  %572 = getelementptr inbounds ptr, ptr %569, i64 %571
  %573 = getelementptr inbounds %struct.submission, ptr %529, i64 %501, i32 2
  store i32 4, ptr %567, align 8, !tbaa.struct !175
  %574 = getelementptr inbounds i8, ptr %567, i64 8
  store ptr %554, ptr %574, align 8, !tbaa.struct !176
  %575 = getelementptr inbounds i8, ptr %567, i64 16
  store i32 %568, ptr %575, align 8, !tbaa.struct !177
  %576 = getelementptr inbounds i8, ptr %567, i64 24
  store ptr %572, ptr %576, align 8, !tbaa.struct !178
  %577 = getelementptr inbounds i8, ptr %567, i64 32
  store ptr %7, ptr %577, align 8, !tbaa.struct !170
  %578 = getelementptr inbounds i8, ptr %567, i64 40
  store i32 1, ptr %578, align 8, !tbaa.struct !171
  %579 = getelementptr inbounds i8, ptr %567, i64 48
  store ptr %573, ptr %579, align 8, !tbaa.struct !172
  %580 = getelementptr inbounds i8, ptr %567, i64 56
  store i32 %553, ptr %580, align 8, !tbaa.struct !173
  %581 = getelementptr inbounds i8, ptr %567, i64 64
  store ptr %531, ptr %581, align 8, !tbaa.struct !174
  %582 = add nuw nsw i64 %500, 1
  %583 = icmp eq i64 %582, 16
  br i1 %583, label %511, label %499, !llvm.loop !179

584:                                              ; preds = %511
  %585 = load ptr, ptr %487, align 8, !tbaa !49
  %586 = load ptr, ptr %492, align 8, !tbaa !180
  %587 = icmp eq ptr %586, null
  br i1 %587, label %609, label %588

588:                                              ; preds = %584
  %589 = getelementptr inbounds %struct.staging, ptr %585, i64 0, i32 7
  %590 = call i32 @pthread_mutex_lock(ptr noundef nonnull %589) #16
  %591 = load ptr, ptr %492, align 8, !tbaa !180
  %592 = icmp eq ptr %591, null
  br i1 %592, label %600, label %593

593:                                              ; preds = %588
  %594 = getelementptr inbounds %struct.staging, ptr %585, i64 0, i32 6
  br label %595

595:                                              ; preds = %604, %593
  %596 = phi ptr [ %591, %593 ], [ %607, %604 ]
  %597 = getelementptr inbounds %struct.chunk, ptr %596, i64 0, i32 5
  %598 = load i32, ptr %597, align 4, !tbaa !181
  %599 = icmp ult i32 %598, %513
  br i1 %599, label %604, label %600

600:                                              ; preds = %604, %595, %588
  %601 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %589) #16
  %602 = getelementptr inbounds %struct.staging, ptr %585, i64 0, i32 8
  %603 = call i32 @pthread_cond_signal(ptr noundef nonnull %602) #16
  br label %609

604:                                              ; preds = %595
  %605 = load ptr, ptr %596, align 8, !tbaa !56
  store ptr %605, ptr %492, align 8, !tbaa !180
  store ptr null, ptr %596, align 8, !tbaa !56
  %606 = load ptr, ptr %594, align 8, !tbaa !48
  store ptr %596, ptr %606, align 8, !tbaa !41
  store ptr %596, ptr %594, align 8, !tbaa !48
  %607 = load ptr, ptr %492, align 8, !tbaa !180
  %608 = icmp eq ptr %607, null
  br i1 %608, label %600, label %595, !llvm.loop !182

609:                                              ; preds = %600, %584
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #17
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #17
  %610 = load i32, ptr %485, align 8, !tbaa !117
  %611 = icmp ult i32 %513, %610
  br i1 %611, label %495, label %612

612:                                              ; preds = %609, %527, %476
  %613 = phi i32 [ %496, %527 ], [ 0, %476 ], [ %513, %609 ]
  %614 = phi i32 [ %522, %527 ], [ 0, %476 ], [ 0, %609 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #17
  br label %615

615:                                              ; preds = %286, %266, %612, %473, %230, %169
  %616 = phi i32 [ %613, %612 ], [ 0, %473 ], [ 0, %169 ], [ 0, %230 ], [ 0, %266 ], [ 0, %286 ]
  %617 = phi i32 [ %614, %612 ], [ %474, %473 ], [ %175, %169 ], [ %207, %230 ], [ %287, %286 ], [ %284, %266 ]
  %618 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 26
  %619 = load ptr, ptr %618, align 8, !tbaa !180
  %620 = icmp eq ptr %619, null
  br i1 %620, label %632, label %621

621:                                              ; preds = %615
  %622 = getelementptr inbounds %struct.chunk, ptr %619, i64 0, i32 2
  %623 = load i64, ptr %622, align 8, !tbaa !59
  %624 = add i64 %623, -1
  %625 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %626 = load ptr, ptr %625, align 8, !tbaa !49
  %627 = getelementptr inbounds %struct.staging, ptr %626, i64 0, i32 2
  store i64 %624, ptr %627, align 8, !tbaa !183
  br label %628

628:                                              ; preds = %628, %621
  %629 = phi ptr [ %630, %628 ], [ %619, %621 ]
  %630 = load ptr, ptr %629, align 8, !tbaa !56
  call void @free(ptr noundef nonnull %629) #16
  %631 = icmp eq ptr %630, null
  br i1 %631, label %632, label %628, !llvm.loop !184

632:                                              ; preds = %628, %615
  store ptr null, ptr %618, align 8, !tbaa !180
  %633 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 27
  store ptr %618, ptr %633, align 8, !tbaa !22
  %634 = icmp eq i32 %617, 0
  br i1 %634, label %645, label %635

635:                                              ; preds = %632
  %636 = icmp ne i32 %616, 0
  %637 = icmp eq i32 %617, -4
  %638 = select i1 %636, i1 true, i1 %637
  br i1 %638, label %639, label %641

639:                                              ; preds = %635
  %640 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %617, ptr %640 seq_cst, align 8
  br label %643

641:                                              ; preds = %635
  %642 = load ptr, ptr %102, align 8, !tbaa !92
  store ptr %642, ptr %105, align 8, !tbaa !93
  store ptr %105, ptr %102, align 8, !tbaa !92
  br label %643

643:                                              ; preds = %641, %639
  %644 = sext i32 %617 to i64
  br label %664

645:                                              ; preds = %632
  %646 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 1
  store i64 %3, ptr %646, align 8, !tbaa !80
  store ptr null, ptr %105, align 8, !tbaa !93
  %647 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %648 = call i32 @pthread_mutex_lock(ptr noundef nonnull %647) #16
  %649 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %650 = load ptr, ptr %649, align 8, !tbaa !86
  store ptr %105, ptr %650, align 8, !tbaa !41
  store ptr %105, ptr %649, align 8, !tbaa !86
  %651 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %652 = load i32, ptr %651, align 8, !tbaa !89
  %653 = icmp eq i32 %652, 0
  br i1 %653, label %662, label %654

654:                                              ; preds = %645
  %655 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %656 = load atomic i64, ptr %655 seq_cst, align 8
  %657 = icmp eq i64 %656, 0
  %658 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %647) #16
  br i1 %657, label %664, label %659

659:                                              ; preds = %654
  %660 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %661 = call i32 @pthread_cond_signal(ptr noundef nonnull %660) #16
  br label %664

662:                                              ; preds = %645
  %663 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %647) #16
  br label %664

664:                                              ; preds = %111, %643, %654, %659, %662
  %665 = phi i64 [ %112, %111 ], [ %644, %643 ], [ 0, %662 ], [ 0, %659 ], [ 0, %654 ]
  %666 = icmp eq i64 %27, 0
  br i1 %666, label %674, label %667, !prof !94

667:                                              ; preds = %664
  %668 = load ptr, ptr %0, align 8, !tbaa !52
  %669 = getelementptr inbounds %struct.device, ptr %668, i64 0, i32 41
  %670 = load atomic i64, ptr %669 seq_cst, align 8
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %674, label %672

672:                                              ; preds = %667
  %673 = inttoptr i64 %670 to ptr
  call fastcc void @add_span(ptr noundef nonnull %673, i64 noundef %27, i16 noundef 1, i16 noundef 2, i64 noundef 0) #18
  br label %674

674:                                              ; preds = %664, %667, %672
  ret i64 %665
}

; Function Attrs: nounwind
define dso_local i32 @device_open(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 296) #16
  %4 = icmp eq ptr %3, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %7 = tail call i64 @llvm.umin.i64(i64 %1, i64 8)
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 5
  store i32 %8, ptr %9, align 4, !tbaa !185
  %10 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 10
  store ptr %6, ptr %10, align 8, !tbaa !187
  br label %11

11:                                               ; preds = %2, %5
  %12 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  store ptr %3, ptr %12, align 8, !tbaa !71
  %13 = icmp ne ptr %3, null
  %14 = zext i1 %13 to i32
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %3 = load ptr, ptr %2, align 8, !tbaa !71
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #16
  %5 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 8
  store i32 1, ptr %5, align 8, !tbaa !188
  %6 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #16
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #16
  %9 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 6
  %10 = load i32, ptr %9, align 8, !tbaa !189
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %1, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %1 ]
  %14 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 9, i64 %13
  %15 = load i64, ptr %14, align 8, !tbaa !4
  %16 = tail call i32 @pthread_join(i64 noundef %15, ptr noundef null) #16
  %17 = add nuw nsw i64 %13, 1
  %18 = load i32, ptr %9, align 8, !tbaa !189
  %19 = zext i32 %18 to i64
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %12, label %21, !llvm.loop !190

21:                                               ; preds = %12, %1
  tail call void @free(ptr noundef nonnull %3) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %6 = load ptr, ptr %5, align 8, !tbaa !71
  tail call fastcc void @copy_shared(ptr noundef %6, ptr noundef %1, ptr noundef %2, i64 noundef %3, i16 noundef 1, i16 noundef 3) #18
  ret void
}

; Function Attrs: inlinehint nounwind
define internal fastcc void @copy_shared(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i16 noundef %4, i16 noundef %5) unnamed_addr #8 {
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.copying, align 8
  %10 = alloca [16 x %struct.piece], align 8
  %11 = lshr i64 %3, 4
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 1048576)
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 131072)
  %14 = and i64 %13, 2097088
  %15 = icmp eq i64 %3, 0
  br i1 %15, label %152, label %16

16:                                               ; preds = %6
  %17 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %19 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %20 = getelementptr inbounds %struct.copying, ptr %9, i64 0, i32 1
  %21 = getelementptr inbounds %struct.copying, ptr %9, i64 0, i32 2
  %22 = getelementptr inbounds %struct.copying, ptr %9, i64 0, i32 3
  %23 = getelementptr inbounds %struct.copying, ptr %9, i64 0, i32 4
  %24 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %25 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %26 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %27 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %28 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  br label %29

29:                                               ; preds = %16, %149
  %30 = phi ptr [ %1, %16 ], [ %43, %149 ]
  %31 = phi ptr [ %2, %16 ], [ %44, %149 ]
  %32 = phi i64 [ %3, %16 ], [ %45, %149 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #17
  br label %33

33:                                               ; preds = %29, %33
  %34 = phi i64 [ 0, %29 ], [ %46, %33 ]
  %35 = phi ptr [ %30, %29 ], [ %43, %33 ]
  %36 = phi ptr [ %31, %29 ], [ %44, %33 ]
  %37 = phi i64 [ %32, %29 ], [ %45, %33 ]
  %38 = call i64 @llvm.umin.i64(i64 %37, i64 %14)
  %39 = getelementptr inbounds [16 x %struct.piece], ptr %10, i64 0, i64 %34
  store ptr %35, ptr %39, align 8, !tbaa.struct !191
  %40 = getelementptr inbounds i8, ptr %39, i64 8
  store ptr %36, ptr %40, align 8, !tbaa.struct !192
  %41 = getelementptr inbounds i8, ptr %39, i64 16
  store i64 %38, ptr %41, align 8, !tbaa.struct !193
  %42 = getelementptr inbounds i8, ptr %39, i64 24
  store i32 0, ptr %42, align 8, !tbaa.struct !194
  %43 = getelementptr inbounds i8, ptr %35, i64 %38
  %44 = getelementptr inbounds i8, ptr %36, i64 %38
  %45 = sub i64 %37, %38
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp ne i64 %45, 0
  %48 = icmp ult i64 %34, 15
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %33, label %50, !llvm.loop !195

50:                                               ; preds = %33
  %51 = trunc i64 %34 to i32
  %52 = trunc i64 %46 to i32
  %53 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %54 = load i32, ptr %17, align 8, !tbaa !189
  %55 = load i32, ptr %18, align 4, !tbaa !185
  %56 = icmp ult i32 %54, %55
  br i1 %56, label %57, label %69

57:                                               ; preds = %50, %65
  %58 = phi i32 [ %66, %65 ], [ %54, %50 ]
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9, i64 %59
  %61 = call i32 @pthread_create(ptr noundef nonnull %60, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #16
  %62 = icmp eq i32 %61, 0
  %63 = load i32, ptr %17, align 8, !tbaa !189
  br i1 %62, label %65, label %64

64:                                               ; preds = %57
  store i32 %63, ptr %18, align 4, !tbaa !185
  br label %69

65:                                               ; preds = %57
  %66 = add i32 %63, 1
  store i32 %66, ptr %17, align 8, !tbaa !189
  %67 = load i32, ptr %18, align 4, !tbaa !185
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %57, label %69, !llvm.loop !196

69:                                               ; preds = %65, %50, %64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #17
  %70 = load ptr, ptr %19, align 8, !tbaa !197
  store ptr %70, ptr %9, align 8, !tbaa !198
  store ptr %10, ptr %20, align 8, !tbaa !200
  store i32 %52, ptr %21, align 8, !tbaa !201
  store i32 0, ptr %22, align 4, !tbaa !202
  store i16 %5, ptr %23, align 8, !tbaa !203
  store ptr %9, ptr %19, align 8, !tbaa !197
  %71 = load i32, ptr %24, align 8, !tbaa !204
  %72 = add i32 %71, 1
  store atomic i32 %72, ptr %24 seq_cst, align 8
  %73 = and i64 %46, 4294967295
  br label %74

74:                                               ; preds = %146, %69
  %75 = phi i32 [ 0, %69 ], [ %147, %146 ]
  %76 = load i32, ptr %22, align 4, !tbaa !202
  %77 = icmp ugt i32 %76, %51
  br i1 %77, label %99, label %78

78:                                               ; preds = %74
  %79 = load ptr, ptr %20, align 8, !tbaa !200
  %80 = add nuw i32 %76, 1
  store i32 %80, ptr %22, align 4, !tbaa !202
  %81 = load i32, ptr %21, align 8, !tbaa !201
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %78, %83
  %84 = phi ptr [ %85, %83 ], [ %19, %78 ]
  %85 = load ptr, ptr %84, align 8, !tbaa !41
  %86 = icmp eq ptr %85, %9
  br i1 %86, label %87, label %83, !llvm.loop !205

87:                                               ; preds = %83
  %88 = load ptr, ptr %9, align 8, !tbaa !198
  store ptr %88, ptr %84, align 8, !tbaa !41
  %89 = load i32, ptr %24, align 8, !tbaa !204
  %90 = add i32 %89, -1
  store atomic i32 %90, ptr %24 seq_cst, align 8
  br label %91

91:                                               ; preds = %87, %78
  %92 = load ptr, ptr %19, align 8, !tbaa !197
  %93 = icmp eq ptr %92, null
  br i1 %93, label %96, label %94

94:                                               ; preds = %91
  %95 = call i32 @pthread_cond_signal(ptr noundef nonnull %28) #16
  br label %96

96:                                               ; preds = %94, %91
  %97 = zext i32 %76 to i64
  %98 = getelementptr inbounds %struct.piece, ptr %79, i64 %97
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %98, i16 noundef %4, i16 noundef %5) #18
  br label %130

99:                                               ; preds = %74
  %100 = zext i32 %75 to i64
  %101 = getelementptr inbounds %struct.piece, ptr %10, i64 %100, i32 3
  %102 = load i32, ptr %101, align 8, !tbaa !206
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %130

104:                                              ; preds = %99
  %105 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #17
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %107 = load i64, ptr %8, align 8, !tbaa !95
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %25, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #17
  %110 = add i64 %109, 200000
  %111 = add i64 %110, %108
  %112 = load atomic i32, ptr %101 seq_cst, align 8
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %121

114:                                              ; preds = %104, %125
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #17
  %115 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %116 = load i64, ptr %7, align 8, !tbaa !95
  %117 = mul i64 %116, 1000000000
  %118 = load i64, ptr %26, align 8, !tbaa !97
  %119 = add i64 %117, %118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #17
  %120 = icmp ult i64 %119, %111
  br i1 %120, label %125, label %121

121:                                              ; preds = %125, %114, %104
  %122 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %123 = load i32, ptr %101, align 8, !tbaa !206
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %128, label %130

125:                                              ; preds = %114
  call void @llvm.aarch64.hint(i32 1)
  %126 = load atomic i32, ptr %101 seq_cst, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %114, label %121, !llvm.loop !208

128:                                              ; preds = %121
  %129 = call i32 @pthread_cond_wait(ptr noundef nonnull %27, ptr noundef %0) #16
  br label %130

130:                                              ; preds = %128, %121, %99, %96
  %131 = icmp ugt i32 %75, %51
  br i1 %131, label %146, label %132

132:                                              ; preds = %130
  %133 = zext i32 %75 to i64
  br label %134

134:                                              ; preds = %139, %132
  %135 = phi i64 [ %133, %132 ], [ %142, %139 ]
  %136 = getelementptr inbounds %struct.piece, ptr %10, i64 %135, i32 3
  %137 = load i32, ptr %136, align 8, !tbaa !206
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %134
  %140 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  %141 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %142 = add nuw nsw i64 %135, 1
  %143 = icmp eq i64 %142, %73
  br i1 %143, label %149, label %134, !llvm.loop !209

144:                                              ; preds = %134
  %145 = trunc i64 %135 to i32
  br label %146

146:                                              ; preds = %144, %130
  %147 = phi i32 [ %75, %130 ], [ %145, %144 ]
  %148 = icmp ugt i32 %147, %51
  br i1 %148, label %149, label %74, !llvm.loop !210

149:                                              ; preds = %146, %139
  %150 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #17
  %151 = icmp eq i64 %45, 0
  br i1 %151, label %152, label %29, !llvm.loop !211

152:                                              ; preds = %149, %6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @device_record(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #9 {
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5) local_unnamed_addr #3 {
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = add i64 %5, 1
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 8) #16
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 35
  store ptr %9, ptr %10, align 8, !tbaa !39
  %11 = icmp eq ptr %9, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %1, ptr %13, align 8, !tbaa !127
  %14 = tail call fastcc i32 @begin_submission(ptr noundef %0) #18
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
  %29 = load i64, ptr %28, align 8, !tbaa !4
  %30 = icmp eq i64 %29, %24
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = load i64, ptr %19, align 8, !tbaa !115
  %33 = load ptr, ptr %0, align 8, !tbaa !52
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !101
  %36 = add i64 %32, -1
  %37 = add i64 %36, %35
  %38 = urem i64 %37, %35
  %39 = sub nuw i64 %37, %38
  %40 = load ptr, ptr %10, align 8, !tbaa !39
  %41 = add nuw i64 %25, 1
  %42 = getelementptr inbounds i64, ptr %40, i64 %25
  store i64 %39, ptr %42, align 8, !tbaa !4
  br label %43

43:                                               ; preds = %31, %27, %23
  %44 = phi i64 [ %41, %31 ], [ %25, %27 ], [ %25, %23 ]
  %45 = getelementptr inbounds i8, ptr %2, i64 %24
  %46 = tail call fastcc i32 @execute(ptr noundef %0, ptr noundef %45) #18
  %47 = getelementptr inbounds %struct.command, ptr %45, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !100
  %49 = zext i32 %48 to i64
  %50 = add i64 %24, %49
  %51 = icmp ult i64 %50, %3
  %52 = icmp eq i32 %46, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %23, label %20, !llvm.loop !212

54:                                               ; preds = %20
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !82
  %57 = getelementptr inbounds %struct.hardware_queue, ptr %56, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !141
  %59 = trunc i64 %58 to i32
  %60 = and i64 %58, 2048
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !143
  %63 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %63, align 8, !tbaa !145
  %64 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %62, ptr %64, align 8, !tbaa !146
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %66 = or i32 %62, 8192
  store i32 %66, ptr %65, align 4, !tbaa !147
  %67 = load ptr, ptr %0, align 8, !tbaa !52
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 19
  %69 = load ptr, ptr %68, align 8, !tbaa !148
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %71 = load ptr, ptr %70, align 8, !tbaa !149
  %72 = or i32 %59, 16384
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %73, align 8, !tbaa !150
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  %74 = load ptr, ptr %0, align 8, !tbaa !52
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 27
  %76 = load ptr, ptr %75, align 8, !tbaa !151
  %77 = load ptr, ptr %70, align 8, !tbaa !149
  %78 = call i32 %76(ptr noundef %77) #16
  br label %79

79:                                               ; preds = %54, %20, %6
  %80 = phi i32 [ -1, %6 ], [ %78, %54 ], [ %21, %20 ]
  ret i32 %80
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_submission(ptr nocapture noundef %0) unnamed_addr #3 {
  %2 = alloca %struct.VkCommandBufferAllocateInfo, align 8
  %3 = alloca %struct.VkCommandBufferInheritanceInfo, align 8
  %4 = alloca %struct.VkCommandBufferBeginInfo, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %6 = load ptr, ptr %5, align 8, !tbaa !127
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 30
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 28
  %9 = load i32, ptr %8, align 8, !tbaa !117
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 29
  %11 = load i32, ptr %10, align 4, !tbaa !9
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !41
  %18 = zext i32 %16 to i64
  %19 = mul nuw nsw i64 %18, 24
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #16
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !41
  store i32 %16, ptr %10, align 4, !tbaa !9
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !52
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  %26 = load i32, ptr %25, align 8, !tbaa !114
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 14
  %28 = load i32, ptr %27, align 4, !tbaa !213
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !41
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #16
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #17
  store i32 40, ptr %2, align 8, !tbaa !214
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !216
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !15
  store ptr %44, ptr %42, align 8, !tbaa !217
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %47 = load i32, ptr %46, align 8, !tbaa !21
  store i32 %47, ptr %45, align 8, !tbaa !218
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 4, !tbaa !213
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !219
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !220
  %55 = load ptr, ptr %24, align 8, !tbaa !26
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #16
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 4, !tbaa !213
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #17
  %59 = load i32, ptr %25, align 8, !tbaa !114
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #17
  br label %99

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %64 = load i32, ptr %63, align 8, !tbaa !21
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17
  store i32 42, ptr %4, align 8, !tbaa !221
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !223
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !224
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !225
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !226
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  %74 = load ptr, ptr %73, align 8, !tbaa !33
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !41
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #17
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !33
  %82 = load i32, ptr %25, align 8, !tbaa !114
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 8, !tbaa !114
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !41
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %86, ptr %87, align 8, !tbaa !149
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 1, ptr %88, align 8, !tbaa !150
  %89 = load ptr, ptr %7, align 8, !tbaa !36
  %90 = load i32, ptr %8, align 8, !tbaa !117
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !117
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 31
  %95 = load i32, ptr %94, align 8, !tbaa !116
  store i32 %95, ptr %93, align 8, !tbaa.struct !227
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !228
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !157
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !158
  br label %99

99:                                               ; preds = %30, %60, %13, %80, %61
  %100 = phi i32 [ 0, %80 ], [ %78, %61 ], [ -1, %13 ], [ -1, %30 ], [ %56, %60 ]
  ret i32 %100
}

; Function Attrs: nounwind
define internal fastcc i32 @execute(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
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
  %36 = load ptr, ptr %0, align 8, !tbaa !52
  %37 = load i16, ptr %1, align 4, !tbaa !98
  switch i16 %37, label %1027 [
    i16 1, label %38
    i16 4, label %541
    i16 5, label %541
    i16 8, label %706
    i16 9, label %706
    i16 13, label %922
    i16 15, label %1093
  ]

38:                                               ; preds = %2
  %39 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %40 = load ptr, ptr %39, align 8, !tbaa !41
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %42 = load ptr, ptr %41, align 8, !tbaa !127
  %43 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #18
  %44 = getelementptr inbounds %struct.kernel, ptr %40, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !102
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %62, label %47

47:                                               ; preds = %38
  %48 = load ptr, ptr %0, align 8, !tbaa !52
  %49 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 6
  %50 = load i64, ptr %49, align 8, !tbaa !115
  %51 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !101
  %53 = add i64 %50, -1
  %54 = add i64 %53, %52
  %55 = urem i64 %54, %52
  %56 = sub nuw i64 %54, %55
  %57 = add i64 %56, %45
  store i64 %57, ptr %49, align 8, !tbaa !115
  %58 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %59 = load ptr, ptr %58, align 8, !tbaa !19
  %60 = getelementptr inbounds i8, ptr %59, i64 %56
  %61 = tail call ptr @memset(ptr noundef %60, i32 noundef 0, i64 noundef %45) #16
  br label %62

62:                                               ; preds = %47, %38
  %63 = phi i64 [ %56, %47 ], [ 0, %38 ]
  %64 = load i64, ptr %40, align 8, !tbaa !229
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %505, label %66

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

100:                                              ; preds = %499, %66
  %101 = phi i64 [ 0, %66 ], [ %500, %499 ]
  %102 = load ptr, ptr %67, align 8, !tbaa !230
  %103 = getelementptr inbounds %struct.task, ptr %102, i64 %101
  %104 = load ptr, ptr %0, align 8, !tbaa !52
  %105 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 6
  %106 = load i64, ptr %105, align 8, !tbaa !231
  %107 = icmp eq i64 %106, 0
  %108 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 3
  %109 = load i64, ptr %108, align 8, !tbaa !233
  br i1 %107, label %146, label %110

110:                                              ; preds = %100
  %111 = icmp eq i64 %109, 0
  br i1 %111, label %112, label %113

112:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %34) #17
  br label %498

113:                                              ; preds = %110
  %114 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 8
  br label %122

115:                                              ; preds = %122
  %116 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 4
  %117 = load i64, ptr %116, align 8, !tbaa !234
  %118 = add i64 %132, -1
  %119 = add i64 %118, %117
  %120 = udiv i64 %119, %117
  %121 = icmp ult i64 %132, 2147483647
  br i1 %121, label %136, label %139

122:                                              ; preds = %122, %113
  %123 = phi i64 [ 0, %113 ], [ %133, %122 ]
  %124 = phi i64 [ 1, %113 ], [ %132, %122 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %33) #17
  %125 = load ptr, ptr %114, align 8, !tbaa !235
  %126 = getelementptr inbounds i64, ptr %125, i64 %123
  %127 = load i64, ptr %126, align 8, !tbaa !4
  %128 = getelementptr inbounds i8, ptr %68, i64 %127
  %129 = call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %128, i64 noundef 4) #16
  %130 = load i32, ptr %33, align 4, !tbaa !9
  %131 = sext i32 %130 to i64
  %132 = mul i64 %124, %131
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %33) #17
  %133 = add nuw i64 %123, 1
  %134 = load i64, ptr %105, align 8, !tbaa !231
  %135 = icmp ult i64 %133, %134
  br i1 %135, label %122, label %115, !llvm.loop !236

136:                                              ; preds = %115
  %137 = sub nuw nsw i64 2147483647, %132
  %138 = udiv i64 %137, %117
  br label %139

139:                                              ; preds = %136, %115
  %140 = phi i64 [ %138, %136 ], [ 0, %115 ]
  %141 = load i64, ptr %108, align 8, !tbaa !233
  %142 = call i64 @llvm.umin.i64(i64 %140, i64 %141)
  %143 = call i64 @llvm.umin.i64(i64 %120, i64 %142)
  %144 = icmp eq i64 %143, 0
  %145 = select i1 %144, i64 1, i64 %143
  br label %146

146:                                              ; preds = %139, %100
  %147 = phi i64 [ %145, %139 ], [ %109, %100 ]
  %148 = trunc i64 %147 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %34) #17
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %498, label %150

150:                                              ; preds = %146
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #17
  %151 = load ptr, ptr %0, align 8, !tbaa !52
  %152 = load ptr, ptr %41, align 8, !tbaa !127
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %30) #17
  %153 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 5
  %154 = load i64, ptr %153, align 8, !tbaa !237
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %160, label %156

156:                                              ; preds = %150
  %157 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 7
  br label %186

158:                                              ; preds = %206
  %159 = icmp ult i32 %208, 6
  br i1 %159, label %160, label %217

160:                                              ; preds = %158, %150
  %161 = phi i32 [ %208, %158 ], [ 0, %150 ]
  %162 = zext i32 %161 to i64
  %163 = sub nsw i64 6, %162
  %164 = icmp ult i64 %163, 12
  br i1 %164, label %184, label %165

165:                                              ; preds = %160
  %166 = sub nsw i64 5, %162
  %167 = trunc i64 %166 to i32
  %168 = sub nuw nsw i32 -2, %161
  %169 = icmp ult i32 %168, %167
  %170 = icmp ugt i64 %166, 4294967295
  %171 = or i1 %169, %170
  br i1 %171, label %184, label %172

172:                                              ; preds = %165
  %173 = and i64 %163, -4
  %174 = add nsw i64 %173, %162
  br label %175

175:                                              ; preds = %175, %172
  %176 = phi i64 [ 0, %172 ], [ %180, %175 ]
  %177 = add i64 %176, %162
  %178 = getelementptr inbounds ptr, ptr %30, i64 %177
  store <2 x ptr> zeroinitializer, ptr %178, align 8, !tbaa !41
  %179 = getelementptr inbounds ptr, ptr %178, i64 2
  store <2 x ptr> zeroinitializer, ptr %179, align 8, !tbaa !41
  %180 = add nuw i64 %176, 4
  %181 = icmp eq i64 %180, %173
  br i1 %181, label %182, label %175, !llvm.loop !238

182:                                              ; preds = %175
  %183 = icmp eq i64 %163, %173
  br i1 %183, label %217, label %184

184:                                              ; preds = %165, %160, %182
  %185 = phi i64 [ %162, %165 ], [ %162, %160 ], [ %174, %182 ]
  br label %211

186:                                              ; preds = %206, %156
  %187 = phi i64 [ %154, %156 ], [ %207, %206 ]
  %188 = phi i64 [ 0, %156 ], [ %209, %206 ]
  %189 = phi i32 [ 0, %156 ], [ %208, %206 ]
  %190 = load ptr, ptr %157, align 8, !tbaa !241
  %191 = getelementptr inbounds %struct.binding, ptr %190, i64 %188
  %192 = load i64, ptr %191, align 8, !tbaa !242
  switch i64 %192, label %206 [
    i64 6, label %243
    i64 7, label %243
    i64 5, label %193
  ]

193:                                              ; preds = %186
  %194 = icmp eq i32 %189, 6
  br i1 %194, label %243, label %195

195:                                              ; preds = %193
  %196 = getelementptr inbounds %struct.binding, ptr %190, i64 %188, i32 2
  %197 = load i64, ptr %196, align 8, !tbaa !244
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #17
  %198 = getelementptr inbounds i8, ptr %68, i64 %197
  %199 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %198, i64 noundef 8) #16
  %200 = load ptr, ptr %29, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #17
  %201 = load ptr, ptr %200, align 8, !tbaa !245
  %202 = add i32 %189, 1
  %203 = zext i32 %189 to i64
  %204 = getelementptr inbounds ptr, ptr %30, i64 %203
  store ptr %201, ptr %204, align 8, !tbaa !41
  %205 = load i64, ptr %153, align 8, !tbaa !237
  br label %206

206:                                              ; preds = %195, %186
  %207 = phi i64 [ %205, %195 ], [ %187, %186 ]
  %208 = phi i32 [ %202, %195 ], [ %189, %186 ]
  %209 = add nuw i64 %188, 1
  %210 = icmp ult i64 %209, %207
  br i1 %210, label %186, label %158, !llvm.loop !247

211:                                              ; preds = %184, %211
  %212 = phi i64 [ %213, %211 ], [ %185, %184 ]
  %213 = add nuw nsw i64 %212, 1
  %214 = getelementptr inbounds ptr, ptr %30, i64 %212
  store ptr null, ptr %214, align 8, !tbaa !41
  %215 = and i64 %213, 4294967295
  %216 = icmp eq i64 %215, 6
  br i1 %216, label %217, label %211, !llvm.loop !248

217:                                              ; preds = %211, %182, %158
  %218 = load ptr, ptr %41, align 8, !tbaa !127
  %219 = ptrtoint ptr %103 to i64
  %220 = udiv i64 %219, 72
  %221 = and i64 %220, 63
  %222 = getelementptr inbounds %struct.context, ptr %218, i64 0, i32 36, i64 %221
  %223 = load ptr, ptr %222, align 8, !tbaa !119
  %224 = icmp eq ptr %223, %103
  br i1 %224, label %225, label %243

225:                                              ; preds = %217
  %226 = getelementptr inbounds %struct.context, ptr %218, i64 0, i32 36, i64 %221, i32 2, i64 0
  %227 = load <4 x ptr>, ptr %226, align 8, !tbaa !41
  %228 = load <4 x ptr>, ptr %30, align 16, !tbaa !41
  %229 = icmp ne <4 x ptr> %227, %228
  %230 = getelementptr inbounds %struct.context, ptr %218, i64 0, i32 36, i64 %221, i32 2, i64 4
  %231 = load <2 x ptr>, ptr %230, align 8, !tbaa !41
  %232 = load <2 x ptr>, ptr %70, align 16, !tbaa !41
  %233 = icmp eq <2 x ptr> %231, %232
  %234 = bitcast <4 x i1> %229 to i4
  %235 = icmp eq i4 %234, 0
  %236 = extractelement <2 x i1> %233, i64 0
  %237 = and i1 %235, %236
  %238 = extractelement <2 x i1> %233, i64 1
  %239 = and i1 %237, %238
  br i1 %239, label %240, label %243

240:                                              ; preds = %225
  %241 = getelementptr inbounds %struct.context, ptr %218, i64 0, i32 36, i64 %221, i32 1
  %242 = load ptr, ptr %241, align 8, !tbaa !249
  store ptr %242, ptr %35, align 8, !tbaa !41
  br label %408

243:                                              ; preds = %193, %186, %186, %225, %217
  %244 = phi i1 [ false, %225 ], [ false, %217 ], [ true, %186 ], [ true, %186 ], [ true, %193 ]
  %245 = phi ptr [ %222, %225 ], [ %222, %217 ], [ null, %186 ], [ null, %186 ], [ null, %193 ]
  %246 = getelementptr inbounds %struct.context, ptr %152, i64 0, i32 18
  %247 = getelementptr inbounds %struct.context, ptr %152, i64 0, i32 19
  %248 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 2
  %249 = getelementptr inbounds %struct.device, ptr %151, i64 0, i32 3
  %250 = getelementptr inbounds %struct.context, ptr %152, i64 0, i32 17
  %251 = getelementptr inbounds %struct.device, ptr %151, i64 0, i32 22
  %252 = load i32, ptr %246, align 4, !tbaa !118
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %263, label %254

254:                                              ; preds = %243
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #17
  store i32 34, ptr %28, align 8, !tbaa !250
  store ptr null, ptr %71, align 8, !tbaa !252
  %255 = load ptr, ptr %247, align 8, !tbaa !34
  %256 = add i32 %252, -1
  %257 = zext i32 %256 to i64
  %258 = getelementptr inbounds ptr, ptr %255, i64 %257
  %259 = load ptr, ptr %258, align 8, !tbaa !41
  store ptr %259, ptr %72, align 8, !tbaa !253
  store i32 1, ptr %73, align 8, !tbaa !254
  store ptr %248, ptr %74, align 8, !tbaa !255
  %260 = load ptr, ptr %249, align 8, !tbaa !256
  %261 = load ptr, ptr %151, align 8, !tbaa !26
  %262 = call i32 %260(ptr noundef %261, ptr noundef nonnull %28, ptr noundef nonnull %35) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #17
  switch i32 %262, label %303 [
    i32 -12, label %263
    i32 -1000069000, label %263
  ]

263:                                              ; preds = %254, %254, %243
  %264 = load i32, ptr %246, align 4, !tbaa !118
  %265 = load i32, ptr %250, align 8, !tbaa !23
  %266 = icmp ult i32 %264, %265
  br i1 %266, label %267, label %269

267:                                              ; preds = %263
  %268 = add nuw i32 %264, 1
  store i32 %268, ptr %246, align 4, !tbaa !118
  br label %294

269:                                              ; preds = %263
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %26, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #17
  store i32 33, ptr %27, align 8, !tbaa !257
  store ptr null, ptr %75, align 8, !tbaa !259
  store <2 x i32> <i32 0, i32 128>, ptr %76, align 8, !tbaa !9
  store i32 5, ptr %77, align 8, !tbaa !260
  store ptr %26, ptr %78, align 8, !tbaa !261
  %270 = icmp eq i32 %265, 0
  %271 = shl i32 %265, 1
  %272 = select i1 %270, i32 8, i32 %271
  %273 = load ptr, ptr %247, align 8, !tbaa !41
  %274 = zext i32 %272 to i64
  %275 = shl nuw nsw i64 %274, 3
  %276 = call ptr @realloc(ptr noundef %273, i64 noundef %275) #16
  %277 = icmp eq ptr %276, null
  br i1 %277, label %286, label %278

278:                                              ; preds = %269
  store ptr %276, ptr %247, align 8, !tbaa !41
  %279 = load ptr, ptr %251, align 8, !tbaa !262
  %280 = load ptr, ptr %151, align 8, !tbaa !26
  %281 = load i32, ptr %250, align 8, !tbaa !23
  %282 = zext i32 %281 to i64
  %283 = getelementptr inbounds ptr, ptr %276, i64 %282
  %284 = call i32 %279(ptr noundef %280, ptr noundef nonnull %27, ptr noundef null, ptr noundef nonnull %283) #16
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %288, label %286

286:                                              ; preds = %278, %269
  %287 = phi i32 [ -1, %269 ], [ %284, %278 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #17
  br label %503

288:                                              ; preds = %278
  %289 = load i32, ptr %250, align 8, !tbaa !23
  %290 = add i32 %289, 1
  store i32 %290, ptr %250, align 8, !tbaa !23
  %291 = load i32, ptr %246, align 4, !tbaa !118
  %292 = add i32 %291, 1
  store i32 %292, ptr %246, align 4, !tbaa !118
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #17
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %503, label %294

294:                                              ; preds = %288, %267
  %295 = phi i32 [ %264, %267 ], [ %291, %288 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #17
  store i32 34, ptr %28, align 8, !tbaa !250
  store ptr null, ptr %71, align 8, !tbaa !252
  %296 = load ptr, ptr %247, align 8, !tbaa !34
  %297 = zext i32 %295 to i64
  %298 = getelementptr inbounds ptr, ptr %296, i64 %297
  %299 = load ptr, ptr %298, align 8, !tbaa !41
  store ptr %299, ptr %72, align 8, !tbaa !253
  store i32 1, ptr %73, align 8, !tbaa !254
  store ptr %248, ptr %74, align 8, !tbaa !255
  %300 = load ptr, ptr %249, align 8, !tbaa !256
  %301 = load ptr, ptr %151, align 8, !tbaa !26
  %302 = call i32 %300(ptr noundef %301, ptr noundef nonnull %28, ptr noundef nonnull %35) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #17
  br label %303

303:                                              ; preds = %294, %254
  %304 = phi i32 [ %262, %254 ], [ %302, %294 ]
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %306, label %503

306:                                              ; preds = %303
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %31) #17
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %32) #17
  %307 = load i64, ptr %153, align 8, !tbaa !237
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %314, label %309

309:                                              ; preds = %306
  %310 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 7
  %311 = getelementptr inbounds %struct.context, ptr %152, i64 0, i32 3
  br label %319

312:                                              ; preds = %385
  %313 = trunc i64 %396 to i32
  br label %314

314:                                              ; preds = %312, %306
  %315 = phi i32 [ 0, %306 ], [ %313, %312 ]
  %316 = getelementptr inbounds %struct.device, ptr %151, i64 0, i32 37
  %317 = load ptr, ptr %316, align 8, !tbaa !263
  %318 = load ptr, ptr %151, align 8, !tbaa !26
  call void %317(ptr noundef %318, i32 noundef %315, ptr noundef nonnull %31, i32 noundef 0, ptr noundef null) #16
  br i1 %244, label %407, label %398

319:                                              ; preds = %385, %309
  %320 = phi i64 [ 0, %309 ], [ %395, %385 ]
  %321 = load ptr, ptr %310, align 8, !tbaa !241
  %322 = getelementptr inbounds %struct.binding, ptr %321, i64 %320
  %323 = getelementptr inbounds [128 x %union.anon], ptr %32, i64 0, i64 %320
  %324 = load i64, ptr %322, align 8, !tbaa !242
  switch i64 %324, label %374 [
    i64 0, label %325
    i64 1, label %325
    i64 2, label %325
    i64 7, label %362
    i64 6, label %350
    i64 3, label %331
    i64 5, label %335
    i64 4, label %341
  ]

325:                                              ; preds = %319, %319, %319
  %326 = load ptr, ptr %311, align 8, !tbaa !18
  %327 = getelementptr inbounds %struct.binding, ptr %321, i64 %320, i32 3
  %328 = load i64, ptr %327, align 8, !tbaa !264
  store ptr %326, ptr %323, align 8, !tbaa.struct !265
  %329 = getelementptr inbounds i8, ptr %323, i64 8
  store i64 0, ptr %329, align 8, !tbaa.struct !266
  %330 = getelementptr inbounds i8, ptr %323, i64 16
  store i64 %328, ptr %330, align 8, !tbaa.struct !158
  br label %372

331:                                              ; preds = %319
  %332 = getelementptr inbounds %struct.binding, ptr %321, i64 %320, i32 2
  %333 = load i64, ptr %332, align 8, !tbaa !244
  %334 = inttoptr i64 %333 to ptr
  br label %343

335:                                              ; preds = %319
  %336 = getelementptr inbounds %struct.binding, ptr %321, i64 %320, i32 2
  %337 = load i64, ptr %336, align 8, !tbaa !244
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #17
  %338 = getelementptr inbounds i8, ptr %68, i64 %337
  %339 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %338, i64 noundef 8) #16
  %340 = load ptr, ptr %25, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #17
  br label %343

341:                                              ; preds = %319
  %342 = load ptr, ptr %79, align 8, !tbaa !91
  br label %343

343:                                              ; preds = %341, %335, %331
  %344 = phi ptr [ %334, %331 ], [ %340, %335 ], [ %342, %341 ]
  %345 = load ptr, ptr %344, align 8, !tbaa !245
  %346 = getelementptr inbounds %struct.memory, ptr %344, i64 0, i32 1
  %347 = load i64, ptr %346, align 8, !tbaa !267
  store ptr %345, ptr %323, align 8, !tbaa.struct !265
  %348 = getelementptr inbounds i8, ptr %323, i64 8
  store i64 0, ptr %348, align 8, !tbaa.struct !266
  %349 = getelementptr inbounds i8, ptr %323, i64 16
  store i64 %347, ptr %349, align 8, !tbaa.struct !158
  br label %372

350:                                              ; preds = %319
  %351 = getelementptr inbounds %struct.binding, ptr %321, i64 %320, i32 2
  %352 = load i64, ptr %351, align 8, !tbaa !244
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #17
  %353 = getelementptr inbounds i8, ptr %68, i64 %352
  %354 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %353, i64 noundef 8) #16
  %355 = load ptr, ptr %24, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #17
  %356 = getelementptr inbounds %struct.texture, ptr %355, i64 0, i32 3
  %357 = load ptr, ptr %356, align 8, !tbaa !268
  %358 = getelementptr inbounds %struct.texture, ptr %355, i64 0, i32 1
  %359 = load ptr, ptr %358, align 8, !tbaa !270
  store ptr %357, ptr %323, align 8, !tbaa.struct !271
  %360 = getelementptr inbounds i8, ptr %323, i64 8
  store ptr %359, ptr %360, align 8, !tbaa.struct !272
  %361 = getelementptr inbounds i8, ptr %323, i64 16
  store i32 1, ptr %361, align 8, !tbaa.struct !273
  br label %372

362:                                              ; preds = %319
  %363 = getelementptr inbounds %struct.binding, ptr %321, i64 %320, i32 2
  %364 = load i64, ptr %363, align 8, !tbaa !244
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #17
  %365 = getelementptr inbounds i8, ptr %68, i64 %364
  %366 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %365, i64 noundef 8) #16
  %367 = load ptr, ptr %23, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #17
  %368 = getelementptr inbounds %struct.texture, ptr %367, i64 0, i32 2
  %369 = load ptr, ptr %368, align 8, !tbaa !274
  store ptr null, ptr %323, align 8, !tbaa.struct !271
  %370 = getelementptr inbounds i8, ptr %323, i64 8
  store ptr %369, ptr %370, align 8, !tbaa.struct !272
  %371 = getelementptr inbounds i8, ptr %323, i64 16
  store i32 1, ptr %371, align 8, !tbaa.struct !273
  br label %372

372:                                              ; preds = %362, %350, %343, %325
  %373 = load i64, ptr %322, align 8, !tbaa !242
  br label %374

374:                                              ; preds = %372, %319
  %375 = phi i64 [ %373, %372 ], [ %324, %319 ]
  %376 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %31, i64 0, i64 %320
  %377 = load ptr, ptr %35, align 8, !tbaa !41
  %378 = getelementptr inbounds %struct.binding, ptr %321, i64 %320, i32 1
  %379 = load i64, ptr %378, align 8, !tbaa !275
  %380 = trunc i64 %379 to i32
  %381 = icmp ult i64 %375, 8
  br i1 %381, label %382, label %385

382:                                              ; preds = %374
  %383 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %375
  %384 = load i32, ptr %383, align 4
  br label %385

385:                                              ; preds = %374, %382
  %386 = phi i32 [ %384, %382 ], [ 7, %374 ]
  store i32 35, ptr %376, align 8, !tbaa.struct !276
  %387 = getelementptr inbounds i8, ptr %376, i64 8
  store ptr null, ptr %387, align 8, !tbaa.struct !277
  %388 = getelementptr inbounds i8, ptr %376, i64 16
  store ptr %377, ptr %388, align 8, !tbaa.struct !278
  %389 = getelementptr inbounds i8, ptr %376, i64 24
  store i32 %380, ptr %389, align 8, !tbaa.struct !279
  %390 = getelementptr inbounds i8, ptr %376, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %390, align 4
  %391 = getelementptr inbounds i8, ptr %376, i64 36
  store i32 %386, ptr %391, align 4, !tbaa.struct !280
  %392 = getelementptr inbounds i8, ptr %376, i64 40
  store ptr %323, ptr %392, align 8, !tbaa.struct !281
  %393 = getelementptr inbounds i8, ptr %376, i64 48
  store ptr %323, ptr %393, align 8, !tbaa.struct !282
  %394 = getelementptr inbounds i8, ptr %376, i64 56
  store ptr null, ptr %394, align 8, !tbaa.struct !174
  %395 = add nuw i64 %320, 1
  %396 = load i64, ptr %153, align 8, !tbaa !237
  %397 = icmp ult i64 %395, %396
  br i1 %397, label %319, label %312, !llvm.loop !283

398:                                              ; preds = %314
  store ptr %103, ptr %245, align 8, !tbaa !119
  %399 = load ptr, ptr %35, align 8, !tbaa !41
  %400 = getelementptr inbounds %struct.kept_set, ptr %245, i64 0, i32 1
  store ptr %399, ptr %400, align 8, !tbaa !249
  %401 = getelementptr inbounds %struct.kept_set, ptr %245, i64 0, i32 2, i64 0
  %402 = load <2 x ptr>, ptr %30, align 16, !tbaa !41
  store <2 x ptr> %402, ptr %401, align 8, !tbaa !41
  %403 = getelementptr inbounds %struct.kept_set, ptr %245, i64 0, i32 2, i64 2
  %404 = load <2 x ptr>, ptr %69, align 16, !tbaa !41
  store <2 x ptr> %404, ptr %403, align 8, !tbaa !41
  %405 = getelementptr inbounds %struct.kept_set, ptr %245, i64 0, i32 2, i64 4
  %406 = load <2 x ptr>, ptr %70, align 16, !tbaa !41
  store <2 x ptr> %406, ptr %405, align 8, !tbaa !41
  br label %407

407:                                              ; preds = %398, %314
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %32) #17
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %31) #17
  br label %408

408:                                              ; preds = %407, %240
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #17
  %409 = load i32, ptr %80, align 8, !tbaa !150
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %423, label %411

411:                                              ; preds = %408
  %412 = load ptr, ptr %81, align 8, !tbaa !82
  %413 = getelementptr inbounds %struct.hardware_queue, ptr %412, i64 0, i32 1
  %414 = load i64, ptr %413, align 8, !tbaa !141
  %415 = trunc i64 %414 to i32
  %416 = and i64 %414, 2048
  %417 = icmp eq i64 %416, 0
  %418 = select i1 %417, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #17
  store i32 46, ptr %22, align 8, !tbaa !143
  store ptr null, ptr %82, align 8, !tbaa !145
  store i32 %418, ptr %83, align 8, !tbaa !146
  store i32 %418, ptr %84, align 4, !tbaa !147
  %419 = load ptr, ptr %0, align 8, !tbaa !52
  %420 = getelementptr inbounds %struct.device, ptr %419, i64 0, i32 19
  %421 = load ptr, ptr %420, align 8, !tbaa !148
  %422 = load ptr, ptr %85, align 8, !tbaa !149
  call void %421(ptr noundef %422, i32 noundef %415, i32 noundef %415, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %22, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #17
  br label %423

423:                                              ; preds = %411, %408
  store i32 1, ptr %80, align 8, !tbaa !150
  %424 = load i64, ptr %153, align 8, !tbaa !237
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %428, label %426

426:                                              ; preds = %423
  %427 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 7
  br label %442

428:                                              ; preds = %493, %423
  %429 = phi i32 [ 0, %423 ], [ %494, %493 ]
  %430 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 8
  %431 = load ptr, ptr %430, align 8, !tbaa !284
  %432 = load ptr, ptr %85, align 8, !tbaa !149
  %433 = load ptr, ptr %103, align 8, !tbaa !285
  call void %431(ptr noundef %432, i32 noundef 1, ptr noundef %433) #16
  %434 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 7
  %435 = load ptr, ptr %434, align 8, !tbaa !286
  %436 = load ptr, ptr %85, align 8, !tbaa !149
  %437 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 1
  %438 = load ptr, ptr %437, align 8, !tbaa !287
  call void %435(ptr noundef %436, i32 noundef 1, ptr noundef %438, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %35, i32 noundef %429, ptr noundef nonnull %34) #16
  %439 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 16
  %440 = load ptr, ptr %439, align 8, !tbaa !288
  %441 = load ptr, ptr %85, align 8, !tbaa !149
  call void %440(ptr noundef %441, i32 noundef %148, i32 noundef 1, i32 noundef 1) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #17
  br label %499

442:                                              ; preds = %493, %426
  %443 = phi i32 [ 0, %426 ], [ %494, %493 ]
  %444 = phi i64 [ 0, %426 ], [ %495, %493 ]
  %445 = load ptr, ptr %427, align 8, !tbaa !241
  %446 = getelementptr inbounds %struct.binding, ptr %445, i64 %444
  %447 = load i64, ptr %446, align 8, !tbaa !242
  switch i64 %447, label %493 [
    i64 0, label %448
    i64 2, label %452
    i64 1, label %460
    i64 6, label %464
    i64 7, label %464
  ]

448:                                              ; preds = %442
  %449 = add i32 %443, 1
  %450 = zext i32 %443 to i64
  %451 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %450
  store i32 %99, ptr %451, align 4, !tbaa !9
  br label %493

452:                                              ; preds = %442
  %453 = getelementptr inbounds %struct.binding, ptr %445, i64 %444, i32 2
  %454 = load i64, ptr %453, align 8, !tbaa !244
  %455 = add i64 %454, %43
  %456 = trunc i64 %455 to i32
  %457 = add i32 %443, 1
  %458 = zext i32 %443 to i64
  %459 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %458
  store i32 %456, ptr %459, align 4, !tbaa !9
  br label %493

460:                                              ; preds = %442
  %461 = add i32 %443, 1
  %462 = zext i32 %443 to i64
  %463 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %462
  store i32 %98, ptr %463, align 4, !tbaa !9
  br label %493

464:                                              ; preds = %442, %442
  %465 = getelementptr inbounds %struct.binding, ptr %445, i64 %444, i32 2
  %466 = load i64, ptr %465, align 8, !tbaa !244
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #17
  %467 = getelementptr inbounds i8, ptr %68, i64 %466
  %468 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %467, i64 noundef 8) #16
  %469 = load ptr, ptr %21, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #17
  %470 = load ptr, ptr %469, align 8, !tbaa !289
  %471 = getelementptr inbounds %struct.image, ptr %470, i64 0, i32 1
  %472 = load i32, ptr %471, align 8, !tbaa !290
  %473 = icmp eq i32 %472, 1
  br i1 %473, label %493, label %474

474:                                              ; preds = %464
  %475 = load ptr, ptr %81, align 8, !tbaa !82
  %476 = getelementptr inbounds %struct.hardware_queue, ptr %475, i64 0, i32 1
  %477 = load i64, ptr %476, align 8, !tbaa !141
  %478 = trunc i64 %477 to i32
  %479 = and i64 %477, 2048
  %480 = icmp eq i64 %479, 0
  %481 = select i1 %480, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #17
  store i32 45, ptr %20, align 8, !tbaa !292
  store ptr null, ptr %86, align 8, !tbaa !295
  store i32 %481, ptr %87, align 8, !tbaa !296
  store i32 %481, ptr %88, align 4, !tbaa !297
  store i32 %472, ptr %89, align 8, !tbaa !298
  store <2 x i32> <i32 1, i32 -1>, ptr %90, align 4, !tbaa !132
  store i32 -1, ptr %91, align 4, !tbaa !299
  %482 = load ptr, ptr %470, align 8, !tbaa !300
  store ptr %482, ptr %92, align 8, !tbaa !301
  %483 = getelementptr inbounds %struct.image, ptr %470, i64 0, i32 2
  %484 = load i32, ptr %483, align 4, !tbaa !302
  store i32 %484, ptr %93, align 8, !tbaa !303
  store i32 0, ptr %94, align 4, !tbaa !304
  %485 = getelementptr inbounds %struct.image, ptr %470, i64 0, i32 3
  %486 = load i32, ptr %485, align 8, !tbaa !305
  store i32 %486, ptr %95, align 8, !tbaa !306
  store i32 0, ptr %96, align 4, !tbaa !307
  %487 = getelementptr inbounds %struct.image, ptr %470, i64 0, i32 4
  %488 = load i32, ptr %487, align 4, !tbaa !308
  store i32 %488, ptr %97, align 8, !tbaa !309
  %489 = load ptr, ptr %0, align 8, !tbaa !52
  %490 = getelementptr inbounds %struct.device, ptr %489, i64 0, i32 19
  %491 = load ptr, ptr %490, align 8, !tbaa !148
  %492 = load ptr, ptr %85, align 8, !tbaa !149
  call void %491(ptr noundef %492, i32 noundef %478, i32 noundef %478, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %20) #16
  store i32 1, ptr %471, align 8, !tbaa !290
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #17
  br label %493

493:                                              ; preds = %474, %464, %460, %452, %448, %442
  %494 = phi i32 [ %443, %442 ], [ %461, %460 ], [ %457, %452 ], [ %449, %448 ], [ %443, %464 ], [ %443, %474 ]
  %495 = add nuw i64 %444, 1
  %496 = load i64, ptr %153, align 8, !tbaa !237
  %497 = icmp ult i64 %495, %496
  br i1 %497, label %442, label %428, !llvm.loop !310

498:                                              ; preds = %146, %112
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #17
  br label %499

499:                                              ; preds = %498, %428
  %500 = add nuw i64 %101, 1
  %501 = load i64, ptr %40, align 8, !tbaa !229
  %502 = icmp ult i64 %500, %501
  br i1 %502, label %100, label %505, !llvm.loop !311

503:                                              ; preds = %303, %288, %286
  %504 = phi i32 [ %287, %286 ], [ -1000069000, %288 ], [ %304, %303 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #17
  br label %1093

505:                                              ; preds = %499, %62
  %506 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %507 = load ptr, ptr %506, align 8, !tbaa !41
  %508 = icmp eq ptr %507, null
  br i1 %508, label %1093, label %509

509:                                              ; preds = %505
  %510 = load i64, ptr %44, align 8, !tbaa !102
  %511 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 22
  %512 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 20
  %513 = load i32, ptr %512, align 8, !tbaa !113
  %514 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 21
  %515 = load i32, ptr %514, align 4, !tbaa !9
  %516 = icmp ugt i32 %515, %513
  br i1 %516, label %517, label %519

517:                                              ; preds = %509
  %518 = load ptr, ptr %511, align 8, !tbaa !35
  br label %530

519:                                              ; preds = %509
  %520 = icmp eq i32 %515, 0
  %521 = shl i32 %515, 1
  %522 = select i1 %520, i32 8, i32 %521
  %523 = load ptr, ptr %511, align 8, !tbaa !41
  %524 = zext i32 %522 to i64
  %525 = mul nuw nsw i64 %524, 24
  %526 = call ptr @realloc(ptr noundef %523, i64 noundef %525) #16
  %527 = icmp eq ptr %526, null
  br i1 %527, label %1093, label %528

528:                                              ; preds = %519
  store ptr %526, ptr %511, align 8, !tbaa !41
  store i32 %522, ptr %514, align 4, !tbaa !9
  %529 = load i32, ptr %512, align 8, !tbaa !113
  br label %530

530:                                              ; preds = %528, %517
  %531 = phi i32 [ %513, %517 ], [ %529, %528 ]
  %532 = phi ptr [ %518, %517 ], [ %526, %528 ]
  %533 = add i32 %531, 1
  store i32 %533, ptr %512, align 8, !tbaa !113
  %534 = zext i32 %531 to i64
  %535 = getelementptr inbounds %struct.arrival, ptr %532, i64 %534
  %536 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %537 = load ptr, ptr %536, align 8, !tbaa !19
  %538 = getelementptr inbounds i8, ptr %537, i64 %63
  store ptr %507, ptr %535, align 8, !tbaa.struct !156
  %539 = getelementptr inbounds i8, ptr %535, i64 8
  store ptr %538, ptr %539, align 8, !tbaa.struct !157
  %540 = getelementptr inbounds i8, ptr %535, i64 16
  store i64 %510, ptr %540, align 8, !tbaa.struct !158
  br label %1093

541:                                              ; preds = %2, %2
  %542 = icmp eq i16 %37, 4
  %543 = zext i1 %542 to i32
  %544 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %545 = load ptr, ptr %544, align 8, !tbaa !127
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #17
  %546 = getelementptr inbounds %struct.context, ptr %545, i64 0, i32 3
  %547 = load ptr, ptr %546, align 8, !tbaa !18
  store ptr %547, ptr %18, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #17
  %548 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %549 = load i64, ptr %548, align 8, !tbaa !104
  %550 = icmp ult i64 %549, 32769
  br i1 %550, label %551, label %599

551:                                              ; preds = %541
  %552 = getelementptr inbounds %struct.context, ptr %545, i64 0, i32 6
  %553 = load i64, ptr %552, align 8, !tbaa !115
  %554 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %555 = load i64, ptr %554, align 8, !tbaa !101
  %556 = add i64 %553, -1
  %557 = add i64 %556, %555
  %558 = urem i64 %557, %555
  %559 = sub nuw i64 %557, %558
  %560 = add i64 %559, %549
  store i64 %560, ptr %552, align 8, !tbaa !115
  store i64 %559, ptr %19, align 8, !tbaa !4
  %561 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %562 = load ptr, ptr %561, align 8, !tbaa !312
  br i1 %542, label %594, label %563

563:                                              ; preds = %551
  %564 = getelementptr inbounds %struct.context, ptr %545, i64 0, i32 22
  %565 = getelementptr inbounds %struct.context, ptr %545, i64 0, i32 20
  %566 = load i32, ptr %565, align 8, !tbaa !113
  %567 = getelementptr inbounds %struct.context, ptr %545, i64 0, i32 21
  %568 = load i32, ptr %567, align 4, !tbaa !9
  %569 = icmp ugt i32 %568, %566
  br i1 %569, label %570, label %572

570:                                              ; preds = %563
  %571 = load ptr, ptr %564, align 8, !tbaa !35
  br label %583

572:                                              ; preds = %563
  %573 = icmp eq i32 %568, 0
  %574 = shl i32 %568, 1
  %575 = select i1 %573, i32 8, i32 %574
  %576 = load ptr, ptr %564, align 8, !tbaa !41
  %577 = zext i32 %575 to i64
  %578 = mul nuw nsw i64 %577, 24
  %579 = tail call ptr @realloc(ptr noundef %576, i64 noundef %578) #16
  %580 = icmp eq ptr %579, null
  br i1 %580, label %704, label %581

581:                                              ; preds = %572
  store ptr %579, ptr %564, align 8, !tbaa !41
  store i32 %575, ptr %567, align 4, !tbaa !9
  %582 = load i32, ptr %565, align 8, !tbaa !113
  br label %583

583:                                              ; preds = %581, %570
  %584 = phi i32 [ %566, %570 ], [ %582, %581 ]
  %585 = phi ptr [ %571, %570 ], [ %579, %581 ]
  %586 = add i32 %584, 1
  store i32 %586, ptr %565, align 8, !tbaa !113
  %587 = zext i32 %584 to i64
  %588 = getelementptr inbounds %struct.arrival, ptr %585, i64 %587
  %589 = getelementptr inbounds %struct.context, ptr %545, i64 0, i32 4
  %590 = load ptr, ptr %589, align 8, !tbaa !19
  %591 = getelementptr inbounds i8, ptr %590, i64 %559
  store ptr %562, ptr %588, align 8, !tbaa.struct !156
  %592 = getelementptr inbounds i8, ptr %588, i64 8
  store ptr %591, ptr %592, align 8, !tbaa.struct !157
  %593 = getelementptr inbounds i8, ptr %588, i64 16
  store i64 %549, ptr %593, align 8, !tbaa.struct !158
  br label %664

594:                                              ; preds = %551
  %595 = getelementptr inbounds %struct.context, ptr %545, i64 0, i32 4
  %596 = load ptr, ptr %595, align 8, !tbaa !19
  %597 = getelementptr inbounds i8, ptr %596, i64 %559
  %598 = tail call ptr @memcpy(ptr noundef %597, ptr noundef %562, i64 noundef %549) #16
  br label %664

599:                                              ; preds = %541
  %600 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %601 = load i64, ptr %600, align 8, !tbaa !313
  %602 = icmp eq i64 %601, 255
  br i1 %602, label %603, label %659

603:                                              ; preds = %599
  %604 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %605 = load ptr, ptr %604, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #17
  %606 = getelementptr inbounds %struct.staging, ptr %605, i64 0, i32 1, i32 3
  %607 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %608 = getelementptr inbounds %struct.staging, ptr %605, i64 0, i32 1
  %609 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %610 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %611 = getelementptr inbounds %struct.VkBufferCopy, ptr %15, i64 0, i32 1
  %612 = getelementptr inbounds %struct.VkBufferCopy, ptr %15, i64 0, i32 2
  %613 = getelementptr inbounds %struct.VkBufferCopy, ptr %16, i64 0, i32 1
  %614 = getelementptr inbounds %struct.VkBufferCopy, ptr %16, i64 0, i32 2
  %615 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %616 = load i64, ptr %606, align 8, !tbaa !61
  %617 = tail call i64 @llvm.umin.i64(i64 %549, i64 %616)
  %618 = load ptr, ptr %607, align 8, !tbaa !312
  %619 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %618, i64 noundef %617, i32 noundef %543, ptr noundef nonnull %17) #18
  %620 = icmp eq i32 %619, 0
  br i1 %620, label %623, label %621

621:                                              ; preds = %639, %603
  %622 = phi i32 [ %619, %603 ], [ %647, %639 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #17
  br label %704

623:                                              ; preds = %603, %639
  %624 = phi i64 [ %644, %639 ], [ %617, %603 ]
  %625 = phi i64 [ %641, %639 ], [ 0, %603 ]
  %626 = load ptr, ptr %608, align 8, !tbaa !314
  %627 = load i64, ptr %17, align 8, !tbaa !4
  %628 = load ptr, ptr %609, align 8, !tbaa !315
  %629 = load i64, ptr %610, align 8, !tbaa !316
  %630 = add i64 %629, %625
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #17
  store i64 %627, ptr %15, align 8, !tbaa !317
  store i64 %630, ptr %611, align 8, !tbaa !319
  store i64 %624, ptr %612, align 8, !tbaa !320
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #17
  store i64 %630, ptr %16, align 8, !tbaa !317
  store i64 %627, ptr %613, align 8, !tbaa !319
  store i64 %624, ptr %614, align 8, !tbaa !320
  %631 = load ptr, ptr %0, align 8, !tbaa !52
  %632 = getelementptr inbounds %struct.device, ptr %631, i64 0, i32 11
  %633 = load ptr, ptr %632, align 8, !tbaa !321
  %634 = load ptr, ptr %615, align 8, !tbaa !149
  br i1 %542, label %635, label %649

635:                                              ; preds = %623
  call void %633(ptr noundef %634, ptr noundef %626, ptr noundef %628, i32 noundef 1, ptr noundef nonnull %15) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #17
  %636 = add i64 %625, %624
  %637 = load i64, ptr %548, align 8, !tbaa !104
  %638 = icmp ugt i64 %637, %636
  br i1 %638, label %639, label %653

639:                                              ; preds = %649, %635
  %640 = phi i64 [ %637, %635 ], [ %651, %649 ]
  %641 = phi i64 [ %636, %635 ], [ %650, %649 ]
  %642 = sub i64 %640, %641
  %643 = load i64, ptr %606, align 8, !tbaa !61
  %644 = call i64 @llvm.umin.i64(i64 %642, i64 %643)
  %645 = load ptr, ptr %607, align 8, !tbaa !312
  %646 = getelementptr inbounds i8, ptr %645, i64 %641
  %647 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %646, i64 noundef %644, i32 noundef %543, ptr noundef nonnull %17) #18
  %648 = icmp eq i32 %647, 0
  br i1 %648, label %623, label %621, !llvm.loop !322

649:                                              ; preds = %623
  call void %633(ptr noundef %634, ptr noundef %628, ptr noundef %626, i32 noundef 1, ptr noundef nonnull %16) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #17
  %650 = add i64 %625, %624
  %651 = load i64, ptr %548, align 8, !tbaa !104
  %652 = icmp ugt i64 %651, %650
  br i1 %652, label %639, label %654

653:                                              ; preds = %635
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #17
  br label %704

654:                                              ; preds = %649
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #17
  %655 = load ptr, ptr %604, align 8, !tbaa !49
  %656 = getelementptr inbounds %struct.staging, ptr %655, i64 0, i32 2
  %657 = load i64, ptr %656, align 8, !tbaa !183
  %658 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %657) #18
  br label %704

659:                                              ; preds = %599
  %660 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %661 = load ptr, ptr %660, align 8, !tbaa !312
  %662 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %661, i64 noundef %549, ptr noundef nonnull %18, ptr noundef nonnull %19) #18
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %664, label %704

664:                                              ; preds = %659, %594, %583
  %665 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %666 = load i32, ptr %665, align 8, !tbaa !150
  %667 = icmp eq i32 %666, 0
  br i1 %667, label %685, label %668

668:                                              ; preds = %664
  %669 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %670 = load ptr, ptr %669, align 8, !tbaa !82
  %671 = getelementptr inbounds %struct.hardware_queue, ptr %670, i64 0, i32 1
  %672 = load i64, ptr %671, align 8, !tbaa !141
  %673 = trunc i64 %672 to i32
  %674 = and i64 %672, 2048
  %675 = icmp eq i64 %674, 0
  %676 = select i1 %675, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #17
  store i32 46, ptr %14, align 8, !tbaa !143
  %677 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 1
  store ptr null, ptr %677, align 8, !tbaa !145
  %678 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 2
  store i32 %676, ptr %678, align 8, !tbaa !146
  %679 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 3
  store i32 %676, ptr %679, align 4, !tbaa !147
  %680 = load ptr, ptr %0, align 8, !tbaa !52
  %681 = getelementptr inbounds %struct.device, ptr %680, i64 0, i32 19
  %682 = load ptr, ptr %681, align 8, !tbaa !148
  %683 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %684 = load ptr, ptr %683, align 8, !tbaa !149
  call void %682(ptr noundef %684, i32 noundef %673, i32 noundef %673, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %14, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #17
  br label %685

685:                                              ; preds = %668, %664
  store i32 1, ptr %665, align 8, !tbaa !150
  %686 = load ptr, ptr %18, align 8, !tbaa !41
  %687 = load i64, ptr %19, align 8, !tbaa !4
  %688 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %689 = load ptr, ptr %688, align 8, !tbaa !315
  %690 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %691 = load i64, ptr %690, align 8, !tbaa !316
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #17
  store i64 %687, ptr %12, align 8, !tbaa !317
  %692 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 1
  store i64 %691, ptr %692, align 8, !tbaa !319
  %693 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 2
  store i64 %549, ptr %693, align 8, !tbaa !320
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #17
  store i64 %691, ptr %13, align 8, !tbaa !317
  %694 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  store i64 %687, ptr %694, align 8, !tbaa !319
  %695 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  store i64 %549, ptr %695, align 8, !tbaa !320
  %696 = load ptr, ptr %0, align 8, !tbaa !52
  %697 = getelementptr inbounds %struct.device, ptr %696, i64 0, i32 11
  %698 = load ptr, ptr %697, align 8, !tbaa !321
  %699 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %700 = load ptr, ptr %699, align 8, !tbaa !149
  br i1 %542, label %701, label %702

701:                                              ; preds = %685
  call void %698(ptr noundef %700, ptr noundef %686, ptr noundef %689, i32 noundef 1, ptr noundef nonnull %12) #16
  br label %703

702:                                              ; preds = %685
  call void %698(ptr noundef %700, ptr noundef %689, ptr noundef %686, i32 noundef 1, ptr noundef nonnull %13) #16
  br label %703

703:                                              ; preds = %702, %701
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #17
  br label %704

704:                                              ; preds = %572, %621, %653, %654, %659, %703
  %705 = phi i32 [ 0, %703 ], [ %662, %659 ], [ %622, %621 ], [ %658, %654 ], [ 0, %653 ], [ -1, %572 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #17
  br label %1093

706:                                              ; preds = %2, %2
  %707 = icmp eq i16 %37, 8
  %708 = zext i1 %707 to i32
  %709 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %710 = load ptr, ptr %709, align 8, !tbaa !127
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #17
  %711 = getelementptr inbounds %struct.context, ptr %710, i64 0, i32 3
  %712 = load ptr, ptr %711, align 8, !tbaa !18
  store ptr %712, ptr %10, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #17
  %713 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %714 = load i64, ptr %713, align 8, !tbaa !106
  %715 = icmp ult i64 %714, 32769
  br i1 %715, label %716, label %768

716:                                              ; preds = %706
  %717 = add nuw nsw i64 %714, 48
  %718 = getelementptr inbounds %struct.context, ptr %710, i64 0, i32 6
  %719 = load i64, ptr %718, align 8, !tbaa !115
  %720 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %721 = load i64, ptr %720, align 8, !tbaa !101
  %722 = add i64 %719, -1
  %723 = add i64 %722, %721
  %724 = urem i64 %723, %721
  %725 = sub nuw i64 %723, %724
  %726 = add i64 %717, %725
  store i64 %726, ptr %718, align 8, !tbaa !115
  %727 = add i64 %725, 47
  %728 = urem i64 %727, 48
  %729 = sub nuw i64 %727, %728
  store i64 %729, ptr %11, align 8, !tbaa !4
  %730 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %731 = load ptr, ptr %730, align 8, !tbaa !323
  br i1 %707, label %763, label %732

732:                                              ; preds = %716
  %733 = getelementptr inbounds %struct.context, ptr %710, i64 0, i32 22
  %734 = getelementptr inbounds %struct.context, ptr %710, i64 0, i32 20
  %735 = load i32, ptr %734, align 8, !tbaa !113
  %736 = getelementptr inbounds %struct.context, ptr %710, i64 0, i32 21
  %737 = load i32, ptr %736, align 4, !tbaa !9
  %738 = icmp ugt i32 %737, %735
  br i1 %738, label %739, label %741

739:                                              ; preds = %732
  %740 = load ptr, ptr %733, align 8, !tbaa !35
  br label %752

741:                                              ; preds = %732
  %742 = icmp eq i32 %737, 0
  %743 = shl i32 %737, 1
  %744 = select i1 %742, i32 8, i32 %743
  %745 = load ptr, ptr %733, align 8, !tbaa !41
  %746 = zext i32 %744 to i64
  %747 = mul nuw nsw i64 %746, 24
  %748 = tail call ptr @realloc(ptr noundef %745, i64 noundef %747) #16
  %749 = icmp eq ptr %748, null
  br i1 %749, label %920, label %750

750:                                              ; preds = %741
  store ptr %748, ptr %733, align 8, !tbaa !41
  store i32 %744, ptr %736, align 4, !tbaa !9
  %751 = load i32, ptr %734, align 8, !tbaa !113
  br label %752

752:                                              ; preds = %750, %739
  %753 = phi i32 [ %735, %739 ], [ %751, %750 ]
  %754 = phi ptr [ %740, %739 ], [ %748, %750 ]
  %755 = add i32 %753, 1
  store i32 %755, ptr %734, align 8, !tbaa !113
  %756 = zext i32 %753 to i64
  %757 = getelementptr inbounds %struct.arrival, ptr %754, i64 %756
  %758 = getelementptr inbounds %struct.context, ptr %710, i64 0, i32 4
  %759 = load ptr, ptr %758, align 8, !tbaa !19
  %760 = getelementptr inbounds i8, ptr %759, i64 %729
  store ptr %731, ptr %757, align 8, !tbaa.struct !156
  %761 = getelementptr inbounds i8, ptr %757, i64 8
  store ptr %760, ptr %761, align 8, !tbaa.struct !157
  %762 = getelementptr inbounds i8, ptr %757, i64 16
  store i64 %714, ptr %762, align 8, !tbaa.struct !158
  br label %893

763:                                              ; preds = %716
  %764 = getelementptr inbounds %struct.context, ptr %710, i64 0, i32 4
  %765 = load ptr, ptr %764, align 8, !tbaa !19
  %766 = getelementptr inbounds i8, ptr %765, i64 %729
  %767 = tail call ptr @memcpy(ptr noundef %766, ptr noundef %731, i64 noundef %714) #16
  br label %893

768:                                              ; preds = %706
  %769 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %770 = load ptr, ptr %769, align 8, !tbaa !323
  %771 = ptrtoint ptr %770 to i64
  %772 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 40
  %773 = load i64, ptr %772, align 8, !tbaa !324
  %774 = urem i64 %771, %773
  %775 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %776 = load i64, ptr %775, align 8, !tbaa !313
  %777 = icmp ne i64 %776, 255
  %778 = and i64 %774, 3
  %779 = icmp eq i64 %778, 0
  %780 = select i1 %777, i1 %779, i1 false
  %781 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %782 = load i64, ptr %781, align 8, !tbaa !325
  br i1 %780, label %783, label %786

783:                                              ; preds = %768
  %784 = urem i64 %774, %782
  %785 = icmp eq i64 %784, 0
  br i1 %785, label %890, label %786

786:                                              ; preds = %783, %768
  %787 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %788 = load ptr, ptr %787, align 8, !tbaa !49
  %789 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %790 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %791 = load i32, ptr %790, align 4, !tbaa !326
  %792 = zext i32 %791 to i64
  %793 = mul i64 %782, %792
  %794 = getelementptr inbounds %struct.staging, ptr %788, i64 0, i32 1
  %795 = getelementptr inbounds %struct.staging, ptr %788, i64 0, i32 1, i32 3
  %796 = load i64, ptr %795, align 8, !tbaa !61
  %797 = udiv i64 %796, %793
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #17
  %798 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %799 = load i64, ptr %798, align 8, !tbaa !327
  %800 = icmp eq i64 %799, 0
  br i1 %800, label %882, label %801

801:                                              ; preds = %786
  %802 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 2
  %803 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 1
  %804 = trunc i64 %797 to i32
  %805 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3
  %806 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 1
  %807 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 2
  %808 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 1
  %809 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 1
  %810 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 2
  %811 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3
  %812 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 1
  %813 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 2
  %814 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4
  %815 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 1
  %816 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 2
  %817 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %818 = load i32, ptr %802, align 4, !tbaa !328
  br label %819

819:                                              ; preds = %874, %801
  %820 = phi i64 [ %799, %801 ], [ %875, %874 ]
  %821 = phi i32 [ %818, %801 ], [ %876, %874 ]
  %822 = phi i64 [ 0, %801 ], [ %879, %874 ]
  %823 = phi ptr [ %770, %801 ], [ %877, %874 ]
  %824 = icmp eq i32 %821, 0
  br i1 %824, label %874, label %825

825:                                              ; preds = %819
  %826 = load i32, ptr %803, align 4, !tbaa !329
  br label %827

827:                                              ; preds = %865, %825
  %828 = phi i32 [ %866, %865 ], [ %821, %825 ]
  %829 = phi i32 [ %867, %865 ], [ %821, %825 ]
  %830 = phi i32 [ %868, %865 ], [ %826, %825 ]
  %831 = phi ptr [ %869, %865 ], [ %823, %825 ]
  %832 = phi i32 [ %870, %865 ], [ 0, %825 ]
  %833 = icmp eq i32 %830, 0
  br i1 %833, label %865, label %834

834:                                              ; preds = %827, %855
  %835 = phi i32 [ %861, %855 ], [ %830, %827 ]
  %836 = phi ptr [ %859, %855 ], [ %831, %827 ]
  %837 = phi i32 [ %860, %855 ], [ 0, %827 ]
  %838 = sub i32 %835, %837
  %839 = zext i32 %838 to i64
  %840 = icmp ugt i64 %797, %839
  %841 = select i1 %840, i32 %838, i32 %804
  %842 = load i32, ptr %805, align 8, !tbaa !330
  %843 = load i32, ptr %806, align 4, !tbaa !331
  %844 = add nsw i32 %843, %837
  %845 = load i32, ptr %807, align 8, !tbaa !332
  %846 = add nsw i32 %845, %832
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #17
  %847 = load i64, ptr %789, align 8, !tbaa !333
  store i64 %847, ptr %9, align 8, !tbaa !333
  %848 = load i64, ptr %809, align 8, !tbaa !334
  %849 = add i64 %848, %822
  store i64 %849, ptr %808, align 8, !tbaa !334
  store i64 1, ptr %810, align 8, !tbaa !327
  store i32 %842, ptr %811, align 8, !tbaa.struct !335
  store i32 %844, ptr %812, align 4, !tbaa.struct !336
  store i32 %846, ptr %813, align 8, !tbaa.struct !194
  %850 = load i32, ptr %790, align 4, !tbaa !326
  store i32 %850, ptr %814, align 4, !tbaa !337
  store i32 %841, ptr %815, align 8, !tbaa !338
  store i32 1, ptr %816, align 4, !tbaa !339
  %851 = zext i32 %841 to i64
  %852 = mul i64 %793, %851
  %853 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %836, i64 noundef %852, i32 noundef %708, ptr noundef nonnull %8) #18
  %854 = icmp eq i32 %853, 0
  br i1 %854, label %855, label %881

855:                                              ; preds = %834
  %856 = load ptr, ptr %794, align 8, !tbaa !314
  %857 = load i64, ptr %8, align 8, !tbaa !4
  %858 = load ptr, ptr %817, align 8, !tbaa !340
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %856, i64 noundef %857, ptr noundef %858, ptr noundef nonnull %9, i32 noundef %708) #18
  %859 = getelementptr inbounds i8, ptr %836, i64 %852
  %860 = add i32 %841, %837
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #17
  %861 = load i32, ptr %803, align 4, !tbaa !329
  %862 = icmp ugt i32 %861, %860
  br i1 %862, label %834, label %863, !llvm.loop !341

863:                                              ; preds = %855
  %864 = load i32, ptr %802, align 4, !tbaa !328
  br label %865

865:                                              ; preds = %863, %827
  %866 = phi i32 [ %828, %827 ], [ %864, %863 ]
  %867 = phi i32 [ %829, %827 ], [ %864, %863 ]
  %868 = phi i32 [ 0, %827 ], [ %861, %863 ]
  %869 = phi ptr [ %831, %827 ], [ %859, %863 ]
  %870 = add nuw i32 %832, 1
  %871 = icmp ult i32 %870, %867
  br i1 %871, label %827, label %872, !llvm.loop !342

872:                                              ; preds = %865
  %873 = load i64, ptr %798, align 8, !tbaa !327
  br label %874

874:                                              ; preds = %872, %819
  %875 = phi i64 [ %820, %819 ], [ %873, %872 ]
  %876 = phi i32 [ 0, %819 ], [ %866, %872 ]
  %877 = phi ptr [ %823, %819 ], [ %869, %872 ]
  %878 = add nuw nsw i64 %822, 1
  %879 = and i64 %878, 4294967295
  %880 = icmp ugt i64 %875, %879
  br i1 %880, label %819, label %882, !llvm.loop !343

881:                                              ; preds = %834
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #17
  br label %888

882:                                              ; preds = %874, %786
  br i1 %707, label %888, label %883

883:                                              ; preds = %882
  %884 = load ptr, ptr %787, align 8, !tbaa !49
  %885 = getelementptr inbounds %struct.staging, ptr %884, i64 0, i32 2
  %886 = load i64, ptr %885, align 8, !tbaa !183
  %887 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %886) #18
  br label %888

888:                                              ; preds = %883, %882, %881
  %889 = phi i32 [ %853, %881 ], [ %887, %883 ], [ 0, %882 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #17
  br label %920

890:                                              ; preds = %783
  %891 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %770, i64 noundef %714, ptr noundef nonnull %10, ptr noundef nonnull %11) #18
  %892 = icmp eq i32 %891, 0
  br i1 %892, label %893, label %920

893:                                              ; preds = %890, %763, %752
  %894 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %895 = load i32, ptr %894, align 8, !tbaa !150
  %896 = icmp eq i32 %895, 0
  br i1 %896, label %914, label %897

897:                                              ; preds = %893
  %898 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %899 = load ptr, ptr %898, align 8, !tbaa !82
  %900 = getelementptr inbounds %struct.hardware_queue, ptr %899, i64 0, i32 1
  %901 = load i64, ptr %900, align 8, !tbaa !141
  %902 = trunc i64 %901 to i32
  %903 = and i64 %901, 2048
  %904 = icmp eq i64 %903, 0
  %905 = select i1 %904, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !143
  %906 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %906, align 8, !tbaa !145
  %907 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %905, ptr %907, align 8, !tbaa !146
  %908 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %905, ptr %908, align 4, !tbaa !147
  %909 = load ptr, ptr %0, align 8, !tbaa !52
  %910 = getelementptr inbounds %struct.device, ptr %909, i64 0, i32 19
  %911 = load ptr, ptr %910, align 8, !tbaa !148
  %912 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %913 = load ptr, ptr %912, align 8, !tbaa !149
  call void %911(ptr noundef %913, i32 noundef %902, i32 noundef %902, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  br label %914

914:                                              ; preds = %897, %893
  store i32 1, ptr %894, align 8, !tbaa !150
  %915 = load ptr, ptr %10, align 8, !tbaa !41
  %916 = load i64, ptr %11, align 8, !tbaa !4
  %917 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %918 = load ptr, ptr %917, align 8, !tbaa !340
  %919 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %915, i64 noundef %916, ptr noundef %918, ptr noundef nonnull %919, i32 noundef %708) #18
  br label %920

920:                                              ; preds = %741, %888, %890, %914
  %921 = phi i32 [ 0, %914 ], [ %889, %888 ], [ %891, %890 ], [ -1, %741 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #17
  br label %1093

922:                                              ; preds = %2
  %923 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %924 = load ptr, ptr %923, align 8, !tbaa !41
  %925 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %926 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %927 = load i32, ptr %926, align 4, !tbaa !100
  %928 = zext i32 %927 to i64
  %929 = getelementptr inbounds i8, ptr %1, i64 %928
  %930 = getelementptr inbounds %struct.context, ptr %924, i64 0, i32 35
  %931 = load ptr, ptr %930, align 8, !tbaa !39
  %932 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %933 = load i32, ptr %932, align 8, !tbaa !150
  %934 = icmp eq i32 %933, 0
  br i1 %934, label %951, label %935

935:                                              ; preds = %922
  %936 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %937 = load ptr, ptr %936, align 8, !tbaa !82
  %938 = getelementptr inbounds %struct.hardware_queue, ptr %937, i64 0, i32 1
  %939 = load i64, ptr %938, align 8, !tbaa !141
  %940 = trunc i64 %939 to i32
  %941 = and i64 %939, 2048
  %942 = icmp eq i64 %941, 0
  %943 = select i1 %942, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #17
  store i32 46, ptr %5, align 8, !tbaa !143
  %944 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %944, align 8, !tbaa !145
  %945 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %943, ptr %945, align 8, !tbaa !146
  %946 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %943, ptr %946, align 4, !tbaa !147
  %947 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %948 = load ptr, ptr %947, align 8, !tbaa !148
  %949 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %950 = load ptr, ptr %949, align 8, !tbaa !149
  call void %948(ptr noundef %950, i32 noundef %940, i32 noundef %940, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #17
  br label %951

951:                                              ; preds = %935, %922
  store i32 1, ptr %932, align 8, !tbaa !150
  %952 = icmp ult ptr %925, %929
  br i1 %952, label %953, label %1019

953:                                              ; preds = %951
  %954 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %955 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %956 = getelementptr inbounds %struct.context, ptr %924, i64 0, i32 3
  %957 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %958 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  %959 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  %960 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  br label %961

961:                                              ; preds = %1017, %953
  %962 = phi ptr [ %925, %953 ], [ %991, %1017 ]
  %963 = phi ptr [ %931, %953 ], [ %990, %1017 ]
  call void @llvm.lifetime.start.p0(i64 1536, ptr nonnull %6) #17
  %964 = icmp ult ptr %962, %929
  br i1 %964, label %965, label %988

965:                                              ; preds = %961, %965
  %966 = phi i64 [ %969, %965 ], [ 0, %961 ]
  %967 = phi ptr [ %982, %965 ], [ %962, %961 ]
  %968 = phi ptr [ %972, %965 ], [ %963, %961 ]
  %969 = add nuw nsw i64 %966, 1
  %970 = getelementptr inbounds [64 x %struct.VkBufferCopy], ptr %6, i64 0, i64 %966
  %971 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %967) #18
  %972 = getelementptr inbounds i64, ptr %968, i64 1
  %973 = load i64, ptr %968, align 8, !tbaa !4
  %974 = getelementptr inbounds %struct.command, ptr %967, i64 0, i32 2
  %975 = load i32, ptr %974, align 4, !tbaa !100
  %976 = zext i32 %975 to i64
  %977 = add nsw i64 %976, -32
  store i64 %971, ptr %970, align 8, !tbaa.struct !344
  %978 = getelementptr inbounds i8, ptr %970, i64 8
  store i64 %973, ptr %978, align 8, !tbaa.struct !266
  %979 = getelementptr inbounds i8, ptr %970, i64 16
  store i64 %977, ptr %979, align 8, !tbaa.struct !158
  %980 = load i32, ptr %974, align 4, !tbaa !100
  %981 = zext i32 %980 to i64
  %982 = getelementptr inbounds i8, ptr %967, i64 %981
  %983 = icmp ult ptr %982, %929
  %984 = icmp ult i64 %966, 63
  %985 = select i1 %983, i1 %984, i1 false
  br i1 %985, label %965, label %986, !llvm.loop !345

986:                                              ; preds = %965
  %987 = trunc i64 %969 to i32
  br label %988

988:                                              ; preds = %986, %961
  %989 = phi i32 [ 0, %961 ], [ %987, %986 ]
  %990 = phi ptr [ %963, %961 ], [ %972, %986 ]
  %991 = phi ptr [ %962, %961 ], [ %982, %986 ]
  %992 = load ptr, ptr %0, align 8, !tbaa !52
  %993 = getelementptr inbounds %struct.device, ptr %992, i64 0, i32 11
  %994 = load ptr, ptr %993, align 8, !tbaa !321
  %995 = load ptr, ptr %954, align 8, !tbaa !149
  %996 = load ptr, ptr %955, align 8, !tbaa !127
  %997 = getelementptr inbounds %struct.context, ptr %996, i64 0, i32 3
  %998 = load ptr, ptr %997, align 8, !tbaa !18
  %999 = load ptr, ptr %956, align 8, !tbaa !18
  call void %994(ptr noundef %995, ptr noundef %998, ptr noundef %999, i32 noundef %989, ptr noundef nonnull %6) #16
  %1000 = icmp eq ptr %991, %929
  br i1 %1000, label %1001, label %1017

1001:                                             ; preds = %988
  %1002 = load i32, ptr %932, align 8, !tbaa !150
  %1003 = icmp eq i32 %1002, 0
  br i1 %1003, label %1016, label %1004

1004:                                             ; preds = %1001
  %1005 = load ptr, ptr %957, align 8, !tbaa !82
  %1006 = getelementptr inbounds %struct.hardware_queue, ptr %1005, i64 0, i32 1
  %1007 = load i64, ptr %1006, align 8, !tbaa !141
  %1008 = trunc i64 %1007 to i32
  %1009 = and i64 %1007, 2048
  %1010 = icmp eq i64 %1009, 0
  %1011 = select i1 %1010, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #17
  store i32 46, ptr %4, align 8, !tbaa !143
  store ptr null, ptr %958, align 8, !tbaa !145
  store i32 %1011, ptr %959, align 8, !tbaa !146
  store i32 %1011, ptr %960, align 4, !tbaa !147
  %1012 = load ptr, ptr %0, align 8, !tbaa !52
  %1013 = getelementptr inbounds %struct.device, ptr %1012, i64 0, i32 19
  %1014 = load ptr, ptr %1013, align 8, !tbaa !148
  %1015 = load ptr, ptr %954, align 8, !tbaa !149
  call void %1014(ptr noundef %1015, i32 noundef %1008, i32 noundef %1008, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #17
  br label %1016

1016:                                             ; preds = %1004, %1001
  store i32 1, ptr %932, align 8, !tbaa !150
  br label %1017

1017:                                             ; preds = %1016, %988
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #17
  %1018 = icmp ult ptr %991, %929
  br i1 %1018, label %961, label %1019, !llvm.loop !346

1019:                                             ; preds = %1017, %951
  %1020 = load ptr, ptr %0, align 8, !tbaa !52
  %1021 = getelementptr inbounds %struct.device, ptr %1020, i64 0, i32 17
  %1022 = load ptr, ptr %1021, align 8, !tbaa !347
  %1023 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1024 = load ptr, ptr %1023, align 8, !tbaa !149
  %1025 = getelementptr inbounds %struct.context, ptr %924, i64 0, i32 16
  %1026 = load ptr, ptr %1025, align 8, !tbaa !33
  call void %1022(ptr noundef %1024, i32 noundef 1, ptr noundef %1026) #16
  br label %1093

1027:                                             ; preds = %2
  %1028 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1029 = load i32, ptr %1028, align 8, !tbaa !150
  %1030 = icmp eq i32 %1029, 0
  br i1 %1030, label %1048, label %1031

1031:                                             ; preds = %1027
  %1032 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1033 = load ptr, ptr %1032, align 8, !tbaa !82
  %1034 = getelementptr inbounds %struct.hardware_queue, ptr %1033, i64 0, i32 1
  %1035 = load i64, ptr %1034, align 8, !tbaa !141
  %1036 = trunc i64 %1035 to i32
  %1037 = and i64 %1035, 2048
  %1038 = icmp eq i64 %1037, 0
  %1039 = select i1 %1038, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #17
  store i32 46, ptr %3, align 8, !tbaa !143
  %1040 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1040, align 8, !tbaa !145
  %1041 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1039, ptr %1041, align 8, !tbaa !146
  %1042 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1039, ptr %1042, align 4, !tbaa !147
  %1043 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %1044 = load ptr, ptr %1043, align 8, !tbaa !148
  %1045 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1046 = load ptr, ptr %1045, align 8, !tbaa !149
  call void %1044(ptr noundef %1046, i32 noundef %1036, i32 noundef %1036, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #17
  %1047 = load i16, ptr %1, align 4, !tbaa !98
  br label %1048

1048:                                             ; preds = %1027, %1031
  %1049 = phi i16 [ %37, %1027 ], [ %1047, %1031 ]
  store i32 1, ptr %1028, align 8, !tbaa !150
  switch i16 %1049, label %1093 [
    i16 2, label %1050
    i16 3, label %1060
    i16 6, label %1073
    i16 7, label %1073
    i16 10, label %1083
    i16 11, label %1084
    i16 12, label %1090
  ]

1050:                                             ; preds = %1048
  %1051 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 11
  %1052 = load ptr, ptr %1051, align 8, !tbaa !321
  %1053 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1054 = load ptr, ptr %1053, align 8, !tbaa !149
  %1055 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1056 = load ptr, ptr %1055, align 8, !tbaa !348
  %1057 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1058 = load ptr, ptr %1057, align 8, !tbaa !350
  %1059 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1052(ptr noundef %1054, ptr noundef %1056, ptr noundef %1058, i32 noundef 1, ptr noundef nonnull %1059) #16
  br label %1093

1060:                                             ; preds = %1048
  %1061 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %1062 = load ptr, ptr %1061, align 8, !tbaa !351
  %1063 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1064 = load ptr, ptr %1063, align 8, !tbaa !149
  %1065 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1066 = load ptr, ptr %1065, align 8, !tbaa !352
  %1067 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1068 = load i64, ptr %1067, align 8, !tbaa !354
  %1069 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1070 = load i64, ptr %1069, align 8, !tbaa !355
  %1071 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1072 = load i32, ptr %1071, align 8, !tbaa !356
  call void %1062(ptr noundef %1064, ptr noundef %1066, i64 noundef %1068, i64 noundef %1070, i32 noundef %1072) #16
  br label %1093

1073:                                             ; preds = %1048, %1048
  %1074 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1075 = load ptr, ptr %1074, align 8, !tbaa !357
  %1076 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1077 = load i64, ptr %1076, align 8, !tbaa !359
  %1078 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1079 = load ptr, ptr %1078, align 8, !tbaa !360
  %1080 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1081 = icmp eq i16 %1049, 6
  %1082 = zext i1 %1081 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1075, i64 noundef %1077, ptr noundef %1079, ptr noundef nonnull %1080, i32 noundef %1082) #18
  br label %1093

1083:                                             ; preds = %1048
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #18
  br label %1093

1084:                                             ; preds = %1048
  %1085 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1086 = load ptr, ptr %1085, align 8, !tbaa !361
  %1087 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1088 = load i64, ptr %1087, align 8, !tbaa !363
  %1089 = trunc i64 %1088 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1086, i32 noundef %1089) #18
  br label %1093

1090:                                             ; preds = %1048
  %1091 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1092 = load ptr, ptr %1091, align 8, !tbaa !361
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1092) #18
  br label %1093

1093:                                             ; preds = %530, %519, %505, %503, %1050, %1060, %1073, %1083, %1084, %1090, %1048, %2, %1019, %920, %704
  %1094 = phi i32 [ 0, %1019 ], [ %921, %920 ], [ %705, %704 ], [ 0, %2 ], [ 0, %1048 ], [ 0, %1090 ], [ 0, %1084 ], [ 0, %1083 ], [ 0, %1073 ], [ 0, %1060 ], [ 0, %1050 ], [ %504, %503 ], [ 0, %505 ], [ 0, %530 ], [ -1, %519 ]
  ret i32 %1094
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds i8, ptr %1, i64 %2
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %62

6:                                                ; preds = %3
  %7 = load ptr, ptr %0, align 8, !tbaa !52
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 1
  br label %9

9:                                                ; preds = %58, %6
  %10 = phi ptr [ %1, %6 ], [ %59, %58 ]
  %11 = phi i64 [ 0, %6 ], [ %60, %58 ]
  %12 = load i16, ptr %10, align 8, !tbaa !98
  %13 = icmp eq i16 %12, 13
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  br label %58

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !100
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
  %22 = load i64, ptr %8, align 8, !tbaa !101
  %23 = add i64 %22, -1
  %24 = add i64 %23, %19
  %25 = urem i64 %24, %22
  %26 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !41
  %28 = getelementptr inbounds %struct.kernel, ptr %27, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !102
  %30 = add i64 %29, %23
  %31 = urem i64 %30, %22
  %32 = add i64 %11, %24
  %33 = add i64 %25, %31
  %34 = sub i64 %32, %33
  %35 = add i64 %34, %30
  br label %58

36:                                               ; preds = %16, %16
  %37 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !104
  %39 = icmp ult i64 %38, 32769
  br i1 %39, label %40, label %58

40:                                               ; preds = %36
  %41 = load i64, ptr %8, align 8, !tbaa !101
  %42 = add nsw i64 %38, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %11, %44
  %46 = add i64 %45, %43
  br label %58

47:                                               ; preds = %16, %16
  %48 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !106
  %50 = icmp ult i64 %49, 32769
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i64, ptr %8, align 8, !tbaa !101
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
  br i1 %61, label %9, label %62, !llvm.loop !111

62:                                               ; preds = %58, %3
  %63 = phi i64 [ 0, %3 ], [ %60, %58 ]
  ret i64 %63
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17
  store i64 0, ptr %2, align 8, !tbaa !4
  %3 = load ptr, ptr %0, align 8, !tbaa !52
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 30
  %5 = load ptr, ptr %4, align 8, !tbaa !87
  %6 = load ptr, ptr %3, align 8, !tbaa !26
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !83
  %9 = call i32 %5(ptr noundef %6, ptr noundef %8, ptr noundef nonnull %2) #16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %9, ptr %12 seq_cst, align 8
  br label %13

13:                                               ; preds = %1, %11
  %14 = load i64, ptr %2, align 8
  %15 = select i1 %10, i64 %14, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #17
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %17 = load ptr, ptr %16, align 8, !tbaa !364
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %25

25:                                               ; preds = %19, %116
  %26 = phi ptr [ %17, %19 ], [ %118, %116 ]
  %27 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !80
  %29 = icmp ugt i64 %28, %15
  br i1 %29, label %30, label %35

30:                                               ; preds = %25, %116, %13
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %32 = load atomic i32, ptr %31 seq_cst, align 8
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i64 %15, i64 -1
  ret i64 %34

35:                                               ; preds = %25
  %36 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #16
  %37 = load ptr, ptr %26, align 8, !tbaa !93
  store ptr %37, ptr %16, align 8, !tbaa !364
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %16, ptr %21, align 8, !tbaa !86
  br label %40

40:                                               ; preds = %39, %35
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #16
  %42 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 12
  %43 = load ptr, ptr %42, align 8, !tbaa !126
  %44 = icmp eq ptr %43, null
  br i1 %44, label %70, label %45

45:                                               ; preds = %40
  %46 = load ptr, ptr %22, align 8, !tbaa !82
  %47 = getelementptr inbounds %struct.hardware_queue, ptr %46, i64 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !141
  %49 = and i64 %48, 2048
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %70

51:                                               ; preds = %45
  %52 = load ptr, ptr %0, align 8, !tbaa !52
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 29
  %54 = load ptr, ptr %53, align 8, !tbaa !365
  %55 = load ptr, ptr %52, align 8, !tbaa !26
  %56 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 7
  %57 = load ptr, ptr %56, align 8, !tbaa !27
  %58 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 9
  %59 = load i32, ptr %58, align 4, !tbaa !137
  %60 = zext i32 %59 to i64
  %61 = shl nuw nsw i64 %60, 3
  %62 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 4
  %63 = load ptr, ptr %62, align 8, !tbaa !19
  %64 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 10
  %65 = load i64, ptr %64, align 8, !tbaa !138
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = call i32 %54(ptr noundef %55, ptr noundef %57, i32 noundef 0, i32 noundef %59, i64 noundef %61, ptr noundef %66, i64 noundef 8, i32 noundef 3) #16
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %51
  store atomic i32 %67, ptr %23 seq_cst, align 8
  br label %70

70:                                               ; preds = %69, %51, %45, %40
  %71 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 20
  %72 = load i32, ptr %71, align 8, !tbaa !113
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 22
  br label %102

76:                                               ; preds = %102, %70
  %77 = load ptr, ptr %0, align 8, !tbaa !52
  %78 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 23
  %79 = load i32, ptr %78, align 8, !tbaa !28
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %116, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 25
  %83 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 24
  %84 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 28
  br label %85

85:                                               ; preds = %85, %81
  %86 = phi i32 [ %79, %81 ], [ %100, %85 ]
  %87 = load ptr, ptr %82, align 8, !tbaa !29
  %88 = add i32 %86, -1
  store i32 %88, ptr %78, align 8, !tbaa !28
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds %struct.import, ptr %87, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds [2 x i64], ptr %90, i64 0, i64 1
  %93 = load i64, ptr %92, align 8
  %94 = inttoptr i64 %91 to ptr
  %95 = inttoptr i64 %93 to ptr
  %96 = load ptr, ptr %83, align 8, !tbaa !30
  %97 = load ptr, ptr %77, align 8, !tbaa !26
  call void %96(ptr noundef %97, ptr noundef %94, ptr noundef null) #16
  %98 = load ptr, ptr %84, align 8, !tbaa !31
  %99 = load ptr, ptr %77, align 8, !tbaa !26
  call void %98(ptr noundef %99, ptr noundef %95, ptr noundef null) #16
  %100 = load i32, ptr %78, align 8, !tbaa !28
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %116, label %85, !llvm.loop !32

102:                                              ; preds = %102, %74
  %103 = phi i64 [ 0, %74 ], [ %112, %102 ]
  %104 = load ptr, ptr %75, align 8, !tbaa !35
  %105 = getelementptr inbounds %struct.arrival, ptr %104, i64 %103
  %106 = load ptr, ptr %105, align 8, !tbaa !366
  %107 = getelementptr inbounds %struct.arrival, ptr %104, i64 %103, i32 1
  %108 = load ptr, ptr %107, align 8, !tbaa !368
  %109 = getelementptr inbounds %struct.arrival, ptr %104, i64 %103, i32 2
  %110 = load i64, ptr %109, align 8, !tbaa !369
  %111 = call ptr @memcpy(ptr noundef %106, ptr noundef %108, i64 noundef %110) #16
  %112 = add nuw nsw i64 %103, 1
  %113 = load i32, ptr %71, align 8, !tbaa !113
  %114 = zext i32 %113 to i64
  %115 = icmp ult i64 %112, %114
  br i1 %115, label %102, label %76, !llvm.loop !370

116:                                              ; preds = %85, %76
  %117 = load ptr, ptr %24, align 8, !tbaa !92
  store ptr %117, ptr %26, align 8, !tbaa !93
  store ptr %26, ptr %24, align 8, !tbaa !92
  %118 = load ptr, ptr %16, align 8, !tbaa !364
  %119 = icmp eq ptr %118, null
  br i1 %119, label %30, label %25, !llvm.loop !371
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
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i64 %1, ptr %4 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  store i64 0, ptr %3, align 8, !tbaa !4
  %5 = load ptr, ptr %0, align 8, !tbaa !52
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 30
  %7 = load ptr, ptr %6, align 8, !tbaa !87
  %8 = load ptr, ptr %5, align 8, !tbaa !26
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !83
  %11 = call i32 %7(ptr noundef %8, ptr noundef %10, ptr noundef nonnull %3) #16
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %11, ptr %14 seq_cst, align 8
  br label %15

15:                                               ; preds = %2, %13
  %16 = load i64, ptr %3, align 8
  %17 = select i1 %12, i64 %16, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
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
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull %27) #16
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %30 = load i32, ptr %29, align 8, !tbaa !89
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %27) #16
  %32 = icmp eq i32 %30, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #16
  br label %36

36:                                               ; preds = %26, %33, %23
  %37 = phi i32 [ 1, %23 ], [ 0, %33 ], [ 0, %26 ]
  ret i32 %37
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca i64, align 8
  %5 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #17
  store i64 0, ptr %6, align 8, !tbaa !4
  %7 = load ptr, ptr %0, align 8, !tbaa !52
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 30
  %9 = load ptr, ptr %8, align 8, !tbaa !87
  %10 = load ptr, ptr %7, align 8, !tbaa !26
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !83
  %13 = call i32 %9(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %6) #16
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %13, ptr %16 seq_cst, align 8
  br label %17

17:                                               ; preds = %3, %15
  %18 = load i64, ptr %6, align 8
  %19 = select i1 %14, i64 %18, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #17
  %20 = icmp ult i64 %19, %1
  br i1 %20, label %21, label %37

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #17
  store i32 1000207004, ptr %5, align 8, !tbaa !63
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !65
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store <2 x i32> <i32 0, i32 1>, ptr %23, align 8, !tbaa !9
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %24, align 8, !tbaa !66
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %25, align 8, !tbaa !67
  %26 = load ptr, ptr %0, align 8, !tbaa !52
  %27 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 38
  %28 = load ptr, ptr %27, align 8, !tbaa !68
  %29 = load ptr, ptr %26, align 8, !tbaa !26
  %30 = call i32 %28(ptr noundef %29, ptr noundef nonnull %5, i64 noundef %2) #16
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %21
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %30, ptr %33 seq_cst, align 8
  br label %34

34:                                               ; preds = %21, %32
  %35 = icmp eq i32 %30, 0
  %36 = zext i1 %35 to i32
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %37

37:                                               ; preds = %34, %17
  %38 = phi i32 [ 1, %17 ], [ %36, %34 ]
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local void @queue_idle(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !82
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %6 = load ptr, ptr %0, align 8, !tbaa !52
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 32
  %8 = load ptr, ptr %7, align 8, !tbaa !372
  %9 = load ptr, ptr %2, align 8, !tbaa !82
  %10 = load ptr, ptr %9, align 8, !tbaa !163
  %11 = tail call i32 %8(ptr noundef %10) #16
  %12 = load ptr, ptr %2, align 8, !tbaa !82
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store <2 x ptr> zeroinitializer, ptr %4, align 8, !tbaa !41
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %5, ptr %6, align 8, !tbaa !86
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %7, align 4, !tbaa !88
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #16
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #16
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %12 = load ptr, ptr %11, align 8, !tbaa !49
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #16
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !54
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #16
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #16
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !373
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #16
  tail call void @free(ptr noundef nonnull %12) #16
  store ptr null, ptr %11, align 8, !tbaa !49
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %26 = load i32, ptr %25, align 4, !tbaa !85
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %29, align 8, !tbaa !374
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #16
  store i32 0, ptr %25, align 4, !tbaa !85
  br label %32

32:                                               ; preds = %24, %28
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #3 {
  tail call void @free(ptr noundef %0) #16
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #4

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 32
  %5 = load i32, ptr %4, align 4, !tbaa !375
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 33
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 31
  %8 = load i32, ptr %7, align 8, !tbaa !116
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !41
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #16
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !41
  %20 = load i32, ptr %4, align 4, !tbaa !375
  %21 = load i32, ptr %7, align 8, !tbaa !116
  br label %22

22:                                               ; preds = %3, %19
  %23 = phi i32 [ %8, %3 ], [ %21, %19 ]
  %24 = phi i32 [ %5, %3 ], [ %20, %19 ]
  %25 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 34
  %26 = icmp ugt i32 %24, %23
  br i1 %26, label %38, label %27

27:                                               ; preds = %22
  %28 = icmp eq i32 %24, 0
  %29 = shl i32 %24, 1
  %30 = select i1 %28, i32 8, i32 %29
  %31 = load ptr, ptr %25, align 8, !tbaa !41
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #16
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !41
  %37 = load i32, ptr %7, align 8, !tbaa !116
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !375
  %41 = load ptr, ptr %6, align 8, !tbaa !37
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !41
  %44 = load ptr, ptr %25, align 8, !tbaa !38
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !116
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !4
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %48 = load ptr, ptr %47, align 8, !tbaa !36
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %50 = load i32, ptr %49, align 8, !tbaa !117
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !139
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !139
  br label %56

56:                                               ; preds = %27, %10, %38
  %57 = phi i32 [ 0, %38 ], [ -1, %10 ], [ -1, %27 ]
  ret i32 %57
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: noinline nounwind
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef %2, i16 noundef %3, i64 noundef %4) unnamed_addr #11 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 1
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 2
  br label %10

10:                                               ; preds = %19, %5
  %11 = phi i64 [ %8, %5 ], [ %23, %19 ]
  %12 = load atomic i64, ptr %9 seq_cst, align 8
  %13 = sub i64 %11, %12
  %14 = load i64, ptr %0, align 8, !tbaa !4
  %15 = icmp ult i64 %13, %14
  br i1 %15, label %19, label %16

16:                                               ; preds = %10
  %17 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 3
  %18 = atomicrmw add ptr %17, i64 1 seq_cst, align 8
  br label %40

19:                                               ; preds = %10
  %20 = add i64 %11, 1
  %21 = cmpxchg ptr %7, i64 %11, i64 %20 seq_cst seq_cst, align 8
  %22 = extractvalue { i64, i1 } %21, 1
  %23 = extractvalue { i64, i1 } %21, 0
  br i1 %22, label %24, label %10, !llvm.loop !376

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !377
  %28 = tail call i32 @gettid() #16
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !379
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !380
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !381
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !382
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %35 = load i64, ptr %6, align 8, !tbaa !95
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !97
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #4

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr noundef %0, ptr nocapture noundef %1, i16 noundef %2, i16 noundef %3) unnamed_addr #3 {
  %5 = alloca [4 x <2 x i64>], align 16
  %6 = alloca %struct.timespec, align 8
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %9 = load ptr, ptr %8, align 8, !tbaa !187
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12, !prof !94

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %13 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %14 = load i64, ptr %6, align 8, !tbaa !95
  %15 = mul i64 %14, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !97
  %18 = add i64 %15, %17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  br label %19

19:                                               ; preds = %4, %12
  %20 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %21 = load ptr, ptr %1, align 8, !tbaa !383
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !384
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !385
  %26 = icmp ult i64 %25, 65536
  %27 = ptrtoint ptr %21 to i64
  %28 = sub i64 0, %27
  %29 = and i64 %28, 63
  %30 = select i1 %26, i64 %25, i64 %29
  %31 = call ptr @memcpy(ptr noundef %21, ptr noundef %23, i64 noundef %30) #16
  %32 = getelementptr inbounds i8, ptr %21, i64 %30
  %33 = getelementptr inbounds i8, ptr %23, i64 %30
  %34 = sub i64 %25, %30
  %35 = icmp ugt i64 %34, 63
  br i1 %35, label %36, label %57

36:                                               ; preds = %19
  %37 = getelementptr inbounds [4 x <2 x i64>], ptr %5, i64 0, i64 1
  %38 = getelementptr inbounds [4 x <2 x i64>], ptr %5, i64 0, i64 2
  %39 = getelementptr inbounds [4 x <2 x i64>], ptr %5, i64 0, i64 3
  br label %40

40:                                               ; preds = %40, %36
  %41 = phi ptr [ %53, %40 ], [ %32, %36 ]
  %42 = phi i64 [ %55, %40 ], [ %34, %36 ]
  %43 = phi ptr [ %54, %40 ], [ %33, %36 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #17
  %44 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %43, i64 noundef 64) #16
  %45 = getelementptr inbounds i8, ptr %43, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %45, i32 0, i32 3, i32 1)
  %46 = load <2 x i64>, ptr %5, align 16, !tbaa !132
  store <2 x i64> %46, ptr %41, align 16, !tbaa !132, !nontemporal !386
  %47 = load <2 x i64>, ptr %37, align 16, !tbaa !132
  %48 = getelementptr inbounds <2 x i64>, ptr %41, i64 1
  store <2 x i64> %47, ptr %48, align 16, !tbaa !132, !nontemporal !386
  %49 = load <2 x i64>, ptr %38, align 16, !tbaa !132
  %50 = getelementptr inbounds <2 x i64>, ptr %41, i64 2
  store <2 x i64> %49, ptr %50, align 16, !tbaa !132, !nontemporal !386
  %51 = load <2 x i64>, ptr %39, align 16, !tbaa !132
  %52 = getelementptr inbounds <2 x i64>, ptr %41, i64 3
  store <2 x i64> %51, ptr %52, align 16, !tbaa !132, !nontemporal !386
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #17
  %53 = getelementptr inbounds i8, ptr %41, i64 64
  %54 = getelementptr inbounds i8, ptr %43, i64 64
  %55 = add i64 %42, -64
  %56 = icmp ugt i64 %55, 63
  br i1 %56, label %40, label %57, !llvm.loop !387

57:                                               ; preds = %40, %19
  %58 = phi ptr [ %33, %19 ], [ %54, %40 ]
  %59 = phi i64 [ %34, %19 ], [ %55, %40 ]
  %60 = phi ptr [ %32, %19 ], [ %53, %40 ]
  fence seq_cst
  %61 = call ptr @memcpy(ptr noundef %60, ptr noundef %58, i64 noundef %59) #16
  %62 = load i64, ptr %24, align 8, !tbaa !385
  %63 = icmp eq i64 %20, 0
  br i1 %63, label %70, label %64, !prof !94

64:                                               ; preds = %57
  %65 = load ptr, ptr %8, align 8, !tbaa !187
  %66 = load atomic i64, ptr %65 seq_cst, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %64
  %69 = inttoptr i64 %66 to ptr
  call fastcc void @add_span(ptr noundef nonnull %69, i64 noundef %20, i16 noundef %2, i16 noundef %3, i64 noundef %62) #18
  br label %70

70:                                               ; preds = %57, %64, %68
  %71 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  %72 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 3
  store atomic i32 1, ptr %72 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define internal noalias ptr @help_to_copy(ptr noundef %0) #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %5 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 8
  %6 = load i32, ptr %5, align 8, !tbaa !188
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %84

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %11 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %14 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %15 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  br label %16

16:                                               ; preds = %8, %80
  %17 = phi i32 [ 1, %8 ], [ %81, %80 ]
  %18 = load ptr, ptr %9, align 8, !tbaa !197
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 4
  %22 = load i16, ptr %21, align 8, !tbaa !203
  %23 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !200
  %25 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 3
  %26 = load i32, ptr %25, align 4, !tbaa !202
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !202
  %28 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 2
  %29 = load i32, ptr %28, align 8, !tbaa !201
  %30 = icmp eq i32 %27, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %20, %31
  %32 = phi ptr [ %33, %31 ], [ %9, %20 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !41
  %34 = icmp eq ptr %33, %18
  br i1 %34, label %35, label %31, !llvm.loop !205

35:                                               ; preds = %31
  %36 = load ptr, ptr %18, align 8, !tbaa !198
  store ptr %36, ptr %32, align 8, !tbaa !41
  %37 = load i32, ptr %10, align 8, !tbaa !204
  %38 = add i32 %37, -1
  store atomic i32 %38, ptr %10 seq_cst, align 8
  br label %39

39:                                               ; preds = %35, %20
  %40 = load ptr, ptr %9, align 8, !tbaa !197
  %41 = icmp eq ptr %40, null
  br i1 %41, label %44, label %42

42:                                               ; preds = %39
  %43 = call i32 @pthread_cond_signal(ptr noundef nonnull %11) #16
  br label %44

44:                                               ; preds = %39, %42
  %45 = zext i32 %26 to i64
  %46 = getelementptr inbounds %struct.piece, ptr %24, i64 %45
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %46, i16 noundef 6, i16 noundef %22) #18
  %47 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #16
  br label %80

48:                                               ; preds = %16
  %49 = icmp eq i32 %17, 0
  br i1 %49, label %50, label %78

50:                                               ; preds = %48
  %51 = load i32, ptr %13, align 4, !tbaa !388
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, 1
  store i32 %54, ptr %13, align 4, !tbaa !388
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #17
  %56 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %57 = load i64, ptr %3, align 8, !tbaa !95
  %58 = mul i64 %57, 1000000000
  %59 = load i64, ptr %14, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #17
  %60 = add i64 %59, 200000
  %61 = add i64 %60, %58
  %62 = load atomic i32, ptr %10 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %53, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #17
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %66 = load i64, ptr %2, align 8, !tbaa !95
  %67 = mul i64 %66, 1000000000
  %68 = load i64, ptr %15, align 8, !tbaa !97
  %69 = add i64 %67, %68
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #17
  %70 = icmp ult i64 %69, %61
  br i1 %70, label %71, label %74

71:                                               ; preds = %64
  call void @llvm.aarch64.hint(i32 1)
  %72 = load atomic i32, ptr %10 seq_cst, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %64, label %74, !llvm.loop !389

74:                                               ; preds = %64, %71, %53
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  %76 = load i32, ptr %13, align 4, !tbaa !388
  %77 = add i32 %76, -1
  store i32 %77, ptr %13, align 4, !tbaa !388
  br label %80

78:                                               ; preds = %50, %48
  %79 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #16
  br label %80

80:                                               ; preds = %74, %78, %44
  %81 = phi i32 [ 0, %44 ], [ %17, %78 ], [ 1, %74 ]
  %82 = load i32, ptr %5, align 8, !tbaa !188
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %16, label %84, !llvm.loop !390

84:                                               ; preds = %80, %1
  %85 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  ret ptr null
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #12

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #13

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #14

; Function Attrs: nounwind
define internal fastcc void @copy_texels(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, i32 noundef %5) unnamed_addr #3 {
  %7 = alloca %struct.VkImageMemoryBarrier, align 8
  %8 = alloca %struct.VkBufferImageCopy, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #17
  store i64 %2, ptr %8, align 8, !tbaa !391
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store <2 x i32> zeroinitializer, ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %11 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %12 = load i32, ptr %11, align 4, !tbaa !302
  %13 = and i32 %12, 2
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 %12, i32 2
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %4, align 8, !tbaa !333
  %18 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !334
  %20 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %21 = load i64, ptr %20, align 8, !tbaa !327
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %28, ptr noundef nonnull align 8 dereferenceable(12) %29, i64 12, i1 false), !tbaa.struct !335
  %30 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %31 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %31, i64 12, i1 false), !tbaa.struct !335
  %32 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !290
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %66, label %35

35:                                               ; preds = %6
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !82
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %37, i64 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !141
  %40 = trunc i64 %39 to i32
  %41 = and i64 %39, 2048
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #17
  store i32 45, ptr %7, align 8, !tbaa !292
  %44 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %44, align 8, !tbaa !295
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %43, ptr %45, align 8, !tbaa !296
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %43, ptr %46, align 4, !tbaa !297
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %33, ptr %47, align 8, !tbaa !298
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %48, align 4, !tbaa !132
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %49, align 4, !tbaa !299
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %51 = load ptr, ptr %3, align 8, !tbaa !300
  store ptr %51, ptr %50, align 8, !tbaa !301
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %12, ptr %52, align 8, !tbaa !303
  %53 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %53, align 4, !tbaa !304
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %55 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %56 = load i32, ptr %55, align 8, !tbaa !305
  store i32 %56, ptr %54, align 8, !tbaa !306
  %57 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %57, align 4, !tbaa !307
  %58 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %59 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %60 = load i32, ptr %59, align 4, !tbaa !308
  store i32 %60, ptr %58, align 8, !tbaa !309
  %61 = load ptr, ptr %0, align 8, !tbaa !52
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 19
  %63 = load ptr, ptr %62, align 8, !tbaa !148
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %65 = load ptr, ptr %64, align 8, !tbaa !149
  call void %63(ptr noundef %65, i32 noundef %40, i32 noundef %40, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #16
  store i32 1, ptr %32, align 8, !tbaa !290
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #17
  br label %66

66:                                               ; preds = %6, %35
  %67 = icmp eq i32 %5, 0
  %68 = load ptr, ptr %0, align 8, !tbaa !52
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %70 = load ptr, ptr %69, align 8, !tbaa !149
  %71 = load ptr, ptr %3, align 8, !tbaa !300
  br i1 %67, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 12
  %74 = load ptr, ptr %73, align 8, !tbaa !394
  call void %74(ptr noundef %70, ptr noundef %1, ptr noundef %71, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #16
  br label %78

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 14
  %77 = load ptr, ptr %76, align 8, !tbaa !395
  call void %77(ptr noundef %70, ptr noundef %71, i32 noundef 1, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %8) #16
  br label %78

78:                                               ; preds = %75, %72
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #17
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @copy_image(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = alloca %struct.VkImageMemoryBarrier, align 8
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = alloca %struct.VkImageCopy, align 8
  %6 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3
  %7 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %5) #17
  %8 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !396
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !302
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !333
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !334
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !327
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !335
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !398
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !302
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !333
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !334
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !327
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !335
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !335
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !290
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %89, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !82
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !141
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #17
  store i32 45, ptr %4, align 8, !tbaa !292
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !295
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !296
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !297
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !298
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %69, align 4, !tbaa !132
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %70, align 4, !tbaa !299
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %72 = load ptr, ptr %9, align 8, !tbaa !300
  store ptr %72, ptr %71, align 8, !tbaa !301
  %73 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %74 = load i32, ptr %10, align 4, !tbaa !302
  store i32 %74, ptr %73, align 8, !tbaa !303
  %75 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %75, align 4, !tbaa !304
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %77 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %78 = load i32, ptr %77, align 8, !tbaa !305
  store i32 %78, ptr %76, align 8, !tbaa !306
  %79 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %79, align 4, !tbaa !307
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %81 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %82 = load i32, ptr %81, align 4, !tbaa !308
  store i32 %82, ptr %80, align 8, !tbaa !309
  %83 = load ptr, ptr %0, align 8, !tbaa !52
  %84 = getelementptr inbounds %struct.device, ptr %83, i64 0, i32 19
  %85 = load ptr, ptr %84, align 8, !tbaa !148
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %87 = load ptr, ptr %86, align 8, !tbaa !149
  call void %85(ptr noundef %87, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 1, ptr %53, align 8, !tbaa !290
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #17
  %88 = load ptr, ptr %30, align 8, !tbaa !398
  br label %89

89:                                               ; preds = %2, %56
  %90 = phi ptr [ %31, %2 ], [ %88, %56 ]
  %91 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 1
  %92 = load i32, ptr %91, align 8, !tbaa !290
  %93 = icmp eq i32 %92, 1
  br i1 %93, label %128, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %96 = load ptr, ptr %95, align 8, !tbaa !82
  %97 = getelementptr inbounds %struct.hardware_queue, ptr %96, i64 0, i32 1
  %98 = load i64, ptr %97, align 8, !tbaa !141
  %99 = trunc i64 %98 to i32
  %100 = and i64 %98, 2048
  %101 = icmp eq i64 %100, 0
  %102 = select i1 %101, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #17
  store i32 45, ptr %3, align 8, !tbaa !292
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %103, align 8, !tbaa !295
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %102, ptr %104, align 8, !tbaa !296
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %102, ptr %105, align 4, !tbaa !297
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %92, ptr %106, align 8, !tbaa !298
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %107, align 4, !tbaa !132
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %108, align 4, !tbaa !299
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %110 = load ptr, ptr %90, align 8, !tbaa !300
  store ptr %110, ptr %109, align 8, !tbaa !301
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %112 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !302
  store i32 %113, ptr %111, align 8, !tbaa !303
  %114 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %114, align 4, !tbaa !304
  %115 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %116 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 3
  %117 = load i32, ptr %116, align 8, !tbaa !305
  store i32 %117, ptr %115, align 8, !tbaa !306
  %118 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %118, align 4, !tbaa !307
  %119 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %120 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 4
  %121 = load i32, ptr %120, align 4, !tbaa !308
  store i32 %121, ptr %119, align 8, !tbaa !309
  %122 = load ptr, ptr %0, align 8, !tbaa !52
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 19
  %124 = load ptr, ptr %123, align 8, !tbaa !148
  %125 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %126 = load ptr, ptr %125, align 8, !tbaa !149
  call void %124(ptr noundef %126, i32 noundef %99, i32 noundef %99, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %91, align 8, !tbaa !290
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #17
  %127 = load ptr, ptr %30, align 8, !tbaa !398
  br label %128

128:                                              ; preds = %89, %94
  %129 = phi ptr [ %90, %89 ], [ %127, %94 ]
  %130 = load ptr, ptr %0, align 8, !tbaa !52
  %131 = getelementptr inbounds %struct.device, ptr %130, i64 0, i32 13
  %132 = load ptr, ptr %131, align 8, !tbaa !399
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %134 = load ptr, ptr %133, align 8, !tbaa !149
  %135 = load ptr, ptr %8, align 8, !tbaa !396
  %136 = load ptr, ptr %135, align 8, !tbaa !300
  %137 = load ptr, ptr %129, align 8, !tbaa !300
  call void %132(ptr noundef %134, ptr noundef %136, i32 noundef 1, ptr noundef %137, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #17
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !290
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %43, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !82
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !141
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #17
  store i32 45, ptr %4, align 8, !tbaa !292
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !295
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !296
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !297
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !298
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !400
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store <2 x i32> <i32 -1, i32 -1>, ptr %24, align 8, !tbaa !9
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %26 = load ptr, ptr %1, align 8, !tbaa !300
  store ptr %26, ptr %25, align 8, !tbaa !301
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %28 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %29 = load i32, ptr %28, align 4, !tbaa !302
  store i32 %29, ptr %27, align 8, !tbaa !303
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %30, align 4, !tbaa !304
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %32 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %33 = load i32, ptr %32, align 8, !tbaa !305
  store i32 %33, ptr %31, align 8, !tbaa !306
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %34, align 4, !tbaa !307
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %36 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %37 = load i32, ptr %36, align 4, !tbaa !308
  store i32 %37, ptr %35, align 8, !tbaa !309
  %38 = load ptr, ptr %0, align 8, !tbaa !52
  %39 = getelementptr inbounds %struct.device, ptr %38, i64 0, i32 19
  %40 = load ptr, ptr %39, align 8, !tbaa !148
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %42 = load ptr, ptr %41, align 8, !tbaa !149
  call void %40(ptr noundef %42, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 %2, ptr %5, align 8, !tbaa !290
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #17
  br label %43

43:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @clear_image(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.VkImageMemoryBarrier, align 8
  %4 = alloca %struct.VkImageSubresourceRange, align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4) #17
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %6 = load i32, ptr %5, align 4, !tbaa !302
  store i32 %6, ptr %4, align 4, !tbaa !303
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !304
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !305
  store i32 %10, ptr %8, align 4, !tbaa !306
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !307
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !308
  store i32 %14, ptr %12, align 4, !tbaa !309
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !290
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %46, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !82
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !141
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #17
  store i32 45, ptr %3, align 8, !tbaa !292
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !295
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !296
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !297
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !298
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %31, align 4, !tbaa !132
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %32, align 4, !tbaa !299
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %34 = load ptr, ptr %1, align 8, !tbaa !300
  store ptr %34, ptr %33, align 8, !tbaa !301
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %35, align 8, !tbaa !303
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %36, align 4, !tbaa !304
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %37, align 8, !tbaa !306
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %38, align 4, !tbaa !307
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %39, align 8, !tbaa !309
  %40 = load ptr, ptr %0, align 8, !tbaa !52
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 19
  %42 = load ptr, ptr %41, align 8, !tbaa !148
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %44 = load ptr, ptr %43, align 8, !tbaa !149
  call void %42(ptr noundef %44, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %15, align 8, !tbaa !290
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #17
  %45 = load i32, ptr %5, align 4, !tbaa !302
  br label %46

46:                                               ; preds = %2, %18
  %47 = phi i32 [ %6, %2 ], [ %45, %18 ]
  %48 = and i32 %47, 1
  %49 = icmp eq i32 %48, 0
  %50 = load ptr, ptr %0, align 8, !tbaa !52
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !149
  %53 = load ptr, ptr %1, align 8, !tbaa !300
  %54 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 10
  %55 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 9
  %56 = select i1 %49, ptr %54, ptr %55
  %57 = select i1 %49, ptr @clear_image.nothing, ptr @clear_image.black
  %58 = load ptr, ptr %56, align 8, !tbaa !41
  call void %58(ptr noundef %52, ptr noundef %53, i32 noundef 1, ptr noundef nonnull %57, i32 noundef 1, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #17
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #3 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !41
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %7 = load ptr, ptr %6, align 8, !tbaa !127
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !100
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !52
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !115
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !101
  %17 = add i64 %14, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %16
  %20 = sub nuw i64 %18, %19
  %21 = add i64 %20, %11
  store i64 %21, ptr %13, align 8, !tbaa !115
  %22 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 4
  %23 = load ptr, ptr %22, align 8, !tbaa !19
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #16
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !401
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !402
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #16
  %40 = load ptr, ptr %3, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
  %41 = load ptr, ptr %22, align 8, !tbaa !19
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !402
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !4
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #16
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !401
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !403
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @use_in_place(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkExternalMemoryBufferCreateInfo, align 8
  %7 = alloca %struct.VkBufferCreateInfo, align 8
  %8 = alloca %struct.VkImportMemoryHostPointerInfoEXT, align 8
  %9 = alloca %struct.VkMemoryAllocateInfo, align 8
  %10 = load ptr, ptr %0, align 8, !tbaa !52
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !127
  %13 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 25
  %14 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 23
  %15 = load i32, ptr %14, align 8, !tbaa !28
  %16 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 24
  %17 = load i32, ptr %16, align 4, !tbaa !9
  %18 = icmp ugt i32 %17, %15
  br i1 %18, label %19, label %21

19:                                               ; preds = %5
  %20 = load ptr, ptr %13, align 8, !tbaa !29
  br label %32

21:                                               ; preds = %5
  %22 = icmp eq i32 %17, 0
  %23 = shl i32 %17, 1
  %24 = select i1 %22, i32 8, i32 %23
  %25 = load ptr, ptr %13, align 8, !tbaa !41
  %26 = zext i32 %24 to i64
  %27 = shl nuw nsw i64 %26, 4
  %28 = tail call ptr @realloc(ptr noundef %25, i64 noundef %27) #16
  %29 = icmp eq ptr %28, null
  br i1 %29, label %102, label %30

30:                                               ; preds = %21
  store ptr %28, ptr %13, align 8, !tbaa !41
  store i32 %24, ptr %16, align 4, !tbaa !9
  %31 = load i32, ptr %14, align 8, !tbaa !28
  br label %32

32:                                               ; preds = %19, %30
  %33 = phi i32 [ %15, %19 ], [ %31, %30 ]
  %34 = phi ptr [ %20, %19 ], [ %28, %30 ]
  %35 = zext i32 %33 to i64
  %36 = getelementptr inbounds %struct.import, ptr %34, i64 %35
  %37 = ptrtoint ptr %1 to i64
  %38 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 40
  %39 = load i64, ptr %38, align 8, !tbaa !324
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !4
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !324
  %44 = add i64 %2, -1
  %45 = add i64 %44, %40
  %46 = add i64 %45, %43
  %47 = urem i64 %46, %43
  %48 = sub nuw i64 %46, %47
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #17
  store i32 1000072000, ptr %6, align 8, !tbaa !404
  %49 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 1
  store ptr null, ptr %49, align 8, !tbaa !406
  %50 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 2
  store i32 128, ptr %50, align 8, !tbaa !407
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #17
  store i32 12, ptr %7, align 8, !tbaa !408
  %51 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 1
  store ptr %6, ptr %51, align 8, !tbaa !410
  %52 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 2
  store i32 0, ptr %52, align 8, !tbaa !411
  %53 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 3
  store i64 %48, ptr %53, align 8, !tbaa !412
  %54 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 4
  store <2 x i32> <i32 3, i32 0>, ptr %54, align 8, !tbaa !132
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %55, align 8, !tbaa !413
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %56, align 8, !tbaa !414
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #17
  store i32 1000178000, ptr %8, align 8, !tbaa !415
  %57 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %57, align 8, !tbaa !417
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %58, align 8, !tbaa !418
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %59, align 8, !tbaa !419
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #17
  store i32 5, ptr %9, align 8, !tbaa !420
  %60 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %60, align 8, !tbaa !422
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %61, align 8, !tbaa !423
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %63 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 39
  %64 = load i64, ptr %63, align 8, !tbaa !313
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %62, align 8, !tbaa !424
  %66 = getelementptr inbounds i8, ptr %36, i64 8
  store <2 x ptr> zeroinitializer, ptr %36, align 8
  %67 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 21
  %68 = load ptr, ptr %67, align 8, !tbaa !425
  %69 = load ptr, ptr %10, align 8, !tbaa !26
  %70 = call i32 %68(ptr noundef %69, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #16
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %86

72:                                               ; preds = %32
  %73 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %74 = load ptr, ptr %73, align 8, !tbaa !426
  %75 = load ptr, ptr %10, align 8, !tbaa !26
  %76 = call i32 %74(ptr noundef %75, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %66) #16
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %86

78:                                               ; preds = %72
  %79 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %80 = load ptr, ptr %79, align 8, !tbaa !427
  %81 = load ptr, ptr %10, align 8, !tbaa !26
  %82 = load ptr, ptr %36, align 8, !tbaa !428
  %83 = load ptr, ptr %66, align 8, !tbaa !430
  %84 = call i32 %80(ptr noundef %81, ptr noundef %82, ptr noundef %83, i64 noundef 0) #16
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %98, label %86

86:                                               ; preds = %32, %72, %78
  %87 = phi i32 [ %84, %78 ], [ %76, %72 ], [ %70, %32 ]
  %88 = load i64, ptr %36, align 8
  %89 = load i64, ptr %66, align 8
  %90 = inttoptr i64 %88 to ptr
  %91 = inttoptr i64 %89 to ptr
  %92 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 24
  %93 = load ptr, ptr %92, align 8, !tbaa !30
  %94 = load ptr, ptr %10, align 8, !tbaa !26
  call void %93(ptr noundef %94, ptr noundef %90, ptr noundef null) #16
  %95 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 28
  %96 = load ptr, ptr %95, align 8, !tbaa !31
  %97 = load ptr, ptr %10, align 8, !tbaa !26
  call void %96(ptr noundef %97, ptr noundef %91, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #17
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #17
  br label %102

98:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #17
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #17
  %99 = load i32, ptr %14, align 8, !tbaa !28
  %100 = add i32 %99, 1
  store i32 %100, ptr %14, align 8, !tbaa !28
  %101 = load ptr, ptr %36, align 8, !tbaa !428
  store ptr %101, ptr %3, align 8, !tbaa !41
  br label %102

102:                                              ; preds = %86, %21, %98
  %103 = phi i32 [ 0, %98 ], [ %87, %86 ], [ -1, %21 ]
  ret i32 %103
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_chunk(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkMemoryBarrier, align 8
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %9 = load ptr, ptr %8, align 8, !tbaa !49
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %11 = load ptr, ptr %10, align 8, !tbaa !127
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #16
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !183
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !183
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 28
  %19 = load i32, ptr %18, align 8, !tbaa !117
  store ptr null, ptr %12, align 8, !tbaa.struct !431
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !432
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !433
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !434
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !336
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !194
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 27
  %26 = load ptr, ptr %25, align 8, !tbaa !22
  store ptr %12, ptr %26, align 8, !tbaa !41
  store ptr %12, ptr %25, align 8, !tbaa !22
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !60
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !61
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !4
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !60
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #18
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 30
  %43 = load ptr, ptr %42, align 8, !tbaa !36
  %44 = load i32, ptr %18, align 8, !tbaa !117
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !166
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !52
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 19
  %50 = load ptr, ptr %49, align 8, !tbaa !148
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !149
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %54 = load i32, ptr %53, align 8, !tbaa !150
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !82
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !141
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #17
  store i32 46, ptr %6, align 8, !tbaa !143
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !145
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !146
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !147
  %68 = load ptr, ptr %0, align 8, !tbaa !52
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 19
  %70 = load ptr, ptr %69, align 8, !tbaa !148
  %71 = load ptr, ptr %51, align 8, !tbaa !149
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #17
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !150
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  br label %73

73:                                               ; preds = %72, %37, %5
  %74 = phi i32 [ -1, %5 ], [ 0, %72 ], [ %39, %37 ]
  ret i32 %74
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_after(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.VkMemoryBarrier, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !82
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !141
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #17
  store i32 46, ptr %3, align 8, !tbaa !143
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !145
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !146
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !147
  %16 = load ptr, ptr %0, align 8, !tbaa !52
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 19
  %18 = load ptr, ptr %17, align 8, !tbaa !148
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8, !tbaa !149
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %22, align 8, !tbaa !150
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #17
  %23 = load ptr, ptr %0, align 8, !tbaa !52
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
  %25 = load ptr, ptr %24, align 8, !tbaa !151
  %26 = load ptr, ptr %19, align 8, !tbaa !149
  %27 = call i32 %25(ptr noundef %26) #16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %2
  %30 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #18
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %34 = load ptr, ptr %33, align 8, !tbaa !127
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8, !tbaa !49
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !76
  %39 = call fastcc i32 @add_wait(ptr noundef %34, ptr noundef %38, i64 noundef %1) #18
  br label %40

40:                                               ; preds = %2, %29, %32
  %41 = phi i32 [ %39, %32 ], [ %30, %29 ], [ %27, %2 ]
  ret i32 %41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #15

attributes #0 = { nofree nounwind memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #8 = { inlinehint nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #10 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #11 = { noinline nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nobuiltin nounwind "no-builtins" }
attributes #17 = { nounwind }
attributes #18 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !5, i64 0}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 4, !9, i64 20, i64 2, !11, i64 22, i64 2, !11, i64 24, i64 8, !4}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !17, i64 16}
!16 = !{!"context", !17, i64 0, !5, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !5, i64 40, !5, i64 48, !17, i64 56, !10, i64 64, !10, i64 68, !5, i64 72, !10, i64 80, !17, i64 88, !10, i64 96, !10, i64 100, !10, i64 104, !17, i64 112, !10, i64 120, !10, i64 124, !17, i64 128, !10, i64 136, !10, i64 140, !17, i64 144, !10, i64 152, !10, i64 156, !17, i64 160, !17, i64 168, !17, i64 176, !10, i64 184, !10, i64 188, !17, i64 192, !10, i64 200, !10, i64 204, !17, i64 208, !17, i64 216, !17, i64 224, !6, i64 232}
!17 = !{!"any pointer", !6, i64 0}
!18 = !{!16, !17, i64 24}
!19 = !{!16, !17, i64 32}
!20 = !{!16, !5, i64 40}
!21 = !{!16, !10, i64 96}
!22 = !{!16, !17, i64 176}
!23 = !{!16, !10, i64 120}
!24 = !{!25, !17, i64 208}
!25 = !{!"device", !17, i64 0, !5, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64, !17, i64 72, !17, i64 80, !17, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !17, i64 120, !17, i64 128, !17, i64 136, !17, i64 144, !17, i64 152, !17, i64 160, !17, i64 168, !17, i64 176, !17, i64 184, !17, i64 192, !17, i64 200, !17, i64 208, !17, i64 216, !17, i64 224, !17, i64 232, !17, i64 240, !17, i64 248, !17, i64 256, !17, i64 264, !17, i64 272, !17, i64 280, !17, i64 288, !17, i64 296, !17, i64 304, !5, i64 312, !5, i64 320, !17, i64 328, !17, i64 336}
!26 = !{!25, !17, i64 0}
!27 = !{!16, !17, i64 56}
!28 = !{!16, !10, i64 152}
!29 = !{!16, !17, i64 160}
!30 = !{!25, !17, i64 192}
!31 = !{!25, !17, i64 224}
!32 = distinct !{!32, !14}
!33 = !{!16, !17, i64 112}
!34 = !{!16, !17, i64 128}
!35 = !{!16, !17, i64 144}
!36 = !{!16, !17, i64 192}
!37 = !{!16, !17, i64 208}
!38 = !{!16, !17, i64 216}
!39 = !{!16, !17, i64 224}
!40 = !{!25, !17, i64 200}
!41 = !{!17, !17, i64 0}
!42 = distinct !{!42, !14}
!43 = !{!44, !17, i64 0}
!44 = !{!"staging", !17, i64 0, !45, i64 8, !5, i64 56, !5, i64 64, !10, i64 72, !17, i64 80, !17, i64 88, !46, i64 96, !46, i64 160}
!45 = !{!"slots", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40}
!46 = !{!"", !6, i64 0}
!47 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 8, !41, i64 40, i64 8, !41}
!48 = !{!44, !17, i64 88}
!49 = !{!50, !17, i64 128}
!50 = !{!"queue", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24, !10, i64 32, !10, i64 36, !51, i64 40, !5, i64 56, !10, i64 64, !10, i64 68, !10, i64 72, !17, i64 80, !17, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !10, i64 120, !17, i64 128, !46, i64 136, !46, i64 200}
!51 = !{!"notification", !5, i64 0, !10, i64 8}
!52 = !{!50, !17, i64 0}
!53 = !{!44, !17, i64 80}
!54 = !{!44, !10, i64 72}
!55 = distinct !{!55, !14}
!56 = !{!57, !17, i64 0}
!57 = !{!"chunk", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !10, i64 32, !10, i64 36}
!58 = !{!44, !17, i64 16}
!59 = !{!57, !5, i64 16}
!60 = !{!44, !5, i64 24}
!61 = !{!44, !5, i64 32}
!62 = !{!57, !10, i64 32}
!63 = !{!64, !6, i64 0}
!64 = !{!"VkSemaphoreWaitInfo", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !17, i64 24, !17, i64 32}
!65 = !{!64, !17, i64 8}
!66 = !{!64, !17, i64 24}
!67 = !{!64, !17, i64 32}
!68 = !{!25, !17, i64 304}
!69 = distinct !{!69, !14}
!70 = !{!57, !17, i64 8}
!71 = !{!25, !17, i64 336}
!72 = !{!57, !5, i64 24}
!73 = !{!74, !6, i64 0}
!74 = !{!"VkSemaphoreSignalInfo", !6, i64 0, !17, i64 8, !17, i64 16, !5, i64 24}
!75 = !{!74, !17, i64 8}
!76 = !{!44, !17, i64 40}
!77 = !{!74, !17, i64 16}
!78 = !{!74, !5, i64 24}
!79 = !{!25, !17, i64 288}
!80 = !{!16, !5, i64 8}
!81 = distinct !{!81, !14}
!82 = !{!50, !17, i64 8}
!83 = !{!50, !17, i64 16}
!84 = !{!50, !10, i64 48}
!85 = !{!50, !10, i64 36}
!86 = !{!50, !17, i64 96}
!87 = !{!25, !17, i64 240}
!88 = !{!50, !10, i64 68}
!89 = !{!50, !10, i64 72}
!90 = !{!51, !10, i64 8}
!91 = !{!50, !17, i64 24}
!92 = !{!50, !17, i64 80}
!93 = !{!16, !17, i64 0}
!94 = !{!"branch_weights", i32 2000, i32 1}
!95 = !{!96, !5, i64 0}
!96 = !{!"", !5, i64 0, !5, i64 8}
!97 = !{!96, !5, i64 8}
!98 = !{!99, !12, i64 0}
!99 = !{!"command", !12, i64 0, !12, i64 2, !10, i64 4}
!100 = !{!99, !10, i64 4}
!101 = !{!25, !5, i64 8}
!102 = !{!103, !5, i64 16}
!103 = !{!"kernel", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40}
!104 = !{!105, !5, i64 24}
!105 = !{!"transfer", !99, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32}
!106 = !{!107, !5, i64 16}
!107 = !{!"texels", !99, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !108, i64 40}
!108 = !{!"region", !5, i64 0, !5, i64 8, !5, i64 16, !109, i64 24, !110, i64 36}
!109 = !{!"VkOffset3D", !10, i64 0, !10, i64 4, !10, i64 8}
!110 = !{!"VkExtent3D", !10, i64 0, !10, i64 4, !10, i64 8}
!111 = distinct !{!111, !14}
!112 = distinct !{!112, !14}
!113 = !{!16, !10, i64 136}
!114 = !{!16, !10, i64 104}
!115 = !{!16, !5, i64 48}
!116 = !{!16, !10, i64 200}
!117 = !{!16, !10, i64 184}
!118 = !{!16, !10, i64 124}
!119 = !{!120, !17, i64 0}
!120 = !{!"kept_set", !17, i64 0, !17, i64 8, !6, i64 16}
!121 = distinct !{!121, !14}
!122 = !{!25, !17, i64 272}
!123 = distinct !{!123, !14}
!124 = !{!25, !17, i64 264}
!125 = !{!16, !10, i64 80}
!126 = !{!16, !17, i64 88}
!127 = !{!50, !17, i64 104}
!128 = !{!16, !10, i64 64}
!129 = !{!130, !6, i64 0}
!130 = !{!"VkQueryPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !6, i64 20, !10, i64 24, !10, i64 28}
!131 = !{!130, !17, i64 8}
!132 = !{!6, !6, i64 0}
!133 = !{!130, !10, i64 24}
!134 = !{!130, !10, i64 28}
!135 = !{!25, !17, i64 184}
!136 = !{!25, !17, i64 280}
!137 = !{!16, !10, i64 68}
!138 = !{!16, !5, i64 72}
!139 = !{!140, !10, i64 4}
!140 = !{!"submission", !10, i64 0, !10, i64 4, !17, i64 8, !5, i64 16}
!141 = !{!142, !5, i64 8}
!142 = !{!"hardware_queue", !17, i64 0, !5, i64 8, !46, i64 16}
!143 = !{!144, !6, i64 0}
!144 = !{!"VkMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20}
!145 = !{!144, !17, i64 8}
!146 = !{!144, !10, i64 16}
!147 = !{!144, !10, i64 20}
!148 = !{!25, !17, i64 152}
!149 = !{!50, !17, i64 112}
!150 = !{!50, !10, i64 120}
!151 = !{!25, !17, i64 216}
!152 = !{!153, !17, i64 8}
!153 = !{!"wait", !99, i64 0, !17, i64 8, !5, i64 16}
!154 = !{!153, !5, i64 16}
!155 = !{!25, !17, i64 160}
!156 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 8, !4}
!157 = !{i64 0, i64 8, !41, i64 8, i64 8, !4}
!158 = !{i64 0, i64 8, !4}
!159 = !{!99, !12, i64 2}
!160 = distinct !{!160, !14}
!161 = !{!25, !17, i64 120}
!162 = !{!25, !17, i64 248}
!163 = !{!142, !17, i64 0}
!164 = !{!165, !10, i64 32}
!165 = !{!"signals", !6, i64 0, !6, i64 16, !10, i64 32}
!166 = !{!140, !5, i64 16}
!167 = !{!44, !17, i64 48}
!168 = !{!140, !10, i64 0}
!169 = !{i64 0, i64 4, !132, i64 8, i64 8, !41, i64 16, i64 4, !9, i64 24, i64 8, !41, i64 32, i64 4, !9, i64 40, i64 8, !41}
!170 = !{i64 0, i64 8, !41, i64 8, i64 4, !9, i64 16, i64 8, !41, i64 24, i64 4, !9, i64 32, i64 8, !41}
!171 = !{i64 0, i64 4, !9, i64 8, i64 8, !41, i64 16, i64 4, !9, i64 24, i64 8, !41}
!172 = !{i64 0, i64 8, !41, i64 8, i64 4, !9, i64 16, i64 8, !41}
!173 = !{i64 0, i64 4, !9, i64 8, i64 8, !41}
!174 = !{i64 0, i64 8, !41}
!175 = !{i64 0, i64 4, !132, i64 8, i64 8, !41, i64 16, i64 4, !9, i64 24, i64 8, !41, i64 32, i64 8, !41, i64 40, i64 4, !9, i64 48, i64 8, !41, i64 56, i64 4, !9, i64 64, i64 8, !41}
!176 = !{i64 0, i64 8, !41, i64 8, i64 4, !9, i64 16, i64 8, !41, i64 24, i64 8, !41, i64 32, i64 4, !9, i64 40, i64 8, !41, i64 48, i64 4, !9, i64 56, i64 8, !41}
!177 = !{i64 0, i64 4, !9, i64 8, i64 8, !41, i64 16, i64 8, !41, i64 24, i64 4, !9, i64 32, i64 8, !41, i64 40, i64 4, !9, i64 48, i64 8, !41}
!178 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 4, !9, i64 24, i64 8, !41, i64 32, i64 4, !9, i64 40, i64 8, !41}
!179 = distinct !{!179, !14}
!180 = !{!16, !17, i64 168}
!181 = !{!57, !10, i64 36}
!182 = distinct !{!182, !14}
!183 = !{!44, !5, i64 56}
!184 = distinct !{!184, !14}
!185 = !{!186, !10, i64 204}
!186 = !{!"copiers", !46, i64 0, !46, i64 64, !46, i64 128, !17, i64 192, !10, i64 200, !10, i64 204, !10, i64 208, !10, i64 212, !10, i64 216, !6, i64 224, !17, i64 288}
!187 = !{!186, !17, i64 288}
!188 = !{!186, !10, i64 216}
!189 = !{!186, !10, i64 208}
!190 = distinct !{!190, !14}
!191 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 8, !4, i64 24, i64 4, !9}
!192 = !{i64 0, i64 8, !41, i64 8, i64 8, !4, i64 16, i64 4, !9}
!193 = !{i64 0, i64 8, !4, i64 8, i64 4, !9}
!194 = !{i64 0, i64 4, !9}
!195 = distinct !{!195, !14}
!196 = distinct !{!196, !14}
!197 = !{!186, !17, i64 192}
!198 = !{!199, !17, i64 0}
!199 = !{!"copying", !17, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !12, i64 24}
!200 = !{!199, !17, i64 8}
!201 = !{!199, !10, i64 16}
!202 = !{!199, !10, i64 20}
!203 = !{!199, !12, i64 24}
!204 = !{!186, !10, i64 200}
!205 = distinct !{!205, !14}
!206 = !{!207, !10, i64 24}
!207 = !{!"piece", !17, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!208 = distinct !{!208, !14}
!209 = distinct !{!209, !14}
!210 = distinct !{!210, !14}
!211 = distinct !{!211, !14}
!212 = distinct !{!212, !14}
!213 = !{!16, !10, i64 100}
!214 = !{!215, !6, i64 0}
!215 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !10, i64 28}
!216 = !{!215, !17, i64 8}
!217 = !{!215, !17, i64 16}
!218 = !{!215, !6, i64 24}
!219 = !{!215, !10, i64 28}
!220 = !{!25, !17, i64 16}
!221 = !{!222, !6, i64 0}
!222 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !17, i64 8, !10, i64 16, !17, i64 24}
!223 = !{!222, !17, i64 8}
!224 = !{!222, !10, i64 16}
!225 = !{!222, !17, i64 24}
!226 = !{!25, !17, i64 40}
!227 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 8, !41, i64 16, i64 8, !4}
!228 = !{i64 0, i64 4, !9, i64 4, i64 8, !41, i64 12, i64 8, !4}
!229 = !{!103, !5, i64 0}
!230 = !{!103, !17, i64 32}
!231 = !{!232, !5, i64 48}
!232 = !{!"task", !17, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !17, i64 56, !17, i64 64}
!233 = !{!232, !5, i64 24}
!234 = !{!232, !5, i64 32}
!235 = !{!232, !17, i64 64}
!236 = distinct !{!236, !14}
!237 = !{!232, !5, i64 40}
!238 = distinct !{!238, !14, !239, !240}
!239 = !{!"llvm.loop.isvectorized", i32 1}
!240 = !{!"llvm.loop.unroll.runtime.disable"}
!241 = !{!232, !17, i64 56}
!242 = !{!243, !5, i64 0}
!243 = !{!"binding", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!244 = !{!243, !5, i64 16}
!245 = !{!246, !17, i64 0}
!246 = !{!"memory", !17, i64 0, !5, i64 8, !5, i64 16}
!247 = distinct !{!247, !14}
!248 = distinct !{!248, !14, !239}
!249 = !{!120, !17, i64 8}
!250 = !{!251, !6, i64 0}
!251 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !10, i64 24, !17, i64 32}
!252 = !{!251, !17, i64 8}
!253 = !{!251, !17, i64 16}
!254 = !{!251, !10, i64 24}
!255 = !{!251, !17, i64 32}
!256 = !{!25, !17, i64 24}
!257 = !{!258, !6, i64 0}
!258 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !17, i64 32}
!259 = !{!258, !17, i64 8}
!260 = !{!258, !10, i64 24}
!261 = !{!258, !17, i64 32}
!262 = !{!25, !17, i64 176}
!263 = !{!25, !17, i64 296}
!264 = !{!243, !5, i64 24}
!265 = !{i64 0, i64 8, !41, i64 8, i64 8, !4, i64 16, i64 8, !4}
!266 = !{i64 0, i64 8, !4, i64 8, i64 8, !4}
!267 = !{!246, !5, i64 8}
!268 = !{!269, !17, i64 24}
!269 = !{!"texture", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!270 = !{!269, !17, i64 8}
!271 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 4, !132}
!272 = !{i64 0, i64 8, !41, i64 8, i64 4, !132}
!273 = !{i64 0, i64 4, !132}
!274 = !{!269, !17, i64 16}
!275 = !{!243, !5, i64 8}
!276 = !{i64 0, i64 4, !132, i64 8, i64 8, !41, i64 16, i64 8, !41, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !132, i64 40, i64 8, !41, i64 48, i64 8, !41, i64 56, i64 8, !41}
!277 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !132, i64 32, i64 8, !41, i64 40, i64 8, !41, i64 48, i64 8, !41}
!278 = !{i64 0, i64 8, !41, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !132, i64 24, i64 8, !41, i64 32, i64 8, !41, i64 40, i64 8, !41}
!279 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !132, i64 16, i64 8, !41, i64 24, i64 8, !41, i64 32, i64 8, !41}
!280 = !{i64 0, i64 4, !132, i64 4, i64 8, !41, i64 12, i64 8, !41, i64 20, i64 8, !41}
!281 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 8, !41}
!282 = !{i64 0, i64 8, !41, i64 8, i64 8, !41}
!283 = distinct !{!283, !14}
!284 = !{!25, !17, i64 64}
!285 = !{!232, !17, i64 0}
!286 = !{!25, !17, i64 56}
!287 = !{!232, !17, i64 8}
!288 = !{!25, !17, i64 128}
!289 = !{!269, !17, i64 0}
!290 = !{!291, !10, i64 8}
!291 = !{!"image", !17, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20}
!292 = !{!293, !6, i64 0}
!293 = !{!"VkImageMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !6, i64 24, !6, i64 28, !10, i64 32, !10, i64 36, !17, i64 40, !294, i64 48}
!294 = !{!"VkImageSubresourceRange", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!295 = !{!293, !17, i64 8}
!296 = !{!293, !10, i64 16}
!297 = !{!293, !10, i64 20}
!298 = !{!293, !6, i64 24}
!299 = !{!293, !10, i64 36}
!300 = !{!291, !17, i64 0}
!301 = !{!293, !17, i64 40}
!302 = !{!291, !10, i64 12}
!303 = !{!294, !10, i64 0}
!304 = !{!294, !10, i64 4}
!305 = !{!291, !10, i64 16}
!306 = !{!294, !10, i64 8}
!307 = !{!294, !10, i64 12}
!308 = !{!291, !10, i64 20}
!309 = !{!294, !10, i64 16}
!310 = distinct !{!310, !14}
!311 = distinct !{!311, !14}
!312 = !{!105, !17, i64 32}
!313 = !{!25, !5, i64 312}
!314 = !{!44, !17, i64 8}
!315 = !{!105, !17, i64 8}
!316 = !{!105, !5, i64 16}
!317 = !{!318, !5, i64 0}
!318 = !{!"VkBufferCopy", !5, i64 0, !5, i64 8, !5, i64 16}
!319 = !{!318, !5, i64 8}
!320 = !{!318, !5, i64 16}
!321 = !{!25, !17, i64 88}
!322 = distinct !{!322, !14}
!323 = !{!107, !17, i64 8}
!324 = !{!25, !5, i64 320}
!325 = !{!107, !5, i64 24}
!326 = !{!108, !10, i64 36}
!327 = !{!108, !5, i64 16}
!328 = !{!108, !10, i64 44}
!329 = !{!108, !10, i64 40}
!330 = !{!108, !10, i64 24}
!331 = !{!108, !10, i64 28}
!332 = !{!108, !10, i64 32}
!333 = !{!108, !5, i64 0}
!334 = !{!108, !5, i64 8}
!335 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9}
!336 = !{i64 0, i64 4, !9, i64 4, i64 4, !9}
!337 = !{!110, !10, i64 0}
!338 = !{!110, !10, i64 4}
!339 = !{!110, !10, i64 8}
!340 = !{!107, !17, i64 32}
!341 = distinct !{!341, !14}
!342 = distinct !{!342, !14}
!343 = distinct !{!343, !14}
!344 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !4}
!345 = distinct !{!345, !14}
!346 = distinct !{!346, !14}
!347 = !{!25, !17, i64 136}
!348 = !{!349, !17, i64 16}
!349 = !{!"copy", !99, i64 0, !17, i64 8, !17, i64 16, !318, i64 24}
!350 = !{!349, !17, i64 8}
!351 = !{!25, !17, i64 144}
!352 = !{!353, !17, i64 8}
!353 = !{!"fill", !99, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !10, i64 32}
!354 = !{!353, !5, i64 16}
!355 = !{!353, !5, i64 24}
!356 = !{!353, !10, i64 32}
!357 = !{!358, !17, i64 8}
!358 = !{!"image_transfer", !99, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !108, i64 32}
!359 = !{!358, !5, i64 16}
!360 = !{!358, !17, i64 24}
!361 = !{!362, !17, i64 8}
!362 = !{!"transition", !99, i64 0, !17, i64 8, !5, i64 16}
!363 = !{!362, !5, i64 16}
!364 = !{!50, !17, i64 88}
!365 = !{!25, !17, i64 232}
!366 = !{!367, !17, i64 0}
!367 = !{!"arrival", !17, i64 0, !17, i64 8, !5, i64 16}
!368 = !{!367, !17, i64 8}
!369 = !{!367, !5, i64 16}
!370 = distinct !{!370, !14}
!371 = distinct !{!371, !14}
!372 = !{!25, !17, i64 256}
!373 = !{!44, !5, i64 64}
!374 = !{!50, !5, i64 56}
!375 = !{!16, !10, i64 204}
!376 = distinct !{!376, !14}
!377 = !{!378, !5, i64 0}
!378 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!379 = !{!378, !10, i64 16}
!380 = !{!378, !12, i64 20}
!381 = !{!378, !12, i64 22}
!382 = !{!378, !5, i64 24}
!383 = !{!207, !17, i64 0}
!384 = !{!207, !17, i64 8}
!385 = !{!207, !5, i64 16}
!386 = !{i32 1}
!387 = distinct !{!387, !14}
!388 = !{!186, !10, i64 212}
!389 = distinct !{!389, !14}
!390 = distinct !{!390, !14}
!391 = !{!392, !5, i64 0}
!392 = !{!"VkBufferImageCopy", !5, i64 0, !10, i64 8, !10, i64 12, !393, i64 16, !109, i64 32, !110, i64 44}
!393 = !{!"VkImageSubresourceLayers", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!394 = !{!25, !17, i64 96}
!395 = !{!25, !17, i64 112}
!396 = !{!397, !17, i64 16}
!397 = !{!"copy_image", !99, i64 0, !17, i64 8, !17, i64 16, !108, i64 24, !108, i64 72}
!398 = !{!397, !17, i64 8}
!399 = !{!25, !17, i64 104}
!400 = !{!293, !6, i64 28}
!401 = !{!103, !5, i64 24}
!402 = !{!103, !17, i64 40}
!403 = distinct !{!403, !14}
!404 = !{!405, !6, i64 0}
!405 = !{!"VkExternalMemoryBufferCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16}
!406 = !{!405, !17, i64 8}
!407 = !{!405, !10, i64 16}
!408 = !{!409, !6, i64 0}
!409 = !{!"VkBufferCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !5, i64 24, !10, i64 32, !6, i64 36, !10, i64 40, !17, i64 48}
!410 = !{!409, !17, i64 8}
!411 = !{!409, !10, i64 16}
!412 = !{!409, !5, i64 24}
!413 = !{!409, !10, i64 40}
!414 = !{!409, !17, i64 48}
!415 = !{!416, !6, i64 0}
!416 = !{!"VkImportMemoryHostPointerInfoEXT", !6, i64 0, !17, i64 8, !6, i64 16, !17, i64 24}
!417 = !{!416, !17, i64 8}
!418 = !{!416, !6, i64 16}
!419 = !{!416, !17, i64 24}
!420 = !{!421, !6, i64 0}
!421 = !{!"VkMemoryAllocateInfo", !6, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!422 = !{!421, !17, i64 8}
!423 = !{!421, !5, i64 16}
!424 = !{!421, !10, i64 24}
!425 = !{!25, !17, i64 168}
!426 = !{!25, !17, i64 32}
!427 = !{!25, !17, i64 48}
!428 = !{!429, !17, i64 0}
!429 = !{!"import", !17, i64 0, !17, i64 8}
!430 = !{!429, !17, i64 8}
!431 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 4, !9, i64 36, i64 4, !9}
!432 = !{i64 0, i64 8, !41, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 4, !9, i64 28, i64 4, !9}
!433 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 4, !9, i64 20, i64 4, !9}
!434 = !{i64 0, i64 8, !4, i64 8, i64 4, !9, i64 12, i64 4, !9}
