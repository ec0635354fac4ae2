; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.172*, void (%struct.RuntimeContext.172*, i8*)*, void (%struct.RuntimeContext.172*, i8*, i32)*, void (%struct.RuntimeContext.172*, i8*)*, i64, i32, i32, i32, i32 }
%1 = type { %struct.LLVMRuntime.171**, i8**, i32*, i64** }
%struct.RuntimeContext.172 = type { i8*, %struct.LLVMRuntime.171*, i32, i64* }
%struct.LLVMRuntime.171 = type { %struct.PreallocatedMemoryChunk.166, %struct.PreallocatedMemoryChunk.166, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.167*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.168*], [1024 x %struct.NodeManager.169*], [1024 x i8*], i8*, %struct.RandState.170*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.166 = type { i8*, i8*, i64 }
%struct.__va_list_tag.167 = type { i32, i32, i8*, i8* }
%struct.ListManager.168 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.171* }
%struct.NodeManager.169 = type <{ %struct.LLVMRuntime.171*, i32, i32, i32, i32, %struct.ListManager.168*, %struct.ListManager.168*, %struct.ListManager.168*, i32, [4 x i8] }>
%struct.RandState.170 = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @append_c88_0_kernel_0_serial(%struct.RuntimeContext.172* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.172* %context to { i32, i32 }**
  %1 = load { i32, i32 }*, { i32, i32 }** %0, align 8
  %2 = getelementptr { i32, i32 }, { i32, i32 }* %1, i64 0, i32 1
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.172, %struct.RuntimeContext.172* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @append_c88_0_kernel_1_range_for(%struct.RuntimeContext.172* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.172* %context, %struct.RuntimeContext.172** %4, align 8
  store void (%struct.RuntimeContext.172*, i8*)* null, void (%struct.RuntimeContext.172*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.172*, i8*, i32)* @function_body, void (%struct.RuntimeContext.172*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.172*, i8*)* null, void (%struct.RuntimeContext.172*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.172, %struct.RuntimeContext.172* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nounwind
define internal void @function_body(%struct.RuntimeContext.172* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.172, %struct.RuntimeContext.172* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %4, i64 0, i32 14
  %6 = bitcast i8** %5 to i32**
  %7 = load i32*, i32** %6, align 8
  %8 = load i32, i32* %7, align 4
  %9 = add i32 %8, 1
  %10 = sdiv i32 %9, 2
  %11 = icmp slt i32 %9, 0
  %12 = shl nsw i32 %10, 1
  %13 = icmp ne i32 %12, %9
  %14 = and i1 %11, %13
  %.neg = sext i1 %14 to i32
  %15 = add nsw i32 %10, %.neg
  %16 = tail call i32 @llvm.smax.i32(i32 %15, i32 512)
  %17 = mul i32 %16, %2
  %18 = add i32 %17, %16
  %19 = tail call i32 @llvm.smin.i32(i32 %8, i32 %18)
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext.172* %0 to { i32, i32 }**
  %22 = load { i32, i32 }*, { i32, i32 }** %21, align 8
  %23 = getelementptr { i32, i32 }, { i32, i32 }* %22, i64 0, i32 0
  %24 = load i32, i32* %23, align 4
  %25 = sext i32 %24 to i64
  %26 = shl nsw i64 %25, 4
  br label %for_loop_body

for_loop_body:                                    ; preds = %Dynamic_allocate.exit, %for_loop_body.lr.ph
  %.012 = phi i32 [ %17, %for_loop_body.lr.ph ], [ %160, %Dynamic_allocate.exit ]
  %27 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %3, align 8
  %28 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %27, i64 0, i32 7, i64 0
  %29 = load i8*, i8** %28, align 8
  %getch.i = getelementptr i8, i8* %29, i64 256
  %30 = getelementptr inbounds i8, i8* %getch.i, i64 %26
  %31 = getelementptr inbounds i8, i8* %30, i64 4
  %32 = bitcast i8* %31 to i32*
  %33 = atomicrmw volatile add i32* %32, i32 1 seq_cst, align 4
  %34 = getelementptr inbounds i8, i8* %30, i64 8
  %35 = bitcast i8* %34 to i8**
  %36 = bitcast i8* %30 to i32*
  br label %37

37:                                               ; preds = %150, %for_loop_body
  %.022.i = phi i8** [ %35, %for_loop_body ], [ %152, %150 ]
  %.0.i = phi i32 [ 0, %for_loop_body ], [ %148, %150 ]
  %38 = load i8*, i8** %.022.i, align 8
  %39 = icmp eq i8* %38, null
  br i1 %39, label %.preheader.i.preheader, label %147

.preheader.i.preheader:                           ; preds = %37
  br label %.preheader.i

.preheader.i:                                     ; preds = %.preheader.i, %.preheader.i.preheader
  %40 = atomicrmw volatile xchg i32* %36, i32 1 seq_cst, align 4
  %41 = icmp eq i32 %40, 1
  br i1 %41, label %.preheader.i, label %mutex_lock_i32.exit.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i:                      ; preds = %.preheader.i
  %42 = load i8*, i8** %.022.i, align 8
  %43 = icmp eq i8* %42, null
  br i1 %43, label %44, label %"_Z11locked_taskIZ16Dynamic_allocateE3$_4EvPvRKT_.exit.i"

44:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i
  %45 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %3, align 8
  %46 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %45, i64 0, i32 12, i64 5
  %47 = load %struct.NodeManager.169*, %struct.NodeManager.169** %46, align 8
  %48 = getelementptr inbounds %struct.NodeManager.169, %struct.NodeManager.169* %47, i64 0, i32 4
  %49 = atomicrmw volatile add i32* %48, i32 1 seq_cst, align 4
  %50 = getelementptr inbounds %struct.NodeManager.169, %struct.NodeManager.169* %47, i64 0, i32 5
  %51 = load %struct.ListManager.168*, %struct.ListManager.168** %50, align 8
  %52 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %51, i64 0, i32 5
  %53 = load i32, i32* %52, align 8
  %.not.i.i.i.i.i.i = icmp slt i32 %49, %53
  br i1 %.not.i.i.i.i.i.i, label %115, label %54

54:                                               ; preds = %44
  %55 = getelementptr inbounds %struct.NodeManager.169, %struct.NodeManager.169* %47, i64 0, i32 7
  %56 = load %struct.ListManager.168*, %struct.ListManager.168** %55, align 8
  %57 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %56, i64 0, i32 5
  %58 = atomicrmw volatile add i32* %57, i32 1 seq_cst, align 4
  %59 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %56, i64 0, i32 3
  %60 = load i32, i32* %59, align 8
  %61 = ashr i32 %58, %60
  %62 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %56, i64 0, i32 6
  %63 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %62, align 8
  %64 = icmp ult i32 %61, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.171* noundef %63, i1 noundef zeroext %64, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %65 = sext i32 %61 to i64
  %66 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %56, i64 0, i32 0, i64 %65
  %67 = load i8*, i8** %66, align 8
  %.not.i.i.i.i.i.i.i.i = icmp eq i8* %67, null
  br i1 %.not.i.i.i.i.i.i.i.i, label %68, label %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i

68:                                               ; preds = %54
  %69 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %56, i64 0, i32 4
  br label %70

70:                                               ; preds = %70, %68
  %71 = atomicrmw volatile xchg i32* %69, i32 1 seq_cst, align 4
  %72 = icmp eq i32 %71, 1
  br i1 %72, label %70, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i:        ; preds = %70
  %73 = load i8*, i8** %66, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %73, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %74, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i"

74:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i
  %75 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %62, align 8
  %76 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %56, i64 0, i32 2
  %77 = load i64, i64* %76, align 8
  %78 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %56, i64 0, i32 1
  %79 = load i64, i64* %78, align 8
  %80 = mul i64 %79, %77
  %81 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %75, i64 0, i32 26
  %82 = atomicrmw volatile add i64* %81, i64 %80 seq_cst, align 8
  %83 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %75, i64 0, i32 1, i32 2
  %84 = load i64, i64* %83, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %84, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i, label %105, label %85

85:                                               ; preds = %74
  %86 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %75, i64 0, i32 24
  br label %87

87:                                               ; preds = %87, %85
  %88 = atomicrmw volatile xchg i32* %86, i32 1 seq_cst, align 4
  %89 = icmp eq i32 %88, 1
  br i1 %89, label %87, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %87
  %90 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %75, i64 0, i32 1, i32 0
  %91 = load i8*, i8** %90, align 8
  %92 = ptrtoint i8* %91 to i64
  %93 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %75, i64 0, i32 1, i32 1
  %94 = load i8*, i8** %93, align 8
  %95 = ptrtoint i8* %94 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %92
  %96 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %97 = add i64 %96, %80
  %98 = add i64 %97, %92
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %98, %95
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i, label %99

99:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %100 = add i64 %96, %92
  %101 = inttoptr i64 %100 to i8*
  %102 = getelementptr inbounds i8, i8* %91, i64 %97
  store i8* %102, i8** %90, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %99, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %101, %99 ]
  %103 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %104 = atomicrmw volatile xchg i32* %86, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.171* noundef nonnull %75, i1 noundef zeroext %103, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i

105:                                              ; preds = %74
  %106 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %75, i64 0, i32 2
  %107 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %106, align 8
  %108 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %75, i64 0, i32 6
  %109 = load i8*, i8** %108, align 8
  %110 = tail call noundef i8* %107(i8* noundef %109, i64 noundef %80, i64 noundef 4096) #1
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %105, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %110, %105 ]
  %111 = bitcast i8** %66 to i64*
  %112 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %113 = atomicrmw volatile xchg i64* %111, i64 %112 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i
  %114 = atomicrmw volatile xchg i32* %69, i32 0 seq_cst, align 4
  br label %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i

115:                                              ; preds = %44
  %116 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %51, i64 0, i32 3
  %117 = load i32, i32* %116, align 8
  %118 = ashr i32 %49, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %51, i64 0, i32 0, i64 %119
  %121 = load i8*, i8** %120, align 8
  %122 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %51, i64 0, i32 1
  %123 = load i64, i64* %122, align 8
  %notmask.i.i.i.i.i.i.i.i = shl nsw i32 -1, %117
  %124 = xor i32 %notmask.i.i.i.i.i.i.i.i, -1
  %125 = and i32 %49, %124
  %126 = sext i32 %125 to i64
  %127 = mul i64 %123, %126
  %128 = getelementptr inbounds i8, i8* %121, i64 %127
  %129 = bitcast i8* %128 to i32*
  %130 = load i32, i32* %129, align 4
  br label %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i

_ZN11NodeManager8allocateEv.exit.i.i.i.i.i:       ; preds = %115, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i", %54
  %.0.i.i.i.i.i.i = phi i32 [ %130, %115 ], [ %58, %54 ], [ %58, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i" ]
  %131 = getelementptr inbounds %struct.NodeManager.169, %struct.NodeManager.169* %47, i64 0, i32 7
  %132 = load %struct.ListManager.168*, %struct.ListManager.168** %131, align 8
  %133 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %132, i64 0, i32 3
  %134 = load i32, i32* %133, align 8
  %135 = ashr i32 %.0.i.i.i.i.i.i, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %132, i64 0, i32 0, i64 %136
  %138 = load i8*, i8** %137, align 8
  %139 = getelementptr inbounds %struct.ListManager.168, %struct.ListManager.168* %132, i64 0, i32 1
  %140 = load i64, i64* %139, align 8
  %notmask.i.i.i.i.i.i.i = shl nsw i32 -1, %134
  %141 = xor i32 %notmask.i.i.i.i.i.i.i, -1
  %142 = and i32 %.0.i.i.i.i.i.i, %141
  %143 = sext i32 %142 to i64
  %144 = mul i64 %140, %143
  %145 = getelementptr inbounds i8, i8* %138, i64 %144
  store i8* %145, i8** %.022.i, align 8
  br label %"_Z11locked_taskIZ16Dynamic_allocateE3$_4EvPvRKT_.exit.i"

"_Z11locked_taskIZ16Dynamic_allocateE3$_4EvPvRKT_.exit.i": ; preds = %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i
  %146 = atomicrmw volatile xchg i32* %36, i32 0 seq_cst, align 4
  br label %147

147:                                              ; preds = %"_Z11locked_taskIZ16Dynamic_allocateE3$_4EvPvRKT_.exit.i", %37
  %148 = add nuw nsw i32 %.0.i, 8
  %149 = icmp slt i32 %33, %148
  br i1 %149, label %Dynamic_allocate.exit, label %150

150:                                              ; preds = %147
  %151 = bitcast i8** %.022.i to i8***
  %152 = load i8**, i8*** %151, align 8
  br label %37, !llvm.loop !8

Dynamic_allocate.exit:                            ; preds = %147
  %153 = load i8*, i8** %.022.i, align 8
  %154 = getelementptr inbounds i8, i8* %153, i64 8
  %155 = sub nsw i32 %33, %.0.i
  %156 = sext i32 %155 to i64
  %157 = shl nsw i64 %156, 2
  %158 = getelementptr inbounds i8, i8* %154, i64 %157
  %159 = bitcast i8* %158 to i32*
  store i32 %.012, i32* %159, align 4
  %160 = add nsw i32 %.012, 1
  %exitcond.not = icmp eq i32 %160, %19
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %Dynamic_allocate.exit
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.172, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.172**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.172*, %struct.RuntimeContext.172** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.172*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.172*, i8*)*, void (%struct.RuntimeContext.172*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.172*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.172*, i8*, i32)*, void (%struct.RuntimeContext.172*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.172*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.172*, i8*)*, void (%struct.RuntimeContext.172*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.172*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.172* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.172* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.172* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.172, %struct.RuntimeContext.172* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.172* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !9

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.172* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.172*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.172* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.171* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.LLVMRuntime.171*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %1, align 8
  store %struct.LLVMRuntime.171* %0, %struct.LLVMRuntime.171** %4, align 8
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
  %17 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %1, %1* %9, i32 0, i32 0
  store %struct.LLVMRuntime.171** %4, %struct.LLVMRuntime.171*** %25, align 8
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
  %33 = load %struct.LLVMRuntime.171**, %struct.LLVMRuntime.171*** %32, align 8
  %34 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.171**, %struct.LLVMRuntime.171*** %32, align 8
  %39 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.171**, %struct.LLVMRuntime.171*** %32, align 8
  %42 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %42, i64 0, i32 19, i64 0
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
  %63 = load %struct.LLVMRuntime.171**, %struct.LLVMRuntime.171*** %32, align 8
  %64 = load %struct.LLVMRuntime.171*, %struct.LLVMRuntime.171** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.171, %struct.LLVMRuntime.171* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
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
!12 = distinct !{!12, !7}
