; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.205*, void (%struct.RuntimeContext.205*, i8*, %struct.Element.256*, i32, i32)*, %struct.ListManager.201*, i32, i32, i64 }
%1 = type { %struct.LLVMRuntime.204**, i8**, i32*, i64** }
%struct.RuntimeContext.205 = type { i8*, %struct.LLVMRuntime.204*, i32, i64* }
%struct.LLVMRuntime.204 = type { %struct.PreallocatedMemoryChunk.199, %struct.PreallocatedMemoryChunk.199, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.200*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.201*], [1024 x %struct.NodeManager.202*], [1024 x i8*], i8*, %struct.RandState.203*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.199 = type { i8*, i8*, i64 }
%struct.__va_list_tag.200 = type { i32, i32, i8*, i8* }
%struct.ListManager.201 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.204* }
%struct.NodeManager.202 = type <{ %struct.LLVMRuntime.204*, i32, i32, i32, i32, %struct.ListManager.201*, %struct.ListManager.201*, %struct.ListManager.201*, i32, [4 x i8] }>
%struct.RandState.203 = type { i32, i32, i32, i32, i32 }
%struct.PhysicalCoordinates.0.213 = type { [12 x i32] }
%struct.Element.256 = type { i8*, [2 x i32], %struct.PhysicalCoordinates.0.213 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @sum_listed_c92_0_kernel_0_serial(%struct.RuntimeContext.205* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %1, i64 0, i32 14
  %3 = bitcast i8** %2 to i32**
  %4 = load i32*, i32** %3, align 8
  store i32 0, i32* %4, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @sum_listed_c92_0_kernel_1_serial(%struct.RuntimeContext.205* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %1, i64 0, i32 11, i64 4
  %3 = load %struct.ListManager.201*, %struct.ListManager.201** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @sum_listed_c92_0_kernel_2_listgen_S4dense(%struct.RuntimeContext.205* %context) local_unnamed_addr #1 {
.lr.ph.i:
  %.sroa.2.i = alloca { [2 x i32], %struct.PhysicalCoordinates.0.213 }, align 8
  %0 = alloca %struct.Element.256, align 8
  %1 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %1, align 8
  %.sroa.2.i.0..sroa_cast = bitcast { [2 x i32], %struct.PhysicalCoordinates.0.213 }* %.sroa.2.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  %.0..0..0..0..sroa_cast16 = bitcast %struct.Element.256* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  %3 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %2, i64 0, i32 11, i64 0
  %4 = bitcast %struct.ListManager.201** %3 to %struct.Element.256***
  %5 = load %struct.Element.256**, %struct.Element.256*** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %2, i64 0, i32 11, i64 4
  %7 = load %struct.ListManager.201*, %struct.ListManager.201** %6, align 8
  %8 = load %struct.Element.256*, %struct.Element.256** %5, align 8
  %.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Element.256, %struct.Element.256* %8, i64 0, i32 0
  %.sroa.0.0.copyload.i = load i8*, i8** %.sroa.0.0..sroa_idx.i, align 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds %struct.Element.256, %struct.Element.256* %8, i64 0, i32 1
  %.sroa.2.0..sroa_cast.i = bitcast [2 x i32]* %.sroa.2.0..sroa_idx.i to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.i.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.0..sroa_cast.i, i64 56, i1 false)
  %getch.i = getelementptr i8, i8* %.sroa.0.0.copyload.i, i64 256
  %.sroa.2.16..sroa_idx.i = getelementptr inbounds %struct.Element.256, %struct.Element.256* %0, i64 0, i32 2
  %.sroa.2.16..sroa_cast.i = bitcast %struct.PhysicalCoordinates.0.213* %.sroa.2.16..sroa_idx.i to i8*
  %.sroa.2.16..sroa_idx10.i = getelementptr inbounds { [2 x i32], %struct.PhysicalCoordinates.0.213 }, { [2 x i32], %struct.PhysicalCoordinates.0.213 }* %.sroa.2.i, i64 0, i32 1
  %.sroa.2.16..sroa_cast11.i = bitcast %struct.PhysicalCoordinates.0.213* %.sroa.2.16..sroa_idx10.i to i8*
  %9 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %7, i64 0, i32 5
  %10 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %7, i64 0, i32 3
  %11 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %7, i64 0, i32 6
  %12 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %7, i64 0, i32 4
  %13 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %7, i64 0, i32 2
  %14 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %7, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.256, %struct.Element.256* %0, i64 0, i32 0
  store i8* %getch.i, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.256, %struct.Element.256* %0, i64 0, i32 1, i64 0
  %15 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  store <2 x i32> <i32 0, i32 4>, <2 x i32>* %15, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast.i, i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast11.i, i64 48, i1 false)
  %16 = atomicrmw volatile add i32* %9, i32 1 seq_cst, align 4
  %17 = load i32, i32* %10, align 8
  %18 = ashr i32 %16, %17
  %19 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %11, align 8
  %20 = icmp ult i32 %18, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.204* noundef %19, i1 noundef zeroext %20, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %7, i64 0, i32 0, i64 %21
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
  %28 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %11, align 8
  %29 = load i64, i64* %13, align 8
  %30 = load i64, i64* %14, align 8
  %31 = mul i64 %30, %29
  %32 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %28, i64 0, i32 26
  %33 = atomicrmw volatile add i64* %32, i64 %31 seq_cst, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %28, i64 0, i32 1, i32 2
  %35 = load i64, i64* %34, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %35, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %56, label %36

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %28, i64 0, i32 24
  br label %38

38:                                               ; preds = %38, %36
  %39 = atomicrmw volatile xchg i32* %37, i32 1 seq_cst, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %38, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %38
  %41 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %28, i64 0, i32 1, i32 0
  %42 = load i8*, i8** %41, align 8
  %43 = ptrtoint i8* %42 to i64
  %44 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %28, i64 0, i32 1, i32 1
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
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.204* noundef nonnull %28, i1 noundef zeroext %54, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

56:                                               ; preds = %27
  %57 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %28, i64 0, i32 2
  %58 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %57, align 8
  %59 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %28, i64 0, i32 6
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
  %69 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %7, i64 0, i32 0, i64 %68
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
define void @sum_listed_c92_0_kernel_3_serial(%struct.RuntimeContext.205* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %1, i64 0, i32 11, i64 5
  %3 = load %struct.ListManager.201*, %struct.ListManager.201** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @sum_listed_c92_0_kernel_4_listgen_S5dynamic(%struct.RuntimeContext.205* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.Element.256, align 8
  %1 = alloca %struct.PhysicalCoordinates.0.213, align 4
  %2 = alloca %struct.Element.256, align 8
  %3 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %context, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %3, align 8
  %5 = bitcast %struct.Element.256* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5)
  %6 = bitcast %struct.PhysicalCoordinates.0.213* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %6)
  %.0..0..0..0..sroa_cast15 = bitcast %struct.Element.256* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast15)
  %7 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %4, i64 0, i32 11, i64 4
  %8 = load %struct.ListManager.201*, %struct.ListManager.201** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %4, i64 0, i32 11, i64 5
  %12 = load %struct.ListManager.201*, %struct.ListManager.201** %11, align 8
  %13 = icmp sgt i32 %10, 0
  br i1 %13, label %.lr.ph61.i, label %element_listgen_nonroot.exit

.lr.ph61.i:                                       ; preds = %entry
  %14 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %8, i64 0, i32 3
  %15 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %8, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Element.256, %struct.Element.256* %0, i64 0, i32 1, i64 0
  %17 = getelementptr inbounds %struct.Element.256, %struct.Element.256* %0, i64 0, i32 1, i64 1
  %18 = getelementptr inbounds %struct.Element.256, %struct.Element.256* %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.Element.256, %struct.Element.256* %0, i64 0, i32 0
  %20 = getelementptr inbounds %struct.Element.256, %struct.Element.256* %2, i64 0, i32 2
  %21 = bitcast %struct.PhysicalCoordinates.0.213* %20 to i8*
  %22 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %12, i64 0, i32 5
  %23 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %12, i64 0, i32 3
  %24 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %12, i64 0, i32 6
  %25 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %12, i64 0, i32 4
  %26 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %12, i64 0, i32 2
  %27 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %12, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.256, %struct.Element.256* %2, i64 0, i32 0
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.256, %struct.Element.256* %2, i64 0, i32 1, i64 0
  %.12..12..12..12..12..12..sroa_idx = getelementptr inbounds %struct.Element.256, %struct.Element.256* %2, i64 0, i32 1, i64 1
  br label %28

28:                                               ; preds = %._crit_edge.i, %.lr.ph61.i
  %.04359.i = phi i32 [ 0, %.lr.ph61.i ], [ %117, %._crit_edge.i ]
  %29 = load i32, i32* %14, align 8
  %30 = lshr i32 %.04359.i, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %8, i64 0, i32 0, i64 %31
  %33 = load i8*, i8** %32, align 8
  %34 = load i64, i64* %15, align 8
  %notmask.i.i.i = shl nsw i32 -1, %29
  %35 = xor i32 %notmask.i.i.i, -1
  %36 = and i32 %.04359.i, %35
  %37 = zext i32 %36 to i64
  %38 = mul i64 %34, %37
  %39 = getelementptr inbounds i8, i8* %33, i64 %38
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %5, i8* noundef nonnull align 8 dereferenceable(64) %39, i64 64, i1 false)
  %40 = load i32, i32* %16, align 8
  %41 = load i32, i32* %17, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %.preheader.preheader, label %._crit_edge.i

.preheader.preheader:                             ; preds = %28
  br label %.preheader

.preheader:                                       ; preds = %.loopexit.i, %.preheader.preheader
  %.04457.i = phi i32 [ %116, %.loopexit.i ], [ %40, %.preheader.preheader ]
  call fastcc void @S4_refine_coordinates(%struct.PhysicalCoordinates.0.213* noundef nonnull %18, %struct.PhysicalCoordinates.0.213* noundef nonnull %1, i32 noundef %.04457.i) #1
  %43 = load i8*, i8** %19, align 8
  %44 = sext i32 %.04457.i to i64
  %45 = shl nsw i64 %44, 4
  %46 = getelementptr inbounds i8, i8* %43, i64 %45
  %47 = getelementptr inbounds i8, i8* %46, i64 4
  %48 = bitcast i8* %47 to i32*
  %49 = load i32, i32* %48, align 4
  %50 = call i32 @llvm.smin.i32(i32 %49, i32 1024)
  %51 = icmp sgt i32 %49, 0
  br i1 %51, label %.lr.ph.i.preheader, label %.loopexit.i

.lr.ph.i.preheader:                               ; preds = %.preheader
  br label %.lr.ph.i

.lr.ph.i:                                         ; preds = %_ZN11ListManager6appendEPv.exit.i, %.lr.ph.i.preheader
  %.056.i = phi i32 [ %52, %_ZN11ListManager6appendEPv.exit.i ], [ 0, %.lr.ph.i.preheader ]
  store i8* %46, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  store i32 %.056.i, i32* %.8..8..8..8..8..8..sroa_idx, align 8
  %52 = add nsw i32 %.056.i, %50
  %53 = call i32 @llvm.smin.i32(i32 %49, i32 %52)
  store i32 %53, i32* %.12..12..12..12..12..12..sroa_idx, align 4
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %21, i8* noundef nonnull align 4 dereferenceable(48) %6, i64 48, i1 false)
  %54 = atomicrmw volatile add i32* %22, i32 1 seq_cst, align 4
  %55 = load i32, i32* %23, align 8
  %56 = ashr i32 %54, %55
  %57 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %24, align 8
  %58 = icmp ult i32 %56, 131072
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.204* noundef %57, i1 noundef zeroext %58, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %59 = sext i32 %56 to i64
  %60 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %12, i64 0, i32 0, i64 %59
  %61 = load i8*, i8** %60, align 8
  %.not.i.i.i.i.i = icmp eq i8* %61, null
  br i1 %.not.i.i.i.i.i, label %.preheader.i.preheader, label %_ZN11ListManager6appendEPv.exit.i

.preheader.i.preheader:                           ; preds = %.lr.ph.i
  br label %.preheader.i

.preheader.i:                                     ; preds = %.preheader.i, %.preheader.i.preheader
  %62 = atomicrmw volatile xchg i32* %25, i32 1 seq_cst, align 4
  %63 = icmp eq i32 %62, 1
  br i1 %63, label %.preheader.i, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i:              ; preds = %.preheader.i
  %64 = load i8*, i8** %60, align 8
  %.not.i.i.i.i.i.i.i.i.i = icmp eq i8* %64, null
  br i1 %.not.i.i.i.i.i.i.i.i.i, label %65, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i"

65:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i
  %66 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %24, align 8
  %67 = load i64, i64* %26, align 8
  %68 = load i64, i64* %27, align 8
  %69 = mul i64 %68, %67
  %70 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %66, i64 0, i32 26
  %71 = atomicrmw volatile add i64* %70, i64 %69 seq_cst, align 8
  %72 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %66, i64 0, i32 1, i32 2
  %73 = load i64, i64* %72, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %73, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %94, label %74

74:                                               ; preds = %65
  %75 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %66, i64 0, i32 24
  br label %76

76:                                               ; preds = %76, %74
  %77 = atomicrmw volatile xchg i32* %75, i32 1 seq_cst, align 4
  %78 = icmp eq i32 %77, 1
  br i1 %78, label %76, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %76
  %79 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %66, i64 0, i32 1, i32 0
  %80 = load i8*, i8** %79, align 8
  %81 = ptrtoint i8* %80 to i64
  %82 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %66, i64 0, i32 1, i32 1
  %83 = load i8*, i8** %82, align 8
  %84 = ptrtoint i8* %83 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %81
  %85 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i, 4095
  %86 = add i64 %85, %69
  %87 = add i64 %86, %81
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %87, %84
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i, label %88

88:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %89 = add i64 %85, %81
  %90 = inttoptr i64 %89 to i8*
  %91 = getelementptr inbounds i8, i8* %80, i64 %86
  store i8* %91, i8** %79, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i: ; preds = %88, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %90, %88 ]
  %92 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %93 = atomicrmw volatile xchg i32* %75, i32 0 seq_cst, align 4
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.204* noundef nonnull %66, i1 noundef zeroext %92, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

94:                                               ; preds = %65
  %95 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %66, i64 0, i32 2
  %96 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %95, align 8
  %97 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %66, i64 0, i32 6
  %98 = load i8*, i8** %97, align 8
  %99 = call noundef i8* %96(i8* noundef %98, i64 noundef %69, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i: ; preds = %94, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i ], [ %99, %94 ]
  %100 = bitcast i8** %60 to i64*
  %101 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i to i64
  %102 = atomicrmw volatile xchg i64* %100, i64 %101 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i
  %103 = atomicrmw volatile xchg i32* %25, i32 0 seq_cst, align 4
  br label %_ZN11ListManager6appendEPv.exit.i

_ZN11ListManager6appendEPv.exit.i:                ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i", %.lr.ph.i
  %104 = load i32, i32* %23, align 8
  %105 = ashr i32 %54, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %12, i64 0, i32 0, i64 %106
  %108 = load i8*, i8** %107, align 8
  %109 = load i64, i64* %27, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %104
  %110 = xor i32 %notmask.i.i.i.i, -1
  %111 = and i32 %54, %110
  %112 = sext i32 %111 to i64
  %113 = mul i64 %109, %112
  %114 = getelementptr inbounds i8, i8* %108, i64 %113
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %114, i8* nonnull align 8 %.0..0..0..0..sroa_cast15, i64 %109, i1 false)
  %115 = icmp slt i32 %52, %49
  br i1 %115, label %.lr.ph.i, label %.loopexit.i.loopexit, !llvm.loop !8

.loopexit.i.loopexit:                             ; preds = %_ZN11ListManager6appendEPv.exit.i
  br label %.loopexit.i

.loopexit.i:                                      ; preds = %.loopexit.i.loopexit, %.preheader
  %116 = add i32 %.04457.i, 1
  %exitcond.not.i = icmp eq i32 %116, %41
  br i1 %exitcond.not.i, label %._crit_edge.i.loopexit, label %.preheader, !llvm.loop !9

._crit_edge.i.loopexit:                           ; preds = %.loopexit.i
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.i.loopexit, %28
  %117 = add nuw nsw i32 %.04359.i, 1
  %exitcond63.not.i = icmp eq i32 %117, %10
  br i1 %exitcond63.not.i, label %element_listgen_nonroot.exit.loopexit, label %28, !llvm.loop !10

element_listgen_nonroot.exit.loopexit:            ; preds = %._crit_edge.i
  br label %element_listgen_nonroot.exit

element_listgen_nonroot.exit:                     ; preds = %element_listgen_nonroot.exit.loopexit, %entry
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast15)
  ret void
}

; Function Attrs: nounwind
define void @sum_listed_c92_0_kernel_5_struct_for(%struct.RuntimeContext.205* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %3, i64 0, i32 11, i64 5
  %5 = load %struct.ListManager.201*, %struct.ListManager.201** %4, align 8
  %6 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %5, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.205* %context, %struct.RuntimeContext.205** %8, align 8
  %9 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  store void (%struct.RuntimeContext.205*, i8*, %struct.Element.256*, i32, i32)* @function_body, void (%struct.RuntimeContext.205*, i8*, %struct.Element.256*, i32, i32)** %9, align 8
  %10 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store %struct.ListManager.201* %5, %struct.ListManager.201** %10, align 8
  %11 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  %12 = bitcast i32* %11 to <2 x i32>*
  store <2 x i32> <i32 64, i32 16>, <2 x i32>* %12, align 8
  %13 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  store i64 4, i64* %13, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %3, i64 0, i32 10
  %15 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %3, i64 0, i32 9
  %17 = load i8*, i8** %16, align 8
  %18 = shl nsw i32 %7, 4
  call void %15(i8* noundef %17, i32 noundef %18, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_struct_for_block_helper) #1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree norecurse nounwind
define internal void @function_body(%struct.RuntimeContext.205* %0, i8* nocapture %1, %struct.Element.256* nocapture readonly %2, i32 %3, i32 %4) #2 {
allocs:
  %5 = getelementptr inbounds %struct.Element.256, %struct.Element.256* %2, i64 0, i32 2, i32 0, i64 0
  %6 = getelementptr inbounds %struct.Element.256, %struct.Element.256* %2, i64 0, i32 2, i32 0, i64 1
  %7 = bitcast i8* %1 to i32*
  store i32 0, i32* %7, align 4
  %8 = icmp sgt i32 %4, %3
  br i1 %8, label %loop_body.lr.ph, label %func_exit

loop_body.lr.ph:                                  ; preds = %allocs
  %9 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %0, i64 0, i32 1
  %10 = sub i32 %4, %3
  %11 = xor i32 %3, -1
  %12 = add i32 %11, %4
  %xtraiter = and i32 %10, 7
  %13 = icmp ult i32 %12, 7
  br i1 %13, label %func_exit.loopexit.unr-lcssa, label %loop_body.lr.ph.new

loop_body.lr.ph.new:                              ; preds = %loop_body.lr.ph
  %unroll_iter = and i32 %10, -8
  br label %loop_body

loop_body:                                        ; preds = %Dynamic_lookup_element.exit.7, %loop_body.lr.ph.new
  %14 = phi i32 [ 0, %loop_body.lr.ph.new ], [ %261, %Dynamic_lookup_element.exit.7 ]
  %.033 = phi i32 [ %3, %loop_body.lr.ph.new ], [ %262, %Dynamic_lookup_element.exit.7 ]
  %niter = phi i32 [ 0, %loop_body.lr.ph.new ], [ %niter.next.7, %Dynamic_lookup_element.exit.7 ]
  %15 = load i32, i32* %5, align 4
  %16 = and i32 %.033, 63
  %17 = load i32, i32* %6, align 4
  %18 = shl i32 %17, 6
  %19 = or i32 %18, %16
  %20 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %9, align 8
  %21 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %20, i64 0, i32 7, i64 0
  %22 = load i8*, i8** %21, align 8
  %getch.i = getelementptr i8, i8* %22, i64 256
  %23 = sext i32 %15 to i64
  %24 = shl nsw i64 %23, 4
  %25 = getelementptr inbounds i8, i8* %getch.i, i64 %24
  %26 = getelementptr inbounds i8, i8* %25, i64 4
  %27 = bitcast i8* %26 to i32*
  %28 = load i32, i32* %27, align 4
  %29 = icmp sgt i32 %28, %19
  br i1 %29, label %30, label %39

30:                                               ; preds = %loop_body
  %31 = getelementptr inbounds i8, i8* %25, i64 8
  %32 = sext i32 %19 to i64
  %33 = shl nsw i64 %32, 2
  %34 = add nsw i64 %33, 40
  br label %35

35:                                               ; preds = %35, %30
  %lsr.iv38 = phi i64 [ %lsr.iv.next39, %35 ], [ %34, %30 ]
  %.021.in.in.i = phi i8* [ %31, %30 ], [ %.021.i, %35 ]
  %.020.i = phi i32 [ 0, %30 ], [ %36, %35 ]
  %.021.in.i = bitcast i8* %.021.in.in.i to i8**
  %.021.i = load i8*, i8** %.021.in.i, align 8
  %36 = add nuw nsw i32 %.020.i, 8
  %lsr.iv.next39 = add nsw i64 %lsr.iv38, -32
  %37 = icmp sgt i32 %36, %19
  br i1 %37, label %38, label %35, !llvm.loop !11

38:                                               ; preds = %35
  %scevgep40 = getelementptr i8, i8* %.021.i, i64 %lsr.iv.next39
  br label %Dynamic_lookup_element.exit

39:                                               ; preds = %loop_body
  %40 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %20, i64 0, i32 13, i64 5
  %41 = load i8*, i8** %40, align 8
  br label %Dynamic_lookup_element.exit

Dynamic_lookup_element.exit:                      ; preds = %39, %38
  %.0.i = phi i8* [ %scevgep40, %38 ], [ %41, %39 ]
  %42 = bitcast i8* %.0.i to i32*
  %43 = load i32, i32* %42, align 4
  %44 = add i32 %14, %43
  store i32 %44, i32* %7, align 4
  %45 = add nsw i32 %.033, 1
  %46 = load i32, i32* %5, align 4
  %47 = and i32 %45, 63
  %48 = load i32, i32* %6, align 4
  %49 = shl i32 %48, 6
  %50 = or i32 %49, %47
  %51 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %9, align 8
  %52 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %51, i64 0, i32 7, i64 0
  %53 = load i8*, i8** %52, align 8
  %getch.i.1 = getelementptr i8, i8* %53, i64 256
  %54 = sext i32 %46 to i64
  %55 = shl nsw i64 %54, 4
  %56 = getelementptr inbounds i8, i8* %getch.i.1, i64 %55
  %57 = getelementptr inbounds i8, i8* %56, i64 4
  %58 = bitcast i8* %57 to i32*
  %59 = load i32, i32* %58, align 4
  %60 = icmp sgt i32 %59, %50
  br i1 %60, label %64, label %61

61:                                               ; preds = %Dynamic_lookup_element.exit
  %62 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %51, i64 0, i32 13, i64 5
  %63 = load i8*, i8** %62, align 8
  br label %Dynamic_lookup_element.exit.1

64:                                               ; preds = %Dynamic_lookup_element.exit
  %65 = getelementptr inbounds i8, i8* %56, i64 8
  %66 = sext i32 %50 to i64
  %67 = shl nsw i64 %66, 2
  %68 = add nsw i64 %67, 40
  br label %69

69:                                               ; preds = %69, %64
  %lsr.iv41 = phi i64 [ %lsr.iv.next42, %69 ], [ %68, %64 ]
  %.021.in.in.i.1 = phi i8* [ %65, %64 ], [ %.021.i.1, %69 ]
  %.020.i.1 = phi i32 [ 0, %64 ], [ %70, %69 ]
  %.021.in.i.1 = bitcast i8* %.021.in.in.i.1 to i8**
  %.021.i.1 = load i8*, i8** %.021.in.i.1, align 8
  %70 = add nuw nsw i32 %.020.i.1, 8
  %lsr.iv.next42 = add nsw i64 %lsr.iv41, -32
  %71 = icmp sgt i32 %70, %50
  br i1 %71, label %72, label %69, !llvm.loop !11

72:                                               ; preds = %69
  %scevgep43 = getelementptr i8, i8* %.021.i.1, i64 %lsr.iv.next42
  br label %Dynamic_lookup_element.exit.1

Dynamic_lookup_element.exit.1:                    ; preds = %72, %61
  %.0.i.1 = phi i8* [ %scevgep43, %72 ], [ %63, %61 ]
  %73 = bitcast i8* %.0.i.1 to i32*
  %74 = load i32, i32* %73, align 4
  %75 = add i32 %44, %74
  store i32 %75, i32* %7, align 4
  %76 = add nsw i32 %.033, 2
  %77 = load i32, i32* %5, align 4
  %78 = and i32 %76, 63
  %79 = load i32, i32* %6, align 4
  %80 = shl i32 %79, 6
  %81 = or i32 %80, %78
  %82 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %9, align 8
  %83 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %82, i64 0, i32 7, i64 0
  %84 = load i8*, i8** %83, align 8
  %getch.i.2 = getelementptr i8, i8* %84, i64 256
  %85 = sext i32 %77 to i64
  %86 = shl nsw i64 %85, 4
  %87 = getelementptr inbounds i8, i8* %getch.i.2, i64 %86
  %88 = getelementptr inbounds i8, i8* %87, i64 4
  %89 = bitcast i8* %88 to i32*
  %90 = load i32, i32* %89, align 4
  %91 = icmp sgt i32 %90, %81
  br i1 %91, label %95, label %92

92:                                               ; preds = %Dynamic_lookup_element.exit.1
  %93 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %82, i64 0, i32 13, i64 5
  %94 = load i8*, i8** %93, align 8
  br label %Dynamic_lookup_element.exit.2

95:                                               ; preds = %Dynamic_lookup_element.exit.1
  %96 = getelementptr inbounds i8, i8* %87, i64 8
  %97 = sext i32 %81 to i64
  %98 = shl nsw i64 %97, 2
  %99 = add nsw i64 %98, 40
  br label %100

100:                                              ; preds = %100, %95
  %lsr.iv44 = phi i64 [ %lsr.iv.next45, %100 ], [ %99, %95 ]
  %.021.in.in.i.2 = phi i8* [ %96, %95 ], [ %.021.i.2, %100 ]
  %.020.i.2 = phi i32 [ 0, %95 ], [ %101, %100 ]
  %.021.in.i.2 = bitcast i8* %.021.in.in.i.2 to i8**
  %.021.i.2 = load i8*, i8** %.021.in.i.2, align 8
  %101 = add nuw nsw i32 %.020.i.2, 8
  %lsr.iv.next45 = add nsw i64 %lsr.iv44, -32
  %102 = icmp sgt i32 %101, %81
  br i1 %102, label %103, label %100, !llvm.loop !11

103:                                              ; preds = %100
  %scevgep46 = getelementptr i8, i8* %.021.i.2, i64 %lsr.iv.next45
  br label %Dynamic_lookup_element.exit.2

Dynamic_lookup_element.exit.2:                    ; preds = %103, %92
  %.0.i.2 = phi i8* [ %scevgep46, %103 ], [ %94, %92 ]
  %104 = bitcast i8* %.0.i.2 to i32*
  %105 = load i32, i32* %104, align 4
  %106 = add i32 %75, %105
  store i32 %106, i32* %7, align 4
  %107 = add nsw i32 %.033, 3
  %108 = load i32, i32* %5, align 4
  %109 = and i32 %107, 63
  %110 = load i32, i32* %6, align 4
  %111 = shl i32 %110, 6
  %112 = or i32 %111, %109
  %113 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %9, align 8
  %114 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %113, i64 0, i32 7, i64 0
  %115 = load i8*, i8** %114, align 8
  %getch.i.3 = getelementptr i8, i8* %115, i64 256
  %116 = sext i32 %108 to i64
  %117 = shl nsw i64 %116, 4
  %118 = getelementptr inbounds i8, i8* %getch.i.3, i64 %117
  %119 = getelementptr inbounds i8, i8* %118, i64 4
  %120 = bitcast i8* %119 to i32*
  %121 = load i32, i32* %120, align 4
  %122 = icmp sgt i32 %121, %112
  br i1 %122, label %126, label %123

123:                                              ; preds = %Dynamic_lookup_element.exit.2
  %124 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %113, i64 0, i32 13, i64 5
  %125 = load i8*, i8** %124, align 8
  br label %Dynamic_lookup_element.exit.3

126:                                              ; preds = %Dynamic_lookup_element.exit.2
  %127 = getelementptr inbounds i8, i8* %118, i64 8
  %128 = sext i32 %112 to i64
  %129 = shl nsw i64 %128, 2
  %130 = add nsw i64 %129, 40
  br label %131

131:                                              ; preds = %131, %126
  %lsr.iv47 = phi i64 [ %lsr.iv.next48, %131 ], [ %130, %126 ]
  %.021.in.in.i.3 = phi i8* [ %127, %126 ], [ %.021.i.3, %131 ]
  %.020.i.3 = phi i32 [ 0, %126 ], [ %132, %131 ]
  %.021.in.i.3 = bitcast i8* %.021.in.in.i.3 to i8**
  %.021.i.3 = load i8*, i8** %.021.in.i.3, align 8
  %132 = add nuw nsw i32 %.020.i.3, 8
  %lsr.iv.next48 = add nsw i64 %lsr.iv47, -32
  %133 = icmp sgt i32 %132, %112
  br i1 %133, label %134, label %131, !llvm.loop !11

134:                                              ; preds = %131
  %scevgep49 = getelementptr i8, i8* %.021.i.3, i64 %lsr.iv.next48
  br label %Dynamic_lookup_element.exit.3

Dynamic_lookup_element.exit.3:                    ; preds = %134, %123
  %.0.i.3 = phi i8* [ %scevgep49, %134 ], [ %125, %123 ]
  %135 = bitcast i8* %.0.i.3 to i32*
  %136 = load i32, i32* %135, align 4
  %137 = add i32 %106, %136
  store i32 %137, i32* %7, align 4
  %138 = add nsw i32 %.033, 4
  %139 = load i32, i32* %5, align 4
  %140 = and i32 %138, 63
  %141 = load i32, i32* %6, align 4
  %142 = shl i32 %141, 6
  %143 = or i32 %142, %140
  %144 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %9, align 8
  %145 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %144, i64 0, i32 7, i64 0
  %146 = load i8*, i8** %145, align 8
  %getch.i.4 = getelementptr i8, i8* %146, i64 256
  %147 = sext i32 %139 to i64
  %148 = shl nsw i64 %147, 4
  %149 = getelementptr inbounds i8, i8* %getch.i.4, i64 %148
  %150 = getelementptr inbounds i8, i8* %149, i64 4
  %151 = bitcast i8* %150 to i32*
  %152 = load i32, i32* %151, align 4
  %153 = icmp sgt i32 %152, %143
  br i1 %153, label %157, label %154

154:                                              ; preds = %Dynamic_lookup_element.exit.3
  %155 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %144, i64 0, i32 13, i64 5
  %156 = load i8*, i8** %155, align 8
  br label %Dynamic_lookup_element.exit.4

157:                                              ; preds = %Dynamic_lookup_element.exit.3
  %158 = getelementptr inbounds i8, i8* %149, i64 8
  %159 = sext i32 %143 to i64
  %160 = shl nsw i64 %159, 2
  %161 = add nsw i64 %160, 40
  br label %162

162:                                              ; preds = %162, %157
  %lsr.iv50 = phi i64 [ %lsr.iv.next51, %162 ], [ %161, %157 ]
  %.021.in.in.i.4 = phi i8* [ %158, %157 ], [ %.021.i.4, %162 ]
  %.020.i.4 = phi i32 [ 0, %157 ], [ %163, %162 ]
  %.021.in.i.4 = bitcast i8* %.021.in.in.i.4 to i8**
  %.021.i.4 = load i8*, i8** %.021.in.i.4, align 8
  %163 = add nuw nsw i32 %.020.i.4, 8
  %lsr.iv.next51 = add nsw i64 %lsr.iv50, -32
  %164 = icmp sgt i32 %163, %143
  br i1 %164, label %165, label %162, !llvm.loop !11

165:                                              ; preds = %162
  %scevgep52 = getelementptr i8, i8* %.021.i.4, i64 %lsr.iv.next51
  br label %Dynamic_lookup_element.exit.4

Dynamic_lookup_element.exit.4:                    ; preds = %165, %154
  %.0.i.4 = phi i8* [ %scevgep52, %165 ], [ %156, %154 ]
  %166 = bitcast i8* %.0.i.4 to i32*
  %167 = load i32, i32* %166, align 4
  %168 = add i32 %137, %167
  store i32 %168, i32* %7, align 4
  %169 = add nsw i32 %.033, 5
  %170 = load i32, i32* %5, align 4
  %171 = and i32 %169, 63
  %172 = load i32, i32* %6, align 4
  %173 = shl i32 %172, 6
  %174 = or i32 %173, %171
  %175 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %9, align 8
  %176 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %175, i64 0, i32 7, i64 0
  %177 = load i8*, i8** %176, align 8
  %getch.i.5 = getelementptr i8, i8* %177, i64 256
  %178 = sext i32 %170 to i64
  %179 = shl nsw i64 %178, 4
  %180 = getelementptr inbounds i8, i8* %getch.i.5, i64 %179
  %181 = getelementptr inbounds i8, i8* %180, i64 4
  %182 = bitcast i8* %181 to i32*
  %183 = load i32, i32* %182, align 4
  %184 = icmp sgt i32 %183, %174
  br i1 %184, label %188, label %185

185:                                              ; preds = %Dynamic_lookup_element.exit.4
  %186 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %175, i64 0, i32 13, i64 5
  %187 = load i8*, i8** %186, align 8
  br label %Dynamic_lookup_element.exit.5

188:                                              ; preds = %Dynamic_lookup_element.exit.4
  %189 = getelementptr inbounds i8, i8* %180, i64 8
  %190 = sext i32 %174 to i64
  %191 = shl nsw i64 %190, 2
  %192 = add nsw i64 %191, 40
  br label %193

193:                                              ; preds = %193, %188
  %lsr.iv53 = phi i64 [ %lsr.iv.next54, %193 ], [ %192, %188 ]
  %.021.in.in.i.5 = phi i8* [ %189, %188 ], [ %.021.i.5, %193 ]
  %.020.i.5 = phi i32 [ 0, %188 ], [ %194, %193 ]
  %.021.in.i.5 = bitcast i8* %.021.in.in.i.5 to i8**
  %.021.i.5 = load i8*, i8** %.021.in.i.5, align 8
  %194 = add nuw nsw i32 %.020.i.5, 8
  %lsr.iv.next54 = add nsw i64 %lsr.iv53, -32
  %195 = icmp sgt i32 %194, %174
  br i1 %195, label %196, label %193, !llvm.loop !11

196:                                              ; preds = %193
  %scevgep55 = getelementptr i8, i8* %.021.i.5, i64 %lsr.iv.next54
  br label %Dynamic_lookup_element.exit.5

Dynamic_lookup_element.exit.5:                    ; preds = %196, %185
  %.0.i.5 = phi i8* [ %scevgep55, %196 ], [ %187, %185 ]
  %197 = bitcast i8* %.0.i.5 to i32*
  %198 = load i32, i32* %197, align 4
  %199 = add i32 %168, %198
  store i32 %199, i32* %7, align 4
  %200 = add nsw i32 %.033, 6
  %201 = load i32, i32* %5, align 4
  %202 = and i32 %200, 63
  %203 = load i32, i32* %6, align 4
  %204 = shl i32 %203, 6
  %205 = or i32 %204, %202
  %206 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %9, align 8
  %207 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %206, i64 0, i32 7, i64 0
  %208 = load i8*, i8** %207, align 8
  %getch.i.6 = getelementptr i8, i8* %208, i64 256
  %209 = sext i32 %201 to i64
  %210 = shl nsw i64 %209, 4
  %211 = getelementptr inbounds i8, i8* %getch.i.6, i64 %210
  %212 = getelementptr inbounds i8, i8* %211, i64 4
  %213 = bitcast i8* %212 to i32*
  %214 = load i32, i32* %213, align 4
  %215 = icmp sgt i32 %214, %205
  br i1 %215, label %219, label %216

216:                                              ; preds = %Dynamic_lookup_element.exit.5
  %217 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %206, i64 0, i32 13, i64 5
  %218 = load i8*, i8** %217, align 8
  br label %Dynamic_lookup_element.exit.6

219:                                              ; preds = %Dynamic_lookup_element.exit.5
  %220 = getelementptr inbounds i8, i8* %211, i64 8
  %221 = sext i32 %205 to i64
  %222 = shl nsw i64 %221, 2
  %223 = add nsw i64 %222, 40
  br label %224

224:                                              ; preds = %224, %219
  %lsr.iv56 = phi i64 [ %lsr.iv.next57, %224 ], [ %223, %219 ]
  %.021.in.in.i.6 = phi i8* [ %220, %219 ], [ %.021.i.6, %224 ]
  %.020.i.6 = phi i32 [ 0, %219 ], [ %225, %224 ]
  %.021.in.i.6 = bitcast i8* %.021.in.in.i.6 to i8**
  %.021.i.6 = load i8*, i8** %.021.in.i.6, align 8
  %225 = add nuw nsw i32 %.020.i.6, 8
  %lsr.iv.next57 = add nsw i64 %lsr.iv56, -32
  %226 = icmp sgt i32 %225, %205
  br i1 %226, label %227, label %224, !llvm.loop !11

227:                                              ; preds = %224
  %scevgep58 = getelementptr i8, i8* %.021.i.6, i64 %lsr.iv.next57
  br label %Dynamic_lookup_element.exit.6

Dynamic_lookup_element.exit.6:                    ; preds = %227, %216
  %.0.i.6 = phi i8* [ %scevgep58, %227 ], [ %218, %216 ]
  %228 = bitcast i8* %.0.i.6 to i32*
  %229 = load i32, i32* %228, align 4
  %230 = add i32 %199, %229
  store i32 %230, i32* %7, align 4
  %231 = add nsw i32 %.033, 7
  %232 = load i32, i32* %5, align 4
  %233 = and i32 %231, 63
  %234 = load i32, i32* %6, align 4
  %235 = shl i32 %234, 6
  %236 = or i32 %235, %233
  %237 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %9, align 8
  %238 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %237, i64 0, i32 7, i64 0
  %239 = load i8*, i8** %238, align 8
  %getch.i.7 = getelementptr i8, i8* %239, i64 256
  %240 = sext i32 %232 to i64
  %241 = shl nsw i64 %240, 4
  %242 = getelementptr inbounds i8, i8* %getch.i.7, i64 %241
  %243 = getelementptr inbounds i8, i8* %242, i64 4
  %244 = bitcast i8* %243 to i32*
  %245 = load i32, i32* %244, align 4
  %246 = icmp sgt i32 %245, %236
  br i1 %246, label %250, label %247

247:                                              ; preds = %Dynamic_lookup_element.exit.6
  %248 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %237, i64 0, i32 13, i64 5
  %249 = load i8*, i8** %248, align 8
  br label %Dynamic_lookup_element.exit.7

250:                                              ; preds = %Dynamic_lookup_element.exit.6
  %251 = getelementptr inbounds i8, i8* %242, i64 8
  %252 = sext i32 %236 to i64
  %253 = shl nsw i64 %252, 2
  %254 = add nsw i64 %253, 40
  br label %255

255:                                              ; preds = %255, %250
  %lsr.iv59 = phi i64 [ %lsr.iv.next60, %255 ], [ %254, %250 ]
  %.021.in.in.i.7 = phi i8* [ %251, %250 ], [ %.021.i.7, %255 ]
  %.020.i.7 = phi i32 [ 0, %250 ], [ %256, %255 ]
  %.021.in.i.7 = bitcast i8* %.021.in.in.i.7 to i8**
  %.021.i.7 = load i8*, i8** %.021.in.i.7, align 8
  %256 = add nuw nsw i32 %.020.i.7, 8
  %lsr.iv.next60 = add nsw i64 %lsr.iv59, -32
  %257 = icmp sgt i32 %256, %236
  br i1 %257, label %258, label %255, !llvm.loop !11

258:                                              ; preds = %255
  %scevgep61 = getelementptr i8, i8* %.021.i.7, i64 %lsr.iv.next60
  br label %Dynamic_lookup_element.exit.7

Dynamic_lookup_element.exit.7:                    ; preds = %258, %247
  %.0.i.7 = phi i8* [ %scevgep61, %258 ], [ %249, %247 ]
  %259 = bitcast i8* %.0.i.7 to i32*
  %260 = load i32, i32* %259, align 4
  %261 = add i32 %230, %260
  store i32 %261, i32* %7, align 4
  %262 = add nsw i32 %.033, 8
  %niter.next.7 = add i32 %niter, 8
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %func_exit.loopexit.unr-lcssa.loopexit, label %loop_body

func_exit.loopexit.unr-lcssa.loopexit:            ; preds = %Dynamic_lookup_element.exit.7
  br label %func_exit.loopexit.unr-lcssa

func_exit.loopexit.unr-lcssa:                     ; preds = %func_exit.loopexit.unr-lcssa.loopexit, %loop_body.lr.ph
  %.lcssa.ph = phi i32 [ undef, %loop_body.lr.ph ], [ %261, %func_exit.loopexit.unr-lcssa.loopexit ]
  %.unr = phi i32 [ 0, %loop_body.lr.ph ], [ %261, %func_exit.loopexit.unr-lcssa.loopexit ]
  %.033.unr = phi i32 [ %3, %loop_body.lr.ph ], [ %262, %func_exit.loopexit.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %func_exit, label %loop_body.epil.preheader

loop_body.epil.preheader:                         ; preds = %func_exit.loopexit.unr-lcssa
  br label %loop_body.epil

loop_body.epil:                                   ; preds = %Dynamic_lookup_element.exit.epil, %loop_body.epil.preheader
  %263 = phi i32 [ %293, %Dynamic_lookup_element.exit.epil ], [ %.unr, %loop_body.epil.preheader ]
  %.033.epil = phi i32 [ %294, %Dynamic_lookup_element.exit.epil ], [ %.033.unr, %loop_body.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %Dynamic_lookup_element.exit.epil ], [ 0, %loop_body.epil.preheader ]
  %264 = load i32, i32* %5, align 4
  %265 = and i32 %.033.epil, 63
  %266 = load i32, i32* %6, align 4
  %267 = shl i32 %266, 6
  %268 = or i32 %267, %265
  %269 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %9, align 8
  %270 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %269, i64 0, i32 7, i64 0
  %271 = load i8*, i8** %270, align 8
  %getch.i.epil = getelementptr i8, i8* %271, i64 256
  %272 = sext i32 %264 to i64
  %273 = shl nsw i64 %272, 4
  %274 = getelementptr inbounds i8, i8* %getch.i.epil, i64 %273
  %275 = getelementptr inbounds i8, i8* %274, i64 4
  %276 = bitcast i8* %275 to i32*
  %277 = load i32, i32* %276, align 4
  %278 = icmp sgt i32 %277, %268
  br i1 %278, label %282, label %279

279:                                              ; preds = %loop_body.epil
  %280 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %269, i64 0, i32 13, i64 5
  %281 = load i8*, i8** %280, align 8
  br label %Dynamic_lookup_element.exit.epil

282:                                              ; preds = %loop_body.epil
  %283 = getelementptr inbounds i8, i8* %274, i64 8
  %284 = sext i32 %268 to i64
  %285 = shl nsw i64 %284, 2
  %286 = add nsw i64 %285, 40
  br label %287

287:                                              ; preds = %287, %282
  %lsr.iv = phi i64 [ %lsr.iv.next, %287 ], [ %286, %282 ]
  %.021.in.in.i.epil = phi i8* [ %283, %282 ], [ %.021.i.epil, %287 ]
  %.020.i.epil = phi i32 [ 0, %282 ], [ %288, %287 ]
  %.021.in.i.epil = bitcast i8* %.021.in.in.i.epil to i8**
  %.021.i.epil = load i8*, i8** %.021.in.i.epil, align 8
  %288 = add nuw nsw i32 %.020.i.epil, 8
  %lsr.iv.next = add nsw i64 %lsr.iv, -32
  %289 = icmp sgt i32 %288, %268
  br i1 %289, label %290, label %287, !llvm.loop !11

290:                                              ; preds = %287
  %scevgep = getelementptr i8, i8* %.021.i.epil, i64 %lsr.iv.next
  br label %Dynamic_lookup_element.exit.epil

Dynamic_lookup_element.exit.epil:                 ; preds = %290, %279
  %.0.i.epil = phi i8* [ %scevgep, %290 ], [ %281, %279 ]
  %291 = bitcast i8* %.0.i.epil to i32*
  %292 = load i32, i32* %291, align 4
  %293 = add i32 %263, %292
  store i32 %293, i32* %7, align 4
  %294 = add nsw i32 %.033.epil, 1
  %epil.iter.next = add nuw nsw i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %func_exit.loopexit, label %loop_body.epil, !llvm.loop !12

func_exit.loopexit:                               ; preds = %Dynamic_lookup_element.exit.epil
  br label %func_exit

func_exit:                                        ; preds = %func_exit.loopexit, %func_exit.loopexit.unr-lcssa, %allocs
  %295 = phi i32 [ 0, %allocs ], [ %.lcssa.ph, %func_exit.loopexit.unr-lcssa ], [ %293, %func_exit.loopexit ]
  %296 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %0, i64 0, i32 1
  %297 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %296, align 8
  %298 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %297, i64 0, i32 14
  %299 = bitcast i8** %298 to i32**
  %300 = load i32*, i32** %299, align 8
  %301 = atomicrmw add i32* %300, i32 %295 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @sum_listed_c92_0_kernel_6_serial(%struct.RuntimeContext.205* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %1, i64 0, i32 14
  %3 = bitcast i8** %2 to i32**
  %4 = load i32*, i32** %3, align 8
  %5 = load i32, i32* %4, align 4
  %6 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %context, i64 0, i32 3
  %7 = bitcast i64** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %5, i32* %8, align 4
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn
define internal fastcc void @S4_refine_coordinates(%struct.PhysicalCoordinates.0.213* nocapture readonly %0, %struct.PhysicalCoordinates.0.213* nocapture writeonly %1, i32 %2) unnamed_addr #3 {
entry:
  %3 = and i32 %2, 3
  %4 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 0
  %5 = load i32, i32* %4, align 4
  %6 = shl i32 %5, 2
  %7 = or i32 %6, %3
  %8 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 0
  store i32 %7, i32* %8, align 4
  %9 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 1
  %10 = load i32, i32* %9, align 4
  %11 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 1
  store i32 %10, i32* %11, align 4
  %12 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 2
  %13 = load i32, i32* %12, align 4
  %14 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 2
  store i32 %13, i32* %14, align 4
  %15 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 3
  %16 = load i32, i32* %15, align 4
  %17 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 3
  store i32 %16, i32* %17, align 4
  %18 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 4
  %19 = load i32, i32* %18, align 4
  %20 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 4
  store i32 %19, i32* %20, align 4
  %21 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 5
  %22 = load i32, i32* %21, align 4
  %23 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 5
  store i32 %22, i32* %23, align 4
  %24 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 6
  %25 = load i32, i32* %24, align 4
  %26 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 6
  store i32 %25, i32* %26, align 4
  %27 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 7
  %28 = load i32, i32* %27, align 4
  %29 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 7
  store i32 %28, i32* %29, align 4
  %30 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 8
  %31 = load i32, i32* %30, align 4
  %32 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 8
  store i32 %31, i32* %32, align 4
  %33 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 9
  %34 = load i32, i32* %33, align 4
  %35 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 9
  store i32 %34, i32* %35, align 4
  %36 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 10
  %37 = load i32, i32* %36, align 4
  %38 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 10
  store i32 %37, i32* %38, align 4
  %39 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %0, i64 0, i32 0, i64 11
  %40 = load i32, i32* %39, align 4
  %41 = getelementptr inbounds %struct.PhysicalCoordinates.0.213, %struct.PhysicalCoordinates.0.213* %1, i64 0, i32 0, i64 11
  store i32 %40, i32* %41, align 4
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.204* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #5 {
  %4 = alloca %struct.LLVMRuntime.204*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %1, align 8
  store %struct.LLVMRuntime.204* %0, %struct.LLVMRuntime.204** %4, align 8
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
  %17 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %1, %1* %9, i32 0, i32 0
  store %struct.LLVMRuntime.204** %4, %struct.LLVMRuntime.204*** %25, align 8
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
  %33 = load %struct.LLVMRuntime.204**, %struct.LLVMRuntime.204*** %32, align 8
  %34 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.204**, %struct.LLVMRuntime.204*** %32, align 8
  %39 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.204**, %struct.LLVMRuntime.204*** %32, align 8
  %42 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %42, i64 0, i32 19, i64 0
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
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !14

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
  %63 = load %struct.LLVMRuntime.204**, %struct.LLVMRuntime.204*** %32, align 8
  %64 = load %struct.LLVMRuntime.204*, %struct.LLVMRuntime.204** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.204, %struct.LLVMRuntime.204* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
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
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_struct_for_block_helper(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #7 {
  %4 = alloca %struct.RuntimeContext.205, align 8
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
  %15 = bitcast i8* %14 to %struct.ListManager.201**
  %16 = load %struct.ListManager.201*, %struct.ListManager.201** %15, align 8
  %17 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %16, i64 0, i32 3
  %18 = load i32, i32* %17, align 8
  %19 = ashr i32 %8, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %16, i64 0, i32 0, i64 %20
  %22 = load i8*, i8** %21, align 8
  %23 = getelementptr inbounds %struct.ListManager.201, %struct.ListManager.201* %16, i64 0, i32 1
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
  %48 = bitcast %struct.RuntimeContext.205* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %48, i8* noundef nonnull align 8 dereferenceable(32) %47, i64 32, i1 false)
  %49 = getelementptr inbounds %struct.RuntimeContext.205, %struct.RuntimeContext.205* %4, i64 0, i32 2
  store i32 %1, i32* %49, align 8
  %50 = icmp slt i32 %34, %41
  br i1 %50, label %51, label %58

51:                                               ; preds = %3
  %52 = getelementptr inbounds i8, i8* %0, i64 8
  %53 = bitcast i8* %52 to void (%struct.RuntimeContext.205*, i8*, %struct.Element.256*, i32, i32)**
  %54 = load void (%struct.RuntimeContext.205*, i8*, %struct.Element.256*, i32, i32)*, void (%struct.RuntimeContext.205*, i8*, %struct.Element.256*, i32, i32)** %53, align 8
  %55 = load i8*, i8** %21, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %28
  %57 = bitcast i8* %56 to %struct.Element.256*
  call void %54(%struct.RuntimeContext.205* noundef nonnull %4, i8* noundef nonnull %45, %struct.Element.256* noundef nonnull %57, i32 noundef %34, i32 noundef %41) #1
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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
