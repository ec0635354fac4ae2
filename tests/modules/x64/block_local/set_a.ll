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
%struct.range_task_helper_context = type { %struct.RuntimeContext.7*, void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*, i32)*, void (%struct.RuntimeContext.7*, i8*)*, i64, i32, i32, i32, i32 }
%class.anon = type { %struct.LLVMRuntime.6**, i8**, i32*, i64** }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @set_a_c82_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { i32, i32 }**
  %1 = load { i32, i32 }*, { i32, i32 }** %0, align 8
  %2 = getelementptr { i32, i32 }, { i32, i32 }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  %9 = load { i32, i32 }*, { i32, i32 }** %0, align 8
  %10 = getelementptr { i32, i32 }, { i32, i32 }* %9, i64 0, i32 1
  %11 = load i32, i32* %10, align 4
  %12 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %12, i64 0, i32 14
  %14 = load i8*, i8** %13, align 8
  %15 = getelementptr inbounds i8, i8* %14, i64 4
  %16 = bitcast i8* %15 to i32*
  store i32 %11, i32* %16, align 4
  ret void
}

; Function Attrs: nounwind
define void @set_a_c82_0_kernel_1_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.range_task_helper_context, align 8
  %1 = bitcast %struct.range_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.7* %context, %struct.RuntimeContext.7** %4, align 8
  store void (%struct.RuntimeContext.7*, i8*)* null, void (%struct.RuntimeContext.7*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.7*, i8*, i32)* @function_body, void (%struct.RuntimeContext.7*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.7*, i8*)* null, void (%struct.RuntimeContext.7*, i8*)** %6, align 8
  %7 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nounwind
define internal void @function_body(%struct.RuntimeContext.7* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = alloca i8*, align 8
  %4 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = bitcast i8* %7 to i32*
  %9 = load i32, i32* %8, align 4
  %10 = getelementptr inbounds i8, i8* %7, i64 4
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 4
  %13 = sub i32 %12, %9
  %14 = add i32 %13, 1
  %15 = sdiv i32 %14, 2
  %16 = icmp slt i32 %14, 0
  %17 = shl nsw i32 %15, 1
  %18 = icmp ne i32 %17, %14
  %19 = and i1 %16, %18
  %.neg = sext i1 %19 to i32
  %20 = add nsw i32 %15, %.neg
  %21 = tail call i32 @llvm.smax.i32(i32 %20, i32 512)
  %22 = mul i32 %21, %2
  %23 = add i32 %22, %9
  %24 = add i32 %23, %21
  %25 = tail call i32 @llvm.smin.i32(i32 %12, i32 %24)
  %26 = icmp slt i32 %23, %25
  br i1 %26, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %.0..0..sroa_cast = bitcast i8** %3 to i8*
  br label %for_loop_body

for_loop_body:                                    ; preds = %Pointer_lookup_element.exit, %for_loop_body.lr.ph
  %.022 = phi i32 [ %23, %for_loop_body.lr.ph ], [ %166, %Pointer_lookup_element.exit ]
  %27 = sitofp i32 %.022 to float
  %28 = fmul reassoc ninf nsz float %27, 5.000000e-01
  %29 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %29, i64 0, i32 7, i64 0
  %31 = load i8*, i8** %30, align 8
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  %32 = lshr i32 %.022, 1
  %33 = and i32 %32, 2147483640
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i8, i8* %31, i64 %34
  store volatile i8* %35, i8** %3, align 8
  %36 = sext i32 %33 to i64
  %37 = getelementptr i8, i8* %31, i64 %36
  %38 = getelementptr inbounds i8, i8* %37, i64 64
  %39 = bitcast i8* %38 to i8**
  %40 = load volatile i8*, i8** %39, align 8
  %41 = icmp eq i8* %40, null
  br i1 %41, label %42, label %Pointer_activate.exit

42:                                               ; preds = %for_loop_body
  %.0..0..0..0..0..i = load volatile i8*, i8** %3, align 8
  %.0..0..0..0..0.2.i = load volatile i8*, i8** %3, align 8
  %43 = bitcast i8* %.0..0..0..0..0.2.i to i32*
  br label %44

44:                                               ; preds = %44, %42
  %45 = atomicrmw volatile xchg i32* %43, i32 1 seq_cst, align 4
  %46 = icmp eq i32 %45, 1
  br i1 %46, label %44, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %44
  %47 = load volatile i8*, i8** %39, align 8
  %48 = icmp eq i8* %47, null
  br i1 %48, label %49, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

49:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  %50 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %51 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %50, i64 0, i32 12, i64 1
  %52 = load %struct.NodeManager.4*, %struct.NodeManager.4** %51, align 8
  %53 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %52, i64 0, i32 4
  %54 = atomicrmw volatile add i32* %53, i32 1 seq_cst, align 4
  %55 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %52, i64 0, i32 5
  %56 = load %struct.ListManager.3*, %struct.ListManager.3** %55, align 8
  %57 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %56, i64 0, i32 5
  %58 = load i32, i32* %57, align 8
  %.not.i.i.i.i.i = icmp slt i32 %54, %58
  br i1 %.not.i.i.i.i.i, label %120, label %59

59:                                               ; preds = %49
  %60 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %52, i64 0, i32 7
  %61 = load %struct.ListManager.3*, %struct.ListManager.3** %60, align 8
  %62 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %61, i64 0, i32 5
  %63 = atomicrmw volatile add i32* %62, i32 1 seq_cst, align 4
  %64 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %61, i64 0, i32 3
  %65 = load i32, i32* %64, align 8
  %66 = ashr i32 %63, %65
  %67 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %61, i64 0, i32 6
  %68 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %67, align 8
  %69 = icmp ult i32 %66, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef %68, i1 noundef zeroext %69, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %70 = sext i32 %66 to i64
  %71 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %61, i64 0, i32 0, i64 %70
  %72 = load i8*, i8** %71, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %72, null
  br i1 %.not.i.i.i.i.i.i.i, label %73, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

73:                                               ; preds = %59
  %74 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %61, i64 0, i32 4
  br label %75

75:                                               ; preds = %75, %73
  %76 = atomicrmw volatile xchg i32* %74, i32 1 seq_cst, align 4
  %77 = icmp eq i32 %76, 1
  br i1 %77, label %75, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i:          ; preds = %75
  %78 = load i8*, i8** %71, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %78, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %79, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

79:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %80 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %67, align 8
  %81 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %61, i64 0, i32 2
  %82 = load i64, i64* %81, align 8
  %83 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %61, i64 0, i32 1
  %84 = load i64, i64* %83, align 8
  %85 = mul i64 %84, %82
  %86 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %80, i64 0, i32 26
  %87 = atomicrmw volatile add i64* %86, i64 %85 seq_cst, align 8
  %88 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %80, i64 0, i32 1, i32 2
  %89 = load i64, i64* %88, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %89, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %110, label %90

90:                                               ; preds = %79
  %91 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %80, i64 0, i32 24
  br label %92

92:                                               ; preds = %92, %90
  %93 = atomicrmw volatile xchg i32* %91, i32 1 seq_cst, align 4
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %92, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %92
  %95 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %80, i64 0, i32 1, i32 0
  %96 = load i8*, i8** %95, align 8
  %97 = ptrtoint i8* %96 to i64
  %98 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %80, i64 0, i32 1, i32 1
  %99 = load i8*, i8** %98, align 8
  %100 = ptrtoint i8* %99 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %97
  %101 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %102 = add i64 %101, %85
  %103 = add i64 %102, %97
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %103, %100
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i, label %104

104:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %105 = add i64 %101, %97
  %106 = inttoptr i64 %105 to i8*
  %107 = getelementptr inbounds i8, i8* %96, i64 %102
  store i8* %107, i8** %95, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %104, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %106, %104 ]
  %108 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %109 = atomicrmw volatile xchg i32* %91, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef nonnull %80, i1 noundef zeroext %108, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

110:                                              ; preds = %79
  %111 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %80, i64 0, i32 2
  %112 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %111, align 8
  %113 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %80, i64 0, i32 6
  %114 = load i8*, i8** %113, align 8
  %115 = tail call noundef i8* %112(i8* noundef %114, i64 noundef %85, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i: ; preds = %110, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i ], [ %115, %110 ]
  %116 = bitcast i8** %71 to i64*
  %117 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %118 = atomicrmw volatile xchg i64* %116, i64 %117 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %119 = atomicrmw volatile xchg i32* %74, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

120:                                              ; preds = %49
  %121 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %56, i64 0, i32 3
  %122 = load i32, i32* %121, align 8
  %123 = ashr i32 %54, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %56, i64 0, i32 0, i64 %124
  %126 = load i8*, i8** %125, align 8
  %127 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %56, i64 0, i32 1
  %128 = load i64, i64* %127, align 8
  %notmask.i.i.i.i.i.i.i = shl nsw i32 -1, %122
  %129 = xor i32 %notmask.i.i.i.i.i.i.i, -1
  %130 = and i32 %54, %129
  %131 = sext i32 %130 to i64
  %132 = mul i64 %128, %131
  %133 = getelementptr inbounds i8, i8* %126, i64 %132
  %134 = bitcast i8* %133 to i32*
  %135 = load i32, i32* %134, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i":    ; preds = %120, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i", %59
  %.0.i.i.i.i.i = phi i32 [ %135, %120 ], [ %63, %59 ], [ %63, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i" ]
  %136 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %52, i64 0, i32 7
  %137 = load %struct.ListManager.3*, %struct.ListManager.3** %136, align 8
  %138 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %137, i64 0, i32 3
  %139 = load i32, i32* %138, align 8
  %140 = ashr i32 %.0.i.i.i.i.i, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %137, i64 0, i32 0, i64 %141
  %143 = load i8*, i8** %142, align 8
  %144 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %137, i64 0, i32 1
  %145 = load i64, i64* %144, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %139
  %146 = xor i32 %notmask.i.i.i.i.i.i, -1
  %147 = and i32 %.0.i.i.i.i.i, %146
  %148 = sext i32 %147 to i64
  %149 = mul i64 %145, %148
  %150 = getelementptr inbounds i8, i8* %143, i64 %149
  %151 = ptrtoint i8* %150 to i64
  %152 = bitcast i8* %38 to i64*
  %153 = atomicrmw volatile xchg i64* %152, i64 %151 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i", %mutex_lock_i32.exit.i.i.i
  %154 = atomicrmw volatile xchg i32* %43, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit

Pointer_activate.exit:                            ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i", %for_loop_body
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  %155 = load i8*, i8** %39, align 8
  %156 = icmp eq i8* %155, null
  br i1 %156, label %157, label %Pointer_lookup_element.exit

157:                                              ; preds = %Pointer_activate.exit
  %158 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %159 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %158, i64 0, i32 13, i64 1
  %160 = load i8*, i8** %159, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %157, %Pointer_activate.exit
  %.0.i = phi i8* [ %160, %157 ], [ %155, %Pointer_activate.exit ]
  %161 = shl i32 %.022, 3
  %162 = and i32 %161, 120
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds i8, i8* %.0.i, i64 %163
  %165 = bitcast i8* %164 to float*
  store float %28, float* %165, align 4
  %166 = add nsw i32 %.022, 1
  %167 = icmp slt i32 %166, %25
  br i1 %167, label %for_loop_body, label %after_for.loopexit

after_for.loopexit:                               ; preds = %Pointer_lookup_element.exit
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.7, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.7**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.7*, %struct.RuntimeContext.7** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.7*, i8*, i32)*, void (%struct.RuntimeContext.7*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*)** %.sroa.7.0..sroa_cast, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 32
  %.sroa.8.0..sroa_cast = bitcast i8* %.sroa.8.0..sroa_idx to i64*
  %.sroa.8.0.copyload = load i64, i64* %.sroa.8.0..sroa_cast, align 8
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 40
  %.sroa.9.0..sroa_cast = bitcast i8* %.sroa.9.0..sroa_idx to i32*
  %.sroa.9.0.copyload = load i32, i32* %.sroa.9.0..sroa_cast, align 8
  %.sroa.12.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 44
  %.sroa.12.0..sroa_cast = bitcast i8* %.sroa.12.0..sroa_idx to i32*
  %.sroa.12.0.copyload = load i32, i32* %.sroa.12.0..sroa_cast, align 4
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 48
  %.sroa.15.0..sroa_cast = bitcast i8* %.sroa.15.0..sroa_idx to i32*
  %.sroa.15.0.copyload = load i32, i32* %.sroa.15.0..sroa_cast, align 8
  %.sroa.17.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 52
  %.sroa.17.0..sroa_cast = bitcast i8* %.sroa.17.0..sroa_idx to i32*
  %.sroa.17.0.copyload = load i32, i32* %.sroa.17.0..sroa_cast, align 4
  %5 = alloca i8, i64 %.sroa.8.0.copyload, align 8
  %.not = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.7* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.7* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %4, i64 0, i32 2
  store i32 %1, i32* %10, align 8
  switch i32 %.sroa.17.0.copyload, label %.loopexit [
    i32 1, label %11
    i32 -1, label %19
  ]

11:                                               ; preds = %7
  %12 = mul nsw i32 %.sroa.15.0.copyload, %2
  %13 = add nsw i32 %12, %.sroa.9.0.copyload
  %14 = add nsw i32 %13, %.sroa.15.0.copyload
  %15 = call i32 @llvm.smin.i32(i32 %.sroa.12.0.copyload, i32 %14)
  %16 = icmp slt i32 %13, %15
  br i1 %16, label %.lr.ph.preheader, label %.loopexit

.lr.ph.preheader:                                 ; preds = %11
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader
  %.02039 = phi i32 [ %17, %.lr.ph ], [ %13, %.lr.ph.preheader ]
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !8

19:                                               ; preds = %7
  %20 = mul nsw i32 %.sroa.15.0.copyload, %2
  %21 = sub nsw i32 %.sroa.12.0.copyload, %20
  %22 = mul nsw i32 %21, %.sroa.15.0.copyload
  %23 = call i32 @llvm.smax.i32(i32 %.sroa.9.0.copyload, i32 %22)
  %.not25.not40 = icmp sgt i32 %21, %23
  br i1 %.not25.not40, label %.lr.ph42.preheader, label %.loopexit

.lr.ph42.preheader:                               ; preds = %19
  br label %.lr.ph42

.lr.ph42:                                         ; preds = %.lr.ph42, %.lr.ph42.preheader
  %.0.in41 = phi i32 [ %.0, %.lr.ph42 ], [ %21, %.lr.ph42.preheader ]
  %.0 = add nsw i32 %.0.in41, -1
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !9

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #7

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #7

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #6 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #8 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
