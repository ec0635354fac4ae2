; Made by `nox -s native` from *.c and *.h, sha256 b9a1fa5c79dcfe5bd020b753e99105838dbb9b13c710498c80b9e0215e14b412
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
%struct.device = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr, i64 }
%struct.VkExternalMemoryBufferCreateInfo = type { i32, ptr, i32 }
%struct.VkBufferCreateInfo = type { i32, ptr, i32, i64, i32, i32, i32, ptr }
%struct.VkImportMemoryHostPointerInfoEXT = type { i32, ptr, i32, ptr }
%struct.VkMemoryAllocateInfo = type { i32, ptr, i64, i32 }
%struct.import = type { ptr, ptr }
%struct.context = type { ptr, ptr, ptr, i32, i64, ptr, ptr, ptr, i64, i64, ptr, i32, i32, i64, i32, ptr, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, [64 x %struct.kept_set] }
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
%struct.hardware_queue = type { ptr, i64, %struct.mutex, %struct.mutex, ptr }
%struct.line = type { %struct.mutex, %struct.condition, %struct.condition, ptr, ptr, ptr, i64, i32, i32, i32, i32 }
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
%struct.copiers = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i64, i32, i32, i32, i32, i32, [8 x i64], ptr }
%struct.copying = type { ptr, ptr, i32, i32, i16, i64 }
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
define dso_local i32 @device_import(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #3 {
  %8 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 43
  %9 = atomicrmw add ptr %8, i64 1 seq_cst, align 8
  %10 = tail call fastcc i32 @import_pages(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) #16
  %11 = atomicrmw sub ptr %8, i64 1 seq_cst, align 8
  ret i32 %10
}

; Function Attrs: nounwind
define internal fastcc i32 @import_pages(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) unnamed_addr #3 {
  %8 = alloca %struct.VkExternalMemoryBufferCreateInfo, align 8
  %9 = alloca %struct.VkBufferCreateInfo, align 8
  %10 = alloca %struct.VkImportMemoryHostPointerInfoEXT, align 8
  %11 = alloca %struct.VkMemoryAllocateInfo, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #17
  store i32 1000072000, ptr %8, align 8, !tbaa !15
  %12 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %8, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !18
  %13 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %8, i64 0, i32 2
  store i32 128, ptr %13, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #17
  store i32 12, ptr %9, align 8, !tbaa !20
  %14 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %14, align 8, !tbaa !22
  %15 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 2
  store i32 0, ptr %15, align 8, !tbaa !23
  %16 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 3
  store i64 %2, ptr %16, align 8, !tbaa !24
  %17 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 4
  store i32 3, ptr %17, align 8, !tbaa !25
  %18 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 5
  %19 = icmp ugt i64 %5, 1
  %20 = zext i1 %19 to i32
  store i32 %20, ptr %18, align 4, !tbaa !26
  %21 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 6
  %22 = trunc i64 %5 to i32
  %23 = select i1 %19, i32 %22, i32 0
  store i32 %23, ptr %21, align 8, !tbaa !27
  %24 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 7
  store ptr %4, ptr %24, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #17
  store i32 1000178000, ptr %10, align 8, !tbaa !29
  %25 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %10, i64 0, i32 1
  store ptr null, ptr %25, align 8, !tbaa !31
  %26 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %10, i64 0, i32 2
  store i32 128, ptr %26, align 8, !tbaa !32
  %27 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %10, i64 0, i32 3
  store ptr %1, ptr %27, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #17
  store i32 5, ptr %11, align 8, !tbaa !34
  %28 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %11, i64 0, i32 1
  store ptr %10, ptr %28, align 8, !tbaa !36
  %29 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %11, i64 0, i32 2
  store i64 %2, ptr %29, align 8, !tbaa !37
  %30 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %11, i64 0, i32 3
  %31 = trunc i64 %3 to i32
  store i32 %31, ptr %30, align 8, !tbaa !38
  %32 = getelementptr inbounds i8, ptr %6, i64 8
  store <2 x ptr> zeroinitializer, ptr %6, align 8
  %33 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 21
  %34 = load ptr, ptr %33, align 8, !tbaa !39
  %35 = load ptr, ptr %0, align 8, !tbaa !41
  %36 = call i32 %34(ptr noundef %35, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %6) #18
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %52

38:                                               ; preds = %7
  %39 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 4
  %40 = load ptr, ptr %39, align 8, !tbaa !42
  %41 = load ptr, ptr %0, align 8, !tbaa !41
  %42 = call i32 %40(ptr noundef %41, ptr noundef nonnull %11, ptr noundef null, ptr noundef nonnull %32) #18
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %52

44:                                               ; preds = %38
  %45 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 6
  %46 = load ptr, ptr %45, align 8, !tbaa !43
  %47 = load ptr, ptr %0, align 8, !tbaa !41
  %48 = load ptr, ptr %6, align 8, !tbaa !44
  %49 = load ptr, ptr %32, align 8, !tbaa !46
  %50 = call i32 %46(ptr noundef %47, ptr noundef %48, ptr noundef %49, i64 noundef 0) #18
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %62, label %52

52:                                               ; preds = %7, %38, %44
  %53 = phi i32 [ %50, %44 ], [ %42, %38 ], [ %36, %7 ]
  %54 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %55 = load ptr, ptr %54, align 8, !tbaa !47
  %56 = load ptr, ptr %0, align 8, !tbaa !41
  %57 = load ptr, ptr %6, align 8, !tbaa !44
  call void %55(ptr noundef %56, ptr noundef %57, ptr noundef null) #18
  %58 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %59 = load ptr, ptr %58, align 8, !tbaa !48
  %60 = load ptr, ptr %0, align 8, !tbaa !41
  %61 = load ptr, ptr %32, align 8, !tbaa !46
  call void %59(ptr noundef %60, ptr noundef %61, ptr noundef null) #18
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
define dso_local void @device_free_import(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 43
  %4 = atomicrmw add ptr %3, i64 1 seq_cst, align 8
  %5 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %6 = load ptr, ptr %5, align 8, !tbaa !47
  %7 = load ptr, ptr %0, align 8, !tbaa !41
  %8 = load ptr, ptr %1, align 8, !tbaa !44
  tail call void %6(ptr noundef %7, ptr noundef %8, ptr noundef null) #18
  %9 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %10 = load ptr, ptr %9, align 8, !tbaa !48
  %11 = load ptr, ptr %0, align 8, !tbaa !41
  %12 = getelementptr inbounds %struct.import, ptr %1, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !46
  tail call void %10(ptr noundef %11, ptr noundef %13, ptr noundef null) #18
  %14 = atomicrmw sub ptr %3, i64 1 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @context_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4352) #18
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 5
  store ptr %0, ptr %9, align 8, !tbaa !49
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 6
  store ptr %1, ptr %10, align 8, !tbaa !51
  %11 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 7
  store ptr %2, ptr %11, align 8, !tbaa !52
  %12 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 8
  store i64 %3, ptr %12, align 8, !tbaa !53
  %13 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  store i32 %4, ptr %13, align 8, !tbaa !54
  br label %14

14:                                               ; preds = %5, %8
  ret ptr %6
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 20
  %4 = load i32, ptr %3, align 8, !tbaa !55
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  br label %54

9:                                                ; preds = %54, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8, !tbaa !56
  %12 = load ptr, ptr %0, align 8, !tbaa !41
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 10
  %14 = load ptr, ptr %13, align 8, !tbaa !57
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #18
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 26
  %16 = load i32, ptr %15, align 8, !tbaa !58
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %37, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 28
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
  %28 = load ptr, ptr %20, align 8, !tbaa !47
  %29 = load ptr, ptr %0, align 8, !tbaa !41
  %30 = load ptr, ptr %27, align 8, !tbaa !44
  tail call void %28(ptr noundef %29, ptr noundef %30, ptr noundef null) #18
  %31 = load ptr, ptr %21, align 8, !tbaa !48
  %32 = load ptr, ptr %0, align 8, !tbaa !41
  %33 = getelementptr inbounds %struct.import, ptr %24, i64 %26, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !46
  tail call void %31(ptr noundef %32, ptr noundef %34, ptr noundef null) #18
  %35 = load i32, ptr %15, align 8, !tbaa !58
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %22, !llvm.loop !60

37:                                               ; preds = %22, %9
  %38 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 28
  %39 = load ptr, ptr %38, align 8, !tbaa !59
  tail call void @free(ptr noundef %39) #18
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !61
  tail call void @free(ptr noundef %41) #18
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %43 = load ptr, ptr %42, align 8, !tbaa !62
  tail call void @free(ptr noundef %43) #18
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %45 = load ptr, ptr %44, align 8, !tbaa !63
  tail call void @free(ptr noundef %45) #18
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %47 = load ptr, ptr %46, align 8, !tbaa !64
  tail call void @free(ptr noundef %47) #18
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 36
  %49 = load ptr, ptr %48, align 8, !tbaa !65
  tail call void @free(ptr noundef %49) #18
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 37
  %51 = load ptr, ptr %50, align 8, !tbaa !66
  tail call void @free(ptr noundef %51) #18
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 38
  %53 = load ptr, ptr %52, align 8, !tbaa !67
  tail call void @free(ptr noundef %53) #18
  tail call void @free(ptr noundef nonnull %1) #18
  ret void

54:                                               ; preds = %6, %54
  %55 = phi i64 [ 0, %6 ], [ %61, %54 ]
  %56 = load ptr, ptr %7, align 8, !tbaa !68
  %57 = load ptr, ptr %0, align 8, !tbaa !41
  %58 = load ptr, ptr %8, align 8, !tbaa !62
  %59 = getelementptr inbounds ptr, ptr %58, i64 %55
  %60 = load ptr, ptr %59, align 8, !tbaa !69
  tail call void %56(ptr noundef %57, ptr noundef %60, ptr noundef null) #18
  %61 = add nuw nsw i64 %55, 1
  %62 = load i32, ptr %3, align 8, !tbaa !55
  %63 = zext i32 %62 to i64
  %64 = icmp ult i64 %61, %63
  br i1 %64, label %54, label %9, !llvm.loop !70
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #18
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
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #18
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #18
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
  %26 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #18
  %27 = load ptr, ptr %9, align 8, !tbaa !81
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %36

29:                                               ; preds = %25, %32
  %30 = load i32, ptr %7, align 8, !tbaa !82
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %107

32:                                               ; preds = %29
  %33 = call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %8) #18
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
  %42 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #18
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
  %68 = load ptr, ptr %65, align 8, !tbaa !41
  %69 = call i32 %67(ptr noundef %68, ptr noundef nonnull %3, i64 noundef 100000000) #18
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
  call fastcc void @copy_shared(ptr noundef %93, ptr noundef %87, ptr noundef %89, i64 noundef %95, i16 noundef 6, i16 noundef %88) #16
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
  %100 = load ptr, ptr %6, align 8, !tbaa !41
  %101 = call i32 %99(ptr noundef %100, ptr noundef nonnull %4) #18
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %106, label %103

103:                                              ; preds = %96
  %104 = load ptr, ptr %0, align 8, !tbaa !71
  %105 = getelementptr inbounds %struct.queue, ptr %104, i64 0, i32 6
  store atomic i32 %101, ptr %105 seq_cst, align 8
  br label %106

106:                                              ; preds = %96, %103
  call void @free(ptr noundef nonnull %37) #18
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17
  br label %25

107:                                              ; preds = %29
  %108 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #18
  %109 = load ptr, ptr %0, align 8, !tbaa !71
  %110 = getelementptr inbounds %struct.queue, ptr %109, i64 0, i32 10
  store atomic i32 1, ptr %110 seq_cst, align 8
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i64 @queue_signal_of(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #18
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  br label %6

6:                                                ; preds = %10, %2
  %7 = phi ptr [ %5, %2 ], [ %8, %10 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !69
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 4
  %12 = load i64, ptr %11, align 8, !tbaa !108
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !109

14:                                               ; preds = %6, %10
  %15 = phi i64 [ 0, %6 ], [ %12, %10 ]
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #18
  ret i64 %15
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 280) #18
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
  %16 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 3
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #18
  %18 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 4
  %19 = load ptr, ptr %18, align 8, !tbaa !115
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %30

21:                                               ; preds = %7
  %22 = tail call ptr @calloc(i64 noundef 1, i64 noundef 240) #18
  store ptr %22, ptr %18, align 8, !tbaa !115
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 3
  %26 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 4
  store ptr %25, ptr %26, align 8, !tbaa !117
  br label %30

27:                                               ; preds = %21
  %28 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #18
  %29 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr null, ptr %29, align 8, !tbaa !119
  br label %44

30:                                               ; preds = %24, %7
  %31 = phi ptr [ %22, %24 ], [ %19, %7 ]
  %32 = getelementptr inbounds %struct.line, ptr %31, i64 0, i32 7
  %33 = load i32, ptr %32, align 8, !tbaa !120
  %34 = add i32 %33, 1
  store i32 %34, ptr %32, align 8, !tbaa !120
  %35 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #18
  %36 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %31, ptr %36, align 8, !tbaa !119
  %37 = load i32, ptr %13, align 4, !tbaa !113
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %46, label %39

39:                                               ; preds = %30
  %40 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 9
  %41 = tail call i32 @pthread_create(ptr noundef nonnull %40, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %5) #18
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %39
  tail call fastcc void @leave_line(ptr noundef nonnull %5) #16
  br label %44

44:                                               ; preds = %27, %43
  %45 = phi ptr [ null, %27 ], [ inttoptr (i64 1 to ptr), %43 ]
  tail call void @free(ptr noundef nonnull %5) #18
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
  %22 = load ptr, ptr %19, align 8, !tbaa !41
  %23 = load ptr, ptr %5, align 8, !tbaa !111
  %24 = call i32 %21(ptr noundef %22, ptr noundef %23, ptr noundef nonnull %4) #18
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %18
  store atomic i32 %24, ptr %6 seq_cst, align 8
  br label %27

27:                                               ; preds = %18, %26
  %28 = load i64, ptr %4, align 8
  %29 = select i1 %25, i64 %28, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17
  %30 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #18
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
  %40 = getelementptr inbounds %struct.context, ptr %37, i64 0, i32 4
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
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #18
  store i32 0, ptr %11, align 8, !tbaa !123
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #18
  br label %61

59:                                               ; preds = %43
  %60 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #18
  br i1 %52, label %79, label %61

61:                                               ; preds = %56, %59
  br i1 %50, label %62, label %69

62:                                               ; preds = %61
  %63 = atomicrmw xchg ptr %8, i64 0 seq_cst, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %68, label %65

65:                                               ; preds = %62
  %66 = load i32, ptr %17, align 8, !tbaa !124
  %67 = call i64 @write(i32 noundef %66, ptr noundef nonnull @notify.one, i64 noundef 8) #18
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
  %74 = load ptr, ptr %71, align 8, !tbaa !41
  %75 = call i32 %73(ptr noundef %74, ptr noundef nonnull %3, i64 noundef 100000000) #18
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
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #18
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
  %28 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %3) #18
  br label %12, !llvm.loop !128

29:                                               ; preds = %24
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #18
  store ptr null, ptr %2, align 8, !tbaa !119
  %31 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 3
  %32 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %31) #18
  %33 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 7
  %34 = load i32, ptr %33, align 8, !tbaa !120
  %35 = add i32 %34, -1
  store i32 %35, ptr %33, align 8, !tbaa !120
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %48

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 4
  store ptr null, ptr %38, align 8, !tbaa !115
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #18
  %40 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #18
  %41 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 9
  store i32 1, ptr %41, align 8, !tbaa !129
  %42 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 1
  %43 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %42) #18
  %44 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #18
  %45 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 8
  %46 = load i32, ptr %45, align 4, !tbaa !130
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %50

48:                                               ; preds = %29
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #18
  br label %55

50:                                               ; preds = %37
  %51 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 6
  %52 = load i64, ptr %51, align 8, !tbaa !131
  %53 = tail call i32 @pthread_join(i64 noundef %52, ptr noundef null) #18
  br label %54

54:                                               ; preds = %50, %37
  tail call void @free(ptr noundef nonnull %3) #18
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

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 3
  store atomic i32 0, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %5 = load ptr, ptr %4, align 8, !tbaa !133
  store ptr %5, ptr %1, align 8, !tbaa !134
  store ptr %1, ptr %4, align 8, !tbaa !133
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
  %16 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #18
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
  %104 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 8
  %105 = load i64, ptr %104, align 8, !tbaa !53
  %106 = icmp ult i64 %105, %97
  br i1 %106, label %99, label %109, !llvm.loop !153

107:                                              ; preds = %99
  %108 = add nsw i64 %97, 1
  br label %590

109:                                              ; preds = %103
  %110 = load ptr, ptr %101, align 8, !tbaa !134
  store ptr %110, ptr %100, align 8, !tbaa !69
  %111 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 3
  store atomic i32 1, ptr %111 seq_cst, align 8
  %112 = load ptr, ptr %0, align 8, !tbaa !80
  %113 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 23
  store i32 0, ptr %113, align 8, !tbaa !154
  %114 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 18
  store i32 0, ptr %114, align 8, !tbaa !155
  %115 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 9
  store i64 0, ptr %115, align 8, !tbaa !156
  %116 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 34
  store i32 0, ptr %116, align 8, !tbaa !157
  %117 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 31
  store i32 0, ptr %117, align 8, !tbaa !158
  %118 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 29
  %119 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 30
  store ptr %118, ptr %119, align 8, !tbaa !159
  %120 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 26
  %121 = load i32, ptr %120, align 8, !tbaa !58
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %124

123:                                              ; preds = %128, %109
  br label %151

124:                                              ; preds = %109
  %125 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 28
  %126 = getelementptr inbounds %struct.device, ptr %112, i64 0, i32 24
  %127 = getelementptr inbounds %struct.device, ptr %112, i64 0, i32 28
  br label %128

128:                                              ; preds = %128, %124
  %129 = phi i32 [ %121, %124 ], [ %141, %128 ]
  %130 = load ptr, ptr %125, align 8, !tbaa !59
  %131 = add i32 %129, -1
  store i32 %131, ptr %120, align 8, !tbaa !58
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds %struct.import, ptr %130, i64 %132
  %134 = load ptr, ptr %126, align 8, !tbaa !47
  %135 = load ptr, ptr %112, align 8, !tbaa !41
  %136 = load ptr, ptr %133, align 8, !tbaa !44
  call void %134(ptr noundef %135, ptr noundef %136, ptr noundef null) #18
  %137 = load ptr, ptr %127, align 8, !tbaa !48
  %138 = load ptr, ptr %112, align 8, !tbaa !41
  %139 = getelementptr inbounds %struct.import, ptr %130, i64 %132, i32 1
  %140 = load ptr, ptr %139, align 8, !tbaa !46
  call void %137(ptr noundef %138, ptr noundef %140, ptr noundef null) #18
  %141 = load i32, ptr %120, align 8, !tbaa !58
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %123, label %128, !llvm.loop !60

143:                                              ; preds = %151
  %144 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 21
  %145 = load i32, ptr %144, align 4, !tbaa !160
  store i32 0, ptr %144, align 4, !tbaa !160
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %166, label %147

147:                                              ; preds = %143
  %148 = getelementptr inbounds %struct.device, ptr %112, i64 0, i32 34
  %149 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 22
  %150 = zext i32 %145 to i64
  br label %156

151:                                              ; preds = %123, %151
  %152 = phi i64 [ %154, %151 ], [ 0, %123 ]
  %153 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 39, i64 %152
  store ptr null, ptr %153, align 8, !tbaa !161
  %154 = add nuw nsw i64 %152, 1
  %155 = icmp eq i64 %154, 64
  br i1 %155, label %143, label %151, !llvm.loop !163

156:                                              ; preds = %156, %147
  %157 = phi i64 [ 0, %147 ], [ %164, %156 ]
  %158 = load ptr, ptr %148, align 8, !tbaa !164
  %159 = load ptr, ptr %112, align 8, !tbaa !41
  %160 = load ptr, ptr %149, align 8, !tbaa !62
  %161 = getelementptr inbounds ptr, ptr %160, i64 %157
  %162 = load ptr, ptr %161, align 8, !tbaa !69
  %163 = call i32 %158(ptr noundef %159, ptr noundef %162, i32 noundef 0) #18
  %164 = add nuw nsw i64 %157, 1
  %165 = icmp eq i64 %164, %150
  br i1 %165, label %166, label %156, !llvm.loop !165

166:                                              ; preds = %156, %143
  %167 = getelementptr inbounds %struct.device, ptr %112, i64 0, i32 33
  %168 = load ptr, ptr %167, align 8, !tbaa !166
  %169 = load ptr, ptr %112, align 8, !tbaa !41
  %170 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 5
  %171 = load ptr, ptr %170, align 8, !tbaa !49
  %172 = call i32 %168(ptr noundef %169, ptr noundef %171, i32 noundef 0) #18
  %173 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 14
  store i32 %4, ptr %173, align 8, !tbaa !167
  %174 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 15
  store ptr %5, ptr %174, align 8, !tbaa !168
  %175 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 2
  store ptr %0, ptr %175, align 8, !tbaa !126
  %176 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 4
  store i64 %3, ptr %176, align 8, !tbaa !108
  store ptr null, ptr %101, align 8, !tbaa !134
  %177 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %101, ptr %177, align 8, !tbaa !169
  %178 = icmp eq i32 %172, 0
  br i1 %178, label %179, label %550

179:                                              ; preds = %166
  %180 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #16
  %181 = load ptr, ptr %174, align 8, !tbaa !168
  %182 = icmp eq ptr %181, null
  %183 = icmp ne i32 %180, 0
  %184 = select i1 %182, i1 true, i1 %183
  br i1 %184, label %230, label %185

185:                                              ; preds = %179
  %186 = load ptr, ptr %0, align 8, !tbaa !80
  %187 = load i32, ptr %173, align 8, !tbaa !167
  %188 = shl i32 %187, 1
  %189 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 11
  %190 = load i32, ptr %189, align 8, !tbaa !170
  %191 = icmp ugt i32 %188, %190
  br i1 %191, label %192, label %209

192:                                              ; preds = %185
  %193 = getelementptr inbounds %struct.device, ptr %186, i64 0, i32 26
  %194 = load ptr, ptr %193, align 8, !tbaa !56
  %195 = load ptr, ptr %186, align 8, !tbaa !41
  %196 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 10
  %197 = load ptr, ptr %196, align 8, !tbaa !57
  call void %194(ptr noundef %195, ptr noundef %197, ptr noundef null) #18
  store ptr null, ptr %196, align 8, !tbaa !57
  store i32 0, ptr %189, align 8, !tbaa !170
  %198 = call i32 @llvm.umax.i32(i32 %188, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #17
  store i32 11, ptr %9, align 8, !tbaa !171
  %199 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 1
  store ptr null, ptr %199, align 8, !tbaa !173
  %200 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 2
  store <2 x i32> <i32 0, i32 2>, ptr %200, align 8, !tbaa !174
  %201 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 4
  store i32 %198, ptr %201, align 8, !tbaa !175
  %202 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 5
  store i32 0, ptr %202, align 4, !tbaa !176
  %203 = getelementptr inbounds %struct.device, ptr %186, i64 0, i32 23
  %204 = load ptr, ptr %203, align 8, !tbaa !177
  %205 = load ptr, ptr %186, align 8, !tbaa !41
  %206 = call i32 %204(ptr noundef %205, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %196) #18
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %229

208:                                              ; preds = %192
  store i32 %198, ptr %189, align 8, !tbaa !170
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  br label %209

209:                                              ; preds = %208, %185
  %210 = getelementptr inbounds %struct.device, ptr %186, i64 0, i32 35
  %211 = load ptr, ptr %210, align 8, !tbaa !178
  %212 = load ptr, ptr %186, align 8, !tbaa !41
  %213 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 10
  %214 = load ptr, ptr %213, align 8, !tbaa !57
  call void %211(ptr noundef %212, ptr noundef %214, i32 noundef 0, i32 noundef %188) #18
  %215 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 12
  store i32 0, ptr %215, align 4, !tbaa !179
  %216 = load i32, ptr %173, align 8, !tbaa !167
  %217 = shl i32 %216, 1
  %218 = zext i32 %217 to i64
  %219 = shl nuw nsw i64 %218, 3
  %220 = load i64, ptr %115, align 8, !tbaa !156
  %221 = getelementptr inbounds %struct.device, ptr %186, i64 0, i32 1
  %222 = load i64, ptr %221, align 8, !tbaa !142
  %223 = add i64 %220, -1
  %224 = add i64 %223, %222
  %225 = urem i64 %224, %222
  %226 = sub nuw i64 %224, %225
  %227 = add i64 %226, %219
  store i64 %227, ptr %115, align 8, !tbaa !156
  %228 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 13
  store i64 %226, ptr %228, align 8, !tbaa !180
  br label %230

229:                                              ; preds = %192
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  br label %550

230:                                              ; preds = %209, %179
  %231 = phi i32 [ %180, %179 ], [ 0, %209 ]
  %232 = icmp slt i64 %2, 1
  %233 = icmp ne i32 %231, 0
  %234 = select i1 %232, i1 true, i1 %233
  br i1 %234, label %243, label %235

235:                                              ; preds = %230
  %236 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %237 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 33
  %238 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %239 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 1
  %240 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 2
  %241 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 3
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  br label %249

243:                                              ; preds = %413, %230
  %244 = phi i32 [ %231, %230 ], [ %416, %413 ]
  %245 = phi i1 [ %233, %230 ], [ %422, %413 ]
  %246 = load ptr, ptr %174, align 8, !tbaa !168
  %247 = icmp eq ptr %246, null
  %248 = select i1 %247, i1 true, i1 %245
  br i1 %248, label %446, label %424

249:                                              ; preds = %413, %235
  %250 = phi ptr [ %1, %235 ], [ %420, %413 ]
  %251 = phi i32 [ 1, %235 ], [ %415, %413 ]
  %252 = phi i32 [ 0, %235 ], [ %414, %413 ]
  %253 = load i16, ptr %250, align 4, !tbaa !139
  %254 = icmp eq i16 %253, 14
  br i1 %254, label %255, label %294

255:                                              ; preds = %249
  %256 = load ptr, ptr %237, align 8, !tbaa !64
  %257 = load i32, ptr %117, align 8, !tbaa !158
  %258 = add i32 %257, -1
  %259 = zext i32 %258 to i64
  %260 = getelementptr inbounds %struct.submission, ptr %256, i64 %259, i32 1
  %261 = load i32, ptr %260, align 4, !tbaa !181
  %262 = icmp eq i32 %261, 32
  %263 = icmp eq i32 %251, 0
  %264 = select i1 %263, i1 true, i1 %262
  br i1 %264, label %265, label %288

265:                                              ; preds = %255
  %266 = load ptr, ptr %238, align 8, !tbaa !110
  %267 = getelementptr inbounds %struct.hardware_queue, ptr %266, i64 0, i32 1
  %268 = load i64, ptr %267, align 8, !tbaa !183
  %269 = trunc i64 %268 to i32
  %270 = and i64 %268, 2048
  %271 = icmp eq i64 %270, 0
  %272 = select i1 %271, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #17
  store i32 46, ptr %8, align 8, !tbaa !184
  store ptr null, ptr %239, align 8, !tbaa !186
  store i32 %272, ptr %240, align 8, !tbaa !187
  %273 = or i32 %272, 8192
  store i32 %273, ptr %241, align 4, !tbaa !188
  %274 = load ptr, ptr %0, align 8, !tbaa !80
  %275 = getelementptr inbounds %struct.device, ptr %274, i64 0, i32 19
  %276 = load ptr, ptr %275, align 8, !tbaa !189
  %277 = load ptr, ptr %236, align 8, !tbaa !190
  %278 = or i32 %269, 16384
  call void %276(ptr noundef %277, i32 noundef %269, i32 noundef %278, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %8, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  store i32 0, ptr %242, align 8, !tbaa !191
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #17
  %279 = load ptr, ptr %0, align 8, !tbaa !80
  %280 = getelementptr inbounds %struct.device, ptr %279, i64 0, i32 27
  %281 = load ptr, ptr %280, align 8, !tbaa !192
  %282 = load ptr, ptr %236, align 8, !tbaa !190
  %283 = call i32 %281(ptr noundef %282) #18
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %285, label %550

285:                                              ; preds = %265
  %286 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #16
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %550

288:                                              ; preds = %285, %255
  %289 = getelementptr inbounds %struct.wait, ptr %250, i64 0, i32 1
  %290 = load ptr, ptr %289, align 8, !tbaa !193
  %291 = getelementptr inbounds %struct.wait, ptr %250, i64 0, i32 2
  %292 = load i64, ptr %291, align 8, !tbaa !195
  %293 = call fastcc i32 @add_wait(ptr noundef nonnull %101, ptr noundef %290, i64 noundef %292) #16
  br label %413

294:                                              ; preds = %249
  %295 = load ptr, ptr %174, align 8, !tbaa !168
  %296 = icmp ne ptr %295, null
  %297 = icmp ne i32 %251, 0
  %298 = and i1 %297, %296
  br i1 %298, label %299, label %348

299:                                              ; preds = %294
  %300 = shl i32 %252, 1
  %301 = zext i32 %300 to i64
  %302 = getelementptr inbounds i64, ptr %295, i64 %301
  %303 = load ptr, ptr %177, align 8, !tbaa !169
  %304 = getelementptr inbounds %struct.context, ptr %303, i64 0, i32 12
  %305 = load i32, ptr %304, align 4, !tbaa !179
  %306 = add i32 %305, 1
  store i32 %306, ptr %304, align 4, !tbaa !179
  %307 = load ptr, ptr %0, align 8, !tbaa !80
  %308 = getelementptr inbounds %struct.device, ptr %307, i64 0, i32 20
  %309 = load ptr, ptr %308, align 8, !tbaa !196
  %310 = load ptr, ptr %236, align 8, !tbaa !190
  %311 = getelementptr inbounds %struct.context, ptr %303, i64 0, i32 10
  %312 = load ptr, ptr %311, align 8, !tbaa !57
  call void %309(ptr noundef %310, i32 noundef 8192, ptr noundef %312, i32 noundef %305) #18
  %313 = getelementptr inbounds %struct.context, ptr %303, i64 0, i32 13
  %314 = load i64, ptr %313, align 8, !tbaa !180
  %315 = zext i32 %305 to i64
  %316 = shl nuw nsw i64 %315, 3
  %317 = add i64 %314, %316
  %318 = getelementptr inbounds %struct.context, ptr %303, i64 0, i32 25
  %319 = getelementptr inbounds %struct.context, ptr %303, i64 0, i32 23
  %320 = load i32, ptr %319, align 8, !tbaa !154
  %321 = getelementptr inbounds %struct.context, ptr %303, i64 0, i32 24
  %322 = load i32, ptr %321, align 4, !tbaa !9
  %323 = icmp ugt i32 %322, %320
  br i1 %323, label %324, label %326

324:                                              ; preds = %299
  %325 = load ptr, ptr %318, align 8, !tbaa !63
  br label %337

326:                                              ; preds = %299
  %327 = icmp eq i32 %322, 0
  %328 = shl i32 %322, 1
  %329 = select i1 %327, i32 8, i32 %328
  %330 = load ptr, ptr %318, align 8, !tbaa !69
  %331 = zext i32 %329 to i64
  %332 = mul nuw nsw i64 %331, 24
  %333 = call ptr @realloc(ptr noundef %330, i64 noundef %332) #18
  %334 = icmp eq ptr %333, null
  br i1 %334, label %350, label %335

335:                                              ; preds = %326
  store ptr %333, ptr %318, align 8, !tbaa !69
  store i32 %329, ptr %321, align 4, !tbaa !9
  %336 = load i32, ptr %319, align 8, !tbaa !154
  br label %337

337:                                              ; preds = %335, %324
  %338 = phi i32 [ %320, %324 ], [ %336, %335 ]
  %339 = phi ptr [ %325, %324 ], [ %333, %335 ]
  %340 = add i32 %338, 1
  store i32 %340, ptr %319, align 8, !tbaa !154
  %341 = zext i32 %338 to i64
  %342 = getelementptr inbounds %struct.arrival, ptr %339, i64 %341
  %343 = getelementptr inbounds %struct.context, ptr %303, i64 0, i32 7
  %344 = load ptr, ptr %343, align 8, !tbaa !52
  %345 = getelementptr inbounds i8, ptr %344, i64 %317
  store ptr %302, ptr %342, align 8, !tbaa.struct !197
  %346 = getelementptr inbounds i8, ptr %342, i64 8
  store ptr %345, ptr %346, align 8, !tbaa.struct !198
  %347 = getelementptr inbounds i8, ptr %342, i64 16
  store i64 8, ptr %347, align 8, !tbaa.struct !199
  br label %348

348:                                              ; preds = %337, %294
  %349 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %250) #16
  br label %350

350:                                              ; preds = %348, %326
  %351 = phi i32 [ %349, %348 ], [ -1, %326 ]
  %352 = getelementptr inbounds %struct.command, ptr %250, i64 0, i32 1
  %353 = load i16, ptr %352, align 2, !tbaa !200
  %354 = icmp eq i16 %353, 0
  br i1 %354, label %413, label %355

355:                                              ; preds = %350
  %356 = load ptr, ptr %174, align 8, !tbaa !168
  %357 = icmp eq ptr %356, null
  %358 = icmp ne i32 %351, 0
  %359 = select i1 %357, i1 true, i1 %358
  br i1 %359, label %410, label %360

360:                                              ; preds = %355
  %361 = shl i32 %252, 1
  %362 = or i32 %361, 1
  %363 = zext i32 %362 to i64
  %364 = getelementptr inbounds i64, ptr %356, i64 %363
  %365 = load ptr, ptr %177, align 8, !tbaa !169
  %366 = getelementptr inbounds %struct.context, ptr %365, i64 0, i32 12
  %367 = load i32, ptr %366, align 4, !tbaa !179
  %368 = add i32 %367, 1
  store i32 %368, ptr %366, align 4, !tbaa !179
  %369 = load ptr, ptr %0, align 8, !tbaa !80
  %370 = getelementptr inbounds %struct.device, ptr %369, i64 0, i32 20
  %371 = load ptr, ptr %370, align 8, !tbaa !196
  %372 = load ptr, ptr %236, align 8, !tbaa !190
  %373 = getelementptr inbounds %struct.context, ptr %365, i64 0, i32 10
  %374 = load ptr, ptr %373, align 8, !tbaa !57
  call void %371(ptr noundef %372, i32 noundef 8192, ptr noundef %374, i32 noundef %367) #18
  %375 = getelementptr inbounds %struct.context, ptr %365, i64 0, i32 13
  %376 = load i64, ptr %375, align 8, !tbaa !180
  %377 = zext i32 %367 to i64
  %378 = shl nuw nsw i64 %377, 3
  %379 = add i64 %376, %378
  %380 = getelementptr inbounds %struct.context, ptr %365, i64 0, i32 25
  %381 = getelementptr inbounds %struct.context, ptr %365, i64 0, i32 23
  %382 = load i32, ptr %381, align 8, !tbaa !154
  %383 = getelementptr inbounds %struct.context, ptr %365, i64 0, i32 24
  %384 = load i32, ptr %383, align 4, !tbaa !9
  %385 = icmp ugt i32 %384, %382
  br i1 %385, label %386, label %388

386:                                              ; preds = %360
  %387 = load ptr, ptr %380, align 8, !tbaa !63
  br label %399

388:                                              ; preds = %360
  %389 = icmp eq i32 %384, 0
  %390 = shl i32 %384, 1
  %391 = select i1 %389, i32 8, i32 %390
  %392 = load ptr, ptr %380, align 8, !tbaa !69
  %393 = zext i32 %391 to i64
  %394 = mul nuw nsw i64 %393, 24
  %395 = call ptr @realloc(ptr noundef %392, i64 noundef %394) #18
  %396 = icmp eq ptr %395, null
  br i1 %396, label %410, label %397

397:                                              ; preds = %388
  store ptr %395, ptr %380, align 8, !tbaa !69
  store i32 %391, ptr %383, align 4, !tbaa !9
  %398 = load i32, ptr %381, align 8, !tbaa !154
  br label %399

399:                                              ; preds = %397, %386
  %400 = phi i32 [ %382, %386 ], [ %398, %397 ]
  %401 = phi ptr [ %387, %386 ], [ %395, %397 ]
  %402 = add i32 %400, 1
  store i32 %402, ptr %381, align 8, !tbaa !154
  %403 = zext i32 %400 to i64
  %404 = getelementptr inbounds %struct.arrival, ptr %401, i64 %403
  %405 = getelementptr inbounds %struct.context, ptr %365, i64 0, i32 7
  %406 = load ptr, ptr %405, align 8, !tbaa !52
  %407 = getelementptr inbounds i8, ptr %406, i64 %379
  store ptr %364, ptr %404, align 8, !tbaa.struct !197
  %408 = getelementptr inbounds i8, ptr %404, i64 8
  store ptr %407, ptr %408, align 8, !tbaa.struct !198
  %409 = getelementptr inbounds i8, ptr %404, i64 16
  store i64 8, ptr %409, align 8, !tbaa.struct !199
  br label %410

410:                                              ; preds = %399, %388, %355
  %411 = phi i32 [ %351, %355 ], [ 0, %399 ], [ -1, %388 ]
  %412 = add i32 %252, 1
  br label %413

413:                                              ; preds = %410, %350, %288
  %414 = phi i32 [ %412, %410 ], [ %252, %350 ], [ %252, %288 ]
  %415 = phi i32 [ 0, %410 ], [ 0, %350 ], [ 1, %288 ]
  %416 = phi i32 [ %411, %410 ], [ %351, %350 ], [ %293, %288 ]
  %417 = getelementptr inbounds %struct.command, ptr %250, i64 0, i32 2
  %418 = load i32, ptr %417, align 4, !tbaa !141
  %419 = zext i32 %418 to i64
  %420 = getelementptr inbounds i8, ptr %250, i64 %419
  %421 = icmp uge ptr %420, %25
  %422 = icmp ne i32 %416, 0
  %423 = select i1 %421, i1 true, i1 %422
  br i1 %423, label %243, label %249, !llvm.loop !201

424:                                              ; preds = %243
  %425 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %426 = load ptr, ptr %425, align 8, !tbaa !110
  %427 = getelementptr inbounds %struct.hardware_queue, ptr %426, i64 0, i32 1
  %428 = load i64, ptr %427, align 8, !tbaa !183
  %429 = and i64 %428, 2048
  %430 = icmp eq i64 %429, 0
  br i1 %430, label %447, label %431

431:                                              ; preds = %424
  %432 = load ptr, ptr %177, align 8, !tbaa !169
  %433 = load ptr, ptr %0, align 8, !tbaa !80
  %434 = getelementptr inbounds %struct.device, ptr %433, i64 0, i32 15
  %435 = load ptr, ptr %434, align 8, !tbaa !202
  %436 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %437 = load ptr, ptr %436, align 8, !tbaa !190
  %438 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 10
  %439 = load ptr, ptr %438, align 8, !tbaa !57
  %440 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 12
  %441 = load i32, ptr %440, align 4, !tbaa !179
  %442 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 6
  %443 = load ptr, ptr %442, align 8, !tbaa !51
  %444 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 13
  %445 = load i64, ptr %444, align 8, !tbaa !180
  call void %435(ptr noundef %437, ptr noundef %439, i32 noundef 0, i32 noundef %441, ptr noundef %443, i64 noundef %445, i64 noundef 8, i32 noundef 3) #18
  br label %447

446:                                              ; preds = %243
  br i1 %245, label %472, label %447

447:                                              ; preds = %446, %431, %424
  %448 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %449 = load ptr, ptr %448, align 8, !tbaa !110
  %450 = getelementptr inbounds %struct.hardware_queue, ptr %449, i64 0, i32 1
  %451 = load i64, ptr %450, align 8, !tbaa !183
  %452 = trunc i64 %451 to i32
  %453 = and i64 %451, 2048
  %454 = icmp eq i64 %453, 0
  %455 = select i1 %454, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !184
  %456 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %456, align 8, !tbaa !186
  %457 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %455, ptr %457, align 8, !tbaa !187
  %458 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %459 = or i32 %455, 8192
  store i32 %459, ptr %458, align 4, !tbaa !188
  %460 = load ptr, ptr %0, align 8, !tbaa !80
  %461 = getelementptr inbounds %struct.device, ptr %460, i64 0, i32 19
  %462 = load ptr, ptr %461, align 8, !tbaa !189
  %463 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %464 = load ptr, ptr %463, align 8, !tbaa !190
  %465 = or i32 %452, 16384
  call void %462(ptr noundef %464, i32 noundef %452, i32 noundef %465, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  %466 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %466, align 8, !tbaa !191
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  %467 = load ptr, ptr %0, align 8, !tbaa !80
  %468 = getelementptr inbounds %struct.device, ptr %467, i64 0, i32 27
  %469 = load ptr, ptr %468, align 8, !tbaa !192
  %470 = load ptr, ptr %463, align 8, !tbaa !190
  %471 = call i32 %469(ptr noundef %470) #18
  br label %472

472:                                              ; preds = %447, %446
  %473 = phi i32 [ %471, %447 ], [ %244, %446 ]
  %474 = icmp eq i32 %473, 0
  br i1 %474, label %475, label %550

475:                                              ; preds = %472
  %476 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %477 = load ptr, ptr %476, align 8, !tbaa !119
  %478 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %479 = load ptr, ptr %478, align 8, !tbaa !203
  %480 = icmp eq ptr %479, null
  br i1 %480, label %481, label %508

481:                                              ; preds = %475
  %482 = load ptr, ptr %118, align 8, !tbaa !204
  %483 = icmp eq ptr %482, null
  br i1 %483, label %484, label %508

484:                                              ; preds = %481
  %485 = load i32, ptr %117, align 8, !tbaa !158
  %486 = icmp ugt i32 %485, 16
  br i1 %486, label %508, label %487

487:                                              ; preds = %484
  %488 = load ptr, ptr %0, align 8, !tbaa !80
  %489 = getelementptr inbounds %struct.device, ptr %488, i64 0, i32 43
  %490 = load atomic i64, ptr %489 seq_cst, align 8
  %491 = icmp eq i64 %490, 0
  br i1 %491, label %492, label %508

492:                                              ; preds = %487
  %493 = call i32 @pthread_mutex_lock(ptr noundef %477) #18
  %494 = getelementptr inbounds %struct.line, ptr %477, i64 0, i32 3
  %495 = load ptr, ptr %494, align 8, !tbaa !205
  %496 = icmp eq ptr %495, null
  br i1 %496, label %497, label %501

497:                                              ; preds = %492
  %498 = getelementptr inbounds %struct.line, ptr %477, i64 0, i32 5
  %499 = load ptr, ptr %498, align 8, !tbaa !127
  %500 = icmp eq ptr %499, null
  br i1 %500, label %503, label %501

501:                                              ; preds = %497, %492
  %502 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %477) #18
  br label %508

503:                                              ; preds = %497
  %504 = getelementptr inbounds %struct.line, ptr %477, i64 0, i32 10
  %505 = load i32, ptr %504, align 4, !tbaa !206
  %506 = icmp eq i32 %505, 0
  %507 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %477) #18
  br i1 %506, label %548, label %508

508:                                              ; preds = %503, %501, %487, %484, %481, %475
  %509 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %510 = call i32 @pthread_mutex_lock(ptr noundef nonnull %509) #18
  %511 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %512 = load ptr, ptr %511, align 8, !tbaa !114
  store ptr %101, ptr %512, align 8, !tbaa !69
  store ptr %101, ptr %511, align 8, !tbaa !114
  %513 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %514 = load i32, ptr %513, align 8, !tbaa !123
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %524, label %516

516:                                              ; preds = %508
  %517 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %518 = load atomic i64, ptr %517 seq_cst, align 8
  %519 = icmp eq i64 %518, 0
  %520 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %509) #18
  br i1 %519, label %526, label %521

521:                                              ; preds = %516
  %522 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %523 = call i32 @pthread_cond_signal(ptr noundef nonnull %522) #18
  br label %526

524:                                              ; preds = %508
  %525 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %509) #18
  br label %526

526:                                              ; preds = %524, %521, %516
  %527 = load ptr, ptr %175, align 8, !tbaa !126
  %528 = getelementptr inbounds %struct.queue, ptr %527, i64 0, i32 2
  %529 = load ptr, ptr %528, align 8, !tbaa !119
  %530 = call i32 @pthread_mutex_lock(ptr noundef %529) #18
  %531 = getelementptr inbounds %struct.line, ptr %529, i64 0, i32 8
  %532 = load i32, ptr %531, align 4, !tbaa !130
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %534, label %539

534:                                              ; preds = %526
  %535 = getelementptr inbounds %struct.line, ptr %529, i64 0, i32 6
  %536 = call i32 @pthread_create(ptr noundef nonnull %535, ptr noundef null, ptr noundef nonnull @hand_over_line, ptr noundef nonnull %529) #18
  %537 = icmp eq i32 %536, 0
  %538 = zext i1 %537 to i32
  store i32 %538, ptr %531, align 4, !tbaa !130
  br i1 %537, label %539, label %546

539:                                              ; preds = %534, %526
  store atomic i32 2, ptr %111 seq_cst, align 8
  %540 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 1
  store ptr null, ptr %540, align 8, !tbaa !207
  %541 = getelementptr inbounds %struct.line, ptr %529, i64 0, i32 4
  %542 = load ptr, ptr %541, align 8, !tbaa !117
  store ptr %101, ptr %542, align 8, !tbaa !69
  store ptr %540, ptr %541, align 8, !tbaa !117
  %543 = getelementptr inbounds %struct.line, ptr %529, i64 0, i32 1
  %544 = call i32 @pthread_cond_signal(ptr noundef nonnull %543) #18
  %545 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %529) #18
  br label %590

546:                                              ; preds = %534
  %547 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %529) #18
  call fastcc void @hand_over_held(ptr noundef nonnull %101) #16
  br label %590

548:                                              ; preds = %503
  %549 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %101) #16
  br label %550

550:                                              ; preds = %285, %265, %548, %472, %229, %166
  %551 = phi i32 [ %549, %548 ], [ %473, %472 ], [ %172, %166 ], [ %206, %229 ], [ %286, %285 ], [ %283, %265 ]
  switch i32 %551, label %572 [
    i32 0, label %552
    i32 -4, label %570
  ]

552:                                              ; preds = %550
  %553 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %554 = call i32 @pthread_mutex_lock(ptr noundef nonnull %553) #18
  %555 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %556 = load ptr, ptr %555, align 8, !tbaa !114
  store ptr %101, ptr %556, align 8, !tbaa !69
  store ptr %101, ptr %555, align 8, !tbaa !114
  %557 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %558 = load i32, ptr %557, align 8, !tbaa !123
  %559 = icmp eq i32 %558, 0
  br i1 %559, label %568, label %560

560:                                              ; preds = %552
  %561 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %562 = load atomic i64, ptr %561 seq_cst, align 8
  %563 = icmp eq i64 %562, 0
  %564 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %553) #18
  br i1 %563, label %588, label %565

565:                                              ; preds = %560
  %566 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %567 = call i32 @pthread_cond_signal(ptr noundef nonnull %566) #18
  br label %588

568:                                              ; preds = %552
  %569 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %553) #18
  br label %588

570:                                              ; preds = %550
  store atomic i32 4, ptr %111 seq_cst, align 8
  %571 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i32 -4, ptr %571 seq_cst, align 8
  br label %588

572:                                              ; preds = %550
  %573 = load ptr, ptr %118, align 8, !tbaa !204
  %574 = icmp eq ptr %573, null
  br i1 %574, label %586, label %575

575:                                              ; preds = %572
  %576 = getelementptr inbounds %struct.chunk, ptr %573, i64 0, i32 2
  %577 = load i64, ptr %576, align 8, !tbaa !87
  %578 = add i64 %577, -1
  %579 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %580 = load ptr, ptr %579, align 8, !tbaa !77
  %581 = getelementptr inbounds %struct.staging, ptr %580, i64 0, i32 2
  store i64 %578, ptr %581, align 8, !tbaa !208
  br label %582

582:                                              ; preds = %582, %575
  %583 = phi ptr [ %584, %582 ], [ %573, %575 ]
  %584 = load ptr, ptr %583, align 8, !tbaa !84
  call void @free(ptr noundef nonnull %583) #18
  %585 = icmp eq ptr %584, null
  br i1 %585, label %586, label %582, !llvm.loop !209

586:                                              ; preds = %582, %572
  store ptr null, ptr %118, align 8, !tbaa !204
  store ptr %118, ptr %119, align 8, !tbaa !159
  store atomic i32 0, ptr %111 seq_cst, align 8
  %587 = load ptr, ptr %98, align 8, !tbaa !133
  store ptr %587, ptr %101, align 8, !tbaa !134
  store ptr %101, ptr %98, align 8, !tbaa !133
  br label %588

588:                                              ; preds = %586, %570, %568, %565, %560
  %589 = sext i32 %551 to i64
  br label %590

590:                                              ; preds = %107, %539, %546, %588
  %591 = phi i64 [ %108, %107 ], [ %589, %588 ], [ 0, %546 ], [ 0, %539 ]
  %592 = icmp eq i64 %23, 0
  br i1 %592, label %600, label %593, !prof !135

593:                                              ; preds = %590
  %594 = load ptr, ptr %0, align 8, !tbaa !80
  %595 = getelementptr inbounds %struct.device, ptr %594, i64 0, i32 41
  %596 = load atomic i64, ptr %595 seq_cst, align 8
  %597 = icmp eq i64 %596, 0
  br i1 %597, label %600, label %598

598:                                              ; preds = %593
  %599 = inttoptr i64 %596 to ptr
  call fastcc void @add_span(ptr noundef nonnull %599, i64 noundef %23, i16 noundef 1, i16 noundef 2, i64 noundef 0) #16
  br label %600

600:                                              ; preds = %590, %593, %598
  ret i64 %591
}

; Function Attrs: nounwind
define dso_local i32 @device_open(ptr noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca i32, align 4
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 312) #18
  %6 = icmp eq ptr %5, null
  br i1 %6, label %16, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %9 = tail call i64 @llvm.umin.i64(i64 %1, i64 8)
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds %struct.copiers, ptr %5, i64 0, i32 6
  store i32 %10, ptr %11, align 8, !tbaa !210
  %12 = getelementptr inbounds %struct.copiers, ptr %5, i64 0, i32 12
  store ptr %8, ptr %12, align 8, !tbaa !212
  %13 = getelementptr inbounds %struct.copiers, ptr %5, i64 0, i32 10
  store i32 %2, ptr %13, align 8, !tbaa !213
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #17
  store i32 0, ptr %4, align 4, !tbaa !9
  %14 = call i32 @pthread_mutexattr_settype(ptr noundef nonnull %4, i32 noundef 3) #18
  %15 = call i32 @pthread_mutex_init(ptr noundef nonnull %5, ptr noundef nonnull %4) #18
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #17
  br label %16

16:                                               ; preds = %3, %7
  %17 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  store ptr %5, ptr %17, align 8, !tbaa !99
  %18 = icmp ne ptr %5, null
  %19 = zext i1 %18 to i32
  ret i32 %19
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %3 = load ptr, ptr %2, align 8, !tbaa !99
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #18
  %5 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 9
  store i32 1, ptr %5, align 4, !tbaa !214
  %6 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #18
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #18
  %9 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 7
  %10 = load i32, ptr %9, align 4, !tbaa !215
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %1, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %1 ]
  %14 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 11, i64 %13
  %15 = load i64, ptr %14, align 8, !tbaa !4
  %16 = tail call i32 @pthread_join(i64 noundef %15, ptr noundef null) #18
  %17 = add nuw nsw i64 %13, 1
  %18 = load i32, ptr %9, align 4, !tbaa !215
  %19 = zext i32 %18 to i64
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %12, label %21, !llvm.loop !216

21:                                               ; preds = %12, %1
  tail call void @free(ptr noundef nonnull %3) #18
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %6 = load ptr, ptr %5, align 8, !tbaa !99
  tail call fastcc void @copy_shared(ptr noundef %6, ptr noundef %1, ptr noundef %2, i64 noundef %3, i16 noundef 1, i16 noundef 3) #16
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
  br i1 %15, label %203, label %16

16:                                               ; preds = %6
  %17 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %18 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %19 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %20 = icmp eq i16 %4, 1
  %21 = getelementptr inbounds %struct.piece, ptr %10, i64 0, i32 2
  %22 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %23 = getelementptr inbounds %struct.copying, ptr %9, i64 0, i32 1
  %24 = getelementptr inbounds %struct.copying, ptr %9, i64 0, i32 2
  %25 = getelementptr inbounds %struct.copying, ptr %9, i64 0, i32 3
  %26 = getelementptr inbounds %struct.copying, ptr %9, i64 0, i32 4
  %27 = getelementptr inbounds %struct.copying, ptr %9, i64 0, i32 5
  %28 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %29 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %30 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %31 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %32 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %33 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 8
  %34 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  br label %35

35:                                               ; preds = %16, %200
  %36 = phi ptr [ %1, %16 ], [ %49, %200 ]
  %37 = phi ptr [ %2, %16 ], [ %50, %200 ]
  %38 = phi i64 [ %3, %16 ], [ %51, %200 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #17
  br label %39

39:                                               ; preds = %35, %39
  %40 = phi i64 [ 0, %35 ], [ %52, %39 ]
  %41 = phi ptr [ %36, %35 ], [ %49, %39 ]
  %42 = phi ptr [ %37, %35 ], [ %50, %39 ]
  %43 = phi i64 [ %38, %35 ], [ %51, %39 ]
  %44 = call i64 @llvm.umin.i64(i64 %43, i64 %14)
  %45 = getelementptr inbounds [16 x %struct.piece], ptr %10, i64 0, i64 %40
  store ptr %41, ptr %45, align 8, !tbaa.struct !217
  %46 = getelementptr inbounds i8, ptr %45, i64 8
  store ptr %42, ptr %46, align 8, !tbaa.struct !218
  %47 = getelementptr inbounds i8, ptr %45, i64 16
  store i64 %44, ptr %47, align 8, !tbaa.struct !219
  %48 = getelementptr inbounds i8, ptr %45, i64 24
  store i32 0, ptr %48, align 8, !tbaa.struct !220
  %49 = getelementptr inbounds i8, ptr %41, i64 %44
  %50 = getelementptr inbounds i8, ptr %42, i64 %44
  %51 = sub i64 %43, %44
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp ne i64 %51, 0
  %54 = icmp ult i64 %40, 15
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %39, label %56, !llvm.loop !221

56:                                               ; preds = %39
  %57 = trunc i64 %40 to i32
  %58 = trunc i64 %52 to i32
  %59 = call i32 @pthread_mutex_lock(ptr noundef %0) #18
  %60 = load i32, ptr %17, align 4, !tbaa !215
  %61 = load i32, ptr %18, align 8, !tbaa !210
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %75

63:                                               ; preds = %56, %71
  %64 = phi i32 [ %72, %71 ], [ %60, %56 ]
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 11, i64 %65
  %67 = call i32 @pthread_create(ptr noundef nonnull %66, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #18
  %68 = icmp eq i32 %67, 0
  %69 = load i32, ptr %17, align 4, !tbaa !215
  br i1 %68, label %71, label %70

70:                                               ; preds = %63
  store i32 %69, ptr %18, align 8, !tbaa !210
  br label %75

71:                                               ; preds = %63
  %72 = add i32 %69, 1
  store i32 %72, ptr %17, align 4, !tbaa !215
  %73 = load i32, ptr %18, align 8, !tbaa !210
  %74 = icmp ult i32 %72, %73
  br i1 %74, label %63, label %75, !llvm.loop !222

75:                                               ; preds = %71, %56, %70
  %76 = load i32, ptr %19, align 8, !tbaa !213
  %77 = icmp ne i32 %76, 0
  %78 = and i1 %20, %77
  %79 = load i64, ptr %21, align 8
  %80 = icmp ugt i64 %79, 131072
  %81 = select i1 %78, i1 %80, i1 false
  %82 = select i1 %81, i64 400000, i64 200000
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9) #17
  %83 = load ptr, ptr %22, align 8, !tbaa !223
  store ptr %83, ptr %9, align 8, !tbaa !224
  store ptr %10, ptr %23, align 8, !tbaa !226
  store i32 %58, ptr %24, align 8, !tbaa !227
  store i32 0, ptr %25, align 4, !tbaa !228
  store i16 %5, ptr %26, align 8, !tbaa !229
  store i64 %82, ptr %27, align 8, !tbaa !230
  %84 = load i64, ptr %28, align 8, !tbaa !231
  %85 = and i64 %52, 4294967295
  %86 = icmp ult i64 %40, 2
  br i1 %86, label %104, label %87

87:                                               ; preds = %75
  %88 = and i64 %52, 1
  %89 = icmp eq i64 %88, 0
  %90 = select i1 %89, i64 2, i64 %88
  %91 = sub nsw i64 %52, %90
  %92 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %84, i64 0
  br label %93

93:                                               ; preds = %93, %87
  %94 = phi i64 [ 0, %87 ], [ %100, %93 ]
  %95 = phi <2 x i64> [ %92, %87 ], [ %99, %93 ]
  %96 = getelementptr inbounds %struct.piece, ptr %10, i64 %94, i32 2
  %97 = load <8 x i64>, ptr %96, align 8, !tbaa !232
  %98 = shufflevector <8 x i64> %97, <8 x i64> poison, <2 x i32> <i32 0, i32 4>
  %99 = add <2 x i64> %98, %95
  %100 = add nuw i64 %94, 2
  %101 = icmp eq i64 %100, %91
  br i1 %101, label %102, label %93, !llvm.loop !234

102:                                              ; preds = %93
  %103 = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %99)
  br label %104

104:                                              ; preds = %75, %102
  %105 = phi i64 [ 0, %75 ], [ %91, %102 ]
  %106 = phi i64 [ %84, %75 ], [ %103, %102 ]
  br label %110

107:                                              ; preds = %110
  store i64 %115, ptr %28, align 8, !tbaa !231
  store ptr %9, ptr %22, align 8, !tbaa !223
  %108 = load i32, ptr %29, align 8, !tbaa !237
  %109 = add i32 %108, 1
  store atomic i32 %109, ptr %29 seq_cst, align 8
  br label %118

110:                                              ; preds = %104, %110
  %111 = phi i64 [ %116, %110 ], [ %105, %104 ]
  %112 = phi i64 [ %115, %110 ], [ %106, %104 ]
  %113 = getelementptr inbounds %struct.piece, ptr %10, i64 %111, i32 2
  %114 = load i64, ptr %113, align 8, !tbaa !232
  %115 = add i64 %114, %112
  %116 = add nuw nsw i64 %111, 1
  %117 = icmp eq i64 %116, %85
  br i1 %117, label %107, label %110, !llvm.loop !238

118:                                              ; preds = %197, %107
  %119 = phi i32 [ 0, %107 ], [ %198, %197 ]
  %120 = load i32, ptr %25, align 4, !tbaa !228
  %121 = icmp ugt i32 %120, %57
  br i1 %121, label %150, label %122

122:                                              ; preds = %118
  %123 = load ptr, ptr %23, align 8, !tbaa !226
  %124 = add nuw i32 %120, 1
  store i32 %124, ptr %25, align 4, !tbaa !228
  %125 = zext i32 %120 to i64
  %126 = getelementptr inbounds %struct.piece, ptr %123, i64 %125, i32 2
  %127 = load i64, ptr %126, align 8, !tbaa !232
  %128 = load i64, ptr %28, align 8, !tbaa !231
  %129 = sub i64 %128, %127
  store i64 %129, ptr %28, align 8, !tbaa !231
  %130 = load i32, ptr %24, align 8, !tbaa !227
  %131 = icmp eq i32 %124, %130
  br i1 %131, label %132, label %140

132:                                              ; preds = %122, %132
  %133 = phi ptr [ %134, %132 ], [ %22, %122 ]
  %134 = load ptr, ptr %133, align 8, !tbaa !69
  %135 = icmp eq ptr %134, %9
  br i1 %135, label %136, label %132, !llvm.loop !239

136:                                              ; preds = %132
  %137 = load ptr, ptr %9, align 8, !tbaa !224
  store ptr %137, ptr %133, align 8, !tbaa !69
  %138 = load i32, ptr %29, align 8, !tbaa !237
  %139 = add i32 %138, -1
  store atomic i32 %139, ptr %29 seq_cst, align 8
  br label %140

140:                                              ; preds = %136, %122
  %141 = load i32, ptr %33, align 8, !tbaa !240
  %142 = shl i32 %141, 19
  %143 = add i32 %142, 524288
  %144 = zext i32 %143 to i64
  %145 = icmp ugt i64 %129, %144
  br i1 %145, label %146, label %148

146:                                              ; preds = %140
  %147 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #18
  br label %148

148:                                              ; preds = %146, %140
  %149 = getelementptr inbounds %struct.piece, ptr %123, i64 %125
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %149, i16 noundef %4, i16 noundef %5) #16
  br label %181

150:                                              ; preds = %118
  %151 = zext i32 %119 to i64
  %152 = getelementptr inbounds %struct.piece, ptr %10, i64 %151, i32 3
  %153 = load i32, ptr %152, align 8, !tbaa !241
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %181

155:                                              ; preds = %150
  %156 = call i32 @pthread_mutex_unlock(ptr noundef %0) #18
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #17
  %157 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #18
  %158 = load i64, ptr %8, align 8, !tbaa !136
  %159 = mul i64 %158, 1000000000
  %160 = load i64, ptr %30, align 8, !tbaa !138
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #17
  %161 = add i64 %160, 200000
  %162 = add i64 %161, %159
  %163 = load atomic i32, ptr %152 seq_cst, align 8
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %172

165:                                              ; preds = %155, %176
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #17
  %166 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %167 = load i64, ptr %7, align 8, !tbaa !136
  %168 = mul i64 %167, 1000000000
  %169 = load i64, ptr %31, align 8, !tbaa !138
  %170 = add i64 %168, %169
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #17
  %171 = icmp ult i64 %170, %162
  br i1 %171, label %176, label %172

172:                                              ; preds = %176, %165, %155
  %173 = call i32 @pthread_mutex_lock(ptr noundef %0) #18
  %174 = load i32, ptr %152, align 8, !tbaa !241
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %179, label %181

176:                                              ; preds = %165
  call void @llvm.aarch64.hint(i32 1)
  %177 = load atomic i32, ptr %152 seq_cst, align 8
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %165, label %172, !llvm.loop !242

179:                                              ; preds = %172
  %180 = call i32 @pthread_cond_wait(ptr noundef nonnull %32, ptr noundef %0) #18
  br label %181

181:                                              ; preds = %179, %172, %150, %148
  %182 = icmp ugt i32 %119, %57
  br i1 %182, label %197, label %183

183:                                              ; preds = %181
  %184 = zext i32 %119 to i64
  br label %185

185:                                              ; preds = %190, %183
  %186 = phi i64 [ %184, %183 ], [ %193, %190 ]
  %187 = getelementptr inbounds %struct.piece, ptr %10, i64 %186, i32 3
  %188 = load i32, ptr %187, align 8, !tbaa !241
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %195, label %190

190:                                              ; preds = %185
  %191 = call i32 @pthread_mutex_unlock(ptr noundef %0) #18
  %192 = call i32 @pthread_mutex_lock(ptr noundef %0) #18
  %193 = add nuw nsw i64 %186, 1
  %194 = icmp eq i64 %193, %85
  br i1 %194, label %200, label %185, !llvm.loop !243

195:                                              ; preds = %185
  %196 = trunc i64 %186 to i32
  br label %197

197:                                              ; preds = %195, %181
  %198 = phi i32 [ %119, %181 ], [ %196, %195 ]
  %199 = icmp ugt i32 %198, %57
  br i1 %199, label %200, label %118, !llvm.loop !244

200:                                              ; preds = %197, %190
  %201 = call i32 @pthread_mutex_unlock(ptr noundef %0) #18
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #17
  %202 = icmp eq i64 %51, 0
  br i1 %202, label %203, label %35, !llvm.loop !245

203:                                              ; preds = %200, %6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @device_record(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5) local_unnamed_addr #3 {
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = add i64 %5, 1
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 8) #18
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 38
  store ptr %9, ptr %10, align 8, !tbaa !67
  %11 = icmp eq ptr %9, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %1, ptr %13, align 8, !tbaa !169
  %14 = tail call fastcc i32 @begin_submission(ptr noundef %0) #16
  %15 = icmp ne i64 %3, 0
  %16 = icmp eq i32 %14, 0
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %20

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 9
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
  %46 = tail call fastcc i32 @execute(ptr noundef %0, ptr noundef %45) #16
  %47 = getelementptr inbounds %struct.command, ptr %45, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !141
  %49 = zext i32 %48 to i64
  %50 = add i64 %24, %49
  %51 = icmp ult i64 %50, %3
  %52 = icmp eq i32 %46, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %23, label %20, !llvm.loop !246

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
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %73, align 8, !tbaa !191
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  %74 = load ptr, ptr %0, align 8, !tbaa !80
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 27
  %76 = load ptr, ptr %75, align 8, !tbaa !192
  %77 = load ptr, ptr %70, align 8, !tbaa !190
  %78 = call i32 %76(ptr noundef %77) #18
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
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 33
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 31
  %9 = load i32, ptr %8, align 8, !tbaa !158
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 32
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
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #18
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !69
  store i32 %16, ptr %10, align 4, !tbaa !9
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !80
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 18
  %26 = load i32, ptr %25, align 8, !tbaa !155
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 17
  %28 = load i32, ptr %27, align 4, !tbaa !247
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 19
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !69
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #18
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !69
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #17
  store i32 40, ptr %2, align 8, !tbaa !248
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !250
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 5
  %44 = load ptr, ptr %43, align 8, !tbaa !49
  store ptr %44, ptr %42, align 8, !tbaa !251
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  %47 = load i32, ptr %46, align 8, !tbaa !54
  store i32 %47, ptr %45, align 8, !tbaa !252
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 4, !tbaa !247
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !253
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !254
  %55 = load ptr, ptr %24, align 8, !tbaa !41
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #18
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 4, !tbaa !247
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
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  %64 = load i32, ptr %63, align 8, !tbaa !54
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17
  store i32 42, ptr %4, align 8, !tbaa !255
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !257
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !258
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !259
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !260
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 19
  %74 = load ptr, ptr %73, align 8, !tbaa !61
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !69
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #18
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
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 34
  %95 = load i32, ptr %94, align 8, !tbaa !157
  store i32 %95, ptr %93, align 8, !tbaa.struct !261
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !262
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
  %39 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #16
  %40 = getelementptr inbounds %struct.kernel, ptr %36, i64 0, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !143
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %58, label %43

43:                                               ; preds = %34
  %44 = load ptr, ptr %0, align 8, !tbaa !80
  %45 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 9
  %46 = load i64, ptr %45, align 8, !tbaa !156
  %47 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !142
  %49 = add i64 %46, -1
  %50 = add i64 %49, %48
  %51 = urem i64 %50, %48
  %52 = sub nuw i64 %50, %51
  %53 = add i64 %52, %41
  store i64 %53, ptr %45, align 8, !tbaa !156
  %54 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %55 = load ptr, ptr %54, align 8, !tbaa !52
  %56 = getelementptr inbounds i8, ptr %55, i64 %52
  %57 = tail call ptr @memset(ptr noundef %56, i32 noundef 0, i64 noundef %41) #18
  br label %58

58:                                               ; preds = %43, %34
  %59 = phi i64 [ %52, %43 ], [ 0, %34 ]
  %60 = load i64, ptr %36, align 8, !tbaa !263
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
  %98 = load ptr, ptr %63, align 8, !tbaa !264
  %99 = getelementptr inbounds %struct.task, ptr %98, i64 %97
  %100 = load ptr, ptr %0, align 8, !tbaa !80
  %101 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 6
  %102 = load i64, ptr %101, align 8, !tbaa !265
  %103 = icmp eq i64 %102, 0
  %104 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 3
  %105 = load i64, ptr %104, align 8, !tbaa !267
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
  %113 = load i64, ptr %112, align 8, !tbaa !268
  %114 = add i64 %128, -1
  %115 = add i64 %114, %113
  %116 = udiv i64 %115, %113
  %117 = icmp ult i64 %128, 2147483647
  br i1 %117, label %132, label %135

118:                                              ; preds = %118, %109
  %119 = phi i64 [ 0, %109 ], [ %129, %118 ]
  %120 = phi i64 [ 1, %109 ], [ %128, %118 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %29) #17
  %121 = load ptr, ptr %110, align 8, !tbaa !269
  %122 = getelementptr inbounds i64, ptr %121, i64 %119
  %123 = load i64, ptr %122, align 8, !tbaa !4
  %124 = getelementptr inbounds i8, ptr %64, i64 %123
  %125 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %124, i64 noundef 4) #18
  %126 = load i32, ptr %29, align 4, !tbaa !9
  %127 = sext i32 %126 to i64
  %128 = mul i64 %120, %127
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %29) #17
  %129 = add nuw i64 %119, 1
  %130 = load i64, ptr %101, align 8, !tbaa !265
  %131 = icmp ult i64 %129, %130
  br i1 %131, label %118, label %111, !llvm.loop !270

132:                                              ; preds = %111
  %133 = sub nuw nsw i64 2147483647, %128
  %134 = udiv i64 %133, %113
  br label %135

135:                                              ; preds = %132, %111
  %136 = phi i64 [ %134, %132 ], [ 0, %111 ]
  %137 = load i64, ptr %104, align 8, !tbaa !267
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
  %150 = load i64, ptr %149, align 8, !tbaa !271
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
  br i1 %177, label %178, label %171, !llvm.loop !272

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
  %186 = load ptr, ptr %153, align 8, !tbaa !273
  %187 = getelementptr inbounds %struct.binding, ptr %186, i64 %184
  %188 = load i64, ptr %187, align 8, !tbaa !274
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
  %193 = load i64, ptr %192, align 8, !tbaa !276
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #17
  %194 = getelementptr inbounds i8, ptr %64, i64 %193
  %195 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %194, i64 noundef 8) #18
  %196 = load ptr, ptr %25, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #17
  %197 = load ptr, ptr %196, align 8, !tbaa !277
  %198 = add i32 %185, 1
  %199 = zext i32 %185 to i64
  %200 = getelementptr inbounds ptr, ptr %26, i64 %199
  store ptr %197, ptr %200, align 8, !tbaa !69
  %201 = load i64, ptr %149, align 8, !tbaa !271
  br label %202

202:                                              ; preds = %191, %182
  %203 = phi i64 [ %201, %191 ], [ %183, %182 ]
  %204 = phi i32 [ %198, %191 ], [ %185, %182 ]
  %205 = add nuw i64 %184, 1
  %206 = icmp ult i64 %205, %203
  br i1 %206, label %182, label %154, !llvm.loop !279

207:                                              ; preds = %180, %207
  %208 = phi i64 [ %209, %207 ], [ %181, %180 ]
  %209 = add nuw nsw i64 %208, 1
  %210 = getelementptr inbounds ptr, ptr %26, i64 %208
  store ptr null, ptr %210, align 8, !tbaa !69
  %211 = and i64 %209, 4294967295
  %212 = icmp eq i64 %211, 6
  br i1 %212, label %213, label %207, !llvm.loop !280

213:                                              ; preds = %207, %178, %154
  %214 = load ptr, ptr %37, align 8, !tbaa !169
  %215 = ptrtoint ptr %99 to i64
  %216 = udiv i64 %215, 72
  %217 = and i64 %216, 63
  %218 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 39, i64 %217
  %219 = load ptr, ptr %218, align 8, !tbaa !161
  %220 = icmp eq ptr %219, %99
  br i1 %220, label %221, label %239

221:                                              ; preds = %213
  %222 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 39, i64 %217, i32 2, i64 0
  %223 = load <4 x ptr>, ptr %222, align 8, !tbaa !69
  %224 = load <4 x ptr>, ptr %26, align 16, !tbaa !69
  %225 = icmp ne <4 x ptr> %223, %224
  %226 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 39, i64 %217, i32 2, i64 4
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
  %237 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 39, i64 %217, i32 1
  %238 = load ptr, ptr %237, align 8, !tbaa !281
  store ptr %238, ptr %31, align 8, !tbaa !69
  br label %404

239:                                              ; preds = %189, %182, %182, %221, %213
  %240 = phi i1 [ false, %221 ], [ false, %213 ], [ true, %182 ], [ true, %182 ], [ true, %189 ]
  %241 = phi ptr [ %218, %221 ], [ %218, %213 ], [ null, %182 ], [ null, %182 ], [ null, %189 ]
  %242 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 21
  %243 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 22
  %244 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 2
  %245 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 3
  %246 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 20
  %247 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 22
  %248 = load i32, ptr %242, align 4, !tbaa !160
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %259, label %250

250:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %24) #17
  store i32 34, ptr %24, align 8, !tbaa !282
  store ptr null, ptr %67, align 8, !tbaa !284
  %251 = load ptr, ptr %243, align 8, !tbaa !62
  %252 = add i32 %248, -1
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds ptr, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8, !tbaa !69
  store ptr %255, ptr %68, align 8, !tbaa !285
  store i32 1, ptr %69, align 8, !tbaa !286
  store ptr %244, ptr %70, align 8, !tbaa !287
  %256 = load ptr, ptr %245, align 8, !tbaa !288
  %257 = load ptr, ptr %147, align 8, !tbaa !41
  %258 = call i32 %256(ptr noundef %257, ptr noundef nonnull %24, ptr noundef nonnull %31) #18
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
  store i32 33, ptr %23, align 8, !tbaa !289
  store ptr null, ptr %71, align 8, !tbaa !291
  store <2 x i32> <i32 0, i32 128>, ptr %72, align 8, !tbaa !9
  store i32 5, ptr %73, align 8, !tbaa !292
  store ptr %22, ptr %74, align 8, !tbaa !293
  %266 = icmp eq i32 %261, 0
  %267 = shl i32 %261, 1
  %268 = select i1 %266, i32 8, i32 %267
  %269 = load ptr, ptr %243, align 8, !tbaa !69
  %270 = zext i32 %268 to i64
  %271 = shl nuw nsw i64 %270, 3
  %272 = call ptr @realloc(ptr noundef %269, i64 noundef %271) #18
  %273 = icmp eq ptr %272, null
  br i1 %273, label %282, label %274

274:                                              ; preds = %265
  store ptr %272, ptr %243, align 8, !tbaa !69
  %275 = load ptr, ptr %247, align 8, !tbaa !294
  %276 = load ptr, ptr %147, align 8, !tbaa !41
  %277 = load i32, ptr %246, align 8, !tbaa !55
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds ptr, ptr %272, i64 %278
  %280 = call i32 %275(ptr noundef %276, ptr noundef nonnull %23, ptr noundef null, ptr noundef nonnull %279) #18
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
  store i32 34, ptr %24, align 8, !tbaa !282
  store ptr null, ptr %67, align 8, !tbaa !284
  %292 = load ptr, ptr %243, align 8, !tbaa !62
  %293 = zext i32 %291 to i64
  %294 = getelementptr inbounds ptr, ptr %292, i64 %293
  %295 = load ptr, ptr %294, align 8, !tbaa !69
  store ptr %295, ptr %68, align 8, !tbaa !285
  store i32 1, ptr %69, align 8, !tbaa !286
  store ptr %244, ptr %70, align 8, !tbaa !287
  %296 = load ptr, ptr %245, align 8, !tbaa !288
  %297 = load ptr, ptr %147, align 8, !tbaa !41
  %298 = call i32 %296(ptr noundef %297, ptr noundef nonnull %24, ptr noundef nonnull %31) #18
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %24) #17
  br label %299

299:                                              ; preds = %290, %250
  %300 = phi i32 [ %258, %250 ], [ %298, %290 ]
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %499

302:                                              ; preds = %299
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %27) #17
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %28) #17
  %303 = load i64, ptr %149, align 8, !tbaa !271
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %310, label %305

305:                                              ; preds = %302
  %306 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 7
  %307 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 6
  br label %315

308:                                              ; preds = %381
  %309 = trunc i64 %392 to i32
  br label %310

310:                                              ; preds = %308, %302
  %311 = phi i32 [ 0, %302 ], [ %309, %308 ]
  %312 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 37
  %313 = load ptr, ptr %312, align 8, !tbaa !295
  %314 = load ptr, ptr %147, align 8, !tbaa !41
  call void %313(ptr noundef %314, i32 noundef %311, ptr noundef nonnull %27, i32 noundef 0, ptr noundef null) #18
  br i1 %240, label %403, label %394

315:                                              ; preds = %381, %305
  %316 = phi i64 [ 0, %305 ], [ %391, %381 ]
  %317 = load ptr, ptr %306, align 8, !tbaa !273
  %318 = getelementptr inbounds %struct.binding, ptr %317, i64 %316
  %319 = getelementptr inbounds [128 x %union.anon], ptr %28, i64 0, i64 %316
  %320 = load i64, ptr %318, align 8, !tbaa !274
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
  %324 = load i64, ptr %323, align 8, !tbaa !296
  store ptr %322, ptr %319, align 8, !tbaa.struct !297
  %325 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %325, align 8, !tbaa.struct !298
  %326 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %324, ptr %326, align 8, !tbaa.struct !199
  br label %368

327:                                              ; preds = %315
  %328 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %329 = load i64, ptr %328, align 8, !tbaa !276
  %330 = inttoptr i64 %329 to ptr
  br label %339

331:                                              ; preds = %315
  %332 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %333 = load i64, ptr %332, align 8, !tbaa !276
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #17
  %334 = getelementptr inbounds i8, ptr %64, i64 %333
  %335 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %334, i64 noundef 8) #18
  %336 = load ptr, ptr %21, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #17
  br label %339

337:                                              ; preds = %315
  %338 = load ptr, ptr %75, align 8, !tbaa !132
  br label %339

339:                                              ; preds = %337, %331, %327
  %340 = phi ptr [ %330, %327 ], [ %336, %331 ], [ %338, %337 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !277
  %342 = getelementptr inbounds %struct.memory, ptr %340, i64 0, i32 1
  %343 = load i64, ptr %342, align 8, !tbaa !299
  store ptr %341, ptr %319, align 8, !tbaa.struct !297
  %344 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %344, align 8, !tbaa.struct !298
  %345 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %343, ptr %345, align 8, !tbaa.struct !199
  br label %368

346:                                              ; preds = %315
  %347 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %348 = load i64, ptr %347, align 8, !tbaa !276
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20) #17
  %349 = getelementptr inbounds i8, ptr %64, i64 %348
  %350 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef nonnull %349, i64 noundef 8) #18
  %351 = load ptr, ptr %20, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20) #17
  %352 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 3
  %353 = load ptr, ptr %352, align 8, !tbaa !300
  %354 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 1
  %355 = load ptr, ptr %354, align 8, !tbaa !302
  store ptr %353, ptr %319, align 8, !tbaa.struct !303
  %356 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %355, ptr %356, align 8, !tbaa.struct !304
  %357 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %357, align 8, !tbaa.struct !305
  br label %368

358:                                              ; preds = %315
  %359 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %360 = load i64, ptr %359, align 8, !tbaa !276
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #17
  %361 = getelementptr inbounds i8, ptr %64, i64 %360
  %362 = call ptr @memcpy(ptr noundef nonnull %19, ptr noundef nonnull %361, i64 noundef 8) #18
  %363 = load ptr, ptr %19, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #17
  %364 = getelementptr inbounds %struct.texture, ptr %363, i64 0, i32 2
  %365 = load ptr, ptr %364, align 8, !tbaa !306
  store ptr null, ptr %319, align 8, !tbaa.struct !303
  %366 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %365, ptr %366, align 8, !tbaa.struct !304
  %367 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %367, align 8, !tbaa.struct !305
  br label %368

368:                                              ; preds = %358, %346, %339, %321
  %369 = load i64, ptr %318, align 8, !tbaa !274
  br label %370

370:                                              ; preds = %368, %315
  %371 = phi i64 [ %369, %368 ], [ %320, %315 ]
  %372 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %27, i64 0, i64 %316
  %373 = load ptr, ptr %31, align 8, !tbaa !69
  %374 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 1
  %375 = load i64, ptr %374, align 8, !tbaa !307
  %376 = trunc i64 %375 to i32
  %377 = icmp ult i64 %371, 8
  br i1 %377, label %378, label %381

378:                                              ; preds = %370
  %379 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %371
  %380 = load i32, ptr %379, align 4
  br label %381

381:                                              ; preds = %370, %378
  %382 = phi i32 [ %380, %378 ], [ 7, %370 ]
  store i32 35, ptr %372, align 8, !tbaa.struct !308
  %383 = getelementptr inbounds i8, ptr %372, i64 8
  store ptr null, ptr %383, align 8, !tbaa.struct !309
  %384 = getelementptr inbounds i8, ptr %372, i64 16
  store ptr %373, ptr %384, align 8, !tbaa.struct !310
  %385 = getelementptr inbounds i8, ptr %372, i64 24
  store i32 %376, ptr %385, align 8, !tbaa.struct !311
  %386 = getelementptr inbounds i8, ptr %372, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %386, align 4
  %387 = getelementptr inbounds i8, ptr %372, i64 36
  store i32 %382, ptr %387, align 4, !tbaa.struct !312
  %388 = getelementptr inbounds i8, ptr %372, i64 40
  store ptr %319, ptr %388, align 8, !tbaa.struct !313
  %389 = getelementptr inbounds i8, ptr %372, i64 48
  store ptr %319, ptr %389, align 8, !tbaa.struct !314
  %390 = getelementptr inbounds i8, ptr %372, i64 56
  store ptr null, ptr %390, align 8, !tbaa.struct !315
  %391 = add nuw i64 %316, 1
  %392 = load i64, ptr %149, align 8, !tbaa !271
  %393 = icmp ult i64 %391, %392
  br i1 %393, label %315, label %308, !llvm.loop !316

394:                                              ; preds = %310
  store ptr %99, ptr %241, align 8, !tbaa !161
  %395 = load ptr, ptr %31, align 8, !tbaa !69
  %396 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 1
  store ptr %395, ptr %396, align 8, !tbaa !281
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
  call void %417(ptr noundef %418, i32 noundef %411, i32 noundef %411, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %18, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #17
  br label %419

419:                                              ; preds = %407, %404
  store i32 1, ptr %76, align 8, !tbaa !191
  %420 = load i64, ptr %149, align 8, !tbaa !271
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %424, label %422

422:                                              ; preds = %419
  %423 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 7
  br label %438

424:                                              ; preds = %489, %419
  %425 = phi i32 [ 0, %419 ], [ %490, %489 ]
  %426 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 8
  %427 = load ptr, ptr %426, align 8, !tbaa !317
  %428 = load ptr, ptr %81, align 8, !tbaa !190
  %429 = load ptr, ptr %99, align 8, !tbaa !318
  call void %427(ptr noundef %428, i32 noundef 1, ptr noundef %429) #18
  %430 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 7
  %431 = load ptr, ptr %430, align 8, !tbaa !319
  %432 = load ptr, ptr %81, align 8, !tbaa !190
  %433 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 1
  %434 = load ptr, ptr %433, align 8, !tbaa !320
  call void %431(ptr noundef %432, i32 noundef 1, ptr noundef %434, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %31, i32 noundef %425, ptr noundef nonnull %30) #18
  %435 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 16
  %436 = load ptr, ptr %435, align 8, !tbaa !321
  %437 = load ptr, ptr %81, align 8, !tbaa !190
  call void %436(ptr noundef %437, i32 noundef %144, i32 noundef 1, i32 noundef 1) #18
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %31) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #17
  br label %495

438:                                              ; preds = %489, %422
  %439 = phi i32 [ 0, %422 ], [ %490, %489 ]
  %440 = phi i64 [ 0, %422 ], [ %491, %489 ]
  %441 = load ptr, ptr %423, align 8, !tbaa !273
  %442 = getelementptr inbounds %struct.binding, ptr %441, i64 %440
  %443 = load i64, ptr %442, align 8, !tbaa !274
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
  %450 = load i64, ptr %449, align 8, !tbaa !276
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
  %462 = load i64, ptr %461, align 8, !tbaa !276
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #17
  %463 = getelementptr inbounds i8, ptr %64, i64 %462
  %464 = call ptr @memcpy(ptr noundef nonnull %17, ptr noundef nonnull %463, i64 noundef 8) #18
  %465 = load ptr, ptr %17, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #17
  %466 = load ptr, ptr %465, align 8, !tbaa !322
  %467 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 1
  %468 = load i32, ptr %467, align 8, !tbaa !323
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
  store i32 45, ptr %16, align 8, !tbaa !325
  store ptr null, ptr %82, align 8, !tbaa !328
  store i32 %477, ptr %83, align 8, !tbaa !329
  store i32 %477, ptr %84, align 4, !tbaa !330
  store i32 %468, ptr %85, align 8, !tbaa !331
  store <2 x i32> <i32 1, i32 -1>, ptr %86, align 4, !tbaa !174
  store i32 -1, ptr %87, align 4, !tbaa !332
  %478 = load ptr, ptr %466, align 8, !tbaa !333
  store ptr %478, ptr %88, align 8, !tbaa !334
  %479 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 2
  %480 = load i32, ptr %479, align 4, !tbaa !335
  store i32 %480, ptr %89, align 8, !tbaa !336
  store i32 0, ptr %90, align 4, !tbaa !337
  %481 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 3
  %482 = load i32, ptr %481, align 8, !tbaa !338
  store i32 %482, ptr %91, align 8, !tbaa !339
  store i32 0, ptr %92, align 4, !tbaa !340
  %483 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 4
  %484 = load i32, ptr %483, align 4, !tbaa !341
  store i32 %484, ptr %93, align 8, !tbaa !342
  %485 = load ptr, ptr %0, align 8, !tbaa !80
  %486 = getelementptr inbounds %struct.device, ptr %485, i64 0, i32 19
  %487 = load ptr, ptr %486, align 8, !tbaa !189
  %488 = load ptr, ptr %81, align 8, !tbaa !190
  call void %487(ptr noundef %488, i32 noundef %474, i32 noundef %474, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %16) #18
  store i32 1, ptr %467, align 8, !tbaa !323
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %16) #17
  br label %489

489:                                              ; preds = %470, %460, %456, %448, %444, %438
  %490 = phi i32 [ %439, %438 ], [ %457, %456 ], [ %453, %448 ], [ %445, %444 ], [ %439, %460 ], [ %439, %470 ]
  %491 = add nuw i64 %440, 1
  %492 = load i64, ptr %149, align 8, !tbaa !271
  %493 = icmp ult i64 %491, %492
  br i1 %493, label %438, label %424, !llvm.loop !343

494:                                              ; preds = %142, %108
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #17
  br label %495

495:                                              ; preds = %494, %424
  %496 = add nuw i64 %97, 1
  %497 = load i64, ptr %36, align 8, !tbaa !263
  %498 = icmp ult i64 %496, %497
  br i1 %498, label %96, label %501, !llvm.loop !344

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
  %507 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 25
  %508 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 23
  %509 = load i32, ptr %508, align 8, !tbaa !154
  %510 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 24
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
  %522 = call ptr @realloc(ptr noundef %519, i64 noundef %521) #18
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
  %532 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
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
  %542 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 6
  %543 = load ptr, ptr %542, align 8, !tbaa !51
  %544 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %545 = load i64, ptr %544, align 8, !tbaa !145
  %546 = icmp ult i64 %545, 32769
  br i1 %546, label %547, label %595

547:                                              ; preds = %537
  %548 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 9
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
  %558 = load ptr, ptr %557, align 8, !tbaa !345
  br i1 %538, label %590, label %559

559:                                              ; preds = %547
  %560 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 25
  %561 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 23
  %562 = load i32, ptr %561, align 8, !tbaa !154
  %563 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 24
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
  %575 = tail call ptr @realloc(ptr noundef %572, i64 noundef %574) #18
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
  %585 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 7
  %586 = load ptr, ptr %585, align 8, !tbaa !52
  %587 = getelementptr inbounds i8, ptr %586, i64 %555
  store ptr %558, ptr %584, align 8, !tbaa.struct !197
  %588 = getelementptr inbounds i8, ptr %584, i64 8
  store ptr %587, ptr %588, align 8, !tbaa.struct !198
  %589 = getelementptr inbounds i8, ptr %584, i64 16
  store i64 %545, ptr %589, align 8, !tbaa.struct !199
  br label %701

590:                                              ; preds = %547
  %591 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 7
  %592 = load ptr, ptr %591, align 8, !tbaa !52
  %593 = getelementptr inbounds i8, ptr %592, i64 %555
  %594 = tail call ptr @memcpy(ptr noundef %593, ptr noundef %558, i64 noundef %545) #18
  br label %701

595:                                              ; preds = %537
  %596 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 39
  %597 = load i64, ptr %596, align 8, !tbaa !346
  %598 = icmp eq i64 %597, 255
  br i1 %598, label %645, label %599

599:                                              ; preds = %595
  %600 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %601 = load ptr, ptr %600, align 8, !tbaa !345
  %602 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 28
  %603 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 26
  %604 = load i32, ptr %603, align 8, !tbaa !58
  %605 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 27
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
  %617 = tail call ptr @realloc(ptr noundef %614, i64 noundef %616) #18
  %618 = icmp eq ptr %617, null
  br i1 %618, label %1167, label %619

619:                                              ; preds = %610
  store ptr %617, ptr %602, align 8, !tbaa !69
  store i32 %613, ptr %605, align 4, !tbaa !9
  %620 = load i32, ptr %603, align 8, !tbaa !58
  %621 = load i64, ptr %596, align 8, !tbaa !346
  br label %622

622:                                              ; preds = %619, %608
  %623 = phi i64 [ %597, %608 ], [ %621, %619 ]
  %624 = phi i32 [ %604, %608 ], [ %620, %619 ]
  %625 = phi ptr [ %609, %608 ], [ %617, %619 ]
  %626 = zext i32 %624 to i64
  %627 = getelementptr inbounds %struct.import, ptr %625, i64 %626
  %628 = ptrtoint ptr %601 to i64
  %629 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 40
  %630 = load i64, ptr %629, align 8, !tbaa !347
  %631 = urem i64 %628, %630
  %632 = add i64 %545, -1
  %633 = add i64 %632, %630
  %634 = add i64 %633, %631
  %635 = urem i64 %634, %630
  %636 = sub nuw i64 %634, %635
  %637 = sub i64 0, %631
  %638 = getelementptr inbounds i8, ptr %601, i64 %637
  %639 = tail call fastcc i32 @import_pages(ptr noundef nonnull %32, ptr noundef %638, i64 noundef %636, i64 noundef %623, ptr noundef null, i64 noundef 0, ptr noundef %627) #16
  %640 = icmp eq i32 %639, 0
  br i1 %640, label %641, label %1167

641:                                              ; preds = %622
  %642 = load i32, ptr %603, align 8, !tbaa !58
  %643 = add i32 %642, 1
  store i32 %643, ptr %603, align 8, !tbaa !58
  %644 = load ptr, ptr %627, align 8, !tbaa !44
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
  %660 = load ptr, ptr %649, align 8, !tbaa !345
  %661 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %660, i64 noundef %659, i32 noundef %539, ptr noundef nonnull %15) #16
  %662 = icmp eq i32 %661, 0
  br i1 %662, label %665, label %663

663:                                              ; preds = %681, %645
  %664 = phi i32 [ %661, %645 ], [ %689, %681 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #17
  br label %1167

665:                                              ; preds = %645, %681
  %666 = phi i64 [ %686, %681 ], [ %659, %645 ]
  %667 = phi i64 [ %683, %681 ], [ 0, %645 ]
  %668 = load ptr, ptr %650, align 8, !tbaa !348
  %669 = load i64, ptr %15, align 8, !tbaa !4
  %670 = load ptr, ptr %651, align 8, !tbaa !349
  %671 = load i64, ptr %652, align 8, !tbaa !350
  %672 = add i64 %671, %667
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #17
  store i64 %669, ptr %13, align 8, !tbaa !351
  store i64 %672, ptr %653, align 8, !tbaa !353
  store i64 %666, ptr %654, align 8, !tbaa !354
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #17
  store i64 %672, ptr %14, align 8, !tbaa !351
  store i64 %669, ptr %655, align 8, !tbaa !353
  store i64 %666, ptr %656, align 8, !tbaa !354
  %673 = load ptr, ptr %0, align 8, !tbaa !80
  %674 = getelementptr inbounds %struct.device, ptr %673, i64 0, i32 11
  %675 = load ptr, ptr %674, align 8, !tbaa !355
  %676 = load ptr, ptr %657, align 8, !tbaa !190
  br i1 %538, label %677, label %691

677:                                              ; preds = %665
  call void %675(ptr noundef %676, ptr noundef %668, ptr noundef %670, i32 noundef 1, ptr noundef nonnull %13) #18
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
  %687 = load ptr, ptr %649, align 8, !tbaa !345
  %688 = getelementptr inbounds i8, ptr %687, i64 %683
  %689 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %688, i64 noundef %686, i32 noundef %539, ptr noundef nonnull %15) #16
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %665, label %663, !llvm.loop !356

691:                                              ; preds = %665
  call void %675(ptr noundef %676, ptr noundef %670, ptr noundef %668, i32 noundef 1, ptr noundef nonnull %14) #18
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
  %699 = load i64, ptr %698, align 8, !tbaa !208
  %700 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %699) #16
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
  call void %721(ptr noundef %723, i32 noundef %712, i32 noundef %712, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #17
  br label %724

724:                                              ; preds = %707, %701
  store i32 1, ptr %704, align 8, !tbaa !191
  %725 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %726 = load ptr, ptr %725, align 8, !tbaa !349
  %727 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %728 = load i64, ptr %727, align 8, !tbaa !350
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #17
  store i64 %703, ptr %10, align 8, !tbaa !351
  %729 = getelementptr inbounds %struct.VkBufferCopy, ptr %10, i64 0, i32 1
  store i64 %728, ptr %729, align 8, !tbaa !353
  %730 = getelementptr inbounds %struct.VkBufferCopy, ptr %10, i64 0, i32 2
  store i64 %545, ptr %730, align 8, !tbaa !354
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #17
  store i64 %728, ptr %11, align 8, !tbaa !351
  %731 = getelementptr inbounds %struct.VkBufferCopy, ptr %11, i64 0, i32 1
  store i64 %703, ptr %731, align 8, !tbaa !353
  %732 = getelementptr inbounds %struct.VkBufferCopy, ptr %11, i64 0, i32 2
  store i64 %545, ptr %732, align 8, !tbaa !354
  %733 = load ptr, ptr %0, align 8, !tbaa !80
  %734 = getelementptr inbounds %struct.device, ptr %733, i64 0, i32 11
  %735 = load ptr, ptr %734, align 8, !tbaa !355
  %736 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %737 = load ptr, ptr %736, align 8, !tbaa !190
  br i1 %538, label %738, label %739

738:                                              ; preds = %724
  call void %735(ptr noundef %737, ptr noundef %702, ptr noundef %726, i32 noundef 1, ptr noundef nonnull %10) #18
  br label %740

739:                                              ; preds = %724
  call void %735(ptr noundef %737, ptr noundef %726, ptr noundef %702, i32 noundef 1, ptr noundef nonnull %11) #18
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
  %746 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 6
  %747 = load ptr, ptr %746, align 8, !tbaa !51
  %748 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %749 = load i64, ptr %748, align 8, !tbaa !147
  %750 = icmp ult i64 %749, 32769
  br i1 %750, label %751, label %803

751:                                              ; preds = %741
  %752 = add nuw nsw i64 %749, 48
  %753 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 9
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
  %766 = load ptr, ptr %765, align 8, !tbaa !357
  br i1 %742, label %798, label %767

767:                                              ; preds = %751
  %768 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 25
  %769 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 23
  %770 = load i32, ptr %769, align 8, !tbaa !154
  %771 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 24
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
  %783 = tail call ptr @realloc(ptr noundef %780, i64 noundef %782) #18
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
  %793 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 7
  %794 = load ptr, ptr %793, align 8, !tbaa !52
  %795 = getelementptr inbounds i8, ptr %794, i64 %764
  store ptr %766, ptr %792, align 8, !tbaa.struct !197
  %796 = getelementptr inbounds i8, ptr %792, i64 8
  store ptr %795, ptr %796, align 8, !tbaa.struct !198
  %797 = getelementptr inbounds i8, ptr %792, i64 16
  store i64 %749, ptr %797, align 8, !tbaa.struct !199
  br label %969

798:                                              ; preds = %751
  %799 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 7
  %800 = load ptr, ptr %799, align 8, !tbaa !52
  %801 = getelementptr inbounds i8, ptr %800, i64 %764
  %802 = tail call ptr @memcpy(ptr noundef %801, ptr noundef %766, i64 noundef %749) #18
  br label %969

803:                                              ; preds = %741
  %804 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %805 = load ptr, ptr %804, align 8, !tbaa !357
  %806 = ptrtoint ptr %805 to i64
  %807 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 40
  %808 = load i64, ptr %807, align 8, !tbaa !347
  %809 = urem i64 %806, %808
  %810 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 39
  %811 = load i64, ptr %810, align 8, !tbaa !346
  %812 = icmp ne i64 %811, 255
  %813 = and i64 %809, 3
  %814 = icmp eq i64 %813, 0
  %815 = select i1 %812, i1 %814, i1 false
  %816 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %817 = load i64, ptr %816, align 8, !tbaa !358
  br i1 %815, label %818, label %865

818:                                              ; preds = %803
  %819 = urem i64 %809, %817
  %820 = icmp eq i64 %819, 0
  br i1 %820, label %821, label %865

821:                                              ; preds = %818
  %822 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 28
  %823 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 26
  %824 = load i32, ptr %823, align 8, !tbaa !58
  %825 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 27
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
  %837 = tail call ptr @realloc(ptr noundef %834, i64 noundef %836) #18
  %838 = icmp eq ptr %837, null
  br i1 %838, label %1167, label %839

839:                                              ; preds = %830
  store ptr %837, ptr %822, align 8, !tbaa !69
  store i32 %833, ptr %825, align 4, !tbaa !9
  %840 = load i32, ptr %823, align 8, !tbaa !58
  %841 = load i64, ptr %807, align 8, !tbaa !347
  %842 = load i64, ptr %810, align 8, !tbaa !346
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
  %859 = tail call fastcc i32 @import_pages(ptr noundef nonnull %32, ptr noundef %858, i64 noundef %856, i64 noundef %846, ptr noundef null, i64 noundef 0, ptr noundef %851) #16
  %860 = icmp eq i32 %859, 0
  br i1 %860, label %861, label %1167

861:                                              ; preds = %844
  %862 = load i32, ptr %823, align 8, !tbaa !58
  %863 = add i32 %862, 1
  store i32 %863, ptr %823, align 8, !tbaa !58
  %864 = load ptr, ptr %851, align 8, !tbaa !44
  br label %969

865:                                              ; preds = %818, %803
  %866 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %867 = load ptr, ptr %866, align 8, !tbaa !77
  %868 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %869 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %870 = load i32, ptr %869, align 4, !tbaa !359
  %871 = zext i32 %870 to i64
  %872 = mul i64 %817, %871
  %873 = getelementptr inbounds %struct.staging, ptr %867, i64 0, i32 1
  %874 = getelementptr inbounds %struct.staging, ptr %867, i64 0, i32 1, i32 3
  %875 = load i64, ptr %874, align 8, !tbaa !89
  %876 = udiv i64 %875, %872
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #17
  %877 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %878 = load i64, ptr %877, align 8, !tbaa !360
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
  %897 = load i32, ptr %881, align 4, !tbaa !361
  br label %898

898:                                              ; preds = %953, %880
  %899 = phi i64 [ %878, %880 ], [ %954, %953 ]
  %900 = phi i32 [ %897, %880 ], [ %955, %953 ]
  %901 = phi i64 [ 0, %880 ], [ %958, %953 ]
  %902 = phi ptr [ %805, %880 ], [ %956, %953 ]
  %903 = icmp eq i32 %900, 0
  br i1 %903, label %953, label %904

904:                                              ; preds = %898
  %905 = load i32, ptr %882, align 4, !tbaa !362
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
  %921 = load i32, ptr %884, align 8, !tbaa !363
  %922 = load i32, ptr %885, align 4, !tbaa !364
  %923 = add nsw i32 %922, %916
  %924 = load i32, ptr %886, align 8, !tbaa !365
  %925 = add nsw i32 %924, %911
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #17
  %926 = load i64, ptr %868, align 8, !tbaa !366
  store i64 %926, ptr %9, align 8, !tbaa !366
  %927 = load i64, ptr %888, align 8, !tbaa !367
  %928 = add i64 %927, %901
  store i64 %928, ptr %887, align 8, !tbaa !367
  store i64 1, ptr %889, align 8, !tbaa !360
  store i32 %921, ptr %890, align 8, !tbaa.struct !368
  store i32 %923, ptr %891, align 4, !tbaa.struct !369
  store i32 %925, ptr %892, align 8, !tbaa.struct !220
  %929 = load i32, ptr %869, align 4, !tbaa !359
  store i32 %929, ptr %893, align 4, !tbaa !370
  store i32 %920, ptr %894, align 8, !tbaa !371
  store i32 1, ptr %895, align 4, !tbaa !372
  %930 = zext i32 %920 to i64
  %931 = mul i64 %872, %930
  %932 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %915, i64 noundef %931, i32 noundef %743, ptr noundef nonnull %8) #16
  %933 = icmp eq i32 %932, 0
  br i1 %933, label %934, label %960

934:                                              ; preds = %913
  %935 = load ptr, ptr %873, align 8, !tbaa !348
  %936 = load i64, ptr %8, align 8, !tbaa !4
  %937 = load ptr, ptr %896, align 8, !tbaa !373
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %935, i64 noundef %936, ptr noundef %937, ptr noundef nonnull %9, i32 noundef %743) #16
  %938 = getelementptr inbounds i8, ptr %915, i64 %931
  %939 = add i32 %920, %916
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #17
  %940 = load i32, ptr %882, align 4, !tbaa !362
  %941 = icmp ugt i32 %940, %939
  br i1 %941, label %913, label %942, !llvm.loop !374

942:                                              ; preds = %934
  %943 = load i32, ptr %881, align 4, !tbaa !361
  br label %944

944:                                              ; preds = %942, %906
  %945 = phi i32 [ %907, %906 ], [ %943, %942 ]
  %946 = phi i32 [ %908, %906 ], [ %943, %942 ]
  %947 = phi i32 [ 0, %906 ], [ %940, %942 ]
  %948 = phi ptr [ %910, %906 ], [ %938, %942 ]
  %949 = add nuw i32 %911, 1
  %950 = icmp ult i32 %949, %946
  br i1 %950, label %906, label %951, !llvm.loop !375

951:                                              ; preds = %944
  %952 = load i64, ptr %877, align 8, !tbaa !360
  br label %953

953:                                              ; preds = %951, %898
  %954 = phi i64 [ %899, %898 ], [ %952, %951 ]
  %955 = phi i32 [ 0, %898 ], [ %945, %951 ]
  %956 = phi ptr [ %902, %898 ], [ %948, %951 ]
  %957 = add nuw nsw i64 %901, 1
  %958 = and i64 %957, 4294967295
  %959 = icmp ugt i64 %954, %958
  br i1 %959, label %898, label %961, !llvm.loop !376

960:                                              ; preds = %913
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #17
  br label %967

961:                                              ; preds = %953, %865
  br i1 %742, label %967, label %962

962:                                              ; preds = %961
  %963 = load ptr, ptr %866, align 8, !tbaa !77
  %964 = getelementptr inbounds %struct.staging, ptr %963, i64 0, i32 2
  %965 = load i64, ptr %964, align 8, !tbaa !208
  %966 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %965) #16
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
  call void %989(ptr noundef %991, i32 noundef %980, i32 noundef %980, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  br label %992

992:                                              ; preds = %975, %969
  store i32 1, ptr %972, align 8, !tbaa !191
  %993 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %994 = load ptr, ptr %993, align 8, !tbaa !373
  %995 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %970, i64 noundef %971, ptr noundef %994, ptr noundef nonnull %995, i32 noundef %743) #16
  br label %1167

996:                                              ; preds = %2
  %997 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %998 = load ptr, ptr %997, align 8, !tbaa !69
  %999 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %1000 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %1001 = load i32, ptr %1000, align 4, !tbaa !141
  %1002 = zext i32 %1001 to i64
  %1003 = getelementptr inbounds i8, ptr %1, i64 %1002
  %1004 = getelementptr inbounds %struct.context, ptr %998, i64 0, i32 38
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
  call void %1022(ptr noundef %1024, i32 noundef %1014, i32 noundef %1014, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #17
  br label %1025

1025:                                             ; preds = %1009, %996
  store i32 1, ptr %1006, align 8, !tbaa !191
  %1026 = icmp ult ptr %999, %1003
  br i1 %1026, label %1027, label %1093

1027:                                             ; preds = %1025
  %1028 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1029 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1030 = getelementptr inbounds %struct.context, ptr %998, i64 0, i32 6
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
  %1045 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %1041) #16
  %1046 = getelementptr inbounds i64, ptr %1042, i64 1
  %1047 = load i64, ptr %1042, align 8, !tbaa !4
  %1048 = getelementptr inbounds %struct.command, ptr %1041, i64 0, i32 2
  %1049 = load i32, ptr %1048, align 4, !tbaa !141
  %1050 = zext i32 %1049 to i64
  %1051 = add nsw i64 %1050, -32
  store i64 %1045, ptr %1044, align 8, !tbaa.struct !377
  %1052 = getelementptr inbounds i8, ptr %1044, i64 8
  store i64 %1047, ptr %1052, align 8, !tbaa.struct !298
  %1053 = getelementptr inbounds i8, ptr %1044, i64 16
  store i64 %1051, ptr %1053, align 8, !tbaa.struct !199
  %1054 = load i32, ptr %1048, align 4, !tbaa !141
  %1055 = zext i32 %1054 to i64
  %1056 = getelementptr inbounds i8, ptr %1041, i64 %1055
  %1057 = icmp ult ptr %1056, %1003
  %1058 = icmp ult i64 %1040, 63
  %1059 = select i1 %1057, i1 %1058, i1 false
  br i1 %1059, label %1039, label %1060, !llvm.loop !378

1060:                                             ; preds = %1039
  %1061 = trunc i64 %1043 to i32
  br label %1062

1062:                                             ; preds = %1060, %1035
  %1063 = phi i32 [ 0, %1035 ], [ %1061, %1060 ]
  %1064 = phi ptr [ %1037, %1035 ], [ %1046, %1060 ]
  %1065 = phi ptr [ %1036, %1035 ], [ %1056, %1060 ]
  %1066 = load ptr, ptr %0, align 8, !tbaa !80
  %1067 = getelementptr inbounds %struct.device, ptr %1066, i64 0, i32 11
  %1068 = load ptr, ptr %1067, align 8, !tbaa !355
  %1069 = load ptr, ptr %1028, align 8, !tbaa !190
  %1070 = load ptr, ptr %1029, align 8, !tbaa !169
  %1071 = getelementptr inbounds %struct.context, ptr %1070, i64 0, i32 6
  %1072 = load ptr, ptr %1071, align 8, !tbaa !51
  %1073 = load ptr, ptr %1030, align 8, !tbaa !51
  call void %1068(ptr noundef %1069, ptr noundef %1072, ptr noundef %1073, i32 noundef %1063, ptr noundef nonnull %6) #18
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
  call void %1088(ptr noundef %1089, i32 noundef %1082, i32 noundef %1082, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #17
  br label %1090

1090:                                             ; preds = %1078, %1075
  store i32 1, ptr %1006, align 8, !tbaa !191
  br label %1091

1091:                                             ; preds = %1090, %1062
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #17
  %1092 = icmp ult ptr %1065, %1003
  br i1 %1092, label %1035, label %1093, !llvm.loop !379

1093:                                             ; preds = %1091, %1025
  %1094 = load ptr, ptr %0, align 8, !tbaa !80
  %1095 = getelementptr inbounds %struct.device, ptr %1094, i64 0, i32 17
  %1096 = load ptr, ptr %1095, align 8, !tbaa !380
  %1097 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1098 = load ptr, ptr %1097, align 8, !tbaa !190
  %1099 = getelementptr inbounds %struct.context, ptr %998, i64 0, i32 19
  %1100 = load ptr, ptr %1099, align 8, !tbaa !61
  call void %1096(ptr noundef %1098, i32 noundef 1, ptr noundef %1100) #18
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
  call void %1118(ptr noundef %1120, i32 noundef %1110, i32 noundef %1110, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
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
  %1126 = load ptr, ptr %1125, align 8, !tbaa !355
  %1127 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1128 = load ptr, ptr %1127, align 8, !tbaa !190
  %1129 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1130 = load ptr, ptr %1129, align 8, !tbaa !381
  %1131 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1132 = load ptr, ptr %1131, align 8, !tbaa !383
  %1133 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1126(ptr noundef %1128, ptr noundef %1130, ptr noundef %1132, i32 noundef 1, ptr noundef nonnull %1133) #18
  br label %1167

1134:                                             ; preds = %1122
  %1135 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 18
  %1136 = load ptr, ptr %1135, align 8, !tbaa !384
  %1137 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1138 = load ptr, ptr %1137, align 8, !tbaa !190
  %1139 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1140 = load ptr, ptr %1139, align 8, !tbaa !385
  %1141 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1142 = load i64, ptr %1141, align 8, !tbaa !387
  %1143 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1144 = load i64, ptr %1143, align 8, !tbaa !388
  %1145 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1146 = load i32, ptr %1145, align 8, !tbaa !389
  call void %1136(ptr noundef %1138, ptr noundef %1140, i64 noundef %1142, i64 noundef %1144, i32 noundef %1146) #18
  br label %1167

1147:                                             ; preds = %1122, %1122
  %1148 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1149 = load ptr, ptr %1148, align 8, !tbaa !390
  %1150 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1151 = load i64, ptr %1150, align 8, !tbaa !392
  %1152 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1153 = load ptr, ptr %1152, align 8, !tbaa !393
  %1154 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1155 = icmp eq i16 %1123, 6
  %1156 = zext i1 %1155 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1149, i64 noundef %1151, ptr noundef %1153, ptr noundef nonnull %1154, i32 noundef %1156) #16
  br label %1167

1157:                                             ; preds = %1122
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #16
  br label %1167

1158:                                             ; preds = %1122
  %1159 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1160 = load ptr, ptr %1159, align 8, !tbaa !394
  %1161 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1162 = load i64, ptr %1161, align 8, !tbaa !396
  %1163 = trunc i64 %1162 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1160, i32 noundef %1163) #16
  br label %1167

1164:                                             ; preds = %1122
  %1165 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1166 = load ptr, ptr %1165, align 8, !tbaa !394
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1166) #16
  br label %1167

1167:                                             ; preds = %992, %967, %844, %830, %776, %740, %696, %695, %663, %622, %610, %568, %526, %515, %501, %499, %1124, %1134, %1147, %1157, %1158, %1164, %1122, %2, %1093
  %1168 = phi i32 [ 0, %1093 ], [ 0, %2 ], [ 0, %1122 ], [ 0, %1164 ], [ 0, %1158 ], [ 0, %1157 ], [ 0, %1147 ], [ 0, %1134 ], [ 0, %1124 ], [ %500, %499 ], [ 0, %501 ], [ 0, %526 ], [ -1, %515 ], [ 0, %740 ], [ %664, %663 ], [ %700, %696 ], [ 0, %695 ], [ -1, %568 ], [ %639, %622 ], [ -1, %610 ], [ 0, %992 ], [ %968, %967 ], [ -1, %776 ], [ %859, %844 ], [ -1, %830 ]
  ret i32 %1168
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
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
  %6 = load ptr, ptr %3, align 8, !tbaa !41
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !111
  %9 = call i32 %5(ptr noundef %6, ptr noundef %8, ptr noundef nonnull %2) #18
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

25:                                               ; preds = %19, %120
  %26 = phi ptr [ %17, %19 ], [ %121, %120 ]
  %27 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 4
  %28 = load i64, ptr %27, align 8, !tbaa !108
  %29 = icmp ugt i64 %28, %15
  br i1 %29, label %30, label %35

30:                                               ; preds = %25, %120, %13
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %32 = load atomic i32, ptr %31 seq_cst, align 8
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i64 %15, i64 -1
  ret i64 %34

35:                                               ; preds = %25
  %36 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #18
  %37 = load ptr, ptr %26, align 8, !tbaa !134
  store ptr %37, ptr %16, align 8, !tbaa !203
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %16, ptr %21, align 8, !tbaa !114
  br label %40

40:                                               ; preds = %39, %35
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #18
  %42 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 3
  %43 = load atomic i32, ptr %42 seq_cst, align 8
  %44 = icmp eq i32 %43, 5
  br i1 %44, label %45, label %120

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 15
  %47 = load ptr, ptr %46, align 8, !tbaa !168
  %48 = icmp eq ptr %47, null
  br i1 %48, label %74, label %49

49:                                               ; preds = %45
  %50 = load ptr, ptr %22, align 8, !tbaa !110
  %51 = getelementptr inbounds %struct.hardware_queue, ptr %50, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !183
  %53 = and i64 %52, 2048
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %74

55:                                               ; preds = %49
  %56 = load ptr, ptr %0, align 8, !tbaa !80
  %57 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 29
  %58 = load ptr, ptr %57, align 8, !tbaa !397
  %59 = load ptr, ptr %56, align 8, !tbaa !41
  %60 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 10
  %61 = load ptr, ptr %60, align 8, !tbaa !57
  %62 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 12
  %63 = load i32, ptr %62, align 4, !tbaa !179
  %64 = zext i32 %63 to i64
  %65 = shl nuw nsw i64 %64, 3
  %66 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 7
  %67 = load ptr, ptr %66, align 8, !tbaa !52
  %68 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 13
  %69 = load i64, ptr %68, align 8, !tbaa !180
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = call i32 %58(ptr noundef %59, ptr noundef %61, i32 noundef 0, i32 noundef %63, i64 noundef %65, ptr noundef %70, i64 noundef 8, i32 noundef 3) #18
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %74, label %73

73:                                               ; preds = %55
  store atomic i32 %71, ptr %23 seq_cst, align 8
  br label %74

74:                                               ; preds = %73, %55, %49, %45
  %75 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 23
  %76 = load i32, ptr %75, align 8, !tbaa !154
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %80, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 25
  br label %106

80:                                               ; preds = %106, %74
  %81 = load ptr, ptr %0, align 8, !tbaa !80
  %82 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 26
  %83 = load i32, ptr %82, align 8, !tbaa !58
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %104, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 28
  %87 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 24
  %88 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 28
  br label %89

89:                                               ; preds = %89, %85
  %90 = phi i32 [ %83, %85 ], [ %102, %89 ]
  %91 = load ptr, ptr %86, align 8, !tbaa !59
  %92 = add i32 %90, -1
  store i32 %92, ptr %82, align 8, !tbaa !58
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds %struct.import, ptr %91, i64 %93
  %95 = load ptr, ptr %87, align 8, !tbaa !47
  %96 = load ptr, ptr %81, align 8, !tbaa !41
  %97 = load ptr, ptr %94, align 8, !tbaa !44
  call void %95(ptr noundef %96, ptr noundef %97, ptr noundef null) #18
  %98 = load ptr, ptr %88, align 8, !tbaa !48
  %99 = load ptr, ptr %81, align 8, !tbaa !41
  %100 = getelementptr inbounds %struct.import, ptr %91, i64 %93, i32 1
  %101 = load ptr, ptr %100, align 8, !tbaa !46
  call void %98(ptr noundef %99, ptr noundef %101, ptr noundef null) #18
  %102 = load i32, ptr %82, align 8, !tbaa !58
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %89, !llvm.loop !60

104:                                              ; preds = %89, %80
  store atomic i32 0, ptr %42 seq_cst, align 8
  %105 = load ptr, ptr %24, align 8, !tbaa !133
  store ptr %105, ptr %26, align 8, !tbaa !134
  store ptr %26, ptr %24, align 8, !tbaa !133
  br label %120

106:                                              ; preds = %106, %78
  %107 = phi i64 [ 0, %78 ], [ %116, %106 ]
  %108 = load ptr, ptr %79, align 8, !tbaa !63
  %109 = getelementptr inbounds %struct.arrival, ptr %108, i64 %107
  %110 = load ptr, ptr %109, align 8, !tbaa !398
  %111 = getelementptr inbounds %struct.arrival, ptr %108, i64 %107, i32 1
  %112 = load ptr, ptr %111, align 8, !tbaa !400
  %113 = getelementptr inbounds %struct.arrival, ptr %108, i64 %107, i32 2
  %114 = load i64, ptr %113, align 8, !tbaa !401
  %115 = call ptr @memcpy(ptr noundef %110, ptr noundef %112, i64 noundef %114) #18
  %116 = add nuw nsw i64 %107, 1
  %117 = load i32, ptr %75, align 8, !tbaa !154
  %118 = zext i32 %117 to i64
  %119 = icmp ult i64 %116, %118
  br i1 %119, label %106, label %80, !llvm.loop !402

120:                                              ; preds = %40, %104
  %121 = load ptr, ptr %16, align 8, !tbaa !203
  %122 = icmp eq ptr %121, null
  br i1 %122, label %30, label %25, !llvm.loop !403
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_lives(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  %4 = icmp eq i32 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
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
  %8 = load ptr, ptr %5, align 8, !tbaa !41
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8, !tbaa !111
  %11 = call i32 %7(ptr noundef %8, ptr noundef %10, ptr noundef nonnull %3) #18
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
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull %27) #18
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %30 = load i32, ptr %29, align 8, !tbaa !123
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %27) #18
  %32 = icmp eq i32 %30, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #18
  br label %36

36:                                               ; preds = %33, %26, %23
  %37 = phi i32 [ 1, %23 ], [ 0, %26 ], [ 0, %33 ]
  ret i32 %37
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #17
  store i64 0, ptr %8, align 8, !tbaa !4
  %9 = load ptr, ptr %0, align 8, !tbaa !80
  %10 = getelementptr inbounds %struct.device, ptr %9, i64 0, i32 30
  %11 = load ptr, ptr %10, align 8, !tbaa !121
  %12 = load ptr, ptr %9, align 8, !tbaa !41
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %14 = load ptr, ptr %13, align 8, !tbaa !111
  %15 = call i32 %11(ptr noundef %12, ptr noundef %14, ptr noundef nonnull %8) #18
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i32 %15, ptr %18 seq_cst, align 8
  br label %19

19:                                               ; preds = %3, %17
  %20 = load i64, ptr %8, align 8
  %21 = select i1 %16, i64 %20, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #17
  %22 = icmp ult i64 %21, %1
  br i1 %22, label %23, label %61

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #17
  %24 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %25 = load i64, ptr %7, align 8, !tbaa !136
  %26 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !138
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #17
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %29 = icmp eq i64 %2, 0
  br i1 %29, label %61, label %30

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %6, i64 0, i32 1
  %32 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %6, i64 0, i32 2
  %33 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %6, i64 0, i32 4
  %34 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %6, i64 0, i32 5
  %35 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  br label %36

36:                                               ; preds = %30, %52
  %37 = phi i64 [ 0, %30 ], [ %59, %52 ]
  %38 = load atomic i32, ptr %28 seq_cst, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %61

40:                                               ; preds = %36
  %41 = sub i64 %2, %37
  %42 = call i64 @llvm.umin.i64(i64 %41, i64 100000000)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  store i64 %1, ptr %5, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %6) #17
  store i32 1000207004, ptr %6, align 8, !tbaa !91
  store ptr null, ptr %31, align 8, !tbaa !93
  store <2 x i32> <i32 0, i32 1>, ptr %32, align 8, !tbaa !9
  store ptr %13, ptr %33, align 8, !tbaa !94
  store ptr %5, ptr %34, align 8, !tbaa !95
  %43 = load ptr, ptr %0, align 8, !tbaa !80
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 38
  %45 = load ptr, ptr %44, align 8, !tbaa !96
  %46 = load ptr, ptr %43, align 8, !tbaa !41
  %47 = call i32 %45(ptr noundef %46, ptr noundef nonnull %6, i64 noundef %42) #18
  %48 = icmp slt i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %40
  store atomic i32 %47, ptr %28 seq_cst, align 8
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br label %52

50:                                               ; preds = %40
  %51 = icmp eq i32 %47, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %51, label %61, label %52

52:                                               ; preds = %49, %50
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #17
  %53 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %54 = load i64, ptr %4, align 8, !tbaa !136
  %55 = load i64, ptr %35, align 8, !tbaa !138
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17
  %56 = sub i64 %54, %25
  %57 = mul i64 %56, 1000000000
  %58 = sub i64 %55, %27
  %59 = add i64 %58, %57
  %60 = icmp ult i64 %59, %2
  br i1 %60, label %36, label %61, !llvm.loop !404

61:                                               ; preds = %36, %52, %50, %23, %19
  %62 = phi i32 [ 1, %19 ], [ 0, %23 ], [ 0, %36 ], [ 0, %52 ], [ 1, %50 ]
  ret i32 %62
}

; Function Attrs: nounwind
define dso_local void @queue_idle(ptr noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8, !tbaa !119
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #18
  %5 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 10
  %6 = load i32, ptr %5, align 4, !tbaa !206
  %7 = add i32 %6, 1
  store i32 %7, ptr %5, align 4, !tbaa !206
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #18
  %9 = load ptr, ptr %2, align 8, !tbaa !119
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef %9) #18
  %11 = getelementptr inbounds %struct.line, ptr %9, i64 0, i32 3
  %12 = getelementptr inbounds %struct.line, ptr %9, i64 0, i32 5
  %13 = getelementptr inbounds %struct.line, ptr %9, i64 0, i32 2
  br label %14

14:                                               ; preds = %29, %1
  %15 = load ptr, ptr %11, align 8, !tbaa !69
  %16 = icmp eq ptr %15, null
  br i1 %16, label %26, label %21

17:                                               ; preds = %21
  %18 = getelementptr inbounds %struct.context, ptr %22, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !69
  %20 = icmp eq ptr %19, null
  br i1 %20, label %26, label %21, !llvm.loop !125

21:                                               ; preds = %14, %17
  %22 = phi ptr [ %19, %17 ], [ %15, %14 ]
  %23 = getelementptr inbounds %struct.context, ptr %22, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !126
  %25 = icmp eq ptr %24, %0
  br i1 %25, label %29, label %17

26:                                               ; preds = %17, %14
  %27 = load ptr, ptr %12, align 8, !tbaa !127
  %28 = icmp eq ptr %27, %0
  br i1 %28, label %29, label %31

29:                                               ; preds = %21, %26
  %30 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %13, ptr noundef %9) #18
  br label %14, !llvm.loop !128

31:                                               ; preds = %26
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #18
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !110
  %35 = getelementptr inbounds %struct.hardware_queue, ptr %34, i64 0, i32 2
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %35) #18
  %37 = load ptr, ptr %0, align 8, !tbaa !80
  %38 = getelementptr inbounds %struct.device, ptr %37, i64 0, i32 32
  %39 = load ptr, ptr %38, align 8, !tbaa !405
  %40 = load ptr, ptr %33, align 8, !tbaa !110
  %41 = load ptr, ptr %40, align 8, !tbaa !406
  %42 = tail call i32 %39(ptr noundef %41) #18
  %43 = load ptr, ptr %33, align 8, !tbaa !110
  %44 = getelementptr inbounds %struct.hardware_queue, ptr %43, i64 0, i32 2
  %45 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %44) #18
  %46 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #18
  %47 = load i32, ptr %5, align 4, !tbaa !206
  %48 = add i32 %47, -1
  store i32 %48, ptr %5, align 4, !tbaa !206
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #18
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #18
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store <2 x ptr> zeroinitializer, ptr %4, align 8, !tbaa !69
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %5, ptr %6, align 8, !tbaa !114
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store i32 1, ptr %7, align 4, !tbaa !122
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #18
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #18
  tail call fastcc void @leave_line(ptr noundef %0) #16
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %12 = load ptr, ptr %11, align 8, !tbaa !77
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #18
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !82
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #18
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #18
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !407
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #18
  tail call void @free(ptr noundef nonnull %12) #18
  store ptr null, ptr %11, align 8, !tbaa !77
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %26 = load i32, ptr %25, align 4, !tbaa !113
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %30 = load i64, ptr %29, align 8, !tbaa !408
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #18
  store i32 0, ptr %25, align 4, !tbaa !113
  br label %32

32:                                               ; preds = %24, %28
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #4

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #3 {
  tail call void @free(ptr noundef %0) #18
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #4

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

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
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %13 = load i64, ptr %4, align 8, !tbaa !136
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !138
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17
  br label %18

18:                                               ; preds = %1, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %1 ]
  %20 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 4
  %21 = load i64, ptr %20, align 8, !tbaa !108
  %22 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 6
  %23 = load atomic i32, ptr %22 seq_cst, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %18
  %26 = call fastcc i32 @hand_over(ptr noundef nonnull %6, ptr noundef nonnull %0) #16
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %85, label %28

28:                                               ; preds = %18, %25
  %29 = phi i32 [ %26, %25 ], [ %23, %18 ]
  %30 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  %31 = load ptr, ptr %30, align 8, !tbaa !204
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28, %33
  %34 = phi ptr [ %35, %33 ], [ %31, %28 ]
  %35 = load ptr, ptr %34, align 8, !tbaa !84
  call void @free(ptr noundef nonnull %34) #18
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %33, !llvm.loop !209

37:                                               ; preds = %33, %28
  store ptr null, ptr %30, align 8, !tbaa !204
  %38 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  store ptr %30, ptr %38, align 8, !tbaa !159
  %39 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 3
  store atomic i32 4, ptr %39 seq_cst, align 8
  store atomic i32 %29, ptr %22 seq_cst, align 8
  %40 = load ptr, ptr %6, align 8, !tbaa !80
  %41 = load atomic i32, ptr %22 seq_cst, align 8
  %42 = icmp eq i32 %41, -4
  br i1 %42, label %75, label %43

43:                                               ; preds = %37
  %44 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 1
  %45 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 2
  %46 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 4
  %47 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 3
  %48 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 5
  %49 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 4
  %50 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 38
  br label %54

51:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #17
  %52 = load atomic i32, ptr %22 seq_cst, align 8
  %53 = icmp eq i32 %52, -4
  br i1 %53, label %75, label %54

54:                                               ; preds = %51, %43
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %2) #17
  store i32 1000207004, ptr %2, align 8, !tbaa !91
  store ptr null, ptr %44, align 8, !tbaa !93
  store <2 x i32> <i32 0, i32 1>, ptr %45, align 8, !tbaa !9
  store ptr %47, ptr %46, align 8, !tbaa !94
  store ptr %49, ptr %48, align 8, !tbaa !95
  %55 = load ptr, ptr %50, align 8, !tbaa !96
  %56 = load ptr, ptr %40, align 8, !tbaa !41
  %57 = call i32 %55(ptr noundef %56, ptr noundef nonnull %2, i64 noundef 100000000) #18
  %58 = icmp eq i32 %57, 2
  br i1 %58, label %51, label %59, !llvm.loop !409

59:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17
  store i32 1000207005, ptr %3, align 8, !tbaa !101
  %60 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 1
  store ptr null, ptr %60, align 8, !tbaa !103
  %61 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 2
  %62 = load ptr, ptr %47, align 8, !tbaa !111
  store ptr %62, ptr %61, align 8, !tbaa !105
  %63 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 3
  store i64 %21, ptr %63, align 8, !tbaa !106
  %64 = icmp eq i32 %57, 0
  br i1 %64, label %65, label %70

65:                                               ; preds = %59
  %66 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 36
  %67 = load ptr, ptr %66, align 8, !tbaa !107
  %68 = load ptr, ptr %40, align 8, !tbaa !41
  %69 = call i32 %67(ptr noundef %68, ptr noundef nonnull %3) #18
  br label %70

70:                                               ; preds = %65, %59
  %71 = phi i32 [ %57, %59 ], [ %69, %65 ]
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %74

73:                                               ; preds = %70
  store i64 %21, ptr %49, align 8, !tbaa !410
  br label %74

74:                                               ; preds = %73, %70
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #17
  br label %75

75:                                               ; preds = %51, %37, %74
  %76 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 20
  %77 = call i32 @pthread_mutex_lock(ptr noundef nonnull %76) #18
  %78 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 12
  %79 = load i32, ptr %78, align 8, !tbaa !123
  %80 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %76) #18
  %81 = icmp eq i32 %79, 0
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 21
  %84 = call i32 @pthread_cond_signal(ptr noundef nonnull %83) #18
  br label %85

85:                                               ; preds = %82, %75, %25
  %86 = icmp eq i64 %19, 0
  br i1 %86, label %94, label %87, !prof !135

87:                                               ; preds = %85
  %88 = load ptr, ptr %6, align 8, !tbaa !80
  %89 = getelementptr inbounds %struct.device, ptr %88, i64 0, i32 41
  %90 = load atomic i64, ptr %89 seq_cst, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %94, label %92

92:                                               ; preds = %87
  %93 = inttoptr i64 %90 to ptr
  call fastcc void @add_span(ptr noundef nonnull %93, i64 noundef %19, i16 noundef 4, i16 noundef 2, i64 noundef 0) #16
  br label %94

94:                                               ; preds = %85, %87, %92
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
  %9 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 4
  %10 = load i64, ptr %9, align 8, !tbaa !108
  %11 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
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
  %20 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 3
  store atomic i32 3, ptr %20 seq_cst, align 8
  %21 = icmp eq i32 %12, 0
  br i1 %21, label %139, label %22

22:                                               ; preds = %2
  %23 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %24 = getelementptr inbounds %struct.staging, ptr %8, i64 0, i32 1, i32 5
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 37
  %27 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 36
  %28 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 29
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %30 = getelementptr inbounds %struct.staging, ptr %8, i64 0, i32 7
  %31 = getelementptr inbounds %struct.staging, ptr %8, i64 0, i32 6
  %32 = getelementptr inbounds %struct.staging, ptr %8, i64 0, i32 8
  %33 = zext i32 %12 to i64
  br label %34

34:                                               ; preds = %22, %136
  %35 = phi i32 [ 0, %22 ], [ %47, %136 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %5) #17
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %6) #17
  %36 = icmp ult i32 %35, %12
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = load ptr, ptr %23, align 8, !tbaa !64
  %39 = load ptr, ptr %26, align 8, !tbaa !66
  %40 = load ptr, ptr %27, align 8, !tbaa !65
  %41 = zext i32 %35 to i64
  br label %59

42:                                               ; preds = %81
  %43 = trunc i64 %109 to i32
  %44 = trunc i64 %73 to i32
  br label %45

45:                                               ; preds = %42, %34
  %46 = phi i32 [ 0, %34 ], [ %43, %42 ]
  %47 = phi i32 [ %35, %34 ], [ %44, %42 ]
  %48 = load ptr, ptr %28, align 8, !tbaa !204
  %49 = icmp eq ptr %48, null
  br i1 %49, label %56, label %50

50:                                               ; preds = %45
  %51 = getelementptr inbounds %struct.chunk, ptr %48, i64 0, i32 5
  %52 = load i32, ptr %51, align 4, !tbaa !411
  %53 = icmp ult i32 %52, %47
  br i1 %53, label %54, label %56

54:                                               ; preds = %50
  %55 = load ptr, ptr %48, align 8, !tbaa !84
  store ptr %55, ptr %28, align 8, !tbaa !204
  store ptr null, ptr %48, align 8, !tbaa !84
  br label %56

56:                                               ; preds = %45, %50, %54
  %57 = phi ptr [ %48, %54 ], [ null, %50 ], [ null, %45 ]
  %58 = icmp eq i32 %47, %12
  br i1 %58, label %114, label %115

59:                                               ; preds = %37, %81
  %60 = phi i64 [ 0, %37 ], [ %109, %81 ]
  %61 = phi i64 [ %41, %37 ], [ %73, %81 ]
  %62 = getelementptr inbounds %struct.submission, ptr %38, i64 %61
  %63 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60
  %64 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60, i32 2
  store i32 0, ptr %64, align 8, !tbaa !412
  %65 = getelementptr inbounds %struct.submission, ptr %38, i64 %61, i32 3
  %66 = load i64, ptr %65, align 8, !tbaa !414
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %59
  %69 = load ptr, ptr %24, align 8, !tbaa !415
  store ptr %69, ptr %63, align 8, !tbaa !69
  store i32 1, ptr %64, align 8, !tbaa !412
  %70 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60, i32 1, i64 0
  store i64 %66, ptr %70, align 8, !tbaa !4
  br label %71

71:                                               ; preds = %68, %59
  %72 = phi i32 [ 1, %68 ], [ 0, %59 ]
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %75, label %81

75:                                               ; preds = %71
  %76 = load ptr, ptr %25, align 8, !tbaa !111
  %77 = zext i32 %72 to i64
  %78 = getelementptr inbounds [2 x ptr], ptr %63, i64 0, i64 %77
  store ptr %76, ptr %78, align 8, !tbaa !69
  %79 = add nuw nsw i32 %72, 1
  store i32 %79, ptr %64, align 8, !tbaa !412
  %80 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60, i32 1, i64 %77
  store i64 %10, ptr %80, align 8, !tbaa !4
  br label %81

81:                                               ; preds = %75, %71
  %82 = phi i32 [ %79, %75 ], [ %72, %71 ]
  %83 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %4, i64 0, i64 %60
  %84 = getelementptr inbounds %struct.submission, ptr %38, i64 %61, i32 1
  %85 = load i32, ptr %84, align 4, !tbaa !181
  %86 = load i32, ptr %62, align 8, !tbaa !416
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %39, i64 %87
  %89 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60, i32 1
  store i32 1000207003, ptr %83, align 8, !tbaa.struct !417
  %90 = getelementptr inbounds i8, ptr %83, i64 8
  store ptr null, ptr %90, align 8, !tbaa.struct !418
  %91 = getelementptr inbounds i8, ptr %83, i64 16
  store i32 %85, ptr %91, align 8, !tbaa.struct !419
  %92 = getelementptr inbounds i8, ptr %83, i64 24
  store ptr %88, ptr %92, align 8, !tbaa.struct !420
  %93 = getelementptr inbounds i8, ptr %83, i64 32
  store i32 %82, ptr %93, align 8, !tbaa.struct !421
  %94 = getelementptr inbounds i8, ptr %83, i64 40
  store ptr %89, ptr %94, align 8, !tbaa.struct !315
  %95 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %5, i64 0, i64 %60
  %96 = load i32, ptr %84, align 4, !tbaa !181
  %97 = load i32, ptr %62, align 8, !tbaa !416
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds ptr, ptr %40, i64 %98
  %100 = getelementptr inbounds %struct.submission, ptr %38, i64 %61, i32 2
  store i32 4, ptr %95, align 8, !tbaa.struct !422
  %101 = getelementptr inbounds i8, ptr %95, i64 8
  store ptr %83, ptr %101, align 8, !tbaa.struct !423
  %102 = getelementptr inbounds i8, ptr %95, i64 16
  store i32 %96, ptr %102, align 8, !tbaa.struct !424
  %103 = getelementptr inbounds i8, ptr %95, i64 24
  store ptr %99, ptr %103, align 8, !tbaa.struct !425
  %104 = getelementptr inbounds i8, ptr %95, i64 32
  store ptr %3, ptr %104, align 8, !tbaa.struct !418
  %105 = getelementptr inbounds i8, ptr %95, i64 40
  store i32 1, ptr %105, align 8, !tbaa.struct !419
  %106 = getelementptr inbounds i8, ptr %95, i64 48
  store ptr %100, ptr %106, align 8, !tbaa.struct !420
  %107 = getelementptr inbounds i8, ptr %95, i64 56
  store i32 %82, ptr %107, align 8, !tbaa.struct !421
  %108 = getelementptr inbounds i8, ptr %95, i64 64
  store ptr %63, ptr %108, align 8, !tbaa.struct !315
  %109 = add nuw nsw i64 %60, 1
  %110 = icmp ult i64 %60, 15
  %111 = icmp ult i64 %73, %33
  %112 = select i1 %110, i1 %111, i1 false
  %113 = and i1 %67, %112
  br i1 %113, label %59, label %42, !llvm.loop !426

114:                                              ; preds = %56
  store atomic i32 5, ptr %20 seq_cst, align 8
  br label %115

115:                                              ; preds = %114, %56
  %116 = load ptr, ptr %29, align 8, !tbaa !110
  %117 = getelementptr inbounds %struct.hardware_queue, ptr %116, i64 0, i32 2
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %117) #18
  %119 = load ptr, ptr %0, align 8, !tbaa !80
  %120 = getelementptr inbounds %struct.device, ptr %119, i64 0, i32 31
  %121 = load ptr, ptr %120, align 8, !tbaa !427
  %122 = load ptr, ptr %29, align 8, !tbaa !110
  %123 = load ptr, ptr %122, align 8, !tbaa !406
  %124 = call i32 %121(ptr noundef %123, i32 noundef %46, ptr noundef nonnull %5, ptr noundef null) #18
  %125 = load ptr, ptr %29, align 8, !tbaa !110
  %126 = getelementptr inbounds %struct.hardware_queue, ptr %125, i64 0, i32 2
  %127 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %126) #18
  %128 = icmp eq i32 %124, 0
  br i1 %128, label %129, label %138

129:                                              ; preds = %115
  %130 = icmp eq ptr %57, null
  br i1 %130, label %136, label %131

131:                                              ; preds = %129
  %132 = call i32 @pthread_mutex_lock(ptr noundef nonnull %30) #18
  %133 = load ptr, ptr %31, align 8, !tbaa !76
  store ptr %57, ptr %133, align 8, !tbaa !69
  store ptr %57, ptr %31, align 8, !tbaa !76
  %134 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %30) #18
  %135 = call i32 @pthread_cond_signal(ptr noundef nonnull %32) #18
  br label %136

136:                                              ; preds = %129, %131
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #17
  %137 = icmp ult i32 %47, %12
  br i1 %137, label %34, label %139, !llvm.loop !428

138:                                              ; preds = %115
  call void @free(ptr noundef %57) #18
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #17
  br label %141

139:                                              ; preds = %136, %2
  %140 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %10, ptr %140, align 8, !tbaa !410
  br label %141

141:                                              ; preds = %138, %139
  %142 = phi i32 [ 0, %139 ], [ %124, %138 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #17
  ret i32 %142
}

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 35
  %5 = load i32, ptr %4, align 4, !tbaa !429
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 36
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 34
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
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #18
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !69
  %20 = load i32, ptr %4, align 4, !tbaa !429
  %21 = load i32, ptr %7, align 8, !tbaa !157
  br label %22

22:                                               ; preds = %3, %19
  %23 = phi i32 [ %8, %3 ], [ %21, %19 ]
  %24 = phi i32 [ %5, %3 ], [ %20, %19 ]
  %25 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 37
  %26 = icmp ugt i32 %24, %23
  br i1 %26, label %38, label %27

27:                                               ; preds = %22
  %28 = icmp eq i32 %24, 0
  %29 = shl i32 %24, 1
  %30 = select i1 %28, i32 8, i32 %29
  %31 = load ptr, ptr %25, align 8, !tbaa !69
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #18
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !69
  %37 = load i32, ptr %7, align 8, !tbaa !157
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !429
  %41 = load ptr, ptr %6, align 8, !tbaa !65
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !69
  %44 = load ptr, ptr %25, align 8, !tbaa !66
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !157
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !4
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 33
  %48 = load ptr, ptr %47, align 8, !tbaa !64
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 31
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
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #18
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
  %16 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #18
  br label %28, !llvm.loop !430

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !207
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
  %25 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #18
  tail call fastcc void @hand_over_held(ptr noundef nonnull %13) #16
  %26 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #18
  store ptr null, ptr %9, align 8, !tbaa !127
  %27 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #18
  br label %28

28:                                               ; preds = %22, %15
  %29 = load i32, ptr %3, align 8, !tbaa !129
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %12, label %31

31:                                               ; preds = %28, %1
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #18
  ret ptr null
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #4

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
  br i1 %22, label %24, label %10, !llvm.loop !431

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !432
  %28 = tail call i32 @gettid() #18
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !434
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !435
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !436
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !437
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
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

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) local_unnamed_addr #4

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr noundef %0, ptr nocapture noundef %1, i16 noundef %2, i16 noundef %3) unnamed_addr #3 {
  %5 = alloca <8 x i64>, align 16
  %6 = alloca %struct.timespec, align 8
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #18
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 12
  %9 = load ptr, ptr %8, align 8, !tbaa !212
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12, !prof !135

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %13 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %14 = load i64, ptr %6, align 8, !tbaa !136
  %15 = mul i64 %14, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !138
  %18 = add i64 %15, %17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  br label %19

19:                                               ; preds = %4, %12
  %20 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %21 = load ptr, ptr %1, align 8, !tbaa !438
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !439
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !232
  %26 = icmp ult i64 %25, 65536
  %27 = ptrtoint ptr %21 to i64
  %28 = sub i64 0, %27
  %29 = and i64 %28, 63
  %30 = select i1 %26, i64 %25, i64 %29
  %31 = call ptr @memcpy(ptr noundef %21, ptr noundef %23, i64 noundef %30) #18
  %32 = getelementptr inbounds i8, ptr %21, i64 %30
  %33 = getelementptr inbounds i8, ptr %23, i64 %30
  %34 = sub i64 %25, %30
  %35 = icmp ugt i64 %34, 63
  br i1 %35, label %36, label %47

36:                                               ; preds = %19, %36
  %37 = phi ptr [ %43, %36 ], [ %32, %19 ]
  %38 = phi i64 [ %45, %36 ], [ %34, %19 ]
  %39 = phi ptr [ %44, %36 ], [ %33, %19 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #17
  %40 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %39, i64 noundef 64) #18
  %41 = getelementptr inbounds i8, ptr %39, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %41, i32 0, i32 3, i32 1)
  %42 = load <8 x i64>, ptr %5, align 16, !tbaa !174
  store <8 x i64> %42, ptr %37, align 16, !tbaa !174, !nontemporal !440
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #17
  %43 = getelementptr inbounds i8, ptr %37, i64 64
  %44 = getelementptr inbounds i8, ptr %39, i64 64
  %45 = add i64 %38, -64
  %46 = icmp ugt i64 %45, 63
  br i1 %46, label %36, label %47, !llvm.loop !441

47:                                               ; preds = %36, %19
  %48 = phi ptr [ %33, %19 ], [ %44, %36 ]
  %49 = phi i64 [ %34, %19 ], [ %45, %36 ]
  %50 = phi ptr [ %32, %19 ], [ %43, %36 ]
  fence seq_cst
  %51 = call ptr @memcpy(ptr noundef %50, ptr noundef %48, i64 noundef %49) #18
  %52 = load i64, ptr %24, align 8, !tbaa !232
  %53 = icmp eq i64 %20, 0
  br i1 %53, label %60, label %54, !prof !135

54:                                               ; preds = %47
  %55 = load ptr, ptr %8, align 8, !tbaa !212
  %56 = load atomic i64, ptr %55 seq_cst, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %54
  %59 = inttoptr i64 %56 to ptr
  call fastcc void @add_span(ptr noundef nonnull %59, i64 noundef %20, i16 noundef %2, i16 noundef %3, i64 noundef %52) #16
  br label %60

60:                                               ; preds = %47, %54, %58
  %61 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #18
  %62 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 3
  store atomic i32 1, ptr %62 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define internal noalias ptr @help_to_copy(ptr noundef %0) #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #18
  %5 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9
  %6 = load i32, ptr %5, align 4, !tbaa !214
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %96

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %11 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 8
  %13 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %14 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %16 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  br label %17

17:                                               ; preds = %8, %92
  %18 = phi i64 [ 0, %8 ], [ %93, %92 ]
  %19 = load ptr, ptr %9, align 8, !tbaa !223
  %20 = icmp eq ptr %19, null
  br i1 %20, label %58, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.copying, ptr %19, i64 0, i32 4
  %23 = load i16, ptr %22, align 8, !tbaa !229
  %24 = getelementptr inbounds %struct.copying, ptr %19, i64 0, i32 5
  %25 = load i64, ptr %24, align 8, !tbaa !230
  %26 = getelementptr inbounds %struct.copying, ptr %19, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !226
  %28 = getelementptr inbounds %struct.copying, ptr %19, i64 0, i32 3
  %29 = load i32, ptr %28, align 4, !tbaa !228
  %30 = add i32 %29, 1
  store i32 %30, ptr %28, align 4, !tbaa !228
  %31 = zext i32 %29 to i64
  %32 = getelementptr inbounds %struct.piece, ptr %27, i64 %31, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !232
  %34 = load i64, ptr %10, align 8, !tbaa !231
  %35 = sub i64 %34, %33
  store i64 %35, ptr %10, align 8, !tbaa !231
  %36 = getelementptr inbounds %struct.copying, ptr %19, i64 0, i32 2
  %37 = load i32, ptr %36, align 8, !tbaa !227
  %38 = icmp eq i32 %30, %37
  br i1 %38, label %39, label %47

39:                                               ; preds = %21, %39
  %40 = phi ptr [ %41, %39 ], [ %9, %21 ]
  %41 = load ptr, ptr %40, align 8, !tbaa !69
  %42 = icmp eq ptr %41, %19
  br i1 %42, label %43, label %39, !llvm.loop !239

43:                                               ; preds = %39
  %44 = load ptr, ptr %19, align 8, !tbaa !224
  store ptr %44, ptr %40, align 8, !tbaa !69
  %45 = load i32, ptr %11, align 8, !tbaa !237
  %46 = add i32 %45, -1
  store atomic i32 %46, ptr %11 seq_cst, align 8
  br label %47

47:                                               ; preds = %43, %21
  %48 = load i32, ptr %12, align 8, !tbaa !240
  %49 = shl i32 %48, 19
  %50 = add i32 %49, 524288
  %51 = zext i32 %50 to i64
  %52 = icmp ugt i64 %35, %51
  br i1 %52, label %53, label %55

53:                                               ; preds = %47
  %54 = call i32 @pthread_cond_signal(ptr noundef nonnull %13) #18
  br label %55

55:                                               ; preds = %47, %53
  %56 = getelementptr inbounds %struct.piece, ptr %27, i64 %31
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %56, i16 noundef 6, i16 noundef %23) #16
  %57 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %14) #18
  br label %92

58:                                               ; preds = %17
  %59 = icmp eq i64 %18, 0
  br i1 %59, label %90, label %60

60:                                               ; preds = %58
  %61 = icmp ult i64 %18, 400000
  %62 = load i32, ptr %12, align 8, !tbaa !240
  %63 = icmp ugt i32 %62, 2
  %64 = select i1 %61, i1 %63, i1 false
  br i1 %64, label %92, label %65

65:                                               ; preds = %60
  %66 = add i32 %62, 1
  store i32 %66, ptr %12, align 8, !tbaa !240
  %67 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #18
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #17
  %68 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %69 = load i64, ptr %3, align 8, !tbaa !136
  %70 = mul i64 %69, 1000000000
  %71 = load i64, ptr %15, align 8, !tbaa !138
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #17
  %72 = add i64 %71, %18
  %73 = add i64 %72, %70
  %74 = load atomic i32, ptr %11 seq_cst, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %83

76:                                               ; preds = %65, %87
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #17
  %77 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %78 = load i64, ptr %2, align 8, !tbaa !136
  %79 = mul i64 %78, 1000000000
  %80 = load i64, ptr %16, align 8, !tbaa !138
  %81 = add i64 %79, %80
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #17
  %82 = icmp ult i64 %81, %73
  br i1 %82, label %87, label %83

83:                                               ; preds = %87, %76, %65
  %84 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #18
  %85 = load i32, ptr %12, align 8, !tbaa !240
  %86 = add i32 %85, -1
  store i32 %86, ptr %12, align 8, !tbaa !240
  br label %92

87:                                               ; preds = %76
  call void @llvm.aarch64.hint(i32 1)
  %88 = load atomic i32, ptr %11 seq_cst, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %76, label %83, !llvm.loop !442

90:                                               ; preds = %58
  %91 = call i32 @pthread_cond_wait(ptr noundef nonnull %13, ptr noundef nonnull %0) #18
  br label %92

92:                                               ; preds = %83, %60, %90, %55
  %93 = phi i64 [ %25, %55 ], [ 0, %90 ], [ 0, %60 ], [ 0, %83 ]
  %94 = load i32, ptr %5, align 4, !tbaa !214
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %17, label %96, !llvm.loop !443

96:                                               ; preds = %92, %1
  %97 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #18
  ret ptr null
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #11

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #13

; Function Attrs: nounwind
define internal fastcc void @copy_texels(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, i32 noundef %5) unnamed_addr #3 {
  %7 = alloca %struct.VkImageMemoryBarrier, align 8
  %8 = alloca %struct.VkBufferImageCopy, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #17
  store i64 %2, ptr %8, align 8, !tbaa !444
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store <2 x i32> zeroinitializer, ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %11 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %12 = load i32, ptr %11, align 4, !tbaa !335
  %13 = and i32 %12, 2
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 %12, i32 2
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %4, align 8, !tbaa !366
  %18 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !367
  %20 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %21 = load i64, ptr %20, align 8, !tbaa !360
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %28, ptr noundef nonnull align 8 dereferenceable(12) %29, i64 12, i1 false), !tbaa.struct !368
  %30 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %31 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %31, i64 12, i1 false), !tbaa.struct !368
  %32 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !323
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
  store i32 45, ptr %7, align 8, !tbaa !325
  %44 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %44, align 8, !tbaa !328
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %43, ptr %45, align 8, !tbaa !329
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %43, ptr %46, align 4, !tbaa !330
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %33, ptr %47, align 8, !tbaa !331
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %48, align 4, !tbaa !174
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %49, align 4, !tbaa !332
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %51 = load ptr, ptr %3, align 8, !tbaa !333
  store ptr %51, ptr %50, align 8, !tbaa !334
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %12, ptr %52, align 8, !tbaa !336
  %53 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %53, align 4, !tbaa !337
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %55 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %56 = load i32, ptr %55, align 8, !tbaa !338
  store i32 %56, ptr %54, align 8, !tbaa !339
  %57 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %57, align 4, !tbaa !340
  %58 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %59 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %60 = load i32, ptr %59, align 4, !tbaa !341
  store i32 %60, ptr %58, align 8, !tbaa !342
  %61 = load ptr, ptr %0, align 8, !tbaa !80
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 19
  %63 = load ptr, ptr %62, align 8, !tbaa !189
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %65 = load ptr, ptr %64, align 8, !tbaa !190
  call void %63(ptr noundef %65, i32 noundef %40, i32 noundef %40, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #18
  store i32 1, ptr %32, align 8, !tbaa !323
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #17
  br label %66

66:                                               ; preds = %6, %35
  %67 = icmp eq i32 %5, 0
  %68 = load ptr, ptr %0, align 8, !tbaa !80
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %70 = load ptr, ptr %69, align 8, !tbaa !190
  %71 = load ptr, ptr %3, align 8, !tbaa !333
  br i1 %67, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 12
  %74 = load ptr, ptr %73, align 8, !tbaa !447
  call void %74(ptr noundef %70, ptr noundef %1, ptr noundef %71, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #18
  br label %78

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 14
  %77 = load ptr, ptr %76, align 8, !tbaa !448
  call void %77(ptr noundef %70, ptr noundef %71, i32 noundef 1, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %8) #18
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
  %9 = load ptr, ptr %8, align 8, !tbaa !449
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !335
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !366
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !367
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !360
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !368
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !451
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !335
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !366
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !367
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !360
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !368
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !368
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !323
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
  store i32 45, ptr %4, align 8, !tbaa !325
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !328
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !329
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !330
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !331
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %69, align 4, !tbaa !174
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %70, align 4, !tbaa !332
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %72 = load ptr, ptr %9, align 8, !tbaa !333
  store ptr %72, ptr %71, align 8, !tbaa !334
  %73 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %74 = load i32, ptr %10, align 4, !tbaa !335
  store i32 %74, ptr %73, align 8, !tbaa !336
  %75 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %75, align 4, !tbaa !337
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %77 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %78 = load i32, ptr %77, align 8, !tbaa !338
  store i32 %78, ptr %76, align 8, !tbaa !339
  %79 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %79, align 4, !tbaa !340
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %81 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %82 = load i32, ptr %81, align 4, !tbaa !341
  store i32 %82, ptr %80, align 8, !tbaa !342
  %83 = load ptr, ptr %0, align 8, !tbaa !80
  %84 = getelementptr inbounds %struct.device, ptr %83, i64 0, i32 19
  %85 = load ptr, ptr %84, align 8, !tbaa !189
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %87 = load ptr, ptr %86, align 8, !tbaa !190
  call void %85(ptr noundef %87, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #18
  store i32 1, ptr %53, align 8, !tbaa !323
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #17
  %88 = load ptr, ptr %30, align 8, !tbaa !451
  br label %89

89:                                               ; preds = %2, %56
  %90 = phi ptr [ %31, %2 ], [ %88, %56 ]
  %91 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 1
  %92 = load i32, ptr %91, align 8, !tbaa !323
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
  store i32 45, ptr %3, align 8, !tbaa !325
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %103, align 8, !tbaa !328
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %102, ptr %104, align 8, !tbaa !329
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %102, ptr %105, align 4, !tbaa !330
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %92, ptr %106, align 8, !tbaa !331
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %107, align 4, !tbaa !174
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %108, align 4, !tbaa !332
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %110 = load ptr, ptr %90, align 8, !tbaa !333
  store ptr %110, ptr %109, align 8, !tbaa !334
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %112 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !335
  store i32 %113, ptr %111, align 8, !tbaa !336
  %114 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %114, align 4, !tbaa !337
  %115 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %116 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 3
  %117 = load i32, ptr %116, align 8, !tbaa !338
  store i32 %117, ptr %115, align 8, !tbaa !339
  %118 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %118, align 4, !tbaa !340
  %119 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %120 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 4
  %121 = load i32, ptr %120, align 4, !tbaa !341
  store i32 %121, ptr %119, align 8, !tbaa !342
  %122 = load ptr, ptr %0, align 8, !tbaa !80
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 19
  %124 = load ptr, ptr %123, align 8, !tbaa !189
  %125 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %126 = load ptr, ptr %125, align 8, !tbaa !190
  call void %124(ptr noundef %126, i32 noundef %99, i32 noundef %99, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #18
  store i32 1, ptr %91, align 8, !tbaa !323
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #17
  %127 = load ptr, ptr %30, align 8, !tbaa !451
  br label %128

128:                                              ; preds = %89, %94
  %129 = phi ptr [ %90, %89 ], [ %127, %94 ]
  %130 = load ptr, ptr %0, align 8, !tbaa !80
  %131 = getelementptr inbounds %struct.device, ptr %130, i64 0, i32 13
  %132 = load ptr, ptr %131, align 8, !tbaa !452
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %134 = load ptr, ptr %133, align 8, !tbaa !190
  %135 = load ptr, ptr %8, align 8, !tbaa !449
  %136 = load ptr, ptr %135, align 8, !tbaa !333
  %137 = load ptr, ptr %129, align 8, !tbaa !333
  call void %132(ptr noundef %134, ptr noundef %136, i32 noundef 1, ptr noundef %137, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #18
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #17
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !323
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
  store i32 45, ptr %4, align 8, !tbaa !325
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !328
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !329
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !330
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !331
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !453
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store <2 x i32> <i32 -1, i32 -1>, ptr %24, align 8, !tbaa !9
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %26 = load ptr, ptr %1, align 8, !tbaa !333
  store ptr %26, ptr %25, align 8, !tbaa !334
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %28 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %29 = load i32, ptr %28, align 4, !tbaa !335
  store i32 %29, ptr %27, align 8, !tbaa !336
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %30, align 4, !tbaa !337
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %32 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %33 = load i32, ptr %32, align 8, !tbaa !338
  store i32 %33, ptr %31, align 8, !tbaa !339
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %34, align 4, !tbaa !340
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %36 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %37 = load i32, ptr %36, align 4, !tbaa !341
  store i32 %37, ptr %35, align 8, !tbaa !342
  %38 = load ptr, ptr %0, align 8, !tbaa !80
  %39 = getelementptr inbounds %struct.device, ptr %38, i64 0, i32 19
  %40 = load ptr, ptr %39, align 8, !tbaa !189
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %42 = load ptr, ptr %41, align 8, !tbaa !190
  call void %40(ptr noundef %42, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #18
  store i32 %2, ptr %5, align 8, !tbaa !323
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
  %6 = load i32, ptr %5, align 4, !tbaa !335
  store i32 %6, ptr %4, align 4, !tbaa !336
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !337
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !338
  store i32 %10, ptr %8, align 4, !tbaa !339
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !340
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !341
  store i32 %14, ptr %12, align 4, !tbaa !342
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !323
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
  store i32 45, ptr %3, align 8, !tbaa !325
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !328
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !329
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !330
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !331
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %31, align 4, !tbaa !174
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %32, align 4, !tbaa !332
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %34 = load ptr, ptr %1, align 8, !tbaa !333
  store ptr %34, ptr %33, align 8, !tbaa !334
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %35, align 8, !tbaa !336
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %36, align 4, !tbaa !337
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %37, align 8, !tbaa !339
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %38, align 4, !tbaa !340
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %39, align 8, !tbaa !342
  %40 = load ptr, ptr %0, align 8, !tbaa !80
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 19
  %42 = load ptr, ptr %41, align 8, !tbaa !189
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %44 = load ptr, ptr %43, align 8, !tbaa !190
  call void %42(ptr noundef %44, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #18
  store i32 1, ptr %15, align 8, !tbaa !323
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #17
  %45 = load i32, ptr %5, align 4, !tbaa !335
  br label %46

46:                                               ; preds = %2, %18
  %47 = phi i32 [ %6, %2 ], [ %45, %18 ]
  %48 = and i32 %47, 1
  %49 = icmp eq i32 %48, 0
  %50 = load ptr, ptr %0, align 8, !tbaa !80
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !190
  %53 = load ptr, ptr %1, align 8, !tbaa !333
  %54 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 10
  %55 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 9
  %56 = select i1 %49, ptr %54, ptr %55
  %57 = select i1 %49, ptr @clear_image.nothing, ptr @clear_image.black
  %58 = load ptr, ptr %56, align 8, !tbaa !69
  call void %58(ptr noundef %52, ptr noundef %53, i32 noundef 1, ptr noundef nonnull %57, i32 noundef 1, ptr noundef nonnull %4) #18
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
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 9
  %14 = load i64, ptr %13, align 8, !tbaa !156
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !142
  %17 = add i64 %14, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %16
  %20 = sub nuw i64 %18, %19
  %21 = add i64 %20, %11
  store i64 %21, ptr %13, align 8, !tbaa !156
  %22 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 7
  %23 = load ptr, ptr %22, align 8, !tbaa !52
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #18
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !454
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !455
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #18
  %40 = load ptr, ptr %3, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
  %41 = load ptr, ptr %22, align 8, !tbaa !52
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !455
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !4
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #18
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !454
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !456
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
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #18
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !208
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !208
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 31
  %19 = load i32, ptr %18, align 8, !tbaa !158
  store ptr null, ptr %12, align 8, !tbaa.struct !457
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !458
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !459
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !460
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !369
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !220
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 30
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
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #16
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 33
  %43 = load ptr, ptr %42, align 8, !tbaa !64
  %44 = load i32, ptr %18, align 8, !tbaa !158
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !414
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !80
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 19
  %50 = load ptr, ptr %49, align 8, !tbaa !189
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !190
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
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
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
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
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %22, align 8, !tbaa !191
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #17
  %23 = load ptr, ptr %0, align 8, !tbaa !80
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
  %25 = load ptr, ptr %24, align 8, !tbaa !192
  %26 = load ptr, ptr %19, align 8, !tbaa !190
  %27 = call i32 %25(ptr noundef %26) #18
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %2
  %30 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #16
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %34 = load ptr, ptr %33, align 8, !tbaa !169
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %36 = load ptr, ptr %35, align 8, !tbaa !77
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !104
  %39 = call fastcc i32 @add_wait(ptr noundef %34, ptr noundef %38, i64 noundef %1) #16
  br label %40

40:                                               ; preds = %2, %29, %32
  %41 = phi i32 [ %39, %32 ], [ %30, %29 ], [ %27, %2 ]
  ret i32 %41
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #15

attributes #0 = { nofree nounwind memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { inlinehint nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { noinline nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #16 = { nobuiltin "no-builtins" }
attributes #17 = { nounwind }
attributes #18 = { nobuiltin nounwind "no-builtins" }

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
!15 = !{!16, !6, i64 0}
!16 = !{!"VkExternalMemoryBufferCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16}
!17 = !{!"any pointer", !6, i64 0}
!18 = !{!16, !17, i64 8}
!19 = !{!16, !10, i64 16}
!20 = !{!21, !6, i64 0}
!21 = !{!"VkBufferCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !5, i64 24, !10, i64 32, !6, i64 36, !10, i64 40, !17, i64 48}
!22 = !{!21, !17, i64 8}
!23 = !{!21, !10, i64 16}
!24 = !{!21, !5, i64 24}
!25 = !{!21, !10, i64 32}
!26 = !{!21, !6, i64 36}
!27 = !{!21, !10, i64 40}
!28 = !{!21, !17, i64 48}
!29 = !{!30, !6, i64 0}
!30 = !{!"VkImportMemoryHostPointerInfoEXT", !6, i64 0, !17, i64 8, !6, i64 16, !17, i64 24}
!31 = !{!30, !17, i64 8}
!32 = !{!30, !6, i64 16}
!33 = !{!30, !17, i64 24}
!34 = !{!35, !6, i64 0}
!35 = !{!"VkMemoryAllocateInfo", !6, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!36 = !{!35, !17, i64 8}
!37 = !{!35, !5, i64 16}
!38 = !{!35, !10, i64 24}
!39 = !{!40, !17, i64 168}
!40 = !{!"device", !17, i64 0, !5, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64, !17, i64 72, !17, i64 80, !17, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !17, i64 120, !17, i64 128, !17, i64 136, !17, i64 144, !17, i64 152, !17, i64 160, !17, i64 168, !17, i64 176, !17, i64 184, !17, i64 192, !17, i64 200, !17, i64 208, !17, i64 216, !17, i64 224, !17, i64 232, !17, i64 240, !17, i64 248, !17, i64 256, !17, i64 264, !17, i64 272, !17, i64 280, !17, i64 288, !17, i64 296, !17, i64 304, !5, i64 312, !5, i64 320, !17, i64 328, !17, i64 336, !5, i64 344}
!41 = !{!40, !17, i64 0}
!42 = !{!40, !17, i64 32}
!43 = !{!40, !17, i64 48}
!44 = !{!45, !17, i64 0}
!45 = !{!"import", !17, i64 0, !17, i64 8}
!46 = !{!45, !17, i64 8}
!47 = !{!40, !17, i64 192}
!48 = !{!40, !17, i64 224}
!49 = !{!50, !17, i64 40}
!50 = !{!"context", !17, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !5, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !5, i64 64, !5, i64 72, !17, i64 80, !10, i64 88, !10, i64 92, !5, i64 96, !10, i64 104, !17, i64 112, !10, i64 120, !10, i64 124, !10, i64 128, !17, i64 136, !10, i64 144, !10, i64 148, !17, i64 152, !10, i64 160, !10, i64 164, !17, i64 168, !10, i64 176, !10, i64 180, !17, i64 184, !17, i64 192, !17, i64 200, !10, i64 208, !10, i64 212, !17, i64 216, !10, i64 224, !10, i64 228, !17, i64 232, !17, i64 240, !17, i64 248, !6, i64 256}
!51 = !{!50, !17, i64 48}
!52 = !{!50, !17, i64 56}
!53 = !{!50, !5, i64 64}
!54 = !{!50, !10, i64 120}
!55 = !{!50, !10, i64 144}
!56 = !{!40, !17, i64 208}
!57 = !{!50, !17, i64 80}
!58 = !{!50, !10, i64 176}
!59 = !{!50, !17, i64 184}
!60 = distinct !{!60, !14}
!61 = !{!50, !17, i64 136}
!62 = !{!50, !17, i64 152}
!63 = !{!50, !17, i64 168}
!64 = !{!50, !17, i64 216}
!65 = !{!50, !17, i64 232}
!66 = !{!50, !17, i64 240}
!67 = !{!50, !17, i64 248}
!68 = !{!40, !17, i64 200}
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
!96 = !{!40, !17, i64 304}
!97 = distinct !{!97, !14}
!98 = !{!85, !17, i64 8}
!99 = !{!40, !17, i64 336}
!100 = !{!85, !5, i64 24}
!101 = !{!102, !6, i64 0}
!102 = !{!"VkSemaphoreSignalInfo", !6, i64 0, !17, i64 8, !17, i64 16, !5, i64 24}
!103 = !{!102, !17, i64 8}
!104 = !{!72, !17, i64 40}
!105 = !{!102, !17, i64 16}
!106 = !{!102, !5, i64 24}
!107 = !{!40, !17, i64 288}
!108 = !{!50, !5, i64 32}
!109 = distinct !{!109, !14}
!110 = !{!78, !17, i64 8}
!111 = !{!78, !17, i64 24}
!112 = !{!78, !10, i64 64}
!113 = !{!78, !10, i64 52}
!114 = !{!78, !17, i64 112}
!115 = !{!116, !17, i64 144}
!116 = !{!"hardware_queue", !17, i64 0, !5, i64 8, !74, i64 16, !74, i64 80, !17, i64 144}
!117 = !{!118, !17, i64 200}
!118 = !{!"line", !74, i64 0, !74, i64 64, !74, i64 128, !17, i64 192, !17, i64 200, !17, i64 208, !5, i64 216, !10, i64 224, !10, i64 228, !10, i64 232, !10, i64 236}
!119 = !{!78, !17, i64 16}
!120 = !{!118, !10, i64 224}
!121 = !{!40, !17, i64 240}
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
!142 = !{!40, !5, i64 8}
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
!154 = !{!50, !10, i64 160}
!155 = !{!50, !10, i64 128}
!156 = !{!50, !5, i64 72}
!157 = !{!50, !10, i64 224}
!158 = !{!50, !10, i64 208}
!159 = !{!50, !17, i64 200}
!160 = !{!50, !10, i64 148}
!161 = !{!162, !17, i64 0}
!162 = !{!"kept_set", !17, i64 0, !17, i64 8, !6, i64 16}
!163 = distinct !{!163, !14}
!164 = !{!40, !17, i64 272}
!165 = distinct !{!165, !14}
!166 = !{!40, !17, i64 264}
!167 = !{!50, !10, i64 104}
!168 = !{!50, !17, i64 112}
!169 = !{!78, !17, i64 120}
!170 = !{!50, !10, i64 88}
!171 = !{!172, !6, i64 0}
!172 = !{!"VkQueryPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !6, i64 20, !10, i64 24, !10, i64 28}
!173 = !{!172, !17, i64 8}
!174 = !{!6, !6, i64 0}
!175 = !{!172, !10, i64 24}
!176 = !{!172, !10, i64 28}
!177 = !{!40, !17, i64 184}
!178 = !{!40, !17, i64 280}
!179 = !{!50, !10, i64 92}
!180 = !{!50, !5, i64 96}
!181 = !{!182, !10, i64 4}
!182 = !{!"submission", !10, i64 0, !10, i64 4, !17, i64 8, !5, i64 16}
!183 = !{!116, !5, i64 8}
!184 = !{!185, !6, i64 0}
!185 = !{!"VkMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20}
!186 = !{!185, !17, i64 8}
!187 = !{!185, !10, i64 16}
!188 = !{!185, !10, i64 20}
!189 = !{!40, !17, i64 152}
!190 = !{!78, !17, i64 128}
!191 = !{!78, !10, i64 136}
!192 = !{!40, !17, i64 216}
!193 = !{!194, !17, i64 8}
!194 = !{!"wait", !140, i64 0, !17, i64 8, !5, i64 16}
!195 = !{!194, !5, i64 16}
!196 = !{!40, !17, i64 160}
!197 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 8, !4}
!198 = !{i64 0, i64 8, !69, i64 8, i64 8, !4}
!199 = !{i64 0, i64 8, !4}
!200 = !{!140, !12, i64 2}
!201 = distinct !{!201, !14}
!202 = !{!40, !17, i64 120}
!203 = !{!78, !17, i64 104}
!204 = !{!50, !17, i64 192}
!205 = !{!118, !17, i64 192}
!206 = !{!118, !10, i64 236}
!207 = !{!50, !17, i64 8}
!208 = !{!72, !5, i64 56}
!209 = distinct !{!209, !14}
!210 = !{!211, !10, i64 216}
!211 = !{!"copiers", !74, i64 0, !74, i64 64, !74, i64 128, !17, i64 192, !10, i64 200, !5, i64 208, !10, i64 216, !10, i64 220, !10, i64 224, !10, i64 228, !10, i64 232, !6, i64 240, !17, i64 304}
!212 = !{!211, !17, i64 304}
!213 = !{!211, !10, i64 232}
!214 = !{!211, !10, i64 228}
!215 = !{!211, !10, i64 220}
!216 = distinct !{!216, !14}
!217 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 8, !4, i64 24, i64 4, !9}
!218 = !{i64 0, i64 8, !69, i64 8, i64 8, !4, i64 16, i64 4, !9}
!219 = !{i64 0, i64 8, !4, i64 8, i64 4, !9}
!220 = !{i64 0, i64 4, !9}
!221 = distinct !{!221, !14}
!222 = distinct !{!222, !14}
!223 = !{!211, !17, i64 192}
!224 = !{!225, !17, i64 0}
!225 = !{!"copying", !17, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !12, i64 24, !5, i64 32}
!226 = !{!225, !17, i64 8}
!227 = !{!225, !10, i64 16}
!228 = !{!225, !10, i64 20}
!229 = !{!225, !12, i64 24}
!230 = !{!225, !5, i64 32}
!231 = !{!211, !5, i64 208}
!232 = !{!233, !5, i64 16}
!233 = !{!"piece", !17, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!234 = distinct !{!234, !14, !235, !236}
!235 = !{!"llvm.loop.isvectorized", i32 1}
!236 = !{!"llvm.loop.unroll.runtime.disable"}
!237 = !{!211, !10, i64 200}
!238 = distinct !{!238, !14, !236, !235}
!239 = distinct !{!239, !14}
!240 = !{!211, !10, i64 224}
!241 = !{!233, !10, i64 24}
!242 = distinct !{!242, !14}
!243 = distinct !{!243, !14}
!244 = distinct !{!244, !14}
!245 = distinct !{!245, !14}
!246 = distinct !{!246, !14}
!247 = !{!50, !10, i64 124}
!248 = !{!249, !6, i64 0}
!249 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !10, i64 28}
!250 = !{!249, !17, i64 8}
!251 = !{!249, !17, i64 16}
!252 = !{!249, !6, i64 24}
!253 = !{!249, !10, i64 28}
!254 = !{!40, !17, i64 16}
!255 = !{!256, !6, i64 0}
!256 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !17, i64 8, !10, i64 16, !17, i64 24}
!257 = !{!256, !17, i64 8}
!258 = !{!256, !10, i64 16}
!259 = !{!256, !17, i64 24}
!260 = !{!40, !17, i64 40}
!261 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 8, !69, i64 16, i64 8, !4}
!262 = !{i64 0, i64 4, !9, i64 4, i64 8, !69, i64 12, i64 8, !4}
!263 = !{!144, !5, i64 0}
!264 = !{!144, !17, i64 32}
!265 = !{!266, !5, i64 48}
!266 = !{!"task", !17, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !17, i64 56, !17, i64 64}
!267 = !{!266, !5, i64 24}
!268 = !{!266, !5, i64 32}
!269 = !{!266, !17, i64 64}
!270 = distinct !{!270, !14}
!271 = !{!266, !5, i64 40}
!272 = distinct !{!272, !14, !235, !236}
!273 = !{!266, !17, i64 56}
!274 = !{!275, !5, i64 0}
!275 = !{!"binding", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!276 = !{!275, !5, i64 16}
!277 = !{!278, !17, i64 0}
!278 = !{!"memory", !17, i64 0, !5, i64 8, !5, i64 16}
!279 = distinct !{!279, !14}
!280 = distinct !{!280, !14, !235}
!281 = !{!162, !17, i64 8}
!282 = !{!283, !6, i64 0}
!283 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !10, i64 24, !17, i64 32}
!284 = !{!283, !17, i64 8}
!285 = !{!283, !17, i64 16}
!286 = !{!283, !10, i64 24}
!287 = !{!283, !17, i64 32}
!288 = !{!40, !17, i64 24}
!289 = !{!290, !6, i64 0}
!290 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !17, i64 32}
!291 = !{!290, !17, i64 8}
!292 = !{!290, !10, i64 24}
!293 = !{!290, !17, i64 32}
!294 = !{!40, !17, i64 176}
!295 = !{!40, !17, i64 296}
!296 = !{!275, !5, i64 24}
!297 = !{i64 0, i64 8, !69, i64 8, i64 8, !4, i64 16, i64 8, !4}
!298 = !{i64 0, i64 8, !4, i64 8, i64 8, !4}
!299 = !{!278, !5, i64 8}
!300 = !{!301, !17, i64 24}
!301 = !{!"texture", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!302 = !{!301, !17, i64 8}
!303 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 4, !174}
!304 = !{i64 0, i64 8, !69, i64 8, i64 4, !174}
!305 = !{i64 0, i64 4, !174}
!306 = !{!301, !17, i64 16}
!307 = !{!275, !5, i64 8}
!308 = !{i64 0, i64 4, !174, i64 8, i64 8, !69, i64 16, i64 8, !69, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !174, i64 40, i64 8, !69, i64 48, i64 8, !69, i64 56, i64 8, !69}
!309 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !174, i64 32, i64 8, !69, i64 40, i64 8, !69, i64 48, i64 8, !69}
!310 = !{i64 0, i64 8, !69, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !174, i64 24, i64 8, !69, i64 32, i64 8, !69, i64 40, i64 8, !69}
!311 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !174, i64 16, i64 8, !69, i64 24, i64 8, !69, i64 32, i64 8, !69}
!312 = !{i64 0, i64 4, !174, i64 4, i64 8, !69, i64 12, i64 8, !69, i64 20, i64 8, !69}
!313 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 8, !69}
!314 = !{i64 0, i64 8, !69, i64 8, i64 8, !69}
!315 = !{i64 0, i64 8, !69}
!316 = distinct !{!316, !14}
!317 = !{!40, !17, i64 64}
!318 = !{!266, !17, i64 0}
!319 = !{!40, !17, i64 56}
!320 = !{!266, !17, i64 8}
!321 = !{!40, !17, i64 128}
!322 = !{!301, !17, i64 0}
!323 = !{!324, !10, i64 8}
!324 = !{!"image", !17, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20}
!325 = !{!326, !6, i64 0}
!326 = !{!"VkImageMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !6, i64 24, !6, i64 28, !10, i64 32, !10, i64 36, !17, i64 40, !327, i64 48}
!327 = !{!"VkImageSubresourceRange", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!328 = !{!326, !17, i64 8}
!329 = !{!326, !10, i64 16}
!330 = !{!326, !10, i64 20}
!331 = !{!326, !6, i64 24}
!332 = !{!326, !10, i64 36}
!333 = !{!324, !17, i64 0}
!334 = !{!326, !17, i64 40}
!335 = !{!324, !10, i64 12}
!336 = !{!327, !10, i64 0}
!337 = !{!327, !10, i64 4}
!338 = !{!324, !10, i64 16}
!339 = !{!327, !10, i64 8}
!340 = !{!327, !10, i64 12}
!341 = !{!324, !10, i64 20}
!342 = !{!327, !10, i64 16}
!343 = distinct !{!343, !14}
!344 = distinct !{!344, !14}
!345 = !{!146, !17, i64 32}
!346 = !{!40, !5, i64 312}
!347 = !{!40, !5, i64 320}
!348 = !{!72, !17, i64 8}
!349 = !{!146, !17, i64 8}
!350 = !{!146, !5, i64 16}
!351 = !{!352, !5, i64 0}
!352 = !{!"VkBufferCopy", !5, i64 0, !5, i64 8, !5, i64 16}
!353 = !{!352, !5, i64 8}
!354 = !{!352, !5, i64 16}
!355 = !{!40, !17, i64 88}
!356 = distinct !{!356, !14}
!357 = !{!148, !17, i64 8}
!358 = !{!148, !5, i64 24}
!359 = !{!149, !10, i64 36}
!360 = !{!149, !5, i64 16}
!361 = !{!149, !10, i64 44}
!362 = !{!149, !10, i64 40}
!363 = !{!149, !10, i64 24}
!364 = !{!149, !10, i64 28}
!365 = !{!149, !10, i64 32}
!366 = !{!149, !5, i64 0}
!367 = !{!149, !5, i64 8}
!368 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9}
!369 = !{i64 0, i64 4, !9, i64 4, i64 4, !9}
!370 = !{!151, !10, i64 0}
!371 = !{!151, !10, i64 4}
!372 = !{!151, !10, i64 8}
!373 = !{!148, !17, i64 32}
!374 = distinct !{!374, !14}
!375 = distinct !{!375, !14}
!376 = distinct !{!376, !14}
!377 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !4}
!378 = distinct !{!378, !14}
!379 = distinct !{!379, !14}
!380 = !{!40, !17, i64 136}
!381 = !{!382, !17, i64 16}
!382 = !{!"copy", !140, i64 0, !17, i64 8, !17, i64 16, !352, i64 24}
!383 = !{!382, !17, i64 8}
!384 = !{!40, !17, i64 144}
!385 = !{!386, !17, i64 8}
!386 = !{!"fill", !140, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !10, i64 32}
!387 = !{!386, !5, i64 16}
!388 = !{!386, !5, i64 24}
!389 = !{!386, !10, i64 32}
!390 = !{!391, !17, i64 8}
!391 = !{!"image_transfer", !140, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !149, i64 32}
!392 = !{!391, !5, i64 16}
!393 = !{!391, !17, i64 24}
!394 = !{!395, !17, i64 8}
!395 = !{!"transition", !140, i64 0, !17, i64 8, !5, i64 16}
!396 = !{!395, !5, i64 16}
!397 = !{!40, !17, i64 232}
!398 = !{!399, !17, i64 0}
!399 = !{!"arrival", !17, i64 0, !17, i64 8, !5, i64 16}
!400 = !{!399, !17, i64 8}
!401 = !{!399, !5, i64 16}
!402 = distinct !{!402, !14}
!403 = distinct !{!403, !14}
!404 = distinct !{!404, !14}
!405 = !{!40, !17, i64 256}
!406 = !{!116, !17, i64 0}
!407 = !{!72, !5, i64 64}
!408 = !{!78, !5, i64 72}
!409 = distinct !{!409, !14}
!410 = !{!78, !5, i64 32}
!411 = !{!85, !10, i64 36}
!412 = !{!413, !10, i64 32}
!413 = !{!"signals", !6, i64 0, !6, i64 16, !10, i64 32}
!414 = !{!182, !5, i64 16}
!415 = !{!72, !17, i64 48}
!416 = !{!182, !10, i64 0}
!417 = !{i64 0, i64 4, !174, i64 8, i64 8, !69, i64 16, i64 4, !9, i64 24, i64 8, !69, i64 32, i64 4, !9, i64 40, i64 8, !69}
!418 = !{i64 0, i64 8, !69, i64 8, i64 4, !9, i64 16, i64 8, !69, i64 24, i64 4, !9, i64 32, i64 8, !69}
!419 = !{i64 0, i64 4, !9, i64 8, i64 8, !69, i64 16, i64 4, !9, i64 24, i64 8, !69}
!420 = !{i64 0, i64 8, !69, i64 8, i64 4, !9, i64 16, i64 8, !69}
!421 = !{i64 0, i64 4, !9, i64 8, i64 8, !69}
!422 = !{i64 0, i64 4, !174, i64 8, i64 8, !69, i64 16, i64 4, !9, i64 24, i64 8, !69, i64 32, i64 8, !69, i64 40, i64 4, !9, i64 48, i64 8, !69, i64 56, i64 4, !9, i64 64, i64 8, !69}
!423 = !{i64 0, i64 8, !69, i64 8, i64 4, !9, i64 16, i64 8, !69, i64 24, i64 8, !69, i64 32, i64 4, !9, i64 40, i64 8, !69, i64 48, i64 4, !9, i64 56, i64 8, !69}
!424 = !{i64 0, i64 4, !9, i64 8, i64 8, !69, i64 16, i64 8, !69, i64 24, i64 4, !9, i64 32, i64 8, !69, i64 40, i64 4, !9, i64 48, i64 8, !69}
!425 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 4, !9, i64 24, i64 8, !69, i64 32, i64 4, !9, i64 40, i64 8, !69}
!426 = distinct !{!426, !14}
!427 = !{!40, !17, i64 248}
!428 = distinct !{!428, !14}
!429 = !{!50, !10, i64 228}
!430 = distinct !{!430, !14}
!431 = distinct !{!431, !14}
!432 = !{!433, !5, i64 0}
!433 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!434 = !{!433, !10, i64 16}
!435 = !{!433, !12, i64 20}
!436 = !{!433, !12, i64 22}
!437 = !{!433, !5, i64 24}
!438 = !{!233, !17, i64 0}
!439 = !{!233, !17, i64 8}
!440 = !{i32 1}
!441 = distinct !{!441, !14}
!442 = distinct !{!442, !14}
!443 = distinct !{!443, !14}
!444 = !{!445, !5, i64 0}
!445 = !{!"VkBufferImageCopy", !5, i64 0, !10, i64 8, !10, i64 12, !446, i64 16, !150, i64 32, !151, i64 44}
!446 = !{!"VkImageSubresourceLayers", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!447 = !{!40, !17, i64 96}
!448 = !{!40, !17, i64 112}
!449 = !{!450, !17, i64 16}
!450 = !{!"copy_image", !140, i64 0, !17, i64 8, !17, i64 16, !149, i64 24, !149, i64 72}
!451 = !{!450, !17, i64 8}
!452 = !{!40, !17, i64 104}
!453 = !{!326, !6, i64 28}
!454 = !{!144, !5, i64 24}
!455 = !{!144, !17, i64 40}
!456 = distinct !{!456, !14}
!457 = !{i64 0, i64 8, !69, i64 8, i64 8, !69, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 4, !9, i64 36, i64 4, !9}
!458 = !{i64 0, i64 8, !69, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 4, !9, i64 28, i64 4, !9}
!459 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 4, !9, i64 20, i64 4, !9}
!460 = !{i64 0, i64 8, !4, i64 8, i64 4, !9, i64 12, i64 4, !9}
