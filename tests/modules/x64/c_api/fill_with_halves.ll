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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @fill_with_halves_c108_0_kernel_0_serial(%struct.RuntimeContext.77* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.77* %context to { { { i32 }, half* }, half }**
  %1 = load { { { i32 }, half* }, half }*, { { { i32 }, half* }, half }** %0, align 8
  %2 = getelementptr { { { i32 }, half* }, half }, { { { i32 }, half* }, half }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.77, %struct.RuntimeContext.77* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.76*, %struct.LLVMRuntime.76** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.76, %struct.LLVMRuntime.76* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @fill_with_halves_c108_0_kernel_1_range_for(%struct.RuntimeContext.77* %context) local_unnamed_addr #1 {
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
  %20 = bitcast %struct.RuntimeContext.77* %0 to { { { i32 }, half* }, half }**
  %21 = load { { { i32 }, half* }, half }*, { { { i32 }, half* }, half }** %20, align 8
  %22 = getelementptr { { { i32 }, half* }, half }, { { { i32 }, half* }, half }* %21, i64 0, i32 1
  %23 = load half, half* %22, align 2
  %neg = fneg reassoc ninf nsz half %23
  %24 = icmp sgt i32 %19, %17
  br i1 %24, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %25 = getelementptr { { { i32 }, half* }, half }, { { { i32 }, half* }, half }* %21, i64 0, i32 0, i32 1
  %26 = sub i32 %19, %17
  %27 = xor i32 %17, -1
  %28 = add i32 %19, %27
  %xtraiter = and i32 %26, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %29 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %29, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %55, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %7, align 4
  %31 = srem i32 %.04.prol, %30
  %32 = load half*, half** %25, align 8
  %33 = mul i32 %31, 6
  %34 = sext i32 %33 to i64
  %35 = getelementptr half, half* %32, i64 %34
  store half %23, half* %35, align 2
  %36 = load half*, half** %25, align 8
  %37 = getelementptr half, half* %36, i64 %34
  %38 = getelementptr half, half* %37, i64 1
  store half %23, half* %38, align 2
  %39 = load half*, half** %25, align 8
  %40 = add i32 %33, 2
  %41 = sext i32 %40 to i64
  %42 = getelementptr half, half* %39, i64 %41
  store half %23, half* %42, align 2
  %43 = load half*, half** %25, align 8
  %44 = add i32 %33, 3
  %45 = sext i32 %44 to i64
  %46 = getelementptr half, half* %43, i64 %45
  store half %23, half* %46, align 2
  %47 = load half*, half** %25, align 8
  %48 = add i32 %33, 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr half, half* %47, i64 %49
  store half %23, half* %50, align 2
  %51 = load half*, half** %25, align 8
  %52 = add i32 %33, 5
  %53 = sext i32 %52 to i64
  %54 = getelementptr half, half* %51, i64 %53
  store half %neg, half* %54, align 2
  %55 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %55, %for_loop_body.prol.loopexit.loopexit ]
  %56 = icmp ult i32 %28, 7
  br i1 %56, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %264, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %57 = load i32, i32* %7, align 4
  %58 = srem i32 %.04, %57
  %59 = load half*, half** %25, align 8
  %60 = mul i32 %58, 6
  %61 = sext i32 %60 to i64
  %62 = getelementptr half, half* %59, i64 %61
  store half %23, half* %62, align 2
  %63 = load half*, half** %25, align 8
  %64 = getelementptr half, half* %63, i64 %61
  %65 = getelementptr half, half* %64, i64 1
  store half %23, half* %65, align 2
  %66 = load half*, half** %25, align 8
  %67 = add i32 %60, 2
  %68 = sext i32 %67 to i64
  %69 = getelementptr half, half* %66, i64 %68
  store half %23, half* %69, align 2
  %70 = load half*, half** %25, align 8
  %71 = add i32 %60, 3
  %72 = sext i32 %71 to i64
  %73 = getelementptr half, half* %70, i64 %72
  store half %23, half* %73, align 2
  %74 = load half*, half** %25, align 8
  %75 = add i32 %60, 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr half, half* %74, i64 %76
  store half %23, half* %77, align 2
  %78 = load half*, half** %25, align 8
  %79 = add i32 %60, 5
  %80 = sext i32 %79 to i64
  %81 = getelementptr half, half* %78, i64 %80
  store half %neg, half* %81, align 2
  %82 = load i32, i32* %7, align 4
  %83 = add i32 %.04, 1
  %84 = srem i32 %83, %82
  %85 = load half*, half** %25, align 8
  %86 = mul i32 %84, 6
  %87 = sext i32 %86 to i64
  %88 = getelementptr half, half* %85, i64 %87
  store half %23, half* %88, align 2
  %89 = load half*, half** %25, align 8
  %90 = getelementptr half, half* %89, i64 %87
  %91 = getelementptr half, half* %90, i64 1
  store half %23, half* %91, align 2
  %92 = load half*, half** %25, align 8
  %93 = add i32 %86, 2
  %94 = sext i32 %93 to i64
  %95 = getelementptr half, half* %92, i64 %94
  store half %23, half* %95, align 2
  %96 = load half*, half** %25, align 8
  %97 = add i32 %86, 3
  %98 = sext i32 %97 to i64
  %99 = getelementptr half, half* %96, i64 %98
  store half %23, half* %99, align 2
  %100 = load half*, half** %25, align 8
  %101 = add i32 %86, 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr half, half* %100, i64 %102
  store half %23, half* %103, align 2
  %104 = load half*, half** %25, align 8
  %105 = add i32 %86, 5
  %106 = sext i32 %105 to i64
  %107 = getelementptr half, half* %104, i64 %106
  store half %neg, half* %107, align 2
  %108 = load i32, i32* %7, align 4
  %109 = add i32 %83, 1
  %110 = srem i32 %109, %108
  %111 = load half*, half** %25, align 8
  %112 = mul i32 %110, 6
  %113 = sext i32 %112 to i64
  %114 = getelementptr half, half* %111, i64 %113
  store half %23, half* %114, align 2
  %115 = load half*, half** %25, align 8
  %116 = getelementptr half, half* %115, i64 %113
  %117 = getelementptr half, half* %116, i64 1
  store half %23, half* %117, align 2
  %118 = load half*, half** %25, align 8
  %119 = add i32 %112, 2
  %120 = sext i32 %119 to i64
  %121 = getelementptr half, half* %118, i64 %120
  store half %23, half* %121, align 2
  %122 = load half*, half** %25, align 8
  %123 = add i32 %112, 3
  %124 = sext i32 %123 to i64
  %125 = getelementptr half, half* %122, i64 %124
  store half %23, half* %125, align 2
  %126 = load half*, half** %25, align 8
  %127 = add i32 %112, 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr half, half* %126, i64 %128
  store half %23, half* %129, align 2
  %130 = load half*, half** %25, align 8
  %131 = add i32 %112, 5
  %132 = sext i32 %131 to i64
  %133 = getelementptr half, half* %130, i64 %132
  store half %neg, half* %133, align 2
  %134 = load i32, i32* %7, align 4
  %135 = add i32 %109, 1
  %136 = srem i32 %135, %134
  %137 = load half*, half** %25, align 8
  %138 = mul i32 %136, 6
  %139 = sext i32 %138 to i64
  %140 = getelementptr half, half* %137, i64 %139
  store half %23, half* %140, align 2
  %141 = load half*, half** %25, align 8
  %142 = getelementptr half, half* %141, i64 %139
  %143 = getelementptr half, half* %142, i64 1
  store half %23, half* %143, align 2
  %144 = load half*, half** %25, align 8
  %145 = add i32 %138, 2
  %146 = sext i32 %145 to i64
  %147 = getelementptr half, half* %144, i64 %146
  store half %23, half* %147, align 2
  %148 = load half*, half** %25, align 8
  %149 = add i32 %138, 3
  %150 = sext i32 %149 to i64
  %151 = getelementptr half, half* %148, i64 %150
  store half %23, half* %151, align 2
  %152 = load half*, half** %25, align 8
  %153 = add i32 %138, 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr half, half* %152, i64 %154
  store half %23, half* %155, align 2
  %156 = load half*, half** %25, align 8
  %157 = add i32 %138, 5
  %158 = sext i32 %157 to i64
  %159 = getelementptr half, half* %156, i64 %158
  store half %neg, half* %159, align 2
  %160 = load i32, i32* %7, align 4
  %161 = add i32 %135, 1
  %162 = srem i32 %161, %160
  %163 = load half*, half** %25, align 8
  %164 = mul i32 %162, 6
  %165 = sext i32 %164 to i64
  %166 = getelementptr half, half* %163, i64 %165
  store half %23, half* %166, align 2
  %167 = load half*, half** %25, align 8
  %168 = getelementptr half, half* %167, i64 %165
  %169 = getelementptr half, half* %168, i64 1
  store half %23, half* %169, align 2
  %170 = load half*, half** %25, align 8
  %171 = add i32 %164, 2
  %172 = sext i32 %171 to i64
  %173 = getelementptr half, half* %170, i64 %172
  store half %23, half* %173, align 2
  %174 = load half*, half** %25, align 8
  %175 = add i32 %164, 3
  %176 = sext i32 %175 to i64
  %177 = getelementptr half, half* %174, i64 %176
  store half %23, half* %177, align 2
  %178 = load half*, half** %25, align 8
  %179 = add i32 %164, 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr half, half* %178, i64 %180
  store half %23, half* %181, align 2
  %182 = load half*, half** %25, align 8
  %183 = add i32 %164, 5
  %184 = sext i32 %183 to i64
  %185 = getelementptr half, half* %182, i64 %184
  store half %neg, half* %185, align 2
  %186 = load i32, i32* %7, align 4
  %187 = add i32 %161, 1
  %188 = srem i32 %187, %186
  %189 = load half*, half** %25, align 8
  %190 = mul i32 %188, 6
  %191 = sext i32 %190 to i64
  %192 = getelementptr half, half* %189, i64 %191
  store half %23, half* %192, align 2
  %193 = load half*, half** %25, align 8
  %194 = getelementptr half, half* %193, i64 %191
  %195 = getelementptr half, half* %194, i64 1
  store half %23, half* %195, align 2
  %196 = load half*, half** %25, align 8
  %197 = add i32 %190, 2
  %198 = sext i32 %197 to i64
  %199 = getelementptr half, half* %196, i64 %198
  store half %23, half* %199, align 2
  %200 = load half*, half** %25, align 8
  %201 = add i32 %190, 3
  %202 = sext i32 %201 to i64
  %203 = getelementptr half, half* %200, i64 %202
  store half %23, half* %203, align 2
  %204 = load half*, half** %25, align 8
  %205 = add i32 %190, 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr half, half* %204, i64 %206
  store half %23, half* %207, align 2
  %208 = load half*, half** %25, align 8
  %209 = add i32 %190, 5
  %210 = sext i32 %209 to i64
  %211 = getelementptr half, half* %208, i64 %210
  store half %neg, half* %211, align 2
  %212 = load i32, i32* %7, align 4
  %213 = add i32 %187, 1
  %214 = srem i32 %213, %212
  %215 = load half*, half** %25, align 8
  %216 = mul i32 %214, 6
  %217 = sext i32 %216 to i64
  %218 = getelementptr half, half* %215, i64 %217
  store half %23, half* %218, align 2
  %219 = load half*, half** %25, align 8
  %220 = getelementptr half, half* %219, i64 %217
  %221 = getelementptr half, half* %220, i64 1
  store half %23, half* %221, align 2
  %222 = load half*, half** %25, align 8
  %223 = add i32 %216, 2
  %224 = sext i32 %223 to i64
  %225 = getelementptr half, half* %222, i64 %224
  store half %23, half* %225, align 2
  %226 = load half*, half** %25, align 8
  %227 = add i32 %216, 3
  %228 = sext i32 %227 to i64
  %229 = getelementptr half, half* %226, i64 %228
  store half %23, half* %229, align 2
  %230 = load half*, half** %25, align 8
  %231 = add i32 %216, 4
  %232 = sext i32 %231 to i64
  %233 = getelementptr half, half* %230, i64 %232
  store half %23, half* %233, align 2
  %234 = load half*, half** %25, align 8
  %235 = add i32 %216, 5
  %236 = sext i32 %235 to i64
  %237 = getelementptr half, half* %234, i64 %236
  store half %neg, half* %237, align 2
  %238 = load i32, i32* %7, align 4
  %239 = add i32 %213, 1
  %240 = srem i32 %239, %238
  %241 = load half*, half** %25, align 8
  %242 = mul i32 %240, 6
  %243 = sext i32 %242 to i64
  %244 = getelementptr half, half* %241, i64 %243
  store half %23, half* %244, align 2
  %245 = load half*, half** %25, align 8
  %246 = getelementptr half, half* %245, i64 %243
  %247 = getelementptr half, half* %246, i64 1
  store half %23, half* %247, align 2
  %248 = load half*, half** %25, align 8
  %249 = add i32 %242, 2
  %250 = sext i32 %249 to i64
  %251 = getelementptr half, half* %248, i64 %250
  store half %23, half* %251, align 2
  %252 = load half*, half** %25, align 8
  %253 = add i32 %242, 3
  %254 = sext i32 %253 to i64
  %255 = getelementptr half, half* %252, i64 %254
  store half %23, half* %255, align 2
  %256 = load half*, half** %25, align 8
  %257 = add i32 %242, 4
  %258 = sext i32 %257 to i64
  %259 = getelementptr half, half* %256, i64 %258
  store half %23, half* %259, align 2
  %260 = load half*, half** %25, align 8
  %261 = add i32 %242, 5
  %262 = sext i32 %261 to i64
  %263 = getelementptr half, half* %260, i64 %262
  store half %neg, half* %263, align 2
  %264 = add i32 %239, 1
  %exitcond.not.7 = icmp eq i32 %264, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.77* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

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
