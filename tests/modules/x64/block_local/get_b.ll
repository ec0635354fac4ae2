; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.72*, void (%struct.RuntimeContext.72*, i8*)*, void (%struct.RuntimeContext.72*, i8*, i32)*, void (%struct.RuntimeContext.72*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.72 = type { i8*, %struct.LLVMRuntime.71*, i32, i64* }
%struct.LLVMRuntime.71 = type { %struct.PreallocatedMemoryChunk.66, %struct.PreallocatedMemoryChunk.66, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.67*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.68*], [1024 x %struct.NodeManager.69*], [1024 x i8*], i8*, %struct.RandState.70*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.66 = type { i8*, i8*, i64 }
%struct.__va_list_tag.67 = type { i32, i32, i8*, i8* }
%struct.ListManager.68 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.71* }
%struct.NodeManager.69 = type <{ %struct.LLVMRuntime.71*, i32, i32, i32, i32, %struct.ListManager.68*, %struct.ListManager.68*, %struct.ListManager.68*, i32, [4 x i8] }>
%struct.RandState.70 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @get_b_c84_0_kernel_0_serial(%struct.RuntimeContext.72* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.72* %context to { { { i32 }, float* } }**
  %1 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.72, %struct.RuntimeContext.72* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @get_b_c84_0_kernel_1_range_for(%struct.RuntimeContext.72* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.72* %context, %struct.RuntimeContext.72** %4, align 8
  store void (%struct.RuntimeContext.72*, i8*)* null, void (%struct.RuntimeContext.72*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.72*, i8*, i32)* @function_body, void (%struct.RuntimeContext.72*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.72*, i8*)* null, void (%struct.RuntimeContext.72*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.72, %struct.RuntimeContext.72* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.72* %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.72, %struct.RuntimeContext.72* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.72* %0 to { { { i32 }, float* } }**
  %22 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %21, align 8
  %23 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %24 = sub i32 %19, %17
  %25 = xor i32 %17, -1
  %26 = add i32 %19, %25
  %xtraiter = and i32 %24, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %27 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %Pointer_lookup_element.exit.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %27, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %Pointer_lookup_element.exit.prol ]
  %.012.prol = phi i32 [ %53, %Pointer_lookup_element.exit.prol ], [ %17, %for_loop_body.prol.preheader ]
  %28 = load i32, i32* %7, align 4
  %29 = srem i32 %.012.prol, %28
  %30 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %3, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %30, i64 0, i32 7, i64 0
  %32 = load i8*, i8** %31, align 8
  %33 = lshr i32 %29, 1
  %34 = and i32 %33, 2147483640
  %35 = sext i32 %34 to i64
  %36 = getelementptr i8, i8* %32, i64 %35
  %37 = getelementptr inbounds i8, i8* %36, i64 64
  %38 = bitcast i8* %37 to i8**
  %39 = load i8*, i8** %38, align 8
  %40 = icmp eq i8* %39, null
  br i1 %40, label %41, label %Pointer_lookup_element.exit.prol

41:                                               ; preds = %for_loop_body.prol
  %42 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %30, i64 0, i32 13, i64 1
  %43 = load i8*, i8** %42, align 8
  br label %Pointer_lookup_element.exit.prol

Pointer_lookup_element.exit.prol:                 ; preds = %41, %for_loop_body.prol
  %.0.i.prol = phi i8* [ %43, %41 ], [ %39, %for_loop_body.prol ]
  %44 = shl i32 %29, 3
  %45 = and i32 %44, 120
  %46 = zext i32 %45 to i64
  %47 = getelementptr i8, i8* %.0.i.prol, i64 4
  %getch.i.prol = getelementptr i8, i8* %47, i64 %46
  %48 = bitcast i8* %getch.i.prol to float*
  %49 = load float, float* %48, align 4
  %50 = load float*, float** %23, align 8
  %51 = sext i32 %29 to i64
  %52 = getelementptr float, float* %50, i64 %51
  store float %49, float* %52, align 4
  %53 = add i32 %.012.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %Pointer_lookup_element.exit.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.012.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %53, %for_loop_body.prol.loopexit.loopexit ]
  %54 = icmp ult i32 %26, 7
  br i1 %54, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %Pointer_lookup_element.exit.7, %for_loop_body.preheader
  %.012 = phi i32 [ %262, %Pointer_lookup_element.exit.7 ], [ %.012.unr, %for_loop_body.preheader ]
  %55 = load i32, i32* %7, align 4
  %56 = srem i32 %.012, %55
  %57 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %3, align 8
  %58 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %57, i64 0, i32 7, i64 0
  %59 = load i8*, i8** %58, align 8
  %60 = lshr i32 %56, 1
  %61 = and i32 %60, 2147483640
  %62 = sext i32 %61 to i64
  %63 = getelementptr i8, i8* %59, i64 %62
  %64 = getelementptr inbounds i8, i8* %63, i64 64
  %65 = bitcast i8* %64 to i8**
  %66 = load i8*, i8** %65, align 8
  %67 = icmp eq i8* %66, null
  br i1 %67, label %68, label %Pointer_lookup_element.exit

68:                                               ; preds = %for_loop_body
  %69 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %57, i64 0, i32 13, i64 1
  %70 = load i8*, i8** %69, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %68, %for_loop_body
  %.0.i = phi i8* [ %70, %68 ], [ %66, %for_loop_body ]
  %71 = shl i32 %56, 3
  %72 = and i32 %71, 120
  %73 = zext i32 %72 to i64
  %74 = getelementptr i8, i8* %.0.i, i64 4
  %getch.i = getelementptr i8, i8* %74, i64 %73
  %75 = bitcast i8* %getch.i to float*
  %76 = load float, float* %75, align 4
  %77 = load float*, float** %23, align 8
  %78 = sext i32 %56 to i64
  %79 = getelementptr float, float* %77, i64 %78
  store float %76, float* %79, align 4
  %80 = load i32, i32* %7, align 4
  %81 = add i32 %.012, 1
  %82 = srem i32 %81, %80
  %83 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %3, align 8
  %84 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %83, i64 0, i32 7, i64 0
  %85 = load i8*, i8** %84, align 8
  %86 = lshr i32 %82, 1
  %87 = and i32 %86, 2147483640
  %88 = sext i32 %87 to i64
  %89 = getelementptr i8, i8* %85, i64 %88
  %90 = getelementptr inbounds i8, i8* %89, i64 64
  %91 = bitcast i8* %90 to i8**
  %92 = load i8*, i8** %91, align 8
  %93 = icmp eq i8* %92, null
  br i1 %93, label %94, label %Pointer_lookup_element.exit.1

94:                                               ; preds = %Pointer_lookup_element.exit
  %95 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %83, i64 0, i32 13, i64 1
  %96 = load i8*, i8** %95, align 8
  br label %Pointer_lookup_element.exit.1

Pointer_lookup_element.exit.1:                    ; preds = %94, %Pointer_lookup_element.exit
  %.0.i.1 = phi i8* [ %96, %94 ], [ %92, %Pointer_lookup_element.exit ]
  %97 = shl i32 %82, 3
  %98 = and i32 %97, 120
  %99 = zext i32 %98 to i64
  %100 = getelementptr i8, i8* %.0.i.1, i64 4
  %getch.i.1 = getelementptr i8, i8* %100, i64 %99
  %101 = bitcast i8* %getch.i.1 to float*
  %102 = load float, float* %101, align 4
  %103 = load float*, float** %23, align 8
  %104 = sext i32 %82 to i64
  %105 = getelementptr float, float* %103, i64 %104
  store float %102, float* %105, align 4
  %106 = load i32, i32* %7, align 4
  %107 = add i32 %81, 1
  %108 = srem i32 %107, %106
  %109 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %3, align 8
  %110 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %109, i64 0, i32 7, i64 0
  %111 = load i8*, i8** %110, align 8
  %112 = lshr i32 %108, 1
  %113 = and i32 %112, 2147483640
  %114 = sext i32 %113 to i64
  %115 = getelementptr i8, i8* %111, i64 %114
  %116 = getelementptr inbounds i8, i8* %115, i64 64
  %117 = bitcast i8* %116 to i8**
  %118 = load i8*, i8** %117, align 8
  %119 = icmp eq i8* %118, null
  br i1 %119, label %120, label %Pointer_lookup_element.exit.2

120:                                              ; preds = %Pointer_lookup_element.exit.1
  %121 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %109, i64 0, i32 13, i64 1
  %122 = load i8*, i8** %121, align 8
  br label %Pointer_lookup_element.exit.2

Pointer_lookup_element.exit.2:                    ; preds = %120, %Pointer_lookup_element.exit.1
  %.0.i.2 = phi i8* [ %122, %120 ], [ %118, %Pointer_lookup_element.exit.1 ]
  %123 = shl i32 %108, 3
  %124 = and i32 %123, 120
  %125 = zext i32 %124 to i64
  %126 = getelementptr i8, i8* %.0.i.2, i64 4
  %getch.i.2 = getelementptr i8, i8* %126, i64 %125
  %127 = bitcast i8* %getch.i.2 to float*
  %128 = load float, float* %127, align 4
  %129 = load float*, float** %23, align 8
  %130 = sext i32 %108 to i64
  %131 = getelementptr float, float* %129, i64 %130
  store float %128, float* %131, align 4
  %132 = load i32, i32* %7, align 4
  %133 = add i32 %107, 1
  %134 = srem i32 %133, %132
  %135 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %3, align 8
  %136 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %135, i64 0, i32 7, i64 0
  %137 = load i8*, i8** %136, align 8
  %138 = lshr i32 %134, 1
  %139 = and i32 %138, 2147483640
  %140 = sext i32 %139 to i64
  %141 = getelementptr i8, i8* %137, i64 %140
  %142 = getelementptr inbounds i8, i8* %141, i64 64
  %143 = bitcast i8* %142 to i8**
  %144 = load i8*, i8** %143, align 8
  %145 = icmp eq i8* %144, null
  br i1 %145, label %146, label %Pointer_lookup_element.exit.3

146:                                              ; preds = %Pointer_lookup_element.exit.2
  %147 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %135, i64 0, i32 13, i64 1
  %148 = load i8*, i8** %147, align 8
  br label %Pointer_lookup_element.exit.3

Pointer_lookup_element.exit.3:                    ; preds = %146, %Pointer_lookup_element.exit.2
  %.0.i.3 = phi i8* [ %148, %146 ], [ %144, %Pointer_lookup_element.exit.2 ]
  %149 = shl i32 %134, 3
  %150 = and i32 %149, 120
  %151 = zext i32 %150 to i64
  %152 = getelementptr i8, i8* %.0.i.3, i64 4
  %getch.i.3 = getelementptr i8, i8* %152, i64 %151
  %153 = bitcast i8* %getch.i.3 to float*
  %154 = load float, float* %153, align 4
  %155 = load float*, float** %23, align 8
  %156 = sext i32 %134 to i64
  %157 = getelementptr float, float* %155, i64 %156
  store float %154, float* %157, align 4
  %158 = load i32, i32* %7, align 4
  %159 = add i32 %133, 1
  %160 = srem i32 %159, %158
  %161 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %3, align 8
  %162 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %161, i64 0, i32 7, i64 0
  %163 = load i8*, i8** %162, align 8
  %164 = lshr i32 %160, 1
  %165 = and i32 %164, 2147483640
  %166 = sext i32 %165 to i64
  %167 = getelementptr i8, i8* %163, i64 %166
  %168 = getelementptr inbounds i8, i8* %167, i64 64
  %169 = bitcast i8* %168 to i8**
  %170 = load i8*, i8** %169, align 8
  %171 = icmp eq i8* %170, null
  br i1 %171, label %172, label %Pointer_lookup_element.exit.4

172:                                              ; preds = %Pointer_lookup_element.exit.3
  %173 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %161, i64 0, i32 13, i64 1
  %174 = load i8*, i8** %173, align 8
  br label %Pointer_lookup_element.exit.4

Pointer_lookup_element.exit.4:                    ; preds = %172, %Pointer_lookup_element.exit.3
  %.0.i.4 = phi i8* [ %174, %172 ], [ %170, %Pointer_lookup_element.exit.3 ]
  %175 = shl i32 %160, 3
  %176 = and i32 %175, 120
  %177 = zext i32 %176 to i64
  %178 = getelementptr i8, i8* %.0.i.4, i64 4
  %getch.i.4 = getelementptr i8, i8* %178, i64 %177
  %179 = bitcast i8* %getch.i.4 to float*
  %180 = load float, float* %179, align 4
  %181 = load float*, float** %23, align 8
  %182 = sext i32 %160 to i64
  %183 = getelementptr float, float* %181, i64 %182
  store float %180, float* %183, align 4
  %184 = load i32, i32* %7, align 4
  %185 = add i32 %159, 1
  %186 = srem i32 %185, %184
  %187 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %3, align 8
  %188 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %187, i64 0, i32 7, i64 0
  %189 = load i8*, i8** %188, align 8
  %190 = lshr i32 %186, 1
  %191 = and i32 %190, 2147483640
  %192 = sext i32 %191 to i64
  %193 = getelementptr i8, i8* %189, i64 %192
  %194 = getelementptr inbounds i8, i8* %193, i64 64
  %195 = bitcast i8* %194 to i8**
  %196 = load i8*, i8** %195, align 8
  %197 = icmp eq i8* %196, null
  br i1 %197, label %198, label %Pointer_lookup_element.exit.5

198:                                              ; preds = %Pointer_lookup_element.exit.4
  %199 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %187, i64 0, i32 13, i64 1
  %200 = load i8*, i8** %199, align 8
  br label %Pointer_lookup_element.exit.5

Pointer_lookup_element.exit.5:                    ; preds = %198, %Pointer_lookup_element.exit.4
  %.0.i.5 = phi i8* [ %200, %198 ], [ %196, %Pointer_lookup_element.exit.4 ]
  %201 = shl i32 %186, 3
  %202 = and i32 %201, 120
  %203 = zext i32 %202 to i64
  %204 = getelementptr i8, i8* %.0.i.5, i64 4
  %getch.i.5 = getelementptr i8, i8* %204, i64 %203
  %205 = bitcast i8* %getch.i.5 to float*
  %206 = load float, float* %205, align 4
  %207 = load float*, float** %23, align 8
  %208 = sext i32 %186 to i64
  %209 = getelementptr float, float* %207, i64 %208
  store float %206, float* %209, align 4
  %210 = load i32, i32* %7, align 4
  %211 = add i32 %185, 1
  %212 = srem i32 %211, %210
  %213 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %3, align 8
  %214 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %213, i64 0, i32 7, i64 0
  %215 = load i8*, i8** %214, align 8
  %216 = lshr i32 %212, 1
  %217 = and i32 %216, 2147483640
  %218 = sext i32 %217 to i64
  %219 = getelementptr i8, i8* %215, i64 %218
  %220 = getelementptr inbounds i8, i8* %219, i64 64
  %221 = bitcast i8* %220 to i8**
  %222 = load i8*, i8** %221, align 8
  %223 = icmp eq i8* %222, null
  br i1 %223, label %224, label %Pointer_lookup_element.exit.6

224:                                              ; preds = %Pointer_lookup_element.exit.5
  %225 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %213, i64 0, i32 13, i64 1
  %226 = load i8*, i8** %225, align 8
  br label %Pointer_lookup_element.exit.6

Pointer_lookup_element.exit.6:                    ; preds = %224, %Pointer_lookup_element.exit.5
  %.0.i.6 = phi i8* [ %226, %224 ], [ %222, %Pointer_lookup_element.exit.5 ]
  %227 = shl i32 %212, 3
  %228 = and i32 %227, 120
  %229 = zext i32 %228 to i64
  %230 = getelementptr i8, i8* %.0.i.6, i64 4
  %getch.i.6 = getelementptr i8, i8* %230, i64 %229
  %231 = bitcast i8* %getch.i.6 to float*
  %232 = load float, float* %231, align 4
  %233 = load float*, float** %23, align 8
  %234 = sext i32 %212 to i64
  %235 = getelementptr float, float* %233, i64 %234
  store float %232, float* %235, align 4
  %236 = load i32, i32* %7, align 4
  %237 = add i32 %211, 1
  %238 = srem i32 %237, %236
  %239 = load %struct.LLVMRuntime.71*, %struct.LLVMRuntime.71** %3, align 8
  %240 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %239, i64 0, i32 7, i64 0
  %241 = load i8*, i8** %240, align 8
  %242 = lshr i32 %238, 1
  %243 = and i32 %242, 2147483640
  %244 = sext i32 %243 to i64
  %245 = getelementptr i8, i8* %241, i64 %244
  %246 = getelementptr inbounds i8, i8* %245, i64 64
  %247 = bitcast i8* %246 to i8**
  %248 = load i8*, i8** %247, align 8
  %249 = icmp eq i8* %248, null
  br i1 %249, label %250, label %Pointer_lookup_element.exit.7

250:                                              ; preds = %Pointer_lookup_element.exit.6
  %251 = getelementptr inbounds %struct.LLVMRuntime.71, %struct.LLVMRuntime.71* %239, i64 0, i32 13, i64 1
  %252 = load i8*, i8** %251, align 8
  br label %Pointer_lookup_element.exit.7

Pointer_lookup_element.exit.7:                    ; preds = %250, %Pointer_lookup_element.exit.6
  %.0.i.7 = phi i8* [ %252, %250 ], [ %248, %Pointer_lookup_element.exit.6 ]
  %253 = shl i32 %238, 3
  %254 = and i32 %253, 120
  %255 = zext i32 %254 to i64
  %256 = getelementptr i8, i8* %.0.i.7, i64 4
  %getch.i.7 = getelementptr i8, i8* %256, i64 %255
  %257 = bitcast i8* %getch.i.7 to float*
  %258 = load float, float* %257, align 4
  %259 = load float*, float** %23, align 8
  %260 = sext i32 %238 to i64
  %261 = getelementptr float, float* %259, i64 %260
  store float %258, float* %261, align 4
  %262 = add i32 %237, 1
  %exitcond.not.7 = icmp eq i32 %262, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %Pointer_lookup_element.exit.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.72, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.72**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.72*, %struct.RuntimeContext.72** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.72*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.72*, i8*)*, void (%struct.RuntimeContext.72*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.72*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.72*, i8*, i32)*, void (%struct.RuntimeContext.72*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.72*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.72*, i8*)*, void (%struct.RuntimeContext.72*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.72*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.72* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.72* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.72* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.72, %struct.RuntimeContext.72* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.72* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.72* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.72*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.72* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
