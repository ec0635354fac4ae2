; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.140*, void (%struct.RuntimeContext.140*, i8*)*, void (%struct.RuntimeContext.140*, i8*, i32)*, void (%struct.RuntimeContext.140*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.140 = type { i8*, %struct.LLVMRuntime.139*, i32, i64* }
%struct.LLVMRuntime.139 = type { %struct.PreallocatedMemoryChunk.134, %struct.PreallocatedMemoryChunk.134, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.135*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.136*], [1024 x %struct.NodeManager.137*], [1024 x i8*], i8*, %struct.RandState.138*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.134 = type { i8*, i8*, i64 }
%struct.__va_list_tag.135 = type { i32, i32, i8*, i8* }
%struct.ListManager.136 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.139* }
%struct.NodeManager.137 = type <{ %struct.LLVMRuntime.139*, i32, i32, i32, i32, %struct.ListManager.136*, %struct.ListManager.136*, %struct.ListManager.136*, i32, [4 x i8] }>
%struct.RandState.138 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @guarded_c106_0_kernel_0_serial(%struct.RuntimeContext.140* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.140* %context to { { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @guarded_c106_0_kernel_1_range_for(%struct.RuntimeContext.140* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.140* %context, %struct.RuntimeContext.140** %4, align 8
  store void (%struct.RuntimeContext.140*, i8*)* null, void (%struct.RuntimeContext.140*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.140*, i8*, i32)* @function_body, void (%struct.RuntimeContext.140*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.140*, i8*)* null, void (%struct.RuntimeContext.140*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.140* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.140* %0 to { { { i32 }, i32* }, { { i32 }, i32* } }**
  %21 = icmp sgt i32 %19, %17
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %24 = sub i32 %19, %17
  %25 = xor i32 %17, -1
  %26 = add i32 %19, %25
  %xtraiter = and i32 %24, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %27 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %after_if.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %27, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %after_if.prol ]
  %.06.prol = phi i32 [ %48, %after_if.prol ], [ %17, %for_loop_body.prol.preheader ]
  %28 = load i32, i32* %7, align 4
  %29 = srem i32 %.06.prol, %28
  %30 = load i32*, i32** %23, align 8
  %31 = sext i32 %29 to i64
  %32 = getelementptr i32, i32* %30, i64 %31
  %33 = load i32, i32* %32, align 4
  %.not.prol = icmp eq i32 %33, 0
  br i1 %.not.prol, label %after_if.prol, label %true_block.prol

true_block.prol:                                  ; preds = %for_loop_body.prol
  %34 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %35 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %34, i64 0, i32 0, i32 1
  %36 = load i32*, i32** %35, align 8
  %37 = getelementptr i32, i32* %36, i64 %31
  %38 = load i32, i32* %37, align 4
  %39 = sdiv i32 %38, %33
  %40 = mul i32 %39, %33
  %41 = xor i32 %38, %33
  %42 = icmp slt i32 %41, 0
  %43 = icmp ne i32 %38, 0
  %44 = icmp ne i32 %40, %38
  %45 = and i1 %43, %42
  %46 = and i1 %45, %44
  %.neg5.prol = sext i1 %46 to i32
  %47 = add i32 %39, %.neg5.prol
  store i32 %47, i32* %37, align 4
  br label %after_if.prol

after_if.prol:                                    ; preds = %true_block.prol, %for_loop_body.prol
  %48 = add i32 %.06.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %after_if.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.06.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %48, %for_loop_body.prol.loopexit.loopexit ]
  %49 = icmp ult i32 %26, 7
  br i1 %49, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.7, %for_loop_body.preheader
  %.06 = phi i32 [ %217, %after_if.7 ], [ %.06.unr, %for_loop_body.preheader ]
  %50 = load i32, i32* %7, align 4
  %51 = srem i32 %.06, %50
  %52 = load i32*, i32** %23, align 8
  %53 = sext i32 %51 to i64
  %54 = getelementptr i32, i32* %52, i64 %53
  %55 = load i32, i32* %54, align 4
  %.not = icmp eq i32 %55, 0
  br i1 %.not, label %after_if, label %true_block

after_for.loopexit:                               ; preds = %after_if.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  %56 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %57 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %56, i64 0, i32 0, i32 1
  %58 = load i32*, i32** %57, align 8
  %59 = getelementptr i32, i32* %58, i64 %53
  %60 = load i32, i32* %59, align 4
  %61 = sdiv i32 %60, %55
  %62 = mul i32 %61, %55
  %63 = xor i32 %60, %55
  %64 = icmp slt i32 %63, 0
  %65 = icmp ne i32 %60, 0
  %66 = icmp ne i32 %62, %60
  %67 = and i1 %65, %64
  %68 = and i1 %67, %66
  %.neg5 = sext i1 %68 to i32
  %69 = add i32 %61, %.neg5
  store i32 %69, i32* %59, align 4
  br label %after_if

after_if:                                         ; preds = %true_block, %for_loop_body
  %70 = load i32, i32* %7, align 4
  %71 = add i32 %.06, 1
  %72 = srem i32 %71, %70
  %73 = load i32*, i32** %23, align 8
  %74 = sext i32 %72 to i64
  %75 = getelementptr i32, i32* %73, i64 %74
  %76 = load i32, i32* %75, align 4
  %.not.1 = icmp eq i32 %76, 0
  br i1 %.not.1, label %after_if.1, label %true_block.1

true_block.1:                                     ; preds = %after_if
  %77 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %78 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %77, i64 0, i32 0, i32 1
  %79 = load i32*, i32** %78, align 8
  %80 = getelementptr i32, i32* %79, i64 %74
  %81 = load i32, i32* %80, align 4
  %82 = sdiv i32 %81, %76
  %83 = mul i32 %82, %76
  %84 = xor i32 %81, %76
  %85 = icmp slt i32 %84, 0
  %86 = icmp ne i32 %81, 0
  %87 = icmp ne i32 %83, %81
  %88 = and i1 %86, %85
  %89 = and i1 %88, %87
  %.neg5.1 = sext i1 %89 to i32
  %90 = add i32 %82, %.neg5.1
  store i32 %90, i32* %80, align 4
  br label %after_if.1

after_if.1:                                       ; preds = %true_block.1, %after_if
  %91 = load i32, i32* %7, align 4
  %92 = add i32 %71, 1
  %93 = srem i32 %92, %91
  %94 = load i32*, i32** %23, align 8
  %95 = sext i32 %93 to i64
  %96 = getelementptr i32, i32* %94, i64 %95
  %97 = load i32, i32* %96, align 4
  %.not.2 = icmp eq i32 %97, 0
  br i1 %.not.2, label %after_if.2, label %true_block.2

true_block.2:                                     ; preds = %after_if.1
  %98 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %99 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %98, i64 0, i32 0, i32 1
  %100 = load i32*, i32** %99, align 8
  %101 = getelementptr i32, i32* %100, i64 %95
  %102 = load i32, i32* %101, align 4
  %103 = sdiv i32 %102, %97
  %104 = mul i32 %103, %97
  %105 = xor i32 %102, %97
  %106 = icmp slt i32 %105, 0
  %107 = icmp ne i32 %102, 0
  %108 = icmp ne i32 %104, %102
  %109 = and i1 %107, %106
  %110 = and i1 %109, %108
  %.neg5.2 = sext i1 %110 to i32
  %111 = add i32 %103, %.neg5.2
  store i32 %111, i32* %101, align 4
  br label %after_if.2

after_if.2:                                       ; preds = %true_block.2, %after_if.1
  %112 = load i32, i32* %7, align 4
  %113 = add i32 %92, 1
  %114 = srem i32 %113, %112
  %115 = load i32*, i32** %23, align 8
  %116 = sext i32 %114 to i64
  %117 = getelementptr i32, i32* %115, i64 %116
  %118 = load i32, i32* %117, align 4
  %.not.3 = icmp eq i32 %118, 0
  br i1 %.not.3, label %after_if.3, label %true_block.3

true_block.3:                                     ; preds = %after_if.2
  %119 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %120 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %119, i64 0, i32 0, i32 1
  %121 = load i32*, i32** %120, align 8
  %122 = getelementptr i32, i32* %121, i64 %116
  %123 = load i32, i32* %122, align 4
  %124 = sdiv i32 %123, %118
  %125 = mul i32 %124, %118
  %126 = xor i32 %123, %118
  %127 = icmp slt i32 %126, 0
  %128 = icmp ne i32 %123, 0
  %129 = icmp ne i32 %125, %123
  %130 = and i1 %128, %127
  %131 = and i1 %130, %129
  %.neg5.3 = sext i1 %131 to i32
  %132 = add i32 %124, %.neg5.3
  store i32 %132, i32* %122, align 4
  br label %after_if.3

after_if.3:                                       ; preds = %true_block.3, %after_if.2
  %133 = load i32, i32* %7, align 4
  %134 = add i32 %113, 1
  %135 = srem i32 %134, %133
  %136 = load i32*, i32** %23, align 8
  %137 = sext i32 %135 to i64
  %138 = getelementptr i32, i32* %136, i64 %137
  %139 = load i32, i32* %138, align 4
  %.not.4 = icmp eq i32 %139, 0
  br i1 %.not.4, label %after_if.4, label %true_block.4

true_block.4:                                     ; preds = %after_if.3
  %140 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %141 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %140, i64 0, i32 0, i32 1
  %142 = load i32*, i32** %141, align 8
  %143 = getelementptr i32, i32* %142, i64 %137
  %144 = load i32, i32* %143, align 4
  %145 = sdiv i32 %144, %139
  %146 = mul i32 %145, %139
  %147 = xor i32 %144, %139
  %148 = icmp slt i32 %147, 0
  %149 = icmp ne i32 %144, 0
  %150 = icmp ne i32 %146, %144
  %151 = and i1 %149, %148
  %152 = and i1 %151, %150
  %.neg5.4 = sext i1 %152 to i32
  %153 = add i32 %145, %.neg5.4
  store i32 %153, i32* %143, align 4
  br label %after_if.4

after_if.4:                                       ; preds = %true_block.4, %after_if.3
  %154 = load i32, i32* %7, align 4
  %155 = add i32 %134, 1
  %156 = srem i32 %155, %154
  %157 = load i32*, i32** %23, align 8
  %158 = sext i32 %156 to i64
  %159 = getelementptr i32, i32* %157, i64 %158
  %160 = load i32, i32* %159, align 4
  %.not.5 = icmp eq i32 %160, 0
  br i1 %.not.5, label %after_if.5, label %true_block.5

true_block.5:                                     ; preds = %after_if.4
  %161 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %162 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %161, i64 0, i32 0, i32 1
  %163 = load i32*, i32** %162, align 8
  %164 = getelementptr i32, i32* %163, i64 %158
  %165 = load i32, i32* %164, align 4
  %166 = sdiv i32 %165, %160
  %167 = mul i32 %166, %160
  %168 = xor i32 %165, %160
  %169 = icmp slt i32 %168, 0
  %170 = icmp ne i32 %165, 0
  %171 = icmp ne i32 %167, %165
  %172 = and i1 %170, %169
  %173 = and i1 %172, %171
  %.neg5.5 = sext i1 %173 to i32
  %174 = add i32 %166, %.neg5.5
  store i32 %174, i32* %164, align 4
  br label %after_if.5

after_if.5:                                       ; preds = %true_block.5, %after_if.4
  %175 = load i32, i32* %7, align 4
  %176 = add i32 %155, 1
  %177 = srem i32 %176, %175
  %178 = load i32*, i32** %23, align 8
  %179 = sext i32 %177 to i64
  %180 = getelementptr i32, i32* %178, i64 %179
  %181 = load i32, i32* %180, align 4
  %.not.6 = icmp eq i32 %181, 0
  br i1 %.not.6, label %after_if.6, label %true_block.6

true_block.6:                                     ; preds = %after_if.5
  %182 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %183 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %182, i64 0, i32 0, i32 1
  %184 = load i32*, i32** %183, align 8
  %185 = getelementptr i32, i32* %184, i64 %179
  %186 = load i32, i32* %185, align 4
  %187 = sdiv i32 %186, %181
  %188 = mul i32 %187, %181
  %189 = xor i32 %186, %181
  %190 = icmp slt i32 %189, 0
  %191 = icmp ne i32 %186, 0
  %192 = icmp ne i32 %188, %186
  %193 = and i1 %191, %190
  %194 = and i1 %193, %192
  %.neg5.6 = sext i1 %194 to i32
  %195 = add i32 %187, %.neg5.6
  store i32 %195, i32* %185, align 4
  br label %after_if.6

after_if.6:                                       ; preds = %true_block.6, %after_if.5
  %196 = load i32, i32* %7, align 4
  %197 = add i32 %176, 1
  %198 = srem i32 %197, %196
  %199 = load i32*, i32** %23, align 8
  %200 = sext i32 %198 to i64
  %201 = getelementptr i32, i32* %199, i64 %200
  %202 = load i32, i32* %201, align 4
  %.not.7 = icmp eq i32 %202, 0
  br i1 %.not.7, label %after_if.7, label %true_block.7

true_block.7:                                     ; preds = %after_if.6
  %203 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %204 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %203, i64 0, i32 0, i32 1
  %205 = load i32*, i32** %204, align 8
  %206 = getelementptr i32, i32* %205, i64 %200
  %207 = load i32, i32* %206, align 4
  %208 = sdiv i32 %207, %202
  %209 = mul i32 %208, %202
  %210 = xor i32 %207, %202
  %211 = icmp slt i32 %210, 0
  %212 = icmp ne i32 %207, 0
  %213 = icmp ne i32 %209, %207
  %214 = and i1 %212, %211
  %215 = and i1 %214, %213
  %.neg5.7 = sext i1 %215 to i32
  %216 = add i32 %208, %.neg5.7
  store i32 %216, i32* %206, align 4
  br label %after_if.7

after_if.7:                                       ; preds = %true_block.7, %after_if.6
  %217 = add i32 %197, 1
  %exitcond.not.7 = icmp eq i32 %217, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.140, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.140**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.140*, %struct.RuntimeContext.140** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.140*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.140*, i8*)*, void (%struct.RuntimeContext.140*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.140*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.140*, i8*, i32)*, void (%struct.RuntimeContext.140*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.140*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.140*, i8*)*, void (%struct.RuntimeContext.140*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.140*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.140* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.140* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.140* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.140* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.140* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.140*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.140* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
