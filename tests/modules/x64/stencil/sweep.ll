; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.7 = type { i8*, %struct.LLVMRuntime.6*, i32, i64* }
%struct.LLVMRuntime.6 = type { %struct.PreallocatedMemoryChunk.1, %struct.PreallocatedMemoryChunk.1, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.2*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.3*], [1024 x %struct.NodeManager.4*], [1024 x i8*], i8*, %struct.RandState.5*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.1 = type { i8*, i8*, i64 }
%struct.__va_list_tag.2 = type { i32, i32, i8*, i8* }
%struct.ListManager.3 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.6* }
%struct.NodeManager.4 = type <{ %struct.LLVMRuntime.6*, i32, i32, i32, i32, %struct.ListManager.3*, %struct.ListManager.3*, %struct.ListManager.3*, i32, [4 x i8] }>
%struct.RandState.5 = type { i32, i32, i32, i32, i32 }
%struct.range_task_helper_context = type { %struct.RuntimeContext.7*, void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*, i32)*, void (%struct.RuntimeContext.7*, i8*)*, i64, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @sweep_c80_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { { { i32, i32 }, float* }, { { i32, i32 }, float* } }**
  %1 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %11 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %10, i64 0, i32 1, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @sweep_c80_0_kernel_1_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.range_task_helper_context, align 8
  %1 = bitcast %struct.range_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.7* %context, %struct.RuntimeContext.7** %4, align 8
  store void (%struct.RuntimeContext.7*, i8*)* null, void (%struct.RuntimeContext.7*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.7*, i8*, i32)* @function_body, void (%struct.RuntimeContext.7*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.7*, i8*)* null, void (%struct.RuntimeContext.7*, i8*)** %6, align 8
  %7 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.7* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.7* %0 to { { { i32, i32 }, float* }, { { i32, i32 }, float* } }**
  %22 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %23 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 1, i32 1
  %26 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 1, i32 0, i32 1
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
  %.04.prol = phi i32 [ %89, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %31 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %31, i64 0, i32 14
  %33 = load i8*, i8** %32, align 8
  %34 = getelementptr inbounds i8, i8* %33, i64 4
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = srem i32 %.04.prol, %36
  %38 = sdiv i32 %.04.prol, %36
  %39 = getelementptr inbounds i8, i8* %33, i64 8
  %40 = bitcast i8* %39 to i32*
  %41 = load i32, i32* %40, align 4
  %42 = srem i32 %38, %41
  %43 = add i32 %41, -1
  %44 = add i32 %36, -1
  %45 = tail call i32 @llvm.smax.i32(i32 %42, i32 1)
  %46 = add nsw i32 %45, -1
  %47 = load float*, float** %23, align 8
  %48 = load i32, i32* %24, align 4
  %49 = mul i32 %46, %48
  %50 = add i32 %49, %37
  %51 = sext i32 %50 to i64
  %52 = getelementptr float, float* %47, i64 %51
  %53 = load float, float* %52, align 4
  %54 = add i32 %42, 1
  %55 = tail call i32 @llvm.smin.i32(i32 %54, i32 %43)
  %56 = mul i32 %55, %48
  %57 = add i32 %56, %37
  %58 = sext i32 %57 to i64
  %59 = getelementptr float, float* %47, i64 %58
  %60 = load float, float* %59, align 4
  %61 = tail call i32 @llvm.smax.i32(i32 %37, i32 1)
  %62 = add nsw i32 %61, -1
  %63 = mul i32 %48, %42
  %64 = add i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr float, float* %47, i64 %65
  %67 = load float, float* %66, align 4
  %68 = add nsw i32 %37, 1
  %69 = tail call i32 @llvm.smin.i32(i32 %68, i32 %44)
  %70 = add i32 %63, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr float, float* %47, i64 %71
  %73 = load float, float* %72, align 4
  %74 = add i32 %63, %37
  %75 = sext i32 %74 to i64
  %76 = getelementptr float, float* %47, i64 %75
  %77 = load float, float* %76, align 4
  %78 = fadd reassoc ninf nsz float %60, %53
  %79 = fadd reassoc ninf nsz float %78, %67
  %80 = fadd reassoc ninf nsz float %79, %73
  %81 = fadd reassoc ninf nsz float %80, %77
  %82 = fmul reassoc ninf nsz float %81, 0x3FC99999A0000000
  %83 = load float*, float** %25, align 8
  %84 = load i32, i32* %26, align 4
  %85 = mul i32 %84, %42
  %86 = add i32 %85, %37
  %87 = sext i32 %86 to i64
  %88 = getelementptr float, float* %83, i64 %87
  store float %82, float* %88, align 4
  %89 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %89, %for_loop_body.prol.loopexit.loopexit ]
  %90 = icmp ult i32 %29, 7
  br i1 %90, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %562, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %91 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %92 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %91, i64 0, i32 14
  %93 = load i8*, i8** %92, align 8
  %94 = getelementptr inbounds i8, i8* %93, i64 4
  %95 = bitcast i8* %94 to i32*
  %96 = load i32, i32* %95, align 4
  %97 = srem i32 %.04, %96
  %98 = sdiv i32 %.04, %96
  %99 = getelementptr inbounds i8, i8* %93, i64 8
  %100 = bitcast i8* %99 to i32*
  %101 = load i32, i32* %100, align 4
  %102 = srem i32 %98, %101
  %103 = add i32 %101, -1
  %104 = add i32 %96, -1
  %105 = tail call i32 @llvm.smax.i32(i32 %102, i32 1)
  %106 = add nsw i32 %105, -1
  %107 = load float*, float** %23, align 8
  %108 = load i32, i32* %24, align 4
  %109 = mul i32 %106, %108
  %110 = add i32 %109, %97
  %111 = sext i32 %110 to i64
  %112 = getelementptr float, float* %107, i64 %111
  %113 = load float, float* %112, align 4
  %114 = add i32 %102, 1
  %115 = tail call i32 @llvm.smin.i32(i32 %114, i32 %103)
  %116 = mul i32 %115, %108
  %117 = add i32 %116, %97
  %118 = sext i32 %117 to i64
  %119 = getelementptr float, float* %107, i64 %118
  %120 = load float, float* %119, align 4
  %121 = tail call i32 @llvm.smax.i32(i32 %97, i32 1)
  %122 = add nsw i32 %121, -1
  %123 = mul i32 %108, %102
  %124 = add i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr float, float* %107, i64 %125
  %127 = load float, float* %126, align 4
  %128 = add nsw i32 %97, 1
  %129 = tail call i32 @llvm.smin.i32(i32 %128, i32 %104)
  %130 = add i32 %123, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr float, float* %107, i64 %131
  %133 = load float, float* %132, align 4
  %134 = add i32 %123, %97
  %135 = sext i32 %134 to i64
  %136 = getelementptr float, float* %107, i64 %135
  %137 = load float, float* %136, align 4
  %138 = fadd reassoc ninf nsz float %120, %113
  %139 = fadd reassoc ninf nsz float %138, %127
  %140 = fadd reassoc ninf nsz float %139, %133
  %141 = fadd reassoc ninf nsz float %140, %137
  %142 = fmul reassoc ninf nsz float %141, 0x3FC99999A0000000
  %143 = load float*, float** %25, align 8
  %144 = load i32, i32* %26, align 4
  %145 = mul i32 %144, %102
  %146 = add i32 %145, %97
  %147 = sext i32 %146 to i64
  %148 = getelementptr float, float* %143, i64 %147
  store float %142, float* %148, align 4
  %149 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %150 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %149, i64 0, i32 14
  %151 = load i8*, i8** %150, align 8
  %152 = getelementptr inbounds i8, i8* %151, i64 4
  %153 = bitcast i8* %152 to i32*
  %154 = load i32, i32* %153, align 4
  %155 = add i32 %.04, 1
  %156 = srem i32 %155, %154
  %157 = sdiv i32 %155, %154
  %158 = getelementptr inbounds i8, i8* %151, i64 8
  %159 = bitcast i8* %158 to i32*
  %160 = load i32, i32* %159, align 4
  %161 = srem i32 %157, %160
  %162 = add i32 %160, -1
  %163 = add i32 %154, -1
  %164 = tail call i32 @llvm.smax.i32(i32 %161, i32 1)
  %165 = add nsw i32 %164, -1
  %166 = load float*, float** %23, align 8
  %167 = load i32, i32* %24, align 4
  %168 = mul i32 %165, %167
  %169 = add i32 %168, %156
  %170 = sext i32 %169 to i64
  %171 = getelementptr float, float* %166, i64 %170
  %172 = load float, float* %171, align 4
  %173 = add i32 %161, 1
  %174 = tail call i32 @llvm.smin.i32(i32 %173, i32 %162)
  %175 = mul i32 %174, %167
  %176 = add i32 %175, %156
  %177 = sext i32 %176 to i64
  %178 = getelementptr float, float* %166, i64 %177
  %179 = load float, float* %178, align 4
  %180 = tail call i32 @llvm.smax.i32(i32 %156, i32 1)
  %181 = add nsw i32 %180, -1
  %182 = mul i32 %167, %161
  %183 = add i32 %181, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr float, float* %166, i64 %184
  %186 = load float, float* %185, align 4
  %187 = add nsw i32 %156, 1
  %188 = tail call i32 @llvm.smin.i32(i32 %187, i32 %163)
  %189 = add i32 %182, %188
  %190 = sext i32 %189 to i64
  %191 = getelementptr float, float* %166, i64 %190
  %192 = load float, float* %191, align 4
  %193 = add i32 %182, %156
  %194 = sext i32 %193 to i64
  %195 = getelementptr float, float* %166, i64 %194
  %196 = load float, float* %195, align 4
  %197 = fadd reassoc ninf nsz float %179, %172
  %198 = fadd reassoc ninf nsz float %197, %186
  %199 = fadd reassoc ninf nsz float %198, %192
  %200 = fadd reassoc ninf nsz float %199, %196
  %201 = fmul reassoc ninf nsz float %200, 0x3FC99999A0000000
  %202 = load float*, float** %25, align 8
  %203 = load i32, i32* %26, align 4
  %204 = mul i32 %203, %161
  %205 = add i32 %204, %156
  %206 = sext i32 %205 to i64
  %207 = getelementptr float, float* %202, i64 %206
  store float %201, float* %207, align 4
  %208 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %209 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %208, i64 0, i32 14
  %210 = load i8*, i8** %209, align 8
  %211 = getelementptr inbounds i8, i8* %210, i64 4
  %212 = bitcast i8* %211 to i32*
  %213 = load i32, i32* %212, align 4
  %214 = add i32 %155, 1
  %215 = srem i32 %214, %213
  %216 = sdiv i32 %214, %213
  %217 = getelementptr inbounds i8, i8* %210, i64 8
  %218 = bitcast i8* %217 to i32*
  %219 = load i32, i32* %218, align 4
  %220 = srem i32 %216, %219
  %221 = add i32 %219, -1
  %222 = add i32 %213, -1
  %223 = tail call i32 @llvm.smax.i32(i32 %220, i32 1)
  %224 = add nsw i32 %223, -1
  %225 = load float*, float** %23, align 8
  %226 = load i32, i32* %24, align 4
  %227 = mul i32 %224, %226
  %228 = add i32 %227, %215
  %229 = sext i32 %228 to i64
  %230 = getelementptr float, float* %225, i64 %229
  %231 = load float, float* %230, align 4
  %232 = add i32 %220, 1
  %233 = tail call i32 @llvm.smin.i32(i32 %232, i32 %221)
  %234 = mul i32 %233, %226
  %235 = add i32 %234, %215
  %236 = sext i32 %235 to i64
  %237 = getelementptr float, float* %225, i64 %236
  %238 = load float, float* %237, align 4
  %239 = tail call i32 @llvm.smax.i32(i32 %215, i32 1)
  %240 = add nsw i32 %239, -1
  %241 = mul i32 %226, %220
  %242 = add i32 %240, %241
  %243 = sext i32 %242 to i64
  %244 = getelementptr float, float* %225, i64 %243
  %245 = load float, float* %244, align 4
  %246 = add nsw i32 %215, 1
  %247 = tail call i32 @llvm.smin.i32(i32 %246, i32 %222)
  %248 = add i32 %241, %247
  %249 = sext i32 %248 to i64
  %250 = getelementptr float, float* %225, i64 %249
  %251 = load float, float* %250, align 4
  %252 = add i32 %241, %215
  %253 = sext i32 %252 to i64
  %254 = getelementptr float, float* %225, i64 %253
  %255 = load float, float* %254, align 4
  %256 = fadd reassoc ninf nsz float %238, %231
  %257 = fadd reassoc ninf nsz float %256, %245
  %258 = fadd reassoc ninf nsz float %257, %251
  %259 = fadd reassoc ninf nsz float %258, %255
  %260 = fmul reassoc ninf nsz float %259, 0x3FC99999A0000000
  %261 = load float*, float** %25, align 8
  %262 = load i32, i32* %26, align 4
  %263 = mul i32 %262, %220
  %264 = add i32 %263, %215
  %265 = sext i32 %264 to i64
  %266 = getelementptr float, float* %261, i64 %265
  store float %260, float* %266, align 4
  %267 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %268 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %267, i64 0, i32 14
  %269 = load i8*, i8** %268, align 8
  %270 = getelementptr inbounds i8, i8* %269, i64 4
  %271 = bitcast i8* %270 to i32*
  %272 = load i32, i32* %271, align 4
  %273 = add i32 %214, 1
  %274 = srem i32 %273, %272
  %275 = sdiv i32 %273, %272
  %276 = getelementptr inbounds i8, i8* %269, i64 8
  %277 = bitcast i8* %276 to i32*
  %278 = load i32, i32* %277, align 4
  %279 = srem i32 %275, %278
  %280 = add i32 %278, -1
  %281 = add i32 %272, -1
  %282 = tail call i32 @llvm.smax.i32(i32 %279, i32 1)
  %283 = add nsw i32 %282, -1
  %284 = load float*, float** %23, align 8
  %285 = load i32, i32* %24, align 4
  %286 = mul i32 %283, %285
  %287 = add i32 %286, %274
  %288 = sext i32 %287 to i64
  %289 = getelementptr float, float* %284, i64 %288
  %290 = load float, float* %289, align 4
  %291 = add i32 %279, 1
  %292 = tail call i32 @llvm.smin.i32(i32 %291, i32 %280)
  %293 = mul i32 %292, %285
  %294 = add i32 %293, %274
  %295 = sext i32 %294 to i64
  %296 = getelementptr float, float* %284, i64 %295
  %297 = load float, float* %296, align 4
  %298 = tail call i32 @llvm.smax.i32(i32 %274, i32 1)
  %299 = add nsw i32 %298, -1
  %300 = mul i32 %285, %279
  %301 = add i32 %299, %300
  %302 = sext i32 %301 to i64
  %303 = getelementptr float, float* %284, i64 %302
  %304 = load float, float* %303, align 4
  %305 = add nsw i32 %274, 1
  %306 = tail call i32 @llvm.smin.i32(i32 %305, i32 %281)
  %307 = add i32 %300, %306
  %308 = sext i32 %307 to i64
  %309 = getelementptr float, float* %284, i64 %308
  %310 = load float, float* %309, align 4
  %311 = add i32 %300, %274
  %312 = sext i32 %311 to i64
  %313 = getelementptr float, float* %284, i64 %312
  %314 = load float, float* %313, align 4
  %315 = fadd reassoc ninf nsz float %297, %290
  %316 = fadd reassoc ninf nsz float %315, %304
  %317 = fadd reassoc ninf nsz float %316, %310
  %318 = fadd reassoc ninf nsz float %317, %314
  %319 = fmul reassoc ninf nsz float %318, 0x3FC99999A0000000
  %320 = load float*, float** %25, align 8
  %321 = load i32, i32* %26, align 4
  %322 = mul i32 %321, %279
  %323 = add i32 %322, %274
  %324 = sext i32 %323 to i64
  %325 = getelementptr float, float* %320, i64 %324
  store float %319, float* %325, align 4
  %326 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %327 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %326, i64 0, i32 14
  %328 = load i8*, i8** %327, align 8
  %329 = getelementptr inbounds i8, i8* %328, i64 4
  %330 = bitcast i8* %329 to i32*
  %331 = load i32, i32* %330, align 4
  %332 = add i32 %273, 1
  %333 = srem i32 %332, %331
  %334 = sdiv i32 %332, %331
  %335 = getelementptr inbounds i8, i8* %328, i64 8
  %336 = bitcast i8* %335 to i32*
  %337 = load i32, i32* %336, align 4
  %338 = srem i32 %334, %337
  %339 = add i32 %337, -1
  %340 = add i32 %331, -1
  %341 = tail call i32 @llvm.smax.i32(i32 %338, i32 1)
  %342 = add nsw i32 %341, -1
  %343 = load float*, float** %23, align 8
  %344 = load i32, i32* %24, align 4
  %345 = mul i32 %342, %344
  %346 = add i32 %345, %333
  %347 = sext i32 %346 to i64
  %348 = getelementptr float, float* %343, i64 %347
  %349 = load float, float* %348, align 4
  %350 = add i32 %338, 1
  %351 = tail call i32 @llvm.smin.i32(i32 %350, i32 %339)
  %352 = mul i32 %351, %344
  %353 = add i32 %352, %333
  %354 = sext i32 %353 to i64
  %355 = getelementptr float, float* %343, i64 %354
  %356 = load float, float* %355, align 4
  %357 = tail call i32 @llvm.smax.i32(i32 %333, i32 1)
  %358 = add nsw i32 %357, -1
  %359 = mul i32 %344, %338
  %360 = add i32 %358, %359
  %361 = sext i32 %360 to i64
  %362 = getelementptr float, float* %343, i64 %361
  %363 = load float, float* %362, align 4
  %364 = add nsw i32 %333, 1
  %365 = tail call i32 @llvm.smin.i32(i32 %364, i32 %340)
  %366 = add i32 %359, %365
  %367 = sext i32 %366 to i64
  %368 = getelementptr float, float* %343, i64 %367
  %369 = load float, float* %368, align 4
  %370 = add i32 %359, %333
  %371 = sext i32 %370 to i64
  %372 = getelementptr float, float* %343, i64 %371
  %373 = load float, float* %372, align 4
  %374 = fadd reassoc ninf nsz float %356, %349
  %375 = fadd reassoc ninf nsz float %374, %363
  %376 = fadd reassoc ninf nsz float %375, %369
  %377 = fadd reassoc ninf nsz float %376, %373
  %378 = fmul reassoc ninf nsz float %377, 0x3FC99999A0000000
  %379 = load float*, float** %25, align 8
  %380 = load i32, i32* %26, align 4
  %381 = mul i32 %380, %338
  %382 = add i32 %381, %333
  %383 = sext i32 %382 to i64
  %384 = getelementptr float, float* %379, i64 %383
  store float %378, float* %384, align 4
  %385 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %386 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %385, i64 0, i32 14
  %387 = load i8*, i8** %386, align 8
  %388 = getelementptr inbounds i8, i8* %387, i64 4
  %389 = bitcast i8* %388 to i32*
  %390 = load i32, i32* %389, align 4
  %391 = add i32 %332, 1
  %392 = srem i32 %391, %390
  %393 = sdiv i32 %391, %390
  %394 = getelementptr inbounds i8, i8* %387, i64 8
  %395 = bitcast i8* %394 to i32*
  %396 = load i32, i32* %395, align 4
  %397 = srem i32 %393, %396
  %398 = add i32 %396, -1
  %399 = add i32 %390, -1
  %400 = tail call i32 @llvm.smax.i32(i32 %397, i32 1)
  %401 = add nsw i32 %400, -1
  %402 = load float*, float** %23, align 8
  %403 = load i32, i32* %24, align 4
  %404 = mul i32 %401, %403
  %405 = add i32 %404, %392
  %406 = sext i32 %405 to i64
  %407 = getelementptr float, float* %402, i64 %406
  %408 = load float, float* %407, align 4
  %409 = add i32 %397, 1
  %410 = tail call i32 @llvm.smin.i32(i32 %409, i32 %398)
  %411 = mul i32 %410, %403
  %412 = add i32 %411, %392
  %413 = sext i32 %412 to i64
  %414 = getelementptr float, float* %402, i64 %413
  %415 = load float, float* %414, align 4
  %416 = tail call i32 @llvm.smax.i32(i32 %392, i32 1)
  %417 = add nsw i32 %416, -1
  %418 = mul i32 %403, %397
  %419 = add i32 %417, %418
  %420 = sext i32 %419 to i64
  %421 = getelementptr float, float* %402, i64 %420
  %422 = load float, float* %421, align 4
  %423 = add nsw i32 %392, 1
  %424 = tail call i32 @llvm.smin.i32(i32 %423, i32 %399)
  %425 = add i32 %418, %424
  %426 = sext i32 %425 to i64
  %427 = getelementptr float, float* %402, i64 %426
  %428 = load float, float* %427, align 4
  %429 = add i32 %418, %392
  %430 = sext i32 %429 to i64
  %431 = getelementptr float, float* %402, i64 %430
  %432 = load float, float* %431, align 4
  %433 = fadd reassoc ninf nsz float %415, %408
  %434 = fadd reassoc ninf nsz float %433, %422
  %435 = fadd reassoc ninf nsz float %434, %428
  %436 = fadd reassoc ninf nsz float %435, %432
  %437 = fmul reassoc ninf nsz float %436, 0x3FC99999A0000000
  %438 = load float*, float** %25, align 8
  %439 = load i32, i32* %26, align 4
  %440 = mul i32 %439, %397
  %441 = add i32 %440, %392
  %442 = sext i32 %441 to i64
  %443 = getelementptr float, float* %438, i64 %442
  store float %437, float* %443, align 4
  %444 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %445 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %444, i64 0, i32 14
  %446 = load i8*, i8** %445, align 8
  %447 = getelementptr inbounds i8, i8* %446, i64 4
  %448 = bitcast i8* %447 to i32*
  %449 = load i32, i32* %448, align 4
  %450 = add i32 %391, 1
  %451 = srem i32 %450, %449
  %452 = sdiv i32 %450, %449
  %453 = getelementptr inbounds i8, i8* %446, i64 8
  %454 = bitcast i8* %453 to i32*
  %455 = load i32, i32* %454, align 4
  %456 = srem i32 %452, %455
  %457 = add i32 %455, -1
  %458 = add i32 %449, -1
  %459 = tail call i32 @llvm.smax.i32(i32 %456, i32 1)
  %460 = add nsw i32 %459, -1
  %461 = load float*, float** %23, align 8
  %462 = load i32, i32* %24, align 4
  %463 = mul i32 %460, %462
  %464 = add i32 %463, %451
  %465 = sext i32 %464 to i64
  %466 = getelementptr float, float* %461, i64 %465
  %467 = load float, float* %466, align 4
  %468 = add i32 %456, 1
  %469 = tail call i32 @llvm.smin.i32(i32 %468, i32 %457)
  %470 = mul i32 %469, %462
  %471 = add i32 %470, %451
  %472 = sext i32 %471 to i64
  %473 = getelementptr float, float* %461, i64 %472
  %474 = load float, float* %473, align 4
  %475 = tail call i32 @llvm.smax.i32(i32 %451, i32 1)
  %476 = add nsw i32 %475, -1
  %477 = mul i32 %462, %456
  %478 = add i32 %476, %477
  %479 = sext i32 %478 to i64
  %480 = getelementptr float, float* %461, i64 %479
  %481 = load float, float* %480, align 4
  %482 = add nsw i32 %451, 1
  %483 = tail call i32 @llvm.smin.i32(i32 %482, i32 %458)
  %484 = add i32 %477, %483
  %485 = sext i32 %484 to i64
  %486 = getelementptr float, float* %461, i64 %485
  %487 = load float, float* %486, align 4
  %488 = add i32 %477, %451
  %489 = sext i32 %488 to i64
  %490 = getelementptr float, float* %461, i64 %489
  %491 = load float, float* %490, align 4
  %492 = fadd reassoc ninf nsz float %474, %467
  %493 = fadd reassoc ninf nsz float %492, %481
  %494 = fadd reassoc ninf nsz float %493, %487
  %495 = fadd reassoc ninf nsz float %494, %491
  %496 = fmul reassoc ninf nsz float %495, 0x3FC99999A0000000
  %497 = load float*, float** %25, align 8
  %498 = load i32, i32* %26, align 4
  %499 = mul i32 %498, %456
  %500 = add i32 %499, %451
  %501 = sext i32 %500 to i64
  %502 = getelementptr float, float* %497, i64 %501
  store float %496, float* %502, align 4
  %503 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %504 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %503, i64 0, i32 14
  %505 = load i8*, i8** %504, align 8
  %506 = getelementptr inbounds i8, i8* %505, i64 4
  %507 = bitcast i8* %506 to i32*
  %508 = load i32, i32* %507, align 4
  %509 = add i32 %450, 1
  %510 = srem i32 %509, %508
  %511 = sdiv i32 %509, %508
  %512 = getelementptr inbounds i8, i8* %505, i64 8
  %513 = bitcast i8* %512 to i32*
  %514 = load i32, i32* %513, align 4
  %515 = srem i32 %511, %514
  %516 = add i32 %514, -1
  %517 = add i32 %508, -1
  %518 = tail call i32 @llvm.smax.i32(i32 %515, i32 1)
  %519 = add nsw i32 %518, -1
  %520 = load float*, float** %23, align 8
  %521 = load i32, i32* %24, align 4
  %522 = mul i32 %519, %521
  %523 = add i32 %522, %510
  %524 = sext i32 %523 to i64
  %525 = getelementptr float, float* %520, i64 %524
  %526 = load float, float* %525, align 4
  %527 = add i32 %515, 1
  %528 = tail call i32 @llvm.smin.i32(i32 %527, i32 %516)
  %529 = mul i32 %528, %521
  %530 = add i32 %529, %510
  %531 = sext i32 %530 to i64
  %532 = getelementptr float, float* %520, i64 %531
  %533 = load float, float* %532, align 4
  %534 = tail call i32 @llvm.smax.i32(i32 %510, i32 1)
  %535 = add nsw i32 %534, -1
  %536 = mul i32 %521, %515
  %537 = add i32 %535, %536
  %538 = sext i32 %537 to i64
  %539 = getelementptr float, float* %520, i64 %538
  %540 = load float, float* %539, align 4
  %541 = add nsw i32 %510, 1
  %542 = tail call i32 @llvm.smin.i32(i32 %541, i32 %517)
  %543 = add i32 %536, %542
  %544 = sext i32 %543 to i64
  %545 = getelementptr float, float* %520, i64 %544
  %546 = load float, float* %545, align 4
  %547 = add i32 %536, %510
  %548 = sext i32 %547 to i64
  %549 = getelementptr float, float* %520, i64 %548
  %550 = load float, float* %549, align 4
  %551 = fadd reassoc ninf nsz float %533, %526
  %552 = fadd reassoc ninf nsz float %551, %540
  %553 = fadd reassoc ninf nsz float %552, %546
  %554 = fadd reassoc ninf nsz float %553, %550
  %555 = fmul reassoc ninf nsz float %554, 0x3FC99999A0000000
  %556 = load float*, float** %25, align 8
  %557 = load i32, i32* %26, align 4
  %558 = mul i32 %557, %515
  %559 = add i32 %558, %510
  %560 = sext i32 %559 to i64
  %561 = getelementptr float, float* %556, i64 %560
  store float %555, float* %561, align 4
  %562 = add i32 %509, 1
  %exitcond.not.7 = icmp eq i32 %562, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.7, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.7**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.7*, %struct.RuntimeContext.7** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.7*, i8*, i32)*, void (%struct.RuntimeContext.7*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.7* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.7* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
