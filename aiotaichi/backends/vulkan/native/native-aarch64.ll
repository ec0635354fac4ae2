; Made by `nox -s native` from *.c and *.h, sha256 3e7fcca181d8fcaab7bc725e88725f2c4a46953016944e3693d01b29fc8de2f9
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
%struct.device = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.import = type { ptr, ptr }
%struct.VkExternalMemoryBufferCreateInfo = type { i32, ptr, i32 }
%struct.VkBufferCreateInfo = type { i32, ptr, i32, i64, i32, i32, i32, ptr }
%struct.VkImportMemoryHostPointerInfoEXT = type { i32, ptr, i32, ptr }
%struct.VkMemoryAllocateInfo = type { i32, ptr, i64, i32 }
%struct.context = type { ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, i64, ptr, i32, i32, i64, i32, ptr, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, [64 x %struct.kept_set] }
%struct.kept_set = type { ptr, ptr, [6 x ptr] }
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
define dso_local void @device_free_import(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %4 = load ptr, ptr %3, align 8, !tbaa !15
  %5 = load ptr, ptr %0, align 8, !tbaa !18
  %6 = load ptr, ptr %1, align 8, !tbaa !19
  tail call void %4(ptr noundef %5, ptr noundef %6, ptr noundef null) #16
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = load ptr, ptr %0, align 8, !tbaa !18
  %10 = getelementptr inbounds %struct.import, ptr %1, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !22
  tail call void %8(ptr noundef %9, ptr noundef %11, ptr noundef null) #16
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @device_import(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #3 {
  %8 = alloca %struct.VkExternalMemoryBufferCreateInfo, align 8
  %9 = alloca %struct.VkBufferCreateInfo, align 8
  %10 = alloca %struct.VkImportMemoryHostPointerInfoEXT, align 8
  %11 = alloca %struct.VkMemoryAllocateInfo, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #17
  store i32 1000072000, ptr %8, align 8, !tbaa !23
  %12 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %8, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !25
  %13 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %8, i64 0, i32 2
  store i32 128, ptr %13, align 8, !tbaa !26
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #17
  store i32 12, ptr %9, align 8, !tbaa !27
  %14 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %14, align 8, !tbaa !29
  %15 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 2
  store i32 0, ptr %15, align 8, !tbaa !30
  %16 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 3
  store i64 %2, ptr %16, align 8, !tbaa !31
  %17 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 4
  store i32 3, ptr %17, align 8, !tbaa !32
  %18 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 5
  %19 = icmp ugt i64 %5, 1
  %20 = zext i1 %19 to i32
  store i32 %20, ptr %18, align 4, !tbaa !33
  %21 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 6
  %22 = trunc i64 %5 to i32
  %23 = select i1 %19, i32 %22, i32 0
  store i32 %23, ptr %21, align 8, !tbaa !34
  %24 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 7
  store ptr %4, ptr %24, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #17
  store i32 1000178000, ptr %10, align 8, !tbaa !36
  %25 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %10, i64 0, i32 1
  store ptr null, ptr %25, align 8, !tbaa !38
  %26 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %10, i64 0, i32 2
  store i32 128, ptr %26, align 8, !tbaa !39
  %27 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %10, i64 0, i32 3
  store ptr %1, ptr %27, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #17
  store i32 5, ptr %11, align 8, !tbaa !41
  %28 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %11, i64 0, i32 1
  store ptr %10, ptr %28, align 8, !tbaa !43
  %29 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %11, i64 0, i32 2
  store i64 %2, ptr %29, align 8, !tbaa !44
  %30 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %11, i64 0, i32 3
  %31 = trunc i64 %3 to i32
  store i32 %31, ptr %30, align 8, !tbaa !45
  %32 = getelementptr inbounds i8, ptr %6, i64 8
  store <2 x ptr> zeroinitializer, ptr %6, align 8
  %33 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 21
  %34 = load ptr, ptr %33, align 8, !tbaa !46
  %35 = load ptr, ptr %0, align 8, !tbaa !18
  %36 = call i32 %34(ptr noundef %35, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %6) #16
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %52

38:                                               ; preds = %7
  %39 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 4
  %40 = load ptr, ptr %39, align 8, !tbaa !47
  %41 = load ptr, ptr %0, align 8, !tbaa !18
  %42 = call i32 %40(ptr noundef %41, ptr noundef nonnull %11, ptr noundef null, ptr noundef nonnull %32) #16
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %52

44:                                               ; preds = %38
  %45 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 6
  %46 = load ptr, ptr %45, align 8, !tbaa !48
  %47 = load ptr, ptr %0, align 8, !tbaa !18
  %48 = load ptr, ptr %6, align 8, !tbaa !19
  %49 = load ptr, ptr %32, align 8, !tbaa !22
  %50 = call i32 %46(ptr noundef %47, ptr noundef %48, ptr noundef %49, i64 noundef 0) #16
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %62, label %52

52:                                               ; preds = %7, %38, %44
  %53 = phi i32 [ %50, %44 ], [ %42, %38 ], [ %36, %7 ]
  %54 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %55 = load ptr, ptr %54, align 8, !tbaa !15
  %56 = load ptr, ptr %0, align 8, !tbaa !18
  %57 = load ptr, ptr %6, align 8, !tbaa !19
  call void %55(ptr noundef %56, ptr noundef %57, ptr noundef null) #16
  %58 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %59 = load ptr, ptr %58, align 8, !tbaa !21
  %60 = load ptr, ptr %0, align 8, !tbaa !18
  %61 = load ptr, ptr %32, align 8, !tbaa !22
  call void %59(ptr noundef %60, ptr noundef %61, ptr noundef null) #16
  br label %62

62:                                               ; preds = %52, %44
  %63 = phi i32 [ %53, %52 ], [ 0, %44 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #17
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #17
  ret i32 %63
}

; Function Attrs: nounwind
define dso_local ptr @context_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4344) #16
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 4
  store ptr %0, ptr %9, align 8, !tbaa !49
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 5
  store ptr %1, ptr %10, align 8, !tbaa !51
  %11 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 6
  store ptr %2, ptr %11, align 8, !tbaa !52
  %12 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 7
  store i64 %3, ptr %12, align 8, !tbaa !53
  %13 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  store i32 %4, ptr %13, align 8, !tbaa !54
  br label %14

14:                                               ; preds = %5, %8
  ret ptr %6
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %4 = load i32, ptr %3, align 8, !tbaa !55
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  br label %54

9:                                                ; preds = %54, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8, !tbaa !56
  %12 = load ptr, ptr %0, align 8, !tbaa !18
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 9
  %14 = load ptr, ptr %13, align 8, !tbaa !57
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #16
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %16 = load i32, ptr %15, align 8, !tbaa !58
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %37, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 27
  %20 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %21 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %16, %18 ], [ %35, %22 ]
  %24 = load ptr, ptr %19, align 8, !tbaa !59
  %25 = add i32 %23, -1
  store i32 %25, ptr %15, align 8, !tbaa !58
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds %struct.import, ptr %24, i64 %26
  %28 = load ptr, ptr %20, align 8, !tbaa !15
  %29 = load ptr, ptr %0, align 8, !tbaa !18
  %30 = load ptr, ptr %27, align 8, !tbaa !19
  tail call void %28(ptr noundef %29, ptr noundef %30, ptr noundef null) #16
  %31 = load ptr, ptr %21, align 8, !tbaa !21
  %32 = load ptr, ptr %0, align 8, !tbaa !18
  %33 = getelementptr inbounds %struct.import, ptr %24, i64 %26, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !22
  tail call void %31(ptr noundef %32, ptr noundef %34, ptr noundef null) #16
  %35 = load i32, ptr %15, align 8, !tbaa !58
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %22, !llvm.loop !60

37:                                               ; preds = %22, %9
  %38 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 27
  %39 = load ptr, ptr %38, align 8, !tbaa !59
  tail call void @free(ptr noundef %39) #16
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !61
  tail call void @free(ptr noundef %41) #16
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  %43 = load ptr, ptr %42, align 8, !tbaa !62
  tail call void @free(ptr noundef %43) #16
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 24
  %45 = load ptr, ptr %44, align 8, !tbaa !63
  tail call void @free(ptr noundef %45) #16
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  %47 = load ptr, ptr %46, align 8, !tbaa !64
  tail call void @free(ptr noundef %47) #16
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 35
  %49 = load ptr, ptr %48, align 8, !tbaa !65
  tail call void @free(ptr noundef %49) #16
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 36
  %51 = load ptr, ptr %50, align 8, !tbaa !66
  tail call void @free(ptr noundef %51) #16
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 37
  %53 = load ptr, ptr %52, align 8, !tbaa !67
  tail call void @free(ptr noundef %53) #16
  tail call void @free(ptr noundef nonnull %1) #16
  ret void

54:                                               ; preds = %6, %54
  %55 = phi i64 [ 0, %6 ], [ %61, %54 ]
  %56 = load ptr, ptr %7, align 8, !tbaa !68
  %57 = load ptr, ptr %0, align 8, !tbaa !18
  %58 = load ptr, ptr %8, align 8, !tbaa !62
  %59 = getelementptr inbounds ptr, ptr %58, i64 %55
  %60 = load ptr, ptr %59, align 8, !tbaa !69
  tail call void %56(ptr noundef %57, ptr noundef %60, ptr noundef null) #16
  %61 = add nuw nsw i64 %55, 1
  %62 = load i32, ptr %3, align 8, !tbaa !55
  %63 = zext i32 %62 to i64
  %64 = icmp ult i64 %61, %63
  br i1 %64, label %54, label %9, !llvm.loop !70
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #16
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  store ptr %0, ptr %3, align 8, !tbaa !71
  %6 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !75
  %7 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 5
  %8 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 6
  store ptr %7, ptr %8, align 8, !tbaa !76
  %9 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 3
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #16
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #16
  br label %15

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  store ptr %3, ptr %14, align 8, !tbaa !77
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
  %5 = load ptr, ptr %0, align 8, !tbaa !71
  %6 = load ptr, ptr %5, align 8, !tbaa !80
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
  %27 = load ptr, ptr %9, align 8, !tbaa !81
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %36

29:                                               ; preds = %25, %32
  %30 = load i32, ptr %7, align 8, !tbaa !82
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %107

32:                                               ; preds = %29
  %33 = call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %8) #16
  %34 = load ptr, ptr %9, align 8, !tbaa !81
  %35 = icmp eq ptr %34, null
  br i1 %35, label %29, label %36, !llvm.loop !83

36:                                               ; preds = %32, %25
  %37 = phi ptr [ %27, %25 ], [ %34, %32 ]
  %38 = load ptr, ptr %37, align 8, !tbaa !84
  store ptr %38, ptr %9, align 8, !tbaa !81
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr %9, ptr %11, align 8, !tbaa !76
  br label %41

41:                                               ; preds = %36, %40
  %42 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %43 = load ptr, ptr %12, align 8, !tbaa !86
  %44 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !87
  %46 = load i64, ptr %13, align 8, !tbaa !88
  %47 = urem i64 %45, %46
  %48 = load i64, ptr %14, align 8, !tbaa !89
  %49 = mul i64 %48, %47
  %50 = getelementptr inbounds i8, ptr %43, i64 %49
  %51 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 4
  %52 = load i32, ptr %51, align 8, !tbaa !90
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
  %59 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #17
  store i32 1000207004, ptr %3, align 8, !tbaa !91
  store ptr null, ptr %15, align 8, !tbaa !93
  store <2 x i32> <i32 0, i32 1>, ptr %16, align 8, !tbaa !9
  store ptr %18, ptr %17, align 8, !tbaa !94
  store ptr %2, ptr %19, align 8, !tbaa !95
  %60 = getelementptr inbounds %struct.queue, ptr %59, i64 0, i32 6
  br label %61

61:                                               ; preds = %64, %56
  %62 = load atomic i32, ptr %60 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %61
  %65 = load ptr, ptr %59, align 8, !tbaa !80
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 38
  %67 = load ptr, ptr %66, align 8, !tbaa !96
  %68 = load ptr, ptr %65, align 8, !tbaa !18
  %69 = call i32 %67(ptr noundef %68, ptr noundef nonnull %3, i64 noundef 100000000) #16
  %70 = icmp eq i32 %69, 2
  br i1 %70, label %61, label %71, !llvm.loop !97

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
  %78 = load i32, ptr %51, align 8, !tbaa !90
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %83

80:                                               ; preds = %77
  %81 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !98
  br label %86

83:                                               ; preds = %77, %54
  %84 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !98
  br label %86

86:                                               ; preds = %83, %80
  %87 = phi ptr [ %50, %83 ], [ %82, %80 ]
  %88 = phi i16 [ 4, %83 ], [ 5, %80 ]
  %89 = phi ptr [ %85, %83 ], [ %50, %80 ]
  %90 = load ptr, ptr %0, align 8, !tbaa !71
  %91 = load ptr, ptr %90, align 8, !tbaa !80
  %92 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 42
  %93 = load ptr, ptr %92, align 8, !tbaa !99
  %94 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 3
  %95 = load i64, ptr %94, align 8, !tbaa !100
  call fastcc void @copy_shared(ptr noundef %93, ptr noundef %87, ptr noundef %89, i64 noundef %95, i16 noundef 6, i16 noundef %88) #18
  br label %96

96:                                               ; preds = %74, %75, %86
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17
  store i32 1000207005, ptr %4, align 8, !tbaa !101
  store ptr null, ptr %20, align 8, !tbaa !103
  %97 = load ptr, ptr %22, align 8, !tbaa !104
  store ptr %97, ptr %21, align 8, !tbaa !105
  %98 = load i64, ptr %44, align 8, !tbaa !87
  store i64 %98, ptr %23, align 8, !tbaa !106
  %99 = load ptr, ptr %24, align 8, !tbaa !107
  %100 = load ptr, ptr %6, align 8, !tbaa !18
  %101 = call i32 %99(ptr noundef %100, ptr noundef nonnull %4) #16
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %106, label %103

103:                                              ; preds = %96
  %104 = load ptr, ptr %0, align 8, !tbaa !71
  %105 = getelementptr inbounds %struct.queue, ptr %104, i64 0, i32 6
  store atomic i32 %101, ptr %105 seq_cst, align 8
  br label %106

106:                                              ; preds = %96, %103
  call void @free(ptr noundef nonnull %37) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17
  br label %25

107:                                              ; preds = %29
  %108 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %109 = load ptr, ptr %0, align 8, !tbaa !71
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
  %8 = load ptr, ptr %7, align 8, !tbaa !69
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 3
  %12 = load i64, ptr %11, align 8, !tbaa !108
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !109

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
  store ptr %0, ptr %5, align 8, !tbaa !80
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !110
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 3
  store ptr %2, ptr %9, align 8, !tbaa !111
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 8, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !112
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 7
  store i32 %12, ptr %13, align 4, !tbaa !113
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 14
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 15
  store ptr %14, ptr %15, align 8, !tbaa !114
  %16 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 2
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #16
  %18 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !115
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %30

21:                                               ; preds = %7
  %22 = tail call ptr @calloc(i64 noundef 1, i64 noundef 240) #16
  store ptr %22, ptr %18, align 8, !tbaa !115
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 3
  %26 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 4
  store ptr %25, ptr %26, align 8, !tbaa !117
  br label %30

27:                                               ; preds = %21
  %28 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #16
  %29 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr null, ptr %29, align 8, !tbaa !119
  br label %44

30:                                               ; preds = %24, %7
  %31 = phi ptr [ %22, %24 ], [ %19, %7 ]
  %32 = getelementptr inbounds %struct.line, ptr %31, i64 0, i32 7
  %33 = load i32, ptr %32, align 8, !tbaa !120
  %34 = add i32 %33, 1
  store i32 %34, ptr %32, align 8, !tbaa !120
  %35 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #16
  %36 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %31, ptr %36, align 8, !tbaa !119
  %37 = load i32, ptr %13, align 4, !tbaa !113
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
  %19 = load ptr, ptr %0, align 8, !tbaa !80
  %20 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 30
  %21 = load ptr, ptr %20, align 8, !tbaa !121
  %22 = load ptr, ptr %19, align 8, !tbaa !18
  %23 = load ptr, ptr %5, align 8, !tbaa !111
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
  %37 = load ptr, ptr %36, align 8, !tbaa !69
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.context, ptr %37, i64 0, i32 3
  %41 = load i64, ptr %40, align 8, !tbaa !108
  %42 = icmp ult i64 %41, %34
  br i1 %42, label %35, label %43, !llvm.loop !109

43:                                               ; preds = %39, %35, %27
  %44 = phi i64 [ 0, %27 ], [ %41, %39 ], [ 0, %35 ]
  %45 = load atomic i32, ptr %6 seq_cst, align 8
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i64 %29, i64 -1
  %48 = load atomic i64, ptr %8 seq_cst, align 8
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, %47
  %51 = load i32, ptr %10, align 4, !tbaa !122
  %52 = icmp ne i32 %51, 0
  %53 = select i1 %52, i1 true, i1 %50
  %54 = icmp ne i64 %44, 0
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %43
  store i32 1, ptr %11, align 8, !tbaa !123
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #16
  store i32 0, ptr %11, align 8, !tbaa !123
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
  %66 = load i32, ptr %17, align 8, !tbaa !124
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
  store i32 1000207004, ptr %3, align 8, !tbaa !91
  store ptr null, ptr %13, align 8, !tbaa !93
  store <2 x i32> <i32 0, i32 1>, ptr %14, align 8, !tbaa !9
  store ptr %5, ptr %15, align 8, !tbaa !94
  store ptr %2, ptr %16, align 8, !tbaa !95
  %71 = load ptr, ptr %0, align 8, !tbaa !80
  %72 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 38
  %73 = load ptr, ptr %72, align 8, !tbaa !96
  %74 = load ptr, ptr %71, align 8, !tbaa !18
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
  %3 = load ptr, ptr %2, align 8, !tbaa !119
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !110
  %6 = icmp eq ptr %3, null
  br i1 %6, label %55, label %7

7:                                                ; preds = %1
  store ptr null, ptr %2, align 8, !tbaa !119
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %9 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 3
  %10 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 5
  %11 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 2
  br label %12

12:                                               ; preds = %27, %7
  %13 = load ptr, ptr %9, align 8, !tbaa !69
  %14 = icmp eq ptr %13, null
  br i1 %14, label %24, label %19

15:                                               ; preds = %19
  %16 = getelementptr inbounds %struct.context, ptr %20, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !69
  %18 = icmp eq ptr %17, null
  br i1 %18, label %24, label %19, !llvm.loop !125

19:                                               ; preds = %12, %15
  %20 = phi ptr [ %17, %15 ], [ %13, %12 ]
  %21 = getelementptr inbounds %struct.context, ptr %20, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8, !tbaa !126
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %27, label %15

24:                                               ; preds = %15, %12
  %25 = load ptr, ptr %10, align 8, !tbaa !127
  %26 = icmp eq ptr %25, %0
  br i1 %26, label %27, label %29

27:                                               ; preds = %19, %24
  %28 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %3) #16
  br label %12, !llvm.loop !128

29:                                               ; preds = %24
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  %31 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 2
  %32 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %31) #16
  %33 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 7
  %34 = load i32, ptr %33, align 8, !tbaa !120
  %35 = add i32 %34, -1
  store i32 %35, ptr %33, align 8, !tbaa !120
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %48

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 3
  store ptr null, ptr %38, align 8, !tbaa !115
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #16
  %40 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %41 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 9
  store i32 1, ptr %41, align 8, !tbaa !129
  %42 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 1
  %43 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %42) #16
  %44 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  %45 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 8
  %46 = load i32, ptr %45, align 4, !tbaa !130
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %50

48:                                               ; preds = %29
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #16
  br label %55

50:                                               ; preds = %37
  %51 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 6
  %52 = load i64, ptr %51, align 8, !tbaa !131
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
  store ptr %1, ptr %3, align 8, !tbaa !132
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %4 = load ptr, ptr %3, align 8, !tbaa !133
  store ptr %4, ptr %1, align 8, !tbaa !134
  store ptr %1, ptr %3, align 8, !tbaa !133
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !133
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !134
  store ptr %6, ptr %2, align 8, !tbaa !133
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
  %11 = load ptr, ptr %0, align 8, !tbaa !80
  %12 = getelementptr inbounds %struct.device, ptr %11, i64 0, i32 41
  %13 = load atomic i64, ptr %12 seq_cst, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %22, label %15, !prof !135

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #17
  %16 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #16
  %17 = load i64, ptr %10, align 8, !tbaa !136
  %18 = mul i64 %17, 1000000000
  %19 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !138
  %21 = add i64 %18, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #17
  br label %22

22:                                               ; preds = %6, %15
  %23 = phi i64 [ %21, %15 ], [ 0, %6 ]
  %24 = load ptr, ptr %0, align 8, !tbaa !80
  %25 = getelementptr inbounds i8, ptr %1, i64 %2
  %26 = icmp sgt i64 %2, 0
  br i1 %26, label %27, label %82

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 1
  br label %29

29:                                               ; preds = %78, %27
  %30 = phi ptr [ %1, %27 ], [ %79, %78 ]
  %31 = phi i64 [ 0, %27 ], [ %80, %78 ]
  %32 = load i16, ptr %30, align 8, !tbaa !139
  %33 = icmp eq i16 %32, 13
  br i1 %33, label %34, label %36

34:                                               ; preds = %29
  %35 = getelementptr inbounds i8, ptr %30, i64 16
  br label %78

36:                                               ; preds = %29
  %37 = getelementptr inbounds %struct.command, ptr %30, i64 0, i32 2
  %38 = load i32, ptr %37, align 4, !tbaa !141
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
  %42 = load i64, ptr %28, align 8, !tbaa !142
  %43 = add i64 %42, -1
  %44 = add i64 %43, %39
  %45 = urem i64 %44, %42
  %46 = getelementptr inbounds %struct.launch, ptr %30, i64 0, i32 1
  %47 = load ptr, ptr %46, align 8, !tbaa !69
  %48 = getelementptr inbounds %struct.kernel, ptr %47, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !143
  %50 = add i64 %49, %43
  %51 = urem i64 %50, %42
  %52 = add i64 %31, %44
  %53 = add i64 %45, %51
  %54 = sub i64 %52, %53
  %55 = add i64 %54, %50
  br label %78

56:                                               ; preds = %36, %36
  %57 = getelementptr inbounds %struct.transfer, ptr %30, i64 0, i32 3
  %58 = load i64, ptr %57, align 8, !tbaa !145
  %59 = icmp ult i64 %58, 32769
  br i1 %59, label %60, label %78

60:                                               ; preds = %56
  %61 = load i64, ptr %28, align 8, !tbaa !142
  %62 = add nsw i64 %58, -1
  %63 = add i64 %62, %61
  %64 = urem i64 %63, %61
  %65 = sub i64 %31, %64
  %66 = add i64 %65, %63
  br label %78

67:                                               ; preds = %36, %36
  %68 = getelementptr inbounds %struct.texels, ptr %30, i64 0, i32 2
  %69 = load i64, ptr %68, align 8, !tbaa !147
  %70 = icmp ult i64 %69, 32769
  br i1 %70, label %71, label %78

71:                                               ; preds = %67
  %72 = load i64, ptr %28, align 8, !tbaa !142
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
  br i1 %81, label %29, label %82, !llvm.loop !152

82:                                               ; preds = %78, %22
  %83 = phi i64 [ 0, %22 ], [ %80, %78 ]
  %84 = icmp eq ptr %5, null
  br i1 %84, label %96, label %85

85:                                               ; preds = %82
  %86 = shl i32 %4, 1
  %87 = zext i32 %86 to i64
  %88 = shl nuw nsw i64 %87, 3
  %89 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 1
  %90 = load i64, ptr %89, align 8, !tbaa !142
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
  %101 = load ptr, ptr %100, align 8, !tbaa !69
  %102 = icmp eq ptr %101, null
  br i1 %102, label %107, label %103

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 7
  %105 = load i64, ptr %104, align 8, !tbaa !53
  %106 = icmp ult i64 %105, %97
  br i1 %106, label %99, label %109, !llvm.loop !153

107:                                              ; preds = %99
  %108 = add nsw i64 %97, 1
  br label %580

109:                                              ; preds = %103
  %110 = load ptr, ptr %101, align 8, !tbaa !134
  store ptr %110, ptr %100, align 8, !tbaa !69
  %111 = load ptr, ptr %0, align 8, !tbaa !80
  %112 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 22
  store i32 0, ptr %112, align 8, !tbaa !154
  %113 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 17
  store i32 0, ptr %113, align 8, !tbaa !155
  %114 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 8
  store i64 0, ptr %114, align 8, !tbaa !156
  %115 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 33
  store i32 0, ptr %115, align 8, !tbaa !157
  %116 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 30
  store i32 0, ptr %116, align 8, !tbaa !158
  %117 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 28
  %118 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 29
  store ptr %117, ptr %118, align 8, !tbaa !159
  %119 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 25
  %120 = load i32, ptr %119, align 8, !tbaa !58
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
  %129 = load ptr, ptr %124, align 8, !tbaa !59
  %130 = add i32 %128, -1
  store i32 %130, ptr %119, align 8, !tbaa !58
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds %struct.import, ptr %129, i64 %131
  %133 = load ptr, ptr %125, align 8, !tbaa !15
  %134 = load ptr, ptr %111, align 8, !tbaa !18
  %135 = load ptr, ptr %132, align 8, !tbaa !19
  call void %133(ptr noundef %134, ptr noundef %135, ptr noundef null) #16
  %136 = load ptr, ptr %126, align 8, !tbaa !21
  %137 = load ptr, ptr %111, align 8, !tbaa !18
  %138 = getelementptr inbounds %struct.import, ptr %129, i64 %131, i32 1
  %139 = load ptr, ptr %138, align 8, !tbaa !22
  call void %136(ptr noundef %137, ptr noundef %139, ptr noundef null) #16
  %140 = load i32, ptr %119, align 8, !tbaa !58
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %122, label %127, !llvm.loop !60

142:                                              ; preds = %150
  %143 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 20
  %144 = load i32, ptr %143, align 4, !tbaa !160
  store i32 0, ptr %143, align 4, !tbaa !160
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %165, label %146

146:                                              ; preds = %142
  %147 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 34
  %148 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 21
  %149 = zext i32 %144 to i64
  br label %155

150:                                              ; preds = %122, %150
  %151 = phi i64 [ %153, %150 ], [ 0, %122 ]
  %152 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 38, i64 %151
  store ptr null, ptr %152, align 8, !tbaa !161
  %153 = add nuw nsw i64 %151, 1
  %154 = icmp eq i64 %153, 64
  br i1 %154, label %142, label %150, !llvm.loop !163

155:                                              ; preds = %155, %146
  %156 = phi i64 [ 0, %146 ], [ %163, %155 ]
  %157 = load ptr, ptr %147, align 8, !tbaa !164
  %158 = load ptr, ptr %111, align 8, !tbaa !18
  %159 = load ptr, ptr %148, align 8, !tbaa !62
  %160 = getelementptr inbounds ptr, ptr %159, i64 %156
  %161 = load ptr, ptr %160, align 8, !tbaa !69
  %162 = call i32 %157(ptr noundef %158, ptr noundef %161, i32 noundef 0) #16
  %163 = add nuw nsw i64 %156, 1
  %164 = icmp eq i64 %163, %149
  br i1 %164, label %165, label %155, !llvm.loop !165

165:                                              ; preds = %155, %142
  %166 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 33
  %167 = load ptr, ptr %166, align 8, !tbaa !166
  %168 = load ptr, ptr %111, align 8, !tbaa !18
  %169 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 4
  %170 = load ptr, ptr %169, align 8, !tbaa !49
  %171 = call i32 %167(ptr noundef %168, ptr noundef %170, i32 noundef 0) #16
  %172 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 13
  store i32 %4, ptr %172, align 8, !tbaa !167
  %173 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 14
  store ptr %5, ptr %173, align 8, !tbaa !168
  %174 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 2
  store ptr %0, ptr %174, align 8, !tbaa !126
  %175 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 3
  store i64 %3, ptr %175, align 8, !tbaa !108
  store ptr null, ptr %101, align 8, !tbaa !134
  %176 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %101, ptr %176, align 8, !tbaa !169
  %177 = icmp eq i32 %171, 0
  br i1 %177, label %178, label %540

178:                                              ; preds = %165
  %179 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #18
  %180 = load ptr, ptr %173, align 8, !tbaa !168
  %181 = icmp eq ptr %180, null
  %182 = icmp ne i32 %179, 0
  %183 = select i1 %181, i1 true, i1 %182
  br i1 %183, label %229, label %184

184:                                              ; preds = %178
  %185 = load ptr, ptr %0, align 8, !tbaa !80
  %186 = load i32, ptr %172, align 8, !tbaa !167
  %187 = shl i32 %186, 1
  %188 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 10
  %189 = load i32, ptr %188, align 8, !tbaa !170
  %190 = icmp ugt i32 %187, %189
  br i1 %190, label %191, label %208

191:                                              ; preds = %184
  %192 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 26
  %193 = load ptr, ptr %192, align 8, !tbaa !56
  %194 = load ptr, ptr %185, align 8, !tbaa !18
  %195 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 9
  %196 = load ptr, ptr %195, align 8, !tbaa !57
  call void %193(ptr noundef %194, ptr noundef %196, ptr noundef null) #16
  store ptr null, ptr %195, align 8, !tbaa !57
  store i32 0, ptr %188, align 8, !tbaa !170
  %197 = call i32 @llvm.umax.i32(i32 %187, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #17
  store i32 11, ptr %9, align 8, !tbaa !171
  %198 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 1
  store ptr null, ptr %198, align 8, !tbaa !173
  %199 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 2
  store <2 x i32> <i32 0, i32 2>, ptr %199, align 8, !tbaa !174
  %200 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 4
  store i32 %197, ptr %200, align 8, !tbaa !175
  %201 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 5
  store i32 0, ptr %201, align 4, !tbaa !176
  %202 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 23
  %203 = load ptr, ptr %202, align 8, !tbaa !177
  %204 = load ptr, ptr %185, align 8, !tbaa !18
  %205 = call i32 %203(ptr noundef %204, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %195) #16
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %228

207:                                              ; preds = %191
  store i32 %197, ptr %188, align 8, !tbaa !170
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  br label %208

208:                                              ; preds = %207, %184
  %209 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 35
  %210 = load ptr, ptr %209, align 8, !tbaa !178
  %211 = load ptr, ptr %185, align 8, !tbaa !18
  %212 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 9
  %213 = load ptr, ptr %212, align 8, !tbaa !57
  call void %210(ptr noundef %211, ptr noundef %213, i32 noundef 0, i32 noundef %187) #16
  %214 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 11
  store i32 0, ptr %214, align 4, !tbaa !179
  %215 = load i32, ptr %172, align 8, !tbaa !167
  %216 = shl i32 %215, 1
  %217 = zext i32 %216 to i64
  %218 = shl nuw nsw i64 %217, 3
  %219 = load i64, ptr %114, align 8, !tbaa !156
  %220 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 1
  %221 = load i64, ptr %220, align 8, !tbaa !142
  %222 = add i64 %219, -1
  %223 = add i64 %222, %221
  %224 = urem i64 %223, %221
  %225 = sub nuw i64 %223, %224
  %226 = add i64 %225, %218
  store i64 %226, ptr %114, align 8, !tbaa !156
  %227 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 12
  store i64 %225, ptr %227, align 8, !tbaa !180
  br label %229

228:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  br label %540

229:                                              ; preds = %208, %178
  %230 = phi i32 [ %179, %178 ], [ 0, %208 ]
  %231 = icmp slt i64 %2, 1
  %232 = icmp ne i32 %230, 0
  %233 = select i1 %231, i1 true, i1 %232
  br i1 %233, label %242, label %234

234:                                              ; preds = %229
  %235 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %236 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 32
  %237 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %238 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 1
  %239 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 2
  %240 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 3
  %241 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  br label %248

242:                                              ; preds = %412, %229
  %243 = phi i32 [ %230, %229 ], [ %415, %412 ]
  %244 = phi i1 [ %232, %229 ], [ %421, %412 ]
  %245 = load ptr, ptr %173, align 8, !tbaa !168
  %246 = icmp eq ptr %245, null
  %247 = select i1 %246, i1 true, i1 %244
  br i1 %247, label %445, label %423

248:                                              ; preds = %412, %234
  %249 = phi ptr [ %1, %234 ], [ %419, %412 ]
  %250 = phi i32 [ 1, %234 ], [ %414, %412 ]
  %251 = phi i32 [ 0, %234 ], [ %413, %412 ]
  %252 = load i16, ptr %249, align 4, !tbaa !139
  %253 = icmp eq i16 %252, 14
  br i1 %253, label %254, label %293

254:                                              ; preds = %248
  %255 = load ptr, ptr %236, align 8, !tbaa !64
  %256 = load i32, ptr %116, align 8, !tbaa !158
  %257 = add i32 %256, -1
  %258 = zext i32 %257 to i64
  %259 = getelementptr inbounds %struct.submission, ptr %255, i64 %258, i32 1
  %260 = load i32, ptr %259, align 4, !tbaa !181
  %261 = icmp eq i32 %260, 32
  %262 = icmp eq i32 %250, 0
  %263 = select i1 %262, i1 true, i1 %261
  br i1 %263, label %264, label %287

264:                                              ; preds = %254
  %265 = load ptr, ptr %237, align 8, !tbaa !110
  %266 = getelementptr inbounds %struct.hardware_queue, ptr %265, i64 0, i32 1
  %267 = load i64, ptr %266, align 8, !tbaa !183
  %268 = trunc i64 %267 to i32
  %269 = and i64 %267, 2048
  %270 = icmp eq i64 %269, 0
  %271 = select i1 %270, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #17
  store i32 46, ptr %8, align 8, !tbaa !184
  store ptr null, ptr %238, align 8, !tbaa !186
  store i32 %271, ptr %239, align 8, !tbaa !187
  %272 = or i32 %271, 8192
  store i32 %272, ptr %240, align 4, !tbaa !188
  %273 = load ptr, ptr %0, align 8, !tbaa !80
  %274 = getelementptr inbounds %struct.device, ptr %273, i64 0, i32 19
  %275 = load ptr, ptr %274, align 8, !tbaa !189
  %276 = load ptr, ptr %235, align 8, !tbaa !190
  %277 = or i32 %268, 16384
  call void %275(ptr noundef %276, i32 noundef %268, i32 noundef %277, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %8, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  store i32 0, ptr %241, align 8, !tbaa !191
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #17
  %278 = load ptr, ptr %0, align 8, !tbaa !80
  %279 = getelementptr inbounds %struct.device, ptr %278, i64 0, i32 27
  %280 = load ptr, ptr %279, align 8, !tbaa !192
  %281 = load ptr, ptr %235, align 8, !tbaa !190
  %282 = call i32 %280(ptr noundef %281) #16
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %540

284:                                              ; preds = %264
  %285 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #18
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %287, label %540

287:                                              ; preds = %284, %254
  %288 = getelementptr inbounds %struct.wait, ptr %249, i64 0, i32 1
  %289 = load ptr, ptr %288, align 8, !tbaa !193
  %290 = getelementptr inbounds %struct.wait, ptr %249, i64 0, i32 2
  %291 = load i64, ptr %290, align 8, !tbaa !195
  %292 = call fastcc i32 @add_wait(ptr noundef nonnull %101, ptr noundef %289, i64 noundef %291) #18
  br label %412

293:                                              ; preds = %248
  %294 = load ptr, ptr %173, align 8, !tbaa !168
  %295 = icmp ne ptr %294, null
  %296 = icmp ne i32 %250, 0
  %297 = and i1 %296, %295
  br i1 %297, label %298, label %347

298:                                              ; preds = %293
  %299 = shl i32 %251, 1
  %300 = zext i32 %299 to i64
  %301 = getelementptr inbounds i64, ptr %294, i64 %300
  %302 = load ptr, ptr %176, align 8, !tbaa !169
  %303 = getelementptr inbounds %struct.context, ptr %302, i64 0, i32 11
  %304 = load i32, ptr %303, align 4, !tbaa !179
  %305 = add i32 %304, 1
  store i32 %305, ptr %303, align 4, !tbaa !179
  %306 = load ptr, ptr %0, align 8, !tbaa !80
  %307 = getelementptr inbounds %struct.device, ptr %306, i64 0, i32 20
  %308 = load ptr, ptr %307, align 8, !tbaa !196
  %309 = load ptr, ptr %235, align 8, !tbaa !190
  %310 = getelementptr inbounds %struct.context, ptr %302, i64 0, i32 9
  %311 = load ptr, ptr %310, align 8, !tbaa !57
  call void %308(ptr noundef %309, i32 noundef 8192, ptr noundef %311, i32 noundef %304) #16
  %312 = getelementptr inbounds %struct.context, ptr %302, i64 0, i32 12
  %313 = load i64, ptr %312, align 8, !tbaa !180
  %314 = zext i32 %304 to i64
  %315 = shl nuw nsw i64 %314, 3
  %316 = add i64 %313, %315
  %317 = getelementptr inbounds %struct.context, ptr %302, i64 0, i32 24
  %318 = getelementptr inbounds %struct.context, ptr %302, i64 0, i32 22
  %319 = load i32, ptr %318, align 8, !tbaa !154
  %320 = getelementptr inbounds %struct.context, ptr %302, i64 0, i32 23
  %321 = load i32, ptr %320, align 4, !tbaa !9
  %322 = icmp ugt i32 %321, %319
  br i1 %322, label %323, label %325

323:                                              ; preds = %298
  %324 = load ptr, ptr %317, align 8, !tbaa !63
  br label %336

325:                                              ; preds = %298
  %326 = icmp eq i32 %321, 0
  %327 = shl i32 %321, 1
  %328 = select i1 %326, i32 8, i32 %327
  %329 = load ptr, ptr %317, align 8, !tbaa !69
  %330 = zext i32 %328 to i64
  %331 = mul nuw nsw i64 %330, 24
  %332 = call ptr @realloc(ptr noundef %329, i64 noundef %331) #16
  %333 = icmp eq ptr %332, null
  br i1 %333, label %349, label %334

334:                                              ; preds = %325
  store ptr %332, ptr %317, align 8, !tbaa !69
  store i32 %328, ptr %320, align 4, !tbaa !9
  %335 = load i32, ptr %318, align 8, !tbaa !154
  br label %336

336:                                              ; preds = %334, %323
  %337 = phi i32 [ %319, %323 ], [ %335, %334 ]
  %338 = phi ptr [ %324, %323 ], [ %332, %334 ]
  %339 = add i32 %337, 1
  store i32 %339, ptr %318, align 8, !tbaa !154
  %340 = zext i32 %337 to i64
  %341 = getelementptr inbounds %struct.arrival, ptr %338, i64 %340
  %342 = getelementptr inbounds %struct.context, ptr %302, i64 0, i32 6
  %343 = load ptr, ptr %342, align 8, !tbaa !52
  %344 = getelementptr inbounds i8, ptr %343, i64 %316
  store ptr %301, ptr %341, align 8, !tbaa.struct !197
  %345 = getelementptr inbounds i8, ptr %341, i64 8
  store ptr %344, ptr %345, align 8, !tbaa.struct !198
  %346 = getelementptr inbounds i8, ptr %341, i64 16
  store i64 8, ptr %346, align 8, !tbaa.struct !199
  br label %347

347:                                              ; preds = %336, %293
  %348 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %249) #18
  br label %349

349:                                              ; preds = %347, %325
  %350 = phi i32 [ %348, %347 ], [ -1, %325 ]
  %351 = getelementptr inbounds %struct.command, ptr %249, i64 0, i32 1
  %352 = load i16, ptr %351, align 2, !tbaa !200
  %353 = icmp eq i16 %352, 0
  br i1 %353, label %412, label %354

354:                                              ; preds = %349
  %355 = load ptr, ptr %173, align 8, !tbaa !168
  %356 = icmp eq ptr %355, null
  %357 = icmp ne i32 %350, 0
  %358 = select i1 %356, i1 true, i1 %357
  br i1 %358, label %409, label %359

359:                                              ; preds = %354
  %360 = shl i32 %251, 1
  %361 = or i32 %360, 1
  %362 = zext i32 %361 to i64
  %363 = getelementptr inbounds i64, ptr %355, i64 %362
  %364 = load ptr, ptr %176, align 8, !tbaa !169
  %365 = getelementptr inbounds %struct.context, ptr %364, i64 0, i32 11
  %366 = load i32, ptr %365, align 4, !tbaa !179
  %367 = add i32 %366, 1
  store i32 %367, ptr %365, align 4, !tbaa !179
  %368 = load ptr, ptr %0, align 8, !tbaa !80
  %369 = getelementptr inbounds %struct.device, ptr %368, i64 0, i32 20
  %370 = load ptr, ptr %369, align 8, !tbaa !196
  %371 = load ptr, ptr %235, align 8, !tbaa !190
  %372 = getelementptr inbounds %struct.context, ptr %364, i64 0, i32 9
  %373 = load ptr, ptr %372, align 8, !tbaa !57
  call void %370(ptr noundef %371, i32 noundef 8192, ptr noundef %373, i32 noundef %366) #16
  %374 = getelementptr inbounds %struct.context, ptr %364, i64 0, i32 12
  %375 = load i64, ptr %374, align 8, !tbaa !180
  %376 = zext i32 %366 to i64
  %377 = shl nuw nsw i64 %376, 3
  %378 = add i64 %375, %377
  %379 = getelementptr inbounds %struct.context, ptr %364, i64 0, i32 24
  %380 = getelementptr inbounds %struct.context, ptr %364, i64 0, i32 22
  %381 = load i32, ptr %380, align 8, !tbaa !154
  %382 = getelementptr inbounds %struct.context, ptr %364, i64 0, i32 23
  %383 = load i32, ptr %382, align 4, !tbaa !9
  %384 = icmp ugt i32 %383, %381
  br i1 %384, label %385, label %387

385:                                              ; preds = %359
  %386 = load ptr, ptr %379, align 8, !tbaa !63
  br label %398

387:                                              ; preds = %359
  %388 = icmp eq i32 %383, 0
  %389 = shl i32 %383, 1
  %390 = select i1 %388, i32 8, i32 %389
  %391 = load ptr, ptr %379, align 8, !tbaa !69
  %392 = zext i32 %390 to i64
  %393 = mul nuw nsw i64 %392, 24
  %394 = call ptr @realloc(ptr noundef %391, i64 noundef %393) #16
  %395 = icmp eq ptr %394, null
  br i1 %395, label %409, label %396

396:                                              ; preds = %387
  store ptr %394, ptr %379, align 8, !tbaa !69
  store i32 %390, ptr %382, align 4, !tbaa !9
  %397 = load i32, ptr %380, align 8, !tbaa !154
  br label %398

398:                                              ; preds = %396, %385
  %399 = phi i32 [ %381, %385 ], [ %397, %396 ]
  %400 = phi ptr [ %386, %385 ], [ %394, %396 ]
  %401 = add i32 %399, 1
  store i32 %401, ptr %380, align 8, !tbaa !154
  %402 = zext i32 %399 to i64
  %403 = getelementptr inbounds %struct.arrival, ptr %400, i64 %402
  %404 = getelementptr inbounds %struct.context, ptr %364, i64 0, i32 6
  %405 = load ptr, ptr %404, align 8, !tbaa !52
  %406 = getelementptr inbounds i8, ptr %405, i64 %378
  store ptr %363, ptr %403, align 8, !tbaa.struct !197
  %407 = getelementptr inbounds i8, ptr %403, i64 8
  store ptr %406, ptr %407, align 8, !tbaa.struct !198
  %408 = getelementptr inbounds i8, ptr %403, i64 16
  store i64 8, ptr %408, align 8, !tbaa.struct !199
  br label %409

409:                                              ; preds = %398, %387, %354
  %410 = phi i32 [ %350, %354 ], [ 0, %398 ], [ -1, %387 ]
  %411 = add i32 %251, 1
  br label %412

412:                                              ; preds = %409, %349, %287
  %413 = phi i32 [ %411, %409 ], [ %251, %349 ], [ %251, %287 ]
  %414 = phi i32 [ 0, %409 ], [ 0, %349 ], [ 1, %287 ]
  %415 = phi i32 [ %410, %409 ], [ %350, %349 ], [ %292, %287 ]
  %416 = getelementptr inbounds %struct.command, ptr %249, i64 0, i32 2
  %417 = load i32, ptr %416, align 4, !tbaa !141
  %418 = zext i32 %417 to i64
  %419 = getelementptr inbounds i8, ptr %249, i64 %418
  %420 = icmp uge ptr %419, %25
  %421 = icmp ne i32 %415, 0
  %422 = select i1 %420, i1 true, i1 %421
  br i1 %422, label %242, label %248, !llvm.loop !201

423:                                              ; preds = %242
  %424 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %425 = load ptr, ptr %424, align 8, !tbaa !110
  %426 = getelementptr inbounds %struct.hardware_queue, ptr %425, i64 0, i32 1
  %427 = load i64, ptr %426, align 8, !tbaa !183
  %428 = and i64 %427, 2048
  %429 = icmp eq i64 %428, 0
  br i1 %429, label %446, label %430

430:                                              ; preds = %423
  %431 = load ptr, ptr %176, align 8, !tbaa !169
  %432 = load ptr, ptr %0, align 8, !tbaa !80
  %433 = getelementptr inbounds %struct.device, ptr %432, i64 0, i32 15
  %434 = load ptr, ptr %433, align 8, !tbaa !202
  %435 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %436 = load ptr, ptr %435, align 8, !tbaa !190
  %437 = getelementptr inbounds %struct.context, ptr %431, i64 0, i32 9
  %438 = load ptr, ptr %437, align 8, !tbaa !57
  %439 = getelementptr inbounds %struct.context, ptr %431, i64 0, i32 11
  %440 = load i32, ptr %439, align 4, !tbaa !179
  %441 = getelementptr inbounds %struct.context, ptr %431, i64 0, i32 5
  %442 = load ptr, ptr %441, align 8, !tbaa !51
  %443 = getelementptr inbounds %struct.context, ptr %431, i64 0, i32 12
  %444 = load i64, ptr %443, align 8, !tbaa !180
  call void %434(ptr noundef %436, ptr noundef %438, i32 noundef 0, i32 noundef %440, ptr noundef %442, i64 noundef %444, i64 noundef 8, i32 noundef 3) #16
  br label %446

445:                                              ; preds = %242
  br i1 %244, label %471, label %446

446:                                              ; preds = %445, %430, %423
  %447 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %448 = load ptr, ptr %447, align 8, !tbaa !110
  %449 = getelementptr inbounds %struct.hardware_queue, ptr %448, i64 0, i32 1
  %450 = load i64, ptr %449, align 8, !tbaa !183
  %451 = trunc i64 %450 to i32
  %452 = and i64 %450, 2048
  %453 = icmp eq i64 %452, 0
  %454 = select i1 %453, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !184
  %455 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %455, align 8, !tbaa !186
  %456 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %454, ptr %456, align 8, !tbaa !187
  %457 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %458 = or i32 %454, 8192
  store i32 %458, ptr %457, align 4, !tbaa !188
  %459 = load ptr, ptr %0, align 8, !tbaa !80
  %460 = getelementptr inbounds %struct.device, ptr %459, i64 0, i32 19
  %461 = load ptr, ptr %460, align 8, !tbaa !189
  %462 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %463 = load ptr, ptr %462, align 8, !tbaa !190
  %464 = or i32 %451, 16384
  call void %461(ptr noundef %463, i32 noundef %451, i32 noundef %464, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %465 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %465, align 8, !tbaa !191
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  %466 = load ptr, ptr %0, align 8, !tbaa !80
  %467 = getelementptr inbounds %struct.device, ptr %466, i64 0, i32 27
  %468 = load ptr, ptr %467, align 8, !tbaa !192
  %469 = load ptr, ptr %462, align 8, !tbaa !190
  %470 = call i32 %468(ptr noundef %469) #16
  br label %471

471:                                              ; preds = %446, %445
  %472 = phi i32 [ %470, %446 ], [ %243, %445 ]
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %474, label %540

474:                                              ; preds = %471
  %475 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %476 = load ptr, ptr %475, align 8, !tbaa !119
  %477 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %478 = load ptr, ptr %477, align 8, !tbaa !203
  %479 = icmp eq ptr %478, null
  br i1 %479, label %480, label %498

480:                                              ; preds = %474
  %481 = load ptr, ptr %117, align 8, !tbaa !204
  %482 = icmp eq ptr %481, null
  br i1 %482, label %483, label %498

483:                                              ; preds = %480
  %484 = load i32, ptr %116, align 8, !tbaa !158
  %485 = icmp ugt i32 %484, 16
  br i1 %485, label %498, label %486

486:                                              ; preds = %483
  %487 = call i32 @pthread_mutex_lock(ptr noundef %476) #16
  %488 = getelementptr inbounds %struct.line, ptr %476, i64 0, i32 3
  %489 = load ptr, ptr %488, align 8, !tbaa !205
  %490 = icmp eq ptr %489, null
  br i1 %490, label %493, label %491

491:                                              ; preds = %486
  %492 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %476) #16
  br label %498

493:                                              ; preds = %486
  %494 = getelementptr inbounds %struct.line, ptr %476, i64 0, i32 5
  %495 = load ptr, ptr %494, align 8, !tbaa !127
  %496 = icmp eq ptr %495, null
  %497 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %476) #16
  br i1 %496, label %538, label %498

498:                                              ; preds = %493, %491, %483, %480, %474
  %499 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %500 = call i32 @pthread_mutex_lock(ptr noundef nonnull %499) #16
  %501 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %502 = load ptr, ptr %501, align 8, !tbaa !114
  store ptr %101, ptr %502, align 8, !tbaa !69
  store ptr %101, ptr %501, align 8, !tbaa !114
  %503 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %504 = load i32, ptr %503, align 8, !tbaa !123
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %514, label %506

506:                                              ; preds = %498
  %507 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %508 = load atomic i64, ptr %507 seq_cst, align 8
  %509 = icmp eq i64 %508, 0
  %510 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %499) #16
  br i1 %509, label %516, label %511

511:                                              ; preds = %506
  %512 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %513 = call i32 @pthread_cond_signal(ptr noundef nonnull %512) #16
  br label %516

514:                                              ; preds = %498
  %515 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %499) #16
  br label %516

516:                                              ; preds = %514, %511, %506
  %517 = load ptr, ptr %174, align 8, !tbaa !126
  %518 = getelementptr inbounds %struct.queue, ptr %517, i64 0, i32 2
  %519 = load ptr, ptr %518, align 8, !tbaa !119
  %520 = call i32 @pthread_mutex_lock(ptr noundef %519) #16
  %521 = getelementptr inbounds %struct.line, ptr %519, i64 0, i32 8
  %522 = load i32, ptr %521, align 4, !tbaa !130
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %524, label %529

524:                                              ; preds = %516
  %525 = getelementptr inbounds %struct.line, ptr %519, i64 0, i32 6
  %526 = call i32 @pthread_create(ptr noundef nonnull %525, ptr noundef null, ptr noundef nonnull @hand_over_line, ptr noundef nonnull %519) #16
  %527 = icmp eq i32 %526, 0
  %528 = zext i1 %527 to i32
  store i32 %528, ptr %521, align 4, !tbaa !130
  br i1 %527, label %529, label %536

529:                                              ; preds = %524, %516
  %530 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 1
  store ptr null, ptr %530, align 8, !tbaa !206
  %531 = getelementptr inbounds %struct.line, ptr %519, i64 0, i32 4
  %532 = load ptr, ptr %531, align 8, !tbaa !117
  store ptr %101, ptr %532, align 8, !tbaa !69
  store ptr %530, ptr %531, align 8, !tbaa !117
  %533 = getelementptr inbounds %struct.line, ptr %519, i64 0, i32 1
  %534 = call i32 @pthread_cond_signal(ptr noundef nonnull %533) #16
  %535 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %519) #16
  br label %580

536:                                              ; preds = %524
  %537 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %519) #16
  call fastcc void @hand_over_held(ptr noundef nonnull %101) #18
  br label %580

538:                                              ; preds = %493
  %539 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %101) #18
  br label %540

540:                                              ; preds = %284, %264, %538, %471, %228, %165
  %541 = phi i32 [ %539, %538 ], [ %472, %471 ], [ %171, %165 ], [ %205, %228 ], [ %285, %284 ], [ %282, %264 ]
  switch i32 %541, label %562 [
    i32 0, label %542
    i32 -4, label %560
  ]

542:                                              ; preds = %540
  %543 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %544 = call i32 @pthread_mutex_lock(ptr noundef nonnull %543) #16
  %545 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %546 = load ptr, ptr %545, align 8, !tbaa !114
  store ptr %101, ptr %546, align 8, !tbaa !69
  store ptr %101, ptr %545, align 8, !tbaa !114
  %547 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %548 = load i32, ptr %547, align 8, !tbaa !123
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %558, label %550

550:                                              ; preds = %542
  %551 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %552 = load atomic i64, ptr %551 seq_cst, align 8
  %553 = icmp eq i64 %552, 0
  %554 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %543) #16
  br i1 %553, label %578, label %555

555:                                              ; preds = %550
  %556 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %557 = call i32 @pthread_cond_signal(ptr noundef nonnull %556) #16
  br label %578

558:                                              ; preds = %542
  %559 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %543) #16
  br label %578

560:                                              ; preds = %540
  %561 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i32 -4, ptr %561 seq_cst, align 8
  br label %578

562:                                              ; preds = %540
  %563 = load ptr, ptr %117, align 8, !tbaa !204
  %564 = icmp eq ptr %563, null
  br i1 %564, label %576, label %565

565:                                              ; preds = %562
  %566 = getelementptr inbounds %struct.chunk, ptr %563, i64 0, i32 2
  %567 = load i64, ptr %566, align 8, !tbaa !87
  %568 = add i64 %567, -1
  %569 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %570 = load ptr, ptr %569, align 8, !tbaa !77
  %571 = getelementptr inbounds %struct.staging, ptr %570, i64 0, i32 2
  store i64 %568, ptr %571, align 8, !tbaa !207
  br label %572

572:                                              ; preds = %572, %565
  %573 = phi ptr [ %574, %572 ], [ %563, %565 ]
  %574 = load ptr, ptr %573, align 8, !tbaa !84
  call void @free(ptr noundef nonnull %573) #16
  %575 = icmp eq ptr %574, null
  br i1 %575, label %576, label %572, !llvm.loop !208

576:                                              ; preds = %572, %562
  store ptr null, ptr %117, align 8, !tbaa !204
  store ptr %117, ptr %118, align 8, !tbaa !159
  %577 = load ptr, ptr %98, align 8, !tbaa !133
  store ptr %577, ptr %101, align 8, !tbaa !134
  store ptr %101, ptr %98, align 8, !tbaa !133
  br label %578

578:                                              ; preds = %576, %560, %558, %555, %550
  %579 = sext i32 %541 to i64
  br label %580

580:                                              ; preds = %107, %529, %536, %578
  %581 = phi i64 [ %108, %107 ], [ %579, %578 ], [ 0, %536 ], [ 0, %529 ]
  %582 = icmp eq i64 %23, 0
  br i1 %582, label %590, label %583, !prof !135

583:                                              ; preds = %580
  %584 = load ptr, ptr %0, align 8, !tbaa !80
  %585 = getelementptr inbounds %struct.device, ptr %584, i64 0, i32 41
  %586 = load atomic i64, ptr %585 seq_cst, align 8
  %587 = icmp eq i64 %586, 0
  br i1 %587, label %590, label %588

588:                                              ; preds = %583
  %589 = inttoptr i64 %586 to ptr
  call fastcc void @add_span(ptr noundef nonnull %589, i64 noundef %23, i16 noundef 1, i16 noundef 2, i64 noundef 0) #18
  br label %590

590:                                              ; preds = %580, %583, %588
  ret i64 %581
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
  store i32 %8, ptr %9, align 4, !tbaa !209
  %10 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 10
  store ptr %6, ptr %10, align 8, !tbaa !211
  br label %11

11:                                               ; preds = %2, %5
  %12 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  store ptr %3, ptr %12, align 8, !tbaa !99
  %13 = icmp ne ptr %3, null
  %14 = zext i1 %13 to i32
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %3 = load ptr, ptr %2, align 8, !tbaa !99
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #16
  %5 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 8
  store i32 1, ptr %5, align 8, !tbaa !212
  %6 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #16
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #16
  %9 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 6
  %10 = load i32, ptr %9, align 8, !tbaa !213
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %1, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %1 ]
  %14 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 9, i64 %13
  %15 = load i64, ptr %14, align 8, !tbaa !4
  %16 = tail call i32 @pthread_join(i64 noundef %15, ptr noundef null) #16
  %17 = add nuw nsw i64 %13, 1
  %18 = load i32, ptr %9, align 8, !tbaa !213
  %19 = zext i32 %18 to i64
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %12, label %21, !llvm.loop !214

21:                                               ; preds = %12, %1
  tail call void @free(ptr noundef nonnull %3) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %6 = load ptr, ptr %5, align 8, !tbaa !99
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
  store ptr %35, ptr %39, align 8, !tbaa.struct !215
  %40 = getelementptr inbounds i8, ptr %39, i64 8
  store ptr %36, ptr %40, align 8, !tbaa.struct !216
  %41 = getelementptr inbounds i8, ptr %39, i64 16
  store i64 %38, ptr %41, align 8, !tbaa.struct !217
  %42 = getelementptr inbounds i8, ptr %39, i64 24
  store i32 0, ptr %42, align 8, !tbaa.struct !218
  %43 = getelementptr inbounds i8, ptr %35, i64 %38
  %44 = getelementptr inbounds i8, ptr %36, i64 %38
  %45 = sub i64 %37, %38
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp ne i64 %45, 0
  %48 = icmp ult i64 %34, 15
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %33, label %50, !llvm.loop !219

50:                                               ; preds = %33
  %51 = trunc i64 %34 to i32
  %52 = trunc i64 %46 to i32
  %53 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %54 = load i32, ptr %17, align 8, !tbaa !213
  %55 = load i32, ptr %18, align 4, !tbaa !209
  %56 = icmp ult i32 %54, %55
  br i1 %56, label %57, label %69

57:                                               ; preds = %50, %65
  %58 = phi i32 [ %66, %65 ], [ %54, %50 ]
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9, i64 %59
  %61 = call i32 @pthread_create(ptr noundef nonnull %60, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #16
  %62 = icmp eq i32 %61, 0
  %63 = load i32, ptr %17, align 8, !tbaa !213
  br i1 %62, label %65, label %64

64:                                               ; preds = %57
  store i32 %63, ptr %18, align 4, !tbaa !209
  br label %69

65:                                               ; preds = %57
  %66 = add i32 %63, 1
  store i32 %66, ptr %17, align 8, !tbaa !213
  %67 = load i32, ptr %18, align 4, !tbaa !209
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %57, label %69, !llvm.loop !220

69:                                               ; preds = %65, %50, %64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #17
  %70 = load ptr, ptr %19, align 8, !tbaa !221
  store ptr %70, ptr %9, align 8, !tbaa !222
  store ptr %10, ptr %20, align 8, !tbaa !224
  store i32 %52, ptr %21, align 8, !tbaa !225
  store i32 0, ptr %22, align 4, !tbaa !226
  store i16 %5, ptr %23, align 8, !tbaa !227
  store ptr %9, ptr %19, align 8, !tbaa !221
  %71 = load i32, ptr %24, align 8, !tbaa !228
  %72 = add i32 %71, 1
  store atomic i32 %72, ptr %24 seq_cst, align 8
  %73 = and i64 %46, 4294967295
  br label %74

74:                                               ; preds = %146, %69
  %75 = phi i32 [ 0, %69 ], [ %147, %146 ]
  %76 = load i32, ptr %22, align 4, !tbaa !226
  %77 = icmp ugt i32 %76, %51
  br i1 %77, label %99, label %78

78:                                               ; preds = %74
  %79 = load ptr, ptr %20, align 8, !tbaa !224
  %80 = add nuw i32 %76, 1
  store i32 %80, ptr %22, align 4, !tbaa !226
  %81 = load i32, ptr %21, align 8, !tbaa !225
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %78, %83
  %84 = phi ptr [ %85, %83 ], [ %19, %78 ]
  %85 = load ptr, ptr %84, align 8, !tbaa !69
  %86 = icmp eq ptr %85, %9
  br i1 %86, label %87, label %83, !llvm.loop !229

87:                                               ; preds = %83
  %88 = load ptr, ptr %9, align 8, !tbaa !222
  store ptr %88, ptr %84, align 8, !tbaa !69
  %89 = load i32, ptr %24, align 8, !tbaa !228
  %90 = add i32 %89, -1
  store atomic i32 %90, ptr %24 seq_cst, align 8
  br label %91

91:                                               ; preds = %87, %78
  %92 = load ptr, ptr %19, align 8, !tbaa !221
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
  %102 = load i32, ptr %101, align 8, !tbaa !230
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %130

104:                                              ; preds = %99
  %105 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #17
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %107 = load i64, ptr %8, align 8, !tbaa !136
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %25, align 8, !tbaa !138
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #17
  %110 = add i64 %109, 200000
  %111 = add i64 %110, %108
  %112 = load atomic i32, ptr %101 seq_cst, align 8
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %121

114:                                              ; preds = %104, %125
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #17
  %115 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %116 = load i64, ptr %7, align 8, !tbaa !136
  %117 = mul i64 %116, 1000000000
  %118 = load i64, ptr %26, align 8, !tbaa !138
  %119 = add i64 %117, %118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #17
  %120 = icmp ult i64 %119, %111
  br i1 %120, label %125, label %121

121:                                              ; preds = %125, %114, %104
  %122 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %123 = load i32, ptr %101, align 8, !tbaa !230
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %128, label %130

125:                                              ; preds = %114
  call void @llvm.aarch64.hint(i32 1)
  %126 = load atomic i32, ptr %101 seq_cst, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %114, label %121, !llvm.loop !232

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
  %137 = load i32, ptr %136, align 8, !tbaa !230
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %134
  %140 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  %141 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %142 = add nuw nsw i64 %135, 1
  %143 = icmp eq i64 %142, %73
  br i1 %143, label %149, label %134, !llvm.loop !233

144:                                              ; preds = %134
  %145 = trunc i64 %135 to i32
  br label %146

146:                                              ; preds = %144, %130
  %147 = phi i32 [ %75, %130 ], [ %145, %144 ]
  %148 = icmp ugt i32 %147, %51
  br i1 %148, label %149, label %74, !llvm.loop !234

149:                                              ; preds = %146, %139
  %150 = call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #17
  %151 = icmp eq i64 %45, 0
  br i1 %151, label %152, label %29, !llvm.loop !235

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
  store ptr %9, ptr %10, align 8, !tbaa !67
  %11 = icmp eq ptr %9, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %1, ptr %13, align 8, !tbaa !169
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
  %32 = load i64, ptr %19, align 8, !tbaa !156
  %33 = load ptr, ptr %0, align 8, !tbaa !80
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !142
  %36 = add i64 %32, -1
  %37 = add i64 %36, %35
  %38 = urem i64 %37, %35
  %39 = sub nuw i64 %37, %38
  %40 = load ptr, ptr %10, align 8, !tbaa !67
  %41 = add nuw i64 %25, 1
  %42 = getelementptr inbounds i64, ptr %40, i64 %25
  store i64 %39, ptr %42, align 8, !tbaa !4
  br label %43

43:                                               ; preds = %31, %27, %23
  %44 = phi i64 [ %41, %31 ], [ %25, %27 ], [ %25, %23 ]
  %45 = getelementptr inbounds i8, ptr %2, i64 %24
  %46 = tail call fastcc i32 @execute(ptr noundef %0, ptr noundef %45) #18
  %47 = getelementptr inbounds %struct.command, ptr %45, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !141
  %49 = zext i32 %48 to i64
  %50 = add i64 %24, %49
  %51 = icmp ult i64 %50, %3
  %52 = icmp eq i32 %46, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %23, label %20, !llvm.loop !236

54:                                               ; preds = %20
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !110
  %57 = getelementptr inbounds %struct.hardware_queue, ptr %56, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !183
  %59 = trunc i64 %58 to i32
  %60 = and i64 %58, 2048
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !184
  %63 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %63, align 8, !tbaa !186
  %64 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %62, ptr %64, align 8, !tbaa !187
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %66 = or i32 %62, 8192
  store i32 %66, ptr %65, align 4, !tbaa !188
  %67 = load ptr, ptr %0, align 8, !tbaa !80
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 19
  %69 = load ptr, ptr %68, align 8, !tbaa !189
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %71 = load ptr, ptr %70, align 8, !tbaa !190
  %72 = or i32 %59, 16384
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %73, align 8, !tbaa !191
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  %74 = load ptr, ptr %0, align 8, !tbaa !80
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 27
  %76 = load ptr, ptr %75, align 8, !tbaa !192
  %77 = load ptr, ptr %70, align 8, !tbaa !190
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
  %6 = load ptr, ptr %5, align 8, !tbaa !169
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 32
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 30
  %9 = load i32, ptr %8, align 8, !tbaa !158
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 31
  %11 = load i32, ptr %10, align 4, !tbaa !9
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !69
  %18 = zext i32 %16 to i64
  %19 = mul nuw nsw i64 %18, 24
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #16
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !69
  store i32 %16, ptr %10, align 4, !tbaa !9
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !80
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 17
  %26 = load i32, ptr %25, align 8, !tbaa !155
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  %28 = load i32, ptr %27, align 4, !tbaa !237
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 18
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !69
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #16
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !69
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #17
  store i32 40, ptr %2, align 8, !tbaa !238
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !240
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 4
  %44 = load ptr, ptr %43, align 8, !tbaa !49
  store ptr %44, ptr %42, align 8, !tbaa !241
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 15
  %47 = load i32, ptr %46, align 8, !tbaa !54
  store i32 %47, ptr %45, align 8, !tbaa !242
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 4, !tbaa !237
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !243
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !244
  %55 = load ptr, ptr %24, align 8, !tbaa !18
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #16
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 4, !tbaa !237
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #17
  %59 = load i32, ptr %25, align 8, !tbaa !155
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
  %64 = load i32, ptr %63, align 8, !tbaa !54
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17
  store i32 42, ptr %4, align 8, !tbaa !245
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !247
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !248
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !249
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !250
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 18
  %74 = load ptr, ptr %73, align 8, !tbaa !61
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !69
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #17
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !61
  %82 = load i32, ptr %25, align 8, !tbaa !155
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 8, !tbaa !155
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !69
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %86, ptr %87, align 8, !tbaa !190
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %88, align 8, !tbaa !191
  %89 = load ptr, ptr %7, align 8, !tbaa !64
  %90 = load i32, ptr %8, align 8, !tbaa !158
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !158
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 33
  %95 = load i32, ptr %94, align 8, !tbaa !157
  store i32 %95, ptr %93, align 8, !tbaa.struct !251
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !252
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
  %6 = alloca [64 x %struct.VkBufferCopy], align 8
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = alloca i64, align 8
  %9 = alloca %struct.region, align 8
  %10 = alloca %struct.VkBufferCopy, align 8
  %11 = alloca %struct.VkBufferCopy, align 8
  %12 = alloca %struct.VkMemoryBarrier, align 8
  %13 = alloca %struct.VkBufferCopy, align 8
  %14 = alloca %struct.VkBufferCopy, align 8
  %15 = alloca i64, align 8
  %16 = alloca %struct.VkImageMemoryBarrier, align 8
  %17 = alloca ptr, align 8
  %18 = alloca %struct.VkMemoryBarrier, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca [5 x %struct.VkDescriptorPoolSize], align 4
  %23 = alloca %struct.VkDescriptorPoolCreateInfo, align 8
  %24 = alloca %struct.VkDescriptorSetAllocateInfo, align 8
  %25 = alloca ptr, align 8
  %26 = alloca [6 x ptr], align 16
  %27 = alloca [128 x %struct.VkWriteDescriptorSet], align 8
  %28 = alloca [128 x %union.anon], align 8
  %29 = alloca i32, align 4
  %30 = alloca [128 x i32], align 4
  %31 = alloca ptr, align 8
  %32 = load ptr, ptr %0, align 8, !tbaa !80
  %33 = load i16, ptr %1, align 4, !tbaa !139
  switch i16 %33, label %1101 [
    i16 1, label %34
    i16 4, label %537
    i16 5, label %537
    i16 8, label %741
    i16 9, label %741
    i16 13, label %996
    i16 15, label %1167
  ]

34:                                               ; preds = %2
  %35 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %36 = load ptr, ptr %35, align 8, !tbaa !69
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %38 = load ptr, ptr %37, align 8, !tbaa !169
  %39 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #18
  %40 = getelementptr inbounds %struct.kernel, ptr %36, i64 0, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !143
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %58, label %43

43:                                               ; preds = %34
  %44 = load ptr, ptr %0, align 8, !tbaa !80
  %45 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 8
  %46 = load i64, ptr %45, align 8, !tbaa !156
  %47 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !142
  %49 = add i64 %46, -1
  %50 = add i64 %49, %48
  %51 = urem i64 %50, %48
  %52 = sub nuw i64 %50, %51
  %53 = add i64 %52, %41
  store i64 %53, ptr %45, align 8, !tbaa !156
  %54 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 6
  %55 = load ptr, ptr %54, align 8, !tbaa !52
  %56 = getelementptr inbounds i8, ptr %55, i64 %52
  %57 = tail call ptr @memset(ptr noundef %56, i32 noundef 0, i64 noundef %41) #16
  br label %58

58:                                               ; preds = %43, %34
  %59 = phi i64 [ %52, %43 ], [ 0, %34 ]
  %60 = load i64, ptr %36, align 8, !tbaa !253
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %501, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.kernel, ptr %36, i64 0, i32 4
  %64 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %65 = getelementptr inbounds [6 x ptr], ptr %26, i64 0, i64 2
  %66 = getelementptr inbounds [6 x ptr], ptr %26, i64 0, i64 4
  %67 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %24, i64 0, i32 1
  %68 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %24, i64 0, i32 2
  %69 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %24, i64 0, i32 3
  %70 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %24, i64 0, i32 4
  %71 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %23, i64 0, i32 1
  %72 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %23, i64 0, i32 2
  %73 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %23, i64 0, i32 4
  %74 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %23, i64 0, i32 5
  %75 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %76 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %77 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %78 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %18, i64 0, i32 1
  %79 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %18, i64 0, i32 2
  %80 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %18, i64 0, i32 3
  %81 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %82 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 1
  %83 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 2
  %84 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 3
  %85 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 4
  %86 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 5
  %87 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 7
  %88 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 8
  %89 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 9
  %90 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 9, i32 1
  %91 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 9, i32 2
  %92 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 9, i32 3
  %93 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 9, i32 4
  %94 = trunc i64 %59 to i32
  %95 = trunc i64 %39 to i32
  br label %96

96:                                               ; preds = %495, %62
  %97 = phi i64 [ 0, %62 ], [ %496, %495 ]
  %98 = load ptr, ptr %63, align 8, !tbaa !254
  %99 = getelementptr inbounds %struct.task, ptr %98, i64 %97
  %100 = load ptr, ptr %0, align 8, !tbaa !80
  %101 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 6
  %102 = load i64, ptr %101, align 8, !tbaa !255
  %103 = icmp eq i64 %102, 0
  %104 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 3
  %105 = load i64, ptr %104, align 8, !tbaa !257
  br i1 %103, label %142, label %106

106:                                              ; preds = %96
  %107 = icmp eq i64 %105, 0
  br i1 %107, label %108, label %109

108:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %30) #17
  br label %494

109:                                              ; preds = %106
  %110 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 8
  br label %118

111:                                              ; preds = %118
  %112 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 4
  %113 = load i64, ptr %112, align 8, !tbaa !258
  %114 = add i64 %128, -1
  %115 = add i64 %114, %113
  %116 = udiv i64 %115, %113
  %117 = icmp ult i64 %128, 2147483647
  br i1 %117, label %132, label %135

118:                                              ; preds = %118, %109
  %119 = phi i64 [ 0, %109 ], [ %129, %118 ]
  %120 = phi i64 [ 1, %109 ], [ %128, %118 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %29) #17
  %121 = load ptr, ptr %110, align 8, !tbaa !259
  %122 = getelementptr inbounds i64, ptr %121, i64 %119
  %123 = load i64, ptr %122, align 8, !tbaa !4
  %124 = getelementptr inbounds i8, ptr %64, i64 %123
  %125 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %124, i64 noundef 4) #16
  %126 = load i32, ptr %29, align 4, !tbaa !9
  %127 = sext i32 %126 to i64
  %128 = mul i64 %120, %127
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %29) #17
  %129 = add nuw i64 %119, 1
  %130 = load i64, ptr %101, align 8, !tbaa !255
  %131 = icmp ult i64 %129, %130
  br i1 %131, label %118, label %111, !llvm.loop !260

132:                                              ; preds = %111
  %133 = sub nuw nsw i64 2147483647, %128
  %134 = udiv i64 %133, %113
  br label %135

135:                                              ; preds = %132, %111
  %136 = phi i64 [ %134, %132 ], [ 0, %111 ]
  %137 = load i64, ptr %104, align 8, !tbaa !257
  %138 = call i64 @llvm.umin.i64(i64 %136, i64 %137)
  %139 = call i64 @llvm.umin.i64(i64 %116, i64 %138)
  %140 = icmp eq i64 %139, 0
  %141 = select i1 %140, i64 1, i64 %139
  br label %142

142:                                              ; preds = %135, %96
  %143 = phi i64 [ %141, %135 ], [ %105, %96 ]
  %144 = trunc i64 %143 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %30) #17
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %494, label %146

146:                                              ; preds = %142
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %31) #17
  %147 = load ptr, ptr %0, align 8, !tbaa !80
  %148 = load ptr, ptr %37, align 8, !tbaa !169
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %26) #17
  %149 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 5
  %150 = load i64, ptr %149, align 8, !tbaa !261
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %156, label %152

152:                                              ; preds = %146
  %153 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 7
  br label %182

154:                                              ; preds = %202
  %155 = icmp ult i32 %204, 6
  br i1 %155, label %156, label %213

156:                                              ; preds = %154, %146
  %157 = phi i32 [ %204, %154 ], [ 0, %146 ]
  %158 = zext i32 %157 to i64
  %159 = sub nsw i64 6, %158
  %160 = icmp ult i64 %159, 12
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
  %174 = getelementptr inbounds ptr, ptr %26, i64 %173
  store <2 x ptr> zeroinitializer, ptr %174, align 8, !tbaa !69
  %175 = getelementptr inbounds ptr, ptr %174, i64 2
  store <2 x ptr> zeroinitializer, ptr %175, align 8, !tbaa !69
  %176 = add nuw i64 %172, 4
  %177 = icmp eq i64 %176, %169
  br i1 %177, label %178, label %171, !llvm.loop !262

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
  %186 = load ptr, ptr %153, align 8, !tbaa !265
  %187 = getelementptr inbounds %struct.binding, ptr %186, i64 %184
  %188 = load i64, ptr %187, align 8, !tbaa !266
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
  %193 = load i64, ptr %192, align 8, !tbaa !268
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #17
  %194 = getelementptr inbounds i8, ptr %64, i64 %193
  %195 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %194, i64 noundef 8) #16
  %196 = load ptr, ptr %25, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #17
  %197 = load ptr, ptr %196, align 8, !tbaa !269
  %198 = add i32 %185, 1
  %199 = zext i32 %185 to i64
  %200 = getelementptr inbounds ptr, ptr %26, i64 %199
  store ptr %197, ptr %200, align 8, !tbaa !69
  %201 = load i64, ptr %149, align 8, !tbaa !261
  br label %202

202:                                              ; preds = %191, %182
  %203 = phi i64 [ %201, %191 ], [ %183, %182 ]
  %204 = phi i32 [ %198, %191 ], [ %185, %182 ]
  %205 = add nuw i64 %184, 1
  %206 = icmp ult i64 %205, %203
  br i1 %206, label %182, label %154, !llvm.loop !271

207:                                              ; preds = %180, %207
  %208 = phi i64 [ %209, %207 ], [ %181, %180 ]
  %209 = add nuw nsw i64 %208, 1
  %210 = getelementptr inbounds ptr, ptr %26, i64 %208
  store ptr null, ptr %210, align 8, !tbaa !69
  %211 = and i64 %209, 4294967295
  %212 = icmp eq i64 %211, 6
  br i1 %212, label %213, label %207, !llvm.loop !272

213:                                              ; preds = %207, %178, %154
  %214 = load ptr, ptr %37, align 8, !tbaa !169
  %215 = ptrtoint ptr %99 to i64
  %216 = udiv i64 %215, 72
  %217 = and i64 %216, 63
  %218 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 38, i64 %217
  %219 = load ptr, ptr %218, align 8, !tbaa !161
  %220 = icmp eq ptr %219, %99
  br i1 %220, label %221, label %239

221:                                              ; preds = %213
  %222 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 38, i64 %217, i32 2, i64 0
  %223 = load <4 x ptr>, ptr %222, align 8, !tbaa !69
  %224 = load <4 x ptr>, ptr %26, align 16, !tbaa !69
  %225 = icmp ne <4 x ptr> %223, %224
  %226 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 38, i64 %217, i32 2, i64 4
  %227 = load <2 x ptr>, ptr %226, align 8, !tbaa !69
  %228 = load <2 x ptr>, ptr %66, align 16, !tbaa !69
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
  %238 = load ptr, ptr %237, align 8, !tbaa !273
  store ptr %238, ptr %31, align 8, !tbaa !69
  br label %404

239:                                              ; preds = %189, %182, %182, %221, %213
  %240 = phi i1 [ false, %221 ], [ false, %213 ], [ true, %182 ], [ true, %182 ], [ true, %189 ]
  %241 = phi ptr [ %218, %221 ], [ %218, %213 ], [ null, %182 ], [ null, %182 ], [ null, %189 ]
  %242 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 20
  %243 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 21
  %244 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 2
  %245 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 3
  %246 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 19
  %247 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 22
  %248 = load i32, ptr %242, align 4, !tbaa !160
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %259, label %250

250:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %24) #17
  store i32 34, ptr %24, align 8, !tbaa !274
  store ptr null, ptr %67, align 8, !tbaa !276
  %251 = load ptr, ptr %243, align 8, !tbaa !62
  %252 = add i32 %248, -1
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds ptr, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8, !tbaa !69
  store ptr %255, ptr %68, align 8, !tbaa !277
  store i32 1, ptr %69, align 8, !tbaa !278
  store ptr %244, ptr %70, align 8, !tbaa !279
  %256 = load ptr, ptr %245, align 8, !tbaa !280
  %257 = load ptr, ptr %147, align 8, !tbaa !18
  %258 = call i32 %256(ptr noundef %257, ptr noundef nonnull %24, ptr noundef nonnull %31) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %24) #17
  switch i32 %258, label %299 [
    i32 -12, label %259
    i32 -1000069000, label %259
  ]

259:                                              ; preds = %250, %250, %239
  %260 = load i32, ptr %242, align 4, !tbaa !160
  %261 = load i32, ptr %246, align 8, !tbaa !55
  %262 = icmp ult i32 %260, %261
  br i1 %262, label %263, label %265

263:                                              ; preds = %259
  %264 = add nuw i32 %260, 1
  store i32 %264, ptr %242, align 4, !tbaa !160
  br label %290

265:                                              ; preds = %259
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %22) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %22, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %23) #17
  store i32 33, ptr %23, align 8, !tbaa !281
  store ptr null, ptr %71, align 8, !tbaa !283
  store <2 x i32> <i32 0, i32 128>, ptr %72, align 8, !tbaa !9
  store i32 5, ptr %73, align 8, !tbaa !284
  store ptr %22, ptr %74, align 8, !tbaa !285
  %266 = icmp eq i32 %261, 0
  %267 = shl i32 %261, 1
  %268 = select i1 %266, i32 8, i32 %267
  %269 = load ptr, ptr %243, align 8, !tbaa !69
  %270 = zext i32 %268 to i64
  %271 = shl nuw nsw i64 %270, 3
  %272 = call ptr @realloc(ptr noundef %269, i64 noundef %271) #16
  %273 = icmp eq ptr %272, null
  br i1 %273, label %282, label %274

274:                                              ; preds = %265
  store ptr %272, ptr %243, align 8, !tbaa !69
  %275 = load ptr, ptr %247, align 8, !tbaa !286
  %276 = load ptr, ptr %147, align 8, !tbaa !18
  %277 = load i32, ptr %246, align 8, !tbaa !55
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds ptr, ptr %272, i64 %278
  %280 = call i32 %275(ptr noundef %276, ptr noundef nonnull %23, ptr noundef null, ptr noundef nonnull %279) #16
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %284, label %282

282:                                              ; preds = %274, %265
  %283 = phi i32 [ -1, %265 ], [ %280, %274 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %23) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %22) #17
  br label %499

284:                                              ; preds = %274
  %285 = load i32, ptr %246, align 8, !tbaa !55
  %286 = add i32 %285, 1
  store i32 %286, ptr %246, align 8, !tbaa !55
  %287 = load i32, ptr %242, align 4, !tbaa !160
  %288 = add i32 %287, 1
  store i32 %288, ptr %242, align 4, !tbaa !160
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %23) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %22) #17
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %499, label %290

290:                                              ; preds = %284, %263
  %291 = phi i32 [ %260, %263 ], [ %287, %284 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %24) #17
  store i32 34, ptr %24, align 8, !tbaa !274
  store ptr null, ptr %67, align 8, !tbaa !276
  %292 = load ptr, ptr %243, align 8, !tbaa !62
  %293 = zext i32 %291 to i64
  %294 = getelementptr inbounds ptr, ptr %292, i64 %293
  %295 = load ptr, ptr %294, align 8, !tbaa !69
  store ptr %295, ptr %68, align 8, !tbaa !277
  store i32 1, ptr %69, align 8, !tbaa !278
  store ptr %244, ptr %70, align 8, !tbaa !279
  %296 = load ptr, ptr %245, align 8, !tbaa !280
  %297 = load ptr, ptr %147, align 8, !tbaa !18
  %298 = call i32 %296(ptr noundef %297, ptr noundef nonnull %24, ptr noundef nonnull %31) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %24) #17
  br label %299

299:                                              ; preds = %290, %250
  %300 = phi i32 [ %258, %250 ], [ %298, %290 ]
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %499

302:                                              ; preds = %299
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %27) #17
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %28) #17
  %303 = load i64, ptr %149, align 8, !tbaa !261
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %310, label %305

305:                                              ; preds = %302
  %306 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 7
  %307 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 5
  br label %315

308:                                              ; preds = %381
  %309 = trunc i64 %392 to i32
  br label %310

310:                                              ; preds = %308, %302
  %311 = phi i32 [ 0, %302 ], [ %309, %308 ]
  %312 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 37
  %313 = load ptr, ptr %312, align 8, !tbaa !287
  %314 = load ptr, ptr %147, align 8, !tbaa !18
  call void %313(ptr noundef %314, i32 noundef %311, ptr noundef nonnull %27, i32 noundef 0, ptr noundef null) #16
  br i1 %240, label %403, label %394

315:                                              ; preds = %381, %305
  %316 = phi i64 [ 0, %305 ], [ %391, %381 ]
  %317 = load ptr, ptr %306, align 8, !tbaa !265
  %318 = getelementptr inbounds %struct.binding, ptr %317, i64 %316
  %319 = getelementptr inbounds [128 x %union.anon], ptr %28, i64 0, i64 %316
  %320 = load i64, ptr %318, align 8, !tbaa !266
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
  %322 = load ptr, ptr %307, align 8, !tbaa !51
  %323 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 3
  %324 = load i64, ptr %323, align 8, !tbaa !288
  store ptr %322, ptr %319, align 8, !tbaa.struct !289
  %325 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %325, align 8, !tbaa.struct !290
  %326 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %324, ptr %326, align 8, !tbaa.struct !199
  br label %368

327:                                              ; preds = %315
  %328 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %329 = load i64, ptr %328, align 8, !tbaa !268
  %330 = inttoptr i64 %329 to ptr
  br label %339

331:                                              ; preds = %315
  %332 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %333 = load i64, ptr %332, align 8, !tbaa !268
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #17
  %334 = getelementptr inbounds i8, ptr %64, i64 %333
  %335 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %334, i64 noundef 8) #16
  %336 = load ptr, ptr %21, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #17
  br label %339

337:                                              ; preds = %315
  %338 = load ptr, ptr %75, align 8, !tbaa !132
  br label %339

339:                                              ; preds = %337, %331, %327
  %340 = phi ptr [ %330, %327 ], [ %336, %331 ], [ %338, %337 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !269
  %342 = getelementptr inbounds %struct.memory, ptr %340, i64 0, i32 1
  %343 = load i64, ptr %342, align 8, !tbaa !291
  store ptr %341, ptr %319, align 8, !tbaa.struct !289
  %344 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %344, align 8, !tbaa.struct !290
  %345 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %343, ptr %345, align 8, !tbaa.struct !199
  br label %368

346:                                              ; preds = %315
  %347 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %348 = load i64, ptr %347, align 8, !tbaa !268
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20) #17
  %349 = getelementptr inbounds i8, ptr %64, i64 %348
  %350 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef nonnull %349, i64 noundef 8) #16
  %351 = load ptr, ptr %20, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20) #17
  %352 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 3
  %353 = load ptr, ptr %352, align 8, !tbaa !292
  %354 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 1
  %355 = load ptr, ptr %354, align 8, !tbaa !294
  store ptr %353, ptr %319, align 8, !tbaa.struct !295
  %356 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %355, ptr %356, align 8, !tbaa.struct !296
  %357 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %357, align 8, !tbaa.struct !297
  br label %368

358:                                              ; preds = %315
  %359 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %360 = load i64, ptr %359, align 8, !tbaa !268
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #17
  %361 = getelementptr inbounds i8, ptr %64, i64 %360
  %362 = call ptr @memcpy(ptr noundef nonnull %19, ptr noundef nonnull %361, i64 noundef 8) #16
  %363 = load ptr, ptr %19, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #17
  %364 = getelementptr inbounds %struct.texture, ptr %363, i64 0, i32 2
  %365 = load ptr, ptr %364, align 8, !tbaa !298
  store ptr null, ptr %319, align 8, !tbaa.struct !295
  %366 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %365, ptr %366, align 8, !tbaa.struct !296
  %367 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %367, align 8, !tbaa.struct !297
  br label %368

368:                                              ; preds = %358, %346, %339, %321
  %369 = load i64, ptr %318, align 8, !tbaa !266
  br label %370

370:                                              ; preds = %368, %315
  %371 = phi i64 [ %369, %368 ], [ %320, %315 ]
  %372 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %27, i64 0, i64 %316
  %373 = load ptr, ptr %31, align 8, !tbaa !69
  %374 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 1
  %375 = load i64, ptr %374, align 8, !tbaa !299
  %376 = trunc i64 %375 to i32
  %377 = icmp ult i64 %371, 8
  br i1 %377, label %378, label %381

378:                                              ; preds = %370
  %379 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %371
  %380 = load i32, ptr %379, align 4
  br label %381

381:                                              ; preds = %370, %378
  %382 = phi i32 [ %380, %378 ], [ 7, %370 ]
  store i32 35, ptr %372, align 8, !tbaa.struct !300
  %383 = getelementptr inbounds i8, ptr %372, i64 8
  store ptr null, ptr %383, align 8, !tbaa.struct !301
  %384 = getelementptr inbounds i8, ptr %372, i64 16
  store ptr %373, ptr %384, align 8, !tbaa.struct !302
  %385 = getelementptr inbounds i8, ptr %372, i64 24
  store i32 %376, ptr %385, align 8, !tbaa.struct !303
  %386 = getelementptr inbounds i8, ptr %372, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %386, align 4
  %387 = getelementptr inbounds i8, ptr %372, i64 36
  store i32 %382, ptr %387, align 4, !tbaa.struct !304
  %388 = getelementptr inbounds i8, ptr %372, i64 40
  store ptr %319, ptr %388, align 8, !tbaa.struct !305
  %389 = getelementptr inbounds i8, ptr %372, i64 48
  store ptr %319, ptr %389, align 8, !tbaa.struct !306
  %390 = getelementptr inbounds i8, ptr %372, i64 56
  store ptr null, ptr %390, align 8, !tbaa.struct !307
  %391 = add nuw i64 %316, 1
  %392 = load i64, ptr %149, align 8, !tbaa !261
  %393 = icmp ult i64 %391, %392
  br i1 %393, label %315, label %308, !llvm.loop !308

394:                                              ; preds = %310
  store ptr %99, ptr %241, align 8, !tbaa !161
  %395 = load ptr, ptr %31, align 8, !tbaa !69
  %396 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 1
  store ptr %395, ptr %396, align 8, !tbaa !273
  %397 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 0
  %398 = load <2 x ptr>, ptr %26, align 16, !tbaa !69
  store <2 x ptr> %398, ptr %397, align 8, !tbaa !69
  %399 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 2
  %400 = load <2 x ptr>, ptr %65, align 16, !tbaa !69
  store <2 x ptr> %400, ptr %399, align 8, !tbaa !69
  %401 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 4
  %402 = load <2 x ptr>, ptr %66, align 16, !tbaa !69
  store <2 x ptr> %402, ptr %401, align 8, !tbaa !69
  br label %403

403:                                              ; preds = %394, %310
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %28) #17
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %27) #17
  br label %404

404:                                              ; preds = %403, %236
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %26) #17
  %405 = load i32, ptr %76, align 8, !tbaa !191
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %419, label %407

407:                                              ; preds = %404
  %408 = load ptr, ptr %77, align 8, !tbaa !110
  %409 = getelementptr inbounds %struct.hardware_queue, ptr %408, i64 0, i32 1
  %410 = load i64, ptr %409, align 8, !tbaa !183
  %411 = trunc i64 %410 to i32
  %412 = and i64 %410, 2048
  %413 = icmp eq i64 %412, 0
  %414 = select i1 %413, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #17
  store i32 46, ptr %18, align 8, !tbaa !184
  store ptr null, ptr %78, align 8, !tbaa !186
  store i32 %414, ptr %79, align 8, !tbaa !187
  store i32 %414, ptr %80, align 4, !tbaa !188
  %415 = load ptr, ptr %0, align 8, !tbaa !80
  %416 = getelementptr inbounds %struct.device, ptr %415, i64 0, i32 19
  %417 = load ptr, ptr %416, align 8, !tbaa !189
  %418 = load ptr, ptr %81, align 8, !tbaa !190
  call void %417(ptr noundef %418, i32 noundef %411, i32 noundef %411, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %18, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #17
  br label %419

419:                                              ; preds = %407, %404
  store i32 1, ptr %76, align 8, !tbaa !191
  %420 = load i64, ptr %149, align 8, !tbaa !261
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %424, label %422

422:                                              ; preds = %419
  %423 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 7
  br label %438

424:                                              ; preds = %489, %419
  %425 = phi i32 [ 0, %419 ], [ %490, %489 ]
  %426 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 8
  %427 = load ptr, ptr %426, align 8, !tbaa !309
  %428 = load ptr, ptr %81, align 8, !tbaa !190
  %429 = load ptr, ptr %99, align 8, !tbaa !310
  call void %427(ptr noundef %428, i32 noundef 1, ptr noundef %429) #16
  %430 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 7
  %431 = load ptr, ptr %430, align 8, !tbaa !311
  %432 = load ptr, ptr %81, align 8, !tbaa !190
  %433 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 1
  %434 = load ptr, ptr %433, align 8, !tbaa !312
  call void %431(ptr noundef %432, i32 noundef 1, ptr noundef %434, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %31, i32 noundef %425, ptr noundef nonnull %30) #16
  %435 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 16
  %436 = load ptr, ptr %435, align 8, !tbaa !313
  %437 = load ptr, ptr %81, align 8, !tbaa !190
  call void %436(ptr noundef %437, i32 noundef %144, i32 noundef 1, i32 noundef 1) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %31) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #17
  br label %495

438:                                              ; preds = %489, %422
  %439 = phi i32 [ 0, %422 ], [ %490, %489 ]
  %440 = phi i64 [ 0, %422 ], [ %491, %489 ]
  %441 = load ptr, ptr %423, align 8, !tbaa !265
  %442 = getelementptr inbounds %struct.binding, ptr %441, i64 %440
  %443 = load i64, ptr %442, align 8, !tbaa !266
  switch i64 %443, label %489 [
    i64 0, label %444
    i64 2, label %448
    i64 1, label %456
    i64 6, label %460
    i64 7, label %460
  ]

444:                                              ; preds = %438
  %445 = add i32 %439, 1
  %446 = zext i32 %439 to i64
  %447 = getelementptr inbounds [128 x i32], ptr %30, i64 0, i64 %446
  store i32 %95, ptr %447, align 4, !tbaa !9
  br label %489

448:                                              ; preds = %438
  %449 = getelementptr inbounds %struct.binding, ptr %441, i64 %440, i32 2
  %450 = load i64, ptr %449, align 8, !tbaa !268
  %451 = add i64 %450, %39
  %452 = trunc i64 %451 to i32
  %453 = add i32 %439, 1
  %454 = zext i32 %439 to i64
  %455 = getelementptr inbounds [128 x i32], ptr %30, i64 0, i64 %454
  store i32 %452, ptr %455, align 4, !tbaa !9
  br label %489

456:                                              ; preds = %438
  %457 = add i32 %439, 1
  %458 = zext i32 %439 to i64
  %459 = getelementptr inbounds [128 x i32], ptr %30, i64 0, i64 %458
  store i32 %94, ptr %459, align 4, !tbaa !9
  br label %489

460:                                              ; preds = %438, %438
  %461 = getelementptr inbounds %struct.binding, ptr %441, i64 %440, i32 2
  %462 = load i64, ptr %461, align 8, !tbaa !268
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #17
  %463 = getelementptr inbounds i8, ptr %64, i64 %462
  %464 = call ptr @memcpy(ptr noundef nonnull %17, ptr noundef nonnull %463, i64 noundef 8) #16
  %465 = load ptr, ptr %17, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #17
  %466 = load ptr, ptr %465, align 8, !tbaa !314
  %467 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 1
  %468 = load i32, ptr %467, align 8, !tbaa !315
  %469 = icmp eq i32 %468, 1
  br i1 %469, label %489, label %470

470:                                              ; preds = %460
  %471 = load ptr, ptr %77, align 8, !tbaa !110
  %472 = getelementptr inbounds %struct.hardware_queue, ptr %471, i64 0, i32 1
  %473 = load i64, ptr %472, align 8, !tbaa !183
  %474 = trunc i64 %473 to i32
  %475 = and i64 %473, 2048
  %476 = icmp eq i64 %475, 0
  %477 = select i1 %476, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %16) #17
  store i32 45, ptr %16, align 8, !tbaa !317
  store ptr null, ptr %82, align 8, !tbaa !320
  store i32 %477, ptr %83, align 8, !tbaa !321
  store i32 %477, ptr %84, align 4, !tbaa !322
  store i32 %468, ptr %85, align 8, !tbaa !323
  store <2 x i32> <i32 1, i32 -1>, ptr %86, align 4, !tbaa !174
  store i32 -1, ptr %87, align 4, !tbaa !324
  %478 = load ptr, ptr %466, align 8, !tbaa !325
  store ptr %478, ptr %88, align 8, !tbaa !326
  %479 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 2
  %480 = load i32, ptr %479, align 4, !tbaa !327
  store i32 %480, ptr %89, align 8, !tbaa !328
  store i32 0, ptr %90, align 4, !tbaa !329
  %481 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 3
  %482 = load i32, ptr %481, align 8, !tbaa !330
  store i32 %482, ptr %91, align 8, !tbaa !331
  store i32 0, ptr %92, align 4, !tbaa !332
  %483 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 4
  %484 = load i32, ptr %483, align 4, !tbaa !333
  store i32 %484, ptr %93, align 8, !tbaa !334
  %485 = load ptr, ptr %0, align 8, !tbaa !80
  %486 = getelementptr inbounds %struct.device, ptr %485, i64 0, i32 19
  %487 = load ptr, ptr %486, align 8, !tbaa !189
  %488 = load ptr, ptr %81, align 8, !tbaa !190
  call void %487(ptr noundef %488, i32 noundef %474, i32 noundef %474, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %16) #16
  store i32 1, ptr %467, align 8, !tbaa !315
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %16) #17
  br label %489

489:                                              ; preds = %470, %460, %456, %448, %444, %438
  %490 = phi i32 [ %439, %438 ], [ %457, %456 ], [ %453, %448 ], [ %445, %444 ], [ %439, %460 ], [ %439, %470 ]
  %491 = add nuw i64 %440, 1
  %492 = load i64, ptr %149, align 8, !tbaa !261
  %493 = icmp ult i64 %491, %492
  br i1 %493, label %438, label %424, !llvm.loop !335

494:                                              ; preds = %142, %108
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #17
  br label %495

495:                                              ; preds = %494, %424
  %496 = add nuw i64 %97, 1
  %497 = load i64, ptr %36, align 8, !tbaa !253
  %498 = icmp ult i64 %496, %497
  br i1 %498, label %96, label %501, !llvm.loop !336

499:                                              ; preds = %299, %284, %282
  %500 = phi i32 [ %283, %282 ], [ -1000069000, %284 ], [ %300, %299 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %26) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %31) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #17
  br label %1167

501:                                              ; preds = %495, %58
  %502 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %503 = load ptr, ptr %502, align 8, !tbaa !69
  %504 = icmp eq ptr %503, null
  br i1 %504, label %1167, label %505

505:                                              ; preds = %501
  %506 = load i64, ptr %40, align 8, !tbaa !143
  %507 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 24
  %508 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 22
  %509 = load i32, ptr %508, align 8, !tbaa !154
  %510 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 23
  %511 = load i32, ptr %510, align 4, !tbaa !9
  %512 = icmp ugt i32 %511, %509
  br i1 %512, label %513, label %515

513:                                              ; preds = %505
  %514 = load ptr, ptr %507, align 8, !tbaa !63
  br label %526

515:                                              ; preds = %505
  %516 = icmp eq i32 %511, 0
  %517 = shl i32 %511, 1
  %518 = select i1 %516, i32 8, i32 %517
  %519 = load ptr, ptr %507, align 8, !tbaa !69
  %520 = zext i32 %518 to i64
  %521 = mul nuw nsw i64 %520, 24
  %522 = call ptr @realloc(ptr noundef %519, i64 noundef %521) #16
  %523 = icmp eq ptr %522, null
  br i1 %523, label %1167, label %524

524:                                              ; preds = %515
  store ptr %522, ptr %507, align 8, !tbaa !69
  store i32 %518, ptr %510, align 4, !tbaa !9
  %525 = load i32, ptr %508, align 8, !tbaa !154
  br label %526

526:                                              ; preds = %524, %513
  %527 = phi i32 [ %509, %513 ], [ %525, %524 ]
  %528 = phi ptr [ %514, %513 ], [ %522, %524 ]
  %529 = add i32 %527, 1
  store i32 %529, ptr %508, align 8, !tbaa !154
  %530 = zext i32 %527 to i64
  %531 = getelementptr inbounds %struct.arrival, ptr %528, i64 %530
  %532 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 6
  %533 = load ptr, ptr %532, align 8, !tbaa !52
  %534 = getelementptr inbounds i8, ptr %533, i64 %59
  store ptr %503, ptr %531, align 8, !tbaa.struct !197
  %535 = getelementptr inbounds i8, ptr %531, i64 8
  store ptr %534, ptr %535, align 8, !tbaa.struct !198
  %536 = getelementptr inbounds i8, ptr %531, i64 16
  store i64 %506, ptr %536, align 8, !tbaa.struct !199
  br label %1167

537:                                              ; preds = %2, %2
  %538 = icmp eq i16 %33, 4
  %539 = zext i1 %538 to i32
  %540 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %541 = load ptr, ptr %540, align 8, !tbaa !169
  %542 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 5
  %543 = load ptr, ptr %542, align 8, !tbaa !51
  %544 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %545 = load i64, ptr %544, align 8, !tbaa !145
  %546 = icmp ult i64 %545, 32769
  br i1 %546, label %547, label %595

547:                                              ; preds = %537
  %548 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 8
  %549 = load i64, ptr %548, align 8, !tbaa !156
  %550 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 1
  %551 = load i64, ptr %550, align 8, !tbaa !142
  %552 = add i64 %549, -1
  %553 = add i64 %552, %551
  %554 = urem i64 %553, %551
  %555 = sub nuw i64 %553, %554
  %556 = add i64 %555, %545
  store i64 %556, ptr %548, align 8, !tbaa !156
  %557 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %558 = load ptr, ptr %557, align 8, !tbaa !337
  br i1 %538, label %590, label %559

559:                                              ; preds = %547
  %560 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 24
  %561 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 22
  %562 = load i32, ptr %561, align 8, !tbaa !154
  %563 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 23
  %564 = load i32, ptr %563, align 4, !tbaa !9
  %565 = icmp ugt i32 %564, %562
  br i1 %565, label %566, label %568

566:                                              ; preds = %559
  %567 = load ptr, ptr %560, align 8, !tbaa !63
  br label %579

568:                                              ; preds = %559
  %569 = icmp eq i32 %564, 0
  %570 = shl i32 %564, 1
  %571 = select i1 %569, i32 8, i32 %570
  %572 = load ptr, ptr %560, align 8, !tbaa !69
  %573 = zext i32 %571 to i64
  %574 = mul nuw nsw i64 %573, 24
  %575 = tail call ptr @realloc(ptr noundef %572, i64 noundef %574) #16
  %576 = icmp eq ptr %575, null
  br i1 %576, label %1167, label %577

577:                                              ; preds = %568
  store ptr %575, ptr %560, align 8, !tbaa !69
  store i32 %571, ptr %563, align 4, !tbaa !9
  %578 = load i32, ptr %561, align 8, !tbaa !154
  br label %579

579:                                              ; preds = %577, %566
  %580 = phi i32 [ %562, %566 ], [ %578, %577 ]
  %581 = phi ptr [ %567, %566 ], [ %575, %577 ]
  %582 = add i32 %580, 1
  store i32 %582, ptr %561, align 8, !tbaa !154
  %583 = zext i32 %580 to i64
  %584 = getelementptr inbounds %struct.arrival, ptr %581, i64 %583
  %585 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 6
  %586 = load ptr, ptr %585, align 8, !tbaa !52
  %587 = getelementptr inbounds i8, ptr %586, i64 %555
  store ptr %558, ptr %584, align 8, !tbaa.struct !197
  %588 = getelementptr inbounds i8, ptr %584, i64 8
  store ptr %587, ptr %588, align 8, !tbaa.struct !198
  %589 = getelementptr inbounds i8, ptr %584, i64 16
  store i64 %545, ptr %589, align 8, !tbaa.struct !199
  br label %701

590:                                              ; preds = %547
  %591 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 6
  %592 = load ptr, ptr %591, align 8, !tbaa !52
  %593 = getelementptr inbounds i8, ptr %592, i64 %555
  %594 = tail call ptr @memcpy(ptr noundef %593, ptr noundef %558, i64 noundef %545) #16
  br label %701

595:                                              ; preds = %537
  %596 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 39
  %597 = load i64, ptr %596, align 8, !tbaa !338
  %598 = icmp eq i64 %597, 255
  br i1 %598, label %645, label %599

599:                                              ; preds = %595
  %600 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %601 = load ptr, ptr %600, align 8, !tbaa !337
  %602 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 27
  %603 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 25
  %604 = load i32, ptr %603, align 8, !tbaa !58
  %605 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 26
  %606 = load i32, ptr %605, align 4, !tbaa !9
  %607 = icmp ugt i32 %606, %604
  br i1 %607, label %608, label %610

608:                                              ; preds = %599
  %609 = load ptr, ptr %602, align 8, !tbaa !59
  br label %622

610:                                              ; preds = %599
  %611 = icmp eq i32 %606, 0
  %612 = shl i32 %606, 1
  %613 = select i1 %611, i32 8, i32 %612
  %614 = load ptr, ptr %602, align 8, !tbaa !69
  %615 = zext i32 %613 to i64
  %616 = shl nuw nsw i64 %615, 4
  %617 = tail call ptr @realloc(ptr noundef %614, i64 noundef %616) #16
  %618 = icmp eq ptr %617, null
  br i1 %618, label %1167, label %619

619:                                              ; preds = %610
  store ptr %617, ptr %602, align 8, !tbaa !69
  store i32 %613, ptr %605, align 4, !tbaa !9
  %620 = load i32, ptr %603, align 8, !tbaa !58
  %621 = load i64, ptr %596, align 8, !tbaa !338
  br label %622

622:                                              ; preds = %619, %608
  %623 = phi i64 [ %597, %608 ], [ %621, %619 ]
  %624 = phi i32 [ %604, %608 ], [ %620, %619 ]
  %625 = phi ptr [ %609, %608 ], [ %617, %619 ]
  %626 = zext i32 %624 to i64
  %627 = getelementptr inbounds %struct.import, ptr %625, i64 %626
  %628 = ptrtoint ptr %601 to i64
  %629 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 40
  %630 = load i64, ptr %629, align 8, !tbaa !339
  %631 = urem i64 %628, %630
  %632 = add i64 %545, -1
  %633 = add i64 %632, %630
  %634 = add i64 %633, %631
  %635 = urem i64 %634, %630
  %636 = sub nuw i64 %634, %635
  %637 = sub i64 0, %631
  %638 = getelementptr inbounds i8, ptr %601, i64 %637
  %639 = tail call i32 @device_import(ptr noundef nonnull %32, ptr noundef %638, i64 noundef %636, i64 noundef %623, ptr noundef null, i64 noundef 0, ptr noundef %627) #18
  %640 = icmp eq i32 %639, 0
  br i1 %640, label %641, label %1167

641:                                              ; preds = %622
  %642 = load i32, ptr %603, align 8, !tbaa !58
  %643 = add i32 %642, 1
  store i32 %643, ptr %603, align 8, !tbaa !58
  %644 = load ptr, ptr %627, align 8, !tbaa !19
  br label %701

645:                                              ; preds = %595
  %646 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %647 = load ptr, ptr %646, align 8, !tbaa !77
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #17
  %648 = getelementptr inbounds %struct.staging, ptr %647, i64 0, i32 1, i32 3
  %649 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %650 = getelementptr inbounds %struct.staging, ptr %647, i64 0, i32 1
  %651 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %652 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %653 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  %654 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  %655 = getelementptr inbounds %struct.VkBufferCopy, ptr %14, i64 0, i32 1
  %656 = getelementptr inbounds %struct.VkBufferCopy, ptr %14, i64 0, i32 2
  %657 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %658 = load i64, ptr %648, align 8, !tbaa !89
  %659 = tail call i64 @llvm.umin.i64(i64 %545, i64 %658)
  %660 = load ptr, ptr %649, align 8, !tbaa !337
  %661 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %660, i64 noundef %659, i32 noundef %539, ptr noundef nonnull %15) #18
  %662 = icmp eq i32 %661, 0
  br i1 %662, label %665, label %663

663:                                              ; preds = %681, %645
  %664 = phi i32 [ %661, %645 ], [ %689, %681 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #17
  br label %1167

665:                                              ; preds = %645, %681
  %666 = phi i64 [ %686, %681 ], [ %659, %645 ]
  %667 = phi i64 [ %683, %681 ], [ 0, %645 ]
  %668 = load ptr, ptr %650, align 8, !tbaa !340
  %669 = load i64, ptr %15, align 8, !tbaa !4
  %670 = load ptr, ptr %651, align 8, !tbaa !341
  %671 = load i64, ptr %652, align 8, !tbaa !342
  %672 = add i64 %671, %667
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #17
  store i64 %669, ptr %13, align 8, !tbaa !343
  store i64 %672, ptr %653, align 8, !tbaa !345
  store i64 %666, ptr %654, align 8, !tbaa !346
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #17
  store i64 %672, ptr %14, align 8, !tbaa !343
  store i64 %669, ptr %655, align 8, !tbaa !345
  store i64 %666, ptr %656, align 8, !tbaa !346
  %673 = load ptr, ptr %0, align 8, !tbaa !80
  %674 = getelementptr inbounds %struct.device, ptr %673, i64 0, i32 11
  %675 = load ptr, ptr %674, align 8, !tbaa !347
  %676 = load ptr, ptr %657, align 8, !tbaa !190
  br i1 %538, label %677, label %691

677:                                              ; preds = %665
  call void %675(ptr noundef %676, ptr noundef %668, ptr noundef %670, i32 noundef 1, ptr noundef nonnull %13) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #17
  %678 = add i64 %667, %666
  %679 = load i64, ptr %544, align 8, !tbaa !145
  %680 = icmp ugt i64 %679, %678
  br i1 %680, label %681, label %695

681:                                              ; preds = %691, %677
  %682 = phi i64 [ %679, %677 ], [ %693, %691 ]
  %683 = phi i64 [ %678, %677 ], [ %692, %691 ]
  %684 = sub i64 %682, %683
  %685 = load i64, ptr %648, align 8, !tbaa !89
  %686 = call i64 @llvm.umin.i64(i64 %684, i64 %685)
  %687 = load ptr, ptr %649, align 8, !tbaa !337
  %688 = getelementptr inbounds i8, ptr %687, i64 %683
  %689 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %688, i64 noundef %686, i32 noundef %539, ptr noundef nonnull %15) #18
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %665, label %663, !llvm.loop !348

691:                                              ; preds = %665
  call void %675(ptr noundef %676, ptr noundef %670, ptr noundef %668, i32 noundef 1, ptr noundef nonnull %14) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #17
  %692 = add i64 %667, %666
  %693 = load i64, ptr %544, align 8, !tbaa !145
  %694 = icmp ugt i64 %693, %692
  br i1 %694, label %681, label %696

695:                                              ; preds = %677
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #17
  br label %1167

696:                                              ; preds = %691
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #17
  %697 = load ptr, ptr %646, align 8, !tbaa !77
  %698 = getelementptr inbounds %struct.staging, ptr %697, i64 0, i32 2
  %699 = load i64, ptr %698, align 8, !tbaa !207
  %700 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %699) #18
  br label %1167

701:                                              ; preds = %641, %590, %579
  %702 = phi ptr [ %644, %641 ], [ %543, %590 ], [ %543, %579 ]
  %703 = phi i64 [ %631, %641 ], [ %555, %590 ], [ %555, %579 ]
  %704 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %705 = load i32, ptr %704, align 8, !tbaa !191
  %706 = icmp eq i32 %705, 0
  br i1 %706, label %724, label %707

707:                                              ; preds = %701
  %708 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %709 = load ptr, ptr %708, align 8, !tbaa !110
  %710 = getelementptr inbounds %struct.hardware_queue, ptr %709, i64 0, i32 1
  %711 = load i64, ptr %710, align 8, !tbaa !183
  %712 = trunc i64 %711 to i32
  %713 = and i64 %711, 2048
  %714 = icmp eq i64 %713, 0
  %715 = select i1 %714, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #17
  store i32 46, ptr %12, align 8, !tbaa !184
  %716 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 1
  store ptr null, ptr %716, align 8, !tbaa !186
  %717 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 2
  store i32 %715, ptr %717, align 8, !tbaa !187
  %718 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 3
  store i32 %715, ptr %718, align 4, !tbaa !188
  %719 = load ptr, ptr %0, align 8, !tbaa !80
  %720 = getelementptr inbounds %struct.device, ptr %719, i64 0, i32 19
  %721 = load ptr, ptr %720, align 8, !tbaa !189
  %722 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %723 = load ptr, ptr %722, align 8, !tbaa !190
  call void %721(ptr noundef %723, i32 noundef %712, i32 noundef %712, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #17
  br label %724

724:                                              ; preds = %707, %701
  store i32 1, ptr %704, align 8, !tbaa !191
  %725 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %726 = load ptr, ptr %725, align 8, !tbaa !341
  %727 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %728 = load i64, ptr %727, align 8, !tbaa !342
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #17
  store i64 %703, ptr %10, align 8, !tbaa !343
  %729 = getelementptr inbounds %struct.VkBufferCopy, ptr %10, i64 0, i32 1
  store i64 %728, ptr %729, align 8, !tbaa !345
  %730 = getelementptr inbounds %struct.VkBufferCopy, ptr %10, i64 0, i32 2
  store i64 %545, ptr %730, align 8, !tbaa !346
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #17
  store i64 %728, ptr %11, align 8, !tbaa !343
  %731 = getelementptr inbounds %struct.VkBufferCopy, ptr %11, i64 0, i32 1
  store i64 %703, ptr %731, align 8, !tbaa !345
  %732 = getelementptr inbounds %struct.VkBufferCopy, ptr %11, i64 0, i32 2
  store i64 %545, ptr %732, align 8, !tbaa !346
  %733 = load ptr, ptr %0, align 8, !tbaa !80
  %734 = getelementptr inbounds %struct.device, ptr %733, i64 0, i32 11
  %735 = load ptr, ptr %734, align 8, !tbaa !347
  %736 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %737 = load ptr, ptr %736, align 8, !tbaa !190
  br i1 %538, label %738, label %739

738:                                              ; preds = %724
  call void %735(ptr noundef %737, ptr noundef %702, ptr noundef %726, i32 noundef 1, ptr noundef nonnull %10) #16
  br label %740

739:                                              ; preds = %724
  call void %735(ptr noundef %737, ptr noundef %726, ptr noundef %702, i32 noundef 1, ptr noundef nonnull %11) #16
  br label %740

740:                                              ; preds = %739, %738
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #17
  br label %1167

741:                                              ; preds = %2, %2
  %742 = icmp eq i16 %33, 8
  %743 = zext i1 %742 to i32
  %744 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %745 = load ptr, ptr %744, align 8, !tbaa !169
  %746 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 5
  %747 = load ptr, ptr %746, align 8, !tbaa !51
  %748 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %749 = load i64, ptr %748, align 8, !tbaa !147
  %750 = icmp ult i64 %749, 32769
  br i1 %750, label %751, label %803

751:                                              ; preds = %741
  %752 = add nuw nsw i64 %749, 48
  %753 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 8
  %754 = load i64, ptr %753, align 8, !tbaa !156
  %755 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 1
  %756 = load i64, ptr %755, align 8, !tbaa !142
  %757 = add i64 %754, -1
  %758 = add i64 %757, %756
  %759 = urem i64 %758, %756
  %760 = sub nuw i64 %758, %759
  %761 = add i64 %752, %760
  store i64 %761, ptr %753, align 8, !tbaa !156
  %762 = add i64 %760, 47
  %763 = urem i64 %762, 48
  %764 = sub nuw i64 %762, %763
  %765 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %766 = load ptr, ptr %765, align 8, !tbaa !349
  br i1 %742, label %798, label %767

767:                                              ; preds = %751
  %768 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 24
  %769 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 22
  %770 = load i32, ptr %769, align 8, !tbaa !154
  %771 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 23
  %772 = load i32, ptr %771, align 4, !tbaa !9
  %773 = icmp ugt i32 %772, %770
  br i1 %773, label %774, label %776

774:                                              ; preds = %767
  %775 = load ptr, ptr %768, align 8, !tbaa !63
  br label %787

776:                                              ; preds = %767
  %777 = icmp eq i32 %772, 0
  %778 = shl i32 %772, 1
  %779 = select i1 %777, i32 8, i32 %778
  %780 = load ptr, ptr %768, align 8, !tbaa !69
  %781 = zext i32 %779 to i64
  %782 = mul nuw nsw i64 %781, 24
  %783 = tail call ptr @realloc(ptr noundef %780, i64 noundef %782) #16
  %784 = icmp eq ptr %783, null
  br i1 %784, label %1167, label %785

785:                                              ; preds = %776
  store ptr %783, ptr %768, align 8, !tbaa !69
  store i32 %779, ptr %771, align 4, !tbaa !9
  %786 = load i32, ptr %769, align 8, !tbaa !154
  br label %787

787:                                              ; preds = %785, %774
  %788 = phi i32 [ %770, %774 ], [ %786, %785 ]
  %789 = phi ptr [ %775, %774 ], [ %783, %785 ]
  %790 = add i32 %788, 1
  store i32 %790, ptr %769, align 8, !tbaa !154
  %791 = zext i32 %788 to i64
  %792 = getelementptr inbounds %struct.arrival, ptr %789, i64 %791
  %793 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 6
  %794 = load ptr, ptr %793, align 8, !tbaa !52
  %795 = getelementptr inbounds i8, ptr %794, i64 %764
  store ptr %766, ptr %792, align 8, !tbaa.struct !197
  %796 = getelementptr inbounds i8, ptr %792, i64 8
  store ptr %795, ptr %796, align 8, !tbaa.struct !198
  %797 = getelementptr inbounds i8, ptr %792, i64 16
  store i64 %749, ptr %797, align 8, !tbaa.struct !199
  br label %969

798:                                              ; preds = %751
  %799 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 6
  %800 = load ptr, ptr %799, align 8, !tbaa !52
  %801 = getelementptr inbounds i8, ptr %800, i64 %764
  %802 = tail call ptr @memcpy(ptr noundef %801, ptr noundef %766, i64 noundef %749) #16
  br label %969

803:                                              ; preds = %741
  %804 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %805 = load ptr, ptr %804, align 8, !tbaa !349
  %806 = ptrtoint ptr %805 to i64
  %807 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 40
  %808 = load i64, ptr %807, align 8, !tbaa !339
  %809 = urem i64 %806, %808
  %810 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 39
  %811 = load i64, ptr %810, align 8, !tbaa !338
  %812 = icmp ne i64 %811, 255
  %813 = and i64 %809, 3
  %814 = icmp eq i64 %813, 0
  %815 = select i1 %812, i1 %814, i1 false
  %816 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %817 = load i64, ptr %816, align 8, !tbaa !350
  br i1 %815, label %818, label %865

818:                                              ; preds = %803
  %819 = urem i64 %809, %817
  %820 = icmp eq i64 %819, 0
  br i1 %820, label %821, label %865

821:                                              ; preds = %818
  %822 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 27
  %823 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 25
  %824 = load i32, ptr %823, align 8, !tbaa !58
  %825 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 26
  %826 = load i32, ptr %825, align 4, !tbaa !9
  %827 = icmp ugt i32 %826, %824
  br i1 %827, label %828, label %830

828:                                              ; preds = %821
  %829 = load ptr, ptr %822, align 8, !tbaa !59
  br label %844

830:                                              ; preds = %821
  %831 = icmp eq i32 %826, 0
  %832 = shl i32 %826, 1
  %833 = select i1 %831, i32 8, i32 %832
  %834 = load ptr, ptr %822, align 8, !tbaa !69
  %835 = zext i32 %833 to i64
  %836 = shl nuw nsw i64 %835, 4
  %837 = tail call ptr @realloc(ptr noundef %834, i64 noundef %836) #16
  %838 = icmp eq ptr %837, null
  br i1 %838, label %1167, label %839

839:                                              ; preds = %830
  store ptr %837, ptr %822, align 8, !tbaa !69
  store i32 %833, ptr %825, align 4, !tbaa !9
  %840 = load i32, ptr %823, align 8, !tbaa !58
  %841 = load i64, ptr %807, align 8, !tbaa !339
  %842 = load i64, ptr %810, align 8, !tbaa !338
  %843 = urem i64 %806, %841
  br label %844

844:                                              ; preds = %839, %828
  %845 = phi i64 [ %843, %839 ], [ %809, %828 ]
  %846 = phi i64 [ %842, %839 ], [ %811, %828 ]
  %847 = phi i64 [ %841, %839 ], [ %808, %828 ]
  %848 = phi i32 [ %840, %839 ], [ %824, %828 ]
  %849 = phi ptr [ %837, %839 ], [ %829, %828 ]
  %850 = zext i32 %848 to i64
  %851 = getelementptr inbounds %struct.import, ptr %849, i64 %850
  %852 = add i64 %749, -1
  %853 = add i64 %852, %845
  %854 = add i64 %853, %847
  %855 = urem i64 %854, %847
  %856 = sub nuw i64 %854, %855
  %857 = sub i64 0, %845
  %858 = getelementptr inbounds i8, ptr %805, i64 %857
  %859 = tail call i32 @device_import(ptr noundef nonnull %32, ptr noundef %858, i64 noundef %856, i64 noundef %846, ptr noundef null, i64 noundef 0, ptr noundef %851) #18
  %860 = icmp eq i32 %859, 0
  br i1 %860, label %861, label %1167

861:                                              ; preds = %844
  %862 = load i32, ptr %823, align 8, !tbaa !58
  %863 = add i32 %862, 1
  store i32 %863, ptr %823, align 8, !tbaa !58
  %864 = load ptr, ptr %851, align 8, !tbaa !19
  br label %969

865:                                              ; preds = %818, %803
  %866 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %867 = load ptr, ptr %866, align 8, !tbaa !77
  %868 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %869 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %870 = load i32, ptr %869, align 4, !tbaa !351
  %871 = zext i32 %870 to i64
  %872 = mul i64 %817, %871
  %873 = getelementptr inbounds %struct.staging, ptr %867, i64 0, i32 1
  %874 = getelementptr inbounds %struct.staging, ptr %867, i64 0, i32 1, i32 3
  %875 = load i64, ptr %874, align 8, !tbaa !89
  %876 = udiv i64 %875, %872
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #17
  %877 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %878 = load i64, ptr %877, align 8, !tbaa !352
  %879 = icmp eq i64 %878, 0
  br i1 %879, label %961, label %880

880:                                              ; preds = %865
  %881 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 2
  %882 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 1
  %883 = trunc i64 %876 to i32
  %884 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3
  %885 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 1
  %886 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 2
  %887 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 1
  %888 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 1
  %889 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 2
  %890 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3
  %891 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 1
  %892 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 2
  %893 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4
  %894 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 1
  %895 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 2
  %896 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %897 = load i32, ptr %881, align 4, !tbaa !353
  br label %898

898:                                              ; preds = %953, %880
  %899 = phi i64 [ %878, %880 ], [ %954, %953 ]
  %900 = phi i32 [ %897, %880 ], [ %955, %953 ]
  %901 = phi i64 [ 0, %880 ], [ %958, %953 ]
  %902 = phi ptr [ %805, %880 ], [ %956, %953 ]
  %903 = icmp eq i32 %900, 0
  br i1 %903, label %953, label %904

904:                                              ; preds = %898
  %905 = load i32, ptr %882, align 4, !tbaa !354
  br label %906

906:                                              ; preds = %944, %904
  %907 = phi i32 [ %945, %944 ], [ %900, %904 ]
  %908 = phi i32 [ %946, %944 ], [ %900, %904 ]
  %909 = phi i32 [ %947, %944 ], [ %905, %904 ]
  %910 = phi ptr [ %948, %944 ], [ %902, %904 ]
  %911 = phi i32 [ %949, %944 ], [ 0, %904 ]
  %912 = icmp eq i32 %909, 0
  br i1 %912, label %944, label %913

913:                                              ; preds = %906, %934
  %914 = phi i32 [ %940, %934 ], [ %909, %906 ]
  %915 = phi ptr [ %938, %934 ], [ %910, %906 ]
  %916 = phi i32 [ %939, %934 ], [ 0, %906 ]
  %917 = sub i32 %914, %916
  %918 = zext i32 %917 to i64
  %919 = icmp ugt i64 %876, %918
  %920 = select i1 %919, i32 %917, i32 %883
  %921 = load i32, ptr %884, align 8, !tbaa !355
  %922 = load i32, ptr %885, align 4, !tbaa !356
  %923 = add nsw i32 %922, %916
  %924 = load i32, ptr %886, align 8, !tbaa !357
  %925 = add nsw i32 %924, %911
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #17
  %926 = load i64, ptr %868, align 8, !tbaa !358
  store i64 %926, ptr %9, align 8, !tbaa !358
  %927 = load i64, ptr %888, align 8, !tbaa !359
  %928 = add i64 %927, %901
  store i64 %928, ptr %887, align 8, !tbaa !359
  store i64 1, ptr %889, align 8, !tbaa !352
  store i32 %921, ptr %890, align 8, !tbaa.struct !360
  store i32 %923, ptr %891, align 4, !tbaa.struct !361
  store i32 %925, ptr %892, align 8, !tbaa.struct !218
  %929 = load i32, ptr %869, align 4, !tbaa !351
  store i32 %929, ptr %893, align 4, !tbaa !362
  store i32 %920, ptr %894, align 8, !tbaa !363
  store i32 1, ptr %895, align 4, !tbaa !364
  %930 = zext i32 %920 to i64
  %931 = mul i64 %872, %930
  %932 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %915, i64 noundef %931, i32 noundef %743, ptr noundef nonnull %8) #18
  %933 = icmp eq i32 %932, 0
  br i1 %933, label %934, label %960

934:                                              ; preds = %913
  %935 = load ptr, ptr %873, align 8, !tbaa !340
  %936 = load i64, ptr %8, align 8, !tbaa !4
  %937 = load ptr, ptr %896, align 8, !tbaa !365
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %935, i64 noundef %936, ptr noundef %937, ptr noundef nonnull %9, i32 noundef %743) #18
  %938 = getelementptr inbounds i8, ptr %915, i64 %931
  %939 = add i32 %920, %916
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #17
  %940 = load i32, ptr %882, align 4, !tbaa !354
  %941 = icmp ugt i32 %940, %939
  br i1 %941, label %913, label %942, !llvm.loop !366

942:                                              ; preds = %934
  %943 = load i32, ptr %881, align 4, !tbaa !353
  br label %944

944:                                              ; preds = %942, %906
  %945 = phi i32 [ %907, %906 ], [ %943, %942 ]
  %946 = phi i32 [ %908, %906 ], [ %943, %942 ]
  %947 = phi i32 [ 0, %906 ], [ %940, %942 ]
  %948 = phi ptr [ %910, %906 ], [ %938, %942 ]
  %949 = add nuw i32 %911, 1
  %950 = icmp ult i32 %949, %946
  br i1 %950, label %906, label %951, !llvm.loop !367

951:                                              ; preds = %944
  %952 = load i64, ptr %877, align 8, !tbaa !352
  br label %953

953:                                              ; preds = %951, %898
  %954 = phi i64 [ %899, %898 ], [ %952, %951 ]
  %955 = phi i32 [ 0, %898 ], [ %945, %951 ]
  %956 = phi ptr [ %902, %898 ], [ %948, %951 ]
  %957 = add nuw nsw i64 %901, 1
  %958 = and i64 %957, 4294967295
  %959 = icmp ugt i64 %954, %958
  br i1 %959, label %898, label %961, !llvm.loop !368

960:                                              ; preds = %913
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #17
  br label %967

961:                                              ; preds = %953, %865
  br i1 %742, label %967, label %962

962:                                              ; preds = %961
  %963 = load ptr, ptr %866, align 8, !tbaa !77
  %964 = getelementptr inbounds %struct.staging, ptr %963, i64 0, i32 2
  %965 = load i64, ptr %964, align 8, !tbaa !207
  %966 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %965) #18
  br label %967

967:                                              ; preds = %962, %961, %960
  %968 = phi i32 [ %932, %960 ], [ %966, %962 ], [ 0, %961 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #17
  br label %1167

969:                                              ; preds = %861, %798, %787
  %970 = phi ptr [ %864, %861 ], [ %747, %798 ], [ %747, %787 ]
  %971 = phi i64 [ %845, %861 ], [ %764, %798 ], [ %764, %787 ]
  %972 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %973 = load i32, ptr %972, align 8, !tbaa !191
  %974 = icmp eq i32 %973, 0
  br i1 %974, label %992, label %975

975:                                              ; preds = %969
  %976 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %977 = load ptr, ptr %976, align 8, !tbaa !110
  %978 = getelementptr inbounds %struct.hardware_queue, ptr %977, i64 0, i32 1
  %979 = load i64, ptr %978, align 8, !tbaa !183
  %980 = trunc i64 %979 to i32
  %981 = and i64 %979, 2048
  %982 = icmp eq i64 %981, 0
  %983 = select i1 %982, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !184
  %984 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %984, align 8, !tbaa !186
  %985 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %983, ptr %985, align 8, !tbaa !187
  %986 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %983, ptr %986, align 4, !tbaa !188
  %987 = load ptr, ptr %0, align 8, !tbaa !80
  %988 = getelementptr inbounds %struct.device, ptr %987, i64 0, i32 19
  %989 = load ptr, ptr %988, align 8, !tbaa !189
  %990 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %991 = load ptr, ptr %990, align 8, !tbaa !190
  call void %989(ptr noundef %991, i32 noundef %980, i32 noundef %980, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  br label %992

992:                                              ; preds = %975, %969
  store i32 1, ptr %972, align 8, !tbaa !191
  %993 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %994 = load ptr, ptr %993, align 8, !tbaa !365
  %995 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %970, i64 noundef %971, ptr noundef %994, ptr noundef nonnull %995, i32 noundef %743) #18
  br label %1167

996:                                              ; preds = %2
  %997 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %998 = load ptr, ptr %997, align 8, !tbaa !69
  %999 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %1000 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %1001 = load i32, ptr %1000, align 4, !tbaa !141
  %1002 = zext i32 %1001 to i64
  %1003 = getelementptr inbounds i8, ptr %1, i64 %1002
  %1004 = getelementptr inbounds %struct.context, ptr %998, i64 0, i32 37
  %1005 = load ptr, ptr %1004, align 8, !tbaa !67
  %1006 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %1007 = load i32, ptr %1006, align 8, !tbaa !191
  %1008 = icmp eq i32 %1007, 0
  br i1 %1008, label %1025, label %1009

1009:                                             ; preds = %996
  %1010 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1011 = load ptr, ptr %1010, align 8, !tbaa !110
  %1012 = getelementptr inbounds %struct.hardware_queue, ptr %1011, i64 0, i32 1
  %1013 = load i64, ptr %1012, align 8, !tbaa !183
  %1014 = trunc i64 %1013 to i32
  %1015 = and i64 %1013, 2048
  %1016 = icmp eq i64 %1015, 0
  %1017 = select i1 %1016, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #17
  store i32 46, ptr %5, align 8, !tbaa !184
  %1018 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %1018, align 8, !tbaa !186
  %1019 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %1017, ptr %1019, align 8, !tbaa !187
  %1020 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %1017, ptr %1020, align 4, !tbaa !188
  %1021 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 19
  %1022 = load ptr, ptr %1021, align 8, !tbaa !189
  %1023 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1024 = load ptr, ptr %1023, align 8, !tbaa !190
  call void %1022(ptr noundef %1024, i32 noundef %1014, i32 noundef %1014, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #17
  br label %1025

1025:                                             ; preds = %1009, %996
  store i32 1, ptr %1006, align 8, !tbaa !191
  %1026 = icmp ult ptr %999, %1003
  br i1 %1026, label %1027, label %1093

1027:                                             ; preds = %1025
  %1028 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1029 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1030 = getelementptr inbounds %struct.context, ptr %998, i64 0, i32 5
  %1031 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1032 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  %1033 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  %1034 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  br label %1035

1035:                                             ; preds = %1091, %1027
  %1036 = phi ptr [ %999, %1027 ], [ %1065, %1091 ]
  %1037 = phi ptr [ %1005, %1027 ], [ %1064, %1091 ]
  call void @llvm.lifetime.start.p0(i64 1536, ptr nonnull %6) #17
  %1038 = icmp ult ptr %1036, %1003
  br i1 %1038, label %1039, label %1062

1039:                                             ; preds = %1035, %1039
  %1040 = phi i64 [ %1043, %1039 ], [ 0, %1035 ]
  %1041 = phi ptr [ %1056, %1039 ], [ %1036, %1035 ]
  %1042 = phi ptr [ %1046, %1039 ], [ %1037, %1035 ]
  %1043 = add nuw nsw i64 %1040, 1
  %1044 = getelementptr inbounds [64 x %struct.VkBufferCopy], ptr %6, i64 0, i64 %1040
  %1045 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %1041) #18
  %1046 = getelementptr inbounds i64, ptr %1042, i64 1
  %1047 = load i64, ptr %1042, align 8, !tbaa !4
  %1048 = getelementptr inbounds %struct.command, ptr %1041, i64 0, i32 2
  %1049 = load i32, ptr %1048, align 4, !tbaa !141
  %1050 = zext i32 %1049 to i64
  %1051 = add nsw i64 %1050, -32
  store i64 %1045, ptr %1044, align 8, !tbaa.struct !369
  %1052 = getelementptr inbounds i8, ptr %1044, i64 8
  store i64 %1047, ptr %1052, align 8, !tbaa.struct !290
  %1053 = getelementptr inbounds i8, ptr %1044, i64 16
  store i64 %1051, ptr %1053, align 8, !tbaa.struct !199
  %1054 = load i32, ptr %1048, align 4, !tbaa !141
  %1055 = zext i32 %1054 to i64
  %1056 = getelementptr inbounds i8, ptr %1041, i64 %1055
  %1057 = icmp ult ptr %1056, %1003
  %1058 = icmp ult i64 %1040, 63
  %1059 = select i1 %1057, i1 %1058, i1 false
  br i1 %1059, label %1039, label %1060, !llvm.loop !370

1060:                                             ; preds = %1039
  %1061 = trunc i64 %1043 to i32
  br label %1062

1062:                                             ; preds = %1060, %1035
  %1063 = phi i32 [ 0, %1035 ], [ %1061, %1060 ]
  %1064 = phi ptr [ %1037, %1035 ], [ %1046, %1060 ]
  %1065 = phi ptr [ %1036, %1035 ], [ %1056, %1060 ]
  %1066 = load ptr, ptr %0, align 8, !tbaa !80
  %1067 = getelementptr inbounds %struct.device, ptr %1066, i64 0, i32 11
  %1068 = load ptr, ptr %1067, align 8, !tbaa !347
  %1069 = load ptr, ptr %1028, align 8, !tbaa !190
  %1070 = load ptr, ptr %1029, align 8, !tbaa !169
  %1071 = getelementptr inbounds %struct.context, ptr %1070, i64 0, i32 5
  %1072 = load ptr, ptr %1071, align 8, !tbaa !51
  %1073 = load ptr, ptr %1030, align 8, !tbaa !51
  call void %1068(ptr noundef %1069, ptr noundef %1072, ptr noundef %1073, i32 noundef %1063, ptr noundef nonnull %6) #16
  %1074 = icmp eq ptr %1065, %1003
  br i1 %1074, label %1075, label %1091

1075:                                             ; preds = %1062
  %1076 = load i32, ptr %1006, align 8, !tbaa !191
  %1077 = icmp eq i32 %1076, 0
  br i1 %1077, label %1090, label %1078

1078:                                             ; preds = %1075
  %1079 = load ptr, ptr %1031, align 8, !tbaa !110
  %1080 = getelementptr inbounds %struct.hardware_queue, ptr %1079, i64 0, i32 1
  %1081 = load i64, ptr %1080, align 8, !tbaa !183
  %1082 = trunc i64 %1081 to i32
  %1083 = and i64 %1081, 2048
  %1084 = icmp eq i64 %1083, 0
  %1085 = select i1 %1084, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #17
  store i32 46, ptr %4, align 8, !tbaa !184
  store ptr null, ptr %1032, align 8, !tbaa !186
  store i32 %1085, ptr %1033, align 8, !tbaa !187
  store i32 %1085, ptr %1034, align 4, !tbaa !188
  %1086 = load ptr, ptr %0, align 8, !tbaa !80
  %1087 = getelementptr inbounds %struct.device, ptr %1086, i64 0, i32 19
  %1088 = load ptr, ptr %1087, align 8, !tbaa !189
  %1089 = load ptr, ptr %1028, align 8, !tbaa !190
  call void %1088(ptr noundef %1089, i32 noundef %1082, i32 noundef %1082, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #17
  br label %1090

1090:                                             ; preds = %1078, %1075
  store i32 1, ptr %1006, align 8, !tbaa !191
  br label %1091

1091:                                             ; preds = %1090, %1062
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #17
  %1092 = icmp ult ptr %1065, %1003
  br i1 %1092, label %1035, label %1093, !llvm.loop !371

1093:                                             ; preds = %1091, %1025
  %1094 = load ptr, ptr %0, align 8, !tbaa !80
  %1095 = getelementptr inbounds %struct.device, ptr %1094, i64 0, i32 17
  %1096 = load ptr, ptr %1095, align 8, !tbaa !372
  %1097 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1098 = load ptr, ptr %1097, align 8, !tbaa !190
  %1099 = getelementptr inbounds %struct.context, ptr %998, i64 0, i32 18
  %1100 = load ptr, ptr %1099, align 8, !tbaa !61
  call void %1096(ptr noundef %1098, i32 noundef 1, ptr noundef %1100) #16
  br label %1167

1101:                                             ; preds = %2
  %1102 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %1103 = load i32, ptr %1102, align 8, !tbaa !191
  %1104 = icmp eq i32 %1103, 0
  br i1 %1104, label %1122, label %1105

1105:                                             ; preds = %1101
  %1106 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1107 = load ptr, ptr %1106, align 8, !tbaa !110
  %1108 = getelementptr inbounds %struct.hardware_queue, ptr %1107, i64 0, i32 1
  %1109 = load i64, ptr %1108, align 8, !tbaa !183
  %1110 = trunc i64 %1109 to i32
  %1111 = and i64 %1109, 2048
  %1112 = icmp eq i64 %1111, 0
  %1113 = select i1 %1112, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #17
  store i32 46, ptr %3, align 8, !tbaa !184
  %1114 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1114, align 8, !tbaa !186
  %1115 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1113, ptr %1115, align 8, !tbaa !187
  %1116 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1113, ptr %1116, align 4, !tbaa !188
  %1117 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 19
  %1118 = load ptr, ptr %1117, align 8, !tbaa !189
  %1119 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1120 = load ptr, ptr %1119, align 8, !tbaa !190
  call void %1118(ptr noundef %1120, i32 noundef %1110, i32 noundef %1110, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #17
  %1121 = load i16, ptr %1, align 4, !tbaa !139
  br label %1122

1122:                                             ; preds = %1101, %1105
  %1123 = phi i16 [ %33, %1101 ], [ %1121, %1105 ]
  store i32 1, ptr %1102, align 8, !tbaa !191
  switch i16 %1123, label %1167 [
    i16 2, label %1124
    i16 3, label %1134
    i16 6, label %1147
    i16 7, label %1147
    i16 10, label %1157
    i16 11, label %1158
    i16 12, label %1164
  ]

1124:                                             ; preds = %1122
  %1125 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 11
  %1126 = load ptr, ptr %1125, align 8, !tbaa !347
  %1127 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1128 = load ptr, ptr %1127, align 8, !tbaa !190
  %1129 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1130 = load ptr, ptr %1129, align 8, !tbaa !373
  %1131 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1132 = load ptr, ptr %1131, align 8, !tbaa !375
  %1133 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1126(ptr noundef %1128, ptr noundef %1130, ptr noundef %1132, i32 noundef 1, ptr noundef nonnull %1133) #16
  br label %1167

1134:                                             ; preds = %1122
  %1135 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 18
  %1136 = load ptr, ptr %1135, align 8, !tbaa !376
  %1137 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1138 = load ptr, ptr %1137, align 8, !tbaa !190
  %1139 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1140 = load ptr, ptr %1139, align 8, !tbaa !377
  %1141 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1142 = load i64, ptr %1141, align 8, !tbaa !379
  %1143 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1144 = load i64, ptr %1143, align 8, !tbaa !380
  %1145 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1146 = load i32, ptr %1145, align 8, !tbaa !381
  call void %1136(ptr noundef %1138, ptr noundef %1140, i64 noundef %1142, i64 noundef %1144, i32 noundef %1146) #16
  br label %1167

1147:                                             ; preds = %1122, %1122
  %1148 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1149 = load ptr, ptr %1148, align 8, !tbaa !382
  %1150 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1151 = load i64, ptr %1150, align 8, !tbaa !384
  %1152 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1153 = load ptr, ptr %1152, align 8, !tbaa !385
  %1154 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1155 = icmp eq i16 %1123, 6
  %1156 = zext i1 %1155 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1149, i64 noundef %1151, ptr noundef %1153, ptr noundef nonnull %1154, i32 noundef %1156) #18
  br label %1167

1157:                                             ; preds = %1122
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #18
  br label %1167

1158:                                             ; preds = %1122
  %1159 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1160 = load ptr, ptr %1159, align 8, !tbaa !386
  %1161 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1162 = load i64, ptr %1161, align 8, !tbaa !388
  %1163 = trunc i64 %1162 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1160, i32 noundef %1163) #18
  br label %1167

1164:                                             ; preds = %1122
  %1165 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1166 = load ptr, ptr %1165, align 8, !tbaa !386
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1166) #18
  br label %1167

1167:                                             ; preds = %992, %967, %844, %830, %776, %740, %696, %695, %663, %622, %610, %568, %526, %515, %501, %499, %1124, %1134, %1147, %1157, %1158, %1164, %1122, %2, %1093
  %1168 = phi i32 [ 0, %1093 ], [ 0, %2 ], [ 0, %1122 ], [ 0, %1164 ], [ 0, %1158 ], [ 0, %1157 ], [ 0, %1147 ], [ 0, %1134 ], [ 0, %1124 ], [ %500, %499 ], [ 0, %501 ], [ 0, %526 ], [ -1, %515 ], [ 0, %740 ], [ %664, %663 ], [ %700, %696 ], [ 0, %695 ], [ -1, %568 ], [ %639, %622 ], [ -1, %610 ], [ 0, %992 ], [ %968, %967 ], [ -1, %776 ], [ %859, %844 ], [ -1, %830 ]
  ret i32 %1168
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds i8, ptr %1, i64 %2
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %62

6:                                                ; preds = %3
  %7 = load ptr, ptr %0, align 8, !tbaa !80
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 1
  br label %9

9:                                                ; preds = %58, %6
  %10 = phi ptr [ %1, %6 ], [ %59, %58 ]
  %11 = phi i64 [ 0, %6 ], [ %60, %58 ]
  %12 = load i16, ptr %10, align 8, !tbaa !139
  %13 = icmp eq i16 %12, 13
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  br label %58

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !141
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
  %22 = load i64, ptr %8, align 8, !tbaa !142
  %23 = add i64 %22, -1
  %24 = add i64 %23, %19
  %25 = urem i64 %24, %22
  %26 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !69
  %28 = getelementptr inbounds %struct.kernel, ptr %27, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !143
  %30 = add i64 %29, %23
  %31 = urem i64 %30, %22
  %32 = add i64 %11, %24
  %33 = add i64 %25, %31
  %34 = sub i64 %32, %33
  %35 = add i64 %34, %30
  br label %58

36:                                               ; preds = %16, %16
  %37 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !145
  %39 = icmp ult i64 %38, 32769
  br i1 %39, label %40, label %58

40:                                               ; preds = %36
  %41 = load i64, ptr %8, align 8, !tbaa !142
  %42 = add nsw i64 %38, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %11, %44
  %46 = add i64 %45, %43
  br label %58

47:                                               ; preds = %16, %16
  %48 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !147
  %50 = icmp ult i64 %49, 32769
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i64, ptr %8, align 8, !tbaa !142
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
  br i1 %61, label %9, label %62, !llvm.loop !152

62:                                               ; preds = %58, %3
  %63 = phi i64 [ 0, %3 ], [ %60, %58 ]
  ret i64 %63
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17
  store i64 0, ptr %2, align 8, !tbaa !4
  %3 = load ptr, ptr %0, align 8, !tbaa !80
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 30
  %5 = load ptr, ptr %4, align 8, !tbaa !121
  %6 = load ptr, ptr %3, align 8, !tbaa !18
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !111
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
  %17 = load ptr, ptr %16, align 8, !tbaa !203
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
  %28 = load i64, ptr %27, align 8, !tbaa !108
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
  %37 = load ptr, ptr %26, align 8, !tbaa !134
  store ptr %37, ptr %16, align 8, !tbaa !203
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %16, ptr %21, align 8, !tbaa !114
  br label %40

40:                                               ; preds = %39, %35
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #16
  %42 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 14
  %43 = load ptr, ptr %42, align 8, !tbaa !168
  %44 = icmp eq ptr %43, null
  br i1 %44, label %70, label %45

45:                                               ; preds = %40
  %46 = load ptr, ptr %22, align 8, !tbaa !110
  %47 = getelementptr inbounds %struct.hardware_queue, ptr %46, i64 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !183
  %49 = and i64 %48, 2048
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %70

51:                                               ; preds = %45
  %52 = load ptr, ptr %0, align 8, !tbaa !80
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 29
  %54 = load ptr, ptr %53, align 8, !tbaa !389
  %55 = load ptr, ptr %52, align 8, !tbaa !18
  %56 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 9
  %57 = load ptr, ptr %56, align 8, !tbaa !57
  %58 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 11
  %59 = load i32, ptr %58, align 4, !tbaa !179
  %60 = zext i32 %59 to i64
  %61 = shl nuw nsw i64 %60, 3
  %62 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 6
  %63 = load ptr, ptr %62, align 8, !tbaa !52
  %64 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 12
  %65 = load i64, ptr %64, align 8, !tbaa !180
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = call i32 %54(ptr noundef %55, ptr noundef %57, i32 noundef 0, i32 noundef %59, i64 noundef %61, ptr noundef %66, i64 noundef 8, i32 noundef 3) #16
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %51
  store atomic i32 %67, ptr %23 seq_cst, align 8
  br label %70

70:                                               ; preds = %69, %51, %45, %40
  %71 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 22
  %72 = load i32, ptr %71, align 8, !tbaa !154
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 24
  br label %100

76:                                               ; preds = %100, %70
  %77 = load ptr, ptr %0, align 8, !tbaa !80
  %78 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 25
  %79 = load i32, ptr %78, align 8, !tbaa !58
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %114, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 27
  %83 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 24
  %84 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 28
  br label %85

85:                                               ; preds = %85, %81
  %86 = phi i32 [ %79, %81 ], [ %98, %85 ]
  %87 = load ptr, ptr %82, align 8, !tbaa !59
  %88 = add i32 %86, -1
  store i32 %88, ptr %78, align 8, !tbaa !58
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds %struct.import, ptr %87, i64 %89
  %91 = load ptr, ptr %83, align 8, !tbaa !15
  %92 = load ptr, ptr %77, align 8, !tbaa !18
  %93 = load ptr, ptr %90, align 8, !tbaa !19
  call void %91(ptr noundef %92, ptr noundef %93, ptr noundef null) #16
  %94 = load ptr, ptr %84, align 8, !tbaa !21
  %95 = load ptr, ptr %77, align 8, !tbaa !18
  %96 = getelementptr inbounds %struct.import, ptr %87, i64 %89, i32 1
  %97 = load ptr, ptr %96, align 8, !tbaa !22
  call void %94(ptr noundef %95, ptr noundef %97, ptr noundef null) #16
  %98 = load i32, ptr %78, align 8, !tbaa !58
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %114, label %85, !llvm.loop !60

100:                                              ; preds = %100, %74
  %101 = phi i64 [ 0, %74 ], [ %110, %100 ]
  %102 = load ptr, ptr %75, align 8, !tbaa !63
  %103 = getelementptr inbounds %struct.arrival, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !390
  %105 = getelementptr inbounds %struct.arrival, ptr %102, i64 %101, i32 1
  %106 = load ptr, ptr %105, align 8, !tbaa !392
  %107 = getelementptr inbounds %struct.arrival, ptr %102, i64 %101, i32 2
  %108 = load i64, ptr %107, align 8, !tbaa !393
  %109 = call ptr @memcpy(ptr noundef %104, ptr noundef %106, i64 noundef %108) #16
  %110 = add nuw nsw i64 %101, 1
  %111 = load i32, ptr %71, align 8, !tbaa !154
  %112 = zext i32 %111 to i64
  %113 = icmp ult i64 %110, %112
  br i1 %113, label %100, label %76, !llvm.loop !394

114:                                              ; preds = %85, %76
  %115 = load ptr, ptr %24, align 8, !tbaa !133
  store ptr %115, ptr %26, align 8, !tbaa !134
  store ptr %26, ptr %24, align 8, !tbaa !133
  %116 = load ptr, ptr %16, align 8, !tbaa !203
  %117 = icmp eq ptr %116, null
  br i1 %117, label %30, label %25, !llvm.loop !395
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
  %5 = load ptr, ptr %0, align 8, !tbaa !80
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 30
  %7 = load ptr, ptr %6, align 8, !tbaa !121
  %8 = load ptr, ptr %5, align 8, !tbaa !18
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8, !tbaa !111
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
  %30 = load i32, ptr %29, align 8, !tbaa !123
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
  %7 = load ptr, ptr %0, align 8, !tbaa !80
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 30
  %9 = load ptr, ptr %8, align 8, !tbaa !121
  %10 = load ptr, ptr %7, align 8, !tbaa !18
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !111
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
  store i32 1000207004, ptr %5, align 8, !tbaa !91
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !93
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store <2 x i32> <i32 0, i32 1>, ptr %23, align 8, !tbaa !9
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %24, align 8, !tbaa !94
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %25, align 8, !tbaa !95
  %26 = load ptr, ptr %0, align 8, !tbaa !80
  %27 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 38
  %28 = load ptr, ptr %27, align 8, !tbaa !96
  %29 = load ptr, ptr %26, align 8, !tbaa !18
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
  %3 = load ptr, ptr %2, align 8, !tbaa !110
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %6 = load ptr, ptr %0, align 8, !tbaa !80
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 32
  %8 = load ptr, ptr %7, align 8, !tbaa !396
  %9 = load ptr, ptr %2, align 8, !tbaa !110
  %10 = load ptr, ptr %9, align 8, !tbaa !397
  %11 = tail call i32 %8(ptr noundef %10) #16
  %12 = load ptr, ptr %2, align 8, !tbaa !110
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
  store <2 x ptr> zeroinitializer, ptr %4, align 8, !tbaa !69
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %5, ptr %6, align 8, !tbaa !114
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store i32 1, ptr %7, align 4, !tbaa !122
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #16
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #16
  tail call fastcc void @leave_line(ptr noundef %0) #18
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %12 = load ptr, ptr %11, align 8, !tbaa !77
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #16
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !82
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #16
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #16
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !398
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #16
  tail call void @free(ptr noundef nonnull %12) #16
  store ptr null, ptr %11, align 8, !tbaa !77
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %26 = load i32, ptr %25, align 4, !tbaa !113
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %30 = load i64, ptr %29, align 8, !tbaa !399
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #16
  store i32 0, ptr %25, align 4, !tbaa !113
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
  %6 = load ptr, ptr %5, align 8, !tbaa !126
  %7 = load ptr, ptr %6, align 8, !tbaa !80
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 41
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11, !prof !135

11:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #17
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %13 = load i64, ptr %4, align 8, !tbaa !136
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !138
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17
  br label %18

18:                                               ; preds = %1, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %1 ]
  %20 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 3
  %21 = load i64, ptr %20, align 8, !tbaa !108
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
  %31 = load ptr, ptr %30, align 8, !tbaa !204
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28, %33
  %34 = phi ptr [ %35, %33 ], [ %31, %28 ]
  %35 = load ptr, ptr %34, align 8, !tbaa !84
  call void @free(ptr noundef nonnull %34) #16
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %33, !llvm.loop !208

37:                                               ; preds = %33, %28
  store ptr null, ptr %30, align 8, !tbaa !204
  %38 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  store ptr %30, ptr %38, align 8, !tbaa !159
  store atomic i32 %29, ptr %22 seq_cst, align 8
  %39 = load ptr, ptr %6, align 8, !tbaa !80
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
  store i32 1000207004, ptr %2, align 8, !tbaa !91
  store ptr null, ptr %43, align 8, !tbaa !93
  store <2 x i32> <i32 0, i32 1>, ptr %44, align 8, !tbaa !9
  store ptr %46, ptr %45, align 8, !tbaa !94
  store ptr %48, ptr %47, align 8, !tbaa !95
  %54 = load ptr, ptr %49, align 8, !tbaa !96
  %55 = load ptr, ptr %39, align 8, !tbaa !18
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, i64 noundef 100000000) #16
  %57 = icmp eq i32 %56, 2
  br i1 %57, label %50, label %58, !llvm.loop !400

58:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17
  store i32 1000207005, ptr %3, align 8, !tbaa !101
  %59 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 1
  store ptr null, ptr %59, align 8, !tbaa !103
  %60 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 2
  %61 = load ptr, ptr %46, align 8, !tbaa !111
  store ptr %61, ptr %60, align 8, !tbaa !105
  %62 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 3
  store i64 %21, ptr %62, align 8, !tbaa !106
  %63 = icmp eq i32 %56, 0
  br i1 %63, label %64, label %69

64:                                               ; preds = %58
  %65 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 36
  %66 = load ptr, ptr %65, align 8, !tbaa !107
  %67 = load ptr, ptr %39, align 8, !tbaa !18
  %68 = call i32 %66(ptr noundef %67, ptr noundef nonnull %3) #16
  br label %69

69:                                               ; preds = %64, %58
  %70 = phi i32 [ %56, %58 ], [ %68, %64 ]
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %73

72:                                               ; preds = %69
  store i64 %21, ptr %48, align 8, !tbaa !401
  br label %73

73:                                               ; preds = %72, %69
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #17
  br label %74

74:                                               ; preds = %50, %37, %73
  %75 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 20
  %76 = call i32 @pthread_mutex_lock(ptr noundef nonnull %75) #16
  %77 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 12
  %78 = load i32, ptr %77, align 8, !tbaa !123
  %79 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %75) #16
  %80 = icmp eq i32 %78, 0
  br i1 %80, label %84, label %81

81:                                               ; preds = %74
  %82 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 21
  %83 = call i32 @pthread_cond_signal(ptr noundef nonnull %82) #16
  br label %84

84:                                               ; preds = %81, %74, %25
  %85 = icmp eq i64 %19, 0
  br i1 %85, label %93, label %86, !prof !135

86:                                               ; preds = %84
  %87 = load ptr, ptr %6, align 8, !tbaa !80
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
  %8 = load ptr, ptr %7, align 8, !tbaa !77
  %9 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 3
  %10 = load i64, ptr %9, align 8, !tbaa !108
  %11 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 30
  %12 = load i32, ptr %11, align 8, !tbaa !158
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
  %37 = load ptr, ptr %22, align 8, !tbaa !64
  %38 = load ptr, ptr %25, align 8, !tbaa !66
  %39 = load ptr, ptr %26, align 8, !tbaa !65
  %40 = zext i32 %34 to i64
  br label %70

41:                                               ; preds = %92
  %42 = trunc i64 %120 to i32
  %43 = trunc i64 %84 to i32
  br label %44

44:                                               ; preds = %41, %33
  %45 = phi i32 [ 0, %33 ], [ %42, %41 ]
  %46 = phi i32 [ %34, %33 ], [ %43, %41 ]
  %47 = load ptr, ptr %27, align 8, !tbaa !204
  %48 = icmp eq ptr %47, null
  br i1 %48, label %55, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.chunk, ptr %47, i64 0, i32 5
  %51 = load i32, ptr %50, align 4, !tbaa !402
  %52 = icmp ult i32 %51, %46
  br i1 %52, label %53, label %55

53:                                               ; preds = %49
  %54 = load ptr, ptr %47, align 8, !tbaa !84
  store ptr %54, ptr %27, align 8, !tbaa !204
  store ptr null, ptr %47, align 8, !tbaa !84
  br label %55

55:                                               ; preds = %44, %49, %53
  %56 = phi ptr [ %47, %53 ], [ null, %49 ], [ null, %44 ]
  %57 = load ptr, ptr %28, align 8, !tbaa !110
  %58 = getelementptr inbounds %struct.hardware_queue, ptr %57, i64 0, i32 2
  %59 = call i32 @pthread_mutex_lock(ptr noundef nonnull %58) #16
  %60 = load ptr, ptr %0, align 8, !tbaa !80
  %61 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 31
  %62 = load ptr, ptr %61, align 8, !tbaa !403
  %63 = load ptr, ptr %28, align 8, !tbaa !110
  %64 = load ptr, ptr %63, align 8, !tbaa !397
  %65 = call i32 %62(ptr noundef %64, i32 noundef %45, ptr noundef nonnull %5, ptr noundef null) #16
  %66 = load ptr, ptr %28, align 8, !tbaa !110
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
  store i32 0, ptr %75, align 8, !tbaa !404
  %76 = getelementptr inbounds %struct.submission, ptr %37, i64 %72, i32 3
  %77 = load i64, ptr %76, align 8, !tbaa !406
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %82, label %79

79:                                               ; preds = %70
  %80 = load ptr, ptr %23, align 8, !tbaa !407
  store ptr %80, ptr %74, align 8, !tbaa !69
  store i32 1, ptr %75, align 8, !tbaa !404
  %81 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71, i32 1, i64 0
  store i64 %77, ptr %81, align 8, !tbaa !4
  br label %82

82:                                               ; preds = %79, %70
  %83 = phi i32 [ 1, %79 ], [ 0, %70 ]
  %84 = add nuw nsw i64 %72, 1
  %85 = icmp eq i64 %84, %32
  br i1 %85, label %86, label %92

86:                                               ; preds = %82
  %87 = load ptr, ptr %24, align 8, !tbaa !111
  %88 = zext i32 %83 to i64
  %89 = getelementptr inbounds [2 x ptr], ptr %74, i64 0, i64 %88
  store ptr %87, ptr %89, align 8, !tbaa !69
  %90 = add nuw nsw i32 %83, 1
  store i32 %90, ptr %75, align 8, !tbaa !404
  %91 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71, i32 1, i64 %88
  store i64 %10, ptr %91, align 8, !tbaa !4
  br label %92

92:                                               ; preds = %86, %82
  %93 = phi i32 [ %90, %86 ], [ %83, %82 ]
  %94 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %4, i64 0, i64 %71
  %95 = getelementptr inbounds %struct.submission, ptr %37, i64 %72, i32 1
  %96 = load i32, ptr %95, align 4, !tbaa !181
  %97 = load i32, ptr %73, align 8, !tbaa !408
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds i64, ptr %38, i64 %98
  %100 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %71, i32 1
  store i32 1000207003, ptr %94, align 8, !tbaa.struct !409
  %101 = getelementptr inbounds i8, ptr %94, i64 8
  store ptr null, ptr %101, align 8, !tbaa.struct !410
  %102 = getelementptr inbounds i8, ptr %94, i64 16
  store i32 %96, ptr %102, align 8, !tbaa.struct !411
  %103 = getelementptr inbounds i8, ptr %94, i64 24
  store ptr %99, ptr %103, align 8, !tbaa.struct !412
  %104 = getelementptr inbounds i8, ptr %94, i64 32
  store i32 %93, ptr %104, align 8, !tbaa.struct !413
  %105 = getelementptr inbounds i8, ptr %94, i64 40
  store ptr %100, ptr %105, align 8, !tbaa.struct !307
  %106 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %5, i64 0, i64 %71
  %107 = load i32, ptr %95, align 4, !tbaa !181
  %108 = load i32, ptr %73, align 8, !tbaa !408
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds ptr, ptr %39, i64 %109
  %111 = getelementptr inbounds %struct.submission, ptr %37, i64 %72, i32 2
  store i32 4, ptr %106, align 8, !tbaa.struct !414
  %112 = getelementptr inbounds i8, ptr %106, i64 8
  store ptr %94, ptr %112, align 8, !tbaa.struct !415
  %113 = getelementptr inbounds i8, ptr %106, i64 16
  store i32 %107, ptr %113, align 8, !tbaa.struct !416
  %114 = getelementptr inbounds i8, ptr %106, i64 24
  store ptr %110, ptr %114, align 8, !tbaa.struct !417
  %115 = getelementptr inbounds i8, ptr %106, i64 32
  store ptr %3, ptr %115, align 8, !tbaa.struct !410
  %116 = getelementptr inbounds i8, ptr %106, i64 40
  store i32 1, ptr %116, align 8, !tbaa.struct !411
  %117 = getelementptr inbounds i8, ptr %106, i64 48
  store ptr %111, ptr %117, align 8, !tbaa.struct !412
  %118 = getelementptr inbounds i8, ptr %106, i64 56
  store i32 %93, ptr %118, align 8, !tbaa.struct !413
  %119 = getelementptr inbounds i8, ptr %106, i64 64
  store ptr %74, ptr %119, align 8, !tbaa.struct !307
  %120 = add nuw nsw i64 %71, 1
  %121 = icmp ult i64 %71, 15
  %122 = icmp ult i64 %84, %32
  %123 = select i1 %121, i1 %122, i1 false
  %124 = and i1 %78, %123
  br i1 %124, label %70, label %41, !llvm.loop !418

125:                                              ; preds = %55
  %126 = icmp eq ptr %56, null
  br i1 %126, label %132, label %127

127:                                              ; preds = %125
  %128 = call i32 @pthread_mutex_lock(ptr noundef nonnull %29) #16
  %129 = load ptr, ptr %30, align 8, !tbaa !76
  store ptr %56, ptr %129, align 8, !tbaa !69
  store ptr %56, ptr %30, align 8, !tbaa !76
  %130 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %29) #16
  %131 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #16
  br label %132

132:                                              ; preds = %125, %127
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #17
  %133 = icmp ult i32 %46, %12
  br i1 %133, label %33, label %135, !llvm.loop !419

134:                                              ; preds = %55
  call void @free(ptr noundef %56) #16
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #17
  br label %137

135:                                              ; preds = %132, %2
  %136 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %10, ptr %136, align 8, !tbaa !401
  br label %137

137:                                              ; preds = %134, %135
  %138 = phi i32 [ 0, %135 ], [ %65, %134 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #17
  ret i32 %138
}

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 34
  %5 = load i32, ptr %4, align 4, !tbaa !420
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 35
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 33
  %8 = load i32, ptr %7, align 8, !tbaa !157
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !69
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #16
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !69
  %20 = load i32, ptr %4, align 4, !tbaa !420
  %21 = load i32, ptr %7, align 8, !tbaa !157
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
  %31 = load ptr, ptr %25, align 8, !tbaa !69
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #16
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !69
  %37 = load i32, ptr %7, align 8, !tbaa !157
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !420
  %41 = load ptr, ptr %6, align 8, !tbaa !65
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !69
  %44 = load ptr, ptr %25, align 8, !tbaa !66
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !157
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !4
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 32
  %48 = load ptr, ptr %47, align 8, !tbaa !64
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %50 = load i32, ptr %49, align 8, !tbaa !158
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !181
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !181
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
  %4 = load i32, ptr %3, align 8, !tbaa !129
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
  %13 = load ptr, ptr %7, align 8, !tbaa !205
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #16
  br label %28, !llvm.loop !421

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !206
  store ptr %19, ptr %7, align 8, !tbaa !205
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  store ptr %7, ptr %8, align 8, !tbaa !117
  br label %22

22:                                               ; preds = %21, %17
  %23 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !126
  store ptr %24, ptr %9, align 8, !tbaa !127
  %25 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  tail call fastcc void @hand_over_held(ptr noundef nonnull %13) #18
  %26 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  store ptr null, ptr %9, align 8, !tbaa !127
  %27 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #16
  br label %28

28:                                               ; preds = %22, %15
  %29 = load i32, ptr %3, align 8, !tbaa !129
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
  br i1 %22, label %24, label %10, !llvm.loop !422

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !423
  %28 = tail call i32 @gettid() #16
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !425
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !426
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !427
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !428
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %35 = load i64, ptr %6, align 8, !tbaa !136
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !138
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
  %9 = load ptr, ptr %8, align 8, !tbaa !211
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12, !prof !135

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %13 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %14 = load i64, ptr %6, align 8, !tbaa !136
  %15 = mul i64 %14, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !138
  %18 = add i64 %15, %17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  br label %19

19:                                               ; preds = %4, %12
  %20 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %21 = load ptr, ptr %1, align 8, !tbaa !429
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !430
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !431
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
  %46 = load <2 x i64>, ptr %5, align 16, !tbaa !174
  store <2 x i64> %46, ptr %41, align 16, !tbaa !174, !nontemporal !432
  %47 = load <2 x i64>, ptr %37, align 16, !tbaa !174
  %48 = getelementptr inbounds <2 x i64>, ptr %41, i64 1
  store <2 x i64> %47, ptr %48, align 16, !tbaa !174, !nontemporal !432
  %49 = load <2 x i64>, ptr %38, align 16, !tbaa !174
  %50 = getelementptr inbounds <2 x i64>, ptr %41, i64 2
  store <2 x i64> %49, ptr %50, align 16, !tbaa !174, !nontemporal !432
  %51 = load <2 x i64>, ptr %39, align 16, !tbaa !174
  %52 = getelementptr inbounds <2 x i64>, ptr %41, i64 3
  store <2 x i64> %51, ptr %52, align 16, !tbaa !174, !nontemporal !432
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #17
  %53 = getelementptr inbounds i8, ptr %41, i64 64
  %54 = getelementptr inbounds i8, ptr %43, i64 64
  %55 = add i64 %42, -64
  %56 = icmp ugt i64 %55, 63
  br i1 %56, label %40, label %57, !llvm.loop !433

57:                                               ; preds = %40, %19
  %58 = phi ptr [ %33, %19 ], [ %54, %40 ]
  %59 = phi i64 [ %34, %19 ], [ %55, %40 ]
  %60 = phi ptr [ %32, %19 ], [ %53, %40 ]
  fence seq_cst
  %61 = call ptr @memcpy(ptr noundef %60, ptr noundef %58, i64 noundef %59) #16
  %62 = load i64, ptr %24, align 8, !tbaa !431
  %63 = icmp eq i64 %20, 0
  br i1 %63, label %70, label %64, !prof !135

64:                                               ; preds = %57
  %65 = load ptr, ptr %8, align 8, !tbaa !211
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
  %6 = load i32, ptr %5, align 8, !tbaa !212
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
  %18 = load ptr, ptr %9, align 8, !tbaa !221
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 4
  %22 = load i16, ptr %21, align 8, !tbaa !227
  %23 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !224
  %25 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 3
  %26 = load i32, ptr %25, align 4, !tbaa !226
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !226
  %28 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 2
  %29 = load i32, ptr %28, align 8, !tbaa !225
  %30 = icmp eq i32 %27, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %20, %31
  %32 = phi ptr [ %33, %31 ], [ %9, %20 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !69
  %34 = icmp eq ptr %33, %18
  br i1 %34, label %35, label %31, !llvm.loop !229

35:                                               ; preds = %31
  %36 = load ptr, ptr %18, align 8, !tbaa !222
  store ptr %36, ptr %32, align 8, !tbaa !69
  %37 = load i32, ptr %10, align 8, !tbaa !228
  %38 = add i32 %37, -1
  store atomic i32 %38, ptr %10 seq_cst, align 8
  br label %39

39:                                               ; preds = %35, %20
  %40 = load ptr, ptr %9, align 8, !tbaa !221
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
  %51 = load i32, ptr %13, align 4, !tbaa !434
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, 1
  store i32 %54, ptr %13, align 4, !tbaa !434
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #17
  %56 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %57 = load i64, ptr %3, align 8, !tbaa !136
  %58 = mul i64 %57, 1000000000
  %59 = load i64, ptr %14, align 8, !tbaa !138
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #17
  %60 = add i64 %59, 200000
  %61 = add i64 %60, %58
  %62 = load atomic i32, ptr %10 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %53, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #17
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %66 = load i64, ptr %2, align 8, !tbaa !136
  %67 = mul i64 %66, 1000000000
  %68 = load i64, ptr %15, align 8, !tbaa !138
  %69 = add i64 %67, %68
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #17
  %70 = icmp ult i64 %69, %61
  br i1 %70, label %71, label %74

71:                                               ; preds = %64
  call void @llvm.aarch64.hint(i32 1)
  %72 = load atomic i32, ptr %10 seq_cst, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %64, label %74, !llvm.loop !435

74:                                               ; preds = %64, %71, %53
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  %76 = load i32, ptr %13, align 4, !tbaa !434
  %77 = add i32 %76, -1
  store i32 %77, ptr %13, align 4, !tbaa !434
  br label %80

78:                                               ; preds = %50, %48
  %79 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #16
  br label %80

80:                                               ; preds = %74, %78, %44
  %81 = phi i32 [ 0, %44 ], [ %17, %78 ], [ 1, %74 ]
  %82 = load i32, ptr %5, align 8, !tbaa !212
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %16, label %84, !llvm.loop !436

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
  store i64 %2, ptr %8, align 8, !tbaa !437
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store <2 x i32> zeroinitializer, ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %11 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %12 = load i32, ptr %11, align 4, !tbaa !327
  %13 = and i32 %12, 2
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 %12, i32 2
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %4, align 8, !tbaa !358
  %18 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !359
  %20 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %21 = load i64, ptr %20, align 8, !tbaa !352
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %28, ptr noundef nonnull align 8 dereferenceable(12) %29, i64 12, i1 false), !tbaa.struct !360
  %30 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %31 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %31, i64 12, i1 false), !tbaa.struct !360
  %32 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !315
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %66, label %35

35:                                               ; preds = %6
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !110
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %37, i64 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !183
  %40 = trunc i64 %39 to i32
  %41 = and i64 %39, 2048
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #17
  store i32 45, ptr %7, align 8, !tbaa !317
  %44 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %44, align 8, !tbaa !320
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %43, ptr %45, align 8, !tbaa !321
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %43, ptr %46, align 4, !tbaa !322
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %33, ptr %47, align 8, !tbaa !323
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %48, align 4, !tbaa !174
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %49, align 4, !tbaa !324
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %51 = load ptr, ptr %3, align 8, !tbaa !325
  store ptr %51, ptr %50, align 8, !tbaa !326
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %12, ptr %52, align 8, !tbaa !328
  %53 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %53, align 4, !tbaa !329
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %55 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %56 = load i32, ptr %55, align 8, !tbaa !330
  store i32 %56, ptr %54, align 8, !tbaa !331
  %57 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %57, align 4, !tbaa !332
  %58 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %59 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %60 = load i32, ptr %59, align 4, !tbaa !333
  store i32 %60, ptr %58, align 8, !tbaa !334
  %61 = load ptr, ptr %0, align 8, !tbaa !80
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 19
  %63 = load ptr, ptr %62, align 8, !tbaa !189
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %65 = load ptr, ptr %64, align 8, !tbaa !190
  call void %63(ptr noundef %65, i32 noundef %40, i32 noundef %40, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #16
  store i32 1, ptr %32, align 8, !tbaa !315
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #17
  br label %66

66:                                               ; preds = %6, %35
  %67 = icmp eq i32 %5, 0
  %68 = load ptr, ptr %0, align 8, !tbaa !80
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %70 = load ptr, ptr %69, align 8, !tbaa !190
  %71 = load ptr, ptr %3, align 8, !tbaa !325
  br i1 %67, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 12
  %74 = load ptr, ptr %73, align 8, !tbaa !440
  call void %74(ptr noundef %70, ptr noundef %1, ptr noundef %71, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #16
  br label %78

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 14
  %77 = load ptr, ptr %76, align 8, !tbaa !441
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
  %9 = load ptr, ptr %8, align 8, !tbaa !442
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !327
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !358
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !359
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !352
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !360
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !444
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !327
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !358
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !359
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !352
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !360
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !360
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !315
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %89, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !110
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !183
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #17
  store i32 45, ptr %4, align 8, !tbaa !317
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !320
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !321
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !322
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !323
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %69, align 4, !tbaa !174
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %70, align 4, !tbaa !324
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %72 = load ptr, ptr %9, align 8, !tbaa !325
  store ptr %72, ptr %71, align 8, !tbaa !326
  %73 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %74 = load i32, ptr %10, align 4, !tbaa !327
  store i32 %74, ptr %73, align 8, !tbaa !328
  %75 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %75, align 4, !tbaa !329
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %77 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %78 = load i32, ptr %77, align 8, !tbaa !330
  store i32 %78, ptr %76, align 8, !tbaa !331
  %79 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %79, align 4, !tbaa !332
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %81 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %82 = load i32, ptr %81, align 4, !tbaa !333
  store i32 %82, ptr %80, align 8, !tbaa !334
  %83 = load ptr, ptr %0, align 8, !tbaa !80
  %84 = getelementptr inbounds %struct.device, ptr %83, i64 0, i32 19
  %85 = load ptr, ptr %84, align 8, !tbaa !189
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %87 = load ptr, ptr %86, align 8, !tbaa !190
  call void %85(ptr noundef %87, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 1, ptr %53, align 8, !tbaa !315
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #17
  %88 = load ptr, ptr %30, align 8, !tbaa !444
  br label %89

89:                                               ; preds = %2, %56
  %90 = phi ptr [ %31, %2 ], [ %88, %56 ]
  %91 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 1
  %92 = load i32, ptr %91, align 8, !tbaa !315
  %93 = icmp eq i32 %92, 1
  br i1 %93, label %128, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %96 = load ptr, ptr %95, align 8, !tbaa !110
  %97 = getelementptr inbounds %struct.hardware_queue, ptr %96, i64 0, i32 1
  %98 = load i64, ptr %97, align 8, !tbaa !183
  %99 = trunc i64 %98 to i32
  %100 = and i64 %98, 2048
  %101 = icmp eq i64 %100, 0
  %102 = select i1 %101, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #17
  store i32 45, ptr %3, align 8, !tbaa !317
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %103, align 8, !tbaa !320
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %102, ptr %104, align 8, !tbaa !321
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %102, ptr %105, align 4, !tbaa !322
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %92, ptr %106, align 8, !tbaa !323
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %107, align 4, !tbaa !174
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %108, align 4, !tbaa !324
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %110 = load ptr, ptr %90, align 8, !tbaa !325
  store ptr %110, ptr %109, align 8, !tbaa !326
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %112 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !327
  store i32 %113, ptr %111, align 8, !tbaa !328
  %114 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %114, align 4, !tbaa !329
  %115 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %116 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 3
  %117 = load i32, ptr %116, align 8, !tbaa !330
  store i32 %117, ptr %115, align 8, !tbaa !331
  %118 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %118, align 4, !tbaa !332
  %119 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %120 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 4
  %121 = load i32, ptr %120, align 4, !tbaa !333
  store i32 %121, ptr %119, align 8, !tbaa !334
  %122 = load ptr, ptr %0, align 8, !tbaa !80
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 19
  %124 = load ptr, ptr %123, align 8, !tbaa !189
  %125 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %126 = load ptr, ptr %125, align 8, !tbaa !190
  call void %124(ptr noundef %126, i32 noundef %99, i32 noundef %99, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %91, align 8, !tbaa !315
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #17
  %127 = load ptr, ptr %30, align 8, !tbaa !444
  br label %128

128:                                              ; preds = %89, %94
  %129 = phi ptr [ %90, %89 ], [ %127, %94 ]
  %130 = load ptr, ptr %0, align 8, !tbaa !80
  %131 = getelementptr inbounds %struct.device, ptr %130, i64 0, i32 13
  %132 = load ptr, ptr %131, align 8, !tbaa !445
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %134 = load ptr, ptr %133, align 8, !tbaa !190
  %135 = load ptr, ptr %8, align 8, !tbaa !442
  %136 = load ptr, ptr %135, align 8, !tbaa !325
  %137 = load ptr, ptr %129, align 8, !tbaa !325
  call void %132(ptr noundef %134, ptr noundef %136, i32 noundef 1, ptr noundef %137, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #17
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !315
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %43, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !110
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !183
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #17
  store i32 45, ptr %4, align 8, !tbaa !317
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !320
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !321
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !322
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !323
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !446
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store <2 x i32> <i32 -1, i32 -1>, ptr %24, align 8, !tbaa !9
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %26 = load ptr, ptr %1, align 8, !tbaa !325
  store ptr %26, ptr %25, align 8, !tbaa !326
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %28 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %29 = load i32, ptr %28, align 4, !tbaa !327
  store i32 %29, ptr %27, align 8, !tbaa !328
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %30, align 4, !tbaa !329
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %32 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %33 = load i32, ptr %32, align 8, !tbaa !330
  store i32 %33, ptr %31, align 8, !tbaa !331
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %34, align 4, !tbaa !332
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %36 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %37 = load i32, ptr %36, align 4, !tbaa !333
  store i32 %37, ptr %35, align 8, !tbaa !334
  %38 = load ptr, ptr %0, align 8, !tbaa !80
  %39 = getelementptr inbounds %struct.device, ptr %38, i64 0, i32 19
  %40 = load ptr, ptr %39, align 8, !tbaa !189
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %42 = load ptr, ptr %41, align 8, !tbaa !190
  call void %40(ptr noundef %42, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 %2, ptr %5, align 8, !tbaa !315
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
  %6 = load i32, ptr %5, align 4, !tbaa !327
  store i32 %6, ptr %4, align 4, !tbaa !328
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !329
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !330
  store i32 %10, ptr %8, align 4, !tbaa !331
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !332
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !333
  store i32 %14, ptr %12, align 4, !tbaa !334
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !315
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %46, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !110
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !183
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #17
  store i32 45, ptr %3, align 8, !tbaa !317
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !320
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !321
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !322
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !323
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %31, align 4, !tbaa !174
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %32, align 4, !tbaa !324
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %34 = load ptr, ptr %1, align 8, !tbaa !325
  store ptr %34, ptr %33, align 8, !tbaa !326
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %35, align 8, !tbaa !328
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %36, align 4, !tbaa !329
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %37, align 8, !tbaa !331
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %38, align 4, !tbaa !332
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %39, align 8, !tbaa !334
  %40 = load ptr, ptr %0, align 8, !tbaa !80
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 19
  %42 = load ptr, ptr %41, align 8, !tbaa !189
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %44 = load ptr, ptr %43, align 8, !tbaa !190
  call void %42(ptr noundef %44, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %15, align 8, !tbaa !315
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #17
  %45 = load i32, ptr %5, align 4, !tbaa !327
  br label %46

46:                                               ; preds = %2, %18
  %47 = phi i32 [ %6, %2 ], [ %45, %18 ]
  %48 = and i32 %47, 1
  %49 = icmp eq i32 %48, 0
  %50 = load ptr, ptr %0, align 8, !tbaa !80
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !190
  %53 = load ptr, ptr %1, align 8, !tbaa !325
  %54 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 10
  %55 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 9
  %56 = select i1 %49, ptr %54, ptr %55
  %57 = select i1 %49, ptr @clear_image.nothing, ptr @clear_image.black
  %58 = load ptr, ptr %56, align 8, !tbaa !69
  call void %58(ptr noundef %52, ptr noundef %53, i32 noundef 1, ptr noundef nonnull %57, i32 noundef 1, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #17
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #3 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !69
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %7 = load ptr, ptr %6, align 8, !tbaa !169
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !141
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !80
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 8
  %14 = load i64, ptr %13, align 8, !tbaa !156
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !142
  %17 = add i64 %14, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %16
  %20 = sub nuw i64 %18, %19
  %21 = add i64 %20, %11
  store i64 %21, ptr %13, align 8, !tbaa !156
  %22 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 6
  %23 = load ptr, ptr %22, align 8, !tbaa !52
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #16
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !447
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !448
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #16
  %40 = load ptr, ptr %3, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
  %41 = load ptr, ptr %22, align 8, !tbaa !52
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !448
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !4
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #16
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !447
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !449
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @begin_chunk(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkMemoryBarrier, align 8
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !77
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %11 = load ptr, ptr %10, align 8, !tbaa !169
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #16
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !207
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !207
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 30
  %19 = load i32, ptr %18, align 8, !tbaa !158
  store ptr null, ptr %12, align 8, !tbaa.struct !450
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !451
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !452
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !453
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !361
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !218
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 29
  %26 = load ptr, ptr %25, align 8, !tbaa !159
  store ptr %12, ptr %26, align 8, !tbaa !69
  store ptr %12, ptr %25, align 8, !tbaa !159
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !88
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !89
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !4
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !88
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #18
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 32
  %43 = load ptr, ptr %42, align 8, !tbaa !64
  %44 = load i32, ptr %18, align 8, !tbaa !158
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !406
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !80
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 19
  %50 = load ptr, ptr %49, align 8, !tbaa !189
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !190
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %54 = load i32, ptr %53, align 8, !tbaa !191
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !110
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !183
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #17
  store i32 46, ptr %6, align 8, !tbaa !184
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !186
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !187
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !188
  %68 = load ptr, ptr %0, align 8, !tbaa !80
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 19
  %70 = load ptr, ptr %69, align 8, !tbaa !189
  %71 = load ptr, ptr %51, align 8, !tbaa !190
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #17
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !191
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
  %5 = load ptr, ptr %4, align 8, !tbaa !110
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !183
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #17
  store i32 46, ptr %3, align 8, !tbaa !184
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !186
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !187
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !188
  %16 = load ptr, ptr %0, align 8, !tbaa !80
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 19
  %18 = load ptr, ptr %17, align 8, !tbaa !189
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8, !tbaa !190
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %22, align 8, !tbaa !191
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #17
  %23 = load ptr, ptr %0, align 8, !tbaa !80
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
  %25 = load ptr, ptr %24, align 8, !tbaa !192
  %26 = load ptr, ptr %19, align 8, !tbaa !190
  %27 = call i32 %25(ptr noundef %26) #16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %2
  %30 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #18
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %34 = load ptr, ptr %33, align 8, !tbaa !169
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %36 = load ptr, ptr %35, align 8, !tbaa !77
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !104
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
!15 = !{!16, !17, i64 192}
!16 = !{!"device", !17, i64 0, !5, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64, !17, i64 72, !17, i64 80, !17, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !17, i64 120, !17, i64 128, !17, i64 136, !17, i64 144, !17, i64 152, !17, i64 160, !17, i64 168, !17, i64 176, !17, i64 184, !17, i64 192, !17, i64 200, !17, i64 208, !17, i64 216, !17, i64 224, !17, i64 232, !17, i64 240, !17, i64 248, !17, i64 256, !17, i64 264, !17, i64 272, !17, i64 280, !17, i64 288, !17, i64 296, !17, i64 304, !5, i64 312, !5, i64 320, !17, i64 328, !17, i64 336}
!17 = !{!"any pointer", !6, i64 0}
!18 = !{!16, !17, i64 0}
!19 = !{!20, !17, i64 0}
!20 = !{!"import", !17, i64 0, !17, i64 8}
!21 = !{!16, !17, i64 224}
!22 = !{!20, !17, i64 8}
!23 = !{!24, !6, i64 0}
!24 = !{!"VkExternalMemoryBufferCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16}
!25 = !{!24, !17, i64 8}
!26 = !{!24, !10, i64 16}
!27 = !{!28, !6, i64 0}
!28 = !{!"VkBufferCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !5, i64 24, !10, i64 32, !6, i64 36, !10, i64 40, !17, i64 48}
!29 = !{!28, !17, i64 8}
!30 = !{!28, !10, i64 16}
!31 = !{!28, !5, i64 24}
!32 = !{!28, !10, i64 32}
!33 = !{!28, !6, i64 36}
!34 = !{!28, !10, i64 40}
!35 = !{!28, !17, i64 48}
!36 = !{!37, !6, i64 0}
!37 = !{!"VkImportMemoryHostPointerInfoEXT", !6, i64 0, !17, i64 8, !6, i64 16, !17, i64 24}
!38 = !{!37, !17, i64 8}
!39 = !{!37, !6, i64 16}
!40 = !{!37, !17, i64 24}
!41 = !{!42, !6, i64 0}
!42 = !{!"VkMemoryAllocateInfo", !6, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!43 = !{!42, !17, i64 8}
!44 = !{!42, !5, i64 16}
!45 = !{!42, !10, i64 24}
!46 = !{!16, !17, i64 168}
!47 = !{!16, !17, i64 32}
!48 = !{!16, !17, i64 48}
!49 = !{!50, !17, i64 32}
!50 = !{!"context", !17, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !5, i64 56, !5, i64 64, !17, i64 72, !10, i64 80, !10, i64 84, !5, i64 88, !10, i64 96, !17, i64 104, !10, i64 112, !10, i64 116, !10, i64 120, !17, i64 128, !10, i64 136, !10, i64 140, !17, i64 144, !10, i64 152, !10, i64 156, !17, i64 160, !10, i64 168, !10, i64 172, !17, i64 176, !17, i64 184, !17, i64 192, !10, i64 200, !10, i64 204, !17, i64 208, !10, i64 216, !10, i64 220, !17, i64 224, !17, i64 232, !17, i64 240, !6, i64 248}
!51 = !{!50, !17, i64 40}
!52 = !{!50, !17, i64 48}
!53 = !{!50, !5, i64 56}
!54 = !{!50, !10, i64 112}
!55 = !{!50, !10, i64 136}
!56 = !{!16, !17, i64 208}
!57 = !{!50, !17, i64 72}
!58 = !{!50, !10, i64 168}
!59 = !{!50, !17, i64 176}
!60 = distinct !{!60, !14}
!61 = !{!50, !17, i64 128}
!62 = !{!50, !17, i64 144}
!63 = !{!50, !17, i64 160}
!64 = !{!50, !17, i64 208}
!65 = !{!50, !17, i64 224}
!66 = !{!50, !17, i64 232}
!67 = !{!50, !17, i64 240}
!68 = !{!16, !17, i64 200}
!69 = !{!17, !17, i64 0}
!70 = distinct !{!70, !14}
!71 = !{!72, !17, i64 0}
!72 = !{!"staging", !17, i64 0, !73, i64 8, !5, i64 56, !5, i64 64, !10, i64 72, !17, i64 80, !17, i64 88, !74, i64 96, !74, i64 160}
!73 = !{!"slots", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40}
!74 = !{!"", !6, i64 0}
!75 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 8, !69, i64 40, i64 8, !69}
!76 = !{!72, !17, i64 88}
!77 = !{!78, !17, i64 144}
!78 = !{!"queue", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24, !5, i64 32, !17, i64 40, !10, i64 48, !10, i64 52, !79, i64 56, !5, i64 72, !10, i64 80, !10, i64 84, !10, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !17, i64 120, !17, i64 128, !10, i64 136, !17, i64 144, !74, i64 152, !74, i64 216}
!79 = !{!"notification", !5, i64 0, !10, i64 8}
!80 = !{!78, !17, i64 0}
!81 = !{!72, !17, i64 80}
!82 = !{!72, !10, i64 72}
!83 = distinct !{!83, !14}
!84 = !{!85, !17, i64 0}
!85 = !{!"chunk", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !10, i64 32, !10, i64 36}
!86 = !{!72, !17, i64 16}
!87 = !{!85, !5, i64 16}
!88 = !{!72, !5, i64 24}
!89 = !{!72, !5, i64 32}
!90 = !{!85, !10, i64 32}
!91 = !{!92, !6, i64 0}
!92 = !{!"VkSemaphoreWaitInfo", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !17, i64 24, !17, i64 32}
!93 = !{!92, !17, i64 8}
!94 = !{!92, !17, i64 24}
!95 = !{!92, !17, i64 32}
!96 = !{!16, !17, i64 304}
!97 = distinct !{!97, !14}
!98 = !{!85, !17, i64 8}
!99 = !{!16, !17, i64 336}
!100 = !{!85, !5, i64 24}
!101 = !{!102, !6, i64 0}
!102 = !{!"VkSemaphoreSignalInfo", !6, i64 0, !17, i64 8, !17, i64 16, !5, i64 24}
!103 = !{!102, !17, i64 8}
!104 = !{!72, !17, i64 40}
!105 = !{!102, !17, i64 16}
!106 = !{!102, !5, i64 24}
!107 = !{!16, !17, i64 288}
!108 = !{!50, !5, i64 24}
!109 = distinct !{!109, !14}
!110 = !{!78, !17, i64 8}
!111 = !{!78, !17, i64 24}
!112 = !{!78, !10, i64 64}
!113 = !{!78, !10, i64 52}
!114 = !{!78, !17, i64 112}
!115 = !{!116, !17, i64 80}
!116 = !{!"hardware_queue", !17, i64 0, !5, i64 8, !74, i64 16, !17, i64 80}
!117 = !{!118, !17, i64 200}
!118 = !{!"line", !74, i64 0, !74, i64 64, !74, i64 128, !17, i64 192, !17, i64 200, !17, i64 208, !5, i64 216, !10, i64 224, !10, i64 228, !10, i64 232}
!119 = !{!78, !17, i64 16}
!120 = !{!118, !10, i64 224}
!121 = !{!16, !17, i64 240}
!122 = !{!78, !10, i64 84}
!123 = !{!78, !10, i64 88}
!124 = !{!79, !10, i64 8}
!125 = distinct !{!125, !14}
!126 = !{!50, !17, i64 16}
!127 = !{!118, !17, i64 208}
!128 = distinct !{!128, !14}
!129 = !{!118, !10, i64 232}
!130 = !{!118, !10, i64 228}
!131 = !{!118, !5, i64 216}
!132 = !{!78, !17, i64 40}
!133 = !{!78, !17, i64 96}
!134 = !{!50, !17, i64 0}
!135 = !{!"branch_weights", i32 2000, i32 1}
!136 = !{!137, !5, i64 0}
!137 = !{!"", !5, i64 0, !5, i64 8}
!138 = !{!137, !5, i64 8}
!139 = !{!140, !12, i64 0}
!140 = !{!"command", !12, i64 0, !12, i64 2, !10, i64 4}
!141 = !{!140, !10, i64 4}
!142 = !{!16, !5, i64 8}
!143 = !{!144, !5, i64 16}
!144 = !{!"kernel", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40}
!145 = !{!146, !5, i64 24}
!146 = !{!"transfer", !140, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32}
!147 = !{!148, !5, i64 16}
!148 = !{!"texels", !140, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !149, i64 40}
!149 = !{!"region", !5, i64 0, !5, i64 8, !5, i64 16, !150, i64 24, !151, i64 36}
!150 = !{!"VkOffset3D", !10, i64 0, !10, i64 4, !10, i64 8}
!151 = !{!"VkExtent3D", !10, i64 0, !10, i64 4, !10, i64 8}
!152 = distinct !{!152, !14}
!153 = distinct !{!153, !14}
!154 = !{!50, !10, i64 152}
!155 = !{!50, !10, i64 120}
!156 = !{!50, !5, i64 64}
!157 = !{!50, !10, i64 216}
!158 = !{!50, !10, i64 200}
!159 = !{!50, !17, i64 192}
!160 = !{!50, !10, i64 140}
!161 = !{!162, !17, i64 0}
!162 = !{!"kept_set", !17, i64 0, !17, i64 8, !6, i64 16}
!163 = distinct !{!163, !14}
!164 = !{!16, !17, i64 272}
!165 = distinct !{!165, !14}
!166 = !{!16, !17, i64 264}
!167 = !{!50, !10, i64 96}
!168 = !{!50, !17, i64 104}
!169 = !{!78, !17, i64 120}
!170 = !{!50, !10, i64 80}
!171 = !{!172, !6, i64 0}
!172 = !{!"VkQueryPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !6, i64 20, !10, i64 24, !10, i64 28}
!173 = !{!172, !17, i64 8}
!174 = !{!6, !6, i64 0}
!175 = !{!172, !10, i64 24}
!176 = !{!172, !10, i64 28}
!177 = !{!16, !17, i64 184}
!178 = !{!16, !17, i64 280}
!179 = !{!50, !10, i64 84}
!180 = !{!50, !5, i64 88}
!181 = !{!182, !10, i64 4}
!182 = !{!"submission", !10, i64 0, !10, i64 4, !17, i64 8, !5, i64 16}
!183 = !{!116, !5, i64 8}
!184 = !{!185, !6, i64 0}
!185 = !{!"VkMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20}
!186 = !{!185, !17, i64 8}
!187 = !{!185, !10, i64 16}
!188 = !{!185, !10, i64 20}
!189 = !{!16, !17, i64 152}
!190 = !{!78, !17, i64 128}
!191 = !{!78, !10, i64 136}
!192 = !{!16, !17, i64 216}
!193 = !{!194, !17, i64 8}
!194 = !{!"wait", !140, i64 0, !17, i64 8, !5, i64 16}
!195 = !{!194, !5, i64 16}
!196 = !{!16, !17, i64 160}
!197 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 8, !4}
!198 = !{i64 0, i64 8, !69, i64 8, i64 8, !4}
!199 = !{i64 0, i64 8, !4}
!200 = !{!140, !12, i64 2}
!201 = distinct !{!201, !14}
!202 = !{!16, !17, i64 120}
!203 = !{!78, !17, i64 104}
!204 = !{!50, !17, i64 184}
!205 = !{!118, !17, i64 192}
!206 = !{!50, !17, i64 8}
!207 = !{!72, !5, i64 56}
!208 = distinct !{!208, !14}
!209 = !{!210, !10, i64 204}
!210 = !{!"copiers", !74, i64 0, !74, i64 64, !74, i64 128, !17, i64 192, !10, i64 200, !10, i64 204, !10, i64 208, !10, i64 212, !10, i64 216, !6, i64 224, !17, i64 288}
!211 = !{!210, !17, i64 288}
!212 = !{!210, !10, i64 216}
!213 = !{!210, !10, i64 208}
!214 = distinct !{!214, !14}
!215 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 8, !4, i64 24, i64 4, !9}
!216 = !{i64 0, i64 8, !69, i64 8, i64 8, !4, i64 16, i64 4, !9}
!217 = !{i64 0, i64 8, !4, i64 8, i64 4, !9}
!218 = !{i64 0, i64 4, !9}
!219 = distinct !{!219, !14}
!220 = distinct !{!220, !14}
!221 = !{!210, !17, i64 192}
!222 = !{!223, !17, i64 0}
!223 = !{!"copying", !17, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !12, i64 24}
!224 = !{!223, !17, i64 8}
!225 = !{!223, !10, i64 16}
!226 = !{!223, !10, i64 20}
!227 = !{!223, !12, i64 24}
!228 = !{!210, !10, i64 200}
!229 = distinct !{!229, !14}
!230 = !{!231, !10, i64 24}
!231 = !{!"piece", !17, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!232 = distinct !{!232, !14}
!233 = distinct !{!233, !14}
!234 = distinct !{!234, !14}
!235 = distinct !{!235, !14}
!236 = distinct !{!236, !14}
!237 = !{!50, !10, i64 116}
!238 = !{!239, !6, i64 0}
!239 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !10, i64 28}
!240 = !{!239, !17, i64 8}
!241 = !{!239, !17, i64 16}
!242 = !{!239, !6, i64 24}
!243 = !{!239, !10, i64 28}
!244 = !{!16, !17, i64 16}
!245 = !{!246, !6, i64 0}
!246 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !17, i64 8, !10, i64 16, !17, i64 24}
!247 = !{!246, !17, i64 8}
!248 = !{!246, !10, i64 16}
!249 = !{!246, !17, i64 24}
!250 = !{!16, !17, i64 40}
!251 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 8, !69, i64 16, i64 8, !4}
!252 = !{i64 0, i64 4, !9, i64 4, i64 8, !69, i64 12, i64 8, !4}
!253 = !{!144, !5, i64 0}
!254 = !{!144, !17, i64 32}
!255 = !{!256, !5, i64 48}
!256 = !{!"task", !17, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !17, i64 56, !17, i64 64}
!257 = !{!256, !5, i64 24}
!258 = !{!256, !5, i64 32}
!259 = !{!256, !17, i64 64}
!260 = distinct !{!260, !14}
!261 = !{!256, !5, i64 40}
!262 = distinct !{!262, !14, !263, !264}
!263 = !{!"llvm.loop.isvectorized", i32 1}
!264 = !{!"llvm.loop.unroll.runtime.disable"}
!265 = !{!256, !17, i64 56}
!266 = !{!267, !5, i64 0}
!267 = !{!"binding", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!268 = !{!267, !5, i64 16}
!269 = !{!270, !17, i64 0}
!270 = !{!"memory", !17, i64 0, !5, i64 8, !5, i64 16}
!271 = distinct !{!271, !14}
!272 = distinct !{!272, !14, !263}
!273 = !{!162, !17, i64 8}
!274 = !{!275, !6, i64 0}
!275 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !10, i64 24, !17, i64 32}
!276 = !{!275, !17, i64 8}
!277 = !{!275, !17, i64 16}
!278 = !{!275, !10, i64 24}
!279 = !{!275, !17, i64 32}
!280 = !{!16, !17, i64 24}
!281 = !{!282, !6, i64 0}
!282 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !17, i64 32}
!283 = !{!282, !17, i64 8}
!284 = !{!282, !10, i64 24}
!285 = !{!282, !17, i64 32}
!286 = !{!16, !17, i64 176}
!287 = !{!16, !17, i64 296}
!288 = !{!267, !5, i64 24}
!289 = !{i64 0, i64 8, !69, i64 8, i64 8, !4, i64 16, i64 8, !4}
!290 = !{i64 0, i64 8, !4, i64 8, i64 8, !4}
!291 = !{!270, !5, i64 8}
!292 = !{!293, !17, i64 24}
!293 = !{!"texture", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!294 = !{!293, !17, i64 8}
!295 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 4, !174}
!296 = !{i64 0, i64 8, !69, i64 8, i64 4, !174}
!297 = !{i64 0, i64 4, !174}
!298 = !{!293, !17, i64 16}
!299 = !{!267, !5, i64 8}
!300 = !{i64 0, i64 4, !174, i64 8, i64 8, !69, i64 16, i64 8, !69, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !174, i64 40, i64 8, !69, i64 48, i64 8, !69, i64 56, i64 8, !69}
!301 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !174, i64 32, i64 8, !69, i64 40, i64 8, !69, i64 48, i64 8, !69}
!302 = !{i64 0, i64 8, !69, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !174, i64 24, i64 8, !69, i64 32, i64 8, !69, i64 40, i64 8, !69}
!303 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !174, i64 16, i64 8, !69, i64 24, i64 8, !69, i64 32, i64 8, !69}
!304 = !{i64 0, i64 4, !174, i64 4, i64 8, !69, i64 12, i64 8, !69, i64 20, i64 8, !69}
!305 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 8, !69}
!306 = !{i64 0, i64 8, !69, i64 8, i64 8, !69}
!307 = !{i64 0, i64 8, !69}
!308 = distinct !{!308, !14}
!309 = !{!16, !17, i64 64}
!310 = !{!256, !17, i64 0}
!311 = !{!16, !17, i64 56}
!312 = !{!256, !17, i64 8}
!313 = !{!16, !17, i64 128}
!314 = !{!293, !17, i64 0}
!315 = !{!316, !10, i64 8}
!316 = !{!"image", !17, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20}
!317 = !{!318, !6, i64 0}
!318 = !{!"VkImageMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !6, i64 24, !6, i64 28, !10, i64 32, !10, i64 36, !17, i64 40, !319, i64 48}
!319 = !{!"VkImageSubresourceRange", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!320 = !{!318, !17, i64 8}
!321 = !{!318, !10, i64 16}
!322 = !{!318, !10, i64 20}
!323 = !{!318, !6, i64 24}
!324 = !{!318, !10, i64 36}
!325 = !{!316, !17, i64 0}
!326 = !{!318, !17, i64 40}
!327 = !{!316, !10, i64 12}
!328 = !{!319, !10, i64 0}
!329 = !{!319, !10, i64 4}
!330 = !{!316, !10, i64 16}
!331 = !{!319, !10, i64 8}
!332 = !{!319, !10, i64 12}
!333 = !{!316, !10, i64 20}
!334 = !{!319, !10, i64 16}
!335 = distinct !{!335, !14}
!336 = distinct !{!336, !14}
!337 = !{!146, !17, i64 32}
!338 = !{!16, !5, i64 312}
!339 = !{!16, !5, i64 320}
!340 = !{!72, !17, i64 8}
!341 = !{!146, !17, i64 8}
!342 = !{!146, !5, i64 16}
!343 = !{!344, !5, i64 0}
!344 = !{!"VkBufferCopy", !5, i64 0, !5, i64 8, !5, i64 16}
!345 = !{!344, !5, i64 8}
!346 = !{!344, !5, i64 16}
!347 = !{!16, !17, i64 88}
!348 = distinct !{!348, !14}
!349 = !{!148, !17, i64 8}
!350 = !{!148, !5, i64 24}
!351 = !{!149, !10, i64 36}
!352 = !{!149, !5, i64 16}
!353 = !{!149, !10, i64 44}
!354 = !{!149, !10, i64 40}
!355 = !{!149, !10, i64 24}
!356 = !{!149, !10, i64 28}
!357 = !{!149, !10, i64 32}
!358 = !{!149, !5, i64 0}
!359 = !{!149, !5, i64 8}
!360 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9}
!361 = !{i64 0, i64 4, !9, i64 4, i64 4, !9}
!362 = !{!151, !10, i64 0}
!363 = !{!151, !10, i64 4}
!364 = !{!151, !10, i64 8}
!365 = !{!148, !17, i64 32}
!366 = distinct !{!366, !14}
!367 = distinct !{!367, !14}
!368 = distinct !{!368, !14}
!369 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !4}
!370 = distinct !{!370, !14}
!371 = distinct !{!371, !14}
!372 = !{!16, !17, i64 136}
!373 = !{!374, !17, i64 16}
!374 = !{!"copy", !140, i64 0, !17, i64 8, !17, i64 16, !344, i64 24}
!375 = !{!374, !17, i64 8}
!376 = !{!16, !17, i64 144}
!377 = !{!378, !17, i64 8}
!378 = !{!"fill", !140, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !10, i64 32}
!379 = !{!378, !5, i64 16}
!380 = !{!378, !5, i64 24}
!381 = !{!378, !10, i64 32}
!382 = !{!383, !17, i64 8}
!383 = !{!"image_transfer", !140, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !149, i64 32}
!384 = !{!383, !5, i64 16}
!385 = !{!383, !17, i64 24}
!386 = !{!387, !17, i64 8}
!387 = !{!"transition", !140, i64 0, !17, i64 8, !5, i64 16}
!388 = !{!387, !5, i64 16}
!389 = !{!16, !17, i64 232}
!390 = !{!391, !17, i64 0}
!391 = !{!"arrival", !17, i64 0, !17, i64 8, !5, i64 16}
!392 = !{!391, !17, i64 8}
!393 = !{!391, !5, i64 16}
!394 = distinct !{!394, !14}
!395 = distinct !{!395, !14}
!396 = !{!16, !17, i64 256}
!397 = !{!116, !17, i64 0}
!398 = !{!72, !5, i64 64}
!399 = !{!78, !5, i64 72}
!400 = distinct !{!400, !14}
!401 = !{!78, !5, i64 32}
!402 = !{!85, !10, i64 36}
!403 = !{!16, !17, i64 248}
!404 = !{!405, !10, i64 32}
!405 = !{!"signals", !6, i64 0, !6, i64 16, !10, i64 32}
!406 = !{!182, !5, i64 16}
!407 = !{!72, !17, i64 48}
!408 = !{!182, !10, i64 0}
!409 = !{i64 0, i64 4, !174, i64 8, i64 8, !69, i64 16, i64 4, !9, i64 24, i64 8, !69, i64 32, i64 4, !9, i64 40, i64 8, !69}
!410 = !{i64 0, i64 8, !69, i64 8, i64 4, !9, i64 16, i64 8, !69, i64 24, i64 4, !9, i64 32, i64 8, !69}
!411 = !{i64 0, i64 4, !9, i64 8, i64 8, !69, i64 16, i64 4, !9, i64 24, i64 8, !69}
!412 = !{i64 0, i64 8, !69, i64 8, i64 4, !9, i64 16, i64 8, !69}
!413 = !{i64 0, i64 4, !9, i64 8, i64 8, !69}
!414 = !{i64 0, i64 4, !174, i64 8, i64 8, !69, i64 16, i64 4, !9, i64 24, i64 8, !69, i64 32, i64 8, !69, i64 40, i64 4, !9, i64 48, i64 8, !69, i64 56, i64 4, !9, i64 64, i64 8, !69}
!415 = !{i64 0, i64 8, !69, i64 8, i64 4, !9, i64 16, i64 8, !69, i64 24, i64 8, !69, i64 32, i64 4, !9, i64 40, i64 8, !69, i64 48, i64 4, !9, i64 56, i64 8, !69}
!416 = !{i64 0, i64 4, !9, i64 8, i64 8, !69, i64 16, i64 8, !69, i64 24, i64 4, !9, i64 32, i64 8, !69, i64 40, i64 4, !9, i64 48, i64 8, !69}
!417 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 4, !9, i64 24, i64 8, !69, i64 32, i64 4, !9, i64 40, i64 8, !69}
!418 = distinct !{!418, !14}
!419 = distinct !{!419, !14}
!420 = !{!50, !10, i64 220}
!421 = distinct !{!421, !14}
!422 = distinct !{!422, !14}
!423 = !{!424, !5, i64 0}
!424 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!425 = !{!424, !10, i64 16}
!426 = !{!424, !12, i64 20}
!427 = !{!424, !12, i64 22}
!428 = !{!424, !5, i64 24}
!429 = !{!231, !17, i64 0}
!430 = !{!231, !17, i64 8}
!431 = !{!231, !5, i64 16}
!432 = !{i32 1}
!433 = distinct !{!433, !14}
!434 = !{!210, !10, i64 212}
!435 = distinct !{!435, !14}
!436 = distinct !{!436, !14}
!437 = !{!438, !5, i64 0}
!438 = !{!"VkBufferImageCopy", !5, i64 0, !10, i64 8, !10, i64 12, !439, i64 16, !150, i64 32, !151, i64 44}
!439 = !{!"VkImageSubresourceLayers", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!440 = !{!16, !17, i64 96}
!441 = !{!16, !17, i64 112}
!442 = !{!443, !17, i64 16}
!443 = !{!"copy_image", !140, i64 0, !17, i64 8, !17, i64 16, !149, i64 24, !149, i64 72}
!444 = !{!443, !17, i64 8}
!445 = !{!16, !17, i64 104}
!446 = !{!318, !6, i64 28}
!447 = !{!144, !5, i64 24}
!448 = !{!144, !17, i64 40}
!449 = distinct !{!449, !14}
!450 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 4, !9, i64 36, i64 4, !9}
!451 = !{i64 0, i64 8, !69, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 4, !9, i64 28, i64 4, !9}
!452 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 4, !9, i64 20, i64 4, !9}
!453 = !{i64 0, i64 8, !4, i64 8, i64 4, !9, i64 12, i64 4, !9}
