; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext*, void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext = type { i8*, %struct.LLVMRuntime*, i32, i64* }
%struct.LLVMRuntime = type { %struct.PreallocatedMemoryChunk, %struct.PreallocatedMemoryChunk, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager*], [1024 x %struct.NodeManager*], [1024 x i8*], i8*, %struct.RandState*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk = type { i8*, i8*, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.ListManager = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime* }
%struct.NodeManager = type <{ %struct.LLVMRuntime*, i32, i32, i32, i32, %struct.ListManager*, %struct.ListManager*, %struct.ListManager*, i32, [4 x i8] }>
%struct.RandState = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @fill_i32_c82_0_kernel_0_serial(%struct.RuntimeContext* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext* %context to { { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @fill_i32_c82_0_kernel_1_range_for(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext* %context, %struct.RuntimeContext** %4, align 8
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext*, i8*, i32)* @function_body, void (%struct.RuntimeContext*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext* %0 to { { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %0, i64 0, i32 2
  %24 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %25 = sub i32 %19, %17
  %26 = xor i32 %17, -1
  %27 = add i32 %19, %26
  %xtraiter = and i32 %25, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %28 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %28, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %56, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %29 = load i32, i32* %7, align 4
  %30 = srem i32 %.04.prol, %29
  %31 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %31, i64 0, i32 15
  %33 = load %struct.RandState*, %struct.RandState** %32, align 8
  %34 = load i32, i32* %23, align 8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.RandState, %struct.RandState* %33, i64 %35, i32 0
  %37 = getelementptr inbounds %struct.RandState, %struct.RandState* %33, i64 %35, i32 1
  %38 = getelementptr inbounds %struct.RandState, %struct.RandState* %33, i64 %35, i32 2
  %39 = getelementptr inbounds %struct.RandState, %struct.RandState* %33, i64 %35, i32 3
  %40 = load i32, i32* %36, align 4
  %41 = shl i32 %40, 11
  %42 = xor i32 %41, %40
  %43 = bitcast i32* %37 to <2 x i32>*
  %44 = load <2 x i32>, <2 x i32>* %43, align 4
  %45 = bitcast i32* %36 to <2 x i32>*
  store <2 x i32> %44, <2 x i32>* %45, align 4
  %46 = load i32, i32* %39, align 4
  store i32 %46, i32* %38, align 4
  %47 = lshr i32 %46, 19
  %48 = lshr i32 %42, 8
  %49 = xor i32 %48, %42
  %50 = xor i32 %49, %46
  %51 = xor i32 %50, %47
  store i32 %51, i32* %39, align 4
  %52 = mul i32 %51, 1000000007
  %53 = load i32*, i32** %24, align 8
  %54 = sext i32 %30 to i64
  %55 = getelementptr i32, i32* %53, i64 %54
  store i32 %52, i32* %55, align 4
  %56 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %56, %for_loop_body.prol.loopexit.loopexit ]
  %57 = icmp ult i32 %27, 7
  br i1 %57, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %281, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %58 = load i32, i32* %7, align 4
  %59 = srem i32 %.04, %58
  %60 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %61 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %60, i64 0, i32 15
  %62 = load %struct.RandState*, %struct.RandState** %61, align 8
  %63 = load i32, i32* %23, align 8
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.RandState, %struct.RandState* %62, i64 %64, i32 0
  %66 = getelementptr inbounds %struct.RandState, %struct.RandState* %62, i64 %64, i32 1
  %67 = getelementptr inbounds %struct.RandState, %struct.RandState* %62, i64 %64, i32 2
  %68 = getelementptr inbounds %struct.RandState, %struct.RandState* %62, i64 %64, i32 3
  %69 = load i32, i32* %65, align 4
  %70 = shl i32 %69, 11
  %71 = xor i32 %70, %69
  %72 = bitcast i32* %66 to <2 x i32>*
  %73 = load <2 x i32>, <2 x i32>* %72, align 4
  %74 = bitcast i32* %65 to <2 x i32>*
  store <2 x i32> %73, <2 x i32>* %74, align 4
  %75 = load i32, i32* %68, align 4
  store i32 %75, i32* %67, align 4
  %76 = lshr i32 %75, 19
  %77 = lshr i32 %71, 8
  %78 = xor i32 %77, %71
  %79 = xor i32 %78, %75
  %80 = xor i32 %79, %76
  store i32 %80, i32* %68, align 4
  %81 = mul i32 %80, 1000000007
  %82 = load i32*, i32** %24, align 8
  %83 = sext i32 %59 to i64
  %84 = getelementptr i32, i32* %82, i64 %83
  store i32 %81, i32* %84, align 4
  %85 = load i32, i32* %7, align 4
  %86 = add i32 %.04, 1
  %87 = srem i32 %86, %85
  %88 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %89 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %88, i64 0, i32 15
  %90 = load %struct.RandState*, %struct.RandState** %89, align 8
  %91 = load i32, i32* %23, align 8
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds %struct.RandState, %struct.RandState* %90, i64 %92, i32 0
  %94 = getelementptr inbounds %struct.RandState, %struct.RandState* %90, i64 %92, i32 1
  %95 = getelementptr inbounds %struct.RandState, %struct.RandState* %90, i64 %92, i32 2
  %96 = getelementptr inbounds %struct.RandState, %struct.RandState* %90, i64 %92, i32 3
  %97 = load i32, i32* %93, align 4
  %98 = shl i32 %97, 11
  %99 = xor i32 %98, %97
  %100 = bitcast i32* %94 to <2 x i32>*
  %101 = load <2 x i32>, <2 x i32>* %100, align 4
  %102 = bitcast i32* %93 to <2 x i32>*
  store <2 x i32> %101, <2 x i32>* %102, align 4
  %103 = load i32, i32* %96, align 4
  store i32 %103, i32* %95, align 4
  %104 = lshr i32 %103, 19
  %105 = lshr i32 %99, 8
  %106 = xor i32 %105, %99
  %107 = xor i32 %106, %103
  %108 = xor i32 %107, %104
  store i32 %108, i32* %96, align 4
  %109 = mul i32 %108, 1000000007
  %110 = load i32*, i32** %24, align 8
  %111 = sext i32 %87 to i64
  %112 = getelementptr i32, i32* %110, i64 %111
  store i32 %109, i32* %112, align 4
  %113 = load i32, i32* %7, align 4
  %114 = add i32 %86, 1
  %115 = srem i32 %114, %113
  %116 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %117 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %116, i64 0, i32 15
  %118 = load %struct.RandState*, %struct.RandState** %117, align 8
  %119 = load i32, i32* %23, align 8
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds %struct.RandState, %struct.RandState* %118, i64 %120, i32 0
  %122 = getelementptr inbounds %struct.RandState, %struct.RandState* %118, i64 %120, i32 1
  %123 = getelementptr inbounds %struct.RandState, %struct.RandState* %118, i64 %120, i32 2
  %124 = getelementptr inbounds %struct.RandState, %struct.RandState* %118, i64 %120, i32 3
  %125 = load i32, i32* %121, align 4
  %126 = shl i32 %125, 11
  %127 = xor i32 %126, %125
  %128 = bitcast i32* %122 to <2 x i32>*
  %129 = load <2 x i32>, <2 x i32>* %128, align 4
  %130 = bitcast i32* %121 to <2 x i32>*
  store <2 x i32> %129, <2 x i32>* %130, align 4
  %131 = load i32, i32* %124, align 4
  store i32 %131, i32* %123, align 4
  %132 = lshr i32 %131, 19
  %133 = lshr i32 %127, 8
  %134 = xor i32 %133, %127
  %135 = xor i32 %134, %131
  %136 = xor i32 %135, %132
  store i32 %136, i32* %124, align 4
  %137 = mul i32 %136, 1000000007
  %138 = load i32*, i32** %24, align 8
  %139 = sext i32 %115 to i64
  %140 = getelementptr i32, i32* %138, i64 %139
  store i32 %137, i32* %140, align 4
  %141 = load i32, i32* %7, align 4
  %142 = add i32 %114, 1
  %143 = srem i32 %142, %141
  %144 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %145 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %144, i64 0, i32 15
  %146 = load %struct.RandState*, %struct.RandState** %145, align 8
  %147 = load i32, i32* %23, align 8
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds %struct.RandState, %struct.RandState* %146, i64 %148, i32 0
  %150 = getelementptr inbounds %struct.RandState, %struct.RandState* %146, i64 %148, i32 1
  %151 = getelementptr inbounds %struct.RandState, %struct.RandState* %146, i64 %148, i32 2
  %152 = getelementptr inbounds %struct.RandState, %struct.RandState* %146, i64 %148, i32 3
  %153 = load i32, i32* %149, align 4
  %154 = shl i32 %153, 11
  %155 = xor i32 %154, %153
  %156 = bitcast i32* %150 to <2 x i32>*
  %157 = load <2 x i32>, <2 x i32>* %156, align 4
  %158 = bitcast i32* %149 to <2 x i32>*
  store <2 x i32> %157, <2 x i32>* %158, align 4
  %159 = load i32, i32* %152, align 4
  store i32 %159, i32* %151, align 4
  %160 = lshr i32 %159, 19
  %161 = lshr i32 %155, 8
  %162 = xor i32 %161, %155
  %163 = xor i32 %162, %159
  %164 = xor i32 %163, %160
  store i32 %164, i32* %152, align 4
  %165 = mul i32 %164, 1000000007
  %166 = load i32*, i32** %24, align 8
  %167 = sext i32 %143 to i64
  %168 = getelementptr i32, i32* %166, i64 %167
  store i32 %165, i32* %168, align 4
  %169 = load i32, i32* %7, align 4
  %170 = add i32 %142, 1
  %171 = srem i32 %170, %169
  %172 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %173 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %172, i64 0, i32 15
  %174 = load %struct.RandState*, %struct.RandState** %173, align 8
  %175 = load i32, i32* %23, align 8
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds %struct.RandState, %struct.RandState* %174, i64 %176, i32 0
  %178 = getelementptr inbounds %struct.RandState, %struct.RandState* %174, i64 %176, i32 1
  %179 = getelementptr inbounds %struct.RandState, %struct.RandState* %174, i64 %176, i32 2
  %180 = getelementptr inbounds %struct.RandState, %struct.RandState* %174, i64 %176, i32 3
  %181 = load i32, i32* %177, align 4
  %182 = shl i32 %181, 11
  %183 = xor i32 %182, %181
  %184 = bitcast i32* %178 to <2 x i32>*
  %185 = load <2 x i32>, <2 x i32>* %184, align 4
  %186 = bitcast i32* %177 to <2 x i32>*
  store <2 x i32> %185, <2 x i32>* %186, align 4
  %187 = load i32, i32* %180, align 4
  store i32 %187, i32* %179, align 4
  %188 = lshr i32 %187, 19
  %189 = lshr i32 %183, 8
  %190 = xor i32 %189, %183
  %191 = xor i32 %190, %187
  %192 = xor i32 %191, %188
  store i32 %192, i32* %180, align 4
  %193 = mul i32 %192, 1000000007
  %194 = load i32*, i32** %24, align 8
  %195 = sext i32 %171 to i64
  %196 = getelementptr i32, i32* %194, i64 %195
  store i32 %193, i32* %196, align 4
  %197 = load i32, i32* %7, align 4
  %198 = add i32 %170, 1
  %199 = srem i32 %198, %197
  %200 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %201 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %200, i64 0, i32 15
  %202 = load %struct.RandState*, %struct.RandState** %201, align 8
  %203 = load i32, i32* %23, align 8
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds %struct.RandState, %struct.RandState* %202, i64 %204, i32 0
  %206 = getelementptr inbounds %struct.RandState, %struct.RandState* %202, i64 %204, i32 1
  %207 = getelementptr inbounds %struct.RandState, %struct.RandState* %202, i64 %204, i32 2
  %208 = getelementptr inbounds %struct.RandState, %struct.RandState* %202, i64 %204, i32 3
  %209 = load i32, i32* %205, align 4
  %210 = shl i32 %209, 11
  %211 = xor i32 %210, %209
  %212 = bitcast i32* %206 to <2 x i32>*
  %213 = load <2 x i32>, <2 x i32>* %212, align 4
  %214 = bitcast i32* %205 to <2 x i32>*
  store <2 x i32> %213, <2 x i32>* %214, align 4
  %215 = load i32, i32* %208, align 4
  store i32 %215, i32* %207, align 4
  %216 = lshr i32 %215, 19
  %217 = lshr i32 %211, 8
  %218 = xor i32 %217, %211
  %219 = xor i32 %218, %215
  %220 = xor i32 %219, %216
  store i32 %220, i32* %208, align 4
  %221 = mul i32 %220, 1000000007
  %222 = load i32*, i32** %24, align 8
  %223 = sext i32 %199 to i64
  %224 = getelementptr i32, i32* %222, i64 %223
  store i32 %221, i32* %224, align 4
  %225 = load i32, i32* %7, align 4
  %226 = add i32 %198, 1
  %227 = srem i32 %226, %225
  %228 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %229 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %228, i64 0, i32 15
  %230 = load %struct.RandState*, %struct.RandState** %229, align 8
  %231 = load i32, i32* %23, align 8
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds %struct.RandState, %struct.RandState* %230, i64 %232, i32 0
  %234 = getelementptr inbounds %struct.RandState, %struct.RandState* %230, i64 %232, i32 1
  %235 = getelementptr inbounds %struct.RandState, %struct.RandState* %230, i64 %232, i32 2
  %236 = getelementptr inbounds %struct.RandState, %struct.RandState* %230, i64 %232, i32 3
  %237 = load i32, i32* %233, align 4
  %238 = shl i32 %237, 11
  %239 = xor i32 %238, %237
  %240 = bitcast i32* %234 to <2 x i32>*
  %241 = load <2 x i32>, <2 x i32>* %240, align 4
  %242 = bitcast i32* %233 to <2 x i32>*
  store <2 x i32> %241, <2 x i32>* %242, align 4
  %243 = load i32, i32* %236, align 4
  store i32 %243, i32* %235, align 4
  %244 = lshr i32 %243, 19
  %245 = lshr i32 %239, 8
  %246 = xor i32 %245, %239
  %247 = xor i32 %246, %243
  %248 = xor i32 %247, %244
  store i32 %248, i32* %236, align 4
  %249 = mul i32 %248, 1000000007
  %250 = load i32*, i32** %24, align 8
  %251 = sext i32 %227 to i64
  %252 = getelementptr i32, i32* %250, i64 %251
  store i32 %249, i32* %252, align 4
  %253 = load i32, i32* %7, align 4
  %254 = add i32 %226, 1
  %255 = srem i32 %254, %253
  %256 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %257 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %256, i64 0, i32 15
  %258 = load %struct.RandState*, %struct.RandState** %257, align 8
  %259 = load i32, i32* %23, align 8
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds %struct.RandState, %struct.RandState* %258, i64 %260, i32 0
  %262 = getelementptr inbounds %struct.RandState, %struct.RandState* %258, i64 %260, i32 1
  %263 = getelementptr inbounds %struct.RandState, %struct.RandState* %258, i64 %260, i32 2
  %264 = getelementptr inbounds %struct.RandState, %struct.RandState* %258, i64 %260, i32 3
  %265 = load i32, i32* %261, align 4
  %266 = shl i32 %265, 11
  %267 = xor i32 %266, %265
  %268 = bitcast i32* %262 to <2 x i32>*
  %269 = load <2 x i32>, <2 x i32>* %268, align 4
  %270 = bitcast i32* %261 to <2 x i32>*
  store <2 x i32> %269, <2 x i32>* %270, align 4
  %271 = load i32, i32* %264, align 4
  store i32 %271, i32* %263, align 4
  %272 = lshr i32 %271, 19
  %273 = lshr i32 %267, 8
  %274 = xor i32 %273, %267
  %275 = xor i32 %274, %271
  %276 = xor i32 %275, %272
  store i32 %276, i32* %264, align 4
  %277 = mul i32 %276, 1000000007
  %278 = load i32*, i32** %24, align 8
  %279 = sext i32 %255 to i64
  %280 = getelementptr i32, i32* %278, i64 %279
  store i32 %277, i32* %280, align 4
  %281 = add i32 %254, 1
  %exitcond.not.7 = icmp eq i32 %281, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext**
  %.sroa.0.0.copyload = load %struct.RuntimeContext*, %struct.RuntimeContext** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
