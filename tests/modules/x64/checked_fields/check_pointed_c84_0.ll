; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.37*, void (%struct.RuntimeContext.37*, i8*)*, void (%struct.RuntimeContext.37*, i8*, i32)*, void (%struct.RuntimeContext.37*, i8*)*, i64, i32, i32, i32, i32 }
%1 = type { %struct.LLVMRuntime.36**, i8**, i32*, i64** }
%struct.RuntimeContext.37 = type { i8*, %struct.LLVMRuntime.36*, i32, i64* }
%struct.LLVMRuntime.36 = type { %struct.PreallocatedMemoryChunk.31, %struct.PreallocatedMemoryChunk.31, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.32*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.33*], [1024 x %struct.NodeManager.34*], [1024 x i8*], i8*, %struct.RandState.35*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.31 = type { i8*, i8*, i64 }
%struct.__va_list_tag.32 = type { i32, i32, i8*, i8* }
%struct.ListManager.33 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.36* }
%struct.NodeManager.34 = type <{ %struct.LLVMRuntime.36*, i32, i32, i32, i32, %struct.ListManager.33*, %struct.ListManager.33*, %struct.ListManager.33*, i32, [4 x i8] }>
%struct.RandState.35 = type { i32, i32, i32, i32, i32 }

@0 = private unnamed_addr constant [273 x i8] c"(kernel=check_pointed_c84_0) Accessing field (S4pointer) of size (6) with indices (%d)\0AFile \22/home/aiotaichi/tests/modules/src/checked_fields.py\22, line 37, in check_pointed:\0A            assert ti.is_active(blocks, [block])\0A                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\0A\00", align 1
@1 = private unnamed_addr constant [30 x i8] c"ti.is_active(blocks, [block])\00", align 1
@2 = private unnamed_addr constant [34 x i8] c"not ti.is_active(blocks, [block])\00", align 1
@3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@4 = private unnamed_addr constant [272 x i8] c"(kernel=check_pointed_c84_0) Accessing field (S6place<i32>) of size (24) with indices (%d)\0AFile \22/home/aiotaichi/tests/modules/src/checked_fields.py\22, line 44, in check_pointed:\0A        assert pointed[i] == expected, f\22cell {i} is {pointed[i]}\22\0A               ^^^^^^^^^^\0A\00", align 1
@5 = private unnamed_addr constant [35 x i8] c"The indices provided are too big!\0A\00", align 1
@6 = private unnamed_addr constant [14 x i8] c"cell %d is %d\00", align 1
@.str.28 = private unnamed_addr constant [34 x i8] c"Addition overflow detected in %s\0A\00", align 1
@.str.31 = private unnamed_addr constant [36 x i8] c"Shift left overflow detected in %s\0A\00", align 1

; Function Attrs: nounwind
define void @check_pointed_c84_0_kernel_0_range_for(%struct.RuntimeContext.37* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.37* %context, %struct.RuntimeContext.37** %4, align 8
  store void (%struct.RuntimeContext.37*, i8*)* null, void (%struct.RuntimeContext.37*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.37*, i8*, i32)* @function_body, void (%struct.RuntimeContext.37*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.37*, i8*)* null, void (%struct.RuntimeContext.37*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.37, %struct.RuntimeContext.37* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nounwind
define internal void @function_body(%struct.RuntimeContext.37* %0, i8* nocapture readnone %1, i32 %2) #0 {
allocs:
  %3 = alloca [0 x i64], align 8
  %4 = alloca [1 x i64], align 8
  %5 = add i32 %2, 4194304
  %6 = icmp ult i32 %5, 8388608
  br i1 %6, label %debug_shl_i32.exit, label %7

7:                                                ; preds = %allocs
  %8 = getelementptr inbounds %struct.RuntimeContext.37, %struct.RuntimeContext.37* %0, i64 0, i32 1
  %9 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %8, align 8
  %10 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %9, i64 0, i32 4
  %11 = load void (i8*, ...)*, void (i8*, ...)** %10, align 8
  tail call void (i8*, ...) %11(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @3, i64 0, i64 0)) #0
  br label %debug_shl_i32.exit

debug_shl_i32.exit:                               ; preds = %7, %allocs
  %12 = shl i32 %2, 9
  %13 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %12, i32 512)
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %15, label %debug_add_i32.exit

15:                                               ; preds = %debug_shl_i32.exit
  %16 = getelementptr inbounds %struct.RuntimeContext.37, %struct.RuntimeContext.37* %0, i64 0, i32 1
  %17 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %16, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %17, i64 0, i32 4
  %19 = load void (i8*, ...)*, void (i8*, ...)** %18, align 8
  tail call void (i8*, ...) %19(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.28, i64 0, i64 0), i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @3, i64 0, i64 0)) #0
  br label %debug_add_i32.exit

debug_add_i32.exit:                               ; preds = %15, %debug_shl_i32.exit
  %20 = extractvalue { i32, i1 } %13, 0
  %21 = tail call i32 @llvm.smin.i32(i32 %20, i32 6)
  %22 = icmp slt i32 %12, %21
  br i1 %22, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %debug_add_i32.exit
  %23 = getelementptr inbounds %struct.RuntimeContext.37, %struct.RuntimeContext.37* %0, i64 0, i32 1
  %24 = getelementptr inbounds [1 x i64], [1 x i64]* %4, i64 0, i64 0
  %25 = getelementptr inbounds [0 x i64], [0 x i64]* %3, i64 0, i64 0
  %26 = shl i32 %2, 12
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if3, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %26, %for_loop_body.lr.ph ], [ %lsr.iv.next, %after_if3 ]
  %.0414 = phi i32 [ %12, %for_loop_body.lr.ph ], [ %48, %after_if3 ]
  %27 = icmp ult i32 %.0414, 6
  %28 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %23, align 8
  %29 = zext i32 %.0414 to i64
  store i64 %29, i64* %24, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* %28, i1 %27, i8* getelementptr inbounds ([273 x i8], [273 x i8]* @0, i64 0, i64 0), i32 1, i64* nonnull %24)
  %30 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %23, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %30, i64 0, i32 7, i64 0
  %32 = load i8*, i8** %31, align 8
  %33 = lshr i32 %.0414, 1
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* %30, i1 true, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @5, i64 0, i64 0), i32 0, i64* nonnull %25)
  %34 = zext i32 %33 to i64
  %35 = mul nuw nsw i64 %34, 48
  %36 = getelementptr i8, i8* %32, i64 16
  %getch.i = getelementptr i8, i8* %36, i64 %35
  %37 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %23, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* %37, i1 true, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @5, i64 0, i64 0), i32 0, i64* nonnull %25)
  %38 = and i32 %lsr.iv, 8
  %39 = zext i32 %38 to i64
  %40 = getelementptr i8, i8* %getch.i, i64 %39
  %41 = getelementptr inbounds i8, i8* %40, i64 16
  %42 = bitcast i8* %41 to i8**
  %43 = load i8*, i8** %42, align 8
  %44 = icmp ne i8* %43, null
  switch i32 %.0414, label %false_block2 [
    i32 4, label %true_block1
    i32 1, label %true_block1
  ]

after_for.loopexit:                               ; preds = %after_if3
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %debug_add_i32.exit
  ret void

true_block1:                                      ; preds = %for_loop_body, %for_loop_body
  %45 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %23, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* %45, i1 %44, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @1, i64 0, i64 0), i32 0, i64* nonnull %25)
  br label %after_if3

false_block2:                                     ; preds = %for_loop_body
  %46 = xor i1 %44, true
  %47 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %23, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* %47, i1 %46, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @2, i64 0, i64 0), i32 0, i64* nonnull %25)
  br label %after_if3

after_if3:                                        ; preds = %false_block2, %true_block1
  %48 = add i32 %.0414, 1
  %lsr.iv.next = add i32 %lsr.iv, 8
  %exitcond.not = icmp eq i32 %21, %48
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: nounwind
define void @check_pointed_c84_0_kernel_1_range_for(%struct.RuntimeContext.37* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.37* %context, %struct.RuntimeContext.37** %4, align 8
  store void (%struct.RuntimeContext.37*, i8*)* null, void (%struct.RuntimeContext.37*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.37*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.37*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.37*, i8*)* null, void (%struct.RuntimeContext.37*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.37, %struct.RuntimeContext.37* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nounwind
define internal void @function_body.1(%struct.RuntimeContext.37* %0, i8* nocapture readnone %1, i32 %2) #0 {
allocs:
  %3 = alloca [0 x i64], align 8
  %4 = alloca [1 x i64], align 8
  %5 = alloca [2 x i64], align 8
  %6 = add i32 %2, 4194304
  %7 = icmp ult i32 %6, 8388608
  br i1 %7, label %debug_shl_i32.exit, label %8

8:                                                ; preds = %allocs
  %9 = getelementptr inbounds %struct.RuntimeContext.37, %struct.RuntimeContext.37* %0, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %10, i64 0, i32 4
  %12 = load void (i8*, ...)*, void (i8*, ...)** %11, align 8
  tail call void (i8*, ...) %12(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @3, i64 0, i64 0)) #0
  br label %debug_shl_i32.exit

debug_shl_i32.exit:                               ; preds = %8, %allocs
  %13 = shl i32 %2, 9
  %14 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %13, i32 512)
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %16, label %debug_add_i32.exit

16:                                               ; preds = %debug_shl_i32.exit
  %17 = getelementptr inbounds %struct.RuntimeContext.37, %struct.RuntimeContext.37* %0, i64 0, i32 1
  %18 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %17, align 8
  %19 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %18, i64 0, i32 4
  %20 = load void (i8*, ...)*, void (i8*, ...)** %19, align 8
  tail call void (i8*, ...) %20(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.28, i64 0, i64 0), i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @3, i64 0, i64 0)) #0
  br label %debug_add_i32.exit

debug_add_i32.exit:                               ; preds = %16, %debug_shl_i32.exit
  %21 = extractvalue { i32, i1 } %14, 0
  %22 = tail call i32 @llvm.smin.i32(i32 %21, i32 24)
  %23 = icmp slt i32 %13, %22
  br i1 %23, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %debug_add_i32.exit
  %24 = getelementptr inbounds %struct.RuntimeContext.37, %struct.RuntimeContext.37* %0, i64 0, i32 1
  %25 = getelementptr inbounds [1 x i64], [1 x i64]* %4, i64 0, i64 0
  %26 = getelementptr inbounds [0 x i64], [0 x i64]* %3, i64 0, i64 0
  %27 = getelementptr inbounds [2 x i64], [2 x i64]* %5, i64 0, i64 0
  %28 = getelementptr inbounds [2 x i64], [2 x i64]* %5, i64 0, i64 1
  %29 = mul i32 %2, 5120
  %30 = shl i32 %2, 10
  %31 = shl i32 %2, 11
  br label %for_loop_body

for_loop_body:                                    ; preds = %Pointer_lookup_element.exit, %for_loop_body.lr.ph
  %lsr.iv32 = phi i32 [ %31, %for_loop_body.lr.ph ], [ %lsr.iv.next33, %Pointer_lookup_element.exit ]
  %lsr.iv30 = phi i32 [ %30, %for_loop_body.lr.ph ], [ %lsr.iv.next31, %Pointer_lookup_element.exit ]
  %lsr.iv = phi i32 [ %29, %for_loop_body.lr.ph ], [ %lsr.iv.next, %Pointer_lookup_element.exit ]
  %.0829 = phi i32 [ %13, %for_loop_body.lr.ph ], [ %62, %Pointer_lookup_element.exit ]
  switch i32 %.0829, label %after_if6 [
    i32 6, label %true_block4
    i32 17, label %true_block4
    i32 19, label %true_block4
  ]

after_for.loopexit:                               ; preds = %Pointer_lookup_element.exit
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %debug_add_i32.exit
  ret void

true_block4:                                      ; preds = %for_loop_body, %for_loop_body, %for_loop_body
  br label %after_if6

after_if6:                                        ; preds = %true_block4, %for_loop_body
  %.07 = phi i32 [ %lsr.iv, %true_block4 ], [ 0, %for_loop_body ]
  %32 = icmp ult i32 %.0829, 24
  %33 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %24, align 8
  %34 = zext i32 %.0829 to i64
  store i64 %34, i64* %25, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* %33, i1 %32, i8* getelementptr inbounds ([272 x i8], [272 x i8]* @4, i64 0, i64 0), i32 1, i64* nonnull %25)
  %35 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %24, align 8
  %36 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %35, i64 0, i32 7, i64 0
  %37 = load i8*, i8** %36, align 8
  %38 = lshr i32 %.0829, 3
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* %35, i1 true, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @5, i64 0, i64 0), i32 0, i64* nonnull %26)
  %39 = zext i32 %38 to i64
  %40 = mul nuw nsw i64 %39, 48
  %41 = getelementptr i8, i8* %37, i64 16
  %getch.i = getelementptr i8, i8* %41, i64 %40
  %42 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %24, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* %42, i1 true, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @5, i64 0, i64 0), i32 0, i64* nonnull %26)
  %43 = and i32 %lsr.iv30, 8
  %44 = zext i32 %43 to i64
  %45 = getelementptr i8, i8* %getch.i, i64 %44
  %46 = getelementptr inbounds i8, i8* %45, i64 16
  %47 = bitcast i8* %46 to i8**
  %48 = load i8*, i8** %47, align 8
  %49 = icmp eq i8* %48, null
  %50 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %24, align 8
  br i1 %49, label %51, label %Pointer_lookup_element.exit

51:                                               ; preds = %after_if6
  %52 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %50, i64 0, i32 13, i64 4
  %53 = load i8*, i8** %52, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %51, %after_if6
  %.0.i = phi i8* [ %53, %51 ], [ %48, %after_if6 ]
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* %50, i1 true, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @5, i64 0, i64 0), i32 0, i64* nonnull %26)
  %54 = and i32 %lsr.iv32, 12
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i8, i8* %.0.i, i64 %55
  %57 = bitcast i8* %56 to i32*
  %58 = load i32, i32* %57, align 4
  %59 = icmp eq i32 %58, %.07
  %60 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %24, align 8
  store i64 %34, i64* %27, align 8
  %61 = zext i32 %58 to i64
  store i64 %61, i64* %28, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* %60, i1 %59, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @6, i64 0, i64 0), i32 2, i64* nonnull %27)
  %62 = add i32 %.0829, 1
  %lsr.iv.next = add i32 %lsr.iv, 10
  %lsr.iv.next31 = add i32 %lsr.iv30, 2
  %lsr.iv.next33 = add i32 %lsr.iv32, 4
  %exitcond.not = icmp eq i32 %22, %62
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.36* noundef %0, i1 noundef zeroext %1, i8* noundef %2, i32 noundef %3, i64* noundef %4) unnamed_addr #2 {
  %6 = alloca %struct.LLVMRuntime.36*, align 8
  %7 = alloca i8, align 1
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64*, align 8
  %11 = alloca %1, align 8
  store %struct.LLVMRuntime.36* %0, %struct.LLVMRuntime.36** %6, align 8
  %12 = zext i1 %1 to i8
  store i8 %12, i8* %7, align 1
  store i8* %2, i8** %8, align 8
  store i32 %3, i32* %9, align 4
  store i64* %4, i64** %10, align 8
  %13 = load i8, i8* %7, align 1
  %14 = trunc i8 %13 to i1
  %15 = zext i1 %14 to i32
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %5
  br label %73

18:                                               ; preds = %5
  %19 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %6, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %19, i32 0, i32 22
  %21 = load i64, i64* %20, align 8
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %73, label %23

23:                                               ; preds = %18
  %24 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %6, align 8
  %25 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %24, i32 0, i32 21
  %26 = bitcast i32* %25 to i8*
  %27 = getelementptr inbounds %1, %1* %11, i32 0, i32 0
  store %struct.LLVMRuntime.36** %6, %struct.LLVMRuntime.36*** %27, align 8
  %28 = getelementptr inbounds %1, %1* %11, i32 0, i32 1
  store i8** %8, i8*** %28, align 8
  %29 = getelementptr inbounds %1, %1* %11, i32 0, i32 2
  store i32* %9, i32** %29, align 8
  %30 = getelementptr inbounds %1, %1* %11, i32 0, i32 3
  store i64** %10, i64*** %30, align 8
  br label %31

31:                                               ; preds = %31, %23
  %32 = atomicrmw volatile xchg i32* %25, i32 1 seq_cst, align 4
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %31, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %31
  %34 = getelementptr inbounds %1, %1* %11, i64 0, i32 0
  %35 = load %struct.LLVMRuntime.36**, %struct.LLVMRuntime.36*** %34, align 8
  %36 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %35, align 8
  %37 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %36, i64 0, i32 22
  %38 = load i64, i64* %37, align 8
  %.not.i.i.i.i = icmp eq i64 %38, 0
  br i1 %.not.i.i.i.i, label %39, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

39:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %37, align 8
  %40 = load %struct.LLVMRuntime.36**, %struct.LLVMRuntime.36*** %34, align 8
  %41 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %40, align 8
  %42 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %41, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %42, i8 0, i64 2048, i1 false)
  %43 = load %struct.LLVMRuntime.36**, %struct.LLVMRuntime.36*** %34, align 8
  %44 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %43, align 8
  %45 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %44, i64 0, i32 19, i64 0
  %46 = getelementptr inbounds %1, %1* %11, i64 0, i32 1
  %47 = load i8**, i8*** %46, align 8
  %48 = load i8*, i8** %47, align 8
  %49 = load i8, i8* %48, align 1
  %.not5.i.i.i.i.i = icmp eq i8 %49, 0
  br i1 %.not5.i.i.i.i.i, label %taichi_strlen.exit.thread.i.i.i.i, label %.lr.ph.i.i.i.i.i.preheader

.lr.ph.i.i.i.i.i.preheader:                       ; preds = %39
  br label %.lr.ph.i.i.i.i.i

.lr.ph.i.i.i.i.i:                                 ; preds = %.lr.ph.i.i.i.i.i, %.lr.ph.i.i.i.i.i.preheader
  %.07.i.i.i.i.i = phi i8* [ %51, %.lr.ph.i.i.i.i.i ], [ %48, %.lr.ph.i.i.i.i.i.preheader ]
  %.046.i.i.i.i.i = phi i64 [ %50, %.lr.ph.i.i.i.i.i ], [ 0, %.lr.ph.i.i.i.i.i.preheader ]
  %50 = add i64 %.046.i.i.i.i.i, 1
  %51 = getelementptr inbounds i8, i8* %.07.i.i.i.i.i, i64 1
  %52 = load i8, i8* %51, align 1
  %.not.i.i.i.i.i = icmp eq i8 %52, 0
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !8

taichi_strlen.exit.i.i.i.i:                       ; preds = %.lr.ph.i.i.i.i.i
  %.lcssa = phi i64 [ %50, %.lr.ph.i.i.i.i.i ]
  %53 = call i64 @llvm.umin.i64(i64 %.lcssa, i64 2047)
  br label %taichi_strlen.exit.thread.i.i.i.i

taichi_strlen.exit.thread.i.i.i.i:                ; preds = %taichi_strlen.exit.i.i.i.i, %39
  %54 = phi i64 [ 0, %39 ], [ %53, %taichi_strlen.exit.i.i.i.i ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %45, i8* nonnull align 1 %48, i64 %54, i1 false)
  %55 = getelementptr inbounds %1, %1* %11, i64 0, i32 2
  %56 = load i32*, i32** %55, align 8
  %57 = load i32, i32* %56, align 4
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %.lr.ph.i.i.i.i, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

.lr.ph.i.i.i.i:                                   ; preds = %taichi_strlen.exit.thread.i.i.i.i
  %59 = getelementptr inbounds %1, %1* %11, i64 0, i32 3
  br label %60

60:                                               ; preds = %60, %.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %60 ]
  %61 = load i64**, i64*** %59, align 8
  %62 = load i64*, i64** %61, align 8
  %63 = getelementptr inbounds i64, i64* %62, i64 %indvars.iv.i.i.i.i
  %64 = load i64, i64* %63, align 8
  %65 = load %struct.LLVMRuntime.36**, %struct.LLVMRuntime.36*** %34, align 8
  %66 = load %struct.LLVMRuntime.36*, %struct.LLVMRuntime.36** %65, align 8
  %67 = getelementptr inbounds %struct.LLVMRuntime.36, %struct.LLVMRuntime.36* %66, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %64, i64* %67, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %68 = load i32*, i32** %55, align 8
  %69 = load i32, i32* %68, align 4
  %70 = sext i32 %69 to i64
  %71 = icmp slt i64 %indvars.iv.next.i.i.i.i, %70
  br i1 %71, label %60, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !9

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit": ; preds = %60
  br label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit": ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", %taichi_strlen.exit.thread.i.i.i.i, %mutex_lock_i32.exit.i.i.i
  %72 = atomicrmw volatile xchg i32* %25, i32 0 seq_cst, align 4
  br label %73

73:                                               ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit", %18, %17
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca %struct.RuntimeContext.37, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.37**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.37*, %struct.RuntimeContext.37** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.37*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.37*, i8*)*, void (%struct.RuntimeContext.37*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.37*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.37*, i8*, i32)*, void (%struct.RuntimeContext.37*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.37*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.37*, i8*)*, void (%struct.RuntimeContext.37*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.37*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.37* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.37* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.37* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.37, %struct.RuntimeContext.37* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.37* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !10

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.37* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !11

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.37*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.37* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #7

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #7 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
