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
define void @count_inside_c90_0_kernel_0_serial(%struct.RuntimeContext.112* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.112* %context to { { { i32 }, i32* }, i32, { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
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
define void @count_inside_c90_0_kernel_1_range_for(%struct.RuntimeContext.112* %context) local_unnamed_addr #1 {
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

; Function Attrs: nofree nounwind
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
  %20 = bitcast %struct.RuntimeContext.112* %0 to { { { i32 }, i32* }, i32, { { i32 }, i32* } }**
  %21 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %22 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %21, i64 0, i32 1
  %23 = load i32, i32* %22, align 4
  %24 = icmp slt i32 %17, %19
  br i1 %24, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %25 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %21, i64 0, i32 0, i32 1
  %26 = icmp sgt i32 %23, 0
  br i1 %26, label %for_loop_body.us.preheader, label %after_for

for_loop_body.us.preheader:                       ; preds = %for_loop_body.lr.ph
  %27 = add i32 %23, -1
  %xtraiter = and i32 %23, 7
  %28 = icmp ult i32 %27, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  %29 = lshr i32 %23, 3
  %30 = mul i32 %29, -8
  br label %for_loop_body.us

for_loop_body.us:                                 ; preds = %for_loop_test4.after_for3_crit_edge.us, %for_loop_body.us.preheader
  %.0713.us = phi i32 [ %338, %for_loop_test4.after_for3_crit_edge.us ], [ %17, %for_loop_body.us.preheader ]
  %31 = load i32, i32* %7, align 4
  %32 = srem i32 %.0713.us, %31
  %33 = load i32*, i32** %25, align 8
  %34 = sext i32 %32 to i64
  %35 = getelementptr i32, i32* %33, i64 %34
  br i1 %28, label %for_loop_test4.after_for3_crit_edge.us.unr-lcssa, label %for_loop_body1.us.preheader

for_loop_body1.us.preheader:                      ; preds = %for_loop_body.us
  br label %for_loop_body1.us

for_loop_body1.us:                                ; preds = %after_if.us.7, %for_loop_body1.us.preheader
  %lsr.iv16 = phi i32 [ 0, %for_loop_body1.us.preheader ], [ %lsr.iv.next17, %after_if.us.7 ]
  %lsr.iv = phi i32 [ 3, %for_loop_body1.us.preheader ], [ %lsr.iv.next, %after_if.us.7 ]
  %36 = add nsw i32 %lsr.iv, -3
  %37 = load i32, i32* %35, align 4
  %38 = add i32 %lsr.iv, %37
  %39 = add i32 %38, -3
  %40 = sdiv i32 %39, 3
  %41 = icmp slt i32 %39, 0
  %42 = mul nsw i32 %40, 3
  %43 = icmp ne i32 %39, %42
  %44 = and i1 %41, %43
  %.neg8.us = sext i1 %44 to i32
  %45 = add nsw i32 %40, %.neg8.us
  %.neg9.us = mul i32 %45, -3
  %46 = mul i32 %37, -1
  %47 = add i32 %lsr.iv16, %46
  %48 = icmp eq i32 %47, %.neg9.us
  br i1 %48, label %true_block.us, label %false_block.us

false_block.us:                                   ; preds = %for_loop_body1.us
  %49 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %50 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %49, i64 0, i32 2, i32 1
  %51 = load i32*, i32** %50, align 8
  %52 = getelementptr i32, i32* %51, i64 7
  %53 = atomicrmw add i32* %52, i32 -1 seq_cst, align 4
  br label %after_if.us

true_block.us:                                    ; preds = %for_loop_body1.us
  %54 = sdiv i32 %39, 7
  %55 = mul nsw i32 %54, 7
  %56 = icmp ne i32 %39, %55
  %57 = and i1 %41, %56
  %.neg10.us = sext i1 %57 to i32
  %58 = add nsw i32 %54, %.neg10.us
  %59 = mul i32 %58, 7
  %60 = sub i32 %37, %59
  %61 = add i32 %lsr.iv, %60
  %62 = add i32 %61, -3
  %63 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %64 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %63, i64 0, i32 2, i32 1
  %65 = load i32*, i32** %64, align 8
  %66 = sext i32 %62 to i64
  %67 = getelementptr i32, i32* %65, i64 %66
  %68 = atomicrmw add i32* %67, i32 %36 seq_cst, align 4
  br label %after_if.us

after_if.us:                                      ; preds = %true_block.us, %false_block.us
  %69 = add nsw i32 %lsr.iv, -2
  %70 = load i32, i32* %35, align 4
  %71 = add i32 %lsr.iv, %70
  %72 = add i32 %71, -2
  %73 = sdiv i32 %72, 3
  %74 = icmp slt i32 %72, 0
  %75 = mul nsw i32 %73, 3
  %76 = icmp ne i32 %72, %75
  %77 = and i1 %74, %76
  %.neg8.us.1 = sext i1 %77 to i32
  %78 = add nsw i32 %73, %.neg8.us.1
  %.neg9.us.1 = mul i32 %78, -3
  %79 = mul i32 %70, -1
  %80 = add i32 %lsr.iv16, %79
  %81 = add i32 %80, -1
  %82 = icmp eq i32 %81, %.neg9.us.1
  br i1 %82, label %true_block.us.1, label %false_block.us.1

false_block.us.1:                                 ; preds = %after_if.us
  %83 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %84 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %83, i64 0, i32 2, i32 1
  %85 = load i32*, i32** %84, align 8
  %86 = getelementptr i32, i32* %85, i64 7
  %87 = atomicrmw add i32* %86, i32 -1 seq_cst, align 4
  br label %after_if.us.1

true_block.us.1:                                  ; preds = %after_if.us
  %88 = sdiv i32 %72, 7
  %89 = mul nsw i32 %88, 7
  %90 = icmp ne i32 %72, %89
  %91 = and i1 %74, %90
  %.neg10.us.1 = sext i1 %91 to i32
  %92 = add nsw i32 %88, %.neg10.us.1
  %93 = mul i32 %92, 7
  %94 = sub i32 %70, %93
  %95 = add i32 %lsr.iv, %94
  %96 = add i32 %95, -2
  %97 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %98 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %97, i64 0, i32 2, i32 1
  %99 = load i32*, i32** %98, align 8
  %100 = sext i32 %96 to i64
  %101 = getelementptr i32, i32* %99, i64 %100
  %102 = atomicrmw add i32* %101, i32 %69 seq_cst, align 4
  br label %after_if.us.1

after_if.us.1:                                    ; preds = %true_block.us.1, %false_block.us.1
  %103 = add nsw i32 %lsr.iv, -1
  %104 = load i32, i32* %35, align 4
  %105 = add i32 %lsr.iv, %104
  %106 = add i32 %105, -1
  %107 = sdiv i32 %106, 3
  %108 = icmp slt i32 %106, 0
  %109 = mul nsw i32 %107, 3
  %110 = icmp ne i32 %106, %109
  %111 = and i1 %108, %110
  %.neg8.us.2 = sext i1 %111 to i32
  %112 = add nsw i32 %107, %.neg8.us.2
  %.neg9.us.2 = mul i32 %112, -3
  %113 = mul i32 %104, -1
  %114 = add i32 %lsr.iv16, %113
  %115 = add i32 %114, -2
  %116 = icmp eq i32 %115, %.neg9.us.2
  br i1 %116, label %true_block.us.2, label %false_block.us.2

false_block.us.2:                                 ; preds = %after_if.us.1
  %117 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %118 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %117, i64 0, i32 2, i32 1
  %119 = load i32*, i32** %118, align 8
  %120 = getelementptr i32, i32* %119, i64 7
  %121 = atomicrmw add i32* %120, i32 -1 seq_cst, align 4
  br label %after_if.us.2

true_block.us.2:                                  ; preds = %after_if.us.1
  %122 = sdiv i32 %106, 7
  %123 = mul nsw i32 %122, 7
  %124 = icmp ne i32 %106, %123
  %125 = and i1 %108, %124
  %.neg10.us.2 = sext i1 %125 to i32
  %126 = add nsw i32 %122, %.neg10.us.2
  %127 = mul i32 %126, 7
  %128 = sub i32 %104, %127
  %129 = add i32 %lsr.iv, %128
  %130 = add i32 %129, -1
  %131 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %132 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %131, i64 0, i32 2, i32 1
  %133 = load i32*, i32** %132, align 8
  %134 = sext i32 %130 to i64
  %135 = getelementptr i32, i32* %133, i64 %134
  %136 = atomicrmw add i32* %135, i32 %103 seq_cst, align 4
  br label %after_if.us.2

after_if.us.2:                                    ; preds = %true_block.us.2, %false_block.us.2
  %137 = load i32, i32* %35, align 4
  %138 = add i32 %lsr.iv, %137
  %139 = sdiv i32 %138, 3
  %140 = icmp slt i32 %138, 0
  %141 = mul nsw i32 %139, 3
  %142 = icmp ne i32 %138, %141
  %143 = and i1 %140, %142
  %.neg8.us.3 = sext i1 %143 to i32
  %144 = add nsw i32 %139, %.neg8.us.3
  %.neg9.us.3 = mul i32 %144, -3
  %145 = mul i32 %137, -1
  %146 = add i32 %lsr.iv16, %145
  %147 = add i32 %146, -3
  %148 = icmp eq i32 %147, %.neg9.us.3
  br i1 %148, label %true_block.us.3, label %false_block.us.3

false_block.us.3:                                 ; preds = %after_if.us.2
  %149 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %150 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %149, i64 0, i32 2, i32 1
  %151 = load i32*, i32** %150, align 8
  %152 = getelementptr i32, i32* %151, i64 7
  %153 = atomicrmw add i32* %152, i32 -1 seq_cst, align 4
  br label %after_if.us.3

true_block.us.3:                                  ; preds = %after_if.us.2
  %154 = sdiv i32 %138, 7
  %155 = mul nsw i32 %154, 7
  %156 = icmp ne i32 %138, %155
  %157 = and i1 %140, %156
  %.neg10.us.3 = sext i1 %157 to i32
  %158 = add nsw i32 %154, %.neg10.us.3
  %159 = mul i32 %158, 7
  %160 = sub i32 %137, %159
  %161 = add i32 %lsr.iv, %160
  %162 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %163 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %162, i64 0, i32 2, i32 1
  %164 = load i32*, i32** %163, align 8
  %165 = sext i32 %161 to i64
  %166 = getelementptr i32, i32* %164, i64 %165
  %167 = atomicrmw add i32* %166, i32 %lsr.iv seq_cst, align 4
  br label %after_if.us.3

after_if.us.3:                                    ; preds = %true_block.us.3, %false_block.us.3
  %168 = add nuw nsw i32 %lsr.iv, 1
  %169 = load i32, i32* %35, align 4
  %170 = add i32 %lsr.iv, %169
  %171 = add i32 %170, 1
  %172 = sdiv i32 %171, 3
  %173 = icmp slt i32 %171, 0
  %174 = mul nsw i32 %172, 3
  %175 = icmp ne i32 %171, %174
  %176 = and i1 %173, %175
  %.neg8.us.4 = sext i1 %176 to i32
  %177 = add nsw i32 %172, %.neg8.us.4
  %.neg9.us.4 = mul i32 %177, -3
  %178 = mul i32 %169, -1
  %179 = add i32 %lsr.iv16, %178
  %180 = add i32 %179, -4
  %181 = icmp eq i32 %180, %.neg9.us.4
  br i1 %181, label %true_block.us.4, label %false_block.us.4

false_block.us.4:                                 ; preds = %after_if.us.3
  %182 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %183 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %182, i64 0, i32 2, i32 1
  %184 = load i32*, i32** %183, align 8
  %185 = getelementptr i32, i32* %184, i64 7
  %186 = atomicrmw add i32* %185, i32 -1 seq_cst, align 4
  br label %after_if.us.4

true_block.us.4:                                  ; preds = %after_if.us.3
  %187 = sdiv i32 %171, 7
  %188 = mul nsw i32 %187, 7
  %189 = icmp ne i32 %171, %188
  %190 = and i1 %173, %189
  %.neg10.us.4 = sext i1 %190 to i32
  %191 = add nsw i32 %187, %.neg10.us.4
  %192 = mul i32 %191, 7
  %193 = sub i32 %169, %192
  %194 = add i32 %lsr.iv, %193
  %195 = add i32 %194, 1
  %196 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %197 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %196, i64 0, i32 2, i32 1
  %198 = load i32*, i32** %197, align 8
  %199 = sext i32 %195 to i64
  %200 = getelementptr i32, i32* %198, i64 %199
  %201 = atomicrmw add i32* %200, i32 %168 seq_cst, align 4
  br label %after_if.us.4

after_if.us.4:                                    ; preds = %true_block.us.4, %false_block.us.4
  %202 = add nuw nsw i32 %lsr.iv, 2
  %203 = load i32, i32* %35, align 4
  %204 = add i32 %lsr.iv, %203
  %205 = add i32 %204, 2
  %206 = sdiv i32 %205, 3
  %207 = icmp slt i32 %205, 0
  %208 = mul nsw i32 %206, 3
  %209 = icmp ne i32 %205, %208
  %210 = and i1 %207, %209
  %.neg8.us.5 = sext i1 %210 to i32
  %211 = add nsw i32 %206, %.neg8.us.5
  %.neg9.us.5 = mul i32 %211, -3
  %212 = mul i32 %203, -1
  %213 = add i32 %lsr.iv16, %212
  %214 = add i32 %213, -5
  %215 = icmp eq i32 %214, %.neg9.us.5
  br i1 %215, label %true_block.us.5, label %false_block.us.5

false_block.us.5:                                 ; preds = %after_if.us.4
  %216 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %217 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %216, i64 0, i32 2, i32 1
  %218 = load i32*, i32** %217, align 8
  %219 = getelementptr i32, i32* %218, i64 7
  %220 = atomicrmw add i32* %219, i32 -1 seq_cst, align 4
  br label %after_if.us.5

true_block.us.5:                                  ; preds = %after_if.us.4
  %221 = sdiv i32 %205, 7
  %222 = mul nsw i32 %221, 7
  %223 = icmp ne i32 %205, %222
  %224 = and i1 %207, %223
  %.neg10.us.5 = sext i1 %224 to i32
  %225 = add nsw i32 %221, %.neg10.us.5
  %226 = mul i32 %225, 7
  %227 = sub i32 %203, %226
  %228 = add i32 %lsr.iv, %227
  %229 = add i32 %228, 2
  %230 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %231 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %230, i64 0, i32 2, i32 1
  %232 = load i32*, i32** %231, align 8
  %233 = sext i32 %229 to i64
  %234 = getelementptr i32, i32* %232, i64 %233
  %235 = atomicrmw add i32* %234, i32 %202 seq_cst, align 4
  br label %after_if.us.5

after_if.us.5:                                    ; preds = %true_block.us.5, %false_block.us.5
  %236 = add nuw nsw i32 %lsr.iv, 3
  %237 = load i32, i32* %35, align 4
  %238 = add i32 %lsr.iv, %237
  %239 = add i32 %238, 3
  %240 = sdiv i32 %239, 3
  %241 = icmp slt i32 %239, 0
  %242 = mul nsw i32 %240, 3
  %243 = icmp ne i32 %239, %242
  %244 = and i1 %241, %243
  %.neg8.us.6 = sext i1 %244 to i32
  %245 = add nsw i32 %240, %.neg8.us.6
  %.neg9.us.6 = mul i32 %245, -3
  %246 = mul i32 %237, -1
  %247 = add i32 %lsr.iv16, %246
  %248 = add i32 %247, -6
  %249 = icmp eq i32 %248, %.neg9.us.6
  br i1 %249, label %true_block.us.6, label %false_block.us.6

false_block.us.6:                                 ; preds = %after_if.us.5
  %250 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %251 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %250, i64 0, i32 2, i32 1
  %252 = load i32*, i32** %251, align 8
  %253 = getelementptr i32, i32* %252, i64 7
  %254 = atomicrmw add i32* %253, i32 -1 seq_cst, align 4
  br label %after_if.us.6

true_block.us.6:                                  ; preds = %after_if.us.5
  %255 = sdiv i32 %239, 7
  %256 = mul nsw i32 %255, 7
  %257 = icmp ne i32 %239, %256
  %258 = and i1 %241, %257
  %.neg10.us.6 = sext i1 %258 to i32
  %259 = add nsw i32 %255, %.neg10.us.6
  %260 = mul i32 %259, 7
  %261 = sub i32 %237, %260
  %262 = add i32 %lsr.iv, %261
  %263 = add i32 %262, 3
  %264 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %265 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %264, i64 0, i32 2, i32 1
  %266 = load i32*, i32** %265, align 8
  %267 = sext i32 %263 to i64
  %268 = getelementptr i32, i32* %266, i64 %267
  %269 = atomicrmw add i32* %268, i32 %236 seq_cst, align 4
  br label %after_if.us.6

after_if.us.6:                                    ; preds = %true_block.us.6, %false_block.us.6
  %270 = add nuw nsw i32 %lsr.iv, 4
  %271 = load i32, i32* %35, align 4
  %272 = add i32 %lsr.iv, %271
  %273 = add i32 %272, 4
  %274 = sdiv i32 %273, 3
  %275 = icmp slt i32 %273, 0
  %276 = mul nsw i32 %274, 3
  %277 = icmp ne i32 %273, %276
  %278 = and i1 %275, %277
  %.neg8.us.7 = sext i1 %278 to i32
  %279 = add nsw i32 %274, %.neg8.us.7
  %.neg9.us.7 = mul i32 %279, -3
  %280 = mul i32 %271, -1
  %281 = add i32 %lsr.iv16, %280
  %282 = add i32 %281, -7
  %283 = icmp eq i32 %282, %.neg9.us.7
  br i1 %283, label %true_block.us.7, label %false_block.us.7

false_block.us.7:                                 ; preds = %after_if.us.6
  %284 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %285 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %284, i64 0, i32 2, i32 1
  %286 = load i32*, i32** %285, align 8
  %287 = getelementptr i32, i32* %286, i64 7
  %288 = atomicrmw add i32* %287, i32 -1 seq_cst, align 4
  br label %after_if.us.7

true_block.us.7:                                  ; preds = %after_if.us.6
  %289 = sdiv i32 %273, 7
  %290 = mul nsw i32 %289, 7
  %291 = icmp ne i32 %273, %290
  %292 = and i1 %275, %291
  %.neg10.us.7 = sext i1 %292 to i32
  %293 = add nsw i32 %289, %.neg10.us.7
  %294 = mul i32 %293, 7
  %295 = sub i32 %271, %294
  %296 = add i32 %lsr.iv, %295
  %297 = add i32 %296, 4
  %298 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %299 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %298, i64 0, i32 2, i32 1
  %300 = load i32*, i32** %299, align 8
  %301 = sext i32 %297 to i64
  %302 = getelementptr i32, i32* %300, i64 %301
  %303 = atomicrmw add i32* %302, i32 %270 seq_cst, align 4
  br label %after_if.us.7

after_if.us.7:                                    ; preds = %true_block.us.7, %false_block.us.7
  %lsr.iv.next = add nuw i32 %lsr.iv, 8
  %lsr.iv.next17 = add i32 %lsr.iv16, -8
  %304 = add i32 %30, %lsr.iv.next
  %niter.ncmp.7 = icmp eq i32 %304, 3
  br i1 %niter.ncmp.7, label %for_loop_test4.after_for3_crit_edge.us.unr-lcssa.loopexit, label %for_loop_body1.us

for_loop_test4.after_for3_crit_edge.us.unr-lcssa.loopexit: ; preds = %after_if.us.7
  %305 = add i32 %lsr.iv.next, -3
  br label %for_loop_test4.after_for3_crit_edge.us.unr-lcssa

for_loop_test4.after_for3_crit_edge.us.unr-lcssa: ; preds = %for_loop_test4.after_for3_crit_edge.us.unr-lcssa.loopexit, %for_loop_body.us
  %.012.us.unr = phi i32 [ 0, %for_loop_body.us ], [ %305, %for_loop_test4.after_for3_crit_edge.us.unr-lcssa.loopexit ]
  br i1 %lcmp.mod.not, label %for_loop_test4.after_for3_crit_edge.us, label %for_loop_body1.us.epil.preheader

for_loop_body1.us.epil.preheader:                 ; preds = %for_loop_test4.after_for3_crit_edge.us.unr-lcssa
  %306 = mul i32 %.012.us.unr, -1
  br label %for_loop_body1.us.epil

for_loop_body1.us.epil:                           ; preds = %after_if.us.epil, %for_loop_body1.us.epil.preheader
  %lsr.iv20 = phi i32 [ %xtraiter, %for_loop_body1.us.epil.preheader ], [ %lsr.iv.next21, %after_if.us.epil ]
  %lsr.iv18 = phi i32 [ %306, %for_loop_body1.us.epil.preheader ], [ %lsr.iv.next19, %after_if.us.epil ]
  %.012.us.epil = phi i32 [ %337, %after_if.us.epil ], [ %.012.us.unr, %for_loop_body1.us.epil.preheader ]
  %307 = load i32, i32* %35, align 4
  %308 = add i32 %.012.us.epil, %307
  %309 = sdiv i32 %308, 3
  %310 = icmp slt i32 %308, 0
  %311 = mul nsw i32 %309, 3
  %312 = icmp ne i32 %308, %311
  %313 = and i1 %310, %312
  %.neg8.us.epil = sext i1 %313 to i32
  %314 = add nsw i32 %309, %.neg8.us.epil
  %.neg9.us.epil = mul i32 %314, -3
  %315 = mul i32 %307, -1
  %316 = add i32 %lsr.iv18, %315
  %317 = icmp eq i32 %316, %.neg9.us.epil
  br i1 %317, label %true_block.us.epil, label %false_block.us.epil

false_block.us.epil:                              ; preds = %for_loop_body1.us.epil
  %318 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %319 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %318, i64 0, i32 2, i32 1
  %320 = load i32*, i32** %319, align 8
  %321 = getelementptr i32, i32* %320, i64 7
  %322 = atomicrmw add i32* %321, i32 -1 seq_cst, align 4
  br label %after_if.us.epil

true_block.us.epil:                               ; preds = %for_loop_body1.us.epil
  %323 = sdiv i32 %308, 7
  %324 = mul nsw i32 %323, 7
  %325 = icmp ne i32 %308, %324
  %326 = and i1 %310, %325
  %.neg10.us.epil = sext i1 %326 to i32
  %327 = add nsw i32 %323, %.neg10.us.epil
  %328 = mul i32 %327, 7
  %329 = sub i32 %307, %328
  %330 = add i32 %.012.us.epil, %329
  %331 = load { { { i32 }, i32* }, i32, { { i32 }, i32* } }*, { { { i32 }, i32* }, i32, { { i32 }, i32* } }** %20, align 8
  %332 = getelementptr { { { i32 }, i32* }, i32, { { i32 }, i32* } }, { { { i32 }, i32* }, i32, { { i32 }, i32* } }* %331, i64 0, i32 2, i32 1
  %333 = load i32*, i32** %332, align 8
  %334 = sext i32 %330 to i64
  %335 = getelementptr i32, i32* %333, i64 %334
  %336 = atomicrmw add i32* %335, i32 %.012.us.epil seq_cst, align 4
  br label %after_if.us.epil

after_if.us.epil:                                 ; preds = %true_block.us.epil, %false_block.us.epil
  %337 = add nuw nsw i32 %.012.us.epil, 1
  %lsr.iv.next19 = add i32 %lsr.iv18, -1
  %lsr.iv.next21 = add nsw i32 %lsr.iv20, -1
  %epil.iter.cmp.not = icmp eq i32 %lsr.iv.next21, 0
  br i1 %epil.iter.cmp.not, label %for_loop_test4.after_for3_crit_edge.us.loopexit, label %for_loop_body1.us.epil, !llvm.loop !6

for_loop_test4.after_for3_crit_edge.us.loopexit:  ; preds = %after_if.us.epil
  br label %for_loop_test4.after_for3_crit_edge.us

for_loop_test4.after_for3_crit_edge.us:           ; preds = %for_loop_test4.after_for3_crit_edge.us.loopexit, %for_loop_test4.after_for3_crit_edge.us.unr-lcssa
  %338 = add nsw i32 %.0713.us, 1
  %exitcond15.not = icmp eq i32 %338, %19
  br i1 %exitcond15.not, label %after_for.loopexit, label %for_loop_body.us

after_for.loopexit:                               ; preds = %for_loop_test4.after_for3_crit_edge.us
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.lr.ph, %allocs
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
attributes #2 = { nofree nounwind }
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
