; Made by `nox -s native` from *.c and *.h, sha256 696c3c314d2a1839665ecb84a26837aac4438dba21d148ff95cbdb943df96ec6
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
  %104 = load ptr, ptr %67, align 8, !tbaa !233
  %105 = getelementptr inbounds %struct.task, ptr %104, i64 %103
  %106 = load ptr, ptr %0, align 8, !tbaa !51
  %107 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 6
  %108 = load i64, ptr %107, align 8, !tbaa !234
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %112, label %110

110:                                              ; preds = %102
  %111 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 8
  br label %127

112:                                              ; preds = %102
  %113 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %114 = load i64, ptr %113, align 8, !tbaa !236
  br label %141

115:                                              ; preds = %127
  %116 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 4
  %117 = load i64, ptr %116, align 8, !tbaa !237
  %118 = add i64 %137, -1
  %119 = add i64 %118, %117
  %120 = udiv i64 %119, %117
  %121 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %122 = load i64, ptr %121, align 8, !tbaa !236
  %123 = icmp ult i64 %120, %122
  %124 = icmp ugt i64 %117, %119
  %125 = select i1 %124, i64 1, i64 %120
  %126 = select i1 %123, i64 %125, i64 %122
  br label %141

127:                                              ; preds = %127, %110
  %128 = phi i64 [ 0, %110 ], [ %138, %127 ]
  %129 = phi i64 [ 1, %110 ], [ %137, %127 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %33) #12
  %130 = load ptr, ptr %111, align 8, !tbaa !238
  %131 = getelementptr inbounds i64, ptr %130, i64 %128
  %132 = load i64, ptr %131, align 8, !tbaa !3
  %133 = getelementptr inbounds i8, ptr %68, i64 %132
  %134 = call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %133, i64 noundef 4) #16
  %135 = load i32, ptr %33, align 4, !tbaa !8
  %136 = sext i32 %135 to i64
  %137 = mul i64 %129, %136
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %33) #12
  %138 = add nuw i64 %128, 1
  %139 = load i64, ptr %107, align 8, !tbaa !234
  %140 = icmp ult i64 %138, %139
  br i1 %140, label %127, label %115, !llvm.loop !239

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
  %147 = load ptr, ptr %0, align 8, !tbaa !51
  %148 = load ptr, ptr %41, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %30) #12
  %149 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 5
  %150 = load i64, ptr %149, align 8, !tbaa !240
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
  br i1 %177, label %178, label %171, !llvm.loop !241

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
  %186 = load ptr, ptr %153, align 8, !tbaa !244
  %187 = getelementptr inbounds %struct.binding, ptr %186, i64 %184
  %188 = load i64, ptr %187, align 8, !tbaa !245
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
  %193 = load i64, ptr %192, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #12
  %194 = getelementptr inbounds i8, ptr %68, i64 %193
  %195 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %194, i64 noundef 8) #16
  %196 = load ptr, ptr %29, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #12
  %197 = load ptr, ptr %196, align 8, !tbaa !248
  %198 = add i32 %185, 1
  %199 = zext i32 %185 to i64
  %200 = getelementptr inbounds ptr, ptr %30, i64 %199
  store ptr %197, ptr %200, align 8, !tbaa !40
  %201 = load i64, ptr %149, align 8, !tbaa !240
  br label %202

202:                                              ; preds = %191, %182
  %203 = phi i64 [ %201, %191 ], [ %183, %182 ]
  %204 = phi i32 [ %198, %191 ], [ %185, %182 ]
  %205 = add nuw i64 %184, 1
  %206 = icmp ult i64 %205, %203
  br i1 %206, label %182, label %154, !llvm.loop !250

207:                                              ; preds = %180, %207
  %208 = phi i64 [ %209, %207 ], [ %181, %180 ]
  %209 = add nuw nsw i64 %208, 1
  %210 = getelementptr inbounds ptr, ptr %30, i64 %208
  store ptr null, ptr %210, align 8, !tbaa !40
  %211 = and i64 %209, 4294967295
  %212 = icmp eq i64 %211, 6
  br i1 %212, label %213, label %207, !llvm.loop !251

213:                                              ; preds = %207, %178, %154
  %214 = load ptr, ptr %41, align 8, !tbaa !128
  %215 = ptrtoint ptr %105 to i64
  %216 = udiv i64 %215, 72
  %217 = and i64 %216, 63
  %218 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 36, i64 %217
  %219 = load ptr, ptr %218, align 8, !tbaa !120
  %220 = icmp eq ptr %219, %105
  br i1 %220, label %221, label %239

221:                                              ; preds = %213
  %222 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 36, i64 %217, i32 2, i64 0
  %223 = load <4 x ptr>, ptr %222, align 8, !tbaa !40
  %224 = load <4 x ptr>, ptr %30, align 16, !tbaa !40
  %225 = icmp ne <4 x ptr> %223, %224
  %226 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 36, i64 %217, i32 2, i64 4
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
  %237 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 36, i64 %217, i32 1
  %238 = load ptr, ptr %237, align 8, !tbaa !252
  store ptr %238, ptr %35, align 8, !tbaa !40
  br label %405

239:                                              ; preds = %189, %182, %182, %221, %213
  %240 = phi i1 [ false, %221 ], [ false, %213 ], [ true, %182 ], [ true, %182 ], [ true, %189 ]
  %241 = phi ptr [ %218, %221 ], [ %218, %213 ], [ null, %182 ], [ null, %182 ], [ null, %189 ]
  %242 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 18
  %243 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 19
  %244 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 2
  %245 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 3
  %246 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 17
  %247 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 22
  %248 = load i32, ptr %242, align 4, !tbaa !119
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %259, label %250

250:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !253
  store ptr null, ptr %71, align 8, !tbaa !255
  %251 = load ptr, ptr %243, align 8, !tbaa !33
  %252 = add i32 %248, -1
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds ptr, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8, !tbaa !40
  store ptr %255, ptr %72, align 8, !tbaa !256
  store i32 1, ptr %73, align 8, !tbaa !257
  store ptr %244, ptr %74, align 8, !tbaa !258
  %256 = load ptr, ptr %245, align 8, !tbaa !259
  %257 = load ptr, ptr %147, align 8, !tbaa !25
  %258 = call i32 %256(ptr noundef %257, ptr noundef nonnull %28, ptr noundef nonnull %35) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #12
  switch i32 %258, label %299 [
    i32 -12, label %259
    i32 -1000069000, label %259
  ]

259:                                              ; preds = %250, %250, %239
  %260 = load i32, ptr %242, align 4, !tbaa !119
  %261 = load i32, ptr %246, align 8, !tbaa !22
  %262 = icmp ult i32 %260, %261
  br i1 %262, label %263, label %265

263:                                              ; preds = %259
  %264 = add nuw i32 %260, 1
  store i32 %264, ptr %242, align 4, !tbaa !119
  br label %290

265:                                              ; preds = %259
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %26, ptr noundef nonnull align 16 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 33, ptr %27, align 8, !tbaa !260
  store ptr null, ptr %75, align 8, !tbaa !262
  store i32 0, ptr %76, align 8, !tbaa !263
  store i32 128, ptr %77, align 4, !tbaa !264
  store i32 5, ptr %78, align 8, !tbaa !265
  store ptr %26, ptr %79, align 8, !tbaa !266
  %266 = icmp eq i32 %261, 0
  %267 = shl i32 %261, 1
  %268 = select i1 %266, i32 8, i32 %267
  %269 = load ptr, ptr %243, align 8, !tbaa !40
  %270 = zext i32 %268 to i64
  %271 = shl nuw nsw i64 %270, 3
  %272 = call ptr @realloc(ptr noundef %269, i64 noundef %271) #16
  %273 = icmp eq ptr %272, null
  br i1 %273, label %282, label %274

274:                                              ; preds = %265
  store ptr %272, ptr %243, align 8, !tbaa !40
  %275 = load ptr, ptr %247, align 8, !tbaa !267
  %276 = load ptr, ptr %147, align 8, !tbaa !25
  %277 = load i32, ptr %246, align 8, !tbaa !22
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds ptr, ptr %272, i64 %278
  %280 = call i32 %275(ptr noundef %276, ptr noundef nonnull %27, ptr noundef null, ptr noundef nonnull %279) #16
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %284, label %282

282:                                              ; preds = %274, %265
  %283 = phi i32 [ -1, %265 ], [ %280, %274 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  br label %499

284:                                              ; preds = %274
  %285 = load i32, ptr %246, align 8, !tbaa !22
  %286 = add i32 %285, 1
  store i32 %286, ptr %246, align 8, !tbaa !22
  %287 = load i32, ptr %242, align 4, !tbaa !119
  %288 = add i32 %287, 1
  store i32 %288, ptr %242, align 4, !tbaa !119
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %499, label %290

290:                                              ; preds = %284, %263
  %291 = phi i32 [ %260, %263 ], [ %287, %284 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !253
  store ptr null, ptr %71, align 8, !tbaa !255
  %292 = load ptr, ptr %243, align 8, !tbaa !33
  %293 = zext i32 %291 to i64
  %294 = getelementptr inbounds ptr, ptr %292, i64 %293
  %295 = load ptr, ptr %294, align 8, !tbaa !40
  store ptr %295, ptr %72, align 8, !tbaa !256
  store i32 1, ptr %73, align 8, !tbaa !257
  store ptr %244, ptr %74, align 8, !tbaa !258
  %296 = load ptr, ptr %245, align 8, !tbaa !259
  %297 = load ptr, ptr %147, align 8, !tbaa !25
  %298 = call i32 %296(ptr noundef %297, ptr noundef nonnull %28, ptr noundef nonnull %35) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #12
  br label %299

299:                                              ; preds = %290, %250
  %300 = phi i32 [ %258, %250 ], [ %298, %290 ]
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %499

302:                                              ; preds = %299
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %31) #12
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %32) #12
  %303 = load i64, ptr %149, align 8, !tbaa !240
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
  %312 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 37
  %313 = load ptr, ptr %312, align 8, !tbaa !268
  %314 = load ptr, ptr %147, align 8, !tbaa !25
  call void %313(ptr noundef %314, i32 noundef %311, ptr noundef nonnull %31, i32 noundef 0, ptr noundef null) #16
  br i1 %240, label %404, label %395

315:                                              ; preds = %381, %305
  %316 = phi i64 [ 0, %305 ], [ %392, %381 ]
  %317 = load ptr, ptr %306, align 8, !tbaa !244
  %318 = getelementptr inbounds %struct.binding, ptr %317, i64 %316
  %319 = getelementptr inbounds [128 x %union.anon], ptr %32, i64 0, i64 %316
  %320 = load i64, ptr %318, align 8, !tbaa !245
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
  %324 = load i64, ptr %323, align 8, !tbaa !269
  store ptr %322, ptr %319, align 8, !tbaa.struct !270
  %325 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %325, align 8, !tbaa.struct !271
  %326 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %324, ptr %326, align 8, !tbaa.struct !160
  br label %368

327:                                              ; preds = %315
  %328 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %329 = load i64, ptr %328, align 8, !tbaa !247
  %330 = inttoptr i64 %329 to ptr
  br label %339

331:                                              ; preds = %315
  %332 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %333 = load i64, ptr %332, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #12
  %334 = getelementptr inbounds i8, ptr %68, i64 %333
  %335 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %334, i64 noundef 8) #16
  %336 = load ptr, ptr %25, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #12
  br label %339

337:                                              ; preds = %315
  %338 = load ptr, ptr %80, align 8, !tbaa !92
  br label %339

339:                                              ; preds = %337, %331, %327
  %340 = phi ptr [ %330, %327 ], [ %336, %331 ], [ %338, %337 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !248
  %342 = getelementptr inbounds %struct.memory, ptr %340, i64 0, i32 1
  %343 = load i64, ptr %342, align 8, !tbaa !272
  store ptr %341, ptr %319, align 8, !tbaa.struct !270
  %344 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %344, align 8, !tbaa.struct !271
  %345 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %343, ptr %345, align 8, !tbaa.struct !160
  br label %368

346:                                              ; preds = %315
  %347 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %348 = load i64, ptr %347, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #12
  %349 = getelementptr inbounds i8, ptr %68, i64 %348
  %350 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %349, i64 noundef 8) #16
  %351 = load ptr, ptr %24, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #12
  %352 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 3
  %353 = load ptr, ptr %352, align 8, !tbaa !273
  %354 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 1
  %355 = load ptr, ptr %354, align 8, !tbaa !275
  store ptr %353, ptr %319, align 8, !tbaa.struct !276
  %356 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %355, ptr %356, align 8, !tbaa.struct !277
  %357 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %357, align 8, !tbaa.struct !278
  br label %368

358:                                              ; preds = %315
  %359 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %360 = load i64, ptr %359, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #12
  %361 = getelementptr inbounds i8, ptr %68, i64 %360
  %362 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %361, i64 noundef 8) #16
  %363 = load ptr, ptr %23, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #12
  %364 = getelementptr inbounds %struct.texture, ptr %363, i64 0, i32 2
  %365 = load ptr, ptr %364, align 8, !tbaa !279
  store ptr null, ptr %319, align 8, !tbaa.struct !276
  %366 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %365, ptr %366, align 8, !tbaa.struct !277
  %367 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %367, align 8, !tbaa.struct !278
  br label %368

368:                                              ; preds = %358, %346, %339, %321
  %369 = load i64, ptr %318, align 8, !tbaa !245
  br label %370

370:                                              ; preds = %368, %315
  %371 = phi i64 [ %369, %368 ], [ %320, %315 ]
  %372 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %31, i64 0, i64 %316
  %373 = load ptr, ptr %35, align 8, !tbaa !40
  %374 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 1
  %375 = load i64, ptr %374, align 8, !tbaa !280
  %376 = trunc i64 %375 to i32
  %377 = icmp ult i64 %371, 8
  br i1 %377, label %378, label %381

378:                                              ; preds = %370
  %379 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %371
  %380 = load i32, ptr %379, align 4
  br label %381

381:                                              ; preds = %370, %378
  %382 = phi i32 [ %380, %378 ], [ 7, %370 ]
  store i32 35, ptr %372, align 16, !tbaa.struct !281
  %383 = getelementptr inbounds i8, ptr %372, i64 8
  store ptr null, ptr %383, align 8, !tbaa.struct !282
  %384 = getelementptr inbounds i8, ptr %372, i64 16
  store ptr %373, ptr %384, align 16, !tbaa.struct !283
  %385 = getelementptr inbounds i8, ptr %372, i64 24
  store i32 %376, ptr %385, align 8, !tbaa.struct !284
  %386 = getelementptr inbounds i8, ptr %372, i64 28
  store i32 0, ptr %386, align 4, !tbaa.struct !285
  %387 = getelementptr inbounds i8, ptr %372, i64 32
  store i32 1, ptr %387, align 16, !tbaa.struct !286
  %388 = getelementptr inbounds i8, ptr %372, i64 36
  store i32 %382, ptr %388, align 4, !tbaa.struct !287
  %389 = getelementptr inbounds i8, ptr %372, i64 40
  store ptr %319, ptr %389, align 8, !tbaa.struct !288
  %390 = getelementptr inbounds i8, ptr %372, i64 48
  store ptr %319, ptr %390, align 16, !tbaa.struct !289
  %391 = getelementptr inbounds i8, ptr %372, i64 56
  store ptr null, ptr %391, align 8, !tbaa.struct !177
  %392 = add nuw i64 %316, 1
  %393 = load i64, ptr %149, align 8, !tbaa !240
  %394 = icmp ult i64 %392, %393
  br i1 %394, label %315, label %308, !llvm.loop !290

395:                                              ; preds = %310
  store ptr %105, ptr %241, align 8, !tbaa !120
  %396 = load ptr, ptr %35, align 8, !tbaa !40
  %397 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 1
  store ptr %396, ptr %397, align 8, !tbaa !252
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
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %32) #12
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %31) #12
  br label %405

405:                                              ; preds = %404, %236
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  %406 = load i32, ptr %81, align 8, !tbaa !152
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %420, label %408

408:                                              ; preds = %405
  %409 = load ptr, ptr %82, align 8, !tbaa !83
  %410 = getelementptr inbounds %struct.hardware_queue, ptr %409, i64 0, i32 1
  %411 = load i64, ptr %410, align 8, !tbaa !143
  %412 = trunc i64 %411 to i32
  %413 = and i64 %411, 2048
  %414 = icmp eq i64 %413, 0
  %415 = select i1 %414, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #12
  store i32 46, ptr %22, align 8, !tbaa !145
  store ptr null, ptr %83, align 8, !tbaa !147
  store i32 %415, ptr %84, align 8, !tbaa !148
  store i32 %415, ptr %85, align 4, !tbaa !149
  %416 = load ptr, ptr %0, align 8, !tbaa !51
  %417 = getelementptr inbounds %struct.device, ptr %416, i64 0, i32 19
  %418 = load ptr, ptr %417, align 8, !tbaa !150
  %419 = load ptr, ptr %86, align 8, !tbaa !151
  call void %418(ptr noundef %419, i32 noundef %412, i32 noundef %412, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %22, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #12
  br label %420

420:                                              ; preds = %408, %405
  store i32 1, ptr %81, align 8, !tbaa !152
  %421 = load i64, ptr %149, align 8, !tbaa !240
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %425, label %423

423:                                              ; preds = %420
  %424 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  br label %439

425:                                              ; preds = %490, %420
  %426 = phi i32 [ 0, %420 ], [ %491, %490 ]
  %427 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 8
  %428 = load ptr, ptr %427, align 8, !tbaa !291
  %429 = load ptr, ptr %86, align 8, !tbaa !151
  %430 = load ptr, ptr %105, align 8, !tbaa !292
  call void %428(ptr noundef %429, i32 noundef 1, ptr noundef %430) #16
  %431 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 7
  %432 = load ptr, ptr %431, align 8, !tbaa !293
  %433 = load ptr, ptr %86, align 8, !tbaa !151
  %434 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 1
  %435 = load ptr, ptr %434, align 8, !tbaa !294
  call void %432(ptr noundef %433, i32 noundef 1, ptr noundef %435, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %35, i32 noundef %426, ptr noundef nonnull %34) #16
  %436 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 16
  %437 = load ptr, ptr %436, align 8, !tbaa !295
  %438 = load ptr, ptr %86, align 8, !tbaa !151
  call void %437(ptr noundef %438, i32 noundef %143, i32 noundef 1, i32 noundef 1) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %495

439:                                              ; preds = %490, %423
  %440 = phi i32 [ 0, %423 ], [ %491, %490 ]
  %441 = phi i64 [ 0, %423 ], [ %492, %490 ]
  %442 = load ptr, ptr %424, align 8, !tbaa !244
  %443 = getelementptr inbounds %struct.binding, ptr %442, i64 %441
  %444 = load i64, ptr %443, align 8, !tbaa !245
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
  %451 = load i64, ptr %450, align 8, !tbaa !247
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
  %463 = load i64, ptr %462, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #12
  %464 = getelementptr inbounds i8, ptr %68, i64 %463
  %465 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %464, i64 noundef 8) #16
  %466 = load ptr, ptr %21, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #12
  %467 = load ptr, ptr %466, align 8, !tbaa !296
  %468 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 1
  %469 = load i32, ptr %468, align 8, !tbaa !297
  %470 = icmp eq i32 %469, 1
  br i1 %470, label %490, label %471

471:                                              ; preds = %461
  %472 = load ptr, ptr %82, align 8, !tbaa !83
  %473 = getelementptr inbounds %struct.hardware_queue, ptr %472, i64 0, i32 1
  %474 = load i64, ptr %473, align 8, !tbaa !143
  %475 = trunc i64 %474 to i32
  %476 = and i64 %474, 2048
  %477 = icmp eq i64 %476, 0
  %478 = select i1 %477, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #12
  store i32 45, ptr %20, align 8, !tbaa !299
  store ptr null, ptr %87, align 8, !tbaa !302
  store i32 %478, ptr %88, align 8, !tbaa !303
  store i32 %478, ptr %89, align 4, !tbaa !304
  store i32 %469, ptr %90, align 8, !tbaa !305
  store i32 1, ptr %91, align 4, !tbaa !306
  store i32 -1, ptr %92, align 8, !tbaa !307
  store i32 -1, ptr %93, align 4, !tbaa !308
  %479 = load ptr, ptr %467, align 8, !tbaa !309
  store ptr %479, ptr %94, align 8, !tbaa !310
  %480 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 2
  %481 = load i32, ptr %480, align 4, !tbaa !311
  store i32 %481, ptr %95, align 8, !tbaa !312
  store i32 0, ptr %96, align 4, !tbaa !313
  %482 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 3
  %483 = load i32, ptr %482, align 8, !tbaa !314
  store i32 %483, ptr %97, align 8, !tbaa !315
  store i32 0, ptr %98, align 4, !tbaa !316
  %484 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 4
  %485 = load i32, ptr %484, align 4, !tbaa !317
  store i32 %485, ptr %99, align 8, !tbaa !318
  %486 = load ptr, ptr %0, align 8, !tbaa !51
  %487 = getelementptr inbounds %struct.device, ptr %486, i64 0, i32 19
  %488 = load ptr, ptr %487, align 8, !tbaa !150
  %489 = load ptr, ptr %86, align 8, !tbaa !151
  call void %488(ptr noundef %489, i32 noundef %475, i32 noundef %475, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %20) #16
  store i32 1, ptr %468, align 8, !tbaa !297
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #12
  br label %490

490:                                              ; preds = %471, %461, %457, %449, %445, %439
  %491 = phi i32 [ %440, %439 ], [ %458, %457 ], [ %454, %449 ], [ %446, %445 ], [ %440, %461 ], [ %440, %471 ]
  %492 = add nuw i64 %441, 1
  %493 = load i64, ptr %149, align 8, !tbaa !240
  %494 = icmp ult i64 %492, %493
  br i1 %494, label %439, label %425, !llvm.loop !319

495:                                              ; preds = %425, %145
  %496 = add nuw i64 %103, 1
  %497 = load i64, ptr %40, align 8, !tbaa !232
  %498 = icmp ult i64 %496, %497
  br i1 %498, label %102, label %501, !llvm.loop !320

499:                                              ; preds = %299, %284, %282
  %500 = phi i32 [ %283, %282 ], [ -1000069000, %284 ], [ %300, %299 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %1089

501:                                              ; preds = %495, %62
  %502 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %503 = load ptr, ptr %502, align 8, !tbaa !40
  %504 = icmp eq ptr %503, null
  br i1 %504, label %1089, label %505

505:                                              ; preds = %501
  %506 = load i64, ptr %44, align 8, !tbaa !103
  %507 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 22
  %508 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 20
  %509 = load i32, ptr %508, align 8, !tbaa !114
  %510 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 21
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
  %522 = call ptr @realloc(ptr noundef %519, i64 noundef %521) #16
  %523 = icmp eq ptr %522, null
  br i1 %523, label %1089, label %524

524:                                              ; preds = %515
  store ptr %522, ptr %507, align 8, !tbaa !40
  store i32 %518, ptr %510, align 4, !tbaa !8
  %525 = load i32, ptr %508, align 8, !tbaa !114
  br label %526

526:                                              ; preds = %524, %513
  %527 = phi i32 [ %509, %513 ], [ %525, %524 ]
  %528 = phi ptr [ %514, %513 ], [ %522, %524 ]
  %529 = add i32 %527, 1
  store i32 %529, ptr %508, align 8, !tbaa !114
  %530 = zext i32 %527 to i64
  %531 = getelementptr inbounds %struct.arrival, ptr %528, i64 %530
  %532 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %533 = load ptr, ptr %532, align 8, !tbaa !18
  %534 = getelementptr inbounds i8, ptr %533, i64 %63
  store ptr %503, ptr %531, align 8, !tbaa.struct !158
  %535 = getelementptr inbounds i8, ptr %531, i64 8
  store ptr %534, ptr %535, align 8, !tbaa.struct !159
  %536 = getelementptr inbounds i8, ptr %531, i64 16
  store i64 %506, ptr %536, align 8, !tbaa.struct !160
  br label %1089

537:                                              ; preds = %2, %2
  %538 = icmp eq i16 %37, 4
  %539 = zext i1 %538 to i32
  %540 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %541 = load ptr, ptr %540, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #12
  %542 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 3
  %543 = load ptr, ptr %542, align 8, !tbaa !17
  store ptr %543, ptr %18, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #12
  %544 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %545 = load i64, ptr %544, align 8, !tbaa !105
  %546 = icmp ult i64 %545, 32769
  br i1 %546, label %547, label %595

547:                                              ; preds = %537
  %548 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 6
  %549 = load i64, ptr %548, align 8, !tbaa !116
  %550 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %551 = load i64, ptr %550, align 8, !tbaa !102
  %552 = add i64 %549, -1
  %553 = add i64 %552, %551
  %554 = urem i64 %553, %551
  %555 = sub nuw i64 %553, %554
  %556 = add i64 %555, %545
  store i64 %556, ptr %548, align 8, !tbaa !116
  store i64 %555, ptr %19, align 8, !tbaa !3
  %557 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %558 = load ptr, ptr %557, align 8, !tbaa !321
  br i1 %538, label %590, label %559

559:                                              ; preds = %547
  %560 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 22
  %561 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 20
  %562 = load i32, ptr %561, align 8, !tbaa !114
  %563 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 21
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
  %575 = tail call ptr @realloc(ptr noundef %572, i64 noundef %574) #16
  %576 = icmp eq ptr %575, null
  br i1 %576, label %700, label %577

577:                                              ; preds = %568
  store ptr %575, ptr %560, align 8, !tbaa !40
  store i32 %571, ptr %563, align 4, !tbaa !8
  %578 = load i32, ptr %561, align 8, !tbaa !114
  br label %579

579:                                              ; preds = %577, %566
  %580 = phi i32 [ %562, %566 ], [ %578, %577 ]
  %581 = phi ptr [ %567, %566 ], [ %575, %577 ]
  %582 = add i32 %580, 1
  store i32 %582, ptr %561, align 8, !tbaa !114
  %583 = zext i32 %580 to i64
  %584 = getelementptr inbounds %struct.arrival, ptr %581, i64 %583
  %585 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 4
  %586 = load ptr, ptr %585, align 8, !tbaa !18
  %587 = getelementptr inbounds i8, ptr %586, i64 %555
  store ptr %558, ptr %584, align 8, !tbaa.struct !158
  %588 = getelementptr inbounds i8, ptr %584, i64 8
  store ptr %587, ptr %588, align 8, !tbaa.struct !159
  %589 = getelementptr inbounds i8, ptr %584, i64 16
  store i64 %545, ptr %589, align 8, !tbaa.struct !160
  br label %660

590:                                              ; preds = %547
  %591 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 4
  %592 = load ptr, ptr %591, align 8, !tbaa !18
  %593 = getelementptr inbounds i8, ptr %592, i64 %555
  %594 = tail call ptr @memcpy(ptr noundef %593, ptr noundef %558, i64 noundef %545) #16
  br label %660

595:                                              ; preds = %537
  %596 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %597 = load i64, ptr %596, align 8, !tbaa !322
  %598 = icmp eq i64 %597, 255
  br i1 %598, label %599, label %655

599:                                              ; preds = %595
  %600 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %601 = load ptr, ptr %600, align 8, !tbaa !48
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
  %612 = load i64, ptr %602, align 8, !tbaa !60
  %613 = tail call i64 @llvm.umin.i64(i64 %545, i64 %612)
  %614 = load ptr, ptr %603, align 8, !tbaa !321
  %615 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %614, i64 noundef %613, i32 noundef %539, ptr noundef nonnull %17) #17
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %619, label %617

617:                                              ; preds = %635, %599
  %618 = phi i32 [ %615, %599 ], [ %643, %635 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  br label %700

619:                                              ; preds = %599, %635
  %620 = phi i64 [ %640, %635 ], [ %613, %599 ]
  %621 = phi i64 [ %637, %635 ], [ 0, %599 ]
  %622 = load ptr, ptr %604, align 8, !tbaa !323
  %623 = load i64, ptr %17, align 8, !tbaa !3
  %624 = load ptr, ptr %605, align 8, !tbaa !324
  %625 = load i64, ptr %606, align 8, !tbaa !325
  %626 = add i64 %625, %621
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #12
  store i64 %623, ptr %15, align 8, !tbaa !326
  store i64 %626, ptr %607, align 8, !tbaa !328
  store i64 %620, ptr %608, align 8, !tbaa !329
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #12
  store i64 %626, ptr %16, align 8, !tbaa !326
  store i64 %623, ptr %609, align 8, !tbaa !328
  store i64 %620, ptr %610, align 8, !tbaa !329
  %627 = load ptr, ptr %0, align 8, !tbaa !51
  %628 = getelementptr inbounds %struct.device, ptr %627, i64 0, i32 11
  %629 = load ptr, ptr %628, align 8, !tbaa !330
  %630 = load ptr, ptr %611, align 8, !tbaa !151
  br i1 %538, label %631, label %645

631:                                              ; preds = %619
  call void %629(ptr noundef %630, ptr noundef %622, ptr noundef %624, i32 noundef 1, ptr noundef nonnull %15) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %632 = add i64 %621, %620
  %633 = load i64, ptr %544, align 8, !tbaa !105
  %634 = icmp ugt i64 %633, %632
  br i1 %634, label %635, label %649

635:                                              ; preds = %645, %631
  %636 = phi i64 [ %633, %631 ], [ %647, %645 ]
  %637 = phi i64 [ %632, %631 ], [ %646, %645 ]
  %638 = sub i64 %636, %637
  %639 = load i64, ptr %602, align 8, !tbaa !60
  %640 = call i64 @llvm.umin.i64(i64 %638, i64 %639)
  %641 = load ptr, ptr %603, align 8, !tbaa !321
  %642 = getelementptr inbounds i8, ptr %641, i64 %637
  %643 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %642, i64 noundef %640, i32 noundef %539, ptr noundef nonnull %17) #17
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %619, label %617, !llvm.loop !331

645:                                              ; preds = %619
  call void %629(ptr noundef %630, ptr noundef %624, ptr noundef %622, i32 noundef 1, ptr noundef nonnull %16) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %646 = add i64 %621, %620
  %647 = load i64, ptr %544, align 8, !tbaa !105
  %648 = icmp ugt i64 %647, %646
  br i1 %648, label %635, label %650

649:                                              ; preds = %631
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  br label %700

650:                                              ; preds = %645
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  %651 = load ptr, ptr %600, align 8, !tbaa !48
  %652 = getelementptr inbounds %struct.staging, ptr %651, i64 0, i32 2
  %653 = load i64, ptr %652, align 8, !tbaa !186
  %654 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %653) #17
  br label %700

655:                                              ; preds = %595
  %656 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %657 = load ptr, ptr %656, align 8, !tbaa !321
  %658 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %657, i64 noundef %545, ptr noundef nonnull %18, ptr noundef nonnull %19) #17
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %700

660:                                              ; preds = %655, %590, %579
  %661 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %662 = load i32, ptr %661, align 8, !tbaa !152
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %681, label %664

664:                                              ; preds = %660
  %665 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %666 = load ptr, ptr %665, align 8, !tbaa !83
  %667 = getelementptr inbounds %struct.hardware_queue, ptr %666, i64 0, i32 1
  %668 = load i64, ptr %667, align 8, !tbaa !143
  %669 = trunc i64 %668 to i32
  %670 = and i64 %668, 2048
  %671 = icmp eq i64 %670, 0
  %672 = select i1 %671, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #12
  store i32 46, ptr %14, align 8, !tbaa !145
  %673 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 1
  store ptr null, ptr %673, align 8, !tbaa !147
  %674 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 2
  store i32 %672, ptr %674, align 8, !tbaa !148
  %675 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 3
  store i32 %672, ptr %675, align 4, !tbaa !149
  %676 = load ptr, ptr %0, align 8, !tbaa !51
  %677 = getelementptr inbounds %struct.device, ptr %676, i64 0, i32 19
  %678 = load ptr, ptr %677, align 8, !tbaa !150
  %679 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %680 = load ptr, ptr %679, align 8, !tbaa !151
  call void %678(ptr noundef %680, i32 noundef %669, i32 noundef %669, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %14, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #12
  br label %681

681:                                              ; preds = %664, %660
  store i32 1, ptr %661, align 8, !tbaa !152
  %682 = load ptr, ptr %18, align 8, !tbaa !40
  %683 = load i64, ptr %19, align 8, !tbaa !3
  %684 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %685 = load ptr, ptr %684, align 8, !tbaa !324
  %686 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %687 = load i64, ptr %686, align 8, !tbaa !325
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i64 %683, ptr %12, align 8, !tbaa !326
  %688 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 1
  store i64 %687, ptr %688, align 8, !tbaa !328
  %689 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 2
  store i64 %545, ptr %689, align 8, !tbaa !329
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #12
  store i64 %687, ptr %13, align 8, !tbaa !326
  %690 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  store i64 %683, ptr %690, align 8, !tbaa !328
  %691 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  store i64 %545, ptr %691, align 8, !tbaa !329
  %692 = load ptr, ptr %0, align 8, !tbaa !51
  %693 = getelementptr inbounds %struct.device, ptr %692, i64 0, i32 11
  %694 = load ptr, ptr %693, align 8, !tbaa !330
  %695 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %696 = load ptr, ptr %695, align 8, !tbaa !151
  br i1 %538, label %697, label %698

697:                                              ; preds = %681
  call void %694(ptr noundef %696, ptr noundef %682, ptr noundef %685, i32 noundef 1, ptr noundef nonnull %12) #16
  br label %699

698:                                              ; preds = %681
  call void %694(ptr noundef %696, ptr noundef %685, ptr noundef %682, i32 noundef 1, ptr noundef nonnull %13) #16
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
  %706 = load ptr, ptr %705, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #12
  %707 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 3
  %708 = load ptr, ptr %707, align 8, !tbaa !17
  store ptr %708, ptr %10, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #12
  %709 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %710 = load i64, ptr %709, align 8, !tbaa !107
  %711 = icmp ult i64 %710, 32769
  br i1 %711, label %712, label %764

712:                                              ; preds = %702
  %713 = add nuw nsw i64 %710, 48
  %714 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 6
  %715 = load i64, ptr %714, align 8, !tbaa !116
  %716 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %717 = load i64, ptr %716, align 8, !tbaa !102
  %718 = add i64 %715, -1
  %719 = add i64 %718, %717
  %720 = urem i64 %719, %717
  %721 = sub nuw i64 %719, %720
  %722 = add i64 %713, %721
  store i64 %722, ptr %714, align 8, !tbaa !116
  %723 = add i64 %721, 47
  %724 = urem i64 %723, 48
  %725 = sub nuw i64 %723, %724
  store i64 %725, ptr %11, align 8, !tbaa !3
  %726 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %727 = load ptr, ptr %726, align 8, !tbaa !332
  br i1 %703, label %759, label %728

728:                                              ; preds = %712
  %729 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 22
  %730 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 20
  %731 = load i32, ptr %730, align 8, !tbaa !114
  %732 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 21
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
  %744 = tail call ptr @realloc(ptr noundef %741, i64 noundef %743) #16
  %745 = icmp eq ptr %744, null
  br i1 %745, label %916, label %746

746:                                              ; preds = %737
  store ptr %744, ptr %729, align 8, !tbaa !40
  store i32 %740, ptr %732, align 4, !tbaa !8
  %747 = load i32, ptr %730, align 8, !tbaa !114
  br label %748

748:                                              ; preds = %746, %735
  %749 = phi i32 [ %731, %735 ], [ %747, %746 ]
  %750 = phi ptr [ %736, %735 ], [ %744, %746 ]
  %751 = add i32 %749, 1
  store i32 %751, ptr %730, align 8, !tbaa !114
  %752 = zext i32 %749 to i64
  %753 = getelementptr inbounds %struct.arrival, ptr %750, i64 %752
  %754 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 4
  %755 = load ptr, ptr %754, align 8, !tbaa !18
  %756 = getelementptr inbounds i8, ptr %755, i64 %725
  store ptr %727, ptr %753, align 8, !tbaa.struct !158
  %757 = getelementptr inbounds i8, ptr %753, i64 8
  store ptr %756, ptr %757, align 8, !tbaa.struct !159
  %758 = getelementptr inbounds i8, ptr %753, i64 16
  store i64 %710, ptr %758, align 8, !tbaa.struct !160
  br label %889

759:                                              ; preds = %712
  %760 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 4
  %761 = load ptr, ptr %760, align 8, !tbaa !18
  %762 = getelementptr inbounds i8, ptr %761, i64 %725
  %763 = tail call ptr @memcpy(ptr noundef %762, ptr noundef %727, i64 noundef %710) #16
  br label %889

764:                                              ; preds = %702
  %765 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %766 = load ptr, ptr %765, align 8, !tbaa !332
  %767 = ptrtoint ptr %766 to i64
  %768 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 40
  %769 = load i64, ptr %768, align 8, !tbaa !333
  %770 = urem i64 %767, %769
  %771 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %772 = load i64, ptr %771, align 8, !tbaa !322
  %773 = icmp ne i64 %772, 255
  %774 = and i64 %770, 3
  %775 = icmp eq i64 %774, 0
  %776 = select i1 %773, i1 %775, i1 false
  %777 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %778 = load i64, ptr %777, align 8, !tbaa !334
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
  %787 = load i32, ptr %786, align 4, !tbaa !335
  %788 = zext i32 %787 to i64
  %789 = mul i64 %778, %788
  %790 = getelementptr inbounds %struct.staging, ptr %784, i64 0, i32 1
  %791 = getelementptr inbounds %struct.staging, ptr %784, i64 0, i32 1, i32 3
  %792 = load i64, ptr %791, align 8, !tbaa !60
  %793 = udiv i64 %792, %789
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12
  %794 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %795 = load i64, ptr %794, align 8, !tbaa !336
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
  %814 = load i32, ptr %798, align 4, !tbaa !337
  br label %815

815:                                              ; preds = %870, %797
  %816 = phi i64 [ %795, %797 ], [ %871, %870 ]
  %817 = phi i32 [ %814, %797 ], [ %872, %870 ]
  %818 = phi i64 [ 0, %797 ], [ %875, %870 ]
  %819 = phi ptr [ %766, %797 ], [ %873, %870 ]
  %820 = icmp eq i32 %817, 0
  br i1 %820, label %870, label %821

821:                                              ; preds = %815
  %822 = load i32, ptr %799, align 4, !tbaa !338
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
  %838 = load i32, ptr %801, align 8, !tbaa !339
  %839 = load i32, ptr %802, align 4, !tbaa !340
  %840 = add nsw i32 %839, %833
  %841 = load i32, ptr %803, align 8, !tbaa !341
  %842 = add nsw i32 %841, %828
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #12
  %843 = load i64, ptr %785, align 8, !tbaa !342
  store i64 %843, ptr %9, align 8, !tbaa !342
  %844 = load i64, ptr %805, align 8, !tbaa !343
  %845 = add i64 %844, %818
  store i64 %845, ptr %804, align 8, !tbaa !343
  store i64 1, ptr %806, align 8, !tbaa !336
  store i32 %838, ptr %807, align 8, !tbaa.struct !344
  store i32 %840, ptr %808, align 4, !tbaa.struct !345
  store i32 %842, ptr %809, align 8, !tbaa.struct !197
  %846 = load i32, ptr %786, align 4, !tbaa !335
  store i32 %846, ptr %810, align 4, !tbaa !346
  store i32 %837, ptr %811, align 8, !tbaa !347
  store i32 1, ptr %812, align 4, !tbaa !348
  %847 = zext i32 %837 to i64
  %848 = mul i64 %789, %847
  %849 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %832, i64 noundef %848, i32 noundef %704, ptr noundef nonnull %8) #17
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %877

851:                                              ; preds = %830
  %852 = load ptr, ptr %790, align 8, !tbaa !323
  %853 = load i64, ptr %8, align 8, !tbaa !3
  %854 = load ptr, ptr %813, align 8, !tbaa !349
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %852, i64 noundef %853, ptr noundef %854, ptr noundef nonnull %9, i32 noundef %704) #17
  %855 = getelementptr inbounds i8, ptr %832, i64 %848
  %856 = add i32 %837, %833
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  %857 = load i32, ptr %799, align 4, !tbaa !338
  %858 = icmp ugt i32 %857, %856
  br i1 %858, label %830, label %859, !llvm.loop !350

859:                                              ; preds = %851
  %860 = load i32, ptr %798, align 4, !tbaa !337
  br label %861

861:                                              ; preds = %859, %823
  %862 = phi i32 [ %824, %823 ], [ %860, %859 ]
  %863 = phi i32 [ %825, %823 ], [ %860, %859 ]
  %864 = phi i32 [ 0, %823 ], [ %857, %859 ]
  %865 = phi ptr [ %827, %823 ], [ %855, %859 ]
  %866 = add nuw i32 %828, 1
  %867 = icmp ult i32 %866, %863
  br i1 %867, label %823, label %868, !llvm.loop !351

868:                                              ; preds = %861
  %869 = load i64, ptr %794, align 8, !tbaa !336
  br label %870

870:                                              ; preds = %868, %815
  %871 = phi i64 [ %816, %815 ], [ %869, %868 ]
  %872 = phi i32 [ 0, %815 ], [ %862, %868 ]
  %873 = phi ptr [ %819, %815 ], [ %865, %868 ]
  %874 = add nuw nsw i64 %818, 1
  %875 = and i64 %874, 4294967295
  %876 = icmp ugt i64 %871, %875
  br i1 %876, label %815, label %878, !llvm.loop !352

877:                                              ; preds = %830
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  br label %884

878:                                              ; preds = %870, %782
  br i1 %703, label %884, label %879

879:                                              ; preds = %878
  %880 = load ptr, ptr %783, align 8, !tbaa !48
  %881 = getelementptr inbounds %struct.staging, ptr %880, i64 0, i32 2
  %882 = load i64, ptr %881, align 8, !tbaa !186
  %883 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %882) #17
  br label %884

884:                                              ; preds = %879, %878, %877
  %885 = phi i32 [ %849, %877 ], [ %883, %879 ], [ 0, %878 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12
  br label %916

886:                                              ; preds = %779
  %887 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %766, i64 noundef %710, ptr noundef nonnull %10, ptr noundef nonnull %11) #17
  %888 = icmp eq i32 %887, 0
  br i1 %888, label %889, label %916

889:                                              ; preds = %886, %759, %748
  %890 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %891 = load i32, ptr %890, align 8, !tbaa !152
  %892 = icmp eq i32 %891, 0
  br i1 %892, label %910, label %893

893:                                              ; preds = %889
  %894 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %895 = load ptr, ptr %894, align 8, !tbaa !83
  %896 = getelementptr inbounds %struct.hardware_queue, ptr %895, i64 0, i32 1
  %897 = load i64, ptr %896, align 8, !tbaa !143
  %898 = trunc i64 %897 to i32
  %899 = and i64 %897, 2048
  %900 = icmp eq i64 %899, 0
  %901 = select i1 %900, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !145
  %902 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %902, align 8, !tbaa !147
  %903 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %901, ptr %903, align 8, !tbaa !148
  %904 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %901, ptr %904, align 4, !tbaa !149
  %905 = load ptr, ptr %0, align 8, !tbaa !51
  %906 = getelementptr inbounds %struct.device, ptr %905, i64 0, i32 19
  %907 = load ptr, ptr %906, align 8, !tbaa !150
  %908 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %909 = load ptr, ptr %908, align 8, !tbaa !151
  call void %907(ptr noundef %909, i32 noundef %898, i32 noundef %898, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  br label %910

910:                                              ; preds = %893, %889
  store i32 1, ptr %890, align 8, !tbaa !152
  %911 = load ptr, ptr %10, align 8, !tbaa !40
  %912 = load i64, ptr %11, align 8, !tbaa !3
  %913 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %914 = load ptr, ptr %913, align 8, !tbaa !349
  %915 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %911, i64 noundef %912, ptr noundef %914, ptr noundef nonnull %915, i32 noundef %704) #17
  br label %916

916:                                              ; preds = %737, %884, %886, %910
  %917 = phi i32 [ 0, %910 ], [ %885, %884 ], [ %887, %886 ], [ -1, %737 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #12
  br label %1089

918:                                              ; preds = %2
  %919 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %920 = load ptr, ptr %919, align 8, !tbaa !40
  %921 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %922 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %923 = load i32, ptr %922, align 4, !tbaa !101
  %924 = zext i32 %923 to i64
  %925 = getelementptr inbounds i8, ptr %1, i64 %924
  %926 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 35
  %927 = load ptr, ptr %926, align 8, !tbaa !38
  %928 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %929 = load i32, ptr %928, align 8, !tbaa !152
  %930 = icmp eq i32 %929, 0
  br i1 %930, label %947, label %931

931:                                              ; preds = %918
  %932 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %933 = load ptr, ptr %932, align 8, !tbaa !83
  %934 = getelementptr inbounds %struct.hardware_queue, ptr %933, i64 0, i32 1
  %935 = load i64, ptr %934, align 8, !tbaa !143
  %936 = trunc i64 %935 to i32
  %937 = and i64 %935, 2048
  %938 = icmp eq i64 %937, 0
  %939 = select i1 %938, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #12
  store i32 46, ptr %5, align 8, !tbaa !145
  %940 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %940, align 8, !tbaa !147
  %941 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %939, ptr %941, align 8, !tbaa !148
  %942 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %939, ptr %942, align 4, !tbaa !149
  %943 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %944 = load ptr, ptr %943, align 8, !tbaa !150
  %945 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %946 = load ptr, ptr %945, align 8, !tbaa !151
  call void %944(ptr noundef %946, i32 noundef %936, i32 noundef %936, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #12
  br label %947

947:                                              ; preds = %931, %918
  store i32 1, ptr %928, align 8, !tbaa !152
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
  %967 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %963) #17
  %968 = getelementptr inbounds i64, ptr %964, i64 1
  %969 = load i64, ptr %964, align 8, !tbaa !3
  %970 = getelementptr inbounds %struct.command, ptr %963, i64 0, i32 2
  %971 = load i32, ptr %970, align 4, !tbaa !101
  %972 = zext i32 %971 to i64
  %973 = add nsw i64 %972, -32
  store i64 %967, ptr %966, align 8, !tbaa.struct !353
  %974 = getelementptr inbounds i8, ptr %966, i64 8
  store i64 %969, ptr %974, align 8, !tbaa.struct !271
  %975 = getelementptr inbounds i8, ptr %966, i64 16
  store i64 %973, ptr %975, align 8, !tbaa.struct !160
  %976 = load i32, ptr %970, align 4, !tbaa !101
  %977 = zext i32 %976 to i64
  %978 = getelementptr inbounds i8, ptr %963, i64 %977
  %979 = icmp ult ptr %978, %925
  %980 = icmp ult i64 %962, 63
  %981 = select i1 %979, i1 %980, i1 false
  br i1 %981, label %961, label %982, !llvm.loop !354

982:                                              ; preds = %961
  %983 = trunc i64 %965 to i32
  br label %984

984:                                              ; preds = %982, %957
  %985 = phi i32 [ 0, %957 ], [ %983, %982 ]
  %986 = phi ptr [ %959, %957 ], [ %968, %982 ]
  %987 = phi ptr [ %958, %957 ], [ %978, %982 ]
  %988 = load ptr, ptr %0, align 8, !tbaa !51
  %989 = getelementptr inbounds %struct.device, ptr %988, i64 0, i32 11
  %990 = load ptr, ptr %989, align 8, !tbaa !330
  %991 = load ptr, ptr %950, align 8, !tbaa !151
  %992 = load ptr, ptr %951, align 8, !tbaa !128
  %993 = getelementptr inbounds %struct.context, ptr %992, i64 0, i32 3
  %994 = load ptr, ptr %993, align 8, !tbaa !17
  %995 = load ptr, ptr %952, align 8, !tbaa !17
  call void %990(ptr noundef %991, ptr noundef %994, ptr noundef %995, i32 noundef %985, ptr noundef nonnull %6) #16
  %996 = icmp eq ptr %987, %925
  br i1 %996, label %997, label %1013

997:                                              ; preds = %984
  %998 = load i32, ptr %928, align 8, !tbaa !152
  %999 = icmp eq i32 %998, 0
  br i1 %999, label %1012, label %1000

1000:                                             ; preds = %997
  %1001 = load ptr, ptr %953, align 8, !tbaa !83
  %1002 = getelementptr inbounds %struct.hardware_queue, ptr %1001, i64 0, i32 1
  %1003 = load i64, ptr %1002, align 8, !tbaa !143
  %1004 = trunc i64 %1003 to i32
  %1005 = and i64 %1003, 2048
  %1006 = icmp eq i64 %1005, 0
  %1007 = select i1 %1006, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  store i32 46, ptr %4, align 8, !tbaa !145
  store ptr null, ptr %954, align 8, !tbaa !147
  store i32 %1007, ptr %955, align 8, !tbaa !148
  store i32 %1007, ptr %956, align 4, !tbaa !149
  %1008 = load ptr, ptr %0, align 8, !tbaa !51
  %1009 = getelementptr inbounds %struct.device, ptr %1008, i64 0, i32 19
  %1010 = load ptr, ptr %1009, align 8, !tbaa !150
  %1011 = load ptr, ptr %950, align 8, !tbaa !151
  call void %1010(ptr noundef %1011, i32 noundef %1004, i32 noundef %1004, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  br label %1012

1012:                                             ; preds = %1000, %997
  store i32 1, ptr %928, align 8, !tbaa !152
  br label %1013

1013:                                             ; preds = %1012, %984
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #12
  %1014 = icmp ult ptr %987, %925
  br i1 %1014, label %957, label %1015, !llvm.loop !355

1015:                                             ; preds = %1013, %947
  %1016 = load ptr, ptr %0, align 8, !tbaa !51
  %1017 = getelementptr inbounds %struct.device, ptr %1016, i64 0, i32 17
  %1018 = load ptr, ptr %1017, align 8, !tbaa !356
  %1019 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1020 = load ptr, ptr %1019, align 8, !tbaa !151
  %1021 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 16
  %1022 = load ptr, ptr %1021, align 8, !tbaa !32
  call void %1018(ptr noundef %1020, i32 noundef 1, ptr noundef %1022) #16
  br label %1089

1023:                                             ; preds = %2
  %1024 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1025 = load i32, ptr %1024, align 8, !tbaa !152
  %1026 = icmp eq i32 %1025, 0
  br i1 %1026, label %1044, label %1027

1027:                                             ; preds = %1023
  %1028 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1029 = load ptr, ptr %1028, align 8, !tbaa !83
  %1030 = getelementptr inbounds %struct.hardware_queue, ptr %1029, i64 0, i32 1
  %1031 = load i64, ptr %1030, align 8, !tbaa !143
  %1032 = trunc i64 %1031 to i32
  %1033 = and i64 %1031, 2048
  %1034 = icmp eq i64 %1033, 0
  %1035 = select i1 %1034, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !145
  %1036 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1036, align 8, !tbaa !147
  %1037 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1035, ptr %1037, align 8, !tbaa !148
  %1038 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1035, ptr %1038, align 4, !tbaa !149
  %1039 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %1040 = load ptr, ptr %1039, align 8, !tbaa !150
  %1041 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1042 = load ptr, ptr %1041, align 8, !tbaa !151
  call void %1040(ptr noundef %1042, i32 noundef %1032, i32 noundef %1032, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %1043 = load i16, ptr %1, align 4, !tbaa !99
  br label %1044

1044:                                             ; preds = %1023, %1027
  %1045 = phi i16 [ %37, %1023 ], [ %1043, %1027 ]
  store i32 1, ptr %1024, align 8, !tbaa !152
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
  %1048 = load ptr, ptr %1047, align 8, !tbaa !330
  %1049 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1050 = load ptr, ptr %1049, align 8, !tbaa !151
  %1051 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1052 = load ptr, ptr %1051, align 8, !tbaa !357
  %1053 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1054 = load ptr, ptr %1053, align 8, !tbaa !359
  %1055 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1048(ptr noundef %1050, ptr noundef %1052, ptr noundef %1054, i32 noundef 1, ptr noundef nonnull %1055) #16
  br label %1089

1056:                                             ; preds = %1044
  %1057 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %1058 = load ptr, ptr %1057, align 8, !tbaa !360
  %1059 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1060 = load ptr, ptr %1059, align 8, !tbaa !151
  %1061 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1062 = load ptr, ptr %1061, align 8, !tbaa !361
  %1063 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1064 = load i64, ptr %1063, align 8, !tbaa !363
  %1065 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1066 = load i64, ptr %1065, align 8, !tbaa !364
  %1067 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1068 = load i32, ptr %1067, align 8, !tbaa !365
  call void %1058(ptr noundef %1060, ptr noundef %1062, i64 noundef %1064, i64 noundef %1066, i32 noundef %1068) #16
  br label %1089

1069:                                             ; preds = %1044, %1044
  %1070 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1071 = load ptr, ptr %1070, align 8, !tbaa !366
  %1072 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1073 = load i64, ptr %1072, align 8, !tbaa !368
  %1074 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1075 = load ptr, ptr %1074, align 8, !tbaa !369
  %1076 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1077 = icmp eq i16 %1045, 6
  %1078 = zext i1 %1077 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1071, i64 noundef %1073, ptr noundef %1075, ptr noundef nonnull %1076, i32 noundef %1078) #17
  br label %1089

1079:                                             ; preds = %1044
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #17
  br label %1089

1080:                                             ; preds = %1044
  %1081 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1082 = load ptr, ptr %1081, align 8, !tbaa !370
  %1083 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1084 = load i64, ptr %1083, align 8, !tbaa !372
  %1085 = trunc i64 %1084 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1082, i32 noundef %1085) #17
  br label %1089

1086:                                             ; preds = %1044
  %1087 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1088 = load ptr, ptr %1087, align 8, !tbaa !370
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1088) #17
  br label %1089

1089:                                             ; preds = %526, %515, %501, %499, %1046, %1056, %1069, %1079, %1080, %1086, %1044, %2, %1015, %916, %700
  %1090 = phi i32 [ 0, %1015 ], [ %917, %916 ], [ %701, %700 ], [ 0, %2 ], [ 0, %1044 ], [ 0, %1086 ], [ 0, %1080 ], [ 0, %1079 ], [ 0, %1069 ], [ 0, %1056 ], [ 0, %1046 ], [ %500, %499 ], [ 0, %501 ], [ 0, %526 ], [ -1, %515 ]
  ret i32 %1090
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
