; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.77*, void (%struct.RuntimeContext.77*, i8*)*, void (%struct.RuntimeContext.77*, i8*, i32)*, void (%struct.RuntimeContext.77*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.77 = type { i8*, %struct.LLVMRuntime.76*, i32, i64* }
%struct.LLVMRuntime.76 = type { %struct.PreallocatedMemoryChunk.71, %struct.PreallocatedMemoryChunk.71, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.72*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.73*], [1024 x %struct.NodeManager.74*], [1024 x i8*], i8*, %struct.RandState.75*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.71 = type { i8*, i8*, i64 }
%struct.__va_list_tag.72 = type { i32, i32, i8*, i8* }
%struct.ListManager.73 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.76* }
%struct.NodeManager.74 = type <{ %struct.LLVMRuntime.76*, i32, i32, i32, i32, %struct.ListManager.73*, %struct.ListManager.73*, %struct.ListManager.73*, i32, [4 x i8] }>
%struct.RandState.75 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define void @add_depths_c92_0_kernel_0_serial(%struct.RuntimeContext.77* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.77* %context to { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }**
  %1 = load { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }*, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }** %0, align 8
  %2 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }* %1, i64 0, i32 2
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.77, %struct.RuntimeContext.77* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.76*, %struct.LLVMRuntime.76** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.76, %struct.LLVMRuntime.76* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 12
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %11 = load { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }*, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }** %0, align 8
  %12 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }* %11, i64 0, i32 3
  %13 = load i32, i32* %12, align 4
  %14 = tail call i32 @llvm.smax.i32(i32 %13, i32 0)
  %15 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }* %11, i64 0, i32 4
  %16 = load i32, i32* %15, align 4
  %17 = tail call i32 @llvm.smax.i32(i32 %16, i32 0)
  %18 = load %struct.LLVMRuntime.76*, %struct.LLVMRuntime.76** %4, align 8
  %19 = getelementptr inbounds %struct.LLVMRuntime.76, %struct.LLVMRuntime.76* %18, i64 0, i32 14
  %20 = load i8*, i8** %19, align 8
  %21 = getelementptr inbounds i8, i8* %20, i64 8
  %22 = bitcast i8* %21 to i32*
  store i32 %17, i32* %22, align 4
  %23 = mul i32 %17, %14
  %24 = load %struct.LLVMRuntime.76*, %struct.LLVMRuntime.76** %4, align 8
  %25 = getelementptr inbounds %struct.LLVMRuntime.76, %struct.LLVMRuntime.76* %24, i64 0, i32 14
  %26 = load i8*, i8** %25, align 8
  %27 = getelementptr inbounds i8, i8* %26, i64 4
  %28 = bitcast i8* %27 to i32*
  store i32 %23, i32* %28, align 4
  %29 = mul i32 %23, %10
  %30 = load %struct.LLVMRuntime.76*, %struct.LLVMRuntime.76** %4, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime.76, %struct.LLVMRuntime.76* %30, i64 0, i32 14
  %32 = bitcast i8** %31 to i32**
  %33 = load i32*, i32** %32, align 8
  store i32 %29, i32* %33, align 4
  ret void
}

; Function Attrs: nounwind
define void @add_depths_c92_0_kernel_1_range_for(%struct.RuntimeContext.77* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.77* %context, %struct.RuntimeContext.77** %4, align 8
  store void (%struct.RuntimeContext.77*, i8*)* null, void (%struct.RuntimeContext.77*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.77*, i8*, i32)* @function_body, void (%struct.RuntimeContext.77*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.77*, i8*)* null, void (%struct.RuntimeContext.77*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.77, %struct.RuntimeContext.77* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.76*, %struct.LLVMRuntime.76** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.76, %struct.LLVMRuntime.76* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.76, %struct.LLVMRuntime.76* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.77* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.77, %struct.RuntimeContext.77* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.76*, %struct.LLVMRuntime.76** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.76, %struct.LLVMRuntime.76* %4, i64 0, i32 14
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
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext.77* %0 to { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }**
  %22 = load { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }*, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }** %21, align 8
  %23 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }* %22, i64 0, i32 0, i32 0, i32 2
  %26 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }* %22, i64 0, i32 1, i32 1
  %27 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }* %22, i64 0, i32 1, i32 0, i32 1
  %28 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* }, i32, i32, i32 }* %22, i64 0, i32 1, i32 0, i32 2
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_for3, %for_loop_body.lr.ph
  %.01015 = phi i32 [ %17, %for_loop_body.lr.ph ], [ %203, %after_for3 ]
  %29 = load %struct.LLVMRuntime.76*, %struct.LLVMRuntime.76** %3, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.76, %struct.LLVMRuntime.76* %29, i64 0, i32 14
  %31 = load i8*, i8** %30, align 8
  %32 = getelementptr inbounds i8, i8* %31, i64 4
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = sdiv i32 %.01015, %34
  %36 = mul i32 %35, %34
  %37 = xor i32 %34, %.01015
  %38 = icmp slt i32 %37, 0
  %39 = icmp ne i32 %.01015, 0
  %40 = icmp ne i32 %36, %.01015
  %41 = and i1 %39, %38
  %42 = and i1 %41, %40
  %.neg11 = sext i1 %42 to i32
  %43 = add i32 %35, %.neg11
  %44 = mul i32 %43, %34
  %45 = sub i32 %.01015, %44
  %46 = getelementptr inbounds i8, i8* %31, i64 8
  %47 = bitcast i8* %46 to i32*
  %48 = load i32, i32* %47, align 4
  %49 = sdiv i32 %45, %48
  %50 = mul i32 %49, %48
  %51 = xor i32 %45, %48
  %52 = icmp slt i32 %51, 0
  %53 = icmp ne i32 %.01015, %44
  %54 = icmp ne i32 %50, %45
  %55 = and i1 %53, %52
  %56 = and i1 %54, %55
  %.neg12 = sext i1 %56 to i32
  %57 = add i32 %49, %.neg12
  %58 = mul i32 %57, %48
  %59 = sub i32 %45, %58
  %60 = getelementptr inbounds i8, i8* %31, i64 12
  %61 = bitcast i8* %60 to i32*
  %62 = load i32, i32* %61, align 4
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %for_loop_body1.lr.ph, label %after_for3

for_loop_body1.lr.ph:                             ; preds = %for_loop_body
  %64 = load i32*, i32** %23, align 8
  %65 = load i32, i32* %24, align 4
  %66 = load i32, i32* %25, align 4
  %wide.trip.count = zext i32 %62 to i64
  %min.iters.check = icmp ult i32 %62, 32
  br i1 %min.iters.check, label %for_loop_body1.preheader, label %vector.scevcheck

vector.scevcheck:                                 ; preds = %for_loop_body1.lr.ph
  %67 = add nsw i64 %wide.trip.count, -1
  %68 = mul i32 %65, %66
  %69 = sub i32 0, %68
  %70 = sub i32 %66, %48
  %71 = mul i32 %70, %57
  %72 = add i32 %.01015, %71
  %73 = sub i32 %72, %44
  %74 = icmp slt i32 %68, 0
  %75 = select i1 %74, i32 %69, i32 %68
  %76 = trunc i64 %67 to i32
  %mul = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %75, i32 %76)
  %mul.result = extractvalue { i32, i1 } %mul, 0
  %mul.overflow = extractvalue { i32, i1 } %mul, 1
  %77 = add i32 %73, %mul.result
  %78 = sub i32 %73, %mul.result
  %79 = icmp slt i32 %77, %73
  %80 = icmp sgt i32 %78, %73
  %81 = select i1 %74, i1 %80, i1 %79
  %82 = or i1 %81, %mul.overflow
  %83 = icmp ugt i64 %67, 4294967295
  %84 = icmp ne i32 %68, 0
  %85 = and i1 %83, %84
  %86 = or i1 %82, %85
  br i1 %86, label %for_loop_body1.preheader, label %vector.ph

vector.ph:                                        ; preds = %vector.scevcheck
  %n.vec = and i64 %wide.trip.count, 4294967264
  %broadcast.splatinsert = insertelement <8 x i32> poison, i32 %65, i64 0
  %broadcast.splat = shufflevector <8 x i32> %broadcast.splatinsert, <8 x i32> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert36 = insertelement <8 x i32> poison, i32 %57, i64 0
  %broadcast.splat37 = shufflevector <8 x i32> %broadcast.splatinsert36, <8 x i32> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert44 = insertelement <8 x i32> poison, i32 %66, i64 0
  %broadcast.splat45 = shufflevector <8 x i32> %broadcast.splatinsert44, <8 x i32> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert52 = insertelement <8 x i32> poison, i32 %59, i64 0
  %broadcast.splat53 = shufflevector <8 x i32> %broadcast.splatinsert52, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %vector.body ], [ %n.vec, %vector.ph ]
  %vec.ind = phi <8 x i64> [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %vec.phi = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %120, %vector.body ]
  %vec.phi21 = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %121, %vector.body ]
  %vec.phi22 = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %122, %vector.body ]
  %vec.phi23 = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %123, %vector.body ]
  %vec.ind24 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %vector.ph ], [ %vec.ind.next29, %vector.body ]
  %step.add25 = add <8 x i32> %vec.ind24, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %step.add26 = add <8 x i32> %vec.ind24, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %step.add27 = add <8 x i32> %vec.ind24, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %87 = mul <8 x i32> %broadcast.splat, %vec.ind24
  %88 = mul <8 x i32> %broadcast.splat, %step.add25
  %89 = mul <8 x i32> %broadcast.splat, %step.add26
  %90 = mul <8 x i32> %broadcast.splat, %step.add27
  %91 = add <8 x i32> %87, %broadcast.splat37
  %92 = add <8 x i32> %88, %broadcast.splat37
  %93 = add <8 x i32> %89, %broadcast.splat37
  %94 = add <8 x i32> %90, %broadcast.splat37
  %95 = mul <8 x i32> %91, %broadcast.splat45
  %96 = mul <8 x i32> %92, %broadcast.splat45
  %97 = mul <8 x i32> %93, %broadcast.splat45
  %98 = mul <8 x i32> %94, %broadcast.splat45
  %99 = add <8 x i32> %95, %broadcast.splat53
  %100 = add <8 x i32> %96, %broadcast.splat53
  %101 = add <8 x i32> %97, %broadcast.splat53
  %102 = add <8 x i32> %98, %broadcast.splat53
  %103 = sext <8 x i32> %99 to <8 x i64>
  %104 = sext <8 x i32> %100 to <8 x i64>
  %105 = sext <8 x i32> %101 to <8 x i64>
  %106 = sext <8 x i32> %102 to <8 x i64>
  %107 = getelementptr i32, i32* %64, <8 x i64> %103
  %108 = getelementptr i32, i32* %64, <8 x i64> %104
  %109 = getelementptr i32, i32* %64, <8 x i64> %105
  %110 = getelementptr i32, i32* %64, <8 x i64> %106
  %wide.masked.gather = call <8 x i32> @llvm.masked.gather.v8i32.v8p0i32(<8 x i32*> %107, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i32> undef)
  %wide.masked.gather60 = call <8 x i32> @llvm.masked.gather.v8i32.v8p0i32(<8 x i32*> %108, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i32> undef)
  %wide.masked.gather61 = call <8 x i32> @llvm.masked.gather.v8i32.v8p0i32(<8 x i32*> %109, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i32> undef)
  %wide.masked.gather62 = call <8 x i32> @llvm.masked.gather.v8i32.v8p0i32(<8 x i32*> %110, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i32> undef)
  %111 = trunc <8 x i64> %vec.ind to <8 x i32>
  %112 = add <8 x i32> %111, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %113 = add <8 x i32> %111, <i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9>
  %114 = add <8 x i32> %111, <i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17>
  %115 = add <8 x i32> %111, <i32 25, i32 25, i32 25, i32 25, i32 25, i32 25, i32 25, i32 25>
  %116 = mul <8 x i32> %wide.masked.gather, %112
  %117 = mul <8 x i32> %wide.masked.gather60, %113
  %118 = mul <8 x i32> %wide.masked.gather61, %114
  %119 = mul <8 x i32> %wide.masked.gather62, %115
  %120 = add <8 x i32> %116, %vec.phi
  %121 = add <8 x i32> %117, %vec.phi21
  %122 = add <8 x i32> %118, %vec.phi22
  %123 = add <8 x i32> %119, %vec.phi23
  %vec.ind.next = add <8 x i64> %vec.ind, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %vec.ind.next29 = add <8 x i32> %vec.ind24, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %lsr.iv.next = add nsw i64 %lsr.iv, -32
  %124 = icmp eq i64 %lsr.iv.next, 0
  br i1 %124, label %middle.block, label %vector.body, !llvm.loop !6

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <8 x i32> %121, %120
  %bin.rdx63 = add <8 x i32> %122, %bin.rdx
  %bin.rdx64 = add <8 x i32> %123, %bin.rdx63
  %125 = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %bin.rdx64)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %after_for3, label %for_loop_body1.preheader

for_loop_body1.preheader:                         ; preds = %middle.block, %vector.scevcheck, %for_loop_body1.lr.ph
  %indvars.iv.ph = phi i64 [ 0, %vector.scevcheck ], [ 0, %for_loop_body1.lr.ph ], [ %n.vec, %middle.block ]
  %.0913.ph = phi i32 [ 0, %vector.scevcheck ], [ 0, %for_loop_body1.lr.ph ], [ %125, %middle.block ]
  %126 = xor i64 %indvars.iv.ph, -1
  %127 = add nsw i64 %126, %wide.trip.count
  %xtraiter = and i64 %wide.trip.count, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body1.prol.loopexit, label %for_loop_body1.prol.preheader

for_loop_body1.prol.preheader:                    ; preds = %for_loop_body1.preheader
  %128 = trunc i64 %indvars.iv.ph to i32
  %129 = mul i32 %65, %128
  %130 = add i32 %49, %129
  %131 = add i32 %130, %.neg12
  %132 = mul i32 %66, %131
  %133 = add i32 %.01015, %132
  %134 = sub i32 %133, %44
  %135 = sub i32 %134, %58
  %136 = mul i32 %65, %66
  br label %for_loop_body1.prol

for_loop_body1.prol:                              ; preds = %for_loop_body1.prol, %for_loop_body1.prol.preheader
  %lsr.iv77 = phi i64 [ %xtraiter, %for_loop_body1.prol.preheader ], [ %lsr.iv.next78, %for_loop_body1.prol ]
  %lsr.iv75 = phi i32 [ %135, %for_loop_body1.prol.preheader ], [ %lsr.iv.next76, %for_loop_body1.prol ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body1.prol ], [ %indvars.iv.ph, %for_loop_body1.prol.preheader ]
  %.0913.prol = phi i32 [ %141, %for_loop_body1.prol ], [ %.0913.ph, %for_loop_body1.prol.preheader ]
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.prol, 1
  %137 = sext i32 %lsr.iv75 to i64
  %138 = getelementptr i32, i32* %64, i64 %137
  %139 = load i32, i32* %138, align 4
  %tmp = trunc i64 %indvars.iv.next.prol to i32
  %140 = mul i32 %139, %tmp
  %141 = add i32 %140, %.0913.prol
  %lsr.iv.next76 = add i32 %lsr.iv75, %136
  %lsr.iv.next78 = add nsw i64 %lsr.iv77, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next78, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body1.prol.loopexit.loopexit, label %for_loop_body1.prol, !llvm.loop !8

for_loop_body1.prol.loopexit.loopexit:            ; preds = %for_loop_body1.prol
  %142 = add i64 %indvars.iv.ph, %xtraiter
  br label %for_loop_body1.prol.loopexit

for_loop_body1.prol.loopexit:                     ; preds = %for_loop_body1.prol.loopexit.loopexit, %for_loop_body1.preheader
  %.lcssa68.unr = phi i32 [ undef, %for_loop_body1.preheader ], [ %141, %for_loop_body1.prol.loopexit.loopexit ]
  %indvars.iv.unr = phi i64 [ %indvars.iv.ph, %for_loop_body1.preheader ], [ %142, %for_loop_body1.prol.loopexit.loopexit ]
  %.0913.unr = phi i32 [ %.0913.ph, %for_loop_body1.preheader ], [ %141, %for_loop_body1.prol.loopexit.loopexit ]
  %143 = icmp ult i64 %127, 3
  br i1 %143, label %after_for3, label %for_loop_body1.preheader74

for_loop_body1.preheader74:                       ; preds = %for_loop_body1.prol.loopexit
  %144 = trunc i64 %indvars.iv.unr to i32
  %145 = add nuw i32 %144, 3
  %146 = mul i32 %65, %145
  %147 = add i32 %49, %146
  %148 = add i32 %147, %.neg12
  %149 = mul i32 %66, %148
  %150 = shl i32 %65, 2
  %151 = mul i32 %150, %66
  %152 = add nuw i32 %144, 2
  %153 = mul i32 %65, %152
  %154 = add i32 %49, %153
  %155 = add i32 %154, %.neg12
  %156 = mul i32 %66, %155
  %157 = mul i32 %65, %144
  %158 = add i32 %49, %157
  %159 = add i32 %158, %.neg12
  %160 = mul i32 %66, %159
  %161 = add nuw i32 %144, 1
  %162 = mul i32 %65, %161
  %163 = add i32 %49, %162
  %164 = add i32 %163, %.neg12
  %165 = mul i32 %66, %164
  br label %for_loop_body1

after_for.loopexit:                               ; preds = %after_for3
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

for_loop_body1:                                   ; preds = %for_loop_body1, %for_loop_body1.preheader74
  %lsr.iv80 = phi i32 [ %59, %for_loop_body1.preheader74 ], [ %lsr.iv.next81, %for_loop_body1 ]
  %indvars.iv = phi i64 [ %indvars.iv.next.3, %for_loop_body1 ], [ %indvars.iv.unr, %for_loop_body1.preheader74 ]
  %.0913 = phi i32 [ %192, %for_loop_body1 ], [ %.0913.unr, %for_loop_body1.preheader74 ]
  %166 = add i32 %160, %lsr.iv80
  %167 = sext i32 %166 to i64
  %168 = getelementptr i32, i32* %64, i64 %167
  %169 = load i32, i32* %168, align 4
  %170 = add i64 %indvars.iv, 1
  %tmp84 = trunc i64 %170 to i32
  %171 = mul i32 %169, %tmp84
  %172 = add i32 %171, %.0913
  %173 = add i32 %165, %lsr.iv80
  %174 = sext i32 %173 to i64
  %175 = getelementptr i32, i32* %64, i64 %174
  %176 = load i32, i32* %175, align 4
  %177 = add i64 %indvars.iv, 2
  %tmp83 = trunc i64 %177 to i32
  %178 = mul i32 %176, %tmp83
  %179 = add i32 %178, %172
  %180 = add i32 %156, %lsr.iv80
  %181 = sext i32 %180 to i64
  %182 = getelementptr i32, i32* %64, i64 %181
  %183 = load i32, i32* %182, align 4
  %184 = add i64 %indvars.iv, 3
  %tmp82 = trunc i64 %184 to i32
  %185 = mul i32 %183, %tmp82
  %186 = add i32 %185, %179
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %187 = add i32 %149, %lsr.iv80
  %188 = sext i32 %187 to i64
  %189 = getelementptr i32, i32* %64, i64 %188
  %190 = load i32, i32* %189, align 4
  %tmp79 = trunc i64 %indvars.iv.next.3 to i32
  %191 = mul i32 %190, %tmp79
  %192 = add i32 %191, %186
  %lsr.iv.next81 = add i32 %lsr.iv80, %151
  %exitcond.not.3 = icmp eq i64 %wide.trip.count, %indvars.iv.next.3
  br i1 %exitcond.not.3, label %after_for3.loopexit, label %for_loop_body1, !llvm.loop !10

after_for3.loopexit:                              ; preds = %for_loop_body1
  br label %after_for3

after_for3:                                       ; preds = %after_for3.loopexit, %for_loop_body1.prol.loopexit, %middle.block, %for_loop_body
  %.09.lcssa = phi i32 [ 0, %for_loop_body ], [ %125, %middle.block ], [ %.lcssa68.unr, %for_loop_body1.prol.loopexit ], [ %192, %after_for3.loopexit ]
  %193 = add i32 %.09.lcssa, %43
  %194 = load i32*, i32** %26, align 8
  %195 = load i32, i32* %27, align 4
  %196 = load i32, i32* %28, align 4
  %197 = mul i32 %195, %43
  %198 = add i32 %197, %57
  %199 = mul i32 %198, %196
  %200 = add i32 %199, %59
  %201 = sext i32 %200 to i64
  %202 = getelementptr i32, i32* %194, i64 %201
  store i32 %193, i32* %202, align 4
  %203 = add nsw i32 %.01015, 1
  %exitcond17.not = icmp eq i32 %203, %19
  br i1 %exitcond17.not, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.77, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.77**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.77*, %struct.RuntimeContext.77** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.77*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.77*, i8*)*, void (%struct.RuntimeContext.77*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.77*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.77*, i8*, i32)*, void (%struct.RuntimeContext.77*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.77*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.77*, i8*)*, void (%struct.RuntimeContext.77*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.77*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.77* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.77* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.77* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.77, %struct.RuntimeContext.77* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.77* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !11

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.77* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !13

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.77*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.77* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind readonly willreturn
declare <8 x i32> @llvm.masked.gather.v8i32.v8p0i32(<8 x i32*>, i32 immarg, <8 x i1>, <8 x i32>) #8

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #9

attributes #0 = { mustprogress nofree nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree nosync nounwind }
attributes #3 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #7 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nocallback nofree nosync nounwind readonly willreturn }
attributes #9 = { nocallback nofree nosync nounwind readnone willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.isvectorized", i32 1}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
