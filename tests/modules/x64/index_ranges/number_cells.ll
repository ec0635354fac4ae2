; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.21*, void (%struct.RuntimeContext.21*, i8*)*, void (%struct.RuntimeContext.21*, i8*, i32)*, void (%struct.RuntimeContext.21*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.21 = type { i8*, %struct.LLVMRuntime.20*, i32, i64* }
%struct.LLVMRuntime.20 = type { %struct.PreallocatedMemoryChunk.15, %struct.PreallocatedMemoryChunk.15, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.16*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.17*], [1024 x %struct.NodeManager.18*], [1024 x i8*], i8*, %struct.RandState.19*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.15 = type { i8*, i8*, i64 }
%struct.__va_list_tag.16 = type { i32, i32, i8*, i8* }
%struct.ListManager.17 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.20* }
%struct.NodeManager.18 = type <{ %struct.LLVMRuntime.20*, i32, i32, i32, i32, %struct.ListManager.17*, %struct.ListManager.17*, %struct.ListManager.17*, i32, [4 x i8] }>
%struct.RandState.19 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @number_cells_c86_0_kernel_0_range_for(%struct.RuntimeContext.21* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.21* %context, %struct.RuntimeContext.21** %4, align 8
  store void (%struct.RuntimeContext.21*, i8*)* null, void (%struct.RuntimeContext.21*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.21*, i8*, i32)* @function_body, void (%struct.RuntimeContext.21*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.21*, i8*)* null, void (%struct.RuntimeContext.21*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.21, %struct.RuntimeContext.21* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.20*, %struct.LLVMRuntime.20** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.20, %struct.LLVMRuntime.20* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.20, %struct.LLVMRuntime.20* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.21* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 2400
  %4 = add i32 %3, 2400
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4800)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.21* %0 to { { { i32, i32, i32 }, i32* } }**
  %8 = load { { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* } }** %7, align 8
  %9 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %10 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 0, i32 1
  %11 = getelementptr { { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 0, i32 2
  %12 = add nuw nsw i32 %3, 7
  %13 = sub i32 0, %5
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body ], [ %12, %for_loop_body.lr.ph ]
  %14 = add nsw i32 %lsr.iv, -7
  %15 = sdiv i32 %14, 800
  %16 = icmp slt i32 %14, 0
  %17 = mul nsw i32 %15, 800
  %18 = icmp ne i32 %14, %17
  %19 = and i1 %16, %18
  %.neg = sext i1 %19 to i32
  %20 = add i32 %15, %.neg
  %.neg4 = mul i32 %20, -800
  %21 = add i32 %lsr.iv, %.neg4
  %22 = add i32 %21, -7
  %23 = sdiv i32 %22, 40
  %24 = icmp slt i32 %22, 0
  %25 = mul nsw i32 %23, 40
  %26 = icmp ne i32 %22, %25
  %27 = and i1 %24, %26
  %.neg5 = sext i1 %27 to i32
  %28 = add nsw i32 %23, %.neg5
  %29 = mul i32 %20, 9200
  %30 = mul i32 %28, 60
  %31 = add i32 %29, %30
  %32 = add i32 %lsr.iv, %31
  %33 = add i32 %32, -7
  %34 = load i32*, i32** %9, align 8
  %35 = load i32, i32* %10, align 4
  %36 = load i32, i32* %11, align 4
  %37 = mul i32 %35, %20
  %38 = add i32 %37, %28
  %39 = mul i32 %38, %36
  %40 = mul i32 %28, 40
  %41 = sub i32 %39, %40
  %42 = mul i32 %20, 800
  %43 = sub i32 %41, %42
  %44 = add i32 %lsr.iv, %43
  %45 = add i32 %44, -7
  %46 = sext i32 %45 to i64
  %47 = getelementptr i32, i32* %34, i64 %46
  %48 = atomicrmw add i32* %47, i32 %33 seq_cst, align 4
  %49 = add nsw i32 %lsr.iv, -6
  %50 = sdiv i32 %49, 800
  %51 = icmp slt i32 %14, -1
  %.neg.1 = sext i1 %51 to i32
  %52 = add nsw i32 %50, %.neg.1
  %.neg4.1 = mul i32 %52, -800
  %53 = add i32 %lsr.iv, %.neg4.1
  %54 = add i32 %53, -6
  %55 = sdiv i32 %54, 40
  %.lobit = ashr i32 %54, 31
  %56 = add nsw i32 %55, %.lobit
  %57 = mul i32 %52, 9200
  %58 = mul i32 %56, 60
  %59 = add i32 %57, %58
  %60 = add i32 %lsr.iv, %59
  %61 = add i32 %60, -6
  %62 = load i32*, i32** %9, align 8
  %63 = load i32, i32* %10, align 4
  %64 = load i32, i32* %11, align 4
  %65 = mul i32 %63, %52
  %66 = add i32 %65, %56
  %67 = mul i32 %66, %64
  %68 = mul i32 %56, 40
  %69 = sub i32 %67, %68
  %70 = mul i32 %52, 800
  %71 = sub i32 %69, %70
  %72 = add i32 %lsr.iv, %71
  %73 = add i32 %72, -6
  %74 = sext i32 %73 to i64
  %75 = getelementptr i32, i32* %62, i64 %74
  %76 = atomicrmw add i32* %75, i32 %61 seq_cst, align 4
  %77 = add nsw i32 %lsr.iv, -5
  %78 = sdiv i32 %77, 800
  %79 = icmp slt i32 %14, -2
  %.neg.2 = sext i1 %79 to i32
  %80 = add nsw i32 %78, %.neg.2
  %.neg4.2 = mul i32 %80, -800
  %81 = add i32 %lsr.iv, %.neg4.2
  %82 = add i32 %81, -5
  %83 = sdiv i32 %82, 40
  %.lobit8 = ashr i32 %82, 31
  %84 = add nsw i32 %83, %.lobit8
  %85 = mul i32 %80, 9200
  %86 = mul i32 %84, 60
  %87 = add i32 %85, %86
  %88 = add i32 %lsr.iv, %87
  %89 = add i32 %88, -5
  %90 = load i32*, i32** %9, align 8
  %91 = load i32, i32* %10, align 4
  %92 = load i32, i32* %11, align 4
  %93 = mul i32 %91, %80
  %94 = add i32 %93, %84
  %95 = mul i32 %94, %92
  %96 = mul i32 %84, 40
  %97 = sub i32 %95, %96
  %98 = mul i32 %80, 800
  %99 = sub i32 %97, %98
  %100 = add i32 %lsr.iv, %99
  %101 = add i32 %100, -5
  %102 = sext i32 %101 to i64
  %103 = getelementptr i32, i32* %90, i64 %102
  %104 = atomicrmw add i32* %103, i32 %89 seq_cst, align 4
  %105 = add nsw i32 %lsr.iv, -4
  %106 = sdiv i32 %105, 800
  %107 = icmp slt i32 %14, -3
  %.neg.3 = sext i1 %107 to i32
  %108 = add nsw i32 %106, %.neg.3
  %.neg4.3 = mul i32 %108, -800
  %109 = add i32 %lsr.iv, %.neg4.3
  %110 = add i32 %109, -4
  %111 = sdiv i32 %110, 40
  %.lobit9 = ashr i32 %110, 31
  %112 = add nsw i32 %111, %.lobit9
  %113 = mul i32 %108, 9200
  %114 = mul i32 %112, 60
  %115 = add i32 %113, %114
  %116 = add i32 %lsr.iv, %115
  %117 = add i32 %116, -4
  %118 = load i32*, i32** %9, align 8
  %119 = load i32, i32* %10, align 4
  %120 = load i32, i32* %11, align 4
  %121 = mul i32 %119, %108
  %122 = add i32 %121, %112
  %123 = mul i32 %122, %120
  %124 = mul i32 %112, 40
  %125 = sub i32 %123, %124
  %126 = mul i32 %108, 800
  %127 = sub i32 %125, %126
  %128 = add i32 %lsr.iv, %127
  %129 = add i32 %128, -4
  %130 = sext i32 %129 to i64
  %131 = getelementptr i32, i32* %118, i64 %130
  %132 = atomicrmw add i32* %131, i32 %117 seq_cst, align 4
  %133 = add nsw i32 %lsr.iv, -3
  %134 = sdiv i32 %133, 800
  %135 = icmp slt i32 %14, -4
  %.neg.4 = sext i1 %135 to i32
  %136 = add nsw i32 %134, %.neg.4
  %.neg4.4 = mul i32 %136, -800
  %137 = add i32 %lsr.iv, %.neg4.4
  %138 = add i32 %137, -3
  %139 = sdiv i32 %138, 40
  %.lobit10 = ashr i32 %138, 31
  %140 = add nsw i32 %139, %.lobit10
  %141 = mul i32 %136, 9200
  %142 = mul i32 %140, 60
  %143 = add i32 %141, %142
  %144 = add i32 %lsr.iv, %143
  %145 = add i32 %144, -3
  %146 = load i32*, i32** %9, align 8
  %147 = load i32, i32* %10, align 4
  %148 = load i32, i32* %11, align 4
  %149 = mul i32 %147, %136
  %150 = add i32 %149, %140
  %151 = mul i32 %150, %148
  %152 = mul i32 %140, 40
  %153 = sub i32 %151, %152
  %154 = mul i32 %136, 800
  %155 = sub i32 %153, %154
  %156 = add i32 %lsr.iv, %155
  %157 = add i32 %156, -3
  %158 = sext i32 %157 to i64
  %159 = getelementptr i32, i32* %146, i64 %158
  %160 = atomicrmw add i32* %159, i32 %145 seq_cst, align 4
  %161 = add nsw i32 %lsr.iv, -2
  %162 = sdiv i32 %161, 800
  %163 = icmp slt i32 %14, -5
  %.neg.5 = sext i1 %163 to i32
  %164 = add nsw i32 %162, %.neg.5
  %.neg4.5 = mul i32 %164, -800
  %165 = add i32 %lsr.iv, %.neg4.5
  %166 = add i32 %165, -2
  %167 = sdiv i32 %166, 40
  %.lobit11 = ashr i32 %166, 31
  %168 = add nsw i32 %167, %.lobit11
  %169 = mul i32 %164, 9200
  %170 = mul i32 %168, 60
  %171 = add i32 %169, %170
  %172 = add i32 %lsr.iv, %171
  %173 = add i32 %172, -2
  %174 = load i32*, i32** %9, align 8
  %175 = load i32, i32* %10, align 4
  %176 = load i32, i32* %11, align 4
  %177 = mul i32 %175, %164
  %178 = add i32 %177, %168
  %179 = mul i32 %178, %176
  %180 = mul i32 %168, 40
  %181 = sub i32 %179, %180
  %182 = mul i32 %164, 800
  %183 = sub i32 %181, %182
  %184 = add i32 %lsr.iv, %183
  %185 = add i32 %184, -2
  %186 = sext i32 %185 to i64
  %187 = getelementptr i32, i32* %174, i64 %186
  %188 = atomicrmw add i32* %187, i32 %173 seq_cst, align 4
  %189 = add nsw i32 %lsr.iv, -1
  %190 = sdiv i32 %189, 800
  %191 = icmp slt i32 %14, -6
  %.neg.6 = sext i1 %191 to i32
  %192 = add nsw i32 %190, %.neg.6
  %.neg4.6 = mul i32 %192, -800
  %193 = add i32 %lsr.iv, %.neg4.6
  %194 = add i32 %193, -1
  %195 = sdiv i32 %194, 40
  %.lobit12 = ashr i32 %194, 31
  %196 = add nsw i32 %195, %.lobit12
  %197 = mul i32 %192, 9200
  %198 = mul i32 %196, 60
  %199 = add i32 %197, %198
  %200 = add i32 %lsr.iv, %199
  %201 = add i32 %200, -1
  %202 = load i32*, i32** %9, align 8
  %203 = load i32, i32* %10, align 4
  %204 = load i32, i32* %11, align 4
  %205 = mul i32 %203, %192
  %206 = add i32 %205, %196
  %207 = mul i32 %206, %204
  %208 = mul i32 %196, 40
  %209 = sub i32 %207, %208
  %210 = mul i32 %192, 800
  %211 = sub i32 %209, %210
  %212 = add i32 %lsr.iv, %211
  %213 = add i32 %212, -1
  %214 = sext i32 %213 to i64
  %215 = getelementptr i32, i32* %202, i64 %214
  %216 = atomicrmw add i32* %215, i32 %201 seq_cst, align 4
  %217 = sdiv i32 %lsr.iv, 800
  %218 = icmp slt i32 %14, -7
  %.neg.7 = sext i1 %218 to i32
  %219 = add nsw i32 %217, %.neg.7
  %.neg4.7 = mul i32 %219, -800
  %220 = add i32 %lsr.iv, %.neg4.7
  %221 = sdiv i32 %220, 40
  %.lobit13 = ashr i32 %220, 31
  %222 = add nsw i32 %221, %.lobit13
  %223 = mul i32 %219, 9200
  %224 = mul i32 %222, 60
  %225 = add i32 %223, %224
  %226 = add i32 %lsr.iv, %225
  %227 = load i32*, i32** %9, align 8
  %228 = load i32, i32* %10, align 4
  %229 = load i32, i32* %11, align 4
  %230 = mul i32 %228, %219
  %231 = add i32 %230, %222
  %232 = mul i32 %231, %229
  %233 = mul i32 %222, 40
  %234 = sub i32 %232, %233
  %235 = mul i32 %219, 800
  %236 = sub i32 %234, %235
  %237 = add i32 %lsr.iv, %236
  %238 = sext i32 %237 to i64
  %239 = getelementptr i32, i32* %227, i64 %238
  %240 = atomicrmw add i32* %239, i32 %226 seq_cst, align 4
  %lsr.iv.next = add i32 %lsr.iv, 8
  %241 = add i32 %13, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %241, 7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.21, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.21**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.21*, %struct.RuntimeContext.21** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.21*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.21*, i8*)*, void (%struct.RuntimeContext.21*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.21*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.21*, i8*, i32)*, void (%struct.RuntimeContext.21*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.21*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.21*, i8*)*, void (%struct.RuntimeContext.21*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.21*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.21* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.21* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.21* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.21, %struct.RuntimeContext.21* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.21* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.21* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.21*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.21* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
