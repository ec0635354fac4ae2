; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.42*, void (%struct.RuntimeContext.42*, i8*)*, void (%struct.RuntimeContext.42*, i8*, i32)*, void (%struct.RuntimeContext.42*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.42 = type { i8*, %struct.LLVMRuntime.41*, i32, i64* }
%struct.LLVMRuntime.41 = type { %struct.PreallocatedMemoryChunk.36, %struct.PreallocatedMemoryChunk.36, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.37*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.38*], [1024 x %struct.NodeManager.39*], [1024 x i8*], i8*, %struct.RandState.40*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.36 = type { i8*, i8*, i64 }
%struct.__va_list_tag.37 = type { i32, i32, i8*, i8* }
%struct.ListManager.38 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.41* }
%struct.NodeManager.39 = type <{ %struct.LLVMRuntime.41*, i32, i32, i32, i32, %struct.ListManager.38*, %struct.ListManager.38*, %struct.ListManager.38*, i32, [4 x i8] }>
%struct.RandState.40 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @add_left_columns_c92_0_kernel_0_range_for(%struct.RuntimeContext.42* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.42* %context, %struct.RuntimeContext.42** %4, align 8
  store void (%struct.RuntimeContext.42*, i8*)* null, void (%struct.RuntimeContext.42*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.42*, i8*, i32)* @function_body, void (%struct.RuntimeContext.42*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.42*, i8*)* null, void (%struct.RuntimeContext.42*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.42, %struct.RuntimeContext.42* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.42* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 2400
  %4 = add i32 %3, 2400
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4800)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.42* %0 to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %8 = add nuw nsw i32 %3, 7
  %9 = sub i32 0, %5
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.7, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %after_if.7 ], [ %8, %for_loop_body.lr.ph ]
  %10 = add nsw i32 %lsr.iv, -7
  %11 = sdiv i32 %10, 120
  %12 = icmp slt i32 %10, 0
  %13 = mul nsw i32 %11, 120
  %14 = icmp ne i32 %10, %13
  %15 = and i1 %12, %14
  %.neg = sext i1 %15 to i32
  %16 = add nsw i32 %11, %.neg
  %.neg5 = mul i32 %16, -120
  %17 = add i32 %lsr.iv, %.neg5
  %18 = add i32 %17, -7
  %19 = icmp slt i32 %18, 60
  br i1 %19, label %true_block, label %after_if

after_for.loopexit:                               ; preds = %after_if.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  %20 = add nsw i32 %16, 1
  %21 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %22 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %21, i64 0, i32 0, i32 1
  %23 = load i32*, i32** %22, align 8
  %24 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %21, i64 0, i32 0, i32 0, i32 1
  %25 = load i32, i32* %24, align 4
  %26 = mul i32 %25, %20
  %27 = mul i32 %16, 120
  %28 = sub i32 %26, %27
  %29 = add i32 %lsr.iv, %28
  %30 = add i32 %29, -7
  %31 = sext i32 %30 to i64
  %32 = getelementptr i32, i32* %23, i64 %31
  %33 = load i32, i32* %32, align 4
  %34 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %21, i64 0, i32 1, i32 1
  %35 = load i32*, i32** %34, align 8
  %36 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %21, i64 0, i32 1, i32 0, i32 1
  %37 = load i32, i32* %36, align 4
  %38 = add i32 %37, -120
  %39 = mul i32 %16, %38
  %40 = add i32 %lsr.iv, %39
  %41 = add i32 %40, -7
  %42 = sext i32 %41 to i64
  %43 = getelementptr i32, i32* %35, i64 %42
  %44 = atomicrmw add i32* %43, i32 %33 seq_cst, align 4
  br label %after_if

after_if:                                         ; preds = %true_block, %for_loop_body
  %45 = add nsw i32 %lsr.iv, -6
  %46 = sdiv i32 %45, 120
  %47 = icmp slt i32 %10, -1
  %.neg.1 = sext i1 %47 to i32
  %48 = add nsw i32 %46, %.neg.1
  %.neg5.1 = mul i32 %48, -120
  %49 = add i32 %lsr.iv, %.neg5.1
  %50 = add i32 %49, -6
  %51 = icmp slt i32 %50, 60
  br i1 %51, label %true_block.1, label %after_if.1

true_block.1:                                     ; preds = %after_if
  %52 = add nsw i32 %48, 1
  %53 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %54 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %53, i64 0, i32 0, i32 1
  %55 = load i32*, i32** %54, align 8
  %56 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %53, i64 0, i32 0, i32 0, i32 1
  %57 = load i32, i32* %56, align 4
  %58 = mul i32 %57, %52
  %59 = mul i32 %48, 120
  %60 = sub i32 %58, %59
  %61 = add i32 %lsr.iv, %60
  %62 = add i32 %61, -6
  %63 = sext i32 %62 to i64
  %64 = getelementptr i32, i32* %55, i64 %63
  %65 = load i32, i32* %64, align 4
  %66 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %53, i64 0, i32 1, i32 1
  %67 = load i32*, i32** %66, align 8
  %68 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %53, i64 0, i32 1, i32 0, i32 1
  %69 = load i32, i32* %68, align 4
  %70 = add i32 %69, -120
  %71 = mul i32 %48, %70
  %72 = add i32 %lsr.iv, %71
  %73 = add i32 %72, -6
  %74 = sext i32 %73 to i64
  %75 = getelementptr i32, i32* %67, i64 %74
  %76 = atomicrmw add i32* %75, i32 %65 seq_cst, align 4
  br label %after_if.1

after_if.1:                                       ; preds = %true_block.1, %after_if
  %77 = add nsw i32 %lsr.iv, -5
  %78 = sdiv i32 %77, 120
  %79 = icmp slt i32 %10, -2
  %.neg.2 = sext i1 %79 to i32
  %80 = add nsw i32 %78, %.neg.2
  %.neg5.2 = mul i32 %80, -120
  %81 = add i32 %lsr.iv, %.neg5.2
  %82 = add i32 %81, -5
  %83 = icmp slt i32 %82, 60
  br i1 %83, label %true_block.2, label %after_if.2

true_block.2:                                     ; preds = %after_if.1
  %84 = add nsw i32 %80, 1
  %85 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %86 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %85, i64 0, i32 0, i32 1
  %87 = load i32*, i32** %86, align 8
  %88 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %85, i64 0, i32 0, i32 0, i32 1
  %89 = load i32, i32* %88, align 4
  %90 = mul i32 %89, %84
  %91 = mul i32 %80, 120
  %92 = sub i32 %90, %91
  %93 = add i32 %lsr.iv, %92
  %94 = add i32 %93, -5
  %95 = sext i32 %94 to i64
  %96 = getelementptr i32, i32* %87, i64 %95
  %97 = load i32, i32* %96, align 4
  %98 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %85, i64 0, i32 1, i32 1
  %99 = load i32*, i32** %98, align 8
  %100 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %85, i64 0, i32 1, i32 0, i32 1
  %101 = load i32, i32* %100, align 4
  %102 = add i32 %101, -120
  %103 = mul i32 %80, %102
  %104 = add i32 %lsr.iv, %103
  %105 = add i32 %104, -5
  %106 = sext i32 %105 to i64
  %107 = getelementptr i32, i32* %99, i64 %106
  %108 = atomicrmw add i32* %107, i32 %97 seq_cst, align 4
  br label %after_if.2

after_if.2:                                       ; preds = %true_block.2, %after_if.1
  %109 = add nsw i32 %lsr.iv, -4
  %110 = sdiv i32 %109, 120
  %111 = icmp slt i32 %10, -3
  %.neg.3 = sext i1 %111 to i32
  %112 = add nsw i32 %110, %.neg.3
  %.neg5.3 = mul i32 %112, -120
  %113 = add i32 %lsr.iv, %.neg5.3
  %114 = add i32 %113, -4
  %115 = icmp slt i32 %114, 60
  br i1 %115, label %true_block.3, label %after_if.3

true_block.3:                                     ; preds = %after_if.2
  %116 = add nsw i32 %112, 1
  %117 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %118 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %117, i64 0, i32 0, i32 1
  %119 = load i32*, i32** %118, align 8
  %120 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %117, i64 0, i32 0, i32 0, i32 1
  %121 = load i32, i32* %120, align 4
  %122 = mul i32 %121, %116
  %123 = mul i32 %112, 120
  %124 = sub i32 %122, %123
  %125 = add i32 %lsr.iv, %124
  %126 = add i32 %125, -4
  %127 = sext i32 %126 to i64
  %128 = getelementptr i32, i32* %119, i64 %127
  %129 = load i32, i32* %128, align 4
  %130 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %117, i64 0, i32 1, i32 1
  %131 = load i32*, i32** %130, align 8
  %132 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %117, i64 0, i32 1, i32 0, i32 1
  %133 = load i32, i32* %132, align 4
  %134 = add i32 %133, -120
  %135 = mul i32 %112, %134
  %136 = add i32 %lsr.iv, %135
  %137 = add i32 %136, -4
  %138 = sext i32 %137 to i64
  %139 = getelementptr i32, i32* %131, i64 %138
  %140 = atomicrmw add i32* %139, i32 %129 seq_cst, align 4
  br label %after_if.3

after_if.3:                                       ; preds = %true_block.3, %after_if.2
  %141 = add nsw i32 %lsr.iv, -3
  %142 = sdiv i32 %141, 120
  %143 = icmp slt i32 %10, -4
  %.neg.4 = sext i1 %143 to i32
  %144 = add nsw i32 %142, %.neg.4
  %.neg5.4 = mul i32 %144, -120
  %145 = add i32 %lsr.iv, %.neg5.4
  %146 = add i32 %145, -3
  %147 = icmp slt i32 %146, 60
  br i1 %147, label %true_block.4, label %after_if.4

true_block.4:                                     ; preds = %after_if.3
  %148 = add nsw i32 %144, 1
  %149 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %150 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %149, i64 0, i32 0, i32 1
  %151 = load i32*, i32** %150, align 8
  %152 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %149, i64 0, i32 0, i32 0, i32 1
  %153 = load i32, i32* %152, align 4
  %154 = mul i32 %153, %148
  %155 = mul i32 %144, 120
  %156 = sub i32 %154, %155
  %157 = add i32 %lsr.iv, %156
  %158 = add i32 %157, -3
  %159 = sext i32 %158 to i64
  %160 = getelementptr i32, i32* %151, i64 %159
  %161 = load i32, i32* %160, align 4
  %162 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %149, i64 0, i32 1, i32 1
  %163 = load i32*, i32** %162, align 8
  %164 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %149, i64 0, i32 1, i32 0, i32 1
  %165 = load i32, i32* %164, align 4
  %166 = add i32 %165, -120
  %167 = mul i32 %144, %166
  %168 = add i32 %lsr.iv, %167
  %169 = add i32 %168, -3
  %170 = sext i32 %169 to i64
  %171 = getelementptr i32, i32* %163, i64 %170
  %172 = atomicrmw add i32* %171, i32 %161 seq_cst, align 4
  br label %after_if.4

after_if.4:                                       ; preds = %true_block.4, %after_if.3
  %173 = add nsw i32 %lsr.iv, -2
  %174 = sdiv i32 %173, 120
  %175 = icmp slt i32 %10, -5
  %.neg.5 = sext i1 %175 to i32
  %176 = add nsw i32 %174, %.neg.5
  %.neg5.5 = mul i32 %176, -120
  %177 = add i32 %lsr.iv, %.neg5.5
  %178 = add i32 %177, -2
  %179 = icmp slt i32 %178, 60
  br i1 %179, label %true_block.5, label %after_if.5

true_block.5:                                     ; preds = %after_if.4
  %180 = add nsw i32 %176, 1
  %181 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %182 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %181, i64 0, i32 0, i32 1
  %183 = load i32*, i32** %182, align 8
  %184 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %181, i64 0, i32 0, i32 0, i32 1
  %185 = load i32, i32* %184, align 4
  %186 = mul i32 %185, %180
  %187 = mul i32 %176, 120
  %188 = sub i32 %186, %187
  %189 = add i32 %lsr.iv, %188
  %190 = add i32 %189, -2
  %191 = sext i32 %190 to i64
  %192 = getelementptr i32, i32* %183, i64 %191
  %193 = load i32, i32* %192, align 4
  %194 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %181, i64 0, i32 1, i32 1
  %195 = load i32*, i32** %194, align 8
  %196 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %181, i64 0, i32 1, i32 0, i32 1
  %197 = load i32, i32* %196, align 4
  %198 = add i32 %197, -120
  %199 = mul i32 %176, %198
  %200 = add i32 %lsr.iv, %199
  %201 = add i32 %200, -2
  %202 = sext i32 %201 to i64
  %203 = getelementptr i32, i32* %195, i64 %202
  %204 = atomicrmw add i32* %203, i32 %193 seq_cst, align 4
  br label %after_if.5

after_if.5:                                       ; preds = %true_block.5, %after_if.4
  %205 = add nsw i32 %lsr.iv, -1
  %206 = sdiv i32 %205, 120
  %207 = icmp slt i32 %10, -6
  %.neg.6 = sext i1 %207 to i32
  %208 = add nsw i32 %206, %.neg.6
  %.neg5.6 = mul i32 %208, -120
  %209 = add i32 %lsr.iv, %.neg5.6
  %210 = add i32 %209, -1
  %211 = icmp slt i32 %210, 60
  br i1 %211, label %true_block.6, label %after_if.6

true_block.6:                                     ; preds = %after_if.5
  %212 = add nsw i32 %208, 1
  %213 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %214 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %213, i64 0, i32 0, i32 1
  %215 = load i32*, i32** %214, align 8
  %216 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %213, i64 0, i32 0, i32 0, i32 1
  %217 = load i32, i32* %216, align 4
  %218 = mul i32 %217, %212
  %219 = mul i32 %208, 120
  %220 = sub i32 %218, %219
  %221 = add i32 %lsr.iv, %220
  %222 = add i32 %221, -1
  %223 = sext i32 %222 to i64
  %224 = getelementptr i32, i32* %215, i64 %223
  %225 = load i32, i32* %224, align 4
  %226 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %213, i64 0, i32 1, i32 1
  %227 = load i32*, i32** %226, align 8
  %228 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %213, i64 0, i32 1, i32 0, i32 1
  %229 = load i32, i32* %228, align 4
  %230 = add i32 %229, -120
  %231 = mul i32 %208, %230
  %232 = add i32 %lsr.iv, %231
  %233 = add i32 %232, -1
  %234 = sext i32 %233 to i64
  %235 = getelementptr i32, i32* %227, i64 %234
  %236 = atomicrmw add i32* %235, i32 %225 seq_cst, align 4
  br label %after_if.6

after_if.6:                                       ; preds = %true_block.6, %after_if.5
  %237 = sdiv i32 %lsr.iv, 120
  %238 = icmp slt i32 %10, -7
  %.neg.7 = sext i1 %238 to i32
  %239 = add nsw i32 %237, %.neg.7
  %.neg5.7 = mul i32 %239, -120
  %240 = add i32 %lsr.iv, %.neg5.7
  %241 = icmp slt i32 %240, 60
  br i1 %241, label %true_block.7, label %after_if.7

true_block.7:                                     ; preds = %after_if.6
  %242 = add nsw i32 %239, 1
  %243 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %244 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %243, i64 0, i32 0, i32 1
  %245 = load i32*, i32** %244, align 8
  %246 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %243, i64 0, i32 0, i32 0, i32 1
  %247 = load i32, i32* %246, align 4
  %248 = mul i32 %247, %242
  %249 = mul i32 %239, 120
  %250 = sub i32 %248, %249
  %251 = add i32 %lsr.iv, %250
  %252 = sext i32 %251 to i64
  %253 = getelementptr i32, i32* %245, i64 %252
  %254 = load i32, i32* %253, align 4
  %255 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %243, i64 0, i32 1, i32 1
  %256 = load i32*, i32** %255, align 8
  %257 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %243, i64 0, i32 1, i32 0, i32 1
  %258 = load i32, i32* %257, align 4
  %259 = add i32 %258, -120
  %260 = mul i32 %239, %259
  %261 = add i32 %lsr.iv, %260
  %262 = sext i32 %261 to i64
  %263 = getelementptr i32, i32* %256, i64 %262
  %264 = atomicrmw add i32* %263, i32 %254 seq_cst, align 4
  br label %after_if.7

after_if.7:                                       ; preds = %true_block.7, %after_if.6
  %lsr.iv.next = add i32 %lsr.iv, 8
  %265 = add i32 %9, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %265, 7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.42, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.42**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.42*, %struct.RuntimeContext.42** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.42*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.42*, i8*)*, void (%struct.RuntimeContext.42*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.42*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.42*, i8*, i32)*, void (%struct.RuntimeContext.42*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.42*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.42*, i8*)*, void (%struct.RuntimeContext.42*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.42*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.42* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.42* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.42* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.42, %struct.RuntimeContext.42* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.42* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.42* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.42*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.42* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
