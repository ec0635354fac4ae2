; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.140*, void (%struct.RuntimeContext.140*, i8*)*, void (%struct.RuntimeContext.140*, i8*, i32)*, void (%struct.RuntimeContext.140*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.140 = type { i8*, %struct.LLVMRuntime.139*, i32, i64* }
%struct.LLVMRuntime.139 = type { %struct.PreallocatedMemoryChunk.134, %struct.PreallocatedMemoryChunk.134, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.135*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.136*], [1024 x %struct.NodeManager.137*], [1024 x i8*], i8*, %struct.RandState.138*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.134 = type { i8*, i8*, i64 }
%struct.__va_list_tag.135 = type { i32, i32, i8*, i8* }
%struct.ListManager.136 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.139* }
%struct.NodeManager.137 = type <{ %struct.LLVMRuntime.139*, i32, i32, i32, i32, %struct.ListManager.136*, %struct.ListManager.136*, %struct.ListManager.136*, i32, [4 x i8] }>
%struct.RandState.138 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @get_levels_c96_0_kernel_0_range_for(%struct.RuntimeContext.140* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.140* %context, %struct.RuntimeContext.140** %4, align 8
  store void (%struct.RuntimeContext.140*, i8*)* null, void (%struct.RuntimeContext.140*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.140*, i8*, i32)* @function_body, void (%struct.RuntimeContext.140*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.140*, i8*)* null, void (%struct.RuntimeContext.140*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.140* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 11
  %4 = add i32 %3, 2048
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4096)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.140* %0 to { { { i32, i32 }, i32* } }**
  %8 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %7, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %0, i64 0, i32 1
  %10 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %11 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 0, i32 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %Pointer_lookup_element.exit.1, %for_loop_body.lr.ph
  %.0103 = phi i32 [ %3, %for_loop_body.lr.ph ], [ %359, %Pointer_lookup_element.exit.1 ]
  %12 = sdiv i32 %.0103, 64
  %13 = icmp slt i32 %.0103, 0
  %14 = shl nsw i32 %12, 6
  %15 = icmp ne i32 %.0103, %14
  %16 = and i1 %13, %15
  %.neg = sext i1 %16 to i32
  %17 = add nsw i32 %12, %.neg
  %.neg4 = mul i32 %17, -64
  %18 = add i32 %.0103, %.neg4
  %19 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %19, i64 0, i32 7, i64 0
  %21 = load i8*, i8** %20, align 8
  %getch.i = getelementptr i8, i8* %21, i64 112
  %22 = lshr i32 %18, 4
  %23 = lshr i32 %17, 2
  %24 = and i32 %23, 536870908
  %25 = add nuw nsw i32 %22, %24
  %26 = shl i32 %25, 3
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, i8* %getch.i, i64 %27
  %29 = getelementptr inbounds i8, i8* %28, i64 128
  %30 = bitcast i8* %29 to i8**
  %31 = load i8*, i8** %30, align 8
  %32 = icmp eq i8* %31, null
  br i1 %32, label %33, label %Pointer_lookup_element.exit20

33:                                               ; preds = %for_loop_body
  %34 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %19, i64 0, i32 13, i64 7
  %35 = load i8*, i8** %34, align 8
  br label %Pointer_lookup_element.exit20

Pointer_lookup_element.exit20:                    ; preds = %33, %for_loop_body
  %.0.i19 = phi i8* [ %35, %33 ], [ %31, %for_loop_body ]
  %36 = shl i32 %23, 3
  %37 = and i32 %36, 16
  %.mask = and i32 %18, 8
  %38 = or i32 %37, %.mask
  %39 = zext i32 %38 to i64
  %40 = getelementptr i8, i8* %.0.i19, i64 %39
  %41 = getelementptr inbounds i8, i8* %40, i64 32
  %42 = bitcast i8* %41 to i8**
  %43 = load i8*, i8** %42, align 8
  %44 = icmp eq i8* %43, null
  br i1 %44, label %45, label %Pointer_lookup_element.exit18

45:                                               ; preds = %Pointer_lookup_element.exit20
  %46 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %19, i64 0, i32 13, i64 8
  %47 = load i8*, i8** %46, align 8
  br label %Pointer_lookup_element.exit18

Pointer_lookup_element.exit18:                    ; preds = %45, %Pointer_lookup_element.exit20
  %.0.i17 = phi i8* [ %47, %45 ], [ %43, %Pointer_lookup_element.exit20 ]
  %48 = lshr i32 %18, 2
  %49 = and i32 %48, 1
  %50 = lshr i32 %17, 1
  %51 = and i32 %50, 2
  %52 = or i32 %49, %51
  %53 = shl nuw nsw i32 %52, 3
  %54 = zext i32 %53 to i64
  %55 = getelementptr i8, i8* %.0.i17, i64 %54
  %56 = getelementptr inbounds i8, i8* %55, i64 32
  %57 = bitcast i8* %56 to i8**
  %58 = load i8*, i8** %57, align 8
  %59 = icmp eq i8* %58, null
  br i1 %59, label %60, label %Pointer_lookup_element.exit16

60:                                               ; preds = %Pointer_lookup_element.exit18
  %61 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %19, i64 0, i32 13, i64 9
  %62 = load i8*, i8** %61, align 8
  br label %Pointer_lookup_element.exit16

Pointer_lookup_element.exit16:                    ; preds = %60, %Pointer_lookup_element.exit18
  %.0.i15 = phi i8* [ %62, %60 ], [ %58, %Pointer_lookup_element.exit18 ]
  %63 = and i32 %18, 2
  %64 = shl nsw i32 %17, 2
  %65 = and i32 %64, 12
  %66 = or i32 %63, %65
  %67 = shl nuw nsw i32 %66, 2
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds i8, i8* %.0.i15, i64 %68
  %70 = bitcast i8* %69 to i32*
  %71 = load i32, i32* %70, align 4
  %72 = load i32*, i32** %10, align 8
  %73 = load i32, i32* %11, align 4
  %74 = add i32 %73, -64
  %75 = mul i32 %17, %74
  %76 = add i32 %.0103, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr i32, i32* %72, i64 %77
  store i32 %71, i32* %78, align 4
  %79 = insertelement <2 x i32> poison, i32 %18, i64 0
  %80 = insertelement <2 x i32> %79, i32 %17, i64 1
  %81 = sdiv <2 x i32> %80, <i32 4, i32 4>
  %82 = icmp slt <2 x i32> %80, zeroinitializer
  %83 = shl nsw <2 x i32> %81, <i32 2, i32 2>
  %84 = icmp ne <2 x i32> %83, %80
  %85 = and <2 x i1> %82, %84
  %86 = sext <2 x i1> %85 to <2 x i32>
  %87 = add nsw <2 x i32> %81, %86
  %88 = extractelement <2 x i32> %87, i64 1
  %89 = and i32 %88, 536870908
  %90 = extractelement <2 x i32> %87, i64 0
  %91 = lshr i32 %90, 2
  %92 = add nuw nsw i32 %91, %89
  %93 = shl i32 %92, 3
  %94 = sext i32 %93 to i64
  %95 = getelementptr i8, i8* %getch.i, i64 %94
  %96 = getelementptr inbounds i8, i8* %95, i64 128
  %97 = bitcast i8* %96 to i8**
  %98 = load i8*, i8** %97, align 8
  %99 = icmp eq i8* %98, null
  br i1 %99, label %100, label %Pointer_lookup_element.exit14

100:                                              ; preds = %Pointer_lookup_element.exit16
  %101 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %102 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %101, i64 0, i32 13, i64 7
  %103 = load i8*, i8** %102, align 8
  br label %Pointer_lookup_element.exit14

Pointer_lookup_element.exit14:                    ; preds = %100, %Pointer_lookup_element.exit16
  %.0.i13 = phi i8* [ %103, %100 ], [ %98, %Pointer_lookup_element.exit16 ]
  %104 = lshr i32 %90, 1
  %105 = and i32 %104, 1
  %106 = and i32 %88, 2
  %107 = or i32 %105, %106
  %108 = shl nuw nsw i32 %107, 3
  %109 = zext i32 %108 to i64
  %110 = getelementptr i8, i8* %.0.i13, i64 %109
  %111 = getelementptr inbounds i8, i8* %110, i64 32
  %112 = bitcast i8* %111 to i8**
  %113 = load i8*, i8** %112, align 8
  %114 = icmp eq i8* %113, null
  br i1 %114, label %115, label %Pointer_lookup_element.exit12

115:                                              ; preds = %Pointer_lookup_element.exit14
  %116 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %117 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %116, i64 0, i32 13, i64 8
  %118 = load i8*, i8** %117, align 8
  br label %Pointer_lookup_element.exit12

Pointer_lookup_element.exit12:                    ; preds = %115, %Pointer_lookup_element.exit14
  %.0.i11 = phi i8* [ %118, %115 ], [ %113, %Pointer_lookup_element.exit14 ]
  %119 = and i32 %90, 1
  %120 = shl nsw i32 %88, 1
  %121 = and i32 %120, 2
  %122 = or i32 %119, %121
  %123 = shl nuw nsw i32 %122, 3
  %124 = zext i32 %123 to i64
  %125 = getelementptr i8, i8* %.0.i11, i64 %124
  %126 = getelementptr inbounds i8, i8* %125, i64 32
  %127 = bitcast i8* %126 to i8**
  %128 = load i8*, i8** %127, align 8
  %.not = icmp eq i8* %128, null
  %129 = select i1 %.not, i32 0, i32 2
  %130 = atomicrmw add i32* %78, i32 %129 seq_cst, align 4
  %131 = sdiv i32 %17, 8
  %132 = shl nsw i32 %131, 3
  %133 = icmp ne i32 %132, %17
  %134 = extractelement <2 x i1> %82, i64 1
  %135 = and i1 %134, %133
  %.neg7 = sext i1 %135 to i32
  %136 = add nsw i32 %131, %.neg7
  %137 = sdiv i32 %18, 8
  %138 = shl nsw i32 %137, 3
  %139 = icmp ne i32 %18, %138
  %140 = extractelement <2 x i1> %82, i64 0
  %141 = and i1 %140, %139
  %.neg8 = sext i1 %141 to i32
  %142 = add nsw i32 %137, %.neg8
  %143 = lshr i32 %142, 1
  %144 = shl nsw i32 %136, 1
  %145 = and i32 %144, 536870908
  %146 = add nuw i32 %143, %145
  %147 = shl i32 %146, 3
  %148 = sext i32 %147 to i64
  %149 = getelementptr i8, i8* %getch.i, i64 %148
  %150 = getelementptr inbounds i8, i8* %149, i64 128
  %151 = bitcast i8* %150 to i8**
  %152 = load i8*, i8** %151, align 8
  %153 = icmp eq i8* %152, null
  br i1 %153, label %154, label %Pointer_lookup_element.exit

154:                                              ; preds = %Pointer_lookup_element.exit12
  %155 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %156 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %155, i64 0, i32 13, i64 7
  %157 = load i8*, i8** %156, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %154, %Pointer_lookup_element.exit12
  %.0.i = phi i8* [ %157, %154 ], [ %152, %Pointer_lookup_element.exit12 ]
  %158 = and i32 %142, 1
  %159 = and i32 %144, 2
  %160 = or i32 %158, %159
  %161 = shl nuw nsw i32 %160, 3
  %162 = zext i32 %161 to i64
  %163 = getelementptr i8, i8* %.0.i, i64 %162
  %164 = getelementptr inbounds i8, i8* %163, i64 32
  %165 = bitcast i8* %164 to i8**
  %166 = load i8*, i8** %165, align 8
  %.not101 = icmp eq i8* %166, null
  %167 = select i1 %.not101, i32 0, i32 4
  %168 = atomicrmw add i32* %78, i32 %167 seq_cst, align 4
  %169 = sdiv <2 x i32> %80, <i32 16, i32 16>
  %170 = shl nsw <2 x i32> %169, <i32 4, i32 4>
  %171 = icmp ne <2 x i32> %170, %80
  %172 = and <2 x i1> %82, %171
  %173 = sext <2 x i1> %172 to <2 x i32>
  %174 = add nsw <2 x i32> %169, %173
  %175 = extractelement <2 x i32> %174, i64 1
  %176 = shl nsw i32 %175, 2
  %177 = extractelement <2 x i32> %174, i64 0
  %178 = add nsw i32 %177, %176
  %179 = shl i32 %178, 3
  %180 = sext i32 %179 to i64
  %181 = getelementptr i8, i8* %getch.i, i64 %180
  %182 = getelementptr inbounds i8, i8* %181, i64 128
  %183 = bitcast i8* %182 to i8**
  %184 = load i8*, i8** %183, align 8
  %.not102 = icmp eq i8* %184, null
  %185 = select i1 %.not102, i32 0, i32 8
  %186 = atomicrmw add i32* %78, i32 %185 seq_cst, align 4
  %187 = add nsw i32 %.0103, 1
  %188 = sdiv i32 %187, 64
  %189 = icmp slt i32 %.0103, -1
  %.neg.1 = sext i1 %189 to i32
  %190 = add nsw i32 %188, %.neg.1
  %.neg4.1 = mul i32 %190, -64
  %191 = add i32 %.0103, %.neg4.1
  %192 = add i32 %191, 1
  %193 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %194 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %193, i64 0, i32 7, i64 0
  %195 = load i8*, i8** %194, align 8
  %getch.i.1 = getelementptr i8, i8* %195, i64 112
  %196 = lshr i32 %192, 4
  %197 = lshr i32 %190, 2
  %198 = and i32 %197, 536870908
  %199 = add nuw nsw i32 %196, %198
  %200 = shl i32 %199, 3
  %201 = sext i32 %200 to i64
  %202 = getelementptr i8, i8* %getch.i.1, i64 %201
  %203 = getelementptr inbounds i8, i8* %202, i64 128
  %204 = bitcast i8* %203 to i8**
  %205 = load i8*, i8** %204, align 8
  %206 = icmp eq i8* %205, null
  br i1 %206, label %207, label %Pointer_lookup_element.exit20.1

207:                                              ; preds = %Pointer_lookup_element.exit
  %208 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %193, i64 0, i32 13, i64 7
  %209 = load i8*, i8** %208, align 8
  br label %Pointer_lookup_element.exit20.1

Pointer_lookup_element.exit20.1:                  ; preds = %207, %Pointer_lookup_element.exit
  %.0.i19.1 = phi i8* [ %209, %207 ], [ %205, %Pointer_lookup_element.exit ]
  %210 = shl i32 %197, 3
  %211 = and i32 %210, 16
  %.mask.1 = and i32 %192, 8
  %212 = or i32 %211, %.mask.1
  %213 = zext i32 %212 to i64
  %214 = getelementptr i8, i8* %.0.i19.1, i64 %213
  %215 = getelementptr inbounds i8, i8* %214, i64 32
  %216 = bitcast i8* %215 to i8**
  %217 = load i8*, i8** %216, align 8
  %218 = icmp eq i8* %217, null
  br i1 %218, label %219, label %Pointer_lookup_element.exit18.1

219:                                              ; preds = %Pointer_lookup_element.exit20.1
  %220 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %193, i64 0, i32 13, i64 8
  %221 = load i8*, i8** %220, align 8
  br label %Pointer_lookup_element.exit18.1

Pointer_lookup_element.exit18.1:                  ; preds = %219, %Pointer_lookup_element.exit20.1
  %.0.i17.1 = phi i8* [ %221, %219 ], [ %217, %Pointer_lookup_element.exit20.1 ]
  %222 = lshr i32 %192, 2
  %223 = and i32 %222, 1
  %224 = lshr i32 %190, 1
  %225 = and i32 %224, 2
  %226 = or i32 %223, %225
  %227 = shl nuw nsw i32 %226, 3
  %228 = zext i32 %227 to i64
  %229 = getelementptr i8, i8* %.0.i17.1, i64 %228
  %230 = getelementptr inbounds i8, i8* %229, i64 32
  %231 = bitcast i8* %230 to i8**
  %232 = load i8*, i8** %231, align 8
  %233 = icmp eq i8* %232, null
  br i1 %233, label %234, label %Pointer_lookup_element.exit16.1

234:                                              ; preds = %Pointer_lookup_element.exit18.1
  %235 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %193, i64 0, i32 13, i64 9
  %236 = load i8*, i8** %235, align 8
  br label %Pointer_lookup_element.exit16.1

Pointer_lookup_element.exit16.1:                  ; preds = %234, %Pointer_lookup_element.exit18.1
  %.0.i15.1 = phi i8* [ %236, %234 ], [ %232, %Pointer_lookup_element.exit18.1 ]
  %237 = and i32 %192, 3
  %238 = shl nsw i32 %190, 2
  %239 = and i32 %238, 12
  %240 = or i32 %237, %239
  %241 = shl nuw nsw i32 %240, 2
  %242 = zext i32 %241 to i64
  %243 = getelementptr inbounds i8, i8* %.0.i15.1, i64 %242
  %244 = bitcast i8* %243 to i32*
  %245 = load i32, i32* %244, align 4
  %246 = load i32*, i32** %10, align 8
  %247 = load i32, i32* %11, align 4
  %248 = add i32 %247, -64
  %249 = mul i32 %190, %248
  %250 = add i32 %.0103, %249
  %251 = add i32 %250, 1
  %252 = sext i32 %251 to i64
  %253 = getelementptr i32, i32* %246, i64 %252
  store i32 %245, i32* %253, align 4
  %254 = insertelement <2 x i32> poison, i32 %192, i64 0
  %255 = insertelement <2 x i32> %254, i32 %190, i64 1
  %256 = sdiv <2 x i32> %255, <i32 4, i32 4>
  %257 = icmp slt <2 x i32> %255, zeroinitializer
  %258 = shl nsw <2 x i32> %256, <i32 2, i32 2>
  %259 = icmp ne <2 x i32> %258, %255
  %260 = and <2 x i1> %257, %259
  %261 = sext <2 x i1> %260 to <2 x i32>
  %262 = add nsw <2 x i32> %256, %261
  %263 = extractelement <2 x i32> %262, i64 1
  %264 = and i32 %263, 536870908
  %265 = extractelement <2 x i32> %262, i64 0
  %266 = lshr i32 %265, 2
  %267 = add nuw nsw i32 %266, %264
  %268 = shl i32 %267, 3
  %269 = sext i32 %268 to i64
  %270 = getelementptr i8, i8* %getch.i.1, i64 %269
  %271 = getelementptr inbounds i8, i8* %270, i64 128
  %272 = bitcast i8* %271 to i8**
  %273 = load i8*, i8** %272, align 8
  %274 = icmp eq i8* %273, null
  br i1 %274, label %275, label %Pointer_lookup_element.exit14.1

275:                                              ; preds = %Pointer_lookup_element.exit16.1
  %276 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %277 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %276, i64 0, i32 13, i64 7
  %278 = load i8*, i8** %277, align 8
  br label %Pointer_lookup_element.exit14.1

Pointer_lookup_element.exit14.1:                  ; preds = %275, %Pointer_lookup_element.exit16.1
  %.0.i13.1 = phi i8* [ %278, %275 ], [ %273, %Pointer_lookup_element.exit16.1 ]
  %279 = lshr i32 %265, 1
  %280 = and i32 %279, 1
  %281 = and i32 %263, 2
  %282 = or i32 %280, %281
  %283 = shl nuw nsw i32 %282, 3
  %284 = zext i32 %283 to i64
  %285 = getelementptr i8, i8* %.0.i13.1, i64 %284
  %286 = getelementptr inbounds i8, i8* %285, i64 32
  %287 = bitcast i8* %286 to i8**
  %288 = load i8*, i8** %287, align 8
  %289 = icmp eq i8* %288, null
  br i1 %289, label %290, label %Pointer_lookup_element.exit12.1

290:                                              ; preds = %Pointer_lookup_element.exit14.1
  %291 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %292 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %291, i64 0, i32 13, i64 8
  %293 = load i8*, i8** %292, align 8
  br label %Pointer_lookup_element.exit12.1

Pointer_lookup_element.exit12.1:                  ; preds = %290, %Pointer_lookup_element.exit14.1
  %.0.i11.1 = phi i8* [ %293, %290 ], [ %288, %Pointer_lookup_element.exit14.1 ]
  %294 = and i32 %265, 1
  %295 = shl nsw i32 %263, 1
  %296 = and i32 %295, 2
  %297 = or i32 %294, %296
  %298 = shl nuw nsw i32 %297, 3
  %299 = zext i32 %298 to i64
  %300 = getelementptr i8, i8* %.0.i11.1, i64 %299
  %301 = getelementptr inbounds i8, i8* %300, i64 32
  %302 = bitcast i8* %301 to i8**
  %303 = load i8*, i8** %302, align 8
  %.not.1 = icmp eq i8* %303, null
  %304 = select i1 %.not.1, i32 0, i32 2
  %305 = atomicrmw add i32* %253, i32 %304 seq_cst, align 4
  %306 = sdiv i32 %190, 8
  %307 = shl nsw i32 %306, 3
  %308 = icmp ne i32 %307, %190
  %309 = extractelement <2 x i1> %257, i64 1
  %310 = and i1 %309, %308
  %.neg7.1 = sext i1 %310 to i32
  %311 = add nsw i32 %306, %.neg7.1
  %312 = sdiv i32 %192, 8
  %313 = extractelement <2 x i1> %257, i64 0
  %.neg8.1 = sext i1 %313 to i32
  %314 = add nsw i32 %312, %.neg8.1
  %315 = lshr i32 %314, 1
  %316 = shl nsw i32 %311, 1
  %317 = and i32 %316, 536870908
  %318 = add nuw i32 %315, %317
  %319 = shl i32 %318, 3
  %320 = sext i32 %319 to i64
  %321 = getelementptr i8, i8* %getch.i.1, i64 %320
  %322 = getelementptr inbounds i8, i8* %321, i64 128
  %323 = bitcast i8* %322 to i8**
  %324 = load i8*, i8** %323, align 8
  %325 = icmp eq i8* %324, null
  br i1 %325, label %326, label %Pointer_lookup_element.exit.1

326:                                              ; preds = %Pointer_lookup_element.exit12.1
  %327 = load %struct.LLVMRuntime.139*, %struct.LLVMRuntime.139** %9, align 8
  %328 = getelementptr inbounds %struct.LLVMRuntime.139, %struct.LLVMRuntime.139* %327, i64 0, i32 13, i64 7
  %329 = load i8*, i8** %328, align 8
  br label %Pointer_lookup_element.exit.1

Pointer_lookup_element.exit.1:                    ; preds = %326, %Pointer_lookup_element.exit12.1
  %.0.i.1 = phi i8* [ %329, %326 ], [ %324, %Pointer_lookup_element.exit12.1 ]
  %330 = and i32 %314, 1
  %331 = and i32 %316, 2
  %332 = or i32 %330, %331
  %333 = shl nuw nsw i32 %332, 3
  %334 = zext i32 %333 to i64
  %335 = getelementptr i8, i8* %.0.i.1, i64 %334
  %336 = getelementptr inbounds i8, i8* %335, i64 32
  %337 = bitcast i8* %336 to i8**
  %338 = load i8*, i8** %337, align 8
  %.not101.1 = icmp eq i8* %338, null
  %339 = select i1 %.not101.1, i32 0, i32 4
  %340 = atomicrmw add i32* %253, i32 %339 seq_cst, align 4
  %341 = sdiv <2 x i32> %255, <i32 16, i32 16>
  %342 = shl nsw <2 x i32> %341, <i32 4, i32 4>
  %343 = icmp ne <2 x i32> %342, %255
  %344 = and <2 x i1> %257, %343
  %345 = sext <2 x i1> %344 to <2 x i32>
  %346 = add nsw <2 x i32> %341, %345
  %347 = extractelement <2 x i32> %346, i64 1
  %348 = shl nsw i32 %347, 2
  %349 = extractelement <2 x i32> %346, i64 0
  %350 = add nsw i32 %349, %348
  %351 = shl i32 %350, 3
  %352 = sext i32 %351 to i64
  %353 = getelementptr i8, i8* %getch.i.1, i64 %352
  %354 = getelementptr inbounds i8, i8* %353, i64 128
  %355 = bitcast i8* %354 to i8**
  %356 = load i8*, i8** %355, align 8
  %.not102.1 = icmp eq i8* %356, null
  %357 = select i1 %.not102.1, i32 0, i32 8
  %358 = atomicrmw add i32* %253, i32 %357 seq_cst, align 4
  %359 = add nsw i32 %.0103, 2
  %exitcond.not.1 = icmp eq i32 %5, %359
  br i1 %exitcond.not.1, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %Pointer_lookup_element.exit.1
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.140, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.140**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.140*, %struct.RuntimeContext.140** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.140*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.140*, i8*)*, void (%struct.RuntimeContext.140*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.140*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.140*, i8*, i32)*, void (%struct.RuntimeContext.140*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.140*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.140*, i8*)*, void (%struct.RuntimeContext.140*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.140*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.140* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.140* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.140* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.140, %struct.RuntimeContext.140* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.140* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.140* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.140*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.140* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
attributes #1 = { nofree nounwind }
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
