; Made by `nox -s native` from *.c and *.h, sha256 99f40db40ccdaf446b9fe4defd96a4919e19ce37d8cac3b9cfa00c86fda5cbbc
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
%struct.VkDescriptorPoolCreateInfo = type { i32, ptr, i32, i32, i32, ptr }
%struct.VkCommandBufferAllocateInfo = type { i32, ptr, ptr, i32, i32 }
%struct.VkCommandBufferInheritanceInfo = type { i32, ptr, ptr, i32, ptr, i32, i32, i32 }
%struct.VkCommandBufferBeginInfo = type { i32, ptr, i32, ptr }
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
%struct.copiers = type { [16 x %struct.copying], i32, i64, i32, i64, i32, i32, i32, i32, i32, i32, i32, %struct.mutex, %struct.condition, %struct.condition, [8 x i64], ptr }
%struct.copying = type { i64, i32, ptr, i16 }
%struct.piece = type { ptr, ptr, i64, i32 }
%struct.VkBufferCopy = type { i64, i64, i64 }
%struct.VkImageMemoryBarrier = type { i32, ptr, i32, i32, i32, i32, i32, i32, ptr, %struct.VkImageSubresourceRange }
%struct.VkImageSubresourceRange = type { i32, i32, i32, i32, i32 }
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

@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 4
@notify.one = internal constant i64 1, align 8
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
  %11 = atomicrmw add ptr %8, i64 -1 seq_cst, align 8
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
  %14 = atomicrmw add ptr %3, i64 -1 seq_cst, align 8
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
define dso_local i32 @context_prepare(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) local_unnamed_addr #3 {
  %3 = alloca [5 x %struct.VkDescriptorPoolSize], align 4
  %4 = alloca %struct.VkDescriptorPoolCreateInfo, align 8
  %5 = tail call fastcc i32 @begin(ptr noundef %0, ptr noundef %1) #16
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %53

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !55
  %10 = load ptr, ptr %9, align 8, !tbaa !56
  %11 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 19
  %12 = load ptr, ptr %11, align 8, !tbaa !57
  tail call void %12(ptr noundef %10, i32 noundef 65536, i32 noundef 65536, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  %13 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 27
  %14 = load ptr, ptr %13, align 8, !tbaa !58
  %15 = tail call i32 %14(ptr noundef %10) #18
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %53

17:                                               ; preds = %7
  %18 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  %19 = load i32, ptr %18, align 4, !tbaa !59
  %20 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 20
  %21 = load i32, ptr %20, align 8, !tbaa !60
  %22 = icmp ult i32 %19, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %17
  %24 = add nuw i32 %19, 1
  store i32 %24, ptr %18, align 4, !tbaa !59
  br label %53

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %3, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %4) #17
  store i32 33, ptr %4, align 8, !tbaa !61
  %26 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %26, align 8, !tbaa !63
  %27 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %4, i64 0, i32 2
  store <2 x i32> <i32 0, i32 128>, ptr %27, align 8, !tbaa !9
  %28 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %4, i64 0, i32 4
  store i32 5, ptr %28, align 8, !tbaa !64
  %29 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %4, i64 0, i32 5
  store ptr %3, ptr %29, align 8, !tbaa !65
  %30 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %31 = icmp eq i32 %21, 0
  %32 = shl i32 %21, 1
  %33 = select i1 %31, i32 8, i32 %32
  %34 = load ptr, ptr %30, align 8, !tbaa !56
  %35 = zext i32 %33 to i64
  %36 = shl nuw nsw i64 %35, 3
  %37 = call ptr @realloc(ptr noundef %34, i64 noundef %36) #18
  %38 = icmp eq ptr %37, null
  br i1 %38, label %51, label %39

39:                                               ; preds = %25
  store ptr %37, ptr %30, align 8, !tbaa !56
  %40 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 22
  %41 = load ptr, ptr %40, align 8, !tbaa !66
  %42 = load ptr, ptr %0, align 8, !tbaa !41
  %43 = load i32, ptr %20, align 8, !tbaa !60
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds ptr, ptr %37, i64 %44
  %46 = call i32 %41(ptr noundef %42, ptr noundef nonnull %4, ptr noundef null, ptr noundef nonnull %45) #18
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %51

48:                                               ; preds = %39
  %49 = load <2 x i32>, ptr %20, align 8, !tbaa !9
  %50 = add <2 x i32> %49, <i32 1, i32 1>
  store <2 x i32> %50, ptr %20, align 8, !tbaa !9
  br label %51

51:                                               ; preds = %48, %39, %25
  %52 = phi i32 [ 0, %48 ], [ %46, %39 ], [ -1, %25 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %4) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #17
  br label %53

53:                                               ; preds = %51, %23, %7, %2
  %54 = phi i32 [ %5, %2 ], [ %15, %7 ], [ 0, %23 ], [ %52, %51 ]
  ret i32 %54
}

; Function Attrs: nounwind
define internal fastcc i32 @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.VkCommandBufferAllocateInfo, align 8
  %4 = alloca %struct.VkCommandBufferInheritanceInfo, align 8
  %5 = alloca %struct.VkCommandBufferBeginInfo, align 8
  %6 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 18
  %7 = load i32, ptr %6, align 8, !tbaa !67
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 17
  %9 = load i32, ptr %8, align 4, !tbaa !68
  %10 = icmp eq i32 %7, %9
  br i1 %10, label %11, label %42

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %13 = icmp eq i32 %7, 0
  %14 = shl i32 %7, 1
  %15 = select i1 %13, i32 8, i32 %14
  %16 = load ptr, ptr %12, align 8, !tbaa !56
  %17 = zext i32 %15 to i64
  %18 = shl nuw nsw i64 %17, 3
  %19 = tail call ptr @realloc(ptr noundef %16, i64 noundef %18) #18
  %20 = icmp eq ptr %19, null
  br i1 %20, label %60, label %21

21:                                               ; preds = %11
  store ptr %19, ptr %12, align 8, !tbaa !56
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17
  store i32 40, ptr %3, align 8, !tbaa !69
  %22 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %3, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !71
  %23 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %3, i64 0, i32 2
  %24 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 5
  %25 = load ptr, ptr %24, align 8, !tbaa !49
  store ptr %25, ptr %23, align 8, !tbaa !72
  %26 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %3, i64 0, i32 3
  %27 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %28 = load i32, ptr %27, align 8, !tbaa !54
  store i32 %28, ptr %26, align 8, !tbaa !73
  %29 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %3, i64 0, i32 4
  %30 = load i32, ptr %8, align 4, !tbaa !68
  %31 = sub i32 %15, %30
  store i32 %31, ptr %29, align 4, !tbaa !74
  %32 = zext i32 %30 to i64
  %33 = getelementptr inbounds ptr, ptr %19, i64 %32
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 2
  %35 = load ptr, ptr %34, align 8, !tbaa !75
  %36 = load ptr, ptr %0, align 8, !tbaa !41
  %37 = call i32 %35(ptr noundef %36, ptr noundef nonnull %3, ptr noundef nonnull %33) #18
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %21
  store i32 %15, ptr %8, align 4, !tbaa !68
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17
  %40 = load i32, ptr %6, align 8, !tbaa !67
  br label %42

41:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17
  br label %60

42:                                               ; preds = %39, %2
  %43 = phi i32 [ %40, %39 ], [ %7, %2 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %4) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  store i32 41, ptr %4, align 8
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %45 = load i32, ptr %44, align 8, !tbaa !54
  %46 = icmp eq i32 %45, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #17
  store i32 42, ptr %5, align 8, !tbaa !76
  %47 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %47, align 8, !tbaa !78
  %48 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %5, i64 0, i32 2
  %49 = select i1 %46, i32 4, i32 1
  store i32 %49, ptr %48, align 8, !tbaa !79
  %50 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %5, i64 0, i32 3
  %51 = select i1 %46, ptr %4, ptr null
  store ptr %51, ptr %50, align 8, !tbaa !80
  %52 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 5
  %53 = load ptr, ptr %52, align 8, !tbaa !81
  %54 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %55 = load ptr, ptr %54, align 8, !tbaa !55
  %56 = zext i32 %43 to i64
  %57 = getelementptr inbounds ptr, ptr %55, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !56
  %59 = call i32 %53(ptr noundef %58, ptr noundef nonnull %5) #18
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %4) #17
  br label %60

60:                                               ; preds = %11, %41, %42
  %61 = phi i32 [ %37, %41 ], [ %59, %42 ], [ -1, %11 ]
  ret i32 %61
}

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 20
  %4 = load i32, ptr %3, align 8, !tbaa !60
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  br label %54

9:                                                ; preds = %54, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8, !tbaa !82
  %12 = load ptr, ptr %0, align 8, !tbaa !41
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 10
  %14 = load ptr, ptr %13, align 8, !tbaa !83
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #18
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 26
  %16 = load i32, ptr %15, align 8, !tbaa !84
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %37, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 28
  %20 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %21 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %16, %18 ], [ %35, %22 ]
  %24 = load ptr, ptr %19, align 8, !tbaa !85
  %25 = add i32 %23, -1
  store i32 %25, ptr %15, align 8, !tbaa !84
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
  %35 = load i32, ptr %15, align 8, !tbaa !84
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %22, !llvm.loop !86

37:                                               ; preds = %22, %9
  %38 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 28
  %39 = load ptr, ptr %38, align 8, !tbaa !85
  tail call void @free(ptr noundef %39) #18
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !55
  tail call void @free(ptr noundef %41) #18
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %43 = load ptr, ptr %42, align 8, !tbaa !87
  tail call void @free(ptr noundef %43) #18
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %45 = load ptr, ptr %44, align 8, !tbaa !88
  tail call void @free(ptr noundef %45) #18
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %47 = load ptr, ptr %46, align 8, !tbaa !89
  tail call void @free(ptr noundef %47) #18
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 36
  %49 = load ptr, ptr %48, align 8, !tbaa !90
  tail call void @free(ptr noundef %49) #18
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 37
  %51 = load ptr, ptr %50, align 8, !tbaa !91
  tail call void @free(ptr noundef %51) #18
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 38
  %53 = load ptr, ptr %52, align 8, !tbaa !92
  tail call void @free(ptr noundef %53) #18
  tail call void @free(ptr noundef nonnull %1) #18
  ret void

54:                                               ; preds = %6, %54
  %55 = phi i64 [ 0, %6 ], [ %61, %54 ]
  %56 = load ptr, ptr %7, align 8, !tbaa !93
  %57 = load ptr, ptr %0, align 8, !tbaa !41
  %58 = load ptr, ptr %8, align 8, !tbaa !87
  %59 = getelementptr inbounds ptr, ptr %58, i64 %55
  %60 = load ptr, ptr %59, align 8, !tbaa !56
  tail call void %56(ptr noundef %57, ptr noundef %60, ptr noundef null) #18
  %61 = add nuw nsw i64 %55, 1
  %62 = load i32, ptr %3, align 8, !tbaa !60
  %63 = zext i32 %62 to i64
  %64 = icmp ult i64 %61, %63
  br i1 %64, label %54, label %9, !llvm.loop !94
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #18
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  store ptr %0, ptr %3, align 8, !tbaa !95
  %6 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !99
  %7 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 5
  %8 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 6
  store ptr %7, ptr %8, align 8, !tbaa !100
  %9 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 3
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #18
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #18
  br label %15

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  store ptr %3, ptr %14, align 8, !tbaa !101
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
  %5 = load ptr, ptr %0, align 8, !tbaa !95
  %6 = load ptr, ptr %5, align 8, !tbaa !104
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
  %27 = load ptr, ptr %9, align 8, !tbaa !105
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %36

29:                                               ; preds = %25, %32
  %30 = load i32, ptr %7, align 8, !tbaa !106
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %107

32:                                               ; preds = %29
  %33 = call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %8) #18
  %34 = load ptr, ptr %9, align 8, !tbaa !105
  %35 = icmp eq ptr %34, null
  br i1 %35, label %29, label %36, !llvm.loop !107

36:                                               ; preds = %32, %25
  %37 = phi ptr [ %27, %25 ], [ %34, %32 ]
  %38 = load ptr, ptr %37, align 8, !tbaa !108
  store ptr %38, ptr %9, align 8, !tbaa !105
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr %9, ptr %11, align 8, !tbaa !100
  br label %41

41:                                               ; preds = %36, %40
  %42 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #18
  %43 = load ptr, ptr %12, align 8, !tbaa !110
  %44 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !111
  %46 = load i64, ptr %13, align 8, !tbaa !112
  %47 = urem i64 %45, %46
  %48 = load i64, ptr %14, align 8, !tbaa !113
  %49 = mul i64 %48, %47
  %50 = getelementptr inbounds i8, ptr %43, i64 %49
  %51 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 4
  %52 = load i32, ptr %51, align 8, !tbaa !114
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
  %59 = load ptr, ptr %0, align 8, !tbaa !95
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #17
  store i32 1000207004, ptr %3, align 8, !tbaa !115
  store ptr null, ptr %15, align 8, !tbaa !117
  store <2 x i32> <i32 0, i32 1>, ptr %16, align 8, !tbaa !9
  store ptr %18, ptr %17, align 8, !tbaa !118
  store ptr %2, ptr %19, align 8, !tbaa !119
  %60 = getelementptr inbounds %struct.queue, ptr %59, i64 0, i32 6
  br label %61

61:                                               ; preds = %64, %56
  %62 = load atomic i32, ptr %60 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %61
  %65 = load ptr, ptr %59, align 8, !tbaa !104
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 38
  %67 = load ptr, ptr %66, align 8, !tbaa !120
  %68 = load ptr, ptr %65, align 8, !tbaa !41
  %69 = call i32 %67(ptr noundef %68, ptr noundef nonnull %3, i64 noundef 100000000) #18
  %70 = icmp eq i32 %69, 2
  br i1 %70, label %61, label %71, !llvm.loop !121

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
  %78 = load i32, ptr %51, align 8, !tbaa !114
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %83

80:                                               ; preds = %77
  %81 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !122
  br label %86

83:                                               ; preds = %77, %54
  %84 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !122
  br label %86

86:                                               ; preds = %83, %80
  %87 = phi ptr [ %50, %83 ], [ %82, %80 ]
  %88 = phi i16 [ 4, %83 ], [ 5, %80 ]
  %89 = phi ptr [ %85, %83 ], [ %50, %80 ]
  %90 = load ptr, ptr %0, align 8, !tbaa !95
  %91 = load ptr, ptr %90, align 8, !tbaa !104
  %92 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 42
  %93 = load ptr, ptr %92, align 8, !tbaa !123
  %94 = getelementptr inbounds %struct.chunk, ptr %37, i64 0, i32 3
  %95 = load i64, ptr %94, align 8, !tbaa !124
  call fastcc void @copy_shared(ptr noundef %93, ptr noundef %87, ptr noundef %89, i64 noundef %95, i16 noundef 6, i16 noundef %88) #16
  br label %96

96:                                               ; preds = %74, %75, %86
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17
  store i32 1000207005, ptr %4, align 8, !tbaa !125
  store ptr null, ptr %20, align 8, !tbaa !127
  %97 = load ptr, ptr %22, align 8, !tbaa !128
  store ptr %97, ptr %21, align 8, !tbaa !129
  %98 = load i64, ptr %44, align 8, !tbaa !111
  store i64 %98, ptr %23, align 8, !tbaa !130
  %99 = load ptr, ptr %24, align 8, !tbaa !131
  %100 = load ptr, ptr %6, align 8, !tbaa !41
  %101 = call i32 %99(ptr noundef %100, ptr noundef nonnull %4) #18
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %106, label %103

103:                                              ; preds = %96
  %104 = load ptr, ptr %0, align 8, !tbaa !95
  %105 = getelementptr inbounds %struct.queue, ptr %104, i64 0, i32 6
  store atomic i32 %101, ptr %105 seq_cst, align 8
  br label %106

106:                                              ; preds = %96, %103
  call void @free(ptr noundef nonnull %37) #18
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17
  br label %25

107:                                              ; preds = %29
  %108 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #18
  %109 = load ptr, ptr %0, align 8, !tbaa !95
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
  %8 = load ptr, ptr %7, align 8, !tbaa !56
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 4
  %12 = load i64, ptr %11, align 8, !tbaa !132
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !133

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
  store ptr %0, ptr %5, align 8, !tbaa !104
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !134
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 3
  store ptr %2, ptr %9, align 8, !tbaa !135
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 8, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !136
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 7
  store i32 %12, ptr %13, align 4, !tbaa !137
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 14
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 15
  store ptr %14, ptr %15, align 8, !tbaa !138
  %16 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 3
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #18
  %18 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 4
  %19 = load ptr, ptr %18, align 8, !tbaa !139
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %30

21:                                               ; preds = %7
  %22 = tail call ptr @calloc(i64 noundef 1, i64 noundef 240) #18
  store ptr %22, ptr %18, align 8, !tbaa !139
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 3
  %26 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 4
  store ptr %25, ptr %26, align 8, !tbaa !141
  br label %30

27:                                               ; preds = %21
  %28 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #18
  %29 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr null, ptr %29, align 8, !tbaa !143
  br label %44

30:                                               ; preds = %24, %7
  %31 = phi ptr [ %22, %24 ], [ %19, %7 ]
  %32 = getelementptr inbounds %struct.line, ptr %31, i64 0, i32 7
  %33 = load i32, ptr %32, align 8, !tbaa !144
  %34 = add i32 %33, 1
  store i32 %34, ptr %32, align 8, !tbaa !144
  %35 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #18
  %36 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %31, ptr %36, align 8, !tbaa !143
  %37 = load i32, ptr %13, align 4, !tbaa !137
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

18:                                               ; preds = %72, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17
  store i64 0, ptr %4, align 8, !tbaa !4
  %19 = load ptr, ptr %0, align 8, !tbaa !104
  %20 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 30
  %21 = load ptr, ptr %20, align 8, !tbaa !145
  %22 = load ptr, ptr %19, align 8, !tbaa !41
  %23 = load ptr, ptr %5, align 8, !tbaa !135
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
  %37 = load ptr, ptr %36, align 8, !tbaa !56
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.context, ptr %37, i64 0, i32 4
  %41 = load i64, ptr %40, align 8, !tbaa !132
  %42 = icmp ult i64 %41, %34
  br i1 %42, label %35, label %43, !llvm.loop !133

43:                                               ; preds = %39, %35, %27
  %44 = phi i64 [ 0, %27 ], [ %41, %39 ], [ 0, %35 ]
  %45 = load atomic i32, ptr %6 seq_cst, align 8
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i64 %29, i64 -1
  %48 = load atomic i64, ptr %8 seq_cst, align 8
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, %47
  %51 = load i32, ptr %10, align 4, !tbaa !146
  %52 = icmp ne i32 %51, 0
  %53 = select i1 %52, i1 true, i1 %50
  %54 = icmp ne i64 %44, 0
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %43
  store i32 1, ptr %11, align 8, !tbaa !147
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #18
  store i32 0, ptr %11, align 8, !tbaa !147
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #18
  br label %61

59:                                               ; preds = %43
  %60 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #18
  br i1 %52, label %83, label %61

61:                                               ; preds = %56, %59
  br i1 %50, label %62, label %73

62:                                               ; preds = %61
  %63 = load atomic i64, ptr %8 seq_cst, align 8
  %64 = add i64 %63, -1
  %65 = icmp ult i64 %64, %47
  br i1 %65, label %66, label %72

66:                                               ; preds = %62
  %67 = cmpxchg ptr %8, i64 %63, i64 0 seq_cst seq_cst, align 8
  %68 = extractvalue { i64, i1 } %67, 1
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %17, align 8, !tbaa !148
  %71 = call i64 @write(i32 noundef %70, ptr noundef nonnull @notify.one, i64 noundef 8) #18
  br label %72

72:                                               ; preds = %69, %66, %62, %82, %73
  br label %18

73:                                               ; preds = %61
  br i1 %54, label %74, label %72

74:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %44, ptr %2, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #17
  store i32 1000207004, ptr %3, align 8, !tbaa !115
  store ptr null, ptr %13, align 8, !tbaa !117
  store <2 x i32> <i32 0, i32 1>, ptr %14, align 8, !tbaa !9
  store ptr %5, ptr %15, align 8, !tbaa !118
  store ptr %2, ptr %16, align 8, !tbaa !119
  %75 = load ptr, ptr %0, align 8, !tbaa !104
  %76 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 38
  %77 = load ptr, ptr %76, align 8, !tbaa !120
  %78 = load ptr, ptr %75, align 8, !tbaa !41
  %79 = call i32 %77(ptr noundef %78, ptr noundef nonnull %3, i64 noundef 100000000) #18
  %80 = icmp slt i32 %79, 0
  br i1 %80, label %81, label %82

81:                                               ; preds = %74
  store atomic i32 %79, ptr %6 seq_cst, align 8
  br label %82

82:                                               ; preds = %74, %81
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %72

83:                                               ; preds = %59
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %84 seq_cst, align 8
  ret ptr null
}

; Function Attrs: nounwind
define internal fastcc void @leave_line(ptr noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8, !tbaa !143
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !134
  %6 = icmp eq ptr %3, null
  br i1 %6, label %55, label %7

7:                                                ; preds = %1
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #18
  %9 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 3
  %10 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 5
  %11 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 2
  br label %12

12:                                               ; preds = %27, %7
  %13 = load ptr, ptr %9, align 8, !tbaa !56
  %14 = icmp eq ptr %13, null
  br i1 %14, label %24, label %19

15:                                               ; preds = %19
  %16 = getelementptr inbounds %struct.context, ptr %20, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !56
  %18 = icmp eq ptr %17, null
  br i1 %18, label %24, label %19, !llvm.loop !149

19:                                               ; preds = %12, %15
  %20 = phi ptr [ %17, %15 ], [ %13, %12 ]
  %21 = getelementptr inbounds %struct.context, ptr %20, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8, !tbaa !150
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %27, label %15

24:                                               ; preds = %15, %12
  %25 = load ptr, ptr %10, align 8, !tbaa !151
  %26 = icmp eq ptr %25, %0
  br i1 %26, label %27, label %29

27:                                               ; preds = %19, %24
  %28 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %3) #18
  br label %12, !llvm.loop !152

29:                                               ; preds = %24
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #18
  store ptr null, ptr %2, align 8, !tbaa !143
  %31 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 3
  %32 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %31) #18
  %33 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 7
  %34 = load i32, ptr %33, align 8, !tbaa !144
  %35 = add i32 %34, -1
  store i32 %35, ptr %33, align 8, !tbaa !144
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %48

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 4
  store ptr null, ptr %38, align 8, !tbaa !139
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #18
  %40 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #18
  %41 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 9
  store i32 1, ptr %41, align 8, !tbaa !153
  %42 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 1
  %43 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %42) #18
  %44 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #18
  %45 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 8
  %46 = load i32, ptr %45, align 4, !tbaa !154
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %50

48:                                               ; preds = %29
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #18
  br label %55

50:                                               ; preds = %37
  %51 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 6
  %52 = load i64, ptr %51, align 8, !tbaa !155
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
  store ptr %1, ptr %3, align 8, !tbaa !156
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 3
  store atomic i32 0, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %5 = load ptr, ptr %4, align 8, !tbaa !157
  store ptr %5, ptr %1, align 8, !tbaa !158
  store ptr %1, ptr %4, align 8, !tbaa !157
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !157
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !158
  store ptr %6, ptr %2, align 8, !tbaa !157
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
  %11 = load ptr, ptr %0, align 8, !tbaa !104
  %12 = getelementptr inbounds %struct.device, ptr %11, i64 0, i32 41
  %13 = load atomic i64, ptr %12 seq_cst, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %22, label %15, !prof !159

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #17
  %16 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #18
  %17 = load i64, ptr %10, align 8, !tbaa !160
  %18 = mul i64 %17, 1000000000
  %19 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !162
  %21 = add i64 %18, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #17
  br label %22

22:                                               ; preds = %6, %15
  %23 = phi i64 [ %21, %15 ], [ 0, %6 ]
  %24 = load ptr, ptr %0, align 8, !tbaa !104
  %25 = getelementptr inbounds i8, ptr %1, i64 %2
  %26 = icmp sgt i64 %2, 0
  br i1 %26, label %27, label %82

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 1
  br label %29

29:                                               ; preds = %78, %27
  %30 = phi ptr [ %1, %27 ], [ %79, %78 ]
  %31 = phi i64 [ 0, %27 ], [ %80, %78 ]
  %32 = load i16, ptr %30, align 8, !tbaa !163
  %33 = icmp eq i16 %32, 13
  br i1 %33, label %34, label %36

34:                                               ; preds = %29
  %35 = getelementptr inbounds i8, ptr %30, i64 16
  br label %78

36:                                               ; preds = %29
  %37 = getelementptr inbounds %struct.command, ptr %30, i64 0, i32 2
  %38 = load i32, ptr %37, align 4, !tbaa !165
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
  %42 = load i64, ptr %28, align 8, !tbaa !166
  %43 = add i64 %42, -1
  %44 = add i64 %43, %39
  %45 = urem i64 %44, %42
  %46 = getelementptr inbounds %struct.launch, ptr %30, i64 0, i32 1
  %47 = load ptr, ptr %46, align 8, !tbaa !56
  %48 = getelementptr inbounds %struct.kernel, ptr %47, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !167
  %50 = add i64 %49, %43
  %51 = urem i64 %50, %42
  %52 = add i64 %31, %44
  %53 = add i64 %45, %51
  %54 = sub i64 %52, %53
  %55 = add i64 %54, %50
  br label %78

56:                                               ; preds = %36, %36
  %57 = getelementptr inbounds %struct.transfer, ptr %30, i64 0, i32 3
  %58 = load i64, ptr %57, align 8, !tbaa !169
  %59 = icmp ult i64 %58, 32769
  br i1 %59, label %60, label %78

60:                                               ; preds = %56
  %61 = load i64, ptr %28, align 8, !tbaa !166
  %62 = add nsw i64 %58, -1
  %63 = add i64 %62, %61
  %64 = urem i64 %63, %61
  %65 = sub i64 %31, %64
  %66 = add i64 %65, %63
  br label %78

67:                                               ; preds = %36, %36
  %68 = getelementptr inbounds %struct.texels, ptr %30, i64 0, i32 2
  %69 = load i64, ptr %68, align 8, !tbaa !171
  %70 = icmp ult i64 %69, 32769
  br i1 %70, label %71, label %78

71:                                               ; preds = %67
  %72 = load i64, ptr %28, align 8, !tbaa !166
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
  br i1 %81, label %29, label %82, !llvm.loop !176

82:                                               ; preds = %78, %22
  %83 = phi i64 [ 0, %22 ], [ %80, %78 ]
  %84 = icmp eq ptr %5, null
  br i1 %84, label %96, label %85

85:                                               ; preds = %82
  %86 = shl i32 %4, 1
  %87 = zext i32 %86 to i64
  %88 = shl nuw nsw i64 %87, 3
  %89 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 1
  %90 = load i64, ptr %89, align 8, !tbaa !166
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
  %101 = load ptr, ptr %100, align 8, !tbaa !56
  %102 = icmp eq ptr %101, null
  br i1 %102, label %107, label %103

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 8
  %105 = load i64, ptr %104, align 8, !tbaa !53
  %106 = icmp ult i64 %105, %97
  br i1 %106, label %99, label %109, !llvm.loop !177

107:                                              ; preds = %99
  %108 = add nsw i64 %97, 1
  br label %654

109:                                              ; preds = %103
  %110 = load ptr, ptr %101, align 8, !tbaa !158
  store ptr %110, ptr %100, align 8, !tbaa !56
  %111 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 3
  store atomic i32 1, ptr %111 seq_cst, align 8
  %112 = load ptr, ptr %0, align 8, !tbaa !104
  %113 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 23
  store i32 0, ptr %113, align 8, !tbaa !178
  %114 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 18
  store i32 0, ptr %114, align 8, !tbaa !67
  %115 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 9
  store i64 0, ptr %115, align 8, !tbaa !179
  %116 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 34
  store i32 0, ptr %116, align 8, !tbaa !180
  %117 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 31
  store i32 0, ptr %117, align 8, !tbaa !181
  %118 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 29
  %119 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 30
  store ptr %118, ptr %119, align 8, !tbaa !182
  %120 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 26
  %121 = load i32, ptr %120, align 8, !tbaa !84
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
  %130 = load ptr, ptr %125, align 8, !tbaa !85
  %131 = add i32 %129, -1
  store i32 %131, ptr %120, align 8, !tbaa !84
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
  %141 = load i32, ptr %120, align 8, !tbaa !84
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %123, label %128, !llvm.loop !86

143:                                              ; preds = %151
  %144 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 21
  %145 = load i32, ptr %144, align 4, !tbaa !59
  store i32 0, ptr %144, align 4, !tbaa !59
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
  store ptr null, ptr %153, align 8, !tbaa !183
  %154 = add nuw nsw i64 %152, 1
  %155 = icmp eq i64 %154, 64
  br i1 %155, label %143, label %151, !llvm.loop !185

156:                                              ; preds = %156, %147
  %157 = phi i64 [ 0, %147 ], [ %164, %156 ]
  %158 = load ptr, ptr %148, align 8, !tbaa !186
  %159 = load ptr, ptr %112, align 8, !tbaa !41
  %160 = load ptr, ptr %149, align 8, !tbaa !87
  %161 = getelementptr inbounds ptr, ptr %160, i64 %157
  %162 = load ptr, ptr %161, align 8, !tbaa !56
  %163 = call i32 %158(ptr noundef %159, ptr noundef %162, i32 noundef 0) #18
  %164 = add nuw nsw i64 %157, 1
  %165 = icmp eq i64 %164, %150
  br i1 %165, label %166, label %156, !llvm.loop !187

166:                                              ; preds = %156, %143
  %167 = getelementptr inbounds %struct.device, ptr %112, i64 0, i32 33
  %168 = load ptr, ptr %167, align 8, !tbaa !188
  %169 = load ptr, ptr %112, align 8, !tbaa !41
  %170 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 5
  %171 = load ptr, ptr %170, align 8, !tbaa !49
  %172 = call i32 %168(ptr noundef %169, ptr noundef %171, i32 noundef 0) #18
  %173 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 14
  store i32 %4, ptr %173, align 8, !tbaa !189
  %174 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 15
  store ptr %5, ptr %174, align 8, !tbaa !190
  %175 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 2
  store ptr %0, ptr %175, align 8, !tbaa !150
  %176 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 4
  store i64 %3, ptr %176, align 8, !tbaa !132
  store ptr null, ptr %101, align 8, !tbaa !158
  %177 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %101, ptr %177, align 8, !tbaa !191
  %178 = icmp eq i32 %172, 0
  br i1 %178, label %179, label %612

179:                                              ; preds = %166
  %180 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 33
  %181 = load i32, ptr %117, align 8, !tbaa !181
  %182 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 32
  %183 = load i32, ptr %182, align 4, !tbaa !9
  %184 = icmp ugt i32 %183, %181
  br i1 %184, label %195, label %185

185:                                              ; preds = %179
  %186 = icmp eq i32 %183, 0
  %187 = shl i32 %183, 1
  %188 = select i1 %186, i32 8, i32 %187
  %189 = load ptr, ptr %180, align 8, !tbaa !56
  %190 = zext i32 %188 to i64
  %191 = mul nuw nsw i64 %190, 24
  %192 = call ptr @realloc(ptr noundef %189, i64 noundef %191) #18
  %193 = icmp eq ptr %192, null
  br i1 %193, label %634, label %194

194:                                              ; preds = %185
  store ptr %192, ptr %180, align 8, !tbaa !56
  store i32 %188, ptr %182, align 4, !tbaa !9
  br label %195

195:                                              ; preds = %194, %179
  %196 = load ptr, ptr %0, align 8, !tbaa !104
  %197 = call fastcc i32 @begin(ptr noundef %196, ptr noundef nonnull %101) #16
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %612

199:                                              ; preds = %195
  %200 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 19
  %201 = load ptr, ptr %200, align 8, !tbaa !55
  %202 = load i32, ptr %114, align 8, !tbaa !67
  %203 = add i32 %202, 1
  store i32 %203, ptr %114, align 8, !tbaa !67
  %204 = zext i32 %202 to i64
  %205 = getelementptr inbounds ptr, ptr %201, i64 %204
  %206 = load ptr, ptr %205, align 8, !tbaa !56
  %207 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %206, ptr %207, align 8, !tbaa !192
  %208 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %208, align 8, !tbaa !193
  %209 = load ptr, ptr %180, align 8, !tbaa !89
  %210 = load i32, ptr %117, align 8, !tbaa !181
  %211 = add i32 %210, 1
  store i32 %211, ptr %117, align 8, !tbaa !181
  %212 = zext i32 %210 to i64
  %213 = getelementptr inbounds %struct.submission, ptr %209, i64 %212
  %214 = load i32, ptr %116, align 8, !tbaa !180
  store i32 %214, ptr %213, align 8, !tbaa.struct !194
  %215 = getelementptr inbounds i8, ptr %213, i64 4
  store i32 0, ptr %215, align 4, !tbaa.struct !195
  %216 = getelementptr inbounds i8, ptr %213, i64 8
  store ptr %206, ptr %216, align 8, !tbaa.struct !196
  %217 = getelementptr inbounds i8, ptr %213, i64 16
  store i64 0, ptr %217, align 8, !tbaa.struct !197
  %218 = load ptr, ptr %174, align 8, !tbaa !190
  %219 = icmp eq ptr %218, null
  br i1 %219, label %265, label %220

220:                                              ; preds = %199
  %221 = load ptr, ptr %0, align 8, !tbaa !104
  %222 = load i32, ptr %173, align 8, !tbaa !189
  %223 = shl i32 %222, 1
  %224 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 11
  %225 = load i32, ptr %224, align 8, !tbaa !198
  %226 = icmp ugt i32 %223, %225
  br i1 %226, label %227, label %244

227:                                              ; preds = %220
  %228 = getelementptr inbounds %struct.device, ptr %221, i64 0, i32 26
  %229 = load ptr, ptr %228, align 8, !tbaa !82
  %230 = load ptr, ptr %221, align 8, !tbaa !41
  %231 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 10
  %232 = load ptr, ptr %231, align 8, !tbaa !83
  call void %229(ptr noundef %230, ptr noundef %232, ptr noundef null) #18
  store ptr null, ptr %231, align 8, !tbaa !83
  store i32 0, ptr %224, align 8, !tbaa !198
  %233 = call i32 @llvm.umax.i32(i32 %223, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #17
  store i32 11, ptr %9, align 8, !tbaa !199
  %234 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 1
  store ptr null, ptr %234, align 8, !tbaa !201
  %235 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 2
  store <2 x i32> <i32 0, i32 2>, ptr %235, align 8, !tbaa !202
  %236 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 4
  store i32 %233, ptr %236, align 8, !tbaa !203
  %237 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 5
  store i32 0, ptr %237, align 4, !tbaa !204
  %238 = getelementptr inbounds %struct.device, ptr %221, i64 0, i32 23
  %239 = load ptr, ptr %238, align 8, !tbaa !205
  %240 = load ptr, ptr %221, align 8, !tbaa !41
  %241 = call i32 %239(ptr noundef %240, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %231) #18
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %264

243:                                              ; preds = %227
  store i32 %233, ptr %224, align 8, !tbaa !198
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  br label %244

244:                                              ; preds = %243, %220
  %245 = getelementptr inbounds %struct.device, ptr %221, i64 0, i32 35
  %246 = load ptr, ptr %245, align 8, !tbaa !206
  %247 = load ptr, ptr %221, align 8, !tbaa !41
  %248 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 10
  %249 = load ptr, ptr %248, align 8, !tbaa !83
  call void %246(ptr noundef %247, ptr noundef %249, i32 noundef 0, i32 noundef %223) #18
  %250 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 12
  store i32 0, ptr %250, align 4, !tbaa !207
  %251 = load i32, ptr %173, align 8, !tbaa !189
  %252 = shl i32 %251, 1
  %253 = zext i32 %252 to i64
  %254 = shl nuw nsw i64 %253, 3
  %255 = load i64, ptr %115, align 8, !tbaa !179
  %256 = getelementptr inbounds %struct.device, ptr %221, i64 0, i32 1
  %257 = load i64, ptr %256, align 8, !tbaa !166
  %258 = add i64 %255, -1
  %259 = add i64 %258, %257
  %260 = urem i64 %259, %257
  %261 = sub nuw i64 %259, %260
  %262 = add i64 %261, %254
  store i64 %262, ptr %115, align 8, !tbaa !179
  %263 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 13
  store i64 %261, ptr %263, align 8, !tbaa !208
  br label %265

264:                                              ; preds = %227
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #17
  br label %612

265:                                              ; preds = %244, %199
  br i1 %26, label %266, label %275

266:                                              ; preds = %265
  %267 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %268 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 1
  %269 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 2
  %270 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 3
  br label %278

271:                                              ; preds = %480
  %272 = load ptr, ptr %174, align 8, !tbaa !190
  %273 = icmp eq ptr %272, null
  %274 = select i1 %273, i1 true, i1 %489
  br i1 %274, label %512, label %491

275:                                              ; preds = %265
  %276 = load ptr, ptr %174, align 8, !tbaa !190
  %277 = icmp eq ptr %276, null
  br i1 %277, label %513, label %491

278:                                              ; preds = %480, %266
  %279 = phi ptr [ %1, %266 ], [ %487, %480 ]
  %280 = phi i32 [ 1, %266 ], [ %482, %480 ]
  %281 = phi i32 [ 0, %266 ], [ %481, %480 ]
  %282 = load i16, ptr %279, align 4, !tbaa !163
  %283 = icmp eq i16 %282, 14
  br i1 %283, label %284, label %361

284:                                              ; preds = %278
  %285 = load ptr, ptr %180, align 8, !tbaa !89
  %286 = load i32, ptr %117, align 8, !tbaa !181
  %287 = add i32 %286, -1
  %288 = zext i32 %287 to i64
  %289 = getelementptr inbounds %struct.submission, ptr %285, i64 %288, i32 1
  %290 = load i32, ptr %289, align 4, !tbaa !209
  %291 = icmp eq i32 %290, 32
  %292 = icmp eq i32 %280, 0
  %293 = select i1 %292, i1 true, i1 %291
  br i1 %293, label %294, label %355

294:                                              ; preds = %284
  %295 = load ptr, ptr %267, align 8, !tbaa !134
  %296 = getelementptr inbounds %struct.hardware_queue, ptr %295, i64 0, i32 1
  %297 = load i64, ptr %296, align 8, !tbaa !211
  %298 = trunc i64 %297 to i32
  %299 = and i64 %297, 2048
  %300 = icmp eq i64 %299, 0
  %301 = select i1 %300, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #17
  store i32 46, ptr %8, align 8, !tbaa !212
  store ptr null, ptr %268, align 8, !tbaa !214
  store i32 %301, ptr %269, align 8, !tbaa !215
  %302 = or i32 %301, 8192
  store i32 %302, ptr %270, align 4, !tbaa !216
  %303 = load ptr, ptr %0, align 8, !tbaa !104
  %304 = getelementptr inbounds %struct.device, ptr %303, i64 0, i32 19
  %305 = load ptr, ptr %304, align 8, !tbaa !57
  %306 = load ptr, ptr %207, align 8, !tbaa !192
  %307 = or i32 %298, 16384
  call void %305(ptr noundef %306, i32 noundef %298, i32 noundef %307, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %8, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  store i32 0, ptr %208, align 8, !tbaa !193
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #17
  %308 = load ptr, ptr %0, align 8, !tbaa !104
  %309 = getelementptr inbounds %struct.device, ptr %308, i64 0, i32 27
  %310 = load ptr, ptr %309, align 8, !tbaa !58
  %311 = load ptr, ptr %207, align 8, !tbaa !192
  %312 = call i32 %310(ptr noundef %311) #18
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %314, label %612

314:                                              ; preds = %294
  %315 = load ptr, ptr %177, align 8, !tbaa !191
  %316 = getelementptr inbounds %struct.context, ptr %315, i64 0, i32 33
  %317 = getelementptr inbounds %struct.context, ptr %315, i64 0, i32 31
  %318 = load i32, ptr %317, align 8, !tbaa !181
  %319 = getelementptr inbounds %struct.context, ptr %315, i64 0, i32 32
  %320 = load i32, ptr %319, align 4, !tbaa !9
  %321 = icmp ugt i32 %320, %318
  br i1 %321, label %332, label %322

322:                                              ; preds = %314
  %323 = icmp eq i32 %320, 0
  %324 = shl i32 %320, 1
  %325 = select i1 %323, i32 8, i32 %324
  %326 = load ptr, ptr %316, align 8, !tbaa !56
  %327 = zext i32 %325 to i64
  %328 = mul nuw nsw i64 %327, 24
  %329 = call ptr @realloc(ptr noundef %326, i64 noundef %328) #18
  %330 = icmp eq ptr %329, null
  br i1 %330, label %634, label %331

331:                                              ; preds = %322
  store ptr %329, ptr %316, align 8, !tbaa !56
  store i32 %325, ptr %319, align 4, !tbaa !9
  br label %332

332:                                              ; preds = %331, %314
  %333 = load ptr, ptr %0, align 8, !tbaa !104
  %334 = call fastcc i32 @begin(ptr noundef %333, ptr noundef nonnull %315) #16
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %612

336:                                              ; preds = %332
  %337 = getelementptr inbounds %struct.context, ptr %315, i64 0, i32 19
  %338 = load ptr, ptr %337, align 8, !tbaa !55
  %339 = getelementptr inbounds %struct.context, ptr %315, i64 0, i32 18
  %340 = load i32, ptr %339, align 8, !tbaa !67
  %341 = add i32 %340, 1
  store i32 %341, ptr %339, align 8, !tbaa !67
  %342 = zext i32 %340 to i64
  %343 = getelementptr inbounds ptr, ptr %338, i64 %342
  %344 = load ptr, ptr %343, align 8, !tbaa !56
  store ptr %344, ptr %207, align 8, !tbaa !192
  store i32 1, ptr %208, align 8, !tbaa !193
  %345 = load ptr, ptr %316, align 8, !tbaa !89
  %346 = load i32, ptr %317, align 8, !tbaa !181
  %347 = add i32 %346, 1
  store i32 %347, ptr %317, align 8, !tbaa !181
  %348 = zext i32 %346 to i64
  %349 = getelementptr inbounds %struct.submission, ptr %345, i64 %348
  %350 = getelementptr inbounds %struct.context, ptr %315, i64 0, i32 34
  %351 = load i32, ptr %350, align 8, !tbaa !180
  store i32 %351, ptr %349, align 8, !tbaa.struct !194
  %352 = getelementptr inbounds i8, ptr %349, i64 4
  store i32 0, ptr %352, align 4, !tbaa.struct !195
  %353 = getelementptr inbounds i8, ptr %349, i64 8
  store ptr %344, ptr %353, align 8, !tbaa.struct !196
  %354 = getelementptr inbounds i8, ptr %349, i64 16
  store i64 0, ptr %354, align 8, !tbaa.struct !197
  br label %355

355:                                              ; preds = %336, %284
  %356 = getelementptr inbounds %struct.wait, ptr %279, i64 0, i32 1
  %357 = load ptr, ptr %356, align 8, !tbaa !217
  %358 = getelementptr inbounds %struct.wait, ptr %279, i64 0, i32 2
  %359 = load i64, ptr %358, align 8, !tbaa !219
  %360 = call fastcc i32 @add_wait(ptr noundef nonnull %101, ptr noundef %357, i64 noundef %359) #16
  br label %480

361:                                              ; preds = %278
  %362 = load ptr, ptr %174, align 8, !tbaa !190
  %363 = icmp ne ptr %362, null
  %364 = icmp ne i32 %280, 0
  %365 = and i1 %364, %363
  br i1 %365, label %366, label %415

366:                                              ; preds = %361
  %367 = shl i32 %281, 1
  %368 = zext i32 %367 to i64
  %369 = getelementptr inbounds i64, ptr %362, i64 %368
  %370 = load ptr, ptr %177, align 8, !tbaa !191
  %371 = getelementptr inbounds %struct.context, ptr %370, i64 0, i32 12
  %372 = load i32, ptr %371, align 4, !tbaa !207
  %373 = add i32 %372, 1
  store i32 %373, ptr %371, align 4, !tbaa !207
  %374 = load ptr, ptr %0, align 8, !tbaa !104
  %375 = getelementptr inbounds %struct.device, ptr %374, i64 0, i32 20
  %376 = load ptr, ptr %375, align 8, !tbaa !220
  %377 = load ptr, ptr %207, align 8, !tbaa !192
  %378 = getelementptr inbounds %struct.context, ptr %370, i64 0, i32 10
  %379 = load ptr, ptr %378, align 8, !tbaa !83
  call void %376(ptr noundef %377, i32 noundef 8192, ptr noundef %379, i32 noundef %372) #18
  %380 = getelementptr inbounds %struct.context, ptr %370, i64 0, i32 13
  %381 = load i64, ptr %380, align 8, !tbaa !208
  %382 = zext i32 %372 to i64
  %383 = shl nuw nsw i64 %382, 3
  %384 = add i64 %381, %383
  %385 = getelementptr inbounds %struct.context, ptr %370, i64 0, i32 25
  %386 = getelementptr inbounds %struct.context, ptr %370, i64 0, i32 23
  %387 = load i32, ptr %386, align 8, !tbaa !178
  %388 = getelementptr inbounds %struct.context, ptr %370, i64 0, i32 24
  %389 = load i32, ptr %388, align 4, !tbaa !9
  %390 = icmp ugt i32 %389, %387
  br i1 %390, label %391, label %393

391:                                              ; preds = %366
  %392 = load ptr, ptr %385, align 8, !tbaa !88
  br label %404

393:                                              ; preds = %366
  %394 = icmp eq i32 %389, 0
  %395 = shl i32 %389, 1
  %396 = select i1 %394, i32 8, i32 %395
  %397 = load ptr, ptr %385, align 8, !tbaa !56
  %398 = zext i32 %396 to i64
  %399 = mul nuw nsw i64 %398, 24
  %400 = call ptr @realloc(ptr noundef %397, i64 noundef %399) #18
  %401 = icmp eq ptr %400, null
  br i1 %401, label %417, label %402

402:                                              ; preds = %393
  store ptr %400, ptr %385, align 8, !tbaa !56
  store i32 %396, ptr %388, align 4, !tbaa !9
  %403 = load i32, ptr %386, align 8, !tbaa !178
  br label %404

404:                                              ; preds = %402, %391
  %405 = phi i32 [ %387, %391 ], [ %403, %402 ]
  %406 = phi ptr [ %392, %391 ], [ %400, %402 ]
  %407 = add i32 %405, 1
  store i32 %407, ptr %386, align 8, !tbaa !178
  %408 = zext i32 %405 to i64
  %409 = getelementptr inbounds %struct.arrival, ptr %406, i64 %408
  %410 = getelementptr inbounds %struct.context, ptr %370, i64 0, i32 7
  %411 = load ptr, ptr %410, align 8, !tbaa !52
  %412 = getelementptr inbounds i8, ptr %411, i64 %384
  store ptr %369, ptr %409, align 8, !tbaa.struct !221
  %413 = getelementptr inbounds i8, ptr %409, i64 8
  store ptr %412, ptr %413, align 8, !tbaa.struct !196
  %414 = getelementptr inbounds i8, ptr %409, i64 16
  store i64 8, ptr %414, align 8, !tbaa.struct !197
  br label %415

415:                                              ; preds = %404, %361
  %416 = call fastcc i32 @execute(ptr noundef nonnull %0, ptr noundef nonnull %279) #16
  br label %417

417:                                              ; preds = %415, %393
  %418 = phi i32 [ %416, %415 ], [ -1, %393 ]
  %419 = getelementptr inbounds %struct.command, ptr %279, i64 0, i32 1
  %420 = load i16, ptr %419, align 2, !tbaa !222
  %421 = icmp eq i16 %420, 0
  br i1 %421, label %480, label %422

422:                                              ; preds = %417
  %423 = load ptr, ptr %174, align 8, !tbaa !190
  %424 = icmp eq ptr %423, null
  %425 = icmp ne i32 %418, 0
  %426 = select i1 %424, i1 true, i1 %425
  br i1 %426, label %477, label %427

427:                                              ; preds = %422
  %428 = shl i32 %281, 1
  %429 = or i32 %428, 1
  %430 = zext i32 %429 to i64
  %431 = getelementptr inbounds i64, ptr %423, i64 %430
  %432 = load ptr, ptr %177, align 8, !tbaa !191
  %433 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 12
  %434 = load i32, ptr %433, align 4, !tbaa !207
  %435 = add i32 %434, 1
  store i32 %435, ptr %433, align 4, !tbaa !207
  %436 = load ptr, ptr %0, align 8, !tbaa !104
  %437 = getelementptr inbounds %struct.device, ptr %436, i64 0, i32 20
  %438 = load ptr, ptr %437, align 8, !tbaa !220
  %439 = load ptr, ptr %207, align 8, !tbaa !192
  %440 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 10
  %441 = load ptr, ptr %440, align 8, !tbaa !83
  call void %438(ptr noundef %439, i32 noundef 8192, ptr noundef %441, i32 noundef %434) #18
  %442 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 13
  %443 = load i64, ptr %442, align 8, !tbaa !208
  %444 = zext i32 %434 to i64
  %445 = shl nuw nsw i64 %444, 3
  %446 = add i64 %443, %445
  %447 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 25
  %448 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 23
  %449 = load i32, ptr %448, align 8, !tbaa !178
  %450 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 24
  %451 = load i32, ptr %450, align 4, !tbaa !9
  %452 = icmp ugt i32 %451, %449
  br i1 %452, label %453, label %455

453:                                              ; preds = %427
  %454 = load ptr, ptr %447, align 8, !tbaa !88
  br label %466

455:                                              ; preds = %427
  %456 = icmp eq i32 %451, 0
  %457 = shl i32 %451, 1
  %458 = select i1 %456, i32 8, i32 %457
  %459 = load ptr, ptr %447, align 8, !tbaa !56
  %460 = zext i32 %458 to i64
  %461 = mul nuw nsw i64 %460, 24
  %462 = call ptr @realloc(ptr noundef %459, i64 noundef %461) #18
  %463 = icmp eq ptr %462, null
  br i1 %463, label %477, label %464

464:                                              ; preds = %455
  store ptr %462, ptr %447, align 8, !tbaa !56
  store i32 %458, ptr %450, align 4, !tbaa !9
  %465 = load i32, ptr %448, align 8, !tbaa !178
  br label %466

466:                                              ; preds = %464, %453
  %467 = phi i32 [ %449, %453 ], [ %465, %464 ]
  %468 = phi ptr [ %454, %453 ], [ %462, %464 ]
  %469 = add i32 %467, 1
  store i32 %469, ptr %448, align 8, !tbaa !178
  %470 = zext i32 %467 to i64
  %471 = getelementptr inbounds %struct.arrival, ptr %468, i64 %470
  %472 = getelementptr inbounds %struct.context, ptr %432, i64 0, i32 7
  %473 = load ptr, ptr %472, align 8, !tbaa !52
  %474 = getelementptr inbounds i8, ptr %473, i64 %446
  store ptr %431, ptr %471, align 8, !tbaa.struct !221
  %475 = getelementptr inbounds i8, ptr %471, i64 8
  store ptr %474, ptr %475, align 8, !tbaa.struct !196
  %476 = getelementptr inbounds i8, ptr %471, i64 16
  store i64 8, ptr %476, align 8, !tbaa.struct !197
  br label %477

477:                                              ; preds = %466, %455, %422
  %478 = phi i32 [ %418, %422 ], [ 0, %466 ], [ -1, %455 ]
  %479 = add i32 %281, 1
  br label %480

480:                                              ; preds = %477, %417, %355
  %481 = phi i32 [ %479, %477 ], [ %281, %417 ], [ %281, %355 ]
  %482 = phi i32 [ 0, %477 ], [ 0, %417 ], [ 1, %355 ]
  %483 = phi i32 [ %478, %477 ], [ %418, %417 ], [ %360, %355 ]
  %484 = getelementptr inbounds %struct.command, ptr %279, i64 0, i32 2
  %485 = load i32, ptr %484, align 4, !tbaa !165
  %486 = zext i32 %485 to i64
  %487 = getelementptr inbounds i8, ptr %279, i64 %486
  %488 = icmp uge ptr %487, %25
  %489 = icmp ne i32 %483, 0
  %490 = select i1 %488, i1 true, i1 %489
  br i1 %490, label %271, label %278, !llvm.loop !223

491:                                              ; preds = %275, %271
  %492 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %493 = load ptr, ptr %492, align 8, !tbaa !134
  %494 = getelementptr inbounds %struct.hardware_queue, ptr %493, i64 0, i32 1
  %495 = load i64, ptr %494, align 8, !tbaa !211
  %496 = and i64 %495, 2048
  %497 = icmp eq i64 %496, 0
  br i1 %497, label %513, label %498

498:                                              ; preds = %491
  %499 = load ptr, ptr %177, align 8, !tbaa !191
  %500 = load ptr, ptr %0, align 8, !tbaa !104
  %501 = getelementptr inbounds %struct.device, ptr %500, i64 0, i32 15
  %502 = load ptr, ptr %501, align 8, !tbaa !224
  %503 = load ptr, ptr %207, align 8, !tbaa !192
  %504 = getelementptr inbounds %struct.context, ptr %499, i64 0, i32 10
  %505 = load ptr, ptr %504, align 8, !tbaa !83
  %506 = getelementptr inbounds %struct.context, ptr %499, i64 0, i32 12
  %507 = load i32, ptr %506, align 4, !tbaa !207
  %508 = getelementptr inbounds %struct.context, ptr %499, i64 0, i32 6
  %509 = load ptr, ptr %508, align 8, !tbaa !51
  %510 = getelementptr inbounds %struct.context, ptr %499, i64 0, i32 13
  %511 = load i64, ptr %510, align 8, !tbaa !208
  call void %502(ptr noundef %503, ptr noundef %505, i32 noundef 0, i32 noundef %507, ptr noundef %509, i64 noundef %511, i64 noundef 8, i32 noundef 3) #18
  br label %513

512:                                              ; preds = %271
  br i1 %489, label %612, label %513

513:                                              ; preds = %275, %491, %498, %512
  %514 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %515 = load ptr, ptr %514, align 8, !tbaa !134
  %516 = getelementptr inbounds %struct.hardware_queue, ptr %515, i64 0, i32 1
  %517 = load i64, ptr %516, align 8, !tbaa !211
  %518 = trunc i64 %517 to i32
  %519 = and i64 %517, 2048
  %520 = icmp eq i64 %519, 0
  %521 = select i1 %520, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !212
  %522 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %522, align 8, !tbaa !214
  %523 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %521, ptr %523, align 8, !tbaa !215
  %524 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %525 = or i32 %521, 8192
  store i32 %525, ptr %524, align 4, !tbaa !216
  %526 = load ptr, ptr %0, align 8, !tbaa !104
  %527 = getelementptr inbounds %struct.device, ptr %526, i64 0, i32 19
  %528 = load ptr, ptr %527, align 8, !tbaa !57
  %529 = load ptr, ptr %207, align 8, !tbaa !192
  %530 = or i32 %518, 16384
  call void %528(ptr noundef %529, i32 noundef %518, i32 noundef %530, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  store i32 0, ptr %208, align 8, !tbaa !193
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  %531 = load ptr, ptr %0, align 8, !tbaa !104
  %532 = getelementptr inbounds %struct.device, ptr %531, i64 0, i32 27
  %533 = load ptr, ptr %532, align 8, !tbaa !58
  %534 = load ptr, ptr %207, align 8, !tbaa !192
  %535 = call i32 %533(ptr noundef %534) #18
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %537, label %612

537:                                              ; preds = %513
  %538 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %539 = load ptr, ptr %538, align 8, !tbaa !143
  %540 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %541 = load ptr, ptr %540, align 8, !tbaa !225
  %542 = icmp eq ptr %541, null
  br i1 %542, label %543, label %570

543:                                              ; preds = %537
  %544 = load ptr, ptr %118, align 8, !tbaa !226
  %545 = icmp eq ptr %544, null
  br i1 %545, label %546, label %570

546:                                              ; preds = %543
  %547 = load i32, ptr %117, align 8, !tbaa !181
  %548 = icmp ugt i32 %547, 16
  br i1 %548, label %570, label %549

549:                                              ; preds = %546
  %550 = load ptr, ptr %0, align 8, !tbaa !104
  %551 = getelementptr inbounds %struct.device, ptr %550, i64 0, i32 43
  %552 = load atomic i64, ptr %551 seq_cst, align 8
  %553 = icmp eq i64 %552, 0
  br i1 %553, label %554, label %570

554:                                              ; preds = %549
  %555 = call i32 @pthread_mutex_lock(ptr noundef %539) #18
  %556 = getelementptr inbounds %struct.line, ptr %539, i64 0, i32 3
  %557 = load ptr, ptr %556, align 8, !tbaa !227
  %558 = icmp eq ptr %557, null
  br i1 %558, label %559, label %563

559:                                              ; preds = %554
  %560 = getelementptr inbounds %struct.line, ptr %539, i64 0, i32 5
  %561 = load ptr, ptr %560, align 8, !tbaa !151
  %562 = icmp eq ptr %561, null
  br i1 %562, label %565, label %563

563:                                              ; preds = %559, %554
  %564 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %539) #18
  br label %570

565:                                              ; preds = %559
  %566 = getelementptr inbounds %struct.line, ptr %539, i64 0, i32 10
  %567 = load i32, ptr %566, align 4, !tbaa !228
  %568 = icmp eq i32 %567, 0
  %569 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %539) #18
  br i1 %568, label %610, label %570

570:                                              ; preds = %565, %563, %549, %546, %543, %537
  %571 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %572 = call i32 @pthread_mutex_lock(ptr noundef nonnull %571) #18
  %573 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %574 = load ptr, ptr %573, align 8, !tbaa !138
  store ptr %101, ptr %574, align 8, !tbaa !56
  store ptr %101, ptr %573, align 8, !tbaa !138
  %575 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %576 = load i32, ptr %575, align 8, !tbaa !147
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %586, label %578

578:                                              ; preds = %570
  %579 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %580 = load atomic i64, ptr %579 seq_cst, align 8
  %581 = icmp eq i64 %580, 0
  %582 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %571) #18
  br i1 %581, label %588, label %583

583:                                              ; preds = %578
  %584 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %585 = call i32 @pthread_cond_signal(ptr noundef nonnull %584) #18
  br label %588

586:                                              ; preds = %570
  %587 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %571) #18
  br label %588

588:                                              ; preds = %586, %583, %578
  %589 = load ptr, ptr %175, align 8, !tbaa !150
  %590 = getelementptr inbounds %struct.queue, ptr %589, i64 0, i32 2
  %591 = load ptr, ptr %590, align 8, !tbaa !143
  %592 = call i32 @pthread_mutex_lock(ptr noundef %591) #18
  %593 = getelementptr inbounds %struct.line, ptr %591, i64 0, i32 8
  %594 = load i32, ptr %593, align 4, !tbaa !154
  %595 = icmp eq i32 %594, 0
  br i1 %595, label %596, label %601

596:                                              ; preds = %588
  %597 = getelementptr inbounds %struct.line, ptr %591, i64 0, i32 6
  %598 = call i32 @pthread_create(ptr noundef nonnull %597, ptr noundef null, ptr noundef nonnull @hand_over_line, ptr noundef nonnull %591) #18
  %599 = icmp eq i32 %598, 0
  %600 = zext i1 %599 to i32
  store i32 %600, ptr %593, align 4, !tbaa !154
  br i1 %599, label %601, label %608

601:                                              ; preds = %596, %588
  store atomic i32 2, ptr %111 seq_cst, align 8
  %602 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 1
  store ptr null, ptr %602, align 8, !tbaa !229
  %603 = getelementptr inbounds %struct.line, ptr %591, i64 0, i32 4
  %604 = load ptr, ptr %603, align 8, !tbaa !141
  store ptr %101, ptr %604, align 8, !tbaa !56
  store ptr %602, ptr %603, align 8, !tbaa !141
  %605 = getelementptr inbounds %struct.line, ptr %591, i64 0, i32 1
  %606 = call i32 @pthread_cond_signal(ptr noundef nonnull %605) #18
  %607 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %591) #18
  br label %654

608:                                              ; preds = %596
  %609 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %591) #18
  call fastcc void @hand_over_held(ptr noundef nonnull %101) #16
  br label %654

610:                                              ; preds = %565
  %611 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %101) #16
  br label %612

612:                                              ; preds = %332, %294, %512, %610, %513, %264, %195, %166
  %613 = phi i32 [ %611, %610 ], [ %535, %513 ], [ %172, %166 ], [ %197, %195 ], [ %241, %264 ], [ %483, %512 ], [ %334, %332 ], [ %312, %294 ]
  switch i32 %613, label %634 [
    i32 0, label %614
    i32 -4, label %632
  ]

614:                                              ; preds = %612
  %615 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %616 = call i32 @pthread_mutex_lock(ptr noundef nonnull %615) #18
  %617 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %618 = load ptr, ptr %617, align 8, !tbaa !138
  store ptr %101, ptr %618, align 8, !tbaa !56
  store ptr %101, ptr %617, align 8, !tbaa !138
  %619 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %620 = load i32, ptr %619, align 8, !tbaa !147
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %630, label %622

622:                                              ; preds = %614
  %623 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %624 = load atomic i64, ptr %623 seq_cst, align 8
  %625 = icmp eq i64 %624, 0
  %626 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %615) #18
  br i1 %625, label %651, label %627

627:                                              ; preds = %622
  %628 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %629 = call i32 @pthread_cond_signal(ptr noundef nonnull %628) #18
  br label %651

630:                                              ; preds = %614
  %631 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %615) #18
  br label %651

632:                                              ; preds = %612
  store atomic i32 4, ptr %111 seq_cst, align 8
  %633 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i32 -4, ptr %633 seq_cst, align 8
  br label %651

634:                                              ; preds = %322, %612, %185
  %635 = phi i32 [ %613, %612 ], [ -1, %185 ], [ -1, %322 ]
  %636 = load ptr, ptr %118, align 8, !tbaa !226
  %637 = icmp eq ptr %636, null
  br i1 %637, label %649, label %638

638:                                              ; preds = %634
  %639 = getelementptr inbounds %struct.chunk, ptr %636, i64 0, i32 2
  %640 = load i64, ptr %639, align 8, !tbaa !111
  %641 = add i64 %640, -1
  %642 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %643 = load ptr, ptr %642, align 8, !tbaa !101
  %644 = getelementptr inbounds %struct.staging, ptr %643, i64 0, i32 2
  store i64 %641, ptr %644, align 8, !tbaa !230
  br label %645

645:                                              ; preds = %645, %638
  %646 = phi ptr [ %647, %645 ], [ %636, %638 ]
  %647 = load ptr, ptr %646, align 8, !tbaa !108
  call void @free(ptr noundef nonnull %646) #18
  %648 = icmp eq ptr %647, null
  br i1 %648, label %649, label %645, !llvm.loop !231

649:                                              ; preds = %645, %634
  store ptr null, ptr %118, align 8, !tbaa !226
  store ptr %118, ptr %119, align 8, !tbaa !182
  store atomic i32 0, ptr %111 seq_cst, align 8
  %650 = load ptr, ptr %98, align 8, !tbaa !157
  store ptr %650, ptr %101, align 8, !tbaa !158
  store ptr %101, ptr %98, align 8, !tbaa !157
  br label %651

651:                                              ; preds = %649, %632, %630, %627, %622
  %652 = phi i32 [ 0, %630 ], [ 0, %627 ], [ 0, %622 ], [ -4, %632 ], [ %635, %649 ]
  %653 = sext i32 %652 to i64
  br label %654

654:                                              ; preds = %107, %601, %608, %651
  %655 = phi i64 [ %108, %107 ], [ %653, %651 ], [ 0, %608 ], [ 0, %601 ]
  %656 = icmp eq i64 %23, 0
  br i1 %656, label %664, label %657, !prof !159

657:                                              ; preds = %654
  %658 = load ptr, ptr %0, align 8, !tbaa !104
  %659 = getelementptr inbounds %struct.device, ptr %658, i64 0, i32 41
  %660 = load atomic i64, ptr %659 seq_cst, align 8
  %661 = icmp eq i64 %660, 0
  br i1 %661, label %664, label %662

662:                                              ; preds = %657
  %663 = inttoptr i64 %660 to ptr
  call fastcc void @add_span(ptr noundef nonnull %663, i64 noundef %23, i16 noundef 1, i16 noundef 2, i64 noundef 0) #16
  br label %664

664:                                              ; preds = %654, %657, %662
  ret i64 %655
}

; Function Attrs: nounwind
define dso_local i32 @device_open(ptr noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 840) #18
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %8 = tail call i64 @llvm.umin.i64(i64 %1, i64 8)
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 8
  store i32 %9, ptr %10, align 4, !tbaa !232
  %11 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 16
  store ptr %7, ptr %11, align 8, !tbaa !234
  %12 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 11
  store i32 %2, ptr %12, align 8, !tbaa !235
  br label %13

13:                                               ; preds = %3, %6
  %14 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  store ptr %4, ptr %14, align 8, !tbaa !123
  %15 = icmp ne ptr %4, null
  %16 = zext i1 %15 to i32
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %3 = load ptr, ptr %2, align 8, !tbaa !123
  %4 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 12
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #18
  %6 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 10
  store atomic i32 1, ptr %6 seq_cst, align 4
  %7 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 13
  %8 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %7) #18
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #18
  %10 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 9
  %11 = load i32, ptr %10, align 8, !tbaa !236
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 15, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !4
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #18
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %10, align 8, !tbaa !236
  %20 = zext i32 %19 to i64
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %13, label %22, !llvm.loop !237

22:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %3) #18
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %6 = load ptr, ptr %5, align 8, !tbaa !123
  tail call fastcc void @copy_shared(ptr noundef %6, ptr noundef %1, ptr noundef %2, i64 noundef %3, i16 noundef 1, i16 noundef 3) #16
  ret void
}

; Function Attrs: inlinehint nounwind
define internal fastcc void @copy_shared(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i16 noundef %4, i16 noundef %5) unnamed_addr #8 {
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca [16 x %struct.piece], align 8
  %10 = icmp eq i64 %3, 0
  br i1 %10, label %333, label %11

11:                                               ; preds = %6
  %12 = add i64 %3, 16777215
  %13 = add i64 %3, -1
  %14 = lshr i64 %12, 14
  %15 = and i64 %14, 1125899906841600
  %16 = udiv i64 %13, %15
  %17 = shl i64 %16, 6
  %18 = add i64 %17, 64
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 65536)
  %20 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9
  %21 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 8
  %22 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 12
  %23 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 0, i32 1
  %24 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 1, i32 1
  %25 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 2, i32 1
  %26 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 3, i32 1
  %27 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 4, i32 1
  %28 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 5, i32 1
  %29 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 6, i32 1
  %30 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 7, i32 1
  %31 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 8, i32 1
  %32 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 9, i32 1
  %33 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 10, i32 1
  %34 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 11, i32 1
  %35 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 12, i32 1
  %36 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 13, i32 1
  %37 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 14, i32 1
  %38 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 15, i32 1
  %39 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 11
  %40 = icmp eq i16 %4, 1
  %41 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %42 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %43 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %44 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %45 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %46 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 13
  %47 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %48 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %49 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %50 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 14
  br label %51

51:                                               ; preds = %11, %331
  %52 = phi ptr [ %1, %11 ], [ %65, %331 ]
  %53 = phi ptr [ %2, %11 ], [ %66, %331 ]
  %54 = phi i64 [ %3, %11 ], [ %67, %331 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #17
  br label %55

55:                                               ; preds = %51, %55
  %56 = phi i64 [ 0, %51 ], [ %68, %55 ]
  %57 = phi ptr [ %52, %51 ], [ %65, %55 ]
  %58 = phi ptr [ %53, %51 ], [ %66, %55 ]
  %59 = phi i64 [ %54, %51 ], [ %67, %55 ]
  %60 = call i64 @llvm.umin.i64(i64 %59, i64 %19)
  %61 = getelementptr inbounds [16 x %struct.piece], ptr %9, i64 0, i64 %56
  store ptr %57, ptr %61, align 8, !tbaa.struct !238
  %62 = getelementptr inbounds i8, ptr %61, i64 8
  store ptr %58, ptr %62, align 8, !tbaa.struct !239
  %63 = getelementptr inbounds i8, ptr %61, i64 16
  store i64 %60, ptr %63, align 8, !tbaa.struct !240
  %64 = getelementptr inbounds i8, ptr %61, i64 24
  store i32 0, ptr %64, align 8, !tbaa.struct !241
  %65 = getelementptr inbounds i8, ptr %57, i64 %60
  %66 = getelementptr inbounds i8, ptr %58, i64 %60
  %67 = sub i64 %59, %60
  %68 = add nuw nsw i64 %56, 1
  %69 = icmp ne i64 %67, 0
  %70 = icmp ult i64 %56, 15
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %55, label %72, !llvm.loop !242

72:                                               ; preds = %55
  %73 = trunc i64 %56 to i32
  %74 = load atomic i32, ptr %20 seq_cst, align 8
  %75 = load atomic i32, ptr %21 seq_cst, align 4
  %76 = icmp eq i32 %74, %75
  br i1 %76, label %96, label %77

77:                                               ; preds = %72
  %78 = call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #18
  %79 = load i32, ptr %20, align 8, !tbaa !236
  %80 = load i32, ptr %21, align 4, !tbaa !232
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %82, label %94

82:                                               ; preds = %77, %90
  %83 = phi i32 [ %91, %90 ], [ %79, %77 ]
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 15, i64 %84
  %86 = call i32 @pthread_create(ptr noundef nonnull %85, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #18
  %87 = icmp eq i32 %86, 0
  %88 = load i32, ptr %20, align 8, !tbaa !236
  br i1 %87, label %90, label %89

89:                                               ; preds = %82
  store atomic i32 %88, ptr %21 seq_cst, align 4
  br label %94

90:                                               ; preds = %82
  %91 = add i32 %88, 1
  store atomic i32 %91, ptr %20 seq_cst, align 8
  %92 = load i32, ptr %21, align 4, !tbaa !232
  %93 = icmp ult i32 %91, %92
  br i1 %93, label %82, label %94, !llvm.loop !243

94:                                               ; preds = %90, %89, %77
  %95 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #18
  br label %96

96:                                               ; preds = %94, %72
  %97 = icmp eq i32 %73, 0
  br i1 %97, label %232, label %98

98:                                               ; preds = %96
  %99 = cmpxchg ptr %23, i32 0, i32 1 seq_cst seq_cst, align 4
  %100 = extractvalue { i32, i1 } %99, 1
  br i1 %100, label %146, label %101

101:                                              ; preds = %98
  %102 = cmpxchg ptr %24, i32 0, i32 1 seq_cst seq_cst, align 4
  %103 = extractvalue { i32, i1 } %102, 1
  br i1 %103, label %146, label %104

104:                                              ; preds = %101
  %105 = cmpxchg ptr %25, i32 0, i32 1 seq_cst seq_cst, align 4
  %106 = extractvalue { i32, i1 } %105, 1
  br i1 %106, label %146, label %107

107:                                              ; preds = %104
  %108 = cmpxchg ptr %26, i32 0, i32 1 seq_cst seq_cst, align 4
  %109 = extractvalue { i32, i1 } %108, 1
  br i1 %109, label %146, label %110

110:                                              ; preds = %107
  %111 = cmpxchg ptr %27, i32 0, i32 1 seq_cst seq_cst, align 4
  %112 = extractvalue { i32, i1 } %111, 1
  br i1 %112, label %146, label %113

113:                                              ; preds = %110
  %114 = cmpxchg ptr %28, i32 0, i32 1 seq_cst seq_cst, align 4
  %115 = extractvalue { i32, i1 } %114, 1
  br i1 %115, label %146, label %116

116:                                              ; preds = %113
  %117 = cmpxchg ptr %29, i32 0, i32 1 seq_cst seq_cst, align 4
  %118 = extractvalue { i32, i1 } %117, 1
  br i1 %118, label %146, label %119

119:                                              ; preds = %116
  %120 = cmpxchg ptr %30, i32 0, i32 1 seq_cst seq_cst, align 4
  %121 = extractvalue { i32, i1 } %120, 1
  br i1 %121, label %146, label %122

122:                                              ; preds = %119
  %123 = cmpxchg ptr %31, i32 0, i32 1 seq_cst seq_cst, align 4
  %124 = extractvalue { i32, i1 } %123, 1
  br i1 %124, label %146, label %125

125:                                              ; preds = %122
  %126 = cmpxchg ptr %32, i32 0, i32 1 seq_cst seq_cst, align 4
  %127 = extractvalue { i32, i1 } %126, 1
  br i1 %127, label %146, label %128

128:                                              ; preds = %125
  %129 = cmpxchg ptr %33, i32 0, i32 1 seq_cst seq_cst, align 4
  %130 = extractvalue { i32, i1 } %129, 1
  br i1 %130, label %146, label %131

131:                                              ; preds = %128
  %132 = cmpxchg ptr %34, i32 0, i32 1 seq_cst seq_cst, align 4
  %133 = extractvalue { i32, i1 } %132, 1
  br i1 %133, label %146, label %134

134:                                              ; preds = %131
  %135 = cmpxchg ptr %35, i32 0, i32 1 seq_cst seq_cst, align 4
  %136 = extractvalue { i32, i1 } %135, 1
  br i1 %136, label %146, label %137

137:                                              ; preds = %134
  %138 = cmpxchg ptr %36, i32 0, i32 1 seq_cst seq_cst, align 4
  %139 = extractvalue { i32, i1 } %138, 1
  br i1 %139, label %146, label %140

140:                                              ; preds = %137
  %141 = cmpxchg ptr %37, i32 0, i32 1 seq_cst seq_cst, align 4
  %142 = extractvalue { i32, i1 } %141, 1
  br i1 %142, label %146, label %143

143:                                              ; preds = %140
  %144 = cmpxchg ptr %38, i32 0, i32 1 seq_cst seq_cst, align 4
  %145 = extractvalue { i32, i1 } %144, 1
  br i1 %145, label %146, label %232

146:                                              ; preds = %143, %140, %137, %134, %131, %128, %125, %122, %119, %116, %113, %110, %107, %104, %101, %98
  %147 = phi i64 [ 0, %98 ], [ 1, %101 ], [ 2, %104 ], [ 3, %107 ], [ 4, %110 ], [ 5, %113 ], [ 6, %116 ], [ 7, %119 ], [ 8, %122 ], [ 9, %125 ], [ 10, %128 ], [ 11, %131 ], [ 12, %134 ], [ 13, %137 ], [ 14, %140 ], [ 15, %143 ]
  %148 = and i64 %68, 4294967295
  %149 = icmp ult i64 %56, 2
  br i1 %149, label %166, label %150

150:                                              ; preds = %146
  %151 = and i64 %68, 1
  %152 = icmp eq i64 %151, 0
  %153 = select i1 %152, i64 2, i64 %151
  %154 = sub nsw i64 %68, %153
  br label %155

155:                                              ; preds = %155, %150
  %156 = phi i64 [ 0, %150 ], [ %162, %155 ]
  %157 = phi <2 x i64> [ zeroinitializer, %150 ], [ %161, %155 ]
  %158 = getelementptr inbounds %struct.piece, ptr %9, i64 %156, i32 2
  %159 = load <8 x i64>, ptr %158, align 8, !tbaa !244
  %160 = shufflevector <8 x i64> %159, <8 x i64> poison, <2 x i32> <i32 0, i32 4>
  %161 = add <2 x i64> %160, %157
  %162 = add nuw i64 %156, 2
  %163 = icmp eq i64 %162, %154
  br i1 %163, label %164, label %155, !llvm.loop !246

164:                                              ; preds = %155
  %165 = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %161)
  br label %166

166:                                              ; preds = %146, %164
  %167 = phi i64 [ 0, %146 ], [ %154, %164 ]
  %168 = phi i64 [ 0, %146 ], [ %165, %164 ]
  br label %224

169:                                              ; preds = %224
  %170 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %147
  %171 = load i32, ptr %39, align 8, !tbaa !235
  %172 = icmp ne i32 %171, 0
  %173 = and i1 %40, %172
  %174 = icmp ugt i64 %229, 2097151
  %175 = select i1 %173, i1 %174, i1 false
  %176 = select i1 %175, i64 400000, i64 200000
  store atomic i64 %176, ptr %41 seq_cst, align 8
  %177 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %147, i32 2
  store ptr %9, ptr %177, align 8, !tbaa !249
  %178 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %147, i32 3
  store i16 %5, ptr %178, align 8, !tbaa !251
  %179 = atomicrmw add ptr %42, i64 %229 seq_cst, align 8
  %180 = atomicrmw add ptr %43, i32 1 seq_cst, align 4
  %181 = shl nuw nsw i64 %148, 32
  store atomic i64 %181, ptr %170 seq_cst, align 8
  %182 = load atomic i32, ptr %44 seq_cst, align 4
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %232, label %184

184:                                              ; preds = %169
  %185 = load atomic i32, ptr %20 seq_cst, align 8
  %186 = sub i32 %185, %182
  %187 = load atomic i32, ptr %43 seq_cst, align 8
  %188 = add i32 %186, %187
  %189 = zext i32 %188 to i64
  %190 = load atomic i64, ptr %42 seq_cst, align 8
  %191 = lshr i64 %190, 18
  %192 = icmp ugt i64 %191, %189
  br i1 %192, label %193, label %232

193:                                              ; preds = %184
  %194 = call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #18
  %195 = load atomic i32, ptr %44 seq_cst, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %213, label %197

197:                                              ; preds = %193, %208
  %198 = phi i32 [ %211, %208 ], [ %195, %193 ]
  %199 = phi i32 [ %210, %208 ], [ 0, %193 ]
  %200 = load atomic i32, ptr %20 seq_cst, align 8
  %201 = sub i32 %200, %198
  %202 = load atomic i32, ptr %43 seq_cst, align 8
  %203 = add i32 %201, %202
  %204 = zext i32 %203 to i64
  %205 = load atomic i64, ptr %42 seq_cst, align 8
  %206 = lshr i64 %205, 18
  %207 = icmp ugt i64 %206, %204
  br i1 %207, label %208, label %213

208:                                              ; preds = %197
  %209 = atomicrmw add ptr %44, i32 -1 seq_cst, align 4
  %210 = add i32 %199, 1
  %211 = load atomic i32, ptr %44 seq_cst, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %197, !llvm.loop !252

213:                                              ; preds = %208, %197, %193
  %214 = phi i32 [ 0, %193 ], [ %210, %208 ], [ %199, %197 ]
  %215 = load i32, ptr %45, align 8, !tbaa !253
  %216 = add i32 %215, %214
  store i32 %216, ptr %45, align 8, !tbaa !253
  %217 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #18
  %218 = icmp eq i32 %214, 0
  br i1 %218, label %232, label %219

219:                                              ; preds = %213, %219
  %220 = phi i32 [ %221, %219 ], [ %214, %213 ]
  %221 = add i32 %220, -1
  %222 = call i32 @pthread_cond_signal(ptr noundef nonnull %46) #18
  %223 = icmp eq i32 %221, 0
  br i1 %223, label %232, label %219, !llvm.loop !254

224:                                              ; preds = %166, %224
  %225 = phi i64 [ %230, %224 ], [ %167, %166 ]
  %226 = phi i64 [ %229, %224 ], [ %168, %166 ]
  %227 = getelementptr inbounds %struct.piece, ptr %9, i64 %225, i32 2
  %228 = load i64, ptr %227, align 8, !tbaa !244
  %229 = add i64 %228, %226
  %230 = add nuw nsw i64 %225, 1
  %231 = icmp eq i64 %230, %148
  br i1 %231, label %169, label %224, !llvm.loop !255

232:                                              ; preds = %219, %96, %169, %184, %213, %143
  %233 = phi ptr [ null, %143 ], [ %170, %169 ], [ %170, %184 ], [ %170, %213 ], [ null, %96 ], [ %170, %219 ]
  %234 = phi i1 [ true, %143 ], [ %97, %169 ], [ %97, %184 ], [ %97, %213 ], [ true, %96 ], [ %97, %219 ]
  %235 = getelementptr inbounds %struct.copying, ptr %233, i64 0, i32 2
  %236 = and i64 %68, 4294967295
  br label %238

237:                                              ; preds = %326
  br i1 %234, label %331, label %329

238:                                              ; preds = %326, %232
  %239 = phi i32 [ 0, %232 ], [ %311, %326 ]
  %240 = phi i32 [ 0, %232 ], [ %327, %326 ]
  br i1 %234, label %265, label %241

241:                                              ; preds = %238
  %242 = load atomic i64, ptr %233 seq_cst, align 8
  %243 = and i64 %242, 4294967295
  %244 = lshr i64 %242, 32
  %245 = icmp ult i64 %243, %244
  br i1 %245, label %246, label %274

246:                                              ; preds = %241
  %247 = atomicrmw add ptr %233, i64 1 seq_cst, align 8
  %248 = and i64 %247, 4294967295
  %249 = lshr i64 %247, 32
  %250 = icmp ult i64 %248, %249
  br i1 %250, label %251, label %274

251:                                              ; preds = %246
  %252 = add i64 %247, 1
  %253 = and i64 %252, 4294967295
  %254 = lshr i64 %252, 32
  %255 = icmp ult i64 %253, %254
  br i1 %255, label %258, label %256

256:                                              ; preds = %251
  %257 = atomicrmw add ptr %43, i32 -1 seq_cst, align 4
  br label %258

258:                                              ; preds = %256, %251
  %259 = load ptr, ptr %235, align 8, !tbaa !249
  %260 = getelementptr inbounds %struct.piece, ptr %259, i64 %248
  %261 = getelementptr inbounds %struct.piece, ptr %259, i64 %248, i32 2
  %262 = load i64, ptr %261, align 8, !tbaa !244
  %263 = sub i64 0, %262
  %264 = atomicrmw add ptr %42, i64 %263 seq_cst, align 8
  br label %271

265:                                              ; preds = %238
  %266 = icmp ugt i32 %239, %73
  br i1 %266, label %274, label %267

267:                                              ; preds = %265
  %268 = add nuw nsw i32 %239, 1
  %269 = zext i32 %239 to i64
  %270 = getelementptr inbounds %struct.piece, ptr %9, i64 %269
  br label %271

271:                                              ; preds = %267, %258
  %272 = phi ptr [ %260, %258 ], [ %270, %267 ]
  %273 = phi i32 [ %239, %258 ], [ %268, %267 ]
  call fastcc void @copy_piece(ptr noundef %0, ptr noundef nonnull %272, i16 noundef %4, i16 noundef %5) #16
  br label %310

274:                                              ; preds = %265, %246, %241
  %275 = zext i32 %240 to i64
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #17
  %276 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #18
  %277 = load i64, ptr %8, align 8, !tbaa !160
  %278 = mul i64 %277, 1000000000
  %279 = load i64, ptr %47, align 8, !tbaa !162
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #17
  %280 = add i64 %279, 200000
  %281 = add i64 %280, %278
  %282 = getelementptr inbounds %struct.piece, ptr %9, i64 %275, i32 3
  %283 = load atomic i32, ptr %282 seq_cst, align 8
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %285, label %292

285:                                              ; preds = %274, %295
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #17
  %286 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %287 = load i64, ptr %7, align 8, !tbaa !160
  %288 = mul i64 %287, 1000000000
  %289 = load i64, ptr %48, align 8, !tbaa !162
  %290 = add i64 %288, %289
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #17
  %291 = icmp ult i64 %290, %281
  br i1 %291, label %295, label %292

292:                                              ; preds = %295, %285, %274
  %293 = load atomic i32, ptr %282 seq_cst, align 8
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %298, label %310

295:                                              ; preds = %285
  call void @llvm.aarch64.hint(i32 1)
  %296 = load atomic i32, ptr %282 seq_cst, align 8
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %285, label %292, !llvm.loop !256

298:                                              ; preds = %292
  %299 = call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #18
  %300 = atomicrmw add ptr %49, i32 1 seq_cst, align 4
  %301 = load atomic i32, ptr %282 seq_cst, align 8
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %303, label %307

303:                                              ; preds = %298, %303
  %304 = call i32 @pthread_cond_wait(ptr noundef nonnull %50, ptr noundef nonnull %22) #18
  %305 = load atomic i32, ptr %282 seq_cst, align 8
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %303, label %307, !llvm.loop !257

307:                                              ; preds = %303, %298
  %308 = atomicrmw add ptr %49, i32 -1 seq_cst, align 4
  %309 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #18
  br label %310

310:                                              ; preds = %307, %292, %271
  %311 = phi i32 [ %273, %271 ], [ %239, %292 ], [ %239, %307 ]
  %312 = icmp ugt i32 %240, %73
  br i1 %312, label %326, label %313

313:                                              ; preds = %310
  %314 = zext i32 %240 to i64
  br label %315

315:                                              ; preds = %320, %313
  %316 = phi i64 [ %314, %313 ], [ %321, %320 ]
  %317 = getelementptr inbounds %struct.piece, ptr %9, i64 %316, i32 3
  %318 = load atomic i32, ptr %317 seq_cst, align 8
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %324, label %320

320:                                              ; preds = %315
  %321 = add nuw nsw i64 %316, 1
  %322 = icmp eq i64 %321, %236
  br i1 %322, label %323, label %315, !llvm.loop !258

323:                                              ; preds = %320
  br i1 %234, label %331, label %329

324:                                              ; preds = %315
  %325 = trunc i64 %316 to i32
  br label %326

326:                                              ; preds = %324, %310
  %327 = phi i32 [ %240, %310 ], [ %325, %324 ]
  %328 = icmp ugt i32 %327, %73
  br i1 %328, label %237, label %238, !llvm.loop !259

329:                                              ; preds = %323, %237
  %330 = getelementptr inbounds %struct.copying, ptr %233, i64 0, i32 1
  store atomic i32 0, ptr %330 seq_cst, align 8
  br label %331

331:                                              ; preds = %237, %323, %329
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9) #17
  %332 = icmp eq i64 %67, 0
  br i1 %332, label %333, label %51, !llvm.loop !260

333:                                              ; preds = %331, %6
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
  store ptr %9, ptr %10, align 8, !tbaa !92
  %11 = icmp eq ptr %9, null
  br i1 %11, label %117, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %1, ptr %13, align 8, !tbaa !191
  %14 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
  %16 = load i32, ptr %15, align 8, !tbaa !181
  %17 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = icmp ugt i32 %18, %16
  br i1 %19, label %30, label %20

20:                                               ; preds = %12
  %21 = icmp eq i32 %18, 0
  %22 = shl i32 %18, 1
  %23 = select i1 %21, i32 8, i32 %22
  %24 = load ptr, ptr %14, align 8, !tbaa !56
  %25 = zext i32 %23 to i64
  %26 = mul nuw nsw i64 %25, 24
  %27 = tail call ptr @realloc(ptr noundef %24, i64 noundef %26) #18
  %28 = icmp eq ptr %27, null
  br i1 %28, label %117, label %29

29:                                               ; preds = %20
  store ptr %27, ptr %14, align 8, !tbaa !56
  store i32 %23, ptr %17, align 4, !tbaa !9
  br label %30

30:                                               ; preds = %29, %12
  %31 = load ptr, ptr %0, align 8, !tbaa !104
  %32 = tail call fastcc i32 @begin(ptr noundef %31, ptr noundef nonnull %1) #16
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %117

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %36 = load ptr, ptr %35, align 8, !tbaa !55
  %37 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 18
  %38 = load i32, ptr %37, align 8, !tbaa !67
  %39 = add i32 %38, 1
  store i32 %39, ptr %37, align 8, !tbaa !67
  %40 = zext i32 %38 to i64
  %41 = getelementptr inbounds ptr, ptr %36, i64 %40
  %42 = load ptr, ptr %41, align 8, !tbaa !56
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %42, ptr %43, align 8, !tbaa !192
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %44, align 8, !tbaa !193
  %45 = load ptr, ptr %14, align 8, !tbaa !89
  %46 = load i32, ptr %15, align 8, !tbaa !181
  %47 = add i32 %46, 1
  store i32 %47, ptr %15, align 8, !tbaa !181
  %48 = zext i32 %46 to i64
  %49 = getelementptr inbounds %struct.submission, ptr %45, i64 %48
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 34
  %51 = load i32, ptr %50, align 8, !tbaa !180
  store i32 %51, ptr %49, align 8, !tbaa.struct !194
  %52 = getelementptr inbounds i8, ptr %49, i64 4
  store i32 0, ptr %52, align 4, !tbaa.struct !195
  %53 = getelementptr inbounds i8, ptr %49, i64 8
  store ptr %42, ptr %53, align 8, !tbaa.struct !196
  %54 = getelementptr inbounds i8, ptr %49, i64 16
  store i64 0, ptr %54, align 8, !tbaa.struct !197
  %55 = icmp eq i64 %3, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %34
  %57 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 9
  br label %61

58:                                               ; preds = %81, %34
  %59 = phi i32 [ 0, %34 ], [ %84, %81 ]
  %60 = phi i1 [ true, %34 ], [ %90, %81 ]
  br i1 %60, label %92, label %117

61:                                               ; preds = %56, %81
  %62 = phi i64 [ 0, %56 ], [ %88, %81 ]
  %63 = phi i64 [ 0, %56 ], [ %82, %81 ]
  %64 = icmp ult i64 %63, %5
  br i1 %64, label %65, label %81

65:                                               ; preds = %61
  %66 = getelementptr inbounds i64, ptr %4, i64 %63
  %67 = load i64, ptr %66, align 8, !tbaa !4
  %68 = icmp eq i64 %67, %62
  br i1 %68, label %69, label %81

69:                                               ; preds = %65
  %70 = load i64, ptr %57, align 8, !tbaa !179
  %71 = load ptr, ptr %0, align 8, !tbaa !104
  %72 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 1
  %73 = load i64, ptr %72, align 8, !tbaa !166
  %74 = add i64 %70, -1
  %75 = add i64 %74, %73
  %76 = urem i64 %75, %73
  %77 = sub nuw i64 %75, %76
  %78 = load ptr, ptr %10, align 8, !tbaa !92
  %79 = add nuw i64 %63, 1
  %80 = getelementptr inbounds i64, ptr %78, i64 %63
  store i64 %77, ptr %80, align 8, !tbaa !4
  br label %81

81:                                               ; preds = %69, %65, %61
  %82 = phi i64 [ %79, %69 ], [ %63, %65 ], [ %63, %61 ]
  %83 = getelementptr inbounds i8, ptr %2, i64 %62
  %84 = tail call fastcc i32 @execute(ptr noundef nonnull %0, ptr noundef %83) #16
  %85 = getelementptr inbounds %struct.command, ptr %83, i64 0, i32 2
  %86 = load i32, ptr %85, align 4, !tbaa !165
  %87 = zext i32 %86 to i64
  %88 = add i64 %62, %87
  %89 = icmp ult i64 %88, %3
  %90 = icmp eq i32 %84, 0
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %61, label %58, !llvm.loop !261

92:                                               ; preds = %58
  %93 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %94 = load ptr, ptr %93, align 8, !tbaa !134
  %95 = getelementptr inbounds %struct.hardware_queue, ptr %94, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !211
  %97 = trunc i64 %96 to i32
  %98 = and i64 %96, 2048
  %99 = icmp eq i64 %98, 0
  %100 = select i1 %99, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !212
  %101 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %101, align 8, !tbaa !214
  %102 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %100, ptr %102, align 8, !tbaa !215
  %103 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %104 = or i32 %100, 8192
  store i32 %104, ptr %103, align 4, !tbaa !216
  %105 = load ptr, ptr %0, align 8, !tbaa !104
  %106 = getelementptr inbounds %struct.device, ptr %105, i64 0, i32 19
  %107 = load ptr, ptr %106, align 8, !tbaa !57
  %108 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %109 = load ptr, ptr %108, align 8, !tbaa !192
  %110 = or i32 %97, 16384
  call void %107(ptr noundef %109, i32 noundef %97, i32 noundef %110, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %111, align 8, !tbaa !193
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  %112 = load ptr, ptr %0, align 8, !tbaa !104
  %113 = getelementptr inbounds %struct.device, ptr %112, i64 0, i32 27
  %114 = load ptr, ptr %113, align 8, !tbaa !58
  %115 = load ptr, ptr %108, align 8, !tbaa !192
  %116 = call i32 %114(ptr noundef %115) #18
  br label %117

117:                                              ; preds = %20, %30, %92, %58, %6
  %118 = phi i32 [ -1, %6 ], [ %116, %92 ], [ %59, %58 ], [ -1, %20 ], [ %32, %30 ]
  ret i32 %118
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
  %32 = load ptr, ptr %0, align 8, !tbaa !104
  %33 = load i16, ptr %1, align 4, !tbaa !163
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
  %36 = load ptr, ptr %35, align 8, !tbaa !56
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %38 = load ptr, ptr %37, align 8, !tbaa !191
  %39 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #16
  %40 = getelementptr inbounds %struct.kernel, ptr %36, i64 0, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !167
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %58, label %43

43:                                               ; preds = %34
  %44 = load ptr, ptr %0, align 8, !tbaa !104
  %45 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 9
  %46 = load i64, ptr %45, align 8, !tbaa !179
  %47 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !166
  %49 = add i64 %46, -1
  %50 = add i64 %49, %48
  %51 = urem i64 %50, %48
  %52 = sub nuw i64 %50, %51
  %53 = add i64 %52, %41
  store i64 %53, ptr %45, align 8, !tbaa !179
  %54 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %55 = load ptr, ptr %54, align 8, !tbaa !52
  %56 = getelementptr inbounds i8, ptr %55, i64 %52
  %57 = tail call ptr @memset(ptr noundef %56, i32 noundef 0, i64 noundef %41) #18
  br label %58

58:                                               ; preds = %43, %34
  %59 = phi i64 [ %52, %43 ], [ 0, %34 ]
  %60 = load i64, ptr %36, align 8, !tbaa !262
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
  %98 = load ptr, ptr %63, align 8, !tbaa !263
  %99 = getelementptr inbounds %struct.task, ptr %98, i64 %97
  %100 = load ptr, ptr %0, align 8, !tbaa !104
  %101 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 6
  %102 = load i64, ptr %101, align 8, !tbaa !264
  %103 = icmp eq i64 %102, 0
  %104 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 3
  %105 = load i64, ptr %104, align 8, !tbaa !266
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
  %113 = load i64, ptr %112, align 8, !tbaa !267
  %114 = add i64 %128, -1
  %115 = add i64 %114, %113
  %116 = udiv i64 %115, %113
  %117 = icmp ult i64 %128, 2147483647
  br i1 %117, label %132, label %135

118:                                              ; preds = %118, %109
  %119 = phi i64 [ 0, %109 ], [ %129, %118 ]
  %120 = phi i64 [ 1, %109 ], [ %128, %118 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %29) #17
  %121 = load ptr, ptr %110, align 8, !tbaa !268
  %122 = getelementptr inbounds i64, ptr %121, i64 %119
  %123 = load i64, ptr %122, align 8, !tbaa !4
  %124 = getelementptr inbounds i8, ptr %64, i64 %123
  %125 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %124, i64 noundef 4) #18
  %126 = load i32, ptr %29, align 4, !tbaa !9
  %127 = sext i32 %126 to i64
  %128 = mul i64 %120, %127
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %29) #17
  %129 = add nuw i64 %119, 1
  %130 = load i64, ptr %101, align 8, !tbaa !264
  %131 = icmp ult i64 %129, %130
  br i1 %131, label %118, label %111, !llvm.loop !269

132:                                              ; preds = %111
  %133 = sub nuw nsw i64 2147483647, %128
  %134 = udiv i64 %133, %113
  br label %135

135:                                              ; preds = %132, %111
  %136 = phi i64 [ %134, %132 ], [ 0, %111 ]
  %137 = load i64, ptr %104, align 8, !tbaa !266
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
  %147 = load ptr, ptr %0, align 8, !tbaa !104
  %148 = load ptr, ptr %37, align 8, !tbaa !191
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %26) #17
  %149 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 5
  %150 = load i64, ptr %149, align 8, !tbaa !270
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
  store <2 x ptr> zeroinitializer, ptr %174, align 8, !tbaa !56
  %175 = getelementptr inbounds ptr, ptr %174, i64 2
  store <2 x ptr> zeroinitializer, ptr %175, align 8, !tbaa !56
  %176 = add nuw i64 %172, 4
  %177 = icmp eq i64 %176, %169
  br i1 %177, label %178, label %171, !llvm.loop !271

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
  %186 = load ptr, ptr %153, align 8, !tbaa !272
  %187 = getelementptr inbounds %struct.binding, ptr %186, i64 %184
  %188 = load i64, ptr %187, align 8, !tbaa !273
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
  %193 = load i64, ptr %192, align 8, !tbaa !275
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #17
  %194 = getelementptr inbounds i8, ptr %64, i64 %193
  %195 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %194, i64 noundef 8) #18
  %196 = load ptr, ptr %25, align 8, !tbaa !56
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #17
  %197 = load ptr, ptr %196, align 8, !tbaa !276
  %198 = add i32 %185, 1
  %199 = zext i32 %185 to i64
  %200 = getelementptr inbounds ptr, ptr %26, i64 %199
  store ptr %197, ptr %200, align 8, !tbaa !56
  %201 = load i64, ptr %149, align 8, !tbaa !270
  br label %202

202:                                              ; preds = %191, %182
  %203 = phi i64 [ %201, %191 ], [ %183, %182 ]
  %204 = phi i32 [ %198, %191 ], [ %185, %182 ]
  %205 = add nuw i64 %184, 1
  %206 = icmp ult i64 %205, %203
  br i1 %206, label %182, label %154, !llvm.loop !278

207:                                              ; preds = %180, %207
  %208 = phi i64 [ %209, %207 ], [ %181, %180 ]
  %209 = add nuw nsw i64 %208, 1
  %210 = getelementptr inbounds ptr, ptr %26, i64 %208
  store ptr null, ptr %210, align 8, !tbaa !56
  %211 = and i64 %209, 4294967295
  %212 = icmp eq i64 %211, 6
  br i1 %212, label %213, label %207, !llvm.loop !279

213:                                              ; preds = %207, %178, %154
  %214 = load ptr, ptr %37, align 8, !tbaa !191
  %215 = ptrtoint ptr %99 to i64
  %216 = udiv i64 %215, 72
  %217 = and i64 %216, 63
  %218 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 39, i64 %217
  %219 = load ptr, ptr %218, align 8, !tbaa !183
  %220 = icmp eq ptr %219, %99
  br i1 %220, label %221, label %239

221:                                              ; preds = %213
  %222 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 39, i64 %217, i32 2, i64 0
  %223 = load <4 x ptr>, ptr %222, align 8, !tbaa !56
  %224 = load <4 x ptr>, ptr %26, align 16, !tbaa !56
  %225 = icmp ne <4 x ptr> %223, %224
  %226 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 39, i64 %217, i32 2, i64 4
  %227 = load <2 x ptr>, ptr %226, align 8, !tbaa !56
  %228 = load <2 x ptr>, ptr %66, align 16, !tbaa !56
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
  %238 = load ptr, ptr %237, align 8, !tbaa !280
  store ptr %238, ptr %31, align 8, !tbaa !56
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
  %248 = load i32, ptr %242, align 4, !tbaa !59
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %259, label %250

250:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %24) #17
  store i32 34, ptr %24, align 8, !tbaa !281
  store ptr null, ptr %67, align 8, !tbaa !283
  %251 = load ptr, ptr %243, align 8, !tbaa !87
  %252 = add i32 %248, -1
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds ptr, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8, !tbaa !56
  store ptr %255, ptr %68, align 8, !tbaa !284
  store i32 1, ptr %69, align 8, !tbaa !285
  store ptr %244, ptr %70, align 8, !tbaa !286
  %256 = load ptr, ptr %245, align 8, !tbaa !287
  %257 = load ptr, ptr %147, align 8, !tbaa !41
  %258 = call i32 %256(ptr noundef %257, ptr noundef nonnull %24, ptr noundef nonnull %31) #18
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %24) #17
  switch i32 %258, label %299 [
    i32 -12, label %259
    i32 -1000069000, label %259
  ]

259:                                              ; preds = %250, %250, %239
  %260 = load i32, ptr %242, align 4, !tbaa !59
  %261 = load i32, ptr %246, align 8, !tbaa !60
  %262 = icmp ult i32 %260, %261
  br i1 %262, label %263, label %265

263:                                              ; preds = %259
  %264 = add nuw i32 %260, 1
  store i32 %264, ptr %242, align 4, !tbaa !59
  br label %290

265:                                              ; preds = %259
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %22) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %22, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %23) #17
  store i32 33, ptr %23, align 8, !tbaa !61
  store ptr null, ptr %71, align 8, !tbaa !63
  store <2 x i32> <i32 0, i32 128>, ptr %72, align 8, !tbaa !9
  store i32 5, ptr %73, align 8, !tbaa !64
  store ptr %22, ptr %74, align 8, !tbaa !65
  %266 = icmp eq i32 %261, 0
  %267 = shl i32 %261, 1
  %268 = select i1 %266, i32 8, i32 %267
  %269 = load ptr, ptr %243, align 8, !tbaa !56
  %270 = zext i32 %268 to i64
  %271 = shl nuw nsw i64 %270, 3
  %272 = call ptr @realloc(ptr noundef %269, i64 noundef %271) #18
  %273 = icmp eq ptr %272, null
  br i1 %273, label %282, label %274

274:                                              ; preds = %265
  store ptr %272, ptr %243, align 8, !tbaa !56
  %275 = load ptr, ptr %247, align 8, !tbaa !66
  %276 = load ptr, ptr %147, align 8, !tbaa !41
  %277 = load i32, ptr %246, align 8, !tbaa !60
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
  %285 = load i32, ptr %246, align 8, !tbaa !60
  %286 = add i32 %285, 1
  store i32 %286, ptr %246, align 8, !tbaa !60
  %287 = load i32, ptr %242, align 4, !tbaa !59
  %288 = add i32 %287, 1
  store i32 %288, ptr %242, align 4, !tbaa !59
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %23) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %22) #17
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %499, label %290

290:                                              ; preds = %284, %263
  %291 = phi i32 [ %260, %263 ], [ %287, %284 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %24) #17
  store i32 34, ptr %24, align 8, !tbaa !281
  store ptr null, ptr %67, align 8, !tbaa !283
  %292 = load ptr, ptr %243, align 8, !tbaa !87
  %293 = zext i32 %291 to i64
  %294 = getelementptr inbounds ptr, ptr %292, i64 %293
  %295 = load ptr, ptr %294, align 8, !tbaa !56
  store ptr %295, ptr %68, align 8, !tbaa !284
  store i32 1, ptr %69, align 8, !tbaa !285
  store ptr %244, ptr %70, align 8, !tbaa !286
  %296 = load ptr, ptr %245, align 8, !tbaa !287
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
  %303 = load i64, ptr %149, align 8, !tbaa !270
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
  %313 = load ptr, ptr %312, align 8, !tbaa !288
  %314 = load ptr, ptr %147, align 8, !tbaa !41
  call void %313(ptr noundef %314, i32 noundef %311, ptr noundef nonnull %27, i32 noundef 0, ptr noundef null) #18
  br i1 %240, label %403, label %394

315:                                              ; preds = %381, %305
  %316 = phi i64 [ 0, %305 ], [ %391, %381 ]
  %317 = load ptr, ptr %306, align 8, !tbaa !272
  %318 = getelementptr inbounds %struct.binding, ptr %317, i64 %316
  %319 = getelementptr inbounds [128 x %union.anon], ptr %28, i64 0, i64 %316
  %320 = load i64, ptr %318, align 8, !tbaa !273
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
  %324 = load i64, ptr %323, align 8, !tbaa !289
  store ptr %322, ptr %319, align 8, !tbaa.struct !290
  %325 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %325, align 8, !tbaa.struct !291
  %326 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %324, ptr %326, align 8, !tbaa.struct !197
  br label %368

327:                                              ; preds = %315
  %328 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %329 = load i64, ptr %328, align 8, !tbaa !275
  %330 = inttoptr i64 %329 to ptr
  br label %339

331:                                              ; preds = %315
  %332 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %333 = load i64, ptr %332, align 8, !tbaa !275
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #17
  %334 = getelementptr inbounds i8, ptr %64, i64 %333
  %335 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %334, i64 noundef 8) #18
  %336 = load ptr, ptr %21, align 8, !tbaa !56
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #17
  br label %339

337:                                              ; preds = %315
  %338 = load ptr, ptr %75, align 8, !tbaa !156
  br label %339

339:                                              ; preds = %337, %331, %327
  %340 = phi ptr [ %330, %327 ], [ %336, %331 ], [ %338, %337 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !276
  %342 = getelementptr inbounds %struct.memory, ptr %340, i64 0, i32 1
  %343 = load i64, ptr %342, align 8, !tbaa !292
  store ptr %341, ptr %319, align 8, !tbaa.struct !290
  %344 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %344, align 8, !tbaa.struct !291
  %345 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %343, ptr %345, align 8, !tbaa.struct !197
  br label %368

346:                                              ; preds = %315
  %347 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %348 = load i64, ptr %347, align 8, !tbaa !275
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20) #17
  %349 = getelementptr inbounds i8, ptr %64, i64 %348
  %350 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef nonnull %349, i64 noundef 8) #18
  %351 = load ptr, ptr %20, align 8, !tbaa !56
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20) #17
  %352 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 3
  %353 = load ptr, ptr %352, align 8, !tbaa !293
  %354 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 1
  %355 = load ptr, ptr %354, align 8, !tbaa !295
  store ptr %353, ptr %319, align 8, !tbaa.struct !296
  %356 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %355, ptr %356, align 8, !tbaa.struct !297
  %357 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %357, align 8, !tbaa.struct !298
  br label %368

358:                                              ; preds = %315
  %359 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %360 = load i64, ptr %359, align 8, !tbaa !275
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #17
  %361 = getelementptr inbounds i8, ptr %64, i64 %360
  %362 = call ptr @memcpy(ptr noundef nonnull %19, ptr noundef nonnull %361, i64 noundef 8) #18
  %363 = load ptr, ptr %19, align 8, !tbaa !56
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #17
  %364 = getelementptr inbounds %struct.texture, ptr %363, i64 0, i32 2
  %365 = load ptr, ptr %364, align 8, !tbaa !299
  store ptr null, ptr %319, align 8, !tbaa.struct !296
  %366 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %365, ptr %366, align 8, !tbaa.struct !297
  %367 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %367, align 8, !tbaa.struct !298
  br label %368

368:                                              ; preds = %358, %346, %339, %321
  %369 = load i64, ptr %318, align 8, !tbaa !273
  br label %370

370:                                              ; preds = %368, %315
  %371 = phi i64 [ %369, %368 ], [ %320, %315 ]
  %372 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %27, i64 0, i64 %316
  %373 = load ptr, ptr %31, align 8, !tbaa !56
  %374 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 1
  %375 = load i64, ptr %374, align 8, !tbaa !300
  %376 = trunc i64 %375 to i32
  %377 = icmp ult i64 %371, 8
  br i1 %377, label %378, label %381

378:                                              ; preds = %370
  %379 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %371
  %380 = load i32, ptr %379, align 4
  br label %381

381:                                              ; preds = %370, %378
  %382 = phi i32 [ %380, %378 ], [ 7, %370 ]
  store i32 35, ptr %372, align 8, !tbaa.struct !301
  %383 = getelementptr inbounds i8, ptr %372, i64 8
  store ptr null, ptr %383, align 8, !tbaa.struct !302
  %384 = getelementptr inbounds i8, ptr %372, i64 16
  store ptr %373, ptr %384, align 8, !tbaa.struct !303
  %385 = getelementptr inbounds i8, ptr %372, i64 24
  store i32 %376, ptr %385, align 8, !tbaa.struct !304
  %386 = getelementptr inbounds i8, ptr %372, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %386, align 4
  %387 = getelementptr inbounds i8, ptr %372, i64 36
  store i32 %382, ptr %387, align 4, !tbaa.struct !305
  %388 = getelementptr inbounds i8, ptr %372, i64 40
  store ptr %319, ptr %388, align 8, !tbaa.struct !306
  %389 = getelementptr inbounds i8, ptr %372, i64 48
  store ptr %319, ptr %389, align 8, !tbaa.struct !307
  %390 = getelementptr inbounds i8, ptr %372, i64 56
  store ptr null, ptr %390, align 8, !tbaa.struct !308
  %391 = add nuw i64 %316, 1
  %392 = load i64, ptr %149, align 8, !tbaa !270
  %393 = icmp ult i64 %391, %392
  br i1 %393, label %315, label %308, !llvm.loop !309

394:                                              ; preds = %310
  store ptr %99, ptr %241, align 8, !tbaa !183
  %395 = load ptr, ptr %31, align 8, !tbaa !56
  %396 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 1
  store ptr %395, ptr %396, align 8, !tbaa !280
  %397 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 0
  %398 = load <2 x ptr>, ptr %26, align 16, !tbaa !56
  store <2 x ptr> %398, ptr %397, align 8, !tbaa !56
  %399 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 2
  %400 = load <2 x ptr>, ptr %65, align 16, !tbaa !56
  store <2 x ptr> %400, ptr %399, align 8, !tbaa !56
  %401 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 4
  %402 = load <2 x ptr>, ptr %66, align 16, !tbaa !56
  store <2 x ptr> %402, ptr %401, align 8, !tbaa !56
  br label %403

403:                                              ; preds = %394, %310
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %28) #17
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %27) #17
  br label %404

404:                                              ; preds = %403, %236
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %26) #17
  %405 = load i32, ptr %76, align 8, !tbaa !193
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %419, label %407

407:                                              ; preds = %404
  %408 = load ptr, ptr %77, align 8, !tbaa !134
  %409 = getelementptr inbounds %struct.hardware_queue, ptr %408, i64 0, i32 1
  %410 = load i64, ptr %409, align 8, !tbaa !211
  %411 = trunc i64 %410 to i32
  %412 = and i64 %410, 2048
  %413 = icmp eq i64 %412, 0
  %414 = select i1 %413, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #17
  store i32 46, ptr %18, align 8, !tbaa !212
  store ptr null, ptr %78, align 8, !tbaa !214
  store i32 %414, ptr %79, align 8, !tbaa !215
  store i32 %414, ptr %80, align 4, !tbaa !216
  %415 = load ptr, ptr %0, align 8, !tbaa !104
  %416 = getelementptr inbounds %struct.device, ptr %415, i64 0, i32 19
  %417 = load ptr, ptr %416, align 8, !tbaa !57
  %418 = load ptr, ptr %81, align 8, !tbaa !192
  call void %417(ptr noundef %418, i32 noundef %411, i32 noundef %411, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %18, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #17
  br label %419

419:                                              ; preds = %407, %404
  store i32 1, ptr %76, align 8, !tbaa !193
  %420 = load i64, ptr %149, align 8, !tbaa !270
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %424, label %422

422:                                              ; preds = %419
  %423 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 7
  br label %438

424:                                              ; preds = %489, %419
  %425 = phi i32 [ 0, %419 ], [ %490, %489 ]
  %426 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 8
  %427 = load ptr, ptr %426, align 8, !tbaa !310
  %428 = load ptr, ptr %81, align 8, !tbaa !192
  %429 = load ptr, ptr %99, align 8, !tbaa !311
  call void %427(ptr noundef %428, i32 noundef 1, ptr noundef %429) #18
  %430 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 7
  %431 = load ptr, ptr %430, align 8, !tbaa !312
  %432 = load ptr, ptr %81, align 8, !tbaa !192
  %433 = getelementptr inbounds %struct.task, ptr %98, i64 %97, i32 1
  %434 = load ptr, ptr %433, align 8, !tbaa !313
  call void %431(ptr noundef %432, i32 noundef 1, ptr noundef %434, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %31, i32 noundef %425, ptr noundef nonnull %30) #18
  %435 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 16
  %436 = load ptr, ptr %435, align 8, !tbaa !314
  %437 = load ptr, ptr %81, align 8, !tbaa !192
  call void %436(ptr noundef %437, i32 noundef %144, i32 noundef 1, i32 noundef 1) #18
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %31) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #17
  br label %495

438:                                              ; preds = %489, %422
  %439 = phi i32 [ 0, %422 ], [ %490, %489 ]
  %440 = phi i64 [ 0, %422 ], [ %491, %489 ]
  %441 = load ptr, ptr %423, align 8, !tbaa !272
  %442 = getelementptr inbounds %struct.binding, ptr %441, i64 %440
  %443 = load i64, ptr %442, align 8, !tbaa !273
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
  %450 = load i64, ptr %449, align 8, !tbaa !275
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
  %462 = load i64, ptr %461, align 8, !tbaa !275
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #17
  %463 = getelementptr inbounds i8, ptr %64, i64 %462
  %464 = call ptr @memcpy(ptr noundef nonnull %17, ptr noundef nonnull %463, i64 noundef 8) #18
  %465 = load ptr, ptr %17, align 8, !tbaa !56
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #17
  %466 = load ptr, ptr %465, align 8, !tbaa !315
  %467 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 1
  %468 = load i32, ptr %467, align 8, !tbaa !316
  %469 = icmp eq i32 %468, 1
  br i1 %469, label %489, label %470

470:                                              ; preds = %460
  %471 = load ptr, ptr %77, align 8, !tbaa !134
  %472 = getelementptr inbounds %struct.hardware_queue, ptr %471, i64 0, i32 1
  %473 = load i64, ptr %472, align 8, !tbaa !211
  %474 = trunc i64 %473 to i32
  %475 = and i64 %473, 2048
  %476 = icmp eq i64 %475, 0
  %477 = select i1 %476, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %16) #17
  store i32 45, ptr %16, align 8, !tbaa !318
  store ptr null, ptr %82, align 8, !tbaa !321
  store i32 %477, ptr %83, align 8, !tbaa !322
  store i32 %477, ptr %84, align 4, !tbaa !323
  store i32 %468, ptr %85, align 8, !tbaa !324
  store <2 x i32> <i32 1, i32 -1>, ptr %86, align 4, !tbaa !202
  store i32 -1, ptr %87, align 4, !tbaa !325
  %478 = load ptr, ptr %466, align 8, !tbaa !326
  store ptr %478, ptr %88, align 8, !tbaa !327
  %479 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 2
  %480 = load i32, ptr %479, align 4, !tbaa !328
  store i32 %480, ptr %89, align 8, !tbaa !329
  store i32 0, ptr %90, align 4, !tbaa !330
  %481 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 3
  %482 = load i32, ptr %481, align 8, !tbaa !331
  store i32 %482, ptr %91, align 8, !tbaa !332
  store i32 0, ptr %92, align 4, !tbaa !333
  %483 = getelementptr inbounds %struct.image, ptr %466, i64 0, i32 4
  %484 = load i32, ptr %483, align 4, !tbaa !334
  store i32 %484, ptr %93, align 8, !tbaa !335
  %485 = load ptr, ptr %0, align 8, !tbaa !104
  %486 = getelementptr inbounds %struct.device, ptr %485, i64 0, i32 19
  %487 = load ptr, ptr %486, align 8, !tbaa !57
  %488 = load ptr, ptr %81, align 8, !tbaa !192
  call void %487(ptr noundef %488, i32 noundef %474, i32 noundef %474, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %16) #18
  store i32 1, ptr %467, align 8, !tbaa !316
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %16) #17
  br label %489

489:                                              ; preds = %470, %460, %456, %448, %444, %438
  %490 = phi i32 [ %439, %438 ], [ %457, %456 ], [ %453, %448 ], [ %445, %444 ], [ %439, %460 ], [ %439, %470 ]
  %491 = add nuw i64 %440, 1
  %492 = load i64, ptr %149, align 8, !tbaa !270
  %493 = icmp ult i64 %491, %492
  br i1 %493, label %438, label %424, !llvm.loop !336

494:                                              ; preds = %142, %108
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #17
  br label %495

495:                                              ; preds = %494, %424
  %496 = add nuw i64 %97, 1
  %497 = load i64, ptr %36, align 8, !tbaa !262
  %498 = icmp ult i64 %496, %497
  br i1 %498, label %96, label %501, !llvm.loop !337

499:                                              ; preds = %299, %284, %282
  %500 = phi i32 [ %283, %282 ], [ -1000069000, %284 ], [ %300, %299 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %26) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %31) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #17
  br label %1167

501:                                              ; preds = %495, %58
  %502 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %503 = load ptr, ptr %502, align 8, !tbaa !56
  %504 = icmp eq ptr %503, null
  br i1 %504, label %1167, label %505

505:                                              ; preds = %501
  %506 = load i64, ptr %40, align 8, !tbaa !167
  %507 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 25
  %508 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 23
  %509 = load i32, ptr %508, align 8, !tbaa !178
  %510 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 24
  %511 = load i32, ptr %510, align 4, !tbaa !9
  %512 = icmp ugt i32 %511, %509
  br i1 %512, label %513, label %515

513:                                              ; preds = %505
  %514 = load ptr, ptr %507, align 8, !tbaa !88
  br label %526

515:                                              ; preds = %505
  %516 = icmp eq i32 %511, 0
  %517 = shl i32 %511, 1
  %518 = select i1 %516, i32 8, i32 %517
  %519 = load ptr, ptr %507, align 8, !tbaa !56
  %520 = zext i32 %518 to i64
  %521 = mul nuw nsw i64 %520, 24
  %522 = call ptr @realloc(ptr noundef %519, i64 noundef %521) #18
  %523 = icmp eq ptr %522, null
  br i1 %523, label %1167, label %524

524:                                              ; preds = %515
  store ptr %522, ptr %507, align 8, !tbaa !56
  store i32 %518, ptr %510, align 4, !tbaa !9
  %525 = load i32, ptr %508, align 8, !tbaa !178
  br label %526

526:                                              ; preds = %524, %513
  %527 = phi i32 [ %509, %513 ], [ %525, %524 ]
  %528 = phi ptr [ %514, %513 ], [ %522, %524 ]
  %529 = add i32 %527, 1
  store i32 %529, ptr %508, align 8, !tbaa !178
  %530 = zext i32 %527 to i64
  %531 = getelementptr inbounds %struct.arrival, ptr %528, i64 %530
  %532 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %533 = load ptr, ptr %532, align 8, !tbaa !52
  %534 = getelementptr inbounds i8, ptr %533, i64 %59
  store ptr %503, ptr %531, align 8, !tbaa.struct !221
  %535 = getelementptr inbounds i8, ptr %531, i64 8
  store ptr %534, ptr %535, align 8, !tbaa.struct !196
  %536 = getelementptr inbounds i8, ptr %531, i64 16
  store i64 %506, ptr %536, align 8, !tbaa.struct !197
  br label %1167

537:                                              ; preds = %2, %2
  %538 = icmp eq i16 %33, 4
  %539 = zext i1 %538 to i32
  %540 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %541 = load ptr, ptr %540, align 8, !tbaa !191
  %542 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 6
  %543 = load ptr, ptr %542, align 8, !tbaa !51
  %544 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %545 = load i64, ptr %544, align 8, !tbaa !169
  %546 = icmp ult i64 %545, 32769
  br i1 %546, label %547, label %595

547:                                              ; preds = %537
  %548 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 9
  %549 = load i64, ptr %548, align 8, !tbaa !179
  %550 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 1
  %551 = load i64, ptr %550, align 8, !tbaa !166
  %552 = add i64 %549, -1
  %553 = add i64 %552, %551
  %554 = urem i64 %553, %551
  %555 = sub nuw i64 %553, %554
  %556 = add i64 %555, %545
  store i64 %556, ptr %548, align 8, !tbaa !179
  %557 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %558 = load ptr, ptr %557, align 8, !tbaa !338
  br i1 %538, label %590, label %559

559:                                              ; preds = %547
  %560 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 25
  %561 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 23
  %562 = load i32, ptr %561, align 8, !tbaa !178
  %563 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 24
  %564 = load i32, ptr %563, align 4, !tbaa !9
  %565 = icmp ugt i32 %564, %562
  br i1 %565, label %566, label %568

566:                                              ; preds = %559
  %567 = load ptr, ptr %560, align 8, !tbaa !88
  br label %579

568:                                              ; preds = %559
  %569 = icmp eq i32 %564, 0
  %570 = shl i32 %564, 1
  %571 = select i1 %569, i32 8, i32 %570
  %572 = load ptr, ptr %560, align 8, !tbaa !56
  %573 = zext i32 %571 to i64
  %574 = mul nuw nsw i64 %573, 24
  %575 = tail call ptr @realloc(ptr noundef %572, i64 noundef %574) #18
  %576 = icmp eq ptr %575, null
  br i1 %576, label %1167, label %577

577:                                              ; preds = %568
  store ptr %575, ptr %560, align 8, !tbaa !56
  store i32 %571, ptr %563, align 4, !tbaa !9
  %578 = load i32, ptr %561, align 8, !tbaa !178
  br label %579

579:                                              ; preds = %577, %566
  %580 = phi i32 [ %562, %566 ], [ %578, %577 ]
  %581 = phi ptr [ %567, %566 ], [ %575, %577 ]
  %582 = add i32 %580, 1
  store i32 %582, ptr %561, align 8, !tbaa !178
  %583 = zext i32 %580 to i64
  %584 = getelementptr inbounds %struct.arrival, ptr %581, i64 %583
  %585 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 7
  %586 = load ptr, ptr %585, align 8, !tbaa !52
  %587 = getelementptr inbounds i8, ptr %586, i64 %555
  store ptr %558, ptr %584, align 8, !tbaa.struct !221
  %588 = getelementptr inbounds i8, ptr %584, i64 8
  store ptr %587, ptr %588, align 8, !tbaa.struct !196
  %589 = getelementptr inbounds i8, ptr %584, i64 16
  store i64 %545, ptr %589, align 8, !tbaa.struct !197
  br label %701

590:                                              ; preds = %547
  %591 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 7
  %592 = load ptr, ptr %591, align 8, !tbaa !52
  %593 = getelementptr inbounds i8, ptr %592, i64 %555
  %594 = tail call ptr @memcpy(ptr noundef %593, ptr noundef %558, i64 noundef %545) #18
  br label %701

595:                                              ; preds = %537
  %596 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 39
  %597 = load i64, ptr %596, align 8, !tbaa !339
  %598 = icmp eq i64 %597, 255
  br i1 %598, label %645, label %599

599:                                              ; preds = %595
  %600 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %601 = load ptr, ptr %600, align 8, !tbaa !338
  %602 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 28
  %603 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 26
  %604 = load i32, ptr %603, align 8, !tbaa !84
  %605 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 27
  %606 = load i32, ptr %605, align 4, !tbaa !9
  %607 = icmp ugt i32 %606, %604
  br i1 %607, label %608, label %610

608:                                              ; preds = %599
  %609 = load ptr, ptr %602, align 8, !tbaa !85
  br label %622

610:                                              ; preds = %599
  %611 = icmp eq i32 %606, 0
  %612 = shl i32 %606, 1
  %613 = select i1 %611, i32 8, i32 %612
  %614 = load ptr, ptr %602, align 8, !tbaa !56
  %615 = zext i32 %613 to i64
  %616 = shl nuw nsw i64 %615, 4
  %617 = tail call ptr @realloc(ptr noundef %614, i64 noundef %616) #18
  %618 = icmp eq ptr %617, null
  br i1 %618, label %1167, label %619

619:                                              ; preds = %610
  store ptr %617, ptr %602, align 8, !tbaa !56
  store i32 %613, ptr %605, align 4, !tbaa !9
  %620 = load i32, ptr %603, align 8, !tbaa !84
  %621 = load i64, ptr %596, align 8, !tbaa !339
  br label %622

622:                                              ; preds = %619, %608
  %623 = phi i64 [ %597, %608 ], [ %621, %619 ]
  %624 = phi i32 [ %604, %608 ], [ %620, %619 ]
  %625 = phi ptr [ %609, %608 ], [ %617, %619 ]
  %626 = zext i32 %624 to i64
  %627 = getelementptr inbounds %struct.import, ptr %625, i64 %626
  %628 = ptrtoint ptr %601 to i64
  %629 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 40
  %630 = load i64, ptr %629, align 8, !tbaa !340
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
  %642 = load i32, ptr %603, align 8, !tbaa !84
  %643 = add i32 %642, 1
  store i32 %643, ptr %603, align 8, !tbaa !84
  %644 = load ptr, ptr %627, align 8, !tbaa !44
  br label %701

645:                                              ; preds = %595
  %646 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %647 = load ptr, ptr %646, align 8, !tbaa !101
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
  %658 = load i64, ptr %648, align 8, !tbaa !113
  %659 = tail call i64 @llvm.umin.i64(i64 %545, i64 %658)
  %660 = load ptr, ptr %649, align 8, !tbaa !338
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
  %668 = load ptr, ptr %650, align 8, !tbaa !341
  %669 = load i64, ptr %15, align 8, !tbaa !4
  %670 = load ptr, ptr %651, align 8, !tbaa !342
  %671 = load i64, ptr %652, align 8, !tbaa !343
  %672 = add i64 %671, %667
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #17
  store i64 %669, ptr %13, align 8, !tbaa !344
  store i64 %672, ptr %653, align 8, !tbaa !346
  store i64 %666, ptr %654, align 8, !tbaa !347
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #17
  store i64 %672, ptr %14, align 8, !tbaa !344
  store i64 %669, ptr %655, align 8, !tbaa !346
  store i64 %666, ptr %656, align 8, !tbaa !347
  %673 = load ptr, ptr %0, align 8, !tbaa !104
  %674 = getelementptr inbounds %struct.device, ptr %673, i64 0, i32 11
  %675 = load ptr, ptr %674, align 8, !tbaa !348
  %676 = load ptr, ptr %657, align 8, !tbaa !192
  br i1 %538, label %677, label %691

677:                                              ; preds = %665
  call void %675(ptr noundef %676, ptr noundef %668, ptr noundef %670, i32 noundef 1, ptr noundef nonnull %13) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #17
  %678 = add i64 %667, %666
  %679 = load i64, ptr %544, align 8, !tbaa !169
  %680 = icmp ugt i64 %679, %678
  br i1 %680, label %681, label %695

681:                                              ; preds = %691, %677
  %682 = phi i64 [ %679, %677 ], [ %693, %691 ]
  %683 = phi i64 [ %678, %677 ], [ %692, %691 ]
  %684 = sub i64 %682, %683
  %685 = load i64, ptr %648, align 8, !tbaa !113
  %686 = call i64 @llvm.umin.i64(i64 %684, i64 %685)
  %687 = load ptr, ptr %649, align 8, !tbaa !338
  %688 = getelementptr inbounds i8, ptr %687, i64 %683
  %689 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %688, i64 noundef %686, i32 noundef %539, ptr noundef nonnull %15) #16
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %665, label %663, !llvm.loop !349

691:                                              ; preds = %665
  call void %675(ptr noundef %676, ptr noundef %670, ptr noundef %668, i32 noundef 1, ptr noundef nonnull %14) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #17
  %692 = add i64 %667, %666
  %693 = load i64, ptr %544, align 8, !tbaa !169
  %694 = icmp ugt i64 %693, %692
  br i1 %694, label %681, label %696

695:                                              ; preds = %677
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #17
  br label %1167

696:                                              ; preds = %691
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #17
  %697 = load ptr, ptr %646, align 8, !tbaa !101
  %698 = getelementptr inbounds %struct.staging, ptr %697, i64 0, i32 2
  %699 = load i64, ptr %698, align 8, !tbaa !230
  %700 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %699) #16
  br label %1167

701:                                              ; preds = %641, %590, %579
  %702 = phi ptr [ %644, %641 ], [ %543, %590 ], [ %543, %579 ]
  %703 = phi i64 [ %631, %641 ], [ %555, %590 ], [ %555, %579 ]
  %704 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %705 = load i32, ptr %704, align 8, !tbaa !193
  %706 = icmp eq i32 %705, 0
  br i1 %706, label %724, label %707

707:                                              ; preds = %701
  %708 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %709 = load ptr, ptr %708, align 8, !tbaa !134
  %710 = getelementptr inbounds %struct.hardware_queue, ptr %709, i64 0, i32 1
  %711 = load i64, ptr %710, align 8, !tbaa !211
  %712 = trunc i64 %711 to i32
  %713 = and i64 %711, 2048
  %714 = icmp eq i64 %713, 0
  %715 = select i1 %714, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #17
  store i32 46, ptr %12, align 8, !tbaa !212
  %716 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 1
  store ptr null, ptr %716, align 8, !tbaa !214
  %717 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 2
  store i32 %715, ptr %717, align 8, !tbaa !215
  %718 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 3
  store i32 %715, ptr %718, align 4, !tbaa !216
  %719 = load ptr, ptr %0, align 8, !tbaa !104
  %720 = getelementptr inbounds %struct.device, ptr %719, i64 0, i32 19
  %721 = load ptr, ptr %720, align 8, !tbaa !57
  %722 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %723 = load ptr, ptr %722, align 8, !tbaa !192
  call void %721(ptr noundef %723, i32 noundef %712, i32 noundef %712, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #17
  br label %724

724:                                              ; preds = %707, %701
  store i32 1, ptr %704, align 8, !tbaa !193
  %725 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %726 = load ptr, ptr %725, align 8, !tbaa !342
  %727 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %728 = load i64, ptr %727, align 8, !tbaa !343
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #17
  store i64 %703, ptr %10, align 8, !tbaa !344
  %729 = getelementptr inbounds %struct.VkBufferCopy, ptr %10, i64 0, i32 1
  store i64 %728, ptr %729, align 8, !tbaa !346
  %730 = getelementptr inbounds %struct.VkBufferCopy, ptr %10, i64 0, i32 2
  store i64 %545, ptr %730, align 8, !tbaa !347
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #17
  store i64 %728, ptr %11, align 8, !tbaa !344
  %731 = getelementptr inbounds %struct.VkBufferCopy, ptr %11, i64 0, i32 1
  store i64 %703, ptr %731, align 8, !tbaa !346
  %732 = getelementptr inbounds %struct.VkBufferCopy, ptr %11, i64 0, i32 2
  store i64 %545, ptr %732, align 8, !tbaa !347
  %733 = load ptr, ptr %0, align 8, !tbaa !104
  %734 = getelementptr inbounds %struct.device, ptr %733, i64 0, i32 11
  %735 = load ptr, ptr %734, align 8, !tbaa !348
  %736 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %737 = load ptr, ptr %736, align 8, !tbaa !192
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
  %745 = load ptr, ptr %744, align 8, !tbaa !191
  %746 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 6
  %747 = load ptr, ptr %746, align 8, !tbaa !51
  %748 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %749 = load i64, ptr %748, align 8, !tbaa !171
  %750 = icmp ult i64 %749, 32769
  br i1 %750, label %751, label %803

751:                                              ; preds = %741
  %752 = add nuw nsw i64 %749, 48
  %753 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 9
  %754 = load i64, ptr %753, align 8, !tbaa !179
  %755 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 1
  %756 = load i64, ptr %755, align 8, !tbaa !166
  %757 = add i64 %754, -1
  %758 = add i64 %757, %756
  %759 = urem i64 %758, %756
  %760 = sub nuw i64 %758, %759
  %761 = add i64 %752, %760
  store i64 %761, ptr %753, align 8, !tbaa !179
  %762 = add i64 %760, 47
  %763 = urem i64 %762, 48
  %764 = sub nuw i64 %762, %763
  %765 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %766 = load ptr, ptr %765, align 8, !tbaa !350
  br i1 %742, label %798, label %767

767:                                              ; preds = %751
  %768 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 25
  %769 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 23
  %770 = load i32, ptr %769, align 8, !tbaa !178
  %771 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 24
  %772 = load i32, ptr %771, align 4, !tbaa !9
  %773 = icmp ugt i32 %772, %770
  br i1 %773, label %774, label %776

774:                                              ; preds = %767
  %775 = load ptr, ptr %768, align 8, !tbaa !88
  br label %787

776:                                              ; preds = %767
  %777 = icmp eq i32 %772, 0
  %778 = shl i32 %772, 1
  %779 = select i1 %777, i32 8, i32 %778
  %780 = load ptr, ptr %768, align 8, !tbaa !56
  %781 = zext i32 %779 to i64
  %782 = mul nuw nsw i64 %781, 24
  %783 = tail call ptr @realloc(ptr noundef %780, i64 noundef %782) #18
  %784 = icmp eq ptr %783, null
  br i1 %784, label %1167, label %785

785:                                              ; preds = %776
  store ptr %783, ptr %768, align 8, !tbaa !56
  store i32 %779, ptr %771, align 4, !tbaa !9
  %786 = load i32, ptr %769, align 8, !tbaa !178
  br label %787

787:                                              ; preds = %785, %774
  %788 = phi i32 [ %770, %774 ], [ %786, %785 ]
  %789 = phi ptr [ %775, %774 ], [ %783, %785 ]
  %790 = add i32 %788, 1
  store i32 %790, ptr %769, align 8, !tbaa !178
  %791 = zext i32 %788 to i64
  %792 = getelementptr inbounds %struct.arrival, ptr %789, i64 %791
  %793 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 7
  %794 = load ptr, ptr %793, align 8, !tbaa !52
  %795 = getelementptr inbounds i8, ptr %794, i64 %764
  store ptr %766, ptr %792, align 8, !tbaa.struct !221
  %796 = getelementptr inbounds i8, ptr %792, i64 8
  store ptr %795, ptr %796, align 8, !tbaa.struct !196
  %797 = getelementptr inbounds i8, ptr %792, i64 16
  store i64 %749, ptr %797, align 8, !tbaa.struct !197
  br label %969

798:                                              ; preds = %751
  %799 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 7
  %800 = load ptr, ptr %799, align 8, !tbaa !52
  %801 = getelementptr inbounds i8, ptr %800, i64 %764
  %802 = tail call ptr @memcpy(ptr noundef %801, ptr noundef %766, i64 noundef %749) #18
  br label %969

803:                                              ; preds = %741
  %804 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %805 = load ptr, ptr %804, align 8, !tbaa !350
  %806 = ptrtoint ptr %805 to i64
  %807 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 40
  %808 = load i64, ptr %807, align 8, !tbaa !340
  %809 = urem i64 %806, %808
  %810 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 39
  %811 = load i64, ptr %810, align 8, !tbaa !339
  %812 = icmp ne i64 %811, 255
  %813 = and i64 %809, 3
  %814 = icmp eq i64 %813, 0
  %815 = select i1 %812, i1 %814, i1 false
  %816 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %817 = load i64, ptr %816, align 8, !tbaa !351
  br i1 %815, label %818, label %865

818:                                              ; preds = %803
  %819 = urem i64 %809, %817
  %820 = icmp eq i64 %819, 0
  br i1 %820, label %821, label %865

821:                                              ; preds = %818
  %822 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 28
  %823 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 26
  %824 = load i32, ptr %823, align 8, !tbaa !84
  %825 = getelementptr inbounds %struct.context, ptr %745, i64 0, i32 27
  %826 = load i32, ptr %825, align 4, !tbaa !9
  %827 = icmp ugt i32 %826, %824
  br i1 %827, label %828, label %830

828:                                              ; preds = %821
  %829 = load ptr, ptr %822, align 8, !tbaa !85
  br label %844

830:                                              ; preds = %821
  %831 = icmp eq i32 %826, 0
  %832 = shl i32 %826, 1
  %833 = select i1 %831, i32 8, i32 %832
  %834 = load ptr, ptr %822, align 8, !tbaa !56
  %835 = zext i32 %833 to i64
  %836 = shl nuw nsw i64 %835, 4
  %837 = tail call ptr @realloc(ptr noundef %834, i64 noundef %836) #18
  %838 = icmp eq ptr %837, null
  br i1 %838, label %1167, label %839

839:                                              ; preds = %830
  store ptr %837, ptr %822, align 8, !tbaa !56
  store i32 %833, ptr %825, align 4, !tbaa !9
  %840 = load i32, ptr %823, align 8, !tbaa !84
  %841 = load i64, ptr %807, align 8, !tbaa !340
  %842 = load i64, ptr %810, align 8, !tbaa !339
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
  %862 = load i32, ptr %823, align 8, !tbaa !84
  %863 = add i32 %862, 1
  store i32 %863, ptr %823, align 8, !tbaa !84
  %864 = load ptr, ptr %851, align 8, !tbaa !44
  br label %969

865:                                              ; preds = %818, %803
  %866 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %867 = load ptr, ptr %866, align 8, !tbaa !101
  %868 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %869 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %870 = load i32, ptr %869, align 4, !tbaa !352
  %871 = zext i32 %870 to i64
  %872 = mul i64 %817, %871
  %873 = getelementptr inbounds %struct.staging, ptr %867, i64 0, i32 1
  %874 = getelementptr inbounds %struct.staging, ptr %867, i64 0, i32 1, i32 3
  %875 = load i64, ptr %874, align 8, !tbaa !113
  %876 = udiv i64 %875, %872
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #17
  %877 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %878 = load i64, ptr %877, align 8, !tbaa !353
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
  %897 = load i32, ptr %881, align 4, !tbaa !354
  br label %898

898:                                              ; preds = %953, %880
  %899 = phi i64 [ %878, %880 ], [ %954, %953 ]
  %900 = phi i32 [ %897, %880 ], [ %955, %953 ]
  %901 = phi i64 [ 0, %880 ], [ %958, %953 ]
  %902 = phi ptr [ %805, %880 ], [ %956, %953 ]
  %903 = icmp eq i32 %900, 0
  br i1 %903, label %953, label %904

904:                                              ; preds = %898
  %905 = load i32, ptr %882, align 4, !tbaa !355
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
  %921 = load i32, ptr %884, align 8, !tbaa !356
  %922 = load i32, ptr %885, align 4, !tbaa !357
  %923 = add nsw i32 %922, %916
  %924 = load i32, ptr %886, align 8, !tbaa !358
  %925 = add nsw i32 %924, %911
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #17
  %926 = load i64, ptr %868, align 8, !tbaa !359
  store i64 %926, ptr %9, align 8, !tbaa !359
  %927 = load i64, ptr %888, align 8, !tbaa !360
  %928 = add i64 %927, %901
  store i64 %928, ptr %887, align 8, !tbaa !360
  store i64 1, ptr %889, align 8, !tbaa !353
  store i32 %921, ptr %890, align 8, !tbaa.struct !361
  store i32 %923, ptr %891, align 4, !tbaa.struct !362
  store i32 %925, ptr %892, align 8, !tbaa.struct !241
  %929 = load i32, ptr %869, align 4, !tbaa !352
  store i32 %929, ptr %893, align 4, !tbaa !363
  store i32 %920, ptr %894, align 8, !tbaa !364
  store i32 1, ptr %895, align 4, !tbaa !365
  %930 = zext i32 %920 to i64
  %931 = mul i64 %872, %930
  %932 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %915, i64 noundef %931, i32 noundef %743, ptr noundef nonnull %8) #16
  %933 = icmp eq i32 %932, 0
  br i1 %933, label %934, label %960

934:                                              ; preds = %913
  %935 = load ptr, ptr %873, align 8, !tbaa !341
  %936 = load i64, ptr %8, align 8, !tbaa !4
  %937 = load ptr, ptr %896, align 8, !tbaa !366
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %935, i64 noundef %936, ptr noundef %937, ptr noundef nonnull %9, i32 noundef %743) #16
  %938 = getelementptr inbounds i8, ptr %915, i64 %931
  %939 = add i32 %920, %916
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #17
  %940 = load i32, ptr %882, align 4, !tbaa !355
  %941 = icmp ugt i32 %940, %939
  br i1 %941, label %913, label %942, !llvm.loop !367

942:                                              ; preds = %934
  %943 = load i32, ptr %881, align 4, !tbaa !354
  br label %944

944:                                              ; preds = %942, %906
  %945 = phi i32 [ %907, %906 ], [ %943, %942 ]
  %946 = phi i32 [ %908, %906 ], [ %943, %942 ]
  %947 = phi i32 [ 0, %906 ], [ %940, %942 ]
  %948 = phi ptr [ %910, %906 ], [ %938, %942 ]
  %949 = add nuw i32 %911, 1
  %950 = icmp ult i32 %949, %946
  br i1 %950, label %906, label %951, !llvm.loop !368

951:                                              ; preds = %944
  %952 = load i64, ptr %877, align 8, !tbaa !353
  br label %953

953:                                              ; preds = %951, %898
  %954 = phi i64 [ %899, %898 ], [ %952, %951 ]
  %955 = phi i32 [ 0, %898 ], [ %945, %951 ]
  %956 = phi ptr [ %902, %898 ], [ %948, %951 ]
  %957 = add nuw nsw i64 %901, 1
  %958 = and i64 %957, 4294967295
  %959 = icmp ugt i64 %954, %958
  br i1 %959, label %898, label %961, !llvm.loop !369

960:                                              ; preds = %913
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #17
  br label %967

961:                                              ; preds = %953, %865
  br i1 %742, label %967, label %962

962:                                              ; preds = %961
  %963 = load ptr, ptr %866, align 8, !tbaa !101
  %964 = getelementptr inbounds %struct.staging, ptr %963, i64 0, i32 2
  %965 = load i64, ptr %964, align 8, !tbaa !230
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
  %973 = load i32, ptr %972, align 8, !tbaa !193
  %974 = icmp eq i32 %973, 0
  br i1 %974, label %992, label %975

975:                                              ; preds = %969
  %976 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %977 = load ptr, ptr %976, align 8, !tbaa !134
  %978 = getelementptr inbounds %struct.hardware_queue, ptr %977, i64 0, i32 1
  %979 = load i64, ptr %978, align 8, !tbaa !211
  %980 = trunc i64 %979 to i32
  %981 = and i64 %979, 2048
  %982 = icmp eq i64 %981, 0
  %983 = select i1 %982, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store i32 46, ptr %7, align 8, !tbaa !212
  %984 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %984, align 8, !tbaa !214
  %985 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %983, ptr %985, align 8, !tbaa !215
  %986 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %983, ptr %986, align 4, !tbaa !216
  %987 = load ptr, ptr %0, align 8, !tbaa !104
  %988 = getelementptr inbounds %struct.device, ptr %987, i64 0, i32 19
  %989 = load ptr, ptr %988, align 8, !tbaa !57
  %990 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %991 = load ptr, ptr %990, align 8, !tbaa !192
  call void %989(ptr noundef %991, i32 noundef %980, i32 noundef %980, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  br label %992

992:                                              ; preds = %975, %969
  store i32 1, ptr %972, align 8, !tbaa !193
  %993 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %994 = load ptr, ptr %993, align 8, !tbaa !366
  %995 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %970, i64 noundef %971, ptr noundef %994, ptr noundef nonnull %995, i32 noundef %743) #16
  br label %1167

996:                                              ; preds = %2
  %997 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %998 = load ptr, ptr %997, align 8, !tbaa !56
  %999 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %1000 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %1001 = load i32, ptr %1000, align 4, !tbaa !165
  %1002 = zext i32 %1001 to i64
  %1003 = getelementptr inbounds i8, ptr %1, i64 %1002
  %1004 = getelementptr inbounds %struct.context, ptr %998, i64 0, i32 38
  %1005 = load ptr, ptr %1004, align 8, !tbaa !92
  %1006 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %1007 = load i32, ptr %1006, align 8, !tbaa !193
  %1008 = icmp eq i32 %1007, 0
  br i1 %1008, label %1025, label %1009

1009:                                             ; preds = %996
  %1010 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1011 = load ptr, ptr %1010, align 8, !tbaa !134
  %1012 = getelementptr inbounds %struct.hardware_queue, ptr %1011, i64 0, i32 1
  %1013 = load i64, ptr %1012, align 8, !tbaa !211
  %1014 = trunc i64 %1013 to i32
  %1015 = and i64 %1013, 2048
  %1016 = icmp eq i64 %1015, 0
  %1017 = select i1 %1016, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #17
  store i32 46, ptr %5, align 8, !tbaa !212
  %1018 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %1018, align 8, !tbaa !214
  %1019 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %1017, ptr %1019, align 8, !tbaa !215
  %1020 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %1017, ptr %1020, align 4, !tbaa !216
  %1021 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 19
  %1022 = load ptr, ptr %1021, align 8, !tbaa !57
  %1023 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1024 = load ptr, ptr %1023, align 8, !tbaa !192
  call void %1022(ptr noundef %1024, i32 noundef %1014, i32 noundef %1014, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #17
  br label %1025

1025:                                             ; preds = %1009, %996
  store i32 1, ptr %1006, align 8, !tbaa !193
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
  %1049 = load i32, ptr %1048, align 4, !tbaa !165
  %1050 = zext i32 %1049 to i64
  %1051 = add nsw i64 %1050, -32
  store i64 %1045, ptr %1044, align 8, !tbaa.struct !370
  %1052 = getelementptr inbounds i8, ptr %1044, i64 8
  store i64 %1047, ptr %1052, align 8, !tbaa.struct !291
  %1053 = getelementptr inbounds i8, ptr %1044, i64 16
  store i64 %1051, ptr %1053, align 8, !tbaa.struct !197
  %1054 = load i32, ptr %1048, align 4, !tbaa !165
  %1055 = zext i32 %1054 to i64
  %1056 = getelementptr inbounds i8, ptr %1041, i64 %1055
  %1057 = icmp ult ptr %1056, %1003
  %1058 = icmp ult i64 %1040, 63
  %1059 = select i1 %1057, i1 %1058, i1 false
  br i1 %1059, label %1039, label %1060, !llvm.loop !371

1060:                                             ; preds = %1039
  %1061 = trunc i64 %1043 to i32
  br label %1062

1062:                                             ; preds = %1060, %1035
  %1063 = phi i32 [ 0, %1035 ], [ %1061, %1060 ]
  %1064 = phi ptr [ %1037, %1035 ], [ %1046, %1060 ]
  %1065 = phi ptr [ %1036, %1035 ], [ %1056, %1060 ]
  %1066 = load ptr, ptr %0, align 8, !tbaa !104
  %1067 = getelementptr inbounds %struct.device, ptr %1066, i64 0, i32 11
  %1068 = load ptr, ptr %1067, align 8, !tbaa !348
  %1069 = load ptr, ptr %1028, align 8, !tbaa !192
  %1070 = load ptr, ptr %1029, align 8, !tbaa !191
  %1071 = getelementptr inbounds %struct.context, ptr %1070, i64 0, i32 6
  %1072 = load ptr, ptr %1071, align 8, !tbaa !51
  %1073 = load ptr, ptr %1030, align 8, !tbaa !51
  call void %1068(ptr noundef %1069, ptr noundef %1072, ptr noundef %1073, i32 noundef %1063, ptr noundef nonnull %6) #18
  %1074 = icmp eq ptr %1065, %1003
  br i1 %1074, label %1075, label %1091

1075:                                             ; preds = %1062
  %1076 = load i32, ptr %1006, align 8, !tbaa !193
  %1077 = icmp eq i32 %1076, 0
  br i1 %1077, label %1090, label %1078

1078:                                             ; preds = %1075
  %1079 = load ptr, ptr %1031, align 8, !tbaa !134
  %1080 = getelementptr inbounds %struct.hardware_queue, ptr %1079, i64 0, i32 1
  %1081 = load i64, ptr %1080, align 8, !tbaa !211
  %1082 = trunc i64 %1081 to i32
  %1083 = and i64 %1081, 2048
  %1084 = icmp eq i64 %1083, 0
  %1085 = select i1 %1084, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #17
  store i32 46, ptr %4, align 8, !tbaa !212
  store ptr null, ptr %1032, align 8, !tbaa !214
  store i32 %1085, ptr %1033, align 8, !tbaa !215
  store i32 %1085, ptr %1034, align 4, !tbaa !216
  %1086 = load ptr, ptr %0, align 8, !tbaa !104
  %1087 = getelementptr inbounds %struct.device, ptr %1086, i64 0, i32 19
  %1088 = load ptr, ptr %1087, align 8, !tbaa !57
  %1089 = load ptr, ptr %1028, align 8, !tbaa !192
  call void %1088(ptr noundef %1089, i32 noundef %1082, i32 noundef %1082, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #17
  br label %1090

1090:                                             ; preds = %1078, %1075
  store i32 1, ptr %1006, align 8, !tbaa !193
  br label %1091

1091:                                             ; preds = %1090, %1062
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #17
  %1092 = icmp ult ptr %1065, %1003
  br i1 %1092, label %1035, label %1093, !llvm.loop !372

1093:                                             ; preds = %1091, %1025
  %1094 = load ptr, ptr %0, align 8, !tbaa !104
  %1095 = getelementptr inbounds %struct.device, ptr %1094, i64 0, i32 17
  %1096 = load ptr, ptr %1095, align 8, !tbaa !373
  %1097 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1098 = load ptr, ptr %1097, align 8, !tbaa !192
  %1099 = getelementptr inbounds %struct.context, ptr %998, i64 0, i32 19
  %1100 = load ptr, ptr %1099, align 8, !tbaa !55
  call void %1096(ptr noundef %1098, i32 noundef 1, ptr noundef %1100) #18
  br label %1167

1101:                                             ; preds = %2
  %1102 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %1103 = load i32, ptr %1102, align 8, !tbaa !193
  %1104 = icmp eq i32 %1103, 0
  br i1 %1104, label %1122, label %1105

1105:                                             ; preds = %1101
  %1106 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1107 = load ptr, ptr %1106, align 8, !tbaa !134
  %1108 = getelementptr inbounds %struct.hardware_queue, ptr %1107, i64 0, i32 1
  %1109 = load i64, ptr %1108, align 8, !tbaa !211
  %1110 = trunc i64 %1109 to i32
  %1111 = and i64 %1109, 2048
  %1112 = icmp eq i64 %1111, 0
  %1113 = select i1 %1112, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #17
  store i32 46, ptr %3, align 8, !tbaa !212
  %1114 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1114, align 8, !tbaa !214
  %1115 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1113, ptr %1115, align 8, !tbaa !215
  %1116 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1113, ptr %1116, align 4, !tbaa !216
  %1117 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 19
  %1118 = load ptr, ptr %1117, align 8, !tbaa !57
  %1119 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1120 = load ptr, ptr %1119, align 8, !tbaa !192
  call void %1118(ptr noundef %1120, i32 noundef %1110, i32 noundef %1110, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #17
  %1121 = load i16, ptr %1, align 4, !tbaa !163
  br label %1122

1122:                                             ; preds = %1101, %1105
  %1123 = phi i16 [ %33, %1101 ], [ %1121, %1105 ]
  store i32 1, ptr %1102, align 8, !tbaa !193
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
  %1126 = load ptr, ptr %1125, align 8, !tbaa !348
  %1127 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1128 = load ptr, ptr %1127, align 8, !tbaa !192
  %1129 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1130 = load ptr, ptr %1129, align 8, !tbaa !374
  %1131 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1132 = load ptr, ptr %1131, align 8, !tbaa !376
  %1133 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1126(ptr noundef %1128, ptr noundef %1130, ptr noundef %1132, i32 noundef 1, ptr noundef nonnull %1133) #18
  br label %1167

1134:                                             ; preds = %1122
  %1135 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 18
  %1136 = load ptr, ptr %1135, align 8, !tbaa !377
  %1137 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1138 = load ptr, ptr %1137, align 8, !tbaa !192
  %1139 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1140 = load ptr, ptr %1139, align 8, !tbaa !378
  %1141 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1142 = load i64, ptr %1141, align 8, !tbaa !380
  %1143 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1144 = load i64, ptr %1143, align 8, !tbaa !381
  %1145 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1146 = load i32, ptr %1145, align 8, !tbaa !382
  call void %1136(ptr noundef %1138, ptr noundef %1140, i64 noundef %1142, i64 noundef %1144, i32 noundef %1146) #18
  br label %1167

1147:                                             ; preds = %1122, %1122
  %1148 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1149 = load ptr, ptr %1148, align 8, !tbaa !383
  %1150 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1151 = load i64, ptr %1150, align 8, !tbaa !385
  %1152 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1153 = load ptr, ptr %1152, align 8, !tbaa !386
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
  %1160 = load ptr, ptr %1159, align 8, !tbaa !387
  %1161 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1162 = load i64, ptr %1161, align 8, !tbaa !389
  %1163 = trunc i64 %1162 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1160, i32 noundef %1163) #16
  br label %1167

1164:                                             ; preds = %1122
  %1165 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1166 = load ptr, ptr %1165, align 8, !tbaa !387
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
  %7 = load ptr, ptr %0, align 8, !tbaa !104
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 1
  br label %9

9:                                                ; preds = %58, %6
  %10 = phi ptr [ %1, %6 ], [ %59, %58 ]
  %11 = phi i64 [ 0, %6 ], [ %60, %58 ]
  %12 = load i16, ptr %10, align 8, !tbaa !163
  %13 = icmp eq i16 %12, 13
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  br label %58

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !165
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
  %22 = load i64, ptr %8, align 8, !tbaa !166
  %23 = add i64 %22, -1
  %24 = add i64 %23, %19
  %25 = urem i64 %24, %22
  %26 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !56
  %28 = getelementptr inbounds %struct.kernel, ptr %27, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !167
  %30 = add i64 %29, %23
  %31 = urem i64 %30, %22
  %32 = add i64 %11, %24
  %33 = add i64 %25, %31
  %34 = sub i64 %32, %33
  %35 = add i64 %34, %30
  br label %58

36:                                               ; preds = %16, %16
  %37 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !169
  %39 = icmp ult i64 %38, 32769
  br i1 %39, label %40, label %58

40:                                               ; preds = %36
  %41 = load i64, ptr %8, align 8, !tbaa !166
  %42 = add nsw i64 %38, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %11, %44
  %46 = add i64 %45, %43
  br label %58

47:                                               ; preds = %16, %16
  %48 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !171
  %50 = icmp ult i64 %49, 32769
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i64, ptr %8, align 8, !tbaa !166
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
  br i1 %61, label %9, label %62, !llvm.loop !176

62:                                               ; preds = %58, %3
  %63 = phi i64 [ 0, %3 ], [ %60, %58 ]
  ret i64 %63
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17
  store i64 0, ptr %2, align 8, !tbaa !4
  %3 = load ptr, ptr %0, align 8, !tbaa !104
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 30
  %5 = load ptr, ptr %4, align 8, !tbaa !145
  %6 = load ptr, ptr %3, align 8, !tbaa !41
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !135
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
  %17 = load ptr, ptr %16, align 8, !tbaa !225
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
  %28 = load i64, ptr %27, align 8, !tbaa !132
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
  %37 = load ptr, ptr %26, align 8, !tbaa !158
  store ptr %37, ptr %16, align 8, !tbaa !225
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %16, ptr %21, align 8, !tbaa !138
  br label %40

40:                                               ; preds = %39, %35
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #18
  %42 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 3
  %43 = load atomic i32, ptr %42 seq_cst, align 8
  %44 = icmp eq i32 %43, 5
  br i1 %44, label %45, label %120

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 15
  %47 = load ptr, ptr %46, align 8, !tbaa !190
  %48 = icmp eq ptr %47, null
  br i1 %48, label %74, label %49

49:                                               ; preds = %45
  %50 = load ptr, ptr %22, align 8, !tbaa !134
  %51 = getelementptr inbounds %struct.hardware_queue, ptr %50, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !211
  %53 = and i64 %52, 2048
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %74

55:                                               ; preds = %49
  %56 = load ptr, ptr %0, align 8, !tbaa !104
  %57 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 29
  %58 = load ptr, ptr %57, align 8, !tbaa !390
  %59 = load ptr, ptr %56, align 8, !tbaa !41
  %60 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 10
  %61 = load ptr, ptr %60, align 8, !tbaa !83
  %62 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 12
  %63 = load i32, ptr %62, align 4, !tbaa !207
  %64 = zext i32 %63 to i64
  %65 = shl nuw nsw i64 %64, 3
  %66 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 7
  %67 = load ptr, ptr %66, align 8, !tbaa !52
  %68 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 13
  %69 = load i64, ptr %68, align 8, !tbaa !208
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = call i32 %58(ptr noundef %59, ptr noundef %61, i32 noundef 0, i32 noundef %63, i64 noundef %65, ptr noundef %70, i64 noundef 8, i32 noundef 3) #18
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %74, label %73

73:                                               ; preds = %55
  store atomic i32 %71, ptr %23 seq_cst, align 8
  br label %74

74:                                               ; preds = %73, %55, %49, %45
  %75 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 23
  %76 = load i32, ptr %75, align 8, !tbaa !178
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %80, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 25
  br label %106

80:                                               ; preds = %106, %74
  %81 = load ptr, ptr %0, align 8, !tbaa !104
  %82 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 26
  %83 = load i32, ptr %82, align 8, !tbaa !84
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %104, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 28
  %87 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 24
  %88 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 28
  br label %89

89:                                               ; preds = %89, %85
  %90 = phi i32 [ %83, %85 ], [ %102, %89 ]
  %91 = load ptr, ptr %86, align 8, !tbaa !85
  %92 = add i32 %90, -1
  store i32 %92, ptr %82, align 8, !tbaa !84
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
  %102 = load i32, ptr %82, align 8, !tbaa !84
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %89, !llvm.loop !86

104:                                              ; preds = %89, %80
  store atomic i32 0, ptr %42 seq_cst, align 8
  %105 = load ptr, ptr %24, align 8, !tbaa !157
  store ptr %105, ptr %26, align 8, !tbaa !158
  store ptr %26, ptr %24, align 8, !tbaa !157
  br label %120

106:                                              ; preds = %106, %78
  %107 = phi i64 [ 0, %78 ], [ %116, %106 ]
  %108 = load ptr, ptr %79, align 8, !tbaa !88
  %109 = getelementptr inbounds %struct.arrival, ptr %108, i64 %107
  %110 = load ptr, ptr %109, align 8, !tbaa !391
  %111 = getelementptr inbounds %struct.arrival, ptr %108, i64 %107, i32 1
  %112 = load ptr, ptr %111, align 8, !tbaa !393
  %113 = getelementptr inbounds %struct.arrival, ptr %108, i64 %107, i32 2
  %114 = load i64, ptr %113, align 8, !tbaa !394
  %115 = call ptr @memcpy(ptr noundef %110, ptr noundef %112, i64 noundef %114) #18
  %116 = add nuw nsw i64 %107, 1
  %117 = load i32, ptr %75, align 8, !tbaa !178
  %118 = zext i32 %117 to i64
  %119 = icmp ult i64 %116, %118
  br i1 %119, label %106, label %80, !llvm.loop !395

120:                                              ; preds = %40, %104
  %121 = load ptr, ptr %16, align 8, !tbaa !225
  %122 = icmp eq ptr %121, null
  br i1 %122, label %30, label %25, !llvm.loop !396
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
  %5 = load ptr, ptr %0, align 8, !tbaa !104
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 30
  %7 = load ptr, ptr %6, align 8, !tbaa !145
  %8 = load ptr, ptr %5, align 8, !tbaa !41
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8, !tbaa !135
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
  %30 = load i32, ptr %29, align 8, !tbaa !147
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
  %9 = load ptr, ptr %0, align 8, !tbaa !104
  %10 = getelementptr inbounds %struct.device, ptr %9, i64 0, i32 30
  %11 = load ptr, ptr %10, align 8, !tbaa !145
  %12 = load ptr, ptr %9, align 8, !tbaa !41
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %14 = load ptr, ptr %13, align 8, !tbaa !135
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
  %25 = load i64, ptr %7, align 8, !tbaa !160
  %26 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !162
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
  store i32 1000207004, ptr %6, align 8, !tbaa !115
  store ptr null, ptr %31, align 8, !tbaa !117
  store <2 x i32> <i32 0, i32 1>, ptr %32, align 8, !tbaa !9
  store ptr %13, ptr %33, align 8, !tbaa !118
  store ptr %5, ptr %34, align 8, !tbaa !119
  %43 = load ptr, ptr %0, align 8, !tbaa !104
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 38
  %45 = load ptr, ptr %44, align 8, !tbaa !120
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
  %54 = load i64, ptr %4, align 8, !tbaa !160
  %55 = load i64, ptr %35, align 8, !tbaa !162
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17
  %56 = sub i64 %54, %25
  %57 = mul i64 %56, 1000000000
  %58 = sub i64 %55, %27
  %59 = add i64 %58, %57
  %60 = icmp ult i64 %59, %2
  br i1 %60, label %36, label %61, !llvm.loop !397

61:                                               ; preds = %36, %52, %50, %23, %19
  %62 = phi i32 [ 1, %19 ], [ 0, %23 ], [ 0, %36 ], [ 0, %52 ], [ 1, %50 ]
  ret i32 %62
}

; Function Attrs: nounwind
define dso_local void @queue_idle(ptr noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8, !tbaa !143
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #18
  %5 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 10
  %6 = load i32, ptr %5, align 4, !tbaa !228
  %7 = add i32 %6, 1
  store i32 %7, ptr %5, align 4, !tbaa !228
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #18
  %9 = load ptr, ptr %2, align 8, !tbaa !143
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef %9) #18
  %11 = getelementptr inbounds %struct.line, ptr %9, i64 0, i32 3
  %12 = getelementptr inbounds %struct.line, ptr %9, i64 0, i32 5
  %13 = getelementptr inbounds %struct.line, ptr %9, i64 0, i32 2
  br label %14

14:                                               ; preds = %29, %1
  %15 = load ptr, ptr %11, align 8, !tbaa !56
  %16 = icmp eq ptr %15, null
  br i1 %16, label %26, label %21

17:                                               ; preds = %21
  %18 = getelementptr inbounds %struct.context, ptr %22, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !56
  %20 = icmp eq ptr %19, null
  br i1 %20, label %26, label %21, !llvm.loop !149

21:                                               ; preds = %14, %17
  %22 = phi ptr [ %19, %17 ], [ %15, %14 ]
  %23 = getelementptr inbounds %struct.context, ptr %22, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !150
  %25 = icmp eq ptr %24, %0
  br i1 %25, label %29, label %17

26:                                               ; preds = %17, %14
  %27 = load ptr, ptr %12, align 8, !tbaa !151
  %28 = icmp eq ptr %27, %0
  br i1 %28, label %29, label %31

29:                                               ; preds = %21, %26
  %30 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %13, ptr noundef %9) #18
  br label %14, !llvm.loop !152

31:                                               ; preds = %26
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #18
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !134
  %35 = getelementptr inbounds %struct.hardware_queue, ptr %34, i64 0, i32 2
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %35) #18
  %37 = load ptr, ptr %0, align 8, !tbaa !104
  %38 = getelementptr inbounds %struct.device, ptr %37, i64 0, i32 32
  %39 = load ptr, ptr %38, align 8, !tbaa !398
  %40 = load ptr, ptr %33, align 8, !tbaa !134
  %41 = load ptr, ptr %40, align 8, !tbaa !399
  %42 = tail call i32 %39(ptr noundef %41) #18
  %43 = load ptr, ptr %33, align 8, !tbaa !134
  %44 = getelementptr inbounds %struct.hardware_queue, ptr %43, i64 0, i32 2
  %45 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %44) #18
  %46 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #18
  %47 = load i32, ptr %5, align 4, !tbaa !228
  %48 = add i32 %47, -1
  store i32 %48, ptr %5, align 4, !tbaa !228
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #18
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #18
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store <2 x ptr> zeroinitializer, ptr %4, align 8, !tbaa !56
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %5, ptr %6, align 8, !tbaa !138
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store i32 1, ptr %7, align 4, !tbaa !146
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #18
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #18
  tail call fastcc void @leave_line(ptr noundef %0) #16
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %12 = load ptr, ptr %11, align 8, !tbaa !101
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #18
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !106
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #18
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #18
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !400
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #18
  tail call void @free(ptr noundef nonnull %12) #18
  store ptr null, ptr %11, align 8, !tbaa !101
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %26 = load i32, ptr %25, align 4, !tbaa !137
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %30 = load i64, ptr %29, align 8, !tbaa !401
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #18
  store i32 0, ptr %25, align 4, !tbaa !137
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #4

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @hand_over_held(ptr noundef %0) unnamed_addr #3 {
  %2 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %3 = alloca %struct.VkSemaphoreSignalInfo, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8, !tbaa !150
  %7 = load ptr, ptr %6, align 8, !tbaa !104
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 41
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11, !prof !159

11:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #17
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %13 = load i64, ptr %4, align 8, !tbaa !160
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !162
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17
  br label %18

18:                                               ; preds = %1, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %1 ]
  %20 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 4
  %21 = load i64, ptr %20, align 8, !tbaa !132
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
  %31 = load ptr, ptr %30, align 8, !tbaa !226
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28, %33
  %34 = phi ptr [ %35, %33 ], [ %31, %28 ]
  %35 = load ptr, ptr %34, align 8, !tbaa !108
  call void @free(ptr noundef nonnull %34) #18
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %33, !llvm.loop !231

37:                                               ; preds = %33, %28
  store ptr null, ptr %30, align 8, !tbaa !226
  %38 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  store ptr %30, ptr %38, align 8, !tbaa !182
  %39 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 3
  store atomic i32 4, ptr %39 seq_cst, align 8
  store atomic i32 %29, ptr %22 seq_cst, align 8
  %40 = load ptr, ptr %6, align 8, !tbaa !104
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
  store i32 1000207004, ptr %2, align 8, !tbaa !115
  store ptr null, ptr %44, align 8, !tbaa !117
  store <2 x i32> <i32 0, i32 1>, ptr %45, align 8, !tbaa !9
  store ptr %47, ptr %46, align 8, !tbaa !118
  store ptr %49, ptr %48, align 8, !tbaa !119
  %55 = load ptr, ptr %50, align 8, !tbaa !120
  %56 = load ptr, ptr %40, align 8, !tbaa !41
  %57 = call i32 %55(ptr noundef %56, ptr noundef nonnull %2, i64 noundef 100000000) #18
  %58 = icmp eq i32 %57, 2
  br i1 %58, label %51, label %59, !llvm.loop !402

59:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17
  store i32 1000207005, ptr %3, align 8, !tbaa !125
  %60 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 1
  store ptr null, ptr %60, align 8, !tbaa !127
  %61 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 2
  %62 = load ptr, ptr %47, align 8, !tbaa !135
  store ptr %62, ptr %61, align 8, !tbaa !129
  %63 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 3
  store i64 %21, ptr %63, align 8, !tbaa !130
  %64 = icmp eq i32 %57, 0
  br i1 %64, label %65, label %70

65:                                               ; preds = %59
  %66 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 36
  %67 = load ptr, ptr %66, align 8, !tbaa !131
  %68 = load ptr, ptr %40, align 8, !tbaa !41
  %69 = call i32 %67(ptr noundef %68, ptr noundef nonnull %3) #18
  br label %70

70:                                               ; preds = %65, %59
  %71 = phi i32 [ %57, %59 ], [ %69, %65 ]
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %74

73:                                               ; preds = %70
  store i64 %21, ptr %49, align 8, !tbaa !403
  br label %74

74:                                               ; preds = %73, %70
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #17
  br label %75

75:                                               ; preds = %51, %37, %74
  %76 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 20
  %77 = call i32 @pthread_mutex_lock(ptr noundef nonnull %76) #18
  %78 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 12
  %79 = load i32, ptr %78, align 8, !tbaa !147
  %80 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %76) #18
  %81 = icmp eq i32 %79, 0
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 21
  %84 = call i32 @pthread_cond_signal(ptr noundef nonnull %83) #18
  br label %85

85:                                               ; preds = %82, %75, %25
  %86 = icmp eq i64 %19, 0
  br i1 %86, label %94, label %87, !prof !159

87:                                               ; preds = %85
  %88 = load ptr, ptr %6, align 8, !tbaa !104
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
  %8 = load ptr, ptr %7, align 8, !tbaa !101
  %9 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 4
  %10 = load i64, ptr %9, align 8, !tbaa !132
  %11 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
  %12 = load i32, ptr %11, align 8, !tbaa !181
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
  %38 = load ptr, ptr %23, align 8, !tbaa !89
  %39 = load ptr, ptr %26, align 8, !tbaa !91
  %40 = load ptr, ptr %27, align 8, !tbaa !90
  %41 = zext i32 %35 to i64
  br label %59

42:                                               ; preds = %81
  %43 = trunc i64 %109 to i32
  %44 = trunc i64 %73 to i32
  br label %45

45:                                               ; preds = %42, %34
  %46 = phi i32 [ 0, %34 ], [ %43, %42 ]
  %47 = phi i32 [ %35, %34 ], [ %44, %42 ]
  %48 = load ptr, ptr %28, align 8, !tbaa !226
  %49 = icmp eq ptr %48, null
  br i1 %49, label %56, label %50

50:                                               ; preds = %45
  %51 = getelementptr inbounds %struct.chunk, ptr %48, i64 0, i32 5
  %52 = load i32, ptr %51, align 4, !tbaa !404
  %53 = icmp ult i32 %52, %47
  br i1 %53, label %54, label %56

54:                                               ; preds = %50
  %55 = load ptr, ptr %48, align 8, !tbaa !108
  store ptr %55, ptr %28, align 8, !tbaa !226
  store ptr null, ptr %48, align 8, !tbaa !108
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
  store i32 0, ptr %64, align 8, !tbaa !405
  %65 = getelementptr inbounds %struct.submission, ptr %38, i64 %61, i32 3
  %66 = load i64, ptr %65, align 8, !tbaa !407
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %59
  %69 = load ptr, ptr %24, align 8, !tbaa !408
  store ptr %69, ptr %63, align 8, !tbaa !56
  store i32 1, ptr %64, align 8, !tbaa !405
  %70 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60, i32 1, i64 0
  store i64 %66, ptr %70, align 8, !tbaa !4
  br label %71

71:                                               ; preds = %68, %59
  %72 = phi i32 [ 1, %68 ], [ 0, %59 ]
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %75, label %81

75:                                               ; preds = %71
  %76 = load ptr, ptr %25, align 8, !tbaa !135
  %77 = zext i32 %72 to i64
  %78 = getelementptr inbounds [2 x ptr], ptr %63, i64 0, i64 %77
  store ptr %76, ptr %78, align 8, !tbaa !56
  %79 = add nuw nsw i32 %72, 1
  store i32 %79, ptr %64, align 8, !tbaa !405
  %80 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60, i32 1, i64 %77
  store i64 %10, ptr %80, align 8, !tbaa !4
  br label %81

81:                                               ; preds = %75, %71
  %82 = phi i32 [ %79, %75 ], [ %72, %71 ]
  %83 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %4, i64 0, i64 %60
  %84 = getelementptr inbounds %struct.submission, ptr %38, i64 %61, i32 1
  %85 = load i32, ptr %84, align 4, !tbaa !209
  %86 = load i32, ptr %62, align 8, !tbaa !409
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %39, i64 %87
  %89 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60, i32 1
  store i32 1000207003, ptr %83, align 8, !tbaa.struct !410
  %90 = getelementptr inbounds i8, ptr %83, i64 8
  store ptr null, ptr %90, align 8, !tbaa.struct !411
  %91 = getelementptr inbounds i8, ptr %83, i64 16
  store i32 %85, ptr %91, align 8, !tbaa.struct !412
  %92 = getelementptr inbounds i8, ptr %83, i64 24
  store ptr %88, ptr %92, align 8, !tbaa.struct !413
  %93 = getelementptr inbounds i8, ptr %83, i64 32
  store i32 %82, ptr %93, align 8, !tbaa.struct !414
  %94 = getelementptr inbounds i8, ptr %83, i64 40
  store ptr %89, ptr %94, align 8, !tbaa.struct !308
  %95 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %5, i64 0, i64 %60
  %96 = load i32, ptr %84, align 4, !tbaa !209
  %97 = load i32, ptr %62, align 8, !tbaa !409
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds ptr, ptr %40, i64 %98
  %100 = getelementptr inbounds %struct.submission, ptr %38, i64 %61, i32 2
  store i32 4, ptr %95, align 8, !tbaa.struct !415
  %101 = getelementptr inbounds i8, ptr %95, i64 8
  store ptr %83, ptr %101, align 8, !tbaa.struct !416
  %102 = getelementptr inbounds i8, ptr %95, i64 16
  store i32 %96, ptr %102, align 8, !tbaa.struct !417
  %103 = getelementptr inbounds i8, ptr %95, i64 24
  store ptr %99, ptr %103, align 8, !tbaa.struct !418
  %104 = getelementptr inbounds i8, ptr %95, i64 32
  store ptr %3, ptr %104, align 8, !tbaa.struct !411
  %105 = getelementptr inbounds i8, ptr %95, i64 40
  store i32 1, ptr %105, align 8, !tbaa.struct !412
  %106 = getelementptr inbounds i8, ptr %95, i64 48
  store ptr %100, ptr %106, align 8, !tbaa.struct !413
  %107 = getelementptr inbounds i8, ptr %95, i64 56
  store i32 %82, ptr %107, align 8, !tbaa.struct !414
  %108 = getelementptr inbounds i8, ptr %95, i64 64
  store ptr %63, ptr %108, align 8, !tbaa.struct !308
  %109 = add nuw nsw i64 %60, 1
  %110 = icmp ult i64 %60, 15
  %111 = icmp ult i64 %73, %33
  %112 = select i1 %110, i1 %111, i1 false
  %113 = and i1 %67, %112
  br i1 %113, label %59, label %42, !llvm.loop !419

114:                                              ; preds = %56
  store atomic i32 5, ptr %20 seq_cst, align 8
  br label %115

115:                                              ; preds = %114, %56
  %116 = load ptr, ptr %29, align 8, !tbaa !134
  %117 = getelementptr inbounds %struct.hardware_queue, ptr %116, i64 0, i32 2
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %117) #18
  %119 = load ptr, ptr %0, align 8, !tbaa !104
  %120 = getelementptr inbounds %struct.device, ptr %119, i64 0, i32 31
  %121 = load ptr, ptr %120, align 8, !tbaa !420
  %122 = load ptr, ptr %29, align 8, !tbaa !134
  %123 = load ptr, ptr %122, align 8, !tbaa !399
  %124 = call i32 %121(ptr noundef %123, i32 noundef %46, ptr noundef nonnull %5, ptr noundef null) #18
  %125 = load ptr, ptr %29, align 8, !tbaa !134
  %126 = getelementptr inbounds %struct.hardware_queue, ptr %125, i64 0, i32 2
  %127 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %126) #18
  %128 = icmp eq i32 %124, 0
  br i1 %128, label %129, label %138

129:                                              ; preds = %115
  %130 = icmp eq ptr %57, null
  br i1 %130, label %136, label %131

131:                                              ; preds = %129
  %132 = call i32 @pthread_mutex_lock(ptr noundef nonnull %30) #18
  %133 = load ptr, ptr %31, align 8, !tbaa !100
  store ptr %57, ptr %133, align 8, !tbaa !56
  store ptr %57, ptr %31, align 8, !tbaa !100
  %134 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %30) #18
  %135 = call i32 @pthread_cond_signal(ptr noundef nonnull %32) #18
  br label %136

136:                                              ; preds = %129, %131
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #17
  %137 = icmp ult i32 %47, %12
  br i1 %137, label %34, label %139, !llvm.loop !421

138:                                              ; preds = %115
  call void @free(ptr noundef %57) #18
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #17
  br label %141

139:                                              ; preds = %136, %2
  %140 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %10, ptr %140, align 8, !tbaa !403
  br label %141

141:                                              ; preds = %138, %139
  %142 = phi i32 [ 0, %139 ], [ %124, %138 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #17
  ret i32 %142
}

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 35
  %5 = load i32, ptr %4, align 4, !tbaa !422
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 36
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 34
  %8 = load i32, ptr %7, align 8, !tbaa !180
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !56
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #18
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !56
  %20 = load i32, ptr %4, align 4, !tbaa !422
  %21 = load i32, ptr %7, align 8, !tbaa !180
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
  %31 = load ptr, ptr %25, align 8, !tbaa !56
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #18
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !56
  %37 = load i32, ptr %7, align 8, !tbaa !180
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !422
  %41 = load ptr, ptr %6, align 8, !tbaa !90
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !56
  %44 = load ptr, ptr %25, align 8, !tbaa !91
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !180
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !4
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 33
  %48 = load ptr, ptr %47, align 8, !tbaa !89
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 31
  %50 = load i32, ptr %49, align 8, !tbaa !181
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !209
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !209
  br label %56

56:                                               ; preds = %27, %10, %38
  %57 = phi i32 [ 0, %38 ], [ -1, %10 ], [ -1, %27 ]
  ret i32 %57
}

; Function Attrs: nounwind
define internal noalias ptr @hand_over_line(ptr noundef %0) #3 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #18
  %3 = getelementptr inbounds %struct.line, ptr %0, i64 0, i32 9
  %4 = load i32, ptr %3, align 8, !tbaa !153
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
  %13 = load ptr, ptr %7, align 8, !tbaa !227
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #18
  br label %28, !llvm.loop !423

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !229
  store ptr %19, ptr %7, align 8, !tbaa !227
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  store ptr %7, ptr %8, align 8, !tbaa !141
  br label %22

22:                                               ; preds = %21, %17
  %23 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !150
  store ptr %24, ptr %9, align 8, !tbaa !151
  %25 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #18
  tail call fastcc void @hand_over_held(ptr noundef nonnull %13) #16
  %26 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #18
  store ptr null, ptr %9, align 8, !tbaa !151
  %27 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #18
  br label %28

28:                                               ; preds = %22, %15
  %29 = load i32, ptr %3, align 8, !tbaa !153
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %12, label %31

31:                                               ; preds = %28, %1
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #18
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
  br i1 %22, label %24, label %10, !llvm.loop !424

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !425
  %28 = tail call i32 @gettid() #18
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !427
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !428
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !429
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !430
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %35 = load i64, ptr %6, align 8, !tbaa !160
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !162
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i16 noundef %2, i16 noundef %3) unnamed_addr #3 {
  %5 = alloca <8 x i64>, align 16
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 16
  %8 = load ptr, ptr %7, align 8, !tbaa !234
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11, !prof !159

11:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %13 = load i64, ptr %6, align 8, !tbaa !160
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !162
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  br label %18

18:                                               ; preds = %4, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %4 ]
  %20 = load ptr, ptr %1, align 8, !tbaa !431
  %21 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !432
  %23 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !244
  %25 = icmp ult i64 %24, 65536
  %26 = ptrtoint ptr %20 to i64
  %27 = sub i64 0, %26
  %28 = and i64 %27, 63
  %29 = select i1 %25, i64 %24, i64 %28
  %30 = call ptr @memcpy(ptr noundef %20, ptr noundef %22, i64 noundef %29) #18
  %31 = getelementptr inbounds i8, ptr %20, i64 %29
  %32 = getelementptr inbounds i8, ptr %22, i64 %29
  %33 = sub i64 %24, %29
  %34 = icmp ugt i64 %33, 63
  br i1 %34, label %35, label %46

35:                                               ; preds = %18, %35
  %36 = phi ptr [ %42, %35 ], [ %31, %18 ]
  %37 = phi i64 [ %44, %35 ], [ %33, %18 ]
  %38 = phi ptr [ %43, %35 ], [ %32, %18 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #17
  %39 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %38, i64 noundef 64) #18
  %40 = getelementptr inbounds i8, ptr %38, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %40, i32 0, i32 3, i32 1)
  %41 = load <8 x i64>, ptr %5, align 16, !tbaa !202
  store <8 x i64> %41, ptr %36, align 16, !tbaa !202, !nontemporal !433
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #17
  %42 = getelementptr inbounds i8, ptr %36, i64 64
  %43 = getelementptr inbounds i8, ptr %38, i64 64
  %44 = add i64 %37, -64
  %45 = icmp ugt i64 %44, 63
  br i1 %45, label %35, label %46, !llvm.loop !434

46:                                               ; preds = %35, %18
  %47 = phi ptr [ %32, %18 ], [ %43, %35 ]
  %48 = phi i64 [ %33, %18 ], [ %44, %35 ]
  %49 = phi ptr [ %31, %18 ], [ %42, %35 ]
  fence seq_cst
  %50 = call ptr @memcpy(ptr noundef %49, ptr noundef %47, i64 noundef %48) #18
  %51 = load i64, ptr %23, align 8, !tbaa !244
  %52 = icmp eq i64 %19, 0
  br i1 %52, label %59, label %53, !prof !159

53:                                               ; preds = %46
  %54 = load ptr, ptr %7, align 8, !tbaa !234
  %55 = load atomic i64, ptr %54 seq_cst, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %53
  %58 = inttoptr i64 %55 to ptr
  call fastcc void @add_span(ptr noundef nonnull %58, i64 noundef %19, i16 noundef %2, i16 noundef %3, i64 noundef %51) #16
  br label %59

59:                                               ; preds = %46, %53, %57
  %60 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 3
  store atomic i32 1, ptr %60 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define internal noalias ptr @help_to_copy(ptr noundef %0) #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %5 = load atomic i32, ptr %4 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %121

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %11 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %13 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %15 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 12
  %16 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 14
  %17 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %19 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 13
  br label %20

20:                                               ; preds = %7, %118
  %21 = load atomic i64, ptr %8 seq_cst, align 8
  %22 = atomicrmw add ptr %9, i32 1 seq_cst, align 4
  %23 = icmp ult i32 %22, 3
  %24 = icmp eq i64 %21, 400000
  %25 = select i1 %23, i1 true, i1 %24
  br i1 %25, label %26, label %45

26:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #17
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %28 = load i64, ptr %3, align 8, !tbaa !160
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %10, align 8, !tbaa !162
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #17
  %31 = add i64 %30, %21
  %32 = add i64 %31, %29
  %33 = load atomic i32, ptr %11 seq_cst, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %45

35:                                               ; preds = %26, %42
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #17
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %37 = load i64, ptr %2, align 8, !tbaa !160
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %12, align 8, !tbaa !162
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #17
  %41 = icmp ult i64 %40, %32
  br i1 %41, label %42, label %45

42:                                               ; preds = %35
  call void @llvm.aarch64.hint(i32 1)
  %43 = load atomic i32, ptr %11 seq_cst, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %35, label %45, !llvm.loop !435

45:                                               ; preds = %35, %42, %20, %26
  %46 = atomicrmw add ptr %9, i32 -1 seq_cst, align 4
  %47 = load atomic i32, ptr %11 seq_cst, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %45
  %50 = call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #18
  %51 = atomicrmw add ptr %17, i32 1 seq_cst, align 4
  %52 = load i32, ptr %18, align 8, !tbaa !253
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %67

54:                                               ; preds = %49, %60
  %55 = load atomic i32, ptr %11 seq_cst, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %64

57:                                               ; preds = %54
  %58 = load atomic i32, ptr %4 seq_cst, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %57
  %61 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %15) #18
  %62 = load i32, ptr %18, align 8, !tbaa !253
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %54, label %67, !llvm.loop !436

64:                                               ; preds = %57, %54
  %65 = load i32, ptr %18, align 8, !tbaa !253
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %60, %64, %49
  %68 = phi i32 [ %65, %64 ], [ %52, %49 ], [ %62, %60 ]
  %69 = add i32 %68, -1
  store i32 %69, ptr %18, align 8, !tbaa !253
  br label %72

70:                                               ; preds = %64
  %71 = atomicrmw add ptr %17, i32 -1 seq_cst, align 4
  br label %72

72:                                               ; preds = %67, %70
  %73 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #18
  br label %118

74:                                               ; preds = %45, %111
  %75 = phi i64 [ %112, %111 ], [ 0, %45 ]
  %76 = phi i1 [ %113, %111 ], [ true, %45 ]
  %77 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %75
  %78 = load atomic i64, ptr %77 seq_cst, align 8
  %79 = and i64 %78, 4294967295
  %80 = lshr i64 %78, 32
  %81 = icmp ult i64 %79, %80
  br i1 %81, label %82, label %111

82:                                               ; preds = %74
  %83 = atomicrmw add ptr %77, i64 1 seq_cst, align 8
  %84 = and i64 %83, 4294967295
  %85 = lshr i64 %83, 32
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %87, label %111

87:                                               ; preds = %82
  %88 = add i64 %83, 1
  %89 = and i64 %88, 4294967295
  %90 = lshr i64 %88, 32
  %91 = icmp ult i64 %89, %90
  br i1 %91, label %94, label %92

92:                                               ; preds = %87
  %93 = atomicrmw add ptr %11, i32 -1 seq_cst, align 4
  br label %94

94:                                               ; preds = %92, %87
  %95 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %75, i32 2
  %96 = load ptr, ptr %95, align 8, !tbaa !249
  %97 = getelementptr inbounds %struct.piece, ptr %96, i64 %84, i32 2
  %98 = load i64, ptr %97, align 8, !tbaa !244
  %99 = sub i64 0, %98
  %100 = atomicrmw add ptr %13, i64 %99 seq_cst, align 8
  %101 = and i64 %75, 4294967295
  %102 = getelementptr inbounds %struct.piece, ptr %96, i64 %84
  %103 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %101, i32 3
  %104 = load i16, ptr %103, align 8, !tbaa !251
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef nonnull %102, i16 noundef 6, i16 noundef %104) #16
  %105 = load atomic i32, ptr %14 seq_cst, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %115, label %107

107:                                              ; preds = %94
  %108 = call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #18
  %109 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %16) #18
  %110 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #18
  br i1 %76, label %118, label %117

111:                                              ; preds = %82, %74
  %112 = add nuw nsw i64 %75, 1
  %113 = icmp ult i64 %75, 15
  %114 = icmp eq i64 %112, 16
  br i1 %114, label %115, label %74, !llvm.loop !437

115:                                              ; preds = %111, %94
  %116 = phi i1 [ %76, %94 ], [ %113, %111 ]
  br i1 %116, label %118, label %117

117:                                              ; preds = %107, %115
  call void @llvm.aarch64.hint(i32 1)
  br label %118

118:                                              ; preds = %107, %115, %117, %72
  %119 = load atomic i32, ptr %4 seq_cst, align 4
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %20, label %121, !llvm.loop !438

121:                                              ; preds = %118, %1
  ret ptr null
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #12

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #13

; Function Attrs: nounwind
define internal fastcc void @copy_texels(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, i32 noundef %5) unnamed_addr #3 {
  %7 = alloca %struct.VkImageMemoryBarrier, align 8
  %8 = alloca %struct.VkBufferImageCopy, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #17
  store i64 %2, ptr %8, align 8, !tbaa !439
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store <2 x i32> zeroinitializer, ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %11 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %12 = load i32, ptr %11, align 4, !tbaa !328
  %13 = and i32 %12, 2
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 %12, i32 2
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %4, align 8, !tbaa !359
  %18 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !360
  %20 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %21 = load i64, ptr %20, align 8, !tbaa !353
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %28, ptr noundef nonnull align 8 dereferenceable(12) %29, i64 12, i1 false), !tbaa.struct !361
  %30 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %31 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %31, i64 12, i1 false), !tbaa.struct !361
  %32 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !316
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %66, label %35

35:                                               ; preds = %6
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !134
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %37, i64 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !211
  %40 = trunc i64 %39 to i32
  %41 = and i64 %39, 2048
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #17
  store i32 45, ptr %7, align 8, !tbaa !318
  %44 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %44, align 8, !tbaa !321
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %43, ptr %45, align 8, !tbaa !322
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %43, ptr %46, align 4, !tbaa !323
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %33, ptr %47, align 8, !tbaa !324
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %48, align 4, !tbaa !202
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %49, align 4, !tbaa !325
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %51 = load ptr, ptr %3, align 8, !tbaa !326
  store ptr %51, ptr %50, align 8, !tbaa !327
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %12, ptr %52, align 8, !tbaa !329
  %53 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %53, align 4, !tbaa !330
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %55 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %56 = load i32, ptr %55, align 8, !tbaa !331
  store i32 %56, ptr %54, align 8, !tbaa !332
  %57 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %57, align 4, !tbaa !333
  %58 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %59 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %60 = load i32, ptr %59, align 4, !tbaa !334
  store i32 %60, ptr %58, align 8, !tbaa !335
  %61 = load ptr, ptr %0, align 8, !tbaa !104
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 19
  %63 = load ptr, ptr %62, align 8, !tbaa !57
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %65 = load ptr, ptr %64, align 8, !tbaa !192
  call void %63(ptr noundef %65, i32 noundef %40, i32 noundef %40, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #18
  store i32 1, ptr %32, align 8, !tbaa !316
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #17
  br label %66

66:                                               ; preds = %6, %35
  %67 = icmp eq i32 %5, 0
  %68 = load ptr, ptr %0, align 8, !tbaa !104
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %70 = load ptr, ptr %69, align 8, !tbaa !192
  %71 = load ptr, ptr %3, align 8, !tbaa !326
  br i1 %67, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 12
  %74 = load ptr, ptr %73, align 8, !tbaa !442
  call void %74(ptr noundef %70, ptr noundef %1, ptr noundef %71, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #18
  br label %78

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 14
  %77 = load ptr, ptr %76, align 8, !tbaa !443
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
  %9 = load ptr, ptr %8, align 8, !tbaa !444
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !328
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !359
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !360
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !353
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !361
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !446
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !328
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !359
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !360
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !353
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !361
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !361
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !316
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %89, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !134
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !211
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #17
  store i32 45, ptr %4, align 8, !tbaa !318
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !321
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !322
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !323
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !324
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %69, align 4, !tbaa !202
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %70, align 4, !tbaa !325
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %72 = load ptr, ptr %9, align 8, !tbaa !326
  store ptr %72, ptr %71, align 8, !tbaa !327
  %73 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %74 = load i32, ptr %10, align 4, !tbaa !328
  store i32 %74, ptr %73, align 8, !tbaa !329
  %75 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %75, align 4, !tbaa !330
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %77 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %78 = load i32, ptr %77, align 8, !tbaa !331
  store i32 %78, ptr %76, align 8, !tbaa !332
  %79 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %79, align 4, !tbaa !333
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %81 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %82 = load i32, ptr %81, align 4, !tbaa !334
  store i32 %82, ptr %80, align 8, !tbaa !335
  %83 = load ptr, ptr %0, align 8, !tbaa !104
  %84 = getelementptr inbounds %struct.device, ptr %83, i64 0, i32 19
  %85 = load ptr, ptr %84, align 8, !tbaa !57
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %87 = load ptr, ptr %86, align 8, !tbaa !192
  call void %85(ptr noundef %87, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #18
  store i32 1, ptr %53, align 8, !tbaa !316
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #17
  %88 = load ptr, ptr %30, align 8, !tbaa !446
  br label %89

89:                                               ; preds = %2, %56
  %90 = phi ptr [ %31, %2 ], [ %88, %56 ]
  %91 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 1
  %92 = load i32, ptr %91, align 8, !tbaa !316
  %93 = icmp eq i32 %92, 1
  br i1 %93, label %128, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %96 = load ptr, ptr %95, align 8, !tbaa !134
  %97 = getelementptr inbounds %struct.hardware_queue, ptr %96, i64 0, i32 1
  %98 = load i64, ptr %97, align 8, !tbaa !211
  %99 = trunc i64 %98 to i32
  %100 = and i64 %98, 2048
  %101 = icmp eq i64 %100, 0
  %102 = select i1 %101, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #17
  store i32 45, ptr %3, align 8, !tbaa !318
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %103, align 8, !tbaa !321
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %102, ptr %104, align 8, !tbaa !322
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %102, ptr %105, align 4, !tbaa !323
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %92, ptr %106, align 8, !tbaa !324
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %107, align 4, !tbaa !202
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %108, align 4, !tbaa !325
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %110 = load ptr, ptr %90, align 8, !tbaa !326
  store ptr %110, ptr %109, align 8, !tbaa !327
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %112 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !328
  store i32 %113, ptr %111, align 8, !tbaa !329
  %114 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %114, align 4, !tbaa !330
  %115 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %116 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 3
  %117 = load i32, ptr %116, align 8, !tbaa !331
  store i32 %117, ptr %115, align 8, !tbaa !332
  %118 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %118, align 4, !tbaa !333
  %119 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %120 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 4
  %121 = load i32, ptr %120, align 4, !tbaa !334
  store i32 %121, ptr %119, align 8, !tbaa !335
  %122 = load ptr, ptr %0, align 8, !tbaa !104
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 19
  %124 = load ptr, ptr %123, align 8, !tbaa !57
  %125 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %126 = load ptr, ptr %125, align 8, !tbaa !192
  call void %124(ptr noundef %126, i32 noundef %99, i32 noundef %99, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #18
  store i32 1, ptr %91, align 8, !tbaa !316
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #17
  %127 = load ptr, ptr %30, align 8, !tbaa !446
  br label %128

128:                                              ; preds = %89, %94
  %129 = phi ptr [ %90, %89 ], [ %127, %94 ]
  %130 = load ptr, ptr %0, align 8, !tbaa !104
  %131 = getelementptr inbounds %struct.device, ptr %130, i64 0, i32 13
  %132 = load ptr, ptr %131, align 8, !tbaa !447
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %134 = load ptr, ptr %133, align 8, !tbaa !192
  %135 = load ptr, ptr %8, align 8, !tbaa !444
  %136 = load ptr, ptr %135, align 8, !tbaa !326
  %137 = load ptr, ptr %129, align 8, !tbaa !326
  call void %132(ptr noundef %134, ptr noundef %136, i32 noundef 1, ptr noundef %137, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #18
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #17
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !316
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %43, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !134
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !211
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #17
  store i32 45, ptr %4, align 8, !tbaa !318
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !321
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !322
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !323
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !324
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !448
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store <2 x i32> <i32 -1, i32 -1>, ptr %24, align 8, !tbaa !9
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %26 = load ptr, ptr %1, align 8, !tbaa !326
  store ptr %26, ptr %25, align 8, !tbaa !327
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %28 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %29 = load i32, ptr %28, align 4, !tbaa !328
  store i32 %29, ptr %27, align 8, !tbaa !329
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %30, align 4, !tbaa !330
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %32 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %33 = load i32, ptr %32, align 8, !tbaa !331
  store i32 %33, ptr %31, align 8, !tbaa !332
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %34, align 4, !tbaa !333
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %36 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %37 = load i32, ptr %36, align 4, !tbaa !334
  store i32 %37, ptr %35, align 8, !tbaa !335
  %38 = load ptr, ptr %0, align 8, !tbaa !104
  %39 = getelementptr inbounds %struct.device, ptr %38, i64 0, i32 19
  %40 = load ptr, ptr %39, align 8, !tbaa !57
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %42 = load ptr, ptr %41, align 8, !tbaa !192
  call void %40(ptr noundef %42, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #18
  store i32 %2, ptr %5, align 8, !tbaa !316
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
  %6 = load i32, ptr %5, align 4, !tbaa !328
  store i32 %6, ptr %4, align 4, !tbaa !329
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !330
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !331
  store i32 %10, ptr %8, align 4, !tbaa !332
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !333
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !334
  store i32 %14, ptr %12, align 4, !tbaa !335
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !316
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %46, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !134
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !211
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #17
  store i32 45, ptr %3, align 8, !tbaa !318
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !321
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !322
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !323
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !324
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %31, align 4, !tbaa !202
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %32, align 4, !tbaa !325
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %34 = load ptr, ptr %1, align 8, !tbaa !326
  store ptr %34, ptr %33, align 8, !tbaa !327
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %35, align 8, !tbaa !329
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %36, align 4, !tbaa !330
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %37, align 8, !tbaa !332
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %38, align 4, !tbaa !333
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %39, align 8, !tbaa !335
  %40 = load ptr, ptr %0, align 8, !tbaa !104
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 19
  %42 = load ptr, ptr %41, align 8, !tbaa !57
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %44 = load ptr, ptr %43, align 8, !tbaa !192
  call void %42(ptr noundef %44, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #18
  store i32 1, ptr %15, align 8, !tbaa !316
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #17
  %45 = load i32, ptr %5, align 4, !tbaa !328
  br label %46

46:                                               ; preds = %2, %18
  %47 = phi i32 [ %6, %2 ], [ %45, %18 ]
  %48 = and i32 %47, 1
  %49 = icmp eq i32 %48, 0
  %50 = load ptr, ptr %0, align 8, !tbaa !104
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !192
  %53 = load ptr, ptr %1, align 8, !tbaa !326
  %54 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 10
  %55 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 9
  %56 = select i1 %49, ptr %54, ptr %55
  %57 = select i1 %49, ptr @clear_image.nothing, ptr @clear_image.black
  %58 = load ptr, ptr %56, align 8, !tbaa !56
  call void %58(ptr noundef %52, ptr noundef %53, i32 noundef 1, ptr noundef nonnull %57, i32 noundef 1, ptr noundef nonnull %4) #18
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #17
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #3 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !56
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %7 = load ptr, ptr %6, align 8, !tbaa !191
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !165
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !104
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 9
  %14 = load i64, ptr %13, align 8, !tbaa !179
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !166
  %17 = add i64 %14, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %16
  %20 = sub nuw i64 %18, %19
  %21 = add i64 %20, %11
  store i64 %21, ptr %13, align 8, !tbaa !179
  %22 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 7
  %23 = load ptr, ptr %22, align 8, !tbaa !52
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #18
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !449
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !450
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #18
  %40 = load ptr, ptr %3, align 8, !tbaa !56
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
  %41 = load ptr, ptr %22, align 8, !tbaa !52
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !450
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !4
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #18
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !449
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !451
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @begin_chunk(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkMemoryBarrier, align 8
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !101
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %11 = load ptr, ptr %10, align 8, !tbaa !191
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #18
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !230
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !230
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 31
  %19 = load i32, ptr %18, align 8, !tbaa !181
  store ptr null, ptr %12, align 8, !tbaa.struct !452
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !453
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !454
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !455
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !362
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !241
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 30
  %26 = load ptr, ptr %25, align 8, !tbaa !182
  store ptr %12, ptr %26, align 8, !tbaa !56
  store ptr %12, ptr %25, align 8, !tbaa !182
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !112
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !113
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !4
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !112
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #16
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 33
  %43 = load ptr, ptr %42, align 8, !tbaa !89
  %44 = load i32, ptr %18, align 8, !tbaa !181
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !407
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !104
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 19
  %50 = load ptr, ptr %49, align 8, !tbaa !57
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !192
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %54 = load i32, ptr %53, align 8, !tbaa !193
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !134
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !211
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #17
  store i32 46, ptr %6, align 8, !tbaa !212
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !214
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !215
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !216
  %68 = load ptr, ptr %0, align 8, !tbaa !104
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 19
  %70 = load ptr, ptr %69, align 8, !tbaa !57
  %71 = load ptr, ptr %51, align 8, !tbaa !192
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #17
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !193
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
  %5 = load ptr, ptr %4, align 8, !tbaa !134
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !211
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #17
  store i32 46, ptr %3, align 8, !tbaa !212
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !214
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !215
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !216
  %16 = load ptr, ptr %0, align 8, !tbaa !104
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 19
  %18 = load ptr, ptr %17, align 8, !tbaa !57
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8, !tbaa !192
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %22, align 8, !tbaa !193
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #17
  %23 = load ptr, ptr %0, align 8, !tbaa !104
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
  %25 = load ptr, ptr %24, align 8, !tbaa !58
  %26 = load ptr, ptr %19, align 8, !tbaa !192
  %27 = call i32 %25(ptr noundef %26) #18
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %77

29:                                               ; preds = %2
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %31 = load ptr, ptr %30, align 8, !tbaa !191
  %32 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 33
  %33 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 31
  %34 = load i32, ptr %33, align 8, !tbaa !181
  %35 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 32
  %36 = load i32, ptr %35, align 4, !tbaa !9
  %37 = icmp ugt i32 %36, %34
  br i1 %37, label %48, label %38

38:                                               ; preds = %29
  %39 = icmp eq i32 %36, 0
  %40 = shl i32 %36, 1
  %41 = select i1 %39, i32 8, i32 %40
  %42 = load ptr, ptr %32, align 8, !tbaa !56
  %43 = zext i32 %41 to i64
  %44 = mul nuw nsw i64 %43, 24
  %45 = call ptr @realloc(ptr noundef %42, i64 noundef %44) #18
  %46 = icmp eq ptr %45, null
  br i1 %46, label %77, label %47

47:                                               ; preds = %38
  store ptr %45, ptr %32, align 8, !tbaa !56
  store i32 %41, ptr %35, align 4, !tbaa !9
  br label %48

48:                                               ; preds = %47, %29
  %49 = load ptr, ptr %0, align 8, !tbaa !104
  %50 = call fastcc i32 @begin(ptr noundef %49, ptr noundef nonnull %31) #16
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %77

52:                                               ; preds = %48
  %53 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 19
  %54 = load ptr, ptr %53, align 8, !tbaa !55
  %55 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 18
  %56 = load i32, ptr %55, align 8, !tbaa !67
  %57 = add i32 %56, 1
  store i32 %57, ptr %55, align 8, !tbaa !67
  %58 = zext i32 %56 to i64
  %59 = getelementptr inbounds ptr, ptr %54, i64 %58
  %60 = load ptr, ptr %59, align 8, !tbaa !56
  store ptr %60, ptr %19, align 8, !tbaa !192
  store i32 1, ptr %22, align 8, !tbaa !193
  %61 = load ptr, ptr %32, align 8, !tbaa !89
  %62 = load i32, ptr %33, align 8, !tbaa !181
  %63 = add i32 %62, 1
  store i32 %63, ptr %33, align 8, !tbaa !181
  %64 = zext i32 %62 to i64
  %65 = getelementptr inbounds %struct.submission, ptr %61, i64 %64
  %66 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 34
  %67 = load i32, ptr %66, align 8, !tbaa !180
  store i32 %67, ptr %65, align 8, !tbaa.struct !194
  %68 = getelementptr inbounds i8, ptr %65, i64 4
  store i32 0, ptr %68, align 4, !tbaa.struct !195
  %69 = getelementptr inbounds i8, ptr %65, i64 8
  store ptr %60, ptr %69, align 8, !tbaa.struct !196
  %70 = getelementptr inbounds i8, ptr %65, i64 16
  store i64 0, ptr %70, align 8, !tbaa.struct !197
  %71 = load ptr, ptr %30, align 8, !tbaa !191
  %72 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %73 = load ptr, ptr %72, align 8, !tbaa !101
  %74 = getelementptr inbounds %struct.staging, ptr %73, i64 0, i32 1, i32 4
  %75 = load ptr, ptr %74, align 8, !tbaa !128
  %76 = call fastcc i32 @add_wait(ptr noundef %71, ptr noundef %75, i64 noundef %1) #16
  br label %77

77:                                               ; preds = %38, %48, %2, %52
  %78 = phi i32 [ %76, %52 ], [ -1, %38 ], [ %50, %48 ], [ %27, %2 ]
  ret i32 %78
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
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { noinline nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
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
!55 = !{!50, !17, i64 136}
!56 = !{!17, !17, i64 0}
!57 = !{!40, !17, i64 152}
!58 = !{!40, !17, i64 216}
!59 = !{!50, !10, i64 148}
!60 = !{!50, !10, i64 144}
!61 = !{!62, !6, i64 0}
!62 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !17, i64 32}
!63 = !{!62, !17, i64 8}
!64 = !{!62, !10, i64 24}
!65 = !{!62, !17, i64 32}
!66 = !{!40, !17, i64 176}
!67 = !{!50, !10, i64 128}
!68 = !{!50, !10, i64 124}
!69 = !{!70, !6, i64 0}
!70 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !10, i64 28}
!71 = !{!70, !17, i64 8}
!72 = !{!70, !17, i64 16}
!73 = !{!70, !6, i64 24}
!74 = !{!70, !10, i64 28}
!75 = !{!40, !17, i64 16}
!76 = !{!77, !6, i64 0}
!77 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !17, i64 8, !10, i64 16, !17, i64 24}
!78 = !{!77, !17, i64 8}
!79 = !{!77, !10, i64 16}
!80 = !{!77, !17, i64 24}
!81 = !{!40, !17, i64 40}
!82 = !{!40, !17, i64 208}
!83 = !{!50, !17, i64 80}
!84 = !{!50, !10, i64 176}
!85 = !{!50, !17, i64 184}
!86 = distinct !{!86, !14}
!87 = !{!50, !17, i64 152}
!88 = !{!50, !17, i64 168}
!89 = !{!50, !17, i64 216}
!90 = !{!50, !17, i64 232}
!91 = !{!50, !17, i64 240}
!92 = !{!50, !17, i64 248}
!93 = !{!40, !17, i64 200}
!94 = distinct !{!94, !14}
!95 = !{!96, !17, i64 0}
!96 = !{!"staging", !17, i64 0, !97, i64 8, !5, i64 56, !5, i64 64, !10, i64 72, !17, i64 80, !17, i64 88, !98, i64 96, !98, i64 160}
!97 = !{!"slots", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40}
!98 = !{!"", !6, i64 0}
!99 = !{i64 0, i64 8, !56, i64 8, i64 8, !56, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 8, !56, i64 40, i64 8, !56}
!100 = !{!96, !17, i64 88}
!101 = !{!102, !17, i64 144}
!102 = !{!"queue", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24, !5, i64 32, !17, i64 40, !10, i64 48, !10, i64 52, !103, i64 56, !5, i64 72, !10, i64 80, !10, i64 84, !10, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !17, i64 120, !17, i64 128, !10, i64 136, !17, i64 144, !98, i64 152, !98, i64 216}
!103 = !{!"notification", !5, i64 0, !10, i64 8}
!104 = !{!102, !17, i64 0}
!105 = !{!96, !17, i64 80}
!106 = !{!96, !10, i64 72}
!107 = distinct !{!107, !14}
!108 = !{!109, !17, i64 0}
!109 = !{!"chunk", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !10, i64 32, !10, i64 36}
!110 = !{!96, !17, i64 16}
!111 = !{!109, !5, i64 16}
!112 = !{!96, !5, i64 24}
!113 = !{!96, !5, i64 32}
!114 = !{!109, !10, i64 32}
!115 = !{!116, !6, i64 0}
!116 = !{!"VkSemaphoreWaitInfo", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !17, i64 24, !17, i64 32}
!117 = !{!116, !17, i64 8}
!118 = !{!116, !17, i64 24}
!119 = !{!116, !17, i64 32}
!120 = !{!40, !17, i64 304}
!121 = distinct !{!121, !14}
!122 = !{!109, !17, i64 8}
!123 = !{!40, !17, i64 336}
!124 = !{!109, !5, i64 24}
!125 = !{!126, !6, i64 0}
!126 = !{!"VkSemaphoreSignalInfo", !6, i64 0, !17, i64 8, !17, i64 16, !5, i64 24}
!127 = !{!126, !17, i64 8}
!128 = !{!96, !17, i64 40}
!129 = !{!126, !17, i64 16}
!130 = !{!126, !5, i64 24}
!131 = !{!40, !17, i64 288}
!132 = !{!50, !5, i64 32}
!133 = distinct !{!133, !14}
!134 = !{!102, !17, i64 8}
!135 = !{!102, !17, i64 24}
!136 = !{!102, !10, i64 64}
!137 = !{!102, !10, i64 52}
!138 = !{!102, !17, i64 112}
!139 = !{!140, !17, i64 144}
!140 = !{!"hardware_queue", !17, i64 0, !5, i64 8, !98, i64 16, !98, i64 80, !17, i64 144}
!141 = !{!142, !17, i64 200}
!142 = !{!"line", !98, i64 0, !98, i64 64, !98, i64 128, !17, i64 192, !17, i64 200, !17, i64 208, !5, i64 216, !10, i64 224, !10, i64 228, !10, i64 232, !10, i64 236}
!143 = !{!102, !17, i64 16}
!144 = !{!142, !10, i64 224}
!145 = !{!40, !17, i64 240}
!146 = !{!102, !10, i64 84}
!147 = !{!102, !10, i64 88}
!148 = !{!103, !10, i64 8}
!149 = distinct !{!149, !14}
!150 = !{!50, !17, i64 16}
!151 = !{!142, !17, i64 208}
!152 = distinct !{!152, !14}
!153 = !{!142, !10, i64 232}
!154 = !{!142, !10, i64 228}
!155 = !{!142, !5, i64 216}
!156 = !{!102, !17, i64 40}
!157 = !{!102, !17, i64 96}
!158 = !{!50, !17, i64 0}
!159 = !{!"branch_weights", i32 2000, i32 1}
!160 = !{!161, !5, i64 0}
!161 = !{!"", !5, i64 0, !5, i64 8}
!162 = !{!161, !5, i64 8}
!163 = !{!164, !12, i64 0}
!164 = !{!"command", !12, i64 0, !12, i64 2, !10, i64 4}
!165 = !{!164, !10, i64 4}
!166 = !{!40, !5, i64 8}
!167 = !{!168, !5, i64 16}
!168 = !{!"kernel", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40}
!169 = !{!170, !5, i64 24}
!170 = !{!"transfer", !164, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32}
!171 = !{!172, !5, i64 16}
!172 = !{!"texels", !164, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32, !173, i64 40}
!173 = !{!"region", !5, i64 0, !5, i64 8, !5, i64 16, !174, i64 24, !175, i64 36}
!174 = !{!"VkOffset3D", !10, i64 0, !10, i64 4, !10, i64 8}
!175 = !{!"VkExtent3D", !10, i64 0, !10, i64 4, !10, i64 8}
!176 = distinct !{!176, !14}
!177 = distinct !{!177, !14}
!178 = !{!50, !10, i64 160}
!179 = !{!50, !5, i64 72}
!180 = !{!50, !10, i64 224}
!181 = !{!50, !10, i64 208}
!182 = !{!50, !17, i64 200}
!183 = !{!184, !17, i64 0}
!184 = !{!"kept_set", !17, i64 0, !17, i64 8, !6, i64 16}
!185 = distinct !{!185, !14}
!186 = !{!40, !17, i64 272}
!187 = distinct !{!187, !14}
!188 = !{!40, !17, i64 264}
!189 = !{!50, !10, i64 104}
!190 = !{!50, !17, i64 112}
!191 = !{!102, !17, i64 120}
!192 = !{!102, !17, i64 128}
!193 = !{!102, !10, i64 136}
!194 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 8, !56, i64 16, i64 8, !4}
!195 = !{i64 0, i64 4, !9, i64 4, i64 8, !56, i64 12, i64 8, !4}
!196 = !{i64 0, i64 8, !56, i64 8, i64 8, !4}
!197 = !{i64 0, i64 8, !4}
!198 = !{!50, !10, i64 88}
!199 = !{!200, !6, i64 0}
!200 = !{!"VkQueryPoolCreateInfo", !6, i64 0, !17, i64 8, !10, i64 16, !6, i64 20, !10, i64 24, !10, i64 28}
!201 = !{!200, !17, i64 8}
!202 = !{!6, !6, i64 0}
!203 = !{!200, !10, i64 24}
!204 = !{!200, !10, i64 28}
!205 = !{!40, !17, i64 184}
!206 = !{!40, !17, i64 280}
!207 = !{!50, !10, i64 92}
!208 = !{!50, !5, i64 96}
!209 = !{!210, !10, i64 4}
!210 = !{!"submission", !10, i64 0, !10, i64 4, !17, i64 8, !5, i64 16}
!211 = !{!140, !5, i64 8}
!212 = !{!213, !6, i64 0}
!213 = !{!"VkMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20}
!214 = !{!213, !17, i64 8}
!215 = !{!213, !10, i64 16}
!216 = !{!213, !10, i64 20}
!217 = !{!218, !17, i64 8}
!218 = !{!"wait", !164, i64 0, !17, i64 8, !5, i64 16}
!219 = !{!218, !5, i64 16}
!220 = !{!40, !17, i64 160}
!221 = !{i64 0, i64 8, !56, i64 8, i64 8, !56, i64 16, i64 8, !4}
!222 = !{!164, !12, i64 2}
!223 = distinct !{!223, !14}
!224 = !{!40, !17, i64 120}
!225 = !{!102, !17, i64 104}
!226 = !{!50, !17, i64 192}
!227 = !{!142, !17, i64 192}
!228 = !{!142, !10, i64 236}
!229 = !{!50, !17, i64 8}
!230 = !{!96, !5, i64 56}
!231 = distinct !{!231, !14}
!232 = !{!233, !10, i64 556}
!233 = !{!"copiers", !6, i64 0, !10, i64 512, !5, i64 520, !10, i64 528, !5, i64 536, !10, i64 544, !10, i64 548, !10, i64 552, !10, i64 556, !10, i64 560, !10, i64 564, !10, i64 568, !98, i64 576, !98, i64 640, !98, i64 704, !6, i64 768, !17, i64 832}
!234 = !{!233, !17, i64 832}
!235 = !{!233, !10, i64 568}
!236 = !{!233, !10, i64 560}
!237 = distinct !{!237, !14}
!238 = !{i64 0, i64 8, !56, i64 8, i64 8, !56, i64 16, i64 8, !4, i64 24, i64 4, !9}
!239 = !{i64 0, i64 8, !56, i64 8, i64 8, !4, i64 16, i64 4, !9}
!240 = !{i64 0, i64 8, !4, i64 8, i64 4, !9}
!241 = !{i64 0, i64 4, !9}
!242 = distinct !{!242, !14}
!243 = distinct !{!243, !14}
!244 = !{!245, !5, i64 16}
!245 = !{!"piece", !17, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!246 = distinct !{!246, !14, !247, !248}
!247 = !{!"llvm.loop.isvectorized", i32 1}
!248 = !{!"llvm.loop.unroll.runtime.disable"}
!249 = !{!250, !17, i64 16}
!250 = !{!"copying", !5, i64 0, !10, i64 8, !17, i64 16, !12, i64 24}
!251 = !{!250, !12, i64 24}
!252 = distinct !{!252, !14}
!253 = !{!233, !10, i64 552}
!254 = distinct !{!254, !14}
!255 = distinct !{!255, !14, !248, !247}
!256 = distinct !{!256, !14}
!257 = distinct !{!257, !14}
!258 = distinct !{!258, !14}
!259 = distinct !{!259, !14}
!260 = distinct !{!260, !14}
!261 = distinct !{!261, !14}
!262 = !{!168, !5, i64 0}
!263 = !{!168, !17, i64 32}
!264 = !{!265, !5, i64 48}
!265 = !{!"task", !17, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !17, i64 56, !17, i64 64}
!266 = !{!265, !5, i64 24}
!267 = !{!265, !5, i64 32}
!268 = !{!265, !17, i64 64}
!269 = distinct !{!269, !14}
!270 = !{!265, !5, i64 40}
!271 = distinct !{!271, !14, !247, !248}
!272 = !{!265, !17, i64 56}
!273 = !{!274, !5, i64 0}
!274 = !{!"binding", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!275 = !{!274, !5, i64 16}
!276 = !{!277, !17, i64 0}
!277 = !{!"memory", !17, i64 0, !5, i64 8, !5, i64 16}
!278 = distinct !{!278, !14}
!279 = distinct !{!279, !14, !247}
!280 = !{!184, !17, i64 8}
!281 = !{!282, !6, i64 0}
!282 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !17, i64 8, !17, i64 16, !10, i64 24, !17, i64 32}
!283 = !{!282, !17, i64 8}
!284 = !{!282, !17, i64 16}
!285 = !{!282, !10, i64 24}
!286 = !{!282, !17, i64 32}
!287 = !{!40, !17, i64 24}
!288 = !{!40, !17, i64 296}
!289 = !{!274, !5, i64 24}
!290 = !{i64 0, i64 8, !56, i64 8, i64 8, !4, i64 16, i64 8, !4}
!291 = !{i64 0, i64 8, !4, i64 8, i64 8, !4}
!292 = !{!277, !5, i64 8}
!293 = !{!294, !17, i64 24}
!294 = !{!"texture", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!295 = !{!294, !17, i64 8}
!296 = !{i64 0, i64 8, !56, i64 8, i64 8, !56, i64 16, i64 4, !202}
!297 = !{i64 0, i64 8, !56, i64 8, i64 4, !202}
!298 = !{i64 0, i64 4, !202}
!299 = !{!294, !17, i64 16}
!300 = !{!274, !5, i64 8}
!301 = !{i64 0, i64 4, !202, i64 8, i64 8, !56, i64 16, i64 8, !56, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !202, i64 40, i64 8, !56, i64 48, i64 8, !56, i64 56, i64 8, !56}
!302 = !{i64 0, i64 8, !56, i64 8, i64 8, !56, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !202, i64 32, i64 8, !56, i64 40, i64 8, !56, i64 48, i64 8, !56}
!303 = !{i64 0, i64 8, !56, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !202, i64 24, i64 8, !56, i64 32, i64 8, !56, i64 40, i64 8, !56}
!304 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !202, i64 16, i64 8, !56, i64 24, i64 8, !56, i64 32, i64 8, !56}
!305 = !{i64 0, i64 4, !202, i64 4, i64 8, !56, i64 12, i64 8, !56, i64 20, i64 8, !56}
!306 = !{i64 0, i64 8, !56, i64 8, i64 8, !56, i64 16, i64 8, !56}
!307 = !{i64 0, i64 8, !56, i64 8, i64 8, !56}
!308 = !{i64 0, i64 8, !56}
!309 = distinct !{!309, !14}
!310 = !{!40, !17, i64 64}
!311 = !{!265, !17, i64 0}
!312 = !{!40, !17, i64 56}
!313 = !{!265, !17, i64 8}
!314 = !{!40, !17, i64 128}
!315 = !{!294, !17, i64 0}
!316 = !{!317, !10, i64 8}
!317 = !{!"image", !17, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20}
!318 = !{!319, !6, i64 0}
!319 = !{!"VkImageMemoryBarrier", !6, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !6, i64 24, !6, i64 28, !10, i64 32, !10, i64 36, !17, i64 40, !320, i64 48}
!320 = !{!"VkImageSubresourceRange", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!321 = !{!319, !17, i64 8}
!322 = !{!319, !10, i64 16}
!323 = !{!319, !10, i64 20}
!324 = !{!319, !6, i64 24}
!325 = !{!319, !10, i64 36}
!326 = !{!317, !17, i64 0}
!327 = !{!319, !17, i64 40}
!328 = !{!317, !10, i64 12}
!329 = !{!320, !10, i64 0}
!330 = !{!320, !10, i64 4}
!331 = !{!317, !10, i64 16}
!332 = !{!320, !10, i64 8}
!333 = !{!320, !10, i64 12}
!334 = !{!317, !10, i64 20}
!335 = !{!320, !10, i64 16}
!336 = distinct !{!336, !14}
!337 = distinct !{!337, !14}
!338 = !{!170, !17, i64 32}
!339 = !{!40, !5, i64 312}
!340 = !{!40, !5, i64 320}
!341 = !{!96, !17, i64 8}
!342 = !{!170, !17, i64 8}
!343 = !{!170, !5, i64 16}
!344 = !{!345, !5, i64 0}
!345 = !{!"VkBufferCopy", !5, i64 0, !5, i64 8, !5, i64 16}
!346 = !{!345, !5, i64 8}
!347 = !{!345, !5, i64 16}
!348 = !{!40, !17, i64 88}
!349 = distinct !{!349, !14}
!350 = !{!172, !17, i64 8}
!351 = !{!172, !5, i64 24}
!352 = !{!173, !10, i64 36}
!353 = !{!173, !5, i64 16}
!354 = !{!173, !10, i64 44}
!355 = !{!173, !10, i64 40}
!356 = !{!173, !10, i64 24}
!357 = !{!173, !10, i64 28}
!358 = !{!173, !10, i64 32}
!359 = !{!173, !5, i64 0}
!360 = !{!173, !5, i64 8}
!361 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9}
!362 = !{i64 0, i64 4, !9, i64 4, i64 4, !9}
!363 = !{!175, !10, i64 0}
!364 = !{!175, !10, i64 4}
!365 = !{!175, !10, i64 8}
!366 = !{!172, !17, i64 32}
!367 = distinct !{!367, !14}
!368 = distinct !{!368, !14}
!369 = distinct !{!369, !14}
!370 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !4}
!371 = distinct !{!371, !14}
!372 = distinct !{!372, !14}
!373 = !{!40, !17, i64 136}
!374 = !{!375, !17, i64 16}
!375 = !{!"copy", !164, i64 0, !17, i64 8, !17, i64 16, !345, i64 24}
!376 = !{!375, !17, i64 8}
!377 = !{!40, !17, i64 144}
!378 = !{!379, !17, i64 8}
!379 = !{!"fill", !164, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !10, i64 32}
!380 = !{!379, !5, i64 16}
!381 = !{!379, !5, i64 24}
!382 = !{!379, !10, i64 32}
!383 = !{!384, !17, i64 8}
!384 = !{!"image_transfer", !164, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !173, i64 32}
!385 = !{!384, !5, i64 16}
!386 = !{!384, !17, i64 24}
!387 = !{!388, !17, i64 8}
!388 = !{!"transition", !164, i64 0, !17, i64 8, !5, i64 16}
!389 = !{!388, !5, i64 16}
!390 = !{!40, !17, i64 232}
!391 = !{!392, !17, i64 0}
!392 = !{!"arrival", !17, i64 0, !17, i64 8, !5, i64 16}
!393 = !{!392, !17, i64 8}
!394 = !{!392, !5, i64 16}
!395 = distinct !{!395, !14}
!396 = distinct !{!396, !14}
!397 = distinct !{!397, !14}
!398 = !{!40, !17, i64 256}
!399 = !{!140, !17, i64 0}
!400 = !{!96, !5, i64 64}
!401 = !{!102, !5, i64 72}
!402 = distinct !{!402, !14}
!403 = !{!102, !5, i64 32}
!404 = !{!109, !10, i64 36}
!405 = !{!406, !10, i64 32}
!406 = !{!"signals", !6, i64 0, !6, i64 16, !10, i64 32}
!407 = !{!210, !5, i64 16}
!408 = !{!96, !17, i64 48}
!409 = !{!210, !10, i64 0}
!410 = !{i64 0, i64 4, !202, i64 8, i64 8, !56, i64 16, i64 4, !9, i64 24, i64 8, !56, i64 32, i64 4, !9, i64 40, i64 8, !56}
!411 = !{i64 0, i64 8, !56, i64 8, i64 4, !9, i64 16, i64 8, !56, i64 24, i64 4, !9, i64 32, i64 8, !56}
!412 = !{i64 0, i64 4, !9, i64 8, i64 8, !56, i64 16, i64 4, !9, i64 24, i64 8, !56}
!413 = !{i64 0, i64 8, !56, i64 8, i64 4, !9, i64 16, i64 8, !56}
!414 = !{i64 0, i64 4, !9, i64 8, i64 8, !56}
!415 = !{i64 0, i64 4, !202, i64 8, i64 8, !56, i64 16, i64 4, !9, i64 24, i64 8, !56, i64 32, i64 8, !56, i64 40, i64 4, !9, i64 48, i64 8, !56, i64 56, i64 4, !9, i64 64, i64 8, !56}
!416 = !{i64 0, i64 8, !56, i64 8, i64 4, !9, i64 16, i64 8, !56, i64 24, i64 8, !56, i64 32, i64 4, !9, i64 40, i64 8, !56, i64 48, i64 4, !9, i64 56, i64 8, !56}
!417 = !{i64 0, i64 4, !9, i64 8, i64 8, !56, i64 16, i64 8, !56, i64 24, i64 4, !9, i64 32, i64 8, !56, i64 40, i64 4, !9, i64 48, i64 8, !56}
!418 = !{i64 0, i64 8, !56, i64 8, i64 8, !56, i64 16, i64 4, !9, i64 24, i64 8, !56, i64 32, i64 4, !9, i64 40, i64 8, !56}
!419 = distinct !{!419, !14}
!420 = !{!40, !17, i64 248}
!421 = distinct !{!421, !14}
!422 = !{!50, !10, i64 228}
!423 = distinct !{!423, !14}
!424 = distinct !{!424, !14}
!425 = !{!426, !5, i64 0}
!426 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!427 = !{!426, !10, i64 16}
!428 = !{!426, !12, i64 20}
!429 = !{!426, !12, i64 22}
!430 = !{!426, !5, i64 24}
!431 = !{!245, !17, i64 0}
!432 = !{!245, !17, i64 8}
!433 = !{i32 1}
!434 = distinct !{!434, !14}
!435 = distinct !{!435, !14}
!436 = distinct !{!436, !14}
!437 = distinct !{!437, !14}
!438 = distinct !{!438, !14}
!439 = !{!440, !5, i64 0}
!440 = !{!"VkBufferImageCopy", !5, i64 0, !10, i64 8, !10, i64 12, !441, i64 16, !174, i64 32, !175, i64 44}
!441 = !{!"VkImageSubresourceLayers", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!442 = !{!40, !17, i64 96}
!443 = !{!40, !17, i64 112}
!444 = !{!445, !17, i64 16}
!445 = !{!"copy_image", !164, i64 0, !17, i64 8, !17, i64 16, !173, i64 24, !173, i64 72}
!446 = !{!445, !17, i64 8}
!447 = !{!40, !17, i64 104}
!448 = !{!319, !6, i64 28}
!449 = !{!168, !5, i64 24}
!450 = !{!168, !17, i64 40}
!451 = distinct !{!451, !14}
!452 = !{i64 0, i64 8, !56, i64 8, i64 8, !56, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 4, !9, i64 36, i64 4, !9}
!453 = !{i64 0, i64 8, !56, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 4, !9, i64 28, i64 4, !9}
!454 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 4, !9, i64 20, i64 4, !9}
!455 = !{i64 0, i64 8, !4, i64 8, i64 4, !9, i64 12, i64 4, !9}
