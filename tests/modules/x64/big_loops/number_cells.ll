; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.56*, void (%struct.RuntimeContext.56*, i8*)*, void (%struct.RuntimeContext.56*, i8*, i32)*, void (%struct.RuntimeContext.56*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.56 = type { i8*, %struct.LLVMRuntime.55*, i32, i64* }
%struct.LLVMRuntime.55 = type { %struct.PreallocatedMemoryChunk.50, %struct.PreallocatedMemoryChunk.50, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.51*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.52*], [1024 x %struct.NodeManager.53*], [1024 x i8*], i8*, %struct.RandState.54*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.50 = type { i8*, i8*, i64 }
%struct.__va_list_tag.51 = type { i32, i32, i8*, i8* }
%struct.ListManager.52 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.55* }
%struct.NodeManager.53 = type <{ %struct.LLVMRuntime.55*, i32, i32, i32, i32, %struct.ListManager.52*, %struct.ListManager.52*, %struct.ListManager.52*, i32, [4 x i8] }>
%struct.RandState.54 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @number_cells_c84_0_kernel_0_serial(%struct.RuntimeContext.56* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.56* %context to { { { i32, i32, i32 }, i32* } }**
  %1 = load { { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.56, %struct.RuntimeContext.56* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 12
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* } }** %0, align 8
  %11 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %10, i64 0, i32 0, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 8
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = load { { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* } }** %0, align 8
  %19 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %18, i64 0, i32 0, i32 0, i32 2
  %20 = load i32, i32* %19, align 4
  %21 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %4, align 8
  %22 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %21, i64 0, i32 14
  %23 = load i8*, i8** %22, align 8
  %24 = getelementptr inbounds i8, i8* %23, i64 4
  %25 = bitcast i8* %24 to i32*
  store i32 %20, i32* %25, align 4
  %26 = mul i32 %12, %3
  %27 = mul i32 %26, %20
  %28 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %4, align 8
  %29 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %28, i64 0, i32 14
  %30 = bitcast i8** %29 to i32**
  %31 = load i32*, i32** %30, align 8
  store i32 %27, i32* %31, align 4
  ret void
}

; Function Attrs: nounwind
define void @number_cells_c84_0_kernel_1_range_for(%struct.RuntimeContext.56* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.56* %context, %struct.RuntimeContext.56** %4, align 8
  store void (%struct.RuntimeContext.56*, i8*)* null, void (%struct.RuntimeContext.56*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.56*, i8*, i32)* @function_body, void (%struct.RuntimeContext.56*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.56*, i8*)* null, void (%struct.RuntimeContext.56*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.56, %struct.RuntimeContext.56* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.56* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.56, %struct.RuntimeContext.56* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.56* %0 to { { { i32, i32, i32 }, i32* } }**
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
  %.04.prol = phi i32 [ %62, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %30, i64 0, i32 14
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
  %47 = mul i32 %46, 10000
  %48 = mul i32 %41, 100
  %49 = load i32*, i32** %23, align 8
  %50 = load i32, i32* %24, align 4
  %51 = load i32, i32* %25, align 4
  %52 = mul i32 %50, %46
  %53 = add i32 %52, %41
  %54 = mul i32 %53, %51
  %55 = add i32 %54, %36
  %56 = sext i32 %55 to i64
  %57 = getelementptr i32, i32* %49, i64 %56
  %58 = load i32, i32* %57, align 4
  %59 = add i32 %48, %36
  %60 = add i32 %59, %47
  %61 = add i32 %60, %58
  store i32 %61, i32* %57, align 4
  %62 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %62, %for_loop_body.prol.loopexit.loopexit ]
  %63 = icmp ult i32 %28, 7
  br i1 %63, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %327, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %64 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %64, i64 0, i32 14
  %66 = load i8*, i8** %65, align 8
  %67 = getelementptr inbounds i8, i8* %66, i64 4
  %68 = bitcast i8* %67 to i32*
  %69 = load i32, i32* %68, align 4
  %70 = srem i32 %.04, %69
  %71 = sdiv i32 %.04, %69
  %72 = getelementptr inbounds i8, i8* %66, i64 8
  %73 = bitcast i8* %72 to i32*
  %74 = load i32, i32* %73, align 4
  %75 = srem i32 %71, %74
  %76 = sdiv i32 %71, %74
  %77 = getelementptr inbounds i8, i8* %66, i64 12
  %78 = bitcast i8* %77 to i32*
  %79 = load i32, i32* %78, align 4
  %80 = srem i32 %76, %79
  %81 = mul i32 %80, 10000
  %82 = mul i32 %75, 100
  %83 = load i32*, i32** %23, align 8
  %84 = load i32, i32* %24, align 4
  %85 = load i32, i32* %25, align 4
  %86 = mul i32 %84, %80
  %87 = add i32 %86, %75
  %88 = mul i32 %87, %85
  %89 = add i32 %88, %70
  %90 = sext i32 %89 to i64
  %91 = getelementptr i32, i32* %83, i64 %90
  %92 = load i32, i32* %91, align 4
  %93 = add i32 %82, %70
  %94 = add i32 %93, %81
  %95 = add i32 %94, %92
  store i32 %95, i32* %91, align 4
  %96 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %97 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %96, i64 0, i32 14
  %98 = load i8*, i8** %97, align 8
  %99 = getelementptr inbounds i8, i8* %98, i64 4
  %100 = bitcast i8* %99 to i32*
  %101 = load i32, i32* %100, align 4
  %102 = add i32 %.04, 1
  %103 = srem i32 %102, %101
  %104 = sdiv i32 %102, %101
  %105 = getelementptr inbounds i8, i8* %98, i64 8
  %106 = bitcast i8* %105 to i32*
  %107 = load i32, i32* %106, align 4
  %108 = srem i32 %104, %107
  %109 = sdiv i32 %104, %107
  %110 = getelementptr inbounds i8, i8* %98, i64 12
  %111 = bitcast i8* %110 to i32*
  %112 = load i32, i32* %111, align 4
  %113 = srem i32 %109, %112
  %114 = mul i32 %113, 10000
  %115 = mul i32 %108, 100
  %116 = load i32*, i32** %23, align 8
  %117 = load i32, i32* %24, align 4
  %118 = load i32, i32* %25, align 4
  %119 = mul i32 %117, %113
  %120 = add i32 %119, %108
  %121 = mul i32 %120, %118
  %122 = add i32 %121, %103
  %123 = sext i32 %122 to i64
  %124 = getelementptr i32, i32* %116, i64 %123
  %125 = load i32, i32* %124, align 4
  %126 = add i32 %115, %103
  %127 = add i32 %126, %114
  %128 = add i32 %127, %125
  store i32 %128, i32* %124, align 4
  %129 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %130 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %129, i64 0, i32 14
  %131 = load i8*, i8** %130, align 8
  %132 = getelementptr inbounds i8, i8* %131, i64 4
  %133 = bitcast i8* %132 to i32*
  %134 = load i32, i32* %133, align 4
  %135 = add i32 %102, 1
  %136 = srem i32 %135, %134
  %137 = sdiv i32 %135, %134
  %138 = getelementptr inbounds i8, i8* %131, i64 8
  %139 = bitcast i8* %138 to i32*
  %140 = load i32, i32* %139, align 4
  %141 = srem i32 %137, %140
  %142 = sdiv i32 %137, %140
  %143 = getelementptr inbounds i8, i8* %131, i64 12
  %144 = bitcast i8* %143 to i32*
  %145 = load i32, i32* %144, align 4
  %146 = srem i32 %142, %145
  %147 = mul i32 %146, 10000
  %148 = mul i32 %141, 100
  %149 = load i32*, i32** %23, align 8
  %150 = load i32, i32* %24, align 4
  %151 = load i32, i32* %25, align 4
  %152 = mul i32 %150, %146
  %153 = add i32 %152, %141
  %154 = mul i32 %153, %151
  %155 = add i32 %154, %136
  %156 = sext i32 %155 to i64
  %157 = getelementptr i32, i32* %149, i64 %156
  %158 = load i32, i32* %157, align 4
  %159 = add i32 %148, %136
  %160 = add i32 %159, %147
  %161 = add i32 %160, %158
  store i32 %161, i32* %157, align 4
  %162 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %163 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %162, i64 0, i32 14
  %164 = load i8*, i8** %163, align 8
  %165 = getelementptr inbounds i8, i8* %164, i64 4
  %166 = bitcast i8* %165 to i32*
  %167 = load i32, i32* %166, align 4
  %168 = add i32 %135, 1
  %169 = srem i32 %168, %167
  %170 = sdiv i32 %168, %167
  %171 = getelementptr inbounds i8, i8* %164, i64 8
  %172 = bitcast i8* %171 to i32*
  %173 = load i32, i32* %172, align 4
  %174 = srem i32 %170, %173
  %175 = sdiv i32 %170, %173
  %176 = getelementptr inbounds i8, i8* %164, i64 12
  %177 = bitcast i8* %176 to i32*
  %178 = load i32, i32* %177, align 4
  %179 = srem i32 %175, %178
  %180 = mul i32 %179, 10000
  %181 = mul i32 %174, 100
  %182 = load i32*, i32** %23, align 8
  %183 = load i32, i32* %24, align 4
  %184 = load i32, i32* %25, align 4
  %185 = mul i32 %183, %179
  %186 = add i32 %185, %174
  %187 = mul i32 %186, %184
  %188 = add i32 %187, %169
  %189 = sext i32 %188 to i64
  %190 = getelementptr i32, i32* %182, i64 %189
  %191 = load i32, i32* %190, align 4
  %192 = add i32 %181, %169
  %193 = add i32 %192, %180
  %194 = add i32 %193, %191
  store i32 %194, i32* %190, align 4
  %195 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %196 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %195, i64 0, i32 14
  %197 = load i8*, i8** %196, align 8
  %198 = getelementptr inbounds i8, i8* %197, i64 4
  %199 = bitcast i8* %198 to i32*
  %200 = load i32, i32* %199, align 4
  %201 = add i32 %168, 1
  %202 = srem i32 %201, %200
  %203 = sdiv i32 %201, %200
  %204 = getelementptr inbounds i8, i8* %197, i64 8
  %205 = bitcast i8* %204 to i32*
  %206 = load i32, i32* %205, align 4
  %207 = srem i32 %203, %206
  %208 = sdiv i32 %203, %206
  %209 = getelementptr inbounds i8, i8* %197, i64 12
  %210 = bitcast i8* %209 to i32*
  %211 = load i32, i32* %210, align 4
  %212 = srem i32 %208, %211
  %213 = mul i32 %212, 10000
  %214 = mul i32 %207, 100
  %215 = load i32*, i32** %23, align 8
  %216 = load i32, i32* %24, align 4
  %217 = load i32, i32* %25, align 4
  %218 = mul i32 %216, %212
  %219 = add i32 %218, %207
  %220 = mul i32 %219, %217
  %221 = add i32 %220, %202
  %222 = sext i32 %221 to i64
  %223 = getelementptr i32, i32* %215, i64 %222
  %224 = load i32, i32* %223, align 4
  %225 = add i32 %214, %202
  %226 = add i32 %225, %213
  %227 = add i32 %226, %224
  store i32 %227, i32* %223, align 4
  %228 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %229 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %228, i64 0, i32 14
  %230 = load i8*, i8** %229, align 8
  %231 = getelementptr inbounds i8, i8* %230, i64 4
  %232 = bitcast i8* %231 to i32*
  %233 = load i32, i32* %232, align 4
  %234 = add i32 %201, 1
  %235 = srem i32 %234, %233
  %236 = sdiv i32 %234, %233
  %237 = getelementptr inbounds i8, i8* %230, i64 8
  %238 = bitcast i8* %237 to i32*
  %239 = load i32, i32* %238, align 4
  %240 = srem i32 %236, %239
  %241 = sdiv i32 %236, %239
  %242 = getelementptr inbounds i8, i8* %230, i64 12
  %243 = bitcast i8* %242 to i32*
  %244 = load i32, i32* %243, align 4
  %245 = srem i32 %241, %244
  %246 = mul i32 %245, 10000
  %247 = mul i32 %240, 100
  %248 = load i32*, i32** %23, align 8
  %249 = load i32, i32* %24, align 4
  %250 = load i32, i32* %25, align 4
  %251 = mul i32 %249, %245
  %252 = add i32 %251, %240
  %253 = mul i32 %252, %250
  %254 = add i32 %253, %235
  %255 = sext i32 %254 to i64
  %256 = getelementptr i32, i32* %248, i64 %255
  %257 = load i32, i32* %256, align 4
  %258 = add i32 %247, %235
  %259 = add i32 %258, %246
  %260 = add i32 %259, %257
  store i32 %260, i32* %256, align 4
  %261 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %262 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %261, i64 0, i32 14
  %263 = load i8*, i8** %262, align 8
  %264 = getelementptr inbounds i8, i8* %263, i64 4
  %265 = bitcast i8* %264 to i32*
  %266 = load i32, i32* %265, align 4
  %267 = add i32 %234, 1
  %268 = srem i32 %267, %266
  %269 = sdiv i32 %267, %266
  %270 = getelementptr inbounds i8, i8* %263, i64 8
  %271 = bitcast i8* %270 to i32*
  %272 = load i32, i32* %271, align 4
  %273 = srem i32 %269, %272
  %274 = sdiv i32 %269, %272
  %275 = getelementptr inbounds i8, i8* %263, i64 12
  %276 = bitcast i8* %275 to i32*
  %277 = load i32, i32* %276, align 4
  %278 = srem i32 %274, %277
  %279 = mul i32 %278, 10000
  %280 = mul i32 %273, 100
  %281 = load i32*, i32** %23, align 8
  %282 = load i32, i32* %24, align 4
  %283 = load i32, i32* %25, align 4
  %284 = mul i32 %282, %278
  %285 = add i32 %284, %273
  %286 = mul i32 %285, %283
  %287 = add i32 %286, %268
  %288 = sext i32 %287 to i64
  %289 = getelementptr i32, i32* %281, i64 %288
  %290 = load i32, i32* %289, align 4
  %291 = add i32 %280, %268
  %292 = add i32 %291, %279
  %293 = add i32 %292, %290
  store i32 %293, i32* %289, align 4
  %294 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %295 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %294, i64 0, i32 14
  %296 = load i8*, i8** %295, align 8
  %297 = getelementptr inbounds i8, i8* %296, i64 4
  %298 = bitcast i8* %297 to i32*
  %299 = load i32, i32* %298, align 4
  %300 = add i32 %267, 1
  %301 = srem i32 %300, %299
  %302 = sdiv i32 %300, %299
  %303 = getelementptr inbounds i8, i8* %296, i64 8
  %304 = bitcast i8* %303 to i32*
  %305 = load i32, i32* %304, align 4
  %306 = srem i32 %302, %305
  %307 = sdiv i32 %302, %305
  %308 = getelementptr inbounds i8, i8* %296, i64 12
  %309 = bitcast i8* %308 to i32*
  %310 = load i32, i32* %309, align 4
  %311 = srem i32 %307, %310
  %312 = mul i32 %311, 10000
  %313 = mul i32 %306, 100
  %314 = load i32*, i32** %23, align 8
  %315 = load i32, i32* %24, align 4
  %316 = load i32, i32* %25, align 4
  %317 = mul i32 %315, %311
  %318 = add i32 %317, %306
  %319 = mul i32 %318, %316
  %320 = add i32 %319, %301
  %321 = sext i32 %320 to i64
  %322 = getelementptr i32, i32* %314, i64 %321
  %323 = load i32, i32* %322, align 4
  %324 = add i32 %313, %301
  %325 = add i32 %324, %312
  %326 = add i32 %325, %323
  store i32 %326, i32* %322, align 4
  %327 = add i32 %300, 1
  %exitcond.not.7 = icmp eq i32 %327, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.56, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.56**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.56*, %struct.RuntimeContext.56** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.56*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.56*, i8*)*, void (%struct.RuntimeContext.56*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.56*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.56*, i8*, i32)*, void (%struct.RuntimeContext.56*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.56*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.56*, i8*)*, void (%struct.RuntimeContext.56*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.56*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.56* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.56* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.56* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.56, %struct.RuntimeContext.56* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.56* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.56* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.56*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.56* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
