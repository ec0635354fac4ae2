; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext*, void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext = type { i8*, %struct.LLVMRuntime*, i32, i64* }
%struct.LLVMRuntime = type { %struct.PreallocatedMemoryChunk, %struct.PreallocatedMemoryChunk, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager*], [1024 x %struct.NodeManager*], [1024 x i8*], i8*, %struct.RandState*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk = type { i8*, i8*, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.ListManager = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime* }
%struct.NodeManager = type <{ %struct.LLVMRuntime*, i32, i32, i32, i32, %struct.ListManager*, %struct.ListManager*, %struct.ListManager*, i32, [4 x i8] }>
%struct.RandState = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @life_c82_0_kernel_0_serial(%struct.RuntimeContext* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext* %context to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %1 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %0, align 8
  %11 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %10, i64 0, i32 0, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @life_c82_0_kernel_1_range_for(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext* %context, %struct.RuntimeContext** %4, align 8
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext*, i8*, i32)* @function_body, void (%struct.RuntimeContext*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext* %0 to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %22 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %26 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 0, i32 1
  %27 = sub i32 %19, %17
  %.neg26 = add i32 %17, 1
  %xtraiter = and i32 %27, 1
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.lr.ph
  %28 = load i8*, i8** %5, align 8
  %29 = getelementptr inbounds i8, i8* %28, i64 4
  %30 = bitcast i8* %29 to i32*
  %31 = load i32, i32* %30, align 4
  %32 = srem i32 %17, %31
  %33 = sdiv i32 %17, %31
  %34 = getelementptr inbounds i8, i8* %28, i64 8
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = srem i32 %33, %36
  %38 = add nsw i32 %37, -1
  %39 = sdiv i32 %38, %36
  %40 = mul i32 %39, %36
  %41 = xor i32 %38, %36
  %42 = icmp slt i32 %41, 0
  %43 = icmp ne i32 %38, 0
  %44 = icmp ne i32 %40, %38
  %45 = and i1 %43, %42
  %46 = and i1 %44, %45
  %.neg12.prol = sext i1 %46 to i32
  %47 = add i32 %39, %.neg12.prol
  %48 = mul i32 %47, %36
  %49 = sub i32 %38, %48
  %50 = add nsw i32 %32, -1
  %51 = sdiv i32 %50, %31
  %52 = mul i32 %51, %31
  %53 = xor i32 %50, %31
  %54 = icmp slt i32 %53, 0
  %55 = icmp ne i32 %50, 0
  %56 = icmp ne i32 %52, %50
  %57 = and i1 %55, %54
  %58 = and i1 %57, %56
  %.neg13.prol = sext i1 %58 to i32
  %59 = add i32 %51, %.neg13.prol
  %60 = mul i32 %59, %31
  %61 = sub i32 %50, %60
  %62 = load i32*, i32** %23, align 8
  %63 = load i32, i32* %24, align 4
  %64 = mul i32 %49, %63
  %65 = add i32 %64, %61
  %66 = sext i32 %65 to i64
  %67 = getelementptr i32, i32* %62, i64 %66
  %68 = load i32, i32* %67, align 4
  %69 = xor i32 %32, %31
  %70 = icmp slt i32 %69, 0
  %71 = icmp ne i32 %32, 0
  %72 = and i1 %71, %70
  %.neg15.prol = select i1 %72, i32 %31, i32 0
  %73 = add i32 %.neg15.prol, %32
  %74 = add i32 %64, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr i32, i32* %62, i64 %75
  %77 = load i32, i32* %76, align 4
  %78 = add i32 %77, %68
  %79 = add nsw i32 %32, 1
  %80 = sdiv i32 %79, %31
  %81 = mul i32 %80, %31
  %82 = xor i32 %79, %31
  %83 = icmp slt i32 %82, 0
  %84 = icmp ne i32 %79, 0
  %85 = icmp ne i32 %81, %79
  %86 = and i1 %84, %83
  %87 = and i1 %86, %85
  %.neg16.prol = sext i1 %87 to i32
  %88 = add nsw i32 %80, %.neg16.prol
  %89 = mul i32 %88, %31
  %90 = sub i32 %79, %89
  %91 = add i32 %90, %64
  %92 = sext i32 %91 to i64
  %93 = getelementptr i32, i32* %62, i64 %92
  %94 = load i32, i32* %93, align 4
  %95 = add i32 %78, %94
  %96 = xor i32 %37, %36
  %97 = icmp slt i32 %96, 0
  %98 = icmp ne i32 %37, 0
  %99 = and i1 %98, %97
  %.neg18.prol = select i1 %99, i32 %36, i32 0
  %100 = add i32 %.neg18.prol, %37
  %101 = mul i32 %100, %63
  %102 = add i32 %61, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr i32, i32* %62, i64 %103
  %105 = load i32, i32* %104, align 4
  %106 = add i32 %95, %105
  %107 = add i32 %90, %101
  %108 = sext i32 %107 to i64
  %109 = getelementptr i32, i32* %62, i64 %108
  %110 = load i32, i32* %109, align 4
  %111 = add i32 %106, %110
  %112 = add i32 %37, 1
  %113 = sdiv i32 %112, %36
  %114 = mul i32 %113, %36
  %115 = xor i32 %112, %36
  %116 = icmp slt i32 %115, 0
  %117 = icmp ne i32 %112, 0
  %118 = icmp ne i32 %114, %112
  %119 = and i1 %117, %116
  %120 = and i1 %119, %118
  %.neg19.prol = sext i1 %120 to i32
  %121 = add i32 %113, %.neg19.prol
  %122 = mul i32 %121, %36
  %123 = sub i32 %112, %122
  %124 = mul i32 %123, %63
  %125 = add i32 %124, %61
  %126 = sext i32 %125 to i64
  %127 = getelementptr i32, i32* %62, i64 %126
  %128 = load i32, i32* %127, align 4
  %129 = add i32 %111, %128
  %130 = add i32 %124, %73
  %131 = sext i32 %130 to i64
  %132 = getelementptr i32, i32* %62, i64 %131
  %133 = load i32, i32* %132, align 4
  %134 = add i32 %129, %133
  %135 = add i32 %124, %90
  %136 = sext i32 %135 to i64
  %137 = getelementptr i32, i32* %62, i64 %136
  %138 = load i32, i32* %137, align 4
  %139 = add i32 %134, %138
  switch i32 %139, label %after_if.thread22.prol [
    i32 3, label %after_if.thread.prol
    i32 2, label %after_if.prol
  ]

after_if.prol:                                    ; preds = %for_loop_body.prol
  %140 = mul i32 %63, %37
  %141 = add i32 %140, %32
  %142 = sext i32 %141 to i64
  %143 = getelementptr i32, i32* %62, i64 %142
  %144 = load i32, i32* %143, align 4
  %.fr.prol = freeze i32 %144
  %145 = icmp eq i32 %.fr.prol, 1
  br i1 %145, label %after_if.thread.prol, label %after_if.thread22.prol

after_if.thread.prol:                             ; preds = %after_if.prol, %for_loop_body.prol
  br label %after_if.thread22.prol

after_if.thread22.prol:                           ; preds = %after_if.thread.prol, %after_if.prol, %for_loop_body.prol
  %146 = phi i32 [ 1, %after_if.thread.prol ], [ 0, %after_if.prol ], [ 0, %for_loop_body.prol ]
  %147 = load i32*, i32** %25, align 8
  %148 = load i32, i32* %26, align 4
  %149 = mul i32 %148, %37
  %150 = add i32 %149, %32
  %151 = sext i32 %150 to i64
  %152 = getelementptr i32, i32* %147, i64 %151
  store i32 %146, i32* %152, align 4
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %after_if.thread22.prol, %for_loop_body.lr.ph
  %.0825.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %.neg26, %after_if.thread22.prol ]
  %153 = icmp eq i32 %19, %.neg26
  br i1 %153, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.thread22.1, %for_loop_body.preheader
  %.0825 = phi i32 [ %409, %after_if.thread22.1 ], [ %.0825.unr, %for_loop_body.preheader ]
  %154 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %155 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %154, i64 0, i32 14
  %156 = load i8*, i8** %155, align 8
  %157 = getelementptr inbounds i8, i8* %156, i64 4
  %158 = bitcast i8* %157 to i32*
  %159 = load i32, i32* %158, align 4
  %160 = srem i32 %.0825, %159
  %161 = sdiv i32 %.0825, %159
  %162 = getelementptr inbounds i8, i8* %156, i64 8
  %163 = bitcast i8* %162 to i32*
  %164 = load i32, i32* %163, align 4
  %165 = srem i32 %161, %164
  %166 = add nsw i32 %165, -1
  %167 = sdiv i32 %166, %164
  %168 = mul i32 %167, %164
  %169 = xor i32 %166, %164
  %170 = icmp slt i32 %169, 0
  %171 = icmp ne i32 %166, 0
  %172 = icmp ne i32 %168, %166
  %173 = and i1 %171, %170
  %174 = and i1 %172, %173
  %.neg12 = sext i1 %174 to i32
  %175 = add i32 %167, %.neg12
  %176 = mul i32 %175, %164
  %177 = sub i32 %166, %176
  %178 = add nsw i32 %160, -1
  %179 = sdiv i32 %178, %159
  %180 = mul i32 %179, %159
  %181 = xor i32 %178, %159
  %182 = icmp slt i32 %181, 0
  %183 = icmp ne i32 %178, 0
  %184 = icmp ne i32 %180, %178
  %185 = and i1 %183, %182
  %186 = and i1 %185, %184
  %.neg13 = sext i1 %186 to i32
  %187 = add i32 %179, %.neg13
  %188 = mul i32 %187, %159
  %189 = sub i32 %178, %188
  %190 = load i32*, i32** %23, align 8
  %191 = load i32, i32* %24, align 4
  %192 = mul i32 %177, %191
  %193 = add i32 %192, %189
  %194 = sext i32 %193 to i64
  %195 = getelementptr i32, i32* %190, i64 %194
  %196 = load i32, i32* %195, align 4
  %197 = xor i32 %160, %159
  %198 = icmp slt i32 %197, 0
  %199 = icmp ne i32 %160, 0
  %200 = and i1 %199, %198
  %.neg15 = select i1 %200, i32 %159, i32 0
  %201 = add i32 %.neg15, %160
  %202 = add i32 %192, %201
  %203 = sext i32 %202 to i64
  %204 = getelementptr i32, i32* %190, i64 %203
  %205 = load i32, i32* %204, align 4
  %206 = add i32 %205, %196
  %207 = add nsw i32 %160, 1
  %208 = sdiv i32 %207, %159
  %209 = mul i32 %208, %159
  %210 = xor i32 %207, %159
  %211 = icmp slt i32 %210, 0
  %212 = icmp ne i32 %207, 0
  %213 = icmp ne i32 %209, %207
  %214 = and i1 %212, %211
  %215 = and i1 %214, %213
  %.neg16 = sext i1 %215 to i32
  %216 = add nsw i32 %208, %.neg16
  %217 = mul i32 %216, %159
  %218 = sub i32 %207, %217
  %219 = add i32 %218, %192
  %220 = sext i32 %219 to i64
  %221 = getelementptr i32, i32* %190, i64 %220
  %222 = load i32, i32* %221, align 4
  %223 = add i32 %206, %222
  %224 = xor i32 %165, %164
  %225 = icmp slt i32 %224, 0
  %226 = icmp ne i32 %165, 0
  %227 = and i1 %226, %225
  %.neg18 = select i1 %227, i32 %164, i32 0
  %228 = add i32 %.neg18, %165
  %229 = mul i32 %228, %191
  %230 = add i32 %189, %229
  %231 = sext i32 %230 to i64
  %232 = getelementptr i32, i32* %190, i64 %231
  %233 = load i32, i32* %232, align 4
  %234 = add i32 %223, %233
  %235 = add i32 %218, %229
  %236 = sext i32 %235 to i64
  %237 = getelementptr i32, i32* %190, i64 %236
  %238 = load i32, i32* %237, align 4
  %239 = add i32 %234, %238
  %240 = add i32 %165, 1
  %241 = sdiv i32 %240, %164
  %242 = mul i32 %241, %164
  %243 = xor i32 %240, %164
  %244 = icmp slt i32 %243, 0
  %245 = icmp ne i32 %240, 0
  %246 = icmp ne i32 %242, %240
  %247 = and i1 %245, %244
  %248 = and i1 %247, %246
  %.neg19 = sext i1 %248 to i32
  %249 = add i32 %241, %.neg19
  %250 = mul i32 %249, %164
  %251 = sub i32 %240, %250
  %252 = mul i32 %251, %191
  %253 = add i32 %252, %189
  %254 = sext i32 %253 to i64
  %255 = getelementptr i32, i32* %190, i64 %254
  %256 = load i32, i32* %255, align 4
  %257 = add i32 %239, %256
  %258 = add i32 %252, %201
  %259 = sext i32 %258 to i64
  %260 = getelementptr i32, i32* %190, i64 %259
  %261 = load i32, i32* %260, align 4
  %262 = add i32 %257, %261
  %263 = add i32 %252, %218
  %264 = sext i32 %263 to i64
  %265 = getelementptr i32, i32* %190, i64 %264
  %266 = load i32, i32* %265, align 4
  %267 = add i32 %262, %266
  switch i32 %267, label %after_if.thread22 [
    i32 3, label %after_if.thread
    i32 2, label %after_if
  ]

after_for.loopexit:                               ; preds = %after_if.thread22.1
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void

after_if:                                         ; preds = %for_loop_body
  %268 = mul i32 %191, %165
  %269 = add i32 %268, %160
  %270 = sext i32 %269 to i64
  %271 = getelementptr i32, i32* %190, i64 %270
  %272 = load i32, i32* %271, align 4
  %.fr = freeze i32 %272
  %273 = icmp eq i32 %.fr, 1
  br i1 %273, label %after_if.thread, label %after_if.thread22

after_if.thread:                                  ; preds = %after_if, %for_loop_body
  br label %after_if.thread22

after_if.thread22:                                ; preds = %after_if.thread, %after_if, %for_loop_body
  %274 = phi i32 [ 1, %after_if.thread ], [ 0, %after_if ], [ 0, %for_loop_body ]
  %275 = load i32*, i32** %25, align 8
  %276 = load i32, i32* %26, align 4
  %277 = mul i32 %276, %165
  %278 = add i32 %277, %160
  %279 = sext i32 %278 to i64
  %280 = getelementptr i32, i32* %275, i64 %279
  store i32 %274, i32* %280, align 4
  %281 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %282 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %281, i64 0, i32 14
  %283 = load i8*, i8** %282, align 8
  %284 = getelementptr inbounds i8, i8* %283, i64 4
  %285 = bitcast i8* %284 to i32*
  %286 = load i32, i32* %285, align 4
  %287 = add i32 %.0825, 1
  %288 = srem i32 %287, %286
  %289 = sdiv i32 %287, %286
  %290 = getelementptr inbounds i8, i8* %283, i64 8
  %291 = bitcast i8* %290 to i32*
  %292 = load i32, i32* %291, align 4
  %293 = srem i32 %289, %292
  %294 = add nsw i32 %293, -1
  %295 = sdiv i32 %294, %292
  %296 = mul i32 %295, %292
  %297 = xor i32 %294, %292
  %298 = icmp slt i32 %297, 0
  %299 = icmp ne i32 %294, 0
  %300 = icmp ne i32 %296, %294
  %301 = and i1 %299, %298
  %302 = and i1 %300, %301
  %.neg12.1 = sext i1 %302 to i32
  %303 = add i32 %295, %.neg12.1
  %304 = mul i32 %303, %292
  %305 = sub i32 %294, %304
  %306 = add nsw i32 %288, -1
  %307 = sdiv i32 %306, %286
  %308 = mul i32 %307, %286
  %309 = xor i32 %306, %286
  %310 = icmp slt i32 %309, 0
  %311 = icmp ne i32 %306, 0
  %312 = icmp ne i32 %308, %306
  %313 = and i1 %311, %310
  %314 = and i1 %313, %312
  %.neg13.1 = sext i1 %314 to i32
  %315 = add i32 %307, %.neg13.1
  %316 = mul i32 %315, %286
  %317 = sub i32 %306, %316
  %318 = load i32*, i32** %23, align 8
  %319 = load i32, i32* %24, align 4
  %320 = mul i32 %305, %319
  %321 = add i32 %320, %317
  %322 = sext i32 %321 to i64
  %323 = getelementptr i32, i32* %318, i64 %322
  %324 = load i32, i32* %323, align 4
  %325 = xor i32 %288, %286
  %326 = icmp slt i32 %325, 0
  %327 = icmp ne i32 %288, 0
  %328 = and i1 %327, %326
  %.neg15.1 = select i1 %328, i32 %286, i32 0
  %329 = add i32 %.neg15.1, %288
  %330 = add i32 %320, %329
  %331 = sext i32 %330 to i64
  %332 = getelementptr i32, i32* %318, i64 %331
  %333 = load i32, i32* %332, align 4
  %334 = add i32 %333, %324
  %335 = add nsw i32 %288, 1
  %336 = sdiv i32 %335, %286
  %337 = mul i32 %336, %286
  %338 = xor i32 %335, %286
  %339 = icmp slt i32 %338, 0
  %340 = icmp ne i32 %335, 0
  %341 = icmp ne i32 %337, %335
  %342 = and i1 %340, %339
  %343 = and i1 %342, %341
  %.neg16.1 = sext i1 %343 to i32
  %344 = add nsw i32 %336, %.neg16.1
  %345 = mul i32 %344, %286
  %346 = sub i32 %335, %345
  %347 = add i32 %346, %320
  %348 = sext i32 %347 to i64
  %349 = getelementptr i32, i32* %318, i64 %348
  %350 = load i32, i32* %349, align 4
  %351 = add i32 %334, %350
  %352 = xor i32 %293, %292
  %353 = icmp slt i32 %352, 0
  %354 = icmp ne i32 %293, 0
  %355 = and i1 %354, %353
  %.neg18.1 = select i1 %355, i32 %292, i32 0
  %356 = add i32 %.neg18.1, %293
  %357 = mul i32 %356, %319
  %358 = add i32 %317, %357
  %359 = sext i32 %358 to i64
  %360 = getelementptr i32, i32* %318, i64 %359
  %361 = load i32, i32* %360, align 4
  %362 = add i32 %351, %361
  %363 = add i32 %346, %357
  %364 = sext i32 %363 to i64
  %365 = getelementptr i32, i32* %318, i64 %364
  %366 = load i32, i32* %365, align 4
  %367 = add i32 %362, %366
  %368 = add i32 %293, 1
  %369 = sdiv i32 %368, %292
  %370 = mul i32 %369, %292
  %371 = xor i32 %368, %292
  %372 = icmp slt i32 %371, 0
  %373 = icmp ne i32 %368, 0
  %374 = icmp ne i32 %370, %368
  %375 = and i1 %373, %372
  %376 = and i1 %375, %374
  %.neg19.1 = sext i1 %376 to i32
  %377 = add i32 %369, %.neg19.1
  %378 = mul i32 %377, %292
  %379 = sub i32 %368, %378
  %380 = mul i32 %379, %319
  %381 = add i32 %380, %317
  %382 = sext i32 %381 to i64
  %383 = getelementptr i32, i32* %318, i64 %382
  %384 = load i32, i32* %383, align 4
  %385 = add i32 %367, %384
  %386 = add i32 %380, %329
  %387 = sext i32 %386 to i64
  %388 = getelementptr i32, i32* %318, i64 %387
  %389 = load i32, i32* %388, align 4
  %390 = add i32 %385, %389
  %391 = add i32 %380, %346
  %392 = sext i32 %391 to i64
  %393 = getelementptr i32, i32* %318, i64 %392
  %394 = load i32, i32* %393, align 4
  %395 = add i32 %390, %394
  switch i32 %395, label %after_if.thread22.1 [
    i32 3, label %after_if.thread.1
    i32 2, label %after_if.1
  ]

after_if.1:                                       ; preds = %after_if.thread22
  %396 = mul i32 %319, %293
  %397 = add i32 %396, %288
  %398 = sext i32 %397 to i64
  %399 = getelementptr i32, i32* %318, i64 %398
  %400 = load i32, i32* %399, align 4
  %.fr.1 = freeze i32 %400
  %401 = icmp eq i32 %.fr.1, 1
  br i1 %401, label %after_if.thread.1, label %after_if.thread22.1

after_if.thread.1:                                ; preds = %after_if.1, %after_if.thread22
  br label %after_if.thread22.1

after_if.thread22.1:                              ; preds = %after_if.thread.1, %after_if.1, %after_if.thread22
  %402 = phi i32 [ 1, %after_if.thread.1 ], [ 0, %after_if.1 ], [ 0, %after_if.thread22 ]
  %403 = load i32*, i32** %25, align 8
  %404 = load i32, i32* %26, align 4
  %405 = mul i32 %404, %293
  %406 = add i32 %405, %288
  %407 = sext i32 %406 to i64
  %408 = getelementptr i32, i32* %403, i64 %407
  store i32 %402, i32* %408, align 4
  %409 = add i32 %287, 1
  %exitcond.not.1 = icmp eq i32 %409, %19
  br i1 %exitcond.not.1, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext**
  %.sroa.0.0.copyload = load %struct.RuntimeContext*, %struct.RuntimeContext** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
