; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.308*, void (%struct.RuntimeContext.308*, i8*)*, void (%struct.RuntimeContext.308*, i8*, i32)*, void (%struct.RuntimeContext.308*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.308 = type { i8*, %struct.LLVMRuntime.307*, i32, i64* }
%struct.LLVMRuntime.307 = type { %struct.PreallocatedMemoryChunk.302, %struct.PreallocatedMemoryChunk.302, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.303*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.304*], [1024 x %struct.NodeManager.305*], [1024 x i8*], i8*, %struct.RandState.306*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.302 = type { i8*, i8*, i64 }
%struct.__va_list_tag.303 = type { i32, i32, i8*, i8* }
%struct.ListManager.304 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.307* }
%struct.NodeManager.305 = type <{ %struct.LLVMRuntime.307*, i32, i32, i32, i32, %struct.ListManager.304*, %struct.ListManager.304*, %struct.ListManager.304*, i32, [4 x i8] }>
%struct.RandState.306 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_in_fields_c118_0_kernel_0_serial(%struct.RuntimeContext.308* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.308* %context to { { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.308, %struct.RuntimeContext.308* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @count_in_fields_c118_0_kernel_1_range_for(%struct.RuntimeContext.308* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.308* %context, %struct.RuntimeContext.308** %4, align 8
  store void (%struct.RuntimeContext.308*, i8*)* null, void (%struct.RuntimeContext.308*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.308*, i8*, i32)* @function_body, void (%struct.RuntimeContext.308*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.308*, i8*)* null, void (%struct.RuntimeContext.308*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.308, %struct.RuntimeContext.308* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.308* %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.308, %struct.RuntimeContext.308* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.308* %0 to { { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = sub i32 %19, %17
  %25 = xor i32 %17, -1
  %26 = add i32 %19, %25
  %xtraiter = and i32 %24, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %27 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %27, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.016.prol = phi i32 [ %54, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %28 = load i32, i32* %7, align 4
  %29 = srem i32 %.016.prol, %28
  %30 = load i32*, i32** %23, align 8
  %31 = sext i32 %29 to i64
  %32 = getelementptr i32, i32* %30, i64 %31
  %33 = load i32, i32* %32, align 4
  %34 = sdiv i32 %33, 5
  %35 = icmp slt i32 %33, 0
  %36 = mul nsw i32 %34, 5
  %37 = icmp ne i32 %36, %33
  %38 = and i1 %35, %37
  %.neg4.prol = sext i1 %38 to i32
  %39 = add nsw i32 %34, %.neg4.prol
  %.neg5.prol = mul i32 %39, -5
  %40 = add i32 %.neg5.prol, %33
  %41 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %3, align 8
  %42 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %41, i64 0, i32 7, i64 0
  %43 = load i8*, i8** %42, align 8
  %getch.i.prol = getelementptr i8, i8* %43, i64 388
  %44 = sext i32 %40 to i64
  %45 = shl nsw i64 %44, 2
  %46 = getelementptr inbounds i8, i8* %getch.i.prol, i64 %45
  %47 = bitcast i8* %46 to i32*
  %48 = load i32, i32* %47, align 4
  %49 = sext i32 %33 to i64
  %50 = shl nsw i64 %49, 2
  %51 = getelementptr inbounds i8, i8* %43, i64 %50
  %52 = bitcast i8* %51 to i32*
  %53 = atomicrmw add i32* %52, i32 %48 seq_cst, align 4
  %54 = add i32 %.016.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.016.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %54, %for_loop_body.prol.loopexit.loopexit ]
  %55 = icmp ult i32 %26, 7
  br i1 %55, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.016 = phi i32 [ %271, %for_loop_body ], [ %.016.unr, %for_loop_body.preheader ]
  %56 = load i32, i32* %7, align 4
  %57 = srem i32 %.016, %56
  %58 = load i32*, i32** %23, align 8
  %59 = sext i32 %57 to i64
  %60 = getelementptr i32, i32* %58, i64 %59
  %61 = load i32, i32* %60, align 4
  %62 = sdiv i32 %61, 5
  %63 = icmp slt i32 %61, 0
  %64 = mul nsw i32 %62, 5
  %65 = icmp ne i32 %64, %61
  %66 = and i1 %63, %65
  %.neg4 = sext i1 %66 to i32
  %67 = add nsw i32 %62, %.neg4
  %.neg5 = mul i32 %67, -5
  %68 = add i32 %.neg5, %61
  %69 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %3, align 8
  %70 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %69, i64 0, i32 7, i64 0
  %71 = load i8*, i8** %70, align 8
  %getch.i = getelementptr i8, i8* %71, i64 388
  %72 = sext i32 %68 to i64
  %73 = shl nsw i64 %72, 2
  %74 = getelementptr inbounds i8, i8* %getch.i, i64 %73
  %75 = bitcast i8* %74 to i32*
  %76 = load i32, i32* %75, align 4
  %77 = sext i32 %61 to i64
  %78 = shl nsw i64 %77, 2
  %79 = getelementptr inbounds i8, i8* %71, i64 %78
  %80 = bitcast i8* %79 to i32*
  %81 = atomicrmw add i32* %80, i32 %76 seq_cst, align 4
  %82 = load i32, i32* %7, align 4
  %83 = add i32 %.016, 1
  %84 = srem i32 %83, %82
  %85 = load i32*, i32** %23, align 8
  %86 = sext i32 %84 to i64
  %87 = getelementptr i32, i32* %85, i64 %86
  %88 = load i32, i32* %87, align 4
  %89 = sdiv i32 %88, 5
  %90 = icmp slt i32 %88, 0
  %91 = mul nsw i32 %89, 5
  %92 = icmp ne i32 %91, %88
  %93 = and i1 %90, %92
  %.neg4.1 = sext i1 %93 to i32
  %94 = add nsw i32 %89, %.neg4.1
  %.neg5.1 = mul i32 %94, -5
  %95 = add i32 %.neg5.1, %88
  %96 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %3, align 8
  %97 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %96, i64 0, i32 7, i64 0
  %98 = load i8*, i8** %97, align 8
  %getch.i.1 = getelementptr i8, i8* %98, i64 388
  %99 = sext i32 %95 to i64
  %100 = shl nsw i64 %99, 2
  %101 = getelementptr inbounds i8, i8* %getch.i.1, i64 %100
  %102 = bitcast i8* %101 to i32*
  %103 = load i32, i32* %102, align 4
  %104 = sext i32 %88 to i64
  %105 = shl nsw i64 %104, 2
  %106 = getelementptr inbounds i8, i8* %98, i64 %105
  %107 = bitcast i8* %106 to i32*
  %108 = atomicrmw add i32* %107, i32 %103 seq_cst, align 4
  %109 = load i32, i32* %7, align 4
  %110 = add i32 %83, 1
  %111 = srem i32 %110, %109
  %112 = load i32*, i32** %23, align 8
  %113 = sext i32 %111 to i64
  %114 = getelementptr i32, i32* %112, i64 %113
  %115 = load i32, i32* %114, align 4
  %116 = sdiv i32 %115, 5
  %117 = icmp slt i32 %115, 0
  %118 = mul nsw i32 %116, 5
  %119 = icmp ne i32 %118, %115
  %120 = and i1 %117, %119
  %.neg4.2 = sext i1 %120 to i32
  %121 = add nsw i32 %116, %.neg4.2
  %.neg5.2 = mul i32 %121, -5
  %122 = add i32 %.neg5.2, %115
  %123 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %3, align 8
  %124 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %123, i64 0, i32 7, i64 0
  %125 = load i8*, i8** %124, align 8
  %getch.i.2 = getelementptr i8, i8* %125, i64 388
  %126 = sext i32 %122 to i64
  %127 = shl nsw i64 %126, 2
  %128 = getelementptr inbounds i8, i8* %getch.i.2, i64 %127
  %129 = bitcast i8* %128 to i32*
  %130 = load i32, i32* %129, align 4
  %131 = sext i32 %115 to i64
  %132 = shl nsw i64 %131, 2
  %133 = getelementptr inbounds i8, i8* %125, i64 %132
  %134 = bitcast i8* %133 to i32*
  %135 = atomicrmw add i32* %134, i32 %130 seq_cst, align 4
  %136 = load i32, i32* %7, align 4
  %137 = add i32 %110, 1
  %138 = srem i32 %137, %136
  %139 = load i32*, i32** %23, align 8
  %140 = sext i32 %138 to i64
  %141 = getelementptr i32, i32* %139, i64 %140
  %142 = load i32, i32* %141, align 4
  %143 = sdiv i32 %142, 5
  %144 = icmp slt i32 %142, 0
  %145 = mul nsw i32 %143, 5
  %146 = icmp ne i32 %145, %142
  %147 = and i1 %144, %146
  %.neg4.3 = sext i1 %147 to i32
  %148 = add nsw i32 %143, %.neg4.3
  %.neg5.3 = mul i32 %148, -5
  %149 = add i32 %.neg5.3, %142
  %150 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %3, align 8
  %151 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %150, i64 0, i32 7, i64 0
  %152 = load i8*, i8** %151, align 8
  %getch.i.3 = getelementptr i8, i8* %152, i64 388
  %153 = sext i32 %149 to i64
  %154 = shl nsw i64 %153, 2
  %155 = getelementptr inbounds i8, i8* %getch.i.3, i64 %154
  %156 = bitcast i8* %155 to i32*
  %157 = load i32, i32* %156, align 4
  %158 = sext i32 %142 to i64
  %159 = shl nsw i64 %158, 2
  %160 = getelementptr inbounds i8, i8* %152, i64 %159
  %161 = bitcast i8* %160 to i32*
  %162 = atomicrmw add i32* %161, i32 %157 seq_cst, align 4
  %163 = load i32, i32* %7, align 4
  %164 = add i32 %137, 1
  %165 = srem i32 %164, %163
  %166 = load i32*, i32** %23, align 8
  %167 = sext i32 %165 to i64
  %168 = getelementptr i32, i32* %166, i64 %167
  %169 = load i32, i32* %168, align 4
  %170 = sdiv i32 %169, 5
  %171 = icmp slt i32 %169, 0
  %172 = mul nsw i32 %170, 5
  %173 = icmp ne i32 %172, %169
  %174 = and i1 %171, %173
  %.neg4.4 = sext i1 %174 to i32
  %175 = add nsw i32 %170, %.neg4.4
  %.neg5.4 = mul i32 %175, -5
  %176 = add i32 %.neg5.4, %169
  %177 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %3, align 8
  %178 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %177, i64 0, i32 7, i64 0
  %179 = load i8*, i8** %178, align 8
  %getch.i.4 = getelementptr i8, i8* %179, i64 388
  %180 = sext i32 %176 to i64
  %181 = shl nsw i64 %180, 2
  %182 = getelementptr inbounds i8, i8* %getch.i.4, i64 %181
  %183 = bitcast i8* %182 to i32*
  %184 = load i32, i32* %183, align 4
  %185 = sext i32 %169 to i64
  %186 = shl nsw i64 %185, 2
  %187 = getelementptr inbounds i8, i8* %179, i64 %186
  %188 = bitcast i8* %187 to i32*
  %189 = atomicrmw add i32* %188, i32 %184 seq_cst, align 4
  %190 = load i32, i32* %7, align 4
  %191 = add i32 %164, 1
  %192 = srem i32 %191, %190
  %193 = load i32*, i32** %23, align 8
  %194 = sext i32 %192 to i64
  %195 = getelementptr i32, i32* %193, i64 %194
  %196 = load i32, i32* %195, align 4
  %197 = sdiv i32 %196, 5
  %198 = icmp slt i32 %196, 0
  %199 = mul nsw i32 %197, 5
  %200 = icmp ne i32 %199, %196
  %201 = and i1 %198, %200
  %.neg4.5 = sext i1 %201 to i32
  %202 = add nsw i32 %197, %.neg4.5
  %.neg5.5 = mul i32 %202, -5
  %203 = add i32 %.neg5.5, %196
  %204 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %3, align 8
  %205 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %204, i64 0, i32 7, i64 0
  %206 = load i8*, i8** %205, align 8
  %getch.i.5 = getelementptr i8, i8* %206, i64 388
  %207 = sext i32 %203 to i64
  %208 = shl nsw i64 %207, 2
  %209 = getelementptr inbounds i8, i8* %getch.i.5, i64 %208
  %210 = bitcast i8* %209 to i32*
  %211 = load i32, i32* %210, align 4
  %212 = sext i32 %196 to i64
  %213 = shl nsw i64 %212, 2
  %214 = getelementptr inbounds i8, i8* %206, i64 %213
  %215 = bitcast i8* %214 to i32*
  %216 = atomicrmw add i32* %215, i32 %211 seq_cst, align 4
  %217 = load i32, i32* %7, align 4
  %218 = add i32 %191, 1
  %219 = srem i32 %218, %217
  %220 = load i32*, i32** %23, align 8
  %221 = sext i32 %219 to i64
  %222 = getelementptr i32, i32* %220, i64 %221
  %223 = load i32, i32* %222, align 4
  %224 = sdiv i32 %223, 5
  %225 = icmp slt i32 %223, 0
  %226 = mul nsw i32 %224, 5
  %227 = icmp ne i32 %226, %223
  %228 = and i1 %225, %227
  %.neg4.6 = sext i1 %228 to i32
  %229 = add nsw i32 %224, %.neg4.6
  %.neg5.6 = mul i32 %229, -5
  %230 = add i32 %.neg5.6, %223
  %231 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %3, align 8
  %232 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %231, i64 0, i32 7, i64 0
  %233 = load i8*, i8** %232, align 8
  %getch.i.6 = getelementptr i8, i8* %233, i64 388
  %234 = sext i32 %230 to i64
  %235 = shl nsw i64 %234, 2
  %236 = getelementptr inbounds i8, i8* %getch.i.6, i64 %235
  %237 = bitcast i8* %236 to i32*
  %238 = load i32, i32* %237, align 4
  %239 = sext i32 %223 to i64
  %240 = shl nsw i64 %239, 2
  %241 = getelementptr inbounds i8, i8* %233, i64 %240
  %242 = bitcast i8* %241 to i32*
  %243 = atomicrmw add i32* %242, i32 %238 seq_cst, align 4
  %244 = load i32, i32* %7, align 4
  %245 = add i32 %218, 1
  %246 = srem i32 %245, %244
  %247 = load i32*, i32** %23, align 8
  %248 = sext i32 %246 to i64
  %249 = getelementptr i32, i32* %247, i64 %248
  %250 = load i32, i32* %249, align 4
  %251 = sdiv i32 %250, 5
  %252 = icmp slt i32 %250, 0
  %253 = mul nsw i32 %251, 5
  %254 = icmp ne i32 %253, %250
  %255 = and i1 %252, %254
  %.neg4.7 = sext i1 %255 to i32
  %256 = add nsw i32 %251, %.neg4.7
  %.neg5.7 = mul i32 %256, -5
  %257 = add i32 %.neg5.7, %250
  %258 = load %struct.LLVMRuntime.307*, %struct.LLVMRuntime.307** %3, align 8
  %259 = getelementptr inbounds %struct.LLVMRuntime.307, %struct.LLVMRuntime.307* %258, i64 0, i32 7, i64 0
  %260 = load i8*, i8** %259, align 8
  %getch.i.7 = getelementptr i8, i8* %260, i64 388
  %261 = sext i32 %257 to i64
  %262 = shl nsw i64 %261, 2
  %263 = getelementptr inbounds i8, i8* %getch.i.7, i64 %262
  %264 = bitcast i8* %263 to i32*
  %265 = load i32, i32* %264, align 4
  %266 = sext i32 %250 to i64
  %267 = shl nsw i64 %266, 2
  %268 = getelementptr inbounds i8, i8* %260, i64 %267
  %269 = bitcast i8* %268 to i32*
  %270 = atomicrmw add i32* %269, i32 %265 seq_cst, align 4
  %271 = add i32 %245, 1
  %exitcond.not.7 = icmp eq i32 %271, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.308, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.308**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.308*, %struct.RuntimeContext.308** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.308*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.308*, i8*)*, void (%struct.RuntimeContext.308*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.308*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.308*, i8*, i32)*, void (%struct.RuntimeContext.308*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.308*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.308*, i8*)*, void (%struct.RuntimeContext.308*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.308*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.308* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.308* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.308* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.308, %struct.RuntimeContext.308* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.308* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.308* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.308*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.308* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
