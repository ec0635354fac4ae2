; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.208*, void (%struct.RuntimeContext.208*, i8*)*, void (%struct.RuntimeContext.208*, i8*, i32)*, void (%struct.RuntimeContext.208*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.208 = type { i8*, %struct.LLVMRuntime.207*, i32, i64* }
%struct.LLVMRuntime.207 = type { %struct.PreallocatedMemoryChunk.202, %struct.PreallocatedMemoryChunk.202, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.203*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.204*], [1024 x %struct.NodeManager.205*], [1024 x i8*], i8*, %struct.RandState.206*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.202 = type { i8*, i8*, i64 }
%struct.__va_list_tag.203 = type { i32, i32, i8*, i8* }
%struct.ListManager.204 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.207* }
%struct.NodeManager.205 = type <{ %struct.LLVMRuntime.207*, i32, i32, i32, i32, %struct.ListManager.204*, %struct.ListManager.204*, %struct.ListManager.204*, i32, [4 x i8] }>
%struct.RandState.206 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @odd_range_c98_0_kernel_0_range_for(%struct.RuntimeContext.208* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.208* %context, %struct.RuntimeContext.208** %4, align 8
  store void (%struct.RuntimeContext.208*, i8*)* null, void (%struct.RuntimeContext.208*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.208*, i8*, i32)* @function_body, void (%struct.RuntimeContext.208*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.208*, i8*)* null, void (%struct.RuntimeContext.208*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.208, %struct.RuntimeContext.208* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.207*, %struct.LLVMRuntime.207** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.207, %struct.LLVMRuntime.207* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.207, %struct.LLVMRuntime.207* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.208* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 1023)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.208* %0 to { { { i32 }, i32* } }**
  %8 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %7, align 8
  %9 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %10 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %11 = xor i64 %10, -1
  %xtraiter = and i64 %wide.trip.count, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.lr.ph
  %12 = sdiv i32 %3, 31
  %13 = icmp slt i32 %3, 0
  %14 = mul nsw i32 %12, 31
  %15 = icmp ne i32 %14, %3
  %16 = and i1 %13, %15
  %.neg.prol = sext i1 %16 to i32
  %17 = add nsw i32 %12, %.neg.prol
  %.neg4.prol = mul i32 %17, 268435425
  %18 = tail call i32 @llvm.smax.i32(i32 %3, i32 5)
  %19 = shl nuw i32 %18, 1
  %20 = and i32 %19, 130058
  %21 = sub i32 %3, %17
  %22 = add i32 %21, %.neg4.prol
  %23 = shl i32 %22, 4
  %24 = add i32 %23, %20
  %25 = load i32*, i32** %9, align 8
  %26 = getelementptr i32, i32* %25, i64 %10
  %27 = atomicrmw add i32* %26, i32 %24 seq_cst, align 4
  %indvars.iv.next.prol = or i64 %10, 1
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %10, %for_loop_body.lr.ph ], [ %indvars.iv.next.prol, %for_loop_body.prol ]
  %28 = sub nsw i64 0, %wide.trip.count
  %29 = icmp eq i64 %11, %28
  br i1 %29, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %30 = trunc i64 %indvars.iv.unr to i32
  %31 = shl i32 %30, 4
  %32 = add i32 %31, 16
  %33 = add nsw i32 %30, 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv15 = phi i32 [ %33, %for_loop_body.preheader ], [ %lsr.iv.next16, %for_loop_body ]
  %lsr.iv13 = phi i32 [ %32, %for_loop_body.preheader ], [ %lsr.iv.next14, %for_loop_body ]
  %lsr.iv = phi i32 [ %31, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %indvars.iv = phi i64 [ %63, %for_loop_body ], [ %indvars.iv.unr, %for_loop_body.preheader ]
  %lsr21 = trunc i64 %indvars.iv to i32
  %smax = call i32 @llvm.smax.i32(i32 %lsr21, i32 5)
  %34 = trunc i32 %smax to i16
  %35 = zext i16 %34 to i32
  %36 = shl nuw nsw i32 %35, 1
  %37 = add i32 %lsr.iv, %36
  %smax17 = call i32 @llvm.smax.i32(i32 %lsr.iv15, i32 5)
  %38 = trunc i32 %smax17 to i16
  %39 = zext i16 %38 to i32
  %40 = shl nuw nsw i32 %39, 1
  %41 = add i32 %lsr.iv13, %40
  %42 = sdiv i32 %lsr21, 31
  %43 = icmp slt i64 %indvars.iv, 0
  %44 = mul nsw i32 %42, 31
  %45 = icmp ne i32 %44, %lsr21
  %46 = and i1 %43, %45
  %.neg = sext i1 %46 to i32
  %47 = add i32 %42, %.neg
  %48 = mul i32 %47, -512
  %49 = add i32 %48, %37
  %50 = load i32*, i32** %9, align 8
  %scevgep = getelementptr i32, i32* %50, i64 %indvars.iv
  %51 = atomicrmw add i32* %scevgep, i32 %49 seq_cst, align 4
  %52 = add nsw i64 %indvars.iv, 1
  %lsr.chain19 = trunc i64 %52 to i32
  %53 = sdiv i32 %lsr.chain19, 31
  %54 = icmp slt i64 %indvars.iv, -1
  %55 = mul nsw i32 %53, 31
  %56 = icmp ne i32 %55, %lsr.chain19
  %57 = and i1 %54, %56
  %.neg.1 = sext i1 %57 to i32
  %58 = add i32 %53, %.neg.1
  %59 = mul i32 %58, -512
  %60 = add i32 %59, %41
  %61 = load i32*, i32** %9, align 8
  %scevgep11 = getelementptr i32, i32* %61, i64 1
  %scevgep12 = getelementptr i32, i32* %scevgep11, i64 %indvars.iv
  %62 = atomicrmw add i32* %scevgep12, i32 %60 seq_cst, align 4
  %lsr.iv.next = add i32 %lsr.iv, 32
  %63 = add nsw i64 %52, 1
  %lsr.iv.next14 = add i32 %lsr.iv13, 32
  %lsr.iv.next16 = add i32 %lsr.iv15, 2
  %exitcond.not.1 = icmp eq i64 %63, %wide.trip.count
  br i1 %exitcond.not.1, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.208, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.208**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.208*, %struct.RuntimeContext.208** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.208*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.208*, i8*)*, void (%struct.RuntimeContext.208*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.208*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.208*, i8*, i32)*, void (%struct.RuntimeContext.208*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.208*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.208*, i8*)*, void (%struct.RuntimeContext.208*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.208*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.208* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.208* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.208* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.208, %struct.RuntimeContext.208* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.208* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !6

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.208* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.208*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.208* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

attributes #0 = { nounwind }
attributes #1 = { nofree nounwind }
attributes #2 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
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
