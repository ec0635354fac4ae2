; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.LLVMRuntime.152**, i8**, i32*, i64** }
%struct.RuntimeContext.153 = type { i8*, %struct.LLVMRuntime.152*, i32, i64* }
%struct.LLVMRuntime.152 = type { %struct.PreallocatedMemoryChunk.147, %struct.PreallocatedMemoryChunk.147, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.148*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.149*], [1024 x %struct.NodeManager.150*], [1024 x i8*], i8*, %struct.RandState.151*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.147 = type { i8*, i8*, i64 }
%struct.__va_list_tag.148 = type { i32, i32, i8*, i8* }
%struct.ListManager.149 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.152* }
%struct.NodeManager.150 = type <{ %struct.LLVMRuntime.152*, i32, i32, i32, i32, %struct.ListManager.149*, %struct.ListManager.149*, %struct.ListManager.149*, i32, [4 x i8] }>
%struct.RandState.151 = type { i32, i32, i32, i32, i32 }
%struct.PhysicalCoordinates.0.154 = type { [12 x i32] }
%struct.Element.217 = type { i8*, [2 x i32], %struct.PhysicalCoordinates.0.154 }
%struct.cpu_block_task_helper_context = type { %struct.RuntimeContext.153*, void (%struct.RuntimeContext.153*, i8*, %struct.Element.217*, i32, i32)*, %struct.ListManager.149*, i32, i32, i64 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1
@.str.27 = private unnamed_addr constant [15 x i8] c"ptr not found.\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @clear_drawn_c98_0_kernel_0_serial(%struct.RuntimeContext.153* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %1, i64 0, i32 11, i64 7
  %3 = load %struct.ListManager.149*, %struct.ListManager.149** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_1_listgen_S7pointer(%struct.RuntimeContext.153* %context) local_unnamed_addr #1 {
.lr.ph.i:
  %.sroa.2.i = alloca { [2 x i32], %struct.PhysicalCoordinates.0.154 }, align 8
  %0 = alloca %struct.Element.217, align 8
  %1 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %1, align 8
  %.sroa.2.i.0..sroa_cast = bitcast { [2 x i32], %struct.PhysicalCoordinates.0.154 }* %.sroa.2.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  %.0..0..0..0..sroa_cast16 = bitcast %struct.Element.217* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  %3 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %2, i64 0, i32 11, i64 0
  %4 = bitcast %struct.ListManager.149** %3 to %struct.Element.217***
  %5 = load %struct.Element.217**, %struct.Element.217*** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %2, i64 0, i32 11, i64 7
  %7 = load %struct.ListManager.149*, %struct.ListManager.149** %6, align 8
  %8 = load %struct.Element.217*, %struct.Element.217** %5, align 8
  %.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Element.217, %struct.Element.217* %8, i64 0, i32 0
  %.sroa.0.0.copyload.i = load i8*, i8** %.sroa.0.0..sroa_idx.i, align 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds %struct.Element.217, %struct.Element.217* %8, i64 0, i32 1
  %.sroa.2.0..sroa_cast.i = bitcast [2 x i32]* %.sroa.2.0..sroa_idx.i to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.i.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.0..sroa_cast.i, i64 56, i1 false)
  %getch.i = getelementptr i8, i8* %.sroa.0.0.copyload.i, i64 112
  %.sroa.2.16..sroa_idx.i = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 2
  %.sroa.2.16..sroa_cast.i = bitcast %struct.PhysicalCoordinates.0.154* %.sroa.2.16..sroa_idx.i to i8*
  %.sroa.2.16..sroa_idx10.i = getelementptr inbounds { [2 x i32], %struct.PhysicalCoordinates.0.154 }, { [2 x i32], %struct.PhysicalCoordinates.0.154 }* %.sroa.2.i, i64 0, i32 1
  %.sroa.2.16..sroa_cast11.i = bitcast %struct.PhysicalCoordinates.0.154* %.sroa.2.16..sroa_idx10.i to i8*
  %9 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 5
  %10 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 3
  %11 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 6
  %12 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 4
  %13 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 2
  %14 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 0
  store i8* %getch.i, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 1, i64 0
  %15 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  store <2 x i32> <i32 0, i32 16>, <2 x i32>* %15, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast.i, i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast11.i, i64 48, i1 false)
  %16 = atomicrmw volatile add i32* %9, i32 1 seq_cst, align 4
  %17 = load i32, i32* %10, align 8
  %18 = ashr i32 %16, %17
  %19 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %11, align 8
  %20 = icmp ult i32 %18, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %19, i1 noundef zeroext %20, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 0, i64 %21
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
  %28 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %11, align 8
  %29 = load i64, i64* %13, align 8
  %30 = load i64, i64* %14, align 8
  %31 = mul i64 %30, %29
  %32 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 26
  %33 = atomicrmw volatile add i64* %32, i64 %31 seq_cst, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 1, i32 2
  %35 = load i64, i64* %34, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %35, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %56, label %36

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 24
  br label %38

38:                                               ; preds = %38, %36
  %39 = atomicrmw volatile xchg i32* %37, i32 1 seq_cst, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %38, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %38
  %41 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 1, i32 0
  %42 = load i8*, i8** %41, align 8
  %43 = ptrtoint i8* %42 to i64
  %44 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 1, i32 1
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
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %28, i1 noundef zeroext %54, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

56:                                               ; preds = %27
  %57 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 2
  %58 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %57, align 8
  %59 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 6
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
  %69 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 0, i64 %68
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
define void @clear_drawn_c98_0_kernel_2_serial(%struct.RuntimeContext.153* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %1, i64 0, i32 11, i64 8
  %3 = load %struct.ListManager.149*, %struct.ListManager.149** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_3_listgen_S8pointer(%struct.RuntimeContext.153* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.Element.217, align 8
  %1 = alloca %struct.PhysicalCoordinates.0.154, align 4
  %2 = alloca %struct.Element.217, align 8
  %3 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %3, align 8
  %5 = bitcast %struct.Element.217* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5)
  %6 = bitcast %struct.PhysicalCoordinates.0.154* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6)
  %.0..0..0..0..sroa_cast13 = bitcast %struct.Element.217* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast13)
  %7 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %4, i64 0, i32 11, i64 7
  %8 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %4, i64 0, i32 11, i64 8
  %12 = load %struct.ListManager.149*, %struct.ListManager.149** %11, align 8
  %13 = icmp sgt i32 %10, 0
  br i1 %13, label %.lr.ph61.i, label %element_listgen_nonroot.exit

.lr.ph61.i:                                       ; preds = %entry
  %14 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 3
  %15 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 1, i64 0
  %17 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 1, i64 1
  %18 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 0
  %20 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 2
  %21 = bitcast %struct.PhysicalCoordinates.0.154* %20 to i8*
  %22 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 5
  %23 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 3
  %24 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 6
  %25 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 4
  %26 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 2
  %27 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 0
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 1, i64 0
  %28 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  br label %29

29:                                               ; preds = %._crit_edge.i, %.lr.ph61.i
  %.04359.i = phi i32 [ 0, %.lr.ph61.i ], [ %113, %._crit_edge.i ]
  %30 = load i32, i32* %14, align 8
  %31 = lshr i32 %.04359.i, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 0, i64 %32
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
  call fastcc void @S7_refine_coordinates(%struct.PhysicalCoordinates.0.154* noundef nonnull %18, %struct.PhysicalCoordinates.0.154* noundef nonnull %1, i32 noundef %.04457.i) #1
  %44 = load i8*, i8** %19, align 8
  %45 = shl i32 %.04457.i, 3
  %46 = sext i32 %45 to i64
  %47 = getelementptr i8, i8* %44, i64 %46
  %48 = getelementptr inbounds i8, i8* %47, i64 128
  %49 = bitcast i8* %48 to i8**
  %50 = load i8*, i8** %49, align 8
  %.not = icmp eq i8* %50, null
  br i1 %.not, label %.loopexit.i, label %.lr.ph.i

.lr.ph.i:                                         ; preds = %.lr.ph58.i
  store i8* %50, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  store <2 x i32> <i32 0, i32 4>, <2 x i32>* %28, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %21, i8* noundef nonnull align 4 dereferenceable(48) %6, i64 48, i1 false)
  %51 = atomicrmw volatile add i32* %22, i32 1 seq_cst, align 4
  %52 = load i32, i32* %23, align 8
  %53 = ashr i32 %51, %52
  %54 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %24, align 8
  %55 = icmp ult i32 %53, 131072
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %54, i1 noundef zeroext %55, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %56 = sext i32 %53 to i64
  %57 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %56
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
  %63 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %24, align 8
  %64 = load i64, i64* %26, align 8
  %65 = load i64, i64* %27, align 8
  %66 = mul i64 %65, %64
  %67 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 26
  %68 = atomicrmw volatile add i64* %67, i64 %66 seq_cst, align 8
  %69 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 1, i32 2
  %70 = load i64, i64* %69, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %70, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %91, label %71

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 24
  br label %73

73:                                               ; preds = %73, %71
  %74 = atomicrmw volatile xchg i32* %72, i32 1 seq_cst, align 4
  %75 = icmp eq i32 %74, 1
  br i1 %75, label %73, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %73
  %76 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 1, i32 0
  %77 = load i8*, i8** %76, align 8
  %78 = ptrtoint i8* %77 to i64
  %79 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 1, i32 1
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
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %63, i1 noundef zeroext %89, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

91:                                               ; preds = %62
  %92 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 2
  %93 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %92, align 8
  %94 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 6
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
  %104 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %103
  %105 = load i8*, i8** %104, align 8
  %106 = load i64, i64* %27, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %101
  %107 = xor i32 %notmask.i.i.i.i, -1
  %108 = and i32 %51, %107
  %109 = sext i32 %108 to i64
  %110 = mul i64 %106, %109
  %111 = getelementptr inbounds i8, i8* %105, i64 %110
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %111, i8* nonnull align 8 %.0..0..0..0..sroa_cast13, i64 %106, i1 false)
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
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast13)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @clear_drawn_c98_0_kernel_4_serial(%struct.RuntimeContext.153* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %1, i64 0, i32 11, i64 9
  %3 = load %struct.ListManager.149*, %struct.ListManager.149** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_5_listgen_S9pointer(%struct.RuntimeContext.153* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.Element.217, align 8
  %1 = alloca %struct.PhysicalCoordinates.0.154, align 4
  %2 = alloca %struct.Element.217, align 8
  %3 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %3, align 8
  %5 = bitcast %struct.Element.217* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5)
  %6 = bitcast %struct.PhysicalCoordinates.0.154* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6)
  %.0..0..0..0..sroa_cast13 = bitcast %struct.Element.217* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast13)
  %7 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %4, i64 0, i32 11, i64 8
  %8 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %4, i64 0, i32 11, i64 9
  %12 = load %struct.ListManager.149*, %struct.ListManager.149** %11, align 8
  %13 = icmp sgt i32 %10, 0
  br i1 %13, label %.lr.ph61.i, label %element_listgen_nonroot.exit

.lr.ph61.i:                                       ; preds = %entry
  %14 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 3
  %15 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 1, i64 0
  %17 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 1, i64 1
  %18 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 0
  %20 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 2
  %21 = bitcast %struct.PhysicalCoordinates.0.154* %20 to i8*
  %22 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 5
  %23 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 3
  %24 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 6
  %25 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 4
  %26 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 2
  %27 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 0
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 1, i64 0
  %28 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  br label %29

29:                                               ; preds = %._crit_edge.i, %.lr.ph61.i
  %.04359.i = phi i32 [ 0, %.lr.ph61.i ], [ %113, %._crit_edge.i ]
  %30 = load i32, i32* %14, align 8
  %31 = lshr i32 %.04359.i, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 0, i64 %32
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
  call fastcc void @S8_refine_coordinates(%struct.PhysicalCoordinates.0.154* noundef nonnull %18, %struct.PhysicalCoordinates.0.154* noundef nonnull %1, i32 noundef %.04457.i) #1
  %44 = load i8*, i8** %19, align 8
  %45 = shl i32 %.04457.i, 3
  %46 = sext i32 %45 to i64
  %47 = getelementptr i8, i8* %44, i64 %46
  %48 = getelementptr inbounds i8, i8* %47, i64 32
  %49 = bitcast i8* %48 to i8**
  %50 = load i8*, i8** %49, align 8
  %.not = icmp eq i8* %50, null
  br i1 %.not, label %.loopexit.i, label %.lr.ph.i

.lr.ph.i:                                         ; preds = %.lr.ph58.i
  store i8* %50, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  store <2 x i32> <i32 0, i32 4>, <2 x i32>* %28, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %21, i8* noundef nonnull align 4 dereferenceable(48) %6, i64 48, i1 false)
  %51 = atomicrmw volatile add i32* %22, i32 1 seq_cst, align 4
  %52 = load i32, i32* %23, align 8
  %53 = ashr i32 %51, %52
  %54 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %24, align 8
  %55 = icmp ult i32 %53, 131072
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %54, i1 noundef zeroext %55, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %56 = sext i32 %53 to i64
  %57 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %56
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
  %63 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %24, align 8
  %64 = load i64, i64* %26, align 8
  %65 = load i64, i64* %27, align 8
  %66 = mul i64 %65, %64
  %67 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 26
  %68 = atomicrmw volatile add i64* %67, i64 %66 seq_cst, align 8
  %69 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 1, i32 2
  %70 = load i64, i64* %69, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %70, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %91, label %71

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 24
  br label %73

73:                                               ; preds = %73, %71
  %74 = atomicrmw volatile xchg i32* %72, i32 1 seq_cst, align 4
  %75 = icmp eq i32 %74, 1
  br i1 %75, label %73, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %73
  %76 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 1, i32 0
  %77 = load i8*, i8** %76, align 8
  %78 = ptrtoint i8* %77 to i64
  %79 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 1, i32 1
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
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %63, i1 noundef zeroext %89, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

91:                                               ; preds = %62
  %92 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 2
  %93 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %92, align 8
  %94 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 6
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
  %104 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %103
  %105 = load i8*, i8** %104, align 8
  %106 = load i64, i64* %27, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %101
  %107 = xor i32 %notmask.i.i.i.i, -1
  %108 = and i32 %51, %107
  %109 = sext i32 %108 to i64
  %110 = mul i64 %106, %109
  %111 = getelementptr inbounds i8, i8* %105, i64 %110
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %111, i8* nonnull align 8 %.0..0..0..0..sroa_cast13, i64 %106, i1 false)
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
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast13)
  ret void
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_6_struct_for(%struct.RuntimeContext.153* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.cpu_block_task_helper_context, align 8
  %1 = bitcast %struct.cpu_block_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %3, i64 0, i32 11, i64 9
  %5 = load %struct.ListManager.149*, %struct.ListManager.149** %4, align 8
  %6 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %5, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.153* %context, %struct.RuntimeContext.153** %8, align 8
  %9 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 1
  store void (%struct.RuntimeContext.153*, i8*, %struct.Element.217*, i32, i32)* @function_body, void (%struct.RuntimeContext.153*, i8*, %struct.Element.217*, i32, i32)** %9, align 8
  %10 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 2
  store %struct.ListManager.149* %5, %struct.ListManager.149** %10, align 8
  %11 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 3
  %12 = bitcast i32* %11 to <2 x i32>*
  store <2 x i32> <i32 4, i32 1>, <2 x i32>* %12, align 8
  %13 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 5
  store i64 1, i64* %13, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %3, i64 0, i32 10
  %15 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %3, i64 0, i32 9
  %17 = load i8*, i8** %16, align 8
  call void %15(i8* noundef %17, i32 noundef %7, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_struct_for_block_helper) #1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %1)
  ret void
}

; Function Attrs: nounwind
define internal void @function_body(%struct.RuntimeContext.153* %0, i8* nocapture readnone %1, %struct.Element.217* nocapture readonly %2, i32 %3, i32 %4) #1 {
allocs:
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 2, i32 0, i64 0
  %7 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 2, i32 0, i64 1
  %8 = icmp slt i32 %3, %4
  br i1 %8, label %loop_body.lr.ph, label %func_exit

loop_body.lr.ph:                                  ; preds = %allocs
  %9 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 0
  %10 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %0, i64 0, i32 1
  %11 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %4 to i64
  %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast60 = bitcast i32* %5 to i8*
  br label %loop_body

loop_body:                                        ; preds = %loop_body_tail, %loop_body.lr.ph
  %indvars.iv = phi i64 [ %11, %loop_body.lr.ph ], [ %indvars.iv.next, %loop_body_tail ]
  %12 = load i32, i32* %6, align 4
  %13 = shl i32 %12, 1
  %14 = load i32, i32* %7, align 4
  %15 = load i8*, i8** %9, align 8
  %16 = trunc i64 %indvars.iv to i32
  %17 = shl i32 %16, 3
  %18 = sext i32 %17 to i64
  %19 = getelementptr i8, i8* %15, i64 %18
  %20 = getelementptr inbounds i8, i8* %19, i64 32
  %21 = bitcast i8* %20 to i8**
  %22 = load i8*, i8** %21, align 8
  %.not = icmp eq i8* %22, null
  br i1 %.not, label %loop_body_tail, label %struct_for_body_body

loop_body_tail:                                   ; preds = %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i", %Pointer_lookup_element.exit, %loop_body
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %func_exit.loopexit, label %loop_body

func_exit.loopexit:                               ; preds = %loop_body_tail
  br label %func_exit

func_exit:                                        ; preds = %func_exit.loopexit, %allocs
  ret void

struct_for_body_body:                             ; preds = %loop_body
  %23 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %10, align 8
  %24 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %23, i64 0, i32 7, i64 0
  %25 = load i8*, i8** %24, align 8
  %getch.i = getelementptr i8, i8* %25, i64 112
  %26 = and i32 %13, 536870908
  %27 = lshr i32 %14, 1
  %28 = add nuw i32 %27, %26
  %29 = shl i32 %28, 3
  %30 = sext i32 %29 to i64
  %31 = getelementptr i8, i8* %getch.i, i64 %30
  %32 = getelementptr inbounds i8, i8* %31, i64 128
  %33 = bitcast i8* %32 to i8**
  %34 = load i8*, i8** %33, align 8
  %35 = icmp eq i8* %34, null
  br i1 %35, label %36, label %Pointer_lookup_element.exit5

36:                                               ; preds = %struct_for_body_body
  %37 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %23, i64 0, i32 13, i64 7
  %38 = load i8*, i8** %37, align 8
  br label %Pointer_lookup_element.exit5

Pointer_lookup_element.exit5:                     ; preds = %36, %struct_for_body_body
  %.0.i4 = phi i8* [ %38, %36 ], [ %34, %struct_for_body_body ]
  %39 = and i32 %13, 2
  %40 = and i32 %14, 1
  %41 = or i32 %40, %39
  %42 = shl nuw nsw i32 %41, 3
  %43 = zext i32 %42 to i64
  %44 = getelementptr i8, i8* %.0.i4, i64 %43
  %45 = getelementptr inbounds i8, i8* %44, i64 32
  %46 = bitcast i8* %45 to i8**
  %47 = load i8*, i8** %46, align 8
  %48 = icmp eq i8* %47, null
  br i1 %48, label %49, label %Pointer_lookup_element.exit

49:                                               ; preds = %Pointer_lookup_element.exit5
  %50 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %23, i64 0, i32 13, i64 8
  %51 = load i8*, i8** %50, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %49, %Pointer_lookup_element.exit5
  %.0.i = phi i8* [ %51, %49 ], [ %47, %Pointer_lookup_element.exit5 ]
  %52 = and i32 %17, 24
  %53 = zext i32 %52 to i64
  %54 = getelementptr i8, i8* %.0.i, i64 %53
  %55 = getelementptr inbounds i8, i8* %54, i64 32
  %56 = bitcast i8* %55 to i8**
  %57 = load i8*, i8** %56, align 8
  %.not.i = icmp eq i8* %57, null
  br i1 %.not.i, label %loop_body_tail, label %58

58:                                               ; preds = %Pointer_lookup_element.exit
  %59 = bitcast i8* %54 to i32*
  br label %60

60:                                               ; preds = %60, %58
  %61 = atomicrmw volatile xchg i32* %59, i32 1 seq_cst, align 4
  %62 = icmp eq i32 %61, 1
  br i1 %62, label %60, label %mutex_lock_i32.exit.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i:                      ; preds = %60
  %63 = load i8*, i8** %56, align 8
  %.not.i.i.i.i.i = icmp eq i8* %63, null
  br i1 %.not.i.i.i.i.i, label %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i", label %64

64:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i
  %65 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %10, align 8
  %66 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %65, i64 0, i32 12, i64 9
  %67 = load %struct.NodeManager.150*, %struct.NodeManager.150** %66, align 8
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast60)
  %68 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %67, i64 0, i32 7
  %69 = load %struct.ListManager.149*, %struct.ListManager.149** %68, align 8
  %70 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %69, i64 0, i32 2
  %71 = load i64, i64* %70, align 8
  %72 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %69, i64 0, i32 1
  %73 = load i64, i64* %72, align 8
  %74 = mul i64 %73, %71
  %75 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %69, i64 0, i32 6
  br label %76

76:                                               ; preds = %94, %64
  %indvars.iv.i.i.i.i.i.i.i.i = phi i64 [ 0, %64 ], [ %indvars.iv.next.i.i.i.i.i.i.i.i, %94 ]
  %77 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %75, align 8
  %scevgep = getelementptr %struct.ListManager.149, %struct.ListManager.149* %69, i64 0, i32 0, i64 %indvars.iv.i.i.i.i.i.i.i.i
  %78 = load i8*, i8** %scevgep, align 8
  %79 = icmp ne i8* %78, null
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %77, i1 noundef zeroext %79, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.27, i64 0, i64 0))
  %80 = load i8*, i8** %scevgep, align 8
  %.not.i.i.i.i.i.i.i.i = icmp ule i8* %80, %63
  %81 = getelementptr inbounds i8, i8* %80, i64 %74
  %82 = icmp ugt i8* %81, %63
  %or.cond.i.i.i.i.i.i.i.i = select i1 %.not.i.i.i.i.i.i.i.i, i1 %82, i1 false
  br i1 %or.cond.i.i.i.i.i.i.i.i, label %83, label %94

83:                                               ; preds = %76
  %84 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %69, i64 0, i32 3
  %85 = load i32, i32* %84, align 8
  %tmp = trunc i64 %indvars.iv.i.i.i.i.i.i.i.i to i32
  %86 = shl i32 %tmp, %85
  %87 = ptrtoint i8* %63 to i64
  %88 = ptrtoint i8* %80 to i64
  %89 = sub i64 %87, %88
  %90 = load i64, i64* %72, align 8
  %91 = udiv i64 %89, %90
  %92 = trunc i64 %91 to i32
  %93 = add nsw i32 %86, %92
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i

94:                                               ; preds = %76
  %indvars.iv.next.i.i.i.i.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i.i.i.i.i.i, 131072
  br i1 %exitcond.not.i.i.i.i.i.i.i.i, label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit, label %76, !llvm.loop !11

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit: ; preds = %94
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i:      ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit, %83
  %.012.i.i.i.i.i.i.i.i = phi i32 [ %93, %83 ], [ -1, %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit ]
  store i32 %.012.i.i.i.i.i.i.i.i, i32* %5, align 4
  %95 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %67, i64 0, i32 6
  %96 = load %struct.ListManager.149*, %struct.ListManager.149** %95, align 8
  %97 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %96, i64 0, i32 5
  %98 = atomicrmw volatile add i32* %97, i32 1 seq_cst, align 4
  %99 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %96, i64 0, i32 3
  %100 = load i32, i32* %99, align 8
  %101 = ashr i32 %98, %100
  %102 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %96, i64 0, i32 6
  %103 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %102, align 8
  %104 = icmp ult i32 %101, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %103, i1 noundef zeroext %104, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %105 = sext i32 %101 to i64
  %106 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %96, i64 0, i32 0, i64 %105
  %107 = load i8*, i8** %106, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %107, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %108, label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i

108:                                              ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i
  %109 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %96, i64 0, i32 4
  br label %110

110:                                              ; preds = %110, %108
  %111 = atomicrmw volatile xchg i32* %109, i32 1 seq_cst, align 4
  %112 = icmp eq i32 %111, 1
  br i1 %112, label %110, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i:    ; preds = %110
  %113 = load i8*, i8** %106, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %113, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %114, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i"

114:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %115 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %102, align 8
  %116 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %96, i64 0, i32 2
  %117 = load i64, i64* %116, align 8
  %118 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %96, i64 0, i32 1
  %119 = load i64, i64* %118, align 8
  %120 = mul i64 %119, %117
  %121 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %115, i64 0, i32 26
  %122 = atomicrmw volatile add i64* %121, i64 %120 seq_cst, align 8
  %123 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %115, i64 0, i32 1, i32 2
  %124 = load i64, i64* %123, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %124, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %145, label %125

125:                                              ; preds = %114
  %126 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %115, i64 0, i32 24
  br label %127

127:                                              ; preds = %127, %125
  %128 = atomicrmw volatile xchg i32* %126, i32 1 seq_cst, align 4
  %129 = icmp eq i32 %128, 1
  br i1 %129, label %127, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %127
  %130 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %115, i64 0, i32 1, i32 0
  %131 = load i8*, i8** %130, align 8
  %132 = ptrtoint i8* %131 to i64
  %133 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %115, i64 0, i32 1, i32 1
  %134 = load i8*, i8** %133, align 8
  %135 = ptrtoint i8* %134 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %132
  %136 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %137 = add i64 %136, %120
  %138 = add i64 %137, %132
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %138, %135
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %139

139:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %140 = add i64 %136, %132
  %141 = inttoptr i64 %140 to i8*
  %142 = getelementptr inbounds i8, i8* %131, i64 %137
  store i8* %142, i8** %130, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %139, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %141, %139 ]
  %143 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %144 = atomicrmw volatile xchg i32* %126, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %115, i1 noundef zeroext %143, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i

145:                                              ; preds = %114
  %146 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %115, i64 0, i32 2
  %147 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %146, align 8
  %148 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %115, i64 0, i32 6
  %149 = load i8*, i8** %148, align 8
  %150 = tail call noundef i8* %147(i8* noundef %149, i64 noundef %120, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %145, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %150, %145 ]
  %151 = bitcast i8** %106 to i64*
  %152 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %153 = atomicrmw volatile xchg i64* %151, i64 %152 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %154 = atomicrmw volatile xchg i32* %109, i32 0 seq_cst, align 4
  br label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i

_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i:       ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i", %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i
  %155 = load i32, i32* %99, align 8
  %156 = ashr i32 %98, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %96, i64 0, i32 0, i64 %157
  %159 = load i8*, i8** %158, align 8
  %160 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %96, i64 0, i32 1
  %161 = load i64, i64* %160, align 8
  %notmask.i.i.i.i.i.i.i.i.i = shl nsw i32 -1, %155
  %162 = xor i32 %notmask.i.i.i.i.i.i.i.i.i, -1
  %163 = and i32 %98, %162
  %164 = sext i32 %163 to i64
  %165 = mul i64 %161, %164
  %166 = getelementptr inbounds i8, i8* %159, i64 %165
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %166, i8* nonnull align 4 %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast60, i64 %161, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast60)
  store i8* null, i8** %56, align 8
  br label %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i"

"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i": ; preds = %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i
  %167 = atomicrmw volatile xchg i32* %59, i32 0 seq_cst, align 4
  br label %loop_body_tail
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_7_gc_(%struct.RuntimeContext.153* nocapture readonly %context) local_unnamed_addr #1 {
entry:
  %0 = alloca i32, align 4
  %1 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %1, align 8
  %3 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %2, i64 0, i32 12, i64 9
  %4 = load %struct.NodeManager.150*, %struct.NodeManager.150** %3, align 8
  %.0..0..0..0..sroa_cast7 = bitcast i32* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..sroa_cast7)
  %5 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 4
  %6 = load i32, i32* %5, align 4
  %7 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 5
  %8 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = icmp slt i32 %6, %10
  br i1 %11, label %.lr.ph19.i.i.preheader, label %._crit_edge20.i.i

.lr.ph19.i.i.preheader:                           ; preds = %entry
  br label %.lr.ph19.i.i

.lr.ph19.i.i:                                     ; preds = %.lr.ph19.i.i, %.lr.ph19.i.i.preheader
  %12 = phi %struct.ListManager.149* [ %41, %.lr.ph19.i.i ], [ %8, %.lr.ph19.i.i.preheader ]
  %.017.i.i = phi i32 [ %40, %.lr.ph19.i.i ], [ %6, %.lr.ph19.i.i.preheader ]
  %13 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 3
  %14 = load i32, i32* %13, align 8
  %15 = ashr i32 %.017.i.i, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %16
  %18 = load i8*, i8** %17, align 8
  %19 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 1
  %20 = load i64, i64* %19, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %14
  %21 = xor i32 %notmask.i.i.i.i, -1
  %22 = and i32 %.017.i.i, %21
  %23 = sext i32 %22 to i64
  %24 = mul i64 %20, %23
  %25 = getelementptr inbounds i8, i8* %18, i64 %24
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 4
  %28 = load i32, i32* %5, align 4
  %29 = mul i32 %28, -1
  %30 = add i32 %.017.i.i, %29
  %31 = ashr i32 %30, %14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %32
  %34 = load i8*, i8** %33, align 8
  %35 = and i32 %30, %21
  %36 = sext i32 %35 to i64
  %37 = mul i64 %20, %36
  %38 = getelementptr inbounds i8, i8* %34, i64 %37
  %39 = bitcast i8* %38 to i32*
  store i32 %27, i32* %39, align 4
  %40 = add nsw i32 %.017.i.i, 1
  %41 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %42 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %41, i64 0, i32 5
  %43 = load i32, i32* %42, align 8
  %44 = icmp slt i32 %40, %43
  br i1 %44, label %.lr.ph19.i.i, label %._crit_edge20.loopexit.i.i, !llvm.loop !12

._crit_edge20.loopexit.i.i:                       ; preds = %.lr.ph19.i.i
  %.pre.i.i = load i32, i32* %5, align 4
  br label %._crit_edge20.i.i

._crit_edge20.i.i:                                ; preds = %._crit_edge20.loopexit.i.i, %entry
  %45 = phi i32 [ %6, %entry ], [ %.pre.i.i, %._crit_edge20.loopexit.i.i ]
  %.lcssa.i.i = phi %struct.ListManager.149* [ %8, %entry ], [ %41, %._crit_edge20.loopexit.i.i ]
  %.lcssa12.i.i = phi i32 [ %10, %entry ], [ %43, %._crit_edge20.loopexit.i.i ]
  %46 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %.lcssa.i.i, i64 0, i32 5
  %47 = sub nsw i32 %.lcssa12.i.i, %45
  %48 = tail call i32 @llvm.smax.i32(i32 %47, i32 0)
  store i32 0, i32* %5, align 4
  store i32 %48, i32* %46, align 8
  %49 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 6
  %50 = load %struct.ListManager.149*, %struct.ListManager.149** %49, align 8
  %51 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %50, i64 0, i32 5
  %52 = load i32, i32* %51, align 8
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %.lr.ph.i.i, label %node_gc.exit

.lr.ph.i.i:                                       ; preds = %._crit_edge20.i.i
  %54 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 7
  %55 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 2
  br label %56

56:                                               ; preds = %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i, %.lr.ph.i.i
  %57 = phi %struct.ListManager.149* [ %50, %.lr.ph.i.i ], [ %161, %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i ]
  %.0916.i.i = phi i32 [ 0, %.lr.ph.i.i ], [ %160, %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i ]
  %58 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %57, i64 0, i32 3
  %59 = load i32, i32* %58, align 8
  %60 = lshr i32 %.0916.i.i, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %57, i64 0, i32 0, i64 %61
  %63 = load i8*, i8** %62, align 8
  %64 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %57, i64 0, i32 1
  %65 = load i64, i64* %64, align 8
  %notmask.i.i11.i.i = shl nsw i32 -1, %59
  %66 = xor i32 %notmask.i.i11.i.i, -1
  %67 = and i32 %.0916.i.i, %66
  %68 = zext i32 %67 to i64
  %69 = mul i64 %65, %68
  %70 = getelementptr inbounds i8, i8* %63, i64 %69
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  store i32 %72, i32* %0, align 4
  %73 = load %struct.ListManager.149*, %struct.ListManager.149** %54, align 8
  %74 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %73, i64 0, i32 3
  %75 = load i32, i32* %74, align 8
  %76 = ashr i32 %72, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %73, i64 0, i32 0, i64 %77
  %79 = load i8*, i8** %78, align 8
  %80 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %73, i64 0, i32 1
  %81 = load i64, i64* %80, align 8
  %notmask.i.i.i = shl nsw i32 -1, %75
  %82 = xor i32 %notmask.i.i.i, -1
  %83 = and i32 %72, %82
  %84 = sext i32 %83 to i64
  %85 = mul i64 %81, %84
  %86 = getelementptr inbounds i8, i8* %79, i64 %85
  %87 = load i32, i32* %55, align 4
  %88 = sext i32 %87 to i64
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %86, i8 0, i64 %88, i1 false)
  %89 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %90 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 5
  %91 = atomicrmw volatile add i32* %90, i32 1 seq_cst, align 4
  %92 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 3
  %93 = load i32, i32* %92, align 8
  %94 = ashr i32 %91, %93
  %95 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 6
  %96 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %95, align 8
  %97 = icmp ult i32 %94, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %96, i1 noundef zeroext %97, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %98 = sext i32 %94 to i64
  %99 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 0, i64 %98
  %100 = load i8*, i8** %99, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %100, null
  br i1 %.not.i.i.i.i.i.i.i, label %101, label %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i

101:                                              ; preds = %56
  %102 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 4
  br label %103

103:                                              ; preds = %103, %101
  %104 = atomicrmw volatile xchg i32* %102, i32 1 seq_cst, align 4
  %105 = icmp eq i32 %104, 1
  br i1 %105, label %103, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i:          ; preds = %103
  %106 = load i8*, i8** %99, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %106, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %107, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

107:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %108 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %95, align 8
  %109 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 2
  %110 = load i64, i64* %109, align 8
  %111 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 1
  %112 = load i64, i64* %111, align 8
  %113 = mul i64 %112, %110
  %114 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 26
  %115 = atomicrmw volatile add i64* %114, i64 %113 seq_cst, align 8
  %116 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 1, i32 2
  %117 = load i64, i64* %116, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %117, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %138, label %118

118:                                              ; preds = %107
  %119 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 24
  br label %120

120:                                              ; preds = %120, %118
  %121 = atomicrmw volatile xchg i32* %119, i32 1 seq_cst, align 4
  %122 = icmp eq i32 %121, 1
  br i1 %122, label %120, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %120
  %123 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 1, i32 0
  %124 = load i8*, i8** %123, align 8
  %125 = ptrtoint i8* %124 to i64
  %126 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 1, i32 1
  %127 = load i8*, i8** %126, align 8
  %128 = ptrtoint i8* %127 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %125
  %129 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %130 = add i64 %129, %113
  %131 = add i64 %130, %125
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %131, %128
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i, label %132

132:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %133 = add i64 %129, %125
  %134 = inttoptr i64 %133 to i8*
  %135 = getelementptr inbounds i8, i8* %124, i64 %130
  store i8* %135, i8** %123, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %132, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %134, %132 ]
  %136 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %137 = atomicrmw volatile xchg i32* %119, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %108, i1 noundef zeroext %136, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

138:                                              ; preds = %107
  %139 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 2
  %140 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %139, align 8
  %141 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 6
  %142 = load i8*, i8** %141, align 8
  %143 = tail call noundef i8* %140(i8* noundef %142, i64 noundef %113, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i: ; preds = %138, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i ], [ %143, %138 ]
  %144 = bitcast i8** %99 to i64*
  %145 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %146 = atomicrmw volatile xchg i64* %144, i64 %145 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %147 = atomicrmw volatile xchg i32* %102, i32 0 seq_cst, align 4
  br label %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i

_ZN11ListManager9push_backIiEEvRKT_.exit.i.i:     ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i", %56
  %148 = load i32, i32* %92, align 8
  %149 = ashr i32 %91, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 0, i64 %150
  %152 = load i8*, i8** %151, align 8
  %153 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 1
  %154 = load i64, i64* %153, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %148
  %155 = xor i32 %notmask.i.i.i.i.i.i, -1
  %156 = and i32 %91, %155
  %157 = sext i32 %156 to i64
  %158 = mul i64 %154, %157
  %159 = getelementptr inbounds i8, i8* %152, i64 %158
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %159, i8* nonnull align 4 %.0..0..0..0..sroa_cast7, i64 %154, i1 false)
  %160 = add nuw nsw i32 %.0916.i.i, 1
  %161 = load %struct.ListManager.149*, %struct.ListManager.149** %49, align 8
  %162 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %161, i64 0, i32 5
  %163 = load i32, i32* %162, align 8
  %164 = icmp slt i32 %160, %163
  br i1 %164, label %56, label %node_gc.exit.loopexit, !llvm.loop !13

node_gc.exit.loopexit:                            ; preds = %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i
  br label %node_gc.exit

node_gc.exit:                                     ; preds = %node_gc.exit.loopexit, %._crit_edge20.i.i
  %.lcssa15.i.i = phi %struct.ListManager.149* [ %50, %._crit_edge20.i.i ], [ %161, %node_gc.exit.loopexit ]
  %165 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %.lcssa15.i.i, i64 0, i32 5
  store i32 0, i32* %165, align 8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..sroa_cast7)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @clear_drawn_c98_0_kernel_8_serial(%struct.RuntimeContext.153* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %1, i64 0, i32 11, i64 7
  %3 = load %struct.ListManager.149*, %struct.ListManager.149** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_9_listgen_S7pointer(%struct.RuntimeContext.153* %context) local_unnamed_addr #1 {
.lr.ph.i:
  %.sroa.2.i = alloca { [2 x i32], %struct.PhysicalCoordinates.0.154 }, align 8
  %0 = alloca %struct.Element.217, align 8
  %1 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %1, align 8
  %.sroa.2.i.0..sroa_cast = bitcast { [2 x i32], %struct.PhysicalCoordinates.0.154 }* %.sroa.2.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  %.0..0..0..0..sroa_cast16 = bitcast %struct.Element.217* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  %3 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %2, i64 0, i32 11, i64 0
  %4 = bitcast %struct.ListManager.149** %3 to %struct.Element.217***
  %5 = load %struct.Element.217**, %struct.Element.217*** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %2, i64 0, i32 11, i64 7
  %7 = load %struct.ListManager.149*, %struct.ListManager.149** %6, align 8
  %8 = load %struct.Element.217*, %struct.Element.217** %5, align 8
  %.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Element.217, %struct.Element.217* %8, i64 0, i32 0
  %.sroa.0.0.copyload.i = load i8*, i8** %.sroa.0.0..sroa_idx.i, align 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds %struct.Element.217, %struct.Element.217* %8, i64 0, i32 1
  %.sroa.2.0..sroa_cast.i = bitcast [2 x i32]* %.sroa.2.0..sroa_idx.i to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.i.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.0..sroa_cast.i, i64 56, i1 false)
  %getch.i = getelementptr i8, i8* %.sroa.0.0.copyload.i, i64 112
  %.sroa.2.16..sroa_idx.i = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 2
  %.sroa.2.16..sroa_cast.i = bitcast %struct.PhysicalCoordinates.0.154* %.sroa.2.16..sroa_idx.i to i8*
  %.sroa.2.16..sroa_idx10.i = getelementptr inbounds { [2 x i32], %struct.PhysicalCoordinates.0.154 }, { [2 x i32], %struct.PhysicalCoordinates.0.154 }* %.sroa.2.i, i64 0, i32 1
  %.sroa.2.16..sroa_cast11.i = bitcast %struct.PhysicalCoordinates.0.154* %.sroa.2.16..sroa_idx10.i to i8*
  %9 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 5
  %10 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 3
  %11 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 6
  %12 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 4
  %13 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 2
  %14 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 0
  store i8* %getch.i, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 1, i64 0
  %15 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  store <2 x i32> <i32 0, i32 16>, <2 x i32>* %15, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast.i, i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast11.i, i64 48, i1 false)
  %16 = atomicrmw volatile add i32* %9, i32 1 seq_cst, align 4
  %17 = load i32, i32* %10, align 8
  %18 = ashr i32 %16, %17
  %19 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %11, align 8
  %20 = icmp ult i32 %18, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %19, i1 noundef zeroext %20, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 0, i64 %21
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
  %28 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %11, align 8
  %29 = load i64, i64* %13, align 8
  %30 = load i64, i64* %14, align 8
  %31 = mul i64 %30, %29
  %32 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 26
  %33 = atomicrmw volatile add i64* %32, i64 %31 seq_cst, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 1, i32 2
  %35 = load i64, i64* %34, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %35, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %56, label %36

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 24
  br label %38

38:                                               ; preds = %38, %36
  %39 = atomicrmw volatile xchg i32* %37, i32 1 seq_cst, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %38, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %38
  %41 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 1, i32 0
  %42 = load i8*, i8** %41, align 8
  %43 = ptrtoint i8* %42 to i64
  %44 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 1, i32 1
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
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %28, i1 noundef zeroext %54, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

56:                                               ; preds = %27
  %57 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 2
  %58 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %57, align 8
  %59 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 6
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
  %69 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 0, i64 %68
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
define void @clear_drawn_c98_0_kernel_10_serial(%struct.RuntimeContext.153* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %1, i64 0, i32 11, i64 8
  %3 = load %struct.ListManager.149*, %struct.ListManager.149** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_11_listgen_S8pointer(%struct.RuntimeContext.153* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.Element.217, align 8
  %1 = alloca %struct.PhysicalCoordinates.0.154, align 4
  %2 = alloca %struct.Element.217, align 8
  %3 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %3, align 8
  %5 = bitcast %struct.Element.217* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5)
  %6 = bitcast %struct.PhysicalCoordinates.0.154* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6)
  %.0..0..0..0..sroa_cast13 = bitcast %struct.Element.217* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast13)
  %7 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %4, i64 0, i32 11, i64 7
  %8 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %4, i64 0, i32 11, i64 8
  %12 = load %struct.ListManager.149*, %struct.ListManager.149** %11, align 8
  %13 = icmp sgt i32 %10, 0
  br i1 %13, label %.lr.ph61.i, label %element_listgen_nonroot.exit

.lr.ph61.i:                                       ; preds = %entry
  %14 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 3
  %15 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 1, i64 0
  %17 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 1, i64 1
  %18 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 0
  %20 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 2
  %21 = bitcast %struct.PhysicalCoordinates.0.154* %20 to i8*
  %22 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 5
  %23 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 3
  %24 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 6
  %25 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 4
  %26 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 2
  %27 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 0
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 1, i64 0
  %28 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  br label %29

29:                                               ; preds = %._crit_edge.i, %.lr.ph61.i
  %.04359.i = phi i32 [ 0, %.lr.ph61.i ], [ %113, %._crit_edge.i ]
  %30 = load i32, i32* %14, align 8
  %31 = lshr i32 %.04359.i, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 0, i64 %32
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
  call fastcc void @S7_refine_coordinates(%struct.PhysicalCoordinates.0.154* noundef nonnull %18, %struct.PhysicalCoordinates.0.154* noundef nonnull %1, i32 noundef %.04457.i) #1
  %44 = load i8*, i8** %19, align 8
  %45 = shl i32 %.04457.i, 3
  %46 = sext i32 %45 to i64
  %47 = getelementptr i8, i8* %44, i64 %46
  %48 = getelementptr inbounds i8, i8* %47, i64 128
  %49 = bitcast i8* %48 to i8**
  %50 = load i8*, i8** %49, align 8
  %.not = icmp eq i8* %50, null
  br i1 %.not, label %.loopexit.i, label %.lr.ph.i

.lr.ph.i:                                         ; preds = %.lr.ph58.i
  store i8* %50, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  store <2 x i32> <i32 0, i32 4>, <2 x i32>* %28, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %21, i8* noundef nonnull align 4 dereferenceable(48) %6, i64 48, i1 false)
  %51 = atomicrmw volatile add i32* %22, i32 1 seq_cst, align 4
  %52 = load i32, i32* %23, align 8
  %53 = ashr i32 %51, %52
  %54 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %24, align 8
  %55 = icmp ult i32 %53, 131072
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %54, i1 noundef zeroext %55, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %56 = sext i32 %53 to i64
  %57 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %56
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
  %63 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %24, align 8
  %64 = load i64, i64* %26, align 8
  %65 = load i64, i64* %27, align 8
  %66 = mul i64 %65, %64
  %67 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 26
  %68 = atomicrmw volatile add i64* %67, i64 %66 seq_cst, align 8
  %69 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 1, i32 2
  %70 = load i64, i64* %69, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %70, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %91, label %71

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 24
  br label %73

73:                                               ; preds = %73, %71
  %74 = atomicrmw volatile xchg i32* %72, i32 1 seq_cst, align 4
  %75 = icmp eq i32 %74, 1
  br i1 %75, label %73, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %73
  %76 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 1, i32 0
  %77 = load i8*, i8** %76, align 8
  %78 = ptrtoint i8* %77 to i64
  %79 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 1, i32 1
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
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %63, i1 noundef zeroext %89, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

91:                                               ; preds = %62
  %92 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 2
  %93 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %92, align 8
  %94 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 6
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
  %104 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %103
  %105 = load i8*, i8** %104, align 8
  %106 = load i64, i64* %27, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %101
  %107 = xor i32 %notmask.i.i.i.i, -1
  %108 = and i32 %51, %107
  %109 = sext i32 %108 to i64
  %110 = mul i64 %106, %109
  %111 = getelementptr inbounds i8, i8* %105, i64 %110
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %111, i8* nonnull align 8 %.0..0..0..0..sroa_cast13, i64 %106, i1 false)
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
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast13)
  ret void
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_12_struct_for(%struct.RuntimeContext.153* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.cpu_block_task_helper_context, align 8
  %1 = bitcast %struct.cpu_block_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %3, i64 0, i32 11, i64 8
  %5 = load %struct.ListManager.149*, %struct.ListManager.149** %4, align 8
  %6 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %5, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.153* %context, %struct.RuntimeContext.153** %8, align 8
  %9 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 1
  store void (%struct.RuntimeContext.153*, i8*, %struct.Element.217*, i32, i32)* @function_body.1, void (%struct.RuntimeContext.153*, i8*, %struct.Element.217*, i32, i32)** %9, align 8
  %10 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 2
  store %struct.ListManager.149* %5, %struct.ListManager.149** %10, align 8
  %11 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 3
  %12 = bitcast i32* %11 to <2 x i32>*
  store <2 x i32> <i32 4, i32 1>, <2 x i32>* %12, align 8
  %13 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 5
  store i64 1, i64* %13, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %3, i64 0, i32 10
  %15 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %3, i64 0, i32 9
  %17 = load i8*, i8** %16, align 8
  call void %15(i8* noundef %17, i32 noundef %7, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_struct_for_block_helper) #1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %1)
  ret void
}

; Function Attrs: nounwind
define internal void @function_body.1(%struct.RuntimeContext.153* %0, i8* nocapture readnone %1, %struct.Element.217* nocapture readonly %2, i32 %3, i32 %4) #1 {
allocs:
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 2, i32 0, i64 0
  %7 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 2, i32 0, i64 1
  %8 = icmp slt i32 %3, %4
  br i1 %8, label %loop_body.lr.ph, label %func_exit

loop_body.lr.ph:                                  ; preds = %allocs
  %9 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 0
  %10 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %0, i64 0, i32 1
  %11 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %4 to i64
  %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast49 = bitcast i32* %5 to i8*
  br label %loop_body

loop_body:                                        ; preds = %loop_body_tail, %loop_body.lr.ph
  %indvars.iv = phi i64 [ %11, %loop_body.lr.ph ], [ %indvars.iv.next, %loop_body_tail ]
  %12 = load i8*, i8** %9, align 8
  %13 = trunc i64 %indvars.iv to i32
  %14 = shl i32 %13, 3
  %15 = sext i32 %14 to i64
  %16 = getelementptr i8, i8* %12, i64 %15
  %17 = getelementptr inbounds i8, i8* %16, i64 32
  %18 = bitcast i8* %17 to i8**
  %19 = load i8*, i8** %18, align 8
  %.not = icmp eq i8* %19, null
  br i1 %.not, label %loop_body_tail, label %struct_for_body_body

loop_body_tail:                                   ; preds = %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i", %Pointer_lookup_element.exit, %loop_body
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %func_exit.loopexit, label %loop_body

func_exit.loopexit:                               ; preds = %loop_body_tail
  br label %func_exit

func_exit:                                        ; preds = %func_exit.loopexit, %allocs
  ret void

struct_for_body_body:                             ; preds = %loop_body
  %20 = load i32, i32* %7, align 4
  %21 = load i32, i32* %6, align 4
  %22 = shl i32 %21, 2
  %23 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %10, align 8
  %24 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %23, i64 0, i32 7, i64 0
  %25 = load i8*, i8** %24, align 8
  %getch.i = getelementptr i8, i8* %25, i64 112
  %26 = add i32 %22, %20
  %27 = shl i32 %26, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr i8, i8* %getch.i, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 128
  %31 = bitcast i8* %30 to i8**
  %32 = load i8*, i8** %31, align 8
  %33 = icmp eq i8* %32, null
  br i1 %33, label %34, label %Pointer_lookup_element.exit

34:                                               ; preds = %struct_for_body_body
  %35 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %23, i64 0, i32 13, i64 7
  %36 = load i8*, i8** %35, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %34, %struct_for_body_body
  %.0.i = phi i8* [ %36, %34 ], [ %32, %struct_for_body_body ]
  %37 = and i32 %14, 24
  %38 = zext i32 %37 to i64
  %39 = getelementptr i8, i8* %.0.i, i64 %38
  %40 = getelementptr inbounds i8, i8* %39, i64 32
  %41 = bitcast i8* %40 to i8**
  %42 = load i8*, i8** %41, align 8
  %.not.i = icmp eq i8* %42, null
  br i1 %.not.i, label %loop_body_tail, label %43

43:                                               ; preds = %Pointer_lookup_element.exit
  %44 = bitcast i8* %39 to i32*
  br label %45

45:                                               ; preds = %45, %43
  %46 = atomicrmw volatile xchg i32* %44, i32 1 seq_cst, align 4
  %47 = icmp eq i32 %46, 1
  br i1 %47, label %45, label %mutex_lock_i32.exit.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i:                      ; preds = %45
  %48 = load i8*, i8** %41, align 8
  %.not.i.i.i.i.i = icmp eq i8* %48, null
  br i1 %.not.i.i.i.i.i, label %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i", label %49

49:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i
  %50 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %10, align 8
  %51 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %50, i64 0, i32 12, i64 8
  %52 = load %struct.NodeManager.150*, %struct.NodeManager.150** %51, align 8
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast49)
  %53 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %52, i64 0, i32 7
  %54 = load %struct.ListManager.149*, %struct.ListManager.149** %53, align 8
  %55 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %54, i64 0, i32 2
  %56 = load i64, i64* %55, align 8
  %57 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %54, i64 0, i32 1
  %58 = load i64, i64* %57, align 8
  %59 = mul i64 %58, %56
  %60 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %54, i64 0, i32 6
  br label %61

61:                                               ; preds = %79, %49
  %indvars.iv.i.i.i.i.i.i.i.i = phi i64 [ 0, %49 ], [ %indvars.iv.next.i.i.i.i.i.i.i.i, %79 ]
  %62 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %60, align 8
  %scevgep = getelementptr %struct.ListManager.149, %struct.ListManager.149* %54, i64 0, i32 0, i64 %indvars.iv.i.i.i.i.i.i.i.i
  %63 = load i8*, i8** %scevgep, align 8
  %64 = icmp ne i8* %63, null
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %62, i1 noundef zeroext %64, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.27, i64 0, i64 0))
  %65 = load i8*, i8** %scevgep, align 8
  %.not.i.i.i.i.i.i.i.i = icmp ule i8* %65, %48
  %66 = getelementptr inbounds i8, i8* %65, i64 %59
  %67 = icmp ugt i8* %66, %48
  %or.cond.i.i.i.i.i.i.i.i = select i1 %.not.i.i.i.i.i.i.i.i, i1 %67, i1 false
  br i1 %or.cond.i.i.i.i.i.i.i.i, label %68, label %79

68:                                               ; preds = %61
  %69 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %54, i64 0, i32 3
  %70 = load i32, i32* %69, align 8
  %tmp = trunc i64 %indvars.iv.i.i.i.i.i.i.i.i to i32
  %71 = shl i32 %tmp, %70
  %72 = ptrtoint i8* %48 to i64
  %73 = ptrtoint i8* %65 to i64
  %74 = sub i64 %72, %73
  %75 = load i64, i64* %57, align 8
  %76 = udiv i64 %74, %75
  %77 = trunc i64 %76 to i32
  %78 = add nsw i32 %71, %77
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i

79:                                               ; preds = %61
  %indvars.iv.next.i.i.i.i.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i.i.i.i.i.i, 131072
  br i1 %exitcond.not.i.i.i.i.i.i.i.i, label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit, label %61, !llvm.loop !11

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit: ; preds = %79
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i:      ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit, %68
  %.012.i.i.i.i.i.i.i.i = phi i32 [ %78, %68 ], [ -1, %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit ]
  store i32 %.012.i.i.i.i.i.i.i.i, i32* %5, align 4
  %80 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %52, i64 0, i32 6
  %81 = load %struct.ListManager.149*, %struct.ListManager.149** %80, align 8
  %82 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %81, i64 0, i32 5
  %83 = atomicrmw volatile add i32* %82, i32 1 seq_cst, align 4
  %84 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %81, i64 0, i32 3
  %85 = load i32, i32* %84, align 8
  %86 = ashr i32 %83, %85
  %87 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %81, i64 0, i32 6
  %88 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %87, align 8
  %89 = icmp ult i32 %86, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %88, i1 noundef zeroext %89, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %90 = sext i32 %86 to i64
  %91 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %81, i64 0, i32 0, i64 %90
  %92 = load i8*, i8** %91, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %92, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %93, label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i

93:                                               ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i
  %94 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %81, i64 0, i32 4
  br label %95

95:                                               ; preds = %95, %93
  %96 = atomicrmw volatile xchg i32* %94, i32 1 seq_cst, align 4
  %97 = icmp eq i32 %96, 1
  br i1 %97, label %95, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i:    ; preds = %95
  %98 = load i8*, i8** %91, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %98, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %99, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i"

99:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %100 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %87, align 8
  %101 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %81, i64 0, i32 2
  %102 = load i64, i64* %101, align 8
  %103 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %81, i64 0, i32 1
  %104 = load i64, i64* %103, align 8
  %105 = mul i64 %104, %102
  %106 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %100, i64 0, i32 26
  %107 = atomicrmw volatile add i64* %106, i64 %105 seq_cst, align 8
  %108 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %100, i64 0, i32 1, i32 2
  %109 = load i64, i64* %108, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %109, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %130, label %110

110:                                              ; preds = %99
  %111 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %100, i64 0, i32 24
  br label %112

112:                                              ; preds = %112, %110
  %113 = atomicrmw volatile xchg i32* %111, i32 1 seq_cst, align 4
  %114 = icmp eq i32 %113, 1
  br i1 %114, label %112, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %112
  %115 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %100, i64 0, i32 1, i32 0
  %116 = load i8*, i8** %115, align 8
  %117 = ptrtoint i8* %116 to i64
  %118 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %100, i64 0, i32 1, i32 1
  %119 = load i8*, i8** %118, align 8
  %120 = ptrtoint i8* %119 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %117
  %121 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %122 = add i64 %121, %105
  %123 = add i64 %122, %117
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %123, %120
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %124

124:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %125 = add i64 %121, %117
  %126 = inttoptr i64 %125 to i8*
  %127 = getelementptr inbounds i8, i8* %116, i64 %122
  store i8* %127, i8** %115, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %124, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %126, %124 ]
  %128 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %129 = atomicrmw volatile xchg i32* %111, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %100, i1 noundef zeroext %128, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i

130:                                              ; preds = %99
  %131 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %100, i64 0, i32 2
  %132 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %131, align 8
  %133 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %100, i64 0, i32 6
  %134 = load i8*, i8** %133, align 8
  %135 = tail call noundef i8* %132(i8* noundef %134, i64 noundef %105, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %130, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %135, %130 ]
  %136 = bitcast i8** %91 to i64*
  %137 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %138 = atomicrmw volatile xchg i64* %136, i64 %137 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %139 = atomicrmw volatile xchg i32* %94, i32 0 seq_cst, align 4
  br label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i

_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i:       ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i", %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i
  %140 = load i32, i32* %84, align 8
  %141 = ashr i32 %83, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %81, i64 0, i32 0, i64 %142
  %144 = load i8*, i8** %143, align 8
  %145 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %81, i64 0, i32 1
  %146 = load i64, i64* %145, align 8
  %notmask.i.i.i.i.i.i.i.i.i = shl nsw i32 -1, %140
  %147 = xor i32 %notmask.i.i.i.i.i.i.i.i.i, -1
  %148 = and i32 %83, %147
  %149 = sext i32 %148 to i64
  %150 = mul i64 %146, %149
  %151 = getelementptr inbounds i8, i8* %144, i64 %150
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %151, i8* nonnull align 4 %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast49, i64 %146, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast49)
  store i8* null, i8** %41, align 8
  br label %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i"

"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i": ; preds = %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i
  %152 = atomicrmw volatile xchg i32* %44, i32 0 seq_cst, align 4
  br label %loop_body_tail
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_13_gc_(%struct.RuntimeContext.153* nocapture readonly %context) local_unnamed_addr #1 {
entry:
  %0 = alloca i32, align 4
  %1 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %1, align 8
  %3 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %2, i64 0, i32 12, i64 8
  %4 = load %struct.NodeManager.150*, %struct.NodeManager.150** %3, align 8
  %.0..0..0..0..sroa_cast7 = bitcast i32* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..sroa_cast7)
  %5 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 4
  %6 = load i32, i32* %5, align 4
  %7 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 5
  %8 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = icmp slt i32 %6, %10
  br i1 %11, label %.lr.ph19.i.i.preheader, label %._crit_edge20.i.i

.lr.ph19.i.i.preheader:                           ; preds = %entry
  br label %.lr.ph19.i.i

.lr.ph19.i.i:                                     ; preds = %.lr.ph19.i.i, %.lr.ph19.i.i.preheader
  %12 = phi %struct.ListManager.149* [ %41, %.lr.ph19.i.i ], [ %8, %.lr.ph19.i.i.preheader ]
  %.017.i.i = phi i32 [ %40, %.lr.ph19.i.i ], [ %6, %.lr.ph19.i.i.preheader ]
  %13 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 3
  %14 = load i32, i32* %13, align 8
  %15 = ashr i32 %.017.i.i, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %16
  %18 = load i8*, i8** %17, align 8
  %19 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 1
  %20 = load i64, i64* %19, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %14
  %21 = xor i32 %notmask.i.i.i.i, -1
  %22 = and i32 %.017.i.i, %21
  %23 = sext i32 %22 to i64
  %24 = mul i64 %20, %23
  %25 = getelementptr inbounds i8, i8* %18, i64 %24
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 4
  %28 = load i32, i32* %5, align 4
  %29 = mul i32 %28, -1
  %30 = add i32 %.017.i.i, %29
  %31 = ashr i32 %30, %14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %32
  %34 = load i8*, i8** %33, align 8
  %35 = and i32 %30, %21
  %36 = sext i32 %35 to i64
  %37 = mul i64 %20, %36
  %38 = getelementptr inbounds i8, i8* %34, i64 %37
  %39 = bitcast i8* %38 to i32*
  store i32 %27, i32* %39, align 4
  %40 = add nsw i32 %.017.i.i, 1
  %41 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %42 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %41, i64 0, i32 5
  %43 = load i32, i32* %42, align 8
  %44 = icmp slt i32 %40, %43
  br i1 %44, label %.lr.ph19.i.i, label %._crit_edge20.loopexit.i.i, !llvm.loop !12

._crit_edge20.loopexit.i.i:                       ; preds = %.lr.ph19.i.i
  %.pre.i.i = load i32, i32* %5, align 4
  br label %._crit_edge20.i.i

._crit_edge20.i.i:                                ; preds = %._crit_edge20.loopexit.i.i, %entry
  %45 = phi i32 [ %6, %entry ], [ %.pre.i.i, %._crit_edge20.loopexit.i.i ]
  %.lcssa.i.i = phi %struct.ListManager.149* [ %8, %entry ], [ %41, %._crit_edge20.loopexit.i.i ]
  %.lcssa12.i.i = phi i32 [ %10, %entry ], [ %43, %._crit_edge20.loopexit.i.i ]
  %46 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %.lcssa.i.i, i64 0, i32 5
  %47 = sub nsw i32 %.lcssa12.i.i, %45
  %48 = tail call i32 @llvm.smax.i32(i32 %47, i32 0)
  store i32 0, i32* %5, align 4
  store i32 %48, i32* %46, align 8
  %49 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 6
  %50 = load %struct.ListManager.149*, %struct.ListManager.149** %49, align 8
  %51 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %50, i64 0, i32 5
  %52 = load i32, i32* %51, align 8
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %.lr.ph.i.i, label %node_gc.exit

.lr.ph.i.i:                                       ; preds = %._crit_edge20.i.i
  %54 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 7
  %55 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 2
  br label %56

56:                                               ; preds = %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i, %.lr.ph.i.i
  %57 = phi %struct.ListManager.149* [ %50, %.lr.ph.i.i ], [ %161, %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i ]
  %.0916.i.i = phi i32 [ 0, %.lr.ph.i.i ], [ %160, %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i ]
  %58 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %57, i64 0, i32 3
  %59 = load i32, i32* %58, align 8
  %60 = lshr i32 %.0916.i.i, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %57, i64 0, i32 0, i64 %61
  %63 = load i8*, i8** %62, align 8
  %64 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %57, i64 0, i32 1
  %65 = load i64, i64* %64, align 8
  %notmask.i.i11.i.i = shl nsw i32 -1, %59
  %66 = xor i32 %notmask.i.i11.i.i, -1
  %67 = and i32 %.0916.i.i, %66
  %68 = zext i32 %67 to i64
  %69 = mul i64 %65, %68
  %70 = getelementptr inbounds i8, i8* %63, i64 %69
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  store i32 %72, i32* %0, align 4
  %73 = load %struct.ListManager.149*, %struct.ListManager.149** %54, align 8
  %74 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %73, i64 0, i32 3
  %75 = load i32, i32* %74, align 8
  %76 = ashr i32 %72, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %73, i64 0, i32 0, i64 %77
  %79 = load i8*, i8** %78, align 8
  %80 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %73, i64 0, i32 1
  %81 = load i64, i64* %80, align 8
  %notmask.i.i.i = shl nsw i32 -1, %75
  %82 = xor i32 %notmask.i.i.i, -1
  %83 = and i32 %72, %82
  %84 = sext i32 %83 to i64
  %85 = mul i64 %81, %84
  %86 = getelementptr inbounds i8, i8* %79, i64 %85
  %87 = load i32, i32* %55, align 4
  %88 = sext i32 %87 to i64
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %86, i8 0, i64 %88, i1 false)
  %89 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %90 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 5
  %91 = atomicrmw volatile add i32* %90, i32 1 seq_cst, align 4
  %92 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 3
  %93 = load i32, i32* %92, align 8
  %94 = ashr i32 %91, %93
  %95 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 6
  %96 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %95, align 8
  %97 = icmp ult i32 %94, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %96, i1 noundef zeroext %97, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %98 = sext i32 %94 to i64
  %99 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 0, i64 %98
  %100 = load i8*, i8** %99, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %100, null
  br i1 %.not.i.i.i.i.i.i.i, label %101, label %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i

101:                                              ; preds = %56
  %102 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 4
  br label %103

103:                                              ; preds = %103, %101
  %104 = atomicrmw volatile xchg i32* %102, i32 1 seq_cst, align 4
  %105 = icmp eq i32 %104, 1
  br i1 %105, label %103, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i:          ; preds = %103
  %106 = load i8*, i8** %99, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %106, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %107, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

107:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %108 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %95, align 8
  %109 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 2
  %110 = load i64, i64* %109, align 8
  %111 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 1
  %112 = load i64, i64* %111, align 8
  %113 = mul i64 %112, %110
  %114 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 26
  %115 = atomicrmw volatile add i64* %114, i64 %113 seq_cst, align 8
  %116 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 1, i32 2
  %117 = load i64, i64* %116, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %117, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %138, label %118

118:                                              ; preds = %107
  %119 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 24
  br label %120

120:                                              ; preds = %120, %118
  %121 = atomicrmw volatile xchg i32* %119, i32 1 seq_cst, align 4
  %122 = icmp eq i32 %121, 1
  br i1 %122, label %120, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %120
  %123 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 1, i32 0
  %124 = load i8*, i8** %123, align 8
  %125 = ptrtoint i8* %124 to i64
  %126 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 1, i32 1
  %127 = load i8*, i8** %126, align 8
  %128 = ptrtoint i8* %127 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %125
  %129 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %130 = add i64 %129, %113
  %131 = add i64 %130, %125
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %131, %128
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i, label %132

132:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %133 = add i64 %129, %125
  %134 = inttoptr i64 %133 to i8*
  %135 = getelementptr inbounds i8, i8* %124, i64 %130
  store i8* %135, i8** %123, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %132, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %134, %132 ]
  %136 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %137 = atomicrmw volatile xchg i32* %119, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %108, i1 noundef zeroext %136, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

138:                                              ; preds = %107
  %139 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 2
  %140 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %139, align 8
  %141 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 6
  %142 = load i8*, i8** %141, align 8
  %143 = tail call noundef i8* %140(i8* noundef %142, i64 noundef %113, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i: ; preds = %138, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i ], [ %143, %138 ]
  %144 = bitcast i8** %99 to i64*
  %145 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %146 = atomicrmw volatile xchg i64* %144, i64 %145 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %147 = atomicrmw volatile xchg i32* %102, i32 0 seq_cst, align 4
  br label %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i

_ZN11ListManager9push_backIiEEvRKT_.exit.i.i:     ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i", %56
  %148 = load i32, i32* %92, align 8
  %149 = ashr i32 %91, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 0, i64 %150
  %152 = load i8*, i8** %151, align 8
  %153 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 1
  %154 = load i64, i64* %153, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %148
  %155 = xor i32 %notmask.i.i.i.i.i.i, -1
  %156 = and i32 %91, %155
  %157 = sext i32 %156 to i64
  %158 = mul i64 %154, %157
  %159 = getelementptr inbounds i8, i8* %152, i64 %158
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %159, i8* nonnull align 4 %.0..0..0..0..sroa_cast7, i64 %154, i1 false)
  %160 = add nuw nsw i32 %.0916.i.i, 1
  %161 = load %struct.ListManager.149*, %struct.ListManager.149** %49, align 8
  %162 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %161, i64 0, i32 5
  %163 = load i32, i32* %162, align 8
  %164 = icmp slt i32 %160, %163
  br i1 %164, label %56, label %node_gc.exit.loopexit, !llvm.loop !13

node_gc.exit.loopexit:                            ; preds = %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i
  br label %node_gc.exit

node_gc.exit:                                     ; preds = %node_gc.exit.loopexit, %._crit_edge20.i.i
  %.lcssa15.i.i = phi %struct.ListManager.149* [ %50, %._crit_edge20.i.i ], [ %161, %node_gc.exit.loopexit ]
  %165 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %.lcssa15.i.i, i64 0, i32 5
  store i32 0, i32* %165, align 8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..sroa_cast7)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @clear_drawn_c98_0_kernel_14_serial(%struct.RuntimeContext.153* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %1, i64 0, i32 11, i64 7
  %3 = load %struct.ListManager.149*, %struct.ListManager.149** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_15_listgen_S7pointer(%struct.RuntimeContext.153* %context) local_unnamed_addr #1 {
.lr.ph.i:
  %.sroa.2.i = alloca { [2 x i32], %struct.PhysicalCoordinates.0.154 }, align 8
  %0 = alloca %struct.Element.217, align 8
  %1 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %1, align 8
  %.sroa.2.i.0..sroa_cast = bitcast { [2 x i32], %struct.PhysicalCoordinates.0.154 }* %.sroa.2.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  %.0..0..0..0..sroa_cast16 = bitcast %struct.Element.217* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  %3 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %2, i64 0, i32 11, i64 0
  %4 = bitcast %struct.ListManager.149** %3 to %struct.Element.217***
  %5 = load %struct.Element.217**, %struct.Element.217*** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %2, i64 0, i32 11, i64 7
  %7 = load %struct.ListManager.149*, %struct.ListManager.149** %6, align 8
  %8 = load %struct.Element.217*, %struct.Element.217** %5, align 8
  %.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Element.217, %struct.Element.217* %8, i64 0, i32 0
  %.sroa.0.0.copyload.i = load i8*, i8** %.sroa.0.0..sroa_idx.i, align 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds %struct.Element.217, %struct.Element.217* %8, i64 0, i32 1
  %.sroa.2.0..sroa_cast.i = bitcast [2 x i32]* %.sroa.2.0..sroa_idx.i to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.i.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.0..sroa_cast.i, i64 56, i1 false)
  %getch.i = getelementptr i8, i8* %.sroa.0.0.copyload.i, i64 112
  %.sroa.2.16..sroa_idx.i = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 2
  %.sroa.2.16..sroa_cast.i = bitcast %struct.PhysicalCoordinates.0.154* %.sroa.2.16..sroa_idx.i to i8*
  %.sroa.2.16..sroa_idx10.i = getelementptr inbounds { [2 x i32], %struct.PhysicalCoordinates.0.154 }, { [2 x i32], %struct.PhysicalCoordinates.0.154 }* %.sroa.2.i, i64 0, i32 1
  %.sroa.2.16..sroa_cast11.i = bitcast %struct.PhysicalCoordinates.0.154* %.sroa.2.16..sroa_idx10.i to i8*
  %9 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 5
  %10 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 3
  %11 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 6
  %12 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 4
  %13 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 2
  %14 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 0
  store i8* %getch.i, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.217, %struct.Element.217* %0, i64 0, i32 1, i64 0
  %15 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  store <2 x i32> <i32 0, i32 16>, <2 x i32>* %15, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast.i, i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast11.i, i64 48, i1 false)
  %16 = atomicrmw volatile add i32* %9, i32 1 seq_cst, align 4
  %17 = load i32, i32* %10, align 8
  %18 = ashr i32 %16, %17
  %19 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %11, align 8
  %20 = icmp ult i32 %18, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %19, i1 noundef zeroext %20, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 0, i64 %21
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
  %28 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %11, align 8
  %29 = load i64, i64* %13, align 8
  %30 = load i64, i64* %14, align 8
  %31 = mul i64 %30, %29
  %32 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 26
  %33 = atomicrmw volatile add i64* %32, i64 %31 seq_cst, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 1, i32 2
  %35 = load i64, i64* %34, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %35, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %56, label %36

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 24
  br label %38

38:                                               ; preds = %38, %36
  %39 = atomicrmw volatile xchg i32* %37, i32 1 seq_cst, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %38, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %38
  %41 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 1, i32 0
  %42 = load i8*, i8** %41, align 8
  %43 = ptrtoint i8* %42 to i64
  %44 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 1, i32 1
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
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %28, i1 noundef zeroext %54, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

56:                                               ; preds = %27
  %57 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 2
  %58 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %57, align 8
  %59 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %28, i64 0, i32 6
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
  %69 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %7, i64 0, i32 0, i64 %68
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

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_16_struct_for(%struct.RuntimeContext.153* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.cpu_block_task_helper_context, align 8
  %1 = bitcast %struct.cpu_block_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %3, i64 0, i32 11, i64 7
  %5 = load %struct.ListManager.149*, %struct.ListManager.149** %4, align 8
  %6 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %5, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.153* %context, %struct.RuntimeContext.153** %8, align 8
  %9 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 1
  store void (%struct.RuntimeContext.153*, i8*, %struct.Element.217*, i32, i32)* @function_body.2, void (%struct.RuntimeContext.153*, i8*, %struct.Element.217*, i32, i32)** %9, align 8
  %10 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 2
  store %struct.ListManager.149* %5, %struct.ListManager.149** %10, align 8
  %11 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 3
  %12 = bitcast i32* %11 to <2 x i32>*
  store <2 x i32> <i32 16, i32 16>, <2 x i32>* %12, align 8
  %13 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 5
  store i64 1, i64* %13, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %3, i64 0, i32 10
  %15 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %3, i64 0, i32 9
  %17 = load i8*, i8** %16, align 8
  %18 = shl nsw i32 %7, 4
  call void %15(i8* noundef %17, i32 noundef %18, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_struct_for_block_helper) #1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %1)
  ret void
}

; Function Attrs: nounwind
define internal void @function_body.2(%struct.RuntimeContext.153* %0, i8* nocapture readnone %1, %struct.Element.217* nocapture readonly %2, i32 %3, i32 %4) #1 {
allocs:
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 2, i32 0, i64 0
  %7 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 2, i32 0, i64 1
  %8 = icmp slt i32 %3, %4
  br i1 %8, label %loop_body.lr.ph, label %func_exit

loop_body.lr.ph:                                  ; preds = %allocs
  %9 = getelementptr inbounds %struct.Element.217, %struct.Element.217* %2, i64 0, i32 0
  %10 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %0, i64 0, i32 1
  %11 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %4 to i64
  %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast40 = bitcast i32* %5 to i8*
  br label %loop_body

loop_body:                                        ; preds = %loop_body_tail, %loop_body.lr.ph
  %indvars.iv = phi i64 [ %11, %loop_body.lr.ph ], [ %indvars.iv.next, %loop_body_tail ]
  %12 = load i8*, i8** %9, align 8
  %13 = trunc i64 %indvars.iv to i32
  %14 = shl i32 %13, 3
  %15 = sext i32 %14 to i64
  %16 = getelementptr i8, i8* %12, i64 %15
  %17 = getelementptr inbounds i8, i8* %16, i64 128
  %18 = bitcast i8* %17 to i8**
  %19 = load i8*, i8** %18, align 8
  %.not = icmp eq i8* %19, null
  br i1 %.not, label %loop_body_tail, label %struct_for_body_body

loop_body_tail:                                   ; preds = %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i", %struct_for_body_body, %loop_body
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %func_exit.loopexit, label %loop_body

func_exit.loopexit:                               ; preds = %loop_body_tail
  br label %func_exit

func_exit:                                        ; preds = %func_exit.loopexit, %allocs
  ret void

struct_for_body_body:                             ; preds = %loop_body
  %20 = load i32, i32* %7, align 4
  %21 = shl i32 %20, 2
  %22 = load i32, i32* %6, align 4
  %23 = shl i32 %22, 4
  %24 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %10, align 8
  %25 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %24, i64 0, i32 7, i64 0
  %26 = load i8*, i8** %25, align 8
  %getch.i = getelementptr i8, i8* %26, i64 112
  %27 = and i32 %13, 15
  %28 = add i32 %27, %21
  %29 = add i32 %28, %23
  %30 = shl i32 %29, 3
  %31 = sext i32 %30 to i64
  %32 = getelementptr i8, i8* %getch.i, i64 %31
  %33 = getelementptr inbounds i8, i8* %32, i64 128
  %34 = bitcast i8* %33 to i8**
  %35 = load i8*, i8** %34, align 8
  %.not.i = icmp eq i8* %35, null
  br i1 %.not.i, label %loop_body_tail, label %36

36:                                               ; preds = %struct_for_body_body
  %37 = bitcast i8* %32 to i32*
  br label %38

38:                                               ; preds = %38, %36
  %39 = atomicrmw volatile xchg i32* %37, i32 1 seq_cst, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %38, label %mutex_lock_i32.exit.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i:                      ; preds = %38
  %41 = load i8*, i8** %34, align 8
  %.not.i.i.i.i.i = icmp eq i8* %41, null
  br i1 %.not.i.i.i.i.i, label %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i", label %42

42:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i
  %43 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %10, align 8
  %44 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %43, i64 0, i32 12, i64 7
  %45 = load %struct.NodeManager.150*, %struct.NodeManager.150** %44, align 8
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast40)
  %46 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %45, i64 0, i32 7
  %47 = load %struct.ListManager.149*, %struct.ListManager.149** %46, align 8
  %48 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %47, i64 0, i32 2
  %49 = load i64, i64* %48, align 8
  %50 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %47, i64 0, i32 1
  %51 = load i64, i64* %50, align 8
  %52 = mul i64 %51, %49
  %53 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %47, i64 0, i32 6
  br label %54

54:                                               ; preds = %72, %42
  %indvars.iv.i.i.i.i.i.i.i.i = phi i64 [ 0, %42 ], [ %indvars.iv.next.i.i.i.i.i.i.i.i, %72 ]
  %55 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %53, align 8
  %scevgep = getelementptr %struct.ListManager.149, %struct.ListManager.149* %47, i64 0, i32 0, i64 %indvars.iv.i.i.i.i.i.i.i.i
  %56 = load i8*, i8** %scevgep, align 8
  %57 = icmp ne i8* %56, null
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %55, i1 noundef zeroext %57, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.27, i64 0, i64 0))
  %58 = load i8*, i8** %scevgep, align 8
  %.not.i.i.i.i.i.i.i.i = icmp ule i8* %58, %41
  %59 = getelementptr inbounds i8, i8* %58, i64 %52
  %60 = icmp ugt i8* %59, %41
  %or.cond.i.i.i.i.i.i.i.i = select i1 %.not.i.i.i.i.i.i.i.i, i1 %60, i1 false
  br i1 %or.cond.i.i.i.i.i.i.i.i, label %61, label %72

61:                                               ; preds = %54
  %62 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %47, i64 0, i32 3
  %63 = load i32, i32* %62, align 8
  %tmp = trunc i64 %indvars.iv.i.i.i.i.i.i.i.i to i32
  %64 = shl i32 %tmp, %63
  %65 = ptrtoint i8* %41 to i64
  %66 = ptrtoint i8* %58 to i64
  %67 = sub i64 %65, %66
  %68 = load i64, i64* %50, align 8
  %69 = udiv i64 %67, %68
  %70 = trunc i64 %69 to i32
  %71 = add nsw i32 %64, %70
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i

72:                                               ; preds = %54
  %indvars.iv.next.i.i.i.i.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i.i.i.i.i.i, 131072
  br i1 %exitcond.not.i.i.i.i.i.i.i.i, label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit, label %54, !llvm.loop !11

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit: ; preds = %72
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i:      ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit, %61
  %.012.i.i.i.i.i.i.i.i = phi i32 [ %71, %61 ], [ -1, %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit ]
  store i32 %.012.i.i.i.i.i.i.i.i, i32* %5, align 4
  %73 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %45, i64 0, i32 6
  %74 = load %struct.ListManager.149*, %struct.ListManager.149** %73, align 8
  %75 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %74, i64 0, i32 5
  %76 = atomicrmw volatile add i32* %75, i32 1 seq_cst, align 4
  %77 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %74, i64 0, i32 3
  %78 = load i32, i32* %77, align 8
  %79 = ashr i32 %76, %78
  %80 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %74, i64 0, i32 6
  %81 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %80, align 8
  %82 = icmp ult i32 %79, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %81, i1 noundef zeroext %82, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %83 = sext i32 %79 to i64
  %84 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %74, i64 0, i32 0, i64 %83
  %85 = load i8*, i8** %84, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %85, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %86, label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i

86:                                               ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i
  %87 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %74, i64 0, i32 4
  br label %88

88:                                               ; preds = %88, %86
  %89 = atomicrmw volatile xchg i32* %87, i32 1 seq_cst, align 4
  %90 = icmp eq i32 %89, 1
  br i1 %90, label %88, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i:    ; preds = %88
  %91 = load i8*, i8** %84, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %91, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %92, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i"

92:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %93 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %80, align 8
  %94 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %74, i64 0, i32 2
  %95 = load i64, i64* %94, align 8
  %96 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %74, i64 0, i32 1
  %97 = load i64, i64* %96, align 8
  %98 = mul i64 %97, %95
  %99 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %93, i64 0, i32 26
  %100 = atomicrmw volatile add i64* %99, i64 %98 seq_cst, align 8
  %101 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %93, i64 0, i32 1, i32 2
  %102 = load i64, i64* %101, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %102, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %123, label %103

103:                                              ; preds = %92
  %104 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %93, i64 0, i32 24
  br label %105

105:                                              ; preds = %105, %103
  %106 = atomicrmw volatile xchg i32* %104, i32 1 seq_cst, align 4
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %105, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %105
  %108 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %93, i64 0, i32 1, i32 0
  %109 = load i8*, i8** %108, align 8
  %110 = ptrtoint i8* %109 to i64
  %111 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %93, i64 0, i32 1, i32 1
  %112 = load i8*, i8** %111, align 8
  %113 = ptrtoint i8* %112 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %110
  %114 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %115 = add i64 %114, %98
  %116 = add i64 %115, %110
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %116, %113
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %117

117:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %118 = add i64 %114, %110
  %119 = inttoptr i64 %118 to i8*
  %120 = getelementptr inbounds i8, i8* %109, i64 %115
  store i8* %120, i8** %108, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %117, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %119, %117 ]
  %121 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %122 = atomicrmw volatile xchg i32* %104, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %93, i1 noundef zeroext %121, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i

123:                                              ; preds = %92
  %124 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %93, i64 0, i32 2
  %125 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %124, align 8
  %126 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %93, i64 0, i32 6
  %127 = load i8*, i8** %126, align 8
  %128 = tail call noundef i8* %125(i8* noundef %127, i64 noundef %98, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %123, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %128, %123 ]
  %129 = bitcast i8** %84 to i64*
  %130 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %131 = atomicrmw volatile xchg i64* %129, i64 %130 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %132 = atomicrmw volatile xchg i32* %87, i32 0 seq_cst, align 4
  br label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i

_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i:       ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i", %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i
  %133 = load i32, i32* %77, align 8
  %134 = ashr i32 %76, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %74, i64 0, i32 0, i64 %135
  %137 = load i8*, i8** %136, align 8
  %138 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %74, i64 0, i32 1
  %139 = load i64, i64* %138, align 8
  %notmask.i.i.i.i.i.i.i.i.i = shl nsw i32 -1, %133
  %140 = xor i32 %notmask.i.i.i.i.i.i.i.i.i, -1
  %141 = and i32 %76, %140
  %142 = sext i32 %141 to i64
  %143 = mul i64 %139, %142
  %144 = getelementptr inbounds i8, i8* %137, i64 %143
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %144, i8* nonnull align 4 %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast40, i64 %139, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast40)
  store i8* null, i8** %34, align 8
  br label %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i"

"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i": ; preds = %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i
  %145 = atomicrmw volatile xchg i32* %37, i32 0 seq_cst, align 4
  br label %loop_body_tail
}

; Function Attrs: nounwind
define void @clear_drawn_c98_0_kernel_17_gc_(%struct.RuntimeContext.153* nocapture readonly %context) local_unnamed_addr #1 {
entry:
  %0 = alloca i32, align 4
  %1 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %1, align 8
  %3 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %2, i64 0, i32 12, i64 7
  %4 = load %struct.NodeManager.150*, %struct.NodeManager.150** %3, align 8
  %.0..0..0..0..sroa_cast7 = bitcast i32* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..sroa_cast7)
  %5 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 4
  %6 = load i32, i32* %5, align 4
  %7 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 5
  %8 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = icmp slt i32 %6, %10
  br i1 %11, label %.lr.ph19.i.i.preheader, label %._crit_edge20.i.i

.lr.ph19.i.i.preheader:                           ; preds = %entry
  br label %.lr.ph19.i.i

.lr.ph19.i.i:                                     ; preds = %.lr.ph19.i.i, %.lr.ph19.i.i.preheader
  %12 = phi %struct.ListManager.149* [ %41, %.lr.ph19.i.i ], [ %8, %.lr.ph19.i.i.preheader ]
  %.017.i.i = phi i32 [ %40, %.lr.ph19.i.i ], [ %6, %.lr.ph19.i.i.preheader ]
  %13 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 3
  %14 = load i32, i32* %13, align 8
  %15 = ashr i32 %.017.i.i, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %16
  %18 = load i8*, i8** %17, align 8
  %19 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 1
  %20 = load i64, i64* %19, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %14
  %21 = xor i32 %notmask.i.i.i.i, -1
  %22 = and i32 %.017.i.i, %21
  %23 = sext i32 %22 to i64
  %24 = mul i64 %20, %23
  %25 = getelementptr inbounds i8, i8* %18, i64 %24
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 4
  %28 = load i32, i32* %5, align 4
  %29 = mul i32 %28, -1
  %30 = add i32 %.017.i.i, %29
  %31 = ashr i32 %30, %14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %12, i64 0, i32 0, i64 %32
  %34 = load i8*, i8** %33, align 8
  %35 = and i32 %30, %21
  %36 = sext i32 %35 to i64
  %37 = mul i64 %20, %36
  %38 = getelementptr inbounds i8, i8* %34, i64 %37
  %39 = bitcast i8* %38 to i32*
  store i32 %27, i32* %39, align 4
  %40 = add nsw i32 %.017.i.i, 1
  %41 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %42 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %41, i64 0, i32 5
  %43 = load i32, i32* %42, align 8
  %44 = icmp slt i32 %40, %43
  br i1 %44, label %.lr.ph19.i.i, label %._crit_edge20.loopexit.i.i, !llvm.loop !12

._crit_edge20.loopexit.i.i:                       ; preds = %.lr.ph19.i.i
  %.pre.i.i = load i32, i32* %5, align 4
  br label %._crit_edge20.i.i

._crit_edge20.i.i:                                ; preds = %._crit_edge20.loopexit.i.i, %entry
  %45 = phi i32 [ %6, %entry ], [ %.pre.i.i, %._crit_edge20.loopexit.i.i ]
  %.lcssa.i.i = phi %struct.ListManager.149* [ %8, %entry ], [ %41, %._crit_edge20.loopexit.i.i ]
  %.lcssa12.i.i = phi i32 [ %10, %entry ], [ %43, %._crit_edge20.loopexit.i.i ]
  %46 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %.lcssa.i.i, i64 0, i32 5
  %47 = sub nsw i32 %.lcssa12.i.i, %45
  %48 = tail call i32 @llvm.smax.i32(i32 %47, i32 0)
  store i32 0, i32* %5, align 4
  store i32 %48, i32* %46, align 8
  %49 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 6
  %50 = load %struct.ListManager.149*, %struct.ListManager.149** %49, align 8
  %51 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %50, i64 0, i32 5
  %52 = load i32, i32* %51, align 8
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %.lr.ph.i.i, label %node_gc.exit

.lr.ph.i.i:                                       ; preds = %._crit_edge20.i.i
  %54 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 7
  %55 = getelementptr inbounds %struct.NodeManager.150, %struct.NodeManager.150* %4, i64 0, i32 2
  br label %56

56:                                               ; preds = %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i, %.lr.ph.i.i
  %57 = phi %struct.ListManager.149* [ %50, %.lr.ph.i.i ], [ %161, %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i ]
  %.0916.i.i = phi i32 [ 0, %.lr.ph.i.i ], [ %160, %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i ]
  %58 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %57, i64 0, i32 3
  %59 = load i32, i32* %58, align 8
  %60 = lshr i32 %.0916.i.i, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %57, i64 0, i32 0, i64 %61
  %63 = load i8*, i8** %62, align 8
  %64 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %57, i64 0, i32 1
  %65 = load i64, i64* %64, align 8
  %notmask.i.i11.i.i = shl nsw i32 -1, %59
  %66 = xor i32 %notmask.i.i11.i.i, -1
  %67 = and i32 %.0916.i.i, %66
  %68 = zext i32 %67 to i64
  %69 = mul i64 %65, %68
  %70 = getelementptr inbounds i8, i8* %63, i64 %69
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  store i32 %72, i32* %0, align 4
  %73 = load %struct.ListManager.149*, %struct.ListManager.149** %54, align 8
  %74 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %73, i64 0, i32 3
  %75 = load i32, i32* %74, align 8
  %76 = ashr i32 %72, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %73, i64 0, i32 0, i64 %77
  %79 = load i8*, i8** %78, align 8
  %80 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %73, i64 0, i32 1
  %81 = load i64, i64* %80, align 8
  %notmask.i.i.i = shl nsw i32 -1, %75
  %82 = xor i32 %notmask.i.i.i, -1
  %83 = and i32 %72, %82
  %84 = sext i32 %83 to i64
  %85 = mul i64 %81, %84
  %86 = getelementptr inbounds i8, i8* %79, i64 %85
  %87 = load i32, i32* %55, align 4
  %88 = sext i32 %87 to i64
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %86, i8 0, i64 %88, i1 false)
  %89 = load %struct.ListManager.149*, %struct.ListManager.149** %7, align 8
  %90 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 5
  %91 = atomicrmw volatile add i32* %90, i32 1 seq_cst, align 4
  %92 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 3
  %93 = load i32, i32* %92, align 8
  %94 = ashr i32 %91, %93
  %95 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 6
  %96 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %95, align 8
  %97 = icmp ult i32 %94, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %96, i1 noundef zeroext %97, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %98 = sext i32 %94 to i64
  %99 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 0, i64 %98
  %100 = load i8*, i8** %99, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %100, null
  br i1 %.not.i.i.i.i.i.i.i, label %101, label %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i

101:                                              ; preds = %56
  %102 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 4
  br label %103

103:                                              ; preds = %103, %101
  %104 = atomicrmw volatile xchg i32* %102, i32 1 seq_cst, align 4
  %105 = icmp eq i32 %104, 1
  br i1 %105, label %103, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i:          ; preds = %103
  %106 = load i8*, i8** %99, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %106, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %107, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

107:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %108 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %95, align 8
  %109 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 2
  %110 = load i64, i64* %109, align 8
  %111 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 1
  %112 = load i64, i64* %111, align 8
  %113 = mul i64 %112, %110
  %114 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 26
  %115 = atomicrmw volatile add i64* %114, i64 %113 seq_cst, align 8
  %116 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 1, i32 2
  %117 = load i64, i64* %116, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %117, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %138, label %118

118:                                              ; preds = %107
  %119 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 24
  br label %120

120:                                              ; preds = %120, %118
  %121 = atomicrmw volatile xchg i32* %119, i32 1 seq_cst, align 4
  %122 = icmp eq i32 %121, 1
  br i1 %122, label %120, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %120
  %123 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 1, i32 0
  %124 = load i8*, i8** %123, align 8
  %125 = ptrtoint i8* %124 to i64
  %126 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 1, i32 1
  %127 = load i8*, i8** %126, align 8
  %128 = ptrtoint i8* %127 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %125
  %129 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %130 = add i64 %129, %113
  %131 = add i64 %130, %125
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %131, %128
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i, label %132

132:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %133 = add i64 %129, %125
  %134 = inttoptr i64 %133 to i8*
  %135 = getelementptr inbounds i8, i8* %124, i64 %130
  store i8* %135, i8** %123, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %132, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %134, %132 ]
  %136 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %137 = atomicrmw volatile xchg i32* %119, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef nonnull %108, i1 noundef zeroext %136, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

138:                                              ; preds = %107
  %139 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 2
  %140 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %139, align 8
  %141 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %108, i64 0, i32 6
  %142 = load i8*, i8** %141, align 8
  %143 = tail call noundef i8* %140(i8* noundef %142, i64 noundef %113, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i: ; preds = %138, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i ], [ %143, %138 ]
  %144 = bitcast i8** %99 to i64*
  %145 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %146 = atomicrmw volatile xchg i64* %144, i64 %145 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %147 = atomicrmw volatile xchg i32* %102, i32 0 seq_cst, align 4
  br label %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i

_ZN11ListManager9push_backIiEEvRKT_.exit.i.i:     ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i", %56
  %148 = load i32, i32* %92, align 8
  %149 = ashr i32 %91, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 0, i64 %150
  %152 = load i8*, i8** %151, align 8
  %153 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %89, i64 0, i32 1
  %154 = load i64, i64* %153, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %148
  %155 = xor i32 %notmask.i.i.i.i.i.i, -1
  %156 = and i32 %91, %155
  %157 = sext i32 %156 to i64
  %158 = mul i64 %154, %157
  %159 = getelementptr inbounds i8, i8* %152, i64 %158
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %159, i8* nonnull align 4 %.0..0..0..0..sroa_cast7, i64 %154, i1 false)
  %160 = add nuw nsw i32 %.0916.i.i, 1
  %161 = load %struct.ListManager.149*, %struct.ListManager.149** %49, align 8
  %162 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %161, i64 0, i32 5
  %163 = load i32, i32* %162, align 8
  %164 = icmp slt i32 %160, %163
  br i1 %164, label %56, label %node_gc.exit.loopexit, !llvm.loop !13

node_gc.exit.loopexit:                            ; preds = %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i
  br label %node_gc.exit

node_gc.exit:                                     ; preds = %node_gc.exit.loopexit, %._crit_edge20.i.i
  %.lcssa15.i.i = phi %struct.ListManager.149* [ %50, %._crit_edge20.i.i ], [ %161, %node_gc.exit.loopexit ]
  %165 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %.lcssa15.i.i, i64 0, i32 5
  store i32 0, i32* %165, align 8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..sroa_cast7)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn
define internal fastcc void @S7_refine_coordinates(%struct.PhysicalCoordinates.0.154* nocapture readonly %0, %struct.PhysicalCoordinates.0.154* nocapture writeonly %1, i32 %2) unnamed_addr #2 {
entry:
  %3 = lshr i32 %2, 2
  %4 = and i32 %3, 3
  %5 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 0
  %6 = load i32, i32* %5, align 4
  %7 = shl i32 %6, 2
  %8 = or i32 %7, %4
  %9 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 0
  store i32 %8, i32* %9, align 4
  %10 = and i32 %2, 3
  %11 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 1
  %12 = load i32, i32* %11, align 4
  %13 = shl i32 %12, 2
  %14 = or i32 %13, %10
  %15 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 1
  store i32 %14, i32* %15, align 4
  %16 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 2
  %17 = load i32, i32* %16, align 4
  %18 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 2
  store i32 %17, i32* %18, align 4
  %19 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 3
  %20 = load i32, i32* %19, align 4
  %21 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 3
  store i32 %20, i32* %21, align 4
  %22 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 4
  %23 = load i32, i32* %22, align 4
  %24 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 4
  store i32 %23, i32* %24, align 4
  %25 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 5
  %26 = load i32, i32* %25, align 4
  %27 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 5
  store i32 %26, i32* %27, align 4
  %28 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 6
  %29 = load i32, i32* %28, align 4
  %30 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 6
  store i32 %29, i32* %30, align 4
  %31 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 7
  %32 = load i32, i32* %31, align 4
  %33 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 7
  store i32 %32, i32* %33, align 4
  %34 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 8
  %35 = load i32, i32* %34, align 4
  %36 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 8
  store i32 %35, i32* %36, align 4
  %37 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 9
  %38 = load i32, i32* %37, align 4
  %39 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 9
  store i32 %38, i32* %39, align 4
  %40 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 10
  %41 = load i32, i32* %40, align 4
  %42 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 10
  store i32 %41, i32* %42, align 4
  %43 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 11
  %44 = load i32, i32* %43, align 4
  %45 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 11
  store i32 %44, i32* %45, align 4
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn
define internal fastcc void @S8_refine_coordinates(%struct.PhysicalCoordinates.0.154* nocapture readonly %0, %struct.PhysicalCoordinates.0.154* nocapture writeonly %1, i32 %2) unnamed_addr #2 {
entry:
  %3 = lshr i32 %2, 1
  %4 = and i32 %3, 1
  %5 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 0
  %6 = load i32, i32* %5, align 4
  %7 = shl i32 %6, 1
  %8 = or i32 %7, %4
  %9 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 0
  store i32 %8, i32* %9, align 4
  %10 = and i32 %2, 1
  %11 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 1
  %12 = load i32, i32* %11, align 4
  %13 = shl i32 %12, 1
  %14 = or i32 %13, %10
  %15 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 1
  store i32 %14, i32* %15, align 4
  %16 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 2
  %17 = load i32, i32* %16, align 4
  %18 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 2
  store i32 %17, i32* %18, align 4
  %19 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 3
  %20 = load i32, i32* %19, align 4
  %21 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 3
  store i32 %20, i32* %21, align 4
  %22 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 4
  %23 = load i32, i32* %22, align 4
  %24 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 4
  store i32 %23, i32* %24, align 4
  %25 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 5
  %26 = load i32, i32* %25, align 4
  %27 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 5
  store i32 %26, i32* %27, align 4
  %28 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 6
  %29 = load i32, i32* %28, align 4
  %30 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 6
  store i32 %29, i32* %30, align 4
  %31 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 7
  %32 = load i32, i32* %31, align 4
  %33 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 7
  store i32 %32, i32* %33, align 4
  %34 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 8
  %35 = load i32, i32* %34, align 4
  %36 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 8
  store i32 %35, i32* %36, align 4
  %37 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 9
  %38 = load i32, i32* %37, align 4
  %39 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 9
  store i32 %38, i32* %39, align 4
  %40 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 10
  %41 = load i32, i32* %40, align 4
  %42 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 10
  store i32 %41, i32* %42, align 4
  %43 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %0, i64 0, i32 0, i64 11
  %44 = load i32, i32* %43, align 4
  %45 = getelementptr inbounds %struct.PhysicalCoordinates.0.154, %struct.PhysicalCoordinates.0.154* %1, i64 0, i32 0, i64 11
  store i32 %44, i32* %45, align 4
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.152* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.LLVMRuntime.152*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %0, align 8
  store %struct.LLVMRuntime.152* %0, %struct.LLVMRuntime.152** %4, align 8
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
  %17 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %0, %0* %9, i32 0, i32 0
  store %struct.LLVMRuntime.152** %4, %struct.LLVMRuntime.152*** %25, align 8
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
  %33 = load %struct.LLVMRuntime.152**, %struct.LLVMRuntime.152*** %32, align 8
  %34 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.152**, %struct.LLVMRuntime.152*** %32, align 8
  %39 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.152**, %struct.LLVMRuntime.152*** %32, align 8
  %42 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %42, i64 0, i32 19, i64 0
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
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !14

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
  %63 = load %struct.LLVMRuntime.152**, %struct.LLVMRuntime.152*** %32, align 8
  %64 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %62, i64* %65, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %66 = load i32*, i32** %53, align 8
  %67 = load i32, i32* %66, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %indvars.iv.next.i.i.i.i, %68
  br i1 %69, label %58, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !15

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit": ; preds = %58
  br label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit": ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", %taichi_strlen.exit.thread.i.i.i.i, %mutex_lock_i32.exit.i.i.i
  %70 = atomicrmw volatile xchg i32* %23, i32 0 seq_cst, align 4
  br label %71

71:                                               ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit", %16, %15
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_struct_for_block_helper(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #6 {
  %4 = alloca %struct.RuntimeContext.153, align 8
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
  %15 = bitcast i8* %14 to %struct.ListManager.149**
  %16 = load %struct.ListManager.149*, %struct.ListManager.149** %15, align 8
  %17 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %16, i64 0, i32 3
  %18 = load i32, i32* %17, align 8
  %19 = ashr i32 %8, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %16, i64 0, i32 0, i64 %20
  %22 = load i8*, i8** %21, align 8
  %23 = getelementptr inbounds %struct.ListManager.149, %struct.ListManager.149* %16, i64 0, i32 1
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
  %48 = bitcast %struct.RuntimeContext.153* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %48, i8* noundef nonnull align 8 dereferenceable(32) %47, i64 32, i1 false)
  %49 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %4, i64 0, i32 2
  store i32 %1, i32* %49, align 8
  %50 = icmp slt i32 %34, %41
  br i1 %50, label %51, label %58

51:                                               ; preds = %3
  %52 = getelementptr inbounds i8, i8* %0, i64 8
  %53 = bitcast i8* %52 to void (%struct.RuntimeContext.153*, i8*, %struct.Element.217*, i32, i32)**
  %54 = load void (%struct.RuntimeContext.153*, i8*, %struct.Element.217*, i32, i32)*, void (%struct.RuntimeContext.153*, i8*, %struct.Element.217*, i32, i32)** %53, align 8
  %55 = load i8*, i8** %21, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %28
  %57 = bitcast i8* %56 to %struct.Element.217*
  call void %54(%struct.RuntimeContext.153* noundef nonnull %4, i8* noundef nonnull %45, %struct.Element.217* noundef nonnull %57, i32 noundef %34, i32 noundef %41) #1
  br label %58

58:                                               ; preds = %51, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #7

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
attributes #2 = { argmemonly mustprogress nofree norecurse nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #6 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
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
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
