; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.35*, void (%struct.RuntimeContext.35*, i8*)*, void (%struct.RuntimeContext.35*, i8*, i32)*, void (%struct.RuntimeContext.35*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.35 = type { i8*, %struct.LLVMRuntime.34*, i32, i64* }
%struct.LLVMRuntime.34 = type { %struct.PreallocatedMemoryChunk.29, %struct.PreallocatedMemoryChunk.29, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.30*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.31*], [1024 x %struct.NodeManager.32*], [1024 x i8*], i8*, %struct.RandState.33*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.29 = type { i8*, i8*, i64 }
%struct.__va_list_tag.30 = type { i32, i32, i8*, i8* }
%struct.ListManager.31 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.34* }
%struct.NodeManager.32 = type <{ %struct.LLVMRuntime.34*, i32, i32, i32, i32, %struct.ListManager.31*, %struct.ListManager.31*, %struct.ListManager.31*, i32, [4 x i8] }>
%struct.RandState.33 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @add_upper_rows_c90_0_kernel_0_range_for(%struct.RuntimeContext.35* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.35* %context, %struct.RuntimeContext.35** %4, align 8
  store void (%struct.RuntimeContext.35*, i8*)* null, void (%struct.RuntimeContext.35*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.35*, i8*, i32)* @function_body, void (%struct.RuntimeContext.35*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.35*, i8*)* null, void (%struct.RuntimeContext.35*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.35* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 2400
  %4 = add i32 %3, 2400
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4800)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.35* %0 to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %8 = add nuw nsw i32 %3, 8
  %9 = sub i32 0, %5
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.7, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %after_if.7 ], [ %8, %for_loop_body.lr.ph ]
  %10 = add nsw i32 %lsr.iv, -8
  %11 = sdiv i32 %10, 120
  %12 = icmp slt i32 %10, 0
  %13 = mul nsw i32 %11, 120
  %14 = icmp ne i32 %10, %13
  %15 = and i1 %12, %14
  %.neg = sext i1 %15 to i32
  %16 = add nsw i32 %11, %.neg
  %17 = icmp slt i32 %16, 20
  br i1 %17, label %true_block, label %after_if

after_for.loopexit:                               ; preds = %after_if.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  %18 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %19 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %18, i64 0, i32 0, i32 1
  %20 = load i32*, i32** %19, align 8
  %21 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %18, i64 0, i32 0, i32 0, i32 1
  %22 = load i32, i32* %21, align 4
  %23 = add i32 %22, -120
  %24 = mul i32 %16, %23
  %25 = add i32 %lsr.iv, %24
  %26 = add i32 %25, -7
  %27 = sext i32 %26 to i64
  %28 = getelementptr i32, i32* %20, i64 %27
  %29 = load i32, i32* %28, align 4
  %30 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %18, i64 0, i32 1, i32 1
  %31 = load i32*, i32** %30, align 8
  %32 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %18, i64 0, i32 1, i32 0, i32 1
  %33 = load i32, i32* %32, align 4
  %34 = add i32 %33, -120
  %35 = mul i32 %16, %34
  %36 = add i32 %lsr.iv, %35
  %37 = add i32 %36, -8
  %38 = sext i32 %37 to i64
  %39 = getelementptr i32, i32* %31, i64 %38
  %40 = atomicrmw add i32* %39, i32 %29 seq_cst, align 4
  br label %after_if

after_if:                                         ; preds = %true_block, %for_loop_body
  %41 = add nsw i32 %lsr.iv, -7
  %42 = sdiv i32 %41, 120
  %43 = icmp slt i32 %10, -1
  %.neg.1 = sext i1 %43 to i32
  %44 = add nsw i32 %42, %.neg.1
  %45 = icmp slt i32 %44, 20
  br i1 %45, label %true_block.1, label %after_if.1

true_block.1:                                     ; preds = %after_if
  %46 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %47 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %46, i64 0, i32 0, i32 1
  %48 = load i32*, i32** %47, align 8
  %49 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %46, i64 0, i32 0, i32 0, i32 1
  %50 = load i32, i32* %49, align 4
  %51 = add i32 %50, -120
  %52 = mul i32 %44, %51
  %53 = add i32 %lsr.iv, %52
  %54 = add i32 %53, -6
  %55 = sext i32 %54 to i64
  %56 = getelementptr i32, i32* %48, i64 %55
  %57 = load i32, i32* %56, align 4
  %58 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %46, i64 0, i32 1, i32 1
  %59 = load i32*, i32** %58, align 8
  %60 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %46, i64 0, i32 1, i32 0, i32 1
  %61 = load i32, i32* %60, align 4
  %62 = add i32 %61, -120
  %63 = mul i32 %44, %62
  %64 = add i32 %lsr.iv, %63
  %65 = add i32 %64, -7
  %66 = sext i32 %65 to i64
  %67 = getelementptr i32, i32* %59, i64 %66
  %68 = atomicrmw add i32* %67, i32 %57 seq_cst, align 4
  br label %after_if.1

after_if.1:                                       ; preds = %true_block.1, %after_if
  %69 = add nsw i32 %lsr.iv, -6
  %70 = sdiv i32 %69, 120
  %71 = icmp slt i32 %10, -2
  %.neg.2 = sext i1 %71 to i32
  %72 = add nsw i32 %70, %.neg.2
  %73 = icmp slt i32 %72, 20
  br i1 %73, label %true_block.2, label %after_if.2

true_block.2:                                     ; preds = %after_if.1
  %74 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %75 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %74, i64 0, i32 0, i32 1
  %76 = load i32*, i32** %75, align 8
  %77 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %74, i64 0, i32 0, i32 0, i32 1
  %78 = load i32, i32* %77, align 4
  %79 = add i32 %78, -120
  %80 = mul i32 %72, %79
  %81 = add i32 %lsr.iv, %80
  %82 = add i32 %81, -5
  %83 = sext i32 %82 to i64
  %84 = getelementptr i32, i32* %76, i64 %83
  %85 = load i32, i32* %84, align 4
  %86 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %74, i64 0, i32 1, i32 1
  %87 = load i32*, i32** %86, align 8
  %88 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %74, i64 0, i32 1, i32 0, i32 1
  %89 = load i32, i32* %88, align 4
  %90 = add i32 %89, -120
  %91 = mul i32 %72, %90
  %92 = add i32 %lsr.iv, %91
  %93 = add i32 %92, -6
  %94 = sext i32 %93 to i64
  %95 = getelementptr i32, i32* %87, i64 %94
  %96 = atomicrmw add i32* %95, i32 %85 seq_cst, align 4
  br label %after_if.2

after_if.2:                                       ; preds = %true_block.2, %after_if.1
  %97 = add nsw i32 %lsr.iv, -5
  %98 = sdiv i32 %97, 120
  %99 = icmp slt i32 %10, -3
  %.neg.3 = sext i1 %99 to i32
  %100 = add nsw i32 %98, %.neg.3
  %101 = icmp slt i32 %100, 20
  br i1 %101, label %true_block.3, label %after_if.3

true_block.3:                                     ; preds = %after_if.2
  %102 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %103 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %102, i64 0, i32 0, i32 1
  %104 = load i32*, i32** %103, align 8
  %105 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %102, i64 0, i32 0, i32 0, i32 1
  %106 = load i32, i32* %105, align 4
  %107 = add i32 %106, -120
  %108 = mul i32 %100, %107
  %109 = add i32 %lsr.iv, %108
  %110 = add i32 %109, -4
  %111 = sext i32 %110 to i64
  %112 = getelementptr i32, i32* %104, i64 %111
  %113 = load i32, i32* %112, align 4
  %114 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %102, i64 0, i32 1, i32 1
  %115 = load i32*, i32** %114, align 8
  %116 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %102, i64 0, i32 1, i32 0, i32 1
  %117 = load i32, i32* %116, align 4
  %118 = add i32 %117, -120
  %119 = mul i32 %100, %118
  %120 = add i32 %lsr.iv, %119
  %121 = add i32 %120, -5
  %122 = sext i32 %121 to i64
  %123 = getelementptr i32, i32* %115, i64 %122
  %124 = atomicrmw add i32* %123, i32 %113 seq_cst, align 4
  br label %after_if.3

after_if.3:                                       ; preds = %true_block.3, %after_if.2
  %125 = add nsw i32 %lsr.iv, -4
  %126 = sdiv i32 %125, 120
  %127 = icmp slt i32 %10, -4
  %.neg.4 = sext i1 %127 to i32
  %128 = add nsw i32 %126, %.neg.4
  %129 = icmp slt i32 %128, 20
  br i1 %129, label %true_block.4, label %after_if.4

true_block.4:                                     ; preds = %after_if.3
  %130 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %131 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %130, i64 0, i32 0, i32 1
  %132 = load i32*, i32** %131, align 8
  %133 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %130, i64 0, i32 0, i32 0, i32 1
  %134 = load i32, i32* %133, align 4
  %135 = add i32 %134, -120
  %136 = mul i32 %128, %135
  %137 = add i32 %lsr.iv, %136
  %138 = add i32 %137, -3
  %139 = sext i32 %138 to i64
  %140 = getelementptr i32, i32* %132, i64 %139
  %141 = load i32, i32* %140, align 4
  %142 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %130, i64 0, i32 1, i32 1
  %143 = load i32*, i32** %142, align 8
  %144 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %130, i64 0, i32 1, i32 0, i32 1
  %145 = load i32, i32* %144, align 4
  %146 = add i32 %145, -120
  %147 = mul i32 %128, %146
  %148 = add i32 %lsr.iv, %147
  %149 = add i32 %148, -4
  %150 = sext i32 %149 to i64
  %151 = getelementptr i32, i32* %143, i64 %150
  %152 = atomicrmw add i32* %151, i32 %141 seq_cst, align 4
  br label %after_if.4

after_if.4:                                       ; preds = %true_block.4, %after_if.3
  %153 = add nsw i32 %lsr.iv, -3
  %154 = sdiv i32 %153, 120
  %155 = icmp slt i32 %10, -5
  %.neg.5 = sext i1 %155 to i32
  %156 = add nsw i32 %154, %.neg.5
  %157 = icmp slt i32 %156, 20
  br i1 %157, label %true_block.5, label %after_if.5

true_block.5:                                     ; preds = %after_if.4
  %158 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %159 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %158, i64 0, i32 0, i32 1
  %160 = load i32*, i32** %159, align 8
  %161 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %158, i64 0, i32 0, i32 0, i32 1
  %162 = load i32, i32* %161, align 4
  %163 = add i32 %162, -120
  %164 = mul i32 %156, %163
  %165 = add i32 %lsr.iv, %164
  %166 = add i32 %165, -2
  %167 = sext i32 %166 to i64
  %168 = getelementptr i32, i32* %160, i64 %167
  %169 = load i32, i32* %168, align 4
  %170 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %158, i64 0, i32 1, i32 1
  %171 = load i32*, i32** %170, align 8
  %172 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %158, i64 0, i32 1, i32 0, i32 1
  %173 = load i32, i32* %172, align 4
  %174 = add i32 %173, -120
  %175 = mul i32 %156, %174
  %176 = add i32 %lsr.iv, %175
  %177 = add i32 %176, -3
  %178 = sext i32 %177 to i64
  %179 = getelementptr i32, i32* %171, i64 %178
  %180 = atomicrmw add i32* %179, i32 %169 seq_cst, align 4
  br label %after_if.5

after_if.5:                                       ; preds = %true_block.5, %after_if.4
  %181 = add nsw i32 %lsr.iv, -2
  %182 = sdiv i32 %181, 120
  %183 = icmp slt i32 %10, -6
  %.neg.6 = sext i1 %183 to i32
  %184 = add nsw i32 %182, %.neg.6
  %185 = icmp slt i32 %184, 20
  br i1 %185, label %true_block.6, label %after_if.6

true_block.6:                                     ; preds = %after_if.5
  %186 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %187 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %186, i64 0, i32 0, i32 1
  %188 = load i32*, i32** %187, align 8
  %189 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %186, i64 0, i32 0, i32 0, i32 1
  %190 = load i32, i32* %189, align 4
  %191 = add i32 %190, -120
  %192 = mul i32 %184, %191
  %193 = add i32 %lsr.iv, %192
  %194 = add i32 %193, -1
  %195 = sext i32 %194 to i64
  %196 = getelementptr i32, i32* %188, i64 %195
  %197 = load i32, i32* %196, align 4
  %198 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %186, i64 0, i32 1, i32 1
  %199 = load i32*, i32** %198, align 8
  %200 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %186, i64 0, i32 1, i32 0, i32 1
  %201 = load i32, i32* %200, align 4
  %202 = add i32 %201, -120
  %203 = mul i32 %184, %202
  %204 = add i32 %lsr.iv, %203
  %205 = add i32 %204, -2
  %206 = sext i32 %205 to i64
  %207 = getelementptr i32, i32* %199, i64 %206
  %208 = atomicrmw add i32* %207, i32 %197 seq_cst, align 4
  br label %after_if.6

after_if.6:                                       ; preds = %true_block.6, %after_if.5
  %209 = add nsw i32 %lsr.iv, -1
  %210 = sdiv i32 %209, 120
  %211 = icmp slt i32 %10, -7
  %.neg.7 = sext i1 %211 to i32
  %212 = add nsw i32 %210, %.neg.7
  %213 = icmp slt i32 %212, 20
  br i1 %213, label %true_block.7, label %after_if.7

true_block.7:                                     ; preds = %after_if.6
  %214 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %215 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %214, i64 0, i32 0, i32 1
  %216 = load i32*, i32** %215, align 8
  %217 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %214, i64 0, i32 0, i32 0, i32 1
  %218 = load i32, i32* %217, align 4
  %219 = add i32 %218, -120
  %220 = mul i32 %212, %219
  %221 = add i32 %lsr.iv, %220
  %222 = sext i32 %221 to i64
  %223 = getelementptr i32, i32* %216, i64 %222
  %224 = load i32, i32* %223, align 4
  %225 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %214, i64 0, i32 1, i32 1
  %226 = load i32*, i32** %225, align 8
  %227 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %214, i64 0, i32 1, i32 0, i32 1
  %228 = load i32, i32* %227, align 4
  %229 = add i32 %228, -120
  %230 = mul i32 %212, %229
  %231 = add i32 %lsr.iv, %230
  %232 = add i32 %231, -1
  %233 = sext i32 %232 to i64
  %234 = getelementptr i32, i32* %226, i64 %233
  %235 = atomicrmw add i32* %234, i32 %224 seq_cst, align 4
  br label %after_if.7

after_if.7:                                       ; preds = %true_block.7, %after_if.6
  %lsr.iv.next = add i32 %lsr.iv, 8
  %236 = add i32 %9, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %236, 8
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.35, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.35**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.35*, %struct.RuntimeContext.35** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.35*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.35*, i8*)*, void (%struct.RuntimeContext.35*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.35*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.35*, i8*, i32)*, void (%struct.RuntimeContext.35*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.35*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.35*, i8*)*, void (%struct.RuntimeContext.35*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.35*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.35* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.35* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.35* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.35* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.35* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.35*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.35* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
