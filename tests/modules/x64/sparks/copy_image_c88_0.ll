; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.145*, void (%struct.RuntimeContext.145*, i8*)*, void (%struct.RuntimeContext.145*, i8*, i32)*, void (%struct.RuntimeContext.145*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.145 = type { i8*, %struct.LLVMRuntime.144*, i32, i64* }
%struct.LLVMRuntime.144 = type { %struct.PreallocatedMemoryChunk.139, %struct.PreallocatedMemoryChunk.139, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.140*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.141*], [1024 x %struct.NodeManager.142*], [1024 x i8*], i8*, %struct.RandState.143*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.139 = type { i8*, i8*, i64 }
%struct.__va_list_tag.140 = type { i32, i32, i8*, i8* }
%struct.ListManager.141 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.144* }
%struct.NodeManager.142 = type <{ %struct.LLVMRuntime.144*, i32, i32, i32, i32, %struct.ListManager.141*, %struct.ListManager.141*, %struct.ListManager.141*, i32, [4 x i8] }>
%struct.RandState.143 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @copy_image_c88_0_kernel_0_range_for(%struct.RuntimeContext.145* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.145* %context, %struct.RuntimeContext.145** %4, align 8
  store void (%struct.RuntimeContext.145*, i8*)* null, void (%struct.RuntimeContext.145*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.145*, i8*, i32)* @function_body, void (%struct.RuntimeContext.145*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.145*, i8*)* null, void (%struct.RuntimeContext.145*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.145, %struct.RuntimeContext.145* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.144*, %struct.LLVMRuntime.144** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.144, %struct.LLVMRuntime.144* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.144, %struct.LLVMRuntime.144* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.145* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 1024)
  %6 = bitcast %struct.RuntimeContext.145* %0 to { { { i32, i32, i32 }, float* } }**
  %7 = icmp slt i32 %3, %5
  br i1 %7, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %8 = load { { { i32, i32, i32 }, float* } }*, { { { i32, i32, i32 }, float* } }** %6, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.145, %struct.RuntimeContext.145* %0, i64 0, i32 1
  %10 = getelementptr { { { i32, i32, i32 }, float* } }, { { { i32, i32, i32 }, float* } }* %8, i64 0, i32 0, i32 1
  %11 = getelementptr { { { i32, i32, i32 }, float* } }, { { { i32, i32, i32 }, float* } }* %8, i64 0, i32 0, i32 0, i32 1
  %12 = getelementptr { { { i32, i32, i32 }, float* } }, { { { i32, i32, i32 }, float* } }* %8, i64 0, i32 0, i32 0, i32 2
  %13 = load i32, i32* %12, align 4
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %for_loop_body.preheader, label %after_for

for_loop_body.preheader:                          ; preds = %for_loop_body.lr.ph
  %15 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %16 = add nuw nsw i32 %3, 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_for3.1, %for_loop_body.preheader
  %lsr.iv25 = phi i32 [ %lsr.iv.next26, %after_for3.1 ], [ %16, %for_loop_body.preheader ]
  %indvars.iv = phi i64 [ %15, %for_loop_body.preheader ], [ %indvars.iv.next.1, %after_for3.1 ]
  %indvars30 = trunc i64 %indvars.iv to i32
  %lsr29 = trunc i32 %indvars30 to i5
  %17 = zext i5 %lsr29 to i32
  %18 = lshr i32 %lsr.iv25, 5
  %19 = lshr i32 %indvars30, 1
  %20 = trunc i32 %19 to i4
  %21 = zext i4 %20 to i32
  %22 = shl nuw nsw i32 %21, 1
  %23 = lshr i32 %indvars30, 5
  %24 = load { { { i32, i32, i32 }, float* } }*, { { { i32, i32, i32 }, float* } }** %6, align 8
  %25 = getelementptr { { { i32, i32, i32 }, float* } }, { { { i32, i32, i32 }, float* } }* %24, i64 0, i32 0, i32 0, i32 2
  %26 = load i32, i32* %25, align 4
  %27 = load %struct.LLVMRuntime.144*, %struct.LLVMRuntime.144** %9, align 8
  %28 = getelementptr inbounds %struct.LLVMRuntime.144, %struct.LLVMRuntime.144* %27, i64 0, i32 7, i64 0
  %29 = load i8*, i8** %28, align 8
  %getch.i = getelementptr i8, i8* %29, i64 10308
  %30 = shl nsw i64 %indvars.iv, 2
  %31 = getelementptr inbounds i8, i8* %getch.i, i64 %30
  %32 = bitcast i8* %31 to float*
  %33 = load float, float* %32, align 4
  %34 = icmp sgt i32 %26, 0
  br i1 %34, label %for_loop_body1.preheader, label %after_for3

for_loop_body1.preheader:                         ; preds = %for_loop_body
  %35 = add i32 %26, -1
  %xtraiter = and i32 %26, 7
  %36 = icmp ult i32 %35, 7
  br i1 %36, label %after_for3.loopexit.unr-lcssa, label %for_loop_body1.preheader.new

for_loop_body1.preheader.new:                     ; preds = %for_loop_body1.preheader
  %37 = lshr i32 %26, 3
  %38 = mul i32 %37, -8
  br label %for_loop_body1

after_for.loopexit:                               ; preds = %after_for3.1
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.lr.ph, %allocs
  ret void

for_loop_body1:                                   ; preds = %for_loop_body1, %for_loop_body1.preheader.new
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body1 ], [ 4, %for_loop_body1.preheader.new ]
  %39 = add nsw i32 %lsr.iv, -3
  %40 = sitofp i32 %39 to float
  %41 = fmul reassoc ninf nsz float %33, %40
  %42 = load float*, float** %10, align 8
  %43 = load i32, i32* %11, align 4
  %44 = load i32, i32* %12, align 4
  %45 = mul i32 %23, %43
  %46 = add i32 %22, %45
  %47 = mul i32 %44, %46
  %48 = add i32 %lsr.iv, %47
  %49 = add i32 %48, -4
  %50 = sext i32 %49 to i64
  %51 = getelementptr float, float* %42, i64 %50
  store float %41, float* %51, align 4
  %52 = add nsw i32 %lsr.iv, -2
  %53 = sitofp i32 %52 to float
  %54 = fmul reassoc ninf nsz float %33, %53
  %55 = load float*, float** %10, align 8
  %56 = load i32, i32* %11, align 4
  %57 = load i32, i32* %12, align 4
  %58 = mul i32 %23, %56
  %59 = add i32 %22, %58
  %60 = mul i32 %57, %59
  %61 = add i32 %lsr.iv, %60
  %62 = add i32 %61, -3
  %63 = sext i32 %62 to i64
  %64 = getelementptr float, float* %55, i64 %63
  store float %54, float* %64, align 4
  %65 = add nsw i32 %lsr.iv, -1
  %66 = sitofp i32 %65 to float
  %67 = fmul reassoc ninf nsz float %33, %66
  %68 = load float*, float** %10, align 8
  %69 = load i32, i32* %11, align 4
  %70 = load i32, i32* %12, align 4
  %71 = mul i32 %23, %69
  %72 = add i32 %22, %71
  %73 = mul i32 %70, %72
  %74 = add i32 %lsr.iv, %73
  %75 = add i32 %74, -2
  %76 = sext i32 %75 to i64
  %77 = getelementptr float, float* %68, i64 %76
  store float %67, float* %77, align 4
  %78 = sitofp i32 %lsr.iv to float
  %79 = fmul reassoc ninf nsz float %33, %78
  %80 = load float*, float** %10, align 8
  %81 = load i32, i32* %11, align 4
  %82 = load i32, i32* %12, align 4
  %83 = mul i32 %23, %81
  %84 = add i32 %22, %83
  %85 = mul i32 %82, %84
  %86 = add i32 %lsr.iv, %85
  %87 = add i32 %86, -1
  %88 = sext i32 %87 to i64
  %89 = getelementptr float, float* %80, i64 %88
  store float %79, float* %89, align 4
  %90 = add nuw nsw i32 %lsr.iv, 1
  %91 = sitofp i32 %90 to float
  %92 = fmul reassoc ninf nsz float %33, %91
  %93 = load float*, float** %10, align 8
  %94 = load i32, i32* %11, align 4
  %95 = load i32, i32* %12, align 4
  %96 = mul i32 %23, %94
  %97 = add i32 %22, %96
  %98 = mul i32 %95, %97
  %99 = add i32 %lsr.iv, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr float, float* %93, i64 %100
  store float %92, float* %101, align 4
  %102 = add nuw nsw i32 %lsr.iv, 2
  %103 = sitofp i32 %102 to float
  %104 = fmul reassoc ninf nsz float %33, %103
  %105 = load float*, float** %10, align 8
  %106 = load i32, i32* %11, align 4
  %107 = load i32, i32* %12, align 4
  %108 = mul i32 %23, %106
  %109 = add i32 %22, %108
  %110 = mul i32 %107, %109
  %111 = add i32 %lsr.iv, %110
  %112 = add i32 %111, 1
  %113 = sext i32 %112 to i64
  %114 = getelementptr float, float* %105, i64 %113
  store float %104, float* %114, align 4
  %115 = add nuw nsw i32 %lsr.iv, 3
  %116 = sitofp i32 %115 to float
  %117 = fmul reassoc ninf nsz float %33, %116
  %118 = load float*, float** %10, align 8
  %119 = load i32, i32* %11, align 4
  %120 = load i32, i32* %12, align 4
  %121 = mul i32 %23, %119
  %122 = add i32 %22, %121
  %123 = mul i32 %120, %122
  %124 = add i32 %lsr.iv, %123
  %125 = add i32 %124, 2
  %126 = sext i32 %125 to i64
  %127 = getelementptr float, float* %118, i64 %126
  store float %117, float* %127, align 4
  %128 = add nuw i32 %lsr.iv, 4
  %129 = sitofp i32 %128 to float
  %130 = fmul reassoc ninf nsz float %33, %129
  %131 = load float*, float** %10, align 8
  %132 = load i32, i32* %11, align 4
  %133 = load i32, i32* %12, align 4
  %134 = mul i32 %23, %132
  %135 = add i32 %22, %134
  %136 = mul i32 %133, %135
  %137 = add i32 %lsr.iv, %136
  %138 = add i32 %137, 3
  %139 = sext i32 %138 to i64
  %140 = getelementptr float, float* %131, i64 %139
  store float %130, float* %140, align 4
  %lsr.iv.next = add nuw i32 %lsr.iv, 8
  %141 = add i32 %38, %lsr.iv.next
  %niter.ncmp.7 = icmp eq i32 %141, 4
  br i1 %niter.ncmp.7, label %after_for3.loopexit.unr-lcssa.loopexit, label %for_loop_body1

after_for3.loopexit.unr-lcssa.loopexit:           ; preds = %for_loop_body1
  %142 = add i32 %lsr.iv.next, -4
  br label %after_for3.loopexit.unr-lcssa

after_for3.loopexit.unr-lcssa:                    ; preds = %after_for3.loopexit.unr-lcssa.loopexit, %for_loop_body1.preheader
  %.08.unr = phi i32 [ 0, %for_loop_body1.preheader ], [ %142, %after_for3.loopexit.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %after_for3, label %for_loop_body1.epil.preheader

for_loop_body1.epil.preheader:                    ; preds = %after_for3.loopexit.unr-lcssa
  br label %for_loop_body1.epil

for_loop_body1.epil:                              ; preds = %for_loop_body1.epil, %for_loop_body1.epil.preheader
  %lsr.iv19 = phi i32 [ %xtraiter, %for_loop_body1.epil.preheader ], [ %lsr.iv.next20, %for_loop_body1.epil ]
  %.08.epil = phi i32 [ %143, %for_loop_body1.epil ], [ %.08.unr, %for_loop_body1.epil.preheader ]
  %143 = add i32 %.08.epil, 1
  %144 = sitofp i32 %143 to float
  %145 = fmul reassoc ninf nsz float %33, %144
  %146 = load float*, float** %10, align 8
  %147 = load i32, i32* %11, align 4
  %148 = load i32, i32* %12, align 4
  %149 = mul i32 %23, %147
  %150 = add i32 %22, %149
  %151 = mul i32 %148, %150
  %152 = add i32 %.08.epil, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr float, float* %146, i64 %153
  store float %145, float* %154, align 4
  %lsr.iv.next20 = add nsw i32 %lsr.iv19, -1
  %epil.iter.cmp.not = icmp eq i32 %lsr.iv.next20, 0
  br i1 %epil.iter.cmp.not, label %after_for3.loopexit, label %for_loop_body1.epil, !llvm.loop !6

after_for3.loopexit:                              ; preds = %for_loop_body1.epil
  br label %after_for3

after_for3:                                       ; preds = %after_for3.loopexit, %after_for3.loopexit.unr-lcssa, %for_loop_body
  %indvars.iv.next = or i64 %indvars.iv, 1
  %155 = load { { { i32, i32, i32 }, float* } }*, { { { i32, i32, i32 }, float* } }** %6, align 8
  %156 = getelementptr { { { i32, i32, i32 }, float* } }, { { { i32, i32, i32 }, float* } }* %155, i64 0, i32 0, i32 0, i32 2
  %157 = load i32, i32* %156, align 4
  %158 = load %struct.LLVMRuntime.144*, %struct.LLVMRuntime.144** %9, align 8
  %159 = getelementptr inbounds %struct.LLVMRuntime.144, %struct.LLVMRuntime.144* %158, i64 0, i32 7, i64 0
  %160 = load i8*, i8** %159, align 8
  %getch.i.1 = getelementptr i8, i8* %160, i64 10308
  %161 = shl nsw i64 %indvars.iv.next, 2
  %162 = getelementptr inbounds i8, i8* %getch.i.1, i64 %161
  %163 = bitcast i8* %162 to float*
  %164 = load float, float* %163, align 4
  %165 = icmp sgt i32 %157, 0
  br i1 %165, label %for_loop_body1.preheader.1, label %after_for3.1

for_loop_body1.preheader.1:                       ; preds = %after_for3
  %166 = add i32 %157, -1
  %xtraiter.1 = and i32 %157, 7
  %167 = icmp ult i32 %166, 7
  br i1 %167, label %after_for3.loopexit.unr-lcssa.1, label %for_loop_body1.preheader.new.1

for_loop_body1.preheader.new.1:                   ; preds = %for_loop_body1.preheader.1
  %168 = add i32 %17, 1
  %169 = lshr i32 %157, 3
  %170 = mul i32 %169, -8
  br label %for_loop_body1.1

for_loop_body1.1:                                 ; preds = %for_loop_body1.1, %for_loop_body1.preheader.new.1
  %lsr.iv21 = phi i32 [ %lsr.iv.next22, %for_loop_body1.1 ], [ 4, %for_loop_body1.preheader.new.1 ]
  %171 = add nsw i32 %lsr.iv21, -3
  %172 = sitofp i32 %171 to float
  %173 = fmul reassoc ninf nsz float %164, %172
  %174 = load float*, float** %10, align 8
  %175 = load i32, i32* %11, align 4
  %176 = load i32, i32* %12, align 4
  %177 = mul i32 %18, %175
  %178 = add i32 %168, %177
  %179 = mul i32 %176, %178
  %180 = add i32 %lsr.iv21, %179
  %181 = add i32 %180, -4
  %182 = sext i32 %181 to i64
  %183 = getelementptr float, float* %174, i64 %182
  store float %173, float* %183, align 4
  %184 = add nsw i32 %lsr.iv21, -2
  %185 = sitofp i32 %184 to float
  %186 = fmul reassoc ninf nsz float %164, %185
  %187 = load float*, float** %10, align 8
  %188 = load i32, i32* %11, align 4
  %189 = load i32, i32* %12, align 4
  %190 = mul i32 %18, %188
  %191 = add i32 %168, %190
  %192 = mul i32 %189, %191
  %193 = add i32 %lsr.iv21, %192
  %194 = add i32 %193, -3
  %195 = sext i32 %194 to i64
  %196 = getelementptr float, float* %187, i64 %195
  store float %186, float* %196, align 4
  %197 = add nsw i32 %lsr.iv21, -1
  %198 = sitofp i32 %197 to float
  %199 = fmul reassoc ninf nsz float %164, %198
  %200 = load float*, float** %10, align 8
  %201 = load i32, i32* %11, align 4
  %202 = load i32, i32* %12, align 4
  %203 = mul i32 %18, %201
  %204 = add i32 %168, %203
  %205 = mul i32 %202, %204
  %206 = add i32 %lsr.iv21, %205
  %207 = add i32 %206, -2
  %208 = sext i32 %207 to i64
  %209 = getelementptr float, float* %200, i64 %208
  store float %199, float* %209, align 4
  %210 = sitofp i32 %lsr.iv21 to float
  %211 = fmul reassoc ninf nsz float %164, %210
  %212 = load float*, float** %10, align 8
  %213 = load i32, i32* %11, align 4
  %214 = load i32, i32* %12, align 4
  %215 = mul i32 %18, %213
  %216 = add i32 %168, %215
  %217 = mul i32 %214, %216
  %218 = add i32 %lsr.iv21, %217
  %219 = add i32 %218, -1
  %220 = sext i32 %219 to i64
  %221 = getelementptr float, float* %212, i64 %220
  store float %211, float* %221, align 4
  %222 = add nuw nsw i32 %lsr.iv21, 1
  %223 = sitofp i32 %222 to float
  %224 = fmul reassoc ninf nsz float %164, %223
  %225 = load float*, float** %10, align 8
  %226 = load i32, i32* %11, align 4
  %227 = load i32, i32* %12, align 4
  %228 = mul i32 %18, %226
  %229 = add i32 %168, %228
  %230 = mul i32 %227, %229
  %231 = add i32 %lsr.iv21, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr float, float* %225, i64 %232
  store float %224, float* %233, align 4
  %234 = add nuw nsw i32 %lsr.iv21, 2
  %235 = sitofp i32 %234 to float
  %236 = fmul reassoc ninf nsz float %164, %235
  %237 = load float*, float** %10, align 8
  %238 = load i32, i32* %11, align 4
  %239 = load i32, i32* %12, align 4
  %240 = mul i32 %18, %238
  %241 = add i32 %168, %240
  %242 = mul i32 %239, %241
  %243 = add i32 %lsr.iv21, %242
  %244 = add i32 %243, 1
  %245 = sext i32 %244 to i64
  %246 = getelementptr float, float* %237, i64 %245
  store float %236, float* %246, align 4
  %247 = add nuw nsw i32 %lsr.iv21, 3
  %248 = sitofp i32 %247 to float
  %249 = fmul reassoc ninf nsz float %164, %248
  %250 = load float*, float** %10, align 8
  %251 = load i32, i32* %11, align 4
  %252 = load i32, i32* %12, align 4
  %253 = mul i32 %18, %251
  %254 = add i32 %168, %253
  %255 = mul i32 %252, %254
  %256 = add i32 %lsr.iv21, %255
  %257 = add i32 %256, 2
  %258 = sext i32 %257 to i64
  %259 = getelementptr float, float* %250, i64 %258
  store float %249, float* %259, align 4
  %260 = add nuw i32 %lsr.iv21, 4
  %261 = sitofp i32 %260 to float
  %262 = fmul reassoc ninf nsz float %164, %261
  %263 = load float*, float** %10, align 8
  %264 = load i32, i32* %11, align 4
  %265 = load i32, i32* %12, align 4
  %266 = mul i32 %18, %264
  %267 = add i32 %168, %266
  %268 = mul i32 %265, %267
  %269 = add i32 %lsr.iv21, %268
  %270 = add i32 %269, 3
  %271 = sext i32 %270 to i64
  %272 = getelementptr float, float* %263, i64 %271
  store float %262, float* %272, align 4
  %lsr.iv.next22 = add nuw i32 %lsr.iv21, 8
  %273 = add i32 %170, %lsr.iv.next22
  %niter.ncmp.7.1 = icmp eq i32 %273, 4
  br i1 %niter.ncmp.7.1, label %after_for3.loopexit.unr-lcssa.1.loopexit, label %for_loop_body1.1

after_for3.loopexit.unr-lcssa.1.loopexit:         ; preds = %for_loop_body1.1
  %274 = add i32 %lsr.iv.next22, -4
  br label %after_for3.loopexit.unr-lcssa.1

after_for3.loopexit.unr-lcssa.1:                  ; preds = %after_for3.loopexit.unr-lcssa.1.loopexit, %for_loop_body1.preheader.1
  %.08.unr.1 = phi i32 [ 0, %for_loop_body1.preheader.1 ], [ %274, %after_for3.loopexit.unr-lcssa.1.loopexit ]
  %lcmp.mod.1.not = icmp eq i32 %xtraiter.1, 0
  br i1 %lcmp.mod.1.not, label %after_for3.1, label %for_loop_body1.epil.1.preheader

for_loop_body1.epil.1.preheader:                  ; preds = %after_for3.loopexit.unr-lcssa.1
  %275 = add i32 %17, 1
  br label %for_loop_body1.epil.1

for_loop_body1.epil.1:                            ; preds = %for_loop_body1.epil.1, %for_loop_body1.epil.1.preheader
  %lsr.iv27 = phi i32 [ %xtraiter.1, %for_loop_body1.epil.1.preheader ], [ %lsr.iv.next28, %for_loop_body1.epil.1 ]
  %.08.epil.1 = phi i32 [ %276, %for_loop_body1.epil.1 ], [ %.08.unr.1, %for_loop_body1.epil.1.preheader ]
  %276 = add i32 %.08.epil.1, 1
  %277 = sitofp i32 %276 to float
  %278 = fmul reassoc ninf nsz float %164, %277
  %279 = load float*, float** %10, align 8
  %280 = load i32, i32* %11, align 4
  %281 = load i32, i32* %12, align 4
  %282 = mul i32 %18, %280
  %283 = add i32 %275, %282
  %284 = mul i32 %281, %283
  %285 = add i32 %.08.epil.1, %284
  %286 = sext i32 %285 to i64
  %287 = getelementptr float, float* %279, i64 %286
  store float %278, float* %287, align 4
  %lsr.iv.next28 = add nsw i32 %lsr.iv27, -1
  %epil.iter.cmp.1.not = icmp eq i32 %lsr.iv.next28, 0
  br i1 %epil.iter.cmp.1.not, label %after_for3.1.loopexit, label %for_loop_body1.epil.1, !llvm.loop !6

after_for3.1.loopexit:                            ; preds = %for_loop_body1.epil.1
  br label %after_for3.1

after_for3.1:                                     ; preds = %after_for3.1.loopexit, %after_for3.loopexit.unr-lcssa.1, %after_for3
  %indvars.iv.next.1 = add nsw i64 %indvars.iv, 2
  %lsr.iv.next26 = add i32 %lsr.iv25, 2
  %exitcond12.not.1 = icmp eq i64 %indvars.iv.next.1, %wide.trip.count
  br i1 %exitcond12.not.1, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.145, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.145**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.145*, %struct.RuntimeContext.145** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.145*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.145*, i8*)*, void (%struct.RuntimeContext.145*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.145*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.145*, i8*, i32)*, void (%struct.RuntimeContext.145*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.145*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.145*, i8*)*, void (%struct.RuntimeContext.145*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.145*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.145* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.145* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.145* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.145, %struct.RuntimeContext.145* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.145* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.145* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.145*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.145* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
