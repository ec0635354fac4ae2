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
define void @add_bits_c98_0_kernel_0_serial(%struct.RuntimeContext.119* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.119* %context to { { { i32 }, i32* }, i32, i32 }**
  %1 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @add_bits_c98_0_kernel_1_range_for(%struct.RuntimeContext.119* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.119* %context, %struct.RuntimeContext.119** %4, align 8
  store void (%struct.RuntimeContext.119*, i8*)* null, void (%struct.RuntimeContext.119*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.119*, i8*, i32)* @function_body, void (%struct.RuntimeContext.119*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.119*, i8*)* null, void (%struct.RuntimeContext.119*, i8*)** %6, align 8
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

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.119* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.119* %0 to { { { i32 }, i32* }, i32, i32 }**
  %21 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %22 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %21, i64 0, i32 1
  %23 = load i32, i32* %22, align 4
  %24 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %21, i64 0, i32 2
  %25 = load i32, i32* %24, align 4
  %26 = icmp sgt i32 %19, %17
  br i1 %26, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %27 = icmp sgt i32 %25, %23
  %28 = sub i32 1, %23
  %29 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %21, i64 0, i32 0, i32 1
  br i1 %27, label %for_loop_body.us.preheader, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.lr.ph
  %30 = sub i32 %19, %17
  %31 = xor i32 %17, -1
  %32 = add i32 %19, %31
  %xtraiter = and i32 %30, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.preheader
  %33 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv57 = phi i32 [ %33, %for_loop_body.prol.preheader ], [ %lsr.iv.next58, %for_loop_body.prol ]
  %.01015.prol = phi i32 [ %40, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %34 = load i32, i32* %7, align 4
  %35 = srem i32 %.01015.prol, %34
  %36 = ashr i32 %35, 5
  %37 = load i32*, i32** %29, align 8
  %38 = sext i32 %35 to i64
  %39 = getelementptr i32, i32* %37, i64 %38
  store i32 %36, i32* %39, align 4
  %40 = add i32 %.01015.prol, 1
  %lsr.iv.next58 = add nsw i32 %lsr.iv57, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next58, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.preheader
  %.01015.unr = phi i32 [ %17, %for_loop_body.preheader ], [ %40, %for_loop_body.prol.loopexit.loopexit ]
  %41 = icmp ult i32 %32, 3
  br i1 %41, label %after_for, label %for_loop_body.preheader55

for_loop_body.preheader55:                        ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body.us.preheader:                       ; preds = %for_loop_body.lr.ph
  %42 = sub i32 %25, %23
  %min.iters.check = icmp ult i32 %42, 32
  %n.vec = and i32 %42, -32
  %ind.end = add i32 %23, %n.vec
  %.splatinsert = insertelement <8 x i32> poison, i32 %23, i64 0
  %.splat = shufflevector <8 x i32> %.splatinsert, <8 x i32> poison, <8 x i32> zeroinitializer
  %induction = add <8 x i32> %.splat, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %broadcast.splatinsert = insertelement <8 x i32> poison, i32 %28, i64 0
  %broadcast.splat = shufflevector <8 x i32> %broadcast.splatinsert, <8 x i32> poison, <8 x i32> zeroinitializer
  %cmp.n = icmp eq i32 %42, %n.vec
  br label %for_loop_body.us

for_loop_body.us:                                 ; preds = %for_loop_test4.after_for3_crit_edge.us, %for_loop_body.us.preheader
  %.01015.us = phi i32 [ %128, %for_loop_test4.after_for3_crit_edge.us ], [ %17, %for_loop_body.us.preheader ]
  %43 = load i32, i32* %7, align 4
  %44 = srem i32 %.01015.us, %43
  %45 = and i32 %44, 31
  br i1 %min.iters.check, label %for_loop_body1.us.preheader, label %vector.ph

vector.ph:                                        ; preds = %for_loop_body.us
  %broadcast.splatinsert33 = insertelement <8 x i32> poison, i32 %45, i64 0
  %broadcast.splat34 = shufflevector <8 x i32> %broadcast.splatinsert33, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %vector.body ], [ %n.vec, %vector.ph ]
  %vec.ind = phi <8 x i32> [ %induction, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %vec.phi = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %102, %vector.body ]
  %vec.phi24 = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %103, %vector.body ]
  %vec.phi25 = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %104, %vector.body ]
  %vec.phi26 = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %105, %vector.body ]
  %step.add = add <8 x i32> %vec.ind, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %step.add21 = add <8 x i32> %vec.ind, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %step.add22 = add <8 x i32> %vec.ind, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %46 = sdiv <8 x i32> %vec.ind, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %47 = sdiv <8 x i32> %step.add, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %48 = sdiv <8 x i32> %step.add21, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %49 = sdiv <8 x i32> %step.add22, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %50 = icmp slt <8 x i32> %vec.ind, zeroinitializer
  %51 = icmp slt <8 x i32> %step.add, zeroinitializer
  %52 = icmp slt <8 x i32> %step.add21, zeroinitializer
  %53 = icmp slt <8 x i32> %step.add22, zeroinitializer
  %54 = shl nsw <8 x i32> %46, <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %55 = shl nsw <8 x i32> %47, <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %56 = shl nsw <8 x i32> %48, <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %57 = shl nsw <8 x i32> %49, <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %58 = icmp ne <8 x i32> %54, %vec.ind
  %59 = icmp ne <8 x i32> %55, %step.add
  %60 = icmp ne <8 x i32> %56, %step.add21
  %61 = icmp ne <8 x i32> %57, %step.add22
  %62 = and <8 x i1> %50, %58
  %63 = and <8 x i1> %51, %59
  %64 = and <8 x i1> %52, %60
  %65 = and <8 x i1> %53, %61
  %66 = sext <8 x i1> %62 to <8 x i32>
  %67 = sext <8 x i1> %63 to <8 x i32>
  %68 = sext <8 x i1> %64 to <8 x i32>
  %69 = sext <8 x i1> %65 to <8 x i32>
  %70 = add nsw <8 x i32> %46, %66
  %71 = add nsw <8 x i32> %47, %67
  %72 = add nsw <8 x i32> %48, %68
  %73 = add nsw <8 x i32> %49, %69
  %74 = add <8 x i32> %broadcast.splat, %vec.ind
  %75 = add <8 x i32> %broadcast.splat, %step.add
  %76 = add <8 x i32> %broadcast.splat, %step.add21
  %77 = add <8 x i32> %broadcast.splat, %step.add22
  %78 = and <8 x i32> %74, <i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63>
  %79 = and <8 x i32> %75, <i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63>
  %80 = and <8 x i32> %76, <i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63>
  %81 = and <8 x i32> %77, <i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63>
  %82 = mul nsw <8 x i32> %70, %78
  %83 = mul nsw <8 x i32> %71, %79
  %84 = mul nsw <8 x i32> %72, %80
  %85 = mul nsw <8 x i32> %73, %81
  %86 = lshr <8 x i32> %vec.ind, <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %87 = lshr <8 x i32> %step.add, <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %88 = lshr <8 x i32> %step.add21, <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %89 = lshr <8 x i32> %step.add22, <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %90 = and <8 x i32> %86, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %91 = and <8 x i32> %87, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %92 = and <8 x i32> %88, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %93 = and <8 x i32> %89, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %94 = mul nuw nsw <8 x i32> %90, %broadcast.splat34
  %95 = mul nuw nsw <8 x i32> %91, %broadcast.splat34
  %96 = mul nuw nsw <8 x i32> %92, %broadcast.splat34
  %97 = mul nuw nsw <8 x i32> %93, %broadcast.splat34
  %98 = add <8 x i32> %94, %vec.phi
  %99 = add <8 x i32> %95, %vec.phi24
  %100 = add <8 x i32> %96, %vec.phi25
  %101 = add <8 x i32> %97, %vec.phi26
  %102 = add <8 x i32> %98, %82
  %103 = add <8 x i32> %99, %83
  %104 = add <8 x i32> %100, %84
  %105 = add <8 x i32> %101, %85
  %vec.ind.next = add <8 x i32> %vec.ind, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %lsr.iv.next = add i32 %lsr.iv, -32
  %106 = icmp eq i32 %lsr.iv.next, 0
  br i1 %106, label %middle.block, label %vector.body, !llvm.loop !8

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <8 x i32> %103, %102
  %bin.rdx41 = add <8 x i32> %104, %bin.rdx
  %bin.rdx42 = add <8 x i32> %105, %bin.rdx41
  %107 = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %bin.rdx42)
  br i1 %cmp.n, label %for_loop_test4.after_for3_crit_edge.us, label %for_loop_body1.us.preheader

for_loop_body1.us.preheader:                      ; preds = %middle.block, %for_loop_body.us
  %.014.us.ph = phi i32 [ %23, %for_loop_body.us ], [ %ind.end, %middle.block ]
  %.0913.us.ph = phi i32 [ 0, %for_loop_body.us ], [ %107, %middle.block ]
  br label %for_loop_body1.us

for_loop_body1.us:                                ; preds = %for_loop_body1.us, %for_loop_body1.us.preheader
  %.014.us = phi i32 [ %122, %for_loop_body1.us ], [ %.014.us.ph, %for_loop_body1.us.preheader ]
  %.0913.us = phi i32 [ %121, %for_loop_body1.us ], [ %.0913.us.ph, %for_loop_body1.us.preheader ]
  %108 = sdiv i32 %.014.us, 64
  %109 = icmp slt i32 %.014.us, 0
  %110 = shl nsw i32 %108, 6
  %111 = icmp ne i32 %.014.us, %110
  %112 = and i1 %109, %111
  %.neg11.us = sext i1 %112 to i32
  %113 = add nsw i32 %108, %.neg11.us
  %114 = add i32 %28, %.014.us
  %115 = and i32 %114, 63
  %116 = mul nsw i32 %113, %115
  %117 = lshr i32 %.014.us, 5
  %118 = and i32 %117, 7
  %119 = mul nuw nsw i32 %118, %45
  %120 = add i32 %119, %.0913.us
  %121 = add i32 %120, %116
  %122 = add nsw i32 %.014.us, 1
  %exitcond.not = icmp eq i32 %25, %122
  br i1 %exitcond.not, label %for_loop_test4.after_for3_crit_edge.us.loopexit, label %for_loop_body1.us, !llvm.loop !10

for_loop_test4.after_for3_crit_edge.us.loopexit:  ; preds = %for_loop_body1.us
  br label %for_loop_test4.after_for3_crit_edge.us

for_loop_test4.after_for3_crit_edge.us:           ; preds = %for_loop_test4.after_for3_crit_edge.us.loopexit, %middle.block
  %.lcssa = phi i32 [ %107, %middle.block ], [ %121, %for_loop_test4.after_for3_crit_edge.us.loopexit ]
  %123 = ashr i32 %44, 5
  %124 = add i32 %.lcssa, %123
  %125 = load i32*, i32** %29, align 8
  %126 = sext i32 %44 to i64
  %127 = getelementptr i32, i32* %125, i64 %126
  store i32 %124, i32* %127, align 4
  %128 = add nsw i32 %.01015.us, 1
  %exitcond17.not = icmp eq i32 %128, %19
  br i1 %exitcond17.not, label %after_for.loopexit, label %for_loop_body.us

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader55
  %.01015 = phi i32 [ %156, %for_loop_body ], [ %.01015.unr, %for_loop_body.preheader55 ]
  %129 = load i32, i32* %7, align 4
  %130 = srem i32 %.01015, %129
  %131 = ashr i32 %130, 5
  %132 = load i32*, i32** %29, align 8
  %133 = sext i32 %130 to i64
  %134 = getelementptr i32, i32* %132, i64 %133
  store i32 %131, i32* %134, align 4
  %135 = load i32, i32* %7, align 4
  %136 = add i32 %.01015, 1
  %137 = srem i32 %136, %135
  %138 = ashr i32 %137, 5
  %139 = load i32*, i32** %29, align 8
  %140 = sext i32 %137 to i64
  %141 = getelementptr i32, i32* %139, i64 %140
  store i32 %138, i32* %141, align 4
  %142 = load i32, i32* %7, align 4
  %143 = add i32 %136, 1
  %144 = srem i32 %143, %142
  %145 = ashr i32 %144, 5
  %146 = load i32*, i32** %29, align 8
  %147 = sext i32 %144 to i64
  %148 = getelementptr i32, i32* %146, i64 %147
  store i32 %145, i32* %148, align 4
  %149 = load i32, i32* %7, align 4
  %150 = add i32 %143, 1
  %151 = srem i32 %150, %149
  %152 = ashr i32 %151, 5
  %153 = load i32*, i32** %29, align 8
  %154 = sext i32 %151 to i64
  %155 = getelementptr i32, i32* %153, i64 %154
  store i32 %152, i32* %155, align 4
  %156 = add i32 %150, 1
  %exitcond18.not.3 = icmp eq i32 %156, %19
  br i1 %exitcond18.not.3, label %after_for.loopexit56, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_test4.after_for3_crit_edge.us
  br label %after_for

after_for.loopexit56:                             ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit56, %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
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
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !12

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
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !14

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
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree nosync nounwind }
attributes #3 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #7 = { nocallback nofree nosync nounwind readnone willreturn }

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
!9 = !{!"llvm.loop.isvectorized", i32 1}
!10 = distinct !{!10, !11, !9}
!11 = !{!"llvm.loop.unroll.runtime.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
