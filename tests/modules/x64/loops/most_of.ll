; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.119*, void (%struct.RuntimeContext.119*, i8*)*, void (%struct.RuntimeContext.119*, i8*, i32)*, void (%struct.RuntimeContext.119*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.119 = type { i8*, %struct.LLVMRuntime.118*, i32, i64* }
%struct.LLVMRuntime.118 = type { %struct.PreallocatedMemoryChunk.113, %struct.PreallocatedMemoryChunk.113, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.114*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.115*], [1024 x %struct.NodeManager.116*], [1024 x i8*], i8*, %struct.RandState.117*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.113 = type { i8*, i8*, i64 }
%struct.__va_list_tag.114 = type { i32, i32, i8*, i8* }
%struct.ListManager.115 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.118* }
%struct.NodeManager.116 = type <{ %struct.LLVMRuntime.118*, i32, i32, i32, i32, %struct.ListManager.115*, %struct.ListManager.115*, %struct.ListManager.115*, i32, [4 x i8] }>
%struct.RandState.117 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @most_of_c96_0_kernel_0_serial(%struct.RuntimeContext.119* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %1, i64 0, i32 14
  %3 = load i8*, i8** %2, align 8
  %4 = getelementptr inbounds i8, i8* %3, i64 4
  %5 = bitcast i8* %4 to i32*
  store i32 -2147483647, i32* %5, align 4
  %6 = bitcast %struct.RuntimeContext.119* %context to { { { i32 }, i32* } }**
  %7 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %6, align 8
  %8 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %7, i64 0, i32 0, i32 0, i32 0
  %9 = load i32, i32* %8, align 4
  %10 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %0, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %10, i64 0, i32 14
  %12 = bitcast i8** %11 to i32**
  %13 = load i32*, i32** %12, align 8
  store i32 %9, i32* %13, align 4
  ret void
}

; Function Attrs: nounwind
define void @most_of_c96_0_kernel_1_range_for(%struct.RuntimeContext.119* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.119* %context, %struct.RuntimeContext.119** %4, align 8
  store void (%struct.RuntimeContext.119*, i8*)* @function_body, void (%struct.RuntimeContext.119*, i8*)** %2, align 8
  store i64 4, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.119*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.119*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.119*, i8*)* @function_body.2, void (%struct.RuntimeContext.119*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly
define internal void @function_body(%struct.RuntimeContext.119* nocapture readnone %0, i8* nocapture writeonly %1) #2 {
allocs:
  %2 = bitcast i8* %1 to i32*
  store i32 -2147483648, i32* %2, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.119* nocapture readonly %0, i8* nocapture %1, i32 %2) #3 {
allocs:
  %3 = bitcast i8* %1 to i32*
  %4 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  %9 = load i32, i32* %8, align 4
  %10 = add i32 %9, 1
  %11 = sdiv i32 %10, 2
  %12 = icmp slt i32 %10, 0
  %13 = shl nsw i32 %11, 1
  %14 = icmp ne i32 %13, %10
  %15 = and i1 %12, %14
  %.neg = sext i1 %15 to i32
  %16 = add nsw i32 %11, %.neg
  %17 = tail call i32 @llvm.smax.i32(i32 %16, i32 512)
  %18 = mul i32 %17, %2
  %19 = add i32 %18, %17
  %20 = tail call i32 @llvm.smin.i32(i32 %9, i32 %19)
  %21 = icmp sgt i32 %20, %18
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = bitcast %struct.RuntimeContext.119* %0 to { { { i32 }, i32* } }**
  %23 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %22, align 8
  %24 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %23, i64 0, i32 0, i32 1
  %.pre = load i32, i32* %3, align 4
  %25 = sub i32 %20, %18
  %26 = xor i32 %18, -1
  %27 = add i32 %20, %26
  %xtraiter = and i32 %25, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %28 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %28, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %29 = phi i32 [ %36, %for_loop_body.prol ], [ %.pre, %for_loop_body.prol.preheader ]
  %.04.prol = phi i32 [ %37, %for_loop_body.prol ], [ %18, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %8, align 4
  %31 = srem i32 %.04.prol, %30
  %32 = load i32*, i32** %24, align 8
  %33 = sext i32 %31 to i64
  %34 = getelementptr i32, i32* %32, i64 %33
  %35 = load i32, i32* %34, align 4
  %36 = tail call i32 @llvm.smax.i32(i32 %29, i32 %35)
  store i32 %36, i32* %3, align 4
  %37 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.unr = phi i32 [ %.pre, %for_loop_body.lr.ph ], [ %36, %for_loop_body.prol.loopexit.loopexit ]
  %.04.unr = phi i32 [ %18, %for_loop_body.lr.ph ], [ %37, %for_loop_body.prol.loopexit.loopexit ]
  %38 = icmp ult i32 %27, 7
  br i1 %38, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %39 = phi i32 [ %102, %for_loop_body ], [ %.unr, %for_loop_body.preheader ]
  %.04 = phi i32 [ %103, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %40 = load i32, i32* %8, align 4
  %41 = srem i32 %.04, %40
  %42 = load i32*, i32** %24, align 8
  %43 = sext i32 %41 to i64
  %44 = getelementptr i32, i32* %42, i64 %43
  %45 = load i32, i32* %44, align 4
  %46 = tail call i32 @llvm.smax.i32(i32 %39, i32 %45)
  store i32 %46, i32* %3, align 4
  %47 = load i32, i32* %8, align 4
  %48 = add i32 %.04, 1
  %49 = srem i32 %48, %47
  %50 = load i32*, i32** %24, align 8
  %51 = sext i32 %49 to i64
  %52 = getelementptr i32, i32* %50, i64 %51
  %53 = load i32, i32* %52, align 4
  %54 = tail call i32 @llvm.smax.i32(i32 %46, i32 %53)
  store i32 %54, i32* %3, align 4
  %55 = load i32, i32* %8, align 4
  %56 = add i32 %48, 1
  %57 = srem i32 %56, %55
  %58 = load i32*, i32** %24, align 8
  %59 = sext i32 %57 to i64
  %60 = getelementptr i32, i32* %58, i64 %59
  %61 = load i32, i32* %60, align 4
  %62 = tail call i32 @llvm.smax.i32(i32 %54, i32 %61)
  store i32 %62, i32* %3, align 4
  %63 = load i32, i32* %8, align 4
  %64 = add i32 %56, 1
  %65 = srem i32 %64, %63
  %66 = load i32*, i32** %24, align 8
  %67 = sext i32 %65 to i64
  %68 = getelementptr i32, i32* %66, i64 %67
  %69 = load i32, i32* %68, align 4
  %70 = tail call i32 @llvm.smax.i32(i32 %62, i32 %69)
  store i32 %70, i32* %3, align 4
  %71 = load i32, i32* %8, align 4
  %72 = add i32 %64, 1
  %73 = srem i32 %72, %71
  %74 = load i32*, i32** %24, align 8
  %75 = sext i32 %73 to i64
  %76 = getelementptr i32, i32* %74, i64 %75
  %77 = load i32, i32* %76, align 4
  %78 = tail call i32 @llvm.smax.i32(i32 %70, i32 %77)
  store i32 %78, i32* %3, align 4
  %79 = load i32, i32* %8, align 4
  %80 = add i32 %72, 1
  %81 = srem i32 %80, %79
  %82 = load i32*, i32** %24, align 8
  %83 = sext i32 %81 to i64
  %84 = getelementptr i32, i32* %82, i64 %83
  %85 = load i32, i32* %84, align 4
  %86 = tail call i32 @llvm.smax.i32(i32 %78, i32 %85)
  store i32 %86, i32* %3, align 4
  %87 = load i32, i32* %8, align 4
  %88 = add i32 %80, 1
  %89 = srem i32 %88, %87
  %90 = load i32*, i32** %24, align 8
  %91 = sext i32 %89 to i64
  %92 = getelementptr i32, i32* %90, i64 %91
  %93 = load i32, i32* %92, align 4
  %94 = tail call i32 @llvm.smax.i32(i32 %86, i32 %93)
  store i32 %94, i32* %3, align 4
  %95 = load i32, i32* %8, align 4
  %96 = add i32 %88, 1
  %97 = srem i32 %96, %95
  %98 = load i32*, i32** %24, align 8
  %99 = sext i32 %97 to i64
  %100 = getelementptr i32, i32* %98, i64 %99
  %101 = load i32, i32* %100, align 4
  %102 = tail call i32 @llvm.smax.i32(i32 %94, i32 %101)
  store i32 %102, i32* %3, align 4
  %103 = add i32 %96, 1
  %exitcond.not.7 = icmp eq i32 %103, %20
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define internal void @function_body.2(%struct.RuntimeContext.119* nocapture readonly %0, i8* nocapture readonly %1) #4 {
allocs:
  %2 = bitcast i8* %1 to i32*
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 4
  %9 = bitcast i8* %8 to i32*
  %10 = atomicrmw max i32* %9, i32 %3 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @most_of_c96_0_kernel_2_serial(%struct.RuntimeContext.119* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %1, i64 0, i32 14
  %3 = load i8*, i8** %2, align 8
  %4 = getelementptr inbounds i8, i8* %3, i64 4
  %5 = bitcast i8* %4 to i32*
  %6 = load i32, i32* %5, align 4
  %7 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %context, i64 0, i32 3
  %8 = bitcast i64** %7 to i32**
  %9 = load i32*, i32** %8, align 8
  store i32 %6, i32* %9, align 4
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca %struct.RuntimeContext.119, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.119**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.119*, %struct.RuntimeContext.119** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.119*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.119*, i8*)*, void (%struct.RuntimeContext.119*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.119*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.119*, i8*, i32)*, void (%struct.RuntimeContext.119*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.119*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.119*, i8*)*, void (%struct.RuntimeContext.119*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.119*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.119* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.119* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.119* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.119* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.119* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.119*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.119* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #8

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly }
attributes #3 = { nofree nosync nounwind }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn }
attributes #5 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
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
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
