; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.224*, void (%struct.RuntimeContext.224*, i8*)*, void (%struct.RuntimeContext.224*, i8*, i32)*, void (%struct.RuntimeContext.224*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.224 = type { i8*, %struct.LLVMRuntime.223*, i32, i64* }
%struct.LLVMRuntime.223 = type { %struct.PreallocatedMemoryChunk.218, %struct.PreallocatedMemoryChunk.218, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.219*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.220*], [1024 x %struct.NodeManager.221*], [1024 x i8*], i8*, %struct.RandState.222*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.218 = type { i8*, i8*, i64 }
%struct.__va_list_tag.219 = type { i32, i32, i8*, i8* }
%struct.ListManager.220 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.223* }
%struct.NodeManager.221 = type <{ %struct.LLVMRuntime.223*, i32, i32, i32, i32, %struct.ListManager.220*, %struct.ListManager.220*, %struct.ListManager.220*, i32, [4 x i8] }>
%struct.RandState.222 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_quotients_c106_0_kernel_0_serial(%struct.RuntimeContext.224* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.224* %context to { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.224, %struct.RuntimeContext.224* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.223*, %struct.LLVMRuntime.223** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.223, %struct.LLVMRuntime.223* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @count_quotients_c106_0_kernel_1_range_for(%struct.RuntimeContext.224* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.224* %context, %struct.RuntimeContext.224** %4, align 8
  store void (%struct.RuntimeContext.224*, i8*)* null, void (%struct.RuntimeContext.224*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.224*, i8*, i32)* @function_body, void (%struct.RuntimeContext.224*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.224*, i8*)* null, void (%struct.RuntimeContext.224*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.224, %struct.RuntimeContext.224* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.223*, %struct.LLVMRuntime.223** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.223, %struct.LLVMRuntime.223* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.223, %struct.LLVMRuntime.223* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.224* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.224, %struct.RuntimeContext.224* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.223*, %struct.LLVMRuntime.223** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.223, %struct.LLVMRuntime.223* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.224* %0 to { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %25 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 2, i32 1
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
  %.05.prol = phi i32 [ %52, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %7, align 4
  %31 = srem i32 %.05.prol, %30
  %32 = load i32*, i32** %23, align 8
  %33 = sext i32 %31 to i64
  %34 = getelementptr i32, i32* %32, i64 %33
  %35 = load i32, i32* %34, align 4
  %36 = load i32*, i32** %24, align 8
  %37 = getelementptr i32, i32* %36, i64 %33
  %38 = load i32, i32* %37, align 4
  %39 = sdiv i32 %35, %38
  %40 = mul i32 %39, %38
  %41 = xor i32 %38, %35
  %42 = icmp slt i32 %41, 0
  %43 = icmp ne i32 %35, 0
  %44 = icmp ne i32 %40, %35
  %45 = and i1 %43, %42
  %46 = and i1 %45, %44
  %.neg4.prol = sext i1 %46 to i32
  %47 = add i32 %39, %.neg4.prol
  %48 = load i32*, i32** %25, align 8
  %49 = sext i32 %47 to i64
  %50 = getelementptr i32, i32* %48, i64 %49
  %51 = atomicrmw add i32* %50, i32 1 seq_cst, align 4
  %52 = add i32 %.05.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.05.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %52, %for_loop_body.prol.loopexit.loopexit ]
  %53 = icmp ult i32 %28, 7
  br i1 %53, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.05 = phi i32 [ %237, %for_loop_body ], [ %.05.unr, %for_loop_body.preheader ]
  %54 = load i32, i32* %7, align 4
  %55 = srem i32 %.05, %54
  %56 = load i32*, i32** %23, align 8
  %57 = sext i32 %55 to i64
  %58 = getelementptr i32, i32* %56, i64 %57
  %59 = load i32, i32* %58, align 4
  %60 = load i32*, i32** %24, align 8
  %61 = getelementptr i32, i32* %60, i64 %57
  %62 = load i32, i32* %61, align 4
  %63 = sdiv i32 %59, %62
  %64 = mul i32 %63, %62
  %65 = xor i32 %62, %59
  %66 = icmp slt i32 %65, 0
  %67 = icmp ne i32 %59, 0
  %68 = icmp ne i32 %64, %59
  %69 = and i1 %67, %66
  %70 = and i1 %69, %68
  %.neg4 = sext i1 %70 to i32
  %71 = add i32 %63, %.neg4
  %72 = load i32*, i32** %25, align 8
  %73 = sext i32 %71 to i64
  %74 = getelementptr i32, i32* %72, i64 %73
  %75 = atomicrmw add i32* %74, i32 1 seq_cst, align 4
  %76 = load i32, i32* %7, align 4
  %77 = add i32 %.05, 1
  %78 = srem i32 %77, %76
  %79 = load i32*, i32** %23, align 8
  %80 = sext i32 %78 to i64
  %81 = getelementptr i32, i32* %79, i64 %80
  %82 = load i32, i32* %81, align 4
  %83 = load i32*, i32** %24, align 8
  %84 = getelementptr i32, i32* %83, i64 %80
  %85 = load i32, i32* %84, align 4
  %86 = sdiv i32 %82, %85
  %87 = mul i32 %86, %85
  %88 = xor i32 %85, %82
  %89 = icmp slt i32 %88, 0
  %90 = icmp ne i32 %82, 0
  %91 = icmp ne i32 %87, %82
  %92 = and i1 %90, %89
  %93 = and i1 %92, %91
  %.neg4.1 = sext i1 %93 to i32
  %94 = add i32 %86, %.neg4.1
  %95 = load i32*, i32** %25, align 8
  %96 = sext i32 %94 to i64
  %97 = getelementptr i32, i32* %95, i64 %96
  %98 = atomicrmw add i32* %97, i32 1 seq_cst, align 4
  %99 = load i32, i32* %7, align 4
  %100 = add i32 %77, 1
  %101 = srem i32 %100, %99
  %102 = load i32*, i32** %23, align 8
  %103 = sext i32 %101 to i64
  %104 = getelementptr i32, i32* %102, i64 %103
  %105 = load i32, i32* %104, align 4
  %106 = load i32*, i32** %24, align 8
  %107 = getelementptr i32, i32* %106, i64 %103
  %108 = load i32, i32* %107, align 4
  %109 = sdiv i32 %105, %108
  %110 = mul i32 %109, %108
  %111 = xor i32 %108, %105
  %112 = icmp slt i32 %111, 0
  %113 = icmp ne i32 %105, 0
  %114 = icmp ne i32 %110, %105
  %115 = and i1 %113, %112
  %116 = and i1 %115, %114
  %.neg4.2 = sext i1 %116 to i32
  %117 = add i32 %109, %.neg4.2
  %118 = load i32*, i32** %25, align 8
  %119 = sext i32 %117 to i64
  %120 = getelementptr i32, i32* %118, i64 %119
  %121 = atomicrmw add i32* %120, i32 1 seq_cst, align 4
  %122 = load i32, i32* %7, align 4
  %123 = add i32 %100, 1
  %124 = srem i32 %123, %122
  %125 = load i32*, i32** %23, align 8
  %126 = sext i32 %124 to i64
  %127 = getelementptr i32, i32* %125, i64 %126
  %128 = load i32, i32* %127, align 4
  %129 = load i32*, i32** %24, align 8
  %130 = getelementptr i32, i32* %129, i64 %126
  %131 = load i32, i32* %130, align 4
  %132 = sdiv i32 %128, %131
  %133 = mul i32 %132, %131
  %134 = xor i32 %131, %128
  %135 = icmp slt i32 %134, 0
  %136 = icmp ne i32 %128, 0
  %137 = icmp ne i32 %133, %128
  %138 = and i1 %136, %135
  %139 = and i1 %138, %137
  %.neg4.3 = sext i1 %139 to i32
  %140 = add i32 %132, %.neg4.3
  %141 = load i32*, i32** %25, align 8
  %142 = sext i32 %140 to i64
  %143 = getelementptr i32, i32* %141, i64 %142
  %144 = atomicrmw add i32* %143, i32 1 seq_cst, align 4
  %145 = load i32, i32* %7, align 4
  %146 = add i32 %123, 1
  %147 = srem i32 %146, %145
  %148 = load i32*, i32** %23, align 8
  %149 = sext i32 %147 to i64
  %150 = getelementptr i32, i32* %148, i64 %149
  %151 = load i32, i32* %150, align 4
  %152 = load i32*, i32** %24, align 8
  %153 = getelementptr i32, i32* %152, i64 %149
  %154 = load i32, i32* %153, align 4
  %155 = sdiv i32 %151, %154
  %156 = mul i32 %155, %154
  %157 = xor i32 %154, %151
  %158 = icmp slt i32 %157, 0
  %159 = icmp ne i32 %151, 0
  %160 = icmp ne i32 %156, %151
  %161 = and i1 %159, %158
  %162 = and i1 %161, %160
  %.neg4.4 = sext i1 %162 to i32
  %163 = add i32 %155, %.neg4.4
  %164 = load i32*, i32** %25, align 8
  %165 = sext i32 %163 to i64
  %166 = getelementptr i32, i32* %164, i64 %165
  %167 = atomicrmw add i32* %166, i32 1 seq_cst, align 4
  %168 = load i32, i32* %7, align 4
  %169 = add i32 %146, 1
  %170 = srem i32 %169, %168
  %171 = load i32*, i32** %23, align 8
  %172 = sext i32 %170 to i64
  %173 = getelementptr i32, i32* %171, i64 %172
  %174 = load i32, i32* %173, align 4
  %175 = load i32*, i32** %24, align 8
  %176 = getelementptr i32, i32* %175, i64 %172
  %177 = load i32, i32* %176, align 4
  %178 = sdiv i32 %174, %177
  %179 = mul i32 %178, %177
  %180 = xor i32 %177, %174
  %181 = icmp slt i32 %180, 0
  %182 = icmp ne i32 %174, 0
  %183 = icmp ne i32 %179, %174
  %184 = and i1 %182, %181
  %185 = and i1 %184, %183
  %.neg4.5 = sext i1 %185 to i32
  %186 = add i32 %178, %.neg4.5
  %187 = load i32*, i32** %25, align 8
  %188 = sext i32 %186 to i64
  %189 = getelementptr i32, i32* %187, i64 %188
  %190 = atomicrmw add i32* %189, i32 1 seq_cst, align 4
  %191 = load i32, i32* %7, align 4
  %192 = add i32 %169, 1
  %193 = srem i32 %192, %191
  %194 = load i32*, i32** %23, align 8
  %195 = sext i32 %193 to i64
  %196 = getelementptr i32, i32* %194, i64 %195
  %197 = load i32, i32* %196, align 4
  %198 = load i32*, i32** %24, align 8
  %199 = getelementptr i32, i32* %198, i64 %195
  %200 = load i32, i32* %199, align 4
  %201 = sdiv i32 %197, %200
  %202 = mul i32 %201, %200
  %203 = xor i32 %200, %197
  %204 = icmp slt i32 %203, 0
  %205 = icmp ne i32 %197, 0
  %206 = icmp ne i32 %202, %197
  %207 = and i1 %205, %204
  %208 = and i1 %207, %206
  %.neg4.6 = sext i1 %208 to i32
  %209 = add i32 %201, %.neg4.6
  %210 = load i32*, i32** %25, align 8
  %211 = sext i32 %209 to i64
  %212 = getelementptr i32, i32* %210, i64 %211
  %213 = atomicrmw add i32* %212, i32 1 seq_cst, align 4
  %214 = load i32, i32* %7, align 4
  %215 = add i32 %192, 1
  %216 = srem i32 %215, %214
  %217 = load i32*, i32** %23, align 8
  %218 = sext i32 %216 to i64
  %219 = getelementptr i32, i32* %217, i64 %218
  %220 = load i32, i32* %219, align 4
  %221 = load i32*, i32** %24, align 8
  %222 = getelementptr i32, i32* %221, i64 %218
  %223 = load i32, i32* %222, align 4
  %224 = sdiv i32 %220, %223
  %225 = mul i32 %224, %223
  %226 = xor i32 %223, %220
  %227 = icmp slt i32 %226, 0
  %228 = icmp ne i32 %220, 0
  %229 = icmp ne i32 %225, %220
  %230 = and i1 %228, %227
  %231 = and i1 %230, %229
  %.neg4.7 = sext i1 %231 to i32
  %232 = add i32 %224, %.neg4.7
  %233 = load i32*, i32** %25, align 8
  %234 = sext i32 %232 to i64
  %235 = getelementptr i32, i32* %233, i64 %234
  %236 = atomicrmw add i32* %235, i32 1 seq_cst, align 4
  %237 = add i32 %215, 1
  %exitcond.not.7 = icmp eq i32 %237, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.224, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.224**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.224*, %struct.RuntimeContext.224** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.224*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.224*, i8*)*, void (%struct.RuntimeContext.224*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.224*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.224*, i8*, i32)*, void (%struct.RuntimeContext.224*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.224*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.224*, i8*)*, void (%struct.RuntimeContext.224*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.224*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.224* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.224* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.224* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.224, %struct.RuntimeContext.224* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.224* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.224* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.224*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.224* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
