; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.295*, void (%struct.RuntimeContext.295*, i8*)*, void (%struct.RuntimeContext.295*, i8*, i32)*, void (%struct.RuntimeContext.295*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.295 = type { i8*, %struct.LLVMRuntime.294*, i32, i64* }
%struct.LLVMRuntime.294 = type { %struct.PreallocatedMemoryChunk.289, %struct.PreallocatedMemoryChunk.289, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.290*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.291*], [1024 x %struct.NodeManager.292*], [1024 x i8*], i8*, %struct.RandState.293*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.289 = type { i8*, i8*, i64 }
%struct.__va_list_tag.290 = type { i32, i32, i8*, i8* }
%struct.ListManager.291 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.294* }
%struct.NodeManager.292 = type <{ %struct.LLVMRuntime.294*, i32, i32, i32, i32, %struct.ListManager.291*, %struct.ListManager.291*, %struct.ListManager.291*, i32, [4 x i8] }>
%struct.RandState.293 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @set_masked_c96_0_kernel_0_range_for(%struct.RuntimeContext.295* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.295* %context, %struct.RuntimeContext.295** %4, align 8
  store void (%struct.RuntimeContext.295*, i8*)* null, void (%struct.RuntimeContext.295*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.295*, i8*, i32)* @function_body, void (%struct.RuntimeContext.295*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.295*, i8*)* null, void (%struct.RuntimeContext.295*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.295, %struct.RuntimeContext.295* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.294*, %struct.LLVMRuntime.294** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.294, %struct.LLVMRuntime.294* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.294, %struct.LLVMRuntime.294* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.295* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 32)
  %6 = bitcast %struct.RuntimeContext.295* %0 to { i32 }**
  %7 = load { i32 }*, { i32 }** %6, align 8
  %8 = getelementptr { i32 }, { i32 }* %7, i64 0, i32 0
  %9 = load i32, i32* %8, align 4
  %10 = icmp slt i32 %3, %5
  br i1 %10, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %11 = getelementptr inbounds %struct.RuntimeContext.295, %struct.RuntimeContext.295* %0, i64 0, i32 1
  %12 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %13 = zext i32 %3 to i64
  %14 = shl nsw i64 %12, 2
  %15 = sub i64 %wide.trip.count, %12
  %16 = sub i64 0, %12
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.7, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %after_if.7 ], [ 0, %for_loop_body.lr.ph ]
  %17 = add i64 %13, %lsr.iv
  %tmp87 = trunc i64 %17 to i32
  %18 = sdiv i32 %tmp87, %9
  %19 = mul i32 %18, %9
  %20 = xor i32 %9, %tmp87
  %21 = icmp slt i32 %20, 0
  %22 = icmp ne i64 %16, %lsr.iv
  %23 = icmp ne i32 %tmp87, %19
  %24 = and i1 %22, %21
  %25 = and i1 %24, %23
  %.neg = sext i1 %25 to i32
  %26 = add i32 %18, %.neg
  %27 = mul i32 %26, %9
  %28 = icmp eq i32 %tmp87, %27
  br i1 %28, label %true_block, label %after_if

after_for.loopexit:                               ; preds = %after_if.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  %29 = load %struct.LLVMRuntime.294*, %struct.LLVMRuntime.294** %11, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.294, %struct.LLVMRuntime.294* %29, i64 0, i32 7, i64 0
  %31 = load i8*, i8** %30, align 8
  %getch.i = getelementptr i8, i8* %31, i64 320
  %32 = getelementptr i8, i8* %31, i64 448
  %33 = bitcast i8* %32 to i32*
  %34 = sdiv i32 %tmp87, 32
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, i32* %33, i64 %35
  %37 = srem i32 %tmp87, 32
  %38 = zext i32 %37 to i64
  %39 = shl nuw i64 1, %38
  %40 = trunc i64 %39 to i32
  %41 = atomicrmw volatile or i32* %36, i32 %40 seq_cst, align 4
  %scevgep88 = getelementptr i8, i8* %getch.i, i64 %14
  %42 = shl i64 %lsr.iv, 2
  %scevgep89 = getelementptr i8, i8* %scevgep88, i64 %42
  %scevgep8990 = bitcast i8* %scevgep89 to float*
  store float 1.000000e+00, float* %scevgep8990, align 4
  br label %after_if

after_if:                                         ; preds = %true_block, %for_loop_body
  %43 = add i64 %17, 1
  %tmp77 = trunc i64 %43 to i32
  %44 = sdiv i32 %tmp77, %9
  %45 = mul i32 %44, %9
  %46 = xor i32 %9, %tmp77
  %47 = icmp slt i32 %46, 0
  %48 = icmp ne i32 %tmp77, %45
  %49 = and i1 %47, %48
  %.neg.1 = sext i1 %49 to i32
  %50 = add i32 %44, %.neg.1
  %51 = mul i32 %50, %9
  %52 = icmp eq i32 %tmp77, %51
  br i1 %52, label %true_block.1, label %after_if.1

true_block.1:                                     ; preds = %after_if
  %53 = load %struct.LLVMRuntime.294*, %struct.LLVMRuntime.294** %11, align 8
  %54 = getelementptr inbounds %struct.LLVMRuntime.294, %struct.LLVMRuntime.294* %53, i64 0, i32 7, i64 0
  %55 = load i8*, i8** %54, align 8
  %56 = getelementptr i8, i8* %55, i64 448
  %57 = bitcast i8* %56 to i32*
  %58 = sdiv i32 %tmp77, 32
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, i32* %57, i64 %59
  %61 = srem i32 %tmp77, 32
  %62 = zext i32 %61 to i64
  %63 = shl nuw i64 1, %62
  %64 = trunc i64 %63 to i32
  %65 = atomicrmw volatile or i32* %60, i32 %64 seq_cst, align 4
  %scevgep78 = getelementptr i8, i8* %55, i64 324
  %scevgep79 = getelementptr i8, i8* %scevgep78, i64 %14
  %66 = shl i64 %lsr.iv, 2
  %scevgep80 = getelementptr i8, i8* %scevgep79, i64 %66
  %scevgep8081 = bitcast i8* %scevgep80 to float*
  store float 1.000000e+00, float* %scevgep8081, align 4
  br label %after_if.1

after_if.1:                                       ; preds = %true_block.1, %after_if
  %67 = add i64 %17, 2
  %tmp67 = trunc i64 %67 to i32
  %68 = sdiv i32 %tmp67, %9
  %69 = mul i32 %68, %9
  %70 = xor i32 %9, %tmp67
  %71 = icmp slt i32 %70, 0
  %72 = icmp ne i32 %tmp67, %69
  %73 = and i1 %71, %72
  %.neg.2 = sext i1 %73 to i32
  %74 = add i32 %68, %.neg.2
  %75 = mul i32 %74, %9
  %76 = icmp eq i32 %tmp67, %75
  br i1 %76, label %true_block.2, label %after_if.2

true_block.2:                                     ; preds = %after_if.1
  %77 = load %struct.LLVMRuntime.294*, %struct.LLVMRuntime.294** %11, align 8
  %78 = getelementptr inbounds %struct.LLVMRuntime.294, %struct.LLVMRuntime.294* %77, i64 0, i32 7, i64 0
  %79 = load i8*, i8** %78, align 8
  %80 = getelementptr i8, i8* %79, i64 448
  %81 = bitcast i8* %80 to i32*
  %82 = sdiv i32 %tmp67, 32
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, i32* %81, i64 %83
  %85 = srem i32 %tmp67, 32
  %86 = zext i32 %85 to i64
  %87 = shl nuw i64 1, %86
  %88 = trunc i64 %87 to i32
  %89 = atomicrmw volatile or i32* %84, i32 %88 seq_cst, align 4
  %scevgep68 = getelementptr i8, i8* %79, i64 328
  %scevgep69 = getelementptr i8, i8* %scevgep68, i64 %14
  %90 = shl i64 %lsr.iv, 2
  %scevgep70 = getelementptr i8, i8* %scevgep69, i64 %90
  %scevgep7071 = bitcast i8* %scevgep70 to float*
  store float 1.000000e+00, float* %scevgep7071, align 4
  br label %after_if.2

after_if.2:                                       ; preds = %true_block.2, %after_if.1
  %91 = add i64 %17, 3
  %tmp57 = trunc i64 %91 to i32
  %92 = sdiv i32 %tmp57, %9
  %93 = mul i32 %92, %9
  %94 = xor i32 %9, %tmp57
  %95 = icmp slt i32 %94, 0
  %96 = icmp ne i32 %tmp57, %93
  %97 = and i1 %95, %96
  %.neg.3 = sext i1 %97 to i32
  %98 = add i32 %92, %.neg.3
  %99 = mul i32 %98, %9
  %100 = icmp eq i32 %tmp57, %99
  br i1 %100, label %true_block.3, label %after_if.3

true_block.3:                                     ; preds = %after_if.2
  %101 = load %struct.LLVMRuntime.294*, %struct.LLVMRuntime.294** %11, align 8
  %102 = getelementptr inbounds %struct.LLVMRuntime.294, %struct.LLVMRuntime.294* %101, i64 0, i32 7, i64 0
  %103 = load i8*, i8** %102, align 8
  %104 = getelementptr i8, i8* %103, i64 448
  %105 = bitcast i8* %104 to i32*
  %106 = sdiv i32 %tmp57, 32
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, i32* %105, i64 %107
  %109 = srem i32 %tmp57, 32
  %110 = zext i32 %109 to i64
  %111 = shl nuw i64 1, %110
  %112 = trunc i64 %111 to i32
  %113 = atomicrmw volatile or i32* %108, i32 %112 seq_cst, align 4
  %scevgep58 = getelementptr i8, i8* %103, i64 332
  %scevgep59 = getelementptr i8, i8* %scevgep58, i64 %14
  %114 = shl i64 %lsr.iv, 2
  %scevgep60 = getelementptr i8, i8* %scevgep59, i64 %114
  %scevgep6061 = bitcast i8* %scevgep60 to float*
  store float 1.000000e+00, float* %scevgep6061, align 4
  br label %after_if.3

after_if.3:                                       ; preds = %true_block.3, %after_if.2
  %115 = add i64 %17, 4
  %tmp47 = trunc i64 %115 to i32
  %116 = sdiv i32 %tmp47, %9
  %117 = mul i32 %116, %9
  %118 = xor i32 %9, %tmp47
  %119 = icmp slt i32 %118, 0
  %120 = icmp ne i32 %tmp47, %117
  %121 = and i1 %119, %120
  %.neg.4 = sext i1 %121 to i32
  %122 = add i32 %116, %.neg.4
  %123 = mul i32 %122, %9
  %124 = icmp eq i32 %tmp47, %123
  br i1 %124, label %true_block.4, label %after_if.4

true_block.4:                                     ; preds = %after_if.3
  %125 = load %struct.LLVMRuntime.294*, %struct.LLVMRuntime.294** %11, align 8
  %126 = getelementptr inbounds %struct.LLVMRuntime.294, %struct.LLVMRuntime.294* %125, i64 0, i32 7, i64 0
  %127 = load i8*, i8** %126, align 8
  %128 = getelementptr i8, i8* %127, i64 448
  %129 = bitcast i8* %128 to i32*
  %130 = sdiv i32 %tmp47, 32
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, i32* %129, i64 %131
  %133 = srem i32 %tmp47, 32
  %134 = zext i32 %133 to i64
  %135 = shl nuw i64 1, %134
  %136 = trunc i64 %135 to i32
  %137 = atomicrmw volatile or i32* %132, i32 %136 seq_cst, align 4
  %scevgep48 = getelementptr i8, i8* %127, i64 336
  %scevgep49 = getelementptr i8, i8* %scevgep48, i64 %14
  %138 = shl i64 %lsr.iv, 2
  %scevgep50 = getelementptr i8, i8* %scevgep49, i64 %138
  %scevgep5051 = bitcast i8* %scevgep50 to float*
  store float 1.000000e+00, float* %scevgep5051, align 4
  br label %after_if.4

after_if.4:                                       ; preds = %true_block.4, %after_if.3
  %139 = add i64 %17, 5
  %tmp37 = trunc i64 %139 to i32
  %140 = sdiv i32 %tmp37, %9
  %141 = mul i32 %140, %9
  %142 = xor i32 %9, %tmp37
  %143 = icmp slt i32 %142, 0
  %144 = icmp ne i32 %tmp37, %141
  %145 = and i1 %143, %144
  %.neg.5 = sext i1 %145 to i32
  %146 = add i32 %140, %.neg.5
  %147 = mul i32 %146, %9
  %148 = icmp eq i32 %tmp37, %147
  br i1 %148, label %true_block.5, label %after_if.5

true_block.5:                                     ; preds = %after_if.4
  %149 = load %struct.LLVMRuntime.294*, %struct.LLVMRuntime.294** %11, align 8
  %150 = getelementptr inbounds %struct.LLVMRuntime.294, %struct.LLVMRuntime.294* %149, i64 0, i32 7, i64 0
  %151 = load i8*, i8** %150, align 8
  %152 = getelementptr i8, i8* %151, i64 448
  %153 = bitcast i8* %152 to i32*
  %154 = sdiv i32 %tmp37, 32
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i32, i32* %153, i64 %155
  %157 = srem i32 %tmp37, 32
  %158 = zext i32 %157 to i64
  %159 = shl nuw i64 1, %158
  %160 = trunc i64 %159 to i32
  %161 = atomicrmw volatile or i32* %156, i32 %160 seq_cst, align 4
  %scevgep38 = getelementptr i8, i8* %151, i64 340
  %scevgep39 = getelementptr i8, i8* %scevgep38, i64 %14
  %162 = shl i64 %lsr.iv, 2
  %scevgep40 = getelementptr i8, i8* %scevgep39, i64 %162
  %scevgep4041 = bitcast i8* %scevgep40 to float*
  store float 1.000000e+00, float* %scevgep4041, align 4
  br label %after_if.5

after_if.5:                                       ; preds = %true_block.5, %after_if.4
  %163 = add i64 %17, 6
  %tmp27 = trunc i64 %163 to i32
  %164 = sdiv i32 %tmp27, %9
  %165 = mul i32 %164, %9
  %166 = xor i32 %9, %tmp27
  %167 = icmp slt i32 %166, 0
  %168 = icmp ne i32 %tmp27, %165
  %169 = and i1 %167, %168
  %.neg.6 = sext i1 %169 to i32
  %170 = add i32 %164, %.neg.6
  %171 = mul i32 %170, %9
  %172 = icmp eq i32 %tmp27, %171
  br i1 %172, label %true_block.6, label %after_if.6

true_block.6:                                     ; preds = %after_if.5
  %173 = load %struct.LLVMRuntime.294*, %struct.LLVMRuntime.294** %11, align 8
  %174 = getelementptr inbounds %struct.LLVMRuntime.294, %struct.LLVMRuntime.294* %173, i64 0, i32 7, i64 0
  %175 = load i8*, i8** %174, align 8
  %176 = getelementptr i8, i8* %175, i64 448
  %177 = bitcast i8* %176 to i32*
  %178 = sdiv i32 %tmp27, 32
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i32, i32* %177, i64 %179
  %181 = srem i32 %tmp27, 32
  %182 = zext i32 %181 to i64
  %183 = shl nuw i64 1, %182
  %184 = trunc i64 %183 to i32
  %185 = atomicrmw volatile or i32* %180, i32 %184 seq_cst, align 4
  %scevgep28 = getelementptr i8, i8* %175, i64 344
  %scevgep29 = getelementptr i8, i8* %scevgep28, i64 %14
  %186 = shl i64 %lsr.iv, 2
  %scevgep30 = getelementptr i8, i8* %scevgep29, i64 %186
  %scevgep3031 = bitcast i8* %scevgep30 to float*
  store float 1.000000e+00, float* %scevgep3031, align 4
  br label %after_if.6

after_if.6:                                       ; preds = %true_block.6, %after_if.5
  %187 = add i64 %17, 7
  %tmp18 = trunc i64 %187 to i32
  %188 = sdiv i32 %tmp18, %9
  %189 = mul i32 %188, %9
  %190 = xor i32 %9, %tmp18
  %191 = icmp slt i32 %190, 0
  %192 = icmp ne i32 %tmp18, %189
  %193 = and i1 %191, %192
  %.neg.7 = sext i1 %193 to i32
  %194 = add i32 %188, %.neg.7
  %195 = mul i32 %194, %9
  %196 = icmp eq i32 %tmp18, %195
  br i1 %196, label %true_block.7, label %after_if.7

true_block.7:                                     ; preds = %after_if.6
  %197 = load %struct.LLVMRuntime.294*, %struct.LLVMRuntime.294** %11, align 8
  %198 = getelementptr inbounds %struct.LLVMRuntime.294, %struct.LLVMRuntime.294* %197, i64 0, i32 7, i64 0
  %199 = load i8*, i8** %198, align 8
  %200 = getelementptr i8, i8* %199, i64 448
  %201 = bitcast i8* %200 to i32*
  %202 = sdiv i32 %tmp18, 32
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds i32, i32* %201, i64 %203
  %205 = srem i32 %tmp18, 32
  %206 = zext i32 %205 to i64
  %207 = shl nuw i64 1, %206
  %208 = trunc i64 %207 to i32
  %209 = atomicrmw volatile or i32* %204, i32 %208 seq_cst, align 4
  %scevgep = getelementptr i8, i8* %199, i64 348
  %scevgep19 = getelementptr i8, i8* %scevgep, i64 %14
  %210 = shl i64 %lsr.iv, 2
  %scevgep20 = getelementptr i8, i8* %scevgep19, i64 %210
  %scevgep2021 = bitcast i8* %scevgep20 to float*
  store float 1.000000e+00, float* %scevgep2021, align 4
  br label %after_if.7

after_if.7:                                       ; preds = %true_block.7, %after_if.6
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not.7 = icmp eq i64 %15, %lsr.iv.next
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.295, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.295**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.295*, %struct.RuntimeContext.295** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.295*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.295*, i8*)*, void (%struct.RuntimeContext.295*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.295*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.295*, i8*, i32)*, void (%struct.RuntimeContext.295*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.295*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.295*, i8*)*, void (%struct.RuntimeContext.295*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.295*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.295* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.295* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.295* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.295, %struct.RuntimeContext.295* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.295* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !6

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.295* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.295*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.295* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { nounwind }
attributes #1 = { nofree nounwind }
attributes #2 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
