; Made by `nox -s native` from *.c and *.h, sha256 07fa033b442bf29d0719cb8d39aa754f91aa492cb28a5f548b9c107007ed4e85
%struct.output = type { i64, i64, ptr }
%struct.ring = type { i64, i64, [0 x i64] }

@aiotaichi_output = dso_local addrspace(1) global ptr null, align 8

define dso_local void @vprintf(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %7, %3 ]
  %5 = phi ptr [ %0, %2 ], [ %8, %3 ]
  %6 = load i8, ptr %5, align 1
  %7 = add i64 %4, 1
  %8 = getelementptr inbounds i8, ptr %5, i64 1
  %9 = icmp eq i8 %6, 0
  br i1 %9, label %10, label %3

10:                                               ; preds = %3, %64
  %11 = phi i64 [ %65, %64 ], [ %7, %3 ]
  %12 = phi i64 [ %66, %64 ], [ %7, %3 ]
  %13 = phi ptr [ %69, %64 ], [ %0, %3 ]
  %14 = phi i64 [ %68, %64 ], [ 0, %3 ]
  %15 = load i8, ptr %13, align 1
  switch i8 %15, label %64 [
    i8 0, label %70
    i8 37, label %16
  ]

16:                                               ; preds = %10, %24
  %17 = phi ptr [ %21, %24 ], [ %13, %10 ]
  %18 = phi i32 [ %25, %24 ], [ 0, %10 ]
  br label %19

19:                                               ; preds = %16, %19
  %20 = phi ptr [ %21, %19 ], [ %17, %16 ]
  %21 = getelementptr inbounds i8, ptr %20, i64 1
  %22 = load i8, ptr %21, align 1
  %23 = sext i8 %22 to i32
  switch i32 %23, label %19 [
    i32 108, label %24
    i32 37, label %33
    i32 115, label %29
    i32 101, label %30
    i32 102, label %30
    i32 103, label %30
    i32 99, label %26
    i32 100, label %26
    i32 105, label %26
    i32 117, label %26
    i32 120, label %26
    i32 0, label %31
  ]

24:                                               ; preds = %19
  %25 = add i32 %18, 1
  br label %16

26:                                               ; preds = %19, %19, %19, %19, %19
  %27 = icmp eq i32 %18, 0
  %28 = select i1 %27, i32 2, i32 3
  br label %33

29:                                               ; preds = %19
  br label %33

30:                                               ; preds = %19, %19, %19
  br label %33

31:                                               ; preds = %19
  %32 = sext i8 %22 to i32
  br label %33

33:                                               ; preds = %19, %31, %30, %29, %26
  %34 = phi ptr [ %21, %26 ], [ %21, %29 ], [ %21, %30 ], [ %20, %31 ], [ %21, %19 ]
  %35 = phi i32 [ %28, %26 ], [ 5, %29 ], [ 4, %30 ], [ %32, %31 ], [ 1, %19 ]
  %36 = icmp ult i32 %35, 2
  br i1 %36, label %64, label %37

37:                                               ; preds = %33
  %38 = icmp eq i32 %35, 2
  %39 = select i1 %38, i64 4, i64 8
  %40 = add i64 %14, -1
  %41 = add i64 %40, %39
  %42 = select i1 %38, i64 2, i64 3
  %43 = lshr i64 %41, %42
  %44 = mul i64 %43, %39
  br i1 %38, label %45, label %47

45:                                               ; preds = %37
  %46 = add i64 %12, 8
  br label %61

47:                                               ; preds = %37
  %48 = icmp eq i32 %35, 5
  br i1 %48, label %49, label %59

49:                                               ; preds = %47
  %50 = getelementptr inbounds i8, ptr %1, i64 %44
  %51 = load ptr, ptr %50, align 8
  br label %52

52:                                               ; preds = %52, %49
  %53 = phi i64 [ %12, %49 ], [ %56, %52 ]
  %54 = phi ptr [ %51, %49 ], [ %57, %52 ]
  %55 = load i8, ptr %54, align 1
  %56 = add i64 %53, 1
  %57 = getelementptr inbounds i8, ptr %54, i64 1
  %58 = icmp eq i8 %55, 0
  br i1 %58, label %61, label %52

59:                                               ; preds = %47
  %60 = add i64 %12, 8
  br label %61

61:                                               ; preds = %52, %59, %45
  %62 = phi i64 [ %46, %45 ], [ %60, %59 ], [ %56, %52 ]
  %63 = add i64 %44, %39
  br label %64

64:                                               ; preds = %61, %33, %10
  %65 = phi i64 [ %11, %10 ], [ %11, %33 ], [ %62, %61 ]
  %66 = phi i64 [ %12, %10 ], [ %12, %33 ], [ %62, %61 ]
  %67 = phi ptr [ %13, %10 ], [ %34, %33 ], [ %34, %61 ]
  %68 = phi i64 [ %14, %10 ], [ %14, %33 ], [ %63, %61 ]
  %69 = getelementptr inbounds i8, ptr %67, i64 1
  br label %10

70:                                               ; preds = %10
  %71 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %72 = getelementptr inbounds %struct.output, ptr %71, i64 0, i32 2
  %73 = load ptr, ptr %72, align 8
  %74 = add i64 %11, 7
  %75 = and i64 %74, -8
  %76 = add i64 %75, 8
  %77 = getelementptr inbounds %struct.ring, ptr %73, i64 0, i32 1
  %78 = load volatile i64, ptr %77, align 8
  %79 = getelementptr inbounds %struct.output, ptr %71, i64 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = add i64 %80, %78
  %82 = load volatile i64, ptr %71, align 8
  %83 = tail call i32 asm "mov.u32 $0, %ctaid.x;", "=r"()
  %84 = tail call i32 asm "mov.u32 $0, %tid.x;", "=r"()
  %85 = add i64 %76, %82
  %86 = icmp ugt i64 %85, %81
  br i1 %86, label %90, label %87

87:                                               ; preds = %70
  %88 = shl i32 %83, 10
  %89 = add i32 %84, %88
  br label %93

90:                                               ; preds = %110, %70
  %91 = phi i64 [ %82, %70 ], [ %109, %110 ]
  %92 = atomicrmw add ptr %73, i64 1 seq_cst, align 8
  br label %117

93:                                               ; preds = %87, %110
  %94 = phi i64 [ %115, %110 ], [ %85, %87 ]
  %95 = phi i64 [ %109, %110 ], [ %82, %87 ]
  %96 = phi i32 [ %114, %110 ], [ 255, %87 ]
  %97 = phi i32 [ %107, %110 ], [ %89, %87 ]
  %98 = cmpxchg ptr %71, i64 %95, i64 %94 seq_cst seq_cst, align 8
  %99 = extractvalue { i64, i1 } %98, 1
  br i1 %99, label %106, label %100

100:                                              ; preds = %93
  %101 = mul i32 %97, 1664525
  %102 = add i32 %101, 1013904223
  %103 = lshr i32 %102, 16
  %104 = and i32 %103, %96
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %104)
  %105 = load volatile i64, ptr %71, align 8
  br label %106

106:                                              ; preds = %93, %100
  %107 = phi i32 [ %102, %100 ], [ %97, %93 ]
  %108 = phi i32 [ 0, %100 ], [ 2, %93 ]
  %109 = phi i64 [ %105, %100 ], [ %95, %93 ]
  br i1 %99, label %117, label %110

110:                                              ; preds = %106
  %111 = icmp ult i32 %96, 65535
  %112 = shl i32 %96, 1
  %113 = or i32 %112, 1
  %114 = select i1 %111, i32 %113, i32 %96
  %115 = add i64 %76, %109
  %116 = icmp ugt i64 %115, %81
  br i1 %116, label %90, label %93

117:                                              ; preds = %106, %90
  %118 = phi i32 [ 1, %90 ], [ %108, %106 ]
  %119 = phi i64 [ %91, %90 ], [ %109, %106 ]
  %120 = icmp eq i32 %118, 2
  br i1 %120, label %121, label %290

121:                                              ; preds = %117
  %122 = add i64 %119, 8
  %123 = load i64, ptr %79, align 8
  %124 = getelementptr inbounds %struct.ring, ptr %73, i64 0, i32 2
  br label %125

125:                                              ; preds = %143, %121
  %126 = phi i64 [ 0, %121 ], [ %145, %143 ]
  %127 = phi i64 [ %122, %121 ], [ %135, %143 ]
  %128 = phi ptr [ %0, %121 ], [ %146, %143 ]
  %129 = load i8, ptr %128, align 1
  %130 = zext i8 %129 to i64
  %131 = shl i64 %127, 3
  %132 = and i64 %131, 56
  %133 = shl nuw i64 %130, %132
  %134 = or i64 %133, %126
  %135 = add i64 %127, 1
  %136 = and i64 %135, 7
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %143

138:                                              ; preds = %125
  %139 = urem i64 %127, %123
  %140 = lshr i64 %139, 3
  %141 = getelementptr inbounds i64, ptr %124, i64 %140
  store i64 %134, ptr %141, align 8
  %142 = load i8, ptr %128, align 1
  br label %143

143:                                              ; preds = %138, %125
  %144 = phi i8 [ %142, %138 ], [ %129, %125 ]
  %145 = phi i64 [ 0, %138 ], [ %134, %125 ]
  %146 = getelementptr inbounds i8, ptr %128, i64 1
  %147 = icmp eq i8 %144, 0
  br i1 %147, label %148, label %125

148:                                              ; preds = %143, %269
  %149 = phi i64 [ %270, %269 ], [ %145, %143 ]
  %150 = phi i64 [ %271, %269 ], [ %135, %143 ]
  %151 = phi i64 [ %272, %269 ], [ %145, %143 ]
  %152 = phi i64 [ %273, %269 ], [ %135, %143 ]
  %153 = phi ptr [ %276, %269 ], [ %0, %143 ]
  %154 = phi i64 [ %275, %269 ], [ 0, %143 ]
  %155 = load i8, ptr %153, align 1
  switch i8 %155, label %269 [
    i8 0, label %277
    i8 37, label %156
  ]

156:                                              ; preds = %148, %164
  %157 = phi ptr [ %161, %164 ], [ %153, %148 ]
  %158 = phi i32 [ %165, %164 ], [ 0, %148 ]
  br label %159

159:                                              ; preds = %156, %159
  %160 = phi ptr [ %161, %159 ], [ %157, %156 ]
  %161 = getelementptr inbounds i8, ptr %160, i64 1
  %162 = load i8, ptr %161, align 1
  %163 = sext i8 %162 to i32
  switch i32 %163, label %159 [
    i32 108, label %164
    i32 37, label %173
    i32 115, label %169
    i32 101, label %170
    i32 102, label %170
    i32 103, label %170
    i32 99, label %166
    i32 100, label %166
    i32 105, label %166
    i32 117, label %166
    i32 120, label %166
    i32 0, label %171
  ]

164:                                              ; preds = %159
  %165 = add i32 %158, 1
  br label %156

166:                                              ; preds = %159, %159, %159, %159, %159
  %167 = icmp eq i32 %158, 0
  %168 = select i1 %167, i32 2, i32 3
  br label %173

169:                                              ; preds = %159
  br label %173

170:                                              ; preds = %159, %159, %159
  br label %173

171:                                              ; preds = %159
  %172 = sext i8 %162 to i32
  br label %173

173:                                              ; preds = %159, %171, %170, %169, %166
  %174 = phi ptr [ %161, %166 ], [ %161, %169 ], [ %161, %170 ], [ %160, %171 ], [ %161, %159 ]
  %175 = phi i32 [ %168, %166 ], [ 5, %169 ], [ 4, %170 ], [ %172, %171 ], [ 1, %159 ]
  %176 = icmp ult i32 %175, 2
  br i1 %176, label %269, label %177

177:                                              ; preds = %173
  %178 = icmp eq i32 %175, 2
  %179 = select i1 %178, i64 4, i64 8
  %180 = add i64 %154, -1
  %181 = add i64 %180, %179
  %182 = select i1 %178, i64 2, i64 3
  %183 = lshr i64 %181, %182
  %184 = mul i64 %183, %179
  br i1 %178, label %185, label %212

185:                                              ; preds = %177
  %186 = getelementptr inbounds i8, ptr %1, i64 %184
  %187 = load i32, ptr %186, align 4
  %188 = zext i32 %187 to i64
  br label %189

189:                                              ; preds = %208, %185
  %190 = phi i64 [ %151, %185 ], [ %209, %208 ]
  %191 = phi i64 [ %152, %185 ], [ %201, %208 ]
  %192 = phi i32 [ 0, %185 ], [ %210, %208 ]
  %193 = shl nuw nsw i32 %192, 3
  %194 = zext i32 %193 to i64
  %195 = lshr i64 %188, %194
  %196 = and i64 %195, 255
  %197 = shl i64 %191, 3
  %198 = and i64 %197, 56
  %199 = shl nuw i64 %196, %198
  %200 = or i64 %199, %190
  %201 = add i64 %191, 1
  %202 = and i64 %201, 7
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %204, label %208

204:                                              ; preds = %189
  %205 = urem i64 %191, %123
  %206 = lshr i64 %205, 3
  %207 = getelementptr inbounds i64, ptr %124, i64 %206
  store i64 %200, ptr %207, align 8
  br label %208

208:                                              ; preds = %204, %189
  %209 = phi i64 [ 0, %204 ], [ %200, %189 ]
  %210 = add nuw nsw i32 %192, 1
  %211 = icmp eq i32 %210, 8
  br i1 %211, label %265, label %189

212:                                              ; preds = %177
  %213 = icmp eq i32 %175, 5
  %214 = getelementptr inbounds i8, ptr %1, i64 %184
  br i1 %213, label %215, label %240

215:                                              ; preds = %212
  %216 = load ptr, ptr %214, align 8
  br label %217

217:                                              ; preds = %235, %215
  %218 = phi i64 [ %151, %215 ], [ %237, %235 ]
  %219 = phi i64 [ %152, %215 ], [ %227, %235 ]
  %220 = phi ptr [ %216, %215 ], [ %238, %235 ]
  %221 = load i8, ptr %220, align 1
  %222 = zext i8 %221 to i64
  %223 = shl i64 %219, 3
  %224 = and i64 %223, 56
  %225 = shl nuw i64 %222, %224
  %226 = or i64 %225, %218
  %227 = add i64 %219, 1
  %228 = and i64 %227, 7
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %230, label %235

230:                                              ; preds = %217
  %231 = urem i64 %219, %123
  %232 = lshr i64 %231, 3
  %233 = getelementptr inbounds i64, ptr %124, i64 %232
  store i64 %226, ptr %233, align 8
  %234 = load i8, ptr %220, align 1
  br label %235

235:                                              ; preds = %230, %217
  %236 = phi i8 [ %234, %230 ], [ %221, %217 ]
  %237 = phi i64 [ 0, %230 ], [ %226, %217 ]
  %238 = getelementptr inbounds i8, ptr %220, i64 1
  %239 = icmp eq i8 %236, 0
  br i1 %239, label %265, label %217

240:                                              ; preds = %212
  %241 = load i64, ptr %214, align 8
  br label %242

242:                                              ; preds = %261, %240
  %243 = phi i64 [ %151, %240 ], [ %262, %261 ]
  %244 = phi i64 [ %152, %240 ], [ %254, %261 ]
  %245 = phi i32 [ 0, %240 ], [ %263, %261 ]
  %246 = shl nuw nsw i32 %245, 3
  %247 = zext i32 %246 to i64
  %248 = lshr i64 %241, %247
  %249 = and i64 %248, 255
  %250 = shl i64 %244, 3
  %251 = and i64 %250, 56
  %252 = shl nuw i64 %249, %251
  %253 = or i64 %252, %243
  %254 = add i64 %244, 1
  %255 = and i64 %254, 7
  %256 = icmp eq i64 %255, 0
  br i1 %256, label %257, label %261

257:                                              ; preds = %242
  %258 = urem i64 %244, %123
  %259 = lshr i64 %258, 3
  %260 = getelementptr inbounds i64, ptr %124, i64 %259
  store i64 %253, ptr %260, align 8
  br label %261

261:                                              ; preds = %257, %242
  %262 = phi i64 [ 0, %257 ], [ %253, %242 ]
  %263 = add nuw nsw i32 %245, 1
  %264 = icmp eq i32 %263, 8
  br i1 %264, label %265, label %242

265:                                              ; preds = %261, %235, %208
  %266 = phi i64 [ %209, %208 ], [ %237, %235 ], [ %262, %261 ]
  %267 = phi i64 [ %201, %208 ], [ %227, %235 ], [ %254, %261 ]
  %268 = add i64 %184, %179
  br label %269

269:                                              ; preds = %265, %173, %148
  %270 = phi i64 [ %149, %148 ], [ %149, %173 ], [ %266, %265 ]
  %271 = phi i64 [ %150, %148 ], [ %150, %173 ], [ %267, %265 ]
  %272 = phi i64 [ %151, %148 ], [ %151, %173 ], [ %266, %265 ]
  %273 = phi i64 [ %152, %148 ], [ %152, %173 ], [ %267, %265 ]
  %274 = phi ptr [ %153, %148 ], [ %174, %173 ], [ %174, %265 ]
  %275 = phi i64 [ %154, %148 ], [ %154, %173 ], [ %268, %265 ]
  %276 = getelementptr inbounds i8, ptr %274, i64 1
  br label %148

277:                                              ; preds = %148
  %278 = and i64 %150, 7
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %285, label %280

280:                                              ; preds = %277
  %281 = add i64 %150, -1
  %282 = urem i64 %281, %123
  %283 = lshr i64 %282, 3
  %284 = getelementptr inbounds i64, ptr %124, i64 %283
  store i64 %149, ptr %284, align 8
  br label %285

285:                                              ; preds = %280, %277
  tail call void @llvm.nvvm.membar.sys()
  %286 = load i64, ptr %79, align 8
  %287 = urem i64 %119, %286
  %288 = lshr i64 %287, 3
  %289 = getelementptr inbounds %struct.ring, ptr %73, i64 0, i32 2, i64 %288
  store volatile i64 %11, ptr %289, align 8
  br label %290

290:                                              ; preds = %117, %285
  ret void
}

declare void @llvm.nvvm.membar.sys()
