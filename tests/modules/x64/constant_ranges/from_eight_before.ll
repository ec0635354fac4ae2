; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.153*, void (%struct.RuntimeContext.153*, i8*)*, void (%struct.RuntimeContext.153*, i8*, i32)*, void (%struct.RuntimeContext.153*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.153 = type { i8*, %struct.LLVMRuntime.152*, i32, i64* }
%struct.LLVMRuntime.152 = type { %struct.PreallocatedMemoryChunk.147, %struct.PreallocatedMemoryChunk.147, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.148*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.149*], [1024 x %struct.NodeManager.150*], [1024 x i8*], i8*, %struct.RandState.151*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.147 = type { i8*, i8*, i64 }
%struct.__va_list_tag.148 = type { i32, i32, i8*, i8* }
%struct.ListManager.149 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.152* }
%struct.NodeManager.150 = type <{ %struct.LLVMRuntime.152*, i32, i32, i32, i32, %struct.ListManager.149*, %struct.ListManager.149*, %struct.ListManager.149*, i32, [4 x i8] }>
%struct.RandState.151 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @from_eight_before_c102_0_kernel_0_range_for(%struct.RuntimeContext.153* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.153* %context, %struct.RuntimeContext.153** %4, align 8
  store void (%struct.RuntimeContext.153*, i8*)* null, void (%struct.RuntimeContext.153*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.153*, i8*, i32)* @function_body, void (%struct.RuntimeContext.153*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.153*, i8*)* null, void (%struct.RuntimeContext.153*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.153* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 2044
  %4 = add i32 %3, 8
  %5 = add i32 %3, 2052
  %6 = tail call i32 @llvm.smin.i32(i32 %5, i32 4096)
  %7 = icmp slt i32 %4, %6
  br i1 %7, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %8 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %0, i64 0, i32 1
  %9 = sext i32 %4 to i64
  %wide.trip.count = sext i32 %6 to i64
  %10 = sub nsw i64 %wide.trip.count, %9
  %11 = xor i64 %9, -1
  %12 = add nsw i64 %11, %wide.trip.count
  %xtraiter = and i64 %10, 4
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %13 = shl nsw i64 %9, 32
  %14 = add i64 %13, -34359738368
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv42 = phi i64 [ %xtraiter, %for_loop_body.prol.preheader ], [ %lsr.iv.next43, %for_loop_body.prol ]
  %lsr.iv40 = phi i64 [ %14, %for_loop_body.prol.preheader ], [ %lsr.iv.next41, %for_loop_body.prol ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body.prol ], [ %9, %for_loop_body.prol.preheader ]
  %15 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %8, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %15, i64 0, i32 7, i64 0
  %17 = load i8*, i8** %16, align 8
  %getch.i.prol = getelementptr i8, i8* %17, i64 129536
  %18 = ashr exact i64 %lsr.iv40, 30
  %19 = getelementptr inbounds i8, i8* %getch.i.prol, i64 %18
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 4
  %22 = shl nsw i64 %indvars.iv.prol, 2
  %scevgep38 = getelementptr i8, i8* %getch.i.prol, i64 %22
  %scevgep3839 = bitcast i8* %scevgep38 to i32*
  %23 = atomicrmw add i32* %scevgep3839, i32 %21 seq_cst, align 4
  %indvars.iv.next.prol = add nsw i64 %indvars.iv.prol, 1
  %lsr.iv.next41 = add i64 %lsr.iv40, 4294967296
  %lsr.iv.next43 = add nsw i64 %lsr.iv42, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next43, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %9, %for_loop_body.lr.ph ], [ %indvars.iv.next.prol, %for_loop_body.prol.loopexit.loopexit ]
  %24 = icmp ult i64 %12, 7
  br i1 %24, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %25 = shl i64 %indvars.iv.unr, 32
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i64 [ %25, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %for_loop_body ], [ %indvars.iv.unr, %for_loop_body.preheader ]
  %26 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %8, align 8
  %27 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %26, i64 0, i32 7, i64 0
  %28 = load i8*, i8** %27, align 8
  %getch.i = getelementptr i8, i8* %28, i64 129536
  %29 = add i64 %lsr.iv, -34359738368
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr inbounds i8, i8* %getch.i, i64 %30
  %32 = bitcast i8* %31 to i32*
  %33 = load i32, i32* %32, align 4
  %34 = shl i64 %indvars.iv, 2
  %scevgep33 = getelementptr i8, i8* %getch.i, i64 %34
  %scevgep3334 = bitcast i8* %scevgep33 to i32*
  %35 = atomicrmw add i32* %scevgep3334, i32 %33 seq_cst, align 4
  %36 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %8, align 8
  %37 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %36, i64 0, i32 7, i64 0
  %38 = load i8*, i8** %37, align 8
  %getch.i.1 = getelementptr i8, i8* %38, i64 129536
  %39 = add i64 %lsr.iv, -30064771072
  %40 = ashr exact i64 %39, 30
  %41 = getelementptr inbounds i8, i8* %getch.i.1, i64 %40
  %42 = bitcast i8* %41 to i32*
  %43 = load i32, i32* %42, align 4
  %scevgep35 = getelementptr i8, i8* %38, i64 129540
  %scevgep36 = getelementptr i8, i8* %scevgep35, i64 %34
  %scevgep3637 = bitcast i8* %scevgep36 to i32*
  %44 = atomicrmw add i32* %scevgep3637, i32 %43 seq_cst, align 4
  %45 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %8, align 8
  %46 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %45, i64 0, i32 7, i64 0
  %47 = load i8*, i8** %46, align 8
  %getch.i.2 = getelementptr i8, i8* %47, i64 129536
  %48 = add i64 %lsr.iv, -25769803776
  %49 = ashr exact i64 %48, 30
  %50 = getelementptr inbounds i8, i8* %getch.i.2, i64 %49
  %51 = bitcast i8* %50 to i32*
  %52 = load i32, i32* %51, align 4
  %scevgep30 = getelementptr i8, i8* %47, i64 129544
  %scevgep31 = getelementptr i8, i8* %scevgep30, i64 %34
  %scevgep3132 = bitcast i8* %scevgep31 to i32*
  %53 = atomicrmw add i32* %scevgep3132, i32 %52 seq_cst, align 4
  %54 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %8, align 8
  %55 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %54, i64 0, i32 7, i64 0
  %56 = load i8*, i8** %55, align 8
  %getch.i.3 = getelementptr i8, i8* %56, i64 129536
  %57 = add i64 %lsr.iv, -21474836480
  %58 = ashr exact i64 %57, 30
  %59 = getelementptr inbounds i8, i8* %getch.i.3, i64 %58
  %60 = bitcast i8* %59 to i32*
  %61 = load i32, i32* %60, align 4
  %scevgep27 = getelementptr i8, i8* %56, i64 129548
  %scevgep28 = getelementptr i8, i8* %scevgep27, i64 %34
  %scevgep2829 = bitcast i8* %scevgep28 to i32*
  %62 = atomicrmw add i32* %scevgep2829, i32 %61 seq_cst, align 4
  %63 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %8, align 8
  %64 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %63, i64 0, i32 7, i64 0
  %65 = load i8*, i8** %64, align 8
  %getch.i.4 = getelementptr i8, i8* %65, i64 129536
  %66 = add i64 %lsr.iv, -17179869184
  %67 = ashr exact i64 %66, 30
  %68 = getelementptr inbounds i8, i8* %getch.i.4, i64 %67
  %69 = bitcast i8* %68 to i32*
  %70 = load i32, i32* %69, align 4
  %scevgep24 = getelementptr i8, i8* %65, i64 129552
  %scevgep25 = getelementptr i8, i8* %scevgep24, i64 %34
  %scevgep2526 = bitcast i8* %scevgep25 to i32*
  %71 = atomicrmw add i32* %scevgep2526, i32 %70 seq_cst, align 4
  %72 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %8, align 8
  %73 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %72, i64 0, i32 7, i64 0
  %74 = load i8*, i8** %73, align 8
  %getch.i.5 = getelementptr i8, i8* %74, i64 129536
  %75 = add i64 %lsr.iv, -12884901888
  %76 = ashr exact i64 %75, 30
  %77 = getelementptr inbounds i8, i8* %getch.i.5, i64 %76
  %78 = bitcast i8* %77 to i32*
  %79 = load i32, i32* %78, align 4
  %scevgep21 = getelementptr i8, i8* %74, i64 129556
  %scevgep22 = getelementptr i8, i8* %scevgep21, i64 %34
  %scevgep2223 = bitcast i8* %scevgep22 to i32*
  %80 = atomicrmw add i32* %scevgep2223, i32 %79 seq_cst, align 4
  %81 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %8, align 8
  %82 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %81, i64 0, i32 7, i64 0
  %83 = load i8*, i8** %82, align 8
  %getch.i.6 = getelementptr i8, i8* %83, i64 129536
  %84 = add i64 %lsr.iv, -8589934592
  %85 = ashr exact i64 %84, 30
  %86 = getelementptr inbounds i8, i8* %getch.i.6, i64 %85
  %87 = bitcast i8* %86 to i32*
  %88 = load i32, i32* %87, align 4
  %scevgep18 = getelementptr i8, i8* %83, i64 129560
  %scevgep19 = getelementptr i8, i8* %scevgep18, i64 %34
  %scevgep1920 = bitcast i8* %scevgep19 to i32*
  %89 = atomicrmw add i32* %scevgep1920, i32 %88 seq_cst, align 4
  %90 = load %struct.LLVMRuntime.152*, %struct.LLVMRuntime.152** %8, align 8
  %91 = getelementptr inbounds %struct.LLVMRuntime.152, %struct.LLVMRuntime.152* %90, i64 0, i32 7, i64 0
  %92 = load i8*, i8** %91, align 8
  %getch.i.7 = getelementptr i8, i8* %92, i64 129536
  %93 = add i64 %lsr.iv, -4294967296
  %94 = ashr exact i64 %93, 30
  %95 = getelementptr inbounds i8, i8* %getch.i.7, i64 %94
  %96 = bitcast i8* %95 to i32*
  %97 = load i32, i32* %96, align 4
  %scevgep = getelementptr i8, i8* %92, i64 129564
  %scevgep16 = getelementptr i8, i8* %scevgep, i64 %34
  %scevgep1617 = bitcast i8* %scevgep16 to i32*
  %98 = atomicrmw add i32* %scevgep1617, i32 %97 seq_cst, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %lsr.iv.next = add i64 %lsr.iv, 34359738368
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.153, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.153**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.153*, %struct.RuntimeContext.153** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.153*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.153*, i8*)*, void (%struct.RuntimeContext.153*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.153*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.153*, i8*, i32)*, void (%struct.RuntimeContext.153*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.153*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.153*, i8*)*, void (%struct.RuntimeContext.153*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.153*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.153* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.153* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.153* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.153, %struct.RuntimeContext.153* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.153* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.153* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.153*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.153* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { nounwind }
attributes #1 = { nofree nounwind }
attributes #2 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
