; Made by `nox -s native` from *.c and *.h, sha256 7d054809546e9c3330e2f721a8371aa38e07656580483e8349d5636c6332e1f2
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
%struct.device = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr }
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
%struct.arrival = type { ptr, ptr, i64 }
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
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4328) #13
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
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #13
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
  tail call void %33(ptr noundef %34, ptr noundef %31, ptr noundef null) #13
  %35 = load ptr, ptr %21, align 8, !tbaa !31
  %36 = load ptr, ptr %0, align 8, !tbaa !26
  tail call void %35(ptr noundef %36, ptr noundef %32, ptr noundef null) #13
  %37 = load i32, ptr %15, align 8, !tbaa !28
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %22, !llvm.loop !32

39:                                               ; preds = %22, %9
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %41 = load ptr, ptr %40, align 8, !tbaa !29
  tail call void @free(ptr noundef %41) #13
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %43 = load ptr, ptr %42, align 8, !tbaa !33
  tail call void @free(ptr noundef %43) #13
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %45 = load ptr, ptr %44, align 8, !tbaa !34
  tail call void @free(ptr noundef %45) #13
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %47 = load ptr, ptr %46, align 8, !tbaa !35
  tail call void @free(ptr noundef %47) #13
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 30
  %49 = load ptr, ptr %48, align 8, !tbaa !36
  tail call void @free(ptr noundef %49) #13
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %51 = load ptr, ptr %50, align 8, !tbaa !37
  tail call void @free(ptr noundef %51) #13
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 34
  %53 = load ptr, ptr %52, align 8, !tbaa !38
  tail call void @free(ptr noundef %53) #13
  %54 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 35
  %55 = load ptr, ptr %54, align 8, !tbaa !39
  tail call void @free(ptr noundef %55) #13
  tail call void @free(ptr noundef nonnull %1) #13
  ret void

56:                                               ; preds = %6, %56
  %57 = phi i64 [ 0, %6 ], [ %63, %56 ]
  %58 = load ptr, ptr %7, align 8, !tbaa !40
  %59 = load ptr, ptr %0, align 8, !tbaa !26
  %60 = load ptr, ptr %8, align 8, !tbaa !34
  %61 = getelementptr inbounds ptr, ptr %60, i64 %57
  %62 = load ptr, ptr %61, align 8, !tbaa !41
  tail call void %58(ptr noundef %59, ptr noundef %62, ptr noundef null) #13
  %63 = add nuw nsw i64 %57, 1
  %64 = load i32, ptr %3, align 8, !tbaa !23
  %65 = zext i32 %64 to i64
  %66 = icmp ult i64 %63, %65
  br i1 %66, label %56, label %9, !llvm.loop !42
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #13
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
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #13
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
  %2 = alloca %struct.timespec, align 8
  %3 = alloca i64, align 8
  %4 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %5 = alloca %struct.VkSemaphoreSignalInfo, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !43
  %7 = load ptr, ptr %6, align 8, !tbaa !52
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
  %18 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %4, i64 0, i32 4
  %19 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 5
  %20 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %4, i64 0, i32 5
  %21 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %22 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %5, i64 0, i32 1
  %23 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %5, i64 0, i32 2
  %24 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 4
  %25 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %5, i64 0, i32 3
  %26 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 36
  br label %27

27:                                               ; preds = %122, %1
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #13
  %29 = load ptr, ptr %10, align 8, !tbaa !53
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %38

31:                                               ; preds = %27, %34
  %32 = load i32, ptr %8, align 8, !tbaa !54
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %123

34:                                               ; preds = %31
  %35 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %9) #13
  %36 = load ptr, ptr %10, align 8, !tbaa !53
  %37 = icmp eq ptr %36, null
  br i1 %37, label %31, label %38, !llvm.loop !55

38:                                               ; preds = %34, %27
  %39 = phi ptr [ %29, %27 ], [ %36, %34 ]
  %40 = load ptr, ptr %39, align 8, !tbaa !56
  store ptr %40, ptr %10, align 8, !tbaa !53
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store ptr %10, ptr %12, align 8, !tbaa !48
  br label %43

43:                                               ; preds = %38, %42
  %44 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #13
  %45 = load ptr, ptr %13, align 8, !tbaa !58
  %46 = getelementptr inbounds %struct.chunk, ptr %39, i64 0, i32 2
  %47 = load i64, ptr %46, align 8, !tbaa !59
  %48 = load i64, ptr %14, align 8, !tbaa !60
  %49 = urem i64 %47, %48
  %50 = load i64, ptr %15, align 8, !tbaa !61
  %51 = mul i64 %50, %49
  %52 = getelementptr inbounds i8, ptr %45, i64 %51
  %53 = getelementptr inbounds %struct.chunk, ptr %39, i64 0, i32 4
  %54 = load i32, ptr %53, align 8, !tbaa !62
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %43
  %57 = icmp ugt i64 %47, %48
  br i1 %57, label %58, label %79

58:                                               ; preds = %56, %43
  %59 = phi i64 [ %48, %56 ], [ 0, %43 ]
  %60 = sub i64 %47, %59
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  store i64 %60, ptr %3, align 8, !tbaa !4
  %61 = load ptr, ptr %0, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %4) #14
  store i32 1000207004, ptr %4, align 8, !tbaa !63
  store ptr null, ptr %16, align 8, !tbaa !65
  store <2 x i32> <i32 0, i32 1>, ptr %17, align 8, !tbaa !9
  store ptr %19, ptr %18, align 8, !tbaa !66
  store ptr %3, ptr %20, align 8, !tbaa !67
  %62 = getelementptr inbounds %struct.queue, ptr %61, i64 0, i32 4
  br label %63

63:                                               ; preds = %66, %58
  %64 = load atomic i32, ptr %62 seq_cst, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %76

66:                                               ; preds = %63
  %67 = load ptr, ptr %61, align 8, !tbaa !52
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 38
  %69 = load ptr, ptr %68, align 8, !tbaa !68
  %70 = load ptr, ptr %67, align 8, !tbaa !26
  %71 = call i32 %69(ptr noundef %70, ptr noundef nonnull %4, i64 noundef 100000000) #13
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %63, label %73, !llvm.loop !69

73:                                               ; preds = %66
  %74 = icmp slt i32 %71, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %73
  store atomic i32 %71, ptr %62 seq_cst, align 8
  br label %76

76:                                               ; preds = %63, %75
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %112

77:                                               ; preds = %73
  %78 = icmp eq i32 %71, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br i1 %78, label %79, label %112

79:                                               ; preds = %77, %56
  %80 = load ptr, ptr %0, align 8, !tbaa !43
  %81 = load ptr, ptr %80, align 8, !tbaa !52
  %82 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 41
  %83 = load atomic i64, ptr %82 seq_cst, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %91, label %85, !prof !70

85:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #14
  %86 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #13
  %87 = load i64, ptr %2, align 8, !tbaa !71
  %88 = mul i64 %87, 1000000000
  %89 = load i64, ptr %21, align 8, !tbaa !73
  %90 = add i64 %88, %89
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #14
  br label %91

91:                                               ; preds = %85, %79
  %92 = phi i64 [ %90, %85 ], [ 0, %79 ]
  %93 = load i32, ptr %53, align 8, !tbaa !62
  %94 = icmp eq i32 %93, 0
  %95 = getelementptr inbounds %struct.chunk, ptr %39, i64 0, i32 1
  %96 = load ptr, ptr %95, align 8, !tbaa !74
  %97 = select i1 %94, ptr %96, ptr %52
  %98 = select i1 %94, ptr %52, ptr %96
  %99 = getelementptr inbounds %struct.chunk, ptr %39, i64 0, i32 3
  %100 = load i64, ptr %99, align 8, !tbaa !75
  %101 = call ptr @memcpy(ptr noundef %97, ptr noundef %98, i64 noundef %100) #13
  %102 = load i32, ptr %53, align 8, !tbaa !62
  %103 = icmp eq i32 %102, 0
  %104 = select i1 %103, i16 5, i16 4
  %105 = load i64, ptr %99, align 8, !tbaa !75
  %106 = icmp eq i64 %92, 0
  br i1 %106, label %112, label %107, !prof !70

107:                                              ; preds = %91
  %108 = load atomic i64, ptr %82 seq_cst, align 8
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %112, label %110

110:                                              ; preds = %107
  %111 = inttoptr i64 %108 to ptr
  call fastcc void @add_span(ptr noundef nonnull %111, i64 noundef %92, i16 noundef 6, i16 noundef %104, i64 noundef %105) #15
  br label %112

112:                                              ; preds = %76, %77, %91, %107, %110
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #14
  store i32 1000207005, ptr %5, align 8, !tbaa !76
  store ptr null, ptr %22, align 8, !tbaa !78
  %113 = load ptr, ptr %24, align 8, !tbaa !79
  store ptr %113, ptr %23, align 8, !tbaa !80
  %114 = load i64, ptr %46, align 8, !tbaa !59
  store i64 %114, ptr %25, align 8, !tbaa !81
  %115 = load ptr, ptr %26, align 8, !tbaa !82
  %116 = load ptr, ptr %7, align 8, !tbaa !26
  %117 = call i32 %115(ptr noundef %116, ptr noundef nonnull %5) #13
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %122, label %119

119:                                              ; preds = %112
  %120 = load ptr, ptr %0, align 8, !tbaa !43
  %121 = getelementptr inbounds %struct.queue, ptr %120, i64 0, i32 4
  store atomic i32 %117, ptr %121 seq_cst, align 8
  br label %122

122:                                              ; preds = %112, %119
  call void @free(ptr noundef nonnull %39) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #14
  br label %27

123:                                              ; preds = %31
  %124 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #13
  %125 = load ptr, ptr %0, align 8, !tbaa !43
  %126 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 8
  store atomic i32 1, ptr %126 seq_cst, align 8
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
  %8 = load ptr, ptr %7, align 8, !tbaa !41
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !83
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !84

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
  store ptr %0, ptr %5, align 8, !tbaa !52
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !85
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %2, ptr %9, align 8, !tbaa !86
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 6, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !87
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 5
  store i32 %12, ptr %13, align 4, !tbaa !88
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 12
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 13
  store ptr %14, ptr %15, align 8, !tbaa !89
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
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6, i32 1
  br label %18

18:                                               ; preds = %68, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #14
  store i64 0, ptr %4, align 8, !tbaa !4
  %19 = load ptr, ptr %0, align 8, !tbaa !52
  %20 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 30
  %21 = load ptr, ptr %20, align 8, !tbaa !90
  %22 = load ptr, ptr %19, align 8, !tbaa !26
  %23 = load ptr, ptr %5, align 8, !tbaa !86
  %24 = call i32 %21(ptr noundef %22, ptr noundef %23, ptr noundef nonnull %4) #13
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %18
  store atomic i32 %24, ptr %6 seq_cst, align 8
  br label %27

27:                                               ; preds = %18, %26
  %28 = load i64, ptr %4, align 8
  %29 = select i1 %25, i64 %28, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14
  %30 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #13
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
  %41 = load i64, ptr %40, align 8, !tbaa !83
  %42 = icmp ult i64 %41, %34
  br i1 %42, label %35, label %43, !llvm.loop !84

43:                                               ; preds = %39, %35, %27
  %44 = phi i64 [ 0, %27 ], [ %41, %39 ], [ 0, %35 ]
  %45 = load atomic i32, ptr %6 seq_cst, align 8
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i64 %29, i64 -1
  %48 = load atomic i64, ptr %8 seq_cst, align 8
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, %47
  %51 = load i32, ptr %10, align 4, !tbaa !91
  %52 = icmp ne i32 %51, 0
  %53 = select i1 %52, i1 true, i1 %50
  %54 = icmp ne i64 %44, 0
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %43
  store i32 1, ptr %11, align 8, !tbaa !92
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #13
  store i32 0, ptr %11, align 8, !tbaa !92
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #13
  br label %61

59:                                               ; preds = %43
  %60 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #13
  br i1 %52, label %79, label %61

61:                                               ; preds = %56, %59
  br i1 %50, label %62, label %69

62:                                               ; preds = %61
  %63 = atomicrmw xchg ptr %8, i64 0 seq_cst, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %68, label %65

65:                                               ; preds = %62
  %66 = load i32, ptr %17, align 8, !tbaa !93
  %67 = call i64 @write(i32 noundef %66, ptr noundef nonnull @notify.one, i64 noundef 8) #13
  br label %68

68:                                               ; preds = %65, %62, %78, %69
  br label %18

69:                                               ; preds = %61
  br i1 %54, label %70, label %68

70:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %44, ptr %2, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #14
  store i32 1000207004, ptr %3, align 8, !tbaa !63
  store ptr null, ptr %13, align 8, !tbaa !65
  store <2 x i32> <i32 0, i32 1>, ptr %14, align 8, !tbaa !9
  store ptr %5, ptr %15, align 8, !tbaa !66
  store ptr %2, ptr %16, align 8, !tbaa !67
  %71 = load ptr, ptr %0, align 8, !tbaa !52
  %72 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 38
  %73 = load ptr, ptr %72, align 8, !tbaa !68
  %74 = load ptr, ptr %71, align 8, !tbaa !26
  %75 = call i32 %73(ptr noundef %74, ptr noundef nonnull %3, i64 noundef 100000000) #13
  %76 = icmp slt i32 %75, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %70
  store atomic i32 %75, ptr %6 seq_cst, align 8
  br label %78

78:                                               ; preds = %70, %77
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #14
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
  store ptr %1, ptr %3, align 8, !tbaa !94
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %4 = load ptr, ptr %3, align 8, !tbaa !95
  store ptr %4, ptr %1, align 8, !tbaa !96
  store ptr %1, ptr %3, align 8, !tbaa !95
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load ptr, ptr %2, align 8, !tbaa !95
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !96
  store ptr %6, ptr %2, align 8, !tbaa !95
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
  br i1 %18, label %26, label %19, !prof !70

19:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #14
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #13
  %21 = load i64, ptr %14, align 8, !tbaa !71
  %22 = mul i64 %21, 1000000000
  %23 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %24 = load i64, ptr %23, align 8, !tbaa !73
  %25 = add i64 %22, %24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #14
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
  %36 = load i16, ptr %34, align 8, !tbaa !97
  %37 = icmp eq i16 %36, 13
  br i1 %37, label %38, label %40

38:                                               ; preds = %33
  %39 = getelementptr inbounds i8, ptr %34, i64 16
  br label %82

40:                                               ; preds = %33
  %41 = getelementptr inbounds %struct.command, ptr %34, i64 0, i32 2
  %42 = load i32, ptr %41, align 4, !tbaa !99
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
  %46 = load i64, ptr %32, align 8, !tbaa !100
  %47 = add i64 %46, -1
  %48 = add i64 %47, %43
  %49 = urem i64 %48, %46
  %50 = getelementptr inbounds %struct.launch, ptr %34, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !41
  %52 = getelementptr inbounds %struct.kernel, ptr %51, i64 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !101
  %54 = add i64 %53, %47
  %55 = urem i64 %54, %46
  %56 = add i64 %35, %48
  %57 = add i64 %49, %55
  %58 = sub i64 %56, %57
  %59 = add i64 %58, %54
  br label %82

60:                                               ; preds = %40, %40
  %61 = getelementptr inbounds %struct.transfer, ptr %34, i64 0, i32 3
  %62 = load i64, ptr %61, align 8, !tbaa !103
  %63 = icmp ult i64 %62, 32769
  br i1 %63, label %64, label %82

64:                                               ; preds = %60
  %65 = load i64, ptr %32, align 8, !tbaa !100
  %66 = add nsw i64 %62, -1
  %67 = add i64 %66, %65
  %68 = urem i64 %67, %65
  %69 = sub i64 %35, %68
  %70 = add i64 %69, %67
  br label %82

71:                                               ; preds = %40, %40
  %72 = getelementptr inbounds %struct.texels, ptr %34, i64 0, i32 2
  %73 = load i64, ptr %72, align 8, !tbaa !105
  %74 = icmp ult i64 %73, 32769
  br i1 %74, label %75, label %82

75:                                               ; preds = %71
  %76 = load i64, ptr %32, align 8, !tbaa !100
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
  br i1 %85, label %33, label %86, !llvm.loop !110

86:                                               ; preds = %82, %26
  %87 = phi i64 [ 0, %26 ], [ %84, %82 ]
  %88 = icmp eq ptr %5, null
  br i1 %88, label %100, label %89

89:                                               ; preds = %86
  %90 = shl i32 %4, 1
  %91 = zext i32 %90 to i64
  %92 = shl nuw nsw i64 %91, 3
  %93 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %94 = load i64, ptr %93, align 8, !tbaa !100
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
  br i1 %110, label %103, label %113, !llvm.loop !111

111:                                              ; preds = %103
  %112 = add nsw i64 %101, 1
  br label %664

113:                                              ; preds = %107
  %114 = load ptr, ptr %105, align 8, !tbaa !96
  store ptr %114, ptr %104, align 8, !tbaa !41
  %115 = load ptr, ptr %0, align 8, !tbaa !52
  %116 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 20
  store i32 0, ptr %116, align 8, !tbaa !112
  %117 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 15
  store i32 0, ptr %117, align 8, !tbaa !113
  %118 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 6
  store i64 0, ptr %118, align 8, !tbaa !114
  %119 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 31
  store i32 0, ptr %119, align 8, !tbaa !115
  %120 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 28
  store i32 0, ptr %120, align 8, !tbaa !116
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
  call void %140(ptr noundef %141, ptr noundef %138, ptr noundef null) #13
  %142 = load ptr, ptr %128, align 8, !tbaa !31
  %143 = load ptr, ptr %115, align 8, !tbaa !26
  call void %142(ptr noundef %143, ptr noundef %139, ptr noundef null) #13
  %144 = load i32, ptr %121, align 8, !tbaa !28
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %124, label %129, !llvm.loop !32

146:                                              ; preds = %154
  %147 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 18
  %148 = load i32, ptr %147, align 4, !tbaa !117
  store i32 0, ptr %147, align 4, !tbaa !117
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
  store ptr null, ptr %156, align 8, !tbaa !118
  %157 = add nuw nsw i64 %155, 1
  %158 = icmp eq i64 %157, 64
  br i1 %158, label %146, label %154, !llvm.loop !120

159:                                              ; preds = %159, %150
  %160 = phi i64 [ 0, %150 ], [ %167, %159 ]
  %161 = load ptr, ptr %151, align 8, !tbaa !121
  %162 = load ptr, ptr %115, align 8, !tbaa !26
  %163 = load ptr, ptr %152, align 8, !tbaa !34
  %164 = getelementptr inbounds ptr, ptr %163, i64 %160
  %165 = load ptr, ptr %164, align 8, !tbaa !41
  %166 = call i32 %161(ptr noundef %162, ptr noundef %165, i32 noundef 0) #13
  %167 = add nuw nsw i64 %160, 1
  %168 = icmp eq i64 %167, %153
  br i1 %168, label %169, label %159, !llvm.loop !122

169:                                              ; preds = %159, %146
  %170 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 33
  %171 = load ptr, ptr %170, align 8, !tbaa !123
  %172 = load ptr, ptr %115, align 8, !tbaa !26
  %173 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 2
  %174 = load ptr, ptr %173, align 8, !tbaa !15
  %175 = call i32 %171(ptr noundef %172, ptr noundef %174, i32 noundef 0) #13
  %176 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 11
  store i32 %4, ptr %176, align 8, !tbaa !124
  %177 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 12
  store ptr %5, ptr %177, align 8, !tbaa !125
  %178 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %105, ptr %178, align 8, !tbaa !126
  %179 = icmp eq i32 %175, 0
  br i1 %179, label %180, label %615

180:                                              ; preds = %169
  %181 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #15
  %182 = load ptr, ptr %177, align 8, !tbaa !125
  %183 = icmp eq ptr %182, null
  %184 = icmp ne i32 %181, 0
  %185 = select i1 %183, i1 true, i1 %184
  br i1 %185, label %231, label %186

186:                                              ; preds = %180
  %187 = load ptr, ptr %0, align 8, !tbaa !52
  %188 = load i32, ptr %176, align 8, !tbaa !124
  %189 = shl i32 %188, 1
  %190 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 8
  %191 = load i32, ptr %190, align 8, !tbaa !127
  %192 = icmp ugt i32 %189, %191
  br i1 %192, label %193, label %210

193:                                              ; preds = %186
  %194 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 26
  %195 = load ptr, ptr %194, align 8, !tbaa !24
  %196 = load ptr, ptr %187, align 8, !tbaa !26
  %197 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 7
  %198 = load ptr, ptr %197, align 8, !tbaa !27
  call void %195(ptr noundef %196, ptr noundef %198, ptr noundef null) #13
  store ptr null, ptr %197, align 8, !tbaa !27
  store i32 0, ptr %190, align 8, !tbaa !127
  %199 = call i32 @llvm.umax.i32(i32 %189, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #14
  store i32 11, ptr %13, align 8, !tbaa !128
  %200 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 1
  store ptr null, ptr %200, align 8, !tbaa !130
  %201 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 2
  store <2 x i32> <i32 0, i32 2>, ptr %201, align 8, !tbaa !131
  %202 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 4
  store i32 %199, ptr %202, align 8, !tbaa !132
  %203 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 5
  store i32 0, ptr %203, align 4, !tbaa !133
  %204 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 23
  %205 = load ptr, ptr %204, align 8, !tbaa !134
  %206 = load ptr, ptr %187, align 8, !tbaa !26
  %207 = call i32 %205(ptr noundef %206, ptr noundef nonnull %13, ptr noundef null, ptr noundef nonnull %197) #13
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %230

209:                                              ; preds = %193
  store i32 %199, ptr %190, align 8, !tbaa !127
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #14
  br label %210

210:                                              ; preds = %209, %186
  %211 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 35
  %212 = load ptr, ptr %211, align 8, !tbaa !135
  %213 = load ptr, ptr %187, align 8, !tbaa !26
  %214 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 7
  %215 = load ptr, ptr %214, align 8, !tbaa !27
  call void %212(ptr noundef %213, ptr noundef %215, i32 noundef 0, i32 noundef %189) #13
  %216 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 9
  store i32 0, ptr %216, align 4, !tbaa !136
  %217 = load i32, ptr %176, align 8, !tbaa !124
  %218 = shl i32 %217, 1
  %219 = zext i32 %218 to i64
  %220 = shl nuw nsw i64 %219, 3
  %221 = load i64, ptr %118, align 8, !tbaa !114
  %222 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 1
  %223 = load i64, ptr %222, align 8, !tbaa !100
  %224 = add i64 %221, -1
  %225 = add i64 %224, %223
  %226 = urem i64 %225, %223
  %227 = sub nuw i64 %225, %226
  %228 = add i64 %227, %220
  store i64 %228, ptr %118, align 8, !tbaa !114
  %229 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 10
  store i64 %227, ptr %229, align 8, !tbaa !137
  br label %231

230:                                              ; preds = %193
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #14
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
  %247 = load ptr, ptr %177, align 8, !tbaa !125
  %248 = icmp eq ptr %247, null
  %249 = select i1 %248, i1 true, i1 %246
  br i1 %249, label %447, label %425

250:                                              ; preds = %414, %236
  %251 = phi ptr [ %1, %236 ], [ %421, %414 ]
  %252 = phi i32 [ 1, %236 ], [ %416, %414 ]
  %253 = phi i32 [ 0, %236 ], [ %415, %414 ]
  %254 = load i16, ptr %251, align 4, !tbaa !97
  %255 = icmp eq i16 %254, 14
  br i1 %255, label %256, label %295

256:                                              ; preds = %250
  %257 = load ptr, ptr %238, align 8, !tbaa !36
  %258 = load i32, ptr %120, align 8, !tbaa !116
  %259 = add i32 %258, -1
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds %struct.submission, ptr %257, i64 %260, i32 1
  %262 = load i32, ptr %261, align 4, !tbaa !138
  %263 = icmp eq i32 %262, 32
  %264 = icmp eq i32 %252, 0
  %265 = select i1 %264, i1 true, i1 %263
  br i1 %265, label %266, label %289

266:                                              ; preds = %256
  %267 = load ptr, ptr %239, align 8, !tbaa !85
  %268 = getelementptr inbounds %struct.hardware_queue, ptr %267, i64 0, i32 1
  %269 = load i64, ptr %268, align 8, !tbaa !140
  %270 = trunc i64 %269 to i32
  %271 = and i64 %269, 2048
  %272 = icmp eq i64 %271, 0
  %273 = select i1 %272, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #14
  store i32 46, ptr %12, align 8, !tbaa !142
  store ptr null, ptr %240, align 8, !tbaa !144
  store i32 %273, ptr %241, align 8, !tbaa !145
  %274 = or i32 %273, 8192
  store i32 %274, ptr %242, align 4, !tbaa !146
  %275 = load ptr, ptr %0, align 8, !tbaa !52
  %276 = getelementptr inbounds %struct.device, ptr %275, i64 0, i32 19
  %277 = load ptr, ptr %276, align 8, !tbaa !147
  %278 = load ptr, ptr %237, align 8, !tbaa !148
  %279 = or i32 %270, 16384
  call void %277(ptr noundef %278, i32 noundef %270, i32 noundef %279, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  store i32 0, ptr %243, align 8, !tbaa !149
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #14
  %280 = load ptr, ptr %0, align 8, !tbaa !52
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 27
  %282 = load ptr, ptr %281, align 8, !tbaa !150
  %283 = load ptr, ptr %237, align 8, !tbaa !148
  %284 = call i32 %282(ptr noundef %283) #13
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %615

286:                                              ; preds = %266
  %287 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #15
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %615

289:                                              ; preds = %286, %256
  %290 = getelementptr inbounds %struct.wait, ptr %251, i64 0, i32 1
  %291 = load ptr, ptr %290, align 8, !tbaa !151
  %292 = getelementptr inbounds %struct.wait, ptr %251, i64 0, i32 2
  %293 = load i64, ptr %292, align 8, !tbaa !153
  %294 = call fastcc i32 @add_wait(ptr noundef nonnull %105, ptr noundef %291, i64 noundef %293) #15
  br label %414

295:                                              ; preds = %250
  %296 = load ptr, ptr %177, align 8, !tbaa !125
  %297 = icmp ne ptr %296, null
  %298 = icmp ne i32 %252, 0
  %299 = and i1 %298, %297
  br i1 %299, label %300, label %349

300:                                              ; preds = %295
  %301 = shl i32 %253, 1
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds i64, ptr %296, i64 %302
  %304 = load ptr, ptr %178, align 8, !tbaa !126
  %305 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 9
  %306 = load i32, ptr %305, align 4, !tbaa !136
  %307 = add i32 %306, 1
  store i32 %307, ptr %305, align 4, !tbaa !136
  %308 = load ptr, ptr %0, align 8, !tbaa !52
  %309 = getelementptr inbounds %struct.device, ptr %308, i64 0, i32 20
  %310 = load ptr, ptr %309, align 8, !tbaa !154
  %311 = load ptr, ptr %237, align 8, !tbaa !148
  %312 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 7
  %313 = load ptr, ptr %312, align 8, !tbaa !27
  call void %310(ptr noundef %311, i32 noundef 8192, ptr noundef %313, i32 noundef %306) #13
  %314 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 10
  %315 = load i64, ptr %314, align 8, !tbaa !137
  %316 = zext i32 %306 to i64
  %317 = shl nuw nsw i64 %316, 3
  %318 = add i64 %315, %317
  %319 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 22
  %320 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 20
  %321 = load i32, ptr %320, align 8, !tbaa !112
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
  %334 = call ptr @realloc(ptr noundef %331, i64 noundef %333) #13
  %335 = icmp eq ptr %334, null
  br i1 %335, label %351, label %336

336:                                              ; preds = %327
  store ptr %334, ptr %319, align 8, !tbaa !41
  store i32 %330, ptr %322, align 4, !tbaa !9
  %337 = load i32, ptr %320, align 8, !tbaa !112
  br label %338

338:                                              ; preds = %336, %325
  %339 = phi i32 [ %321, %325 ], [ %337, %336 ]
  %340 = phi ptr [ %326, %325 ], [ %334, %336 ]
  %341 = add i32 %339, 1
  store i32 %341, ptr %320, align 8, !tbaa !112
  %342 = zext i32 %339 to i64
  %343 = getelementptr inbounds %struct.arrival, ptr %340, i64 %342
  %344 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 4
  %345 = load ptr, ptr %344, align 8, !tbaa !19
  %346 = getelementptr inbounds i8, ptr %345, i64 %318
  store ptr %303, ptr %343, align 8, !tbaa.struct !155
  %347 = getelementptr inbounds i8, ptr %343, i64 8
  store ptr %346, ptr %347, align 8, !tbaa.struct !156
  %348 = getelementptr inbounds i8, ptr %343, i64 16
  store i64 8, ptr %348, align 8, !tbaa.struct !157
  br label %349

349:                                              ; preds = %338, %295
  %350 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %251) #15
  br label %351

351:                                              ; preds = %349, %327
  %352 = phi i32 [ %350, %349 ], [ -1, %327 ]
  %353 = getelementptr inbounds %struct.command, ptr %251, i64 0, i32 1
  %354 = load i16, ptr %353, align 2, !tbaa !158
  %355 = icmp eq i16 %354, 0
  br i1 %355, label %414, label %356

356:                                              ; preds = %351
  %357 = load ptr, ptr %177, align 8, !tbaa !125
  %358 = icmp eq ptr %357, null
  %359 = icmp ne i32 %352, 0
  %360 = select i1 %358, i1 true, i1 %359
  br i1 %360, label %411, label %361

361:                                              ; preds = %356
  %362 = shl i32 %253, 1
  %363 = or i32 %362, 1
  %364 = zext i32 %363 to i64
  %365 = getelementptr inbounds i64, ptr %357, i64 %364
  %366 = load ptr, ptr %178, align 8, !tbaa !126
  %367 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 9
  %368 = load i32, ptr %367, align 4, !tbaa !136
  %369 = add i32 %368, 1
  store i32 %369, ptr %367, align 4, !tbaa !136
  %370 = load ptr, ptr %0, align 8, !tbaa !52
  %371 = getelementptr inbounds %struct.device, ptr %370, i64 0, i32 20
  %372 = load ptr, ptr %371, align 8, !tbaa !154
  %373 = load ptr, ptr %237, align 8, !tbaa !148
  %374 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 7
  %375 = load ptr, ptr %374, align 8, !tbaa !27
  call void %372(ptr noundef %373, i32 noundef 8192, ptr noundef %375, i32 noundef %368) #13
  %376 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 10
  %377 = load i64, ptr %376, align 8, !tbaa !137
  %378 = zext i32 %368 to i64
  %379 = shl nuw nsw i64 %378, 3
  %380 = add i64 %377, %379
  %381 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 22
  %382 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 20
  %383 = load i32, ptr %382, align 8, !tbaa !112
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
  %396 = call ptr @realloc(ptr noundef %393, i64 noundef %395) #13
  %397 = icmp eq ptr %396, null
  br i1 %397, label %411, label %398

398:                                              ; preds = %389
  store ptr %396, ptr %381, align 8, !tbaa !41
  store i32 %392, ptr %384, align 4, !tbaa !9
  %399 = load i32, ptr %382, align 8, !tbaa !112
  br label %400

400:                                              ; preds = %398, %387
  %401 = phi i32 [ %383, %387 ], [ %399, %398 ]
  %402 = phi ptr [ %388, %387 ], [ %396, %398 ]
  %403 = add i32 %401, 1
  store i32 %403, ptr %382, align 8, !tbaa !112
  %404 = zext i32 %401 to i64
  %405 = getelementptr inbounds %struct.arrival, ptr %402, i64 %404
  %406 = getelementptr inbounds %struct.context, ptr %366, i64 0, i32 4
  %407 = load ptr, ptr %406, align 8, !tbaa !19
  %408 = getelementptr inbounds i8, ptr %407, i64 %380
  store ptr %365, ptr %405, align 8, !tbaa.struct !155
  %409 = getelementptr inbounds i8, ptr %405, i64 8
  store ptr %408, ptr %409, align 8, !tbaa.struct !156
  %410 = getelementptr inbounds i8, ptr %405, i64 16
  store i64 8, ptr %410, align 8, !tbaa.struct !157
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
  %419 = load i32, ptr %418, align 4, !tbaa !99
  %420 = zext i32 %419 to i64
  %421 = getelementptr inbounds i8, ptr %251, i64 %420
  %422 = icmp uge ptr %421, %29
  %423 = icmp ne i32 %417, 0
  %424 = select i1 %422, i1 true, i1 %423
  br i1 %424, label %244, label %250, !llvm.loop !159

425:                                              ; preds = %244
  %426 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %427 = load ptr, ptr %426, align 8, !tbaa !85
  %428 = getelementptr inbounds %struct.hardware_queue, ptr %427, i64 0, i32 1
  %429 = load i64, ptr %428, align 8, !tbaa !140
  %430 = and i64 %429, 2048
  %431 = icmp eq i64 %430, 0
  br i1 %431, label %448, label %432

432:                                              ; preds = %425
  %433 = load ptr, ptr %178, align 8, !tbaa !126
  %434 = load ptr, ptr %0, align 8, !tbaa !52
  %435 = getelementptr inbounds %struct.device, ptr %434, i64 0, i32 15
  %436 = load ptr, ptr %435, align 8, !tbaa !160
  %437 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %438 = load ptr, ptr %437, align 8, !tbaa !148
  %439 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 7
  %440 = load ptr, ptr %439, align 8, !tbaa !27
  %441 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 9
  %442 = load i32, ptr %441, align 4, !tbaa !136
  %443 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 3
  %444 = load ptr, ptr %443, align 8, !tbaa !18
  %445 = getelementptr inbounds %struct.context, ptr %433, i64 0, i32 10
  %446 = load i64, ptr %445, align 8, !tbaa !137
  call void %436(ptr noundef %438, ptr noundef %440, i32 noundef 0, i32 noundef %442, ptr noundef %444, i64 noundef %446, i64 noundef 8, i32 noundef 3) #13
  br label %448

447:                                              ; preds = %244
  br i1 %246, label %473, label %448

448:                                              ; preds = %447, %432, %425
  %449 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %450 = load ptr, ptr %449, align 8, !tbaa !85
  %451 = getelementptr inbounds %struct.hardware_queue, ptr %450, i64 0, i32 1
  %452 = load i64, ptr %451, align 8, !tbaa !140
  %453 = trunc i64 %452 to i32
  %454 = and i64 %452, 2048
  %455 = icmp eq i64 %454, 0
  %456 = select i1 %455, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #14
  store i32 46, ptr %11, align 8, !tbaa !142
  %457 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 1
  store ptr null, ptr %457, align 8, !tbaa !144
  %458 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 2
  store i32 %456, ptr %458, align 8, !tbaa !145
  %459 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 3
  %460 = or i32 %456, 8192
  store i32 %460, ptr %459, align 4, !tbaa !146
  %461 = load ptr, ptr %0, align 8, !tbaa !52
  %462 = getelementptr inbounds %struct.device, ptr %461, i64 0, i32 19
  %463 = load ptr, ptr %462, align 8, !tbaa !147
  %464 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %465 = load ptr, ptr %464, align 8, !tbaa !148
  %466 = or i32 %453, 16384
  call void %463(ptr noundef %465, i32 noundef %453, i32 noundef %466, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %11, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  %467 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %467, align 8, !tbaa !149
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #14
  %468 = load ptr, ptr %0, align 8, !tbaa !52
  %469 = getelementptr inbounds %struct.device, ptr %468, i64 0, i32 27
  %470 = load ptr, ptr %469, align 8, !tbaa !150
  %471 = load ptr, ptr %464, align 8, !tbaa !148
  %472 = call i32 %470(ptr noundef %471) #13
  br label %473

473:                                              ; preds = %448, %447
  %474 = phi i32 [ %472, %448 ], [ %245, %447 ]
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %615

476:                                              ; preds = %473
  %477 = load ptr, ptr %178, align 8, !tbaa !126
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #14
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
  %493 = load i32, ptr %485, align 8, !tbaa !116
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %612, label %495

495:                                              ; preds = %476, %609
  %496 = phi i32 [ %513, %609 ], [ 0, %476 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %9) #14
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %10) #14
  %497 = zext i32 %496 to i64
  %498 = add i32 %496, 16
  br label %499

499:                                              ; preds = %552, %495
  %500 = phi i64 [ 0, %495 ], [ %582, %552 ]
  %501 = phi i64 [ %497, %495 ], [ %544, %552 ]
  %502 = phi i32 [ 0, %495 ], [ %536, %552 ]
  %503 = load i32, ptr %485, align 8, !tbaa !116
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
  %514 = load ptr, ptr %491, align 8, !tbaa !85
  %515 = getelementptr inbounds %struct.hardware_queue, ptr %514, i64 0, i32 2
  %516 = call i32 @pthread_mutex_lock(ptr noundef nonnull %515) #13
  %517 = load ptr, ptr %0, align 8, !tbaa !52
  %518 = getelementptr inbounds %struct.device, ptr %517, i64 0, i32 31
  %519 = load ptr, ptr %518, align 8, !tbaa !161
  %520 = load ptr, ptr %491, align 8, !tbaa !85
  %521 = load ptr, ptr %520, align 8, !tbaa !162
  %522 = call i32 %519(ptr noundef %521, i32 noundef %512, ptr noundef nonnull %9, ptr noundef null) #13
  %523 = load ptr, ptr %491, align 8, !tbaa !85
  %524 = getelementptr inbounds %struct.hardware_queue, ptr %523, i64 0, i32 2
  %525 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %524) #13
  %526 = icmp eq i32 %522, 0
  br i1 %526, label %584, label %527

527:                                              ; preds = %511
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #14
  br label %612

528:                                              ; preds = %499
  %529 = load ptr, ptr %486, align 8, !tbaa !36
  %530 = getelementptr inbounds %struct.submission, ptr %529, i64 %501
  %531 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %500
  %532 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %500, i32 2
  store i32 0, ptr %532, align 8, !tbaa !163
  %533 = getelementptr inbounds %struct.submission, ptr %529, i64 %501, i32 3
  %534 = load i64, ptr %533, align 8, !tbaa !165
  %535 = icmp ne i64 %534, 0
  %536 = zext i1 %535 to i32
  br i1 %535, label %537, label %542

537:                                              ; preds = %528
  %538 = load ptr, ptr %487, align 8, !tbaa !49
  %539 = getelementptr inbounds %struct.staging, ptr %538, i64 0, i32 1, i32 5
  %540 = load ptr, ptr %539, align 8, !tbaa !166
  store ptr %540, ptr %531, align 8, !tbaa !41
  store i32 1, ptr %532, align 8, !tbaa !163
  %541 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %500, i32 1, i64 0
  store i64 %534, ptr %541, align 8, !tbaa !4
  br label %542

542:                                              ; preds = %537, %528
  %543 = phi i32 [ 1, %537 ], [ 0, %528 ]
  %544 = add nuw nsw i64 %501, 1
  %545 = icmp eq i64 %544, %504
  br i1 %545, label %546, label %552

546:                                              ; preds = %542
  %547 = load ptr, ptr %488, align 8, !tbaa !86
  %548 = zext i32 %543 to i64
  %549 = getelementptr inbounds [2 x ptr], ptr %531, i64 0, i64 %548
  store ptr %547, ptr %549, align 8, !tbaa !41
  %550 = add nuw nsw i32 %543, 1
  store i32 %550, ptr %532, align 8, !tbaa !163
  %551 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %500, i32 1, i64 %548
  store i64 %3, ptr %551, align 8, !tbaa !4
  br label %552

552:                                              ; preds = %546, %542
  %553 = phi i32 [ %550, %546 ], [ %543, %542 ]
  %554 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %8, i64 0, i64 %500
  %555 = getelementptr inbounds %struct.submission, ptr %529, i64 %501, i32 1
  %556 = load i32, ptr %555, align 4, !tbaa !138
  %557 = load ptr, ptr %489, align 8, !tbaa !38
  %558 = load i32, ptr %530, align 8, !tbaa !167
  %559 = zext i32 %558 to i64
  %560 = getelementptr inbounds i64, ptr %557, i64 %559
  %561 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %500, i32 1
  store i32 1000207003, ptr %554, align 8, !tbaa.struct !168
  %562 = getelementptr inbounds i8, ptr %554, i64 8
  store ptr null, ptr %562, align 8, !tbaa.struct !169
  %563 = getelementptr inbounds i8, ptr %554, i64 16
  store i32 %556, ptr %563, align 8, !tbaa.struct !170
  %564 = getelementptr inbounds i8, ptr %554, i64 24
  store ptr %560, ptr %564, align 8, !tbaa.struct !171
  %565 = getelementptr inbounds i8, ptr %554, i64 32
  store i32 %553, ptr %565, align 8, !tbaa.struct !172
  %566 = getelementptr inbounds i8, ptr %554, i64 40
  store ptr %561, ptr %566, align 8, !tbaa.struct !173
  %567 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %9, i64 0, i64 %500
  %568 = load i32, ptr %555, align 4, !tbaa !138
  %569 = load ptr, ptr %490, align 8, !tbaa !37
  %570 = load i32, ptr %530, align 8, !tbaa !167
  %571 = zext i32 %570 to i64
  %572 = getelementptr inbounds ptr, ptr %569, i64 %571
  %573 = getelementptr inbounds %struct.submission, ptr %529, i64 %501, i32 2
  store i32 4, ptr %567, align 8, !tbaa.struct !174
  %574 = getelementptr inbounds i8, ptr %567, i64 8
  store ptr %554, ptr %574, align 8, !tbaa.struct !175
  %575 = getelementptr inbounds i8, ptr %567, i64 16
  store i32 %568, ptr %575, align 8, !tbaa.struct !176
  %576 = getelementptr inbounds i8, ptr %567, i64 24
  store ptr %572, ptr %576, align 8, !tbaa.struct !177
  %577 = getelementptr inbounds i8, ptr %567, i64 32
  store ptr %7, ptr %577, align 8, !tbaa.struct !169
  %578 = getelementptr inbounds i8, ptr %567, i64 40
  store i32 1, ptr %578, align 8, !tbaa.struct !170
  %579 = getelementptr inbounds i8, ptr %567, i64 48
  store ptr %573, ptr %579, align 8, !tbaa.struct !171
  %580 = getelementptr inbounds i8, ptr %567, i64 56
  store i32 %553, ptr %580, align 8, !tbaa.struct !172
  %581 = getelementptr inbounds i8, ptr %567, i64 64
  store ptr %531, ptr %581, align 8, !tbaa.struct !173
  %582 = add nuw nsw i64 %500, 1
  %583 = icmp eq i64 %582, 16
  br i1 %583, label %511, label %499, !llvm.loop !178

584:                                              ; preds = %511
  %585 = load ptr, ptr %487, align 8, !tbaa !49
  %586 = load ptr, ptr %492, align 8, !tbaa !179
  %587 = icmp eq ptr %586, null
  br i1 %587, label %609, label %588

588:                                              ; preds = %584
  %589 = getelementptr inbounds %struct.staging, ptr %585, i64 0, i32 7
  %590 = call i32 @pthread_mutex_lock(ptr noundef nonnull %589) #13
  %591 = load ptr, ptr %492, align 8, !tbaa !179
  %592 = icmp eq ptr %591, null
  br i1 %592, label %600, label %593

593:                                              ; preds = %588
  %594 = getelementptr inbounds %struct.staging, ptr %585, i64 0, i32 6
  br label %595

595:                                              ; preds = %604, %593
  %596 = phi ptr [ %591, %593 ], [ %607, %604 ]
  %597 = getelementptr inbounds %struct.chunk, ptr %596, i64 0, i32 5
  %598 = load i32, ptr %597, align 4, !tbaa !180
  %599 = icmp ult i32 %598, %513
  br i1 %599, label %604, label %600

600:                                              ; preds = %604, %595, %588
  %601 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %589) #13
  %602 = getelementptr inbounds %struct.staging, ptr %585, i64 0, i32 8
  %603 = call i32 @pthread_cond_signal(ptr noundef nonnull %602) #13
  br label %609

604:                                              ; preds = %595
  %605 = load ptr, ptr %596, align 8, !tbaa !56
  store ptr %605, ptr %492, align 8, !tbaa !179
  store ptr null, ptr %596, align 8, !tbaa !56
  %606 = load ptr, ptr %594, align 8, !tbaa !48
  store ptr %596, ptr %606, align 8, !tbaa !41
  store ptr %596, ptr %594, align 8, !tbaa !48
  %607 = load ptr, ptr %492, align 8, !tbaa !179
  %608 = icmp eq ptr %607, null
  br i1 %608, label %600, label %595, !llvm.loop !181

609:                                              ; preds = %600, %584
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #14
  %610 = load i32, ptr %485, align 8, !tbaa !116
  %611 = icmp ult i32 %513, %610
  br i1 %611, label %495, label %612

612:                                              ; preds = %609, %527, %476
  %613 = phi i32 [ %496, %527 ], [ 0, %476 ], [ %513, %609 ]
  %614 = phi i32 [ %522, %527 ], [ 0, %476 ], [ 0, %609 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #14
  br label %615

615:                                              ; preds = %286, %266, %612, %473, %230, %169
  %616 = phi i32 [ %613, %612 ], [ 0, %473 ], [ 0, %169 ], [ 0, %230 ], [ 0, %266 ], [ 0, %286 ]
  %617 = phi i32 [ %614, %612 ], [ %474, %473 ], [ %175, %169 ], [ %207, %230 ], [ %287, %286 ], [ %284, %266 ]
  %618 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 26
  %619 = load ptr, ptr %618, align 8, !tbaa !179
  %620 = icmp eq ptr %619, null
  br i1 %620, label %632, label %621

621:                                              ; preds = %615
  %622 = getelementptr inbounds %struct.chunk, ptr %619, i64 0, i32 2
  %623 = load i64, ptr %622, align 8, !tbaa !59
  %624 = add i64 %623, -1
  %625 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %626 = load ptr, ptr %625, align 8, !tbaa !49
  %627 = getelementptr inbounds %struct.staging, ptr %626, i64 0, i32 2
  store i64 %624, ptr %627, align 8, !tbaa !182
  br label %628

628:                                              ; preds = %628, %621
  %629 = phi ptr [ %630, %628 ], [ %619, %621 ]
  %630 = load ptr, ptr %629, align 8, !tbaa !56
  call void @free(ptr noundef nonnull %629) #13
  %631 = icmp eq ptr %630, null
  br i1 %631, label %632, label %628, !llvm.loop !183

632:                                              ; preds = %628, %615
  store ptr null, ptr %618, align 8, !tbaa !179
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
  %642 = load ptr, ptr %102, align 8, !tbaa !95
  store ptr %642, ptr %105, align 8, !tbaa !96
  store ptr %105, ptr %102, align 8, !tbaa !95
  br label %643

643:                                              ; preds = %641, %639
  %644 = sext i32 %617 to i64
  br label %664

645:                                              ; preds = %632
  %646 = getelementptr inbounds %struct.context, ptr %105, i64 0, i32 1
  store i64 %3, ptr %646, align 8, !tbaa !83
  store ptr null, ptr %105, align 8, !tbaa !96
  %647 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %648 = call i32 @pthread_mutex_lock(ptr noundef nonnull %647) #13
  %649 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %650 = load ptr, ptr %649, align 8, !tbaa !89
  store ptr %105, ptr %650, align 8, !tbaa !41
  store ptr %105, ptr %649, align 8, !tbaa !89
  %651 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %652 = load i32, ptr %651, align 8, !tbaa !92
  %653 = icmp eq i32 %652, 0
  br i1 %653, label %662, label %654

654:                                              ; preds = %645
  %655 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %656 = load atomic i64, ptr %655 seq_cst, align 8
  %657 = icmp eq i64 %656, 0
  %658 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %647) #13
  br i1 %657, label %664, label %659

659:                                              ; preds = %654
  %660 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %661 = call i32 @pthread_cond_signal(ptr noundef nonnull %660) #13
  br label %664

662:                                              ; preds = %645
  %663 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %647) #13
  br label %664

664:                                              ; preds = %111, %643, %654, %659, %662
  %665 = phi i64 [ %112, %111 ], [ %644, %643 ], [ 0, %662 ], [ 0, %659 ], [ 0, %654 ]
  %666 = icmp eq i64 %27, 0
  br i1 %666, label %674, label %667, !prof !70

667:                                              ; preds = %664
  %668 = load ptr, ptr %0, align 8, !tbaa !52
  %669 = getelementptr inbounds %struct.device, ptr %668, i64 0, i32 41
  %670 = load atomic i64, ptr %669 seq_cst, align 8
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %674, label %672

672:                                              ; preds = %667
  %673 = inttoptr i64 %670 to ptr
  call fastcc void @add_span(ptr noundef nonnull %673, i64 noundef %27, i16 noundef 1, i16 noundef 2, i64 noundef 0) #15
  br label %674

674:                                              ; preds = %664, %667, %672
  ret i64 %665
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @device_record(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #8 {
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5) local_unnamed_addr #3 {
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = add i64 %5, 1
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 8) #13
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 35
  store ptr %9, ptr %10, align 8, !tbaa !39
  %11 = icmp eq ptr %9, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %1, ptr %13, align 8, !tbaa !126
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
  %29 = load i64, ptr %28, align 8, !tbaa !4
  %30 = icmp eq i64 %29, %24
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = load i64, ptr %19, align 8, !tbaa !114
  %33 = load ptr, ptr %0, align 8, !tbaa !52
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !100
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
  %46 = tail call fastcc i32 @execute(ptr noundef %0, ptr noundef %45) #15
  %47 = getelementptr inbounds %struct.command, ptr %45, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !99
  %49 = zext i32 %48 to i64
  %50 = add i64 %24, %49
  %51 = icmp ult i64 %50, %3
  %52 = icmp eq i32 %46, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %23, label %20, !llvm.loop !184

54:                                               ; preds = %20
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !85
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
  %67 = load ptr, ptr %0, align 8, !tbaa !52
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 19
  %69 = load ptr, ptr %68, align 8, !tbaa !147
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %71 = load ptr, ptr %70, align 8, !tbaa !148
  %72 = or i32 %59, 16384
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %73, align 8, !tbaa !149
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #14
  %74 = load ptr, ptr %0, align 8, !tbaa !52
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 27
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
  %6 = load ptr, ptr %5, align 8, !tbaa !126
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 30
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 28
  %9 = load i32, ptr %8, align 8, !tbaa !116
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
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #13
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !41
  store i32 %16, ptr %10, align 4, !tbaa !9
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !52
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  %26 = load i32, ptr %25, align 8, !tbaa !113
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 14
  %28 = load i32, ptr %27, align 4, !tbaa !185
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
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #13
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  store i32 40, ptr %2, align 8, !tbaa !186
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !188
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !15
  store ptr %44, ptr %42, align 8, !tbaa !189
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %47 = load i32, ptr %46, align 8, !tbaa !21
  store i32 %47, ptr %45, align 8, !tbaa !190
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 4, !tbaa !185
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !191
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !192
  %55 = load ptr, ptr %24, align 8, !tbaa !26
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #13
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 4, !tbaa !185
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  %59 = load i32, ptr %25, align 8, !tbaa !113
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  br label %99

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %64 = load i32, ptr %63, align 8, !tbaa !21
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #14
  store i32 42, ptr %4, align 8, !tbaa !193
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !195
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !196
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !197
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !198
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  %74 = load ptr, ptr %73, align 8, !tbaa !33
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !41
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #14
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !33
  %82 = load i32, ptr %25, align 8, !tbaa !113
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 8, !tbaa !113
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !41
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %86, ptr %87, align 8, !tbaa !148
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 1, ptr %88, align 8, !tbaa !149
  %89 = load ptr, ptr %7, align 8, !tbaa !36
  %90 = load i32, ptr %8, align 8, !tbaa !116
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !116
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 31
  %95 = load i32, ptr %94, align 8, !tbaa !115
  store i32 %95, ptr %93, align 8, !tbaa.struct !199
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !200
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !156
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !157
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
  %37 = load i16, ptr %1, align 4, !tbaa !97
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
  %40 = load ptr, ptr %39, align 8, !tbaa !41
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %42 = load ptr, ptr %41, align 8, !tbaa !126
  %43 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #15
  %44 = getelementptr inbounds %struct.kernel, ptr %40, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !101
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %62, label %47

47:                                               ; preds = %38
  %48 = load ptr, ptr %0, align 8, !tbaa !52
  %49 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 6
  %50 = load i64, ptr %49, align 8, !tbaa !114
  %51 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !100
  %53 = add i64 %50, -1
  %54 = add i64 %53, %52
  %55 = urem i64 %54, %52
  %56 = sub nuw i64 %54, %55
  %57 = add i64 %56, %45
  store i64 %57, ptr %49, align 8, !tbaa !114
  %58 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %59 = load ptr, ptr %58, align 8, !tbaa !19
  %60 = getelementptr inbounds i8, ptr %59, i64 %56
  %61 = tail call ptr @memset(ptr noundef %60, i32 noundef 0, i64 noundef %45) #13
  br label %62

62:                                               ; preds = %47, %38
  %63 = phi i64 [ %56, %47 ], [ 0, %38 ]
  %64 = load i64, ptr %40, align 8, !tbaa !201
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
  %102 = load ptr, ptr %67, align 8, !tbaa !202
  %103 = getelementptr inbounds %struct.task, ptr %102, i64 %101
  %104 = load ptr, ptr %0, align 8, !tbaa !52
  %105 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 6
  %106 = load i64, ptr %105, align 8, !tbaa !203
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %100
  %109 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 8
  br label %125

110:                                              ; preds = %100
  %111 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 3
  %112 = load i64, ptr %111, align 8, !tbaa !205
  br label %139

113:                                              ; preds = %125
  %114 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 4
  %115 = load i64, ptr %114, align 8, !tbaa !206
  %116 = add i64 %135, -1
  %117 = add i64 %116, %115
  %118 = udiv i64 %117, %115
  %119 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 3
  %120 = load i64, ptr %119, align 8, !tbaa !205
  %121 = icmp ult i64 %118, %120
  %122 = icmp ugt i64 %115, %117
  %123 = select i1 %122, i64 1, i64 %118
  %124 = select i1 %121, i64 %123, i64 %120
  br label %139

125:                                              ; preds = %125, %108
  %126 = phi i64 [ 0, %108 ], [ %136, %125 ]
  %127 = phi i64 [ 1, %108 ], [ %135, %125 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %33) #14
  %128 = load ptr, ptr %109, align 8, !tbaa !207
  %129 = getelementptr inbounds i64, ptr %128, i64 %126
  %130 = load i64, ptr %129, align 8, !tbaa !4
  %131 = getelementptr inbounds i8, ptr %68, i64 %130
  %132 = call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %131, i64 noundef 4) #13
  %133 = load i32, ptr %33, align 4, !tbaa !9
  %134 = sext i32 %133 to i64
  %135 = mul i64 %127, %134
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %33) #14
  %136 = add nuw i64 %126, 1
  %137 = load i64, ptr %105, align 8, !tbaa !203
  %138 = icmp ult i64 %136, %137
  br i1 %138, label %125, label %113, !llvm.loop !208

139:                                              ; preds = %113, %110
  %140 = phi i64 [ %124, %113 ], [ %112, %110 ]
  %141 = trunc i64 %140 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %34) #14
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %144

143:                                              ; preds = %139
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #14
  br label %492

144:                                              ; preds = %139
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #14
  %145 = load ptr, ptr %0, align 8, !tbaa !52
  %146 = load ptr, ptr %41, align 8, !tbaa !126
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %30) #14
  %147 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 5
  %148 = load i64, ptr %147, align 8, !tbaa !209
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
  store <2 x ptr> zeroinitializer, ptr %172, align 8, !tbaa !41
  %173 = getelementptr inbounds ptr, ptr %172, i64 2
  store <2 x ptr> zeroinitializer, ptr %173, align 8, !tbaa !41
  %174 = add nuw i64 %170, 4
  %175 = icmp eq i64 %174, %167
  br i1 %175, label %176, label %169, !llvm.loop !210

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
  %184 = load ptr, ptr %151, align 8, !tbaa !213
  %185 = getelementptr inbounds %struct.binding, ptr %184, i64 %182
  %186 = load i64, ptr %185, align 8, !tbaa !214
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
  %191 = load i64, ptr %190, align 8, !tbaa !216
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #14
  %192 = getelementptr inbounds i8, ptr %68, i64 %191
  %193 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %192, i64 noundef 8) #13
  %194 = load ptr, ptr %29, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #14
  %195 = load ptr, ptr %194, align 8, !tbaa !217
  %196 = add i32 %183, 1
  %197 = zext i32 %183 to i64
  %198 = getelementptr inbounds ptr, ptr %30, i64 %197
  store ptr %195, ptr %198, align 8, !tbaa !41
  %199 = load i64, ptr %147, align 8, !tbaa !209
  br label %200

200:                                              ; preds = %189, %180
  %201 = phi i64 [ %199, %189 ], [ %181, %180 ]
  %202 = phi i32 [ %196, %189 ], [ %183, %180 ]
  %203 = add nuw i64 %182, 1
  %204 = icmp ult i64 %203, %201
  br i1 %204, label %180, label %152, !llvm.loop !219

205:                                              ; preds = %178, %205
  %206 = phi i64 [ %207, %205 ], [ %179, %178 ]
  %207 = add nuw nsw i64 %206, 1
  %208 = getelementptr inbounds ptr, ptr %30, i64 %206
  store ptr null, ptr %208, align 8, !tbaa !41
  %209 = and i64 %207, 4294967295
  %210 = icmp eq i64 %209, 6
  br i1 %210, label %211, label %205, !llvm.loop !220

211:                                              ; preds = %205, %176, %152
  %212 = load ptr, ptr %41, align 8, !tbaa !126
  %213 = ptrtoint ptr %103 to i64
  %214 = udiv i64 %213, 72
  %215 = and i64 %214, 63
  %216 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 36, i64 %215
  %217 = load ptr, ptr %216, align 8, !tbaa !118
  %218 = icmp eq ptr %217, %103
  br i1 %218, label %219, label %237

219:                                              ; preds = %211
  %220 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 36, i64 %215, i32 2, i64 0
  %221 = load <4 x ptr>, ptr %220, align 8, !tbaa !41
  %222 = load <4 x ptr>, ptr %30, align 16, !tbaa !41
  %223 = icmp ne <4 x ptr> %221, %222
  %224 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 36, i64 %215, i32 2, i64 4
  %225 = load <2 x ptr>, ptr %224, align 8, !tbaa !41
  %226 = load <2 x ptr>, ptr %70, align 16, !tbaa !41
  %227 = icmp eq <2 x ptr> %225, %226
  %228 = bitcast <4 x i1> %223 to i4
  %229 = icmp eq i4 %228, 0
  %230 = extractelement <2 x i1> %227, i64 0
  %231 = and i1 %229, %230
  %232 = extractelement <2 x i1> %227, i64 1
  %233 = and i1 %231, %232
  br i1 %233, label %234, label %237

234:                                              ; preds = %219
  %235 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 36, i64 %215, i32 1
  %236 = load ptr, ptr %235, align 8, !tbaa !221
  store ptr %236, ptr %35, align 8, !tbaa !41
  br label %402

237:                                              ; preds = %187, %180, %180, %219, %211
  %238 = phi i1 [ false, %219 ], [ false, %211 ], [ true, %180 ], [ true, %180 ], [ true, %187 ]
  %239 = phi ptr [ %216, %219 ], [ %216, %211 ], [ null, %180 ], [ null, %180 ], [ null, %187 ]
  %240 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 18
  %241 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 19
  %242 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 2
  %243 = getelementptr inbounds %struct.device, ptr %145, i64 0, i32 3
  %244 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 17
  %245 = getelementptr inbounds %struct.device, ptr %145, i64 0, i32 22
  %246 = load i32, ptr %240, align 4, !tbaa !117
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %257, label %248

248:                                              ; preds = %237
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #14
  store i32 34, ptr %28, align 8, !tbaa !222
  store ptr null, ptr %71, align 8, !tbaa !224
  %249 = load ptr, ptr %241, align 8, !tbaa !34
  %250 = add i32 %246, -1
  %251 = zext i32 %250 to i64
  %252 = getelementptr inbounds ptr, ptr %249, i64 %251
  %253 = load ptr, ptr %252, align 8, !tbaa !41
  store ptr %253, ptr %72, align 8, !tbaa !225
  store i32 1, ptr %73, align 8, !tbaa !226
  store ptr %242, ptr %74, align 8, !tbaa !227
  %254 = load ptr, ptr %243, align 8, !tbaa !228
  %255 = load ptr, ptr %145, align 8, !tbaa !26
  %256 = call i32 %254(ptr noundef %255, ptr noundef nonnull %28, ptr noundef nonnull %35) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #14
  switch i32 %256, label %297 [
    i32 -12, label %257
    i32 -1000069000, label %257
  ]

257:                                              ; preds = %248, %248, %237
  %258 = load i32, ptr %240, align 4, !tbaa !117
  %259 = load i32, ptr %244, align 8, !tbaa !23
  %260 = icmp ult i32 %258, %259
  br i1 %260, label %261, label %263

261:                                              ; preds = %257
  %262 = add nuw i32 %258, 1
  store i32 %262, ptr %240, align 4, !tbaa !117
  br label %288

263:                                              ; preds = %257
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %26, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #14
  store i32 33, ptr %27, align 8, !tbaa !229
  store ptr null, ptr %75, align 8, !tbaa !231
  store <2 x i32> <i32 0, i32 128>, ptr %76, align 8, !tbaa !9
  store i32 5, ptr %77, align 8, !tbaa !232
  store ptr %26, ptr %78, align 8, !tbaa !233
  %264 = icmp eq i32 %259, 0
  %265 = shl i32 %259, 1
  %266 = select i1 %264, i32 8, i32 %265
  %267 = load ptr, ptr %241, align 8, !tbaa !41
  %268 = zext i32 %266 to i64
  %269 = shl nuw nsw i64 %268, 3
  %270 = call ptr @realloc(ptr noundef %267, i64 noundef %269) #13
  %271 = icmp eq ptr %270, null
  br i1 %271, label %280, label %272

272:                                              ; preds = %263
  store ptr %270, ptr %241, align 8, !tbaa !41
  %273 = load ptr, ptr %245, align 8, !tbaa !234
  %274 = load ptr, ptr %145, align 8, !tbaa !26
  %275 = load i32, ptr %244, align 8, !tbaa !23
  %276 = zext i32 %275 to i64
  %277 = getelementptr inbounds ptr, ptr %270, i64 %276
  %278 = call i32 %273(ptr noundef %274, ptr noundef nonnull %27, ptr noundef null, ptr noundef nonnull %277) #13
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %282, label %280

280:                                              ; preds = %272, %263
  %281 = phi i32 [ -1, %263 ], [ %278, %272 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #14
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #14
  br label %496

282:                                              ; preds = %272
  %283 = load i32, ptr %244, align 8, !tbaa !23
  %284 = add i32 %283, 1
  store i32 %284, ptr %244, align 8, !tbaa !23
  %285 = load i32, ptr %240, align 4, !tbaa !117
  %286 = add i32 %285, 1
  store i32 %286, ptr %240, align 4, !tbaa !117
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #14
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #14
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %496, label %288

288:                                              ; preds = %282, %261
  %289 = phi i32 [ %258, %261 ], [ %285, %282 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #14
  store i32 34, ptr %28, align 8, !tbaa !222
  store ptr null, ptr %71, align 8, !tbaa !224
  %290 = load ptr, ptr %241, align 8, !tbaa !34
  %291 = zext i32 %289 to i64
  %292 = getelementptr inbounds ptr, ptr %290, i64 %291
  %293 = load ptr, ptr %292, align 8, !tbaa !41
  store ptr %293, ptr %72, align 8, !tbaa !225
  store i32 1, ptr %73, align 8, !tbaa !226
  store ptr %242, ptr %74, align 8, !tbaa !227
  %294 = load ptr, ptr %243, align 8, !tbaa !228
  %295 = load ptr, ptr %145, align 8, !tbaa !26
  %296 = call i32 %294(ptr noundef %295, ptr noundef nonnull %28, ptr noundef nonnull %35) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #14
  br label %297

297:                                              ; preds = %288, %248
  %298 = phi i32 [ %256, %248 ], [ %296, %288 ]
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %496

300:                                              ; preds = %297
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %31) #14
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %32) #14
  %301 = load i64, ptr %147, align 8, !tbaa !209
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
  %310 = getelementptr inbounds %struct.device, ptr %145, i64 0, i32 37
  %311 = load ptr, ptr %310, align 8, !tbaa !235
  %312 = load ptr, ptr %145, align 8, !tbaa !26
  call void %311(ptr noundef %312, i32 noundef %309, ptr noundef nonnull %31, i32 noundef 0, ptr noundef null) #13
  br i1 %238, label %401, label %392

313:                                              ; preds = %379, %303
  %314 = phi i64 [ 0, %303 ], [ %389, %379 ]
  %315 = load ptr, ptr %304, align 8, !tbaa !213
  %316 = getelementptr inbounds %struct.binding, ptr %315, i64 %314
  %317 = getelementptr inbounds [128 x %union.anon], ptr %32, i64 0, i64 %314
  %318 = load i64, ptr %316, align 8, !tbaa !214
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
  %322 = load i64, ptr %321, align 8, !tbaa !236
  store ptr %320, ptr %317, align 8, !tbaa.struct !237
  %323 = getelementptr inbounds i8, ptr %317, i64 8
  store i64 0, ptr %323, align 8, !tbaa.struct !238
  %324 = getelementptr inbounds i8, ptr %317, i64 16
  store i64 %322, ptr %324, align 8, !tbaa.struct !157
  br label %366

325:                                              ; preds = %313
  %326 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %327 = load i64, ptr %326, align 8, !tbaa !216
  %328 = inttoptr i64 %327 to ptr
  br label %337

329:                                              ; preds = %313
  %330 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %331 = load i64, ptr %330, align 8, !tbaa !216
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #14
  %332 = getelementptr inbounds i8, ptr %68, i64 %331
  %333 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %332, i64 noundef 8) #13
  %334 = load ptr, ptr %25, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #14
  br label %337

335:                                              ; preds = %313
  %336 = load ptr, ptr %79, align 8, !tbaa !94
  br label %337

337:                                              ; preds = %335, %329, %325
  %338 = phi ptr [ %328, %325 ], [ %334, %329 ], [ %336, %335 ]
  %339 = load ptr, ptr %338, align 8, !tbaa !217
  %340 = getelementptr inbounds %struct.memory, ptr %338, i64 0, i32 1
  %341 = load i64, ptr %340, align 8, !tbaa !239
  store ptr %339, ptr %317, align 8, !tbaa.struct !237
  %342 = getelementptr inbounds i8, ptr %317, i64 8
  store i64 0, ptr %342, align 8, !tbaa.struct !238
  %343 = getelementptr inbounds i8, ptr %317, i64 16
  store i64 %341, ptr %343, align 8, !tbaa.struct !157
  br label %366

344:                                              ; preds = %313
  %345 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %346 = load i64, ptr %345, align 8, !tbaa !216
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #14
  %347 = getelementptr inbounds i8, ptr %68, i64 %346
  %348 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %347, i64 noundef 8) #13
  %349 = load ptr, ptr %24, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #14
  %350 = getelementptr inbounds %struct.texture, ptr %349, i64 0, i32 3
  %351 = load ptr, ptr %350, align 8, !tbaa !240
  %352 = getelementptr inbounds %struct.texture, ptr %349, i64 0, i32 1
  %353 = load ptr, ptr %352, align 8, !tbaa !242
  store ptr %351, ptr %317, align 8, !tbaa.struct !243
  %354 = getelementptr inbounds i8, ptr %317, i64 8
  store ptr %353, ptr %354, align 8, !tbaa.struct !244
  %355 = getelementptr inbounds i8, ptr %317, i64 16
  store i32 1, ptr %355, align 8, !tbaa.struct !245
  br label %366

356:                                              ; preds = %313
  %357 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %358 = load i64, ptr %357, align 8, !tbaa !216
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #14
  %359 = getelementptr inbounds i8, ptr %68, i64 %358
  %360 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %359, i64 noundef 8) #13
  %361 = load ptr, ptr %23, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #14
  %362 = getelementptr inbounds %struct.texture, ptr %361, i64 0, i32 2
  %363 = load ptr, ptr %362, align 8, !tbaa !246
  store ptr null, ptr %317, align 8, !tbaa.struct !243
  %364 = getelementptr inbounds i8, ptr %317, i64 8
  store ptr %363, ptr %364, align 8, !tbaa.struct !244
  %365 = getelementptr inbounds i8, ptr %317, i64 16
  store i32 1, ptr %365, align 8, !tbaa.struct !245
  br label %366

366:                                              ; preds = %356, %344, %337, %319
  %367 = load i64, ptr %316, align 8, !tbaa !214
  br label %368

368:                                              ; preds = %366, %313
  %369 = phi i64 [ %367, %366 ], [ %318, %313 ]
  %370 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %31, i64 0, i64 %314
  %371 = load ptr, ptr %35, align 8, !tbaa !41
  %372 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 1
  %373 = load i64, ptr %372, align 8, !tbaa !247
  %374 = trunc i64 %373 to i32
  %375 = icmp ult i64 %369, 8
  br i1 %375, label %376, label %379

376:                                              ; preds = %368
  %377 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %369
  %378 = load i32, ptr %377, align 4
  br label %379

379:                                              ; preds = %368, %376
  %380 = phi i32 [ %378, %376 ], [ 7, %368 ]
  store i32 35, ptr %370, align 8, !tbaa.struct !248
  %381 = getelementptr inbounds i8, ptr %370, i64 8
  store ptr null, ptr %381, align 8, !tbaa.struct !249
  %382 = getelementptr inbounds i8, ptr %370, i64 16
  store ptr %371, ptr %382, align 8, !tbaa.struct !250
  %383 = getelementptr inbounds i8, ptr %370, i64 24
  store i32 %374, ptr %383, align 8, !tbaa.struct !251
  %384 = getelementptr inbounds i8, ptr %370, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %384, align 4
  %385 = getelementptr inbounds i8, ptr %370, i64 36
  store i32 %380, ptr %385, align 4, !tbaa.struct !252
  %386 = getelementptr inbounds i8, ptr %370, i64 40
  store ptr %317, ptr %386, align 8, !tbaa.struct !253
  %387 = getelementptr inbounds i8, ptr %370, i64 48
  store ptr %317, ptr %387, align 8, !tbaa.struct !254
  %388 = getelementptr inbounds i8, ptr %370, i64 56
  store ptr null, ptr %388, align 8, !tbaa.struct !173
  %389 = add nuw i64 %314, 1
  %390 = load i64, ptr %147, align 8, !tbaa !209
  %391 = icmp ult i64 %389, %390
  br i1 %391, label %313, label %306, !llvm.loop !255

392:                                              ; preds = %308
  store ptr %103, ptr %239, align 8, !tbaa !118
  %393 = load ptr, ptr %35, align 8, !tbaa !41
  %394 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 1
  store ptr %393, ptr %394, align 8, !tbaa !221
  %395 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 2, i64 0
  %396 = load <2 x ptr>, ptr %30, align 16, !tbaa !41
  store <2 x ptr> %396, ptr %395, align 8, !tbaa !41
  %397 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 2, i64 2
  %398 = load <2 x ptr>, ptr %69, align 16, !tbaa !41
  store <2 x ptr> %398, ptr %397, align 8, !tbaa !41
  %399 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 2, i64 4
  %400 = load <2 x ptr>, ptr %70, align 16, !tbaa !41
  store <2 x ptr> %400, ptr %399, align 8, !tbaa !41
  br label %401

401:                                              ; preds = %392, %308
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %32) #14
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %31) #14
  br label %402

402:                                              ; preds = %401, %234
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #14
  %403 = load i32, ptr %80, align 8, !tbaa !149
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %417, label %405

405:                                              ; preds = %402
  %406 = load ptr, ptr %81, align 8, !tbaa !85
  %407 = getelementptr inbounds %struct.hardware_queue, ptr %406, i64 0, i32 1
  %408 = load i64, ptr %407, align 8, !tbaa !140
  %409 = trunc i64 %408 to i32
  %410 = and i64 %408, 2048
  %411 = icmp eq i64 %410, 0
  %412 = select i1 %411, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #14
  store i32 46, ptr %22, align 8, !tbaa !142
  store ptr null, ptr %82, align 8, !tbaa !144
  store i32 %412, ptr %83, align 8, !tbaa !145
  store i32 %412, ptr %84, align 4, !tbaa !146
  %413 = load ptr, ptr %0, align 8, !tbaa !52
  %414 = getelementptr inbounds %struct.device, ptr %413, i64 0, i32 19
  %415 = load ptr, ptr %414, align 8, !tbaa !147
  %416 = load ptr, ptr %85, align 8, !tbaa !148
  call void %415(ptr noundef %416, i32 noundef %409, i32 noundef %409, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %22, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #14
  br label %417

417:                                              ; preds = %405, %402
  store i32 1, ptr %80, align 8, !tbaa !149
  %418 = load i64, ptr %147, align 8, !tbaa !209
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %422, label %420

420:                                              ; preds = %417
  %421 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 7
  br label %436

422:                                              ; preds = %487, %417
  %423 = phi i32 [ 0, %417 ], [ %488, %487 ]
  %424 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 8
  %425 = load ptr, ptr %424, align 8, !tbaa !256
  %426 = load ptr, ptr %85, align 8, !tbaa !148
  %427 = load ptr, ptr %103, align 8, !tbaa !257
  call void %425(ptr noundef %426, i32 noundef 1, ptr noundef %427) #13
  %428 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 7
  %429 = load ptr, ptr %428, align 8, !tbaa !258
  %430 = load ptr, ptr %85, align 8, !tbaa !148
  %431 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 1
  %432 = load ptr, ptr %431, align 8, !tbaa !259
  call void %429(ptr noundef %430, i32 noundef 1, ptr noundef %432, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %35, i32 noundef %423, ptr noundef nonnull %34) #13
  %433 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 16
  %434 = load ptr, ptr %433, align 8, !tbaa !260
  %435 = load ptr, ptr %85, align 8, !tbaa !148
  call void %434(ptr noundef %435, i32 noundef %141, i32 noundef 1, i32 noundef 1) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #14
  br label %492

436:                                              ; preds = %487, %420
  %437 = phi i32 [ 0, %420 ], [ %488, %487 ]
  %438 = phi i64 [ 0, %420 ], [ %489, %487 ]
  %439 = load ptr, ptr %421, align 8, !tbaa !213
  %440 = getelementptr inbounds %struct.binding, ptr %439, i64 %438
  %441 = load i64, ptr %440, align 8, !tbaa !214
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
  %448 = load i64, ptr %447, align 8, !tbaa !216
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
  %460 = load i64, ptr %459, align 8, !tbaa !216
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #14
  %461 = getelementptr inbounds i8, ptr %68, i64 %460
  %462 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %461, i64 noundef 8) #13
  %463 = load ptr, ptr %21, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #14
  %464 = load ptr, ptr %463, align 8, !tbaa !261
  %465 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 1
  %466 = load i32, ptr %465, align 8, !tbaa !262
  %467 = icmp eq i32 %466, 1
  br i1 %467, label %487, label %468

468:                                              ; preds = %458
  %469 = load ptr, ptr %81, align 8, !tbaa !85
  %470 = getelementptr inbounds %struct.hardware_queue, ptr %469, i64 0, i32 1
  %471 = load i64, ptr %470, align 8, !tbaa !140
  %472 = trunc i64 %471 to i32
  %473 = and i64 %471, 2048
  %474 = icmp eq i64 %473, 0
  %475 = select i1 %474, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #14
  store i32 45, ptr %20, align 8, !tbaa !264
  store ptr null, ptr %86, align 8, !tbaa !267
  store i32 %475, ptr %87, align 8, !tbaa !268
  store i32 %475, ptr %88, align 4, !tbaa !269
  store i32 %466, ptr %89, align 8, !tbaa !270
  store <2 x i32> <i32 1, i32 -1>, ptr %90, align 4, !tbaa !131
  store i32 -1, ptr %91, align 4, !tbaa !271
  %476 = load ptr, ptr %464, align 8, !tbaa !272
  store ptr %476, ptr %92, align 8, !tbaa !273
  %477 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 2
  %478 = load i32, ptr %477, align 4, !tbaa !274
  store i32 %478, ptr %93, align 8, !tbaa !275
  store i32 0, ptr %94, align 4, !tbaa !276
  %479 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 3
  %480 = load i32, ptr %479, align 8, !tbaa !277
  store i32 %480, ptr %95, align 8, !tbaa !278
  store i32 0, ptr %96, align 4, !tbaa !279
  %481 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 4
  %482 = load i32, ptr %481, align 4, !tbaa !280
  store i32 %482, ptr %97, align 8, !tbaa !281
  %483 = load ptr, ptr %0, align 8, !tbaa !52
  %484 = getelementptr inbounds %struct.device, ptr %483, i64 0, i32 19
  %485 = load ptr, ptr %484, align 8, !tbaa !147
  %486 = load ptr, ptr %85, align 8, !tbaa !148
  call void %485(ptr noundef %486, i32 noundef %472, i32 noundef %472, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %20) #13
  store i32 1, ptr %465, align 8, !tbaa !262
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #14
  br label %487

487:                                              ; preds = %468, %458, %454, %446, %442, %436
  %488 = phi i32 [ %437, %436 ], [ %455, %454 ], [ %451, %446 ], [ %443, %442 ], [ %437, %458 ], [ %437, %468 ]
  %489 = add nuw i64 %438, 1
  %490 = load i64, ptr %147, align 8, !tbaa !209
  %491 = icmp ult i64 %489, %490
  br i1 %491, label %436, label %422, !llvm.loop !282

492:                                              ; preds = %422, %143
  %493 = add nuw i64 %101, 1
  %494 = load i64, ptr %40, align 8, !tbaa !201
  %495 = icmp ult i64 %493, %494
  br i1 %495, label %100, label %498, !llvm.loop !283

496:                                              ; preds = %297, %282, %280
  %497 = phi i32 [ %281, %280 ], [ -1000069000, %282 ], [ %298, %297 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #14
  br label %1086

498:                                              ; preds = %492, %62
  %499 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %500 = load ptr, ptr %499, align 8, !tbaa !41
  %501 = icmp eq ptr %500, null
  br i1 %501, label %1086, label %502

502:                                              ; preds = %498
  %503 = load i64, ptr %44, align 8, !tbaa !101
  %504 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 22
  %505 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 20
  %506 = load i32, ptr %505, align 8, !tbaa !112
  %507 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 21
  %508 = load i32, ptr %507, align 4, !tbaa !9
  %509 = icmp ugt i32 %508, %506
  br i1 %509, label %510, label %512

510:                                              ; preds = %502
  %511 = load ptr, ptr %504, align 8, !tbaa !35
  br label %523

512:                                              ; preds = %502
  %513 = icmp eq i32 %508, 0
  %514 = shl i32 %508, 1
  %515 = select i1 %513, i32 8, i32 %514
  %516 = load ptr, ptr %504, align 8, !tbaa !41
  %517 = zext i32 %515 to i64
  %518 = mul nuw nsw i64 %517, 24
  %519 = call ptr @realloc(ptr noundef %516, i64 noundef %518) #13
  %520 = icmp eq ptr %519, null
  br i1 %520, label %1086, label %521

521:                                              ; preds = %512
  store ptr %519, ptr %504, align 8, !tbaa !41
  store i32 %515, ptr %507, align 4, !tbaa !9
  %522 = load i32, ptr %505, align 8, !tbaa !112
  br label %523

523:                                              ; preds = %521, %510
  %524 = phi i32 [ %506, %510 ], [ %522, %521 ]
  %525 = phi ptr [ %511, %510 ], [ %519, %521 ]
  %526 = add i32 %524, 1
  store i32 %526, ptr %505, align 8, !tbaa !112
  %527 = zext i32 %524 to i64
  %528 = getelementptr inbounds %struct.arrival, ptr %525, i64 %527
  %529 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %530 = load ptr, ptr %529, align 8, !tbaa !19
  %531 = getelementptr inbounds i8, ptr %530, i64 %63
  store ptr %500, ptr %528, align 8, !tbaa.struct !155
  %532 = getelementptr inbounds i8, ptr %528, i64 8
  store ptr %531, ptr %532, align 8, !tbaa.struct !156
  %533 = getelementptr inbounds i8, ptr %528, i64 16
  store i64 %503, ptr %533, align 8, !tbaa.struct !157
  br label %1086

534:                                              ; preds = %2, %2
  %535 = icmp eq i16 %37, 4
  %536 = zext i1 %535 to i32
  %537 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %538 = load ptr, ptr %537, align 8, !tbaa !126
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #14
  %539 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 3
  %540 = load ptr, ptr %539, align 8, !tbaa !18
  store ptr %540, ptr %18, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #14
  %541 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %542 = load i64, ptr %541, align 8, !tbaa !103
  %543 = icmp ult i64 %542, 32769
  br i1 %543, label %544, label %592

544:                                              ; preds = %534
  %545 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 6
  %546 = load i64, ptr %545, align 8, !tbaa !114
  %547 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %548 = load i64, ptr %547, align 8, !tbaa !100
  %549 = add i64 %546, -1
  %550 = add i64 %549, %548
  %551 = urem i64 %550, %548
  %552 = sub nuw i64 %550, %551
  %553 = add i64 %552, %542
  store i64 %553, ptr %545, align 8, !tbaa !114
  store i64 %552, ptr %19, align 8, !tbaa !4
  %554 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %555 = load ptr, ptr %554, align 8, !tbaa !284
  br i1 %535, label %587, label %556

556:                                              ; preds = %544
  %557 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 22
  %558 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 20
  %559 = load i32, ptr %558, align 8, !tbaa !112
  %560 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 21
  %561 = load i32, ptr %560, align 4, !tbaa !9
  %562 = icmp ugt i32 %561, %559
  br i1 %562, label %563, label %565

563:                                              ; preds = %556
  %564 = load ptr, ptr %557, align 8, !tbaa !35
  br label %576

565:                                              ; preds = %556
  %566 = icmp eq i32 %561, 0
  %567 = shl i32 %561, 1
  %568 = select i1 %566, i32 8, i32 %567
  %569 = load ptr, ptr %557, align 8, !tbaa !41
  %570 = zext i32 %568 to i64
  %571 = mul nuw nsw i64 %570, 24
  %572 = tail call ptr @realloc(ptr noundef %569, i64 noundef %571) #13
  %573 = icmp eq ptr %572, null
  br i1 %573, label %697, label %574

574:                                              ; preds = %565
  store ptr %572, ptr %557, align 8, !tbaa !41
  store i32 %568, ptr %560, align 4, !tbaa !9
  %575 = load i32, ptr %558, align 8, !tbaa !112
  br label %576

576:                                              ; preds = %574, %563
  %577 = phi i32 [ %559, %563 ], [ %575, %574 ]
  %578 = phi ptr [ %564, %563 ], [ %572, %574 ]
  %579 = add i32 %577, 1
  store i32 %579, ptr %558, align 8, !tbaa !112
  %580 = zext i32 %577 to i64
  %581 = getelementptr inbounds %struct.arrival, ptr %578, i64 %580
  %582 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 4
  %583 = load ptr, ptr %582, align 8, !tbaa !19
  %584 = getelementptr inbounds i8, ptr %583, i64 %552
  store ptr %555, ptr %581, align 8, !tbaa.struct !155
  %585 = getelementptr inbounds i8, ptr %581, i64 8
  store ptr %584, ptr %585, align 8, !tbaa.struct !156
  %586 = getelementptr inbounds i8, ptr %581, i64 16
  store i64 %542, ptr %586, align 8, !tbaa.struct !157
  br label %657

587:                                              ; preds = %544
  %588 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 4
  %589 = load ptr, ptr %588, align 8, !tbaa !19
  %590 = getelementptr inbounds i8, ptr %589, i64 %552
  %591 = tail call ptr @memcpy(ptr noundef %590, ptr noundef %555, i64 noundef %542) #13
  br label %657

592:                                              ; preds = %534
  %593 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %594 = load i64, ptr %593, align 8, !tbaa !285
  %595 = icmp eq i64 %594, 255
  br i1 %595, label %596, label %652

596:                                              ; preds = %592
  %597 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %598 = load ptr, ptr %597, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #14
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
  %609 = load i64, ptr %599, align 8, !tbaa !61
  %610 = tail call i64 @llvm.umin.i64(i64 %542, i64 %609)
  %611 = load ptr, ptr %600, align 8, !tbaa !284
  %612 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %611, i64 noundef %610, i32 noundef %536, ptr noundef nonnull %17) #15
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %616, label %614

614:                                              ; preds = %632, %596
  %615 = phi i32 [ %612, %596 ], [ %640, %632 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #14
  br label %697

616:                                              ; preds = %596, %632
  %617 = phi i64 [ %637, %632 ], [ %610, %596 ]
  %618 = phi i64 [ %634, %632 ], [ 0, %596 ]
  %619 = load ptr, ptr %601, align 8, !tbaa !286
  %620 = load i64, ptr %17, align 8, !tbaa !4
  %621 = load ptr, ptr %602, align 8, !tbaa !287
  %622 = load i64, ptr %603, align 8, !tbaa !288
  %623 = add i64 %622, %618
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #14
  store i64 %620, ptr %15, align 8, !tbaa !289
  store i64 %623, ptr %604, align 8, !tbaa !291
  store i64 %617, ptr %605, align 8, !tbaa !292
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #14
  store i64 %623, ptr %16, align 8, !tbaa !289
  store i64 %620, ptr %606, align 8, !tbaa !291
  store i64 %617, ptr %607, align 8, !tbaa !292
  %624 = load ptr, ptr %0, align 8, !tbaa !52
  %625 = getelementptr inbounds %struct.device, ptr %624, i64 0, i32 11
  %626 = load ptr, ptr %625, align 8, !tbaa !293
  %627 = load ptr, ptr %608, align 8, !tbaa !148
  br i1 %535, label %628, label %642

628:                                              ; preds = %616
  call void %626(ptr noundef %627, ptr noundef %619, ptr noundef %621, i32 noundef 1, ptr noundef nonnull %15) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #14
  %629 = add i64 %618, %617
  %630 = load i64, ptr %541, align 8, !tbaa !103
  %631 = icmp ugt i64 %630, %629
  br i1 %631, label %632, label %646

632:                                              ; preds = %642, %628
  %633 = phi i64 [ %630, %628 ], [ %644, %642 ]
  %634 = phi i64 [ %629, %628 ], [ %643, %642 ]
  %635 = sub i64 %633, %634
  %636 = load i64, ptr %599, align 8, !tbaa !61
  %637 = call i64 @llvm.umin.i64(i64 %635, i64 %636)
  %638 = load ptr, ptr %600, align 8, !tbaa !284
  %639 = getelementptr inbounds i8, ptr %638, i64 %634
  %640 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %639, i64 noundef %637, i32 noundef %536, ptr noundef nonnull %17) #15
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %616, label %614, !llvm.loop !294

642:                                              ; preds = %616
  call void %626(ptr noundef %627, ptr noundef %621, ptr noundef %619, i32 noundef 1, ptr noundef nonnull %16) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #14
  %643 = add i64 %618, %617
  %644 = load i64, ptr %541, align 8, !tbaa !103
  %645 = icmp ugt i64 %644, %643
  br i1 %645, label %632, label %647

646:                                              ; preds = %628
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #14
  br label %697

647:                                              ; preds = %642
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #14
  %648 = load ptr, ptr %597, align 8, !tbaa !49
  %649 = getelementptr inbounds %struct.staging, ptr %648, i64 0, i32 2
  %650 = load i64, ptr %649, align 8, !tbaa !182
  %651 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %650) #15
  br label %697

652:                                              ; preds = %592
  %653 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %654 = load ptr, ptr %653, align 8, !tbaa !284
  %655 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %654, i64 noundef %542, ptr noundef nonnull %18, ptr noundef nonnull %19) #15
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %657, label %697

657:                                              ; preds = %652, %587, %576
  %658 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %659 = load i32, ptr %658, align 8, !tbaa !149
  %660 = icmp eq i32 %659, 0
  br i1 %660, label %678, label %661

661:                                              ; preds = %657
  %662 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %663 = load ptr, ptr %662, align 8, !tbaa !85
  %664 = getelementptr inbounds %struct.hardware_queue, ptr %663, i64 0, i32 1
  %665 = load i64, ptr %664, align 8, !tbaa !140
  %666 = trunc i64 %665 to i32
  %667 = and i64 %665, 2048
  %668 = icmp eq i64 %667, 0
  %669 = select i1 %668, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #14
  store i32 46, ptr %14, align 8, !tbaa !142
  %670 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 1
  store ptr null, ptr %670, align 8, !tbaa !144
  %671 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 2
  store i32 %669, ptr %671, align 8, !tbaa !145
  %672 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 3
  store i32 %669, ptr %672, align 4, !tbaa !146
  %673 = load ptr, ptr %0, align 8, !tbaa !52
  %674 = getelementptr inbounds %struct.device, ptr %673, i64 0, i32 19
  %675 = load ptr, ptr %674, align 8, !tbaa !147
  %676 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %677 = load ptr, ptr %676, align 8, !tbaa !148
  call void %675(ptr noundef %677, i32 noundef %666, i32 noundef %666, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %14, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #14
  br label %678

678:                                              ; preds = %661, %657
  store i32 1, ptr %658, align 8, !tbaa !149
  %679 = load ptr, ptr %18, align 8, !tbaa !41
  %680 = load i64, ptr %19, align 8, !tbaa !4
  %681 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %682 = load ptr, ptr %681, align 8, !tbaa !287
  %683 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %684 = load i64, ptr %683, align 8, !tbaa !288
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #14
  store i64 %680, ptr %12, align 8, !tbaa !289
  %685 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 1
  store i64 %684, ptr %685, align 8, !tbaa !291
  %686 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 2
  store i64 %542, ptr %686, align 8, !tbaa !292
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #14
  store i64 %684, ptr %13, align 8, !tbaa !289
  %687 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  store i64 %680, ptr %687, align 8, !tbaa !291
  %688 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  store i64 %542, ptr %688, align 8, !tbaa !292
  %689 = load ptr, ptr %0, align 8, !tbaa !52
  %690 = getelementptr inbounds %struct.device, ptr %689, i64 0, i32 11
  %691 = load ptr, ptr %690, align 8, !tbaa !293
  %692 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %693 = load ptr, ptr %692, align 8, !tbaa !148
  br i1 %535, label %694, label %695

694:                                              ; preds = %678
  call void %691(ptr noundef %693, ptr noundef %679, ptr noundef %682, i32 noundef 1, ptr noundef nonnull %12) #13
  br label %696

695:                                              ; preds = %678
  call void %691(ptr noundef %693, ptr noundef %682, ptr noundef %679, i32 noundef 1, ptr noundef nonnull %13) #13
  br label %696

696:                                              ; preds = %695, %694
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #14
  br label %697

697:                                              ; preds = %565, %614, %646, %647, %652, %696
  %698 = phi i32 [ 0, %696 ], [ %655, %652 ], [ %615, %614 ], [ %651, %647 ], [ 0, %646 ], [ -1, %565 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #14
  br label %1086

699:                                              ; preds = %2, %2
  %700 = icmp eq i16 %37, 8
  %701 = zext i1 %700 to i32
  %702 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %703 = load ptr, ptr %702, align 8, !tbaa !126
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #14
  %704 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 3
  %705 = load ptr, ptr %704, align 8, !tbaa !18
  store ptr %705, ptr %10, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #14
  %706 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %707 = load i64, ptr %706, align 8, !tbaa !105
  %708 = icmp ult i64 %707, 32769
  br i1 %708, label %709, label %761

709:                                              ; preds = %699
  %710 = add nuw nsw i64 %707, 48
  %711 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 6
  %712 = load i64, ptr %711, align 8, !tbaa !114
  %713 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %714 = load i64, ptr %713, align 8, !tbaa !100
  %715 = add i64 %712, -1
  %716 = add i64 %715, %714
  %717 = urem i64 %716, %714
  %718 = sub nuw i64 %716, %717
  %719 = add i64 %710, %718
  store i64 %719, ptr %711, align 8, !tbaa !114
  %720 = add i64 %718, 47
  %721 = urem i64 %720, 48
  %722 = sub nuw i64 %720, %721
  store i64 %722, ptr %11, align 8, !tbaa !4
  %723 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %724 = load ptr, ptr %723, align 8, !tbaa !295
  br i1 %700, label %756, label %725

725:                                              ; preds = %709
  %726 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 22
  %727 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 20
  %728 = load i32, ptr %727, align 8, !tbaa !112
  %729 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 21
  %730 = load i32, ptr %729, align 4, !tbaa !9
  %731 = icmp ugt i32 %730, %728
  br i1 %731, label %732, label %734

732:                                              ; preds = %725
  %733 = load ptr, ptr %726, align 8, !tbaa !35
  br label %745

734:                                              ; preds = %725
  %735 = icmp eq i32 %730, 0
  %736 = shl i32 %730, 1
  %737 = select i1 %735, i32 8, i32 %736
  %738 = load ptr, ptr %726, align 8, !tbaa !41
  %739 = zext i32 %737 to i64
  %740 = mul nuw nsw i64 %739, 24
  %741 = tail call ptr @realloc(ptr noundef %738, i64 noundef %740) #13
  %742 = icmp eq ptr %741, null
  br i1 %742, label %913, label %743

743:                                              ; preds = %734
  store ptr %741, ptr %726, align 8, !tbaa !41
  store i32 %737, ptr %729, align 4, !tbaa !9
  %744 = load i32, ptr %727, align 8, !tbaa !112
  br label %745

745:                                              ; preds = %743, %732
  %746 = phi i32 [ %728, %732 ], [ %744, %743 ]
  %747 = phi ptr [ %733, %732 ], [ %741, %743 ]
  %748 = add i32 %746, 1
  store i32 %748, ptr %727, align 8, !tbaa !112
  %749 = zext i32 %746 to i64
  %750 = getelementptr inbounds %struct.arrival, ptr %747, i64 %749
  %751 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 4
  %752 = load ptr, ptr %751, align 8, !tbaa !19
  %753 = getelementptr inbounds i8, ptr %752, i64 %722
  store ptr %724, ptr %750, align 8, !tbaa.struct !155
  %754 = getelementptr inbounds i8, ptr %750, i64 8
  store ptr %753, ptr %754, align 8, !tbaa.struct !156
  %755 = getelementptr inbounds i8, ptr %750, i64 16
  store i64 %707, ptr %755, align 8, !tbaa.struct !157
  br label %886

756:                                              ; preds = %709
  %757 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 4
  %758 = load ptr, ptr %757, align 8, !tbaa !19
  %759 = getelementptr inbounds i8, ptr %758, i64 %722
  %760 = tail call ptr @memcpy(ptr noundef %759, ptr noundef %724, i64 noundef %707) #13
  br label %886

761:                                              ; preds = %699
  %762 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %763 = load ptr, ptr %762, align 8, !tbaa !295
  %764 = ptrtoint ptr %763 to i64
  %765 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 40
  %766 = load i64, ptr %765, align 8, !tbaa !296
  %767 = urem i64 %764, %766
  %768 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %769 = load i64, ptr %768, align 8, !tbaa !285
  %770 = icmp ne i64 %769, 255
  %771 = and i64 %767, 3
  %772 = icmp eq i64 %771, 0
  %773 = select i1 %770, i1 %772, i1 false
  %774 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %775 = load i64, ptr %774, align 8, !tbaa !297
  br i1 %773, label %776, label %779

776:                                              ; preds = %761
  %777 = urem i64 %767, %775
  %778 = icmp eq i64 %777, 0
  br i1 %778, label %883, label %779

779:                                              ; preds = %776, %761
  %780 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %781 = load ptr, ptr %780, align 8, !tbaa !49
  %782 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %783 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %784 = load i32, ptr %783, align 4, !tbaa !298
  %785 = zext i32 %784 to i64
  %786 = mul i64 %775, %785
  %787 = getelementptr inbounds %struct.staging, ptr %781, i64 0, i32 1
  %788 = getelementptr inbounds %struct.staging, ptr %781, i64 0, i32 1, i32 3
  %789 = load i64, ptr %788, align 8, !tbaa !61
  %790 = udiv i64 %789, %786
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #14
  %791 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %792 = load i64, ptr %791, align 8, !tbaa !299
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
  %811 = load i32, ptr %795, align 4, !tbaa !300
  br label %812

812:                                              ; preds = %867, %794
  %813 = phi i64 [ %792, %794 ], [ %868, %867 ]
  %814 = phi i32 [ %811, %794 ], [ %869, %867 ]
  %815 = phi i64 [ 0, %794 ], [ %872, %867 ]
  %816 = phi ptr [ %763, %794 ], [ %870, %867 ]
  %817 = icmp eq i32 %814, 0
  br i1 %817, label %867, label %818

818:                                              ; preds = %812
  %819 = load i32, ptr %796, align 4, !tbaa !301
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
  %835 = load i32, ptr %798, align 8, !tbaa !302
  %836 = load i32, ptr %799, align 4, !tbaa !303
  %837 = add nsw i32 %836, %830
  %838 = load i32, ptr %800, align 8, !tbaa !304
  %839 = add nsw i32 %838, %825
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #14
  %840 = load i64, ptr %782, align 8, !tbaa !305
  store i64 %840, ptr %9, align 8, !tbaa !305
  %841 = load i64, ptr %802, align 8, !tbaa !306
  %842 = add i64 %841, %815
  store i64 %842, ptr %801, align 8, !tbaa !306
  store i64 1, ptr %803, align 8, !tbaa !299
  store i32 %835, ptr %804, align 8, !tbaa.struct !307
  store i32 %837, ptr %805, align 4, !tbaa.struct !308
  store i32 %839, ptr %806, align 8, !tbaa.struct !309
  %843 = load i32, ptr %783, align 4, !tbaa !298
  store i32 %843, ptr %807, align 4, !tbaa !310
  store i32 %834, ptr %808, align 8, !tbaa !311
  store i32 1, ptr %809, align 4, !tbaa !312
  %844 = zext i32 %834 to i64
  %845 = mul i64 %786, %844
  %846 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %829, i64 noundef %845, i32 noundef %701, ptr noundef nonnull %8) #15
  %847 = icmp eq i32 %846, 0
  br i1 %847, label %848, label %874

848:                                              ; preds = %827
  %849 = load ptr, ptr %787, align 8, !tbaa !286
  %850 = load i64, ptr %8, align 8, !tbaa !4
  %851 = load ptr, ptr %810, align 8, !tbaa !313
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %849, i64 noundef %850, ptr noundef %851, ptr noundef nonnull %9, i32 noundef %701) #15
  %852 = getelementptr inbounds i8, ptr %829, i64 %845
  %853 = add i32 %834, %830
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #14
  %854 = load i32, ptr %796, align 4, !tbaa !301
  %855 = icmp ugt i32 %854, %853
  br i1 %855, label %827, label %856, !llvm.loop !314

856:                                              ; preds = %848
  %857 = load i32, ptr %795, align 4, !tbaa !300
  br label %858

858:                                              ; preds = %856, %820
  %859 = phi i32 [ %821, %820 ], [ %857, %856 ]
  %860 = phi i32 [ %822, %820 ], [ %857, %856 ]
  %861 = phi i32 [ 0, %820 ], [ %854, %856 ]
  %862 = phi ptr [ %824, %820 ], [ %852, %856 ]
  %863 = add nuw i32 %825, 1
  %864 = icmp ult i32 %863, %860
  br i1 %864, label %820, label %865, !llvm.loop !315

865:                                              ; preds = %858
  %866 = load i64, ptr %791, align 8, !tbaa !299
  br label %867

867:                                              ; preds = %865, %812
  %868 = phi i64 [ %813, %812 ], [ %866, %865 ]
  %869 = phi i32 [ 0, %812 ], [ %859, %865 ]
  %870 = phi ptr [ %816, %812 ], [ %862, %865 ]
  %871 = add nuw nsw i64 %815, 1
  %872 = and i64 %871, 4294967295
  %873 = icmp ugt i64 %868, %872
  br i1 %873, label %812, label %875, !llvm.loop !316

874:                                              ; preds = %827
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #14
  br label %881

875:                                              ; preds = %867, %779
  br i1 %700, label %881, label %876

876:                                              ; preds = %875
  %877 = load ptr, ptr %780, align 8, !tbaa !49
  %878 = getelementptr inbounds %struct.staging, ptr %877, i64 0, i32 2
  %879 = load i64, ptr %878, align 8, !tbaa !182
  %880 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %879) #15
  br label %881

881:                                              ; preds = %876, %875, %874
  %882 = phi i32 [ %846, %874 ], [ %880, %876 ], [ 0, %875 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #14
  br label %913

883:                                              ; preds = %776
  %884 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %763, i64 noundef %707, ptr noundef nonnull %10, ptr noundef nonnull %11) #15
  %885 = icmp eq i32 %884, 0
  br i1 %885, label %886, label %913

886:                                              ; preds = %883, %756, %745
  %887 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %888 = load i32, ptr %887, align 8, !tbaa !149
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %907, label %890

890:                                              ; preds = %886
  %891 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %892 = load ptr, ptr %891, align 8, !tbaa !85
  %893 = getelementptr inbounds %struct.hardware_queue, ptr %892, i64 0, i32 1
  %894 = load i64, ptr %893, align 8, !tbaa !140
  %895 = trunc i64 %894 to i32
  %896 = and i64 %894, 2048
  %897 = icmp eq i64 %896, 0
  %898 = select i1 %897, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #14
  store i32 46, ptr %7, align 8, !tbaa !142
  %899 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %899, align 8, !tbaa !144
  %900 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %898, ptr %900, align 8, !tbaa !145
  %901 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %898, ptr %901, align 4, !tbaa !146
  %902 = load ptr, ptr %0, align 8, !tbaa !52
  %903 = getelementptr inbounds %struct.device, ptr %902, i64 0, i32 19
  %904 = load ptr, ptr %903, align 8, !tbaa !147
  %905 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %906 = load ptr, ptr %905, align 8, !tbaa !148
  call void %904(ptr noundef %906, i32 noundef %895, i32 noundef %895, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #14
  br label %907

907:                                              ; preds = %890, %886
  store i32 1, ptr %887, align 8, !tbaa !149
  %908 = load ptr, ptr %10, align 8, !tbaa !41
  %909 = load i64, ptr %11, align 8, !tbaa !4
  %910 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %911 = load ptr, ptr %910, align 8, !tbaa !313
  %912 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %908, i64 noundef %909, ptr noundef %911, ptr noundef nonnull %912, i32 noundef %701) #15
  br label %913

913:                                              ; preds = %734, %881, %883, %907
  %914 = phi i32 [ 0, %907 ], [ %882, %881 ], [ %884, %883 ], [ -1, %734 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #14
  br label %1086

915:                                              ; preds = %2
  %916 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %917 = load ptr, ptr %916, align 8, !tbaa !41
  %918 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %919 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %920 = load i32, ptr %919, align 4, !tbaa !99
  %921 = zext i32 %920 to i64
  %922 = getelementptr inbounds i8, ptr %1, i64 %921
  %923 = getelementptr inbounds %struct.context, ptr %917, i64 0, i32 35
  %924 = load ptr, ptr %923, align 8, !tbaa !39
  %925 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %926 = load i32, ptr %925, align 8, !tbaa !149
  %927 = icmp eq i32 %926, 0
  br i1 %927, label %944, label %928

928:                                              ; preds = %915
  %929 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %930 = load ptr, ptr %929, align 8, !tbaa !85
  %931 = getelementptr inbounds %struct.hardware_queue, ptr %930, i64 0, i32 1
  %932 = load i64, ptr %931, align 8, !tbaa !140
  %933 = trunc i64 %932 to i32
  %934 = and i64 %932, 2048
  %935 = icmp eq i64 %934, 0
  %936 = select i1 %935, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #14
  store i32 46, ptr %5, align 8, !tbaa !142
  %937 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %937, align 8, !tbaa !144
  %938 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %936, ptr %938, align 8, !tbaa !145
  %939 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %936, ptr %939, align 4, !tbaa !146
  %940 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %941 = load ptr, ptr %940, align 8, !tbaa !147
  %942 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %943 = load ptr, ptr %942, align 8, !tbaa !148
  call void %941(ptr noundef %943, i32 noundef %933, i32 noundef %933, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #14
  br label %944

944:                                              ; preds = %928, %915
  store i32 1, ptr %925, align 8, !tbaa !149
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
  call void @llvm.lifetime.start.p0(i64 1536, ptr nonnull %6) #14
  %957 = icmp ult ptr %955, %922
  br i1 %957, label %958, label %981

958:                                              ; preds = %954, %958
  %959 = phi i64 [ %962, %958 ], [ 0, %954 ]
  %960 = phi ptr [ %975, %958 ], [ %955, %954 ]
  %961 = phi ptr [ %965, %958 ], [ %956, %954 ]
  %962 = add nuw nsw i64 %959, 1
  %963 = getelementptr inbounds [64 x %struct.VkBufferCopy], ptr %6, i64 0, i64 %959
  %964 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %960) #15
  %965 = getelementptr inbounds i64, ptr %961, i64 1
  %966 = load i64, ptr %961, align 8, !tbaa !4
  %967 = getelementptr inbounds %struct.command, ptr %960, i64 0, i32 2
  %968 = load i32, ptr %967, align 4, !tbaa !99
  %969 = zext i32 %968 to i64
  %970 = add nsw i64 %969, -32
  store i64 %964, ptr %963, align 8, !tbaa.struct !317
  %971 = getelementptr inbounds i8, ptr %963, i64 8
  store i64 %966, ptr %971, align 8, !tbaa.struct !238
  %972 = getelementptr inbounds i8, ptr %963, i64 16
  store i64 %970, ptr %972, align 8, !tbaa.struct !157
  %973 = load i32, ptr %967, align 4, !tbaa !99
  %974 = zext i32 %973 to i64
  %975 = getelementptr inbounds i8, ptr %960, i64 %974
  %976 = icmp ult ptr %975, %922
  %977 = icmp ult i64 %959, 63
  %978 = select i1 %976, i1 %977, i1 false
  br i1 %978, label %958, label %979, !llvm.loop !318

979:                                              ; preds = %958
  %980 = trunc i64 %962 to i32
  br label %981

981:                                              ; preds = %979, %954
  %982 = phi i32 [ 0, %954 ], [ %980, %979 ]
  %983 = phi ptr [ %956, %954 ], [ %965, %979 ]
  %984 = phi ptr [ %955, %954 ], [ %975, %979 ]
  %985 = load ptr, ptr %0, align 8, !tbaa !52
  %986 = getelementptr inbounds %struct.device, ptr %985, i64 0, i32 11
  %987 = load ptr, ptr %986, align 8, !tbaa !293
  %988 = load ptr, ptr %947, align 8, !tbaa !148
  %989 = load ptr, ptr %948, align 8, !tbaa !126
  %990 = getelementptr inbounds %struct.context, ptr %989, i64 0, i32 3
  %991 = load ptr, ptr %990, align 8, !tbaa !18
  %992 = load ptr, ptr %949, align 8, !tbaa !18
  call void %987(ptr noundef %988, ptr noundef %991, ptr noundef %992, i32 noundef %982, ptr noundef nonnull %6) #13
  %993 = icmp eq ptr %984, %922
  br i1 %993, label %994, label %1010

994:                                              ; preds = %981
  %995 = load i32, ptr %925, align 8, !tbaa !149
  %996 = icmp eq i32 %995, 0
  br i1 %996, label %1009, label %997

997:                                              ; preds = %994
  %998 = load ptr, ptr %950, align 8, !tbaa !85
  %999 = getelementptr inbounds %struct.hardware_queue, ptr %998, i64 0, i32 1
  %1000 = load i64, ptr %999, align 8, !tbaa !140
  %1001 = trunc i64 %1000 to i32
  %1002 = and i64 %1000, 2048
  %1003 = icmp eq i64 %1002, 0
  %1004 = select i1 %1003, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #14
  store i32 46, ptr %4, align 8, !tbaa !142
  store ptr null, ptr %951, align 8, !tbaa !144
  store i32 %1004, ptr %952, align 8, !tbaa !145
  store i32 %1004, ptr %953, align 4, !tbaa !146
  %1005 = load ptr, ptr %0, align 8, !tbaa !52
  %1006 = getelementptr inbounds %struct.device, ptr %1005, i64 0, i32 19
  %1007 = load ptr, ptr %1006, align 8, !tbaa !147
  %1008 = load ptr, ptr %947, align 8, !tbaa !148
  call void %1007(ptr noundef %1008, i32 noundef %1001, i32 noundef %1001, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #14
  br label %1009

1009:                                             ; preds = %997, %994
  store i32 1, ptr %925, align 8, !tbaa !149
  br label %1010

1010:                                             ; preds = %1009, %981
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #14
  %1011 = icmp ult ptr %984, %922
  br i1 %1011, label %954, label %1012, !llvm.loop !319

1012:                                             ; preds = %1010, %944
  %1013 = load ptr, ptr %0, align 8, !tbaa !52
  %1014 = getelementptr inbounds %struct.device, ptr %1013, i64 0, i32 17
  %1015 = load ptr, ptr %1014, align 8, !tbaa !320
  %1016 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1017 = load ptr, ptr %1016, align 8, !tbaa !148
  %1018 = getelementptr inbounds %struct.context, ptr %917, i64 0, i32 16
  %1019 = load ptr, ptr %1018, align 8, !tbaa !33
  call void %1015(ptr noundef %1017, i32 noundef 1, ptr noundef %1019) #13
  br label %1086

1020:                                             ; preds = %2
  %1021 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1022 = load i32, ptr %1021, align 8, !tbaa !149
  %1023 = icmp eq i32 %1022, 0
  br i1 %1023, label %1041, label %1024

1024:                                             ; preds = %1020
  %1025 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1026 = load ptr, ptr %1025, align 8, !tbaa !85
  %1027 = getelementptr inbounds %struct.hardware_queue, ptr %1026, i64 0, i32 1
  %1028 = load i64, ptr %1027, align 8, !tbaa !140
  %1029 = trunc i64 %1028 to i32
  %1030 = and i64 %1028, 2048
  %1031 = icmp eq i64 %1030, 0
  %1032 = select i1 %1031, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #14
  store i32 46, ptr %3, align 8, !tbaa !142
  %1033 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1033, align 8, !tbaa !144
  %1034 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1032, ptr %1034, align 8, !tbaa !145
  %1035 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1032, ptr %1035, align 4, !tbaa !146
  %1036 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 19
  %1037 = load ptr, ptr %1036, align 8, !tbaa !147
  %1038 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1039 = load ptr, ptr %1038, align 8, !tbaa !148
  call void %1037(ptr noundef %1039, i32 noundef %1029, i32 noundef %1029, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #14
  %1040 = load i16, ptr %1, align 4, !tbaa !97
  br label %1041

1041:                                             ; preds = %1020, %1024
  %1042 = phi i16 [ %37, %1020 ], [ %1040, %1024 ]
  store i32 1, ptr %1021, align 8, !tbaa !149
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
  %1045 = load ptr, ptr %1044, align 8, !tbaa !293
  %1046 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1047 = load ptr, ptr %1046, align 8, !tbaa !148
  %1048 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1049 = load ptr, ptr %1048, align 8, !tbaa !321
  %1050 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1051 = load ptr, ptr %1050, align 8, !tbaa !323
  %1052 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1045(ptr noundef %1047, ptr noundef %1049, ptr noundef %1051, i32 noundef 1, ptr noundef nonnull %1052) #13
  br label %1086

1053:                                             ; preds = %1041
  %1054 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %1055 = load ptr, ptr %1054, align 8, !tbaa !324
  %1056 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1057 = load ptr, ptr %1056, align 8, !tbaa !148
  %1058 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1059 = load ptr, ptr %1058, align 8, !tbaa !325
  %1060 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1061 = load i64, ptr %1060, align 8, !tbaa !327
  %1062 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1063 = load i64, ptr %1062, align 8, !tbaa !328
  %1064 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1065 = load i32, ptr %1064, align 8, !tbaa !329
  call void %1055(ptr noundef %1057, ptr noundef %1059, i64 noundef %1061, i64 noundef %1063, i32 noundef %1065) #13
  br label %1086

1066:                                             ; preds = %1041, %1041
  %1067 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1068 = load ptr, ptr %1067, align 8, !tbaa !330
  %1069 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1070 = load i64, ptr %1069, align 8, !tbaa !332
  %1071 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1072 = load ptr, ptr %1071, align 8, !tbaa !333
  %1073 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1074 = icmp eq i16 %1042, 6
  %1075 = zext i1 %1074 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1068, i64 noundef %1070, ptr noundef %1072, ptr noundef nonnull %1073, i32 noundef %1075) #15
  br label %1086

1076:                                             ; preds = %1041
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #15
  br label %1086

1077:                                             ; preds = %1041
  %1078 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1079 = load ptr, ptr %1078, align 8, !tbaa !334
  %1080 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1081 = load i64, ptr %1080, align 8, !tbaa !336
  %1082 = trunc i64 %1081 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1079, i32 noundef %1082) #15
  br label %1086

1083:                                             ; preds = %1041
  %1084 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1085 = load ptr, ptr %1084, align 8, !tbaa !334
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1085) #15
  br label %1086

1086:                                             ; preds = %523, %512, %498, %496, %1043, %1053, %1066, %1076, %1077, %1083, %1041, %2, %1012, %913, %697
  %1087 = phi i32 [ 0, %1012 ], [ %914, %913 ], [ %698, %697 ], [ 0, %2 ], [ 0, %1041 ], [ 0, %1083 ], [ 0, %1077 ], [ 0, %1076 ], [ 0, %1066 ], [ 0, %1053 ], [ 0, %1043 ], [ %497, %496 ], [ 0, %498 ], [ 0, %523 ], [ -1, %512 ]
  ret i32 %1087
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
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
  %12 = load i16, ptr %10, align 8, !tbaa !97
  %13 = icmp eq i16 %12, 13
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  br label %58

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !99
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
  %22 = load i64, ptr %8, align 8, !tbaa !100
  %23 = add i64 %22, -1
  %24 = add i64 %23, %19
  %25 = urem i64 %24, %22
  %26 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !41
  %28 = getelementptr inbounds %struct.kernel, ptr %27, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !101
  %30 = add i64 %29, %23
  %31 = urem i64 %30, %22
  %32 = add i64 %11, %24
  %33 = add i64 %25, %31
  %34 = sub i64 %32, %33
  %35 = add i64 %34, %30
  br label %58

36:                                               ; preds = %16, %16
  %37 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !103
  %39 = icmp ult i64 %38, 32769
  br i1 %39, label %40, label %58

40:                                               ; preds = %36
  %41 = load i64, ptr %8, align 8, !tbaa !100
  %42 = add nsw i64 %38, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %11, %44
  %46 = add i64 %45, %43
  br label %58

47:                                               ; preds = %16, %16
  %48 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !105
  %50 = icmp ult i64 %49, 32769
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i64, ptr %8, align 8, !tbaa !100
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
  br i1 %61, label %9, label %62, !llvm.loop !110

62:                                               ; preds = %58, %3
  %63 = phi i64 [ 0, %3 ], [ %60, %58 ]
  ret i64 %63
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #14
  store i64 0, ptr %2, align 8, !tbaa !4
  %3 = load ptr, ptr %0, align 8, !tbaa !52
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 30
  %5 = load ptr, ptr %4, align 8, !tbaa !90
  %6 = load ptr, ptr %3, align 8, !tbaa !26
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !86
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
  %17 = load ptr, ptr %16, align 8, !tbaa !337
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
  %28 = load i64, ptr %27, align 8, !tbaa !83
  %29 = icmp ugt i64 %28, %15
  br i1 %29, label %30, label %35

30:                                               ; preds = %25, %116, %13
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %32 = load atomic i32, ptr %31 seq_cst, align 8
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i64 %15, i64 -1
  ret i64 %34

35:                                               ; preds = %25
  %36 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #13
  %37 = load ptr, ptr %26, align 8, !tbaa !96
  store ptr %37, ptr %16, align 8, !tbaa !337
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %16, ptr %21, align 8, !tbaa !89
  br label %40

40:                                               ; preds = %39, %35
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #13
  %42 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 12
  %43 = load ptr, ptr %42, align 8, !tbaa !125
  %44 = icmp eq ptr %43, null
  br i1 %44, label %70, label %45

45:                                               ; preds = %40
  %46 = load ptr, ptr %22, align 8, !tbaa !85
  %47 = getelementptr inbounds %struct.hardware_queue, ptr %46, i64 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !140
  %49 = and i64 %48, 2048
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %70

51:                                               ; preds = %45
  %52 = load ptr, ptr %0, align 8, !tbaa !52
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 29
  %54 = load ptr, ptr %53, align 8, !tbaa !338
  %55 = load ptr, ptr %52, align 8, !tbaa !26
  %56 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 7
  %57 = load ptr, ptr %56, align 8, !tbaa !27
  %58 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 9
  %59 = load i32, ptr %58, align 4, !tbaa !136
  %60 = zext i32 %59 to i64
  %61 = shl nuw nsw i64 %60, 3
  %62 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 4
  %63 = load ptr, ptr %62, align 8, !tbaa !19
  %64 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 10
  %65 = load i64, ptr %64, align 8, !tbaa !137
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = call i32 %54(ptr noundef %55, ptr noundef %57, i32 noundef 0, i32 noundef %59, i64 noundef %61, ptr noundef %66, i64 noundef 8, i32 noundef 3) #13
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %51
  store atomic i32 %67, ptr %23 seq_cst, align 8
  br label %70

70:                                               ; preds = %69, %51, %45, %40
  %71 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 20
  %72 = load i32, ptr %71, align 8, !tbaa !112
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
  call void %96(ptr noundef %97, ptr noundef %94, ptr noundef null) #13
  %98 = load ptr, ptr %84, align 8, !tbaa !31
  %99 = load ptr, ptr %77, align 8, !tbaa !26
  call void %98(ptr noundef %99, ptr noundef %95, ptr noundef null) #13
  %100 = load i32, ptr %78, align 8, !tbaa !28
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %116, label %85, !llvm.loop !32

102:                                              ; preds = %102, %74
  %103 = phi i64 [ 0, %74 ], [ %112, %102 ]
  %104 = load ptr, ptr %75, align 8, !tbaa !35
  %105 = getelementptr inbounds %struct.arrival, ptr %104, i64 %103
  %106 = load ptr, ptr %105, align 8, !tbaa !339
  %107 = getelementptr inbounds %struct.arrival, ptr %104, i64 %103, i32 1
  %108 = load ptr, ptr %107, align 8, !tbaa !341
  %109 = getelementptr inbounds %struct.arrival, ptr %104, i64 %103, i32 2
  %110 = load i64, ptr %109, align 8, !tbaa !342
  %111 = call ptr @memcpy(ptr noundef %106, ptr noundef %108, i64 noundef %110) #13
  %112 = add nuw nsw i64 %103, 1
  %113 = load i32, ptr %71, align 8, !tbaa !112
  %114 = zext i32 %113 to i64
  %115 = icmp ult i64 %112, %114
  br i1 %115, label %102, label %76, !llvm.loop !343

116:                                              ; preds = %85, %76
  %117 = load ptr, ptr %24, align 8, !tbaa !95
  store ptr %117, ptr %26, align 8, !tbaa !96
  store ptr %26, ptr %24, align 8, !tbaa !95
  %118 = load ptr, ptr %16, align 8, !tbaa !337
  %119 = icmp eq ptr %118, null
  br i1 %119, label %30, label %25, !llvm.loop !344
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
  store i64 0, ptr %3, align 8, !tbaa !4
  %5 = load ptr, ptr %0, align 8, !tbaa !52
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 30
  %7 = load ptr, ptr %6, align 8, !tbaa !90
  %8 = load ptr, ptr %5, align 8, !tbaa !26
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !86
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
  %30 = load i32, ptr %29, align 8, !tbaa !92
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
  store i64 0, ptr %6, align 8, !tbaa !4
  %7 = load ptr, ptr %0, align 8, !tbaa !52
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 30
  %9 = load ptr, ptr %8, align 8, !tbaa !90
  %10 = load ptr, ptr %7, align 8, !tbaa !26
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !86
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
  br i1 %20, label %21, label %37

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #14
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
  %30 = call i32 %28(ptr noundef %29, ptr noundef nonnull %5, i64 noundef %2) #13
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %21
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %30, ptr %33 seq_cst, align 8
  br label %34

34:                                               ; preds = %21, %32
  %35 = icmp eq i32 %30, 0
  %36 = zext i1 %35 to i32
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %37

37:                                               ; preds = %34, %17
  %38 = phi i32 [ 1, %17 ], [ %36, %34 ]
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local void @queue_idle(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !85
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #13
  %6 = load ptr, ptr %0, align 8, !tbaa !52
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 32
  %8 = load ptr, ptr %7, align 8, !tbaa !345
  %9 = load ptr, ptr %2, align 8, !tbaa !85
  %10 = load ptr, ptr %9, align 8, !tbaa !162
  %11 = tail call i32 %8(ptr noundef %10) #13
  %12 = load ptr, ptr %2, align 8, !tbaa !85
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #13
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #13
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store <2 x ptr> zeroinitializer, ptr %4, align 8, !tbaa !41
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %5, ptr %6, align 8, !tbaa !89
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %7, align 4, !tbaa !91
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #13
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #13
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %12 = load ptr, ptr %11, align 8, !tbaa !49
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #13
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !54
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #13
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #13
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !346
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #13
  tail call void @free(ptr noundef nonnull %12) #13
  store ptr null, ptr %11, align 8, !tbaa !49
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %26 = load i32, ptr %25, align 4, !tbaa !88
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %29, align 8, !tbaa !347
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #13
  store i32 0, ptr %25, align 4, !tbaa !88
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
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 32
  %5 = load i32, ptr %4, align 4, !tbaa !348
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 33
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 31
  %8 = load i32, ptr %7, align 8, !tbaa !115
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !41
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #13
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !41
  %20 = load i32, ptr %4, align 4, !tbaa !348
  %21 = load i32, ptr %7, align 8, !tbaa !115
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
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #13
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !41
  %37 = load i32, ptr %7, align 8, !tbaa !115
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !348
  %41 = load ptr, ptr %6, align 8, !tbaa !37
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !41
  %44 = load ptr, ptr %25, align 8, !tbaa !38
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !115
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !4
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %48 = load ptr, ptr %47, align 8, !tbaa !36
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %50 = load i32, ptr %49, align 8, !tbaa !116
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
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef %2, i16 noundef %3, i64 noundef %4) unnamed_addr #10 {
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
  br i1 %22, label %24, label %10, !llvm.loop !349

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !350
  %28 = tail call i32 @gettid() #13
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !352
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !353
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !354
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !355
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #14
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #13
  %35 = load i64, ptr %6, align 8, !tbaa !71
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !73
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
  store i64 %2, ptr %8, align 8, !tbaa !356
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store <2 x i32> zeroinitializer, ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %11 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %12 = load i32, ptr %11, align 4, !tbaa !274
  %13 = and i32 %12, 2
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 %12, i32 2
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %4, align 8, !tbaa !305
  %18 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !306
  %20 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %21 = load i64, ptr %20, align 8, !tbaa !299
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %28, ptr noundef nonnull align 8 dereferenceable(12) %29, i64 12, i1 false), !tbaa.struct !307
  %30 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %31 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %31, i64 12, i1 false), !tbaa.struct !307
  %32 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !262
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %66, label %35

35:                                               ; preds = %6
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !85
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %37, i64 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !140
  %40 = trunc i64 %39 to i32
  %41 = and i64 %39, 2048
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #14
  store i32 45, ptr %7, align 8, !tbaa !264
  %44 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %44, align 8, !tbaa !267
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %43, ptr %45, align 8, !tbaa !268
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %43, ptr %46, align 4, !tbaa !269
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %33, ptr %47, align 8, !tbaa !270
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %48, align 4, !tbaa !131
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %49, align 4, !tbaa !271
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %51 = load ptr, ptr %3, align 8, !tbaa !272
  store ptr %51, ptr %50, align 8, !tbaa !273
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %12, ptr %52, align 8, !tbaa !275
  %53 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %53, align 4, !tbaa !276
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %55 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %56 = load i32, ptr %55, align 8, !tbaa !277
  store i32 %56, ptr %54, align 8, !tbaa !278
  %57 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %57, align 4, !tbaa !279
  %58 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %59 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %60 = load i32, ptr %59, align 4, !tbaa !280
  store i32 %60, ptr %58, align 8, !tbaa !281
  %61 = load ptr, ptr %0, align 8, !tbaa !52
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 19
  %63 = load ptr, ptr %62, align 8, !tbaa !147
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %65 = load ptr, ptr %64, align 8, !tbaa !148
  call void %63(ptr noundef %65, i32 noundef %40, i32 noundef %40, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #13
  store i32 1, ptr %32, align 8, !tbaa !262
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #14
  br label %66

66:                                               ; preds = %6, %35
  %67 = icmp eq i32 %5, 0
  %68 = load ptr, ptr %0, align 8, !tbaa !52
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %70 = load ptr, ptr %69, align 8, !tbaa !148
  %71 = load ptr, ptr %3, align 8, !tbaa !272
  br i1 %67, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 12
  %74 = load ptr, ptr %73, align 8, !tbaa !359
  call void %74(ptr noundef %70, ptr noundef %1, ptr noundef %71, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #13
  br label %78

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 14
  %77 = load ptr, ptr %76, align 8, !tbaa !360
  call void %77(ptr noundef %70, ptr noundef %71, i32 noundef 1, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %8) #13
  br label %78

78:                                               ; preds = %75, %72
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
  %9 = load ptr, ptr %8, align 8, !tbaa !361
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !274
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !305
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !306
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !299
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !307
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !363
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !274
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !305
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !306
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !299
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !307
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !307
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !262
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %89, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !85
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !140
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #14
  store i32 45, ptr %4, align 8, !tbaa !264
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !267
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !268
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !269
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !270
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %69, align 4, !tbaa !131
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %70, align 4, !tbaa !271
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %72 = load ptr, ptr %9, align 8, !tbaa !272
  store ptr %72, ptr %71, align 8, !tbaa !273
  %73 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %74 = load i32, ptr %10, align 4, !tbaa !274
  store i32 %74, ptr %73, align 8, !tbaa !275
  %75 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %75, align 4, !tbaa !276
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %77 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %78 = load i32, ptr %77, align 8, !tbaa !277
  store i32 %78, ptr %76, align 8, !tbaa !278
  %79 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %79, align 4, !tbaa !279
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %81 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %82 = load i32, ptr %81, align 4, !tbaa !280
  store i32 %82, ptr %80, align 8, !tbaa !281
  %83 = load ptr, ptr %0, align 8, !tbaa !52
  %84 = getelementptr inbounds %struct.device, ptr %83, i64 0, i32 19
  %85 = load ptr, ptr %84, align 8, !tbaa !147
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %87 = load ptr, ptr %86, align 8, !tbaa !148
  call void %85(ptr noundef %87, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #13
  store i32 1, ptr %53, align 8, !tbaa !262
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #14
  %88 = load ptr, ptr %30, align 8, !tbaa !363
  br label %89

89:                                               ; preds = %2, %56
  %90 = phi ptr [ %31, %2 ], [ %88, %56 ]
  %91 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 1
  %92 = load i32, ptr %91, align 8, !tbaa !262
  %93 = icmp eq i32 %92, 1
  br i1 %93, label %128, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %96 = load ptr, ptr %95, align 8, !tbaa !85
  %97 = getelementptr inbounds %struct.hardware_queue, ptr %96, i64 0, i32 1
  %98 = load i64, ptr %97, align 8, !tbaa !140
  %99 = trunc i64 %98 to i32
  %100 = and i64 %98, 2048
  %101 = icmp eq i64 %100, 0
  %102 = select i1 %101, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #14
  store i32 45, ptr %3, align 8, !tbaa !264
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %103, align 8, !tbaa !267
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %102, ptr %104, align 8, !tbaa !268
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %102, ptr %105, align 4, !tbaa !269
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %92, ptr %106, align 8, !tbaa !270
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %107, align 4, !tbaa !131
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %108, align 4, !tbaa !271
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %110 = load ptr, ptr %90, align 8, !tbaa !272
  store ptr %110, ptr %109, align 8, !tbaa !273
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %112 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !274
  store i32 %113, ptr %111, align 8, !tbaa !275
  %114 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %114, align 4, !tbaa !276
  %115 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %116 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 3
  %117 = load i32, ptr %116, align 8, !tbaa !277
  store i32 %117, ptr %115, align 8, !tbaa !278
  %118 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %118, align 4, !tbaa !279
  %119 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %120 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 4
  %121 = load i32, ptr %120, align 4, !tbaa !280
  store i32 %121, ptr %119, align 8, !tbaa !281
  %122 = load ptr, ptr %0, align 8, !tbaa !52
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 19
  %124 = load ptr, ptr %123, align 8, !tbaa !147
  %125 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %126 = load ptr, ptr %125, align 8, !tbaa !148
  call void %124(ptr noundef %126, i32 noundef %99, i32 noundef %99, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #13
  store i32 1, ptr %91, align 8, !tbaa !262
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #14
  %127 = load ptr, ptr %30, align 8, !tbaa !363
  br label %128

128:                                              ; preds = %89, %94
  %129 = phi ptr [ %90, %89 ], [ %127, %94 ]
  %130 = load ptr, ptr %0, align 8, !tbaa !52
  %131 = getelementptr inbounds %struct.device, ptr %130, i64 0, i32 13
  %132 = load ptr, ptr %131, align 8, !tbaa !364
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %134 = load ptr, ptr %133, align 8, !tbaa !148
  %135 = load ptr, ptr %8, align 8, !tbaa !361
  %136 = load ptr, ptr %135, align 8, !tbaa !272
  %137 = load ptr, ptr %129, align 8, !tbaa !272
  call void %132(ptr noundef %134, ptr noundef %136, i32 noundef 1, ptr noundef %137, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #14
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !262
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %43, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !85
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !140
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #14
  store i32 45, ptr %4, align 8, !tbaa !264
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !267
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !268
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !269
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !270
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !365
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store <2 x i32> <i32 -1, i32 -1>, ptr %24, align 8, !tbaa !9
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %26 = load ptr, ptr %1, align 8, !tbaa !272
  store ptr %26, ptr %25, align 8, !tbaa !273
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %28 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %29 = load i32, ptr %28, align 4, !tbaa !274
  store i32 %29, ptr %27, align 8, !tbaa !275
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %30, align 4, !tbaa !276
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %32 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %33 = load i32, ptr %32, align 8, !tbaa !277
  store i32 %33, ptr %31, align 8, !tbaa !278
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %34, align 4, !tbaa !279
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %36 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %37 = load i32, ptr %36, align 4, !tbaa !280
  store i32 %37, ptr %35, align 8, !tbaa !281
  %38 = load ptr, ptr %0, align 8, !tbaa !52
  %39 = getelementptr inbounds %struct.device, ptr %38, i64 0, i32 19
  %40 = load ptr, ptr %39, align 8, !tbaa !147
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %42 = load ptr, ptr %41, align 8, !tbaa !148
  call void %40(ptr noundef %42, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #13
  store i32 %2, ptr %5, align 8, !tbaa !262
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #14
  br label %43

43:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @clear_image(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.VkImageMemoryBarrier, align 8
  %4 = alloca %struct.VkImageSubresourceRange, align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4) #14
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %6 = load i32, ptr %5, align 4, !tbaa !274
  store i32 %6, ptr %4, align 4, !tbaa !275
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !276
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !277
  store i32 %10, ptr %8, align 4, !tbaa !278
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !279
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !280
  store i32 %14, ptr %12, align 4, !tbaa !281
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !262
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %46, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !85
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !140
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #14
  store i32 45, ptr %3, align 8, !tbaa !264
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !267
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !268
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !269
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !270
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %31, align 4, !tbaa !131
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %32, align 4, !tbaa !271
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %34 = load ptr, ptr %1, align 8, !tbaa !272
  store ptr %34, ptr %33, align 8, !tbaa !273
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %35, align 8, !tbaa !275
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %36, align 4, !tbaa !276
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %37, align 8, !tbaa !278
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %38, align 4, !tbaa !279
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %39, align 8, !tbaa !281
  %40 = load ptr, ptr %0, align 8, !tbaa !52
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 19
  %42 = load ptr, ptr %41, align 8, !tbaa !147
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %44 = load ptr, ptr %43, align 8, !tbaa !148
  call void %42(ptr noundef %44, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #13
  store i32 1, ptr %15, align 8, !tbaa !262
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #14
  %45 = load i32, ptr %5, align 4, !tbaa !274
  br label %46

46:                                               ; preds = %2, %18
  %47 = phi i32 [ %6, %2 ], [ %45, %18 ]
  %48 = and i32 %47, 1
  %49 = icmp eq i32 %48, 0
  %50 = load ptr, ptr %0, align 8, !tbaa !52
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !148
  %53 = load ptr, ptr %1, align 8, !tbaa !272
  %54 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 10
  %55 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 9
  %56 = select i1 %49, ptr %54, ptr %55
  %57 = select i1 %49, ptr @clear_image.nothing, ptr @clear_image.black
  %58 = load ptr, ptr %56, align 8, !tbaa !41
  call void %58(ptr noundef %52, ptr noundef %53, i32 noundef 1, ptr noundef nonnull %57, i32 noundef 1, ptr noundef nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #14
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #3 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !41
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %7 = load ptr, ptr %6, align 8, !tbaa !126
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !99
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !52
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !114
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !100
  %17 = add i64 %14, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %16
  %20 = sub nuw i64 %18, %19
  %21 = add i64 %20, %11
  store i64 %21, ptr %13, align 8, !tbaa !114
  %22 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 4
  %23 = load ptr, ptr %22, align 8, !tbaa !19
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #13
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !366
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !367
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #13
  %40 = load ptr, ptr %3, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14
  %41 = load ptr, ptr %22, align 8, !tbaa !19
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !367
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !4
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #13
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !366
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !368
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
  %12 = load ptr, ptr %11, align 8, !tbaa !126
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
  %28 = tail call ptr @realloc(ptr noundef %25, i64 noundef %27) #13
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
  %39 = load i64, ptr %38, align 8, !tbaa !296
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !4
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !296
  %44 = add i64 %2, -1
  %45 = add i64 %44, %40
  %46 = add i64 %45, %43
  %47 = urem i64 %46, %43
  %48 = sub nuw i64 %46, %47
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #14
  store i32 1000072000, ptr %6, align 8, !tbaa !369
  %49 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 1
  store ptr null, ptr %49, align 8, !tbaa !371
  %50 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 2
  store i32 128, ptr %50, align 8, !tbaa !372
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #14
  store i32 12, ptr %7, align 8, !tbaa !373
  %51 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 1
  store ptr %6, ptr %51, align 8, !tbaa !375
  %52 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 2
  store i32 0, ptr %52, align 8, !tbaa !376
  %53 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 3
  store i64 %48, ptr %53, align 8, !tbaa !377
  %54 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 4
  store <2 x i32> <i32 3, i32 0>, ptr %54, align 8, !tbaa !131
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %55, align 8, !tbaa !378
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %56, align 8, !tbaa !379
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #14
  store i32 1000178000, ptr %8, align 8, !tbaa !380
  %57 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %57, align 8, !tbaa !382
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %58, align 8, !tbaa !383
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %59, align 8, !tbaa !384
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #14
  store i32 5, ptr %9, align 8, !tbaa !385
  %60 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %60, align 8, !tbaa !387
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %61, align 8, !tbaa !388
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %63 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 39
  %64 = load i64, ptr %63, align 8, !tbaa !285
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %62, align 8, !tbaa !389
  %66 = getelementptr inbounds i8, ptr %36, i64 8
  store <2 x ptr> zeroinitializer, ptr %36, align 8
  %67 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 21
  %68 = load ptr, ptr %67, align 8, !tbaa !390
  %69 = load ptr, ptr %10, align 8, !tbaa !26
  %70 = call i32 %68(ptr noundef %69, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #13
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %86

72:                                               ; preds = %32
  %73 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %74 = load ptr, ptr %73, align 8, !tbaa !391
  %75 = load ptr, ptr %10, align 8, !tbaa !26
  %76 = call i32 %74(ptr noundef %75, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %66) #13
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %86

78:                                               ; preds = %72
  %79 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %80 = load ptr, ptr %79, align 8, !tbaa !392
  %81 = load ptr, ptr %10, align 8, !tbaa !26
  %82 = load ptr, ptr %36, align 8, !tbaa !393
  %83 = load ptr, ptr %66, align 8, !tbaa !395
  %84 = call i32 %80(ptr noundef %81, ptr noundef %82, ptr noundef %83, i64 noundef 0) #13
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
  call void %93(ptr noundef %94, ptr noundef %90, ptr noundef null) #13
  %95 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 28
  %96 = load ptr, ptr %95, align 8, !tbaa !31
  %97 = load ptr, ptr %10, align 8, !tbaa !26
  call void %96(ptr noundef %97, ptr noundef %91, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #14
  br label %102

98:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #14
  %99 = load i32, ptr %14, align 8, !tbaa !28
  %100 = add i32 %99, 1
  store i32 %100, ptr %14, align 8, !tbaa !28
  %101 = load ptr, ptr %36, align 8, !tbaa !393
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
  %11 = load ptr, ptr %10, align 8, !tbaa !126
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !182
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !182
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 28
  %19 = load i32, ptr %18, align 8, !tbaa !116
  store ptr null, ptr %12, align 8, !tbaa.struct !396
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !397
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !398
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !399
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !308
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !309
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
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #15
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 30
  %43 = load ptr, ptr %42, align 8, !tbaa !36
  %44 = load i32, ptr %18, align 8, !tbaa !116
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !165
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !52
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 19
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
  %58 = load ptr, ptr %57, align 8, !tbaa !85
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
  %68 = load ptr, ptr %0, align 8, !tbaa !52
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 19
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
  %5 = load ptr, ptr %4, align 8, !tbaa !85
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
  %16 = load ptr, ptr %0, align 8, !tbaa !52
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 19
  %18 = load ptr, ptr %17, align 8, !tbaa !147
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8, !tbaa !148
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #13
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %22, align 8, !tbaa !149
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #14
  %23 = load ptr, ptr %0, align 8, !tbaa !52
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
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
  %34 = load ptr, ptr %33, align 8, !tbaa !126
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8, !tbaa !49
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !79
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

attributes #0 = { nofree nounwind memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #9 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #10 = { noinline nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nobuiltin nounwind "no-builtins" }
attributes #14 = { nounwind }
attributes #15 = { nobuiltin "no-builtins" }

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
!25 = !{!"device", !17, i64 0, !5, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64, !17, i64 72, !17, i64 80, !17, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !17, i64 120, !17, i64 128, !17, i64 136, !17, i64 144, !17, i64 152, !17, i64 160, !17, i64 168, !17, i64 176, !17, i64 184, !17, i64 192, !17, i64 200, !17, i64 208, !17, i64 216, !17, i64 224, !17, i64 232, !17, i64 240, !17, i64 248, !17, i64 256, !17, i64 264, !17, i64 272, !17, i64 280, !17, i64 288, !17, i64 296, !17, i64 304, !5, i64 312, !5, i64 320, !17, i64 328}
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
!70 = !{!"branch_weights", i32 2000, i32 1}
!71 = !{!72, !5, i64 0}
!72 = !{!"", !5, i64 0, !5, i64 8}
!73 = !{!72, !5, i64 8}
!74 = !{!57, !17, i64 8}
!75 = !{!57, !5, i64 24}
!76 = !{!77, !6, i64 0}
!77 = !{!"VkSemaphoreSignalInfo", !6, i64 0, !17, i64 8, !17, i64 16, !5, i64 24}
!78 = !{!77, !17, i64 8}
!79 = !{!44, !17, i64 40}
!80 = !{!77, !17, i64 16}
!81 = !{!77, !5, i64 24}
!82 = !{!25, !17, i64 288}
!83 = !{!16, !5, i64 8}
!84 = distinct !{!84, !14}
!85 = !{!50, !17, i64 8}
!86 = !{!50, !17, i64 16}
!87 = !{!50, !10, i64 48}
!88 = !{!50, !10, i64 36}
!89 = !{!50, !17, i64 96}
!90 = !{!25, !17, i64 240}
!91 = !{!50, !10, i64 68}
!92 = !{!50, !10, i64 72}
!93 = !{!51, !10, i64 8}
!94 = !{!50, !17, i64 24}
!95 = !{!50, !17, i64 80}
!96 = !{!16, !17, i64 0}
!97 = !{!98, !12, i64 0}
!98 = !{!"command", !12, i64 0, !12, i64 2, !10, i64 4}
!99 = !{!98, !10, i64 4}
!100 = !{!25, !5, i64 8}
!101 = !{!102, !5, i64 16}
!102 = !{!"kernel", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40}
!103 = !{!104, !5, i64 24}
!104 = !{!"transfer", !98, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32}
!105 = !{!106, !5, i64 16}
!106 = !{!"texels", !98, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !107, i64 40}
!107 = !{!"region", !5, i64 0, !5, i64 8, !5, i64 16, !108, i64 24, !109, i64 36}
!108 = !{!"VkOffset3D", !10, i64 0, !10, i64 4, !10, i64 8}
!109 = !{!"VkExtent3D", !10, i64 0, !10, i64 4, !10, i64 8}
!110 = distinct !{!110, !14}
!111 = distinct !{!111, !14}
!112 = !{!16, !10, i64 136}
!113 = !{!16, !10, i64 104}
!114 = !{!16, !5, i64 48}
!115 = !{!16, !10, i64 200}
!116 = !{!16, !10, i64 184}
!117 = !{!16, !10, i64 124}
!118 = !{!119, !17, i64 0}
!119 = !{!"kept_set", !17, i64 0, !17, i64 8, !6, i64 16}
!120 = distinct !{!120, !14}
!121 = !{!25, !17, i64 272}
!122 = distinct !{!122, !14}
!123 = !{!25, !17, i64 264}
!124 = !{!16, !10, i64 80}
!125 = !{!16, !17, i64 88}
!126 = !{!50, !17, i64 104}
!127 = !{!16, !10, i64 64}
!128 = !{!129, !6, i64 0}
!129 = !{!"VkQueryPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !6, i64 20, !10, i64 24, !10, i64 28}
!130 = !{!129, !17, i64 8}
!131 = !{!6, !6, i64 0}
!132 = !{!129, !10, i64 24}
!133 = !{!129, !10, i64 28}
!134 = !{!25, !17, i64 184}
!135 = !{!25, !17, i64 280}
!136 = !{!16, !10, i64 68}
!137 = !{!16, !5, i64 72}
!138 = !{!139, !10, i64 4}
!139 = !{!"submission", !10, i64 0, !10, i64 4, !17, i64 8, !5, i64 16}
!140 = !{!141, !5, i64 8}
!141 = !{!"hardware_queue", !17, i64 0, !5, i64 8, !46, i64 16}
!142 = !{!143, !6, i64 0}
!143 = !{!"VkMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20}
!144 = !{!143, !17, i64 8}
!145 = !{!143, !10, i64 16}
!146 = !{!143, !10, i64 20}
!147 = !{!25, !17, i64 152}
!148 = !{!50, !17, i64 112}
!149 = !{!50, !10, i64 120}
!150 = !{!25, !17, i64 216}
!151 = !{!152, !17, i64 8}
!152 = !{!"wait", !98, i64 0, !17, i64 8, !5, i64 16}
!153 = !{!152, !5, i64 16}
!154 = !{!25, !17, i64 160}
!155 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 8, !4}
!156 = !{i64 0, i64 8, !41, i64 8, i64 8, !4}
!157 = !{i64 0, i64 8, !4}
!158 = !{!98, !12, i64 2}
!159 = distinct !{!159, !14}
!160 = !{!25, !17, i64 120}
!161 = !{!25, !17, i64 248}
!162 = !{!141, !17, i64 0}
!163 = !{!164, !10, i64 32}
!164 = !{!"signals", !6, i64 0, !6, i64 16, !10, i64 32}
!165 = !{!139, !5, i64 16}
!166 = !{!44, !17, i64 48}
!167 = !{!139, !10, i64 0}
!168 = !{i64 0, i64 4, !131, i64 8, i64 8, !41, i64 16, i64 4, !9, i64 24, i64 8, !41, i64 32, i64 4, !9, i64 40, i64 8, !41}
!169 = !{i64 0, i64 8, !41, i64 8, i64 4, !9, i64 16, i64 8, !41, i64 24, i64 4, !9, i64 32, i64 8, !41}
!170 = !{i64 0, i64 4, !9, i64 8, i64 8, !41, i64 16, i64 4, !9, i64 24, i64 8, !41}
!171 = !{i64 0, i64 8, !41, i64 8, i64 4, !9, i64 16, i64 8, !41}
!172 = !{i64 0, i64 4, !9, i64 8, i64 8, !41}
!173 = !{i64 0, i64 8, !41}
!174 = !{i64 0, i64 4, !131, i64 8, i64 8, !41, i64 16, i64 4, !9, i64 24, i64 8, !41, i64 32, i64 8, !41, i64 40, i64 4, !9, i64 48, i64 8, !41, i64 56, i64 4, !9, i64 64, i64 8, !41}
!175 = !{i64 0, i64 8, !41, i64 8, i64 4, !9, i64 16, i64 8, !41, i64 24, i64 8, !41, i64 32, i64 4, !9, i64 40, i64 8, !41, i64 48, i64 4, !9, i64 56, i64 8, !41}
!176 = !{i64 0, i64 4, !9, i64 8, i64 8, !41, i64 16, i64 8, !41, i64 24, i64 4, !9, i64 32, i64 8, !41, i64 40, i64 4, !9, i64 48, i64 8, !41}
!177 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 4, !9, i64 24, i64 8, !41, i64 32, i64 4, !9, i64 40, i64 8, !41}
!178 = distinct !{!178, !14}
!179 = !{!16, !17, i64 168}
!180 = !{!57, !10, i64 36}
!181 = distinct !{!181, !14}
!182 = !{!44, !5, i64 56}
!183 = distinct !{!183, !14}
!184 = distinct !{!184, !14}
!185 = !{!16, !10, i64 100}
!186 = !{!187, !6, i64 0}
!187 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !10, i64 28}
!188 = !{!187, !17, i64 8}
!189 = !{!187, !17, i64 16}
!190 = !{!187, !6, i64 24}
!191 = !{!187, !10, i64 28}
!192 = !{!25, !17, i64 16}
!193 = !{!194, !6, i64 0}
!194 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !17, i64 8, !10, i64 16, !17, i64 24}
!195 = !{!194, !17, i64 8}
!196 = !{!194, !10, i64 16}
!197 = !{!194, !17, i64 24}
!198 = !{!25, !17, i64 40}
!199 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 8, !41, i64 16, i64 8, !4}
!200 = !{i64 0, i64 4, !9, i64 4, i64 8, !41, i64 12, i64 8, !4}
!201 = !{!102, !5, i64 0}
!202 = !{!102, !17, i64 32}
!203 = !{!204, !5, i64 48}
!204 = !{!"task", !17, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !17, i64 56, !17, i64 64}
!205 = !{!204, !5, i64 24}
!206 = !{!204, !5, i64 32}
!207 = !{!204, !17, i64 64}
!208 = distinct !{!208, !14}
!209 = !{!204, !5, i64 40}
!210 = distinct !{!210, !14, !211, !212}
!211 = !{!"llvm.loop.isvectorized", i32 1}
!212 = !{!"llvm.loop.unroll.runtime.disable"}
!213 = !{!204, !17, i64 56}
!214 = !{!215, !5, i64 0}
!215 = !{!"binding", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!216 = !{!215, !5, i64 16}
!217 = !{!218, !17, i64 0}
!218 = !{!"memory", !17, i64 0, !5, i64 8, !5, i64 16}
!219 = distinct !{!219, !14}
!220 = distinct !{!220, !14, !211}
!221 = !{!119, !17, i64 8}
!222 = !{!223, !6, i64 0}
!223 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !10, i64 24, !17, i64 32}
!224 = !{!223, !17, i64 8}
!225 = !{!223, !17, i64 16}
!226 = !{!223, !10, i64 24}
!227 = !{!223, !17, i64 32}
!228 = !{!25, !17, i64 24}
!229 = !{!230, !6, i64 0}
!230 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !17, i64 32}
!231 = !{!230, !17, i64 8}
!232 = !{!230, !10, i64 24}
!233 = !{!230, !17, i64 32}
!234 = !{!25, !17, i64 176}
!235 = !{!25, !17, i64 296}
!236 = !{!215, !5, i64 24}
!237 = !{i64 0, i64 8, !41, i64 8, i64 8, !4, i64 16, i64 8, !4}
!238 = !{i64 0, i64 8, !4, i64 8, i64 8, !4}
!239 = !{!218, !5, i64 8}
!240 = !{!241, !17, i64 24}
!241 = !{!"texture", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!242 = !{!241, !17, i64 8}
!243 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 4, !131}
!244 = !{i64 0, i64 8, !41, i64 8, i64 4, !131}
!245 = !{i64 0, i64 4, !131}
!246 = !{!241, !17, i64 16}
!247 = !{!215, !5, i64 8}
!248 = !{i64 0, i64 4, !131, i64 8, i64 8, !41, i64 16, i64 8, !41, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !131, i64 40, i64 8, !41, i64 48, i64 8, !41, i64 56, i64 8, !41}
!249 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !131, i64 32, i64 8, !41, i64 40, i64 8, !41, i64 48, i64 8, !41}
!250 = !{i64 0, i64 8, !41, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !131, i64 24, i64 8, !41, i64 32, i64 8, !41, i64 40, i64 8, !41}
!251 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !131, i64 16, i64 8, !41, i64 24, i64 8, !41, i64 32, i64 8, !41}
!252 = !{i64 0, i64 4, !131, i64 4, i64 8, !41, i64 12, i64 8, !41, i64 20, i64 8, !41}
!253 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 8, !41}
!254 = !{i64 0, i64 8, !41, i64 8, i64 8, !41}
!255 = distinct !{!255, !14}
!256 = !{!25, !17, i64 64}
!257 = !{!204, !17, i64 0}
!258 = !{!25, !17, i64 56}
!259 = !{!204, !17, i64 8}
!260 = !{!25, !17, i64 128}
!261 = !{!241, !17, i64 0}
!262 = !{!263, !10, i64 8}
!263 = !{!"image", !17, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20}
!264 = !{!265, !6, i64 0}
!265 = !{!"VkImageMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !6, i64 24, !6, i64 28, !10, i64 32, !10, i64 36, !17, i64 40, !266, i64 48}
!266 = !{!"VkImageSubresourceRange", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!267 = !{!265, !17, i64 8}
!268 = !{!265, !10, i64 16}
!269 = !{!265, !10, i64 20}
!270 = !{!265, !6, i64 24}
!271 = !{!265, !10, i64 36}
!272 = !{!263, !17, i64 0}
!273 = !{!265, !17, i64 40}
!274 = !{!263, !10, i64 12}
!275 = !{!266, !10, i64 0}
!276 = !{!266, !10, i64 4}
!277 = !{!263, !10, i64 16}
!278 = !{!266, !10, i64 8}
!279 = !{!266, !10, i64 12}
!280 = !{!263, !10, i64 20}
!281 = !{!266, !10, i64 16}
!282 = distinct !{!282, !14}
!283 = distinct !{!283, !14}
!284 = !{!104, !17, i64 32}
!285 = !{!25, !5, i64 312}
!286 = !{!44, !17, i64 8}
!287 = !{!104, !17, i64 8}
!288 = !{!104, !5, i64 16}
!289 = !{!290, !5, i64 0}
!290 = !{!"VkBufferCopy", !5, i64 0, !5, i64 8, !5, i64 16}
!291 = !{!290, !5, i64 8}
!292 = !{!290, !5, i64 16}
!293 = !{!25, !17, i64 88}
!294 = distinct !{!294, !14}
!295 = !{!106, !17, i64 8}
!296 = !{!25, !5, i64 320}
!297 = !{!106, !5, i64 24}
!298 = !{!107, !10, i64 36}
!299 = !{!107, !5, i64 16}
!300 = !{!107, !10, i64 44}
!301 = !{!107, !10, i64 40}
!302 = !{!107, !10, i64 24}
!303 = !{!107, !10, i64 28}
!304 = !{!107, !10, i64 32}
!305 = !{!107, !5, i64 0}
!306 = !{!107, !5, i64 8}
!307 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9}
!308 = !{i64 0, i64 4, !9, i64 4, i64 4, !9}
!309 = !{i64 0, i64 4, !9}
!310 = !{!109, !10, i64 0}
!311 = !{!109, !10, i64 4}
!312 = !{!109, !10, i64 8}
!313 = !{!106, !17, i64 32}
!314 = distinct !{!314, !14}
!315 = distinct !{!315, !14}
!316 = distinct !{!316, !14}
!317 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !4}
!318 = distinct !{!318, !14}
!319 = distinct !{!319, !14}
!320 = !{!25, !17, i64 136}
!321 = !{!322, !17, i64 16}
!322 = !{!"copy", !98, i64 0, !17, i64 8, !17, i64 16, !290, i64 24}
!323 = !{!322, !17, i64 8}
!324 = !{!25, !17, i64 144}
!325 = !{!326, !17, i64 8}
!326 = !{!"fill", !98, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !10, i64 32}
!327 = !{!326, !5, i64 16}
!328 = !{!326, !5, i64 24}
!329 = !{!326, !10, i64 32}
!330 = !{!331, !17, i64 8}
!331 = !{!"image_transfer", !98, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !107, i64 32}
!332 = !{!331, !5, i64 16}
!333 = !{!331, !17, i64 24}
!334 = !{!335, !17, i64 8}
!335 = !{!"transition", !98, i64 0, !17, i64 8, !5, i64 16}
!336 = !{!335, !5, i64 16}
!337 = !{!50, !17, i64 88}
!338 = !{!25, !17, i64 232}
!339 = !{!340, !17, i64 0}
!340 = !{!"arrival", !17, i64 0, !17, i64 8, !5, i64 16}
!341 = !{!340, !17, i64 8}
!342 = !{!340, !5, i64 16}
!343 = distinct !{!343, !14}
!344 = distinct !{!344, !14}
!345 = !{!25, !17, i64 256}
!346 = !{!44, !5, i64 64}
!347 = !{!50, !5, i64 56}
!348 = !{!16, !10, i64 204}
!349 = distinct !{!349, !14}
!350 = !{!351, !5, i64 0}
!351 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!352 = !{!351, !10, i64 16}
!353 = !{!351, !12, i64 20}
!354 = !{!351, !12, i64 22}
!355 = !{!351, !5, i64 24}
!356 = !{!357, !5, i64 0}
!357 = !{!"VkBufferImageCopy", !5, i64 0, !10, i64 8, !10, i64 12, !358, i64 16, !108, i64 32, !109, i64 44}
!358 = !{!"VkImageSubresourceLayers", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!359 = !{!25, !17, i64 96}
!360 = !{!25, !17, i64 112}
!361 = !{!362, !17, i64 16}
!362 = !{!"copy_image", !98, i64 0, !17, i64 8, !17, i64 16, !107, i64 24, !107, i64 72}
!363 = !{!362, !17, i64 8}
!364 = !{!25, !17, i64 104}
!365 = !{!265, !6, i64 28}
!366 = !{!102, !5, i64 24}
!367 = !{!102, !17, i64 40}
!368 = distinct !{!368, !14}
!369 = !{!370, !6, i64 0}
!370 = !{!"VkExternalMemoryBufferCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16}
!371 = !{!370, !17, i64 8}
!372 = !{!370, !10, i64 16}
!373 = !{!374, !6, i64 0}
!374 = !{!"VkBufferCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !5, i64 24, !10, i64 32, !6, i64 36, !10, i64 40, !17, i64 48}
!375 = !{!374, !17, i64 8}
!376 = !{!374, !10, i64 16}
!377 = !{!374, !5, i64 24}
!378 = !{!374, !10, i64 40}
!379 = !{!374, !17, i64 48}
!380 = !{!381, !6, i64 0}
!381 = !{!"VkImportMemoryHostPointerInfoEXT", !6, i64 0, !17, i64 8, !6, i64 16, !17, i64 24}
!382 = !{!381, !17, i64 8}
!383 = !{!381, !6, i64 16}
!384 = !{!381, !17, i64 24}
!385 = !{!386, !6, i64 0}
!386 = !{!"VkMemoryAllocateInfo", !6, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!387 = !{!386, !17, i64 8}
!388 = !{!386, !5, i64 16}
!389 = !{!386, !10, i64 24}
!390 = !{!25, !17, i64 168}
!391 = !{!25, !17, i64 32}
!392 = !{!25, !17, i64 48}
!393 = !{!394, !17, i64 0}
!394 = !{!"import", !17, i64 0, !17, i64 8}
!395 = !{!394, !17, i64 8}
!396 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 4, !9, i64 36, i64 4, !9}
!397 = !{i64 0, i64 8, !41, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 4, !9, i64 28, i64 4, !9}
!398 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 4, !9, i64 20, i64 4, !9}
!399 = !{i64 0, i64 8, !4, i64 8, i64 4, !9, i64 12, i64 4, !9}
