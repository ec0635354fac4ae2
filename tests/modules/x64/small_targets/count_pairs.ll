; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.98*, void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*, i32)*, void (%struct.RuntimeContext.98*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.98 = type { i8*, %struct.LLVMRuntime.97*, i32, i64* }
%struct.LLVMRuntime.97 = type { %struct.PreallocatedMemoryChunk.92, %struct.PreallocatedMemoryChunk.92, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.93*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.94*], [1024 x %struct.NodeManager.95*], [1024 x i8*], i8*, %struct.RandState.96*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.92 = type { i8*, i8*, i64 }
%struct.__va_list_tag.93 = type { i32, i32, i8*, i8* }
%struct.ListManager.94 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.97* }
%struct.NodeManager.95 = type <{ %struct.LLVMRuntime.97*, i32, i32, i32, i32, %struct.ListManager.94*, %struct.ListManager.94*, %struct.ListManager.94*, i32, [4 x i8] }>
%struct.RandState.96 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_pairs_c88_0_kernel_0_serial(%struct.RuntimeContext.98* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.98* %context to { { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @count_pairs_c88_0_kernel_1_range_for(%struct.RuntimeContext.98* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.98* %context, %struct.RuntimeContext.98** %4, align 8
  store void (%struct.RuntimeContext.98*, i8*)* null, void (%struct.RuntimeContext.98*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.98*, i8*, i32)* @function_body, void (%struct.RuntimeContext.98*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.98*, i8*)* null, void (%struct.RuntimeContext.98*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.98* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %4, i64 0, i32 14
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
  %20 = icmp sgt i32 %19, %17
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext.98* %0 to { { { i32 }, i32* }, { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %25 = sub i32 %19, %17
  %26 = xor i32 %17, -1
  %27 = add i32 %19, %26
  %xtraiter = and i32 %25, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %28 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %28, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %44, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %29 = load i32, i32* %7, align 4
  %30 = srem i32 %.04.prol, %29
  %31 = load i32*, i32** %23, align 8
  %32 = sext i32 %30 to i64
  %33 = getelementptr i32, i32* %31, i64 %32
  %34 = load i32, i32* %33, align 4
  %35 = load i32*, i32** %24, align 8
  %36 = shl i32 %34, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr i32, i32* %35, i64 %37
  %39 = atomicrmw add i32* %38, i32 1 seq_cst, align 4
  %40 = load i32*, i32** %24, align 8
  %41 = getelementptr i32, i32* %40, i64 %37
  %42 = getelementptr i32, i32* %41, i64 1
  %43 = atomicrmw add i32* %42, i32 %30 seq_cst, align 4
  %44 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %44, %for_loop_body.prol.loopexit.loopexit ]
  %45 = icmp ult i32 %27, 7
  br i1 %45, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %173, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %46 = load i32, i32* %7, align 4
  %47 = srem i32 %.04, %46
  %48 = load i32*, i32** %23, align 8
  %49 = sext i32 %47 to i64
  %50 = getelementptr i32, i32* %48, i64 %49
  %51 = load i32, i32* %50, align 4
  %52 = load i32*, i32** %24, align 8
  %53 = shl i32 %51, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr i32, i32* %52, i64 %54
  %56 = atomicrmw add i32* %55, i32 1 seq_cst, align 4
  %57 = load i32*, i32** %24, align 8
  %58 = getelementptr i32, i32* %57, i64 %54
  %59 = getelementptr i32, i32* %58, i64 1
  %60 = atomicrmw add i32* %59, i32 %47 seq_cst, align 4
  %61 = load i32, i32* %7, align 4
  %62 = add i32 %.04, 1
  %63 = srem i32 %62, %61
  %64 = load i32*, i32** %23, align 8
  %65 = sext i32 %63 to i64
  %66 = getelementptr i32, i32* %64, i64 %65
  %67 = load i32, i32* %66, align 4
  %68 = load i32*, i32** %24, align 8
  %69 = shl i32 %67, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr i32, i32* %68, i64 %70
  %72 = atomicrmw add i32* %71, i32 1 seq_cst, align 4
  %73 = load i32*, i32** %24, align 8
  %74 = getelementptr i32, i32* %73, i64 %70
  %75 = getelementptr i32, i32* %74, i64 1
  %76 = atomicrmw add i32* %75, i32 %63 seq_cst, align 4
  %77 = load i32, i32* %7, align 4
  %78 = add i32 %62, 1
  %79 = srem i32 %78, %77
  %80 = load i32*, i32** %23, align 8
  %81 = sext i32 %79 to i64
  %82 = getelementptr i32, i32* %80, i64 %81
  %83 = load i32, i32* %82, align 4
  %84 = load i32*, i32** %24, align 8
  %85 = shl i32 %83, 1
  %86 = sext i32 %85 to i64
  %87 = getelementptr i32, i32* %84, i64 %86
  %88 = atomicrmw add i32* %87, i32 1 seq_cst, align 4
  %89 = load i32*, i32** %24, align 8
  %90 = getelementptr i32, i32* %89, i64 %86
  %91 = getelementptr i32, i32* %90, i64 1
  %92 = atomicrmw add i32* %91, i32 %79 seq_cst, align 4
  %93 = load i32, i32* %7, align 4
  %94 = add i32 %78, 1
  %95 = srem i32 %94, %93
  %96 = load i32*, i32** %23, align 8
  %97 = sext i32 %95 to i64
  %98 = getelementptr i32, i32* %96, i64 %97
  %99 = load i32, i32* %98, align 4
  %100 = load i32*, i32** %24, align 8
  %101 = shl i32 %99, 1
  %102 = sext i32 %101 to i64
  %103 = getelementptr i32, i32* %100, i64 %102
  %104 = atomicrmw add i32* %103, i32 1 seq_cst, align 4
  %105 = load i32*, i32** %24, align 8
  %106 = getelementptr i32, i32* %105, i64 %102
  %107 = getelementptr i32, i32* %106, i64 1
  %108 = atomicrmw add i32* %107, i32 %95 seq_cst, align 4
  %109 = load i32, i32* %7, align 4
  %110 = add i32 %94, 1
  %111 = srem i32 %110, %109
  %112 = load i32*, i32** %23, align 8
  %113 = sext i32 %111 to i64
  %114 = getelementptr i32, i32* %112, i64 %113
  %115 = load i32, i32* %114, align 4
  %116 = load i32*, i32** %24, align 8
  %117 = shl i32 %115, 1
  %118 = sext i32 %117 to i64
  %119 = getelementptr i32, i32* %116, i64 %118
  %120 = atomicrmw add i32* %119, i32 1 seq_cst, align 4
  %121 = load i32*, i32** %24, align 8
  %122 = getelementptr i32, i32* %121, i64 %118
  %123 = getelementptr i32, i32* %122, i64 1
  %124 = atomicrmw add i32* %123, i32 %111 seq_cst, align 4
  %125 = load i32, i32* %7, align 4
  %126 = add i32 %110, 1
  %127 = srem i32 %126, %125
  %128 = load i32*, i32** %23, align 8
  %129 = sext i32 %127 to i64
  %130 = getelementptr i32, i32* %128, i64 %129
  %131 = load i32, i32* %130, align 4
  %132 = load i32*, i32** %24, align 8
  %133 = shl i32 %131, 1
  %134 = sext i32 %133 to i64
  %135 = getelementptr i32, i32* %132, i64 %134
  %136 = atomicrmw add i32* %135, i32 1 seq_cst, align 4
  %137 = load i32*, i32** %24, align 8
  %138 = getelementptr i32, i32* %137, i64 %134
  %139 = getelementptr i32, i32* %138, i64 1
  %140 = atomicrmw add i32* %139, i32 %127 seq_cst, align 4
  %141 = load i32, i32* %7, align 4
  %142 = add i32 %126, 1
  %143 = srem i32 %142, %141
  %144 = load i32*, i32** %23, align 8
  %145 = sext i32 %143 to i64
  %146 = getelementptr i32, i32* %144, i64 %145
  %147 = load i32, i32* %146, align 4
  %148 = load i32*, i32** %24, align 8
  %149 = shl i32 %147, 1
  %150 = sext i32 %149 to i64
  %151 = getelementptr i32, i32* %148, i64 %150
  %152 = atomicrmw add i32* %151, i32 1 seq_cst, align 4
  %153 = load i32*, i32** %24, align 8
  %154 = getelementptr i32, i32* %153, i64 %150
  %155 = getelementptr i32, i32* %154, i64 1
  %156 = atomicrmw add i32* %155, i32 %143 seq_cst, align 4
  %157 = load i32, i32* %7, align 4
  %158 = add i32 %142, 1
  %159 = srem i32 %158, %157
  %160 = load i32*, i32** %23, align 8
  %161 = sext i32 %159 to i64
  %162 = getelementptr i32, i32* %160, i64 %161
  %163 = load i32, i32* %162, align 4
  %164 = load i32*, i32** %24, align 8
  %165 = shl i32 %163, 1
  %166 = sext i32 %165 to i64
  %167 = getelementptr i32, i32* %164, i64 %166
  %168 = atomicrmw add i32* %167, i32 1 seq_cst, align 4
  %169 = load i32*, i32** %24, align 8
  %170 = getelementptr i32, i32* %169, i64 %166
  %171 = getelementptr i32, i32* %170, i64 1
  %172 = atomicrmw add i32* %171, i32 %159 seq_cst, align 4
  %173 = add i32 %158, 1
  %exitcond.not.7 = icmp eq i32 %173, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.98, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.98**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.98*, %struct.RuntimeContext.98** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.98*, i8*, i32)*, void (%struct.RuntimeContext.98*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.98*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.98* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.98* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.98* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.98*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.98* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree nounwind }
attributes #3 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { argmemonly nocallback nofree nosync nounwind willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
