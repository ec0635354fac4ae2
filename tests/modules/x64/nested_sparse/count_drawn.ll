; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.339*, void (%struct.RuntimeContext.339*, i8*, %struct.Element*, i32, i32)*, %struct.ListManager.335*, i32, i32, i64 }
%1 = type { %struct.LLVMRuntime.338**, i8**, i32*, i64** }
%struct.RuntimeContext.339 = type { i8*, %struct.LLVMRuntime.338*, i32, i64* }
%struct.LLVMRuntime.338 = type { %struct.PreallocatedMemoryChunk.333, %struct.PreallocatedMemoryChunk.333, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.334*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.335*], [1024 x %struct.NodeManager.336*], [1024 x i8*], i8*, %struct.RandState.337*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.333 = type { i8*, i8*, i64 }
%struct.__va_list_tag.334 = type { i32, i32, i8*, i8* }
%struct.ListManager.335 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.338* }
%struct.NodeManager.336 = type <{ %struct.LLVMRuntime.338*, i32, i32, i32, i32, %struct.ListManager.335*, %struct.ListManager.335*, %struct.ListManager.335*, i32, [4 x i8] }>
%struct.RandState.337 = type { i32, i32, i32, i32, i32 }
%struct.PhysicalCoordinates.0.347 = type { [12 x i32] }
%struct.Element = type { i8*, [2 x i32], %struct.PhysicalCoordinates.0.347 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_drawn_c100_0_kernel_0_serial(%struct.RuntimeContext.339* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %1, i64 0, i32 14
  %3 = bitcast i8** %2 to i32**
  %4 = load i32*, i32** %3, align 8
  store i32 0, i32* %4, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_drawn_c100_0_kernel_1_serial(%struct.RuntimeContext.339* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %1, i64 0, i32 11, i64 7
  %3 = load %struct.ListManager.335*, %struct.ListManager.335** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @count_drawn_c100_0_kernel_2_listgen_S7pointer(%struct.RuntimeContext.339* %context) local_unnamed_addr #1 {
.lr.ph.i:
  %.sroa.2.i = alloca { [2 x i32], %struct.PhysicalCoordinates.0.347 }, align 8
  %0 = alloca %struct.Element, align 8
  %1 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %1, align 8
  %.sroa.2.i.0..sroa_cast = bitcast { [2 x i32], %struct.PhysicalCoordinates.0.347 }* %.sroa.2.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  %.0..0..0..0..sroa_cast16 = bitcast %struct.Element* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  %3 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %2, i64 0, i32 11, i64 0
  %4 = bitcast %struct.ListManager.335** %3 to %struct.Element***
  %5 = load %struct.Element**, %struct.Element*** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %2, i64 0, i32 11, i64 7
  %7 = load %struct.ListManager.335*, %struct.ListManager.335** %6, align 8
  %8 = load %struct.Element*, %struct.Element** %5, align 8
  %.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Element, %struct.Element* %8, i64 0, i32 0
  %.sroa.0.0.copyload.i = load i8*, i8** %.sroa.0.0..sroa_idx.i, align 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds %struct.Element, %struct.Element* %8, i64 0, i32 1
  %.sroa.2.0..sroa_cast.i = bitcast [2 x i32]* %.sroa.2.0..sroa_idx.i to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.i.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.0..sroa_cast.i, i64 56, i1 false)
  %getch.i = getelementptr i8, i8* %.sroa.0.0.copyload.i, i64 112
  %.sroa.2.16..sroa_idx.i = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 2
  %.sroa.2.16..sroa_cast.i = bitcast %struct.PhysicalCoordinates.0.347* %.sroa.2.16..sroa_idx.i to i8*
  %.sroa.2.16..sroa_idx10.i = getelementptr inbounds { [2 x i32], %struct.PhysicalCoordinates.0.347 }, { [2 x i32], %struct.PhysicalCoordinates.0.347 }* %.sroa.2.i, i64 0, i32 1
  %.sroa.2.16..sroa_cast11.i = bitcast %struct.PhysicalCoordinates.0.347* %.sroa.2.16..sroa_idx10.i to i8*
  %9 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %7, i64 0, i32 5
  %10 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %7, i64 0, i32 3
  %11 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %7, i64 0, i32 6
  %12 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %7, i64 0, i32 4
  %13 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %7, i64 0, i32 2
  %14 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %7, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 0
  store i8* %getch.i, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 1, i64 0
  %15 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  store <2 x i32> <i32 0, i32 16>, <2 x i32>* %15, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast.i, i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast11.i, i64 48, i1 false)
  %16 = atomicrmw volatile add i32* %9, i32 1 seq_cst, align 4
  %17 = load i32, i32* %10, align 8
  %18 = ashr i32 %16, %17
  %19 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %11, align 8
  %20 = icmp ult i32 %18, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.338* noundef %19, i1 noundef zeroext %20, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %7, i64 0, i32 0, i64 %21
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
  %28 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %11, align 8
  %29 = load i64, i64* %13, align 8
  %30 = load i64, i64* %14, align 8
  %31 = mul i64 %30, %29
  %32 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %28, i64 0, i32 26
  %33 = atomicrmw volatile add i64* %32, i64 %31 seq_cst, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %28, i64 0, i32 1, i32 2
  %35 = load i64, i64* %34, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %35, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %56, label %36

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %28, i64 0, i32 24
  br label %38

38:                                               ; preds = %38, %36
  %39 = atomicrmw volatile xchg i32* %37, i32 1 seq_cst, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %38, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %38
  %41 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %28, i64 0, i32 1, i32 0
  %42 = load i8*, i8** %41, align 8
  %43 = ptrtoint i8* %42 to i64
  %44 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %28, i64 0, i32 1, i32 1
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
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.338* noundef nonnull %28, i1 noundef zeroext %54, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

56:                                               ; preds = %27
  %57 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %28, i64 0, i32 2
  %58 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %57, align 8
  %59 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %28, i64 0, i32 6
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
  %69 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %7, i64 0, i32 0, i64 %68
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
define void @count_drawn_c100_0_kernel_3_serial(%struct.RuntimeContext.339* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %1, i64 0, i32 11, i64 8
  %3 = load %struct.ListManager.335*, %struct.ListManager.335** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @count_drawn_c100_0_kernel_4_listgen_S8pointer(%struct.RuntimeContext.339* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.Element, align 8
  %1 = alloca %struct.PhysicalCoordinates.0.347, align 4
  %2 = alloca %struct.Element, align 8
  %3 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %3, align 8
  %5 = bitcast %struct.Element* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5)
  %6 = bitcast %struct.PhysicalCoordinates.0.347* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6)
  %.0..0..0..0..sroa_cast13 = bitcast %struct.Element* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast13)
  %7 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %4, i64 0, i32 11, i64 7
  %8 = load %struct.ListManager.335*, %struct.ListManager.335** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %4, i64 0, i32 11, i64 8
  %12 = load %struct.ListManager.335*, %struct.ListManager.335** %11, align 8
  %13 = icmp sgt i32 %10, 0
  br i1 %13, label %.lr.ph61.i, label %element_listgen_nonroot.exit

.lr.ph61.i:                                       ; preds = %entry
  %14 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 3
  %15 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 1, i64 0
  %17 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 1, i64 1
  %18 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 0
  %20 = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 2
  %21 = bitcast %struct.PhysicalCoordinates.0.347* %20 to i8*
  %22 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 5
  %23 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 3
  %24 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 6
  %25 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 4
  %26 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 2
  %27 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 0
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 1, i64 0
  %28 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  br label %29

29:                                               ; preds = %._crit_edge.i, %.lr.ph61.i
  %.04359.i = phi i32 [ 0, %.lr.ph61.i ], [ %113, %._crit_edge.i ]
  %30 = load i32, i32* %14, align 8
  %31 = lshr i32 %.04359.i, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 0, i64 %32
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
  call fastcc void @S7_refine_coordinates(%struct.PhysicalCoordinates.0.347* noundef nonnull %18, %struct.PhysicalCoordinates.0.347* noundef nonnull %1, i32 noundef %.04457.i) #1
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
  %54 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %24, align 8
  %55 = icmp ult i32 %53, 131072
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.338* noundef %54, i1 noundef zeroext %55, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %56 = sext i32 %53 to i64
  %57 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 0, i64 %56
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
  %63 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %24, align 8
  %64 = load i64, i64* %26, align 8
  %65 = load i64, i64* %27, align 8
  %66 = mul i64 %65, %64
  %67 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 26
  %68 = atomicrmw volatile add i64* %67, i64 %66 seq_cst, align 8
  %69 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 1, i32 2
  %70 = load i64, i64* %69, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %70, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %91, label %71

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 24
  br label %73

73:                                               ; preds = %73, %71
  %74 = atomicrmw volatile xchg i32* %72, i32 1 seq_cst, align 4
  %75 = icmp eq i32 %74, 1
  br i1 %75, label %73, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %73
  %76 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 1, i32 0
  %77 = load i8*, i8** %76, align 8
  %78 = ptrtoint i8* %77 to i64
  %79 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 1, i32 1
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
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.338* noundef nonnull %63, i1 noundef zeroext %89, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

91:                                               ; preds = %62
  %92 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 2
  %93 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %92, align 8
  %94 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 6
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
  %104 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 0, i64 %103
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
define void @count_drawn_c100_0_kernel_5_serial(%struct.RuntimeContext.339* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %1, i64 0, i32 11, i64 9
  %3 = load %struct.ListManager.335*, %struct.ListManager.335** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @count_drawn_c100_0_kernel_6_listgen_S9pointer(%struct.RuntimeContext.339* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.Element, align 8
  %1 = alloca %struct.PhysicalCoordinates.0.347, align 4
  %2 = alloca %struct.Element, align 8
  %3 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %3, align 8
  %5 = bitcast %struct.Element* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5)
  %6 = bitcast %struct.PhysicalCoordinates.0.347* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6)
  %.0..0..0..0..sroa_cast13 = bitcast %struct.Element* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast13)
  %7 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %4, i64 0, i32 11, i64 8
  %8 = load %struct.ListManager.335*, %struct.ListManager.335** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %4, i64 0, i32 11, i64 9
  %12 = load %struct.ListManager.335*, %struct.ListManager.335** %11, align 8
  %13 = icmp sgt i32 %10, 0
  br i1 %13, label %.lr.ph61.i, label %element_listgen_nonroot.exit

.lr.ph61.i:                                       ; preds = %entry
  %14 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 3
  %15 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 1, i64 0
  %17 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 1, i64 1
  %18 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 0
  %20 = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 2
  %21 = bitcast %struct.PhysicalCoordinates.0.347* %20 to i8*
  %22 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 5
  %23 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 3
  %24 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 6
  %25 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 4
  %26 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 2
  %27 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 0
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 1, i64 0
  %28 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  br label %29

29:                                               ; preds = %._crit_edge.i, %.lr.ph61.i
  %.04359.i = phi i32 [ 0, %.lr.ph61.i ], [ %113, %._crit_edge.i ]
  %30 = load i32, i32* %14, align 8
  %31 = lshr i32 %.04359.i, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 0, i64 %32
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
  call fastcc void @S8_refine_coordinates(%struct.PhysicalCoordinates.0.347* noundef nonnull %18, %struct.PhysicalCoordinates.0.347* noundef nonnull %1, i32 noundef %.04457.i) #1
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
  %54 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %24, align 8
  %55 = icmp ult i32 %53, 131072
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.338* noundef %54, i1 noundef zeroext %55, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %56 = sext i32 %53 to i64
  %57 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 0, i64 %56
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
  %63 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %24, align 8
  %64 = load i64, i64* %26, align 8
  %65 = load i64, i64* %27, align 8
  %66 = mul i64 %65, %64
  %67 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 26
  %68 = atomicrmw volatile add i64* %67, i64 %66 seq_cst, align 8
  %69 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 1, i32 2
  %70 = load i64, i64* %69, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %70, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %91, label %71

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 24
  br label %73

73:                                               ; preds = %73, %71
  %74 = atomicrmw volatile xchg i32* %72, i32 1 seq_cst, align 4
  %75 = icmp eq i32 %74, 1
  br i1 %75, label %73, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %73
  %76 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 1, i32 0
  %77 = load i8*, i8** %76, align 8
  %78 = ptrtoint i8* %77 to i64
  %79 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 1, i32 1
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
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.338* noundef nonnull %63, i1 noundef zeroext %89, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

91:                                               ; preds = %62
  %92 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 2
  %93 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %92, align 8
  %94 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 6
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
  %104 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 0, i64 %103
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
define void @count_drawn_c100_0_kernel_7_serial(%struct.RuntimeContext.339* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %1, i64 0, i32 11, i64 10
  %3 = load %struct.ListManager.335*, %struct.ListManager.335** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @count_drawn_c100_0_kernel_8_listgen_S10dense(%struct.RuntimeContext.339* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.Element, align 8
  %1 = alloca %struct.PhysicalCoordinates.0.347, align 4
  %2 = alloca %struct.Element, align 8
  %3 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %3, align 8
  %5 = bitcast %struct.Element* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5)
  %6 = bitcast %struct.PhysicalCoordinates.0.347* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6)
  %.0..0..0..0..sroa_cast14 = bitcast %struct.Element* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast14)
  %7 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %4, i64 0, i32 11, i64 9
  %8 = load %struct.ListManager.335*, %struct.ListManager.335** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %4, i64 0, i32 11, i64 10
  %12 = load %struct.ListManager.335*, %struct.ListManager.335** %11, align 8
  %13 = icmp sgt i32 %10, 0
  br i1 %13, label %.lr.ph61.i, label %element_listgen_nonroot.exit

.lr.ph61.i:                                       ; preds = %entry
  %14 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 3
  %15 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 1, i64 0
  %17 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 1, i64 1
  %18 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 0
  %20 = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 2
  %21 = bitcast %struct.PhysicalCoordinates.0.347* %20 to i8*
  %22 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 5
  %23 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 3
  %24 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 6
  %25 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 4
  %26 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 2
  %27 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 0
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 1, i64 0
  %28 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  br label %29

29:                                               ; preds = %._crit_edge.i, %.lr.ph61.i
  %.04359.i = phi i32 [ 0, %.lr.ph61.i ], [ %113, %._crit_edge.i ]
  %30 = load i32, i32* %14, align 8
  %31 = lshr i32 %.04359.i, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %8, i64 0, i32 0, i64 %32
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
  call fastcc void @S9_refine_coordinates(%struct.PhysicalCoordinates.0.347* noundef nonnull %18, %struct.PhysicalCoordinates.0.347* noundef nonnull %1, i32 noundef %.04457.i) #1
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
  store <2 x i32> <i32 0, i32 16>, <2 x i32>* %28, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %21, i8* noundef nonnull align 4 dereferenceable(48) %6, i64 48, i1 false)
  %51 = atomicrmw volatile add i32* %22, i32 1 seq_cst, align 4
  %52 = load i32, i32* %23, align 8
  %53 = ashr i32 %51, %52
  %54 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %24, align 8
  %55 = icmp ult i32 %53, 131072
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.338* noundef %54, i1 noundef zeroext %55, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %56 = sext i32 %53 to i64
  %57 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 0, i64 %56
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
  %63 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %24, align 8
  %64 = load i64, i64* %26, align 8
  %65 = load i64, i64* %27, align 8
  %66 = mul i64 %65, %64
  %67 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 26
  %68 = atomicrmw volatile add i64* %67, i64 %66 seq_cst, align 8
  %69 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 1, i32 2
  %70 = load i64, i64* %69, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %70, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %91, label %71

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 24
  br label %73

73:                                               ; preds = %73, %71
  %74 = atomicrmw volatile xchg i32* %72, i32 1 seq_cst, align 4
  %75 = icmp eq i32 %74, 1
  br i1 %75, label %73, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %73
  %76 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 1, i32 0
  %77 = load i8*, i8** %76, align 8
  %78 = ptrtoint i8* %77 to i64
  %79 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 1, i32 1
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
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.338* noundef nonnull %63, i1 noundef zeroext %89, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

91:                                               ; preds = %62
  %92 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 2
  %93 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %92, align 8
  %94 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %63, i64 0, i32 6
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
  %104 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %12, i64 0, i32 0, i64 %103
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
define void @count_drawn_c100_0_kernel_9_struct_for(%struct.RuntimeContext.339* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %3, i64 0, i32 11, i64 10
  %5 = load %struct.ListManager.335*, %struct.ListManager.335** %4, align 8
  %6 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %5, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.339* %context, %struct.RuntimeContext.339** %8, align 8
  %9 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  store void (%struct.RuntimeContext.339*, i8*, %struct.Element*, i32, i32)* @function_body, void (%struct.RuntimeContext.339*, i8*, %struct.Element*, i32, i32)** %9, align 8
  %10 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store %struct.ListManager.335* %5, %struct.ListManager.335** %10, align 8
  %11 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  %12 = bitcast i32* %11 to <2 x i32>*
  store <2 x i32> <i32 16, i32 4>, <2 x i32>* %12, align 8
  %13 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  store i64 4, i64* %13, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %3, i64 0, i32 10
  %15 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %3, i64 0, i32 9
  %17 = load i8*, i8** %16, align 8
  %18 = shl nsw i32 %7, 2
  call void %15(i8* noundef %17, i32 noundef %18, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_struct_for_block_helper) #1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree norecurse nounwind
define internal void @function_body(%struct.RuntimeContext.339* nocapture readonly %0, i8* nocapture %1, %struct.Element* nocapture readonly %2, i32 %3, i32 %4) #2 {
allocs:
  %5 = icmp sgt i32 %4, %3
  %6 = sub i32 %4, %3
  %spec.select = select i1 %5, i32 %6, i32 0
  %7 = bitcast i8* %1 to i32*
  store i32 %spec.select, i32* %7, align 4
  %8 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %0, i64 0, i32 1
  %9 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %8, align 8
  %10 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %9, i64 0, i32 14
  %11 = bitcast i8** %10 to i32**
  %12 = load i32*, i32** %11, align 8
  %13 = atomicrmw add i32* %12, i32 %spec.select seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_drawn_c100_0_kernel_10_serial(%struct.RuntimeContext.339* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %1, i64 0, i32 14
  %3 = bitcast i8** %2 to i32**
  %4 = load i32*, i32** %3, align 8
  %5 = load i32, i32* %4, align 4
  %6 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %context, i64 0, i32 3
  %7 = bitcast i64** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %5, i32* %8, align 4
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn
define internal fastcc void @S7_refine_coordinates(%struct.PhysicalCoordinates.0.347* nocapture readonly %0, %struct.PhysicalCoordinates.0.347* nocapture writeonly %1, i32 %2) unnamed_addr #3 {
entry:
  %3 = lshr i32 %2, 2
  %4 = and i32 %3, 3
  %5 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 0
  %6 = load i32, i32* %5, align 4
  %7 = shl i32 %6, 2
  %8 = or i32 %7, %4
  %9 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 0
  store i32 %8, i32* %9, align 4
  %10 = and i32 %2, 3
  %11 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 1
  %12 = load i32, i32* %11, align 4
  %13 = shl i32 %12, 2
  %14 = or i32 %13, %10
  %15 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 1
  store i32 %14, i32* %15, align 4
  %16 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 2
  %17 = load i32, i32* %16, align 4
  %18 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 2
  store i32 %17, i32* %18, align 4
  %19 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 3
  %20 = load i32, i32* %19, align 4
  %21 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 3
  store i32 %20, i32* %21, align 4
  %22 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 4
  %23 = load i32, i32* %22, align 4
  %24 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 4
  store i32 %23, i32* %24, align 4
  %25 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 5
  %26 = load i32, i32* %25, align 4
  %27 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 5
  store i32 %26, i32* %27, align 4
  %28 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 6
  %29 = load i32, i32* %28, align 4
  %30 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 6
  store i32 %29, i32* %30, align 4
  %31 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 7
  %32 = load i32, i32* %31, align 4
  %33 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 7
  store i32 %32, i32* %33, align 4
  %34 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 8
  %35 = load i32, i32* %34, align 4
  %36 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 8
  store i32 %35, i32* %36, align 4
  %37 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 9
  %38 = load i32, i32* %37, align 4
  %39 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 9
  store i32 %38, i32* %39, align 4
  %40 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 10
  %41 = load i32, i32* %40, align 4
  %42 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 10
  store i32 %41, i32* %42, align 4
  %43 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 11
  %44 = load i32, i32* %43, align 4
  %45 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 11
  store i32 %44, i32* %45, align 4
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn
define internal fastcc void @S8_refine_coordinates(%struct.PhysicalCoordinates.0.347* nocapture readonly %0, %struct.PhysicalCoordinates.0.347* nocapture writeonly %1, i32 %2) unnamed_addr #3 {
entry:
  %3 = lshr i32 %2, 1
  %4 = and i32 %3, 1
  %5 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 0
  %6 = load i32, i32* %5, align 4
  %7 = shl i32 %6, 1
  %8 = or i32 %7, %4
  %9 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 0
  store i32 %8, i32* %9, align 4
  %10 = and i32 %2, 1
  %11 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 1
  %12 = load i32, i32* %11, align 4
  %13 = shl i32 %12, 1
  %14 = or i32 %13, %10
  %15 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 1
  store i32 %14, i32* %15, align 4
  %16 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 2
  %17 = load i32, i32* %16, align 4
  %18 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 2
  store i32 %17, i32* %18, align 4
  %19 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 3
  %20 = load i32, i32* %19, align 4
  %21 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 3
  store i32 %20, i32* %21, align 4
  %22 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 4
  %23 = load i32, i32* %22, align 4
  %24 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 4
  store i32 %23, i32* %24, align 4
  %25 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 5
  %26 = load i32, i32* %25, align 4
  %27 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 5
  store i32 %26, i32* %27, align 4
  %28 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 6
  %29 = load i32, i32* %28, align 4
  %30 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 6
  store i32 %29, i32* %30, align 4
  %31 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 7
  %32 = load i32, i32* %31, align 4
  %33 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 7
  store i32 %32, i32* %33, align 4
  %34 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 8
  %35 = load i32, i32* %34, align 4
  %36 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 8
  store i32 %35, i32* %36, align 4
  %37 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 9
  %38 = load i32, i32* %37, align 4
  %39 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 9
  store i32 %38, i32* %39, align 4
  %40 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 10
  %41 = load i32, i32* %40, align 4
  %42 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 10
  store i32 %41, i32* %42, align 4
  %43 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 11
  %44 = load i32, i32* %43, align 4
  %45 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 11
  store i32 %44, i32* %45, align 4
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn
define internal fastcc void @S9_refine_coordinates(%struct.PhysicalCoordinates.0.347* nocapture readonly %0, %struct.PhysicalCoordinates.0.347* nocapture writeonly %1, i32 %2) unnamed_addr #3 {
entry:
  %3 = lshr i32 %2, 1
  %4 = and i32 %3, 1
  %5 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 0
  %6 = load i32, i32* %5, align 4
  %7 = shl i32 %6, 1
  %8 = or i32 %7, %4
  %9 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 0
  store i32 %8, i32* %9, align 4
  %10 = and i32 %2, 1
  %11 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 1
  %12 = load i32, i32* %11, align 4
  %13 = shl i32 %12, 1
  %14 = or i32 %13, %10
  %15 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 1
  store i32 %14, i32* %15, align 4
  %16 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 2
  %17 = load i32, i32* %16, align 4
  %18 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 2
  store i32 %17, i32* %18, align 4
  %19 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 3
  %20 = load i32, i32* %19, align 4
  %21 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 3
  store i32 %20, i32* %21, align 4
  %22 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 4
  %23 = load i32, i32* %22, align 4
  %24 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 4
  store i32 %23, i32* %24, align 4
  %25 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 5
  %26 = load i32, i32* %25, align 4
  %27 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 5
  store i32 %26, i32* %27, align 4
  %28 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 6
  %29 = load i32, i32* %28, align 4
  %30 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 6
  store i32 %29, i32* %30, align 4
  %31 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 7
  %32 = load i32, i32* %31, align 4
  %33 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 7
  store i32 %32, i32* %33, align 4
  %34 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 8
  %35 = load i32, i32* %34, align 4
  %36 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 8
  store i32 %35, i32* %36, align 4
  %37 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 9
  %38 = load i32, i32* %37, align 4
  %39 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 9
  store i32 %38, i32* %39, align 4
  %40 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 10
  %41 = load i32, i32* %40, align 4
  %42 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 10
  store i32 %41, i32* %42, align 4
  %43 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %0, i64 0, i32 0, i64 11
  %44 = load i32, i32* %43, align 4
  %45 = getelementptr inbounds %struct.PhysicalCoordinates.0.347, %struct.PhysicalCoordinates.0.347* %1, i64 0, i32 0, i64 11
  store i32 %44, i32* %45, align 4
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.338* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #5 {
  %4 = alloca %struct.LLVMRuntime.338*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %1, align 8
  store %struct.LLVMRuntime.338* %0, %struct.LLVMRuntime.338** %4, align 8
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
  %17 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %1, %1* %9, i32 0, i32 0
  store %struct.LLVMRuntime.338** %4, %struct.LLVMRuntime.338*** %25, align 8
  %26 = getelementptr inbounds %1, %1* %9, i32 0, i32 1
  store i8** %6, i8*** %26, align 8
  %27 = getelementptr inbounds %1, %1* %9, i32 0, i32 2
  store i32* %7, i32** %27, align 8
  %28 = getelementptr inbounds %1, %1* %9, i32 0, i32 3
  store i64** %8, i64*** %28, align 8
  br label %29

29:                                               ; preds = %29, %21
  %30 = atomicrmw volatile xchg i32* %23, i32 1 seq_cst, align 4
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %29, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %29
  %32 = getelementptr inbounds %1, %1* %9, i64 0, i32 0
  %33 = load %struct.LLVMRuntime.338**, %struct.LLVMRuntime.338*** %32, align 8
  %34 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.338**, %struct.LLVMRuntime.338*** %32, align 8
  %39 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.338**, %struct.LLVMRuntime.338*** %32, align 8
  %42 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %42, i64 0, i32 19, i64 0
  %44 = getelementptr inbounds %1, %1* %9, i64 0, i32 1
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
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !11

taichi_strlen.exit.i.i.i.i:                       ; preds = %.lr.ph.i.i.i.i.i
  %.lcssa = phi i64 [ %48, %.lr.ph.i.i.i.i.i ]
  %51 = call i64 @llvm.umin.i64(i64 %.lcssa, i64 2047)
  br label %taichi_strlen.exit.thread.i.i.i.i

taichi_strlen.exit.thread.i.i.i.i:                ; preds = %taichi_strlen.exit.i.i.i.i, %37
  %52 = phi i64 [ 0, %37 ], [ %51, %taichi_strlen.exit.i.i.i.i ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %43, i8* nonnull align 1 %46, i64 %52, i1 false)
  %53 = getelementptr inbounds %1, %1* %9, i64 0, i32 2
  %54 = load i32*, i32** %53, align 8
  %55 = load i32, i32* %54, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %.lr.ph.i.i.i.i, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

.lr.ph.i.i.i.i:                                   ; preds = %taichi_strlen.exit.thread.i.i.i.i
  %57 = getelementptr inbounds %1, %1* %9, i64 0, i32 3
  br label %58

58:                                               ; preds = %58, %.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %58 ]
  %59 = load i64**, i64*** %57, align 8
  %60 = load i64*, i64** %59, align 8
  %61 = getelementptr inbounds i64, i64* %60, i64 %indvars.iv.i.i.i.i
  %62 = load i64, i64* %61, align 8
  %63 = load %struct.LLVMRuntime.338**, %struct.LLVMRuntime.338*** %32, align 8
  %64 = load %struct.LLVMRuntime.338*, %struct.LLVMRuntime.338** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.338, %struct.LLVMRuntime.338* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %62, i64* %65, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %66 = load i32*, i32** %53, align 8
  %67 = load i32, i32* %66, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %indvars.iv.next.i.i.i.i, %68
  br i1 %69, label %58, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !12

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
  %4 = alloca %struct.RuntimeContext.339, align 8
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
  %15 = bitcast i8* %14 to %struct.ListManager.335**
  %16 = load %struct.ListManager.335*, %struct.ListManager.335** %15, align 8
  %17 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %16, i64 0, i32 3
  %18 = load i32, i32* %17, align 8
  %19 = ashr i32 %8, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %16, i64 0, i32 0, i64 %20
  %22 = load i8*, i8** %21, align 8
  %23 = getelementptr inbounds %struct.ListManager.335, %struct.ListManager.335* %16, i64 0, i32 1
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
  %48 = bitcast %struct.RuntimeContext.339* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %48, i8* noundef nonnull align 8 dereferenceable(32) %47, i64 32, i1 false)
  %49 = getelementptr inbounds %struct.RuntimeContext.339, %struct.RuntimeContext.339* %4, i64 0, i32 2
  store i32 %1, i32* %49, align 8
  %50 = icmp slt i32 %34, %41
  br i1 %50, label %51, label %58

51:                                               ; preds = %3
  %52 = getelementptr inbounds i8, i8* %0, i64 8
  %53 = bitcast i8* %52 to void (%struct.RuntimeContext.339*, i8*, %struct.Element*, i32, i32)**
  %54 = load void (%struct.RuntimeContext.339*, i8*, %struct.Element*, i32, i32)*, void (%struct.RuntimeContext.339*, i8*, %struct.Element*, i32, i32)** %53, align 8
  %55 = load i8*, i8** %21, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %28
  %57 = bitcast i8* %56 to %struct.Element*
  call void %54(%struct.RuntimeContext.339* noundef nonnull %4, i8* noundef nonnull %45, %struct.Element* noundef nonnull %57, i32 noundef %34, i32 noundef %41) #1
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
attributes #2 = { nofree norecurse nounwind }
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
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
