; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.210*, void (%struct.RuntimeContext.210*, i8*)*, void (%struct.RuntimeContext.210*, i8*, i32)*, void (%struct.RuntimeContext.210*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.210 = type { i8*, %struct.LLVMRuntime.209*, i32, i64* }
%struct.LLVMRuntime.209 = type { %struct.PreallocatedMemoryChunk.204, %struct.PreallocatedMemoryChunk.204, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.205*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.206*], [1024 x %struct.NodeManager.207*], [1024 x i8*], i8*, %struct.RandState.208*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.204 = type { i8*, i8*, i64 }
%struct.__va_list_tag.205 = type { i32, i32, i8*, i8* }
%struct.ListManager.206 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.209* }
%struct.NodeManager.207 = type <{ %struct.LLVMRuntime.209*, i32, i32, i32, i32, %struct.ListManager.206*, %struct.ListManager.206*, %struct.ListManager.206*, i32, [4 x i8] }>
%struct.RandState.208 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @use_old_c104_0_kernel_0_serial(%struct.RuntimeContext.210* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.210* %context to { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.210, %struct.RuntimeContext.210* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.209*, %struct.LLVMRuntime.209** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.209, %struct.LLVMRuntime.209* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @use_old_c104_0_kernel_1_range_for(%struct.RuntimeContext.210* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.210* %context, %struct.RuntimeContext.210** %4, align 8
  store void (%struct.RuntimeContext.210*, i8*)* null, void (%struct.RuntimeContext.210*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.210*, i8*, i32)* @function_body, void (%struct.RuntimeContext.210*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.210*, i8*)* null, void (%struct.RuntimeContext.210*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.210, %struct.RuntimeContext.210* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.209*, %struct.LLVMRuntime.209** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.209, %struct.LLVMRuntime.209* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.209, %struct.LLVMRuntime.209* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.210* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.210, %struct.RuntimeContext.210* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.209*, %struct.LLVMRuntime.209** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.209, %struct.LLVMRuntime.209* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.210* %0 to { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %25 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 2, i32 1
  %26 = sub i32 %19, %17
  %27 = xor i32 %17, -1
  %28 = add i32 %19, %27
  %xtraiter = and i32 %26, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %29 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %29, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %42, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %7, align 4
  %31 = srem i32 %.04.prol, %30
  %32 = load i32*, i32** %23, align 8
  %33 = sext i32 %31 to i64
  %34 = getelementptr i32, i32* %32, i64 %33
  %35 = load i32, i32* %34, align 4
  %36 = load i32*, i32** %24, align 8
  %37 = sext i32 %35 to i64
  %38 = getelementptr i32, i32* %36, i64 %37
  %39 = atomicrmw add i32* %38, i32 1 seq_cst, align 4
  %40 = load i32*, i32** %25, align 8
  %41 = getelementptr i32, i32* %40, i64 %33
  store i32 %39, i32* %41, align 4
  %42 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %42, %for_loop_body.prol.loopexit.loopexit ]
  %43 = icmp ult i32 %28, 7
  br i1 %43, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %147, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %44 = load i32, i32* %7, align 4
  %45 = srem i32 %.04, %44
  %46 = load i32*, i32** %23, align 8
  %47 = sext i32 %45 to i64
  %48 = getelementptr i32, i32* %46, i64 %47
  %49 = load i32, i32* %48, align 4
  %50 = load i32*, i32** %24, align 8
  %51 = sext i32 %49 to i64
  %52 = getelementptr i32, i32* %50, i64 %51
  %53 = atomicrmw add i32* %52, i32 1 seq_cst, align 4
  %54 = load i32*, i32** %25, align 8
  %55 = getelementptr i32, i32* %54, i64 %47
  store i32 %53, i32* %55, align 4
  %56 = load i32, i32* %7, align 4
  %57 = add i32 %.04, 1
  %58 = srem i32 %57, %56
  %59 = load i32*, i32** %23, align 8
  %60 = sext i32 %58 to i64
  %61 = getelementptr i32, i32* %59, i64 %60
  %62 = load i32, i32* %61, align 4
  %63 = load i32*, i32** %24, align 8
  %64 = sext i32 %62 to i64
  %65 = getelementptr i32, i32* %63, i64 %64
  %66 = atomicrmw add i32* %65, i32 1 seq_cst, align 4
  %67 = load i32*, i32** %25, align 8
  %68 = getelementptr i32, i32* %67, i64 %60
  store i32 %66, i32* %68, align 4
  %69 = load i32, i32* %7, align 4
  %70 = add i32 %57, 1
  %71 = srem i32 %70, %69
  %72 = load i32*, i32** %23, align 8
  %73 = sext i32 %71 to i64
  %74 = getelementptr i32, i32* %72, i64 %73
  %75 = load i32, i32* %74, align 4
  %76 = load i32*, i32** %24, align 8
  %77 = sext i32 %75 to i64
  %78 = getelementptr i32, i32* %76, i64 %77
  %79 = atomicrmw add i32* %78, i32 1 seq_cst, align 4
  %80 = load i32*, i32** %25, align 8
  %81 = getelementptr i32, i32* %80, i64 %73
  store i32 %79, i32* %81, align 4
  %82 = load i32, i32* %7, align 4
  %83 = add i32 %70, 1
  %84 = srem i32 %83, %82
  %85 = load i32*, i32** %23, align 8
  %86 = sext i32 %84 to i64
  %87 = getelementptr i32, i32* %85, i64 %86
  %88 = load i32, i32* %87, align 4
  %89 = load i32*, i32** %24, align 8
  %90 = sext i32 %88 to i64
  %91 = getelementptr i32, i32* %89, i64 %90
  %92 = atomicrmw add i32* %91, i32 1 seq_cst, align 4
  %93 = load i32*, i32** %25, align 8
  %94 = getelementptr i32, i32* %93, i64 %86
  store i32 %92, i32* %94, align 4
  %95 = load i32, i32* %7, align 4
  %96 = add i32 %83, 1
  %97 = srem i32 %96, %95
  %98 = load i32*, i32** %23, align 8
  %99 = sext i32 %97 to i64
  %100 = getelementptr i32, i32* %98, i64 %99
  %101 = load i32, i32* %100, align 4
  %102 = load i32*, i32** %24, align 8
  %103 = sext i32 %101 to i64
  %104 = getelementptr i32, i32* %102, i64 %103
  %105 = atomicrmw add i32* %104, i32 1 seq_cst, align 4
  %106 = load i32*, i32** %25, align 8
  %107 = getelementptr i32, i32* %106, i64 %99
  store i32 %105, i32* %107, align 4
  %108 = load i32, i32* %7, align 4
  %109 = add i32 %96, 1
  %110 = srem i32 %109, %108
  %111 = load i32*, i32** %23, align 8
  %112 = sext i32 %110 to i64
  %113 = getelementptr i32, i32* %111, i64 %112
  %114 = load i32, i32* %113, align 4
  %115 = load i32*, i32** %24, align 8
  %116 = sext i32 %114 to i64
  %117 = getelementptr i32, i32* %115, i64 %116
  %118 = atomicrmw add i32* %117, i32 1 seq_cst, align 4
  %119 = load i32*, i32** %25, align 8
  %120 = getelementptr i32, i32* %119, i64 %112
  store i32 %118, i32* %120, align 4
  %121 = load i32, i32* %7, align 4
  %122 = add i32 %109, 1
  %123 = srem i32 %122, %121
  %124 = load i32*, i32** %23, align 8
  %125 = sext i32 %123 to i64
  %126 = getelementptr i32, i32* %124, i64 %125
  %127 = load i32, i32* %126, align 4
  %128 = load i32*, i32** %24, align 8
  %129 = sext i32 %127 to i64
  %130 = getelementptr i32, i32* %128, i64 %129
  %131 = atomicrmw add i32* %130, i32 1 seq_cst, align 4
  %132 = load i32*, i32** %25, align 8
  %133 = getelementptr i32, i32* %132, i64 %125
  store i32 %131, i32* %133, align 4
  %134 = load i32, i32* %7, align 4
  %135 = add i32 %122, 1
  %136 = srem i32 %135, %134
  %137 = load i32*, i32** %23, align 8
  %138 = sext i32 %136 to i64
  %139 = getelementptr i32, i32* %137, i64 %138
  %140 = load i32, i32* %139, align 4
  %141 = load i32*, i32** %24, align 8
  %142 = sext i32 %140 to i64
  %143 = getelementptr i32, i32* %141, i64 %142
  %144 = atomicrmw add i32* %143, i32 1 seq_cst, align 4
  %145 = load i32*, i32** %25, align 8
  %146 = getelementptr i32, i32* %145, i64 %138
  store i32 %144, i32* %146, align 4
  %147 = add i32 %135, 1
  %exitcond.not.7 = icmp eq i32 %147, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.210, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.210**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.210*, %struct.RuntimeContext.210** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.210*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.210*, i8*)*, void (%struct.RuntimeContext.210*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.210*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.210*, i8*, i32)*, void (%struct.RuntimeContext.210*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.210*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.210*, i8*)*, void (%struct.RuntimeContext.210*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.210*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.210* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.210* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.210* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.210, %struct.RuntimeContext.210* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.210* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.210* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.210*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.210* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
