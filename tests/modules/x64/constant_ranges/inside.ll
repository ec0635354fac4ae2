; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.41*, void (%struct.RuntimeContext.41*, i8*)*, void (%struct.RuntimeContext.41*, i8*, i32)*, void (%struct.RuntimeContext.41*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.41 = type { i8*, %struct.LLVMRuntime.40*, i32, i64* }
%struct.LLVMRuntime.40 = type { %struct.PreallocatedMemoryChunk.35, %struct.PreallocatedMemoryChunk.35, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.36*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.37*], [1024 x %struct.NodeManager.38*], [1024 x i8*], i8*, %struct.RandState.39*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.35 = type { i8*, i8*, i64 }
%struct.__va_list_tag.36 = type { i32, i32, i8*, i8* }
%struct.ListManager.37 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.40* }
%struct.NodeManager.38 = type <{ %struct.LLVMRuntime.40*, i32, i32, i32, i32, %struct.ListManager.37*, %struct.ListManager.37*, %struct.ListManager.37*, i32, [4 x i8] }>
%struct.RandState.39 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @inside_c86_0_kernel_0_range_for(%struct.RuntimeContext.41* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.41* %context, %struct.RuntimeContext.41** %4, align 8
  store void (%struct.RuntimeContext.41*, i8*)* null, void (%struct.RuntimeContext.41*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.41*, i8*, i32)* @function_body, void (%struct.RuntimeContext.41*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.41*, i8*)* null, void (%struct.RuntimeContext.41*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.41* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 12
  %4 = add i32 %3, 4096
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8192)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = zext i32 %3 to i64
  %10 = add i32 %3, -4096
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 3971
  %13 = shl nsw i64 %8, 32
  %14 = shl nsw i64 %8, 2
  %15 = sub i64 %wide.trip.count, %8
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if9.7, %for_loop_body.lr.ph
  %lsr.iv62 = phi i64 [ %lsr.iv.next63, %after_if9.7 ], [ %13, %for_loop_body.lr.ph ]
  %lsr.iv = phi i64 [ %lsr.iv.next, %after_if9.7 ], [ 0, %for_loop_body.lr.ph ]
  %16 = add i64 %9, %lsr.iv
  %17 = add i64 %12, %lsr.iv
  %18 = add i64 %17, -3
  %tmp148 = trunc i64 %18 to i32
  %19 = icmp uge i32 %tmp148, 7936
  %tmp146 = trunc i64 %16 to i32
  %20 = and i32 %tmp146, 120
  %cond = icmp eq i32 %20, 0
  %or.cond = or i1 %19, %cond
  br i1 %or.cond, label %after_if9, label %true_block7

after_for.loopexit:                               ; preds = %after_if9.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block7:                                      ; preds = %for_loop_body
  %21 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %7, align 8
  %22 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %21, i64 0, i32 7, i64 0
  %23 = load i8*, i8** %22, align 8
  %24 = zext i32 %tmp148 to i64
  %25 = shl nuw nsw i64 %24, 2
  %26 = getelementptr inbounds i8, i8* %23, i64 %25
  %27 = bitcast i8* %26 to float*
  %28 = load float, float* %27, align 4
  %29 = add i64 %lsr.iv62, 549755813888
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr inbounds i8, i8* %23, i64 %30
  %32 = bitcast i8* %31 to float*
  %33 = load float, float* %32, align 4
  %34 = fadd reassoc ninf nsz float %33, %28
  %35 = add i64 %lsr.iv62, -4294967296
  %36 = ashr exact i64 %35, 30
  %37 = getelementptr inbounds i8, i8* %23, i64 %36
  %38 = bitcast i8* %37 to float*
  %39 = load float, float* %38, align 4
  %40 = fadd reassoc ninf nsz float %34, %39
  %scevgep138 = getelementptr i8, i8* %23, i64 32768
  %scevgep139 = getelementptr i8, i8* %scevgep138, i64 %14
  %41 = shl i64 %lsr.iv, 2
  %scevgep140 = getelementptr i8, i8* %scevgep139, i64 %41
  %scevgep140141 = bitcast i8* %scevgep140 to float*
  %scevgep142 = getelementptr float, float* %scevgep140141, i64 -8191
  %42 = load float, float* %scevgep142, align 4
  %43 = fadd reassoc ninf nsz float %40, %42
  %44 = fmul reassoc ninf nsz float %43, 2.500000e-01
  store float %44, float* %scevgep140141, align 4
  br label %after_if9

after_if9:                                        ; preds = %true_block7, %for_loop_body
  %45 = add i64 %17, -2
  %tmp128 = trunc i64 %45 to i32
  %46 = icmp ult i32 %tmp128, 7936
  br i1 %46, label %true_block7.1, label %after_if9.1

true_block7.1:                                    ; preds = %after_if9
  %47 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %7, align 8
  %48 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %47, i64 0, i32 7, i64 0
  %49 = load i8*, i8** %48, align 8
  %50 = zext i32 %tmp128 to i64
  %51 = shl nuw nsw i64 %50, 2
  %52 = getelementptr inbounds i8, i8* %49, i64 %51
  %53 = bitcast i8* %52 to float*
  %54 = load float, float* %53, align 4
  %55 = add i64 %lsr.iv62, 554050781184
  %56 = ashr exact i64 %55, 30
  %57 = getelementptr inbounds i8, i8* %49, i64 %56
  %58 = bitcast i8* %57 to float*
  %59 = load float, float* %58, align 4
  %60 = fadd reassoc ninf nsz float %59, %54
  %61 = ashr exact i64 %lsr.iv62, 30
  %62 = getelementptr inbounds i8, i8* %49, i64 %61
  %63 = bitcast i8* %62 to float*
  %64 = load float, float* %63, align 4
  %65 = fadd reassoc ninf nsz float %60, %64
  %scevgep129 = getelementptr i8, i8* %49, i64 32772
  %scevgep130 = getelementptr i8, i8* %scevgep129, i64 %14
  %66 = shl i64 %lsr.iv, 2
  %scevgep131 = getelementptr i8, i8* %scevgep130, i64 %66
  %scevgep131132 = bitcast i8* %scevgep131 to float*
  %scevgep133 = getelementptr float, float* %scevgep131132, i64 -8191
  %67 = load float, float* %scevgep133, align 4
  %68 = fadd reassoc ninf nsz float %65, %67
  %69 = fmul reassoc ninf nsz float %68, 2.500000e-01
  store float %69, float* %scevgep131132, align 4
  br label %after_if9.1

after_if9.1:                                      ; preds = %true_block7.1, %after_if9
  %70 = add i64 %17, -1
  %tmp117 = trunc i64 %70 to i32
  %71 = icmp ult i32 %tmp117, 7936
  br i1 %71, label %true_block7.2, label %after_if9.2

true_block7.2:                                    ; preds = %after_if9.1
  %72 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %7, align 8
  %73 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %72, i64 0, i32 7, i64 0
  %74 = load i8*, i8** %73, align 8
  %75 = zext i32 %tmp117 to i64
  %76 = shl nuw nsw i64 %75, 2
  %77 = getelementptr inbounds i8, i8* %74, i64 %76
  %78 = bitcast i8* %77 to float*
  %79 = load float, float* %78, align 4
  %80 = add i64 %lsr.iv62, 558345748480
  %81 = ashr exact i64 %80, 30
  %82 = getelementptr inbounds i8, i8* %74, i64 %81
  %83 = bitcast i8* %82 to float*
  %84 = load float, float* %83, align 4
  %85 = fadd reassoc ninf nsz float %84, %79
  %86 = add i64 %lsr.iv62, 4294967296
  %87 = ashr exact i64 %86, 30
  %88 = getelementptr inbounds i8, i8* %74, i64 %87
  %89 = bitcast i8* %88 to float*
  %90 = load float, float* %89, align 4
  %91 = fadd reassoc ninf nsz float %85, %90
  %scevgep118 = getelementptr i8, i8* %74, i64 32776
  %scevgep119 = getelementptr i8, i8* %scevgep118, i64 %14
  %92 = shl i64 %lsr.iv, 2
  %scevgep120 = getelementptr i8, i8* %scevgep119, i64 %92
  %scevgep120121 = bitcast i8* %scevgep120 to float*
  %scevgep122 = getelementptr float, float* %scevgep120121, i64 -8191
  %93 = load float, float* %scevgep122, align 4
  %94 = fadd reassoc ninf nsz float %91, %93
  %95 = fmul reassoc ninf nsz float %94, 2.500000e-01
  store float %95, float* %scevgep120121, align 4
  br label %after_if9.2

after_if9.2:                                      ; preds = %true_block7.2, %after_if9.1
  %tmp106 = trunc i64 %17 to i32
  %96 = icmp ult i32 %tmp106, 7936
  br i1 %96, label %true_block7.3, label %after_if9.3

true_block7.3:                                    ; preds = %after_if9.2
  %97 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %7, align 8
  %98 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %97, i64 0, i32 7, i64 0
  %99 = load i8*, i8** %98, align 8
  %100 = zext i32 %tmp106 to i64
  %101 = shl nuw nsw i64 %100, 2
  %102 = getelementptr inbounds i8, i8* %99, i64 %101
  %103 = bitcast i8* %102 to float*
  %104 = load float, float* %103, align 4
  %105 = add i64 %lsr.iv62, 562640715776
  %106 = ashr exact i64 %105, 30
  %107 = getelementptr inbounds i8, i8* %99, i64 %106
  %108 = bitcast i8* %107 to float*
  %109 = load float, float* %108, align 4
  %110 = fadd reassoc ninf nsz float %109, %104
  %111 = add i64 %lsr.iv62, 8589934592
  %112 = ashr exact i64 %111, 30
  %113 = getelementptr inbounds i8, i8* %99, i64 %112
  %114 = bitcast i8* %113 to float*
  %115 = load float, float* %114, align 4
  %116 = fadd reassoc ninf nsz float %110, %115
  %scevgep107 = getelementptr i8, i8* %99, i64 32780
  %scevgep108 = getelementptr i8, i8* %scevgep107, i64 %14
  %117 = shl i64 %lsr.iv, 2
  %scevgep109 = getelementptr i8, i8* %scevgep108, i64 %117
  %scevgep109110 = bitcast i8* %scevgep109 to float*
  %scevgep111 = getelementptr float, float* %scevgep109110, i64 -8191
  %118 = load float, float* %scevgep111, align 4
  %119 = fadd reassoc ninf nsz float %116, %118
  %120 = fmul reassoc ninf nsz float %119, 2.500000e-01
  store float %120, float* %scevgep109110, align 4
  br label %after_if9.3

after_if9.3:                                      ; preds = %true_block7.3, %after_if9.2
  %121 = add i64 %17, 1
  %tmp95 = trunc i64 %121 to i32
  %122 = icmp ult i32 %tmp95, 7936
  br i1 %122, label %true_block7.4, label %after_if9.4

true_block7.4:                                    ; preds = %after_if9.3
  %123 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %7, align 8
  %124 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %123, i64 0, i32 7, i64 0
  %125 = load i8*, i8** %124, align 8
  %126 = zext i32 %tmp95 to i64
  %127 = shl nuw nsw i64 %126, 2
  %128 = getelementptr inbounds i8, i8* %125, i64 %127
  %129 = bitcast i8* %128 to float*
  %130 = load float, float* %129, align 4
  %131 = add i64 %lsr.iv62, 566935683072
  %132 = ashr exact i64 %131, 30
  %133 = getelementptr inbounds i8, i8* %125, i64 %132
  %134 = bitcast i8* %133 to float*
  %135 = load float, float* %134, align 4
  %136 = fadd reassoc ninf nsz float %135, %130
  %137 = add i64 %lsr.iv62, 12884901888
  %138 = ashr exact i64 %137, 30
  %139 = getelementptr inbounds i8, i8* %125, i64 %138
  %140 = bitcast i8* %139 to float*
  %141 = load float, float* %140, align 4
  %142 = fadd reassoc ninf nsz float %136, %141
  %scevgep96 = getelementptr i8, i8* %125, i64 32784
  %scevgep97 = getelementptr i8, i8* %scevgep96, i64 %14
  %143 = shl i64 %lsr.iv, 2
  %scevgep98 = getelementptr i8, i8* %scevgep97, i64 %143
  %scevgep9899 = bitcast i8* %scevgep98 to float*
  %scevgep100 = getelementptr float, float* %scevgep9899, i64 -8191
  %144 = load float, float* %scevgep100, align 4
  %145 = fadd reassoc ninf nsz float %142, %144
  %146 = fmul reassoc ninf nsz float %145, 2.500000e-01
  store float %146, float* %scevgep9899, align 4
  br label %after_if9.4

after_if9.4:                                      ; preds = %true_block7.4, %after_if9.3
  %147 = add i64 %17, 2
  %tmp84 = trunc i64 %147 to i32
  %148 = icmp ult i32 %tmp84, 7936
  br i1 %148, label %true_block7.5, label %after_if9.5

true_block7.5:                                    ; preds = %after_if9.4
  %149 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %7, align 8
  %150 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %149, i64 0, i32 7, i64 0
  %151 = load i8*, i8** %150, align 8
  %152 = zext i32 %tmp84 to i64
  %153 = shl nuw nsw i64 %152, 2
  %154 = getelementptr inbounds i8, i8* %151, i64 %153
  %155 = bitcast i8* %154 to float*
  %156 = load float, float* %155, align 4
  %157 = add i64 %lsr.iv62, 571230650368
  %158 = ashr exact i64 %157, 30
  %159 = getelementptr inbounds i8, i8* %151, i64 %158
  %160 = bitcast i8* %159 to float*
  %161 = load float, float* %160, align 4
  %162 = fadd reassoc ninf nsz float %161, %156
  %163 = add i64 %lsr.iv62, 17179869184
  %164 = ashr exact i64 %163, 30
  %165 = getelementptr inbounds i8, i8* %151, i64 %164
  %166 = bitcast i8* %165 to float*
  %167 = load float, float* %166, align 4
  %168 = fadd reassoc ninf nsz float %162, %167
  %scevgep85 = getelementptr i8, i8* %151, i64 32788
  %scevgep86 = getelementptr i8, i8* %scevgep85, i64 %14
  %169 = shl i64 %lsr.iv, 2
  %scevgep87 = getelementptr i8, i8* %scevgep86, i64 %169
  %scevgep8788 = bitcast i8* %scevgep87 to float*
  %scevgep89 = getelementptr float, float* %scevgep8788, i64 -8191
  %170 = load float, float* %scevgep89, align 4
  %171 = fadd reassoc ninf nsz float %168, %170
  %172 = fmul reassoc ninf nsz float %171, 2.500000e-01
  store float %172, float* %scevgep8788, align 4
  br label %after_if9.5

after_if9.5:                                      ; preds = %true_block7.5, %after_if9.4
  %173 = add i64 %17, 3
  %tmp73 = trunc i64 %173 to i32
  %174 = icmp ult i32 %tmp73, 7936
  br i1 %174, label %true_block7.6, label %after_if9.6

true_block7.6:                                    ; preds = %after_if9.5
  %175 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %7, align 8
  %176 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %175, i64 0, i32 7, i64 0
  %177 = load i8*, i8** %176, align 8
  %178 = zext i32 %tmp73 to i64
  %179 = shl nuw nsw i64 %178, 2
  %180 = getelementptr inbounds i8, i8* %177, i64 %179
  %181 = bitcast i8* %180 to float*
  %182 = load float, float* %181, align 4
  %183 = add i64 %lsr.iv62, 575525617664
  %184 = ashr exact i64 %183, 30
  %185 = getelementptr inbounds i8, i8* %177, i64 %184
  %186 = bitcast i8* %185 to float*
  %187 = load float, float* %186, align 4
  %188 = fadd reassoc ninf nsz float %187, %182
  %189 = add i64 %lsr.iv62, 21474836480
  %190 = ashr exact i64 %189, 30
  %191 = getelementptr inbounds i8, i8* %177, i64 %190
  %192 = bitcast i8* %191 to float*
  %193 = load float, float* %192, align 4
  %194 = fadd reassoc ninf nsz float %188, %193
  %scevgep74 = getelementptr i8, i8* %177, i64 32792
  %scevgep75 = getelementptr i8, i8* %scevgep74, i64 %14
  %195 = shl i64 %lsr.iv, 2
  %scevgep76 = getelementptr i8, i8* %scevgep75, i64 %195
  %scevgep7677 = bitcast i8* %scevgep76 to float*
  %scevgep78 = getelementptr float, float* %scevgep7677, i64 -8191
  %196 = load float, float* %scevgep78, align 4
  %197 = fadd reassoc ninf nsz float %194, %196
  %198 = fmul reassoc ninf nsz float %197, 2.500000e-01
  store float %198, float* %scevgep7677, align 4
  br label %after_if9.6

after_if9.6:                                      ; preds = %true_block7.6, %after_if9.5
  %199 = add i64 %16, 7
  %200 = add i64 %17, 4
  %tmp61 = trunc i64 %200 to i32
  %201 = icmp uge i32 %tmp61, 7936
  %tmp = trunc i64 %199 to i32
  %202 = and i32 %tmp, 127
  %cond58 = icmp eq i32 %202, 127
  %or.cond59 = or i1 %201, %cond58
  br i1 %or.cond59, label %after_if9.7, label %true_block7.7

true_block7.7:                                    ; preds = %after_if9.6
  %203 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %7, align 8
  %204 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %203, i64 0, i32 7, i64 0
  %205 = load i8*, i8** %204, align 8
  %206 = zext i32 %tmp61 to i64
  %207 = shl nuw nsw i64 %206, 2
  %208 = getelementptr inbounds i8, i8* %205, i64 %207
  %209 = bitcast i8* %208 to float*
  %210 = load float, float* %209, align 4
  %211 = add i64 %lsr.iv62, 579820584960
  %212 = ashr exact i64 %211, 30
  %213 = getelementptr inbounds i8, i8* %205, i64 %212
  %214 = bitcast i8* %213 to float*
  %215 = load float, float* %214, align 4
  %216 = fadd reassoc ninf nsz float %215, %210
  %217 = add i64 %lsr.iv62, 25769803776
  %218 = ashr exact i64 %217, 30
  %219 = getelementptr inbounds i8, i8* %205, i64 %218
  %220 = bitcast i8* %219 to float*
  %221 = load float, float* %220, align 4
  %222 = fadd reassoc ninf nsz float %216, %221
  %scevgep = getelementptr i8, i8* %205, i64 32796
  %scevgep64 = getelementptr i8, i8* %scevgep, i64 %14
  %223 = shl i64 %lsr.iv, 2
  %scevgep65 = getelementptr i8, i8* %scevgep64, i64 %223
  %scevgep6566 = bitcast i8* %scevgep65 to float*
  %scevgep67 = getelementptr float, float* %scevgep6566, i64 -8191
  %224 = load float, float* %scevgep67, align 4
  %225 = fadd reassoc ninf nsz float %222, %224
  %226 = fmul reassoc ninf nsz float %225, 2.500000e-01
  store float %226, float* %scevgep6566, align 4
  br label %after_if9.7

after_if9.7:                                      ; preds = %true_block7.7, %after_if9.6
  %lsr.iv.next = add i64 %lsr.iv, 8
  %lsr.iv.next63 = add i64 %lsr.iv62, 34359738368
  %exitcond.not.7 = icmp eq i64 %15, %lsr.iv.next
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.41, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.41**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.41*, %struct.RuntimeContext.41** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.41*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.41*, i8*)*, void (%struct.RuntimeContext.41*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.41*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.41*, i8*, i32)*, void (%struct.RuntimeContext.41*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.41*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.41*, i8*)*, void (%struct.RuntimeContext.41*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.41*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.41* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.41* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.41* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.41* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.41* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.41*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.41* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
attributes #1 = { nofree nosync nounwind }
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
