; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.264*, void (%struct.RuntimeContext.264*, i8*)*, void (%struct.RuntimeContext.264*, i8*, i32)*, void (%struct.RuntimeContext.264*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.264 = type { i8*, %struct.LLVMRuntime.263*, i32, i64* }
%struct.LLVMRuntime.263 = type { %struct.PreallocatedMemoryChunk.258, %struct.PreallocatedMemoryChunk.258, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.259*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.260*], [1024 x %struct.NodeManager.261*], [1024 x i8*], i8*, %struct.RandState.262*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.258 = type { i8*, i8*, i64 }
%struct.__va_list_tag.259 = type { i32, i32, i8*, i8* }
%struct.ListManager.260 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.263* }
%struct.NodeManager.261 = type <{ %struct.LLVMRuntime.263*, i32, i32, i32, i32, %struct.ListManager.260*, %struct.ListManager.260*, %struct.ListManager.260*, i32, [4 x i8] }>
%struct.RandState.262 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define void @from_begins_c116_0_kernel_0_serial(%struct.RuntimeContext.264* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.264* %context to { i32, i32, i32, i32, { { i32 }, i32* } }**
  %1 = load { i32, i32, i32, i32, { { i32 }, i32* } }*, { i32, i32, i32, i32, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { i32, i32, i32, i32, { { i32 }, i32* } }, { i32, i32, i32, i32, { { i32 }, i32* } }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.264, %struct.RuntimeContext.264* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { i32, i32, i32, i32, { { i32 }, i32* } }*, { i32, i32, i32, i32, { { i32 }, i32* } }** %0, align 8
  %11 = getelementptr { i32, i32, i32, i32, { { i32 }, i32* } }, { i32, i32, i32, i32, { { i32 }, i32* } }* %10, i64 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = tail call i32 @llvm.smax.i32(i32 %3, i32 %12)
  %14 = sub i32 %13, %3
  %15 = getelementptr { i32, i32, i32, i32, { { i32 }, i32* } }, { i32, i32, i32, i32, { { i32 }, i32* } }* %10, i64 0, i32 2
  %16 = load i32, i32* %15, align 4
  %17 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %17, i64 0, i32 14
  %19 = load i8*, i8** %18, align 8
  %20 = getelementptr inbounds i8, i8* %19, i64 12
  %21 = bitcast i8* %20 to i32*
  store i32 %16, i32* %21, align 4
  %22 = load { i32, i32, i32, i32, { { i32 }, i32* } }*, { i32, i32, i32, i32, { { i32 }, i32* } }** %0, align 8
  %23 = getelementptr { i32, i32, i32, i32, { { i32 }, i32* } }, { i32, i32, i32, i32, { { i32 }, i32* } }* %22, i64 0, i32 3
  %24 = load i32, i32* %23, align 4
  %25 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %4, align 8
  %26 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %25, i64 0, i32 14
  %27 = load i8*, i8** %26, align 8
  %28 = getelementptr inbounds i8, i8* %27, i64 16
  %29 = bitcast i8* %28 to i32*
  store i32 %24, i32* %29, align 4
  %30 = tail call i32 @llvm.smax.i32(i32 %16, i32 %24)
  %31 = sub i32 %30, %16
  %32 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %4, align 8
  %33 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %32, i64 0, i32 14
  %34 = load i8*, i8** %33, align 8
  %35 = getelementptr inbounds i8, i8* %34, i64 4
  %36 = bitcast i8* %35 to i32*
  store i32 %31, i32* %36, align 4
  %37 = mul i32 %31, %14
  %38 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %4, align 8
  %39 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %38, i64 0, i32 14
  %40 = bitcast i8** %39 to i32**
  %41 = load i32*, i32** %40, align 8
  store i32 %37, i32* %41, align 4
  ret void
}

; Function Attrs: nounwind
define void @from_begins_c116_0_kernel_1_range_for(%struct.RuntimeContext.264* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.264* %context, %struct.RuntimeContext.264** %4, align 8
  store void (%struct.RuntimeContext.264*, i8*)* null, void (%struct.RuntimeContext.264*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.264*, i8*, i32)* @function_body, void (%struct.RuntimeContext.264*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.264*, i8*)* null, void (%struct.RuntimeContext.264*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.264, %struct.RuntimeContext.264* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.264* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.264, %struct.RuntimeContext.264* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.264* %0 to { i32, i32, i32, i32, { { i32 }, i32* } }**
  %22 = load { i32, i32, i32, i32, { { i32 }, i32* } }*, { i32, i32, i32, i32, { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { i32, i32, i32, i32, { { i32 }, i32* } }, { i32, i32, i32, i32, { { i32 }, i32* } }* %22, i64 0, i32 4, i32 1
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
  %lsr.iv7 = phi i32 [ %27, %for_loop_body.prol.preheader ], [ %lsr.iv.next8, %for_loop_body.prol ]
  %.06.prol = phi i32 [ %65, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %28 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %3, align 8
  %29 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %28, i64 0, i32 14
  %30 = load i8*, i8** %29, align 8
  %31 = getelementptr inbounds i8, i8* %30, i64 4
  %32 = bitcast i8* %31 to i32*
  %33 = load i32, i32* %32, align 4
  %34 = sdiv i32 %.06.prol, %33
  %35 = mul i32 %34, %33
  %36 = xor i32 %33, %.06.prol
  %37 = icmp slt i32 %36, 0
  %38 = icmp ne i32 %.06.prol, 0
  %39 = icmp ne i32 %.06.prol, %35
  %40 = and i1 %38, %37
  %41 = and i1 %40, %39
  %.neg4.prol = sext i1 %41 to i32
  %42 = add i32 %34, %.neg4.prol
  %43 = getelementptr inbounds i8, i8* %30, i64 8
  %44 = bitcast i8* %43 to i32*
  %45 = load i32, i32* %44, align 4
  %46 = add i32 %42, %45
  %47 = mul i32 %42, %33
  %48 = getelementptr inbounds i8, i8* %30, i64 12
  %49 = bitcast i8* %48 to i32*
  %50 = load i32, i32* %49, align 4
  %51 = mul i32 %46, 1000
  %52 = add i32 %50, %51
  %53 = sub i32 %52, %47
  %54 = add i32 %.06.prol, %53
  %55 = getelementptr inbounds i8, i8* %30, i64 16
  %56 = bitcast i8* %55 to i32*
  %57 = load i32, i32* %56, align 4
  %58 = sub i32 %57, %50
  %59 = sub i32 %58, %33
  %60 = mul i32 %59, %42
  %61 = add i32 %.06.prol, %60
  %62 = load i32*, i32** %23, align 8
  %63 = sext i32 %61 to i64
  %64 = getelementptr i32, i32* %62, i64 %63
  store i32 %54, i32* %64, align 4
  %65 = add i32 %.06.prol, 1
  %lsr.iv.next8 = add nsw i32 %lsr.iv7, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next8, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.06.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %65, %for_loop_body.prol.loopexit.loopexit ]
  %66 = icmp ult i32 %26, 7
  br i1 %66, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %67 = add i32 %.06.unr, 7
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i32 [ %67, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %68 = add i32 %lsr.iv, -7
  %69 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %3, align 8
  %70 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %69, i64 0, i32 14
  %71 = load i8*, i8** %70, align 8
  %72 = getelementptr inbounds i8, i8* %71, i64 4
  %73 = bitcast i8* %72 to i32*
  %74 = load i32, i32* %73, align 4
  %75 = sdiv i32 %68, %74
  %76 = mul i32 %75, %74
  %77 = xor i32 %74, %68
  %78 = icmp slt i32 %77, 0
  %79 = icmp ne i32 %68, 0
  %80 = icmp ne i32 %76, %68
  %81 = and i1 %79, %78
  %82 = and i1 %81, %80
  %.neg4 = sext i1 %82 to i32
  %83 = add i32 %75, %.neg4
  %84 = getelementptr inbounds i8, i8* %71, i64 8
  %85 = bitcast i8* %84 to i32*
  %86 = load i32, i32* %85, align 4
  %87 = add i32 %83, %86
  %88 = mul i32 %83, %74
  %89 = getelementptr inbounds i8, i8* %71, i64 12
  %90 = bitcast i8* %89 to i32*
  %91 = load i32, i32* %90, align 4
  %92 = mul i32 %87, 1000
  %93 = add i32 %91, %92
  %94 = sub i32 %93, %88
  %95 = add i32 %lsr.iv, %94
  %96 = add i32 %95, -7
  %97 = getelementptr inbounds i8, i8* %71, i64 16
  %98 = bitcast i8* %97 to i32*
  %99 = load i32, i32* %98, align 4
  %100 = sub i32 %99, %91
  %101 = sub i32 %100, %74
  %102 = mul i32 %101, %83
  %103 = add i32 %lsr.iv, %102
  %104 = add i32 %103, -7
  %105 = load i32*, i32** %23, align 8
  %106 = sext i32 %104 to i64
  %107 = getelementptr i32, i32* %105, i64 %106
  store i32 %96, i32* %107, align 4
  %108 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %3, align 8
  %109 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %108, i64 0, i32 14
  %110 = load i8*, i8** %109, align 8
  %111 = getelementptr inbounds i8, i8* %110, i64 4
  %112 = bitcast i8* %111 to i32*
  %113 = load i32, i32* %112, align 4
  %114 = add i32 %68, 1
  %115 = sdiv i32 %114, %113
  %116 = mul i32 %115, %113
  %117 = xor i32 %113, %114
  %118 = icmp slt i32 %117, 0
  %119 = icmp ne i32 %114, 0
  %120 = icmp ne i32 %116, %114
  %121 = and i1 %119, %118
  %122 = and i1 %121, %120
  %.neg4.1 = sext i1 %122 to i32
  %123 = add i32 %115, %.neg4.1
  %124 = getelementptr inbounds i8, i8* %110, i64 8
  %125 = bitcast i8* %124 to i32*
  %126 = load i32, i32* %125, align 4
  %127 = add i32 %123, %126
  %128 = mul i32 %123, %113
  %129 = getelementptr inbounds i8, i8* %110, i64 12
  %130 = bitcast i8* %129 to i32*
  %131 = load i32, i32* %130, align 4
  %132 = mul i32 %127, 1000
  %133 = add i32 %131, %132
  %134 = sub i32 %133, %128
  %135 = add i32 %lsr.iv, %134
  %136 = add i32 %135, -6
  %137 = getelementptr inbounds i8, i8* %110, i64 16
  %138 = bitcast i8* %137 to i32*
  %139 = load i32, i32* %138, align 4
  %140 = sub i32 %139, %131
  %141 = sub i32 %140, %113
  %142 = mul i32 %141, %123
  %143 = add i32 %lsr.iv, %142
  %144 = add i32 %143, -6
  %145 = load i32*, i32** %23, align 8
  %146 = sext i32 %144 to i64
  %147 = getelementptr i32, i32* %145, i64 %146
  store i32 %136, i32* %147, align 4
  %148 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %3, align 8
  %149 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %148, i64 0, i32 14
  %150 = load i8*, i8** %149, align 8
  %151 = getelementptr inbounds i8, i8* %150, i64 4
  %152 = bitcast i8* %151 to i32*
  %153 = load i32, i32* %152, align 4
  %154 = add i32 %114, 1
  %155 = sdiv i32 %154, %153
  %156 = mul i32 %155, %153
  %157 = xor i32 %153, %154
  %158 = icmp slt i32 %157, 0
  %159 = icmp ne i32 %154, 0
  %160 = icmp ne i32 %156, %154
  %161 = and i1 %159, %158
  %162 = and i1 %161, %160
  %.neg4.2 = sext i1 %162 to i32
  %163 = add i32 %155, %.neg4.2
  %164 = getelementptr inbounds i8, i8* %150, i64 8
  %165 = bitcast i8* %164 to i32*
  %166 = load i32, i32* %165, align 4
  %167 = add i32 %163, %166
  %168 = mul i32 %163, %153
  %169 = getelementptr inbounds i8, i8* %150, i64 12
  %170 = bitcast i8* %169 to i32*
  %171 = load i32, i32* %170, align 4
  %172 = mul i32 %167, 1000
  %173 = add i32 %171, %172
  %174 = sub i32 %173, %168
  %175 = add i32 %lsr.iv, %174
  %176 = add i32 %175, -5
  %177 = getelementptr inbounds i8, i8* %150, i64 16
  %178 = bitcast i8* %177 to i32*
  %179 = load i32, i32* %178, align 4
  %180 = sub i32 %179, %171
  %181 = sub i32 %180, %153
  %182 = mul i32 %181, %163
  %183 = add i32 %lsr.iv, %182
  %184 = add i32 %183, -5
  %185 = load i32*, i32** %23, align 8
  %186 = sext i32 %184 to i64
  %187 = getelementptr i32, i32* %185, i64 %186
  store i32 %176, i32* %187, align 4
  %188 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %3, align 8
  %189 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %188, i64 0, i32 14
  %190 = load i8*, i8** %189, align 8
  %191 = getelementptr inbounds i8, i8* %190, i64 4
  %192 = bitcast i8* %191 to i32*
  %193 = load i32, i32* %192, align 4
  %194 = add i32 %154, 1
  %195 = sdiv i32 %194, %193
  %196 = mul i32 %195, %193
  %197 = xor i32 %193, %194
  %198 = icmp slt i32 %197, 0
  %199 = icmp ne i32 %194, 0
  %200 = icmp ne i32 %196, %194
  %201 = and i1 %199, %198
  %202 = and i1 %201, %200
  %.neg4.3 = sext i1 %202 to i32
  %203 = add i32 %195, %.neg4.3
  %204 = getelementptr inbounds i8, i8* %190, i64 8
  %205 = bitcast i8* %204 to i32*
  %206 = load i32, i32* %205, align 4
  %207 = add i32 %203, %206
  %208 = mul i32 %203, %193
  %209 = getelementptr inbounds i8, i8* %190, i64 12
  %210 = bitcast i8* %209 to i32*
  %211 = load i32, i32* %210, align 4
  %212 = mul i32 %207, 1000
  %213 = add i32 %211, %212
  %214 = sub i32 %213, %208
  %215 = add i32 %lsr.iv, %214
  %216 = add i32 %215, -4
  %217 = getelementptr inbounds i8, i8* %190, i64 16
  %218 = bitcast i8* %217 to i32*
  %219 = load i32, i32* %218, align 4
  %220 = sub i32 %219, %211
  %221 = sub i32 %220, %193
  %222 = mul i32 %221, %203
  %223 = add i32 %lsr.iv, %222
  %224 = add i32 %223, -4
  %225 = load i32*, i32** %23, align 8
  %226 = sext i32 %224 to i64
  %227 = getelementptr i32, i32* %225, i64 %226
  store i32 %216, i32* %227, align 4
  %228 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %3, align 8
  %229 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %228, i64 0, i32 14
  %230 = load i8*, i8** %229, align 8
  %231 = getelementptr inbounds i8, i8* %230, i64 4
  %232 = bitcast i8* %231 to i32*
  %233 = load i32, i32* %232, align 4
  %234 = add i32 %194, 1
  %235 = sdiv i32 %234, %233
  %236 = mul i32 %235, %233
  %237 = xor i32 %233, %234
  %238 = icmp slt i32 %237, 0
  %239 = icmp ne i32 %234, 0
  %240 = icmp ne i32 %236, %234
  %241 = and i1 %239, %238
  %242 = and i1 %241, %240
  %.neg4.4 = sext i1 %242 to i32
  %243 = add i32 %235, %.neg4.4
  %244 = getelementptr inbounds i8, i8* %230, i64 8
  %245 = bitcast i8* %244 to i32*
  %246 = load i32, i32* %245, align 4
  %247 = add i32 %243, %246
  %248 = mul i32 %243, %233
  %249 = getelementptr inbounds i8, i8* %230, i64 12
  %250 = bitcast i8* %249 to i32*
  %251 = load i32, i32* %250, align 4
  %252 = mul i32 %247, 1000
  %253 = add i32 %251, %252
  %254 = sub i32 %253, %248
  %255 = add i32 %lsr.iv, %254
  %256 = add i32 %255, -3
  %257 = getelementptr inbounds i8, i8* %230, i64 16
  %258 = bitcast i8* %257 to i32*
  %259 = load i32, i32* %258, align 4
  %260 = sub i32 %259, %251
  %261 = sub i32 %260, %233
  %262 = mul i32 %261, %243
  %263 = add i32 %lsr.iv, %262
  %264 = add i32 %263, -3
  %265 = load i32*, i32** %23, align 8
  %266 = sext i32 %264 to i64
  %267 = getelementptr i32, i32* %265, i64 %266
  store i32 %256, i32* %267, align 4
  %268 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %3, align 8
  %269 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %268, i64 0, i32 14
  %270 = load i8*, i8** %269, align 8
  %271 = getelementptr inbounds i8, i8* %270, i64 4
  %272 = bitcast i8* %271 to i32*
  %273 = load i32, i32* %272, align 4
  %274 = add i32 %234, 1
  %275 = sdiv i32 %274, %273
  %276 = mul i32 %275, %273
  %277 = xor i32 %273, %274
  %278 = icmp slt i32 %277, 0
  %279 = icmp ne i32 %274, 0
  %280 = icmp ne i32 %276, %274
  %281 = and i1 %279, %278
  %282 = and i1 %281, %280
  %.neg4.5 = sext i1 %282 to i32
  %283 = add i32 %275, %.neg4.5
  %284 = getelementptr inbounds i8, i8* %270, i64 8
  %285 = bitcast i8* %284 to i32*
  %286 = load i32, i32* %285, align 4
  %287 = add i32 %283, %286
  %288 = mul i32 %283, %273
  %289 = getelementptr inbounds i8, i8* %270, i64 12
  %290 = bitcast i8* %289 to i32*
  %291 = load i32, i32* %290, align 4
  %292 = mul i32 %287, 1000
  %293 = add i32 %291, %292
  %294 = sub i32 %293, %288
  %295 = add i32 %lsr.iv, %294
  %296 = add i32 %295, -2
  %297 = getelementptr inbounds i8, i8* %270, i64 16
  %298 = bitcast i8* %297 to i32*
  %299 = load i32, i32* %298, align 4
  %300 = sub i32 %299, %291
  %301 = sub i32 %300, %273
  %302 = mul i32 %301, %283
  %303 = add i32 %lsr.iv, %302
  %304 = add i32 %303, -2
  %305 = load i32*, i32** %23, align 8
  %306 = sext i32 %304 to i64
  %307 = getelementptr i32, i32* %305, i64 %306
  store i32 %296, i32* %307, align 4
  %308 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %3, align 8
  %309 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %308, i64 0, i32 14
  %310 = load i8*, i8** %309, align 8
  %311 = getelementptr inbounds i8, i8* %310, i64 4
  %312 = bitcast i8* %311 to i32*
  %313 = load i32, i32* %312, align 4
  %314 = add i32 %274, 1
  %315 = sdiv i32 %314, %313
  %316 = mul i32 %315, %313
  %317 = xor i32 %313, %314
  %318 = icmp slt i32 %317, 0
  %319 = icmp ne i32 %314, 0
  %320 = icmp ne i32 %316, %314
  %321 = and i1 %319, %318
  %322 = and i1 %321, %320
  %.neg4.6 = sext i1 %322 to i32
  %323 = add i32 %315, %.neg4.6
  %324 = getelementptr inbounds i8, i8* %310, i64 8
  %325 = bitcast i8* %324 to i32*
  %326 = load i32, i32* %325, align 4
  %327 = add i32 %323, %326
  %328 = mul i32 %323, %313
  %329 = getelementptr inbounds i8, i8* %310, i64 12
  %330 = bitcast i8* %329 to i32*
  %331 = load i32, i32* %330, align 4
  %332 = mul i32 %327, 1000
  %333 = add i32 %331, %332
  %334 = sub i32 %333, %328
  %335 = add i32 %lsr.iv, %334
  %336 = add i32 %335, -1
  %337 = getelementptr inbounds i8, i8* %310, i64 16
  %338 = bitcast i8* %337 to i32*
  %339 = load i32, i32* %338, align 4
  %340 = sub i32 %339, %331
  %341 = sub i32 %340, %313
  %342 = mul i32 %341, %323
  %343 = add i32 %lsr.iv, %342
  %344 = add i32 %343, -1
  %345 = load i32*, i32** %23, align 8
  %346 = sext i32 %344 to i64
  %347 = getelementptr i32, i32* %345, i64 %346
  store i32 %336, i32* %347, align 4
  %348 = load %struct.LLVMRuntime.263*, %struct.LLVMRuntime.263** %3, align 8
  %349 = getelementptr inbounds %struct.LLVMRuntime.263, %struct.LLVMRuntime.263* %348, i64 0, i32 14
  %350 = load i8*, i8** %349, align 8
  %351 = getelementptr inbounds i8, i8* %350, i64 4
  %352 = bitcast i8* %351 to i32*
  %353 = load i32, i32* %352, align 4
  %354 = add i32 %314, 1
  %355 = sdiv i32 %354, %353
  %356 = mul i32 %355, %353
  %357 = xor i32 %353, %354
  %358 = icmp slt i32 %357, 0
  %359 = icmp ne i32 %354, 0
  %360 = icmp ne i32 %356, %354
  %361 = and i1 %359, %358
  %362 = and i1 %361, %360
  %.neg4.7 = sext i1 %362 to i32
  %363 = add i32 %355, %.neg4.7
  %364 = getelementptr inbounds i8, i8* %350, i64 8
  %365 = bitcast i8* %364 to i32*
  %366 = load i32, i32* %365, align 4
  %367 = add i32 %363, %366
  %368 = mul i32 %363, %353
  %369 = getelementptr inbounds i8, i8* %350, i64 12
  %370 = bitcast i8* %369 to i32*
  %371 = load i32, i32* %370, align 4
  %372 = mul i32 %367, 1000
  %373 = add i32 %371, %372
  %374 = sub i32 %373, %368
  %375 = add i32 %lsr.iv, %374
  %376 = getelementptr inbounds i8, i8* %350, i64 16
  %377 = bitcast i8* %376 to i32*
  %378 = load i32, i32* %377, align 4
  %379 = sub i32 %378, %371
  %380 = sub i32 %379, %353
  %381 = mul i32 %380, %363
  %382 = add i32 %lsr.iv, %381
  %383 = load i32*, i32** %23, align 8
  %384 = sext i32 %382 to i64
  %385 = getelementptr i32, i32* %383, i64 %384
  store i32 %375, i32* %385, align 4
  %lsr.iv.next = add i32 %lsr.iv, 8
  %386 = add i32 %354, 1
  %exitcond.not.7 = icmp eq i32 %386, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.264, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.264**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.264*, %struct.RuntimeContext.264** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.264*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.264*, i8*)*, void (%struct.RuntimeContext.264*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.264*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.264*, i8*, i32)*, void (%struct.RuntimeContext.264*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.264*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.264*, i8*)*, void (%struct.RuntimeContext.264*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.264*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.264* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.264* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.264* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.264, %struct.RuntimeContext.264* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.264* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.264* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.264*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.264* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
