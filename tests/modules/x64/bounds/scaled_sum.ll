; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.104*, void (%struct.RuntimeContext.104*, i8*)*, void (%struct.RuntimeContext.104*, i8*, i32)*, void (%struct.RuntimeContext.104*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.104 = type { i8*, %struct.LLVMRuntime.103*, i32, i64* }
%struct.LLVMRuntime.103 = type { %struct.PreallocatedMemoryChunk.98, %struct.PreallocatedMemoryChunk.98, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.99*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.100*], [1024 x %struct.NodeManager.101*], [1024 x i8*], i8*, %struct.RandState.102*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.98 = type { i8*, i8*, i64 }
%struct.__va_list_tag.99 = type { i32, i32, i8*, i8* }
%struct.ListManager.100 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.103* }
%struct.NodeManager.101 = type <{ %struct.LLVMRuntime.103*, i32, i32, i32, i32, %struct.ListManager.100*, %struct.ListManager.100*, %struct.ListManager.100*, i32, [4 x i8] }>
%struct.RandState.102 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @scaled_sum_c90_0_kernel_0_serial(%struct.RuntimeContext.104* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.104* %context to { { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.104, %struct.RuntimeContext.104* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  %9 = shl i32 %3, 1
  %10 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %10, i64 0, i32 14
  %12 = load i8*, i8** %11, align 8
  %13 = getelementptr inbounds i8, i8* %12, i64 4
  %14 = bitcast i8* %13 to i32*
  store i32 %9, i32* %14, align 4
  %15 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %15, i64 0, i32 14
  %17 = load i8*, i8** %16, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 8
  %19 = bitcast i8* %18 to i32*
  store i32 0, i32* %19, align 4
  ret void
}

; Function Attrs: nounwind
define void @scaled_sum_c90_0_kernel_1_range_for(%struct.RuntimeContext.104* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.104* %context, %struct.RuntimeContext.104** %4, align 8
  store void (%struct.RuntimeContext.104*, i8*)* @function_body, void (%struct.RuntimeContext.104*, i8*)** %2, align 8
  store i64 4, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.104*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.104*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.104*, i8*)* @function_body.2, void (%struct.RuntimeContext.104*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.104, %struct.RuntimeContext.104* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly
define internal void @function_body(%struct.RuntimeContext.104* nocapture readnone %0, i8* nocapture writeonly %1) #2 {
allocs:
  %2 = bitcast i8* %1 to i32*
  store i32 0, i32* %2, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.104* nocapture readonly %0, i8* nocapture %1, i32 %2) #3 {
allocs:
  %3 = bitcast i8* %1 to i32*
  %4 = getelementptr inbounds %struct.RuntimeContext.104, %struct.RuntimeContext.104* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %5, i64 0, i32 14
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
  %22 = bitcast %struct.RuntimeContext.104* %0 to { { { i32 }, i32* } }**
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
  %29 = phi i32 [ %43, %for_loop_body.prol ], [ %.pre, %for_loop_body.prol.preheader ]
  %.04.prol = phi i32 [ %44, %for_loop_body.prol ], [ %18, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %8, align 4
  %31 = srem i32 %.04.prol, %30
  %32 = load i32*, i32** %24, align 8
  %33 = sext i32 %31 to i64
  %34 = getelementptr i32, i32* %32, i64 %33
  %35 = load i32, i32* %34, align 4
  %36 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %37 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %36, i64 0, i32 14
  %38 = load i8*, i8** %37, align 8
  %39 = getelementptr inbounds i8, i8* %38, i64 4
  %40 = bitcast i8* %39 to i32*
  %41 = load i32, i32* %40, align 4
  %42 = mul i32 %41, %35
  %43 = add i32 %29, %42
  store i32 %43, i32* %3, align 4
  %44 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.unr = phi i32 [ %.pre, %for_loop_body.lr.ph ], [ %43, %for_loop_body.prol.loopexit.loopexit ]
  %.04.unr = phi i32 [ %18, %for_loop_body.lr.ph ], [ %44, %for_loop_body.prol.loopexit.loopexit ]
  %45 = icmp ult i32 %27, 7
  br i1 %45, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %46 = phi i32 [ %165, %for_loop_body ], [ %.unr, %for_loop_body.preheader ]
  %.04 = phi i32 [ %166, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %47 = load i32, i32* %8, align 4
  %48 = srem i32 %.04, %47
  %49 = load i32*, i32** %24, align 8
  %50 = sext i32 %48 to i64
  %51 = getelementptr i32, i32* %49, i64 %50
  %52 = load i32, i32* %51, align 4
  %53 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %54 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %53, i64 0, i32 14
  %55 = load i8*, i8** %54, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 4
  %57 = bitcast i8* %56 to i32*
  %58 = load i32, i32* %57, align 4
  %59 = mul i32 %58, %52
  %60 = add i32 %46, %59
  store i32 %60, i32* %3, align 4
  %61 = load i32, i32* %8, align 4
  %62 = add i32 %.04, 1
  %63 = srem i32 %62, %61
  %64 = load i32*, i32** %24, align 8
  %65 = sext i32 %63 to i64
  %66 = getelementptr i32, i32* %64, i64 %65
  %67 = load i32, i32* %66, align 4
  %68 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %69 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %68, i64 0, i32 14
  %70 = load i8*, i8** %69, align 8
  %71 = getelementptr inbounds i8, i8* %70, i64 4
  %72 = bitcast i8* %71 to i32*
  %73 = load i32, i32* %72, align 4
  %74 = mul i32 %73, %67
  %75 = add i32 %60, %74
  store i32 %75, i32* %3, align 4
  %76 = load i32, i32* %8, align 4
  %77 = add i32 %62, 1
  %78 = srem i32 %77, %76
  %79 = load i32*, i32** %24, align 8
  %80 = sext i32 %78 to i64
  %81 = getelementptr i32, i32* %79, i64 %80
  %82 = load i32, i32* %81, align 4
  %83 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %84 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %83, i64 0, i32 14
  %85 = load i8*, i8** %84, align 8
  %86 = getelementptr inbounds i8, i8* %85, i64 4
  %87 = bitcast i8* %86 to i32*
  %88 = load i32, i32* %87, align 4
  %89 = mul i32 %88, %82
  %90 = add i32 %75, %89
  store i32 %90, i32* %3, align 4
  %91 = load i32, i32* %8, align 4
  %92 = add i32 %77, 1
  %93 = srem i32 %92, %91
  %94 = load i32*, i32** %24, align 8
  %95 = sext i32 %93 to i64
  %96 = getelementptr i32, i32* %94, i64 %95
  %97 = load i32, i32* %96, align 4
  %98 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %99 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %98, i64 0, i32 14
  %100 = load i8*, i8** %99, align 8
  %101 = getelementptr inbounds i8, i8* %100, i64 4
  %102 = bitcast i8* %101 to i32*
  %103 = load i32, i32* %102, align 4
  %104 = mul i32 %103, %97
  %105 = add i32 %90, %104
  store i32 %105, i32* %3, align 4
  %106 = load i32, i32* %8, align 4
  %107 = add i32 %92, 1
  %108 = srem i32 %107, %106
  %109 = load i32*, i32** %24, align 8
  %110 = sext i32 %108 to i64
  %111 = getelementptr i32, i32* %109, i64 %110
  %112 = load i32, i32* %111, align 4
  %113 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %114 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %113, i64 0, i32 14
  %115 = load i8*, i8** %114, align 8
  %116 = getelementptr inbounds i8, i8* %115, i64 4
  %117 = bitcast i8* %116 to i32*
  %118 = load i32, i32* %117, align 4
  %119 = mul i32 %118, %112
  %120 = add i32 %105, %119
  store i32 %120, i32* %3, align 4
  %121 = load i32, i32* %8, align 4
  %122 = add i32 %107, 1
  %123 = srem i32 %122, %121
  %124 = load i32*, i32** %24, align 8
  %125 = sext i32 %123 to i64
  %126 = getelementptr i32, i32* %124, i64 %125
  %127 = load i32, i32* %126, align 4
  %128 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %129 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %128, i64 0, i32 14
  %130 = load i8*, i8** %129, align 8
  %131 = getelementptr inbounds i8, i8* %130, i64 4
  %132 = bitcast i8* %131 to i32*
  %133 = load i32, i32* %132, align 4
  %134 = mul i32 %133, %127
  %135 = add i32 %120, %134
  store i32 %135, i32* %3, align 4
  %136 = load i32, i32* %8, align 4
  %137 = add i32 %122, 1
  %138 = srem i32 %137, %136
  %139 = load i32*, i32** %24, align 8
  %140 = sext i32 %138 to i64
  %141 = getelementptr i32, i32* %139, i64 %140
  %142 = load i32, i32* %141, align 4
  %143 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %144 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %143, i64 0, i32 14
  %145 = load i8*, i8** %144, align 8
  %146 = getelementptr inbounds i8, i8* %145, i64 4
  %147 = bitcast i8* %146 to i32*
  %148 = load i32, i32* %147, align 4
  %149 = mul i32 %148, %142
  %150 = add i32 %135, %149
  store i32 %150, i32* %3, align 4
  %151 = load i32, i32* %8, align 4
  %152 = add i32 %137, 1
  %153 = srem i32 %152, %151
  %154 = load i32*, i32** %24, align 8
  %155 = sext i32 %153 to i64
  %156 = getelementptr i32, i32* %154, i64 %155
  %157 = load i32, i32* %156, align 4
  %158 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %159 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %158, i64 0, i32 14
  %160 = load i8*, i8** %159, align 8
  %161 = getelementptr inbounds i8, i8* %160, i64 4
  %162 = bitcast i8* %161 to i32*
  %163 = load i32, i32* %162, align 4
  %164 = mul i32 %163, %157
  %165 = add i32 %150, %164
  store i32 %165, i32* %3, align 4
  %166 = add i32 %152, 1
  %exitcond.not.7 = icmp eq i32 %166, %20
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define internal void @function_body.2(%struct.RuntimeContext.104* nocapture readonly %0, i8* nocapture readonly %1) #4 {
allocs:
  %2 = bitcast i8* %1 to i32*
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.104, %struct.RuntimeContext.104* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  %10 = atomicrmw add i32* %9, i32 %3 seq_cst, align 4
  ret void
}

; Function Attrs: nounwind
define void @scaled_sum_c90_0_kernel_2_range_for(%struct.RuntimeContext.104* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.104* %context, %struct.RuntimeContext.104** %4, align 8
  store void (%struct.RuntimeContext.104*, i8*)* @function_body.3, void (%struct.RuntimeContext.104*, i8*)** %2, align 8
  store i64 4, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.104*, i8*, i32)* @function_body.1.4, void (%struct.RuntimeContext.104*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.104*, i8*)* @function_body.2.5, void (%struct.RuntimeContext.104*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.104, %struct.RuntimeContext.104* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly
define internal void @function_body.3(%struct.RuntimeContext.104* nocapture readnone %0, i8* nocapture writeonly %1) #2 {
allocs:
  %2 = bitcast i8* %1 to i32*
  store i32 0, i32* %2, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1.4(%struct.RuntimeContext.104* nocapture readonly %0, i8* nocapture %1, i32 %2) #3 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.104, %struct.RuntimeContext.104* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %4, i64 0, i32 14
  %6 = load i8*, i8** %5, align 8
  %7 = getelementptr inbounds i8, i8* %6, i64 4
  %8 = bitcast i8* %7 to i32*
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
  %21 = icmp slt i32 %18, %20
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = bitcast i8* %1 to i32*
  %.promoted = load i32, i32* %22, align 4
  %23 = add i32 %.promoted, %20
  %24 = sub i32 %23, %18
  store i32 %24, i32* %22, align 4
  br label %after_for

after_for:                                        ; preds = %for_loop_body.lr.ph, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define internal void @function_body.2.5(%struct.RuntimeContext.104* nocapture readonly %0, i8* nocapture readonly %1) #4 {
allocs:
  %2 = bitcast i8* %1 to i32*
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.104, %struct.RuntimeContext.104* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  %10 = atomicrmw add i32* %9, i32 %3 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @scaled_sum_c90_0_kernel_3_serial(%struct.RuntimeContext.104* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.104, %struct.RuntimeContext.104* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.103*, %struct.LLVMRuntime.103** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.103, %struct.LLVMRuntime.103* %1, i64 0, i32 14
  %3 = load i8*, i8** %2, align 8
  %4 = getelementptr inbounds i8, i8* %3, i64 8
  %5 = bitcast i8* %4 to i32*
  %6 = load i32, i32* %5, align 4
  %7 = getelementptr inbounds %struct.RuntimeContext.104, %struct.RuntimeContext.104* %context, i64 0, i32 3
  %8 = bitcast i64** %7 to i32**
  %9 = load i32*, i32** %8, align 8
  store i32 %6, i32* %9, align 4
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca %struct.RuntimeContext.104, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.104**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.104*, %struct.RuntimeContext.104** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.104*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.104*, i8*)*, void (%struct.RuntimeContext.104*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.104*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.104*, i8*, i32)*, void (%struct.RuntimeContext.104*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.104*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.104*, i8*)*, void (%struct.RuntimeContext.104*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.104*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.104* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.104* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.104* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.104, %struct.RuntimeContext.104* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.104* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.104* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.104*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.104* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
