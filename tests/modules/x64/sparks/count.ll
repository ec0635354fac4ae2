; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.7 = type { i8*, %struct.LLVMRuntime.6*, i32, i64* }
%struct.LLVMRuntime.6 = type { %struct.PreallocatedMemoryChunk.1, %struct.PreallocatedMemoryChunk.1, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.2*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.3*], [1024 x %struct.NodeManager.4*], [1024 x i8*], i8*, %struct.RandState.5*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.1 = type { i8*, i8*, i64 }
%struct.__va_list_tag.2 = type { i32, i32, i8*, i8* }
%struct.ListManager.3 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.6* }
%struct.NodeManager.4 = type <{ %struct.LLVMRuntime.6*, i32, i32, i32, i32, %struct.ListManager.3*, %struct.ListManager.3*, %struct.ListManager.3*, i32, [4 x i8] }>
%struct.RandState.5 = type { i32, i32, i32, i32, i32 }
%struct.PhysicalCoordinates.0.15 = type { [12 x i32] }
%struct.Element.40 = type { i8*, [2 x i32], %struct.PhysicalCoordinates.0.15 }
%struct.cpu_block_task_helper_context = type { %struct.RuntimeContext.7*, void (%struct.RuntimeContext.7*, i8*, %struct.Element.40*, i32, i32)*, %struct.ListManager.3*, i32, i32, i64 }
%class.anon = type { %struct.LLVMRuntime.6**, i8**, i32*, i64** }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_c90_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %1, i64 0, i32 14
  %3 = bitcast i8** %2 to i32**
  %4 = load i32*, i32** %3, align 8
  store i32 0, i32* %4, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_c90_0_kernel_1_serial(%struct.RuntimeContext.7* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %1, i64 0, i32 11, i64 1
  %3 = load %struct.ListManager.3*, %struct.ListManager.3** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @count_c90_0_kernel_2_listgen_S1bitmasked(%struct.RuntimeContext.7* %context) local_unnamed_addr #1 {
.lr.ph.i:
  %.sroa.2.i = alloca { [2 x i32], %struct.PhysicalCoordinates.0.15 }, align 8
  %0 = alloca %struct.Element.40, align 8
  %1 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %1, align 8
  %.sroa.2.i.0..sroa_cast = bitcast { [2 x i32], %struct.PhysicalCoordinates.0.15 }* %.sroa.2.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  %.0..0..0..0..sroa_cast16 = bitcast %struct.Element.40* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  %3 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %2, i64 0, i32 11, i64 0
  %4 = bitcast %struct.ListManager.3** %3 to %struct.Element.40***
  %5 = load %struct.Element.40**, %struct.Element.40*** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %2, i64 0, i32 11, i64 1
  %7 = load %struct.ListManager.3*, %struct.ListManager.3** %6, align 8
  %8 = load %struct.Element.40*, %struct.Element.40** %5, align 8
  %.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Element.40, %struct.Element.40* %8, i64 0, i32 0
  %.sroa.0.0.copyload.i = load i8*, i8** %.sroa.0.0..sroa_idx.i, align 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds %struct.Element.40, %struct.Element.40* %8, i64 0, i32 1
  %.sroa.2.0..sroa_cast.i = bitcast [2 x i32]* %.sroa.2.0..sroa_idx.i to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.i.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.0..sroa_cast.i, i64 56, i1 false)
  %.sroa.2.16..sroa_idx.i = getelementptr inbounds %struct.Element.40, %struct.Element.40* %0, i64 0, i32 2
  %.sroa.2.16..sroa_cast.i = bitcast %struct.PhysicalCoordinates.0.15* %.sroa.2.16..sroa_idx.i to i8*
  %.sroa.2.16..sroa_idx10.i = getelementptr inbounds { [2 x i32], %struct.PhysicalCoordinates.0.15 }, { [2 x i32], %struct.PhysicalCoordinates.0.15 }* %.sroa.2.i, i64 0, i32 1
  %.sroa.2.16..sroa_cast11.i = bitcast %struct.PhysicalCoordinates.0.15* %.sroa.2.16..sroa_idx10.i to i8*
  %9 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %7, i64 0, i32 5
  %10 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %7, i64 0, i32 3
  %11 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %7, i64 0, i32 6
  %12 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %7, i64 0, i32 4
  %13 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %7, i64 0, i32 2
  %14 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %7, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.40, %struct.Element.40* %0, i64 0, i32 0
  store i8* %.sroa.0.0.copyload.i, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.40, %struct.Element.40* %0, i64 0, i32 1, i64 0
  %15 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  store <2 x i32> <i32 0, i32 512>, <2 x i32>* %15, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast.i, i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast11.i, i64 48, i1 false)
  %16 = atomicrmw volatile add i32* %9, i32 1 seq_cst, align 4
  %17 = load i32, i32* %10, align 8
  %18 = ashr i32 %16, %17
  %19 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %11, align 8
  %20 = icmp ult i32 %18, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef %19, i1 noundef zeroext %20, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %7, i64 0, i32 0, i64 %21
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
  %28 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %11, align 8
  %29 = load i64, i64* %13, align 8
  %30 = load i64, i64* %14, align 8
  %31 = mul i64 %30, %29
  %32 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %28, i64 0, i32 26
  %33 = atomicrmw volatile add i64* %32, i64 %31 seq_cst, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %28, i64 0, i32 1, i32 2
  %35 = load i64, i64* %34, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %35, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %56, label %36

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %28, i64 0, i32 24
  br label %38

38:                                               ; preds = %38, %36
  %39 = atomicrmw volatile xchg i32* %37, i32 1 seq_cst, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %38, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %38
  %41 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %28, i64 0, i32 1, i32 0
  %42 = load i8*, i8** %41, align 8
  %43 = ptrtoint i8* %42 to i64
  %44 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %28, i64 0, i32 1, i32 1
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
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef nonnull %28, i1 noundef zeroext %54, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

56:                                               ; preds = %27
  %57 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %28, i64 0, i32 2
  %58 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %57, align 8
  %59 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %28, i64 0, i32 6
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
  %69 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %7, i64 0, i32 0, i64 %68
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
define void @count_c90_0_kernel_3_struct_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.cpu_block_task_helper_context, align 8
  %1 = bitcast %struct.cpu_block_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %3, i64 0, i32 11, i64 1
  %5 = load %struct.ListManager.3*, %struct.ListManager.3** %4, align 8
  %6 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %5, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.7* %context, %struct.RuntimeContext.7** %8, align 8
  %9 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 1
  store void (%struct.RuntimeContext.7*, i8*, %struct.Element.40*, i32, i32)* @function_body, void (%struct.RuntimeContext.7*, i8*, %struct.Element.40*, i32, i32)** %9, align 8
  %10 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 2
  store %struct.ListManager.3* %5, %struct.ListManager.3** %10, align 8
  %11 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 3
  %12 = bitcast i32* %11 to <2 x i32>*
  store <2 x i32> <i32 512, i32 512>, <2 x i32>* %12, align 8
  %13 = getelementptr inbounds %struct.cpu_block_task_helper_context, %struct.cpu_block_task_helper_context* %0, i64 0, i32 5
  store i64 4, i64* %13, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %3, i64 0, i32 10
  %15 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %3, i64 0, i32 9
  %17 = load i8*, i8** %16, align 8
  %18 = shl nsw i32 %7, 9
  call void %15(i8* noundef %17, i32 noundef %18, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_struct_for_block_helper) #1
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree norecurse nounwind
define internal void @function_body(%struct.RuntimeContext.7* %0, i8* nocapture %1, %struct.Element.40* nocapture readonly %2, i32 %3, i32 %4) #2 {
allocs:
  %5 = bitcast i8* %1 to i32*
  store i32 0, i32* %5, align 4
  %6 = icmp sgt i32 %4, %3
  br i1 %6, label %loop_body.lr.ph, label %func_exit

loop_body.lr.ph:                                  ; preds = %allocs
  %7 = getelementptr inbounds %struct.Element.40, %struct.Element.40* %2, i64 0, i32 0
  %8 = sub i32 %4, %3
  %9 = xor i32 %3, -1
  %10 = add i32 %9, %4
  %xtraiter = and i32 %8, 7
  %11 = icmp ult i32 %10, 7
  br i1 %11, label %func_exit.loopexit.unr-lcssa, label %loop_body.lr.ph.new

loop_body.lr.ph.new:                              ; preds = %loop_body.lr.ph
  %unroll_iter = and i32 %8, -8
  %12 = and i32 %3, 7
  %13 = add i32 %3, 1
  %14 = and i32 %13, 7
  %15 = add i32 %3, 2
  %16 = and i32 %15, 7
  %17 = add i32 %3, 3
  %18 = and i32 %17, 7
  %19 = xor i32 %12, 4
  %20 = add i32 %3, 5
  %21 = and i32 %20, 7
  %22 = add i32 %3, 6
  %23 = and i32 %22, 7
  %24 = add i32 %3, 7
  %25 = and i32 %24, 7
  %26 = shl nuw nsw i32 1, %12
  %27 = shl nuw nsw i32 1, %14
  %28 = shl nuw nsw i32 1, %16
  %29 = shl nuw nsw i32 1, %18
  %30 = shl nuw nsw i32 1, %19
  %31 = shl nuw nsw i32 1, %21
  %32 = shl nuw nsw i32 1, %23
  %33 = shl nuw nsw i32 1, %25
  br label %loop_body

loop_body:                                        ; preds = %loop_body_tail.7, %loop_body.lr.ph.new
  %lsr.iv30 = phi i32 [ %lsr.iv.next31, %loop_body_tail.7 ], [ %unroll_iter, %loop_body.lr.ph.new ]
  %34 = phi i32 [ 0, %loop_body.lr.ph.new ], [ %120, %loop_body_tail.7 ]
  %.025 = phi i32 [ %3, %loop_body.lr.ph.new ], [ %122, %loop_body_tail.7 ]
  %35 = load i8*, i8** %7, align 8
  %36 = getelementptr inbounds i8, i8* %35, i64 10240
  %37 = sdiv i32 %.025, 8
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, i8* %36, i64 %38
  %40 = load i8, i8* %39, align 1
  %41 = zext i8 %40 to i32
  %42 = and i32 %26, %41
  %.not = icmp eq i32 %42, 0
  br i1 %.not, label %loop_body_tail, label %struct_for_body_body

loop_body_tail:                                   ; preds = %struct_for_body_body, %loop_body
  %43 = phi i32 [ %144, %struct_for_body_body ], [ %34, %loop_body ]
  %44 = load i8*, i8** %7, align 8
  %45 = getelementptr inbounds i8, i8* %44, i64 10240
  %46 = add i32 %.025, 1
  %47 = sdiv i32 %46, 8
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, i8* %45, i64 %48
  %50 = load i8, i8* %49, align 1
  %51 = zext i8 %50 to i32
  %52 = and i32 %27, %51
  %.not.1 = icmp eq i32 %52, 0
  br i1 %.not.1, label %loop_body_tail.1, label %struct_for_body_body.1

struct_for_body_body.1:                           ; preds = %loop_body_tail
  %53 = add i32 %43, 1
  store i32 %53, i32* %5, align 4
  br label %loop_body_tail.1

loop_body_tail.1:                                 ; preds = %struct_for_body_body.1, %loop_body_tail
  %54 = phi i32 [ %53, %struct_for_body_body.1 ], [ %43, %loop_body_tail ]
  %55 = load i8*, i8** %7, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 10240
  %57 = add i32 %46, 1
  %58 = sdiv i32 %57, 8
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, i8* %56, i64 %59
  %61 = load i8, i8* %60, align 1
  %62 = zext i8 %61 to i32
  %63 = and i32 %28, %62
  %.not.2 = icmp eq i32 %63, 0
  br i1 %.not.2, label %loop_body_tail.2, label %struct_for_body_body.2

struct_for_body_body.2:                           ; preds = %loop_body_tail.1
  %64 = add i32 %54, 1
  store i32 %64, i32* %5, align 4
  br label %loop_body_tail.2

loop_body_tail.2:                                 ; preds = %struct_for_body_body.2, %loop_body_tail.1
  %65 = phi i32 [ %64, %struct_for_body_body.2 ], [ %54, %loop_body_tail.1 ]
  %66 = load i8*, i8** %7, align 8
  %67 = getelementptr inbounds i8, i8* %66, i64 10240
  %68 = add i32 %57, 1
  %69 = sdiv i32 %68, 8
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, i8* %67, i64 %70
  %72 = load i8, i8* %71, align 1
  %73 = zext i8 %72 to i32
  %74 = and i32 %29, %73
  %.not.3 = icmp eq i32 %74, 0
  br i1 %.not.3, label %loop_body_tail.3, label %struct_for_body_body.3

struct_for_body_body.3:                           ; preds = %loop_body_tail.2
  %75 = add i32 %65, 1
  store i32 %75, i32* %5, align 4
  br label %loop_body_tail.3

loop_body_tail.3:                                 ; preds = %struct_for_body_body.3, %loop_body_tail.2
  %76 = phi i32 [ %75, %struct_for_body_body.3 ], [ %65, %loop_body_tail.2 ]
  %77 = load i8*, i8** %7, align 8
  %78 = getelementptr inbounds i8, i8* %77, i64 10240
  %79 = add i32 %68, 1
  %80 = sdiv i32 %79, 8
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, i8* %78, i64 %81
  %83 = load i8, i8* %82, align 1
  %84 = zext i8 %83 to i32
  %85 = and i32 %30, %84
  %.not.4 = icmp eq i32 %85, 0
  br i1 %.not.4, label %loop_body_tail.4, label %struct_for_body_body.4

struct_for_body_body.4:                           ; preds = %loop_body_tail.3
  %86 = add i32 %76, 1
  store i32 %86, i32* %5, align 4
  br label %loop_body_tail.4

loop_body_tail.4:                                 ; preds = %struct_for_body_body.4, %loop_body_tail.3
  %87 = phi i32 [ %86, %struct_for_body_body.4 ], [ %76, %loop_body_tail.3 ]
  %88 = load i8*, i8** %7, align 8
  %89 = getelementptr inbounds i8, i8* %88, i64 10240
  %90 = add i32 %79, 1
  %91 = sdiv i32 %90, 8
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i8, i8* %89, i64 %92
  %94 = load i8, i8* %93, align 1
  %95 = zext i8 %94 to i32
  %96 = and i32 %31, %95
  %.not.5 = icmp eq i32 %96, 0
  br i1 %.not.5, label %loop_body_tail.5, label %struct_for_body_body.5

struct_for_body_body.5:                           ; preds = %loop_body_tail.4
  %97 = add i32 %87, 1
  store i32 %97, i32* %5, align 4
  br label %loop_body_tail.5

loop_body_tail.5:                                 ; preds = %struct_for_body_body.5, %loop_body_tail.4
  %98 = phi i32 [ %97, %struct_for_body_body.5 ], [ %87, %loop_body_tail.4 ]
  %99 = load i8*, i8** %7, align 8
  %100 = getelementptr inbounds i8, i8* %99, i64 10240
  %101 = add i32 %90, 1
  %102 = sdiv i32 %101, 8
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i8, i8* %100, i64 %103
  %105 = load i8, i8* %104, align 1
  %106 = zext i8 %105 to i32
  %107 = and i32 %32, %106
  %.not.6 = icmp eq i32 %107, 0
  br i1 %.not.6, label %loop_body_tail.6, label %struct_for_body_body.6

struct_for_body_body.6:                           ; preds = %loop_body_tail.5
  %108 = add i32 %98, 1
  store i32 %108, i32* %5, align 4
  br label %loop_body_tail.6

loop_body_tail.6:                                 ; preds = %struct_for_body_body.6, %loop_body_tail.5
  %109 = phi i32 [ %108, %struct_for_body_body.6 ], [ %98, %loop_body_tail.5 ]
  %110 = load i8*, i8** %7, align 8
  %111 = getelementptr inbounds i8, i8* %110, i64 10240
  %112 = add i32 %101, 1
  %113 = sdiv i32 %112, 8
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i8, i8* %111, i64 %114
  %116 = load i8, i8* %115, align 1
  %117 = zext i8 %116 to i32
  %118 = and i32 %33, %117
  %.not.7 = icmp eq i32 %118, 0
  br i1 %.not.7, label %loop_body_tail.7, label %struct_for_body_body.7

struct_for_body_body.7:                           ; preds = %loop_body_tail.6
  %119 = add i32 %109, 1
  store i32 %119, i32* %5, align 4
  br label %loop_body_tail.7

loop_body_tail.7:                                 ; preds = %struct_for_body_body.7, %loop_body_tail.6
  %120 = phi i32 [ %119, %struct_for_body_body.7 ], [ %109, %loop_body_tail.6 ]
  %121 = add i32 %.025, 8
  %lsr.iv.next31 = add i32 %lsr.iv30, -8
  %niter.ncmp.7 = icmp eq i32 %lsr.iv.next31, 0
  %122 = add i32 %112, 1
  br i1 %niter.ncmp.7, label %func_exit.loopexit.unr-lcssa.loopexit, label %loop_body

func_exit.loopexit.unr-lcssa.loopexit:            ; preds = %loop_body_tail.7
  br label %func_exit.loopexit.unr-lcssa

func_exit.loopexit.unr-lcssa:                     ; preds = %func_exit.loopexit.unr-lcssa.loopexit, %loop_body.lr.ph
  %.lcssa.ph = phi i32 [ undef, %loop_body.lr.ph ], [ %120, %func_exit.loopexit.unr-lcssa.loopexit ]
  %.unr = phi i32 [ 0, %loop_body.lr.ph ], [ %120, %func_exit.loopexit.unr-lcssa.loopexit ]
  %.025.unr = phi i32 [ %3, %loop_body.lr.ph ], [ %121, %func_exit.loopexit.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %func_exit, label %loop_body.epil.preheader

loop_body.epil.preheader:                         ; preds = %func_exit.loopexit.unr-lcssa
  br label %loop_body.epil

loop_body.epil:                                   ; preds = %loop_body_tail.epil, %loop_body.epil.preheader
  %lsr.iv = phi i32 [ %xtraiter, %loop_body.epil.preheader ], [ %lsr.iv.next, %loop_body_tail.epil ]
  %123 = phi i32 [ %135, %loop_body_tail.epil ], [ %.unr, %loop_body.epil.preheader ]
  %.025.epil = phi i32 [ %136, %loop_body_tail.epil ], [ %.025.unr, %loop_body.epil.preheader ]
  %124 = load i8*, i8** %7, align 8
  %125 = getelementptr inbounds i8, i8* %124, i64 10240
  %126 = sdiv i32 %.025.epil, 8
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i8, i8* %125, i64 %127
  %129 = load i8, i8* %128, align 1
  %130 = zext i8 %129 to i32
  %131 = and i32 %.025.epil, 7
  %132 = shl nuw nsw i32 1, %131
  %133 = and i32 %132, %130
  %.not.epil = icmp eq i32 %133, 0
  br i1 %.not.epil, label %loop_body_tail.epil, label %struct_for_body_body.epil

struct_for_body_body.epil:                        ; preds = %loop_body.epil
  %134 = add i32 %123, 1
  store i32 %134, i32* %5, align 4
  br label %loop_body_tail.epil

loop_body_tail.epil:                              ; preds = %struct_for_body_body.epil, %loop_body.epil
  %135 = phi i32 [ %134, %struct_for_body_body.epil ], [ %123, %loop_body.epil ]
  %136 = add nsw i32 %.025.epil, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, -1
  %epil.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %epil.iter.cmp.not, label %func_exit.loopexit, label %loop_body.epil, !llvm.loop !8

func_exit.loopexit:                               ; preds = %loop_body_tail.epil
  br label %func_exit

func_exit:                                        ; preds = %func_exit.loopexit, %func_exit.loopexit.unr-lcssa, %allocs
  %137 = phi i32 [ 0, %allocs ], [ %.lcssa.ph, %func_exit.loopexit.unr-lcssa ], [ %135, %func_exit.loopexit ]
  %138 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %139 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %138, align 8
  %140 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %139, i64 0, i32 14
  %141 = bitcast i8** %140 to i32**
  %142 = load i32*, i32** %141, align 8
  %143 = atomicrmw add i32* %142, i32 %137 seq_cst, align 4
  ret void

struct_for_body_body:                             ; preds = %loop_body
  %144 = add i32 %34, 1
  store i32 %144, i32* %5, align 4
  br label %loop_body_tail
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_c90_0_kernel_4_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %1, i64 0, i32 14
  %3 = bitcast i8** %2 to i32**
  %4 = load i32*, i32** %3, align 8
  %5 = load i32, i32* %4, align 4
  %6 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 3
  %7 = bitcast i64** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %5, i32* %8, align 4
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.LLVMRuntime.6*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %class.anon, align 8
  store %struct.LLVMRuntime.6* %0, %struct.LLVMRuntime.6** %4, align 8
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
  %17 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %class.anon, %class.anon* %9, i32 0, i32 0
  store %struct.LLVMRuntime.6** %4, %struct.LLVMRuntime.6*** %25, align 8
  %26 = getelementptr inbounds %class.anon, %class.anon* %9, i32 0, i32 1
  store i8** %6, i8*** %26, align 8
  %27 = getelementptr inbounds %class.anon, %class.anon* %9, i32 0, i32 2
  store i32* %7, i32** %27, align 8
  %28 = getelementptr inbounds %class.anon, %class.anon* %9, i32 0, i32 3
  store i64** %8, i64*** %28, align 8
  br label %29

29:                                               ; preds = %29, %21
  %30 = atomicrmw volatile xchg i32* %23, i32 1 seq_cst, align 4
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %29, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %29
  %32 = getelementptr inbounds %class.anon, %class.anon* %9, i64 0, i32 0
  %33 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %32, align 8
  %34 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %32, align 8
  %39 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %32, align 8
  %42 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %42, i64 0, i32 19, i64 0
  %44 = getelementptr inbounds %class.anon, %class.anon* %9, i64 0, i32 1
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
  %53 = getelementptr inbounds %class.anon, %class.anon* %9, i64 0, i32 2
  %54 = load i32*, i32** %53, align 8
  %55 = load i32, i32* %54, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %.lr.ph.i.i.i.i, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

.lr.ph.i.i.i.i:                                   ; preds = %taichi_strlen.exit.thread.i.i.i.i
  %57 = getelementptr inbounds %class.anon, %class.anon* %9, i64 0, i32 3
  br label %58

58:                                               ; preds = %58, %.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %58 ]
  %59 = load i64**, i64*** %57, align 8
  %60 = load i64*, i64** %59, align 8
  %61 = getelementptr inbounds i64, i64* %60, i64 %indvars.iv.i.i.i.i
  %62 = load i64, i64* %61, align 8
  %63 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %32, align 8
  %64 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
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
  %4 = alloca %struct.RuntimeContext.7, align 8
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
  %15 = bitcast i8* %14 to %struct.ListManager.3**
  %16 = load %struct.ListManager.3*, %struct.ListManager.3** %15, align 8
  %17 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %16, i64 0, i32 3
  %18 = load i32, i32* %17, align 8
  %19 = ashr i32 %8, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %16, i64 0, i32 0, i64 %20
  %22 = load i8*, i8** %21, align 8
  %23 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %16, i64 0, i32 1
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
  %48 = bitcast %struct.RuntimeContext.7* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %48, i8* noundef nonnull align 8 dereferenceable(32) %47, i64 32, i1 false)
  %49 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %4, i64 0, i32 2
  store i32 %1, i32* %49, align 8
  %50 = icmp slt i32 %34, %41
  br i1 %50, label %51, label %58

51:                                               ; preds = %3
  %52 = getelementptr inbounds i8, i8* %0, i64 8
  %53 = bitcast i8* %52 to void (%struct.RuntimeContext.7*, i8*, %struct.Element.40*, i32, i32)**
  %54 = load void (%struct.RuntimeContext.7*, i8*, %struct.Element.40*, i32, i32)*, void (%struct.RuntimeContext.7*, i8*, %struct.Element.40*, i32, i32)** %53, align 8
  %55 = load i8*, i8** %21, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %28
  %57 = bitcast i8* %56 to %struct.Element.40*
  call void %54(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %45, %struct.Element.40* noundef nonnull %57, i32 noundef %34, i32 noundef %41) #1
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
