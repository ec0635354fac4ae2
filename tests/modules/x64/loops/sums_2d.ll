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
define void @sums_2d_c84_0_kernel_0_serial(%struct.RuntimeContext.28* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.28* %context to { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }**
  %1 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }** %0, align 8
  %11 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }* %10, i64 0, i32 0, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @sums_2d_c84_0_kernel_1_range_for(%struct.RuntimeContext.28* %context) local_unnamed_addr #1 {
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
  %20 = icmp sgt i32 %19, %17
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext.28* %0 to { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }**
  %22 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }** %21, align 8
  %23 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }* %22, i64 0, i32 1, i32 1
  %26 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i64* } }* %22, i64 0, i32 1, i32 0, i32 1
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
  %.04.prol = phi i32 [ %63, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %31 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %31, i64 0, i32 14
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
  %43 = load i32*, i32** %23, align 8
  %44 = load i32, i32* %24, align 4
  %45 = mul i32 %44, %42
  %46 = add i32 %45, %37
  %47 = sext i32 %46 to i64
  %48 = getelementptr i32, i32* %43, i64 %47
  %49 = load i32, i32* %48, align 4
  %50 = mul i32 %49, 3
  %51 = mul i32 %42, 1000
  %52 = add i32 %51, %37
  %53 = add i32 %52, %50
  %54 = load i64*, i64** %25, align 8
  %55 = load i32, i32* %26, align 4
  %56 = mul i32 %55, %42
  %57 = add i32 %56, %37
  %58 = sext i32 %57 to i64
  %59 = getelementptr i64, i64* %54, i64 %58
  %60 = sext i32 %53 to i64
  %61 = load i64, i64* %59, align 8
  %62 = add i64 %61, %60
  store i64 %62, i64* %59, align 8
  %63 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %63, %for_loop_body.prol.loopexit.loopexit ]
  %64 = icmp ult i32 %29, 7
  br i1 %64, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %328, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %65 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %66 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %65, i64 0, i32 14
  %67 = load i8*, i8** %66, align 8
  %68 = getelementptr inbounds i8, i8* %67, i64 4
  %69 = bitcast i8* %68 to i32*
  %70 = load i32, i32* %69, align 4
  %71 = srem i32 %.04, %70
  %72 = sdiv i32 %.04, %70
  %73 = getelementptr inbounds i8, i8* %67, i64 8
  %74 = bitcast i8* %73 to i32*
  %75 = load i32, i32* %74, align 4
  %76 = srem i32 %72, %75
  %77 = load i32*, i32** %23, align 8
  %78 = load i32, i32* %24, align 4
  %79 = mul i32 %78, %76
  %80 = add i32 %79, %71
  %81 = sext i32 %80 to i64
  %82 = getelementptr i32, i32* %77, i64 %81
  %83 = load i32, i32* %82, align 4
  %84 = mul i32 %83, 3
  %85 = mul i32 %76, 1000
  %86 = add i32 %85, %71
  %87 = add i32 %86, %84
  %88 = load i64*, i64** %25, align 8
  %89 = load i32, i32* %26, align 4
  %90 = mul i32 %89, %76
  %91 = add i32 %90, %71
  %92 = sext i32 %91 to i64
  %93 = getelementptr i64, i64* %88, i64 %92
  %94 = sext i32 %87 to i64
  %95 = load i64, i64* %93, align 8
  %96 = add i64 %95, %94
  store i64 %96, i64* %93, align 8
  %97 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %98 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %97, i64 0, i32 14
  %99 = load i8*, i8** %98, align 8
  %100 = getelementptr inbounds i8, i8* %99, i64 4
  %101 = bitcast i8* %100 to i32*
  %102 = load i32, i32* %101, align 4
  %103 = add i32 %.04, 1
  %104 = srem i32 %103, %102
  %105 = sdiv i32 %103, %102
  %106 = getelementptr inbounds i8, i8* %99, i64 8
  %107 = bitcast i8* %106 to i32*
  %108 = load i32, i32* %107, align 4
  %109 = srem i32 %105, %108
  %110 = load i32*, i32** %23, align 8
  %111 = load i32, i32* %24, align 4
  %112 = mul i32 %111, %109
  %113 = add i32 %112, %104
  %114 = sext i32 %113 to i64
  %115 = getelementptr i32, i32* %110, i64 %114
  %116 = load i32, i32* %115, align 4
  %117 = mul i32 %116, 3
  %118 = mul i32 %109, 1000
  %119 = add i32 %118, %104
  %120 = add i32 %119, %117
  %121 = load i64*, i64** %25, align 8
  %122 = load i32, i32* %26, align 4
  %123 = mul i32 %122, %109
  %124 = add i32 %123, %104
  %125 = sext i32 %124 to i64
  %126 = getelementptr i64, i64* %121, i64 %125
  %127 = sext i32 %120 to i64
  %128 = load i64, i64* %126, align 8
  %129 = add i64 %128, %127
  store i64 %129, i64* %126, align 8
  %130 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %131 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %130, i64 0, i32 14
  %132 = load i8*, i8** %131, align 8
  %133 = getelementptr inbounds i8, i8* %132, i64 4
  %134 = bitcast i8* %133 to i32*
  %135 = load i32, i32* %134, align 4
  %136 = add i32 %103, 1
  %137 = srem i32 %136, %135
  %138 = sdiv i32 %136, %135
  %139 = getelementptr inbounds i8, i8* %132, i64 8
  %140 = bitcast i8* %139 to i32*
  %141 = load i32, i32* %140, align 4
  %142 = srem i32 %138, %141
  %143 = load i32*, i32** %23, align 8
  %144 = load i32, i32* %24, align 4
  %145 = mul i32 %144, %142
  %146 = add i32 %145, %137
  %147 = sext i32 %146 to i64
  %148 = getelementptr i32, i32* %143, i64 %147
  %149 = load i32, i32* %148, align 4
  %150 = mul i32 %149, 3
  %151 = mul i32 %142, 1000
  %152 = add i32 %151, %137
  %153 = add i32 %152, %150
  %154 = load i64*, i64** %25, align 8
  %155 = load i32, i32* %26, align 4
  %156 = mul i32 %155, %142
  %157 = add i32 %156, %137
  %158 = sext i32 %157 to i64
  %159 = getelementptr i64, i64* %154, i64 %158
  %160 = sext i32 %153 to i64
  %161 = load i64, i64* %159, align 8
  %162 = add i64 %161, %160
  store i64 %162, i64* %159, align 8
  %163 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %164 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %163, i64 0, i32 14
  %165 = load i8*, i8** %164, align 8
  %166 = getelementptr inbounds i8, i8* %165, i64 4
  %167 = bitcast i8* %166 to i32*
  %168 = load i32, i32* %167, align 4
  %169 = add i32 %136, 1
  %170 = srem i32 %169, %168
  %171 = sdiv i32 %169, %168
  %172 = getelementptr inbounds i8, i8* %165, i64 8
  %173 = bitcast i8* %172 to i32*
  %174 = load i32, i32* %173, align 4
  %175 = srem i32 %171, %174
  %176 = load i32*, i32** %23, align 8
  %177 = load i32, i32* %24, align 4
  %178 = mul i32 %177, %175
  %179 = add i32 %178, %170
  %180 = sext i32 %179 to i64
  %181 = getelementptr i32, i32* %176, i64 %180
  %182 = load i32, i32* %181, align 4
  %183 = mul i32 %182, 3
  %184 = mul i32 %175, 1000
  %185 = add i32 %184, %170
  %186 = add i32 %185, %183
  %187 = load i64*, i64** %25, align 8
  %188 = load i32, i32* %26, align 4
  %189 = mul i32 %188, %175
  %190 = add i32 %189, %170
  %191 = sext i32 %190 to i64
  %192 = getelementptr i64, i64* %187, i64 %191
  %193 = sext i32 %186 to i64
  %194 = load i64, i64* %192, align 8
  %195 = add i64 %194, %193
  store i64 %195, i64* %192, align 8
  %196 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %197 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %196, i64 0, i32 14
  %198 = load i8*, i8** %197, align 8
  %199 = getelementptr inbounds i8, i8* %198, i64 4
  %200 = bitcast i8* %199 to i32*
  %201 = load i32, i32* %200, align 4
  %202 = add i32 %169, 1
  %203 = srem i32 %202, %201
  %204 = sdiv i32 %202, %201
  %205 = getelementptr inbounds i8, i8* %198, i64 8
  %206 = bitcast i8* %205 to i32*
  %207 = load i32, i32* %206, align 4
  %208 = srem i32 %204, %207
  %209 = load i32*, i32** %23, align 8
  %210 = load i32, i32* %24, align 4
  %211 = mul i32 %210, %208
  %212 = add i32 %211, %203
  %213 = sext i32 %212 to i64
  %214 = getelementptr i32, i32* %209, i64 %213
  %215 = load i32, i32* %214, align 4
  %216 = mul i32 %215, 3
  %217 = mul i32 %208, 1000
  %218 = add i32 %217, %203
  %219 = add i32 %218, %216
  %220 = load i64*, i64** %25, align 8
  %221 = load i32, i32* %26, align 4
  %222 = mul i32 %221, %208
  %223 = add i32 %222, %203
  %224 = sext i32 %223 to i64
  %225 = getelementptr i64, i64* %220, i64 %224
  %226 = sext i32 %219 to i64
  %227 = load i64, i64* %225, align 8
  %228 = add i64 %227, %226
  store i64 %228, i64* %225, align 8
  %229 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %230 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %229, i64 0, i32 14
  %231 = load i8*, i8** %230, align 8
  %232 = getelementptr inbounds i8, i8* %231, i64 4
  %233 = bitcast i8* %232 to i32*
  %234 = load i32, i32* %233, align 4
  %235 = add i32 %202, 1
  %236 = srem i32 %235, %234
  %237 = sdiv i32 %235, %234
  %238 = getelementptr inbounds i8, i8* %231, i64 8
  %239 = bitcast i8* %238 to i32*
  %240 = load i32, i32* %239, align 4
  %241 = srem i32 %237, %240
  %242 = load i32*, i32** %23, align 8
  %243 = load i32, i32* %24, align 4
  %244 = mul i32 %243, %241
  %245 = add i32 %244, %236
  %246 = sext i32 %245 to i64
  %247 = getelementptr i32, i32* %242, i64 %246
  %248 = load i32, i32* %247, align 4
  %249 = mul i32 %248, 3
  %250 = mul i32 %241, 1000
  %251 = add i32 %250, %236
  %252 = add i32 %251, %249
  %253 = load i64*, i64** %25, align 8
  %254 = load i32, i32* %26, align 4
  %255 = mul i32 %254, %241
  %256 = add i32 %255, %236
  %257 = sext i32 %256 to i64
  %258 = getelementptr i64, i64* %253, i64 %257
  %259 = sext i32 %252 to i64
  %260 = load i64, i64* %258, align 8
  %261 = add i64 %260, %259
  store i64 %261, i64* %258, align 8
  %262 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %263 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %262, i64 0, i32 14
  %264 = load i8*, i8** %263, align 8
  %265 = getelementptr inbounds i8, i8* %264, i64 4
  %266 = bitcast i8* %265 to i32*
  %267 = load i32, i32* %266, align 4
  %268 = add i32 %235, 1
  %269 = srem i32 %268, %267
  %270 = sdiv i32 %268, %267
  %271 = getelementptr inbounds i8, i8* %264, i64 8
  %272 = bitcast i8* %271 to i32*
  %273 = load i32, i32* %272, align 4
  %274 = srem i32 %270, %273
  %275 = load i32*, i32** %23, align 8
  %276 = load i32, i32* %24, align 4
  %277 = mul i32 %276, %274
  %278 = add i32 %277, %269
  %279 = sext i32 %278 to i64
  %280 = getelementptr i32, i32* %275, i64 %279
  %281 = load i32, i32* %280, align 4
  %282 = mul i32 %281, 3
  %283 = mul i32 %274, 1000
  %284 = add i32 %283, %269
  %285 = add i32 %284, %282
  %286 = load i64*, i64** %25, align 8
  %287 = load i32, i32* %26, align 4
  %288 = mul i32 %287, %274
  %289 = add i32 %288, %269
  %290 = sext i32 %289 to i64
  %291 = getelementptr i64, i64* %286, i64 %290
  %292 = sext i32 %285 to i64
  %293 = load i64, i64* %291, align 8
  %294 = add i64 %293, %292
  store i64 %294, i64* %291, align 8
  %295 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %296 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %295, i64 0, i32 14
  %297 = load i8*, i8** %296, align 8
  %298 = getelementptr inbounds i8, i8* %297, i64 4
  %299 = bitcast i8* %298 to i32*
  %300 = load i32, i32* %299, align 4
  %301 = add i32 %268, 1
  %302 = srem i32 %301, %300
  %303 = sdiv i32 %301, %300
  %304 = getelementptr inbounds i8, i8* %297, i64 8
  %305 = bitcast i8* %304 to i32*
  %306 = load i32, i32* %305, align 4
  %307 = srem i32 %303, %306
  %308 = load i32*, i32** %23, align 8
  %309 = load i32, i32* %24, align 4
  %310 = mul i32 %309, %307
  %311 = add i32 %310, %302
  %312 = sext i32 %311 to i64
  %313 = getelementptr i32, i32* %308, i64 %312
  %314 = load i32, i32* %313, align 4
  %315 = mul i32 %314, 3
  %316 = mul i32 %307, 1000
  %317 = add i32 %316, %302
  %318 = add i32 %317, %315
  %319 = load i64*, i64** %25, align 8
  %320 = load i32, i32* %26, align 4
  %321 = mul i32 %320, %307
  %322 = add i32 %321, %302
  %323 = sext i32 %322 to i64
  %324 = getelementptr i64, i64* %319, i64 %323
  %325 = sext i32 %318 to i64
  %326 = load i64, i64* %324, align 8
  %327 = add i64 %326, %325
  store i64 %327, i64* %324, align 8
  %328 = add i32 %301, 1
  %exitcond.not.7 = icmp eq i32 %328, %19
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
