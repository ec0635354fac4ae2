; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.196*, void (%struct.RuntimeContext.196*, i8*)*, void (%struct.RuntimeContext.196*, i8*, i32)*, void (%struct.RuntimeContext.196*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.196 = type { i8*, %struct.LLVMRuntime.195*, i32, i64* }
%struct.LLVMRuntime.195 = type { %struct.PreallocatedMemoryChunk.190, %struct.PreallocatedMemoryChunk.190, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.191*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.192*], [1024 x %struct.NodeManager.193*], [1024 x i8*], i8*, %struct.RandState.194*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.190 = type { i8*, i8*, i64 }
%struct.__va_list_tag.191 = type { i32, i32, i8*, i8* }
%struct.ListManager.192 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.195* }
%struct.NodeManager.193 = type <{ %struct.LLVMRuntime.195*, i32, i32, i32, i32, %struct.ListManager.192*, %struct.ListManager.192*, %struct.ListManager.192*, i32, [4 x i8] }>
%struct.RandState.194 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @emit_c82_0_kernel_0_serial(%struct.RuntimeContext.196* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.196* %context to { i32 }**
  %1 = load { i32 }*, { i32 }** %0, align 8
  %2 = getelementptr { i32 }, { i32 }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.196, %struct.RuntimeContext.196* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.195*, %struct.LLVMRuntime.195** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.195, %struct.LLVMRuntime.195* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @emit_c82_0_kernel_1_range_for(%struct.RuntimeContext.196* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.196* %context, %struct.RuntimeContext.196** %4, align 8
  store void (%struct.RuntimeContext.196*, i8*)* null, void (%struct.RuntimeContext.196*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.196*, i8*, i32)* @function_body, void (%struct.RuntimeContext.196*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.196*, i8*)* null, void (%struct.RuntimeContext.196*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.196, %struct.RuntimeContext.196* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.195*, %struct.LLVMRuntime.195** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.195, %struct.LLVMRuntime.195* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.195, %struct.LLVMRuntime.195* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.196* %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.196, %struct.RuntimeContext.196* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.195*, %struct.LLVMRuntime.195** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.195, %struct.LLVMRuntime.195* %4, i64 0, i32 14
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
  br i1 %20, label %for_loop_body.preheader, label %after_for

for_loop_body.preheader:                          ; preds = %allocs
  %21 = sub i32 %19, %17
  %22 = xor i32 %17, -1
  %23 = add i32 %19, %22
  %xtraiter = and i32 %21, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.preheader
  %24 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv37 = phi i32 [ 0, %for_loop_body.prol.preheader ], [ %lsr.iv.next38, %for_loop_body.prol ]
  %25 = load %struct.LLVMRuntime.195*, %struct.LLVMRuntime.195** %3, align 8
  %26 = getelementptr inbounds %struct.LLVMRuntime.195, %struct.LLVMRuntime.195* %25, i64 0, i32 7, i64 0
  %27 = load i8*, i8** %26, align 8
  %getch.i16.prol = getelementptr i8, i8* %27, i64 10304
  %28 = bitcast i8* %getch.i16.prol to i32*
  %29 = atomicrmw add i32* %28, i32 1 seq_cst, align 4
  %30 = sdiv i32 %29, 512
  %31 = icmp slt i32 %29, 0
  %32 = shl nsw i32 %30, 9
  %33 = icmp ne i32 %32, %29
  %34 = and i1 %31, %33
  %.neg3.neg.prol = zext i1 %34 to i32
  %.neg5.prol = sub nsw i32 %.neg3.neg.prol, %30
  %.neg4.prol = shl i32 %.neg5.prol, 9
  %35 = add i32 %.neg4.prol, %29
  %36 = getelementptr inbounds i8, i8* %27, i64 10240
  %37 = bitcast i8* %36 to i32*
  %38 = sdiv i32 %35, 32
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, i32* %37, i64 %39
  %41 = srem i32 %35, 32
  %42 = zext i32 %41 to i64
  %43 = shl nuw i64 1, %42
  %44 = trunc i64 %43 to i32
  %45 = atomicrmw volatile or i32* %40, i32 %44 seq_cst, align 4
  %46 = sext i32 %35 to i64
  %47 = mul nsw i64 %46, 20
  %48 = getelementptr inbounds i8, i8* %27, i64 %47
  %49 = bitcast i8* %48 to <2 x float>*
  store <2 x float> <float 5.000000e-01, float 5.000000e-01>, <2 x float>* %49, align 4
  %50 = sdiv i32 %29, 7
  %51 = mul nsw i32 %50, 7
  %52 = icmp ne i32 %51, %29
  %53 = and i1 %31, %52
  %.neg6.prol = sext i1 %53 to i32
  %54 = add nsw i32 %50, %.neg6.prol
  %.neg7.prol = mul i32 %54, -7
  %55 = add i32 %29, -3
  %56 = add i32 %55, %.neg7.prol
  %57 = sitofp i32 %56 to float
  %58 = fmul reassoc ninf nsz float %57, 6.250000e-02
  %59 = sdiv i32 %29, 5
  %60 = mul nsw i32 %59, 5
  %61 = icmp ne i32 %60, %29
  %62 = and i1 %31, %61
  %.neg8.prol = sext i1 %62 to i32
  %63 = add nsw i32 %59, %.neg8.prol
  %.neg9.prol = mul i32 %63, -5
  %64 = add i32 %29, -2
  %65 = add i32 %64, %.neg9.prol
  %66 = sitofp i32 %65 to float
  %67 = fmul reassoc ninf nsz float %66, 6.250000e-02
  %getch.i14.prol = getelementptr i8, i8* %48, i64 8
  %68 = bitcast i8* %getch.i14.prol to float*
  store float %58, float* %68, align 4
  %getch.i13.prol = getelementptr i8, i8* %48, i64 12
  %69 = bitcast i8* %getch.i13.prol to float*
  store float %67, float* %69, align 4
  %70 = sdiv i32 %29, 4
  %71 = shl nsw i32 %70, 2
  %72 = icmp ne i32 %71, %29
  %73 = and i1 %31, %72
  %.neg10.neg.prol = zext i1 %73 to i32
  %.neg12.prol = sub nsw i32 %.neg10.neg.prol, %70
  %.neg11.prol = shl i32 %.neg12.prol, 2
  %74 = add i32 %.neg11.prol, %29
  %75 = sitofp i32 %74 to float
  %76 = fadd reassoc ninf nsz float %75, 1.000000e+00
  %getch.i.prol = getelementptr i8, i8* %48, i64 16
  %77 = bitcast i8* %getch.i.prol to float*
  store float %76, float* %77, align 4
  %lsr.iv.next38 = add nsw i32 %lsr.iv37, -1
  %prol.iter.cmp.not = icmp eq i32 %24, %lsr.iv.next38
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  %78 = sub i32 %17, %24
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.preheader
  %.035.unr = phi i32 [ %17, %for_loop_body.preheader ], [ %78, %for_loop_body.prol.loopexit.loopexit ]
  %79 = icmp ult i32 %23, 3
  br i1 %79, label %after_for, label %for_loop_body.preheader36

for_loop_body.preheader36:                        ; preds = %for_loop_body.prol.loopexit
  %80 = sub i32 %19, %.035.unr
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader36
  %lsr.iv = phi i32 [ %80, %for_loop_body.preheader36 ], [ %lsr.iv.next, %for_loop_body ]
  %81 = load %struct.LLVMRuntime.195*, %struct.LLVMRuntime.195** %3, align 8
  %82 = getelementptr inbounds %struct.LLVMRuntime.195, %struct.LLVMRuntime.195* %81, i64 0, i32 7, i64 0
  %83 = load i8*, i8** %82, align 8
  %getch.i16 = getelementptr i8, i8* %83, i64 10304
  %84 = bitcast i8* %getch.i16 to i32*
  %85 = atomicrmw add i32* %84, i32 1 seq_cst, align 4
  %86 = sdiv i32 %85, 512
  %87 = icmp slt i32 %85, 0
  %88 = shl nsw i32 %86, 9
  %89 = icmp ne i32 %88, %85
  %90 = and i1 %87, %89
  %.neg3.neg = zext i1 %90 to i32
  %.neg5 = sub nsw i32 %.neg3.neg, %86
  %.neg4 = shl i32 %.neg5, 9
  %91 = add i32 %.neg4, %85
  %92 = getelementptr inbounds i8, i8* %83, i64 10240
  %93 = bitcast i8* %92 to i32*
  %94 = sdiv i32 %91, 32
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, i32* %93, i64 %95
  %97 = srem i32 %91, 32
  %98 = zext i32 %97 to i64
  %99 = shl nuw i64 1, %98
  %100 = trunc i64 %99 to i32
  %101 = atomicrmw volatile or i32* %96, i32 %100 seq_cst, align 4
  %102 = sext i32 %91 to i64
  %103 = mul nsw i64 %102, 20
  %104 = getelementptr inbounds i8, i8* %83, i64 %103
  %105 = bitcast i8* %104 to <2 x float>*
  store <2 x float> <float 5.000000e-01, float 5.000000e-01>, <2 x float>* %105, align 4
  %106 = sdiv i32 %85, 7
  %107 = mul nsw i32 %106, 7
  %108 = icmp ne i32 %107, %85
  %109 = and i1 %87, %108
  %.neg6 = sext i1 %109 to i32
  %110 = add nsw i32 %106, %.neg6
  %.neg7 = mul i32 %110, -7
  %111 = add i32 %85, -3
  %112 = add i32 %111, %.neg7
  %113 = sitofp i32 %112 to float
  %114 = fmul reassoc ninf nsz float %113, 6.250000e-02
  %115 = sdiv i32 %85, 5
  %116 = mul nsw i32 %115, 5
  %117 = icmp ne i32 %116, %85
  %118 = and i1 %87, %117
  %.neg8 = sext i1 %118 to i32
  %119 = add nsw i32 %115, %.neg8
  %.neg9 = mul i32 %119, -5
  %120 = add i32 %85, -2
  %121 = add i32 %120, %.neg9
  %122 = sitofp i32 %121 to float
  %123 = fmul reassoc ninf nsz float %122, 6.250000e-02
  %getch.i14 = getelementptr i8, i8* %104, i64 8
  %124 = bitcast i8* %getch.i14 to float*
  store float %114, float* %124, align 4
  %getch.i13 = getelementptr i8, i8* %104, i64 12
  %125 = bitcast i8* %getch.i13 to float*
  store float %123, float* %125, align 4
  %126 = sdiv i32 %85, 4
  %127 = shl nsw i32 %126, 2
  %128 = icmp ne i32 %127, %85
  %129 = and i1 %87, %128
  %.neg10.neg = zext i1 %129 to i32
  %.neg12 = sub nsw i32 %.neg10.neg, %126
  %.neg11 = shl i32 %.neg12, 2
  %130 = add i32 %.neg11, %85
  %131 = sitofp i32 %130 to float
  %132 = fadd reassoc ninf nsz float %131, 1.000000e+00
  %getch.i = getelementptr i8, i8* %104, i64 16
  %133 = bitcast i8* %getch.i to float*
  store float %132, float* %133, align 4
  %134 = load %struct.LLVMRuntime.195*, %struct.LLVMRuntime.195** %3, align 8
  %135 = getelementptr inbounds %struct.LLVMRuntime.195, %struct.LLVMRuntime.195* %134, i64 0, i32 7, i64 0
  %136 = load i8*, i8** %135, align 8
  %getch.i16.1 = getelementptr i8, i8* %136, i64 10304
  %137 = bitcast i8* %getch.i16.1 to i32*
  %138 = atomicrmw add i32* %137, i32 1 seq_cst, align 4
  %139 = sdiv i32 %138, 512
  %140 = icmp slt i32 %138, 0
  %141 = shl nsw i32 %139, 9
  %142 = icmp ne i32 %141, %138
  %143 = and i1 %140, %142
  %.neg3.neg.1 = zext i1 %143 to i32
  %.neg5.1 = sub nsw i32 %.neg3.neg.1, %139
  %.neg4.1 = shl i32 %.neg5.1, 9
  %144 = add i32 %.neg4.1, %138
  %145 = getelementptr inbounds i8, i8* %136, i64 10240
  %146 = bitcast i8* %145 to i32*
  %147 = sdiv i32 %144, 32
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds i32, i32* %146, i64 %148
  %150 = srem i32 %144, 32
  %151 = zext i32 %150 to i64
  %152 = shl nuw i64 1, %151
  %153 = trunc i64 %152 to i32
  %154 = atomicrmw volatile or i32* %149, i32 %153 seq_cst, align 4
  %155 = sext i32 %144 to i64
  %156 = mul nsw i64 %155, 20
  %157 = getelementptr inbounds i8, i8* %136, i64 %156
  %158 = bitcast i8* %157 to <2 x float>*
  store <2 x float> <float 5.000000e-01, float 5.000000e-01>, <2 x float>* %158, align 4
  %159 = sdiv i32 %138, 7
  %160 = mul nsw i32 %159, 7
  %161 = icmp ne i32 %160, %138
  %162 = and i1 %140, %161
  %.neg6.1 = sext i1 %162 to i32
  %163 = add nsw i32 %159, %.neg6.1
  %.neg7.1 = mul i32 %163, -7
  %164 = add i32 %138, -3
  %165 = add i32 %164, %.neg7.1
  %166 = sitofp i32 %165 to float
  %167 = fmul reassoc ninf nsz float %166, 6.250000e-02
  %168 = sdiv i32 %138, 5
  %169 = mul nsw i32 %168, 5
  %170 = icmp ne i32 %169, %138
  %171 = and i1 %140, %170
  %.neg8.1 = sext i1 %171 to i32
  %172 = add nsw i32 %168, %.neg8.1
  %.neg9.1 = mul i32 %172, -5
  %173 = add i32 %138, -2
  %174 = add i32 %173, %.neg9.1
  %175 = sitofp i32 %174 to float
  %176 = fmul reassoc ninf nsz float %175, 6.250000e-02
  %getch.i14.1 = getelementptr i8, i8* %157, i64 8
  %177 = bitcast i8* %getch.i14.1 to float*
  store float %167, float* %177, align 4
  %getch.i13.1 = getelementptr i8, i8* %157, i64 12
  %178 = bitcast i8* %getch.i13.1 to float*
  store float %176, float* %178, align 4
  %179 = sdiv i32 %138, 4
  %180 = shl nsw i32 %179, 2
  %181 = icmp ne i32 %180, %138
  %182 = and i1 %140, %181
  %.neg10.neg.1 = zext i1 %182 to i32
  %.neg12.1 = sub nsw i32 %.neg10.neg.1, %179
  %.neg11.1 = shl i32 %.neg12.1, 2
  %183 = add i32 %.neg11.1, %138
  %184 = sitofp i32 %183 to float
  %185 = fadd reassoc ninf nsz float %184, 1.000000e+00
  %getch.i.1 = getelementptr i8, i8* %157, i64 16
  %186 = bitcast i8* %getch.i.1 to float*
  store float %185, float* %186, align 4
  %187 = load %struct.LLVMRuntime.195*, %struct.LLVMRuntime.195** %3, align 8
  %188 = getelementptr inbounds %struct.LLVMRuntime.195, %struct.LLVMRuntime.195* %187, i64 0, i32 7, i64 0
  %189 = load i8*, i8** %188, align 8
  %getch.i16.2 = getelementptr i8, i8* %189, i64 10304
  %190 = bitcast i8* %getch.i16.2 to i32*
  %191 = atomicrmw add i32* %190, i32 1 seq_cst, align 4
  %192 = sdiv i32 %191, 512
  %193 = icmp slt i32 %191, 0
  %194 = shl nsw i32 %192, 9
  %195 = icmp ne i32 %194, %191
  %196 = and i1 %193, %195
  %.neg3.neg.2 = zext i1 %196 to i32
  %.neg5.2 = sub nsw i32 %.neg3.neg.2, %192
  %.neg4.2 = shl i32 %.neg5.2, 9
  %197 = add i32 %.neg4.2, %191
  %198 = getelementptr inbounds i8, i8* %189, i64 10240
  %199 = bitcast i8* %198 to i32*
  %200 = sdiv i32 %197, 32
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds i32, i32* %199, i64 %201
  %203 = srem i32 %197, 32
  %204 = zext i32 %203 to i64
  %205 = shl nuw i64 1, %204
  %206 = trunc i64 %205 to i32
  %207 = atomicrmw volatile or i32* %202, i32 %206 seq_cst, align 4
  %208 = sext i32 %197 to i64
  %209 = mul nsw i64 %208, 20
  %210 = getelementptr inbounds i8, i8* %189, i64 %209
  %211 = bitcast i8* %210 to <2 x float>*
  store <2 x float> <float 5.000000e-01, float 5.000000e-01>, <2 x float>* %211, align 4
  %212 = sdiv i32 %191, 7
  %213 = mul nsw i32 %212, 7
  %214 = icmp ne i32 %213, %191
  %215 = and i1 %193, %214
  %.neg6.2 = sext i1 %215 to i32
  %216 = add nsw i32 %212, %.neg6.2
  %.neg7.2 = mul i32 %216, -7
  %217 = add i32 %191, -3
  %218 = add i32 %217, %.neg7.2
  %219 = sitofp i32 %218 to float
  %220 = fmul reassoc ninf nsz float %219, 6.250000e-02
  %221 = sdiv i32 %191, 5
  %222 = mul nsw i32 %221, 5
  %223 = icmp ne i32 %222, %191
  %224 = and i1 %193, %223
  %.neg8.2 = sext i1 %224 to i32
  %225 = add nsw i32 %221, %.neg8.2
  %.neg9.2 = mul i32 %225, -5
  %226 = add i32 %191, -2
  %227 = add i32 %226, %.neg9.2
  %228 = sitofp i32 %227 to float
  %229 = fmul reassoc ninf nsz float %228, 6.250000e-02
  %getch.i14.2 = getelementptr i8, i8* %210, i64 8
  %230 = bitcast i8* %getch.i14.2 to float*
  store float %220, float* %230, align 4
  %getch.i13.2 = getelementptr i8, i8* %210, i64 12
  %231 = bitcast i8* %getch.i13.2 to float*
  store float %229, float* %231, align 4
  %232 = sdiv i32 %191, 4
  %233 = shl nsw i32 %232, 2
  %234 = icmp ne i32 %233, %191
  %235 = and i1 %193, %234
  %.neg10.neg.2 = zext i1 %235 to i32
  %.neg12.2 = sub nsw i32 %.neg10.neg.2, %232
  %.neg11.2 = shl i32 %.neg12.2, 2
  %236 = add i32 %.neg11.2, %191
  %237 = sitofp i32 %236 to float
  %238 = fadd reassoc ninf nsz float %237, 1.000000e+00
  %getch.i.2 = getelementptr i8, i8* %210, i64 16
  %239 = bitcast i8* %getch.i.2 to float*
  store float %238, float* %239, align 4
  %240 = load %struct.LLVMRuntime.195*, %struct.LLVMRuntime.195** %3, align 8
  %241 = getelementptr inbounds %struct.LLVMRuntime.195, %struct.LLVMRuntime.195* %240, i64 0, i32 7, i64 0
  %242 = load i8*, i8** %241, align 8
  %getch.i16.3 = getelementptr i8, i8* %242, i64 10304
  %243 = bitcast i8* %getch.i16.3 to i32*
  %244 = atomicrmw add i32* %243, i32 1 seq_cst, align 4
  %245 = sdiv i32 %244, 512
  %246 = icmp slt i32 %244, 0
  %247 = shl nsw i32 %245, 9
  %248 = icmp ne i32 %247, %244
  %249 = and i1 %246, %248
  %.neg3.neg.3 = zext i1 %249 to i32
  %.neg5.3 = sub nsw i32 %.neg3.neg.3, %245
  %.neg4.3 = shl i32 %.neg5.3, 9
  %250 = add i32 %.neg4.3, %244
  %251 = getelementptr inbounds i8, i8* %242, i64 10240
  %252 = bitcast i8* %251 to i32*
  %253 = sdiv i32 %250, 32
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds i32, i32* %252, i64 %254
  %256 = srem i32 %250, 32
  %257 = zext i32 %256 to i64
  %258 = shl nuw i64 1, %257
  %259 = trunc i64 %258 to i32
  %260 = atomicrmw volatile or i32* %255, i32 %259 seq_cst, align 4
  %261 = sext i32 %250 to i64
  %262 = mul nsw i64 %261, 20
  %263 = getelementptr inbounds i8, i8* %242, i64 %262
  %264 = bitcast i8* %263 to <2 x float>*
  store <2 x float> <float 5.000000e-01, float 5.000000e-01>, <2 x float>* %264, align 4
  %265 = sdiv i32 %244, 7
  %266 = mul nsw i32 %265, 7
  %267 = icmp ne i32 %266, %244
  %268 = and i1 %246, %267
  %.neg6.3 = sext i1 %268 to i32
  %269 = add nsw i32 %265, %.neg6.3
  %.neg7.3 = mul i32 %269, -7
  %270 = add i32 %244, -3
  %271 = add i32 %270, %.neg7.3
  %272 = sitofp i32 %271 to float
  %273 = fmul reassoc ninf nsz float %272, 6.250000e-02
  %274 = sdiv i32 %244, 5
  %275 = mul nsw i32 %274, 5
  %276 = icmp ne i32 %275, %244
  %277 = and i1 %246, %276
  %.neg8.3 = sext i1 %277 to i32
  %278 = add nsw i32 %274, %.neg8.3
  %.neg9.3 = mul i32 %278, -5
  %279 = add i32 %244, -2
  %280 = add i32 %279, %.neg9.3
  %281 = sitofp i32 %280 to float
  %282 = fmul reassoc ninf nsz float %281, 6.250000e-02
  %getch.i14.3 = getelementptr i8, i8* %263, i64 8
  %283 = bitcast i8* %getch.i14.3 to float*
  store float %273, float* %283, align 4
  %getch.i13.3 = getelementptr i8, i8* %263, i64 12
  %284 = bitcast i8* %getch.i13.3 to float*
  store float %282, float* %284, align 4
  %285 = sdiv i32 %244, 4
  %286 = shl nsw i32 %285, 2
  %287 = icmp ne i32 %286, %244
  %288 = and i1 %246, %287
  %.neg10.neg.3 = zext i1 %288 to i32
  %.neg12.3 = sub nsw i32 %.neg10.neg.3, %285
  %.neg11.3 = shl i32 %.neg12.3, 2
  %289 = add i32 %.neg11.3, %244
  %290 = sitofp i32 %289 to float
  %291 = fadd reassoc ninf nsz float %290, 1.000000e+00
  %getch.i.3 = getelementptr i8, i8* %263, i64 16
  %292 = bitcast i8* %getch.i.3 to float*
  store float %291, float* %292, align 4
  %lsr.iv.next = add i32 %lsr.iv, -4
  %exitcond.not.3 = icmp eq i32 %lsr.iv.next, 0
  br i1 %exitcond.not.3, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.196, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.196**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.196*, %struct.RuntimeContext.196** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.196*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.196*, i8*)*, void (%struct.RuntimeContext.196*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.196*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.196*, i8*, i32)*, void (%struct.RuntimeContext.196*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.196*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.196*, i8*)*, void (%struct.RuntimeContext.196*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.196*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.196* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.196* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.196* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.196, %struct.RuntimeContext.196* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.196* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.196* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.196*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.196* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
