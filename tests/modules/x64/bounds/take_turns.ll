; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.174*, void (%struct.RuntimeContext.174*, i8*)*, void (%struct.RuntimeContext.174*, i8*, i32)*, void (%struct.RuntimeContext.174*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.174 = type { i8*, %struct.LLVMRuntime.173*, i32, i64* }
%struct.LLVMRuntime.173 = type { %struct.PreallocatedMemoryChunk.168, %struct.PreallocatedMemoryChunk.168, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.169*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.170*], [1024 x %struct.NodeManager.171*], [1024 x i8*], i8*, %struct.RandState.172*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.168 = type { i8*, i8*, i64 }
%struct.__va_list_tag.169 = type { i32, i32, i8*, i8* }
%struct.ListManager.170 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.173* }
%struct.NodeManager.171 = type <{ %struct.LLVMRuntime.173*, i32, i32, i32, i32, %struct.ListManager.170*, %struct.ListManager.170*, %struct.ListManager.170*, i32, [4 x i8] }>
%struct.RandState.172 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @take_turns_c94_0_kernel_0_serial(%struct.RuntimeContext.174* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.174* %context to { i32, i32, { { i32 }, i32* } }**
  %1 = load { i32, i32, { { i32 }, i32* } }*, { i32, i32, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { i32, i32, { { i32 }, i32* } }, { i32, i32, { { i32 }, i32* } }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr { i32, i32, { { i32 }, i32* } }, { i32, i32, { { i32 }, i32* } }* %1, i64 0, i32 1
  %5 = load i32, i32* %4, align 4
  %6 = add i32 %5, %3
  %7 = getelementptr inbounds %struct.RuntimeContext.174, %struct.RuntimeContext.174* %context, i64 0, i32 1
  %8 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %7, align 8
  %9 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %8, i64 0, i32 14
  %10 = load i8*, i8** %9, align 8
  %11 = getelementptr inbounds i8, i8* %10, i64 12
  %12 = bitcast i8* %11 to i32*
  store i32 %3, i32* %12, align 4
  %13 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %7, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 16
  %17 = bitcast i8* %16 to i32*
  store i32 %5, i32* %17, align 4
  %18 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %7, align 8
  %19 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %18, i64 0, i32 14
  %20 = load i8*, i8** %19, align 8
  %21 = getelementptr inbounds i8, i8* %20, i64 20
  %22 = bitcast i8* %21 to i32*
  store i32 %6, i32* %22, align 4
  %23 = load { i32, i32, { { i32 }, i32* } }*, { i32, i32, { { i32 }, i32* } }** %0, align 8
  %24 = getelementptr { i32, i32, { { i32 }, i32* } }, { i32, i32, { { i32 }, i32* } }* %23, i64 0, i32 2, i32 0, i32 0
  %25 = load i32, i32* %24, align 4
  %26 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %7, align 8
  %27 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %26, i64 0, i32 14
  %28 = bitcast i8** %27 to i32**
  %29 = load i32*, i32** %28, align 8
  store i32 %25, i32* %29, align 4
  ret void
}

; Function Attrs: nounwind
define void @take_turns_c94_0_kernel_1_range_for(%struct.RuntimeContext.174* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.174* %context, %struct.RuntimeContext.174** %4, align 8
  store void (%struct.RuntimeContext.174*, i8*)* null, void (%struct.RuntimeContext.174*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.174*, i8*, i32)* @function_body, void (%struct.RuntimeContext.174*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.174*, i8*)* null, void (%struct.RuntimeContext.174*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.174, %struct.RuntimeContext.174* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.174* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.174, %struct.RuntimeContext.174* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %4, i64 0, i32 14
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
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext.174* %0 to { i32, i32, { { i32 }, i32* } }**
  %22 = load { i32, i32, { { i32 }, i32* } }*, { i32, i32, { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { i32, i32, { { i32 }, i32* } }, { i32, i32, { { i32 }, i32* } }* %22, i64 0, i32 2, i32 1
  %24 = sext i32 %17 to i64
  %wide.trip.count = sext i32 %19 to i64
  %25 = sub nsw i64 %wide.trip.count, %24
  %26 = xor i64 %24, -1
  %27 = add nsw i64 %26, %wide.trip.count
  %xtraiter = and i64 %25, 7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %28 = shl nuw nsw i64 %xtraiter, 2
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv45 = phi i64 [ %28, %for_loop_body.prol.preheader ], [ %lsr.iv.next46, %for_loop_body.prol ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body.prol ], [ %24, %for_loop_body.prol.preheader ]
  %lsr47 = trunc i64 %indvars.iv.prol to i32
  %29 = sdiv i32 %lsr47, 3
  %30 = icmp slt i64 %indvars.iv.prol, 0
  %31 = mul nsw i32 %29, 3
  %32 = icmp ne i32 %lsr47, %31
  %33 = and i1 %30, %32
  %.neg4.prol = sext i1 %33 to i32
  %34 = add nsw i32 %29, %.neg4.prol
  %.neg5.prol = mul i32 %34, -3
  %35 = add i32 %lsr47, %.neg5.prol
  %36 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %3, align 8
  %37 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %36, i64 0, i32 14
  %38 = load i8*, i8** %37, align 8
  %39 = getelementptr inbounds i8, i8* %38, i64 12
  %40 = bitcast i8* %39 to [3 x i32]*
  %41 = sext i32 %35 to i64
  %42 = getelementptr [3 x i32], [3 x i32]* %40, i64 0, i64 %41
  %43 = load i32, i32* %42, align 4
  %44 = load i32*, i32** %23, align 8
  %scevgep44 = getelementptr i32, i32* %44, i64 %indvars.iv.prol
  store i32 %43, i32* %scevgep44, align 4
  %indvars.iv.next.prol = add nsw i64 %indvars.iv.prol, 1
  %lsr.iv.next46 = add nsw i64 %lsr.iv45, -4
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next46, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %24, %for_loop_body.lr.ph ], [ %indvars.iv.next.prol, %for_loop_body.prol.loopexit.loopexit ]
  %45 = icmp ult i64 %27, 7
  br i1 %45, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %indvars.iv = phi i64 [ %202, %for_loop_body ], [ %indvars.iv.unr, %for_loop_body.preheader ]
  %tmp25 = trunc i64 %indvars.iv to i32
  %46 = sdiv i32 %tmp25, 3
  %47 = icmp slt i64 %indvars.iv, 0
  %48 = mul nsw i32 %46, 3
  %49 = icmp ne i32 %48, %tmp25
  %50 = and i1 %47, %49
  %.neg4 = sext i1 %50 to i32
  %51 = add nsw i32 %46, %.neg4
  %.neg5 = mul i32 %51, -3
  %52 = zext i32 %.neg5 to i64
  %53 = add i64 %indvars.iv, %52
  %54 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %3, align 8
  %55 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %54, i64 0, i32 14
  %56 = load i8*, i8** %55, align 8
  %57 = getelementptr inbounds i8, i8* %56, i64 12
  %58 = bitcast i8* %57 to [3 x i32]*
  %tmp24 = trunc i64 %53 to i32
  %59 = sext i32 %tmp24 to i64
  %60 = getelementptr [3 x i32], [3 x i32]* %58, i64 0, i64 %59
  %61 = load i32, i32* %60, align 4
  %62 = load i32*, i32** %23, align 8
  %scevgep26 = getelementptr i32, i32* %62, i64 %indvars.iv
  store i32 %61, i32* %scevgep26, align 4
  %63 = add nsw i64 %indvars.iv, 1
  %lsr.chain30 = trunc i64 %63 to i32
  %64 = sdiv i32 %lsr.chain30, 3
  %65 = icmp slt i64 %indvars.iv, -1
  %66 = mul nsw i32 %64, 3
  %67 = icmp ne i32 %66, %lsr.chain30
  %68 = and i1 %65, %67
  %.neg4.1 = sext i1 %68 to i32
  %69 = add nsw i32 %64, %.neg4.1
  %.neg5.1 = mul i32 %69, -3
  %70 = zext i32 %.neg5.1 to i64
  %71 = add i64 %indvars.iv, %70
  %72 = add i64 %71, 1
  %73 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %3, align 8
  %74 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %73, i64 0, i32 14
  %75 = load i8*, i8** %74, align 8
  %76 = getelementptr inbounds i8, i8* %75, i64 12
  %77 = bitcast i8* %76 to [3 x i32]*
  %tmp29 = trunc i64 %72 to i32
  %78 = sext i32 %tmp29 to i64
  %79 = getelementptr [3 x i32], [3 x i32]* %77, i64 0, i64 %78
  %80 = load i32, i32* %79, align 4
  %81 = load i32*, i32** %23, align 8
  %scevgep27 = getelementptr i32, i32* %81, i64 1
  %scevgep28 = getelementptr i32, i32* %scevgep27, i64 %indvars.iv
  store i32 %80, i32* %scevgep28, align 4
  %82 = add i64 %63, 1
  %lsr.chain32 = trunc i64 %82 to i32
  %83 = sdiv i32 %lsr.chain32, 3
  %84 = icmp slt i64 %indvars.iv, -2
  %85 = mul nsw i32 %83, 3
  %86 = add i64 %indvars.iv, 2
  %lsr.chain33 = trunc i64 %86 to i32
  %87 = icmp ne i32 %85, %lsr.chain33
  %88 = and i1 %84, %87
  %.neg4.2 = sext i1 %88 to i32
  %89 = add nsw i32 %83, %.neg4.2
  %.neg5.2 = mul i32 %89, -3
  %90 = zext i32 %.neg5.2 to i64
  %91 = add i64 %indvars.iv, %90
  %92 = add i64 %91, 2
  %93 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %3, align 8
  %94 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %93, i64 0, i32 14
  %95 = load i8*, i8** %94, align 8
  %96 = getelementptr inbounds i8, i8* %95, i64 12
  %97 = bitcast i8* %96 to [3 x i32]*
  %tmp23 = trunc i64 %92 to i32
  %98 = sext i32 %tmp23 to i64
  %99 = getelementptr [3 x i32], [3 x i32]* %97, i64 0, i64 %98
  %100 = load i32, i32* %99, align 4
  %101 = load i32*, i32** %23, align 8
  %scevgep21 = getelementptr i32, i32* %101, i64 2
  %scevgep22 = getelementptr i32, i32* %scevgep21, i64 %indvars.iv
  store i32 %100, i32* %scevgep22, align 4
  %102 = add i64 %86, 1
  %lsr.chain34 = trunc i64 %102 to i32
  %103 = sdiv i32 %lsr.chain34, 3
  %104 = icmp slt i64 %indvars.iv, -3
  %105 = mul nsw i32 %103, 3
  %106 = add i64 %indvars.iv, 3
  %lsr.chain35 = trunc i64 %106 to i32
  %107 = icmp ne i32 %105, %lsr.chain35
  %108 = and i1 %104, %107
  %.neg4.3 = sext i1 %108 to i32
  %109 = add nsw i32 %103, %.neg4.3
  %.neg5.3 = mul i32 %109, -3
  %110 = zext i32 %.neg5.3 to i64
  %111 = add i64 %indvars.iv, %110
  %112 = add i64 %111, 3
  %113 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %3, align 8
  %114 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %113, i64 0, i32 14
  %115 = load i8*, i8** %114, align 8
  %116 = getelementptr inbounds i8, i8* %115, i64 12
  %117 = bitcast i8* %116 to [3 x i32]*
  %tmp20 = trunc i64 %112 to i32
  %118 = sext i32 %tmp20 to i64
  %119 = getelementptr [3 x i32], [3 x i32]* %117, i64 0, i64 %118
  %120 = load i32, i32* %119, align 4
  %121 = load i32*, i32** %23, align 8
  %scevgep18 = getelementptr i32, i32* %121, i64 3
  %scevgep19 = getelementptr i32, i32* %scevgep18, i64 %indvars.iv
  store i32 %120, i32* %scevgep19, align 4
  %122 = add i64 %106, 1
  %lsr.chain36 = trunc i64 %122 to i32
  %123 = sdiv i32 %lsr.chain36, 3
  %124 = icmp slt i64 %indvars.iv, -4
  %125 = mul nsw i32 %123, 3
  %126 = add i64 %indvars.iv, 4
  %lsr.chain37 = trunc i64 %126 to i32
  %127 = icmp ne i32 %125, %lsr.chain37
  %128 = and i1 %124, %127
  %.neg4.4 = sext i1 %128 to i32
  %129 = add nsw i32 %123, %.neg4.4
  %.neg5.4 = mul i32 %129, -3
  %130 = zext i32 %.neg5.4 to i64
  %131 = add i64 %indvars.iv, %130
  %132 = add i64 %131, 4
  %133 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %3, align 8
  %134 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %133, i64 0, i32 14
  %135 = load i8*, i8** %134, align 8
  %136 = getelementptr inbounds i8, i8* %135, i64 12
  %137 = bitcast i8* %136 to [3 x i32]*
  %tmp17 = trunc i64 %132 to i32
  %138 = sext i32 %tmp17 to i64
  %139 = getelementptr [3 x i32], [3 x i32]* %137, i64 0, i64 %138
  %140 = load i32, i32* %139, align 4
  %141 = load i32*, i32** %23, align 8
  %scevgep15 = getelementptr i32, i32* %141, i64 4
  %scevgep16 = getelementptr i32, i32* %scevgep15, i64 %indvars.iv
  store i32 %140, i32* %scevgep16, align 4
  %142 = add i64 %126, 1
  %lsr.chain38 = trunc i64 %142 to i32
  %143 = sdiv i32 %lsr.chain38, 3
  %144 = icmp slt i64 %indvars.iv, -5
  %145 = mul nsw i32 %143, 3
  %146 = add i64 %indvars.iv, 5
  %lsr.chain39 = trunc i64 %146 to i32
  %147 = icmp ne i32 %145, %lsr.chain39
  %148 = and i1 %144, %147
  %.neg4.5 = sext i1 %148 to i32
  %149 = add nsw i32 %143, %.neg4.5
  %.neg5.5 = mul i32 %149, -3
  %150 = zext i32 %.neg5.5 to i64
  %151 = add i64 %indvars.iv, %150
  %152 = add i64 %151, 5
  %153 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %3, align 8
  %154 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %153, i64 0, i32 14
  %155 = load i8*, i8** %154, align 8
  %156 = getelementptr inbounds i8, i8* %155, i64 12
  %157 = bitcast i8* %156 to [3 x i32]*
  %tmp14 = trunc i64 %152 to i32
  %158 = sext i32 %tmp14 to i64
  %159 = getelementptr [3 x i32], [3 x i32]* %157, i64 0, i64 %158
  %160 = load i32, i32* %159, align 4
  %161 = load i32*, i32** %23, align 8
  %scevgep12 = getelementptr i32, i32* %161, i64 5
  %scevgep13 = getelementptr i32, i32* %scevgep12, i64 %indvars.iv
  store i32 %160, i32* %scevgep13, align 4
  %162 = add i64 %146, 1
  %lsr.chain40 = trunc i64 %162 to i32
  %163 = sdiv i32 %lsr.chain40, 3
  %164 = icmp slt i64 %indvars.iv, -6
  %165 = mul nsw i32 %163, 3
  %166 = add i64 %indvars.iv, 6
  %lsr.chain41 = trunc i64 %166 to i32
  %167 = icmp ne i32 %165, %lsr.chain41
  %168 = and i1 %164, %167
  %.neg4.6 = sext i1 %168 to i32
  %169 = add nsw i32 %163, %.neg4.6
  %.neg5.6 = mul i32 %169, -3
  %170 = zext i32 %.neg5.6 to i64
  %171 = add i64 %indvars.iv, %170
  %172 = add i64 %171, 6
  %173 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %3, align 8
  %174 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %173, i64 0, i32 14
  %175 = load i8*, i8** %174, align 8
  %176 = getelementptr inbounds i8, i8* %175, i64 12
  %177 = bitcast i8* %176 to [3 x i32]*
  %tmp11 = trunc i64 %172 to i32
  %178 = sext i32 %tmp11 to i64
  %179 = getelementptr [3 x i32], [3 x i32]* %177, i64 0, i64 %178
  %180 = load i32, i32* %179, align 4
  %181 = load i32*, i32** %23, align 8
  %scevgep9 = getelementptr i32, i32* %181, i64 6
  %scevgep10 = getelementptr i32, i32* %scevgep9, i64 %indvars.iv
  store i32 %180, i32* %scevgep10, align 4
  %182 = add i64 %166, 1
  %lsr.chain42 = trunc i64 %182 to i32
  %183 = sdiv i32 %lsr.chain42, 3
  %184 = icmp slt i64 %indvars.iv, -7
  %185 = mul nsw i32 %183, 3
  %186 = add i64 %indvars.iv, 7
  %lsr.chain43 = trunc i64 %186 to i32
  %187 = icmp ne i32 %185, %lsr.chain43
  %188 = and i1 %184, %187
  %.neg4.7 = sext i1 %188 to i32
  %189 = add nsw i32 %183, %.neg4.7
  %.neg5.7 = mul i32 %189, -3
  %190 = zext i32 %.neg5.7 to i64
  %191 = add i64 %indvars.iv, %190
  %192 = add i64 %191, 7
  %193 = load %struct.LLVMRuntime.173*, %struct.LLVMRuntime.173** %3, align 8
  %194 = getelementptr inbounds %struct.LLVMRuntime.173, %struct.LLVMRuntime.173* %193, i64 0, i32 14
  %195 = load i8*, i8** %194, align 8
  %196 = getelementptr inbounds i8, i8* %195, i64 12
  %197 = bitcast i8* %196 to [3 x i32]*
  %tmp = trunc i64 %192 to i32
  %198 = sext i32 %tmp to i64
  %199 = getelementptr [3 x i32], [3 x i32]* %197, i64 0, i64 %198
  %200 = load i32, i32* %199, align 4
  %201 = load i32*, i32** %23, align 8
  %scevgep = getelementptr i32, i32* %201, i64 7
  %scevgep8 = getelementptr i32, i32* %scevgep, i64 %indvars.iv
  store i32 %200, i32* %scevgep8, align 4
  %202 = add i64 %186, 1
  %exitcond.not.7 = icmp eq i64 %202, %wide.trip.count
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.174, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.174**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.174*, %struct.RuntimeContext.174** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.174*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.174*, i8*)*, void (%struct.RuntimeContext.174*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.174*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.174*, i8*, i32)*, void (%struct.RuntimeContext.174*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.174*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.174*, i8*)*, void (%struct.RuntimeContext.174*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.174*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.174* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.174* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.174* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.174, %struct.RuntimeContext.174* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.174* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.174* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.174*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.174* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
