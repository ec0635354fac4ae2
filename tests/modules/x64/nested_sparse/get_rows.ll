; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.88*, void (%struct.RuntimeContext.88*, i8*)*, void (%struct.RuntimeContext.88*, i8*, i32)*, void (%struct.RuntimeContext.88*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.88 = type { i8*, %struct.LLVMRuntime.87*, i32, i64* }
%struct.LLVMRuntime.87 = type { %struct.PreallocatedMemoryChunk.82, %struct.PreallocatedMemoryChunk.82, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.83*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.84*], [1024 x %struct.NodeManager.85*], [1024 x i8*], i8*, %struct.RandState.86*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.82 = type { i8*, i8*, i64 }
%struct.__va_list_tag.83 = type { i32, i32, i8*, i8* }
%struct.ListManager.84 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.87* }
%struct.NodeManager.85 = type <{ %struct.LLVMRuntime.87*, i32, i32, i32, i32, %struct.ListManager.84*, %struct.ListManager.84*, %struct.ListManager.84*, i32, [4 x i8] }>
%struct.RandState.86 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @get_rows_c92_0_kernel_0_serial(%struct.RuntimeContext.88* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.88* %context to { { { i32 }, i32* }, { { i32, i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32 }, i32* }, { { i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.88, %struct.RuntimeContext.88* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @get_rows_c92_0_kernel_1_range_for(%struct.RuntimeContext.88* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.88* %context, %struct.RuntimeContext.88** %4, align 8
  store void (%struct.RuntimeContext.88*, i8*)* null, void (%struct.RuntimeContext.88*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.88*, i8*, i32)* @function_body, void (%struct.RuntimeContext.88*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.88*, i8*)* null, void (%struct.RuntimeContext.88*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.88, %struct.RuntimeContext.88* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.88* %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.88, %struct.RuntimeContext.88* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.88* %0 to { { { i32 }, i32* }, { { i32, i32 }, i32* } }**
  %22 = load { { { i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32 }, i32* }, { { i32, i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 1
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
  %.013.prol = phi i32 [ %41, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %28 = load i32, i32* %7, align 4
  %29 = srem i32 %.013.prol, %28
  %30 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %30, i64 0, i32 7, i64 0
  %32 = load i8*, i8** %31, align 8
  %33 = sext i32 %29 to i64
  %34 = shl nsw i64 %33, 4
  %35 = getelementptr i8, i8* %32, i64 52
  %36 = getelementptr i8, i8* %35, i64 %34
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 4
  %39 = load i32*, i32** %23, align 8
  %40 = getelementptr i32, i32* %39, i64 %33
  store i32 %38, i32* %40, align 4
  %41 = add i32 %.013.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.013.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %41, %for_loop_body.prol.loopexit.loopexit ]
  %42 = icmp ult i32 %26, 7
  br i1 %42, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.013 = phi i32 [ %154, %for_loop_body ], [ %.013.unr, %for_loop_body.preheader ]
  %43 = load i32, i32* %7, align 4
  %44 = srem i32 %.013, %43
  %45 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %46 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %45, i64 0, i32 7, i64 0
  %47 = load i8*, i8** %46, align 8
  %48 = sext i32 %44 to i64
  %49 = shl nsw i64 %48, 4
  %50 = getelementptr i8, i8* %47, i64 52
  %51 = getelementptr i8, i8* %50, i64 %49
  %52 = bitcast i8* %51 to i32*
  %53 = load i32, i32* %52, align 4
  %54 = load i32*, i32** %23, align 8
  %55 = getelementptr i32, i32* %54, i64 %48
  store i32 %53, i32* %55, align 4
  %56 = load i32, i32* %7, align 4
  %57 = add i32 %.013, 1
  %58 = srem i32 %57, %56
  %59 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %60 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %59, i64 0, i32 7, i64 0
  %61 = load i8*, i8** %60, align 8
  %62 = sext i32 %58 to i64
  %63 = shl nsw i64 %62, 4
  %64 = getelementptr i8, i8* %61, i64 52
  %65 = getelementptr i8, i8* %64, i64 %63
  %66 = bitcast i8* %65 to i32*
  %67 = load i32, i32* %66, align 4
  %68 = load i32*, i32** %23, align 8
  %69 = getelementptr i32, i32* %68, i64 %62
  store i32 %67, i32* %69, align 4
  %70 = load i32, i32* %7, align 4
  %71 = add i32 %57, 1
  %72 = srem i32 %71, %70
  %73 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %74 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %73, i64 0, i32 7, i64 0
  %75 = load i8*, i8** %74, align 8
  %76 = sext i32 %72 to i64
  %77 = shl nsw i64 %76, 4
  %78 = getelementptr i8, i8* %75, i64 52
  %79 = getelementptr i8, i8* %78, i64 %77
  %80 = bitcast i8* %79 to i32*
  %81 = load i32, i32* %80, align 4
  %82 = load i32*, i32** %23, align 8
  %83 = getelementptr i32, i32* %82, i64 %76
  store i32 %81, i32* %83, align 4
  %84 = load i32, i32* %7, align 4
  %85 = add i32 %71, 1
  %86 = srem i32 %85, %84
  %87 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %88 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %87, i64 0, i32 7, i64 0
  %89 = load i8*, i8** %88, align 8
  %90 = sext i32 %86 to i64
  %91 = shl nsw i64 %90, 4
  %92 = getelementptr i8, i8* %89, i64 52
  %93 = getelementptr i8, i8* %92, i64 %91
  %94 = bitcast i8* %93 to i32*
  %95 = load i32, i32* %94, align 4
  %96 = load i32*, i32** %23, align 8
  %97 = getelementptr i32, i32* %96, i64 %90
  store i32 %95, i32* %97, align 4
  %98 = load i32, i32* %7, align 4
  %99 = add i32 %85, 1
  %100 = srem i32 %99, %98
  %101 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %102 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %101, i64 0, i32 7, i64 0
  %103 = load i8*, i8** %102, align 8
  %104 = sext i32 %100 to i64
  %105 = shl nsw i64 %104, 4
  %106 = getelementptr i8, i8* %103, i64 52
  %107 = getelementptr i8, i8* %106, i64 %105
  %108 = bitcast i8* %107 to i32*
  %109 = load i32, i32* %108, align 4
  %110 = load i32*, i32** %23, align 8
  %111 = getelementptr i32, i32* %110, i64 %104
  store i32 %109, i32* %111, align 4
  %112 = load i32, i32* %7, align 4
  %113 = add i32 %99, 1
  %114 = srem i32 %113, %112
  %115 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %116 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %115, i64 0, i32 7, i64 0
  %117 = load i8*, i8** %116, align 8
  %118 = sext i32 %114 to i64
  %119 = shl nsw i64 %118, 4
  %120 = getelementptr i8, i8* %117, i64 52
  %121 = getelementptr i8, i8* %120, i64 %119
  %122 = bitcast i8* %121 to i32*
  %123 = load i32, i32* %122, align 4
  %124 = load i32*, i32** %23, align 8
  %125 = getelementptr i32, i32* %124, i64 %118
  store i32 %123, i32* %125, align 4
  %126 = load i32, i32* %7, align 4
  %127 = add i32 %113, 1
  %128 = srem i32 %127, %126
  %129 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %130 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %129, i64 0, i32 7, i64 0
  %131 = load i8*, i8** %130, align 8
  %132 = sext i32 %128 to i64
  %133 = shl nsw i64 %132, 4
  %134 = getelementptr i8, i8* %131, i64 52
  %135 = getelementptr i8, i8* %134, i64 %133
  %136 = bitcast i8* %135 to i32*
  %137 = load i32, i32* %136, align 4
  %138 = load i32*, i32** %23, align 8
  %139 = getelementptr i32, i32* %138, i64 %132
  store i32 %137, i32* %139, align 4
  %140 = load i32, i32* %7, align 4
  %141 = add i32 %127, 1
  %142 = srem i32 %141, %140
  %143 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %144 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %143, i64 0, i32 7, i64 0
  %145 = load i8*, i8** %144, align 8
  %146 = sext i32 %142 to i64
  %147 = shl nsw i64 %146, 4
  %148 = getelementptr i8, i8* %145, i64 52
  %149 = getelementptr i8, i8* %148, i64 %147
  %150 = bitcast i8* %149 to i32*
  %151 = load i32, i32* %150, align 4
  %152 = load i32*, i32** %23, align 8
  %153 = getelementptr i32, i32* %152, i64 %146
  store i32 %151, i32* %153, align 4
  %154 = add i32 %141, 1
  %exitcond.not.7 = icmp eq i32 %154, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @get_rows_c92_0_kernel_2_serial(%struct.RuntimeContext.88* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.88* %context to { { { i32 }, i32* }, { { i32, i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32 }, i32* }, { { i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32, i32 }, i32* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.88, %struct.RuntimeContext.88* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 12
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32 }, i32* }, { { i32, i32 }, i32* } }** %0, align 8
  %11 = getelementptr { { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32, i32 }, i32* } }* %10, i64 0, i32 1, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 8
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %19, i64 0, i32 14
  %21 = load i8*, i8** %20, align 8
  %22 = getelementptr inbounds i8, i8* %21, i64 4
  %23 = bitcast i8* %22 to i32*
  store i32 %18, i32* %23, align 4
  ret void
}

; Function Attrs: nounwind
define void @get_rows_c92_0_kernel_3_range_for(%struct.RuntimeContext.88* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.88* %context, %struct.RuntimeContext.88** %4, align 8
  store void (%struct.RuntimeContext.88*, i8*)* null, void (%struct.RuntimeContext.88*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.88*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.88*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.88*, i8*)* null, void (%struct.RuntimeContext.88*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.88, %struct.RuntimeContext.88* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.88* %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.88, %struct.RuntimeContext.88* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %4, i64 0, i32 14
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
  %21 = icmp sgt i32 %20, %18
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = bitcast %struct.RuntimeContext.88* %0 to { { { i32 }, i32* }, { { i32, i32 }, i32* } }**
  %23 = load { { { i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32 }, i32* }, { { i32, i32 }, i32* } }** %22, align 8
  %24 = getelementptr { { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32, i32 }, i32* } }* %23, i64 0, i32 1, i32 1
  %25 = getelementptr { { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32, i32 }, i32* } }* %23, i64 0, i32 1, i32 0, i32 1
  %26 = sub i32 %20, %18
  %27 = xor i32 %18, -1
  %28 = add i32 %20, %27
  %xtraiter = and i32 %26, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %Dynamic_lookup_element.exit.prol, %for_loop_body.prol.preheader
  %.012.prol = phi i32 [ %70, %Dynamic_lookup_element.exit.prol ], [ %18, %for_loop_body.prol.preheader ]
  %prol.iter = phi i32 [ %prol.iter.next, %Dynamic_lookup_element.exit.prol ], [ 0, %for_loop_body.prol.preheader ]
  %29 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %29, i64 0, i32 14
  %31 = load i8*, i8** %30, align 8
  %32 = getelementptr inbounds i8, i8* %31, i64 8
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = srem i32 %.012.prol, %34
  %36 = sdiv i32 %.012.prol, %34
  %37 = getelementptr inbounds i8, i8* %31, i64 12
  %38 = bitcast i8* %37 to i32*
  %39 = load i32, i32* %38, align 4
  %40 = srem i32 %36, %39
  %41 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %29, i64 0, i32 7, i64 0
  %42 = load i8*, i8** %41, align 8
  %getch.i.prol = getelementptr i8, i8* %42, i64 48
  %43 = sext i32 %40 to i64
  %44 = shl nsw i64 %43, 4
  %45 = getelementptr inbounds i8, i8* %getch.i.prol, i64 %44
  %46 = getelementptr inbounds i8, i8* %45, i64 4
  %47 = bitcast i8* %46 to i32*
  %48 = load i32, i32* %47, align 4
  %49 = icmp sgt i32 %48, %35
  br i1 %49, label %53, label %50

50:                                               ; preds = %for_loop_body.prol
  %51 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %29, i64 0, i32 13, i64 5
  %52 = load i8*, i8** %51, align 8
  br label %Dynamic_lookup_element.exit.prol

53:                                               ; preds = %for_loop_body.prol
  %54 = getelementptr inbounds i8, i8* %45, i64 8
  %55 = sext i32 %35 to i64
  %56 = shl nsw i64 %55, 2
  %57 = add nsw i64 %56, 32
  br label %58

58:                                               ; preds = %58, %53
  %lsr.iv34 = phi i64 [ %lsr.iv.next35, %58 ], [ %57, %53 ]
  %.021.in.in.i.prol = phi i8* [ %54, %53 ], [ %.021.i.prol, %58 ]
  %.020.i.prol = phi i32 [ 0, %53 ], [ %59, %58 ]
  %.021.in.i.prol = bitcast i8* %.021.in.in.i.prol to i8**
  %.021.i.prol = load i8*, i8** %.021.in.i.prol, align 8
  %59 = add nuw nsw i32 %.020.i.prol, 6
  %lsr.iv.next35 = add nsw i64 %lsr.iv34, -24
  %60 = icmp sgt i32 %59, %35
  br i1 %60, label %61, label %58, !llvm.loop !8

61:                                               ; preds = %58
  %scevgep36 = getelementptr i8, i8* %.021.i.prol, i64 %lsr.iv.next35
  br label %Dynamic_lookup_element.exit.prol

Dynamic_lookup_element.exit.prol:                 ; preds = %61, %50
  %.0.i.prol = phi i8* [ %scevgep36, %61 ], [ %52, %50 ]
  %62 = bitcast i8* %.0.i.prol to i32*
  %63 = load i32, i32* %62, align 4
  %64 = load i32*, i32** %24, align 8
  %65 = load i32, i32* %25, align 4
  %66 = mul i32 %65, %40
  %67 = add i32 %66, %35
  %68 = sext i32 %67 to i64
  %69 = getelementptr i32, i32* %64, i64 %68
  store i32 %63, i32* %69, align 4
  %70 = add nsw i32 %.012.prol, 1
  %prol.iter.next = add nuw nsw i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !10

for_loop_body.prol.loopexit.loopexit:             ; preds = %Dynamic_lookup_element.exit.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.012.unr = phi i32 [ %18, %for_loop_body.lr.ph ], [ %70, %for_loop_body.prol.loopexit.loopexit ]
  %71 = icmp ult i32 %28, 7
  br i1 %71, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %Dynamic_lookup_element.exit.7, %for_loop_body.preheader
  %.012 = phi i32 [ %407, %Dynamic_lookup_element.exit.7 ], [ %.012.unr, %for_loop_body.preheader ]
  %72 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %73 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %72, i64 0, i32 14
  %74 = load i8*, i8** %73, align 8
  %75 = getelementptr inbounds i8, i8* %74, i64 8
  %76 = bitcast i8* %75 to i32*
  %77 = load i32, i32* %76, align 4
  %78 = srem i32 %.012, %77
  %79 = sdiv i32 %.012, %77
  %80 = getelementptr inbounds i8, i8* %74, i64 12
  %81 = bitcast i8* %80 to i32*
  %82 = load i32, i32* %81, align 4
  %83 = srem i32 %79, %82
  %84 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %72, i64 0, i32 7, i64 0
  %85 = load i8*, i8** %84, align 8
  %getch.i = getelementptr i8, i8* %85, i64 48
  %86 = sext i32 %83 to i64
  %87 = shl nsw i64 %86, 4
  %88 = getelementptr inbounds i8, i8* %getch.i, i64 %87
  %89 = getelementptr inbounds i8, i8* %88, i64 4
  %90 = bitcast i8* %89 to i32*
  %91 = load i32, i32* %90, align 4
  %92 = icmp sgt i32 %91, %78
  br i1 %92, label %93, label %102

93:                                               ; preds = %for_loop_body
  %94 = getelementptr inbounds i8, i8* %88, i64 8
  %95 = sext i32 %78 to i64
  %96 = shl nsw i64 %95, 2
  %97 = add nsw i64 %96, 32
  br label %98

98:                                               ; preds = %98, %93
  %lsr.iv = phi i64 [ %lsr.iv.next, %98 ], [ %97, %93 ]
  %.021.in.in.i = phi i8* [ %94, %93 ], [ %.021.i, %98 ]
  %.020.i = phi i32 [ 0, %93 ], [ %99, %98 ]
  %.021.in.i = bitcast i8* %.021.in.in.i to i8**
  %.021.i = load i8*, i8** %.021.in.i, align 8
  %99 = add nuw nsw i32 %.020.i, 6
  %lsr.iv.next = add nsw i64 %lsr.iv, -24
  %100 = icmp sgt i32 %99, %78
  br i1 %100, label %101, label %98, !llvm.loop !8

101:                                              ; preds = %98
  %scevgep = getelementptr i8, i8* %.021.i, i64 %lsr.iv.next
  br label %Dynamic_lookup_element.exit

102:                                              ; preds = %for_loop_body
  %103 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %72, i64 0, i32 13, i64 5
  %104 = load i8*, i8** %103, align 8
  br label %Dynamic_lookup_element.exit

Dynamic_lookup_element.exit:                      ; preds = %102, %101
  %.0.i = phi i8* [ %scevgep, %101 ], [ %104, %102 ]
  %105 = bitcast i8* %.0.i to i32*
  %106 = load i32, i32* %105, align 4
  %107 = load i32*, i32** %24, align 8
  %108 = load i32, i32* %25, align 4
  %109 = mul i32 %108, %83
  %110 = add i32 %109, %78
  %111 = sext i32 %110 to i64
  %112 = getelementptr i32, i32* %107, i64 %111
  store i32 %106, i32* %112, align 4
  %113 = add nsw i32 %.012, 1
  %114 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %115 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %114, i64 0, i32 14
  %116 = load i8*, i8** %115, align 8
  %117 = getelementptr inbounds i8, i8* %116, i64 8
  %118 = bitcast i8* %117 to i32*
  %119 = load i32, i32* %118, align 4
  %120 = srem i32 %113, %119
  %121 = sdiv i32 %113, %119
  %122 = getelementptr inbounds i8, i8* %116, i64 12
  %123 = bitcast i8* %122 to i32*
  %124 = load i32, i32* %123, align 4
  %125 = srem i32 %121, %124
  %126 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %114, i64 0, i32 7, i64 0
  %127 = load i8*, i8** %126, align 8
  %getch.i.1 = getelementptr i8, i8* %127, i64 48
  %128 = sext i32 %125 to i64
  %129 = shl nsw i64 %128, 4
  %130 = getelementptr inbounds i8, i8* %getch.i.1, i64 %129
  %131 = getelementptr inbounds i8, i8* %130, i64 4
  %132 = bitcast i8* %131 to i32*
  %133 = load i32, i32* %132, align 4
  %134 = icmp sgt i32 %133, %120
  br i1 %134, label %138, label %135

135:                                              ; preds = %Dynamic_lookup_element.exit
  %136 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %114, i64 0, i32 13, i64 5
  %137 = load i8*, i8** %136, align 8
  br label %Dynamic_lookup_element.exit.1

138:                                              ; preds = %Dynamic_lookup_element.exit
  %139 = getelementptr inbounds i8, i8* %130, i64 8
  %140 = sext i32 %120 to i64
  %141 = shl nsw i64 %140, 2
  %142 = add nsw i64 %141, 32
  br label %143

143:                                              ; preds = %143, %138
  %lsr.iv13 = phi i64 [ %lsr.iv.next14, %143 ], [ %142, %138 ]
  %.021.in.in.i.1 = phi i8* [ %139, %138 ], [ %.021.i.1, %143 ]
  %.020.i.1 = phi i32 [ 0, %138 ], [ %144, %143 ]
  %.021.in.i.1 = bitcast i8* %.021.in.in.i.1 to i8**
  %.021.i.1 = load i8*, i8** %.021.in.i.1, align 8
  %144 = add nuw nsw i32 %.020.i.1, 6
  %lsr.iv.next14 = add nsw i64 %lsr.iv13, -24
  %145 = icmp sgt i32 %144, %120
  br i1 %145, label %146, label %143, !llvm.loop !8

146:                                              ; preds = %143
  %scevgep15 = getelementptr i8, i8* %.021.i.1, i64 %lsr.iv.next14
  br label %Dynamic_lookup_element.exit.1

Dynamic_lookup_element.exit.1:                    ; preds = %146, %135
  %.0.i.1 = phi i8* [ %scevgep15, %146 ], [ %137, %135 ]
  %147 = bitcast i8* %.0.i.1 to i32*
  %148 = load i32, i32* %147, align 4
  %149 = load i32*, i32** %24, align 8
  %150 = load i32, i32* %25, align 4
  %151 = mul i32 %150, %125
  %152 = add i32 %151, %120
  %153 = sext i32 %152 to i64
  %154 = getelementptr i32, i32* %149, i64 %153
  store i32 %148, i32* %154, align 4
  %155 = add nsw i32 %.012, 2
  %156 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %157 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %156, i64 0, i32 14
  %158 = load i8*, i8** %157, align 8
  %159 = getelementptr inbounds i8, i8* %158, i64 8
  %160 = bitcast i8* %159 to i32*
  %161 = load i32, i32* %160, align 4
  %162 = srem i32 %155, %161
  %163 = sdiv i32 %155, %161
  %164 = getelementptr inbounds i8, i8* %158, i64 12
  %165 = bitcast i8* %164 to i32*
  %166 = load i32, i32* %165, align 4
  %167 = srem i32 %163, %166
  %168 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %156, i64 0, i32 7, i64 0
  %169 = load i8*, i8** %168, align 8
  %getch.i.2 = getelementptr i8, i8* %169, i64 48
  %170 = sext i32 %167 to i64
  %171 = shl nsw i64 %170, 4
  %172 = getelementptr inbounds i8, i8* %getch.i.2, i64 %171
  %173 = getelementptr inbounds i8, i8* %172, i64 4
  %174 = bitcast i8* %173 to i32*
  %175 = load i32, i32* %174, align 4
  %176 = icmp sgt i32 %175, %162
  br i1 %176, label %180, label %177

177:                                              ; preds = %Dynamic_lookup_element.exit.1
  %178 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %156, i64 0, i32 13, i64 5
  %179 = load i8*, i8** %178, align 8
  br label %Dynamic_lookup_element.exit.2

180:                                              ; preds = %Dynamic_lookup_element.exit.1
  %181 = getelementptr inbounds i8, i8* %172, i64 8
  %182 = sext i32 %162 to i64
  %183 = shl nsw i64 %182, 2
  %184 = add nsw i64 %183, 32
  br label %185

185:                                              ; preds = %185, %180
  %lsr.iv16 = phi i64 [ %lsr.iv.next17, %185 ], [ %184, %180 ]
  %.021.in.in.i.2 = phi i8* [ %181, %180 ], [ %.021.i.2, %185 ]
  %.020.i.2 = phi i32 [ 0, %180 ], [ %186, %185 ]
  %.021.in.i.2 = bitcast i8* %.021.in.in.i.2 to i8**
  %.021.i.2 = load i8*, i8** %.021.in.i.2, align 8
  %186 = add nuw nsw i32 %.020.i.2, 6
  %lsr.iv.next17 = add nsw i64 %lsr.iv16, -24
  %187 = icmp sgt i32 %186, %162
  br i1 %187, label %188, label %185, !llvm.loop !8

188:                                              ; preds = %185
  %scevgep18 = getelementptr i8, i8* %.021.i.2, i64 %lsr.iv.next17
  br label %Dynamic_lookup_element.exit.2

Dynamic_lookup_element.exit.2:                    ; preds = %188, %177
  %.0.i.2 = phi i8* [ %scevgep18, %188 ], [ %179, %177 ]
  %189 = bitcast i8* %.0.i.2 to i32*
  %190 = load i32, i32* %189, align 4
  %191 = load i32*, i32** %24, align 8
  %192 = load i32, i32* %25, align 4
  %193 = mul i32 %192, %167
  %194 = add i32 %193, %162
  %195 = sext i32 %194 to i64
  %196 = getelementptr i32, i32* %191, i64 %195
  store i32 %190, i32* %196, align 4
  %197 = add nsw i32 %.012, 3
  %198 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %199 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %198, i64 0, i32 14
  %200 = load i8*, i8** %199, align 8
  %201 = getelementptr inbounds i8, i8* %200, i64 8
  %202 = bitcast i8* %201 to i32*
  %203 = load i32, i32* %202, align 4
  %204 = srem i32 %197, %203
  %205 = sdiv i32 %197, %203
  %206 = getelementptr inbounds i8, i8* %200, i64 12
  %207 = bitcast i8* %206 to i32*
  %208 = load i32, i32* %207, align 4
  %209 = srem i32 %205, %208
  %210 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %198, i64 0, i32 7, i64 0
  %211 = load i8*, i8** %210, align 8
  %getch.i.3 = getelementptr i8, i8* %211, i64 48
  %212 = sext i32 %209 to i64
  %213 = shl nsw i64 %212, 4
  %214 = getelementptr inbounds i8, i8* %getch.i.3, i64 %213
  %215 = getelementptr inbounds i8, i8* %214, i64 4
  %216 = bitcast i8* %215 to i32*
  %217 = load i32, i32* %216, align 4
  %218 = icmp sgt i32 %217, %204
  br i1 %218, label %222, label %219

219:                                              ; preds = %Dynamic_lookup_element.exit.2
  %220 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %198, i64 0, i32 13, i64 5
  %221 = load i8*, i8** %220, align 8
  br label %Dynamic_lookup_element.exit.3

222:                                              ; preds = %Dynamic_lookup_element.exit.2
  %223 = getelementptr inbounds i8, i8* %214, i64 8
  %224 = sext i32 %204 to i64
  %225 = shl nsw i64 %224, 2
  %226 = add nsw i64 %225, 32
  br label %227

227:                                              ; preds = %227, %222
  %lsr.iv19 = phi i64 [ %lsr.iv.next20, %227 ], [ %226, %222 ]
  %.021.in.in.i.3 = phi i8* [ %223, %222 ], [ %.021.i.3, %227 ]
  %.020.i.3 = phi i32 [ 0, %222 ], [ %228, %227 ]
  %.021.in.i.3 = bitcast i8* %.021.in.in.i.3 to i8**
  %.021.i.3 = load i8*, i8** %.021.in.i.3, align 8
  %228 = add nuw nsw i32 %.020.i.3, 6
  %lsr.iv.next20 = add nsw i64 %lsr.iv19, -24
  %229 = icmp sgt i32 %228, %204
  br i1 %229, label %230, label %227, !llvm.loop !8

230:                                              ; preds = %227
  %scevgep21 = getelementptr i8, i8* %.021.i.3, i64 %lsr.iv.next20
  br label %Dynamic_lookup_element.exit.3

Dynamic_lookup_element.exit.3:                    ; preds = %230, %219
  %.0.i.3 = phi i8* [ %scevgep21, %230 ], [ %221, %219 ]
  %231 = bitcast i8* %.0.i.3 to i32*
  %232 = load i32, i32* %231, align 4
  %233 = load i32*, i32** %24, align 8
  %234 = load i32, i32* %25, align 4
  %235 = mul i32 %234, %209
  %236 = add i32 %235, %204
  %237 = sext i32 %236 to i64
  %238 = getelementptr i32, i32* %233, i64 %237
  store i32 %232, i32* %238, align 4
  %239 = add nsw i32 %.012, 4
  %240 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %241 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %240, i64 0, i32 14
  %242 = load i8*, i8** %241, align 8
  %243 = getelementptr inbounds i8, i8* %242, i64 8
  %244 = bitcast i8* %243 to i32*
  %245 = load i32, i32* %244, align 4
  %246 = srem i32 %239, %245
  %247 = sdiv i32 %239, %245
  %248 = getelementptr inbounds i8, i8* %242, i64 12
  %249 = bitcast i8* %248 to i32*
  %250 = load i32, i32* %249, align 4
  %251 = srem i32 %247, %250
  %252 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %240, i64 0, i32 7, i64 0
  %253 = load i8*, i8** %252, align 8
  %getch.i.4 = getelementptr i8, i8* %253, i64 48
  %254 = sext i32 %251 to i64
  %255 = shl nsw i64 %254, 4
  %256 = getelementptr inbounds i8, i8* %getch.i.4, i64 %255
  %257 = getelementptr inbounds i8, i8* %256, i64 4
  %258 = bitcast i8* %257 to i32*
  %259 = load i32, i32* %258, align 4
  %260 = icmp sgt i32 %259, %246
  br i1 %260, label %264, label %261

261:                                              ; preds = %Dynamic_lookup_element.exit.3
  %262 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %240, i64 0, i32 13, i64 5
  %263 = load i8*, i8** %262, align 8
  br label %Dynamic_lookup_element.exit.4

264:                                              ; preds = %Dynamic_lookup_element.exit.3
  %265 = getelementptr inbounds i8, i8* %256, i64 8
  %266 = sext i32 %246 to i64
  %267 = shl nsw i64 %266, 2
  %268 = add nsw i64 %267, 32
  br label %269

269:                                              ; preds = %269, %264
  %lsr.iv22 = phi i64 [ %lsr.iv.next23, %269 ], [ %268, %264 ]
  %.021.in.in.i.4 = phi i8* [ %265, %264 ], [ %.021.i.4, %269 ]
  %.020.i.4 = phi i32 [ 0, %264 ], [ %270, %269 ]
  %.021.in.i.4 = bitcast i8* %.021.in.in.i.4 to i8**
  %.021.i.4 = load i8*, i8** %.021.in.i.4, align 8
  %270 = add nuw nsw i32 %.020.i.4, 6
  %lsr.iv.next23 = add nsw i64 %lsr.iv22, -24
  %271 = icmp sgt i32 %270, %246
  br i1 %271, label %272, label %269, !llvm.loop !8

272:                                              ; preds = %269
  %scevgep24 = getelementptr i8, i8* %.021.i.4, i64 %lsr.iv.next23
  br label %Dynamic_lookup_element.exit.4

Dynamic_lookup_element.exit.4:                    ; preds = %272, %261
  %.0.i.4 = phi i8* [ %scevgep24, %272 ], [ %263, %261 ]
  %273 = bitcast i8* %.0.i.4 to i32*
  %274 = load i32, i32* %273, align 4
  %275 = load i32*, i32** %24, align 8
  %276 = load i32, i32* %25, align 4
  %277 = mul i32 %276, %251
  %278 = add i32 %277, %246
  %279 = sext i32 %278 to i64
  %280 = getelementptr i32, i32* %275, i64 %279
  store i32 %274, i32* %280, align 4
  %281 = add nsw i32 %.012, 5
  %282 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %283 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %282, i64 0, i32 14
  %284 = load i8*, i8** %283, align 8
  %285 = getelementptr inbounds i8, i8* %284, i64 8
  %286 = bitcast i8* %285 to i32*
  %287 = load i32, i32* %286, align 4
  %288 = srem i32 %281, %287
  %289 = sdiv i32 %281, %287
  %290 = getelementptr inbounds i8, i8* %284, i64 12
  %291 = bitcast i8* %290 to i32*
  %292 = load i32, i32* %291, align 4
  %293 = srem i32 %289, %292
  %294 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %282, i64 0, i32 7, i64 0
  %295 = load i8*, i8** %294, align 8
  %getch.i.5 = getelementptr i8, i8* %295, i64 48
  %296 = sext i32 %293 to i64
  %297 = shl nsw i64 %296, 4
  %298 = getelementptr inbounds i8, i8* %getch.i.5, i64 %297
  %299 = getelementptr inbounds i8, i8* %298, i64 4
  %300 = bitcast i8* %299 to i32*
  %301 = load i32, i32* %300, align 4
  %302 = icmp sgt i32 %301, %288
  br i1 %302, label %306, label %303

303:                                              ; preds = %Dynamic_lookup_element.exit.4
  %304 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %282, i64 0, i32 13, i64 5
  %305 = load i8*, i8** %304, align 8
  br label %Dynamic_lookup_element.exit.5

306:                                              ; preds = %Dynamic_lookup_element.exit.4
  %307 = getelementptr inbounds i8, i8* %298, i64 8
  %308 = sext i32 %288 to i64
  %309 = shl nsw i64 %308, 2
  %310 = add nsw i64 %309, 32
  br label %311

311:                                              ; preds = %311, %306
  %lsr.iv25 = phi i64 [ %lsr.iv.next26, %311 ], [ %310, %306 ]
  %.021.in.in.i.5 = phi i8* [ %307, %306 ], [ %.021.i.5, %311 ]
  %.020.i.5 = phi i32 [ 0, %306 ], [ %312, %311 ]
  %.021.in.i.5 = bitcast i8* %.021.in.in.i.5 to i8**
  %.021.i.5 = load i8*, i8** %.021.in.i.5, align 8
  %312 = add nuw nsw i32 %.020.i.5, 6
  %lsr.iv.next26 = add nsw i64 %lsr.iv25, -24
  %313 = icmp sgt i32 %312, %288
  br i1 %313, label %314, label %311, !llvm.loop !8

314:                                              ; preds = %311
  %scevgep27 = getelementptr i8, i8* %.021.i.5, i64 %lsr.iv.next26
  br label %Dynamic_lookup_element.exit.5

Dynamic_lookup_element.exit.5:                    ; preds = %314, %303
  %.0.i.5 = phi i8* [ %scevgep27, %314 ], [ %305, %303 ]
  %315 = bitcast i8* %.0.i.5 to i32*
  %316 = load i32, i32* %315, align 4
  %317 = load i32*, i32** %24, align 8
  %318 = load i32, i32* %25, align 4
  %319 = mul i32 %318, %293
  %320 = add i32 %319, %288
  %321 = sext i32 %320 to i64
  %322 = getelementptr i32, i32* %317, i64 %321
  store i32 %316, i32* %322, align 4
  %323 = add nsw i32 %.012, 6
  %324 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %325 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %324, i64 0, i32 14
  %326 = load i8*, i8** %325, align 8
  %327 = getelementptr inbounds i8, i8* %326, i64 8
  %328 = bitcast i8* %327 to i32*
  %329 = load i32, i32* %328, align 4
  %330 = srem i32 %323, %329
  %331 = sdiv i32 %323, %329
  %332 = getelementptr inbounds i8, i8* %326, i64 12
  %333 = bitcast i8* %332 to i32*
  %334 = load i32, i32* %333, align 4
  %335 = srem i32 %331, %334
  %336 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %324, i64 0, i32 7, i64 0
  %337 = load i8*, i8** %336, align 8
  %getch.i.6 = getelementptr i8, i8* %337, i64 48
  %338 = sext i32 %335 to i64
  %339 = shl nsw i64 %338, 4
  %340 = getelementptr inbounds i8, i8* %getch.i.6, i64 %339
  %341 = getelementptr inbounds i8, i8* %340, i64 4
  %342 = bitcast i8* %341 to i32*
  %343 = load i32, i32* %342, align 4
  %344 = icmp sgt i32 %343, %330
  br i1 %344, label %348, label %345

345:                                              ; preds = %Dynamic_lookup_element.exit.5
  %346 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %324, i64 0, i32 13, i64 5
  %347 = load i8*, i8** %346, align 8
  br label %Dynamic_lookup_element.exit.6

348:                                              ; preds = %Dynamic_lookup_element.exit.5
  %349 = getelementptr inbounds i8, i8* %340, i64 8
  %350 = sext i32 %330 to i64
  %351 = shl nsw i64 %350, 2
  %352 = add nsw i64 %351, 32
  br label %353

353:                                              ; preds = %353, %348
  %lsr.iv28 = phi i64 [ %lsr.iv.next29, %353 ], [ %352, %348 ]
  %.021.in.in.i.6 = phi i8* [ %349, %348 ], [ %.021.i.6, %353 ]
  %.020.i.6 = phi i32 [ 0, %348 ], [ %354, %353 ]
  %.021.in.i.6 = bitcast i8* %.021.in.in.i.6 to i8**
  %.021.i.6 = load i8*, i8** %.021.in.i.6, align 8
  %354 = add nuw nsw i32 %.020.i.6, 6
  %lsr.iv.next29 = add nsw i64 %lsr.iv28, -24
  %355 = icmp sgt i32 %354, %330
  br i1 %355, label %356, label %353, !llvm.loop !8

356:                                              ; preds = %353
  %scevgep30 = getelementptr i8, i8* %.021.i.6, i64 %lsr.iv.next29
  br label %Dynamic_lookup_element.exit.6

Dynamic_lookup_element.exit.6:                    ; preds = %356, %345
  %.0.i.6 = phi i8* [ %scevgep30, %356 ], [ %347, %345 ]
  %357 = bitcast i8* %.0.i.6 to i32*
  %358 = load i32, i32* %357, align 4
  %359 = load i32*, i32** %24, align 8
  %360 = load i32, i32* %25, align 4
  %361 = mul i32 %360, %335
  %362 = add i32 %361, %330
  %363 = sext i32 %362 to i64
  %364 = getelementptr i32, i32* %359, i64 %363
  store i32 %358, i32* %364, align 4
  %365 = add nsw i32 %.012, 7
  %366 = load %struct.LLVMRuntime.87*, %struct.LLVMRuntime.87** %3, align 8
  %367 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %366, i64 0, i32 14
  %368 = load i8*, i8** %367, align 8
  %369 = getelementptr inbounds i8, i8* %368, i64 8
  %370 = bitcast i8* %369 to i32*
  %371 = load i32, i32* %370, align 4
  %372 = srem i32 %365, %371
  %373 = sdiv i32 %365, %371
  %374 = getelementptr inbounds i8, i8* %368, i64 12
  %375 = bitcast i8* %374 to i32*
  %376 = load i32, i32* %375, align 4
  %377 = srem i32 %373, %376
  %378 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %366, i64 0, i32 7, i64 0
  %379 = load i8*, i8** %378, align 8
  %getch.i.7 = getelementptr i8, i8* %379, i64 48
  %380 = sext i32 %377 to i64
  %381 = shl nsw i64 %380, 4
  %382 = getelementptr inbounds i8, i8* %getch.i.7, i64 %381
  %383 = getelementptr inbounds i8, i8* %382, i64 4
  %384 = bitcast i8* %383 to i32*
  %385 = load i32, i32* %384, align 4
  %386 = icmp sgt i32 %385, %372
  br i1 %386, label %390, label %387

387:                                              ; preds = %Dynamic_lookup_element.exit.6
  %388 = getelementptr inbounds %struct.LLVMRuntime.87, %struct.LLVMRuntime.87* %366, i64 0, i32 13, i64 5
  %389 = load i8*, i8** %388, align 8
  br label %Dynamic_lookup_element.exit.7

390:                                              ; preds = %Dynamic_lookup_element.exit.6
  %391 = getelementptr inbounds i8, i8* %382, i64 8
  %392 = sext i32 %372 to i64
  %393 = shl nsw i64 %392, 2
  %394 = add nsw i64 %393, 32
  br label %395

395:                                              ; preds = %395, %390
  %lsr.iv31 = phi i64 [ %lsr.iv.next32, %395 ], [ %394, %390 ]
  %.021.in.in.i.7 = phi i8* [ %391, %390 ], [ %.021.i.7, %395 ]
  %.020.i.7 = phi i32 [ 0, %390 ], [ %396, %395 ]
  %.021.in.i.7 = bitcast i8* %.021.in.in.i.7 to i8**
  %.021.i.7 = load i8*, i8** %.021.in.i.7, align 8
  %396 = add nuw nsw i32 %.020.i.7, 6
  %lsr.iv.next32 = add nsw i64 %lsr.iv31, -24
  %397 = icmp sgt i32 %396, %372
  br i1 %397, label %398, label %395, !llvm.loop !8

398:                                              ; preds = %395
  %scevgep33 = getelementptr i8, i8* %.021.i.7, i64 %lsr.iv.next32
  br label %Dynamic_lookup_element.exit.7

Dynamic_lookup_element.exit.7:                    ; preds = %398, %387
  %.0.i.7 = phi i8* [ %scevgep33, %398 ], [ %389, %387 ]
  %399 = bitcast i8* %.0.i.7 to i32*
  %400 = load i32, i32* %399, align 4
  %401 = load i32*, i32** %24, align 8
  %402 = load i32, i32* %25, align 4
  %403 = mul i32 %402, %377
  %404 = add i32 %403, %372
  %405 = sext i32 %404 to i64
  %406 = getelementptr i32, i32* %401, i64 %405
  store i32 %400, i32* %406, align 4
  %407 = add nsw i32 %.012, 8
  %exitcond.not.7 = icmp eq i32 %407, %20
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %Dynamic_lookup_element.exit.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.88, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.88**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.88*, %struct.RuntimeContext.88** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.88*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.88*, i8*)*, void (%struct.RuntimeContext.88*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.88*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.88*, i8*, i32)*, void (%struct.RuntimeContext.88*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.88*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.88*, i8*)*, void (%struct.RuntimeContext.88*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.88*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.88* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.88* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.88* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.88, %struct.RuntimeContext.88* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.88* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.88* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !12

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.88*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.88* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
attributes #2 = { nofree nosync nounwind }
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
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
