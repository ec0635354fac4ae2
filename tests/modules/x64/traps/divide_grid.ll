; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.98*, void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*, i32)*, void (%struct.RuntimeContext.98*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.98 = type { i8*, %struct.LLVMRuntime.97*, i32, i64* }
%struct.LLVMRuntime.97 = type { %struct.PreallocatedMemoryChunk.92, %struct.PreallocatedMemoryChunk.92, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.93*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.94*], [1024 x %struct.NodeManager.95*], [1024 x i8*], i8*, %struct.RandState.96*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.92 = type { i8*, i8*, i64 }
%struct.__va_list_tag.93 = type { i32, i32, i8*, i8* }
%struct.ListManager.94 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.97* }
%struct.NodeManager.95 = type <{ %struct.LLVMRuntime.97*, i32, i32, i32, i32, %struct.ListManager.94*, %struct.ListManager.94*, %struct.ListManager.94*, i32, [4 x i8] }>
%struct.RandState.96 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @divide_grid_c100_0_kernel_0_serial(%struct.RuntimeContext.98* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.98* %context to { { { i32, i32 }, i32* }, i32 }**
  %1 = load { { { i32, i32 }, i32* }, i32 }*, { { { i32, i32 }, i32* }, i32 }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, i32* }, i32 }, { { { i32, i32 }, i32* }, i32 }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32 }, i32* }, i32 }*, { { { i32, i32 }, i32* }, i32 }** %0, align 8
  %11 = getelementptr { { { i32, i32 }, i32* }, i32 }, { { { i32, i32 }, i32* }, i32 }* %10, i64 0, i32 0, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @divide_grid_c100_0_kernel_1_range_for(%struct.RuntimeContext.98* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.98* %context, %struct.RuntimeContext.98** %4, align 8
  store void (%struct.RuntimeContext.98*, i8*)* null, void (%struct.RuntimeContext.98*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.98*, i8*, i32)* @function_body, void (%struct.RuntimeContext.98*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.98*, i8*)* null, void (%struct.RuntimeContext.98*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.98* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.98* %0 to { { { i32, i32 }, i32* }, i32 }**
  %21 = load { { { i32, i32 }, i32* }, i32 }*, { { { i32, i32 }, i32* }, i32 }** %20, align 8
  %22 = getelementptr { { { i32, i32 }, i32* }, i32 }, { { { i32, i32 }, i32* }, i32 }* %21, i64 0, i32 1
  %23 = load i32, i32* %22, align 4
  %24 = icmp sgt i32 %19, %17
  br i1 %24, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %25 = getelementptr { { { i32, i32 }, i32* }, i32 }, { { { i32, i32 }, i32* }, i32 }* %21, i64 0, i32 0, i32 1
  %26 = getelementptr { { { i32, i32 }, i32* }, i32 }, { { { i32, i32 }, i32* }, i32 }* %21, i64 0, i32 0, i32 0, i32 1
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
  %.05.prol = phi i32 [ %60, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %31 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %31, i64 0, i32 14
  %33 = load i8*, i8** %32, align 8
  %34 = getelementptr inbounds i8, i8* %33, i64 4
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = srem i32 %.05.prol, %36
  %38 = sdiv i32 %.05.prol, %36
  %39 = getelementptr inbounds i8, i8* %33, i64 8
  %40 = bitcast i8* %39 to i32*
  %41 = load i32, i32* %40, align 4
  %42 = srem i32 %38, %41
  %43 = mul i32 %42, 100
  %44 = add i32 %43, %37
  %45 = sdiv i32 %44, %23
  %46 = mul i32 %45, %23
  %47 = xor i32 %44, %23
  %48 = icmp slt i32 %47, 0
  %49 = icmp ne i32 %44, 0
  %50 = icmp ne i32 %46, %44
  %51 = and i1 %49, %48
  %52 = and i1 %50, %51
  %.neg4.prol = sext i1 %52 to i32
  %53 = add i32 %45, %.neg4.prol
  %54 = load i32*, i32** %25, align 8
  %55 = load i32, i32* %26, align 4
  %56 = mul i32 %55, %42
  %57 = add i32 %56, %37
  %58 = sext i32 %57 to i64
  %59 = getelementptr i32, i32* %54, i64 %58
  store i32 %53, i32* %59, align 4
  %60 = add i32 %.05.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.05.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %60, %for_loop_body.prol.loopexit.loopexit ]
  %61 = icmp ult i32 %29, 7
  br i1 %61, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.05 = phi i32 [ %301, %for_loop_body ], [ %.05.unr, %for_loop_body.preheader ]
  %62 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %63 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %62, i64 0, i32 14
  %64 = load i8*, i8** %63, align 8
  %65 = getelementptr inbounds i8, i8* %64, i64 4
  %66 = bitcast i8* %65 to i32*
  %67 = load i32, i32* %66, align 4
  %68 = srem i32 %.05, %67
  %69 = sdiv i32 %.05, %67
  %70 = getelementptr inbounds i8, i8* %64, i64 8
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  %73 = srem i32 %69, %72
  %74 = mul i32 %73, 100
  %75 = add i32 %74, %68
  %76 = sdiv i32 %75, %23
  %77 = mul i32 %76, %23
  %78 = xor i32 %75, %23
  %79 = icmp slt i32 %78, 0
  %80 = icmp ne i32 %75, 0
  %81 = icmp ne i32 %77, %75
  %82 = and i1 %80, %79
  %83 = and i1 %81, %82
  %.neg4 = sext i1 %83 to i32
  %84 = add i32 %76, %.neg4
  %85 = load i32*, i32** %25, align 8
  %86 = load i32, i32* %26, align 4
  %87 = mul i32 %86, %73
  %88 = add i32 %87, %68
  %89 = sext i32 %88 to i64
  %90 = getelementptr i32, i32* %85, i64 %89
  store i32 %84, i32* %90, align 4
  %91 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %92 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %91, i64 0, i32 14
  %93 = load i8*, i8** %92, align 8
  %94 = getelementptr inbounds i8, i8* %93, i64 4
  %95 = bitcast i8* %94 to i32*
  %96 = load i32, i32* %95, align 4
  %97 = add i32 %.05, 1
  %98 = srem i32 %97, %96
  %99 = sdiv i32 %97, %96
  %100 = getelementptr inbounds i8, i8* %93, i64 8
  %101 = bitcast i8* %100 to i32*
  %102 = load i32, i32* %101, align 4
  %103 = srem i32 %99, %102
  %104 = mul i32 %103, 100
  %105 = add i32 %104, %98
  %106 = sdiv i32 %105, %23
  %107 = mul i32 %106, %23
  %108 = xor i32 %105, %23
  %109 = icmp slt i32 %108, 0
  %110 = icmp ne i32 %105, 0
  %111 = icmp ne i32 %107, %105
  %112 = and i1 %110, %109
  %113 = and i1 %111, %112
  %.neg4.1 = sext i1 %113 to i32
  %114 = add i32 %106, %.neg4.1
  %115 = load i32*, i32** %25, align 8
  %116 = load i32, i32* %26, align 4
  %117 = mul i32 %116, %103
  %118 = add i32 %117, %98
  %119 = sext i32 %118 to i64
  %120 = getelementptr i32, i32* %115, i64 %119
  store i32 %114, i32* %120, align 4
  %121 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %122 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %121, i64 0, i32 14
  %123 = load i8*, i8** %122, align 8
  %124 = getelementptr inbounds i8, i8* %123, i64 4
  %125 = bitcast i8* %124 to i32*
  %126 = load i32, i32* %125, align 4
  %127 = add i32 %97, 1
  %128 = srem i32 %127, %126
  %129 = sdiv i32 %127, %126
  %130 = getelementptr inbounds i8, i8* %123, i64 8
  %131 = bitcast i8* %130 to i32*
  %132 = load i32, i32* %131, align 4
  %133 = srem i32 %129, %132
  %134 = mul i32 %133, 100
  %135 = add i32 %134, %128
  %136 = sdiv i32 %135, %23
  %137 = mul i32 %136, %23
  %138 = xor i32 %135, %23
  %139 = icmp slt i32 %138, 0
  %140 = icmp ne i32 %135, 0
  %141 = icmp ne i32 %137, %135
  %142 = and i1 %140, %139
  %143 = and i1 %141, %142
  %.neg4.2 = sext i1 %143 to i32
  %144 = add i32 %136, %.neg4.2
  %145 = load i32*, i32** %25, align 8
  %146 = load i32, i32* %26, align 4
  %147 = mul i32 %146, %133
  %148 = add i32 %147, %128
  %149 = sext i32 %148 to i64
  %150 = getelementptr i32, i32* %145, i64 %149
  store i32 %144, i32* %150, align 4
  %151 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %152 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %151, i64 0, i32 14
  %153 = load i8*, i8** %152, align 8
  %154 = getelementptr inbounds i8, i8* %153, i64 4
  %155 = bitcast i8* %154 to i32*
  %156 = load i32, i32* %155, align 4
  %157 = add i32 %127, 1
  %158 = srem i32 %157, %156
  %159 = sdiv i32 %157, %156
  %160 = getelementptr inbounds i8, i8* %153, i64 8
  %161 = bitcast i8* %160 to i32*
  %162 = load i32, i32* %161, align 4
  %163 = srem i32 %159, %162
  %164 = mul i32 %163, 100
  %165 = add i32 %164, %158
  %166 = sdiv i32 %165, %23
  %167 = mul i32 %166, %23
  %168 = xor i32 %165, %23
  %169 = icmp slt i32 %168, 0
  %170 = icmp ne i32 %165, 0
  %171 = icmp ne i32 %167, %165
  %172 = and i1 %170, %169
  %173 = and i1 %171, %172
  %.neg4.3 = sext i1 %173 to i32
  %174 = add i32 %166, %.neg4.3
  %175 = load i32*, i32** %25, align 8
  %176 = load i32, i32* %26, align 4
  %177 = mul i32 %176, %163
  %178 = add i32 %177, %158
  %179 = sext i32 %178 to i64
  %180 = getelementptr i32, i32* %175, i64 %179
  store i32 %174, i32* %180, align 4
  %181 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %182 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %181, i64 0, i32 14
  %183 = load i8*, i8** %182, align 8
  %184 = getelementptr inbounds i8, i8* %183, i64 4
  %185 = bitcast i8* %184 to i32*
  %186 = load i32, i32* %185, align 4
  %187 = add i32 %157, 1
  %188 = srem i32 %187, %186
  %189 = sdiv i32 %187, %186
  %190 = getelementptr inbounds i8, i8* %183, i64 8
  %191 = bitcast i8* %190 to i32*
  %192 = load i32, i32* %191, align 4
  %193 = srem i32 %189, %192
  %194 = mul i32 %193, 100
  %195 = add i32 %194, %188
  %196 = sdiv i32 %195, %23
  %197 = mul i32 %196, %23
  %198 = xor i32 %195, %23
  %199 = icmp slt i32 %198, 0
  %200 = icmp ne i32 %195, 0
  %201 = icmp ne i32 %197, %195
  %202 = and i1 %200, %199
  %203 = and i1 %201, %202
  %.neg4.4 = sext i1 %203 to i32
  %204 = add i32 %196, %.neg4.4
  %205 = load i32*, i32** %25, align 8
  %206 = load i32, i32* %26, align 4
  %207 = mul i32 %206, %193
  %208 = add i32 %207, %188
  %209 = sext i32 %208 to i64
  %210 = getelementptr i32, i32* %205, i64 %209
  store i32 %204, i32* %210, align 4
  %211 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %212 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %211, i64 0, i32 14
  %213 = load i8*, i8** %212, align 8
  %214 = getelementptr inbounds i8, i8* %213, i64 4
  %215 = bitcast i8* %214 to i32*
  %216 = load i32, i32* %215, align 4
  %217 = add i32 %187, 1
  %218 = srem i32 %217, %216
  %219 = sdiv i32 %217, %216
  %220 = getelementptr inbounds i8, i8* %213, i64 8
  %221 = bitcast i8* %220 to i32*
  %222 = load i32, i32* %221, align 4
  %223 = srem i32 %219, %222
  %224 = mul i32 %223, 100
  %225 = add i32 %224, %218
  %226 = sdiv i32 %225, %23
  %227 = mul i32 %226, %23
  %228 = xor i32 %225, %23
  %229 = icmp slt i32 %228, 0
  %230 = icmp ne i32 %225, 0
  %231 = icmp ne i32 %227, %225
  %232 = and i1 %230, %229
  %233 = and i1 %231, %232
  %.neg4.5 = sext i1 %233 to i32
  %234 = add i32 %226, %.neg4.5
  %235 = load i32*, i32** %25, align 8
  %236 = load i32, i32* %26, align 4
  %237 = mul i32 %236, %223
  %238 = add i32 %237, %218
  %239 = sext i32 %238 to i64
  %240 = getelementptr i32, i32* %235, i64 %239
  store i32 %234, i32* %240, align 4
  %241 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %242 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %241, i64 0, i32 14
  %243 = load i8*, i8** %242, align 8
  %244 = getelementptr inbounds i8, i8* %243, i64 4
  %245 = bitcast i8* %244 to i32*
  %246 = load i32, i32* %245, align 4
  %247 = add i32 %217, 1
  %248 = srem i32 %247, %246
  %249 = sdiv i32 %247, %246
  %250 = getelementptr inbounds i8, i8* %243, i64 8
  %251 = bitcast i8* %250 to i32*
  %252 = load i32, i32* %251, align 4
  %253 = srem i32 %249, %252
  %254 = mul i32 %253, 100
  %255 = add i32 %254, %248
  %256 = sdiv i32 %255, %23
  %257 = mul i32 %256, %23
  %258 = xor i32 %255, %23
  %259 = icmp slt i32 %258, 0
  %260 = icmp ne i32 %255, 0
  %261 = icmp ne i32 %257, %255
  %262 = and i1 %260, %259
  %263 = and i1 %261, %262
  %.neg4.6 = sext i1 %263 to i32
  %264 = add i32 %256, %.neg4.6
  %265 = load i32*, i32** %25, align 8
  %266 = load i32, i32* %26, align 4
  %267 = mul i32 %266, %253
  %268 = add i32 %267, %248
  %269 = sext i32 %268 to i64
  %270 = getelementptr i32, i32* %265, i64 %269
  store i32 %264, i32* %270, align 4
  %271 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %272 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %271, i64 0, i32 14
  %273 = load i8*, i8** %272, align 8
  %274 = getelementptr inbounds i8, i8* %273, i64 4
  %275 = bitcast i8* %274 to i32*
  %276 = load i32, i32* %275, align 4
  %277 = add i32 %247, 1
  %278 = srem i32 %277, %276
  %279 = sdiv i32 %277, %276
  %280 = getelementptr inbounds i8, i8* %273, i64 8
  %281 = bitcast i8* %280 to i32*
  %282 = load i32, i32* %281, align 4
  %283 = srem i32 %279, %282
  %284 = mul i32 %283, 100
  %285 = add i32 %284, %278
  %286 = sdiv i32 %285, %23
  %287 = mul i32 %286, %23
  %288 = xor i32 %285, %23
  %289 = icmp slt i32 %288, 0
  %290 = icmp ne i32 %285, 0
  %291 = icmp ne i32 %287, %285
  %292 = and i1 %290, %289
  %293 = and i1 %291, %292
  %.neg4.7 = sext i1 %293 to i32
  %294 = add i32 %286, %.neg4.7
  %295 = load i32*, i32** %25, align 8
  %296 = load i32, i32* %26, align 4
  %297 = mul i32 %296, %283
  %298 = add i32 %297, %278
  %299 = sext i32 %298 to i64
  %300 = getelementptr i32, i32* %295, i64 %299
  store i32 %294, i32* %300, align 4
  %301 = add i32 %277, 1
  %exitcond.not.7 = icmp eq i32 %301, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.98, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.98**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.98*, %struct.RuntimeContext.98** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.98*, i8*, i32)*, void (%struct.RuntimeContext.98*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.98*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.98* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.98* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.98* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.98*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.98* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
