; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.250*, void (%struct.RuntimeContext.250*, i8*)*, void (%struct.RuntimeContext.250*, i8*, i32)*, void (%struct.RuntimeContext.250*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.250 = type { i8*, %struct.LLVMRuntime.249*, i32, i64* }
%struct.LLVMRuntime.249 = type { %struct.PreallocatedMemoryChunk.244, %struct.PreallocatedMemoryChunk.244, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.245*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.246*], [1024 x %struct.NodeManager.247*], [1024 x i8*], i8*, %struct.RandState.248*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.244 = type { i8*, i8*, i64 }
%struct.__va_list_tag.245 = type { i32, i32, i8*, i8* }
%struct.ListManager.246 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.249* }
%struct.NodeManager.247 = type <{ %struct.LLVMRuntime.249*, i32, i32, i32, i32, %struct.ListManager.246*, %struct.ListManager.246*, %struct.ListManager.246*, i32, [4 x i8] }>
%struct.RandState.248 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define void @inside_3d_c114_0_kernel_0_serial(%struct.RuntimeContext.250* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.250* %context to { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }**
  %1 = load { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = add i32 %3, -1
  %5 = tail call i32 @llvm.smax.i32(i32 %4, i32 1)
  %6 = add nsw i32 %5, -1
  %7 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 1
  %8 = load i32, i32* %7, align 4
  %9 = tail call i32 @llvm.smax.i32(i32 %8, i32 2)
  %10 = add nsw i32 %9, -2
  %11 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 2
  %12 = load i32, i32* %11, align 4
  %13 = tail call i32 @llvm.smax.i32(i32 %12, i32 0)
  %14 = getelementptr inbounds %struct.RuntimeContext.250, %struct.RuntimeContext.250* %context, i64 0, i32 1
  %15 = load %struct.LLVMRuntime.249*, %struct.LLVMRuntime.249** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %15, i64 0, i32 14
  %17 = load i8*, i8** %16, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 8
  %19 = bitcast i8* %18 to i32*
  store i32 %13, i32* %19, align 4
  %20 = mul i32 %10, %13
  %21 = load %struct.LLVMRuntime.249*, %struct.LLVMRuntime.249** %14, align 8
  %22 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %21, i64 0, i32 14
  %23 = load i8*, i8** %22, align 8
  %24 = getelementptr inbounds i8, i8* %23, i64 4
  %25 = bitcast i8* %24 to i32*
  store i32 %20, i32* %25, align 4
  %26 = mul i32 %20, %6
  %27 = load %struct.LLVMRuntime.249*, %struct.LLVMRuntime.249** %14, align 8
  %28 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %27, i64 0, i32 14
  %29 = bitcast i8** %28 to i32**
  %30 = load i32*, i32** %29, align 8
  store i32 %26, i32* %30, align 4
  ret void
}

; Function Attrs: nounwind
define void @inside_3d_c114_0_kernel_1_range_for(%struct.RuntimeContext.250* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.250* %context, %struct.RuntimeContext.250** %4, align 8
  store void (%struct.RuntimeContext.250*, i8*)* null, void (%struct.RuntimeContext.250*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.250*, i8*, i32)* @function_body, void (%struct.RuntimeContext.250*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.250*, i8*)* null, void (%struct.RuntimeContext.250*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.250, %struct.RuntimeContext.250* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.249*, %struct.LLVMRuntime.249** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.250* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.250, %struct.RuntimeContext.250* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.249*, %struct.LLVMRuntime.249** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.250* %0 to { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }**
  %22 = load { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 0, i32 2
  %26 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %27 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 0, i32 1
  %28 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 0, i32 2
  %29 = sub i32 %19, %17
  %30 = xor i32 %17, -1
  %31 = add i32 %19, %30
  %xtraiter = and i32 %29, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %32 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv7 = phi i32 [ %32, %for_loop_body.prol.preheader ], [ %lsr.iv.next8, %for_loop_body.prol ]
  %.06.prol = phi i32 [ %115, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %33 = load %struct.LLVMRuntime.249*, %struct.LLVMRuntime.249** %3, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %33, i64 0, i32 14
  %35 = load i8*, i8** %34, align 8
  %36 = getelementptr inbounds i8, i8* %35, i64 4
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 4
  %39 = sdiv i32 %.06.prol, %38
  %40 = mul i32 %39, %38
  %41 = xor i32 %38, %.06.prol
  %42 = icmp slt i32 %41, 0
  %43 = icmp ne i32 %.06.prol, 0
  %44 = icmp ne i32 %.06.prol, %40
  %45 = and i1 %43, %42
  %46 = and i1 %45, %44
  %.neg4.prol = sext i1 %46 to i32
  %47 = add i32 %39, %.neg4.prol
  %48 = add i32 %47, 1
  %49 = mul i32 %47, %38
  %50 = mul i32 %38, -1
  %51 = mul i32 %50, %47
  %52 = add i32 %.06.prol, %51
  %53 = getelementptr inbounds i8, i8* %35, i64 8
  %54 = bitcast i8* %53 to i32*
  %55 = load i32, i32* %54, align 4
  %56 = sdiv i32 %52, %55
  %57 = mul i32 %56, %55
  %58 = xor i32 %52, %55
  %59 = icmp slt i32 %58, 0
  %60 = icmp ne i32 %.06.prol, %49
  %61 = icmp ne i32 %52, %57
  %62 = and i1 %60, %59
  %63 = and i1 %61, %62
  %.neg5.prol = sext i1 %63 to i32
  %64 = add i32 %56, %.neg5.prol
  %65 = add i32 %64, 2
  %66 = mul i32 %64, %55
  %67 = load i32*, i32** %23, align 8
  %68 = load i32, i32* %24, align 4
  %69 = load i32, i32* %25, align 4
  %70 = mul i32 %47, %68
  %71 = add i32 %65, %70
  %72 = mul i32 %71, %69
  %73 = sub i32 %72, %49
  %74 = sub i32 %73, %66
  %75 = add i32 %.06.prol, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr i32, i32* %67, i64 %76
  %78 = load i32, i32* %77, align 4
  %79 = add i32 %47, 2
  %80 = mul i32 %79, %68
  %81 = add i32 %65, %80
  %82 = mul i32 %81, %69
  %83 = sub i32 %82, %49
  %84 = sub i32 %83, %66
  %85 = add i32 %.06.prol, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr i32, i32* %67, i64 %86
  %88 = load i32, i32* %87, align 4
  %89 = mul i32 %65, %88
  %90 = mul i32 %48, %68
  %91 = add i32 %64, %90
  %92 = mul i32 %91, %69
  %93 = sub i32 %92, %49
  %94 = sub i32 %93, %66
  %95 = add i32 %.06.prol, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr i32, i32* %67, i64 %96
  %98 = load i32, i32* %97, align 4
  %99 = add i32 %98, %78
  %100 = add i32 %99, %89
  %101 = sub i32 %100, %49
  %102 = sub i32 %101, %66
  %103 = add i32 %.06.prol, %102
  %104 = load i32*, i32** %26, align 8
  %105 = load i32, i32* %27, align 4
  %106 = load i32, i32* %28, align 4
  %107 = mul i32 %105, %48
  %108 = add i32 %65, %107
  %109 = mul i32 %108, %106
  %110 = sub i32 %109, %49
  %111 = sub i32 %110, %66
  %112 = add i32 %.06.prol, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr i32, i32* %104, i64 %113
  store i32 %103, i32* %114, align 4
  %115 = add i32 %.06.prol, 1
  %lsr.iv.next8 = add nsw i32 %lsr.iv7, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next8, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.06.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %115, %for_loop_body.prol.loopexit.loopexit ]
  %116 = icmp ult i32 %31, 3
  br i1 %116, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %117 = add i32 %.06.unr, 3
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i32 [ %117, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %118 = add i32 %lsr.iv, -3
  %119 = load %struct.LLVMRuntime.249*, %struct.LLVMRuntime.249** %3, align 8
  %120 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %119, i64 0, i32 14
  %121 = load i8*, i8** %120, align 8
  %122 = getelementptr inbounds i8, i8* %121, i64 4
  %123 = bitcast i8* %122 to i32*
  %124 = load i32, i32* %123, align 4
  %125 = sdiv i32 %118, %124
  %126 = mul i32 %125, %124
  %127 = xor i32 %124, %118
  %128 = icmp slt i32 %127, 0
  %129 = icmp ne i32 %118, 0
  %130 = icmp ne i32 %126, %118
  %131 = and i1 %129, %128
  %132 = and i1 %131, %130
  %.neg4 = sext i1 %132 to i32
  %133 = add i32 %125, %.neg4
  %134 = add i32 %133, 1
  %135 = mul i32 %133, %124
  %136 = mul i32 %124, -1
  %137 = mul i32 %136, %133
  %138 = add i32 %lsr.iv, %137
  %139 = add i32 %138, -3
  %140 = getelementptr inbounds i8, i8* %121, i64 8
  %141 = bitcast i8* %140 to i32*
  %142 = load i32, i32* %141, align 4
  %143 = sdiv i32 %139, %142
  %144 = mul i32 %143, %142
  %145 = xor i32 %139, %142
  %146 = icmp slt i32 %145, 0
  %147 = icmp ne i32 %118, %135
  %148 = icmp ne i32 %139, %144
  %149 = and i1 %147, %146
  %150 = and i1 %148, %149
  %.neg5 = sext i1 %150 to i32
  %151 = add i32 %143, %.neg5
  %152 = add i32 %151, 2
  %153 = mul i32 %151, %142
  %154 = load i32*, i32** %23, align 8
  %155 = load i32, i32* %24, align 4
  %156 = load i32, i32* %25, align 4
  %157 = mul i32 %133, %155
  %158 = add i32 %152, %157
  %159 = mul i32 %158, %156
  %160 = sub i32 %159, %135
  %161 = sub i32 %160, %153
  %162 = add i32 %lsr.iv, %161
  %163 = add i32 %162, -3
  %164 = sext i32 %163 to i64
  %165 = getelementptr i32, i32* %154, i64 %164
  %166 = load i32, i32* %165, align 4
  %167 = add i32 %133, 2
  %168 = mul i32 %167, %155
  %169 = add i32 %152, %168
  %170 = mul i32 %169, %156
  %171 = sub i32 %170, %135
  %172 = sub i32 %171, %153
  %173 = add i32 %lsr.iv, %172
  %174 = add i32 %173, -3
  %175 = sext i32 %174 to i64
  %176 = getelementptr i32, i32* %154, i64 %175
  %177 = load i32, i32* %176, align 4
  %178 = mul i32 %152, %177
  %179 = mul i32 %134, %155
  %180 = add i32 %151, %179
  %181 = mul i32 %180, %156
  %182 = sub i32 %181, %135
  %183 = sub i32 %182, %153
  %184 = add i32 %lsr.iv, %183
  %185 = add i32 %184, -3
  %186 = sext i32 %185 to i64
  %187 = getelementptr i32, i32* %154, i64 %186
  %188 = load i32, i32* %187, align 4
  %189 = add i32 %188, %166
  %190 = add i32 %189, %178
  %191 = sub i32 %190, %135
  %192 = sub i32 %191, %153
  %193 = add i32 %lsr.iv, %192
  %194 = add i32 %193, -3
  %195 = load i32*, i32** %26, align 8
  %196 = load i32, i32* %27, align 4
  %197 = load i32, i32* %28, align 4
  %198 = mul i32 %196, %134
  %199 = add i32 %152, %198
  %200 = mul i32 %199, %197
  %201 = sub i32 %200, %135
  %202 = sub i32 %201, %153
  %203 = add i32 %lsr.iv, %202
  %204 = add i32 %203, -3
  %205 = sext i32 %204 to i64
  %206 = getelementptr i32, i32* %195, i64 %205
  store i32 %194, i32* %206, align 4
  %207 = load %struct.LLVMRuntime.249*, %struct.LLVMRuntime.249** %3, align 8
  %208 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %207, i64 0, i32 14
  %209 = load i8*, i8** %208, align 8
  %210 = getelementptr inbounds i8, i8* %209, i64 4
  %211 = bitcast i8* %210 to i32*
  %212 = load i32, i32* %211, align 4
  %213 = add i32 %118, 1
  %214 = sdiv i32 %213, %212
  %215 = mul i32 %214, %212
  %216 = xor i32 %212, %213
  %217 = icmp slt i32 %216, 0
  %218 = icmp ne i32 %213, 0
  %219 = icmp ne i32 %215, %213
  %220 = and i1 %218, %217
  %221 = and i1 %220, %219
  %.neg4.1 = sext i1 %221 to i32
  %222 = add i32 %214, %.neg4.1
  %223 = add i32 %222, 1
  %224 = mul i32 %222, %212
  %225 = mul i32 %212, -1
  %226 = mul i32 %225, %222
  %227 = add i32 %lsr.iv, %226
  %228 = add i32 %227, -2
  %229 = getelementptr inbounds i8, i8* %209, i64 8
  %230 = bitcast i8* %229 to i32*
  %231 = load i32, i32* %230, align 4
  %232 = sdiv i32 %228, %231
  %233 = mul i32 %232, %231
  %234 = xor i32 %228, %231
  %235 = icmp slt i32 %234, 0
  %236 = icmp ne i32 %213, %224
  %237 = icmp ne i32 %228, %233
  %238 = and i1 %236, %235
  %239 = and i1 %237, %238
  %.neg5.1 = sext i1 %239 to i32
  %240 = add i32 %232, %.neg5.1
  %241 = add i32 %240, 2
  %242 = mul i32 %240, %231
  %243 = load i32*, i32** %23, align 8
  %244 = load i32, i32* %24, align 4
  %245 = load i32, i32* %25, align 4
  %246 = mul i32 %222, %244
  %247 = add i32 %241, %246
  %248 = mul i32 %247, %245
  %249 = sub i32 %248, %224
  %250 = sub i32 %249, %242
  %251 = add i32 %lsr.iv, %250
  %252 = add i32 %251, -2
  %253 = sext i32 %252 to i64
  %254 = getelementptr i32, i32* %243, i64 %253
  %255 = load i32, i32* %254, align 4
  %256 = add i32 %222, 2
  %257 = mul i32 %256, %244
  %258 = add i32 %241, %257
  %259 = mul i32 %258, %245
  %260 = sub i32 %259, %224
  %261 = sub i32 %260, %242
  %262 = add i32 %lsr.iv, %261
  %263 = add i32 %262, -2
  %264 = sext i32 %263 to i64
  %265 = getelementptr i32, i32* %243, i64 %264
  %266 = load i32, i32* %265, align 4
  %267 = mul i32 %241, %266
  %268 = mul i32 %223, %244
  %269 = add i32 %240, %268
  %270 = mul i32 %269, %245
  %271 = sub i32 %270, %224
  %272 = sub i32 %271, %242
  %273 = add i32 %lsr.iv, %272
  %274 = add i32 %273, -2
  %275 = sext i32 %274 to i64
  %276 = getelementptr i32, i32* %243, i64 %275
  %277 = load i32, i32* %276, align 4
  %278 = add i32 %277, %255
  %279 = add i32 %278, %267
  %280 = sub i32 %279, %224
  %281 = sub i32 %280, %242
  %282 = add i32 %lsr.iv, %281
  %283 = add i32 %282, -2
  %284 = load i32*, i32** %26, align 8
  %285 = load i32, i32* %27, align 4
  %286 = load i32, i32* %28, align 4
  %287 = mul i32 %285, %223
  %288 = add i32 %241, %287
  %289 = mul i32 %288, %286
  %290 = sub i32 %289, %224
  %291 = sub i32 %290, %242
  %292 = add i32 %lsr.iv, %291
  %293 = add i32 %292, -2
  %294 = sext i32 %293 to i64
  %295 = getelementptr i32, i32* %284, i64 %294
  store i32 %283, i32* %295, align 4
  %296 = load %struct.LLVMRuntime.249*, %struct.LLVMRuntime.249** %3, align 8
  %297 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %296, i64 0, i32 14
  %298 = load i8*, i8** %297, align 8
  %299 = getelementptr inbounds i8, i8* %298, i64 4
  %300 = bitcast i8* %299 to i32*
  %301 = load i32, i32* %300, align 4
  %302 = add i32 %213, 1
  %303 = sdiv i32 %302, %301
  %304 = mul i32 %303, %301
  %305 = xor i32 %301, %302
  %306 = icmp slt i32 %305, 0
  %307 = icmp ne i32 %302, 0
  %308 = icmp ne i32 %304, %302
  %309 = and i1 %307, %306
  %310 = and i1 %309, %308
  %.neg4.2 = sext i1 %310 to i32
  %311 = add i32 %303, %.neg4.2
  %312 = add i32 %311, 1
  %313 = mul i32 %311, %301
  %314 = mul i32 %301, -1
  %315 = mul i32 %314, %311
  %316 = add i32 %lsr.iv, %315
  %317 = add i32 %316, -1
  %318 = getelementptr inbounds i8, i8* %298, i64 8
  %319 = bitcast i8* %318 to i32*
  %320 = load i32, i32* %319, align 4
  %321 = sdiv i32 %317, %320
  %322 = mul i32 %321, %320
  %323 = xor i32 %317, %320
  %324 = icmp slt i32 %323, 0
  %325 = icmp ne i32 %302, %313
  %326 = icmp ne i32 %317, %322
  %327 = and i1 %325, %324
  %328 = and i1 %326, %327
  %.neg5.2 = sext i1 %328 to i32
  %329 = add i32 %321, %.neg5.2
  %330 = add i32 %329, 2
  %331 = mul i32 %329, %320
  %332 = load i32*, i32** %23, align 8
  %333 = load i32, i32* %24, align 4
  %334 = load i32, i32* %25, align 4
  %335 = mul i32 %311, %333
  %336 = add i32 %330, %335
  %337 = mul i32 %336, %334
  %338 = sub i32 %337, %313
  %339 = sub i32 %338, %331
  %340 = add i32 %lsr.iv, %339
  %341 = add i32 %340, -1
  %342 = sext i32 %341 to i64
  %343 = getelementptr i32, i32* %332, i64 %342
  %344 = load i32, i32* %343, align 4
  %345 = add i32 %311, 2
  %346 = mul i32 %345, %333
  %347 = add i32 %330, %346
  %348 = mul i32 %347, %334
  %349 = sub i32 %348, %313
  %350 = sub i32 %349, %331
  %351 = add i32 %lsr.iv, %350
  %352 = add i32 %351, -1
  %353 = sext i32 %352 to i64
  %354 = getelementptr i32, i32* %332, i64 %353
  %355 = load i32, i32* %354, align 4
  %356 = mul i32 %330, %355
  %357 = mul i32 %312, %333
  %358 = add i32 %329, %357
  %359 = mul i32 %358, %334
  %360 = sub i32 %359, %313
  %361 = sub i32 %360, %331
  %362 = add i32 %lsr.iv, %361
  %363 = add i32 %362, -1
  %364 = sext i32 %363 to i64
  %365 = getelementptr i32, i32* %332, i64 %364
  %366 = load i32, i32* %365, align 4
  %367 = add i32 %366, %344
  %368 = add i32 %367, %356
  %369 = sub i32 %368, %313
  %370 = sub i32 %369, %331
  %371 = add i32 %lsr.iv, %370
  %372 = add i32 %371, -1
  %373 = load i32*, i32** %26, align 8
  %374 = load i32, i32* %27, align 4
  %375 = load i32, i32* %28, align 4
  %376 = mul i32 %374, %312
  %377 = add i32 %330, %376
  %378 = mul i32 %377, %375
  %379 = sub i32 %378, %313
  %380 = sub i32 %379, %331
  %381 = add i32 %lsr.iv, %380
  %382 = add i32 %381, -1
  %383 = sext i32 %382 to i64
  %384 = getelementptr i32, i32* %373, i64 %383
  store i32 %372, i32* %384, align 4
  %385 = load %struct.LLVMRuntime.249*, %struct.LLVMRuntime.249** %3, align 8
  %386 = getelementptr inbounds %struct.LLVMRuntime.249, %struct.LLVMRuntime.249* %385, i64 0, i32 14
  %387 = load i8*, i8** %386, align 8
  %388 = getelementptr inbounds i8, i8* %387, i64 4
  %389 = bitcast i8* %388 to i32*
  %390 = load i32, i32* %389, align 4
  %391 = sdiv i32 %lsr.iv, %390
  %392 = mul i32 %391, %390
  %393 = xor i32 %390, %lsr.iv
  %394 = icmp slt i32 %393, 0
  %395 = icmp ne i32 %lsr.iv, 0
  %396 = icmp ne i32 %392, %lsr.iv
  %397 = and i1 %395, %394
  %398 = and i1 %397, %396
  %.neg4.3 = sext i1 %398 to i32
  %399 = add i32 %391, %.neg4.3
  %400 = add i32 %399, 1
  %401 = mul i32 %399, %390
  %402 = mul i32 %390, -1
  %403 = mul i32 %402, %399
  %404 = add i32 %lsr.iv, %403
  %405 = getelementptr inbounds i8, i8* %387, i64 8
  %406 = bitcast i8* %405 to i32*
  %407 = load i32, i32* %406, align 4
  %408 = sdiv i32 %404, %407
  %409 = mul i32 %408, %407
  %410 = xor i32 %404, %407
  %411 = icmp slt i32 %410, 0
  %412 = icmp ne i32 %lsr.iv, %401
  %413 = icmp ne i32 %404, %409
  %414 = and i1 %412, %411
  %415 = and i1 %413, %414
  %.neg5.3 = sext i1 %415 to i32
  %416 = add i32 %408, %.neg5.3
  %417 = add i32 %416, 2
  %418 = mul i32 %416, %407
  %419 = load i32*, i32** %23, align 8
  %420 = load i32, i32* %24, align 4
  %421 = load i32, i32* %25, align 4
  %422 = mul i32 %399, %420
  %423 = add i32 %417, %422
  %424 = mul i32 %423, %421
  %425 = sub i32 %424, %401
  %426 = sub i32 %425, %418
  %427 = add i32 %lsr.iv, %426
  %428 = sext i32 %427 to i64
  %429 = getelementptr i32, i32* %419, i64 %428
  %430 = load i32, i32* %429, align 4
  %431 = add i32 %399, 2
  %432 = mul i32 %431, %420
  %433 = add i32 %417, %432
  %434 = mul i32 %433, %421
  %435 = sub i32 %434, %401
  %436 = sub i32 %435, %418
  %437 = add i32 %lsr.iv, %436
  %438 = sext i32 %437 to i64
  %439 = getelementptr i32, i32* %419, i64 %438
  %440 = load i32, i32* %439, align 4
  %441 = mul i32 %417, %440
  %442 = mul i32 %400, %420
  %443 = add i32 %416, %442
  %444 = mul i32 %443, %421
  %445 = sub i32 %444, %401
  %446 = sub i32 %445, %418
  %447 = add i32 %lsr.iv, %446
  %448 = sext i32 %447 to i64
  %449 = getelementptr i32, i32* %419, i64 %448
  %450 = load i32, i32* %449, align 4
  %451 = add i32 %450, %430
  %452 = add i32 %451, %441
  %453 = sub i32 %452, %401
  %454 = sub i32 %453, %418
  %455 = add i32 %lsr.iv, %454
  %456 = load i32*, i32** %26, align 8
  %457 = load i32, i32* %27, align 4
  %458 = load i32, i32* %28, align 4
  %459 = mul i32 %457, %400
  %460 = add i32 %417, %459
  %461 = mul i32 %460, %458
  %462 = sub i32 %461, %401
  %463 = sub i32 %462, %418
  %464 = add i32 %lsr.iv, %463
  %465 = sext i32 %464 to i64
  %466 = getelementptr i32, i32* %456, i64 %465
  store i32 %455, i32* %466, align 4
  %lsr.iv.next = add i32 %lsr.iv, 4
  %467 = add i32 %lsr.iv, 1
  %exitcond.not.3 = icmp eq i32 %467, %19
  br i1 %exitcond.not.3, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.250, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.250**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.250*, %struct.RuntimeContext.250** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.250*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.250*, i8*)*, void (%struct.RuntimeContext.250*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.250*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.250*, i8*, i32)*, void (%struct.RuntimeContext.250*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.250*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.250*, i8*)*, void (%struct.RuntimeContext.250*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.250*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.250* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.250* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.250* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.250, %struct.RuntimeContext.250* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.250* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.250* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.250*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.250* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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

attributes #0 = { mustprogress nofree nosync nounwind willreturn }
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
