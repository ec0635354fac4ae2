; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.24 = type { i8*, %struct.LLVMRuntime.23*, i32, i64* }
%struct.LLVMRuntime.23 = type { %struct.PreallocatedMemoryChunk.18, %struct.PreallocatedMemoryChunk.18, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.19*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.20*], [1024 x %struct.NodeManager.21*], [1024 x i8*], i8*, %struct.RandState.22*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.18 = type { i8*, i8*, i64 }
%struct.__va_list_tag.19 = type { i32, i32, i8*, i8* }
%struct.ListManager.20 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.23* }
%struct.NodeManager.21 = type <{ %struct.LLVMRuntime.23*, i32, i32, i32, i32, %struct.ListManager.20*, %struct.ListManager.20*, %struct.ListManager.20*, i32, [4 x i8] }>
%struct.RandState.22 = type { i32, i32, i32, i32, i32 }
%struct.range_task_helper_context = type { %struct.RuntimeContext.24*, void (%struct.RuntimeContext.24*, i8*)*, void (%struct.RuntimeContext.24*, i8*, i32)*, void (%struct.RuntimeContext.24*, i8*)*, i64, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @get_marks_c84_0_kernel_0_serial(%struct.RuntimeContext.24* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.24* %context to { { { i32 }, i32* }, { { i32 }, float* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.24, %struct.RuntimeContext.24* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @get_marks_c84_0_kernel_1_range_for(%struct.RuntimeContext.24* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.range_task_helper_context, align 8
  %1 = bitcast %struct.range_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.24* %context, %struct.RuntimeContext.24** %4, align 8
  store void (%struct.RuntimeContext.24*, i8*)* null, void (%struct.RuntimeContext.24*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.24*, i8*, i32)* @function_body, void (%struct.RuntimeContext.24*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.24*, i8*)* null, void (%struct.RuntimeContext.24*, i8*)** %6, align 8
  %7 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.24, %struct.RuntimeContext.24* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.24* %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.24, %struct.RuntimeContext.24* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.24* %0 to { { { i32 }, i32* }, { { i32 }, float* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* } }* %22, i64 0, i32 1, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %25 = sub i32 %19, %17
  %26 = xor i32 %17, -1
  %27 = add i32 %19, %26
  %xtraiter = and i32 %25, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %28 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %Pointer_lookup_element.exit.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %28, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %Pointer_lookup_element.exit.prol ]
  %.020.prol = phi i32 [ %61, %Pointer_lookup_element.exit.prol ], [ %17, %for_loop_body.prol.preheader ]
  %29 = load i32, i32* %7, align 4
  %30 = srem i32 %.020.prol, %29
  %31 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %3, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %31, i64 0, i32 7, i64 0
  %33 = load i8*, i8** %32, align 8
  %34 = shl i32 %30, 1
  %35 = add i32 %34, 24
  %36 = and i32 %35, -8
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, i8* %33, i64 %37
  %39 = bitcast i8* %38 to i8**
  %40 = load i8*, i8** %39, align 8
  %41 = icmp eq i8* %40, null
  br i1 %41, label %42, label %Pointer_lookup_element.exit.prol

42:                                               ; preds = %for_loop_body.prol
  %43 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %31, i64 0, i32 13, i64 1
  %44 = load i8*, i8** %43, align 8
  br label %Pointer_lookup_element.exit.prol

Pointer_lookup_element.exit.prol:                 ; preds = %42, %for_loop_body.prol
  %.0.i.prol = phi i8* [ %44, %42 ], [ %40, %for_loop_body.prol ]
  %45 = and i32 %30, 3
  %46 = shl nuw nsw i32 %45, 2
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, i8* %.0.i.prol, i64 %47
  %49 = bitcast i8* %48 to float*
  %50 = load float, float* %49, align 4
  %51 = load float*, float** %23, align 8
  %52 = sext i32 %30 to i64
  %53 = getelementptr float, float* %51, i64 %52
  store float %50, float* %53, align 4
  %54 = getelementptr inbounds i8, i8* %.0.i.prol, i64 16
  %55 = load i8, i8* %54, align 1
  %56 = zext i8 %55 to i32
  %57 = load i32*, i32** %24, align 8
  %58 = getelementptr i32, i32* %57, i64 %52
  %59 = lshr i32 %56, %45
  %60 = and i32 %59, 1
  store i32 %60, i32* %58, align 4
  %61 = add i32 %.020.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %Pointer_lookup_element.exit.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.020.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %61, %for_loop_body.prol.loopexit.loopexit ]
  %62 = icmp ult i32 %27, 7
  br i1 %62, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %Pointer_lookup_element.exit.7, %for_loop_body.preheader
  %.020 = phi i32 [ %326, %Pointer_lookup_element.exit.7 ], [ %.020.unr, %for_loop_body.preheader ]
  %63 = load i32, i32* %7, align 4
  %64 = srem i32 %.020, %63
  %65 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %3, align 8
  %66 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %65, i64 0, i32 7, i64 0
  %67 = load i8*, i8** %66, align 8
  %68 = shl i32 %64, 1
  %69 = add i32 %68, 24
  %70 = and i32 %69, -8
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, i8* %67, i64 %71
  %73 = bitcast i8* %72 to i8**
  %74 = load i8*, i8** %73, align 8
  %75 = icmp eq i8* %74, null
  br i1 %75, label %76, label %Pointer_lookup_element.exit

76:                                               ; preds = %for_loop_body
  %77 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %65, i64 0, i32 13, i64 1
  %78 = load i8*, i8** %77, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %76, %for_loop_body
  %.0.i = phi i8* [ %78, %76 ], [ %74, %for_loop_body ]
  %79 = and i32 %64, 3
  %80 = shl nuw nsw i32 %79, 2
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, i8* %.0.i, i64 %81
  %83 = bitcast i8* %82 to float*
  %84 = load float, float* %83, align 4
  %85 = load float*, float** %23, align 8
  %86 = sext i32 %64 to i64
  %87 = getelementptr float, float* %85, i64 %86
  store float %84, float* %87, align 4
  %88 = getelementptr inbounds i8, i8* %.0.i, i64 16
  %89 = load i8, i8* %88, align 1
  %90 = zext i8 %89 to i32
  %91 = load i32*, i32** %24, align 8
  %92 = getelementptr i32, i32* %91, i64 %86
  %93 = lshr i32 %90, %79
  %94 = and i32 %93, 1
  store i32 %94, i32* %92, align 4
  %95 = load i32, i32* %7, align 4
  %96 = add i32 %.020, 1
  %97 = srem i32 %96, %95
  %98 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %3, align 8
  %99 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %98, i64 0, i32 7, i64 0
  %100 = load i8*, i8** %99, align 8
  %101 = shl i32 %97, 1
  %102 = add i32 %101, 24
  %103 = and i32 %102, -8
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i8, i8* %100, i64 %104
  %106 = bitcast i8* %105 to i8**
  %107 = load i8*, i8** %106, align 8
  %108 = icmp eq i8* %107, null
  br i1 %108, label %109, label %Pointer_lookup_element.exit.1

109:                                              ; preds = %Pointer_lookup_element.exit
  %110 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %98, i64 0, i32 13, i64 1
  %111 = load i8*, i8** %110, align 8
  br label %Pointer_lookup_element.exit.1

Pointer_lookup_element.exit.1:                    ; preds = %109, %Pointer_lookup_element.exit
  %.0.i.1 = phi i8* [ %111, %109 ], [ %107, %Pointer_lookup_element.exit ]
  %112 = and i32 %97, 3
  %113 = shl nuw nsw i32 %112, 2
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds i8, i8* %.0.i.1, i64 %114
  %116 = bitcast i8* %115 to float*
  %117 = load float, float* %116, align 4
  %118 = load float*, float** %23, align 8
  %119 = sext i32 %97 to i64
  %120 = getelementptr float, float* %118, i64 %119
  store float %117, float* %120, align 4
  %121 = getelementptr inbounds i8, i8* %.0.i.1, i64 16
  %122 = load i8, i8* %121, align 1
  %123 = zext i8 %122 to i32
  %124 = load i32*, i32** %24, align 8
  %125 = getelementptr i32, i32* %124, i64 %119
  %126 = lshr i32 %123, %112
  %127 = and i32 %126, 1
  store i32 %127, i32* %125, align 4
  %128 = load i32, i32* %7, align 4
  %129 = add i32 %96, 1
  %130 = srem i32 %129, %128
  %131 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %3, align 8
  %132 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %131, i64 0, i32 7, i64 0
  %133 = load i8*, i8** %132, align 8
  %134 = shl i32 %130, 1
  %135 = add i32 %134, 24
  %136 = and i32 %135, -8
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i8, i8* %133, i64 %137
  %139 = bitcast i8* %138 to i8**
  %140 = load i8*, i8** %139, align 8
  %141 = icmp eq i8* %140, null
  br i1 %141, label %142, label %Pointer_lookup_element.exit.2

142:                                              ; preds = %Pointer_lookup_element.exit.1
  %143 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %131, i64 0, i32 13, i64 1
  %144 = load i8*, i8** %143, align 8
  br label %Pointer_lookup_element.exit.2

Pointer_lookup_element.exit.2:                    ; preds = %142, %Pointer_lookup_element.exit.1
  %.0.i.2 = phi i8* [ %144, %142 ], [ %140, %Pointer_lookup_element.exit.1 ]
  %145 = and i32 %130, 3
  %146 = shl nuw nsw i32 %145, 2
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds i8, i8* %.0.i.2, i64 %147
  %149 = bitcast i8* %148 to float*
  %150 = load float, float* %149, align 4
  %151 = load float*, float** %23, align 8
  %152 = sext i32 %130 to i64
  %153 = getelementptr float, float* %151, i64 %152
  store float %150, float* %153, align 4
  %154 = getelementptr inbounds i8, i8* %.0.i.2, i64 16
  %155 = load i8, i8* %154, align 1
  %156 = zext i8 %155 to i32
  %157 = load i32*, i32** %24, align 8
  %158 = getelementptr i32, i32* %157, i64 %152
  %159 = lshr i32 %156, %145
  %160 = and i32 %159, 1
  store i32 %160, i32* %158, align 4
  %161 = load i32, i32* %7, align 4
  %162 = add i32 %129, 1
  %163 = srem i32 %162, %161
  %164 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %3, align 8
  %165 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %164, i64 0, i32 7, i64 0
  %166 = load i8*, i8** %165, align 8
  %167 = shl i32 %163, 1
  %168 = add i32 %167, 24
  %169 = and i32 %168, -8
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i8, i8* %166, i64 %170
  %172 = bitcast i8* %171 to i8**
  %173 = load i8*, i8** %172, align 8
  %174 = icmp eq i8* %173, null
  br i1 %174, label %175, label %Pointer_lookup_element.exit.3

175:                                              ; preds = %Pointer_lookup_element.exit.2
  %176 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %164, i64 0, i32 13, i64 1
  %177 = load i8*, i8** %176, align 8
  br label %Pointer_lookup_element.exit.3

Pointer_lookup_element.exit.3:                    ; preds = %175, %Pointer_lookup_element.exit.2
  %.0.i.3 = phi i8* [ %177, %175 ], [ %173, %Pointer_lookup_element.exit.2 ]
  %178 = and i32 %163, 3
  %179 = shl nuw nsw i32 %178, 2
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds i8, i8* %.0.i.3, i64 %180
  %182 = bitcast i8* %181 to float*
  %183 = load float, float* %182, align 4
  %184 = load float*, float** %23, align 8
  %185 = sext i32 %163 to i64
  %186 = getelementptr float, float* %184, i64 %185
  store float %183, float* %186, align 4
  %187 = getelementptr inbounds i8, i8* %.0.i.3, i64 16
  %188 = load i8, i8* %187, align 1
  %189 = zext i8 %188 to i32
  %190 = load i32*, i32** %24, align 8
  %191 = getelementptr i32, i32* %190, i64 %185
  %192 = lshr i32 %189, %178
  %193 = and i32 %192, 1
  store i32 %193, i32* %191, align 4
  %194 = load i32, i32* %7, align 4
  %195 = add i32 %162, 1
  %196 = srem i32 %195, %194
  %197 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %3, align 8
  %198 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %197, i64 0, i32 7, i64 0
  %199 = load i8*, i8** %198, align 8
  %200 = shl i32 %196, 1
  %201 = add i32 %200, 24
  %202 = and i32 %201, -8
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds i8, i8* %199, i64 %203
  %205 = bitcast i8* %204 to i8**
  %206 = load i8*, i8** %205, align 8
  %207 = icmp eq i8* %206, null
  br i1 %207, label %208, label %Pointer_lookup_element.exit.4

208:                                              ; preds = %Pointer_lookup_element.exit.3
  %209 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %197, i64 0, i32 13, i64 1
  %210 = load i8*, i8** %209, align 8
  br label %Pointer_lookup_element.exit.4

Pointer_lookup_element.exit.4:                    ; preds = %208, %Pointer_lookup_element.exit.3
  %.0.i.4 = phi i8* [ %210, %208 ], [ %206, %Pointer_lookup_element.exit.3 ]
  %211 = and i32 %196, 3
  %212 = shl nuw nsw i32 %211, 2
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds i8, i8* %.0.i.4, i64 %213
  %215 = bitcast i8* %214 to float*
  %216 = load float, float* %215, align 4
  %217 = load float*, float** %23, align 8
  %218 = sext i32 %196 to i64
  %219 = getelementptr float, float* %217, i64 %218
  store float %216, float* %219, align 4
  %220 = getelementptr inbounds i8, i8* %.0.i.4, i64 16
  %221 = load i8, i8* %220, align 1
  %222 = zext i8 %221 to i32
  %223 = load i32*, i32** %24, align 8
  %224 = getelementptr i32, i32* %223, i64 %218
  %225 = lshr i32 %222, %211
  %226 = and i32 %225, 1
  store i32 %226, i32* %224, align 4
  %227 = load i32, i32* %7, align 4
  %228 = add i32 %195, 1
  %229 = srem i32 %228, %227
  %230 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %3, align 8
  %231 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %230, i64 0, i32 7, i64 0
  %232 = load i8*, i8** %231, align 8
  %233 = shl i32 %229, 1
  %234 = add i32 %233, 24
  %235 = and i32 %234, -8
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds i8, i8* %232, i64 %236
  %238 = bitcast i8* %237 to i8**
  %239 = load i8*, i8** %238, align 8
  %240 = icmp eq i8* %239, null
  br i1 %240, label %241, label %Pointer_lookup_element.exit.5

241:                                              ; preds = %Pointer_lookup_element.exit.4
  %242 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %230, i64 0, i32 13, i64 1
  %243 = load i8*, i8** %242, align 8
  br label %Pointer_lookup_element.exit.5

Pointer_lookup_element.exit.5:                    ; preds = %241, %Pointer_lookup_element.exit.4
  %.0.i.5 = phi i8* [ %243, %241 ], [ %239, %Pointer_lookup_element.exit.4 ]
  %244 = and i32 %229, 3
  %245 = shl nuw nsw i32 %244, 2
  %246 = zext i32 %245 to i64
  %247 = getelementptr inbounds i8, i8* %.0.i.5, i64 %246
  %248 = bitcast i8* %247 to float*
  %249 = load float, float* %248, align 4
  %250 = load float*, float** %23, align 8
  %251 = sext i32 %229 to i64
  %252 = getelementptr float, float* %250, i64 %251
  store float %249, float* %252, align 4
  %253 = getelementptr inbounds i8, i8* %.0.i.5, i64 16
  %254 = load i8, i8* %253, align 1
  %255 = zext i8 %254 to i32
  %256 = load i32*, i32** %24, align 8
  %257 = getelementptr i32, i32* %256, i64 %251
  %258 = lshr i32 %255, %244
  %259 = and i32 %258, 1
  store i32 %259, i32* %257, align 4
  %260 = load i32, i32* %7, align 4
  %261 = add i32 %228, 1
  %262 = srem i32 %261, %260
  %263 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %3, align 8
  %264 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %263, i64 0, i32 7, i64 0
  %265 = load i8*, i8** %264, align 8
  %266 = shl i32 %262, 1
  %267 = add i32 %266, 24
  %268 = and i32 %267, -8
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds i8, i8* %265, i64 %269
  %271 = bitcast i8* %270 to i8**
  %272 = load i8*, i8** %271, align 8
  %273 = icmp eq i8* %272, null
  br i1 %273, label %274, label %Pointer_lookup_element.exit.6

274:                                              ; preds = %Pointer_lookup_element.exit.5
  %275 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %263, i64 0, i32 13, i64 1
  %276 = load i8*, i8** %275, align 8
  br label %Pointer_lookup_element.exit.6

Pointer_lookup_element.exit.6:                    ; preds = %274, %Pointer_lookup_element.exit.5
  %.0.i.6 = phi i8* [ %276, %274 ], [ %272, %Pointer_lookup_element.exit.5 ]
  %277 = and i32 %262, 3
  %278 = shl nuw nsw i32 %277, 2
  %279 = zext i32 %278 to i64
  %280 = getelementptr inbounds i8, i8* %.0.i.6, i64 %279
  %281 = bitcast i8* %280 to float*
  %282 = load float, float* %281, align 4
  %283 = load float*, float** %23, align 8
  %284 = sext i32 %262 to i64
  %285 = getelementptr float, float* %283, i64 %284
  store float %282, float* %285, align 4
  %286 = getelementptr inbounds i8, i8* %.0.i.6, i64 16
  %287 = load i8, i8* %286, align 1
  %288 = zext i8 %287 to i32
  %289 = load i32*, i32** %24, align 8
  %290 = getelementptr i32, i32* %289, i64 %284
  %291 = lshr i32 %288, %277
  %292 = and i32 %291, 1
  store i32 %292, i32* %290, align 4
  %293 = load i32, i32* %7, align 4
  %294 = add i32 %261, 1
  %295 = srem i32 %294, %293
  %296 = load %struct.LLVMRuntime.23*, %struct.LLVMRuntime.23** %3, align 8
  %297 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %296, i64 0, i32 7, i64 0
  %298 = load i8*, i8** %297, align 8
  %299 = shl i32 %295, 1
  %300 = add i32 %299, 24
  %301 = and i32 %300, -8
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds i8, i8* %298, i64 %302
  %304 = bitcast i8* %303 to i8**
  %305 = load i8*, i8** %304, align 8
  %306 = icmp eq i8* %305, null
  br i1 %306, label %307, label %Pointer_lookup_element.exit.7

307:                                              ; preds = %Pointer_lookup_element.exit.6
  %308 = getelementptr inbounds %struct.LLVMRuntime.23, %struct.LLVMRuntime.23* %296, i64 0, i32 13, i64 1
  %309 = load i8*, i8** %308, align 8
  br label %Pointer_lookup_element.exit.7

Pointer_lookup_element.exit.7:                    ; preds = %307, %Pointer_lookup_element.exit.6
  %.0.i.7 = phi i8* [ %309, %307 ], [ %305, %Pointer_lookup_element.exit.6 ]
  %310 = and i32 %295, 3
  %311 = shl nuw nsw i32 %310, 2
  %312 = zext i32 %311 to i64
  %313 = getelementptr inbounds i8, i8* %.0.i.7, i64 %312
  %314 = bitcast i8* %313 to float*
  %315 = load float, float* %314, align 4
  %316 = load float*, float** %23, align 8
  %317 = sext i32 %295 to i64
  %318 = getelementptr float, float* %316, i64 %317
  store float %315, float* %318, align 4
  %319 = getelementptr inbounds i8, i8* %.0.i.7, i64 16
  %320 = load i8, i8* %319, align 1
  %321 = zext i8 %320 to i32
  %322 = load i32*, i32** %24, align 8
  %323 = getelementptr i32, i32* %322, i64 %317
  %324 = lshr i32 %321, %310
  %325 = and i32 %324, 1
  store i32 %325, i32* %323, align 4
  %326 = add i32 %294, 1
  %exitcond.not.7 = icmp eq i32 %326, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %Pointer_lookup_element.exit.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.24, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.24**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.24*, %struct.RuntimeContext.24** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.24*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.24*, i8*)*, void (%struct.RuntimeContext.24*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.24*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.24*, i8*, i32)*, void (%struct.RuntimeContext.24*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.24*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.24*, i8*)*, void (%struct.RuntimeContext.24*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.24*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.24* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.24* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.24* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.24, %struct.RuntimeContext.24* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.24* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.24* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.24*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.24* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
