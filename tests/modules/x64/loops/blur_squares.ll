; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.203*, void (%struct.RuntimeContext.203*, i8*)*, void (%struct.RuntimeContext.203*, i8*, i32)*, void (%struct.RuntimeContext.203*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.203 = type { i8*, %struct.LLVMRuntime.202*, i32, i64* }
%struct.LLVMRuntime.202 = type { %struct.PreallocatedMemoryChunk.197, %struct.PreallocatedMemoryChunk.197, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.198*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.199*], [1024 x %struct.NodeManager.200*], [1024 x i8*], i8*, %struct.RandState.201*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.197 = type { i8*, i8*, i64 }
%struct.__va_list_tag.198 = type { i32, i32, i8*, i8* }
%struct.ListManager.199 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.202* }
%struct.NodeManager.200 = type <{ %struct.LLVMRuntime.202*, i32, i32, i32, i32, %struct.ListManager.199*, %struct.ListManager.199*, %struct.ListManager.199*, i32, [4 x i8] }>
%struct.RandState.201 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @blur_squares_c108_0_kernel_0_range_for(%struct.RuntimeContext.203* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.203* %context, %struct.RuntimeContext.203** %4, align 8
  store void (%struct.RuntimeContext.203*, i8*)* null, void (%struct.RuntimeContext.203*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.203*, i8*, i32)* @function_body, void (%struct.RuntimeContext.203*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.203*, i8*)* null, void (%struct.RuntimeContext.203*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.203, %struct.RuntimeContext.203* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.203* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 13
  %4 = add i32 %3, 8192
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 16384)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.203* %0 to { { { i32, i32 }, i32* } }**
  %8 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %7, align 8
  %9 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %10 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 0, i32 1
  %11 = getelementptr inbounds %struct.RuntimeContext.203, %struct.RuntimeContext.203* %0, i64 0, i32 1
  %12 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %13 = zext i32 %3 to i64
  %14 = shl nsw i64 %12, 2
  %15 = sub i64 %wide.trip.count, %12
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %for_loop_body ], [ 0, %for_loop_body.lr.ph ]
  %16 = add i64 %13, %lsr.iv
  %tmp47 = trunc i64 %16 to i32
  %17 = lshr i32 %tmp47, 7
  %18 = and i32 %tmp47, 120
  %19 = load i32*, i32** %9, align 8
  %20 = load i32, i32* %10, align 4
  %21 = mul i32 %20, %17
  %22 = add i32 %21, %18
  %23 = sext i32 %22 to i64
  %24 = getelementptr i32, i32* %19, i64 %23
  %25 = load i32, i32* %24, align 4
  %26 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %11, align 8
  %27 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %26, i64 0, i32 7, i64 0
  %28 = load i8*, i8** %27, align 8
  %getch.i = getelementptr i8, i8* %28, i64 600000
  %scevgep48 = getelementptr i8, i8* %getch.i, i64 %14
  %29 = shl i64 %lsr.iv, 2
  %scevgep49 = getelementptr i8, i8* %scevgep48, i64 %29
  %scevgep4950 = bitcast i8* %scevgep49 to i32*
  store i32 %25, i32* %scevgep4950, align 4
  %30 = add i64 %16, 1
  %tmp41 = trunc i64 %30 to i32
  %31 = lshr i32 %tmp41, 7
  %32 = and i32 %tmp41, 121
  %33 = load i32*, i32** %9, align 8
  %34 = load i32, i32* %10, align 4
  %35 = mul i32 %34, %31
  %36 = add i32 %35, %32
  %37 = sext i32 %36 to i64
  %38 = getelementptr i32, i32* %33, i64 %37
  %39 = load i32, i32* %38, align 4
  %40 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %11, align 8
  %41 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %40, i64 0, i32 7, i64 0
  %42 = load i8*, i8** %41, align 8
  %scevgep42 = getelementptr i8, i8* %42, i64 600004
  %scevgep43 = getelementptr i8, i8* %scevgep42, i64 %14
  %scevgep44 = getelementptr i8, i8* %scevgep43, i64 %29
  %scevgep4445 = bitcast i8* %scevgep44 to i32*
  store i32 %39, i32* %scevgep4445, align 4
  %43 = add i64 %16, 2
  %tmp35 = trunc i64 %43 to i32
  %44 = lshr i32 %tmp35, 7
  %45 = and i32 %tmp35, 122
  %46 = load i32*, i32** %9, align 8
  %47 = load i32, i32* %10, align 4
  %48 = mul i32 %47, %44
  %49 = add i32 %48, %45
  %50 = sext i32 %49 to i64
  %51 = getelementptr i32, i32* %46, i64 %50
  %52 = load i32, i32* %51, align 4
  %53 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %11, align 8
  %54 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %53, i64 0, i32 7, i64 0
  %55 = load i8*, i8** %54, align 8
  %scevgep36 = getelementptr i8, i8* %55, i64 600008
  %scevgep37 = getelementptr i8, i8* %scevgep36, i64 %14
  %scevgep38 = getelementptr i8, i8* %scevgep37, i64 %29
  %scevgep3839 = bitcast i8* %scevgep38 to i32*
  store i32 %52, i32* %scevgep3839, align 4
  %56 = add i64 %16, 3
  %tmp29 = trunc i64 %56 to i32
  %57 = lshr i32 %tmp29, 7
  %58 = and i32 %tmp29, 123
  %59 = load i32*, i32** %9, align 8
  %60 = load i32, i32* %10, align 4
  %61 = mul i32 %60, %57
  %62 = add i32 %61, %58
  %63 = sext i32 %62 to i64
  %64 = getelementptr i32, i32* %59, i64 %63
  %65 = load i32, i32* %64, align 4
  %66 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %11, align 8
  %67 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %66, i64 0, i32 7, i64 0
  %68 = load i8*, i8** %67, align 8
  %scevgep30 = getelementptr i8, i8* %68, i64 600012
  %scevgep31 = getelementptr i8, i8* %scevgep30, i64 %14
  %scevgep32 = getelementptr i8, i8* %scevgep31, i64 %29
  %scevgep3233 = bitcast i8* %scevgep32 to i32*
  store i32 %65, i32* %scevgep3233, align 4
  %69 = add i64 %16, 4
  %tmp23 = trunc i64 %69 to i32
  %70 = lshr i32 %tmp23, 7
  %71 = and i32 %tmp23, 124
  %72 = load i32*, i32** %9, align 8
  %73 = load i32, i32* %10, align 4
  %74 = mul i32 %73, %70
  %75 = add i32 %74, %71
  %76 = sext i32 %75 to i64
  %77 = getelementptr i32, i32* %72, i64 %76
  %78 = load i32, i32* %77, align 4
  %79 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %11, align 8
  %80 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %79, i64 0, i32 7, i64 0
  %81 = load i8*, i8** %80, align 8
  %scevgep24 = getelementptr i8, i8* %81, i64 600016
  %scevgep25 = getelementptr i8, i8* %scevgep24, i64 %14
  %scevgep26 = getelementptr i8, i8* %scevgep25, i64 %29
  %scevgep2627 = bitcast i8* %scevgep26 to i32*
  store i32 %78, i32* %scevgep2627, align 4
  %82 = add i64 %16, 5
  %tmp17 = trunc i64 %82 to i32
  %83 = lshr i32 %tmp17, 7
  %84 = and i32 %tmp17, 125
  %85 = load i32*, i32** %9, align 8
  %86 = load i32, i32* %10, align 4
  %87 = mul i32 %86, %83
  %88 = add i32 %87, %84
  %89 = sext i32 %88 to i64
  %90 = getelementptr i32, i32* %85, i64 %89
  %91 = load i32, i32* %90, align 4
  %92 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %11, align 8
  %93 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %92, i64 0, i32 7, i64 0
  %94 = load i8*, i8** %93, align 8
  %scevgep18 = getelementptr i8, i8* %94, i64 600020
  %scevgep19 = getelementptr i8, i8* %scevgep18, i64 %14
  %scevgep20 = getelementptr i8, i8* %scevgep19, i64 %29
  %scevgep2021 = bitcast i8* %scevgep20 to i32*
  store i32 %91, i32* %scevgep2021, align 4
  %95 = add i64 %16, 6
  %tmp11 = trunc i64 %95 to i32
  %96 = lshr i32 %tmp11, 7
  %97 = and i32 %tmp11, 126
  %98 = load i32*, i32** %9, align 8
  %99 = load i32, i32* %10, align 4
  %100 = mul i32 %99, %96
  %101 = add i32 %100, %97
  %102 = sext i32 %101 to i64
  %103 = getelementptr i32, i32* %98, i64 %102
  %104 = load i32, i32* %103, align 4
  %105 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %11, align 8
  %106 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %105, i64 0, i32 7, i64 0
  %107 = load i8*, i8** %106, align 8
  %scevgep12 = getelementptr i8, i8* %107, i64 600024
  %scevgep13 = getelementptr i8, i8* %scevgep12, i64 %14
  %scevgep14 = getelementptr i8, i8* %scevgep13, i64 %29
  %scevgep1415 = bitcast i8* %scevgep14 to i32*
  store i32 %104, i32* %scevgep1415, align 4
  %108 = add i64 %16, 7
  %tmp6 = trunc i64 %108 to i32
  %109 = lshr i32 %tmp6, 7
  %110 = and i32 %tmp6, 127
  %111 = load i32*, i32** %9, align 8
  %112 = load i32, i32* %10, align 4
  %113 = mul i32 %112, %109
  %114 = add i32 %113, %110
  %115 = sext i32 %114 to i64
  %116 = getelementptr i32, i32* %111, i64 %115
  %117 = load i32, i32* %116, align 4
  %118 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %11, align 8
  %119 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %118, i64 0, i32 7, i64 0
  %120 = load i8*, i8** %119, align 8
  %scevgep = getelementptr i8, i8* %120, i64 600028
  %scevgep7 = getelementptr i8, i8* %scevgep, i64 %14
  %scevgep8 = getelementptr i8, i8* %scevgep7, i64 %29
  %scevgep89 = bitcast i8* %scevgep8 to i32*
  store i32 %117, i32* %scevgep89, align 4
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not.7 = icmp eq i64 %15, %lsr.iv.next
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: nounwind
define void @blur_squares_c108_0_kernel_1_range_for(%struct.RuntimeContext.203* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.203* %context, %struct.RuntimeContext.203** %4, align 8
  store void (%struct.RuntimeContext.203*, i8*)* null, void (%struct.RuntimeContext.203*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.203*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.203*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.203*, i8*)* null, void (%struct.RuntimeContext.203*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.203, %struct.RuntimeContext.203* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.203* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 13
  %4 = add i32 %3, 8192
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 16384)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.203, %struct.RuntimeContext.203* %0, i64 0, i32 1
  %8 = bitcast %struct.RuntimeContext.203* %0 to { { { i32, i32 }, i32* } }**
  %9 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %10 = add i32 %3, -8192
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 8067
  %13 = zext i32 %3 to i64
  %14 = shl nsw i64 %9, 32
  %15 = shl nsw i64 %9, 2
  %16 = sub i64 %wide.trip.count, %9
  %17 = add nuw nsw i64 %11, 8064
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if9.7, %for_loop_body.lr.ph
  %lsr.iv53 = phi i64 [ %lsr.iv.next54, %after_if9.7 ], [ %14, %for_loop_body.lr.ph ]
  %lsr.iv = phi i64 [ %lsr.iv.next, %after_if9.7 ], [ 0, %for_loop_body.lr.ph ]
  %18 = add i64 %13, %lsr.iv
  %tmp113 = trunc i64 %18 to i32
  %19 = lshr i32 %tmp113, 7
  %20 = and i32 %tmp113, 120
  %21 = add i64 %17, %lsr.iv
  %tmp111 = trunc i64 %21 to i32
  %22 = icmp uge i32 %tmp111, 16128
  %cond = icmp eq i32 %20, 0
  %or.cond = or i1 %22, %cond
  br i1 %or.cond, label %after_if9, label %true_block7

after_for.loopexit:                               ; preds = %after_if9.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block7:                                      ; preds = %for_loop_body
  %23 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %7, align 8
  %24 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %23, i64 0, i32 7, i64 0
  %25 = load i8*, i8** %24, align 8
  %getch.i = getelementptr i8, i8* %25, i64 600000
  %26 = zext i32 %tmp111 to i64
  %27 = shl nuw nsw i64 %26, 2
  %28 = getelementptr inbounds i8, i8* %getch.i, i64 %27
  %29 = bitcast i8* %28 to i32*
  %30 = load i32, i32* %29, align 4
  %31 = add i64 %lsr.iv53, 549755813888
  %32 = ashr exact i64 %31, 30
  %33 = getelementptr inbounds i8, i8* %getch.i, i64 %32
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %34, align 4
  %36 = add i32 %35, %30
  %37 = add i64 %lsr.iv53, -4294967296
  %38 = ashr exact i64 %37, 30
  %39 = getelementptr inbounds i8, i8* %getch.i, i64 %38
  %40 = bitcast i8* %39 to i32*
  %41 = load i32, i32* %40, align 4
  %42 = add i32 %36, %41
  %scevgep106 = getelementptr i8, i8* %25, i64 600004
  %scevgep107 = getelementptr i8, i8* %scevgep106, i64 %15
  %43 = shl i64 %lsr.iv, 2
  %scevgep108 = getelementptr i8, i8* %scevgep107, i64 %43
  %scevgep108109 = bitcast i8* %scevgep108 to i32*
  %44 = load i32, i32* %scevgep108109, align 4
  %45 = add i32 %42, %44
  %46 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %8, align 8
  %47 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %46, i64 0, i32 0, i32 1
  %48 = load i32*, i32** %47, align 8
  %49 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %46, i64 0, i32 0, i32 0, i32 1
  %50 = load i32, i32* %49, align 4
  %51 = mul i32 %50, %19
  %52 = add i32 %51, %20
  %53 = sext i32 %52 to i64
  %54 = getelementptr i32, i32* %48, i64 %53
  store i32 %45, i32* %54, align 4
  br label %after_if9

after_if9:                                        ; preds = %true_block7, %for_loop_body
  %55 = add i64 %18, 1
  %tmp101 = trunc i64 %55 to i32
  %56 = lshr i32 %tmp101, 7
  %57 = and i32 %tmp101, 121
  %58 = add i64 %12, %lsr.iv
  %59 = add i64 %58, -2
  %tmp99 = trunc i64 %59 to i32
  %60 = icmp ult i32 %tmp99, 16128
  br i1 %60, label %true_block7.1, label %after_if9.1

true_block7.1:                                    ; preds = %after_if9
  %61 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %7, align 8
  %62 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %61, i64 0, i32 7, i64 0
  %63 = load i8*, i8** %62, align 8
  %getch.i.1 = getelementptr i8, i8* %63, i64 600000
  %64 = zext i32 %tmp99 to i64
  %65 = shl nuw nsw i64 %64, 2
  %66 = getelementptr inbounds i8, i8* %getch.i.1, i64 %65
  %67 = bitcast i8* %66 to i32*
  %68 = load i32, i32* %67, align 4
  %69 = add i64 %lsr.iv53, 554050781184
  %70 = ashr exact i64 %69, 30
  %71 = getelementptr inbounds i8, i8* %getch.i.1, i64 %70
  %72 = bitcast i8* %71 to i32*
  %73 = load i32, i32* %72, align 4
  %74 = add i32 %73, %68
  %75 = ashr exact i64 %lsr.iv53, 30
  %76 = getelementptr inbounds i8, i8* %getch.i.1, i64 %75
  %77 = bitcast i8* %76 to i32*
  %78 = load i32, i32* %77, align 4
  %79 = add i32 %74, %78
  %scevgep102 = getelementptr i8, i8* %63, i64 600008
  %scevgep103 = getelementptr i8, i8* %scevgep102, i64 %15
  %80 = shl i64 %lsr.iv, 2
  %scevgep104 = getelementptr i8, i8* %scevgep103, i64 %80
  %scevgep104105 = bitcast i8* %scevgep104 to i32*
  %81 = load i32, i32* %scevgep104105, align 4
  %82 = add i32 %79, %81
  %83 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %8, align 8
  %84 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %83, i64 0, i32 0, i32 1
  %85 = load i32*, i32** %84, align 8
  %86 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %83, i64 0, i32 0, i32 0, i32 1
  %87 = load i32, i32* %86, align 4
  %88 = mul i32 %87, %56
  %89 = add i32 %88, %57
  %90 = sext i32 %89 to i64
  %91 = getelementptr i32, i32* %85, i64 %90
  store i32 %82, i32* %91, align 4
  br label %after_if9.1

after_if9.1:                                      ; preds = %true_block7.1, %after_if9
  %92 = add i64 %18, 2
  %tmp93 = trunc i64 %92 to i32
  %93 = lshr i32 %tmp93, 7
  %94 = and i32 %tmp93, 122
  %95 = add i64 %58, -1
  %tmp91 = trunc i64 %95 to i32
  %96 = icmp ult i32 %tmp91, 16128
  br i1 %96, label %true_block7.2, label %after_if9.2

true_block7.2:                                    ; preds = %after_if9.1
  %97 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %7, align 8
  %98 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %97, i64 0, i32 7, i64 0
  %99 = load i8*, i8** %98, align 8
  %getch.i.2 = getelementptr i8, i8* %99, i64 600000
  %100 = zext i32 %tmp91 to i64
  %101 = shl nuw nsw i64 %100, 2
  %102 = getelementptr inbounds i8, i8* %getch.i.2, i64 %101
  %103 = bitcast i8* %102 to i32*
  %104 = load i32, i32* %103, align 4
  %105 = add i64 %lsr.iv53, 558345748480
  %106 = ashr exact i64 %105, 30
  %107 = getelementptr inbounds i8, i8* %getch.i.2, i64 %106
  %108 = bitcast i8* %107 to i32*
  %109 = load i32, i32* %108, align 4
  %110 = add i32 %109, %104
  %111 = add i64 %lsr.iv53, 4294967296
  %112 = ashr exact i64 %111, 30
  %113 = getelementptr inbounds i8, i8* %getch.i.2, i64 %112
  %114 = bitcast i8* %113 to i32*
  %115 = load i32, i32* %114, align 4
  %116 = add i32 %110, %115
  %scevgep94 = getelementptr i8, i8* %99, i64 600012
  %scevgep95 = getelementptr i8, i8* %scevgep94, i64 %15
  %117 = shl i64 %lsr.iv, 2
  %scevgep96 = getelementptr i8, i8* %scevgep95, i64 %117
  %scevgep9697 = bitcast i8* %scevgep96 to i32*
  %118 = load i32, i32* %scevgep9697, align 4
  %119 = add i32 %116, %118
  %120 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %8, align 8
  %121 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %120, i64 0, i32 0, i32 1
  %122 = load i32*, i32** %121, align 8
  %123 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %120, i64 0, i32 0, i32 0, i32 1
  %124 = load i32, i32* %123, align 4
  %125 = mul i32 %124, %93
  %126 = add i32 %125, %94
  %127 = sext i32 %126 to i64
  %128 = getelementptr i32, i32* %122, i64 %127
  store i32 %119, i32* %128, align 4
  br label %after_if9.2

after_if9.2:                                      ; preds = %true_block7.2, %after_if9.1
  %129 = add i64 %18, 3
  %tmp85 = trunc i64 %129 to i32
  %130 = lshr i32 %tmp85, 7
  %131 = and i32 %tmp85, 123
  %tmp83 = trunc i64 %58 to i32
  %132 = icmp ult i32 %tmp83, 16128
  br i1 %132, label %true_block7.3, label %after_if9.3

true_block7.3:                                    ; preds = %after_if9.2
  %133 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %7, align 8
  %134 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %133, i64 0, i32 7, i64 0
  %135 = load i8*, i8** %134, align 8
  %getch.i.3 = getelementptr i8, i8* %135, i64 600000
  %136 = zext i32 %tmp83 to i64
  %137 = shl nuw nsw i64 %136, 2
  %138 = getelementptr inbounds i8, i8* %getch.i.3, i64 %137
  %139 = bitcast i8* %138 to i32*
  %140 = load i32, i32* %139, align 4
  %141 = add i64 %lsr.iv53, 562640715776
  %142 = ashr exact i64 %141, 30
  %143 = getelementptr inbounds i8, i8* %getch.i.3, i64 %142
  %144 = bitcast i8* %143 to i32*
  %145 = load i32, i32* %144, align 4
  %146 = add i32 %145, %140
  %147 = add i64 %lsr.iv53, 8589934592
  %148 = ashr exact i64 %147, 30
  %149 = getelementptr inbounds i8, i8* %getch.i.3, i64 %148
  %150 = bitcast i8* %149 to i32*
  %151 = load i32, i32* %150, align 4
  %152 = add i32 %146, %151
  %scevgep86 = getelementptr i8, i8* %135, i64 600016
  %scevgep87 = getelementptr i8, i8* %scevgep86, i64 %15
  %153 = shl i64 %lsr.iv, 2
  %scevgep88 = getelementptr i8, i8* %scevgep87, i64 %153
  %scevgep8889 = bitcast i8* %scevgep88 to i32*
  %154 = load i32, i32* %scevgep8889, align 4
  %155 = add i32 %152, %154
  %156 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %8, align 8
  %157 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %156, i64 0, i32 0, i32 1
  %158 = load i32*, i32** %157, align 8
  %159 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %156, i64 0, i32 0, i32 0, i32 1
  %160 = load i32, i32* %159, align 4
  %161 = mul i32 %160, %130
  %162 = add i32 %161, %131
  %163 = sext i32 %162 to i64
  %164 = getelementptr i32, i32* %158, i64 %163
  store i32 %155, i32* %164, align 4
  br label %after_if9.3

after_if9.3:                                      ; preds = %true_block7.3, %after_if9.2
  %165 = add i64 %18, 4
  %tmp77 = trunc i64 %165 to i32
  %166 = lshr i32 %tmp77, 7
  %167 = and i32 %tmp77, 124
  %168 = add i64 %58, 1
  %tmp75 = trunc i64 %168 to i32
  %169 = icmp ult i32 %tmp75, 16128
  br i1 %169, label %true_block7.4, label %after_if9.4

true_block7.4:                                    ; preds = %after_if9.3
  %170 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %7, align 8
  %171 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %170, i64 0, i32 7, i64 0
  %172 = load i8*, i8** %171, align 8
  %getch.i.4 = getelementptr i8, i8* %172, i64 600000
  %173 = zext i32 %tmp75 to i64
  %174 = shl nuw nsw i64 %173, 2
  %175 = getelementptr inbounds i8, i8* %getch.i.4, i64 %174
  %176 = bitcast i8* %175 to i32*
  %177 = load i32, i32* %176, align 4
  %178 = add i64 %lsr.iv53, 566935683072
  %179 = ashr exact i64 %178, 30
  %180 = getelementptr inbounds i8, i8* %getch.i.4, i64 %179
  %181 = bitcast i8* %180 to i32*
  %182 = load i32, i32* %181, align 4
  %183 = add i32 %182, %177
  %184 = add i64 %lsr.iv53, 12884901888
  %185 = ashr exact i64 %184, 30
  %186 = getelementptr inbounds i8, i8* %getch.i.4, i64 %185
  %187 = bitcast i8* %186 to i32*
  %188 = load i32, i32* %187, align 4
  %189 = add i32 %183, %188
  %scevgep78 = getelementptr i8, i8* %172, i64 600020
  %scevgep79 = getelementptr i8, i8* %scevgep78, i64 %15
  %190 = shl i64 %lsr.iv, 2
  %scevgep80 = getelementptr i8, i8* %scevgep79, i64 %190
  %scevgep8081 = bitcast i8* %scevgep80 to i32*
  %191 = load i32, i32* %scevgep8081, align 4
  %192 = add i32 %189, %191
  %193 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %8, align 8
  %194 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %193, i64 0, i32 0, i32 1
  %195 = load i32*, i32** %194, align 8
  %196 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %193, i64 0, i32 0, i32 0, i32 1
  %197 = load i32, i32* %196, align 4
  %198 = mul i32 %197, %166
  %199 = add i32 %198, %167
  %200 = sext i32 %199 to i64
  %201 = getelementptr i32, i32* %195, i64 %200
  store i32 %192, i32* %201, align 4
  br label %after_if9.4

after_if9.4:                                      ; preds = %true_block7.4, %after_if9.3
  %202 = add i64 %18, 5
  %tmp69 = trunc i64 %202 to i32
  %203 = lshr i32 %tmp69, 7
  %204 = and i32 %tmp69, 125
  %205 = add i64 %58, 2
  %tmp67 = trunc i64 %205 to i32
  %206 = icmp ult i32 %tmp67, 16128
  br i1 %206, label %true_block7.5, label %after_if9.5

true_block7.5:                                    ; preds = %after_if9.4
  %207 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %7, align 8
  %208 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %207, i64 0, i32 7, i64 0
  %209 = load i8*, i8** %208, align 8
  %getch.i.5 = getelementptr i8, i8* %209, i64 600000
  %210 = zext i32 %tmp67 to i64
  %211 = shl nuw nsw i64 %210, 2
  %212 = getelementptr inbounds i8, i8* %getch.i.5, i64 %211
  %213 = bitcast i8* %212 to i32*
  %214 = load i32, i32* %213, align 4
  %215 = add i64 %lsr.iv53, 571230650368
  %216 = ashr exact i64 %215, 30
  %217 = getelementptr inbounds i8, i8* %getch.i.5, i64 %216
  %218 = bitcast i8* %217 to i32*
  %219 = load i32, i32* %218, align 4
  %220 = add i32 %219, %214
  %221 = add i64 %lsr.iv53, 17179869184
  %222 = ashr exact i64 %221, 30
  %223 = getelementptr inbounds i8, i8* %getch.i.5, i64 %222
  %224 = bitcast i8* %223 to i32*
  %225 = load i32, i32* %224, align 4
  %226 = add i32 %220, %225
  %scevgep70 = getelementptr i8, i8* %209, i64 600024
  %scevgep71 = getelementptr i8, i8* %scevgep70, i64 %15
  %227 = shl i64 %lsr.iv, 2
  %scevgep72 = getelementptr i8, i8* %scevgep71, i64 %227
  %scevgep7273 = bitcast i8* %scevgep72 to i32*
  %228 = load i32, i32* %scevgep7273, align 4
  %229 = add i32 %226, %228
  %230 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %8, align 8
  %231 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %230, i64 0, i32 0, i32 1
  %232 = load i32*, i32** %231, align 8
  %233 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %230, i64 0, i32 0, i32 0, i32 1
  %234 = load i32, i32* %233, align 4
  %235 = mul i32 %234, %203
  %236 = add i32 %235, %204
  %237 = sext i32 %236 to i64
  %238 = getelementptr i32, i32* %232, i64 %237
  store i32 %229, i32* %238, align 4
  br label %after_if9.5

after_if9.5:                                      ; preds = %true_block7.5, %after_if9.4
  %239 = add i64 %18, 6
  %tmp61 = trunc i64 %239 to i32
  %240 = lshr i32 %tmp61, 7
  %241 = and i32 %tmp61, 126
  %242 = add i64 %58, 3
  %tmp59 = trunc i64 %242 to i32
  %243 = icmp ult i32 %tmp59, 16128
  br i1 %243, label %true_block7.6, label %after_if9.6

true_block7.6:                                    ; preds = %after_if9.5
  %244 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %7, align 8
  %245 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %244, i64 0, i32 7, i64 0
  %246 = load i8*, i8** %245, align 8
  %getch.i.6 = getelementptr i8, i8* %246, i64 600000
  %247 = zext i32 %tmp59 to i64
  %248 = shl nuw nsw i64 %247, 2
  %249 = getelementptr inbounds i8, i8* %getch.i.6, i64 %248
  %250 = bitcast i8* %249 to i32*
  %251 = load i32, i32* %250, align 4
  %252 = add i64 %lsr.iv53, 575525617664
  %253 = ashr exact i64 %252, 30
  %254 = getelementptr inbounds i8, i8* %getch.i.6, i64 %253
  %255 = bitcast i8* %254 to i32*
  %256 = load i32, i32* %255, align 4
  %257 = add i32 %256, %251
  %258 = add i64 %lsr.iv53, 21474836480
  %259 = ashr exact i64 %258, 30
  %260 = getelementptr inbounds i8, i8* %getch.i.6, i64 %259
  %261 = bitcast i8* %260 to i32*
  %262 = load i32, i32* %261, align 4
  %263 = add i32 %257, %262
  %scevgep62 = getelementptr i8, i8* %246, i64 600028
  %scevgep63 = getelementptr i8, i8* %scevgep62, i64 %15
  %264 = shl i64 %lsr.iv, 2
  %scevgep64 = getelementptr i8, i8* %scevgep63, i64 %264
  %scevgep6465 = bitcast i8* %scevgep64 to i32*
  %265 = load i32, i32* %scevgep6465, align 4
  %266 = add i32 %263, %265
  %267 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %8, align 8
  %268 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %267, i64 0, i32 0, i32 1
  %269 = load i32*, i32** %268, align 8
  %270 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %267, i64 0, i32 0, i32 0, i32 1
  %271 = load i32, i32* %270, align 4
  %272 = mul i32 %271, %240
  %273 = add i32 %272, %241
  %274 = sext i32 %273 to i64
  %275 = getelementptr i32, i32* %269, i64 %274
  store i32 %266, i32* %275, align 4
  br label %after_if9.6

after_if9.6:                                      ; preds = %true_block7.6, %after_if9.5
  %276 = add i64 %18, 7
  %tmp52 = trunc i64 %276 to i32
  %277 = lshr i32 %tmp52, 7
  %278 = and i32 %tmp52, 127
  %279 = add i64 %58, 4
  %tmp50 = trunc i64 %279 to i32
  %280 = icmp uge i32 %tmp50, 16128
  %cond48 = icmp eq i32 %278, 127
  %or.cond49 = or i1 %280, %cond48
  br i1 %or.cond49, label %after_if9.7, label %true_block7.7

true_block7.7:                                    ; preds = %after_if9.6
  %281 = load %struct.LLVMRuntime.202*, %struct.LLVMRuntime.202** %7, align 8
  %282 = getelementptr inbounds %struct.LLVMRuntime.202, %struct.LLVMRuntime.202* %281, i64 0, i32 7, i64 0
  %283 = load i8*, i8** %282, align 8
  %getch.i.7 = getelementptr i8, i8* %283, i64 600000
  %284 = zext i32 %tmp50 to i64
  %285 = shl nuw nsw i64 %284, 2
  %286 = getelementptr inbounds i8, i8* %getch.i.7, i64 %285
  %287 = bitcast i8* %286 to i32*
  %288 = load i32, i32* %287, align 4
  %289 = add i64 %lsr.iv53, 579820584960
  %290 = ashr exact i64 %289, 30
  %291 = getelementptr inbounds i8, i8* %getch.i.7, i64 %290
  %292 = bitcast i8* %291 to i32*
  %293 = load i32, i32* %292, align 4
  %294 = add i32 %293, %288
  %295 = add i64 %lsr.iv53, 25769803776
  %296 = ashr exact i64 %295, 30
  %297 = getelementptr inbounds i8, i8* %getch.i.7, i64 %296
  %298 = bitcast i8* %297 to i32*
  %299 = load i32, i32* %298, align 4
  %300 = add i32 %294, %299
  %scevgep = getelementptr i8, i8* %283, i64 600032
  %scevgep55 = getelementptr i8, i8* %scevgep, i64 %15
  %301 = shl i64 %lsr.iv, 2
  %scevgep56 = getelementptr i8, i8* %scevgep55, i64 %301
  %scevgep5657 = bitcast i8* %scevgep56 to i32*
  %302 = load i32, i32* %scevgep5657, align 4
  %303 = add i32 %300, %302
  %304 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %8, align 8
  %305 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %304, i64 0, i32 0, i32 1
  %306 = load i32*, i32** %305, align 8
  %307 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %304, i64 0, i32 0, i32 0, i32 1
  %308 = load i32, i32* %307, align 4
  %309 = mul i32 %308, %277
  %310 = add i32 %309, %278
  %311 = sext i32 %310 to i64
  %312 = getelementptr i32, i32* %306, i64 %311
  store i32 %303, i32* %312, align 4
  br label %after_if9.7

after_if9.7:                                      ; preds = %true_block7.7, %after_if9.6
  %lsr.iv.next = add i64 %lsr.iv, 8
  %lsr.iv.next54 = add i64 %lsr.iv53, 34359738368
  %exitcond.not.7 = icmp eq i64 %16, %lsr.iv.next
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.203, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.203**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.203*, %struct.RuntimeContext.203** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.203*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.203*, i8*)*, void (%struct.RuntimeContext.203*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.203*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.203*, i8*, i32)*, void (%struct.RuntimeContext.203*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.203*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.203*, i8*)*, void (%struct.RuntimeContext.203*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.203*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.203* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.203* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.203* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.203, %struct.RuntimeContext.203* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.203* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.203* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.203*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.203* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
attributes #1 = { nofree nosync nounwind }
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
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
