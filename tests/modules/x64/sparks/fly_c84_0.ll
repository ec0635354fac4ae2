; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.159*, void (%struct.RuntimeContext.159*, i8*, %struct.Element.183*, i32, i32)*, %struct.ListManager.155*, i32, i32, i64 }
%1 = type { %struct.LLVMRuntime.158**, i8**, i32*, i64** }
%struct.RuntimeContext.159 = type { i8*, %struct.LLVMRuntime.158*, i32, i64* }
%struct.LLVMRuntime.158 = type { %struct.PreallocatedMemoryChunk.153, %struct.PreallocatedMemoryChunk.153, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.154*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.155*], [1024 x %struct.NodeManager.156*], [1024 x i8*], i8*, %struct.RandState.157*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.153 = type { i8*, i8*, i64 }
%struct.__va_list_tag.154 = type { i32, i32, i8*, i8* }
%struct.ListManager.155 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.158* }
%struct.NodeManager.156 = type <{ %struct.LLVMRuntime.158*, i32, i32, i32, i32, %struct.ListManager.155*, %struct.ListManager.155*, %struct.ListManager.155*, i32, [4 x i8] }>
%struct.RandState.157 = type { i32, i32, i32, i32, i32 }
%struct.PhysicalCoordinates.0.160 = type { [12 x i32] }
%struct.Element.183 = type { i8*, [2 x i32], %struct.PhysicalCoordinates.0.160 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @fly_c84_0_kernel_0_serial(%struct.RuntimeContext.159* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.159, %struct.RuntimeContext.159* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %1, i64 0, i32 11, i64 1
  %3 = load %struct.ListManager.155*, %struct.ListManager.155** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @fly_c84_0_kernel_1_listgen_S1bitmasked(%struct.RuntimeContext.159* %context) local_unnamed_addr #1 {
.lr.ph.i:
  %.sroa.2.i = alloca { [2 x i32], %struct.PhysicalCoordinates.0.160 }, align 8
  %0 = alloca %struct.Element.183, align 8
  %1 = getelementptr inbounds %struct.RuntimeContext.159, %struct.RuntimeContext.159* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %1, align 8
  %.sroa.2.i.0..sroa_cast = bitcast { [2 x i32], %struct.PhysicalCoordinates.0.160 }* %.sroa.2.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  %.0..0..0..0..sroa_cast16 = bitcast %struct.Element.183* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  %3 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %2, i64 0, i32 11, i64 0
  %4 = bitcast %struct.ListManager.155** %3 to %struct.Element.183***
  %5 = load %struct.Element.183**, %struct.Element.183*** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %2, i64 0, i32 11, i64 1
  %7 = load %struct.ListManager.155*, %struct.ListManager.155** %6, align 8
  %8 = load %struct.Element.183*, %struct.Element.183** %5, align 8
  %.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Element.183, %struct.Element.183* %8, i64 0, i32 0
  %.sroa.0.0.copyload.i = load i8*, i8** %.sroa.0.0..sroa_idx.i, align 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds %struct.Element.183, %struct.Element.183* %8, i64 0, i32 1
  %.sroa.2.0..sroa_cast.i = bitcast [2 x i32]* %.sroa.2.0..sroa_idx.i to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.i.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.0..sroa_cast.i, i64 56, i1 false)
  %.sroa.2.16..sroa_idx.i = getelementptr inbounds %struct.Element.183, %struct.Element.183* %0, i64 0, i32 2
  %.sroa.2.16..sroa_cast.i = bitcast %struct.PhysicalCoordinates.0.160* %.sroa.2.16..sroa_idx.i to i8*
  %.sroa.2.16..sroa_idx10.i = getelementptr inbounds { [2 x i32], %struct.PhysicalCoordinates.0.160 }, { [2 x i32], %struct.PhysicalCoordinates.0.160 }* %.sroa.2.i, i64 0, i32 1
  %.sroa.2.16..sroa_cast11.i = bitcast %struct.PhysicalCoordinates.0.160* %.sroa.2.16..sroa_idx10.i to i8*
  %9 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %7, i64 0, i32 5
  %10 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %7, i64 0, i32 3
  %11 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %7, i64 0, i32 6
  %12 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %7, i64 0, i32 4
  %13 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %7, i64 0, i32 2
  %14 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %7, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.183, %struct.Element.183* %0, i64 0, i32 0
  store i8* %.sroa.0.0.copyload.i, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.183, %struct.Element.183* %0, i64 0, i32 1, i64 0
  %15 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  store <2 x i32> <i32 0, i32 512>, <2 x i32>* %15, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast.i, i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast11.i, i64 48, i1 false)
  %16 = atomicrmw volatile add i32* %9, i32 1 seq_cst, align 4
  %17 = load i32, i32* %10, align 8
  %18 = ashr i32 %16, %17
  %19 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %11, align 8
  %20 = icmp ult i32 %18, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.158* noundef %19, i1 noundef zeroext %20, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %7, i64 0, i32 0, i64 %21
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
  %28 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %11, align 8
  %29 = load i64, i64* %13, align 8
  %30 = load i64, i64* %14, align 8
  %31 = mul i64 %30, %29
  %32 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %28, i64 0, i32 26
  %33 = atomicrmw volatile add i64* %32, i64 %31 seq_cst, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %28, i64 0, i32 1, i32 2
  %35 = load i64, i64* %34, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %35, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %56, label %36

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %28, i64 0, i32 24
  br label %38

38:                                               ; preds = %38, %36
  %39 = atomicrmw volatile xchg i32* %37, i32 1 seq_cst, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %38, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %38
  %41 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %28, i64 0, i32 1, i32 0
  %42 = load i8*, i8** %41, align 8
  %43 = ptrtoint i8* %42 to i64
  %44 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %28, i64 0, i32 1, i32 1
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
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.158* noundef nonnull %28, i1 noundef zeroext %54, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

56:                                               ; preds = %27
  %57 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %28, i64 0, i32 2
  %58 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %57, align 8
  %59 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %28, i64 0, i32 6
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
  %69 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %7, i64 0, i32 0, i64 %68
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
define void @fly_c84_0_kernel_2_struct_for(%struct.RuntimeContext.159* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.RuntimeContext.159, %struct.RuntimeContext.159* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %3, i64 0, i32 11, i64 1
  %5 = load %struct.ListManager.155*, %struct.ListManager.155** %4, align 8
  %6 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %5, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.159* %context, %struct.RuntimeContext.159** %8, align 8
  %9 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  store void (%struct.RuntimeContext.159*, i8*, %struct.Element.183*, i32, i32)* @function_body, void (%struct.RuntimeContext.159*, i8*, %struct.Element.183*, i32, i32)** %9, align 8
  %10 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store %struct.ListManager.155* %5, %struct.ListManager.155** %10, align 8
  %11 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  %12 = bitcast i32* %11 to <2 x i32>*
  store <2 x i32> <i32 512, i32 512>, <2 x i32>* %12, align 8
  %13 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  store i64 1, i64* %13, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %3, i64 0, i32 10
  %15 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %3, i64 0, i32 9
  %17 = load i8*, i8** %16, align 8
  %18 = shl nsw i32 %7, 9
  call void %15(i8* noundef %17, i32 noundef %18, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_struct_for_block_helper) #1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree norecurse nounwind
define internal void @function_body(%struct.RuntimeContext.159* %0, i8* nocapture readnone %1, %struct.Element.183* nocapture readonly %2, i32 %3, i32 %4) #2 {
allocs:
  %5 = getelementptr inbounds %struct.Element.183, %struct.Element.183* %2, i64 0, i32 2, i32 0, i64 0
  %6 = icmp sgt i32 %4, %3
  br i1 %6, label %loop_body.lr.ph, label %func_exit

loop_body.lr.ph:                                  ; preds = %allocs
  %7 = getelementptr inbounds %struct.Element.183, %struct.Element.183* %2, i64 0, i32 0
  %8 = getelementptr inbounds %struct.RuntimeContext.159, %struct.RuntimeContext.159* %0, i64 0, i32 1
  %9 = sub i32 %4, %3
  %10 = xor i32 %3, -1
  %11 = add i32 %10, %4
  %xtraiter = and i32 %9, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %loop_body.prol.loopexit, label %loop_body.prol.preheader

loop_body.prol.preheader:                         ; preds = %loop_body.lr.ph
  br label %loop_body.prol

loop_body.prol:                                   ; preds = %loop_body_tail.prol, %loop_body.prol.preheader
  %lsr.iv50 = phi i32 [ %xtraiter, %loop_body.prol.preheader ], [ %lsr.iv.next51, %loop_body_tail.prol ]
  %.049.prol = phi i32 [ %60, %loop_body_tail.prol ], [ %3, %loop_body.prol.preheader ]
  %12 = and i32 %.049.prol, 511
  %13 = load i32, i32* %5, align 4
  %14 = shl i32 %13, 9
  %15 = or i32 %14, %12
  %16 = load i8*, i8** %7, align 8
  %17 = getelementptr inbounds i8, i8* %16, i64 10240
  %18 = sdiv i32 %.049.prol, 8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, i8* %17, i64 %19
  %21 = load i8, i8* %20, align 1
  %22 = zext i8 %21 to i32
  %23 = and i32 %.049.prol, 7
  %24 = shl nuw nsw i32 1, %23
  %25 = and i32 %24, %22
  %.not.prol = icmp eq i32 %25, 0
  br i1 %.not.prol, label %loop_body_tail.prol, label %struct_for_body_body.prol

struct_for_body_body.prol:                        ; preds = %loop_body.prol
  %26 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %8, align 8
  %27 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %26, i64 0, i32 7, i64 0
  %28 = load i8*, i8** %27, align 8
  %29 = sext i32 %15 to i64
  %30 = mul nsw i64 %29, 20
  %31 = getelementptr inbounds i8, i8* %28, i64 %30
  %getch.i9.prol = getelementptr i8, i8* %31, i64 8
  %32 = bitcast i8* %getch.i9.prol to <2 x float>*
  %33 = load <2 x float>, <2 x float>* %32, align 4
  %34 = fmul reassoc ninf nsz <2 x float> %33, <float 1.250000e-01, float 1.250000e-01>
  %35 = bitcast i8* %31 to <2 x float>*
  %36 = load <2 x float>, <2 x float>* %35, align 4
  %37 = fadd reassoc ninf nsz <2 x float> %36, %34
  store <2 x float> %37, <2 x float>* %35, align 4
  %getch.i.prol = getelementptr i8, i8* %31, i64 16
  %38 = bitcast i8* %getch.i.prol to float*
  %39 = load float, float* %38, align 4
  %40 = fadd reassoc ninf nsz float %39, -1.562500e-02
  store float %40, float* %38, align 4
  %41 = extractelement <2 x float> %37, i64 0
  %42 = fcmp reassoc ninf nsz oge float %41, 2.500000e-01
  %43 = fcmp reassoc ninf nsz olt float %41, 7.500000e-01
  %44 = and i1 %42, %43
  br i1 %44, label %true_block.prol, label %true_block4.prol

true_block.prol:                                  ; preds = %struct_for_body_body.prol
  %45 = extractelement <2 x float> %37, i64 1
  %46 = fcmp reassoc ninf nsz oge float %45, 2.500000e-01
  %47 = fcmp reassoc ninf nsz olt float %45, 7.500000e-01
  %48 = and i1 %46, %47
  br i1 %48, label %loop_body_tail.prol, label %true_block4.prol

true_block4.prol:                                 ; preds = %true_block.prol, %struct_for_body_body.prol
  %49 = getelementptr inbounds i8, i8* %28, i64 10240
  %50 = bitcast i8* %49 to i32*
  %51 = sdiv i32 %15, 32
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, i32* %50, i64 %52
  %54 = srem i32 %15, 32
  %55 = zext i32 %54 to i64
  %56 = shl nuw i64 1, %55
  %57 = trunc i64 %56 to i32
  %58 = xor i32 %57, -1
  %59 = atomicrmw volatile and i32* %53, i32 %58 seq_cst, align 4
  br label %loop_body_tail.prol

loop_body_tail.prol:                              ; preds = %true_block4.prol, %true_block.prol, %loop_body.prol
  %60 = add i32 %.049.prol, 1
  %lsr.iv.next51 = add nsw i32 %lsr.iv50, -1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next51, 0
  br i1 %prol.iter.cmp.not, label %loop_body.prol.loopexit.loopexit, label %loop_body.prol, !llvm.loop !8

loop_body.prol.loopexit.loopexit:                 ; preds = %loop_body_tail.prol
  br label %loop_body.prol.loopexit

loop_body.prol.loopexit:                          ; preds = %loop_body.prol.loopexit.loopexit, %loop_body.lr.ph
  %.049.unr = phi i32 [ %3, %loop_body.lr.ph ], [ %60, %loop_body.prol.loopexit.loopexit ]
  %61 = icmp ult i32 %11, 7
  br i1 %61, label %func_exit, label %loop_body.lr.ph.new

loop_body.lr.ph.new:                              ; preds = %loop_body.prol.loopexit
  %62 = and i32 %.049.unr, 7
  %63 = add i32 %.049.unr, 1
  %64 = and i32 %63, 7
  %65 = add i32 %.049.unr, 2
  %66 = and i32 %65, 7
  %67 = add i32 %.049.unr, 3
  %68 = and i32 %67, 7
  %69 = xor i32 %62, 4
  %70 = add i32 %.049.unr, 5
  %71 = and i32 %70, 7
  %72 = add i32 %.049.unr, 6
  %73 = and i32 %72, 7
  %74 = add i32 %.049.unr, 7
  %75 = and i32 %74, 7
  %76 = shl nuw nsw i32 1, %62
  %77 = shl nuw nsw i32 1, %64
  %78 = shl nuw nsw i32 1, %66
  %79 = shl nuw nsw i32 1, %68
  %80 = shl nuw nsw i32 1, %69
  %81 = shl nuw nsw i32 1, %71
  %82 = shl nuw nsw i32 1, %73
  %83 = shl nuw nsw i32 1, %75
  br label %loop_body

loop_body:                                        ; preds = %loop_body_tail.7, %loop_body.lr.ph.new
  %lsr.iv = phi i32 [ %lsr.iv.next, %loop_body_tail.7 ], [ %74, %loop_body.lr.ph.new ]
  %84 = add i32 %lsr.iv, -7
  %85 = and i32 %84, 511
  %86 = load i32, i32* %5, align 4
  %87 = shl i32 %86, 9
  %88 = or i32 %87, %85
  %89 = load i8*, i8** %7, align 8
  %90 = getelementptr inbounds i8, i8* %89, i64 10240
  %91 = sdiv i32 %84, 8
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i8, i8* %90, i64 %92
  %94 = load i8, i8* %93, align 1
  %95 = zext i8 %94 to i32
  %96 = and i32 %76, %95
  %.not = icmp eq i32 %96, 0
  br i1 %.not, label %loop_body_tail, label %struct_for_body_body

loop_body_tail:                                   ; preds = %true_block4, %true_block, %loop_body
  %97 = add i32 %lsr.iv, -6
  %98 = and i32 %97, 511
  %99 = load i32, i32* %5, align 4
  %100 = shl i32 %99, 9
  %101 = or i32 %100, %98
  %102 = load i8*, i8** %7, align 8
  %103 = getelementptr inbounds i8, i8* %102, i64 10240
  %104 = add i32 %84, 1
  %105 = sdiv i32 %104, 8
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i8, i8* %103, i64 %106
  %108 = load i8, i8* %107, align 1
  %109 = zext i8 %108 to i32
  %110 = and i32 %77, %109
  %.not.1 = icmp eq i32 %110, 0
  br i1 %.not.1, label %loop_body_tail.1, label %struct_for_body_body.1

struct_for_body_body.1:                           ; preds = %loop_body_tail
  %111 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %8, align 8
  %112 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %111, i64 0, i32 7, i64 0
  %113 = load i8*, i8** %112, align 8
  %114 = sext i32 %101 to i64
  %115 = mul nsw i64 %114, 20
  %116 = getelementptr inbounds i8, i8* %113, i64 %115
  %getch.i9.1 = getelementptr i8, i8* %116, i64 8
  %117 = bitcast i8* %getch.i9.1 to <2 x float>*
  %118 = load <2 x float>, <2 x float>* %117, align 4
  %119 = fmul reassoc ninf nsz <2 x float> %118, <float 1.250000e-01, float 1.250000e-01>
  %120 = bitcast i8* %116 to <2 x float>*
  %121 = load <2 x float>, <2 x float>* %120, align 4
  %122 = fadd reassoc ninf nsz <2 x float> %121, %119
  store <2 x float> %122, <2 x float>* %120, align 4
  %getch.i.1 = getelementptr i8, i8* %116, i64 16
  %123 = bitcast i8* %getch.i.1 to float*
  %124 = load float, float* %123, align 4
  %125 = fadd reassoc ninf nsz float %124, -1.562500e-02
  store float %125, float* %123, align 4
  %126 = extractelement <2 x float> %122, i64 0
  %127 = fcmp reassoc ninf nsz oge float %126, 2.500000e-01
  %128 = fcmp reassoc ninf nsz olt float %126, 7.500000e-01
  %129 = and i1 %127, %128
  br i1 %129, label %true_block.1, label %true_block4.1

true_block.1:                                     ; preds = %struct_for_body_body.1
  %130 = extractelement <2 x float> %122, i64 1
  %131 = fcmp reassoc ninf nsz oge float %130, 2.500000e-01
  %132 = fcmp reassoc ninf nsz olt float %130, 7.500000e-01
  %133 = and i1 %131, %132
  br i1 %133, label %loop_body_tail.1, label %true_block4.1

true_block4.1:                                    ; preds = %true_block.1, %struct_for_body_body.1
  %134 = getelementptr inbounds i8, i8* %113, i64 10240
  %135 = bitcast i8* %134 to i32*
  %136 = sdiv i32 %101, 32
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i32, i32* %135, i64 %137
  %139 = srem i32 %101, 32
  %140 = zext i32 %139 to i64
  %141 = shl nuw i64 1, %140
  %142 = trunc i64 %141 to i32
  %143 = xor i32 %142, -1
  %144 = atomicrmw volatile and i32* %138, i32 %143 seq_cst, align 4
  br label %loop_body_tail.1

loop_body_tail.1:                                 ; preds = %true_block4.1, %true_block.1, %loop_body_tail
  %145 = add i32 %lsr.iv, -5
  %146 = and i32 %145, 511
  %147 = load i32, i32* %5, align 4
  %148 = shl i32 %147, 9
  %149 = or i32 %148, %146
  %150 = load i8*, i8** %7, align 8
  %151 = getelementptr inbounds i8, i8* %150, i64 10240
  %152 = add i32 %104, 1
  %153 = sdiv i32 %152, 8
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, i8* %151, i64 %154
  %156 = load i8, i8* %155, align 1
  %157 = zext i8 %156 to i32
  %158 = and i32 %78, %157
  %.not.2 = icmp eq i32 %158, 0
  br i1 %.not.2, label %loop_body_tail.2, label %struct_for_body_body.2

struct_for_body_body.2:                           ; preds = %loop_body_tail.1
  %159 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %8, align 8
  %160 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %159, i64 0, i32 7, i64 0
  %161 = load i8*, i8** %160, align 8
  %162 = sext i32 %149 to i64
  %163 = mul nsw i64 %162, 20
  %164 = getelementptr inbounds i8, i8* %161, i64 %163
  %getch.i9.2 = getelementptr i8, i8* %164, i64 8
  %165 = bitcast i8* %getch.i9.2 to <2 x float>*
  %166 = load <2 x float>, <2 x float>* %165, align 4
  %167 = fmul reassoc ninf nsz <2 x float> %166, <float 1.250000e-01, float 1.250000e-01>
  %168 = bitcast i8* %164 to <2 x float>*
  %169 = load <2 x float>, <2 x float>* %168, align 4
  %170 = fadd reassoc ninf nsz <2 x float> %169, %167
  store <2 x float> %170, <2 x float>* %168, align 4
  %getch.i.2 = getelementptr i8, i8* %164, i64 16
  %171 = bitcast i8* %getch.i.2 to float*
  %172 = load float, float* %171, align 4
  %173 = fadd reassoc ninf nsz float %172, -1.562500e-02
  store float %173, float* %171, align 4
  %174 = extractelement <2 x float> %170, i64 0
  %175 = fcmp reassoc ninf nsz oge float %174, 2.500000e-01
  %176 = fcmp reassoc ninf nsz olt float %174, 7.500000e-01
  %177 = and i1 %175, %176
  br i1 %177, label %true_block.2, label %true_block4.2

true_block.2:                                     ; preds = %struct_for_body_body.2
  %178 = extractelement <2 x float> %170, i64 1
  %179 = fcmp reassoc ninf nsz oge float %178, 2.500000e-01
  %180 = fcmp reassoc ninf nsz olt float %178, 7.500000e-01
  %181 = and i1 %179, %180
  br i1 %181, label %loop_body_tail.2, label %true_block4.2

true_block4.2:                                    ; preds = %true_block.2, %struct_for_body_body.2
  %182 = getelementptr inbounds i8, i8* %161, i64 10240
  %183 = bitcast i8* %182 to i32*
  %184 = sdiv i32 %149, 32
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds i32, i32* %183, i64 %185
  %187 = srem i32 %149, 32
  %188 = zext i32 %187 to i64
  %189 = shl nuw i64 1, %188
  %190 = trunc i64 %189 to i32
  %191 = xor i32 %190, -1
  %192 = atomicrmw volatile and i32* %186, i32 %191 seq_cst, align 4
  br label %loop_body_tail.2

loop_body_tail.2:                                 ; preds = %true_block4.2, %true_block.2, %loop_body_tail.1
  %193 = add i32 %lsr.iv, -4
  %194 = and i32 %193, 511
  %195 = load i32, i32* %5, align 4
  %196 = shl i32 %195, 9
  %197 = or i32 %196, %194
  %198 = load i8*, i8** %7, align 8
  %199 = getelementptr inbounds i8, i8* %198, i64 10240
  %200 = add i32 %152, 1
  %201 = sdiv i32 %200, 8
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds i8, i8* %199, i64 %202
  %204 = load i8, i8* %203, align 1
  %205 = zext i8 %204 to i32
  %206 = and i32 %79, %205
  %.not.3 = icmp eq i32 %206, 0
  br i1 %.not.3, label %loop_body_tail.3, label %struct_for_body_body.3

struct_for_body_body.3:                           ; preds = %loop_body_tail.2
  %207 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %8, align 8
  %208 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %207, i64 0, i32 7, i64 0
  %209 = load i8*, i8** %208, align 8
  %210 = sext i32 %197 to i64
  %211 = mul nsw i64 %210, 20
  %212 = getelementptr inbounds i8, i8* %209, i64 %211
  %getch.i9.3 = getelementptr i8, i8* %212, i64 8
  %213 = bitcast i8* %getch.i9.3 to <2 x float>*
  %214 = load <2 x float>, <2 x float>* %213, align 4
  %215 = fmul reassoc ninf nsz <2 x float> %214, <float 1.250000e-01, float 1.250000e-01>
  %216 = bitcast i8* %212 to <2 x float>*
  %217 = load <2 x float>, <2 x float>* %216, align 4
  %218 = fadd reassoc ninf nsz <2 x float> %217, %215
  store <2 x float> %218, <2 x float>* %216, align 4
  %getch.i.3 = getelementptr i8, i8* %212, i64 16
  %219 = bitcast i8* %getch.i.3 to float*
  %220 = load float, float* %219, align 4
  %221 = fadd reassoc ninf nsz float %220, -1.562500e-02
  store float %221, float* %219, align 4
  %222 = extractelement <2 x float> %218, i64 0
  %223 = fcmp reassoc ninf nsz oge float %222, 2.500000e-01
  %224 = fcmp reassoc ninf nsz olt float %222, 7.500000e-01
  %225 = and i1 %223, %224
  br i1 %225, label %true_block.3, label %true_block4.3

true_block.3:                                     ; preds = %struct_for_body_body.3
  %226 = extractelement <2 x float> %218, i64 1
  %227 = fcmp reassoc ninf nsz oge float %226, 2.500000e-01
  %228 = fcmp reassoc ninf nsz olt float %226, 7.500000e-01
  %229 = and i1 %227, %228
  br i1 %229, label %loop_body_tail.3, label %true_block4.3

true_block4.3:                                    ; preds = %true_block.3, %struct_for_body_body.3
  %230 = getelementptr inbounds i8, i8* %209, i64 10240
  %231 = bitcast i8* %230 to i32*
  %232 = sdiv i32 %197, 32
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds i32, i32* %231, i64 %233
  %235 = srem i32 %197, 32
  %236 = zext i32 %235 to i64
  %237 = shl nuw i64 1, %236
  %238 = trunc i64 %237 to i32
  %239 = xor i32 %238, -1
  %240 = atomicrmw volatile and i32* %234, i32 %239 seq_cst, align 4
  br label %loop_body_tail.3

loop_body_tail.3:                                 ; preds = %true_block4.3, %true_block.3, %loop_body_tail.2
  %241 = add i32 %lsr.iv, -3
  %242 = and i32 %241, 511
  %243 = load i32, i32* %5, align 4
  %244 = shl i32 %243, 9
  %245 = or i32 %244, %242
  %246 = load i8*, i8** %7, align 8
  %247 = getelementptr inbounds i8, i8* %246, i64 10240
  %248 = add i32 %200, 1
  %249 = sdiv i32 %248, 8
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds i8, i8* %247, i64 %250
  %252 = load i8, i8* %251, align 1
  %253 = zext i8 %252 to i32
  %254 = and i32 %80, %253
  %.not.4 = icmp eq i32 %254, 0
  br i1 %.not.4, label %loop_body_tail.4, label %struct_for_body_body.4

struct_for_body_body.4:                           ; preds = %loop_body_tail.3
  %255 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %8, align 8
  %256 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %255, i64 0, i32 7, i64 0
  %257 = load i8*, i8** %256, align 8
  %258 = sext i32 %245 to i64
  %259 = mul nsw i64 %258, 20
  %260 = getelementptr inbounds i8, i8* %257, i64 %259
  %getch.i9.4 = getelementptr i8, i8* %260, i64 8
  %261 = bitcast i8* %getch.i9.4 to <2 x float>*
  %262 = load <2 x float>, <2 x float>* %261, align 4
  %263 = fmul reassoc ninf nsz <2 x float> %262, <float 1.250000e-01, float 1.250000e-01>
  %264 = bitcast i8* %260 to <2 x float>*
  %265 = load <2 x float>, <2 x float>* %264, align 4
  %266 = fadd reassoc ninf nsz <2 x float> %265, %263
  store <2 x float> %266, <2 x float>* %264, align 4
  %getch.i.4 = getelementptr i8, i8* %260, i64 16
  %267 = bitcast i8* %getch.i.4 to float*
  %268 = load float, float* %267, align 4
  %269 = fadd reassoc ninf nsz float %268, -1.562500e-02
  store float %269, float* %267, align 4
  %270 = extractelement <2 x float> %266, i64 0
  %271 = fcmp reassoc ninf nsz oge float %270, 2.500000e-01
  %272 = fcmp reassoc ninf nsz olt float %270, 7.500000e-01
  %273 = and i1 %271, %272
  br i1 %273, label %true_block.4, label %true_block4.4

true_block.4:                                     ; preds = %struct_for_body_body.4
  %274 = extractelement <2 x float> %266, i64 1
  %275 = fcmp reassoc ninf nsz oge float %274, 2.500000e-01
  %276 = fcmp reassoc ninf nsz olt float %274, 7.500000e-01
  %277 = and i1 %275, %276
  br i1 %277, label %loop_body_tail.4, label %true_block4.4

true_block4.4:                                    ; preds = %true_block.4, %struct_for_body_body.4
  %278 = getelementptr inbounds i8, i8* %257, i64 10240
  %279 = bitcast i8* %278 to i32*
  %280 = sdiv i32 %245, 32
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds i32, i32* %279, i64 %281
  %283 = srem i32 %245, 32
  %284 = zext i32 %283 to i64
  %285 = shl nuw i64 1, %284
  %286 = trunc i64 %285 to i32
  %287 = xor i32 %286, -1
  %288 = atomicrmw volatile and i32* %282, i32 %287 seq_cst, align 4
  br label %loop_body_tail.4

loop_body_tail.4:                                 ; preds = %true_block4.4, %true_block.4, %loop_body_tail.3
  %289 = add i32 %lsr.iv, -2
  %290 = and i32 %289, 511
  %291 = load i32, i32* %5, align 4
  %292 = shl i32 %291, 9
  %293 = or i32 %292, %290
  %294 = load i8*, i8** %7, align 8
  %295 = getelementptr inbounds i8, i8* %294, i64 10240
  %296 = add i32 %248, 1
  %297 = sdiv i32 %296, 8
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds i8, i8* %295, i64 %298
  %300 = load i8, i8* %299, align 1
  %301 = zext i8 %300 to i32
  %302 = and i32 %81, %301
  %.not.5 = icmp eq i32 %302, 0
  br i1 %.not.5, label %loop_body_tail.5, label %struct_for_body_body.5

struct_for_body_body.5:                           ; preds = %loop_body_tail.4
  %303 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %8, align 8
  %304 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %303, i64 0, i32 7, i64 0
  %305 = load i8*, i8** %304, align 8
  %306 = sext i32 %293 to i64
  %307 = mul nsw i64 %306, 20
  %308 = getelementptr inbounds i8, i8* %305, i64 %307
  %getch.i9.5 = getelementptr i8, i8* %308, i64 8
  %309 = bitcast i8* %getch.i9.5 to <2 x float>*
  %310 = load <2 x float>, <2 x float>* %309, align 4
  %311 = fmul reassoc ninf nsz <2 x float> %310, <float 1.250000e-01, float 1.250000e-01>
  %312 = bitcast i8* %308 to <2 x float>*
  %313 = load <2 x float>, <2 x float>* %312, align 4
  %314 = fadd reassoc ninf nsz <2 x float> %313, %311
  store <2 x float> %314, <2 x float>* %312, align 4
  %getch.i.5 = getelementptr i8, i8* %308, i64 16
  %315 = bitcast i8* %getch.i.5 to float*
  %316 = load float, float* %315, align 4
  %317 = fadd reassoc ninf nsz float %316, -1.562500e-02
  store float %317, float* %315, align 4
  %318 = extractelement <2 x float> %314, i64 0
  %319 = fcmp reassoc ninf nsz oge float %318, 2.500000e-01
  %320 = fcmp reassoc ninf nsz olt float %318, 7.500000e-01
  %321 = and i1 %319, %320
  br i1 %321, label %true_block.5, label %true_block4.5

true_block.5:                                     ; preds = %struct_for_body_body.5
  %322 = extractelement <2 x float> %314, i64 1
  %323 = fcmp reassoc ninf nsz oge float %322, 2.500000e-01
  %324 = fcmp reassoc ninf nsz olt float %322, 7.500000e-01
  %325 = and i1 %323, %324
  br i1 %325, label %loop_body_tail.5, label %true_block4.5

true_block4.5:                                    ; preds = %true_block.5, %struct_for_body_body.5
  %326 = getelementptr inbounds i8, i8* %305, i64 10240
  %327 = bitcast i8* %326 to i32*
  %328 = sdiv i32 %293, 32
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds i32, i32* %327, i64 %329
  %331 = srem i32 %293, 32
  %332 = zext i32 %331 to i64
  %333 = shl nuw i64 1, %332
  %334 = trunc i64 %333 to i32
  %335 = xor i32 %334, -1
  %336 = atomicrmw volatile and i32* %330, i32 %335 seq_cst, align 4
  br label %loop_body_tail.5

loop_body_tail.5:                                 ; preds = %true_block4.5, %true_block.5, %loop_body_tail.4
  %337 = add i32 %lsr.iv, -1
  %338 = and i32 %337, 511
  %339 = load i32, i32* %5, align 4
  %340 = shl i32 %339, 9
  %341 = or i32 %340, %338
  %342 = load i8*, i8** %7, align 8
  %343 = getelementptr inbounds i8, i8* %342, i64 10240
  %344 = add i32 %296, 1
  %345 = sdiv i32 %344, 8
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds i8, i8* %343, i64 %346
  %348 = load i8, i8* %347, align 1
  %349 = zext i8 %348 to i32
  %350 = and i32 %82, %349
  %.not.6 = icmp eq i32 %350, 0
  br i1 %.not.6, label %loop_body_tail.6, label %struct_for_body_body.6

struct_for_body_body.6:                           ; preds = %loop_body_tail.5
  %351 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %8, align 8
  %352 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %351, i64 0, i32 7, i64 0
  %353 = load i8*, i8** %352, align 8
  %354 = sext i32 %341 to i64
  %355 = mul nsw i64 %354, 20
  %356 = getelementptr inbounds i8, i8* %353, i64 %355
  %getch.i9.6 = getelementptr i8, i8* %356, i64 8
  %357 = bitcast i8* %getch.i9.6 to <2 x float>*
  %358 = load <2 x float>, <2 x float>* %357, align 4
  %359 = fmul reassoc ninf nsz <2 x float> %358, <float 1.250000e-01, float 1.250000e-01>
  %360 = bitcast i8* %356 to <2 x float>*
  %361 = load <2 x float>, <2 x float>* %360, align 4
  %362 = fadd reassoc ninf nsz <2 x float> %361, %359
  store <2 x float> %362, <2 x float>* %360, align 4
  %getch.i.6 = getelementptr i8, i8* %356, i64 16
  %363 = bitcast i8* %getch.i.6 to float*
  %364 = load float, float* %363, align 4
  %365 = fadd reassoc ninf nsz float %364, -1.562500e-02
  store float %365, float* %363, align 4
  %366 = extractelement <2 x float> %362, i64 0
  %367 = fcmp reassoc ninf nsz oge float %366, 2.500000e-01
  %368 = fcmp reassoc ninf nsz olt float %366, 7.500000e-01
  %369 = and i1 %367, %368
  br i1 %369, label %true_block.6, label %true_block4.6

true_block.6:                                     ; preds = %struct_for_body_body.6
  %370 = extractelement <2 x float> %362, i64 1
  %371 = fcmp reassoc ninf nsz oge float %370, 2.500000e-01
  %372 = fcmp reassoc ninf nsz olt float %370, 7.500000e-01
  %373 = and i1 %371, %372
  br i1 %373, label %loop_body_tail.6, label %true_block4.6

true_block4.6:                                    ; preds = %true_block.6, %struct_for_body_body.6
  %374 = getelementptr inbounds i8, i8* %353, i64 10240
  %375 = bitcast i8* %374 to i32*
  %376 = sdiv i32 %341, 32
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds i32, i32* %375, i64 %377
  %379 = srem i32 %341, 32
  %380 = zext i32 %379 to i64
  %381 = shl nuw i64 1, %380
  %382 = trunc i64 %381 to i32
  %383 = xor i32 %382, -1
  %384 = atomicrmw volatile and i32* %378, i32 %383 seq_cst, align 4
  br label %loop_body_tail.6

loop_body_tail.6:                                 ; preds = %true_block4.6, %true_block.6, %loop_body_tail.5
  %385 = and i32 %lsr.iv, 511
  %386 = load i32, i32* %5, align 4
  %387 = shl i32 %386, 9
  %388 = or i32 %387, %385
  %389 = load i8*, i8** %7, align 8
  %390 = getelementptr inbounds i8, i8* %389, i64 10240
  %391 = add i32 %344, 1
  %392 = sdiv i32 %391, 8
  %393 = sext i32 %392 to i64
  %394 = getelementptr inbounds i8, i8* %390, i64 %393
  %395 = load i8, i8* %394, align 1
  %396 = zext i8 %395 to i32
  %397 = and i32 %83, %396
  %.not.7 = icmp eq i32 %397, 0
  br i1 %.not.7, label %loop_body_tail.7, label %struct_for_body_body.7

struct_for_body_body.7:                           ; preds = %loop_body_tail.6
  %398 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %8, align 8
  %399 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %398, i64 0, i32 7, i64 0
  %400 = load i8*, i8** %399, align 8
  %401 = sext i32 %388 to i64
  %402 = mul nsw i64 %401, 20
  %403 = getelementptr inbounds i8, i8* %400, i64 %402
  %getch.i9.7 = getelementptr i8, i8* %403, i64 8
  %404 = bitcast i8* %getch.i9.7 to <2 x float>*
  %405 = load <2 x float>, <2 x float>* %404, align 4
  %406 = fmul reassoc ninf nsz <2 x float> %405, <float 1.250000e-01, float 1.250000e-01>
  %407 = bitcast i8* %403 to <2 x float>*
  %408 = load <2 x float>, <2 x float>* %407, align 4
  %409 = fadd reassoc ninf nsz <2 x float> %408, %406
  store <2 x float> %409, <2 x float>* %407, align 4
  %getch.i.7 = getelementptr i8, i8* %403, i64 16
  %410 = bitcast i8* %getch.i.7 to float*
  %411 = load float, float* %410, align 4
  %412 = fadd reassoc ninf nsz float %411, -1.562500e-02
  store float %412, float* %410, align 4
  %413 = extractelement <2 x float> %409, i64 0
  %414 = fcmp reassoc ninf nsz oge float %413, 2.500000e-01
  %415 = fcmp reassoc ninf nsz olt float %413, 7.500000e-01
  %416 = and i1 %414, %415
  br i1 %416, label %true_block.7, label %true_block4.7

true_block.7:                                     ; preds = %struct_for_body_body.7
  %417 = extractelement <2 x float> %409, i64 1
  %418 = fcmp reassoc ninf nsz oge float %417, 2.500000e-01
  %419 = fcmp reassoc ninf nsz olt float %417, 7.500000e-01
  %420 = and i1 %418, %419
  br i1 %420, label %loop_body_tail.7, label %true_block4.7

true_block4.7:                                    ; preds = %true_block.7, %struct_for_body_body.7
  %421 = getelementptr inbounds i8, i8* %400, i64 10240
  %422 = bitcast i8* %421 to i32*
  %423 = sdiv i32 %388, 32
  %424 = sext i32 %423 to i64
  %425 = getelementptr inbounds i32, i32* %422, i64 %424
  %426 = srem i32 %388, 32
  %427 = zext i32 %426 to i64
  %428 = shl nuw i64 1, %427
  %429 = trunc i64 %428 to i32
  %430 = xor i32 %429, -1
  %431 = atomicrmw volatile and i32* %425, i32 %430 seq_cst, align 4
  br label %loop_body_tail.7

loop_body_tail.7:                                 ; preds = %true_block4.7, %true_block.7, %loop_body_tail.6
  %lsr.iv.next = add i32 %lsr.iv, 8
  %432 = add i32 %391, 1
  %exitcond.not.7 = icmp eq i32 %432, %4
  br i1 %exitcond.not.7, label %func_exit.loopexit, label %loop_body

func_exit.loopexit:                               ; preds = %loop_body_tail.7
  br label %func_exit

func_exit:                                        ; preds = %func_exit.loopexit, %loop_body.prol.loopexit, %allocs
  ret void

struct_for_body_body:                             ; preds = %loop_body
  %433 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %8, align 8
  %434 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %433, i64 0, i32 7, i64 0
  %435 = load i8*, i8** %434, align 8
  %436 = sext i32 %88 to i64
  %437 = mul nsw i64 %436, 20
  %438 = getelementptr inbounds i8, i8* %435, i64 %437
  %getch.i9 = getelementptr i8, i8* %438, i64 8
  %439 = bitcast i8* %getch.i9 to <2 x float>*
  %440 = load <2 x float>, <2 x float>* %439, align 4
  %441 = fmul reassoc ninf nsz <2 x float> %440, <float 1.250000e-01, float 1.250000e-01>
  %442 = bitcast i8* %438 to <2 x float>*
  %443 = load <2 x float>, <2 x float>* %442, align 4
  %444 = fadd reassoc ninf nsz <2 x float> %443, %441
  store <2 x float> %444, <2 x float>* %442, align 4
  %getch.i = getelementptr i8, i8* %438, i64 16
  %445 = bitcast i8* %getch.i to float*
  %446 = load float, float* %445, align 4
  %447 = fadd reassoc ninf nsz float %446, -1.562500e-02
  store float %447, float* %445, align 4
  %448 = extractelement <2 x float> %444, i64 0
  %449 = fcmp reassoc ninf nsz oge float %448, 2.500000e-01
  %450 = fcmp reassoc ninf nsz olt float %448, 7.500000e-01
  %451 = and i1 %449, %450
  br i1 %451, label %true_block, label %true_block4

true_block:                                       ; preds = %struct_for_body_body
  %452 = extractelement <2 x float> %444, i64 1
  %453 = fcmp reassoc ninf nsz oge float %452, 2.500000e-01
  %454 = fcmp reassoc ninf nsz olt float %452, 7.500000e-01
  %455 = and i1 %453, %454
  br i1 %455, label %loop_body_tail, label %true_block4

true_block4:                                      ; preds = %true_block, %struct_for_body_body
  %456 = getelementptr inbounds i8, i8* %435, i64 10240
  %457 = bitcast i8* %456 to i32*
  %458 = sdiv i32 %88, 32
  %459 = sext i32 %458 to i64
  %460 = getelementptr inbounds i32, i32* %457, i64 %459
  %461 = srem i32 %88, 32
  %462 = zext i32 %461 to i64
  %463 = shl nuw i64 1, %462
  %464 = trunc i64 %463 to i32
  %465 = xor i32 %464, -1
  %466 = atomicrmw volatile and i32* %460, i32 %465 seq_cst, align 4
  br label %loop_body_tail
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.158* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.LLVMRuntime.158*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %1, align 8
  store %struct.LLVMRuntime.158* %0, %struct.LLVMRuntime.158** %4, align 8
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
  %17 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %1, %1* %9, i32 0, i32 0
  store %struct.LLVMRuntime.158** %4, %struct.LLVMRuntime.158*** %25, align 8
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
  %33 = load %struct.LLVMRuntime.158**, %struct.LLVMRuntime.158*** %32, align 8
  %34 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.158**, %struct.LLVMRuntime.158*** %32, align 8
  %39 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.158**, %struct.LLVMRuntime.158*** %32, align 8
  %42 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %42, i64 0, i32 19, i64 0
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
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !10

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
  %63 = load %struct.LLVMRuntime.158**, %struct.LLVMRuntime.158*** %32, align 8
  %64 = load %struct.LLVMRuntime.158*, %struct.LLVMRuntime.158** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.158, %struct.LLVMRuntime.158* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %62, i64* %65, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %66 = load i32*, i32** %53, align 8
  %67 = load i32, i32* %66, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %indvars.iv.next.i.i.i.i, %68
  br i1 %69, label %58, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !11

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
  %4 = alloca %struct.RuntimeContext.159, align 8
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
  %15 = bitcast i8* %14 to %struct.ListManager.155**
  %16 = load %struct.ListManager.155*, %struct.ListManager.155** %15, align 8
  %17 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %16, i64 0, i32 3
  %18 = load i32, i32* %17, align 8
  %19 = ashr i32 %8, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %16, i64 0, i32 0, i64 %20
  %22 = load i8*, i8** %21, align 8
  %23 = getelementptr inbounds %struct.ListManager.155, %struct.ListManager.155* %16, i64 0, i32 1
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
  %48 = bitcast %struct.RuntimeContext.159* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %48, i8* noundef nonnull align 8 dereferenceable(32) %47, i64 32, i1 false)
  %49 = getelementptr inbounds %struct.RuntimeContext.159, %struct.RuntimeContext.159* %4, i64 0, i32 2
  store i32 %1, i32* %49, align 8
  %50 = icmp slt i32 %34, %41
  br i1 %50, label %51, label %58

51:                                               ; preds = %3
  %52 = getelementptr inbounds i8, i8* %0, i64 8
  %53 = bitcast i8* %52 to void (%struct.RuntimeContext.159*, i8*, %struct.Element.183*, i32, i32)**
  %54 = load void (%struct.RuntimeContext.159*, i8*, %struct.Element.183*, i32, i32)*, void (%struct.RuntimeContext.159*, i8*, %struct.Element.183*, i32, i32)** %53, align 8
  %55 = load i8*, i8** %21, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %28
  %57 = bitcast i8* %56 to %struct.Element.183*
  call void %54(%struct.RuntimeContext.159* noundef nonnull %4, i8* noundef nonnull %45, %struct.Element.183* noundef nonnull %57, i32 noundef %34, i32 noundef %41) #1
  br label %58

58:                                               ; preds = %51, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #8

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree norecurse nounwind }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #6 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { argmemonly nocallback nofree nosync nounwind willreturn }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
