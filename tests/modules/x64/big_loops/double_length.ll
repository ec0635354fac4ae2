; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.98*, void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*, i32)*, void (%struct.RuntimeContext.98*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.98 = type { i8*, %struct.LLVMRuntime.97*, i32, i64* }
%struct.LLVMRuntime.97 = type { %struct.PreallocatedMemoryChunk.92, %struct.PreallocatedMemoryChunk.92, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.93*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.94*], [1024 x %struct.NodeManager.95*], [1024 x i8*], i8*, %struct.RandState.96*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.92 = type { i8*, i8*, i64 }
%struct.__va_list_tag.93 = type { i32, i32, i8*, i8* }
%struct.ListManager.94 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.97* }
%struct.NodeManager.95 = type <{ %struct.LLVMRuntime.97*, i32, i32, i32, i32, %struct.ListManager.94*, %struct.ListManager.94*, %struct.ListManager.94*, i32, [4 x i8] }>
%struct.RandState.96 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @double_length_c90_0_kernel_0_serial(%struct.RuntimeContext.98* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.98* %context to { { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = shl i32 %3, 1
  %5 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %6 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %5, align 8
  %7 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %6, i64 0, i32 14
  %8 = bitcast i8** %7 to i32**
  %9 = load i32*, i32** %8, align 8
  store i32 %4, i32* %9, align 4
  ret void
}

; Function Attrs: nounwind
define void @double_length_c90_0_kernel_1_range_for(%struct.RuntimeContext.98* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.98* %context, %struct.RuntimeContext.98** %4, align 8
  store void (%struct.RuntimeContext.98*, i8*)* null, void (%struct.RuntimeContext.98*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.98*, i8*, i32)* @function_body, void (%struct.RuntimeContext.98*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.98*, i8*)* null, void (%struct.RuntimeContext.98*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.98* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.98* %0 to { { { i32 }, i32* }, { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %25 = sext i32 %17 to i64
  %wide.trip.count = sext i32 %19 to i64
  %26 = sub nsw i64 %wide.trip.count, %25
  %27 = xor i64 %25, -1
  %28 = add nsw i64 %27, %wide.trip.count
  %xtraiter = and i64 %26, 7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %29 = shl nuw nsw i64 %xtraiter, 2
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv44 = phi i64 [ %29, %for_loop_body.prol.preheader ], [ %lsr.iv.next45, %for_loop_body.prol ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body.prol ], [ %25, %for_loop_body.prol.preheader ]
  %lsr46 = trunc i64 %indvars.iv.prol to i32
  %30 = sdiv i32 %lsr46, 2
  %31 = icmp slt i64 %indvars.iv.prol, 0
  %32 = shl nsw i32 %30, 1
  %33 = icmp ne i32 %lsr46, %32
  %34 = and i1 %31, %33
  %.neg4.prol = sext i1 %34 to i32
  %35 = add nsw i32 %30, %.neg4.prol
  %36 = load i32*, i32** %23, align 8
  %37 = sext i32 %35 to i64
  %38 = getelementptr i32, i32* %36, i64 %37
  %39 = load i32, i32* %38, align 4
  %40 = add i32 %lsr46, %39
  %41 = load i32*, i32** %24, align 8
  %scevgep43 = getelementptr i32, i32* %41, i64 %indvars.iv.prol
  store i32 %40, i32* %scevgep43, align 4
  %indvars.iv.next.prol = add nsw i64 %indvars.iv.prol, 1
  %lsr.iv.next45 = add nsw i64 %lsr.iv44, -4
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next45, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %25, %for_loop_body.lr.ph ], [ %indvars.iv.next.prol, %for_loop_body.prol.loopexit.loopexit ]
  %42 = icmp ult i64 %28, 7
  br i1 %42, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %indvars.iv = phi i64 [ %167, %for_loop_body ], [ %indvars.iv.unr, %for_loop_body.preheader ]
  %tmp24 = trunc i64 %indvars.iv to i32
  %43 = sdiv i32 %tmp24, 2
  %44 = icmp slt i64 %indvars.iv, 0
  %45 = shl nsw i32 %43, 1
  %46 = icmp ne i32 %45, %tmp24
  %47 = and i1 %44, %46
  %.neg4 = sext i1 %47 to i32
  %48 = add nsw i32 %43, %.neg4
  %49 = load i32*, i32** %23, align 8
  %50 = sext i32 %48 to i64
  %51 = getelementptr i32, i32* %49, i64 %50
  %52 = load i32, i32* %51, align 4
  %53 = zext i32 %52 to i64
  %54 = add i64 %indvars.iv, %53
  %55 = load i32*, i32** %24, align 8
  %scevgep25 = getelementptr i32, i32* %55, i64 %indvars.iv
  %tmp23 = trunc i64 %54 to i32
  store i32 %tmp23, i32* %scevgep25, align 4
  %56 = add nsw i64 %indvars.iv, 1
  %lsr.chain29 = trunc i64 %56 to i32
  %57 = sdiv i32 %lsr.chain29, 2
  %58 = icmp slt i64 %indvars.iv, -1
  %59 = shl nsw i32 %57, 1
  %60 = icmp ne i32 %59, %lsr.chain29
  %61 = and i1 %58, %60
  %.neg4.1 = sext i1 %61 to i32
  %62 = add nsw i32 %57, %.neg4.1
  %63 = load i32*, i32** %23, align 8
  %64 = sext i32 %62 to i64
  %65 = getelementptr i32, i32* %63, i64 %64
  %66 = load i32, i32* %65, align 4
  %67 = zext i32 %66 to i64
  %68 = add i64 %indvars.iv, %67
  %69 = add i64 %68, 1
  %70 = load i32*, i32** %24, align 8
  %scevgep26 = getelementptr i32, i32* %70, i64 1
  %scevgep27 = getelementptr i32, i32* %scevgep26, i64 %indvars.iv
  %tmp28 = trunc i64 %69 to i32
  store i32 %tmp28, i32* %scevgep27, align 4
  %71 = add i64 %56, 1
  %lsr.chain31 = trunc i64 %71 to i32
  %72 = sdiv i32 %lsr.chain31, 2
  %73 = icmp slt i64 %indvars.iv, -2
  %74 = shl nsw i32 %72, 1
  %75 = add i64 %indvars.iv, 2
  %lsr.chain32 = trunc i64 %75 to i32
  %76 = icmp ne i32 %74, %lsr.chain32
  %77 = and i1 %73, %76
  %.neg4.2 = sext i1 %77 to i32
  %78 = add nsw i32 %72, %.neg4.2
  %79 = load i32*, i32** %23, align 8
  %80 = sext i32 %78 to i64
  %81 = getelementptr i32, i32* %79, i64 %80
  %82 = load i32, i32* %81, align 4
  %83 = zext i32 %82 to i64
  %84 = add i64 %indvars.iv, %83
  %85 = add i64 %84, 2
  %86 = load i32*, i32** %24, align 8
  %scevgep20 = getelementptr i32, i32* %86, i64 2
  %scevgep21 = getelementptr i32, i32* %scevgep20, i64 %indvars.iv
  %tmp22 = trunc i64 %85 to i32
  store i32 %tmp22, i32* %scevgep21, align 4
  %87 = add i64 %75, 1
  %lsr.chain33 = trunc i64 %87 to i32
  %88 = sdiv i32 %lsr.chain33, 2
  %89 = icmp slt i64 %indvars.iv, -3
  %90 = shl nsw i32 %88, 1
  %91 = add i64 %indvars.iv, 3
  %lsr.chain34 = trunc i64 %91 to i32
  %92 = icmp ne i32 %90, %lsr.chain34
  %93 = and i1 %89, %92
  %.neg4.3 = sext i1 %93 to i32
  %94 = add nsw i32 %88, %.neg4.3
  %95 = load i32*, i32** %23, align 8
  %96 = sext i32 %94 to i64
  %97 = getelementptr i32, i32* %95, i64 %96
  %98 = load i32, i32* %97, align 4
  %99 = zext i32 %98 to i64
  %100 = add i64 %indvars.iv, %99
  %101 = add i64 %100, 3
  %102 = load i32*, i32** %24, align 8
  %scevgep17 = getelementptr i32, i32* %102, i64 3
  %scevgep18 = getelementptr i32, i32* %scevgep17, i64 %indvars.iv
  %tmp19 = trunc i64 %101 to i32
  store i32 %tmp19, i32* %scevgep18, align 4
  %103 = add i64 %91, 1
  %lsr.chain35 = trunc i64 %103 to i32
  %104 = sdiv i32 %lsr.chain35, 2
  %105 = icmp slt i64 %indvars.iv, -4
  %106 = shl nsw i32 %104, 1
  %107 = add i64 %indvars.iv, 4
  %lsr.chain36 = trunc i64 %107 to i32
  %108 = icmp ne i32 %106, %lsr.chain36
  %109 = and i1 %105, %108
  %.neg4.4 = sext i1 %109 to i32
  %110 = add nsw i32 %104, %.neg4.4
  %111 = load i32*, i32** %23, align 8
  %112 = sext i32 %110 to i64
  %113 = getelementptr i32, i32* %111, i64 %112
  %114 = load i32, i32* %113, align 4
  %115 = zext i32 %114 to i64
  %116 = add i64 %indvars.iv, %115
  %117 = add i64 %116, 4
  %118 = load i32*, i32** %24, align 8
  %scevgep14 = getelementptr i32, i32* %118, i64 4
  %scevgep15 = getelementptr i32, i32* %scevgep14, i64 %indvars.iv
  %tmp16 = trunc i64 %117 to i32
  store i32 %tmp16, i32* %scevgep15, align 4
  %119 = add i64 %107, 1
  %lsr.chain37 = trunc i64 %119 to i32
  %120 = sdiv i32 %lsr.chain37, 2
  %121 = icmp slt i64 %indvars.iv, -5
  %122 = shl nsw i32 %120, 1
  %123 = add i64 %indvars.iv, 5
  %lsr.chain38 = trunc i64 %123 to i32
  %124 = icmp ne i32 %122, %lsr.chain38
  %125 = and i1 %121, %124
  %.neg4.5 = sext i1 %125 to i32
  %126 = add nsw i32 %120, %.neg4.5
  %127 = load i32*, i32** %23, align 8
  %128 = sext i32 %126 to i64
  %129 = getelementptr i32, i32* %127, i64 %128
  %130 = load i32, i32* %129, align 4
  %131 = zext i32 %130 to i64
  %132 = add i64 %indvars.iv, %131
  %133 = add i64 %132, 5
  %134 = load i32*, i32** %24, align 8
  %scevgep11 = getelementptr i32, i32* %134, i64 5
  %scevgep12 = getelementptr i32, i32* %scevgep11, i64 %indvars.iv
  %tmp13 = trunc i64 %133 to i32
  store i32 %tmp13, i32* %scevgep12, align 4
  %135 = add i64 %123, 1
  %lsr.chain39 = trunc i64 %135 to i32
  %136 = sdiv i32 %lsr.chain39, 2
  %137 = icmp slt i64 %indvars.iv, -6
  %138 = shl nsw i32 %136, 1
  %139 = add i64 %indvars.iv, 6
  %lsr.chain40 = trunc i64 %139 to i32
  %140 = icmp ne i32 %138, %lsr.chain40
  %141 = and i1 %137, %140
  %.neg4.6 = sext i1 %141 to i32
  %142 = add nsw i32 %136, %.neg4.6
  %143 = load i32*, i32** %23, align 8
  %144 = sext i32 %142 to i64
  %145 = getelementptr i32, i32* %143, i64 %144
  %146 = load i32, i32* %145, align 4
  %147 = zext i32 %146 to i64
  %148 = add i64 %indvars.iv, %147
  %149 = add i64 %148, 6
  %150 = load i32*, i32** %24, align 8
  %scevgep8 = getelementptr i32, i32* %150, i64 6
  %scevgep9 = getelementptr i32, i32* %scevgep8, i64 %indvars.iv
  %tmp10 = trunc i64 %149 to i32
  store i32 %tmp10, i32* %scevgep9, align 4
  %151 = add i64 %139, 1
  %lsr.chain41 = trunc i64 %151 to i32
  %152 = sdiv i32 %lsr.chain41, 2
  %153 = icmp slt i64 %indvars.iv, -7
  %154 = shl nsw i32 %152, 1
  %155 = add i64 %indvars.iv, 7
  %lsr.chain42 = trunc i64 %155 to i32
  %156 = icmp ne i32 %154, %lsr.chain42
  %157 = and i1 %153, %156
  %.neg4.7 = sext i1 %157 to i32
  %158 = add nsw i32 %152, %.neg4.7
  %159 = load i32*, i32** %23, align 8
  %160 = sext i32 %158 to i64
  %161 = getelementptr i32, i32* %159, i64 %160
  %162 = load i32, i32* %161, align 4
  %163 = zext i32 %162 to i64
  %164 = add i64 %indvars.iv, %163
  %165 = add i64 %164, 7
  %166 = load i32*, i32** %24, align 8
  %scevgep = getelementptr i32, i32* %166, i64 7
  %scevgep7 = getelementptr i32, i32* %scevgep, i64 %indvars.iv
  %tmp = trunc i64 %165 to i32
  store i32 %tmp, i32* %scevgep7, align 4
  %167 = add i64 %155, 1
  %exitcond.not.7 = icmp eq i64 %167, %wide.trip.count
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.98, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.98**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.98*, %struct.RuntimeContext.98** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.98*, i8*, i32)*, void (%struct.RuntimeContext.98*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.98*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.98* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.98* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.98* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.98*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.98* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
