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

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: nounwind
define void @carry_over_c82_0_kernel_0_serial(%struct.RuntimeContext* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca i8*, align 8
  %1 = alloca i8*, align 8
  %2 = bitcast %struct.RuntimeContext* %context to { i32 }**
  %3 = load { i32 }*, { i32 }** %2, align 8
  %4 = getelementptr { i32 }, { i32 }* %3, i64 0, i32 0
  %5 = load i32, i32* %4, align 4
  %6 = add i32 %5, 1
  %7 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %8 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %9 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %8, i64 0, i32 7, i64 0
  %10 = load i8*, i8** %9, align 8
  %11 = shl i32 %6, 1
  %12 = and i32 %11, -8
  %13 = sext i32 %12 to i64
  %14 = getelementptr i8, i8* %10, i64 %13
  %15 = getelementptr inbounds i8, i8* %14, i64 24
  %16 = bitcast i8* %15 to i8**
  %17 = load i8*, i8** %16, align 8
  %18 = icmp eq i8* %17, null
  br i1 %18, label %19, label %Pointer_lookup_element.exit33

19:                                               ; preds = %entry
  %20 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %8, i64 0, i32 13, i64 1
  %21 = load i8*, i8** %20, align 8
  br label %Pointer_lookup_element.exit33

Pointer_lookup_element.exit33:                    ; preds = %19, %entry
  %.0.i32 = phi i8* [ %21, %19 ], [ %17, %entry ]
  %22 = and i32 %6, 3
  %23 = shl nuw nsw i32 %22, 2
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i8, i8* %.0.i32, i64 %24
  %26 = bitcast i8* %25 to float*
  %27 = load float, float* %26, align 4
  %28 = fadd reassoc ninf nsz float %27, 5.000000e-01
  %.0..0..sroa_cast153 = bitcast i8** %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast153)
  %29 = shl i32 %5, 1
  %30 = and i32 %29, -8
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds i8, i8* %10, i64 %31
  store volatile i8* %32, i8** %0, align 8
  %33 = sext i32 %30 to i64
  %34 = getelementptr i8, i8* %10, i64 %33
  %35 = getelementptr inbounds i8, i8* %34, i64 24
  %36 = bitcast i8* %35 to i8**
  %37 = load volatile i8*, i8** %36, align 8
  %38 = icmp eq i8* %37, null
  br i1 %38, label %39, label %Pointer_activate.exit31

39:                                               ; preds = %Pointer_lookup_element.exit33
  %.0..0..0..0..0..i10 = load volatile i8*, i8** %0, align 8
  %.0..0..0..0..0.2.i11 = load volatile i8*, i8** %0, align 8
  %40 = bitcast i8* %.0..0..0..0..0.2.i11 to i32*
  br label %41

41:                                               ; preds = %41, %39
  %42 = atomicrmw volatile xchg i32* %40, i32 1 seq_cst, align 4
  %43 = icmp eq i32 %42, 1
  br i1 %43, label %41, label %mutex_lock_i32.exit.i.i.i12, !llvm.loop !6

mutex_lock_i32.exit.i.i.i12:                      ; preds = %41
  %44 = load volatile i8*, i8** %36, align 8
  %45 = icmp eq i8* %44, null
  br i1 %45, label %46, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i30"

46:                                               ; preds = %mutex_lock_i32.exit.i.i.i12
  %47 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %48 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %47, i64 0, i32 12, i64 1
  %49 = load %struct.NodeManager*, %struct.NodeManager** %48, align 8
  %50 = getelementptr inbounds %struct.NodeManager, %struct.NodeManager* %49, i64 0, i32 4
  %51 = atomicrmw volatile add i32* %50, i32 1 seq_cst, align 4
  %52 = getelementptr inbounds %struct.NodeManager, %struct.NodeManager* %49, i64 0, i32 5
  %53 = load %struct.ListManager*, %struct.ListManager** %52, align 8
  %54 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %53, i64 0, i32 5
  %55 = load i32, i32* %54, align 8
  %.not.i.i.i.i.i13 = icmp slt i32 %51, %55
  br i1 %.not.i.i.i.i.i13, label %117, label %56

56:                                               ; preds = %46
  %57 = getelementptr inbounds %struct.NodeManager, %struct.NodeManager* %49, i64 0, i32 7
  %58 = load %struct.ListManager*, %struct.ListManager** %57, align 8
  %59 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %58, i64 0, i32 5
  %60 = atomicrmw volatile add i32* %59, i32 1 seq_cst, align 4
  %61 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %58, i64 0, i32 3
  %62 = load i32, i32* %61, align 8
  %63 = ashr i32 %60, %62
  %64 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %58, i64 0, i32 6
  %65 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %64, align 8
  %66 = icmp ult i32 %63, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef %65, i1 noundef zeroext %66, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %67 = sext i32 %63 to i64
  %68 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %58, i64 0, i32 0, i64 %67
  %69 = load i8*, i8** %68, align 8
  %.not.i.i.i.i.i.i.i14 = icmp eq i8* %69, null
  br i1 %.not.i.i.i.i.i.i.i14, label %70, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i29"

70:                                               ; preds = %56
  %71 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %58, i64 0, i32 4
  br label %72

72:                                               ; preds = %72, %70
  %73 = atomicrmw volatile xchg i32* %71, i32 1 seq_cst, align 4
  %74 = icmp eq i32 %73, 1
  br i1 %74, label %72, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i16, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i16:        ; preds = %72
  %75 = load i8*, i8** %68, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i15 = icmp eq i8* %75, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i15, label %76, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i25"

76:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i16
  %77 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %64, align 8
  %78 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %58, i64 0, i32 2
  %79 = load i64, i64* %78, align 8
  %80 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %58, i64 0, i32 1
  %81 = load i64, i64* %80, align 8
  %82 = mul i64 %81, %79
  %83 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %77, i64 0, i32 26
  %84 = atomicrmw volatile add i64* %83, i64 %82 seq_cst, align 8
  %85 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %77, i64 0, i32 1, i32 2
  %86 = load i64, i64* %85, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i17 = icmp eq i64 %86, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i17, label %107, label %87

87:                                               ; preds = %76
  %88 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %77, i64 0, i32 24
  br label %89

89:                                               ; preds = %89, %87
  %90 = atomicrmw volatile xchg i32* %88, i32 1 seq_cst, align 4
  %91 = icmp eq i32 %90, 1
  br i1 %91, label %89, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i20, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i20: ; preds = %89
  %92 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %77, i64 0, i32 1, i32 0
  %93 = load i8*, i8** %92, align 8
  %94 = ptrtoint i8* %93 to i64
  %95 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %77, i64 0, i32 1, i32 1
  %96 = load i8*, i8** %95, align 8
  %97 = ptrtoint i8* %96 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i18 = sub i64 0, %94
  %98 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i18, 4095
  %99 = add i64 %98, %82
  %100 = add i64 %99, %94
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i19 = icmp ugt i64 %100, %97
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i19, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i22, label %101

101:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i20
  %102 = add i64 %98, %94
  %103 = inttoptr i64 %102 to i8*
  %104 = getelementptr inbounds i8, i8* %93, i64 %99
  store i8* %104, i8** %92, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i22

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i22: ; preds = %101, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i20
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i21 = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i20 ], [ %103, %101 ]
  %105 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i19, true
  %106 = atomicrmw volatile xchg i32* %88, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef nonnull %77, i1 noundef zeroext %105, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i24

107:                                              ; preds = %76
  %108 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %77, i64 0, i32 2
  %109 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %108, align 8
  %110 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %77, i64 0, i32 6
  %111 = load i8*, i8** %110, align 8
  %112 = tail call noundef i8* %109(i8* noundef %111, i64 noundef %82, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i24

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i24: ; preds = %107, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i22
  %.0.i.i.i.i.i.i.i.i.i.i.i.i23 = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i21, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i22 ], [ %112, %107 ]
  %113 = bitcast i8** %68 to i64*
  %114 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i23 to i64
  %115 = atomicrmw volatile xchg i64* %113, i64 %114 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i25"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i25": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i24, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i16
  %116 = atomicrmw volatile xchg i32* %71, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i29"

117:                                              ; preds = %46
  %118 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %53, i64 0, i32 3
  %119 = load i32, i32* %118, align 8
  %120 = ashr i32 %51, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %53, i64 0, i32 0, i64 %121
  %123 = load i8*, i8** %122, align 8
  %124 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %53, i64 0, i32 1
  %125 = load i64, i64* %124, align 8
  %notmask.i.i.i.i.i.i.i26 = shl nsw i32 -1, %119
  %126 = xor i32 %notmask.i.i.i.i.i.i.i26, -1
  %127 = and i32 %51, %126
  %128 = sext i32 %127 to i64
  %129 = mul i64 %125, %128
  %130 = getelementptr inbounds i8, i8* %123, i64 %129
  %131 = bitcast i8* %130 to i32*
  %132 = load i32, i32* %131, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i29"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i29":  ; preds = %117, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i25", %56
  %.0.i.i.i.i.i27 = phi i32 [ %132, %117 ], [ %60, %56 ], [ %60, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i25" ]
  %133 = getelementptr inbounds %struct.NodeManager, %struct.NodeManager* %49, i64 0, i32 7
  %134 = load %struct.ListManager*, %struct.ListManager** %133, align 8
  %135 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %134, i64 0, i32 3
  %136 = load i32, i32* %135, align 8
  %137 = ashr i32 %.0.i.i.i.i.i27, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %134, i64 0, i32 0, i64 %138
  %140 = load i8*, i8** %139, align 8
  %141 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %134, i64 0, i32 1
  %142 = load i64, i64* %141, align 8
  %notmask.i.i.i.i.i.i28 = shl nsw i32 -1, %136
  %143 = xor i32 %notmask.i.i.i.i.i.i28, -1
  %144 = and i32 %.0.i.i.i.i.i27, %143
  %145 = sext i32 %144 to i64
  %146 = mul i64 %142, %145
  %147 = getelementptr inbounds i8, i8* %140, i64 %146
  %148 = ptrtoint i8* %147 to i64
  %149 = bitcast i8* %35 to i64*
  %150 = atomicrmw volatile xchg i64* %149, i64 %148 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i30"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i30": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i29", %mutex_lock_i32.exit.i.i.i12
  %151 = atomicrmw volatile xchg i32* %40, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit31

Pointer_activate.exit31:                          ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i30", %Pointer_lookup_element.exit33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast153)
  %152 = load i8*, i8** %36, align 8
  %153 = icmp eq i8* %152, null
  br i1 %153, label %154, label %Pointer_lookup_element.exit9

154:                                              ; preds = %Pointer_activate.exit31
  %155 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %156 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %155, i64 0, i32 13, i64 1
  %157 = load i8*, i8** %156, align 8
  br label %Pointer_lookup_element.exit9

Pointer_lookup_element.exit9:                     ; preds = %154, %Pointer_activate.exit31
  %.0.i8 = phi i8* [ %157, %154 ], [ %152, %Pointer_activate.exit31 ]
  %158 = and i32 %5, 3
  %159 = getelementptr inbounds i8, i8* %.0.i8, i64 16
  %160 = bitcast i8* %159 to i32*
  %161 = shl nuw nsw i32 1, %158
  %162 = atomicrmw volatile or i32* %160, i32 %161 seq_cst, align 4
  %163 = shl nuw nsw i32 %158, 2
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds i8, i8* %.0.i8, i64 %164
  %166 = bitcast i8* %165 to float*
  store float %28, float* %166, align 4
  %167 = fmul reassoc ninf nsz float %28, %28
  %.0..0..sroa_cast = bitcast i8** %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  %168 = zext i32 %12 to i64
  %169 = getelementptr inbounds i8, i8* %10, i64 %168
  store volatile i8* %169, i8** %1, align 8
  %170 = load volatile i8*, i8** %16, align 8
  %171 = icmp eq i8* %170, null
  br i1 %171, label %172, label %Pointer_activate.exit

172:                                              ; preds = %Pointer_lookup_element.exit9
  %.0..0..0..0..0..i = load volatile i8*, i8** %1, align 8
  %.0..0..0..0..0.2.i = load volatile i8*, i8** %1, align 8
  %173 = bitcast i8* %.0..0..0..0..0.2.i to i32*
  br label %174

174:                                              ; preds = %174, %172
  %175 = atomicrmw volatile xchg i32* %173, i32 1 seq_cst, align 4
  %176 = icmp eq i32 %175, 1
  br i1 %176, label %174, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %174
  %177 = load volatile i8*, i8** %16, align 8
  %178 = icmp eq i8* %177, null
  br i1 %178, label %179, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

179:                                              ; preds = %mutex_lock_i32.exit.i.i.i
  %180 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %181 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %180, i64 0, i32 12, i64 1
  %182 = load %struct.NodeManager*, %struct.NodeManager** %181, align 8
  %183 = getelementptr inbounds %struct.NodeManager, %struct.NodeManager* %182, i64 0, i32 4
  %184 = atomicrmw volatile add i32* %183, i32 1 seq_cst, align 4
  %185 = getelementptr inbounds %struct.NodeManager, %struct.NodeManager* %182, i64 0, i32 5
  %186 = load %struct.ListManager*, %struct.ListManager** %185, align 8
  %187 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %186, i64 0, i32 5
  %188 = load i32, i32* %187, align 8
  %.not.i.i.i.i.i = icmp slt i32 %184, %188
  br i1 %.not.i.i.i.i.i, label %250, label %189

189:                                              ; preds = %179
  %190 = getelementptr inbounds %struct.NodeManager, %struct.NodeManager* %182, i64 0, i32 7
  %191 = load %struct.ListManager*, %struct.ListManager** %190, align 8
  %192 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %191, i64 0, i32 5
  %193 = atomicrmw volatile add i32* %192, i32 1 seq_cst, align 4
  %194 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %191, i64 0, i32 3
  %195 = load i32, i32* %194, align 8
  %196 = ashr i32 %193, %195
  %197 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %191, i64 0, i32 6
  %198 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %197, align 8
  %199 = icmp ult i32 %196, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef %198, i1 noundef zeroext %199, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %200 = sext i32 %196 to i64
  %201 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %191, i64 0, i32 0, i64 %200
  %202 = load i8*, i8** %201, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %202, null
  br i1 %.not.i.i.i.i.i.i.i, label %203, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

203:                                              ; preds = %189
  %204 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %191, i64 0, i32 4
  br label %205

205:                                              ; preds = %205, %203
  %206 = atomicrmw volatile xchg i32* %204, i32 1 seq_cst, align 4
  %207 = icmp eq i32 %206, 1
  br i1 %207, label %205, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i:          ; preds = %205
  %208 = load i8*, i8** %201, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %208, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %209, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

209:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %210 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %197, align 8
  %211 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %191, i64 0, i32 2
  %212 = load i64, i64* %211, align 8
  %213 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %191, i64 0, i32 1
  %214 = load i64, i64* %213, align 8
  %215 = mul i64 %214, %212
  %216 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %210, i64 0, i32 26
  %217 = atomicrmw volatile add i64* %216, i64 %215 seq_cst, align 8
  %218 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %210, i64 0, i32 1, i32 2
  %219 = load i64, i64* %218, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %219, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %240, label %220

220:                                              ; preds = %209
  %221 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %210, i64 0, i32 24
  br label %222

222:                                              ; preds = %222, %220
  %223 = atomicrmw volatile xchg i32* %221, i32 1 seq_cst, align 4
  %224 = icmp eq i32 %223, 1
  br i1 %224, label %222, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %222
  %225 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %210, i64 0, i32 1, i32 0
  %226 = load i8*, i8** %225, align 8
  %227 = ptrtoint i8* %226 to i64
  %228 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %210, i64 0, i32 1, i32 1
  %229 = load i8*, i8** %228, align 8
  %230 = ptrtoint i8* %229 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %227
  %231 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %232 = add i64 %231, %215
  %233 = add i64 %232, %227
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %233, %230
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i, label %234

234:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %235 = add i64 %231, %227
  %236 = inttoptr i64 %235 to i8*
  %237 = getelementptr inbounds i8, i8* %226, i64 %232
  store i8* %237, i8** %225, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %234, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %236, %234 ]
  %238 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %239 = atomicrmw volatile xchg i32* %221, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef nonnull %210, i1 noundef zeroext %238, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

240:                                              ; preds = %209
  %241 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %210, i64 0, i32 2
  %242 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %241, align 8
  %243 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %210, i64 0, i32 6
  %244 = load i8*, i8** %243, align 8
  %245 = tail call noundef i8* %242(i8* noundef %244, i64 noundef %215, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i: ; preds = %240, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i ], [ %245, %240 ]
  %246 = bitcast i8** %201 to i64*
  %247 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %248 = atomicrmw volatile xchg i64* %246, i64 %247 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %249 = atomicrmw volatile xchg i32* %204, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

250:                                              ; preds = %179
  %251 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %186, i64 0, i32 3
  %252 = load i32, i32* %251, align 8
  %253 = ashr i32 %184, %252
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %186, i64 0, i32 0, i64 %254
  %256 = load i8*, i8** %255, align 8
  %257 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %186, i64 0, i32 1
  %258 = load i64, i64* %257, align 8
  %notmask.i.i.i.i.i.i.i = shl nsw i32 -1, %252
  %259 = xor i32 %notmask.i.i.i.i.i.i.i, -1
  %260 = and i32 %184, %259
  %261 = sext i32 %260 to i64
  %262 = mul i64 %258, %261
  %263 = getelementptr inbounds i8, i8* %256, i64 %262
  %264 = bitcast i8* %263 to i32*
  %265 = load i32, i32* %264, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i":    ; preds = %250, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i", %189
  %.0.i.i.i.i.i = phi i32 [ %265, %250 ], [ %193, %189 ], [ %193, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i" ]
  %266 = getelementptr inbounds %struct.NodeManager, %struct.NodeManager* %182, i64 0, i32 7
  %267 = load %struct.ListManager*, %struct.ListManager** %266, align 8
  %268 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %267, i64 0, i32 3
  %269 = load i32, i32* %268, align 8
  %270 = ashr i32 %.0.i.i.i.i.i, %269
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %267, i64 0, i32 0, i64 %271
  %273 = load i8*, i8** %272, align 8
  %274 = getelementptr inbounds %struct.ListManager, %struct.ListManager* %267, i64 0, i32 1
  %275 = load i64, i64* %274, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %269
  %276 = xor i32 %notmask.i.i.i.i.i.i, -1
  %277 = and i32 %.0.i.i.i.i.i, %276
  %278 = sext i32 %277 to i64
  %279 = mul i64 %275, %278
  %280 = getelementptr inbounds i8, i8* %273, i64 %279
  %281 = ptrtoint i8* %280 to i64
  %282 = bitcast i8* %15 to i64*
  %283 = atomicrmw volatile xchg i64* %282, i64 %281 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i", %mutex_lock_i32.exit.i.i.i
  %284 = atomicrmw volatile xchg i32* %173, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit

Pointer_activate.exit:                            ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i", %Pointer_lookup_element.exit9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  %285 = load i8*, i8** %16, align 8
  %286 = icmp eq i8* %285, null
  br i1 %286, label %287, label %Pointer_lookup_element.exit6

287:                                              ; preds = %Pointer_activate.exit
  %288 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %289 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %288, i64 0, i32 13, i64 1
  %290 = load i8*, i8** %289, align 8
  br label %Pointer_lookup_element.exit6

Pointer_lookup_element.exit6:                     ; preds = %287, %Pointer_activate.exit
  %.0.i5 = phi i8* [ %290, %287 ], [ %285, %Pointer_activate.exit ]
  %291 = getelementptr inbounds i8, i8* %.0.i5, i64 16
  %292 = bitcast i8* %291 to i32*
  %293 = shl nuw i32 1, %22
  %294 = atomicrmw volatile or i32* %292, i32 %293 seq_cst, align 4
  %295 = getelementptr inbounds i8, i8* %.0.i5, i64 %24
  %296 = bitcast i8* %295 to float*
  store float %167, float* %296, align 4
  %297 = add i32 %5, 2
  %298 = shl i32 %297, 1
  %299 = add i32 %298, 24
  %300 = and i32 %299, -8
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds i8, i8* %10, i64 %301
  %303 = bitcast i8* %302 to i8**
  %304 = load i8*, i8** %303, align 8
  %305 = icmp eq i8* %304, null
  br i1 %305, label %306, label %Pointer_lookup_element.exit3

306:                                              ; preds = %Pointer_lookup_element.exit6
  %307 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %308 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %307, i64 0, i32 13, i64 1
  %309 = load i8*, i8** %308, align 8
  br label %Pointer_lookup_element.exit3

Pointer_lookup_element.exit3:                     ; preds = %306, %Pointer_lookup_element.exit6
  %.0.i2 = phi i8* [ %309, %306 ], [ %304, %Pointer_lookup_element.exit6 ]
  %310 = and i32 %297, 3
  %311 = getelementptr inbounds i8, i8* %.0.i2, i64 16
  %312 = bitcast i8* %311 to i32*
  %313 = shl nuw nsw i32 1, %310
  %314 = xor i32 %313, -1
  %315 = atomicrmw volatile and i32* %312, i32 %314 seq_cst, align 4
  %316 = add i32 %5, -1
  %317 = shl i32 %316, 1
  %318 = add i32 %317, 24
  %319 = and i32 %318, -8
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds i8, i8* %10, i64 %320
  %322 = bitcast i8* %321 to i8**
  %323 = load i8*, i8** %322, align 8
  %324 = icmp eq i8* %323, null
  br i1 %324, label %325, label %Pointer_lookup_element.exit

325:                                              ; preds = %Pointer_lookup_element.exit3
  %326 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %327 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %326, i64 0, i32 13, i64 1
  %328 = load i8*, i8** %327, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %325, %Pointer_lookup_element.exit3
  %.0.i = phi i8* [ %328, %325 ], [ %323, %Pointer_lookup_element.exit3 ]
  %329 = and i32 %316, 3
  %330 = getelementptr inbounds i8, i8* %.0.i, i64 16
  %331 = bitcast i8* %330 to i32*
  %332 = shl nuw nsw i32 1, %329
  %333 = xor i32 %332, -1
  %334 = atomicrmw volatile and i32* %331, i32 %333 seq_cst, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #1 {
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
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !8

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
