; Made by `nox -s native` from *.c and *.h, sha256 70f438056ddd53e37f997081957753cfe7c28f7fd4413eb91c123525124aa4e9
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 16
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
  %14 = load i64, ptr %0, align 8, !tbaa !3
  %15 = urem i64 %10, %14
  %16 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15, i32 1
  %17 = load atomic i64, ptr %16 seq_cst, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15
  %21 = getelementptr inbounds %struct.thread_span, ptr %1, i64 %9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef nonnull align 8 dereferenceable(32) %20, i64 32, i1 false), !tbaa.struct !7
  store atomic i64 0, ptr %16 seq_cst, align 8
  %22 = add nuw i64 %9, 1
  %23 = add nuw i64 %10, 1
  %24 = icmp eq i64 %22, %2
  br i1 %24, label %25, label %8, !llvm.loop !12

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
  store ptr %0, ptr %9, align 8, !tbaa !14
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 3
  store ptr %1, ptr %10, align 8, !tbaa !17
  %11 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 4
  store ptr %2, ptr %11, align 8, !tbaa !18
  %12 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 5
  store i64 %3, ptr %12, align 8, !tbaa !19
  %13 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  store i32 %4, ptr %13, align 8, !tbaa !20
  %14 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 26
  %15 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 27
  store ptr %14, ptr %15, align 8, !tbaa !21
  br label %16

16:                                               ; preds = %5, %8
  ret ptr %6
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 17
  %4 = load i32, ptr %3, align 8, !tbaa !22
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  br label %54

9:                                                ; preds = %54, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8, !tbaa !23
  %12 = load ptr, ptr %0, align 8, !tbaa !25
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 7
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #16
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 23
  %16 = load i32, ptr %15, align 8, !tbaa !27
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %37, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %20 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %21 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %16, %18 ], [ %35, %22 ]
  %24 = load ptr, ptr %19, align 8, !tbaa !28
  %25 = add i32 %23, -1
  store i32 %25, ptr %15, align 8, !tbaa !27
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds %struct.import, ptr %24, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, ptr }, ptr %27, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %20, align 8, !tbaa !29
  %32 = load ptr, ptr %0, align 8, !tbaa !25
  tail call void %31(ptr noundef %32, ptr noundef %28, ptr noundef null) #16
  %33 = load ptr, ptr %21, align 8, !tbaa !30
  %34 = load ptr, ptr %0, align 8, !tbaa !25
  tail call void %33(ptr noundef %34, ptr noundef %30, ptr noundef null) #16
  %35 = load i32, ptr %15, align 8, !tbaa !27
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %22, !llvm.loop !31

37:                                               ; preds = %22, %9
  %38 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %39 = load ptr, ptr %38, align 8, !tbaa !28
  tail call void @free(ptr noundef %39) #16
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %41 = load ptr, ptr %40, align 8, !tbaa !32
  tail call void @free(ptr noundef %41) #16
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %43 = load ptr, ptr %42, align 8, !tbaa !33
  tail call void @free(ptr noundef %43) #16
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %45 = load ptr, ptr %44, align 8, !tbaa !34
  tail call void @free(ptr noundef %45) #16
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 30
  %47 = load ptr, ptr %46, align 8, !tbaa !35
  tail call void @free(ptr noundef %47) #16
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %49 = load ptr, ptr %48, align 8, !tbaa !36
  tail call void @free(ptr noundef %49) #16
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 34
  %51 = load ptr, ptr %50, align 8, !tbaa !37
  tail call void @free(ptr noundef %51) #16
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 35
  %53 = load ptr, ptr %52, align 8, !tbaa !38
  tail call void @free(ptr noundef %53) #16
  tail call void @free(ptr noundef nonnull %1) #16
  ret void

54:                                               ; preds = %6, %54
  %55 = phi i64 [ 0, %6 ], [ %61, %54 ]
  %56 = load ptr, ptr %7, align 8, !tbaa !39
  %57 = load ptr, ptr %0, align 8, !tbaa !25
  %58 = load ptr, ptr %8, align 8, !tbaa !33
  %59 = getelementptr inbounds ptr, ptr %58, i64 %55
  %60 = load ptr, ptr %59, align 8, !tbaa !40
  tail call void %56(ptr noundef %57, ptr noundef %60, ptr noundef null) #16
  %61 = add nuw nsw i64 %55, 1
  %62 = load i32, ptr %3, align 8, !tbaa !22
  %63 = zext i32 %62 to i64
  %64 = icmp ult i64 %61, %63
  br i1 %64, label %54, label %9, !llvm.loop !41
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #16
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  store ptr %0, ptr %3, align 8, !tbaa !42
  %6 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !46
  %7 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 5
  %8 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 6
  store ptr %7, ptr %8, align 8, !tbaa !47
  %9 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 3
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #16
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #16
  br label %15

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %3, ptr %14, align 8, !tbaa !48
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
  %5 = load ptr, ptr %0, align 8, !tbaa !42
  %6 = load ptr, ptr %5, align 8, !tbaa !51
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
  %17 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 3
  %18 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %19 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 5
  %20 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %21 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %4, i64 0, i32 1
  %22 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %4, i64 0, i32 2
  %23 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 4
  %24 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %4, i64 0, i32 3
  %25 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 36
  br label %26

26:                                               ; preds = %107, %1
  %27 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #16
  %28 = load ptr, ptr %9, align 8, !tbaa !52
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %37

30:                                               ; preds = %26, %33
  %31 = load i32, ptr %7, align 8, !tbaa !53
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %108

33:                                               ; preds = %30
  %34 = call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %8) #16
  %35 = load ptr, ptr %9, align 8, !tbaa !52
  %36 = icmp eq ptr %35, null
  br i1 %36, label %30, label %37, !llvm.loop !54

37:                                               ; preds = %33, %26
  %38 = phi ptr [ %28, %26 ], [ %35, %33 ]
  %39 = load ptr, ptr %38, align 8, !tbaa !55
  store ptr %39, ptr %9, align 8, !tbaa !52
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %42

41:                                               ; preds = %37
  store ptr %9, ptr %11, align 8, !tbaa !47
  br label %42

42:                                               ; preds = %37, %41
  %43 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %44 = load ptr, ptr %12, align 8, !tbaa !57
  %45 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 2
  %46 = load i64, ptr %45, align 8, !tbaa !58
  %47 = load i64, ptr %13, align 8, !tbaa !59
  %48 = urem i64 %46, %47
  %49 = load i64, ptr %14, align 8, !tbaa !60
  %50 = mul i64 %49, %48
  %51 = getelementptr inbounds i8, ptr %44, i64 %50
  %52 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 4
  %53 = load i32, ptr %52, align 8, !tbaa !61
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %57, label %55

55:                                               ; preds = %42
  %56 = icmp ugt i64 %46, %47
  br i1 %56, label %57, label %84

57:                                               ; preds = %55, %42
  %58 = phi i64 [ %47, %55 ], [ 0, %42 ]
  %59 = sub i64 %46, %58
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %59, ptr %2, align 8, !tbaa !3
  %60 = load ptr, ptr %0, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !62
  store ptr null, ptr %15, align 8, !tbaa !64
  store i32 0, ptr %16, align 8, !tbaa !65
  store i32 1, ptr %17, align 4, !tbaa !66
  store ptr %19, ptr %18, align 8, !tbaa !67
  store ptr %2, ptr %20, align 8, !tbaa !68
  %61 = getelementptr inbounds %struct.queue, ptr %60, i64 0, i32 4
  br label %62

62:                                               ; preds = %65, %57
  %63 = load atomic i32, ptr %61 seq_cst, align 8
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %75

65:                                               ; preds = %62
  %66 = load ptr, ptr %60, align 8, !tbaa !51
  %67 = getelementptr inbounds %struct.device, ptr %66, i64 0, i32 38
  %68 = load ptr, ptr %67, align 8, !tbaa !69
  %69 = load ptr, ptr %66, align 8, !tbaa !25
  %70 = call i32 %68(ptr noundef %69, ptr noundef nonnull %3, i64 noundef 100000000) #16
  %71 = icmp eq i32 %70, 2
  br i1 %71, label %62, label %72, !llvm.loop !70

72:                                               ; preds = %65
  %73 = icmp slt i32 %70, 0
  br i1 %73, label %74, label %76

74:                                               ; preds = %72
  store atomic i32 %70, ptr %61 seq_cst, align 8
  br label %75

75:                                               ; preds = %62, %74
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %97

76:                                               ; preds = %72
  %77 = icmp eq i32 %70, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br i1 %77, label %78, label %97

78:                                               ; preds = %76
  %79 = load i32, ptr %52, align 8, !tbaa !61
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %84

81:                                               ; preds = %78
  %82 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !71
  br label %87

84:                                               ; preds = %78, %55
  %85 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 1
  %86 = load ptr, ptr %85, align 8, !tbaa !71
  br label %87

87:                                               ; preds = %84, %81
  %88 = phi ptr [ %51, %84 ], [ %83, %81 ]
  %89 = phi i16 [ 4, %84 ], [ 5, %81 ]
  %90 = phi ptr [ %86, %84 ], [ %51, %81 ]
  %91 = load ptr, ptr %0, align 8, !tbaa !42
  %92 = load ptr, ptr %91, align 8, !tbaa !51
  %93 = getelementptr inbounds %struct.device, ptr %92, i64 0, i32 42
  %94 = load ptr, ptr %93, align 8, !tbaa !72
  %95 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 3
  %96 = load i64, ptr %95, align 8, !tbaa !73
  call fastcc void @copy_shared(ptr noundef %94, ptr noundef %88, ptr noundef %90, i64 noundef %96, i16 noundef zeroext 6, i16 noundef zeroext %89) #17
  br label %97

97:                                               ; preds = %75, %76, %87
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  store i32 1000207005, ptr %4, align 8, !tbaa !74
  store ptr null, ptr %21, align 8, !tbaa !76
  %98 = load ptr, ptr %23, align 8, !tbaa !77
  store ptr %98, ptr %22, align 8, !tbaa !78
  %99 = load i64, ptr %45, align 8, !tbaa !58
  store i64 %99, ptr %24, align 8, !tbaa !79
  %100 = load ptr, ptr %25, align 8, !tbaa !80
  %101 = load ptr, ptr %6, align 8, !tbaa !25
  %102 = call i32 %100(ptr noundef %101, ptr noundef nonnull %4) #16
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %107, label %104

104:                                              ; preds = %97
  %105 = load ptr, ptr %0, align 8, !tbaa !42
  %106 = getelementptr inbounds %struct.queue, ptr %105, i64 0, i32 4
  store atomic i32 %102, ptr %106 seq_cst, align 8
  br label %107

107:                                              ; preds = %97, %104
  call void @free(ptr noundef nonnull %38) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  br label %26

108:                                              ; preds = %30
  %109 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %110 = load ptr, ptr %0, align 8, !tbaa !42
  %111 = getelementptr inbounds %struct.queue, ptr %110, i64 0, i32 8
  store atomic i32 1, ptr %111 seq_cst, align 8
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
  %8 = load ptr, ptr %7, align 8, !tbaa !40
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !81
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !82

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
  store ptr %0, ptr %5, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !83
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %2, ptr %9, align 8, !tbaa !84
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 6, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !85
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 5
  store i32 %12, ptr %13, align 4, !tbaa !86
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 12
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 13
  store ptr %14, ptr %15, align 8, !tbaa !87
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
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 3
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %17 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6, i32 1
  br label %19

19:                                               ; preds = %69, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  store i64 0, ptr %4, align 8, !tbaa !3
  %20 = load ptr, ptr %0, align 8, !tbaa !51
  %21 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 30
  %22 = load ptr, ptr %21, align 8, !tbaa !88
  %23 = load ptr, ptr %20, align 8, !tbaa !25
  %24 = load ptr, ptr %5, align 8, !tbaa !84
  %25 = call i32 %22(ptr noundef %23, ptr noundef %24, ptr noundef nonnull %4) #16
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %19
  store atomic i32 %25, ptr %6 seq_cst, align 8
  br label %28

28:                                               ; preds = %19, %27
  %29 = load i64, ptr %4, align 8
  %30 = select i1 %26, i64 %29, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12
  %31 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #16
  %32 = load atomic i64, ptr %8 seq_cst, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %44, label %34

34:                                               ; preds = %28
  %35 = add i64 %30, 1
  br label %36

36:                                               ; preds = %40, %34
  %37 = phi ptr [ %9, %34 ], [ %38, %40 ]
  %38 = load ptr, ptr %37, align 8, !tbaa !40
  %39 = icmp eq ptr %38, null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 1
  %42 = load i64, ptr %41, align 8, !tbaa !81
  %43 = icmp ult i64 %42, %35
  br i1 %43, label %36, label %44, !llvm.loop !82

44:                                               ; preds = %40, %36, %28
  %45 = phi i64 [ 0, %28 ], [ %42, %40 ], [ 0, %36 ]
  %46 = load atomic i32, ptr %6 seq_cst, align 8
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i64 %30, i64 -1
  %49 = load atomic i64, ptr %8 seq_cst, align 8
  %50 = add i64 %49, -1
  %51 = icmp ult i64 %50, %48
  %52 = load i32, ptr %10, align 4, !tbaa !89
  %53 = icmp ne i32 %52, 0
  %54 = select i1 %53, i1 true, i1 %51
  %55 = icmp ne i64 %45, 0
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %60, label %57

57:                                               ; preds = %44
  store i32 1, ptr %11, align 8, !tbaa !90
  %58 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #16
  store i32 0, ptr %11, align 8, !tbaa !90
  %59 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #16
  br label %62

60:                                               ; preds = %44
  %61 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #16
  br i1 %53, label %80, label %62

62:                                               ; preds = %57, %60
  br i1 %51, label %63, label %70

63:                                               ; preds = %62
  %64 = atomicrmw xchg ptr %8, i64 0 seq_cst, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %69, label %66

66:                                               ; preds = %63
  %67 = load i32, ptr %18, align 8, !tbaa !91
  %68 = call i64 @write(i32 noundef %67, ptr noundef nonnull @notify.one, i64 noundef 8) #16
  br label %69

69:                                               ; preds = %66, %63, %79, %70
  br label %19

70:                                               ; preds = %62
  br i1 %55, label %71, label %69

71:                                               ; preds = %70
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %45, ptr %2, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !62
  store ptr null, ptr %13, align 8, !tbaa !64
  store i32 0, ptr %14, align 8, !tbaa !65
  store i32 1, ptr %15, align 4, !tbaa !66
  store ptr %5, ptr %16, align 8, !tbaa !67
  store ptr %2, ptr %17, align 8, !tbaa !68
  %72 = load ptr, ptr %0, align 8, !tbaa !51
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 38
  %74 = load ptr, ptr %73, align 8, !tbaa !69
  %75 = load ptr, ptr %72, align 8, !tbaa !25
  %76 = call i32 %74(ptr noundef %75, ptr noundef nonnull %3, i64 noundef 100000000) #16
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
define dso_local void @queue_set_temporaries(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store ptr %1, ptr %3, align 8, !tbaa !92
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %4 = load ptr, ptr %3, align 8, !tbaa !93
  store ptr %4, ptr %1, align 8, !tbaa !94
  store ptr %1, ptr %3, align 8, !tbaa !93
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load ptr, ptr %2, align 8, !tbaa !93
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !94
  store ptr %6, ptr %2, align 8, !tbaa !93
  br label %7

7:                                                ; preds = %5, %1
  ret ptr %3
}

; Function Attrs: nounwind
define dso_local i64 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, ptr noundef %5) local_unnamed_addr #3 {
  %7 = alloca [32 x i32], align 16
  %8 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 16
  %9 = alloca [16 x %struct.VkSubmitInfo], align 16
  %10 = alloca [16 x %struct.signals], align 16
  %11 = alloca %struct.VkMemoryBarrier, align 8
  %12 = alloca %struct.VkMemoryBarrier, align 8
  %13 = alloca %struct.VkQueryPoolCreateInfo, align 8
  %14 = alloca %struct.timespec, align 8
  %15 = load ptr, ptr %0, align 8, !tbaa !51
  %16 = getelementptr inbounds %struct.device, ptr %15, i64 0, i32 41
  %17 = load atomic i64, ptr %16 seq_cst, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %26, label %19, !prof !95

19:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #12
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #16
  %21 = load i64, ptr %14, align 8, !tbaa !96
  %22 = mul i64 %21, 1000000000
  %23 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %24 = load i64, ptr %23, align 8, !tbaa !98
  %25 = add i64 %22, %24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #12
  br label %26

26:                                               ; preds = %6, %19
  %27 = phi i64 [ %25, %19 ], [ 0, %6 ]
  %28 = load ptr, ptr %0, align 8, !tbaa !51
  %29 = getelementptr inbounds i8, ptr %1, i64 %2
  %30 = icmp sgt i64 %2, 0
  br i1 %30, label %31, label %86

31:                                               ; preds = %26
  %32 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  br label %33

33:                                               ; preds = %82, %31
  %34 = phi ptr [ %1, %31 ], [ %83, %82 ]
  %35 = phi i64 [ 0, %31 ], [ %84, %82 ]
  %36 = load i16, ptr %34, align 8, !tbaa !99
  %37 = icmp eq i16 %36, 13
  br i1 %37, label %38, label %40

38:                                               ; preds = %33
  %39 = getelementptr inbounds i8, ptr %34, i64 16
  br label %82

40:                                               ; preds = %33
  %41 = getelementptr inbounds %struct.command, ptr %34, i64 0, i32 2
  %42 = load i32, ptr %41, align 4, !tbaa !101
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
  %46 = load i64, ptr %32, align 8, !tbaa !102
  %47 = add i64 %46, -1
  %48 = add i64 %47, %43
  %49 = urem i64 %48, %46
  %50 = getelementptr inbounds %struct.launch, ptr %34, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !40
  %52 = getelementptr inbounds %struct.kernel, ptr %51, i64 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !103
  %54 = add i64 %53, %47
  %55 = urem i64 %54, %46
  %56 = add i64 %35, %48
  %57 = add i64 %49, %55
  %58 = sub i64 %56, %57
  %59 = add i64 %58, %54
  br label %82

60:                                               ; preds = %40, %40
  %61 = getelementptr inbounds %struct.transfer, ptr %34, i64 0, i32 3
  %62 = load i64, ptr %61, align 8, !tbaa !105
  %63 = icmp ult i64 %62, 32769
  br i1 %63, label %64, label %82

64:                                               ; preds = %60
  %65 = load i64, ptr %32, align 8, !tbaa !102
  %66 = add nsw i64 %62, -1
  %67 = add i64 %66, %65
  %68 = urem i64 %67, %65
  %69 = sub i64 %35, %68
  %70 = add i64 %69, %67
  br label %82

71:                                               ; preds = %40, %40
  %72 = getelementptr inbounds %struct.texels, ptr %34, i64 0, i32 2
  %73 = load i64, ptr %72, align 8, !tbaa !107
  %74 = icmp ult i64 %73, 32769
  br i1 %74, label %75, label %82

75:                                               ; preds = %71
  %76 = load i64, ptr %32, align 8, !tbaa !102
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
  br i1 %85, label %33, label %86, !llvm.loop !112

86:                                               ; preds = %82, %26
  %87 = phi i64 [ 0, %26 ], [ %84, %82 ]
  %88 = icmp eq ptr %5, null
  br i1 %88, label %100, label %89

89:                                               ; preds = %86
  %90 = shl i32 %4, 1
  %91 = zext i32 %90 to i64
  %92 = shl nuw nsw i64 %91, 3
  %93 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %94 = load i64, ptr %93, align 8, !tbaa !102
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
  %105 = load ptr, ptr %104, align 8, !tbaa !40
  %106 = icmp eq ptr %105, null
  br i1 %106, label %111, label %107

107:                                              ; preds = %103
  %108 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 5
  %109 = load i64, ptr %108, align 8, !tbaa !19
  %110 = icmp ult i64 %109, %101
  br i1 %110, label %103, label %113, !llvm.loop !113

111:                                              ; preds = %103
  %112 = add nsw i64 %101, 1
  br label %669

113:                                              ; preds = %107
  %114 = load ptr, ptr %105, align 8, !tbaa !94
  store ptr %114, ptr %104, align 8, !tbaa !40
  %115 = load ptr, ptr %0, align 8, !tbaa !51
  %116 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 20
  store i32 0, ptr %116, align 8, !tbaa !114
  %117 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 15
  store i32 0, ptr %117, align 8, !tbaa !115
  %118 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 6
  store i64 0, ptr %118, align 8, !tbaa !116
  %119 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 31
  store i32 0, ptr %119, align 8, !tbaa !117
  %120 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 28
  store i32 0, ptr %120, align 8, !tbaa !118
  %121 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 23
  %122 = load i32, ptr %121, align 8, !tbaa !27
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %125

124:                                              ; preds = %129, %113
  br label %152

125:                                              ; preds = %113
  %126 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 25
  %127 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 24
  %128 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 28
  br label %129

129:                                              ; preds = %129, %125
  %130 = phi i32 [ %122, %125 ], [ %142, %129 ]
  %131 = load ptr, ptr %126, align 8, !tbaa !28
  %132 = add i32 %130, -1
  store i32 %132, ptr %121, align 8, !tbaa !27
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds %struct.import, ptr %131, i64 %133
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds { ptr, ptr }, ptr %134, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8
  %138 = load ptr, ptr %127, align 8, !tbaa !29
  %139 = load ptr, ptr %115, align 8, !tbaa !25
  call void %138(ptr noundef %139, ptr noundef %135, ptr noundef null) #16
  %140 = load ptr, ptr %128, align 8, !tbaa !30
  %141 = load ptr, ptr %115, align 8, !tbaa !25
  call void %140(ptr noundef %141, ptr noundef %137, ptr noundef null) #16
  %142 = load i32, ptr %121, align 8, !tbaa !27
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %124, label %129, !llvm.loop !31

144:                                              ; preds = %152
  %145 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 18
  %146 = load i32, ptr %145, align 4, !tbaa !119
  store i32 0, ptr %145, align 4, !tbaa !119
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %173, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 34
  %150 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 19
  %151 = zext i32 %146 to i64
  br label %163

152:                                              ; preds = %152, %124
  %153 = phi i64 [ 0, %124 ], [ %161, %152 ]
  %154 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 36, i64 %153
  store ptr null, ptr %154, align 8, !tbaa !120
  %155 = or i64 %153, 1
  %156 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 36, i64 %155
  store ptr null, ptr %156, align 8, !tbaa !120
  %157 = or i64 %153, 2
  %158 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 36, i64 %157
  store ptr null, ptr %158, align 8, !tbaa !120
  %159 = or i64 %153, 3
  %160 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 36, i64 %159
  store ptr null, ptr %160, align 8, !tbaa !120
  %161 = add nuw nsw i64 %153, 4
  %162 = icmp eq i64 %161, 64
  br i1 %162, label %144, label %152, !llvm.loop !122

163:                                              ; preds = %163, %148
  %164 = phi i64 [ 0, %148 ], [ %171, %163 ]
  %165 = load ptr, ptr %149, align 8, !tbaa !123
  %166 = load ptr, ptr %115, align 8, !tbaa !25
  %167 = load ptr, ptr %150, align 8, !tbaa !33
  %168 = getelementptr inbounds ptr, ptr %167, i64 %164
  %169 = load ptr, ptr %168, align 8, !tbaa !40
  %170 = call i32 %165(ptr noundef %166, ptr noundef %169, i32 noundef 0) #16
  %171 = add nuw nsw i64 %164, 1
  %172 = icmp eq i64 %171, %151
  br i1 %172, label %173, label %163, !llvm.loop !124

173:                                              ; preds = %163, %144
  %174 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 33
  %175 = load ptr, ptr %174, align 8, !tbaa !125
  %176 = load ptr, ptr %115, align 8, !tbaa !25
  %177 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 2
  %178 = load ptr, ptr %177, align 8, !tbaa !14
  %179 = call i32 %175(ptr noundef %176, ptr noundef %178, i32 noundef 0) #16
  %180 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 11
  store i32 %4, ptr %180, align 8, !tbaa !126
  %181 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 12
  store ptr %5, ptr %181, align 8, !tbaa !127
  %182 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %105, ptr %182, align 8, !tbaa !128
  %183 = icmp eq i32 %179, 0
  br i1 %183, label %184, label %620

184:                                              ; preds = %173
  %185 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #17
  %186 = load ptr, ptr %181, align 8, !tbaa !127
  %187 = icmp eq ptr %186, null
  %188 = icmp ne i32 %185, 0
  %189 = select i1 %187, i1 true, i1 %188
  br i1 %189, label %236, label %190

190:                                              ; preds = %184
  %191 = load ptr, ptr %0, align 8, !tbaa !51
  %192 = load i32, ptr %180, align 8, !tbaa !126
  %193 = shl i32 %192, 1
  %194 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 8
  %195 = load i32, ptr %194, align 8, !tbaa !129
  %196 = icmp ugt i32 %193, %195
  br i1 %196, label %197, label %215

197:                                              ; preds = %190
  %198 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 26
  %199 = load ptr, ptr %198, align 8, !tbaa !23
  %200 = load ptr, ptr %191, align 8, !tbaa !25
  %201 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 7
  %202 = load ptr, ptr %201, align 8, !tbaa !26
  call void %199(ptr noundef %200, ptr noundef %202, ptr noundef null) #16
  store ptr null, ptr %201, align 8, !tbaa !26
  store i32 0, ptr %194, align 8, !tbaa !129
  %203 = call i32 @llvm.umax.i32(i32 %193, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #12
  store i32 11, ptr %13, align 8, !tbaa !130
  %204 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 1
  store ptr null, ptr %204, align 8, !tbaa !132
  %205 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 2
  store i32 0, ptr %205, align 8, !tbaa !133
  %206 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 3
  store i32 2, ptr %206, align 4, !tbaa !134
  %207 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 4
  store i32 %203, ptr %207, align 8, !tbaa !135
  %208 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 5
  store i32 0, ptr %208, align 4, !tbaa !136
  %209 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 23
  %210 = load ptr, ptr %209, align 8, !tbaa !137
  %211 = load ptr, ptr %191, align 8, !tbaa !25
  %212 = call i32 %210(ptr noundef %211, ptr noundef nonnull %13, ptr noundef null, ptr noundef nonnull %201) #16
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %235

214:                                              ; preds = %197
  store i32 %203, ptr %194, align 8, !tbaa !129
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #12
  br label %215

215:                                              ; preds = %214, %190
  %216 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 35
  %217 = load ptr, ptr %216, align 8, !tbaa !138
  %218 = load ptr, ptr %191, align 8, !tbaa !25
  %219 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 7
  %220 = load ptr, ptr %219, align 8, !tbaa !26
  call void %217(ptr noundef %218, ptr noundef %220, i32 noundef 0, i32 noundef %193) #16
  %221 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 9
  store i32 0, ptr %221, align 4, !tbaa !139
  %222 = load i32, ptr %180, align 8, !tbaa !126
  %223 = shl i32 %222, 1
  %224 = zext i32 %223 to i64
  %225 = shl nuw nsw i64 %224, 3
  %226 = load i64, ptr %118, align 8, !tbaa !116
  %227 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 1
  %228 = load i64, ptr %227, align 8, !tbaa !102
  %229 = add i64 %226, -1
  %230 = add i64 %229, %228
  %231 = urem i64 %230, %228
  %232 = sub nuw i64 %230, %231
  %233 = add i64 %232, %225
  store i64 %233, ptr %118, align 8, !tbaa !116
  %234 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 10
  store i64 %232, ptr %234, align 8, !tbaa !140
  br label %236

235:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #12
  br label %620

236:                                              ; preds = %215, %184
  %237 = phi i32 [ %185, %184 ], [ 0, %215 ]
  %238 = icmp slt i64 %2, 1
  %239 = icmp ne i32 %237, 0
  %240 = select i1 %238, i1 true, i1 %239
  br i1 %240, label %249, label %241

241:                                              ; preds = %236
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %243 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 30
  %244 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %245 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 1
  %246 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 2
  %247 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 3
  %248 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  br label %255

249:                                              ; preds = %419, %236
  %250 = phi i32 [ %237, %236 ], [ %422, %419 ]
  %251 = phi i1 [ %239, %236 ], [ %428, %419 ]
  %252 = load ptr, ptr %181, align 8, !tbaa !127
  %253 = icmp eq ptr %252, null
  %254 = select i1 %253, i1 true, i1 %251
  br i1 %254, label %452, label %430

255:                                              ; preds = %419, %241
  %256 = phi ptr [ %1, %241 ], [ %426, %419 ]
  %257 = phi i32 [ 1, %241 ], [ %421, %419 ]
  %258 = phi i32 [ 0, %241 ], [ %420, %419 ]
  %259 = load i16, ptr %256, align 4, !tbaa !99
  %260 = icmp eq i16 %259, 14
  br i1 %260, label %261, label %300

261:                                              ; preds = %255
  %262 = load ptr, ptr %243, align 8, !tbaa !35
  %263 = load i32, ptr %120, align 8, !tbaa !118
  %264 = add i32 %263, -1
  %265 = zext i32 %264 to i64
  %266 = getelementptr inbounds %struct.submission, ptr %262, i64 %265, i32 1
  %267 = load i32, ptr %266, align 4, !tbaa !141
  %268 = icmp eq i32 %267, 32
  %269 = icmp eq i32 %257, 0
  %270 = select i1 %269, i1 true, i1 %268
  br i1 %270, label %271, label %294

271:                                              ; preds = %261
  %272 = load ptr, ptr %244, align 8, !tbaa !83
  %273 = getelementptr inbounds %struct.hardware_queue, ptr %272, i64 0, i32 1
  %274 = load i64, ptr %273, align 8, !tbaa !143
  %275 = trunc i64 %274 to i32
  %276 = and i64 %274, 2048
  %277 = icmp eq i64 %276, 0
  %278 = select i1 %277, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i32 46, ptr %12, align 8, !tbaa !145
  store ptr null, ptr %245, align 8, !tbaa !147
  store i32 %278, ptr %246, align 8, !tbaa !148
  %279 = or i32 %278, 8192
  store i32 %279, ptr %247, align 4, !tbaa !149
  %280 = load ptr, ptr %0, align 8, !tbaa !51
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 19
  %282 = load ptr, ptr %281, align 8, !tbaa !150
  %283 = load ptr, ptr %242, align 8, !tbaa !151
  %284 = or i32 %275, 16384
  call void %282(ptr noundef %283, i32 noundef %275, i32 noundef %284, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  store i32 0, ptr %248, align 8, !tbaa !152
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #12
  %285 = load ptr, ptr %0, align 8, !tbaa !51
  %286 = getelementptr inbounds %struct.device, ptr %285, i64 0, i32 27
  %287 = load ptr, ptr %286, align 8, !tbaa !153
  %288 = load ptr, ptr %242, align 8, !tbaa !151
  %289 = call i32 %287(ptr noundef %288) #16
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %620

291:                                              ; preds = %271
  %292 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #17
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %620

294:                                              ; preds = %291, %261
  %295 = getelementptr inbounds %struct.wait, ptr %256, i64 0, i32 1
  %296 = load ptr, ptr %295, align 8, !tbaa !154
  %297 = getelementptr inbounds %struct.wait, ptr %256, i64 0, i32 2
  %298 = load i64, ptr %297, align 8, !tbaa !156
  %299 = call fastcc i32 @add_wait(ptr noundef nonnull %105, ptr noundef %296, i64 noundef %298) #17
  br label %419

300:                                              ; preds = %255
  %301 = load ptr, ptr %181, align 8, !tbaa !127
  %302 = icmp ne ptr %301, null
  %303 = icmp ne i32 %257, 0
  %304 = and i1 %303, %302
  br i1 %304, label %305, label %354

305:                                              ; preds = %300
  %306 = shl i32 %258, 1
  %307 = zext i32 %306 to i64
  %308 = getelementptr inbounds i64, ptr %301, i64 %307
  %309 = load ptr, ptr %182, align 8, !tbaa !128
  %310 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 9
  %311 = load i32, ptr %310, align 4, !tbaa !139
  %312 = add i32 %311, 1
  store i32 %312, ptr %310, align 4, !tbaa !139
  %313 = load ptr, ptr %0, align 8, !tbaa !51
  %314 = getelementptr inbounds %struct.device, ptr %313, i64 0, i32 20
  %315 = load ptr, ptr %314, align 8, !tbaa !157
  %316 = load ptr, ptr %242, align 8, !tbaa !151
  %317 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 7
  %318 = load ptr, ptr %317, align 8, !tbaa !26
  call void %315(ptr noundef %316, i32 noundef 8192, ptr noundef %318, i32 noundef %311) #16
  %319 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 10
  %320 = load i64, ptr %319, align 8, !tbaa !140
  %321 = zext i32 %311 to i64
  %322 = shl nuw nsw i64 %321, 3
  %323 = add i64 %320, %322
  %324 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 22
  %325 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 20
  %326 = load i32, ptr %325, align 8, !tbaa !114
  %327 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 21
  %328 = load i32, ptr %327, align 4, !tbaa !8
  %329 = icmp ugt i32 %328, %326
  br i1 %329, label %330, label %332

330:                                              ; preds = %305
  %331 = load ptr, ptr %324, align 8, !tbaa !34
  br label %343

332:                                              ; preds = %305
  %333 = icmp eq i32 %328, 0
  %334 = shl i32 %328, 1
  %335 = select i1 %333, i32 8, i32 %334
  %336 = load ptr, ptr %324, align 8, !tbaa !40
  %337 = zext i32 %335 to i64
  %338 = mul nuw nsw i64 %337, 24
  %339 = call ptr @realloc(ptr noundef %336, i64 noundef %338) #16
  %340 = icmp eq ptr %339, null
  br i1 %340, label %356, label %341

341:                                              ; preds = %332
  store ptr %339, ptr %324, align 8, !tbaa !40
  store i32 %335, ptr %327, align 4, !tbaa !8
  %342 = load i32, ptr %325, align 8, !tbaa !114
  br label %343

343:                                              ; preds = %341, %330
  %344 = phi i32 [ %326, %330 ], [ %342, %341 ]
  %345 = phi ptr [ %331, %330 ], [ %339, %341 ]
  %346 = add i32 %344, 1
  store i32 %346, ptr %325, align 8, !tbaa !114
  %347 = zext i32 %344 to i64
  %348 = getelementptr inbounds %struct.arrival, ptr %345, i64 %347
  %349 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 4
  %350 = load ptr, ptr %349, align 8, !tbaa !18
  %351 = getelementptr inbounds i8, ptr %350, i64 %323
  store ptr %308, ptr %348, align 8, !tbaa.struct !158
  %352 = getelementptr inbounds i8, ptr %348, i64 8
  store ptr %351, ptr %352, align 8, !tbaa.struct !159
  %353 = getelementptr inbounds i8, ptr %348, i64 16
  store i64 8, ptr %353, align 8, !tbaa.struct !160
  br label %354

354:                                              ; preds = %343, %300
  %355 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %256) #17
  br label %356

356:                                              ; preds = %354, %332
  %357 = phi i32 [ %355, %354 ], [ -1, %332 ]
  %358 = getelementptr inbounds %struct.command, ptr %256, i64 0, i32 1
  %359 = load i16, ptr %358, align 2, !tbaa !161
  %360 = icmp eq i16 %359, 0
  br i1 %360, label %419, label %361

361:                                              ; preds = %356
  %362 = load ptr, ptr %181, align 8, !tbaa !127
  %363 = icmp eq ptr %362, null
  %364 = icmp ne i32 %357, 0
  %365 = select i1 %363, i1 true, i1 %364
  br i1 %365, label %416, label %366

366:                                              ; preds = %361
  %367 = shl i32 %258, 1
  %368 = or i32 %367, 1
  %369 = zext i32 %368 to i64
  %370 = getelementptr inbounds i64, ptr %362, i64 %369
  %371 = load ptr, ptr %182, align 8, !tbaa !128
  %372 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 9
  %373 = load i32, ptr %372, align 4, !tbaa !139
  %374 = add i32 %373, 1
  store i32 %374, ptr %372, align 4, !tbaa !139
  %375 = load ptr, ptr %0, align 8, !tbaa !51
  %376 = getelementptr inbounds %struct.device, ptr %375, i64 0, i32 20
  %377 = load ptr, ptr %376, align 8, !tbaa !157
  %378 = load ptr, ptr %242, align 8, !tbaa !151
  %379 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 7
  %380 = load ptr, ptr %379, align 8, !tbaa !26
  call void %377(ptr noundef %378, i32 noundef 8192, ptr noundef %380, i32 noundef %373) #16
  %381 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 10
  %382 = load i64, ptr %381, align 8, !tbaa !140
  %383 = zext i32 %373 to i64
  %384 = shl nuw nsw i64 %383, 3
  %385 = add i64 %382, %384
  %386 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 22
  %387 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 20
  %388 = load i32, ptr %387, align 8, !tbaa !114
  %389 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 21
  %390 = load i32, ptr %389, align 4, !tbaa !8
  %391 = icmp ugt i32 %390, %388
  br i1 %391, label %392, label %394

392:                                              ; preds = %366
  %393 = load ptr, ptr %386, align 8, !tbaa !34
  br label %405

394:                                              ; preds = %366
  %395 = icmp eq i32 %390, 0
  %396 = shl i32 %390, 1
  %397 = select i1 %395, i32 8, i32 %396
  %398 = load ptr, ptr %386, align 8, !tbaa !40
  %399 = zext i32 %397 to i64
  %400 = mul nuw nsw i64 %399, 24
  %401 = call ptr @realloc(ptr noundef %398, i64 noundef %400) #16
  %402 = icmp eq ptr %401, null
  br i1 %402, label %416, label %403

403:                                              ; preds = %394
  store ptr %401, ptr %386, align 8, !tbaa !40
  store i32 %397, ptr %389, align 4, !tbaa !8
  %404 = load i32, ptr %387, align 8, !tbaa !114
  br label %405

405:                                              ; preds = %403, %392
  %406 = phi i32 [ %388, %392 ], [ %404, %403 ]
  %407 = phi ptr [ %393, %392 ], [ %401, %403 ]
  %408 = add i32 %406, 1
  store i32 %408, ptr %387, align 8, !tbaa !114
  %409 = zext i32 %406 to i64
  %410 = getelementptr inbounds %struct.arrival, ptr %407, i64 %409
  %411 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 4
  %412 = load ptr, ptr %411, align 8, !tbaa !18
  %413 = getelementptr inbounds i8, ptr %412, i64 %385
  store ptr %370, ptr %410, align 8, !tbaa.struct !158
  %414 = getelementptr inbounds i8, ptr %410, i64 8
  store ptr %413, ptr %414, align 8, !tbaa.struct !159
  %415 = getelementptr inbounds i8, ptr %410, i64 16
  store i64 8, ptr %415, align 8, !tbaa.struct !160
  br label %416

416:                                              ; preds = %405, %394, %361
  %417 = phi i32 [ %357, %361 ], [ 0, %405 ], [ -1, %394 ]
  %418 = add i32 %258, 1
  br label %419

419:                                              ; preds = %416, %356, %294
  %420 = phi i32 [ %418, %416 ], [ %258, %356 ], [ %258, %294 ]
  %421 = phi i32 [ 0, %416 ], [ 0, %356 ], [ 1, %294 ]
  %422 = phi i32 [ %417, %416 ], [ %357, %356 ], [ %299, %294 ]
  %423 = getelementptr inbounds %struct.command, ptr %256, i64 0, i32 2
  %424 = load i32, ptr %423, align 4, !tbaa !101
  %425 = zext i32 %424 to i64
  %426 = getelementptr inbounds i8, ptr %256, i64 %425
  %427 = icmp uge ptr %426, %29
  %428 = icmp ne i32 %422, 0
  %429 = select i1 %427, i1 true, i1 %428
  br i1 %429, label %249, label %255, !llvm.loop !162

430:                                              ; preds = %249
  %431 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %432 = load ptr, ptr %431, align 8, !tbaa !83
  %433 = getelementptr inbounds %struct.hardware_queue, ptr %432, i64 0, i32 1
  %434 = load i64, ptr %433, align 8, !tbaa !143
  %435 = and i64 %434, 2048
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %453, label %437

437:                                              ; preds = %430
  %438 = load ptr, ptr %182, align 8, !tbaa !128
  %439 = load ptr, ptr %0, align 8, !tbaa !51
  %440 = getelementptr inbounds %struct.device, ptr %439, i64 0, i32 15
  %441 = load ptr, ptr %440, align 8, !tbaa !163
  %442 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %443 = load ptr, ptr %442, align 8, !tbaa !151
  %444 = getelementptr inbounds %struct.context, ptr %438, i64 0, i32 7
  %445 = load ptr, ptr %444, align 8, !tbaa !26
  %446 = getelementptr inbounds %struct.context, ptr %438, i64 0, i32 9
  %447 = load i32, ptr %446, align 4, !tbaa !139
  %448 = getelementptr inbounds %struct.context, ptr %438, i64 0, i32 3
  %449 = load ptr, ptr %448, align 8, !tbaa !17
  %450 = getelementptr inbounds %struct.context, ptr %438, i64 0, i32 10
  %451 = load i64, ptr %450, align 8, !tbaa !140
  call void %441(ptr noundef %443, ptr noundef %445, i32 noundef 0, i32 noundef %447, ptr noundef %449, i64 noundef %451, i64 noundef 8, i32 noundef 3) #16
  br label %453

452:                                              ; preds = %249
  br i1 %251, label %478, label %453

453:                                              ; preds = %452, %437, %430
  %454 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %455 = load ptr, ptr %454, align 8, !tbaa !83
  %456 = getelementptr inbounds %struct.hardware_queue, ptr %455, i64 0, i32 1
  %457 = load i64, ptr %456, align 8, !tbaa !143
  %458 = trunc i64 %457 to i32
  %459 = and i64 %457, 2048
  %460 = icmp eq i64 %459, 0
  %461 = select i1 %460, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #12
  store i32 46, ptr %11, align 8, !tbaa !145
  %462 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 1
  store ptr null, ptr %462, align 8, !tbaa !147
  %463 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 2
  store i32 %461, ptr %463, align 8, !tbaa !148
  %464 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 3
  %465 = or i32 %461, 8192
  store i32 %465, ptr %464, align 4, !tbaa !149
  %466 = load ptr, ptr %0, align 8, !tbaa !51
  %467 = getelementptr inbounds %struct.device, ptr %466, i64 0, i32 19
  %468 = load ptr, ptr %467, align 8, !tbaa !150
  %469 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %470 = load ptr, ptr %469, align 8, !tbaa !151
  %471 = or i32 %458, 16384
  call void %468(ptr noundef %470, i32 noundef %458, i32 noundef %471, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %11, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %472 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %472, align 8, !tbaa !152
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #12
  %473 = load ptr, ptr %0, align 8, !tbaa !51
  %474 = getelementptr inbounds %struct.device, ptr %473, i64 0, i32 27
  %475 = load ptr, ptr %474, align 8, !tbaa !153
  %476 = load ptr, ptr %469, align 8, !tbaa !151
  %477 = call i32 %475(ptr noundef %476) #16
  br label %478

478:                                              ; preds = %453, %452
  %479 = phi i32 [ %477, %453 ], [ %250, %452 ]
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %481, label %620

481:                                              ; preds = %478
  %482 = load ptr, ptr %182, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 16, !tbaa !8
  %483 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %483, align 16, !tbaa !8
  %484 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %484, align 16, !tbaa !8
  %485 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %485, align 16, !tbaa !8
  %486 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %486, align 16, !tbaa !8
  %487 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %487, align 16, !tbaa !8
  %488 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %488, align 16, !tbaa !8
  %489 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %489, align 16, !tbaa !8
  %490 = getelementptr inbounds %struct.context, ptr %482, i64 0, i32 28
  %491 = getelementptr inbounds %struct.context, ptr %482, i64 0, i32 30
  %492 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %493 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %494 = getelementptr inbounds %struct.context, ptr %482, i64 0, i32 34
  %495 = getelementptr inbounds %struct.context, ptr %482, i64 0, i32 33
  %496 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %497 = getelementptr inbounds %struct.context, ptr %482, i64 0, i32 26
  %498 = load i32, ptr %490, align 8, !tbaa !118
  %499 = icmp eq i32 %498, 0
  br i1 %499, label %617, label %500

500:                                              ; preds = %481, %614
  %501 = phi i32 [ %518, %614 ], [ 0, %481 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %8) #12
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %10) #12
  %502 = zext i32 %501 to i64
  %503 = add i32 %501, 16
  br label %504

504:                                              ; preds = %557, %500
  %505 = phi i64 [ 0, %500 ], [ %587, %557 ]
  %506 = phi i64 [ %502, %500 ], [ %549, %557 ]
  %507 = phi i32 [ 0, %500 ], [ %541, %557 ]
  %508 = load i32, ptr %490, align 8, !tbaa !118
  %509 = zext i32 %508 to i64
  %510 = icmp ult i64 %506, %509
  %511 = icmp eq i32 %507, 0
  %512 = and i1 %511, %510
  br i1 %512, label %533, label %513

513:                                              ; preds = %504
  %514 = trunc i64 %506 to i32
  %515 = trunc i64 %505 to i32
  br label %516

516:                                              ; preds = %557, %513
  %517 = phi i32 [ %515, %513 ], [ 16, %557 ]
  %518 = phi i32 [ %514, %513 ], [ %503, %557 ]
  %519 = load ptr, ptr %496, align 8, !tbaa !83
  %520 = getelementptr inbounds %struct.hardware_queue, ptr %519, i64 0, i32 2
  %521 = call i32 @pthread_mutex_lock(ptr noundef nonnull %520) #16
  %522 = load ptr, ptr %0, align 8, !tbaa !51
  %523 = getelementptr inbounds %struct.device, ptr %522, i64 0, i32 31
  %524 = load ptr, ptr %523, align 8, !tbaa !164
  %525 = load ptr, ptr %496, align 8, !tbaa !83
  %526 = load ptr, ptr %525, align 8, !tbaa !165
  %527 = call i32 %524(ptr noundef %526, i32 noundef %517, ptr noundef nonnull %9, ptr noundef null) #16
  %528 = load ptr, ptr %496, align 8, !tbaa !83
  %529 = getelementptr inbounds %struct.hardware_queue, ptr %528, i64 0, i32 2
  %530 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %529) #16
  %531 = icmp eq i32 %527, 0
  br i1 %531, label %589, label %532

532:                                              ; preds = %516
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #12
  br label %617

533:                                              ; preds = %504
  %534 = load ptr, ptr %491, align 8, !tbaa !35
  %535 = getelementptr inbounds %struct.submission, ptr %534, i64 %506
  %536 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %505
  %537 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %505, i32 2
  store i32 0, ptr %537, align 8, !tbaa !166
  %538 = getelementptr inbounds %struct.submission, ptr %534, i64 %506, i32 3
  %539 = load i64, ptr %538, align 8, !tbaa !168
  %540 = icmp ne i64 %539, 0
  %541 = zext i1 %540 to i32
  br i1 %540, label %542, label %547

542:                                              ; preds = %533
  %543 = load ptr, ptr %492, align 8, !tbaa !48
  %544 = getelementptr inbounds %struct.staging, ptr %543, i64 0, i32 1, i32 5
  %545 = load ptr, ptr %544, align 8, !tbaa !169
  store ptr %545, ptr %536, align 8, !tbaa !40
  store i32 1, ptr %537, align 8, !tbaa !166
  %546 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %505, i32 1, i64 0
  store i64 %539, ptr %546, align 8, !tbaa !3
  br label %547

547:                                              ; preds = %542, %533
  %548 = phi i32 [ 1, %542 ], [ 0, %533 ]
  %549 = add nuw nsw i64 %506, 1
  %550 = icmp eq i64 %549, %509
  br i1 %550, label %551, label %557

551:                                              ; preds = %547
  %552 = load ptr, ptr %493, align 8, !tbaa !84
  %553 = zext i32 %548 to i64
  %554 = getelementptr inbounds [2 x ptr], ptr %536, i64 0, i64 %553
  store ptr %552, ptr %554, align 8, !tbaa !40
  %555 = add nuw nsw i32 %548, 1
  store i32 %555, ptr %537, align 8, !tbaa !166
  %556 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %505, i32 1, i64 %553
  store i64 %3, ptr %556, align 8, !tbaa !3
  br label %557

557:                                              ; preds = %551, %547
  %558 = phi i32 [ %555, %551 ], [ %548, %547 ]
  %559 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %8, i64 0, i64 %505
  %560 = getelementptr inbounds %struct.submission, ptr %534, i64 %506, i32 1
  %561 = load i32, ptr %560, align 4, !tbaa !141
  %562 = load ptr, ptr %494, align 8, !tbaa !37
  %563 = load i32, ptr %535, align 8, !tbaa !170
  %564 = zext i32 %563 to i64
  %565 = getelementptr inbounds i64, ptr %562, i64 %564
  %566 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %505, i32 1
  store i32 1000207003, ptr %559, align 16, !tbaa.struct !171
  %567 = getelementptr inbounds i8, ptr %559, i64 8
  store ptr null, ptr %567, align 8, !tbaa.struct !173
  %568 = getelementptr inbounds i8, ptr %559, i64 16
  store i32 %561, ptr %568, align 16, !tbaa.struct !174
  %569 = getelementptr inbounds i8, ptr %559, i64 24
  store ptr %565, ptr %569, align 8, !tbaa.struct !175
  %570 = getelementptr inbounds i8, ptr %559, i64 32
  store i32 %558, ptr %570, align 16, !tbaa.struct !176
  %571 = getelementptr inbounds i8, ptr %559, i64 40
  store ptr %566, ptr %571, align 8, !tbaa.struct !177
  %572 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %9, i64 0, i64 %505
  %573 = load i32, ptr %560, align 4, !tbaa !141
  %574 = load ptr, ptr %495, align 8, !tbaa !36
  %575 = load i32, ptr %535, align 8, !tbaa !170
  %576 = zext i32 %575 to i64
  %577 = getelementptr inbounds ptr, ptr %574, i64 %576
  %578 = getelementptr inbounds %struct.submission, ptr %534, i64 %506, i32 2
  store i32 4, ptr %572, align 8, !tbaa.struct !178
  %579 = getelementptr inbounds i8, ptr %572, i64 8
  store ptr %559, ptr %579, align 8, !tbaa.struct !179
  %580 = getelementptr inbounds i8, ptr %572, i64 16
  store i32 %573, ptr %580, align 8, !tbaa.struct !180
  %581 = getelementptr inbounds i8, ptr %572, i64 24
  store ptr %577, ptr %581, align 8, !tbaa.struct !181
  %582 = getelementptr inbounds i8, ptr %572, i64 32
  store ptr %7, ptr %582, align 8, !tbaa.struct !173
  %583 = getelementptr inbounds i8, ptr %572, i64 40
  store i32 1, ptr %583, align 8, !tbaa.struct !174
  %584 = getelementptr inbounds i8, ptr %572, i64 48
  store ptr %578, ptr %584, align 8, !tbaa.struct !175
  %585 = getelementptr inbounds i8, ptr %572, i64 56
  store i32 %558, ptr %585, align 8, !tbaa.struct !176
  %586 = getelementptr inbounds i8, ptr %572, i64 64
  store ptr %536, ptr %586, align 8, !tbaa.struct !177
  %587 = add nuw nsw i64 %505, 1
  %588 = icmp eq i64 %587, 16
  br i1 %588, label %516, label %504, !llvm.loop !182

589:                                              ; preds = %516
  %590 = load ptr, ptr %492, align 8, !tbaa !48
  %591 = load ptr, ptr %497, align 8, !tbaa !183
  %592 = icmp eq ptr %591, null
  br i1 %592, label %614, label %593

593:                                              ; preds = %589
  %594 = getelementptr inbounds %struct.staging, ptr %590, i64 0, i32 7
  %595 = call i32 @pthread_mutex_lock(ptr noundef nonnull %594) #16
  %596 = load ptr, ptr %497, align 8, !tbaa !183
  %597 = icmp eq ptr %596, null
  br i1 %597, label %605, label %598

598:                                              ; preds = %593
  %599 = getelementptr inbounds %struct.staging, ptr %590, i64 0, i32 6
  br label %600

600:                                              ; preds = %609, %598
  %601 = phi ptr [ %596, %598 ], [ %612, %609 ]
  %602 = getelementptr inbounds %struct.chunk, ptr %601, i64 0, i32 5
  %603 = load i32, ptr %602, align 4, !tbaa !184
  %604 = icmp ult i32 %603, %518
  br i1 %604, label %609, label %605

605:                                              ; preds = %609, %600, %593
  %606 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %594) #16
  %607 = getelementptr inbounds %struct.staging, ptr %590, i64 0, i32 8
  %608 = call i32 @pthread_cond_signal(ptr noundef nonnull %607) #16
  br label %614

609:                                              ; preds = %600
  %610 = load ptr, ptr %601, align 8, !tbaa !55
  store ptr %610, ptr %497, align 8, !tbaa !183
  store ptr null, ptr %601, align 8, !tbaa !55
  %611 = load ptr, ptr %599, align 8, !tbaa !47
  store ptr %601, ptr %611, align 8, !tbaa !40
  store ptr %601, ptr %599, align 8, !tbaa !47
  %612 = load ptr, ptr %497, align 8, !tbaa !183
  %613 = icmp eq ptr %612, null
  br i1 %613, label %605, label %600, !llvm.loop !185

614:                                              ; preds = %605, %589
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #12
  %615 = load i32, ptr %490, align 8, !tbaa !118
  %616 = icmp ult i32 %518, %615
  br i1 %616, label %500, label %617

617:                                              ; preds = %614, %532, %481
  %618 = phi i32 [ %501, %532 ], [ 0, %481 ], [ %518, %614 ]
  %619 = phi i32 [ %527, %532 ], [ 0, %481 ], [ 0, %614 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #12
  br label %620

620:                                              ; preds = %291, %271, %617, %478, %235, %173
  %621 = phi i32 [ %618, %617 ], [ 0, %478 ], [ 0, %173 ], [ 0, %235 ], [ 0, %271 ], [ 0, %291 ]
  %622 = phi i32 [ %619, %617 ], [ %479, %478 ], [ %179, %173 ], [ %212, %235 ], [ %292, %291 ], [ %289, %271 ]
  %623 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 26
  %624 = load ptr, ptr %623, align 8, !tbaa !183
  %625 = icmp eq ptr %624, null
  br i1 %625, label %637, label %626

626:                                              ; preds = %620
  %627 = getelementptr inbounds %struct.chunk, ptr %624, i64 0, i32 2
  %628 = load i64, ptr %627, align 8, !tbaa !58
  %629 = add i64 %628, -1
  %630 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %631 = load ptr, ptr %630, align 8, !tbaa !48
  %632 = getelementptr inbounds %struct.staging, ptr %631, i64 0, i32 2
  store i64 %629, ptr %632, align 8, !tbaa !186
  br label %633

633:                                              ; preds = %633, %626
  %634 = phi ptr [ %635, %633 ], [ %624, %626 ]
  %635 = load ptr, ptr %634, align 8, !tbaa !55
  call void @free(ptr noundef nonnull %634) #16
  %636 = icmp eq ptr %635, null
  br i1 %636, label %637, label %633, !llvm.loop !187

637:                                              ; preds = %633, %620
  store ptr null, ptr %623, align 8, !tbaa !183
  %638 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 27
  store ptr %623, ptr %638, align 8, !tbaa !21
  %639 = icmp eq i32 %622, 0
  br i1 %639, label %650, label %640

640:                                              ; preds = %637
  %641 = icmp ne i32 %621, 0
  %642 = icmp eq i32 %622, -4
  %643 = select i1 %641, i1 true, i1 %642
  br i1 %643, label %644, label %646

644:                                              ; preds = %640
  %645 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %622, ptr %645 seq_cst, align 8
  br label %648

646:                                              ; preds = %640
  %647 = load ptr, ptr %102, align 8, !tbaa !93
  store ptr %647, ptr %105, align 8, !tbaa !94
  store ptr %105, ptr %102, align 8, !tbaa !93
  br label %648

648:                                              ; preds = %646, %644
  %649 = sext i32 %622 to i64
  br label %669

650:                                              ; preds = %637
  %651 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 1
  store i64 %3, ptr %651, align 8, !tbaa !81
  store ptr null, ptr %105, align 8, !tbaa !94
  %652 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %653 = call i32 @pthread_mutex_lock(ptr noundef nonnull %652) #16
  %654 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %655 = load ptr, ptr %654, align 8, !tbaa !87
  store ptr %105, ptr %655, align 8, !tbaa !40
  store ptr %105, ptr %654, align 8, !tbaa !87
  %656 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %657 = load i32, ptr %656, align 8, !tbaa !90
  %658 = icmp eq i32 %657, 0
  br i1 %658, label %667, label %659

659:                                              ; preds = %650
  %660 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %661 = load atomic i64, ptr %660 seq_cst, align 8
  %662 = icmp eq i64 %661, 0
  %663 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %652) #16
  br i1 %662, label %669, label %664

664:                                              ; preds = %659
  %665 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %666 = call i32 @pthread_cond_signal(ptr noundef nonnull %665) #16
  br label %669

667:                                              ; preds = %650
  %668 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %652) #16
  br label %669

669:                                              ; preds = %111, %648, %659, %664, %667
  %670 = phi i64 [ %112, %111 ], [ %649, %648 ], [ 0, %667 ], [ 0, %664 ], [ 0, %659 ]
  %671 = icmp eq i64 %27, 0
  br i1 %671, label %679, label %672, !prof !95

672:                                              ; preds = %669
  %673 = load ptr, ptr %0, align 8, !tbaa !51
  %674 = getelementptr inbounds %struct.device, ptr %673, i64 0, i32 41
  %675 = load atomic i64, ptr %674 seq_cst, align 8
  %676 = icmp eq i64 %675, 0
  br i1 %676, label %679, label %677

677:                                              ; preds = %672
  %678 = inttoptr i64 %675 to ptr
  call fastcc void @add_span(ptr noundef nonnull %678, i64 noundef %27, i16 noundef zeroext 1, i16 noundef zeroext 2, i64 noundef 0) #17
  br label %679

679:                                              ; preds = %669, %672, %677
  ret i64 %670
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
  store i32 %8, ptr %9, align 4, !tbaa !188
  %10 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 10
  store ptr %6, ptr %10, align 8, !tbaa !190
  br label %11

11:                                               ; preds = %2, %5
  %12 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  store ptr %3, ptr %12, align 8, !tbaa !72
  %13 = icmp ne ptr %3, null
  %14 = zext i1 %13 to i32
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %3 = load ptr, ptr %2, align 8, !tbaa !72
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #16
  %5 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 8
  store i32 1, ptr %5, align 8, !tbaa !191
  %6 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #16
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #16
  %9 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 6
  %10 = load i32, ptr %9, align 8, !tbaa !192
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %1, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %1 ]
  %14 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 9, i64 %13
  %15 = load i64, ptr %14, align 8, !tbaa !3
  %16 = tail call i32 @pthread_join(i64 noundef %15, ptr noundef null) #16
  %17 = add nuw nsw i64 %13, 1
  %18 = load i32, ptr %9, align 8, !tbaa !192
  %19 = zext i32 %18 to i64
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %12, label %21, !llvm.loop !193

21:                                               ; preds = %12, %1
  tail call void @free(ptr noundef nonnull %3) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %6 = load ptr, ptr %5, align 8, !tbaa !72
  tail call fastcc void @copy_shared(ptr noundef %6, ptr noundef %1, ptr noundef %2, i64 noundef %3, i16 noundef zeroext 1, i16 noundef zeroext 3) #17
  ret void
}

; Function Attrs: inlinehint nounwind
define internal fastcc void @copy_shared(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i16 noundef zeroext %4, i16 noundef zeroext %5) unnamed_addr #8 {
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.copying, align 8
  %10 = alloca [16 x %struct.piece], align 16
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #12
  br label %33

33:                                               ; preds = %29, %33
  %34 = phi i64 [ 0, %29 ], [ %46, %33 ]
  %35 = phi ptr [ %30, %29 ], [ %43, %33 ]
  %36 = phi ptr [ %31, %29 ], [ %44, %33 ]
  %37 = phi i64 [ %32, %29 ], [ %45, %33 ]
  %38 = call i64 @llvm.umin.i64(i64 %37, i64 %14)
  %39 = getelementptr inbounds [16 x %struct.piece], ptr %10, i64 0, i64 %34
  store ptr %35, ptr %39, align 16, !tbaa.struct !194
  %40 = getelementptr inbounds i8, ptr %39, i64 8
  store ptr %36, ptr %40, align 8, !tbaa.struct !195
  %41 = getelementptr inbounds i8, ptr %39, i64 16
  store i64 %38, ptr %41, align 16, !tbaa.struct !196
  %42 = getelementptr inbounds i8, ptr %39, i64 24
  store i32 0, ptr %42, align 8, !tbaa.struct !197
  %43 = getelementptr inbounds i8, ptr %35, i64 %38
  %44 = getelementptr inbounds i8, ptr %36, i64 %38
  %45 = sub i64 %37, %38
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp ne i64 %45, 0
  %48 = icmp ult i64 %34, 15
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %33, label %50, !llvm.loop !198

50:                                               ; preds = %33
  %51 = trunc i64 %34 to i32
  %52 = trunc i64 %46 to i32
  %53 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %54 = load i32, ptr %17, align 8, !tbaa !192
  %55 = load i32, ptr %18, align 4, !tbaa !188
  %56 = icmp ult i32 %54, %55
  br i1 %56, label %57, label %69

57:                                               ; preds = %50, %65
  %58 = phi i32 [ %66, %65 ], [ %54, %50 ]
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9, i64 %59
  %61 = call i32 @pthread_create(ptr noundef nonnull %60, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #16
  %62 = icmp eq i32 %61, 0
  %63 = load i32, ptr %17, align 8, !tbaa !192
  br i1 %62, label %65, label %64

64:                                               ; preds = %57
  store i32 %63, ptr %18, align 4, !tbaa !188
  br label %69

65:                                               ; preds = %57
  %66 = add i32 %63, 1
  store i32 %66, ptr %17, align 8, !tbaa !192
  %67 = load i32, ptr %18, align 4, !tbaa !188
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %57, label %69, !llvm.loop !199

69:                                               ; preds = %65, %50, %64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #12
  %70 = load ptr, ptr %19, align 8, !tbaa !200
  store ptr %70, ptr %9, align 8, !tbaa !201
  store ptr %10, ptr %20, align 8, !tbaa !203
  store i32 %52, ptr %21, align 8, !tbaa !204
  store i32 0, ptr %22, align 4, !tbaa !205
  store i16 %5, ptr %23, align 8, !tbaa !206
  store ptr %9, ptr %19, align 8, !tbaa !200
  %71 = load i32, ptr %24, align 8, !tbaa !207
  %72 = add i32 %71, 1
  store atomic i32 %72, ptr %24 seq_cst, align 8
  %73 = and i64 %46, 4294967295
  br label %74

74:                                               ; preds = %146, %69
  %75 = phi i32 [ 0, %69 ], [ %147, %146 ]
  %76 = load i32, ptr %22, align 4, !tbaa !205
  %77 = icmp ugt i32 %76, %51
  br i1 %77, label %99, label %78

78:                                               ; preds = %74
  %79 = load ptr, ptr %20, align 8, !tbaa !203
  %80 = add nuw i32 %76, 1
  store i32 %80, ptr %22, align 4, !tbaa !205
  %81 = load i32, ptr %21, align 8, !tbaa !204
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %78, %83
  %84 = phi ptr [ %85, %83 ], [ %19, %78 ]
  %85 = load ptr, ptr %84, align 8, !tbaa !40
  %86 = icmp eq ptr %85, %9
  br i1 %86, label %87, label %83, !llvm.loop !208

87:                                               ; preds = %83
  %88 = load ptr, ptr %9, align 8, !tbaa !201
  store ptr %88, ptr %84, align 8, !tbaa !40
  %89 = load i32, ptr %24, align 8, !tbaa !207
  %90 = add i32 %89, -1
  store atomic i32 %90, ptr %24 seq_cst, align 8
  br label %91

91:                                               ; preds = %87, %78
  %92 = load ptr, ptr %19, align 8, !tbaa !200
  %93 = icmp eq ptr %92, null
  br i1 %93, label %96, label %94

94:                                               ; preds = %91
  %95 = call i32 @pthread_cond_signal(ptr noundef nonnull %28) #16
  br label %96

96:                                               ; preds = %94, %91
  %97 = zext i32 %76 to i64
  %98 = getelementptr inbounds %struct.piece, ptr %79, i64 %97
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %98, i16 noundef zeroext %4, i16 noundef zeroext %5) #17
  br label %130

99:                                               ; preds = %74
  %100 = zext i32 %75 to i64
  %101 = getelementptr inbounds %struct.piece, ptr %10, i64 %100, i32 3
  %102 = load i32, ptr %101, align 8, !tbaa !209
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %130

104:                                              ; preds = %99
  %105 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #12
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %107 = load i64, ptr %8, align 8, !tbaa !96
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %25, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #12
  %110 = add i64 %109, 200000
  %111 = add i64 %110, %108
  %112 = load atomic i32, ptr %101 seq_cst, align 8
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %121

114:                                              ; preds = %104, %125
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  %115 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %116 = load i64, ptr %7, align 8, !tbaa !96
  %117 = mul i64 %116, 1000000000
  %118 = load i64, ptr %26, align 8, !tbaa !98
  %119 = add i64 %117, %118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  %120 = icmp ult i64 %119, %111
  br i1 %120, label %125, label %121

121:                                              ; preds = %125, %114, %104
  %122 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %123 = load i32, ptr %101, align 8, !tbaa !209
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %128, label %130

125:                                              ; preds = %114
  call void @llvm.x86.sse2.pause()
  %126 = load atomic i32, ptr %101 seq_cst, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %114, label %121, !llvm.loop !211

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
  %137 = load i32, ptr %136, align 8, !tbaa !209
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %134
  %140 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  %141 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %142 = add nuw nsw i64 %135, 1
  %143 = icmp eq i64 %142, %73
  br i1 %143, label %149, label %134, !llvm.loop !212

144:                                              ; preds = %134
  %145 = trunc i64 %135 to i32
  br label %146

146:                                              ; preds = %144, %130
  %147 = phi i32 [ %75, %130 ], [ %145, %144 ]
  %148 = icmp ugt i32 %147, %51
  br i1 %148, label %149, label %74, !llvm.loop !213

149:                                              ; preds = %146, %139
  %150 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #12
  %151 = icmp eq i64 %45, 0
  br i1 %151, label %152, label %29, !llvm.loop !214

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
  store ptr %9, ptr %10, align 8, !tbaa !38
  %11 = icmp eq ptr %9, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %1, ptr %13, align 8, !tbaa !128
  %14 = tail call fastcc i32 @begin_submission(ptr noundef %0) #17
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
  %29 = load i64, ptr %28, align 8, !tbaa !3
  %30 = icmp eq i64 %29, %24
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = load i64, ptr %19, align 8, !tbaa !116
  %33 = load ptr, ptr %0, align 8, !tbaa !51
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !102
  %36 = add i64 %32, -1
  %37 = add i64 %36, %35
  %38 = urem i64 %37, %35
  %39 = sub nuw i64 %37, %38
  %40 = load ptr, ptr %10, align 8, !tbaa !38
  %41 = add nuw i64 %25, 1
  %42 = getelementptr inbounds i64, ptr %40, i64 %25
  store i64 %39, ptr %42, align 8, !tbaa !3
  br label %43

43:                                               ; preds = %31, %27, %23
  %44 = phi i64 [ %41, %31 ], [ %25, %27 ], [ %25, %23 ]
  %45 = getelementptr inbounds i8, ptr %2, i64 %24
  %46 = tail call fastcc i32 @execute(ptr noundef %0, ptr noundef %45) #17
  %47 = getelementptr inbounds %struct.command, ptr %45, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !101
  %49 = zext i32 %48 to i64
  %50 = add i64 %24, %49
  %51 = icmp ult i64 %50, %3
  %52 = icmp eq i32 %46, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %23, label %20, !llvm.loop !215

54:                                               ; preds = %20
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !83
  %57 = getelementptr inbounds %struct.hardware_queue, ptr %56, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !143
  %59 = trunc i64 %58 to i32
  %60 = and i64 %58, 2048
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !145
  %63 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %63, align 8, !tbaa !147
  %64 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %62, ptr %64, align 8, !tbaa !148
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %66 = or i32 %62, 8192
  store i32 %66, ptr %65, align 4, !tbaa !149
  %67 = load ptr, ptr %0, align 8, !tbaa !51
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 19
  %69 = load ptr, ptr %68, align 8, !tbaa !150
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %71 = load ptr, ptr %70, align 8, !tbaa !151
  %72 = or i32 %59, 16384
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %73, align 8, !tbaa !152
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  %74 = load ptr, ptr %0, align 8, !tbaa !51
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 27
  %76 = load ptr, ptr %75, align 8, !tbaa !153
  %77 = load ptr, ptr %70, align 8, !tbaa !151
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
  %6 = load ptr, ptr %5, align 8, !tbaa !128
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 30
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 28
  %9 = load i32, ptr %8, align 8, !tbaa !118
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 29
  %11 = load i32, ptr %10, align 4, !tbaa !8
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !40
  %18 = zext i32 %16 to i64
  %19 = mul nuw nsw i64 %18, 24
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #16
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !40
  store i32 %16, ptr %10, align 4, !tbaa !8
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !51
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  %26 = load i32, ptr %25, align 8, !tbaa !115
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 14
  %28 = load i32, ptr %27, align 4, !tbaa !216
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !40
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #16
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  store i32 40, ptr %2, align 8, !tbaa !217
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !219
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !14
  store ptr %44, ptr %42, align 8, !tbaa !220
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %47 = load i32, ptr %46, align 8, !tbaa !20
  store i32 %47, ptr %45, align 8, !tbaa !221
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 4, !tbaa !216
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !222
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !223
  %55 = load ptr, ptr %24, align 8, !tbaa !25
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #16
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 4, !tbaa !216
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  %59 = load i32, ptr %25, align 8, !tbaa !115
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  br label %99

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %64 = load i32, ptr %63, align 8, !tbaa !20
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  store i32 42, ptr %4, align 8, !tbaa !224
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !226
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !227
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !228
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !229
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  %74 = load ptr, ptr %73, align 8, !tbaa !32
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !40
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #12
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !32
  %82 = load i32, ptr %25, align 8, !tbaa !115
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 8, !tbaa !115
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !40
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %86, ptr %87, align 8, !tbaa !151
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 1, ptr %88, align 8, !tbaa !152
  %89 = load ptr, ptr %7, align 8, !tbaa !35
  %90 = load i32, ptr %8, align 8, !tbaa !118
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !118
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 31
  %95 = load i32, ptr %94, align 8, !tbaa !117
  store i32 %95, ptr %93, align 8, !tbaa.struct !230
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !231
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !159
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !160
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
  %36 = load ptr, ptr %0, align 8, !tbaa !51
  %37 = load i16, ptr %1, align 4, !tbaa !99
  switch i16 %37, label %1030 [
    i16 1, label %38
    i16 4, label %544
    i16 5, label %544
    i16 8, label %709
    i16 9, label %709
    i16 13, label %925
    i16 15, label %1096
  ]

38:                                               ; preds = %2
  %39 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %40 = load ptr, ptr %39, align 8, !tbaa !40
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %42 = load ptr, ptr %41, align 8, !tbaa !128
  %43 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #17
  %44 = getelementptr inbounds %struct.kernel, ptr %40, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !103
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %62, label %47

47:                                               ; preds = %38
  %48 = load ptr, ptr %0, align 8, !tbaa !51
  %49 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 6
  %50 = load i64, ptr %49, align 8, !tbaa !116
  %51 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !102
  %53 = add i64 %50, -1
  %54 = add i64 %53, %52
  %55 = urem i64 %54, %52
  %56 = sub nuw i64 %54, %55
  %57 = add i64 %56, %45
  store i64 %57, ptr %49, align 8, !tbaa !116
  %58 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %59 = load ptr, ptr %58, align 8, !tbaa !18
  %60 = getelementptr inbounds i8, ptr %59, i64 %56
  %61 = tail call ptr @memset(ptr noundef %60, i32 noundef 0, i64 noundef %45) #16
  br label %62

62:                                               ; preds = %47, %38
  %63 = phi i64 [ %56, %47 ], [ 0, %38 ]
  %64 = load i64, ptr %40, align 8, !tbaa !232
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %508, label %66

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

102:                                              ; preds = %502, %66
  %103 = phi i64 [ 0, %66 ], [ %503, %502 ]
  %104 = load ptr, ptr %67, align 8, !tbaa !233
  %105 = getelementptr inbounds %struct.task, ptr %104, i64 %103
  %106 = load ptr, ptr %0, align 8, !tbaa !51
  %107 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 6
  %108 = load i64, ptr %107, align 8, !tbaa !234
  %109 = icmp eq i64 %108, 0
  %110 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %111 = load i64, ptr %110, align 8, !tbaa !236
  br i1 %109, label %148, label %112

112:                                              ; preds = %102
  %113 = icmp eq i64 %111, 0
  br i1 %113, label %114, label %115

114:                                              ; preds = %112
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %34) #12
  br label %501

115:                                              ; preds = %112
  %116 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 8
  br label %124

117:                                              ; preds = %124
  %118 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 4
  %119 = load i64, ptr %118, align 8, !tbaa !237
  %120 = add i64 %134, -1
  %121 = add i64 %120, %119
  %122 = udiv i64 %121, %119
  %123 = icmp ult i64 %134, 2147483647
  br i1 %123, label %138, label %141

124:                                              ; preds = %124, %115
  %125 = phi i64 [ 0, %115 ], [ %135, %124 ]
  %126 = phi i64 [ 1, %115 ], [ %134, %124 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %33) #12
  %127 = load ptr, ptr %116, align 8, !tbaa !238
  %128 = getelementptr inbounds i64, ptr %127, i64 %125
  %129 = load i64, ptr %128, align 8, !tbaa !3
  %130 = getelementptr inbounds i8, ptr %68, i64 %129
  %131 = call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %130, i64 noundef 4) #16
  %132 = load i32, ptr %33, align 4, !tbaa !8
  %133 = sext i32 %132 to i64
  %134 = mul i64 %126, %133
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %33) #12
  %135 = add nuw i64 %125, 1
  %136 = load i64, ptr %107, align 8, !tbaa !234
  %137 = icmp ult i64 %135, %136
  br i1 %137, label %124, label %117, !llvm.loop !239

138:                                              ; preds = %117
  %139 = sub nuw nsw i64 2147483647, %134
  %140 = udiv i64 %139, %119
  br label %141

141:                                              ; preds = %138, %117
  %142 = phi i64 [ %140, %138 ], [ 0, %117 ]
  %143 = load i64, ptr %110, align 8, !tbaa !236
  %144 = call i64 @llvm.umin.i64(i64 %142, i64 %143)
  %145 = call i64 @llvm.umin.i64(i64 %122, i64 %144)
  %146 = icmp eq i64 %145, 0
  %147 = select i1 %146, i64 1, i64 %145
  br label %148

148:                                              ; preds = %141, %102
  %149 = phi i64 [ %147, %141 ], [ %111, %102 ]
  %150 = trunc i64 %149 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %34) #12
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %501, label %152

152:                                              ; preds = %148
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #12
  %153 = load ptr, ptr %0, align 8, !tbaa !51
  %154 = load ptr, ptr %41, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %30) #12
  %155 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 5
  %156 = load i64, ptr %155, align 8, !tbaa !240
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %162, label %158

158:                                              ; preds = %152
  %159 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  br label %188

160:                                              ; preds = %208
  %161 = icmp ult i32 %210, 6
  br i1 %161, label %162, label %219

162:                                              ; preds = %160, %152
  %163 = phi i32 [ %210, %160 ], [ 0, %152 ]
  %164 = zext i32 %163 to i64
  %165 = sub nsw i64 6, %164
  %166 = icmp ult i64 %165, 16
  br i1 %166, label %186, label %167

167:                                              ; preds = %162
  %168 = sub nsw i64 5, %164
  %169 = trunc i64 %168 to i32
  %170 = sub nuw nsw i32 -2, %163
  %171 = icmp ult i32 %170, %169
  %172 = icmp ugt i64 %168, 4294967295
  %173 = or i1 %171, %172
  br i1 %173, label %186, label %174

174:                                              ; preds = %167
  %175 = and i64 %165, -4
  %176 = add nsw i64 %175, %164
  br label %177

177:                                              ; preds = %177, %174
  %178 = phi i64 [ 0, %174 ], [ %182, %177 ]
  %179 = add i64 %178, %164
  %180 = getelementptr inbounds ptr, ptr %30, i64 %179
  store <2 x ptr> zeroinitializer, ptr %180, align 8, !tbaa !40
  %181 = getelementptr inbounds ptr, ptr %180, i64 2
  store <2 x ptr> zeroinitializer, ptr %181, align 8, !tbaa !40
  %182 = add nuw i64 %178, 4
  %183 = icmp eq i64 %182, %175
  br i1 %183, label %184, label %177, !llvm.loop !241

184:                                              ; preds = %177
  %185 = icmp eq i64 %165, %175
  br i1 %185, label %219, label %186

186:                                              ; preds = %167, %162, %184
  %187 = phi i64 [ %164, %167 ], [ %164, %162 ], [ %176, %184 ]
  br label %213

188:                                              ; preds = %208, %158
  %189 = phi i64 [ %156, %158 ], [ %209, %208 ]
  %190 = phi i64 [ 0, %158 ], [ %211, %208 ]
  %191 = phi i32 [ 0, %158 ], [ %210, %208 ]
  %192 = load ptr, ptr %159, align 8, !tbaa !244
  %193 = getelementptr inbounds %struct.binding, ptr %192, i64 %190
  %194 = load i64, ptr %193, align 8, !tbaa !245
  switch i64 %194, label %208 [
    i64 6, label %245
    i64 7, label %245
    i64 5, label %195
  ]

195:                                              ; preds = %188
  %196 = icmp eq i32 %191, 6
  br i1 %196, label %245, label %197

197:                                              ; preds = %195
  %198 = getelementptr inbounds %struct.binding, ptr %192, i64 %190, i32 2
  %199 = load i64, ptr %198, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #12
  %200 = getelementptr inbounds i8, ptr %68, i64 %199
  %201 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %200, i64 noundef 8) #16
  %202 = load ptr, ptr %29, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #12
  %203 = load ptr, ptr %202, align 8, !tbaa !248
  %204 = add i32 %191, 1
  %205 = zext i32 %191 to i64
  %206 = getelementptr inbounds ptr, ptr %30, i64 %205
  store ptr %203, ptr %206, align 8, !tbaa !40
  %207 = load i64, ptr %155, align 8, !tbaa !240
  br label %208

208:                                              ; preds = %197, %188
  %209 = phi i64 [ %207, %197 ], [ %189, %188 ]
  %210 = phi i32 [ %204, %197 ], [ %191, %188 ]
  %211 = add nuw i64 %190, 1
  %212 = icmp ult i64 %211, %209
  br i1 %212, label %188, label %160, !llvm.loop !250

213:                                              ; preds = %186, %213
  %214 = phi i64 [ %215, %213 ], [ %187, %186 ]
  %215 = add nuw nsw i64 %214, 1
  %216 = getelementptr inbounds ptr, ptr %30, i64 %214
  store ptr null, ptr %216, align 8, !tbaa !40
  %217 = and i64 %215, 4294967295
  %218 = icmp eq i64 %217, 6
  br i1 %218, label %219, label %213, !llvm.loop !251

219:                                              ; preds = %213, %184, %160
  %220 = load ptr, ptr %41, align 8, !tbaa !128
  %221 = ptrtoint ptr %105 to i64
  %222 = udiv i64 %221, 72
  %223 = and i64 %222, 63
  %224 = getelementptr inbounds %struct.context, ptr %220, i64 0, i32 36, i64 %223
  %225 = load ptr, ptr %224, align 8, !tbaa !120
  %226 = icmp eq ptr %225, %105
  br i1 %226, label %227, label %245

227:                                              ; preds = %219
  %228 = getelementptr inbounds %struct.context, ptr %220, i64 0, i32 36, i64 %223, i32 2, i64 0
  %229 = load <4 x ptr>, ptr %228, align 8, !tbaa !40
  %230 = load <4 x ptr>, ptr %30, align 16, !tbaa !40
  %231 = icmp ne <4 x ptr> %229, %230
  %232 = getelementptr inbounds %struct.context, ptr %220, i64 0, i32 36, i64 %223, i32 2, i64 4
  %233 = load <2 x ptr>, ptr %232, align 8, !tbaa !40
  %234 = load <2 x ptr>, ptr %70, align 16, !tbaa !40
  %235 = icmp eq <2 x ptr> %233, %234
  %236 = bitcast <4 x i1> %231 to i4
  %237 = icmp eq i4 %236, 0
  %238 = extractelement <2 x i1> %235, i64 0
  %239 = and i1 %237, %238
  %240 = extractelement <2 x i1> %235, i64 1
  %241 = and i1 %239, %240
  br i1 %241, label %242, label %245

242:                                              ; preds = %227
  %243 = getelementptr inbounds %struct.context, ptr %220, i64 0, i32 36, i64 %223, i32 1
  %244 = load ptr, ptr %243, align 8, !tbaa !252
  store ptr %244, ptr %35, align 8, !tbaa !40
  br label %411

245:                                              ; preds = %195, %188, %188, %227, %219
  %246 = phi i1 [ false, %227 ], [ false, %219 ], [ true, %188 ], [ true, %188 ], [ true, %195 ]
  %247 = phi ptr [ %224, %227 ], [ %224, %219 ], [ null, %188 ], [ null, %188 ], [ null, %195 ]
  %248 = getelementptr inbounds %struct.context, ptr %154, i64 0, i32 18
  %249 = getelementptr inbounds %struct.context, ptr %154, i64 0, i32 19
  %250 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 2
  %251 = getelementptr inbounds %struct.device, ptr %153, i64 0, i32 3
  %252 = getelementptr inbounds %struct.context, ptr %154, i64 0, i32 17
  %253 = getelementptr inbounds %struct.device, ptr %153, i64 0, i32 22
  %254 = load i32, ptr %248, align 4, !tbaa !119
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %265, label %256

256:                                              ; preds = %245
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !253
  store ptr null, ptr %71, align 8, !tbaa !255
  %257 = load ptr, ptr %249, align 8, !tbaa !33
  %258 = add i32 %254, -1
  %259 = zext i32 %258 to i64
  %260 = getelementptr inbounds ptr, ptr %257, i64 %259
  %261 = load ptr, ptr %260, align 8, !tbaa !40
  store ptr %261, ptr %72, align 8, !tbaa !256
  store i32 1, ptr %73, align 8, !tbaa !257
  store ptr %250, ptr %74, align 8, !tbaa !258
  %262 = load ptr, ptr %251, align 8, !tbaa !259
  %263 = load ptr, ptr %153, align 8, !tbaa !25
  %264 = call i32 %262(ptr noundef %263, ptr noundef nonnull %28, ptr noundef nonnull %35) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #12
  switch i32 %264, label %305 [
    i32 -12, label %265
    i32 -1000069000, label %265
  ]

265:                                              ; preds = %256, %256, %245
  %266 = load i32, ptr %248, align 4, !tbaa !119
  %267 = load i32, ptr %252, align 8, !tbaa !22
  %268 = icmp ult i32 %266, %267
  br i1 %268, label %269, label %271

269:                                              ; preds = %265
  %270 = add nuw i32 %266, 1
  store i32 %270, ptr %248, align 4, !tbaa !119
  br label %296

271:                                              ; preds = %265
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %26, ptr noundef nonnull align 16 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 33, ptr %27, align 8, !tbaa !260
  store ptr null, ptr %75, align 8, !tbaa !262
  store i32 0, ptr %76, align 8, !tbaa !263
  store i32 128, ptr %77, align 4, !tbaa !264
  store i32 5, ptr %78, align 8, !tbaa !265
  store ptr %26, ptr %79, align 8, !tbaa !266
  %272 = icmp eq i32 %267, 0
  %273 = shl i32 %267, 1
  %274 = select i1 %272, i32 8, i32 %273
  %275 = load ptr, ptr %249, align 8, !tbaa !40
  %276 = zext i32 %274 to i64
  %277 = shl nuw nsw i64 %276, 3
  %278 = call ptr @realloc(ptr noundef %275, i64 noundef %277) #16
  %279 = icmp eq ptr %278, null
  br i1 %279, label %288, label %280

280:                                              ; preds = %271
  store ptr %278, ptr %249, align 8, !tbaa !40
  %281 = load ptr, ptr %253, align 8, !tbaa !267
  %282 = load ptr, ptr %153, align 8, !tbaa !25
  %283 = load i32, ptr %252, align 8, !tbaa !22
  %284 = zext i32 %283 to i64
  %285 = getelementptr inbounds ptr, ptr %278, i64 %284
  %286 = call i32 %281(ptr noundef %282, ptr noundef nonnull %27, ptr noundef null, ptr noundef nonnull %285) #16
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %290, label %288

288:                                              ; preds = %280, %271
  %289 = phi i32 [ -1, %271 ], [ %286, %280 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  br label %506

290:                                              ; preds = %280
  %291 = load i32, ptr %252, align 8, !tbaa !22
  %292 = add i32 %291, 1
  store i32 %292, ptr %252, align 8, !tbaa !22
  %293 = load i32, ptr %248, align 4, !tbaa !119
  %294 = add i32 %293, 1
  store i32 %294, ptr %248, align 4, !tbaa !119
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %506, label %296

296:                                              ; preds = %290, %269
  %297 = phi i32 [ %266, %269 ], [ %293, %290 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !253
  store ptr null, ptr %71, align 8, !tbaa !255
  %298 = load ptr, ptr %249, align 8, !tbaa !33
  %299 = zext i32 %297 to i64
  %300 = getelementptr inbounds ptr, ptr %298, i64 %299
  %301 = load ptr, ptr %300, align 8, !tbaa !40
  store ptr %301, ptr %72, align 8, !tbaa !256
  store i32 1, ptr %73, align 8, !tbaa !257
  store ptr %250, ptr %74, align 8, !tbaa !258
  %302 = load ptr, ptr %251, align 8, !tbaa !259
  %303 = load ptr, ptr %153, align 8, !tbaa !25
  %304 = call i32 %302(ptr noundef %303, ptr noundef nonnull %28, ptr noundef nonnull %35) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #12
  br label %305

305:                                              ; preds = %296, %256
  %306 = phi i32 [ %264, %256 ], [ %304, %296 ]
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %308, label %506

308:                                              ; preds = %305
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %31) #12
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %32) #12
  %309 = load i64, ptr %155, align 8, !tbaa !240
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %316, label %311

311:                                              ; preds = %308
  %312 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  %313 = getelementptr inbounds %struct.context, ptr %154, i64 0, i32 3
  br label %321

314:                                              ; preds = %387
  %315 = trunc i64 %399 to i32
  br label %316

316:                                              ; preds = %314, %308
  %317 = phi i32 [ 0, %308 ], [ %315, %314 ]
  %318 = getelementptr inbounds %struct.device, ptr %153, i64 0, i32 37
  %319 = load ptr, ptr %318, align 8, !tbaa !268
  %320 = load ptr, ptr %153, align 8, !tbaa !25
  call void %319(ptr noundef %320, i32 noundef %317, ptr noundef nonnull %31, i32 noundef 0, ptr noundef null) #16
  br i1 %246, label %410, label %401

321:                                              ; preds = %387, %311
  %322 = phi i64 [ 0, %311 ], [ %398, %387 ]
  %323 = load ptr, ptr %312, align 8, !tbaa !244
  %324 = getelementptr inbounds %struct.binding, ptr %323, i64 %322
  %325 = getelementptr inbounds [128 x %union.anon], ptr %32, i64 0, i64 %322
  %326 = load i64, ptr %324, align 8, !tbaa !245
  switch i64 %326, label %376 [
    i64 0, label %327
    i64 1, label %327
    i64 2, label %327
    i64 7, label %364
    i64 6, label %352
    i64 3, label %333
    i64 5, label %337
    i64 4, label %343
  ]

327:                                              ; preds = %321, %321, %321
  %328 = load ptr, ptr %313, align 8, !tbaa !17
  %329 = getelementptr inbounds %struct.binding, ptr %323, i64 %322, i32 3
  %330 = load i64, ptr %329, align 8, !tbaa !269
  store ptr %328, ptr %325, align 8, !tbaa.struct !270
  %331 = getelementptr inbounds i8, ptr %325, i64 8
  store i64 0, ptr %331, align 8, !tbaa.struct !271
  %332 = getelementptr inbounds i8, ptr %325, i64 16
  store i64 %330, ptr %332, align 8, !tbaa.struct !160
  br label %374

333:                                              ; preds = %321
  %334 = getelementptr inbounds %struct.binding, ptr %323, i64 %322, i32 2
  %335 = load i64, ptr %334, align 8, !tbaa !247
  %336 = inttoptr i64 %335 to ptr
  br label %345

337:                                              ; preds = %321
  %338 = getelementptr inbounds %struct.binding, ptr %323, i64 %322, i32 2
  %339 = load i64, ptr %338, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #12
  %340 = getelementptr inbounds i8, ptr %68, i64 %339
  %341 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %340, i64 noundef 8) #16
  %342 = load ptr, ptr %25, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #12
  br label %345

343:                                              ; preds = %321
  %344 = load ptr, ptr %80, align 8, !tbaa !92
  br label %345

345:                                              ; preds = %343, %337, %333
  %346 = phi ptr [ %336, %333 ], [ %342, %337 ], [ %344, %343 ]
  %347 = load ptr, ptr %346, align 8, !tbaa !248
  %348 = getelementptr inbounds %struct.memory, ptr %346, i64 0, i32 1
  %349 = load i64, ptr %348, align 8, !tbaa !272
  store ptr %347, ptr %325, align 8, !tbaa.struct !270
  %350 = getelementptr inbounds i8, ptr %325, i64 8
  store i64 0, ptr %350, align 8, !tbaa.struct !271
  %351 = getelementptr inbounds i8, ptr %325, i64 16
  store i64 %349, ptr %351, align 8, !tbaa.struct !160
  br label %374

352:                                              ; preds = %321
  %353 = getelementptr inbounds %struct.binding, ptr %323, i64 %322, i32 2
  %354 = load i64, ptr %353, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #12
  %355 = getelementptr inbounds i8, ptr %68, i64 %354
  %356 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %355, i64 noundef 8) #16
  %357 = load ptr, ptr %24, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #12
  %358 = getelementptr inbounds %struct.texture, ptr %357, i64 0, i32 3
  %359 = load ptr, ptr %358, align 8, !tbaa !273
  %360 = getelementptr inbounds %struct.texture, ptr %357, i64 0, i32 1
  %361 = load ptr, ptr %360, align 8, !tbaa !275
  store ptr %359, ptr %325, align 8, !tbaa.struct !276
  %362 = getelementptr inbounds i8, ptr %325, i64 8
  store ptr %361, ptr %362, align 8, !tbaa.struct !277
  %363 = getelementptr inbounds i8, ptr %325, i64 16
  store i32 1, ptr %363, align 8, !tbaa.struct !278
  br label %374

364:                                              ; preds = %321
  %365 = getelementptr inbounds %struct.binding, ptr %323, i64 %322, i32 2
  %366 = load i64, ptr %365, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #12
  %367 = getelementptr inbounds i8, ptr %68, i64 %366
  %368 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %367, i64 noundef 8) #16
  %369 = load ptr, ptr %23, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #12
  %370 = getelementptr inbounds %struct.texture, ptr %369, i64 0, i32 2
  %371 = load ptr, ptr %370, align 8, !tbaa !279
  store ptr null, ptr %325, align 8, !tbaa.struct !276
  %372 = getelementptr inbounds i8, ptr %325, i64 8
  store ptr %371, ptr %372, align 8, !tbaa.struct !277
  %373 = getelementptr inbounds i8, ptr %325, i64 16
  store i32 1, ptr %373, align 8, !tbaa.struct !278
  br label %374

374:                                              ; preds = %364, %352, %345, %327
  %375 = load i64, ptr %324, align 8, !tbaa !245
  br label %376

376:                                              ; preds = %374, %321
  %377 = phi i64 [ %375, %374 ], [ %326, %321 ]
  %378 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %31, i64 0, i64 %322
  %379 = load ptr, ptr %35, align 8, !tbaa !40
  %380 = getelementptr inbounds %struct.binding, ptr %323, i64 %322, i32 1
  %381 = load i64, ptr %380, align 8, !tbaa !280
  %382 = trunc i64 %381 to i32
  %383 = icmp ult i64 %377, 8
  br i1 %383, label %384, label %387

384:                                              ; preds = %376
  %385 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %377
  %386 = load i32, ptr %385, align 4
  br label %387

387:                                              ; preds = %376, %384
  %388 = phi i32 [ %386, %384 ], [ 7, %376 ]
  store i32 35, ptr %378, align 16, !tbaa.struct !281
  %389 = getelementptr inbounds i8, ptr %378, i64 8
  store ptr null, ptr %389, align 8, !tbaa.struct !282
  %390 = getelementptr inbounds i8, ptr %378, i64 16
  store ptr %379, ptr %390, align 16, !tbaa.struct !283
  %391 = getelementptr inbounds i8, ptr %378, i64 24
  store i32 %382, ptr %391, align 8, !tbaa.struct !284
  %392 = getelementptr inbounds i8, ptr %378, i64 28
  store i32 0, ptr %392, align 4, !tbaa.struct !285
  %393 = getelementptr inbounds i8, ptr %378, i64 32
  store i32 1, ptr %393, align 16, !tbaa.struct !286
  %394 = getelementptr inbounds i8, ptr %378, i64 36
  store i32 %388, ptr %394, align 4, !tbaa.struct !287
  %395 = getelementptr inbounds i8, ptr %378, i64 40
  store ptr %325, ptr %395, align 8, !tbaa.struct !288
  %396 = getelementptr inbounds i8, ptr %378, i64 48
  store ptr %325, ptr %396, align 16, !tbaa.struct !289
  %397 = getelementptr inbounds i8, ptr %378, i64 56
  store ptr null, ptr %397, align 8, !tbaa.struct !177
  %398 = add nuw i64 %322, 1
  %399 = load i64, ptr %155, align 8, !tbaa !240
  %400 = icmp ult i64 %398, %399
  br i1 %400, label %321, label %314, !llvm.loop !290

401:                                              ; preds = %316
  store ptr %105, ptr %247, align 8, !tbaa !120
  %402 = load ptr, ptr %35, align 8, !tbaa !40
  %403 = getelementptr inbounds %struct.kept_set, ptr %247, i64 0, i32 1
  store ptr %402, ptr %403, align 8, !tbaa !252
  %404 = getelementptr inbounds %struct.kept_set, ptr %247, i64 0, i32 2, i64 0
  %405 = load <2 x ptr>, ptr %30, align 16, !tbaa !40
  store <2 x ptr> %405, ptr %404, align 8, !tbaa !40
  %406 = getelementptr inbounds %struct.kept_set, ptr %247, i64 0, i32 2, i64 2
  %407 = load <2 x ptr>, ptr %69, align 16, !tbaa !40
  store <2 x ptr> %407, ptr %406, align 8, !tbaa !40
  %408 = getelementptr inbounds %struct.kept_set, ptr %247, i64 0, i32 2, i64 4
  %409 = load <2 x ptr>, ptr %70, align 16, !tbaa !40
  store <2 x ptr> %409, ptr %408, align 8, !tbaa !40
  br label %410

410:                                              ; preds = %401, %316
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %32) #12
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %31) #12
  br label %411

411:                                              ; preds = %410, %242
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  %412 = load i32, ptr %81, align 8, !tbaa !152
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %426, label %414

414:                                              ; preds = %411
  %415 = load ptr, ptr %82, align 8, !tbaa !83
  %416 = getelementptr inbounds %struct.hardware_queue, ptr %415, i64 0, i32 1
  %417 = load i64, ptr %416, align 8, !tbaa !143
  %418 = trunc i64 %417 to i32
  %419 = and i64 %417, 2048
  %420 = icmp eq i64 %419, 0
  %421 = select i1 %420, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #12
  store i32 46, ptr %22, align 8, !tbaa !145
  store ptr null, ptr %83, align 8, !tbaa !147
  store i32 %421, ptr %84, align 8, !tbaa !148
  store i32 %421, ptr %85, align 4, !tbaa !149
  %422 = load ptr, ptr %0, align 8, !tbaa !51
  %423 = getelementptr inbounds %struct.device, ptr %422, i64 0, i32 19
  %424 = load ptr, ptr %423, align 8, !tbaa !150
  %425 = load ptr, ptr %86, align 8, !tbaa !151
  call void %424(ptr noundef %425, i32 noundef %418, i32 noundef %418, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %22, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #12
  br label %426

426:                                              ; preds = %414, %411
  store i32 1, ptr %81, align 8, !tbaa !152
  %427 = load i64, ptr %155, align 8, !tbaa !240
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %431, label %429

429:                                              ; preds = %426
  %430 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  br label %445

431:                                              ; preds = %496, %426
  %432 = phi i32 [ 0, %426 ], [ %497, %496 ]
  %433 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 8
  %434 = load ptr, ptr %433, align 8, !tbaa !291
  %435 = load ptr, ptr %86, align 8, !tbaa !151
  %436 = load ptr, ptr %105, align 8, !tbaa !292
  call void %434(ptr noundef %435, i32 noundef 1, ptr noundef %436) #16
  %437 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 7
  %438 = load ptr, ptr %437, align 8, !tbaa !293
  %439 = load ptr, ptr %86, align 8, !tbaa !151
  %440 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 1
  %441 = load ptr, ptr %440, align 8, !tbaa !294
  call void %438(ptr noundef %439, i32 noundef 1, ptr noundef %441, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %35, i32 noundef %432, ptr noundef nonnull %34) #16
  %442 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 16
  %443 = load ptr, ptr %442, align 8, !tbaa !295
  %444 = load ptr, ptr %86, align 8, !tbaa !151
  call void %443(ptr noundef %444, i32 noundef %150, i32 noundef 1, i32 noundef 1) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %502

445:                                              ; preds = %496, %429
  %446 = phi i32 [ 0, %429 ], [ %497, %496 ]
  %447 = phi i64 [ 0, %429 ], [ %498, %496 ]
  %448 = load ptr, ptr %430, align 8, !tbaa !244
  %449 = getelementptr inbounds %struct.binding, ptr %448, i64 %447
  %450 = load i64, ptr %449, align 8, !tbaa !245
  switch i64 %450, label %496 [
    i64 0, label %451
    i64 2, label %455
    i64 1, label %463
    i64 6, label %467
    i64 7, label %467
  ]

451:                                              ; preds = %445
  %452 = add i32 %446, 1
  %453 = zext i32 %446 to i64
  %454 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %453
  store i32 %101, ptr %454, align 4, !tbaa !8
  br label %496

455:                                              ; preds = %445
  %456 = getelementptr inbounds %struct.binding, ptr %448, i64 %447, i32 2
  %457 = load i64, ptr %456, align 8, !tbaa !247
  %458 = add i64 %457, %43
  %459 = trunc i64 %458 to i32
  %460 = add i32 %446, 1
  %461 = zext i32 %446 to i64
  %462 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %461
  store i32 %459, ptr %462, align 4, !tbaa !8
  br label %496

463:                                              ; preds = %445
  %464 = add i32 %446, 1
  %465 = zext i32 %446 to i64
  %466 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %465
  store i32 %100, ptr %466, align 4, !tbaa !8
  br label %496

467:                                              ; preds = %445, %445
  %468 = getelementptr inbounds %struct.binding, ptr %448, i64 %447, i32 2
  %469 = load i64, ptr %468, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #12
  %470 = getelementptr inbounds i8, ptr %68, i64 %469
  %471 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %470, i64 noundef 8) #16
  %472 = load ptr, ptr %21, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #12
  %473 = load ptr, ptr %472, align 8, !tbaa !296
  %474 = getelementptr inbounds %struct.image, ptr %473, i64 0, i32 1
  %475 = load i32, ptr %474, align 8, !tbaa !297
  %476 = icmp eq i32 %475, 1
  br i1 %476, label %496, label %477

477:                                              ; preds = %467
  %478 = load ptr, ptr %82, align 8, !tbaa !83
  %479 = getelementptr inbounds %struct.hardware_queue, ptr %478, i64 0, i32 1
  %480 = load i64, ptr %479, align 8, !tbaa !143
  %481 = trunc i64 %480 to i32
  %482 = and i64 %480, 2048
  %483 = icmp eq i64 %482, 0
  %484 = select i1 %483, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #12
  store i32 45, ptr %20, align 8, !tbaa !299
  store ptr null, ptr %87, align 8, !tbaa !302
  store i32 %484, ptr %88, align 8, !tbaa !303
  store i32 %484, ptr %89, align 4, !tbaa !304
  store i32 %475, ptr %90, align 8, !tbaa !305
  store i32 1, ptr %91, align 4, !tbaa !306
  store i32 -1, ptr %92, align 8, !tbaa !307
  store i32 -1, ptr %93, align 4, !tbaa !308
  %485 = load ptr, ptr %473, align 8, !tbaa !309
  store ptr %485, ptr %94, align 8, !tbaa !310
  %486 = getelementptr inbounds %struct.image, ptr %473, i64 0, i32 2
  %487 = load i32, ptr %486, align 4, !tbaa !311
  store i32 %487, ptr %95, align 8, !tbaa !312
  store i32 0, ptr %96, align 4, !tbaa !313
  %488 = getelementptr inbounds %struct.image, ptr %473, i64 0, i32 3
  %489 = load i32, ptr %488, align 8, !tbaa !314
  store i32 %489, ptr %97, align 8, !tbaa !315
  store i32 0, ptr %98, align 4, !tbaa !316
  %490 = getelementptr inbounds %struct.image, ptr %473, i64 0, i32 4
  %491 = load i32, ptr %490, align 4, !tbaa !317
  store i32 %491, ptr %99, align 8, !tbaa !318
  %492 = load ptr, ptr %0, align 8, !tbaa !51
  %493 = getelementptr inbounds %struct.device, ptr %492, i64 0, i32 19
  %494 = load ptr, ptr %493, align 8, !tbaa !150
  %495 = load ptr, ptr %86, align 8, !tbaa !151
  call void %494(ptr noundef %495, i32 noundef %481, i32 noundef %481, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %20) #16
  store i32 1, ptr %474, align 8, !tbaa !297
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #12
  br label %496

496:                                              ; preds = %477, %467, %463, %455, %451, %445
  %497 = phi i32 [ %446, %445 ], [ %464, %463 ], [ %460, %455 ], [ %452, %451 ], [ %446, %467 ], [ %446, %477 ]
  %498 = add nuw i64 %447, 1
  %499 = load i64, ptr %155, align 8, !tbaa !240
  %500 = icmp ult i64 %498, %499
  br i1 %500, label %445, label %431, !llvm.loop !319

501:                                              ; preds = %148, %114
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %502

502:                                              ; preds = %501, %431
  %503 = add nuw i64 %103, 1
  %504 = load i64, ptr %40, align 8, !tbaa !232
  %505 = icmp ult i64 %503, %504
  br i1 %505, label %102, label %508, !llvm.loop !320

506:                                              ; preds = %305, %290, %288
  %507 = phi i32 [ %289, %288 ], [ -1000069000, %290 ], [ %306, %305 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %1096

508:                                              ; preds = %502, %62
  %509 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %510 = load ptr, ptr %509, align 8, !tbaa !40
  %511 = icmp eq ptr %510, null
  br i1 %511, label %1096, label %512

512:                                              ; preds = %508
  %513 = load i64, ptr %44, align 8, !tbaa !103
  %514 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 22
  %515 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 20
  %516 = load i32, ptr %515, align 8, !tbaa !114
  %517 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 21
  %518 = load i32, ptr %517, align 4, !tbaa !8
  %519 = icmp ugt i32 %518, %516
  br i1 %519, label %520, label %522

520:                                              ; preds = %512
  %521 = load ptr, ptr %514, align 8, !tbaa !34
  br label %533

522:                                              ; preds = %512
  %523 = icmp eq i32 %518, 0
  %524 = shl i32 %518, 1
  %525 = select i1 %523, i32 8, i32 %524
  %526 = load ptr, ptr %514, align 8, !tbaa !40
  %527 = zext i32 %525 to i64
  %528 = mul nuw nsw i64 %527, 24
  %529 = call ptr @realloc(ptr noundef %526, i64 noundef %528) #16
  %530 = icmp eq ptr %529, null
  br i1 %530, label %1096, label %531

531:                                              ; preds = %522
  store ptr %529, ptr %514, align 8, !tbaa !40
  store i32 %525, ptr %517, align 4, !tbaa !8
  %532 = load i32, ptr %515, align 8, !tbaa !114
  br label %533

533:                                              ; preds = %531, %520
  %534 = phi i32 [ %516, %520 ], [ %532, %531 ]
  %535 = phi ptr [ %521, %520 ], [ %529, %531 ]
  %536 = add i32 %534, 1
  store i32 %536, ptr %515, align 8, !tbaa !114
  %537 = zext i32 %534 to i64
  %538 = getelementptr inbounds %struct.arrival, ptr %535, i64 %537
  %539 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %540 = load ptr, ptr %539, align 8, !tbaa !18
  %541 = getelementptr inbounds i8, ptr %540, i64 %63
  store ptr %510, ptr %538, align 8, !tbaa.struct !158
  %542 = getelementptr inbounds i8, ptr %538, i64 8
  store ptr %541, ptr %542, align 8, !tbaa.struct !159
  %543 = getelementptr inbounds i8, ptr %538, i64 16
  store i64 %513, ptr %543, align 8, !tbaa.struct !160
  br label %1096

544:                                              ; preds = %2, %2
  %545 = icmp eq i16 %37, 4
  %546 = zext i1 %545 to i32
  %547 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %548 = load ptr, ptr %547, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #12
  %549 = getelementptr inbounds %struct.context, ptr %548, i64 0, i32 3
  %550 = load ptr, ptr %549, align 8, !tbaa !17
  store ptr %550, ptr %18, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #12
  %551 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %552 = load i64, ptr %551, align 8, !tbaa !105
  %553 = icmp ult i64 %552, 32769
  br i1 %553, label %554, label %602

554:                                              ; preds = %544
  %555 = getelementptr inbounds %struct.context, ptr %548, i64 0, i32 6
  %556 = load i64, ptr %555, align 8, !tbaa !116
  %557 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %558 = load i64, ptr %557, align 8, !tbaa !102
  %559 = add i64 %556, -1
  %560 = add i64 %559, %558
  %561 = urem i64 %560, %558
  %562 = sub nuw i64 %560, %561
  %563 = add i64 %562, %552
  store i64 %563, ptr %555, align 8, !tbaa !116
  store i64 %562, ptr %19, align 8, !tbaa !3
  %564 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %565 = load ptr, ptr %564, align 8, !tbaa !321
  br i1 %545, label %597, label %566

566:                                              ; preds = %554
  %567 = getelementptr inbounds %struct.context, ptr %548, i64 0, i32 22
  %568 = getelementptr inbounds %struct.context, ptr %548, i64 0, i32 20
  %569 = load i32, ptr %568, align 8, !tbaa !114
  %570 = getelementptr inbounds %struct.context, ptr %548, i64 0, i32 21
  %571 = load i32, ptr %570, align 4, !tbaa !8
  %572 = icmp ugt i32 %571, %569
  br i1 %572, label %573, label %575

573:                                              ; preds = %566
  %574 = load ptr, ptr %567, align 8, !tbaa !34
  br label %586

575:                                              ; preds = %566
  %576 = icmp eq i32 %571, 0
  %577 = shl i32 %571, 1
  %578 = select i1 %576, i32 8, i32 %577
  %579 = load ptr, ptr %567, align 8, !tbaa !40
  %580 = zext i32 %578 to i64
  %581 = mul nuw nsw i64 %580, 24
  %582 = tail call ptr @realloc(ptr noundef %579, i64 noundef %581) #16
  %583 = icmp eq ptr %582, null
  br i1 %583, label %707, label %584

584:                                              ; preds = %575
  store ptr %582, ptr %567, align 8, !tbaa !40
  store i32 %578, ptr %570, align 4, !tbaa !8
  %585 = load i32, ptr %568, align 8, !tbaa !114
  br label %586

586:                                              ; preds = %584, %573
  %587 = phi i32 [ %569, %573 ], [ %585, %584 ]
  %588 = phi ptr [ %574, %573 ], [ %582, %584 ]
  %589 = add i32 %587, 1
  store i32 %589, ptr %568, align 8, !tbaa !114
  %590 = zext i32 %587 to i64
  %591 = getelementptr inbounds %struct.arrival, ptr %588, i64 %590
  %592 = getelementptr inbounds %struct.context, ptr %548, i64 0, i32 4
  %593 = load ptr, ptr %592, align 8, !tbaa !18
  %594 = getelementptr inbounds i8, ptr %593, i64 %562
  store ptr %565, ptr %591, align 8, !tbaa.struct !158
  %595 = getelementptr inbounds i8, ptr %591, i64 8
  store ptr %594, ptr %595, align 8, !tbaa.struct !159
  %596 = getelementptr inbounds i8, ptr %591, i64 16
  store i64 %552, ptr %596, align 8, !tbaa.struct !160
  br label %667

597:                                              ; preds = %554
  %598 = getelementptr inbounds %struct.context, ptr %548, i64 0, i32 4
  %599 = load ptr, ptr %598, align 8, !tbaa !18
  %600 = getelementptr inbounds i8, ptr %599, i64 %562
  %601 = tail call ptr @memcpy(ptr noundef %600, ptr noundef %565, i64 noundef %552) #16
  br label %667

602:                                              ; preds = %544
  %603 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %604 = load i64, ptr %603, align 8, !tbaa !322
  %605 = icmp eq i64 %604, 255
  br i1 %605, label %606, label %662

606:                                              ; preds = %602
  %607 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %608 = load ptr, ptr %607, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #12
  %609 = getelementptr inbounds %struct.staging, ptr %608, i64 0, i32 1, i32 3
  %610 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %611 = getelementptr inbounds %struct.staging, ptr %608, i64 0, i32 1
  %612 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %613 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %614 = getelementptr inbounds %struct.VkBufferCopy, ptr %15, i64 0, i32 1
  %615 = getelementptr inbounds %struct.VkBufferCopy, ptr %15, i64 0, i32 2
  %616 = getelementptr inbounds %struct.VkBufferCopy, ptr %16, i64 0, i32 1
  %617 = getelementptr inbounds %struct.VkBufferCopy, ptr %16, i64 0, i32 2
  %618 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %619 = load i64, ptr %609, align 8, !tbaa !60
  %620 = tail call i64 @llvm.umin.i64(i64 %552, i64 %619)
  %621 = load ptr, ptr %610, align 8, !tbaa !321
  %622 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %621, i64 noundef %620, i32 noundef %546, ptr noundef nonnull %17) #17
  %623 = icmp eq i32 %622, 0
  br i1 %623, label %626, label %624

624:                                              ; preds = %642, %606
  %625 = phi i32 [ %622, %606 ], [ %650, %642 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  br label %707

626:                                              ; preds = %606, %642
  %627 = phi i64 [ %647, %642 ], [ %620, %606 ]
  %628 = phi i64 [ %644, %642 ], [ 0, %606 ]
  %629 = load ptr, ptr %611, align 8, !tbaa !323
  %630 = load i64, ptr %17, align 8, !tbaa !3
  %631 = load ptr, ptr %612, align 8, !tbaa !324
  %632 = load i64, ptr %613, align 8, !tbaa !325
  %633 = add i64 %632, %628
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #12
  store i64 %630, ptr %15, align 8, !tbaa !326
  store i64 %633, ptr %614, align 8, !tbaa !328
  store i64 %627, ptr %615, align 8, !tbaa !329
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #12
  store i64 %633, ptr %16, align 8, !tbaa !326
  store i64 %630, ptr %616, align 8, !tbaa !328
  store i64 %627, ptr %617, align 8, !tbaa !329
  %634 = load ptr, ptr %0, align 8, !tbaa !51
  %635 = getelementptr inbounds %struct.device, ptr %634, i64 0, i32 11
  %636 = load ptr, ptr %635, align 8, !tbaa !330
  %637 = load ptr, ptr %618, align 8, !tbaa !151
  br i1 %545, label %638, label %652

638:                                              ; preds = %626
  call void %636(ptr noundef %637, ptr noundef %629, ptr noundef %631, i32 noundef 1, ptr noundef nonnull %15) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %639 = add i64 %628, %627
  %640 = load i64, ptr %551, align 8, !tbaa !105
  %641 = icmp ugt i64 %640, %639
  br i1 %641, label %642, label %656

642:                                              ; preds = %652, %638
  %643 = phi i64 [ %640, %638 ], [ %654, %652 ]
  %644 = phi i64 [ %639, %638 ], [ %653, %652 ]
  %645 = sub i64 %643, %644
  %646 = load i64, ptr %609, align 8, !tbaa !60
  %647 = call i64 @llvm.umin.i64(i64 %645, i64 %646)
  %648 = load ptr, ptr %610, align 8, !tbaa !321
  %649 = getelementptr inbounds i8, ptr %648, i64 %644
  %650 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %649, i64 noundef %647, i32 noundef %546, ptr noundef nonnull %17) #17
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %626, label %624, !llvm.loop !331

652:                                              ; preds = %626
  call void %636(ptr noundef %637, ptr noundef %631, ptr noundef %629, i32 noundef 1, ptr noundef nonnull %16) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %653 = add i64 %628, %627
  %654 = load i64, ptr %551, align 8, !tbaa !105
  %655 = icmp ugt i64 %654, %653
  br i1 %655, label %642, label %657

656:                                              ; preds = %638
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  br label %707

657:                                              ; preds = %652
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  %658 = load ptr, ptr %607, align 8, !tbaa !48
  %659 = getelementptr inbounds %struct.staging, ptr %658, i64 0, i32 2
  %660 = load i64, ptr %659, align 8, !tbaa !186
  %661 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %660) #17
  br label %707

662:                                              ; preds = %602
  %663 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %664 = load ptr, ptr %663, align 8, !tbaa !321
  %665 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %664, i64 noundef %552, ptr noundef nonnull %18, ptr noundef nonnull %19) #17
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %667, label %707

667:                                              ; preds = %662, %597, %586
  %668 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %669 = load i32, ptr %668, align 8, !tbaa !152
  %670 = icmp eq i32 %669, 0
  br i1 %670, label %688, label %671

671:                                              ; preds = %667
  %672 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %673 = load ptr, ptr %672, align 8, !tbaa !83
  %674 = getelementptr inbounds %struct.hardware_queue, ptr %673, i64 0, i32 1
  %675 = load i64, ptr %674, align 8, !tbaa !143
  %676 = trunc i64 %675 to i32
  %677 = and i64 %675, 2048
  %678 = icmp eq i64 %677, 0
  %679 = select i1 %678, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #12
  store i32 46, ptr %14, align 8, !tbaa !145
  %680 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 1
  store ptr null, ptr %680, align 8, !tbaa !147
  %681 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 2
  store i32 %679, ptr %681, align 8, !tbaa !148
  %682 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 3
  store i32 %679, ptr %682, align 4, !tbaa !149
  %683 = load ptr, ptr %0, align 8, !tbaa !51
  %684 = getelementptr inbounds %struct.device, ptr %683, i64 0, i32 19
  %685 = load ptr, ptr %684, align 8, !tbaa !150
  %686 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %687 = load ptr, ptr %686, align 8, !tbaa !151
  call void %685(ptr noundef %687, i32 noundef %676, i32 noundef %676, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %14, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #12
  br label %688

688:                                              ; preds = %671, %667
  store i32 1, ptr %668, align 8, !tbaa !152
  %689 = load ptr, ptr %18, align 8, !tbaa !40
  %690 = load i64, ptr %19, align 8, !tbaa !3
  %691 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %692 = load ptr, ptr %691, align 8, !tbaa !324
  %693 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %694 = load i64, ptr %693, align 8, !tbaa !325
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i64 %690, ptr %12, align 8, !tbaa !326
  %695 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 1
  store i64 %694, ptr %695, align 8, !tbaa !328
  %696 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 2
  store i64 %552, ptr %696, align 8, !tbaa !329
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #12
  store i64 %694, ptr %13, align 8, !tbaa !326
  %697 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  store i64 %690, ptr %697, align 8, !tbaa !328
  %698 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  store i64 %552, ptr %698, align 8, !tbaa !329
  %699 = load ptr, ptr %0, align 8, !tbaa !51
  %700 = getelementptr inbounds %struct.device, ptr %699, i64 0, i32 11
  %701 = load ptr, ptr %700, align 8, !tbaa !330
  %702 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %703 = load ptr, ptr %702, align 8, !tbaa !151
  br i1 %545, label %704, label %705

704:                                              ; preds = %688
  call void %701(ptr noundef %703, ptr noundef %689, ptr noundef %692, i32 noundef 1, ptr noundef nonnull %12) #16
  br label %706

705:                                              ; preds = %688
  call void %701(ptr noundef %703, ptr noundef %692, ptr noundef %689, i32 noundef 1, ptr noundef nonnull %13) #16
  br label %706

706:                                              ; preds = %705, %704
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #12
  br label %707

707:                                              ; preds = %575, %624, %656, %657, %662, %706
  %708 = phi i32 [ 0, %706 ], [ %665, %662 ], [ %625, %624 ], [ %661, %657 ], [ 0, %656 ], [ -1, %575 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #12
  br label %1096

709:                                              ; preds = %2, %2
  %710 = icmp eq i16 %37, 8
  %711 = zext i1 %710 to i32
  %712 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %713 = load ptr, ptr %712, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #12
  %714 = getelementptr inbounds %struct.context, ptr %713, i64 0, i32 3
  %715 = load ptr, ptr %714, align 8, !tbaa !17
  store ptr %715, ptr %10, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #12
  %716 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %717 = load i64, ptr %716, align 8, !tbaa !107
  %718 = icmp ult i64 %717, 32769
  br i1 %718, label %719, label %771

719:                                              ; preds = %709
  %720 = add nuw nsw i64 %717, 48
  %721 = getelementptr inbounds %struct.context, ptr %713, i64 0, i32 6
  %722 = load i64, ptr %721, align 8, !tbaa !116
  %723 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %724 = load i64, ptr %723, align 8, !tbaa !102
  %725 = add i64 %722, -1
  %726 = add i64 %725, %724
  %727 = urem i64 %726, %724
  %728 = sub nuw i64 %726, %727
  %729 = add i64 %720, %728
  store i64 %729, ptr %721, align 8, !tbaa !116
  %730 = add i64 %728, 47
  %731 = urem i64 %730, 48
  %732 = sub nuw i64 %730, %731
  store i64 %732, ptr %11, align 8, !tbaa !3
  %733 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %734 = load ptr, ptr %733, align 8, !tbaa !332
  br i1 %710, label %766, label %735

735:                                              ; preds = %719
  %736 = getelementptr inbounds %struct.context, ptr %713, i64 0, i32 22
  %737 = getelementptr inbounds %struct.context, ptr %713, i64 0, i32 20
  %738 = load i32, ptr %737, align 8, !tbaa !114
  %739 = getelementptr inbounds %struct.context, ptr %713, i64 0, i32 21
  %740 = load i32, ptr %739, align 4, !tbaa !8
  %741 = icmp ugt i32 %740, %738
  br i1 %741, label %742, label %744

742:                                              ; preds = %735
  %743 = load ptr, ptr %736, align 8, !tbaa !34
  br label %755

744:                                              ; preds = %735
  %745 = icmp eq i32 %740, 0
  %746 = shl i32 %740, 1
  %747 = select i1 %745, i32 8, i32 %746
  %748 = load ptr, ptr %736, align 8, !tbaa !40
  %749 = zext i32 %747 to i64
  %750 = mul nuw nsw i64 %749, 24
  %751 = tail call ptr @realloc(ptr noundef %748, i64 noundef %750) #16
  %752 = icmp eq ptr %751, null
  br i1 %752, label %923, label %753

753:                                              ; preds = %744
  store ptr %751, ptr %736, align 8, !tbaa !40
  store i32 %747, ptr %739, align 4, !tbaa !8
  %754 = load i32, ptr %737, align 8, !tbaa !114
  br label %755

755:                                              ; preds = %753, %742
  %756 = phi i32 [ %738, %742 ], [ %754, %753 ]
  %757 = phi ptr [ %743, %742 ], [ %751, %753 ]
  %758 = add i32 %756, 1
  store i32 %758, ptr %737, align 8, !tbaa !114
  %759 = zext i32 %756 to i64
  %760 = getelementptr inbounds %struct.arrival, ptr %757, i64 %759
  %761 = getelementptr inbounds %struct.context, ptr %713, i64 0, i32 4
  %762 = load ptr, ptr %761, align 8, !tbaa !18
  %763 = getelementptr inbounds i8, ptr %762, i64 %732
  store ptr %734, ptr %760, align 8, !tbaa.struct !158
  %764 = getelementptr inbounds i8, ptr %760, i64 8
  store ptr %763, ptr %764, align 8, !tbaa.struct !159
  %765 = getelementptr inbounds i8, ptr %760, i64 16
  store i64 %717, ptr %765, align 8, !tbaa.struct !160
  br label %896

766:                                              ; preds = %719
  %767 = getelementptr inbounds %struct.context, ptr %713, i64 0, i32 4
  %768 = load ptr, ptr %767, align 8, !tbaa !18
  %769 = getelementptr inbounds i8, ptr %768, i64 %732
  %770 = tail call ptr @memcpy(ptr noundef %769, ptr noundef %734, i64 noundef %717) #16
  br label %896

771:                                              ; preds = %709
  %772 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %773 = load ptr, ptr %772, align 8, !tbaa !332
  %774 = ptrtoint ptr %773 to i64
  %775 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 40
  %776 = load i64, ptr %775, align 8, !tbaa !333
  %777 = urem i64 %774, %776
  %778 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %779 = load i64, ptr %778, align 8, !tbaa !322
  %780 = icmp ne i64 %779, 255
  %781 = and i64 %777, 3
  %782 = icmp eq i64 %781, 0
  %783 = select i1 %780, i1 %782, i1 false
  %784 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %785 = load i64, ptr %784, align 8, !tbaa !334
  br i1 %783, label %786, label %789

786:                                              ; preds = %771
  %787 = urem i64 %777, %785
  %788 = icmp eq i64 %787, 0
  br i1 %788, label %893, label %789

789:                                              ; preds = %786, %771
  %790 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %791 = load ptr, ptr %790, align 8, !tbaa !48
  %792 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %793 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %794 = load i32, ptr %793, align 4, !tbaa !335
  %795 = zext i32 %794 to i64
  %796 = mul i64 %785, %795
  %797 = getelementptr inbounds %struct.staging, ptr %791, i64 0, i32 1
  %798 = getelementptr inbounds %struct.staging, ptr %791, i64 0, i32 1, i32 3
  %799 = load i64, ptr %798, align 8, !tbaa !60
  %800 = udiv i64 %799, %796
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12
  %801 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %802 = load i64, ptr %801, align 8, !tbaa !336
  %803 = icmp eq i64 %802, 0
  br i1 %803, label %885, label %804

804:                                              ; preds = %789
  %805 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 2
  %806 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 1
  %807 = trunc i64 %800 to i32
  %808 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3
  %809 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 1
  %810 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 2
  %811 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 1
  %812 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 1
  %813 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 2
  %814 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3
  %815 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 1
  %816 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 2
  %817 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4
  %818 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 1
  %819 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 2
  %820 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %821 = load i32, ptr %805, align 4, !tbaa !337
  br label %822

822:                                              ; preds = %877, %804
  %823 = phi i64 [ %802, %804 ], [ %878, %877 ]
  %824 = phi i32 [ %821, %804 ], [ %879, %877 ]
  %825 = phi i64 [ 0, %804 ], [ %882, %877 ]
  %826 = phi ptr [ %773, %804 ], [ %880, %877 ]
  %827 = icmp eq i32 %824, 0
  br i1 %827, label %877, label %828

828:                                              ; preds = %822
  %829 = load i32, ptr %806, align 4, !tbaa !338
  br label %830

830:                                              ; preds = %868, %828
  %831 = phi i32 [ %869, %868 ], [ %824, %828 ]
  %832 = phi i32 [ %870, %868 ], [ %824, %828 ]
  %833 = phi i32 [ %871, %868 ], [ %829, %828 ]
  %834 = phi ptr [ %872, %868 ], [ %826, %828 ]
  %835 = phi i32 [ %873, %868 ], [ 0, %828 ]
  %836 = icmp eq i32 %833, 0
  br i1 %836, label %868, label %837

837:                                              ; preds = %830, %858
  %838 = phi i32 [ %864, %858 ], [ %833, %830 ]
  %839 = phi ptr [ %862, %858 ], [ %834, %830 ]
  %840 = phi i32 [ %863, %858 ], [ 0, %830 ]
  %841 = sub i32 %838, %840
  %842 = zext i32 %841 to i64
  %843 = icmp ugt i64 %800, %842
  %844 = select i1 %843, i32 %841, i32 %807
  %845 = load i32, ptr %808, align 8, !tbaa !339
  %846 = load i32, ptr %809, align 4, !tbaa !340
  %847 = add nsw i32 %846, %840
  %848 = load i32, ptr %810, align 8, !tbaa !341
  %849 = add nsw i32 %848, %835
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #12
  %850 = load i64, ptr %792, align 8, !tbaa !342
  store i64 %850, ptr %9, align 8, !tbaa !342
  %851 = load i64, ptr %812, align 8, !tbaa !343
  %852 = add i64 %851, %825
  store i64 %852, ptr %811, align 8, !tbaa !343
  store i64 1, ptr %813, align 8, !tbaa !336
  store i32 %845, ptr %814, align 8, !tbaa.struct !344
  store i32 %847, ptr %815, align 4, !tbaa.struct !345
  store i32 %849, ptr %816, align 8, !tbaa.struct !197
  %853 = load i32, ptr %793, align 4, !tbaa !335
  store i32 %853, ptr %817, align 4, !tbaa !346
  store i32 %844, ptr %818, align 8, !tbaa !347
  store i32 1, ptr %819, align 4, !tbaa !348
  %854 = zext i32 %844 to i64
  %855 = mul i64 %796, %854
  %856 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %839, i64 noundef %855, i32 noundef %711, ptr noundef nonnull %8) #17
  %857 = icmp eq i32 %856, 0
  br i1 %857, label %858, label %884

858:                                              ; preds = %837
  %859 = load ptr, ptr %797, align 8, !tbaa !323
  %860 = load i64, ptr %8, align 8, !tbaa !3
  %861 = load ptr, ptr %820, align 8, !tbaa !349
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %859, i64 noundef %860, ptr noundef %861, ptr noundef nonnull %9, i32 noundef %711) #17
  %862 = getelementptr inbounds i8, ptr %839, i64 %855
  %863 = add i32 %844, %840
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  %864 = load i32, ptr %806, align 4, !tbaa !338
  %865 = icmp ugt i32 %864, %863
  br i1 %865, label %837, label %866, !llvm.loop !350

866:                                              ; preds = %858
  %867 = load i32, ptr %805, align 4, !tbaa !337
  br label %868

868:                                              ; preds = %866, %830
  %869 = phi i32 [ %831, %830 ], [ %867, %866 ]
  %870 = phi i32 [ %832, %830 ], [ %867, %866 ]
  %871 = phi i32 [ 0, %830 ], [ %864, %866 ]
  %872 = phi ptr [ %834, %830 ], [ %862, %866 ]
  %873 = add nuw i32 %835, 1
  %874 = icmp ult i32 %873, %870
  br i1 %874, label %830, label %875, !llvm.loop !351

875:                                              ; preds = %868
  %876 = load i64, ptr %801, align 8, !tbaa !336
  br label %877

877:                                              ; preds = %875, %822
  %878 = phi i64 [ %823, %822 ], [ %876, %875 ]
  %879 = phi i32 [ 0, %822 ], [ %869, %875 ]
  %880 = phi ptr [ %826, %822 ], [ %872, %875 ]
  %881 = add nuw nsw i64 %825, 1
  %882 = and i64 %881, 4294967295
  %883 = icmp ugt i64 %878, %882
  br i1 %883, label %822, label %885, !llvm.loop !352

884:                                              ; preds = %837
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  br label %891

885:                                              ; preds = %877, %789
  br i1 %710, label %891, label %886

886:                                              ; preds = %885
  %887 = load ptr, ptr %790, align 8, !tbaa !48
  %888 = getelementptr inbounds %struct.staging, ptr %887, i64 0, i32 2
  %889 = load i64, ptr %888, align 8, !tbaa !186
  %890 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %889) #17
  br label %891

891:                                              ; preds = %886, %885, %884
  %892 = phi i32 [ %856, %884 ], [ %890, %886 ], [ 0, %885 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12
  br label %923

893:                                              ; preds = %786
  %894 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %773, i64 noundef %717, ptr noundef nonnull %10, ptr noundef nonnull %11) #17
  %895 = icmp eq i32 %894, 0
  br i1 %895, label %896, label %923

896:                                              ; preds = %893, %766, %755
  %897 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %898 = load i32, ptr %897, align 8, !tbaa !152
  %899 = icmp eq i32 %898, 0
  br i1 %899, label %917, label %900

900:                                              ; preds = %896
  %901 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %902 = load ptr, ptr %901, align 8, !tbaa !83
  %903 = getelementptr inbounds %struct.hardware_queue, ptr %902, i64 0, i32 1
  %904 = load i64, ptr %903, align 8, !tbaa !143
  %905 = trunc i64 %904 to i32
  %906 = and i64 %904, 2048
  %907 = icmp eq i64 %906, 0
  %908 = select i1 %907, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !145
  %909 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %909, align 8, !tbaa !147
  %910 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %908, ptr %910, align 8, !tbaa !148
  %911 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %908, ptr %911, align 4, !tbaa !149
  %912 = load ptr, ptr %0, align 8, !tbaa !51
  %913 = getelementptr inbounds %struct.device, ptr %912, i64 0, i32 19
  %914 = load ptr, ptr %913, align 8, !tbaa !150
  %915 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %916 = load ptr, ptr %915, align 8, !tbaa !151
  call void %914(ptr noundef %916, i32 noundef %905, i32 noundef %905, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  br label %917

917:                                              ; preds = %900, %896
  store i32 1, ptr %897, align 8, !tbaa !152
  %918 = load ptr, ptr %10, align 8, !tbaa !40
  %919 = load i64, ptr %11, align 8, !tbaa !3
  %920 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %921 = load ptr, ptr %920, align 8, !tbaa !349
  %922 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %918, i64 noundef %919, ptr noundef %921, ptr noundef nonnull %922, i32 noundef %711) #17
  br label %923

923:                                              ; preds = %744, %891, %893, %917
  %924 = phi i32 [ 0, %917 ], [ %892, %891 ], [ %894, %893 ], [ -1, %744 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #12
  br label %1096

925:                                              ; preds = %2
  %926 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %927 = load ptr, ptr %926, align 8, !tbaa !40
  %928 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %929 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %930 = load i32, ptr %929, align 4, !tbaa !101
  %931 = zext i32 %930 to i64
  %932 = getelementptr inbounds i8, ptr %1, i64 %931
  %933 = getelementptr inbounds %struct.context, ptr %927, i64 0, i32 35
  %934 = load ptr, ptr %933, align 8, !tbaa !38
  %935 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %936 = load i32, ptr %935, align 8, !tbaa !152
  %937 = icmp eq i32 %936, 0
  br i1 %937, label %954, label %938

938:                                              ; preds = %925
  %939 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %940 = load ptr, ptr %939, align 8, !tbaa !83
  %941 = getelementptr inbounds %struct.hardware_queue, ptr %940, i64 0, i32 1
  %942 = load i64, ptr %941, align 8, !tbaa !143
  %943 = trunc i64 %942 to i32
  %944 = and i64 %942, 2048
  %945 = icmp eq i64 %944, 0
  %946 = select i1 %945, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #12
  store i32 46, ptr %5, align 8, !tbaa !145
  %947 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %947, align 8, !tbaa !147
  %948 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %946, ptr %948, align 8, !tbaa !148
  %949 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %946, ptr %949, align 4, !tbaa !149
  %950 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %951 = load ptr, ptr %950, align 8, !tbaa !150
  %952 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %953 = load ptr, ptr %952, align 8, !tbaa !151
  call void %951(ptr noundef %953, i32 noundef %943, i32 noundef %943, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #12
  br label %954

954:                                              ; preds = %938, %925
  store i32 1, ptr %935, align 8, !tbaa !152
  %955 = icmp ult ptr %928, %932
  br i1 %955, label %956, label %1022

956:                                              ; preds = %954
  %957 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %958 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %959 = getelementptr inbounds %struct.context, ptr %927, i64 0, i32 3
  %960 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %961 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  %962 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  %963 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  br label %964

964:                                              ; preds = %1020, %956
  %965 = phi ptr [ %928, %956 ], [ %994, %1020 ]
  %966 = phi ptr [ %934, %956 ], [ %993, %1020 ]
  call void @llvm.lifetime.start.p0(i64 1536, ptr nonnull %6) #12
  %967 = icmp ult ptr %965, %932
  br i1 %967, label %968, label %991

968:                                              ; preds = %964, %968
  %969 = phi i64 [ %972, %968 ], [ 0, %964 ]
  %970 = phi ptr [ %985, %968 ], [ %965, %964 ]
  %971 = phi ptr [ %975, %968 ], [ %966, %964 ]
  %972 = add nuw nsw i64 %969, 1
  %973 = getelementptr inbounds [64 x %struct.VkBufferCopy], ptr %6, i64 0, i64 %969
  %974 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %970) #17
  %975 = getelementptr inbounds i64, ptr %971, i64 1
  %976 = load i64, ptr %971, align 8, !tbaa !3
  %977 = getelementptr inbounds %struct.command, ptr %970, i64 0, i32 2
  %978 = load i32, ptr %977, align 4, !tbaa !101
  %979 = zext i32 %978 to i64
  %980 = add nsw i64 %979, -32
  store i64 %974, ptr %973, align 8, !tbaa.struct !353
  %981 = getelementptr inbounds i8, ptr %973, i64 8
  store i64 %976, ptr %981, align 8, !tbaa.struct !271
  %982 = getelementptr inbounds i8, ptr %973, i64 16
  store i64 %980, ptr %982, align 8, !tbaa.struct !160
  %983 = load i32, ptr %977, align 4, !tbaa !101
  %984 = zext i32 %983 to i64
  %985 = getelementptr inbounds i8, ptr %970, i64 %984
  %986 = icmp ult ptr %985, %932
  %987 = icmp ult i64 %969, 63
  %988 = select i1 %986, i1 %987, i1 false
  br i1 %988, label %968, label %989, !llvm.loop !354

989:                                              ; preds = %968
  %990 = trunc i64 %972 to i32
  br label %991

991:                                              ; preds = %989, %964
  %992 = phi i32 [ 0, %964 ], [ %990, %989 ]
  %993 = phi ptr [ %966, %964 ], [ %975, %989 ]
  %994 = phi ptr [ %965, %964 ], [ %985, %989 ]
  %995 = load ptr, ptr %0, align 8, !tbaa !51
  %996 = getelementptr inbounds %struct.device, ptr %995, i64 0, i32 11
  %997 = load ptr, ptr %996, align 8, !tbaa !330
  %998 = load ptr, ptr %957, align 8, !tbaa !151
  %999 = load ptr, ptr %958, align 8, !tbaa !128
  %1000 = getelementptr inbounds %struct.context, ptr %999, i64 0, i32 3
  %1001 = load ptr, ptr %1000, align 8, !tbaa !17
  %1002 = load ptr, ptr %959, align 8, !tbaa !17
  call void %997(ptr noundef %998, ptr noundef %1001, ptr noundef %1002, i32 noundef %992, ptr noundef nonnull %6) #16
  %1003 = icmp eq ptr %994, %932
  br i1 %1003, label %1004, label %1020

1004:                                             ; preds = %991
  %1005 = load i32, ptr %935, align 8, !tbaa !152
  %1006 = icmp eq i32 %1005, 0
  br i1 %1006, label %1019, label %1007

1007:                                             ; preds = %1004
  %1008 = load ptr, ptr %960, align 8, !tbaa !83
  %1009 = getelementptr inbounds %struct.hardware_queue, ptr %1008, i64 0, i32 1
  %1010 = load i64, ptr %1009, align 8, !tbaa !143
  %1011 = trunc i64 %1010 to i32
  %1012 = and i64 %1010, 2048
  %1013 = icmp eq i64 %1012, 0
  %1014 = select i1 %1013, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  store i32 46, ptr %4, align 8, !tbaa !145
  store ptr null, ptr %961, align 8, !tbaa !147
  store i32 %1014, ptr %962, align 8, !tbaa !148
  store i32 %1014, ptr %963, align 4, !tbaa !149
  %1015 = load ptr, ptr %0, align 8, !tbaa !51
  %1016 = getelementptr inbounds %struct.device, ptr %1015, i64 0, i32 19
  %1017 = load ptr, ptr %1016, align 8, !tbaa !150
  %1018 = load ptr, ptr %957, align 8, !tbaa !151
  call void %1017(ptr noundef %1018, i32 noundef %1011, i32 noundef %1011, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  br label %1019

1019:                                             ; preds = %1007, %1004
  store i32 1, ptr %935, align 8, !tbaa !152
  br label %1020

1020:                                             ; preds = %1019, %991
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #12
  %1021 = icmp ult ptr %994, %932
  br i1 %1021, label %964, label %1022, !llvm.loop !355

1022:                                             ; preds = %1020, %954
  %1023 = load ptr, ptr %0, align 8, !tbaa !51
  %1024 = getelementptr inbounds %struct.device, ptr %1023, i64 0, i32 17
  %1025 = load ptr, ptr %1024, align 8, !tbaa !356
  %1026 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1027 = load ptr, ptr %1026, align 8, !tbaa !151
  %1028 = getelementptr inbounds %struct.context, ptr %927, i64 0, i32 16
  %1029 = load ptr, ptr %1028, align 8, !tbaa !32
  call void %1025(ptr noundef %1027, i32 noundef 1, ptr noundef %1029) #16
  br label %1096

1030:                                             ; preds = %2
  %1031 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1032 = load i32, ptr %1031, align 8, !tbaa !152
  %1033 = icmp eq i32 %1032, 0
  br i1 %1033, label %1051, label %1034

1034:                                             ; preds = %1030
  %1035 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1036 = load ptr, ptr %1035, align 8, !tbaa !83
  %1037 = getelementptr inbounds %struct.hardware_queue, ptr %1036, i64 0, i32 1
  %1038 = load i64, ptr %1037, align 8, !tbaa !143
  %1039 = trunc i64 %1038 to i32
  %1040 = and i64 %1038, 2048
  %1041 = icmp eq i64 %1040, 0
  %1042 = select i1 %1041, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !145
  %1043 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1043, align 8, !tbaa !147
  %1044 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1042, ptr %1044, align 8, !tbaa !148
  %1045 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1042, ptr %1045, align 4, !tbaa !149
  %1046 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %1047 = load ptr, ptr %1046, align 8, !tbaa !150
  %1048 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1049 = load ptr, ptr %1048, align 8, !tbaa !151
  call void %1047(ptr noundef %1049, i32 noundef %1039, i32 noundef %1039, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %1050 = load i16, ptr %1, align 4, !tbaa !99
  br label %1051

1051:                                             ; preds = %1030, %1034
  %1052 = phi i16 [ %37, %1030 ], [ %1050, %1034 ]
  store i32 1, ptr %1031, align 8, !tbaa !152
  switch i16 %1052, label %1096 [
    i16 2, label %1053
    i16 3, label %1063
    i16 6, label %1076
    i16 7, label %1076
    i16 10, label %1086
    i16 11, label %1087
    i16 12, label %1093
  ]

1053:                                             ; preds = %1051
  %1054 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 11
  %1055 = load ptr, ptr %1054, align 8, !tbaa !330
  %1056 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1057 = load ptr, ptr %1056, align 8, !tbaa !151
  %1058 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1059 = load ptr, ptr %1058, align 8, !tbaa !357
  %1060 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1061 = load ptr, ptr %1060, align 8, !tbaa !359
  %1062 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1055(ptr noundef %1057, ptr noundef %1059, ptr noundef %1061, i32 noundef 1, ptr noundef nonnull %1062) #16
  br label %1096

1063:                                             ; preds = %1051
  %1064 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %1065 = load ptr, ptr %1064, align 8, !tbaa !360
  %1066 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1067 = load ptr, ptr %1066, align 8, !tbaa !151
  %1068 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1069 = load ptr, ptr %1068, align 8, !tbaa !361
  %1070 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1071 = load i64, ptr %1070, align 8, !tbaa !363
  %1072 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1073 = load i64, ptr %1072, align 8, !tbaa !364
  %1074 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1075 = load i32, ptr %1074, align 8, !tbaa !365
  call void %1065(ptr noundef %1067, ptr noundef %1069, i64 noundef %1071, i64 noundef %1073, i32 noundef %1075) #16
  br label %1096

1076:                                             ; preds = %1051, %1051
  %1077 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1078 = load ptr, ptr %1077, align 8, !tbaa !366
  %1079 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1080 = load i64, ptr %1079, align 8, !tbaa !368
  %1081 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1082 = load ptr, ptr %1081, align 8, !tbaa !369
  %1083 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1084 = icmp eq i16 %1052, 6
  %1085 = zext i1 %1084 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1078, i64 noundef %1080, ptr noundef %1082, ptr noundef nonnull %1083, i32 noundef %1085) #17
  br label %1096

1086:                                             ; preds = %1051
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #17
  br label %1096

1087:                                             ; preds = %1051
  %1088 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1089 = load ptr, ptr %1088, align 8, !tbaa !370
  %1090 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1091 = load i64, ptr %1090, align 8, !tbaa !372
  %1092 = trunc i64 %1091 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1089, i32 noundef %1092) #17
  br label %1096

1093:                                             ; preds = %1051
  %1094 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1095 = load ptr, ptr %1094, align 8, !tbaa !370
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1095) #17
  br label %1096

1096:                                             ; preds = %533, %522, %508, %506, %1053, %1063, %1076, %1086, %1087, %1093, %1051, %2, %1022, %923, %707
  %1097 = phi i32 [ 0, %1022 ], [ %924, %923 ], [ %708, %707 ], [ 0, %2 ], [ 0, %1051 ], [ 0, %1093 ], [ 0, %1087 ], [ 0, %1086 ], [ 0, %1076 ], [ 0, %1063 ], [ 0, %1053 ], [ %507, %506 ], [ 0, %508 ], [ 0, %533 ], [ -1, %522 ]
  ret i32 %1097
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds i8, ptr %1, i64 %2
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %62

6:                                                ; preds = %3
  %7 = load ptr, ptr %0, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 1
  br label %9

9:                                                ; preds = %58, %6
  %10 = phi ptr [ %1, %6 ], [ %59, %58 ]
  %11 = phi i64 [ 0, %6 ], [ %60, %58 ]
  %12 = load i16, ptr %10, align 8, !tbaa !99
  %13 = icmp eq i16 %12, 13
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  br label %58

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !101
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
  %22 = load i64, ptr %8, align 8, !tbaa !102
  %23 = add i64 %22, -1
  %24 = add i64 %23, %19
  %25 = urem i64 %24, %22
  %26 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !40
  %28 = getelementptr inbounds %struct.kernel, ptr %27, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !103
  %30 = add i64 %29, %23
  %31 = urem i64 %30, %22
  %32 = add i64 %11, %24
  %33 = add i64 %25, %31
  %34 = sub i64 %32, %33
  %35 = add i64 %34, %30
  br label %58

36:                                               ; preds = %16, %16
  %37 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !105
  %39 = icmp ult i64 %38, 32769
  br i1 %39, label %40, label %58

40:                                               ; preds = %36
  %41 = load i64, ptr %8, align 8, !tbaa !102
  %42 = add nsw i64 %38, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %11, %44
  %46 = add i64 %45, %43
  br label %58

47:                                               ; preds = %16, %16
  %48 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !107
  %50 = icmp ult i64 %49, 32769
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i64, ptr %8, align 8, !tbaa !102
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
  br i1 %61, label %9, label %62, !llvm.loop !112

62:                                               ; preds = %58, %3
  %63 = phi i64 [ 0, %3 ], [ %60, %58 ]
  ret i64 %63
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  store i64 0, ptr %2, align 8, !tbaa !3
  %3 = load ptr, ptr %0, align 8, !tbaa !51
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 30
  %5 = load ptr, ptr %4, align 8, !tbaa !88
  %6 = load ptr, ptr %3, align 8, !tbaa !25
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !84
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %17 = load ptr, ptr %16, align 8, !tbaa !373
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %25

25:                                               ; preds = %19, %114
  %26 = phi ptr [ %17, %19 ], [ %116, %114 ]
  %27 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !81
  %29 = icmp ugt i64 %28, %15
  br i1 %29, label %30, label %35

30:                                               ; preds = %25, %114, %13
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %32 = load atomic i32, ptr %31 seq_cst, align 8
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i64 %15, i64 -1
  ret i64 %34

35:                                               ; preds = %25
  %36 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #16
  %37 = load ptr, ptr %26, align 8, !tbaa !94
  store ptr %37, ptr %16, align 8, !tbaa !373
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %16, ptr %21, align 8, !tbaa !87
  br label %40

40:                                               ; preds = %39, %35
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #16
  %42 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 12
  %43 = load ptr, ptr %42, align 8, !tbaa !127
  %44 = icmp eq ptr %43, null
  br i1 %44, label %70, label %45

45:                                               ; preds = %40
  %46 = load ptr, ptr %22, align 8, !tbaa !83
  %47 = getelementptr inbounds %struct.hardware_queue, ptr %46, i64 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !143
  %49 = and i64 %48, 2048
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %70

51:                                               ; preds = %45
  %52 = load ptr, ptr %0, align 8, !tbaa !51
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 29
  %54 = load ptr, ptr %53, align 8, !tbaa !374
  %55 = load ptr, ptr %52, align 8, !tbaa !25
  %56 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 7
  %57 = load ptr, ptr %56, align 8, !tbaa !26
  %58 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 9
  %59 = load i32, ptr %58, align 4, !tbaa !139
  %60 = zext i32 %59 to i64
  %61 = shl nuw nsw i64 %60, 3
  %62 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 4
  %63 = load ptr, ptr %62, align 8, !tbaa !18
  %64 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 10
  %65 = load i64, ptr %64, align 8, !tbaa !140
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = call i32 %54(ptr noundef %55, ptr noundef %57, i32 noundef 0, i32 noundef %59, i64 noundef %61, ptr noundef %66, i64 noundef 8, i32 noundef 3) #16
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %51
  store atomic i32 %67, ptr %23 seq_cst, align 8
  br label %70

70:                                               ; preds = %69, %51, %45, %40
  %71 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 20
  %72 = load i32, ptr %71, align 8, !tbaa !114
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 22
  br label %100

76:                                               ; preds = %100, %70
  %77 = load ptr, ptr %0, align 8, !tbaa !51
  %78 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 23
  %79 = load i32, ptr %78, align 8, !tbaa !27
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %114, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 25
  %83 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 24
  %84 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 28
  br label %85

85:                                               ; preds = %85, %81
  %86 = phi i32 [ %79, %81 ], [ %98, %85 ]
  %87 = load ptr, ptr %82, align 8, !tbaa !28
  %88 = add i32 %86, -1
  store i32 %88, ptr %78, align 8, !tbaa !27
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds %struct.import, ptr %87, i64 %89
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds { ptr, ptr }, ptr %90, i64 0, i32 1
  %93 = load ptr, ptr %92, align 8
  %94 = load ptr, ptr %83, align 8, !tbaa !29
  %95 = load ptr, ptr %77, align 8, !tbaa !25
  call void %94(ptr noundef %95, ptr noundef %91, ptr noundef null) #16
  %96 = load ptr, ptr %84, align 8, !tbaa !30
  %97 = load ptr, ptr %77, align 8, !tbaa !25
  call void %96(ptr noundef %97, ptr noundef %93, ptr noundef null) #16
  %98 = load i32, ptr %78, align 8, !tbaa !27
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %114, label %85, !llvm.loop !31

100:                                              ; preds = %100, %74
  %101 = phi i64 [ 0, %74 ], [ %110, %100 ]
  %102 = load ptr, ptr %75, align 8, !tbaa !34
  %103 = getelementptr inbounds %struct.arrival, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !375
  %105 = getelementptr inbounds %struct.arrival, ptr %102, i64 %101, i32 1
  %106 = load ptr, ptr %105, align 8, !tbaa !377
  %107 = getelementptr inbounds %struct.arrival, ptr %102, i64 %101, i32 2
  %108 = load i64, ptr %107, align 8, !tbaa !378
  %109 = call ptr @memcpy(ptr noundef %104, ptr noundef %106, i64 noundef %108) #16
  %110 = add nuw nsw i64 %101, 1
  %111 = load i32, ptr %71, align 8, !tbaa !114
  %112 = zext i32 %111 to i64
  %113 = icmp ult i64 %110, %112
  br i1 %113, label %100, label %76, !llvm.loop !379

114:                                              ; preds = %85, %76
  %115 = load ptr, ptr %24, align 8, !tbaa !93
  store ptr %115, ptr %26, align 8, !tbaa !94
  store ptr %26, ptr %24, align 8, !tbaa !93
  %116 = load ptr, ptr %16, align 8, !tbaa !373
  %117 = icmp eq ptr %116, null
  br i1 %117, label %30, label %25, !llvm.loop !380
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  store i64 0, ptr %3, align 8, !tbaa !3
  %5 = load ptr, ptr %0, align 8, !tbaa !51
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 30
  %7 = load ptr, ptr %6, align 8, !tbaa !88
  %8 = load ptr, ptr %5, align 8, !tbaa !25
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !84
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
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull %27) #16
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %30 = load i32, ptr %29, align 8, !tbaa !90
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #12
  store i64 0, ptr %6, align 8, !tbaa !3
  %7 = load ptr, ptr %0, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 30
  %9 = load ptr, ptr %8, align 8, !tbaa !88
  %10 = load ptr, ptr %7, align 8, !tbaa !25
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !84
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12
  %20 = icmp ult i64 %19, %1
  br i1 %20, label %21, label %38

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #12
  store i32 1000207004, ptr %5, align 8, !tbaa !62
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !64
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store i32 0, ptr %23, align 8, !tbaa !65
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 3
  store i32 1, ptr %24, align 4, !tbaa !66
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %25, align 8, !tbaa !67
  %26 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %26, align 8, !tbaa !68
  %27 = load ptr, ptr %0, align 8, !tbaa !51
  %28 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 38
  %29 = load ptr, ptr %28, align 8, !tbaa !69
  %30 = load ptr, ptr %27, align 8, !tbaa !25
  %31 = call i32 %29(ptr noundef %30, ptr noundef nonnull %5, i64 noundef %2) #16
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
define dso_local void @queue_idle(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !83
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %6 = load ptr, ptr %0, align 8, !tbaa !51
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 32
  %8 = load ptr, ptr %7, align 8, !tbaa !381
  %9 = load ptr, ptr %2, align 8, !tbaa !83
  %10 = load ptr, ptr %9, align 8, !tbaa !165
  %11 = tail call i32 %8(ptr noundef %10) #16
  %12 = load ptr, ptr %2, align 8, !tbaa !83
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store ptr null, ptr %4, align 8, !tbaa !93
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store ptr null, ptr %5, align 8, !tbaa !373
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %5, ptr %6, align 8, !tbaa !87
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %7, align 4, !tbaa !89
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #16
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #16
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %12 = load ptr, ptr %11, align 8, !tbaa !48
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #16
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !53
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #16
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #16
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !382
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #16
  tail call void @free(ptr noundef nonnull %12) #16
  store ptr null, ptr %11, align 8, !tbaa !48
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %26 = load i32, ptr %25, align 4, !tbaa !86
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %29, align 8, !tbaa !383
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #16
  store i32 0, ptr %25, align 4, !tbaa !86
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
  %5 = load i32, ptr %4, align 4, !tbaa !384
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 33
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 31
  %8 = load i32, ptr %7, align 8, !tbaa !117
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !40
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #16
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !40
  %20 = load i32, ptr %4, align 4, !tbaa !384
  %21 = load i32, ptr %7, align 8, !tbaa !117
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
  %31 = load ptr, ptr %25, align 8, !tbaa !40
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #16
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !40
  %37 = load i32, ptr %7, align 8, !tbaa !117
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !384
  %41 = load ptr, ptr %6, align 8, !tbaa !36
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !40
  %44 = load ptr, ptr %25, align 8, !tbaa !37
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !117
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !3
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %48 = load ptr, ptr %47, align 8, !tbaa !35
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %50 = load i32, ptr %49, align 8, !tbaa !118
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !141
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !141
  br label %56

56:                                               ; preds = %27, %10, %38
  %57 = phi i32 [ 0, %38 ], [ -1, %10 ], [ -1, %27 ]
  ret i32 %57
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: noinline nounwind
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef zeroext %2, i16 noundef zeroext %3, i64 noundef %4) unnamed_addr #11 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 1
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 2
  br label %10

10:                                               ; preds = %19, %5
  %11 = phi i64 [ %8, %5 ], [ %23, %19 ]
  %12 = load atomic i64, ptr %9 seq_cst, align 8
  %13 = sub i64 %11, %12
  %14 = load i64, ptr %0, align 8, !tbaa !3
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
  br i1 %22, label %24, label %10, !llvm.loop !385

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !3
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !386
  %28 = tail call i32 @gettid() #16
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !388
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !389
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !390
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !391
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %35 = load i64, ptr %6, align 8, !tbaa !96
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !98
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #4

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr noundef %0, ptr nocapture noundef %1, i16 noundef zeroext %2, i16 noundef zeroext %3) unnamed_addr #3 {
  %5 = alloca [4 x <2 x i64>], align 16
  %6 = alloca %struct.timespec, align 8
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %9 = load ptr, ptr %8, align 8, !tbaa !190
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12, !prof !95

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %13 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %14 = load i64, ptr %6, align 8, !tbaa !96
  %15 = mul i64 %14, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !98
  %18 = add i64 %15, %17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  br label %19

19:                                               ; preds = %4, %12
  %20 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %21 = load ptr, ptr %1, align 8, !tbaa !392
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !393
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !394
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #12
  %44 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %43, i64 noundef 64) #16
  %45 = getelementptr inbounds i8, ptr %43, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %45, i32 0, i32 3, i32 1)
  %46 = load <2 x i64>, ptr %5, align 16, !tbaa !172
  store <2 x i64> %46, ptr %41, align 16, !tbaa !172, !nontemporal !395
  %47 = load <2 x i64>, ptr %37, align 16, !tbaa !172
  %48 = getelementptr inbounds <2 x i64>, ptr %41, i64 1
  store <2 x i64> %47, ptr %48, align 16, !tbaa !172, !nontemporal !395
  %49 = load <2 x i64>, ptr %38, align 16, !tbaa !172
  %50 = getelementptr inbounds <2 x i64>, ptr %41, i64 2
  store <2 x i64> %49, ptr %50, align 16, !tbaa !172, !nontemporal !395
  %51 = load <2 x i64>, ptr %39, align 16, !tbaa !172
  %52 = getelementptr inbounds <2 x i64>, ptr %41, i64 3
  store <2 x i64> %51, ptr %52, align 16, !tbaa !172, !nontemporal !395
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #12
  %53 = getelementptr inbounds i8, ptr %41, i64 64
  %54 = getelementptr inbounds i8, ptr %43, i64 64
  %55 = add i64 %42, -64
  %56 = icmp ugt i64 %55, 63
  br i1 %56, label %40, label %57, !llvm.loop !396

57:                                               ; preds = %40, %19
  %58 = phi ptr [ %33, %19 ], [ %54, %40 ]
  %59 = phi i64 [ %34, %19 ], [ %55, %40 ]
  %60 = phi ptr [ %32, %19 ], [ %53, %40 ]
  fence seq_cst
  %61 = call ptr @memcpy(ptr noundef %60, ptr noundef %58, i64 noundef %59) #16
  %62 = load i64, ptr %24, align 8, !tbaa !394
  %63 = icmp eq i64 %20, 0
  br i1 %63, label %70, label %64, !prof !95

64:                                               ; preds = %57
  %65 = load ptr, ptr %8, align 8, !tbaa !190
  %66 = load atomic i64, ptr %65 seq_cst, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %64
  %69 = inttoptr i64 %66 to ptr
  call fastcc void @add_span(ptr noundef nonnull %69, i64 noundef %20, i16 noundef zeroext %2, i16 noundef zeroext %3, i64 noundef %62) #17
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
  %6 = load i32, ptr %5, align 8, !tbaa !191
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
  %18 = load ptr, ptr %9, align 8, !tbaa !200
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 4
  %22 = load i16, ptr %21, align 8, !tbaa !206
  %23 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !203
  %25 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 3
  %26 = load i32, ptr %25, align 4, !tbaa !205
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !205
  %28 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 2
  %29 = load i32, ptr %28, align 8, !tbaa !204
  %30 = icmp eq i32 %27, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %20, %31
  %32 = phi ptr [ %33, %31 ], [ %9, %20 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !40
  %34 = icmp eq ptr %33, %18
  br i1 %34, label %35, label %31, !llvm.loop !208

35:                                               ; preds = %31
  %36 = load ptr, ptr %18, align 8, !tbaa !201
  store ptr %36, ptr %32, align 8, !tbaa !40
  %37 = load i32, ptr %10, align 8, !tbaa !207
  %38 = add i32 %37, -1
  store atomic i32 %38, ptr %10 seq_cst, align 8
  br label %39

39:                                               ; preds = %35, %20
  %40 = load ptr, ptr %9, align 8, !tbaa !200
  %41 = icmp eq ptr %40, null
  br i1 %41, label %44, label %42

42:                                               ; preds = %39
  %43 = call i32 @pthread_cond_signal(ptr noundef nonnull %11) #16
  br label %44

44:                                               ; preds = %39, %42
  %45 = zext i32 %26 to i64
  %46 = getelementptr inbounds %struct.piece, ptr %24, i64 %45
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %46, i16 noundef zeroext 6, i16 noundef zeroext %22) #17
  %47 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #16
  br label %80

48:                                               ; preds = %16
  %49 = icmp eq i32 %17, 0
  br i1 %49, label %50, label %78

50:                                               ; preds = %48
  %51 = load i32, ptr %13, align 4, !tbaa !397
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, 1
  store i32 %54, ptr %13, align 4, !tbaa !397
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %56 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %57 = load i64, ptr %3, align 8, !tbaa !96
  %58 = mul i64 %57, 1000000000
  %59 = load i64, ptr %14, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %60 = add i64 %59, 200000
  %61 = add i64 %60, %58
  %62 = load atomic i32, ptr %10 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %53, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %66 = load i64, ptr %2, align 8, !tbaa !96
  %67 = mul i64 %66, 1000000000
  %68 = load i64, ptr %15, align 8, !tbaa !98
  %69 = add i64 %67, %68
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  %70 = icmp ult i64 %69, %61
  br i1 %70, label %71, label %74

71:                                               ; preds = %64
  call void @llvm.x86.sse2.pause()
  %72 = load atomic i32, ptr %10 seq_cst, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %64, label %74, !llvm.loop !398

74:                                               ; preds = %64, %71, %53
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  %76 = load i32, ptr %13, align 4, !tbaa !397
  %77 = add i32 %76, -1
  store i32 %77, ptr %13, align 4, !tbaa !397
  br label %80

78:                                               ; preds = %50, %48
  %79 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #16
  br label %80

80:                                               ; preds = %74, %78, %44
  %81 = phi i32 [ 0, %44 ], [ %17, %78 ], [ 1, %74 ]
  %82 = load i32, ptr %5, align 8, !tbaa !191
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %16, label %84, !llvm.loop !399

84:                                               ; preds = %80, %1
  %85 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  ret ptr null
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #12

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #13

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #14

; Function Attrs: nounwind
define internal fastcc void @copy_texels(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, i32 noundef %5) unnamed_addr #3 {
  %7 = alloca %struct.VkImageMemoryBarrier, align 8
  %8 = alloca %struct.VkBufferImageCopy, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #12
  store i64 %2, ptr %8, align 8, !tbaa !400
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store i32 0, ptr %9, align 8, !tbaa !403
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 2
  store i32 0, ptr %10, align 4, !tbaa !404
  %11 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %12 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %13 = load i32, ptr %12, align 4, !tbaa !311
  %14 = and i32 %13, 2
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 %13, i32 2
  %17 = zext i32 %16 to i64
  %18 = load i64, ptr %4, align 8, !tbaa !342
  %19 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !343
  %21 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !336
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %29, ptr noundef nonnull align 8 dereferenceable(12) %30, i64 12, i1 false), !tbaa.struct !344
  %31 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %32 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %31, ptr noundef nonnull align 4 dereferenceable(12) %32, i64 12, i1 false), !tbaa.struct !344
  %33 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !297
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %68, label %36

36:                                               ; preds = %6
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !83
  %39 = getelementptr inbounds %struct.hardware_queue, ptr %38, i64 0, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !143
  %41 = trunc i64 %40 to i32
  %42 = and i64 %40, 2048
  %43 = icmp eq i64 %42, 0
  %44 = select i1 %43, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #12
  store i32 45, ptr %7, align 8, !tbaa !299
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %45, align 8, !tbaa !302
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %44, ptr %46, align 8, !tbaa !303
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %44, ptr %47, align 4, !tbaa !304
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %34, ptr %48, align 8, !tbaa !305
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store i32 1, ptr %49, align 4, !tbaa !306
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  store i32 -1, ptr %50, align 8, !tbaa !307
  %51 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %51, align 4, !tbaa !308
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %53 = load ptr, ptr %3, align 8, !tbaa !309
  store ptr %53, ptr %52, align 8, !tbaa !310
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %13, ptr %54, align 8, !tbaa !312
  %55 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %55, align 4, !tbaa !313
  %56 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %57 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %58 = load i32, ptr %57, align 8, !tbaa !314
  store i32 %58, ptr %56, align 8, !tbaa !315
  %59 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %59, align 4, !tbaa !316
  %60 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %61 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %62 = load i32, ptr %61, align 4, !tbaa !317
  store i32 %62, ptr %60, align 8, !tbaa !318
  %63 = load ptr, ptr %0, align 8, !tbaa !51
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 19
  %65 = load ptr, ptr %64, align 8, !tbaa !150
  %66 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %67 = load ptr, ptr %66, align 8, !tbaa !151
  call void %65(ptr noundef %67, i32 noundef %41, i32 noundef %41, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #16
  store i32 1, ptr %33, align 8, !tbaa !297
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #12
  br label %68

68:                                               ; preds = %6, %36
  %69 = icmp eq i32 %5, 0
  %70 = load ptr, ptr %0, align 8, !tbaa !51
  %71 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %72 = load ptr, ptr %71, align 8, !tbaa !151
  %73 = load ptr, ptr %3, align 8, !tbaa !309
  br i1 %69, label %77, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 12
  %76 = load ptr, ptr %75, align 8, !tbaa !405
  call void %76(ptr noundef %72, ptr noundef %1, ptr noundef %73, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #16
  br label %80

77:                                               ; preds = %68
  %78 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 14
  %79 = load ptr, ptr %78, align 8, !tbaa !406
  call void %79(ptr noundef %72, ptr noundef %73, i32 noundef 1, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %8) #16
  br label %80

80:                                               ; preds = %77, %74
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @copy_image(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = alloca %struct.VkImageMemoryBarrier, align 8
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = alloca %struct.VkImageCopy, align 8
  %6 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3
  %7 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %5) #12
  %8 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !407
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !311
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !342
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !343
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !336
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !344
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !409
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !311
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !342
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !343
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !336
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !344
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !344
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !297
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %90, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !83
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !143
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !299
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !302
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !303
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !304
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !305
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 1, ptr %69, align 4, !tbaa !306
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %70, align 8, !tbaa !307
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %71, align 4, !tbaa !308
  %72 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %73 = load ptr, ptr %9, align 8, !tbaa !309
  store ptr %73, ptr %72, align 8, !tbaa !310
  %74 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %75 = load i32, ptr %10, align 4, !tbaa !311
  store i32 %75, ptr %74, align 8, !tbaa !312
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %76, align 4, !tbaa !313
  %77 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %78 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %79 = load i32, ptr %78, align 8, !tbaa !314
  store i32 %79, ptr %77, align 8, !tbaa !315
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %80, align 4, !tbaa !316
  %81 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %82 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %83 = load i32, ptr %82, align 4, !tbaa !317
  store i32 %83, ptr %81, align 8, !tbaa !318
  %84 = load ptr, ptr %0, align 8, !tbaa !51
  %85 = getelementptr inbounds %struct.device, ptr %84, i64 0, i32 19
  %86 = load ptr, ptr %85, align 8, !tbaa !150
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %88 = load ptr, ptr %87, align 8, !tbaa !151
  call void %86(ptr noundef %88, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 1, ptr %53, align 8, !tbaa !297
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #12
  %89 = load ptr, ptr %30, align 8, !tbaa !409
  br label %90

90:                                               ; preds = %2, %56
  %91 = phi ptr [ %31, %2 ], [ %89, %56 ]
  %92 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 1
  %93 = load i32, ptr %92, align 8, !tbaa !297
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %130, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %97 = load ptr, ptr %96, align 8, !tbaa !83
  %98 = getelementptr inbounds %struct.hardware_queue, ptr %97, i64 0, i32 1
  %99 = load i64, ptr %98, align 8, !tbaa !143
  %100 = trunc i64 %99 to i32
  %101 = and i64 %99, 2048
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !299
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %104, align 8, !tbaa !302
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %103, ptr %105, align 8, !tbaa !303
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %103, ptr %106, align 4, !tbaa !304
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %93, ptr %107, align 8, !tbaa !305
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %108, align 4, !tbaa !306
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %109, align 8, !tbaa !307
  %110 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %110, align 4, !tbaa !308
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %112 = load ptr, ptr %91, align 8, !tbaa !309
  store ptr %112, ptr %111, align 8, !tbaa !310
  %113 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %114 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 2
  %115 = load i32, ptr %114, align 4, !tbaa !311
  store i32 %115, ptr %113, align 8, !tbaa !312
  %116 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %116, align 4, !tbaa !313
  %117 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %118 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 3
  %119 = load i32, ptr %118, align 8, !tbaa !314
  store i32 %119, ptr %117, align 8, !tbaa !315
  %120 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %120, align 4, !tbaa !316
  %121 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %122 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 4
  %123 = load i32, ptr %122, align 4, !tbaa !317
  store i32 %123, ptr %121, align 8, !tbaa !318
  %124 = load ptr, ptr %0, align 8, !tbaa !51
  %125 = getelementptr inbounds %struct.device, ptr %124, i64 0, i32 19
  %126 = load ptr, ptr %125, align 8, !tbaa !150
  %127 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %128 = load ptr, ptr %127, align 8, !tbaa !151
  call void %126(ptr noundef %128, i32 noundef %100, i32 noundef %100, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %92, align 8, !tbaa !297
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %129 = load ptr, ptr %30, align 8, !tbaa !409
  br label %130

130:                                              ; preds = %90, %95
  %131 = phi ptr [ %91, %90 ], [ %129, %95 ]
  %132 = load ptr, ptr %0, align 8, !tbaa !51
  %133 = getelementptr inbounds %struct.device, ptr %132, i64 0, i32 13
  %134 = load ptr, ptr %133, align 8, !tbaa !410
  %135 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %136 = load ptr, ptr %135, align 8, !tbaa !151
  %137 = load ptr, ptr %8, align 8, !tbaa !407
  %138 = load ptr, ptr %137, align 8, !tbaa !309
  %139 = load ptr, ptr %131, align 8, !tbaa !309
  call void %134(ptr noundef %136, ptr noundef %138, i32 noundef 1, ptr noundef %139, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !297
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %44, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !83
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !143
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !299
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !302
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !303
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !304
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !305
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !306
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %24, align 8, !tbaa !307
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %25, align 4, !tbaa !308
  %26 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %27 = load ptr, ptr %1, align 8, !tbaa !309
  store ptr %27, ptr %26, align 8, !tbaa !310
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %29 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %30 = load i32, ptr %29, align 4, !tbaa !311
  store i32 %30, ptr %28, align 8, !tbaa !312
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %31, align 4, !tbaa !313
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %33 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %34 = load i32, ptr %33, align 8, !tbaa !314
  store i32 %34, ptr %32, align 8, !tbaa !315
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %35, align 4, !tbaa !316
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %37 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !317
  store i32 %38, ptr %36, align 8, !tbaa !318
  %39 = load ptr, ptr %0, align 8, !tbaa !51
  %40 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !150
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %43 = load ptr, ptr %42, align 8, !tbaa !151
  call void %41(ptr noundef %43, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 %2, ptr %5, align 8, !tbaa !297
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #12
  br label %44

44:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @clear_image(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.VkImageMemoryBarrier, align 8
  %4 = alloca %struct.VkImageSubresourceRange, align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4) #12
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %6 = load i32, ptr %5, align 4, !tbaa !311
  store i32 %6, ptr %4, align 4, !tbaa !312
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !313
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !314
  store i32 %10, ptr %8, align 4, !tbaa !315
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !316
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !317
  store i32 %14, ptr %12, align 4, !tbaa !318
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !297
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %47, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !83
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !143
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !299
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !302
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !303
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !304
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !305
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %31, align 4, !tbaa !306
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %32, align 8, !tbaa !307
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %33, align 4, !tbaa !308
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %35 = load ptr, ptr %1, align 8, !tbaa !309
  store ptr %35, ptr %34, align 8, !tbaa !310
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %36, align 8, !tbaa !312
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %37, align 4, !tbaa !313
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %38, align 8, !tbaa !315
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %39, align 4, !tbaa !316
  %40 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %40, align 8, !tbaa !318
  %41 = load ptr, ptr %0, align 8, !tbaa !51
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 19
  %43 = load ptr, ptr %42, align 8, !tbaa !150
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !151
  call void %43(ptr noundef %45, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %15, align 8, !tbaa !297
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %46 = load i32, ptr %5, align 4, !tbaa !311
  br label %47

47:                                               ; preds = %2, %18
  %48 = phi i32 [ %6, %2 ], [ %46, %18 ]
  %49 = and i32 %48, 1
  %50 = icmp eq i32 %49, 0
  %51 = load ptr, ptr %0, align 8, !tbaa !51
  %52 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %53 = load ptr, ptr %52, align 8, !tbaa !151
  %54 = load ptr, ptr %1, align 8, !tbaa !309
  %55 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 10
  %56 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 9
  %57 = select i1 %50, ptr %55, ptr %56
  %58 = select i1 %50, ptr @clear_image.nothing, ptr @clear_image.black
  %59 = load ptr, ptr %57, align 8, !tbaa !40
  call void %59(ptr noundef %53, ptr noundef %54, i32 noundef 1, ptr noundef nonnull %58, i32 noundef 1, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #3 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !40
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %7 = load ptr, ptr %6, align 8, !tbaa !128
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !101
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !51
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !116
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !102
  %17 = add i64 %14, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %16
  %20 = sub nuw i64 %18, %19
  %21 = add i64 %20, %11
  store i64 %21, ptr %13, align 8, !tbaa !116
  %22 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 4
  %23 = load ptr, ptr %22, align 8, !tbaa !18
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #16
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !411
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !412
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #16
  %40 = load ptr, ptr %3, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  %41 = load ptr, ptr %22, align 8, !tbaa !18
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !412
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !3
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #16
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !411
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !413
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @use_in_place(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkExternalMemoryBufferCreateInfo, align 8
  %7 = alloca %struct.VkBufferCreateInfo, align 8
  %8 = alloca %struct.VkImportMemoryHostPointerInfoEXT, align 8
  %9 = alloca %struct.VkMemoryAllocateInfo, align 8
  %10 = load ptr, ptr %0, align 8, !tbaa !51
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !128
  %13 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 25
  %14 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 23
  %15 = load i32, ptr %14, align 8, !tbaa !27
  %16 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 24
  %17 = load i32, ptr %16, align 4, !tbaa !8
  %18 = icmp ugt i32 %17, %15
  br i1 %18, label %19, label %21

19:                                               ; preds = %5
  %20 = load ptr, ptr %13, align 8, !tbaa !28
  br label %32

21:                                               ; preds = %5
  %22 = icmp eq i32 %17, 0
  %23 = shl i32 %17, 1
  %24 = select i1 %22, i32 8, i32 %23
  %25 = load ptr, ptr %13, align 8, !tbaa !40
  %26 = zext i32 %24 to i64
  %27 = shl nuw nsw i64 %26, 4
  %28 = tail call ptr @realloc(ptr noundef %25, i64 noundef %27) #16
  %29 = icmp eq ptr %28, null
  br i1 %29, label %101, label %30

30:                                               ; preds = %21
  store ptr %28, ptr %13, align 8, !tbaa !40
  store i32 %24, ptr %16, align 4, !tbaa !8
  %31 = load i32, ptr %14, align 8, !tbaa !27
  br label %32

32:                                               ; preds = %19, %30
  %33 = phi i32 [ %15, %19 ], [ %31, %30 ]
  %34 = phi ptr [ %20, %19 ], [ %28, %30 ]
  %35 = zext i32 %33 to i64
  %36 = getelementptr inbounds %struct.import, ptr %34, i64 %35
  %37 = ptrtoint ptr %1 to i64
  %38 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 40
  %39 = load i64, ptr %38, align 8, !tbaa !333
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !3
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !333
  %44 = add i64 %2, -1
  %45 = add i64 %44, %40
  %46 = add i64 %45, %43
  %47 = urem i64 %46, %43
  %48 = sub nuw i64 %46, %47
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #12
  store i32 1000072000, ptr %6, align 8, !tbaa !414
  %49 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 1
  store ptr null, ptr %49, align 8, !tbaa !416
  %50 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 2
  store i32 128, ptr %50, align 8, !tbaa !417
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #12
  store i32 12, ptr %7, align 8, !tbaa !418
  %51 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 1
  store ptr %6, ptr %51, align 8, !tbaa !420
  %52 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 2
  store i32 0, ptr %52, align 8, !tbaa !421
  %53 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 3
  store i64 %48, ptr %53, align 8, !tbaa !422
  %54 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 4
  store i32 3, ptr %54, align 8, !tbaa !423
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 5
  store i32 0, ptr %55, align 4, !tbaa !424
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %56, align 8, !tbaa !425
  %57 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %57, align 8, !tbaa !426
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #12
  store i32 1000178000, ptr %8, align 8, !tbaa !427
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %58, align 8, !tbaa !429
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %59, align 8, !tbaa !430
  %60 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %60, align 8, !tbaa !431
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #12
  store i32 5, ptr %9, align 8, !tbaa !432
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %61, align 8, !tbaa !434
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %62, align 8, !tbaa !435
  %63 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %64 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 39
  %65 = load i64, ptr %64, align 8, !tbaa !322
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr %63, align 8, !tbaa !436
  store ptr null, ptr %36, align 8, !tbaa.struct !289
  %67 = getelementptr inbounds i8, ptr %36, i64 8
  store ptr null, ptr %67, align 8, !tbaa.struct !177
  %68 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 21
  %69 = load ptr, ptr %68, align 8, !tbaa !437
  %70 = load ptr, ptr %10, align 8, !tbaa !25
  %71 = call i32 %69(ptr noundef %70, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #16
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %87

73:                                               ; preds = %32
  %74 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %75 = load ptr, ptr %74, align 8, !tbaa !438
  %76 = load ptr, ptr %10, align 8, !tbaa !25
  %77 = call i32 %75(ptr noundef %76, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %67) #16
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %87

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8, !tbaa !439
  %82 = load ptr, ptr %10, align 8, !tbaa !25
  %83 = load ptr, ptr %36, align 8, !tbaa !440
  %84 = load ptr, ptr %67, align 8, !tbaa !442
  %85 = call i32 %81(ptr noundef %82, ptr noundef %83, ptr noundef %84, i64 noundef 0) #16
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %97, label %87

87:                                               ; preds = %32, %73, %79
  %88 = phi i32 [ %85, %79 ], [ %77, %73 ], [ %71, %32 ]
  %89 = load ptr, ptr %36, align 8
  %90 = load ptr, ptr %67, align 8
  %91 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 24
  %92 = load ptr, ptr %91, align 8, !tbaa !29
  %93 = load ptr, ptr %10, align 8, !tbaa !25
  call void %92(ptr noundef %93, ptr noundef %89, ptr noundef null) #16
  %94 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 28
  %95 = load ptr, ptr %94, align 8, !tbaa !30
  %96 = load ptr, ptr %10, align 8, !tbaa !25
  call void %95(ptr noundef %96, ptr noundef %90, ptr noundef null) #16
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
  %98 = load i32, ptr %14, align 8, !tbaa !27
  %99 = add i32 %98, 1
  store i32 %99, ptr %14, align 8, !tbaa !27
  %100 = load ptr, ptr %36, align 8, !tbaa !440
  store ptr %100, ptr %3, align 8, !tbaa !40
  br label %101

101:                                              ; preds = %87, %21, %97
  %102 = phi i32 [ 0, %97 ], [ %88, %87 ], [ -1, %21 ]
  ret i32 %102
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_chunk(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkMemoryBarrier, align 8
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %9 = load ptr, ptr %8, align 8, !tbaa !48
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %11 = load ptr, ptr %10, align 8, !tbaa !128
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #16
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !186
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !186
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 28
  %19 = load i32, ptr %18, align 8, !tbaa !118
  store ptr null, ptr %12, align 8, !tbaa.struct !443
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !444
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !445
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !446
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !345
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !197
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 27
  %26 = load ptr, ptr %25, align 8, !tbaa !21
  store ptr %12, ptr %26, align 8, !tbaa !40
  store ptr %12, ptr %25, align 8, !tbaa !21
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !59
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !60
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !3
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !59
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #17
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 30
  %43 = load ptr, ptr %42, align 8, !tbaa !35
  %44 = load i32, ptr %18, align 8, !tbaa !118
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !168
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !51
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 19
  %50 = load ptr, ptr %49, align 8, !tbaa !150
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !151
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %54 = load i32, ptr %53, align 8, !tbaa !152
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !83
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !143
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #12
  store i32 46, ptr %6, align 8, !tbaa !145
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !147
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !148
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !149
  %68 = load ptr, ptr %0, align 8, !tbaa !51
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 19
  %70 = load ptr, ptr %69, align 8, !tbaa !150
  %71 = load ptr, ptr %51, align 8, !tbaa !151
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #12
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !152
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  br label %73

73:                                               ; preds = %72, %37, %5
  %74 = phi i32 [ -1, %5 ], [ 0, %72 ], [ %39, %37 ]
  ret i32 %74
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_after(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.VkMemoryBarrier, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !83
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !143
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !145
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !147
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !148
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !149
  %16 = load ptr, ptr %0, align 8, !tbaa !51
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 19
  %18 = load ptr, ptr %17, align 8, !tbaa !150
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8, !tbaa !151
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %22, align 8, !tbaa !152
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %23 = load ptr, ptr %0, align 8, !tbaa !51
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
  %25 = load ptr, ptr %24, align 8, !tbaa !153
  %26 = load ptr, ptr %19, align 8, !tbaa !151
  %27 = call i32 %25(ptr noundef %26) #16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %2
  %30 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #17
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %34 = load ptr, ptr %33, align 8, !tbaa !128
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8, !tbaa !48
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !77
  %39 = call fastcc i32 @add_wait(ptr noundef %34, ptr noundef %38, i64 noundef %1) #17
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

attributes #0 = { nofree nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nobuiltin nounwind "no-builtins" }
attributes #17 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 4, !8, i64 20, i64 2, !10, i64 22, i64 2, !10, i64 24, i64 8, !3}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"short", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !16, i64 16}
!15 = !{!"context", !16, i64 0, !4, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !4, i64 40, !4, i64 48, !16, i64 56, !9, i64 64, !9, i64 68, !4, i64 72, !9, i64 80, !16, i64 88, !9, i64 96, !9, i64 100, !9, i64 104, !16, i64 112, !9, i64 120, !9, i64 124, !16, i64 128, !9, i64 136, !9, i64 140, !16, i64 144, !9, i64 152, !9, i64 156, !16, i64 160, !16, i64 168, !16, i64 176, !9, i64 184, !9, i64 188, !16, i64 192, !9, i64 200, !9, i64 204, !16, i64 208, !16, i64 216, !16, i64 224, !5, i64 232}
!16 = !{!"any pointer", !5, i64 0}
!17 = !{!15, !16, i64 24}
!18 = !{!15, !16, i64 32}
!19 = !{!15, !4, i64 40}
!20 = !{!15, !9, i64 96}
!21 = !{!15, !16, i64 176}
!22 = !{!15, !9, i64 120}
!23 = !{!24, !16, i64 208}
!24 = !{!"device", !16, i64 0, !4, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !16, i64 296, !16, i64 304, !4, i64 312, !4, i64 320, !16, i64 328, !16, i64 336}
!25 = !{!24, !16, i64 0}
!26 = !{!15, !16, i64 56}
!27 = !{!15, !9, i64 152}
!28 = !{!15, !16, i64 160}
!29 = !{!24, !16, i64 192}
!30 = !{!24, !16, i64 224}
!31 = distinct !{!31, !13}
!32 = !{!15, !16, i64 112}
!33 = !{!15, !16, i64 128}
!34 = !{!15, !16, i64 144}
!35 = !{!15, !16, i64 192}
!36 = !{!15, !16, i64 208}
!37 = !{!15, !16, i64 216}
!38 = !{!15, !16, i64 224}
!39 = !{!24, !16, i64 200}
!40 = !{!16, !16, i64 0}
!41 = distinct !{!41, !13}
!42 = !{!43, !16, i64 0}
!43 = !{!"staging", !16, i64 0, !44, i64 8, !4, i64 56, !4, i64 64, !9, i64 72, !16, i64 80, !16, i64 88, !45, i64 96, !45, i64 160}
!44 = !{!"slots", !16, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !16, i64 40}
!45 = !{!"", !5, i64 0}
!46 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 8, !40, i64 40, i64 8, !40}
!47 = !{!43, !16, i64 88}
!48 = !{!49, !16, i64 128}
!49 = !{!"queue", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !9, i64 32, !9, i64 36, !50, i64 40, !4, i64 56, !9, i64 64, !9, i64 68, !9, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !9, i64 120, !16, i64 128, !45, i64 136, !45, i64 200}
!50 = !{!"notification", !4, i64 0, !9, i64 8}
!51 = !{!49, !16, i64 0}
!52 = !{!43, !16, i64 80}
!53 = !{!43, !9, i64 72}
!54 = distinct !{!54, !13}
!55 = !{!56, !16, i64 0}
!56 = !{!"chunk", !16, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !9, i64 32, !9, i64 36}
!57 = !{!43, !16, i64 16}
!58 = !{!56, !4, i64 16}
!59 = !{!43, !4, i64 24}
!60 = !{!43, !4, i64 32}
!61 = !{!56, !9, i64 32}
!62 = !{!63, !5, i64 0}
!63 = !{!"VkSemaphoreWaitInfo", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !16, i64 24, !16, i64 32}
!64 = !{!63, !16, i64 8}
!65 = !{!63, !9, i64 16}
!66 = !{!63, !9, i64 20}
!67 = !{!63, !16, i64 24}
!68 = !{!63, !16, i64 32}
!69 = !{!24, !16, i64 304}
!70 = distinct !{!70, !13}
!71 = !{!56, !16, i64 8}
!72 = !{!24, !16, i64 336}
!73 = !{!56, !4, i64 24}
!74 = !{!75, !5, i64 0}
!75 = !{!"VkSemaphoreSignalInfo", !5, i64 0, !16, i64 8, !16, i64 16, !4, i64 24}
!76 = !{!75, !16, i64 8}
!77 = !{!43, !16, i64 40}
!78 = !{!75, !16, i64 16}
!79 = !{!75, !4, i64 24}
!80 = !{!24, !16, i64 288}
!81 = !{!15, !4, i64 8}
!82 = distinct !{!82, !13}
!83 = !{!49, !16, i64 8}
!84 = !{!49, !16, i64 16}
!85 = !{!49, !9, i64 48}
!86 = !{!49, !9, i64 36}
!87 = !{!49, !16, i64 96}
!88 = !{!24, !16, i64 240}
!89 = !{!49, !9, i64 68}
!90 = !{!49, !9, i64 72}
!91 = !{!50, !9, i64 8}
!92 = !{!49, !16, i64 24}
!93 = !{!49, !16, i64 80}
!94 = !{!15, !16, i64 0}
!95 = !{!"branch_weights", i32 2000, i32 1}
!96 = !{!97, !4, i64 0}
!97 = !{!"", !4, i64 0, !4, i64 8}
!98 = !{!97, !4, i64 8}
!99 = !{!100, !11, i64 0}
!100 = !{!"command", !11, i64 0, !11, i64 2, !9, i64 4}
!101 = !{!100, !9, i64 4}
!102 = !{!24, !4, i64 8}
!103 = !{!104, !4, i64 16}
!104 = !{!"kernel", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !16, i64 40}
!105 = !{!106, !4, i64 24}
!106 = !{!"transfer", !100, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32}
!107 = !{!108, !4, i64 16}
!108 = !{!"texels", !100, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !109, i64 40}
!109 = !{!"region", !4, i64 0, !4, i64 8, !4, i64 16, !110, i64 24, !111, i64 36}
!110 = !{!"VkOffset3D", !9, i64 0, !9, i64 4, !9, i64 8}
!111 = !{!"VkExtent3D", !9, i64 0, !9, i64 4, !9, i64 8}
!112 = distinct !{!112, !13}
!113 = distinct !{!113, !13}
!114 = !{!15, !9, i64 136}
!115 = !{!15, !9, i64 104}
!116 = !{!15, !4, i64 48}
!117 = !{!15, !9, i64 200}
!118 = !{!15, !9, i64 184}
!119 = !{!15, !9, i64 124}
!120 = !{!121, !16, i64 0}
!121 = !{!"kept_set", !16, i64 0, !16, i64 8, !5, i64 16}
!122 = distinct !{!122, !13}
!123 = !{!24, !16, i64 272}
!124 = distinct !{!124, !13}
!125 = !{!24, !16, i64 264}
!126 = !{!15, !9, i64 80}
!127 = !{!15, !16, i64 88}
!128 = !{!49, !16, i64 104}
!129 = !{!15, !9, i64 64}
!130 = !{!131, !5, i64 0}
!131 = !{!"VkQueryPoolCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !5, i64 20, !9, i64 24, !9, i64 28}
!132 = !{!131, !16, i64 8}
!133 = !{!131, !9, i64 16}
!134 = !{!131, !5, i64 20}
!135 = !{!131, !9, i64 24}
!136 = !{!131, !9, i64 28}
!137 = !{!24, !16, i64 184}
!138 = !{!24, !16, i64 280}
!139 = !{!15, !9, i64 68}
!140 = !{!15, !4, i64 72}
!141 = !{!142, !9, i64 4}
!142 = !{!"submission", !9, i64 0, !9, i64 4, !16, i64 8, !4, i64 16}
!143 = !{!144, !4, i64 8}
!144 = !{!"hardware_queue", !16, i64 0, !4, i64 8, !45, i64 16}
!145 = !{!146, !5, i64 0}
!146 = !{!"VkMemoryBarrier", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20}
!147 = !{!146, !16, i64 8}
!148 = !{!146, !9, i64 16}
!149 = !{!146, !9, i64 20}
!150 = !{!24, !16, i64 152}
!151 = !{!49, !16, i64 112}
!152 = !{!49, !9, i64 120}
!153 = !{!24, !16, i64 216}
!154 = !{!155, !16, i64 8}
!155 = !{!"wait", !100, i64 0, !16, i64 8, !4, i64 16}
!156 = !{!155, !4, i64 16}
!157 = !{!24, !16, i64 160}
!158 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !3}
!159 = !{i64 0, i64 8, !40, i64 8, i64 8, !3}
!160 = !{i64 0, i64 8, !3}
!161 = !{!100, !11, i64 2}
!162 = distinct !{!162, !13}
!163 = !{!24, !16, i64 120}
!164 = !{!24, !16, i64 248}
!165 = !{!144, !16, i64 0}
!166 = !{!167, !9, i64 32}
!167 = !{!"signals", !5, i64 0, !5, i64 16, !9, i64 32}
!168 = !{!142, !4, i64 16}
!169 = !{!43, !16, i64 48}
!170 = !{!142, !9, i64 0}
!171 = !{i64 0, i64 4, !172, i64 8, i64 8, !40, i64 16, i64 4, !8, i64 24, i64 8, !40, i64 32, i64 4, !8, i64 40, i64 8, !40}
!172 = !{!5, !5, i64 0}
!173 = !{i64 0, i64 8, !40, i64 8, i64 4, !8, i64 16, i64 8, !40, i64 24, i64 4, !8, i64 32, i64 8, !40}
!174 = !{i64 0, i64 4, !8, i64 8, i64 8, !40, i64 16, i64 4, !8, i64 24, i64 8, !40}
!175 = !{i64 0, i64 8, !40, i64 8, i64 4, !8, i64 16, i64 8, !40}
!176 = !{i64 0, i64 4, !8, i64 8, i64 8, !40}
!177 = !{i64 0, i64 8, !40}
!178 = !{i64 0, i64 4, !172, i64 8, i64 8, !40, i64 16, i64 4, !8, i64 24, i64 8, !40, i64 32, i64 8, !40, i64 40, i64 4, !8, i64 48, i64 8, !40, i64 56, i64 4, !8, i64 64, i64 8, !40}
!179 = !{i64 0, i64 8, !40, i64 8, i64 4, !8, i64 16, i64 8, !40, i64 24, i64 8, !40, i64 32, i64 4, !8, i64 40, i64 8, !40, i64 48, i64 4, !8, i64 56, i64 8, !40}
!180 = !{i64 0, i64 4, !8, i64 8, i64 8, !40, i64 16, i64 8, !40, i64 24, i64 4, !8, i64 32, i64 8, !40, i64 40, i64 4, !8, i64 48, i64 8, !40}
!181 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !8, i64 24, i64 8, !40, i64 32, i64 4, !8, i64 40, i64 8, !40}
!182 = distinct !{!182, !13}
!183 = !{!15, !16, i64 168}
!184 = !{!56, !9, i64 36}
!185 = distinct !{!185, !13}
!186 = !{!43, !4, i64 56}
!187 = distinct !{!187, !13}
!188 = !{!189, !9, i64 204}
!189 = !{!"copiers", !45, i64 0, !45, i64 64, !45, i64 128, !16, i64 192, !9, i64 200, !9, i64 204, !9, i64 208, !9, i64 212, !9, i64 216, !5, i64 224, !16, i64 288}
!190 = !{!189, !16, i64 288}
!191 = !{!189, !9, i64 216}
!192 = !{!189, !9, i64 208}
!193 = distinct !{!193, !13}
!194 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !3, i64 24, i64 4, !8}
!195 = !{i64 0, i64 8, !40, i64 8, i64 8, !3, i64 16, i64 4, !8}
!196 = !{i64 0, i64 8, !3, i64 8, i64 4, !8}
!197 = !{i64 0, i64 4, !8}
!198 = distinct !{!198, !13}
!199 = distinct !{!199, !13}
!200 = !{!189, !16, i64 192}
!201 = !{!202, !16, i64 0}
!202 = !{!"copying", !16, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !11, i64 24}
!203 = !{!202, !16, i64 8}
!204 = !{!202, !9, i64 16}
!205 = !{!202, !9, i64 20}
!206 = !{!202, !11, i64 24}
!207 = !{!189, !9, i64 200}
!208 = distinct !{!208, !13}
!209 = !{!210, !9, i64 24}
!210 = !{!"piece", !16, i64 0, !16, i64 8, !4, i64 16, !9, i64 24}
!211 = distinct !{!211, !13}
!212 = distinct !{!212, !13}
!213 = distinct !{!213, !13}
!214 = distinct !{!214, !13}
!215 = distinct !{!215, !13}
!216 = !{!15, !9, i64 100}
!217 = !{!218, !5, i64 0}
!218 = !{!"VkCommandBufferAllocateInfo", !5, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !9, i64 28}
!219 = !{!218, !16, i64 8}
!220 = !{!218, !16, i64 16}
!221 = !{!218, !5, i64 24}
!222 = !{!218, !9, i64 28}
!223 = !{!24, !16, i64 16}
!224 = !{!225, !5, i64 0}
!225 = !{!"VkCommandBufferBeginInfo", !5, i64 0, !16, i64 8, !9, i64 16, !16, i64 24}
!226 = !{!225, !16, i64 8}
!227 = !{!225, !9, i64 16}
!228 = !{!225, !16, i64 24}
!229 = !{!24, !16, i64 40}
!230 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 8, !40, i64 16, i64 8, !3}
!231 = !{i64 0, i64 4, !8, i64 4, i64 8, !40, i64 12, i64 8, !3}
!232 = !{!104, !4, i64 0}
!233 = !{!104, !16, i64 32}
!234 = !{!235, !4, i64 48}
!235 = !{!"task", !16, i64 0, !16, i64 8, !16, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !16, i64 56, !16, i64 64}
!236 = !{!235, !4, i64 24}
!237 = !{!235, !4, i64 32}
!238 = !{!235, !16, i64 64}
!239 = distinct !{!239, !13}
!240 = !{!235, !4, i64 40}
!241 = distinct !{!241, !13, !242, !243}
!242 = !{!"llvm.loop.isvectorized", i32 1}
!243 = !{!"llvm.loop.unroll.runtime.disable"}
!244 = !{!235, !16, i64 56}
!245 = !{!246, !4, i64 0}
!246 = !{!"binding", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!247 = !{!246, !4, i64 16}
!248 = !{!249, !16, i64 0}
!249 = !{!"memory", !16, i64 0, !4, i64 8, !4, i64 16}
!250 = distinct !{!250, !13}
!251 = distinct !{!251, !13, !242}
!252 = !{!121, !16, i64 8}
!253 = !{!254, !5, i64 0}
!254 = !{!"VkDescriptorSetAllocateInfo", !5, i64 0, !16, i64 8, !16, i64 16, !9, i64 24, !16, i64 32}
!255 = !{!254, !16, i64 8}
!256 = !{!254, !16, i64 16}
!257 = !{!254, !9, i64 24}
!258 = !{!254, !16, i64 32}
!259 = !{!24, !16, i64 24}
!260 = !{!261, !5, i64 0}
!261 = !{!"VkDescriptorPoolCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !16, i64 32}
!262 = !{!261, !16, i64 8}
!263 = !{!261, !9, i64 16}
!264 = !{!261, !9, i64 20}
!265 = !{!261, !9, i64 24}
!266 = !{!261, !16, i64 32}
!267 = !{!24, !16, i64 176}
!268 = !{!24, !16, i64 296}
!269 = !{!246, !4, i64 24}
!270 = !{i64 0, i64 8, !40, i64 8, i64 8, !3, i64 16, i64 8, !3}
!271 = !{i64 0, i64 8, !3, i64 8, i64 8, !3}
!272 = !{!249, !4, i64 8}
!273 = !{!274, !16, i64 24}
!274 = !{!"texture", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!275 = !{!274, !16, i64 8}
!276 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !172}
!277 = !{i64 0, i64 8, !40, i64 8, i64 4, !172}
!278 = !{i64 0, i64 4, !172}
!279 = !{!274, !16, i64 16}
!280 = !{!246, !4, i64 8}
!281 = !{i64 0, i64 4, !172, i64 8, i64 8, !40, i64 16, i64 8, !40, i64 24, i64 4, !8, i64 28, i64 4, !8, i64 32, i64 4, !8, i64 36, i64 4, !172, i64 40, i64 8, !40, i64 48, i64 8, !40, i64 56, i64 8, !40}
!282 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !8, i64 20, i64 4, !8, i64 24, i64 4, !8, i64 28, i64 4, !172, i64 32, i64 8, !40, i64 40, i64 8, !40, i64 48, i64 8, !40}
!283 = !{i64 0, i64 8, !40, i64 8, i64 4, !8, i64 12, i64 4, !8, i64 16, i64 4, !8, i64 20, i64 4, !172, i64 24, i64 8, !40, i64 32, i64 8, !40, i64 40, i64 8, !40}
!284 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !8, i64 12, i64 4, !172, i64 16, i64 8, !40, i64 24, i64 8, !40, i64 32, i64 8, !40}
!285 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !172, i64 12, i64 8, !40, i64 20, i64 8, !40, i64 28, i64 8, !40}
!286 = !{i64 0, i64 4, !8, i64 4, i64 4, !172, i64 8, i64 8, !40, i64 16, i64 8, !40, i64 24, i64 8, !40}
!287 = !{i64 0, i64 4, !172, i64 4, i64 8, !40, i64 12, i64 8, !40, i64 20, i64 8, !40}
!288 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !40}
!289 = !{i64 0, i64 8, !40, i64 8, i64 8, !40}
!290 = distinct !{!290, !13}
!291 = !{!24, !16, i64 64}
!292 = !{!235, !16, i64 0}
!293 = !{!24, !16, i64 56}
!294 = !{!235, !16, i64 8}
!295 = !{!24, !16, i64 128}
!296 = !{!274, !16, i64 0}
!297 = !{!298, !9, i64 8}
!298 = !{!"image", !16, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20}
!299 = !{!300, !5, i64 0}
!300 = !{!"VkImageMemoryBarrier", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !5, i64 24, !5, i64 28, !9, i64 32, !9, i64 36, !16, i64 40, !301, i64 48}
!301 = !{!"VkImageSubresourceRange", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!302 = !{!300, !16, i64 8}
!303 = !{!300, !9, i64 16}
!304 = !{!300, !9, i64 20}
!305 = !{!300, !5, i64 24}
!306 = !{!300, !5, i64 28}
!307 = !{!300, !9, i64 32}
!308 = !{!300, !9, i64 36}
!309 = !{!298, !16, i64 0}
!310 = !{!300, !16, i64 40}
!311 = !{!298, !9, i64 12}
!312 = !{!301, !9, i64 0}
!313 = !{!301, !9, i64 4}
!314 = !{!298, !9, i64 16}
!315 = !{!301, !9, i64 8}
!316 = !{!301, !9, i64 12}
!317 = !{!298, !9, i64 20}
!318 = !{!301, !9, i64 16}
!319 = distinct !{!319, !13}
!320 = distinct !{!320, !13}
!321 = !{!106, !16, i64 32}
!322 = !{!24, !4, i64 312}
!323 = !{!43, !16, i64 8}
!324 = !{!106, !16, i64 8}
!325 = !{!106, !4, i64 16}
!326 = !{!327, !4, i64 0}
!327 = !{!"VkBufferCopy", !4, i64 0, !4, i64 8, !4, i64 16}
!328 = !{!327, !4, i64 8}
!329 = !{!327, !4, i64 16}
!330 = !{!24, !16, i64 88}
!331 = distinct !{!331, !13}
!332 = !{!108, !16, i64 8}
!333 = !{!24, !4, i64 320}
!334 = !{!108, !4, i64 24}
!335 = !{!109, !9, i64 36}
!336 = !{!109, !4, i64 16}
!337 = !{!109, !9, i64 44}
!338 = !{!109, !9, i64 40}
!339 = !{!109, !9, i64 24}
!340 = !{!109, !9, i64 28}
!341 = !{!109, !9, i64 32}
!342 = !{!109, !4, i64 0}
!343 = !{!109, !4, i64 8}
!344 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !8}
!345 = !{i64 0, i64 4, !8, i64 4, i64 4, !8}
!346 = !{!111, !9, i64 0}
!347 = !{!111, !9, i64 4}
!348 = !{!111, !9, i64 8}
!349 = !{!108, !16, i64 32}
!350 = distinct !{!350, !13}
!351 = distinct !{!351, !13}
!352 = distinct !{!352, !13}
!353 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !3}
!354 = distinct !{!354, !13}
!355 = distinct !{!355, !13}
!356 = !{!24, !16, i64 136}
!357 = !{!358, !16, i64 16}
!358 = !{!"copy", !100, i64 0, !16, i64 8, !16, i64 16, !327, i64 24}
!359 = !{!358, !16, i64 8}
!360 = !{!24, !16, i64 144}
!361 = !{!362, !16, i64 8}
!362 = !{!"fill", !100, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !9, i64 32}
!363 = !{!362, !4, i64 16}
!364 = !{!362, !4, i64 24}
!365 = !{!362, !9, i64 32}
!366 = !{!367, !16, i64 8}
!367 = !{!"image_transfer", !100, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !109, i64 32}
!368 = !{!367, !4, i64 16}
!369 = !{!367, !16, i64 24}
!370 = !{!371, !16, i64 8}
!371 = !{!"transition", !100, i64 0, !16, i64 8, !4, i64 16}
!372 = !{!371, !4, i64 16}
!373 = !{!49, !16, i64 88}
!374 = !{!24, !16, i64 232}
!375 = !{!376, !16, i64 0}
!376 = !{!"arrival", !16, i64 0, !16, i64 8, !4, i64 16}
!377 = !{!376, !16, i64 8}
!378 = !{!376, !4, i64 16}
!379 = distinct !{!379, !13}
!380 = distinct !{!380, !13}
!381 = !{!24, !16, i64 256}
!382 = !{!43, !4, i64 64}
!383 = !{!49, !4, i64 56}
!384 = !{!15, !9, i64 204}
!385 = distinct !{!385, !13}
!386 = !{!387, !4, i64 0}
!387 = !{!"thread_span", !4, i64 0, !4, i64 8, !9, i64 16, !11, i64 20, !11, i64 22, !4, i64 24}
!388 = !{!387, !9, i64 16}
!389 = !{!387, !11, i64 20}
!390 = !{!387, !11, i64 22}
!391 = !{!387, !4, i64 24}
!392 = !{!210, !16, i64 0}
!393 = !{!210, !16, i64 8}
!394 = !{!210, !4, i64 16}
!395 = !{i32 1}
!396 = distinct !{!396, !13}
!397 = !{!189, !9, i64 212}
!398 = distinct !{!398, !13}
!399 = distinct !{!399, !13}
!400 = !{!401, !4, i64 0}
!401 = !{!"VkBufferImageCopy", !4, i64 0, !9, i64 8, !9, i64 12, !402, i64 16, !110, i64 32, !111, i64 44}
!402 = !{!"VkImageSubresourceLayers", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!403 = !{!401, !9, i64 8}
!404 = !{!401, !9, i64 12}
!405 = !{!24, !16, i64 96}
!406 = !{!24, !16, i64 112}
!407 = !{!408, !16, i64 16}
!408 = !{!"copy_image", !100, i64 0, !16, i64 8, !16, i64 16, !109, i64 24, !109, i64 72}
!409 = !{!408, !16, i64 8}
!410 = !{!24, !16, i64 104}
!411 = !{!104, !4, i64 24}
!412 = !{!104, !16, i64 40}
!413 = distinct !{!413, !13}
!414 = !{!415, !5, i64 0}
!415 = !{!"VkExternalMemoryBufferCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16}
!416 = !{!415, !16, i64 8}
!417 = !{!415, !9, i64 16}
!418 = !{!419, !5, i64 0}
!419 = !{!"VkBufferCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !4, i64 24, !9, i64 32, !5, i64 36, !9, i64 40, !16, i64 48}
!420 = !{!419, !16, i64 8}
!421 = !{!419, !9, i64 16}
!422 = !{!419, !4, i64 24}
!423 = !{!419, !9, i64 32}
!424 = !{!419, !5, i64 36}
!425 = !{!419, !9, i64 40}
!426 = !{!419, !16, i64 48}
!427 = !{!428, !5, i64 0}
!428 = !{!"VkImportMemoryHostPointerInfoEXT", !5, i64 0, !16, i64 8, !5, i64 16, !16, i64 24}
!429 = !{!428, !16, i64 8}
!430 = !{!428, !5, i64 16}
!431 = !{!428, !16, i64 24}
!432 = !{!433, !5, i64 0}
!433 = !{!"VkMemoryAllocateInfo", !5, i64 0, !16, i64 8, !4, i64 16, !9, i64 24}
!434 = !{!433, !16, i64 8}
!435 = !{!433, !4, i64 16}
!436 = !{!433, !9, i64 24}
!437 = !{!24, !16, i64 168}
!438 = !{!24, !16, i64 32}
!439 = !{!24, !16, i64 48}
!440 = !{!441, !16, i64 0}
!441 = !{!"import", !16, i64 0, !16, i64 8}
!442 = !{!441, !16, i64 8}
!443 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 4, !8, i64 36, i64 4, !8}
!444 = !{i64 0, i64 8, !40, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 4, !8, i64 28, i64 4, !8}
!445 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 4, !8, i64 20, i64 4, !8}
!446 = !{i64 0, i64 8, !3, i64 8, i64 4, !8, i64 12, i64 4, !8}
