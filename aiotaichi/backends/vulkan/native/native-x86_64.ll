; Made by `nox -s native` from *.c and *.h, sha256 0e9038c2260d17e5363fe41c52f054a965746aa0aca2389841682c6e9a1190b9
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
%struct.context = type { ptr, i64, ptr, ptr, ptr, i64, i64, ptr, i32, i32, ptr, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, [64 x %struct.kept_set] }
%struct.kept_set = type { ptr, ptr, [6 x ptr] }
%struct.device = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr }
%struct.import = type { ptr, ptr }
%struct.staging = type { ptr, %struct.slots, i64, i64, i32, ptr, ptr, %struct.mutex, %struct.condition }
%struct.slots = type { ptr, ptr, i64, i64, ptr, ptr }
%struct.mutex = type { [8 x i64] }
%struct.condition = type { [8 x i64] }
%struct.queue = type { ptr, ptr, ptr, ptr, i32, i32, %struct.notification, i64, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr, %struct.mutex, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.timespec = type { i64, i64 }
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
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4312) #13
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
  %13 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  store i32 %4, ptr %13, align 8, !tbaa !20
  %14 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 24
  %15 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 25
  store ptr %14, ptr %15, align 8, !tbaa !21
  br label %16

16:                                               ; preds = %5, %8
  ret ptr %6
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 15
  %4 = load i32, ptr %3, align 8, !tbaa !22
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 17
  br label %54

9:                                                ; preds = %54, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %11 = load ptr, ptr %10, align 8, !tbaa !23
  %12 = load ptr, ptr %0, align 8, !tbaa !25
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 7
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #13
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  %16 = load i32, ptr %15, align 8, !tbaa !27
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %37, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 23
  %20 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %21 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 27
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
  tail call void %31(ptr noundef %32, ptr noundef %28, ptr noundef null) #13
  %33 = load ptr, ptr %21, align 8, !tbaa !30
  %34 = load ptr, ptr %0, align 8, !tbaa !25
  tail call void %33(ptr noundef %34, ptr noundef %30, ptr noundef null) #13
  %35 = load i32, ptr %15, align 8, !tbaa !27
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %22, !llvm.loop !31

37:                                               ; preds = %22, %9
  %38 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 23
  %39 = load ptr, ptr %38, align 8, !tbaa !28
  tail call void @free(ptr noundef %39) #13
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 14
  %41 = load ptr, ptr %40, align 8, !tbaa !32
  tail call void @free(ptr noundef %41) #13
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 17
  %43 = load ptr, ptr %42, align 8, !tbaa !33
  tail call void @free(ptr noundef %43) #13
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 20
  %45 = load ptr, ptr %44, align 8, !tbaa !34
  tail call void @free(ptr noundef %45) #13
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 28
  %47 = load ptr, ptr %46, align 8, !tbaa !35
  tail call void @free(ptr noundef %47) #13
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
  %49 = load ptr, ptr %48, align 8, !tbaa !36
  tail call void @free(ptr noundef %49) #13
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  %51 = load ptr, ptr %50, align 8, !tbaa !37
  tail call void @free(ptr noundef %51) #13
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %53 = load ptr, ptr %52, align 8, !tbaa !38
  tail call void @free(ptr noundef %53) #13
  tail call void @free(ptr noundef nonnull %1) #13
  ret void

54:                                               ; preds = %6, %54
  %55 = phi i64 [ 0, %6 ], [ %61, %54 ]
  %56 = load ptr, ptr %7, align 8, !tbaa !39
  %57 = load ptr, ptr %0, align 8, !tbaa !25
  %58 = load ptr, ptr %8, align 8, !tbaa !33
  %59 = getelementptr inbounds ptr, ptr %58, i64 %55
  %60 = load ptr, ptr %59, align 8, !tbaa !40
  tail call void %56(ptr noundef %57, ptr noundef %60, ptr noundef null) #13
  %61 = add nuw nsw i64 %55, 1
  %62 = load i32, ptr %3, align 8, !tbaa !22
  %63 = zext i32 %62 to i64
  %64 = icmp ult i64 %61, %63
  br i1 %64, label %54, label %9, !llvm.loop !41
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #13
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
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #13
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
  %2 = alloca %struct.timespec, align 8
  %3 = alloca i64, align 8
  %4 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %5 = alloca %struct.VkSemaphoreSignalInfo, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !42
  %7 = load ptr, ptr %6, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 7
  %10 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 5
  %11 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 8
  %12 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 1
  %14 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 2
  %15 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 3
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %4, i64 0, i32 1
  %17 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %4, i64 0, i32 2
  %18 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %4, i64 0, i32 3
  %19 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %4, i64 0, i32 4
  %20 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 5
  %21 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %4, i64 0, i32 5
  %22 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %23 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %5, i64 0, i32 1
  %24 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %5, i64 0, i32 2
  %25 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 4
  %26 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %5, i64 0, i32 3
  %27 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 35
  br label %28

28:                                               ; preds = %123, %1
  %29 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #13
  %30 = load ptr, ptr %10, align 8, !tbaa !52
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %39

32:                                               ; preds = %28, %35
  %33 = load i32, ptr %8, align 8, !tbaa !53
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %124

35:                                               ; preds = %32
  %36 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %9) #13
  %37 = load ptr, ptr %10, align 8, !tbaa !52
  %38 = icmp eq ptr %37, null
  br i1 %38, label %32, label %39, !llvm.loop !54

39:                                               ; preds = %35, %28
  %40 = phi ptr [ %30, %28 ], [ %37, %35 ]
  %41 = load ptr, ptr %40, align 8, !tbaa !55
  store ptr %41, ptr %10, align 8, !tbaa !52
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %44

43:                                               ; preds = %39
  store ptr %10, ptr %12, align 8, !tbaa !47
  br label %44

44:                                               ; preds = %39, %43
  %45 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #13
  %46 = load ptr, ptr %13, align 8, !tbaa !57
  %47 = getelementptr inbounds %struct.chunk, ptr %40, i64 0, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !58
  %49 = load i64, ptr %14, align 8, !tbaa !59
  %50 = urem i64 %48, %49
  %51 = load i64, ptr %15, align 8, !tbaa !60
  %52 = mul i64 %51, %50
  %53 = getelementptr inbounds i8, ptr %46, i64 %52
  %54 = getelementptr inbounds %struct.chunk, ptr %40, i64 0, i32 4
  %55 = load i32, ptr %54, align 8, !tbaa !61
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %44
  %58 = icmp ugt i64 %48, %49
  br i1 %58, label %59, label %80

59:                                               ; preds = %57, %44
  %60 = phi i64 [ %49, %57 ], [ 0, %44 ]
  %61 = sub i64 %48, %60
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  store i64 %61, ptr %3, align 8, !tbaa !3
  %62 = load ptr, ptr %0, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %4) #14
  store i32 1000207004, ptr %4, align 8, !tbaa !62
  store ptr null, ptr %16, align 8, !tbaa !64
  store i32 0, ptr %17, align 8, !tbaa !65
  store i32 1, ptr %18, align 4, !tbaa !66
  store ptr %20, ptr %19, align 8, !tbaa !67
  store ptr %3, ptr %21, align 8, !tbaa !68
  %63 = getelementptr inbounds %struct.queue, ptr %62, i64 0, i32 4
  br label %64

64:                                               ; preds = %67, %59
  %65 = load atomic i32, ptr %63 seq_cst, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %77

67:                                               ; preds = %64
  %68 = load ptr, ptr %62, align 8, !tbaa !51
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 37
  %70 = load ptr, ptr %69, align 8, !tbaa !69
  %71 = load ptr, ptr %68, align 8, !tbaa !25
  %72 = call i32 %70(ptr noundef %71, ptr noundef nonnull %4, i64 noundef 100000000) #13
  %73 = icmp eq i32 %72, 2
  br i1 %73, label %64, label %74, !llvm.loop !70

74:                                               ; preds = %67
  %75 = icmp slt i32 %72, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %74
  store atomic i32 %72, ptr %63 seq_cst, align 8
  br label %77

77:                                               ; preds = %64, %76
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %113

78:                                               ; preds = %74
  %79 = icmp eq i32 %72, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br i1 %79, label %80, label %113

80:                                               ; preds = %78, %57
  %81 = load ptr, ptr %0, align 8, !tbaa !42
  %82 = load ptr, ptr %81, align 8, !tbaa !51
  %83 = getelementptr inbounds %struct.device, ptr %82, i64 0, i32 40
  %84 = load atomic i64, ptr %83 seq_cst, align 8
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %92, label %86, !prof !71

86:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #14
  %87 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #13
  %88 = load i64, ptr %2, align 8, !tbaa !72
  %89 = mul i64 %88, 1000000000
  %90 = load i64, ptr %22, align 8, !tbaa !74
  %91 = add i64 %89, %90
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #14
  br label %92

92:                                               ; preds = %86, %80
  %93 = phi i64 [ %91, %86 ], [ 0, %80 ]
  %94 = load i32, ptr %54, align 8, !tbaa !61
  %95 = icmp eq i32 %94, 0
  %96 = getelementptr inbounds %struct.chunk, ptr %40, i64 0, i32 1
  %97 = load ptr, ptr %96, align 8, !tbaa !75
  %98 = select i1 %95, ptr %97, ptr %53
  %99 = select i1 %95, ptr %53, ptr %97
  %100 = getelementptr inbounds %struct.chunk, ptr %40, i64 0, i32 3
  %101 = load i64, ptr %100, align 8, !tbaa !76
  %102 = call ptr @memcpy(ptr noundef %98, ptr noundef %99, i64 noundef %101) #13
  %103 = load i32, ptr %54, align 8, !tbaa !61
  %104 = icmp eq i32 %103, 0
  %105 = select i1 %104, i16 5, i16 4
  %106 = load i64, ptr %100, align 8, !tbaa !76
  %107 = icmp eq i64 %93, 0
  br i1 %107, label %113, label %108, !prof !71

108:                                              ; preds = %92
  %109 = load atomic i64, ptr %83 seq_cst, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %113, label %111

111:                                              ; preds = %108
  %112 = inttoptr i64 %109 to ptr
  call fastcc void @add_span(ptr noundef nonnull %112, i64 noundef %93, i16 noundef zeroext 6, i16 noundef zeroext %105, i64 noundef %106) #15
  br label %113

113:                                              ; preds = %77, %78, %92, %108, %111
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #14
  store i32 1000207005, ptr %5, align 8, !tbaa !77
  store ptr null, ptr %23, align 8, !tbaa !79
  %114 = load ptr, ptr %25, align 8, !tbaa !80
  store ptr %114, ptr %24, align 8, !tbaa !81
  %115 = load i64, ptr %47, align 8, !tbaa !58
  store i64 %115, ptr %26, align 8, !tbaa !82
  %116 = load ptr, ptr %27, align 8, !tbaa !83
  %117 = load ptr, ptr %7, align 8, !tbaa !25
  %118 = call i32 %116(ptr noundef %117, ptr noundef nonnull %5) #13
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %123, label %120

120:                                              ; preds = %113
  %121 = load ptr, ptr %0, align 8, !tbaa !42
  %122 = getelementptr inbounds %struct.queue, ptr %121, i64 0, i32 4
  store atomic i32 %118, ptr %122 seq_cst, align 8
  br label %123

123:                                              ; preds = %113, %120
  call void @free(ptr noundef nonnull %40) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #14
  br label %28

124:                                              ; preds = %32
  %125 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #13
  %126 = load ptr, ptr %0, align 8, !tbaa !42
  %127 = getelementptr inbounds %struct.queue, ptr %126, i64 0, i32 8
  store atomic i32 1, ptr %127 seq_cst, align 8
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i64 @queue_signal_of(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #13
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  br label %6

6:                                                ; preds = %10, %2
  %7 = phi ptr [ %5, %2 ], [ %8, %10 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !40
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !84
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !85

14:                                               ; preds = %6, %10
  %15 = phi i64 [ 0, %6 ], [ %12, %10 ]
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #13
  ret i64 %15
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 264) #13
  %6 = icmp eq ptr %5, null
  br i1 %6, label %21, label %7

7:                                                ; preds = %4
  store ptr %0, ptr %5, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !86
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %2, ptr %9, align 8, !tbaa !87
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 6, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !88
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 5
  store i32 %12, ptr %13, align 4, !tbaa !89
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 12
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 13
  store ptr %14, ptr %15, align 8, !tbaa !90
  br i1 %11, label %16, label %21

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 7
  %18 = tail call i32 @pthread_create(ptr noundef nonnull %17, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %5) #13
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call void @free(ptr noundef nonnull %5) #13
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #14
  store i64 0, ptr %4, align 8, !tbaa !3
  %20 = load ptr, ptr %0, align 8, !tbaa !51
  %21 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 29
  %22 = load ptr, ptr %21, align 8, !tbaa !91
  %23 = load ptr, ptr %20, align 8, !tbaa !25
  %24 = load ptr, ptr %5, align 8, !tbaa !87
  %25 = call i32 %22(ptr noundef %23, ptr noundef %24, ptr noundef nonnull %4) #13
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %19
  store atomic i32 %25, ptr %6 seq_cst, align 8
  br label %28

28:                                               ; preds = %19, %27
  %29 = load i64, ptr %4, align 8
  %30 = select i1 %26, i64 %29, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14
  %31 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #13
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
  %42 = load i64, ptr %41, align 8, !tbaa !84
  %43 = icmp ult i64 %42, %35
  br i1 %43, label %36, label %44, !llvm.loop !85

44:                                               ; preds = %40, %36, %28
  %45 = phi i64 [ 0, %28 ], [ %42, %40 ], [ 0, %36 ]
  %46 = load atomic i32, ptr %6 seq_cst, align 8
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i64 %30, i64 -1
  %49 = load atomic i64, ptr %8 seq_cst, align 8
  %50 = add i64 %49, -1
  %51 = icmp ult i64 %50, %48
  %52 = load i32, ptr %10, align 4, !tbaa !92
  %53 = icmp ne i32 %52, 0
  %54 = select i1 %53, i1 true, i1 %51
  %55 = icmp ne i64 %45, 0
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %60, label %57

57:                                               ; preds = %44
  store i32 1, ptr %11, align 8, !tbaa !93
  %58 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #13
  store i32 0, ptr %11, align 8, !tbaa !93
  %59 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #13
  br label %62

60:                                               ; preds = %44
  %61 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #13
  br i1 %53, label %80, label %62

62:                                               ; preds = %57, %60
  br i1 %51, label %63, label %70

63:                                               ; preds = %62
  %64 = atomicrmw xchg ptr %8, i64 0 seq_cst, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %69, label %66

66:                                               ; preds = %63
  %67 = load i32, ptr %18, align 8, !tbaa !94
  %68 = call i64 @write(i32 noundef %67, ptr noundef nonnull @notify.one, i64 noundef 8) #13
  br label %69

69:                                               ; preds = %66, %63, %79, %70
  br label %19

70:                                               ; preds = %62
  br i1 %55, label %71, label %69

71:                                               ; preds = %70
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %45, ptr %2, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #14
  store i32 1000207004, ptr %3, align 8, !tbaa !62
  store ptr null, ptr %13, align 8, !tbaa !64
  store i32 0, ptr %14, align 8, !tbaa !65
  store i32 1, ptr %15, align 4, !tbaa !66
  store ptr %5, ptr %16, align 8, !tbaa !67
  store ptr %2, ptr %17, align 8, !tbaa !68
  %72 = load ptr, ptr %0, align 8, !tbaa !51
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 37
  %74 = load ptr, ptr %73, align 8, !tbaa !69
  %75 = load ptr, ptr %72, align 8, !tbaa !25
  %76 = call i32 %74(ptr noundef %75, ptr noundef nonnull %3, i64 noundef 100000000) #13
  %77 = icmp slt i32 %76, 0
  br i1 %77, label %78, label %79

78:                                               ; preds = %71
  store atomic i32 %76, ptr %6 seq_cst, align 8
  br label %79

79:                                               ; preds = %71, %78
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #14
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
  store ptr %1, ptr %3, align 8, !tbaa !95
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %4 = load ptr, ptr %3, align 8, !tbaa !96
  store ptr %4, ptr %1, align 8, !tbaa !97
  store ptr %1, ptr %3, align 8, !tbaa !96
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load ptr, ptr %2, align 8, !tbaa !96
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !97
  store ptr %6, ptr %2, align 8, !tbaa !96
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
  %16 = getelementptr inbounds %struct.device, ptr %15, i64 0, i32 40
  %17 = load atomic i64, ptr %16 seq_cst, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %26, label %19, !prof !71

19:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #14
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #13
  %21 = load i64, ptr %14, align 8, !tbaa !72
  %22 = mul i64 %21, 1000000000
  %23 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %24 = load i64, ptr %23, align 8, !tbaa !74
  %25 = add i64 %22, %24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #14
  br label %26

26:                                               ; preds = %6, %19
  %27 = phi i64 [ %25, %19 ], [ 0, %6 ]
  %28 = getelementptr inbounds i8, ptr %1, i64 %2
  %29 = icmp sgt i64 %2, 0
  br i1 %29, label %30, label %86

30:                                               ; preds = %26
  %31 = load ptr, ptr %0, align 8, !tbaa !51
  %32 = getelementptr inbounds %struct.device, ptr %31, i64 0, i32 1
  br label %33

33:                                               ; preds = %82, %30
  %34 = phi ptr [ %1, %30 ], [ %83, %82 ]
  %35 = phi i64 [ 0, %30 ], [ %84, %82 ]
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
  %51 = load ptr, ptr %50, align 8, !tbaa !40
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
  %85 = icmp ult ptr %83, %28
  br i1 %85, label %33, label %86, !llvm.loop !111

86:                                               ; preds = %82, %26
  %87 = phi i64 [ 0, %26 ], [ %84, %82 ]
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %89

89:                                               ; preds = %93, %86
  %90 = phi ptr [ %88, %86 ], [ %91, %93 ]
  %91 = load ptr, ptr %90, align 8, !tbaa !40
  %92 = icmp eq ptr %91, null
  br i1 %92, label %97, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 5
  %95 = load i64, ptr %94, align 8, !tbaa !19
  %96 = icmp ult i64 %95, %87
  br i1 %96, label %89, label %99, !llvm.loop !112

97:                                               ; preds = %89
  %98 = add nsw i64 %87, 1
  br label %530

99:                                               ; preds = %93
  %100 = load ptr, ptr %91, align 8, !tbaa !97
  store ptr %100, ptr %90, align 8, !tbaa !40
  %101 = load ptr, ptr %0, align 8, !tbaa !51
  %102 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 18
  store i32 0, ptr %102, align 8, !tbaa !113
  %103 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 13
  store i32 0, ptr %103, align 8, !tbaa !114
  %104 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 6
  store i64 0, ptr %104, align 8, !tbaa !115
  %105 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 29
  store i32 0, ptr %105, align 8, !tbaa !116
  %106 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 26
  store i32 0, ptr %106, align 8, !tbaa !117
  %107 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 21
  %108 = load i32, ptr %107, align 8, !tbaa !27
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %111

110:                                              ; preds = %115, %99
  br label %138

111:                                              ; preds = %99
  %112 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 23
  %113 = getelementptr inbounds %struct.device, ptr %101, i64 0, i32 23
  %114 = getelementptr inbounds %struct.device, ptr %101, i64 0, i32 27
  br label %115

115:                                              ; preds = %115, %111
  %116 = phi i32 [ %108, %111 ], [ %128, %115 ]
  %117 = load ptr, ptr %112, align 8, !tbaa !28
  %118 = add i32 %116, -1
  store i32 %118, ptr %107, align 8, !tbaa !27
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds %struct.import, ptr %117, i64 %119
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds { ptr, ptr }, ptr %120, i64 0, i32 1
  %123 = load ptr, ptr %122, align 8
  %124 = load ptr, ptr %113, align 8, !tbaa !29
  %125 = load ptr, ptr %101, align 8, !tbaa !25
  call void %124(ptr noundef %125, ptr noundef %121, ptr noundef null) #13
  %126 = load ptr, ptr %114, align 8, !tbaa !30
  %127 = load ptr, ptr %101, align 8, !tbaa !25
  call void %126(ptr noundef %127, ptr noundef %123, ptr noundef null) #13
  %128 = load i32, ptr %107, align 8, !tbaa !27
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %110, label %115, !llvm.loop !31

130:                                              ; preds = %138
  %131 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 16
  %132 = load i32, ptr %131, align 4, !tbaa !118
  store i32 0, ptr %131, align 4, !tbaa !118
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %159, label %134

134:                                              ; preds = %130
  %135 = getelementptr inbounds %struct.device, ptr %101, i64 0, i32 33
  %136 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 17
  %137 = zext i32 %132 to i64
  br label %149

138:                                              ; preds = %138, %110
  %139 = phi i64 [ 0, %110 ], [ %147, %138 ]
  %140 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 34, i64 %139
  store ptr null, ptr %140, align 8, !tbaa !119
  %141 = or i64 %139, 1
  %142 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 34, i64 %141
  store ptr null, ptr %142, align 8, !tbaa !119
  %143 = or i64 %139, 2
  %144 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 34, i64 %143
  store ptr null, ptr %144, align 8, !tbaa !119
  %145 = or i64 %139, 3
  %146 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 34, i64 %145
  store ptr null, ptr %146, align 8, !tbaa !119
  %147 = add nuw nsw i64 %139, 4
  %148 = icmp eq i64 %147, 64
  br i1 %148, label %130, label %138, !llvm.loop !121

149:                                              ; preds = %149, %134
  %150 = phi i64 [ 0, %134 ], [ %157, %149 ]
  %151 = load ptr, ptr %135, align 8, !tbaa !122
  %152 = load ptr, ptr %101, align 8, !tbaa !25
  %153 = load ptr, ptr %136, align 8, !tbaa !33
  %154 = getelementptr inbounds ptr, ptr %153, i64 %150
  %155 = load ptr, ptr %154, align 8, !tbaa !40
  %156 = call i32 %151(ptr noundef %152, ptr noundef %155, i32 noundef 0) #13
  %157 = add nuw nsw i64 %150, 1
  %158 = icmp eq i64 %157, %137
  br i1 %158, label %159, label %149, !llvm.loop !123

159:                                              ; preds = %149, %130
  %160 = getelementptr inbounds %struct.device, ptr %101, i64 0, i32 32
  %161 = load ptr, ptr %160, align 8, !tbaa !124
  %162 = load ptr, ptr %101, align 8, !tbaa !25
  %163 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 2
  %164 = load ptr, ptr %163, align 8, !tbaa !14
  %165 = call i32 %161(ptr noundef %162, ptr noundef %164, i32 noundef 0) #13
  %166 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 9
  store i32 %4, ptr %166, align 4, !tbaa !125
  %167 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 10
  store ptr %5, ptr %167, align 8, !tbaa !126
  %168 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %91, ptr %168, align 8, !tbaa !127
  %169 = icmp eq i32 %165, 0
  br i1 %169, label %170, label %481

170:                                              ; preds = %159
  %171 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #15
  %172 = load ptr, ptr %167, align 8, !tbaa !126
  %173 = icmp eq ptr %172, null
  %174 = icmp ne i32 %171, 0
  %175 = select i1 %173, i1 true, i1 %174
  br i1 %175, label %208, label %176

176:                                              ; preds = %170
  %177 = load ptr, ptr %0, align 8, !tbaa !51
  %178 = load i32, ptr %166, align 4, !tbaa !125
  %179 = shl i32 %178, 1
  %180 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 8
  %181 = load i32, ptr %180, align 8, !tbaa !128
  %182 = icmp ugt i32 %179, %181
  br i1 %182, label %183, label %201

183:                                              ; preds = %176
  %184 = getelementptr inbounds %struct.device, ptr %177, i64 0, i32 25
  %185 = load ptr, ptr %184, align 8, !tbaa !23
  %186 = load ptr, ptr %177, align 8, !tbaa !25
  %187 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 7
  %188 = load ptr, ptr %187, align 8, !tbaa !26
  call void %185(ptr noundef %186, ptr noundef %188, ptr noundef null) #13
  store ptr null, ptr %187, align 8, !tbaa !26
  store i32 0, ptr %180, align 8, !tbaa !128
  %189 = call i32 @llvm.umax.i32(i32 %179, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #14
  store i32 11, ptr %13, align 8, !tbaa !129
  %190 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 1
  store ptr null, ptr %190, align 8, !tbaa !131
  %191 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 2
  store i32 0, ptr %191, align 8, !tbaa !132
  %192 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 3
  store i32 2, ptr %192, align 4, !tbaa !133
  %193 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 4
  store i32 %189, ptr %193, align 8, !tbaa !134
  %194 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 5
  store i32 0, ptr %194, align 4, !tbaa !135
  %195 = getelementptr inbounds %struct.device, ptr %177, i64 0, i32 22
  %196 = load ptr, ptr %195, align 8, !tbaa !136
  %197 = load ptr, ptr %177, align 8, !tbaa !25
  %198 = call i32 %196(ptr noundef %197, ptr noundef nonnull %13, ptr noundef null, ptr noundef nonnull %187) #13
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %207

200:                                              ; preds = %183
  store i32 %189, ptr %180, align 8, !tbaa !128
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #14
  br label %201

201:                                              ; preds = %200, %176
  %202 = getelementptr inbounds %struct.device, ptr %177, i64 0, i32 34
  %203 = load ptr, ptr %202, align 8, !tbaa !137
  %204 = load ptr, ptr %177, align 8, !tbaa !25
  %205 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 7
  %206 = load ptr, ptr %205, align 8, !tbaa !26
  call void %203(ptr noundef %204, ptr noundef %206, i32 noundef 0, i32 noundef %179) #13
  br label %208

207:                                              ; preds = %183
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #14
  br label %481

208:                                              ; preds = %201, %170
  %209 = phi i32 [ %171, %170 ], [ 0, %201 ]
  %210 = icmp eq i32 %209, 0
  %211 = select i1 %29, i1 %210, i1 false
  br i1 %211, label %212, label %220

212:                                              ; preds = %208
  %213 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %214 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 28
  %215 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %216 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 1
  %217 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 2
  %218 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 3
  %219 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  br label %223

220:                                              ; preds = %303, %208
  %221 = phi i32 [ %209, %208 ], [ %306, %303 ]
  %222 = phi i1 [ %210, %208 ], [ %312, %303 ]
  br i1 %222, label %314, label %339

223:                                              ; preds = %303, %212
  %224 = phi ptr [ %1, %212 ], [ %310, %303 ]
  %225 = phi i32 [ 1, %212 ], [ %305, %303 ]
  %226 = phi i32 [ 0, %212 ], [ %304, %303 ]
  %227 = load i16, ptr %224, align 4, !tbaa !98
  %228 = icmp eq i16 %227, 14
  br i1 %228, label %229, label %268

229:                                              ; preds = %223
  %230 = load ptr, ptr %214, align 8, !tbaa !35
  %231 = load i32, ptr %106, align 8, !tbaa !117
  %232 = add i32 %231, -1
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds %struct.submission, ptr %230, i64 %233, i32 1
  %235 = load i32, ptr %234, align 4, !tbaa !138
  %236 = icmp eq i32 %235, 32
  %237 = icmp eq i32 %225, 0
  %238 = select i1 %237, i1 true, i1 %236
  br i1 %238, label %239, label %262

239:                                              ; preds = %229
  %240 = load ptr, ptr %215, align 8, !tbaa !86
  %241 = getelementptr inbounds %struct.hardware_queue, ptr %240, i64 0, i32 1
  %242 = load i64, ptr %241, align 8, !tbaa !140
  %243 = trunc i64 %242 to i32
  %244 = and i64 %242, 2048
  %245 = icmp eq i64 %244, 0
  %246 = select i1 %245, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #14
  store i32 46, ptr %12, align 8, !tbaa !142
  store ptr null, ptr %216, align 8, !tbaa !144
  store i32 %246, ptr %217, align 8, !tbaa !145
  %247 = or i32 %246, 8192
  store i32 %247, ptr %218, align 4, !tbaa !146
  %248 = load ptr, ptr %0, align 8, !tbaa !51
  %249 = getelementptr inbounds %struct.device, ptr %248, i64 0, i32 18
  %250 = load ptr, ptr %249, align 8, !tbaa !147
  %251 = load ptr, ptr %213, align 8, !tbaa !148
  %252 = or i32 %243, 16384
  call void %250(ptr noundef %251, i32 noundef %243, i32 noundef %252, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  store i32 0, ptr %219, align 8, !tbaa !149
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #14
  %253 = load ptr, ptr %0, align 8, !tbaa !51
  %254 = getelementptr inbounds %struct.device, ptr %253, i64 0, i32 26
  %255 = load ptr, ptr %254, align 8, !tbaa !150
  %256 = load ptr, ptr %213, align 8, !tbaa !148
  %257 = call i32 %255(ptr noundef %256) #13
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %481

259:                                              ; preds = %239
  %260 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #15
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %262, label %481

262:                                              ; preds = %259, %229
  %263 = getelementptr inbounds %struct.wait, ptr %224, i64 0, i32 1
  %264 = load ptr, ptr %263, align 8, !tbaa !151
  %265 = getelementptr inbounds %struct.wait, ptr %224, i64 0, i32 2
  %266 = load i64, ptr %265, align 8, !tbaa !153
  %267 = call fastcc i32 @add_wait(ptr noundef nonnull %91, ptr noundef %264, i64 noundef %266) #15
  br label %303

268:                                              ; preds = %223
  %269 = load ptr, ptr %167, align 8, !tbaa !126
  %270 = icmp ne ptr %269, null
  %271 = icmp ne i32 %225, 0
  %272 = and i1 %271, %270
  br i1 %272, label %273, label %283

273:                                              ; preds = %268
  %274 = load i32, ptr %166, align 4, !tbaa !125
  %275 = add i32 %274, %226
  %276 = load ptr, ptr %0, align 8, !tbaa !51
  %277 = getelementptr inbounds %struct.device, ptr %276, i64 0, i32 19
  %278 = load ptr, ptr %277, align 8, !tbaa !154
  %279 = load ptr, ptr %213, align 8, !tbaa !148
  %280 = load ptr, ptr %168, align 8, !tbaa !127
  %281 = getelementptr inbounds %struct.context, ptr %280, i64 0, i32 7
  %282 = load ptr, ptr %281, align 8, !tbaa !26
  call void %278(ptr noundef %279, i32 noundef 8192, ptr noundef %282, i32 noundef %275) #13
  br label %283

283:                                              ; preds = %273, %268
  %284 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %224) #15
  %285 = getelementptr inbounds %struct.command, ptr %224, i64 0, i32 1
  %286 = load i16, ptr %285, align 2, !tbaa !155
  %287 = icmp eq i16 %286, 0
  br i1 %287, label %303, label %288

288:                                              ; preds = %283
  %289 = load ptr, ptr %167, align 8, !tbaa !126
  %290 = icmp eq ptr %289, null
  %291 = icmp ne i32 %284, 0
  %292 = select i1 %290, i1 true, i1 %291
  br i1 %292, label %301, label %293

293:                                              ; preds = %288
  %294 = load ptr, ptr %0, align 8, !tbaa !51
  %295 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 19
  %296 = load ptr, ptr %295, align 8, !tbaa !154
  %297 = load ptr, ptr %213, align 8, !tbaa !148
  %298 = load ptr, ptr %168, align 8, !tbaa !127
  %299 = getelementptr inbounds %struct.context, ptr %298, i64 0, i32 7
  %300 = load ptr, ptr %299, align 8, !tbaa !26
  call void %296(ptr noundef %297, i32 noundef 8192, ptr noundef %300, i32 noundef %226) #13
  br label %301

301:                                              ; preds = %293, %288
  %302 = add i32 %226, 1
  br label %303

303:                                              ; preds = %301, %283, %262
  %304 = phi i32 [ %302, %301 ], [ %226, %283 ], [ %226, %262 ]
  %305 = phi i32 [ 0, %301 ], [ 0, %283 ], [ 1, %262 ]
  %306 = phi i32 [ %284, %301 ], [ %284, %283 ], [ %267, %262 ]
  %307 = getelementptr inbounds %struct.command, ptr %224, i64 0, i32 2
  %308 = load i32, ptr %307, align 4, !tbaa !100
  %309 = zext i32 %308 to i64
  %310 = getelementptr inbounds i8, ptr %224, i64 %309
  %311 = icmp ult ptr %310, %28
  %312 = icmp eq i32 %306, 0
  %313 = select i1 %311, i1 %312, i1 false
  br i1 %313, label %223, label %220, !llvm.loop !156

314:                                              ; preds = %220
  %315 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %316 = load ptr, ptr %315, align 8, !tbaa !86
  %317 = getelementptr inbounds %struct.hardware_queue, ptr %316, i64 0, i32 1
  %318 = load i64, ptr %317, align 8, !tbaa !140
  %319 = trunc i64 %318 to i32
  %320 = and i64 %318, 2048
  %321 = icmp eq i64 %320, 0
  %322 = select i1 %321, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #14
  store i32 46, ptr %11, align 8, !tbaa !142
  %323 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 1
  store ptr null, ptr %323, align 8, !tbaa !144
  %324 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 2
  store i32 %322, ptr %324, align 8, !tbaa !145
  %325 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 3
  %326 = or i32 %322, 8192
  store i32 %326, ptr %325, align 4, !tbaa !146
  %327 = load ptr, ptr %0, align 8, !tbaa !51
  %328 = getelementptr inbounds %struct.device, ptr %327, i64 0, i32 18
  %329 = load ptr, ptr %328, align 8, !tbaa !147
  %330 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %331 = load ptr, ptr %330, align 8, !tbaa !148
  %332 = or i32 %319, 16384
  call void %329(ptr noundef %331, i32 noundef %319, i32 noundef %332, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %11, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  %333 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %333, align 8, !tbaa !149
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #14
  %334 = load ptr, ptr %0, align 8, !tbaa !51
  %335 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 26
  %336 = load ptr, ptr %335, align 8, !tbaa !150
  %337 = load ptr, ptr %330, align 8, !tbaa !148
  %338 = call i32 %336(ptr noundef %337) #13
  br label %339

339:                                              ; preds = %314, %220
  %340 = phi i32 [ %338, %314 ], [ %221, %220 ]
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %342, label %481

342:                                              ; preds = %339
  %343 = load ptr, ptr %168, align 8, !tbaa !127
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #14
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 16, !tbaa !8
  %344 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %344, align 16, !tbaa !8
  %345 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %345, align 16, !tbaa !8
  %346 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %346, align 16, !tbaa !8
  %347 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %347, align 16, !tbaa !8
  %348 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %348, align 16, !tbaa !8
  %349 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %349, align 16, !tbaa !8
  %350 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %350, align 16, !tbaa !8
  %351 = getelementptr inbounds %struct.context, ptr %343, i64 0, i32 26
  %352 = getelementptr inbounds %struct.context, ptr %343, i64 0, i32 28
  %353 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %354 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %355 = getelementptr inbounds %struct.context, ptr %343, i64 0, i32 32
  %356 = getelementptr inbounds %struct.context, ptr %343, i64 0, i32 31
  %357 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %358 = getelementptr inbounds %struct.context, ptr %343, i64 0, i32 24
  %359 = load i32, ptr %351, align 8, !tbaa !117
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %478, label %361

361:                                              ; preds = %342, %475
  %362 = phi i32 [ %379, %475 ], [ 0, %342 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %9) #14
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %10) #14
  %363 = zext i32 %362 to i64
  %364 = add i32 %362, 16
  br label %365

365:                                              ; preds = %418, %361
  %366 = phi i64 [ 0, %361 ], [ %448, %418 ]
  %367 = phi i64 [ %363, %361 ], [ %410, %418 ]
  %368 = phi i32 [ 0, %361 ], [ %402, %418 ]
  %369 = load i32, ptr %351, align 8, !tbaa !117
  %370 = zext i32 %369 to i64
  %371 = icmp ult i64 %367, %370
  %372 = icmp eq i32 %368, 0
  %373 = and i1 %372, %371
  br i1 %373, label %394, label %374

374:                                              ; preds = %365
  %375 = trunc i64 %367 to i32
  %376 = trunc i64 %366 to i32
  br label %377

377:                                              ; preds = %418, %374
  %378 = phi i32 [ %376, %374 ], [ 16, %418 ]
  %379 = phi i32 [ %375, %374 ], [ %364, %418 ]
  %380 = load ptr, ptr %357, align 8, !tbaa !86
  %381 = getelementptr inbounds %struct.hardware_queue, ptr %380, i64 0, i32 2
  %382 = call i32 @pthread_mutex_lock(ptr noundef nonnull %381) #13
  %383 = load ptr, ptr %0, align 8, !tbaa !51
  %384 = getelementptr inbounds %struct.device, ptr %383, i64 0, i32 30
  %385 = load ptr, ptr %384, align 8, !tbaa !157
  %386 = load ptr, ptr %357, align 8, !tbaa !86
  %387 = load ptr, ptr %386, align 8, !tbaa !158
  %388 = call i32 %385(ptr noundef %387, i32 noundef %378, ptr noundef nonnull %9, ptr noundef null) #13
  %389 = load ptr, ptr %357, align 8, !tbaa !86
  %390 = getelementptr inbounds %struct.hardware_queue, ptr %389, i64 0, i32 2
  %391 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %390) #13
  %392 = icmp eq i32 %388, 0
  br i1 %392, label %450, label %393

393:                                              ; preds = %377
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #14
  br label %478

394:                                              ; preds = %365
  %395 = load ptr, ptr %352, align 8, !tbaa !35
  %396 = getelementptr inbounds %struct.submission, ptr %395, i64 %367
  %397 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %366
  %398 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %366, i32 2
  store i32 0, ptr %398, align 8, !tbaa !159
  %399 = getelementptr inbounds %struct.submission, ptr %395, i64 %367, i32 3
  %400 = load i64, ptr %399, align 8, !tbaa !161
  %401 = icmp ne i64 %400, 0
  %402 = zext i1 %401 to i32
  br i1 %401, label %403, label %408

403:                                              ; preds = %394
  %404 = load ptr, ptr %353, align 8, !tbaa !48
  %405 = getelementptr inbounds %struct.staging, ptr %404, i64 0, i32 1, i32 5
  %406 = load ptr, ptr %405, align 8, !tbaa !162
  store ptr %406, ptr %397, align 8, !tbaa !40
  store i32 1, ptr %398, align 8, !tbaa !159
  %407 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %366, i32 1, i64 0
  store i64 %400, ptr %407, align 8, !tbaa !3
  br label %408

408:                                              ; preds = %403, %394
  %409 = phi i32 [ 1, %403 ], [ 0, %394 ]
  %410 = add nuw nsw i64 %367, 1
  %411 = icmp eq i64 %410, %370
  br i1 %411, label %412, label %418

412:                                              ; preds = %408
  %413 = load ptr, ptr %354, align 8, !tbaa !87
  %414 = zext i32 %409 to i64
  %415 = getelementptr inbounds [2 x ptr], ptr %397, i64 0, i64 %414
  store ptr %413, ptr %415, align 8, !tbaa !40
  %416 = add nuw nsw i32 %409, 1
  store i32 %416, ptr %398, align 8, !tbaa !159
  %417 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %366, i32 1, i64 %414
  store i64 %3, ptr %417, align 8, !tbaa !3
  br label %418

418:                                              ; preds = %412, %408
  %419 = phi i32 [ %416, %412 ], [ %409, %408 ]
  %420 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %8, i64 0, i64 %366
  %421 = getelementptr inbounds %struct.submission, ptr %395, i64 %367, i32 1
  %422 = load i32, ptr %421, align 4, !tbaa !138
  %423 = load ptr, ptr %355, align 8, !tbaa !37
  %424 = load i32, ptr %396, align 8, !tbaa !163
  %425 = zext i32 %424 to i64
  %426 = getelementptr inbounds i64, ptr %423, i64 %425
  %427 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %366, i32 1
  store i32 1000207003, ptr %420, align 16, !tbaa.struct !164
  %428 = getelementptr inbounds i8, ptr %420, i64 8
  store ptr null, ptr %428, align 8, !tbaa.struct !166
  %429 = getelementptr inbounds i8, ptr %420, i64 16
  store i32 %422, ptr %429, align 16, !tbaa.struct !167
  %430 = getelementptr inbounds i8, ptr %420, i64 24
  store ptr %426, ptr %430, align 8, !tbaa.struct !168
  %431 = getelementptr inbounds i8, ptr %420, i64 32
  store i32 %419, ptr %431, align 16, !tbaa.struct !169
  %432 = getelementptr inbounds i8, ptr %420, i64 40
  store ptr %427, ptr %432, align 8, !tbaa.struct !170
  %433 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %9, i64 0, i64 %366
  %434 = load i32, ptr %421, align 4, !tbaa !138
  %435 = load ptr, ptr %356, align 8, !tbaa !36
  %436 = load i32, ptr %396, align 8, !tbaa !163
  %437 = zext i32 %436 to i64
  %438 = getelementptr inbounds ptr, ptr %435, i64 %437
  %439 = getelementptr inbounds %struct.submission, ptr %395, i64 %367, i32 2
  store i32 4, ptr %433, align 8, !tbaa.struct !171
  %440 = getelementptr inbounds i8, ptr %433, i64 8
  store ptr %420, ptr %440, align 8, !tbaa.struct !172
  %441 = getelementptr inbounds i8, ptr %433, i64 16
  store i32 %434, ptr %441, align 8, !tbaa.struct !173
  %442 = getelementptr inbounds i8, ptr %433, i64 24
  store ptr %438, ptr %442, align 8, !tbaa.struct !174
  %443 = getelementptr inbounds i8, ptr %433, i64 32
  store ptr %7, ptr %443, align 8, !tbaa.struct !166
  %444 = getelementptr inbounds i8, ptr %433, i64 40
  store i32 1, ptr %444, align 8, !tbaa.struct !167
  %445 = getelementptr inbounds i8, ptr %433, i64 48
  store ptr %439, ptr %445, align 8, !tbaa.struct !168
  %446 = getelementptr inbounds i8, ptr %433, i64 56
  store i32 %419, ptr %446, align 8, !tbaa.struct !169
  %447 = getelementptr inbounds i8, ptr %433, i64 64
  store ptr %397, ptr %447, align 8, !tbaa.struct !170
  %448 = add nuw nsw i64 %366, 1
  %449 = icmp eq i64 %448, 16
  br i1 %449, label %377, label %365, !llvm.loop !175

450:                                              ; preds = %377
  %451 = load ptr, ptr %353, align 8, !tbaa !48
  %452 = load ptr, ptr %358, align 8, !tbaa !176
  %453 = icmp eq ptr %452, null
  br i1 %453, label %475, label %454

454:                                              ; preds = %450
  %455 = getelementptr inbounds %struct.staging, ptr %451, i64 0, i32 7
  %456 = call i32 @pthread_mutex_lock(ptr noundef nonnull %455) #13
  %457 = load ptr, ptr %358, align 8, !tbaa !176
  %458 = icmp eq ptr %457, null
  br i1 %458, label %466, label %459

459:                                              ; preds = %454
  %460 = getelementptr inbounds %struct.staging, ptr %451, i64 0, i32 6
  br label %461

461:                                              ; preds = %470, %459
  %462 = phi ptr [ %457, %459 ], [ %473, %470 ]
  %463 = getelementptr inbounds %struct.chunk, ptr %462, i64 0, i32 5
  %464 = load i32, ptr %463, align 4, !tbaa !177
  %465 = icmp ult i32 %464, %379
  br i1 %465, label %470, label %466

466:                                              ; preds = %470, %461, %454
  %467 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %455) #13
  %468 = getelementptr inbounds %struct.staging, ptr %451, i64 0, i32 8
  %469 = call i32 @pthread_cond_signal(ptr noundef nonnull %468) #13
  br label %475

470:                                              ; preds = %461
  %471 = load ptr, ptr %462, align 8, !tbaa !55
  store ptr %471, ptr %358, align 8, !tbaa !176
  store ptr null, ptr %462, align 8, !tbaa !55
  %472 = load ptr, ptr %460, align 8, !tbaa !47
  store ptr %462, ptr %472, align 8, !tbaa !40
  store ptr %462, ptr %460, align 8, !tbaa !47
  %473 = load ptr, ptr %358, align 8, !tbaa !176
  %474 = icmp eq ptr %473, null
  br i1 %474, label %466, label %461, !llvm.loop !178

475:                                              ; preds = %466, %450
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #14
  %476 = load i32, ptr %351, align 8, !tbaa !117
  %477 = icmp ult i32 %379, %476
  br i1 %477, label %361, label %478

478:                                              ; preds = %475, %393, %342
  %479 = phi i32 [ %362, %393 ], [ 0, %342 ], [ %379, %475 ]
  %480 = phi i32 [ %388, %393 ], [ 0, %342 ], [ 0, %475 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #14
  br label %481

481:                                              ; preds = %259, %239, %478, %339, %207, %159
  %482 = phi i32 [ %479, %478 ], [ 0, %339 ], [ 0, %159 ], [ 0, %207 ], [ 0, %239 ], [ 0, %259 ]
  %483 = phi i32 [ %480, %478 ], [ %340, %339 ], [ %165, %159 ], [ %198, %207 ], [ %260, %259 ], [ %257, %239 ]
  %484 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 24
  %485 = load ptr, ptr %484, align 8, !tbaa !176
  %486 = icmp eq ptr %485, null
  br i1 %486, label %498, label %487

487:                                              ; preds = %481
  %488 = getelementptr inbounds %struct.chunk, ptr %485, i64 0, i32 2
  %489 = load i64, ptr %488, align 8, !tbaa !58
  %490 = add i64 %489, -1
  %491 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %492 = load ptr, ptr %491, align 8, !tbaa !48
  %493 = getelementptr inbounds %struct.staging, ptr %492, i64 0, i32 2
  store i64 %490, ptr %493, align 8, !tbaa !179
  br label %494

494:                                              ; preds = %494, %487
  %495 = phi ptr [ %496, %494 ], [ %485, %487 ]
  %496 = load ptr, ptr %495, align 8, !tbaa !55
  call void @free(ptr noundef nonnull %495) #13
  %497 = icmp eq ptr %496, null
  br i1 %497, label %498, label %494, !llvm.loop !180

498:                                              ; preds = %494, %481
  store ptr null, ptr %484, align 8, !tbaa !176
  %499 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 25
  store ptr %484, ptr %499, align 8, !tbaa !21
  %500 = icmp eq i32 %483, 0
  br i1 %500, label %511, label %501

501:                                              ; preds = %498
  %502 = icmp ne i32 %482, 0
  %503 = icmp eq i32 %483, -4
  %504 = select i1 %502, i1 true, i1 %503
  br i1 %504, label %505, label %507

505:                                              ; preds = %501
  %506 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %483, ptr %506 seq_cst, align 8
  br label %509

507:                                              ; preds = %501
  %508 = load ptr, ptr %88, align 8, !tbaa !96
  store ptr %508, ptr %91, align 8, !tbaa !97
  store ptr %91, ptr %88, align 8, !tbaa !96
  br label %509

509:                                              ; preds = %507, %505
  %510 = sext i32 %483 to i64
  br label %530

511:                                              ; preds = %498
  %512 = getelementptr inbounds %struct.context, ptr %91, i64 0, i32 1
  store i64 %3, ptr %512, align 8, !tbaa !84
  store ptr null, ptr %91, align 8, !tbaa !97
  %513 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %514 = call i32 @pthread_mutex_lock(ptr noundef nonnull %513) #13
  %515 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %516 = load ptr, ptr %515, align 8, !tbaa !90
  store ptr %91, ptr %516, align 8, !tbaa !40
  store ptr %91, ptr %515, align 8, !tbaa !90
  %517 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %518 = load i32, ptr %517, align 8, !tbaa !93
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %528, label %520

520:                                              ; preds = %511
  %521 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %522 = load atomic i64, ptr %521 seq_cst, align 8
  %523 = icmp eq i64 %522, 0
  %524 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %513) #13
  br i1 %523, label %530, label %525

525:                                              ; preds = %520
  %526 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %527 = call i32 @pthread_cond_signal(ptr noundef nonnull %526) #13
  br label %530

528:                                              ; preds = %511
  %529 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %513) #13
  br label %530

530:                                              ; preds = %97, %509, %520, %525, %528
  %531 = phi i64 [ %98, %97 ], [ %510, %509 ], [ 0, %528 ], [ 0, %525 ], [ 0, %520 ]
  %532 = icmp eq i64 %27, 0
  br i1 %532, label %540, label %533, !prof !71

533:                                              ; preds = %530
  %534 = load ptr, ptr %0, align 8, !tbaa !51
  %535 = getelementptr inbounds %struct.device, ptr %534, i64 0, i32 40
  %536 = load atomic i64, ptr %535 seq_cst, align 8
  %537 = icmp eq i64 %536, 0
  br i1 %537, label %540, label %538

538:                                              ; preds = %533
  %539 = inttoptr i64 %536 to ptr
  call fastcc void @add_span(ptr noundef nonnull %539, i64 noundef %27, i16 noundef zeroext 1, i16 noundef zeroext 2, i64 noundef 0) #15
  br label %540

540:                                              ; preds = %530, %533, %538
  ret i64 %531
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @device_record(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #8 {
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5) local_unnamed_addr #3 {
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = add i64 %5, 1
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 8) #13
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  store ptr %9, ptr %10, align 8, !tbaa !38
  %11 = icmp eq ptr %9, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %1, ptr %13, align 8, !tbaa !127
  %14 = tail call fastcc i32 @begin_submission(ptr noundef %0) #15
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
  %32 = load i64, ptr %19, align 8, !tbaa !115
  %33 = load ptr, ptr %0, align 8, !tbaa !51
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !101
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
  %46 = tail call fastcc i32 @execute(ptr noundef %0, ptr noundef %45) #15
  %47 = getelementptr inbounds %struct.command, ptr %45, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !100
  %49 = zext i32 %48 to i64
  %50 = add i64 %24, %49
  %51 = icmp ult i64 %50, %3
  %52 = icmp eq i32 %46, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %23, label %20, !llvm.loop !181

54:                                               ; preds = %20
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !86
  %57 = getelementptr inbounds %struct.hardware_queue, ptr %56, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !140
  %59 = trunc i64 %58 to i32
  %60 = and i64 %58, 2048
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #14
  store i32 46, ptr %7, align 8, !tbaa !142
  %63 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %63, align 8, !tbaa !144
  %64 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %62, ptr %64, align 8, !tbaa !145
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %66 = or i32 %62, 8192
  store i32 %66, ptr %65, align 4, !tbaa !146
  %67 = load ptr, ptr %0, align 8, !tbaa !51
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 18
  %69 = load ptr, ptr %68, align 8, !tbaa !147
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %71 = load ptr, ptr %70, align 8, !tbaa !148
  %72 = or i32 %59, 16384
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %73, align 8, !tbaa !149
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #14
  %74 = load ptr, ptr %0, align 8, !tbaa !51
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 26
  %76 = load ptr, ptr %75, align 8, !tbaa !150
  %77 = load ptr, ptr %70, align 8, !tbaa !148
  %78 = call i32 %76(ptr noundef %77) #13
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
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 28
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 26
  %9 = load i32, ptr %8, align 8, !tbaa !117
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 27
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
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #13
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !40
  store i32 %16, ptr %10, align 4, !tbaa !8
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !51
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %26 = load i32, ptr %25, align 8, !tbaa !114
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 12
  %28 = load i32, ptr %27, align 4, !tbaa !182
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 14
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !40
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #13
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  store i32 40, ptr %2, align 8, !tbaa !183
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !185
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !14
  store ptr %44, ptr %42, align 8, !tbaa !186
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %47 = load i32, ptr %46, align 8, !tbaa !20
  store i32 %47, ptr %45, align 8, !tbaa !187
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 4, !tbaa !182
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !188
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !189
  %55 = load ptr, ptr %24, align 8, !tbaa !25
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #13
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 4, !tbaa !182
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  %59 = load i32, ptr %25, align 8, !tbaa !114
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  br label %99

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %64 = load i32, ptr %63, align 8, !tbaa !20
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #14
  store i32 42, ptr %4, align 8, !tbaa !190
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !192
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !193
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !194
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !195
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 14
  %74 = load ptr, ptr %73, align 8, !tbaa !32
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !40
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #14
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !32
  %82 = load i32, ptr %25, align 8, !tbaa !114
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 8, !tbaa !114
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !40
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %86, ptr %87, align 8, !tbaa !148
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 1, ptr %88, align 8, !tbaa !149
  %89 = load ptr, ptr %7, align 8, !tbaa !35
  %90 = load i32, ptr %8, align 8, !tbaa !117
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !117
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 29
  %95 = load i32, ptr %94, align 8, !tbaa !116
  store i32 %95, ptr %93, align 8, !tbaa.struct !196
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !197
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !198
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !199
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
  %37 = load i16, ptr %1, align 4, !tbaa !98
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
  %40 = load ptr, ptr %39, align 8, !tbaa !40
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %42 = load ptr, ptr %41, align 8, !tbaa !127
  %43 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #15
  %44 = getelementptr inbounds %struct.kernel, ptr %40, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !102
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %62, label %47

47:                                               ; preds = %38
  %48 = load ptr, ptr %0, align 8, !tbaa !51
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
  %59 = load ptr, ptr %58, align 8, !tbaa !18
  %60 = getelementptr inbounds i8, ptr %59, i64 %56
  %61 = tail call ptr @memset(ptr noundef %60, i32 noundef 0, i64 noundef %45) #13
  br label %62

62:                                               ; preds = %47, %38
  %63 = phi i64 [ %56, %47 ], [ 0, %38 ]
  %64 = load i64, ptr %40, align 8, !tbaa !200
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
  %104 = load ptr, ptr %67, align 8, !tbaa !201
  %105 = getelementptr inbounds %struct.task, ptr %104, i64 %103
  %106 = load ptr, ptr %0, align 8, !tbaa !51
  %107 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 6
  %108 = load i64, ptr %107, align 8, !tbaa !202
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %112, label %110

110:                                              ; preds = %102
  %111 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 8
  br label %127

112:                                              ; preds = %102
  %113 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %114 = load i64, ptr %113, align 8, !tbaa !204
  br label %141

115:                                              ; preds = %127
  %116 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 4
  %117 = load i64, ptr %116, align 8, !tbaa !205
  %118 = add i64 %137, -1
  %119 = add i64 %118, %117
  %120 = udiv i64 %119, %117
  %121 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %122 = load i64, ptr %121, align 8, !tbaa !204
  %123 = icmp ult i64 %120, %122
  %124 = icmp ugt i64 %117, %119
  %125 = select i1 %124, i64 1, i64 %120
  %126 = select i1 %123, i64 %125, i64 %122
  br label %141

127:                                              ; preds = %127, %110
  %128 = phi i64 [ 0, %110 ], [ %138, %127 ]
  %129 = phi i64 [ 1, %110 ], [ %137, %127 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %33) #14
  %130 = load ptr, ptr %111, align 8, !tbaa !206
  %131 = getelementptr inbounds i64, ptr %130, i64 %128
  %132 = load i64, ptr %131, align 8, !tbaa !3
  %133 = getelementptr inbounds i8, ptr %68, i64 %132
  %134 = call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %133, i64 noundef 4) #13
  %135 = load i32, ptr %33, align 4, !tbaa !8
  %136 = sext i32 %135 to i64
  %137 = mul i64 %129, %136
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %33) #14
  %138 = add nuw i64 %128, 1
  %139 = load i64, ptr %107, align 8, !tbaa !202
  %140 = icmp ult i64 %138, %139
  br i1 %140, label %127, label %115, !llvm.loop !207

141:                                              ; preds = %115, %112
  %142 = phi i64 [ %126, %115 ], [ %114, %112 ]
  %143 = trunc i64 %142 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %34) #14
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %146

145:                                              ; preds = %141
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #14
  br label %495

146:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #14
  %147 = load ptr, ptr %0, align 8, !tbaa !51
  %148 = load ptr, ptr %41, align 8, !tbaa !127
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %30) #14
  %149 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 5
  %150 = load i64, ptr %149, align 8, !tbaa !208
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
  store <2 x ptr> zeroinitializer, ptr %174, align 8, !tbaa !40
  %175 = getelementptr inbounds ptr, ptr %174, i64 2
  store <2 x ptr> zeroinitializer, ptr %175, align 8, !tbaa !40
  %176 = add nuw i64 %172, 4
  %177 = icmp eq i64 %176, %169
  br i1 %177, label %178, label %171, !llvm.loop !209

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
  %186 = load ptr, ptr %153, align 8, !tbaa !212
  %187 = getelementptr inbounds %struct.binding, ptr %186, i64 %184
  %188 = load i64, ptr %187, align 8, !tbaa !213
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
  %193 = load i64, ptr %192, align 8, !tbaa !215
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #14
  %194 = getelementptr inbounds i8, ptr %68, i64 %193
  %195 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %194, i64 noundef 8) #13
  %196 = load ptr, ptr %29, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #14
  %197 = load ptr, ptr %196, align 8, !tbaa !216
  %198 = add i32 %185, 1
  %199 = zext i32 %185 to i64
  %200 = getelementptr inbounds ptr, ptr %30, i64 %199
  store ptr %197, ptr %200, align 8, !tbaa !40
  %201 = load i64, ptr %149, align 8, !tbaa !208
  br label %202

202:                                              ; preds = %191, %182
  %203 = phi i64 [ %201, %191 ], [ %183, %182 ]
  %204 = phi i32 [ %198, %191 ], [ %185, %182 ]
  %205 = add nuw i64 %184, 1
  %206 = icmp ult i64 %205, %203
  br i1 %206, label %182, label %154, !llvm.loop !218

207:                                              ; preds = %180, %207
  %208 = phi i64 [ %209, %207 ], [ %181, %180 ]
  %209 = add nuw nsw i64 %208, 1
  %210 = getelementptr inbounds ptr, ptr %30, i64 %208
  store ptr null, ptr %210, align 8, !tbaa !40
  %211 = and i64 %209, 4294967295
  %212 = icmp eq i64 %211, 6
  br i1 %212, label %213, label %207, !llvm.loop !219

213:                                              ; preds = %207, %178, %154
  %214 = load ptr, ptr %41, align 8, !tbaa !127
  %215 = ptrtoint ptr %105 to i64
  %216 = udiv i64 %215, 72
  %217 = and i64 %216, 63
  %218 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 34, i64 %217
  %219 = load ptr, ptr %218, align 8, !tbaa !119
  %220 = icmp eq ptr %219, %105
  br i1 %220, label %221, label %239

221:                                              ; preds = %213
  %222 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 34, i64 %217, i32 2, i64 0
  %223 = load <4 x ptr>, ptr %222, align 8, !tbaa !40
  %224 = load <4 x ptr>, ptr %30, align 16, !tbaa !40
  %225 = icmp ne <4 x ptr> %223, %224
  %226 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 34, i64 %217, i32 2, i64 4
  %227 = load <2 x ptr>, ptr %226, align 8, !tbaa !40
  %228 = load <2 x ptr>, ptr %70, align 16, !tbaa !40
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
  %238 = load ptr, ptr %237, align 8, !tbaa !220
  store ptr %238, ptr %35, align 8, !tbaa !40
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
  %248 = load i32, ptr %242, align 4, !tbaa !118
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %259, label %250

250:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #14
  store i32 34, ptr %28, align 8, !tbaa !221
  store ptr null, ptr %71, align 8, !tbaa !223
  %251 = load ptr, ptr %243, align 8, !tbaa !33
  %252 = add i32 %248, -1
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds ptr, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8, !tbaa !40
  store ptr %255, ptr %72, align 8, !tbaa !224
  store i32 1, ptr %73, align 8, !tbaa !225
  store ptr %244, ptr %74, align 8, !tbaa !226
  %256 = load ptr, ptr %245, align 8, !tbaa !227
  %257 = load ptr, ptr %147, align 8, !tbaa !25
  %258 = call i32 %256(ptr noundef %257, ptr noundef nonnull %28, ptr noundef nonnull %35) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #14
  switch i32 %258, label %299 [
    i32 -12, label %259
    i32 -1000069000, label %259
  ]

259:                                              ; preds = %250, %250, %239
  %260 = load i32, ptr %242, align 4, !tbaa !118
  %261 = load i32, ptr %246, align 8, !tbaa !22
  %262 = icmp ult i32 %260, %261
  br i1 %262, label %263, label %265

263:                                              ; preds = %259
  %264 = add nuw i32 %260, 1
  store i32 %264, ptr %242, align 4, !tbaa !118
  br label %290

265:                                              ; preds = %259
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %26, ptr noundef nonnull align 16 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #14
  store i32 33, ptr %27, align 8, !tbaa !228
  store ptr null, ptr %75, align 8, !tbaa !230
  store i32 0, ptr %76, align 8, !tbaa !231
  store i32 128, ptr %77, align 4, !tbaa !232
  store i32 5, ptr %78, align 8, !tbaa !233
  store ptr %26, ptr %79, align 8, !tbaa !234
  %266 = icmp eq i32 %261, 0
  %267 = shl i32 %261, 1
  %268 = select i1 %266, i32 8, i32 %267
  %269 = load ptr, ptr %243, align 8, !tbaa !40
  %270 = zext i32 %268 to i64
  %271 = shl nuw nsw i64 %270, 3
  %272 = call ptr @realloc(ptr noundef %269, i64 noundef %271) #13
  %273 = icmp eq ptr %272, null
  br i1 %273, label %282, label %274

274:                                              ; preds = %265
  store ptr %272, ptr %243, align 8, !tbaa !40
  %275 = load ptr, ptr %247, align 8, !tbaa !235
  %276 = load ptr, ptr %147, align 8, !tbaa !25
  %277 = load i32, ptr %246, align 8, !tbaa !22
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds ptr, ptr %272, i64 %278
  %280 = call i32 %275(ptr noundef %276, ptr noundef nonnull %27, ptr noundef null, ptr noundef nonnull %279) #13
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %284, label %282

282:                                              ; preds = %274, %265
  %283 = phi i32 [ -1, %265 ], [ %280, %274 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #14
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #14
  br label %499

284:                                              ; preds = %274
  %285 = load i32, ptr %246, align 8, !tbaa !22
  %286 = add i32 %285, 1
  store i32 %286, ptr %246, align 8, !tbaa !22
  %287 = load i32, ptr %242, align 4, !tbaa !118
  %288 = add i32 %287, 1
  store i32 %288, ptr %242, align 4, !tbaa !118
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #14
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #14
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %499, label %290

290:                                              ; preds = %284, %263
  %291 = phi i32 [ %260, %263 ], [ %287, %284 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #14
  store i32 34, ptr %28, align 8, !tbaa !221
  store ptr null, ptr %71, align 8, !tbaa !223
  %292 = load ptr, ptr %243, align 8, !tbaa !33
  %293 = zext i32 %291 to i64
  %294 = getelementptr inbounds ptr, ptr %292, i64 %293
  %295 = load ptr, ptr %294, align 8, !tbaa !40
  store ptr %295, ptr %72, align 8, !tbaa !224
  store i32 1, ptr %73, align 8, !tbaa !225
  store ptr %244, ptr %74, align 8, !tbaa !226
  %296 = load ptr, ptr %245, align 8, !tbaa !227
  %297 = load ptr, ptr %147, align 8, !tbaa !25
  %298 = call i32 %296(ptr noundef %297, ptr noundef nonnull %28, ptr noundef nonnull %35) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #14
  br label %299

299:                                              ; preds = %290, %250
  %300 = phi i32 [ %258, %250 ], [ %298, %290 ]
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %499

302:                                              ; preds = %299
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %31) #14
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %32) #14
  %303 = load i64, ptr %149, align 8, !tbaa !208
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
  %313 = load ptr, ptr %312, align 8, !tbaa !236
  %314 = load ptr, ptr %147, align 8, !tbaa !25
  call void %313(ptr noundef %314, i32 noundef %311, ptr noundef nonnull %31, i32 noundef 0, ptr noundef null) #13
  br i1 %240, label %404, label %395

315:                                              ; preds = %381, %305
  %316 = phi i64 [ 0, %305 ], [ %392, %381 ]
  %317 = load ptr, ptr %306, align 8, !tbaa !212
  %318 = getelementptr inbounds %struct.binding, ptr %317, i64 %316
  %319 = getelementptr inbounds [128 x %union.anon], ptr %32, i64 0, i64 %316
  %320 = load i64, ptr %318, align 8, !tbaa !213
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
  %322 = load ptr, ptr %307, align 8, !tbaa !17
  %323 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 3
  %324 = load i64, ptr %323, align 8, !tbaa !237
  store ptr %322, ptr %319, align 8, !tbaa.struct !238
  %325 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %325, align 8, !tbaa.struct !239
  %326 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %324, ptr %326, align 8, !tbaa.struct !199
  br label %368

327:                                              ; preds = %315
  %328 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %329 = load i64, ptr %328, align 8, !tbaa !215
  %330 = inttoptr i64 %329 to ptr
  br label %339

331:                                              ; preds = %315
  %332 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %333 = load i64, ptr %332, align 8, !tbaa !215
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #14
  %334 = getelementptr inbounds i8, ptr %68, i64 %333
  %335 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %334, i64 noundef 8) #13
  %336 = load ptr, ptr %25, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #14
  br label %339

337:                                              ; preds = %315
  %338 = load ptr, ptr %80, align 8, !tbaa !95
  br label %339

339:                                              ; preds = %337, %331, %327
  %340 = phi ptr [ %330, %327 ], [ %336, %331 ], [ %338, %337 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !216
  %342 = getelementptr inbounds %struct.memory, ptr %340, i64 0, i32 1
  %343 = load i64, ptr %342, align 8, !tbaa !240
  store ptr %341, ptr %319, align 8, !tbaa.struct !238
  %344 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %344, align 8, !tbaa.struct !239
  %345 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %343, ptr %345, align 8, !tbaa.struct !199
  br label %368

346:                                              ; preds = %315
  %347 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %348 = load i64, ptr %347, align 8, !tbaa !215
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #14
  %349 = getelementptr inbounds i8, ptr %68, i64 %348
  %350 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %349, i64 noundef 8) #13
  %351 = load ptr, ptr %24, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #14
  %352 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 3
  %353 = load ptr, ptr %352, align 8, !tbaa !241
  %354 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 1
  %355 = load ptr, ptr %354, align 8, !tbaa !243
  store ptr %353, ptr %319, align 8, !tbaa.struct !244
  %356 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %355, ptr %356, align 8, !tbaa.struct !245
  %357 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %357, align 8, !tbaa.struct !246
  br label %368

358:                                              ; preds = %315
  %359 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %360 = load i64, ptr %359, align 8, !tbaa !215
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #14
  %361 = getelementptr inbounds i8, ptr %68, i64 %360
  %362 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %361, i64 noundef 8) #13
  %363 = load ptr, ptr %23, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #14
  %364 = getelementptr inbounds %struct.texture, ptr %363, i64 0, i32 2
  %365 = load ptr, ptr %364, align 8, !tbaa !247
  store ptr null, ptr %319, align 8, !tbaa.struct !244
  %366 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %365, ptr %366, align 8, !tbaa.struct !245
  %367 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %367, align 8, !tbaa.struct !246
  br label %368

368:                                              ; preds = %358, %346, %339, %321
  %369 = load i64, ptr %318, align 8, !tbaa !213
  br label %370

370:                                              ; preds = %368, %315
  %371 = phi i64 [ %369, %368 ], [ %320, %315 ]
  %372 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %31, i64 0, i64 %316
  %373 = load ptr, ptr %35, align 8, !tbaa !40
  %374 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 1
  %375 = load i64, ptr %374, align 8, !tbaa !248
  %376 = trunc i64 %375 to i32
  %377 = icmp ult i64 %371, 8
  br i1 %377, label %378, label %381

378:                                              ; preds = %370
  %379 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %371
  %380 = load i32, ptr %379, align 4
  br label %381

381:                                              ; preds = %370, %378
  %382 = phi i32 [ %380, %378 ], [ 7, %370 ]
  store i32 35, ptr %372, align 16, !tbaa.struct !249
  %383 = getelementptr inbounds i8, ptr %372, i64 8
  store ptr null, ptr %383, align 8, !tbaa.struct !250
  %384 = getelementptr inbounds i8, ptr %372, i64 16
  store ptr %373, ptr %384, align 16, !tbaa.struct !251
  %385 = getelementptr inbounds i8, ptr %372, i64 24
  store i32 %376, ptr %385, align 8, !tbaa.struct !252
  %386 = getelementptr inbounds i8, ptr %372, i64 28
  store i32 0, ptr %386, align 4, !tbaa.struct !253
  %387 = getelementptr inbounds i8, ptr %372, i64 32
  store i32 1, ptr %387, align 16, !tbaa.struct !254
  %388 = getelementptr inbounds i8, ptr %372, i64 36
  store i32 %382, ptr %388, align 4, !tbaa.struct !255
  %389 = getelementptr inbounds i8, ptr %372, i64 40
  store ptr %319, ptr %389, align 8, !tbaa.struct !256
  %390 = getelementptr inbounds i8, ptr %372, i64 48
  store ptr %319, ptr %390, align 16, !tbaa.struct !257
  %391 = getelementptr inbounds i8, ptr %372, i64 56
  store ptr null, ptr %391, align 8, !tbaa.struct !170
  %392 = add nuw i64 %316, 1
  %393 = load i64, ptr %149, align 8, !tbaa !208
  %394 = icmp ult i64 %392, %393
  br i1 %394, label %315, label %308, !llvm.loop !258

395:                                              ; preds = %310
  store ptr %105, ptr %241, align 8, !tbaa !119
  %396 = load ptr, ptr %35, align 8, !tbaa !40
  %397 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 1
  store ptr %396, ptr %397, align 8, !tbaa !220
  %398 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 0
  %399 = load <2 x ptr>, ptr %30, align 16, !tbaa !40
  store <2 x ptr> %399, ptr %398, align 8, !tbaa !40
  %400 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 2
  %401 = load <2 x ptr>, ptr %69, align 16, !tbaa !40
  store <2 x ptr> %401, ptr %400, align 8, !tbaa !40
  %402 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 4
  %403 = load <2 x ptr>, ptr %70, align 16, !tbaa !40
  store <2 x ptr> %403, ptr %402, align 8, !tbaa !40
  br label %404

404:                                              ; preds = %395, %310
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %32) #14
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %31) #14
  br label %405

405:                                              ; preds = %404, %236
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #14
  %406 = load i32, ptr %81, align 8, !tbaa !149
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %420, label %408

408:                                              ; preds = %405
  %409 = load ptr, ptr %82, align 8, !tbaa !86
  %410 = getelementptr inbounds %struct.hardware_queue, ptr %409, i64 0, i32 1
  %411 = load i64, ptr %410, align 8, !tbaa !140
  %412 = trunc i64 %411 to i32
  %413 = and i64 %411, 2048
  %414 = icmp eq i64 %413, 0
  %415 = select i1 %414, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #14
  store i32 46, ptr %22, align 8, !tbaa !142
  store ptr null, ptr %83, align 8, !tbaa !144
  store i32 %415, ptr %84, align 8, !tbaa !145
  store i32 %415, ptr %85, align 4, !tbaa !146
  %416 = load ptr, ptr %0, align 8, !tbaa !51
  %417 = getelementptr inbounds %struct.device, ptr %416, i64 0, i32 18
  %418 = load ptr, ptr %417, align 8, !tbaa !147
  %419 = load ptr, ptr %86, align 8, !tbaa !148
  call void %418(ptr noundef %419, i32 noundef %412, i32 noundef %412, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %22, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #14
  br label %420

420:                                              ; preds = %408, %405
  store i32 1, ptr %81, align 8, !tbaa !149
  %421 = load i64, ptr %149, align 8, !tbaa !208
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %425, label %423

423:                                              ; preds = %420
  %424 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  br label %439

425:                                              ; preds = %490, %420
  %426 = phi i32 [ 0, %420 ], [ %491, %490 ]
  %427 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 8
  %428 = load ptr, ptr %427, align 8, !tbaa !259
  %429 = load ptr, ptr %86, align 8, !tbaa !148
  %430 = load ptr, ptr %105, align 8, !tbaa !260
  call void %428(ptr noundef %429, i32 noundef 1, ptr noundef %430) #13
  %431 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 7
  %432 = load ptr, ptr %431, align 8, !tbaa !261
  %433 = load ptr, ptr %86, align 8, !tbaa !148
  %434 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 1
  %435 = load ptr, ptr %434, align 8, !tbaa !262
  call void %432(ptr noundef %433, i32 noundef 1, ptr noundef %435, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %35, i32 noundef %426, ptr noundef nonnull %34) #13
  %436 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 15
  %437 = load ptr, ptr %436, align 8, !tbaa !263
  %438 = load ptr, ptr %86, align 8, !tbaa !148
  call void %437(ptr noundef %438, i32 noundef %143, i32 noundef 1, i32 noundef 1) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #14
  br label %495

439:                                              ; preds = %490, %423
  %440 = phi i32 [ 0, %423 ], [ %491, %490 ]
  %441 = phi i64 [ 0, %423 ], [ %492, %490 ]
  %442 = load ptr, ptr %424, align 8, !tbaa !212
  %443 = getelementptr inbounds %struct.binding, ptr %442, i64 %441
  %444 = load i64, ptr %443, align 8, !tbaa !213
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
  store i32 %101, ptr %448, align 4, !tbaa !8
  br label %490

449:                                              ; preds = %439
  %450 = getelementptr inbounds %struct.binding, ptr %442, i64 %441, i32 2
  %451 = load i64, ptr %450, align 8, !tbaa !215
  %452 = add i64 %451, %43
  %453 = trunc i64 %452 to i32
  %454 = add i32 %440, 1
  %455 = zext i32 %440 to i64
  %456 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %455
  store i32 %453, ptr %456, align 4, !tbaa !8
  br label %490

457:                                              ; preds = %439
  %458 = add i32 %440, 1
  %459 = zext i32 %440 to i64
  %460 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %459
  store i32 %100, ptr %460, align 4, !tbaa !8
  br label %490

461:                                              ; preds = %439, %439
  %462 = getelementptr inbounds %struct.binding, ptr %442, i64 %441, i32 2
  %463 = load i64, ptr %462, align 8, !tbaa !215
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #14
  %464 = getelementptr inbounds i8, ptr %68, i64 %463
  %465 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %464, i64 noundef 8) #13
  %466 = load ptr, ptr %21, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #14
  %467 = load ptr, ptr %466, align 8, !tbaa !264
  %468 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 1
  %469 = load i32, ptr %468, align 8, !tbaa !265
  %470 = icmp eq i32 %469, 1
  br i1 %470, label %490, label %471

471:                                              ; preds = %461
  %472 = load ptr, ptr %82, align 8, !tbaa !86
  %473 = getelementptr inbounds %struct.hardware_queue, ptr %472, i64 0, i32 1
  %474 = load i64, ptr %473, align 8, !tbaa !140
  %475 = trunc i64 %474 to i32
  %476 = and i64 %474, 2048
  %477 = icmp eq i64 %476, 0
  %478 = select i1 %477, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #14
  store i32 45, ptr %20, align 8, !tbaa !267
  store ptr null, ptr %87, align 8, !tbaa !270
  store i32 %478, ptr %88, align 8, !tbaa !271
  store i32 %478, ptr %89, align 4, !tbaa !272
  store i32 %469, ptr %90, align 8, !tbaa !273
  store i32 1, ptr %91, align 4, !tbaa !274
  store i32 -1, ptr %92, align 8, !tbaa !275
  store i32 -1, ptr %93, align 4, !tbaa !276
  %479 = load ptr, ptr %467, align 8, !tbaa !277
  store ptr %479, ptr %94, align 8, !tbaa !278
  %480 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 2
  %481 = load i32, ptr %480, align 4, !tbaa !279
  store i32 %481, ptr %95, align 8, !tbaa !280
  store i32 0, ptr %96, align 4, !tbaa !281
  %482 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 3
  %483 = load i32, ptr %482, align 8, !tbaa !282
  store i32 %483, ptr %97, align 8, !tbaa !283
  store i32 0, ptr %98, align 4, !tbaa !284
  %484 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 4
  %485 = load i32, ptr %484, align 4, !tbaa !285
  store i32 %485, ptr %99, align 8, !tbaa !286
  %486 = load ptr, ptr %0, align 8, !tbaa !51
  %487 = getelementptr inbounds %struct.device, ptr %486, i64 0, i32 18
  %488 = load ptr, ptr %487, align 8, !tbaa !147
  %489 = load ptr, ptr %86, align 8, !tbaa !148
  call void %488(ptr noundef %489, i32 noundef %475, i32 noundef %475, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %20) #13
  store i32 1, ptr %468, align 8, !tbaa !265
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #14
  br label %490

490:                                              ; preds = %471, %461, %457, %449, %445, %439
  %491 = phi i32 [ %440, %439 ], [ %458, %457 ], [ %454, %449 ], [ %446, %445 ], [ %440, %461 ], [ %440, %471 ]
  %492 = add nuw i64 %441, 1
  %493 = load i64, ptr %149, align 8, !tbaa !208
  %494 = icmp ult i64 %492, %493
  br i1 %494, label %439, label %425, !llvm.loop !287

495:                                              ; preds = %425, %145
  %496 = add nuw i64 %103, 1
  %497 = load i64, ptr %40, align 8, !tbaa !200
  %498 = icmp ult i64 %496, %497
  br i1 %498, label %102, label %501, !llvm.loop !288

499:                                              ; preds = %299, %284, %282
  %500 = phi i32 [ %283, %282 ], [ -1000069000, %284 ], [ %300, %299 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #14
  br label %1089

501:                                              ; preds = %495, %62
  %502 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %503 = load ptr, ptr %502, align 8, !tbaa !40
  %504 = icmp eq ptr %503, null
  br i1 %504, label %1089, label %505

505:                                              ; preds = %501
  %506 = load i64, ptr %44, align 8, !tbaa !102
  %507 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 20
  %508 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 18
  %509 = load i32, ptr %508, align 8, !tbaa !113
  %510 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 19
  %511 = load i32, ptr %510, align 4, !tbaa !8
  %512 = icmp ugt i32 %511, %509
  br i1 %512, label %513, label %515

513:                                              ; preds = %505
  %514 = load ptr, ptr %507, align 8, !tbaa !34
  br label %526

515:                                              ; preds = %505
  %516 = icmp eq i32 %511, 0
  %517 = shl i32 %511, 1
  %518 = select i1 %516, i32 8, i32 %517
  %519 = load ptr, ptr %507, align 8, !tbaa !40
  %520 = zext i32 %518 to i64
  %521 = mul nuw nsw i64 %520, 24
  %522 = call ptr @realloc(ptr noundef %519, i64 noundef %521) #13
  %523 = icmp eq ptr %522, null
  br i1 %523, label %1089, label %524

524:                                              ; preds = %515
  store ptr %522, ptr %507, align 8, !tbaa !40
  store i32 %518, ptr %510, align 4, !tbaa !8
  %525 = load i32, ptr %508, align 8, !tbaa !113
  br label %526

526:                                              ; preds = %524, %513
  %527 = phi i32 [ %509, %513 ], [ %525, %524 ]
  %528 = phi ptr [ %514, %513 ], [ %522, %524 ]
  %529 = add i32 %527, 1
  store i32 %529, ptr %508, align 8, !tbaa !113
  %530 = zext i32 %527 to i64
  %531 = getelementptr inbounds %struct.arrival, ptr %528, i64 %530
  %532 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %533 = load ptr, ptr %532, align 8, !tbaa !18
  %534 = getelementptr inbounds i8, ptr %533, i64 %63
  store ptr %503, ptr %531, align 8, !tbaa.struct !289
  %535 = getelementptr inbounds i8, ptr %531, i64 8
  store ptr %534, ptr %535, align 8, !tbaa.struct !198
  %536 = getelementptr inbounds i8, ptr %531, i64 16
  store i64 %506, ptr %536, align 8, !tbaa.struct !199
  br label %1089

537:                                              ; preds = %2, %2
  %538 = icmp eq i16 %37, 4
  %539 = zext i1 %538 to i32
  %540 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %541 = load ptr, ptr %540, align 8, !tbaa !127
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #14
  %542 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 3
  %543 = load ptr, ptr %542, align 8, !tbaa !17
  store ptr %543, ptr %18, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #14
  %544 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %545 = load i64, ptr %544, align 8, !tbaa !104
  %546 = icmp ult i64 %545, 32769
  br i1 %546, label %547, label %595

547:                                              ; preds = %537
  %548 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 6
  %549 = load i64, ptr %548, align 8, !tbaa !115
  %550 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %551 = load i64, ptr %550, align 8, !tbaa !101
  %552 = add i64 %549, -1
  %553 = add i64 %552, %551
  %554 = urem i64 %553, %551
  %555 = sub nuw i64 %553, %554
  %556 = add i64 %555, %545
  store i64 %556, ptr %548, align 8, !tbaa !115
  store i64 %555, ptr %19, align 8, !tbaa !3
  %557 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %558 = load ptr, ptr %557, align 8, !tbaa !290
  br i1 %538, label %590, label %559

559:                                              ; preds = %547
  %560 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 20
  %561 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 18
  %562 = load i32, ptr %561, align 8, !tbaa !113
  %563 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 19
  %564 = load i32, ptr %563, align 4, !tbaa !8
  %565 = icmp ugt i32 %564, %562
  br i1 %565, label %566, label %568

566:                                              ; preds = %559
  %567 = load ptr, ptr %560, align 8, !tbaa !34
  br label %579

568:                                              ; preds = %559
  %569 = icmp eq i32 %564, 0
  %570 = shl i32 %564, 1
  %571 = select i1 %569, i32 8, i32 %570
  %572 = load ptr, ptr %560, align 8, !tbaa !40
  %573 = zext i32 %571 to i64
  %574 = mul nuw nsw i64 %573, 24
  %575 = tail call ptr @realloc(ptr noundef %572, i64 noundef %574) #13
  %576 = icmp eq ptr %575, null
  br i1 %576, label %700, label %577

577:                                              ; preds = %568
  store ptr %575, ptr %560, align 8, !tbaa !40
  store i32 %571, ptr %563, align 4, !tbaa !8
  %578 = load i32, ptr %561, align 8, !tbaa !113
  br label %579

579:                                              ; preds = %577, %566
  %580 = phi i32 [ %562, %566 ], [ %578, %577 ]
  %581 = phi ptr [ %567, %566 ], [ %575, %577 ]
  %582 = add i32 %580, 1
  store i32 %582, ptr %561, align 8, !tbaa !113
  %583 = zext i32 %580 to i64
  %584 = getelementptr inbounds %struct.arrival, ptr %581, i64 %583
  %585 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 4
  %586 = load ptr, ptr %585, align 8, !tbaa !18
  %587 = getelementptr inbounds i8, ptr %586, i64 %555
  store ptr %558, ptr %584, align 8, !tbaa.struct !289
  %588 = getelementptr inbounds i8, ptr %584, i64 8
  store ptr %587, ptr %588, align 8, !tbaa.struct !198
  %589 = getelementptr inbounds i8, ptr %584, i64 16
  store i64 %545, ptr %589, align 8, !tbaa.struct !199
  br label %660

590:                                              ; preds = %547
  %591 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 4
  %592 = load ptr, ptr %591, align 8, !tbaa !18
  %593 = getelementptr inbounds i8, ptr %592, i64 %555
  %594 = tail call ptr @memcpy(ptr noundef %593, ptr noundef %558, i64 noundef %545) #13
  br label %660

595:                                              ; preds = %537
  %596 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 38
  %597 = load i64, ptr %596, align 8, !tbaa !291
  %598 = icmp eq i64 %597, 255
  br i1 %598, label %599, label %655

599:                                              ; preds = %595
  %600 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %601 = load ptr, ptr %600, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #14
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
  %612 = load i64, ptr %602, align 8, !tbaa !60
  %613 = tail call i64 @llvm.umin.i64(i64 %545, i64 %612)
  %614 = load ptr, ptr %603, align 8, !tbaa !290
  %615 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %614, i64 noundef %613, i32 noundef %539, ptr noundef nonnull %17) #15
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %619, label %617

617:                                              ; preds = %635, %599
  %618 = phi i32 [ %615, %599 ], [ %643, %635 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #14
  br label %700

619:                                              ; preds = %599, %635
  %620 = phi i64 [ %640, %635 ], [ %613, %599 ]
  %621 = phi i64 [ %637, %635 ], [ 0, %599 ]
  %622 = load ptr, ptr %604, align 8, !tbaa !292
  %623 = load i64, ptr %17, align 8, !tbaa !3
  %624 = load ptr, ptr %605, align 8, !tbaa !293
  %625 = load i64, ptr %606, align 8, !tbaa !294
  %626 = add i64 %625, %621
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #14
  store i64 %623, ptr %15, align 8, !tbaa !295
  store i64 %626, ptr %607, align 8, !tbaa !297
  store i64 %620, ptr %608, align 8, !tbaa !298
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #14
  store i64 %626, ptr %16, align 8, !tbaa !295
  store i64 %623, ptr %609, align 8, !tbaa !297
  store i64 %620, ptr %610, align 8, !tbaa !298
  %627 = load ptr, ptr %0, align 8, !tbaa !51
  %628 = getelementptr inbounds %struct.device, ptr %627, i64 0, i32 11
  %629 = load ptr, ptr %628, align 8, !tbaa !299
  %630 = load ptr, ptr %611, align 8, !tbaa !148
  br i1 %538, label %631, label %645

631:                                              ; preds = %619
  call void %629(ptr noundef %630, ptr noundef %622, ptr noundef %624, i32 noundef 1, ptr noundef nonnull %15) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #14
  %632 = add i64 %621, %620
  %633 = load i64, ptr %544, align 8, !tbaa !104
  %634 = icmp ugt i64 %633, %632
  br i1 %634, label %635, label %649

635:                                              ; preds = %645, %631
  %636 = phi i64 [ %633, %631 ], [ %647, %645 ]
  %637 = phi i64 [ %632, %631 ], [ %646, %645 ]
  %638 = sub i64 %636, %637
  %639 = load i64, ptr %602, align 8, !tbaa !60
  %640 = call i64 @llvm.umin.i64(i64 %638, i64 %639)
  %641 = load ptr, ptr %603, align 8, !tbaa !290
  %642 = getelementptr inbounds i8, ptr %641, i64 %637
  %643 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %642, i64 noundef %640, i32 noundef %539, ptr noundef nonnull %17) #15
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %619, label %617, !llvm.loop !300

645:                                              ; preds = %619
  call void %629(ptr noundef %630, ptr noundef %624, ptr noundef %622, i32 noundef 1, ptr noundef nonnull %16) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #14
  %646 = add i64 %621, %620
  %647 = load i64, ptr %544, align 8, !tbaa !104
  %648 = icmp ugt i64 %647, %646
  br i1 %648, label %635, label %650

649:                                              ; preds = %631
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #14
  br label %700

650:                                              ; preds = %645
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #14
  %651 = load ptr, ptr %600, align 8, !tbaa !48
  %652 = getelementptr inbounds %struct.staging, ptr %651, i64 0, i32 2
  %653 = load i64, ptr %652, align 8, !tbaa !179
  %654 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %653) #15
  br label %700

655:                                              ; preds = %595
  %656 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %657 = load ptr, ptr %656, align 8, !tbaa !290
  %658 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %657, i64 noundef %545, ptr noundef nonnull %18, ptr noundef nonnull %19) #15
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %700

660:                                              ; preds = %655, %590, %579
  %661 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %662 = load i32, ptr %661, align 8, !tbaa !149
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %681, label %664

664:                                              ; preds = %660
  %665 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %666 = load ptr, ptr %665, align 8, !tbaa !86
  %667 = getelementptr inbounds %struct.hardware_queue, ptr %666, i64 0, i32 1
  %668 = load i64, ptr %667, align 8, !tbaa !140
  %669 = trunc i64 %668 to i32
  %670 = and i64 %668, 2048
  %671 = icmp eq i64 %670, 0
  %672 = select i1 %671, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #14
  store i32 46, ptr %14, align 8, !tbaa !142
  %673 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 1
  store ptr null, ptr %673, align 8, !tbaa !144
  %674 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 2
  store i32 %672, ptr %674, align 8, !tbaa !145
  %675 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 3
  store i32 %672, ptr %675, align 4, !tbaa !146
  %676 = load ptr, ptr %0, align 8, !tbaa !51
  %677 = getelementptr inbounds %struct.device, ptr %676, i64 0, i32 18
  %678 = load ptr, ptr %677, align 8, !tbaa !147
  %679 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %680 = load ptr, ptr %679, align 8, !tbaa !148
  call void %678(ptr noundef %680, i32 noundef %669, i32 noundef %669, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %14, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #14
  br label %681

681:                                              ; preds = %664, %660
  store i32 1, ptr %661, align 8, !tbaa !149
  %682 = load ptr, ptr %18, align 8, !tbaa !40
  %683 = load i64, ptr %19, align 8, !tbaa !3
  %684 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %685 = load ptr, ptr %684, align 8, !tbaa !293
  %686 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %687 = load i64, ptr %686, align 8, !tbaa !294
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #14
  store i64 %683, ptr %12, align 8, !tbaa !295
  %688 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 1
  store i64 %687, ptr %688, align 8, !tbaa !297
  %689 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 2
  store i64 %545, ptr %689, align 8, !tbaa !298
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #14
  store i64 %687, ptr %13, align 8, !tbaa !295
  %690 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  store i64 %683, ptr %690, align 8, !tbaa !297
  %691 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  store i64 %545, ptr %691, align 8, !tbaa !298
  %692 = load ptr, ptr %0, align 8, !tbaa !51
  %693 = getelementptr inbounds %struct.device, ptr %692, i64 0, i32 11
  %694 = load ptr, ptr %693, align 8, !tbaa !299
  %695 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %696 = load ptr, ptr %695, align 8, !tbaa !148
  br i1 %538, label %697, label %698

697:                                              ; preds = %681
  call void %694(ptr noundef %696, ptr noundef %682, ptr noundef %685, i32 noundef 1, ptr noundef nonnull %12) #13
  br label %699

698:                                              ; preds = %681
  call void %694(ptr noundef %696, ptr noundef %685, ptr noundef %682, i32 noundef 1, ptr noundef nonnull %13) #13
  br label %699

699:                                              ; preds = %698, %697
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #14
  br label %700

700:                                              ; preds = %568, %617, %649, %650, %655, %699
  %701 = phi i32 [ 0, %699 ], [ %658, %655 ], [ %618, %617 ], [ %654, %650 ], [ 0, %649 ], [ -1, %568 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #14
  br label %1089

702:                                              ; preds = %2, %2
  %703 = icmp eq i16 %37, 8
  %704 = zext i1 %703 to i32
  %705 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %706 = load ptr, ptr %705, align 8, !tbaa !127
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #14
  %707 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 3
  %708 = load ptr, ptr %707, align 8, !tbaa !17
  store ptr %708, ptr %10, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #14
  %709 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %710 = load i64, ptr %709, align 8, !tbaa !106
  %711 = icmp ult i64 %710, 32769
  br i1 %711, label %712, label %764

712:                                              ; preds = %702
  %713 = add nuw nsw i64 %710, 48
  %714 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 6
  %715 = load i64, ptr %714, align 8, !tbaa !115
  %716 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %717 = load i64, ptr %716, align 8, !tbaa !101
  %718 = add i64 %715, -1
  %719 = add i64 %718, %717
  %720 = urem i64 %719, %717
  %721 = sub nuw i64 %719, %720
  %722 = add i64 %713, %721
  store i64 %722, ptr %714, align 8, !tbaa !115
  %723 = add i64 %721, 47
  %724 = urem i64 %723, 48
  %725 = sub nuw i64 %723, %724
  store i64 %725, ptr %11, align 8, !tbaa !3
  %726 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %727 = load ptr, ptr %726, align 8, !tbaa !301
  br i1 %703, label %759, label %728

728:                                              ; preds = %712
  %729 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 20
  %730 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 18
  %731 = load i32, ptr %730, align 8, !tbaa !113
  %732 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 19
  %733 = load i32, ptr %732, align 4, !tbaa !8
  %734 = icmp ugt i32 %733, %731
  br i1 %734, label %735, label %737

735:                                              ; preds = %728
  %736 = load ptr, ptr %729, align 8, !tbaa !34
  br label %748

737:                                              ; preds = %728
  %738 = icmp eq i32 %733, 0
  %739 = shl i32 %733, 1
  %740 = select i1 %738, i32 8, i32 %739
  %741 = load ptr, ptr %729, align 8, !tbaa !40
  %742 = zext i32 %740 to i64
  %743 = mul nuw nsw i64 %742, 24
  %744 = tail call ptr @realloc(ptr noundef %741, i64 noundef %743) #13
  %745 = icmp eq ptr %744, null
  br i1 %745, label %916, label %746

746:                                              ; preds = %737
  store ptr %744, ptr %729, align 8, !tbaa !40
  store i32 %740, ptr %732, align 4, !tbaa !8
  %747 = load i32, ptr %730, align 8, !tbaa !113
  br label %748

748:                                              ; preds = %746, %735
  %749 = phi i32 [ %731, %735 ], [ %747, %746 ]
  %750 = phi ptr [ %736, %735 ], [ %744, %746 ]
  %751 = add i32 %749, 1
  store i32 %751, ptr %730, align 8, !tbaa !113
  %752 = zext i32 %749 to i64
  %753 = getelementptr inbounds %struct.arrival, ptr %750, i64 %752
  %754 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 4
  %755 = load ptr, ptr %754, align 8, !tbaa !18
  %756 = getelementptr inbounds i8, ptr %755, i64 %725
  store ptr %727, ptr %753, align 8, !tbaa.struct !289
  %757 = getelementptr inbounds i8, ptr %753, i64 8
  store ptr %756, ptr %757, align 8, !tbaa.struct !198
  %758 = getelementptr inbounds i8, ptr %753, i64 16
  store i64 %710, ptr %758, align 8, !tbaa.struct !199
  br label %889

759:                                              ; preds = %712
  %760 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 4
  %761 = load ptr, ptr %760, align 8, !tbaa !18
  %762 = getelementptr inbounds i8, ptr %761, i64 %725
  %763 = tail call ptr @memcpy(ptr noundef %762, ptr noundef %727, i64 noundef %710) #13
  br label %889

764:                                              ; preds = %702
  %765 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %766 = load ptr, ptr %765, align 8, !tbaa !301
  %767 = ptrtoint ptr %766 to i64
  %768 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %769 = load i64, ptr %768, align 8, !tbaa !302
  %770 = urem i64 %767, %769
  %771 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 38
  %772 = load i64, ptr %771, align 8, !tbaa !291
  %773 = icmp ne i64 %772, 255
  %774 = and i64 %770, 3
  %775 = icmp eq i64 %774, 0
  %776 = select i1 %773, i1 %775, i1 false
  %777 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %778 = load i64, ptr %777, align 8, !tbaa !303
  br i1 %776, label %779, label %782

779:                                              ; preds = %764
  %780 = urem i64 %770, %778
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %886, label %782

782:                                              ; preds = %779, %764
  %783 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %784 = load ptr, ptr %783, align 8, !tbaa !48
  %785 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %786 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %787 = load i32, ptr %786, align 4, !tbaa !304
  %788 = zext i32 %787 to i64
  %789 = mul i64 %778, %788
  %790 = getelementptr inbounds %struct.staging, ptr %784, i64 0, i32 1
  %791 = getelementptr inbounds %struct.staging, ptr %784, i64 0, i32 1, i32 3
  %792 = load i64, ptr %791, align 8, !tbaa !60
  %793 = udiv i64 %792, %789
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #14
  %794 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %795 = load i64, ptr %794, align 8, !tbaa !305
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
  %814 = load i32, ptr %798, align 4, !tbaa !306
  br label %815

815:                                              ; preds = %870, %797
  %816 = phi i64 [ %795, %797 ], [ %871, %870 ]
  %817 = phi i32 [ %814, %797 ], [ %872, %870 ]
  %818 = phi i64 [ 0, %797 ], [ %875, %870 ]
  %819 = phi ptr [ %766, %797 ], [ %873, %870 ]
  %820 = icmp eq i32 %817, 0
  br i1 %820, label %870, label %821

821:                                              ; preds = %815
  %822 = load i32, ptr %799, align 4, !tbaa !307
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
  %838 = load i32, ptr %801, align 8, !tbaa !308
  %839 = load i32, ptr %802, align 4, !tbaa !309
  %840 = add nsw i32 %839, %833
  %841 = load i32, ptr %803, align 8, !tbaa !310
  %842 = add nsw i32 %841, %828
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #14
  %843 = load i64, ptr %785, align 8, !tbaa !311
  store i64 %843, ptr %9, align 8, !tbaa !311
  %844 = load i64, ptr %805, align 8, !tbaa !312
  %845 = add i64 %844, %818
  store i64 %845, ptr %804, align 8, !tbaa !312
  store i64 1, ptr %806, align 8, !tbaa !305
  store i32 %838, ptr %807, align 8, !tbaa.struct !313
  store i32 %840, ptr %808, align 4, !tbaa.struct !314
  store i32 %842, ptr %809, align 8, !tbaa.struct !315
  %846 = load i32, ptr %786, align 4, !tbaa !304
  store i32 %846, ptr %810, align 4, !tbaa !316
  store i32 %837, ptr %811, align 8, !tbaa !317
  store i32 1, ptr %812, align 4, !tbaa !318
  %847 = zext i32 %837 to i64
  %848 = mul i64 %789, %847
  %849 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %832, i64 noundef %848, i32 noundef %704, ptr noundef nonnull %8) #15
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %877

851:                                              ; preds = %830
  %852 = load ptr, ptr %790, align 8, !tbaa !292
  %853 = load i64, ptr %8, align 8, !tbaa !3
  %854 = load ptr, ptr %813, align 8, !tbaa !319
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %852, i64 noundef %853, ptr noundef %854, ptr noundef nonnull %9, i32 noundef %704) #15
  %855 = getelementptr inbounds i8, ptr %832, i64 %848
  %856 = add i32 %837, %833
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #14
  %857 = load i32, ptr %799, align 4, !tbaa !307
  %858 = icmp ugt i32 %857, %856
  br i1 %858, label %830, label %859, !llvm.loop !320

859:                                              ; preds = %851
  %860 = load i32, ptr %798, align 4, !tbaa !306
  br label %861

861:                                              ; preds = %859, %823
  %862 = phi i32 [ %824, %823 ], [ %860, %859 ]
  %863 = phi i32 [ %825, %823 ], [ %860, %859 ]
  %864 = phi i32 [ 0, %823 ], [ %857, %859 ]
  %865 = phi ptr [ %827, %823 ], [ %855, %859 ]
  %866 = add nuw i32 %828, 1
  %867 = icmp ult i32 %866, %863
  br i1 %867, label %823, label %868, !llvm.loop !321

868:                                              ; preds = %861
  %869 = load i64, ptr %794, align 8, !tbaa !305
  br label %870

870:                                              ; preds = %868, %815
  %871 = phi i64 [ %816, %815 ], [ %869, %868 ]
  %872 = phi i32 [ 0, %815 ], [ %862, %868 ]
  %873 = phi ptr [ %819, %815 ], [ %865, %868 ]
  %874 = add nuw nsw i64 %818, 1
  %875 = and i64 %874, 4294967295
  %876 = icmp ugt i64 %871, %875
  br i1 %876, label %815, label %878, !llvm.loop !322

877:                                              ; preds = %830
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #14
  br label %884

878:                                              ; preds = %870, %782
  br i1 %703, label %884, label %879

879:                                              ; preds = %878
  %880 = load ptr, ptr %783, align 8, !tbaa !48
  %881 = getelementptr inbounds %struct.staging, ptr %880, i64 0, i32 2
  %882 = load i64, ptr %881, align 8, !tbaa !179
  %883 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %882) #15
  br label %884

884:                                              ; preds = %879, %878, %877
  %885 = phi i32 [ %849, %877 ], [ %883, %879 ], [ 0, %878 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #14
  br label %916

886:                                              ; preds = %779
  %887 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %766, i64 noundef %710, ptr noundef nonnull %10, ptr noundef nonnull %11) #15
  %888 = icmp eq i32 %887, 0
  br i1 %888, label %889, label %916

889:                                              ; preds = %886, %759, %748
  %890 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %891 = load i32, ptr %890, align 8, !tbaa !149
  %892 = icmp eq i32 %891, 0
  br i1 %892, label %910, label %893

893:                                              ; preds = %889
  %894 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %895 = load ptr, ptr %894, align 8, !tbaa !86
  %896 = getelementptr inbounds %struct.hardware_queue, ptr %895, i64 0, i32 1
  %897 = load i64, ptr %896, align 8, !tbaa !140
  %898 = trunc i64 %897 to i32
  %899 = and i64 %897, 2048
  %900 = icmp eq i64 %899, 0
  %901 = select i1 %900, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #14
  store i32 46, ptr %7, align 8, !tbaa !142
  %902 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %902, align 8, !tbaa !144
  %903 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %901, ptr %903, align 8, !tbaa !145
  %904 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %901, ptr %904, align 4, !tbaa !146
  %905 = load ptr, ptr %0, align 8, !tbaa !51
  %906 = getelementptr inbounds %struct.device, ptr %905, i64 0, i32 18
  %907 = load ptr, ptr %906, align 8, !tbaa !147
  %908 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %909 = load ptr, ptr %908, align 8, !tbaa !148
  call void %907(ptr noundef %909, i32 noundef %898, i32 noundef %898, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #14
  br label %910

910:                                              ; preds = %893, %889
  store i32 1, ptr %890, align 8, !tbaa !149
  %911 = load ptr, ptr %10, align 8, !tbaa !40
  %912 = load i64, ptr %11, align 8, !tbaa !3
  %913 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %914 = load ptr, ptr %913, align 8, !tbaa !319
  %915 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %911, i64 noundef %912, ptr noundef %914, ptr noundef nonnull %915, i32 noundef %704) #15
  br label %916

916:                                              ; preds = %737, %884, %886, %910
  %917 = phi i32 [ 0, %910 ], [ %885, %884 ], [ %887, %886 ], [ -1, %737 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #14
  br label %1089

918:                                              ; preds = %2
  %919 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %920 = load ptr, ptr %919, align 8, !tbaa !40
  %921 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %922 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %923 = load i32, ptr %922, align 4, !tbaa !100
  %924 = zext i32 %923 to i64
  %925 = getelementptr inbounds i8, ptr %1, i64 %924
  %926 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 33
  %927 = load ptr, ptr %926, align 8, !tbaa !38
  %928 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %929 = load i32, ptr %928, align 8, !tbaa !149
  %930 = icmp eq i32 %929, 0
  br i1 %930, label %947, label %931

931:                                              ; preds = %918
  %932 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %933 = load ptr, ptr %932, align 8, !tbaa !86
  %934 = getelementptr inbounds %struct.hardware_queue, ptr %933, i64 0, i32 1
  %935 = load i64, ptr %934, align 8, !tbaa !140
  %936 = trunc i64 %935 to i32
  %937 = and i64 %935, 2048
  %938 = icmp eq i64 %937, 0
  %939 = select i1 %938, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #14
  store i32 46, ptr %5, align 8, !tbaa !142
  %940 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %940, align 8, !tbaa !144
  %941 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %939, ptr %941, align 8, !tbaa !145
  %942 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %939, ptr %942, align 4, !tbaa !146
  %943 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %944 = load ptr, ptr %943, align 8, !tbaa !147
  %945 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %946 = load ptr, ptr %945, align 8, !tbaa !148
  call void %944(ptr noundef %946, i32 noundef %936, i32 noundef %936, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #14
  br label %947

947:                                              ; preds = %931, %918
  store i32 1, ptr %928, align 8, !tbaa !149
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
  call void @llvm.lifetime.start.p0(i64 1536, ptr nonnull %6) #14
  %960 = icmp ult ptr %958, %925
  br i1 %960, label %961, label %984

961:                                              ; preds = %957, %961
  %962 = phi i64 [ %965, %961 ], [ 0, %957 ]
  %963 = phi ptr [ %978, %961 ], [ %958, %957 ]
  %964 = phi ptr [ %968, %961 ], [ %959, %957 ]
  %965 = add nuw nsw i64 %962, 1
  %966 = getelementptr inbounds [64 x %struct.VkBufferCopy], ptr %6, i64 0, i64 %962
  %967 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %963) #15
  %968 = getelementptr inbounds i64, ptr %964, i64 1
  %969 = load i64, ptr %964, align 8, !tbaa !3
  %970 = getelementptr inbounds %struct.command, ptr %963, i64 0, i32 2
  %971 = load i32, ptr %970, align 4, !tbaa !100
  %972 = zext i32 %971 to i64
  %973 = add nsw i64 %972, -32
  store i64 %967, ptr %966, align 8, !tbaa.struct !323
  %974 = getelementptr inbounds i8, ptr %966, i64 8
  store i64 %969, ptr %974, align 8, !tbaa.struct !239
  %975 = getelementptr inbounds i8, ptr %966, i64 16
  store i64 %973, ptr %975, align 8, !tbaa.struct !199
  %976 = load i32, ptr %970, align 4, !tbaa !100
  %977 = zext i32 %976 to i64
  %978 = getelementptr inbounds i8, ptr %963, i64 %977
  %979 = icmp ult ptr %978, %925
  %980 = icmp ult i64 %962, 63
  %981 = select i1 %979, i1 %980, i1 false
  br i1 %981, label %961, label %982, !llvm.loop !324

982:                                              ; preds = %961
  %983 = trunc i64 %965 to i32
  br label %984

984:                                              ; preds = %982, %957
  %985 = phi i32 [ 0, %957 ], [ %983, %982 ]
  %986 = phi ptr [ %959, %957 ], [ %968, %982 ]
  %987 = phi ptr [ %958, %957 ], [ %978, %982 ]
  %988 = load ptr, ptr %0, align 8, !tbaa !51
  %989 = getelementptr inbounds %struct.device, ptr %988, i64 0, i32 11
  %990 = load ptr, ptr %989, align 8, !tbaa !299
  %991 = load ptr, ptr %950, align 8, !tbaa !148
  %992 = load ptr, ptr %951, align 8, !tbaa !127
  %993 = getelementptr inbounds %struct.context, ptr %992, i64 0, i32 3
  %994 = load ptr, ptr %993, align 8, !tbaa !17
  %995 = load ptr, ptr %952, align 8, !tbaa !17
  call void %990(ptr noundef %991, ptr noundef %994, ptr noundef %995, i32 noundef %985, ptr noundef nonnull %6) #13
  %996 = icmp eq ptr %987, %925
  br i1 %996, label %997, label %1013

997:                                              ; preds = %984
  %998 = load i32, ptr %928, align 8, !tbaa !149
  %999 = icmp eq i32 %998, 0
  br i1 %999, label %1012, label %1000

1000:                                             ; preds = %997
  %1001 = load ptr, ptr %953, align 8, !tbaa !86
  %1002 = getelementptr inbounds %struct.hardware_queue, ptr %1001, i64 0, i32 1
  %1003 = load i64, ptr %1002, align 8, !tbaa !140
  %1004 = trunc i64 %1003 to i32
  %1005 = and i64 %1003, 2048
  %1006 = icmp eq i64 %1005, 0
  %1007 = select i1 %1006, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #14
  store i32 46, ptr %4, align 8, !tbaa !142
  store ptr null, ptr %954, align 8, !tbaa !144
  store i32 %1007, ptr %955, align 8, !tbaa !145
  store i32 %1007, ptr %956, align 4, !tbaa !146
  %1008 = load ptr, ptr %0, align 8, !tbaa !51
  %1009 = getelementptr inbounds %struct.device, ptr %1008, i64 0, i32 18
  %1010 = load ptr, ptr %1009, align 8, !tbaa !147
  %1011 = load ptr, ptr %950, align 8, !tbaa !148
  call void %1010(ptr noundef %1011, i32 noundef %1004, i32 noundef %1004, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #14
  br label %1012

1012:                                             ; preds = %1000, %997
  store i32 1, ptr %928, align 8, !tbaa !149
  br label %1013

1013:                                             ; preds = %1012, %984
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #14
  %1014 = icmp ult ptr %987, %925
  br i1 %1014, label %957, label %1015, !llvm.loop !325

1015:                                             ; preds = %1013, %947
  %1016 = load ptr, ptr %0, align 8, !tbaa !51
  %1017 = getelementptr inbounds %struct.device, ptr %1016, i64 0, i32 16
  %1018 = load ptr, ptr %1017, align 8, !tbaa !326
  %1019 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1020 = load ptr, ptr %1019, align 8, !tbaa !148
  %1021 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 14
  %1022 = load ptr, ptr %1021, align 8, !tbaa !32
  call void %1018(ptr noundef %1020, i32 noundef 1, ptr noundef %1022) #13
  br label %1089

1023:                                             ; preds = %2
  %1024 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1025 = load i32, ptr %1024, align 8, !tbaa !149
  %1026 = icmp eq i32 %1025, 0
  br i1 %1026, label %1044, label %1027

1027:                                             ; preds = %1023
  %1028 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1029 = load ptr, ptr %1028, align 8, !tbaa !86
  %1030 = getelementptr inbounds %struct.hardware_queue, ptr %1029, i64 0, i32 1
  %1031 = load i64, ptr %1030, align 8, !tbaa !140
  %1032 = trunc i64 %1031 to i32
  %1033 = and i64 %1031, 2048
  %1034 = icmp eq i64 %1033, 0
  %1035 = select i1 %1034, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #14
  store i32 46, ptr %3, align 8, !tbaa !142
  %1036 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1036, align 8, !tbaa !144
  %1037 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1035, ptr %1037, align 8, !tbaa !145
  %1038 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1035, ptr %1038, align 4, !tbaa !146
  %1039 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %1040 = load ptr, ptr %1039, align 8, !tbaa !147
  %1041 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1042 = load ptr, ptr %1041, align 8, !tbaa !148
  call void %1040(ptr noundef %1042, i32 noundef %1032, i32 noundef %1032, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #14
  %1043 = load i16, ptr %1, align 4, !tbaa !98
  br label %1044

1044:                                             ; preds = %1023, %1027
  %1045 = phi i16 [ %37, %1023 ], [ %1043, %1027 ]
  store i32 1, ptr %1024, align 8, !tbaa !149
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
  %1048 = load ptr, ptr %1047, align 8, !tbaa !299
  %1049 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1050 = load ptr, ptr %1049, align 8, !tbaa !148
  %1051 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1052 = load ptr, ptr %1051, align 8, !tbaa !327
  %1053 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1054 = load ptr, ptr %1053, align 8, !tbaa !329
  %1055 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1048(ptr noundef %1050, ptr noundef %1052, ptr noundef %1054, i32 noundef 1, ptr noundef nonnull %1055) #13
  br label %1089

1056:                                             ; preds = %1044
  %1057 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 17
  %1058 = load ptr, ptr %1057, align 8, !tbaa !330
  %1059 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1060 = load ptr, ptr %1059, align 8, !tbaa !148
  %1061 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1062 = load ptr, ptr %1061, align 8, !tbaa !331
  %1063 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1064 = load i64, ptr %1063, align 8, !tbaa !333
  %1065 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1066 = load i64, ptr %1065, align 8, !tbaa !334
  %1067 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1068 = load i32, ptr %1067, align 8, !tbaa !335
  call void %1058(ptr noundef %1060, ptr noundef %1062, i64 noundef %1064, i64 noundef %1066, i32 noundef %1068) #13
  br label %1089

1069:                                             ; preds = %1044, %1044
  %1070 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1071 = load ptr, ptr %1070, align 8, !tbaa !336
  %1072 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1073 = load i64, ptr %1072, align 8, !tbaa !338
  %1074 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1075 = load ptr, ptr %1074, align 8, !tbaa !339
  %1076 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1077 = icmp eq i16 %1045, 6
  %1078 = zext i1 %1077 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1071, i64 noundef %1073, ptr noundef %1075, ptr noundef nonnull %1076, i32 noundef %1078) #15
  br label %1089

1079:                                             ; preds = %1044
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #15
  br label %1089

1080:                                             ; preds = %1044
  %1081 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1082 = load ptr, ptr %1081, align 8, !tbaa !340
  %1083 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1084 = load i64, ptr %1083, align 8, !tbaa !342
  %1085 = trunc i64 %1084 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1082, i32 noundef %1085) #15
  br label %1089

1086:                                             ; preds = %1044
  %1087 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1088 = load ptr, ptr %1087, align 8, !tbaa !340
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1088) #15
  br label %1089

1089:                                             ; preds = %526, %515, %501, %499, %1046, %1056, %1069, %1079, %1080, %1086, %1044, %2, %1015, %916, %700
  %1090 = phi i32 [ 0, %1015 ], [ %917, %916 ], [ %701, %700 ], [ 0, %2 ], [ 0, %1044 ], [ 0, %1086 ], [ 0, %1080 ], [ 0, %1079 ], [ 0, %1069 ], [ 0, %1056 ], [ 0, %1046 ], [ %500, %499 ], [ 0, %501 ], [ 0, %526 ], [ -1, %515 ]
  ret i32 %1090
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
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
  %27 = load ptr, ptr %26, align 8, !tbaa !40
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #14
  store i64 0, ptr %2, align 8, !tbaa !3
  %3 = load ptr, ptr %0, align 8, !tbaa !51
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 29
  %5 = load ptr, ptr %4, align 8, !tbaa !91
  %6 = load ptr, ptr %3, align 8, !tbaa !25
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !87
  %9 = call i32 %5(ptr noundef %6, ptr noundef %8, ptr noundef nonnull %2) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %9, ptr %12 seq_cst, align 8
  br label %13

13:                                               ; preds = %1, %11
  %14 = load i64, ptr %2, align 8
  %15 = select i1 %10, i64 %14, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #14
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %17 = load ptr, ptr %16, align 8, !tbaa !343
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
  %27 = load i64, ptr %26, align 8, !tbaa !84
  %28 = icmp ugt i64 %27, %15
  br i1 %28, label %29, label %34

29:                                               ; preds = %24, %112, %13
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %31 = load atomic i32, ptr %30 seq_cst, align 8
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i64 %15, i64 -1
  ret i64 %33

34:                                               ; preds = %24
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #13
  %36 = load ptr, ptr %25, align 8, !tbaa !97
  store ptr %36, ptr %16, align 8, !tbaa !343
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  store ptr %16, ptr %21, align 8, !tbaa !90
  br label %39

39:                                               ; preds = %38, %34
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #13
  %41 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 18
  %42 = load i32, ptr %41, align 8, !tbaa !113
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 20
  br label %50

46:                                               ; preds = %50, %39
  %47 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 10
  %48 = load ptr, ptr %47, align 8, !tbaa !126
  %49 = icmp eq ptr %48, null
  br i1 %49, label %88, label %64

50:                                               ; preds = %50, %44
  %51 = phi i64 [ 0, %44 ], [ %60, %50 ]
  %52 = load ptr, ptr %45, align 8, !tbaa !34
  %53 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !344
  %55 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !346
  %57 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !347
  %59 = call ptr @memcpy(ptr noundef %54, ptr noundef %56, i64 noundef %58) #13
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %41, align 8, !tbaa !113
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %60, %62
  br i1 %63, label %50, label %46, !llvm.loop !348

64:                                               ; preds = %46
  %65 = load ptr, ptr %0, align 8, !tbaa !51
  %66 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 9
  %67 = load i32, ptr %66, align 4, !tbaa !125
  %68 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 28
  %69 = load ptr, ptr %68, align 8, !tbaa !349
  %70 = load ptr, ptr %65, align 8, !tbaa !25
  %71 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 7
  %72 = load ptr, ptr %71, align 8, !tbaa !26
  %73 = zext i32 %67 to i64
  %74 = shl nuw nsw i64 %73, 4
  %75 = add nsw i64 %74, -8
  %76 = getelementptr inbounds i64, ptr %48, i64 1
  %77 = call i32 %69(ptr noundef %70, ptr noundef %72, i32 noundef 0, i32 noundef %67, i64 noundef %75, ptr noundef nonnull %76, i64 noundef 16, i32 noundef 3) #13
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %86

79:                                               ; preds = %64
  %80 = load ptr, ptr %68, align 8, !tbaa !349
  %81 = load ptr, ptr %65, align 8, !tbaa !25
  %82 = load ptr, ptr %71, align 8, !tbaa !26
  %83 = load ptr, ptr %47, align 8, !tbaa !126
  %84 = call i32 %80(ptr noundef %81, ptr noundef %82, i32 noundef %67, i32 noundef %67, i64 noundef %74, ptr noundef %83, i64 noundef 16, i32 noundef 1) #13
  %85 = icmp ult i32 %84, 2
  br i1 %85, label %88, label %86

86:                                               ; preds = %79, %64
  %87 = phi i32 [ %77, %64 ], [ %84, %79 ]
  store atomic i32 %87, ptr %22 seq_cst, align 8
  br label %88

88:                                               ; preds = %86, %79, %46
  %89 = load ptr, ptr %0, align 8, !tbaa !51
  %90 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 21
  %91 = load i32, ptr %90, align 8, !tbaa !27
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %112, label %93

93:                                               ; preds = %88
  %94 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 23
  %95 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 23
  %96 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 27
  br label %97

97:                                               ; preds = %97, %93
  %98 = phi i32 [ %91, %93 ], [ %110, %97 ]
  %99 = load ptr, ptr %94, align 8, !tbaa !28
  %100 = add i32 %98, -1
  store i32 %100, ptr %90, align 8, !tbaa !27
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds %struct.import, ptr %99, i64 %101
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds { ptr, ptr }, ptr %102, i64 0, i32 1
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %95, align 8, !tbaa !29
  %107 = load ptr, ptr %89, align 8, !tbaa !25
  call void %106(ptr noundef %107, ptr noundef %103, ptr noundef null) #13
  %108 = load ptr, ptr %96, align 8, !tbaa !30
  %109 = load ptr, ptr %89, align 8, !tbaa !25
  call void %108(ptr noundef %109, ptr noundef %105, ptr noundef null) #13
  %110 = load i32, ptr %90, align 8, !tbaa !27
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %97, !llvm.loop !31

112:                                              ; preds = %97, %88
  %113 = load ptr, ptr %23, align 8, !tbaa !96
  store ptr %113, ptr %25, align 8, !tbaa !97
  store ptr %25, ptr %23, align 8, !tbaa !96
  %114 = load ptr, ptr %16, align 8, !tbaa !343
  %115 = icmp eq ptr %114, null
  br i1 %115, label %29, label %24, !llvm.loop !350
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
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i64 %1, ptr %4 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14
  store i64 0, ptr %3, align 8, !tbaa !3
  %5 = load ptr, ptr %0, align 8, !tbaa !51
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 29
  %7 = load ptr, ptr %6, align 8, !tbaa !91
  %8 = load ptr, ptr %5, align 8, !tbaa !25
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !87
  %11 = call i32 %7(ptr noundef %8, ptr noundef %10, ptr noundef nonnull %3) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %11, ptr %14 seq_cst, align 8
  br label %15

15:                                               ; preds = %2, %13
  %16 = load i64, ptr %3, align 8
  %17 = select i1 %12, i64 %16, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14
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
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull %27) #13
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %30 = load i32, ptr %29, align 8, !tbaa !93
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %27) #13
  %32 = icmp eq i32 %30, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #13
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #14
  store i64 0, ptr %6, align 8, !tbaa !3
  %7 = load ptr, ptr %0, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 29
  %9 = load ptr, ptr %8, align 8, !tbaa !91
  %10 = load ptr, ptr %7, align 8, !tbaa !25
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !87
  %13 = call i32 %9(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %6) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %13, ptr %16 seq_cst, align 8
  br label %17

17:                                               ; preds = %3, %15
  %18 = load i64, ptr %6, align 8
  %19 = select i1 %14, i64 %18, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #14
  %20 = icmp ult i64 %19, %1
  br i1 %20, label %21, label %38

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #14
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
  %28 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 37
  %29 = load ptr, ptr %28, align 8, !tbaa !69
  %30 = load ptr, ptr %27, align 8, !tbaa !25
  %31 = call i32 %29(ptr noundef %30, ptr noundef nonnull %5, i64 noundef %2) #13
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %21
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %31, ptr %34 seq_cst, align 8
  br label %35

35:                                               ; preds = %21, %33
  %36 = icmp eq i32 %31, 0
  %37 = zext i1 %36 to i32
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %38

38:                                               ; preds = %35, %17
  %39 = phi i32 [ 1, %17 ], [ %37, %35 ]
  ret i32 %39
}

; Function Attrs: nounwind
define dso_local void @queue_idle(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !86
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #13
  %6 = load ptr, ptr %0, align 8, !tbaa !51
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !351
  %9 = load ptr, ptr %2, align 8, !tbaa !86
  %10 = load ptr, ptr %9, align 8, !tbaa !158
  %11 = tail call i32 %8(ptr noundef %10) #13
  %12 = load ptr, ptr %2, align 8, !tbaa !86
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #13
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #13
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store ptr null, ptr %4, align 8, !tbaa !96
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store ptr null, ptr %5, align 8, !tbaa !343
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %5, ptr %6, align 8, !tbaa !90
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %7, align 4, !tbaa !92
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #13
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #13
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %12 = load ptr, ptr %11, align 8, !tbaa !48
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #13
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !53
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #13
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #13
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !352
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #13
  tail call void @free(ptr noundef nonnull %12) #13
  store ptr null, ptr %11, align 8, !tbaa !48
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %26 = load i32, ptr %25, align 4, !tbaa !89
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %29, align 8, !tbaa !353
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #13
  store i32 0, ptr %25, align 4, !tbaa !89
  br label %32

32:                                               ; preds = %24, %28
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #3 {
  tail call void @free(ptr noundef %0) #13
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #4

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %5 = load i32, ptr %4, align 4, !tbaa !354
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 31
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  %8 = load i32, ptr %7, align 8, !tbaa !116
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !40
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #13
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !40
  %20 = load i32, ptr %4, align 4, !tbaa !354
  %21 = load i32, ptr %7, align 8, !tbaa !116
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
  %31 = load ptr, ptr %25, align 8, !tbaa !40
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #13
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !40
  %37 = load i32, ptr %7, align 8, !tbaa !116
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !354
  %41 = load ptr, ptr %6, align 8, !tbaa !36
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !40
  %44 = load ptr, ptr %25, align 8, !tbaa !37
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !116
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !3
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %48 = load ptr, ptr %47, align 8, !tbaa !35
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 26
  %50 = load i32, ptr %49, align 8, !tbaa !117
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !138
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !138
  br label %56

56:                                               ; preds = %27, %10, %38
  %57 = phi i32 [ 0, %38 ], [ -1, %10 ], [ -1, %27 ]
  ret i32 %57
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: noinline nounwind
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef zeroext %2, i16 noundef zeroext %3, i64 noundef %4) unnamed_addr #10 {
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
  br i1 %22, label %24, label %10, !llvm.loop !355

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !3
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !356
  %28 = tail call i32 @gettid() #13
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !358
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !359
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !360
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !361
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #14
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #13
  %35 = load i64, ptr %6, align 8, !tbaa !72
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !74
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #14
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #11

; Function Attrs: nounwind
define internal fastcc void @copy_texels(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, i32 noundef %5) unnamed_addr #3 {
  %7 = alloca %struct.VkImageMemoryBarrier, align 8
  %8 = alloca %struct.VkBufferImageCopy, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #14
  store i64 %2, ptr %8, align 8, !tbaa !362
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store i32 0, ptr %9, align 8, !tbaa !365
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 2
  store i32 0, ptr %10, align 4, !tbaa !366
  %11 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %12 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %13 = load i32, ptr %12, align 4, !tbaa !279
  %14 = and i32 %13, 2
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 %13, i32 2
  %17 = zext i32 %16 to i64
  %18 = load i64, ptr %4, align 8, !tbaa !311
  %19 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !312
  %21 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !305
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %29, ptr noundef nonnull align 8 dereferenceable(12) %30, i64 12, i1 false), !tbaa.struct !313
  %31 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %32 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %31, ptr noundef nonnull align 4 dereferenceable(12) %32, i64 12, i1 false), !tbaa.struct !313
  %33 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !265
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %68, label %36

36:                                               ; preds = %6
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !86
  %39 = getelementptr inbounds %struct.hardware_queue, ptr %38, i64 0, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !140
  %41 = trunc i64 %40 to i32
  %42 = and i64 %40, 2048
  %43 = icmp eq i64 %42, 0
  %44 = select i1 %43, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #14
  store i32 45, ptr %7, align 8, !tbaa !267
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %45, align 8, !tbaa !270
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %44, ptr %46, align 8, !tbaa !271
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %44, ptr %47, align 4, !tbaa !272
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %34, ptr %48, align 8, !tbaa !273
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store i32 1, ptr %49, align 4, !tbaa !274
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  store i32 -1, ptr %50, align 8, !tbaa !275
  %51 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %51, align 4, !tbaa !276
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %53 = load ptr, ptr %3, align 8, !tbaa !277
  store ptr %53, ptr %52, align 8, !tbaa !278
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %13, ptr %54, align 8, !tbaa !280
  %55 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %55, align 4, !tbaa !281
  %56 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %57 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %58 = load i32, ptr %57, align 8, !tbaa !282
  store i32 %58, ptr %56, align 8, !tbaa !283
  %59 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %59, align 4, !tbaa !284
  %60 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %61 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %62 = load i32, ptr %61, align 4, !tbaa !285
  store i32 %62, ptr %60, align 8, !tbaa !286
  %63 = load ptr, ptr %0, align 8, !tbaa !51
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 18
  %65 = load ptr, ptr %64, align 8, !tbaa !147
  %66 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %67 = load ptr, ptr %66, align 8, !tbaa !148
  call void %65(ptr noundef %67, i32 noundef %41, i32 noundef %41, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #13
  store i32 1, ptr %33, align 8, !tbaa !265
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #14
  br label %68

68:                                               ; preds = %6, %36
  %69 = icmp eq i32 %5, 0
  %70 = load ptr, ptr %0, align 8, !tbaa !51
  %71 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %72 = load ptr, ptr %71, align 8, !tbaa !148
  %73 = load ptr, ptr %3, align 8, !tbaa !277
  br i1 %69, label %77, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 12
  %76 = load ptr, ptr %75, align 8, !tbaa !367
  call void %76(ptr noundef %72, ptr noundef %1, ptr noundef %73, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #13
  br label %80

77:                                               ; preds = %68
  %78 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 14
  %79 = load ptr, ptr %78, align 8, !tbaa !368
  call void %79(ptr noundef %72, ptr noundef %73, i32 noundef 1, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %8) #13
  br label %80

80:                                               ; preds = %77, %74
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #14
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @copy_image(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = alloca %struct.VkImageMemoryBarrier, align 8
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = alloca %struct.VkImageCopy, align 8
  %6 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3
  %7 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %5) #14
  %8 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !369
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !279
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !311
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !312
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !305
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !313
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !371
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !279
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !311
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !312
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !305
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !313
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !313
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !265
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %90, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !86
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !140
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #14
  store i32 45, ptr %4, align 8, !tbaa !267
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !270
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !271
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !272
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !273
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 1, ptr %69, align 4, !tbaa !274
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %70, align 8, !tbaa !275
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %71, align 4, !tbaa !276
  %72 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %73 = load ptr, ptr %9, align 8, !tbaa !277
  store ptr %73, ptr %72, align 8, !tbaa !278
  %74 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %75 = load i32, ptr %10, align 4, !tbaa !279
  store i32 %75, ptr %74, align 8, !tbaa !280
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %76, align 4, !tbaa !281
  %77 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %78 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %79 = load i32, ptr %78, align 8, !tbaa !282
  store i32 %79, ptr %77, align 8, !tbaa !283
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %80, align 4, !tbaa !284
  %81 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %82 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %83 = load i32, ptr %82, align 4, !tbaa !285
  store i32 %83, ptr %81, align 8, !tbaa !286
  %84 = load ptr, ptr %0, align 8, !tbaa !51
  %85 = getelementptr inbounds %struct.device, ptr %84, i64 0, i32 18
  %86 = load ptr, ptr %85, align 8, !tbaa !147
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %88 = load ptr, ptr %87, align 8, !tbaa !148
  call void %86(ptr noundef %88, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #13
  store i32 1, ptr %53, align 8, !tbaa !265
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #14
  %89 = load ptr, ptr %30, align 8, !tbaa !371
  br label %90

90:                                               ; preds = %2, %56
  %91 = phi ptr [ %31, %2 ], [ %89, %56 ]
  %92 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 1
  %93 = load i32, ptr %92, align 8, !tbaa !265
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %130, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %97 = load ptr, ptr %96, align 8, !tbaa !86
  %98 = getelementptr inbounds %struct.hardware_queue, ptr %97, i64 0, i32 1
  %99 = load i64, ptr %98, align 8, !tbaa !140
  %100 = trunc i64 %99 to i32
  %101 = and i64 %99, 2048
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #14
  store i32 45, ptr %3, align 8, !tbaa !267
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %104, align 8, !tbaa !270
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %103, ptr %105, align 8, !tbaa !271
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %103, ptr %106, align 4, !tbaa !272
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %93, ptr %107, align 8, !tbaa !273
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %108, align 4, !tbaa !274
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %109, align 8, !tbaa !275
  %110 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %110, align 4, !tbaa !276
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %112 = load ptr, ptr %91, align 8, !tbaa !277
  store ptr %112, ptr %111, align 8, !tbaa !278
  %113 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %114 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 2
  %115 = load i32, ptr %114, align 4, !tbaa !279
  store i32 %115, ptr %113, align 8, !tbaa !280
  %116 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %116, align 4, !tbaa !281
  %117 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %118 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 3
  %119 = load i32, ptr %118, align 8, !tbaa !282
  store i32 %119, ptr %117, align 8, !tbaa !283
  %120 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %120, align 4, !tbaa !284
  %121 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %122 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 4
  %123 = load i32, ptr %122, align 4, !tbaa !285
  store i32 %123, ptr %121, align 8, !tbaa !286
  %124 = load ptr, ptr %0, align 8, !tbaa !51
  %125 = getelementptr inbounds %struct.device, ptr %124, i64 0, i32 18
  %126 = load ptr, ptr %125, align 8, !tbaa !147
  %127 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %128 = load ptr, ptr %127, align 8, !tbaa !148
  call void %126(ptr noundef %128, i32 noundef %100, i32 noundef %100, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #13
  store i32 1, ptr %92, align 8, !tbaa !265
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #14
  %129 = load ptr, ptr %30, align 8, !tbaa !371
  br label %130

130:                                              ; preds = %90, %95
  %131 = phi ptr [ %91, %90 ], [ %129, %95 ]
  %132 = load ptr, ptr %0, align 8, !tbaa !51
  %133 = getelementptr inbounds %struct.device, ptr %132, i64 0, i32 13
  %134 = load ptr, ptr %133, align 8, !tbaa !372
  %135 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %136 = load ptr, ptr %135, align 8, !tbaa !148
  %137 = load ptr, ptr %8, align 8, !tbaa !369
  %138 = load ptr, ptr %137, align 8, !tbaa !277
  %139 = load ptr, ptr %131, align 8, !tbaa !277
  call void %134(ptr noundef %136, ptr noundef %138, i32 noundef 1, ptr noundef %139, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #14
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !265
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %44, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !86
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !140
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #14
  store i32 45, ptr %4, align 8, !tbaa !267
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !270
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !271
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !272
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !273
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !274
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %24, align 8, !tbaa !275
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %25, align 4, !tbaa !276
  %26 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %27 = load ptr, ptr %1, align 8, !tbaa !277
  store ptr %27, ptr %26, align 8, !tbaa !278
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %29 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %30 = load i32, ptr %29, align 4, !tbaa !279
  store i32 %30, ptr %28, align 8, !tbaa !280
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %31, align 4, !tbaa !281
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %33 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %34 = load i32, ptr %33, align 8, !tbaa !282
  store i32 %34, ptr %32, align 8, !tbaa !283
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %35, align 4, !tbaa !284
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %37 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !285
  store i32 %38, ptr %36, align 8, !tbaa !286
  %39 = load ptr, ptr %0, align 8, !tbaa !51
  %40 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !147
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %43 = load ptr, ptr %42, align 8, !tbaa !148
  call void %41(ptr noundef %43, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #13
  store i32 %2, ptr %5, align 8, !tbaa !265
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #14
  br label %44

44:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @clear_image(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.VkImageMemoryBarrier, align 8
  %4 = alloca %struct.VkImageSubresourceRange, align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4) #14
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %6 = load i32, ptr %5, align 4, !tbaa !279
  store i32 %6, ptr %4, align 4, !tbaa !280
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !281
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !282
  store i32 %10, ptr %8, align 4, !tbaa !283
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !284
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !285
  store i32 %14, ptr %12, align 4, !tbaa !286
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !265
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %47, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !86
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !140
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #14
  store i32 45, ptr %3, align 8, !tbaa !267
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !270
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !271
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !272
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !273
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %31, align 4, !tbaa !274
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %32, align 8, !tbaa !275
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %33, align 4, !tbaa !276
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %35 = load ptr, ptr %1, align 8, !tbaa !277
  store ptr %35, ptr %34, align 8, !tbaa !278
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %36, align 8, !tbaa !280
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %37, align 4, !tbaa !281
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %38, align 8, !tbaa !283
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %39, align 4, !tbaa !284
  %40 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %40, align 8, !tbaa !286
  %41 = load ptr, ptr %0, align 8, !tbaa !51
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 18
  %43 = load ptr, ptr %42, align 8, !tbaa !147
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !148
  call void %43(ptr noundef %45, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #13
  store i32 1, ptr %15, align 8, !tbaa !265
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #14
  %46 = load i32, ptr %5, align 4, !tbaa !279
  br label %47

47:                                               ; preds = %2, %18
  %48 = phi i32 [ %6, %2 ], [ %46, %18 ]
  %49 = and i32 %48, 1
  %50 = icmp eq i32 %49, 0
  %51 = load ptr, ptr %0, align 8, !tbaa !51
  %52 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %53 = load ptr, ptr %52, align 8, !tbaa !148
  %54 = load ptr, ptr %1, align 8, !tbaa !277
  %55 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 10
  %56 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 9
  %57 = select i1 %50, ptr %55, ptr %56
  %58 = select i1 %50, ptr @clear_image.nothing, ptr @clear_image.black
  %59 = load ptr, ptr %57, align 8, !tbaa !40
  call void %59(ptr noundef %53, ptr noundef %54, i32 noundef 1, ptr noundef nonnull %58, i32 noundef 1, ptr noundef nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #14
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #3 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !40
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %7 = load ptr, ptr %6, align 8, !tbaa !127
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !100
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !51
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
  %23 = load ptr, ptr %22, align 8, !tbaa !18
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #13
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !373
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !374
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #13
  %40 = load ptr, ptr %3, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14
  %41 = load ptr, ptr %22, align 8, !tbaa !18
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !374
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !3
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #13
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !373
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !375
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
  %12 = load ptr, ptr %11, align 8, !tbaa !127
  %13 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 23
  %14 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 21
  %15 = load i32, ptr %14, align 8, !tbaa !27
  %16 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 22
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
  %28 = tail call ptr @realloc(ptr noundef %25, i64 noundef %27) #13
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
  %38 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 39
  %39 = load i64, ptr %38, align 8, !tbaa !302
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !3
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !302
  %44 = add i64 %2, -1
  %45 = add i64 %44, %40
  %46 = add i64 %45, %43
  %47 = urem i64 %46, %43
  %48 = sub nuw i64 %46, %47
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #14
  store i32 1000072000, ptr %6, align 8, !tbaa !376
  %49 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 1
  store ptr null, ptr %49, align 8, !tbaa !378
  %50 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 2
  store i32 128, ptr %50, align 8, !tbaa !379
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #14
  store i32 12, ptr %7, align 8, !tbaa !380
  %51 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 1
  store ptr %6, ptr %51, align 8, !tbaa !382
  %52 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 2
  store i32 0, ptr %52, align 8, !tbaa !383
  %53 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 3
  store i64 %48, ptr %53, align 8, !tbaa !384
  %54 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 4
  store i32 3, ptr %54, align 8, !tbaa !385
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 5
  store i32 0, ptr %55, align 4, !tbaa !386
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %56, align 8, !tbaa !387
  %57 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %57, align 8, !tbaa !388
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #14
  store i32 1000178000, ptr %8, align 8, !tbaa !389
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %58, align 8, !tbaa !391
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %59, align 8, !tbaa !392
  %60 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %60, align 8, !tbaa !393
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #14
  store i32 5, ptr %9, align 8, !tbaa !394
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %61, align 8, !tbaa !396
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %62, align 8, !tbaa !397
  %63 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %64 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 38
  %65 = load i64, ptr %64, align 8, !tbaa !291
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr %63, align 8, !tbaa !398
  store ptr null, ptr %36, align 8, !tbaa.struct !257
  %67 = getelementptr inbounds i8, ptr %36, i64 8
  store ptr null, ptr %67, align 8, !tbaa.struct !170
  %68 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 20
  %69 = load ptr, ptr %68, align 8, !tbaa !399
  %70 = load ptr, ptr %10, align 8, !tbaa !25
  %71 = call i32 %69(ptr noundef %70, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #13
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %87

73:                                               ; preds = %32
  %74 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %75 = load ptr, ptr %74, align 8, !tbaa !400
  %76 = load ptr, ptr %10, align 8, !tbaa !25
  %77 = call i32 %75(ptr noundef %76, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %67) #13
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %87

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8, !tbaa !401
  %82 = load ptr, ptr %10, align 8, !tbaa !25
  %83 = load ptr, ptr %36, align 8, !tbaa !402
  %84 = load ptr, ptr %67, align 8, !tbaa !404
  %85 = call i32 %81(ptr noundef %82, ptr noundef %83, ptr noundef %84, i64 noundef 0) #13
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %97, label %87

87:                                               ; preds = %32, %73, %79
  %88 = phi i32 [ %85, %79 ], [ %77, %73 ], [ %71, %32 ]
  %89 = load ptr, ptr %36, align 8
  %90 = load ptr, ptr %67, align 8
  %91 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 23
  %92 = load ptr, ptr %91, align 8, !tbaa !29
  %93 = load ptr, ptr %10, align 8, !tbaa !25
  call void %92(ptr noundef %93, ptr noundef %89, ptr noundef null) #13
  %94 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 27
  %95 = load ptr, ptr %94, align 8, !tbaa !30
  %96 = load ptr, ptr %10, align 8, !tbaa !25
  call void %95(ptr noundef %96, ptr noundef %90, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #14
  br label %101

97:                                               ; preds = %79
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #14
  %98 = load i32, ptr %14, align 8, !tbaa !27
  %99 = add i32 %98, 1
  store i32 %99, ptr %14, align 8, !tbaa !27
  %100 = load ptr, ptr %36, align 8, !tbaa !402
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
  %11 = load ptr, ptr %10, align 8, !tbaa !127
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !179
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !179
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 26
  %19 = load i32, ptr %18, align 8, !tbaa !117
  store ptr null, ptr %12, align 8, !tbaa.struct !405
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !406
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !407
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !408
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !314
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !315
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 25
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
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #15
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 28
  %43 = load ptr, ptr %42, align 8, !tbaa !35
  %44 = load i32, ptr %18, align 8, !tbaa !117
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !161
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !51
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 18
  %50 = load ptr, ptr %49, align 8, !tbaa !147
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !148
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %54 = load i32, ptr %53, align 8, !tbaa !149
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !86
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !140
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #14
  store i32 46, ptr %6, align 8, !tbaa !142
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !144
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !145
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !146
  %68 = load ptr, ptr %0, align 8, !tbaa !51
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 18
  %70 = load ptr, ptr %69, align 8, !tbaa !147
  %71 = load ptr, ptr %51, align 8, !tbaa !148
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #14
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !149
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #14
  br label %73

73:                                               ; preds = %72, %37, %5
  %74 = phi i32 [ -1, %5 ], [ 0, %72 ], [ %39, %37 ]
  ret i32 %74
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_after(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.VkMemoryBarrier, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !86
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !140
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #14
  store i32 46, ptr %3, align 8, !tbaa !142
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !144
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !145
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !146
  %16 = load ptr, ptr %0, align 8, !tbaa !51
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 18
  %18 = load ptr, ptr %17, align 8, !tbaa !147
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8, !tbaa !148
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %22, align 8, !tbaa !149
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #14
  %23 = load ptr, ptr %0, align 8, !tbaa !51
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 26
  %25 = load ptr, ptr %24, align 8, !tbaa !150
  %26 = load ptr, ptr %19, align 8, !tbaa !148
  %27 = call i32 %25(ptr noundef %26) #13
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %2
  %30 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #15
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %34 = load ptr, ptr %33, align 8, !tbaa !127
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8, !tbaa !48
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !80
  %39 = call fastcc i32 @add_wait(ptr noundef %34, ptr noundef %38, i64 noundef %1) #15
  br label %40

40:                                               ; preds = %2, %29, %32
  %41 = phi i32 [ %39, %32 ], [ %30, %29 ], [ %27, %2 ]
  ret i32 %41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #12

attributes #0 = { nofree nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nobuiltin nounwind "no-builtins" }
attributes #14 = { nounwind }
attributes #15 = { nobuiltin "no-builtins" }

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
!15 = !{!"context", !16, i64 0, !4, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !4, i64 40, !4, i64 48, !16, i64 56, !9, i64 64, !9, i64 68, !16, i64 72, !9, i64 80, !9, i64 84, !9, i64 88, !16, i64 96, !9, i64 104, !9, i64 108, !16, i64 112, !9, i64 120, !9, i64 124, !16, i64 128, !9, i64 136, !9, i64 140, !16, i64 144, !16, i64 152, !16, i64 160, !9, i64 168, !9, i64 172, !16, i64 176, !9, i64 184, !9, i64 188, !16, i64 192, !16, i64 200, !16, i64 208, !5, i64 216}
!16 = !{!"any pointer", !5, i64 0}
!17 = !{!15, !16, i64 24}
!18 = !{!15, !16, i64 32}
!19 = !{!15, !4, i64 40}
!20 = !{!15, !9, i64 80}
!21 = !{!15, !16, i64 160}
!22 = !{!15, !9, i64 104}
!23 = !{!24, !16, i64 200}
!24 = !{!"device", !16, i64 0, !4, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !16, i64 296, !4, i64 304, !4, i64 312, !16, i64 320}
!25 = !{!24, !16, i64 0}
!26 = !{!15, !16, i64 56}
!27 = !{!15, !9, i64 136}
!28 = !{!15, !16, i64 144}
!29 = !{!24, !16, i64 184}
!30 = !{!24, !16, i64 216}
!31 = distinct !{!31, !13}
!32 = !{!15, !16, i64 96}
!33 = !{!15, !16, i64 112}
!34 = !{!15, !16, i64 128}
!35 = !{!15, !16, i64 176}
!36 = !{!15, !16, i64 192}
!37 = !{!15, !16, i64 200}
!38 = !{!15, !16, i64 208}
!39 = !{!24, !16, i64 192}
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
!69 = !{!24, !16, i64 296}
!70 = distinct !{!70, !13}
!71 = !{!"branch_weights", i32 2000, i32 1}
!72 = !{!73, !4, i64 0}
!73 = !{!"", !4, i64 0, !4, i64 8}
!74 = !{!73, !4, i64 8}
!75 = !{!56, !16, i64 8}
!76 = !{!56, !4, i64 24}
!77 = !{!78, !5, i64 0}
!78 = !{!"VkSemaphoreSignalInfo", !5, i64 0, !16, i64 8, !16, i64 16, !4, i64 24}
!79 = !{!78, !16, i64 8}
!80 = !{!43, !16, i64 40}
!81 = !{!78, !16, i64 16}
!82 = !{!78, !4, i64 24}
!83 = !{!24, !16, i64 280}
!84 = !{!15, !4, i64 8}
!85 = distinct !{!85, !13}
!86 = !{!49, !16, i64 8}
!87 = !{!49, !16, i64 16}
!88 = !{!49, !9, i64 48}
!89 = !{!49, !9, i64 36}
!90 = !{!49, !16, i64 96}
!91 = !{!24, !16, i64 232}
!92 = !{!49, !9, i64 68}
!93 = !{!49, !9, i64 72}
!94 = !{!50, !9, i64 8}
!95 = !{!49, !16, i64 24}
!96 = !{!49, !16, i64 80}
!97 = !{!15, !16, i64 0}
!98 = !{!99, !11, i64 0}
!99 = !{!"command", !11, i64 0, !11, i64 2, !9, i64 4}
!100 = !{!99, !9, i64 4}
!101 = !{!24, !4, i64 8}
!102 = !{!103, !4, i64 16}
!103 = !{!"kernel", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !16, i64 40}
!104 = !{!105, !4, i64 24}
!105 = !{!"transfer", !99, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32}
!106 = !{!107, !4, i64 16}
!107 = !{!"texels", !99, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !108, i64 40}
!108 = !{!"region", !4, i64 0, !4, i64 8, !4, i64 16, !109, i64 24, !110, i64 36}
!109 = !{!"VkOffset3D", !9, i64 0, !9, i64 4, !9, i64 8}
!110 = !{!"VkExtent3D", !9, i64 0, !9, i64 4, !9, i64 8}
!111 = distinct !{!111, !13}
!112 = distinct !{!112, !13}
!113 = !{!15, !9, i64 120}
!114 = !{!15, !9, i64 88}
!115 = !{!15, !4, i64 48}
!116 = !{!15, !9, i64 184}
!117 = !{!15, !9, i64 168}
!118 = !{!15, !9, i64 108}
!119 = !{!120, !16, i64 0}
!120 = !{!"kept_set", !16, i64 0, !16, i64 8, !5, i64 16}
!121 = distinct !{!121, !13}
!122 = !{!24, !16, i64 264}
!123 = distinct !{!123, !13}
!124 = !{!24, !16, i64 256}
!125 = !{!15, !9, i64 68}
!126 = !{!15, !16, i64 72}
!127 = !{!49, !16, i64 104}
!128 = !{!15, !9, i64 64}
!129 = !{!130, !5, i64 0}
!130 = !{!"VkQueryPoolCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !5, i64 20, !9, i64 24, !9, i64 28}
!131 = !{!130, !16, i64 8}
!132 = !{!130, !9, i64 16}
!133 = !{!130, !5, i64 20}
!134 = !{!130, !9, i64 24}
!135 = !{!130, !9, i64 28}
!136 = !{!24, !16, i64 176}
!137 = !{!24, !16, i64 272}
!138 = !{!139, !9, i64 4}
!139 = !{!"submission", !9, i64 0, !9, i64 4, !16, i64 8, !4, i64 16}
!140 = !{!141, !4, i64 8}
!141 = !{!"hardware_queue", !16, i64 0, !4, i64 8, !45, i64 16}
!142 = !{!143, !5, i64 0}
!143 = !{!"VkMemoryBarrier", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20}
!144 = !{!143, !16, i64 8}
!145 = !{!143, !9, i64 16}
!146 = !{!143, !9, i64 20}
!147 = !{!24, !16, i64 144}
!148 = !{!49, !16, i64 112}
!149 = !{!49, !9, i64 120}
!150 = !{!24, !16, i64 208}
!151 = !{!152, !16, i64 8}
!152 = !{!"wait", !99, i64 0, !16, i64 8, !4, i64 16}
!153 = !{!152, !4, i64 16}
!154 = !{!24, !16, i64 152}
!155 = !{!99, !11, i64 2}
!156 = distinct !{!156, !13}
!157 = !{!24, !16, i64 240}
!158 = !{!141, !16, i64 0}
!159 = !{!160, !9, i64 32}
!160 = !{!"signals", !5, i64 0, !5, i64 16, !9, i64 32}
!161 = !{!139, !4, i64 16}
!162 = !{!43, !16, i64 48}
!163 = !{!139, !9, i64 0}
!164 = !{i64 0, i64 4, !165, i64 8, i64 8, !40, i64 16, i64 4, !8, i64 24, i64 8, !40, i64 32, i64 4, !8, i64 40, i64 8, !40}
!165 = !{!5, !5, i64 0}
!166 = !{i64 0, i64 8, !40, i64 8, i64 4, !8, i64 16, i64 8, !40, i64 24, i64 4, !8, i64 32, i64 8, !40}
!167 = !{i64 0, i64 4, !8, i64 8, i64 8, !40, i64 16, i64 4, !8, i64 24, i64 8, !40}
!168 = !{i64 0, i64 8, !40, i64 8, i64 4, !8, i64 16, i64 8, !40}
!169 = !{i64 0, i64 4, !8, i64 8, i64 8, !40}
!170 = !{i64 0, i64 8, !40}
!171 = !{i64 0, i64 4, !165, i64 8, i64 8, !40, i64 16, i64 4, !8, i64 24, i64 8, !40, i64 32, i64 8, !40, i64 40, i64 4, !8, i64 48, i64 8, !40, i64 56, i64 4, !8, i64 64, i64 8, !40}
!172 = !{i64 0, i64 8, !40, i64 8, i64 4, !8, i64 16, i64 8, !40, i64 24, i64 8, !40, i64 32, i64 4, !8, i64 40, i64 8, !40, i64 48, i64 4, !8, i64 56, i64 8, !40}
!173 = !{i64 0, i64 4, !8, i64 8, i64 8, !40, i64 16, i64 8, !40, i64 24, i64 4, !8, i64 32, i64 8, !40, i64 40, i64 4, !8, i64 48, i64 8, !40}
!174 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !8, i64 24, i64 8, !40, i64 32, i64 4, !8, i64 40, i64 8, !40}
!175 = distinct !{!175, !13}
!176 = !{!15, !16, i64 152}
!177 = !{!56, !9, i64 36}
!178 = distinct !{!178, !13}
!179 = !{!43, !4, i64 56}
!180 = distinct !{!180, !13}
!181 = distinct !{!181, !13}
!182 = !{!15, !9, i64 84}
!183 = !{!184, !5, i64 0}
!184 = !{!"VkCommandBufferAllocateInfo", !5, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !9, i64 28}
!185 = !{!184, !16, i64 8}
!186 = !{!184, !16, i64 16}
!187 = !{!184, !5, i64 24}
!188 = !{!184, !9, i64 28}
!189 = !{!24, !16, i64 16}
!190 = !{!191, !5, i64 0}
!191 = !{!"VkCommandBufferBeginInfo", !5, i64 0, !16, i64 8, !9, i64 16, !16, i64 24}
!192 = !{!191, !16, i64 8}
!193 = !{!191, !9, i64 16}
!194 = !{!191, !16, i64 24}
!195 = !{!24, !16, i64 40}
!196 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 8, !40, i64 16, i64 8, !3}
!197 = !{i64 0, i64 4, !8, i64 4, i64 8, !40, i64 12, i64 8, !3}
!198 = !{i64 0, i64 8, !40, i64 8, i64 8, !3}
!199 = !{i64 0, i64 8, !3}
!200 = !{!103, !4, i64 0}
!201 = !{!103, !16, i64 32}
!202 = !{!203, !4, i64 48}
!203 = !{!"task", !16, i64 0, !16, i64 8, !16, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !16, i64 56, !16, i64 64}
!204 = !{!203, !4, i64 24}
!205 = !{!203, !4, i64 32}
!206 = !{!203, !16, i64 64}
!207 = distinct !{!207, !13}
!208 = !{!203, !4, i64 40}
!209 = distinct !{!209, !13, !210, !211}
!210 = !{!"llvm.loop.isvectorized", i32 1}
!211 = !{!"llvm.loop.unroll.runtime.disable"}
!212 = !{!203, !16, i64 56}
!213 = !{!214, !4, i64 0}
!214 = !{!"binding", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!215 = !{!214, !4, i64 16}
!216 = !{!217, !16, i64 0}
!217 = !{!"memory", !16, i64 0, !4, i64 8, !4, i64 16}
!218 = distinct !{!218, !13}
!219 = distinct !{!219, !13, !210}
!220 = !{!120, !16, i64 8}
!221 = !{!222, !5, i64 0}
!222 = !{!"VkDescriptorSetAllocateInfo", !5, i64 0, !16, i64 8, !16, i64 16, !9, i64 24, !16, i64 32}
!223 = !{!222, !16, i64 8}
!224 = !{!222, !16, i64 16}
!225 = !{!222, !9, i64 24}
!226 = !{!222, !16, i64 32}
!227 = !{!24, !16, i64 24}
!228 = !{!229, !5, i64 0}
!229 = !{!"VkDescriptorPoolCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !16, i64 32}
!230 = !{!229, !16, i64 8}
!231 = !{!229, !9, i64 16}
!232 = !{!229, !9, i64 20}
!233 = !{!229, !9, i64 24}
!234 = !{!229, !16, i64 32}
!235 = !{!24, !16, i64 168}
!236 = !{!24, !16, i64 288}
!237 = !{!214, !4, i64 24}
!238 = !{i64 0, i64 8, !40, i64 8, i64 8, !3, i64 16, i64 8, !3}
!239 = !{i64 0, i64 8, !3, i64 8, i64 8, !3}
!240 = !{!217, !4, i64 8}
!241 = !{!242, !16, i64 24}
!242 = !{!"texture", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!243 = !{!242, !16, i64 8}
!244 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !165}
!245 = !{i64 0, i64 8, !40, i64 8, i64 4, !165}
!246 = !{i64 0, i64 4, !165}
!247 = !{!242, !16, i64 16}
!248 = !{!214, !4, i64 8}
!249 = !{i64 0, i64 4, !165, i64 8, i64 8, !40, i64 16, i64 8, !40, i64 24, i64 4, !8, i64 28, i64 4, !8, i64 32, i64 4, !8, i64 36, i64 4, !165, i64 40, i64 8, !40, i64 48, i64 8, !40, i64 56, i64 8, !40}
!250 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !8, i64 20, i64 4, !8, i64 24, i64 4, !8, i64 28, i64 4, !165, i64 32, i64 8, !40, i64 40, i64 8, !40, i64 48, i64 8, !40}
!251 = !{i64 0, i64 8, !40, i64 8, i64 4, !8, i64 12, i64 4, !8, i64 16, i64 4, !8, i64 20, i64 4, !165, i64 24, i64 8, !40, i64 32, i64 8, !40, i64 40, i64 8, !40}
!252 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !8, i64 12, i64 4, !165, i64 16, i64 8, !40, i64 24, i64 8, !40, i64 32, i64 8, !40}
!253 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !165, i64 12, i64 8, !40, i64 20, i64 8, !40, i64 28, i64 8, !40}
!254 = !{i64 0, i64 4, !8, i64 4, i64 4, !165, i64 8, i64 8, !40, i64 16, i64 8, !40, i64 24, i64 8, !40}
!255 = !{i64 0, i64 4, !165, i64 4, i64 8, !40, i64 12, i64 8, !40, i64 20, i64 8, !40}
!256 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !40}
!257 = !{i64 0, i64 8, !40, i64 8, i64 8, !40}
!258 = distinct !{!258, !13}
!259 = !{!24, !16, i64 64}
!260 = !{!203, !16, i64 0}
!261 = !{!24, !16, i64 56}
!262 = !{!203, !16, i64 8}
!263 = !{!24, !16, i64 120}
!264 = !{!242, !16, i64 0}
!265 = !{!266, !9, i64 8}
!266 = !{!"image", !16, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20}
!267 = !{!268, !5, i64 0}
!268 = !{!"VkImageMemoryBarrier", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !5, i64 24, !5, i64 28, !9, i64 32, !9, i64 36, !16, i64 40, !269, i64 48}
!269 = !{!"VkImageSubresourceRange", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!270 = !{!268, !16, i64 8}
!271 = !{!268, !9, i64 16}
!272 = !{!268, !9, i64 20}
!273 = !{!268, !5, i64 24}
!274 = !{!268, !5, i64 28}
!275 = !{!268, !9, i64 32}
!276 = !{!268, !9, i64 36}
!277 = !{!266, !16, i64 0}
!278 = !{!268, !16, i64 40}
!279 = !{!266, !9, i64 12}
!280 = !{!269, !9, i64 0}
!281 = !{!269, !9, i64 4}
!282 = !{!266, !9, i64 16}
!283 = !{!269, !9, i64 8}
!284 = !{!269, !9, i64 12}
!285 = !{!266, !9, i64 20}
!286 = !{!269, !9, i64 16}
!287 = distinct !{!287, !13}
!288 = distinct !{!288, !13}
!289 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !3}
!290 = !{!105, !16, i64 32}
!291 = !{!24, !4, i64 304}
!292 = !{!43, !16, i64 8}
!293 = !{!105, !16, i64 8}
!294 = !{!105, !4, i64 16}
!295 = !{!296, !4, i64 0}
!296 = !{!"VkBufferCopy", !4, i64 0, !4, i64 8, !4, i64 16}
!297 = !{!296, !4, i64 8}
!298 = !{!296, !4, i64 16}
!299 = !{!24, !16, i64 88}
!300 = distinct !{!300, !13}
!301 = !{!107, !16, i64 8}
!302 = !{!24, !4, i64 312}
!303 = !{!107, !4, i64 24}
!304 = !{!108, !9, i64 36}
!305 = !{!108, !4, i64 16}
!306 = !{!108, !9, i64 44}
!307 = !{!108, !9, i64 40}
!308 = !{!108, !9, i64 24}
!309 = !{!108, !9, i64 28}
!310 = !{!108, !9, i64 32}
!311 = !{!108, !4, i64 0}
!312 = !{!108, !4, i64 8}
!313 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !8}
!314 = !{i64 0, i64 4, !8, i64 4, i64 4, !8}
!315 = !{i64 0, i64 4, !8}
!316 = !{!110, !9, i64 0}
!317 = !{!110, !9, i64 4}
!318 = !{!110, !9, i64 8}
!319 = !{!107, !16, i64 32}
!320 = distinct !{!320, !13}
!321 = distinct !{!321, !13}
!322 = distinct !{!322, !13}
!323 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !3}
!324 = distinct !{!324, !13}
!325 = distinct !{!325, !13}
!326 = !{!24, !16, i64 128}
!327 = !{!328, !16, i64 16}
!328 = !{!"copy", !99, i64 0, !16, i64 8, !16, i64 16, !296, i64 24}
!329 = !{!328, !16, i64 8}
!330 = !{!24, !16, i64 136}
!331 = !{!332, !16, i64 8}
!332 = !{!"fill", !99, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !9, i64 32}
!333 = !{!332, !4, i64 16}
!334 = !{!332, !4, i64 24}
!335 = !{!332, !9, i64 32}
!336 = !{!337, !16, i64 8}
!337 = !{!"image_transfer", !99, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !108, i64 32}
!338 = !{!337, !4, i64 16}
!339 = !{!337, !16, i64 24}
!340 = !{!341, !16, i64 8}
!341 = !{!"transition", !99, i64 0, !16, i64 8, !4, i64 16}
!342 = !{!341, !4, i64 16}
!343 = !{!49, !16, i64 88}
!344 = !{!345, !16, i64 0}
!345 = !{!"arrival", !16, i64 0, !16, i64 8, !4, i64 16}
!346 = !{!345, !16, i64 8}
!347 = !{!345, !4, i64 16}
!348 = distinct !{!348, !13}
!349 = !{!24, !16, i64 224}
!350 = distinct !{!350, !13}
!351 = !{!24, !16, i64 248}
!352 = !{!43, !4, i64 64}
!353 = !{!49, !4, i64 56}
!354 = !{!15, !9, i64 188}
!355 = distinct !{!355, !13}
!356 = !{!357, !4, i64 0}
!357 = !{!"thread_span", !4, i64 0, !4, i64 8, !9, i64 16, !11, i64 20, !11, i64 22, !4, i64 24}
!358 = !{!357, !9, i64 16}
!359 = !{!357, !11, i64 20}
!360 = !{!357, !11, i64 22}
!361 = !{!357, !4, i64 24}
!362 = !{!363, !4, i64 0}
!363 = !{!"VkBufferImageCopy", !4, i64 0, !9, i64 8, !9, i64 12, !364, i64 16, !109, i64 32, !110, i64 44}
!364 = !{!"VkImageSubresourceLayers", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!365 = !{!363, !9, i64 8}
!366 = !{!363, !9, i64 12}
!367 = !{!24, !16, i64 96}
!368 = !{!24, !16, i64 112}
!369 = !{!370, !16, i64 16}
!370 = !{!"copy_image", !99, i64 0, !16, i64 8, !16, i64 16, !108, i64 24, !108, i64 72}
!371 = !{!370, !16, i64 8}
!372 = !{!24, !16, i64 104}
!373 = !{!103, !4, i64 24}
!374 = !{!103, !16, i64 40}
!375 = distinct !{!375, !13}
!376 = !{!377, !5, i64 0}
!377 = !{!"VkExternalMemoryBufferCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16}
!378 = !{!377, !16, i64 8}
!379 = !{!377, !9, i64 16}
!380 = !{!381, !5, i64 0}
!381 = !{!"VkBufferCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !4, i64 24, !9, i64 32, !5, i64 36, !9, i64 40, !16, i64 48}
!382 = !{!381, !16, i64 8}
!383 = !{!381, !9, i64 16}
!384 = !{!381, !4, i64 24}
!385 = !{!381, !9, i64 32}
!386 = !{!381, !5, i64 36}
!387 = !{!381, !9, i64 40}
!388 = !{!381, !16, i64 48}
!389 = !{!390, !5, i64 0}
!390 = !{!"VkImportMemoryHostPointerInfoEXT", !5, i64 0, !16, i64 8, !5, i64 16, !16, i64 24}
!391 = !{!390, !16, i64 8}
!392 = !{!390, !5, i64 16}
!393 = !{!390, !16, i64 24}
!394 = !{!395, !5, i64 0}
!395 = !{!"VkMemoryAllocateInfo", !5, i64 0, !16, i64 8, !4, i64 16, !9, i64 24}
!396 = !{!395, !16, i64 8}
!397 = !{!395, !4, i64 16}
!398 = !{!395, !9, i64 24}
!399 = !{!24, !16, i64 160}
!400 = !{!24, !16, i64 32}
!401 = !{!24, !16, i64 48}
!402 = !{!403, !16, i64 0}
!403 = !{!"import", !16, i64 0, !16, i64 8}
!404 = !{!403, !16, i64 8}
!405 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 4, !8, i64 36, i64 4, !8}
!406 = !{i64 0, i64 8, !40, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 4, !8, i64 28, i64 4, !8}
!407 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 4, !8, i64 20, i64 4, !8}
!408 = !{i64 0, i64 8, !3, i64 8, i64 4, !8, i64 12, i64 4, !8}
