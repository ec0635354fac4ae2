; Made by `nox -s native` from *.c and *.h, sha256 0758ab2390eb78f720e12e0b77ede3af6d48a1a4e9e1ad0d003cca3809d84e1b
%struct.cursor = type { i64, i32 }
%struct.output = type { ptr, i64, i64, i64, [0 x i8] }

@aiotaichi_output = dso_local addrspace(1) global ptr null, align 8

define dso_local void @vprintf(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = alloca %struct.cursor, align 8
  %4 = alloca %struct.cursor, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call fastcc void @put_all(ptr noundef nonnull %3, ptr noundef %0, ptr noundef %1)
  %5 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %6 = load i64, ptr %3, align 8
  %7 = add i64 %6, 7
  %8 = and i64 %7, -8
  %9 = add i64 %8, 8
  %10 = load ptr, ptr %5, align 8
  %11 = load volatile i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.output, ptr %5, i64 0, i32 2
  %13 = getelementptr inbounds %struct.output, ptr %5, i64 0, i32 3
  %14 = add i64 %9, %11
  %15 = load volatile i64, ptr %12, align 8
  %16 = sub i64 %14, %15
  %17 = load i64, ptr %13, align 8
  %18 = icmp ugt i64 %16, %17
  br i1 %18, label %19, label %23

19:                                               ; preds = %36, %2
  %20 = phi i64 [ %11, %2 ], [ %35, %36 ]
  %21 = getelementptr inbounds %struct.output, ptr %5, i64 0, i32 1
  %22 = atomicrmw add ptr %21, i64 1 seq_cst, align 8
  br label %45

23:                                               ; preds = %2, %36
  %24 = phi i64 [ %40, %36 ], [ %14, %2 ]
  %25 = phi i64 [ %35, %36 ], [ %11, %2 ]
  %26 = phi i32 [ %39, %36 ], [ 256, %2 ]
  %27 = load ptr, ptr %5, align 8
  %28 = cmpxchg ptr %27, i64 %25, i64 %24 seq_cst seq_cst, align 8
  %29 = extractvalue { i64, i1 } %28, 1
  br i1 %29, label %33, label %30

30:                                               ; preds = %23
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %26)
  %31 = load ptr, ptr %5, align 8
  %32 = load volatile i64, ptr %31, align 8
  br label %33

33:                                               ; preds = %23, %30
  %34 = phi i32 [ 0, %30 ], [ 2, %23 ]
  %35 = phi i64 [ %32, %30 ], [ %25, %23 ]
  br i1 %29, label %45, label %36

36:                                               ; preds = %33
  %37 = icmp ult i32 %26, 65536
  %38 = zext i1 %37 to i32
  %39 = shl i32 %26, %38
  %40 = add i64 %9, %35
  %41 = load volatile i64, ptr %12, align 8
  %42 = sub i64 %40, %41
  %43 = load i64, ptr %13, align 8
  %44 = icmp ugt i64 %42, %43
  br i1 %44, label %19, label %23

45:                                               ; preds = %33, %19
  %46 = phi i32 [ 1, %19 ], [ %34, %33 ]
  %47 = phi i64 [ %20, %19 ], [ %35, %33 ]
  %48 = icmp eq i32 %46, 2
  br i1 %48, label %49, label %57

49:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  %50 = add i64 %47, 8
  store i64 %50, ptr %4, align 8
  %51 = getelementptr inbounds %struct.cursor, ptr %4, i64 0, i32 1
  store i32 1, ptr %51, align 8
  call fastcc void @put_all(ptr noundef nonnull %4, ptr noundef %0, ptr noundef %1)
  tail call void @llvm.nvvm.membar.sys()
  %52 = load i64, ptr %3, align 8
  %53 = getelementptr inbounds %struct.output, ptr %5, i64 0, i32 4
  %54 = load i64, ptr %13, align 8
  %55 = urem i64 %47, %54
  %56 = getelementptr inbounds i8, ptr %53, i64 %55
  store volatile i64 %52, ptr %56, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %57

57:                                               ; preds = %45, %49
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define internal fastcc void @put_all(ptr nocapture noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.cursor, ptr %0, i64 0, i32 1
  br label %5

5:                                                ; preds = %18, %3
  %6 = phi ptr [ %1, %3 ], [ %21, %18 ]
  %7 = load i32, ptr %4, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %18, label %9

9:                                                ; preds = %5
  %10 = load i8, ptr %6, align 1
  %11 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %12 = load i64, ptr %0, align 8
  %13 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %14 = getelementptr inbounds %struct.output, ptr %13, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = urem i64 %12, %15
  %17 = getelementptr inbounds %struct.output, ptr %11, i64 0, i32 4, i64 %16
  store i8 %10, ptr %17, align 1
  br label %18

18:                                               ; preds = %9, %5
  %19 = load i64, ptr %0, align 8
  %20 = add i64 %19, 1
  store i64 %20, ptr %0, align 8
  %21 = getelementptr inbounds i8, ptr %6, i64 1
  %22 = load i8, ptr %6, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %5

24:                                               ; preds = %18, %328
  %25 = phi i64 [ %329, %328 ], [ %20, %18 ]
  %26 = phi ptr [ %332, %328 ], [ %1, %18 ]
  %27 = phi i64 [ %331, %328 ], [ 0, %18 ]
  %28 = load i8, ptr %26, align 1
  switch i8 %28, label %328 [
    i8 0, label %29
    i8 37, label %37
  ]

29:                                               ; preds = %24
  ret void

30:                                               ; preds = %37, %30
  %31 = phi ptr [ %32, %30 ], [ %38, %37 ]
  %32 = getelementptr inbounds i8, ptr %31, i64 1
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  switch i32 %34, label %30 [
    i32 108, label %35
    i32 37, label %44
    i32 115, label %45
    i32 101, label %46
    i32 102, label %46
    i32 103, label %46
    i32 99, label %40
    i32 100, label %40
    i32 105, label %40
    i32 117, label %40
    i32 120, label %40
    i32 0, label %43
  ]

35:                                               ; preds = %30
  %36 = add i32 %39, 1
  br label %37

37:                                               ; preds = %24, %35
  %38 = phi ptr [ %32, %35 ], [ %26, %24 ]
  %39 = phi i32 [ %36, %35 ], [ 0, %24 ]
  br label %30

40:                                               ; preds = %30, %30, %30, %30, %30
  %41 = icmp eq i32 %39, 0
  %42 = select i1 %41, i32 2, i32 3
  br label %46

43:                                               ; preds = %30
  br label %46

44:                                               ; preds = %30
  br label %46

45:                                               ; preds = %30
  br label %46

46:                                               ; preds = %30, %30, %30, %45, %44, %43, %40
  %47 = phi ptr [ %32, %40 ], [ %31, %43 ], [ %32, %44 ], [ %32, %45 ], [ %32, %30 ], [ %32, %30 ], [ %32, %30 ]
  %48 = phi i32 [ %42, %40 ], [ 0, %43 ], [ 1, %44 ], [ 5, %45 ], [ 4, %30 ], [ 4, %30 ], [ 4, %30 ]
  %49 = icmp ult i32 %48, 2
  br i1 %49, label %328, label %50

50:                                               ; preds = %46
  %51 = icmp eq i32 %48, 2
  %52 = select i1 %51, i64 4, i64 8
  %53 = add i64 %27, -1
  %54 = add i64 %53, %52
  %55 = select i1 %51, i64 2, i64 3
  %56 = lshr i64 %54, %55
  %57 = mul i64 %56, %52
  br i1 %51, label %58, label %169

58:                                               ; preds = %50
  %59 = getelementptr inbounds i8, ptr %2, i64 %57
  %60 = load i32, ptr %59, align 4
  %61 = zext i32 %60 to i64
  %62 = load i32, ptr %4, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %75, label %64

64:                                               ; preds = %58
  %65 = trunc i32 %60 to i8
  %66 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %67 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %68 = getelementptr inbounds %struct.output, ptr %67, i64 0, i32 3
  %69 = load i64, ptr %68, align 8
  %70 = urem i64 %25, %69
  %71 = getelementptr inbounds %struct.output, ptr %66, i64 0, i32 4, i64 %70
  store i8 %65, ptr %71, align 1
  %72 = load i32, ptr %4, align 8
  %73 = icmp eq i32 %72, 0
  %74 = load i64, ptr %0, align 8
  br label %75

75:                                               ; preds = %64, %58
  %76 = phi i64 [ %25, %58 ], [ %74, %64 ]
  %77 = phi i1 [ true, %58 ], [ %73, %64 ]
  %78 = add i64 %76, 1
  store i64 %78, ptr %0, align 8
  br i1 %77, label %91, label %79

79:                                               ; preds = %75
  %80 = lshr i64 %61, 8
  %81 = trunc i64 %80 to i8
  %82 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %83 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %84 = getelementptr inbounds %struct.output, ptr %83, i64 0, i32 3
  %85 = load i64, ptr %84, align 8
  %86 = urem i64 %78, %85
  %87 = getelementptr inbounds %struct.output, ptr %82, i64 0, i32 4, i64 %86
  store i8 %81, ptr %87, align 1
  %88 = load i64, ptr %0, align 8
  %89 = load i32, ptr %4, align 8
  %90 = icmp eq i32 %89, 0
  br label %91

91:                                               ; preds = %79, %75
  %92 = phi i1 [ %90, %79 ], [ true, %75 ]
  %93 = phi i64 [ %88, %79 ], [ %78, %75 ]
  %94 = add i64 %93, 1
  store i64 %94, ptr %0, align 8
  br i1 %92, label %107, label %95

95:                                               ; preds = %91
  %96 = lshr i64 %61, 16
  %97 = trunc i64 %96 to i8
  %98 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %99 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %100 = getelementptr inbounds %struct.output, ptr %99, i64 0, i32 3
  %101 = load i64, ptr %100, align 8
  %102 = urem i64 %94, %101
  %103 = getelementptr inbounds %struct.output, ptr %98, i64 0, i32 4, i64 %102
  store i8 %97, ptr %103, align 1
  %104 = load i64, ptr %0, align 8
  %105 = load i32, ptr %4, align 8
  %106 = icmp eq i32 %105, 0
  br label %107

107:                                              ; preds = %95, %91
  %108 = phi i1 [ %106, %95 ], [ true, %91 ]
  %109 = phi i64 [ %104, %95 ], [ %94, %91 ]
  %110 = add i64 %109, 1
  store i64 %110, ptr %0, align 8
  br i1 %108, label %123, label %111

111:                                              ; preds = %107
  %112 = lshr i64 %61, 24
  %113 = trunc i64 %112 to i8
  %114 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %115 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %116 = getelementptr inbounds %struct.output, ptr %115, i64 0, i32 3
  %117 = load i64, ptr %116, align 8
  %118 = urem i64 %110, %117
  %119 = getelementptr inbounds %struct.output, ptr %114, i64 0, i32 4, i64 %118
  store i8 %113, ptr %119, align 1
  %120 = load i64, ptr %0, align 8
  %121 = load i32, ptr %4, align 8
  %122 = icmp eq i32 %121, 0
  br label %123

123:                                              ; preds = %111, %107
  %124 = phi i1 [ %122, %111 ], [ true, %107 ]
  %125 = phi i64 [ %120, %111 ], [ %110, %107 ]
  %126 = add i64 %125, 1
  store i64 %126, ptr %0, align 8
  br i1 %124, label %137, label %127

127:                                              ; preds = %123
  %128 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %129 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %130 = getelementptr inbounds %struct.output, ptr %129, i64 0, i32 3
  %131 = load i64, ptr %130, align 8
  %132 = urem i64 %126, %131
  %133 = getelementptr inbounds %struct.output, ptr %128, i64 0, i32 4, i64 %132
  store i8 0, ptr %133, align 1
  %134 = load i64, ptr %0, align 8
  %135 = load i32, ptr %4, align 8
  %136 = icmp eq i32 %135, 0
  br label %137

137:                                              ; preds = %127, %123
  %138 = phi i1 [ %136, %127 ], [ true, %123 ]
  %139 = phi i64 [ %134, %127 ], [ %126, %123 ]
  %140 = add i64 %139, 1
  store i64 %140, ptr %0, align 8
  br i1 %138, label %151, label %141

141:                                              ; preds = %137
  %142 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %143 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %144 = getelementptr inbounds %struct.output, ptr %143, i64 0, i32 3
  %145 = load i64, ptr %144, align 8
  %146 = urem i64 %140, %145
  %147 = getelementptr inbounds %struct.output, ptr %142, i64 0, i32 4, i64 %146
  store i8 0, ptr %147, align 1
  %148 = load i64, ptr %0, align 8
  %149 = load i32, ptr %4, align 8
  %150 = icmp eq i32 %149, 0
  br label %151

151:                                              ; preds = %141, %137
  %152 = phi i1 [ %150, %141 ], [ true, %137 ]
  %153 = phi i64 [ %148, %141 ], [ %140, %137 ]
  %154 = add i64 %153, 1
  store i64 %154, ptr %0, align 8
  br i1 %152, label %165, label %155

155:                                              ; preds = %151
  %156 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %157 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %158 = getelementptr inbounds %struct.output, ptr %157, i64 0, i32 3
  %159 = load i64, ptr %158, align 8
  %160 = urem i64 %154, %159
  %161 = getelementptr inbounds %struct.output, ptr %156, i64 0, i32 4, i64 %160
  store i8 0, ptr %161, align 1
  %162 = load i64, ptr %0, align 8
  %163 = load i32, ptr %4, align 8
  %164 = icmp eq i32 %163, 0
  br label %165

165:                                              ; preds = %155, %151
  %166 = phi i1 [ %164, %155 ], [ true, %151 ]
  %167 = phi i64 [ %162, %155 ], [ %154, %151 ]
  %168 = add i64 %167, 1
  store i64 %168, ptr %0, align 8
  br i1 %166, label %322, label %312

169:                                              ; preds = %50
  %170 = icmp eq i32 %48, 5
  %171 = getelementptr inbounds i8, ptr %2, i64 %57
  br i1 %170, label %172, label %194

172:                                              ; preds = %169
  %173 = load ptr, ptr %171, align 8
  br label %174

174:                                              ; preds = %188, %172
  %175 = phi i64 [ %25, %172 ], [ %190, %188 ]
  %176 = phi ptr [ %173, %172 ], [ %191, %188 ]
  %177 = load i32, ptr %4, align 8
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %188, label %179

179:                                              ; preds = %174
  %180 = load i8, ptr %176, align 1
  %181 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %182 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %183 = getelementptr inbounds %struct.output, ptr %182, i64 0, i32 3
  %184 = load i64, ptr %183, align 8
  %185 = urem i64 %175, %184
  %186 = getelementptr inbounds %struct.output, ptr %181, i64 0, i32 4, i64 %185
  store i8 %180, ptr %186, align 1
  %187 = load i64, ptr %0, align 8
  br label %188

188:                                              ; preds = %179, %174
  %189 = phi i64 [ %187, %179 ], [ %175, %174 ]
  %190 = add i64 %189, 1
  store i64 %190, ptr %0, align 8
  %191 = getelementptr inbounds i8, ptr %176, i64 1
  %192 = load i8, ptr %176, align 1
  %193 = icmp eq i8 %192, 0
  br i1 %193, label %325, label %174

194:                                              ; preds = %169
  %195 = load i64, ptr %171, align 8
  %196 = load i32, ptr %4, align 8
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %209, label %198

198:                                              ; preds = %194
  %199 = trunc i64 %195 to i8
  %200 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %201 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %202 = getelementptr inbounds %struct.output, ptr %201, i64 0, i32 3
  %203 = load i64, ptr %202, align 8
  %204 = urem i64 %25, %203
  %205 = getelementptr inbounds %struct.output, ptr %200, i64 0, i32 4, i64 %204
  store i8 %199, ptr %205, align 1
  %206 = load i32, ptr %4, align 8
  %207 = icmp eq i32 %206, 0
  %208 = load i64, ptr %0, align 8
  br label %209

209:                                              ; preds = %198, %194
  %210 = phi i64 [ %25, %194 ], [ %208, %198 ]
  %211 = phi i1 [ true, %194 ], [ %207, %198 ]
  %212 = add i64 %210, 1
  store i64 %212, ptr %0, align 8
  br i1 %211, label %225, label %213

213:                                              ; preds = %209
  %214 = lshr i64 %195, 8
  %215 = trunc i64 %214 to i8
  %216 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %217 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %218 = getelementptr inbounds %struct.output, ptr %217, i64 0, i32 3
  %219 = load i64, ptr %218, align 8
  %220 = urem i64 %212, %219
  %221 = getelementptr inbounds %struct.output, ptr %216, i64 0, i32 4, i64 %220
  store i8 %215, ptr %221, align 1
  %222 = load i64, ptr %0, align 8
  %223 = load i32, ptr %4, align 8
  %224 = icmp eq i32 %223, 0
  br label %225

225:                                              ; preds = %213, %209
  %226 = phi i1 [ %224, %213 ], [ true, %209 ]
  %227 = phi i64 [ %222, %213 ], [ %212, %209 ]
  %228 = add i64 %227, 1
  store i64 %228, ptr %0, align 8
  br i1 %226, label %241, label %229

229:                                              ; preds = %225
  %230 = lshr i64 %195, 16
  %231 = trunc i64 %230 to i8
  %232 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %233 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %234 = getelementptr inbounds %struct.output, ptr %233, i64 0, i32 3
  %235 = load i64, ptr %234, align 8
  %236 = urem i64 %228, %235
  %237 = getelementptr inbounds %struct.output, ptr %232, i64 0, i32 4, i64 %236
  store i8 %231, ptr %237, align 1
  %238 = load i64, ptr %0, align 8
  %239 = load i32, ptr %4, align 8
  %240 = icmp eq i32 %239, 0
  br label %241

241:                                              ; preds = %229, %225
  %242 = phi i1 [ %240, %229 ], [ true, %225 ]
  %243 = phi i64 [ %238, %229 ], [ %228, %225 ]
  %244 = add i64 %243, 1
  store i64 %244, ptr %0, align 8
  br i1 %242, label %257, label %245

245:                                              ; preds = %241
  %246 = lshr i64 %195, 24
  %247 = trunc i64 %246 to i8
  %248 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %249 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %250 = getelementptr inbounds %struct.output, ptr %249, i64 0, i32 3
  %251 = load i64, ptr %250, align 8
  %252 = urem i64 %244, %251
  %253 = getelementptr inbounds %struct.output, ptr %248, i64 0, i32 4, i64 %252
  store i8 %247, ptr %253, align 1
  %254 = load i64, ptr %0, align 8
  %255 = load i32, ptr %4, align 8
  %256 = icmp eq i32 %255, 0
  br label %257

257:                                              ; preds = %245, %241
  %258 = phi i1 [ %256, %245 ], [ true, %241 ]
  %259 = phi i64 [ %254, %245 ], [ %244, %241 ]
  %260 = add i64 %259, 1
  store i64 %260, ptr %0, align 8
  br i1 %258, label %273, label %261

261:                                              ; preds = %257
  %262 = lshr i64 %195, 32
  %263 = trunc i64 %262 to i8
  %264 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %265 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %266 = getelementptr inbounds %struct.output, ptr %265, i64 0, i32 3
  %267 = load i64, ptr %266, align 8
  %268 = urem i64 %260, %267
  %269 = getelementptr inbounds %struct.output, ptr %264, i64 0, i32 4, i64 %268
  store i8 %263, ptr %269, align 1
  %270 = load i64, ptr %0, align 8
  %271 = load i32, ptr %4, align 8
  %272 = icmp eq i32 %271, 0
  br label %273

273:                                              ; preds = %261, %257
  %274 = phi i1 [ %272, %261 ], [ true, %257 ]
  %275 = phi i64 [ %270, %261 ], [ %260, %257 ]
  %276 = add i64 %275, 1
  store i64 %276, ptr %0, align 8
  br i1 %274, label %289, label %277

277:                                              ; preds = %273
  %278 = lshr i64 %195, 40
  %279 = trunc i64 %278 to i8
  %280 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %281 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %282 = getelementptr inbounds %struct.output, ptr %281, i64 0, i32 3
  %283 = load i64, ptr %282, align 8
  %284 = urem i64 %276, %283
  %285 = getelementptr inbounds %struct.output, ptr %280, i64 0, i32 4, i64 %284
  store i8 %279, ptr %285, align 1
  %286 = load i64, ptr %0, align 8
  %287 = load i32, ptr %4, align 8
  %288 = icmp eq i32 %287, 0
  br label %289

289:                                              ; preds = %277, %273
  %290 = phi i1 [ %288, %277 ], [ true, %273 ]
  %291 = phi i64 [ %286, %277 ], [ %276, %273 ]
  %292 = add i64 %291, 1
  store i64 %292, ptr %0, align 8
  br i1 %290, label %305, label %293

293:                                              ; preds = %289
  %294 = lshr i64 %195, 48
  %295 = trunc i64 %294 to i8
  %296 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %297 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %298 = getelementptr inbounds %struct.output, ptr %297, i64 0, i32 3
  %299 = load i64, ptr %298, align 8
  %300 = urem i64 %292, %299
  %301 = getelementptr inbounds %struct.output, ptr %296, i64 0, i32 4, i64 %300
  store i8 %295, ptr %301, align 1
  %302 = load i64, ptr %0, align 8
  %303 = load i32, ptr %4, align 8
  %304 = icmp eq i32 %303, 0
  br label %305

305:                                              ; preds = %293, %289
  %306 = phi i1 [ %304, %293 ], [ true, %289 ]
  %307 = phi i64 [ %302, %293 ], [ %292, %289 ]
  %308 = add i64 %307, 1
  store i64 %308, ptr %0, align 8
  br i1 %306, label %322, label %309

309:                                              ; preds = %305
  %310 = lshr i64 %195, 56
  %311 = trunc i64 %310 to i8
  br label %312

312:                                              ; preds = %165, %309
  %313 = phi i64 [ %308, %309 ], [ %168, %165 ]
  %314 = phi i8 [ %311, %309 ], [ 0, %165 ]
  %315 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %316 = load volatile ptr, ptr addrspace(1) @aiotaichi_output, align 8
  %317 = getelementptr inbounds %struct.output, ptr %316, i64 0, i32 3
  %318 = load i64, ptr %317, align 8
  %319 = urem i64 %313, %318
  %320 = getelementptr inbounds %struct.output, ptr %315, i64 0, i32 4, i64 %319
  store i8 %314, ptr %320, align 1
  %321 = load i64, ptr %0, align 8
  br label %322

322:                                              ; preds = %312, %305, %165
  %323 = phi i64 [ %168, %165 ], [ %308, %305 ], [ %321, %312 ]
  %324 = add i64 %323, 1
  store i64 %324, ptr %0, align 8
  br label %325

325:                                              ; preds = %188, %322
  %326 = phi i64 [ %324, %322 ], [ %190, %188 ]
  %327 = add i64 %57, %52
  br label %328

328:                                              ; preds = %325, %46, %24
  %329 = phi i64 [ %25, %24 ], [ %25, %46 ], [ %326, %325 ]
  %330 = phi ptr [ %26, %24 ], [ %47, %46 ], [ %47, %325 ]
  %331 = phi i64 [ %27, %24 ], [ %27, %46 ], [ %327, %325 ]
  %332 = getelementptr inbounds i8, ptr %330, i64 1
  br label %24
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @llvm.nvvm.membar.sys()
