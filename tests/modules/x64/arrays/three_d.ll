; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.189*, void (%struct.RuntimeContext.189*, i8*)*, void (%struct.RuntimeContext.189*, i8*, i32)*, void (%struct.RuntimeContext.189*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.189 = type { i8*, %struct.LLVMRuntime.188*, i32, i64* }
%struct.LLVMRuntime.188 = type { %struct.PreallocatedMemoryChunk.183, %struct.PreallocatedMemoryChunk.183, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.184*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.185*], [1024 x %struct.NodeManager.186*], [1024 x i8*], i8*, %struct.RandState.187*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.183 = type { i8*, i8*, i64 }
%struct.__va_list_tag.184 = type { i32, i32, i8*, i8* }
%struct.ListManager.185 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.188* }
%struct.NodeManager.186 = type <{ %struct.LLVMRuntime.188*, i32, i32, i32, i32, %struct.ListManager.185*, %struct.ListManager.185*, %struct.ListManager.185*, i32, [4 x i8] }>
%struct.RandState.187 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @three_d_c86_0_kernel_0_serial(%struct.RuntimeContext.189* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.189* %context to { { { i32, i32, i32 }, i32* } }**
  %1 = load { { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.189, %struct.RuntimeContext.189* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 12
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* } }** %0, align 8
  %11 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %10, i64 0, i32 0, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 8
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = load { { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* } }** %0, align 8
  %19 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %18, i64 0, i32 0, i32 0, i32 2
  %20 = load i32, i32* %19, align 4
  %21 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %4, align 8
  %22 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %21, i64 0, i32 14
  %23 = load i8*, i8** %22, align 8
  %24 = getelementptr inbounds i8, i8* %23, i64 4
  %25 = bitcast i8* %24 to i32*
  store i32 %20, i32* %25, align 4
  %26 = mul i32 %12, %3
  %27 = mul i32 %26, %20
  %28 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %4, align 8
  %29 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %28, i64 0, i32 14
  %30 = bitcast i8** %29 to i32**
  %31 = load i32*, i32** %30, align 8
  store i32 %27, i32* %31, align 4
  ret void
}

; Function Attrs: nounwind
define void @three_d_c86_0_kernel_1_range_for(%struct.RuntimeContext.189* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.189* %context, %struct.RuntimeContext.189** %4, align 8
  store void (%struct.RuntimeContext.189*, i8*)* null, void (%struct.RuntimeContext.189*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.189*, i8*, i32)* @function_body, void (%struct.RuntimeContext.189*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.189*, i8*)* null, void (%struct.RuntimeContext.189*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.189, %struct.RuntimeContext.189* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.189* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.189, %struct.RuntimeContext.189* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.189* %0 to { { { i32, i32, i32 }, i32* } }**
  %22 = load { { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 0, i32 2
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
  %.04.prol = phi i32 [ %60, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %3, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %30, i64 0, i32 14
  %32 = load i8*, i8** %31, align 8
  %33 = getelementptr inbounds i8, i8* %32, i64 4
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %34, align 4
  %36 = srem i32 %.04.prol, %35
  %37 = sdiv i32 %.04.prol, %35
  %38 = getelementptr inbounds i8, i8* %32, i64 8
  %39 = bitcast i8* %38 to i32*
  %40 = load i32, i32* %39, align 4
  %41 = srem i32 %37, %40
  %42 = sdiv i32 %37, %40
  %43 = getelementptr inbounds i8, i8* %32, i64 12
  %44 = bitcast i8* %43 to i32*
  %45 = load i32, i32* %44, align 4
  %46 = srem i32 %42, %45
  %47 = mul i32 %46, 100
  %48 = mul i32 %41, 10
  %49 = add i32 %48, %36
  %50 = add i32 %49, %47
  %51 = load i32*, i32** %23, align 8
  %52 = load i32, i32* %24, align 4
  %53 = load i32, i32* %25, align 4
  %54 = mul i32 %52, %46
  %55 = add i32 %54, %41
  %56 = mul i32 %55, %53
  %57 = add i32 %56, %36
  %58 = sext i32 %57 to i64
  %59 = getelementptr i32, i32* %51, i64 %58
  store i32 %50, i32* %59, align 4
  %60 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %60, %for_loop_body.prol.loopexit.loopexit ]
  %61 = icmp ult i32 %28, 7
  br i1 %61, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %309, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %62 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %3, align 8
  %63 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %62, i64 0, i32 14
  %64 = load i8*, i8** %63, align 8
  %65 = getelementptr inbounds i8, i8* %64, i64 4
  %66 = bitcast i8* %65 to i32*
  %67 = load i32, i32* %66, align 4
  %68 = srem i32 %.04, %67
  %69 = sdiv i32 %.04, %67
  %70 = getelementptr inbounds i8, i8* %64, i64 8
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  %73 = srem i32 %69, %72
  %74 = sdiv i32 %69, %72
  %75 = getelementptr inbounds i8, i8* %64, i64 12
  %76 = bitcast i8* %75 to i32*
  %77 = load i32, i32* %76, align 4
  %78 = srem i32 %74, %77
  %79 = mul i32 %78, 100
  %80 = mul i32 %73, 10
  %81 = add i32 %80, %68
  %82 = add i32 %81, %79
  %83 = load i32*, i32** %23, align 8
  %84 = load i32, i32* %24, align 4
  %85 = load i32, i32* %25, align 4
  %86 = mul i32 %84, %78
  %87 = add i32 %86, %73
  %88 = mul i32 %87, %85
  %89 = add i32 %88, %68
  %90 = sext i32 %89 to i64
  %91 = getelementptr i32, i32* %83, i64 %90
  store i32 %82, i32* %91, align 4
  %92 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %3, align 8
  %93 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %92, i64 0, i32 14
  %94 = load i8*, i8** %93, align 8
  %95 = getelementptr inbounds i8, i8* %94, i64 4
  %96 = bitcast i8* %95 to i32*
  %97 = load i32, i32* %96, align 4
  %98 = add i32 %.04, 1
  %99 = srem i32 %98, %97
  %100 = sdiv i32 %98, %97
  %101 = getelementptr inbounds i8, i8* %94, i64 8
  %102 = bitcast i8* %101 to i32*
  %103 = load i32, i32* %102, align 4
  %104 = srem i32 %100, %103
  %105 = sdiv i32 %100, %103
  %106 = getelementptr inbounds i8, i8* %94, i64 12
  %107 = bitcast i8* %106 to i32*
  %108 = load i32, i32* %107, align 4
  %109 = srem i32 %105, %108
  %110 = mul i32 %109, 100
  %111 = mul i32 %104, 10
  %112 = add i32 %111, %99
  %113 = add i32 %112, %110
  %114 = load i32*, i32** %23, align 8
  %115 = load i32, i32* %24, align 4
  %116 = load i32, i32* %25, align 4
  %117 = mul i32 %115, %109
  %118 = add i32 %117, %104
  %119 = mul i32 %118, %116
  %120 = add i32 %119, %99
  %121 = sext i32 %120 to i64
  %122 = getelementptr i32, i32* %114, i64 %121
  store i32 %113, i32* %122, align 4
  %123 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %3, align 8
  %124 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %123, i64 0, i32 14
  %125 = load i8*, i8** %124, align 8
  %126 = getelementptr inbounds i8, i8* %125, i64 4
  %127 = bitcast i8* %126 to i32*
  %128 = load i32, i32* %127, align 4
  %129 = add i32 %98, 1
  %130 = srem i32 %129, %128
  %131 = sdiv i32 %129, %128
  %132 = getelementptr inbounds i8, i8* %125, i64 8
  %133 = bitcast i8* %132 to i32*
  %134 = load i32, i32* %133, align 4
  %135 = srem i32 %131, %134
  %136 = sdiv i32 %131, %134
  %137 = getelementptr inbounds i8, i8* %125, i64 12
  %138 = bitcast i8* %137 to i32*
  %139 = load i32, i32* %138, align 4
  %140 = srem i32 %136, %139
  %141 = mul i32 %140, 100
  %142 = mul i32 %135, 10
  %143 = add i32 %142, %130
  %144 = add i32 %143, %141
  %145 = load i32*, i32** %23, align 8
  %146 = load i32, i32* %24, align 4
  %147 = load i32, i32* %25, align 4
  %148 = mul i32 %146, %140
  %149 = add i32 %148, %135
  %150 = mul i32 %149, %147
  %151 = add i32 %150, %130
  %152 = sext i32 %151 to i64
  %153 = getelementptr i32, i32* %145, i64 %152
  store i32 %144, i32* %153, align 4
  %154 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %3, align 8
  %155 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %154, i64 0, i32 14
  %156 = load i8*, i8** %155, align 8
  %157 = getelementptr inbounds i8, i8* %156, i64 4
  %158 = bitcast i8* %157 to i32*
  %159 = load i32, i32* %158, align 4
  %160 = add i32 %129, 1
  %161 = srem i32 %160, %159
  %162 = sdiv i32 %160, %159
  %163 = getelementptr inbounds i8, i8* %156, i64 8
  %164 = bitcast i8* %163 to i32*
  %165 = load i32, i32* %164, align 4
  %166 = srem i32 %162, %165
  %167 = sdiv i32 %162, %165
  %168 = getelementptr inbounds i8, i8* %156, i64 12
  %169 = bitcast i8* %168 to i32*
  %170 = load i32, i32* %169, align 4
  %171 = srem i32 %167, %170
  %172 = mul i32 %171, 100
  %173 = mul i32 %166, 10
  %174 = add i32 %173, %161
  %175 = add i32 %174, %172
  %176 = load i32*, i32** %23, align 8
  %177 = load i32, i32* %24, align 4
  %178 = load i32, i32* %25, align 4
  %179 = mul i32 %177, %171
  %180 = add i32 %179, %166
  %181 = mul i32 %180, %178
  %182 = add i32 %181, %161
  %183 = sext i32 %182 to i64
  %184 = getelementptr i32, i32* %176, i64 %183
  store i32 %175, i32* %184, align 4
  %185 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %3, align 8
  %186 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %185, i64 0, i32 14
  %187 = load i8*, i8** %186, align 8
  %188 = getelementptr inbounds i8, i8* %187, i64 4
  %189 = bitcast i8* %188 to i32*
  %190 = load i32, i32* %189, align 4
  %191 = add i32 %160, 1
  %192 = srem i32 %191, %190
  %193 = sdiv i32 %191, %190
  %194 = getelementptr inbounds i8, i8* %187, i64 8
  %195 = bitcast i8* %194 to i32*
  %196 = load i32, i32* %195, align 4
  %197 = srem i32 %193, %196
  %198 = sdiv i32 %193, %196
  %199 = getelementptr inbounds i8, i8* %187, i64 12
  %200 = bitcast i8* %199 to i32*
  %201 = load i32, i32* %200, align 4
  %202 = srem i32 %198, %201
  %203 = mul i32 %202, 100
  %204 = mul i32 %197, 10
  %205 = add i32 %204, %192
  %206 = add i32 %205, %203
  %207 = load i32*, i32** %23, align 8
  %208 = load i32, i32* %24, align 4
  %209 = load i32, i32* %25, align 4
  %210 = mul i32 %208, %202
  %211 = add i32 %210, %197
  %212 = mul i32 %211, %209
  %213 = add i32 %212, %192
  %214 = sext i32 %213 to i64
  %215 = getelementptr i32, i32* %207, i64 %214
  store i32 %206, i32* %215, align 4
  %216 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %3, align 8
  %217 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %216, i64 0, i32 14
  %218 = load i8*, i8** %217, align 8
  %219 = getelementptr inbounds i8, i8* %218, i64 4
  %220 = bitcast i8* %219 to i32*
  %221 = load i32, i32* %220, align 4
  %222 = add i32 %191, 1
  %223 = srem i32 %222, %221
  %224 = sdiv i32 %222, %221
  %225 = getelementptr inbounds i8, i8* %218, i64 8
  %226 = bitcast i8* %225 to i32*
  %227 = load i32, i32* %226, align 4
  %228 = srem i32 %224, %227
  %229 = sdiv i32 %224, %227
  %230 = getelementptr inbounds i8, i8* %218, i64 12
  %231 = bitcast i8* %230 to i32*
  %232 = load i32, i32* %231, align 4
  %233 = srem i32 %229, %232
  %234 = mul i32 %233, 100
  %235 = mul i32 %228, 10
  %236 = add i32 %235, %223
  %237 = add i32 %236, %234
  %238 = load i32*, i32** %23, align 8
  %239 = load i32, i32* %24, align 4
  %240 = load i32, i32* %25, align 4
  %241 = mul i32 %239, %233
  %242 = add i32 %241, %228
  %243 = mul i32 %242, %240
  %244 = add i32 %243, %223
  %245 = sext i32 %244 to i64
  %246 = getelementptr i32, i32* %238, i64 %245
  store i32 %237, i32* %246, align 4
  %247 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %3, align 8
  %248 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %247, i64 0, i32 14
  %249 = load i8*, i8** %248, align 8
  %250 = getelementptr inbounds i8, i8* %249, i64 4
  %251 = bitcast i8* %250 to i32*
  %252 = load i32, i32* %251, align 4
  %253 = add i32 %222, 1
  %254 = srem i32 %253, %252
  %255 = sdiv i32 %253, %252
  %256 = getelementptr inbounds i8, i8* %249, i64 8
  %257 = bitcast i8* %256 to i32*
  %258 = load i32, i32* %257, align 4
  %259 = srem i32 %255, %258
  %260 = sdiv i32 %255, %258
  %261 = getelementptr inbounds i8, i8* %249, i64 12
  %262 = bitcast i8* %261 to i32*
  %263 = load i32, i32* %262, align 4
  %264 = srem i32 %260, %263
  %265 = mul i32 %264, 100
  %266 = mul i32 %259, 10
  %267 = add i32 %266, %254
  %268 = add i32 %267, %265
  %269 = load i32*, i32** %23, align 8
  %270 = load i32, i32* %24, align 4
  %271 = load i32, i32* %25, align 4
  %272 = mul i32 %270, %264
  %273 = add i32 %272, %259
  %274 = mul i32 %273, %271
  %275 = add i32 %274, %254
  %276 = sext i32 %275 to i64
  %277 = getelementptr i32, i32* %269, i64 %276
  store i32 %268, i32* %277, align 4
  %278 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %3, align 8
  %279 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %278, i64 0, i32 14
  %280 = load i8*, i8** %279, align 8
  %281 = getelementptr inbounds i8, i8* %280, i64 4
  %282 = bitcast i8* %281 to i32*
  %283 = load i32, i32* %282, align 4
  %284 = add i32 %253, 1
  %285 = srem i32 %284, %283
  %286 = sdiv i32 %284, %283
  %287 = getelementptr inbounds i8, i8* %280, i64 8
  %288 = bitcast i8* %287 to i32*
  %289 = load i32, i32* %288, align 4
  %290 = srem i32 %286, %289
  %291 = sdiv i32 %286, %289
  %292 = getelementptr inbounds i8, i8* %280, i64 12
  %293 = bitcast i8* %292 to i32*
  %294 = load i32, i32* %293, align 4
  %295 = srem i32 %291, %294
  %296 = mul i32 %295, 100
  %297 = mul i32 %290, 10
  %298 = add i32 %297, %285
  %299 = add i32 %298, %296
  %300 = load i32*, i32** %23, align 8
  %301 = load i32, i32* %24, align 4
  %302 = load i32, i32* %25, align 4
  %303 = mul i32 %301, %295
  %304 = add i32 %303, %290
  %305 = mul i32 %304, %302
  %306 = add i32 %305, %285
  %307 = sext i32 %306 to i64
  %308 = getelementptr i32, i32* %300, i64 %307
  store i32 %299, i32* %308, align 4
  %309 = add i32 %284, 1
  %exitcond.not.7 = icmp eq i32 %309, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.189, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.189**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.189*, %struct.RuntimeContext.189** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.189*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.189*, i8*)*, void (%struct.RuntimeContext.189*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.189*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.189*, i8*, i32)*, void (%struct.RuntimeContext.189*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.189*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.189*, i8*)*, void (%struct.RuntimeContext.189*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.189*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.189* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.189* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.189* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.189, %struct.RuntimeContext.189* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.189* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.189* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.189*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.189* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
