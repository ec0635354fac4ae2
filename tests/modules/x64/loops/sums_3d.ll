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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @sums_3d_c86_0_kernel_0_serial(%struct.RuntimeContext.42* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.42* %context to { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }**
  %1 = load { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.42, %struct.RuntimeContext.42* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 12
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }** %0, align 8
  %11 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %10, i64 0, i32 0, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 8
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = load { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }*, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }** %0, align 8
  %19 = getelementptr { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }, { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }* %18, i64 0, i32 0, i32 0, i32 2
  %20 = load i32, i32* %19, align 4
  %21 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %4, align 8
  %22 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %21, i64 0, i32 14
  %23 = load i8*, i8** %22, align 8
  %24 = getelementptr inbounds i8, i8* %23, i64 4
  %25 = bitcast i8* %24 to i32*
  store i32 %20, i32* %25, align 4
  %26 = mul i32 %12, %3
  %27 = mul i32 %26, %20
  %28 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %4, align 8
  %29 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %28, i64 0, i32 14
  %30 = bitcast i8** %29 to i32**
  %31 = load i32*, i32** %30, align 8
  store i32 %27, i32* %31, align 4
  ret void
}

; Function Attrs: nounwind
define void @sums_3d_c86_0_kernel_1_range_for(%struct.RuntimeContext.42* %context) local_unnamed_addr #1 {
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
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.42* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.42, %struct.RuntimeContext.42* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.42* %0 to { { { i32, i32, i32 }, i32* }, { { i32, i32, i32 }, i32* } }**
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
  %xtraiter = and i32 %29, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %32 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %32, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %77, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %33 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %3, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %33, i64 0, i32 14
  %35 = load i8*, i8** %34, align 8
  %36 = getelementptr inbounds i8, i8* %35, i64 4
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 4
  %39 = srem i32 %.04.prol, %38
  %40 = sdiv i32 %.04.prol, %38
  %41 = getelementptr inbounds i8, i8* %35, i64 8
  %42 = bitcast i8* %41 to i32*
  %43 = load i32, i32* %42, align 4
  %44 = srem i32 %40, %43
  %45 = sdiv i32 %40, %43
  %46 = getelementptr inbounds i8, i8* %35, i64 12
  %47 = bitcast i8* %46 to i32*
  %48 = load i32, i32* %47, align 4
  %49 = srem i32 %45, %48
  %50 = load i32*, i32** %23, align 8
  %51 = load i32, i32* %24, align 4
  %52 = load i32, i32* %25, align 4
  %53 = mul i32 %51, %49
  %54 = add i32 %53, %44
  %55 = mul i32 %54, %52
  %56 = add i32 %55, %39
  %57 = sext i32 %56 to i64
  %58 = getelementptr i32, i32* %50, i64 %57
  %59 = load i32, i32* %58, align 4
  %60 = mul i32 %59, 3
  %61 = mul i32 %49, 10000
  %62 = mul i32 %44, 100
  %63 = load i32*, i32** %26, align 8
  %64 = load i32, i32* %27, align 4
  %65 = load i32, i32* %28, align 4
  %66 = mul i32 %64, %49
  %67 = add i32 %66, %44
  %68 = mul i32 %67, %65
  %69 = add i32 %68, %39
  %70 = sext i32 %69 to i64
  %71 = getelementptr i32, i32* %63, i64 %70
  %72 = load i32, i32* %71, align 4
  %73 = add i32 %62, %39
  %74 = add i32 %73, %61
  %75 = add i32 %74, %60
  %76 = add i32 %75, %72
  store i32 %76, i32* %71, align 4
  %77 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %77, %for_loop_body.prol.loopexit.loopexit ]
  %78 = icmp ult i32 %31, 7
  br i1 %78, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %438, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %79 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %3, align 8
  %80 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %79, i64 0, i32 14
  %81 = load i8*, i8** %80, align 8
  %82 = getelementptr inbounds i8, i8* %81, i64 4
  %83 = bitcast i8* %82 to i32*
  %84 = load i32, i32* %83, align 4
  %85 = srem i32 %.04, %84
  %86 = sdiv i32 %.04, %84
  %87 = getelementptr inbounds i8, i8* %81, i64 8
  %88 = bitcast i8* %87 to i32*
  %89 = load i32, i32* %88, align 4
  %90 = srem i32 %86, %89
  %91 = sdiv i32 %86, %89
  %92 = getelementptr inbounds i8, i8* %81, i64 12
  %93 = bitcast i8* %92 to i32*
  %94 = load i32, i32* %93, align 4
  %95 = srem i32 %91, %94
  %96 = load i32*, i32** %23, align 8
  %97 = load i32, i32* %24, align 4
  %98 = load i32, i32* %25, align 4
  %99 = mul i32 %97, %95
  %100 = add i32 %99, %90
  %101 = mul i32 %100, %98
  %102 = add i32 %101, %85
  %103 = sext i32 %102 to i64
  %104 = getelementptr i32, i32* %96, i64 %103
  %105 = load i32, i32* %104, align 4
  %106 = mul i32 %105, 3
  %107 = mul i32 %95, 10000
  %108 = mul i32 %90, 100
  %109 = load i32*, i32** %26, align 8
  %110 = load i32, i32* %27, align 4
  %111 = load i32, i32* %28, align 4
  %112 = mul i32 %110, %95
  %113 = add i32 %112, %90
  %114 = mul i32 %113, %111
  %115 = add i32 %114, %85
  %116 = sext i32 %115 to i64
  %117 = getelementptr i32, i32* %109, i64 %116
  %118 = load i32, i32* %117, align 4
  %119 = add i32 %108, %85
  %120 = add i32 %119, %107
  %121 = add i32 %120, %106
  %122 = add i32 %121, %118
  store i32 %122, i32* %117, align 4
  %123 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %3, align 8
  %124 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %123, i64 0, i32 14
  %125 = load i8*, i8** %124, align 8
  %126 = getelementptr inbounds i8, i8* %125, i64 4
  %127 = bitcast i8* %126 to i32*
  %128 = load i32, i32* %127, align 4
  %129 = add i32 %.04, 1
  %130 = srem i32 %129, %128
  %131 = sdiv i32 %129, %128
  %132 = getelementptr inbounds i8, i8* %125, i64 8
  %133 = bitcast i8* %132 to i32*
  %134 = load i32, i32* %133, align 4
  %135 = srem i32 %131, %134
  %136 = sdiv i32 %131, %134
  %137 = getelementptr inbounds i8, i8* %125, i64 12
  %138 = bitcast i8* %137 to i32*
  %139 = load i32, i32* %138, align 4
  %140 = srem i32 %136, %139
  %141 = load i32*, i32** %23, align 8
  %142 = load i32, i32* %24, align 4
  %143 = load i32, i32* %25, align 4
  %144 = mul i32 %142, %140
  %145 = add i32 %144, %135
  %146 = mul i32 %145, %143
  %147 = add i32 %146, %130
  %148 = sext i32 %147 to i64
  %149 = getelementptr i32, i32* %141, i64 %148
  %150 = load i32, i32* %149, align 4
  %151 = mul i32 %150, 3
  %152 = mul i32 %140, 10000
  %153 = mul i32 %135, 100
  %154 = load i32*, i32** %26, align 8
  %155 = load i32, i32* %27, align 4
  %156 = load i32, i32* %28, align 4
  %157 = mul i32 %155, %140
  %158 = add i32 %157, %135
  %159 = mul i32 %158, %156
  %160 = add i32 %159, %130
  %161 = sext i32 %160 to i64
  %162 = getelementptr i32, i32* %154, i64 %161
  %163 = load i32, i32* %162, align 4
  %164 = add i32 %153, %130
  %165 = add i32 %164, %152
  %166 = add i32 %165, %151
  %167 = add i32 %166, %163
  store i32 %167, i32* %162, align 4
  %168 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %3, align 8
  %169 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %168, i64 0, i32 14
  %170 = load i8*, i8** %169, align 8
  %171 = getelementptr inbounds i8, i8* %170, i64 4
  %172 = bitcast i8* %171 to i32*
  %173 = load i32, i32* %172, align 4
  %174 = add i32 %129, 1
  %175 = srem i32 %174, %173
  %176 = sdiv i32 %174, %173
  %177 = getelementptr inbounds i8, i8* %170, i64 8
  %178 = bitcast i8* %177 to i32*
  %179 = load i32, i32* %178, align 4
  %180 = srem i32 %176, %179
  %181 = sdiv i32 %176, %179
  %182 = getelementptr inbounds i8, i8* %170, i64 12
  %183 = bitcast i8* %182 to i32*
  %184 = load i32, i32* %183, align 4
  %185 = srem i32 %181, %184
  %186 = load i32*, i32** %23, align 8
  %187 = load i32, i32* %24, align 4
  %188 = load i32, i32* %25, align 4
  %189 = mul i32 %187, %185
  %190 = add i32 %189, %180
  %191 = mul i32 %190, %188
  %192 = add i32 %191, %175
  %193 = sext i32 %192 to i64
  %194 = getelementptr i32, i32* %186, i64 %193
  %195 = load i32, i32* %194, align 4
  %196 = mul i32 %195, 3
  %197 = mul i32 %185, 10000
  %198 = mul i32 %180, 100
  %199 = load i32*, i32** %26, align 8
  %200 = load i32, i32* %27, align 4
  %201 = load i32, i32* %28, align 4
  %202 = mul i32 %200, %185
  %203 = add i32 %202, %180
  %204 = mul i32 %203, %201
  %205 = add i32 %204, %175
  %206 = sext i32 %205 to i64
  %207 = getelementptr i32, i32* %199, i64 %206
  %208 = load i32, i32* %207, align 4
  %209 = add i32 %198, %175
  %210 = add i32 %209, %197
  %211 = add i32 %210, %196
  %212 = add i32 %211, %208
  store i32 %212, i32* %207, align 4
  %213 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %3, align 8
  %214 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %213, i64 0, i32 14
  %215 = load i8*, i8** %214, align 8
  %216 = getelementptr inbounds i8, i8* %215, i64 4
  %217 = bitcast i8* %216 to i32*
  %218 = load i32, i32* %217, align 4
  %219 = add i32 %174, 1
  %220 = srem i32 %219, %218
  %221 = sdiv i32 %219, %218
  %222 = getelementptr inbounds i8, i8* %215, i64 8
  %223 = bitcast i8* %222 to i32*
  %224 = load i32, i32* %223, align 4
  %225 = srem i32 %221, %224
  %226 = sdiv i32 %221, %224
  %227 = getelementptr inbounds i8, i8* %215, i64 12
  %228 = bitcast i8* %227 to i32*
  %229 = load i32, i32* %228, align 4
  %230 = srem i32 %226, %229
  %231 = load i32*, i32** %23, align 8
  %232 = load i32, i32* %24, align 4
  %233 = load i32, i32* %25, align 4
  %234 = mul i32 %232, %230
  %235 = add i32 %234, %225
  %236 = mul i32 %235, %233
  %237 = add i32 %236, %220
  %238 = sext i32 %237 to i64
  %239 = getelementptr i32, i32* %231, i64 %238
  %240 = load i32, i32* %239, align 4
  %241 = mul i32 %240, 3
  %242 = mul i32 %230, 10000
  %243 = mul i32 %225, 100
  %244 = load i32*, i32** %26, align 8
  %245 = load i32, i32* %27, align 4
  %246 = load i32, i32* %28, align 4
  %247 = mul i32 %245, %230
  %248 = add i32 %247, %225
  %249 = mul i32 %248, %246
  %250 = add i32 %249, %220
  %251 = sext i32 %250 to i64
  %252 = getelementptr i32, i32* %244, i64 %251
  %253 = load i32, i32* %252, align 4
  %254 = add i32 %243, %220
  %255 = add i32 %254, %242
  %256 = add i32 %255, %241
  %257 = add i32 %256, %253
  store i32 %257, i32* %252, align 4
  %258 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %3, align 8
  %259 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %258, i64 0, i32 14
  %260 = load i8*, i8** %259, align 8
  %261 = getelementptr inbounds i8, i8* %260, i64 4
  %262 = bitcast i8* %261 to i32*
  %263 = load i32, i32* %262, align 4
  %264 = add i32 %219, 1
  %265 = srem i32 %264, %263
  %266 = sdiv i32 %264, %263
  %267 = getelementptr inbounds i8, i8* %260, i64 8
  %268 = bitcast i8* %267 to i32*
  %269 = load i32, i32* %268, align 4
  %270 = srem i32 %266, %269
  %271 = sdiv i32 %266, %269
  %272 = getelementptr inbounds i8, i8* %260, i64 12
  %273 = bitcast i8* %272 to i32*
  %274 = load i32, i32* %273, align 4
  %275 = srem i32 %271, %274
  %276 = load i32*, i32** %23, align 8
  %277 = load i32, i32* %24, align 4
  %278 = load i32, i32* %25, align 4
  %279 = mul i32 %277, %275
  %280 = add i32 %279, %270
  %281 = mul i32 %280, %278
  %282 = add i32 %281, %265
  %283 = sext i32 %282 to i64
  %284 = getelementptr i32, i32* %276, i64 %283
  %285 = load i32, i32* %284, align 4
  %286 = mul i32 %285, 3
  %287 = mul i32 %275, 10000
  %288 = mul i32 %270, 100
  %289 = load i32*, i32** %26, align 8
  %290 = load i32, i32* %27, align 4
  %291 = load i32, i32* %28, align 4
  %292 = mul i32 %290, %275
  %293 = add i32 %292, %270
  %294 = mul i32 %293, %291
  %295 = add i32 %294, %265
  %296 = sext i32 %295 to i64
  %297 = getelementptr i32, i32* %289, i64 %296
  %298 = load i32, i32* %297, align 4
  %299 = add i32 %288, %265
  %300 = add i32 %299, %287
  %301 = add i32 %300, %286
  %302 = add i32 %301, %298
  store i32 %302, i32* %297, align 4
  %303 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %3, align 8
  %304 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %303, i64 0, i32 14
  %305 = load i8*, i8** %304, align 8
  %306 = getelementptr inbounds i8, i8* %305, i64 4
  %307 = bitcast i8* %306 to i32*
  %308 = load i32, i32* %307, align 4
  %309 = add i32 %264, 1
  %310 = srem i32 %309, %308
  %311 = sdiv i32 %309, %308
  %312 = getelementptr inbounds i8, i8* %305, i64 8
  %313 = bitcast i8* %312 to i32*
  %314 = load i32, i32* %313, align 4
  %315 = srem i32 %311, %314
  %316 = sdiv i32 %311, %314
  %317 = getelementptr inbounds i8, i8* %305, i64 12
  %318 = bitcast i8* %317 to i32*
  %319 = load i32, i32* %318, align 4
  %320 = srem i32 %316, %319
  %321 = load i32*, i32** %23, align 8
  %322 = load i32, i32* %24, align 4
  %323 = load i32, i32* %25, align 4
  %324 = mul i32 %322, %320
  %325 = add i32 %324, %315
  %326 = mul i32 %325, %323
  %327 = add i32 %326, %310
  %328 = sext i32 %327 to i64
  %329 = getelementptr i32, i32* %321, i64 %328
  %330 = load i32, i32* %329, align 4
  %331 = mul i32 %330, 3
  %332 = mul i32 %320, 10000
  %333 = mul i32 %315, 100
  %334 = load i32*, i32** %26, align 8
  %335 = load i32, i32* %27, align 4
  %336 = load i32, i32* %28, align 4
  %337 = mul i32 %335, %320
  %338 = add i32 %337, %315
  %339 = mul i32 %338, %336
  %340 = add i32 %339, %310
  %341 = sext i32 %340 to i64
  %342 = getelementptr i32, i32* %334, i64 %341
  %343 = load i32, i32* %342, align 4
  %344 = add i32 %333, %310
  %345 = add i32 %344, %332
  %346 = add i32 %345, %331
  %347 = add i32 %346, %343
  store i32 %347, i32* %342, align 4
  %348 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %3, align 8
  %349 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %348, i64 0, i32 14
  %350 = load i8*, i8** %349, align 8
  %351 = getelementptr inbounds i8, i8* %350, i64 4
  %352 = bitcast i8* %351 to i32*
  %353 = load i32, i32* %352, align 4
  %354 = add i32 %309, 1
  %355 = srem i32 %354, %353
  %356 = sdiv i32 %354, %353
  %357 = getelementptr inbounds i8, i8* %350, i64 8
  %358 = bitcast i8* %357 to i32*
  %359 = load i32, i32* %358, align 4
  %360 = srem i32 %356, %359
  %361 = sdiv i32 %356, %359
  %362 = getelementptr inbounds i8, i8* %350, i64 12
  %363 = bitcast i8* %362 to i32*
  %364 = load i32, i32* %363, align 4
  %365 = srem i32 %361, %364
  %366 = load i32*, i32** %23, align 8
  %367 = load i32, i32* %24, align 4
  %368 = load i32, i32* %25, align 4
  %369 = mul i32 %367, %365
  %370 = add i32 %369, %360
  %371 = mul i32 %370, %368
  %372 = add i32 %371, %355
  %373 = sext i32 %372 to i64
  %374 = getelementptr i32, i32* %366, i64 %373
  %375 = load i32, i32* %374, align 4
  %376 = mul i32 %375, 3
  %377 = mul i32 %365, 10000
  %378 = mul i32 %360, 100
  %379 = load i32*, i32** %26, align 8
  %380 = load i32, i32* %27, align 4
  %381 = load i32, i32* %28, align 4
  %382 = mul i32 %380, %365
  %383 = add i32 %382, %360
  %384 = mul i32 %383, %381
  %385 = add i32 %384, %355
  %386 = sext i32 %385 to i64
  %387 = getelementptr i32, i32* %379, i64 %386
  %388 = load i32, i32* %387, align 4
  %389 = add i32 %378, %355
  %390 = add i32 %389, %377
  %391 = add i32 %390, %376
  %392 = add i32 %391, %388
  store i32 %392, i32* %387, align 4
  %393 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %3, align 8
  %394 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %393, i64 0, i32 14
  %395 = load i8*, i8** %394, align 8
  %396 = getelementptr inbounds i8, i8* %395, i64 4
  %397 = bitcast i8* %396 to i32*
  %398 = load i32, i32* %397, align 4
  %399 = add i32 %354, 1
  %400 = srem i32 %399, %398
  %401 = sdiv i32 %399, %398
  %402 = getelementptr inbounds i8, i8* %395, i64 8
  %403 = bitcast i8* %402 to i32*
  %404 = load i32, i32* %403, align 4
  %405 = srem i32 %401, %404
  %406 = sdiv i32 %401, %404
  %407 = getelementptr inbounds i8, i8* %395, i64 12
  %408 = bitcast i8* %407 to i32*
  %409 = load i32, i32* %408, align 4
  %410 = srem i32 %406, %409
  %411 = load i32*, i32** %23, align 8
  %412 = load i32, i32* %24, align 4
  %413 = load i32, i32* %25, align 4
  %414 = mul i32 %412, %410
  %415 = add i32 %414, %405
  %416 = mul i32 %415, %413
  %417 = add i32 %416, %400
  %418 = sext i32 %417 to i64
  %419 = getelementptr i32, i32* %411, i64 %418
  %420 = load i32, i32* %419, align 4
  %421 = mul i32 %420, 3
  %422 = mul i32 %410, 10000
  %423 = mul i32 %405, 100
  %424 = load i32*, i32** %26, align 8
  %425 = load i32, i32* %27, align 4
  %426 = load i32, i32* %28, align 4
  %427 = mul i32 %425, %410
  %428 = add i32 %427, %405
  %429 = mul i32 %428, %426
  %430 = add i32 %429, %400
  %431 = sext i32 %430 to i64
  %432 = getelementptr i32, i32* %424, i64 %431
  %433 = load i32, i32* %432, align 4
  %434 = add i32 %423, %400
  %435 = add i32 %434, %422
  %436 = add i32 %435, %421
  %437 = add i32 %436, %433
  store i32 %437, i32* %432, align 4
  %438 = add i32 %399, 1
  %exitcond.not.7 = icmp eq i32 %438, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
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
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.42* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.42* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.42* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.42*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.42* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
