; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.112*, void (%struct.RuntimeContext.112*, i8*)*, void (%struct.RuntimeContext.112*, i8*, i32)*, void (%struct.RuntimeContext.112*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.112 = type { i8*, %struct.LLVMRuntime.111*, i32, i64* }
%struct.LLVMRuntime.111 = type { %struct.PreallocatedMemoryChunk.106, %struct.PreallocatedMemoryChunk.106, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.107*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.108*], [1024 x %struct.NodeManager.109*], [1024 x i8*], i8*, %struct.RandState.110*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.106 = type { i8*, i8*, i64 }
%struct.__va_list_tag.107 = type { i32, i32, i8*, i8* }
%struct.ListManager.108 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.111* }
%struct.NodeManager.109 = type <{ %struct.LLVMRuntime.111*, i32, i32, i32, i32, %struct.ListManager.108*, %struct.ListManager.108*, %struct.ListManager.108*, i32, [4 x i8] }>
%struct.RandState.110 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @divide_by_extent_c102_0_kernel_0_serial(%struct.RuntimeContext.112* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.112* %context to { { { i32, i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.112, %struct.RuntimeContext.112* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.111*, %struct.LLVMRuntime.111** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.111, %struct.LLVMRuntime.111* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @divide_by_extent_c102_0_kernel_1_range_for(%struct.RuntimeContext.112* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.112* %context, %struct.RuntimeContext.112** %4, align 8
  store void (%struct.RuntimeContext.112*, i8*)* null, void (%struct.RuntimeContext.112*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.112*, i8*, i32)* @function_body, void (%struct.RuntimeContext.112*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.112*, i8*)* null, void (%struct.RuntimeContext.112*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.112, %struct.RuntimeContext.112* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.111*, %struct.LLVMRuntime.111** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.111, %struct.LLVMRuntime.111* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.111, %struct.LLVMRuntime.111* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.112* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.112, %struct.RuntimeContext.112* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.111*, %struct.LLVMRuntime.111** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.111, %struct.LLVMRuntime.111* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.112* %0 to { { { i32, i32 }, i32* }, { { i32 }, i32* } }**
  %21 = icmp sgt i32 %19, %17
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %23 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 1, i32 1
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
  %.06.prol = phi i32 [ %53, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %7, align 4
  %31 = srem i32 %.06.prol, %30
  %32 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %33 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %32, i64 0, i32 0, i32 0, i32 1
  %34 = load i32, i32* %33, align 4
  %35 = sdiv i32 %31, %34
  %36 = mul i32 %35, %34
  %37 = xor i32 %34, %31
  %38 = icmp slt i32 %37, 0
  %39 = icmp ne i32 %31, 0
  %40 = icmp ne i32 %36, %31
  %41 = and i1 %39, %38
  %42 = and i1 %41, %40
  %.neg4.prol = sext i1 %42 to i32
  %43 = add nsw i32 %35, %.neg4.prol
  %44 = load i32*, i32** %23, align 8
  %45 = load i32, i32* %24, align 4
  %reass.add.prol = sub i32 %45, %34
  %reass.mul.prol = mul i32 %reass.add.prol, %43
  %46 = add i32 %reass.mul.prol, %31
  %47 = sext i32 %46 to i64
  %48 = getelementptr i32, i32* %44, i64 %47
  %49 = load i32, i32* %48, align 4
  %50 = load i32*, i32** %25, align 8
  %51 = sext i32 %31 to i64
  %52 = getelementptr i32, i32* %50, i64 %51
  store i32 %49, i32* %52, align 4
  %53 = add i32 %.06.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.06.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %53, %for_loop_body.prol.loopexit.loopexit ]
  %54 = icmp ult i32 %28, 7
  br i1 %54, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.06 = phi i32 [ %246, %for_loop_body ], [ %.06.unr, %for_loop_body.preheader ]
  %55 = load i32, i32* %7, align 4
  %56 = srem i32 %.06, %55
  %57 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %58 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %57, i64 0, i32 0, i32 0, i32 1
  %59 = load i32, i32* %58, align 4
  %60 = sdiv i32 %56, %59
  %61 = mul i32 %60, %59
  %62 = xor i32 %59, %56
  %63 = icmp slt i32 %62, 0
  %64 = icmp ne i32 %56, 0
  %65 = icmp ne i32 %61, %56
  %66 = and i1 %64, %63
  %67 = and i1 %66, %65
  %.neg4 = sext i1 %67 to i32
  %68 = add nsw i32 %60, %.neg4
  %69 = load i32*, i32** %23, align 8
  %70 = load i32, i32* %24, align 4
  %reass.add = sub i32 %70, %59
  %reass.mul = mul i32 %reass.add, %68
  %71 = add i32 %reass.mul, %56
  %72 = sext i32 %71 to i64
  %73 = getelementptr i32, i32* %69, i64 %72
  %74 = load i32, i32* %73, align 4
  %75 = load i32*, i32** %25, align 8
  %76 = sext i32 %56 to i64
  %77 = getelementptr i32, i32* %75, i64 %76
  store i32 %74, i32* %77, align 4
  %78 = load i32, i32* %7, align 4
  %79 = add i32 %.06, 1
  %80 = srem i32 %79, %78
  %81 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %82 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %81, i64 0, i32 0, i32 0, i32 1
  %83 = load i32, i32* %82, align 4
  %84 = sdiv i32 %80, %83
  %85 = mul i32 %84, %83
  %86 = xor i32 %83, %80
  %87 = icmp slt i32 %86, 0
  %88 = icmp ne i32 %80, 0
  %89 = icmp ne i32 %85, %80
  %90 = and i1 %88, %87
  %91 = and i1 %90, %89
  %.neg4.1 = sext i1 %91 to i32
  %92 = add nsw i32 %84, %.neg4.1
  %93 = load i32*, i32** %23, align 8
  %94 = load i32, i32* %24, align 4
  %reass.add.1 = sub i32 %94, %83
  %reass.mul.1 = mul i32 %reass.add.1, %92
  %95 = add i32 %reass.mul.1, %80
  %96 = sext i32 %95 to i64
  %97 = getelementptr i32, i32* %93, i64 %96
  %98 = load i32, i32* %97, align 4
  %99 = load i32*, i32** %25, align 8
  %100 = sext i32 %80 to i64
  %101 = getelementptr i32, i32* %99, i64 %100
  store i32 %98, i32* %101, align 4
  %102 = load i32, i32* %7, align 4
  %103 = add i32 %79, 1
  %104 = srem i32 %103, %102
  %105 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %106 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %105, i64 0, i32 0, i32 0, i32 1
  %107 = load i32, i32* %106, align 4
  %108 = sdiv i32 %104, %107
  %109 = mul i32 %108, %107
  %110 = xor i32 %107, %104
  %111 = icmp slt i32 %110, 0
  %112 = icmp ne i32 %104, 0
  %113 = icmp ne i32 %109, %104
  %114 = and i1 %112, %111
  %115 = and i1 %114, %113
  %.neg4.2 = sext i1 %115 to i32
  %116 = add nsw i32 %108, %.neg4.2
  %117 = load i32*, i32** %23, align 8
  %118 = load i32, i32* %24, align 4
  %reass.add.2 = sub i32 %118, %107
  %reass.mul.2 = mul i32 %reass.add.2, %116
  %119 = add i32 %reass.mul.2, %104
  %120 = sext i32 %119 to i64
  %121 = getelementptr i32, i32* %117, i64 %120
  %122 = load i32, i32* %121, align 4
  %123 = load i32*, i32** %25, align 8
  %124 = sext i32 %104 to i64
  %125 = getelementptr i32, i32* %123, i64 %124
  store i32 %122, i32* %125, align 4
  %126 = load i32, i32* %7, align 4
  %127 = add i32 %103, 1
  %128 = srem i32 %127, %126
  %129 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %130 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %129, i64 0, i32 0, i32 0, i32 1
  %131 = load i32, i32* %130, align 4
  %132 = sdiv i32 %128, %131
  %133 = mul i32 %132, %131
  %134 = xor i32 %131, %128
  %135 = icmp slt i32 %134, 0
  %136 = icmp ne i32 %128, 0
  %137 = icmp ne i32 %133, %128
  %138 = and i1 %136, %135
  %139 = and i1 %138, %137
  %.neg4.3 = sext i1 %139 to i32
  %140 = add nsw i32 %132, %.neg4.3
  %141 = load i32*, i32** %23, align 8
  %142 = load i32, i32* %24, align 4
  %reass.add.3 = sub i32 %142, %131
  %reass.mul.3 = mul i32 %reass.add.3, %140
  %143 = add i32 %reass.mul.3, %128
  %144 = sext i32 %143 to i64
  %145 = getelementptr i32, i32* %141, i64 %144
  %146 = load i32, i32* %145, align 4
  %147 = load i32*, i32** %25, align 8
  %148 = sext i32 %128 to i64
  %149 = getelementptr i32, i32* %147, i64 %148
  store i32 %146, i32* %149, align 4
  %150 = load i32, i32* %7, align 4
  %151 = add i32 %127, 1
  %152 = srem i32 %151, %150
  %153 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %154 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %153, i64 0, i32 0, i32 0, i32 1
  %155 = load i32, i32* %154, align 4
  %156 = sdiv i32 %152, %155
  %157 = mul i32 %156, %155
  %158 = xor i32 %155, %152
  %159 = icmp slt i32 %158, 0
  %160 = icmp ne i32 %152, 0
  %161 = icmp ne i32 %157, %152
  %162 = and i1 %160, %159
  %163 = and i1 %162, %161
  %.neg4.4 = sext i1 %163 to i32
  %164 = add nsw i32 %156, %.neg4.4
  %165 = load i32*, i32** %23, align 8
  %166 = load i32, i32* %24, align 4
  %reass.add.4 = sub i32 %166, %155
  %reass.mul.4 = mul i32 %reass.add.4, %164
  %167 = add i32 %reass.mul.4, %152
  %168 = sext i32 %167 to i64
  %169 = getelementptr i32, i32* %165, i64 %168
  %170 = load i32, i32* %169, align 4
  %171 = load i32*, i32** %25, align 8
  %172 = sext i32 %152 to i64
  %173 = getelementptr i32, i32* %171, i64 %172
  store i32 %170, i32* %173, align 4
  %174 = load i32, i32* %7, align 4
  %175 = add i32 %151, 1
  %176 = srem i32 %175, %174
  %177 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %178 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %177, i64 0, i32 0, i32 0, i32 1
  %179 = load i32, i32* %178, align 4
  %180 = sdiv i32 %176, %179
  %181 = mul i32 %180, %179
  %182 = xor i32 %179, %176
  %183 = icmp slt i32 %182, 0
  %184 = icmp ne i32 %176, 0
  %185 = icmp ne i32 %181, %176
  %186 = and i1 %184, %183
  %187 = and i1 %186, %185
  %.neg4.5 = sext i1 %187 to i32
  %188 = add nsw i32 %180, %.neg4.5
  %189 = load i32*, i32** %23, align 8
  %190 = load i32, i32* %24, align 4
  %reass.add.5 = sub i32 %190, %179
  %reass.mul.5 = mul i32 %reass.add.5, %188
  %191 = add i32 %reass.mul.5, %176
  %192 = sext i32 %191 to i64
  %193 = getelementptr i32, i32* %189, i64 %192
  %194 = load i32, i32* %193, align 4
  %195 = load i32*, i32** %25, align 8
  %196 = sext i32 %176 to i64
  %197 = getelementptr i32, i32* %195, i64 %196
  store i32 %194, i32* %197, align 4
  %198 = load i32, i32* %7, align 4
  %199 = add i32 %175, 1
  %200 = srem i32 %199, %198
  %201 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %202 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %201, i64 0, i32 0, i32 0, i32 1
  %203 = load i32, i32* %202, align 4
  %204 = sdiv i32 %200, %203
  %205 = mul i32 %204, %203
  %206 = xor i32 %203, %200
  %207 = icmp slt i32 %206, 0
  %208 = icmp ne i32 %200, 0
  %209 = icmp ne i32 %205, %200
  %210 = and i1 %208, %207
  %211 = and i1 %210, %209
  %.neg4.6 = sext i1 %211 to i32
  %212 = add nsw i32 %204, %.neg4.6
  %213 = load i32*, i32** %23, align 8
  %214 = load i32, i32* %24, align 4
  %reass.add.6 = sub i32 %214, %203
  %reass.mul.6 = mul i32 %reass.add.6, %212
  %215 = add i32 %reass.mul.6, %200
  %216 = sext i32 %215 to i64
  %217 = getelementptr i32, i32* %213, i64 %216
  %218 = load i32, i32* %217, align 4
  %219 = load i32*, i32** %25, align 8
  %220 = sext i32 %200 to i64
  %221 = getelementptr i32, i32* %219, i64 %220
  store i32 %218, i32* %221, align 4
  %222 = load i32, i32* %7, align 4
  %223 = add i32 %199, 1
  %224 = srem i32 %223, %222
  %225 = load { { { i32, i32 }, i32* }, { { i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %226 = getelementptr { { { i32, i32 }, i32* }, { { i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32 }, i32* } }* %225, i64 0, i32 0, i32 0, i32 1
  %227 = load i32, i32* %226, align 4
  %228 = sdiv i32 %224, %227
  %229 = mul i32 %228, %227
  %230 = xor i32 %227, %224
  %231 = icmp slt i32 %230, 0
  %232 = icmp ne i32 %224, 0
  %233 = icmp ne i32 %229, %224
  %234 = and i1 %232, %231
  %235 = and i1 %234, %233
  %.neg4.7 = sext i1 %235 to i32
  %236 = add nsw i32 %228, %.neg4.7
  %237 = load i32*, i32** %23, align 8
  %238 = load i32, i32* %24, align 4
  %reass.add.7 = sub i32 %238, %227
  %reass.mul.7 = mul i32 %reass.add.7, %236
  %239 = add i32 %reass.mul.7, %224
  %240 = sext i32 %239 to i64
  %241 = getelementptr i32, i32* %237, i64 %240
  %242 = load i32, i32* %241, align 4
  %243 = load i32*, i32** %25, align 8
  %244 = sext i32 %224 to i64
  %245 = getelementptr i32, i32* %243, i64 %244
  store i32 %242, i32* %245, align 4
  %246 = add i32 %223, 1
  %exitcond.not.7 = icmp eq i32 %246, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.112, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.112**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.112*, %struct.RuntimeContext.112** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.112*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.112*, i8*)*, void (%struct.RuntimeContext.112*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.112*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.112*, i8*, i32)*, void (%struct.RuntimeContext.112*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.112*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.112*, i8*)*, void (%struct.RuntimeContext.112*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.112*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.112* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.112* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.112* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.112, %struct.RuntimeContext.112* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.112* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.112* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.112*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.112* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
