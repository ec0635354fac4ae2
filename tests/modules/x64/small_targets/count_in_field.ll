; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.287*, void (%struct.RuntimeContext.287*, i8*)*, void (%struct.RuntimeContext.287*, i8*, i32)*, void (%struct.RuntimeContext.287*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.287 = type { i8*, %struct.LLVMRuntime.286*, i32, i64* }
%struct.LLVMRuntime.286 = type { %struct.PreallocatedMemoryChunk.281, %struct.PreallocatedMemoryChunk.281, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.282*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.283*], [1024 x %struct.NodeManager.284*], [1024 x i8*], i8*, %struct.RandState.285*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.281 = type { i8*, i8*, i64 }
%struct.__va_list_tag.282 = type { i32, i32, i8*, i8* }
%struct.ListManager.283 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.286* }
%struct.NodeManager.284 = type <{ %struct.LLVMRuntime.286*, i32, i32, i32, i32, %struct.ListManager.283*, %struct.ListManager.283*, %struct.ListManager.283*, i32, [4 x i8] }>
%struct.RandState.285 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_in_field_c116_0_kernel_0_serial(%struct.RuntimeContext.287* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.287* %context to { { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.287, %struct.RuntimeContext.287* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @count_in_field_c116_0_kernel_1_range_for(%struct.RuntimeContext.287* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.287* %context, %struct.RuntimeContext.287** %4, align 8
  store void (%struct.RuntimeContext.287*, i8*)* null, void (%struct.RuntimeContext.287*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.287*, i8*, i32)* @function_body, void (%struct.RuntimeContext.287*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.287*, i8*)* null, void (%struct.RuntimeContext.287*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.287, %struct.RuntimeContext.287* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.287* %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.287, %struct.RuntimeContext.287* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.287* %0 to { { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = sub i32 %19, %17
  %25 = xor i32 %17, -1
  %26 = add i32 %19, %25
  %xtraiter = and i32 %24, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %27 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %27, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %42, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %28 = load i32, i32* %7, align 4
  %29 = srem i32 %.04.prol, %28
  %30 = load i32*, i32** %23, align 8
  %31 = sext i32 %29 to i64
  %32 = getelementptr i32, i32* %30, i64 %31
  %33 = load i32, i32* %32, align 4
  %34 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %3, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %34, i64 0, i32 7, i64 0
  %36 = load i8*, i8** %35, align 8
  %37 = sext i32 %33 to i64
  %38 = shl nsw i64 %37, 2
  %39 = getelementptr inbounds i8, i8* %36, i64 %38
  %40 = bitcast i8* %39 to i32*
  %41 = atomicrmw add i32* %40, i32 1 seq_cst, align 4
  %42 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %42, %for_loop_body.prol.loopexit.loopexit ]
  %43 = icmp ult i32 %26, 7
  br i1 %43, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %163, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %44 = load i32, i32* %7, align 4
  %45 = srem i32 %.04, %44
  %46 = load i32*, i32** %23, align 8
  %47 = sext i32 %45 to i64
  %48 = getelementptr i32, i32* %46, i64 %47
  %49 = load i32, i32* %48, align 4
  %50 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %3, align 8
  %51 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %50, i64 0, i32 7, i64 0
  %52 = load i8*, i8** %51, align 8
  %53 = sext i32 %49 to i64
  %54 = shl nsw i64 %53, 2
  %55 = getelementptr inbounds i8, i8* %52, i64 %54
  %56 = bitcast i8* %55 to i32*
  %57 = atomicrmw add i32* %56, i32 1 seq_cst, align 4
  %58 = load i32, i32* %7, align 4
  %59 = add i32 %.04, 1
  %60 = srem i32 %59, %58
  %61 = load i32*, i32** %23, align 8
  %62 = sext i32 %60 to i64
  %63 = getelementptr i32, i32* %61, i64 %62
  %64 = load i32, i32* %63, align 4
  %65 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %3, align 8
  %66 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %65, i64 0, i32 7, i64 0
  %67 = load i8*, i8** %66, align 8
  %68 = sext i32 %64 to i64
  %69 = shl nsw i64 %68, 2
  %70 = getelementptr inbounds i8, i8* %67, i64 %69
  %71 = bitcast i8* %70 to i32*
  %72 = atomicrmw add i32* %71, i32 1 seq_cst, align 4
  %73 = load i32, i32* %7, align 4
  %74 = add i32 %59, 1
  %75 = srem i32 %74, %73
  %76 = load i32*, i32** %23, align 8
  %77 = sext i32 %75 to i64
  %78 = getelementptr i32, i32* %76, i64 %77
  %79 = load i32, i32* %78, align 4
  %80 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %3, align 8
  %81 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %80, i64 0, i32 7, i64 0
  %82 = load i8*, i8** %81, align 8
  %83 = sext i32 %79 to i64
  %84 = shl nsw i64 %83, 2
  %85 = getelementptr inbounds i8, i8* %82, i64 %84
  %86 = bitcast i8* %85 to i32*
  %87 = atomicrmw add i32* %86, i32 1 seq_cst, align 4
  %88 = load i32, i32* %7, align 4
  %89 = add i32 %74, 1
  %90 = srem i32 %89, %88
  %91 = load i32*, i32** %23, align 8
  %92 = sext i32 %90 to i64
  %93 = getelementptr i32, i32* %91, i64 %92
  %94 = load i32, i32* %93, align 4
  %95 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %3, align 8
  %96 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %95, i64 0, i32 7, i64 0
  %97 = load i8*, i8** %96, align 8
  %98 = sext i32 %94 to i64
  %99 = shl nsw i64 %98, 2
  %100 = getelementptr inbounds i8, i8* %97, i64 %99
  %101 = bitcast i8* %100 to i32*
  %102 = atomicrmw add i32* %101, i32 1 seq_cst, align 4
  %103 = load i32, i32* %7, align 4
  %104 = add i32 %89, 1
  %105 = srem i32 %104, %103
  %106 = load i32*, i32** %23, align 8
  %107 = sext i32 %105 to i64
  %108 = getelementptr i32, i32* %106, i64 %107
  %109 = load i32, i32* %108, align 4
  %110 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %3, align 8
  %111 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %110, i64 0, i32 7, i64 0
  %112 = load i8*, i8** %111, align 8
  %113 = sext i32 %109 to i64
  %114 = shl nsw i64 %113, 2
  %115 = getelementptr inbounds i8, i8* %112, i64 %114
  %116 = bitcast i8* %115 to i32*
  %117 = atomicrmw add i32* %116, i32 1 seq_cst, align 4
  %118 = load i32, i32* %7, align 4
  %119 = add i32 %104, 1
  %120 = srem i32 %119, %118
  %121 = load i32*, i32** %23, align 8
  %122 = sext i32 %120 to i64
  %123 = getelementptr i32, i32* %121, i64 %122
  %124 = load i32, i32* %123, align 4
  %125 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %3, align 8
  %126 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %125, i64 0, i32 7, i64 0
  %127 = load i8*, i8** %126, align 8
  %128 = sext i32 %124 to i64
  %129 = shl nsw i64 %128, 2
  %130 = getelementptr inbounds i8, i8* %127, i64 %129
  %131 = bitcast i8* %130 to i32*
  %132 = atomicrmw add i32* %131, i32 1 seq_cst, align 4
  %133 = load i32, i32* %7, align 4
  %134 = add i32 %119, 1
  %135 = srem i32 %134, %133
  %136 = load i32*, i32** %23, align 8
  %137 = sext i32 %135 to i64
  %138 = getelementptr i32, i32* %136, i64 %137
  %139 = load i32, i32* %138, align 4
  %140 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %3, align 8
  %141 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %140, i64 0, i32 7, i64 0
  %142 = load i8*, i8** %141, align 8
  %143 = sext i32 %139 to i64
  %144 = shl nsw i64 %143, 2
  %145 = getelementptr inbounds i8, i8* %142, i64 %144
  %146 = bitcast i8* %145 to i32*
  %147 = atomicrmw add i32* %146, i32 1 seq_cst, align 4
  %148 = load i32, i32* %7, align 4
  %149 = add i32 %134, 1
  %150 = srem i32 %149, %148
  %151 = load i32*, i32** %23, align 8
  %152 = sext i32 %150 to i64
  %153 = getelementptr i32, i32* %151, i64 %152
  %154 = load i32, i32* %153, align 4
  %155 = load %struct.LLVMRuntime.286*, %struct.LLVMRuntime.286** %3, align 8
  %156 = getelementptr inbounds %struct.LLVMRuntime.286, %struct.LLVMRuntime.286* %155, i64 0, i32 7, i64 0
  %157 = load i8*, i8** %156, align 8
  %158 = sext i32 %154 to i64
  %159 = shl nsw i64 %158, 2
  %160 = getelementptr inbounds i8, i8* %157, i64 %159
  %161 = bitcast i8* %160 to i32*
  %162 = atomicrmw add i32* %161, i32 1 seq_cst, align 4
  %163 = add i32 %149, 1
  %exitcond.not.7 = icmp eq i32 %163, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.287, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.287**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.287*, %struct.RuntimeContext.287** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.287*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.287*, i8*)*, void (%struct.RuntimeContext.287*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.287*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.287*, i8*, i32)*, void (%struct.RuntimeContext.287*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.287*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.287*, i8*)*, void (%struct.RuntimeContext.287*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.287*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.287* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.287* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.287* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.287, %struct.RuntimeContext.287* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.287* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.287* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.287*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.287* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
