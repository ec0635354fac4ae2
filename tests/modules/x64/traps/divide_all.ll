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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @divide_all_c96_0_kernel_0_serial(%struct.RuntimeContext.70* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.70* %context to { { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.70, %struct.RuntimeContext.70* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @divide_all_c96_0_kernel_1_range_for(%struct.RuntimeContext.70* %context) local_unnamed_addr #1 {
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
  %21 = bitcast %struct.RuntimeContext.70* %0 to { { { i32 }, i32* }, { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 1, i32 1
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
  %lsr.iv = phi i32 [ %28, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.05.prol = phi i32 [ %47, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %29 = load i32, i32* %7, align 4
  %30 = srem i32 %.05.prol, %29
  %31 = load i32*, i32** %23, align 8
  %32 = sext i32 %30 to i64
  %33 = getelementptr i32, i32* %31, i64 %32
  %34 = load i32, i32* %33, align 4
  %35 = load i32*, i32** %24, align 8
  %36 = getelementptr i32, i32* %35, i64 %32
  %37 = load i32, i32* %36, align 4
  %38 = sdiv i32 %34, %37
  %39 = mul i32 %38, %37
  %40 = xor i32 %37, %34
  %41 = icmp slt i32 %40, 0
  %42 = icmp ne i32 %34, 0
  %43 = icmp ne i32 %39, %34
  %44 = and i1 %42, %41
  %45 = and i1 %44, %43
  %.neg4.prol = sext i1 %45 to i32
  %46 = add i32 %38, %.neg4.prol
  store i32 %46, i32* %33, align 4
  %47 = add i32 %.05.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.05.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %47, %for_loop_body.prol.loopexit.loopexit ]
  %48 = icmp ult i32 %27, 7
  br i1 %48, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.05 = phi i32 [ %200, %for_loop_body ], [ %.05.unr, %for_loop_body.preheader ]
  %49 = load i32, i32* %7, align 4
  %50 = srem i32 %.05, %49
  %51 = load i32*, i32** %23, align 8
  %52 = sext i32 %50 to i64
  %53 = getelementptr i32, i32* %51, i64 %52
  %54 = load i32, i32* %53, align 4
  %55 = load i32*, i32** %24, align 8
  %56 = getelementptr i32, i32* %55, i64 %52
  %57 = load i32, i32* %56, align 4
  %58 = sdiv i32 %54, %57
  %59 = mul i32 %58, %57
  %60 = xor i32 %57, %54
  %61 = icmp slt i32 %60, 0
  %62 = icmp ne i32 %54, 0
  %63 = icmp ne i32 %59, %54
  %64 = and i1 %62, %61
  %65 = and i1 %64, %63
  %.neg4 = sext i1 %65 to i32
  %66 = add i32 %58, %.neg4
  store i32 %66, i32* %53, align 4
  %67 = load i32, i32* %7, align 4
  %68 = add i32 %.05, 1
  %69 = srem i32 %68, %67
  %70 = load i32*, i32** %23, align 8
  %71 = sext i32 %69 to i64
  %72 = getelementptr i32, i32* %70, i64 %71
  %73 = load i32, i32* %72, align 4
  %74 = load i32*, i32** %24, align 8
  %75 = getelementptr i32, i32* %74, i64 %71
  %76 = load i32, i32* %75, align 4
  %77 = sdiv i32 %73, %76
  %78 = mul i32 %77, %76
  %79 = xor i32 %76, %73
  %80 = icmp slt i32 %79, 0
  %81 = icmp ne i32 %73, 0
  %82 = icmp ne i32 %78, %73
  %83 = and i1 %81, %80
  %84 = and i1 %83, %82
  %.neg4.1 = sext i1 %84 to i32
  %85 = add i32 %77, %.neg4.1
  store i32 %85, i32* %72, align 4
  %86 = load i32, i32* %7, align 4
  %87 = add i32 %68, 1
  %88 = srem i32 %87, %86
  %89 = load i32*, i32** %23, align 8
  %90 = sext i32 %88 to i64
  %91 = getelementptr i32, i32* %89, i64 %90
  %92 = load i32, i32* %91, align 4
  %93 = load i32*, i32** %24, align 8
  %94 = getelementptr i32, i32* %93, i64 %90
  %95 = load i32, i32* %94, align 4
  %96 = sdiv i32 %92, %95
  %97 = mul i32 %96, %95
  %98 = xor i32 %95, %92
  %99 = icmp slt i32 %98, 0
  %100 = icmp ne i32 %92, 0
  %101 = icmp ne i32 %97, %92
  %102 = and i1 %100, %99
  %103 = and i1 %102, %101
  %.neg4.2 = sext i1 %103 to i32
  %104 = add i32 %96, %.neg4.2
  store i32 %104, i32* %91, align 4
  %105 = load i32, i32* %7, align 4
  %106 = add i32 %87, 1
  %107 = srem i32 %106, %105
  %108 = load i32*, i32** %23, align 8
  %109 = sext i32 %107 to i64
  %110 = getelementptr i32, i32* %108, i64 %109
  %111 = load i32, i32* %110, align 4
  %112 = load i32*, i32** %24, align 8
  %113 = getelementptr i32, i32* %112, i64 %109
  %114 = load i32, i32* %113, align 4
  %115 = sdiv i32 %111, %114
  %116 = mul i32 %115, %114
  %117 = xor i32 %114, %111
  %118 = icmp slt i32 %117, 0
  %119 = icmp ne i32 %111, 0
  %120 = icmp ne i32 %116, %111
  %121 = and i1 %119, %118
  %122 = and i1 %121, %120
  %.neg4.3 = sext i1 %122 to i32
  %123 = add i32 %115, %.neg4.3
  store i32 %123, i32* %110, align 4
  %124 = load i32, i32* %7, align 4
  %125 = add i32 %106, 1
  %126 = srem i32 %125, %124
  %127 = load i32*, i32** %23, align 8
  %128 = sext i32 %126 to i64
  %129 = getelementptr i32, i32* %127, i64 %128
  %130 = load i32, i32* %129, align 4
  %131 = load i32*, i32** %24, align 8
  %132 = getelementptr i32, i32* %131, i64 %128
  %133 = load i32, i32* %132, align 4
  %134 = sdiv i32 %130, %133
  %135 = mul i32 %134, %133
  %136 = xor i32 %133, %130
  %137 = icmp slt i32 %136, 0
  %138 = icmp ne i32 %130, 0
  %139 = icmp ne i32 %135, %130
  %140 = and i1 %138, %137
  %141 = and i1 %140, %139
  %.neg4.4 = sext i1 %141 to i32
  %142 = add i32 %134, %.neg4.4
  store i32 %142, i32* %129, align 4
  %143 = load i32, i32* %7, align 4
  %144 = add i32 %125, 1
  %145 = srem i32 %144, %143
  %146 = load i32*, i32** %23, align 8
  %147 = sext i32 %145 to i64
  %148 = getelementptr i32, i32* %146, i64 %147
  %149 = load i32, i32* %148, align 4
  %150 = load i32*, i32** %24, align 8
  %151 = getelementptr i32, i32* %150, i64 %147
  %152 = load i32, i32* %151, align 4
  %153 = sdiv i32 %149, %152
  %154 = mul i32 %153, %152
  %155 = xor i32 %152, %149
  %156 = icmp slt i32 %155, 0
  %157 = icmp ne i32 %149, 0
  %158 = icmp ne i32 %154, %149
  %159 = and i1 %157, %156
  %160 = and i1 %159, %158
  %.neg4.5 = sext i1 %160 to i32
  %161 = add i32 %153, %.neg4.5
  store i32 %161, i32* %148, align 4
  %162 = load i32, i32* %7, align 4
  %163 = add i32 %144, 1
  %164 = srem i32 %163, %162
  %165 = load i32*, i32** %23, align 8
  %166 = sext i32 %164 to i64
  %167 = getelementptr i32, i32* %165, i64 %166
  %168 = load i32, i32* %167, align 4
  %169 = load i32*, i32** %24, align 8
  %170 = getelementptr i32, i32* %169, i64 %166
  %171 = load i32, i32* %170, align 4
  %172 = sdiv i32 %168, %171
  %173 = mul i32 %172, %171
  %174 = xor i32 %171, %168
  %175 = icmp slt i32 %174, 0
  %176 = icmp ne i32 %168, 0
  %177 = icmp ne i32 %173, %168
  %178 = and i1 %176, %175
  %179 = and i1 %178, %177
  %.neg4.6 = sext i1 %179 to i32
  %180 = add i32 %172, %.neg4.6
  store i32 %180, i32* %167, align 4
  %181 = load i32, i32* %7, align 4
  %182 = add i32 %163, 1
  %183 = srem i32 %182, %181
  %184 = load i32*, i32** %23, align 8
  %185 = sext i32 %183 to i64
  %186 = getelementptr i32, i32* %184, i64 %185
  %187 = load i32, i32* %186, align 4
  %188 = load i32*, i32** %24, align 8
  %189 = getelementptr i32, i32* %188, i64 %185
  %190 = load i32, i32* %189, align 4
  %191 = sdiv i32 %187, %190
  %192 = mul i32 %191, %190
  %193 = xor i32 %190, %187
  %194 = icmp slt i32 %193, 0
  %195 = icmp ne i32 %187, 0
  %196 = icmp ne i32 %192, %187
  %197 = and i1 %195, %194
  %198 = and i1 %197, %196
  %.neg4.7 = sext i1 %198 to i32
  %199 = add i32 %191, %.neg4.7
  store i32 %199, i32* %186, align 4
  %200 = add i32 %182, 1
  %exitcond.not.7 = icmp eq i32 %200, %19
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
