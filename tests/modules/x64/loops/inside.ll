; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.236*, void (%struct.RuntimeContext.236*, i8*)*, void (%struct.RuntimeContext.236*, i8*, i32)*, void (%struct.RuntimeContext.236*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.236 = type { i8*, %struct.LLVMRuntime.235*, i32, i64* }
%struct.LLVMRuntime.235 = type { %struct.PreallocatedMemoryChunk.230, %struct.PreallocatedMemoryChunk.230, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.231*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.232*], [1024 x %struct.NodeManager.233*], [1024 x i8*], i8*, %struct.RandState.234*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.230 = type { i8*, i8*, i64 }
%struct.__va_list_tag.231 = type { i32, i32, i8*, i8* }
%struct.ListManager.232 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.235* }
%struct.NodeManager.233 = type <{ %struct.LLVMRuntime.235*, i32, i32, i32, i32, %struct.ListManager.232*, %struct.ListManager.232*, %struct.ListManager.232*, i32, [4 x i8] }>
%struct.RandState.234 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define void @inside_c112_0_kernel_0_serial(%struct.RuntimeContext.236* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.236* %context to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %1 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = add i32 %3, -1
  %5 = tail call i32 @llvm.smax.i32(i32 %4, i32 1)
  %6 = add nsw i32 %5, -1
  %7 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 1
  %8 = load i32, i32* %7, align 4
  %9 = add i32 %8, -1
  %10 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %11 = add nsw i32 %10, -1
  %12 = getelementptr inbounds %struct.RuntimeContext.236, %struct.RuntimeContext.236* %context, i64 0, i32 1
  %13 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %12, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %11, i32* %17, align 4
  %18 = mul i32 %11, %6
  %19 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %12, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @inside_c112_0_kernel_1_range_for(%struct.RuntimeContext.236* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.236* %context, %struct.RuntimeContext.236** %4, align 8
  store void (%struct.RuntimeContext.236*, i8*)* null, void (%struct.RuntimeContext.236*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.236*, i8*, i32)* @function_body, void (%struct.RuntimeContext.236*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.236*, i8*)* null, void (%struct.RuntimeContext.236*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.236, %struct.RuntimeContext.236* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.236* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.236, %struct.RuntimeContext.236* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.236* %0 to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %22 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %26 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 0, i32 1
  %27 = sub i32 %19, %17
  %28 = xor i32 %17, -1
  %29 = add i32 %19, %28
  %xtraiter = and i32 %27, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %prol.iter = phi i32 [ %prol.iter.next, %for_loop_body.prol ], [ 0, %for_loop_body.prol.preheader ]
  %30 = add nsw i32 %17, %prol.iter
  %31 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %3, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %31, i64 0, i32 14
  %33 = load i8*, i8** %32, align 8
  %34 = getelementptr inbounds i8, i8* %33, i64 4
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = sdiv i32 %30, %36
  %38 = mul i32 %37, %36
  %39 = xor i32 %36, %30
  %40 = icmp slt i32 %39, 0
  %41 = icmp ne i32 %30, 0
  %42 = icmp ne i32 %30, %38
  %43 = and i1 %41, %40
  %44 = and i1 %43, %42
  %.neg4.prol = sext i1 %44 to i32
  %45 = add i32 %37, %.neg4.prol
  %46 = add i32 %45, 1
  %47 = mul i32 %45, %36
  %48 = load i32*, i32** %23, align 8
  %49 = load i32, i32* %24, align 4
  %50 = sub i32 %49, %36
  %51 = mul i32 %50, %45
  %52 = add i32 %30, %51
  %53 = add i32 %52, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr i32, i32* %48, i64 %54
  %56 = load i32, i32* %55, align 4
  %57 = add i32 %45, 2
  %58 = mul i32 %57, %49
  %59 = sub i32 %58, %47
  %60 = add i32 %30, %59
  %61 = add i32 %60, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr i32, i32* %48, i64 %62
  %64 = load i32, i32* %63, align 4
  %65 = add i32 %64, %56
  %66 = mul i32 %46, %49
  %67 = sub i32 %66, %47
  %68 = add i32 %30, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr i32, i32* %48, i64 %69
  %71 = load i32, i32* %70, align 4
  %72 = mul i32 %71, 3
  %73 = add i32 %65, %72
  %74 = add i32 %68, 2
  %75 = sext i32 %74 to i64
  %76 = getelementptr i32, i32* %48, i64 %75
  %77 = load i32, i32* %76, align 4
  %78 = mul i32 %77, %46
  %79 = add i32 %73, %78
  %80 = load i32*, i32** %25, align 8
  %81 = load i32, i32* %26, align 4
  %82 = mul i32 %81, %46
  %83 = sub i32 %82, %47
  %84 = add i32 %30, %83
  %85 = add i32 %84, 1
  %86 = sext i32 %85 to i64
  %87 = getelementptr i32, i32* %80, i64 %86
  store i32 %79, i32* %87, align 4
  %prol.iter.next = add nuw nsw i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %xtraiter, %prol.iter.next
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  %88 = add i32 %17, %prol.iter.next
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.05.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %88, %for_loop_body.prol.loopexit.loopexit ]
  %89 = icmp ult i32 %29, 7
  br i1 %89, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %90 = add i32 %.05.unr, 9
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i32 [ %90, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %91 = add i32 %lsr.iv, -9
  %92 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %3, align 8
  %93 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %92, i64 0, i32 14
  %94 = load i8*, i8** %93, align 8
  %95 = getelementptr inbounds i8, i8* %94, i64 4
  %96 = bitcast i8* %95 to i32*
  %97 = load i32, i32* %96, align 4
  %98 = sdiv i32 %91, %97
  %99 = mul i32 %98, %97
  %100 = xor i32 %97, %91
  %101 = icmp slt i32 %100, 0
  %102 = icmp ne i32 %91, 0
  %103 = icmp ne i32 %99, %91
  %104 = and i1 %102, %101
  %105 = and i1 %104, %103
  %.neg4 = sext i1 %105 to i32
  %106 = add i32 %98, %.neg4
  %107 = add i32 %106, 1
  %108 = mul i32 %106, %97
  %109 = load i32*, i32** %23, align 8
  %110 = load i32, i32* %24, align 4
  %111 = sub i32 %110, %97
  %112 = mul i32 %111, %106
  %113 = add i32 %lsr.iv, %112
  %114 = add i32 %113, -8
  %115 = sext i32 %114 to i64
  %116 = getelementptr i32, i32* %109, i64 %115
  %117 = load i32, i32* %116, align 4
  %118 = add i32 %106, 2
  %119 = mul i32 %118, %110
  %120 = sub i32 %119, %108
  %121 = add i32 %lsr.iv, %120
  %122 = add i32 %121, -8
  %123 = sext i32 %122 to i64
  %124 = getelementptr i32, i32* %109, i64 %123
  %125 = load i32, i32* %124, align 4
  %126 = add i32 %125, %117
  %127 = mul i32 %107, %110
  %128 = sub i32 %127, %108
  %129 = add i32 %lsr.iv, %128
  %130 = add i32 %129, -9
  %131 = sext i32 %130 to i64
  %132 = getelementptr i32, i32* %109, i64 %131
  %133 = load i32, i32* %132, align 4
  %134 = mul i32 %133, 3
  %135 = add i32 %126, %134
  %136 = add i32 %129, -7
  %137 = sext i32 %136 to i64
  %138 = getelementptr i32, i32* %109, i64 %137
  %139 = load i32, i32* %138, align 4
  %140 = mul i32 %139, %107
  %141 = add i32 %135, %140
  %142 = load i32*, i32** %25, align 8
  %143 = load i32, i32* %26, align 4
  %144 = mul i32 %143, %107
  %145 = sub i32 %144, %108
  %146 = add i32 %lsr.iv, %145
  %147 = add i32 %146, -8
  %148 = sext i32 %147 to i64
  %149 = getelementptr i32, i32* %142, i64 %148
  store i32 %141, i32* %149, align 4
  %150 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %3, align 8
  %151 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %150, i64 0, i32 14
  %152 = load i8*, i8** %151, align 8
  %153 = getelementptr inbounds i8, i8* %152, i64 4
  %154 = bitcast i8* %153 to i32*
  %155 = load i32, i32* %154, align 4
  %156 = add i32 %91, 1
  %157 = sdiv i32 %156, %155
  %158 = mul i32 %157, %155
  %159 = xor i32 %155, %156
  %160 = icmp slt i32 %159, 0
  %161 = icmp ne i32 %156, 0
  %162 = icmp ne i32 %158, %156
  %163 = and i1 %161, %160
  %164 = and i1 %163, %162
  %.neg4.1 = sext i1 %164 to i32
  %165 = add i32 %157, %.neg4.1
  %166 = add i32 %165, 1
  %167 = mul i32 %165, %155
  %168 = load i32*, i32** %23, align 8
  %169 = load i32, i32* %24, align 4
  %170 = sub i32 %169, %155
  %171 = mul i32 %170, %165
  %172 = add i32 %lsr.iv, %171
  %173 = add i32 %172, -7
  %174 = sext i32 %173 to i64
  %175 = getelementptr i32, i32* %168, i64 %174
  %176 = load i32, i32* %175, align 4
  %177 = add i32 %165, 2
  %178 = mul i32 %177, %169
  %179 = sub i32 %178, %167
  %180 = add i32 %lsr.iv, %179
  %181 = add i32 %180, -7
  %182 = sext i32 %181 to i64
  %183 = getelementptr i32, i32* %168, i64 %182
  %184 = load i32, i32* %183, align 4
  %185 = add i32 %184, %176
  %186 = mul i32 %166, %169
  %187 = sub i32 %186, %167
  %188 = add i32 %lsr.iv, %187
  %189 = add i32 %188, -8
  %190 = sext i32 %189 to i64
  %191 = getelementptr i32, i32* %168, i64 %190
  %192 = load i32, i32* %191, align 4
  %193 = mul i32 %192, 3
  %194 = add i32 %185, %193
  %195 = add i32 %188, -6
  %196 = sext i32 %195 to i64
  %197 = getelementptr i32, i32* %168, i64 %196
  %198 = load i32, i32* %197, align 4
  %199 = mul i32 %198, %166
  %200 = add i32 %194, %199
  %201 = load i32*, i32** %25, align 8
  %202 = load i32, i32* %26, align 4
  %203 = mul i32 %202, %166
  %204 = sub i32 %203, %167
  %205 = add i32 %lsr.iv, %204
  %206 = add i32 %205, -7
  %207 = sext i32 %206 to i64
  %208 = getelementptr i32, i32* %201, i64 %207
  store i32 %200, i32* %208, align 4
  %209 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %3, align 8
  %210 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %209, i64 0, i32 14
  %211 = load i8*, i8** %210, align 8
  %212 = getelementptr inbounds i8, i8* %211, i64 4
  %213 = bitcast i8* %212 to i32*
  %214 = load i32, i32* %213, align 4
  %215 = add i32 %156, 1
  %216 = sdiv i32 %215, %214
  %217 = mul i32 %216, %214
  %218 = xor i32 %214, %215
  %219 = icmp slt i32 %218, 0
  %220 = icmp ne i32 %215, 0
  %221 = icmp ne i32 %217, %215
  %222 = and i1 %220, %219
  %223 = and i1 %222, %221
  %.neg4.2 = sext i1 %223 to i32
  %224 = add i32 %216, %.neg4.2
  %225 = add i32 %224, 1
  %226 = mul i32 %224, %214
  %227 = load i32*, i32** %23, align 8
  %228 = load i32, i32* %24, align 4
  %229 = sub i32 %228, %214
  %230 = mul i32 %229, %224
  %231 = add i32 %lsr.iv, %230
  %232 = add i32 %231, -6
  %233 = sext i32 %232 to i64
  %234 = getelementptr i32, i32* %227, i64 %233
  %235 = load i32, i32* %234, align 4
  %236 = add i32 %224, 2
  %237 = mul i32 %236, %228
  %238 = sub i32 %237, %226
  %239 = add i32 %lsr.iv, %238
  %240 = add i32 %239, -6
  %241 = sext i32 %240 to i64
  %242 = getelementptr i32, i32* %227, i64 %241
  %243 = load i32, i32* %242, align 4
  %244 = add i32 %243, %235
  %245 = mul i32 %225, %228
  %246 = sub i32 %245, %226
  %247 = add i32 %lsr.iv, %246
  %248 = add i32 %247, -7
  %249 = sext i32 %248 to i64
  %250 = getelementptr i32, i32* %227, i64 %249
  %251 = load i32, i32* %250, align 4
  %252 = mul i32 %251, 3
  %253 = add i32 %244, %252
  %254 = add i32 %247, -5
  %255 = sext i32 %254 to i64
  %256 = getelementptr i32, i32* %227, i64 %255
  %257 = load i32, i32* %256, align 4
  %258 = mul i32 %257, %225
  %259 = add i32 %253, %258
  %260 = load i32*, i32** %25, align 8
  %261 = load i32, i32* %26, align 4
  %262 = mul i32 %261, %225
  %263 = sub i32 %262, %226
  %264 = add i32 %lsr.iv, %263
  %265 = add i32 %264, -6
  %266 = sext i32 %265 to i64
  %267 = getelementptr i32, i32* %260, i64 %266
  store i32 %259, i32* %267, align 4
  %268 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %3, align 8
  %269 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %268, i64 0, i32 14
  %270 = load i8*, i8** %269, align 8
  %271 = getelementptr inbounds i8, i8* %270, i64 4
  %272 = bitcast i8* %271 to i32*
  %273 = load i32, i32* %272, align 4
  %274 = add i32 %215, 1
  %275 = sdiv i32 %274, %273
  %276 = mul i32 %275, %273
  %277 = xor i32 %273, %274
  %278 = icmp slt i32 %277, 0
  %279 = icmp ne i32 %274, 0
  %280 = icmp ne i32 %276, %274
  %281 = and i1 %279, %278
  %282 = and i1 %281, %280
  %.neg4.3 = sext i1 %282 to i32
  %283 = add i32 %275, %.neg4.3
  %284 = add i32 %283, 1
  %285 = mul i32 %283, %273
  %286 = load i32*, i32** %23, align 8
  %287 = load i32, i32* %24, align 4
  %288 = sub i32 %287, %273
  %289 = mul i32 %288, %283
  %290 = add i32 %lsr.iv, %289
  %291 = add i32 %290, -5
  %292 = sext i32 %291 to i64
  %293 = getelementptr i32, i32* %286, i64 %292
  %294 = load i32, i32* %293, align 4
  %295 = add i32 %283, 2
  %296 = mul i32 %295, %287
  %297 = sub i32 %296, %285
  %298 = add i32 %lsr.iv, %297
  %299 = add i32 %298, -5
  %300 = sext i32 %299 to i64
  %301 = getelementptr i32, i32* %286, i64 %300
  %302 = load i32, i32* %301, align 4
  %303 = add i32 %302, %294
  %304 = mul i32 %284, %287
  %305 = sub i32 %304, %285
  %306 = add i32 %lsr.iv, %305
  %307 = add i32 %306, -6
  %308 = sext i32 %307 to i64
  %309 = getelementptr i32, i32* %286, i64 %308
  %310 = load i32, i32* %309, align 4
  %311 = mul i32 %310, 3
  %312 = add i32 %303, %311
  %313 = add i32 %306, -4
  %314 = sext i32 %313 to i64
  %315 = getelementptr i32, i32* %286, i64 %314
  %316 = load i32, i32* %315, align 4
  %317 = mul i32 %316, %284
  %318 = add i32 %312, %317
  %319 = load i32*, i32** %25, align 8
  %320 = load i32, i32* %26, align 4
  %321 = mul i32 %320, %284
  %322 = sub i32 %321, %285
  %323 = add i32 %lsr.iv, %322
  %324 = add i32 %323, -5
  %325 = sext i32 %324 to i64
  %326 = getelementptr i32, i32* %319, i64 %325
  store i32 %318, i32* %326, align 4
  %327 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %3, align 8
  %328 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %327, i64 0, i32 14
  %329 = load i8*, i8** %328, align 8
  %330 = getelementptr inbounds i8, i8* %329, i64 4
  %331 = bitcast i8* %330 to i32*
  %332 = load i32, i32* %331, align 4
  %333 = add i32 %274, 1
  %334 = sdiv i32 %333, %332
  %335 = mul i32 %334, %332
  %336 = xor i32 %332, %333
  %337 = icmp slt i32 %336, 0
  %338 = icmp ne i32 %333, 0
  %339 = icmp ne i32 %335, %333
  %340 = and i1 %338, %337
  %341 = and i1 %340, %339
  %.neg4.4 = sext i1 %341 to i32
  %342 = add i32 %334, %.neg4.4
  %343 = add i32 %342, 1
  %344 = mul i32 %342, %332
  %345 = load i32*, i32** %23, align 8
  %346 = load i32, i32* %24, align 4
  %347 = sub i32 %346, %332
  %348 = mul i32 %347, %342
  %349 = add i32 %lsr.iv, %348
  %350 = add i32 %349, -4
  %351 = sext i32 %350 to i64
  %352 = getelementptr i32, i32* %345, i64 %351
  %353 = load i32, i32* %352, align 4
  %354 = add i32 %342, 2
  %355 = mul i32 %354, %346
  %356 = sub i32 %355, %344
  %357 = add i32 %lsr.iv, %356
  %358 = add i32 %357, -4
  %359 = sext i32 %358 to i64
  %360 = getelementptr i32, i32* %345, i64 %359
  %361 = load i32, i32* %360, align 4
  %362 = add i32 %361, %353
  %363 = mul i32 %343, %346
  %364 = sub i32 %363, %344
  %365 = add i32 %lsr.iv, %364
  %366 = add i32 %365, -5
  %367 = sext i32 %366 to i64
  %368 = getelementptr i32, i32* %345, i64 %367
  %369 = load i32, i32* %368, align 4
  %370 = mul i32 %369, 3
  %371 = add i32 %362, %370
  %372 = add i32 %365, -3
  %373 = sext i32 %372 to i64
  %374 = getelementptr i32, i32* %345, i64 %373
  %375 = load i32, i32* %374, align 4
  %376 = mul i32 %375, %343
  %377 = add i32 %371, %376
  %378 = load i32*, i32** %25, align 8
  %379 = load i32, i32* %26, align 4
  %380 = mul i32 %379, %343
  %381 = sub i32 %380, %344
  %382 = add i32 %lsr.iv, %381
  %383 = add i32 %382, -4
  %384 = sext i32 %383 to i64
  %385 = getelementptr i32, i32* %378, i64 %384
  store i32 %377, i32* %385, align 4
  %386 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %3, align 8
  %387 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %386, i64 0, i32 14
  %388 = load i8*, i8** %387, align 8
  %389 = getelementptr inbounds i8, i8* %388, i64 4
  %390 = bitcast i8* %389 to i32*
  %391 = load i32, i32* %390, align 4
  %392 = add i32 %333, 1
  %393 = sdiv i32 %392, %391
  %394 = mul i32 %393, %391
  %395 = xor i32 %391, %392
  %396 = icmp slt i32 %395, 0
  %397 = icmp ne i32 %392, 0
  %398 = icmp ne i32 %394, %392
  %399 = and i1 %397, %396
  %400 = and i1 %399, %398
  %.neg4.5 = sext i1 %400 to i32
  %401 = add i32 %393, %.neg4.5
  %402 = add i32 %401, 1
  %403 = mul i32 %401, %391
  %404 = load i32*, i32** %23, align 8
  %405 = load i32, i32* %24, align 4
  %406 = sub i32 %405, %391
  %407 = mul i32 %406, %401
  %408 = add i32 %lsr.iv, %407
  %409 = add i32 %408, -3
  %410 = sext i32 %409 to i64
  %411 = getelementptr i32, i32* %404, i64 %410
  %412 = load i32, i32* %411, align 4
  %413 = add i32 %401, 2
  %414 = mul i32 %413, %405
  %415 = sub i32 %414, %403
  %416 = add i32 %lsr.iv, %415
  %417 = add i32 %416, -3
  %418 = sext i32 %417 to i64
  %419 = getelementptr i32, i32* %404, i64 %418
  %420 = load i32, i32* %419, align 4
  %421 = add i32 %420, %412
  %422 = mul i32 %402, %405
  %423 = sub i32 %422, %403
  %424 = add i32 %lsr.iv, %423
  %425 = add i32 %424, -4
  %426 = sext i32 %425 to i64
  %427 = getelementptr i32, i32* %404, i64 %426
  %428 = load i32, i32* %427, align 4
  %429 = mul i32 %428, 3
  %430 = add i32 %421, %429
  %431 = add i32 %424, -2
  %432 = sext i32 %431 to i64
  %433 = getelementptr i32, i32* %404, i64 %432
  %434 = load i32, i32* %433, align 4
  %435 = mul i32 %434, %402
  %436 = add i32 %430, %435
  %437 = load i32*, i32** %25, align 8
  %438 = load i32, i32* %26, align 4
  %439 = mul i32 %438, %402
  %440 = sub i32 %439, %403
  %441 = add i32 %lsr.iv, %440
  %442 = add i32 %441, -3
  %443 = sext i32 %442 to i64
  %444 = getelementptr i32, i32* %437, i64 %443
  store i32 %436, i32* %444, align 4
  %445 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %3, align 8
  %446 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %445, i64 0, i32 14
  %447 = load i8*, i8** %446, align 8
  %448 = getelementptr inbounds i8, i8* %447, i64 4
  %449 = bitcast i8* %448 to i32*
  %450 = load i32, i32* %449, align 4
  %451 = add i32 %392, 1
  %452 = sdiv i32 %451, %450
  %453 = mul i32 %452, %450
  %454 = xor i32 %450, %451
  %455 = icmp slt i32 %454, 0
  %456 = icmp ne i32 %451, 0
  %457 = icmp ne i32 %453, %451
  %458 = and i1 %456, %455
  %459 = and i1 %458, %457
  %.neg4.6 = sext i1 %459 to i32
  %460 = add i32 %452, %.neg4.6
  %461 = add i32 %460, 1
  %462 = mul i32 %460, %450
  %463 = load i32*, i32** %23, align 8
  %464 = load i32, i32* %24, align 4
  %465 = sub i32 %464, %450
  %466 = mul i32 %465, %460
  %467 = add i32 %lsr.iv, %466
  %468 = add i32 %467, -2
  %469 = sext i32 %468 to i64
  %470 = getelementptr i32, i32* %463, i64 %469
  %471 = load i32, i32* %470, align 4
  %472 = add i32 %460, 2
  %473 = mul i32 %472, %464
  %474 = sub i32 %473, %462
  %475 = add i32 %lsr.iv, %474
  %476 = add i32 %475, -2
  %477 = sext i32 %476 to i64
  %478 = getelementptr i32, i32* %463, i64 %477
  %479 = load i32, i32* %478, align 4
  %480 = add i32 %479, %471
  %481 = mul i32 %461, %464
  %482 = sub i32 %481, %462
  %483 = add i32 %lsr.iv, %482
  %484 = add i32 %483, -3
  %485 = sext i32 %484 to i64
  %486 = getelementptr i32, i32* %463, i64 %485
  %487 = load i32, i32* %486, align 4
  %488 = mul i32 %487, 3
  %489 = add i32 %480, %488
  %490 = add i32 %483, -1
  %491 = sext i32 %490 to i64
  %492 = getelementptr i32, i32* %463, i64 %491
  %493 = load i32, i32* %492, align 4
  %494 = mul i32 %493, %461
  %495 = add i32 %489, %494
  %496 = load i32*, i32** %25, align 8
  %497 = load i32, i32* %26, align 4
  %498 = mul i32 %497, %461
  %499 = sub i32 %498, %462
  %500 = add i32 %lsr.iv, %499
  %501 = add i32 %500, -2
  %502 = sext i32 %501 to i64
  %503 = getelementptr i32, i32* %496, i64 %502
  store i32 %495, i32* %503, align 4
  %504 = load %struct.LLVMRuntime.235*, %struct.LLVMRuntime.235** %3, align 8
  %505 = getelementptr inbounds %struct.LLVMRuntime.235, %struct.LLVMRuntime.235* %504, i64 0, i32 14
  %506 = load i8*, i8** %505, align 8
  %507 = getelementptr inbounds i8, i8* %506, i64 4
  %508 = bitcast i8* %507 to i32*
  %509 = load i32, i32* %508, align 4
  %510 = add i32 %451, 1
  %511 = sdiv i32 %510, %509
  %512 = mul i32 %511, %509
  %513 = xor i32 %509, %510
  %514 = icmp slt i32 %513, 0
  %515 = icmp ne i32 %510, 0
  %516 = icmp ne i32 %512, %510
  %517 = and i1 %515, %514
  %518 = and i1 %517, %516
  %.neg4.7 = sext i1 %518 to i32
  %519 = add i32 %511, %.neg4.7
  %520 = add i32 %519, 1
  %521 = mul i32 %519, %509
  %522 = load i32*, i32** %23, align 8
  %523 = load i32, i32* %24, align 4
  %524 = sub i32 %523, %509
  %525 = mul i32 %524, %519
  %526 = add i32 %lsr.iv, %525
  %527 = add i32 %526, -1
  %528 = sext i32 %527 to i64
  %529 = getelementptr i32, i32* %522, i64 %528
  %530 = load i32, i32* %529, align 4
  %531 = add i32 %519, 2
  %532 = mul i32 %531, %523
  %533 = sub i32 %532, %521
  %534 = add i32 %lsr.iv, %533
  %535 = add i32 %534, -1
  %536 = sext i32 %535 to i64
  %537 = getelementptr i32, i32* %522, i64 %536
  %538 = load i32, i32* %537, align 4
  %539 = add i32 %538, %530
  %540 = mul i32 %520, %523
  %541 = sub i32 %540, %521
  %542 = add i32 %lsr.iv, %541
  %543 = add i32 %542, -2
  %544 = sext i32 %543 to i64
  %545 = getelementptr i32, i32* %522, i64 %544
  %546 = load i32, i32* %545, align 4
  %547 = mul i32 %546, 3
  %548 = add i32 %539, %547
  %549 = sext i32 %542 to i64
  %550 = getelementptr i32, i32* %522, i64 %549
  %551 = load i32, i32* %550, align 4
  %552 = mul i32 %551, %520
  %553 = add i32 %548, %552
  %554 = load i32*, i32** %25, align 8
  %555 = load i32, i32* %26, align 4
  %556 = mul i32 %555, %520
  %557 = sub i32 %556, %521
  %558 = add i32 %lsr.iv, %557
  %559 = add i32 %558, -1
  %560 = sext i32 %559 to i64
  %561 = getelementptr i32, i32* %554, i64 %560
  store i32 %553, i32* %561, align 4
  %lsr.iv.next = add i32 %lsr.iv, 8
  %562 = add i32 %510, 1
  %exitcond.not.7 = icmp eq i32 %562, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.236, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.236**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.236*, %struct.RuntimeContext.236** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.236*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.236*, i8*)*, void (%struct.RuntimeContext.236*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.236*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.236*, i8*, i32)*, void (%struct.RuntimeContext.236*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.236*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.236*, i8*)*, void (%struct.RuntimeContext.236*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.236*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.236* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.236* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.236* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.236, %struct.RuntimeContext.236* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.236* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.236* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.236*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.236* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
