; Made by `nox -s native` from *.c and *.h, sha256 a4180014729f279187e176d114d99103dbe102bdda97a9df3275f4b8ee19016a
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

10:                                               ; preds = %3, %75
  %11 = phi i64 [ %76, %75 ], [ %7, %3 ]
  %12 = phi i64 [ %77, %75 ], [ %7, %3 ]
  %13 = phi ptr [ %80, %75 ], [ %0, %3 ]
  %14 = phi i64 [ %79, %75 ], [ 0, %3 ]
  %15 = load i8, ptr %13, align 1
  switch i8 %15, label %75 [
    i8 0, label %81
    i8 37, label %16
  ]

16:                                               ; preds = %10, %28
  %17 = phi ptr [ %25, %28 ], [ %13, %10 ]
  %18 = phi i32 [ %29, %28 ], [ 0, %10 ]
  %19 = phi i32 [ %22, %28 ], [ 0, %10 ]
  br label %20

20:                                               ; preds = %16, %30
  %21 = phi ptr [ %17, %16 ], [ %25, %30 ]
  %22 = phi i32 [ %19, %16 ], [ %31, %30 ]
  br label %23

23:                                               ; preds = %20, %23
  %24 = phi ptr [ %25, %23 ], [ %21, %20 ]
  %25 = getelementptr inbounds i8, ptr %24, i64 1
  %26 = load i8, ptr %25, align 1
  %27 = sext i8 %26 to i32
  switch i32 %27, label %23 [
    i32 108, label %28
    i32 104, label %30
    i32 37, label %41
    i32 115, label %37
    i32 101, label %38
    i32 102, label %38
    i32 103, label %38
    i32 99, label %32
    i32 100, label %32
    i32 105, label %32
    i32 117, label %32
    i32 120, label %32
    i32 0, label %39
  ]

28:                                               ; preds = %23
  %29 = add i32 %18, 1
  br label %16

30:                                               ; preds = %23
  %31 = add i32 %22, 1
  br label %20

32:                                               ; preds = %23, %23, %23, %23, %23
  %33 = icmp eq i32 %18, 0
  %34 = icmp eq i32 %22, 0
  %35 = select i1 %34, i32 3, i32 2
  %36 = select i1 %33, i32 %35, i32 4
  br label %41

37:                                               ; preds = %23
  br label %41

38:                                               ; preds = %23, %23, %23
  br label %41

39:                                               ; preds = %23
  %40 = sext i8 %26 to i32
  br label %41

41:                                               ; preds = %23, %39, %38, %37, %32
  %42 = phi ptr [ %25, %32 ], [ %25, %37 ], [ %25, %38 ], [ %24, %39 ], [ %25, %23 ]
  %43 = phi i32 [ %36, %32 ], [ 6, %37 ], [ 5, %38 ], [ %40, %39 ], [ 1, %23 ]
  %44 = icmp ult i32 %43, 2
  br i1 %44, label %75, label %45

45:                                               ; preds = %41
  %46 = icmp eq i32 %43, 2
  %47 = icmp eq i32 %43, 3
  %48 = select i1 %47, i64 4, i64 8
  %49 = select i1 %46, i64 2, i64 %48
  %50 = add i64 %49, %14
  %51 = freeze i64 %50
  %52 = add i64 %51, -1
  %53 = sub nsw i64 0, %49
  %54 = and i64 %52, %53
  br i1 %46, label %55, label %57

55:                                               ; preds = %45
  %56 = add i64 %12, 8
  br label %72

57:                                               ; preds = %45
  switch i32 %43, label %70 [
    i32 3, label %58
    i32 6, label %60
  ]

58:                                               ; preds = %57
  %59 = add i64 %12, 8
  br label %72

60:                                               ; preds = %57
  %61 = getelementptr inbounds i8, ptr %1, i64 %54
  %62 = load ptr, ptr %61, align 8
  br label %63

63:                                               ; preds = %63, %60
  %64 = phi i64 [ %12, %60 ], [ %67, %63 ]
  %65 = phi ptr [ %62, %60 ], [ %68, %63 ]
  %66 = load i8, ptr %65, align 1
  %67 = add i64 %64, 1
  %68 = getelementptr inbounds i8, ptr %65, i64 1
  %69 = icmp eq i8 %66, 0
  br i1 %69, label %72, label %63

70:                                               ; preds = %57
  %71 = add i64 %12, 8
  br label %72

72:                                               ; preds = %63, %58, %70, %55
  %73 = phi i64 [ %56, %55 ], [ %71, %70 ], [ %59, %58 ], [ %67, %63 ]
  %74 = add i64 %54, %49
  br label %75

75:                                               ; preds = %72, %41, %10
  %76 = phi i64 [ %11, %10 ], [ %11, %41 ], [ %73, %72 ]
  %77 = phi i64 [ %12, %10 ], [ %12, %41 ], [ %73, %72 ]
  %78 = phi ptr [ %13, %10 ], [ %42, %41 ], [ %42, %72 ]
  %79 = phi i64 [ %14, %10 ], [ %14, %41 ], [ %74, %72 ]
  %80 = getelementptr inbounds i8, ptr %78, i64 1
  br label %10

81:                                               ; preds = %10
  %82 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %83 = getelementptr inbounds %struct.output, ptr %82, i64 0, i32 2
  %84 = load ptr, ptr %83, align 8
  %85 = add i64 %11, 7
  %86 = and i64 %85, -8
  %87 = add i64 %86, 8
  %88 = getelementptr inbounds %struct.ring, ptr %84, i64 0, i32 1
  %89 = load volatile i64, ptr %88, align 8
  %90 = getelementptr inbounds %struct.output, ptr %82, i64 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = add i64 %91, %89
  %93 = load volatile i64, ptr %82, align 8
  %94 = tail call i32 asm "mov.u32 $0, %ctaid.x;", "=r"()
  %95 = tail call i32 asm "mov.u32 $0, %tid.x;", "=r"()
  %96 = add i64 %87, %93
  %97 = icmp ugt i64 %96, %92
  br i1 %97, label %101, label %98

98:                                               ; preds = %81
  %99 = shl i32 %94, 10
  %100 = add i32 %95, %99
  br label %104

101:                                              ; preds = %121, %81
  %102 = phi i64 [ %93, %81 ], [ %120, %121 ]
  %103 = atomicrmw add ptr %84, i64 1 seq_cst, align 8
  br label %128

104:                                              ; preds = %98, %121
  %105 = phi i64 [ %126, %121 ], [ %96, %98 ]
  %106 = phi i64 [ %120, %121 ], [ %93, %98 ]
  %107 = phi i32 [ %125, %121 ], [ 255, %98 ]
  %108 = phi i32 [ %118, %121 ], [ %100, %98 ]
  %109 = cmpxchg ptr %82, i64 %106, i64 %105 seq_cst seq_cst, align 8
  %110 = extractvalue { i64, i1 } %109, 1
  br i1 %110, label %117, label %111

111:                                              ; preds = %104
  %112 = mul i32 %108, 1664525
  %113 = add i32 %112, 1013904223
  %114 = lshr i32 %113, 16
  %115 = and i32 %114, %107
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %115)
  %116 = load volatile i64, ptr %82, align 8
  br label %117

117:                                              ; preds = %104, %111
  %118 = phi i32 [ %113, %111 ], [ %108, %104 ]
  %119 = phi i32 [ 0, %111 ], [ 2, %104 ]
  %120 = phi i64 [ %116, %111 ], [ %106, %104 ]
  br i1 %110, label %128, label %121

121:                                              ; preds = %117
  %122 = icmp ult i32 %107, 65535
  %123 = shl i32 %107, 1
  %124 = or i32 %123, 1
  %125 = select i1 %122, i32 %124, i32 %107
  %126 = add i64 %87, %120
  %127 = icmp ugt i64 %126, %92
  br i1 %127, label %101, label %104

128:                                              ; preds = %117, %101
  %129 = phi i32 [ 1, %101 ], [ %119, %117 ]
  %130 = phi i64 [ %102, %101 ], [ %120, %117 ]
  %131 = icmp eq i32 %129, 2
  br i1 %131, label %132, label %338

132:                                              ; preds = %128
  %133 = add i64 %130, 8
  %134 = load i64, ptr %90, align 8
  %135 = getelementptr inbounds %struct.ring, ptr %84, i64 0, i32 2
  br label %136

136:                                              ; preds = %154, %132
  %137 = phi i64 [ 0, %132 ], [ %156, %154 ]
  %138 = phi i64 [ %133, %132 ], [ %146, %154 ]
  %139 = phi ptr [ %0, %132 ], [ %157, %154 ]
  %140 = load i8, ptr %139, align 1
  %141 = zext i8 %140 to i64
  %142 = shl i64 %138, 3
  %143 = and i64 %142, 56
  %144 = shl nuw i64 %141, %143
  %145 = or i64 %144, %137
  %146 = add i64 %138, 1
  %147 = and i64 %146, 7
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %149, label %154

149:                                              ; preds = %136
  %150 = urem i64 %138, %134
  %151 = lshr i64 %150, 3
  %152 = getelementptr inbounds i64, ptr %135, i64 %151
  store i64 %145, ptr %152, align 8
  %153 = load i8, ptr %139, align 1
  br label %154

154:                                              ; preds = %149, %136
  %155 = phi i8 [ %153, %149 ], [ %140, %136 ]
  %156 = phi i64 [ 0, %149 ], [ %145, %136 ]
  %157 = getelementptr inbounds i8, ptr %139, i64 1
  %158 = icmp eq i8 %155, 0
  br i1 %158, label %159, label %136

159:                                              ; preds = %154, %317
  %160 = phi i64 [ %318, %317 ], [ %156, %154 ]
  %161 = phi i64 [ %319, %317 ], [ %146, %154 ]
  %162 = phi i64 [ %320, %317 ], [ %156, %154 ]
  %163 = phi i64 [ %321, %317 ], [ %146, %154 ]
  %164 = phi ptr [ %324, %317 ], [ %0, %154 ]
  %165 = phi i64 [ %323, %317 ], [ 0, %154 ]
  %166 = load i8, ptr %164, align 1
  switch i8 %166, label %317 [
    i8 0, label %325
    i8 37, label %167
  ]

167:                                              ; preds = %159, %179
  %168 = phi ptr [ %176, %179 ], [ %164, %159 ]
  %169 = phi i32 [ %180, %179 ], [ 0, %159 ]
  %170 = phi i32 [ %173, %179 ], [ 0, %159 ]
  br label %171

171:                                              ; preds = %167, %181
  %172 = phi ptr [ %168, %167 ], [ %176, %181 ]
  %173 = phi i32 [ %170, %167 ], [ %182, %181 ]
  br label %174

174:                                              ; preds = %171, %174
  %175 = phi ptr [ %176, %174 ], [ %172, %171 ]
  %176 = getelementptr inbounds i8, ptr %175, i64 1
  %177 = load i8, ptr %176, align 1
  %178 = sext i8 %177 to i32
  switch i32 %178, label %174 [
    i32 108, label %179
    i32 104, label %181
    i32 37, label %192
    i32 115, label %188
    i32 101, label %189
    i32 102, label %189
    i32 103, label %189
    i32 99, label %183
    i32 100, label %183
    i32 105, label %183
    i32 117, label %183
    i32 120, label %183
    i32 0, label %190
  ]

179:                                              ; preds = %174
  %180 = add i32 %169, 1
  br label %167

181:                                              ; preds = %174
  %182 = add i32 %173, 1
  br label %171

183:                                              ; preds = %174, %174, %174, %174, %174
  %184 = icmp eq i32 %169, 0
  %185 = icmp eq i32 %173, 0
  %186 = select i1 %185, i32 3, i32 2
  %187 = select i1 %184, i32 %186, i32 4
  br label %192

188:                                              ; preds = %174
  br label %192

189:                                              ; preds = %174, %174, %174
  br label %192

190:                                              ; preds = %174
  %191 = sext i8 %177 to i32
  br label %192

192:                                              ; preds = %174, %190, %189, %188, %183
  %193 = phi ptr [ %176, %183 ], [ %176, %188 ], [ %176, %189 ], [ %175, %190 ], [ %176, %174 ]
  %194 = phi i32 [ %187, %183 ], [ 6, %188 ], [ 5, %189 ], [ %191, %190 ], [ 1, %174 ]
  %195 = icmp ult i32 %194, 2
  br i1 %195, label %317, label %196

196:                                              ; preds = %192
  %197 = icmp eq i32 %194, 2
  %198 = icmp eq i32 %194, 3
  %199 = select i1 %198, i64 4, i64 8
  %200 = select i1 %197, i64 2, i64 %199
  %201 = add i64 %200, %165
  %202 = freeze i64 %201
  %203 = add i64 %202, -1
  %204 = sub nsw i64 0, %200
  %205 = and i64 %203, %204
  br i1 %197, label %206, label %233

206:                                              ; preds = %196
  %207 = getelementptr inbounds i8, ptr %1, i64 %205
  %208 = load i16, ptr %207, align 2
  %209 = zext i16 %208 to i64
  br label %210

210:                                              ; preds = %229, %206
  %211 = phi i64 [ %162, %206 ], [ %230, %229 ]
  %212 = phi i64 [ %163, %206 ], [ %222, %229 ]
  %213 = phi i32 [ 0, %206 ], [ %231, %229 ]
  %214 = shl nuw nsw i32 %213, 3
  %215 = zext i32 %214 to i64
  %216 = lshr i64 %209, %215
  %217 = and i64 %216, 255
  %218 = shl i64 %212, 3
  %219 = and i64 %218, 56
  %220 = shl nuw i64 %217, %219
  %221 = or i64 %220, %211
  %222 = add i64 %212, 1
  %223 = and i64 %222, 7
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %225, label %229

225:                                              ; preds = %210
  %226 = urem i64 %212, %134
  %227 = lshr i64 %226, 3
  %228 = getelementptr inbounds i64, ptr %135, i64 %227
  store i64 %221, ptr %228, align 8
  br label %229

229:                                              ; preds = %225, %210
  %230 = phi i64 [ 0, %225 ], [ %221, %210 ]
  %231 = add nuw nsw i32 %213, 1
  %232 = icmp eq i32 %231, 8
  br i1 %232, label %313, label %210

233:                                              ; preds = %196
  switch i32 %194, label %287 [
    i32 3, label %234
    i32 6, label %261
  ]

234:                                              ; preds = %233
  %235 = getelementptr inbounds i8, ptr %1, i64 %205
  %236 = load i32, ptr %235, align 4
  %237 = zext i32 %236 to i64
  br label %238

238:                                              ; preds = %257, %234
  %239 = phi i64 [ %162, %234 ], [ %258, %257 ]
  %240 = phi i64 [ %163, %234 ], [ %250, %257 ]
  %241 = phi i32 [ 0, %234 ], [ %259, %257 ]
  %242 = shl nuw nsw i32 %241, 3
  %243 = zext i32 %242 to i64
  %244 = lshr i64 %237, %243
  %245 = and i64 %244, 255
  %246 = shl i64 %240, 3
  %247 = and i64 %246, 56
  %248 = shl nuw i64 %245, %247
  %249 = or i64 %248, %239
  %250 = add i64 %240, 1
  %251 = and i64 %250, 7
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %253, label %257

253:                                              ; preds = %238
  %254 = urem i64 %240, %134
  %255 = lshr i64 %254, 3
  %256 = getelementptr inbounds i64, ptr %135, i64 %255
  store i64 %249, ptr %256, align 8
  br label %257

257:                                              ; preds = %253, %238
  %258 = phi i64 [ 0, %253 ], [ %249, %238 ]
  %259 = add nuw nsw i32 %241, 1
  %260 = icmp eq i32 %259, 8
  br i1 %260, label %313, label %238

261:                                              ; preds = %233
  %262 = getelementptr inbounds i8, ptr %1, i64 %205
  %263 = load ptr, ptr %262, align 8
  br label %264

264:                                              ; preds = %282, %261
  %265 = phi i64 [ %162, %261 ], [ %284, %282 ]
  %266 = phi i64 [ %163, %261 ], [ %274, %282 ]
  %267 = phi ptr [ %263, %261 ], [ %285, %282 ]
  %268 = load i8, ptr %267, align 1
  %269 = zext i8 %268 to i64
  %270 = shl i64 %266, 3
  %271 = and i64 %270, 56
  %272 = shl nuw i64 %269, %271
  %273 = or i64 %272, %265
  %274 = add i64 %266, 1
  %275 = and i64 %274, 7
  %276 = icmp eq i64 %275, 0
  br i1 %276, label %277, label %282

277:                                              ; preds = %264
  %278 = urem i64 %266, %134
  %279 = lshr i64 %278, 3
  %280 = getelementptr inbounds i64, ptr %135, i64 %279
  store i64 %273, ptr %280, align 8
  %281 = load i8, ptr %267, align 1
  br label %282

282:                                              ; preds = %277, %264
  %283 = phi i8 [ %281, %277 ], [ %268, %264 ]
  %284 = phi i64 [ 0, %277 ], [ %273, %264 ]
  %285 = getelementptr inbounds i8, ptr %267, i64 1
  %286 = icmp eq i8 %283, 0
  br i1 %286, label %313, label %264

287:                                              ; preds = %233
  %288 = getelementptr inbounds i8, ptr %1, i64 %205
  %289 = load i64, ptr %288, align 8
  br label %290

290:                                              ; preds = %309, %287
  %291 = phi i64 [ %162, %287 ], [ %310, %309 ]
  %292 = phi i64 [ %163, %287 ], [ %302, %309 ]
  %293 = phi i32 [ 0, %287 ], [ %311, %309 ]
  %294 = shl nuw nsw i32 %293, 3
  %295 = zext i32 %294 to i64
  %296 = lshr i64 %289, %295
  %297 = and i64 %296, 255
  %298 = shl i64 %292, 3
  %299 = and i64 %298, 56
  %300 = shl nuw i64 %297, %299
  %301 = or i64 %300, %291
  %302 = add i64 %292, 1
  %303 = and i64 %302, 7
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %305, label %309

305:                                              ; preds = %290
  %306 = urem i64 %292, %134
  %307 = lshr i64 %306, 3
  %308 = getelementptr inbounds i64, ptr %135, i64 %307
  store i64 %301, ptr %308, align 8
  br label %309

309:                                              ; preds = %305, %290
  %310 = phi i64 [ 0, %305 ], [ %301, %290 ]
  %311 = add nuw nsw i32 %293, 1
  %312 = icmp eq i32 %311, 8
  br i1 %312, label %313, label %290

313:                                              ; preds = %282, %257, %309, %229
  %314 = phi i64 [ %230, %229 ], [ %310, %309 ], [ %258, %257 ], [ %284, %282 ]
  %315 = phi i64 [ %222, %229 ], [ %302, %309 ], [ %250, %257 ], [ %274, %282 ]
  %316 = add i64 %205, %200
  br label %317

317:                                              ; preds = %313, %192, %159
  %318 = phi i64 [ %160, %159 ], [ %160, %192 ], [ %314, %313 ]
  %319 = phi i64 [ %161, %159 ], [ %161, %192 ], [ %315, %313 ]
  %320 = phi i64 [ %162, %159 ], [ %162, %192 ], [ %314, %313 ]
  %321 = phi i64 [ %163, %159 ], [ %163, %192 ], [ %315, %313 ]
  %322 = phi ptr [ %164, %159 ], [ %193, %192 ], [ %193, %313 ]
  %323 = phi i64 [ %165, %159 ], [ %165, %192 ], [ %316, %313 ]
  %324 = getelementptr inbounds i8, ptr %322, i64 1
  br label %159

325:                                              ; preds = %159
  %326 = and i64 %161, 7
  %327 = icmp eq i64 %326, 0
  br i1 %327, label %333, label %328

328:                                              ; preds = %325
  %329 = add i64 %161, -1
  %330 = urem i64 %329, %134
  %331 = lshr i64 %330, 3
  %332 = getelementptr inbounds i64, ptr %135, i64 %331
  store i64 %160, ptr %332, align 8
  br label %333

333:                                              ; preds = %328, %325
  tail call void @llvm.nvvm.membar.sys()
  %334 = load i64, ptr %90, align 8
  %335 = urem i64 %130, %334
  %336 = lshr i64 %335, 3
  %337 = getelementptr inbounds %struct.ring, ptr %84, i64 0, i32 2, i64 %336
  store volatile i64 %11, ptr %337, align 8
  br label %338

338:                                              ; preds = %128, %333
  ret void
}

declare void @llvm.nvvm.membar.sys()
