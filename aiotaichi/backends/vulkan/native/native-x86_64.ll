; Made by `nox -s native` from *.c and *.h, sha256 99f40db40ccdaf446b9fe4defd96a4919e19ce37d8cac3b9cfa00c86fda5cbbc
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

@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 16
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
define dso_local i32 @device_import(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #3 {
  %8 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 43
  %9 = atomicrmw add ptr %8, i64 1 seq_cst, align 8
  %10 = tail call fastcc i32 @import_pages(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) #15
  %11 = atomicrmw add ptr %8, i64 -1 seq_cst, align 8
  ret i32 %10
}

; Function Attrs: nounwind
define internal fastcc i32 @import_pages(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) unnamed_addr #3 {
  %8 = alloca %struct.VkExternalMemoryBufferCreateInfo, align 8
  %9 = alloca %struct.VkBufferCreateInfo, align 8
  %10 = alloca %struct.VkImportMemoryHostPointerInfoEXT, align 8
  %11 = alloca %struct.VkMemoryAllocateInfo, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #12
  store i32 1000072000, ptr %8, align 8, !tbaa !14
  %12 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %8, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !17
  %13 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %8, i64 0, i32 2
  store i32 128, ptr %13, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #12
  store i32 12, ptr %9, align 8, !tbaa !19
  %14 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %14, align 8, !tbaa !21
  %15 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 2
  store i32 0, ptr %15, align 8, !tbaa !22
  %16 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 3
  store i64 %2, ptr %16, align 8, !tbaa !23
  %17 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 4
  store i32 3, ptr %17, align 8, !tbaa !24
  %18 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 5
  %19 = icmp ugt i64 %5, 1
  %20 = zext i1 %19 to i32
  store i32 %20, ptr %18, align 4, !tbaa !25
  %21 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 6
  %22 = trunc i64 %5 to i32
  %23 = select i1 %19, i32 %22, i32 0
  store i32 %23, ptr %21, align 8, !tbaa !26
  %24 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %9, i64 0, i32 7
  store ptr %4, ptr %24, align 8, !tbaa !27
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #12
  store i32 1000178000, ptr %10, align 8, !tbaa !28
  %25 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %10, i64 0, i32 1
  store ptr null, ptr %25, align 8, !tbaa !30
  %26 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %10, i64 0, i32 2
  store i32 128, ptr %26, align 8, !tbaa !31
  %27 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %10, i64 0, i32 3
  store ptr %1, ptr %27, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #12
  store i32 5, ptr %11, align 8, !tbaa !33
  %28 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %11, i64 0, i32 1
  store ptr %10, ptr %28, align 8, !tbaa !35
  %29 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %11, i64 0, i32 2
  store i64 %2, ptr %29, align 8, !tbaa !36
  %30 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %11, i64 0, i32 3
  %31 = trunc i64 %3 to i32
  store i32 %31, ptr %30, align 8, !tbaa !37
  store ptr null, ptr %6, align 8, !tbaa.struct !38
  %32 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr null, ptr %32, align 8, !tbaa.struct !40
  %33 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 21
  %34 = load ptr, ptr %33, align 8, !tbaa !41
  %35 = load ptr, ptr %0, align 8, !tbaa !43
  %36 = call i32 %34(ptr noundef %35, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %6) #16
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %52

38:                                               ; preds = %7
  %39 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 4
  %40 = load ptr, ptr %39, align 8, !tbaa !44
  %41 = load ptr, ptr %0, align 8, !tbaa !43
  %42 = call i32 %40(ptr noundef %41, ptr noundef nonnull %11, ptr noundef null, ptr noundef nonnull %32) #16
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %52

44:                                               ; preds = %38
  %45 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 6
  %46 = load ptr, ptr %45, align 8, !tbaa !45
  %47 = load ptr, ptr %0, align 8, !tbaa !43
  %48 = load ptr, ptr %6, align 8, !tbaa !46
  %49 = load ptr, ptr %32, align 8, !tbaa !48
  %50 = call i32 %46(ptr noundef %47, ptr noundef %48, ptr noundef %49, i64 noundef 0) #16
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %62, label %52

52:                                               ; preds = %7, %38, %44
  %53 = phi i32 [ %50, %44 ], [ %42, %38 ], [ %36, %7 ]
  %54 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %55 = load ptr, ptr %54, align 8, !tbaa !49
  %56 = load ptr, ptr %0, align 8, !tbaa !43
  %57 = load ptr, ptr %6, align 8, !tbaa !46
  call void %55(ptr noundef %56, ptr noundef %57, ptr noundef null) #16
  %58 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %59 = load ptr, ptr %58, align 8, !tbaa !50
  %60 = load ptr, ptr %0, align 8, !tbaa !43
  %61 = load ptr, ptr %32, align 8, !tbaa !48
  call void %59(ptr noundef %60, ptr noundef %61, ptr noundef null) #16
  br label %62

62:                                               ; preds = %52, %44
  %63 = phi i32 [ %53, %52 ], [ 0, %44 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #12
  ret i32 %63
}

; Function Attrs: nounwind
define dso_local void @device_free_import(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 43
  %4 = atomicrmw add ptr %3, i64 1 seq_cst, align 8
  %5 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %6 = load ptr, ptr %5, align 8, !tbaa !49
  %7 = load ptr, ptr %0, align 8, !tbaa !43
  %8 = load ptr, ptr %1, align 8, !tbaa !46
  tail call void %6(ptr noundef %7, ptr noundef %8, ptr noundef null) #16
  %9 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %10 = load ptr, ptr %9, align 8, !tbaa !50
  %11 = load ptr, ptr %0, align 8, !tbaa !43
  %12 = getelementptr inbounds %struct.import, ptr %1, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !48
  tail call void %10(ptr noundef %11, ptr noundef %13, ptr noundef null) #16
  %14 = atomicrmw add ptr %3, i64 -1 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @context_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4352) #16
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 5
  store ptr %0, ptr %9, align 8, !tbaa !51
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 6
  store ptr %1, ptr %10, align 8, !tbaa !53
  %11 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 7
  store ptr %2, ptr %11, align 8, !tbaa !54
  %12 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 8
  store i64 %3, ptr %12, align 8, !tbaa !55
  %13 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 16
  store i32 %4, ptr %13, align 8, !tbaa !56
  br label %14

14:                                               ; preds = %5, %8
  ret ptr %6
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @context_prepare(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) local_unnamed_addr #3 {
  %3 = alloca [5 x %struct.VkDescriptorPoolSize], align 16
  %4 = alloca %struct.VkDescriptorPoolCreateInfo, align 8
  %5 = tail call fastcc i32 @begin(ptr noundef %0, ptr noundef %1) #15
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %54

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !57
  %10 = load ptr, ptr %9, align 8, !tbaa !39
  %11 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 19
  %12 = load ptr, ptr %11, align 8, !tbaa !58
  tail call void %12(ptr noundef %10, i32 noundef 65536, i32 noundef 65536, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %13 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 27
  %14 = load ptr, ptr %13, align 8, !tbaa !59
  %15 = tail call i32 %14(ptr noundef %10) #16
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %54

17:                                               ; preds = %7
  %18 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  %19 = load i32, ptr %18, align 4, !tbaa !60
  %20 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 20
  %21 = load i32, ptr %20, align 8, !tbaa !61
  %22 = icmp ult i32 %19, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %17
  %24 = add nuw i32 %19, 1
  store i32 %24, ptr %18, align 4, !tbaa !60
  br label %54

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %3, ptr noundef nonnull align 16 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %4) #12
  store i32 33, ptr %4, align 8, !tbaa !62
  %26 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %26, align 8, !tbaa !64
  %27 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %4, i64 0, i32 2
  store i32 0, ptr %27, align 8, !tbaa !65
  %28 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %4, i64 0, i32 3
  store i32 128, ptr %28, align 4, !tbaa !66
  %29 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %4, i64 0, i32 4
  store i32 5, ptr %29, align 8, !tbaa !67
  %30 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %4, i64 0, i32 5
  store ptr %3, ptr %30, align 8, !tbaa !68
  %31 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %32 = icmp eq i32 %21, 0
  %33 = shl i32 %21, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !39
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = call ptr @realloc(ptr noundef %35, i64 noundef %37) #16
  %39 = icmp eq ptr %38, null
  br i1 %39, label %52, label %40

40:                                               ; preds = %25
  store ptr %38, ptr %31, align 8, !tbaa !39
  %41 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 22
  %42 = load ptr, ptr %41, align 8, !tbaa !69
  %43 = load ptr, ptr %0, align 8, !tbaa !43
  %44 = load i32, ptr %20, align 8, !tbaa !61
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds ptr, ptr %38, i64 %45
  %47 = call i32 %42(ptr noundef %43, ptr noundef nonnull %4, ptr noundef null, ptr noundef nonnull %46) #16
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %40
  %50 = load <2 x i32>, ptr %20, align 8, !tbaa !8
  %51 = add <2 x i32> %50, <i32 1, i32 1>
  store <2 x i32> %51, ptr %20, align 8, !tbaa !8
  br label %52

52:                                               ; preds = %49, %40, %25
  %53 = phi i32 [ 0, %49 ], [ %47, %40 ], [ -1, %25 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  br label %54

54:                                               ; preds = %52, %23, %7, %2
  %55 = phi i32 [ %5, %2 ], [ %15, %7 ], [ 0, %23 ], [ %53, %52 ]
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.VkCommandBufferAllocateInfo, align 8
  %4 = alloca %struct.VkCommandBufferInheritanceInfo, align 8
  %5 = alloca %struct.VkCommandBufferBeginInfo, align 8
  %6 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 18
  %7 = load i32, ptr %6, align 8, !tbaa !70
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 17
  %9 = load i32, ptr %8, align 4, !tbaa !71
  %10 = icmp eq i32 %7, %9
  br i1 %10, label %11, label %42

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %13 = icmp eq i32 %7, 0
  %14 = shl i32 %7, 1
  %15 = select i1 %13, i32 8, i32 %14
  %16 = load ptr, ptr %12, align 8, !tbaa !39
  %17 = zext i32 %15 to i64
  %18 = shl nuw nsw i64 %17, 3
  %19 = tail call ptr @realloc(ptr noundef %16, i64 noundef %18) #16
  %20 = icmp eq ptr %19, null
  br i1 %20, label %60, label %21

21:                                               ; preds = %11
  store ptr %19, ptr %12, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  store i32 40, ptr %3, align 8, !tbaa !72
  %22 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %3, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !74
  %23 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %3, i64 0, i32 2
  %24 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 5
  %25 = load ptr, ptr %24, align 8, !tbaa !51
  store ptr %25, ptr %23, align 8, !tbaa !75
  %26 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %3, i64 0, i32 3
  %27 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %28 = load i32, ptr %27, align 8, !tbaa !56
  store i32 %28, ptr %26, align 8, !tbaa !76
  %29 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %3, i64 0, i32 4
  %30 = load i32, ptr %8, align 4, !tbaa !71
  %31 = sub i32 %15, %30
  store i32 %31, ptr %29, align 4, !tbaa !77
  %32 = zext i32 %30 to i64
  %33 = getelementptr inbounds ptr, ptr %19, i64 %32
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 2
  %35 = load ptr, ptr %34, align 8, !tbaa !78
  %36 = load ptr, ptr %0, align 8, !tbaa !43
  %37 = call i32 %35(ptr noundef %36, ptr noundef nonnull %3, ptr noundef nonnull %33) #16
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %21
  store i32 %15, ptr %8, align 4, !tbaa !71
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  %40 = load i32, ptr %6, align 8, !tbaa !70
  br label %42

41:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  br label %60

42:                                               ; preds = %39, %2
  %43 = phi i32 [ %40, %39 ], [ %7, %2 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %4) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  store i32 41, ptr %4, align 8
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %45 = load i32, ptr %44, align 8, !tbaa !56
  %46 = icmp eq i32 %45, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #12
  store i32 42, ptr %5, align 8, !tbaa !79
  %47 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %47, align 8, !tbaa !81
  %48 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %5, i64 0, i32 2
  %49 = select i1 %46, i32 4, i32 1
  store i32 %49, ptr %48, align 8, !tbaa !82
  %50 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %5, i64 0, i32 3
  %51 = select i1 %46, ptr %4, ptr null
  store ptr %51, ptr %50, align 8, !tbaa !83
  %52 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 5
  %53 = load ptr, ptr %52, align 8, !tbaa !84
  %54 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %55 = load ptr, ptr %54, align 8, !tbaa !57
  %56 = zext i32 %43 to i64
  %57 = getelementptr inbounds ptr, ptr %55, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !39
  %59 = call i32 %53(ptr noundef %58, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %4) #12
  br label %60

60:                                               ; preds = %11, %41, %42
  %61 = phi i32 [ %37, %41 ], [ %59, %42 ], [ -1, %11 ]
  ret i32 %61
}

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 20
  %4 = load i32, ptr %3, align 8, !tbaa !61
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  br label %54

9:                                                ; preds = %54, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8, !tbaa !85
  %12 = load ptr, ptr %0, align 8, !tbaa !43
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 10
  %14 = load ptr, ptr %13, align 8, !tbaa !86
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #16
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 26
  %16 = load i32, ptr %15, align 8, !tbaa !87
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %37, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 28
  %20 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %21 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %16, %18 ], [ %35, %22 ]
  %24 = load ptr, ptr %19, align 8, !tbaa !88
  %25 = add i32 %23, -1
  store i32 %25, ptr %15, align 8, !tbaa !87
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds %struct.import, ptr %24, i64 %26
  %28 = load ptr, ptr %20, align 8, !tbaa !49
  %29 = load ptr, ptr %0, align 8, !tbaa !43
  %30 = load ptr, ptr %27, align 8, !tbaa !46
  tail call void %28(ptr noundef %29, ptr noundef %30, ptr noundef null) #16
  %31 = load ptr, ptr %21, align 8, !tbaa !50
  %32 = load ptr, ptr %0, align 8, !tbaa !43
  %33 = getelementptr inbounds %struct.import, ptr %24, i64 %26, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !48
  tail call void %31(ptr noundef %32, ptr noundef %34, ptr noundef null) #16
  %35 = load i32, ptr %15, align 8, !tbaa !87
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %22, !llvm.loop !89

37:                                               ; preds = %22, %9
  %38 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 28
  %39 = load ptr, ptr %38, align 8, !tbaa !88
  tail call void @free(ptr noundef %39) #16
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !57
  tail call void @free(ptr noundef %41) #16
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %43 = load ptr, ptr %42, align 8, !tbaa !90
  tail call void @free(ptr noundef %43) #16
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %45 = load ptr, ptr %44, align 8, !tbaa !91
  tail call void @free(ptr noundef %45) #16
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %47 = load ptr, ptr %46, align 8, !tbaa !92
  tail call void @free(ptr noundef %47) #16
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 36
  %49 = load ptr, ptr %48, align 8, !tbaa !93
  tail call void @free(ptr noundef %49) #16
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 37
  %51 = load ptr, ptr %50, align 8, !tbaa !94
  tail call void @free(ptr noundef %51) #16
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 38
  %53 = load ptr, ptr %52, align 8, !tbaa !95
  tail call void @free(ptr noundef %53) #16
  tail call void @free(ptr noundef nonnull %1) #16
  ret void

54:                                               ; preds = %6, %54
  %55 = phi i64 [ 0, %6 ], [ %61, %54 ]
  %56 = load ptr, ptr %7, align 8, !tbaa !96
  %57 = load ptr, ptr %0, align 8, !tbaa !43
  %58 = load ptr, ptr %8, align 8, !tbaa !90
  %59 = getelementptr inbounds ptr, ptr %58, i64 %55
  %60 = load ptr, ptr %59, align 8, !tbaa !39
  tail call void %56(ptr noundef %57, ptr noundef %60, ptr noundef null) #16
  %61 = add nuw nsw i64 %55, 1
  %62 = load i32, ptr %3, align 8, !tbaa !61
  %63 = zext i32 %62 to i64
  %64 = icmp ult i64 %61, %63
  br i1 %64, label %54, label %9, !llvm.loop !97
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #16
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  store ptr %0, ptr %3, align 8, !tbaa !98
  %6 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !102
  %7 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 5
  %8 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 6
  store ptr %7, ptr %8, align 8, !tbaa !103
  %9 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 3
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #16
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #16
  br label %15

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  store ptr %3, ptr %14, align 8, !tbaa !104
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
  %5 = load ptr, ptr %0, align 8, !tbaa !98
  %6 = load ptr, ptr %5, align 8, !tbaa !107
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
  %28 = load ptr, ptr %9, align 8, !tbaa !108
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %37

30:                                               ; preds = %26, %33
  %31 = load i32, ptr %7, align 8, !tbaa !109
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %108

33:                                               ; preds = %30
  %34 = call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %8) #16
  %35 = load ptr, ptr %9, align 8, !tbaa !108
  %36 = icmp eq ptr %35, null
  br i1 %36, label %30, label %37, !llvm.loop !110

37:                                               ; preds = %33, %26
  %38 = phi ptr [ %28, %26 ], [ %35, %33 ]
  %39 = load ptr, ptr %38, align 8, !tbaa !111
  store ptr %39, ptr %9, align 8, !tbaa !108
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %42

41:                                               ; preds = %37
  store ptr %9, ptr %11, align 8, !tbaa !103
  br label %42

42:                                               ; preds = %37, %41
  %43 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %44 = load ptr, ptr %12, align 8, !tbaa !113
  %45 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 2
  %46 = load i64, ptr %45, align 8, !tbaa !114
  %47 = load i64, ptr %13, align 8, !tbaa !115
  %48 = urem i64 %46, %47
  %49 = load i64, ptr %14, align 8, !tbaa !116
  %50 = mul i64 %49, %48
  %51 = getelementptr inbounds i8, ptr %44, i64 %50
  %52 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 4
  %53 = load i32, ptr %52, align 8, !tbaa !117
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
  %60 = load ptr, ptr %0, align 8, !tbaa !98
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !118
  store ptr null, ptr %15, align 8, !tbaa !120
  store i32 0, ptr %16, align 8, !tbaa !121
  store i32 1, ptr %17, align 4, !tbaa !122
  store ptr %19, ptr %18, align 8, !tbaa !123
  store ptr %2, ptr %20, align 8, !tbaa !124
  %61 = getelementptr inbounds %struct.queue, ptr %60, i64 0, i32 6
  br label %62

62:                                               ; preds = %65, %57
  %63 = load atomic i32, ptr %61 seq_cst, align 8
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %75

65:                                               ; preds = %62
  %66 = load ptr, ptr %60, align 8, !tbaa !107
  %67 = getelementptr inbounds %struct.device, ptr %66, i64 0, i32 38
  %68 = load ptr, ptr %67, align 8, !tbaa !125
  %69 = load ptr, ptr %66, align 8, !tbaa !43
  %70 = call i32 %68(ptr noundef %69, ptr noundef nonnull %3, i64 noundef 100000000) #16
  %71 = icmp eq i32 %70, 2
  br i1 %71, label %62, label %72, !llvm.loop !126

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
  %79 = load i32, ptr %52, align 8, !tbaa !117
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %84

81:                                               ; preds = %78
  %82 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !127
  br label %87

84:                                               ; preds = %78, %55
  %85 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 1
  %86 = load ptr, ptr %85, align 8, !tbaa !127
  br label %87

87:                                               ; preds = %84, %81
  %88 = phi ptr [ %51, %84 ], [ %83, %81 ]
  %89 = phi i16 [ 4, %84 ], [ 5, %81 ]
  %90 = phi ptr [ %86, %84 ], [ %51, %81 ]
  %91 = load ptr, ptr %0, align 8, !tbaa !98
  %92 = load ptr, ptr %91, align 8, !tbaa !107
  %93 = getelementptr inbounds %struct.device, ptr %92, i64 0, i32 42
  %94 = load ptr, ptr %93, align 8, !tbaa !128
  %95 = getelementptr inbounds %struct.chunk, ptr %38, i64 0, i32 3
  %96 = load i64, ptr %95, align 8, !tbaa !129
  call fastcc void @copy_shared(ptr noundef %94, ptr noundef %88, ptr noundef %90, i64 noundef %96, i16 noundef zeroext 6, i16 noundef zeroext %89) #15
  br label %97

97:                                               ; preds = %75, %76, %87
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  store i32 1000207005, ptr %4, align 8, !tbaa !130
  store ptr null, ptr %21, align 8, !tbaa !132
  %98 = load ptr, ptr %23, align 8, !tbaa !133
  store ptr %98, ptr %22, align 8, !tbaa !134
  %99 = load i64, ptr %45, align 8, !tbaa !114
  store i64 %99, ptr %24, align 8, !tbaa !135
  %100 = load ptr, ptr %25, align 8, !tbaa !136
  %101 = load ptr, ptr %6, align 8, !tbaa !43
  %102 = call i32 %100(ptr noundef %101, ptr noundef nonnull %4) #16
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %107, label %104

104:                                              ; preds = %97
  %105 = load ptr, ptr %0, align 8, !tbaa !98
  %106 = getelementptr inbounds %struct.queue, ptr %105, i64 0, i32 6
  store atomic i32 %102, ptr %106 seq_cst, align 8
  br label %107

107:                                              ; preds = %97, %104
  call void @free(ptr noundef nonnull %38) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  br label %26

108:                                              ; preds = %30
  %109 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %110 = load ptr, ptr %0, align 8, !tbaa !98
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
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 4
  %12 = load i64, ptr %11, align 8, !tbaa !137
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !138

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
  store ptr %0, ptr %5, align 8, !tbaa !107
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !139
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 3
  store ptr %2, ptr %9, align 8, !tbaa !140
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 8, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !141
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 7
  store i32 %12, ptr %13, align 4, !tbaa !142
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 14
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 15
  store ptr %14, ptr %15, align 8, !tbaa !143
  %16 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 3
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #16
  %18 = getelementptr inbounds %struct.hardware_queue, ptr %1, i64 0, i32 4
  %19 = load ptr, ptr %18, align 8, !tbaa !144
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %30

21:                                               ; preds = %7
  %22 = tail call ptr @calloc(i64 noundef 1, i64 noundef 240) #16
  store ptr %22, ptr %18, align 8, !tbaa !144
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 3
  %26 = getelementptr inbounds %struct.line, ptr %22, i64 0, i32 4
  store ptr %25, ptr %26, align 8, !tbaa !146
  br label %30

27:                                               ; preds = %21
  %28 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #16
  %29 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr null, ptr %29, align 8, !tbaa !148
  br label %44

30:                                               ; preds = %24, %7
  %31 = phi ptr [ %22, %24 ], [ %19, %7 ]
  %32 = getelementptr inbounds %struct.line, ptr %31, i64 0, i32 7
  %33 = load i32, ptr %32, align 8, !tbaa !149
  %34 = add i32 %33, 1
  store i32 %34, ptr %32, align 8, !tbaa !149
  %35 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #16
  %36 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %31, ptr %36, align 8, !tbaa !148
  %37 = load i32, ptr %13, align 4, !tbaa !142
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %46, label %39

39:                                               ; preds = %30
  %40 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 9
  %41 = tail call i32 @pthread_create(ptr noundef nonnull %40, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %5) #16
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %39
  tail call fastcc void @leave_line(ptr noundef nonnull %5) #15
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

19:                                               ; preds = %73, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  store i64 0, ptr %4, align 8, !tbaa !3
  %20 = load ptr, ptr %0, align 8, !tbaa !107
  %21 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 30
  %22 = load ptr, ptr %21, align 8, !tbaa !150
  %23 = load ptr, ptr %20, align 8, !tbaa !43
  %24 = load ptr, ptr %5, align 8, !tbaa !140
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
  %41 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 4
  %42 = load i64, ptr %41, align 8, !tbaa !137
  %43 = icmp ult i64 %42, %35
  br i1 %43, label %36, label %44, !llvm.loop !138

44:                                               ; preds = %40, %36, %28
  %45 = phi i64 [ 0, %28 ], [ %42, %40 ], [ 0, %36 ]
  %46 = load atomic i32, ptr %6 seq_cst, align 8
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i64 %30, i64 -1
  %49 = load atomic i64, ptr %8 seq_cst, align 8
  %50 = add i64 %49, -1
  %51 = icmp ult i64 %50, %48
  %52 = load i32, ptr %10, align 4, !tbaa !151
  %53 = icmp ne i32 %52, 0
  %54 = select i1 %53, i1 true, i1 %51
  %55 = icmp ne i64 %45, 0
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %60, label %57

57:                                               ; preds = %44
  store i32 1, ptr %11, align 8, !tbaa !152
  %58 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #16
  store i32 0, ptr %11, align 8, !tbaa !152
  %59 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #16
  br label %62

60:                                               ; preds = %44
  %61 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #16
  br i1 %53, label %84, label %62

62:                                               ; preds = %57, %60
  br i1 %51, label %63, label %74

63:                                               ; preds = %62
  %64 = load atomic i64, ptr %8 seq_cst, align 8
  %65 = add i64 %64, -1
  %66 = icmp ult i64 %65, %48
  br i1 %66, label %67, label %73

67:                                               ; preds = %63
  %68 = cmpxchg ptr %8, i64 %64, i64 0 seq_cst seq_cst, align 8
  %69 = extractvalue { i64, i1 } %68, 1
  br i1 %69, label %70, label %73

70:                                               ; preds = %67
  %71 = load i32, ptr %18, align 8, !tbaa !153
  %72 = call i64 @write(i32 noundef %71, ptr noundef nonnull @notify.one, i64 noundef 8) #16
  br label %73

73:                                               ; preds = %70, %67, %63, %83, %74
  br label %19

74:                                               ; preds = %62
  br i1 %55, label %75, label %73

75:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %45, ptr %2, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !118
  store ptr null, ptr %13, align 8, !tbaa !120
  store i32 0, ptr %14, align 8, !tbaa !121
  store i32 1, ptr %15, align 4, !tbaa !122
  store ptr %5, ptr %16, align 8, !tbaa !123
  store ptr %2, ptr %17, align 8, !tbaa !124
  %76 = load ptr, ptr %0, align 8, !tbaa !107
  %77 = getelementptr inbounds %struct.device, ptr %76, i64 0, i32 38
  %78 = load ptr, ptr %77, align 8, !tbaa !125
  %79 = load ptr, ptr %76, align 8, !tbaa !43
  %80 = call i32 %78(ptr noundef %79, ptr noundef nonnull %3, i64 noundef 100000000) #16
  %81 = icmp slt i32 %80, 0
  br i1 %81, label %82, label %83

82:                                               ; preds = %75
  store atomic i32 %80, ptr %6 seq_cst, align 8
  br label %83

83:                                               ; preds = %75, %82
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %73

84:                                               ; preds = %60
  %85 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %85 seq_cst, align 8
  ret ptr null
}

; Function Attrs: nounwind
define internal fastcc void @leave_line(ptr noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8, !tbaa !148
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !139
  %6 = icmp eq ptr %3, null
  br i1 %6, label %55, label %7

7:                                                ; preds = %1
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
  br i1 %18, label %24, label %19, !llvm.loop !154

19:                                               ; preds = %12, %15
  %20 = phi ptr [ %17, %15 ], [ %13, %12 ]
  %21 = getelementptr inbounds %struct.context, ptr %20, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8, !tbaa !155
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %27, label %15

24:                                               ; preds = %15, %12
  %25 = load ptr, ptr %10, align 8, !tbaa !156
  %26 = icmp eq ptr %25, %0
  br i1 %26, label %27, label %29

27:                                               ; preds = %19, %24
  %28 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %3) #16
  br label %12, !llvm.loop !157

29:                                               ; preds = %24
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  store ptr null, ptr %2, align 8, !tbaa !148
  %31 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 3
  %32 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %31) #16
  %33 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 7
  %34 = load i32, ptr %33, align 8, !tbaa !149
  %35 = add i32 %34, -1
  store i32 %35, ptr %33, align 8, !tbaa !149
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %48

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 4
  store ptr null, ptr %38, align 8, !tbaa !144
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #16
  %40 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %41 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 9
  store i32 1, ptr %41, align 8, !tbaa !158
  %42 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 1
  %43 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %42) #16
  %44 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  %45 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 8
  %46 = load i32, ptr %45, align 4, !tbaa !159
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %50

48:                                               ; preds = %29
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %31) #16
  br label %55

50:                                               ; preds = %37
  %51 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 6
  %52 = load i64, ptr %51, align 8, !tbaa !160
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
  store ptr %1, ptr %3, align 8, !tbaa !161
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 3
  store atomic i32 0, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %5 = load ptr, ptr %4, align 8, !tbaa !162
  store ptr %5, ptr %1, align 8, !tbaa !163
  store ptr %1, ptr %4, align 8, !tbaa !162
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !162
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !163
  store ptr %6, ptr %2, align 8, !tbaa !162
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
  %11 = load ptr, ptr %0, align 8, !tbaa !107
  %12 = getelementptr inbounds %struct.device, ptr %11, i64 0, i32 41
  %13 = load atomic i64, ptr %12 seq_cst, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %22, label %15, !prof !164

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #12
  %16 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #16
  %17 = load i64, ptr %10, align 8, !tbaa !165
  %18 = mul i64 %17, 1000000000
  %19 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !167
  %21 = add i64 %18, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #12
  br label %22

22:                                               ; preds = %6, %15
  %23 = phi i64 [ %21, %15 ], [ 0, %6 ]
  %24 = load ptr, ptr %0, align 8, !tbaa !107
  %25 = getelementptr inbounds i8, ptr %1, i64 %2
  %26 = icmp sgt i64 %2, 0
  br i1 %26, label %27, label %82

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 1
  br label %29

29:                                               ; preds = %78, %27
  %30 = phi ptr [ %1, %27 ], [ %79, %78 ]
  %31 = phi i64 [ 0, %27 ], [ %80, %78 ]
  %32 = load i16, ptr %30, align 8, !tbaa !168
  %33 = icmp eq i16 %32, 13
  br i1 %33, label %34, label %36

34:                                               ; preds = %29
  %35 = getelementptr inbounds i8, ptr %30, i64 16
  br label %78

36:                                               ; preds = %29
  %37 = getelementptr inbounds %struct.command, ptr %30, i64 0, i32 2
  %38 = load i32, ptr %37, align 4, !tbaa !170
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
  %42 = load i64, ptr %28, align 8, !tbaa !171
  %43 = add i64 %42, -1
  %44 = add i64 %43, %39
  %45 = urem i64 %44, %42
  %46 = getelementptr inbounds %struct.launch, ptr %30, i64 0, i32 1
  %47 = load ptr, ptr %46, align 8, !tbaa !39
  %48 = getelementptr inbounds %struct.kernel, ptr %47, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !172
  %50 = add i64 %49, %43
  %51 = urem i64 %50, %42
  %52 = add i64 %31, %44
  %53 = add i64 %45, %51
  %54 = sub i64 %52, %53
  %55 = add i64 %54, %50
  br label %78

56:                                               ; preds = %36, %36
  %57 = getelementptr inbounds %struct.transfer, ptr %30, i64 0, i32 3
  %58 = load i64, ptr %57, align 8, !tbaa !174
  %59 = icmp ult i64 %58, 32769
  br i1 %59, label %60, label %78

60:                                               ; preds = %56
  %61 = load i64, ptr %28, align 8, !tbaa !171
  %62 = add nsw i64 %58, -1
  %63 = add i64 %62, %61
  %64 = urem i64 %63, %61
  %65 = sub i64 %31, %64
  %66 = add i64 %65, %63
  br label %78

67:                                               ; preds = %36, %36
  %68 = getelementptr inbounds %struct.texels, ptr %30, i64 0, i32 2
  %69 = load i64, ptr %68, align 8, !tbaa !176
  %70 = icmp ult i64 %69, 32769
  br i1 %70, label %71, label %78

71:                                               ; preds = %67
  %72 = load i64, ptr %28, align 8, !tbaa !171
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
  br i1 %81, label %29, label %82, !llvm.loop !181

82:                                               ; preds = %78, %22
  %83 = phi i64 [ 0, %22 ], [ %80, %78 ]
  %84 = icmp eq ptr %5, null
  br i1 %84, label %96, label %85

85:                                               ; preds = %82
  %86 = shl i32 %4, 1
  %87 = zext i32 %86 to i64
  %88 = shl nuw nsw i64 %87, 3
  %89 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 1
  %90 = load i64, ptr %89, align 8, !tbaa !171
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
  %104 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 8
  %105 = load i64, ptr %104, align 8, !tbaa !55
  %106 = icmp ult i64 %105, %97
  br i1 %106, label %99, label %109, !llvm.loop !182

107:                                              ; preds = %99
  %108 = add nsw i64 %97, 1
  br label %661

109:                                              ; preds = %103
  %110 = load ptr, ptr %101, align 8, !tbaa !163
  store ptr %110, ptr %100, align 8, !tbaa !39
  %111 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 3
  store atomic i32 1, ptr %111 seq_cst, align 8
  %112 = load ptr, ptr %0, align 8, !tbaa !107
  %113 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 23
  store i32 0, ptr %113, align 8, !tbaa !183
  %114 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 18
  store i32 0, ptr %114, align 8, !tbaa !70
  %115 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 9
  store i64 0, ptr %115, align 8, !tbaa !184
  %116 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 34
  store i32 0, ptr %116, align 8, !tbaa !185
  %117 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 31
  store i32 0, ptr %117, align 8, !tbaa !186
  %118 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 29
  %119 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 30
  store ptr %118, ptr %119, align 8, !tbaa !187
  %120 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 26
  %121 = load i32, ptr %120, align 8, !tbaa !87
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
  %130 = load ptr, ptr %125, align 8, !tbaa !88
  %131 = add i32 %129, -1
  store i32 %131, ptr %120, align 8, !tbaa !87
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds %struct.import, ptr %130, i64 %132
  %134 = load ptr, ptr %126, align 8, !tbaa !49
  %135 = load ptr, ptr %112, align 8, !tbaa !43
  %136 = load ptr, ptr %133, align 8, !tbaa !46
  call void %134(ptr noundef %135, ptr noundef %136, ptr noundef null) #16
  %137 = load ptr, ptr %127, align 8, !tbaa !50
  %138 = load ptr, ptr %112, align 8, !tbaa !43
  %139 = getelementptr inbounds %struct.import, ptr %130, i64 %132, i32 1
  %140 = load ptr, ptr %139, align 8, !tbaa !48
  call void %137(ptr noundef %138, ptr noundef %140, ptr noundef null) #16
  %141 = load i32, ptr %120, align 8, !tbaa !87
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %123, label %128, !llvm.loop !89

143:                                              ; preds = %151
  %144 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 21
  %145 = load i32, ptr %144, align 4, !tbaa !60
  store i32 0, ptr %144, align 4, !tbaa !60
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %172, label %147

147:                                              ; preds = %143
  %148 = getelementptr inbounds %struct.device, ptr %112, i64 0, i32 34
  %149 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 22
  %150 = zext i32 %145 to i64
  br label %162

151:                                              ; preds = %151, %123
  %152 = phi i64 [ 0, %123 ], [ %160, %151 ]
  %153 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 39, i64 %152
  store ptr null, ptr %153, align 8, !tbaa !188
  %154 = or i64 %152, 1
  %155 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 39, i64 %154
  store ptr null, ptr %155, align 8, !tbaa !188
  %156 = or i64 %152, 2
  %157 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 39, i64 %156
  store ptr null, ptr %157, align 8, !tbaa !188
  %158 = or i64 %152, 3
  %159 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 39, i64 %158
  store ptr null, ptr %159, align 8, !tbaa !188
  %160 = add nuw nsw i64 %152, 4
  %161 = icmp eq i64 %160, 64
  br i1 %161, label %143, label %151, !llvm.loop !190

162:                                              ; preds = %162, %147
  %163 = phi i64 [ 0, %147 ], [ %170, %162 ]
  %164 = load ptr, ptr %148, align 8, !tbaa !191
  %165 = load ptr, ptr %112, align 8, !tbaa !43
  %166 = load ptr, ptr %149, align 8, !tbaa !90
  %167 = getelementptr inbounds ptr, ptr %166, i64 %163
  %168 = load ptr, ptr %167, align 8, !tbaa !39
  %169 = call i32 %164(ptr noundef %165, ptr noundef %168, i32 noundef 0) #16
  %170 = add nuw nsw i64 %163, 1
  %171 = icmp eq i64 %170, %150
  br i1 %171, label %172, label %162, !llvm.loop !192

172:                                              ; preds = %162, %143
  %173 = getelementptr inbounds %struct.device, ptr %112, i64 0, i32 33
  %174 = load ptr, ptr %173, align 8, !tbaa !193
  %175 = load ptr, ptr %112, align 8, !tbaa !43
  %176 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 5
  %177 = load ptr, ptr %176, align 8, !tbaa !51
  %178 = call i32 %174(ptr noundef %175, ptr noundef %177, i32 noundef 0) #16
  %179 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 14
  store i32 %4, ptr %179, align 8, !tbaa !194
  %180 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 15
  store ptr %5, ptr %180, align 8, !tbaa !195
  %181 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 2
  store ptr %0, ptr %181, align 8, !tbaa !155
  %182 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 4
  store i64 %3, ptr %182, align 8, !tbaa !137
  store ptr null, ptr %101, align 8, !tbaa !163
  %183 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %101, ptr %183, align 8, !tbaa !196
  %184 = icmp eq i32 %178, 0
  br i1 %184, label %185, label %619

185:                                              ; preds = %172
  %186 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 33
  %187 = load i32, ptr %117, align 8, !tbaa !186
  %188 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 32
  %189 = load i32, ptr %188, align 4, !tbaa !8
  %190 = icmp ugt i32 %189, %187
  br i1 %190, label %201, label %191

191:                                              ; preds = %185
  %192 = icmp eq i32 %189, 0
  %193 = shl i32 %189, 1
  %194 = select i1 %192, i32 8, i32 %193
  %195 = load ptr, ptr %186, align 8, !tbaa !39
  %196 = zext i32 %194 to i64
  %197 = mul nuw nsw i64 %196, 24
  %198 = call ptr @realloc(ptr noundef %195, i64 noundef %197) #16
  %199 = icmp eq ptr %198, null
  br i1 %199, label %641, label %200

200:                                              ; preds = %191
  store ptr %198, ptr %186, align 8, !tbaa !39
  store i32 %194, ptr %188, align 4, !tbaa !8
  br label %201

201:                                              ; preds = %200, %185
  %202 = load ptr, ptr %0, align 8, !tbaa !107
  %203 = call fastcc i32 @begin(ptr noundef %202, ptr noundef nonnull %101) #15
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %619

205:                                              ; preds = %201
  %206 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 19
  %207 = load ptr, ptr %206, align 8, !tbaa !57
  %208 = load i32, ptr %114, align 8, !tbaa !70
  %209 = add i32 %208, 1
  store i32 %209, ptr %114, align 8, !tbaa !70
  %210 = zext i32 %208 to i64
  %211 = getelementptr inbounds ptr, ptr %207, i64 %210
  %212 = load ptr, ptr %211, align 8, !tbaa !39
  %213 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %212, ptr %213, align 8, !tbaa !197
  %214 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %214, align 8, !tbaa !198
  %215 = load ptr, ptr %186, align 8, !tbaa !92
  %216 = load i32, ptr %117, align 8, !tbaa !186
  %217 = add i32 %216, 1
  store i32 %217, ptr %117, align 8, !tbaa !186
  %218 = zext i32 %216 to i64
  %219 = getelementptr inbounds %struct.submission, ptr %215, i64 %218
  %220 = load i32, ptr %116, align 8, !tbaa !185
  store i32 %220, ptr %219, align 8, !tbaa.struct !199
  %221 = getelementptr inbounds i8, ptr %219, i64 4
  store i32 0, ptr %221, align 4, !tbaa.struct !200
  %222 = getelementptr inbounds i8, ptr %219, i64 8
  store ptr %212, ptr %222, align 8, !tbaa.struct !201
  %223 = getelementptr inbounds i8, ptr %219, i64 16
  store i64 0, ptr %223, align 8, !tbaa.struct !202
  %224 = load ptr, ptr %180, align 8, !tbaa !195
  %225 = icmp eq ptr %224, null
  br i1 %225, label %272, label %226

226:                                              ; preds = %205
  %227 = load ptr, ptr %0, align 8, !tbaa !107
  %228 = load i32, ptr %179, align 8, !tbaa !194
  %229 = shl i32 %228, 1
  %230 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 11
  %231 = load i32, ptr %230, align 8, !tbaa !203
  %232 = icmp ugt i32 %229, %231
  br i1 %232, label %233, label %251

233:                                              ; preds = %226
  %234 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 26
  %235 = load ptr, ptr %234, align 8, !tbaa !85
  %236 = load ptr, ptr %227, align 8, !tbaa !43
  %237 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 10
  %238 = load ptr, ptr %237, align 8, !tbaa !86
  call void %235(ptr noundef %236, ptr noundef %238, ptr noundef null) #16
  store ptr null, ptr %237, align 8, !tbaa !86
  store i32 0, ptr %230, align 8, !tbaa !203
  %239 = call i32 @llvm.umax.i32(i32 %229, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #12
  store i32 11, ptr %9, align 8, !tbaa !204
  %240 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 1
  store ptr null, ptr %240, align 8, !tbaa !206
  %241 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 2
  store i32 0, ptr %241, align 8, !tbaa !207
  %242 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 3
  store i32 2, ptr %242, align 4, !tbaa !208
  %243 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 4
  store i32 %239, ptr %243, align 8, !tbaa !209
  %244 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %9, i64 0, i32 5
  store i32 0, ptr %244, align 4, !tbaa !210
  %245 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 23
  %246 = load ptr, ptr %245, align 8, !tbaa !211
  %247 = load ptr, ptr %227, align 8, !tbaa !43
  %248 = call i32 %246(ptr noundef %247, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %237) #16
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %271

250:                                              ; preds = %233
  store i32 %239, ptr %230, align 8, !tbaa !203
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #12
  br label %251

251:                                              ; preds = %250, %226
  %252 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 35
  %253 = load ptr, ptr %252, align 8, !tbaa !212
  %254 = load ptr, ptr %227, align 8, !tbaa !43
  %255 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 10
  %256 = load ptr, ptr %255, align 8, !tbaa !86
  call void %253(ptr noundef %254, ptr noundef %256, i32 noundef 0, i32 noundef %229) #16
  %257 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 12
  store i32 0, ptr %257, align 4, !tbaa !213
  %258 = load i32, ptr %179, align 8, !tbaa !194
  %259 = shl i32 %258, 1
  %260 = zext i32 %259 to i64
  %261 = shl nuw nsw i64 %260, 3
  %262 = load i64, ptr %115, align 8, !tbaa !184
  %263 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 1
  %264 = load i64, ptr %263, align 8, !tbaa !171
  %265 = add i64 %262, -1
  %266 = add i64 %265, %264
  %267 = urem i64 %266, %264
  %268 = sub nuw i64 %266, %267
  %269 = add i64 %268, %261
  store i64 %269, ptr %115, align 8, !tbaa !184
  %270 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 13
  store i64 %268, ptr %270, align 8, !tbaa !214
  br label %272

271:                                              ; preds = %233
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #12
  br label %619

272:                                              ; preds = %251, %205
  br i1 %26, label %273, label %282

273:                                              ; preds = %272
  %274 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %275 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 1
  %276 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 2
  %277 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %8, i64 0, i32 3
  br label %285

278:                                              ; preds = %487
  %279 = load ptr, ptr %180, align 8, !tbaa !195
  %280 = icmp eq ptr %279, null
  %281 = select i1 %280, i1 true, i1 %496
  br i1 %281, label %519, label %498

282:                                              ; preds = %272
  %283 = load ptr, ptr %180, align 8, !tbaa !195
  %284 = icmp eq ptr %283, null
  br i1 %284, label %520, label %498

285:                                              ; preds = %487, %273
  %286 = phi ptr [ %1, %273 ], [ %494, %487 ]
  %287 = phi i32 [ 1, %273 ], [ %489, %487 ]
  %288 = phi i32 [ 0, %273 ], [ %488, %487 ]
  %289 = load i16, ptr %286, align 4, !tbaa !168
  %290 = icmp eq i16 %289, 14
  br i1 %290, label %291, label %368

291:                                              ; preds = %285
  %292 = load ptr, ptr %186, align 8, !tbaa !92
  %293 = load i32, ptr %117, align 8, !tbaa !186
  %294 = add i32 %293, -1
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds %struct.submission, ptr %292, i64 %295, i32 1
  %297 = load i32, ptr %296, align 4, !tbaa !215
  %298 = icmp eq i32 %297, 32
  %299 = icmp eq i32 %287, 0
  %300 = select i1 %299, i1 true, i1 %298
  br i1 %300, label %301, label %362

301:                                              ; preds = %291
  %302 = load ptr, ptr %274, align 8, !tbaa !139
  %303 = getelementptr inbounds %struct.hardware_queue, ptr %302, i64 0, i32 1
  %304 = load i64, ptr %303, align 8, !tbaa !217
  %305 = trunc i64 %304 to i32
  %306 = and i64 %304, 2048
  %307 = icmp eq i64 %306, 0
  %308 = select i1 %307, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #12
  store i32 46, ptr %8, align 8, !tbaa !218
  store ptr null, ptr %275, align 8, !tbaa !220
  store i32 %308, ptr %276, align 8, !tbaa !221
  %309 = or i32 %308, 8192
  store i32 %309, ptr %277, align 4, !tbaa !222
  %310 = load ptr, ptr %0, align 8, !tbaa !107
  %311 = getelementptr inbounds %struct.device, ptr %310, i64 0, i32 19
  %312 = load ptr, ptr %311, align 8, !tbaa !58
  %313 = load ptr, ptr %213, align 8, !tbaa !197
  %314 = or i32 %305, 16384
  call void %312(ptr noundef %313, i32 noundef %305, i32 noundef %314, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %8, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  store i32 0, ptr %214, align 8, !tbaa !198
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #12
  %315 = load ptr, ptr %0, align 8, !tbaa !107
  %316 = getelementptr inbounds %struct.device, ptr %315, i64 0, i32 27
  %317 = load ptr, ptr %316, align 8, !tbaa !59
  %318 = load ptr, ptr %213, align 8, !tbaa !197
  %319 = call i32 %317(ptr noundef %318) #16
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %321, label %619

321:                                              ; preds = %301
  %322 = load ptr, ptr %183, align 8, !tbaa !196
  %323 = getelementptr inbounds %struct.context, ptr %322, i64 0, i32 33
  %324 = getelementptr inbounds %struct.context, ptr %322, i64 0, i32 31
  %325 = load i32, ptr %324, align 8, !tbaa !186
  %326 = getelementptr inbounds %struct.context, ptr %322, i64 0, i32 32
  %327 = load i32, ptr %326, align 4, !tbaa !8
  %328 = icmp ugt i32 %327, %325
  br i1 %328, label %339, label %329

329:                                              ; preds = %321
  %330 = icmp eq i32 %327, 0
  %331 = shl i32 %327, 1
  %332 = select i1 %330, i32 8, i32 %331
  %333 = load ptr, ptr %323, align 8, !tbaa !39
  %334 = zext i32 %332 to i64
  %335 = mul nuw nsw i64 %334, 24
  %336 = call ptr @realloc(ptr noundef %333, i64 noundef %335) #16
  %337 = icmp eq ptr %336, null
  br i1 %337, label %641, label %338

338:                                              ; preds = %329
  store ptr %336, ptr %323, align 8, !tbaa !39
  store i32 %332, ptr %326, align 4, !tbaa !8
  br label %339

339:                                              ; preds = %338, %321
  %340 = load ptr, ptr %0, align 8, !tbaa !107
  %341 = call fastcc i32 @begin(ptr noundef %340, ptr noundef nonnull %322) #15
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %343, label %619

343:                                              ; preds = %339
  %344 = getelementptr inbounds %struct.context, ptr %322, i64 0, i32 19
  %345 = load ptr, ptr %344, align 8, !tbaa !57
  %346 = getelementptr inbounds %struct.context, ptr %322, i64 0, i32 18
  %347 = load i32, ptr %346, align 8, !tbaa !70
  %348 = add i32 %347, 1
  store i32 %348, ptr %346, align 8, !tbaa !70
  %349 = zext i32 %347 to i64
  %350 = getelementptr inbounds ptr, ptr %345, i64 %349
  %351 = load ptr, ptr %350, align 8, !tbaa !39
  store ptr %351, ptr %213, align 8, !tbaa !197
  store i32 1, ptr %214, align 8, !tbaa !198
  %352 = load ptr, ptr %323, align 8, !tbaa !92
  %353 = load i32, ptr %324, align 8, !tbaa !186
  %354 = add i32 %353, 1
  store i32 %354, ptr %324, align 8, !tbaa !186
  %355 = zext i32 %353 to i64
  %356 = getelementptr inbounds %struct.submission, ptr %352, i64 %355
  %357 = getelementptr inbounds %struct.context, ptr %322, i64 0, i32 34
  %358 = load i32, ptr %357, align 8, !tbaa !185
  store i32 %358, ptr %356, align 8, !tbaa.struct !199
  %359 = getelementptr inbounds i8, ptr %356, i64 4
  store i32 0, ptr %359, align 4, !tbaa.struct !200
  %360 = getelementptr inbounds i8, ptr %356, i64 8
  store ptr %351, ptr %360, align 8, !tbaa.struct !201
  %361 = getelementptr inbounds i8, ptr %356, i64 16
  store i64 0, ptr %361, align 8, !tbaa.struct !202
  br label %362

362:                                              ; preds = %343, %291
  %363 = getelementptr inbounds %struct.wait, ptr %286, i64 0, i32 1
  %364 = load ptr, ptr %363, align 8, !tbaa !223
  %365 = getelementptr inbounds %struct.wait, ptr %286, i64 0, i32 2
  %366 = load i64, ptr %365, align 8, !tbaa !225
  %367 = call fastcc i32 @add_wait(ptr noundef nonnull %101, ptr noundef %364, i64 noundef %366) #15
  br label %487

368:                                              ; preds = %285
  %369 = load ptr, ptr %180, align 8, !tbaa !195
  %370 = icmp ne ptr %369, null
  %371 = icmp ne i32 %287, 0
  %372 = and i1 %371, %370
  br i1 %372, label %373, label %422

373:                                              ; preds = %368
  %374 = shl i32 %288, 1
  %375 = zext i32 %374 to i64
  %376 = getelementptr inbounds i64, ptr %369, i64 %375
  %377 = load ptr, ptr %183, align 8, !tbaa !196
  %378 = getelementptr inbounds %struct.context, ptr %377, i64 0, i32 12
  %379 = load i32, ptr %378, align 4, !tbaa !213
  %380 = add i32 %379, 1
  store i32 %380, ptr %378, align 4, !tbaa !213
  %381 = load ptr, ptr %0, align 8, !tbaa !107
  %382 = getelementptr inbounds %struct.device, ptr %381, i64 0, i32 20
  %383 = load ptr, ptr %382, align 8, !tbaa !226
  %384 = load ptr, ptr %213, align 8, !tbaa !197
  %385 = getelementptr inbounds %struct.context, ptr %377, i64 0, i32 10
  %386 = load ptr, ptr %385, align 8, !tbaa !86
  call void %383(ptr noundef %384, i32 noundef 8192, ptr noundef %386, i32 noundef %379) #16
  %387 = getelementptr inbounds %struct.context, ptr %377, i64 0, i32 13
  %388 = load i64, ptr %387, align 8, !tbaa !214
  %389 = zext i32 %379 to i64
  %390 = shl nuw nsw i64 %389, 3
  %391 = add i64 %388, %390
  %392 = getelementptr inbounds %struct.context, ptr %377, i64 0, i32 25
  %393 = getelementptr inbounds %struct.context, ptr %377, i64 0, i32 23
  %394 = load i32, ptr %393, align 8, !tbaa !183
  %395 = getelementptr inbounds %struct.context, ptr %377, i64 0, i32 24
  %396 = load i32, ptr %395, align 4, !tbaa !8
  %397 = icmp ugt i32 %396, %394
  br i1 %397, label %398, label %400

398:                                              ; preds = %373
  %399 = load ptr, ptr %392, align 8, !tbaa !91
  br label %411

400:                                              ; preds = %373
  %401 = icmp eq i32 %396, 0
  %402 = shl i32 %396, 1
  %403 = select i1 %401, i32 8, i32 %402
  %404 = load ptr, ptr %392, align 8, !tbaa !39
  %405 = zext i32 %403 to i64
  %406 = mul nuw nsw i64 %405, 24
  %407 = call ptr @realloc(ptr noundef %404, i64 noundef %406) #16
  %408 = icmp eq ptr %407, null
  br i1 %408, label %424, label %409

409:                                              ; preds = %400
  store ptr %407, ptr %392, align 8, !tbaa !39
  store i32 %403, ptr %395, align 4, !tbaa !8
  %410 = load i32, ptr %393, align 8, !tbaa !183
  br label %411

411:                                              ; preds = %409, %398
  %412 = phi i32 [ %394, %398 ], [ %410, %409 ]
  %413 = phi ptr [ %399, %398 ], [ %407, %409 ]
  %414 = add i32 %412, 1
  store i32 %414, ptr %393, align 8, !tbaa !183
  %415 = zext i32 %412 to i64
  %416 = getelementptr inbounds %struct.arrival, ptr %413, i64 %415
  %417 = getelementptr inbounds %struct.context, ptr %377, i64 0, i32 7
  %418 = load ptr, ptr %417, align 8, !tbaa !54
  %419 = getelementptr inbounds i8, ptr %418, i64 %391
  store ptr %376, ptr %416, align 8, !tbaa.struct !227
  %420 = getelementptr inbounds i8, ptr %416, i64 8
  store ptr %419, ptr %420, align 8, !tbaa.struct !201
  %421 = getelementptr inbounds i8, ptr %416, i64 16
  store i64 8, ptr %421, align 8, !tbaa.struct !202
  br label %422

422:                                              ; preds = %411, %368
  %423 = call fastcc i32 @execute(ptr noundef nonnull %0, ptr noundef nonnull %286) #15
  br label %424

424:                                              ; preds = %422, %400
  %425 = phi i32 [ %423, %422 ], [ -1, %400 ]
  %426 = getelementptr inbounds %struct.command, ptr %286, i64 0, i32 1
  %427 = load i16, ptr %426, align 2, !tbaa !228
  %428 = icmp eq i16 %427, 0
  br i1 %428, label %487, label %429

429:                                              ; preds = %424
  %430 = load ptr, ptr %180, align 8, !tbaa !195
  %431 = icmp eq ptr %430, null
  %432 = icmp ne i32 %425, 0
  %433 = select i1 %431, i1 true, i1 %432
  br i1 %433, label %484, label %434

434:                                              ; preds = %429
  %435 = shl i32 %288, 1
  %436 = or i32 %435, 1
  %437 = zext i32 %436 to i64
  %438 = getelementptr inbounds i64, ptr %430, i64 %437
  %439 = load ptr, ptr %183, align 8, !tbaa !196
  %440 = getelementptr inbounds %struct.context, ptr %439, i64 0, i32 12
  %441 = load i32, ptr %440, align 4, !tbaa !213
  %442 = add i32 %441, 1
  store i32 %442, ptr %440, align 4, !tbaa !213
  %443 = load ptr, ptr %0, align 8, !tbaa !107
  %444 = getelementptr inbounds %struct.device, ptr %443, i64 0, i32 20
  %445 = load ptr, ptr %444, align 8, !tbaa !226
  %446 = load ptr, ptr %213, align 8, !tbaa !197
  %447 = getelementptr inbounds %struct.context, ptr %439, i64 0, i32 10
  %448 = load ptr, ptr %447, align 8, !tbaa !86
  call void %445(ptr noundef %446, i32 noundef 8192, ptr noundef %448, i32 noundef %441) #16
  %449 = getelementptr inbounds %struct.context, ptr %439, i64 0, i32 13
  %450 = load i64, ptr %449, align 8, !tbaa !214
  %451 = zext i32 %441 to i64
  %452 = shl nuw nsw i64 %451, 3
  %453 = add i64 %450, %452
  %454 = getelementptr inbounds %struct.context, ptr %439, i64 0, i32 25
  %455 = getelementptr inbounds %struct.context, ptr %439, i64 0, i32 23
  %456 = load i32, ptr %455, align 8, !tbaa !183
  %457 = getelementptr inbounds %struct.context, ptr %439, i64 0, i32 24
  %458 = load i32, ptr %457, align 4, !tbaa !8
  %459 = icmp ugt i32 %458, %456
  br i1 %459, label %460, label %462

460:                                              ; preds = %434
  %461 = load ptr, ptr %454, align 8, !tbaa !91
  br label %473

462:                                              ; preds = %434
  %463 = icmp eq i32 %458, 0
  %464 = shl i32 %458, 1
  %465 = select i1 %463, i32 8, i32 %464
  %466 = load ptr, ptr %454, align 8, !tbaa !39
  %467 = zext i32 %465 to i64
  %468 = mul nuw nsw i64 %467, 24
  %469 = call ptr @realloc(ptr noundef %466, i64 noundef %468) #16
  %470 = icmp eq ptr %469, null
  br i1 %470, label %484, label %471

471:                                              ; preds = %462
  store ptr %469, ptr %454, align 8, !tbaa !39
  store i32 %465, ptr %457, align 4, !tbaa !8
  %472 = load i32, ptr %455, align 8, !tbaa !183
  br label %473

473:                                              ; preds = %471, %460
  %474 = phi i32 [ %456, %460 ], [ %472, %471 ]
  %475 = phi ptr [ %461, %460 ], [ %469, %471 ]
  %476 = add i32 %474, 1
  store i32 %476, ptr %455, align 8, !tbaa !183
  %477 = zext i32 %474 to i64
  %478 = getelementptr inbounds %struct.arrival, ptr %475, i64 %477
  %479 = getelementptr inbounds %struct.context, ptr %439, i64 0, i32 7
  %480 = load ptr, ptr %479, align 8, !tbaa !54
  %481 = getelementptr inbounds i8, ptr %480, i64 %453
  store ptr %438, ptr %478, align 8, !tbaa.struct !227
  %482 = getelementptr inbounds i8, ptr %478, i64 8
  store ptr %481, ptr %482, align 8, !tbaa.struct !201
  %483 = getelementptr inbounds i8, ptr %478, i64 16
  store i64 8, ptr %483, align 8, !tbaa.struct !202
  br label %484

484:                                              ; preds = %473, %462, %429
  %485 = phi i32 [ %425, %429 ], [ 0, %473 ], [ -1, %462 ]
  %486 = add i32 %288, 1
  br label %487

487:                                              ; preds = %484, %424, %362
  %488 = phi i32 [ %486, %484 ], [ %288, %424 ], [ %288, %362 ]
  %489 = phi i32 [ 0, %484 ], [ 0, %424 ], [ 1, %362 ]
  %490 = phi i32 [ %485, %484 ], [ %425, %424 ], [ %367, %362 ]
  %491 = getelementptr inbounds %struct.command, ptr %286, i64 0, i32 2
  %492 = load i32, ptr %491, align 4, !tbaa !170
  %493 = zext i32 %492 to i64
  %494 = getelementptr inbounds i8, ptr %286, i64 %493
  %495 = icmp uge ptr %494, %25
  %496 = icmp ne i32 %490, 0
  %497 = select i1 %495, i1 true, i1 %496
  br i1 %497, label %278, label %285, !llvm.loop !229

498:                                              ; preds = %282, %278
  %499 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %500 = load ptr, ptr %499, align 8, !tbaa !139
  %501 = getelementptr inbounds %struct.hardware_queue, ptr %500, i64 0, i32 1
  %502 = load i64, ptr %501, align 8, !tbaa !217
  %503 = and i64 %502, 2048
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %520, label %505

505:                                              ; preds = %498
  %506 = load ptr, ptr %183, align 8, !tbaa !196
  %507 = load ptr, ptr %0, align 8, !tbaa !107
  %508 = getelementptr inbounds %struct.device, ptr %507, i64 0, i32 15
  %509 = load ptr, ptr %508, align 8, !tbaa !230
  %510 = load ptr, ptr %213, align 8, !tbaa !197
  %511 = getelementptr inbounds %struct.context, ptr %506, i64 0, i32 10
  %512 = load ptr, ptr %511, align 8, !tbaa !86
  %513 = getelementptr inbounds %struct.context, ptr %506, i64 0, i32 12
  %514 = load i32, ptr %513, align 4, !tbaa !213
  %515 = getelementptr inbounds %struct.context, ptr %506, i64 0, i32 6
  %516 = load ptr, ptr %515, align 8, !tbaa !53
  %517 = getelementptr inbounds %struct.context, ptr %506, i64 0, i32 13
  %518 = load i64, ptr %517, align 8, !tbaa !214
  call void %509(ptr noundef %510, ptr noundef %512, i32 noundef 0, i32 noundef %514, ptr noundef %516, i64 noundef %518, i64 noundef 8, i32 noundef 3) #16
  br label %520

519:                                              ; preds = %278
  br i1 %496, label %619, label %520

520:                                              ; preds = %282, %498, %505, %519
  %521 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %522 = load ptr, ptr %521, align 8, !tbaa !139
  %523 = getelementptr inbounds %struct.hardware_queue, ptr %522, i64 0, i32 1
  %524 = load i64, ptr %523, align 8, !tbaa !217
  %525 = trunc i64 %524 to i32
  %526 = and i64 %524, 2048
  %527 = icmp eq i64 %526, 0
  %528 = select i1 %527, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !218
  %529 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %529, align 8, !tbaa !220
  %530 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %528, ptr %530, align 8, !tbaa !221
  %531 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %532 = or i32 %528, 8192
  store i32 %532, ptr %531, align 4, !tbaa !222
  %533 = load ptr, ptr %0, align 8, !tbaa !107
  %534 = getelementptr inbounds %struct.device, ptr %533, i64 0, i32 19
  %535 = load ptr, ptr %534, align 8, !tbaa !58
  %536 = load ptr, ptr %213, align 8, !tbaa !197
  %537 = or i32 %525, 16384
  call void %535(ptr noundef %536, i32 noundef %525, i32 noundef %537, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  store i32 0, ptr %214, align 8, !tbaa !198
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  %538 = load ptr, ptr %0, align 8, !tbaa !107
  %539 = getelementptr inbounds %struct.device, ptr %538, i64 0, i32 27
  %540 = load ptr, ptr %539, align 8, !tbaa !59
  %541 = load ptr, ptr %213, align 8, !tbaa !197
  %542 = call i32 %540(ptr noundef %541) #16
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %544, label %619

544:                                              ; preds = %520
  %545 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %546 = load ptr, ptr %545, align 8, !tbaa !148
  %547 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %548 = load ptr, ptr %547, align 8, !tbaa !231
  %549 = icmp eq ptr %548, null
  br i1 %549, label %550, label %577

550:                                              ; preds = %544
  %551 = load ptr, ptr %118, align 8, !tbaa !232
  %552 = icmp eq ptr %551, null
  br i1 %552, label %553, label %577

553:                                              ; preds = %550
  %554 = load i32, ptr %117, align 8, !tbaa !186
  %555 = icmp ugt i32 %554, 16
  br i1 %555, label %577, label %556

556:                                              ; preds = %553
  %557 = load ptr, ptr %0, align 8, !tbaa !107
  %558 = getelementptr inbounds %struct.device, ptr %557, i64 0, i32 43
  %559 = load atomic i64, ptr %558 seq_cst, align 8
  %560 = icmp eq i64 %559, 0
  br i1 %560, label %561, label %577

561:                                              ; preds = %556
  %562 = call i32 @pthread_mutex_lock(ptr noundef %546) #16
  %563 = getelementptr inbounds %struct.line, ptr %546, i64 0, i32 3
  %564 = load ptr, ptr %563, align 8, !tbaa !233
  %565 = icmp eq ptr %564, null
  br i1 %565, label %566, label %570

566:                                              ; preds = %561
  %567 = getelementptr inbounds %struct.line, ptr %546, i64 0, i32 5
  %568 = load ptr, ptr %567, align 8, !tbaa !156
  %569 = icmp eq ptr %568, null
  br i1 %569, label %572, label %570

570:                                              ; preds = %566, %561
  %571 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %546) #16
  br label %577

572:                                              ; preds = %566
  %573 = getelementptr inbounds %struct.line, ptr %546, i64 0, i32 10
  %574 = load i32, ptr %573, align 4, !tbaa !234
  %575 = icmp eq i32 %574, 0
  %576 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %546) #16
  br i1 %575, label %617, label %577

577:                                              ; preds = %572, %570, %556, %553, %550, %544
  %578 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %579 = call i32 @pthread_mutex_lock(ptr noundef nonnull %578) #16
  %580 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %581 = load ptr, ptr %580, align 8, !tbaa !143
  store ptr %101, ptr %581, align 8, !tbaa !39
  store ptr %101, ptr %580, align 8, !tbaa !143
  %582 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %583 = load i32, ptr %582, align 8, !tbaa !152
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %593, label %585

585:                                              ; preds = %577
  %586 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %587 = load atomic i64, ptr %586 seq_cst, align 8
  %588 = icmp eq i64 %587, 0
  %589 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %578) #16
  br i1 %588, label %595, label %590

590:                                              ; preds = %585
  %591 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %592 = call i32 @pthread_cond_signal(ptr noundef nonnull %591) #16
  br label %595

593:                                              ; preds = %577
  %594 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %578) #16
  br label %595

595:                                              ; preds = %593, %590, %585
  %596 = load ptr, ptr %181, align 8, !tbaa !155
  %597 = getelementptr inbounds %struct.queue, ptr %596, i64 0, i32 2
  %598 = load ptr, ptr %597, align 8, !tbaa !148
  %599 = call i32 @pthread_mutex_lock(ptr noundef %598) #16
  %600 = getelementptr inbounds %struct.line, ptr %598, i64 0, i32 8
  %601 = load i32, ptr %600, align 4, !tbaa !159
  %602 = icmp eq i32 %601, 0
  br i1 %602, label %603, label %608

603:                                              ; preds = %595
  %604 = getelementptr inbounds %struct.line, ptr %598, i64 0, i32 6
  %605 = call i32 @pthread_create(ptr noundef nonnull %604, ptr noundef null, ptr noundef nonnull @hand_over_line, ptr noundef nonnull %598) #16
  %606 = icmp eq i32 %605, 0
  %607 = zext i1 %606 to i32
  store i32 %607, ptr %600, align 4, !tbaa !159
  br i1 %606, label %608, label %615

608:                                              ; preds = %603, %595
  store atomic i32 2, ptr %111 seq_cst, align 8
  %609 = getelementptr inbounds %struct.context, ptr %101, i64 0, i32 1
  store ptr null, ptr %609, align 8, !tbaa !235
  %610 = getelementptr inbounds %struct.line, ptr %598, i64 0, i32 4
  %611 = load ptr, ptr %610, align 8, !tbaa !146
  store ptr %101, ptr %611, align 8, !tbaa !39
  store ptr %609, ptr %610, align 8, !tbaa !146
  %612 = getelementptr inbounds %struct.line, ptr %598, i64 0, i32 1
  %613 = call i32 @pthread_cond_signal(ptr noundef nonnull %612) #16
  %614 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %598) #16
  br label %661

615:                                              ; preds = %603
  %616 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %598) #16
  call fastcc void @hand_over_held(ptr noundef nonnull %101) #15
  br label %661

617:                                              ; preds = %572
  %618 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %101) #15
  br label %619

619:                                              ; preds = %339, %301, %519, %617, %520, %271, %201, %172
  %620 = phi i32 [ %618, %617 ], [ %542, %520 ], [ %178, %172 ], [ %203, %201 ], [ %248, %271 ], [ %490, %519 ], [ %341, %339 ], [ %319, %301 ]
  switch i32 %620, label %641 [
    i32 0, label %621
    i32 -4, label %639
  ]

621:                                              ; preds = %619
  %622 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %623 = call i32 @pthread_mutex_lock(ptr noundef nonnull %622) #16
  %624 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %625 = load ptr, ptr %624, align 8, !tbaa !143
  store ptr %101, ptr %625, align 8, !tbaa !39
  store ptr %101, ptr %624, align 8, !tbaa !143
  %626 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %627 = load i32, ptr %626, align 8, !tbaa !152
  %628 = icmp eq i32 %627, 0
  br i1 %628, label %637, label %629

629:                                              ; preds = %621
  %630 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %631 = load atomic i64, ptr %630 seq_cst, align 8
  %632 = icmp eq i64 %631, 0
  %633 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %622) #16
  br i1 %632, label %658, label %634

634:                                              ; preds = %629
  %635 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %636 = call i32 @pthread_cond_signal(ptr noundef nonnull %635) #16
  br label %658

637:                                              ; preds = %621
  %638 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %622) #16
  br label %658

639:                                              ; preds = %619
  store atomic i32 4, ptr %111 seq_cst, align 8
  %640 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i32 -4, ptr %640 seq_cst, align 8
  br label %658

641:                                              ; preds = %329, %619, %191
  %642 = phi i32 [ %620, %619 ], [ -1, %191 ], [ -1, %329 ]
  %643 = load ptr, ptr %118, align 8, !tbaa !232
  %644 = icmp eq ptr %643, null
  br i1 %644, label %656, label %645

645:                                              ; preds = %641
  %646 = getelementptr inbounds %struct.chunk, ptr %643, i64 0, i32 2
  %647 = load i64, ptr %646, align 8, !tbaa !114
  %648 = add i64 %647, -1
  %649 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %650 = load ptr, ptr %649, align 8, !tbaa !104
  %651 = getelementptr inbounds %struct.staging, ptr %650, i64 0, i32 2
  store i64 %648, ptr %651, align 8, !tbaa !236
  br label %652

652:                                              ; preds = %652, %645
  %653 = phi ptr [ %654, %652 ], [ %643, %645 ]
  %654 = load ptr, ptr %653, align 8, !tbaa !111
  call void @free(ptr noundef nonnull %653) #16
  %655 = icmp eq ptr %654, null
  br i1 %655, label %656, label %652, !llvm.loop !237

656:                                              ; preds = %652, %641
  store ptr null, ptr %118, align 8, !tbaa !232
  store ptr %118, ptr %119, align 8, !tbaa !187
  store atomic i32 0, ptr %111 seq_cst, align 8
  %657 = load ptr, ptr %98, align 8, !tbaa !162
  store ptr %657, ptr %101, align 8, !tbaa !163
  store ptr %101, ptr %98, align 8, !tbaa !162
  br label %658

658:                                              ; preds = %656, %639, %637, %634, %629
  %659 = phi i32 [ 0, %637 ], [ 0, %634 ], [ 0, %629 ], [ -4, %639 ], [ %642, %656 ]
  %660 = sext i32 %659 to i64
  br label %661

661:                                              ; preds = %107, %608, %615, %658
  %662 = phi i64 [ %108, %107 ], [ %660, %658 ], [ 0, %615 ], [ 0, %608 ]
  %663 = icmp eq i64 %23, 0
  br i1 %663, label %671, label %664, !prof !164

664:                                              ; preds = %661
  %665 = load ptr, ptr %0, align 8, !tbaa !107
  %666 = getelementptr inbounds %struct.device, ptr %665, i64 0, i32 41
  %667 = load atomic i64, ptr %666 seq_cst, align 8
  %668 = icmp eq i64 %667, 0
  br i1 %668, label %671, label %669

669:                                              ; preds = %664
  %670 = inttoptr i64 %667 to ptr
  call fastcc void @add_span(ptr noundef nonnull %670, i64 noundef %23, i16 noundef zeroext 1, i16 noundef zeroext 2, i64 noundef 0) #15
  br label %671

671:                                              ; preds = %661, %664, %669
  ret i64 %662
}

; Function Attrs: nounwind
define dso_local i32 @device_open(ptr noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 840) #16
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %8 = tail call i64 @llvm.umin.i64(i64 %1, i64 8)
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 8
  store i32 %9, ptr %10, align 4, !tbaa !238
  %11 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 16
  store ptr %7, ptr %11, align 8, !tbaa !240
  %12 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 11
  store i32 %2, ptr %12, align 8, !tbaa !241
  br label %13

13:                                               ; preds = %3, %6
  %14 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  store ptr %4, ptr %14, align 8, !tbaa !128
  %15 = icmp ne ptr %4, null
  %16 = zext i1 %15 to i32
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %3 = load ptr, ptr %2, align 8, !tbaa !128
  %4 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 12
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %6 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 10
  store atomic i32 1, ptr %6 seq_cst, align 4
  %7 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 13
  %8 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %7) #16
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #16
  %10 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 9
  %11 = load i32, ptr %10, align 8, !tbaa !242
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.copiers, ptr %3, i64 0, i32 15, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !3
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #16
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %10, align 8, !tbaa !242
  %20 = zext i32 %19 to i64
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %13, label %22, !llvm.loop !243

22:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %3) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %6 = load ptr, ptr %5, align 8, !tbaa !128
  tail call fastcc void @copy_shared(ptr noundef %6, ptr noundef %1, ptr noundef %2, i64 noundef %3, i16 noundef zeroext 1, i16 noundef zeroext 3) #15
  ret void
}

; Function Attrs: inlinehint nounwind
define internal fastcc void @copy_shared(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i16 noundef zeroext %4, i16 noundef zeroext %5) unnamed_addr #8 {
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca [16 x %struct.piece], align 16
  %10 = icmp eq i64 %3, 0
  br i1 %10, label %346, label %11

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

51:                                               ; preds = %11, %344
  %52 = phi ptr [ %1, %11 ], [ %65, %344 ]
  %53 = phi ptr [ %2, %11 ], [ %66, %344 ]
  %54 = phi i64 [ %3, %11 ], [ %67, %344 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #12
  br label %55

55:                                               ; preds = %51, %55
  %56 = phi i64 [ 0, %51 ], [ %68, %55 ]
  %57 = phi ptr [ %52, %51 ], [ %65, %55 ]
  %58 = phi ptr [ %53, %51 ], [ %66, %55 ]
  %59 = phi i64 [ %54, %51 ], [ %67, %55 ]
  %60 = call i64 @llvm.umin.i64(i64 %59, i64 %19)
  %61 = getelementptr inbounds [16 x %struct.piece], ptr %9, i64 0, i64 %56
  store ptr %57, ptr %61, align 16, !tbaa.struct !244
  %62 = getelementptr inbounds i8, ptr %61, i64 8
  store ptr %58, ptr %62, align 8, !tbaa.struct !245
  %63 = getelementptr inbounds i8, ptr %61, i64 16
  store i64 %60, ptr %63, align 16, !tbaa.struct !246
  %64 = getelementptr inbounds i8, ptr %61, i64 24
  store i32 0, ptr %64, align 8, !tbaa.struct !247
  %65 = getelementptr inbounds i8, ptr %57, i64 %60
  %66 = getelementptr inbounds i8, ptr %58, i64 %60
  %67 = sub i64 %59, %60
  %68 = add nuw nsw i64 %56, 1
  %69 = icmp ne i64 %67, 0
  %70 = icmp ult i64 %56, 15
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %55, label %72, !llvm.loop !248

72:                                               ; preds = %55
  %73 = trunc i64 %56 to i32
  %74 = load atomic i32, ptr %20 seq_cst, align 8
  %75 = load atomic i32, ptr %21 seq_cst, align 4
  %76 = icmp eq i32 %74, %75
  br i1 %76, label %96, label %77

77:                                               ; preds = %72
  %78 = call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #16
  %79 = load i32, ptr %20, align 8, !tbaa !242
  %80 = load i32, ptr %21, align 4, !tbaa !238
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %82, label %94

82:                                               ; preds = %77, %90
  %83 = phi i32 [ %91, %90 ], [ %79, %77 ]
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 15, i64 %84
  %86 = call i32 @pthread_create(ptr noundef nonnull %85, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #16
  %87 = icmp eq i32 %86, 0
  %88 = load i32, ptr %20, align 8, !tbaa !242
  br i1 %87, label %90, label %89

89:                                               ; preds = %82
  store atomic i32 %88, ptr %21 seq_cst, align 4
  br label %94

90:                                               ; preds = %82
  %91 = add i32 %88, 1
  store atomic i32 %91, ptr %20 seq_cst, align 8
  %92 = load i32, ptr %21, align 4, !tbaa !238
  %93 = icmp ult i32 %91, %92
  br i1 %93, label %82, label %94, !llvm.loop !249

94:                                               ; preds = %90, %89, %77
  %95 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #16
  br label %96

96:                                               ; preds = %94, %72
  %97 = icmp eq i32 %73, 0
  br i1 %97, label %245, label %98

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
  br i1 %145, label %146, label %245

146:                                              ; preds = %143, %140, %137, %134, %131, %128, %125, %122, %119, %116, %113, %110, %107, %104, %101, %98
  %147 = phi i64 [ 0, %98 ], [ 1, %101 ], [ 2, %104 ], [ 3, %107 ], [ 4, %110 ], [ 5, %113 ], [ 6, %116 ], [ 7, %119 ], [ 8, %122 ], [ 9, %125 ], [ 10, %128 ], [ 11, %131 ], [ 12, %134 ], [ 13, %137 ], [ 14, %140 ], [ 15, %143 ]
  %148 = and i64 %68, 3
  %149 = icmp ult i64 %56, 3
  br i1 %149, label %152, label %150

150:                                              ; preds = %146
  %151 = and i64 %68, -4
  br label %223

152:                                              ; preds = %223, %146
  %153 = phi i64 [ undef, %146 ], [ %241, %223 ]
  %154 = phi i64 [ 0, %146 ], [ %242, %223 ]
  %155 = phi i64 [ 0, %146 ], [ %241, %223 ]
  %156 = icmp eq i64 %148, 0
  br i1 %156, label %167, label %157

157:                                              ; preds = %152, %157
  %158 = phi i64 [ %164, %157 ], [ %154, %152 ]
  %159 = phi i64 [ %163, %157 ], [ %155, %152 ]
  %160 = phi i64 [ %165, %157 ], [ 0, %152 ]
  %161 = getelementptr inbounds %struct.piece, ptr %9, i64 %158, i32 2
  %162 = load i64, ptr %161, align 16, !tbaa !250
  %163 = add i64 %162, %159
  %164 = add nuw nsw i64 %158, 1
  %165 = add i64 %160, 1
  %166 = icmp eq i64 %165, %148
  br i1 %166, label %167, label %157, !llvm.loop !252

167:                                              ; preds = %157, %152
  %168 = phi i64 [ %153, %152 ], [ %163, %157 ]
  %169 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %147
  %170 = load i32, ptr %39, align 8, !tbaa !241
  %171 = icmp ne i32 %170, 0
  %172 = and i1 %40, %171
  %173 = icmp ugt i64 %168, 2097151
  %174 = select i1 %172, i1 %173, i1 false
  %175 = select i1 %174, i64 400000, i64 200000
  store atomic i64 %175, ptr %41 seq_cst, align 8
  %176 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %147, i32 2
  store ptr %9, ptr %176, align 8, !tbaa !254
  %177 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %147, i32 3
  store i16 %5, ptr %177, align 8, !tbaa !256
  %178 = atomicrmw add ptr %42, i64 %168 seq_cst, align 8
  %179 = atomicrmw add ptr %43, i32 1 seq_cst, align 4
  %180 = shl i64 %68, 32
  store atomic i64 %180, ptr %169 seq_cst, align 8
  %181 = load atomic i32, ptr %44 seq_cst, align 4
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %245, label %183

183:                                              ; preds = %167
  %184 = load atomic i32, ptr %20 seq_cst, align 8
  %185 = sub i32 %184, %181
  %186 = load atomic i32, ptr %43 seq_cst, align 8
  %187 = add i32 %185, %186
  %188 = zext i32 %187 to i64
  %189 = load atomic i64, ptr %42 seq_cst, align 8
  %190 = lshr i64 %189, 18
  %191 = icmp ugt i64 %190, %188
  br i1 %191, label %192, label %245

192:                                              ; preds = %183
  %193 = call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #16
  %194 = load atomic i32, ptr %44 seq_cst, align 4
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %212, label %196

196:                                              ; preds = %192, %207
  %197 = phi i32 [ %210, %207 ], [ %194, %192 ]
  %198 = phi i32 [ %209, %207 ], [ 0, %192 ]
  %199 = load atomic i32, ptr %20 seq_cst, align 8
  %200 = sub i32 %199, %197
  %201 = load atomic i32, ptr %43 seq_cst, align 8
  %202 = add i32 %200, %201
  %203 = zext i32 %202 to i64
  %204 = load atomic i64, ptr %42 seq_cst, align 8
  %205 = lshr i64 %204, 18
  %206 = icmp ugt i64 %205, %203
  br i1 %206, label %207, label %212

207:                                              ; preds = %196
  %208 = atomicrmw add ptr %44, i32 -1 seq_cst, align 4
  %209 = add i32 %198, 1
  %210 = load atomic i32, ptr %44 seq_cst, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %196, !llvm.loop !257

212:                                              ; preds = %207, %196, %192
  %213 = phi i32 [ 0, %192 ], [ %209, %207 ], [ %198, %196 ]
  %214 = load i32, ptr %45, align 8, !tbaa !258
  %215 = add i32 %214, %213
  store i32 %215, ptr %45, align 8, !tbaa !258
  %216 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #16
  %217 = icmp eq i32 %213, 0
  br i1 %217, label %245, label %218

218:                                              ; preds = %212, %218
  %219 = phi i32 [ %220, %218 ], [ %213, %212 ]
  %220 = add i32 %219, -1
  %221 = call i32 @pthread_cond_signal(ptr noundef nonnull %46) #16
  %222 = icmp eq i32 %220, 0
  br i1 %222, label %245, label %218, !llvm.loop !259

223:                                              ; preds = %223, %150
  %224 = phi i64 [ 0, %150 ], [ %242, %223 ]
  %225 = phi i64 [ 0, %150 ], [ %241, %223 ]
  %226 = phi i64 [ 0, %150 ], [ %243, %223 ]
  %227 = getelementptr inbounds %struct.piece, ptr %9, i64 %224, i32 2
  %228 = load i64, ptr %227, align 16, !tbaa !250
  %229 = add i64 %228, %225
  %230 = or i64 %224, 1
  %231 = getelementptr inbounds %struct.piece, ptr %9, i64 %230, i32 2
  %232 = load i64, ptr %231, align 16, !tbaa !250
  %233 = add i64 %232, %229
  %234 = or i64 %224, 2
  %235 = getelementptr inbounds %struct.piece, ptr %9, i64 %234, i32 2
  %236 = load i64, ptr %235, align 16, !tbaa !250
  %237 = add i64 %236, %233
  %238 = or i64 %224, 3
  %239 = getelementptr inbounds %struct.piece, ptr %9, i64 %238, i32 2
  %240 = load i64, ptr %239, align 16, !tbaa !250
  %241 = add i64 %240, %237
  %242 = add nuw nsw i64 %224, 4
  %243 = add i64 %226, 4
  %244 = icmp eq i64 %243, %151
  br i1 %244, label %152, label %223, !llvm.loop !260

245:                                              ; preds = %218, %96, %167, %183, %212, %143
  %246 = phi ptr [ null, %143 ], [ %169, %167 ], [ %169, %183 ], [ %169, %212 ], [ null, %96 ], [ %169, %218 ]
  %247 = phi i1 [ true, %143 ], [ %97, %167 ], [ %97, %183 ], [ %97, %212 ], [ true, %96 ], [ %97, %218 ]
  %248 = getelementptr inbounds %struct.copying, ptr %246, i64 0, i32 2
  %249 = and i64 %68, 4294967295
  br label %251

250:                                              ; preds = %339
  br i1 %247, label %344, label %342

251:                                              ; preds = %339, %245
  %252 = phi i32 [ 0, %245 ], [ %324, %339 ]
  %253 = phi i32 [ 0, %245 ], [ %340, %339 ]
  br i1 %247, label %278, label %254

254:                                              ; preds = %251
  %255 = load atomic i64, ptr %246 seq_cst, align 8
  %256 = and i64 %255, 4294967295
  %257 = lshr i64 %255, 32
  %258 = icmp ult i64 %256, %257
  br i1 %258, label %259, label %287

259:                                              ; preds = %254
  %260 = atomicrmw add ptr %246, i64 1 seq_cst, align 8
  %261 = and i64 %260, 4294967295
  %262 = lshr i64 %260, 32
  %263 = icmp ult i64 %261, %262
  br i1 %263, label %264, label %287

264:                                              ; preds = %259
  %265 = add i64 %260, 1
  %266 = and i64 %265, 4294967295
  %267 = lshr i64 %265, 32
  %268 = icmp ult i64 %266, %267
  br i1 %268, label %271, label %269

269:                                              ; preds = %264
  %270 = atomicrmw add ptr %43, i32 -1 seq_cst, align 4
  br label %271

271:                                              ; preds = %269, %264
  %272 = load ptr, ptr %248, align 8, !tbaa !254
  %273 = getelementptr inbounds %struct.piece, ptr %272, i64 %261
  %274 = getelementptr inbounds %struct.piece, ptr %272, i64 %261, i32 2
  %275 = load i64, ptr %274, align 8, !tbaa !250
  %276 = sub i64 0, %275
  %277 = atomicrmw add ptr %42, i64 %276 seq_cst, align 8
  br label %284

278:                                              ; preds = %251
  %279 = icmp ugt i32 %252, %73
  br i1 %279, label %287, label %280

280:                                              ; preds = %278
  %281 = add nuw nsw i32 %252, 1
  %282 = zext i32 %252 to i64
  %283 = getelementptr inbounds %struct.piece, ptr %9, i64 %282
  br label %284

284:                                              ; preds = %280, %271
  %285 = phi ptr [ %273, %271 ], [ %283, %280 ]
  %286 = phi i32 [ %252, %271 ], [ %281, %280 ]
  call fastcc void @copy_piece(ptr noundef %0, ptr noundef nonnull %285, i16 noundef zeroext %4, i16 noundef zeroext %5) #15
  br label %323

287:                                              ; preds = %278, %259, %254
  %288 = zext i32 %253 to i64
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #12
  %289 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %290 = load i64, ptr %8, align 8, !tbaa !165
  %291 = mul i64 %290, 1000000000
  %292 = load i64, ptr %47, align 8, !tbaa !167
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #12
  %293 = add i64 %292, 200000
  %294 = add i64 %293, %291
  %295 = getelementptr inbounds %struct.piece, ptr %9, i64 %288, i32 3
  %296 = load atomic i32, ptr %295 seq_cst, align 8
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %298, label %305

298:                                              ; preds = %287, %308
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  %299 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %300 = load i64, ptr %7, align 8, !tbaa !165
  %301 = mul i64 %300, 1000000000
  %302 = load i64, ptr %48, align 8, !tbaa !167
  %303 = add i64 %301, %302
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  %304 = icmp ult i64 %303, %294
  br i1 %304, label %308, label %305

305:                                              ; preds = %308, %298, %287
  %306 = load atomic i32, ptr %295 seq_cst, align 8
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %311, label %323

308:                                              ; preds = %298
  call void @llvm.x86.sse2.pause()
  %309 = load atomic i32, ptr %295 seq_cst, align 8
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %298, label %305, !llvm.loop !261

311:                                              ; preds = %305
  %312 = call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #16
  %313 = atomicrmw add ptr %49, i32 1 seq_cst, align 4
  %314 = load atomic i32, ptr %295 seq_cst, align 8
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %320

316:                                              ; preds = %311, %316
  %317 = call i32 @pthread_cond_wait(ptr noundef nonnull %50, ptr noundef nonnull %22) #16
  %318 = load atomic i32, ptr %295 seq_cst, align 8
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %316, label %320, !llvm.loop !262

320:                                              ; preds = %316, %311
  %321 = atomicrmw add ptr %49, i32 -1 seq_cst, align 4
  %322 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #16
  br label %323

323:                                              ; preds = %320, %305, %284
  %324 = phi i32 [ %286, %284 ], [ %252, %305 ], [ %252, %320 ]
  %325 = icmp ugt i32 %253, %73
  br i1 %325, label %339, label %326

326:                                              ; preds = %323
  %327 = zext i32 %253 to i64
  br label %328

328:                                              ; preds = %333, %326
  %329 = phi i64 [ %327, %326 ], [ %334, %333 ]
  %330 = getelementptr inbounds %struct.piece, ptr %9, i64 %329, i32 3
  %331 = load atomic i32, ptr %330 seq_cst, align 8
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %337, label %333

333:                                              ; preds = %328
  %334 = add nuw nsw i64 %329, 1
  %335 = icmp eq i64 %334, %249
  br i1 %335, label %336, label %328, !llvm.loop !263

336:                                              ; preds = %333
  br i1 %247, label %344, label %342

337:                                              ; preds = %328
  %338 = trunc i64 %329 to i32
  br label %339

339:                                              ; preds = %337, %323
  %340 = phi i32 [ %253, %323 ], [ %338, %337 ]
  %341 = icmp ugt i32 %340, %73
  br i1 %341, label %250, label %251, !llvm.loop !264

342:                                              ; preds = %336, %250
  %343 = getelementptr inbounds %struct.copying, ptr %246, i64 0, i32 1
  store atomic i32 0, ptr %343 seq_cst, align 8
  br label %344

344:                                              ; preds = %250, %336, %342
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9) #12
  %345 = icmp eq i64 %67, 0
  br i1 %345, label %346, label %51, !llvm.loop !265

346:                                              ; preds = %344, %6
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
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 8) #16
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 38
  store ptr %9, ptr %10, align 8, !tbaa !95
  %11 = icmp eq ptr %9, null
  br i1 %11, label %117, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %1, ptr %13, align 8, !tbaa !196
  %14 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
  %16 = load i32, ptr %15, align 8, !tbaa !186
  %17 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  %18 = load i32, ptr %17, align 4, !tbaa !8
  %19 = icmp ugt i32 %18, %16
  br i1 %19, label %30, label %20

20:                                               ; preds = %12
  %21 = icmp eq i32 %18, 0
  %22 = shl i32 %18, 1
  %23 = select i1 %21, i32 8, i32 %22
  %24 = load ptr, ptr %14, align 8, !tbaa !39
  %25 = zext i32 %23 to i64
  %26 = mul nuw nsw i64 %25, 24
  %27 = tail call ptr @realloc(ptr noundef %24, i64 noundef %26) #16
  %28 = icmp eq ptr %27, null
  br i1 %28, label %117, label %29

29:                                               ; preds = %20
  store ptr %27, ptr %14, align 8, !tbaa !39
  store i32 %23, ptr %17, align 4, !tbaa !8
  br label %30

30:                                               ; preds = %29, %12
  %31 = load ptr, ptr %0, align 8, !tbaa !107
  %32 = tail call fastcc i32 @begin(ptr noundef %31, ptr noundef nonnull %1) #15
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %117

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %36 = load ptr, ptr %35, align 8, !tbaa !57
  %37 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 18
  %38 = load i32, ptr %37, align 8, !tbaa !70
  %39 = add i32 %38, 1
  store i32 %39, ptr %37, align 8, !tbaa !70
  %40 = zext i32 %38 to i64
  %41 = getelementptr inbounds ptr, ptr %36, i64 %40
  %42 = load ptr, ptr %41, align 8, !tbaa !39
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %42, ptr %43, align 8, !tbaa !197
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %44, align 8, !tbaa !198
  %45 = load ptr, ptr %14, align 8, !tbaa !92
  %46 = load i32, ptr %15, align 8, !tbaa !186
  %47 = add i32 %46, 1
  store i32 %47, ptr %15, align 8, !tbaa !186
  %48 = zext i32 %46 to i64
  %49 = getelementptr inbounds %struct.submission, ptr %45, i64 %48
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 34
  %51 = load i32, ptr %50, align 8, !tbaa !185
  store i32 %51, ptr %49, align 8, !tbaa.struct !199
  %52 = getelementptr inbounds i8, ptr %49, i64 4
  store i32 0, ptr %52, align 4, !tbaa.struct !200
  %53 = getelementptr inbounds i8, ptr %49, i64 8
  store ptr %42, ptr %53, align 8, !tbaa.struct !201
  %54 = getelementptr inbounds i8, ptr %49, i64 16
  store i64 0, ptr %54, align 8, !tbaa.struct !202
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
  %67 = load i64, ptr %66, align 8, !tbaa !3
  %68 = icmp eq i64 %67, %62
  br i1 %68, label %69, label %81

69:                                               ; preds = %65
  %70 = load i64, ptr %57, align 8, !tbaa !184
  %71 = load ptr, ptr %0, align 8, !tbaa !107
  %72 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 1
  %73 = load i64, ptr %72, align 8, !tbaa !171
  %74 = add i64 %70, -1
  %75 = add i64 %74, %73
  %76 = urem i64 %75, %73
  %77 = sub nuw i64 %75, %76
  %78 = load ptr, ptr %10, align 8, !tbaa !95
  %79 = add nuw i64 %63, 1
  %80 = getelementptr inbounds i64, ptr %78, i64 %63
  store i64 %77, ptr %80, align 8, !tbaa !3
  br label %81

81:                                               ; preds = %69, %65, %61
  %82 = phi i64 [ %79, %69 ], [ %63, %65 ], [ %63, %61 ]
  %83 = getelementptr inbounds i8, ptr %2, i64 %62
  %84 = tail call fastcc i32 @execute(ptr noundef nonnull %0, ptr noundef %83) #15
  %85 = getelementptr inbounds %struct.command, ptr %83, i64 0, i32 2
  %86 = load i32, ptr %85, align 4, !tbaa !170
  %87 = zext i32 %86 to i64
  %88 = add i64 %62, %87
  %89 = icmp ult i64 %88, %3
  %90 = icmp eq i32 %84, 0
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %61, label %58, !llvm.loop !266

92:                                               ; preds = %58
  %93 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %94 = load ptr, ptr %93, align 8, !tbaa !139
  %95 = getelementptr inbounds %struct.hardware_queue, ptr %94, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !217
  %97 = trunc i64 %96 to i32
  %98 = and i64 %96, 2048
  %99 = icmp eq i64 %98, 0
  %100 = select i1 %99, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !218
  %101 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %101, align 8, !tbaa !220
  %102 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %100, ptr %102, align 8, !tbaa !221
  %103 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %104 = or i32 %100, 8192
  store i32 %104, ptr %103, align 4, !tbaa !222
  %105 = load ptr, ptr %0, align 8, !tbaa !107
  %106 = getelementptr inbounds %struct.device, ptr %105, i64 0, i32 19
  %107 = load ptr, ptr %106, align 8, !tbaa !58
  %108 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %109 = load ptr, ptr %108, align 8, !tbaa !197
  %110 = or i32 %97, 16384
  call void %107(ptr noundef %109, i32 noundef %97, i32 noundef %110, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %111, align 8, !tbaa !198
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  %112 = load ptr, ptr %0, align 8, !tbaa !107
  %113 = getelementptr inbounds %struct.device, ptr %112, i64 0, i32 27
  %114 = load ptr, ptr %113, align 8, !tbaa !59
  %115 = load ptr, ptr %108, align 8, !tbaa !197
  %116 = call i32 %114(ptr noundef %115) #16
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
  %6 = alloca [64 x %struct.VkBufferCopy], align 16
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
  %22 = alloca [5 x %struct.VkDescriptorPoolSize], align 16
  %23 = alloca %struct.VkDescriptorPoolCreateInfo, align 8
  %24 = alloca %struct.VkDescriptorSetAllocateInfo, align 8
  %25 = alloca ptr, align 8
  %26 = alloca [6 x ptr], align 16
  %27 = alloca [128 x %struct.VkWriteDescriptorSet], align 16
  %28 = alloca [128 x %union.anon], align 16
  %29 = alloca i32, align 4
  %30 = alloca [128 x i32], align 16
  %31 = alloca ptr, align 8
  %32 = load ptr, ptr %0, align 8, !tbaa !107
  %33 = load i16, ptr %1, align 4, !tbaa !168
  switch i16 %33, label %1104 [
    i16 1, label %34
    i16 4, label %540
    i16 5, label %540
    i16 8, label %744
    i16 9, label %744
    i16 13, label %999
    i16 15, label %1170
  ]

34:                                               ; preds = %2
  %35 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %36 = load ptr, ptr %35, align 8, !tbaa !39
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %38 = load ptr, ptr %37, align 8, !tbaa !196
  %39 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #15
  %40 = getelementptr inbounds %struct.kernel, ptr %36, i64 0, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !172
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %58, label %43

43:                                               ; preds = %34
  %44 = load ptr, ptr %0, align 8, !tbaa !107
  %45 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 9
  %46 = load i64, ptr %45, align 8, !tbaa !184
  %47 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !171
  %49 = add i64 %46, -1
  %50 = add i64 %49, %48
  %51 = urem i64 %50, %48
  %52 = sub nuw i64 %50, %51
  %53 = add i64 %52, %41
  store i64 %53, ptr %45, align 8, !tbaa !184
  %54 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %55 = load ptr, ptr %54, align 8, !tbaa !54
  %56 = getelementptr inbounds i8, ptr %55, i64 %52
  %57 = tail call ptr @memset(ptr noundef %56, i32 noundef 0, i64 noundef %41) #16
  br label %58

58:                                               ; preds = %43, %34
  %59 = phi i64 [ %52, %43 ], [ 0, %34 ]
  %60 = load i64, ptr %36, align 8, !tbaa !267
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %504, label %62

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
  %73 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %23, i64 0, i32 3
  %74 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %23, i64 0, i32 4
  %75 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %23, i64 0, i32 5
  %76 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %77 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %78 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %79 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %18, i64 0, i32 1
  %80 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %18, i64 0, i32 2
  %81 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %18, i64 0, i32 3
  %82 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %83 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 1
  %84 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 2
  %85 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 3
  %86 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 4
  %87 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 5
  %88 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 6
  %89 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 7
  %90 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 8
  %91 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 9
  %92 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 9, i32 1
  %93 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 9, i32 2
  %94 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 9, i32 3
  %95 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %16, i64 0, i32 9, i32 4
  %96 = trunc i64 %59 to i32
  %97 = trunc i64 %39 to i32
  br label %98

98:                                               ; preds = %498, %62
  %99 = phi i64 [ 0, %62 ], [ %499, %498 ]
  %100 = load ptr, ptr %63, align 8, !tbaa !268
  %101 = getelementptr inbounds %struct.task, ptr %100, i64 %99
  %102 = load ptr, ptr %0, align 8, !tbaa !107
  %103 = getelementptr inbounds %struct.task, ptr %100, i64 %99, i32 6
  %104 = load i64, ptr %103, align 8, !tbaa !269
  %105 = icmp eq i64 %104, 0
  %106 = getelementptr inbounds %struct.task, ptr %100, i64 %99, i32 3
  %107 = load i64, ptr %106, align 8, !tbaa !271
  br i1 %105, label %144, label %108

108:                                              ; preds = %98
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %111

110:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %30) #12
  br label %497

111:                                              ; preds = %108
  %112 = getelementptr inbounds %struct.task, ptr %100, i64 %99, i32 8
  br label %120

113:                                              ; preds = %120
  %114 = getelementptr inbounds %struct.task, ptr %100, i64 %99, i32 4
  %115 = load i64, ptr %114, align 8, !tbaa !272
  %116 = add i64 %130, -1
  %117 = add i64 %116, %115
  %118 = udiv i64 %117, %115
  %119 = icmp ult i64 %130, 2147483647
  br i1 %119, label %134, label %137

120:                                              ; preds = %120, %111
  %121 = phi i64 [ 0, %111 ], [ %131, %120 ]
  %122 = phi i64 [ 1, %111 ], [ %130, %120 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %29) #12
  %123 = load ptr, ptr %112, align 8, !tbaa !273
  %124 = getelementptr inbounds i64, ptr %123, i64 %121
  %125 = load i64, ptr %124, align 8, !tbaa !3
  %126 = getelementptr inbounds i8, ptr %64, i64 %125
  %127 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %126, i64 noundef 4) #16
  %128 = load i32, ptr %29, align 4, !tbaa !8
  %129 = sext i32 %128 to i64
  %130 = mul i64 %122, %129
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %29) #12
  %131 = add nuw i64 %121, 1
  %132 = load i64, ptr %103, align 8, !tbaa !269
  %133 = icmp ult i64 %131, %132
  br i1 %133, label %120, label %113, !llvm.loop !274

134:                                              ; preds = %113
  %135 = sub nuw nsw i64 2147483647, %130
  %136 = udiv i64 %135, %115
  br label %137

137:                                              ; preds = %134, %113
  %138 = phi i64 [ %136, %134 ], [ 0, %113 ]
  %139 = load i64, ptr %106, align 8, !tbaa !271
  %140 = call i64 @llvm.umin.i64(i64 %138, i64 %139)
  %141 = call i64 @llvm.umin.i64(i64 %118, i64 %140)
  %142 = icmp eq i64 %141, 0
  %143 = select i1 %142, i64 1, i64 %141
  br label %144

144:                                              ; preds = %137, %98
  %145 = phi i64 [ %143, %137 ], [ %107, %98 ]
  %146 = trunc i64 %145 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %30) #12
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %497, label %148

148:                                              ; preds = %144
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %31) #12
  %149 = load ptr, ptr %0, align 8, !tbaa !107
  %150 = load ptr, ptr %37, align 8, !tbaa !196
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %26) #12
  %151 = getelementptr inbounds %struct.task, ptr %100, i64 %99, i32 5
  %152 = load i64, ptr %151, align 8, !tbaa !275
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %158, label %154

154:                                              ; preds = %148
  %155 = getelementptr inbounds %struct.task, ptr %100, i64 %99, i32 7
  br label %184

156:                                              ; preds = %204
  %157 = icmp ult i32 %206, 6
  br i1 %157, label %158, label %215

158:                                              ; preds = %156, %148
  %159 = phi i32 [ %206, %156 ], [ 0, %148 ]
  %160 = zext i32 %159 to i64
  %161 = sub nsw i64 6, %160
  %162 = icmp ult i64 %161, 16
  br i1 %162, label %182, label %163

163:                                              ; preds = %158
  %164 = sub nsw i64 5, %160
  %165 = trunc i64 %164 to i32
  %166 = sub nuw nsw i32 -2, %159
  %167 = icmp ult i32 %166, %165
  %168 = icmp ugt i64 %164, 4294967295
  %169 = or i1 %167, %168
  br i1 %169, label %182, label %170

170:                                              ; preds = %163
  %171 = and i64 %161, -4
  %172 = add nsw i64 %171, %160
  br label %173

173:                                              ; preds = %173, %170
  %174 = phi i64 [ 0, %170 ], [ %178, %173 ]
  %175 = add i64 %174, %160
  %176 = getelementptr inbounds ptr, ptr %26, i64 %175
  store <2 x ptr> zeroinitializer, ptr %176, align 8, !tbaa !39
  %177 = getelementptr inbounds ptr, ptr %176, i64 2
  store <2 x ptr> zeroinitializer, ptr %177, align 8, !tbaa !39
  %178 = add nuw i64 %174, 4
  %179 = icmp eq i64 %178, %171
  br i1 %179, label %180, label %173, !llvm.loop !276

180:                                              ; preds = %173
  %181 = icmp eq i64 %161, %171
  br i1 %181, label %215, label %182

182:                                              ; preds = %163, %158, %180
  %183 = phi i64 [ %160, %163 ], [ %160, %158 ], [ %172, %180 ]
  br label %209

184:                                              ; preds = %204, %154
  %185 = phi i64 [ %152, %154 ], [ %205, %204 ]
  %186 = phi i64 [ 0, %154 ], [ %207, %204 ]
  %187 = phi i32 [ 0, %154 ], [ %206, %204 ]
  %188 = load ptr, ptr %155, align 8, !tbaa !279
  %189 = getelementptr inbounds %struct.binding, ptr %188, i64 %186
  %190 = load i64, ptr %189, align 8, !tbaa !280
  switch i64 %190, label %204 [
    i64 6, label %241
    i64 7, label %241
    i64 5, label %191
  ]

191:                                              ; preds = %184
  %192 = icmp eq i32 %187, 6
  br i1 %192, label %241, label %193

193:                                              ; preds = %191
  %194 = getelementptr inbounds %struct.binding, ptr %188, i64 %186, i32 2
  %195 = load i64, ptr %194, align 8, !tbaa !282
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #12
  %196 = getelementptr inbounds i8, ptr %64, i64 %195
  %197 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %196, i64 noundef 8) #16
  %198 = load ptr, ptr %25, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #12
  %199 = load ptr, ptr %198, align 8, !tbaa !283
  %200 = add i32 %187, 1
  %201 = zext i32 %187 to i64
  %202 = getelementptr inbounds ptr, ptr %26, i64 %201
  store ptr %199, ptr %202, align 8, !tbaa !39
  %203 = load i64, ptr %151, align 8, !tbaa !275
  br label %204

204:                                              ; preds = %193, %184
  %205 = phi i64 [ %203, %193 ], [ %185, %184 ]
  %206 = phi i32 [ %200, %193 ], [ %187, %184 ]
  %207 = add nuw i64 %186, 1
  %208 = icmp ult i64 %207, %205
  br i1 %208, label %184, label %156, !llvm.loop !285

209:                                              ; preds = %182, %209
  %210 = phi i64 [ %211, %209 ], [ %183, %182 ]
  %211 = add nuw nsw i64 %210, 1
  %212 = getelementptr inbounds ptr, ptr %26, i64 %210
  store ptr null, ptr %212, align 8, !tbaa !39
  %213 = and i64 %211, 4294967295
  %214 = icmp eq i64 %213, 6
  br i1 %214, label %215, label %209, !llvm.loop !286

215:                                              ; preds = %209, %180, %156
  %216 = load ptr, ptr %37, align 8, !tbaa !196
  %217 = ptrtoint ptr %101 to i64
  %218 = udiv i64 %217, 72
  %219 = and i64 %218, 63
  %220 = getelementptr inbounds %struct.context, ptr %216, i64 0, i32 39, i64 %219
  %221 = load ptr, ptr %220, align 8, !tbaa !188
  %222 = icmp eq ptr %221, %101
  br i1 %222, label %223, label %241

223:                                              ; preds = %215
  %224 = getelementptr inbounds %struct.context, ptr %216, i64 0, i32 39, i64 %219, i32 2, i64 0
  %225 = load <4 x ptr>, ptr %224, align 8, !tbaa !39
  %226 = load <4 x ptr>, ptr %26, align 16, !tbaa !39
  %227 = icmp ne <4 x ptr> %225, %226
  %228 = getelementptr inbounds %struct.context, ptr %216, i64 0, i32 39, i64 %219, i32 2, i64 4
  %229 = load <2 x ptr>, ptr %228, align 8, !tbaa !39
  %230 = load <2 x ptr>, ptr %66, align 16, !tbaa !39
  %231 = icmp eq <2 x ptr> %229, %230
  %232 = bitcast <4 x i1> %227 to i4
  %233 = icmp eq i4 %232, 0
  %234 = extractelement <2 x i1> %231, i64 0
  %235 = and i1 %233, %234
  %236 = extractelement <2 x i1> %231, i64 1
  %237 = and i1 %235, %236
  br i1 %237, label %238, label %241

238:                                              ; preds = %223
  %239 = getelementptr inbounds %struct.context, ptr %216, i64 0, i32 39, i64 %219, i32 1
  %240 = load ptr, ptr %239, align 8, !tbaa !287
  store ptr %240, ptr %31, align 8, !tbaa !39
  br label %407

241:                                              ; preds = %191, %184, %184, %223, %215
  %242 = phi i1 [ false, %223 ], [ false, %215 ], [ true, %184 ], [ true, %184 ], [ true, %191 ]
  %243 = phi ptr [ %220, %223 ], [ %220, %215 ], [ null, %184 ], [ null, %184 ], [ null, %191 ]
  %244 = getelementptr inbounds %struct.context, ptr %150, i64 0, i32 21
  %245 = getelementptr inbounds %struct.context, ptr %150, i64 0, i32 22
  %246 = getelementptr inbounds %struct.task, ptr %100, i64 %99, i32 2
  %247 = getelementptr inbounds %struct.device, ptr %149, i64 0, i32 3
  %248 = getelementptr inbounds %struct.context, ptr %150, i64 0, i32 20
  %249 = getelementptr inbounds %struct.device, ptr %149, i64 0, i32 22
  %250 = load i32, ptr %244, align 4, !tbaa !60
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %261, label %252

252:                                              ; preds = %241
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %24) #12
  store i32 34, ptr %24, align 8, !tbaa !288
  store ptr null, ptr %67, align 8, !tbaa !290
  %253 = load ptr, ptr %245, align 8, !tbaa !90
  %254 = add i32 %250, -1
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds ptr, ptr %253, i64 %255
  %257 = load ptr, ptr %256, align 8, !tbaa !39
  store ptr %257, ptr %68, align 8, !tbaa !291
  store i32 1, ptr %69, align 8, !tbaa !292
  store ptr %246, ptr %70, align 8, !tbaa !293
  %258 = load ptr, ptr %247, align 8, !tbaa !294
  %259 = load ptr, ptr %149, align 8, !tbaa !43
  %260 = call i32 %258(ptr noundef %259, ptr noundef nonnull %24, ptr noundef nonnull %31) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %24) #12
  switch i32 %260, label %301 [
    i32 -12, label %261
    i32 -1000069000, label %261
  ]

261:                                              ; preds = %252, %252, %241
  %262 = load i32, ptr %244, align 4, !tbaa !60
  %263 = load i32, ptr %248, align 8, !tbaa !61
  %264 = icmp ult i32 %262, %263
  br i1 %264, label %265, label %267

265:                                              ; preds = %261
  %266 = add nuw i32 %262, 1
  store i32 %266, ptr %244, align 4, !tbaa !60
  br label %292

267:                                              ; preds = %261
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %22) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %22, ptr noundef nonnull align 16 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %23) #12
  store i32 33, ptr %23, align 8, !tbaa !62
  store ptr null, ptr %71, align 8, !tbaa !64
  store i32 0, ptr %72, align 8, !tbaa !65
  store i32 128, ptr %73, align 4, !tbaa !66
  store i32 5, ptr %74, align 8, !tbaa !67
  store ptr %22, ptr %75, align 8, !tbaa !68
  %268 = icmp eq i32 %263, 0
  %269 = shl i32 %263, 1
  %270 = select i1 %268, i32 8, i32 %269
  %271 = load ptr, ptr %245, align 8, !tbaa !39
  %272 = zext i32 %270 to i64
  %273 = shl nuw nsw i64 %272, 3
  %274 = call ptr @realloc(ptr noundef %271, i64 noundef %273) #16
  %275 = icmp eq ptr %274, null
  br i1 %275, label %284, label %276

276:                                              ; preds = %267
  store ptr %274, ptr %245, align 8, !tbaa !39
  %277 = load ptr, ptr %249, align 8, !tbaa !69
  %278 = load ptr, ptr %149, align 8, !tbaa !43
  %279 = load i32, ptr %248, align 8, !tbaa !61
  %280 = zext i32 %279 to i64
  %281 = getelementptr inbounds ptr, ptr %274, i64 %280
  %282 = call i32 %277(ptr noundef %278, ptr noundef nonnull %23, ptr noundef null, ptr noundef nonnull %281) #16
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %286, label %284

284:                                              ; preds = %276, %267
  %285 = phi i32 [ -1, %267 ], [ %282, %276 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %23) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %22) #12
  br label %502

286:                                              ; preds = %276
  %287 = load i32, ptr %248, align 8, !tbaa !61
  %288 = add i32 %287, 1
  store i32 %288, ptr %248, align 8, !tbaa !61
  %289 = load i32, ptr %244, align 4, !tbaa !60
  %290 = add i32 %289, 1
  store i32 %290, ptr %244, align 4, !tbaa !60
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %23) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %22) #12
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %502, label %292

292:                                              ; preds = %286, %265
  %293 = phi i32 [ %262, %265 ], [ %289, %286 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %24) #12
  store i32 34, ptr %24, align 8, !tbaa !288
  store ptr null, ptr %67, align 8, !tbaa !290
  %294 = load ptr, ptr %245, align 8, !tbaa !90
  %295 = zext i32 %293 to i64
  %296 = getelementptr inbounds ptr, ptr %294, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !39
  store ptr %297, ptr %68, align 8, !tbaa !291
  store i32 1, ptr %69, align 8, !tbaa !292
  store ptr %246, ptr %70, align 8, !tbaa !293
  %298 = load ptr, ptr %247, align 8, !tbaa !294
  %299 = load ptr, ptr %149, align 8, !tbaa !43
  %300 = call i32 %298(ptr noundef %299, ptr noundef nonnull %24, ptr noundef nonnull %31) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %24) #12
  br label %301

301:                                              ; preds = %292, %252
  %302 = phi i32 [ %260, %252 ], [ %300, %292 ]
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %304, label %502

304:                                              ; preds = %301
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %27) #12
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %28) #12
  %305 = load i64, ptr %151, align 8, !tbaa !275
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %312, label %307

307:                                              ; preds = %304
  %308 = getelementptr inbounds %struct.task, ptr %100, i64 %99, i32 7
  %309 = getelementptr inbounds %struct.context, ptr %150, i64 0, i32 6
  br label %317

310:                                              ; preds = %383
  %311 = trunc i64 %395 to i32
  br label %312

312:                                              ; preds = %310, %304
  %313 = phi i32 [ 0, %304 ], [ %311, %310 ]
  %314 = getelementptr inbounds %struct.device, ptr %149, i64 0, i32 37
  %315 = load ptr, ptr %314, align 8, !tbaa !295
  %316 = load ptr, ptr %149, align 8, !tbaa !43
  call void %315(ptr noundef %316, i32 noundef %313, ptr noundef nonnull %27, i32 noundef 0, ptr noundef null) #16
  br i1 %242, label %406, label %397

317:                                              ; preds = %383, %307
  %318 = phi i64 [ 0, %307 ], [ %394, %383 ]
  %319 = load ptr, ptr %308, align 8, !tbaa !279
  %320 = getelementptr inbounds %struct.binding, ptr %319, i64 %318
  %321 = getelementptr inbounds [128 x %union.anon], ptr %28, i64 0, i64 %318
  %322 = load i64, ptr %320, align 8, !tbaa !280
  switch i64 %322, label %372 [
    i64 0, label %323
    i64 1, label %323
    i64 2, label %323
    i64 7, label %360
    i64 6, label %348
    i64 3, label %329
    i64 5, label %333
    i64 4, label %339
  ]

323:                                              ; preds = %317, %317, %317
  %324 = load ptr, ptr %309, align 8, !tbaa !53
  %325 = getelementptr inbounds %struct.binding, ptr %319, i64 %318, i32 3
  %326 = load i64, ptr %325, align 8, !tbaa !296
  store ptr %324, ptr %321, align 8, !tbaa.struct !297
  %327 = getelementptr inbounds i8, ptr %321, i64 8
  store i64 0, ptr %327, align 8, !tbaa.struct !298
  %328 = getelementptr inbounds i8, ptr %321, i64 16
  store i64 %326, ptr %328, align 8, !tbaa.struct !202
  br label %370

329:                                              ; preds = %317
  %330 = getelementptr inbounds %struct.binding, ptr %319, i64 %318, i32 2
  %331 = load i64, ptr %330, align 8, !tbaa !282
  %332 = inttoptr i64 %331 to ptr
  br label %341

333:                                              ; preds = %317
  %334 = getelementptr inbounds %struct.binding, ptr %319, i64 %318, i32 2
  %335 = load i64, ptr %334, align 8, !tbaa !282
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #12
  %336 = getelementptr inbounds i8, ptr %64, i64 %335
  %337 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %336, i64 noundef 8) #16
  %338 = load ptr, ptr %21, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #12
  br label %341

339:                                              ; preds = %317
  %340 = load ptr, ptr %76, align 8, !tbaa !161
  br label %341

341:                                              ; preds = %339, %333, %329
  %342 = phi ptr [ %332, %329 ], [ %338, %333 ], [ %340, %339 ]
  %343 = load ptr, ptr %342, align 8, !tbaa !283
  %344 = getelementptr inbounds %struct.memory, ptr %342, i64 0, i32 1
  %345 = load i64, ptr %344, align 8, !tbaa !299
  store ptr %343, ptr %321, align 8, !tbaa.struct !297
  %346 = getelementptr inbounds i8, ptr %321, i64 8
  store i64 0, ptr %346, align 8, !tbaa.struct !298
  %347 = getelementptr inbounds i8, ptr %321, i64 16
  store i64 %345, ptr %347, align 8, !tbaa.struct !202
  br label %370

348:                                              ; preds = %317
  %349 = getelementptr inbounds %struct.binding, ptr %319, i64 %318, i32 2
  %350 = load i64, ptr %349, align 8, !tbaa !282
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20) #12
  %351 = getelementptr inbounds i8, ptr %64, i64 %350
  %352 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef nonnull %351, i64 noundef 8) #16
  %353 = load ptr, ptr %20, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20) #12
  %354 = getelementptr inbounds %struct.texture, ptr %353, i64 0, i32 3
  %355 = load ptr, ptr %354, align 8, !tbaa !300
  %356 = getelementptr inbounds %struct.texture, ptr %353, i64 0, i32 1
  %357 = load ptr, ptr %356, align 8, !tbaa !302
  store ptr %355, ptr %321, align 8, !tbaa.struct !303
  %358 = getelementptr inbounds i8, ptr %321, i64 8
  store ptr %357, ptr %358, align 8, !tbaa.struct !305
  %359 = getelementptr inbounds i8, ptr %321, i64 16
  store i32 1, ptr %359, align 8, !tbaa.struct !306
  br label %370

360:                                              ; preds = %317
  %361 = getelementptr inbounds %struct.binding, ptr %319, i64 %318, i32 2
  %362 = load i64, ptr %361, align 8, !tbaa !282
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #12
  %363 = getelementptr inbounds i8, ptr %64, i64 %362
  %364 = call ptr @memcpy(ptr noundef nonnull %19, ptr noundef nonnull %363, i64 noundef 8) #16
  %365 = load ptr, ptr %19, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #12
  %366 = getelementptr inbounds %struct.texture, ptr %365, i64 0, i32 2
  %367 = load ptr, ptr %366, align 8, !tbaa !307
  store ptr null, ptr %321, align 8, !tbaa.struct !303
  %368 = getelementptr inbounds i8, ptr %321, i64 8
  store ptr %367, ptr %368, align 8, !tbaa.struct !305
  %369 = getelementptr inbounds i8, ptr %321, i64 16
  store i32 1, ptr %369, align 8, !tbaa.struct !306
  br label %370

370:                                              ; preds = %360, %348, %341, %323
  %371 = load i64, ptr %320, align 8, !tbaa !280
  br label %372

372:                                              ; preds = %370, %317
  %373 = phi i64 [ %371, %370 ], [ %322, %317 ]
  %374 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %27, i64 0, i64 %318
  %375 = load ptr, ptr %31, align 8, !tbaa !39
  %376 = getelementptr inbounds %struct.binding, ptr %319, i64 %318, i32 1
  %377 = load i64, ptr %376, align 8, !tbaa !308
  %378 = trunc i64 %377 to i32
  %379 = icmp ult i64 %373, 8
  br i1 %379, label %380, label %383

380:                                              ; preds = %372
  %381 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %373
  %382 = load i32, ptr %381, align 4
  br label %383

383:                                              ; preds = %372, %380
  %384 = phi i32 [ %382, %380 ], [ 7, %372 ]
  store i32 35, ptr %374, align 16, !tbaa.struct !309
  %385 = getelementptr inbounds i8, ptr %374, i64 8
  store ptr null, ptr %385, align 8, !tbaa.struct !310
  %386 = getelementptr inbounds i8, ptr %374, i64 16
  store ptr %375, ptr %386, align 16, !tbaa.struct !311
  %387 = getelementptr inbounds i8, ptr %374, i64 24
  store i32 %378, ptr %387, align 8, !tbaa.struct !312
  %388 = getelementptr inbounds i8, ptr %374, i64 28
  store i32 0, ptr %388, align 4, !tbaa.struct !313
  %389 = getelementptr inbounds i8, ptr %374, i64 32
  store i32 1, ptr %389, align 16, !tbaa.struct !314
  %390 = getelementptr inbounds i8, ptr %374, i64 36
  store i32 %384, ptr %390, align 4, !tbaa.struct !315
  %391 = getelementptr inbounds i8, ptr %374, i64 40
  store ptr %321, ptr %391, align 8, !tbaa.struct !316
  %392 = getelementptr inbounds i8, ptr %374, i64 48
  store ptr %321, ptr %392, align 16, !tbaa.struct !38
  %393 = getelementptr inbounds i8, ptr %374, i64 56
  store ptr null, ptr %393, align 8, !tbaa.struct !40
  %394 = add nuw i64 %318, 1
  %395 = load i64, ptr %151, align 8, !tbaa !275
  %396 = icmp ult i64 %394, %395
  br i1 %396, label %317, label %310, !llvm.loop !317

397:                                              ; preds = %312
  store ptr %101, ptr %243, align 8, !tbaa !188
  %398 = load ptr, ptr %31, align 8, !tbaa !39
  %399 = getelementptr inbounds %struct.kept_set, ptr %243, i64 0, i32 1
  store ptr %398, ptr %399, align 8, !tbaa !287
  %400 = getelementptr inbounds %struct.kept_set, ptr %243, i64 0, i32 2, i64 0
  %401 = load <2 x ptr>, ptr %26, align 16, !tbaa !39
  store <2 x ptr> %401, ptr %400, align 8, !tbaa !39
  %402 = getelementptr inbounds %struct.kept_set, ptr %243, i64 0, i32 2, i64 2
  %403 = load <2 x ptr>, ptr %65, align 16, !tbaa !39
  store <2 x ptr> %403, ptr %402, align 8, !tbaa !39
  %404 = getelementptr inbounds %struct.kept_set, ptr %243, i64 0, i32 2, i64 4
  %405 = load <2 x ptr>, ptr %66, align 16, !tbaa !39
  store <2 x ptr> %405, ptr %404, align 8, !tbaa !39
  br label %406

406:                                              ; preds = %397, %312
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %28) #12
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %27) #12
  br label %407

407:                                              ; preds = %406, %238
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %26) #12
  %408 = load i32, ptr %77, align 8, !tbaa !198
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %422, label %410

410:                                              ; preds = %407
  %411 = load ptr, ptr %78, align 8, !tbaa !139
  %412 = getelementptr inbounds %struct.hardware_queue, ptr %411, i64 0, i32 1
  %413 = load i64, ptr %412, align 8, !tbaa !217
  %414 = trunc i64 %413 to i32
  %415 = and i64 %413, 2048
  %416 = icmp eq i64 %415, 0
  %417 = select i1 %416, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #12
  store i32 46, ptr %18, align 8, !tbaa !218
  store ptr null, ptr %79, align 8, !tbaa !220
  store i32 %417, ptr %80, align 8, !tbaa !221
  store i32 %417, ptr %81, align 4, !tbaa !222
  %418 = load ptr, ptr %0, align 8, !tbaa !107
  %419 = getelementptr inbounds %struct.device, ptr %418, i64 0, i32 19
  %420 = load ptr, ptr %419, align 8, !tbaa !58
  %421 = load ptr, ptr %82, align 8, !tbaa !197
  call void %420(ptr noundef %421, i32 noundef %414, i32 noundef %414, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %18, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #12
  br label %422

422:                                              ; preds = %410, %407
  store i32 1, ptr %77, align 8, !tbaa !198
  %423 = load i64, ptr %151, align 8, !tbaa !275
  %424 = icmp eq i64 %423, 0
  br i1 %424, label %427, label %425

425:                                              ; preds = %422
  %426 = getelementptr inbounds %struct.task, ptr %100, i64 %99, i32 7
  br label %441

427:                                              ; preds = %492, %422
  %428 = phi i32 [ 0, %422 ], [ %493, %492 ]
  %429 = getelementptr inbounds %struct.device, ptr %102, i64 0, i32 8
  %430 = load ptr, ptr %429, align 8, !tbaa !318
  %431 = load ptr, ptr %82, align 8, !tbaa !197
  %432 = load ptr, ptr %101, align 8, !tbaa !319
  call void %430(ptr noundef %431, i32 noundef 1, ptr noundef %432) #16
  %433 = getelementptr inbounds %struct.device, ptr %102, i64 0, i32 7
  %434 = load ptr, ptr %433, align 8, !tbaa !320
  %435 = load ptr, ptr %82, align 8, !tbaa !197
  %436 = getelementptr inbounds %struct.task, ptr %100, i64 %99, i32 1
  %437 = load ptr, ptr %436, align 8, !tbaa !321
  call void %434(ptr noundef %435, i32 noundef 1, ptr noundef %437, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %31, i32 noundef %428, ptr noundef nonnull %30) #16
  %438 = getelementptr inbounds %struct.device, ptr %102, i64 0, i32 16
  %439 = load ptr, ptr %438, align 8, !tbaa !322
  %440 = load ptr, ptr %82, align 8, !tbaa !197
  call void %439(ptr noundef %440, i32 noundef %146, i32 noundef 1, i32 noundef 1) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %31) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #12
  br label %498

441:                                              ; preds = %492, %425
  %442 = phi i32 [ 0, %425 ], [ %493, %492 ]
  %443 = phi i64 [ 0, %425 ], [ %494, %492 ]
  %444 = load ptr, ptr %426, align 8, !tbaa !279
  %445 = getelementptr inbounds %struct.binding, ptr %444, i64 %443
  %446 = load i64, ptr %445, align 8, !tbaa !280
  switch i64 %446, label %492 [
    i64 0, label %447
    i64 2, label %451
    i64 1, label %459
    i64 6, label %463
    i64 7, label %463
  ]

447:                                              ; preds = %441
  %448 = add i32 %442, 1
  %449 = zext i32 %442 to i64
  %450 = getelementptr inbounds [128 x i32], ptr %30, i64 0, i64 %449
  store i32 %97, ptr %450, align 4, !tbaa !8
  br label %492

451:                                              ; preds = %441
  %452 = getelementptr inbounds %struct.binding, ptr %444, i64 %443, i32 2
  %453 = load i64, ptr %452, align 8, !tbaa !282
  %454 = add i64 %453, %39
  %455 = trunc i64 %454 to i32
  %456 = add i32 %442, 1
  %457 = zext i32 %442 to i64
  %458 = getelementptr inbounds [128 x i32], ptr %30, i64 0, i64 %457
  store i32 %455, ptr %458, align 4, !tbaa !8
  br label %492

459:                                              ; preds = %441
  %460 = add i32 %442, 1
  %461 = zext i32 %442 to i64
  %462 = getelementptr inbounds [128 x i32], ptr %30, i64 0, i64 %461
  store i32 %96, ptr %462, align 4, !tbaa !8
  br label %492

463:                                              ; preds = %441, %441
  %464 = getelementptr inbounds %struct.binding, ptr %444, i64 %443, i32 2
  %465 = load i64, ptr %464, align 8, !tbaa !282
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #12
  %466 = getelementptr inbounds i8, ptr %64, i64 %465
  %467 = call ptr @memcpy(ptr noundef nonnull %17, ptr noundef nonnull %466, i64 noundef 8) #16
  %468 = load ptr, ptr %17, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  %469 = load ptr, ptr %468, align 8, !tbaa !323
  %470 = getelementptr inbounds %struct.image, ptr %469, i64 0, i32 1
  %471 = load i32, ptr %470, align 8, !tbaa !324
  %472 = icmp eq i32 %471, 1
  br i1 %472, label %492, label %473

473:                                              ; preds = %463
  %474 = load ptr, ptr %78, align 8, !tbaa !139
  %475 = getelementptr inbounds %struct.hardware_queue, ptr %474, i64 0, i32 1
  %476 = load i64, ptr %475, align 8, !tbaa !217
  %477 = trunc i64 %476 to i32
  %478 = and i64 %476, 2048
  %479 = icmp eq i64 %478, 0
  %480 = select i1 %479, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %16) #12
  store i32 45, ptr %16, align 8, !tbaa !326
  store ptr null, ptr %83, align 8, !tbaa !329
  store i32 %480, ptr %84, align 8, !tbaa !330
  store i32 %480, ptr %85, align 4, !tbaa !331
  store i32 %471, ptr %86, align 8, !tbaa !332
  store i32 1, ptr %87, align 4, !tbaa !333
  store i32 -1, ptr %88, align 8, !tbaa !334
  store i32 -1, ptr %89, align 4, !tbaa !335
  %481 = load ptr, ptr %469, align 8, !tbaa !336
  store ptr %481, ptr %90, align 8, !tbaa !337
  %482 = getelementptr inbounds %struct.image, ptr %469, i64 0, i32 2
  %483 = load i32, ptr %482, align 4, !tbaa !338
  store i32 %483, ptr %91, align 8, !tbaa !339
  store i32 0, ptr %92, align 4, !tbaa !340
  %484 = getelementptr inbounds %struct.image, ptr %469, i64 0, i32 3
  %485 = load i32, ptr %484, align 8, !tbaa !341
  store i32 %485, ptr %93, align 8, !tbaa !342
  store i32 0, ptr %94, align 4, !tbaa !343
  %486 = getelementptr inbounds %struct.image, ptr %469, i64 0, i32 4
  %487 = load i32, ptr %486, align 4, !tbaa !344
  store i32 %487, ptr %95, align 8, !tbaa !345
  %488 = load ptr, ptr %0, align 8, !tbaa !107
  %489 = getelementptr inbounds %struct.device, ptr %488, i64 0, i32 19
  %490 = load ptr, ptr %489, align 8, !tbaa !58
  %491 = load ptr, ptr %82, align 8, !tbaa !197
  call void %490(ptr noundef %491, i32 noundef %477, i32 noundef %477, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %16) #16
  store i32 1, ptr %470, align 8, !tbaa !324
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %16) #12
  br label %492

492:                                              ; preds = %473, %463, %459, %451, %447, %441
  %493 = phi i32 [ %442, %441 ], [ %460, %459 ], [ %456, %451 ], [ %448, %447 ], [ %442, %463 ], [ %442, %473 ]
  %494 = add nuw i64 %443, 1
  %495 = load i64, ptr %151, align 8, !tbaa !275
  %496 = icmp ult i64 %494, %495
  br i1 %496, label %441, label %427, !llvm.loop !346

497:                                              ; preds = %144, %110
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #12
  br label %498

498:                                              ; preds = %497, %427
  %499 = add nuw i64 %99, 1
  %500 = load i64, ptr %36, align 8, !tbaa !267
  %501 = icmp ult i64 %499, %500
  br i1 %501, label %98, label %504, !llvm.loop !347

502:                                              ; preds = %301, %286, %284
  %503 = phi i32 [ %285, %284 ], [ -1000069000, %286 ], [ %302, %301 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %26) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %31) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %30) #12
  br label %1170

504:                                              ; preds = %498, %58
  %505 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %506 = load ptr, ptr %505, align 8, !tbaa !39
  %507 = icmp eq ptr %506, null
  br i1 %507, label %1170, label %508

508:                                              ; preds = %504
  %509 = load i64, ptr %40, align 8, !tbaa !172
  %510 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 25
  %511 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 23
  %512 = load i32, ptr %511, align 8, !tbaa !183
  %513 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 24
  %514 = load i32, ptr %513, align 4, !tbaa !8
  %515 = icmp ugt i32 %514, %512
  br i1 %515, label %516, label %518

516:                                              ; preds = %508
  %517 = load ptr, ptr %510, align 8, !tbaa !91
  br label %529

518:                                              ; preds = %508
  %519 = icmp eq i32 %514, 0
  %520 = shl i32 %514, 1
  %521 = select i1 %519, i32 8, i32 %520
  %522 = load ptr, ptr %510, align 8, !tbaa !39
  %523 = zext i32 %521 to i64
  %524 = mul nuw nsw i64 %523, 24
  %525 = call ptr @realloc(ptr noundef %522, i64 noundef %524) #16
  %526 = icmp eq ptr %525, null
  br i1 %526, label %1170, label %527

527:                                              ; preds = %518
  store ptr %525, ptr %510, align 8, !tbaa !39
  store i32 %521, ptr %513, align 4, !tbaa !8
  %528 = load i32, ptr %511, align 8, !tbaa !183
  br label %529

529:                                              ; preds = %527, %516
  %530 = phi i32 [ %512, %516 ], [ %528, %527 ]
  %531 = phi ptr [ %517, %516 ], [ %525, %527 ]
  %532 = add i32 %530, 1
  store i32 %532, ptr %511, align 8, !tbaa !183
  %533 = zext i32 %530 to i64
  %534 = getelementptr inbounds %struct.arrival, ptr %531, i64 %533
  %535 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %536 = load ptr, ptr %535, align 8, !tbaa !54
  %537 = getelementptr inbounds i8, ptr %536, i64 %59
  store ptr %506, ptr %534, align 8, !tbaa.struct !227
  %538 = getelementptr inbounds i8, ptr %534, i64 8
  store ptr %537, ptr %538, align 8, !tbaa.struct !201
  %539 = getelementptr inbounds i8, ptr %534, i64 16
  store i64 %509, ptr %539, align 8, !tbaa.struct !202
  br label %1170

540:                                              ; preds = %2, %2
  %541 = icmp eq i16 %33, 4
  %542 = zext i1 %541 to i32
  %543 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %544 = load ptr, ptr %543, align 8, !tbaa !196
  %545 = getelementptr inbounds %struct.context, ptr %544, i64 0, i32 6
  %546 = load ptr, ptr %545, align 8, !tbaa !53
  %547 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %548 = load i64, ptr %547, align 8, !tbaa !174
  %549 = icmp ult i64 %548, 32769
  br i1 %549, label %550, label %598

550:                                              ; preds = %540
  %551 = getelementptr inbounds %struct.context, ptr %544, i64 0, i32 9
  %552 = load i64, ptr %551, align 8, !tbaa !184
  %553 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 1
  %554 = load i64, ptr %553, align 8, !tbaa !171
  %555 = add i64 %552, -1
  %556 = add i64 %555, %554
  %557 = urem i64 %556, %554
  %558 = sub nuw i64 %556, %557
  %559 = add i64 %558, %548
  store i64 %559, ptr %551, align 8, !tbaa !184
  %560 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %561 = load ptr, ptr %560, align 8, !tbaa !348
  br i1 %541, label %593, label %562

562:                                              ; preds = %550
  %563 = getelementptr inbounds %struct.context, ptr %544, i64 0, i32 25
  %564 = getelementptr inbounds %struct.context, ptr %544, i64 0, i32 23
  %565 = load i32, ptr %564, align 8, !tbaa !183
  %566 = getelementptr inbounds %struct.context, ptr %544, i64 0, i32 24
  %567 = load i32, ptr %566, align 4, !tbaa !8
  %568 = icmp ugt i32 %567, %565
  br i1 %568, label %569, label %571

569:                                              ; preds = %562
  %570 = load ptr, ptr %563, align 8, !tbaa !91
  br label %582

571:                                              ; preds = %562
  %572 = icmp eq i32 %567, 0
  %573 = shl i32 %567, 1
  %574 = select i1 %572, i32 8, i32 %573
  %575 = load ptr, ptr %563, align 8, !tbaa !39
  %576 = zext i32 %574 to i64
  %577 = mul nuw nsw i64 %576, 24
  %578 = tail call ptr @realloc(ptr noundef %575, i64 noundef %577) #16
  %579 = icmp eq ptr %578, null
  br i1 %579, label %1170, label %580

580:                                              ; preds = %571
  store ptr %578, ptr %563, align 8, !tbaa !39
  store i32 %574, ptr %566, align 4, !tbaa !8
  %581 = load i32, ptr %564, align 8, !tbaa !183
  br label %582

582:                                              ; preds = %580, %569
  %583 = phi i32 [ %565, %569 ], [ %581, %580 ]
  %584 = phi ptr [ %570, %569 ], [ %578, %580 ]
  %585 = add i32 %583, 1
  store i32 %585, ptr %564, align 8, !tbaa !183
  %586 = zext i32 %583 to i64
  %587 = getelementptr inbounds %struct.arrival, ptr %584, i64 %586
  %588 = getelementptr inbounds %struct.context, ptr %544, i64 0, i32 7
  %589 = load ptr, ptr %588, align 8, !tbaa !54
  %590 = getelementptr inbounds i8, ptr %589, i64 %558
  store ptr %561, ptr %587, align 8, !tbaa.struct !227
  %591 = getelementptr inbounds i8, ptr %587, i64 8
  store ptr %590, ptr %591, align 8, !tbaa.struct !201
  %592 = getelementptr inbounds i8, ptr %587, i64 16
  store i64 %548, ptr %592, align 8, !tbaa.struct !202
  br label %704

593:                                              ; preds = %550
  %594 = getelementptr inbounds %struct.context, ptr %544, i64 0, i32 7
  %595 = load ptr, ptr %594, align 8, !tbaa !54
  %596 = getelementptr inbounds i8, ptr %595, i64 %558
  %597 = tail call ptr @memcpy(ptr noundef %596, ptr noundef %561, i64 noundef %548) #16
  br label %704

598:                                              ; preds = %540
  %599 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 39
  %600 = load i64, ptr %599, align 8, !tbaa !349
  %601 = icmp eq i64 %600, 255
  br i1 %601, label %648, label %602

602:                                              ; preds = %598
  %603 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %604 = load ptr, ptr %603, align 8, !tbaa !348
  %605 = getelementptr inbounds %struct.context, ptr %544, i64 0, i32 28
  %606 = getelementptr inbounds %struct.context, ptr %544, i64 0, i32 26
  %607 = load i32, ptr %606, align 8, !tbaa !87
  %608 = getelementptr inbounds %struct.context, ptr %544, i64 0, i32 27
  %609 = load i32, ptr %608, align 4, !tbaa !8
  %610 = icmp ugt i32 %609, %607
  br i1 %610, label %611, label %613

611:                                              ; preds = %602
  %612 = load ptr, ptr %605, align 8, !tbaa !88
  br label %625

613:                                              ; preds = %602
  %614 = icmp eq i32 %609, 0
  %615 = shl i32 %609, 1
  %616 = select i1 %614, i32 8, i32 %615
  %617 = load ptr, ptr %605, align 8, !tbaa !39
  %618 = zext i32 %616 to i64
  %619 = shl nuw nsw i64 %618, 4
  %620 = tail call ptr @realloc(ptr noundef %617, i64 noundef %619) #16
  %621 = icmp eq ptr %620, null
  br i1 %621, label %1170, label %622

622:                                              ; preds = %613
  store ptr %620, ptr %605, align 8, !tbaa !39
  store i32 %616, ptr %608, align 4, !tbaa !8
  %623 = load i32, ptr %606, align 8, !tbaa !87
  %624 = load i64, ptr %599, align 8, !tbaa !349
  br label %625

625:                                              ; preds = %622, %611
  %626 = phi i64 [ %600, %611 ], [ %624, %622 ]
  %627 = phi i32 [ %607, %611 ], [ %623, %622 ]
  %628 = phi ptr [ %612, %611 ], [ %620, %622 ]
  %629 = zext i32 %627 to i64
  %630 = getelementptr inbounds %struct.import, ptr %628, i64 %629
  %631 = ptrtoint ptr %604 to i64
  %632 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 40
  %633 = load i64, ptr %632, align 8, !tbaa !350
  %634 = urem i64 %631, %633
  %635 = add i64 %548, -1
  %636 = add i64 %635, %633
  %637 = add i64 %636, %634
  %638 = urem i64 %637, %633
  %639 = sub nuw i64 %637, %638
  %640 = sub i64 0, %634
  %641 = getelementptr inbounds i8, ptr %604, i64 %640
  %642 = tail call fastcc i32 @import_pages(ptr noundef nonnull %32, ptr noundef %641, i64 noundef %639, i64 noundef %626, ptr noundef null, i64 noundef 0, ptr noundef %630) #15
  %643 = icmp eq i32 %642, 0
  br i1 %643, label %644, label %1170

644:                                              ; preds = %625
  %645 = load i32, ptr %606, align 8, !tbaa !87
  %646 = add i32 %645, 1
  store i32 %646, ptr %606, align 8, !tbaa !87
  %647 = load ptr, ptr %630, align 8, !tbaa !46
  br label %704

648:                                              ; preds = %598
  %649 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %650 = load ptr, ptr %649, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #12
  %651 = getelementptr inbounds %struct.staging, ptr %650, i64 0, i32 1, i32 3
  %652 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %653 = getelementptr inbounds %struct.staging, ptr %650, i64 0, i32 1
  %654 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %655 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %656 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  %657 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  %658 = getelementptr inbounds %struct.VkBufferCopy, ptr %14, i64 0, i32 1
  %659 = getelementptr inbounds %struct.VkBufferCopy, ptr %14, i64 0, i32 2
  %660 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %661 = load i64, ptr %651, align 8, !tbaa !116
  %662 = tail call i64 @llvm.umin.i64(i64 %548, i64 %661)
  %663 = load ptr, ptr %652, align 8, !tbaa !348
  %664 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %663, i64 noundef %662, i32 noundef %542, ptr noundef nonnull %15) #15
  %665 = icmp eq i32 %664, 0
  br i1 %665, label %668, label %666

666:                                              ; preds = %684, %648
  %667 = phi i32 [ %664, %648 ], [ %692, %684 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #12
  br label %1170

668:                                              ; preds = %648, %684
  %669 = phi i64 [ %689, %684 ], [ %662, %648 ]
  %670 = phi i64 [ %686, %684 ], [ 0, %648 ]
  %671 = load ptr, ptr %653, align 8, !tbaa !351
  %672 = load i64, ptr %15, align 8, !tbaa !3
  %673 = load ptr, ptr %654, align 8, !tbaa !352
  %674 = load i64, ptr %655, align 8, !tbaa !353
  %675 = add i64 %674, %670
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #12
  store i64 %672, ptr %13, align 8, !tbaa !354
  store i64 %675, ptr %656, align 8, !tbaa !356
  store i64 %669, ptr %657, align 8, !tbaa !357
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #12
  store i64 %675, ptr %14, align 8, !tbaa !354
  store i64 %672, ptr %658, align 8, !tbaa !356
  store i64 %669, ptr %659, align 8, !tbaa !357
  %676 = load ptr, ptr %0, align 8, !tbaa !107
  %677 = getelementptr inbounds %struct.device, ptr %676, i64 0, i32 11
  %678 = load ptr, ptr %677, align 8, !tbaa !358
  %679 = load ptr, ptr %660, align 8, !tbaa !197
  br i1 %541, label %680, label %694

680:                                              ; preds = %668
  call void %678(ptr noundef %679, ptr noundef %671, ptr noundef %673, i32 noundef 1, ptr noundef nonnull %13) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #12
  %681 = add i64 %670, %669
  %682 = load i64, ptr %547, align 8, !tbaa !174
  %683 = icmp ugt i64 %682, %681
  br i1 %683, label %684, label %698

684:                                              ; preds = %694, %680
  %685 = phi i64 [ %682, %680 ], [ %696, %694 ]
  %686 = phi i64 [ %681, %680 ], [ %695, %694 ]
  %687 = sub i64 %685, %686
  %688 = load i64, ptr %651, align 8, !tbaa !116
  %689 = call i64 @llvm.umin.i64(i64 %687, i64 %688)
  %690 = load ptr, ptr %652, align 8, !tbaa !348
  %691 = getelementptr inbounds i8, ptr %690, i64 %686
  %692 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %691, i64 noundef %689, i32 noundef %542, ptr noundef nonnull %15) #15
  %693 = icmp eq i32 %692, 0
  br i1 %693, label %668, label %666, !llvm.loop !359

694:                                              ; preds = %668
  call void %678(ptr noundef %679, ptr noundef %673, ptr noundef %671, i32 noundef 1, ptr noundef nonnull %14) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #12
  %695 = add i64 %670, %669
  %696 = load i64, ptr %547, align 8, !tbaa !174
  %697 = icmp ugt i64 %696, %695
  br i1 %697, label %684, label %699

698:                                              ; preds = %680
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #12
  br label %1170

699:                                              ; preds = %694
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #12
  %700 = load ptr, ptr %649, align 8, !tbaa !104
  %701 = getelementptr inbounds %struct.staging, ptr %700, i64 0, i32 2
  %702 = load i64, ptr %701, align 8, !tbaa !236
  %703 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %702) #15
  br label %1170

704:                                              ; preds = %644, %593, %582
  %705 = phi ptr [ %647, %644 ], [ %546, %593 ], [ %546, %582 ]
  %706 = phi i64 [ %634, %644 ], [ %558, %593 ], [ %558, %582 ]
  %707 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %708 = load i32, ptr %707, align 8, !tbaa !198
  %709 = icmp eq i32 %708, 0
  br i1 %709, label %727, label %710

710:                                              ; preds = %704
  %711 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %712 = load ptr, ptr %711, align 8, !tbaa !139
  %713 = getelementptr inbounds %struct.hardware_queue, ptr %712, i64 0, i32 1
  %714 = load i64, ptr %713, align 8, !tbaa !217
  %715 = trunc i64 %714 to i32
  %716 = and i64 %714, 2048
  %717 = icmp eq i64 %716, 0
  %718 = select i1 %717, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i32 46, ptr %12, align 8, !tbaa !218
  %719 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 1
  store ptr null, ptr %719, align 8, !tbaa !220
  %720 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 2
  store i32 %718, ptr %720, align 8, !tbaa !221
  %721 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 3
  store i32 %718, ptr %721, align 4, !tbaa !222
  %722 = load ptr, ptr %0, align 8, !tbaa !107
  %723 = getelementptr inbounds %struct.device, ptr %722, i64 0, i32 19
  %724 = load ptr, ptr %723, align 8, !tbaa !58
  %725 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %726 = load ptr, ptr %725, align 8, !tbaa !197
  call void %724(ptr noundef %726, i32 noundef %715, i32 noundef %715, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #12
  br label %727

727:                                              ; preds = %710, %704
  store i32 1, ptr %707, align 8, !tbaa !198
  %728 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %729 = load ptr, ptr %728, align 8, !tbaa !352
  %730 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %731 = load i64, ptr %730, align 8, !tbaa !353
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #12
  store i64 %706, ptr %10, align 8, !tbaa !354
  %732 = getelementptr inbounds %struct.VkBufferCopy, ptr %10, i64 0, i32 1
  store i64 %731, ptr %732, align 8, !tbaa !356
  %733 = getelementptr inbounds %struct.VkBufferCopy, ptr %10, i64 0, i32 2
  store i64 %548, ptr %733, align 8, !tbaa !357
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #12
  store i64 %731, ptr %11, align 8, !tbaa !354
  %734 = getelementptr inbounds %struct.VkBufferCopy, ptr %11, i64 0, i32 1
  store i64 %706, ptr %734, align 8, !tbaa !356
  %735 = getelementptr inbounds %struct.VkBufferCopy, ptr %11, i64 0, i32 2
  store i64 %548, ptr %735, align 8, !tbaa !357
  %736 = load ptr, ptr %0, align 8, !tbaa !107
  %737 = getelementptr inbounds %struct.device, ptr %736, i64 0, i32 11
  %738 = load ptr, ptr %737, align 8, !tbaa !358
  %739 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %740 = load ptr, ptr %739, align 8, !tbaa !197
  br i1 %541, label %741, label %742

741:                                              ; preds = %727
  call void %738(ptr noundef %740, ptr noundef %705, ptr noundef %729, i32 noundef 1, ptr noundef nonnull %10) #16
  br label %743

742:                                              ; preds = %727
  call void %738(ptr noundef %740, ptr noundef %729, ptr noundef %705, i32 noundef 1, ptr noundef nonnull %11) #16
  br label %743

743:                                              ; preds = %742, %741
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #12
  br label %1170

744:                                              ; preds = %2, %2
  %745 = icmp eq i16 %33, 8
  %746 = zext i1 %745 to i32
  %747 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %748 = load ptr, ptr %747, align 8, !tbaa !196
  %749 = getelementptr inbounds %struct.context, ptr %748, i64 0, i32 6
  %750 = load ptr, ptr %749, align 8, !tbaa !53
  %751 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %752 = load i64, ptr %751, align 8, !tbaa !176
  %753 = icmp ult i64 %752, 32769
  br i1 %753, label %754, label %806

754:                                              ; preds = %744
  %755 = add nuw nsw i64 %752, 48
  %756 = getelementptr inbounds %struct.context, ptr %748, i64 0, i32 9
  %757 = load i64, ptr %756, align 8, !tbaa !184
  %758 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 1
  %759 = load i64, ptr %758, align 8, !tbaa !171
  %760 = add i64 %757, -1
  %761 = add i64 %760, %759
  %762 = urem i64 %761, %759
  %763 = sub nuw i64 %761, %762
  %764 = add i64 %755, %763
  store i64 %764, ptr %756, align 8, !tbaa !184
  %765 = add i64 %763, 47
  %766 = urem i64 %765, 48
  %767 = sub nuw i64 %765, %766
  %768 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %769 = load ptr, ptr %768, align 8, !tbaa !360
  br i1 %745, label %801, label %770

770:                                              ; preds = %754
  %771 = getelementptr inbounds %struct.context, ptr %748, i64 0, i32 25
  %772 = getelementptr inbounds %struct.context, ptr %748, i64 0, i32 23
  %773 = load i32, ptr %772, align 8, !tbaa !183
  %774 = getelementptr inbounds %struct.context, ptr %748, i64 0, i32 24
  %775 = load i32, ptr %774, align 4, !tbaa !8
  %776 = icmp ugt i32 %775, %773
  br i1 %776, label %777, label %779

777:                                              ; preds = %770
  %778 = load ptr, ptr %771, align 8, !tbaa !91
  br label %790

779:                                              ; preds = %770
  %780 = icmp eq i32 %775, 0
  %781 = shl i32 %775, 1
  %782 = select i1 %780, i32 8, i32 %781
  %783 = load ptr, ptr %771, align 8, !tbaa !39
  %784 = zext i32 %782 to i64
  %785 = mul nuw nsw i64 %784, 24
  %786 = tail call ptr @realloc(ptr noundef %783, i64 noundef %785) #16
  %787 = icmp eq ptr %786, null
  br i1 %787, label %1170, label %788

788:                                              ; preds = %779
  store ptr %786, ptr %771, align 8, !tbaa !39
  store i32 %782, ptr %774, align 4, !tbaa !8
  %789 = load i32, ptr %772, align 8, !tbaa !183
  br label %790

790:                                              ; preds = %788, %777
  %791 = phi i32 [ %773, %777 ], [ %789, %788 ]
  %792 = phi ptr [ %778, %777 ], [ %786, %788 ]
  %793 = add i32 %791, 1
  store i32 %793, ptr %772, align 8, !tbaa !183
  %794 = zext i32 %791 to i64
  %795 = getelementptr inbounds %struct.arrival, ptr %792, i64 %794
  %796 = getelementptr inbounds %struct.context, ptr %748, i64 0, i32 7
  %797 = load ptr, ptr %796, align 8, !tbaa !54
  %798 = getelementptr inbounds i8, ptr %797, i64 %767
  store ptr %769, ptr %795, align 8, !tbaa.struct !227
  %799 = getelementptr inbounds i8, ptr %795, i64 8
  store ptr %798, ptr %799, align 8, !tbaa.struct !201
  %800 = getelementptr inbounds i8, ptr %795, i64 16
  store i64 %752, ptr %800, align 8, !tbaa.struct !202
  br label %972

801:                                              ; preds = %754
  %802 = getelementptr inbounds %struct.context, ptr %748, i64 0, i32 7
  %803 = load ptr, ptr %802, align 8, !tbaa !54
  %804 = getelementptr inbounds i8, ptr %803, i64 %767
  %805 = tail call ptr @memcpy(ptr noundef %804, ptr noundef %769, i64 noundef %752) #16
  br label %972

806:                                              ; preds = %744
  %807 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %808 = load ptr, ptr %807, align 8, !tbaa !360
  %809 = ptrtoint ptr %808 to i64
  %810 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 40
  %811 = load i64, ptr %810, align 8, !tbaa !350
  %812 = urem i64 %809, %811
  %813 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 39
  %814 = load i64, ptr %813, align 8, !tbaa !349
  %815 = icmp ne i64 %814, 255
  %816 = and i64 %812, 3
  %817 = icmp eq i64 %816, 0
  %818 = select i1 %815, i1 %817, i1 false
  %819 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %820 = load i64, ptr %819, align 8, !tbaa !361
  br i1 %818, label %821, label %868

821:                                              ; preds = %806
  %822 = urem i64 %812, %820
  %823 = icmp eq i64 %822, 0
  br i1 %823, label %824, label %868

824:                                              ; preds = %821
  %825 = getelementptr inbounds %struct.context, ptr %748, i64 0, i32 28
  %826 = getelementptr inbounds %struct.context, ptr %748, i64 0, i32 26
  %827 = load i32, ptr %826, align 8, !tbaa !87
  %828 = getelementptr inbounds %struct.context, ptr %748, i64 0, i32 27
  %829 = load i32, ptr %828, align 4, !tbaa !8
  %830 = icmp ugt i32 %829, %827
  br i1 %830, label %831, label %833

831:                                              ; preds = %824
  %832 = load ptr, ptr %825, align 8, !tbaa !88
  br label %847

833:                                              ; preds = %824
  %834 = icmp eq i32 %829, 0
  %835 = shl i32 %829, 1
  %836 = select i1 %834, i32 8, i32 %835
  %837 = load ptr, ptr %825, align 8, !tbaa !39
  %838 = zext i32 %836 to i64
  %839 = shl nuw nsw i64 %838, 4
  %840 = tail call ptr @realloc(ptr noundef %837, i64 noundef %839) #16
  %841 = icmp eq ptr %840, null
  br i1 %841, label %1170, label %842

842:                                              ; preds = %833
  store ptr %840, ptr %825, align 8, !tbaa !39
  store i32 %836, ptr %828, align 4, !tbaa !8
  %843 = load i32, ptr %826, align 8, !tbaa !87
  %844 = load i64, ptr %810, align 8, !tbaa !350
  %845 = load i64, ptr %813, align 8, !tbaa !349
  %846 = urem i64 %809, %844
  br label %847

847:                                              ; preds = %842, %831
  %848 = phi i64 [ %846, %842 ], [ %812, %831 ]
  %849 = phi i64 [ %845, %842 ], [ %814, %831 ]
  %850 = phi i64 [ %844, %842 ], [ %811, %831 ]
  %851 = phi i32 [ %843, %842 ], [ %827, %831 ]
  %852 = phi ptr [ %840, %842 ], [ %832, %831 ]
  %853 = zext i32 %851 to i64
  %854 = getelementptr inbounds %struct.import, ptr %852, i64 %853
  %855 = add i64 %752, -1
  %856 = add i64 %855, %848
  %857 = add i64 %856, %850
  %858 = urem i64 %857, %850
  %859 = sub nuw i64 %857, %858
  %860 = sub i64 0, %848
  %861 = getelementptr inbounds i8, ptr %808, i64 %860
  %862 = tail call fastcc i32 @import_pages(ptr noundef nonnull %32, ptr noundef %861, i64 noundef %859, i64 noundef %849, ptr noundef null, i64 noundef 0, ptr noundef %854) #15
  %863 = icmp eq i32 %862, 0
  br i1 %863, label %864, label %1170

864:                                              ; preds = %847
  %865 = load i32, ptr %826, align 8, !tbaa !87
  %866 = add i32 %865, 1
  store i32 %866, ptr %826, align 8, !tbaa !87
  %867 = load ptr, ptr %854, align 8, !tbaa !46
  br label %972

868:                                              ; preds = %821, %806
  %869 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %870 = load ptr, ptr %869, align 8, !tbaa !104
  %871 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %872 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %873 = load i32, ptr %872, align 4, !tbaa !362
  %874 = zext i32 %873 to i64
  %875 = mul i64 %820, %874
  %876 = getelementptr inbounds %struct.staging, ptr %870, i64 0, i32 1
  %877 = getelementptr inbounds %struct.staging, ptr %870, i64 0, i32 1, i32 3
  %878 = load i64, ptr %877, align 8, !tbaa !116
  %879 = udiv i64 %878, %875
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12
  %880 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %881 = load i64, ptr %880, align 8, !tbaa !363
  %882 = icmp eq i64 %881, 0
  br i1 %882, label %964, label %883

883:                                              ; preds = %868
  %884 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 2
  %885 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 1
  %886 = trunc i64 %879 to i32
  %887 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3
  %888 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 1
  %889 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 2
  %890 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 1
  %891 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 1
  %892 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 2
  %893 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3
  %894 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 1
  %895 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 2
  %896 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4
  %897 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 1
  %898 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 2
  %899 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %900 = load i32, ptr %884, align 4, !tbaa !364
  br label %901

901:                                              ; preds = %956, %883
  %902 = phi i64 [ %881, %883 ], [ %957, %956 ]
  %903 = phi i32 [ %900, %883 ], [ %958, %956 ]
  %904 = phi i64 [ 0, %883 ], [ %961, %956 ]
  %905 = phi ptr [ %808, %883 ], [ %959, %956 ]
  %906 = icmp eq i32 %903, 0
  br i1 %906, label %956, label %907

907:                                              ; preds = %901
  %908 = load i32, ptr %885, align 4, !tbaa !365
  br label %909

909:                                              ; preds = %947, %907
  %910 = phi i32 [ %948, %947 ], [ %903, %907 ]
  %911 = phi i32 [ %949, %947 ], [ %903, %907 ]
  %912 = phi i32 [ %950, %947 ], [ %908, %907 ]
  %913 = phi ptr [ %951, %947 ], [ %905, %907 ]
  %914 = phi i32 [ %952, %947 ], [ 0, %907 ]
  %915 = icmp eq i32 %912, 0
  br i1 %915, label %947, label %916

916:                                              ; preds = %909, %937
  %917 = phi i32 [ %943, %937 ], [ %912, %909 ]
  %918 = phi ptr [ %941, %937 ], [ %913, %909 ]
  %919 = phi i32 [ %942, %937 ], [ 0, %909 ]
  %920 = sub i32 %917, %919
  %921 = zext i32 %920 to i64
  %922 = icmp ugt i64 %879, %921
  %923 = select i1 %922, i32 %920, i32 %886
  %924 = load i32, ptr %887, align 8, !tbaa !366
  %925 = load i32, ptr %888, align 4, !tbaa !367
  %926 = add nsw i32 %925, %919
  %927 = load i32, ptr %889, align 8, !tbaa !368
  %928 = add nsw i32 %927, %914
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #12
  %929 = load i64, ptr %871, align 8, !tbaa !369
  store i64 %929, ptr %9, align 8, !tbaa !369
  %930 = load i64, ptr %891, align 8, !tbaa !370
  %931 = add i64 %930, %904
  store i64 %931, ptr %890, align 8, !tbaa !370
  store i64 1, ptr %892, align 8, !tbaa !363
  store i32 %924, ptr %893, align 8, !tbaa.struct !371
  store i32 %926, ptr %894, align 4, !tbaa.struct !372
  store i32 %928, ptr %895, align 8, !tbaa.struct !247
  %932 = load i32, ptr %872, align 4, !tbaa !362
  store i32 %932, ptr %896, align 4, !tbaa !373
  store i32 %923, ptr %897, align 8, !tbaa !374
  store i32 1, ptr %898, align 4, !tbaa !375
  %933 = zext i32 %923 to i64
  %934 = mul i64 %875, %933
  %935 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %918, i64 noundef %934, i32 noundef %746, ptr noundef nonnull %8) #15
  %936 = icmp eq i32 %935, 0
  br i1 %936, label %937, label %963

937:                                              ; preds = %916
  %938 = load ptr, ptr %876, align 8, !tbaa !351
  %939 = load i64, ptr %8, align 8, !tbaa !3
  %940 = load ptr, ptr %899, align 8, !tbaa !376
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %938, i64 noundef %939, ptr noundef %940, ptr noundef nonnull %9, i32 noundef %746) #15
  %941 = getelementptr inbounds i8, ptr %918, i64 %934
  %942 = add i32 %923, %919
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  %943 = load i32, ptr %885, align 4, !tbaa !365
  %944 = icmp ugt i32 %943, %942
  br i1 %944, label %916, label %945, !llvm.loop !377

945:                                              ; preds = %937
  %946 = load i32, ptr %884, align 4, !tbaa !364
  br label %947

947:                                              ; preds = %945, %909
  %948 = phi i32 [ %910, %909 ], [ %946, %945 ]
  %949 = phi i32 [ %911, %909 ], [ %946, %945 ]
  %950 = phi i32 [ 0, %909 ], [ %943, %945 ]
  %951 = phi ptr [ %913, %909 ], [ %941, %945 ]
  %952 = add nuw i32 %914, 1
  %953 = icmp ult i32 %952, %949
  br i1 %953, label %909, label %954, !llvm.loop !378

954:                                              ; preds = %947
  %955 = load i64, ptr %880, align 8, !tbaa !363
  br label %956

956:                                              ; preds = %954, %901
  %957 = phi i64 [ %902, %901 ], [ %955, %954 ]
  %958 = phi i32 [ 0, %901 ], [ %948, %954 ]
  %959 = phi ptr [ %905, %901 ], [ %951, %954 ]
  %960 = add nuw nsw i64 %904, 1
  %961 = and i64 %960, 4294967295
  %962 = icmp ugt i64 %957, %961
  br i1 %962, label %901, label %964, !llvm.loop !379

963:                                              ; preds = %916
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  br label %970

964:                                              ; preds = %956, %868
  br i1 %745, label %970, label %965

965:                                              ; preds = %964
  %966 = load ptr, ptr %869, align 8, !tbaa !104
  %967 = getelementptr inbounds %struct.staging, ptr %966, i64 0, i32 2
  %968 = load i64, ptr %967, align 8, !tbaa !236
  %969 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %968) #15
  br label %970

970:                                              ; preds = %965, %964, %963
  %971 = phi i32 [ %935, %963 ], [ %969, %965 ], [ 0, %964 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12
  br label %1170

972:                                              ; preds = %864, %801, %790
  %973 = phi ptr [ %867, %864 ], [ %750, %801 ], [ %750, %790 ]
  %974 = phi i64 [ %848, %864 ], [ %767, %801 ], [ %767, %790 ]
  %975 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %976 = load i32, ptr %975, align 8, !tbaa !198
  %977 = icmp eq i32 %976, 0
  br i1 %977, label %995, label %978

978:                                              ; preds = %972
  %979 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %980 = load ptr, ptr %979, align 8, !tbaa !139
  %981 = getelementptr inbounds %struct.hardware_queue, ptr %980, i64 0, i32 1
  %982 = load i64, ptr %981, align 8, !tbaa !217
  %983 = trunc i64 %982 to i32
  %984 = and i64 %982, 2048
  %985 = icmp eq i64 %984, 0
  %986 = select i1 %985, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !218
  %987 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %987, align 8, !tbaa !220
  %988 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %986, ptr %988, align 8, !tbaa !221
  %989 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %986, ptr %989, align 4, !tbaa !222
  %990 = load ptr, ptr %0, align 8, !tbaa !107
  %991 = getelementptr inbounds %struct.device, ptr %990, i64 0, i32 19
  %992 = load ptr, ptr %991, align 8, !tbaa !58
  %993 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %994 = load ptr, ptr %993, align 8, !tbaa !197
  call void %992(ptr noundef %994, i32 noundef %983, i32 noundef %983, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  br label %995

995:                                              ; preds = %978, %972
  store i32 1, ptr %975, align 8, !tbaa !198
  %996 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %997 = load ptr, ptr %996, align 8, !tbaa !376
  %998 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %973, i64 noundef %974, ptr noundef %997, ptr noundef nonnull %998, i32 noundef %746) #15
  br label %1170

999:                                              ; preds = %2
  %1000 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %1001 = load ptr, ptr %1000, align 8, !tbaa !39
  %1002 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %1003 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %1004 = load i32, ptr %1003, align 4, !tbaa !170
  %1005 = zext i32 %1004 to i64
  %1006 = getelementptr inbounds i8, ptr %1, i64 %1005
  %1007 = getelementptr inbounds %struct.context, ptr %1001, i64 0, i32 38
  %1008 = load ptr, ptr %1007, align 8, !tbaa !95
  %1009 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %1010 = load i32, ptr %1009, align 8, !tbaa !198
  %1011 = icmp eq i32 %1010, 0
  br i1 %1011, label %1028, label %1012

1012:                                             ; preds = %999
  %1013 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1014 = load ptr, ptr %1013, align 8, !tbaa !139
  %1015 = getelementptr inbounds %struct.hardware_queue, ptr %1014, i64 0, i32 1
  %1016 = load i64, ptr %1015, align 8, !tbaa !217
  %1017 = trunc i64 %1016 to i32
  %1018 = and i64 %1016, 2048
  %1019 = icmp eq i64 %1018, 0
  %1020 = select i1 %1019, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #12
  store i32 46, ptr %5, align 8, !tbaa !218
  %1021 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %1021, align 8, !tbaa !220
  %1022 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %1020, ptr %1022, align 8, !tbaa !221
  %1023 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %1020, ptr %1023, align 4, !tbaa !222
  %1024 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 19
  %1025 = load ptr, ptr %1024, align 8, !tbaa !58
  %1026 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1027 = load ptr, ptr %1026, align 8, !tbaa !197
  call void %1025(ptr noundef %1027, i32 noundef %1017, i32 noundef %1017, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #12
  br label %1028

1028:                                             ; preds = %1012, %999
  store i32 1, ptr %1009, align 8, !tbaa !198
  %1029 = icmp ult ptr %1002, %1006
  br i1 %1029, label %1030, label %1096

1030:                                             ; preds = %1028
  %1031 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1032 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1033 = getelementptr inbounds %struct.context, ptr %1001, i64 0, i32 6
  %1034 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1035 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  %1036 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  %1037 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  br label %1038

1038:                                             ; preds = %1094, %1030
  %1039 = phi ptr [ %1002, %1030 ], [ %1068, %1094 ]
  %1040 = phi ptr [ %1008, %1030 ], [ %1067, %1094 ]
  call void @llvm.lifetime.start.p0(i64 1536, ptr nonnull %6) #12
  %1041 = icmp ult ptr %1039, %1006
  br i1 %1041, label %1042, label %1065

1042:                                             ; preds = %1038, %1042
  %1043 = phi i64 [ %1046, %1042 ], [ 0, %1038 ]
  %1044 = phi ptr [ %1059, %1042 ], [ %1039, %1038 ]
  %1045 = phi ptr [ %1049, %1042 ], [ %1040, %1038 ]
  %1046 = add nuw nsw i64 %1043, 1
  %1047 = getelementptr inbounds [64 x %struct.VkBufferCopy], ptr %6, i64 0, i64 %1043
  %1048 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %1044) #15
  %1049 = getelementptr inbounds i64, ptr %1045, i64 1
  %1050 = load i64, ptr %1045, align 8, !tbaa !3
  %1051 = getelementptr inbounds %struct.command, ptr %1044, i64 0, i32 2
  %1052 = load i32, ptr %1051, align 4, !tbaa !170
  %1053 = zext i32 %1052 to i64
  %1054 = add nsw i64 %1053, -32
  store i64 %1048, ptr %1047, align 8, !tbaa.struct !380
  %1055 = getelementptr inbounds i8, ptr %1047, i64 8
  store i64 %1050, ptr %1055, align 8, !tbaa.struct !298
  %1056 = getelementptr inbounds i8, ptr %1047, i64 16
  store i64 %1054, ptr %1056, align 8, !tbaa.struct !202
  %1057 = load i32, ptr %1051, align 4, !tbaa !170
  %1058 = zext i32 %1057 to i64
  %1059 = getelementptr inbounds i8, ptr %1044, i64 %1058
  %1060 = icmp ult ptr %1059, %1006
  %1061 = icmp ult i64 %1043, 63
  %1062 = select i1 %1060, i1 %1061, i1 false
  br i1 %1062, label %1042, label %1063, !llvm.loop !381

1063:                                             ; preds = %1042
  %1064 = trunc i64 %1046 to i32
  br label %1065

1065:                                             ; preds = %1063, %1038
  %1066 = phi i32 [ 0, %1038 ], [ %1064, %1063 ]
  %1067 = phi ptr [ %1040, %1038 ], [ %1049, %1063 ]
  %1068 = phi ptr [ %1039, %1038 ], [ %1059, %1063 ]
  %1069 = load ptr, ptr %0, align 8, !tbaa !107
  %1070 = getelementptr inbounds %struct.device, ptr %1069, i64 0, i32 11
  %1071 = load ptr, ptr %1070, align 8, !tbaa !358
  %1072 = load ptr, ptr %1031, align 8, !tbaa !197
  %1073 = load ptr, ptr %1032, align 8, !tbaa !196
  %1074 = getelementptr inbounds %struct.context, ptr %1073, i64 0, i32 6
  %1075 = load ptr, ptr %1074, align 8, !tbaa !53
  %1076 = load ptr, ptr %1033, align 8, !tbaa !53
  call void %1071(ptr noundef %1072, ptr noundef %1075, ptr noundef %1076, i32 noundef %1066, ptr noundef nonnull %6) #16
  %1077 = icmp eq ptr %1068, %1006
  br i1 %1077, label %1078, label %1094

1078:                                             ; preds = %1065
  %1079 = load i32, ptr %1009, align 8, !tbaa !198
  %1080 = icmp eq i32 %1079, 0
  br i1 %1080, label %1093, label %1081

1081:                                             ; preds = %1078
  %1082 = load ptr, ptr %1034, align 8, !tbaa !139
  %1083 = getelementptr inbounds %struct.hardware_queue, ptr %1082, i64 0, i32 1
  %1084 = load i64, ptr %1083, align 8, !tbaa !217
  %1085 = trunc i64 %1084 to i32
  %1086 = and i64 %1084, 2048
  %1087 = icmp eq i64 %1086, 0
  %1088 = select i1 %1087, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  store i32 46, ptr %4, align 8, !tbaa !218
  store ptr null, ptr %1035, align 8, !tbaa !220
  store i32 %1088, ptr %1036, align 8, !tbaa !221
  store i32 %1088, ptr %1037, align 4, !tbaa !222
  %1089 = load ptr, ptr %0, align 8, !tbaa !107
  %1090 = getelementptr inbounds %struct.device, ptr %1089, i64 0, i32 19
  %1091 = load ptr, ptr %1090, align 8, !tbaa !58
  %1092 = load ptr, ptr %1031, align 8, !tbaa !197
  call void %1091(ptr noundef %1092, i32 noundef %1085, i32 noundef %1085, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  br label %1093

1093:                                             ; preds = %1081, %1078
  store i32 1, ptr %1009, align 8, !tbaa !198
  br label %1094

1094:                                             ; preds = %1093, %1065
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #12
  %1095 = icmp ult ptr %1068, %1006
  br i1 %1095, label %1038, label %1096, !llvm.loop !382

1096:                                             ; preds = %1094, %1028
  %1097 = load ptr, ptr %0, align 8, !tbaa !107
  %1098 = getelementptr inbounds %struct.device, ptr %1097, i64 0, i32 17
  %1099 = load ptr, ptr %1098, align 8, !tbaa !383
  %1100 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1101 = load ptr, ptr %1100, align 8, !tbaa !197
  %1102 = getelementptr inbounds %struct.context, ptr %1001, i64 0, i32 19
  %1103 = load ptr, ptr %1102, align 8, !tbaa !57
  call void %1099(ptr noundef %1101, i32 noundef 1, ptr noundef %1103) #16
  br label %1170

1104:                                             ; preds = %2
  %1105 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %1106 = load i32, ptr %1105, align 8, !tbaa !198
  %1107 = icmp eq i32 %1106, 0
  br i1 %1107, label %1125, label %1108

1108:                                             ; preds = %1104
  %1109 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1110 = load ptr, ptr %1109, align 8, !tbaa !139
  %1111 = getelementptr inbounds %struct.hardware_queue, ptr %1110, i64 0, i32 1
  %1112 = load i64, ptr %1111, align 8, !tbaa !217
  %1113 = trunc i64 %1112 to i32
  %1114 = and i64 %1112, 2048
  %1115 = icmp eq i64 %1114, 0
  %1116 = select i1 %1115, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !218
  %1117 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1117, align 8, !tbaa !220
  %1118 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1116, ptr %1118, align 8, !tbaa !221
  %1119 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1116, ptr %1119, align 4, !tbaa !222
  %1120 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 19
  %1121 = load ptr, ptr %1120, align 8, !tbaa !58
  %1122 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1123 = load ptr, ptr %1122, align 8, !tbaa !197
  call void %1121(ptr noundef %1123, i32 noundef %1113, i32 noundef %1113, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %1124 = load i16, ptr %1, align 4, !tbaa !168
  br label %1125

1125:                                             ; preds = %1104, %1108
  %1126 = phi i16 [ %33, %1104 ], [ %1124, %1108 ]
  store i32 1, ptr %1105, align 8, !tbaa !198
  switch i16 %1126, label %1170 [
    i16 2, label %1127
    i16 3, label %1137
    i16 6, label %1150
    i16 7, label %1150
    i16 10, label %1160
    i16 11, label %1161
    i16 12, label %1167
  ]

1127:                                             ; preds = %1125
  %1128 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 11
  %1129 = load ptr, ptr %1128, align 8, !tbaa !358
  %1130 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1131 = load ptr, ptr %1130, align 8, !tbaa !197
  %1132 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1133 = load ptr, ptr %1132, align 8, !tbaa !384
  %1134 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1135 = load ptr, ptr %1134, align 8, !tbaa !386
  %1136 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1129(ptr noundef %1131, ptr noundef %1133, ptr noundef %1135, i32 noundef 1, ptr noundef nonnull %1136) #16
  br label %1170

1137:                                             ; preds = %1125
  %1138 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 18
  %1139 = load ptr, ptr %1138, align 8, !tbaa !387
  %1140 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %1141 = load ptr, ptr %1140, align 8, !tbaa !197
  %1142 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1143 = load ptr, ptr %1142, align 8, !tbaa !388
  %1144 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1145 = load i64, ptr %1144, align 8, !tbaa !390
  %1146 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1147 = load i64, ptr %1146, align 8, !tbaa !391
  %1148 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1149 = load i32, ptr %1148, align 8, !tbaa !392
  call void %1139(ptr noundef %1141, ptr noundef %1143, i64 noundef %1145, i64 noundef %1147, i32 noundef %1149) #16
  br label %1170

1150:                                             ; preds = %1125, %1125
  %1151 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1152 = load ptr, ptr %1151, align 8, !tbaa !393
  %1153 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1154 = load i64, ptr %1153, align 8, !tbaa !395
  %1155 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1156 = load ptr, ptr %1155, align 8, !tbaa !396
  %1157 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1158 = icmp eq i16 %1126, 6
  %1159 = zext i1 %1158 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1152, i64 noundef %1154, ptr noundef %1156, ptr noundef nonnull %1157, i32 noundef %1159) #15
  br label %1170

1160:                                             ; preds = %1125
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #15
  br label %1170

1161:                                             ; preds = %1125
  %1162 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1163 = load ptr, ptr %1162, align 8, !tbaa !397
  %1164 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1165 = load i64, ptr %1164, align 8, !tbaa !399
  %1166 = trunc i64 %1165 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1163, i32 noundef %1166) #15
  br label %1170

1167:                                             ; preds = %1125
  %1168 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1169 = load ptr, ptr %1168, align 8, !tbaa !397
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1169) #15
  br label %1170

1170:                                             ; preds = %995, %970, %847, %833, %779, %743, %699, %698, %666, %625, %613, %571, %529, %518, %504, %502, %1127, %1137, %1150, %1160, %1161, %1167, %1125, %2, %1096
  %1171 = phi i32 [ 0, %1096 ], [ 0, %2 ], [ 0, %1125 ], [ 0, %1167 ], [ 0, %1161 ], [ 0, %1160 ], [ 0, %1150 ], [ 0, %1137 ], [ 0, %1127 ], [ %503, %502 ], [ 0, %504 ], [ 0, %529 ], [ -1, %518 ], [ 0, %743 ], [ %667, %666 ], [ %703, %699 ], [ 0, %698 ], [ -1, %571 ], [ %642, %625 ], [ -1, %613 ], [ 0, %995 ], [ %971, %970 ], [ -1, %779 ], [ %862, %847 ], [ -1, %833 ]
  ret i32 %1171
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
  %4 = getelementptr inbounds i8, ptr %1, i64 %2
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %62

6:                                                ; preds = %3
  %7 = load ptr, ptr %0, align 8, !tbaa !107
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 1
  br label %9

9:                                                ; preds = %58, %6
  %10 = phi ptr [ %1, %6 ], [ %59, %58 ]
  %11 = phi i64 [ 0, %6 ], [ %60, %58 ]
  %12 = load i16, ptr %10, align 8, !tbaa !168
  %13 = icmp eq i16 %12, 13
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  br label %58

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !170
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
  %22 = load i64, ptr %8, align 8, !tbaa !171
  %23 = add i64 %22, -1
  %24 = add i64 %23, %19
  %25 = urem i64 %24, %22
  %26 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !39
  %28 = getelementptr inbounds %struct.kernel, ptr %27, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !172
  %30 = add i64 %29, %23
  %31 = urem i64 %30, %22
  %32 = add i64 %11, %24
  %33 = add i64 %25, %31
  %34 = sub i64 %32, %33
  %35 = add i64 %34, %30
  br label %58

36:                                               ; preds = %16, %16
  %37 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !174
  %39 = icmp ult i64 %38, 32769
  br i1 %39, label %40, label %58

40:                                               ; preds = %36
  %41 = load i64, ptr %8, align 8, !tbaa !171
  %42 = add nsw i64 %38, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %11, %44
  %46 = add i64 %45, %43
  br label %58

47:                                               ; preds = %16, %16
  %48 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !176
  %50 = icmp ult i64 %49, 32769
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i64, ptr %8, align 8, !tbaa !171
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
  br i1 %61, label %9, label %62, !llvm.loop !181

62:                                               ; preds = %58, %3
  %63 = phi i64 [ 0, %3 ], [ %60, %58 ]
  ret i64 %63
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  store i64 0, ptr %2, align 8, !tbaa !3
  %3 = load ptr, ptr %0, align 8, !tbaa !107
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 30
  %5 = load ptr, ptr %4, align 8, !tbaa !150
  %6 = load ptr, ptr %3, align 8, !tbaa !43
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !140
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
  %17 = load ptr, ptr %16, align 8, !tbaa !231
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
  %28 = load i64, ptr %27, align 8, !tbaa !137
  %29 = icmp ugt i64 %28, %15
  br i1 %29, label %30, label %35

30:                                               ; preds = %25, %120, %13
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %32 = load atomic i32, ptr %31 seq_cst, align 8
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i64 %15, i64 -1
  ret i64 %34

35:                                               ; preds = %25
  %36 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #16
  %37 = load ptr, ptr %26, align 8, !tbaa !163
  store ptr %37, ptr %16, align 8, !tbaa !231
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %16, ptr %21, align 8, !tbaa !143
  br label %40

40:                                               ; preds = %39, %35
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #16
  %42 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 3
  %43 = load atomic i32, ptr %42 seq_cst, align 8
  %44 = icmp eq i32 %43, 5
  br i1 %44, label %45, label %120

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 15
  %47 = load ptr, ptr %46, align 8, !tbaa !195
  %48 = icmp eq ptr %47, null
  br i1 %48, label %74, label %49

49:                                               ; preds = %45
  %50 = load ptr, ptr %22, align 8, !tbaa !139
  %51 = getelementptr inbounds %struct.hardware_queue, ptr %50, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !217
  %53 = and i64 %52, 2048
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %74

55:                                               ; preds = %49
  %56 = load ptr, ptr %0, align 8, !tbaa !107
  %57 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 29
  %58 = load ptr, ptr %57, align 8, !tbaa !400
  %59 = load ptr, ptr %56, align 8, !tbaa !43
  %60 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 10
  %61 = load ptr, ptr %60, align 8, !tbaa !86
  %62 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 12
  %63 = load i32, ptr %62, align 4, !tbaa !213
  %64 = zext i32 %63 to i64
  %65 = shl nuw nsw i64 %64, 3
  %66 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 7
  %67 = load ptr, ptr %66, align 8, !tbaa !54
  %68 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 13
  %69 = load i64, ptr %68, align 8, !tbaa !214
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = call i32 %58(ptr noundef %59, ptr noundef %61, i32 noundef 0, i32 noundef %63, i64 noundef %65, ptr noundef %70, i64 noundef 8, i32 noundef 3) #16
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %74, label %73

73:                                               ; preds = %55
  store atomic i32 %71, ptr %23 seq_cst, align 8
  br label %74

74:                                               ; preds = %73, %55, %49, %45
  %75 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 23
  %76 = load i32, ptr %75, align 8, !tbaa !183
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %80, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 25
  br label %106

80:                                               ; preds = %106, %74
  %81 = load ptr, ptr %0, align 8, !tbaa !107
  %82 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 26
  %83 = load i32, ptr %82, align 8, !tbaa !87
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %104, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds %struct.context, ptr %26, i64 0, i32 28
  %87 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 24
  %88 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 28
  br label %89

89:                                               ; preds = %89, %85
  %90 = phi i32 [ %83, %85 ], [ %102, %89 ]
  %91 = load ptr, ptr %86, align 8, !tbaa !88
  %92 = add i32 %90, -1
  store i32 %92, ptr %82, align 8, !tbaa !87
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds %struct.import, ptr %91, i64 %93
  %95 = load ptr, ptr %87, align 8, !tbaa !49
  %96 = load ptr, ptr %81, align 8, !tbaa !43
  %97 = load ptr, ptr %94, align 8, !tbaa !46
  call void %95(ptr noundef %96, ptr noundef %97, ptr noundef null) #16
  %98 = load ptr, ptr %88, align 8, !tbaa !50
  %99 = load ptr, ptr %81, align 8, !tbaa !43
  %100 = getelementptr inbounds %struct.import, ptr %91, i64 %93, i32 1
  %101 = load ptr, ptr %100, align 8, !tbaa !48
  call void %98(ptr noundef %99, ptr noundef %101, ptr noundef null) #16
  %102 = load i32, ptr %82, align 8, !tbaa !87
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %89, !llvm.loop !89

104:                                              ; preds = %89, %80
  store atomic i32 0, ptr %42 seq_cst, align 8
  %105 = load ptr, ptr %24, align 8, !tbaa !162
  store ptr %105, ptr %26, align 8, !tbaa !163
  store ptr %26, ptr %24, align 8, !tbaa !162
  br label %120

106:                                              ; preds = %106, %78
  %107 = phi i64 [ 0, %78 ], [ %116, %106 ]
  %108 = load ptr, ptr %79, align 8, !tbaa !91
  %109 = getelementptr inbounds %struct.arrival, ptr %108, i64 %107
  %110 = load ptr, ptr %109, align 8, !tbaa !401
  %111 = getelementptr inbounds %struct.arrival, ptr %108, i64 %107, i32 1
  %112 = load ptr, ptr %111, align 8, !tbaa !403
  %113 = getelementptr inbounds %struct.arrival, ptr %108, i64 %107, i32 2
  %114 = load i64, ptr %113, align 8, !tbaa !404
  %115 = call ptr @memcpy(ptr noundef %110, ptr noundef %112, i64 noundef %114) #16
  %116 = add nuw nsw i64 %107, 1
  %117 = load i32, ptr %75, align 8, !tbaa !183
  %118 = zext i32 %117 to i64
  %119 = icmp ult i64 %116, %118
  br i1 %119, label %106, label %80, !llvm.loop !405

120:                                              ; preds = %40, %104
  %121 = load ptr, ptr %16, align 8, !tbaa !231
  %122 = icmp eq ptr %121, null
  br i1 %122, label %30, label %25, !llvm.loop !406
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  store i64 0, ptr %3, align 8, !tbaa !3
  %5 = load ptr, ptr %0, align 8, !tbaa !107
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 30
  %7 = load ptr, ptr %6, align 8, !tbaa !150
  %8 = load ptr, ptr %5, align 8, !tbaa !43
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8, !tbaa !140
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
  %30 = load i32, ptr %29, align 8, !tbaa !152
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
  %4 = alloca %struct.timespec, align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12
  store i64 0, ptr %8, align 8, !tbaa !3
  %9 = load ptr, ptr %0, align 8, !tbaa !107
  %10 = getelementptr inbounds %struct.device, ptr %9, i64 0, i32 30
  %11 = load ptr, ptr %10, align 8, !tbaa !150
  %12 = load ptr, ptr %9, align 8, !tbaa !43
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %14 = load ptr, ptr %13, align 8, !tbaa !140
  %15 = call i32 %11(ptr noundef %12, ptr noundef %14, ptr noundef nonnull %8) #16
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i32 %15, ptr %18 seq_cst, align 8
  br label %19

19:                                               ; preds = %3, %17
  %20 = load i64, ptr %8, align 8
  %21 = select i1 %16, i64 %20, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12
  %22 = icmp ult i64 %21, %1
  br i1 %22, label %23, label %62

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  %24 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %25 = load i64, ptr %7, align 8, !tbaa !165
  %26 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !167
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %29 = icmp eq i64 %2, 0
  br i1 %29, label %62, label %30

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %6, i64 0, i32 1
  %32 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %6, i64 0, i32 2
  %33 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %6, i64 0, i32 3
  %34 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %6, i64 0, i32 4
  %35 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %6, i64 0, i32 5
  %36 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  br label %37

37:                                               ; preds = %30, %53
  %38 = phi i64 [ 0, %30 ], [ %60, %53 ]
  %39 = load atomic i32, ptr %28 seq_cst, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %62

41:                                               ; preds = %37
  %42 = sub i64 %2, %38
  %43 = call i64 @llvm.umin.i64(i64 %42, i64 100000000)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  store i64 %1, ptr %5, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %6) #12
  store i32 1000207004, ptr %6, align 8, !tbaa !118
  store ptr null, ptr %31, align 8, !tbaa !120
  store i32 0, ptr %32, align 8, !tbaa !121
  store i32 1, ptr %33, align 4, !tbaa !122
  store ptr %13, ptr %34, align 8, !tbaa !123
  store ptr %5, ptr %35, align 8, !tbaa !124
  %44 = load ptr, ptr %0, align 8, !tbaa !107
  %45 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 38
  %46 = load ptr, ptr %45, align 8, !tbaa !125
  %47 = load ptr, ptr %44, align 8, !tbaa !43
  %48 = call i32 %46(ptr noundef %47, ptr noundef nonnull %6, i64 noundef %43) #16
  %49 = icmp slt i32 %48, 0
  br i1 %49, label %50, label %51

50:                                               ; preds = %41
  store atomic i32 %48, ptr %28 seq_cst, align 8
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br label %53

51:                                               ; preds = %41
  %52 = icmp eq i32 %48, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %52, label %62, label %53

53:                                               ; preds = %50, %51
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %54 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %55 = load i64, ptr %4, align 8, !tbaa !165
  %56 = load i64, ptr %36, align 8, !tbaa !167
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  %57 = sub i64 %55, %25
  %58 = mul i64 %57, 1000000000
  %59 = sub i64 %56, %27
  %60 = add i64 %59, %58
  %61 = icmp ult i64 %60, %2
  br i1 %61, label %37, label %62, !llvm.loop !407

62:                                               ; preds = %37, %53, %51, %23, %19
  %63 = phi i32 [ 1, %19 ], [ 0, %23 ], [ 0, %37 ], [ 0, %53 ], [ 1, %51 ]
  ret i32 %63
}

; Function Attrs: nounwind
define dso_local void @queue_idle(ptr noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8, !tbaa !148
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #16
  %5 = getelementptr inbounds %struct.line, ptr %3, i64 0, i32 10
  %6 = load i32, ptr %5, align 4, !tbaa !234
  %7 = add i32 %6, 1
  store i32 %7, ptr %5, align 4, !tbaa !234
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #16
  %9 = load ptr, ptr %2, align 8, !tbaa !148
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef %9) #16
  %11 = getelementptr inbounds %struct.line, ptr %9, i64 0, i32 3
  %12 = getelementptr inbounds %struct.line, ptr %9, i64 0, i32 5
  %13 = getelementptr inbounds %struct.line, ptr %9, i64 0, i32 2
  br label %14

14:                                               ; preds = %29, %1
  %15 = load ptr, ptr %11, align 8, !tbaa !39
  %16 = icmp eq ptr %15, null
  br i1 %16, label %26, label %21

17:                                               ; preds = %21
  %18 = getelementptr inbounds %struct.context, ptr %22, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !39
  %20 = icmp eq ptr %19, null
  br i1 %20, label %26, label %21, !llvm.loop !154

21:                                               ; preds = %14, %17
  %22 = phi ptr [ %19, %17 ], [ %15, %14 ]
  %23 = getelementptr inbounds %struct.context, ptr %22, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !155
  %25 = icmp eq ptr %24, %0
  br i1 %25, label %29, label %17

26:                                               ; preds = %17, %14
  %27 = load ptr, ptr %12, align 8, !tbaa !156
  %28 = icmp eq ptr %27, %0
  br i1 %28, label %29, label %31

29:                                               ; preds = %21, %26
  %30 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %13, ptr noundef %9) #16
  br label %14, !llvm.loop !157

31:                                               ; preds = %26
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #16
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !139
  %35 = getelementptr inbounds %struct.hardware_queue, ptr %34, i64 0, i32 2
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %35) #16
  %37 = load ptr, ptr %0, align 8, !tbaa !107
  %38 = getelementptr inbounds %struct.device, ptr %37, i64 0, i32 32
  %39 = load ptr, ptr %38, align 8, !tbaa !408
  %40 = load ptr, ptr %33, align 8, !tbaa !139
  %41 = load ptr, ptr %40, align 8, !tbaa !409
  %42 = tail call i32 %39(ptr noundef %41) #16
  %43 = load ptr, ptr %33, align 8, !tbaa !139
  %44 = getelementptr inbounds %struct.hardware_queue, ptr %43, i64 0, i32 2
  %45 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %44) #16
  %46 = tail call i32 @pthread_mutex_lock(ptr noundef %3) #16
  %47 = load i32, ptr %5, align 4, !tbaa !234
  %48 = add i32 %47, -1
  store i32 %48, ptr %5, align 4, !tbaa !234
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef %3) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr null, ptr %4, align 8, !tbaa !162
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr null, ptr %5, align 8, !tbaa !231
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %5, ptr %6, align 8, !tbaa !143
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store i32 1, ptr %7, align 4, !tbaa !151
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #16
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #16
  tail call fastcc void @leave_line(ptr noundef %0) #15
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %12 = load ptr, ptr %11, align 8, !tbaa !104
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #16
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !109
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #16
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #16
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !410
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #16
  tail call void @free(ptr noundef nonnull %12) #16
  store ptr null, ptr %11, align 8, !tbaa !104
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %26 = load i32, ptr %25, align 4, !tbaa !142
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %30 = load i64, ptr %29, align 8, !tbaa !411
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #16
  store i32 0, ptr %25, align 4, !tbaa !142
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
  %6 = load ptr, ptr %5, align 8, !tbaa !155
  %7 = load ptr, ptr %6, align 8, !tbaa !107
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 41
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11, !prof !164

11:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %13 = load i64, ptr %4, align 8, !tbaa !165
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !167
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  br label %18

18:                                               ; preds = %1, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %1 ]
  %20 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 4
  %21 = load i64, ptr %20, align 8, !tbaa !137
  %22 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 6
  %23 = load atomic i32, ptr %22 seq_cst, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %18
  %26 = call fastcc i32 @hand_over(ptr noundef nonnull %6, ptr noundef nonnull %0) #15
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %86, label %28

28:                                               ; preds = %18, %25
  %29 = phi i32 [ %26, %25 ], [ %23, %18 ]
  %30 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  %31 = load ptr, ptr %30, align 8, !tbaa !232
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28, %33
  %34 = phi ptr [ %35, %33 ], [ %31, %28 ]
  %35 = load ptr, ptr %34, align 8, !tbaa !111
  call void @free(ptr noundef nonnull %34) #16
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %33, !llvm.loop !237

37:                                               ; preds = %33, %28
  store ptr null, ptr %30, align 8, !tbaa !232
  %38 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  store ptr %30, ptr %38, align 8, !tbaa !187
  %39 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 3
  store atomic i32 4, ptr %39 seq_cst, align 8
  store atomic i32 %29, ptr %22 seq_cst, align 8
  %40 = load ptr, ptr %6, align 8, !tbaa !107
  %41 = load atomic i32, ptr %22 seq_cst, align 8
  %42 = icmp eq i32 %41, -4
  br i1 %42, label %76, label %43

43:                                               ; preds = %37
  %44 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 1
  %45 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 2
  %46 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 3
  %47 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 4
  %48 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 3
  %49 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %2, i64 0, i32 5
  %50 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 4
  %51 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 38
  br label %55

52:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #12
  %53 = load atomic i32, ptr %22 seq_cst, align 8
  %54 = icmp eq i32 %53, -4
  br i1 %54, label %76, label %55

55:                                               ; preds = %52, %43
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %2) #12
  store i32 1000207004, ptr %2, align 8, !tbaa !118
  store ptr null, ptr %44, align 8, !tbaa !120
  store i32 0, ptr %45, align 8, !tbaa !121
  store i32 1, ptr %46, align 4, !tbaa !122
  store ptr %48, ptr %47, align 8, !tbaa !123
  store ptr %50, ptr %49, align 8, !tbaa !124
  %56 = load ptr, ptr %51, align 8, !tbaa !125
  %57 = load ptr, ptr %40, align 8, !tbaa !43
  %58 = call i32 %56(ptr noundef %57, ptr noundef nonnull %2, i64 noundef 100000000) #16
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %52, label %60, !llvm.loop !412

60:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  store i32 1000207005, ptr %3, align 8, !tbaa !130
  %61 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 1
  store ptr null, ptr %61, align 8, !tbaa !132
  %62 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 2
  %63 = load ptr, ptr %48, align 8, !tbaa !140
  store ptr %63, ptr %62, align 8, !tbaa !134
  %64 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %3, i64 0, i32 3
  store i64 %21, ptr %64, align 8, !tbaa !135
  %65 = icmp eq i32 %58, 0
  br i1 %65, label %66, label %71

66:                                               ; preds = %60
  %67 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 36
  %68 = load ptr, ptr %67, align 8, !tbaa !136
  %69 = load ptr, ptr %40, align 8, !tbaa !43
  %70 = call i32 %68(ptr noundef %69, ptr noundef nonnull %3) #16
  br label %71

71:                                               ; preds = %66, %60
  %72 = phi i32 [ %58, %60 ], [ %70, %66 ]
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  store i64 %21, ptr %50, align 8, !tbaa !413
  br label %75

75:                                               ; preds = %74, %71
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #12
  br label %76

76:                                               ; preds = %52, %37, %75
  %77 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 20
  %78 = call i32 @pthread_mutex_lock(ptr noundef nonnull %77) #16
  %79 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 12
  %80 = load i32, ptr %79, align 8, !tbaa !152
  %81 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %77) #16
  %82 = icmp eq i32 %80, 0
  br i1 %82, label %86, label %83

83:                                               ; preds = %76
  %84 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 21
  %85 = call i32 @pthread_cond_signal(ptr noundef nonnull %84) #16
  br label %86

86:                                               ; preds = %83, %76, %25
  %87 = icmp eq i64 %19, 0
  br i1 %87, label %95, label %88, !prof !164

88:                                               ; preds = %86
  %89 = load ptr, ptr %6, align 8, !tbaa !107
  %90 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 41
  %91 = load atomic i64, ptr %90 seq_cst, align 8
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %95, label %93

93:                                               ; preds = %88
  %94 = inttoptr i64 %91 to ptr
  call fastcc void @add_span(ptr noundef nonnull %94, i64 noundef %19, i16 noundef zeroext 4, i16 noundef zeroext 2, i64 noundef 0) #15
  br label %95

95:                                               ; preds = %86, %88, %93
  ret void
}

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca [32 x i32], align 16
  %4 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 16
  %5 = alloca [16 x %struct.VkSubmitInfo], align 16
  %6 = alloca [16 x %struct.signals], align 16
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %8 = load ptr, ptr %7, align 8, !tbaa !104
  %9 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 4
  %10 = load i64, ptr %9, align 8, !tbaa !137
  %11 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
  %12 = load i32, ptr %11, align 8, !tbaa !186
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
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %6) #12
  %36 = icmp ult i32 %35, %12
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = load ptr, ptr %23, align 8, !tbaa !92
  %39 = load ptr, ptr %26, align 8, !tbaa !94
  %40 = load ptr, ptr %27, align 8, !tbaa !93
  %41 = zext i32 %35 to i64
  br label %59

42:                                               ; preds = %81
  %43 = trunc i64 %109 to i32
  %44 = trunc i64 %73 to i32
  br label %45

45:                                               ; preds = %42, %34
  %46 = phi i32 [ 0, %34 ], [ %43, %42 ]
  %47 = phi i32 [ %35, %34 ], [ %44, %42 ]
  %48 = load ptr, ptr %28, align 8, !tbaa !232
  %49 = icmp eq ptr %48, null
  br i1 %49, label %56, label %50

50:                                               ; preds = %45
  %51 = getelementptr inbounds %struct.chunk, ptr %48, i64 0, i32 5
  %52 = load i32, ptr %51, align 4, !tbaa !414
  %53 = icmp ult i32 %52, %47
  br i1 %53, label %54, label %56

54:                                               ; preds = %50
  %55 = load ptr, ptr %48, align 8, !tbaa !111
  store ptr %55, ptr %28, align 8, !tbaa !232
  store ptr null, ptr %48, align 8, !tbaa !111
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
  store i32 0, ptr %64, align 8, !tbaa !415
  %65 = getelementptr inbounds %struct.submission, ptr %38, i64 %61, i32 3
  %66 = load i64, ptr %65, align 8, !tbaa !417
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %59
  %69 = load ptr, ptr %24, align 8, !tbaa !418
  store ptr %69, ptr %63, align 8, !tbaa !39
  store i32 1, ptr %64, align 8, !tbaa !415
  %70 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60, i32 1, i64 0
  store i64 %66, ptr %70, align 8, !tbaa !3
  br label %71

71:                                               ; preds = %68, %59
  %72 = phi i32 [ 1, %68 ], [ 0, %59 ]
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %75, label %81

75:                                               ; preds = %71
  %76 = load ptr, ptr %25, align 8, !tbaa !140
  %77 = zext i32 %72 to i64
  %78 = getelementptr inbounds [2 x ptr], ptr %63, i64 0, i64 %77
  store ptr %76, ptr %78, align 8, !tbaa !39
  %79 = add nuw nsw i32 %72, 1
  store i32 %79, ptr %64, align 8, !tbaa !415
  %80 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60, i32 1, i64 %77
  store i64 %10, ptr %80, align 8, !tbaa !3
  br label %81

81:                                               ; preds = %75, %71
  %82 = phi i32 [ %79, %75 ], [ %72, %71 ]
  %83 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %4, i64 0, i64 %60
  %84 = getelementptr inbounds %struct.submission, ptr %38, i64 %61, i32 1
  %85 = load i32, ptr %84, align 4, !tbaa !215
  %86 = load i32, ptr %62, align 8, !tbaa !419
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %39, i64 %87
  %89 = getelementptr inbounds [16 x %struct.signals], ptr %6, i64 0, i64 %60, i32 1
  store i32 1000207003, ptr %83, align 16, !tbaa.struct !420
  %90 = getelementptr inbounds i8, ptr %83, i64 8
  store ptr null, ptr %90, align 8, !tbaa.struct !421
  %91 = getelementptr inbounds i8, ptr %83, i64 16
  store i32 %85, ptr %91, align 16, !tbaa.struct !422
  %92 = getelementptr inbounds i8, ptr %83, i64 24
  store ptr %88, ptr %92, align 8, !tbaa.struct !423
  %93 = getelementptr inbounds i8, ptr %83, i64 32
  store i32 %82, ptr %93, align 16, !tbaa.struct !424
  %94 = getelementptr inbounds i8, ptr %83, i64 40
  store ptr %89, ptr %94, align 8, !tbaa.struct !40
  %95 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %5, i64 0, i64 %60
  %96 = load i32, ptr %84, align 4, !tbaa !215
  %97 = load i32, ptr %62, align 8, !tbaa !419
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds ptr, ptr %40, i64 %98
  %100 = getelementptr inbounds %struct.submission, ptr %38, i64 %61, i32 2
  store i32 4, ptr %95, align 8, !tbaa.struct !425
  %101 = getelementptr inbounds i8, ptr %95, i64 8
  store ptr %83, ptr %101, align 8, !tbaa.struct !426
  %102 = getelementptr inbounds i8, ptr %95, i64 16
  store i32 %96, ptr %102, align 8, !tbaa.struct !427
  %103 = getelementptr inbounds i8, ptr %95, i64 24
  store ptr %99, ptr %103, align 8, !tbaa.struct !428
  %104 = getelementptr inbounds i8, ptr %95, i64 32
  store ptr %3, ptr %104, align 8, !tbaa.struct !421
  %105 = getelementptr inbounds i8, ptr %95, i64 40
  store i32 1, ptr %105, align 8, !tbaa.struct !422
  %106 = getelementptr inbounds i8, ptr %95, i64 48
  store ptr %100, ptr %106, align 8, !tbaa.struct !423
  %107 = getelementptr inbounds i8, ptr %95, i64 56
  store i32 %82, ptr %107, align 8, !tbaa.struct !424
  %108 = getelementptr inbounds i8, ptr %95, i64 64
  store ptr %63, ptr %108, align 8, !tbaa.struct !40
  %109 = add nuw nsw i64 %60, 1
  %110 = icmp ult i64 %60, 15
  %111 = icmp ult i64 %73, %33
  %112 = select i1 %110, i1 %111, i1 false
  %113 = and i1 %67, %112
  br i1 %113, label %59, label %42, !llvm.loop !429

114:                                              ; preds = %56
  store atomic i32 5, ptr %20 seq_cst, align 8
  br label %115

115:                                              ; preds = %114, %56
  %116 = load ptr, ptr %29, align 8, !tbaa !139
  %117 = getelementptr inbounds %struct.hardware_queue, ptr %116, i64 0, i32 2
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %117) #16
  %119 = load ptr, ptr %0, align 8, !tbaa !107
  %120 = getelementptr inbounds %struct.device, ptr %119, i64 0, i32 31
  %121 = load ptr, ptr %120, align 8, !tbaa !430
  %122 = load ptr, ptr %29, align 8, !tbaa !139
  %123 = load ptr, ptr %122, align 8, !tbaa !409
  %124 = call i32 %121(ptr noundef %123, i32 noundef %46, ptr noundef nonnull %5, ptr noundef null) #16
  %125 = load ptr, ptr %29, align 8, !tbaa !139
  %126 = getelementptr inbounds %struct.hardware_queue, ptr %125, i64 0, i32 2
  %127 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %126) #16
  %128 = icmp eq i32 %124, 0
  br i1 %128, label %129, label %138

129:                                              ; preds = %115
  %130 = icmp eq ptr %57, null
  br i1 %130, label %136, label %131

131:                                              ; preds = %129
  %132 = call i32 @pthread_mutex_lock(ptr noundef nonnull %30) #16
  %133 = load ptr, ptr %31, align 8, !tbaa !103
  store ptr %57, ptr %133, align 8, !tbaa !39
  store ptr %57, ptr %31, align 8, !tbaa !103
  %134 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %30) #16
  %135 = call i32 @pthread_cond_signal(ptr noundef nonnull %32) #16
  br label %136

136:                                              ; preds = %129, %131
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #12
  %137 = icmp ult i32 %47, %12
  br i1 %137, label %34, label %139, !llvm.loop !431

138:                                              ; preds = %115
  call void @free(ptr noundef %57) #16
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %4) #12
  br label %141

139:                                              ; preds = %136, %2
  %140 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %10, ptr %140, align 8, !tbaa !413
  br label %141

141:                                              ; preds = %138, %139
  %142 = phi i32 [ 0, %139 ], [ %124, %138 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #12
  ret i32 %142
}

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 35
  %5 = load i32, ptr %4, align 4, !tbaa !432
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 36
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 34
  %8 = load i32, ptr %7, align 8, !tbaa !185
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
  %20 = load i32, ptr %4, align 4, !tbaa !432
  %21 = load i32, ptr %7, align 8, !tbaa !185
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
  %31 = load ptr, ptr %25, align 8, !tbaa !39
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #16
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !39
  %37 = load i32, ptr %7, align 8, !tbaa !185
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !432
  %41 = load ptr, ptr %6, align 8, !tbaa !93
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !39
  %44 = load ptr, ptr %25, align 8, !tbaa !94
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !185
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !3
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 33
  %48 = load ptr, ptr %47, align 8, !tbaa !92
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 31
  %50 = load i32, ptr %49, align 8, !tbaa !186
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !215
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !215
  br label %56

56:                                               ; preds = %27, %10, %38
  %57 = phi i32 [ 0, %38 ], [ -1, %10 ], [ -1, %27 ]
  ret i32 %57
}

; Function Attrs: nounwind
define internal noalias ptr @hand_over_line(ptr noundef %0) #3 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %3 = getelementptr inbounds %struct.line, ptr %0, i64 0, i32 9
  %4 = load i32, ptr %3, align 8, !tbaa !158
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
  %13 = load ptr, ptr %7, align 8, !tbaa !233
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #16
  br label %28, !llvm.loop !433

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !235
  store ptr %19, ptr %7, align 8, !tbaa !233
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  store ptr %7, ptr %8, align 8, !tbaa !146
  br label %22

22:                                               ; preds = %21, %17
  %23 = getelementptr inbounds %struct.context, ptr %13, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !155
  store ptr %24, ptr %9, align 8, !tbaa !156
  %25 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  tail call fastcc void @hand_over_held(ptr noundef nonnull %13) #15
  %26 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  store ptr null, ptr %9, align 8, !tbaa !156
  %27 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #16
  br label %28

28:                                               ; preds = %22, %15
  %29 = load i32, ptr %3, align 8, !tbaa !158
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
  br i1 %22, label %24, label %10, !llvm.loop !434

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !3
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !435
  %28 = tail call i32 @gettid() #16
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !437
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !438
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !439
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !440
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %35 = load i64, ptr %6, align 8, !tbaa !165
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !167
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i16 noundef zeroext %2, i16 noundef zeroext %3) unnamed_addr #3 {
  %5 = alloca <8 x i64>, align 64
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 16
  %8 = load ptr, ptr %7, align 8, !tbaa !240
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11, !prof !164

11:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %13 = load i64, ptr %6, align 8, !tbaa !165
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !167
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  br label %18

18:                                               ; preds = %4, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %4 ]
  %20 = load ptr, ptr %1, align 8, !tbaa !441
  %21 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !442
  %23 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !250
  %25 = icmp ult i64 %24, 65536
  %26 = ptrtoint ptr %20 to i64
  %27 = sub i64 0, %26
  %28 = and i64 %27, 63
  %29 = select i1 %25, i64 %24, i64 %28
  %30 = call ptr @memcpy(ptr noundef %20, ptr noundef %22, i64 noundef %29) #16
  %31 = getelementptr inbounds i8, ptr %20, i64 %29
  %32 = getelementptr inbounds i8, ptr %22, i64 %29
  %33 = sub i64 %24, %29
  %34 = icmp ugt i64 %33, 63
  br i1 %34, label %35, label %46

35:                                               ; preds = %18, %35
  %36 = phi ptr [ %42, %35 ], [ %31, %18 ]
  %37 = phi i64 [ %44, %35 ], [ %33, %18 ]
  %38 = phi ptr [ %43, %35 ], [ %32, %18 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #12
  %39 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %38, i64 noundef 64) #16
  %40 = getelementptr inbounds i8, ptr %38, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %40, i32 0, i32 3, i32 1)
  %41 = load <8 x i64>, ptr %5, align 64, !tbaa !304
  store <8 x i64> %41, ptr %36, align 64, !tbaa !304, !nontemporal !443
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #12
  %42 = getelementptr inbounds i8, ptr %36, i64 64
  %43 = getelementptr inbounds i8, ptr %38, i64 64
  %44 = add i64 %37, -64
  %45 = icmp ugt i64 %44, 63
  br i1 %45, label %35, label %46, !llvm.loop !444

46:                                               ; preds = %35, %18
  %47 = phi ptr [ %32, %18 ], [ %43, %35 ]
  %48 = phi i64 [ %33, %18 ], [ %44, %35 ]
  %49 = phi ptr [ %31, %18 ], [ %42, %35 ]
  fence seq_cst
  %50 = call ptr @memcpy(ptr noundef %49, ptr noundef %47, i64 noundef %48) #16
  %51 = load i64, ptr %23, align 8, !tbaa !250
  %52 = icmp eq i64 %19, 0
  br i1 %52, label %59, label %53, !prof !164

53:                                               ; preds = %46
  %54 = load ptr, ptr %7, align 8, !tbaa !240
  %55 = load atomic i64, ptr %54 seq_cst, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %53
  %58 = inttoptr i64 %55 to ptr
  call fastcc void @add_span(ptr noundef nonnull %58, i64 noundef %19, i16 noundef zeroext %2, i16 noundef zeroext %3, i64 noundef %51) #15
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
  br i1 %6, label %7, label %137

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

20:                                               ; preds = %7, %134
  %21 = load atomic i64, ptr %8 seq_cst, align 8
  %22 = atomicrmw add ptr %9, i32 1 seq_cst, align 4
  %23 = icmp ult i32 %22, 3
  %24 = icmp eq i64 %21, 400000
  %25 = select i1 %23, i1 true, i1 %24
  br i1 %25, label %26, label %45

26:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %28 = load i64, ptr %3, align 8, !tbaa !165
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %10, align 8, !tbaa !167
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %31 = add i64 %30, %21
  %32 = add i64 %31, %29
  %33 = load atomic i32, ptr %11 seq_cst, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %45

35:                                               ; preds = %26, %42
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %37 = load i64, ptr %2, align 8, !tbaa !165
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %12, align 8, !tbaa !167
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  %41 = icmp ult i64 %40, %32
  br i1 %41, label %42, label %45

42:                                               ; preds = %35
  call void @llvm.x86.sse2.pause()
  %43 = load atomic i32, ptr %11 seq_cst, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %35, label %45, !llvm.loop !445

45:                                               ; preds = %35, %42, %20, %26
  %46 = atomicrmw add ptr %9, i32 -1 seq_cst, align 4
  %47 = load atomic i32, ptr %11 seq_cst, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %45
  %50 = call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #16
  %51 = atomicrmw add ptr %17, i32 1 seq_cst, align 4
  %52 = load i32, ptr %18, align 8, !tbaa !258
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
  %61 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %15) #16
  %62 = load i32, ptr %18, align 8, !tbaa !258
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %54, label %67, !llvm.loop !446

64:                                               ; preds = %57, %54
  %65 = load i32, ptr %18, align 8, !tbaa !258
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %60, %64, %49
  %68 = phi i32 [ %65, %64 ], [ %52, %49 ], [ %62, %60 ]
  %69 = add i32 %68, -1
  store i32 %69, ptr %18, align 8, !tbaa !258
  br label %72

70:                                               ; preds = %64
  %71 = atomicrmw add ptr %17, i32 -1 seq_cst, align 4
  br label %72

72:                                               ; preds = %67, %70
  %73 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #16
  br label %134

74:                                               ; preds = %45, %127
  %75 = phi i64 [ %128, %127 ], [ 0, %45 ]
  %76 = phi i1 [ %129, %127 ], [ true, %45 ]
  %77 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %75
  %78 = load atomic i64, ptr %77 seq_cst, align 8
  %79 = and i64 %78, 4294967295
  %80 = lshr i64 %78, 32
  %81 = icmp ult i64 %79, %80
  br i1 %81, label %82, label %115

82:                                               ; preds = %74
  %83 = atomicrmw add ptr %77, i64 1 seq_cst, align 8
  %84 = and i64 %83, 4294967295
  %85 = lshr i64 %83, 32
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %87, label %115

87:                                               ; preds = %122, %82
  %88 = phi i64 [ %75, %82 ], [ %116, %122 ]
  %89 = phi i1 [ %76, %82 ], [ true, %122 ]
  %90 = phi i64 [ %83, %82 ], [ %123, %122 ]
  %91 = phi i64 [ %84, %82 ], [ %124, %122 ]
  %92 = add i64 %90, 1
  %93 = and i64 %92, 4294967295
  %94 = lshr i64 %92, 32
  %95 = icmp ult i64 %93, %94
  br i1 %95, label %98, label %96

96:                                               ; preds = %87
  %97 = atomicrmw add ptr %11, i32 -1 seq_cst, align 4
  br label %98

98:                                               ; preds = %96, %87
  %99 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %88, i32 2
  %100 = load ptr, ptr %99, align 8, !tbaa !254
  %101 = getelementptr inbounds %struct.piece, ptr %100, i64 %91, i32 2
  %102 = load i64, ptr %101, align 8, !tbaa !250
  %103 = sub i64 0, %102
  %104 = atomicrmw add ptr %13, i64 %103 seq_cst, align 8
  %105 = and i64 %88, 4294967295
  %106 = getelementptr inbounds %struct.piece, ptr %100, i64 %91
  %107 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %105, i32 3
  %108 = load i16, ptr %107, align 8, !tbaa !256
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef nonnull %106, i16 noundef zeroext 6, i16 noundef zeroext %108) #15
  %109 = load atomic i32, ptr %14 seq_cst, align 8
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %131, label %111

111:                                              ; preds = %98
  %112 = call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #16
  %113 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %16) #16
  %114 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #16
  br i1 %89, label %134, label %133

115:                                              ; preds = %82, %74
  %116 = or i64 %75, 1
  %117 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %116
  %118 = load atomic i64, ptr %117 seq_cst, align 8
  %119 = and i64 %118, 4294967295
  %120 = lshr i64 %118, 32
  %121 = icmp ult i64 %119, %120
  br i1 %121, label %122, label %127

122:                                              ; preds = %115
  %123 = atomicrmw add ptr %117, i64 1 seq_cst, align 8
  %124 = and i64 %123, 4294967295
  %125 = lshr i64 %123, 32
  %126 = icmp ult i64 %124, %125
  br i1 %126, label %87, label %127

127:                                              ; preds = %122, %115
  %128 = add nuw nsw i64 %75, 2
  %129 = icmp ult i64 %116, 15
  %130 = icmp eq i64 %128, 16
  br i1 %130, label %131, label %74, !llvm.loop !447

131:                                              ; preds = %127, %98
  %132 = phi i1 [ %89, %98 ], [ %129, %127 ]
  br i1 %132, label %134, label %133

133:                                              ; preds = %111, %131
  call void @llvm.x86.sse2.pause()
  br label %134

134:                                              ; preds = %111, %131, %133, %72
  %135 = load atomic i32, ptr %4 seq_cst, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %20, label %137, !llvm.loop !448

137:                                              ; preds = %134, %1
  ret ptr null
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #12

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #13

; Function Attrs: nounwind
define internal fastcc void @copy_texels(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, i32 noundef %5) unnamed_addr #3 {
  %7 = alloca %struct.VkImageMemoryBarrier, align 8
  %8 = alloca %struct.VkBufferImageCopy, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #12
  store i64 %2, ptr %8, align 8, !tbaa !449
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store i32 0, ptr %9, align 8, !tbaa !452
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 2
  store i32 0, ptr %10, align 4, !tbaa !453
  %11 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %12 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %13 = load i32, ptr %12, align 4, !tbaa !338
  %14 = and i32 %13, 2
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 %13, i32 2
  %17 = zext i32 %16 to i64
  %18 = load i64, ptr %4, align 8, !tbaa !369
  %19 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !370
  %21 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !363
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %29, ptr noundef nonnull align 8 dereferenceable(12) %30, i64 12, i1 false), !tbaa.struct !371
  %31 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %32 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %31, ptr noundef nonnull align 4 dereferenceable(12) %32, i64 12, i1 false), !tbaa.struct !371
  %33 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !324
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %68, label %36

36:                                               ; preds = %6
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !139
  %39 = getelementptr inbounds %struct.hardware_queue, ptr %38, i64 0, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !217
  %41 = trunc i64 %40 to i32
  %42 = and i64 %40, 2048
  %43 = icmp eq i64 %42, 0
  %44 = select i1 %43, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #12
  store i32 45, ptr %7, align 8, !tbaa !326
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %45, align 8, !tbaa !329
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %44, ptr %46, align 8, !tbaa !330
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %44, ptr %47, align 4, !tbaa !331
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %34, ptr %48, align 8, !tbaa !332
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store i32 1, ptr %49, align 4, !tbaa !333
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  store i32 -1, ptr %50, align 8, !tbaa !334
  %51 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %51, align 4, !tbaa !335
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %53 = load ptr, ptr %3, align 8, !tbaa !336
  store ptr %53, ptr %52, align 8, !tbaa !337
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %13, ptr %54, align 8, !tbaa !339
  %55 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %55, align 4, !tbaa !340
  %56 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %57 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %58 = load i32, ptr %57, align 8, !tbaa !341
  store i32 %58, ptr %56, align 8, !tbaa !342
  %59 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %59, align 4, !tbaa !343
  %60 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %61 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %62 = load i32, ptr %61, align 4, !tbaa !344
  store i32 %62, ptr %60, align 8, !tbaa !345
  %63 = load ptr, ptr %0, align 8, !tbaa !107
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 19
  %65 = load ptr, ptr %64, align 8, !tbaa !58
  %66 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %67 = load ptr, ptr %66, align 8, !tbaa !197
  call void %65(ptr noundef %67, i32 noundef %41, i32 noundef %41, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #16
  store i32 1, ptr %33, align 8, !tbaa !324
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #12
  br label %68

68:                                               ; preds = %6, %36
  %69 = icmp eq i32 %5, 0
  %70 = load ptr, ptr %0, align 8, !tbaa !107
  %71 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %72 = load ptr, ptr %71, align 8, !tbaa !197
  %73 = load ptr, ptr %3, align 8, !tbaa !336
  br i1 %69, label %77, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 12
  %76 = load ptr, ptr %75, align 8, !tbaa !454
  call void %76(ptr noundef %72, ptr noundef %1, ptr noundef %73, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #16
  br label %80

77:                                               ; preds = %68
  %78 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 14
  %79 = load ptr, ptr %78, align 8, !tbaa !455
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
  %9 = load ptr, ptr %8, align 8, !tbaa !456
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !338
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !369
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !370
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !363
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !371
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !458
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !338
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !369
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !370
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !363
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !371
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !371
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !324
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %90, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !139
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !217
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !326
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !329
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !330
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !331
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !332
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 1, ptr %69, align 4, !tbaa !333
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %70, align 8, !tbaa !334
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %71, align 4, !tbaa !335
  %72 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %73 = load ptr, ptr %9, align 8, !tbaa !336
  store ptr %73, ptr %72, align 8, !tbaa !337
  %74 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %75 = load i32, ptr %10, align 4, !tbaa !338
  store i32 %75, ptr %74, align 8, !tbaa !339
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %76, align 4, !tbaa !340
  %77 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %78 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %79 = load i32, ptr %78, align 8, !tbaa !341
  store i32 %79, ptr %77, align 8, !tbaa !342
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %80, align 4, !tbaa !343
  %81 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %82 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %83 = load i32, ptr %82, align 4, !tbaa !344
  store i32 %83, ptr %81, align 8, !tbaa !345
  %84 = load ptr, ptr %0, align 8, !tbaa !107
  %85 = getelementptr inbounds %struct.device, ptr %84, i64 0, i32 19
  %86 = load ptr, ptr %85, align 8, !tbaa !58
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %88 = load ptr, ptr %87, align 8, !tbaa !197
  call void %86(ptr noundef %88, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 1, ptr %53, align 8, !tbaa !324
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #12
  %89 = load ptr, ptr %30, align 8, !tbaa !458
  br label %90

90:                                               ; preds = %2, %56
  %91 = phi ptr [ %31, %2 ], [ %89, %56 ]
  %92 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 1
  %93 = load i32, ptr %92, align 8, !tbaa !324
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %130, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %97 = load ptr, ptr %96, align 8, !tbaa !139
  %98 = getelementptr inbounds %struct.hardware_queue, ptr %97, i64 0, i32 1
  %99 = load i64, ptr %98, align 8, !tbaa !217
  %100 = trunc i64 %99 to i32
  %101 = and i64 %99, 2048
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !326
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %104, align 8, !tbaa !329
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %103, ptr %105, align 8, !tbaa !330
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %103, ptr %106, align 4, !tbaa !331
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %93, ptr %107, align 8, !tbaa !332
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %108, align 4, !tbaa !333
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %109, align 8, !tbaa !334
  %110 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %110, align 4, !tbaa !335
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %112 = load ptr, ptr %91, align 8, !tbaa !336
  store ptr %112, ptr %111, align 8, !tbaa !337
  %113 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %114 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 2
  %115 = load i32, ptr %114, align 4, !tbaa !338
  store i32 %115, ptr %113, align 8, !tbaa !339
  %116 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %116, align 4, !tbaa !340
  %117 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %118 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 3
  %119 = load i32, ptr %118, align 8, !tbaa !341
  store i32 %119, ptr %117, align 8, !tbaa !342
  %120 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %120, align 4, !tbaa !343
  %121 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %122 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 4
  %123 = load i32, ptr %122, align 4, !tbaa !344
  store i32 %123, ptr %121, align 8, !tbaa !345
  %124 = load ptr, ptr %0, align 8, !tbaa !107
  %125 = getelementptr inbounds %struct.device, ptr %124, i64 0, i32 19
  %126 = load ptr, ptr %125, align 8, !tbaa !58
  %127 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %128 = load ptr, ptr %127, align 8, !tbaa !197
  call void %126(ptr noundef %128, i32 noundef %100, i32 noundef %100, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %92, align 8, !tbaa !324
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %129 = load ptr, ptr %30, align 8, !tbaa !458
  br label %130

130:                                              ; preds = %90, %95
  %131 = phi ptr [ %91, %90 ], [ %129, %95 ]
  %132 = load ptr, ptr %0, align 8, !tbaa !107
  %133 = getelementptr inbounds %struct.device, ptr %132, i64 0, i32 13
  %134 = load ptr, ptr %133, align 8, !tbaa !459
  %135 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %136 = load ptr, ptr %135, align 8, !tbaa !197
  %137 = load ptr, ptr %8, align 8, !tbaa !456
  %138 = load ptr, ptr %137, align 8, !tbaa !336
  %139 = load ptr, ptr %131, align 8, !tbaa !336
  call void %134(ptr noundef %136, ptr noundef %138, i32 noundef 1, ptr noundef %139, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !324
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %44, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !139
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !217
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !326
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !329
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !330
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !331
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !332
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !333
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %24, align 8, !tbaa !334
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %25, align 4, !tbaa !335
  %26 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %27 = load ptr, ptr %1, align 8, !tbaa !336
  store ptr %27, ptr %26, align 8, !tbaa !337
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %29 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %30 = load i32, ptr %29, align 4, !tbaa !338
  store i32 %30, ptr %28, align 8, !tbaa !339
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %31, align 4, !tbaa !340
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %33 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %34 = load i32, ptr %33, align 8, !tbaa !341
  store i32 %34, ptr %32, align 8, !tbaa !342
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %35, align 4, !tbaa !343
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %37 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !344
  store i32 %38, ptr %36, align 8, !tbaa !345
  %39 = load ptr, ptr %0, align 8, !tbaa !107
  %40 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !58
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %43 = load ptr, ptr %42, align 8, !tbaa !197
  call void %41(ptr noundef %43, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #16
  store i32 %2, ptr %5, align 8, !tbaa !324
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
  %6 = load i32, ptr %5, align 4, !tbaa !338
  store i32 %6, ptr %4, align 4, !tbaa !339
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !340
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !341
  store i32 %10, ptr %8, align 4, !tbaa !342
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !343
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !344
  store i32 %14, ptr %12, align 4, !tbaa !345
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !324
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %47, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !139
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !217
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !326
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !329
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !330
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !331
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !332
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %31, align 4, !tbaa !333
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %32, align 8, !tbaa !334
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %33, align 4, !tbaa !335
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %35 = load ptr, ptr %1, align 8, !tbaa !336
  store ptr %35, ptr %34, align 8, !tbaa !337
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %36, align 8, !tbaa !339
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %37, align 4, !tbaa !340
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %38, align 8, !tbaa !342
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %39, align 4, !tbaa !343
  %40 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %40, align 8, !tbaa !345
  %41 = load ptr, ptr %0, align 8, !tbaa !107
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 19
  %43 = load ptr, ptr %42, align 8, !tbaa !58
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %45 = load ptr, ptr %44, align 8, !tbaa !197
  call void %43(ptr noundef %45, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #16
  store i32 1, ptr %15, align 8, !tbaa !324
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %46 = load i32, ptr %5, align 4, !tbaa !338
  br label %47

47:                                               ; preds = %2, %18
  %48 = phi i32 [ %6, %2 ], [ %46, %18 ]
  %49 = and i32 %48, 1
  %50 = icmp eq i32 %49, 0
  %51 = load ptr, ptr %0, align 8, !tbaa !107
  %52 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %53 = load ptr, ptr %52, align 8, !tbaa !197
  %54 = load ptr, ptr %1, align 8, !tbaa !336
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
  %7 = load ptr, ptr %6, align 8, !tbaa !196
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !170
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !107
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 9
  %14 = load i64, ptr %13, align 8, !tbaa !184
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !171
  %17 = add i64 %14, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %16
  %20 = sub nuw i64 %18, %19
  %21 = add i64 %20, %11
  store i64 %21, ptr %13, align 8, !tbaa !184
  %22 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 7
  %23 = load ptr, ptr %22, align 8, !tbaa !54
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #16
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !460
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !461
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #16
  %40 = load ptr, ptr %3, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  %41 = load ptr, ptr %22, align 8, !tbaa !54
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !461
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !3
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #16
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !460
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !462
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @begin_chunk(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #3 {
  %6 = alloca %struct.VkMemoryBarrier, align 8
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !104
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %11 = load ptr, ptr %10, align 8, !tbaa !196
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #16
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !236
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !236
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 31
  %19 = load i32, ptr %18, align 8, !tbaa !186
  store ptr null, ptr %12, align 8, !tbaa.struct !463
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !464
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !465
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !466
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !372
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !247
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 30
  %26 = load ptr, ptr %25, align 8, !tbaa !187
  store ptr %12, ptr %26, align 8, !tbaa !39
  store ptr %12, ptr %25, align 8, !tbaa !187
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !115
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !116
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !3
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !115
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #15
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 33
  %43 = load ptr, ptr %42, align 8, !tbaa !92
  %44 = load i32, ptr %18, align 8, !tbaa !186
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !417
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !107
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 19
  %50 = load ptr, ptr %49, align 8, !tbaa !58
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !197
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %54 = load i32, ptr %53, align 8, !tbaa !198
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !139
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !217
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #12
  store i32 46, ptr %6, align 8, !tbaa !218
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !220
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !221
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !222
  %68 = load ptr, ptr %0, align 8, !tbaa !107
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 19
  %70 = load ptr, ptr %69, align 8, !tbaa !58
  %71 = load ptr, ptr %51, align 8, !tbaa !197
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #12
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !198
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
  %5 = load ptr, ptr %4, align 8, !tbaa !139
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !217
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !218
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !220
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !221
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !222
  %16 = load ptr, ptr %0, align 8, !tbaa !107
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 19
  %18 = load ptr, ptr %17, align 8, !tbaa !58
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8, !tbaa !197
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #16
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 0, ptr %22, align 8, !tbaa !198
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %23 = load ptr, ptr %0, align 8, !tbaa !107
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
  %25 = load ptr, ptr %24, align 8, !tbaa !59
  %26 = load ptr, ptr %19, align 8, !tbaa !197
  %27 = call i32 %25(ptr noundef %26) #16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %77

29:                                               ; preds = %2
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %31 = load ptr, ptr %30, align 8, !tbaa !196
  %32 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 33
  %33 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 31
  %34 = load i32, ptr %33, align 8, !tbaa !186
  %35 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 32
  %36 = load i32, ptr %35, align 4, !tbaa !8
  %37 = icmp ugt i32 %36, %34
  br i1 %37, label %48, label %38

38:                                               ; preds = %29
  %39 = icmp eq i32 %36, 0
  %40 = shl i32 %36, 1
  %41 = select i1 %39, i32 8, i32 %40
  %42 = load ptr, ptr %32, align 8, !tbaa !39
  %43 = zext i32 %41 to i64
  %44 = mul nuw nsw i64 %43, 24
  %45 = call ptr @realloc(ptr noundef %42, i64 noundef %44) #16
  %46 = icmp eq ptr %45, null
  br i1 %46, label %77, label %47

47:                                               ; preds = %38
  store ptr %45, ptr %32, align 8, !tbaa !39
  store i32 %41, ptr %35, align 4, !tbaa !8
  br label %48

48:                                               ; preds = %47, %29
  %49 = load ptr, ptr %0, align 8, !tbaa !107
  %50 = call fastcc i32 @begin(ptr noundef %49, ptr noundef nonnull %31) #15
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %77

52:                                               ; preds = %48
  %53 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 19
  %54 = load ptr, ptr %53, align 8, !tbaa !57
  %55 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 18
  %56 = load i32, ptr %55, align 8, !tbaa !70
  %57 = add i32 %56, 1
  store i32 %57, ptr %55, align 8, !tbaa !70
  %58 = zext i32 %56 to i64
  %59 = getelementptr inbounds ptr, ptr %54, i64 %58
  %60 = load ptr, ptr %59, align 8, !tbaa !39
  store ptr %60, ptr %19, align 8, !tbaa !197
  store i32 1, ptr %22, align 8, !tbaa !198
  %61 = load ptr, ptr %32, align 8, !tbaa !92
  %62 = load i32, ptr %33, align 8, !tbaa !186
  %63 = add i32 %62, 1
  store i32 %63, ptr %33, align 8, !tbaa !186
  %64 = zext i32 %62 to i64
  %65 = getelementptr inbounds %struct.submission, ptr %61, i64 %64
  %66 = getelementptr inbounds %struct.context, ptr %31, i64 0, i32 34
  %67 = load i32, ptr %66, align 8, !tbaa !185
  store i32 %67, ptr %65, align 8, !tbaa.struct !199
  %68 = getelementptr inbounds i8, ptr %65, i64 4
  store i32 0, ptr %68, align 4, !tbaa.struct !200
  %69 = getelementptr inbounds i8, ptr %65, i64 8
  store ptr %60, ptr %69, align 8, !tbaa.struct !201
  %70 = getelementptr inbounds i8, ptr %65, i64 16
  store i64 0, ptr %70, align 8, !tbaa.struct !202
  %71 = load ptr, ptr %30, align 8, !tbaa !196
  %72 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %73 = load ptr, ptr %72, align 8, !tbaa !104
  %74 = getelementptr inbounds %struct.staging, ptr %73, i64 0, i32 1, i32 4
  %75 = load ptr, ptr %74, align 8, !tbaa !133
  %76 = call fastcc i32 @add_wait(ptr noundef %71, ptr noundef %75, i64 noundef %1) #15
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

attributes #0 = { nofree nounwind memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { inlinehint nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { noinline nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nounwind }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nobuiltin "no-builtins" }
attributes #16 = { nobuiltin nounwind "no-builtins" }

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
!14 = !{!15, !5, i64 0}
!15 = !{!"VkExternalMemoryBufferCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16}
!16 = !{!"any pointer", !5, i64 0}
!17 = !{!15, !16, i64 8}
!18 = !{!15, !9, i64 16}
!19 = !{!20, !5, i64 0}
!20 = !{!"VkBufferCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !4, i64 24, !9, i64 32, !5, i64 36, !9, i64 40, !16, i64 48}
!21 = !{!20, !16, i64 8}
!22 = !{!20, !9, i64 16}
!23 = !{!20, !4, i64 24}
!24 = !{!20, !9, i64 32}
!25 = !{!20, !5, i64 36}
!26 = !{!20, !9, i64 40}
!27 = !{!20, !16, i64 48}
!28 = !{!29, !5, i64 0}
!29 = !{!"VkImportMemoryHostPointerInfoEXT", !5, i64 0, !16, i64 8, !5, i64 16, !16, i64 24}
!30 = !{!29, !16, i64 8}
!31 = !{!29, !5, i64 16}
!32 = !{!29, !16, i64 24}
!33 = !{!34, !5, i64 0}
!34 = !{!"VkMemoryAllocateInfo", !5, i64 0, !16, i64 8, !4, i64 16, !9, i64 24}
!35 = !{!34, !16, i64 8}
!36 = !{!34, !4, i64 16}
!37 = !{!34, !9, i64 24}
!38 = !{i64 0, i64 8, !39, i64 8, i64 8, !39}
!39 = !{!16, !16, i64 0}
!40 = !{i64 0, i64 8, !39}
!41 = !{!42, !16, i64 168}
!42 = !{!"device", !16, i64 0, !4, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !16, i64 296, !16, i64 304, !4, i64 312, !4, i64 320, !16, i64 328, !16, i64 336, !4, i64 344}
!43 = !{!42, !16, i64 0}
!44 = !{!42, !16, i64 32}
!45 = !{!42, !16, i64 48}
!46 = !{!47, !16, i64 0}
!47 = !{!"import", !16, i64 0, !16, i64 8}
!48 = !{!47, !16, i64 8}
!49 = !{!42, !16, i64 192}
!50 = !{!42, !16, i64 224}
!51 = !{!52, !16, i64 40}
!52 = !{!"context", !16, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !4, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !4, i64 64, !4, i64 72, !16, i64 80, !9, i64 88, !9, i64 92, !4, i64 96, !9, i64 104, !16, i64 112, !9, i64 120, !9, i64 124, !9, i64 128, !16, i64 136, !9, i64 144, !9, i64 148, !16, i64 152, !9, i64 160, !9, i64 164, !16, i64 168, !9, i64 176, !9, i64 180, !16, i64 184, !16, i64 192, !16, i64 200, !9, i64 208, !9, i64 212, !16, i64 216, !9, i64 224, !9, i64 228, !16, i64 232, !16, i64 240, !16, i64 248, !5, i64 256}
!53 = !{!52, !16, i64 48}
!54 = !{!52, !16, i64 56}
!55 = !{!52, !4, i64 64}
!56 = !{!52, !9, i64 120}
!57 = !{!52, !16, i64 136}
!58 = !{!42, !16, i64 152}
!59 = !{!42, !16, i64 216}
!60 = !{!52, !9, i64 148}
!61 = !{!52, !9, i64 144}
!62 = !{!63, !5, i64 0}
!63 = !{!"VkDescriptorPoolCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !16, i64 32}
!64 = !{!63, !16, i64 8}
!65 = !{!63, !9, i64 16}
!66 = !{!63, !9, i64 20}
!67 = !{!63, !9, i64 24}
!68 = !{!63, !16, i64 32}
!69 = !{!42, !16, i64 176}
!70 = !{!52, !9, i64 128}
!71 = !{!52, !9, i64 124}
!72 = !{!73, !5, i64 0}
!73 = !{!"VkCommandBufferAllocateInfo", !5, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !9, i64 28}
!74 = !{!73, !16, i64 8}
!75 = !{!73, !16, i64 16}
!76 = !{!73, !5, i64 24}
!77 = !{!73, !9, i64 28}
!78 = !{!42, !16, i64 16}
!79 = !{!80, !5, i64 0}
!80 = !{!"VkCommandBufferBeginInfo", !5, i64 0, !16, i64 8, !9, i64 16, !16, i64 24}
!81 = !{!80, !16, i64 8}
!82 = !{!80, !9, i64 16}
!83 = !{!80, !16, i64 24}
!84 = !{!42, !16, i64 40}
!85 = !{!42, !16, i64 208}
!86 = !{!52, !16, i64 80}
!87 = !{!52, !9, i64 176}
!88 = !{!52, !16, i64 184}
!89 = distinct !{!89, !13}
!90 = !{!52, !16, i64 152}
!91 = !{!52, !16, i64 168}
!92 = !{!52, !16, i64 216}
!93 = !{!52, !16, i64 232}
!94 = !{!52, !16, i64 240}
!95 = !{!52, !16, i64 248}
!96 = !{!42, !16, i64 200}
!97 = distinct !{!97, !13}
!98 = !{!99, !16, i64 0}
!99 = !{!"staging", !16, i64 0, !100, i64 8, !4, i64 56, !4, i64 64, !9, i64 72, !16, i64 80, !16, i64 88, !101, i64 96, !101, i64 160}
!100 = !{!"slots", !16, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !16, i64 40}
!101 = !{!"", !5, i64 0}
!102 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 8, !39, i64 40, i64 8, !39}
!103 = !{!99, !16, i64 88}
!104 = !{!105, !16, i64 144}
!105 = !{!"queue", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !4, i64 32, !16, i64 40, !9, i64 48, !9, i64 52, !106, i64 56, !4, i64 72, !9, i64 80, !9, i64 84, !9, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !9, i64 136, !16, i64 144, !101, i64 152, !101, i64 216}
!106 = !{!"notification", !4, i64 0, !9, i64 8}
!107 = !{!105, !16, i64 0}
!108 = !{!99, !16, i64 80}
!109 = !{!99, !9, i64 72}
!110 = distinct !{!110, !13}
!111 = !{!112, !16, i64 0}
!112 = !{!"chunk", !16, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !9, i64 32, !9, i64 36}
!113 = !{!99, !16, i64 16}
!114 = !{!112, !4, i64 16}
!115 = !{!99, !4, i64 24}
!116 = !{!99, !4, i64 32}
!117 = !{!112, !9, i64 32}
!118 = !{!119, !5, i64 0}
!119 = !{!"VkSemaphoreWaitInfo", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !16, i64 24, !16, i64 32}
!120 = !{!119, !16, i64 8}
!121 = !{!119, !9, i64 16}
!122 = !{!119, !9, i64 20}
!123 = !{!119, !16, i64 24}
!124 = !{!119, !16, i64 32}
!125 = !{!42, !16, i64 304}
!126 = distinct !{!126, !13}
!127 = !{!112, !16, i64 8}
!128 = !{!42, !16, i64 336}
!129 = !{!112, !4, i64 24}
!130 = !{!131, !5, i64 0}
!131 = !{!"VkSemaphoreSignalInfo", !5, i64 0, !16, i64 8, !16, i64 16, !4, i64 24}
!132 = !{!131, !16, i64 8}
!133 = !{!99, !16, i64 40}
!134 = !{!131, !16, i64 16}
!135 = !{!131, !4, i64 24}
!136 = !{!42, !16, i64 288}
!137 = !{!52, !4, i64 32}
!138 = distinct !{!138, !13}
!139 = !{!105, !16, i64 8}
!140 = !{!105, !16, i64 24}
!141 = !{!105, !9, i64 64}
!142 = !{!105, !9, i64 52}
!143 = !{!105, !16, i64 112}
!144 = !{!145, !16, i64 144}
!145 = !{!"hardware_queue", !16, i64 0, !4, i64 8, !101, i64 16, !101, i64 80, !16, i64 144}
!146 = !{!147, !16, i64 200}
!147 = !{!"line", !101, i64 0, !101, i64 64, !101, i64 128, !16, i64 192, !16, i64 200, !16, i64 208, !4, i64 216, !9, i64 224, !9, i64 228, !9, i64 232, !9, i64 236}
!148 = !{!105, !16, i64 16}
!149 = !{!147, !9, i64 224}
!150 = !{!42, !16, i64 240}
!151 = !{!105, !9, i64 84}
!152 = !{!105, !9, i64 88}
!153 = !{!106, !9, i64 8}
!154 = distinct !{!154, !13}
!155 = !{!52, !16, i64 16}
!156 = !{!147, !16, i64 208}
!157 = distinct !{!157, !13}
!158 = !{!147, !9, i64 232}
!159 = !{!147, !9, i64 228}
!160 = !{!147, !4, i64 216}
!161 = !{!105, !16, i64 40}
!162 = !{!105, !16, i64 96}
!163 = !{!52, !16, i64 0}
!164 = !{!"branch_weights", i32 2000, i32 1}
!165 = !{!166, !4, i64 0}
!166 = !{!"", !4, i64 0, !4, i64 8}
!167 = !{!166, !4, i64 8}
!168 = !{!169, !11, i64 0}
!169 = !{!"command", !11, i64 0, !11, i64 2, !9, i64 4}
!170 = !{!169, !9, i64 4}
!171 = !{!42, !4, i64 8}
!172 = !{!173, !4, i64 16}
!173 = !{!"kernel", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !16, i64 40}
!174 = !{!175, !4, i64 24}
!175 = !{!"transfer", !169, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32}
!176 = !{!177, !4, i64 16}
!177 = !{!"texels", !169, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32, !178, i64 40}
!178 = !{!"region", !4, i64 0, !4, i64 8, !4, i64 16, !179, i64 24, !180, i64 36}
!179 = !{!"VkOffset3D", !9, i64 0, !9, i64 4, !9, i64 8}
!180 = !{!"VkExtent3D", !9, i64 0, !9, i64 4, !9, i64 8}
!181 = distinct !{!181, !13}
!182 = distinct !{!182, !13}
!183 = !{!52, !9, i64 160}
!184 = !{!52, !4, i64 72}
!185 = !{!52, !9, i64 224}
!186 = !{!52, !9, i64 208}
!187 = !{!52, !16, i64 200}
!188 = !{!189, !16, i64 0}
!189 = !{!"kept_set", !16, i64 0, !16, i64 8, !5, i64 16}
!190 = distinct !{!190, !13}
!191 = !{!42, !16, i64 272}
!192 = distinct !{!192, !13}
!193 = !{!42, !16, i64 264}
!194 = !{!52, !9, i64 104}
!195 = !{!52, !16, i64 112}
!196 = !{!105, !16, i64 120}
!197 = !{!105, !16, i64 128}
!198 = !{!105, !9, i64 136}
!199 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 8, !39, i64 16, i64 8, !3}
!200 = !{i64 0, i64 4, !8, i64 4, i64 8, !39, i64 12, i64 8, !3}
!201 = !{i64 0, i64 8, !39, i64 8, i64 8, !3}
!202 = !{i64 0, i64 8, !3}
!203 = !{!52, !9, i64 88}
!204 = !{!205, !5, i64 0}
!205 = !{!"VkQueryPoolCreateInfo", !5, i64 0, !16, i64 8, !9, i64 16, !5, i64 20, !9, i64 24, !9, i64 28}
!206 = !{!205, !16, i64 8}
!207 = !{!205, !9, i64 16}
!208 = !{!205, !5, i64 20}
!209 = !{!205, !9, i64 24}
!210 = !{!205, !9, i64 28}
!211 = !{!42, !16, i64 184}
!212 = !{!42, !16, i64 280}
!213 = !{!52, !9, i64 92}
!214 = !{!52, !4, i64 96}
!215 = !{!216, !9, i64 4}
!216 = !{!"submission", !9, i64 0, !9, i64 4, !16, i64 8, !4, i64 16}
!217 = !{!145, !4, i64 8}
!218 = !{!219, !5, i64 0}
!219 = !{!"VkMemoryBarrier", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20}
!220 = !{!219, !16, i64 8}
!221 = !{!219, !9, i64 16}
!222 = !{!219, !9, i64 20}
!223 = !{!224, !16, i64 8}
!224 = !{!"wait", !169, i64 0, !16, i64 8, !4, i64 16}
!225 = !{!224, !4, i64 16}
!226 = !{!42, !16, i64 160}
!227 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !3}
!228 = !{!169, !11, i64 2}
!229 = distinct !{!229, !13}
!230 = !{!42, !16, i64 120}
!231 = !{!105, !16, i64 104}
!232 = !{!52, !16, i64 192}
!233 = !{!147, !16, i64 192}
!234 = !{!147, !9, i64 236}
!235 = !{!52, !16, i64 8}
!236 = !{!99, !4, i64 56}
!237 = distinct !{!237, !13}
!238 = !{!239, !9, i64 556}
!239 = !{!"copiers", !5, i64 0, !9, i64 512, !4, i64 520, !9, i64 528, !4, i64 536, !9, i64 544, !9, i64 548, !9, i64 552, !9, i64 556, !9, i64 560, !9, i64 564, !9, i64 568, !101, i64 576, !101, i64 640, !101, i64 704, !5, i64 768, !16, i64 832}
!240 = !{!239, !16, i64 832}
!241 = !{!239, !9, i64 568}
!242 = !{!239, !9, i64 560}
!243 = distinct !{!243, !13}
!244 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !3, i64 24, i64 4, !8}
!245 = !{i64 0, i64 8, !39, i64 8, i64 8, !3, i64 16, i64 4, !8}
!246 = !{i64 0, i64 8, !3, i64 8, i64 4, !8}
!247 = !{i64 0, i64 4, !8}
!248 = distinct !{!248, !13}
!249 = distinct !{!249, !13}
!250 = !{!251, !4, i64 16}
!251 = !{!"piece", !16, i64 0, !16, i64 8, !4, i64 16, !9, i64 24}
!252 = distinct !{!252, !253}
!253 = !{!"llvm.loop.unroll.disable"}
!254 = !{!255, !16, i64 16}
!255 = !{!"copying", !4, i64 0, !9, i64 8, !16, i64 16, !11, i64 24}
!256 = !{!255, !11, i64 24}
!257 = distinct !{!257, !13}
!258 = !{!239, !9, i64 552}
!259 = distinct !{!259, !13}
!260 = distinct !{!260, !13}
!261 = distinct !{!261, !13}
!262 = distinct !{!262, !13}
!263 = distinct !{!263, !13}
!264 = distinct !{!264, !13}
!265 = distinct !{!265, !13}
!266 = distinct !{!266, !13}
!267 = !{!173, !4, i64 0}
!268 = !{!173, !16, i64 32}
!269 = !{!270, !4, i64 48}
!270 = !{!"task", !16, i64 0, !16, i64 8, !16, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !16, i64 56, !16, i64 64}
!271 = !{!270, !4, i64 24}
!272 = !{!270, !4, i64 32}
!273 = !{!270, !16, i64 64}
!274 = distinct !{!274, !13}
!275 = !{!270, !4, i64 40}
!276 = distinct !{!276, !13, !277, !278}
!277 = !{!"llvm.loop.isvectorized", i32 1}
!278 = !{!"llvm.loop.unroll.runtime.disable"}
!279 = !{!270, !16, i64 56}
!280 = !{!281, !4, i64 0}
!281 = !{!"binding", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!282 = !{!281, !4, i64 16}
!283 = !{!284, !16, i64 0}
!284 = !{!"memory", !16, i64 0, !4, i64 8, !4, i64 16}
!285 = distinct !{!285, !13}
!286 = distinct !{!286, !13, !277}
!287 = !{!189, !16, i64 8}
!288 = !{!289, !5, i64 0}
!289 = !{!"VkDescriptorSetAllocateInfo", !5, i64 0, !16, i64 8, !16, i64 16, !9, i64 24, !16, i64 32}
!290 = !{!289, !16, i64 8}
!291 = !{!289, !16, i64 16}
!292 = !{!289, !9, i64 24}
!293 = !{!289, !16, i64 32}
!294 = !{!42, !16, i64 24}
!295 = !{!42, !16, i64 296}
!296 = !{!281, !4, i64 24}
!297 = !{i64 0, i64 8, !39, i64 8, i64 8, !3, i64 16, i64 8, !3}
!298 = !{i64 0, i64 8, !3, i64 8, i64 8, !3}
!299 = !{!284, !4, i64 8}
!300 = !{!301, !16, i64 24}
!301 = !{!"texture", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!302 = !{!301, !16, i64 8}
!303 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 4, !304}
!304 = !{!5, !5, i64 0}
!305 = !{i64 0, i64 8, !39, i64 8, i64 4, !304}
!306 = !{i64 0, i64 4, !304}
!307 = !{!301, !16, i64 16}
!308 = !{!281, !4, i64 8}
!309 = !{i64 0, i64 4, !304, i64 8, i64 8, !39, i64 16, i64 8, !39, i64 24, i64 4, !8, i64 28, i64 4, !8, i64 32, i64 4, !8, i64 36, i64 4, !304, i64 40, i64 8, !39, i64 48, i64 8, !39, i64 56, i64 8, !39}
!310 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 4, !8, i64 20, i64 4, !8, i64 24, i64 4, !8, i64 28, i64 4, !304, i64 32, i64 8, !39, i64 40, i64 8, !39, i64 48, i64 8, !39}
!311 = !{i64 0, i64 8, !39, i64 8, i64 4, !8, i64 12, i64 4, !8, i64 16, i64 4, !8, i64 20, i64 4, !304, i64 24, i64 8, !39, i64 32, i64 8, !39, i64 40, i64 8, !39}
!312 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !8, i64 12, i64 4, !304, i64 16, i64 8, !39, i64 24, i64 8, !39, i64 32, i64 8, !39}
!313 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !304, i64 12, i64 8, !39, i64 20, i64 8, !39, i64 28, i64 8, !39}
!314 = !{i64 0, i64 4, !8, i64 4, i64 4, !304, i64 8, i64 8, !39, i64 16, i64 8, !39, i64 24, i64 8, !39}
!315 = !{i64 0, i64 4, !304, i64 4, i64 8, !39, i64 12, i64 8, !39, i64 20, i64 8, !39}
!316 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !39}
!317 = distinct !{!317, !13}
!318 = !{!42, !16, i64 64}
!319 = !{!270, !16, i64 0}
!320 = !{!42, !16, i64 56}
!321 = !{!270, !16, i64 8}
!322 = !{!42, !16, i64 128}
!323 = !{!301, !16, i64 0}
!324 = !{!325, !9, i64 8}
!325 = !{!"image", !16, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20}
!326 = !{!327, !5, i64 0}
!327 = !{!"VkImageMemoryBarrier", !5, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !5, i64 24, !5, i64 28, !9, i64 32, !9, i64 36, !16, i64 40, !328, i64 48}
!328 = !{!"VkImageSubresourceRange", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!329 = !{!327, !16, i64 8}
!330 = !{!327, !9, i64 16}
!331 = !{!327, !9, i64 20}
!332 = !{!327, !5, i64 24}
!333 = !{!327, !5, i64 28}
!334 = !{!327, !9, i64 32}
!335 = !{!327, !9, i64 36}
!336 = !{!325, !16, i64 0}
!337 = !{!327, !16, i64 40}
!338 = !{!325, !9, i64 12}
!339 = !{!328, !9, i64 0}
!340 = !{!328, !9, i64 4}
!341 = !{!325, !9, i64 16}
!342 = !{!328, !9, i64 8}
!343 = !{!328, !9, i64 12}
!344 = !{!325, !9, i64 20}
!345 = !{!328, !9, i64 16}
!346 = distinct !{!346, !13}
!347 = distinct !{!347, !13}
!348 = !{!175, !16, i64 32}
!349 = !{!42, !4, i64 312}
!350 = !{!42, !4, i64 320}
!351 = !{!99, !16, i64 8}
!352 = !{!175, !16, i64 8}
!353 = !{!175, !4, i64 16}
!354 = !{!355, !4, i64 0}
!355 = !{!"VkBufferCopy", !4, i64 0, !4, i64 8, !4, i64 16}
!356 = !{!355, !4, i64 8}
!357 = !{!355, !4, i64 16}
!358 = !{!42, !16, i64 88}
!359 = distinct !{!359, !13}
!360 = !{!177, !16, i64 8}
!361 = !{!177, !4, i64 24}
!362 = !{!178, !9, i64 36}
!363 = !{!178, !4, i64 16}
!364 = !{!178, !9, i64 44}
!365 = !{!178, !9, i64 40}
!366 = !{!178, !9, i64 24}
!367 = !{!178, !9, i64 28}
!368 = !{!178, !9, i64 32}
!369 = !{!178, !4, i64 0}
!370 = !{!178, !4, i64 8}
!371 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !8}
!372 = !{i64 0, i64 4, !8, i64 4, i64 4, !8}
!373 = !{!180, !9, i64 0}
!374 = !{!180, !9, i64 4}
!375 = !{!180, !9, i64 8}
!376 = !{!177, !16, i64 32}
!377 = distinct !{!377, !13}
!378 = distinct !{!378, !13}
!379 = distinct !{!379, !13}
!380 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !3}
!381 = distinct !{!381, !13}
!382 = distinct !{!382, !13}
!383 = !{!42, !16, i64 136}
!384 = !{!385, !16, i64 16}
!385 = !{!"copy", !169, i64 0, !16, i64 8, !16, i64 16, !355, i64 24}
!386 = !{!385, !16, i64 8}
!387 = !{!42, !16, i64 144}
!388 = !{!389, !16, i64 8}
!389 = !{!"fill", !169, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !9, i64 32}
!390 = !{!389, !4, i64 16}
!391 = !{!389, !4, i64 24}
!392 = !{!389, !9, i64 32}
!393 = !{!394, !16, i64 8}
!394 = !{!"image_transfer", !169, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !178, i64 32}
!395 = !{!394, !4, i64 16}
!396 = !{!394, !16, i64 24}
!397 = !{!398, !16, i64 8}
!398 = !{!"transition", !169, i64 0, !16, i64 8, !4, i64 16}
!399 = !{!398, !4, i64 16}
!400 = !{!42, !16, i64 232}
!401 = !{!402, !16, i64 0}
!402 = !{!"arrival", !16, i64 0, !16, i64 8, !4, i64 16}
!403 = !{!402, !16, i64 8}
!404 = !{!402, !4, i64 16}
!405 = distinct !{!405, !13}
!406 = distinct !{!406, !13}
!407 = distinct !{!407, !13}
!408 = !{!42, !16, i64 256}
!409 = !{!145, !16, i64 0}
!410 = !{!99, !4, i64 64}
!411 = !{!105, !4, i64 72}
!412 = distinct !{!412, !13}
!413 = !{!105, !4, i64 32}
!414 = !{!112, !9, i64 36}
!415 = !{!416, !9, i64 32}
!416 = !{!"signals", !5, i64 0, !5, i64 16, !9, i64 32}
!417 = !{!216, !4, i64 16}
!418 = !{!99, !16, i64 48}
!419 = !{!216, !9, i64 0}
!420 = !{i64 0, i64 4, !304, i64 8, i64 8, !39, i64 16, i64 4, !8, i64 24, i64 8, !39, i64 32, i64 4, !8, i64 40, i64 8, !39}
!421 = !{i64 0, i64 8, !39, i64 8, i64 4, !8, i64 16, i64 8, !39, i64 24, i64 4, !8, i64 32, i64 8, !39}
!422 = !{i64 0, i64 4, !8, i64 8, i64 8, !39, i64 16, i64 4, !8, i64 24, i64 8, !39}
!423 = !{i64 0, i64 8, !39, i64 8, i64 4, !8, i64 16, i64 8, !39}
!424 = !{i64 0, i64 4, !8, i64 8, i64 8, !39}
!425 = !{i64 0, i64 4, !304, i64 8, i64 8, !39, i64 16, i64 4, !8, i64 24, i64 8, !39, i64 32, i64 8, !39, i64 40, i64 4, !8, i64 48, i64 8, !39, i64 56, i64 4, !8, i64 64, i64 8, !39}
!426 = !{i64 0, i64 8, !39, i64 8, i64 4, !8, i64 16, i64 8, !39, i64 24, i64 8, !39, i64 32, i64 4, !8, i64 40, i64 8, !39, i64 48, i64 4, !8, i64 56, i64 8, !39}
!427 = !{i64 0, i64 4, !8, i64 8, i64 8, !39, i64 16, i64 8, !39, i64 24, i64 4, !8, i64 32, i64 8, !39, i64 40, i64 4, !8, i64 48, i64 8, !39}
!428 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 4, !8, i64 24, i64 8, !39, i64 32, i64 4, !8, i64 40, i64 8, !39}
!429 = distinct !{!429, !13}
!430 = !{!42, !16, i64 248}
!431 = distinct !{!431, !13}
!432 = !{!52, !9, i64 228}
!433 = distinct !{!433, !13}
!434 = distinct !{!434, !13}
!435 = !{!436, !4, i64 0}
!436 = !{!"thread_span", !4, i64 0, !4, i64 8, !9, i64 16, !11, i64 20, !11, i64 22, !4, i64 24}
!437 = !{!436, !9, i64 16}
!438 = !{!436, !11, i64 20}
!439 = !{!436, !11, i64 22}
!440 = !{!436, !4, i64 24}
!441 = !{!251, !16, i64 0}
!442 = !{!251, !16, i64 8}
!443 = !{i32 1}
!444 = distinct !{!444, !13}
!445 = distinct !{!445, !13}
!446 = distinct !{!446, !13}
!447 = distinct !{!447, !13}
!448 = distinct !{!448, !13}
!449 = !{!450, !4, i64 0}
!450 = !{!"VkBufferImageCopy", !4, i64 0, !9, i64 8, !9, i64 12, !451, i64 16, !179, i64 32, !180, i64 44}
!451 = !{!"VkImageSubresourceLayers", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!452 = !{!450, !9, i64 8}
!453 = !{!450, !9, i64 12}
!454 = !{!42, !16, i64 96}
!455 = !{!42, !16, i64 112}
!456 = !{!457, !16, i64 16}
!457 = !{!"copy_image", !169, i64 0, !16, i64 8, !16, i64 16, !178, i64 24, !178, i64 72}
!458 = !{!457, !16, i64 8}
!459 = !{!42, !16, i64 104}
!460 = !{!173, !4, i64 24}
!461 = !{!173, !16, i64 40}
!462 = distinct !{!462, !13}
!463 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 4, !8, i64 36, i64 4, !8}
!464 = !{i64 0, i64 8, !39, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 4, !8, i64 28, i64 4, !8}
!465 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 4, !8, i64 20, i64 4, !8}
!466 = !{i64 0, i64 8, !3, i64 8, i64 4, !8, i64 12, i64 4, !8}
