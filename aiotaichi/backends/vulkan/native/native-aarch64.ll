; Made by `nox -s native` from *.c and *.h, sha256 a51703dc8080cdd015a7d28281569eec1dabf4dc32c4e6e382ed368efba54d6c
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
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4344) #16
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 4
  store ptr %0, ptr %9, align 8, !tbaa !15
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 5
  store ptr %1, ptr %10, align 8, !tbaa !18
  %11 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 6
  store ptr %2, ptr %11, align 8, !tbaa !19
  %12 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 7
  store i64 %3, ptr %12, align 8, !tbaa !20
  %13 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  store i32 %4, ptr %13, align 8, !tbaa !21
  br label %14

14:                                               ; preds = %5, %8
  ret ptr %6
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %4 = load i32, ptr %3, align 8, !tbaa !22
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  br label %56

9:                                                ; preds = %56, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8, !tbaa !23
  %12 = load ptr, ptr %0, align 8, !tbaa !25
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 9
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #16
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %16 = load i32, ptr %15, align 8, !tbaa !27
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %39, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 27
  %20 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %21 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %16, %18 ], [ %37, %22 ]
  %24 = load ptr, ptr %19, align 8, !tbaa !28
  %25 = add i32 %23, -1
  store i32 %25, ptr %15, align 8, !tbaa !27
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds %struct.import, ptr %24, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds [2 x i64], ptr %27, i64 0, i64 1
  %30 = load i64, ptr %29, align 8
  %31 = inttoptr i64 %28 to ptr
  %32 = inttoptr i64 %30 to ptr
  %33 = load ptr, ptr %20, align 8, !tbaa !29
  %34 = load ptr, ptr %0, align 8, !tbaa !25
  tail call void %33(ptr noundef %34, ptr noundef %31, ptr noundef null) #16
  %35 = load ptr, ptr %21, align 8, !tbaa !30
  %36 = load ptr, ptr %0, align 8, !tbaa !25
  tail call void %35(ptr noundef %36, ptr noundef %32, ptr noundef null) #16
  %37 = load i32, ptr %15, align 8, !tbaa !27
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %22, !llvm.loop !31

39:                                               ; preds = %22, %9
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 27
  %41 = load ptr, ptr %40, align 8, !tbaa !28
  tail call void @free(ptr noundef %41) #16
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 18
  %43 = load ptr, ptr %42, align 8, !tbaa !32
  tail call void @free(ptr noundef %43) #16
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  %45 = load ptr, ptr %44, align 8, !tbaa !33
  tail call void @free(ptr noundef %45) #16
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 24
  %47 = load ptr, ptr %46, align 8, !tbaa !34
  tail call void @free(ptr noundef %47) #16
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  %49 = load ptr, ptr %48, align 8, !tbaa !35
  tail call void @free(ptr noundef %49) #16
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 35
  %51 = load ptr, ptr %50, align 8, !tbaa !36
  tail call void @free(ptr noundef %51) #16
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 36
  %53 = load ptr, ptr %52, align 8, !tbaa !37
  tail call void @free(ptr noundef %53) #16
  %54 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 37
  %55 = load ptr, ptr %54, align 8, !tbaa !38
  tail call void @free(ptr noundef %55) #16
  tail call void @free(ptr noundef nonnull %1) #16
  ret void

56:                                               ; preds = %6, %56
  %57 = phi i64 [ 0, %6 ], [ %63, %56 ]
  %58 = load ptr, ptr %7, align 8, !tbaa !39
  %59 = load ptr, ptr %0, align 8, !tbaa !25
  %60 = load ptr, ptr %8, align 8, !tbaa !33
  %61 = getelementptr inbounds ptr, ptr %60, i64 %57
  %62 = load ptr, ptr %61, align 8, !tbaa !40
  tail call void %58(ptr noundef %59, ptr noundef %62, ptr noundef null) #16
  %63 = add nuw nsw i64 %57, 1
  %64 = load i32, ptr %3, align 8, !tbaa !22
  %65 = zext i32 %64 to i64
  %66 = icmp ult i64 %63, %65
  br i1 %66, label %56, label %9, !llvm.loop !41
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
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
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
  %27 = load ptr, ptr %9, align 8, !tbaa !52
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %36

29:                                               ; preds = %25, %32
  %30 = load i32, ptr %7, align 8, !tbaa !53
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %107

32:                                               ; preds = %29
  %33 = call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %8) #16
  %34 = load ptr, ptr %9, align 8, !tbaa !52
  %35 = icmp eq ptr %34, null
  br i1 %35, label %29, label %36, !llvm.loop !54

36:                                               ; preds = %32, %25
  %37 = phi ptr [ %27, %25 ], [ %34, %32 ]
  %38 = load ptr, ptr %37, align 8, !tbaa !55
  store ptr %38, ptr %9, align 8, !tbaa !52
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr %9, ptr %11, align 8, !tbaa !47
  br label %41

41:                                               ; preds = %36, %40
  %42 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %43 = load ptr, ptr %12, align 8, !tbaa !57
  %44 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !58
  %46 = load i64, ptr %13, align 8, !tbaa !59
  %47 = urem i64 %45, %46
  %48 = load i64, ptr %14, align 8, !tbaa !60
  %49 = mul i64 %48, %47
  %50 = getelementptr inbounds i8, ptr %43, i64 %49
  %51 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 4
  %52 = load i32, ptr %51, align 8, !tbaa !61
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
  %59 = load ptr, ptr %0, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #17
  store i32 1000207004, ptr %3, align 8, !tbaa !62
  store ptr null, ptr %15, align 8, !tbaa !64
  store <2 x i32> <i32 0, i32 1>, ptr %16, align 8, !tbaa !9
  store ptr %18, ptr %17, align 8, !tbaa !65
  store ptr %2, ptr %19, align 8, !tbaa !66
  %60 = getelementptr inbounds %struct.queue, ptr %59, i64 0, i32 6
  br label %61

61:                                               ; preds = %64, %56
  %62 = load atomic i32, ptr %60 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %61
  %65 = load ptr, ptr %59, align 8, !tbaa !51
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 38
  %67 = load ptr, ptr %66, align 8, !tbaa !67
  %68 = load ptr, ptr %65, align 8, !tbaa !25
  %69 = call i32 %67(ptr noundef %68, ptr noundef nonnull %3, i64 noundef 100000000) #16
  %70 = icmp eq i32 %69, 2
  br i1 %70, label %61, label %71, !llvm.loop !68

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
  %78 = load i32, ptr %51, align 8, !tbaa !61
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %83

80:                                               ; preds = %77
  %81 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !69
  br label %86

83:                                               ; preds = %77, %54
  %84 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !69
  br label %86

86:                                               ; preds = %83, %80
  %87 = phi ptr [ %50, %83 ], [ %82, %80 ]
  %88 = phi i16 [ 4, %83 ], [ 5, %80 ]
  %89 = phi ptr [ %85, %83 ], [ %50, %80 ]
  %90 = load ptr, ptr %0, align 8, !tbaa !42
  %91 = load ptr, ptr %90, align 8, !tbaa !51
  %92 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 42
  %93 = load ptr, ptr %92, align 8, !tbaa !70
  %94 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 3
  %95 = load i64, ptr %94, align 8, !tbaa !71
  call fastcc void @copy_shared(ptr noundef %93, ptr noundef %87, ptr noundef %89, i64 noundef %95, i16 noundef 6, i16 noundef %88) #18
  br label %96

96:                                               ; preds = %74, %75, %86
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17
  store i32 1000207005, ptr %4, align 8, !tbaa !72
  store ptr null, ptr %20, align 8, !tbaa !74
  %97 = load ptr, ptr %22, align 8, !tbaa !75
  store ptr %97, ptr %21, align 8, !tbaa !76
  %98 = load i64, ptr %44, align 8, !tbaa !58
  store i64 %98, ptr %23, align 8, !tbaa !77
  %99 = load ptr, ptr %24, align 8, !tbaa !78
  %100 = load ptr, ptr %6, align 8, !tbaa !25
  %101 = call i32 %99(ptr noundef %100, ptr noundef nonnull %4) #16
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %106, label %103

103:                                              ; preds = %96
  %104 = load ptr, ptr %0, align 8, !tbaa !42
  %105 = getelementptr inbounds %struct.queue, ptr %104, i64 0, i32 6
  store atomic i32 %101, ptr %105 seq_cst, align 8
  br label %106

106:                                              ; preds = %96, %103
  call void @free(ptr noundef nonnull %37) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17
  br label %25

107:                                              ; preds = %29
  %108 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %109 = load ptr, ptr %0, align 8, !tbaa !42
  %110 = getelementptr inbounds %struct.queue, ptr %109, i64 0, i32 10
  store atomic i32 1, ptr %110 seq_cst, align 8
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
  %8 = load ptr, ptr %7, align 8, !tbaa !40
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 3
  %12 = load i64, ptr %11, align 8, !tbaa !79
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !80

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
  store ptr %0, ptr %5, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !81
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 3
  store ptr %2, ptr %9, align 8, !tbaa !82
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 8, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !83
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 7
  store i32 %12, ptr %13, align 4, !tbaa !84
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 14
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 15
  store ptr %14, ptr %15, align 8, !tbaa !85
  %16 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 2
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #16
  %18 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !86
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %30

21:                                               ; preds = %7
  %22 = tail call ptr @calloc(i64 noundef 1, i64 noundef 240) #16
  store ptr %22, ptr %18, align 8, !tbaa !86
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 3
  %26 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 4
  store ptr %25, ptr %26, align 8, !tbaa !88
  br label %30

27:                                               ; preds = %21
  %28 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #16
  %29 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr null, ptr %29, align 8, !tbaa !90
  br label %44

30:                                               ; preds = %24, %7
  %31 = phi ptr [ %22, %24 ], [ %19, %7 ]
  %32 = getelementptr inbounds %struct.line, ptr %31, i64 0, i32 7
  %33 = load i32, ptr %32, align 8, !tbaa !91
  %34 = add i32 %33, 1
  store i32 %34, ptr %32, align 8, !tbaa !91
  %35 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #16
  %36 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %31, ptr %36, align 8, !tbaa !90
  %37 = load i32, ptr %13, align 4, !tbaa !84
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %46, label %39

39:                                               ; preds = %30
  %40 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 9
  %41 = tail call i32 @pthread_create(ptr noundef nonnull %40, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %5) #16
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %39
  tail call fastcc void @leave_line(ptr noundef nonnull %5) #18
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
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  br label %18

18:                                               ; preds = %68, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17
  store i64 0, ptr %4, align 8, !tbaa !4
  %19 = load ptr, ptr %0, align 8, !tbaa !51
  %20 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 30
  %21 = load ptr, ptr %20, align 8, !tbaa !92
  %22 = load ptr, ptr %19, align 8, !tbaa !25
  %23 = load ptr, ptr %5, align 8, !tbaa !82
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
  %37 = load ptr, ptr %36, align 8, !tbaa !40
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.context, ptr %37, i64 0, i32 3
  %41 = load i64, ptr %40, align 8, !tbaa !79
  %42 = icmp ult i64 %41, %34
  br i1 %42, label %35, label %43, !llvm.loop !80

43:                                               ; preds = %39, %35, %27
  %44 = phi i64 [ 0, %27 ], [ %41, %39 ], [ 0, %35 ]
  %45 = load atomic i32, ptr %6 seq_cst, align 8
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i64 %29, i64 -1
  %48 = load atomic i64, ptr %8 seq_cst, align 8
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, %47
  %51 = load i32, ptr %10, align 4, !tbaa !93
  %52 = icmp ne i32 %51, 0
  %53 = select i1 %52, i1 true, i1 %50
  %54 = icmp ne i64 %44, 0
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %43
  store i32 1, ptr %11, align 8, !tbaa !94
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #16
  store i32 0, ptr %11, align 8, !tbaa !94
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
  %66 = load i32, ptr %17, align 8, !tbaa !95
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
  store i32 1000207004, ptr %3, align 8, !tbaa !62
  store ptr null, ptr %13, align 8, !tbaa !64
  store <2 x i32> <i32 0, i32 1>, ptr %14, align 8, !tbaa !9
  store ptr %5, ptr %15, align 8, !tbaa !65
  store ptr %2, ptr %16, align 8, !tbaa !66
  %71 = load ptr, ptr %0, align 8, !tbaa !51
  %72 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 38
  %73 = load ptr, ptr %72, align 8, !tbaa !67
  %74 = load ptr, ptr %71, align 8, !tbaa !25
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
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %80 seq_cst, align 8
  ret ptr null
}

; Function Attrs: nounwind
define internal fastcc void @leave_line(ptr noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8, !tbaa !90
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !81
  %6 = icmp eq ptr %3, null
  br i1 %6, label %55, label %7

7:                                                ; preds = %1
  store ptr null, ptr %2, align 8, !tbaa !90
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %9 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 3
  %10 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 5
  %11 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 2
  br label %12

12:                                               ; preds = %27, %7
  %13 = load ptr, ptr %9, align 8, !tbaa !40
  %14 = icmp eq ptr %13, null
  br i1 %14, label %24, label %19

15:                                               ; preds = %19
  %16 = getelementptr inbounds %struct.context, ptr %20, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !40
  %18 = icmp eq ptr %17, null
  br i1 %18, label %24, label %19, !llvm.loop !96

19:                                               ; preds = %12, %15
  %20 = phi ptr [ %17, %15 ], [ %13, %12 ]
  %21 = getelementptr inbounds %struct.context, ptr %20, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8, !tbaa !97
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %27, label %15

24:                                               ; preds = %15, %12
  %25 = load ptr, ptr %10, align 8, !tbaa !98
  %26 = icmp eq ptr %25, %0
  br i1 %26, label %27, label %29

27:                                               ; preds = %19, %24
  %28 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %3) #16
  br label %12, !llvm.loop !99

29:                                               ; preds = %24
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  %31 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 2
  %32 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %31) #16
  %33 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 7
  %34 = load i32, ptr %33, align 8, !tbaa !91
  %35 = add i32 %34, -1
  store i32 %35, ptr %33, align 8, !tbaa !91
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %48

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 3
  store ptr null, ptr %38, align 8, !tbaa !86
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #16
  %40 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %41 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 9
  store i32 1, ptr %41, align 8, !tbaa !100
  %42 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 1
  %43 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %42) #16
  %44 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  %45 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 8
  %46 = load i32, ptr %45, align 4, !tbaa !101
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %50

48:                                               ; preds = %29
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #16
  br label %55

50:                                               ; preds = %37
  %51 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 6
  %52 = load i64, ptr %51, align 8, !tbaa !102
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
  store ptr %1, ptr %3, align 8, !tbaa !103
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %4 = load ptr, ptr %3, align 8, !tbaa !104
  store ptr %4, ptr %1, align 8, !tbaa !105
  store ptr %1, ptr %3, align 8, !tbaa !104
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !105
  store ptr %6, ptr %2, align 8, !tbaa !104
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
  %11 = load ptr, ptr %0, align 8, !tbaa !51
  %12 = getelementptr inbounds %struct.device, ptr %11, i64 0, i32 41
  %13 = load atomic i64, ptr %12 seq_cst, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %22, label %15, !prof !106

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #17
  %16 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #16
  %17 = load i64, ptr %10, align 8, !tbaa !107
  %18 = mul i64 %17, 1000000000
  %19 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !109
  %21 = add i64 %18, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #17
  br label %22

22:                                               ; preds = %6, %15
  %23 = phi i64 [ %21, %15 ], [ 0, %6 ]
  %24 = load ptr, ptr %0, align 8, !tbaa !51
  %25 = getelementptr inbounds i8, ptr %1, i64 %2
  %26 = icmp sgt i64 %2, 0
  br i1 %26, label %27, label %82

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 1
  br label %29

29:                                               ; preds = %78, %27
  %30 = phi ptr [ %1, %27 ], [ %79, %78 ]
  %31 = phi i64 [ 0, %27 ], [ %80, %78 ]
  %32 = load i16, ptr %30, align 8, !tbaa !110
  %33 = icmp eq i16 %32, 13
  br i1 %33, label %34, label %36

34:                                               ; preds = %29
  %35 = getelementptr inbounds i8, ptr %30, i64 16
  br label %78

36:                                               ; preds = %29
  %37 = getelementptr inbounds %struct.command, ptr %30, i64 0, i32 2
  %38 = load i32, ptr %37, align 4, !tbaa !112
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
  %42 = load i64, ptr %28, align 8, !tbaa !113
  %43 = add i64 %42, -1
  %44 = add i64 %43, %39
  %45 = urem i64 %44, %42
  %46 = getelementptr inbounds %struct.launch, ptr %30, i64 0, i32 1
  %47 = load ptr, ptr %46, align 8, !tbaa !40
  %48 = getelementptr inbounds %struct.kernel, ptr %47, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !114
  %50 = add i64 %49, %43
  %51 = urem i64 %50, %42
  %52 = add i64 %31, %44
  %53 = add i64 %45, %51
  %54 = sub i64 %52, %53
  %55 = add i64 %54, %50
  br label %78

56:                                               ; preds = %36, %36
  %57 = getelementptr inbounds %struct.transfer, ptr %30, i64 0, i32 3
  %58 = load i64, ptr %57, align 8, !tbaa !116
  %59 = icmp ult i64 %58, 32769
  br i1 %59, label %60, label %78

60:                                               ; preds = %56
  %61 = load i64, ptr %28, align 8, !tbaa !113
  %62 = add nsw i64 %58, -1
  %63 = add i64 %62, %61
  %64 = urem i64 %63, %61
  %65 = sub i64 %31, %64
  %66 = add i64 %65, %63
  br label %78

67:                                               ; preds = %36, %36
  %68 = getelementptr inbounds %struct.texels, ptr %30, i64 0, i32 2
  %69 = load i64, ptr %68, align 8, !tbaa !118
  %70 = icmp ult i64 %69, 32769
  br i1 %70, label %71, label %78

71:                                               ; preds = %67
  %72 = load i64, ptr %28, align 8, !tbaa !113
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
  br i1 %81, label %29, label %82, !llvm.loop !123

82:                                               ; preds = %78, %22
  %83 = phi i64 [ 0, %22 ], [ %80, %78 ]
  %84 = icmp eq ptr %5, null
  br i1 %84, label %96, label %85

85:                                               ; preds = %82
  %86 = shl i32 %4, 1
  %87 = zext i32 %86 to i64
  %88 = shl nuw nsw i64 %87, 3
  %89 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 1
  %90 = load i64, ptr %89, align 8, !tbaa !113
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
  %101 = load ptr, ptr %100, align 8, !tbaa !40
  %102 = icmp eq ptr %101, null
  br i1 %102, label %107, label %103

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 7
  %105 = load i64, ptr %104, align 8, !tbaa !20
  %106 = icmp ult i64 %105, %97
  br i1 %106, label %99, label %109, !llvm.loop !124

107:                                              ; preds = %99
  %108 = add nsw i64 %97, 1
  br label %582

109:                                              ; preds = %103
  %110 = load ptr, ptr %101, align 8, !tbaa !105
  store ptr %110, ptr %100, align 8, !tbaa !40
  %111 = load ptr, ptr %0, align 8, !tbaa !51
  %112 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 22
  store i32 0, ptr %112, align 8, !tbaa !125
  %113 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 17
  store i32 0, ptr %113, align 8, !tbaa !126
  %114 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 8
  store i64 0, ptr %114, align 8, !tbaa !127
  %115 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 33
  store i32 0, ptr %115, align 8, !tbaa !128
  %116 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 30
  store i32 0, ptr %116, align 8, !tbaa !129
  %117 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 28
  %118 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 29
  store ptr %117, ptr %118, align 8, !tbaa !130
  %119 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 25
  %120 = load i32, ptr %119, align 8, !tbaa !27
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %123

122:                                              ; preds = %127, %109
  br label %152

123:                                              ; preds = %109
  %124 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 27
  %125 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 24
  %126 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 28
  br label %127

127:                                              ; preds = %127, %123
  %128 = phi i32 [ %120, %123 ], [ %142, %127 ]
  %129 = load ptr, ptr %124, align 8, !tbaa !28
  %130 = add i32 %128, -1
  store i32 %130, ptr %119, align 8, !tbaa !27
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds %struct.import, ptr %129, i64 %131
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds [2 x i64], ptr %132, i64 0, i64 1
  %135 = load i64, ptr %134, align 8
  %136 = inttoptr i64 %133 to ptr
  %137 = inttoptr i64 %135 to ptr
  %138 = load ptr, ptr %125, align 8, !tbaa !29
  %139 = load ptr, ptr %111, align 8, !tbaa !25
  call void %138(ptr noundef %139, ptr noundef %136, ptr noundef null) #16
  %140 = load ptr, ptr %126, align 8, !tbaa !30
  %141 = load ptr, ptr %111, align 8, !tbaa !25
  call void %140(ptr noundef %141, ptr noundef %137, ptr noundef null) #16
  %142 = load i32, ptr %119, align 8, !tbaa !27
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %122, label %127, !llvm.loop !31

144:                                              ; preds = %152
  %145 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 20
  %146 = load i32, ptr %145, align 4, !tbaa !131
  store i32 0, ptr %145, align 4, !tbaa !131
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %167, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 34
  %150 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 21
  %151 = zext i32 %146 to i64
  br label %157

152:                                              ; preds = %122, %152
  %153 = phi i64 [ %155, %152 ], [ 0, %122 ]
  %154 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 38, i64 %153
  store ptr null, ptr %154, align 8, !tbaa !132
  %155 = add nuw nsw i64 %153, 1
  %156 = icmp eq i64 %155, 64
  br i1 %156, label %144, label %152, !llvm.loop !134

157:                                              ; preds = %157, %148
  %158 = phi i64 [ 0, %148 ], [ %165, %157 ]
  %159 = load ptr, ptr %149, align 8, !tbaa !135
  %160 = load ptr, ptr %111, align 8, !tbaa !25
  %161 = load ptr, ptr %150, align 8, !tbaa !33
  %162 = getelementptr inbounds ptr, ptr %161, i64 %158
  %163 = load ptr, ptr %162, align 8, !tbaa !40
  %164 = call i32 %159(ptr noundef %160, ptr noundef %163, i32 noundef 0) #16
  %165 = add nuw nsw i64 %158, 1
  %166 = icmp eq i64 %165, %151
  br i1 %166, label %167, label %157, !llvm.loop !136

167:                                              ; preds = %157, %144
  %168 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 33
  %169 = load ptr, ptr %168, align 8, !tbaa !137
  %170 = load ptr, ptr %111, align 8, !tbaa !25
  %171 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 4
  %172 = load ptr, ptr %171, align 8, !tbaa !15
  %173 = call i32 %169(ptr noundef %170, ptr noundef %172, i32 noundef 0) #16
  %174 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 13
  store i32 %4, ptr %174, align 8, !tbaa !138
  %175 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 14
  store ptr %5, ptr %175, align 8, !tbaa !139
  %176 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 2
  store ptr %0, ptr %176, align 8, !tbaa !97
  %177 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 3
  store i64 %3, ptr %177, align 8, !tbaa !79
  store ptr null, ptr %101, align 8, !tbaa !105
  %178 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %101, ptr %178, align 8, !tbaa !140
  %179 = icmp eq i32 %173, 0
  br i1 %179, label %180, label %542

180:                                              ; preds = %167
  %181 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #18
  %182 = load ptr, ptr %175, align 8, !tbaa !139
  %183 = icmp eq ptr %182, null
  %184 = icmp ne i32 %181, 0
  %185 = select i1 %183, i1 true, i1 %184
  br i1 %185, label %231, label %186

186:                                              ; preds = %180
  %187 = load ptr, ptr %0, align 8, !tbaa !51
  %188 = load i32, ptr %174, align 8, !tbaa !138
  %189 = shl i32 %188, 1
  %190 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 10
  %191 = load i32, ptr %190, align 8, !tbaa !141
  %192 = icmp ugt i32 %189, %191
  br i1 %192, label %193, label %210

193:                                              ; preds = %186
  %194 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 26
  %195 = load ptr, ptr %194, align 8, !tbaa !23
  %196 = load ptr, ptr %187, align 8, !tbaa !25
  %197 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 9
  %198 = load ptr, ptr %197, align 8, !tbaa !26
  call void %195(ptr noundef %196, ptr noundef %198, ptr noundef null) #16
  store ptr null, ptr %197, align 8, !tbaa !26
  store i32 0, ptr %190, align 8, !tbaa !141
  %199 = call i32 @llvm.umax.i32(i32 %189, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #17
  store i32 11, ptr %9, align 8, !tbaa !142
  %200 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 1
  store ptr null, ptr %200, align 8, !tbaa !144
  %201 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 2
  store <2 x i32> <i32 0, i32 2>, ptr %201, align 8, !tbaa !145
  %202 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 4
  store i32 %199, ptr %202, align 8, !tbaa !146
  %203 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 5
  store i32 0, ptr %203, align 4, !tbaa !147
  %204 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 23
  %205 = load ptr, ptr %204, align 8, !tbaa !148
  %206 = load ptr, ptr %187, align 8, !tbaa !25
  %207 = call i32 %205(ptr noundef %206, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %197) #16
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %230

209:                                              ; preds = %193
  store i32 %199, ptr %190, align 8, !tbaa !141
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  br label %210

210:                                              ; preds = %209, %186
  %211 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 35
  %212 = load ptr, ptr %211, align 8, !tbaa !149
  %213 = load ptr, ptr %187, align 8, !tbaa !25
  %214 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 9
  %215 = load ptr, ptr %214, align 8, !tbaa !26
  call void %212(ptr noundef %213, ptr noundef %215, i32 noundef 0, i32 noundef %189) #16
  %216 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 11
  store i32 0, ptr %216, align 4, !tbaa !150
  %217 = load i32, ptr %174, align 8, !tbaa !138
  %218 = shl i32 %217, 1
  %219 = zext i32 %218 to i64
  %220 = shl nuw nsw i64 %219, 3
  %221 = load i64, ptr %114, align 8, !tbaa !127
  %222 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 1
  %223 = load i64, ptr %222, align 8, !tbaa !113
  %224 = add i64 %221, -1
  %225 = add i64 %224, %223
  %226 = urem i64 %225, %223
  %227 = sub nuw i64 %225, %226
  %228 = add i64 %227, %220
  store i64 %228, ptr %114, align 8, !tbaa !127
  %229 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 12
  store i64 %227, ptr %229, align 8, !tbaa !151
  br label %231

230:                                              ; preds = %193
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  br label %542

231:                                              ; preds = %210, %180
  %232 = phi i32 [ %181, %180 ], [ 0, %210 ]
  %233 = icmp slt i64 %2, 1
  %234 = icmp ne i32 %232, 0
  %235 = select i1 %233, i1 true, i1 %234
  br i1 %235, label %244, label %236

236:                                              ; preds = %231
  %237 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %238 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 32
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %240 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 1
  %241 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 2
  %242 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 3
  %243 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  br label %250

244:                                              ; preds = %414, %231
  %245 = phi i32 [ %232, %231 ], [ %417, %414 ]
  %246 = phi i1 [ %234, %231 ], [ %423, %414 ]
  %247 = load ptr, ptr %175, align 8, !tbaa !139
  %248 = icmp eq ptr %247, null
  %249 = select i1 %248, i1 true, i1 %246
  br i1 %249, label %447, label %425

250:                                              ; preds = %414, %236
  %251 = phi ptr [ %1, %236 ], [ %421, %414 ]
  %252 = phi i32 [ 1, %236 ], [ %416, %414 ]
  %253 = phi i32 [ 0, %236 ], [ %415, %414 ]
  %254 = load i16, ptr %251, align 4, !tbaa !110
  %255 = icmp eq i16 %254, 14
  br i1 %255, label %256, label %295

256:                                              ; preds = %250
  %257 = load ptr, ptr %238, align 8, !tbaa !35
  %258 = load i32, ptr %116, align 8, !tbaa !129
  %259 = add i32 %258, -1
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds %struct.submission, ptr %257, i64 %260, i32 1
  %262 = load i32, ptr %261, align 4, !tbaa !152
  %263 = icmp eq i32 %262, 32
  %264 = icmp eq i32 %252, 0
  %265 = select i1 %264, i1 true, i1 %263
  br i1 %265, label %266, label %289

266:                                              ; preds = %256
  %267 = load ptr, ptr %239, align 8, !tbaa !81
  %268 = getelementptr inbounds %struct.hardware_queue, ptr %267, i64 0, i32 1
  %269 = load i64, ptr %268, align 8, !tbaa !154
  %270 = trunc i64 %269 to i32
  %271 = and i64 %269, 2048
  %272 = icmp eq i64 %271, 0
  %273 = select i1 %272, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #17
  store i32 46, ptr %8, align 8, !tbaa !155
  store ptr null, ptr %240, align 8, !tbaa !157
  store i32 %273, ptr %241, align 8, !tbaa !158
  %274 = or i32 %273, 8192
  store i32 %274, ptr %242, align 4, !tbaa !159
  %275 = load ptr, ptr %0, align 8, !tbaa !51
  %276 = getelementptr inbounds %struct.device, ptr %275, i64 0, i32 19
  %277 = load ptr, ptr %276, align 8, !tbaa !160
  %278 = load ptr, ptr %237, align 8, !tbaa !161
  %279 = or i32 %270, 16384
  call void %277(ptr noundef %278, i32 noundef %270, i32 noundef %279, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %8, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  store i32 0, ptr %243, align 8, !tbaa !162
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #17
  %280 = load ptr, ptr %0, align 8, !tbaa !51
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 27
  %282 = load ptr, ptr %281, align 8, !tbaa !163
  %283 = load ptr, ptr %237, align 8, !tbaa !161
  %284 = call i32 %282(ptr noundef %283) #16
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %542

286:                                              ; preds = %266
  %287 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #18
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %542

289:                                              ; preds = %286, %256
  %290 = getelementptr inbounds %struct.wait, ptr %251, i64 0, i32 1
  %291 = load ptr, ptr %290, align 8, !tbaa !164
  %292 = getelementptr inbounds %struct.wait, ptr %251, i64 0, i32 2
  %293 = load i64, ptr %292, align 8, !tbaa !166
  %294 = call fastcc i32 @add_wait(ptr noundef nonnull %101, ptr noundef %291, i64 noundef %293) #18
  br label %414

295:                                              ; preds = %250
  %296 = load ptr, ptr %175, align 8, !tbaa !139
  %297 = icmp ne ptr %296, null
  %298 = icmp ne i32 %252, 0
  %299 = and i1 %298, %297
  br i1 %299, label %300, label %349

300:                                              ; preds = %295
  %301 = shl i32 %253, 1
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds i64, ptr %296, i64 %302
  %304 = load ptr, ptr %178, align 8, !tbaa !140
  %305 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 11
  %306 = load i32, ptr %305, align 4, !tbaa !150
  %307 = add i32 %306, 1
  store i32 %307, ptr %305, align 4, !tbaa !150
  %308 = load ptr, ptr %0, align 8, !tbaa !51
  %309 = getelementptr inbounds %struct.device, ptr %308, i64 0, i32 20
  %310 = load ptr, ptr %309, align 8, !tbaa !167
  %311 = load ptr, ptr %237, align 8, !tbaa !161
  %312 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 9
  %313 = load ptr, ptr %312, align 8, !tbaa !26
  call void %310(ptr noundef %311, i32 noundef 8192, ptr noundef %313, i32 noundef %306) #16
  %314 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 12
  %315 = load i64, ptr %314, align 8, !tbaa !151
  %316 = zext i32 %306 to i64
  %317 = shl nuw nsw i64 %316, 3
  %318 = add i64 %315, %317
  %319 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 24
  %320 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 22
  %321 = load i32, ptr %320, align 8, !tbaa !125
  %322 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 23
  %323 = load i32, ptr %322, align 4, !tbaa !9
  %324 = icmp ugt i32 %323, %321
  br i1 %324, label %325, label %327

325:                                              ; preds = %300
  %326 = load ptr, ptr %319, align 8, !tbaa !34
  br label %338

327:                                              ; preds = %300
  %328 = icmp eq i32 %323, 0
  %329 = shl i32 %323, 1
  %330 = select i1 %328, i32 8, i32 %329
  %331 = load ptr, ptr %319, align 8, !tbaa !40
  %332 = zext i32 %330 to i64
  %333 = mul nuw nsw i64 %332, 24
  %334 = call ptr @realloc(ptr noundef %331, i64 noundef %333) #16
  %335 = icmp eq ptr %334, null
  br i1 %335, label %351, label %336

336:                                              ; preds = %327
  store ptr %334, ptr %319, align 8, !tbaa !40
  store i32 %330, ptr %322, align 4, !tbaa !9
  %337 = load i32, ptr %320, align 8, !tbaa !125
  br label %338

338:                                              ; preds = %336, %325
  %339 = phi i32 [ %321, %325 ], [ %337, %336 ]
  %340 = phi ptr [ %326, %325 ], [ %334, %336 ]
  %341 = add i32 %339, 1
  store i32 %341, ptr %320, align 8, !tbaa !125
  %342 = zext i32 %339 to i64
  %343 = getelementptr inbounds %struct.arrival, ptr %340, i64 %342
  %344 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 6
  %345 = load ptr, ptr %344, align 8, !tbaa !19
  %346 = getelementptr inbounds i8, ptr %345, i64 %318
  store ptr %303, ptr %343, align 8, !tbaa.struct !168
  %347 = getelementptr inbounds i8, ptr %343, i64 8
  store ptr %346, ptr %347, align 8, !tbaa.struct !169
  %348 = getelementptr inbounds i8, ptr %343, i64 16
  store i64 8, ptr %348, align 8, !tbaa.struct !170
  br label %349

349:                                              ; preds = %338, %295
  %350 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %251) #18
  br label %351

351:                                              ; preds = %349, %327
  %352 = phi i32 [ %350, %349 ], [ -1, %327 ]
  %353 = getelementptr inbounds %struct.command, ptr %251, i64 0, i32 1
  %354 = load i16, ptr %353, align 2, !tbaa !171
  %355 = icmp eq i16 %354, 0
  br i1 %355, label %414, label %356

356:                                              ; preds = %351
  %357 = load ptr, ptr %175, align 8, !tbaa !139
  %358 = icmp eq ptr %357, null
  %359 = icmp ne i32 %352, 0
  %360 = select i1 %358, i1 true, i1 %359
  br i1 %360, label %411, label %361

361:                                              ; preds = %356
  %362 = shl i32 %253, 1
  %363 = or i32 %362, 1
  %364 = zext i32 %363 to i64
  %365 = getelementptr inbounds i64, ptr %357, i64 %364
  %366 = load ptr, ptr %178, align 8, !tbaa !140
  %367 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 11
  %368 = load i32, ptr %367, align 4, !tbaa !150
  %369 = add i32 %368, 1
  store i32 %369, ptr %367, align 4, !tbaa !150
  %370 = load ptr, ptr %0, align 8, !tbaa !51
  %371 = getelementptr inbounds %struct.device, ptr %370, i64 0, i32 20
  %372 = load ptr, ptr %371, align 8, !tbaa !167
  %373 = load ptr, ptr %237, align 8, !tbaa !161
  %374 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 9
  %375 = load ptr, ptr %374, align 8, !tbaa !26
  call void %372(ptr noundef %373, i32 noundef 8192, ptr noundef %375, i32 noundef %368) #16
  %376 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 12
  %377 = load i64, ptr %376, align 8, !tbaa !151
  %378 = zext i32 %368 to i64
  %379 = shl nuw nsw i64 %378, 3
  %380 = add i64 %377, %379
  %381 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 24
  %382 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 22
  %383 = load i32, ptr %382, align 8, !tbaa !125
  %384 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 23
  %385 = load i32, ptr %384, align 4, !tbaa !9
  %386 = icmp ugt i32 %385, %383
  br i1 %386, label %387, label %389

387:                                              ; preds = %361
  %388 = load ptr, ptr %381, align 8, !tbaa !34
  br label %400

389:                                              ; preds = %361
  %390 = icmp eq i32 %385, 0
  %391 = shl i32 %385, 1
  %392 = select i1 %390, i32 8, i32 %391
  %393 = load ptr, ptr %381, align 8, !tbaa !40
  %394 = zext i32 %392 to i64
  %395 = mul nuw nsw i64 %394, 24
  %396 = call ptr @realloc(ptr noundef %393, i64 noundef %395) #16
  %397 = icmp eq ptr %396, null
  br i1 %397, label %411, label %398

398:                                              ; preds = %389
  store ptr %396, ptr %381, align 8, !tbaa !40
  store i32 %392, ptr %384, align 4, !tbaa !9
  %399 = load i32, ptr %382, align 8, !tbaa !125
  br label %400

400:                                              ; preds = %398, %387
  %401 = phi i32 [ %383, %387 ], [ %399, %398 ]
  %402 = phi ptr [ %388, %387 ], [ %396, %398 ]
  %403 = add i32 %401, 1
  store i32 %403, ptr %382, align 8, !tbaa !125
  %404 = zext i32 %401 to i64
  %405 = getelementptr inbounds %struct.arrival, ptr %402, i64 %404
  %406 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 6
  %407 = load ptr, ptr %406, align 8, !tbaa !19
  %408 = getelementptr inbounds i8, ptr %407, i64 %380
  store ptr %365, ptr %405, align 8, !tbaa.struct !168
  %409 = getelementptr inbounds i8, ptr %405, i64 8
  store ptr %408, ptr %409, align 8, !tbaa.struct !169
  %410 = getelementptr inbounds i8, ptr %405, i64 16
  store i64 8, ptr %410, align 8, !tbaa.struct !170
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
  %419 = load i32, ptr %418, align 4, !tbaa !112
  %420 = zext i32 %419 to i64
  %421 = getelementptr inbounds i8, ptr %251, i64 %420
  %422 = icmp uge ptr %421, %25
  %423 = icmp ne i32 %417, 0
  %424 = select i1 %422, i1 true, i1 %423
  br i1 %424, label %244, label %250, !llvm.loop !172

425:                                              ; preds = %244
  %426 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %427 = load ptr, ptr %426, align 8, !tbaa !81
  %428 = getelementptr inbounds %struct.hardware_queue, ptr %427, i64 0, i32 1
  %429 = load i64, ptr %428, align 8, !tbaa !154
  %430 = and i64 %429, 2048
  %431 = icmp eq i64 %430, 0
  br i1 %431, label %448, label %432

432:                                              ; preds = %425
  %433 = load ptr, ptr %178, align 8, !tbaa !140
  %434 = load ptr, ptr %0, align 8, !tbaa !51
  %435 = getelementptr inbounds %struct.device, ptr %434, i64 0, i32 15
  %436 = load ptr, ptr %435, align 8, !tbaa !173
  %437 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %438 = load ptr, ptr %437, align 8, !tbaa !161
  %439 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 9
  %440 = load ptr, ptr %439, align 8, !tbaa !26
  %441 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 11
  %442 = load i32, ptr %441, align 4, !tbaa !150
  %443 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 5
  %444 = load ptr, ptr %443, align 8, !tbaa !18
  %445 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 12
  %446 = load i64, ptr %445, align 8, !tbaa !151
  call void %436(ptr noundef %438, ptr noundef %440, i32 noundef 0, i32 noundef %442, ptr noundef %444, i64 noundef %446, i64 noundef 8, i32 noundef 3) #16
  br label %448

447:                                              ; preds = %244
  br i1 %246, label %473, label %448

448:                                              ; preds = %447, %432, %425
  %449 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %450 = load ptr, ptr %449, align 8, !tbaa !81
  %451 = getelementptr inbounds %struct.hardware_queue, ptr %450, i64 0, i32 1
  %452 = load i64, ptr %451, align 8, !tbaa !154
  %453 = trunc i64 %452 to i32
  %454 = and i64 %452, 2048
  %455 = icmp eq i64 %454, 0
  %456 = select i1 %455, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !155
  %457 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %457, align 8, !tbaa !157
  %458 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %456, ptr %458, align 8, !tbaa !158
  %459 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %460 = or i32 %456, 8192
  store i32 %460, ptr %459, align 4, !tbaa !159
  %461 = load ptr, ptr %0, align 8, !tbaa !51
  %462 = getelementptr inbounds %struct.device, ptr %461, i64 0, i32 19
  %463 = load ptr, ptr %462, align 8, !tbaa !160
  %464 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %465 = load ptr, ptr %464, align 8, !tbaa !161
  %466 = or i32 %453, 16384
  call void %463(ptr noundef %465, i32 noundef %453, i32 noundef %466, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %467 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %467, align 8, !tbaa !162
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  %468 = load ptr, ptr %0, align 8, !tbaa !51
  %469 = getelementptr inbounds %struct.device, ptr %468, i64 0, i32 27
  %470 = load ptr, ptr %469, align 8, !tbaa !163
  %471 = load ptr, ptr %464, align 8, !tbaa !161
  %472 = call i32 %470(ptr noundef %471) #16
  br label %473

473:                                              ; preds = %448, %447
  %474 = phi i32 [ %472, %448 ], [ %245, %447 ]
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %542

476:                                              ; preds = %473
  %477 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %478 = load ptr, ptr %477, align 8, !tbaa !90
  %479 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %480 = load ptr, ptr %479, align 8, !tbaa !174
  %481 = icmp eq ptr %480, null
  br i1 %481, label %482, label %500

482:                                              ; preds = %476
  %483 = load ptr, ptr %117, align 8, !tbaa !175
  %484 = icmp eq ptr %483, null
  br i1 %484, label %485, label %500

485:                                              ; preds = %482
  %486 = load i32, ptr %116, align 8, !tbaa !129
  %487 = icmp ugt i32 %486, 16
  br i1 %487, label %500, label %488

488:                                              ; preds = %485
  %489 = call i32 @pthread_mutex_lock(ptr noundef %478) #16
  %490 = getelementptr inbounds %struct.line, ptr %478, i64 0, i32 3
  %491 = load ptr, ptr %490, align 8, !tbaa !176
  %492 = icmp eq ptr %491, null
  br i1 %492, label %495, label %493

493:                                              ; preds = %488
  %494 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %478) #16
  br label %500

495:                                              ; preds = %488
  %496 = getelementptr inbounds %struct.line, ptr %478, i64 0, i32 5
  %497 = load ptr, ptr %496, align 8, !tbaa !98
  %498 = icmp eq ptr %497, null
  %499 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %478) #16
  br i1 %498, label %540, label %500

500:                                              ; preds = %495, %493, %485, %482, %476
  %501 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %502 = call i32 @pthread_mutex_lock(ptr noundef nonnull %501) #16
  %503 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %504 = load ptr, ptr %503, align 8, !tbaa !85
  store ptr %101, ptr %504, align 8, !tbaa !40
  store ptr %101, ptr %503, align 8, !tbaa !85
  %505 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %506 = load i32, ptr %505, align 8, !tbaa !94
  %507 = icmp eq i32 %506, 0
  br i1 %507, label %516, label %508

508:                                              ; preds = %500
  %509 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %510 = load atomic i64, ptr %509 seq_cst, align 8
  %511 = icmp eq i64 %510, 0
  %512 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %501) #16
  br i1 %511, label %518, label %513

513:                                              ; preds = %508
  %514 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %515 = call i32 @pthread_cond_signal(ptr noundef nonnull %514) #16
  br label %518

516:                                              ; preds = %500
  %517 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %501) #16
  br label %518

518:                                              ; preds = %516, %513, %508
  %519 = load ptr, ptr %176, align 8, !tbaa !97
  %520 = getelementptr inbounds %struct.queue, ptr %519, i64 0, i32 2
  %521 = load ptr, ptr %520, align 8, !tbaa !90
  %522 = call i32 @pthread_mutex_lock(ptr noundef %521) #16
  %523 = getelementptr inbounds %struct.line, ptr %521, i64 0, i32 8
  %524 = load i32, ptr %523, align 4, !tbaa !101
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %526, label %531

526:                                              ; preds = %518
  %527 = getelementptr inbounds %struct.line, ptr %521, i64 0, i32 6
  %528 = call i32 @pthread_create(ptr noundef nonnull %527, ptr noundef null, ptr noundef nonnull @hand_over_line, ptr noundef nonnull %521) #16
  %529 = icmp eq i32 %528, 0
  %530 = zext i1 %529 to i32
  store i32 %530, ptr %523, align 4, !tbaa !101
  br i1 %529, label %531, label %538

531:                                              ; preds = %526, %518
  %532 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 1
  store ptr null, ptr %532, align 8, !tbaa !177
  %533 = getelementptr inbounds %struct.line, ptr %521, i64 0, i32 4
  %534 = load ptr, ptr %533, align 8, !tbaa !88
  store ptr %101, ptr %534, align 8, !tbaa !40
  store ptr %532, ptr %533, align 8, !tbaa !88
  %535 = getelementptr inbounds %struct.line, ptr %521, i64 0, i32 1
  %536 = call i32 @pthread_cond_signal(ptr noundef nonnull %535) #16
  %537 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %521) #16
  br label %582

538:                                              ; preds = %526
  %539 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %521) #16
  call fastcc void @hand_over_held(ptr noundef nonnull %101) #18
  br label %582

540:                                              ; preds = %495
  %541 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %101) #18
  br label %542

542:                                              ; preds = %286, %266, %540, %473, %230, %167
  %543 = phi i32 [ %541, %540 ], [ %474, %473 ], [ %173, %167 ], [ %207, %230 ], [ %287, %286 ], [ %284, %266 ]
  switch i32 %543, label %564 [
    i32 0, label %544
    i32 -4, label %562
  ]

544:                                              ; preds = %542
  %545 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %546 = call i32 @pthread_mutex_lock(ptr noundef nonnull %545) #16
  %547 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %548 = load ptr, ptr %547, align 8, !tbaa !85
  store ptr %101, ptr %548, align 8, !tbaa !40
  store ptr %101, ptr %547, align 8, !tbaa !85
  %549 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %550 = load i32, ptr %549, align 8, !tbaa !94
  %551 = icmp eq i32 %550, 0
  br i1 %551, label %560, label %552

552:                                              ; preds = %544
  %553 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %554 = load atomic i64, ptr %553 seq_cst, align 8
  %555 = icmp eq i64 %554, 0
  %556 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %545) #16
  br i1 %555, label %580, label %557

557:                                              ; preds = %552
  %558 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %559 = call i32 @pthread_cond_signal(ptr noundef nonnull %558) #16
  br label %580

560:                                              ; preds = %544
  %561 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %545) #16
  br label %580

562:                                              ; preds = %542
  %563 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i32 -4, ptr %563 seq_cst, align 8
  br label %580

564:                                              ; preds = %542
  %565 = load ptr, ptr %117, align 8, !tbaa !175
  %566 = icmp eq ptr %565, null
  br i1 %566, label %578, label %567

567:                                              ; preds = %564
  %568 = getelementptr inbounds %struct.chunk, ptr %565, i64 0, i32 2
  %569 = load i64, ptr %568, align 8, !tbaa !58
  %570 = add i64 %569, -1
  %571 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %572 = load ptr, ptr %571, align 8, !tbaa !48
  %573 = getelementptr inbounds %struct.staging, ptr %572, i64 0, i32 2
  store i64 %570, ptr %573, align 8, !tbaa !178
  br label %574

574:                                              ; preds = %574, %567
  %575 = phi ptr [ %576, %574 ], [ %565, %567 ]
  %576 = load ptr, ptr %575, align 8, !tbaa !55
  call void @free(ptr noundef nonnull %575) #16
  %577 = icmp eq ptr %576, null
  br i1 %577, label %578, label %574, !llvm.loop !179

578:                                              ; preds = %574, %564
  store ptr null, ptr %117, align 8, !tbaa !175
  store ptr %117, ptr %118, align 8, !tbaa !130
  %579 = load ptr, ptr %98, align 8, !tbaa !104
  store ptr %579, ptr %101, align 8, !tbaa !105
  store ptr %101, ptr %98, align 8, !tbaa !104
  br label %580

580:                                              ; preds = %578, %562, %560, %557, %552
  %581 = sext i32 %543 to i64
  br label %582

582:                                              ; preds = %107, %531, %538, %580
  %583 = phi i64 [ %108, %107 ], [ %581, %580 ], [ 0, %538 ], [ 0, %531 ]
  %584 = icmp eq i64 %23, 0
  br i1 %584, label %592, label %585, !prof !106

585:                                              ; preds = %582
  %586 = load ptr, ptr %0, align 8, !tbaa !51
  %587 = getelementptr inbounds %struct.device, ptr %586, i64 0, i32 41
  %588 = load atomic i64, ptr %587 seq_cst, align 8
  %589 = icmp eq i64 %588, 0
  br i1 %589, label %592, label %590

590:                                              ; preds = %585
  %591 = inttoptr i64 %588 to ptr
  call fastcc void @add_span(ptr noundef nonnull %591, i64 noundef %23, i16 noundef 1, i16 noundef 2, i64 noundef 0) #18
  br label %592

592:                                              ; preds = %582, %585, %590
  ret i64 %583
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
  store i32 %8, ptr %9, align 4, !tbaa !180
  %10 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 10
  store ptr %6, ptr %10, align 8, !tbaa !182
  br label %11

11:                                               ; preds = %2, %5
  %12 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  store ptr %3, ptr %12, align 8, !tbaa !70
  %13 = icmp ne ptr %3, null
  %14 = zext i1 %13 to i32
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %3 = load ptr, ptr %2, align 8, !tbaa !70
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #16
  %5 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 8
  store i32 1, ptr %5, align 8, !tbaa !183
  %6 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #16
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #16
  %9 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 6
  %10 = load i32, ptr %9, align 8, !tbaa !184
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %1, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %1 ]
  %14 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 9, i64 %13
  %15 = load i64, ptr %14, align 8, !tbaa !4
  %16 = tail call i32 @pthread_join(i64 noundef %15, ptr noundef null) #16
  %17 = add nuw nsw i64 %13, 1
  %18 = load i32, ptr %9, align 8, !tbaa !184
  %19 = zext i32 %18 to i64
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %12, label %21, !llvm.loop !185

21:                                               ; preds = %12, %1
  tail call void @free(ptr noundef nonnull %3) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %6 = load ptr, ptr %5, align 8, !tbaa !70
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
  store ptr %35, ptr %39, align 8, !tbaa.struct !186
  %40 = getelementptr inbounds i8, ptr %39, i64 8
  store ptr %36, ptr %40, align 8, !tbaa.struct !187
  %41 = getelementptr inbounds i8, ptr %39, i64 16
  store i64 %38, ptr %41, align 8, !tbaa.struct !188
  %42 = getelementptr inbounds i8, ptr %39, i64 24
  store i32 0, ptr %42, align 8, !tbaa.struct !189
  %43 = getelementptr inbounds i8, ptr %35, i64 %38
  %44 = getelementptr inbounds i8, ptr %36, i64 %38
  %45 = sub i64 %37, %38
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp ne i64 %45, 0
  %48 = icmp ult i64 %34, 15
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %33, label %50, !llvm.loop !190

50:                                               ; preds = %33
  %51 = trunc i64 %34 to i32
  %52 = trunc i64 %46 to i32
  %53 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %54 = load i32, ptr %17, align 8, !tbaa !184
  %55 = load i32, ptr %18, align 4, !tbaa !180
  %56 = icmp ult i32 %54, %55
  br i1 %56, label %57, label %69

57:                                               ; preds = %50, %65
  %58 = phi i32 [ %66, %65 ], [ %54, %50 ]
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9, i64 %59
  %61 = call i32 @pthread_create(ptr noundef nonnull %60, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #16
  %62 = icmp eq i32 %61, 0
  %63 = load i32, ptr %17, align 8, !tbaa !184
  br i1 %62, label %65, label %64

64:                                               ; preds = %57
  store i32 %63, ptr %18, align 4, !tbaa !180
  br label %69

65:                                               ; preds = %57
  %66 = add i32 %63, 1
  store i32 %66, ptr %17, align 8, !tbaa !184
  %67 = load i32, ptr %18, align 4, !tbaa !180
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %57, label %69, !llvm.loop !191

69:                                               ; preds = %65, %50, %64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #17
  %70 = load ptr, ptr %19, align 8, !tbaa !192
  store ptr %70, ptr %9, align 8, !tbaa !193
  store ptr %10, ptr %20, align 8, !tbaa !195
  store i32 %52, ptr %21, align 8, !tbaa !196
  store i32 0, ptr %22, align 4, !tbaa !197
  store i16 %5, ptr %23, align 8, !tbaa !198
  store ptr %9, ptr %19, align 8, !tbaa !192
  %71 = load i32, ptr %24, align 8, !tbaa !199
  %72 = add i32 %71, 1
  store atomic i32 %72, ptr %24 seq_cst, align 8
  %73 = and i64 %46, 4294967295
  br label %74

74:                                               ; preds = %146, %69
  %75 = phi i32 [ 0, %69 ], [ %147, %146 ]
  %76 = load i32, ptr %22, align 4, !tbaa !197
  %77 = icmp ugt i32 %76, %51
  br i1 %77, label %99, label %78

78:                                               ; preds = %74
  %79 = load ptr, ptr %20, align 8, !tbaa !195
  %80 = add nuw i32 %76, 1
  store i32 %80, ptr %22, align 4, !tbaa !197
  %81 = load i32, ptr %21, align 8, !tbaa !196
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %78, %83
  %84 = phi ptr [ %85, %83 ], [ %19, %78 ]
  %85 = load ptr, ptr %84, align 8, !tbaa !40
  %86 = icmp eq ptr %85, %9
  br i1 %86, label %87, label %83, !llvm.loop !200

87:                                               ; preds = %83
  %88 = load ptr, ptr %9, align 8, !tbaa !193
  store ptr %88, ptr %84, align 8, !tbaa !40
  %89 = load i32, ptr %24, align 8, !tbaa !199
  %90 = add i32 %89, -1
  store atomic i32 %90, ptr %24 seq_cst, align 8
  br label %91

91:                                               ; preds = %87, %78
  %92 = load ptr, ptr %19, align 8, !tbaa !192
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
  %102 = load i32, ptr %101, align 8, !tbaa !201
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %130

104:                                              ; preds = %99
  %105 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #17
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %107 = load i64, ptr %8, align 8, !tbaa !107
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %25, align 8, !tbaa !109
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #17
  %110 = add i64 %109, 200000
  %111 = add i64 %110, %108
  %112 = load atomic i32, ptr %101 seq_cst, align 8
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %121

114:                                              ; preds = %104, %125
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #17
  %115 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %116 = load i64, ptr %7, align 8, !tbaa !107
  %117 = mul i64 %116, 1000000000
  %118 = load i64, ptr %26, align 8, !tbaa !109
  %119 = add i64 %117, %118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #17
  %120 = icmp ult i64 %119, %111
  br i1 %120, label %125, label %121

121:                                              ; preds = %125, %114, %104
  %122 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %123 = load i32, ptr %101, align 8, !tbaa !201
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %128, label %130

125:                                              ; preds = %114
  call void @llvm.aarch64.hint(i32 1)
  %126 = load atomic i32, ptr %101 seq_cst, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %114, label %121, !llvm.loop !203

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
  %137 = load i32, ptr %136, align 8, !tbaa !201
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %134
  %140 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  %141 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %142 = add nuw nsw i64 %135, 1
  %143 = icmp eq i64 %142, %73
  br i1 %143, label %149, label %134, !llvm.loop !204

144:                                              ; preds = %134
  %145 = trunc i64 %135 to i32
  br label %146

146:                                              ; preds = %144, %130
  %147 = phi i32 [ %75, %130 ], [ %145, %144 ]
  %148 = icmp ugt i32 %147, %51
  br i1 %148, label %149, label %74, !llvm.loop !205

149:                                              ; preds = %146, %139
  %150 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #17
  %151 = icmp eq i64 %45, 0
  br i1 %151, label %152, label %29, !llvm.loop !206

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
  store ptr %9, ptr %10, align 8, !tbaa !38
  %11 = icmp eq ptr %9, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %1, ptr %13, align 8, !tbaa !140
  %14 = tail call fastcc i32 @begin_submission(ptr noundef %0) #18
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
  %29 = load i64, ptr %28, align 8, !tbaa !4
  %30 = icmp eq i64 %29, %24
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = load i64, ptr %19, align 8, !tbaa !127
  %33 = load ptr, ptr %0, align 8, !tbaa !51
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !113
  %36 = add i64 %32, -1
  %37 = add i64 %36, %35
  %38 = urem i64 %37, %35
  %39 = sub nuw i64 %37, %38
  %40 = load ptr, ptr %10, align 8, !tbaa !38
  %41 = add nuw i64 %25, 1
  %42 = getelementptr inbounds i64, ptr %40, i64 %25
  store i64 %39, ptr %42, align 8, !tbaa !4
  br label %43

43:                                               ; preds = %31, %27, %23
  %44 = phi i64 [ %41, %31 ], [ %25, %27 ], [ %25, %23 ]
  %45 = getelementptr inbounds i8, ptr %2, i64 %24
  %46 = tail call fastcc i32 @execute(ptr noundef %0, ptr noundef %45) #18
  %47 = getelementptr inbounds %struct.command, ptr %45, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !112
  %49 = zext i32 %48 to i64
  %50 = add i64 %24, %49
  %51 = icmp ult i64 %50, %3
  %52 = icmp eq i32 %46, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %23, label %20, !llvm.loop !207

54:                                               ; preds = %20
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !81
  %57 = getelementptr inbounds %struct.hardware_queue, ptr %56, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !154
  %59 = trunc i64 %58 to i32
  %60 = and i64 %58, 2048
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !155
  %63 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %63, align 8, !tbaa !157
  %64 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %62, ptr %64, align 8, !tbaa !158
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %66 = or i32 %62, 8192
  store i32 %66, ptr %65, align 4, !tbaa !159
  %67 = load ptr, ptr %0, align 8, !tbaa !51
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 19
  %69 = load ptr, ptr %68, align 8, !tbaa !160
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %71 = load ptr, ptr %70, align 8, !tbaa !161
  %72 = or i32 %59, 16384
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %73, align 8, !tbaa !162
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  %74 = load ptr, ptr %0, align 8, !tbaa !51
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 27
  %76 = load ptr, ptr %75, align 8, !tbaa !163
  %77 = load ptr, ptr %70, align 8, !tbaa !161
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
  %6 = load ptr, ptr %5, align 8, !tbaa !140
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 32
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 30
  %9 = load i32, ptr %8, align 8, !tbaa !129
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 31
  %11 = load i32, ptr %10, align 4, !tbaa !9
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
  store i32 %16, ptr %10, align 4, !tbaa !9
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !51
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 17
  %26 = load i32, ptr %25, align 8, !tbaa !126
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  %28 = load i32, ptr %27, align 4, !tbaa !208
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 18
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
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #17
  store i32 40, ptr %2, align 8, !tbaa !209
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !211
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 4
  %44 = load ptr, ptr %43, align 8, !tbaa !15
  store ptr %44, ptr %42, align 8, !tbaa !212
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  %47 = load i32, ptr %46, align 8, !tbaa !21
  store i32 %47, ptr %45, align 8, !tbaa !213
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 4, !tbaa !208
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !214
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !215
  %55 = load ptr, ptr %24, align 8, !tbaa !25
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #16
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 4, !tbaa !208
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #17
  %59 = load i32, ptr %25, align 8, !tbaa !126
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #17
  br label %99

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  %64 = load i32, ptr %63, align 8, !tbaa !21
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17
  store i32 42, ptr %4, align 8, !tbaa !216
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !218
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !219
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !220
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !221
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 18
  %74 = load ptr, ptr %73, align 8, !tbaa !32
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !40
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #17
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !32
  %82 = load i32, ptr %25, align 8, !tbaa !126
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 8, !tbaa !126
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !40
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %86, ptr %87, align 8, !tbaa !161
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %88, align 8, !tbaa !162
  %89 = load ptr, ptr %7, align 8, !tbaa !35
  %90 = load i32, ptr %8, align 8, !tbaa !129
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !129
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 33
  %95 = load i32, ptr %94, align 8, !tbaa !128
  store i32 %95, ptr %93, align 8, !tbaa.struct !222
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !223
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !169
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !170
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
  %36 = load ptr, ptr %0, align 8, !tbaa !51
  %37 = load i16, ptr %1, align 4, !tbaa !110
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
  %40 = load ptr, ptr %39, align 8, !tbaa !40
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %42 = load ptr, ptr %41, align 8, !tbaa !140
  %43 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #18
  %44 = getelementptr inbounds %struct.kernel, ptr %40, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !114
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %62, label %47

47:                                               ; preds = %38
  %48 = load ptr, ptr %0, align 8, !tbaa !51
  %49 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 8
  %50 = load i64, ptr %49, align 8, !tbaa !127
  %51 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !113
  %53 = add i64 %50, -1
  %54 = add i64 %53, %52
  %55 = urem i64 %54, %52
  %56 = sub nuw i64 %54, %55
  %57 = add i64 %56, %45
  store i64 %57, ptr %49, align 8, !tbaa !127
  %58 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 6
  %59 = load ptr, ptr %58, align 8, !tbaa !19
  %60 = getelementptr inbounds i8, ptr %59, i64 %56
  %61 = tail call ptr @memset(ptr noundef %60, i32 noundef 0, i64 noundef %45) #16
  br label %62

62:                                               ; preds = %47, %38
  %63 = phi i64 [ %56, %47 ], [ 0, %38 ]
  %64 = load i64, ptr %40, align 8, !tbaa !224
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
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %81 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %82 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 1
  %83 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 2
  %84 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 3
  %85 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
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
  %102 = load ptr, ptr %67, align 8, !tbaa !225
  %103 = getelementptr inbounds %struct.task, ptr %102, i64 %101
  %104 = load ptr, ptr %0, align 8, !tbaa !51
  %105 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 6
  %106 = load i64, ptr %105, align 8, !tbaa !226
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %100
  %109 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 8
  br label %125

110:                                              ; preds = %100
  %111 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 3
  %112 = load i64, ptr %111, align 8, !tbaa !228
  br label %139

113:                                              ; preds = %125
  %114 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 4
  %115 = load i64, ptr %114, align 8, !tbaa !229
  %116 = add i64 %135, -1
  %117 = add i64 %116, %115
  %118 = udiv i64 %117, %115
  %119 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 3
  %120 = load i64, ptr %119, align 8, !tbaa !228
  %121 = icmp ult i64 %118, %120
  %122 = icmp ugt i64 %115, %117
  %123 = select i1 %122, i64 1, i64 %118
  %124 = select i1 %121, i64 %123, i64 %120
  br label %139

125:                                              ; preds = %125, %108
  %126 = phi i64 [ 0, %108 ], [ %136, %125 ]
  %127 = phi i64 [ 1, %108 ], [ %135, %125 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %33) #17
  %128 = load ptr, ptr %109, align 8, !tbaa !230
  %129 = getelementptr inbounds i64, ptr %128, i64 %126
  %130 = load i64, ptr %129, align 8, !tbaa !4
  %131 = getelementptr inbounds i8, ptr %68, i64 %130
  %132 = call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %131, i64 noundef 4) #16
  %133 = load i32, ptr %33, align 4, !tbaa !9
  %134 = sext i32 %133 to i64
  %135 = mul i64 %127, %134
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %33) #17
  %136 = add nuw i64 %126, 1
  %137 = load i64, ptr %105, align 8, !tbaa !226
  %138 = icmp ult i64 %136, %137
  br i1 %138, label %125, label %113, !llvm.loop !231

139:                                              ; preds = %113, %110
  %140 = phi i64 [ %124, %113 ], [ %112, %110 ]
  %141 = trunc i64 %140 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %34) #17
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %144

143:                                              ; preds = %139
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #17
  br label %492

144:                                              ; preds = %139
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #17
  %145 = load ptr, ptr %0, align 8, !tbaa !51
  %146 = load ptr, ptr %41, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %30) #17
  %147 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 5
  %148 = load i64, ptr %147, align 8, !tbaa !232
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
  store <2 x ptr> zeroinitializer, ptr %172, align 8, !tbaa !40
  %173 = getelementptr inbounds ptr, ptr %172, i64 2
  store <2 x ptr> zeroinitializer, ptr %173, align 8, !tbaa !40
  %174 = add nuw i64 %170, 4
  %175 = icmp eq i64 %174, %167
  br i1 %175, label %176, label %169, !llvm.loop !233

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
  %184 = load ptr, ptr %151, align 8, !tbaa !236
  %185 = getelementptr inbounds %struct.binding, ptr %184, i64 %182
  %186 = load i64, ptr %185, align 8, !tbaa !237
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
  %191 = load i64, ptr %190, align 8, !tbaa !239
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #17
  %192 = getelementptr inbounds i8, ptr %68, i64 %191
  %193 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %192, i64 noundef 8) #16
  %194 = load ptr, ptr %29, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #17
  %195 = load ptr, ptr %194, align 8, !tbaa !240
  %196 = add i32 %183, 1
  %197 = zext i32 %183 to i64
  %198 = getelementptr inbounds ptr, ptr %30, i64 %197
  store ptr %195, ptr %198, align 8, !tbaa !40
  %199 = load i64, ptr %147, align 8, !tbaa !232
  br label %200

200:                                              ; preds = %189, %180
  %201 = phi i64 [ %199, %189 ], [ %181, %180 ]
  %202 = phi i32 [ %196, %189 ], [ %183, %180 ]
  %203 = add nuw i64 %182, 1
  %204 = icmp ult i64 %203, %201
  br i1 %204, label %180, label %152, !llvm.loop !242

205:                                              ; preds = %178, %205
  %206 = phi i64 [ %207, %205 ], [ %179, %178 ]
  %207 = add nuw nsw i64 %206, 1
  %208 = getelementptr inbounds ptr, ptr %30, i64 %206
  store ptr null, ptr %208, align 8, !tbaa !40
  %209 = and i64 %207, 4294967295
  %210 = icmp eq i64 %209, 6
  br i1 %210, label %211, label %205, !llvm.loop !243

211:                                              ; preds = %205, %176, %152
  %212 = load ptr, ptr %41, align 8, !tbaa !140
  %213 = ptrtoint ptr %103 to i64
  %214 = udiv i64 %213, 72
  %215 = and i64 %214, 63
  %216 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 38, i64 %215
  %217 = load ptr, ptr %216, align 8, !tbaa !132
  %218 = icmp eq ptr %217, %103
  br i1 %218, label %219, label %237

219:                                              ; preds = %211
  %220 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 38, i64 %215, i32 2, i64 0
  %221 = load <4 x ptr>, ptr %220, align 8, !tbaa !40
  %222 = load <4 x ptr>, ptr %30, align 16, !tbaa !40
  %223 = icmp ne <4 x ptr> %221, %222
  %224 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 38, i64 %215, i32 2, i64 4
  %225 = load <2 x ptr>, ptr %224, align 8, !tbaa !40
  %226 = load <2 x ptr>, ptr %70, align 16, !tbaa !40
  %227 = icmp eq <2 x ptr> %225, %226
  %228 = bitcast <4 x i1> %223 to i4
  %229 = icmp eq i4 %228, 0
  %230 = extractelement <2 x i1> %227, i64 0
  %231 = and i1 %229, %230
  %232 = extractelement <2 x i1> %227, i64 1
  %233 = and i1 %231, %232
  br i1 %233, label %234, label %237

234:                                              ; preds = %219
  %235 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 38, i64 %215, i32 1
  %236 = load ptr, ptr %235, align 8, !tbaa !244
  store ptr %236, ptr %35, align 8, !tbaa !40
  br label %402

237:                                              ; preds = %187, %180, %180, %219, %211
  %238 = phi i1 [ false, %219 ], [ false, %211 ], [ true, %180 ], [ true, %180 ], [ true, %187 ]
  %239 = phi ptr [ %216, %219 ], [ %216, %211 ], [ null, %180 ], [ null, %180 ], [ null, %187 ]
  %240 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 20
  %241 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 21
  %242 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 2
  %243 = getelementptr inbounds %struct.device, ptr %145, i64 0, i32 3
  %244 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 19
  %245 = getelementptr inbounds %struct.device, ptr %145, i64 0, i32 22
  %246 = load i32, ptr %240, align 4, !tbaa !131
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %257, label %248

248:                                              ; preds = %237
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #17
  store i32 34, ptr %28, align 8, !tbaa !245
  store ptr null, ptr %71, align 8, !tbaa !247
  %249 = load ptr, ptr %241, align 8, !tbaa !33
  %250 = add i32 %246, -1
  %251 = zext i32 %250 to i64
  %252 = getelementptr inbounds ptr, ptr %249, i64 %251
  %253 = load ptr, ptr %252, align 8, !tbaa !40
  store ptr %253, ptr %72, align 8, !tbaa !248
  store i32 1, ptr %73, align 8, !tbaa !249
  store ptr %242, ptr %74, align 8, !tbaa !250
  %254 = load ptr, ptr %243, align 8, !tbaa !251
  %255 = load ptr, ptr %145, align 8, !tbaa !25
  %256 = call i32 %254(ptr noundef %255, ptr noundef nonnull %28, ptr noundef nonnull %35) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #17
  switch i32 %256, label %297 [
    i32 -12, label %257
    i32 -1000069000, label %257
  ]

257:                                              ; preds = %248, %248, %237
  %258 = load i32, ptr %240, align 4, !tbaa !131
  %259 = load i32, ptr %244, align 8, !tbaa !22
  %260 = icmp ult i32 %258, %259
  br i1 %260, label %261, label %263

261:                                              ; preds = %257
  %262 = add nuw i32 %258, 1
  store i32 %262, ptr %240, align 4, !tbaa !131
  br label %288

263:                                              ; preds = %257
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %26, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #17
  store i32 33, ptr %27, align 8, !tbaa !252
  store ptr null, ptr %75, align 8, !tbaa !254
  store <2 x i32> <i32 0, i32 128>, ptr %76, align 8, !tbaa !9
  store i32 5, ptr %77, align 8, !tbaa !255
  store ptr %26, ptr %78, align 8, !tbaa !256
  %264 = icmp eq i32 %259, 0
  %265 = shl i32 %259, 1
  %266 = select i1 %264, i32 8, i32 %265
  %267 = load ptr, ptr %241, align 8, !tbaa !40
  %268 = zext i32 %266 to i64
  %269 = shl nuw nsw i64 %268, 3
  %270 = call ptr @realloc(ptr noundef %267, i64 noundef %269) #16
  %271 = icmp eq ptr %270, null
  br i1 %271, label %280, label %272

272:                                              ; preds = %263
  store ptr %270, ptr %241, align 8, !tbaa !40
  %273 = load ptr, ptr %245, align 8, !tbaa !257
  %274 = load ptr, ptr %145, align 8, !tbaa !25
  %275 = load i32, ptr %244, align 8, !tbaa !22
  %276 = zext i32 %275 to i64
  %277 = getelementptr inbounds ptr, ptr %270, i64 %276
  %278 = call i32 %273(ptr noundef %274, ptr noundef nonnull %27, ptr noundef null, ptr noundef nonnull %277) #16
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %282, label %280

280:                                              ; preds = %272, %263
  %281 = phi i32 [ -1, %263 ], [ %278, %272 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #17
  br label %496

282:                                              ; preds = %272
  %283 = load i32, ptr %244, align 8, !tbaa !22
  %284 = add i32 %283, 1
  store i32 %284, ptr %244, align 8, !tbaa !22
  %285 = load i32, ptr %240, align 4, !tbaa !131
  %286 = add i32 %285, 1
  store i32 %286, ptr %240, align 4, !tbaa !131
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #17
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %496, label %288

288:                                              ; preds = %282, %261
  %289 = phi i32 [ %258, %261 ], [ %285, %282 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #17
  store i32 34, ptr %28, align 8, !tbaa !245
  store ptr null, ptr %71, align 8, !tbaa !247
  %290 = load ptr, ptr %241, align 8, !tbaa !33
  %291 = zext i32 %289 to i64
  %292 = getelementptr inbounds ptr, ptr %290, i64 %291
  %293 = load ptr, ptr %292, align 8, !tbaa !40
  store ptr %293, ptr %72, align 8, !tbaa !248
  store i32 1, ptr %73, align 8, !tbaa !249
  store ptr %242, ptr %74, align 8, !tbaa !250
  %294 = load ptr, ptr %243, align 8, !tbaa !251
  %295 = load ptr, ptr %145, align 8, !tbaa !25
  %296 = call i32 %294(ptr noundef %295, ptr noundef nonnull %28, ptr noundef nonnull %35) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #17
  br label %297

297:                                              ; preds = %288, %248
  %298 = phi i32 [ %256, %248 ], [ %296, %288 ]
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %496

300:                                              ; preds = %297
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %31) #17
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %32) #17
  %301 = load i64, ptr %147, align 8, !tbaa !232
  %302 = icmp eq i64 %301, 0
  br i1 %302, label %308, label %303

303:                                              ; preds = %300
  %304 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 7
  %305 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 5
  br label %313

306:                                              ; preds = %379
  %307 = trunc i64 %390 to i32
  br label %308

308:                                              ; preds = %306, %300
  %309 = phi i32 [ 0, %300 ], [ %307, %306 ]
  %310 = getelementptr inbounds %struct.device, ptr %145, i64 0, i32 37
  %311 = load ptr, ptr %310, align 8, !tbaa !258
  %312 = load ptr, ptr %145, align 8, !tbaa !25
  call void %311(ptr noundef %312, i32 noundef %309, ptr noundef nonnull %31, i32 noundef 0, ptr noundef null) #16
  br i1 %238, label %401, label %392

313:                                              ; preds = %379, %303
  %314 = phi i64 [ 0, %303 ], [ %389, %379 ]
  %315 = load ptr, ptr %304, align 8, !tbaa !236
  %316 = getelementptr inbounds %struct.binding, ptr %315, i64 %314
  %317 = getelementptr inbounds [128 x %union.anon], ptr %32, i64 0, i64 %314
  %318 = load i64, ptr %316, align 8, !tbaa !237
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
  %320 = load ptr, ptr %305, align 8, !tbaa !18
  %321 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 3
  %322 = load i64, ptr %321, align 8, !tbaa !259
  store ptr %320, ptr %317, align 8, !tbaa.struct !260
  %323 = getelementptr inbounds i8, ptr %317, i64 8
  store i64 0, ptr %323, align 8, !tbaa.struct !261
  %324 = getelementptr inbounds i8, ptr %317, i64 16
  store i64 %322, ptr %324, align 8, !tbaa.struct !170
  br label %366

325:                                              ; preds = %313
  %326 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %327 = load i64, ptr %326, align 8, !tbaa !239
  %328 = inttoptr i64 %327 to ptr
  br label %337

329:                                              ; preds = %313
  %330 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %331 = load i64, ptr %330, align 8, !tbaa !239
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #17
  %332 = getelementptr inbounds i8, ptr %68, i64 %331
  %333 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %332, i64 noundef 8) #16
  %334 = load ptr, ptr %25, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #17
  br label %337

335:                                              ; preds = %313
  %336 = load ptr, ptr %79, align 8, !tbaa !103
  br label %337

337:                                              ; preds = %335, %329, %325
  %338 = phi ptr [ %328, %325 ], [ %334, %329 ], [ %336, %335 ]
  %339 = load ptr, ptr %338, align 8, !tbaa !240
  %340 = getelementptr inbounds %struct.memory, ptr %338, i64 0, i32 1
  %341 = load i64, ptr %340, align 8, !tbaa !262
  store ptr %339, ptr %317, align 8, !tbaa.struct !260
  %342 = getelementptr inbounds i8, ptr %317, i64 8
  store i64 0, ptr %342, align 8, !tbaa.struct !261
  %343 = getelementptr inbounds i8, ptr %317, i64 16
  store i64 %341, ptr %343, align 8, !tbaa.struct !170
  br label %366

344:                                              ; preds = %313
  %345 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %346 = load i64, ptr %345, align 8, !tbaa !239
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #17
  %347 = getelementptr inbounds i8, ptr %68, i64 %346
  %348 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %347, i64 noundef 8) #16
  %349 = load ptr, ptr %24, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #17
  %350 = getelementptr inbounds %struct.texture, ptr %349, i64 0, i32 3
  %351 = load ptr, ptr %350, align 8, !tbaa !263
  %352 = getelementptr inbounds %struct.texture, ptr %349, i64 0, i32 1
  %353 = load ptr, ptr %352, align 8, !tbaa !265
  store ptr %351, ptr %317, align 8, !tbaa.struct !266
  %354 = getelementptr inbounds i8, ptr %317, i64 8
  store ptr %353, ptr %354, align 8, !tbaa.struct !267
  %355 = getelementptr inbounds i8, ptr %317, i64 16
  store i32 1, ptr %355, align 8, !tbaa.struct !268
  br label %366

356:                                              ; preds = %313
  %357 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %358 = load i64, ptr %357, align 8, !tbaa !239
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #17
  %359 = getelementptr inbounds i8, ptr %68, i64 %358
  %360 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %359, i64 noundef 8) #16
  %361 = load ptr, ptr %23, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #17
  %362 = getelementptr inbounds %struct.texture, ptr %361, i64 0, i32 2
  %363 = load ptr, ptr %362, align 8, !tbaa !269
  store ptr null, ptr %317, align 8, !tbaa.struct !266
  %364 = getelementptr inbounds i8, ptr %317, i64 8
  store ptr %363, ptr %364, align 8, !tbaa.struct !267
  %365 = getelementptr inbounds i8, ptr %317, i64 16
  store i32 1, ptr %365, align 8, !tbaa.struct !268
  br label %366

366:                                              ; preds = %356, %344, %337, %319
  %367 = load i64, ptr %316, align 8, !tbaa !237
  br label %368

368:                                              ; preds = %366, %313
  %369 = phi i64 [ %367, %366 ], [ %318, %313 ]
  %370 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %31, i64 0, i64 %314
  %371 = load ptr, ptr %35, align 8, !tbaa !40
  %372 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 1
  %373 = load i64, ptr %372, align 8, !tbaa !270
  %374 = trunc i64 %373 to i32
  %375 = icmp ult i64 %369, 8
  br i1 %375, label %376, label %379

376:                                              ; preds = %368
  %377 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %369
  %378 = load i32, ptr %377, align 4
  br label %379

379:                                              ; preds = %368, %376
  %380 = phi i32 [ %378, %376 ], [ 7, %368 ]
  store i32 35, ptr %370, align 8, !tbaa.struct !271
  %381 = getelementptr inbounds i8, ptr %370, i64 8
  store ptr null, ptr %381, align 8, !tbaa.struct !272
  %382 = getelementptr inbounds i8, ptr %370, i64 16
  store ptr %371, ptr %382, align 8, !tbaa.struct !273
  %383 = getelementptr inbounds i8, ptr %370, i64 24
  store i32 %374, ptr %383, align 8, !tbaa.struct !274
  %384 = getelementptr inbounds i8, ptr %370, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %384, align 4
  %385 = getelementptr inbounds i8, ptr %370, i64 36
  store i32 %380, ptr %385, align 4, !tbaa.struct !275
  %386 = getelementptr inbounds i8, ptr %370, i64 40
  store ptr %317, ptr %386, align 8, !tbaa.struct !276
  %387 = getelementptr inbounds i8, ptr %370, i64 48
  store ptr %317, ptr %387, align 8, !tbaa.struct !277
  %388 = getelementptr inbounds i8, ptr %370, i64 56
  store ptr null, ptr %388, align 8, !tbaa.struct !278
  %389 = add nuw i64 %314, 1
  %390 = load i64, ptr %147, align 8, !tbaa !232
  %391 = icmp ult i64 %389, %390
  br i1 %391, label %313, label %306, !llvm.loop !279

392:                                              ; preds = %308
  store ptr %103, ptr %239, align 8, !tbaa !132
  %393 = load ptr, ptr %35, align 8, !tbaa !40
  %394 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 1
  store ptr %393, ptr %394, align 8, !tbaa !244
  %395 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 2, i64 0
  %396 = load <2 x ptr>, ptr %30, align 16, !tbaa !40
  store <2 x ptr> %396, ptr %395, align 8, !tbaa !40
  %397 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 2, i64 2
  %398 = load <2 x ptr>, ptr %69, align 16, !tbaa !40
  store <2 x ptr> %398, ptr %397, align 8, !tbaa !40
  %399 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 2, i64 4
  %400 = load <2 x ptr>, ptr %70, align 16, !tbaa !40
  store <2 x ptr> %400, ptr %399, align 8, !tbaa !40
  br label %401

401:                                              ; preds = %392, %308
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %32) #17
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %31) #17
  br label %402

402:                                              ; preds = %401, %234
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #17
  %403 = load i32, ptr %80, align 8, !tbaa !162
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %417, label %405

405:                                              ; preds = %402
  %406 = load ptr, ptr %81, align 8, !tbaa !81
  %407 = getelementptr inbounds %struct.hardware_queue, ptr %406, i64 0, i32 1
  %408 = load i64, ptr %407, align 8, !tbaa !154
  %409 = trunc i64 %408 to i32
  %410 = and i64 %408, 2048
  %411 = icmp eq i64 %410, 0
  %412 = select i1 %411, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #17
  store i32 46, ptr %22, align 8, !tbaa !155
  store ptr null, ptr %82, align 8, !tbaa !157
  store i32 %412, ptr %83, align 8, !tbaa !158
  store i32 %412, ptr %84, align 4, !tbaa !159
  %413 = load ptr, ptr %0, align 8, !tbaa !51
  %414 = getelementptr inbounds %struct.device, ptr %413, i64 0, i32 19
  %415 = load ptr, ptr %414, align 8, !tbaa !160
  %416 = load ptr, ptr %85, align 8, !tbaa !161
  call void %415(ptr noundef %416, i32 noundef %409, i32 noundef %409, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %22, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #17
  br label %417

417:                                              ; preds = %405, %402
  store i32 1, ptr %80, align 8, !tbaa !162
  %418 = load i64, ptr %147, align 8, !tbaa !232
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %422, label %420

420:                                              ; preds = %417
  %421 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 7
  br label %436

422:                                              ; preds = %487, %417
  %423 = phi i32 [ 0, %417 ], [ %488, %487 ]
  %424 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 8
  %425 = load ptr, ptr %424, align 8, !tbaa !280
  %426 = load ptr, ptr %85, align 8, !tbaa !161
  %427 = load ptr, ptr %103, align 8, !tbaa !281
  call void %425(ptr noundef %426, i32 noundef 1, ptr noundef %427) #16
  %428 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 7
  %429 = load ptr, ptr %428, align 8, !tbaa !282
  %430 = load ptr, ptr %85, align 8, !tbaa !161
  %431 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 1
  %432 = load ptr, ptr %431, align 8, !tbaa !283
  call void %429(ptr noundef %430, i32 noundef 1, ptr noundef %432, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %35, i32 noundef %423, ptr noundef nonnull %34) #16
  %433 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 16
  %434 = load ptr, ptr %433, align 8, !tbaa !284
  %435 = load ptr, ptr %85, align 8, !tbaa !161
  call void %434(ptr noundef %435, i32 noundef %141, i32 noundef 1, i32 noundef 1) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #17
  br label %492

436:                                              ; preds = %487, %420
  %437 = phi i32 [ 0, %420 ], [ %488, %487 ]
  %438 = phi i64 [ 0, %420 ], [ %489, %487 ]
  %439 = load ptr, ptr %421, align 8, !tbaa !236
  %440 = getelementptr inbounds %struct.binding, ptr %439, i64 %438
  %441 = load i64, ptr %440, align 8, !tbaa !237
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
  store i32 %99, ptr %445, align 4, !tbaa !9
  br label %487

446:                                              ; preds = %436
  %447 = getelementptr inbounds %struct.binding, ptr %439, i64 %438, i32 2
  %448 = load i64, ptr %447, align 8, !tbaa !239
  %449 = add i64 %448, %43
  %450 = trunc i64 %449 to i32
  %451 = add i32 %437, 1
  %452 = zext i32 %437 to i64
  %453 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %452
  store i32 %450, ptr %453, align 4, !tbaa !9
  br label %487

454:                                              ; preds = %436
  %455 = add i32 %437, 1
  %456 = zext i32 %437 to i64
  %457 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %456
  store i32 %98, ptr %457, align 4, !tbaa !9
  br label %487

458:                                              ; preds = %436, %436
  %459 = getelementptr inbounds %struct.binding, ptr %439, i64 %438, i32 2
  %460 = load i64, ptr %459, align 8, !tbaa !239
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #17
  %461 = getelementptr inbounds i8, ptr %68, i64 %460
  %462 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %461, i64 noundef 8) #16
  %463 = load ptr, ptr %21, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #17
  %464 = load ptr, ptr %463, align 8, !tbaa !285
  %465 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 1
  %466 = load i32, ptr %465, align 8, !tbaa !286
  %467 = icmp eq i32 %466, 1
  br i1 %467, label %487, label %468

468:                                              ; preds = %458
  %469 = load ptr, ptr %81, align 8, !tbaa !81
  %470 = getelementptr inbounds %struct.hardware_queue, ptr %469, i64 0, i32 1
  %471 = load i64, ptr %470, align 8, !tbaa !154
  %472 = trunc i64 %471 to i32
  %473 = and i64 %471, 2048
  %474 = icmp eq i64 %473, 0
  %475 = select i1 %474, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #17
  store i32 45, ptr %20, align 8, !tbaa !288
  store ptr null, ptr %86, align 8, !tbaa !291
  store i32 %475, ptr %87, align 8, !tbaa !292
  store i32 %475, ptr %88, align 4, !tbaa !293
  store i32 %466, ptr %89, align 8, !tbaa !294
  store <2 x i32> <i32 1, i32 -1>, ptr %90, align 4, !tbaa !145
  store i32 -1, ptr %91, align 4, !tbaa !295
  %476 = load ptr, ptr %464, align 8, !tbaa !296
  store ptr %476, ptr %92, align 8, !tbaa !297
  %477 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 2
  %478 = load i32, ptr %477, align 4, !tbaa !298
  store i32 %478, ptr %93, align 8, !tbaa !299
  store i32 0, ptr %94, align 4, !tbaa !300
  %479 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 3
  %480 = load i32, ptr %479, align 8, !tbaa !301
  store i32 %480, ptr %95, align 8, !tbaa !302
  store i32 0, ptr %96, align 4, !tbaa !303
  %481 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 4
  %482 = load i32, ptr %481, align 4, !tbaa !304
  store i32 %482, ptr %97, align 8, !tbaa !305
  %483 = load ptr, ptr %0, align 8, !tbaa !51
  %484 = getelementptr inbounds %struct.device, ptr %483, i64 0, i32 19
  %485 = load ptr, ptr %484, align 8, !tbaa !160
  %486 = load ptr, ptr %85, align 8, !tbaa !161
  call void %485(ptr noundef %486, i32 noundef %472, i32 noundef %472, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %20) #16
  store i32 1, ptr %465, align 8, !tbaa !286
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #17
  br label %487

487:                                              ; preds = %468, %458, %454, %446, %442, %436
  %488 = phi i32 [ %437, %436 ], [ %455, %454 ], [ %451, %446 ], [ %443, %442 ], [ %437, %458 ], [ %437, %468 ]
  %489 = add nuw i64 %438, 1
  %490 = load i64, ptr %147, align 8, !tbaa !232
  %491 = icmp ult i64 %489, %490
  br i1 %491, label %436, label %422, !llvm.loop !306

492:                                              ; preds = %422, %143
  %493 = add nuw i64 %101, 1
  %494 = load i64, ptr %40, align 8, !tbaa !224
  %495 = icmp ult i64 %493, %494
  br i1 %495, label %100, label %498, !llvm.loop !307

496:                                              ; preds = %297, %282, %280
  %497 = phi i32 [ %281, %280 ], [ -1000069000, %282 ], [ %298, %297 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #17
  br label %1086

498:                                              ; preds = %492, %62
  %499 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %500 = load ptr, ptr %499, align 8, !tbaa !40
  %501 = icmp eq ptr %500, null
  br i1 %501, label %1086, label %502

502:                                              ; preds = %498
  %503 = load i64, ptr %44, align 8, !tbaa !114
  %504 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 24
  %505 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 22
  %506 = load i32, ptr %505, align 8, !tbaa !125
  %507 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 23
  %508 = load i32, ptr %507, align 4, !tbaa !9
  %509 = icmp ugt i32 %508, %506
  br i1 %509, label %510, label %512

510:                                              ; preds = %502
  %511 = load ptr, ptr %504, align 8, !tbaa !34
  br label %523

512:                                              ; preds = %502
  %513 = icmp eq i32 %508, 0
  %514 = shl i32 %508, 1
  %515 = select i1 %513, i32 8, i32 %514
  %516 = load ptr, ptr %504, align 8, !tbaa !40
  %517 = zext i32 %515 to i64
  %518 = mul nuw nsw i64 %517, 24
  %519 = call ptr @realloc(ptr noundef %516, i64 noundef %518) #16
  %520 = icmp eq ptr %519, null
  br i1 %520, label %1086, label %521

521:                                              ; preds = %512
  store ptr %519, ptr %504, align 8, !tbaa !40
  store i32 %515, ptr %507, align 4, !tbaa !9
  %522 = load i32, ptr %505, align 8, !tbaa !125
  br label %523

523:                                              ; preds = %521, %510
  %524 = phi i32 [ %506, %510 ], [ %522, %521 ]
  %525 = phi ptr [ %511, %510 ], [ %519, %521 ]
  %526 = add i32 %524, 1
  store i32 %526, ptr %505, align 8, !tbaa !125
  %527 = zext i32 %524 to i64
  %528 = getelementptr inbounds %struct.arrival, ptr %525, i64 %527
  %529 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 6
  %530 = load ptr, ptr %529, align 8, !tbaa !19
  %531 = getelementptr inbounds i8, ptr %530, i64 %63
  store ptr %500, ptr %528, align 8, !tbaa.struct !168
  %532 = getelementptr inbounds i8, ptr %528, i64 8
  store ptr %531, ptr %532, align 8, !tbaa.struct !169
  %533 = getelementptr inbounds i8, ptr %528, i64 16
  store i64 %503, ptr %533, align 8, !tbaa.struct !170
  br label %1086

534:                                              ; preds = %2, %2
  %535 = icmp eq i16 %37, 4
  %536 = zext i1 %535 to i32
  %537 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %538 = load ptr, ptr %537, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #17
  %539 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 5
  %540 = load ptr, ptr %539, align 8, !tbaa !18
  store ptr %540, ptr %18, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #17
  %541 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %542 = load i64, ptr %541, align 8, !tbaa !116
  %543 = icmp ult i64 %542, 32769
  br i1 %543, label %544, label %592

544:                                              ; preds = %534
  %545 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 8
  %546 = load i64, ptr %545, align 8, !tbaa !127
  %547 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %548 = load i64, ptr %547, align 8, !tbaa !113
  %549 = add i64 %546, -1
  %550 = add i64 %549, %548
  %551 = urem i64 %550, %548
  %552 = sub nuw i64 %550, %551
  %553 = add i64 %552, %542
  store i64 %553, ptr %545, align 8, !tbaa !127
  store i64 %552, ptr %19, align 8, !tbaa !4
  %554 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %555 = load ptr, ptr %554, align 8, !tbaa !308
  br i1 %535, label %587, label %556

556:                                              ; preds = %544
  %557 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 24
  %558 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 22
  %559 = load i32, ptr %558, align 8, !tbaa !125
  %560 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 23
  %561 = load i32, ptr %560, align 4, !tbaa !9
  %562 = icmp ugt i32 %561, %559
  br i1 %562, label %563, label %565

563:                                              ; preds = %556
  %564 = load ptr, ptr %557, align 8, !tbaa !34
  br label %576

565:                                              ; preds = %556
  %566 = icmp eq i32 %561, 0
  %567 = shl i32 %561, 1
  %568 = select i1 %566, i32 8, i32 %567
  %569 = load ptr, ptr %557, align 8, !tbaa !40
  %570 = zext i32 %568 to i64
  %571 = mul nuw nsw i64 %570, 24
  %572 = tail call ptr @realloc(ptr noundef %569, i64 noundef %571) #16
  %573 = icmp eq ptr %572, null
  br i1 %573, label %697, label %574

574:                                              ; preds = %565
  store ptr %572, ptr %557, align 8, !tbaa !40
  store i32 %568, ptr %560, align 4, !tbaa !9
  %575 = load i32, ptr %558, align 8, !tbaa !125
  br label %576

576:                                              ; preds = %574, %563
  %577 = phi i32 [ %559, %563 ], [ %575, %574 ]
  %578 = phi ptr [ %564, %563 ], [ %572, %574 ]
  %579 = add i32 %577, 1
  store i32 %579, ptr %558, align 8, !tbaa !125
  %580 = zext i32 %577 to i64
  %581 = getelementptr inbounds %struct.arrival, ptr %578, i64 %580
  %582 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 6
  %583 = load ptr, ptr %582, align 8, !tbaa !19
  %584 = getelementptr inbounds i8, ptr %583, i64 %552
  store ptr %555, ptr %581, align 8, !tbaa.struct !168
  %585 = getelementptr inbounds i8, ptr %581, i64 8
  store ptr %584, ptr %585, align 8, !tbaa.struct !169
  %586 = getelementptr inbounds i8, ptr %581, i64 16
  store i64 %542, ptr %586, align 8, !tbaa.struct !170
  br label %657

587:                                              ; preds = %544
  %588 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 6
  %589 = load ptr, ptr %588, align 8, !tbaa !19
  %590 = getelementptr inbounds i8, ptr %589, i64 %552
  %591 = tail call ptr @memcpy(ptr noundef %590, ptr noundef %555, i64 noundef %542) #16
  br label %657

592:                                              ; preds = %534
  %593 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %594 = load i64, ptr %593, align 8, !tbaa !309
  %595 = icmp eq i64 %594, 255
  br i1 %595, label %596, label %652

596:                                              ; preds = %592
  %597 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %598 = load ptr, ptr %597, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #17
  %599 = getelementptr inbounds %struct.staging, ptr %598, i64 0, i32 1, i32 3
  %600 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %601 = getelementptr inbounds %struct.staging, ptr %598, i64 0, i32 1
  %602 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %603 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %604 = getelementptr inbounds %struct.VkBufferCopy, ptr %15, i64 0, i32 1
  %605 = getelementptr inbounds %struct.VkBufferCopy, ptr %15, i64 0, i32 2
  %606 = getelementptr inbounds %struct.VkBufferCopy, ptr %16, i64 0, i32 1
  %607 = getelementptr inbounds %struct.VkBufferCopy, ptr %16, i64 0, i32 2
  %608 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %609 = load i64, ptr %599, align 8, !tbaa !60
  %610 = tail call i64 @llvm.umin.i64(i64 %542, i64 %609)
  %611 = load ptr, ptr %600, align 8, !tbaa !308
  %612 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %611, i64 noundef %610, i32 noundef %536, ptr noundef nonnull %17) #18
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %616, label %614

614:                                              ; preds = %632, %596
  %615 = phi i32 [ %612, %596 ], [ %640, %632 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #17
  br label %697

616:                                              ; preds = %596, %632
  %617 = phi i64 [ %637, %632 ], [ %610, %596 ]
  %618 = phi i64 [ %634, %632 ], [ 0, %596 ]
  %619 = load ptr, ptr %601, align 8, !tbaa !310
  %620 = load i64, ptr %17, align 8, !tbaa !4
  %621 = load ptr, ptr %602, align 8, !tbaa !311
  %622 = load i64, ptr %603, align 8, !tbaa !312
  %623 = add i64 %622, %618
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #17
  store i64 %620, ptr %15, align 8, !tbaa !313
  store i64 %623, ptr %604, align 8, !tbaa !315
  store i64 %617, ptr %605, align 8, !tbaa !316
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #17
  store i64 %623, ptr %16, align 8, !tbaa !313
  store i64 %620, ptr %606, align 8, !tbaa !315
  store i64 %617, ptr %607, align 8, !tbaa !316
  %624 = load ptr, ptr %0, align 8, !tbaa !51
  %625 = getelementptr inbounds %struct.device, ptr %624, i64 0, i32 11
  %626 = load ptr, ptr %625, align 8, !tbaa !317
  %627 = load ptr, ptr %608, align 8, !tbaa !161
  br i1 %535, label %628, label %642

628:                                              ; preds = %616
  call void %626(ptr noundef %627, ptr noundef %619, ptr noundef %621, i32 noundef 1, ptr noundef nonnull %15) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #17
  %629 = add i64 %618, %617
  %630 = load i64, ptr %541, align 8, !tbaa !116
  %631 = icmp ugt i64 %630, %629
  br i1 %631, label %632, label %646

632:                                              ; preds = %642, %628
  %633 = phi i64 [ %630, %628 ], [ %644, %642 ]
  %634 = phi i64 [ %629, %628 ], [ %643, %642 ]
  %635 = sub i64 %633, %634
  %636 = load i64, ptr %599, align 8, !tbaa !60
  %637 = call i64 @llvm.umin.i64(i64 %635, i64 %636)
  %638 = load ptr, ptr %600, align 8, !tbaa !308
  %639 = getelementptr inbounds i8, ptr %638, i64 %634
  %640 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %639, i64 noundef %637, i32 noundef %536, ptr noundef nonnull %17) #18
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %616, label %614, !llvm.loop !318

642:                                              ; preds = %616
  call void %626(ptr noundef %627, ptr noundef %621, ptr noundef %619, i32 noundef 1, ptr noundef nonnull %16) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #17
  %643 = add i64 %618, %617
  %644 = load i64, ptr %541, align 8, !tbaa !116
  %645 = icmp ugt i64 %644, %643
  br i1 %645, label %632, label %647

646:                                              ; preds = %628
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #17
  br label %697

647:                                              ; preds = %642
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #17
  %648 = load ptr, ptr %597, align 8, !tbaa !48
  %649 = getelementptr inbounds %struct.staging, ptr %648, i64 0, i32 2
  %650 = load i64, ptr %649, align 8, !tbaa !178
  %651 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %650) #18
  br label %697

652:                                              ; preds = %592
  %653 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %654 = load ptr, ptr %653, align 8, !tbaa !308
  %655 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %654, i64 noundef %542, ptr noundef nonnull %18, ptr noundef nonnull %19) #18
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %657, label %697

657:                                              ; preds = %652, %587, %576
  %658 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %659 = load i32, ptr %658, align 8, !tbaa !162
  %660 = icmp eq i32 %659, 0
  br i1 %660, label %678, label %661

661:                                              ; preds = %657
  %662 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %663 = load ptr, ptr %662, align 8, !tbaa !81
  %664 = getelementptr inbounds %struct.hardware_queue, ptr %663, i64 0, i32 1
  %665 = load i64, ptr %664, align 8, !tbaa !154
  %666 = trunc i64 %665 to i32
  %667 = and i64 %665, 2048
  %668 = icmp eq i64 %667, 0
  %669 = select i1 %668, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #17
  store i32 46, ptr %14, align 8, !tbaa !155
  %670 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 1
  store ptr null, ptr %670, align 8, !tbaa !157
  %671 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 2
  store i32 %669, ptr %671, align 8, !tbaa !158
  %672 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 3
  store i32 %669, ptr %672, align 4, !tbaa !159
  %673 = load ptr, ptr %0, align 8, !tbaa !51
  %674 = getelementptr inbounds %struct.device, ptr %673, i64 0, i32 19
  %675 = load ptr, ptr %674, align 8, !tbaa !160
  %676 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %677 = load ptr, ptr %676, align 8, !tbaa !161
  call void %675(ptr noundef %677, i32 noundef %666, i32 noundef %666, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %14, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #17
  br label %678

678:                                              ; preds = %661, %657
  store i32 1, ptr %658, align 8, !tbaa !162
  %679 = load ptr, ptr %18, align 8, !tbaa !40
  %680 = load i64, ptr %19, align 8, !tbaa !4
  %681 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %682 = load ptr, ptr %681, align 8, !tbaa !311
  %683 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %684 = load i64, ptr %683, align 8, !tbaa !312
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #17
  store i64 %680, ptr %12, align 8, !tbaa !313
  %685 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 1
  store i64 %684, ptr %685, align 8, !tbaa !315
  %686 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 2
  store i64 %542, ptr %686, align 8, !tbaa !316
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #17
  store i64 %684, ptr %13, align 8, !tbaa !313
  %687 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  store i64 %680, ptr %687, align 8, !tbaa !315
  %688 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  store i64 %542, ptr %688, align 8, !tbaa !316
  %689 = load ptr, ptr %0, align 8, !tbaa !51
  %690 = getelementptr inbounds %struct.device, ptr %689, i64 0, i32 11
  %691 = load ptr, ptr %690, align 8, !tbaa !317
  %692 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %693 = load ptr, ptr %692, align 8, !tbaa !161
  br i1 %535, label %694, label %695

694:                                              ; preds = %678
  call void %691(ptr noundef %693, ptr noundef %679, ptr noundef %682, i32 noundef 1, ptr noundef nonnull %12) #16
  br label %696

695:                                              ; preds = %678
  call void %691(ptr noundef %693, ptr noundef %682, ptr noundef %679, i32 noundef 1, ptr noundef nonnull %13) #16
  br label %696

696:                                              ; preds = %695, %694
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #17
  br label %697

697:                                              ; preds = %565, %614, %646, %647, %652, %696
  %698 = phi i32 [ 0, %696 ], [ %655, %652 ], [ %615, %614 ], [ %651, %647 ], [ 0, %646 ], [ -1, %565 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #17
  br label %1086

699:                                              ; preds = %2, %2
  %700 = icmp eq i16 %37, 8
  %701 = zext i1 %700 to i32
  %702 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %703 = load ptr, ptr %702, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #17
  %704 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 5
  %705 = load ptr, ptr %704, align 8, !tbaa !18
  store ptr %705, ptr %10, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #17
  %706 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %707 = load i64, ptr %706, align 8, !tbaa !118
  %708 = icmp ult i64 %707, 32769
  br i1 %708, label %709, label %761

709:                                              ; preds = %699
  %710 = add nuw nsw i64 %707, 48
  %711 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 8
  %712 = load i64, ptr %711, align 8, !tbaa !127
  %713 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %714 = load i64, ptr %713, align 8, !tbaa !113
  %715 = add i64 %712, -1
  %716 = add i64 %715, %714
  %717 = urem i64 %716, %714
  %718 = sub nuw i64 %716, %717
  %719 = add i64 %710, %718
  store i64 %719, ptr %711, align 8, !tbaa !127
  %720 = add i64 %718, 47
  %721 = urem i64 %720, 48
  %722 = sub nuw i64 %720, %721
  store i64 %722, ptr %11, align 8, !tbaa !4
  %723 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %724 = load ptr, ptr %723, align 8, !tbaa !319
  br i1 %700, label %756, label %725

725:                                              ; preds = %709
  %726 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 24
  %727 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 22
  %728 = load i32, ptr %727, align 8, !tbaa !125
  %729 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 23
  %730 = load i32, ptr %729, align 4, !tbaa !9
  %731 = icmp ugt i32 %730, %728
  br i1 %731, label %732, label %734

732:                                              ; preds = %725
  %733 = load ptr, ptr %726, align 8, !tbaa !34
  br label %745

734:                                              ; preds = %725
  %735 = icmp eq i32 %730, 0
  %736 = shl i32 %730, 1
  %737 = select i1 %735, i32 8, i32 %736
  %738 = load ptr, ptr %726, align 8, !tbaa !40
  %739 = zext i32 %737 to i64
  %740 = mul nuw nsw i64 %739, 24
  %741 = tail call ptr @realloc(ptr noundef %738, i64 noundef %740) #16
  %742 = icmp eq ptr %741, null
  br i1 %742, label %913, label %743

743:                                              ; preds = %734
  store ptr %741, ptr %726, align 8, !tbaa !40
  store i32 %737, ptr %729, align 4, !tbaa !9
  %744 = load i32, ptr %727, align 8, !tbaa !125
  br label %745

745:                                              ; preds = %743, %732
  %746 = phi i32 [ %728, %732 ], [ %744, %743 ]
  %747 = phi ptr [ %733, %732 ], [ %741, %743 ]
  %748 = add i32 %746, 1
  store i32 %748, ptr %727, align 8, !tbaa !125
  %749 = zext i32 %746 to i64
  %750 = getelementptr inbounds %struct.arrival, ptr %747, i64 %749
  %751 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 6
  %752 = load ptr, ptr %751, align 8, !tbaa !19
  %753 = getelementptr inbounds i8, ptr %752, i64 %722
  store ptr %724, ptr %750, align 8, !tbaa.struct !168
  %754 = getelementptr inbounds i8, ptr %750, i64 8
  store ptr %753, ptr %754, align 8, !tbaa.struct !169
  %755 = getelementptr inbounds i8, ptr %750, i64 16
  store i64 %707, ptr %755, align 8, !tbaa.struct !170
  br label %886

756:                                              ; preds = %709
  %757 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 6
  %758 = load ptr, ptr %757, align 8, !tbaa !19
  %759 = getelementptr inbounds i8, ptr %758, i64 %722
  %760 = tail call ptr @memcpy(ptr noundef %759, ptr noundef %724, i64 noundef %707) #16
  br label %886

761:                                              ; preds = %699
  %762 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %763 = load ptr, ptr %762, align 8, !tbaa !319
  %764 = ptrtoint ptr %763 to i64
  %765 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 40
  %766 = load i64, ptr %765, align 8, !tbaa !320
  %767 = urem i64 %764, %766
  %768 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %769 = load i64, ptr %768, align 8, !tbaa !309
  %770 = icmp ne i64 %769, 255
  %771 = and i64 %767, 3
  %772 = icmp eq i64 %771, 0
  %773 = select i1 %770, i1 %772, i1 false
  %774 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %775 = load i64, ptr %774, align 8, !tbaa !321
  br i1 %773, label %776, label %779

776:                                              ; preds = %761
  %777 = urem i64 %767, %775
  %778 = icmp eq i64 %777, 0
  br i1 %778, label %883, label %779

779:                                              ; preds = %776, %761
  %780 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %781 = load ptr, ptr %780, align 8, !tbaa !48
  %782 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %783 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %784 = load i32, ptr %783, align 4, !tbaa !322
  %785 = zext i32 %784 to i64
  %786 = mul i64 %775, %785
  %787 = getelementptr inbounds %struct.staging, ptr %781, i64 0, i32 1
  %788 = getelementptr inbounds %struct.staging, ptr %781, i64 0, i32 1, i32 3
  %789 = load i64, ptr %788, align 8, !tbaa !60
  %790 = udiv i64 %789, %786
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #17
  %791 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %792 = load i64, ptr %791, align 8, !tbaa !323
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
  %811 = load i32, ptr %795, align 4, !tbaa !324
  br label %812

812:                                              ; preds = %867, %794
  %813 = phi i64 [ %792, %794 ], [ %868, %867 ]
  %814 = phi i32 [ %811, %794 ], [ %869, %867 ]
  %815 = phi i64 [ 0, %794 ], [ %872, %867 ]
  %816 = phi ptr [ %763, %794 ], [ %870, %867 ]
  %817 = icmp eq i32 %814, 0
  br i1 %817, label %867, label %818

818:                                              ; preds = %812
  %819 = load i32, ptr %796, align 4, !tbaa !325
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
  %835 = load i32, ptr %798, align 8, !tbaa !326
  %836 = load i32, ptr %799, align 4, !tbaa !327
  %837 = add nsw i32 %836, %830
  %838 = load i32, ptr %800, align 8, !tbaa !328
  %839 = add nsw i32 %838, %825
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #17
  %840 = load i64, ptr %782, align 8, !tbaa !329
  store i64 %840, ptr %9, align 8, !tbaa !329
  %841 = load i64, ptr %802, align 8, !tbaa !330
  %842 = add i64 %841, %815
  store i64 %842, ptr %801, align 8, !tbaa !330
  store i64 1, ptr %803, align 8, !tbaa !323
  store i32 %835, ptr %804, align 8, !tbaa.struct !331
  store i32 %837, ptr %805, align 4, !tbaa.struct !332
  store i32 %839, ptr %806, align 8, !tbaa.struct !189
  %843 = load i32, ptr %783, align 4, !tbaa !322
  store i32 %843, ptr %807, align 4, !tbaa !333
  store i32 %834, ptr %808, align 8, !tbaa !334
  store i32 1, ptr %809, align 4, !tbaa !335
  %844 = zext i32 %834 to i64
  %845 = mul i64 %786, %844
  %846 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %829, i64 noundef %845, i32 noundef %701, ptr noundef nonnull %8) #18
  %847 = icmp eq i32 %846, 0
  br i1 %847, label %848, label %874

848:                                              ; preds = %827
  %849 = load ptr, ptr %787, align 8, !tbaa !310
  %850 = load i64, ptr %8, align 8, !tbaa !4
  %851 = load ptr, ptr %810, align 8, !tbaa !336
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %849, i64 noundef %850, ptr noundef %851, ptr noundef nonnull %9, i32 noundef %701) #18
  %852 = getelementptr inbounds i8, ptr %829, i64 %845
  %853 = add i32 %834, %830
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #17
  %854 = load i32, ptr %796, align 4, !tbaa !325
  %855 = icmp ugt i32 %854, %853
  br i1 %855, label %827, label %856, !llvm.loop !337

856:                                              ; preds = %848
  %857 = load i32, ptr %795, align 4, !tbaa !324
  br label %858

858:                                              ; preds = %856, %820
  %859 = phi i32 [ %821, %820 ], [ %857, %856 ]
  %860 = phi i32 [ %822, %820 ], [ %857, %856 ]
  %861 = phi i32 [ 0, %820 ], [ %854, %856 ]
  %862 = phi ptr [ %824, %820 ], [ %852, %856 ]
  %863 = add nuw i32 %825, 1
  %864 = icmp ult i32 %863, %860
  br i1 %864, label %820, label %865, !llvm.loop !338

865:                                              ; preds = %858
  %866 = load i64, ptr %791, align 8, !tbaa !323
  br label %867

867:                                              ; preds = %865, %812
  %868 = phi i64 [ %813, %812 ], [ %866, %865 ]
  %869 = phi i32 [ 0, %812 ], [ %859, %865 ]
  %870 = phi ptr [ %816, %812 ], [ %862, %865 ]
  %871 = add nuw nsw i64 %815, 1
  %872 = and i64 %871, 4294967295
  %873 = icmp ugt i64 %868, %872
  br i1 %873, label %812, label %875, !llvm.loop !339

874:                                              ; preds = %827
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #17
  br label %881

875:                                              ; preds = %867, %779
  br i1 %700, label %881, label %876

876:                                              ; preds = %875
  %877 = load ptr, ptr %780, align 8, !tbaa !48
  %878 = getelementptr inbounds %struct.staging, ptr %877, i64 0, i32 2
  %879 = load i64, ptr %878, align 8, !tbaa !178
  %880 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %879) #18
  br label %881

881:                                              ; preds = %876, %875, %874
  %882 = phi i32 [ %846, %874 ], [ %880, %876 ], [ 0, %875 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #17
  br label %913

883:                                              ; preds = %776
  %884 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %763, i64 noundef %707, ptr noundef nonnull %10, ptr noundef nonnull %11) #18
  %885 = icmp eq i32 %884, 0
  br i1 %885, label %886, label %913

886:                                              ; preds = %883, %756, %745
  %887 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %888 = load i32, ptr %887, align 8, !tbaa !162
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %907, label %890

890:                                              ; preds = %886
  %891 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %892 = load ptr, ptr %891, align 8, !tbaa !81
  %893 = getelementptr inbounds %struct.hardware_queue, ptr %892, i64 0, i32 1
  %894 = load i64, ptr %893, align 8, !tbaa !154
  %895 = trunc i64 %894 to i32
  %896 = and i64 %894, 2048
  %897 = icmp eq i64 %896, 0
  %898 = select i1 %897, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !155
  %899 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %899, align 8, !tbaa !157
  %900 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %898, ptr %900, align 8, !tbaa !158
  %901 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %898, ptr %901, align 4, !tbaa !159
  %902 = load ptr, ptr %0, align 8, !tbaa !51
  %903 = getelementptr inbounds %struct.device, ptr %902, i64 0, i32 19
  %904 = load ptr, ptr %903, align 8, !tbaa !160
  %905 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %906 = load ptr, ptr %905, align 8, !tbaa !161
  call void %904(ptr noundef %906, i32 noundef %895, i32 noundef %895, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  br label %907

907:                                              ; preds = %890, %886
  store i32 1, ptr %887, align 8, !tbaa !162
  %908 = load ptr, ptr %10, align 8, !tbaa !40
  %909 = load i64, ptr %11, align 8, !tbaa !4
  %910 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %911 = load ptr, ptr %910, align 8, !tbaa !336
  %912 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %908, i64 noundef %909, ptr noundef %911, ptr noundef nonnull %912, i32 noundef %701) #18
  br label %913

913:                                              ; preds = %734, %881, %883, %907
  %914 = phi i32 [ 0, %907 ], [ %882, %881 ], [ %884, %883 ], [ -1, %734 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #17
  br label %1086

915:                                              ; preds = %2
  %916 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %917 = load ptr, ptr %916, align 8, !tbaa !40
  %918 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %919 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %920 = load i32, ptr %919, align 4, !tbaa !112
  %921 = zext i32 %920 to i64
  %922 = getelementptr inbounds i8, ptr %1, i64 %921
  %923 = getelementptr inbounds %struct.context, ptr %917, i64 0, i32 37
  %924 = load ptr, ptr %923, align 8, !tbaa !38
  %925 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %926 = load i32, ptr %925, align 8, !tbaa !162
  %927 = icmp eq i32 %926, 0
  br i1 %927, label %944, label %928

928:                                              ; preds = %915
  %929 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %930 = load ptr, ptr %929, align 8, !tbaa !81
  %931 = getelementptr inbounds %struct.hardware_queue, ptr %930, i64 0, i32 1
  %932 = load i64, ptr %931, align 8, !tbaa !154
  %933 = trunc i64 %932 to i32
  %934 = and i64 %932, 2048
  %935 = icmp eq i64 %934, 0
  %936 = select i1 %935, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #17
  store i32 46, ptr %5, align 8, !tbaa !155
  %937 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %937, align 8, !tbaa !157
  %938 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %936, ptr %938, align 8, !tbaa !158
  %939 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %936, ptr %939, align 4, !tbaa !159
  %940 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %941 = load ptr, ptr %940, align 8, !tbaa !160
  %942 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %943 = load ptr, ptr %942, align 8, !tbaa !161
  call void %941(ptr noundef %943, i32 noundef %933, i32 noundef %933, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #17
  br label %944

944:                                              ; preds = %928, %915
  store i32 1, ptr %925, align 8, !tbaa !162
  %945 = icmp ult ptr %918, %922
  br i1 %945, label %946, label %1012

946:                                              ; preds = %944
  %947 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %948 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %949 = getelementptr inbounds %struct.context, ptr %917, i64 0, i32 5
  %950 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %951 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  %952 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  %953 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  br label %954

954:                                              ; preds = %1010, %946
  %955 = phi ptr [ %918, %946 ], [ %984, %1010 ]
  %956 = phi ptr [ %924, %946 ], [ %983, %1010 ]
  call void @llvm.lifetime.start.p0(i64 1536, ptr nonnull %6) #17
  %957 = icmp ult ptr %955, %922
  br i1 %957, label %958, label %981

958:                                              ; preds = %954, %958
  %959 = phi i64 [ %962, %958 ], [ 0, %954 ]
  %960 = phi ptr [ %975, %958 ], [ %955, %954 ]
  %961 = phi ptr [ %965, %958 ], [ %956, %954 ]
  %962 = add nuw nsw i64 %959, 1
  %963 = getelementptr inbounds [64 x %struct.VkBufferCopy], ptr %6, i64 0, i64 %959
  %964 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %960) #18
  %965 = getelementptr inbounds i64, ptr %961, i64 1
  %966 = load i64, ptr %961, align 8, !tbaa !4
  %967 = getelementptr inbounds %struct.command, ptr %960, i64 0, i32 2
  %968 = load i32, ptr %967, align 4, !tbaa !112
  %969 = zext i32 %968 to i64
  %970 = add nsw i64 %969, -32
  store i64 %964, ptr %963, align 8, !tbaa.struct !340
  %971 = getelementptr inbounds i8, ptr %963, i64 8
  store i64 %966, ptr %971, align 8, !tbaa.struct !261
  %972 = getelementptr inbounds i8, ptr %963, i64 16
  store i64 %970, ptr %972, align 8, !tbaa.struct !170
  %973 = load i32, ptr %967, align 4, !tbaa !112
  %974 = zext i32 %973 to i64
  %975 = getelementptr inbounds i8, ptr %960, i64 %974
  %976 = icmp ult ptr %975, %922
  %977 = icmp ult i64 %959, 63
  %978 = select i1 %976, i1 %977, i1 false
  br i1 %978, label %958, label %979, !llvm.loop !341

979:                                              ; preds = %958
  %980 = trunc i64 %962 to i32
  br label %981

981:                                              ; preds = %979, %954
  %982 = phi i32 [ 0, %954 ], [ %980, %979 ]
  %983 = phi ptr [ %956, %954 ], [ %965, %979 ]
  %984 = phi ptr [ %955, %954 ], [ %975, %979 ]
  %985 = load ptr, ptr %0, align 8, !tbaa !51
  %986 = getelementptr inbounds %struct.device, ptr %985, i64 0, i32 11
  %987 = load ptr, ptr %986, align 8, !tbaa !317
  %988 = load ptr, ptr %947, align 8, !tbaa !161
  %989 = load ptr, ptr %948, align 8, !tbaa !140
  %990 = getelementptr inbounds %struct.context, ptr %989, i64 0, i32 5
  %991 = load ptr, ptr %990, align 8, !tbaa !18
  %992 = load ptr, ptr %949, align 8, !tbaa !18
  call void %987(ptr noundef %988, ptr noundef %991, ptr noundef %992, i32 noundef %982, ptr noundef nonnull %6) #16
  %993 = icmp eq ptr %984, %922
  br i1 %993, label %994, label %1010

994:                                              ; preds = %981
  %995 = load i32, ptr %925, align 8, !tbaa !162
  %996 = icmp eq i32 %995, 0
  br i1 %996, label %1009, label %997

997:                                              ; preds = %994
  %998 = load ptr, ptr %950, align 8, !tbaa !81
  %999 = getelementptr inbounds %struct.hardware_queue, ptr %998, i64 0, i32 1
  %1000 = load i64, ptr %999, align 8, !tbaa !154
  %1001 = trunc i64 %1000 to i32
  %1002 = and i64 %1000, 2048
  %1003 = icmp eq i64 %1002, 0
  %1004 = select i1 %1003, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #17
  store i32 46, ptr %4, align 8, !tbaa !155
  store ptr null, ptr %951, align 8, !tbaa !157
  store i32 %1004, ptr %952, align 8, !tbaa !158
  store i32 %1004, ptr %953, align 4, !tbaa !159
  %1005 = load ptr, ptr %0, align 8, !tbaa !51
  %1006 = getelementptr inbounds %struct.device, ptr %1005, i64 0, i32 19
  %1007 = load ptr, ptr %1006, align 8, !tbaa !160
  %1008 = load ptr, ptr %947, align 8, !tbaa !161
  call void %1007(ptr noundef %1008, i32 noundef %1001, i32 noundef %1001, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #17
  br label %1009

1009:                                             ; preds = %997, %994
  store i32 1, ptr %925, align 8, !tbaa !162
  br label %1010

1010:                                             ; preds = %1009, %981
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #17
  %1011 = icmp ult ptr %984, %922
  br i1 %1011, label %954, label %1012, !llvm.loop !342

1012:                                             ; preds = %1010, %944
  %1013 = load ptr, ptr %0, align 8, !tbaa !51
  %1014 = getelementptr inbounds %struct.device, ptr %1013, i64 0, i32 17
  %1015 = load ptr, ptr %1014, align 8, !tbaa !343
  %1016 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1017 = load ptr, ptr %1016, align 8, !tbaa !161
  %1018 = getelementptr inbounds %struct.context, ptr %917, i64 0, i32 18
  %1019 = load ptr, ptr %1018, align 8, !tbaa !32
  call void %1015(ptr noundef %1017, i32 noundef 1, ptr noundef %1019) #16
  br label %1086

1020:                                             ; preds = %2
  %1021 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %1022 = load i32, ptr %1021, align 8, !tbaa !162
  %1023 = icmp eq i32 %1022, 0
  br i1 %1023, label %1041, label %1024

1024:                                             ; preds = %1020
  %1025 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1026 = load ptr, ptr %1025, align 8, !tbaa !81
  %1027 = getelementptr inbounds %struct.hardware_queue, ptr %1026, i64 0, i32 1
  %1028 = load i64, ptr %1027, align 8, !tbaa !154
  %1029 = trunc i64 %1028 to i32
  %1030 = and i64 %1028, 2048
  %1031 = icmp eq i64 %1030, 0
  %1032 = select i1 %1031, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #17
  store i32 46, ptr %3, align 8, !tbaa !155
  %1033 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1033, align 8, !tbaa !157
  %1034 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1032, ptr %1034, align 8, !tbaa !158
  %1035 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1032, ptr %1035, align 4, !tbaa !159
  %1036 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %1037 = load ptr, ptr %1036, align 8, !tbaa !160
  %1038 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1039 = load ptr, ptr %1038, align 8, !tbaa !161
  call void %1037(ptr noundef %1039, i32 noundef %1029, i32 noundef %1029, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #17
  %1040 = load i16, ptr %1, align 4, !tbaa !110
  br label %1041

1041:                                             ; preds = %1020, %1024
  %1042 = phi i16 [ %37, %1020 ], [ %1040, %1024 ]
  store i32 1, ptr %1021, align 8, !tbaa !162
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
  %1045 = load ptr, ptr %1044, align 8, !tbaa !317
  %1046 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1047 = load ptr, ptr %1046, align 8, !tbaa !161
  %1048 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1049 = load ptr, ptr %1048, align 8, !tbaa !344
  %1050 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1051 = load ptr, ptr %1050, align 8, !tbaa !346
  %1052 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1045(ptr noundef %1047, ptr noundef %1049, ptr noundef %1051, i32 noundef 1, ptr noundef nonnull %1052) #16
  br label %1086

1053:                                             ; preds = %1041
  %1054 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %1055 = load ptr, ptr %1054, align 8, !tbaa !347
  %1056 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1057 = load ptr, ptr %1056, align 8, !tbaa !161
  %1058 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1059 = load ptr, ptr %1058, align 8, !tbaa !348
  %1060 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1061 = load i64, ptr %1060, align 8, !tbaa !350
  %1062 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1063 = load i64, ptr %1062, align 8, !tbaa !351
  %1064 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1065 = load i32, ptr %1064, align 8, !tbaa !352
  call void %1055(ptr noundef %1057, ptr noundef %1059, i64 noundef %1061, i64 noundef %1063, i32 noundef %1065) #16
  br label %1086

1066:                                             ; preds = %1041, %1041
  %1067 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1068 = load ptr, ptr %1067, align 8, !tbaa !353
  %1069 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1070 = load i64, ptr %1069, align 8, !tbaa !355
  %1071 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1072 = load ptr, ptr %1071, align 8, !tbaa !356
  %1073 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1074 = icmp eq i16 %1042, 6
  %1075 = zext i1 %1074 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1068, i64 noundef %1070, ptr noundef %1072, ptr noundef nonnull %1073, i32 noundef %1075) #18
  br label %1086

1076:                                             ; preds = %1041
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #18
  br label %1086

1077:                                             ; preds = %1041
  %1078 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1079 = load ptr, ptr %1078, align 8, !tbaa !357
  %1080 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1081 = load i64, ptr %1080, align 8, !tbaa !359
  %1082 = trunc i64 %1081 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1079, i32 noundef %1082) #18
  br label %1086

1083:                                             ; preds = %1041
  %1084 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1085 = load ptr, ptr %1084, align 8, !tbaa !357
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1085) #18
  br label %1086

1086:                                             ; preds = %523, %512, %498, %496, %1043, %1053, %1066, %1076, %1077, %1083, %1041, %2, %1012, %913, %697
  %1087 = phi i32 [ 0, %1012 ], [ %914, %913 ], [ %698, %697 ], [ 0, %2 ], [ 0, %1041 ], [ 0, %1083 ], [ 0, %1077 ], [ 0, %1076 ], [ 0, %1066 ], [ 0, %1053 ], [ 0, %1043 ], [ %497, %496 ], [ 0, %498 ], [ 0, %523 ], [ -1, %512 ]
  ret i32 %1087
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
  %12 = load i16, ptr %10, align 8, !tbaa !110
  %13 = icmp eq i16 %12, 13
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  br label %58

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !112
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
  %22 = load i64, ptr %8, align 8, !tbaa !113
  %23 = add i64 %22, -1
  %24 = add i64 %23, %19
  %25 = urem i64 %24, %22
  %26 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !40
  %28 = getelementptr inbounds %struct.kernel, ptr %27, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !114
  %30 = add i64 %29, %23
  %31 = urem i64 %30, %22
  %32 = add i64 %11, %24
  %33 = add i64 %25, %31
  %34 = sub i64 %32, %33
  %35 = add i64 %34, %30
  br label %58

36:                                               ; preds = %16, %16
  %37 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !116
  %39 = icmp ult i64 %38, 32769
  br i1 %39, label %40, label %58

40:                                               ; preds = %36
  %41 = load i64, ptr %8, align 8, !tbaa !113
  %42 = add nsw i64 %38, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %11, %44
  %46 = add i64 %45, %43
  br label %58

47:                                               ; preds = %16, %16
  %48 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !118
  %50 = icmp ult i64 %49, 32769
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i64, ptr %8, align 8, !tbaa !113
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
  br i1 %61, label %9, label %62, !llvm.loop !123

62:                                               ; preds = %58, %3
  %63 = phi i64 [ 0, %3 ], [ %60, %58 ]
  ret i64 %63
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17
  store i64 0, ptr %2, align 8, !tbaa !4
  %3 = load ptr, ptr %0, align 8, !tbaa !51
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 30
  %5 = load ptr, ptr %4, align 8, !tbaa !92
  %6 = load ptr, ptr %3, align 8, !tbaa !25
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !82
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #17
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %17 = load ptr, ptr %16, align 8, !tbaa !174
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  br label %25

25:                                               ; preds = %19, %116
  %26 = phi ptr [ %17, %19 ], [ %118, %116 ]
  %27 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !79
  %29 = icmp ugt i64 %28, %15
  br i1 %29, label %30, label %35

30:                                               ; preds = %25, %116, %13
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %32 = load atomic i32, ptr %31 seq_cst, align 8
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i64 %15, i64 -1
  ret i64 %34

35:                                               ; preds = %25
  %36 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #16
  %37 = load ptr, ptr %26, align 8, !tbaa !105
  store ptr %37, ptr %16, align 8, !tbaa !174
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %16, ptr %21, align 8, !tbaa !85
  br label %40

40:                                               ; preds = %39, %35
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #16
  %42 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 14
  %43 = load ptr, ptr %42, align 8, !tbaa !139
  %44 = icmp eq ptr %43, null
  br i1 %44, label %70, label %45

45:                                               ; preds = %40
  %46 = load ptr, ptr %22, align 8, !tbaa !81
  %47 = getelementptr inbounds %struct.hardware_queue, ptr %46, i64 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !154
  %49 = and i64 %48, 2048
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %70

51:                                               ; preds = %45
  %52 = load ptr, ptr %0, align 8, !tbaa !51
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 29
  %54 = load ptr, ptr %53, align 8, !tbaa !360
  %55 = load ptr, ptr %52, align 8, !tbaa !25
  %56 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 9
  %57 = load ptr, ptr %56, align 8, !tbaa !26
  %58 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 11
  %59 = load i32, ptr %58, align 4, !tbaa !150
  %60 = zext i32 %59 to i64
  %61 = shl nuw nsw i64 %60, 3
  %62 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 6
  %63 = load ptr, ptr %62, align 8, !tbaa !19
  %64 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 12
  %65 = load i64, ptr %64, align 8, !tbaa !151
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = call i32 %54(ptr noundef %55, ptr noundef %57, i32 noundef 0, i32 noundef %59, i64 noundef %61, ptr noundef %66, i64 noundef 8, i32 noundef 3) #16
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %51
  store atomic i32 %67, ptr %23 seq_cst, align 8
  br label %70

70:                                               ; preds = %69, %51, %45, %40
  %71 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 22
  %72 = load i32, ptr %71, align 8, !tbaa !125
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 24
  br label %102

76:                                               ; preds = %102, %70
  %77 = load ptr, ptr %0, align 8, !tbaa !51
  %78 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 25
  %79 = load i32, ptr %78, align 8, !tbaa !27
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %116, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 27
  %83 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 24
  %84 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 28
  br label %85

85:                                               ; preds = %85, %81
  %86 = phi i32 [ %79, %81 ], [ %100, %85 ]
  %87 = load ptr, ptr %82, align 8, !tbaa !28
  %88 = add i32 %86, -1
  store i32 %88, ptr %78, align 8, !tbaa !27
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds %struct.import, ptr %87, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds [2 x i64], ptr %90, i64 0, i64 1
  %93 = load i64, ptr %92, align 8
  %94 = inttoptr i64 %91 to ptr
  %95 = inttoptr i64 %93 to ptr
  %96 = load ptr, ptr %83, align 8, !tbaa !29
  %97 = load ptr, ptr %77, align 8, !tbaa !25
  call void %96(ptr noundef %97, ptr noundef %94, ptr noundef null) #16
  %98 = load ptr, ptr %84, align 8, !tbaa !30
  %99 = load ptr, ptr %77, align 8, !tbaa !25
  call void %98(ptr noundef %99, ptr noundef %95, ptr noundef null) #16
  %100 = load i32, ptr %78, align 8, !tbaa !27
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %116, label %85, !llvm.loop !31

102:                                              ; preds = %102, %74
  %103 = phi i64 [ 0, %74 ], [ %112, %102 ]
  %104 = load ptr, ptr %75, align 8, !tbaa !34
  %105 = getelementptr inbounds %struct.arrival, ptr %104, i64 %103
  %106 = load ptr, ptr %105, align 8, !tbaa !361
  %107 = getelementptr inbounds %struct.arrival, ptr %104, i64 %103, i32 1
  %108 = load ptr, ptr %107, align 8, !tbaa !363
  %109 = getelementptr inbounds %struct.arrival, ptr %104, i64 %103, i32 2
  %110 = load i64, ptr %109, align 8, !tbaa !364
  %111 = call ptr @memcpy(ptr noundef %106, ptr noundef %108, i64 noundef %110) #16
  %112 = add nuw nsw i64 %103, 1
  %113 = load i32, ptr %71, align 8, !tbaa !125
  %114 = zext i32 %113 to i64
  %115 = icmp ult i64 %112, %114
  br i1 %115, label %102, label %76, !llvm.loop !365

116:                                              ; preds = %85, %76
  %117 = load ptr, ptr %24, align 8, !tbaa !104
  store ptr %117, ptr %26, align 8, !tbaa !105
  store ptr %26, ptr %24, align 8, !tbaa !104
  %118 = load ptr, ptr %16, align 8, !tbaa !174
  %119 = icmp eq ptr %118, null
  br i1 %119, label %30, label %25, !llvm.loop !366
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  store i64 0, ptr %3, align 8, !tbaa !4
  %5 = load ptr, ptr %0, align 8, !tbaa !51
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 30
  %7 = load ptr, ptr %6, align 8, !tbaa !92
  %8 = load ptr, ptr %5, align 8, !tbaa !25
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8, !tbaa !82
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
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
  %30 = load i32, ptr %29, align 8, !tbaa !94
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #17
  store i64 0, ptr %6, align 8, !tbaa !4
  %7 = load ptr, ptr %0, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 30
  %9 = load ptr, ptr %8, align 8, !tbaa !92
  %10 = load ptr, ptr %7, align 8, !tbaa !25
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !82
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #17
  %20 = icmp ult i64 %19, %1
  br i1 %20, label %21, label %37

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #17
  store i32 1000207004, ptr %5, align 8, !tbaa !62
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !64
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store <2 x i32> <i32 0, i32 1>, ptr %23, align 8, !tbaa !9
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %24, align 8, !tbaa !65
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %25, align 8, !tbaa !66
  %26 = load ptr, ptr %0, align 8, !tbaa !51
  %27 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 38
  %28 = load ptr, ptr %27, align 8, !tbaa !67
  %29 = load ptr, ptr %26, align 8, !tbaa !25
  %30 = call i32 %28(ptr noundef %29, ptr noundef nonnull %5, i64 noundef %2) #16
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %21
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
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
  %3 = load ptr, ptr %2, align 8, !tbaa !81
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %6 = load ptr, ptr %0, align 8, !tbaa !51
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 32
  %8 = load ptr, ptr %7, align 8, !tbaa !367
  %9 = load ptr, ptr %2, align 8, !tbaa !81
  %10 = load ptr, ptr %9, align 8, !tbaa !368
  %11 = tail call i32 %8(ptr noundef %10) #16
  %12 = load ptr, ptr %2, align 8, !tbaa !81
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store <2 x ptr> zeroinitializer, ptr %4, align 8, !tbaa !40
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %5, ptr %6, align 8, !tbaa !85
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store i32 1, ptr %7, align 4, !tbaa !93
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #16
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #16
  tail call fastcc void @leave_line(ptr noundef %0) #18
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
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
  %22 = load i64, ptr %21, align 8, !tbaa !369
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #16
  tail call void @free(ptr noundef nonnull %12) #16
  store ptr null, ptr %11, align 8, !tbaa !48
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %26 = load i32, ptr %25, align 4, !tbaa !84
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %30 = load i64, ptr %29, align 8, !tbaa !370
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #16
  store i32 0, ptr %25, align 4, !tbaa !84
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
  %6 = load ptr, ptr %5, align 8, !tbaa !97
  %7 = load ptr, ptr %6, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 41
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11, !prof !106

11:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #17
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %13 = load i64, ptr %4, align 8, !tbaa !107
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !109
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17
  br label %18

18:                                               ; preds = %1, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %1 ]
  %20 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 3
  %21 = load i64, ptr %20, align 8, !tbaa !79
  %22 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 6
  %23 = load atomic i32, ptr %22 seq_cst, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %18
  %26 = call fastcc i32 @hand_over(ptr noundef nonnull %6, ptr noundef nonnull %0) #18
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %84, label %28

28:                                               ; preds = %18, %25
  %29 = phi i32 [ %26, %25 ], [ %23, %18 ]
  %30 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %31 = load ptr, ptr %30, align 8, !tbaa !175
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28, %33
  %34 = phi ptr [ %35, %33 ], [ %31, %28 ]
  %35 = load ptr, ptr %34, align 8, !tbaa !55
  call void @free(ptr noundef nonnull %34) #16
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %33, !llvm.loop !179

37:                                               ; preds = %33, %28
  store ptr null, ptr %30, align 8, !tbaa !175
  %38 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  store ptr %30, ptr %38, align 8, !tbaa !130
  store atomic i32 %29, ptr %22 seq_cst, align 8
  %39 = load ptr, ptr %6, align 8, !tbaa !51
  %40 = load atomic i32, ptr %22 seq_cst, align 8
  %41 = icmp eq i32 %40, -4
  br i1 %41, label %74, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 1
  %44 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 2
  %45 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 4
  %46 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 3
  %47 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 5
  %48 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 4
  %49 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 38
  br label %53

50:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #17
  %51 = load atomic i32, ptr %22 seq_cst, align 8
  %52 = icmp eq i32 %51, -4
  br i1 %52, label %74, label %53

53:                                               ; preds = %50, %42
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %2) #17
  store i32 1000207004, ptr %2, align 8, !tbaa !62
  store ptr null, ptr %43, align 8, !tbaa !64
  store <2 x i32> <i32 0, i32 1>, ptr %44, align 8, !tbaa !9
  store ptr %46, ptr %45, align 8, !tbaa !65
  store ptr %48, ptr %47, align 8, !tbaa !66
  %54 = load ptr, ptr %49, align 8, !tbaa !67
  %55 = load ptr, ptr %39, align 8, !tbaa !25
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, i64 noundef 100000000) #16
  %57 = icmp eq i32 %56, 2
  br i1 %57, label %50, label %58, !llvm.loop !371

58:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17
  store i32 1000207005, ptr %3, align 8, !tbaa !72
  %59 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 1
  store ptr null, ptr %59, align 8, !tbaa !74
  %60 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 2
  %61 = load ptr, ptr %46, align 8, !tbaa !82
  store ptr %61, ptr %60, align 8, !tbaa !76
  %62 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 3
  store i64 %21, ptr %62, align 8, !tbaa !77
  %63 = icmp eq i32 %56, 0
  br i1 %63, label %64, label %69

64:                                               ; preds = %58
  %65 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 36
  %66 = load ptr, ptr %65, align 8, !tbaa !78
  %67 = load ptr, ptr %39, align 8, !tbaa !25
  %68 = call i32 %66(ptr noundef %67, ptr noundef nonnull %3) #16
  br label %69

69:                                               ; preds = %64, %58
  %70 = phi i32 [ %56, %58 ], [ %68, %64 ]
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %73

72:                                               ; preds = %69
  store i64 %21, ptr %48, align 8, !tbaa !372
  br label %73

73:                                               ; preds = %72, %69
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #17
  br label %74

74:                                               ; preds = %50, %37, %73
  %75 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 20
  %76 = call i32 @pthread_mutex_lock(ptr noundef nonnull %75) #16
  %77 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 12
  %78 = load i32, ptr %77, align 8, !tbaa !94
  %79 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %75) #16
  %80 = icmp eq i32 %78, 0
  br i1 %80, label %84, label %81

81:                                               ; preds = %74
  %82 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 21
  %83 = call i32 @pthread_cond_signal(ptr noundef nonnull %82) #16
  br label %84

84:                                               ; preds = %81, %74, %25
  %85 = icmp eq i64 %19, 0
  br i1 %85, label %93, label %86, !prof !106

86:                                               ; preds = %84
  %87 = load ptr, ptr %6, align 8, !tbaa !51
  %88 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 41
  %89 = load atomic i64, ptr %88 seq_cst, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %93, label %91

91:                                               ; preds = %86
  %92 = inttoptr i64 %89 to ptr
  call fastcc void @add_span(ptr noundef nonnull %92, i64 noundef %19, i16 noundef 4, i16 noundef 2, i64 noundef 0) #18
  br label %93

93:                                               ; preds = %84, %86, %91
  ret void
}

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca [32 x i32], align 16
  %4 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 8
  %5 = alloca [16 x %struct.VkSubmitInfo], align 8
  %6 = alloca [16 x %struct.signals], align 8
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %8 = load ptr, ptr %7, align 8, !tbaa !48
  %9 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 3
  %10 = load i64, ptr %9, align 8, !tbaa !79
  %11 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 30
  %12 = load i32, ptr %11, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3) #17
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %3, align 16, !tbaa !9
  %13 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %13, align 16, !tbaa !9
  %14 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %14, align 16, !tbaa !9
  %15 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %15, align 16, !tbaa !9
  %16 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %16, align 16, !tbaa !9
  %17 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %17, align 16, !tbaa !9
  %18 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %18, align 16, !tbaa !9
  %19 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %19, align 16, !tbaa !9
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
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %5) #17
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %6) #17
  %35 = icmp ult i32 %34, %12
  br i1 %35, label %36, label %44

36:                                               ; preds = %33
  %37 = load ptr, ptr %22, align 8, !tbaa !35
  %38 = load ptr, ptr %25, align 8, !tbaa !37
  %39 = load ptr, ptr %26, align 8, !tbaa !36
  %40 = zext i32 %34 to i64
  br label %70

41:                                               ; preds = %92
  %42 = trunc i64 %120 to i32
  %43 = trunc i64 %84 to i32
  br label %44

44:                                               ; preds = %41, %33
  %45 = phi i32 [ 0, %33 ], [ %42, %41 ]
  %46 = phi i32 [ %34, %33 ], [ %43, %41 ]
  %47 = load ptr, ptr %27, align 8, !tbaa !175
  %48 = icmp eq ptr %47, null
  br i1 %48, label %55, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.chunk, ptr %47, i64 0, i32 5
  %51 = load i32, ptr %50, align 4, !tbaa !373
  %52 = icmp ult i32 %51, %46
  br i1 %52, label %53, label %55

53:                                               ; preds = %49
  %54 = load ptr, ptr %47, align 8, !tbaa !55
  store ptr %54, ptr %27, align 8, !tbaa !175
  store ptr null, ptr %47, align 8, !tbaa !55
  br label %55

55:                                               ; preds = %44, %49, %53
  %56 = phi ptr [ %47, %53 ], [ null, %49 ], [ null, %44 ]
  %57 = load ptr, ptr %28, align 8, !tbaa !81
  %58 = getelementptr inbounds %struct.hardware_queue, ptr %57, i64 0, i32 2
  %59 = call i32 @pthread_mutex_lock(ptr noundef nonnull %58) #16
  %60 = load ptr, ptr %0, align 8, !tbaa !51
  %61 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 31
  %62 = load ptr, ptr %61, align 8, !tbaa !374
  %63 = load ptr, ptr %28, align 8, !tbaa !81
  %64 = load ptr, ptr %63, align 8, !tbaa !368
  %65 = call i32 %62(ptr noundef %64, i32 noundef %45, ptr noundef nonnull %5, ptr noundef null) #16
  %66 = load ptr, ptr %28, align 8, !tbaa !81
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
  store i32 0, ptr %75, align 8, !tbaa !375
  %76 = getelementptr inbounds %struct.submission, ptr %37, i64 %72, i32 3
  %77 = load i64, ptr %76, align 8, !tbaa !377
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %82, label %79

79:                                               ; preds = %70
  %80 = load ptr, ptr %23, align 8, !tbaa !378
  store ptr %80, ptr %74, align 8, !tbaa !40
  store i32 1, ptr %75, align 8, !tbaa !375
  %81 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71, i32 1, i64 0
  store i64 %77, ptr %81, align 8, !tbaa !4
  br label %82

82:                                               ; preds = %79, %70
  %83 = phi i32 [ 1, %79 ], [ 0, %70 ]
  %84 = add nuw nsw i64 %72, 1
  %85 = icmp eq i64 %84, %32
  br i1 %85, label %86, label %92

86:                                               ; preds = %82
  %87 = load ptr, ptr %24, align 8, !tbaa !82
  %88 = zext i32 %83 to i64
  %89 = getelementptr inbounds [2 x ptr], ptr %74, i64 0, i64 %88
  store ptr %87, ptr %89, align 8, !tbaa !40
  %90 = add nuw nsw i32 %83, 1
  store i32 %90, ptr %75, align 8, !tbaa !375
  %91 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71, i32 1, i64 %88
  store i64 %10, ptr %91, align 8, !tbaa !4
  br label %92

92:                                               ; preds = %86, %82
  %93 = phi i32 [ %90, %86 ], [ %83, %82 ]
  %94 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %4, i64 0, i64 %71
  %95 = getelementptr inbounds %struct.submission, ptr %37, i64 %72, i32 1
  %96 = load i32, ptr %95, align 4, !tbaa !152
  %97 = load i32, ptr %73, align 8, !tbaa !379
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds i64, ptr %38, i64 %98
  %100 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71, i32 1
  store i32 1000207003, ptr %94, align 8, !tbaa.struct !380
  %101 = getelementptr inbounds i8, ptr %94, i64 8
  store ptr null, ptr %101, align 8, !tbaa.struct !381
  %102 = getelementptr inbounds i8, ptr %94, i64 16
  store i32 %96, ptr %102, align 8, !tbaa.struct !382
  %103 = getelementptr inbounds i8, ptr %94, i64 24
  store ptr %99, ptr %103, align 8, !tbaa.struct !383
  %104 = getelementptr inbounds i8, ptr %94, i64 32
  store i32 %93, ptr %104, align 8, !tbaa.struct !384
  %105 = getelementptr inbounds i8, ptr %94, i64 40
  store ptr %100, ptr %105, align 8, !tbaa.struct !278
  %106 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %5, i64 0, i64 %71
  %107 = load i32, ptr %95, align 4, !tbaa !152
  %108 = load i32, ptr %73, align 8, !tbaa !379
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds ptr, ptr %39, i64 %109
  %111 = getelementptr inbounds %struct.submission, ptr %37, i64 %72, i32 2
  store i32 4, ptr %106, align 8, !tbaa.struct !385
  %112 = getelementptr inbounds i8, ptr %106, i64 8
  store ptr %94, ptr %112, align 8, !tbaa.struct !386
  %113 = getelementptr inbounds i8, ptr %106, i64 16
  store i32 %107, ptr %113, align 8, !tbaa.struct !387
  %114 = getelementptr inbounds i8, ptr %106, i64 24
  store ptr %110, ptr %114, align 8, !tbaa.struct !388
  %115 = getelementptr inbounds i8, ptr %106, i64 32
  store ptr %3, ptr %115, align 8, !tbaa.struct !381
  %116 = getelementptr inbounds i8, ptr %106, i64 40
  store i32 1, ptr %116, align 8, !tbaa.struct !382
  %117 = getelementptr inbounds i8, ptr %106, i64 48
  store ptr %111, ptr %117, align 8, !tbaa.struct !383
  %118 = getelementptr inbounds i8, ptr %106, i64 56
  store i32 %93, ptr %118, align 8, !tbaa.struct !384
  %119 = getelementptr inbounds i8, ptr %106, i64 64
  store ptr %74, ptr %119, align 8, !tbaa.struct !278
  %120 = add nuw nsw i64 %71, 1
  %121 = icmp ult i64 %71, 15
  %122 = icmp ult i64 %84, %32
  %123 = select i1 %121, i1 %122, i1 false
  %124 = and i1 %78, %123
  br i1 %124, label %70, label %41, !llvm.loop !389

125:                                              ; preds = %55
  %126 = icmp eq ptr %56, null
  br i1 %126, label %132, label %127

127:                                              ; preds = %125
  %128 = call i32 @pthread_mutex_lock(ptr noundef nonnull %29) #16
  %129 = load ptr, ptr %30, align 8, !tbaa !47
  store ptr %56, ptr %129, align 8, !tbaa !40
  store ptr %56, ptr %30, align 8, !tbaa !47
  %130 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %29) #16
  %131 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #16
  br label %132

132:                                              ; preds = %125, %127
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #17
  %133 = icmp ult i32 %46, %12
  br i1 %133, label %33, label %135, !llvm.loop !390

134:                                              ; preds = %55
  call void @free(ptr noundef %56) #16
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #17
  br label %137

135:                                              ; preds = %132, %2
  %136 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %10, ptr %136, align 8, !tbaa !372
  br label %137

137:                                              ; preds = %134, %135
  %138 = phi i32 [ 0, %135 ], [ %65, %134 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #17
  ret i32 %138
}

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 34
  %5 = load i32, ptr %4, align 4, !tbaa !391
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 35
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 33
  %8 = load i32, ptr %7, align 8, !tbaa !128
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
  %20 = load i32, ptr %4, align 4, !tbaa !391
  %21 = load i32, ptr %7, align 8, !tbaa !128
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
  %31 = load ptr, ptr %25, align 8, !tbaa !40
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #16
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !40
  %37 = load i32, ptr %7, align 8, !tbaa !128
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !391
  %41 = load ptr, ptr %6, align 8, !tbaa !36
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !40
  %44 = load ptr, ptr %25, align 8, !tbaa !37
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !128
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !4
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 32
  %48 = load ptr, ptr %47, align 8, !tbaa !35
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %50 = load i32, ptr %49, align 8, !tbaa !129
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !152
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !152
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
  %4 = load i32, ptr %3, align 8, !tbaa !100
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
  %13 = load ptr, ptr %7, align 8, !tbaa !176
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #16
  br label %28, !llvm.loop !392

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !177
  store ptr %19, ptr %7, align 8, !tbaa !176
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  store ptr %7, ptr %8, align 8, !tbaa !88
  br label %22

22:                                               ; preds = %21, %17
  %23 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !97
  store ptr %24, ptr %9, align 8, !tbaa !98
  %25 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  tail call fastcc void @hand_over_held(ptr noundef nonnull %13) #18
  %26 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  store ptr null, ptr %9, align 8, !tbaa !98
  %27 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #16
  br label %28

28:                                               ; preds = %22, %15
  %29 = load i32, ptr %3, align 8, !tbaa !100
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %12, label %31

31:                                               ; preds = %28, %1
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  ret ptr null
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #4

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
  br i1 %22, label %24, label %10, !llvm.loop !393

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !394
  %28 = tail call i32 @gettid() #16
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !396
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !397
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !398
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !399
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %35 = load i64, ptr %6, align 8, !tbaa !107
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !109
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr noundef %0, ptr nocapture noundef %1, i16 noundef %2, i16 noundef %3) unnamed_addr #3 {
  %5 = alloca [4 x <2 x i64>], align 16
  %6 = alloca %struct.timespec, align 8
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %9 = load ptr, ptr %8, align 8, !tbaa !182
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12, !prof !106

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %13 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %14 = load i64, ptr %6, align 8, !tbaa !107
  %15 = mul i64 %14, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !109
  %18 = add i64 %15, %17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  br label %19

19:                                               ; preds = %4, %12
  %20 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %21 = load ptr, ptr %1, align 8, !tbaa !400
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !401
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !402
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
  %46 = load <2 x i64>, ptr %5, align 16, !tbaa !145
  store <2 x i64> %46, ptr %41, align 16, !tbaa !145, !nontemporal !403
  %47 = load <2 x i64>, ptr %37, align 16, !tbaa !145
  %48 = getelementptr inbounds <2 x i64>, ptr %41, i64 1
  store <2 x i64> %47, ptr %48, align 16, !tbaa !145, !nontemporal !403
  %49 = load <2 x i64>, ptr %38, align 16, !tbaa !145
  %50 = getelementptr inbounds <2 x i64>, ptr %41, i64 2
  store <2 x i64> %49, ptr %50, align 16, !tbaa !145, !nontemporal !403
  %51 = load <2 x i64>, ptr %39, align 16, !tbaa !145
  %52 = getelementptr inbounds <2 x i64>, ptr %41, i64 3
  store <2 x i64> %51, ptr %52, align 16, !tbaa !145, !nontemporal !403
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #17
  %53 = getelementptr inbounds i8, ptr %41, i64 64
  %54 = getelementptr inbounds i8, ptr %43, i64 64
  %55 = add i64 %42, -64
  %56 = icmp ugt i64 %55, 63
  br i1 %56, label %40, label %57, !llvm.loop !404

57:                                               ; preds = %40, %19
  %58 = phi ptr [ %33, %19 ], [ %54, %40 ]
  %59 = phi i64 [ %34, %19 ], [ %55, %40 ]
  %60 = phi ptr [ %32, %19 ], [ %53, %40 ]
  fence seq_cst
  %61 = call ptr @memcpy(ptr noundef %60, ptr noundef %58, i64 noundef %59) #16
  %62 = load i64, ptr %24, align 8, !tbaa !402
  %63 = icmp eq i64 %20, 0
  br i1 %63, label %70, label %64, !prof !106

64:                                               ; preds = %57
  %65 = load ptr, ptr %8, align 8, !tbaa !182
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
  %6 = load i32, ptr %5, align 8, !tbaa !183
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
  %18 = load ptr, ptr %9, align 8, !tbaa !192
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 4
  %22 = load i16, ptr %21, align 8, !tbaa !198
  %23 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !195
  %25 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 3
  %26 = load i32, ptr %25, align 4, !tbaa !197
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !197
  %28 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 2
  %29 = load i32, ptr %28, align 8, !tbaa !196
  %30 = icmp eq i32 %27, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %20, %31
  %32 = phi ptr [ %33, %31 ], [ %9, %20 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !40
  %34 = icmp eq ptr %33, %18
  br i1 %34, label %35, label %31, !llvm.loop !200

35:                                               ; preds = %31
  %36 = load ptr, ptr %18, align 8, !tbaa !193
  store ptr %36, ptr %32, align 8, !tbaa !40
  %37 = load i32, ptr %10, align 8, !tbaa !199
  %38 = add i32 %37, -1
  store atomic i32 %38, ptr %10 seq_cst, align 8
  br label %39

39:                                               ; preds = %35, %20
  %40 = load ptr, ptr %9, align 8, !tbaa !192
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
  %51 = load i32, ptr %13, align 4, !tbaa !405
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, 1
  store i32 %54, ptr %13, align 4, !tbaa !405
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #17
  %56 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %57 = load i64, ptr %3, align 8, !tbaa !107
  %58 = mul i64 %57, 1000000000
  %59 = load i64, ptr %14, align 8, !tbaa !109
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #17
  %60 = add i64 %59, 200000
  %61 = add i64 %60, %58
  %62 = load atomic i32, ptr %10 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %53, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #17
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %66 = load i64, ptr %2, align 8, !tbaa !107
  %67 = mul i64 %66, 1000000000
  %68 = load i64, ptr %15, align 8, !tbaa !109
  %69 = add i64 %67, %68
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #17
  %70 = icmp ult i64 %69, %61
  br i1 %70, label %71, label %74

71:                                               ; preds = %64
  call void @llvm.aarch64.hint(i32 1)
  %72 = load atomic i32, ptr %10 seq_cst, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %64, label %74, !llvm.loop !406

74:                                               ; preds = %64, %71, %53
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  %76 = load i32, ptr %13, align 4, !tbaa !405
  %77 = add i32 %76, -1
  store i32 %77, ptr %13, align 4, !tbaa !405
  br label %80

78:                                               ; preds = %50, %48
  %79 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #16
  br label %80

80:                                               ; preds = %74, %78, %44
  %81 = phi i32 [ 0, %44 ], [ %17, %78 ], [ 1, %74 ]
  %82 = load i32, ptr %5, align 8, !tbaa !183
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %16, label %84, !llvm.loop !407

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
  store i64 %2, ptr %8, align 8, !tbaa !408
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store <2 x i32> zeroinitializer, ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %11 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %12 = load i32, ptr %11, align 4, !tbaa !298
  %13 = and i32 %12, 2
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 %12, i32 2
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %4, align 8, !tbaa !329
  %18 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !330
  %20 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %21 = load i64, ptr %20, align 8, !tbaa !323
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %28, ptr noundef nonnull align 8 dereferenceable(12) %29, i64 12, i1 false), !tbaa.struct !331
  %30 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %31 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %31, i64 12, i1 false), !tbaa.struct !331
  %32 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !286
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %66, label %35

35:                                               ; preds = %6
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !81
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %37, i64 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !154
  %40 = trunc i64 %39 to i32
  %41 = and i64 %39, 2048
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #17
  store i32 45, ptr %7, align 8, !tbaa !288
  %44 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %44, align 8, !tbaa !291
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %43, ptr %45, align 8, !tbaa !292
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %43, ptr %46, align 4, !tbaa !293
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %33, ptr %47, align 8, !tbaa !294
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %48, align 4, !tbaa !145
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %49, align 4, !tbaa !295
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %51 = load ptr, ptr %3, align 8, !tbaa !296
  store ptr %51, ptr %50, align 8, !tbaa !297
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %12, ptr %52, align 8, !tbaa !299
  %53 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %53, align 4, !tbaa !300
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %55 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %56 = load i32, ptr %55, align 8, !tbaa !301
  store i32 %56, ptr %54, align 8, !tbaa !302
  %57 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %57, align 4, !tbaa !303
  %58 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %59 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %60 = load i32, ptr %59, align 4, !tbaa !304
  store i32 %60, ptr %58, align 8, !tbaa !305
  %61 = load ptr, ptr %0, align 8, !tbaa !51
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 19
  %63 = load ptr, ptr %62, align 8, !tbaa !160
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %65 = load ptr, ptr %64, align 8, !tbaa !161
  call void %63(ptr noundef %65, i32 noundef %40, i32 noundef %40, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #16
  store i32 1, ptr %32, align 8, !tbaa !286
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #17
  br label %66

66:                                               ; preds = %6, %35
  %67 = icmp eq i32 %5, 0
  %68 = load ptr, ptr %0, align 8, !tbaa !51
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %70 = load ptr, ptr %69, align 8, !tbaa !161
  %71 = load ptr, ptr %3, align 8, !tbaa !296
  br i1 %67, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 12
  %74 = load ptr, ptr %73, align 8, !tbaa !411
  call void %74(ptr noundef %70, ptr noundef %1, ptr noundef %71, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #16
  br label %78

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 14
  %77 = load ptr, ptr %76, align 8, !tbaa !412
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
  %9 = load ptr, ptr %8, align 8, !tbaa !413
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !298
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !329
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !330
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !323
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !331
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !415
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !298
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !329
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !330
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !323
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !331
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !331
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !286
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %89, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !81
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !154
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #17
  store i32 45, ptr %4, align 8, !tbaa !288
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !291
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !292
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !293
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !294
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %69, align 4, !tbaa !145
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %70, align 4, !tbaa !295
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %72 = load ptr, ptr %9, align 8, !tbaa !296
  store ptr %72, ptr %71, align 8, !tbaa !297
  %73 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %74 = load i32, ptr %10, align 4, !tbaa !298
  store i32 %74, ptr %73, align 8, !tbaa !299
  %75 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %75, align 4, !tbaa !300
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %77 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %78 = load i32, ptr %77, align 8, !tbaa !301
  store i32 %78, ptr %76, align 8, !tbaa !302
  %79 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %79, align 4, !tbaa !303
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %81 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %82 = load i32, ptr %81, align 4, !tbaa !304
  store i32 %82, ptr %80, align 8, !tbaa !305
  %83 = load ptr, ptr %0, align 8, !tbaa !51
  %84 = getelementptr inbounds %struct.device, ptr %83, i64 0, i32 19
  %85 = load ptr, ptr %84, align 8, !tbaa !160
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %87 = load ptr, ptr %86, align 8, !tbaa !161
  call void %85(ptr noundef %87, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 1, ptr %53, align 8, !tbaa !286
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #17
  %88 = load ptr, ptr %30, align 8, !tbaa !415
  br label %89

89:                                               ; preds = %2, %56
  %90 = phi ptr [ %31, %2 ], [ %88, %56 ]
  %91 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 1
  %92 = load i32, ptr %91, align 8, !tbaa !286
  %93 = icmp eq i32 %92, 1
  br i1 %93, label %128, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %96 = load ptr, ptr %95, align 8, !tbaa !81
  %97 = getelementptr inbounds %struct.hardware_queue, ptr %96, i64 0, i32 1
  %98 = load i64, ptr %97, align 8, !tbaa !154
  %99 = trunc i64 %98 to i32
  %100 = and i64 %98, 2048
  %101 = icmp eq i64 %100, 0
  %102 = select i1 %101, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #17
  store i32 45, ptr %3, align 8, !tbaa !288
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %103, align 8, !tbaa !291
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %102, ptr %104, align 8, !tbaa !292
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %102, ptr %105, align 4, !tbaa !293
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %92, ptr %106, align 8, !tbaa !294
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %107, align 4, !tbaa !145
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %108, align 4, !tbaa !295
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %110 = load ptr, ptr %90, align 8, !tbaa !296
  store ptr %110, ptr %109, align 8, !tbaa !297
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %112 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !298
  store i32 %113, ptr %111, align 8, !tbaa !299
  %114 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %114, align 4, !tbaa !300
  %115 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %116 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 3
  %117 = load i32, ptr %116, align 8, !tbaa !301
  store i32 %117, ptr %115, align 8, !tbaa !302
  %118 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %118, align 4, !tbaa !303
  %119 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %120 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 4
  %121 = load i32, ptr %120, align 4, !tbaa !304
  store i32 %121, ptr %119, align 8, !tbaa !305
  %122 = load ptr, ptr %0, align 8, !tbaa !51
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 19
  %124 = load ptr, ptr %123, align 8, !tbaa !160
  %125 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %126 = load ptr, ptr %125, align 8, !tbaa !161
  call void %124(ptr noundef %126, i32 noundef %99, i32 noundef %99, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %91, align 8, !tbaa !286
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #17
  %127 = load ptr, ptr %30, align 8, !tbaa !415
  br label %128

128:                                              ; preds = %89, %94
  %129 = phi ptr [ %90, %89 ], [ %127, %94 ]
  %130 = load ptr, ptr %0, align 8, !tbaa !51
  %131 = getelementptr inbounds %struct.device, ptr %130, i64 0, i32 13
  %132 = load ptr, ptr %131, align 8, !tbaa !416
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %134 = load ptr, ptr %133, align 8, !tbaa !161
  %135 = load ptr, ptr %8, align 8, !tbaa !413
  %136 = load ptr, ptr %135, align 8, !tbaa !296
  %137 = load ptr, ptr %129, align 8, !tbaa !296
  call void %132(ptr noundef %134, ptr noundef %136, i32 noundef 1, ptr noundef %137, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #17
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !286
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %43, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !81
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !154
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #17
  store i32 45, ptr %4, align 8, !tbaa !288
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !291
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !292
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !293
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !294
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !417
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store <2 x i32> <i32 -1, i32 -1>, ptr %24, align 8, !tbaa !9
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %26 = load ptr, ptr %1, align 8, !tbaa !296
  store ptr %26, ptr %25, align 8, !tbaa !297
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %28 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %29 = load i32, ptr %28, align 4, !tbaa !298
  store i32 %29, ptr %27, align 8, !tbaa !299
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %30, align 4, !tbaa !300
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %32 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %33 = load i32, ptr %32, align 8, !tbaa !301
  store i32 %33, ptr %31, align 8, !tbaa !302
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %34, align 4, !tbaa !303
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %36 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %37 = load i32, ptr %36, align 4, !tbaa !304
  store i32 %37, ptr %35, align 8, !tbaa !305
  %38 = load ptr, ptr %0, align 8, !tbaa !51
  %39 = getelementptr inbounds %struct.device, ptr %38, i64 0, i32 19
  %40 = load ptr, ptr %39, align 8, !tbaa !160
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %42 = load ptr, ptr %41, align 8, !tbaa !161
  call void %40(ptr noundef %42, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 %2, ptr %5, align 8, !tbaa !286
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
  %6 = load i32, ptr %5, align 4, !tbaa !298
  store i32 %6, ptr %4, align 4, !tbaa !299
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !300
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !301
  store i32 %10, ptr %8, align 4, !tbaa !302
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !303
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !304
  store i32 %14, ptr %12, align 4, !tbaa !305
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !286
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %46, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !81
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !154
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #17
  store i32 45, ptr %3, align 8, !tbaa !288
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !291
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !292
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !293
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !294
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %31, align 4, !tbaa !145
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %32, align 4, !tbaa !295
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %34 = load ptr, ptr %1, align 8, !tbaa !296
  store ptr %34, ptr %33, align 8, !tbaa !297
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %35, align 8, !tbaa !299
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %36, align 4, !tbaa !300
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %37, align 8, !tbaa !302
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %38, align 4, !tbaa !303
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %39, align 8, !tbaa !305
  %40 = load ptr, ptr %0, align 8, !tbaa !51
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 19
  %42 = load ptr, ptr %41, align 8, !tbaa !160
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %44 = load ptr, ptr %43, align 8, !tbaa !161
  call void %42(ptr noundef %44, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %15, align 8, !tbaa !286
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #17
  %45 = load i32, ptr %5, align 4, !tbaa !298
  br label %46

46:                                               ; preds = %2, %18
  %47 = phi i32 [ %6, %2 ], [ %45, %18 ]
  %48 = and i32 %47, 1
  %49 = icmp eq i32 %48, 0
  %50 = load ptr, ptr %0, align 8, !tbaa !51
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !161
  %53 = load ptr, ptr %1, align 8, !tbaa !296
  %54 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 10
  %55 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 9
  %56 = select i1 %49, ptr %54, ptr %55
  %57 = select i1 %49, ptr @clear_image.nothing, ptr @clear_image.black
  %58 = load ptr, ptr %56, align 8, !tbaa !40
  call void %58(ptr noundef %52, ptr noundef %53, i32 noundef 1, ptr noundef nonnull %57, i32 noundef 1, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #17
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #3 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !40
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %7 = load ptr, ptr %6, align 8, !tbaa !140
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !112
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !51
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 8
  %14 = load i64, ptr %13, align 8, !tbaa !127
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !113
  %17 = add i64 %14, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %16
  %20 = sub nuw i64 %18, %19
  %21 = add i64 %20, %11
  store i64 %21, ptr %13, align 8, !tbaa !127
  %22 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 6
  %23 = load ptr, ptr %22, align 8, !tbaa !19
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #16
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !418
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !419
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #16
  %40 = load ptr, ptr %3, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
  %41 = load ptr, ptr %22, align 8, !tbaa !19
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !419
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !4
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #16
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !418
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !420
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @use_in_place(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkExternalMemoryBufferCreateInfo, align 8
  %7 = alloca %struct.VkBufferCreateInfo, align 8
  %8 = alloca %struct.VkImportMemoryHostPointerInfoEXT, align 8
  %9 = alloca %struct.VkMemoryAllocateInfo, align 8
  %10 = load ptr, ptr %0, align 8, !tbaa !51
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %12 = load ptr, ptr %11, align 8, !tbaa !140
  %13 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 27
  %14 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 25
  %15 = load i32, ptr %14, align 8, !tbaa !27
  %16 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 26
  %17 = load i32, ptr %16, align 4, !tbaa !9
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
  br i1 %29, label %102, label %30

30:                                               ; preds = %21
  store ptr %28, ptr %13, align 8, !tbaa !40
  store i32 %24, ptr %16, align 4, !tbaa !9
  %31 = load i32, ptr %14, align 8, !tbaa !27
  br label %32

32:                                               ; preds = %19, %30
  %33 = phi i32 [ %15, %19 ], [ %31, %30 ]
  %34 = phi ptr [ %20, %19 ], [ %28, %30 ]
  %35 = zext i32 %33 to i64
  %36 = getelementptr inbounds %struct.import, ptr %34, i64 %35
  %37 = ptrtoint ptr %1 to i64
  %38 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 40
  %39 = load i64, ptr %38, align 8, !tbaa !320
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !4
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !320
  %44 = add i64 %2, -1
  %45 = add i64 %44, %40
  %46 = add i64 %45, %43
  %47 = urem i64 %46, %43
  %48 = sub nuw i64 %46, %47
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #17
  store i32 1000072000, ptr %6, align 8, !tbaa !421
  %49 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 1
  store ptr null, ptr %49, align 8, !tbaa !423
  %50 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 2
  store i32 128, ptr %50, align 8, !tbaa !424
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #17
  store i32 12, ptr %7, align 8, !tbaa !425
  %51 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 1
  store ptr %6, ptr %51, align 8, !tbaa !427
  %52 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 2
  store i32 0, ptr %52, align 8, !tbaa !428
  %53 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 3
  store i64 %48, ptr %53, align 8, !tbaa !429
  %54 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 4
  store <2 x i32> <i32 3, i32 0>, ptr %54, align 8, !tbaa !145
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %55, align 8, !tbaa !430
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %56, align 8, !tbaa !431
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #17
  store i32 1000178000, ptr %8, align 8, !tbaa !432
  %57 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %57, align 8, !tbaa !434
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %58, align 8, !tbaa !435
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %59, align 8, !tbaa !436
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #17
  store i32 5, ptr %9, align 8, !tbaa !437
  %60 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %60, align 8, !tbaa !439
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %61, align 8, !tbaa !440
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %63 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 39
  %64 = load i64, ptr %63, align 8, !tbaa !309
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %62, align 8, !tbaa !441
  %66 = getelementptr inbounds i8, ptr %36, i64 8
  store <2 x ptr> zeroinitializer, ptr %36, align 8
  %67 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 21
  %68 = load ptr, ptr %67, align 8, !tbaa !442
  %69 = load ptr, ptr %10, align 8, !tbaa !25
  %70 = call i32 %68(ptr noundef %69, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #16
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %86

72:                                               ; preds = %32
  %73 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %74 = load ptr, ptr %73, align 8, !tbaa !443
  %75 = load ptr, ptr %10, align 8, !tbaa !25
  %76 = call i32 %74(ptr noundef %75, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %66) #16
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %86

78:                                               ; preds = %72
  %79 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %80 = load ptr, ptr %79, align 8, !tbaa !444
  %81 = load ptr, ptr %10, align 8, !tbaa !25
  %82 = load ptr, ptr %36, align 8, !tbaa !445
  %83 = load ptr, ptr %66, align 8, !tbaa !447
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
  %93 = load ptr, ptr %92, align 8, !tbaa !29
  %94 = load ptr, ptr %10, align 8, !tbaa !25
  call void %93(ptr noundef %94, ptr noundef %90, ptr noundef null) #16
  %95 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 28
  %96 = load ptr, ptr %95, align 8, !tbaa !30
  %97 = load ptr, ptr %10, align 8, !tbaa !25
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
  %99 = load i32, ptr %14, align 8, !tbaa !27
  %100 = add i32 %99, 1
  store i32 %100, ptr %14, align 8, !tbaa !27
  %101 = load ptr, ptr %36, align 8, !tbaa !445
  store ptr %101, ptr %3, align 8, !tbaa !40
  br label %102

102:                                              ; preds = %86, %21, %98
  %103 = phi i32 [ 0, %98 ], [ %87, %86 ], [ -1, %21 ]
  ret i32 %103
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_chunk(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkMemoryBarrier, align 8
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !48
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %11 = load ptr, ptr %10, align 8, !tbaa !140
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #16
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !178
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !178
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 30
  %19 = load i32, ptr %18, align 8, !tbaa !129
  store ptr null, ptr %12, align 8, !tbaa.struct !448
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !449
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !450
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !451
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !332
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !189
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 29
  %26 = load ptr, ptr %25, align 8, !tbaa !130
  store ptr %12, ptr %26, align 8, !tbaa !40
  store ptr %12, ptr %25, align 8, !tbaa !130
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !59
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !60
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !4
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !59
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #18
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 32
  %43 = load ptr, ptr %42, align 8, !tbaa !35
  %44 = load i32, ptr %18, align 8, !tbaa !129
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !377
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !51
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 19
  %50 = load ptr, ptr %49, align 8, !tbaa !160
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !161
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %54 = load i32, ptr %53, align 8, !tbaa !162
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !81
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !154
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #17
  store i32 46, ptr %6, align 8, !tbaa !155
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !157
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !158
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !159
  %68 = load ptr, ptr %0, align 8, !tbaa !51
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 19
  %70 = load ptr, ptr %69, align 8, !tbaa !160
  %71 = load ptr, ptr %51, align 8, !tbaa !161
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #17
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !162
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
  %5 = load ptr, ptr %4, align 8, !tbaa !81
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !154
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #17
  store i32 46, ptr %3, align 8, !tbaa !155
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !157
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !158
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !159
  %16 = load ptr, ptr %0, align 8, !tbaa !51
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 19
  %18 = load ptr, ptr %17, align 8, !tbaa !160
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8, !tbaa !161
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %22, align 8, !tbaa !162
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #17
  %23 = load ptr, ptr %0, align 8, !tbaa !51
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
  %25 = load ptr, ptr %24, align 8, !tbaa !163
  %26 = load ptr, ptr %19, align 8, !tbaa !161
  %27 = call i32 %25(ptr noundef %26) #16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %2
  %30 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #18
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %34 = load ptr, ptr %33, align 8, !tbaa !140
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %36 = load ptr, ptr %35, align 8, !tbaa !48
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !75
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
!15 = !{!16, !17, i64 32}
!16 = !{!"context", !17, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !5, i64 56, !5, i64 64, !17, i64 72, !10, i64 80, !10, i64 84, !5, i64 88, !10, i64 96, !17, i64 104, !10, i64 112, !10, i64 116, !10, i64 120, !17, i64 128, !10, i64 136, !10, i64 140, !17, i64 144, !10, i64 152, !10, i64 156, !17, i64 160, !10, i64 168, !10, i64 172, !17, i64 176, !17, i64 184, !17, i64 192, !10, i64 200, !10, i64 204, !17, i64 208, !10, i64 216, !10, i64 220, !17, i64 224, !17, i64 232, !17, i64 240, !6, i64 248}
!17 = !{!"any pointer", !6, i64 0}
!18 = !{!16, !17, i64 40}
!19 = !{!16, !17, i64 48}
!20 = !{!16, !5, i64 56}
!21 = !{!16, !10, i64 112}
!22 = !{!16, !10, i64 136}
!23 = !{!24, !17, i64 208}
!24 = !{!"device", !17, i64 0, !5, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64, !17, i64 72, !17, i64 80, !17, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !17, i64 120, !17, i64 128, !17, i64 136, !17, i64 144, !17, i64 152, !17, i64 160, !17, i64 168, !17, i64 176, !17, i64 184, !17, i64 192, !17, i64 200, !17, i64 208, !17, i64 216, !17, i64 224, !17, i64 232, !17, i64 240, !17, i64 248, !17, i64 256, !17, i64 264, !17, i64 272, !17, i64 280, !17, i64 288, !17, i64 296, !17, i64 304, !5, i64 312, !5, i64 320, !17, i64 328, !17, i64 336}
!25 = !{!24, !17, i64 0}
!26 = !{!16, !17, i64 72}
!27 = !{!16, !10, i64 168}
!28 = !{!16, !17, i64 176}
!29 = !{!24, !17, i64 192}
!30 = !{!24, !17, i64 224}
!31 = distinct !{!31, !14}
!32 = !{!16, !17, i64 128}
!33 = !{!16, !17, i64 144}
!34 = !{!16, !17, i64 160}
!35 = !{!16, !17, i64 208}
!36 = !{!16, !17, i64 224}
!37 = !{!16, !17, i64 232}
!38 = !{!16, !17, i64 240}
!39 = !{!24, !17, i64 200}
!40 = !{!17, !17, i64 0}
!41 = distinct !{!41, !14}
!42 = !{!43, !17, i64 0}
!43 = !{!"staging", !17, i64 0, !44, i64 8, !5, i64 56, !5, i64 64, !10, i64 72, !17, i64 80, !17, i64 88, !45, i64 96, !45, i64 160}
!44 = !{!"slots", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40}
!45 = !{!"", !6, i64 0}
!46 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 8, !40, i64 40, i64 8, !40}
!47 = !{!43, !17, i64 88}
!48 = !{!49, !17, i64 144}
!49 = !{!"queue", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24, !5, i64 32, !17, i64 40, !10, i64 48, !10, i64 52, !50, i64 56, !5, i64 72, !10, i64 80, !10, i64 84, !10, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !17, i64 120, !17, i64 128, !10, i64 136, !17, i64 144, !45, i64 152, !45, i64 216}
!50 = !{!"notification", !5, i64 0, !10, i64 8}
!51 = !{!49, !17, i64 0}
!52 = !{!43, !17, i64 80}
!53 = !{!43, !10, i64 72}
!54 = distinct !{!54, !14}
!55 = !{!56, !17, i64 0}
!56 = !{!"chunk", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !10, i64 32, !10, i64 36}
!57 = !{!43, !17, i64 16}
!58 = !{!56, !5, i64 16}
!59 = !{!43, !5, i64 24}
!60 = !{!43, !5, i64 32}
!61 = !{!56, !10, i64 32}
!62 = !{!63, !6, i64 0}
!63 = !{!"VkSemaphoreWaitInfo", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !17, i64 24, !17, i64 32}
!64 = !{!63, !17, i64 8}
!65 = !{!63, !17, i64 24}
!66 = !{!63, !17, i64 32}
!67 = !{!24, !17, i64 304}
!68 = distinct !{!68, !14}
!69 = !{!56, !17, i64 8}
!70 = !{!24, !17, i64 336}
!71 = !{!56, !5, i64 24}
!72 = !{!73, !6, i64 0}
!73 = !{!"VkSemaphoreSignalInfo", !6, i64 0, !17, i64 8, !17, i64 16, !5, i64 24}
!74 = !{!73, !17, i64 8}
!75 = !{!43, !17, i64 40}
!76 = !{!73, !17, i64 16}
!77 = !{!73, !5, i64 24}
!78 = !{!24, !17, i64 288}
!79 = !{!16, !5, i64 24}
!80 = distinct !{!80, !14}
!81 = !{!49, !17, i64 8}
!82 = !{!49, !17, i64 24}
!83 = !{!49, !10, i64 64}
!84 = !{!49, !10, i64 52}
!85 = !{!49, !17, i64 112}
!86 = !{!87, !17, i64 80}
!87 = !{!"hardware_queue", !17, i64 0, !5, i64 8, !45, i64 16, !17, i64 80}
!88 = !{!89, !17, i64 200}
!89 = !{!"line", !45, i64 0, !45, i64 64, !45, i64 128, !17, i64 192, !17, i64 200, !17, i64 208, !5, i64 216, !10, i64 224, !10, i64 228, !10, i64 232}
!90 = !{!49, !17, i64 16}
!91 = !{!89, !10, i64 224}
!92 = !{!24, !17, i64 240}
!93 = !{!49, !10, i64 84}
!94 = !{!49, !10, i64 88}
!95 = !{!50, !10, i64 8}
!96 = distinct !{!96, !14}
!97 = !{!16, !17, i64 16}
!98 = !{!89, !17, i64 208}
!99 = distinct !{!99, !14}
!100 = !{!89, !10, i64 232}
!101 = !{!89, !10, i64 228}
!102 = !{!89, !5, i64 216}
!103 = !{!49, !17, i64 40}
!104 = !{!49, !17, i64 96}
!105 = !{!16, !17, i64 0}
!106 = !{!"branch_weights", i32 2000, i32 1}
!107 = !{!108, !5, i64 0}
!108 = !{!"", !5, i64 0, !5, i64 8}
!109 = !{!108, !5, i64 8}
!110 = !{!111, !12, i64 0}
!111 = !{!"command", !12, i64 0, !12, i64 2, !10, i64 4}
!112 = !{!111, !10, i64 4}
!113 = !{!24, !5, i64 8}
!114 = !{!115, !5, i64 16}
!115 = !{!"kernel", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40}
!116 = !{!117, !5, i64 24}
!117 = !{!"transfer", !111, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32}
!118 = !{!119, !5, i64 16}
!119 = !{!"texels", !111, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !120, i64 40}
!120 = !{!"region", !5, i64 0, !5, i64 8, !5, i64 16, !121, i64 24, !122, i64 36}
!121 = !{!"VkOffset3D", !10, i64 0, !10, i64 4, !10, i64 8}
!122 = !{!"VkExtent3D", !10, i64 0, !10, i64 4, !10, i64 8}
!123 = distinct !{!123, !14}
!124 = distinct !{!124, !14}
!125 = !{!16, !10, i64 152}
!126 = !{!16, !10, i64 120}
!127 = !{!16, !5, i64 64}
!128 = !{!16, !10, i64 216}
!129 = !{!16, !10, i64 200}
!130 = !{!16, !17, i64 192}
!131 = !{!16, !10, i64 140}
!132 = !{!133, !17, i64 0}
!133 = !{!"kept_set", !17, i64 0, !17, i64 8, !6, i64 16}
!134 = distinct !{!134, !14}
!135 = !{!24, !17, i64 272}
!136 = distinct !{!136, !14}
!137 = !{!24, !17, i64 264}
!138 = !{!16, !10, i64 96}
!139 = !{!16, !17, i64 104}
!140 = !{!49, !17, i64 120}
!141 = !{!16, !10, i64 80}
!142 = !{!143, !6, i64 0}
!143 = !{!"VkQueryPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !6, i64 20, !10, i64 24, !10, i64 28}
!144 = !{!143, !17, i64 8}
!145 = !{!6, !6, i64 0}
!146 = !{!143, !10, i64 24}
!147 = !{!143, !10, i64 28}
!148 = !{!24, !17, i64 184}
!149 = !{!24, !17, i64 280}
!150 = !{!16, !10, i64 84}
!151 = !{!16, !5, i64 88}
!152 = !{!153, !10, i64 4}
!153 = !{!"submission", !10, i64 0, !10, i64 4, !17, i64 8, !5, i64 16}
!154 = !{!87, !5, i64 8}
!155 = !{!156, !6, i64 0}
!156 = !{!"VkMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20}
!157 = !{!156, !17, i64 8}
!158 = !{!156, !10, i64 16}
!159 = !{!156, !10, i64 20}
!160 = !{!24, !17, i64 152}
!161 = !{!49, !17, i64 128}
!162 = !{!49, !10, i64 136}
!163 = !{!24, !17, i64 216}
!164 = !{!165, !17, i64 8}
!165 = !{!"wait", !111, i64 0, !17, i64 8, !5, i64 16}
!166 = !{!165, !5, i64 16}
!167 = !{!24, !17, i64 160}
!168 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !4}
!169 = !{i64 0, i64 8, !40, i64 8, i64 8, !4}
!170 = !{i64 0, i64 8, !4}
!171 = !{!111, !12, i64 2}
!172 = distinct !{!172, !14}
!173 = !{!24, !17, i64 120}
!174 = !{!49, !17, i64 104}
!175 = !{!16, !17, i64 184}
!176 = !{!89, !17, i64 192}
!177 = !{!16, !17, i64 8}
!178 = !{!43, !5, i64 56}
!179 = distinct !{!179, !14}
!180 = !{!181, !10, i64 204}
!181 = !{!"copiers", !45, i64 0, !45, i64 64, !45, i64 128, !17, i64 192, !10, i64 200, !10, i64 204, !10, i64 208, !10, i64 212, !10, i64 216, !6, i64 224, !17, i64 288}
!182 = !{!181, !17, i64 288}
!183 = !{!181, !10, i64 216}
!184 = !{!181, !10, i64 208}
!185 = distinct !{!185, !14}
!186 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !4, i64 24, i64 4, !9}
!187 = !{i64 0, i64 8, !40, i64 8, i64 8, !4, i64 16, i64 4, !9}
!188 = !{i64 0, i64 8, !4, i64 8, i64 4, !9}
!189 = !{i64 0, i64 4, !9}
!190 = distinct !{!190, !14}
!191 = distinct !{!191, !14}
!192 = !{!181, !17, i64 192}
!193 = !{!194, !17, i64 0}
!194 = !{!"copying", !17, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !12, i64 24}
!195 = !{!194, !17, i64 8}
!196 = !{!194, !10, i64 16}
!197 = !{!194, !10, i64 20}
!198 = !{!194, !12, i64 24}
!199 = !{!181, !10, i64 200}
!200 = distinct !{!200, !14}
!201 = !{!202, !10, i64 24}
!202 = !{!"piece", !17, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!203 = distinct !{!203, !14}
!204 = distinct !{!204, !14}
!205 = distinct !{!205, !14}
!206 = distinct !{!206, !14}
!207 = distinct !{!207, !14}
!208 = !{!16, !10, i64 116}
!209 = !{!210, !6, i64 0}
!210 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !10, i64 28}
!211 = !{!210, !17, i64 8}
!212 = !{!210, !17, i64 16}
!213 = !{!210, !6, i64 24}
!214 = !{!210, !10, i64 28}
!215 = !{!24, !17, i64 16}
!216 = !{!217, !6, i64 0}
!217 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !17, i64 8, !10, i64 16, !17, i64 24}
!218 = !{!217, !17, i64 8}
!219 = !{!217, !10, i64 16}
!220 = !{!217, !17, i64 24}
!221 = !{!24, !17, i64 40}
!222 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 8, !40, i64 16, i64 8, !4}
!223 = !{i64 0, i64 4, !9, i64 4, i64 8, !40, i64 12, i64 8, !4}
!224 = !{!115, !5, i64 0}
!225 = !{!115, !17, i64 32}
!226 = !{!227, !5, i64 48}
!227 = !{!"task", !17, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !17, i64 56, !17, i64 64}
!228 = !{!227, !5, i64 24}
!229 = !{!227, !5, i64 32}
!230 = !{!227, !17, i64 64}
!231 = distinct !{!231, !14}
!232 = !{!227, !5, i64 40}
!233 = distinct !{!233, !14, !234, !235}
!234 = !{!"llvm.loop.isvectorized", i32 1}
!235 = !{!"llvm.loop.unroll.runtime.disable"}
!236 = !{!227, !17, i64 56}
!237 = !{!238, !5, i64 0}
!238 = !{!"binding", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!239 = !{!238, !5, i64 16}
!240 = !{!241, !17, i64 0}
!241 = !{!"memory", !17, i64 0, !5, i64 8, !5, i64 16}
!242 = distinct !{!242, !14}
!243 = distinct !{!243, !14, !234}
!244 = !{!133, !17, i64 8}
!245 = !{!246, !6, i64 0}
!246 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !10, i64 24, !17, i64 32}
!247 = !{!246, !17, i64 8}
!248 = !{!246, !17, i64 16}
!249 = !{!246, !10, i64 24}
!250 = !{!246, !17, i64 32}
!251 = !{!24, !17, i64 24}
!252 = !{!253, !6, i64 0}
!253 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !17, i64 32}
!254 = !{!253, !17, i64 8}
!255 = !{!253, !10, i64 24}
!256 = !{!253, !17, i64 32}
!257 = !{!24, !17, i64 176}
!258 = !{!24, !17, i64 296}
!259 = !{!238, !5, i64 24}
!260 = !{i64 0, i64 8, !40, i64 8, i64 8, !4, i64 16, i64 8, !4}
!261 = !{i64 0, i64 8, !4, i64 8, i64 8, !4}
!262 = !{!241, !5, i64 8}
!263 = !{!264, !17, i64 24}
!264 = !{!"texture", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!265 = !{!264, !17, i64 8}
!266 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !145}
!267 = !{i64 0, i64 8, !40, i64 8, i64 4, !145}
!268 = !{i64 0, i64 4, !145}
!269 = !{!264, !17, i64 16}
!270 = !{!238, !5, i64 8}
!271 = !{i64 0, i64 4, !145, i64 8, i64 8, !40, i64 16, i64 8, !40, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !145, i64 40, i64 8, !40, i64 48, i64 8, !40, i64 56, i64 8, !40}
!272 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !145, i64 32, i64 8, !40, i64 40, i64 8, !40, i64 48, i64 8, !40}
!273 = !{i64 0, i64 8, !40, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !145, i64 24, i64 8, !40, i64 32, i64 8, !40, i64 40, i64 8, !40}
!274 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !145, i64 16, i64 8, !40, i64 24, i64 8, !40, i64 32, i64 8, !40}
!275 = !{i64 0, i64 4, !145, i64 4, i64 8, !40, i64 12, i64 8, !40, i64 20, i64 8, !40}
!276 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !40}
!277 = !{i64 0, i64 8, !40, i64 8, i64 8, !40}
!278 = !{i64 0, i64 8, !40}
!279 = distinct !{!279, !14}
!280 = !{!24, !17, i64 64}
!281 = !{!227, !17, i64 0}
!282 = !{!24, !17, i64 56}
!283 = !{!227, !17, i64 8}
!284 = !{!24, !17, i64 128}
!285 = !{!264, !17, i64 0}
!286 = !{!287, !10, i64 8}
!287 = !{!"image", !17, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20}
!288 = !{!289, !6, i64 0}
!289 = !{!"VkImageMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !6, i64 24, !6, i64 28, !10, i64 32, !10, i64 36, !17, i64 40, !290, i64 48}
!290 = !{!"VkImageSubresourceRange", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!291 = !{!289, !17, i64 8}
!292 = !{!289, !10, i64 16}
!293 = !{!289, !10, i64 20}
!294 = !{!289, !6, i64 24}
!295 = !{!289, !10, i64 36}
!296 = !{!287, !17, i64 0}
!297 = !{!289, !17, i64 40}
!298 = !{!287, !10, i64 12}
!299 = !{!290, !10, i64 0}
!300 = !{!290, !10, i64 4}
!301 = !{!287, !10, i64 16}
!302 = !{!290, !10, i64 8}
!303 = !{!290, !10, i64 12}
!304 = !{!287, !10, i64 20}
!305 = !{!290, !10, i64 16}
!306 = distinct !{!306, !14}
!307 = distinct !{!307, !14}
!308 = !{!117, !17, i64 32}
!309 = !{!24, !5, i64 312}
!310 = !{!43, !17, i64 8}
!311 = !{!117, !17, i64 8}
!312 = !{!117, !5, i64 16}
!313 = !{!314, !5, i64 0}
!314 = !{!"VkBufferCopy", !5, i64 0, !5, i64 8, !5, i64 16}
!315 = !{!314, !5, i64 8}
!316 = !{!314, !5, i64 16}
!317 = !{!24, !17, i64 88}
!318 = distinct !{!318, !14}
!319 = !{!119, !17, i64 8}
!320 = !{!24, !5, i64 320}
!321 = !{!119, !5, i64 24}
!322 = !{!120, !10, i64 36}
!323 = !{!120, !5, i64 16}
!324 = !{!120, !10, i64 44}
!325 = !{!120, !10, i64 40}
!326 = !{!120, !10, i64 24}
!327 = !{!120, !10, i64 28}
!328 = !{!120, !10, i64 32}
!329 = !{!120, !5, i64 0}
!330 = !{!120, !5, i64 8}
!331 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9}
!332 = !{i64 0, i64 4, !9, i64 4, i64 4, !9}
!333 = !{!122, !10, i64 0}
!334 = !{!122, !10, i64 4}
!335 = !{!122, !10, i64 8}
!336 = !{!119, !17, i64 32}
!337 = distinct !{!337, !14}
!338 = distinct !{!338, !14}
!339 = distinct !{!339, !14}
!340 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !4}
!341 = distinct !{!341, !14}
!342 = distinct !{!342, !14}
!343 = !{!24, !17, i64 136}
!344 = !{!345, !17, i64 16}
!345 = !{!"copy", !111, i64 0, !17, i64 8, !17, i64 16, !314, i64 24}
!346 = !{!345, !17, i64 8}
!347 = !{!24, !17, i64 144}
!348 = !{!349, !17, i64 8}
!349 = !{!"fill", !111, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !10, i64 32}
!350 = !{!349, !5, i64 16}
!351 = !{!349, !5, i64 24}
!352 = !{!349, !10, i64 32}
!353 = !{!354, !17, i64 8}
!354 = !{!"image_transfer", !111, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !120, i64 32}
!355 = !{!354, !5, i64 16}
!356 = !{!354, !17, i64 24}
!357 = !{!358, !17, i64 8}
!358 = !{!"transition", !111, i64 0, !17, i64 8, !5, i64 16}
!359 = !{!358, !5, i64 16}
!360 = !{!24, !17, i64 232}
!361 = !{!362, !17, i64 0}
!362 = !{!"arrival", !17, i64 0, !17, i64 8, !5, i64 16}
!363 = !{!362, !17, i64 8}
!364 = !{!362, !5, i64 16}
!365 = distinct !{!365, !14}
!366 = distinct !{!366, !14}
!367 = !{!24, !17, i64 256}
!368 = !{!87, !17, i64 0}
!369 = !{!43, !5, i64 64}
!370 = !{!49, !5, i64 72}
!371 = distinct !{!371, !14}
!372 = !{!49, !5, i64 32}
!373 = !{!56, !10, i64 36}
!374 = !{!24, !17, i64 248}
!375 = !{!376, !10, i64 32}
!376 = !{!"signals", !6, i64 0, !6, i64 16, !10, i64 32}
!377 = !{!153, !5, i64 16}
!378 = !{!43, !17, i64 48}
!379 = !{!153, !10, i64 0}
!380 = !{i64 0, i64 4, !145, i64 8, i64 8, !40, i64 16, i64 4, !9, i64 24, i64 8, !40, i64 32, i64 4, !9, i64 40, i64 8, !40}
!381 = !{i64 0, i64 8, !40, i64 8, i64 4, !9, i64 16, i64 8, !40, i64 24, i64 4, !9, i64 32, i64 8, !40}
!382 = !{i64 0, i64 4, !9, i64 8, i64 8, !40, i64 16, i64 4, !9, i64 24, i64 8, !40}
!383 = !{i64 0, i64 8, !40, i64 8, i64 4, !9, i64 16, i64 8, !40}
!384 = !{i64 0, i64 4, !9, i64 8, i64 8, !40}
!385 = !{i64 0, i64 4, !145, i64 8, i64 8, !40, i64 16, i64 4, !9, i64 24, i64 8, !40, i64 32, i64 8, !40, i64 40, i64 4, !9, i64 48, i64 8, !40, i64 56, i64 4, !9, i64 64, i64 8, !40}
!386 = !{i64 0, i64 8, !40, i64 8, i64 4, !9, i64 16, i64 8, !40, i64 24, i64 8, !40, i64 32, i64 4, !9, i64 40, i64 8, !40, i64 48, i64 4, !9, i64 56, i64 8, !40}
!387 = !{i64 0, i64 4, !9, i64 8, i64 8, !40, i64 16, i64 8, !40, i64 24, i64 4, !9, i64 32, i64 8, !40, i64 40, i64 4, !9, i64 48, i64 8, !40}
!388 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !9, i64 24, i64 8, !40, i64 32, i64 4, !9, i64 40, i64 8, !40}
!389 = distinct !{!389, !14}
!390 = distinct !{!390, !14}
!391 = !{!16, !10, i64 220}
!392 = distinct !{!392, !14}
!393 = distinct !{!393, !14}
!394 = !{!395, !5, i64 0}
!395 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!396 = !{!395, !10, i64 16}
!397 = !{!395, !12, i64 20}
!398 = !{!395, !12, i64 22}
!399 = !{!395, !5, i64 24}
!400 = !{!202, !17, i64 0}
!401 = !{!202, !17, i64 8}
!402 = !{!202, !5, i64 16}
!403 = !{i32 1}
!404 = distinct !{!404, !14}
!405 = !{!181, !10, i64 212}
!406 = distinct !{!406, !14}
!407 = distinct !{!407, !14}
!408 = !{!409, !5, i64 0}
!409 = !{!"VkBufferImageCopy", !5, i64 0, !10, i64 8, !10, i64 12, !410, i64 16, !121, i64 32, !122, i64 44}
!410 = !{!"VkImageSubresourceLayers", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!411 = !{!24, !17, i64 96}
!412 = !{!24, !17, i64 112}
!413 = !{!414, !17, i64 16}
!414 = !{!"copy_image", !111, i64 0, !17, i64 8, !17, i64 16, !120, i64 24, !120, i64 72}
!415 = !{!414, !17, i64 8}
!416 = !{!24, !17, i64 104}
!417 = !{!289, !6, i64 28}
!418 = !{!115, !5, i64 24}
!419 = !{!115, !17, i64 40}
!420 = distinct !{!420, !14}
!421 = !{!422, !6, i64 0}
!422 = !{!"VkExternalMemoryBufferCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16}
!423 = !{!422, !17, i64 8}
!424 = !{!422, !10, i64 16}
!425 = !{!426, !6, i64 0}
!426 = !{!"VkBufferCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !5, i64 24, !10, i64 32, !6, i64 36, !10, i64 40, !17, i64 48}
!427 = !{!426, !17, i64 8}
!428 = !{!426, !10, i64 16}
!429 = !{!426, !5, i64 24}
!430 = !{!426, !10, i64 40}
!431 = !{!426, !17, i64 48}
!432 = !{!433, !6, i64 0}
!433 = !{!"VkImportMemoryHostPointerInfoEXT", !6, i64 0, !17, i64 8, !6, i64 16, !17, i64 24}
!434 = !{!433, !17, i64 8}
!435 = !{!433, !6, i64 16}
!436 = !{!433, !17, i64 24}
!437 = !{!438, !6, i64 0}
!438 = !{!"VkMemoryAllocateInfo", !6, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!439 = !{!438, !17, i64 8}
!440 = !{!438, !5, i64 16}
!441 = !{!438, !10, i64 24}
!442 = !{!24, !17, i64 168}
!443 = !{!24, !17, i64 32}
!444 = !{!24, !17, i64 48}
!445 = !{!446, !17, i64 0}
!446 = !{!"import", !17, i64 0, !17, i64 8}
!447 = !{!446, !17, i64 8}
!448 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 4, !9, i64 36, i64 4, !9}
!449 = !{i64 0, i64 8, !40, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 4, !9, i64 28, i64 4, !9}
!450 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 4, !9, i64 20, i64 4, !9}
!451 = !{i64 0, i64 8, !4, i64 8, i64 4, !9, i64 12, i64 4, !9}
