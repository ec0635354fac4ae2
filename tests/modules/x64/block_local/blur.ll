; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.LLVMRuntime**, i8**, i32*, i64** }
%struct.RuntimeContext = type { i8*, %struct.LLVMRuntime*, i32, i64* }
%struct.LLVMRuntime = type { %struct.PreallocatedMemoryChunk, %struct.PreallocatedMemoryChunk, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager*], [1024 x %struct.NodeManager*], [1024 x i8*], i8*, %struct.RandState*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk = type { i8*, i8*, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.ListManager = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime* }
%struct.NodeManager = type <{ %struct.LLVMRuntime*, i32, i32, i32, i32, %struct.ListManager*, %struct.ListManager*, %struct.ListManager*, i32, [4 x i8] }>
%struct.RandState = type { i32, i32, i32, i32, i32 }
%struct.PhysicalCoordinates.0 = type { [12 x i32] }
%struct.Element.63 = type { i8*, [2 x i32], %struct.PhysicalCoordinates.0 }
%struct.cpu_block_task_helper_context = type { %struct.RuntimeContext*, void (%struct.RuntimeContext*, i8*, %struct.Element.63*, i32, i32)*, %struct.ListManager*, i32, i32, i64 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @blur_c80_0_kernel_0_serial(%struct.RuntimeContext* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %1, i64 0, i32 11, i64 1
  %3 = load %struct.ListManager*, %struct.ListManager** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @blur_c80_0_kernel_1_listgen_S1pointer(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
.lr.ph.i:
  %.sroa.2.i = alloca { [2 x i32], %struct.PhysicalCoordinates.0 }, align 8
  %0 = alloca %struct.Element.63, align 8
  %1 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %1, align 8
  %.sroa.2.i.0..sroa_cast = bitcast { [2 x i32], %struct.PhysicalCoordinates.0 }* %.sroa.2.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  %.0..0..0..0..sroa_cast16 = bitcast %struct.Element.63* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  %3 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %2, i64 0, i32 11, i64 0
  %4 = bitcast %struct.ListManager** %3 to %struct.Element.63***
  %5 = load %struct.Element.63**, %struct.Element.63*** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %2, i64 0, i32 11, i64 1
  %7 = load %struct.ListManager*, %struct.ListManager** %6, align 8
  %8 = load %struct.Element.63*, %struct.Element.63** %5, align 8
  %.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Element.63, %struct.Element.63* %8, i64 0, i32 0
  %.sroa.0.0.copyload.i = load i8*, i8** %.sroa.0.0..sroa_idx.i, align 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds %struct.Element.63, %struct.Element.63* %8, i64 0, i32 1
  %.sroa.2.0..sroa_cast.i = bitcast [2 x i32]* %.sroa.2.0..sroa_idx.i to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.i.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.0..sroa_cast.i, i64 56, i1 false)
  %.sroa.2.16..sroa_idx.i = getelementptr inbounds %struct.Element.63, %struct.Element.63* %0, i64 0, i32 2
  %.sroa.2.16..sroa_cast.i = bitcast %struct.PhysicalCoordinates.0* %.sroa.2.16..sroa_idx.i to i8*
  %.sroa.2.16..sroa_idx10.i = getelementptr inbounds { [2 x i32], %struct.PhysicalCoordinates.0 }, { [2 x i32], %struct.PhysicalCoordinates.0 }* %.sroa.2.i, i64 0, i32 1
  %.sroa.2.16..sroa_cast11.i = bitcast %struct.PhysicalCoordinates.0* %.sroa.2.16..sroa_idx10.i to i8*
  %9 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 5
  %10 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 3
  %11 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 6
  %12 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 4
  %13 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 2
  %14 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.63, %struct.Element.63* %0, i64 0, i32 0
  store i8* %.sroa.0.0.copyload.i, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.63, %struct.Element.63* %0, i64 0, i32 1, i64 0
  %15 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  store <2 x i32> <i32 0, i32 8>, <2 x i32>* %15, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast.i, i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast11.i, i64 48, i1 false)
  %16 = atomicrmw volatile add i32* %9, i32 1 seq_cst, align 4
  %17 = load i32, i32* %10, align 8
  %18 = ashr i32 %16, %17
  %19 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %11, align 8
  %20 = icmp ult i32 %18, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef %19, i1 noundef zeroext %20, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 0, i64 %21
  %23 = load i8*, i8** %22, align 8
  %.not.i.i.i.i.i = icmp eq i8* %23, null
  br i1 %.not.i.i.i.i.i, label %.preheader.i.preheader, label %_ZN11ListManager6appendEPv.exit.i

.preheader.i.preheader:                           ; preds = %.lr.ph.i
  br label %.preheader.i

.preheader.i:                                     ; preds = %.preheader.i, %.preheader.i.preheader
  %24 = atomicrmw volatile xchg i32* %12, i32 1 seq_cst, align 4
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %.preheader.i, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i:              ; preds = %.preheader.i
  %26 = load i8*, i8** %22, align 8
  %.not.i.i.i.i.i.i.i.i.i = icmp eq i8* %26, null
  br i1 %.not.i.i.i.i.i.i.i.i.i, label %27, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i"

27:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i
  %28 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %11, align 8
  %29 = load i64, i64* %13, align 8
  %30 = load i64, i64* %14, align 8
  %31 = mul i64 %30, %29
  %32 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %28, i64 0, i32 26
  %33 = atomicrmw volatile add i64* %32, i64 %31 seq_cst, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %28, i64 0, i32 1, i32 2
  %35 = load i64, i64* %34, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %35, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %56, label %36

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %28, i64 0, i32 24
  br label %38

38:                                               ; preds = %38, %36
  %39 = atomicrmw volatile xchg i32* %37, i32 1 seq_cst, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %38, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %38
  %41 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %28, i64 0, i32 1, i32 0
  %42 = load i8*, i8** %41, align 8
  %43 = ptrtoint i8* %42 to i64
  %44 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %28, i64 0, i32 1, i32 1
  %45 = load i8*, i8** %44, align 8
  %46 = ptrtoint i8* %45 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %43
  %47 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i, 4095
  %48 = add i64 %47, %31
  %49 = add i64 %48, %43
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %49, %46
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i, label %50

50:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %51 = add i64 %47, %43
  %52 = inttoptr i64 %51 to i8*
  %53 = getelementptr inbounds i8, i8* %42, i64 %48
  store i8* %53, i8** %41, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i: ; preds = %50, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %52, %50 ]
  %54 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %55 = atomicrmw volatile xchg i32* %37, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef nonnull %28, i1 noundef zeroext %54, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

56:                                               ; preds = %27
  %57 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %28, i64 0, i32 2
  %58 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %57, align 8
  %59 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %28, i64 0, i32 6
  %60 = load i8*, i8** %59, align 8
  %61 = tail call noundef i8* %58(i8* noundef %60, i64 noundef %31, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i: ; preds = %56, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i ], [ %61, %56 ]
  %62 = bitcast i8** %22 to i64*
  %63 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i to i64
  %64 = atomicrmw volatile xchg i64* %62, i64 %63 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i
  %65 = atomicrmw volatile xchg i32* %12, i32 0 seq_cst, align 4
  br label %_ZN11ListManager6appendEPv.exit.i

_ZN11ListManager6appendEPv.exit.i:                ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i", %.lr.ph.i
  %66 = load i32, i32* %10, align 8
  %67 = ashr i32 %16, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 0, i64 %68
  %70 = load i8*, i8** %69, align 8
  %71 = load i64, i64* %14, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %66
  %72 = xor i32 %notmask.i.i.i.i, -1
  %73 = and i32 %16, %72
  %74 = sext i32 %73 to i64
  %75 = mul i64 %71, %74
  %76 = getelementptr inbounds i8, i8* %70, i64 %75
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %76, i8* nonnull align 8 %.0..0..0..0..sroa_cast16, i64 %71, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @blur_c80_0_kernel_2_serial(%struct.RuntimeContext* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %1, i64 0, i32 11, i64 2
  %3 = load %struct.ListManager*, %struct.ListManager** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @blur_c80_0_kernel_3_listgen_S2dense(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.Element.63, align 8
  %1 = alloca %struct.PhysicalCoordinates.0, align 4
  %2 = alloca %struct.Element.63, align 8
  %3 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %4 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %5 = bitcast %struct.Element.63* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5)
  %6 = bitcast %struct.PhysicalCoordinates.0* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6)
  %.0..0..0..0..sroa_cast14 = bitcast %struct.Element.63* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast14)
  %7 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %4, i64 0, i32 11, i64 1
  %8 = load %struct.ListManager*, %struct.ListManager** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %4, i64 0, i32 11, i64 2
  %12 = load %struct.ListManager*, %struct.ListManager** %11, align 8
  %13 = icmp sgt i32 %10, 0
  br i1 %13, label %.lr.ph61.i, label %element_listgen_nonroot.exit

.lr.ph61.i:                                       ; preds = %entry
  %14 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %8, i64 0, i32 3
  %15 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %8, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Element.63, %struct.Element.63* %0, i64 0, i32 1, i64 0
  %17 = getelementptr inbounds %struct.Element.63, %struct.Element.63* %0, i64 0, i32 1, i64 1
  %18 = getelementptr inbounds %struct.Element.63, %struct.Element.63* %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.Element.63, %struct.Element.63* %0, i64 0, i32 0
  %20 = getelementptr inbounds %struct.Element.63, %struct.Element.63* %2, i64 0, i32 2
  %21 = bitcast %struct.PhysicalCoordinates.0* %20 to i8*
  %22 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %12, i64 0, i32 5
  %23 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %12, i64 0, i32 3
  %24 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %12, i64 0, i32 6
  %25 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %12, i64 0, i32 4
  %26 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %12, i64 0, i32 2
  %27 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %12, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.63, %struct.Element.63* %2, i64 0, i32 0
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.63, %struct.Element.63* %2, i64 0, i32 1, i64 0
  %28 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  br label %29

29:                                               ; preds = %._crit_edge.i, %.lr.ph61.i
  %.04359.i = phi i32 [ 0, %.lr.ph61.i ], [ %113, %._crit_edge.i ]
  %30 = load i32, i32* %14, align 8
  %31 = lshr i32 %.04359.i, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %8, i64 0, i32 0, i64 %32
  %34 = load i8*, i8** %33, align 8
  %35 = load i64, i64* %15, align 8
  %notmask.i.i.i = shl nsw i32 -1, %30
  %36 = xor i32 %notmask.i.i.i, -1
  %37 = and i32 %.04359.i, %36
  %38 = zext i32 %37 to i64
  %39 = mul i64 %35, %38
  %40 = getelementptr inbounds i8, i8* %34, i64 %39
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %5, i8* noundef nonnull align 8 dereferenceable(64) %40, i64 64, i1 false)
  %41 = load i32, i32* %16, align 8
  %42 = load i32, i32* %17, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %.lr.ph58.i.preheader, label %._crit_edge.i

.lr.ph58.i.preheader:                             ; preds = %29
  br label %.lr.ph58.i

.lr.ph58.i:                                       ; preds = %.loopexit.i, %.lr.ph58.i.preheader
  %.04457.i = phi i32 [ %112, %.loopexit.i ], [ %41, %.lr.ph58.i.preheader ]
  call fastcc void @S1_refine_coordinates(%struct.PhysicalCoordinates.0* noundef nonnull %18, %struct.PhysicalCoordinates.0* noundef nonnull %1, i32 noundef %.04457.i) #1
  %44 = load i8*, i8** %19, align 8
  %45 = shl i32 %.04457.i, 3
  %46 = sext i32 %45 to i64
  %47 = getelementptr i8, i8* %44, i64 %46
  %48 = getelementptr inbounds i8, i8* %47, i64 64
  %49 = bitcast i8* %48 to i8**
  %50 = load i8*, i8** %49, align 8
  %.not = icmp eq i8* %50, null
  br i1 %.not, label %.loopexit.i, label %.lr.ph.i

.lr.ph.i:                                         ; preds = %.lr.ph58.i
  store i8* %50, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  store <2 x i32> <i32 0, i32 16>, <2 x i32>* %28, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %21, i8* noundef nonnull align 4 dereferenceable(48) %6, i64 48, i1 false)
  %51 = atomicrmw volatile add i32* %22, i32 1 seq_cst, align 4
  %52 = load i32, i32* %23, align 8
  %53 = ashr i32 %51, %52
  %54 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %24, align 8
  %55 = icmp ult i32 %53, 131072
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef %54, i1 noundef zeroext %55, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %56 = sext i32 %53 to i64
  %57 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %12, i64 0, i32 0, i64 %56
  %58 = load i8*, i8** %57, align 8
  %.not.i.i.i.i.i = icmp eq i8* %58, null
  br i1 %.not.i.i.i.i.i, label %.preheader.i.preheader, label %_ZN11ListManager6appendEPv.exit.i

.preheader.i.preheader:                           ; preds = %.lr.ph.i
  br label %.preheader.i

.preheader.i:                                     ; preds = %.preheader.i, %.preheader.i.preheader
  %59 = atomicrmw volatile xchg i32* %25, i32 1 seq_cst, align 4
  %60 = icmp eq i32 %59, 1
  br i1 %60, label %.preheader.i, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i:              ; preds = %.preheader.i
  %61 = load i8*, i8** %57, align 8
  %.not.i.i.i.i.i.i.i.i.i = icmp eq i8* %61, null
  br i1 %.not.i.i.i.i.i.i.i.i.i, label %62, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i"

62:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i
  %63 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %24, align 8
  %64 = load i64, i64* %26, align 8
  %65 = load i64, i64* %27, align 8
  %66 = mul i64 %65, %64
  %67 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %63, i64 0, i32 26
  %68 = atomicrmw volatile add i64* %67, i64 %66 seq_cst, align 8
  %69 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %63, i64 0, i32 1, i32 2
  %70 = load i64, i64* %69, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %70, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %91, label %71

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %63, i64 0, i32 24
  br label %73

73:                                               ; preds = %73, %71
  %74 = atomicrmw volatile xchg i32* %72, i32 1 seq_cst, align 4
  %75 = icmp eq i32 %74, 1
  br i1 %75, label %73, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %73
  %76 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %63, i64 0, i32 1, i32 0
  %77 = load i8*, i8** %76, align 8
  %78 = ptrtoint i8* %77 to i64
  %79 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %63, i64 0, i32 1, i32 1
  %80 = load i8*, i8** %79, align 8
  %81 = ptrtoint i8* %80 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %78
  %82 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i, 4095
  %83 = add i64 %82, %66
  %84 = add i64 %83, %78
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %84, %81
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i, label %85

85:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %86 = add i64 %82, %78
  %87 = inttoptr i64 %86 to i8*
  %88 = getelementptr inbounds i8, i8* %77, i64 %83
  store i8* %88, i8** %76, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i: ; preds = %85, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %87, %85 ]
  %89 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %90 = atomicrmw volatile xchg i32* %72, i32 0 seq_cst, align 4
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef nonnull %63, i1 noundef zeroext %89, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

91:                                               ; preds = %62
  %92 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %63, i64 0, i32 2
  %93 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %92, align 8
  %94 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %63, i64 0, i32 6
  %95 = load i8*, i8** %94, align 8
  %96 = call noundef i8* %93(i8* noundef %95, i64 noundef %66, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i: ; preds = %91, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i ], [ %96, %91 ]
  %97 = bitcast i8** %57 to i64*
  %98 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i to i64
  %99 = atomicrmw volatile xchg i64* %97, i64 %98 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i
  %100 = atomicrmw volatile xchg i32* %25, i32 0 seq_cst, align 4
  br label %_ZN11ListManager6appendEPv.exit.i

_ZN11ListManager6appendEPv.exit.i:                ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i", %.lr.ph.i
  %101 = load i32, i32* %23, align 8
  %102 = ashr i32 %51, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %12, i64 0, i32 0, i64 %103
  %105 = load i8*, i8** %104, align 8
  %106 = load i64, i64* %27, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %101
  %107 = xor i32 %notmask.i.i.i.i, -1
  %108 = and i32 %51, %107
  %109 = sext i32 %108 to i64
  %110 = mul i64 %106, %109
  %111 = getelementptr inbounds i8, i8* %105, i64 %110
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %111, i8* nonnull align 8 %.0..0..0..0..sroa_cast14, i64 %106, i1 false)
  br label %.loopexit.i, !llvm.loop !8

.loopexit.i:                                      ; preds = %_ZN11ListManager6appendEPv.exit.i, %.lr.ph58.i
  %112 = add i32 %.04457.i, 1
  %exitcond.not.i = icmp eq i32 %112, %42
  br i1 %exitcond.not.i, label %._crit_edge.i.loopexit, label %.lr.ph58.i, !llvm.loop !9

._crit_edge.i.loopexit:                           ; preds = %.loopexit.i
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.i.loopexit, %29
  %113 = add nuw nsw i32 %.04359.i, 1
  %exitcond63.not.i = icmp eq i32 %113, %10
  br i1 %exitcond63.not.i, label %element_listgen_nonroot.exit.loopexit, label %29, !llvm.loop !10

element_listgen_nonroot.exit.loopexit:            ; preds = %._crit_edge.i
  br label %element_listgen_nonroot.exit

element_listgen_nonroot.exit:                     ; preds = %element_listgen_nonroot.exit.loopexit, %entry
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast14)
  ret void
}

; Function Attrs: nounwind
define void @blur_c80_0_kernel_4_struct_for(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.cpu_block_task_helper_context, align 8
  %1 = bitcast %struct.cpu_block_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %3, i64 0, i32 11, i64 2
  %5 = load %struct.ListManager*, %struct.ListManager** %4, align 8
  %6 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %5, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext* %context, %struct.RuntimeContext** %8, align 8
  %9 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 1
  store void (%struct.RuntimeContext*, i8*, %struct.Element.63*, i32, i32)* @function_body, void (%struct.RuntimeContext*, i8*, %struct.Element.63*, i32, i32)** %9, align 8
  %10 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 2
  store %struct.ListManager* %5, %struct.ListManager** %10, align 8
  %11 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 3
  %12 = bitcast i32* %11 to <2 x i32>*
  store <2 x i32> <i32 16, i32 2>, <2 x i32>* %12, align 8
  %13 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 5
  store i64 1, i64* %13, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %3, i64 0, i32 10
  %15 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %3, i64 0, i32 9
  %17 = load i8*, i8** %16, align 8
  %18 = shl nsw i32 %7, 1
  call void %15(i8* noundef %17, i32 noundef %18, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_struct_for_block_helper) #1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define internal void @function_body(%struct.RuntimeContext* %0, i8* nocapture readnone %1, %struct.Element.63* nocapture readonly %2, i32 %3, i32 %4) #2 {
allocs:
  %5 = getelementptr inbounds %struct.Element.63, %struct.Element.63* %2, i64 0, i32 2, i32 0, i64 0
  %6 = icmp sgt i32 %4, %3
  br i1 %6, label %loop_body.lr.ph, label %func_exit

loop_body.lr.ph:                                  ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %0, i64 0, i32 1
  %8 = sub i32 %4, %3
  %9 = xor i32 %3, -1
  %10 = add i32 %9, %4
  %xtraiter = and i32 %8, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %loop_body.prol.loopexit, label %loop_body.prol.preheader

loop_body.prol.preheader:                         ; preds = %loop_body.lr.ph
  br label %loop_body.prol

loop_body.prol:                                   ; preds = %Pointer_lookup_element.exit.prol, %loop_body.prol.preheader
  %lsr.iv76 = phi i32 [ %xtraiter, %loop_body.prol.preheader ], [ %lsr.iv.next77, %Pointer_lookup_element.exit.prol ]
  %.075.prol = phi i32 [ %73, %Pointer_lookup_element.exit.prol ], [ %3, %loop_body.prol.preheader ]
  %11 = and i32 %.075.prol, 15
  %12 = load i32, i32* %5, align 4
  %13 = shl i32 %12, 4
  %14 = or i32 %13, %11
  %15 = add i32 %14, -1
  %16 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %17 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %16, i64 0, i32 7, i64 0
  %18 = load i8*, i8** %17, align 8
  %19 = lshr i32 %15, 1
  %20 = and i32 %19, 2147483640
  %21 = sext i32 %20 to i64
  %22 = getelementptr i8, i8* %18, i64 %21
  %23 = getelementptr inbounds i8, i8* %22, i64 64
  %24 = bitcast i8* %23 to i8**
  %25 = load i8*, i8** %24, align 8
  %26 = icmp eq i8* %25, null
  br i1 %26, label %27, label %Pointer_lookup_element.exit6.prol

27:                                               ; preds = %loop_body.prol
  %28 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %16, i64 0, i32 13, i64 1
  %29 = load i8*, i8** %28, align 8
  br label %Pointer_lookup_element.exit6.prol

Pointer_lookup_element.exit6.prol:                ; preds = %27, %loop_body.prol
  %.0.i5.prol = phi i8* [ %29, %27 ], [ %25, %loop_body.prol ]
  %30 = shl i32 %15, 3
  %31 = and i32 %30, 120
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i8, i8* %.0.i5.prol, i64 %32
  %34 = bitcast i8* %33 to float*
  %35 = load float, float* %34, align 4
  %36 = shl i32 %12, 3
  %37 = and i32 %36, 2147483640
  %38 = sext i32 %37 to i64
  %39 = getelementptr i8, i8* %18, i64 %38
  %40 = getelementptr inbounds i8, i8* %39, i64 64
  %41 = bitcast i8* %40 to i8**
  %42 = load i8*, i8** %41, align 8
  %43 = icmp eq i8* %42, null
  br i1 %43, label %44, label %Pointer_lookup_element.exit4.prol

44:                                               ; preds = %Pointer_lookup_element.exit6.prol
  %45 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %16, i64 0, i32 13, i64 1
  %46 = load i8*, i8** %45, align 8
  br label %Pointer_lookup_element.exit4.prol

Pointer_lookup_element.exit4.prol:                ; preds = %44, %Pointer_lookup_element.exit6.prol
  %.0.i3.prol = phi i8* [ %46, %44 ], [ %42, %Pointer_lookup_element.exit6.prol ]
  %47 = shl nuw nsw i32 %11, 3
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i8, i8* %.0.i3.prol, i64 %48
  %50 = bitcast i8* %49 to float*
  %51 = load float, float* %50, align 4
  %52 = fadd reassoc ninf nsz float %51, %35
  %53 = add i32 %14, 1
  %54 = lshr i32 %53, 1
  %55 = and i32 %54, 2147483640
  %56 = sext i32 %55 to i64
  %57 = getelementptr i8, i8* %18, i64 %56
  %58 = getelementptr inbounds i8, i8* %57, i64 64
  %59 = bitcast i8* %58 to i8**
  %60 = load i8*, i8** %59, align 8
  %61 = icmp eq i8* %60, null
  br i1 %61, label %62, label %Pointer_lookup_element.exit.prol

62:                                               ; preds = %Pointer_lookup_element.exit4.prol
  %63 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %16, i64 0, i32 13, i64 1
  %64 = load i8*, i8** %63, align 8
  br label %Pointer_lookup_element.exit.prol

Pointer_lookup_element.exit.prol:                 ; preds = %62, %Pointer_lookup_element.exit4.prol
  %.0.i.prol = phi i8* [ %64, %62 ], [ %60, %Pointer_lookup_element.exit4.prol ]
  %65 = shl i32 %53, 3
  %66 = and i32 %65, 120
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i8, i8* %.0.i.prol, i64 %67
  %69 = bitcast i8* %68 to float*
  %70 = load float, float* %69, align 4
  %71 = fadd reassoc ninf nsz float %52, %70
  %getch.i.prol = getelementptr i8, i8* %49, i64 4
  %72 = bitcast i8* %getch.i.prol to float*
  store float %71, float* %72, align 4
  %73 = add i32 %.075.prol, 1
  %lsr.iv.next77 = add nsw i32 %lsr.iv76, -1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next77, 0
  br i1 %prol.iter.cmp.not, label %loop_body.prol.loopexit.loopexit, label %loop_body.prol, !llvm.loop !11

loop_body.prol.loopexit.loopexit:                 ; preds = %Pointer_lookup_element.exit.prol
  br label %loop_body.prol.loopexit

loop_body.prol.loopexit:                          ; preds = %loop_body.prol.loopexit.loopexit, %loop_body.lr.ph
  %.075.unr = phi i32 [ %3, %loop_body.lr.ph ], [ %73, %loop_body.prol.loopexit.loopexit ]
  %74 = icmp ult i32 %10, 7
  br i1 %74, label %func_exit, label %loop_body.preheader

loop_body.preheader:                              ; preds = %loop_body.prol.loopexit
  %75 = sub i32 0, %4
  %76 = add i32 %.075.unr, 7
  br label %loop_body

loop_body:                                        ; preds = %Pointer_lookup_element.exit.7, %loop_body.preheader
  %lsr.iv = phi i32 [ %76, %loop_body.preheader ], [ %lsr.iv.next, %Pointer_lookup_element.exit.7 ]
  %77 = add i32 %lsr.iv, -7
  %78 = and i32 %77, 15
  %79 = load i32, i32* %5, align 4
  %80 = shl i32 %79, 4
  %81 = or i32 %80, %78
  %82 = add i32 %81, -1
  %83 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %84 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %83, i64 0, i32 7, i64 0
  %85 = load i8*, i8** %84, align 8
  %86 = lshr i32 %82, 1
  %87 = and i32 %86, 2147483640
  %88 = sext i32 %87 to i64
  %89 = getelementptr i8, i8* %85, i64 %88
  %90 = getelementptr inbounds i8, i8* %89, i64 64
  %91 = bitcast i8* %90 to i8**
  %92 = load i8*, i8** %91, align 8
  %93 = icmp eq i8* %92, null
  br i1 %93, label %94, label %Pointer_lookup_element.exit6

94:                                               ; preds = %loop_body
  %95 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %83, i64 0, i32 13, i64 1
  %96 = load i8*, i8** %95, align 8
  br label %Pointer_lookup_element.exit6

Pointer_lookup_element.exit6:                     ; preds = %94, %loop_body
  %.0.i5 = phi i8* [ %96, %94 ], [ %92, %loop_body ]
  %97 = shl i32 %82, 3
  %98 = and i32 %97, 120
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds i8, i8* %.0.i5, i64 %99
  %101 = bitcast i8* %100 to float*
  %102 = load float, float* %101, align 4
  %103 = shl i32 %79, 3
  %104 = and i32 %103, 2147483640
  %105 = sext i32 %104 to i64
  %106 = getelementptr i8, i8* %85, i64 %105
  %107 = getelementptr inbounds i8, i8* %106, i64 64
  %108 = bitcast i8* %107 to i8**
  %109 = load i8*, i8** %108, align 8
  %110 = icmp eq i8* %109, null
  br i1 %110, label %111, label %Pointer_lookup_element.exit4

111:                                              ; preds = %Pointer_lookup_element.exit6
  %112 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %83, i64 0, i32 13, i64 1
  %113 = load i8*, i8** %112, align 8
  br label %Pointer_lookup_element.exit4

Pointer_lookup_element.exit4:                     ; preds = %111, %Pointer_lookup_element.exit6
  %.0.i3 = phi i8* [ %113, %111 ], [ %109, %Pointer_lookup_element.exit6 ]
  %114 = shl nuw nsw i32 %78, 3
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds i8, i8* %.0.i3, i64 %115
  %117 = bitcast i8* %116 to float*
  %118 = load float, float* %117, align 4
  %119 = fadd reassoc ninf nsz float %118, %102
  %120 = add i32 %81, 1
  %121 = lshr i32 %120, 1
  %122 = and i32 %121, 2147483640
  %123 = sext i32 %122 to i64
  %124 = getelementptr i8, i8* %85, i64 %123
  %125 = getelementptr inbounds i8, i8* %124, i64 64
  %126 = bitcast i8* %125 to i8**
  %127 = load i8*, i8** %126, align 8
  %128 = icmp eq i8* %127, null
  br i1 %128, label %129, label %Pointer_lookup_element.exit

129:                                              ; preds = %Pointer_lookup_element.exit4
  %130 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %83, i64 0, i32 13, i64 1
  %131 = load i8*, i8** %130, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %129, %Pointer_lookup_element.exit4
  %.0.i = phi i8* [ %131, %129 ], [ %127, %Pointer_lookup_element.exit4 ]
  %132 = shl i32 %120, 3
  %133 = and i32 %132, 120
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds i8, i8* %.0.i, i64 %134
  %136 = bitcast i8* %135 to float*
  %137 = load float, float* %136, align 4
  %138 = fadd reassoc ninf nsz float %119, %137
  %getch.i = getelementptr i8, i8* %116, i64 4
  %139 = bitcast i8* %getch.i to float*
  store float %138, float* %139, align 4
  %140 = add i32 %lsr.iv, -6
  %141 = and i32 %140, 15
  %142 = load i32, i32* %5, align 4
  %143 = shl i32 %142, 4
  %144 = or i32 %143, %141
  %145 = add i32 %144, -1
  %146 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %147 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %146, i64 0, i32 7, i64 0
  %148 = load i8*, i8** %147, align 8
  %149 = lshr i32 %145, 1
  %150 = and i32 %149, 2147483640
  %151 = sext i32 %150 to i64
  %152 = getelementptr i8, i8* %148, i64 %151
  %153 = getelementptr inbounds i8, i8* %152, i64 64
  %154 = bitcast i8* %153 to i8**
  %155 = load i8*, i8** %154, align 8
  %156 = icmp eq i8* %155, null
  br i1 %156, label %157, label %Pointer_lookup_element.exit6.1

157:                                              ; preds = %Pointer_lookup_element.exit
  %158 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %146, i64 0, i32 13, i64 1
  %159 = load i8*, i8** %158, align 8
  br label %Pointer_lookup_element.exit6.1

Pointer_lookup_element.exit6.1:                   ; preds = %157, %Pointer_lookup_element.exit
  %.0.i5.1 = phi i8* [ %159, %157 ], [ %155, %Pointer_lookup_element.exit ]
  %160 = shl i32 %145, 3
  %161 = and i32 %160, 120
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds i8, i8* %.0.i5.1, i64 %162
  %164 = bitcast i8* %163 to float*
  %165 = load float, float* %164, align 4
  %166 = shl i32 %142, 3
  %167 = and i32 %166, 2147483640
  %168 = sext i32 %167 to i64
  %169 = getelementptr i8, i8* %148, i64 %168
  %170 = getelementptr inbounds i8, i8* %169, i64 64
  %171 = bitcast i8* %170 to i8**
  %172 = load i8*, i8** %171, align 8
  %173 = icmp eq i8* %172, null
  br i1 %173, label %174, label %Pointer_lookup_element.exit4.1

174:                                              ; preds = %Pointer_lookup_element.exit6.1
  %175 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %146, i64 0, i32 13, i64 1
  %176 = load i8*, i8** %175, align 8
  br label %Pointer_lookup_element.exit4.1

Pointer_lookup_element.exit4.1:                   ; preds = %174, %Pointer_lookup_element.exit6.1
  %.0.i3.1 = phi i8* [ %176, %174 ], [ %172, %Pointer_lookup_element.exit6.1 ]
  %177 = shl nuw nsw i32 %141, 3
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds i8, i8* %.0.i3.1, i64 %178
  %180 = bitcast i8* %179 to float*
  %181 = load float, float* %180, align 4
  %182 = fadd reassoc ninf nsz float %181, %165
  %183 = add i32 %144, 1
  %184 = lshr i32 %183, 1
  %185 = and i32 %184, 2147483640
  %186 = sext i32 %185 to i64
  %187 = getelementptr i8, i8* %148, i64 %186
  %188 = getelementptr inbounds i8, i8* %187, i64 64
  %189 = bitcast i8* %188 to i8**
  %190 = load i8*, i8** %189, align 8
  %191 = icmp eq i8* %190, null
  br i1 %191, label %192, label %Pointer_lookup_element.exit.1

192:                                              ; preds = %Pointer_lookup_element.exit4.1
  %193 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %146, i64 0, i32 13, i64 1
  %194 = load i8*, i8** %193, align 8
  br label %Pointer_lookup_element.exit.1

Pointer_lookup_element.exit.1:                    ; preds = %192, %Pointer_lookup_element.exit4.1
  %.0.i.1 = phi i8* [ %194, %192 ], [ %190, %Pointer_lookup_element.exit4.1 ]
  %195 = shl i32 %183, 3
  %196 = and i32 %195, 120
  %197 = zext i32 %196 to i64
  %198 = getelementptr inbounds i8, i8* %.0.i.1, i64 %197
  %199 = bitcast i8* %198 to float*
  %200 = load float, float* %199, align 4
  %201 = fadd reassoc ninf nsz float %182, %200
  %getch.i.1 = getelementptr i8, i8* %179, i64 4
  %202 = bitcast i8* %getch.i.1 to float*
  store float %201, float* %202, align 4
  %203 = add i32 %lsr.iv, -5
  %204 = and i32 %203, 15
  %205 = load i32, i32* %5, align 4
  %206 = shl i32 %205, 4
  %207 = or i32 %206, %204
  %208 = add i32 %207, -1
  %209 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %210 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %209, i64 0, i32 7, i64 0
  %211 = load i8*, i8** %210, align 8
  %212 = lshr i32 %208, 1
  %213 = and i32 %212, 2147483640
  %214 = sext i32 %213 to i64
  %215 = getelementptr i8, i8* %211, i64 %214
  %216 = getelementptr inbounds i8, i8* %215, i64 64
  %217 = bitcast i8* %216 to i8**
  %218 = load i8*, i8** %217, align 8
  %219 = icmp eq i8* %218, null
  br i1 %219, label %220, label %Pointer_lookup_element.exit6.2

220:                                              ; preds = %Pointer_lookup_element.exit.1
  %221 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %209, i64 0, i32 13, i64 1
  %222 = load i8*, i8** %221, align 8
  br label %Pointer_lookup_element.exit6.2

Pointer_lookup_element.exit6.2:                   ; preds = %220, %Pointer_lookup_element.exit.1
  %.0.i5.2 = phi i8* [ %222, %220 ], [ %218, %Pointer_lookup_element.exit.1 ]
  %223 = shl i32 %208, 3
  %224 = and i32 %223, 120
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds i8, i8* %.0.i5.2, i64 %225
  %227 = bitcast i8* %226 to float*
  %228 = load float, float* %227, align 4
  %229 = shl i32 %205, 3
  %230 = and i32 %229, 2147483640
  %231 = sext i32 %230 to i64
  %232 = getelementptr i8, i8* %211, i64 %231
  %233 = getelementptr inbounds i8, i8* %232, i64 64
  %234 = bitcast i8* %233 to i8**
  %235 = load i8*, i8** %234, align 8
  %236 = icmp eq i8* %235, null
  br i1 %236, label %237, label %Pointer_lookup_element.exit4.2

237:                                              ; preds = %Pointer_lookup_element.exit6.2
  %238 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %209, i64 0, i32 13, i64 1
  %239 = load i8*, i8** %238, align 8
  br label %Pointer_lookup_element.exit4.2

Pointer_lookup_element.exit4.2:                   ; preds = %237, %Pointer_lookup_element.exit6.2
  %.0.i3.2 = phi i8* [ %239, %237 ], [ %235, %Pointer_lookup_element.exit6.2 ]
  %240 = shl nuw nsw i32 %204, 3
  %241 = zext i32 %240 to i64
  %242 = getelementptr inbounds i8, i8* %.0.i3.2, i64 %241
  %243 = bitcast i8* %242 to float*
  %244 = load float, float* %243, align 4
  %245 = fadd reassoc ninf nsz float %244, %228
  %246 = add i32 %207, 1
  %247 = lshr i32 %246, 1
  %248 = and i32 %247, 2147483640
  %249 = sext i32 %248 to i64
  %250 = getelementptr i8, i8* %211, i64 %249
  %251 = getelementptr inbounds i8, i8* %250, i64 64
  %252 = bitcast i8* %251 to i8**
  %253 = load i8*, i8** %252, align 8
  %254 = icmp eq i8* %253, null
  br i1 %254, label %255, label %Pointer_lookup_element.exit.2

255:                                              ; preds = %Pointer_lookup_element.exit4.2
  %256 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %209, i64 0, i32 13, i64 1
  %257 = load i8*, i8** %256, align 8
  br label %Pointer_lookup_element.exit.2

Pointer_lookup_element.exit.2:                    ; preds = %255, %Pointer_lookup_element.exit4.2
  %.0.i.2 = phi i8* [ %257, %255 ], [ %253, %Pointer_lookup_element.exit4.2 ]
  %258 = shl i32 %246, 3
  %259 = and i32 %258, 120
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds i8, i8* %.0.i.2, i64 %260
  %262 = bitcast i8* %261 to float*
  %263 = load float, float* %262, align 4
  %264 = fadd reassoc ninf nsz float %245, %263
  %getch.i.2 = getelementptr i8, i8* %242, i64 4
  %265 = bitcast i8* %getch.i.2 to float*
  store float %264, float* %265, align 4
  %266 = add i32 %lsr.iv, -4
  %267 = and i32 %266, 15
  %268 = load i32, i32* %5, align 4
  %269 = shl i32 %268, 4
  %270 = or i32 %269, %267
  %271 = add i32 %270, -1
  %272 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %273 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %272, i64 0, i32 7, i64 0
  %274 = load i8*, i8** %273, align 8
  %275 = lshr i32 %271, 1
  %276 = and i32 %275, 2147483640
  %277 = sext i32 %276 to i64
  %278 = getelementptr i8, i8* %274, i64 %277
  %279 = getelementptr inbounds i8, i8* %278, i64 64
  %280 = bitcast i8* %279 to i8**
  %281 = load i8*, i8** %280, align 8
  %282 = icmp eq i8* %281, null
  br i1 %282, label %283, label %Pointer_lookup_element.exit6.3

283:                                              ; preds = %Pointer_lookup_element.exit.2
  %284 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %272, i64 0, i32 13, i64 1
  %285 = load i8*, i8** %284, align 8
  br label %Pointer_lookup_element.exit6.3

Pointer_lookup_element.exit6.3:                   ; preds = %283, %Pointer_lookup_element.exit.2
  %.0.i5.3 = phi i8* [ %285, %283 ], [ %281, %Pointer_lookup_element.exit.2 ]
  %286 = shl i32 %271, 3
  %287 = and i32 %286, 120
  %288 = zext i32 %287 to i64
  %289 = getelementptr inbounds i8, i8* %.0.i5.3, i64 %288
  %290 = bitcast i8* %289 to float*
  %291 = load float, float* %290, align 4
  %292 = shl i32 %268, 3
  %293 = and i32 %292, 2147483640
  %294 = sext i32 %293 to i64
  %295 = getelementptr i8, i8* %274, i64 %294
  %296 = getelementptr inbounds i8, i8* %295, i64 64
  %297 = bitcast i8* %296 to i8**
  %298 = load i8*, i8** %297, align 8
  %299 = icmp eq i8* %298, null
  br i1 %299, label %300, label %Pointer_lookup_element.exit4.3

300:                                              ; preds = %Pointer_lookup_element.exit6.3
  %301 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %272, i64 0, i32 13, i64 1
  %302 = load i8*, i8** %301, align 8
  br label %Pointer_lookup_element.exit4.3

Pointer_lookup_element.exit4.3:                   ; preds = %300, %Pointer_lookup_element.exit6.3
  %.0.i3.3 = phi i8* [ %302, %300 ], [ %298, %Pointer_lookup_element.exit6.3 ]
  %303 = shl nuw nsw i32 %267, 3
  %304 = zext i32 %303 to i64
  %305 = getelementptr inbounds i8, i8* %.0.i3.3, i64 %304
  %306 = bitcast i8* %305 to float*
  %307 = load float, float* %306, align 4
  %308 = fadd reassoc ninf nsz float %307, %291
  %309 = add i32 %270, 1
  %310 = lshr i32 %309, 1
  %311 = and i32 %310, 2147483640
  %312 = sext i32 %311 to i64
  %313 = getelementptr i8, i8* %274, i64 %312
  %314 = getelementptr inbounds i8, i8* %313, i64 64
  %315 = bitcast i8* %314 to i8**
  %316 = load i8*, i8** %315, align 8
  %317 = icmp eq i8* %316, null
  br i1 %317, label %318, label %Pointer_lookup_element.exit.3

318:                                              ; preds = %Pointer_lookup_element.exit4.3
  %319 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %272, i64 0, i32 13, i64 1
  %320 = load i8*, i8** %319, align 8
  br label %Pointer_lookup_element.exit.3

Pointer_lookup_element.exit.3:                    ; preds = %318, %Pointer_lookup_element.exit4.3
  %.0.i.3 = phi i8* [ %320, %318 ], [ %316, %Pointer_lookup_element.exit4.3 ]
  %321 = shl i32 %309, 3
  %322 = and i32 %321, 120
  %323 = zext i32 %322 to i64
  %324 = getelementptr inbounds i8, i8* %.0.i.3, i64 %323
  %325 = bitcast i8* %324 to float*
  %326 = load float, float* %325, align 4
  %327 = fadd reassoc ninf nsz float %308, %326
  %getch.i.3 = getelementptr i8, i8* %305, i64 4
  %328 = bitcast i8* %getch.i.3 to float*
  store float %327, float* %328, align 4
  %329 = add i32 %lsr.iv, -3
  %330 = and i32 %329, 15
  %331 = load i32, i32* %5, align 4
  %332 = shl i32 %331, 4
  %333 = or i32 %332, %330
  %334 = add i32 %333, -1
  %335 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %336 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %335, i64 0, i32 7, i64 0
  %337 = load i8*, i8** %336, align 8
  %338 = lshr i32 %334, 1
  %339 = and i32 %338, 2147483640
  %340 = sext i32 %339 to i64
  %341 = getelementptr i8, i8* %337, i64 %340
  %342 = getelementptr inbounds i8, i8* %341, i64 64
  %343 = bitcast i8* %342 to i8**
  %344 = load i8*, i8** %343, align 8
  %345 = icmp eq i8* %344, null
  br i1 %345, label %346, label %Pointer_lookup_element.exit6.4

346:                                              ; preds = %Pointer_lookup_element.exit.3
  %347 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %335, i64 0, i32 13, i64 1
  %348 = load i8*, i8** %347, align 8
  br label %Pointer_lookup_element.exit6.4

Pointer_lookup_element.exit6.4:                   ; preds = %346, %Pointer_lookup_element.exit.3
  %.0.i5.4 = phi i8* [ %348, %346 ], [ %344, %Pointer_lookup_element.exit.3 ]
  %349 = shl i32 %334, 3
  %350 = and i32 %349, 120
  %351 = zext i32 %350 to i64
  %352 = getelementptr inbounds i8, i8* %.0.i5.4, i64 %351
  %353 = bitcast i8* %352 to float*
  %354 = load float, float* %353, align 4
  %355 = shl i32 %331, 3
  %356 = and i32 %355, 2147483640
  %357 = sext i32 %356 to i64
  %358 = getelementptr i8, i8* %337, i64 %357
  %359 = getelementptr inbounds i8, i8* %358, i64 64
  %360 = bitcast i8* %359 to i8**
  %361 = load i8*, i8** %360, align 8
  %362 = icmp eq i8* %361, null
  br i1 %362, label %363, label %Pointer_lookup_element.exit4.4

363:                                              ; preds = %Pointer_lookup_element.exit6.4
  %364 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %335, i64 0, i32 13, i64 1
  %365 = load i8*, i8** %364, align 8
  br label %Pointer_lookup_element.exit4.4

Pointer_lookup_element.exit4.4:                   ; preds = %363, %Pointer_lookup_element.exit6.4
  %.0.i3.4 = phi i8* [ %365, %363 ], [ %361, %Pointer_lookup_element.exit6.4 ]
  %366 = shl nuw nsw i32 %330, 3
  %367 = zext i32 %366 to i64
  %368 = getelementptr inbounds i8, i8* %.0.i3.4, i64 %367
  %369 = bitcast i8* %368 to float*
  %370 = load float, float* %369, align 4
  %371 = fadd reassoc ninf nsz float %370, %354
  %372 = add i32 %333, 1
  %373 = lshr i32 %372, 1
  %374 = and i32 %373, 2147483640
  %375 = sext i32 %374 to i64
  %376 = getelementptr i8, i8* %337, i64 %375
  %377 = getelementptr inbounds i8, i8* %376, i64 64
  %378 = bitcast i8* %377 to i8**
  %379 = load i8*, i8** %378, align 8
  %380 = icmp eq i8* %379, null
  br i1 %380, label %381, label %Pointer_lookup_element.exit.4

381:                                              ; preds = %Pointer_lookup_element.exit4.4
  %382 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %335, i64 0, i32 13, i64 1
  %383 = load i8*, i8** %382, align 8
  br label %Pointer_lookup_element.exit.4

Pointer_lookup_element.exit.4:                    ; preds = %381, %Pointer_lookup_element.exit4.4
  %.0.i.4 = phi i8* [ %383, %381 ], [ %379, %Pointer_lookup_element.exit4.4 ]
  %384 = shl i32 %372, 3
  %385 = and i32 %384, 120
  %386 = zext i32 %385 to i64
  %387 = getelementptr inbounds i8, i8* %.0.i.4, i64 %386
  %388 = bitcast i8* %387 to float*
  %389 = load float, float* %388, align 4
  %390 = fadd reassoc ninf nsz float %371, %389
  %getch.i.4 = getelementptr i8, i8* %368, i64 4
  %391 = bitcast i8* %getch.i.4 to float*
  store float %390, float* %391, align 4
  %392 = add i32 %lsr.iv, -2
  %393 = and i32 %392, 15
  %394 = load i32, i32* %5, align 4
  %395 = shl i32 %394, 4
  %396 = or i32 %395, %393
  %397 = add i32 %396, -1
  %398 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %399 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %398, i64 0, i32 7, i64 0
  %400 = load i8*, i8** %399, align 8
  %401 = lshr i32 %397, 1
  %402 = and i32 %401, 2147483640
  %403 = sext i32 %402 to i64
  %404 = getelementptr i8, i8* %400, i64 %403
  %405 = getelementptr inbounds i8, i8* %404, i64 64
  %406 = bitcast i8* %405 to i8**
  %407 = load i8*, i8** %406, align 8
  %408 = icmp eq i8* %407, null
  br i1 %408, label %409, label %Pointer_lookup_element.exit6.5

409:                                              ; preds = %Pointer_lookup_element.exit.4
  %410 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %398, i64 0, i32 13, i64 1
  %411 = load i8*, i8** %410, align 8
  br label %Pointer_lookup_element.exit6.5

Pointer_lookup_element.exit6.5:                   ; preds = %409, %Pointer_lookup_element.exit.4
  %.0.i5.5 = phi i8* [ %411, %409 ], [ %407, %Pointer_lookup_element.exit.4 ]
  %412 = shl i32 %397, 3
  %413 = and i32 %412, 120
  %414 = zext i32 %413 to i64
  %415 = getelementptr inbounds i8, i8* %.0.i5.5, i64 %414
  %416 = bitcast i8* %415 to float*
  %417 = load float, float* %416, align 4
  %418 = shl i32 %394, 3
  %419 = and i32 %418, 2147483640
  %420 = sext i32 %419 to i64
  %421 = getelementptr i8, i8* %400, i64 %420
  %422 = getelementptr inbounds i8, i8* %421, i64 64
  %423 = bitcast i8* %422 to i8**
  %424 = load i8*, i8** %423, align 8
  %425 = icmp eq i8* %424, null
  br i1 %425, label %426, label %Pointer_lookup_element.exit4.5

426:                                              ; preds = %Pointer_lookup_element.exit6.5
  %427 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %398, i64 0, i32 13, i64 1
  %428 = load i8*, i8** %427, align 8
  br label %Pointer_lookup_element.exit4.5

Pointer_lookup_element.exit4.5:                   ; preds = %426, %Pointer_lookup_element.exit6.5
  %.0.i3.5 = phi i8* [ %428, %426 ], [ %424, %Pointer_lookup_element.exit6.5 ]
  %429 = shl nuw nsw i32 %393, 3
  %430 = zext i32 %429 to i64
  %431 = getelementptr inbounds i8, i8* %.0.i3.5, i64 %430
  %432 = bitcast i8* %431 to float*
  %433 = load float, float* %432, align 4
  %434 = fadd reassoc ninf nsz float %433, %417
  %435 = add i32 %396, 1
  %436 = lshr i32 %435, 1
  %437 = and i32 %436, 2147483640
  %438 = sext i32 %437 to i64
  %439 = getelementptr i8, i8* %400, i64 %438
  %440 = getelementptr inbounds i8, i8* %439, i64 64
  %441 = bitcast i8* %440 to i8**
  %442 = load i8*, i8** %441, align 8
  %443 = icmp eq i8* %442, null
  br i1 %443, label %444, label %Pointer_lookup_element.exit.5

444:                                              ; preds = %Pointer_lookup_element.exit4.5
  %445 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %398, i64 0, i32 13, i64 1
  %446 = load i8*, i8** %445, align 8
  br label %Pointer_lookup_element.exit.5

Pointer_lookup_element.exit.5:                    ; preds = %444, %Pointer_lookup_element.exit4.5
  %.0.i.5 = phi i8* [ %446, %444 ], [ %442, %Pointer_lookup_element.exit4.5 ]
  %447 = shl i32 %435, 3
  %448 = and i32 %447, 120
  %449 = zext i32 %448 to i64
  %450 = getelementptr inbounds i8, i8* %.0.i.5, i64 %449
  %451 = bitcast i8* %450 to float*
  %452 = load float, float* %451, align 4
  %453 = fadd reassoc ninf nsz float %434, %452
  %getch.i.5 = getelementptr i8, i8* %431, i64 4
  %454 = bitcast i8* %getch.i.5 to float*
  store float %453, float* %454, align 4
  %455 = add i32 %lsr.iv, -1
  %456 = and i32 %455, 15
  %457 = load i32, i32* %5, align 4
  %458 = shl i32 %457, 4
  %459 = or i32 %458, %456
  %460 = add i32 %459, -1
  %461 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %462 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %461, i64 0, i32 7, i64 0
  %463 = load i8*, i8** %462, align 8
  %464 = lshr i32 %460, 1
  %465 = and i32 %464, 2147483640
  %466 = sext i32 %465 to i64
  %467 = getelementptr i8, i8* %463, i64 %466
  %468 = getelementptr inbounds i8, i8* %467, i64 64
  %469 = bitcast i8* %468 to i8**
  %470 = load i8*, i8** %469, align 8
  %471 = icmp eq i8* %470, null
  br i1 %471, label %472, label %Pointer_lookup_element.exit6.6

472:                                              ; preds = %Pointer_lookup_element.exit.5
  %473 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %461, i64 0, i32 13, i64 1
  %474 = load i8*, i8** %473, align 8
  br label %Pointer_lookup_element.exit6.6

Pointer_lookup_element.exit6.6:                   ; preds = %472, %Pointer_lookup_element.exit.5
  %.0.i5.6 = phi i8* [ %474, %472 ], [ %470, %Pointer_lookup_element.exit.5 ]
  %475 = shl i32 %460, 3
  %476 = and i32 %475, 120
  %477 = zext i32 %476 to i64
  %478 = getelementptr inbounds i8, i8* %.0.i5.6, i64 %477
  %479 = bitcast i8* %478 to float*
  %480 = load float, float* %479, align 4
  %481 = shl i32 %457, 3
  %482 = and i32 %481, 2147483640
  %483 = sext i32 %482 to i64
  %484 = getelementptr i8, i8* %463, i64 %483
  %485 = getelementptr inbounds i8, i8* %484, i64 64
  %486 = bitcast i8* %485 to i8**
  %487 = load i8*, i8** %486, align 8
  %488 = icmp eq i8* %487, null
  br i1 %488, label %489, label %Pointer_lookup_element.exit4.6

489:                                              ; preds = %Pointer_lookup_element.exit6.6
  %490 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %461, i64 0, i32 13, i64 1
  %491 = load i8*, i8** %490, align 8
  br label %Pointer_lookup_element.exit4.6

Pointer_lookup_element.exit4.6:                   ; preds = %489, %Pointer_lookup_element.exit6.6
  %.0.i3.6 = phi i8* [ %491, %489 ], [ %487, %Pointer_lookup_element.exit6.6 ]
  %492 = shl nuw nsw i32 %456, 3
  %493 = zext i32 %492 to i64
  %494 = getelementptr inbounds i8, i8* %.0.i3.6, i64 %493
  %495 = bitcast i8* %494 to float*
  %496 = load float, float* %495, align 4
  %497 = fadd reassoc ninf nsz float %496, %480
  %498 = add i32 %459, 1
  %499 = lshr i32 %498, 1
  %500 = and i32 %499, 2147483640
  %501 = sext i32 %500 to i64
  %502 = getelementptr i8, i8* %463, i64 %501
  %503 = getelementptr inbounds i8, i8* %502, i64 64
  %504 = bitcast i8* %503 to i8**
  %505 = load i8*, i8** %504, align 8
  %506 = icmp eq i8* %505, null
  br i1 %506, label %507, label %Pointer_lookup_element.exit.6

507:                                              ; preds = %Pointer_lookup_element.exit4.6
  %508 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %461, i64 0, i32 13, i64 1
  %509 = load i8*, i8** %508, align 8
  br label %Pointer_lookup_element.exit.6

Pointer_lookup_element.exit.6:                    ; preds = %507, %Pointer_lookup_element.exit4.6
  %.0.i.6 = phi i8* [ %509, %507 ], [ %505, %Pointer_lookup_element.exit4.6 ]
  %510 = shl i32 %498, 3
  %511 = and i32 %510, 120
  %512 = zext i32 %511 to i64
  %513 = getelementptr inbounds i8, i8* %.0.i.6, i64 %512
  %514 = bitcast i8* %513 to float*
  %515 = load float, float* %514, align 4
  %516 = fadd reassoc ninf nsz float %497, %515
  %getch.i.6 = getelementptr i8, i8* %494, i64 4
  %517 = bitcast i8* %getch.i.6 to float*
  store float %516, float* %517, align 4
  %518 = and i32 %lsr.iv, 15
  %519 = load i32, i32* %5, align 4
  %520 = shl i32 %519, 4
  %521 = or i32 %520, %518
  %522 = add i32 %521, -1
  %523 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %524 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %523, i64 0, i32 7, i64 0
  %525 = load i8*, i8** %524, align 8
  %526 = lshr i32 %522, 1
  %527 = and i32 %526, 2147483640
  %528 = sext i32 %527 to i64
  %529 = getelementptr i8, i8* %525, i64 %528
  %530 = getelementptr inbounds i8, i8* %529, i64 64
  %531 = bitcast i8* %530 to i8**
  %532 = load i8*, i8** %531, align 8
  %533 = icmp eq i8* %532, null
  br i1 %533, label %534, label %Pointer_lookup_element.exit6.7

534:                                              ; preds = %Pointer_lookup_element.exit.6
  %535 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %523, i64 0, i32 13, i64 1
  %536 = load i8*, i8** %535, align 8
  br label %Pointer_lookup_element.exit6.7

Pointer_lookup_element.exit6.7:                   ; preds = %534, %Pointer_lookup_element.exit.6
  %.0.i5.7 = phi i8* [ %536, %534 ], [ %532, %Pointer_lookup_element.exit.6 ]
  %537 = shl i32 %522, 3
  %538 = and i32 %537, 120
  %539 = zext i32 %538 to i64
  %540 = getelementptr inbounds i8, i8* %.0.i5.7, i64 %539
  %541 = bitcast i8* %540 to float*
  %542 = load float, float* %541, align 4
  %543 = shl i32 %519, 3
  %544 = and i32 %543, 2147483640
  %545 = sext i32 %544 to i64
  %546 = getelementptr i8, i8* %525, i64 %545
  %547 = getelementptr inbounds i8, i8* %546, i64 64
  %548 = bitcast i8* %547 to i8**
  %549 = load i8*, i8** %548, align 8
  %550 = icmp eq i8* %549, null
  br i1 %550, label %551, label %Pointer_lookup_element.exit4.7

551:                                              ; preds = %Pointer_lookup_element.exit6.7
  %552 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %523, i64 0, i32 13, i64 1
  %553 = load i8*, i8** %552, align 8
  br label %Pointer_lookup_element.exit4.7

Pointer_lookup_element.exit4.7:                   ; preds = %551, %Pointer_lookup_element.exit6.7
  %.0.i3.7 = phi i8* [ %553, %551 ], [ %549, %Pointer_lookup_element.exit6.7 ]
  %554 = shl nuw nsw i32 %518, 3
  %555 = zext i32 %554 to i64
  %556 = getelementptr inbounds i8, i8* %.0.i3.7, i64 %555
  %557 = bitcast i8* %556 to float*
  %558 = load float, float* %557, align 4
  %559 = fadd reassoc ninf nsz float %558, %542
  %560 = add i32 %521, 1
  %561 = lshr i32 %560, 1
  %562 = and i32 %561, 2147483640
  %563 = sext i32 %562 to i64
  %564 = getelementptr i8, i8* %525, i64 %563
  %565 = getelementptr inbounds i8, i8* %564, i64 64
  %566 = bitcast i8* %565 to i8**
  %567 = load i8*, i8** %566, align 8
  %568 = icmp eq i8* %567, null
  br i1 %568, label %569, label %Pointer_lookup_element.exit.7

569:                                              ; preds = %Pointer_lookup_element.exit4.7
  %570 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %523, i64 0, i32 13, i64 1
  %571 = load i8*, i8** %570, align 8
  br label %Pointer_lookup_element.exit.7

Pointer_lookup_element.exit.7:                    ; preds = %569, %Pointer_lookup_element.exit4.7
  %.0.i.7 = phi i8* [ %571, %569 ], [ %567, %Pointer_lookup_element.exit4.7 ]
  %572 = shl i32 %560, 3
  %573 = and i32 %572, 120
  %574 = zext i32 %573 to i64
  %575 = getelementptr inbounds i8, i8* %.0.i.7, i64 %574
  %576 = bitcast i8* %575 to float*
  %577 = load float, float* %576, align 4
  %578 = fadd reassoc ninf nsz float %559, %577
  %getch.i.7 = getelementptr i8, i8* %556, i64 4
  %579 = bitcast i8* %getch.i.7 to float*
  store float %578, float* %579, align 4
  %lsr.iv.next = add i32 %lsr.iv, 8
  %580 = add i32 %75, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %580, 7
  br i1 %exitcond.not.7, label %func_exit.loopexit, label %loop_body

func_exit.loopexit:                               ; preds = %Pointer_lookup_element.exit.7
  br label %func_exit

func_exit:                                        ; preds = %func_exit.loopexit, %loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn
define internal fastcc void @S1_refine_coordinates(%struct.PhysicalCoordinates.0* nocapture readonly %0, %struct.PhysicalCoordinates.0* nocapture writeonly %1, i32 %2) unnamed_addr #3 {
entry:
  %3 = and i32 %2, 7
  %4 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 0
  %5 = load i32, i32* %4, align 4
  %6 = shl i32 %5, 3
  %7 = or i32 %6, %3
  %8 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 0
  store i32 %7, i32* %8, align 4
  %9 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 1
  %10 = load i32, i32* %9, align 4
  %11 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 1
  store i32 %10, i32* %11, align 4
  %12 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 2
  %13 = load i32, i32* %12, align 4
  %14 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 2
  store i32 %13, i32* %14, align 4
  %15 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 3
  %16 = load i32, i32* %15, align 4
  %17 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 3
  store i32 %16, i32* %17, align 4
  %18 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 4
  %19 = load i32, i32* %18, align 4
  %20 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 4
  store i32 %19, i32* %20, align 4
  %21 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 5
  %22 = load i32, i32* %21, align 4
  %23 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 5
  store i32 %22, i32* %23, align 4
  %24 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 6
  %25 = load i32, i32* %24, align 4
  %26 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 6
  store i32 %25, i32* %26, align 4
  %27 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 7
  %28 = load i32, i32* %27, align 4
  %29 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 7
  store i32 %28, i32* %29, align 4
  %30 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 8
  %31 = load i32, i32* %30, align 4
  %32 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 8
  store i32 %31, i32* %32, align 4
  %33 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 9
  %34 = load i32, i32* %33, align 4
  %35 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 9
  store i32 %34, i32* %35, align 4
  %36 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 10
  %37 = load i32, i32* %36, align 4
  %38 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 10
  store i32 %37, i32* %38, align 4
  %39 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %0, i64 0, i32 0, i64 11
  %40 = load i32, i32* %39, align 4
  %41 = getelementptr inbounds %struct.PhysicalCoordinates.0, %struct.PhysicalCoordinates.0* %1, i64 0, i32 0, i64 11
  store i32 %40, i32* %41, align 4
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #5 {
  %4 = alloca %struct.LLVMRuntime*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %0, align 8
  store %struct.LLVMRuntime* %0, %struct.LLVMRuntime** %4, align 8
  %10 = zext i1 %1 to i8
  store i8 %10, i8* %5, align 1
  store i8* %2, i8** %6, align 8
  store i32 0, i32* %7, align 4
  store i64* null, i64** %8, align 8
  %11 = load i8, i8* %5, align 1
  %12 = trunc i8 %11 to i1
  %13 = zext i1 %12 to i32
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %3
  br label %71

16:                                               ; preds = %3
  %17 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %0, %0* %9, i32 0, i32 0
  store %struct.LLVMRuntime** %4, %struct.LLVMRuntime*** %25, align 8
  %26 = getelementptr inbounds %0, %0* %9, i32 0, i32 1
  store i8** %6, i8*** %26, align 8
  %27 = getelementptr inbounds %0, %0* %9, i32 0, i32 2
  store i32* %7, i32** %27, align 8
  %28 = getelementptr inbounds %0, %0* %9, i32 0, i32 3
  store i64** %8, i64*** %28, align 8
  br label %29

29:                                               ; preds = %29, %21
  %30 = atomicrmw volatile xchg i32* %23, i32 1 seq_cst, align 4
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %29, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %29
  %32 = getelementptr inbounds %0, %0* %9, i64 0, i32 0
  %33 = load %struct.LLVMRuntime**, %struct.LLVMRuntime*** %32, align 8
  %34 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime**, %struct.LLVMRuntime*** %32, align 8
  %39 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime**, %struct.LLVMRuntime*** %32, align 8
  %42 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %42, i64 0, i32 19, i64 0
  %44 = getelementptr inbounds %0, %0* %9, i64 0, i32 1
  %45 = load i8**, i8*** %44, align 8
  %46 = load i8*, i8** %45, align 8
  %47 = load i8, i8* %46, align 1
  %.not5.i.i.i.i.i = icmp eq i8 %47, 0
  br i1 %.not5.i.i.i.i.i, label %taichi_strlen.exit.thread.i.i.i.i, label %.lr.ph.i.i.i.i.i.preheader

.lr.ph.i.i.i.i.i.preheader:                       ; preds = %37
  br label %.lr.ph.i.i.i.i.i

.lr.ph.i.i.i.i.i:                                 ; preds = %.lr.ph.i.i.i.i.i, %.lr.ph.i.i.i.i.i.preheader
  %.07.i.i.i.i.i = phi i8* [ %49, %.lr.ph.i.i.i.i.i ], [ %46, %.lr.ph.i.i.i.i.i.preheader ]
  %.046.i.i.i.i.i = phi i64 [ %48, %.lr.ph.i.i.i.i.i ], [ 0, %.lr.ph.i.i.i.i.i.preheader ]
  %48 = add i64 %.046.i.i.i.i.i, 1
  %49 = getelementptr inbounds i8, i8* %.07.i.i.i.i.i, i64 1
  %50 = load i8, i8* %49, align 1
  %.not.i.i.i.i.i = icmp eq i8 %50, 0
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !13

taichi_strlen.exit.i.i.i.i:                       ; preds = %.lr.ph.i.i.i.i.i
  %.lcssa = phi i64 [ %48, %.lr.ph.i.i.i.i.i ]
  %51 = call i64 @llvm.umin.i64(i64 %.lcssa, i64 2047)
  br label %taichi_strlen.exit.thread.i.i.i.i

taichi_strlen.exit.thread.i.i.i.i:                ; preds = %taichi_strlen.exit.i.i.i.i, %37
  %52 = phi i64 [ 0, %37 ], [ %51, %taichi_strlen.exit.i.i.i.i ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %43, i8* nonnull align 1 %46, i64 %52, i1 false)
  %53 = getelementptr inbounds %0, %0* %9, i64 0, i32 2
  %54 = load i32*, i32** %53, align 8
  %55 = load i32, i32* %54, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %.lr.ph.i.i.i.i, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

.lr.ph.i.i.i.i:                                   ; preds = %taichi_strlen.exit.thread.i.i.i.i
  %57 = getelementptr inbounds %0, %0* %9, i64 0, i32 3
  br label %58

58:                                               ; preds = %58, %.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %58 ]
  %59 = load i64**, i64*** %57, align 8
  %60 = load i64*, i64** %59, align 8
  %61 = getelementptr inbounds i64, i64* %60, i64 %indvars.iv.i.i.i.i
  %62 = load i64, i64* %61, align 8
  %63 = load %struct.LLVMRuntime**, %struct.LLVMRuntime*** %32, align 8
  %64 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %62, i64* %65, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %66 = load i32*, i32** %53, align 8
  %67 = load i32, i32* %66, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %indvars.iv.next.i.i.i.i, %68
  br i1 %69, label %58, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !14

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit": ; preds = %58
  br label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit": ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", %taichi_strlen.exit.thread.i.i.i.i, %mutex_lock_i32.exit.i.i.i
  %70 = atomicrmw volatile xchg i32* %23, i32 0 seq_cst, align 4
  br label %71

71:                                               ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit", %16, %15
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_struct_for_block_helper(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #7 {
  %4 = alloca %struct.RuntimeContext, align 8
  %5 = getelementptr inbounds i8, i8* %0, i64 28
  %6 = bitcast i8* %5 to i32*
  %7 = load i32, i32* %6, align 4
  %8 = sdiv i32 %2, %7
  %9 = getelementptr inbounds i8, i8* %0, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = sdiv i32 %11, %7
  %13 = srem i32 %2, %7
  %14 = getelementptr inbounds i8, i8* %0, i64 16
  %15 = bitcast i8* %14 to %struct.ListManager**
  %16 = load %struct.ListManager*, %struct.ListManager** %15, align 8
  %17 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %16, i64 0, i32 3
  %18 = load i32, i32* %17, align 8
  %19 = ashr i32 %8, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %16, i64 0, i32 0, i64 %20
  %22 = load i8*, i8** %21, align 8
  %23 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %16, i64 0, i32 1
  %24 = load i64, i64* %23, align 8
  %notmask.i.i = shl nsw i32 -1, %18
  %25 = xor i32 %notmask.i.i, -1
  %26 = and i32 %8, %25
  %27 = sext i32 %26 to i64
  %28 = mul i64 %24, %27
  %29 = getelementptr inbounds i8, i8* %22, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 8
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 8
  %33 = mul nsw i32 %13, %12
  %34 = add nsw i32 %32, %33
  %35 = add nsw i32 %13, 1
  %36 = mul nsw i32 %35, %12
  %37 = add nsw i32 %32, %36
  %38 = getelementptr inbounds i8, i8* %29, i64 12
  %39 = bitcast i8* %38 to i32*
  %40 = load i32, i32* %39, align 4
  %41 = tail call i32 @llvm.smin.i32(i32 %40, i32 %37)
  %42 = getelementptr inbounds i8, i8* %0, i64 32
  %43 = bitcast i8* %42 to i64*
  %44 = load i64, i64* %43, align 8
  %45 = alloca i8, i64 %44, align 8
  %46 = bitcast i8* %0 to i8**
  %47 = load i8*, i8** %46, align 8
  %48 = bitcast %struct.RuntimeContext* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %48, i8* noundef nonnull align 8 dereferenceable(32) %47, i64 32, i1 false)
  %49 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %4, i64 0, i32 2
  store i32 %1, i32* %49, align 8
  %50 = icmp slt i32 %34, %41
  br i1 %50, label %51, label %58

51:                                               ; preds = %3
  %52 = getelementptr inbounds i8, i8* %0, i64 8
  %53 = bitcast i8* %52 to void (%struct.RuntimeContext*, i8*, %struct.Element.63*, i32, i32)**
  %54 = load void (%struct.RuntimeContext*, i8*, %struct.Element.63*, i32, i32)*, void (%struct.RuntimeContext*, i8*, %struct.Element.63*, i32, i32)** %53, align 8
  %55 = load i8*, i8** %21, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %28
  %57 = bitcast i8* %56 to %struct.Element.63*
  call void %54(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %45, %struct.Element.63* noundef nonnull %57, i32 noundef %34, i32 noundef %41) #1
  br label %58

58:                                               ; preds = %51, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #9

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree norecurse nosync nounwind }
attributes #3 = { argmemonly mustprogress nofree norecurse nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #7 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { argmemonly nocallback nofree nosync nounwind willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
