; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.105*, void (%struct.RuntimeContext.105*, i8*)*, void (%struct.RuntimeContext.105*, i8*, i32)*, void (%struct.RuntimeContext.105*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.105 = type { i8*, %struct.LLVMRuntime.104*, i32, i64* }
%struct.LLVMRuntime.104 = type { %struct.PreallocatedMemoryChunk.99, %struct.PreallocatedMemoryChunk.99, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.100*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.101*], [1024 x %struct.NodeManager.102*], [1024 x i8*], i8*, %struct.RandState.103*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.99 = type { i8*, i8*, i64 }
%struct.__va_list_tag.100 = type { i32, i32, i8*, i8* }
%struct.ListManager.101 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.104* }
%struct.NodeManager.102 = type <{ %struct.LLVMRuntime.104*, i32, i32, i32, i32, %struct.ListManager.101*, %struct.ListManager.101*, %struct.ListManager.101*, i32, [4 x i8] }>
%struct.RandState.103 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @number_six_c114_0_kernel_0_serial(%struct.RuntimeContext.105* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.105* %context to { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }*, { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.105, %struct.RuntimeContext.105* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.104*, %struct.LLVMRuntime.104** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.104, %struct.LLVMRuntime.104* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @number_six_c114_0_kernel_1_range_for(%struct.RuntimeContext.105* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.105* %context, %struct.RuntimeContext.105** %4, align 8
  store void (%struct.RuntimeContext.105*, i8*)* null, void (%struct.RuntimeContext.105*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.105*, i8*, i32)* @function_body, void (%struct.RuntimeContext.105*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.105*, i8*)* null, void (%struct.RuntimeContext.105*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.105, %struct.RuntimeContext.105* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.104*, %struct.LLVMRuntime.104** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.104, %struct.LLVMRuntime.104* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.104, %struct.LLVMRuntime.104* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.105* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.105, %struct.RuntimeContext.105* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.104*, %struct.LLVMRuntime.104** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.104, %struct.LLVMRuntime.104* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.105* %0 to { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }**
  %21 = load { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }*, { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %22 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %21, i64 0, i32 0
  %23 = load i32, i32* %22, align 4
  %24 = add i32 %23, 1
  %25 = add i32 %23, 2
  %26 = add i32 %23, 3
  %27 = add i32 %23, 4
  %28 = add i32 %23, 5
  %29 = icmp sgt i32 %19, %17
  br i1 %29, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %30 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %21, i64 0, i32 1, i32 1
  %31 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %21, i64 0, i32 2, i32 1
  %32 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %21, i64 0, i32 3, i32 1
  %33 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %21, i64 0, i32 4, i32 1
  %34 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %21, i64 0, i32 5, i32 1
  %35 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %21, i64 0, i32 6, i32 1
  %36 = sub i32 %19, %17
  %37 = xor i32 %17, -1
  %38 = add i32 %19, %37
  %xtraiter = and i32 %36, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %39 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %39, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %55, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %40 = load i32, i32* %7, align 4
  %41 = srem i32 %.04.prol, %40
  %42 = load i32*, i32** %30, align 8
  %43 = sext i32 %41 to i64
  %44 = getelementptr i32, i32* %42, i64 %43
  store i32 %23, i32* %44, align 4
  %45 = load i32*, i32** %31, align 8
  %46 = getelementptr i32, i32* %45, i64 %43
  store i32 %24, i32* %46, align 4
  %47 = load i32*, i32** %32, align 8
  %48 = getelementptr i32, i32* %47, i64 %43
  store i32 %25, i32* %48, align 4
  %49 = load i32*, i32** %33, align 8
  %50 = getelementptr i32, i32* %49, i64 %43
  store i32 %26, i32* %50, align 4
  %51 = load i32*, i32** %34, align 8
  %52 = getelementptr i32, i32* %51, i64 %43
  store i32 %27, i32* %52, align 4
  %53 = load i32*, i32** %35, align 8
  %54 = getelementptr i32, i32* %53, i64 %43
  store i32 %28, i32* %54, align 4
  %55 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %55, %for_loop_body.prol.loopexit.loopexit ]
  %56 = icmp ult i32 %38, 7
  br i1 %56, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %184, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %57 = load i32, i32* %7, align 4
  %58 = srem i32 %.04, %57
  %59 = load i32*, i32** %30, align 8
  %60 = sext i32 %58 to i64
  %61 = getelementptr i32, i32* %59, i64 %60
  store i32 %23, i32* %61, align 4
  %62 = load i32*, i32** %31, align 8
  %63 = getelementptr i32, i32* %62, i64 %60
  store i32 %24, i32* %63, align 4
  %64 = load i32*, i32** %32, align 8
  %65 = getelementptr i32, i32* %64, i64 %60
  store i32 %25, i32* %65, align 4
  %66 = load i32*, i32** %33, align 8
  %67 = getelementptr i32, i32* %66, i64 %60
  store i32 %26, i32* %67, align 4
  %68 = load i32*, i32** %34, align 8
  %69 = getelementptr i32, i32* %68, i64 %60
  store i32 %27, i32* %69, align 4
  %70 = load i32*, i32** %35, align 8
  %71 = getelementptr i32, i32* %70, i64 %60
  store i32 %28, i32* %71, align 4
  %72 = load i32, i32* %7, align 4
  %73 = add i32 %.04, 1
  %74 = srem i32 %73, %72
  %75 = load i32*, i32** %30, align 8
  %76 = sext i32 %74 to i64
  %77 = getelementptr i32, i32* %75, i64 %76
  store i32 %23, i32* %77, align 4
  %78 = load i32*, i32** %31, align 8
  %79 = getelementptr i32, i32* %78, i64 %76
  store i32 %24, i32* %79, align 4
  %80 = load i32*, i32** %32, align 8
  %81 = getelementptr i32, i32* %80, i64 %76
  store i32 %25, i32* %81, align 4
  %82 = load i32*, i32** %33, align 8
  %83 = getelementptr i32, i32* %82, i64 %76
  store i32 %26, i32* %83, align 4
  %84 = load i32*, i32** %34, align 8
  %85 = getelementptr i32, i32* %84, i64 %76
  store i32 %27, i32* %85, align 4
  %86 = load i32*, i32** %35, align 8
  %87 = getelementptr i32, i32* %86, i64 %76
  store i32 %28, i32* %87, align 4
  %88 = load i32, i32* %7, align 4
  %89 = add i32 %73, 1
  %90 = srem i32 %89, %88
  %91 = load i32*, i32** %30, align 8
  %92 = sext i32 %90 to i64
  %93 = getelementptr i32, i32* %91, i64 %92
  store i32 %23, i32* %93, align 4
  %94 = load i32*, i32** %31, align 8
  %95 = getelementptr i32, i32* %94, i64 %92
  store i32 %24, i32* %95, align 4
  %96 = load i32*, i32** %32, align 8
  %97 = getelementptr i32, i32* %96, i64 %92
  store i32 %25, i32* %97, align 4
  %98 = load i32*, i32** %33, align 8
  %99 = getelementptr i32, i32* %98, i64 %92
  store i32 %26, i32* %99, align 4
  %100 = load i32*, i32** %34, align 8
  %101 = getelementptr i32, i32* %100, i64 %92
  store i32 %27, i32* %101, align 4
  %102 = load i32*, i32** %35, align 8
  %103 = getelementptr i32, i32* %102, i64 %92
  store i32 %28, i32* %103, align 4
  %104 = load i32, i32* %7, align 4
  %105 = add i32 %89, 1
  %106 = srem i32 %105, %104
  %107 = load i32*, i32** %30, align 8
  %108 = sext i32 %106 to i64
  %109 = getelementptr i32, i32* %107, i64 %108
  store i32 %23, i32* %109, align 4
  %110 = load i32*, i32** %31, align 8
  %111 = getelementptr i32, i32* %110, i64 %108
  store i32 %24, i32* %111, align 4
  %112 = load i32*, i32** %32, align 8
  %113 = getelementptr i32, i32* %112, i64 %108
  store i32 %25, i32* %113, align 4
  %114 = load i32*, i32** %33, align 8
  %115 = getelementptr i32, i32* %114, i64 %108
  store i32 %26, i32* %115, align 4
  %116 = load i32*, i32** %34, align 8
  %117 = getelementptr i32, i32* %116, i64 %108
  store i32 %27, i32* %117, align 4
  %118 = load i32*, i32** %35, align 8
  %119 = getelementptr i32, i32* %118, i64 %108
  store i32 %28, i32* %119, align 4
  %120 = load i32, i32* %7, align 4
  %121 = add i32 %105, 1
  %122 = srem i32 %121, %120
  %123 = load i32*, i32** %30, align 8
  %124 = sext i32 %122 to i64
  %125 = getelementptr i32, i32* %123, i64 %124
  store i32 %23, i32* %125, align 4
  %126 = load i32*, i32** %31, align 8
  %127 = getelementptr i32, i32* %126, i64 %124
  store i32 %24, i32* %127, align 4
  %128 = load i32*, i32** %32, align 8
  %129 = getelementptr i32, i32* %128, i64 %124
  store i32 %25, i32* %129, align 4
  %130 = load i32*, i32** %33, align 8
  %131 = getelementptr i32, i32* %130, i64 %124
  store i32 %26, i32* %131, align 4
  %132 = load i32*, i32** %34, align 8
  %133 = getelementptr i32, i32* %132, i64 %124
  store i32 %27, i32* %133, align 4
  %134 = load i32*, i32** %35, align 8
  %135 = getelementptr i32, i32* %134, i64 %124
  store i32 %28, i32* %135, align 4
  %136 = load i32, i32* %7, align 4
  %137 = add i32 %121, 1
  %138 = srem i32 %137, %136
  %139 = load i32*, i32** %30, align 8
  %140 = sext i32 %138 to i64
  %141 = getelementptr i32, i32* %139, i64 %140
  store i32 %23, i32* %141, align 4
  %142 = load i32*, i32** %31, align 8
  %143 = getelementptr i32, i32* %142, i64 %140
  store i32 %24, i32* %143, align 4
  %144 = load i32*, i32** %32, align 8
  %145 = getelementptr i32, i32* %144, i64 %140
  store i32 %25, i32* %145, align 4
  %146 = load i32*, i32** %33, align 8
  %147 = getelementptr i32, i32* %146, i64 %140
  store i32 %26, i32* %147, align 4
  %148 = load i32*, i32** %34, align 8
  %149 = getelementptr i32, i32* %148, i64 %140
  store i32 %27, i32* %149, align 4
  %150 = load i32*, i32** %35, align 8
  %151 = getelementptr i32, i32* %150, i64 %140
  store i32 %28, i32* %151, align 4
  %152 = load i32, i32* %7, align 4
  %153 = add i32 %137, 1
  %154 = srem i32 %153, %152
  %155 = load i32*, i32** %30, align 8
  %156 = sext i32 %154 to i64
  %157 = getelementptr i32, i32* %155, i64 %156
  store i32 %23, i32* %157, align 4
  %158 = load i32*, i32** %31, align 8
  %159 = getelementptr i32, i32* %158, i64 %156
  store i32 %24, i32* %159, align 4
  %160 = load i32*, i32** %32, align 8
  %161 = getelementptr i32, i32* %160, i64 %156
  store i32 %25, i32* %161, align 4
  %162 = load i32*, i32** %33, align 8
  %163 = getelementptr i32, i32* %162, i64 %156
  store i32 %26, i32* %163, align 4
  %164 = load i32*, i32** %34, align 8
  %165 = getelementptr i32, i32* %164, i64 %156
  store i32 %27, i32* %165, align 4
  %166 = load i32*, i32** %35, align 8
  %167 = getelementptr i32, i32* %166, i64 %156
  store i32 %28, i32* %167, align 4
  %168 = load i32, i32* %7, align 4
  %169 = add i32 %153, 1
  %170 = srem i32 %169, %168
  %171 = load i32*, i32** %30, align 8
  %172 = sext i32 %170 to i64
  %173 = getelementptr i32, i32* %171, i64 %172
  store i32 %23, i32* %173, align 4
  %174 = load i32*, i32** %31, align 8
  %175 = getelementptr i32, i32* %174, i64 %172
  store i32 %24, i32* %175, align 4
  %176 = load i32*, i32** %32, align 8
  %177 = getelementptr i32, i32* %176, i64 %172
  store i32 %25, i32* %177, align 4
  %178 = load i32*, i32** %33, align 8
  %179 = getelementptr i32, i32* %178, i64 %172
  store i32 %26, i32* %179, align 4
  %180 = load i32*, i32** %34, align 8
  %181 = getelementptr i32, i32* %180, i64 %172
  store i32 %27, i32* %181, align 4
  %182 = load i32*, i32** %35, align 8
  %183 = getelementptr i32, i32* %182, i64 %172
  store i32 %28, i32* %183, align 4
  %184 = add i32 %169, 1
  %exitcond.not.7 = icmp eq i32 %184, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.105, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.105**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.105*, %struct.RuntimeContext.105** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.105*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.105*, i8*)*, void (%struct.RuntimeContext.105*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.105*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.105*, i8*, i32)*, void (%struct.RuntimeContext.105*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.105*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.105*, i8*)*, void (%struct.RuntimeContext.105*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.105*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.105* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.105* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.105* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.105, %struct.RuntimeContext.105* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.105* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.105* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.105*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.105* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
!10 = distinct !{!10, !9}
