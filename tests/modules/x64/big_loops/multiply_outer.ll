; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.70*, void (%struct.RuntimeContext.70*, i8*)*, void (%struct.RuntimeContext.70*, i8*, i32)*, void (%struct.RuntimeContext.70*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.70 = type { i8*, %struct.LLVMRuntime.69*, i32, i64* }
%struct.LLVMRuntime.69 = type { %struct.PreallocatedMemoryChunk.64, %struct.PreallocatedMemoryChunk.64, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.65*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.66*], [1024 x %struct.NodeManager.67*], [1024 x i8*], i8*, %struct.RandState.68*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.64 = type { i8*, i8*, i64 }
%struct.__va_list_tag.65 = type { i32, i32, i8*, i8* }
%struct.ListManager.66 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.69* }
%struct.NodeManager.67 = type <{ %struct.LLVMRuntime.69*, i32, i32, i32, i32, %struct.ListManager.66*, %struct.ListManager.66*, %struct.ListManager.66*, i32, [4 x i8] }>
%struct.RandState.68 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define void @multiply_outer_c86_0_kernel_0_serial(%struct.RuntimeContext.70* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.70* %context to { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %5 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %1, i64 0, i32 1, i32 0, i32 0
  %6 = load i32, i32* %5, align 4
  %7 = tail call i32 @llvm.smax.i32(i32 %6, i32 0)
  %8 = getelementptr inbounds %struct.RuntimeContext.70, %struct.RuntimeContext.70* %context, i64 0, i32 1
  %9 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %8, align 8
  %10 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %9, i64 0, i32 14
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 4
  %13 = bitcast i8* %12 to i32*
  store i32 %7, i32* %13, align 4
  %14 = mul i32 %7, %4
  %15 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %8, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %15, i64 0, i32 14
  %17 = bitcast i8** %16 to i32**
  %18 = load i32*, i32** %17, align 8
  store i32 %14, i32* %18, align 4
  ret void
}

; Function Attrs: nounwind
define void @multiply_outer_c86_0_kernel_1_range_for(%struct.RuntimeContext.70* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.70* %context, %struct.RuntimeContext.70** %4, align 8
  store void (%struct.RuntimeContext.70*, i8*)* null, void (%struct.RuntimeContext.70*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.70*, i8*, i32)* @function_body, void (%struct.RuntimeContext.70*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.70*, i8*)* null, void (%struct.RuntimeContext.70*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.70, %struct.RuntimeContext.70* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.70* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.70, %struct.RuntimeContext.70* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.70* %0 to { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %25 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 2, i32 1
  %26 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 2, i32 0, i32 1
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
  %lsr.iv6 = phi i32 [ %30, %for_loop_body.prol.preheader ], [ %lsr.iv.next7, %for_loop_body.prol ]
  %.05.prol = phi i32 [ %65, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %31 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %31, i64 0, i32 14
  %33 = load i8*, i8** %32, align 8
  %34 = getelementptr inbounds i8, i8* %33, i64 4
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = sdiv i32 %.05.prol, %36
  %38 = mul i32 %37, %36
  %39 = xor i32 %36, %.05.prol
  %40 = icmp slt i32 %39, 0
  %41 = icmp ne i32 %.05.prol, 0
  %42 = icmp ne i32 %.05.prol, %38
  %43 = and i1 %41, %40
  %44 = and i1 %43, %42
  %.neg4.prol = sext i1 %44 to i32
  %45 = add i32 %37, %.neg4.prol
  %46 = mul i32 %36, -1
  %47 = mul i32 %46, %45
  %48 = add i32 %.05.prol, %47
  %49 = load i32*, i32** %23, align 8
  %50 = sext i32 %45 to i64
  %51 = getelementptr i32, i32* %49, i64 %50
  %52 = load i32, i32* %51, align 4
  %53 = load i32*, i32** %24, align 8
  %54 = sext i32 %48 to i64
  %55 = getelementptr i32, i32* %53, i64 %54
  %56 = load i32, i32* %55, align 4
  %57 = mul i32 %56, %52
  %58 = load i32*, i32** %25, align 8
  %59 = load i32, i32* %26, align 4
  %60 = sub i32 %59, %36
  %61 = mul i32 %60, %45
  %62 = add i32 %.05.prol, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr i32, i32* %58, i64 %63
  store i32 %57, i32* %64, align 4
  %65 = add i32 %.05.prol, 1
  %lsr.iv.next7 = add nsw i32 %lsr.iv6, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next7, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.05.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %65, %for_loop_body.prol.loopexit.loopexit ]
  %66 = icmp ult i32 %29, 7
  br i1 %66, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %67 = add i32 %.05.unr, 7
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i32 [ %67, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %68 = add i32 %lsr.iv, -7
  %69 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %70 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %69, i64 0, i32 14
  %71 = load i8*, i8** %70, align 8
  %72 = getelementptr inbounds i8, i8* %71, i64 4
  %73 = bitcast i8* %72 to i32*
  %74 = load i32, i32* %73, align 4
  %75 = sdiv i32 %68, %74
  %76 = mul i32 %75, %74
  %77 = xor i32 %74, %68
  %78 = icmp slt i32 %77, 0
  %79 = icmp ne i32 %68, 0
  %80 = icmp ne i32 %76, %68
  %81 = and i1 %79, %78
  %82 = and i1 %81, %80
  %.neg4 = sext i1 %82 to i32
  %83 = add i32 %75, %.neg4
  %84 = mul i32 %74, -1
  %85 = mul i32 %84, %83
  %86 = add i32 %lsr.iv, %85
  %87 = add i32 %86, -7
  %88 = load i32*, i32** %23, align 8
  %89 = sext i32 %83 to i64
  %90 = getelementptr i32, i32* %88, i64 %89
  %91 = load i32, i32* %90, align 4
  %92 = load i32*, i32** %24, align 8
  %93 = sext i32 %87 to i64
  %94 = getelementptr i32, i32* %92, i64 %93
  %95 = load i32, i32* %94, align 4
  %96 = mul i32 %95, %91
  %97 = load i32*, i32** %25, align 8
  %98 = load i32, i32* %26, align 4
  %99 = sub i32 %98, %74
  %100 = mul i32 %99, %83
  %101 = add i32 %lsr.iv, %100
  %102 = add i32 %101, -7
  %103 = sext i32 %102 to i64
  %104 = getelementptr i32, i32* %97, i64 %103
  store i32 %96, i32* %104, align 4
  %105 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %106 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %105, i64 0, i32 14
  %107 = load i8*, i8** %106, align 8
  %108 = getelementptr inbounds i8, i8* %107, i64 4
  %109 = bitcast i8* %108 to i32*
  %110 = load i32, i32* %109, align 4
  %111 = add i32 %68, 1
  %112 = sdiv i32 %111, %110
  %113 = mul i32 %112, %110
  %114 = xor i32 %110, %111
  %115 = icmp slt i32 %114, 0
  %116 = icmp ne i32 %111, 0
  %117 = icmp ne i32 %113, %111
  %118 = and i1 %116, %115
  %119 = and i1 %118, %117
  %.neg4.1 = sext i1 %119 to i32
  %120 = add i32 %112, %.neg4.1
  %121 = mul i32 %110, -1
  %122 = mul i32 %121, %120
  %123 = add i32 %lsr.iv, %122
  %124 = add i32 %123, -6
  %125 = load i32*, i32** %23, align 8
  %126 = sext i32 %120 to i64
  %127 = getelementptr i32, i32* %125, i64 %126
  %128 = load i32, i32* %127, align 4
  %129 = load i32*, i32** %24, align 8
  %130 = sext i32 %124 to i64
  %131 = getelementptr i32, i32* %129, i64 %130
  %132 = load i32, i32* %131, align 4
  %133 = mul i32 %132, %128
  %134 = load i32*, i32** %25, align 8
  %135 = load i32, i32* %26, align 4
  %136 = sub i32 %135, %110
  %137 = mul i32 %136, %120
  %138 = add i32 %lsr.iv, %137
  %139 = add i32 %138, -6
  %140 = sext i32 %139 to i64
  %141 = getelementptr i32, i32* %134, i64 %140
  store i32 %133, i32* %141, align 4
  %142 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %143 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %142, i64 0, i32 14
  %144 = load i8*, i8** %143, align 8
  %145 = getelementptr inbounds i8, i8* %144, i64 4
  %146 = bitcast i8* %145 to i32*
  %147 = load i32, i32* %146, align 4
  %148 = add i32 %111, 1
  %149 = sdiv i32 %148, %147
  %150 = mul i32 %149, %147
  %151 = xor i32 %147, %148
  %152 = icmp slt i32 %151, 0
  %153 = icmp ne i32 %148, 0
  %154 = icmp ne i32 %150, %148
  %155 = and i1 %153, %152
  %156 = and i1 %155, %154
  %.neg4.2 = sext i1 %156 to i32
  %157 = add i32 %149, %.neg4.2
  %158 = mul i32 %147, -1
  %159 = mul i32 %158, %157
  %160 = add i32 %lsr.iv, %159
  %161 = add i32 %160, -5
  %162 = load i32*, i32** %23, align 8
  %163 = sext i32 %157 to i64
  %164 = getelementptr i32, i32* %162, i64 %163
  %165 = load i32, i32* %164, align 4
  %166 = load i32*, i32** %24, align 8
  %167 = sext i32 %161 to i64
  %168 = getelementptr i32, i32* %166, i64 %167
  %169 = load i32, i32* %168, align 4
  %170 = mul i32 %169, %165
  %171 = load i32*, i32** %25, align 8
  %172 = load i32, i32* %26, align 4
  %173 = sub i32 %172, %147
  %174 = mul i32 %173, %157
  %175 = add i32 %lsr.iv, %174
  %176 = add i32 %175, -5
  %177 = sext i32 %176 to i64
  %178 = getelementptr i32, i32* %171, i64 %177
  store i32 %170, i32* %178, align 4
  %179 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %180 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %179, i64 0, i32 14
  %181 = load i8*, i8** %180, align 8
  %182 = getelementptr inbounds i8, i8* %181, i64 4
  %183 = bitcast i8* %182 to i32*
  %184 = load i32, i32* %183, align 4
  %185 = add i32 %148, 1
  %186 = sdiv i32 %185, %184
  %187 = mul i32 %186, %184
  %188 = xor i32 %184, %185
  %189 = icmp slt i32 %188, 0
  %190 = icmp ne i32 %185, 0
  %191 = icmp ne i32 %187, %185
  %192 = and i1 %190, %189
  %193 = and i1 %192, %191
  %.neg4.3 = sext i1 %193 to i32
  %194 = add i32 %186, %.neg4.3
  %195 = mul i32 %184, -1
  %196 = mul i32 %195, %194
  %197 = add i32 %lsr.iv, %196
  %198 = add i32 %197, -4
  %199 = load i32*, i32** %23, align 8
  %200 = sext i32 %194 to i64
  %201 = getelementptr i32, i32* %199, i64 %200
  %202 = load i32, i32* %201, align 4
  %203 = load i32*, i32** %24, align 8
  %204 = sext i32 %198 to i64
  %205 = getelementptr i32, i32* %203, i64 %204
  %206 = load i32, i32* %205, align 4
  %207 = mul i32 %206, %202
  %208 = load i32*, i32** %25, align 8
  %209 = load i32, i32* %26, align 4
  %210 = sub i32 %209, %184
  %211 = mul i32 %210, %194
  %212 = add i32 %lsr.iv, %211
  %213 = add i32 %212, -4
  %214 = sext i32 %213 to i64
  %215 = getelementptr i32, i32* %208, i64 %214
  store i32 %207, i32* %215, align 4
  %216 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %217 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %216, i64 0, i32 14
  %218 = load i8*, i8** %217, align 8
  %219 = getelementptr inbounds i8, i8* %218, i64 4
  %220 = bitcast i8* %219 to i32*
  %221 = load i32, i32* %220, align 4
  %222 = add i32 %185, 1
  %223 = sdiv i32 %222, %221
  %224 = mul i32 %223, %221
  %225 = xor i32 %221, %222
  %226 = icmp slt i32 %225, 0
  %227 = icmp ne i32 %222, 0
  %228 = icmp ne i32 %224, %222
  %229 = and i1 %227, %226
  %230 = and i1 %229, %228
  %.neg4.4 = sext i1 %230 to i32
  %231 = add i32 %223, %.neg4.4
  %232 = mul i32 %221, -1
  %233 = mul i32 %232, %231
  %234 = add i32 %lsr.iv, %233
  %235 = add i32 %234, -3
  %236 = load i32*, i32** %23, align 8
  %237 = sext i32 %231 to i64
  %238 = getelementptr i32, i32* %236, i64 %237
  %239 = load i32, i32* %238, align 4
  %240 = load i32*, i32** %24, align 8
  %241 = sext i32 %235 to i64
  %242 = getelementptr i32, i32* %240, i64 %241
  %243 = load i32, i32* %242, align 4
  %244 = mul i32 %243, %239
  %245 = load i32*, i32** %25, align 8
  %246 = load i32, i32* %26, align 4
  %247 = sub i32 %246, %221
  %248 = mul i32 %247, %231
  %249 = add i32 %lsr.iv, %248
  %250 = add i32 %249, -3
  %251 = sext i32 %250 to i64
  %252 = getelementptr i32, i32* %245, i64 %251
  store i32 %244, i32* %252, align 4
  %253 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %254 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %253, i64 0, i32 14
  %255 = load i8*, i8** %254, align 8
  %256 = getelementptr inbounds i8, i8* %255, i64 4
  %257 = bitcast i8* %256 to i32*
  %258 = load i32, i32* %257, align 4
  %259 = add i32 %222, 1
  %260 = sdiv i32 %259, %258
  %261 = mul i32 %260, %258
  %262 = xor i32 %258, %259
  %263 = icmp slt i32 %262, 0
  %264 = icmp ne i32 %259, 0
  %265 = icmp ne i32 %261, %259
  %266 = and i1 %264, %263
  %267 = and i1 %266, %265
  %.neg4.5 = sext i1 %267 to i32
  %268 = add i32 %260, %.neg4.5
  %269 = mul i32 %258, -1
  %270 = mul i32 %269, %268
  %271 = add i32 %lsr.iv, %270
  %272 = add i32 %271, -2
  %273 = load i32*, i32** %23, align 8
  %274 = sext i32 %268 to i64
  %275 = getelementptr i32, i32* %273, i64 %274
  %276 = load i32, i32* %275, align 4
  %277 = load i32*, i32** %24, align 8
  %278 = sext i32 %272 to i64
  %279 = getelementptr i32, i32* %277, i64 %278
  %280 = load i32, i32* %279, align 4
  %281 = mul i32 %280, %276
  %282 = load i32*, i32** %25, align 8
  %283 = load i32, i32* %26, align 4
  %284 = sub i32 %283, %258
  %285 = mul i32 %284, %268
  %286 = add i32 %lsr.iv, %285
  %287 = add i32 %286, -2
  %288 = sext i32 %287 to i64
  %289 = getelementptr i32, i32* %282, i64 %288
  store i32 %281, i32* %289, align 4
  %290 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %291 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %290, i64 0, i32 14
  %292 = load i8*, i8** %291, align 8
  %293 = getelementptr inbounds i8, i8* %292, i64 4
  %294 = bitcast i8* %293 to i32*
  %295 = load i32, i32* %294, align 4
  %296 = add i32 %259, 1
  %297 = sdiv i32 %296, %295
  %298 = mul i32 %297, %295
  %299 = xor i32 %295, %296
  %300 = icmp slt i32 %299, 0
  %301 = icmp ne i32 %296, 0
  %302 = icmp ne i32 %298, %296
  %303 = and i1 %301, %300
  %304 = and i1 %303, %302
  %.neg4.6 = sext i1 %304 to i32
  %305 = add i32 %297, %.neg4.6
  %306 = mul i32 %295, -1
  %307 = mul i32 %306, %305
  %308 = add i32 %lsr.iv, %307
  %309 = add i32 %308, -1
  %310 = load i32*, i32** %23, align 8
  %311 = sext i32 %305 to i64
  %312 = getelementptr i32, i32* %310, i64 %311
  %313 = load i32, i32* %312, align 4
  %314 = load i32*, i32** %24, align 8
  %315 = sext i32 %309 to i64
  %316 = getelementptr i32, i32* %314, i64 %315
  %317 = load i32, i32* %316, align 4
  %318 = mul i32 %317, %313
  %319 = load i32*, i32** %25, align 8
  %320 = load i32, i32* %26, align 4
  %321 = sub i32 %320, %295
  %322 = mul i32 %321, %305
  %323 = add i32 %lsr.iv, %322
  %324 = add i32 %323, -1
  %325 = sext i32 %324 to i64
  %326 = getelementptr i32, i32* %319, i64 %325
  store i32 %318, i32* %326, align 4
  %327 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %328 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %327, i64 0, i32 14
  %329 = load i8*, i8** %328, align 8
  %330 = getelementptr inbounds i8, i8* %329, i64 4
  %331 = bitcast i8* %330 to i32*
  %332 = load i32, i32* %331, align 4
  %333 = add i32 %296, 1
  %334 = sdiv i32 %333, %332
  %335 = mul i32 %334, %332
  %336 = xor i32 %332, %333
  %337 = icmp slt i32 %336, 0
  %338 = icmp ne i32 %333, 0
  %339 = icmp ne i32 %335, %333
  %340 = and i1 %338, %337
  %341 = and i1 %340, %339
  %.neg4.7 = sext i1 %341 to i32
  %342 = add i32 %334, %.neg4.7
  %343 = mul i32 %332, -1
  %344 = mul i32 %343, %342
  %345 = add i32 %lsr.iv, %344
  %346 = load i32*, i32** %23, align 8
  %347 = sext i32 %342 to i64
  %348 = getelementptr i32, i32* %346, i64 %347
  %349 = load i32, i32* %348, align 4
  %350 = load i32*, i32** %24, align 8
  %351 = sext i32 %345 to i64
  %352 = getelementptr i32, i32* %350, i64 %351
  %353 = load i32, i32* %352, align 4
  %354 = mul i32 %353, %349
  %355 = load i32*, i32** %25, align 8
  %356 = load i32, i32* %26, align 4
  %357 = sub i32 %356, %332
  %358 = mul i32 %357, %342
  %359 = add i32 %lsr.iv, %358
  %360 = sext i32 %359 to i64
  %361 = getelementptr i32, i32* %355, i64 %360
  store i32 %354, i32* %361, align 4
  %lsr.iv.next = add i32 %lsr.iv, 8
  %362 = add i32 %333, 1
  %exitcond.not.7 = icmp eq i32 %362, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.70, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.70**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.70*, %struct.RuntimeContext.70** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.70*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.70*, i8*)*, void (%struct.RuntimeContext.70*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.70*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.70*, i8*, i32)*, void (%struct.RuntimeContext.70*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.70*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.70*, i8*)*, void (%struct.RuntimeContext.70*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.70*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.70* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.70* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.70* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.70, %struct.RuntimeContext.70* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.70* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.70* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.70*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.70* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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

attributes #0 = { mustprogress nofree nosync nounwind willreturn }
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
