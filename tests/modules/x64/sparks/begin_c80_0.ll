; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext*, void (%struct.RuntimeContext*, i8*, %struct.Element*, i32, i32)*, %struct.ListManager*, i32, i32, i64 }
%1 = type { %struct.LLVMRuntime**, i8**, i32*, i64** }
%struct.RuntimeContext = type { i8*, %struct.LLVMRuntime*, i32, i64* }
%struct.LLVMRuntime = type { %struct.PreallocatedMemoryChunk, %struct.PreallocatedMemoryChunk, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager*], [1024 x %struct.NodeManager*], [1024 x i8*], i8*, %struct.RandState*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk = type { i8*, i8*, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.ListManager = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime* }
%struct.NodeManager = type <{ %struct.LLVMRuntime*, i32, i32, i32, i32, %struct.ListManager*, %struct.ListManager*, %struct.ListManager*, i32, [4 x i8] }>
%struct.RandState = type { i32, i32, i32, i32, i32 }
%struct.PhysicalCoordinates.0 = type { [12 x i32] }
%struct.Element = type { i8*, [2 x i32], %struct.PhysicalCoordinates.0 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @begin_c80_0_kernel_0_serial(%struct.RuntimeContext* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %1, i64 0, i32 7, i64 0
  %3 = load i8*, i8** %2, align 8
  %getch.i = getelementptr i8, i8* %3, i64 10304
  %4 = bitcast i8* %getch.i to i32*
  store i32 0, i32* %4, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @begin_c80_0_kernel_1_serial(%struct.RuntimeContext* %context) local_unnamed_addr #0 {
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
define void @begin_c80_0_kernel_2_listgen_S1bitmasked(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
.lr.ph.i:
  %.sroa.2.i = alloca { [2 x i32], %struct.PhysicalCoordinates.0 }, align 8
  %0 = alloca %struct.Element, align 8
  %1 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %1, align 8
  %.sroa.2.i.0..sroa_cast = bitcast { [2 x i32], %struct.PhysicalCoordinates.0 }* %.sroa.2.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  %.0..0..0..0..sroa_cast16 = bitcast %struct.Element* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  %3 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %2, i64 0, i32 11, i64 0
  %4 = bitcast %struct.ListManager** %3 to %struct.Element***
  %5 = load %struct.Element**, %struct.Element*** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %2, i64 0, i32 11, i64 1
  %7 = load %struct.ListManager*, %struct.ListManager** %6, align 8
  %8 = load %struct.Element*, %struct.Element** %5, align 8
  %.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Element, %struct.Element* %8, i64 0, i32 0
  %.sroa.0.0.copyload.i = load i8*, i8** %.sroa.0.0..sroa_idx.i, align 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds %struct.Element, %struct.Element* %8, i64 0, i32 1
  %.sroa.2.0..sroa_cast.i = bitcast [2 x i32]* %.sroa.2.0..sroa_idx.i to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.i.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.0..sroa_cast.i, i64 56, i1 false)
  %.sroa.2.16..sroa_idx.i = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 2
  %.sroa.2.16..sroa_cast.i = bitcast %struct.PhysicalCoordinates.0* %.sroa.2.16..sroa_idx.i to i8*
  %.sroa.2.16..sroa_idx10.i = getelementptr inbounds { [2 x i32], %struct.PhysicalCoordinates.0 }, { [2 x i32], %struct.PhysicalCoordinates.0 }* %.sroa.2.i, i64 0, i32 1
  %.sroa.2.16..sroa_cast11.i = bitcast %struct.PhysicalCoordinates.0* %.sroa.2.16..sroa_idx10.i to i8*
  %9 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 5
  %10 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 3
  %11 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 6
  %12 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 4
  %13 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 2
  %14 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %7, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 0
  store i8* %.sroa.0.0.copyload.i, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element, %struct.Element* %0, i64 0, i32 1, i64 0
  %15 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  store <2 x i32> <i32 0, i32 512>, <2 x i32>* %15, align 8
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

; Function Attrs: nounwind
define void @begin_c80_0_kernel_3_struct_for(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %3, i64 0, i32 11, i64 1
  %5 = load %struct.ListManager*, %struct.ListManager** %4, align 8
  %6 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %5, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext* %context, %struct.RuntimeContext** %8, align 8
  %9 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  store void (%struct.RuntimeContext*, i8*, %struct.Element*, i32, i32)* @function_body, void (%struct.RuntimeContext*, i8*, %struct.Element*, i32, i32)** %9, align 8
  %10 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store %struct.ListManager* %5, %struct.ListManager** %10, align 8
  %11 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  %12 = bitcast i32* %11 to <2 x i32>*
  store <2 x i32> <i32 512, i32 512>, <2 x i32>* %12, align 8
  %13 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  store i64 1, i64* %13, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %3, i64 0, i32 10
  %15 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %3, i64 0, i32 9
  %17 = load i8*, i8** %16, align 8
  %18 = shl nsw i32 %7, 9
  call void %15(i8* noundef %17, i32 noundef %18, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_struct_for_block_helper) #1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree norecurse nounwind
define internal void @function_body(%struct.RuntimeContext* %0, i8* nocapture readnone %1, %struct.Element* nocapture readonly %2, i32 %3, i32 %4) #2 {
allocs:
  %5 = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 2, i32 0, i64 0
  %6 = icmp sgt i32 %4, %3
  br i1 %6, label %loop_body.lr.ph, label %func_exit

loop_body.lr.ph:                                  ; preds = %allocs
  %7 = getelementptr inbounds %struct.Element, %struct.Element* %2, i64 0, i32 0
  %8 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %0, i64 0, i32 1
  %9 = sub i32 %4, %3
  %10 = xor i32 %3, -1
  %11 = add i32 %10, %4
  %xtraiter = and i32 %9, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %loop_body.prol.loopexit, label %loop_body.prol.preheader

loop_body.prol.preheader:                         ; preds = %loop_body.lr.ph
  br label %loop_body.prol

loop_body.prol:                                   ; preds = %loop_body_tail.prol, %loop_body.prol.preheader
  %lsr.iv35 = phi i32 [ %xtraiter, %loop_body.prol.preheader ], [ %lsr.iv.next36, %loop_body_tail.prol ]
  %.034.prol = phi i32 [ %40, %loop_body_tail.prol ], [ %3, %loop_body.prol.preheader ]
  %12 = load i8*, i8** %7, align 8
  %13 = getelementptr inbounds i8, i8* %12, i64 10240
  %14 = sdiv i32 %.034.prol, 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, i8* %13, i64 %15
  %17 = load i8, i8* %16, align 1
  %18 = zext i8 %17 to i32
  %19 = and i32 %.034.prol, 7
  %20 = shl nuw nsw i32 1, %19
  %21 = and i32 %20, %18
  %.not.prol = icmp eq i32 %21, 0
  br i1 %.not.prol, label %loop_body_tail.prol, label %struct_for_body_body.prol

struct_for_body_body.prol:                        ; preds = %loop_body.prol
  %22 = load i32, i32* %5, align 4
  %23 = shl i32 %22, 9
  %24 = and i32 %.034.prol, 511
  %25 = or i32 %23, %24
  %26 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %27 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %26, i64 0, i32 7, i64 0
  %28 = load i8*, i8** %27, align 8
  %29 = getelementptr inbounds i8, i8* %28, i64 10240
  %30 = bitcast i8* %29 to i32*
  %31 = sdiv i32 %25, 32
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, i32* %30, i64 %32
  %34 = srem i32 %25, 32
  %35 = zext i32 %34 to i64
  %36 = shl nuw i64 1, %35
  %37 = trunc i64 %36 to i32
  %38 = xor i32 %37, -1
  %39 = atomicrmw volatile and i32* %33, i32 %38 seq_cst, align 4
  br label %loop_body_tail.prol

loop_body_tail.prol:                              ; preds = %struct_for_body_body.prol, %loop_body.prol
  %40 = add i32 %.034.prol, 1
  %lsr.iv.next36 = add nsw i32 %lsr.iv35, -1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next36, 0
  br i1 %prol.iter.cmp.not, label %loop_body.prol.loopexit.loopexit, label %loop_body.prol, !llvm.loop !8

loop_body.prol.loopexit.loopexit:                 ; preds = %loop_body_tail.prol
  br label %loop_body.prol.loopexit

loop_body.prol.loopexit:                          ; preds = %loop_body.prol.loopexit.loopexit, %loop_body.lr.ph
  %.034.unr = phi i32 [ %3, %loop_body.lr.ph ], [ %40, %loop_body.prol.loopexit.loopexit ]
  %41 = icmp ult i32 %11, 7
  br i1 %41, label %func_exit, label %loop_body.lr.ph.new

loop_body.lr.ph.new:                              ; preds = %loop_body.prol.loopexit
  %42 = and i32 %.034.unr, 7
  %43 = add i32 %.034.unr, 1
  %44 = and i32 %43, 7
  %45 = add i32 %.034.unr, 2
  %46 = and i32 %45, 7
  %47 = add i32 %.034.unr, 3
  %48 = and i32 %47, 7
  %49 = xor i32 %42, 4
  %50 = add i32 %.034.unr, 5
  %51 = and i32 %50, 7
  %52 = add i32 %.034.unr, 6
  %53 = and i32 %52, 7
  %54 = add i32 %.034.unr, 7
  %55 = and i32 %54, 7
  %56 = shl nuw nsw i32 1, %42
  %57 = shl nuw nsw i32 1, %44
  %58 = shl nuw nsw i32 1, %46
  %59 = shl nuw nsw i32 1, %48
  %60 = shl nuw nsw i32 1, %49
  %61 = shl nuw nsw i32 1, %51
  %62 = shl nuw nsw i32 1, %53
  %63 = shl nuw nsw i32 1, %55
  br label %loop_body

loop_body:                                        ; preds = %loop_body_tail.7, %loop_body.lr.ph.new
  %lsr.iv = phi i32 [ %lsr.iv.next, %loop_body_tail.7 ], [ %54, %loop_body.lr.ph.new ]
  %64 = add i32 %lsr.iv, -7
  %65 = load i8*, i8** %7, align 8
  %66 = getelementptr inbounds i8, i8* %65, i64 10240
  %67 = sdiv i32 %64, 8
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, i8* %66, i64 %68
  %70 = load i8, i8* %69, align 1
  %71 = zext i8 %70 to i32
  %72 = and i32 %56, %71
  %.not = icmp eq i32 %72, 0
  br i1 %.not, label %loop_body_tail, label %struct_for_body_body

loop_body_tail:                                   ; preds = %struct_for_body_body, %loop_body
  %73 = add i32 %lsr.iv, -6
  %74 = load i8*, i8** %7, align 8
  %75 = getelementptr inbounds i8, i8* %74, i64 10240
  %76 = add i32 %64, 1
  %77 = sdiv i32 %76, 8
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i8, i8* %75, i64 %78
  %80 = load i8, i8* %79, align 1
  %81 = zext i8 %80 to i32
  %82 = and i32 %57, %81
  %.not.1 = icmp eq i32 %82, 0
  br i1 %.not.1, label %loop_body_tail.1, label %struct_for_body_body.1

struct_for_body_body.1:                           ; preds = %loop_body_tail
  %83 = load i32, i32* %5, align 4
  %84 = shl i32 %83, 9
  %85 = and i32 %73, 511
  %86 = or i32 %84, %85
  %87 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %88 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %87, i64 0, i32 7, i64 0
  %89 = load i8*, i8** %88, align 8
  %90 = getelementptr inbounds i8, i8* %89, i64 10240
  %91 = bitcast i8* %90 to i32*
  %92 = sdiv i32 %86, 32
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, i32* %91, i64 %93
  %95 = srem i32 %86, 32
  %96 = zext i32 %95 to i64
  %97 = shl nuw i64 1, %96
  %98 = trunc i64 %97 to i32
  %99 = xor i32 %98, -1
  %100 = atomicrmw volatile and i32* %94, i32 %99 seq_cst, align 4
  br label %loop_body_tail.1

loop_body_tail.1:                                 ; preds = %struct_for_body_body.1, %loop_body_tail
  %101 = add i32 %lsr.iv, -5
  %102 = load i8*, i8** %7, align 8
  %103 = getelementptr inbounds i8, i8* %102, i64 10240
  %104 = add i32 %76, 1
  %105 = sdiv i32 %104, 8
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i8, i8* %103, i64 %106
  %108 = load i8, i8* %107, align 1
  %109 = zext i8 %108 to i32
  %110 = and i32 %58, %109
  %.not.2 = icmp eq i32 %110, 0
  br i1 %.not.2, label %loop_body_tail.2, label %struct_for_body_body.2

struct_for_body_body.2:                           ; preds = %loop_body_tail.1
  %111 = load i32, i32* %5, align 4
  %112 = shl i32 %111, 9
  %113 = and i32 %101, 511
  %114 = or i32 %112, %113
  %115 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %116 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %115, i64 0, i32 7, i64 0
  %117 = load i8*, i8** %116, align 8
  %118 = getelementptr inbounds i8, i8* %117, i64 10240
  %119 = bitcast i8* %118 to i32*
  %120 = sdiv i32 %114, 32
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, i32* %119, i64 %121
  %123 = srem i32 %114, 32
  %124 = zext i32 %123 to i64
  %125 = shl nuw i64 1, %124
  %126 = trunc i64 %125 to i32
  %127 = xor i32 %126, -1
  %128 = atomicrmw volatile and i32* %122, i32 %127 seq_cst, align 4
  br label %loop_body_tail.2

loop_body_tail.2:                                 ; preds = %struct_for_body_body.2, %loop_body_tail.1
  %129 = add i32 %lsr.iv, -4
  %130 = load i8*, i8** %7, align 8
  %131 = getelementptr inbounds i8, i8* %130, i64 10240
  %132 = add i32 %104, 1
  %133 = sdiv i32 %132, 8
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i8, i8* %131, i64 %134
  %136 = load i8, i8* %135, align 1
  %137 = zext i8 %136 to i32
  %138 = and i32 %59, %137
  %.not.3 = icmp eq i32 %138, 0
  br i1 %.not.3, label %loop_body_tail.3, label %struct_for_body_body.3

struct_for_body_body.3:                           ; preds = %loop_body_tail.2
  %139 = load i32, i32* %5, align 4
  %140 = shl i32 %139, 9
  %141 = and i32 %129, 511
  %142 = or i32 %140, %141
  %143 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %144 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %143, i64 0, i32 7, i64 0
  %145 = load i8*, i8** %144, align 8
  %146 = getelementptr inbounds i8, i8* %145, i64 10240
  %147 = bitcast i8* %146 to i32*
  %148 = sdiv i32 %142, 32
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, i32* %147, i64 %149
  %151 = srem i32 %142, 32
  %152 = zext i32 %151 to i64
  %153 = shl nuw i64 1, %152
  %154 = trunc i64 %153 to i32
  %155 = xor i32 %154, -1
  %156 = atomicrmw volatile and i32* %150, i32 %155 seq_cst, align 4
  br label %loop_body_tail.3

loop_body_tail.3:                                 ; preds = %struct_for_body_body.3, %loop_body_tail.2
  %157 = add i32 %lsr.iv, -3
  %158 = load i8*, i8** %7, align 8
  %159 = getelementptr inbounds i8, i8* %158, i64 10240
  %160 = add i32 %132, 1
  %161 = sdiv i32 %160, 8
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds i8, i8* %159, i64 %162
  %164 = load i8, i8* %163, align 1
  %165 = zext i8 %164 to i32
  %166 = and i32 %60, %165
  %.not.4 = icmp eq i32 %166, 0
  br i1 %.not.4, label %loop_body_tail.4, label %struct_for_body_body.4

struct_for_body_body.4:                           ; preds = %loop_body_tail.3
  %167 = load i32, i32* %5, align 4
  %168 = shl i32 %167, 9
  %169 = and i32 %157, 511
  %170 = or i32 %168, %169
  %171 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %172 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %171, i64 0, i32 7, i64 0
  %173 = load i8*, i8** %172, align 8
  %174 = getelementptr inbounds i8, i8* %173, i64 10240
  %175 = bitcast i8* %174 to i32*
  %176 = sdiv i32 %170, 32
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i32, i32* %175, i64 %177
  %179 = srem i32 %170, 32
  %180 = zext i32 %179 to i64
  %181 = shl nuw i64 1, %180
  %182 = trunc i64 %181 to i32
  %183 = xor i32 %182, -1
  %184 = atomicrmw volatile and i32* %178, i32 %183 seq_cst, align 4
  br label %loop_body_tail.4

loop_body_tail.4:                                 ; preds = %struct_for_body_body.4, %loop_body_tail.3
  %185 = add i32 %lsr.iv, -2
  %186 = load i8*, i8** %7, align 8
  %187 = getelementptr inbounds i8, i8* %186, i64 10240
  %188 = add i32 %160, 1
  %189 = sdiv i32 %188, 8
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds i8, i8* %187, i64 %190
  %192 = load i8, i8* %191, align 1
  %193 = zext i8 %192 to i32
  %194 = and i32 %61, %193
  %.not.5 = icmp eq i32 %194, 0
  br i1 %.not.5, label %loop_body_tail.5, label %struct_for_body_body.5

struct_for_body_body.5:                           ; preds = %loop_body_tail.4
  %195 = load i32, i32* %5, align 4
  %196 = shl i32 %195, 9
  %197 = and i32 %185, 511
  %198 = or i32 %196, %197
  %199 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %200 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %199, i64 0, i32 7, i64 0
  %201 = load i8*, i8** %200, align 8
  %202 = getelementptr inbounds i8, i8* %201, i64 10240
  %203 = bitcast i8* %202 to i32*
  %204 = sdiv i32 %198, 32
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds i32, i32* %203, i64 %205
  %207 = srem i32 %198, 32
  %208 = zext i32 %207 to i64
  %209 = shl nuw i64 1, %208
  %210 = trunc i64 %209 to i32
  %211 = xor i32 %210, -1
  %212 = atomicrmw volatile and i32* %206, i32 %211 seq_cst, align 4
  br label %loop_body_tail.5

loop_body_tail.5:                                 ; preds = %struct_for_body_body.5, %loop_body_tail.4
  %213 = add i32 %lsr.iv, -1
  %214 = load i8*, i8** %7, align 8
  %215 = getelementptr inbounds i8, i8* %214, i64 10240
  %216 = add i32 %188, 1
  %217 = sdiv i32 %216, 8
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds i8, i8* %215, i64 %218
  %220 = load i8, i8* %219, align 1
  %221 = zext i8 %220 to i32
  %222 = and i32 %62, %221
  %.not.6 = icmp eq i32 %222, 0
  br i1 %.not.6, label %loop_body_tail.6, label %struct_for_body_body.6

struct_for_body_body.6:                           ; preds = %loop_body_tail.5
  %223 = load i32, i32* %5, align 4
  %224 = shl i32 %223, 9
  %225 = and i32 %213, 511
  %226 = or i32 %224, %225
  %227 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %228 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %227, i64 0, i32 7, i64 0
  %229 = load i8*, i8** %228, align 8
  %230 = getelementptr inbounds i8, i8* %229, i64 10240
  %231 = bitcast i8* %230 to i32*
  %232 = sdiv i32 %226, 32
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds i32, i32* %231, i64 %233
  %235 = srem i32 %226, 32
  %236 = zext i32 %235 to i64
  %237 = shl nuw i64 1, %236
  %238 = trunc i64 %237 to i32
  %239 = xor i32 %238, -1
  %240 = atomicrmw volatile and i32* %234, i32 %239 seq_cst, align 4
  br label %loop_body_tail.6

loop_body_tail.6:                                 ; preds = %struct_for_body_body.6, %loop_body_tail.5
  %241 = load i8*, i8** %7, align 8
  %242 = getelementptr inbounds i8, i8* %241, i64 10240
  %243 = add i32 %216, 1
  %244 = sdiv i32 %243, 8
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds i8, i8* %242, i64 %245
  %247 = load i8, i8* %246, align 1
  %248 = zext i8 %247 to i32
  %249 = and i32 %63, %248
  %.not.7 = icmp eq i32 %249, 0
  br i1 %.not.7, label %loop_body_tail.7, label %struct_for_body_body.7

struct_for_body_body.7:                           ; preds = %loop_body_tail.6
  %250 = load i32, i32* %5, align 4
  %251 = shl i32 %250, 9
  %252 = and i32 %lsr.iv, 511
  %253 = or i32 %251, %252
  %254 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %255 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %254, i64 0, i32 7, i64 0
  %256 = load i8*, i8** %255, align 8
  %257 = getelementptr inbounds i8, i8* %256, i64 10240
  %258 = bitcast i8* %257 to i32*
  %259 = sdiv i32 %253, 32
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds i32, i32* %258, i64 %260
  %262 = srem i32 %253, 32
  %263 = zext i32 %262 to i64
  %264 = shl nuw i64 1, %263
  %265 = trunc i64 %264 to i32
  %266 = xor i32 %265, -1
  %267 = atomicrmw volatile and i32* %261, i32 %266 seq_cst, align 4
  br label %loop_body_tail.7

loop_body_tail.7:                                 ; preds = %struct_for_body_body.7, %loop_body_tail.6
  %lsr.iv.next = add i32 %lsr.iv, 8
  %268 = add i32 %243, 1
  %exitcond.not.7 = icmp eq i32 %268, %4
  br i1 %exitcond.not.7, label %func_exit.loopexit, label %loop_body

func_exit.loopexit:                               ; preds = %loop_body_tail.7
  br label %func_exit

func_exit:                                        ; preds = %func_exit.loopexit, %loop_body.prol.loopexit, %allocs
  ret void

struct_for_body_body:                             ; preds = %loop_body
  %269 = load i32, i32* %5, align 4
  %270 = shl i32 %269, 9
  %271 = and i32 %64, 511
  %272 = or i32 %270, %271
  %273 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %274 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %273, i64 0, i32 7, i64 0
  %275 = load i8*, i8** %274, align 8
  %276 = getelementptr inbounds i8, i8* %275, i64 10240
  %277 = bitcast i8* %276 to i32*
  %278 = sdiv i32 %272, 32
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds i32, i32* %277, i64 %279
  %281 = srem i32 %272, 32
  %282 = zext i32 %281 to i64
  %283 = shl nuw i64 1, %282
  %284 = trunc i64 %283 to i32
  %285 = xor i32 %284, -1
  %286 = atomicrmw volatile and i32* %280, i32 %285 seq_cst, align 4
  br label %loop_body_tail
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.LLVMRuntime*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %1, align 8
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
  %25 = getelementptr inbounds %1, %1* %9, i32 0, i32 0
  store %struct.LLVMRuntime** %4, %struct.LLVMRuntime*** %25, align 8
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
  %63 = load %struct.LLVMRuntime**, %struct.LLVMRuntime*** %32, align 8
  %64 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
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
  %53 = bitcast i8* %52 to void (%struct.RuntimeContext*, i8*, %struct.Element*, i32, i32)**
  %54 = load void (%struct.RuntimeContext*, i8*, %struct.Element*, i32, i32)*, void (%struct.RuntimeContext*, i8*, %struct.Element*, i32, i32)** %53, align 8
  %55 = load i8*, i8** %21, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %28
  %57 = bitcast i8* %56 to %struct.Element*
  call void %54(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %45, %struct.Element* noundef nonnull %57, i32 noundef %34, i32 noundef %41) #1
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
