; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.28*, void (%struct.RuntimeContext.28*, i8*)*, void (%struct.RuntimeContext.28*, i8*, i32)*, void (%struct.RuntimeContext.28*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.28 = type { i8*, %struct.LLVMRuntime.27*, i32, i64* }
%struct.LLVMRuntime.27 = type { %struct.PreallocatedMemoryChunk.22, %struct.PreallocatedMemoryChunk.22, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.23*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.24*], [1024 x %struct.NodeManager.25*], [1024 x i8*], i8*, %struct.RandState.26*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.22 = type { i8*, i8*, i64 }
%struct.__va_list_tag.23 = type { i32, i32, i8*, i8* }
%struct.ListManager.24 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.27* }
%struct.NodeManager.25 = type <{ %struct.LLVMRuntime.27*, i32, i32, i32, i32, %struct.ListManager.24*, %struct.ListManager.24*, %struct.ListManager.24*, i32, [4 x i8] }>
%struct.RandState.26 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @scale_halves_c96_0_kernel_0_serial(%struct.RuntimeContext.28* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.28* %context to { half, { { i32 }, half* } }**
  %1 = load { half, { { i32 }, half* } }*, { half, { { i32 }, half* } }** %0, align 8
  %2 = getelementptr { half, { { i32 }, half* } }, { half, { { i32 }, half* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @scale_halves_c96_0_kernel_1_range_for(%struct.RuntimeContext.28* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.28* %context, %struct.RuntimeContext.28** %4, align 8
  store void (%struct.RuntimeContext.28*, i8*)* null, void (%struct.RuntimeContext.28*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.28*, i8*, i32)* @function_body, void (%struct.RuntimeContext.28*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.28*, i8*)* null, void (%struct.RuntimeContext.28*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.28* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.28* %0 to { half, { { i32 }, half* } }**
  %21 = load { half, { { i32 }, half* } }*, { half, { { i32 }, half* } }** %20, align 8
  %22 = getelementptr { half, { { i32 }, half* } }, { half, { { i32 }, half* } }* %21, i64 0, i32 0
  %23 = load half, half* %22, align 2
  %24 = icmp sgt i32 %19, %17
  br i1 %24, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %25 = getelementptr { half, { { i32 }, half* } }, { half, { { i32 }, half* } }* %21, i64 0, i32 1, i32 1
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
  %.04.prol = phi i32 [ %61, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %7, align 4
  %31 = srem i32 %.04.prol, %30
  %32 = load half*, half** %25, align 8
  %33 = mul i32 %31, 6
  %34 = sext i32 %33 to i64
  %35 = getelementptr half, half* %32, i64 %34
  %36 = load half, half* %35, align 2
  %37 = getelementptr half, half* %35, i64 1
  %38 = load half, half* %37, align 2
  %39 = add i32 %33, 2
  %40 = sext i32 %39 to i64
  %41 = getelementptr half, half* %32, i64 %40
  %42 = load half, half* %41, align 2
  %43 = add i32 %33, 3
  %44 = sext i32 %43 to i64
  %45 = getelementptr half, half* %32, i64 %44
  %46 = load half, half* %45, align 2
  %47 = add i32 %33, 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr half, half* %32, i64 %48
  %50 = load half, half* %49, align 2
  %51 = add i32 %33, 5
  %52 = sext i32 %51 to i64
  %53 = getelementptr half, half* %32, i64 %52
  %54 = load half, half* %53, align 2
  %55 = fmul reassoc ninf nsz half %36, %23
  %56 = fmul reassoc ninf nsz half %38, %23
  %57 = fmul reassoc ninf nsz half %42, %23
  %58 = fmul reassoc ninf nsz half %46, %23
  %59 = fmul reassoc ninf nsz half %50, %23
  %60 = fmul reassoc ninf nsz half %54, %23
  store half %55, half* %35, align 2
  store half %56, half* %37, align 2
  store half %57, half* %41, align 2
  store half %58, half* %45, align 2
  store half %59, half* %49, align 2
  store half %60, half* %53, align 2
  %61 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %61, %for_loop_body.prol.loopexit.loopexit ]
  %62 = icmp ult i32 %28, 7
  br i1 %62, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %318, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %63 = load i32, i32* %7, align 4
  %64 = srem i32 %.04, %63
  %65 = load half*, half** %25, align 8
  %66 = mul i32 %64, 6
  %67 = sext i32 %66 to i64
  %68 = getelementptr half, half* %65, i64 %67
  %69 = load half, half* %68, align 2
  %70 = getelementptr half, half* %68, i64 1
  %71 = load half, half* %70, align 2
  %72 = add i32 %66, 2
  %73 = sext i32 %72 to i64
  %74 = getelementptr half, half* %65, i64 %73
  %75 = load half, half* %74, align 2
  %76 = add i32 %66, 3
  %77 = sext i32 %76 to i64
  %78 = getelementptr half, half* %65, i64 %77
  %79 = load half, half* %78, align 2
  %80 = add i32 %66, 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr half, half* %65, i64 %81
  %83 = load half, half* %82, align 2
  %84 = add i32 %66, 5
  %85 = sext i32 %84 to i64
  %86 = getelementptr half, half* %65, i64 %85
  %87 = load half, half* %86, align 2
  %88 = fmul reassoc ninf nsz half %69, %23
  %89 = fmul reassoc ninf nsz half %71, %23
  %90 = fmul reassoc ninf nsz half %75, %23
  %91 = fmul reassoc ninf nsz half %79, %23
  %92 = fmul reassoc ninf nsz half %83, %23
  %93 = fmul reassoc ninf nsz half %87, %23
  store half %88, half* %68, align 2
  store half %89, half* %70, align 2
  store half %90, half* %74, align 2
  store half %91, half* %78, align 2
  store half %92, half* %82, align 2
  store half %93, half* %86, align 2
  %94 = load i32, i32* %7, align 4
  %95 = add i32 %.04, 1
  %96 = srem i32 %95, %94
  %97 = load half*, half** %25, align 8
  %98 = mul i32 %96, 6
  %99 = sext i32 %98 to i64
  %100 = getelementptr half, half* %97, i64 %99
  %101 = load half, half* %100, align 2
  %102 = getelementptr half, half* %100, i64 1
  %103 = load half, half* %102, align 2
  %104 = add i32 %98, 2
  %105 = sext i32 %104 to i64
  %106 = getelementptr half, half* %97, i64 %105
  %107 = load half, half* %106, align 2
  %108 = add i32 %98, 3
  %109 = sext i32 %108 to i64
  %110 = getelementptr half, half* %97, i64 %109
  %111 = load half, half* %110, align 2
  %112 = add i32 %98, 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr half, half* %97, i64 %113
  %115 = load half, half* %114, align 2
  %116 = add i32 %98, 5
  %117 = sext i32 %116 to i64
  %118 = getelementptr half, half* %97, i64 %117
  %119 = load half, half* %118, align 2
  %120 = fmul reassoc ninf nsz half %101, %23
  %121 = fmul reassoc ninf nsz half %103, %23
  %122 = fmul reassoc ninf nsz half %107, %23
  %123 = fmul reassoc ninf nsz half %111, %23
  %124 = fmul reassoc ninf nsz half %115, %23
  %125 = fmul reassoc ninf nsz half %119, %23
  store half %120, half* %100, align 2
  store half %121, half* %102, align 2
  store half %122, half* %106, align 2
  store half %123, half* %110, align 2
  store half %124, half* %114, align 2
  store half %125, half* %118, align 2
  %126 = load i32, i32* %7, align 4
  %127 = add i32 %95, 1
  %128 = srem i32 %127, %126
  %129 = load half*, half** %25, align 8
  %130 = mul i32 %128, 6
  %131 = sext i32 %130 to i64
  %132 = getelementptr half, half* %129, i64 %131
  %133 = load half, half* %132, align 2
  %134 = getelementptr half, half* %132, i64 1
  %135 = load half, half* %134, align 2
  %136 = add i32 %130, 2
  %137 = sext i32 %136 to i64
  %138 = getelementptr half, half* %129, i64 %137
  %139 = load half, half* %138, align 2
  %140 = add i32 %130, 3
  %141 = sext i32 %140 to i64
  %142 = getelementptr half, half* %129, i64 %141
  %143 = load half, half* %142, align 2
  %144 = add i32 %130, 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr half, half* %129, i64 %145
  %147 = load half, half* %146, align 2
  %148 = add i32 %130, 5
  %149 = sext i32 %148 to i64
  %150 = getelementptr half, half* %129, i64 %149
  %151 = load half, half* %150, align 2
  %152 = fmul reassoc ninf nsz half %133, %23
  %153 = fmul reassoc ninf nsz half %135, %23
  %154 = fmul reassoc ninf nsz half %139, %23
  %155 = fmul reassoc ninf nsz half %143, %23
  %156 = fmul reassoc ninf nsz half %147, %23
  %157 = fmul reassoc ninf nsz half %151, %23
  store half %152, half* %132, align 2
  store half %153, half* %134, align 2
  store half %154, half* %138, align 2
  store half %155, half* %142, align 2
  store half %156, half* %146, align 2
  store half %157, half* %150, align 2
  %158 = load i32, i32* %7, align 4
  %159 = add i32 %127, 1
  %160 = srem i32 %159, %158
  %161 = load half*, half** %25, align 8
  %162 = mul i32 %160, 6
  %163 = sext i32 %162 to i64
  %164 = getelementptr half, half* %161, i64 %163
  %165 = load half, half* %164, align 2
  %166 = getelementptr half, half* %164, i64 1
  %167 = load half, half* %166, align 2
  %168 = add i32 %162, 2
  %169 = sext i32 %168 to i64
  %170 = getelementptr half, half* %161, i64 %169
  %171 = load half, half* %170, align 2
  %172 = add i32 %162, 3
  %173 = sext i32 %172 to i64
  %174 = getelementptr half, half* %161, i64 %173
  %175 = load half, half* %174, align 2
  %176 = add i32 %162, 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr half, half* %161, i64 %177
  %179 = load half, half* %178, align 2
  %180 = add i32 %162, 5
  %181 = sext i32 %180 to i64
  %182 = getelementptr half, half* %161, i64 %181
  %183 = load half, half* %182, align 2
  %184 = fmul reassoc ninf nsz half %165, %23
  %185 = fmul reassoc ninf nsz half %167, %23
  %186 = fmul reassoc ninf nsz half %171, %23
  %187 = fmul reassoc ninf nsz half %175, %23
  %188 = fmul reassoc ninf nsz half %179, %23
  %189 = fmul reassoc ninf nsz half %183, %23
  store half %184, half* %164, align 2
  store half %185, half* %166, align 2
  store half %186, half* %170, align 2
  store half %187, half* %174, align 2
  store half %188, half* %178, align 2
  store half %189, half* %182, align 2
  %190 = load i32, i32* %7, align 4
  %191 = add i32 %159, 1
  %192 = srem i32 %191, %190
  %193 = load half*, half** %25, align 8
  %194 = mul i32 %192, 6
  %195 = sext i32 %194 to i64
  %196 = getelementptr half, half* %193, i64 %195
  %197 = load half, half* %196, align 2
  %198 = getelementptr half, half* %196, i64 1
  %199 = load half, half* %198, align 2
  %200 = add i32 %194, 2
  %201 = sext i32 %200 to i64
  %202 = getelementptr half, half* %193, i64 %201
  %203 = load half, half* %202, align 2
  %204 = add i32 %194, 3
  %205 = sext i32 %204 to i64
  %206 = getelementptr half, half* %193, i64 %205
  %207 = load half, half* %206, align 2
  %208 = add i32 %194, 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr half, half* %193, i64 %209
  %211 = load half, half* %210, align 2
  %212 = add i32 %194, 5
  %213 = sext i32 %212 to i64
  %214 = getelementptr half, half* %193, i64 %213
  %215 = load half, half* %214, align 2
  %216 = fmul reassoc ninf nsz half %197, %23
  %217 = fmul reassoc ninf nsz half %199, %23
  %218 = fmul reassoc ninf nsz half %203, %23
  %219 = fmul reassoc ninf nsz half %207, %23
  %220 = fmul reassoc ninf nsz half %211, %23
  %221 = fmul reassoc ninf nsz half %215, %23
  store half %216, half* %196, align 2
  store half %217, half* %198, align 2
  store half %218, half* %202, align 2
  store half %219, half* %206, align 2
  store half %220, half* %210, align 2
  store half %221, half* %214, align 2
  %222 = load i32, i32* %7, align 4
  %223 = add i32 %191, 1
  %224 = srem i32 %223, %222
  %225 = load half*, half** %25, align 8
  %226 = mul i32 %224, 6
  %227 = sext i32 %226 to i64
  %228 = getelementptr half, half* %225, i64 %227
  %229 = load half, half* %228, align 2
  %230 = getelementptr half, half* %228, i64 1
  %231 = load half, half* %230, align 2
  %232 = add i32 %226, 2
  %233 = sext i32 %232 to i64
  %234 = getelementptr half, half* %225, i64 %233
  %235 = load half, half* %234, align 2
  %236 = add i32 %226, 3
  %237 = sext i32 %236 to i64
  %238 = getelementptr half, half* %225, i64 %237
  %239 = load half, half* %238, align 2
  %240 = add i32 %226, 4
  %241 = sext i32 %240 to i64
  %242 = getelementptr half, half* %225, i64 %241
  %243 = load half, half* %242, align 2
  %244 = add i32 %226, 5
  %245 = sext i32 %244 to i64
  %246 = getelementptr half, half* %225, i64 %245
  %247 = load half, half* %246, align 2
  %248 = fmul reassoc ninf nsz half %229, %23
  %249 = fmul reassoc ninf nsz half %231, %23
  %250 = fmul reassoc ninf nsz half %235, %23
  %251 = fmul reassoc ninf nsz half %239, %23
  %252 = fmul reassoc ninf nsz half %243, %23
  %253 = fmul reassoc ninf nsz half %247, %23
  store half %248, half* %228, align 2
  store half %249, half* %230, align 2
  store half %250, half* %234, align 2
  store half %251, half* %238, align 2
  store half %252, half* %242, align 2
  store half %253, half* %246, align 2
  %254 = load i32, i32* %7, align 4
  %255 = add i32 %223, 1
  %256 = srem i32 %255, %254
  %257 = load half*, half** %25, align 8
  %258 = mul i32 %256, 6
  %259 = sext i32 %258 to i64
  %260 = getelementptr half, half* %257, i64 %259
  %261 = load half, half* %260, align 2
  %262 = getelementptr half, half* %260, i64 1
  %263 = load half, half* %262, align 2
  %264 = add i32 %258, 2
  %265 = sext i32 %264 to i64
  %266 = getelementptr half, half* %257, i64 %265
  %267 = load half, half* %266, align 2
  %268 = add i32 %258, 3
  %269 = sext i32 %268 to i64
  %270 = getelementptr half, half* %257, i64 %269
  %271 = load half, half* %270, align 2
  %272 = add i32 %258, 4
  %273 = sext i32 %272 to i64
  %274 = getelementptr half, half* %257, i64 %273
  %275 = load half, half* %274, align 2
  %276 = add i32 %258, 5
  %277 = sext i32 %276 to i64
  %278 = getelementptr half, half* %257, i64 %277
  %279 = load half, half* %278, align 2
  %280 = fmul reassoc ninf nsz half %261, %23
  %281 = fmul reassoc ninf nsz half %263, %23
  %282 = fmul reassoc ninf nsz half %267, %23
  %283 = fmul reassoc ninf nsz half %271, %23
  %284 = fmul reassoc ninf nsz half %275, %23
  %285 = fmul reassoc ninf nsz half %279, %23
  store half %280, half* %260, align 2
  store half %281, half* %262, align 2
  store half %282, half* %266, align 2
  store half %283, half* %270, align 2
  store half %284, half* %274, align 2
  store half %285, half* %278, align 2
  %286 = load i32, i32* %7, align 4
  %287 = add i32 %255, 1
  %288 = srem i32 %287, %286
  %289 = load half*, half** %25, align 8
  %290 = mul i32 %288, 6
  %291 = sext i32 %290 to i64
  %292 = getelementptr half, half* %289, i64 %291
  %293 = load half, half* %292, align 2
  %294 = getelementptr half, half* %292, i64 1
  %295 = load half, half* %294, align 2
  %296 = add i32 %290, 2
  %297 = sext i32 %296 to i64
  %298 = getelementptr half, half* %289, i64 %297
  %299 = load half, half* %298, align 2
  %300 = add i32 %290, 3
  %301 = sext i32 %300 to i64
  %302 = getelementptr half, half* %289, i64 %301
  %303 = load half, half* %302, align 2
  %304 = add i32 %290, 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr half, half* %289, i64 %305
  %307 = load half, half* %306, align 2
  %308 = add i32 %290, 5
  %309 = sext i32 %308 to i64
  %310 = getelementptr half, half* %289, i64 %309
  %311 = load half, half* %310, align 2
  %312 = fmul reassoc ninf nsz half %293, %23
  %313 = fmul reassoc ninf nsz half %295, %23
  %314 = fmul reassoc ninf nsz half %299, %23
  %315 = fmul reassoc ninf nsz half %303, %23
  %316 = fmul reassoc ninf nsz half %307, %23
  %317 = fmul reassoc ninf nsz half %311, %23
  store half %312, half* %292, align 2
  store half %313, half* %294, align 2
  store half %314, half* %298, align 2
  store half %315, half* %302, align 2
  store half %316, half* %306, align 2
  store half %317, half* %310, align 2
  %318 = add i32 %287, 1
  %exitcond.not.7 = icmp eq i32 %318, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.28, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.28**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.28*, %struct.RuntimeContext.28** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.28*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.28*, i8*)*, void (%struct.RuntimeContext.28*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.28*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.28*, i8*, i32)*, void (%struct.RuntimeContext.28*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.28*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.28*, i8*)*, void (%struct.RuntimeContext.28*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.28*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.28* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.28* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.28* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.28* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.28* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.28*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.28* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
