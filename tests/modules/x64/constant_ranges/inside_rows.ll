; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.55*, void (%struct.RuntimeContext.55*, i8*)*, void (%struct.RuntimeContext.55*, i8*, i32)*, void (%struct.RuntimeContext.55*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.55 = type { i8*, %struct.LLVMRuntime.54*, i32, i64* }
%struct.LLVMRuntime.54 = type { %struct.PreallocatedMemoryChunk.49, %struct.PreallocatedMemoryChunk.49, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.50*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.51*], [1024 x %struct.NodeManager.52*], [1024 x i8*], i8*, %struct.RandState.53*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.49 = type { i8*, i8*, i64 }
%struct.__va_list_tag.50 = type { i32, i32, i8*, i8* }
%struct.ListManager.51 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.54* }
%struct.NodeManager.52 = type <{ %struct.LLVMRuntime.54*, i32, i32, i32, i32, %struct.ListManager.51*, %struct.ListManager.51*, %struct.ListManager.51*, i32, [4 x i8] }>
%struct.RandState.53 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @inside_rows_c88_0_kernel_0_range_for(%struct.RuntimeContext.55* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.55* %context, %struct.RuntimeContext.55** %4, align 8
  store void (%struct.RuntimeContext.55*, i8*)* null, void (%struct.RuntimeContext.55*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.55*, i8*, i32)* @function_body, void (%struct.RuntimeContext.55*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.55*, i8*)* null, void (%struct.RuntimeContext.55*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.55, %struct.RuntimeContext.55* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.54*, %struct.LLVMRuntime.54** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.54, %struct.LLVMRuntime.54* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.54, %struct.LLVMRuntime.54* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.55* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 12
  %4 = add i32 %3, 4096
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8192)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.55, %struct.RuntimeContext.55* %0, i64 0, i32 1
  %8 = add nuw nsw i32 %3, 135
  %9 = sub i32 0, %5
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if3.7, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %after_if3.7 ], [ %8, %for_loop_body.lr.ph ]
  %10 = add i32 %lsr.iv, -135
  %11 = add i32 %lsr.iv, -519
  %12 = icmp ult i32 %11, 7680
  br i1 %12, label %true_block1, label %after_if3

after_for.loopexit:                               ; preds = %after_if3.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block1:                                      ; preds = %for_loop_body
  %13 = load %struct.LLVMRuntime.54*, %struct.LLVMRuntime.54** %7, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.54, %struct.LLVMRuntime.54* %13, i64 0, i32 7, i64 0
  %15 = load i8*, i8** %14, align 8
  %16 = zext i32 %11 to i64
  %17 = shl nuw nsw i64 %16, 2
  %18 = getelementptr inbounds i8, i8* %15, i64 %17
  %19 = bitcast i8* %18 to float*
  %20 = load float, float* %19, align 4
  %21 = add i32 %lsr.iv, -7
  %22 = zext i32 %21 to i64
  %23 = shl nuw nsw i64 %22, 2
  %24 = getelementptr inbounds i8, i8* %15, i64 %23
  %25 = bitcast i8* %24 to float*
  %26 = load float, float* %25, align 4
  %27 = fsub reassoc ninf nsz float %20, %26
  %getch.i = getelementptr i8, i8* %15, i64 32768
  %28 = zext i32 %10 to i64
  %29 = shl nuw nsw i64 %28, 2
  %30 = getelementptr inbounds i8, i8* %getch.i, i64 %29
  %31 = bitcast i8* %30 to float*
  store float %27, float* %31, align 4
  br label %after_if3

after_if3:                                        ; preds = %true_block1, %for_loop_body
  %32 = add i32 %lsr.iv, -518
  %33 = icmp ult i32 %32, 7680
  br i1 %33, label %true_block1.1, label %after_if3.1

true_block1.1:                                    ; preds = %after_if3
  %34 = add i32 %lsr.iv, -134
  %35 = load %struct.LLVMRuntime.54*, %struct.LLVMRuntime.54** %7, align 8
  %36 = getelementptr inbounds %struct.LLVMRuntime.54, %struct.LLVMRuntime.54* %35, i64 0, i32 7, i64 0
  %37 = load i8*, i8** %36, align 8
  %38 = zext i32 %32 to i64
  %39 = shl nuw nsw i64 %38, 2
  %40 = getelementptr inbounds i8, i8* %37, i64 %39
  %41 = bitcast i8* %40 to float*
  %42 = load float, float* %41, align 4
  %43 = add i32 %lsr.iv, -6
  %44 = zext i32 %43 to i64
  %45 = shl nuw nsw i64 %44, 2
  %46 = getelementptr inbounds i8, i8* %37, i64 %45
  %47 = bitcast i8* %46 to float*
  %48 = load float, float* %47, align 4
  %49 = fsub reassoc ninf nsz float %42, %48
  %getch.i.1 = getelementptr i8, i8* %37, i64 32768
  %50 = zext i32 %34 to i64
  %51 = shl nuw nsw i64 %50, 2
  %52 = getelementptr inbounds i8, i8* %getch.i.1, i64 %51
  %53 = bitcast i8* %52 to float*
  store float %49, float* %53, align 4
  br label %after_if3.1

after_if3.1:                                      ; preds = %true_block1.1, %after_if3
  %54 = add i32 %lsr.iv, -517
  %55 = icmp ult i32 %54, 7680
  br i1 %55, label %true_block1.2, label %after_if3.2

true_block1.2:                                    ; preds = %after_if3.1
  %56 = add i32 %lsr.iv, -133
  %57 = load %struct.LLVMRuntime.54*, %struct.LLVMRuntime.54** %7, align 8
  %58 = getelementptr inbounds %struct.LLVMRuntime.54, %struct.LLVMRuntime.54* %57, i64 0, i32 7, i64 0
  %59 = load i8*, i8** %58, align 8
  %60 = zext i32 %54 to i64
  %61 = shl nuw nsw i64 %60, 2
  %62 = getelementptr inbounds i8, i8* %59, i64 %61
  %63 = bitcast i8* %62 to float*
  %64 = load float, float* %63, align 4
  %65 = add i32 %lsr.iv, -5
  %66 = zext i32 %65 to i64
  %67 = shl nuw nsw i64 %66, 2
  %68 = getelementptr inbounds i8, i8* %59, i64 %67
  %69 = bitcast i8* %68 to float*
  %70 = load float, float* %69, align 4
  %71 = fsub reassoc ninf nsz float %64, %70
  %getch.i.2 = getelementptr i8, i8* %59, i64 32768
  %72 = zext i32 %56 to i64
  %73 = shl nuw nsw i64 %72, 2
  %74 = getelementptr inbounds i8, i8* %getch.i.2, i64 %73
  %75 = bitcast i8* %74 to float*
  store float %71, float* %75, align 4
  br label %after_if3.2

after_if3.2:                                      ; preds = %true_block1.2, %after_if3.1
  %76 = add i32 %lsr.iv, -516
  %77 = icmp ult i32 %76, 7680
  br i1 %77, label %true_block1.3, label %after_if3.3

true_block1.3:                                    ; preds = %after_if3.2
  %78 = add i32 %lsr.iv, -132
  %79 = load %struct.LLVMRuntime.54*, %struct.LLVMRuntime.54** %7, align 8
  %80 = getelementptr inbounds %struct.LLVMRuntime.54, %struct.LLVMRuntime.54* %79, i64 0, i32 7, i64 0
  %81 = load i8*, i8** %80, align 8
  %82 = zext i32 %76 to i64
  %83 = shl nuw nsw i64 %82, 2
  %84 = getelementptr inbounds i8, i8* %81, i64 %83
  %85 = bitcast i8* %84 to float*
  %86 = load float, float* %85, align 4
  %87 = add i32 %lsr.iv, -4
  %88 = zext i32 %87 to i64
  %89 = shl nuw nsw i64 %88, 2
  %90 = getelementptr inbounds i8, i8* %81, i64 %89
  %91 = bitcast i8* %90 to float*
  %92 = load float, float* %91, align 4
  %93 = fsub reassoc ninf nsz float %86, %92
  %getch.i.3 = getelementptr i8, i8* %81, i64 32768
  %94 = zext i32 %78 to i64
  %95 = shl nuw nsw i64 %94, 2
  %96 = getelementptr inbounds i8, i8* %getch.i.3, i64 %95
  %97 = bitcast i8* %96 to float*
  store float %93, float* %97, align 4
  br label %after_if3.3

after_if3.3:                                      ; preds = %true_block1.3, %after_if3.2
  %98 = add i32 %lsr.iv, -515
  %99 = icmp ult i32 %98, 7680
  br i1 %99, label %true_block1.4, label %after_if3.4

true_block1.4:                                    ; preds = %after_if3.3
  %100 = add i32 %lsr.iv, -131
  %101 = load %struct.LLVMRuntime.54*, %struct.LLVMRuntime.54** %7, align 8
  %102 = getelementptr inbounds %struct.LLVMRuntime.54, %struct.LLVMRuntime.54* %101, i64 0, i32 7, i64 0
  %103 = load i8*, i8** %102, align 8
  %104 = zext i32 %98 to i64
  %105 = shl nuw nsw i64 %104, 2
  %106 = getelementptr inbounds i8, i8* %103, i64 %105
  %107 = bitcast i8* %106 to float*
  %108 = load float, float* %107, align 4
  %109 = add i32 %lsr.iv, -3
  %110 = zext i32 %109 to i64
  %111 = shl nuw nsw i64 %110, 2
  %112 = getelementptr inbounds i8, i8* %103, i64 %111
  %113 = bitcast i8* %112 to float*
  %114 = load float, float* %113, align 4
  %115 = fsub reassoc ninf nsz float %108, %114
  %getch.i.4 = getelementptr i8, i8* %103, i64 32768
  %116 = zext i32 %100 to i64
  %117 = shl nuw nsw i64 %116, 2
  %118 = getelementptr inbounds i8, i8* %getch.i.4, i64 %117
  %119 = bitcast i8* %118 to float*
  store float %115, float* %119, align 4
  br label %after_if3.4

after_if3.4:                                      ; preds = %true_block1.4, %after_if3.3
  %120 = add i32 %lsr.iv, -514
  %121 = icmp ult i32 %120, 7680
  br i1 %121, label %true_block1.5, label %after_if3.5

true_block1.5:                                    ; preds = %after_if3.4
  %122 = add i32 %lsr.iv, -130
  %123 = load %struct.LLVMRuntime.54*, %struct.LLVMRuntime.54** %7, align 8
  %124 = getelementptr inbounds %struct.LLVMRuntime.54, %struct.LLVMRuntime.54* %123, i64 0, i32 7, i64 0
  %125 = load i8*, i8** %124, align 8
  %126 = zext i32 %120 to i64
  %127 = shl nuw nsw i64 %126, 2
  %128 = getelementptr inbounds i8, i8* %125, i64 %127
  %129 = bitcast i8* %128 to float*
  %130 = load float, float* %129, align 4
  %131 = add i32 %lsr.iv, -2
  %132 = zext i32 %131 to i64
  %133 = shl nuw nsw i64 %132, 2
  %134 = getelementptr inbounds i8, i8* %125, i64 %133
  %135 = bitcast i8* %134 to float*
  %136 = load float, float* %135, align 4
  %137 = fsub reassoc ninf nsz float %130, %136
  %getch.i.5 = getelementptr i8, i8* %125, i64 32768
  %138 = zext i32 %122 to i64
  %139 = shl nuw nsw i64 %138, 2
  %140 = getelementptr inbounds i8, i8* %getch.i.5, i64 %139
  %141 = bitcast i8* %140 to float*
  store float %137, float* %141, align 4
  br label %after_if3.5

after_if3.5:                                      ; preds = %true_block1.5, %after_if3.4
  %142 = add i32 %lsr.iv, -513
  %143 = icmp ult i32 %142, 7680
  br i1 %143, label %true_block1.6, label %after_if3.6

true_block1.6:                                    ; preds = %after_if3.5
  %144 = add i32 %lsr.iv, -129
  %145 = load %struct.LLVMRuntime.54*, %struct.LLVMRuntime.54** %7, align 8
  %146 = getelementptr inbounds %struct.LLVMRuntime.54, %struct.LLVMRuntime.54* %145, i64 0, i32 7, i64 0
  %147 = load i8*, i8** %146, align 8
  %148 = zext i32 %142 to i64
  %149 = shl nuw nsw i64 %148, 2
  %150 = getelementptr inbounds i8, i8* %147, i64 %149
  %151 = bitcast i8* %150 to float*
  %152 = load float, float* %151, align 4
  %153 = add i32 %lsr.iv, -1
  %154 = zext i32 %153 to i64
  %155 = shl nuw nsw i64 %154, 2
  %156 = getelementptr inbounds i8, i8* %147, i64 %155
  %157 = bitcast i8* %156 to float*
  %158 = load float, float* %157, align 4
  %159 = fsub reassoc ninf nsz float %152, %158
  %getch.i.6 = getelementptr i8, i8* %147, i64 32768
  %160 = zext i32 %144 to i64
  %161 = shl nuw nsw i64 %160, 2
  %162 = getelementptr inbounds i8, i8* %getch.i.6, i64 %161
  %163 = bitcast i8* %162 to float*
  store float %159, float* %163, align 4
  br label %after_if3.6

after_if3.6:                                      ; preds = %true_block1.6, %after_if3.5
  %164 = add i32 %lsr.iv, -512
  %165 = icmp ult i32 %164, 7680
  br i1 %165, label %true_block1.7, label %after_if3.7

true_block1.7:                                    ; preds = %after_if3.6
  %166 = add i32 %lsr.iv, -128
  %167 = load %struct.LLVMRuntime.54*, %struct.LLVMRuntime.54** %7, align 8
  %168 = getelementptr inbounds %struct.LLVMRuntime.54, %struct.LLVMRuntime.54* %167, i64 0, i32 7, i64 0
  %169 = load i8*, i8** %168, align 8
  %170 = zext i32 %164 to i64
  %171 = shl nuw nsw i64 %170, 2
  %172 = getelementptr inbounds i8, i8* %169, i64 %171
  %173 = bitcast i8* %172 to float*
  %174 = load float, float* %173, align 4
  %175 = zext i32 %lsr.iv to i64
  %176 = shl nuw nsw i64 %175, 2
  %177 = getelementptr inbounds i8, i8* %169, i64 %176
  %178 = bitcast i8* %177 to float*
  %179 = load float, float* %178, align 4
  %180 = fsub reassoc ninf nsz float %174, %179
  %getch.i.7 = getelementptr i8, i8* %169, i64 32768
  %181 = zext i32 %166 to i64
  %182 = shl nuw nsw i64 %181, 2
  %183 = getelementptr inbounds i8, i8* %getch.i.7, i64 %182
  %184 = bitcast i8* %183 to float*
  store float %180, float* %184, align 4
  br label %after_if3.7

after_if3.7:                                      ; preds = %true_block1.7, %after_if3.6
  %lsr.iv.next = add i32 %lsr.iv, 8
  %185 = add i32 %9, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %185, 135
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.55, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.55**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.55*, %struct.RuntimeContext.55** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.55*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.55*, i8*)*, void (%struct.RuntimeContext.55*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.55*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.55*, i8*, i32)*, void (%struct.RuntimeContext.55*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.55*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.55*, i8*)*, void (%struct.RuntimeContext.55*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.55*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.55* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.55* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.55* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.55, %struct.RuntimeContext.55* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.55* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.55* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.55*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.55* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
