; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.91*, void (%struct.RuntimeContext.91*, i8*)*, void (%struct.RuntimeContext.91*, i8*, i32)*, void (%struct.RuntimeContext.91*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.91 = type { i8*, %struct.LLVMRuntime.90*, i32, i64* }
%struct.LLVMRuntime.90 = type { %struct.PreallocatedMemoryChunk.85, %struct.PreallocatedMemoryChunk.85, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.86*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.87*], [1024 x %struct.NodeManager.88*], [1024 x i8*], i8*, %struct.RandState.89*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.85 = type { i8*, i8*, i64 }
%struct.__va_list_tag.86 = type { i32, i32, i8*, i8* }
%struct.ListManager.87 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.90* }
%struct.NodeManager.88 = type <{ %struct.LLVMRuntime.90*, i32, i32, i32, i32, %struct.ListManager.87*, %struct.ListManager.87*, %struct.ListManager.87*, i32, [4 x i8] }>
%struct.RandState.89 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @walk_c110_0_kernel_0_serial(%struct.RuntimeContext.91* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.91* %context to { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }**
  %1 = load { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }*, { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }** %0, align 8
  %2 = getelementptr { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }, { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.91, %struct.RuntimeContext.91* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.90*, %struct.LLVMRuntime.90** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.90, %struct.LLVMRuntime.90* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @walk_c110_0_kernel_1_range_for(%struct.RuntimeContext.91* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.91* %context, %struct.RuntimeContext.91** %4, align 8
  store void (%struct.RuntimeContext.91*, i8*)* null, void (%struct.RuntimeContext.91*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.91*, i8*, i32)* @function_body, void (%struct.RuntimeContext.91*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.91*, i8*)* null, void (%struct.RuntimeContext.91*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.91, %struct.RuntimeContext.91* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.90*, %struct.LLVMRuntime.90** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.90, %struct.LLVMRuntime.90* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.90, %struct.LLVMRuntime.90* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.91* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.91, %struct.RuntimeContext.91* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.90*, %struct.LLVMRuntime.90** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.90, %struct.LLVMRuntime.90* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.91* %0 to { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }**
  %21 = load { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }*, { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }** %20, align 8
  %22 = getelementptr { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }, { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }* %21, i64 0, i32 0, i32 1
  %23 = load half*, half** %22, align 8
  %24 = getelementptr half, half* %23, i64 1
  %25 = getelementptr half, half* %23, i64 2
  %26 = getelementptr half, half* %23, i64 3
  %27 = getelementptr half, half* %23, i64 4
  %28 = getelementptr half, half* %23, i64 5
  %29 = getelementptr half, half* %23, i64 6
  %30 = getelementptr half, half* %23, i64 7
  %31 = getelementptr half, half* %23, i64 8
  %32 = getelementptr half, half* %23, i64 9
  %33 = getelementptr half, half* %23, i64 10
  %34 = getelementptr half, half* %23, i64 11
  %35 = icmp slt i32 %17, %19
  br i1 %35, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %36 = getelementptr { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }, { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }* %21, i64 0, i32 1, i32 1
  %37 = getelementptr { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }, { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }* %21, i64 0, i32 2, i32 1
  %38 = getelementptr { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }, { { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* }, { { i32 }, half* } }* %21, i64 0, i32 3, i32 1
  %39 = sext i32 %17 to i64
  %wide.trip.count = sext i32 %19 to i64
  %40 = sub nsw i64 %wide.trip.count, %39
  %41 = xor i64 %39, -1
  %42 = add nsw i64 %41, %wide.trip.count
  %xtraiter = and i64 %40, 7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %43 = mul i32 %17, 3
  %44 = sub i64 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv10 = phi i32 [ %43, %for_loop_body.prol.preheader ], [ %lsr.iv.next11, %for_loop_body.prol ]
  %lsr.iv8 = phi i64 [ 0, %for_loop_body.prol.preheader ], [ %lsr.iv.next9, %for_loop_body.prol ]
  %45 = load half, half* %23, align 2
  %46 = load half, half* %24, align 2
  %47 = load half, half* %25, align 2
  %48 = load half, half* %26, align 2
  %49 = load half, half* %27, align 2
  %50 = load half, half* %28, align 2
  %51 = load half, half* %29, align 2
  %52 = load half, half* %30, align 2
  %53 = load half, half* %31, align 2
  %54 = load half, half* %32, align 2
  %55 = load half, half* %33, align 2
  %56 = load half, half* %34, align 2
  %57 = load half*, half** %36, align 8
  %58 = sext i32 %lsr.iv10 to i64
  %59 = getelementptr half, half* %57, i64 %58
  %60 = load half, half* %59, align 2
  %61 = add i32 %lsr.iv10, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr half, half* %57, i64 %62
  %64 = load half, half* %63, align 2
  %65 = add i32 %lsr.iv10, 2
  %66 = sext i32 %65 to i64
  %67 = getelementptr half, half* %57, i64 %66
  %68 = load half, half* %67, align 2
  %69 = fmul reassoc ninf nsz half %60, %45
  %70 = fmul reassoc ninf nsz half %64, %46
  %71 = fadd reassoc ninf nsz half %70, %69
  %72 = fmul reassoc ninf nsz half %68, %47
  %73 = fadd reassoc ninf nsz half %71, %72
  %74 = fmul reassoc ninf nsz half %60, %49
  %75 = fmul reassoc ninf nsz half %64, %50
  %76 = fadd reassoc ninf nsz half %75, %74
  %77 = fmul reassoc ninf nsz half %68, %51
  %78 = fadd reassoc ninf nsz half %76, %77
  %79 = fmul reassoc ninf nsz half %60, %53
  %80 = fmul reassoc ninf nsz half %64, %54
  %81 = fadd reassoc ninf nsz half %80, %79
  %82 = fmul reassoc ninf nsz half %68, %55
  %83 = fadd reassoc ninf nsz half %81, %82
  %84 = load half*, half** %37, align 8
  %85 = getelementptr half, half* %84, i64 %58
  store half %73, half* %85, align 2
  %86 = load half*, half** %37, align 8
  %87 = getelementptr half, half* %86, i64 %62
  store half %78, half* %87, align 2
  %88 = load half*, half** %37, align 8
  %89 = getelementptr half, half* %88, i64 %66
  store half %83, half* %89, align 2
  %90 = fadd reassoc ninf nsz half %73, %48
  %91 = fadd reassoc ninf nsz half %78, %52
  %92 = fadd reassoc ninf nsz half %83, %56
  %93 = load half*, half** %38, align 8
  %94 = getelementptr half, half* %93, i64 %58
  store half %90, half* %94, align 2
  %95 = load half*, half** %38, align 8
  %96 = getelementptr half, half* %95, i64 %62
  store half %91, half* %96, align 2
  %97 = load half*, half** %38, align 8
  %98 = getelementptr half, half* %97, i64 %66
  store half %92, half* %98, align 2
  %lsr.iv.next9 = add nsw i64 %lsr.iv8, -1
  %lsr.iv.next11 = add i32 %lsr.iv10, 3
  %prol.iter.cmp.not = icmp eq i64 %44, %lsr.iv.next9
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  %99 = sub i64 %39, %44
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %39, %for_loop_body.lr.ph ], [ %99, %for_loop_body.prol.loopexit.loopexit ]
  %100 = icmp ult i64 %42, 7
  br i1 %100, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %101 = trunc i64 %indvars.iv.unr to i32
  %102 = mul i32 %101, 3
  %103 = add i32 %102, 23
  %104 = sub i64 %indvars.iv.unr, %wide.trip.count
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv6 = phi i64 [ %104, %for_loop_body.preheader ], [ %lsr.iv.next7, %for_loop_body ]
  %lsr.iv = phi i32 [ %103, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %105 = load half, half* %23, align 2
  %106 = load half, half* %24, align 2
  %107 = load half, half* %25, align 2
  %108 = load half, half* %26, align 2
  %109 = load half, half* %27, align 2
  %110 = load half, half* %28, align 2
  %111 = load half, half* %29, align 2
  %112 = load half, half* %30, align 2
  %113 = load half, half* %31, align 2
  %114 = load half, half* %32, align 2
  %115 = load half, half* %33, align 2
  %116 = load half, half* %34, align 2
  %117 = load half*, half** %36, align 8
  %118 = add i32 %lsr.iv, -23
  %119 = sext i32 %118 to i64
  %120 = getelementptr half, half* %117, i64 %119
  %121 = load half, half* %120, align 2
  %122 = add i32 %lsr.iv, -22
  %123 = sext i32 %122 to i64
  %124 = getelementptr half, half* %117, i64 %123
  %125 = load half, half* %124, align 2
  %126 = add i32 %lsr.iv, -21
  %127 = sext i32 %126 to i64
  %128 = getelementptr half, half* %117, i64 %127
  %129 = load half, half* %128, align 2
  %130 = fmul reassoc ninf nsz half %121, %105
  %131 = fmul reassoc ninf nsz half %125, %106
  %132 = fadd reassoc ninf nsz half %131, %130
  %133 = fmul reassoc ninf nsz half %129, %107
  %134 = fadd reassoc ninf nsz half %132, %133
  %135 = fmul reassoc ninf nsz half %121, %109
  %136 = fmul reassoc ninf nsz half %125, %110
  %137 = fadd reassoc ninf nsz half %136, %135
  %138 = fmul reassoc ninf nsz half %129, %111
  %139 = fadd reassoc ninf nsz half %137, %138
  %140 = fmul reassoc ninf nsz half %121, %113
  %141 = fmul reassoc ninf nsz half %125, %114
  %142 = fadd reassoc ninf nsz half %141, %140
  %143 = fmul reassoc ninf nsz half %129, %115
  %144 = fadd reassoc ninf nsz half %142, %143
  %145 = load half*, half** %37, align 8
  %146 = getelementptr half, half* %145, i64 %119
  store half %134, half* %146, align 2
  %147 = load half*, half** %37, align 8
  %148 = getelementptr half, half* %147, i64 %123
  store half %139, half* %148, align 2
  %149 = load half*, half** %37, align 8
  %150 = getelementptr half, half* %149, i64 %127
  store half %144, half* %150, align 2
  %151 = fadd reassoc ninf nsz half %134, %108
  %152 = fadd reassoc ninf nsz half %139, %112
  %153 = fadd reassoc ninf nsz half %144, %116
  %154 = load half*, half** %38, align 8
  %155 = getelementptr half, half* %154, i64 %119
  store half %151, half* %155, align 2
  %156 = load half*, half** %38, align 8
  %157 = getelementptr half, half* %156, i64 %123
  store half %152, half* %157, align 2
  %158 = load half*, half** %38, align 8
  %159 = getelementptr half, half* %158, i64 %127
  store half %153, half* %159, align 2
  %160 = load half, half* %23, align 2
  %161 = load half, half* %24, align 2
  %162 = load half, half* %25, align 2
  %163 = load half, half* %26, align 2
  %164 = load half, half* %27, align 2
  %165 = load half, half* %28, align 2
  %166 = load half, half* %29, align 2
  %167 = load half, half* %30, align 2
  %168 = load half, half* %31, align 2
  %169 = load half, half* %32, align 2
  %170 = load half, half* %33, align 2
  %171 = load half, half* %34, align 2
  %172 = load half*, half** %36, align 8
  %173 = add i32 %lsr.iv, -20
  %174 = sext i32 %173 to i64
  %175 = getelementptr half, half* %172, i64 %174
  %176 = load half, half* %175, align 2
  %177 = add i32 %lsr.iv, -19
  %178 = sext i32 %177 to i64
  %179 = getelementptr half, half* %172, i64 %178
  %180 = load half, half* %179, align 2
  %181 = add i32 %lsr.iv, -18
  %182 = sext i32 %181 to i64
  %183 = getelementptr half, half* %172, i64 %182
  %184 = load half, half* %183, align 2
  %185 = fmul reassoc ninf nsz half %176, %160
  %186 = fmul reassoc ninf nsz half %180, %161
  %187 = fadd reassoc ninf nsz half %186, %185
  %188 = fmul reassoc ninf nsz half %184, %162
  %189 = fadd reassoc ninf nsz half %187, %188
  %190 = fmul reassoc ninf nsz half %176, %164
  %191 = fmul reassoc ninf nsz half %180, %165
  %192 = fadd reassoc ninf nsz half %191, %190
  %193 = fmul reassoc ninf nsz half %184, %166
  %194 = fadd reassoc ninf nsz half %192, %193
  %195 = fmul reassoc ninf nsz half %176, %168
  %196 = fmul reassoc ninf nsz half %180, %169
  %197 = fadd reassoc ninf nsz half %196, %195
  %198 = fmul reassoc ninf nsz half %184, %170
  %199 = fadd reassoc ninf nsz half %197, %198
  %200 = load half*, half** %37, align 8
  %201 = getelementptr half, half* %200, i64 %174
  store half %189, half* %201, align 2
  %202 = load half*, half** %37, align 8
  %203 = getelementptr half, half* %202, i64 %178
  store half %194, half* %203, align 2
  %204 = load half*, half** %37, align 8
  %205 = getelementptr half, half* %204, i64 %182
  store half %199, half* %205, align 2
  %206 = fadd reassoc ninf nsz half %189, %163
  %207 = fadd reassoc ninf nsz half %194, %167
  %208 = fadd reassoc ninf nsz half %199, %171
  %209 = load half*, half** %38, align 8
  %210 = getelementptr half, half* %209, i64 %174
  store half %206, half* %210, align 2
  %211 = load half*, half** %38, align 8
  %212 = getelementptr half, half* %211, i64 %178
  store half %207, half* %212, align 2
  %213 = load half*, half** %38, align 8
  %214 = getelementptr half, half* %213, i64 %182
  store half %208, half* %214, align 2
  %215 = load half, half* %23, align 2
  %216 = load half, half* %24, align 2
  %217 = load half, half* %25, align 2
  %218 = load half, half* %26, align 2
  %219 = load half, half* %27, align 2
  %220 = load half, half* %28, align 2
  %221 = load half, half* %29, align 2
  %222 = load half, half* %30, align 2
  %223 = load half, half* %31, align 2
  %224 = load half, half* %32, align 2
  %225 = load half, half* %33, align 2
  %226 = load half, half* %34, align 2
  %227 = load half*, half** %36, align 8
  %228 = add i32 %lsr.iv, -17
  %229 = sext i32 %228 to i64
  %230 = getelementptr half, half* %227, i64 %229
  %231 = load half, half* %230, align 2
  %232 = add i32 %lsr.iv, -16
  %233 = sext i32 %232 to i64
  %234 = getelementptr half, half* %227, i64 %233
  %235 = load half, half* %234, align 2
  %236 = add i32 %lsr.iv, -15
  %237 = sext i32 %236 to i64
  %238 = getelementptr half, half* %227, i64 %237
  %239 = load half, half* %238, align 2
  %240 = fmul reassoc ninf nsz half %231, %215
  %241 = fmul reassoc ninf nsz half %235, %216
  %242 = fadd reassoc ninf nsz half %241, %240
  %243 = fmul reassoc ninf nsz half %239, %217
  %244 = fadd reassoc ninf nsz half %242, %243
  %245 = fmul reassoc ninf nsz half %231, %219
  %246 = fmul reassoc ninf nsz half %235, %220
  %247 = fadd reassoc ninf nsz half %246, %245
  %248 = fmul reassoc ninf nsz half %239, %221
  %249 = fadd reassoc ninf nsz half %247, %248
  %250 = fmul reassoc ninf nsz half %231, %223
  %251 = fmul reassoc ninf nsz half %235, %224
  %252 = fadd reassoc ninf nsz half %251, %250
  %253 = fmul reassoc ninf nsz half %239, %225
  %254 = fadd reassoc ninf nsz half %252, %253
  %255 = load half*, half** %37, align 8
  %256 = getelementptr half, half* %255, i64 %229
  store half %244, half* %256, align 2
  %257 = load half*, half** %37, align 8
  %258 = getelementptr half, half* %257, i64 %233
  store half %249, half* %258, align 2
  %259 = load half*, half** %37, align 8
  %260 = getelementptr half, half* %259, i64 %237
  store half %254, half* %260, align 2
  %261 = fadd reassoc ninf nsz half %244, %218
  %262 = fadd reassoc ninf nsz half %249, %222
  %263 = fadd reassoc ninf nsz half %254, %226
  %264 = load half*, half** %38, align 8
  %265 = getelementptr half, half* %264, i64 %229
  store half %261, half* %265, align 2
  %266 = load half*, half** %38, align 8
  %267 = getelementptr half, half* %266, i64 %233
  store half %262, half* %267, align 2
  %268 = load half*, half** %38, align 8
  %269 = getelementptr half, half* %268, i64 %237
  store half %263, half* %269, align 2
  %270 = load half, half* %23, align 2
  %271 = load half, half* %24, align 2
  %272 = load half, half* %25, align 2
  %273 = load half, half* %26, align 2
  %274 = load half, half* %27, align 2
  %275 = load half, half* %28, align 2
  %276 = load half, half* %29, align 2
  %277 = load half, half* %30, align 2
  %278 = load half, half* %31, align 2
  %279 = load half, half* %32, align 2
  %280 = load half, half* %33, align 2
  %281 = load half, half* %34, align 2
  %282 = load half*, half** %36, align 8
  %283 = add i32 %lsr.iv, -14
  %284 = sext i32 %283 to i64
  %285 = getelementptr half, half* %282, i64 %284
  %286 = load half, half* %285, align 2
  %287 = add i32 %lsr.iv, -13
  %288 = sext i32 %287 to i64
  %289 = getelementptr half, half* %282, i64 %288
  %290 = load half, half* %289, align 2
  %291 = add i32 %lsr.iv, -12
  %292 = sext i32 %291 to i64
  %293 = getelementptr half, half* %282, i64 %292
  %294 = load half, half* %293, align 2
  %295 = fmul reassoc ninf nsz half %286, %270
  %296 = fmul reassoc ninf nsz half %290, %271
  %297 = fadd reassoc ninf nsz half %296, %295
  %298 = fmul reassoc ninf nsz half %294, %272
  %299 = fadd reassoc ninf nsz half %297, %298
  %300 = fmul reassoc ninf nsz half %286, %274
  %301 = fmul reassoc ninf nsz half %290, %275
  %302 = fadd reassoc ninf nsz half %301, %300
  %303 = fmul reassoc ninf nsz half %294, %276
  %304 = fadd reassoc ninf nsz half %302, %303
  %305 = fmul reassoc ninf nsz half %286, %278
  %306 = fmul reassoc ninf nsz half %290, %279
  %307 = fadd reassoc ninf nsz half %306, %305
  %308 = fmul reassoc ninf nsz half %294, %280
  %309 = fadd reassoc ninf nsz half %307, %308
  %310 = load half*, half** %37, align 8
  %311 = getelementptr half, half* %310, i64 %284
  store half %299, half* %311, align 2
  %312 = load half*, half** %37, align 8
  %313 = getelementptr half, half* %312, i64 %288
  store half %304, half* %313, align 2
  %314 = load half*, half** %37, align 8
  %315 = getelementptr half, half* %314, i64 %292
  store half %309, half* %315, align 2
  %316 = fadd reassoc ninf nsz half %299, %273
  %317 = fadd reassoc ninf nsz half %304, %277
  %318 = fadd reassoc ninf nsz half %309, %281
  %319 = load half*, half** %38, align 8
  %320 = getelementptr half, half* %319, i64 %284
  store half %316, half* %320, align 2
  %321 = load half*, half** %38, align 8
  %322 = getelementptr half, half* %321, i64 %288
  store half %317, half* %322, align 2
  %323 = load half*, half** %38, align 8
  %324 = getelementptr half, half* %323, i64 %292
  store half %318, half* %324, align 2
  %325 = load half, half* %23, align 2
  %326 = load half, half* %24, align 2
  %327 = load half, half* %25, align 2
  %328 = load half, half* %26, align 2
  %329 = load half, half* %27, align 2
  %330 = load half, half* %28, align 2
  %331 = load half, half* %29, align 2
  %332 = load half, half* %30, align 2
  %333 = load half, half* %31, align 2
  %334 = load half, half* %32, align 2
  %335 = load half, half* %33, align 2
  %336 = load half, half* %34, align 2
  %337 = load half*, half** %36, align 8
  %338 = add i32 %lsr.iv, -11
  %339 = sext i32 %338 to i64
  %340 = getelementptr half, half* %337, i64 %339
  %341 = load half, half* %340, align 2
  %342 = add i32 %lsr.iv, -10
  %343 = sext i32 %342 to i64
  %344 = getelementptr half, half* %337, i64 %343
  %345 = load half, half* %344, align 2
  %346 = add i32 %lsr.iv, -9
  %347 = sext i32 %346 to i64
  %348 = getelementptr half, half* %337, i64 %347
  %349 = load half, half* %348, align 2
  %350 = fmul reassoc ninf nsz half %341, %325
  %351 = fmul reassoc ninf nsz half %345, %326
  %352 = fadd reassoc ninf nsz half %351, %350
  %353 = fmul reassoc ninf nsz half %349, %327
  %354 = fadd reassoc ninf nsz half %352, %353
  %355 = fmul reassoc ninf nsz half %341, %329
  %356 = fmul reassoc ninf nsz half %345, %330
  %357 = fadd reassoc ninf nsz half %356, %355
  %358 = fmul reassoc ninf nsz half %349, %331
  %359 = fadd reassoc ninf nsz half %357, %358
  %360 = fmul reassoc ninf nsz half %341, %333
  %361 = fmul reassoc ninf nsz half %345, %334
  %362 = fadd reassoc ninf nsz half %361, %360
  %363 = fmul reassoc ninf nsz half %349, %335
  %364 = fadd reassoc ninf nsz half %362, %363
  %365 = load half*, half** %37, align 8
  %366 = getelementptr half, half* %365, i64 %339
  store half %354, half* %366, align 2
  %367 = load half*, half** %37, align 8
  %368 = getelementptr half, half* %367, i64 %343
  store half %359, half* %368, align 2
  %369 = load half*, half** %37, align 8
  %370 = getelementptr half, half* %369, i64 %347
  store half %364, half* %370, align 2
  %371 = fadd reassoc ninf nsz half %354, %328
  %372 = fadd reassoc ninf nsz half %359, %332
  %373 = fadd reassoc ninf nsz half %364, %336
  %374 = load half*, half** %38, align 8
  %375 = getelementptr half, half* %374, i64 %339
  store half %371, half* %375, align 2
  %376 = load half*, half** %38, align 8
  %377 = getelementptr half, half* %376, i64 %343
  store half %372, half* %377, align 2
  %378 = load half*, half** %38, align 8
  %379 = getelementptr half, half* %378, i64 %347
  store half %373, half* %379, align 2
  %380 = load half, half* %23, align 2
  %381 = load half, half* %24, align 2
  %382 = load half, half* %25, align 2
  %383 = load half, half* %26, align 2
  %384 = load half, half* %27, align 2
  %385 = load half, half* %28, align 2
  %386 = load half, half* %29, align 2
  %387 = load half, half* %30, align 2
  %388 = load half, half* %31, align 2
  %389 = load half, half* %32, align 2
  %390 = load half, half* %33, align 2
  %391 = load half, half* %34, align 2
  %392 = load half*, half** %36, align 8
  %393 = add i32 %lsr.iv, -8
  %394 = sext i32 %393 to i64
  %395 = getelementptr half, half* %392, i64 %394
  %396 = load half, half* %395, align 2
  %397 = add i32 %lsr.iv, -7
  %398 = sext i32 %397 to i64
  %399 = getelementptr half, half* %392, i64 %398
  %400 = load half, half* %399, align 2
  %401 = add i32 %lsr.iv, -6
  %402 = sext i32 %401 to i64
  %403 = getelementptr half, half* %392, i64 %402
  %404 = load half, half* %403, align 2
  %405 = fmul reassoc ninf nsz half %396, %380
  %406 = fmul reassoc ninf nsz half %400, %381
  %407 = fadd reassoc ninf nsz half %406, %405
  %408 = fmul reassoc ninf nsz half %404, %382
  %409 = fadd reassoc ninf nsz half %407, %408
  %410 = fmul reassoc ninf nsz half %396, %384
  %411 = fmul reassoc ninf nsz half %400, %385
  %412 = fadd reassoc ninf nsz half %411, %410
  %413 = fmul reassoc ninf nsz half %404, %386
  %414 = fadd reassoc ninf nsz half %412, %413
  %415 = fmul reassoc ninf nsz half %396, %388
  %416 = fmul reassoc ninf nsz half %400, %389
  %417 = fadd reassoc ninf nsz half %416, %415
  %418 = fmul reassoc ninf nsz half %404, %390
  %419 = fadd reassoc ninf nsz half %417, %418
  %420 = load half*, half** %37, align 8
  %421 = getelementptr half, half* %420, i64 %394
  store half %409, half* %421, align 2
  %422 = load half*, half** %37, align 8
  %423 = getelementptr half, half* %422, i64 %398
  store half %414, half* %423, align 2
  %424 = load half*, half** %37, align 8
  %425 = getelementptr half, half* %424, i64 %402
  store half %419, half* %425, align 2
  %426 = fadd reassoc ninf nsz half %409, %383
  %427 = fadd reassoc ninf nsz half %414, %387
  %428 = fadd reassoc ninf nsz half %419, %391
  %429 = load half*, half** %38, align 8
  %430 = getelementptr half, half* %429, i64 %394
  store half %426, half* %430, align 2
  %431 = load half*, half** %38, align 8
  %432 = getelementptr half, half* %431, i64 %398
  store half %427, half* %432, align 2
  %433 = load half*, half** %38, align 8
  %434 = getelementptr half, half* %433, i64 %402
  store half %428, half* %434, align 2
  %435 = load half, half* %23, align 2
  %436 = load half, half* %24, align 2
  %437 = load half, half* %25, align 2
  %438 = load half, half* %26, align 2
  %439 = load half, half* %27, align 2
  %440 = load half, half* %28, align 2
  %441 = load half, half* %29, align 2
  %442 = load half, half* %30, align 2
  %443 = load half, half* %31, align 2
  %444 = load half, half* %32, align 2
  %445 = load half, half* %33, align 2
  %446 = load half, half* %34, align 2
  %447 = load half*, half** %36, align 8
  %448 = add i32 %lsr.iv, -5
  %449 = sext i32 %448 to i64
  %450 = getelementptr half, half* %447, i64 %449
  %451 = load half, half* %450, align 2
  %452 = add i32 %lsr.iv, -4
  %453 = sext i32 %452 to i64
  %454 = getelementptr half, half* %447, i64 %453
  %455 = load half, half* %454, align 2
  %456 = add i32 %lsr.iv, -3
  %457 = sext i32 %456 to i64
  %458 = getelementptr half, half* %447, i64 %457
  %459 = load half, half* %458, align 2
  %460 = fmul reassoc ninf nsz half %451, %435
  %461 = fmul reassoc ninf nsz half %455, %436
  %462 = fadd reassoc ninf nsz half %461, %460
  %463 = fmul reassoc ninf nsz half %459, %437
  %464 = fadd reassoc ninf nsz half %462, %463
  %465 = fmul reassoc ninf nsz half %451, %439
  %466 = fmul reassoc ninf nsz half %455, %440
  %467 = fadd reassoc ninf nsz half %466, %465
  %468 = fmul reassoc ninf nsz half %459, %441
  %469 = fadd reassoc ninf nsz half %467, %468
  %470 = fmul reassoc ninf nsz half %451, %443
  %471 = fmul reassoc ninf nsz half %455, %444
  %472 = fadd reassoc ninf nsz half %471, %470
  %473 = fmul reassoc ninf nsz half %459, %445
  %474 = fadd reassoc ninf nsz half %472, %473
  %475 = load half*, half** %37, align 8
  %476 = getelementptr half, half* %475, i64 %449
  store half %464, half* %476, align 2
  %477 = load half*, half** %37, align 8
  %478 = getelementptr half, half* %477, i64 %453
  store half %469, half* %478, align 2
  %479 = load half*, half** %37, align 8
  %480 = getelementptr half, half* %479, i64 %457
  store half %474, half* %480, align 2
  %481 = fadd reassoc ninf nsz half %464, %438
  %482 = fadd reassoc ninf nsz half %469, %442
  %483 = fadd reassoc ninf nsz half %474, %446
  %484 = load half*, half** %38, align 8
  %485 = getelementptr half, half* %484, i64 %449
  store half %481, half* %485, align 2
  %486 = load half*, half** %38, align 8
  %487 = getelementptr half, half* %486, i64 %453
  store half %482, half* %487, align 2
  %488 = load half*, half** %38, align 8
  %489 = getelementptr half, half* %488, i64 %457
  store half %483, half* %489, align 2
  %490 = load half, half* %23, align 2
  %491 = load half, half* %24, align 2
  %492 = load half, half* %25, align 2
  %493 = load half, half* %26, align 2
  %494 = load half, half* %27, align 2
  %495 = load half, half* %28, align 2
  %496 = load half, half* %29, align 2
  %497 = load half, half* %30, align 2
  %498 = load half, half* %31, align 2
  %499 = load half, half* %32, align 2
  %500 = load half, half* %33, align 2
  %501 = load half, half* %34, align 2
  %502 = load half*, half** %36, align 8
  %503 = add i32 %lsr.iv, -2
  %504 = sext i32 %503 to i64
  %505 = getelementptr half, half* %502, i64 %504
  %506 = load half, half* %505, align 2
  %507 = add i32 %lsr.iv, -1
  %508 = sext i32 %507 to i64
  %509 = getelementptr half, half* %502, i64 %508
  %510 = load half, half* %509, align 2
  %511 = sext i32 %lsr.iv to i64
  %512 = getelementptr half, half* %502, i64 %511
  %513 = load half, half* %512, align 2
  %514 = fmul reassoc ninf nsz half %506, %490
  %515 = fmul reassoc ninf nsz half %510, %491
  %516 = fadd reassoc ninf nsz half %515, %514
  %517 = fmul reassoc ninf nsz half %513, %492
  %518 = fadd reassoc ninf nsz half %516, %517
  %519 = fmul reassoc ninf nsz half %506, %494
  %520 = fmul reassoc ninf nsz half %510, %495
  %521 = fadd reassoc ninf nsz half %520, %519
  %522 = fmul reassoc ninf nsz half %513, %496
  %523 = fadd reassoc ninf nsz half %521, %522
  %524 = fmul reassoc ninf nsz half %506, %498
  %525 = fmul reassoc ninf nsz half %510, %499
  %526 = fadd reassoc ninf nsz half %525, %524
  %527 = fmul reassoc ninf nsz half %513, %500
  %528 = fadd reassoc ninf nsz half %526, %527
  %529 = load half*, half** %37, align 8
  %530 = getelementptr half, half* %529, i64 %504
  store half %518, half* %530, align 2
  %531 = load half*, half** %37, align 8
  %532 = getelementptr half, half* %531, i64 %508
  store half %523, half* %532, align 2
  %533 = load half*, half** %37, align 8
  %534 = getelementptr half, half* %533, i64 %511
  store half %528, half* %534, align 2
  %535 = fadd reassoc ninf nsz half %518, %493
  %536 = fadd reassoc ninf nsz half %523, %497
  %537 = fadd reassoc ninf nsz half %528, %501
  %538 = load half*, half** %38, align 8
  %539 = getelementptr half, half* %538, i64 %504
  store half %535, half* %539, align 2
  %540 = load half*, half** %38, align 8
  %541 = getelementptr half, half* %540, i64 %508
  store half %536, half* %541, align 2
  %542 = load half*, half** %38, align 8
  %543 = getelementptr half, half* %542, i64 %511
  store half %537, half* %543, align 2
  %lsr.iv.next = add i32 %lsr.iv, 24
  %lsr.iv.next7 = add i64 %lsr.iv6, 8
  %exitcond.not.7 = icmp eq i64 %lsr.iv.next7, 0
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.91, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.91**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.91*, %struct.RuntimeContext.91** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.91*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.91*, i8*)*, void (%struct.RuntimeContext.91*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.91*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.91*, i8*, i32)*, void (%struct.RuntimeContext.91*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.91*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.91*, i8*)*, void (%struct.RuntimeContext.91*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.91*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.91* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.91* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.91* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.91, %struct.RuntimeContext.91* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.91* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.91* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.91*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.91* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
