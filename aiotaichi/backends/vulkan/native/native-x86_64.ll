; Made by `nox -s native` from *.c and *.h, sha256 a51703dc8080cdd015a7d28281569eec1dabf4dc32c4e6e382ed368efba54d6c
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
%struct.context = type { ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, i64, ptr, i32, i32, i64, i32, ptr, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, [64 x %struct.kept_set] }
%struct.kept_set = type { ptr, ptr, [6 x ptr] }
%struct.device = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.import = type { ptr, ptr }
%struct.staging = type { ptr, %struct.slots, i64, i64, i32, ptr, ptr, %struct.mutex, %struct.condition }
%struct.slots = type { ptr, ptr, i64, i64, ptr, ptr }
%struct.mutex = type { [8 x i64] }
%struct.condition = type { [8 x i64] }
%struct.queue = type { ptr, ptr, ptr, ptr, i64, ptr, i32, i32, %struct.notification, i64, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr, %struct.mutex, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.VkSemaphoreWaitInfo = type { i32, ptr, i32, i32, ptr, ptr }
%struct.VkSemaphoreSignalInfo = type { i32, ptr, ptr, i64 }
%struct.chunk = type { ptr, ptr, i64, i64, i32, i32 }
%struct.hardware_queue = type { ptr, i64, %struct.mutex, ptr }
%struct.line = type { %struct.mutex, %struct.condition, %struct.condition, ptr, ptr, ptr, i64, i32, i32, i32 }
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
%struct.VkTimelineSemaphoreSubmitInfo = type { i32, ptr, i32, ptr, i32, ptr }
%struct.VkSubmitInfo = type { i32, ptr, i32, ptr, ptr, i32, ptr, i32, ptr }
%struct.signals = type { [2 x ptr], [2 x i64], i32 }
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
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4344) #16
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 4
  store ptr %0, ptr %9, align 8, !tbaa !14
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 5
  store ptr %1, ptr %10, align 8, !tbaa !17
  %11 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 6
  store ptr %2, ptr %11, align 8, !tbaa !18
  %12 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 7
  store i64 %3, ptr %12, align 8, !tbaa !19
  %13 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  store i32 %4, ptr %13, align 8, !tbaa !20
  br label %14

14:                                               ; preds = %5, %8
  ret ptr %6
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %4 = load i32, ptr %3, align 8, !tbaa !21
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  br label %54

9:                                                ; preds = %54, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8, !tbaa !22
  %12 = load ptr, ptr %0, align 8, !tbaa !24
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 9
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #16
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %16 = load i32, ptr %15, align 8, !tbaa !26
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %37, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 27
  %20 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %21 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %16, %18 ], [ %35, %22 ]
  %24 = load ptr, ptr %19, align 8, !tbaa !27
  %25 = add i32 %23, -1
  store i32 %25, ptr %15, align 8, !tbaa !26
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds %struct.import, ptr %24, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, ptr }, ptr %27, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %20, align 8, !tbaa !28
  %32 = load ptr, ptr %0, align 8, !tbaa !24
  tail call void %31(ptr noundef %32, ptr noundef %28, ptr noundef null) #16
  %33 = load ptr, ptr %21, align 8, !tbaa !29
  %34 = load ptr, ptr %0, align 8, !tbaa !24
  tail call void %33(ptr noundef %34, ptr noundef %30, ptr noundef null) #16
  %35 = load i32, ptr %15, align 8, !tbaa !26
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %22, !llvm.loop !30

37:                                               ; preds = %22, %9
  %38 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 27
  %39 = load ptr, ptr %38, align 8, !tbaa !27
  tail call void @free(ptr noundef %39) #16
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !31
  tail call void @free(ptr noundef %41) #16
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  %43 = load ptr, ptr %42, align 8, !tbaa !32
  tail call void @free(ptr noundef %43) #16
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 24
  %45 = load ptr, ptr %44, align 8, !tbaa !33
  tail call void @free(ptr noundef %45) #16
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  %47 = load ptr, ptr %46, align 8, !tbaa !34
  tail call void @free(ptr noundef %47) #16
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 35
  %49 = load ptr, ptr %48, align 8, !tbaa !35
  tail call void @free(ptr noundef %49) #16
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 36
  %51 = load ptr, ptr %50, align 8, !tbaa !36
  tail call void @free(ptr noundef %51) #16
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 37
  %53 = load ptr, ptr %52, align 8, !tbaa !37
  tail call void @free(ptr noundef %53) #16
  tail call void @free(ptr noundef nonnull %1) #16
  ret void

54:                                               ; preds = %6, %54
  %55 = phi i64 [ 0, %6 ], [ %61, %54 ]
  %56 = load ptr, ptr %7, align 8, !tbaa !38
  %57 = load ptr, ptr %0, align 8, !tbaa !24
  %58 = load ptr, ptr %8, align 8, !tbaa !32
  %59 = getelementptr inbounds ptr, ptr %58, i64 %55
  %60 = load ptr, ptr %59, align 8, !tbaa !39
  tail call void %56(ptr noundef %57, ptr noundef %60, ptr noundef null) #16
  %61 = add nuw nsw i64 %55, 1
  %62 = load i32, ptr %3, align 8, !tbaa !21
  %63 = zext i32 %62 to i64
  %64 = icmp ult i64 %61, %63
  br i1 %64, label %54, label %9, !llvm.loop !40
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #16
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  store ptr %0, ptr %3, align 8, !tbaa !41
  %6 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !45
  %7 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 5
  %8 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 6
  store ptr %7, ptr %8, align 8, !tbaa !46
  %9 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 3
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #16
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #16
  br label %15

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  store ptr %3, ptr %14, align 8, !tbaa !47
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
  %5 = load ptr, ptr %0, align 8, !tbaa !41
  %6 = load ptr, ptr %5, align 8, !tbaa !50
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
  %28 = load ptr, ptr %9, align 8, !tbaa !51
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %37

30:                                               ; preds = %26, %33
  %31 = load i32, ptr %7, align 8, !tbaa !52
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %108

33:                                               ; preds = %30
  %34 = call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %8) #16
  %35 = load ptr, ptr %9, align 8, !tbaa !51
  %36 = icmp eq ptr %35, null
  br i1 %36, label %30, label %37, !llvm.loop !53

37:                                               ; preds = %33, %26
  %38 = phi ptr [ %28, %26 ], [ %35, %33 ]
  %39 = load ptr, ptr %38, align 8, !tbaa !54
  store ptr %39, ptr %9, align 8, !tbaa !51
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %42

41:                                               ; preds = %37
  store ptr %9, ptr %11, align 8, !tbaa !46
  br label %42

42:                                               ; preds = %37, %41
  %43 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %44 = load ptr, ptr %12, align 8, !tbaa !56
  %45 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 2
  %46 = load i64, ptr %45, align 8, !tbaa !57
  %47 = load i64, ptr %13, align 8, !tbaa !58
  %48 = urem i64 %46, %47
  %49 = load i64, ptr %14, align 8, !tbaa !59
  %50 = mul i64 %49, %48
  %51 = getelementptr inbounds i8, ptr %44, i64 %50
  %52 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 4
  %53 = load i32, ptr %52, align 8, !tbaa !60
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
  %60 = load ptr, ptr %0, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !61
  store ptr null, ptr %15, align 8, !tbaa !63
  store i32 0, ptr %16, align 8, !tbaa !64
  store i32 1, ptr %17, align 4, !tbaa !65
  store ptr %19, ptr %18, align 8, !tbaa !66
  store ptr %2, ptr %20, align 8, !tbaa !67
  %61 = getelementptr inbounds %struct.queue, ptr %60, i64 0, i32 6
  br label %62

62:                                               ; preds = %65, %57
  %63 = load atomic i32, ptr %61 seq_cst, align 8
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %75

65:                                               ; preds = %62
  %66 = load ptr, ptr %60, align 8, !tbaa !50
  %67 = getelementptr inbounds %struct.device, ptr %66, i64 0, i32 38
  %68 = load ptr, ptr %67, align 8, !tbaa !68
  %69 = load ptr, ptr %66, align 8, !tbaa !24
  %70 = call i32 %68(ptr noundef %69, ptr noundef nonnull %3, i64 noundef 100000000) #16
  %71 = icmp eq i32 %70, 2
  br i1 %71, label %62, label %72, !llvm.loop !69

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
  %79 = load i32, ptr %52, align 8, !tbaa !60
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %84

81:                                               ; preds = %78
  %82 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !70
  br label %87

84:                                               ; preds = %78, %55
  %85 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 1
  %86 = load ptr, ptr %85, align 8, !tbaa !70
  br label %87

87:                                               ; preds = %84, %81
  %88 = phi ptr [ %51, %84 ], [ %83, %81 ]
  %89 = phi i16 [ 4, %84 ], [ 5, %81 ]
  %90 = phi ptr [ %86, %84 ], [ %51, %81 ]
  %91 = load ptr, ptr %0, align 8, !tbaa !41
  %92 = load ptr, ptr %91, align 8, !tbaa !50
  %93 = getelementptr inbounds %struct.device, ptr %92, i64 0, i32 42
  %94 = load ptr, ptr %93, align 8, !tbaa !71
  %95 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 3
  %96 = load i64, ptr %95, align 8, !tbaa !72
  call fastcc void @copy_shared(ptr noundef %94, ptr noundef %88, ptr noundef %90, i64 noundef %96, i16 noundef zeroext 6, i16 noundef zeroext %89) #17
  br label %97

97:                                               ; preds = %75, %76, %87
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  store i32 1000207005, ptr %4, align 8, !tbaa !73
  store ptr null, ptr %21, align 8, !tbaa !75
  %98 = load ptr, ptr %23, align 8, !tbaa !76
  store ptr %98, ptr %22, align 8, !tbaa !77
  %99 = load i64, ptr %45, align 8, !tbaa !57
  store i64 %99, ptr %24, align 8, !tbaa !78
  %100 = load ptr, ptr %25, align 8, !tbaa !79
  %101 = load ptr, ptr %6, align 8, !tbaa !24
  %102 = call i32 %100(ptr noundef %101, ptr noundef nonnull %4) #16
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %107, label %104

104:                                              ; preds = %97
  %105 = load ptr, ptr %0, align 8, !tbaa !41
  %106 = getelementptr inbounds %struct.queue, ptr %105, i64 0, i32 6
  store atomic i32 %102, ptr %106 seq_cst, align 8
  br label %107

107:                                              ; preds = %97, %104
  call void @free(ptr noundef nonnull %38) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  br label %26

108:                                              ; preds = %30
  %109 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %110 = load ptr, ptr %0, align 8, !tbaa !41
  %111 = getelementptr inbounds %struct.queue, ptr %110, i64 0, i32 10
  store atomic i32 1, ptr %111 seq_cst, align 8
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i64 @queue_signal_of(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  br label %6

6:                                                ; preds = %10, %2
  %7 = phi ptr [ %5, %2 ], [ %8, %10 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !39
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 3
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
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 280) #16
  %6 = icmp eq ptr %5, null
  br i1 %6, label %46, label %7

7:                                                ; preds = %4
  store ptr %0, ptr %5, align 8, !tbaa !50
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !82
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 3
  store ptr %2, ptr %9, align 8, !tbaa !83
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 8, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !84
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 7
  store i32 %12, ptr %13, align 4, !tbaa !85
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 14
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 15
  store ptr %14, ptr %15, align 8, !tbaa !86
  %16 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 2
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #16
  %18 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !87
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %30

21:                                               ; preds = %7
  %22 = tail call ptr @calloc(i64 noundef 1, i64 noundef 240) #16
  store ptr %22, ptr %18, align 8, !tbaa !87
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 3
  %26 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 4
  store ptr %25, ptr %26, align 8, !tbaa !89
  br label %30

27:                                               ; preds = %21
  %28 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #16
  %29 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr null, ptr %29, align 8, !tbaa !91
  br label %44

30:                                               ; preds = %24, %7
  %31 = phi ptr [ %22, %24 ], [ %19, %7 ]
  %32 = getelementptr inbounds %struct.line, ptr %31, i64 0, i32 7
  %33 = load i32, ptr %32, align 8, !tbaa !92
  %34 = add i32 %33, 1
  store i32 %34, ptr %32, align 8, !tbaa !92
  %35 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #16
  %36 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %31, ptr %36, align 8, !tbaa !91
  %37 = load i32, ptr %13, align 4, !tbaa !85
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %46, label %39

39:                                               ; preds = %30
  %40 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 9
  %41 = tail call i32 @pthread_create(ptr noundef nonnull %40, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %5) #16
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %39
  tail call fastcc void @leave_line(ptr noundef nonnull %5) #17
  br label %44

44:                                               ; preds = %27, %43
  %45 = phi ptr [ null, %27 ], [ inttoptr (i64 1 to ptr), %43 ]
  tail call void @free(ptr noundef nonnull %5) #16
  br label %46

46:                                               ; preds = %44, %30, %39, %4
  %47 = phi ptr [ null, %4 ], [ %5, %39 ], [ %5, %30 ], [ %45, %44 ]
  ret ptr %47
}

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #3 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %13 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 1
  %14 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 2
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 3
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %17 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  br label %19

19:                                               ; preds = %69, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  store i64 0, ptr %4, align 8, !tbaa !3
  %20 = load ptr, ptr %0, align 8, !tbaa !50
  %21 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 30
  %22 = load ptr, ptr %21, align 8, !tbaa !93
  %23 = load ptr, ptr %20, align 8, !tbaa !24
  %24 = load ptr, ptr %5, align 8, !tbaa !83
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
  %38 = load ptr, ptr %37, align 8, !tbaa !39
  %39 = icmp eq ptr %38, null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 3
  %42 = load i64, ptr %41, align 8, !tbaa !80
  %43 = icmp ult i64 %42, %35
  br i1 %43, label %36, label %44, !llvm.loop !81

44:                                               ; preds = %40, %36, %28
  %45 = phi i64 [ 0, %28 ], [ %42, %40 ], [ 0, %36 ]
  %46 = load atomic i32, ptr %6 seq_cst, align 8
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i64 %30, i64 -1
  %49 = load atomic i64, ptr %8 seq_cst, align 8
  %50 = add i64 %49, -1
  %51 = icmp ult i64 %50, %48
  %52 = load i32, ptr %10, align 4, !tbaa !94
  %53 = icmp ne i32 %52, 0
  %54 = select i1 %53, i1 true, i1 %51
  %55 = icmp ne i64 %45, 0
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %60, label %57

57:                                               ; preds = %44
  store i32 1, ptr %11, align 8, !tbaa !95
  %58 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #16
  store i32 0, ptr %11, align 8, !tbaa !95
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
  %67 = load i32, ptr %18, align 8, !tbaa !96
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
  store i32 1000207004, ptr %3, align 8, !tbaa !61
  store ptr null, ptr %13, align 8, !tbaa !63
  store i32 0, ptr %14, align 8, !tbaa !64
  store i32 1, ptr %15, align 4, !tbaa !65
  store ptr %5, ptr %16, align 8, !tbaa !66
  store ptr %2, ptr %17, align 8, !tbaa !67
  %72 = load ptr, ptr %0, align 8, !tbaa !50
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 38
  %74 = load ptr, ptr %73, align 8, !tbaa !68
  %75 = load ptr, ptr %72, align 8, !tbaa !24
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
  %81 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %81 seq_cst, align 8
  ret ptr null
}

; Function Attrs: nounwind
define internal fastcc void @leave_line(ptr noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8, !tbaa !91
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !82
  %6 = icmp eq ptr %3, null
  br i1 %6, label %55, label %7

7:                                                ; preds = %1
  store ptr null, ptr %2, align 8, !tbaa !91
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %9 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 3
  %10 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 5
  %11 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 2
  br label %12

12:                                               ; preds = %27, %7
  %13 = load ptr, ptr %9, align 8, !tbaa !39
  %14 = icmp eq ptr %13, null
  br i1 %14, label %24, label %19

15:                                               ; preds = %19
  %16 = getelementptr inbounds %struct.context, ptr %20, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !39
  %18 = icmp eq ptr %17, null
  br i1 %18, label %24, label %19, !llvm.loop !97

19:                                               ; preds = %12, %15
  %20 = phi ptr [ %17, %15 ], [ %13, %12 ]
  %21 = getelementptr inbounds %struct.context, ptr %20, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8, !tbaa !98
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %27, label %15

24:                                               ; preds = %15, %12
  %25 = load ptr, ptr %10, align 8, !tbaa !99
  %26 = icmp eq ptr %25, %0
  br i1 %26, label %27, label %29

27:                                               ; preds = %19, %24
  %28 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %3) #16
  br label %12, !llvm.loop !100

29:                                               ; preds = %24
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  %31 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 2
  %32 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %31) #16
  %33 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 7
  %34 = load i32, ptr %33, align 8, !tbaa !92
  %35 = add i32 %34, -1
  store i32 %35, ptr %33, align 8, !tbaa !92
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %48

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 3
  store ptr null, ptr %38, align 8, !tbaa !87
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #16
  %40 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %41 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 9
  store i32 1, ptr %41, align 8, !tbaa !101
  %42 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 1
  %43 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %42) #16
  %44 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  %45 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 8
  %46 = load i32, ptr %45, align 4, !tbaa !102
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %50

48:                                               ; preds = %29
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #16
  br label %55

50:                                               ; preds = %37
  %51 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 6
  %52 = load i64, ptr %51, align 8, !tbaa !103
  %53 = tail call i32 @pthread_join(i64 noundef %52, ptr noundef null) #16
  br label %54

54:                                               ; preds = %50, %37
  tail call void @free(ptr noundef nonnull %3) #16
  br label %55

55:                                               ; preds = %54, %48, %1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @queue_set_temporaries(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store ptr %1, ptr %3, align 8, !tbaa !104
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %4 = load ptr, ptr %3, align 8, !tbaa !105
  store ptr %4, ptr %1, align 8, !tbaa !106
  store ptr %1, ptr %3, align 8, !tbaa !105
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !105
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !106
  store ptr %6, ptr %2, align 8, !tbaa !105
  br label %7

7:                                                ; preds = %5, %1
  ret ptr %3
}

; Function Attrs: nounwind
define dso_local i64 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, ptr noundef %5) local_unnamed_addr #3 {
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = alloca %struct.VkMemoryBarrier, align 8
  %9 = alloca %struct.VkQueryPoolCreateInfo, align 8
  %10 = alloca %struct.timespec, align 8
  %11 = load ptr, ptr %0, align 8, !tbaa !50
  %12 = getelementptr inbounds %struct.device, ptr %11, i64 0, i32 41
  %13 = load atomic i64, ptr %12 seq_cst, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %22, label %15, !prof !107

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #12
  %16 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #16
  %17 = load i64, ptr %10, align 8, !tbaa !108
  %18 = mul i64 %17, 1000000000
  %19 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !110
  %21 = add i64 %18, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #12
  br label %22

22:                                               ; preds = %6, %15
  %23 = phi i64 [ %21, %15 ], [ 0, %6 ]
  %24 = load ptr, ptr %0, align 8, !tbaa !50
  %25 = getelementptr inbounds i8, ptr %1, i64 %2
  %26 = icmp sgt i64 %2, 0
  br i1 %26, label %27, label %82

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 1
  br label %29

29:                                               ; preds = %78, %27
  %30 = phi ptr [ %1, %27 ], [ %79, %78 ]
  %31 = phi i64 [ 0, %27 ], [ %80, %78 ]
  %32 = load i16, ptr %30, align 8, !tbaa !111
  %33 = icmp eq i16 %32, 13
  br i1 %33, label %34, label %36

34:                                               ; preds = %29
  %35 = getelementptr inbounds i8, ptr %30, i64 16
  br label %78

36:                                               ; preds = %29
  %37 = getelementptr inbounds %struct.command, ptr %30, i64 0, i32 2
  %38 = load i32, ptr %37, align 4, !tbaa !113
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %30, i64 %39
  switch i16 %32, label %78 [
    i16 1, label %41
    i16 4, label %56
    i16 5, label %56
    i16 8, label %67
    i16 9, label %67
  ]

41:                                               ; preds = %36
  %42 = load i64, ptr %28, align 8, !tbaa !114
  %43 = add i64 %42, -1
  %44 = add i64 %43, %39
  %45 = urem i64 %44, %42
  %46 = getelementptr inbounds %struct.launch, ptr %30, i64 0, i32 1
  %47 = load ptr, ptr %46, align 8, !tbaa !39
  %48 = getelementptr inbounds %struct.kernel, ptr %47, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !115
  %50 = add i64 %49, %43
  %51 = urem i64 %50, %42
  %52 = add i64 %31, %44
  %53 = add i64 %45, %51
  %54 = sub i64 %52, %53
  %55 = add i64 %54, %50
  br label %78

56:                                               ; preds = %36, %36
  %57 = getelementptr inbounds %struct.transfer, ptr %30, i64 0, i32 3
  %58 = load i64, ptr %57, align 8, !tbaa !117
  %59 = icmp ult i64 %58, 32769
  br i1 %59, label %60, label %78

60:                                               ; preds = %56
  %61 = load i64, ptr %28, align 8, !tbaa !114
  %62 = add nsw i64 %58, -1
  %63 = add i64 %62, %61
  %64 = urem i64 %63, %61
  %65 = sub i64 %31, %64
  %66 = add i64 %65, %63
  br label %78

67:                                               ; preds = %36, %36
  %68 = getelementptr inbounds %struct.texels, ptr %30, i64 0, i32 2
  %69 = load i64, ptr %68, align 8, !tbaa !119
  %70 = icmp ult i64 %69, 32769
  br i1 %70, label %71, label %78

71:                                               ; preds = %67
  %72 = load i64, ptr %28, align 8, !tbaa !114
  %73 = add nuw nsw i64 %69, 47
  %74 = add i64 %73, %72
  %75 = urem i64 %74, %72
  %76 = sub i64 %31, %75
  %77 = add i64 %76, %74
  br label %78

78:                                               ; preds = %71, %67, %60, %56, %41, %36, %34
  %79 = phi ptr [ %40, %41 ], [ %40, %60 ], [ %40, %56 ], [ %40, %36 ], [ %40, %71 ], [ %40, %67 ], [ %35, %34 ]
  %80 = phi i64 [ %55, %41 ], [ %66, %60 ], [ %31, %56 ], [ %31, %36 ], [ %77, %71 ], [ %31, %67 ], [ %31, %34 ]
  %81 = icmp ult ptr %79, %25
  br i1 %81, label %29, label %82, !llvm.loop !124

82:                                               ; preds = %78, %22
  %83 = phi i64 [ 0, %22 ], [ %80, %78 ]
  %84 = icmp eq ptr %5, null
  br i1 %84, label %96, label %85

85:                                               ; preds = %82
  %86 = shl i32 %4, 1
  %87 = zext i32 %86 to i64
  %88 = shl nuw nsw i64 %87, 3
  %89 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 1
  %90 = load i64, ptr %89, align 8, !tbaa !114
  %91 = add nsw i64 %88, -1
  %92 = add i64 %91, %90
  %93 = urem i64 %92, %90
  %94 = sub i64 %83, %93
  %95 = add i64 %94, %92
  br label %96

96:                                               ; preds = %85, %82
  %97 = phi i64 [ %95, %85 ], [ %83, %82 ]
  %98 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  br label %99

99:                                               ; preds = %103, %96
  %100 = phi ptr [ %98, %96 ], [ %101, %103 ]
  %101 = load ptr, ptr %100, align 8, !tbaa !39
  %102 = icmp eq ptr %101, null
  br i1 %102, label %107, label %103

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 7
  %105 = load i64, ptr %104, align 8, !tbaa !19
  %106 = icmp ult i64 %105, %97
  br i1 %106, label %99, label %109, !llvm.loop !125

107:                                              ; preds = %99
  %108 = add nsw i64 %97, 1
  br label %587

109:                                              ; preds = %103
  %110 = load ptr, ptr %101, align 8, !tbaa !106
  store ptr %110, ptr %100, align 8, !tbaa !39
  %111 = load ptr, ptr %0, align 8, !tbaa !50
  %112 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 22
  store i32 0, ptr %112, align 8, !tbaa !126
  %113 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 17
  store i32 0, ptr %113, align 8, !tbaa !127
  %114 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 8
  store i64 0, ptr %114, align 8, !tbaa !128
  %115 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 33
  store i32 0, ptr %115, align 8, !tbaa !129
  %116 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 30
  store i32 0, ptr %116, align 8, !tbaa !130
  %117 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 28
  %118 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 29
  store ptr %117, ptr %118, align 8, !tbaa !131
  %119 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 25
  %120 = load i32, ptr %119, align 8, !tbaa !26
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %123

122:                                              ; preds = %127, %109
  br label %150

123:                                              ; preds = %109
  %124 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 27
  %125 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 24
  %126 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 28
  br label %127

127:                                              ; preds = %127, %123
  %128 = phi i32 [ %120, %123 ], [ %140, %127 ]
  %129 = load ptr, ptr %124, align 8, !tbaa !27
  %130 = add i32 %128, -1
  store i32 %130, ptr %119, align 8, !tbaa !26
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds %struct.import, ptr %129, i64 %131
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds { ptr, ptr }, ptr %132, i64 0, i32 1
  %135 = load ptr, ptr %134, align 8
  %136 = load ptr, ptr %125, align 8, !tbaa !28
  %137 = load ptr, ptr %111, align 8, !tbaa !24
  call void %136(ptr noundef %137, ptr noundef %133, ptr noundef null) #16
  %138 = load ptr, ptr %126, align 8, !tbaa !29
  %139 = load ptr, ptr %111, align 8, !tbaa !24
  call void %138(ptr noundef %139, ptr noundef %135, ptr noundef null) #16
  %140 = load i32, ptr %119, align 8, !tbaa !26
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %122, label %127, !llvm.loop !30

142:                                              ; preds = %150
  %143 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 20
  %144 = load i32, ptr %143, align 4, !tbaa !132
  store i32 0, ptr %143, align 4, !tbaa !132
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %171, label %146

146:                                              ; preds = %142
  %147 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 34
  %148 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 21
  %149 = zext i32 %144 to i64
  br label %161

150:                                              ; preds = %150, %122
  %151 = phi i64 [ 0, %122 ], [ %159, %150 ]
  %152 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 38, i64 %151
  store ptr null, ptr %152, align 8, !tbaa !133
  %153 = or i64 %151, 1
  %154 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 38, i64 %153
  store ptr null, ptr %154, align 8, !tbaa !133
  %155 = or i64 %151, 2
  %156 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 38, i64 %155
  store ptr null, ptr %156, align 8, !tbaa !133
  %157 = or i64 %151, 3
  %158 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 38, i64 %157
  store ptr null, ptr %158, align 8, !tbaa !133
  %159 = add nuw nsw i64 %151, 4
  %160 = icmp eq i64 %159, 64
  br i1 %160, label %142, label %150, !llvm.loop !135

161:                                              ; preds = %161, %146
  %162 = phi i64 [ 0, %146 ], [ %169, %161 ]
  %163 = load ptr, ptr %147, align 8, !tbaa !136
  %164 = load ptr, ptr %111, align 8, !tbaa !24
  %165 = load ptr, ptr %148, align 8, !tbaa !32
  %166 = getelementptr inbounds ptr, ptr %165, i64 %162
  %167 = load ptr, ptr %166, align 8, !tbaa !39
  %168 = call i32 %163(ptr noundef %164, ptr noundef %167, i32 noundef 0) #16
  %169 = add nuw nsw i64 %162, 1
  %170 = icmp eq i64 %169, %149
  br i1 %170, label %171, label %161, !llvm.loop !137

171:                                              ; preds = %161, %142
  %172 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 33
  %173 = load ptr, ptr %172, align 8, !tbaa !138
  %174 = load ptr, ptr %111, align 8, !tbaa !24
  %175 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 4
  %176 = load ptr, ptr %175, align 8, !tbaa !14
  %177 = call i32 %173(ptr noundef %174, ptr noundef %176, i32 noundef 0) #16
  %178 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 13
  store i32 %4, ptr %178, align 8, !tbaa !139
  %179 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 14
  store ptr %5, ptr %179, align 8, !tbaa !140
  %180 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 2
  store ptr %0, ptr %180, align 8, !tbaa !98
  %181 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 3
  store i64 %3, ptr %181, align 8, !tbaa !80
  store ptr null, ptr %101, align 8, !tbaa !106
  %182 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %101, ptr %182, align 8, !tbaa !141
  %183 = icmp eq i32 %177, 0
  br i1 %183, label %184, label %547

184:                                              ; preds = %171
  %185 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #17
  %186 = load ptr, ptr %179, align 8, !tbaa !140
  %187 = icmp eq ptr %186, null
  %188 = icmp ne i32 %185, 0
  %189 = select i1 %187, i1 true, i1 %188
  br i1 %189, label %236, label %190

190:                                              ; preds = %184
  %191 = load ptr, ptr %0, align 8, !tbaa !50
  %192 = load i32, ptr %178, align 8, !tbaa !139
  %193 = shl i32 %192, 1
  %194 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 10
  %195 = load i32, ptr %194, align 8, !tbaa !142
  %196 = icmp ugt i32 %193, %195
  br i1 %196, label %197, label %215

197:                                              ; preds = %190
  %198 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 26
  %199 = load ptr, ptr %198, align 8, !tbaa !22
  %200 = load ptr, ptr %191, align 8, !tbaa !24
  %201 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 9
  %202 = load ptr, ptr %201, align 8, !tbaa !25
  call void %199(ptr noundef %200, ptr noundef %202, ptr noundef null) #16
  store ptr null, ptr %201, align 8, !tbaa !25
  store i32 0, ptr %194, align 8, !tbaa !142
  %203 = call i32 @llvm.umax.i32(i32 %193, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #12
  store i32 11, ptr %9, align 8, !tbaa !143
  %204 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 1
  store ptr null, ptr %204, align 8, !tbaa !145
  %205 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 2
  store i32 0, ptr %205, align 8, !tbaa !146
  %206 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 3
  store i32 2, ptr %206, align 4, !tbaa !147
  %207 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 4
  store i32 %203, ptr %207, align 8, !tbaa !148
  %208 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 5
  store i32 0, ptr %208, align 4, !tbaa !149
  %209 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 23
  %210 = load ptr, ptr %209, align 8, !tbaa !150
  %211 = load ptr, ptr %191, align 8, !tbaa !24
  %212 = call i32 %210(ptr noundef %211, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %201) #16
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %235

214:                                              ; preds = %197
  store i32 %203, ptr %194, align 8, !tbaa !142
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #12
  br label %215

215:                                              ; preds = %214, %190
  %216 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 35
  %217 = load ptr, ptr %216, align 8, !tbaa !151
  %218 = load ptr, ptr %191, align 8, !tbaa !24
  %219 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 9
  %220 = load ptr, ptr %219, align 8, !tbaa !25
  call void %217(ptr noundef %218, ptr noundef %220, i32 noundef 0, i32 noundef %193) #16
  %221 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 11
  store i32 0, ptr %221, align 4, !tbaa !152
  %222 = load i32, ptr %178, align 8, !tbaa !139
  %223 = shl i32 %222, 1
  %224 = zext i32 %223 to i64
  %225 = shl nuw nsw i64 %224, 3
  %226 = load i64, ptr %114, align 8, !tbaa !128
  %227 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 1
  %228 = load i64, ptr %227, align 8, !tbaa !114
  %229 = add i64 %226, -1
  %230 = add i64 %229, %228
  %231 = urem i64 %230, %228
  %232 = sub nuw i64 %230, %231
  %233 = add i64 %232, %225
  store i64 %233, ptr %114, align 8, !tbaa !128
  %234 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 12
  store i64 %232, ptr %234, align 8, !tbaa !153
  br label %236

235:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #12
  br label %547

236:                                              ; preds = %215, %184
  %237 = phi i32 [ %185, %184 ], [ 0, %215 ]
  %238 = icmp slt i64 %2, 1
  %239 = icmp ne i32 %237, 0
  %240 = select i1 %238, i1 true, i1 %239
  br i1 %240, label %249, label %241

241:                                              ; preds = %236
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %243 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 32
  %244 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %245 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 1
  %246 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 2
  %247 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 3
  %248 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  br label %255

249:                                              ; preds = %419, %236
  %250 = phi i32 [ %237, %236 ], [ %422, %419 ]
  %251 = phi i1 [ %239, %236 ], [ %428, %419 ]
  %252 = load ptr, ptr %179, align 8, !tbaa !140
  %253 = icmp eq ptr %252, null
  %254 = select i1 %253, i1 true, i1 %251
  br i1 %254, label %452, label %430

255:                                              ; preds = %419, %241
  %256 = phi ptr [ %1, %241 ], [ %426, %419 ]
  %257 = phi i32 [ 1, %241 ], [ %421, %419 ]
  %258 = phi i32 [ 0, %241 ], [ %420, %419 ]
  %259 = load i16, ptr %256, align 4, !tbaa !111
  %260 = icmp eq i16 %259, 14
  br i1 %260, label %261, label %300

261:                                              ; preds = %255
  %262 = load ptr, ptr %243, align 8, !tbaa !34
  %263 = load i32, ptr %116, align 8, !tbaa !130
  %264 = add i32 %263, -1
  %265 = zext i32 %264 to i64
  %266 = getelementptr inbounds %struct.submission, ptr %262, i64 %265, i32 1
  %267 = load i32, ptr %266, align 4, !tbaa !154
  %268 = icmp eq i32 %267, 32
  %269 = icmp eq i32 %257, 0
  %270 = select i1 %269, i1 true, i1 %268
  br i1 %270, label %271, label %294

271:                                              ; preds = %261
  %272 = load ptr, ptr %244, align 8, !tbaa !82
  %273 = getelementptr inbounds %struct.hardware_queue, ptr %272, i64 0, i32 1
  %274 = load i64, ptr %273, align 8, !tbaa !156
  %275 = trunc i64 %274 to i32
  %276 = and i64 %274, 2048
  %277 = icmp eq i64 %276, 0
  %278 = select i1 %277, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #12
  store i32 46, ptr %8, align 8, !tbaa !157
  store ptr null, ptr %245, align 8, !tbaa !159
  store i32 %278, ptr %246, align 8, !tbaa !160
  %279 = or i32 %278, 8192
  store i32 %279, ptr %247, align 4, !tbaa !161
  %280 = load ptr, ptr %0, align 8, !tbaa !50
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 19
  %282 = load ptr, ptr %281, align 8, !tbaa !162
  %283 = load ptr, ptr %242, align 8, !tbaa !163
  %284 = or i32 %275, 16384
  call void %282(ptr noundef %283, i32 noundef %275, i32 noundef %284, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %8, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  store i32 0, ptr %248, align 8, !tbaa !164
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #12
  %285 = load ptr, ptr %0, align 8, !tbaa !50
  %286 = getelementptr inbounds %struct.device, ptr %285, i64 0, i32 27
  %287 = load ptr, ptr %286, align 8, !tbaa !165
  %288 = load ptr, ptr %242, align 8, !tbaa !163
  %289 = call i32 %287(ptr noundef %288) #16
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %547

291:                                              ; preds = %271
  %292 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #17
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %547

294:                                              ; preds = %291, %261
  %295 = getelementptr inbounds %struct.wait, ptr %256, i64 0, i32 1
  %296 = load ptr, ptr %295, align 8, !tbaa !166
  %297 = getelementptr inbounds %struct.wait, ptr %256, i64 0, i32 2
  %298 = load i64, ptr %297, align 8, !tbaa !168
  %299 = call fastcc i32 @add_wait(ptr noundef nonnull %101, ptr noundef %296, i64 noundef %298) #17
  br label %419

300:                                              ; preds = %255
  %301 = load ptr, ptr %179, align 8, !tbaa !140
  %302 = icmp ne ptr %301, null
  %303 = icmp ne i32 %257, 0
  %304 = and i1 %303, %302
  br i1 %304, label %305, label %354

305:                                              ; preds = %300
  %306 = shl i32 %258, 1
  %307 = zext i32 %306 to i64
  %308 = getelementptr inbounds i64, ptr %301, i64 %307
  %309 = load ptr, ptr %182, align 8, !tbaa !141
  %310 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 11
  %311 = load i32, ptr %310, align 4, !tbaa !152
  %312 = add i32 %311, 1
  store i32 %312, ptr %310, align 4, !tbaa !152
  %313 = load ptr, ptr %0, align 8, !tbaa !50
  %314 = getelementptr inbounds %struct.device, ptr %313, i64 0, i32 20
  %315 = load ptr, ptr %314, align 8, !tbaa !169
  %316 = load ptr, ptr %242, align 8, !tbaa !163
  %317 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 9
  %318 = load ptr, ptr %317, align 8, !tbaa !25
  call void %315(ptr noundef %316, i32 noundef 8192, ptr noundef %318, i32 noundef %311) #16
  %319 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 12
  %320 = load i64, ptr %319, align 8, !tbaa !153
  %321 = zext i32 %311 to i64
  %322 = shl nuw nsw i64 %321, 3
  %323 = add i64 %320, %322
  %324 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 24
  %325 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 22
  %326 = load i32, ptr %325, align 8, !tbaa !126
  %327 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 23
  %328 = load i32, ptr %327, align 4, !tbaa !8
  %329 = icmp ugt i32 %328, %326
  br i1 %329, label %330, label %332

330:                                              ; preds = %305
  %331 = load ptr, ptr %324, align 8, !tbaa !33
  br label %343

332:                                              ; preds = %305
  %333 = icmp eq i32 %328, 0
  %334 = shl i32 %328, 1
  %335 = select i1 %333, i32 8, i32 %334
  %336 = load ptr, ptr %324, align 8, !tbaa !39
  %337 = zext i32 %335 to i64
  %338 = mul nuw nsw i64 %337, 24
  %339 = call ptr @realloc(ptr noundef %336, i64 noundef %338) #16
  %340 = icmp eq ptr %339, null
  br i1 %340, label %356, label %341

341:                                              ; preds = %332
  store ptr %339, ptr %324, align 8, !tbaa !39
  store i32 %335, ptr %327, align 4, !tbaa !8
  %342 = load i32, ptr %325, align 8, !tbaa !126
  br label %343

343:                                              ; preds = %341, %330
  %344 = phi i32 [ %326, %330 ], [ %342, %341 ]
  %345 = phi ptr [ %331, %330 ], [ %339, %341 ]
  %346 = add i32 %344, 1
  store i32 %346, ptr %325, align 8, !tbaa !126
  %347 = zext i32 %344 to i64
  %348 = getelementptr inbounds %struct.arrival, ptr %345, i64 %347
  %349 = getelementptr inbounds %struct.context, ptr %309, i64 0, i32 6
  %350 = load ptr, ptr %349, align 8, !tbaa !18
  %351 = getelementptr inbounds i8, ptr %350, i64 %323
  store ptr %308, ptr %348, align 8, !tbaa.struct !170
  %352 = getelementptr inbounds i8, ptr %348, i64 8
  store ptr %351, ptr %352, align 8, !tbaa.struct !171
  %353 = getelementptr inbounds i8, ptr %348, i64 16
  store i64 8, ptr %353, align 8, !tbaa.struct !172
  br label %354

354:                                              ; preds = %343, %300
  %355 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %256) #17
  br label %356

356:                                              ; preds = %354, %332
  %357 = phi i32 [ %355, %354 ], [ -1, %332 ]
  %358 = getelementptr inbounds %struct.command, ptr %256, i64 0, i32 1
  %359 = load i16, ptr %358, align 2, !tbaa !173
  %360 = icmp eq i16 %359, 0
  br i1 %360, label %419, label %361

361:                                              ; preds = %356
  %362 = load ptr, ptr %179, align 8, !tbaa !140
  %363 = icmp eq ptr %362, null
  %364 = icmp ne i32 %357, 0
  %365 = select i1 %363, i1 true, i1 %364
  br i1 %365, label %416, label %366

366:                                              ; preds = %361
  %367 = shl i32 %258, 1
  %368 = or i32 %367, 1
  %369 = zext i32 %368 to i64
  %370 = getelementptr inbounds i64, ptr %362, i64 %369
  %371 = load ptr, ptr %182, align 8, !tbaa !141
  %372 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 11
  %373 = load i32, ptr %372, align 4, !tbaa !152
  %374 = add i32 %373, 1
  store i32 %374, ptr %372, align 4, !tbaa !152
  %375 = load ptr, ptr %0, align 8, !tbaa !50
  %376 = getelementptr inbounds %struct.device, ptr %375, i64 0, i32 20
  %377 = load ptr, ptr %376, align 8, !tbaa !169
  %378 = load ptr, ptr %242, align 8, !tbaa !163
  %379 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 9
  %380 = load ptr, ptr %379, align 8, !tbaa !25
  call void %377(ptr noundef %378, i32 noundef 8192, ptr noundef %380, i32 noundef %373) #16
  %381 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 12
  %382 = load i64, ptr %381, align 8, !tbaa !153
  %383 = zext i32 %373 to i64
  %384 = shl nuw nsw i64 %383, 3
  %385 = add i64 %382, %384
  %386 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 24
  %387 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 22
  %388 = load i32, ptr %387, align 8, !tbaa !126
  %389 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 23
  %390 = load i32, ptr %389, align 4, !tbaa !8
  %391 = icmp ugt i32 %390, %388
  br i1 %391, label %392, label %394

392:                                              ; preds = %366
  %393 = load ptr, ptr %386, align 8, !tbaa !33
  br label %405

394:                                              ; preds = %366
  %395 = icmp eq i32 %390, 0
  %396 = shl i32 %390, 1
  %397 = select i1 %395, i32 8, i32 %396
  %398 = load ptr, ptr %386, align 8, !tbaa !39
  %399 = zext i32 %397 to i64
  %400 = mul nuw nsw i64 %399, 24
  %401 = call ptr @realloc(ptr noundef %398, i64 noundef %400) #16
  %402 = icmp eq ptr %401, null
  br i1 %402, label %416, label %403

403:                                              ; preds = %394
  store ptr %401, ptr %386, align 8, !tbaa !39
  store i32 %397, ptr %389, align 4, !tbaa !8
  %404 = load i32, ptr %387, align 8, !tbaa !126
  br label %405

405:                                              ; preds = %403, %392
  %406 = phi i32 [ %388, %392 ], [ %404, %403 ]
  %407 = phi ptr [ %393, %392 ], [ %401, %403 ]
  %408 = add i32 %406, 1
  store i32 %408, ptr %387, align 8, !tbaa !126
  %409 = zext i32 %406 to i64
  %410 = getelementptr inbounds %struct.arrival, ptr %407, i64 %409
  %411 = getelementptr inbounds %struct.context, ptr %371, i64 0, i32 6
  %412 = load ptr, ptr %411, align 8, !tbaa !18
  %413 = getelementptr inbounds i8, ptr %412, i64 %385
  store ptr %370, ptr %410, align 8, !tbaa.struct !170
  %414 = getelementptr inbounds i8, ptr %410, i64 8
  store ptr %413, ptr %414, align 8, !tbaa.struct !171
  %415 = getelementptr inbounds i8, ptr %410, i64 16
  store i64 8, ptr %415, align 8, !tbaa.struct !172
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
  %424 = load i32, ptr %423, align 4, !tbaa !113
  %425 = zext i32 %424 to i64
  %426 = getelementptr inbounds i8, ptr %256, i64 %425
  %427 = icmp uge ptr %426, %25
  %428 = icmp ne i32 %422, 0
  %429 = select i1 %427, i1 true, i1 %428
  br i1 %429, label %249, label %255, !llvm.loop !174

430:                                              ; preds = %249
  %431 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %432 = load ptr, ptr %431, align 8, !tbaa !82
  %433 = getelementptr inbounds %struct.hardware_queue, ptr %432, i64 0, i32 1
  %434 = load i64, ptr %433, align 8, !tbaa !156
  %435 = and i64 %434, 2048
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %453, label %437

437:                                              ; preds = %430
  %438 = load ptr, ptr %182, align 8, !tbaa !141
  %439 = load ptr, ptr %0, align 8, !tbaa !50
  %440 = getelementptr inbounds %struct.device, ptr %439, i64 0, i32 15
  %441 = load ptr, ptr %440, align 8, !tbaa !175
  %442 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %443 = load ptr, ptr %442, align 8, !tbaa !163
  %444 = getelementptr inbounds %struct.context, ptr %438, i64 0, i32 9
  %445 = load ptr, ptr %444, align 8, !tbaa !25
  %446 = getelementptr inbounds %struct.context, ptr %438, i64 0, i32 11
  %447 = load i32, ptr %446, align 4, !tbaa !152
  %448 = getelementptr inbounds %struct.context, ptr %438, i64 0, i32 5
  %449 = load ptr, ptr %448, align 8, !tbaa !17
  %450 = getelementptr inbounds %struct.context, ptr %438, i64 0, i32 12
  %451 = load i64, ptr %450, align 8, !tbaa !153
  call void %441(ptr noundef %443, ptr noundef %445, i32 noundef 0, i32 noundef %447, ptr noundef %449, i64 noundef %451, i64 noundef 8, i32 noundef 3) #16
  br label %453

452:                                              ; preds = %249
  br i1 %251, label %478, label %453

453:                                              ; preds = %452, %437, %430
  %454 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %455 = load ptr, ptr %454, align 8, !tbaa !82
  %456 = getelementptr inbounds %struct.hardware_queue, ptr %455, i64 0, i32 1
  %457 = load i64, ptr %456, align 8, !tbaa !156
  %458 = trunc i64 %457 to i32
  %459 = and i64 %457, 2048
  %460 = icmp eq i64 %459, 0
  %461 = select i1 %460, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !157
  %462 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %462, align 8, !tbaa !159
  %463 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %461, ptr %463, align 8, !tbaa !160
  %464 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %465 = or i32 %461, 8192
  store i32 %465, ptr %464, align 4, !tbaa !161
  %466 = load ptr, ptr %0, align 8, !tbaa !50
  %467 = getelementptr inbounds %struct.device, ptr %466, i64 0, i32 19
  %468 = load ptr, ptr %467, align 8, !tbaa !162
  %469 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %470 = load ptr, ptr %469, align 8, !tbaa !163
  %471 = or i32 %458, 16384
  call void %468(ptr noundef %470, i32 noundef %458, i32 noundef %471, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %472 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %472, align 8, !tbaa !164
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  %473 = load ptr, ptr %0, align 8, !tbaa !50
  %474 = getelementptr inbounds %struct.device, ptr %473, i64 0, i32 27
  %475 = load ptr, ptr %474, align 8, !tbaa !165
  %476 = load ptr, ptr %469, align 8, !tbaa !163
  %477 = call i32 %475(ptr noundef %476) #16
  br label %478

478:                                              ; preds = %453, %452
  %479 = phi i32 [ %477, %453 ], [ %250, %452 ]
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %481, label %547

481:                                              ; preds = %478
  %482 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %483 = load ptr, ptr %482, align 8, !tbaa !91
  %484 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %485 = load ptr, ptr %484, align 8, !tbaa !176
  %486 = icmp eq ptr %485, null
  br i1 %486, label %487, label %505

487:                                              ; preds = %481
  %488 = load ptr, ptr %117, align 8, !tbaa !177
  %489 = icmp eq ptr %488, null
  br i1 %489, label %490, label %505

490:                                              ; preds = %487
  %491 = load i32, ptr %116, align 8, !tbaa !130
  %492 = icmp ugt i32 %491, 16
  br i1 %492, label %505, label %493

493:                                              ; preds = %490
  %494 = call i32 @pthread_mutex_lock(ptr noundef %483) #16
  %495 = getelementptr inbounds %struct.line, ptr %483, i64 0, i32 3
  %496 = load ptr, ptr %495, align 8, !tbaa !178
  %497 = icmp eq ptr %496, null
  br i1 %497, label %500, label %498

498:                                              ; preds = %493
  %499 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %483) #16
  br label %505

500:                                              ; preds = %493
  %501 = getelementptr inbounds %struct.line, ptr %483, i64 0, i32 5
  %502 = load ptr, ptr %501, align 8, !tbaa !99
  %503 = icmp eq ptr %502, null
  %504 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %483) #16
  br i1 %503, label %545, label %505

505:                                              ; preds = %500, %498, %490, %487, %481
  %506 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %507 = call i32 @pthread_mutex_lock(ptr noundef nonnull %506) #16
  %508 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %509 = load ptr, ptr %508, align 8, !tbaa !86
  store ptr %101, ptr %509, align 8, !tbaa !39
  store ptr %101, ptr %508, align 8, !tbaa !86
  %510 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %511 = load i32, ptr %510, align 8, !tbaa !95
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %521, label %513

513:                                              ; preds = %505
  %514 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %515 = load atomic i64, ptr %514 seq_cst, align 8
  %516 = icmp eq i64 %515, 0
  %517 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %506) #16
  br i1 %516, label %523, label %518

518:                                              ; preds = %513
  %519 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %520 = call i32 @pthread_cond_signal(ptr noundef nonnull %519) #16
  br label %523

521:                                              ; preds = %505
  %522 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %506) #16
  br label %523

523:                                              ; preds = %521, %518, %513
  %524 = load ptr, ptr %180, align 8, !tbaa !98
  %525 = getelementptr inbounds %struct.queue, ptr %524, i64 0, i32 2
  %526 = load ptr, ptr %525, align 8, !tbaa !91
  %527 = call i32 @pthread_mutex_lock(ptr noundef %526) #16
  %528 = getelementptr inbounds %struct.line, ptr %526, i64 0, i32 8
  %529 = load i32, ptr %528, align 4, !tbaa !102
  %530 = icmp eq i32 %529, 0
  br i1 %530, label %531, label %536

531:                                              ; preds = %523
  %532 = getelementptr inbounds %struct.line, ptr %526, i64 0, i32 6
  %533 = call i32 @pthread_create(ptr noundef nonnull %532, ptr noundef null, ptr noundef nonnull @hand_over_line, ptr noundef nonnull %526) #16
  %534 = icmp eq i32 %533, 0
  %535 = zext i1 %534 to i32
  store i32 %535, ptr %528, align 4, !tbaa !102
  br i1 %534, label %536, label %543

536:                                              ; preds = %531, %523
  %537 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 1
  store ptr null, ptr %537, align 8, !tbaa !179
  %538 = getelementptr inbounds %struct.line, ptr %526, i64 0, i32 4
  %539 = load ptr, ptr %538, align 8, !tbaa !89
  store ptr %101, ptr %539, align 8, !tbaa !39
  store ptr %537, ptr %538, align 8, !tbaa !89
  %540 = getelementptr inbounds %struct.line, ptr %526, i64 0, i32 1
  %541 = call i32 @pthread_cond_signal(ptr noundef nonnull %540) #16
  %542 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %526) #16
  br label %587

543:                                              ; preds = %531
  %544 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %526) #16
  call fastcc void @hand_over_held(ptr noundef nonnull %101) #17
  br label %587

545:                                              ; preds = %500
  %546 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %101) #17
  br label %547

547:                                              ; preds = %291, %271, %545, %478, %235, %171
  %548 = phi i32 [ %546, %545 ], [ %479, %478 ], [ %177, %171 ], [ %212, %235 ], [ %292, %291 ], [ %289, %271 ]
  switch i32 %548, label %569 [
    i32 0, label %549
    i32 -4, label %567
  ]

549:                                              ; preds = %547
  %550 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %551 = call i32 @pthread_mutex_lock(ptr noundef nonnull %550) #16
  %552 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %553 = load ptr, ptr %552, align 8, !tbaa !86
  store ptr %101, ptr %553, align 8, !tbaa !39
  store ptr %101, ptr %552, align 8, !tbaa !86
  %554 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %555 = load i32, ptr %554, align 8, !tbaa !95
  %556 = icmp eq i32 %555, 0
  br i1 %556, label %565, label %557

557:                                              ; preds = %549
  %558 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %559 = load atomic i64, ptr %558 seq_cst, align 8
  %560 = icmp eq i64 %559, 0
  %561 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %550) #16
  br i1 %560, label %585, label %562

562:                                              ; preds = %557
  %563 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %564 = call i32 @pthread_cond_signal(ptr noundef nonnull %563) #16
  br label %585

565:                                              ; preds = %549
  %566 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %550) #16
  br label %585

567:                                              ; preds = %547
  %568 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i32 -4, ptr %568 seq_cst, align 8
  br label %585

569:                                              ; preds = %547
  %570 = load ptr, ptr %117, align 8, !tbaa !177
  %571 = icmp eq ptr %570, null
  br i1 %571, label %583, label %572

572:                                              ; preds = %569
  %573 = getelementptr inbounds %struct.chunk, ptr %570, i64 0, i32 2
  %574 = load i64, ptr %573, align 8, !tbaa !57
  %575 = add i64 %574, -1
  %576 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %577 = load ptr, ptr %576, align 8, !tbaa !47
  %578 = getelementptr inbounds %struct.staging, ptr %577, i64 0, i32 2
  store i64 %575, ptr %578, align 8, !tbaa !180
  br label %579

579:                                              ; preds = %579, %572
  %580 = phi ptr [ %581, %579 ], [ %570, %572 ]
  %581 = load ptr, ptr %580, align 8, !tbaa !54
  call void @free(ptr noundef nonnull %580) #16
  %582 = icmp eq ptr %581, null
  br i1 %582, label %583, label %579, !llvm.loop !181

583:                                              ; preds = %579, %569
  store ptr null, ptr %117, align 8, !tbaa !177
  store ptr %117, ptr %118, align 8, !tbaa !131
  %584 = load ptr, ptr %98, align 8, !tbaa !105
  store ptr %584, ptr %101, align 8, !tbaa !106
  store ptr %101, ptr %98, align 8, !tbaa !105
  br label %585

585:                                              ; preds = %583, %567, %565, %562, %557
  %586 = sext i32 %548 to i64
  br label %587

587:                                              ; preds = %107, %536, %543, %585
  %588 = phi i64 [ %108, %107 ], [ %586, %585 ], [ 0, %543 ], [ 0, %536 ]
  %589 = icmp eq i64 %23, 0
  br i1 %589, label %597, label %590, !prof !107

590:                                              ; preds = %587
  %591 = load ptr, ptr %0, align 8, !tbaa !50
  %592 = getelementptr inbounds %struct.device, ptr %591, i64 0, i32 41
  %593 = load atomic i64, ptr %592 seq_cst, align 8
  %594 = icmp eq i64 %593, 0
  br i1 %594, label %597, label %595

595:                                              ; preds = %590
  %596 = inttoptr i64 %593 to ptr
  call fastcc void @add_span(ptr noundef nonnull %596, i64 noundef %23, i16 noundef zeroext 1, i16 noundef zeroext 2, i64 noundef 0) #17
  br label %597

597:                                              ; preds = %587, %590, %595
  ret i64 %588
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
  store i32 %8, ptr %9, align 4, !tbaa !182
  %10 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 10
  store ptr %6, ptr %10, align 8, !tbaa !184
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
  store i32 1, ptr %5, align 8, !tbaa !185
  %6 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #16
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #16
  %9 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 6
  %10 = load i32, ptr %9, align 8, !tbaa !186
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %1, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %1 ]
  %14 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 9, i64 %13
  %15 = load i64, ptr %14, align 8, !tbaa !3
  %16 = tail call i32 @pthread_join(i64 noundef %15, ptr noundef null) #16
  %17 = add nuw nsw i64 %13, 1
  %18 = load i32, ptr %9, align 8, !tbaa !186
  %19 = zext i32 %18 to i64
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %12, label %21, !llvm.loop !187

21:                                               ; preds = %12, %1
  tail call void @free(ptr noundef nonnull %3) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %6 = load ptr, ptr %5, align 8, !tbaa !71
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
  store ptr %35, ptr %39, align 16, !tbaa.struct !188
  %40 = getelementptr inbounds i8, ptr %39, i64 8
  store ptr %36, ptr %40, align 8, !tbaa.struct !189
  %41 = getelementptr inbounds i8, ptr %39, i64 16
  store i64 %38, ptr %41, align 16, !tbaa.struct !190
  %42 = getelementptr inbounds i8, ptr %39, i64 24
  store i32 0, ptr %42, align 8, !tbaa.struct !191
  %43 = getelementptr inbounds i8, ptr %35, i64 %38
  %44 = getelementptr inbounds i8, ptr %36, i64 %38
  %45 = sub i64 %37, %38
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp ne i64 %45, 0
  %48 = icmp ult i64 %34, 15
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %33, label %50, !llvm.loop !192

50:                                               ; preds = %33
  %51 = trunc i64 %34 to i32
  %52 = trunc i64 %46 to i32
  %53 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %54 = load i32, ptr %17, align 8, !tbaa !186
  %55 = load i32, ptr %18, align 4, !tbaa !182
  %56 = icmp ult i32 %54, %55
  br i1 %56, label %57, label %69

57:                                               ; preds = %50, %65
  %58 = phi i32 [ %66, %65 ], [ %54, %50 ]
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9, i64 %59
  %61 = call i32 @pthread_create(ptr noundef nonnull %60, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #16
  %62 = icmp eq i32 %61, 0
  %63 = load i32, ptr %17, align 8, !tbaa !186
  br i1 %62, label %65, label %64

64:                                               ; preds = %57
  store i32 %63, ptr %18, align 4, !tbaa !182
  br label %69

65:                                               ; preds = %57
  %66 = add i32 %63, 1
  store i32 %66, ptr %17, align 8, !tbaa !186
  %67 = load i32, ptr %18, align 4, !tbaa !182
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %57, label %69, !llvm.loop !193

69:                                               ; preds = %65, %50, %64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #12
  %70 = load ptr, ptr %19, align 8, !tbaa !194
  store ptr %70, ptr %9, align 8, !tbaa !195
  store ptr %10, ptr %20, align 8, !tbaa !197
  store i32 %52, ptr %21, align 8, !tbaa !198
  store i32 0, ptr %22, align 4, !tbaa !199
  store i16 %5, ptr %23, align 8, !tbaa !200
  store ptr %9, ptr %19, align 8, !tbaa !194
  %71 = load i32, ptr %24, align 8, !tbaa !201
  %72 = add i32 %71, 1
  store atomic i32 %72, ptr %24 seq_cst, align 8
  %73 = and i64 %46, 4294967295
  br label %74

74:                                               ; preds = %146, %69
  %75 = phi i32 [ 0, %69 ], [ %147, %146 ]
  %76 = load i32, ptr %22, align 4, !tbaa !199
  %77 = icmp ugt i32 %76, %51
  br i1 %77, label %99, label %78

78:                                               ; preds = %74
  %79 = load ptr, ptr %20, align 8, !tbaa !197
  %80 = add nuw i32 %76, 1
  store i32 %80, ptr %22, align 4, !tbaa !199
  %81 = load i32, ptr %21, align 8, !tbaa !198
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %78, %83
  %84 = phi ptr [ %85, %83 ], [ %19, %78 ]
  %85 = load ptr, ptr %84, align 8, !tbaa !39
  %86 = icmp eq ptr %85, %9
  br i1 %86, label %87, label %83, !llvm.loop !202

87:                                               ; preds = %83
  %88 = load ptr, ptr %9, align 8, !tbaa !195
  store ptr %88, ptr %84, align 8, !tbaa !39
  %89 = load i32, ptr %24, align 8, !tbaa !201
  %90 = add i32 %89, -1
  store atomic i32 %90, ptr %24 seq_cst, align 8
  br label %91

91:                                               ; preds = %87, %78
  %92 = load ptr, ptr %19, align 8, !tbaa !194
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
  %102 = load i32, ptr %101, align 8, !tbaa !203
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %130

104:                                              ; preds = %99
  %105 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #12
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %107 = load i64, ptr %8, align 8, !tbaa !108
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %25, align 8, !tbaa !110
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #12
  %110 = add i64 %109, 200000
  %111 = add i64 %110, %108
  %112 = load atomic i32, ptr %101 seq_cst, align 8
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %121

114:                                              ; preds = %104, %125
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  %115 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %116 = load i64, ptr %7, align 8, !tbaa !108
  %117 = mul i64 %116, 1000000000
  %118 = load i64, ptr %26, align 8, !tbaa !110
  %119 = add i64 %117, %118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  %120 = icmp ult i64 %119, %111
  br i1 %120, label %125, label %121

121:                                              ; preds = %125, %114, %104
  %122 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %123 = load i32, ptr %101, align 8, !tbaa !203
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %128, label %130

125:                                              ; preds = %114
  call void @llvm.x86.sse2.pause()
  %126 = load atomic i32, ptr %101 seq_cst, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %114, label %121, !llvm.loop !205

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
  %137 = load i32, ptr %136, align 8, !tbaa !203
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %134
  %140 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  %141 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %142 = add nuw nsw i64 %135, 1
  %143 = icmp eq i64 %142, %73
  br i1 %143, label %149, label %134, !llvm.loop !206

144:                                              ; preds = %134
  %145 = trunc i64 %135 to i32
  br label %146

146:                                              ; preds = %144, %130
  %147 = phi i32 [ %75, %130 ], [ %145, %144 ]
  %148 = icmp ugt i32 %147, %51
  br i1 %148, label %149, label %74, !llvm.loop !207

149:                                              ; preds = %146, %139
  %150 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #12
  %151 = icmp eq i64 %45, 0
  br i1 %151, label %152, label %29, !llvm.loop !208

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
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 37
  store ptr %9, ptr %10, align 8, !tbaa !37
  %11 = icmp eq ptr %9, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %1, ptr %13, align 8, !tbaa !141
  %14 = tail call fastcc i32 @begin_submission(ptr noundef %0) #17
  %15 = icmp ne i64 %3, 0
  %16 = icmp eq i32 %14, 0
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %20

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 8
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
  %32 = load i64, ptr %19, align 8, !tbaa !128
  %33 = load ptr, ptr %0, align 8, !tbaa !50
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !114
  %36 = add i64 %32, -1
  %37 = add i64 %36, %35
  %38 = urem i64 %37, %35
  %39 = sub nuw i64 %37, %38
  %40 = load ptr, ptr %10, align 8, !tbaa !37
  %41 = add nuw i64 %25, 1
  %42 = getelementptr inbounds i64, ptr %40, i64 %25
  store i64 %39, ptr %42, align 8, !tbaa !3
  br label %43

43:                                               ; preds = %31, %27, %23
  %44 = phi i64 [ %41, %31 ], [ %25, %27 ], [ %25, %23 ]
  %45 = getelementptr inbounds i8, ptr %2, i64 %24
  %46 = tail call fastcc i32 @execute(ptr noundef %0, ptr noundef %45) #17
  %47 = getelementptr inbounds %struct.command, ptr %45, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !113
  %49 = zext i32 %48 to i64
  %50 = add i64 %24, %49
  %51 = icmp ult i64 %50, %3
  %52 = icmp eq i32 %46, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %23, label %20, !llvm.loop !209

54:                                               ; preds = %20
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !82
  %57 = getelementptr inbounds %struct.hardware_queue, ptr %56, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !156
  %59 = trunc i64 %58 to i32
  %60 = and i64 %58, 2048
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !157
  %63 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %63, align 8, !tbaa !159
  %64 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %62, ptr %64, align 8, !tbaa !160
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %66 = or i32 %62, 8192
  store i32 %66, ptr %65, align 4, !tbaa !161
  %67 = load ptr, ptr %0, align 8, !tbaa !50
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 19
  %69 = load ptr, ptr %68, align 8, !tbaa !162
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %71 = load ptr, ptr %70, align 8, !tbaa !163
  %72 = or i32 %59, 16384
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %73, align 8, !tbaa !164
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  %74 = load ptr, ptr %0, align 8, !tbaa !50
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 27
  %76 = load ptr, ptr %75, align 8, !tbaa !165
  %77 = load ptr, ptr %70, align 8, !tbaa !163
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
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !141
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 32
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 30
  %9 = load i32, ptr %8, align 8, !tbaa !130
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 31
  %11 = load i32, ptr %10, align 4, !tbaa !8
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !39
  %18 = zext i32 %16 to i64
  %19 = mul nuw nsw i64 %18, 24
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #16
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !39
  store i32 %16, ptr %10, align 4, !tbaa !8
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !50
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 17
  %26 = load i32, ptr %25, align 8, !tbaa !127
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  %28 = load i32, ptr %27, align 4, !tbaa !210
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 18
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !39
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #16
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  store i32 40, ptr %2, align 8, !tbaa !211
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !213
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 4
  %44 = load ptr, ptr %43, align 8, !tbaa !14
  store ptr %44, ptr %42, align 8, !tbaa !214
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  %47 = load i32, ptr %46, align 8, !tbaa !20
  store i32 %47, ptr %45, align 8, !tbaa !215
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 4, !tbaa !210
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !216
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !217
  %55 = load ptr, ptr %24, align 8, !tbaa !24
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #16
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 4, !tbaa !210
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  %59 = load i32, ptr %25, align 8, !tbaa !127
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  br label %99

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  %64 = load i32, ptr %63, align 8, !tbaa !20
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  store i32 42, ptr %4, align 8, !tbaa !218
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !220
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !221
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !222
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !223
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 18
  %74 = load ptr, ptr %73, align 8, !tbaa !31
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !39
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #12
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !31
  %82 = load i32, ptr %25, align 8, !tbaa !127
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 8, !tbaa !127
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !39
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %86, ptr %87, align 8, !tbaa !163
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %88, align 8, !tbaa !164
  %89 = load ptr, ptr %7, align 8, !tbaa !34
  %90 = load i32, ptr %8, align 8, !tbaa !130
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !130
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 33
  %95 = load i32, ptr %94, align 8, !tbaa !129
  store i32 %95, ptr %93, align 8, !tbaa.struct !224
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !225
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !171
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !172
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
  %36 = load ptr, ptr %0, align 8, !tbaa !50
  %37 = load i16, ptr %1, align 4, !tbaa !111
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
  %40 = load ptr, ptr %39, align 8, !tbaa !39
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %42 = load ptr, ptr %41, align 8, !tbaa !141
  %43 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #17
  %44 = getelementptr inbounds %struct.kernel, ptr %40, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !115
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %62, label %47

47:                                               ; preds = %38
  %48 = load ptr, ptr %0, align 8, !tbaa !50
  %49 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 8
  %50 = load i64, ptr %49, align 8, !tbaa !128
  %51 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !114
  %53 = add i64 %50, -1
  %54 = add i64 %53, %52
  %55 = urem i64 %54, %52
  %56 = sub nuw i64 %54, %55
  %57 = add i64 %56, %45
  store i64 %57, ptr %49, align 8, !tbaa !128
  %58 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 6
  %59 = load ptr, ptr %58, align 8, !tbaa !18
  %60 = getelementptr inbounds i8, ptr %59, i64 %56
  %61 = tail call ptr @memset(ptr noundef %60, i32 noundef 0, i64 noundef %45) #16
  br label %62

62:                                               ; preds = %47, %38
  %63 = phi i64 [ %56, %47 ], [ 0, %38 ]
  %64 = load i64, ptr %40, align 8, !tbaa !226
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
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %81 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %82 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %83 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 1
  %84 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 2
  %85 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 3
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
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
  %104 = load ptr, ptr %67, align 8, !tbaa !227
  %105 = getelementptr inbounds %struct.task, ptr %104, i64 %103
  %106 = load ptr, ptr %0, align 8, !tbaa !50
  %107 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 6
  %108 = load i64, ptr %107, align 8, !tbaa !228
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %112, label %110

110:                                              ; preds = %102
  %111 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 8
  br label %127

112:                                              ; preds = %102
  %113 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %114 = load i64, ptr %113, align 8, !tbaa !230
  br label %141

115:                                              ; preds = %127
  %116 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 4
  %117 = load i64, ptr %116, align 8, !tbaa !231
  %118 = add i64 %137, -1
  %119 = add i64 %118, %117
  %120 = udiv i64 %119, %117
  %121 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %122 = load i64, ptr %121, align 8, !tbaa !230
  %123 = icmp ult i64 %120, %122
  %124 = icmp ugt i64 %117, %119
  %125 = select i1 %124, i64 1, i64 %120
  %126 = select i1 %123, i64 %125, i64 %122
  br label %141

127:                                              ; preds = %127, %110
  %128 = phi i64 [ 0, %110 ], [ %138, %127 ]
  %129 = phi i64 [ 1, %110 ], [ %137, %127 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %33) #12
  %130 = load ptr, ptr %111, align 8, !tbaa !232
  %131 = getelementptr inbounds i64, ptr %130, i64 %128
  %132 = load i64, ptr %131, align 8, !tbaa !3
  %133 = getelementptr inbounds i8, ptr %68, i64 %132
  %134 = call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %133, i64 noundef 4) #16
  %135 = load i32, ptr %33, align 4, !tbaa !8
  %136 = sext i32 %135 to i64
  %137 = mul i64 %129, %136
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %33) #12
  %138 = add nuw i64 %128, 1
  %139 = load i64, ptr %107, align 8, !tbaa !228
  %140 = icmp ult i64 %138, %139
  br i1 %140, label %127, label %115, !llvm.loop !233

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
  %147 = load ptr, ptr %0, align 8, !tbaa !50
  %148 = load ptr, ptr %41, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %30) #12
  %149 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 5
  %150 = load i64, ptr %149, align 8, !tbaa !234
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
  store <2 x ptr> zeroinitializer, ptr %174, align 8, !tbaa !39
  %175 = getelementptr inbounds ptr, ptr %174, i64 2
  store <2 x ptr> zeroinitializer, ptr %175, align 8, !tbaa !39
  %176 = add nuw i64 %172, 4
  %177 = icmp eq i64 %176, %169
  br i1 %177, label %178, label %171, !llvm.loop !235

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
  %186 = load ptr, ptr %153, align 8, !tbaa !238
  %187 = getelementptr inbounds %struct.binding, ptr %186, i64 %184
  %188 = load i64, ptr %187, align 8, !tbaa !239
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
  %193 = load i64, ptr %192, align 8, !tbaa !241
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #12
  %194 = getelementptr inbounds i8, ptr %68, i64 %193
  %195 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %194, i64 noundef 8) #16
  %196 = load ptr, ptr %29, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #12
  %197 = load ptr, ptr %196, align 8, !tbaa !242
  %198 = add i32 %185, 1
  %199 = zext i32 %185 to i64
  %200 = getelementptr inbounds ptr, ptr %30, i64 %199
  store ptr %197, ptr %200, align 8, !tbaa !39
  %201 = load i64, ptr %149, align 8, !tbaa !234
  br label %202

202:                                              ; preds = %191, %182
  %203 = phi i64 [ %201, %191 ], [ %183, %182 ]
  %204 = phi i32 [ %198, %191 ], [ %185, %182 ]
  %205 = add nuw i64 %184, 1
  %206 = icmp ult i64 %205, %203
  br i1 %206, label %182, label %154, !llvm.loop !244

207:                                              ; preds = %180, %207
  %208 = phi i64 [ %209, %207 ], [ %181, %180 ]
  %209 = add nuw nsw i64 %208, 1
  %210 = getelementptr inbounds ptr, ptr %30, i64 %208
  store ptr null, ptr %210, align 8, !tbaa !39
  %211 = and i64 %209, 4294967295
  %212 = icmp eq i64 %211, 6
  br i1 %212, label %213, label %207, !llvm.loop !245

213:                                              ; preds = %207, %178, %154
  %214 = load ptr, ptr %41, align 8, !tbaa !141
  %215 = ptrtoint ptr %105 to i64
  %216 = udiv i64 %215, 72
  %217 = and i64 %216, 63
  %218 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 38, i64 %217
  %219 = load ptr, ptr %218, align 8, !tbaa !133
  %220 = icmp eq ptr %219, %105
  br i1 %220, label %221, label %239

221:                                              ; preds = %213
  %222 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 38, i64 %217, i32 2, i64 0
  %223 = load <4 x ptr>, ptr %222, align 8, !tbaa !39
  %224 = load <4 x ptr>, ptr %30, align 16, !tbaa !39
  %225 = icmp ne <4 x ptr> %223, %224
  %226 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 38, i64 %217, i32 2, i64 4
  %227 = load <2 x ptr>, ptr %226, align 8, !tbaa !39
  %228 = load <2 x ptr>, ptr %70, align 16, !tbaa !39
  %229 = icmp eq <2 x ptr> %227, %228
  %230 = bitcast <4 x i1> %225 to i4
  %231 = icmp eq i4 %230, 0
  %232 = extractelement <2 x i1> %229, i64 0
  %233 = and i1 %231, %232
  %234 = extractelement <2 x i1> %229, i64 1
  %235 = and i1 %233, %234
  br i1 %235, label %236, label %239

236:                                              ; preds = %221
  %237 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 38, i64 %217, i32 1
  %238 = load ptr, ptr %237, align 8, !tbaa !246
  store ptr %238, ptr %35, align 8, !tbaa !39
  br label %405

239:                                              ; preds = %189, %182, %182, %221, %213
  %240 = phi i1 [ false, %221 ], [ false, %213 ], [ true, %182 ], [ true, %182 ], [ true, %189 ]
  %241 = phi ptr [ %218, %221 ], [ %218, %213 ], [ null, %182 ], [ null, %182 ], [ null, %189 ]
  %242 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 20
  %243 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 21
  %244 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 2
  %245 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 3
  %246 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 19
  %247 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 22
  %248 = load i32, ptr %242, align 4, !tbaa !132
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %259, label %250

250:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !247
  store ptr null, ptr %71, align 8, !tbaa !249
  %251 = load ptr, ptr %243, align 8, !tbaa !32
  %252 = add i32 %248, -1
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds ptr, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8, !tbaa !39
  store ptr %255, ptr %72, align 8, !tbaa !250
  store i32 1, ptr %73, align 8, !tbaa !251
  store ptr %244, ptr %74, align 8, !tbaa !252
  %256 = load ptr, ptr %245, align 8, !tbaa !253
  %257 = load ptr, ptr %147, align 8, !tbaa !24
  %258 = call i32 %256(ptr noundef %257, ptr noundef nonnull %28, ptr noundef nonnull %35) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #12
  switch i32 %258, label %299 [
    i32 -12, label %259
    i32 -1000069000, label %259
  ]

259:                                              ; preds = %250, %250, %239
  %260 = load i32, ptr %242, align 4, !tbaa !132
  %261 = load i32, ptr %246, align 8, !tbaa !21
  %262 = icmp ult i32 %260, %261
  br i1 %262, label %263, label %265

263:                                              ; preds = %259
  %264 = add nuw i32 %260, 1
  store i32 %264, ptr %242, align 4, !tbaa !132
  br label %290

265:                                              ; preds = %259
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %26, ptr noundef nonnull align 16 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 33, ptr %27, align 8, !tbaa !254
  store ptr null, ptr %75, align 8, !tbaa !256
  store i32 0, ptr %76, align 8, !tbaa !257
  store i32 128, ptr %77, align 4, !tbaa !258
  store i32 5, ptr %78, align 8, !tbaa !259
  store ptr %26, ptr %79, align 8, !tbaa !260
  %266 = icmp eq i32 %261, 0
  %267 = shl i32 %261, 1
  %268 = select i1 %266, i32 8, i32 %267
  %269 = load ptr, ptr %243, align 8, !tbaa !39
  %270 = zext i32 %268 to i64
  %271 = shl nuw nsw i64 %270, 3
  %272 = call ptr @realloc(ptr noundef %269, i64 noundef %271) #16
  %273 = icmp eq ptr %272, null
  br i1 %273, label %282, label %274

274:                                              ; preds = %265
  store ptr %272, ptr %243, align 8, !tbaa !39
  %275 = load ptr, ptr %247, align 8, !tbaa !261
  %276 = load ptr, ptr %147, align 8, !tbaa !24
  %277 = load i32, ptr %246, align 8, !tbaa !21
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
  %285 = load i32, ptr %246, align 8, !tbaa !21
  %286 = add i32 %285, 1
  store i32 %286, ptr %246, align 8, !tbaa !21
  %287 = load i32, ptr %242, align 4, !tbaa !132
  %288 = add i32 %287, 1
  store i32 %288, ptr %242, align 4, !tbaa !132
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %499, label %290

290:                                              ; preds = %284, %263
  %291 = phi i32 [ %260, %263 ], [ %287, %284 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !247
  store ptr null, ptr %71, align 8, !tbaa !249
  %292 = load ptr, ptr %243, align 8, !tbaa !32
  %293 = zext i32 %291 to i64
  %294 = getelementptr inbounds ptr, ptr %292, i64 %293
  %295 = load ptr, ptr %294, align 8, !tbaa !39
  store ptr %295, ptr %72, align 8, !tbaa !250
  store i32 1, ptr %73, align 8, !tbaa !251
  store ptr %244, ptr %74, align 8, !tbaa !252
  %296 = load ptr, ptr %245, align 8, !tbaa !253
  %297 = load ptr, ptr %147, align 8, !tbaa !24
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
  %303 = load i64, ptr %149, align 8, !tbaa !234
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %310, label %305

305:                                              ; preds = %302
  %306 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  %307 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 5
  br label %315

308:                                              ; preds = %381
  %309 = trunc i64 %393 to i32
  br label %310

310:                                              ; preds = %308, %302
  %311 = phi i32 [ 0, %302 ], [ %309, %308 ]
  %312 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 37
  %313 = load ptr, ptr %312, align 8, !tbaa !262
  %314 = load ptr, ptr %147, align 8, !tbaa !24
  call void %313(ptr noundef %314, i32 noundef %311, ptr noundef nonnull %31, i32 noundef 0, ptr noundef null) #16
  br i1 %240, label %404, label %395

315:                                              ; preds = %381, %305
  %316 = phi i64 [ 0, %305 ], [ %392, %381 ]
  %317 = load ptr, ptr %306, align 8, !tbaa !238
  %318 = getelementptr inbounds %struct.binding, ptr %317, i64 %316
  %319 = getelementptr inbounds [128 x %union.anon], ptr %32, i64 0, i64 %316
  %320 = load i64, ptr %318, align 8, !tbaa !239
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
  %324 = load i64, ptr %323, align 8, !tbaa !263
  store ptr %322, ptr %319, align 8, !tbaa.struct !264
  %325 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %325, align 8, !tbaa.struct !265
  %326 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %324, ptr %326, align 8, !tbaa.struct !172
  br label %368

327:                                              ; preds = %315
  %328 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %329 = load i64, ptr %328, align 8, !tbaa !241
  %330 = inttoptr i64 %329 to ptr
  br label %339

331:                                              ; preds = %315
  %332 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %333 = load i64, ptr %332, align 8, !tbaa !241
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #12
  %334 = getelementptr inbounds i8, ptr %68, i64 %333
  %335 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %334, i64 noundef 8) #16
  %336 = load ptr, ptr %25, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #12
  br label %339

337:                                              ; preds = %315
  %338 = load ptr, ptr %80, align 8, !tbaa !104
  br label %339

339:                                              ; preds = %337, %331, %327
  %340 = phi ptr [ %330, %327 ], [ %336, %331 ], [ %338, %337 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !242
  %342 = getelementptr inbounds %struct.memory, ptr %340, i64 0, i32 1
  %343 = load i64, ptr %342, align 8, !tbaa !266
  store ptr %341, ptr %319, align 8, !tbaa.struct !264
  %344 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %344, align 8, !tbaa.struct !265
  %345 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %343, ptr %345, align 8, !tbaa.struct !172
  br label %368

346:                                              ; preds = %315
  %347 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %348 = load i64, ptr %347, align 8, !tbaa !241
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #12
  %349 = getelementptr inbounds i8, ptr %68, i64 %348
  %350 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %349, i64 noundef 8) #16
  %351 = load ptr, ptr %24, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #12
  %352 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 3
  %353 = load ptr, ptr %352, align 8, !tbaa !267
  %354 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 1
  %355 = load ptr, ptr %354, align 8, !tbaa !269
  store ptr %353, ptr %319, align 8, !tbaa.struct !270
  %356 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %355, ptr %356, align 8, !tbaa.struct !272
  %357 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %357, align 8, !tbaa.struct !273
  br label %368

358:                                              ; preds = %315
  %359 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %360 = load i64, ptr %359, align 8, !tbaa !241
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #12
  %361 = getelementptr inbounds i8, ptr %68, i64 %360
  %362 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %361, i64 noundef 8) #16
  %363 = load ptr, ptr %23, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #12
  %364 = getelementptr inbounds %struct.texture, ptr %363, i64 0, i32 2
  %365 = load ptr, ptr %364, align 8, !tbaa !274
  store ptr null, ptr %319, align 8, !tbaa.struct !270
  %366 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %365, ptr %366, align 8, !tbaa.struct !272
  %367 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %367, align 8, !tbaa.struct !273
  br label %368

368:                                              ; preds = %358, %346, %339, %321
  %369 = load i64, ptr %318, align 8, !tbaa !239
  br label %370

370:                                              ; preds = %368, %315
  %371 = phi i64 [ %369, %368 ], [ %320, %315 ]
  %372 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %31, i64 0, i64 %316
  %373 = load ptr, ptr %35, align 8, !tbaa !39
  %374 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 1
  %375 = load i64, ptr %374, align 8, !tbaa !275
  %376 = trunc i64 %375 to i32
  %377 = icmp ult i64 %371, 8
  br i1 %377, label %378, label %381

378:                                              ; preds = %370
  %379 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %371
  %380 = load i32, ptr %379, align 4
  br label %381

381:                                              ; preds = %370, %378
  %382 = phi i32 [ %380, %378 ], [ 7, %370 ]
  store i32 35, ptr %372, align 16, !tbaa.struct !276
  %383 = getelementptr inbounds i8, ptr %372, i64 8
  store ptr null, ptr %383, align 8, !tbaa.struct !277
  %384 = getelementptr inbounds i8, ptr %372, i64 16
  store ptr %373, ptr %384, align 16, !tbaa.struct !278
  %385 = getelementptr inbounds i8, ptr %372, i64 24
  store i32 %376, ptr %385, align 8, !tbaa.struct !279
  %386 = getelementptr inbounds i8, ptr %372, i64 28
  store i32 0, ptr %386, align 4, !tbaa.struct !280
  %387 = getelementptr inbounds i8, ptr %372, i64 32
  store i32 1, ptr %387, align 16, !tbaa.struct !281
  %388 = getelementptr inbounds i8, ptr %372, i64 36
  store i32 %382, ptr %388, align 4, !tbaa.struct !282
  %389 = getelementptr inbounds i8, ptr %372, i64 40
  store ptr %319, ptr %389, align 8, !tbaa.struct !283
  %390 = getelementptr inbounds i8, ptr %372, i64 48
  store ptr %319, ptr %390, align 16, !tbaa.struct !284
  %391 = getelementptr inbounds i8, ptr %372, i64 56
  store ptr null, ptr %391, align 8, !tbaa.struct !285
  %392 = add nuw i64 %316, 1
  %393 = load i64, ptr %149, align 8, !tbaa !234
  %394 = icmp ult i64 %392, %393
  br i1 %394, label %315, label %308, !llvm.loop !286

395:                                              ; preds = %310
  store ptr %105, ptr %241, align 8, !tbaa !133
  %396 = load ptr, ptr %35, align 8, !tbaa !39
  %397 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 1
  store ptr %396, ptr %397, align 8, !tbaa !246
  %398 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 0
  %399 = load <2 x ptr>, ptr %30, align 16, !tbaa !39
  store <2 x ptr> %399, ptr %398, align 8, !tbaa !39
  %400 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 2
  %401 = load <2 x ptr>, ptr %69, align 16, !tbaa !39
  store <2 x ptr> %401, ptr %400, align 8, !tbaa !39
  %402 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 4
  %403 = load <2 x ptr>, ptr %70, align 16, !tbaa !39
  store <2 x ptr> %403, ptr %402, align 8, !tbaa !39
  br label %404

404:                                              ; preds = %395, %310
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %32) #12
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %31) #12
  br label %405

405:                                              ; preds = %404, %236
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  %406 = load i32, ptr %81, align 8, !tbaa !164
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %420, label %408

408:                                              ; preds = %405
  %409 = load ptr, ptr %82, align 8, !tbaa !82
  %410 = getelementptr inbounds %struct.hardware_queue, ptr %409, i64 0, i32 1
  %411 = load i64, ptr %410, align 8, !tbaa !156
  %412 = trunc i64 %411 to i32
  %413 = and i64 %411, 2048
  %414 = icmp eq i64 %413, 0
  %415 = select i1 %414, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #12
  store i32 46, ptr %22, align 8, !tbaa !157
  store ptr null, ptr %83, align 8, !tbaa !159
  store i32 %415, ptr %84, align 8, !tbaa !160
  store i32 %415, ptr %85, align 4, !tbaa !161
  %416 = load ptr, ptr %0, align 8, !tbaa !50
  %417 = getelementptr inbounds %struct.device, ptr %416, i64 0, i32 19
  %418 = load ptr, ptr %417, align 8, !tbaa !162
  %419 = load ptr, ptr %86, align 8, !tbaa !163
  call void %418(ptr noundef %419, i32 noundef %412, i32 noundef %412, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %22, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #12
  br label %420

420:                                              ; preds = %408, %405
  store i32 1, ptr %81, align 8, !tbaa !164
  %421 = load i64, ptr %149, align 8, !tbaa !234
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %425, label %423

423:                                              ; preds = %420
  %424 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  br label %439

425:                                              ; preds = %490, %420
  %426 = phi i32 [ 0, %420 ], [ %491, %490 ]
  %427 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 8
  %428 = load ptr, ptr %427, align 8, !tbaa !287
  %429 = load ptr, ptr %86, align 8, !tbaa !163
  %430 = load ptr, ptr %105, align 8, !tbaa !288
  call void %428(ptr noundef %429, i32 noundef 1, ptr noundef %430) #16
  %431 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 7
  %432 = load ptr, ptr %431, align 8, !tbaa !289
  %433 = load ptr, ptr %86, align 8, !tbaa !163
  %434 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 1
  %435 = load ptr, ptr %434, align 8, !tbaa !290
  call void %432(ptr noundef %433, i32 noundef 1, ptr noundef %435, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %35, i32 noundef %426, ptr noundef nonnull %34) #16
  %436 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 16
  %437 = load ptr, ptr %436, align 8, !tbaa !291
  %438 = load ptr, ptr %86, align 8, !tbaa !163
  call void %437(ptr noundef %438, i32 noundef %143, i32 noundef 1, i32 noundef 1) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %495

439:                                              ; preds = %490, %423
  %440 = phi i32 [ 0, %423 ], [ %491, %490 ]
  %441 = phi i64 [ 0, %423 ], [ %492, %490 ]
  %442 = load ptr, ptr %424, align 8, !tbaa !238
  %443 = getelementptr inbounds %struct.binding, ptr %442, i64 %441
  %444 = load i64, ptr %443, align 8, !tbaa !239
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
  %451 = load i64, ptr %450, align 8, !tbaa !241
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
  %463 = load i64, ptr %462, align 8, !tbaa !241
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #12
  %464 = getelementptr inbounds i8, ptr %68, i64 %463
  %465 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %464, i64 noundef 8) #16
  %466 = load ptr, ptr %21, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #12
  %467 = load ptr, ptr %466, align 8, !tbaa !292
  %468 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 1
  %469 = load i32, ptr %468, align 8, !tbaa !293
  %470 = icmp eq i32 %469, 1
  br i1 %470, label %490, label %471

471:                                              ; preds = %461
  %472 = load ptr, ptr %82, align 8, !tbaa !82
  %473 = getelementptr inbounds %struct.hardware_queue, ptr %472, i64 0, i32 1
  %474 = load i64, ptr %473, align 8, !tbaa !156
  %475 = trunc i64 %474 to i32
  %476 = and i64 %474, 2048
  %477 = icmp eq i64 %476, 0
  %478 = select i1 %477, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #12
  store i32 45, ptr %20, align 8, !tbaa !295
  store ptr null, ptr %87, align 8, !tbaa !298
  store i32 %478, ptr %88, align 8, !tbaa !299
  store i32 %478, ptr %89, align 4, !tbaa !300
  store i32 %469, ptr %90, align 8, !tbaa !301
  store i32 1, ptr %91, align 4, !tbaa !302
  store i32 -1, ptr %92, align 8, !tbaa !303
  store i32 -1, ptr %93, align 4, !tbaa !304
  %479 = load ptr, ptr %467, align 8, !tbaa !305
  store ptr %479, ptr %94, align 8, !tbaa !306
  %480 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 2
  %481 = load i32, ptr %480, align 4, !tbaa !307
  store i32 %481, ptr %95, align 8, !tbaa !308
  store i32 0, ptr %96, align 4, !tbaa !309
  %482 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 3
  %483 = load i32, ptr %482, align 8, !tbaa !310
  store i32 %483, ptr %97, align 8, !tbaa !311
  store i32 0, ptr %98, align 4, !tbaa !312
  %484 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 4
  %485 = load i32, ptr %484, align 4, !tbaa !313
  store i32 %485, ptr %99, align 8, !tbaa !314
  %486 = load ptr, ptr %0, align 8, !tbaa !50
  %487 = getelementptr inbounds %struct.device, ptr %486, i64 0, i32 19
  %488 = load ptr, ptr %487, align 8, !tbaa !162
  %489 = load ptr, ptr %86, align 8, !tbaa !163
  call void %488(ptr noundef %489, i32 noundef %475, i32 noundef %475, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %20) #16
  store i32 1, ptr %468, align 8, !tbaa !293
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #12
  br label %490

490:                                              ; preds = %471, %461, %457, %449, %445, %439
  %491 = phi i32 [ %440, %439 ], [ %458, %457 ], [ %454, %449 ], [ %446, %445 ], [ %440, %461 ], [ %440, %471 ]
  %492 = add nuw i64 %441, 1
  %493 = load i64, ptr %149, align 8, !tbaa !234
  %494 = icmp ult i64 %492, %493
  br i1 %494, label %439, label %425, !llvm.loop !315

495:                                              ; preds = %425, %145
  %496 = add nuw i64 %103, 1
  %497 = load i64, ptr %40, align 8, !tbaa !226
  %498 = icmp ult i64 %496, %497
  br i1 %498, label %102, label %501, !llvm.loop !316

499:                                              ; preds = %299, %284, %282
  %500 = phi i32 [ %283, %282 ], [ -1000069000, %284 ], [ %300, %299 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %1089

501:                                              ; preds = %495, %62
  %502 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %503 = load ptr, ptr %502, align 8, !tbaa !39
  %504 = icmp eq ptr %503, null
  br i1 %504, label %1089, label %505

505:                                              ; preds = %501
  %506 = load i64, ptr %44, align 8, !tbaa !115
  %507 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 24
  %508 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 22
  %509 = load i32, ptr %508, align 8, !tbaa !126
  %510 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 23
  %511 = load i32, ptr %510, align 4, !tbaa !8
  %512 = icmp ugt i32 %511, %509
  br i1 %512, label %513, label %515

513:                                              ; preds = %505
  %514 = load ptr, ptr %507, align 8, !tbaa !33
  br label %526

515:                                              ; preds = %505
  %516 = icmp eq i32 %511, 0
  %517 = shl i32 %511, 1
  %518 = select i1 %516, i32 8, i32 %517
  %519 = load ptr, ptr %507, align 8, !tbaa !39
  %520 = zext i32 %518 to i64
  %521 = mul nuw nsw i64 %520, 24
  %522 = call ptr @realloc(ptr noundef %519, i64 noundef %521) #16
  %523 = icmp eq ptr %522, null
  br i1 %523, label %1089, label %524

524:                                              ; preds = %515
  store ptr %522, ptr %507, align 8, !tbaa !39
  store i32 %518, ptr %510, align 4, !tbaa !8
  %525 = load i32, ptr %508, align 8, !tbaa !126
  br label %526

526:                                              ; preds = %524, %513
  %527 = phi i32 [ %509, %513 ], [ %525, %524 ]
  %528 = phi ptr [ %514, %513 ], [ %522, %524 ]
  %529 = add i32 %527, 1
  store i32 %529, ptr %508, align 8, !tbaa !126
  %530 = zext i32 %527 to i64
  %531 = getelementptr inbounds %struct.arrival, ptr %528, i64 %530
  %532 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 6
  %533 = load ptr, ptr %532, align 8, !tbaa !18
  %534 = getelementptr inbounds i8, ptr %533, i64 %63
  store ptr %503, ptr %531, align 8, !tbaa.struct !170
  %535 = getelementptr inbounds i8, ptr %531, i64 8
  store ptr %534, ptr %535, align 8, !tbaa.struct !171
  %536 = getelementptr inbounds i8, ptr %531, i64 16
  store i64 %506, ptr %536, align 8, !tbaa.struct !172
  br label %1089

537:                                              ; preds = %2, %2
  %538 = icmp eq i16 %37, 4
  %539 = zext i1 %538 to i32
  %540 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %541 = load ptr, ptr %540, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #12
  %542 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 5
  %543 = load ptr, ptr %542, align 8, !tbaa !17
  store ptr %543, ptr %18, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #12
  %544 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %545 = load i64, ptr %544, align 8, !tbaa !117
  %546 = icmp ult i64 %545, 32769
  br i1 %546, label %547, label %595

547:                                              ; preds = %537
  %548 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 8
  %549 = load i64, ptr %548, align 8, !tbaa !128
  %550 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %551 = load i64, ptr %550, align 8, !tbaa !114
  %552 = add i64 %549, -1
  %553 = add i64 %552, %551
  %554 = urem i64 %553, %551
  %555 = sub nuw i64 %553, %554
  %556 = add i64 %555, %545
  store i64 %556, ptr %548, align 8, !tbaa !128
  store i64 %555, ptr %19, align 8, !tbaa !3
  %557 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %558 = load ptr, ptr %557, align 8, !tbaa !317
  br i1 %538, label %590, label %559

559:                                              ; preds = %547
  %560 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 24
  %561 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 22
  %562 = load i32, ptr %561, align 8, !tbaa !126
  %563 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 23
  %564 = load i32, ptr %563, align 4, !tbaa !8
  %565 = icmp ugt i32 %564, %562
  br i1 %565, label %566, label %568

566:                                              ; preds = %559
  %567 = load ptr, ptr %560, align 8, !tbaa !33
  br label %579

568:                                              ; preds = %559
  %569 = icmp eq i32 %564, 0
  %570 = shl i32 %564, 1
  %571 = select i1 %569, i32 8, i32 %570
  %572 = load ptr, ptr %560, align 8, !tbaa !39
  %573 = zext i32 %571 to i64
  %574 = mul nuw nsw i64 %573, 24
  %575 = tail call ptr @realloc(ptr noundef %572, i64 noundef %574) #16
  %576 = icmp eq ptr %575, null
  br i1 %576, label %700, label %577

577:                                              ; preds = %568
  store ptr %575, ptr %560, align 8, !tbaa !39
  store i32 %571, ptr %563, align 4, !tbaa !8
  %578 = load i32, ptr %561, align 8, !tbaa !126
  br label %579

579:                                              ; preds = %577, %566
  %580 = phi i32 [ %562, %566 ], [ %578, %577 ]
  %581 = phi ptr [ %567, %566 ], [ %575, %577 ]
  %582 = add i32 %580, 1
  store i32 %582, ptr %561, align 8, !tbaa !126
  %583 = zext i32 %580 to i64
  %584 = getelementptr inbounds %struct.arrival, ptr %581, i64 %583
  %585 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 6
  %586 = load ptr, ptr %585, align 8, !tbaa !18
  %587 = getelementptr inbounds i8, ptr %586, i64 %555
  store ptr %558, ptr %584, align 8, !tbaa.struct !170
  %588 = getelementptr inbounds i8, ptr %584, i64 8
  store ptr %587, ptr %588, align 8, !tbaa.struct !171
  %589 = getelementptr inbounds i8, ptr %584, i64 16
  store i64 %545, ptr %589, align 8, !tbaa.struct !172
  br label %660

590:                                              ; preds = %547
  %591 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 6
  %592 = load ptr, ptr %591, align 8, !tbaa !18
  %593 = getelementptr inbounds i8, ptr %592, i64 %555
  %594 = tail call ptr @memcpy(ptr noundef %593, ptr noundef %558, i64 noundef %545) #16
  br label %660

595:                                              ; preds = %537
  %596 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %597 = load i64, ptr %596, align 8, !tbaa !318
  %598 = icmp eq i64 %597, 255
  br i1 %598, label %599, label %655

599:                                              ; preds = %595
  %600 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %601 = load ptr, ptr %600, align 8, !tbaa !47
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
  %611 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %612 = load i64, ptr %602, align 8, !tbaa !59
  %613 = tail call i64 @llvm.umin.i64(i64 %545, i64 %612)
  %614 = load ptr, ptr %603, align 8, !tbaa !317
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
  %622 = load ptr, ptr %604, align 8, !tbaa !319
  %623 = load i64, ptr %17, align 8, !tbaa !3
  %624 = load ptr, ptr %605, align 8, !tbaa !320
  %625 = load i64, ptr %606, align 8, !tbaa !321
  %626 = add i64 %625, %621
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #12
  store i64 %623, ptr %15, align 8, !tbaa !322
  store i64 %626, ptr %607, align 8, !tbaa !324
  store i64 %620, ptr %608, align 8, !tbaa !325
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #12
  store i64 %626, ptr %16, align 8, !tbaa !322
  store i64 %623, ptr %609, align 8, !tbaa !324
  store i64 %620, ptr %610, align 8, !tbaa !325
  %627 = load ptr, ptr %0, align 8, !tbaa !50
  %628 = getelementptr inbounds %struct.device, ptr %627, i64 0, i32 11
  %629 = load ptr, ptr %628, align 8, !tbaa !326
  %630 = load ptr, ptr %611, align 8, !tbaa !163
  br i1 %538, label %631, label %645

631:                                              ; preds = %619
  call void %629(ptr noundef %630, ptr noundef %622, ptr noundef %624, i32 noundef 1, ptr noundef nonnull %15) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %632 = add i64 %621, %620
  %633 = load i64, ptr %544, align 8, !tbaa !117
  %634 = icmp ugt i64 %633, %632
  br i1 %634, label %635, label %649

635:                                              ; preds = %645, %631
  %636 = phi i64 [ %633, %631 ], [ %647, %645 ]
  %637 = phi i64 [ %632, %631 ], [ %646, %645 ]
  %638 = sub i64 %636, %637
  %639 = load i64, ptr %602, align 8, !tbaa !59
  %640 = call i64 @llvm.umin.i64(i64 %638, i64 %639)
  %641 = load ptr, ptr %603, align 8, !tbaa !317
  %642 = getelementptr inbounds i8, ptr %641, i64 %637
  %643 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %642, i64 noundef %640, i32 noundef %539, ptr noundef nonnull %17) #17
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %619, label %617, !llvm.loop !327

645:                                              ; preds = %619
  call void %629(ptr noundef %630, ptr noundef %624, ptr noundef %622, i32 noundef 1, ptr noundef nonnull %16) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %646 = add i64 %621, %620
  %647 = load i64, ptr %544, align 8, !tbaa !117
  %648 = icmp ugt i64 %647, %646
  br i1 %648, label %635, label %650

649:                                              ; preds = %631
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  br label %700

650:                                              ; preds = %645
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  %651 = load ptr, ptr %600, align 8, !tbaa !47
  %652 = getelementptr inbounds %struct.staging, ptr %651, i64 0, i32 2
  %653 = load i64, ptr %652, align 8, !tbaa !180
  %654 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %653) #17
  br label %700

655:                                              ; preds = %595
  %656 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %657 = load ptr, ptr %656, align 8, !tbaa !317
  %658 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %657, i64 noundef %545, ptr noundef nonnull %18, ptr noundef nonnull %19) #17
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %700

660:                                              ; preds = %655, %590, %579
  %661 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %662 = load i32, ptr %661, align 8, !tbaa !164
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %681, label %664

664:                                              ; preds = %660
  %665 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %666 = load ptr, ptr %665, align 8, !tbaa !82
  %667 = getelementptr inbounds %struct.hardware_queue, ptr %666, i64 0, i32 1
  %668 = load i64, ptr %667, align 8, !tbaa !156
  %669 = trunc i64 %668 to i32
  %670 = and i64 %668, 2048
  %671 = icmp eq i64 %670, 0
  %672 = select i1 %671, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #12
  store i32 46, ptr %14, align 8, !tbaa !157
  %673 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 1
  store ptr null, ptr %673, align 8, !tbaa !159
  %674 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 2
  store i32 %672, ptr %674, align 8, !tbaa !160
  %675 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 3
  store i32 %672, ptr %675, align 4, !tbaa !161
  %676 = load ptr, ptr %0, align 8, !tbaa !50
  %677 = getelementptr inbounds %struct.device, ptr %676, i64 0, i32 19
  %678 = load ptr, ptr %677, align 8, !tbaa !162
  %679 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %680 = load ptr, ptr %679, align 8, !tbaa !163
  call void %678(ptr noundef %680, i32 noundef %669, i32 noundef %669, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %14, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #12
  br label %681

681:                                              ; preds = %664, %660
  store i32 1, ptr %661, align 8, !tbaa !164
  %682 = load ptr, ptr %18, align 8, !tbaa !39
  %683 = load i64, ptr %19, align 8, !tbaa !3
  %684 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %685 = load ptr, ptr %684, align 8, !tbaa !320
  %686 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %687 = load i64, ptr %686, align 8, !tbaa !321
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i64 %683, ptr %12, align 8, !tbaa !322
  %688 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 1
  store i64 %687, ptr %688, align 8, !tbaa !324
  %689 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 2
  store i64 %545, ptr %689, align 8, !tbaa !325
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #12
  store i64 %687, ptr %13, align 8, !tbaa !322
  %690 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  store i64 %683, ptr %690, align 8, !tbaa !324
  %691 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  store i64 %545, ptr %691, align 8, !tbaa !325
  %692 = load ptr, ptr %0, align 8, !tbaa !50
  %693 = getelementptr inbounds %struct.device, ptr %692, i64 0, i32 11
  %694 = load ptr, ptr %693, align 8, !tbaa !326
  %695 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %696 = load ptr, ptr %695, align 8, !tbaa !163
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
  %705 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %706 = load ptr, ptr %705, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #12
  %707 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 5
  %708 = load ptr, ptr %707, align 8, !tbaa !17
  store ptr %708, ptr %10, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #12
  %709 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %710 = load i64, ptr %709, align 8, !tbaa !119
  %711 = icmp ult i64 %710, 32769
  br i1 %711, label %712, label %764

712:                                              ; preds = %702
  %713 = add nuw nsw i64 %710, 48
  %714 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 8
  %715 = load i64, ptr %714, align 8, !tbaa !128
  %716 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %717 = load i64, ptr %716, align 8, !tbaa !114
  %718 = add i64 %715, -1
  %719 = add i64 %718, %717
  %720 = urem i64 %719, %717
  %721 = sub nuw i64 %719, %720
  %722 = add i64 %713, %721
  store i64 %722, ptr %714, align 8, !tbaa !128
  %723 = add i64 %721, 47
  %724 = urem i64 %723, 48
  %725 = sub nuw i64 %723, %724
  store i64 %725, ptr %11, align 8, !tbaa !3
  %726 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %727 = load ptr, ptr %726, align 8, !tbaa !328
  br i1 %703, label %759, label %728

728:                                              ; preds = %712
  %729 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 24
  %730 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 22
  %731 = load i32, ptr %730, align 8, !tbaa !126
  %732 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 23
  %733 = load i32, ptr %732, align 4, !tbaa !8
  %734 = icmp ugt i32 %733, %731
  br i1 %734, label %735, label %737

735:                                              ; preds = %728
  %736 = load ptr, ptr %729, align 8, !tbaa !33
  br label %748

737:                                              ; preds = %728
  %738 = icmp eq i32 %733, 0
  %739 = shl i32 %733, 1
  %740 = select i1 %738, i32 8, i32 %739
  %741 = load ptr, ptr %729, align 8, !tbaa !39
  %742 = zext i32 %740 to i64
  %743 = mul nuw nsw i64 %742, 24
  %744 = tail call ptr @realloc(ptr noundef %741, i64 noundef %743) #16
  %745 = icmp eq ptr %744, null
  br i1 %745, label %916, label %746

746:                                              ; preds = %737
  store ptr %744, ptr %729, align 8, !tbaa !39
  store i32 %740, ptr %732, align 4, !tbaa !8
  %747 = load i32, ptr %730, align 8, !tbaa !126
  br label %748

748:                                              ; preds = %746, %735
  %749 = phi i32 [ %731, %735 ], [ %747, %746 ]
  %750 = phi ptr [ %736, %735 ], [ %744, %746 ]
  %751 = add i32 %749, 1
  store i32 %751, ptr %730, align 8, !tbaa !126
  %752 = zext i32 %749 to i64
  %753 = getelementptr inbounds %struct.arrival, ptr %750, i64 %752
  %754 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 6
  %755 = load ptr, ptr %754, align 8, !tbaa !18
  %756 = getelementptr inbounds i8, ptr %755, i64 %725
  store ptr %727, ptr %753, align 8, !tbaa.struct !170
  %757 = getelementptr inbounds i8, ptr %753, i64 8
  store ptr %756, ptr %757, align 8, !tbaa.struct !171
  %758 = getelementptr inbounds i8, ptr %753, i64 16
  store i64 %710, ptr %758, align 8, !tbaa.struct !172
  br label %889

759:                                              ; preds = %712
  %760 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 6
  %761 = load ptr, ptr %760, align 8, !tbaa !18
  %762 = getelementptr inbounds i8, ptr %761, i64 %725
  %763 = tail call ptr @memcpy(ptr noundef %762, ptr noundef %727, i64 noundef %710) #16
  br label %889

764:                                              ; preds = %702
  %765 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %766 = load ptr, ptr %765, align 8, !tbaa !328
  %767 = ptrtoint ptr %766 to i64
  %768 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 40
  %769 = load i64, ptr %768, align 8, !tbaa !329
  %770 = urem i64 %767, %769
  %771 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %772 = load i64, ptr %771, align 8, !tbaa !318
  %773 = icmp ne i64 %772, 255
  %774 = and i64 %770, 3
  %775 = icmp eq i64 %774, 0
  %776 = select i1 %773, i1 %775, i1 false
  %777 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %778 = load i64, ptr %777, align 8, !tbaa !330
  br i1 %776, label %779, label %782

779:                                              ; preds = %764
  %780 = urem i64 %770, %778
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %886, label %782

782:                                              ; preds = %779, %764
  %783 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %784 = load ptr, ptr %783, align 8, !tbaa !47
  %785 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %786 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %787 = load i32, ptr %786, align 4, !tbaa !331
  %788 = zext i32 %787 to i64
  %789 = mul i64 %778, %788
  %790 = getelementptr inbounds %struct.staging, ptr %784, i64 0, i32 1
  %791 = getelementptr inbounds %struct.staging, ptr %784, i64 0, i32 1, i32 3
  %792 = load i64, ptr %791, align 8, !tbaa !59
  %793 = udiv i64 %792, %789
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12
  %794 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %795 = load i64, ptr %794, align 8, !tbaa !332
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
  %814 = load i32, ptr %798, align 4, !tbaa !333
  br label %815

815:                                              ; preds = %870, %797
  %816 = phi i64 [ %795, %797 ], [ %871, %870 ]
  %817 = phi i32 [ %814, %797 ], [ %872, %870 ]
  %818 = phi i64 [ 0, %797 ], [ %875, %870 ]
  %819 = phi ptr [ %766, %797 ], [ %873, %870 ]
  %820 = icmp eq i32 %817, 0
  br i1 %820, label %870, label %821

821:                                              ; preds = %815
  %822 = load i32, ptr %799, align 4, !tbaa !334
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
  %838 = load i32, ptr %801, align 8, !tbaa !335
  %839 = load i32, ptr %802, align 4, !tbaa !336
  %840 = add nsw i32 %839, %833
  %841 = load i32, ptr %803, align 8, !tbaa !337
  %842 = add nsw i32 %841, %828
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #12
  %843 = load i64, ptr %785, align 8, !tbaa !338
  store i64 %843, ptr %9, align 8, !tbaa !338
  %844 = load i64, ptr %805, align 8, !tbaa !339
  %845 = add i64 %844, %818
  store i64 %845, ptr %804, align 8, !tbaa !339
  store i64 1, ptr %806, align 8, !tbaa !332
  store i32 %838, ptr %807, align 8, !tbaa.struct !340
  store i32 %840, ptr %808, align 4, !tbaa.struct !341
  store i32 %842, ptr %809, align 8, !tbaa.struct !191
  %846 = load i32, ptr %786, align 4, !tbaa !331
  store i32 %846, ptr %810, align 4, !tbaa !342
  store i32 %837, ptr %811, align 8, !tbaa !343
  store i32 1, ptr %812, align 4, !tbaa !344
  %847 = zext i32 %837 to i64
  %848 = mul i64 %789, %847
  %849 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %832, i64 noundef %848, i32 noundef %704, ptr noundef nonnull %8) #17
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %877

851:                                              ; preds = %830
  %852 = load ptr, ptr %790, align 8, !tbaa !319
  %853 = load i64, ptr %8, align 8, !tbaa !3
  %854 = load ptr, ptr %813, align 8, !tbaa !345
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %852, i64 noundef %853, ptr noundef %854, ptr noundef nonnull %9, i32 noundef %704) #17
  %855 = getelementptr inbounds i8, ptr %832, i64 %848
  %856 = add i32 %837, %833
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  %857 = load i32, ptr %799, align 4, !tbaa !334
  %858 = icmp ugt i32 %857, %856
  br i1 %858, label %830, label %859, !llvm.loop !346

859:                                              ; preds = %851
  %860 = load i32, ptr %798, align 4, !tbaa !333
  br label %861

861:                                              ; preds = %859, %823
  %862 = phi i32 [ %824, %823 ], [ %860, %859 ]
  %863 = phi i32 [ %825, %823 ], [ %860, %859 ]
  %864 = phi i32 [ 0, %823 ], [ %857, %859 ]
  %865 = phi ptr [ %827, %823 ], [ %855, %859 ]
  %866 = add nuw i32 %828, 1
  %867 = icmp ult i32 %866, %863
  br i1 %867, label %823, label %868, !llvm.loop !347

868:                                              ; preds = %861
  %869 = load i64, ptr %794, align 8, !tbaa !332
  br label %870

870:                                              ; preds = %868, %815
  %871 = phi i64 [ %816, %815 ], [ %869, %868 ]
  %872 = phi i32 [ 0, %815 ], [ %862, %868 ]
  %873 = phi ptr [ %819, %815 ], [ %865, %868 ]
  %874 = add nuw nsw i64 %818, 1
  %875 = and i64 %874, 4294967295
  %876 = icmp ugt i64 %871, %875
  br i1 %876, label %815, label %878, !llvm.loop !348

877:                                              ; preds = %830
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  br label %884

878:                                              ; preds = %870, %782
  br i1 %703, label %884, label %879

879:                                              ; preds = %878
  %880 = load ptr, ptr %783, align 8, !tbaa !47
  %881 = getelementptr inbounds %struct.staging, ptr %880, i64 0, i32 2
  %882 = load i64, ptr %881, align 8, !tbaa !180
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
  %890 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %891 = load i32, ptr %890, align 8, !tbaa !164
  %892 = icmp eq i32 %891, 0
  br i1 %892, label %910, label %893

893:                                              ; preds = %889
  %894 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %895 = load ptr, ptr %894, align 8, !tbaa !82
  %896 = getelementptr inbounds %struct.hardware_queue, ptr %895, i64 0, i32 1
  %897 = load i64, ptr %896, align 8, !tbaa !156
  %898 = trunc i64 %897 to i32
  %899 = and i64 %897, 2048
  %900 = icmp eq i64 %899, 0
  %901 = select i1 %900, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !157
  %902 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %902, align 8, !tbaa !159
  %903 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %901, ptr %903, align 8, !tbaa !160
  %904 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %901, ptr %904, align 4, !tbaa !161
  %905 = load ptr, ptr %0, align 8, !tbaa !50
  %906 = getelementptr inbounds %struct.device, ptr %905, i64 0, i32 19
  %907 = load ptr, ptr %906, align 8, !tbaa !162
  %908 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %909 = load ptr, ptr %908, align 8, !tbaa !163
  call void %907(ptr noundef %909, i32 noundef %898, i32 noundef %898, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  br label %910

910:                                              ; preds = %893, %889
  store i32 1, ptr %890, align 8, !tbaa !164
  %911 = load ptr, ptr %10, align 8, !tbaa !39
  %912 = load i64, ptr %11, align 8, !tbaa !3
  %913 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %914 = load ptr, ptr %913, align 8, !tbaa !345
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
  %920 = load ptr, ptr %919, align 8, !tbaa !39
  %921 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %922 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %923 = load i32, ptr %922, align 4, !tbaa !113
  %924 = zext i32 %923 to i64
  %925 = getelementptr inbounds i8, ptr %1, i64 %924
  %926 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 37
  %927 = load ptr, ptr %926, align 8, !tbaa !37
  %928 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %929 = load i32, ptr %928, align 8, !tbaa !164
  %930 = icmp eq i32 %929, 0
  br i1 %930, label %947, label %931

931:                                              ; preds = %918
  %932 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %933 = load ptr, ptr %932, align 8, !tbaa !82
  %934 = getelementptr inbounds %struct.hardware_queue, ptr %933, i64 0, i32 1
  %935 = load i64, ptr %934, align 8, !tbaa !156
  %936 = trunc i64 %935 to i32
  %937 = and i64 %935, 2048
  %938 = icmp eq i64 %937, 0
  %939 = select i1 %938, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #12
  store i32 46, ptr %5, align 8, !tbaa !157
  %940 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %940, align 8, !tbaa !159
  %941 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %939, ptr %941, align 8, !tbaa !160
  %942 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %939, ptr %942, align 4, !tbaa !161
  %943 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %944 = load ptr, ptr %943, align 8, !tbaa !162
  %945 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %946 = load ptr, ptr %945, align 8, !tbaa !163
  call void %944(ptr noundef %946, i32 noundef %936, i32 noundef %936, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #12
  br label %947

947:                                              ; preds = %931, %918
  store i32 1, ptr %928, align 8, !tbaa !164
  %948 = icmp ult ptr %921, %925
  br i1 %948, label %949, label %1015

949:                                              ; preds = %947
  %950 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %951 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %952 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 5
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
  %971 = load i32, ptr %970, align 4, !tbaa !113
  %972 = zext i32 %971 to i64
  %973 = add nsw i64 %972, -32
  store i64 %967, ptr %966, align 8, !tbaa.struct !349
  %974 = getelementptr inbounds i8, ptr %966, i64 8
  store i64 %969, ptr %974, align 8, !tbaa.struct !265
  %975 = getelementptr inbounds i8, ptr %966, i64 16
  store i64 %973, ptr %975, align 8, !tbaa.struct !172
  %976 = load i32, ptr %970, align 4, !tbaa !113
  %977 = zext i32 %976 to i64
  %978 = getelementptr inbounds i8, ptr %963, i64 %977
  %979 = icmp ult ptr %978, %925
  %980 = icmp ult i64 %962, 63
  %981 = select i1 %979, i1 %980, i1 false
  br i1 %981, label %961, label %982, !llvm.loop !350

982:                                              ; preds = %961
  %983 = trunc i64 %965 to i32
  br label %984

984:                                              ; preds = %982, %957
  %985 = phi i32 [ 0, %957 ], [ %983, %982 ]
  %986 = phi ptr [ %959, %957 ], [ %968, %982 ]
  %987 = phi ptr [ %958, %957 ], [ %978, %982 ]
  %988 = load ptr, ptr %0, align 8, !tbaa !50
  %989 = getelementptr inbounds %struct.device, ptr %988, i64 0, i32 11
  %990 = load ptr, ptr %989, align 8, !tbaa !326
  %991 = load ptr, ptr %950, align 8, !tbaa !163
  %992 = load ptr, ptr %951, align 8, !tbaa !141
  %993 = getelementptr inbounds %struct.context, ptr %992, i64 0, i32 5
  %994 = load ptr, ptr %993, align 8, !tbaa !17
  %995 = load ptr, ptr %952, align 8, !tbaa !17
  call void %990(ptr noundef %991, ptr noundef %994, ptr noundef %995, i32 noundef %985, ptr noundef nonnull %6) #16
  %996 = icmp eq ptr %987, %925
  br i1 %996, label %997, label %1013

997:                                              ; preds = %984
  %998 = load i32, ptr %928, align 8, !tbaa !164
  %999 = icmp eq i32 %998, 0
  br i1 %999, label %1012, label %1000

1000:                                             ; preds = %997
  %1001 = load ptr, ptr %953, align 8, !tbaa !82
  %1002 = getelementptr inbounds %struct.hardware_queue, ptr %1001, i64 0, i32 1
  %1003 = load i64, ptr %1002, align 8, !tbaa !156
  %1004 = trunc i64 %1003 to i32
  %1005 = and i64 %1003, 2048
  %1006 = icmp eq i64 %1005, 0
  %1007 = select i1 %1006, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  store i32 46, ptr %4, align 8, !tbaa !157
  store ptr null, ptr %954, align 8, !tbaa !159
  store i32 %1007, ptr %955, align 8, !tbaa !160
  store i32 %1007, ptr %956, align 4, !tbaa !161
  %1008 = load ptr, ptr %0, align 8, !tbaa !50
  %1009 = getelementptr inbounds %struct.device, ptr %1008, i64 0, i32 19
  %1010 = load ptr, ptr %1009, align 8, !tbaa !162
  %1011 = load ptr, ptr %950, align 8, !tbaa !163
  call void %1010(ptr noundef %1011, i32 noundef %1004, i32 noundef %1004, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  br label %1012

1012:                                             ; preds = %1000, %997
  store i32 1, ptr %928, align 8, !tbaa !164
  br label %1013

1013:                                             ; preds = %1012, %984
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #12
  %1014 = icmp ult ptr %987, %925
  br i1 %1014, label %957, label %1015, !llvm.loop !351

1015:                                             ; preds = %1013, %947
  %1016 = load ptr, ptr %0, align 8, !tbaa !50
  %1017 = getelementptr inbounds %struct.device, ptr %1016, i64 0, i32 17
  %1018 = load ptr, ptr %1017, align 8, !tbaa !352
  %1019 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1020 = load ptr, ptr %1019, align 8, !tbaa !163
  %1021 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 18
  %1022 = load ptr, ptr %1021, align 8, !tbaa !31
  call void %1018(ptr noundef %1020, i32 noundef 1, ptr noundef %1022) #16
  br label %1089

1023:                                             ; preds = %2
  %1024 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %1025 = load i32, ptr %1024, align 8, !tbaa !164
  %1026 = icmp eq i32 %1025, 0
  br i1 %1026, label %1044, label %1027

1027:                                             ; preds = %1023
  %1028 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1029 = load ptr, ptr %1028, align 8, !tbaa !82
  %1030 = getelementptr inbounds %struct.hardware_queue, ptr %1029, i64 0, i32 1
  %1031 = load i64, ptr %1030, align 8, !tbaa !156
  %1032 = trunc i64 %1031 to i32
  %1033 = and i64 %1031, 2048
  %1034 = icmp eq i64 %1033, 0
  %1035 = select i1 %1034, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !157
  %1036 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1036, align 8, !tbaa !159
  %1037 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1035, ptr %1037, align 8, !tbaa !160
  %1038 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1035, ptr %1038, align 4, !tbaa !161
  %1039 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %1040 = load ptr, ptr %1039, align 8, !tbaa !162
  %1041 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1042 = load ptr, ptr %1041, align 8, !tbaa !163
  call void %1040(ptr noundef %1042, i32 noundef %1032, i32 noundef %1032, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %1043 = load i16, ptr %1, align 4, !tbaa !111
  br label %1044

1044:                                             ; preds = %1023, %1027
  %1045 = phi i16 [ %37, %1023 ], [ %1043, %1027 ]
  store i32 1, ptr %1024, align 8, !tbaa !164
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
  %1048 = load ptr, ptr %1047, align 8, !tbaa !326
  %1049 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1050 = load ptr, ptr %1049, align 8, !tbaa !163
  %1051 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1052 = load ptr, ptr %1051, align 8, !tbaa !353
  %1053 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1054 = load ptr, ptr %1053, align 8, !tbaa !355
  %1055 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1048(ptr noundef %1050, ptr noundef %1052, ptr noundef %1054, i32 noundef 1, ptr noundef nonnull %1055) #16
  br label %1089

1056:                                             ; preds = %1044
  %1057 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %1058 = load ptr, ptr %1057, align 8, !tbaa !356
  %1059 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1060 = load ptr, ptr %1059, align 8, !tbaa !163
  %1061 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1062 = load ptr, ptr %1061, align 8, !tbaa !357
  %1063 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1064 = load i64, ptr %1063, align 8, !tbaa !359
  %1065 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1066 = load i64, ptr %1065, align 8, !tbaa !360
  %1067 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1068 = load i32, ptr %1067, align 8, !tbaa !361
  call void %1058(ptr noundef %1060, ptr noundef %1062, i64 noundef %1064, i64 noundef %1066, i32 noundef %1068) #16
  br label %1089

1069:                                             ; preds = %1044, %1044
  %1070 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1071 = load ptr, ptr %1070, align 8, !tbaa !362
  %1072 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1073 = load i64, ptr %1072, align 8, !tbaa !364
  %1074 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1075 = load ptr, ptr %1074, align 8, !tbaa !365
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
  %1082 = load ptr, ptr %1081, align 8, !tbaa !366
  %1083 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1084 = load i64, ptr %1083, align 8, !tbaa !368
  %1085 = trunc i64 %1084 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1082, i32 noundef %1085) #17
  br label %1089

1086:                                             ; preds = %1044
  %1087 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1088 = load ptr, ptr %1087, align 8, !tbaa !366
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
  %7 = load ptr, ptr %0, align 8, !tbaa !50
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 1
  br label %9

9:                                                ; preds = %58, %6
  %10 = phi ptr [ %1, %6 ], [ %59, %58 ]
  %11 = phi i64 [ 0, %6 ], [ %60, %58 ]
  %12 = load i16, ptr %10, align 8, !tbaa !111
  %13 = icmp eq i16 %12, 13
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  br label %58

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !113
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
  %22 = load i64, ptr %8, align 8, !tbaa !114
  %23 = add i64 %22, -1
  %24 = add i64 %23, %19
  %25 = urem i64 %24, %22
  %26 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !39
  %28 = getelementptr inbounds %struct.kernel, ptr %27, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !115
  %30 = add i64 %29, %23
  %31 = urem i64 %30, %22
  %32 = add i64 %11, %24
  %33 = add i64 %25, %31
  %34 = sub i64 %32, %33
  %35 = add i64 %34, %30
  br label %58

36:                                               ; preds = %16, %16
  %37 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !117
  %39 = icmp ult i64 %38, 32769
  br i1 %39, label %40, label %58

40:                                               ; preds = %36
  %41 = load i64, ptr %8, align 8, !tbaa !114
  %42 = add nsw i64 %38, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %11, %44
  %46 = add i64 %45, %43
  br label %58

47:                                               ; preds = %16, %16
  %48 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !119
  %50 = icmp ult i64 %49, 32769
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i64, ptr %8, align 8, !tbaa !114
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
  br i1 %61, label %9, label %62, !llvm.loop !124

62:                                               ; preds = %58, %3
  %63 = phi i64 [ 0, %3 ], [ %60, %58 ]
  ret i64 %63
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  store i64 0, ptr %2, align 8, !tbaa !3
  %3 = load ptr, ptr %0, align 8, !tbaa !50
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 30
  %5 = load ptr, ptr %4, align 8, !tbaa !93
  %6 = load ptr, ptr %3, align 8, !tbaa !24
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !83
  %9 = call i32 %5(ptr noundef %6, ptr noundef %8, ptr noundef nonnull %2) #16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i32 %9, ptr %12 seq_cst, align 8
  br label %13

13:                                               ; preds = %1, %11
  %14 = load i64, ptr %2, align 8
  %15 = select i1 %10, i64 %14, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %17 = load ptr, ptr %16, align 8, !tbaa !176
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  br label %25

25:                                               ; preds = %19, %114
  %26 = phi ptr [ %17, %19 ], [ %116, %114 ]
  %27 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !80
  %29 = icmp ugt i64 %28, %15
  br i1 %29, label %30, label %35

30:                                               ; preds = %25, %114, %13
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %32 = load atomic i32, ptr %31 seq_cst, align 8
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i64 %15, i64 -1
  ret i64 %34

35:                                               ; preds = %25
  %36 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #16
  %37 = load ptr, ptr %26, align 8, !tbaa !106
  store ptr %37, ptr %16, align 8, !tbaa !176
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %16, ptr %21, align 8, !tbaa !86
  br label %40

40:                                               ; preds = %39, %35
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #16
  %42 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 14
  %43 = load ptr, ptr %42, align 8, !tbaa !140
  %44 = icmp eq ptr %43, null
  br i1 %44, label %70, label %45

45:                                               ; preds = %40
  %46 = load ptr, ptr %22, align 8, !tbaa !82
  %47 = getelementptr inbounds %struct.hardware_queue, ptr %46, i64 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !156
  %49 = and i64 %48, 2048
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %70

51:                                               ; preds = %45
  %52 = load ptr, ptr %0, align 8, !tbaa !50
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 29
  %54 = load ptr, ptr %53, align 8, !tbaa !369
  %55 = load ptr, ptr %52, align 8, !tbaa !24
  %56 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 9
  %57 = load ptr, ptr %56, align 8, !tbaa !25
  %58 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 11
  %59 = load i32, ptr %58, align 4, !tbaa !152
  %60 = zext i32 %59 to i64
  %61 = shl nuw nsw i64 %60, 3
  %62 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 6
  %63 = load ptr, ptr %62, align 8, !tbaa !18
  %64 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 12
  %65 = load i64, ptr %64, align 8, !tbaa !153
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = call i32 %54(ptr noundef %55, ptr noundef %57, i32 noundef 0, i32 noundef %59, i64 noundef %61, ptr noundef %66, i64 noundef 8, i32 noundef 3) #16
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %51
  store atomic i32 %67, ptr %23 seq_cst, align 8
  br label %70

70:                                               ; preds = %69, %51, %45, %40
  %71 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 22
  %72 = load i32, ptr %71, align 8, !tbaa !126
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 24
  br label %100

76:                                               ; preds = %100, %70
  %77 = load ptr, ptr %0, align 8, !tbaa !50
  %78 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 25
  %79 = load i32, ptr %78, align 8, !tbaa !26
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %114, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 27
  %83 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 24
  %84 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 28
  br label %85

85:                                               ; preds = %85, %81
  %86 = phi i32 [ %79, %81 ], [ %98, %85 ]
  %87 = load ptr, ptr %82, align 8, !tbaa !27
  %88 = add i32 %86, -1
  store i32 %88, ptr %78, align 8, !tbaa !26
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds %struct.import, ptr %87, i64 %89
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds { ptr, ptr }, ptr %90, i64 0, i32 1
  %93 = load ptr, ptr %92, align 8
  %94 = load ptr, ptr %83, align 8, !tbaa !28
  %95 = load ptr, ptr %77, align 8, !tbaa !24
  call void %94(ptr noundef %95, ptr noundef %91, ptr noundef null) #16
  %96 = load ptr, ptr %84, align 8, !tbaa !29
  %97 = load ptr, ptr %77, align 8, !tbaa !24
  call void %96(ptr noundef %97, ptr noundef %93, ptr noundef null) #16
  %98 = load i32, ptr %78, align 8, !tbaa !26
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %114, label %85, !llvm.loop !30

100:                                              ; preds = %100, %74
  %101 = phi i64 [ 0, %74 ], [ %110, %100 ]
  %102 = load ptr, ptr %75, align 8, !tbaa !33
  %103 = getelementptr inbounds %struct.arrival, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !370
  %105 = getelementptr inbounds %struct.arrival, ptr %102, i64 %101, i32 1
  %106 = load ptr, ptr %105, align 8, !tbaa !372
  %107 = getelementptr inbounds %struct.arrival, ptr %102, i64 %101, i32 2
  %108 = load i64, ptr %107, align 8, !tbaa !373
  %109 = call ptr @memcpy(ptr noundef %104, ptr noundef %106, i64 noundef %108) #16
  %110 = add nuw nsw i64 %101, 1
  %111 = load i32, ptr %71, align 8, !tbaa !126
  %112 = zext i32 %111 to i64
  %113 = icmp ult i64 %110, %112
  br i1 %113, label %100, label %76, !llvm.loop !374

114:                                              ; preds = %85, %76
  %115 = load ptr, ptr %24, align 8, !tbaa !105
  store ptr %115, ptr %26, align 8, !tbaa !106
  store ptr %26, ptr %24, align 8, !tbaa !105
  %116 = load ptr, ptr %16, align 8, !tbaa !176
  %117 = icmp eq ptr %116, null
  br i1 %117, label %30, label %25, !llvm.loop !375
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_lives(ptr nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  %4 = icmp eq i32 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store atomic i64 %1, ptr %4 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  store i64 0, ptr %3, align 8, !tbaa !3
  %5 = load ptr, ptr %0, align 8, !tbaa !50
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 30
  %7 = load ptr, ptr %6, align 8, !tbaa !93
  %8 = load ptr, ptr %5, align 8, !tbaa !24
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8, !tbaa !83
  %11 = call i32 %7(ptr noundef %8, ptr noundef %10, ptr noundef nonnull %3) #16
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i32 %11, ptr %14 seq_cst, align 8
  br label %15

15:                                               ; preds = %2, %13
  %16 = load i64, ptr %3, align 8
  %17 = select i1 %12, i64 %16, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
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
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull %27) #16
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %30 = load i32, ptr %29, align 8, !tbaa !95
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %27) #16
  %32 = icmp eq i32 %30, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #16
  br label %36

36:                                               ; preds = %33, %26, %23
  %37 = phi i32 [ 1, %23 ], [ 0, %26 ], [ 0, %33 ]
  ret i32 %37
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca i64, align 8
  %5 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #12
  store i64 0, ptr %6, align 8, !tbaa !3
  %7 = load ptr, ptr %0, align 8, !tbaa !50
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 30
  %9 = load ptr, ptr %8, align 8, !tbaa !93
  %10 = load ptr, ptr %7, align 8, !tbaa !24
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !83
  %13 = call i32 %9(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %6) #16
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
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
  store i32 1000207004, ptr %5, align 8, !tbaa !61
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !63
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store i32 0, ptr %23, align 8, !tbaa !64
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 3
  store i32 1, ptr %24, align 4, !tbaa !65
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %25, align 8, !tbaa !66
  %26 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %26, align 8, !tbaa !67
  %27 = load ptr, ptr %0, align 8, !tbaa !50
  %28 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 38
  %29 = load ptr, ptr %28, align 8, !tbaa !68
  %30 = load ptr, ptr %27, align 8, !tbaa !24
  %31 = call i32 %29(ptr noundef %30, ptr noundef nonnull %5, i64 noundef %2) #16
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %21
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
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
  %3 = load ptr, ptr %2, align 8, !tbaa !82
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %6 = load ptr, ptr %0, align 8, !tbaa !50
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 32
  %8 = load ptr, ptr %7, align 8, !tbaa !376
  %9 = load ptr, ptr %2, align 8, !tbaa !82
  %10 = load ptr, ptr %9, align 8, !tbaa !377
  %11 = tail call i32 %8(ptr noundef %10) #16
  %12 = load ptr, ptr %2, align 8, !tbaa !82
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr null, ptr %4, align 8, !tbaa !105
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr null, ptr %5, align 8, !tbaa !176
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %5, ptr %6, align 8, !tbaa !86
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store i32 1, ptr %7, align 4, !tbaa !94
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #16
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #16
  tail call fastcc void @leave_line(ptr noundef %0) #17
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %12 = load ptr, ptr %11, align 8, !tbaa !47
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #16
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !52
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #16
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #16
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !378
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #16
  tail call void @free(ptr noundef nonnull %12) #16
  store ptr null, ptr %11, align 8, !tbaa !47
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %26 = load i32, ptr %25, align 4, !tbaa !85
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %30 = load i64, ptr %29, align 8, !tbaa !379
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #16
  store i32 0, ptr %25, align 4, !tbaa !85
  br label %32

32:                                               ; preds = %24, %28
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #4

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
define internal fastcc void @hand_over_held(ptr noundef %0) unnamed_addr #3 {
  %2 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %3 = alloca %struct.VkSemaphoreSignalInfo, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8, !tbaa !98
  %7 = load ptr, ptr %6, align 8, !tbaa !50
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 41
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11, !prof !107

11:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %13 = load i64, ptr %4, align 8, !tbaa !108
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !110
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  br label %18

18:                                               ; preds = %1, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %1 ]
  %20 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 3
  %21 = load i64, ptr %20, align 8, !tbaa !80
  %22 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 6
  %23 = load atomic i32, ptr %22 seq_cst, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %18
  %26 = call fastcc i32 @hand_over(ptr noundef nonnull %6, ptr noundef nonnull %0) #17
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %85, label %28

28:                                               ; preds = %18, %25
  %29 = phi i32 [ %26, %25 ], [ %23, %18 ]
  %30 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %31 = load ptr, ptr %30, align 8, !tbaa !177
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28, %33
  %34 = phi ptr [ %35, %33 ], [ %31, %28 ]
  %35 = load ptr, ptr %34, align 8, !tbaa !54
  call void @free(ptr noundef nonnull %34) #16
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %33, !llvm.loop !181

37:                                               ; preds = %33, %28
  store ptr null, ptr %30, align 8, !tbaa !177
  %38 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  store ptr %30, ptr %38, align 8, !tbaa !131
  store atomic i32 %29, ptr %22 seq_cst, align 8
  %39 = load ptr, ptr %6, align 8, !tbaa !50
  %40 = load atomic i32, ptr %22 seq_cst, align 8
  %41 = icmp eq i32 %40, -4
  br i1 %41, label %75, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 1
  %44 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 2
  %45 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 4
  %47 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 3
  %48 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 5
  %49 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 4
  %50 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 38
  br label %54

51:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #12
  %52 = load atomic i32, ptr %22 seq_cst, align 8
  %53 = icmp eq i32 %52, -4
  br i1 %53, label %75, label %54

54:                                               ; preds = %51, %42
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %2) #12
  store i32 1000207004, ptr %2, align 8, !tbaa !61
  store ptr null, ptr %43, align 8, !tbaa !63
  store i32 0, ptr %44, align 8, !tbaa !64
  store i32 1, ptr %45, align 4, !tbaa !65
  store ptr %47, ptr %46, align 8, !tbaa !66
  store ptr %49, ptr %48, align 8, !tbaa !67
  %55 = load ptr, ptr %50, align 8, !tbaa !68
  %56 = load ptr, ptr %39, align 8, !tbaa !24
  %57 = call i32 %55(ptr noundef %56, ptr noundef nonnull %2, i64 noundef 100000000) #16
  %58 = icmp eq i32 %57, 2
  br i1 %58, label %51, label %59, !llvm.loop !380

59:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  store i32 1000207005, ptr %3, align 8, !tbaa !73
  %60 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 1
  store ptr null, ptr %60, align 8, !tbaa !75
  %61 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 2
  %62 = load ptr, ptr %47, align 8, !tbaa !83
  store ptr %62, ptr %61, align 8, !tbaa !77
  %63 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 3
  store i64 %21, ptr %63, align 8, !tbaa !78
  %64 = icmp eq i32 %57, 0
  br i1 %64, label %65, label %70

65:                                               ; preds = %59
  %66 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 36
  %67 = load ptr, ptr %66, align 8, !tbaa !79
  %68 = load ptr, ptr %39, align 8, !tbaa !24
  %69 = call i32 %67(ptr noundef %68, ptr noundef nonnull %3) #16
  br label %70

70:                                               ; preds = %65, %59
  %71 = phi i32 [ %57, %59 ], [ %69, %65 ]
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %74

73:                                               ; preds = %70
  store i64 %21, ptr %49, align 8, !tbaa !381
  br label %74

74:                                               ; preds = %73, %70
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #12
  br label %75

75:                                               ; preds = %51, %37, %74
  %76 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 20
  %77 = call i32 @pthread_mutex_lock(ptr noundef nonnull %76) #16
  %78 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 12
  %79 = load i32, ptr %78, align 8, !tbaa !95
  %80 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %76) #16
  %81 = icmp eq i32 %79, 0
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 21
  %84 = call i32 @pthread_cond_signal(ptr noundef nonnull %83) #16
  br label %85

85:                                               ; preds = %82, %75, %25
  %86 = icmp eq i64 %19, 0
  br i1 %86, label %94, label %87, !prof !107

87:                                               ; preds = %85
  %88 = load ptr, ptr %6, align 8, !tbaa !50
  %89 = getelementptr inbounds %struct.device, ptr %88, i64 0, i32 41
  %90 = load atomic i64, ptr %89 seq_cst, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %94, label %92

92:                                               ; preds = %87
  %93 = inttoptr i64 %90 to ptr
  call fastcc void @add_span(ptr noundef nonnull %93, i64 noundef %19, i16 noundef zeroext 4, i16 noundef zeroext 2, i64 noundef 0) #17
  br label %94

94:                                               ; preds = %85, %87, %92
  ret void
}

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca [32 x i32], align 16
  %4 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 16
  %5 = alloca [16 x %struct.VkSubmitInfo], align 16
  %6 = alloca [16 x %struct.signals], align 16
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %8 = load ptr, ptr %7, align 8, !tbaa !47
  %9 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 3
  %10 = load i64, ptr %9, align 8, !tbaa !80
  %11 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 30
  %12 = load i32, ptr %11, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3) #12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %3, align 16, !tbaa !8
  %13 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %13, align 16, !tbaa !8
  %14 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %14, align 16, !tbaa !8
  %15 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %15, align 16, !tbaa !8
  %16 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %16, align 16, !tbaa !8
  %17 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %17, align 16, !tbaa !8
  %18 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %18, align 16, !tbaa !8
  %19 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %19, align 16, !tbaa !8
  %20 = icmp eq i32 %12, 0
  br i1 %20, label %135, label %21

21:                                               ; preds = %2
  %22 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  %23 = getelementptr inbounds %struct.staging, ptr %8, i64 0, i32 1, i32 5
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 36
  %26 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 35
  %27 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 28
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %29 = getelementptr inbounds %struct.staging, ptr %8, i64 0, i32 7
  %30 = getelementptr inbounds %struct.staging, ptr %8, i64 0, i32 6
  %31 = getelementptr inbounds %struct.staging, ptr %8, i64 0, i32 8
  %32 = zext i32 %12 to i64
  br label %33

33:                                               ; preds = %21, %132
  %34 = phi i32 [ 0, %21 ], [ %46, %132 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %6) #12
  %35 = icmp ult i32 %34, %12
  br i1 %35, label %36, label %44

36:                                               ; preds = %33
  %37 = load ptr, ptr %22, align 8, !tbaa !34
  %38 = load ptr, ptr %25, align 8, !tbaa !36
  %39 = load ptr, ptr %26, align 8, !tbaa !35
  %40 = zext i32 %34 to i64
  br label %70

41:                                               ; preds = %92
  %42 = trunc i64 %120 to i32
  %43 = trunc i64 %84 to i32
  br label %44

44:                                               ; preds = %41, %33
  %45 = phi i32 [ 0, %33 ], [ %42, %41 ]
  %46 = phi i32 [ %34, %33 ], [ %43, %41 ]
  %47 = load ptr, ptr %27, align 8, !tbaa !177
  %48 = icmp eq ptr %47, null
  br i1 %48, label %55, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.chunk, ptr %47, i64 0, i32 5
  %51 = load i32, ptr %50, align 4, !tbaa !382
  %52 = icmp ult i32 %51, %46
  br i1 %52, label %53, label %55

53:                                               ; preds = %49
  %54 = load ptr, ptr %47, align 8, !tbaa !54
  store ptr %54, ptr %27, align 8, !tbaa !177
  store ptr null, ptr %47, align 8, !tbaa !54
  br label %55

55:                                               ; preds = %44, %49, %53
  %56 = phi ptr [ %47, %53 ], [ null, %49 ], [ null, %44 ]
  %57 = load ptr, ptr %28, align 8, !tbaa !82
  %58 = getelementptr inbounds %struct.hardware_queue, ptr %57, i64 0, i32 2
  %59 = call i32 @pthread_mutex_lock(ptr noundef nonnull %58) #16
  %60 = load ptr, ptr %0, align 8, !tbaa !50
  %61 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 31
  %62 = load ptr, ptr %61, align 8, !tbaa !383
  %63 = load ptr, ptr %28, align 8, !tbaa !82
  %64 = load ptr, ptr %63, align 8, !tbaa !377
  %65 = call i32 %62(ptr noundef %64, i32 noundef %45, ptr noundef nonnull %5, ptr noundef null) #16
  %66 = load ptr, ptr %28, align 8, !tbaa !82
  %67 = getelementptr inbounds %struct.hardware_queue, ptr %66, i64 0, i32 2
  %68 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %67) #16
  %69 = icmp eq i32 %65, 0
  br i1 %69, label %125, label %134

70:                                               ; preds = %36, %92
  %71 = phi i64 [ 0, %36 ], [ %120, %92 ]
  %72 = phi i64 [ %40, %36 ], [ %84, %92 ]
  %73 = getelementptr inbounds %struct.submission, ptr %37, i64 %72
  %74 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71
  %75 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71, i32 2
  store i32 0, ptr %75, align 8, !tbaa !384
  %76 = getelementptr inbounds %struct.submission, ptr %37, i64 %72, i32 3
  %77 = load i64, ptr %76, align 8, !tbaa !386
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %82, label %79

79:                                               ; preds = %70
  %80 = load ptr, ptr %23, align 8, !tbaa !387
  store ptr %80, ptr %74, align 8, !tbaa !39
  store i32 1, ptr %75, align 8, !tbaa !384
  %81 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71, i32 1, i64 0
  store i64 %77, ptr %81, align 8, !tbaa !3
  br label %82

82:                                               ; preds = %79, %70
  %83 = phi i32 [ 1, %79 ], [ 0, %70 ]
  %84 = add nuw nsw i64 %72, 1
  %85 = icmp eq i64 %84, %32
  br i1 %85, label %86, label %92

86:                                               ; preds = %82
  %87 = load ptr, ptr %24, align 8, !tbaa !83
  %88 = zext i32 %83 to i64
  %89 = getelementptr inbounds [2 x ptr], ptr %74, i64 0, i64 %88
  store ptr %87, ptr %89, align 8, !tbaa !39
  %90 = add nuw nsw i32 %83, 1
  store i32 %90, ptr %75, align 8, !tbaa !384
  %91 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71, i32 1, i64 %88
  store i64 %10, ptr %91, align 8, !tbaa !3
  br label %92

92:                                               ; preds = %86, %82
  %93 = phi i32 [ %90, %86 ], [ %83, %82 ]
  %94 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %4, i64 0, i64 %71
  %95 = getelementptr inbounds %struct.submission, ptr %37, i64 %72, i32 1
  %96 = load i32, ptr %95, align 4, !tbaa !154
  %97 = load i32, ptr %73, align 8, !tbaa !388
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds i64, ptr %38, i64 %98
  %100 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71, i32 1
  store i32 1000207003, ptr %94, align 16, !tbaa.struct !389
  %101 = getelementptr inbounds i8, ptr %94, i64 8
  store ptr null, ptr %101, align 8, !tbaa.struct !390
  %102 = getelementptr inbounds i8, ptr %94, i64 16
  store i32 %96, ptr %102, align 16, !tbaa.struct !391
  %103 = getelementptr inbounds i8, ptr %94, i64 24
  store ptr %99, ptr %103, align 8, !tbaa.struct !392
  %104 = getelementptr inbounds i8, ptr %94, i64 32
  store i32 %93, ptr %104, align 16, !tbaa.struct !393
  %105 = getelementptr inbounds i8, ptr %94, i64 40
  store ptr %100, ptr %105, align 8, !tbaa.struct !285
  %106 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %5, i64 0, i64 %71
  %107 = load i32, ptr %95, align 4, !tbaa !154
  %108 = load i32, ptr %73, align 8, !tbaa !388
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds ptr, ptr %39, i64 %109
  %111 = getelementptr inbounds %struct.submission, ptr %37, i64 %72, i32 2
  store i32 4, ptr %106, align 8, !tbaa.struct !394
  %112 = getelementptr inbounds i8, ptr %106, i64 8
  store ptr %94, ptr %112, align 8, !tbaa.struct !395
  %113 = getelementptr inbounds i8, ptr %106, i64 16
  store i32 %107, ptr %113, align 8, !tbaa.struct !396
  %114 = getelementptr inbounds i8, ptr %106, i64 24
  store ptr %110, ptr %114, align 8, !tbaa.struct !397
  %115 = getelementptr inbounds i8, ptr %106, i64 32
  store ptr %3, ptr %115, align 8, !tbaa.struct !390
  %116 = getelementptr inbounds i8, ptr %106, i64 40
  store i32 1, ptr %116, align 8, !tbaa.struct !391
  %117 = getelementptr inbounds i8, ptr %106, i64 48
  store ptr %111, ptr %117, align 8, !tbaa.struct !392
  %118 = getelementptr inbounds i8, ptr %106, i64 56
  store i32 %93, ptr %118, align 8, !tbaa.struct !393
  %119 = getelementptr inbounds i8, ptr %106, i64 64
  store ptr %74, ptr %119, align 8, !tbaa.struct !285
  %120 = add nuw nsw i64 %71, 1
  %121 = icmp ult i64 %71, 15
  %122 = icmp ult i64 %84, %32
  %123 = select i1 %121, i1 %122, i1 false
  %124 = and i1 %78, %123
  br i1 %124, label %70, label %41, !llvm.loop !398

125:                                              ; preds = %55
  %126 = icmp eq ptr %56, null
  br i1 %126, label %132, label %127

127:                                              ; preds = %125
  %128 = call i32 @pthread_mutex_lock(ptr noundef nonnull %29) #16
  %129 = load ptr, ptr %30, align 8, !tbaa !46
  store ptr %56, ptr %129, align 8, !tbaa !39
  store ptr %56, ptr %30, align 8, !tbaa !46
  %130 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %29) #16
  %131 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #16
  br label %132

132:                                              ; preds = %125, %127
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #12
  %133 = icmp ult i32 %46, %12
  br i1 %133, label %33, label %135, !llvm.loop !399

134:                                              ; preds = %55
  call void @free(ptr noundef %56) #16
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #12
  br label %137

135:                                              ; preds = %132, %2
  %136 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %10, ptr %136, align 8, !tbaa !381
  br label %137

137:                                              ; preds = %134, %135
  %138 = phi i32 [ 0, %135 ], [ %65, %134 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #12
  ret i32 %138
}

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 34
  %5 = load i32, ptr %4, align 4, !tbaa !400
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 35
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 33
  %8 = load i32, ptr %7, align 8, !tbaa !129
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !39
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #16
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !39
  %20 = load i32, ptr %4, align 4, !tbaa !400
  %21 = load i32, ptr %7, align 8, !tbaa !129
  br label %22

22:                                               ; preds = %3, %19
  %23 = phi i32 [ %8, %3 ], [ %21, %19 ]
  %24 = phi i32 [ %5, %3 ], [ %20, %19 ]
  %25 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 36
  %26 = icmp ugt i32 %24, %23
  br i1 %26, label %38, label %27

27:                                               ; preds = %22
  %28 = icmp eq i32 %24, 0
  %29 = shl i32 %24, 1
  %30 = select i1 %28, i32 8, i32 %29
  %31 = load ptr, ptr %25, align 8, !tbaa !39
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #16
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !39
  %37 = load i32, ptr %7, align 8, !tbaa !129
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !400
  %41 = load ptr, ptr %6, align 8, !tbaa !35
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !39
  %44 = load ptr, ptr %25, align 8, !tbaa !36
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !129
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !3
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 32
  %48 = load ptr, ptr %47, align 8, !tbaa !34
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %50 = load i32, ptr %49, align 8, !tbaa !130
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !154
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !154
  br label %56

56:                                               ; preds = %27, %10, %38
  %57 = phi i32 [ 0, %38 ], [ -1, %10 ], [ -1, %27 ]
  ret i32 %57
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal noalias ptr @hand_over_line(ptr noundef %0) #3 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %3 = getelementptr inbounds %struct.line, ptr %0, i64 0, i32 9
  %4 = load i32, ptr %3, align 8, !tbaa !101
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %31

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.line, ptr %0, i64 0, i32 3
  %8 = getelementptr inbounds %struct.line, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.line, ptr %0, i64 0, i32 5
  %10 = getelementptr inbounds %struct.line, ptr %0, i64 0, i32 2
  %11 = getelementptr inbounds %struct.line, ptr %0, i64 0, i32 1
  br label %12

12:                                               ; preds = %6, %28
  %13 = load ptr, ptr %7, align 8, !tbaa !178
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #16
  br label %28, !llvm.loop !401

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !179
  store ptr %19, ptr %7, align 8, !tbaa !178
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  store ptr %7, ptr %8, align 8, !tbaa !89
  br label %22

22:                                               ; preds = %21, %17
  %23 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !98
  store ptr %24, ptr %9, align 8, !tbaa !99
  %25 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  tail call fastcc void @hand_over_held(ptr noundef nonnull %13) #17
  %26 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  store ptr null, ptr %9, align 8, !tbaa !99
  %27 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #16
  br label %28

28:                                               ; preds = %22, %15
  %29 = load i32, ptr %3, align 8, !tbaa !101
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %12, label %31

31:                                               ; preds = %28, %1
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  ret ptr null
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #4

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
  br i1 %22, label %24, label %10, !llvm.loop !402

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !3
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !403
  %28 = tail call i32 @gettid() #16
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !405
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !406
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !407
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !408
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %35 = load i64, ptr %6, align 8, !tbaa !108
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !110
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr noundef %0, ptr nocapture noundef %1, i16 noundef zeroext %2, i16 noundef zeroext %3) unnamed_addr #3 {
  %5 = alloca [4 x <2 x i64>], align 16
  %6 = alloca %struct.timespec, align 8
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %9 = load ptr, ptr %8, align 8, !tbaa !184
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12, !prof !107

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %13 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %14 = load i64, ptr %6, align 8, !tbaa !108
  %15 = mul i64 %14, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !110
  %18 = add i64 %15, %17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  br label %19

19:                                               ; preds = %4, %12
  %20 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %21 = load ptr, ptr %1, align 8, !tbaa !409
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !410
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !411
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
  %46 = load <2 x i64>, ptr %5, align 16, !tbaa !271
  store <2 x i64> %46, ptr %41, align 16, !tbaa !271, !nontemporal !412
  %47 = load <2 x i64>, ptr %37, align 16, !tbaa !271
  %48 = getelementptr inbounds <2 x i64>, ptr %41, i64 1
  store <2 x i64> %47, ptr %48, align 16, !tbaa !271, !nontemporal !412
  %49 = load <2 x i64>, ptr %38, align 16, !tbaa !271
  %50 = getelementptr inbounds <2 x i64>, ptr %41, i64 2
  store <2 x i64> %49, ptr %50, align 16, !tbaa !271, !nontemporal !412
  %51 = load <2 x i64>, ptr %39, align 16, !tbaa !271
  %52 = getelementptr inbounds <2 x i64>, ptr %41, i64 3
  store <2 x i64> %51, ptr %52, align 16, !tbaa !271, !nontemporal !412
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #12
  %53 = getelementptr inbounds i8, ptr %41, i64 64
  %54 = getelementptr inbounds i8, ptr %43, i64 64
  %55 = add i64 %42, -64
  %56 = icmp ugt i64 %55, 63
  br i1 %56, label %40, label %57, !llvm.loop !413

57:                                               ; preds = %40, %19
  %58 = phi ptr [ %33, %19 ], [ %54, %40 ]
  %59 = phi i64 [ %34, %19 ], [ %55, %40 ]
  %60 = phi ptr [ %32, %19 ], [ %53, %40 ]
  fence seq_cst
  %61 = call ptr @memcpy(ptr noundef %60, ptr noundef %58, i64 noundef %59) #16
  %62 = load i64, ptr %24, align 8, !tbaa !411
  %63 = icmp eq i64 %20, 0
  br i1 %63, label %70, label %64, !prof !107

64:                                               ; preds = %57
  %65 = load ptr, ptr %8, align 8, !tbaa !184
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
  %6 = load i32, ptr %5, align 8, !tbaa !185
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
  %18 = load ptr, ptr %9, align 8, !tbaa !194
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 4
  %22 = load i16, ptr %21, align 8, !tbaa !200
  %23 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !197
  %25 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 3
  %26 = load i32, ptr %25, align 4, !tbaa !199
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !199
  %28 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 2
  %29 = load i32, ptr %28, align 8, !tbaa !198
  %30 = icmp eq i32 %27, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %20, %31
  %32 = phi ptr [ %33, %31 ], [ %9, %20 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !39
  %34 = icmp eq ptr %33, %18
  br i1 %34, label %35, label %31, !llvm.loop !202

35:                                               ; preds = %31
  %36 = load ptr, ptr %18, align 8, !tbaa !195
  store ptr %36, ptr %32, align 8, !tbaa !39
  %37 = load i32, ptr %10, align 8, !tbaa !201
  %38 = add i32 %37, -1
  store atomic i32 %38, ptr %10 seq_cst, align 8
  br label %39

39:                                               ; preds = %35, %20
  %40 = load ptr, ptr %9, align 8, !tbaa !194
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
  %51 = load i32, ptr %13, align 4, !tbaa !414
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, 1
  store i32 %54, ptr %13, align 4, !tbaa !414
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %56 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %57 = load i64, ptr %3, align 8, !tbaa !108
  %58 = mul i64 %57, 1000000000
  %59 = load i64, ptr %14, align 8, !tbaa !110
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %60 = add i64 %59, 200000
  %61 = add i64 %60, %58
  %62 = load atomic i32, ptr %10 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %53, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %66 = load i64, ptr %2, align 8, !tbaa !108
  %67 = mul i64 %66, 1000000000
  %68 = load i64, ptr %15, align 8, !tbaa !110
  %69 = add i64 %67, %68
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  %70 = icmp ult i64 %69, %61
  br i1 %70, label %71, label %74

71:                                               ; preds = %64
  call void @llvm.x86.sse2.pause()
  %72 = load atomic i32, ptr %10 seq_cst, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %64, label %74, !llvm.loop !415

74:                                               ; preds = %64, %71, %53
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  %76 = load i32, ptr %13, align 4, !tbaa !414
  %77 = add i32 %76, -1
  store i32 %77, ptr %13, align 4, !tbaa !414
  br label %80

78:                                               ; preds = %50, %48
  %79 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #16
  br label %80

80:                                               ; preds = %74, %78, %44
  %81 = phi i32 [ 0, %44 ], [ %17, %78 ], [ 1, %74 ]
  %82 = load i32, ptr %5, align 8, !tbaa !185
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %16, label %84, !llvm.loop !416

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
  store i64 %2, ptr %8, align 8, !tbaa !417
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store i32 0, ptr %9, align 8, !tbaa !420
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 2
  store i32 0, ptr %10, align 4, !tbaa !421
  %11 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %12 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %13 = load i32, ptr %12, align 4, !tbaa !307
  %14 = and i32 %13, 2
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 %13, i32 2
  %17 = zext i32 %16 to i64
  %18 = load i64, ptr %4, align 8, !tbaa !338
  %19 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !339
  %21 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !332
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %29, ptr noundef nonnull align 8 dereferenceable(12) %30, i64 12, i1 false), !tbaa.struct !340
  %31 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %32 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %31, ptr noundef nonnull align 4 dereferenceable(12) %32, i64 12, i1 false), !tbaa.struct !340
  %33 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !293
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %68, label %36

36:                                               ; preds = %6
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !82
  %39 = getelementptr inbounds %struct.hardware_queue, ptr %38, i64 0, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !156
  %41 = trunc i64 %40 to i32
  %42 = and i64 %40, 2048
  %43 = icmp eq i64 %42, 0
  %44 = select i1 %43, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #12
  store i32 45, ptr %7, align 8, !tbaa !295
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %45, align 8, !tbaa !298
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %44, ptr %46, align 8, !tbaa !299
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %44, ptr %47, align 4, !tbaa !300
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %34, ptr %48, align 8, !tbaa !301
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store i32 1, ptr %49, align 4, !tbaa !302
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  store i32 -1, ptr %50, align 8, !tbaa !303
  %51 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %51, align 4, !tbaa !304
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %53 = load ptr, ptr %3, align 8, !tbaa !305
  store ptr %53, ptr %52, align 8, !tbaa !306
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %13, ptr %54, align 8, !tbaa !308
  %55 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %55, align 4, !tbaa !309
  %56 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %57 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %58 = load i32, ptr %57, align 8, !tbaa !310
  store i32 %58, ptr %56, align 8, !tbaa !311
  %59 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %59, align 4, !tbaa !312
  %60 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %61 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %62 = load i32, ptr %61, align 4, !tbaa !313
  store i32 %62, ptr %60, align 8, !tbaa !314
  %63 = load ptr, ptr %0, align 8, !tbaa !50
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 19
  %65 = load ptr, ptr %64, align 8, !tbaa !162
  %66 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %67 = load ptr, ptr %66, align 8, !tbaa !163
  call void %65(ptr noundef %67, i32 noundef %41, i32 noundef %41, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #16
  store i32 1, ptr %33, align 8, !tbaa !293
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #12
  br label %68

68:                                               ; preds = %6, %36
  %69 = icmp eq i32 %5, 0
  %70 = load ptr, ptr %0, align 8, !tbaa !50
  %71 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %72 = load ptr, ptr %71, align 8, !tbaa !163
  %73 = load ptr, ptr %3, align 8, !tbaa !305
  br i1 %69, label %77, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 12
  %76 = load ptr, ptr %75, align 8, !tbaa !422
  call void %76(ptr noundef %72, ptr noundef %1, ptr noundef %73, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #16
  br label %80

77:                                               ; preds = %68
  %78 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 14
  %79 = load ptr, ptr %78, align 8, !tbaa !423
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
  %9 = load ptr, ptr %8, align 8, !tbaa !424
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !307
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !338
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !339
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !332
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !340
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !426
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !307
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !338
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !339
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !332
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !340
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !340
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !293
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %90, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !82
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !156
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !295
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !298
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !299
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !300
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !301
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 1, ptr %69, align 4, !tbaa !302
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %70, align 8, !tbaa !303
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %71, align 4, !tbaa !304
  %72 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %73 = load ptr, ptr %9, align 8, !tbaa !305
  store ptr %73, ptr %72, align 8, !tbaa !306
  %74 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %75 = load i32, ptr %10, align 4, !tbaa !307
  store i32 %75, ptr %74, align 8, !tbaa !308
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %76, align 4, !tbaa !309
  %77 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %78 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %79 = load i32, ptr %78, align 8, !tbaa !310
  store i32 %79, ptr %77, align 8, !tbaa !311
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %80, align 4, !tbaa !312
  %81 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %82 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %83 = load i32, ptr %82, align 4, !tbaa !313
  store i32 %83, ptr %81, align 8, !tbaa !314
  %84 = load ptr, ptr %0, align 8, !tbaa !50
  %85 = getelementptr inbounds %struct.device, ptr %84, i64 0, i32 19
  %86 = load ptr, ptr %85, align 8, !tbaa !162
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %88 = load ptr, ptr %87, align 8, !tbaa !163
  call void %86(ptr noundef %88, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 1, ptr %53, align 8, !tbaa !293
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #12
  %89 = load ptr, ptr %30, align 8, !tbaa !426
  br label %90

90:                                               ; preds = %2, %56
  %91 = phi ptr [ %31, %2 ], [ %89, %56 ]
  %92 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 1
  %93 = load i32, ptr %92, align 8, !tbaa !293
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %130, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %97 = load ptr, ptr %96, align 8, !tbaa !82
  %98 = getelementptr inbounds %struct.hardware_queue, ptr %97, i64 0, i32 1
  %99 = load i64, ptr %98, align 8, !tbaa !156
  %100 = trunc i64 %99 to i32
  %101 = and i64 %99, 2048
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !295
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %104, align 8, !tbaa !298
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %103, ptr %105, align 8, !tbaa !299
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %103, ptr %106, align 4, !tbaa !300
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %93, ptr %107, align 8, !tbaa !301
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %108, align 4, !tbaa !302
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %109, align 8, !tbaa !303
  %110 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %110, align 4, !tbaa !304
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %112 = load ptr, ptr %91, align 8, !tbaa !305
  store ptr %112, ptr %111, align 8, !tbaa !306
  %113 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %114 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 2
  %115 = load i32, ptr %114, align 4, !tbaa !307
  store i32 %115, ptr %113, align 8, !tbaa !308
  %116 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %116, align 4, !tbaa !309
  %117 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %118 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 3
  %119 = load i32, ptr %118, align 8, !tbaa !310
  store i32 %119, ptr %117, align 8, !tbaa !311
  %120 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %120, align 4, !tbaa !312
  %121 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %122 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 4
  %123 = load i32, ptr %122, align 4, !tbaa !313
  store i32 %123, ptr %121, align 8, !tbaa !314
  %124 = load ptr, ptr %0, align 8, !tbaa !50
  %125 = getelementptr inbounds %struct.device, ptr %124, i64 0, i32 19
  %126 = load ptr, ptr %125, align 8, !tbaa !162
  %127 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %128 = load ptr, ptr %127, align 8, !tbaa !163
  call void %126(ptr noundef %128, i32 noundef %100, i32 noundef %100, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %92, align 8, !tbaa !293
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %129 = load ptr, ptr %30, align 8, !tbaa !426
  br label %130

130:                                              ; preds = %90, %95
  %131 = phi ptr [ %91, %90 ], [ %129, %95 ]
  %132 = load ptr, ptr %0, align 8, !tbaa !50
  %133 = getelementptr inbounds %struct.device, ptr %132, i64 0, i32 13
  %134 = load ptr, ptr %133, align 8, !tbaa !427
  %135 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %136 = load ptr, ptr %135, align 8, !tbaa !163
  %137 = load ptr, ptr %8, align 8, !tbaa !424
  %138 = load ptr, ptr %137, align 8, !tbaa !305
  %139 = load ptr, ptr %131, align 8, !tbaa !305
  call void %134(ptr noundef %136, ptr noundef %138, i32 noundef 1, ptr noundef %139, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !293
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %44, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !82
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !156
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !295
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !298
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !299
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !300
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !301
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !302
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %24, align 8, !tbaa !303
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %25, align 4, !tbaa !304
  %26 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %27 = load ptr, ptr %1, align 8, !tbaa !305
  store ptr %27, ptr %26, align 8, !tbaa !306
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %29 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %30 = load i32, ptr %29, align 4, !tbaa !307
  store i32 %30, ptr %28, align 8, !tbaa !308
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %31, align 4, !tbaa !309
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %33 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %34 = load i32, ptr %33, align 8, !tbaa !310
  store i32 %34, ptr %32, align 8, !tbaa !311
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %35, align 4, !tbaa !312
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %37 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !313
  store i32 %38, ptr %36, align 8, !tbaa !314
  %39 = load ptr, ptr %0, align 8, !tbaa !50
  %40 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !162
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %43 = load ptr, ptr %42, align 8, !tbaa !163
  call void %41(ptr noundef %43, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 %2, ptr %5, align 8, !tbaa !293
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
  %6 = load i32, ptr %5, align 4, !tbaa !307
  store i32 %6, ptr %4, align 4, !tbaa !308
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !309
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !310
  store i32 %10, ptr %8, align 4, !tbaa !311
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !312
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !313
  store i32 %14, ptr %12, align 4, !tbaa !314
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !293
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %47, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !82
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !156
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !295
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !298
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !299
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !300
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !301
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %31, align 4, !tbaa !302
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %32, align 8, !tbaa !303
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %33, align 4, !tbaa !304
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %35 = load ptr, ptr %1, align 8, !tbaa !305
  store ptr %35, ptr %34, align 8, !tbaa !306
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %36, align 8, !tbaa !308
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %37, align 4, !tbaa !309
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %38, align 8, !tbaa !311
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %39, align 4, !tbaa !312
  %40 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %40, align 8, !tbaa !314
  %41 = load ptr, ptr %0, align 8, !tbaa !50
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 19
  %43 = load ptr, ptr %42, align 8, !tbaa !162
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %45 = load ptr, ptr %44, align 8, !tbaa !163
  call void %43(ptr noundef %45, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %15, align 8, !tbaa !293
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %46 = load i32, ptr %5, align 4, !tbaa !307
  br label %47

47:                                               ; preds = %2, %18
  %48 = phi i32 [ %6, %2 ], [ %46, %18 ]
  %49 = and i32 %48, 1
  %50 = icmp eq i32 %49, 0
  %51 = load ptr, ptr %0, align 8, !tbaa !50
  %52 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %53 = load ptr, ptr %52, align 8, !tbaa !163
  %54 = load ptr, ptr %1, align 8, !tbaa !305
  %55 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 10
  %56 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 9
  %57 = select i1 %50, ptr %55, ptr %56
  %58 = select i1 %50, ptr @clear_image.nothing, ptr @clear_image.black
  %59 = load ptr, ptr %57, align 8, !tbaa !39
  call void %59(ptr noundef %53, ptr noundef %54, i32 noundef 1, ptr noundef nonnull %58, i32 noundef 1, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #3 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !39
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %7 = load ptr, ptr %6, align 8, !tbaa !141
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !113
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !50
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 8
  %14 = load i64, ptr %13, align 8, !tbaa !128
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !114
  %17 = add i64 %14, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %16
  %20 = sub nuw i64 %18, %19
  %21 = add i64 %20, %11
  store i64 %21, ptr %13, align 8, !tbaa !128
  %22 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 6
  %23 = load ptr, ptr %22, align 8, !tbaa !18
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #16
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !428
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !429
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #16
  %40 = load ptr, ptr %3, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  %41 = load ptr, ptr %22, align 8, !tbaa !18
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !429
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !3
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #16
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !428
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !430
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @use_in_place(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkExternalMemoryBufferCreateInfo, align 8
  %7 = alloca %struct.VkBufferCreateInfo, align 8
  %8 = alloca %struct.VkImportMemoryHostPointerInfoEXT, align 8
  %9 = alloca %struct.VkMemoryAllocateInfo, align 8
  %10 = load ptr, ptr %0, align 8, !tbaa !50
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %12 = load ptr, ptr %11, align 8, !tbaa !141
  %13 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 27
  %14 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 25
  %15 = load i32, ptr %14, align 8, !tbaa !26
  %16 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 26
  %17 = load i32, ptr %16, align 4, !tbaa !8
  %18 = icmp ugt i32 %17, %15
  br i1 %18, label %19, label %21

19:                                               ; preds = %5
  %20 = load ptr, ptr %13, align 8, !tbaa !27
  br label %32

21:                                               ; preds = %5
  %22 = icmp eq i32 %17, 0
  %23 = shl i32 %17, 1
  %24 = select i1 %22, i32 8, i32 %23
  %25 = load ptr, ptr %13, align 8, !tbaa !39
  %26 = zext i32 %24 to i64
  %27 = shl nuw nsw i64 %26, 4
  %28 = tail call ptr @realloc(ptr noundef %25, i64 noundef %27) #16
  %29 = icmp eq ptr %28, null
  br i1 %29, label %101, label %30

30:                                               ; preds = %21
  store ptr %28, ptr %13, align 8, !tbaa !39
  store i32 %24, ptr %16, align 4, !tbaa !8
  %31 = load i32, ptr %14, align 8, !tbaa !26
  br label %32

32:                                               ; preds = %19, %30
  %33 = phi i32 [ %15, %19 ], [ %31, %30 ]
  %34 = phi ptr [ %20, %19 ], [ %28, %30 ]
  %35 = zext i32 %33 to i64
  %36 = getelementptr inbounds %struct.import, ptr %34, i64 %35
  %37 = ptrtoint ptr %1 to i64
  %38 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 40
  %39 = load i64, ptr %38, align 8, !tbaa !329
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !3
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !329
  %44 = add i64 %2, -1
  %45 = add i64 %44, %40
  %46 = add i64 %45, %43
  %47 = urem i64 %46, %43
  %48 = sub nuw i64 %46, %47
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #12
  store i32 1000072000, ptr %6, align 8, !tbaa !431
  %49 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 1
  store ptr null, ptr %49, align 8, !tbaa !433
  %50 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 2
  store i32 128, ptr %50, align 8, !tbaa !434
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #12
  store i32 12, ptr %7, align 8, !tbaa !435
  %51 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 1
  store ptr %6, ptr %51, align 8, !tbaa !437
  %52 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 2
  store i32 0, ptr %52, align 8, !tbaa !438
  %53 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 3
  store i64 %48, ptr %53, align 8, !tbaa !439
  %54 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 4
  store i32 3, ptr %54, align 8, !tbaa !440
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 5
  store i32 0, ptr %55, align 4, !tbaa !441
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %56, align 8, !tbaa !442
  %57 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %57, align 8, !tbaa !443
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #12
  store i32 1000178000, ptr %8, align 8, !tbaa !444
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %58, align 8, !tbaa !446
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %59, align 8, !tbaa !447
  %60 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %60, align 8, !tbaa !448
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #12
  store i32 5, ptr %9, align 8, !tbaa !449
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %61, align 8, !tbaa !451
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %62, align 8, !tbaa !452
  %63 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %64 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 39
  %65 = load i64, ptr %64, align 8, !tbaa !318
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr %63, align 8, !tbaa !453
  store ptr null, ptr %36, align 8, !tbaa.struct !284
  %67 = getelementptr inbounds i8, ptr %36, i64 8
  store ptr null, ptr %67, align 8, !tbaa.struct !285
  %68 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 21
  %69 = load ptr, ptr %68, align 8, !tbaa !454
  %70 = load ptr, ptr %10, align 8, !tbaa !24
  %71 = call i32 %69(ptr noundef %70, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #16
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %87

73:                                               ; preds = %32
  %74 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %75 = load ptr, ptr %74, align 8, !tbaa !455
  %76 = load ptr, ptr %10, align 8, !tbaa !24
  %77 = call i32 %75(ptr noundef %76, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %67) #16
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %87

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8, !tbaa !456
  %82 = load ptr, ptr %10, align 8, !tbaa !24
  %83 = load ptr, ptr %36, align 8, !tbaa !457
  %84 = load ptr, ptr %67, align 8, !tbaa !459
  %85 = call i32 %81(ptr noundef %82, ptr noundef %83, ptr noundef %84, i64 noundef 0) #16
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %97, label %87

87:                                               ; preds = %32, %73, %79
  %88 = phi i32 [ %85, %79 ], [ %77, %73 ], [ %71, %32 ]
  %89 = load ptr, ptr %36, align 8
  %90 = load ptr, ptr %67, align 8
  %91 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 24
  %92 = load ptr, ptr %91, align 8, !tbaa !28
  %93 = load ptr, ptr %10, align 8, !tbaa !24
  call void %92(ptr noundef %93, ptr noundef %89, ptr noundef null) #16
  %94 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 28
  %95 = load ptr, ptr %94, align 8, !tbaa !29
  %96 = load ptr, ptr %10, align 8, !tbaa !24
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
  %98 = load i32, ptr %14, align 8, !tbaa !26
  %99 = add i32 %98, 1
  store i32 %99, ptr %14, align 8, !tbaa !26
  %100 = load ptr, ptr %36, align 8, !tbaa !457
  store ptr %100, ptr %3, align 8, !tbaa !39
  br label %101

101:                                              ; preds = %87, %21, %97
  %102 = phi i32 [ 0, %97 ], [ %88, %87 ], [ -1, %21 ]
  ret i32 %102
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_chunk(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkMemoryBarrier, align 8
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !47
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %11 = load ptr, ptr %10, align 8, !tbaa !141
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #16
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !180
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !180
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 30
  %19 = load i32, ptr %18, align 8, !tbaa !130
  store ptr null, ptr %12, align 8, !tbaa.struct !460
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !461
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !462
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !463
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !341
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !191
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 29
  %26 = load ptr, ptr %25, align 8, !tbaa !131
  store ptr %12, ptr %26, align 8, !tbaa !39
  store ptr %12, ptr %25, align 8, !tbaa !131
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !58
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !59
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !3
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !58
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #17
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 32
  %43 = load ptr, ptr %42, align 8, !tbaa !34
  %44 = load i32, ptr %18, align 8, !tbaa !130
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !386
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !50
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 19
  %50 = load ptr, ptr %49, align 8, !tbaa !162
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !163
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %54 = load i32, ptr %53, align 8, !tbaa !164
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !82
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !156
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #12
  store i32 46, ptr %6, align 8, !tbaa !157
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !159
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !160
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !161
  %68 = load ptr, ptr %0, align 8, !tbaa !50
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 19
  %70 = load ptr, ptr %69, align 8, !tbaa !162
  %71 = load ptr, ptr %51, align 8, !tbaa !163
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #12
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !164
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
  %5 = load ptr, ptr %4, align 8, !tbaa !82
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !156
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !157
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !159
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !160
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !161
  %16 = load ptr, ptr %0, align 8, !tbaa !50
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 19
  %18 = load ptr, ptr %17, align 8, !tbaa !162
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8, !tbaa !163
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %22, align 8, !tbaa !164
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %23 = load ptr, ptr %0, align 8, !tbaa !50
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
  %25 = load ptr, ptr %24, align 8, !tbaa !165
  %26 = load ptr, ptr %19, align 8, !tbaa !163
  %27 = call i32 %25(ptr noundef %26) #16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %2
  %30 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #17
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %34 = load ptr, ptr %33, align 8, !tbaa !141
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %36 = load ptr, ptr %35, align 8, !tbaa !47
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !76
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
!14 = !{!15, !16, i64 32}
!15 = !{!"context", !16, i64 0, !16, i64 8, !16, i64 16, !4, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !4, i64 56, !4, i64 64, !16, i64 72, !9, i64 80, !9, i64 84, !4, i64 88, !9, i64 96, !16, i64 104, !9, i64 112, !9, i64 116, !9, i64 120, !16, i64 128, !9, i64 136, !9, i64 140, !16, i64 144, !9, i64 152, !9, i64 156, !16, i64 160, !9, i64 168, !9, i64 172, !16, i64 176, !16, i64 184, !16, i64 192, !9, i64 200, !9, i64 204, !16, i64 208, !9, i64 216, !9, i64 220, !16, i64 224, !16, i64 232, !16, i64 240, !5, i64 248}
!16 = !{!"any pointer", !5, i64 0}
!17 = !{!15, !16, i64 40}
!18 = !{!15, !16, i64 48}
!19 = !{!15, !4, i64 56}
!20 = !{!15, !9, i64 112}
!21 = !{!15, !9, i64 136}
!22 = !{!23, !16, i64 208}
!23 = !{!"device", !16, i64 0, !4, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !16, i64 296, !16, i64 304, !4, i64 312, !4, i64 320, !16, i64 328, !16, i64 336}
!24 = !{!23, !16, i64 0}
!25 = !{!15, !16, i64 72}
!26 = !{!15, !9, i64 168}
!27 = !{!15, !16, i64 176}
!28 = !{!23, !16, i64 192}
!29 = !{!23, !16, i64 224}
!30 = distinct !{!30, !13}
!31 = !{!15, !16, i64 128}
!32 = !{!15, !16, i64 144}
!33 = !{!15, !16, i64 160}
!34 = !{!15, !16, i64 208}
!35 = !{!15, !16, i64 224}
!36 = !{!15, !16, i64 232}
!37 = !{!15, !16, i64 240}
!38 = !{!23, !16, i64 200}
!39 = !{!16, !16, i64 0}
!40 = distinct !{!40, !13}
!41 = !{!42, !16, i64 0}
!42 = !{!"staging", !16, i64 0, !43, i64 8, !4, i64 56, !4, i64 64, !9, i64 72, !16, i64 80, !16, i64 88, !44, i64 96, !44, i64 160}
!43 = !{!"slots", !16, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !16, i64 40}
!44 = !{!"", !5, i64 0}
!45 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 8, !39, i64 40, i64 8, !39}
!46 = !{!42, !16, i64 88}
!47 = !{!48, !16, i64 144}
!48 = !{!"queue", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !4, i64 32, !16, i64 40, !9, i64 48, !9, i64 52, !49, i64 56, !4, i64 72, !9, i64 80, !9, i64 84, !9, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !9, i64 136, !16, i64 144, !44, i64 152, !44, i64 216}
!49 = !{!"notification", !4, i64 0, !9, i64 8}
!50 = !{!48, !16, i64 0}
!51 = !{!42, !16, i64 80}
!52 = !{!42, !9, i64 72}
!53 = distinct !{!53, !13}
!54 = !{!55, !16, i64 0}
!55 = !{!"chunk", !16, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !9, i64 32, !9, i64 36}
!56 = !{!42, !16, i64 16}
!57 = !{!55, !4, i64 16}
!58 = !{!42, !4, i64 24}
!59 = !{!42, !4, i64 32}
!60 = !{!55, !9, i64 32}
!61 = !{!62, !5, i64 0}
!62 = !{!"VkSemaphoreWaitInfo", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !16, i64 24, !16, i64 32}
!63 = !{!62, !16, i64 8}
!64 = !{!62, !9, i64 16}
!65 = !{!62, !9, i64 20}
!66 = !{!62, !16, i64 24}
!67 = !{!62, !16, i64 32}
!68 = !{!23, !16, i64 304}
!69 = distinct !{!69, !13}
!70 = !{!55, !16, i64 8}
!71 = !{!23, !16, i64 336}
!72 = !{!55, !4, i64 24}
!73 = !{!74, !5, i64 0}
!74 = !{!"VkSemaphoreSignalInfo", !5, i64 0, !16, i64 8, !16, i64 16, !4, i64 24}
!75 = !{!74, !16, i64 8}
!76 = !{!42, !16, i64 40}
!77 = !{!74, !16, i64 16}
!78 = !{!74, !4, i64 24}
!79 = !{!23, !16, i64 288}
!80 = !{!15, !4, i64 24}
!81 = distinct !{!81, !13}
!82 = !{!48, !16, i64 8}
!83 = !{!48, !16, i64 24}
!84 = !{!48, !9, i64 64}
!85 = !{!48, !9, i64 52}
!86 = !{!48, !16, i64 112}
!87 = !{!88, !16, i64 80}
!88 = !{!"hardware_queue", !16, i64 0, !4, i64 8, !44, i64 16, !16, i64 80}
!89 = !{!90, !16, i64 200}
!90 = !{!"line", !44, i64 0, !44, i64 64, !44, i64 128, !16, i64 192, !16, i64 200, !16, i64 208, !4, i64 216, !9, i64 224, !9, i64 228, !9, i64 232}
!91 = !{!48, !16, i64 16}
!92 = !{!90, !9, i64 224}
!93 = !{!23, !16, i64 240}
!94 = !{!48, !9, i64 84}
!95 = !{!48, !9, i64 88}
!96 = !{!49, !9, i64 8}
!97 = distinct !{!97, !13}
!98 = !{!15, !16, i64 16}
!99 = !{!90, !16, i64 208}
!100 = distinct !{!100, !13}
!101 = !{!90, !9, i64 232}
!102 = !{!90, !9, i64 228}
!103 = !{!90, !4, i64 216}
!104 = !{!48, !16, i64 40}
!105 = !{!48, !16, i64 96}
!106 = !{!15, !16, i64 0}
!107 = !{!"branch_weights", i32 2000, i32 1}
!108 = !{!109, !4, i64 0}
!109 = !{!"", !4, i64 0, !4, i64 8}
!110 = !{!109, !4, i64 8}
!111 = !{!112, !11, i64 0}
!112 = !{!"command", !11, i64 0, !11, i64 2, !9, i64 4}
!113 = !{!112, !9, i64 4}
!114 = !{!23, !4, i64 8}
!115 = !{!116, !4, i64 16}
!116 = !{!"kernel", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !16, i64 40}
!117 = !{!118, !4, i64 24}
!118 = !{!"transfer", !112, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32}
!119 = !{!120, !4, i64 16}
!120 = !{!"texels", !112, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !121, i64 40}
!121 = !{!"region", !4, i64 0, !4, i64 8, !4, i64 16, !122, i64 24, !123, i64 36}
!122 = !{!"VkOffset3D", !9, i64 0, !9, i64 4, !9, i64 8}
!123 = !{!"VkExtent3D", !9, i64 0, !9, i64 4, !9, i64 8}
!124 = distinct !{!124, !13}
!125 = distinct !{!125, !13}
!126 = !{!15, !9, i64 152}
!127 = !{!15, !9, i64 120}
!128 = !{!15, !4, i64 64}
!129 = !{!15, !9, i64 216}
!130 = !{!15, !9, i64 200}
!131 = !{!15, !16, i64 192}
!132 = !{!15, !9, i64 140}
!133 = !{!134, !16, i64 0}
!134 = !{!"kept_set", !16, i64 0, !16, i64 8, !5, i64 16}
!135 = distinct !{!135, !13}
!136 = !{!23, !16, i64 272}
!137 = distinct !{!137, !13}
!138 = !{!23, !16, i64 264}
!139 = !{!15, !9, i64 96}
!140 = !{!15, !16, i64 104}
!141 = !{!48, !16, i64 120}
!142 = !{!15, !9, i64 80}
!143 = !{!144, !5, i64 0}
!144 = !{!"VkQueryPoolCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !5, i64 20, !9, i64 24, !9, i64 28}
!145 = !{!144, !16, i64 8}
!146 = !{!144, !9, i64 16}
!147 = !{!144, !5, i64 20}
!148 = !{!144, !9, i64 24}
!149 = !{!144, !9, i64 28}
!150 = !{!23, !16, i64 184}
!151 = !{!23, !16, i64 280}
!152 = !{!15, !9, i64 84}
!153 = !{!15, !4, i64 88}
!154 = !{!155, !9, i64 4}
!155 = !{!"submission", !9, i64 0, !9, i64 4, !16, i64 8, !4, i64 16}
!156 = !{!88, !4, i64 8}
!157 = !{!158, !5, i64 0}
!158 = !{!"VkMemoryBarrier", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20}
!159 = !{!158, !16, i64 8}
!160 = !{!158, !9, i64 16}
!161 = !{!158, !9, i64 20}
!162 = !{!23, !16, i64 152}
!163 = !{!48, !16, i64 128}
!164 = !{!48, !9, i64 136}
!165 = !{!23, !16, i64 216}
!166 = !{!167, !16, i64 8}
!167 = !{!"wait", !112, i64 0, !16, i64 8, !4, i64 16}
!168 = !{!167, !4, i64 16}
!169 = !{!23, !16, i64 160}
!170 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !3}
!171 = !{i64 0, i64 8, !39, i64 8, i64 8, !3}
!172 = !{i64 0, i64 8, !3}
!173 = !{!112, !11, i64 2}
!174 = distinct !{!174, !13}
!175 = !{!23, !16, i64 120}
!176 = !{!48, !16, i64 104}
!177 = !{!15, !16, i64 184}
!178 = !{!90, !16, i64 192}
!179 = !{!15, !16, i64 8}
!180 = !{!42, !4, i64 56}
!181 = distinct !{!181, !13}
!182 = !{!183, !9, i64 204}
!183 = !{!"copiers", !44, i64 0, !44, i64 64, !44, i64 128, !16, i64 192, !9, i64 200, !9, i64 204, !9, i64 208, !9, i64 212, !9, i64 216, !5, i64 224, !16, i64 288}
!184 = !{!183, !16, i64 288}
!185 = !{!183, !9, i64 216}
!186 = !{!183, !9, i64 208}
!187 = distinct !{!187, !13}
!188 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !3, i64 24, i64 4, !8}
!189 = !{i64 0, i64 8, !39, i64 8, i64 8, !3, i64 16, i64 4, !8}
!190 = !{i64 0, i64 8, !3, i64 8, i64 4, !8}
!191 = !{i64 0, i64 4, !8}
!192 = distinct !{!192, !13}
!193 = distinct !{!193, !13}
!194 = !{!183, !16, i64 192}
!195 = !{!196, !16, i64 0}
!196 = !{!"copying", !16, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !11, i64 24}
!197 = !{!196, !16, i64 8}
!198 = !{!196, !9, i64 16}
!199 = !{!196, !9, i64 20}
!200 = !{!196, !11, i64 24}
!201 = !{!183, !9, i64 200}
!202 = distinct !{!202, !13}
!203 = !{!204, !9, i64 24}
!204 = !{!"piece", !16, i64 0, !16, i64 8, !4, i64 16, !9, i64 24}
!205 = distinct !{!205, !13}
!206 = distinct !{!206, !13}
!207 = distinct !{!207, !13}
!208 = distinct !{!208, !13}
!209 = distinct !{!209, !13}
!210 = !{!15, !9, i64 116}
!211 = !{!212, !5, i64 0}
!212 = !{!"VkCommandBufferAllocateInfo", !5, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !9, i64 28}
!213 = !{!212, !16, i64 8}
!214 = !{!212, !16, i64 16}
!215 = !{!212, !5, i64 24}
!216 = !{!212, !9, i64 28}
!217 = !{!23, !16, i64 16}
!218 = !{!219, !5, i64 0}
!219 = !{!"VkCommandBufferBeginInfo", !5, i64 0, !16, i64 8, !9, i64 16, !16, i64 24}
!220 = !{!219, !16, i64 8}
!221 = !{!219, !9, i64 16}
!222 = !{!219, !16, i64 24}
!223 = !{!23, !16, i64 40}
!224 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 8, !39, i64 16, i64 8, !3}
!225 = !{i64 0, i64 4, !8, i64 4, i64 8, !39, i64 12, i64 8, !3}
!226 = !{!116, !4, i64 0}
!227 = !{!116, !16, i64 32}
!228 = !{!229, !4, i64 48}
!229 = !{!"task", !16, i64 0, !16, i64 8, !16, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !16, i64 56, !16, i64 64}
!230 = !{!229, !4, i64 24}
!231 = !{!229, !4, i64 32}
!232 = !{!229, !16, i64 64}
!233 = distinct !{!233, !13}
!234 = !{!229, !4, i64 40}
!235 = distinct !{!235, !13, !236, !237}
!236 = !{!"llvm.loop.isvectorized", i32 1}
!237 = !{!"llvm.loop.unroll.runtime.disable"}
!238 = !{!229, !16, i64 56}
!239 = !{!240, !4, i64 0}
!240 = !{!"binding", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!241 = !{!240, !4, i64 16}
!242 = !{!243, !16, i64 0}
!243 = !{!"memory", !16, i64 0, !4, i64 8, !4, i64 16}
!244 = distinct !{!244, !13}
!245 = distinct !{!245, !13, !236}
!246 = !{!134, !16, i64 8}
!247 = !{!248, !5, i64 0}
!248 = !{!"VkDescriptorSetAllocateInfo", !5, i64 0, !16, i64 8, !16, i64 16, !9, i64 24, !16, i64 32}
!249 = !{!248, !16, i64 8}
!250 = !{!248, !16, i64 16}
!251 = !{!248, !9, i64 24}
!252 = !{!248, !16, i64 32}
!253 = !{!23, !16, i64 24}
!254 = !{!255, !5, i64 0}
!255 = !{!"VkDescriptorPoolCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !16, i64 32}
!256 = !{!255, !16, i64 8}
!257 = !{!255, !9, i64 16}
!258 = !{!255, !9, i64 20}
!259 = !{!255, !9, i64 24}
!260 = !{!255, !16, i64 32}
!261 = !{!23, !16, i64 176}
!262 = !{!23, !16, i64 296}
!263 = !{!240, !4, i64 24}
!264 = !{i64 0, i64 8, !39, i64 8, i64 8, !3, i64 16, i64 8, !3}
!265 = !{i64 0, i64 8, !3, i64 8, i64 8, !3}
!266 = !{!243, !4, i64 8}
!267 = !{!268, !16, i64 24}
!268 = !{!"texture", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!269 = !{!268, !16, i64 8}
!270 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 4, !271}
!271 = !{!5, !5, i64 0}
!272 = !{i64 0, i64 8, !39, i64 8, i64 4, !271}
!273 = !{i64 0, i64 4, !271}
!274 = !{!268, !16, i64 16}
!275 = !{!240, !4, i64 8}
!276 = !{i64 0, i64 4, !271, i64 8, i64 8, !39, i64 16, i64 8, !39, i64 24, i64 4, !8, i64 28, i64 4, !8, i64 32, i64 4, !8, i64 36, i64 4, !271, i64 40, i64 8, !39, i64 48, i64 8, !39, i64 56, i64 8, !39}
!277 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 4, !8, i64 20, i64 4, !8, i64 24, i64 4, !8, i64 28, i64 4, !271, i64 32, i64 8, !39, i64 40, i64 8, !39, i64 48, i64 8, !39}
!278 = !{i64 0, i64 8, !39, i64 8, i64 4, !8, i64 12, i64 4, !8, i64 16, i64 4, !8, i64 20, i64 4, !271, i64 24, i64 8, !39, i64 32, i64 8, !39, i64 40, i64 8, !39}
!279 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !8, i64 12, i64 4, !271, i64 16, i64 8, !39, i64 24, i64 8, !39, i64 32, i64 8, !39}
!280 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !271, i64 12, i64 8, !39, i64 20, i64 8, !39, i64 28, i64 8, !39}
!281 = !{i64 0, i64 4, !8, i64 4, i64 4, !271, i64 8, i64 8, !39, i64 16, i64 8, !39, i64 24, i64 8, !39}
!282 = !{i64 0, i64 4, !271, i64 4, i64 8, !39, i64 12, i64 8, !39, i64 20, i64 8, !39}
!283 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !39}
!284 = !{i64 0, i64 8, !39, i64 8, i64 8, !39}
!285 = !{i64 0, i64 8, !39}
!286 = distinct !{!286, !13}
!287 = !{!23, !16, i64 64}
!288 = !{!229, !16, i64 0}
!289 = !{!23, !16, i64 56}
!290 = !{!229, !16, i64 8}
!291 = !{!23, !16, i64 128}
!292 = !{!268, !16, i64 0}
!293 = !{!294, !9, i64 8}
!294 = !{!"image", !16, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20}
!295 = !{!296, !5, i64 0}
!296 = !{!"VkImageMemoryBarrier", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !5, i64 24, !5, i64 28, !9, i64 32, !9, i64 36, !16, i64 40, !297, i64 48}
!297 = !{!"VkImageSubresourceRange", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!298 = !{!296, !16, i64 8}
!299 = !{!296, !9, i64 16}
!300 = !{!296, !9, i64 20}
!301 = !{!296, !5, i64 24}
!302 = !{!296, !5, i64 28}
!303 = !{!296, !9, i64 32}
!304 = !{!296, !9, i64 36}
!305 = !{!294, !16, i64 0}
!306 = !{!296, !16, i64 40}
!307 = !{!294, !9, i64 12}
!308 = !{!297, !9, i64 0}
!309 = !{!297, !9, i64 4}
!310 = !{!294, !9, i64 16}
!311 = !{!297, !9, i64 8}
!312 = !{!297, !9, i64 12}
!313 = !{!294, !9, i64 20}
!314 = !{!297, !9, i64 16}
!315 = distinct !{!315, !13}
!316 = distinct !{!316, !13}
!317 = !{!118, !16, i64 32}
!318 = !{!23, !4, i64 312}
!319 = !{!42, !16, i64 8}
!320 = !{!118, !16, i64 8}
!321 = !{!118, !4, i64 16}
!322 = !{!323, !4, i64 0}
!323 = !{!"VkBufferCopy", !4, i64 0, !4, i64 8, !4, i64 16}
!324 = !{!323, !4, i64 8}
!325 = !{!323, !4, i64 16}
!326 = !{!23, !16, i64 88}
!327 = distinct !{!327, !13}
!328 = !{!120, !16, i64 8}
!329 = !{!23, !4, i64 320}
!330 = !{!120, !4, i64 24}
!331 = !{!121, !9, i64 36}
!332 = !{!121, !4, i64 16}
!333 = !{!121, !9, i64 44}
!334 = !{!121, !9, i64 40}
!335 = !{!121, !9, i64 24}
!336 = !{!121, !9, i64 28}
!337 = !{!121, !9, i64 32}
!338 = !{!121, !4, i64 0}
!339 = !{!121, !4, i64 8}
!340 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !8}
!341 = !{i64 0, i64 4, !8, i64 4, i64 4, !8}
!342 = !{!123, !9, i64 0}
!343 = !{!123, !9, i64 4}
!344 = !{!123, !9, i64 8}
!345 = !{!120, !16, i64 32}
!346 = distinct !{!346, !13}
!347 = distinct !{!347, !13}
!348 = distinct !{!348, !13}
!349 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !3}
!350 = distinct !{!350, !13}
!351 = distinct !{!351, !13}
!352 = !{!23, !16, i64 136}
!353 = !{!354, !16, i64 16}
!354 = !{!"copy", !112, i64 0, !16, i64 8, !16, i64 16, !323, i64 24}
!355 = !{!354, !16, i64 8}
!356 = !{!23, !16, i64 144}
!357 = !{!358, !16, i64 8}
!358 = !{!"fill", !112, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !9, i64 32}
!359 = !{!358, !4, i64 16}
!360 = !{!358, !4, i64 24}
!361 = !{!358, !9, i64 32}
!362 = !{!363, !16, i64 8}
!363 = !{!"image_transfer", !112, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !121, i64 32}
!364 = !{!363, !4, i64 16}
!365 = !{!363, !16, i64 24}
!366 = !{!367, !16, i64 8}
!367 = !{!"transition", !112, i64 0, !16, i64 8, !4, i64 16}
!368 = !{!367, !4, i64 16}
!369 = !{!23, !16, i64 232}
!370 = !{!371, !16, i64 0}
!371 = !{!"arrival", !16, i64 0, !16, i64 8, !4, i64 16}
!372 = !{!371, !16, i64 8}
!373 = !{!371, !4, i64 16}
!374 = distinct !{!374, !13}
!375 = distinct !{!375, !13}
!376 = !{!23, !16, i64 256}
!377 = !{!88, !16, i64 0}
!378 = !{!42, !4, i64 64}
!379 = !{!48, !4, i64 72}
!380 = distinct !{!380, !13}
!381 = !{!48, !4, i64 32}
!382 = !{!55, !9, i64 36}
!383 = !{!23, !16, i64 248}
!384 = !{!385, !9, i64 32}
!385 = !{!"signals", !5, i64 0, !5, i64 16, !9, i64 32}
!386 = !{!155, !4, i64 16}
!387 = !{!42, !16, i64 48}
!388 = !{!155, !9, i64 0}
!389 = !{i64 0, i64 4, !271, i64 8, i64 8, !39, i64 16, i64 4, !8, i64 24, i64 8, !39, i64 32, i64 4, !8, i64 40, i64 8, !39}
!390 = !{i64 0, i64 8, !39, i64 8, i64 4, !8, i64 16, i64 8, !39, i64 24, i64 4, !8, i64 32, i64 8, !39}
!391 = !{i64 0, i64 4, !8, i64 8, i64 8, !39, i64 16, i64 4, !8, i64 24, i64 8, !39}
!392 = !{i64 0, i64 8, !39, i64 8, i64 4, !8, i64 16, i64 8, !39}
!393 = !{i64 0, i64 4, !8, i64 8, i64 8, !39}
!394 = !{i64 0, i64 4, !271, i64 8, i64 8, !39, i64 16, i64 4, !8, i64 24, i64 8, !39, i64 32, i64 8, !39, i64 40, i64 4, !8, i64 48, i64 8, !39, i64 56, i64 4, !8, i64 64, i64 8, !39}
!395 = !{i64 0, i64 8, !39, i64 8, i64 4, !8, i64 16, i64 8, !39, i64 24, i64 8, !39, i64 32, i64 4, !8, i64 40, i64 8, !39, i64 48, i64 4, !8, i64 56, i64 8, !39}
!396 = !{i64 0, i64 4, !8, i64 8, i64 8, !39, i64 16, i64 8, !39, i64 24, i64 4, !8, i64 32, i64 8, !39, i64 40, i64 4, !8, i64 48, i64 8, !39}
!397 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 4, !8, i64 24, i64 8, !39, i64 32, i64 4, !8, i64 40, i64 8, !39}
!398 = distinct !{!398, !13}
!399 = distinct !{!399, !13}
!400 = !{!15, !9, i64 220}
!401 = distinct !{!401, !13}
!402 = distinct !{!402, !13}
!403 = !{!404, !4, i64 0}
!404 = !{!"thread_span", !4, i64 0, !4, i64 8, !9, i64 16, !11, i64 20, !11, i64 22, !4, i64 24}
!405 = !{!404, !9, i64 16}
!406 = !{!404, !11, i64 20}
!407 = !{!404, !11, i64 22}
!408 = !{!404, !4, i64 24}
!409 = !{!204, !16, i64 0}
!410 = !{!204, !16, i64 8}
!411 = !{!204, !4, i64 16}
!412 = !{i32 1}
!413 = distinct !{!413, !13}
!414 = !{!183, !9, i64 212}
!415 = distinct !{!415, !13}
!416 = distinct !{!416, !13}
!417 = !{!418, !4, i64 0}
!418 = !{!"VkBufferImageCopy", !4, i64 0, !9, i64 8, !9, i64 12, !419, i64 16, !122, i64 32, !123, i64 44}
!419 = !{!"VkImageSubresourceLayers", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!420 = !{!418, !9, i64 8}
!421 = !{!418, !9, i64 12}
!422 = !{!23, !16, i64 96}
!423 = !{!23, !16, i64 112}
!424 = !{!425, !16, i64 16}
!425 = !{!"copy_image", !112, i64 0, !16, i64 8, !16, i64 16, !121, i64 24, !121, i64 72}
!426 = !{!425, !16, i64 8}
!427 = !{!23, !16, i64 104}
!428 = !{!116, !4, i64 24}
!429 = !{!116, !16, i64 40}
!430 = distinct !{!430, !13}
!431 = !{!432, !5, i64 0}
!432 = !{!"VkExternalMemoryBufferCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16}
!433 = !{!432, !16, i64 8}
!434 = !{!432, !9, i64 16}
!435 = !{!436, !5, i64 0}
!436 = !{!"VkBufferCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !4, i64 24, !9, i64 32, !5, i64 36, !9, i64 40, !16, i64 48}
!437 = !{!436, !16, i64 8}
!438 = !{!436, !9, i64 16}
!439 = !{!436, !4, i64 24}
!440 = !{!436, !9, i64 32}
!441 = !{!436, !5, i64 36}
!442 = !{!436, !9, i64 40}
!443 = !{!436, !16, i64 48}
!444 = !{!445, !5, i64 0}
!445 = !{!"VkImportMemoryHostPointerInfoEXT", !5, i64 0, !16, i64 8, !5, i64 16, !16, i64 24}
!446 = !{!445, !16, i64 8}
!447 = !{!445, !5, i64 16}
!448 = !{!445, !16, i64 24}
!449 = !{!450, !5, i64 0}
!450 = !{!"VkMemoryAllocateInfo", !5, i64 0, !16, i64 8, !4, i64 16, !9, i64 24}
!451 = !{!450, !16, i64 8}
!452 = !{!450, !4, i64 16}
!453 = !{!450, !9, i64 24}
!454 = !{!23, !16, i64 168}
!455 = !{!23, !16, i64 32}
!456 = !{!23, !16, i64 48}
!457 = !{!458, !16, i64 0}
!458 = !{!"import", !16, i64 0, !16, i64 8}
!459 = !{!458, !16, i64 8}
!460 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 4, !8, i64 36, i64 4, !8}
!461 = !{i64 0, i64 8, !39, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 4, !8, i64 28, i64 4, !8}
!462 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 4, !8, i64 20, i64 4, !8}
!463 = !{i64 0, i64 8, !3, i64 8, i64 4, !8, i64 12, i64 4, !8}
