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
define void @every_f64_c130_0_kernel_0_serial(%struct.RuntimeContext.42* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.42* %context to { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }*, { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }, { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.42, %struct.RuntimeContext.42* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @every_f64_c130_0_kernel_1_range_for(%struct.RuntimeContext.42* %context) local_unnamed_addr #1 {
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

; Function Attrs: nofree nounwind
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
  %21 = bitcast %struct.RuntimeContext.42* %0 to { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }*, { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }, { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }, { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }* %22, i64 0, i32 1, i32 1
  %25 = getelementptr { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }, { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }* %22, i64 0, i32 2, i32 1
  %26 = getelementptr { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }, { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }* %22, i64 0, i32 3, i32 1
  %27 = getelementptr { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }, { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }* %22, i64 0, i32 4, i32 1
  %28 = getelementptr { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }, { { { i32 }, i32* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* }, { { i32 }, double* } }* %22, i64 0, i32 5, i32 1
  %29 = sub i32 %19, %17
  %30 = xor i32 %17, -1
  %31 = add i32 %19, %30
  %xtraiter = and i32 %29, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %atomic_max_f64.exit.prol, %for_loop_body.prol.preheader
  %.04.prol = phi i32 [ %70, %atomic_max_f64.exit.prol ], [ %17, %for_loop_body.prol.preheader ]
  %prol.iter = phi i32 [ %prol.iter.next, %atomic_max_f64.exit.prol ], [ 0, %for_loop_body.prol.preheader ]
  %32 = load i32, i32* %7, align 4
  %33 = srem i32 %.04.prol, %32
  %34 = load i32*, i32** %23, align 8
  %35 = sext i32 %33 to i64
  %36 = getelementptr i32, i32* %34, i64 %35
  %37 = load i32, i32* %36, align 4
  %38 = load double*, double** %24, align 8
  %39 = getelementptr double, double* %38, i64 %35
  %40 = load double, double* %39, align 8
  %41 = load double*, double** %25, align 8
  %42 = sext i32 %37 to i64
  %43 = getelementptr double, double* %41, i64 %42
  %44 = atomicrmw fadd double* %43, double %40 seq_cst, align 8
  %neg.prol = fneg reassoc ninf nsz double %40
  %45 = load double*, double** %26, align 8
  %46 = getelementptr double, double* %45, i64 %42
  %47 = atomicrmw fadd double* %46, double %neg.prol seq_cst, align 8
  %48 = load double*, double** %27, align 8
  %49 = getelementptr double, double* %48, i64 %42
  %50 = bitcast double* %49 to i64*
  br label %51

51:                                               ; preds = %51, %for_loop_body.prol
  %52 = load volatile double, double* %49, align 8
  %53 = fcmp olt double %52, %40
  %54 = select i1 %53, double %52, double %40
  %55 = bitcast double %52 to i64
  %56 = bitcast double %54 to i64
  %57 = cmpxchg weak volatile i64* %50, i64 %55, i64 %56 seq_cst seq_cst, align 8
  %58 = extractvalue { i64, i1 } %57, 1
  br i1 %58, label %atomic_min_f64.exit.prol, label %51, !llvm.loop !6

atomic_min_f64.exit.prol:                         ; preds = %51
  %59 = load double*, double** %28, align 8
  %60 = getelementptr double, double* %59, i64 %42
  %61 = bitcast double* %60 to i64*
  br label %62

62:                                               ; preds = %62, %atomic_min_f64.exit.prol
  %63 = load volatile double, double* %60, align 8
  %64 = fcmp ogt double %63, %40
  %65 = select i1 %64, double %63, double %40
  %66 = bitcast double %63 to i64
  %67 = bitcast double %65 to i64
  %68 = cmpxchg weak volatile i64* %61, i64 %66, i64 %67 seq_cst seq_cst, align 8
  %69 = extractvalue { i64, i1 } %68, 1
  br i1 %69, label %atomic_max_f64.exit.prol, label %62, !llvm.loop !8

atomic_max_f64.exit.prol:                         ; preds = %62
  %70 = add nsw i32 %.04.prol, 1
  %prol.iter.next = add nuw nsw i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !9

for_loop_body.prol.loopexit.loopexit:             ; preds = %atomic_max_f64.exit.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %70, %for_loop_body.prol.loopexit.loopexit ]
  %71 = icmp ult i32 %31, 7
  br i1 %71, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %atomic_max_f64.exit.7, %for_loop_body.preheader
  %.04 = phi i32 [ %383, %atomic_max_f64.exit.7 ], [ %.04.unr, %for_loop_body.preheader ]
  %72 = load i32, i32* %7, align 4
  %73 = srem i32 %.04, %72
  %74 = load i32*, i32** %23, align 8
  %75 = sext i32 %73 to i64
  %76 = getelementptr i32, i32* %74, i64 %75
  %77 = load i32, i32* %76, align 4
  %78 = load double*, double** %24, align 8
  %79 = getelementptr double, double* %78, i64 %75
  %80 = load double, double* %79, align 8
  %81 = load double*, double** %25, align 8
  %82 = sext i32 %77 to i64
  %83 = getelementptr double, double* %81, i64 %82
  %84 = atomicrmw fadd double* %83, double %80 seq_cst, align 8
  %neg = fneg reassoc ninf nsz double %80
  %85 = load double*, double** %26, align 8
  %86 = getelementptr double, double* %85, i64 %82
  %87 = atomicrmw fadd double* %86, double %neg seq_cst, align 8
  %88 = load double*, double** %27, align 8
  %89 = getelementptr double, double* %88, i64 %82
  %90 = bitcast double* %89 to i64*
  br label %91

91:                                               ; preds = %91, %for_loop_body
  %92 = load volatile double, double* %89, align 8
  %93 = fcmp olt double %92, %80
  %94 = select i1 %93, double %92, double %80
  %95 = bitcast double %92 to i64
  %96 = bitcast double %94 to i64
  %97 = cmpxchg weak volatile i64* %90, i64 %95, i64 %96 seq_cst seq_cst, align 8
  %98 = extractvalue { i64, i1 } %97, 1
  br i1 %98, label %atomic_min_f64.exit, label %91, !llvm.loop !6

atomic_min_f64.exit:                              ; preds = %91
  %99 = load double*, double** %28, align 8
  %100 = getelementptr double, double* %99, i64 %82
  %101 = bitcast double* %100 to i64*
  br label %102

102:                                              ; preds = %102, %atomic_min_f64.exit
  %103 = load volatile double, double* %100, align 8
  %104 = fcmp ogt double %103, %80
  %105 = select i1 %104, double %103, double %80
  %106 = bitcast double %103 to i64
  %107 = bitcast double %105 to i64
  %108 = cmpxchg weak volatile i64* %101, i64 %106, i64 %107 seq_cst seq_cst, align 8
  %109 = extractvalue { i64, i1 } %108, 1
  br i1 %109, label %atomic_max_f64.exit, label %102, !llvm.loop !8

atomic_max_f64.exit:                              ; preds = %102
  %110 = add nsw i32 %.04, 1
  %111 = load i32, i32* %7, align 4
  %112 = srem i32 %110, %111
  %113 = load i32*, i32** %23, align 8
  %114 = sext i32 %112 to i64
  %115 = getelementptr i32, i32* %113, i64 %114
  %116 = load i32, i32* %115, align 4
  %117 = load double*, double** %24, align 8
  %118 = getelementptr double, double* %117, i64 %114
  %119 = load double, double* %118, align 8
  %120 = load double*, double** %25, align 8
  %121 = sext i32 %116 to i64
  %122 = getelementptr double, double* %120, i64 %121
  %123 = atomicrmw fadd double* %122, double %119 seq_cst, align 8
  %neg.1 = fneg reassoc ninf nsz double %119
  %124 = load double*, double** %26, align 8
  %125 = getelementptr double, double* %124, i64 %121
  %126 = atomicrmw fadd double* %125, double %neg.1 seq_cst, align 8
  %127 = load double*, double** %27, align 8
  %128 = getelementptr double, double* %127, i64 %121
  %129 = bitcast double* %128 to i64*
  br label %130

130:                                              ; preds = %130, %atomic_max_f64.exit
  %131 = load volatile double, double* %128, align 8
  %132 = fcmp olt double %131, %119
  %133 = select i1 %132, double %131, double %119
  %134 = bitcast double %131 to i64
  %135 = bitcast double %133 to i64
  %136 = cmpxchg weak volatile i64* %129, i64 %134, i64 %135 seq_cst seq_cst, align 8
  %137 = extractvalue { i64, i1 } %136, 1
  br i1 %137, label %atomic_min_f64.exit.1, label %130, !llvm.loop !6

atomic_min_f64.exit.1:                            ; preds = %130
  %138 = load double*, double** %28, align 8
  %139 = getelementptr double, double* %138, i64 %121
  %140 = bitcast double* %139 to i64*
  br label %141

141:                                              ; preds = %141, %atomic_min_f64.exit.1
  %142 = load volatile double, double* %139, align 8
  %143 = fcmp ogt double %142, %119
  %144 = select i1 %143, double %142, double %119
  %145 = bitcast double %142 to i64
  %146 = bitcast double %144 to i64
  %147 = cmpxchg weak volatile i64* %140, i64 %145, i64 %146 seq_cst seq_cst, align 8
  %148 = extractvalue { i64, i1 } %147, 1
  br i1 %148, label %atomic_max_f64.exit.1, label %141, !llvm.loop !8

atomic_max_f64.exit.1:                            ; preds = %141
  %149 = add nsw i32 %.04, 2
  %150 = load i32, i32* %7, align 4
  %151 = srem i32 %149, %150
  %152 = load i32*, i32** %23, align 8
  %153 = sext i32 %151 to i64
  %154 = getelementptr i32, i32* %152, i64 %153
  %155 = load i32, i32* %154, align 4
  %156 = load double*, double** %24, align 8
  %157 = getelementptr double, double* %156, i64 %153
  %158 = load double, double* %157, align 8
  %159 = load double*, double** %25, align 8
  %160 = sext i32 %155 to i64
  %161 = getelementptr double, double* %159, i64 %160
  %162 = atomicrmw fadd double* %161, double %158 seq_cst, align 8
  %neg.2 = fneg reassoc ninf nsz double %158
  %163 = load double*, double** %26, align 8
  %164 = getelementptr double, double* %163, i64 %160
  %165 = atomicrmw fadd double* %164, double %neg.2 seq_cst, align 8
  %166 = load double*, double** %27, align 8
  %167 = getelementptr double, double* %166, i64 %160
  %168 = bitcast double* %167 to i64*
  br label %169

169:                                              ; preds = %169, %atomic_max_f64.exit.1
  %170 = load volatile double, double* %167, align 8
  %171 = fcmp olt double %170, %158
  %172 = select i1 %171, double %170, double %158
  %173 = bitcast double %170 to i64
  %174 = bitcast double %172 to i64
  %175 = cmpxchg weak volatile i64* %168, i64 %173, i64 %174 seq_cst seq_cst, align 8
  %176 = extractvalue { i64, i1 } %175, 1
  br i1 %176, label %atomic_min_f64.exit.2, label %169, !llvm.loop !6

atomic_min_f64.exit.2:                            ; preds = %169
  %177 = load double*, double** %28, align 8
  %178 = getelementptr double, double* %177, i64 %160
  %179 = bitcast double* %178 to i64*
  br label %180

180:                                              ; preds = %180, %atomic_min_f64.exit.2
  %181 = load volatile double, double* %178, align 8
  %182 = fcmp ogt double %181, %158
  %183 = select i1 %182, double %181, double %158
  %184 = bitcast double %181 to i64
  %185 = bitcast double %183 to i64
  %186 = cmpxchg weak volatile i64* %179, i64 %184, i64 %185 seq_cst seq_cst, align 8
  %187 = extractvalue { i64, i1 } %186, 1
  br i1 %187, label %atomic_max_f64.exit.2, label %180, !llvm.loop !8

atomic_max_f64.exit.2:                            ; preds = %180
  %188 = add nsw i32 %.04, 3
  %189 = load i32, i32* %7, align 4
  %190 = srem i32 %188, %189
  %191 = load i32*, i32** %23, align 8
  %192 = sext i32 %190 to i64
  %193 = getelementptr i32, i32* %191, i64 %192
  %194 = load i32, i32* %193, align 4
  %195 = load double*, double** %24, align 8
  %196 = getelementptr double, double* %195, i64 %192
  %197 = load double, double* %196, align 8
  %198 = load double*, double** %25, align 8
  %199 = sext i32 %194 to i64
  %200 = getelementptr double, double* %198, i64 %199
  %201 = atomicrmw fadd double* %200, double %197 seq_cst, align 8
  %neg.3 = fneg reassoc ninf nsz double %197
  %202 = load double*, double** %26, align 8
  %203 = getelementptr double, double* %202, i64 %199
  %204 = atomicrmw fadd double* %203, double %neg.3 seq_cst, align 8
  %205 = load double*, double** %27, align 8
  %206 = getelementptr double, double* %205, i64 %199
  %207 = bitcast double* %206 to i64*
  br label %208

208:                                              ; preds = %208, %atomic_max_f64.exit.2
  %209 = load volatile double, double* %206, align 8
  %210 = fcmp olt double %209, %197
  %211 = select i1 %210, double %209, double %197
  %212 = bitcast double %209 to i64
  %213 = bitcast double %211 to i64
  %214 = cmpxchg weak volatile i64* %207, i64 %212, i64 %213 seq_cst seq_cst, align 8
  %215 = extractvalue { i64, i1 } %214, 1
  br i1 %215, label %atomic_min_f64.exit.3, label %208, !llvm.loop !6

atomic_min_f64.exit.3:                            ; preds = %208
  %216 = load double*, double** %28, align 8
  %217 = getelementptr double, double* %216, i64 %199
  %218 = bitcast double* %217 to i64*
  br label %219

219:                                              ; preds = %219, %atomic_min_f64.exit.3
  %220 = load volatile double, double* %217, align 8
  %221 = fcmp ogt double %220, %197
  %222 = select i1 %221, double %220, double %197
  %223 = bitcast double %220 to i64
  %224 = bitcast double %222 to i64
  %225 = cmpxchg weak volatile i64* %218, i64 %223, i64 %224 seq_cst seq_cst, align 8
  %226 = extractvalue { i64, i1 } %225, 1
  br i1 %226, label %atomic_max_f64.exit.3, label %219, !llvm.loop !8

atomic_max_f64.exit.3:                            ; preds = %219
  %227 = add nsw i32 %.04, 4
  %228 = load i32, i32* %7, align 4
  %229 = srem i32 %227, %228
  %230 = load i32*, i32** %23, align 8
  %231 = sext i32 %229 to i64
  %232 = getelementptr i32, i32* %230, i64 %231
  %233 = load i32, i32* %232, align 4
  %234 = load double*, double** %24, align 8
  %235 = getelementptr double, double* %234, i64 %231
  %236 = load double, double* %235, align 8
  %237 = load double*, double** %25, align 8
  %238 = sext i32 %233 to i64
  %239 = getelementptr double, double* %237, i64 %238
  %240 = atomicrmw fadd double* %239, double %236 seq_cst, align 8
  %neg.4 = fneg reassoc ninf nsz double %236
  %241 = load double*, double** %26, align 8
  %242 = getelementptr double, double* %241, i64 %238
  %243 = atomicrmw fadd double* %242, double %neg.4 seq_cst, align 8
  %244 = load double*, double** %27, align 8
  %245 = getelementptr double, double* %244, i64 %238
  %246 = bitcast double* %245 to i64*
  br label %247

247:                                              ; preds = %247, %atomic_max_f64.exit.3
  %248 = load volatile double, double* %245, align 8
  %249 = fcmp olt double %248, %236
  %250 = select i1 %249, double %248, double %236
  %251 = bitcast double %248 to i64
  %252 = bitcast double %250 to i64
  %253 = cmpxchg weak volatile i64* %246, i64 %251, i64 %252 seq_cst seq_cst, align 8
  %254 = extractvalue { i64, i1 } %253, 1
  br i1 %254, label %atomic_min_f64.exit.4, label %247, !llvm.loop !6

atomic_min_f64.exit.4:                            ; preds = %247
  %255 = load double*, double** %28, align 8
  %256 = getelementptr double, double* %255, i64 %238
  %257 = bitcast double* %256 to i64*
  br label %258

258:                                              ; preds = %258, %atomic_min_f64.exit.4
  %259 = load volatile double, double* %256, align 8
  %260 = fcmp ogt double %259, %236
  %261 = select i1 %260, double %259, double %236
  %262 = bitcast double %259 to i64
  %263 = bitcast double %261 to i64
  %264 = cmpxchg weak volatile i64* %257, i64 %262, i64 %263 seq_cst seq_cst, align 8
  %265 = extractvalue { i64, i1 } %264, 1
  br i1 %265, label %atomic_max_f64.exit.4, label %258, !llvm.loop !8

atomic_max_f64.exit.4:                            ; preds = %258
  %266 = add nsw i32 %.04, 5
  %267 = load i32, i32* %7, align 4
  %268 = srem i32 %266, %267
  %269 = load i32*, i32** %23, align 8
  %270 = sext i32 %268 to i64
  %271 = getelementptr i32, i32* %269, i64 %270
  %272 = load i32, i32* %271, align 4
  %273 = load double*, double** %24, align 8
  %274 = getelementptr double, double* %273, i64 %270
  %275 = load double, double* %274, align 8
  %276 = load double*, double** %25, align 8
  %277 = sext i32 %272 to i64
  %278 = getelementptr double, double* %276, i64 %277
  %279 = atomicrmw fadd double* %278, double %275 seq_cst, align 8
  %neg.5 = fneg reassoc ninf nsz double %275
  %280 = load double*, double** %26, align 8
  %281 = getelementptr double, double* %280, i64 %277
  %282 = atomicrmw fadd double* %281, double %neg.5 seq_cst, align 8
  %283 = load double*, double** %27, align 8
  %284 = getelementptr double, double* %283, i64 %277
  %285 = bitcast double* %284 to i64*
  br label %286

286:                                              ; preds = %286, %atomic_max_f64.exit.4
  %287 = load volatile double, double* %284, align 8
  %288 = fcmp olt double %287, %275
  %289 = select i1 %288, double %287, double %275
  %290 = bitcast double %287 to i64
  %291 = bitcast double %289 to i64
  %292 = cmpxchg weak volatile i64* %285, i64 %290, i64 %291 seq_cst seq_cst, align 8
  %293 = extractvalue { i64, i1 } %292, 1
  br i1 %293, label %atomic_min_f64.exit.5, label %286, !llvm.loop !6

atomic_min_f64.exit.5:                            ; preds = %286
  %294 = load double*, double** %28, align 8
  %295 = getelementptr double, double* %294, i64 %277
  %296 = bitcast double* %295 to i64*
  br label %297

297:                                              ; preds = %297, %atomic_min_f64.exit.5
  %298 = load volatile double, double* %295, align 8
  %299 = fcmp ogt double %298, %275
  %300 = select i1 %299, double %298, double %275
  %301 = bitcast double %298 to i64
  %302 = bitcast double %300 to i64
  %303 = cmpxchg weak volatile i64* %296, i64 %301, i64 %302 seq_cst seq_cst, align 8
  %304 = extractvalue { i64, i1 } %303, 1
  br i1 %304, label %atomic_max_f64.exit.5, label %297, !llvm.loop !8

atomic_max_f64.exit.5:                            ; preds = %297
  %305 = add nsw i32 %.04, 6
  %306 = load i32, i32* %7, align 4
  %307 = srem i32 %305, %306
  %308 = load i32*, i32** %23, align 8
  %309 = sext i32 %307 to i64
  %310 = getelementptr i32, i32* %308, i64 %309
  %311 = load i32, i32* %310, align 4
  %312 = load double*, double** %24, align 8
  %313 = getelementptr double, double* %312, i64 %309
  %314 = load double, double* %313, align 8
  %315 = load double*, double** %25, align 8
  %316 = sext i32 %311 to i64
  %317 = getelementptr double, double* %315, i64 %316
  %318 = atomicrmw fadd double* %317, double %314 seq_cst, align 8
  %neg.6 = fneg reassoc ninf nsz double %314
  %319 = load double*, double** %26, align 8
  %320 = getelementptr double, double* %319, i64 %316
  %321 = atomicrmw fadd double* %320, double %neg.6 seq_cst, align 8
  %322 = load double*, double** %27, align 8
  %323 = getelementptr double, double* %322, i64 %316
  %324 = bitcast double* %323 to i64*
  br label %325

325:                                              ; preds = %325, %atomic_max_f64.exit.5
  %326 = load volatile double, double* %323, align 8
  %327 = fcmp olt double %326, %314
  %328 = select i1 %327, double %326, double %314
  %329 = bitcast double %326 to i64
  %330 = bitcast double %328 to i64
  %331 = cmpxchg weak volatile i64* %324, i64 %329, i64 %330 seq_cst seq_cst, align 8
  %332 = extractvalue { i64, i1 } %331, 1
  br i1 %332, label %atomic_min_f64.exit.6, label %325, !llvm.loop !6

atomic_min_f64.exit.6:                            ; preds = %325
  %333 = load double*, double** %28, align 8
  %334 = getelementptr double, double* %333, i64 %316
  %335 = bitcast double* %334 to i64*
  br label %336

336:                                              ; preds = %336, %atomic_min_f64.exit.6
  %337 = load volatile double, double* %334, align 8
  %338 = fcmp ogt double %337, %314
  %339 = select i1 %338, double %337, double %314
  %340 = bitcast double %337 to i64
  %341 = bitcast double %339 to i64
  %342 = cmpxchg weak volatile i64* %335, i64 %340, i64 %341 seq_cst seq_cst, align 8
  %343 = extractvalue { i64, i1 } %342, 1
  br i1 %343, label %atomic_max_f64.exit.6, label %336, !llvm.loop !8

atomic_max_f64.exit.6:                            ; preds = %336
  %344 = add nsw i32 %.04, 7
  %345 = load i32, i32* %7, align 4
  %346 = srem i32 %344, %345
  %347 = load i32*, i32** %23, align 8
  %348 = sext i32 %346 to i64
  %349 = getelementptr i32, i32* %347, i64 %348
  %350 = load i32, i32* %349, align 4
  %351 = load double*, double** %24, align 8
  %352 = getelementptr double, double* %351, i64 %348
  %353 = load double, double* %352, align 8
  %354 = load double*, double** %25, align 8
  %355 = sext i32 %350 to i64
  %356 = getelementptr double, double* %354, i64 %355
  %357 = atomicrmw fadd double* %356, double %353 seq_cst, align 8
  %neg.7 = fneg reassoc ninf nsz double %353
  %358 = load double*, double** %26, align 8
  %359 = getelementptr double, double* %358, i64 %355
  %360 = atomicrmw fadd double* %359, double %neg.7 seq_cst, align 8
  %361 = load double*, double** %27, align 8
  %362 = getelementptr double, double* %361, i64 %355
  %363 = bitcast double* %362 to i64*
  br label %364

364:                                              ; preds = %364, %atomic_max_f64.exit.6
  %365 = load volatile double, double* %362, align 8
  %366 = fcmp olt double %365, %353
  %367 = select i1 %366, double %365, double %353
  %368 = bitcast double %365 to i64
  %369 = bitcast double %367 to i64
  %370 = cmpxchg weak volatile i64* %363, i64 %368, i64 %369 seq_cst seq_cst, align 8
  %371 = extractvalue { i64, i1 } %370, 1
  br i1 %371, label %atomic_min_f64.exit.7, label %364, !llvm.loop !6

atomic_min_f64.exit.7:                            ; preds = %364
  %372 = load double*, double** %28, align 8
  %373 = getelementptr double, double* %372, i64 %355
  %374 = bitcast double* %373 to i64*
  br label %375

375:                                              ; preds = %375, %atomic_min_f64.exit.7
  %376 = load volatile double, double* %373, align 8
  %377 = fcmp ogt double %376, %353
  %378 = select i1 %377, double %376, double %353
  %379 = bitcast double %376 to i64
  %380 = bitcast double %378 to i64
  %381 = cmpxchg weak volatile i64* %374, i64 %379, i64 %380 seq_cst seq_cst, align 8
  %382 = extractvalue { i64, i1 } %381, 1
  br i1 %382, label %atomic_max_f64.exit.7, label %375, !llvm.loop !8

atomic_max_f64.exit.7:                            ; preds = %375
  %383 = add nsw i32 %.04, 8
  %exitcond.not.7 = icmp eq i32 %383, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %atomic_max_f64.exit.7
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
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !11

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
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !12

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
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
