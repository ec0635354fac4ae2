; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.273*, void (%struct.RuntimeContext.273*, i8*)*, void (%struct.RuntimeContext.273*, i8*, i32)*, void (%struct.RuntimeContext.273*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.273 = type { i8*, %struct.LLVMRuntime.272*, i32, i64* }
%struct.LLVMRuntime.272 = type { %struct.PreallocatedMemoryChunk.267, %struct.PreallocatedMemoryChunk.267, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.268*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.269*], [1024 x %struct.NodeManager.270*], [1024 x i8*], i8*, %struct.RandState.271*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.267 = type { i8*, i8*, i64 }
%struct.__va_list_tag.268 = type { i32, i32, i8*, i8* }
%struct.ListManager.269 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.272* }
%struct.NodeManager.270 = type <{ %struct.LLVMRuntime.272*, i32, i32, i32, i32, %struct.ListManager.269*, %struct.ListManager.269*, %struct.ListManager.269*, i32, [4 x i8] }>
%struct.RandState.271 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @throw_c114_0_kernel_0_serial(%struct.RuntimeContext.273* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.273* %context to { i32, { { i32 }, i32* } }**
  %1 = load { i32, { { i32 }, i32* } }*, { i32, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.273, %struct.RuntimeContext.273* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @throw_c114_0_kernel_1_range_for(%struct.RuntimeContext.273* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.273* %context, %struct.RuntimeContext.273** %4, align 8
  store void (%struct.RuntimeContext.273*, i8*)* null, void (%struct.RuntimeContext.273*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.273*, i8*, i32)* @function_body, void (%struct.RuntimeContext.273*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.273*, i8*)* null, void (%struct.RuntimeContext.273*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.273, %struct.RuntimeContext.273* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.273* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.273, %struct.RuntimeContext.273* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.273* %0 to { i32, { { i32 }, i32* } }**
  %22 = load { i32, { { i32 }, i32* } }*, { i32, { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr inbounds %struct.RuntimeContext.273, %struct.RuntimeContext.273* %0, i64 0, i32 2
  %24 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %22, i64 0, i32 1, i32 1
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
  %lsr.iv4 = phi i32 [ 0, %for_loop_body.prol.preheader ], [ %lsr.iv.next5, %for_loop_body.prol ]
  %29 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %3, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %29, i64 0, i32 15
  %31 = load %struct.RandState.271*, %struct.RandState.271** %30, align 8
  %32 = load i32, i32* %23, align 8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %31, i64 %33, i32 0
  %35 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %31, i64 %33, i32 1
  %36 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %31, i64 %33, i32 2
  %37 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %31, i64 %33, i32 3
  %38 = load i32, i32* %34, align 4
  %39 = shl i32 %38, 11
  %40 = xor i32 %39, %38
  %41 = bitcast i32* %35 to <2 x i32>*
  %42 = load <2 x i32>, <2 x i32>* %41, align 4
  %43 = bitcast i32* %34 to <2 x i32>*
  store <2 x i32> %42, <2 x i32>* %43, align 4
  %44 = load i32, i32* %37, align 4
  store i32 %44, i32* %36, align 4
  %45 = lshr i32 %44, 19
  %46 = lshr i32 %40, 8
  %47 = xor i32 %46, %40
  %48 = xor i32 %47, %44
  %49 = xor i32 %48, %45
  store i32 %49, i32* %37, align 4
  %50 = mul i32 %49, 1000000007
  %51 = lshr i32 %50, 8
  %52 = uitofp i32 %51 to float
  %53 = fmul reassoc ninf nsz float %52, 0x3E98000000000000
  %54 = fptosi float %53 to i32
  %55 = load i32*, i32** %24, align 8
  %56 = sext i32 %54 to i64
  %57 = getelementptr i32, i32* %55, i64 %56
  %58 = atomicrmw add i32* %57, i32 1 seq_cst, align 4
  %lsr.iv.next5 = add nsw i32 %lsr.iv4, -1
  %prol.iter.cmp.not = icmp eq i32 %28, %lsr.iv.next5
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  %59 = sub i32 %17, %28
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.03.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %59, %for_loop_body.prol.loopexit.loopexit ]
  %60 = icmp ult i32 %27, 7
  br i1 %60, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %61 = sub i32 %19, %.03.unr
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i32 [ %61, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %62 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %3, align 8
  %63 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %62, i64 0, i32 15
  %64 = load %struct.RandState.271*, %struct.RandState.271** %63, align 8
  %65 = load i32, i32* %23, align 8
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %64, i64 %66, i32 0
  %68 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %64, i64 %66, i32 1
  %69 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %64, i64 %66, i32 2
  %70 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %64, i64 %66, i32 3
  %71 = load i32, i32* %67, align 4
  %72 = shl i32 %71, 11
  %73 = xor i32 %72, %71
  %74 = bitcast i32* %68 to <2 x i32>*
  %75 = load <2 x i32>, <2 x i32>* %74, align 4
  %76 = bitcast i32* %67 to <2 x i32>*
  store <2 x i32> %75, <2 x i32>* %76, align 4
  %77 = load i32, i32* %70, align 4
  store i32 %77, i32* %69, align 4
  %78 = lshr i32 %77, 19
  %79 = lshr i32 %73, 8
  %80 = xor i32 %79, %73
  %81 = xor i32 %80, %77
  %82 = xor i32 %81, %78
  store i32 %82, i32* %70, align 4
  %83 = mul i32 %82, 1000000007
  %84 = lshr i32 %83, 8
  %85 = uitofp i32 %84 to float
  %86 = fmul reassoc ninf nsz float %85, 0x3E98000000000000
  %87 = fptosi float %86 to i32
  %88 = load i32*, i32** %24, align 8
  %89 = sext i32 %87 to i64
  %90 = getelementptr i32, i32* %88, i64 %89
  %91 = atomicrmw add i32* %90, i32 1 seq_cst, align 4
  %92 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %3, align 8
  %93 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %92, i64 0, i32 15
  %94 = load %struct.RandState.271*, %struct.RandState.271** %93, align 8
  %95 = load i32, i32* %23, align 8
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %94, i64 %96, i32 0
  %98 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %94, i64 %96, i32 1
  %99 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %94, i64 %96, i32 2
  %100 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %94, i64 %96, i32 3
  %101 = load i32, i32* %97, align 4
  %102 = shl i32 %101, 11
  %103 = xor i32 %102, %101
  %104 = bitcast i32* %98 to <2 x i32>*
  %105 = load <2 x i32>, <2 x i32>* %104, align 4
  %106 = bitcast i32* %97 to <2 x i32>*
  store <2 x i32> %105, <2 x i32>* %106, align 4
  %107 = load i32, i32* %100, align 4
  store i32 %107, i32* %99, align 4
  %108 = lshr i32 %107, 19
  %109 = lshr i32 %103, 8
  %110 = xor i32 %109, %103
  %111 = xor i32 %110, %107
  %112 = xor i32 %111, %108
  store i32 %112, i32* %100, align 4
  %113 = mul i32 %112, 1000000007
  %114 = lshr i32 %113, 8
  %115 = uitofp i32 %114 to float
  %116 = fmul reassoc ninf nsz float %115, 0x3E98000000000000
  %117 = fptosi float %116 to i32
  %118 = load i32*, i32** %24, align 8
  %119 = sext i32 %117 to i64
  %120 = getelementptr i32, i32* %118, i64 %119
  %121 = atomicrmw add i32* %120, i32 1 seq_cst, align 4
  %122 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %3, align 8
  %123 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %122, i64 0, i32 15
  %124 = load %struct.RandState.271*, %struct.RandState.271** %123, align 8
  %125 = load i32, i32* %23, align 8
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %124, i64 %126, i32 0
  %128 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %124, i64 %126, i32 1
  %129 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %124, i64 %126, i32 2
  %130 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %124, i64 %126, i32 3
  %131 = load i32, i32* %127, align 4
  %132 = shl i32 %131, 11
  %133 = xor i32 %132, %131
  %134 = bitcast i32* %128 to <2 x i32>*
  %135 = load <2 x i32>, <2 x i32>* %134, align 4
  %136 = bitcast i32* %127 to <2 x i32>*
  store <2 x i32> %135, <2 x i32>* %136, align 4
  %137 = load i32, i32* %130, align 4
  store i32 %137, i32* %129, align 4
  %138 = lshr i32 %137, 19
  %139 = lshr i32 %133, 8
  %140 = xor i32 %139, %133
  %141 = xor i32 %140, %137
  %142 = xor i32 %141, %138
  store i32 %142, i32* %130, align 4
  %143 = mul i32 %142, 1000000007
  %144 = lshr i32 %143, 8
  %145 = uitofp i32 %144 to float
  %146 = fmul reassoc ninf nsz float %145, 0x3E98000000000000
  %147 = fptosi float %146 to i32
  %148 = load i32*, i32** %24, align 8
  %149 = sext i32 %147 to i64
  %150 = getelementptr i32, i32* %148, i64 %149
  %151 = atomicrmw add i32* %150, i32 1 seq_cst, align 4
  %152 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %3, align 8
  %153 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %152, i64 0, i32 15
  %154 = load %struct.RandState.271*, %struct.RandState.271** %153, align 8
  %155 = load i32, i32* %23, align 8
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %154, i64 %156, i32 0
  %158 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %154, i64 %156, i32 1
  %159 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %154, i64 %156, i32 2
  %160 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %154, i64 %156, i32 3
  %161 = load i32, i32* %157, align 4
  %162 = shl i32 %161, 11
  %163 = xor i32 %162, %161
  %164 = bitcast i32* %158 to <2 x i32>*
  %165 = load <2 x i32>, <2 x i32>* %164, align 4
  %166 = bitcast i32* %157 to <2 x i32>*
  store <2 x i32> %165, <2 x i32>* %166, align 4
  %167 = load i32, i32* %160, align 4
  store i32 %167, i32* %159, align 4
  %168 = lshr i32 %167, 19
  %169 = lshr i32 %163, 8
  %170 = xor i32 %169, %163
  %171 = xor i32 %170, %167
  %172 = xor i32 %171, %168
  store i32 %172, i32* %160, align 4
  %173 = mul i32 %172, 1000000007
  %174 = lshr i32 %173, 8
  %175 = uitofp i32 %174 to float
  %176 = fmul reassoc ninf nsz float %175, 0x3E98000000000000
  %177 = fptosi float %176 to i32
  %178 = load i32*, i32** %24, align 8
  %179 = sext i32 %177 to i64
  %180 = getelementptr i32, i32* %178, i64 %179
  %181 = atomicrmw add i32* %180, i32 1 seq_cst, align 4
  %182 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %3, align 8
  %183 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %182, i64 0, i32 15
  %184 = load %struct.RandState.271*, %struct.RandState.271** %183, align 8
  %185 = load i32, i32* %23, align 8
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %184, i64 %186, i32 0
  %188 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %184, i64 %186, i32 1
  %189 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %184, i64 %186, i32 2
  %190 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %184, i64 %186, i32 3
  %191 = load i32, i32* %187, align 4
  %192 = shl i32 %191, 11
  %193 = xor i32 %192, %191
  %194 = bitcast i32* %188 to <2 x i32>*
  %195 = load <2 x i32>, <2 x i32>* %194, align 4
  %196 = bitcast i32* %187 to <2 x i32>*
  store <2 x i32> %195, <2 x i32>* %196, align 4
  %197 = load i32, i32* %190, align 4
  store i32 %197, i32* %189, align 4
  %198 = lshr i32 %197, 19
  %199 = lshr i32 %193, 8
  %200 = xor i32 %199, %193
  %201 = xor i32 %200, %197
  %202 = xor i32 %201, %198
  store i32 %202, i32* %190, align 4
  %203 = mul i32 %202, 1000000007
  %204 = lshr i32 %203, 8
  %205 = uitofp i32 %204 to float
  %206 = fmul reassoc ninf nsz float %205, 0x3E98000000000000
  %207 = fptosi float %206 to i32
  %208 = load i32*, i32** %24, align 8
  %209 = sext i32 %207 to i64
  %210 = getelementptr i32, i32* %208, i64 %209
  %211 = atomicrmw add i32* %210, i32 1 seq_cst, align 4
  %212 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %3, align 8
  %213 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %212, i64 0, i32 15
  %214 = load %struct.RandState.271*, %struct.RandState.271** %213, align 8
  %215 = load i32, i32* %23, align 8
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %214, i64 %216, i32 0
  %218 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %214, i64 %216, i32 1
  %219 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %214, i64 %216, i32 2
  %220 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %214, i64 %216, i32 3
  %221 = load i32, i32* %217, align 4
  %222 = shl i32 %221, 11
  %223 = xor i32 %222, %221
  %224 = bitcast i32* %218 to <2 x i32>*
  %225 = load <2 x i32>, <2 x i32>* %224, align 4
  %226 = bitcast i32* %217 to <2 x i32>*
  store <2 x i32> %225, <2 x i32>* %226, align 4
  %227 = load i32, i32* %220, align 4
  store i32 %227, i32* %219, align 4
  %228 = lshr i32 %227, 19
  %229 = lshr i32 %223, 8
  %230 = xor i32 %229, %223
  %231 = xor i32 %230, %227
  %232 = xor i32 %231, %228
  store i32 %232, i32* %220, align 4
  %233 = mul i32 %232, 1000000007
  %234 = lshr i32 %233, 8
  %235 = uitofp i32 %234 to float
  %236 = fmul reassoc ninf nsz float %235, 0x3E98000000000000
  %237 = fptosi float %236 to i32
  %238 = load i32*, i32** %24, align 8
  %239 = sext i32 %237 to i64
  %240 = getelementptr i32, i32* %238, i64 %239
  %241 = atomicrmw add i32* %240, i32 1 seq_cst, align 4
  %242 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %3, align 8
  %243 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %242, i64 0, i32 15
  %244 = load %struct.RandState.271*, %struct.RandState.271** %243, align 8
  %245 = load i32, i32* %23, align 8
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %244, i64 %246, i32 0
  %248 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %244, i64 %246, i32 1
  %249 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %244, i64 %246, i32 2
  %250 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %244, i64 %246, i32 3
  %251 = load i32, i32* %247, align 4
  %252 = shl i32 %251, 11
  %253 = xor i32 %252, %251
  %254 = bitcast i32* %248 to <2 x i32>*
  %255 = load <2 x i32>, <2 x i32>* %254, align 4
  %256 = bitcast i32* %247 to <2 x i32>*
  store <2 x i32> %255, <2 x i32>* %256, align 4
  %257 = load i32, i32* %250, align 4
  store i32 %257, i32* %249, align 4
  %258 = lshr i32 %257, 19
  %259 = lshr i32 %253, 8
  %260 = xor i32 %259, %253
  %261 = xor i32 %260, %257
  %262 = xor i32 %261, %258
  store i32 %262, i32* %250, align 4
  %263 = mul i32 %262, 1000000007
  %264 = lshr i32 %263, 8
  %265 = uitofp i32 %264 to float
  %266 = fmul reassoc ninf nsz float %265, 0x3E98000000000000
  %267 = fptosi float %266 to i32
  %268 = load i32*, i32** %24, align 8
  %269 = sext i32 %267 to i64
  %270 = getelementptr i32, i32* %268, i64 %269
  %271 = atomicrmw add i32* %270, i32 1 seq_cst, align 4
  %272 = load %struct.LLVMRuntime.272*, %struct.LLVMRuntime.272** %3, align 8
  %273 = getelementptr inbounds %struct.LLVMRuntime.272, %struct.LLVMRuntime.272* %272, i64 0, i32 15
  %274 = load %struct.RandState.271*, %struct.RandState.271** %273, align 8
  %275 = load i32, i32* %23, align 8
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %274, i64 %276, i32 0
  %278 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %274, i64 %276, i32 1
  %279 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %274, i64 %276, i32 2
  %280 = getelementptr inbounds %struct.RandState.271, %struct.RandState.271* %274, i64 %276, i32 3
  %281 = load i32, i32* %277, align 4
  %282 = shl i32 %281, 11
  %283 = xor i32 %282, %281
  %284 = bitcast i32* %278 to <2 x i32>*
  %285 = load <2 x i32>, <2 x i32>* %284, align 4
  %286 = bitcast i32* %277 to <2 x i32>*
  store <2 x i32> %285, <2 x i32>* %286, align 4
  %287 = load i32, i32* %280, align 4
  store i32 %287, i32* %279, align 4
  %288 = lshr i32 %287, 19
  %289 = lshr i32 %283, 8
  %290 = xor i32 %289, %283
  %291 = xor i32 %290, %287
  %292 = xor i32 %291, %288
  store i32 %292, i32* %280, align 4
  %293 = mul i32 %292, 1000000007
  %294 = lshr i32 %293, 8
  %295 = uitofp i32 %294 to float
  %296 = fmul reassoc ninf nsz float %295, 0x3E98000000000000
  %297 = fptosi float %296 to i32
  %298 = load i32*, i32** %24, align 8
  %299 = sext i32 %297 to i64
  %300 = getelementptr i32, i32* %298, i64 %299
  %301 = atomicrmw add i32* %300, i32 1 seq_cst, align 4
  %lsr.iv.next = add i32 %lsr.iv, -8
  %exitcond.not.7 = icmp eq i32 %lsr.iv.next, 0
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.273, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.273**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.273*, %struct.RuntimeContext.273** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.273*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.273*, i8*)*, void (%struct.RuntimeContext.273*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.273*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.273*, i8*, i32)*, void (%struct.RuntimeContext.273*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.273*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.273*, i8*)*, void (%struct.RuntimeContext.273*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.273*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.273* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.273* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.273* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.273, %struct.RuntimeContext.273* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.273* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.273* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.273*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.273* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
