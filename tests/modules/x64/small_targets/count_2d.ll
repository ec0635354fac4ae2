; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.84*, void (%struct.RuntimeContext.84*, i8*)*, void (%struct.RuntimeContext.84*, i8*, i32)*, void (%struct.RuntimeContext.84*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.84 = type { i8*, %struct.LLVMRuntime.83*, i32, i64* }
%struct.LLVMRuntime.83 = type { %struct.PreallocatedMemoryChunk.78, %struct.PreallocatedMemoryChunk.78, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.79*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.80*], [1024 x %struct.NodeManager.81*], [1024 x i8*], i8*, %struct.RandState.82*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.78 = type { i8*, i8*, i64 }
%struct.__va_list_tag.79 = type { i32, i32, i8*, i8* }
%struct.ListManager.80 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.83* }
%struct.NodeManager.81 = type <{ %struct.LLVMRuntime.83*, i32, i32, i32, i32, %struct.ListManager.80*, %struct.ListManager.80*, %struct.ListManager.80*, i32, [4 x i8] }>
%struct.RandState.82 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_2d_c86_0_kernel_0_serial(%struct.RuntimeContext.84* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.84* %context to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %1 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.84, %struct.RuntimeContext.84* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %0, align 8
  %11 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %10, i64 0, i32 0, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @count_2d_c86_0_kernel_1_range_for(%struct.RuntimeContext.84* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.84* %context, %struct.RuntimeContext.84** %4, align 8
  store void (%struct.RuntimeContext.84*, i8*)* null, void (%struct.RuntimeContext.84*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.84*, i8*, i32)* @function_body, void (%struct.RuntimeContext.84*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.84*, i8*)* null, void (%struct.RuntimeContext.84*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.84, %struct.RuntimeContext.84* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.84* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.84, %struct.RuntimeContext.84* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.84* %0 to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %22 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %26 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 0, i32 1
  %27 = sub i32 %19, %17
  %28 = xor i32 %17, -1
  %29 = add i32 %19, %28
  %xtraiter = and i32 %27, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %30 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %30, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.06.prol = phi i32 [ %64, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %31 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %3, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %31, i64 0, i32 14
  %33 = load i8*, i8** %32, align 8
  %34 = getelementptr inbounds i8, i8* %33, i64 4
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = srem i32 %.06.prol, %36
  %38 = sdiv i32 %.06.prol, %36
  %39 = getelementptr inbounds i8, i8* %33, i64 8
  %40 = bitcast i8* %39 to i32*
  %41 = load i32, i32* %40, align 4
  %42 = srem i32 %38, %41
  %43 = load i32*, i32** %23, align 8
  %44 = load i32, i32* %24, align 4
  %45 = mul i32 %44, %42
  %46 = add i32 %45, %37
  %47 = sext i32 %46 to i64
  %48 = getelementptr i32, i32* %43, i64 %47
  %49 = load i32, i32* %48, align 4
  %50 = sdiv i32 %37, 3
  %51 = icmp slt i32 %37, 0
  %52 = mul nsw i32 %50, 3
  %53 = icmp ne i32 %52, %37
  %54 = and i1 %51, %53
  %.neg4.prol = sext i1 %54 to i32
  %55 = add nsw i32 %50, %.neg4.prol
  %.neg5.prol = mul i32 %55, -3
  %56 = add i32 %.neg5.prol, %37
  %57 = load i32*, i32** %25, align 8
  %58 = load i32, i32* %26, align 4
  %59 = mul i32 %58, %49
  %60 = add i32 %56, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr i32, i32* %57, i64 %61
  %63 = atomicrmw add i32* %62, i32 1 seq_cst, align 4
  %64 = add i32 %.06.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.06.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %64, %for_loop_body.prol.loopexit.loopexit ]
  %65 = icmp ult i32 %29, 7
  br i1 %65, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.06 = phi i32 [ %337, %for_loop_body ], [ %.06.unr, %for_loop_body.preheader ]
  %66 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %3, align 8
  %67 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %66, i64 0, i32 14
  %68 = load i8*, i8** %67, align 8
  %69 = getelementptr inbounds i8, i8* %68, i64 4
  %70 = bitcast i8* %69 to i32*
  %71 = load i32, i32* %70, align 4
  %72 = srem i32 %.06, %71
  %73 = sdiv i32 %.06, %71
  %74 = getelementptr inbounds i8, i8* %68, i64 8
  %75 = bitcast i8* %74 to i32*
  %76 = load i32, i32* %75, align 4
  %77 = srem i32 %73, %76
  %78 = load i32*, i32** %23, align 8
  %79 = load i32, i32* %24, align 4
  %80 = mul i32 %79, %77
  %81 = add i32 %80, %72
  %82 = sext i32 %81 to i64
  %83 = getelementptr i32, i32* %78, i64 %82
  %84 = load i32, i32* %83, align 4
  %85 = sdiv i32 %72, 3
  %86 = icmp slt i32 %72, 0
  %87 = mul nsw i32 %85, 3
  %88 = icmp ne i32 %87, %72
  %89 = and i1 %86, %88
  %.neg4 = sext i1 %89 to i32
  %90 = add nsw i32 %85, %.neg4
  %.neg5 = mul i32 %90, -3
  %91 = add i32 %.neg5, %72
  %92 = load i32*, i32** %25, align 8
  %93 = load i32, i32* %26, align 4
  %94 = mul i32 %93, %84
  %95 = add i32 %91, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr i32, i32* %92, i64 %96
  %98 = atomicrmw add i32* %97, i32 1 seq_cst, align 4
  %99 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %3, align 8
  %100 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %99, i64 0, i32 14
  %101 = load i8*, i8** %100, align 8
  %102 = getelementptr inbounds i8, i8* %101, i64 4
  %103 = bitcast i8* %102 to i32*
  %104 = load i32, i32* %103, align 4
  %105 = add i32 %.06, 1
  %106 = srem i32 %105, %104
  %107 = sdiv i32 %105, %104
  %108 = getelementptr inbounds i8, i8* %101, i64 8
  %109 = bitcast i8* %108 to i32*
  %110 = load i32, i32* %109, align 4
  %111 = srem i32 %107, %110
  %112 = load i32*, i32** %23, align 8
  %113 = load i32, i32* %24, align 4
  %114 = mul i32 %113, %111
  %115 = add i32 %114, %106
  %116 = sext i32 %115 to i64
  %117 = getelementptr i32, i32* %112, i64 %116
  %118 = load i32, i32* %117, align 4
  %119 = sdiv i32 %106, 3
  %120 = icmp slt i32 %106, 0
  %121 = mul nsw i32 %119, 3
  %122 = icmp ne i32 %121, %106
  %123 = and i1 %120, %122
  %.neg4.1 = sext i1 %123 to i32
  %124 = add nsw i32 %119, %.neg4.1
  %.neg5.1 = mul i32 %124, -3
  %125 = add i32 %.neg5.1, %106
  %126 = load i32*, i32** %25, align 8
  %127 = load i32, i32* %26, align 4
  %128 = mul i32 %127, %118
  %129 = add i32 %125, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr i32, i32* %126, i64 %130
  %132 = atomicrmw add i32* %131, i32 1 seq_cst, align 4
  %133 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %3, align 8
  %134 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %133, i64 0, i32 14
  %135 = load i8*, i8** %134, align 8
  %136 = getelementptr inbounds i8, i8* %135, i64 4
  %137 = bitcast i8* %136 to i32*
  %138 = load i32, i32* %137, align 4
  %139 = add i32 %105, 1
  %140 = srem i32 %139, %138
  %141 = sdiv i32 %139, %138
  %142 = getelementptr inbounds i8, i8* %135, i64 8
  %143 = bitcast i8* %142 to i32*
  %144 = load i32, i32* %143, align 4
  %145 = srem i32 %141, %144
  %146 = load i32*, i32** %23, align 8
  %147 = load i32, i32* %24, align 4
  %148 = mul i32 %147, %145
  %149 = add i32 %148, %140
  %150 = sext i32 %149 to i64
  %151 = getelementptr i32, i32* %146, i64 %150
  %152 = load i32, i32* %151, align 4
  %153 = sdiv i32 %140, 3
  %154 = icmp slt i32 %140, 0
  %155 = mul nsw i32 %153, 3
  %156 = icmp ne i32 %155, %140
  %157 = and i1 %154, %156
  %.neg4.2 = sext i1 %157 to i32
  %158 = add nsw i32 %153, %.neg4.2
  %.neg5.2 = mul i32 %158, -3
  %159 = add i32 %.neg5.2, %140
  %160 = load i32*, i32** %25, align 8
  %161 = load i32, i32* %26, align 4
  %162 = mul i32 %161, %152
  %163 = add i32 %159, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr i32, i32* %160, i64 %164
  %166 = atomicrmw add i32* %165, i32 1 seq_cst, align 4
  %167 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %3, align 8
  %168 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %167, i64 0, i32 14
  %169 = load i8*, i8** %168, align 8
  %170 = getelementptr inbounds i8, i8* %169, i64 4
  %171 = bitcast i8* %170 to i32*
  %172 = load i32, i32* %171, align 4
  %173 = add i32 %139, 1
  %174 = srem i32 %173, %172
  %175 = sdiv i32 %173, %172
  %176 = getelementptr inbounds i8, i8* %169, i64 8
  %177 = bitcast i8* %176 to i32*
  %178 = load i32, i32* %177, align 4
  %179 = srem i32 %175, %178
  %180 = load i32*, i32** %23, align 8
  %181 = load i32, i32* %24, align 4
  %182 = mul i32 %181, %179
  %183 = add i32 %182, %174
  %184 = sext i32 %183 to i64
  %185 = getelementptr i32, i32* %180, i64 %184
  %186 = load i32, i32* %185, align 4
  %187 = sdiv i32 %174, 3
  %188 = icmp slt i32 %174, 0
  %189 = mul nsw i32 %187, 3
  %190 = icmp ne i32 %189, %174
  %191 = and i1 %188, %190
  %.neg4.3 = sext i1 %191 to i32
  %192 = add nsw i32 %187, %.neg4.3
  %.neg5.3 = mul i32 %192, -3
  %193 = add i32 %.neg5.3, %174
  %194 = load i32*, i32** %25, align 8
  %195 = load i32, i32* %26, align 4
  %196 = mul i32 %195, %186
  %197 = add i32 %193, %196
  %198 = sext i32 %197 to i64
  %199 = getelementptr i32, i32* %194, i64 %198
  %200 = atomicrmw add i32* %199, i32 1 seq_cst, align 4
  %201 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %3, align 8
  %202 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %201, i64 0, i32 14
  %203 = load i8*, i8** %202, align 8
  %204 = getelementptr inbounds i8, i8* %203, i64 4
  %205 = bitcast i8* %204 to i32*
  %206 = load i32, i32* %205, align 4
  %207 = add i32 %173, 1
  %208 = srem i32 %207, %206
  %209 = sdiv i32 %207, %206
  %210 = getelementptr inbounds i8, i8* %203, i64 8
  %211 = bitcast i8* %210 to i32*
  %212 = load i32, i32* %211, align 4
  %213 = srem i32 %209, %212
  %214 = load i32*, i32** %23, align 8
  %215 = load i32, i32* %24, align 4
  %216 = mul i32 %215, %213
  %217 = add i32 %216, %208
  %218 = sext i32 %217 to i64
  %219 = getelementptr i32, i32* %214, i64 %218
  %220 = load i32, i32* %219, align 4
  %221 = sdiv i32 %208, 3
  %222 = icmp slt i32 %208, 0
  %223 = mul nsw i32 %221, 3
  %224 = icmp ne i32 %223, %208
  %225 = and i1 %222, %224
  %.neg4.4 = sext i1 %225 to i32
  %226 = add nsw i32 %221, %.neg4.4
  %.neg5.4 = mul i32 %226, -3
  %227 = add i32 %.neg5.4, %208
  %228 = load i32*, i32** %25, align 8
  %229 = load i32, i32* %26, align 4
  %230 = mul i32 %229, %220
  %231 = add i32 %227, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr i32, i32* %228, i64 %232
  %234 = atomicrmw add i32* %233, i32 1 seq_cst, align 4
  %235 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %3, align 8
  %236 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %235, i64 0, i32 14
  %237 = load i8*, i8** %236, align 8
  %238 = getelementptr inbounds i8, i8* %237, i64 4
  %239 = bitcast i8* %238 to i32*
  %240 = load i32, i32* %239, align 4
  %241 = add i32 %207, 1
  %242 = srem i32 %241, %240
  %243 = sdiv i32 %241, %240
  %244 = getelementptr inbounds i8, i8* %237, i64 8
  %245 = bitcast i8* %244 to i32*
  %246 = load i32, i32* %245, align 4
  %247 = srem i32 %243, %246
  %248 = load i32*, i32** %23, align 8
  %249 = load i32, i32* %24, align 4
  %250 = mul i32 %249, %247
  %251 = add i32 %250, %242
  %252 = sext i32 %251 to i64
  %253 = getelementptr i32, i32* %248, i64 %252
  %254 = load i32, i32* %253, align 4
  %255 = sdiv i32 %242, 3
  %256 = icmp slt i32 %242, 0
  %257 = mul nsw i32 %255, 3
  %258 = icmp ne i32 %257, %242
  %259 = and i1 %256, %258
  %.neg4.5 = sext i1 %259 to i32
  %260 = add nsw i32 %255, %.neg4.5
  %.neg5.5 = mul i32 %260, -3
  %261 = add i32 %.neg5.5, %242
  %262 = load i32*, i32** %25, align 8
  %263 = load i32, i32* %26, align 4
  %264 = mul i32 %263, %254
  %265 = add i32 %261, %264
  %266 = sext i32 %265 to i64
  %267 = getelementptr i32, i32* %262, i64 %266
  %268 = atomicrmw add i32* %267, i32 1 seq_cst, align 4
  %269 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %3, align 8
  %270 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %269, i64 0, i32 14
  %271 = load i8*, i8** %270, align 8
  %272 = getelementptr inbounds i8, i8* %271, i64 4
  %273 = bitcast i8* %272 to i32*
  %274 = load i32, i32* %273, align 4
  %275 = add i32 %241, 1
  %276 = srem i32 %275, %274
  %277 = sdiv i32 %275, %274
  %278 = getelementptr inbounds i8, i8* %271, i64 8
  %279 = bitcast i8* %278 to i32*
  %280 = load i32, i32* %279, align 4
  %281 = srem i32 %277, %280
  %282 = load i32*, i32** %23, align 8
  %283 = load i32, i32* %24, align 4
  %284 = mul i32 %283, %281
  %285 = add i32 %284, %276
  %286 = sext i32 %285 to i64
  %287 = getelementptr i32, i32* %282, i64 %286
  %288 = load i32, i32* %287, align 4
  %289 = sdiv i32 %276, 3
  %290 = icmp slt i32 %276, 0
  %291 = mul nsw i32 %289, 3
  %292 = icmp ne i32 %291, %276
  %293 = and i1 %290, %292
  %.neg4.6 = sext i1 %293 to i32
  %294 = add nsw i32 %289, %.neg4.6
  %.neg5.6 = mul i32 %294, -3
  %295 = add i32 %.neg5.6, %276
  %296 = load i32*, i32** %25, align 8
  %297 = load i32, i32* %26, align 4
  %298 = mul i32 %297, %288
  %299 = add i32 %295, %298
  %300 = sext i32 %299 to i64
  %301 = getelementptr i32, i32* %296, i64 %300
  %302 = atomicrmw add i32* %301, i32 1 seq_cst, align 4
  %303 = load %struct.LLVMRuntime.83*, %struct.LLVMRuntime.83** %3, align 8
  %304 = getelementptr inbounds %struct.LLVMRuntime.83, %struct.LLVMRuntime.83* %303, i64 0, i32 14
  %305 = load i8*, i8** %304, align 8
  %306 = getelementptr inbounds i8, i8* %305, i64 4
  %307 = bitcast i8* %306 to i32*
  %308 = load i32, i32* %307, align 4
  %309 = add i32 %275, 1
  %310 = srem i32 %309, %308
  %311 = sdiv i32 %309, %308
  %312 = getelementptr inbounds i8, i8* %305, i64 8
  %313 = bitcast i8* %312 to i32*
  %314 = load i32, i32* %313, align 4
  %315 = srem i32 %311, %314
  %316 = load i32*, i32** %23, align 8
  %317 = load i32, i32* %24, align 4
  %318 = mul i32 %317, %315
  %319 = add i32 %318, %310
  %320 = sext i32 %319 to i64
  %321 = getelementptr i32, i32* %316, i64 %320
  %322 = load i32, i32* %321, align 4
  %323 = sdiv i32 %310, 3
  %324 = icmp slt i32 %310, 0
  %325 = mul nsw i32 %323, 3
  %326 = icmp ne i32 %325, %310
  %327 = and i1 %324, %326
  %.neg4.7 = sext i1 %327 to i32
  %328 = add nsw i32 %323, %.neg4.7
  %.neg5.7 = mul i32 %328, -3
  %329 = add i32 %.neg5.7, %310
  %330 = load i32*, i32** %25, align 8
  %331 = load i32, i32* %26, align 4
  %332 = mul i32 %331, %322
  %333 = add i32 %329, %332
  %334 = sext i32 %333 to i64
  %335 = getelementptr i32, i32* %330, i64 %334
  %336 = atomicrmw add i32* %335, i32 1 seq_cst, align 4
  %337 = add i32 %309, 1
  %exitcond.not.7 = icmp eq i32 %337, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.84, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.84**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.84*, %struct.RuntimeContext.84** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.84*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.84*, i8*)*, void (%struct.RuntimeContext.84*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.84*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.84*, i8*, i32)*, void (%struct.RuntimeContext.84*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.84*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.84*, i8*)*, void (%struct.RuntimeContext.84*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.84*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.84* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.84* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.84* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.84, %struct.RuntimeContext.84* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.84* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.84* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.84*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.84* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
