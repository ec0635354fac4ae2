; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.140*, void (%struct.RuntimeContext.140*, i8*)*, void (%struct.RuntimeContext.140*, i8*, i32)*, void (%struct.RuntimeContext.140*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.140 = type { i8*, %struct.LLVMRuntime.139*, i32, i64* }
%struct.LLVMRuntime.139 = type { %struct.PreallocatedMemoryChunk.134, %struct.PreallocatedMemoryChunk.134, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.135*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.136*], [1024 x %struct.NodeManager.137*], [1024 x i8*], i8*, %struct.RandState.138*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.134 = type { i8*, i8*, i64 }
%struct.__va_list_tag.135 = type { i32, i32, i8*, i8* }
%struct.ListManager.136 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.139* }
%struct.NodeManager.137 = type <{ %struct.LLVMRuntime.139*, i32, i32, i32, i32, %struct.ListManager.136*, %struct.ListManager.136*, %struct.ListManager.136*, i32, [4 x i8] }>
%struct.RandState.138 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @add_to_both_c94_0_kernel_0_serial(%struct.RuntimeContext.140* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.140* %context to { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @add_to_both_c94_0_kernel_1_range_for(%struct.RuntimeContext.140* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.140* %context, %struct.RuntimeContext.140** %4, align 8
  store void (%struct.RuntimeContext.140*, i8*)* null, void (%struct.RuntimeContext.140*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.140*, i8*, i32)* @function_body, void (%struct.RuntimeContext.140*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.140*, i8*)* null, void (%struct.RuntimeContext.140*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.140* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.140* %0 to { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }**
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
  %.04.prol = phi i32 [ %43, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
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
  %41 = getelementptr i32, i32* %40, i64 %37
  %42 = atomicrmw add i32* %41, i32 10 seq_cst, align 4
  %43 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %43, %for_loop_body.prol.loopexit.loopexit ]
  %44 = icmp ult i32 %28, 7
  br i1 %44, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %156, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %45 = load i32, i32* %7, align 4
  %46 = srem i32 %.04, %45
  %47 = load i32*, i32** %23, align 8
  %48 = sext i32 %46 to i64
  %49 = getelementptr i32, i32* %47, i64 %48
  %50 = load i32, i32* %49, align 4
  %51 = load i32*, i32** %24, align 8
  %52 = sext i32 %50 to i64
  %53 = getelementptr i32, i32* %51, i64 %52
  %54 = atomicrmw add i32* %53, i32 1 seq_cst, align 4
  %55 = load i32*, i32** %25, align 8
  %56 = getelementptr i32, i32* %55, i64 %52
  %57 = atomicrmw add i32* %56, i32 10 seq_cst, align 4
  %58 = load i32, i32* %7, align 4
  %59 = add i32 %.04, 1
  %60 = srem i32 %59, %58
  %61 = load i32*, i32** %23, align 8
  %62 = sext i32 %60 to i64
  %63 = getelementptr i32, i32* %61, i64 %62
  %64 = load i32, i32* %63, align 4
  %65 = load i32*, i32** %24, align 8
  %66 = sext i32 %64 to i64
  %67 = getelementptr i32, i32* %65, i64 %66
  %68 = atomicrmw add i32* %67, i32 1 seq_cst, align 4
  %69 = load i32*, i32** %25, align 8
  %70 = getelementptr i32, i32* %69, i64 %66
  %71 = atomicrmw add i32* %70, i32 10 seq_cst, align 4
  %72 = load i32, i32* %7, align 4
  %73 = add i32 %59, 1
  %74 = srem i32 %73, %72
  %75 = load i32*, i32** %23, align 8
  %76 = sext i32 %74 to i64
  %77 = getelementptr i32, i32* %75, i64 %76
  %78 = load i32, i32* %77, align 4
  %79 = load i32*, i32** %24, align 8
  %80 = sext i32 %78 to i64
  %81 = getelementptr i32, i32* %79, i64 %80
  %82 = atomicrmw add i32* %81, i32 1 seq_cst, align 4
  %83 = load i32*, i32** %25, align 8
  %84 = getelementptr i32, i32* %83, i64 %80
  %85 = atomicrmw add i32* %84, i32 10 seq_cst, align 4
  %86 = load i32, i32* %7, align 4
  %87 = add i32 %73, 1
  %88 = srem i32 %87, %86
  %89 = load i32*, i32** %23, align 8
  %90 = sext i32 %88 to i64
  %91 = getelementptr i32, i32* %89, i64 %90
  %92 = load i32, i32* %91, align 4
  %93 = load i32*, i32** %24, align 8
  %94 = sext i32 %92 to i64
  %95 = getelementptr i32, i32* %93, i64 %94
  %96 = atomicrmw add i32* %95, i32 1 seq_cst, align 4
  %97 = load i32*, i32** %25, align 8
  %98 = getelementptr i32, i32* %97, i64 %94
  %99 = atomicrmw add i32* %98, i32 10 seq_cst, align 4
  %100 = load i32, i32* %7, align 4
  %101 = add i32 %87, 1
  %102 = srem i32 %101, %100
  %103 = load i32*, i32** %23, align 8
  %104 = sext i32 %102 to i64
  %105 = getelementptr i32, i32* %103, i64 %104
  %106 = load i32, i32* %105, align 4
  %107 = load i32*, i32** %24, align 8
  %108 = sext i32 %106 to i64
  %109 = getelementptr i32, i32* %107, i64 %108
  %110 = atomicrmw add i32* %109, i32 1 seq_cst, align 4
  %111 = load i32*, i32** %25, align 8
  %112 = getelementptr i32, i32* %111, i64 %108
  %113 = atomicrmw add i32* %112, i32 10 seq_cst, align 4
  %114 = load i32, i32* %7, align 4
  %115 = add i32 %101, 1
  %116 = srem i32 %115, %114
  %117 = load i32*, i32** %23, align 8
  %118 = sext i32 %116 to i64
  %119 = getelementptr i32, i32* %117, i64 %118
  %120 = load i32, i32* %119, align 4
  %121 = load i32*, i32** %24, align 8
  %122 = sext i32 %120 to i64
  %123 = getelementptr i32, i32* %121, i64 %122
  %124 = atomicrmw add i32* %123, i32 1 seq_cst, align 4
  %125 = load i32*, i32** %25, align 8
  %126 = getelementptr i32, i32* %125, i64 %122
  %127 = atomicrmw add i32* %126, i32 10 seq_cst, align 4
  %128 = load i32, i32* %7, align 4
  %129 = add i32 %115, 1
  %130 = srem i32 %129, %128
  %131 = load i32*, i32** %23, align 8
  %132 = sext i32 %130 to i64
  %133 = getelementptr i32, i32* %131, i64 %132
  %134 = load i32, i32* %133, align 4
  %135 = load i32*, i32** %24, align 8
  %136 = sext i32 %134 to i64
  %137 = getelementptr i32, i32* %135, i64 %136
  %138 = atomicrmw add i32* %137, i32 1 seq_cst, align 4
  %139 = load i32*, i32** %25, align 8
  %140 = getelementptr i32, i32* %139, i64 %136
  %141 = atomicrmw add i32* %140, i32 10 seq_cst, align 4
  %142 = load i32, i32* %7, align 4
  %143 = add i32 %129, 1
  %144 = srem i32 %143, %142
  %145 = load i32*, i32** %23, align 8
  %146 = sext i32 %144 to i64
  %147 = getelementptr i32, i32* %145, i64 %146
  %148 = load i32, i32* %147, align 4
  %149 = load i32*, i32** %24, align 8
  %150 = sext i32 %148 to i64
  %151 = getelementptr i32, i32* %149, i64 %150
  %152 = atomicrmw add i32* %151, i32 1 seq_cst, align 4
  %153 = load i32*, i32** %25, align 8
  %154 = getelementptr i32, i32* %153, i64 %150
  %155 = atomicrmw add i32* %154, i32 10 seq_cst, align 4
  %156 = add i32 %143, 1
  %exitcond.not.7 = icmp eq i32 %156, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.140, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.140**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.140*, %struct.RuntimeContext.140** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.140*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.140*, i8*)*, void (%struct.RuntimeContext.140*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.140*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.140*, i8*, i32)*, void (%struct.RuntimeContext.140*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.140*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.140*, i8*)*, void (%struct.RuntimeContext.140*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.140*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.140* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.140* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.140* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.140* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.140* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.140*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.140* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
