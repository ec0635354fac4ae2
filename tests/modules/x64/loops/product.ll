; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.168*, void (%struct.RuntimeContext.168*, i8*)*, void (%struct.RuntimeContext.168*, i8*, i32)*, void (%struct.RuntimeContext.168*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.168 = type { i8*, %struct.LLVMRuntime.167*, i32, i64* }
%struct.LLVMRuntime.167 = type { %struct.PreallocatedMemoryChunk.162, %struct.PreallocatedMemoryChunk.162, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.163*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.164*], [1024 x %struct.NodeManager.165*], [1024 x i8*], i8*, %struct.RandState.166*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.162 = type { i8*, i8*, i64 }
%struct.__va_list_tag.163 = type { i32, i32, i8*, i8* }
%struct.ListManager.164 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.167* }
%struct.NodeManager.165 = type <{ %struct.LLVMRuntime.167*, i32, i32, i32, i32, %struct.ListManager.164*, %struct.ListManager.164*, %struct.ListManager.164*, i32, [4 x i8] }>
%struct.RandState.166 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @product_c102_0_kernel_0_serial(%struct.RuntimeContext.168* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.168* %context to { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }**
  %1 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %1, i64 0, i32 2, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.168, %struct.RuntimeContext.168* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.167*, %struct.LLVMRuntime.167** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %11 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %10, i64 0, i32 2, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.167*, %struct.LLVMRuntime.167** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime.167*, %struct.LLVMRuntime.167** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @product_c102_0_kernel_1_range_for(%struct.RuntimeContext.168* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.168* %context, %struct.RuntimeContext.168** %4, align 8
  store void (%struct.RuntimeContext.168*, i8*)* null, void (%struct.RuntimeContext.168*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.168*, i8*, i32)* @function_body, void (%struct.RuntimeContext.168*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.168*, i8*)* null, void (%struct.RuntimeContext.168*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.168, %struct.RuntimeContext.168* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.167*, %struct.LLVMRuntime.167** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.168* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.168, %struct.RuntimeContext.168* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.167*, %struct.LLVMRuntime.167** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.168* %0 to { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }**
  %21 = icmp slt i32 %17, %19
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %23 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 1, i32 1
  %26 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 1, i32 0, i32 1
  %27 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 2, i32 1
  %28 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 2, i32 0, i32 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_for3, %for_loop_body.lr.ph
  %.0912 = phi i32 [ %17, %for_loop_body.lr.ph ], [ %341, %after_for3 ]
  %29 = load %struct.LLVMRuntime.167*, %struct.LLVMRuntime.167** %3, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %29, i64 0, i32 14
  %31 = load i8*, i8** %30, align 8
  %32 = getelementptr inbounds i8, i8* %31, i64 4
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = srem i32 %.0912, %34
  %36 = sdiv i32 %.0912, %34
  %37 = getelementptr inbounds i8, i8* %31, i64 8
  %38 = bitcast i8* %37 to i32*
  %39 = load i32, i32* %38, align 4
  %40 = srem i32 %36, %39
  %41 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %42 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %41, i64 0, i32 0, i32 0, i32 1
  %43 = load i32, i32* %42, align 4
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %for_loop_body1.lr.ph, label %after_for3

for_loop_body1.lr.ph:                             ; preds = %for_loop_body
  %45 = load float*, float** %23, align 8
  %46 = load i32, i32* %24, align 4
  %47 = mul i32 %46, %40
  %48 = load float*, float** %25, align 8
  %49 = load i32, i32* %26, align 4
  %wide.trip.count = zext i32 %43 to i64
  %min.iters.check = icmp ult i32 %43, 16
  br i1 %min.iters.check, label %for_loop_body1.preheader, label %vector.scevcheck

vector.scevcheck:                                 ; preds = %for_loop_body1.lr.ph
  %50 = add nsw i64 %wide.trip.count, -1
  %51 = trunc i64 %50 to i32
  %52 = add i32 %47, %51
  %53 = icmp slt i32 %52, %47
  %54 = icmp ugt i64 %50, 4294967295
  %55 = or i1 %53, %54
  %ident.check = icmp ne i32 %49, 1
  %56 = add i32 %35, %51
  %57 = icmp slt i32 %56, %35
  %58 = or i1 %55, %ident.check
  %59 = or i1 %57, %58
  br i1 %59, label %for_loop_body1.preheader, label %vector.ph

vector.ph:                                        ; preds = %vector.scevcheck
  %n.vec = and i64 %wide.trip.count, 4294967280
  %60 = add nsw i64 %n.vec, -16
  %61 = lshr exact i64 %60, 4
  %62 = add nuw nsw i64 %61, 1
  %xtraiter = and i64 %62, 7
  %63 = icmp ult i64 %60, 112
  br i1 %63, label %middle.block.unr-lcssa, label %vector.ph.new

vector.ph.new:                                    ; preds = %vector.ph
  %unroll_iter = and i64 %62, 2305843009213693944
  %64 = zext i32 %47 to i64
  %65 = mul i32 %49, 96
  %66 = shl i32 %49, 7
  %67 = mul i32 %49, 80
  %68 = shl i32 %49, 6
  %69 = mul i32 %49, 48
  %70 = shl i32 %49, 5
  %71 = shl i32 %49, 4
  %72 = mul i32 %49, 112
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph.new
  %lsr.iv39 = phi i64 [ %lsr.iv.next40, %vector.body ], [ %unroll_iter, %vector.ph.new ]
  %lsr.iv = phi i32 [ %lsr.iv.next, %vector.body ], [ %35, %vector.ph.new ]
  %index = phi i64 [ 0, %vector.ph.new ], [ %index.next.7, %vector.body ]
  %vec.phi = phi <8 x float> [ zeroinitializer, %vector.ph.new ], [ %198, %vector.body ]
  %vec.phi15 = phi <8 x float> [ zeroinitializer, %vector.ph.new ], [ %199, %vector.body ]
  %73 = add i64 %64, %index
  %tmp38 = trunc i64 %73 to i32
  %74 = sext i32 %tmp38 to i64
  %75 = getelementptr float, float* %45, i64 %74
  %76 = bitcast float* %75 to <8 x float>*
  %wide.load = load <8 x float>, <8 x float>* %76, align 4
  %77 = getelementptr float, float* %75, i64 8
  %78 = bitcast float* %77 to <8 x float>*
  %wide.load16 = load <8 x float>, <8 x float>* %78, align 4
  %79 = sext i32 %lsr.iv to i64
  %80 = getelementptr float, float* %48, i64 %79
  %81 = bitcast float* %80 to <8 x float>*
  %wide.load17 = load <8 x float>, <8 x float>* %81, align 4
  %82 = getelementptr float, float* %80, i64 8
  %83 = bitcast float* %82 to <8 x float>*
  %wide.load18 = load <8 x float>, <8 x float>* %83, align 4
  %84 = fmul reassoc ninf nsz <8 x float> %wide.load17, %wide.load
  %85 = fmul reassoc ninf nsz <8 x float> %wide.load18, %wide.load16
  %86 = fadd reassoc ninf nsz <8 x float> %84, %vec.phi
  %87 = fadd reassoc ninf nsz <8 x float> %85, %vec.phi15
  %88 = add i64 %73, 16
  %tmp36 = trunc i64 %88 to i32
  %89 = sext i32 %tmp36 to i64
  %90 = getelementptr float, float* %45, i64 %89
  %91 = bitcast float* %90 to <8 x float>*
  %wide.load.1 = load <8 x float>, <8 x float>* %91, align 4
  %92 = getelementptr float, float* %90, i64 8
  %93 = bitcast float* %92 to <8 x float>*
  %wide.load16.1 = load <8 x float>, <8 x float>* %93, align 4
  %94 = add i32 %71, %lsr.iv
  %95 = sext i32 %94 to i64
  %96 = getelementptr float, float* %48, i64 %95
  %97 = bitcast float* %96 to <8 x float>*
  %wide.load17.1 = load <8 x float>, <8 x float>* %97, align 4
  %98 = getelementptr float, float* %96, i64 8
  %99 = bitcast float* %98 to <8 x float>*
  %wide.load18.1 = load <8 x float>, <8 x float>* %99, align 4
  %100 = fmul reassoc ninf nsz <8 x float> %wide.load17.1, %wide.load.1
  %101 = fmul reassoc ninf nsz <8 x float> %wide.load18.1, %wide.load16.1
  %102 = fadd reassoc ninf nsz <8 x float> %100, %86
  %103 = fadd reassoc ninf nsz <8 x float> %101, %87
  %104 = add i64 %73, 32
  %tmp35 = trunc i64 %104 to i32
  %105 = sext i32 %tmp35 to i64
  %106 = getelementptr float, float* %45, i64 %105
  %107 = bitcast float* %106 to <8 x float>*
  %wide.load.2 = load <8 x float>, <8 x float>* %107, align 4
  %108 = getelementptr float, float* %106, i64 8
  %109 = bitcast float* %108 to <8 x float>*
  %wide.load16.2 = load <8 x float>, <8 x float>* %109, align 4
  %110 = add i32 %70, %lsr.iv
  %111 = sext i32 %110 to i64
  %112 = getelementptr float, float* %48, i64 %111
  %113 = bitcast float* %112 to <8 x float>*
  %wide.load17.2 = load <8 x float>, <8 x float>* %113, align 4
  %114 = getelementptr float, float* %112, i64 8
  %115 = bitcast float* %114 to <8 x float>*
  %wide.load18.2 = load <8 x float>, <8 x float>* %115, align 4
  %116 = fmul reassoc ninf nsz <8 x float> %wide.load17.2, %wide.load.2
  %117 = fmul reassoc ninf nsz <8 x float> %wide.load18.2, %wide.load16.2
  %118 = fadd reassoc ninf nsz <8 x float> %116, %102
  %119 = fadd reassoc ninf nsz <8 x float> %117, %103
  %120 = add i64 %73, 48
  %tmp34 = trunc i64 %120 to i32
  %121 = sext i32 %tmp34 to i64
  %122 = getelementptr float, float* %45, i64 %121
  %123 = bitcast float* %122 to <8 x float>*
  %wide.load.3 = load <8 x float>, <8 x float>* %123, align 4
  %124 = getelementptr float, float* %122, i64 8
  %125 = bitcast float* %124 to <8 x float>*
  %wide.load16.3 = load <8 x float>, <8 x float>* %125, align 4
  %126 = add i32 %69, %lsr.iv
  %127 = sext i32 %126 to i64
  %128 = getelementptr float, float* %48, i64 %127
  %129 = bitcast float* %128 to <8 x float>*
  %wide.load17.3 = load <8 x float>, <8 x float>* %129, align 4
  %130 = getelementptr float, float* %128, i64 8
  %131 = bitcast float* %130 to <8 x float>*
  %wide.load18.3 = load <8 x float>, <8 x float>* %131, align 4
  %132 = fmul reassoc ninf nsz <8 x float> %wide.load17.3, %wide.load.3
  %133 = fmul reassoc ninf nsz <8 x float> %wide.load18.3, %wide.load16.3
  %134 = fadd reassoc ninf nsz <8 x float> %132, %118
  %135 = fadd reassoc ninf nsz <8 x float> %133, %119
  %136 = add i64 %73, 64
  %tmp33 = trunc i64 %136 to i32
  %137 = sext i32 %tmp33 to i64
  %138 = getelementptr float, float* %45, i64 %137
  %139 = bitcast float* %138 to <8 x float>*
  %wide.load.4 = load <8 x float>, <8 x float>* %139, align 4
  %140 = getelementptr float, float* %138, i64 8
  %141 = bitcast float* %140 to <8 x float>*
  %wide.load16.4 = load <8 x float>, <8 x float>* %141, align 4
  %142 = add i32 %68, %lsr.iv
  %143 = sext i32 %142 to i64
  %144 = getelementptr float, float* %48, i64 %143
  %145 = bitcast float* %144 to <8 x float>*
  %wide.load17.4 = load <8 x float>, <8 x float>* %145, align 4
  %146 = getelementptr float, float* %144, i64 8
  %147 = bitcast float* %146 to <8 x float>*
  %wide.load18.4 = load <8 x float>, <8 x float>* %147, align 4
  %148 = fmul reassoc ninf nsz <8 x float> %wide.load17.4, %wide.load.4
  %149 = fmul reassoc ninf nsz <8 x float> %wide.load18.4, %wide.load16.4
  %150 = fadd reassoc ninf nsz <8 x float> %148, %134
  %151 = fadd reassoc ninf nsz <8 x float> %149, %135
  %152 = add i64 %73, 80
  %tmp32 = trunc i64 %152 to i32
  %153 = sext i32 %tmp32 to i64
  %154 = getelementptr float, float* %45, i64 %153
  %155 = bitcast float* %154 to <8 x float>*
  %wide.load.5 = load <8 x float>, <8 x float>* %155, align 4
  %156 = getelementptr float, float* %154, i64 8
  %157 = bitcast float* %156 to <8 x float>*
  %wide.load16.5 = load <8 x float>, <8 x float>* %157, align 4
  %158 = add i32 %67, %lsr.iv
  %159 = sext i32 %158 to i64
  %160 = getelementptr float, float* %48, i64 %159
  %161 = bitcast float* %160 to <8 x float>*
  %wide.load17.5 = load <8 x float>, <8 x float>* %161, align 4
  %162 = getelementptr float, float* %160, i64 8
  %163 = bitcast float* %162 to <8 x float>*
  %wide.load18.5 = load <8 x float>, <8 x float>* %163, align 4
  %164 = fmul reassoc ninf nsz <8 x float> %wide.load17.5, %wide.load.5
  %165 = fmul reassoc ninf nsz <8 x float> %wide.load18.5, %wide.load16.5
  %166 = fadd reassoc ninf nsz <8 x float> %164, %150
  %167 = fadd reassoc ninf nsz <8 x float> %165, %151
  %168 = add i64 %73, 96
  %tmp = trunc i64 %168 to i32
  %169 = sext i32 %tmp to i64
  %170 = getelementptr float, float* %45, i64 %169
  %171 = bitcast float* %170 to <8 x float>*
  %wide.load.6 = load <8 x float>, <8 x float>* %171, align 4
  %172 = getelementptr float, float* %170, i64 8
  %173 = bitcast float* %172 to <8 x float>*
  %wide.load16.6 = load <8 x float>, <8 x float>* %173, align 4
  %174 = add i32 %65, %lsr.iv
  %175 = sext i32 %174 to i64
  %176 = getelementptr float, float* %48, i64 %175
  %177 = bitcast float* %176 to <8 x float>*
  %wide.load17.6 = load <8 x float>, <8 x float>* %177, align 4
  %178 = getelementptr float, float* %176, i64 8
  %179 = bitcast float* %178 to <8 x float>*
  %wide.load18.6 = load <8 x float>, <8 x float>* %179, align 4
  %180 = fmul reassoc ninf nsz <8 x float> %wide.load17.6, %wide.load.6
  %181 = fmul reassoc ninf nsz <8 x float> %wide.load18.6, %wide.load16.6
  %182 = fadd reassoc ninf nsz <8 x float> %180, %166
  %183 = fadd reassoc ninf nsz <8 x float> %181, %167
  %184 = add i64 %73, 112
  %tmp37 = trunc i64 %184 to i32
  %185 = sext i32 %tmp37 to i64
  %186 = getelementptr float, float* %45, i64 %185
  %187 = bitcast float* %186 to <8 x float>*
  %wide.load.7 = load <8 x float>, <8 x float>* %187, align 4
  %188 = getelementptr float, float* %186, i64 8
  %189 = bitcast float* %188 to <8 x float>*
  %wide.load16.7 = load <8 x float>, <8 x float>* %189, align 4
  %190 = add i32 %72, %lsr.iv
  %191 = sext i32 %190 to i64
  %192 = getelementptr float, float* %48, i64 %191
  %193 = bitcast float* %192 to <8 x float>*
  %wide.load17.7 = load <8 x float>, <8 x float>* %193, align 4
  %194 = getelementptr float, float* %192, i64 8
  %195 = bitcast float* %194 to <8 x float>*
  %wide.load18.7 = load <8 x float>, <8 x float>* %195, align 4
  %196 = fmul reassoc ninf nsz <8 x float> %wide.load17.7, %wide.load.7
  %197 = fmul reassoc ninf nsz <8 x float> %wide.load18.7, %wide.load16.7
  %198 = fadd reassoc ninf nsz <8 x float> %196, %182
  %199 = fadd reassoc ninf nsz <8 x float> %197, %183
  %index.next.7 = add i64 %index, 128
  %lsr.iv.next = add i32 %lsr.iv, %66
  %lsr.iv.next40 = add i64 %lsr.iv39, -8
  %niter.ncmp.7 = icmp eq i64 %lsr.iv.next40, 0
  br i1 %niter.ncmp.7, label %middle.block.unr-lcssa.loopexit, label %vector.body, !llvm.loop !6

middle.block.unr-lcssa.loopexit:                  ; preds = %vector.body
  br label %middle.block.unr-lcssa

middle.block.unr-lcssa:                           ; preds = %middle.block.unr-lcssa.loopexit, %vector.ph
  %.lcssa19.ph = phi <8 x float> [ undef, %vector.ph ], [ %198, %middle.block.unr-lcssa.loopexit ]
  %.lcssa.ph = phi <8 x float> [ undef, %vector.ph ], [ %199, %middle.block.unr-lcssa.loopexit ]
  %index.unr = phi i64 [ 0, %vector.ph ], [ %index.next.7, %middle.block.unr-lcssa.loopexit ]
  %vec.phi.unr = phi <8 x float> [ zeroinitializer, %vector.ph ], [ %198, %middle.block.unr-lcssa.loopexit ]
  %vec.phi15.unr = phi <8 x float> [ zeroinitializer, %vector.ph ], [ %199, %middle.block.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %middle.block, label %vector.body.epil.preheader

vector.body.epil.preheader:                       ; preds = %middle.block.unr-lcssa
  %200 = trunc i64 %index.unr to i32
  %201 = mul i32 %49, %200
  %202 = add i32 %35, %201
  %203 = shl i32 %49, 4
  %204 = add i32 %47, %200
  br label %vector.body.epil

vector.body.epil:                                 ; preds = %vector.body.epil, %vector.body.epil.preheader
  %lsr.iv45 = phi i64 [ %xtraiter, %vector.body.epil.preheader ], [ %lsr.iv.next46, %vector.body.epil ]
  %lsr.iv43 = phi i32 [ %204, %vector.body.epil.preheader ], [ %lsr.iv.next44, %vector.body.epil ]
  %lsr.iv41 = phi i32 [ %202, %vector.body.epil.preheader ], [ %lsr.iv.next42, %vector.body.epil ]
  %vec.phi.epil = phi <8 x float> [ %217, %vector.body.epil ], [ %vec.phi.unr, %vector.body.epil.preheader ]
  %vec.phi15.epil = phi <8 x float> [ %218, %vector.body.epil ], [ %vec.phi15.unr, %vector.body.epil.preheader ]
  %205 = sext i32 %lsr.iv43 to i64
  %206 = getelementptr float, float* %45, i64 %205
  %207 = bitcast float* %206 to <8 x float>*
  %wide.load.epil = load <8 x float>, <8 x float>* %207, align 4
  %208 = getelementptr float, float* %206, i64 8
  %209 = bitcast float* %208 to <8 x float>*
  %wide.load16.epil = load <8 x float>, <8 x float>* %209, align 4
  %210 = sext i32 %lsr.iv41 to i64
  %211 = getelementptr float, float* %48, i64 %210
  %212 = bitcast float* %211 to <8 x float>*
  %wide.load17.epil = load <8 x float>, <8 x float>* %212, align 4
  %213 = getelementptr float, float* %211, i64 8
  %214 = bitcast float* %213 to <8 x float>*
  %wide.load18.epil = load <8 x float>, <8 x float>* %214, align 4
  %215 = fmul reassoc ninf nsz <8 x float> %wide.load17.epil, %wide.load.epil
  %216 = fmul reassoc ninf nsz <8 x float> %wide.load18.epil, %wide.load16.epil
  %217 = fadd reassoc ninf nsz <8 x float> %215, %vec.phi.epil
  %218 = fadd reassoc ninf nsz <8 x float> %216, %vec.phi15.epil
  %lsr.iv.next42 = add i32 %lsr.iv41, %203
  %lsr.iv.next44 = add i32 %lsr.iv43, 16
  %lsr.iv.next46 = add nsw i64 %lsr.iv45, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next46, 0
  br i1 %epil.iter.cmp.not, label %middle.block.loopexit, label %vector.body.epil, !llvm.loop !8

middle.block.loopexit:                            ; preds = %vector.body.epil
  br label %middle.block

middle.block:                                     ; preds = %middle.block.loopexit, %middle.block.unr-lcssa
  %.lcssa19 = phi <8 x float> [ %.lcssa19.ph, %middle.block.unr-lcssa ], [ %217, %middle.block.loopexit ]
  %.lcssa = phi <8 x float> [ %.lcssa.ph, %middle.block.unr-lcssa ], [ %218, %middle.block.loopexit ]
  %bin.rdx = fadd reassoc ninf nsz <8 x float> %.lcssa, %.lcssa19
  %219 = call reassoc ninf nsz float @llvm.vector.reduce.fadd.v8f32(float -0.000000e+00, <8 x float> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %after_for3, label %for_loop_body1.preheader

for_loop_body1.preheader:                         ; preds = %middle.block, %vector.scevcheck, %for_loop_body1.lr.ph
  %indvars.iv.ph = phi i64 [ 0, %vector.scevcheck ], [ 0, %for_loop_body1.lr.ph ], [ %n.vec, %middle.block ]
  %.0810.ph = phi float [ 0.000000e+00, %vector.scevcheck ], [ 0.000000e+00, %for_loop_body1.lr.ph ], [ %219, %middle.block ]
  %220 = xor i64 %indvars.iv.ph, -1
  %221 = add nsw i64 %220, %wide.trip.count
  %xtraiter23 = and i64 %wide.trip.count, 7
  %lcmp.mod24.not = icmp eq i64 %xtraiter23, 0
  br i1 %lcmp.mod24.not, label %for_loop_body1.prol.loopexit, label %for_loop_body1.prol.preheader

for_loop_body1.prol.preheader:                    ; preds = %for_loop_body1.preheader
  %222 = trunc i64 %indvars.iv.ph to i32
  %223 = mul i32 %49, %222
  %224 = add i32 %35, %223
  %225 = zext i32 %47 to i64
  br label %for_loop_body1.prol

for_loop_body1.prol:                              ; preds = %for_loop_body1.prol, %for_loop_body1.prol.preheader
  %lsr.iv50 = phi i64 [ %xtraiter23, %for_loop_body1.prol.preheader ], [ %lsr.iv.next51, %for_loop_body1.prol ]
  %lsr.iv47 = phi i32 [ %224, %for_loop_body1.prol.preheader ], [ %lsr.iv.next48, %for_loop_body1.prol ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body1.prol ], [ %indvars.iv.ph, %for_loop_body1.prol.preheader ]
  %.0810.prol = phi float [ %234, %for_loop_body1.prol ], [ %.0810.ph, %for_loop_body1.prol.preheader ]
  %226 = add i64 %225, %indvars.iv.prol
  %tmp49 = trunc i64 %226 to i32
  %227 = sext i32 %tmp49 to i64
  %228 = getelementptr float, float* %45, i64 %227
  %229 = load float, float* %228, align 4
  %230 = sext i32 %lsr.iv47 to i64
  %231 = getelementptr float, float* %48, i64 %230
  %232 = load float, float* %231, align 4
  %233 = fmul reassoc ninf nsz float %232, %229
  %234 = fadd reassoc ninf nsz float %233, %.0810.prol
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.prol, 1
  %lsr.iv.next48 = add i32 %lsr.iv47, %49
  %lsr.iv.next51 = add nsw i64 %lsr.iv50, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next51, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body1.prol.loopexit.loopexit, label %for_loop_body1.prol, !llvm.loop !10

for_loop_body1.prol.loopexit.loopexit:            ; preds = %for_loop_body1.prol
  %235 = add i64 %indvars.iv.ph, %xtraiter23
  br label %for_loop_body1.prol.loopexit

for_loop_body1.prol.loopexit:                     ; preds = %for_loop_body1.prol.loopexit.loopexit, %for_loop_body1.preheader
  %.lcssa20.unr = phi float [ undef, %for_loop_body1.preheader ], [ %234, %for_loop_body1.prol.loopexit.loopexit ]
  %indvars.iv.unr = phi i64 [ %indvars.iv.ph, %for_loop_body1.preheader ], [ %235, %for_loop_body1.prol.loopexit.loopexit ]
  %.0810.unr = phi float [ %.0810.ph, %for_loop_body1.preheader ], [ %234, %for_loop_body1.prol.loopexit.loopexit ]
  %236 = icmp ult i64 %221, 7
  br i1 %236, label %after_for3, label %for_loop_body1.preheader31

for_loop_body1.preheader31:                       ; preds = %for_loop_body1.prol.loopexit
  %237 = zext i32 %47 to i64
  %238 = trunc i64 %indvars.iv.unr to i32
  %239 = add nuw i32 %238, 7
  %240 = mul i32 %49, %239
  %241 = shl i32 %49, 3
  %242 = add nuw i32 %238, 6
  %243 = mul i32 %49, %242
  %244 = add nuw i32 %238, 5
  %245 = mul i32 %49, %244
  %246 = add nuw i32 %238, 4
  %247 = mul i32 %49, %246
  %248 = add nuw i32 %238, 3
  %249 = mul i32 %49, %248
  %250 = add nuw i32 %238, 2
  %251 = mul i32 %49, %250
  %252 = add nuw i32 %238, 1
  %253 = mul i32 %49, %252
  %254 = mul i32 %49, %238
  br label %for_loop_body1

after_for.loopexit:                               ; preds = %after_for3
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

for_loop_body1:                                   ; preds = %for_loop_body1, %for_loop_body1.preheader31
  %lsr.iv53 = phi i32 [ %35, %for_loop_body1.preheader31 ], [ %lsr.iv.next54, %for_loop_body1 ]
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %for_loop_body1 ], [ %indvars.iv.unr, %for_loop_body1.preheader31 ]
  %.0810 = phi float [ %334, %for_loop_body1 ], [ %.0810.unr, %for_loop_body1.preheader31 ]
  %255 = add i64 %237, %indvars.iv
  %tmp61 = trunc i64 %255 to i32
  %256 = sext i32 %tmp61 to i64
  %257 = getelementptr float, float* %45, i64 %256
  %258 = load float, float* %257, align 4
  %259 = add i32 %254, %lsr.iv53
  %260 = sext i32 %259 to i64
  %261 = getelementptr float, float* %48, i64 %260
  %262 = load float, float* %261, align 4
  %263 = fmul reassoc ninf nsz float %262, %258
  %264 = fadd reassoc ninf nsz float %263, %.0810
  %265 = add i64 %255, 1
  %tmp60 = trunc i64 %265 to i32
  %266 = sext i32 %tmp60 to i64
  %267 = getelementptr float, float* %45, i64 %266
  %268 = load float, float* %267, align 4
  %269 = add i32 %253, %lsr.iv53
  %270 = sext i32 %269 to i64
  %271 = getelementptr float, float* %48, i64 %270
  %272 = load float, float* %271, align 4
  %273 = fmul reassoc ninf nsz float %272, %268
  %274 = fadd reassoc ninf nsz float %273, %264
  %275 = add i64 %255, 2
  %tmp59 = trunc i64 %275 to i32
  %276 = sext i32 %tmp59 to i64
  %277 = getelementptr float, float* %45, i64 %276
  %278 = load float, float* %277, align 4
  %279 = add i32 %251, %lsr.iv53
  %280 = sext i32 %279 to i64
  %281 = getelementptr float, float* %48, i64 %280
  %282 = load float, float* %281, align 4
  %283 = fmul reassoc ninf nsz float %282, %278
  %284 = fadd reassoc ninf nsz float %283, %274
  %285 = add i64 %255, 3
  %tmp58 = trunc i64 %285 to i32
  %286 = sext i32 %tmp58 to i64
  %287 = getelementptr float, float* %45, i64 %286
  %288 = load float, float* %287, align 4
  %289 = add i32 %249, %lsr.iv53
  %290 = sext i32 %289 to i64
  %291 = getelementptr float, float* %48, i64 %290
  %292 = load float, float* %291, align 4
  %293 = fmul reassoc ninf nsz float %292, %288
  %294 = fadd reassoc ninf nsz float %293, %284
  %295 = add i64 %255, 4
  %tmp57 = trunc i64 %295 to i32
  %296 = sext i32 %tmp57 to i64
  %297 = getelementptr float, float* %45, i64 %296
  %298 = load float, float* %297, align 4
  %299 = add i32 %247, %lsr.iv53
  %300 = sext i32 %299 to i64
  %301 = getelementptr float, float* %48, i64 %300
  %302 = load float, float* %301, align 4
  %303 = fmul reassoc ninf nsz float %302, %298
  %304 = fadd reassoc ninf nsz float %303, %294
  %305 = add i64 %255, 5
  %tmp56 = trunc i64 %305 to i32
  %306 = sext i32 %tmp56 to i64
  %307 = getelementptr float, float* %45, i64 %306
  %308 = load float, float* %307, align 4
  %309 = add i32 %245, %lsr.iv53
  %310 = sext i32 %309 to i64
  %311 = getelementptr float, float* %48, i64 %310
  %312 = load float, float* %311, align 4
  %313 = fmul reassoc ninf nsz float %312, %308
  %314 = fadd reassoc ninf nsz float %313, %304
  %315 = add i64 %255, 6
  %tmp55 = trunc i64 %315 to i32
  %316 = sext i32 %tmp55 to i64
  %317 = getelementptr float, float* %45, i64 %316
  %318 = load float, float* %317, align 4
  %319 = add i32 %243, %lsr.iv53
  %320 = sext i32 %319 to i64
  %321 = getelementptr float, float* %48, i64 %320
  %322 = load float, float* %321, align 4
  %323 = fmul reassoc ninf nsz float %322, %318
  %324 = fadd reassoc ninf nsz float %323, %314
  %325 = add i64 %255, 7
  %tmp52 = trunc i64 %325 to i32
  %326 = sext i32 %tmp52 to i64
  %327 = getelementptr float, float* %45, i64 %326
  %328 = load float, float* %327, align 4
  %329 = add i32 %240, %lsr.iv53
  %330 = sext i32 %329 to i64
  %331 = getelementptr float, float* %48, i64 %330
  %332 = load float, float* %331, align 4
  %333 = fmul reassoc ninf nsz float %332, %328
  %334 = fadd reassoc ninf nsz float %333, %324
  %indvars.iv.next.7 = add nuw nsw i64 %indvars.iv, 8
  %lsr.iv.next54 = add i32 %lsr.iv53, %241
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for3.loopexit, label %for_loop_body1, !llvm.loop !11

after_for3.loopexit:                              ; preds = %for_loop_body1
  br label %after_for3

after_for3:                                       ; preds = %after_for3.loopexit, %for_loop_body1.prol.loopexit, %middle.block, %for_loop_body
  %.08.lcssa = phi float [ 0.000000e+00, %for_loop_body ], [ %219, %middle.block ], [ %.lcssa20.unr, %for_loop_body1.prol.loopexit ], [ %334, %after_for3.loopexit ]
  %335 = load float*, float** %27, align 8
  %336 = load i32, i32* %28, align 4
  %337 = mul i32 %336, %40
  %338 = add i32 %337, %35
  %339 = sext i32 %338 to i64
  %340 = getelementptr float, float* %335, i64 %339
  store float %.08.lcssa, float* %340, align 4
  %341 = add nsw i32 %.0912, 1
  %exitcond14.not = icmp eq i32 %341, %19
  br i1 %exitcond14.not, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.168, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.168**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.168*, %struct.RuntimeContext.168** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.168*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.168*, i8*)*, void (%struct.RuntimeContext.168*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.168*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.168*, i8*, i32)*, void (%struct.RuntimeContext.168*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.168*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.168*, i8*)*, void (%struct.RuntimeContext.168*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.168*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.168* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.168* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.168* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.168, %struct.RuntimeContext.168* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.168* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !12

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.168* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !14

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.168*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.168* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare float @llvm.vector.reduce.fadd.v8f32(float, <8 x float>) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree nosync nounwind }
attributes #3 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #7 = { nocallback nofree nosync nounwind readnone willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.isvectorized", i32 1}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
