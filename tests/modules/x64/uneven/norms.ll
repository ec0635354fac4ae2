; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.34*, void (%struct.RuntimeContext.34*, i8*)*, void (%struct.RuntimeContext.34*, i8*, i32)*, void (%struct.RuntimeContext.34*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.34 = type { i8*, %struct.LLVMRuntime.33*, i32, i64* }
%struct.LLVMRuntime.33 = type { %struct.PreallocatedMemoryChunk.28, %struct.PreallocatedMemoryChunk.28, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.29*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.30*], [1024 x %struct.NodeManager.31*], [1024 x i8*], i8*, %struct.RandState.32*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.28 = type { i8*, i8*, i64 }
%struct.__va_list_tag.29 = type { i32, i32, i8*, i8* }
%struct.ListManager.30 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.33* }
%struct.NodeManager.31 = type <{ %struct.LLVMRuntime.33*, i32, i32, i32, i32, %struct.ListManager.30*, %struct.ListManager.30*, %struct.ListManager.30*, i32, [4 x i8] }>
%struct.RandState.32 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @norms_c86_0_kernel_0_serial(%struct.RuntimeContext.34* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.34* %context to { { { i32, i32 }, float* }, { { i32 }, float* } }**
  %1 = load { { { i32, i32 }, float* }, { { i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.34, %struct.RuntimeContext.34* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.33*, %struct.LLVMRuntime.33** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.33, %struct.LLVMRuntime.33* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @norms_c86_0_kernel_1_range_for(%struct.RuntimeContext.34* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.34* %context, %struct.RuntimeContext.34** %4, align 8
  store void (%struct.RuntimeContext.34*, i8*)* null, void (%struct.RuntimeContext.34*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.34*, i8*, i32)* @function_body, void (%struct.RuntimeContext.34*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.34*, i8*)* null, void (%struct.RuntimeContext.34*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.34, %struct.RuntimeContext.34* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.33*, %struct.LLVMRuntime.33** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.33, %struct.LLVMRuntime.33* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.33, %struct.LLVMRuntime.33* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.34* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.34, %struct.RuntimeContext.34* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.33*, %struct.LLVMRuntime.33** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.33, %struct.LLVMRuntime.33* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.34* %0 to { { { i32, i32 }, float* }, { { i32 }, float* } }**
  %21 = icmp slt i32 %17, %19
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = load { { { i32, i32 }, float* }, { { i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32 }, float* } }** %20, align 8
  %23 = getelementptr { { { i32, i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 1, i32 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_for3, %for_loop_body.lr.ph
  %.0912 = phi i32 [ %17, %for_loop_body.lr.ph ], [ %274, %after_for3 ]
  %26 = load i32, i32* %7, align 4
  %27 = srem i32 %.0912, %26
  %28 = load { { { i32, i32 }, float* }, { { i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32 }, float* } }** %20, align 8
  %29 = getelementptr { { { i32, i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, { { i32 }, float* } }* %28, i64 0, i32 0, i32 0, i32 1
  %30 = load i32, i32* %29, align 4
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %for_loop_body1.lr.ph, label %after_for3

for_loop_body1.lr.ph:                             ; preds = %for_loop_body
  %32 = load float*, float** %23, align 8
  %33 = load i32, i32* %24, align 4
  %34 = mul i32 %33, %27
  %wide.trip.count = zext i32 %30 to i64
  %min.iters.check = icmp ult i32 %30, 32
  br i1 %min.iters.check, label %for_loop_body1.preheader, label %vector.scevcheck

vector.scevcheck:                                 ; preds = %for_loop_body1.lr.ph
  %35 = add nsw i64 %wide.trip.count, -1
  %36 = trunc i64 %35 to i32
  %37 = add i32 %34, %36
  %38 = icmp slt i32 %37, %34
  %39 = icmp ugt i64 %35, 4294967295
  %40 = or i1 %38, %39
  br i1 %40, label %for_loop_body1.preheader, label %vector.ph

vector.ph:                                        ; preds = %vector.scevcheck
  %n.vec = and i64 %wide.trip.count, 4294967264
  %41 = add nsw i64 %n.vec, -32
  %42 = lshr exact i64 %41, 5
  %43 = add nuw nsw i64 %42, 1
  %xtraiter = and i64 %43, 7
  %44 = icmp ult i64 %41, 224
  br i1 %44, label %middle.block.unr-lcssa, label %vector.ph.new

vector.ph.new:                                    ; preds = %vector.ph
  %unroll_iter = and i64 %43, 1152921504606846968
  %45 = zext i32 %34 to i64
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph.new
  %lsr.iv = phi i64 [ %lsr.iv.next, %vector.body ], [ %unroll_iter, %vector.ph.new ]
  %index = phi i64 [ 0, %vector.ph.new ], [ %index.next.7, %vector.body ]
  %vec.phi = phi <8 x float> [ zeroinitializer, %vector.ph.new ], [ %186, %vector.body ]
  %vec.phi15 = phi <8 x float> [ zeroinitializer, %vector.ph.new ], [ %187, %vector.body ]
  %vec.phi16 = phi <8 x float> [ zeroinitializer, %vector.ph.new ], [ %188, %vector.body ]
  %vec.phi17 = phi <8 x float> [ zeroinitializer, %vector.ph.new ], [ %189, %vector.body ]
  %46 = add i64 %45, %index
  %tmp50 = trunc i64 %46 to i32
  %47 = sext i32 %tmp50 to i64
  %48 = getelementptr float, float* %32, i64 %47
  %49 = bitcast float* %48 to <8 x float>*
  %wide.load = load <8 x float>, <8 x float>* %49, align 4
  %50 = getelementptr float, float* %48, i64 8
  %51 = bitcast float* %50 to <8 x float>*
  %wide.load18 = load <8 x float>, <8 x float>* %51, align 4
  %52 = getelementptr float, float* %48, i64 16
  %53 = bitcast float* %52 to <8 x float>*
  %wide.load19 = load <8 x float>, <8 x float>* %53, align 4
  %54 = getelementptr float, float* %48, i64 24
  %55 = bitcast float* %54 to <8 x float>*
  %wide.load20 = load <8 x float>, <8 x float>* %55, align 4
  %56 = fmul reassoc ninf nsz <8 x float> %wide.load, %wide.load
  %57 = fmul reassoc ninf nsz <8 x float> %wide.load18, %wide.load18
  %58 = fmul reassoc ninf nsz <8 x float> %wide.load19, %wide.load19
  %59 = fmul reassoc ninf nsz <8 x float> %wide.load20, %wide.load20
  %60 = fadd reassoc ninf nsz <8 x float> %56, %vec.phi
  %61 = fadd reassoc ninf nsz <8 x float> %57, %vec.phi15
  %62 = fadd reassoc ninf nsz <8 x float> %58, %vec.phi16
  %63 = fadd reassoc ninf nsz <8 x float> %59, %vec.phi17
  %64 = add i64 %46, 32
  %tmp48 = trunc i64 %64 to i32
  %65 = sext i32 %tmp48 to i64
  %66 = getelementptr float, float* %32, i64 %65
  %67 = bitcast float* %66 to <8 x float>*
  %wide.load.1 = load <8 x float>, <8 x float>* %67, align 4
  %68 = getelementptr float, float* %66, i64 8
  %69 = bitcast float* %68 to <8 x float>*
  %wide.load18.1 = load <8 x float>, <8 x float>* %69, align 4
  %70 = getelementptr float, float* %66, i64 16
  %71 = bitcast float* %70 to <8 x float>*
  %wide.load19.1 = load <8 x float>, <8 x float>* %71, align 4
  %72 = getelementptr float, float* %66, i64 24
  %73 = bitcast float* %72 to <8 x float>*
  %wide.load20.1 = load <8 x float>, <8 x float>* %73, align 4
  %74 = fmul reassoc ninf nsz <8 x float> %wide.load.1, %wide.load.1
  %75 = fmul reassoc ninf nsz <8 x float> %wide.load18.1, %wide.load18.1
  %76 = fmul reassoc ninf nsz <8 x float> %wide.load19.1, %wide.load19.1
  %77 = fmul reassoc ninf nsz <8 x float> %wide.load20.1, %wide.load20.1
  %78 = fadd reassoc ninf nsz <8 x float> %74, %60
  %79 = fadd reassoc ninf nsz <8 x float> %75, %61
  %80 = fadd reassoc ninf nsz <8 x float> %76, %62
  %81 = fadd reassoc ninf nsz <8 x float> %77, %63
  %82 = add i64 %46, 64
  %tmp47 = trunc i64 %82 to i32
  %83 = sext i32 %tmp47 to i64
  %84 = getelementptr float, float* %32, i64 %83
  %85 = bitcast float* %84 to <8 x float>*
  %wide.load.2 = load <8 x float>, <8 x float>* %85, align 4
  %86 = getelementptr float, float* %84, i64 8
  %87 = bitcast float* %86 to <8 x float>*
  %wide.load18.2 = load <8 x float>, <8 x float>* %87, align 4
  %88 = getelementptr float, float* %84, i64 16
  %89 = bitcast float* %88 to <8 x float>*
  %wide.load19.2 = load <8 x float>, <8 x float>* %89, align 4
  %90 = getelementptr float, float* %84, i64 24
  %91 = bitcast float* %90 to <8 x float>*
  %wide.load20.2 = load <8 x float>, <8 x float>* %91, align 4
  %92 = fmul reassoc ninf nsz <8 x float> %wide.load.2, %wide.load.2
  %93 = fmul reassoc ninf nsz <8 x float> %wide.load18.2, %wide.load18.2
  %94 = fmul reassoc ninf nsz <8 x float> %wide.load19.2, %wide.load19.2
  %95 = fmul reassoc ninf nsz <8 x float> %wide.load20.2, %wide.load20.2
  %96 = fadd reassoc ninf nsz <8 x float> %92, %78
  %97 = fadd reassoc ninf nsz <8 x float> %93, %79
  %98 = fadd reassoc ninf nsz <8 x float> %94, %80
  %99 = fadd reassoc ninf nsz <8 x float> %95, %81
  %100 = add i64 %46, 96
  %tmp46 = trunc i64 %100 to i32
  %101 = sext i32 %tmp46 to i64
  %102 = getelementptr float, float* %32, i64 %101
  %103 = bitcast float* %102 to <8 x float>*
  %wide.load.3 = load <8 x float>, <8 x float>* %103, align 4
  %104 = getelementptr float, float* %102, i64 8
  %105 = bitcast float* %104 to <8 x float>*
  %wide.load18.3 = load <8 x float>, <8 x float>* %105, align 4
  %106 = getelementptr float, float* %102, i64 16
  %107 = bitcast float* %106 to <8 x float>*
  %wide.load19.3 = load <8 x float>, <8 x float>* %107, align 4
  %108 = getelementptr float, float* %102, i64 24
  %109 = bitcast float* %108 to <8 x float>*
  %wide.load20.3 = load <8 x float>, <8 x float>* %109, align 4
  %110 = fmul reassoc ninf nsz <8 x float> %wide.load.3, %wide.load.3
  %111 = fmul reassoc ninf nsz <8 x float> %wide.load18.3, %wide.load18.3
  %112 = fmul reassoc ninf nsz <8 x float> %wide.load19.3, %wide.load19.3
  %113 = fmul reassoc ninf nsz <8 x float> %wide.load20.3, %wide.load20.3
  %114 = fadd reassoc ninf nsz <8 x float> %110, %96
  %115 = fadd reassoc ninf nsz <8 x float> %111, %97
  %116 = fadd reassoc ninf nsz <8 x float> %112, %98
  %117 = fadd reassoc ninf nsz <8 x float> %113, %99
  %118 = add i64 %46, 128
  %tmp45 = trunc i64 %118 to i32
  %119 = sext i32 %tmp45 to i64
  %120 = getelementptr float, float* %32, i64 %119
  %121 = bitcast float* %120 to <8 x float>*
  %wide.load.4 = load <8 x float>, <8 x float>* %121, align 4
  %122 = getelementptr float, float* %120, i64 8
  %123 = bitcast float* %122 to <8 x float>*
  %wide.load18.4 = load <8 x float>, <8 x float>* %123, align 4
  %124 = getelementptr float, float* %120, i64 16
  %125 = bitcast float* %124 to <8 x float>*
  %wide.load19.4 = load <8 x float>, <8 x float>* %125, align 4
  %126 = getelementptr float, float* %120, i64 24
  %127 = bitcast float* %126 to <8 x float>*
  %wide.load20.4 = load <8 x float>, <8 x float>* %127, align 4
  %128 = fmul reassoc ninf nsz <8 x float> %wide.load.4, %wide.load.4
  %129 = fmul reassoc ninf nsz <8 x float> %wide.load18.4, %wide.load18.4
  %130 = fmul reassoc ninf nsz <8 x float> %wide.load19.4, %wide.load19.4
  %131 = fmul reassoc ninf nsz <8 x float> %wide.load20.4, %wide.load20.4
  %132 = fadd reassoc ninf nsz <8 x float> %128, %114
  %133 = fadd reassoc ninf nsz <8 x float> %129, %115
  %134 = fadd reassoc ninf nsz <8 x float> %130, %116
  %135 = fadd reassoc ninf nsz <8 x float> %131, %117
  %136 = add i64 %46, 160
  %tmp44 = trunc i64 %136 to i32
  %137 = sext i32 %tmp44 to i64
  %138 = getelementptr float, float* %32, i64 %137
  %139 = bitcast float* %138 to <8 x float>*
  %wide.load.5 = load <8 x float>, <8 x float>* %139, align 4
  %140 = getelementptr float, float* %138, i64 8
  %141 = bitcast float* %140 to <8 x float>*
  %wide.load18.5 = load <8 x float>, <8 x float>* %141, align 4
  %142 = getelementptr float, float* %138, i64 16
  %143 = bitcast float* %142 to <8 x float>*
  %wide.load19.5 = load <8 x float>, <8 x float>* %143, align 4
  %144 = getelementptr float, float* %138, i64 24
  %145 = bitcast float* %144 to <8 x float>*
  %wide.load20.5 = load <8 x float>, <8 x float>* %145, align 4
  %146 = fmul reassoc ninf nsz <8 x float> %wide.load.5, %wide.load.5
  %147 = fmul reassoc ninf nsz <8 x float> %wide.load18.5, %wide.load18.5
  %148 = fmul reassoc ninf nsz <8 x float> %wide.load19.5, %wide.load19.5
  %149 = fmul reassoc ninf nsz <8 x float> %wide.load20.5, %wide.load20.5
  %150 = fadd reassoc ninf nsz <8 x float> %146, %132
  %151 = fadd reassoc ninf nsz <8 x float> %147, %133
  %152 = fadd reassoc ninf nsz <8 x float> %148, %134
  %153 = fadd reassoc ninf nsz <8 x float> %149, %135
  %154 = add i64 %46, 192
  %tmp = trunc i64 %154 to i32
  %155 = sext i32 %tmp to i64
  %156 = getelementptr float, float* %32, i64 %155
  %157 = bitcast float* %156 to <8 x float>*
  %wide.load.6 = load <8 x float>, <8 x float>* %157, align 4
  %158 = getelementptr float, float* %156, i64 8
  %159 = bitcast float* %158 to <8 x float>*
  %wide.load18.6 = load <8 x float>, <8 x float>* %159, align 4
  %160 = getelementptr float, float* %156, i64 16
  %161 = bitcast float* %160 to <8 x float>*
  %wide.load19.6 = load <8 x float>, <8 x float>* %161, align 4
  %162 = getelementptr float, float* %156, i64 24
  %163 = bitcast float* %162 to <8 x float>*
  %wide.load20.6 = load <8 x float>, <8 x float>* %163, align 4
  %164 = fmul reassoc ninf nsz <8 x float> %wide.load.6, %wide.load.6
  %165 = fmul reassoc ninf nsz <8 x float> %wide.load18.6, %wide.load18.6
  %166 = fmul reassoc ninf nsz <8 x float> %wide.load19.6, %wide.load19.6
  %167 = fmul reassoc ninf nsz <8 x float> %wide.load20.6, %wide.load20.6
  %168 = fadd reassoc ninf nsz <8 x float> %164, %150
  %169 = fadd reassoc ninf nsz <8 x float> %165, %151
  %170 = fadd reassoc ninf nsz <8 x float> %166, %152
  %171 = fadd reassoc ninf nsz <8 x float> %167, %153
  %172 = add i64 %46, 224
  %tmp49 = trunc i64 %172 to i32
  %173 = sext i32 %tmp49 to i64
  %174 = getelementptr float, float* %32, i64 %173
  %175 = bitcast float* %174 to <8 x float>*
  %wide.load.7 = load <8 x float>, <8 x float>* %175, align 4
  %176 = getelementptr float, float* %174, i64 8
  %177 = bitcast float* %176 to <8 x float>*
  %wide.load18.7 = load <8 x float>, <8 x float>* %177, align 4
  %178 = getelementptr float, float* %174, i64 16
  %179 = bitcast float* %178 to <8 x float>*
  %wide.load19.7 = load <8 x float>, <8 x float>* %179, align 4
  %180 = getelementptr float, float* %174, i64 24
  %181 = bitcast float* %180 to <8 x float>*
  %wide.load20.7 = load <8 x float>, <8 x float>* %181, align 4
  %182 = fmul reassoc ninf nsz <8 x float> %wide.load.7, %wide.load.7
  %183 = fmul reassoc ninf nsz <8 x float> %wide.load18.7, %wide.load18.7
  %184 = fmul reassoc ninf nsz <8 x float> %wide.load19.7, %wide.load19.7
  %185 = fmul reassoc ninf nsz <8 x float> %wide.load20.7, %wide.load20.7
  %186 = fadd reassoc ninf nsz <8 x float> %182, %168
  %187 = fadd reassoc ninf nsz <8 x float> %183, %169
  %188 = fadd reassoc ninf nsz <8 x float> %184, %170
  %189 = fadd reassoc ninf nsz <8 x float> %185, %171
  %index.next.7 = add i64 %index, 256
  %lsr.iv.next = add i64 %lsr.iv, -8
  %niter.ncmp.7 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.7, label %middle.block.unr-lcssa.loopexit, label %vector.body, !llvm.loop !6

middle.block.unr-lcssa.loopexit:                  ; preds = %vector.body
  br label %middle.block.unr-lcssa

middle.block.unr-lcssa:                           ; preds = %middle.block.unr-lcssa.loopexit, %vector.ph
  %.lcssa25.ph = phi <8 x float> [ undef, %vector.ph ], [ %186, %middle.block.unr-lcssa.loopexit ]
  %.lcssa24.ph = phi <8 x float> [ undef, %vector.ph ], [ %187, %middle.block.unr-lcssa.loopexit ]
  %.lcssa23.ph = phi <8 x float> [ undef, %vector.ph ], [ %188, %middle.block.unr-lcssa.loopexit ]
  %.lcssa.ph = phi <8 x float> [ undef, %vector.ph ], [ %189, %middle.block.unr-lcssa.loopexit ]
  %index.unr = phi i64 [ 0, %vector.ph ], [ %index.next.7, %middle.block.unr-lcssa.loopexit ]
  %vec.phi.unr = phi <8 x float> [ zeroinitializer, %vector.ph ], [ %186, %middle.block.unr-lcssa.loopexit ]
  %vec.phi15.unr = phi <8 x float> [ zeroinitializer, %vector.ph ], [ %187, %middle.block.unr-lcssa.loopexit ]
  %vec.phi16.unr = phi <8 x float> [ zeroinitializer, %vector.ph ], [ %188, %middle.block.unr-lcssa.loopexit ]
  %vec.phi17.unr = phi <8 x float> [ zeroinitializer, %vector.ph ], [ %189, %middle.block.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %middle.block, label %vector.body.epil.preheader

vector.body.epil.preheader:                       ; preds = %middle.block.unr-lcssa
  %190 = trunc i64 %index.unr to i32
  %191 = add i32 %34, %190
  br label %vector.body.epil

vector.body.epil:                                 ; preds = %vector.body.epil, %vector.body.epil.preheader
  %lsr.iv53 = phi i64 [ %xtraiter, %vector.body.epil.preheader ], [ %lsr.iv.next54, %vector.body.epil ]
  %lsr.iv51 = phi i32 [ %191, %vector.body.epil.preheader ], [ %lsr.iv.next52, %vector.body.epil ]
  %vec.phi.epil = phi <8 x float> [ %205, %vector.body.epil ], [ %vec.phi.unr, %vector.body.epil.preheader ]
  %vec.phi15.epil = phi <8 x float> [ %206, %vector.body.epil ], [ %vec.phi15.unr, %vector.body.epil.preheader ]
  %vec.phi16.epil = phi <8 x float> [ %207, %vector.body.epil ], [ %vec.phi16.unr, %vector.body.epil.preheader ]
  %vec.phi17.epil = phi <8 x float> [ %208, %vector.body.epil ], [ %vec.phi17.unr, %vector.body.epil.preheader ]
  %192 = sext i32 %lsr.iv51 to i64
  %193 = getelementptr float, float* %32, i64 %192
  %194 = bitcast float* %193 to <8 x float>*
  %wide.load.epil = load <8 x float>, <8 x float>* %194, align 4
  %195 = getelementptr float, float* %193, i64 8
  %196 = bitcast float* %195 to <8 x float>*
  %wide.load18.epil = load <8 x float>, <8 x float>* %196, align 4
  %197 = getelementptr float, float* %193, i64 16
  %198 = bitcast float* %197 to <8 x float>*
  %wide.load19.epil = load <8 x float>, <8 x float>* %198, align 4
  %199 = getelementptr float, float* %193, i64 24
  %200 = bitcast float* %199 to <8 x float>*
  %wide.load20.epil = load <8 x float>, <8 x float>* %200, align 4
  %201 = fmul reassoc ninf nsz <8 x float> %wide.load.epil, %wide.load.epil
  %202 = fmul reassoc ninf nsz <8 x float> %wide.load18.epil, %wide.load18.epil
  %203 = fmul reassoc ninf nsz <8 x float> %wide.load19.epil, %wide.load19.epil
  %204 = fmul reassoc ninf nsz <8 x float> %wide.load20.epil, %wide.load20.epil
  %205 = fadd reassoc ninf nsz <8 x float> %201, %vec.phi.epil
  %206 = fadd reassoc ninf nsz <8 x float> %202, %vec.phi15.epil
  %207 = fadd reassoc ninf nsz <8 x float> %203, %vec.phi16.epil
  %208 = fadd reassoc ninf nsz <8 x float> %204, %vec.phi17.epil
  %lsr.iv.next52 = add i32 %lsr.iv51, 32
  %lsr.iv.next54 = add nsw i64 %lsr.iv53, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next54, 0
  br i1 %epil.iter.cmp.not, label %middle.block.loopexit, label %vector.body.epil, !llvm.loop !8

middle.block.loopexit:                            ; preds = %vector.body.epil
  br label %middle.block

middle.block:                                     ; preds = %middle.block.loopexit, %middle.block.unr-lcssa
  %.lcssa25 = phi <8 x float> [ %.lcssa25.ph, %middle.block.unr-lcssa ], [ %205, %middle.block.loopexit ]
  %.lcssa24 = phi <8 x float> [ %.lcssa24.ph, %middle.block.unr-lcssa ], [ %206, %middle.block.loopexit ]
  %.lcssa23 = phi <8 x float> [ %.lcssa23.ph, %middle.block.unr-lcssa ], [ %207, %middle.block.loopexit ]
  %.lcssa = phi <8 x float> [ %.lcssa.ph, %middle.block.unr-lcssa ], [ %208, %middle.block.loopexit ]
  %bin.rdx = fadd reassoc ninf nsz <8 x float> %.lcssa24, %.lcssa25
  %bin.rdx21 = fadd reassoc ninf nsz <8 x float> %.lcssa23, %bin.rdx
  %bin.rdx22 = fadd reassoc ninf nsz <8 x float> %.lcssa, %bin.rdx21
  %209 = call reassoc ninf nsz float @llvm.vector.reduce.fadd.v8f32(float -0.000000e+00, <8 x float> %bin.rdx22)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %after_for3, label %for_loop_body1.preheader

for_loop_body1.preheader:                         ; preds = %middle.block, %vector.scevcheck, %for_loop_body1.lr.ph
  %indvars.iv.ph = phi i64 [ 0, %vector.scevcheck ], [ 0, %for_loop_body1.lr.ph ], [ %n.vec, %middle.block ]
  %.0810.ph = phi float [ 0.000000e+00, %vector.scevcheck ], [ 0.000000e+00, %for_loop_body1.lr.ph ], [ %209, %middle.block ]
  %210 = xor i64 %indvars.iv.ph, -1
  %211 = add nsw i64 %210, %wide.trip.count
  %xtraiter31 = and i64 %wide.trip.count, 7
  %lcmp.mod32.not = icmp eq i64 %xtraiter31, 0
  br i1 %lcmp.mod32.not, label %for_loop_body1.prol.loopexit, label %for_loop_body1.prol.preheader

for_loop_body1.prol.preheader:                    ; preds = %for_loop_body1.preheader
  %212 = zext i32 %34 to i64
  br label %for_loop_body1.prol

for_loop_body1.prol:                              ; preds = %for_loop_body1.prol, %for_loop_body1.prol.preheader
  %lsr.iv56 = phi i64 [ %xtraiter31, %for_loop_body1.prol.preheader ], [ %lsr.iv.next57, %for_loop_body1.prol ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body1.prol ], [ %indvars.iv.ph, %for_loop_body1.prol.preheader ]
  %.0810.prol = phi float [ %218, %for_loop_body1.prol ], [ %.0810.ph, %for_loop_body1.prol.preheader ]
  %213 = add i64 %212, %indvars.iv.prol
  %tmp55 = trunc i64 %213 to i32
  %214 = sext i32 %tmp55 to i64
  %215 = getelementptr float, float* %32, i64 %214
  %216 = load float, float* %215, align 4
  %217 = fmul reassoc ninf nsz float %216, %216
  %218 = fadd reassoc ninf nsz float %217, %.0810.prol
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.prol, 1
  %lsr.iv.next57 = add nsw i64 %lsr.iv56, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next57, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body1.prol.loopexit.loopexit, label %for_loop_body1.prol, !llvm.loop !10

for_loop_body1.prol.loopexit.loopexit:            ; preds = %for_loop_body1.prol
  %219 = add i64 %indvars.iv.ph, %xtraiter31
  br label %for_loop_body1.prol.loopexit

for_loop_body1.prol.loopexit:                     ; preds = %for_loop_body1.prol.loopexit.loopexit, %for_loop_body1.preheader
  %.lcssa26.unr = phi float [ undef, %for_loop_body1.preheader ], [ %218, %for_loop_body1.prol.loopexit.loopexit ]
  %indvars.iv.unr = phi i64 [ %indvars.iv.ph, %for_loop_body1.preheader ], [ %219, %for_loop_body1.prol.loopexit.loopexit ]
  %.0810.unr = phi float [ %.0810.ph, %for_loop_body1.preheader ], [ %218, %for_loop_body1.prol.loopexit.loopexit ]
  %220 = icmp ult i64 %211, 7
  br i1 %220, label %after_for3, label %for_loop_body1.preheader43

for_loop_body1.preheader43:                       ; preds = %for_loop_body1.prol.loopexit
  %221 = zext i32 %34 to i64
  br label %for_loop_body1

after_for.loopexit:                               ; preds = %after_for3
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

for_loop_body1:                                   ; preds = %for_loop_body1, %for_loop_body1.preheader43
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %for_loop_body1 ], [ %indvars.iv.unr, %for_loop_body1.preheader43 ]
  %.0810 = phi float [ %269, %for_loop_body1 ], [ %.0810.unr, %for_loop_body1.preheader43 ]
  %222 = add i64 %221, %indvars.iv
  %tmp65 = trunc i64 %222 to i32
  %223 = sext i32 %tmp65 to i64
  %224 = getelementptr float, float* %32, i64 %223
  %225 = load float, float* %224, align 4
  %226 = fmul reassoc ninf nsz float %225, %225
  %227 = fadd reassoc ninf nsz float %226, %.0810
  %228 = add i64 %222, 1
  %tmp64 = trunc i64 %228 to i32
  %229 = sext i32 %tmp64 to i64
  %230 = getelementptr float, float* %32, i64 %229
  %231 = load float, float* %230, align 4
  %232 = fmul reassoc ninf nsz float %231, %231
  %233 = fadd reassoc ninf nsz float %232, %227
  %234 = add i64 %222, 2
  %tmp63 = trunc i64 %234 to i32
  %235 = sext i32 %tmp63 to i64
  %236 = getelementptr float, float* %32, i64 %235
  %237 = load float, float* %236, align 4
  %238 = fmul reassoc ninf nsz float %237, %237
  %239 = fadd reassoc ninf nsz float %238, %233
  %240 = add i64 %222, 3
  %tmp62 = trunc i64 %240 to i32
  %241 = sext i32 %tmp62 to i64
  %242 = getelementptr float, float* %32, i64 %241
  %243 = load float, float* %242, align 4
  %244 = fmul reassoc ninf nsz float %243, %243
  %245 = fadd reassoc ninf nsz float %244, %239
  %246 = add i64 %222, 4
  %tmp61 = trunc i64 %246 to i32
  %247 = sext i32 %tmp61 to i64
  %248 = getelementptr float, float* %32, i64 %247
  %249 = load float, float* %248, align 4
  %250 = fmul reassoc ninf nsz float %249, %249
  %251 = fadd reassoc ninf nsz float %250, %245
  %252 = add i64 %222, 5
  %tmp60 = trunc i64 %252 to i32
  %253 = sext i32 %tmp60 to i64
  %254 = getelementptr float, float* %32, i64 %253
  %255 = load float, float* %254, align 4
  %256 = fmul reassoc ninf nsz float %255, %255
  %257 = fadd reassoc ninf nsz float %256, %251
  %258 = add i64 %222, 6
  %tmp59 = trunc i64 %258 to i32
  %259 = sext i32 %tmp59 to i64
  %260 = getelementptr float, float* %32, i64 %259
  %261 = load float, float* %260, align 4
  %262 = fmul reassoc ninf nsz float %261, %261
  %263 = fadd reassoc ninf nsz float %262, %257
  %264 = add i64 %222, 7
  %tmp58 = trunc i64 %264 to i32
  %265 = sext i32 %tmp58 to i64
  %266 = getelementptr float, float* %32, i64 %265
  %267 = load float, float* %266, align 4
  %268 = fmul reassoc ninf nsz float %267, %267
  %269 = fadd reassoc ninf nsz float %268, %263
  %indvars.iv.next.7 = add nuw nsw i64 %indvars.iv, 8
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for3.loopexit, label %for_loop_body1, !llvm.loop !11

after_for3.loopexit:                              ; preds = %for_loop_body1
  br label %after_for3

after_for3:                                       ; preds = %after_for3.loopexit, %for_loop_body1.prol.loopexit, %middle.block, %for_loop_body
  %.08.lcssa = phi float [ 0.000000e+00, %for_loop_body ], [ %209, %middle.block ], [ %.lcssa26.unr, %for_loop_body1.prol.loopexit ], [ %269, %after_for3.loopexit ]
  %270 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %.08.lcssa)
  %271 = load float*, float** %25, align 8
  %272 = sext i32 %27 to i64
  %273 = getelementptr float, float* %271, i64 %272
  store float %270, float* %273, align 4
  %274 = add nsw i32 %.0912, 1
  %exitcond14.not = icmp eq i32 %274, %19
  br i1 %exitcond14.not, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca %struct.RuntimeContext.34, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.34**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.34*, %struct.RuntimeContext.34** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.34*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.34*, i8*)*, void (%struct.RuntimeContext.34*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.34*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.34*, i8*, i32)*, void (%struct.RuntimeContext.34*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.34*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.34*, i8*)*, void (%struct.RuntimeContext.34*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.34*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.34* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.34* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.34* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.34, %struct.RuntimeContext.34* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.34* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.34* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !14

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.34*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.34* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare float @llvm.vector.reduce.fadd.v8f32(float, <8 x float>) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree nosync nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
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
