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
%class.anon = type { %struct.LLVMRuntime.6**, i8**, i32*, i64** }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: nounwind
define void @mark_c80_0_kernel_0_serial(%struct.RuntimeContext.7* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca i8*, align 8
  %1 = bitcast %struct.RuntimeContext.7* %context to { i32, float }**
  %2 = load { i32, float }*, { i32, float }** %1, align 8
  %3 = getelementptr { i32, float }, { i32, float }* %2, i64 0, i32 1
  %4 = load float, float* %3, align 4
  %5 = getelementptr { i32, float }, { i32, float }* %2, i64 0, i32 0
  %6 = load i32, i32* %5, align 4
  %7 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %8 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %9 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %8, i64 0, i32 7, i64 0
  %10 = load i8*, i8** %9, align 8
  %.0..0..sroa_cast = bitcast i8** %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  %11 = shl i32 %6, 1
  %12 = and i32 %11, -8
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds i8, i8* %10, i64 %13
  store volatile i8* %14, i8** %0, align 8
  %15 = sext i32 %12 to i64
  %16 = getelementptr i8, i8* %10, i64 %15
  %17 = getelementptr inbounds i8, i8* %16, i64 24
  %18 = bitcast i8* %17 to i8**
  %19 = load volatile i8*, i8** %18, align 8
  %20 = icmp eq i8* %19, null
  br i1 %20, label %21, label %Pointer_activate.exit

21:                                               ; preds = %entry
  %.0..0..0..0..0..i = load volatile i8*, i8** %0, align 8
  %.0..0..0..0..0.2.i = load volatile i8*, i8** %0, align 8
  %22 = bitcast i8* %.0..0..0..0..0.2.i to i32*
  br label %23

23:                                               ; preds = %23, %21
  %24 = atomicrmw volatile xchg i32* %22, i32 1 seq_cst, align 4
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %23, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %23
  %26 = load volatile i8*, i8** %18, align 8
  %27 = icmp eq i8* %26, null
  br i1 %27, label %28, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

28:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  %29 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %29, i64 0, i32 12, i64 1
  %31 = load %struct.NodeManager.4*, %struct.NodeManager.4** %30, align 8
  %32 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %31, i64 0, i32 4
  %33 = atomicrmw volatile add i32* %32, i32 1 seq_cst, align 4
  %34 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %31, i64 0, i32 5
  %35 = load %struct.ListManager.3*, %struct.ListManager.3** %34, align 8
  %36 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %35, i64 0, i32 5
  %37 = load i32, i32* %36, align 8
  %.not.i.i.i.i.i = icmp slt i32 %33, %37
  br i1 %.not.i.i.i.i.i, label %99, label %38

38:                                               ; preds = %28
  %39 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %31, i64 0, i32 7
  %40 = load %struct.ListManager.3*, %struct.ListManager.3** %39, align 8
  %41 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %40, i64 0, i32 5
  %42 = atomicrmw volatile add i32* %41, i32 1 seq_cst, align 4
  %43 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %40, i64 0, i32 3
  %44 = load i32, i32* %43, align 8
  %45 = ashr i32 %42, %44
  %46 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %40, i64 0, i32 6
  %47 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %46, align 8
  %48 = icmp ult i32 %45, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef %47, i1 noundef zeroext %48, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %49 = sext i32 %45 to i64
  %50 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %40, i64 0, i32 0, i64 %49
  %51 = load i8*, i8** %50, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %51, null
  br i1 %.not.i.i.i.i.i.i.i, label %52, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

52:                                               ; preds = %38
  %53 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %40, i64 0, i32 4
  br label %54

54:                                               ; preds = %54, %52
  %55 = atomicrmw volatile xchg i32* %53, i32 1 seq_cst, align 4
  %56 = icmp eq i32 %55, 1
  br i1 %56, label %54, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i:          ; preds = %54
  %57 = load i8*, i8** %50, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %57, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %58, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

58:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %59 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %46, align 8
  %60 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %40, i64 0, i32 2
  %61 = load i64, i64* %60, align 8
  %62 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %40, i64 0, i32 1
  %63 = load i64, i64* %62, align 8
  %64 = mul i64 %63, %61
  %65 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %59, i64 0, i32 26
  %66 = atomicrmw volatile add i64* %65, i64 %64 seq_cst, align 8
  %67 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %59, i64 0, i32 1, i32 2
  %68 = load i64, i64* %67, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %68, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %89, label %69

69:                                               ; preds = %58
  %70 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %59, i64 0, i32 24
  br label %71

71:                                               ; preds = %71, %69
  %72 = atomicrmw volatile xchg i32* %70, i32 1 seq_cst, align 4
  %73 = icmp eq i32 %72, 1
  br i1 %73, label %71, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %71
  %74 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %59, i64 0, i32 1, i32 0
  %75 = load i8*, i8** %74, align 8
  %76 = ptrtoint i8* %75 to i64
  %77 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %59, i64 0, i32 1, i32 1
  %78 = load i8*, i8** %77, align 8
  %79 = ptrtoint i8* %78 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %76
  %80 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %81 = add i64 %80, %64
  %82 = add i64 %81, %76
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %82, %79
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i, label %83

83:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %84 = add i64 %80, %76
  %85 = inttoptr i64 %84 to i8*
  %86 = getelementptr inbounds i8, i8* %75, i64 %81
  store i8* %86, i8** %74, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %83, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %85, %83 ]
  %87 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %88 = atomicrmw volatile xchg i32* %70, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef nonnull %59, i1 noundef zeroext %87, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

89:                                               ; preds = %58
  %90 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %59, i64 0, i32 2
  %91 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %90, align 8
  %92 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %59, i64 0, i32 6
  %93 = load i8*, i8** %92, align 8
  %94 = tail call noundef i8* %91(i8* noundef %93, i64 noundef %64, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i: ; preds = %89, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i ], [ %94, %89 ]
  %95 = bitcast i8** %50 to i64*
  %96 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %97 = atomicrmw volatile xchg i64* %95, i64 %96 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %98 = atomicrmw volatile xchg i32* %53, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

99:                                               ; preds = %28
  %100 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %35, i64 0, i32 3
  %101 = load i32, i32* %100, align 8
  %102 = ashr i32 %33, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %35, i64 0, i32 0, i64 %103
  %105 = load i8*, i8** %104, align 8
  %106 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %35, i64 0, i32 1
  %107 = load i64, i64* %106, align 8
  %notmask.i.i.i.i.i.i.i = shl nsw i32 -1, %101
  %108 = xor i32 %notmask.i.i.i.i.i.i.i, -1
  %109 = and i32 %33, %108
  %110 = sext i32 %109 to i64
  %111 = mul i64 %107, %110
  %112 = getelementptr inbounds i8, i8* %105, i64 %111
  %113 = bitcast i8* %112 to i32*
  %114 = load i32, i32* %113, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i":    ; preds = %99, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i", %38
  %.0.i.i.i.i.i = phi i32 [ %114, %99 ], [ %42, %38 ], [ %42, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i" ]
  %115 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %31, i64 0, i32 7
  %116 = load %struct.ListManager.3*, %struct.ListManager.3** %115, align 8
  %117 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %116, i64 0, i32 3
  %118 = load i32, i32* %117, align 8
  %119 = ashr i32 %.0.i.i.i.i.i, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %116, i64 0, i32 0, i64 %120
  %122 = load i8*, i8** %121, align 8
  %123 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %116, i64 0, i32 1
  %124 = load i64, i64* %123, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %118
  %125 = xor i32 %notmask.i.i.i.i.i.i, -1
  %126 = and i32 %.0.i.i.i.i.i, %125
  %127 = sext i32 %126 to i64
  %128 = mul i64 %124, %127
  %129 = getelementptr inbounds i8, i8* %122, i64 %128
  %130 = ptrtoint i8* %129 to i64
  %131 = bitcast i8* %17 to i64*
  %132 = atomicrmw volatile xchg i64* %131, i64 %130 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i", %mutex_lock_i32.exit.i.i.i
  %133 = atomicrmw volatile xchg i32* %22, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit

Pointer_activate.exit:                            ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i", %entry
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  %134 = load i8*, i8** %18, align 8
  %135 = icmp eq i8* %134, null
  br i1 %135, label %136, label %Pointer_lookup_element.exit

136:                                              ; preds = %Pointer_activate.exit
  %137 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %138 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %137, i64 0, i32 13, i64 1
  %139 = load i8*, i8** %138, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %136, %Pointer_activate.exit
  %.0.i = phi i8* [ %139, %136 ], [ %134, %Pointer_activate.exit ]
  %140 = and i32 %6, 3
  %141 = getelementptr inbounds i8, i8* %.0.i, i64 16
  %142 = bitcast i8* %141 to i32*
  %143 = shl nuw nsw i32 1, %140
  %144 = atomicrmw volatile or i32* %142, i32 %143 seq_cst, align 4
  %145 = shl nuw nsw i32 %140, 2
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds i8, i8* %.0.i, i64 %146
  %148 = bitcast i8* %147 to float*
  store float %4, float* %148, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #1 {
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
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !8

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
  br i1 %69, label %58, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !9

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit": ; preds = %58
  br label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit": ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", %taichi_strlen.exit.thread.i.i.i.i, %mutex_lock_i32.exit.i.i.i
  %70 = atomicrmw volatile xchg i32* %23, i32 0 seq_cst, align 4
  br label %71

71:                                               ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit", %16, %15
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #4

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

attributes #0 = { nounwind }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { argmemonly nocallback nofree nosync nounwind willreturn }

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
