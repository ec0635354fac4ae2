; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.126*, void (%struct.RuntimeContext.126*, i8*)*, void (%struct.RuntimeContext.126*, i8*, i32)*, void (%struct.RuntimeContext.126*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.126 = type { i8*, %struct.LLVMRuntime.125*, i32, i64* }
%struct.LLVMRuntime.125 = type { %struct.PreallocatedMemoryChunk.120, %struct.PreallocatedMemoryChunk.120, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.121*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.122*], [1024 x %struct.NodeManager.123*], [1024 x i8*], i8*, %struct.RandState.124*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.120 = type { i8*, i8*, i64 }
%struct.__va_list_tag.121 = type { i32, i32, i8*, i8* }
%struct.ListManager.122 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.125* }
%struct.NodeManager.123 = type <{ %struct.LLVMRuntime.125*, i32, i32, i32, i32, %struct.ListManager.122*, %struct.ListManager.122*, %struct.ListManager.122*, i32, [4 x i8] }>
%struct.RandState.124 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @divide_by_constant_c104_0_kernel_0_serial(%struct.RuntimeContext.126* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.126* %context to { { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @divide_by_constant_c104_0_kernel_1_range_for(%struct.RuntimeContext.126* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.126* %context, %struct.RuntimeContext.126** %4, align 8
  store void (%struct.RuntimeContext.126*, i8*)* null, void (%struct.RuntimeContext.126*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.126*, i8*, i32)* @function_body, void (%struct.RuntimeContext.126*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.126*, i8*)* null, void (%struct.RuntimeContext.126*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.126* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.126* %0 to { { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = sub i32 %19, %17
  %25 = xor i32 %17, -1
  %26 = add i32 %19, %25
  %xtraiter = and i32 %24, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %27 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %27, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.07.prol = phi i32 [ %47, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %28 = load i32, i32* %7, align 4
  %29 = srem i32 %.07.prol, %28
  %30 = load i32*, i32** %23, align 8
  %31 = sext i32 %29 to i64
  %32 = getelementptr i32, i32* %30, i64 %31
  %33 = load i32, i32* %32, align 4
  %34 = sdiv i32 %33, 7
  %35 = icmp slt i32 %33, 0
  %36 = mul nsw i32 %34, 7
  %37 = icmp ne i32 %36, %33
  %38 = and i1 %35, %37
  %.neg4.prol = sext i1 %38 to i32
  %39 = sdiv i32 %33, 10
  %40 = mul nsw i32 %39, 10
  %41 = icmp ne i32 %40, %33
  %42 = and i1 %35, %41
  %.neg5.prol = sext i1 %42 to i32
  %43 = add nsw i32 %39, %.neg5.prol
  %.neg6.prol = mul i32 %43, -10
  %44 = add i32 %34, %33
  %45 = add i32 %44, %.neg4.prol
  %46 = add i32 %45, %.neg6.prol
  store i32 %46, i32* %32, align 4
  %47 = add i32 %.07.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.07.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %47, %for_loop_body.prol.loopexit.loopexit ]
  %48 = icmp ult i32 %26, 7
  br i1 %48, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.07 = phi i32 [ %208, %for_loop_body ], [ %.07.unr, %for_loop_body.preheader ]
  %49 = load i32, i32* %7, align 4
  %50 = srem i32 %.07, %49
  %51 = load i32*, i32** %23, align 8
  %52 = sext i32 %50 to i64
  %53 = getelementptr i32, i32* %51, i64 %52
  %54 = load i32, i32* %53, align 4
  %55 = sdiv i32 %54, 7
  %56 = icmp slt i32 %54, 0
  %57 = mul nsw i32 %55, 7
  %58 = icmp ne i32 %57, %54
  %59 = and i1 %56, %58
  %.neg4 = sext i1 %59 to i32
  %60 = sdiv i32 %54, 10
  %61 = mul nsw i32 %60, 10
  %62 = icmp ne i32 %61, %54
  %63 = and i1 %56, %62
  %.neg5 = sext i1 %63 to i32
  %64 = add nsw i32 %60, %.neg5
  %.neg6 = mul i32 %64, -10
  %65 = add i32 %55, %54
  %66 = add i32 %65, %.neg4
  %67 = add i32 %66, %.neg6
  store i32 %67, i32* %53, align 4
  %68 = load i32, i32* %7, align 4
  %69 = add i32 %.07, 1
  %70 = srem i32 %69, %68
  %71 = load i32*, i32** %23, align 8
  %72 = sext i32 %70 to i64
  %73 = getelementptr i32, i32* %71, i64 %72
  %74 = load i32, i32* %73, align 4
  %75 = sdiv i32 %74, 7
  %76 = icmp slt i32 %74, 0
  %77 = mul nsw i32 %75, 7
  %78 = icmp ne i32 %77, %74
  %79 = and i1 %76, %78
  %.neg4.1 = sext i1 %79 to i32
  %80 = sdiv i32 %74, 10
  %81 = mul nsw i32 %80, 10
  %82 = icmp ne i32 %81, %74
  %83 = and i1 %76, %82
  %.neg5.1 = sext i1 %83 to i32
  %84 = add nsw i32 %80, %.neg5.1
  %.neg6.1 = mul i32 %84, -10
  %85 = add i32 %75, %74
  %86 = add i32 %85, %.neg4.1
  %87 = add i32 %86, %.neg6.1
  store i32 %87, i32* %73, align 4
  %88 = load i32, i32* %7, align 4
  %89 = add i32 %69, 1
  %90 = srem i32 %89, %88
  %91 = load i32*, i32** %23, align 8
  %92 = sext i32 %90 to i64
  %93 = getelementptr i32, i32* %91, i64 %92
  %94 = load i32, i32* %93, align 4
  %95 = sdiv i32 %94, 7
  %96 = icmp slt i32 %94, 0
  %97 = mul nsw i32 %95, 7
  %98 = icmp ne i32 %97, %94
  %99 = and i1 %96, %98
  %.neg4.2 = sext i1 %99 to i32
  %100 = sdiv i32 %94, 10
  %101 = mul nsw i32 %100, 10
  %102 = icmp ne i32 %101, %94
  %103 = and i1 %96, %102
  %.neg5.2 = sext i1 %103 to i32
  %104 = add nsw i32 %100, %.neg5.2
  %.neg6.2 = mul i32 %104, -10
  %105 = add i32 %95, %94
  %106 = add i32 %105, %.neg4.2
  %107 = add i32 %106, %.neg6.2
  store i32 %107, i32* %93, align 4
  %108 = load i32, i32* %7, align 4
  %109 = add i32 %89, 1
  %110 = srem i32 %109, %108
  %111 = load i32*, i32** %23, align 8
  %112 = sext i32 %110 to i64
  %113 = getelementptr i32, i32* %111, i64 %112
  %114 = load i32, i32* %113, align 4
  %115 = sdiv i32 %114, 7
  %116 = icmp slt i32 %114, 0
  %117 = mul nsw i32 %115, 7
  %118 = icmp ne i32 %117, %114
  %119 = and i1 %116, %118
  %.neg4.3 = sext i1 %119 to i32
  %120 = sdiv i32 %114, 10
  %121 = mul nsw i32 %120, 10
  %122 = icmp ne i32 %121, %114
  %123 = and i1 %116, %122
  %.neg5.3 = sext i1 %123 to i32
  %124 = add nsw i32 %120, %.neg5.3
  %.neg6.3 = mul i32 %124, -10
  %125 = add i32 %115, %114
  %126 = add i32 %125, %.neg4.3
  %127 = add i32 %126, %.neg6.3
  store i32 %127, i32* %113, align 4
  %128 = load i32, i32* %7, align 4
  %129 = add i32 %109, 1
  %130 = srem i32 %129, %128
  %131 = load i32*, i32** %23, align 8
  %132 = sext i32 %130 to i64
  %133 = getelementptr i32, i32* %131, i64 %132
  %134 = load i32, i32* %133, align 4
  %135 = sdiv i32 %134, 7
  %136 = icmp slt i32 %134, 0
  %137 = mul nsw i32 %135, 7
  %138 = icmp ne i32 %137, %134
  %139 = and i1 %136, %138
  %.neg4.4 = sext i1 %139 to i32
  %140 = sdiv i32 %134, 10
  %141 = mul nsw i32 %140, 10
  %142 = icmp ne i32 %141, %134
  %143 = and i1 %136, %142
  %.neg5.4 = sext i1 %143 to i32
  %144 = add nsw i32 %140, %.neg5.4
  %.neg6.4 = mul i32 %144, -10
  %145 = add i32 %135, %134
  %146 = add i32 %145, %.neg4.4
  %147 = add i32 %146, %.neg6.4
  store i32 %147, i32* %133, align 4
  %148 = load i32, i32* %7, align 4
  %149 = add i32 %129, 1
  %150 = srem i32 %149, %148
  %151 = load i32*, i32** %23, align 8
  %152 = sext i32 %150 to i64
  %153 = getelementptr i32, i32* %151, i64 %152
  %154 = load i32, i32* %153, align 4
  %155 = sdiv i32 %154, 7
  %156 = icmp slt i32 %154, 0
  %157 = mul nsw i32 %155, 7
  %158 = icmp ne i32 %157, %154
  %159 = and i1 %156, %158
  %.neg4.5 = sext i1 %159 to i32
  %160 = sdiv i32 %154, 10
  %161 = mul nsw i32 %160, 10
  %162 = icmp ne i32 %161, %154
  %163 = and i1 %156, %162
  %.neg5.5 = sext i1 %163 to i32
  %164 = add nsw i32 %160, %.neg5.5
  %.neg6.5 = mul i32 %164, -10
  %165 = add i32 %155, %154
  %166 = add i32 %165, %.neg4.5
  %167 = add i32 %166, %.neg6.5
  store i32 %167, i32* %153, align 4
  %168 = load i32, i32* %7, align 4
  %169 = add i32 %149, 1
  %170 = srem i32 %169, %168
  %171 = load i32*, i32** %23, align 8
  %172 = sext i32 %170 to i64
  %173 = getelementptr i32, i32* %171, i64 %172
  %174 = load i32, i32* %173, align 4
  %175 = sdiv i32 %174, 7
  %176 = icmp slt i32 %174, 0
  %177 = mul nsw i32 %175, 7
  %178 = icmp ne i32 %177, %174
  %179 = and i1 %176, %178
  %.neg4.6 = sext i1 %179 to i32
  %180 = sdiv i32 %174, 10
  %181 = mul nsw i32 %180, 10
  %182 = icmp ne i32 %181, %174
  %183 = and i1 %176, %182
  %.neg5.6 = sext i1 %183 to i32
  %184 = add nsw i32 %180, %.neg5.6
  %.neg6.6 = mul i32 %184, -10
  %185 = add i32 %175, %174
  %186 = add i32 %185, %.neg4.6
  %187 = add i32 %186, %.neg6.6
  store i32 %187, i32* %173, align 4
  %188 = load i32, i32* %7, align 4
  %189 = add i32 %169, 1
  %190 = srem i32 %189, %188
  %191 = load i32*, i32** %23, align 8
  %192 = sext i32 %190 to i64
  %193 = getelementptr i32, i32* %191, i64 %192
  %194 = load i32, i32* %193, align 4
  %195 = sdiv i32 %194, 7
  %196 = icmp slt i32 %194, 0
  %197 = mul nsw i32 %195, 7
  %198 = icmp ne i32 %197, %194
  %199 = and i1 %196, %198
  %.neg4.7 = sext i1 %199 to i32
  %200 = sdiv i32 %194, 10
  %201 = mul nsw i32 %200, 10
  %202 = icmp ne i32 %201, %194
  %203 = and i1 %196, %202
  %.neg5.7 = sext i1 %203 to i32
  %204 = add nsw i32 %200, %.neg5.7
  %.neg6.7 = mul i32 %204, -10
  %205 = add i32 %195, %194
  %206 = add i32 %205, %.neg4.7
  %207 = add i32 %206, %.neg6.7
  store i32 %207, i32* %193, align 4
  %208 = add i32 %189, 1
  %exitcond.not.7 = icmp eq i32 %208, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.126, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.126**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.126*, %struct.RuntimeContext.126** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.126*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.126*, i8*)*, void (%struct.RuntimeContext.126*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.126*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.126*, i8*, i32)*, void (%struct.RuntimeContext.126*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.126*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.126*, i8*)*, void (%struct.RuntimeContext.126*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.126*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.126* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.126* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.126* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.126* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.126* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.126*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.126* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
