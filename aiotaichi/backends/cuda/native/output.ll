; Made by `nox -s native` from *.c and *.h, sha256 75ff1a85699628e44deb29a7f8a25d8eea83abe76f79ae3c79d03d30e6d9e12d
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
  %83 = add i64 %76, %82
  %84 = icmp ugt i64 %83, %81
  br i1 %84, label %85, label %88

85:                                               ; preds = %99, %70
  %86 = phi i64 [ %82, %70 ], [ %98, %99 ]
  %87 = atomicrmw add ptr %73, i64 1 seq_cst, align 8
  br label %105

88:                                               ; preds = %70, %99
  %89 = phi i64 [ %103, %99 ], [ %83, %70 ]
  %90 = phi i64 [ %98, %99 ], [ %82, %70 ]
  %91 = phi i32 [ %102, %99 ], [ 256, %70 ]
  %92 = cmpxchg ptr %71, i64 %90, i64 %89 seq_cst seq_cst, align 8
  %93 = extractvalue { i64, i1 } %92, 1
  br i1 %93, label %96, label %94

94:                                               ; preds = %88
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %91)
  %95 = load volatile i64, ptr %71, align 8
  br label %96

96:                                               ; preds = %88, %94
  %97 = phi i32 [ 0, %94 ], [ 2, %88 ]
  %98 = phi i64 [ %95, %94 ], [ %90, %88 ]
  br i1 %93, label %105, label %99

99:                                               ; preds = %96
  %100 = icmp ult i32 %91, 65536
  %101 = zext i1 %100 to i32
  %102 = shl i32 %91, %101
  %103 = add i64 %76, %98
  %104 = icmp ugt i64 %103, %81
  br i1 %104, label %85, label %88

105:                                              ; preds = %96, %85
  %106 = phi i32 [ 1, %85 ], [ %97, %96 ]
  %107 = phi i64 [ %86, %85 ], [ %98, %96 ]
  %108 = icmp eq i32 %106, 2
  br i1 %108, label %109, label %278

109:                                              ; preds = %105
  %110 = add i64 %107, 8
  %111 = load i64, ptr %79, align 8
  %112 = getelementptr inbounds %struct.ring, ptr %73, i64 0, i32 2
  br label %113

113:                                              ; preds = %131, %109
  %114 = phi i64 [ 0, %109 ], [ %133, %131 ]
  %115 = phi i64 [ %110, %109 ], [ %123, %131 ]
  %116 = phi ptr [ %0, %109 ], [ %134, %131 ]
  %117 = load i8, ptr %116, align 1
  %118 = zext i8 %117 to i64
  %119 = shl i64 %115, 3
  %120 = and i64 %119, 56
  %121 = shl nuw i64 %118, %120
  %122 = or i64 %121, %114
  %123 = add i64 %115, 1
  %124 = and i64 %123, 7
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %131

126:                                              ; preds = %113
  %127 = urem i64 %115, %111
  %128 = lshr i64 %127, 3
  %129 = getelementptr inbounds i64, ptr %112, i64 %128
  store i64 %122, ptr %129, align 8
  %130 = load i8, ptr %116, align 1
  br label %131

131:                                              ; preds = %126, %113
  %132 = phi i8 [ %130, %126 ], [ %117, %113 ]
  %133 = phi i64 [ 0, %126 ], [ %122, %113 ]
  %134 = getelementptr inbounds i8, ptr %116, i64 1
  %135 = icmp eq i8 %132, 0
  br i1 %135, label %136, label %113

136:                                              ; preds = %131, %257
  %137 = phi i64 [ %258, %257 ], [ %133, %131 ]
  %138 = phi i64 [ %259, %257 ], [ %123, %131 ]
  %139 = phi i64 [ %260, %257 ], [ %133, %131 ]
  %140 = phi i64 [ %261, %257 ], [ %123, %131 ]
  %141 = phi ptr [ %264, %257 ], [ %0, %131 ]
  %142 = phi i64 [ %263, %257 ], [ 0, %131 ]
  %143 = load i8, ptr %141, align 1
  switch i8 %143, label %257 [
    i8 0, label %265
    i8 37, label %144
  ]

144:                                              ; preds = %136, %152
  %145 = phi ptr [ %149, %152 ], [ %141, %136 ]
  %146 = phi i32 [ %153, %152 ], [ 0, %136 ]
  br label %147

147:                                              ; preds = %144, %147
  %148 = phi ptr [ %149, %147 ], [ %145, %144 ]
  %149 = getelementptr inbounds i8, ptr %148, i64 1
  %150 = load i8, ptr %149, align 1
  %151 = sext i8 %150 to i32
  switch i32 %151, label %147 [
    i32 108, label %152
    i32 37, label %161
    i32 115, label %157
    i32 101, label %158
    i32 102, label %158
    i32 103, label %158
    i32 99, label %154
    i32 100, label %154
    i32 105, label %154
    i32 117, label %154
    i32 120, label %154
    i32 0, label %159
  ]

152:                                              ; preds = %147
  %153 = add i32 %146, 1
  br label %144

154:                                              ; preds = %147, %147, %147, %147, %147
  %155 = icmp eq i32 %146, 0
  %156 = select i1 %155, i32 2, i32 3
  br label %161

157:                                              ; preds = %147
  br label %161

158:                                              ; preds = %147, %147, %147
  br label %161

159:                                              ; preds = %147
  %160 = sext i8 %150 to i32
  br label %161

161:                                              ; preds = %147, %159, %158, %157, %154
  %162 = phi ptr [ %149, %154 ], [ %149, %157 ], [ %149, %158 ], [ %148, %159 ], [ %149, %147 ]
  %163 = phi i32 [ %156, %154 ], [ 5, %157 ], [ 4, %158 ], [ %160, %159 ], [ 1, %147 ]
  %164 = icmp ult i32 %163, 2
  br i1 %164, label %257, label %165

165:                                              ; preds = %161
  %166 = icmp eq i32 %163, 2
  %167 = select i1 %166, i64 4, i64 8
  %168 = add i64 %142, -1
  %169 = add i64 %168, %167
  %170 = select i1 %166, i64 2, i64 3
  %171 = lshr i64 %169, %170
  %172 = mul i64 %171, %167
  br i1 %166, label %173, label %200

173:                                              ; preds = %165
  %174 = getelementptr inbounds i8, ptr %1, i64 %172
  %175 = load i32, ptr %174, align 4
  %176 = zext i32 %175 to i64
  br label %177

177:                                              ; preds = %196, %173
  %178 = phi i64 [ %139, %173 ], [ %197, %196 ]
  %179 = phi i64 [ %140, %173 ], [ %189, %196 ]
  %180 = phi i32 [ 0, %173 ], [ %198, %196 ]
  %181 = shl nuw nsw i32 %180, 3
  %182 = zext i32 %181 to i64
  %183 = lshr i64 %176, %182
  %184 = and i64 %183, 255
  %185 = shl i64 %179, 3
  %186 = and i64 %185, 56
  %187 = shl nuw i64 %184, %186
  %188 = or i64 %187, %178
  %189 = add i64 %179, 1
  %190 = and i64 %189, 7
  %191 = icmp eq i64 %190, 0
  br i1 %191, label %192, label %196

192:                                              ; preds = %177
  %193 = urem i64 %179, %111
  %194 = lshr i64 %193, 3
  %195 = getelementptr inbounds i64, ptr %112, i64 %194
  store i64 %188, ptr %195, align 8
  br label %196

196:                                              ; preds = %192, %177
  %197 = phi i64 [ 0, %192 ], [ %188, %177 ]
  %198 = add nuw nsw i32 %180, 1
  %199 = icmp eq i32 %198, 8
  br i1 %199, label %253, label %177

200:                                              ; preds = %165
  %201 = icmp eq i32 %163, 5
  %202 = getelementptr inbounds i8, ptr %1, i64 %172
  br i1 %201, label %203, label %228

203:                                              ; preds = %200
  %204 = load ptr, ptr %202, align 8
  br label %205

205:                                              ; preds = %223, %203
  %206 = phi i64 [ %139, %203 ], [ %225, %223 ]
  %207 = phi i64 [ %140, %203 ], [ %215, %223 ]
  %208 = phi ptr [ %204, %203 ], [ %226, %223 ]
  %209 = load i8, ptr %208, align 1
  %210 = zext i8 %209 to i64
  %211 = shl i64 %207, 3
  %212 = and i64 %211, 56
  %213 = shl nuw i64 %210, %212
  %214 = or i64 %213, %206
  %215 = add i64 %207, 1
  %216 = and i64 %215, 7
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %218, label %223

218:                                              ; preds = %205
  %219 = urem i64 %207, %111
  %220 = lshr i64 %219, 3
  %221 = getelementptr inbounds i64, ptr %112, i64 %220
  store i64 %214, ptr %221, align 8
  %222 = load i8, ptr %208, align 1
  br label %223

223:                                              ; preds = %218, %205
  %224 = phi i8 [ %222, %218 ], [ %209, %205 ]
  %225 = phi i64 [ 0, %218 ], [ %214, %205 ]
  %226 = getelementptr inbounds i8, ptr %208, i64 1
  %227 = icmp eq i8 %224, 0
  br i1 %227, label %253, label %205

228:                                              ; preds = %200
  %229 = load i64, ptr %202, align 8
  br label %230

230:                                              ; preds = %249, %228
  %231 = phi i64 [ %139, %228 ], [ %250, %249 ]
  %232 = phi i64 [ %140, %228 ], [ %242, %249 ]
  %233 = phi i32 [ 0, %228 ], [ %251, %249 ]
  %234 = shl nuw nsw i32 %233, 3
  %235 = zext i32 %234 to i64
  %236 = lshr i64 %229, %235
  %237 = and i64 %236, 255
  %238 = shl i64 %232, 3
  %239 = and i64 %238, 56
  %240 = shl nuw i64 %237, %239
  %241 = or i64 %240, %231
  %242 = add i64 %232, 1
  %243 = and i64 %242, 7
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %245, label %249

245:                                              ; preds = %230
  %246 = urem i64 %232, %111
  %247 = lshr i64 %246, 3
  %248 = getelementptr inbounds i64, ptr %112, i64 %247
  store i64 %241, ptr %248, align 8
  br label %249

249:                                              ; preds = %245, %230
  %250 = phi i64 [ 0, %245 ], [ %241, %230 ]
  %251 = add nuw nsw i32 %233, 1
  %252 = icmp eq i32 %251, 8
  br i1 %252, label %253, label %230

253:                                              ; preds = %249, %223, %196
  %254 = phi i64 [ %197, %196 ], [ %225, %223 ], [ %250, %249 ]
  %255 = phi i64 [ %189, %196 ], [ %215, %223 ], [ %242, %249 ]
  %256 = add i64 %172, %167
  br label %257

257:                                              ; preds = %253, %161, %136
  %258 = phi i64 [ %137, %136 ], [ %137, %161 ], [ %254, %253 ]
  %259 = phi i64 [ %138, %136 ], [ %138, %161 ], [ %255, %253 ]
  %260 = phi i64 [ %139, %136 ], [ %139, %161 ], [ %254, %253 ]
  %261 = phi i64 [ %140, %136 ], [ %140, %161 ], [ %255, %253 ]
  %262 = phi ptr [ %141, %136 ], [ %162, %161 ], [ %162, %253 ]
  %263 = phi i64 [ %142, %136 ], [ %142, %161 ], [ %256, %253 ]
  %264 = getelementptr inbounds i8, ptr %262, i64 1
  br label %136

265:                                              ; preds = %136
  %266 = and i64 %138, 7
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %273, label %268

268:                                              ; preds = %265
  %269 = add i64 %138, -1
  %270 = urem i64 %269, %111
  %271 = lshr i64 %270, 3
  %272 = getelementptr inbounds i64, ptr %112, i64 %271
  store i64 %137, ptr %272, align 8
  br label %273

273:                                              ; preds = %268, %265
  tail call void @llvm.nvvm.membar.sys()
  %274 = load i64, ptr %79, align 8
  %275 = urem i64 %107, %274
  %276 = lshr i64 %275, 3
  %277 = getelementptr inbounds %struct.ring, ptr %73, i64 0, i32 2, i64 %276
  store volatile i64 %11, ptr %277, align 8
  br label %278

278:                                              ; preds = %105, %273
  ret void
}

declare void @llvm.nvvm.membar.sys()
