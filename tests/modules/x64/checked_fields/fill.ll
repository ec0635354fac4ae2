; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.7 = type { i8*, %struct.LLVMRuntime.6*, i32, i64* }
%struct.LLVMRuntime.6 = type { %struct.PreallocatedMemoryChunk.1, %struct.PreallocatedMemoryChunk.1, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.2*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.3*], [1024 x %struct.NodeManager.4*], [1024 x i8*], i8*, %struct.RandState.5*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.1 = type { i8*, i8*, i64 }
%struct.__va_list_tag.2 = type { i32, i32, i8*, i8* }
%struct.ListManager.3 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.6* }
%struct.NodeManager.4 = type <{ %struct.LLVMRuntime.6*, i32, i32, i32, i32, %struct.ListManager.3*, %struct.ListManager.3*, %struct.ListManager.3*, i32, [4 x i8] }>
%struct.RandState.5 = type { i32, i32, i32, i32, i32 }
%struct.range_task_helper_context = type { %struct.RuntimeContext.7*, void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*, i32)*, void (%struct.RuntimeContext.7*, i8*)*, i64, i32, i32, i32, i32 }
%class.anon = type { %struct.LLVMRuntime.6**, i8**, i32*, i64** }

@0 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@1 = private unnamed_addr constant [135 x i8] c"File \22/home/aiotaichi/tests/modules/src/checked_fields.py\22, line 21, in fill:\0A        dense[i] = base - i\0A                   ^^^^^^^^\0A\00", align 1
@2 = private unnamed_addr constant [206 x i8] c"(kernel=fill_c80_0) Accessing field (S3place<i32>) of size (12) with indices (%d)\0AFile \22/home/aiotaichi/tests/modules/src/checked_fields.py\22, line 21, in fill:\0A        dense[i] = base - i\0A        ^^^^^^^^\0A\00", align 1
@3 = private unnamed_addr constant [35 x i8] c"The indices provided are too big!\0A\00", align 1
@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1
@.str.28 = private unnamed_addr constant [34 x i8] c"Addition overflow detected in %s\0A\00", align 1
@.str.29 = private unnamed_addr constant [37 x i8] c"Subtraction overflow detected in %s\0A\00", align 1
@.str.31 = private unnamed_addr constant [36 x i8] c"Shift left overflow detected in %s\0A\00", align 1

; Function Attrs: nounwind
define void @fill_c80_0_kernel_0_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %struct.range_task_helper_context, align 8
  %1 = bitcast %struct.range_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.7* %context, %struct.RuntimeContext.7** %4, align 8
  store void (%struct.RuntimeContext.7*, i8*)* null, void (%struct.RuntimeContext.7*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.7*, i8*, i32)* @function_body, void (%struct.RuntimeContext.7*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.7*, i8*)* null, void (%struct.RuntimeContext.7*, i8*)** %6, align 8
  %7 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nounwind
define internal void @function_body(%struct.RuntimeContext.7* %0, i8* nocapture readnone %1, i32 %2) #0 {
allocs:
  %3 = alloca [0 x i64], align 8
  %4 = alloca [1 x i64], align 8
  %5 = add i32 %2, 4194304
  %6 = icmp ult i32 %5, 8388608
  br i1 %6, label %debug_shl_i32.exit, label %7

7:                                                ; preds = %allocs
  %8 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %9 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %8, align 8
  %10 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %9, i64 0, i32 4
  %11 = load void (i8*, ...)*, void (i8*, ...)** %10, align 8
  tail call void (i8*, ...) %11(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @0, i64 0, i64 0)) #0
  br label %debug_shl_i32.exit

debug_shl_i32.exit:                               ; preds = %7, %allocs
  %12 = shl i32 %2, 9
  %13 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %12, i32 512)
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %15, label %debug_add_i32.exit

15:                                               ; preds = %debug_shl_i32.exit
  %16 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %17 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %16, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %17, i64 0, i32 4
  %19 = load void (i8*, ...)*, void (i8*, ...)** %18, align 8
  tail call void (i8*, ...) %19(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.28, i64 0, i64 0), i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @0, i64 0, i64 0)) #0
  br label %debug_add_i32.exit

debug_add_i32.exit:                               ; preds = %15, %debug_shl_i32.exit
  %20 = extractvalue { i32, i1 } %13, 0
  %21 = tail call i32 @llvm.smin.i32(i32 %20, i32 12)
  %22 = bitcast %struct.RuntimeContext.7* %0 to { i32 }**
  %23 = load { i32 }*, { i32 }** %22, align 8
  %24 = getelementptr { i32 }, { i32 }* %23, i64 0, i32 0
  %25 = load i32, i32* %24, align 4
  %26 = icmp slt i32 %12, %21
  br i1 %26, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %debug_add_i32.exit
  %27 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %28 = getelementptr inbounds [1 x i64], [1 x i64]* %4, i64 0, i64 0
  %29 = getelementptr inbounds [0 x i64], [0 x i64]* %3, i64 0, i64 0
  %30 = shl i32 %2, 11
  br label %for_loop_body

for_loop_body:                                    ; preds = %debug_sub_i32.exit, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %30, %for_loop_body.lr.ph ], [ %lsr.iv.next, %debug_sub_i32.exit ]
  %.014 = phi i32 [ %12, %for_loop_body.lr.ph ], [ %53, %debug_sub_i32.exit ]
  %31 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %25, i32 %.014)
  %32 = extractvalue { i32, i1 } %31, 1
  br i1 %32, label %33, label %debug_sub_i32.exit

33:                                               ; preds = %for_loop_body
  %34 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %27, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %34, i64 0, i32 4
  %36 = load void (i8*, ...)*, void (i8*, ...)** %35, align 8
  call void (i8*, ...) %36(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.29, i64 0, i64 0), i8* noundef getelementptr inbounds ([135 x i8], [135 x i8]* @1, i64 0, i64 0)) #0
  br label %debug_sub_i32.exit

debug_sub_i32.exit:                               ; preds = %33, %for_loop_body
  %37 = extractvalue { i32, i1 } %31, 0
  %38 = icmp ult i32 %.014, 12
  %39 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %27, align 8
  %40 = zext i32 %.014 to i64
  store i64 %40, i64* %28, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* %39, i1 %38, i8* getelementptr inbounds ([206 x i8], [206 x i8]* @2, i64 0, i64 0), i32 1, i64* nonnull %28)
  %41 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %27, align 8
  %42 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %41, i64 0, i32 7, i64 0
  %43 = load i8*, i8** %42, align 8
  %44 = lshr i32 %.014, 2
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* %41, i1 true, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @3, i64 0, i64 0), i32 0, i64* nonnull %29)
  %45 = zext i32 %44 to i64
  %46 = mul nuw nsw i64 %45, 48
  %47 = getelementptr inbounds i8, i8* %43, i64 %46
  %48 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %27, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* %48, i1 true, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @3, i64 0, i64 0), i32 0, i64* nonnull %29)
  %49 = and i32 %lsr.iv, 12
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i8, i8* %47, i64 %50
  %52 = bitcast i8* %51 to i32*
  store i32 %37, i32* %52, align 4
  %53 = add i32 %.014, 1
  %lsr.iv.next = add i32 %lsr.iv, 4
  %exitcond.not = icmp eq i32 %21, %53
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %debug_sub_i32.exit
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %debug_add_i32.exit
  ret void
}

; Function Attrs: nounwind
define void @fill_c80_0_kernel_1_serial(%struct.RuntimeContext.7* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca i8*, align 8
  %1 = alloca i8*, align 8
  %2 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %3, i64 0, i32 7, i64 0
  %5 = load i8*, i8** %4, align 8
  %.0..0..sroa_cast105 = bitcast i8** %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast105)
  %6 = getelementptr i8, i8* %5, i64 24
  store volatile i8* %6, i8** %0, align 8
  %7 = getelementptr i8, i8* %5, i64 40
  %8 = bitcast i8* %7 to i8**
  %9 = load volatile i8*, i8** %8, align 8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %11, label %Pointer_activate.exit24

11:                                               ; preds = %entry
  %.0..0..0..0..0..i3 = load volatile i8*, i8** %0, align 8
  %.0..0..0..0..0.2.i4 = load volatile i8*, i8** %0, align 8
  %12 = bitcast i8* %.0..0..0..0..0.2.i4 to i32*
  br label %13

13:                                               ; preds = %13, %11
  %14 = atomicrmw volatile xchg i32* %12, i32 1 seq_cst, align 4
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %13, label %mutex_lock_i32.exit.i.i.i5, !llvm.loop !6

mutex_lock_i32.exit.i.i.i5:                       ; preds = %13
  %16 = load volatile i8*, i8** %8, align 8
  %17 = icmp eq i8* %16, null
  br i1 %17, label %18, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i23"

18:                                               ; preds = %mutex_lock_i32.exit.i.i.i5
  %19 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %2, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %19, i64 0, i32 12, i64 4
  %21 = load %struct.NodeManager.4*, %struct.NodeManager.4** %20, align 8
  %22 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %21, i64 0, i32 4
  %23 = atomicrmw volatile add i32* %22, i32 1 seq_cst, align 4
  %24 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %21, i64 0, i32 5
  %25 = load %struct.ListManager.3*, %struct.ListManager.3** %24, align 8
  %26 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %25, i64 0, i32 5
  %27 = load i32, i32* %26, align 8
  %.not.i.i.i.i.i6 = icmp slt i32 %23, %27
  br i1 %.not.i.i.i.i.i6, label %89, label %28

28:                                               ; preds = %18
  %29 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %21, i64 0, i32 7
  %30 = load %struct.ListManager.3*, %struct.ListManager.3** %29, align 8
  %31 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %30, i64 0, i32 5
  %32 = atomicrmw volatile add i32* %31, i32 1 seq_cst, align 4
  %33 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %30, i64 0, i32 3
  %34 = load i32, i32* %33, align 8
  %35 = ashr i32 %32, %34
  %36 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %30, i64 0, i32 6
  %37 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %36, align 8
  %38 = icmp ult i32 %35, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef %37, i1 noundef zeroext %38, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef 0, i64* noundef null)
  %39 = sext i32 %35 to i64
  %40 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %30, i64 0, i32 0, i64 %39
  %41 = load i8*, i8** %40, align 8
  %.not.i.i.i.i.i.i.i7 = icmp eq i8* %41, null
  br i1 %.not.i.i.i.i.i.i.i7, label %42, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i22"

42:                                               ; preds = %28
  %43 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %30, i64 0, i32 4
  br label %44

44:                                               ; preds = %44, %42
  %45 = atomicrmw volatile xchg i32* %43, i32 1 seq_cst, align 4
  %46 = icmp eq i32 %45, 1
  br i1 %46, label %44, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i9, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i9:         ; preds = %44
  %47 = load i8*, i8** %40, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i8 = icmp eq i8* %47, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i8, label %48, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i18"

48:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i9
  %49 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %36, align 8
  %50 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %30, i64 0, i32 2
  %51 = load i64, i64* %50, align 8
  %52 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %30, i64 0, i32 1
  %53 = load i64, i64* %52, align 8
  %54 = mul i64 %53, %51
  %55 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %49, i64 0, i32 26
  %56 = atomicrmw volatile add i64* %55, i64 %54 seq_cst, align 8
  %57 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %49, i64 0, i32 1, i32 2
  %58 = load i64, i64* %57, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i10 = icmp eq i64 %58, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i10, label %79, label %59

59:                                               ; preds = %48
  %60 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %49, i64 0, i32 24
  br label %61

61:                                               ; preds = %61, %59
  %62 = atomicrmw volatile xchg i32* %60, i32 1 seq_cst, align 4
  %63 = icmp eq i32 %62, 1
  br i1 %63, label %61, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i13, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i13: ; preds = %61
  %64 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %49, i64 0, i32 1, i32 0
  %65 = load i8*, i8** %64, align 8
  %66 = ptrtoint i8* %65 to i64
  %67 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %49, i64 0, i32 1, i32 1
  %68 = load i8*, i8** %67, align 8
  %69 = ptrtoint i8* %68 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i11 = sub i64 0, %66
  %70 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i11, 4095
  %71 = add i64 %70, %54
  %72 = add i64 %71, %66
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i12 = icmp ugt i64 %72, %69
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i12, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i15, label %73

73:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i13
  %74 = add i64 %70, %66
  %75 = inttoptr i64 %74 to i8*
  %76 = getelementptr inbounds i8, i8* %65, i64 %71
  store i8* %76, i8** %64, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i15

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i15: ; preds = %73, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i13
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i14 = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i13 ], [ %75, %73 ]
  %77 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i12, true
  %78 = atomicrmw volatile xchg i32* %60, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef nonnull %49, i1 noundef zeroext %77, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i32 noundef 0, i64* noundef null)
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i17

79:                                               ; preds = %48
  %80 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %49, i64 0, i32 2
  %81 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %80, align 8
  %82 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %49, i64 0, i32 6
  %83 = load i8*, i8** %82, align 8
  %84 = tail call noundef i8* %81(i8* noundef %83, i64 noundef %54, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i17

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i17: ; preds = %79, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i15
  %.0.i.i.i.i.i.i.i.i.i.i.i.i16 = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i14, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i15 ], [ %84, %79 ]
  %85 = bitcast i8** %40 to i64*
  %86 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i16 to i64
  %87 = atomicrmw volatile xchg i64* %85, i64 %86 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i18"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i18": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i17, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i9
  %88 = atomicrmw volatile xchg i32* %43, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i22"

89:                                               ; preds = %18
  %90 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %25, i64 0, i32 3
  %91 = load i32, i32* %90, align 8
  %92 = ashr i32 %23, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %25, i64 0, i32 0, i64 %93
  %95 = load i8*, i8** %94, align 8
  %96 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %25, i64 0, i32 1
  %97 = load i64, i64* %96, align 8
  %notmask.i.i.i.i.i.i.i19 = shl nsw i32 -1, %91
  %98 = xor i32 %notmask.i.i.i.i.i.i.i19, -1
  %99 = and i32 %23, %98
  %100 = sext i32 %99 to i64
  %101 = mul i64 %97, %100
  %102 = getelementptr inbounds i8, i8* %95, i64 %101
  %103 = bitcast i8* %102 to i32*
  %104 = load i32, i32* %103, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i22"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i22":  ; preds = %89, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i18", %28
  %.0.i.i.i.i.i20 = phi i32 [ %104, %89 ], [ %32, %28 ], [ %32, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i18" ]
  %105 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %21, i64 0, i32 7
  %106 = load %struct.ListManager.3*, %struct.ListManager.3** %105, align 8
  %107 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %106, i64 0, i32 3
  %108 = load i32, i32* %107, align 8
  %109 = ashr i32 %.0.i.i.i.i.i20, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %106, i64 0, i32 0, i64 %110
  %112 = load i8*, i8** %111, align 8
  %113 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %106, i64 0, i32 1
  %114 = load i64, i64* %113, align 8
  %notmask.i.i.i.i.i.i21 = shl nsw i32 -1, %108
  %115 = xor i32 %notmask.i.i.i.i.i.i21, -1
  %116 = and i32 %.0.i.i.i.i.i20, %115
  %117 = sext i32 %116 to i64
  %118 = mul i64 %114, %117
  %119 = getelementptr inbounds i8, i8* %112, i64 %118
  %120 = ptrtoint i8* %119 to i64
  %121 = bitcast i8* %7 to i64*
  %122 = atomicrmw volatile xchg i64* %121, i64 %120 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i23"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i23": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i22", %mutex_lock_i32.exit.i.i.i5
  %123 = atomicrmw volatile xchg i32* %12, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit24

Pointer_activate.exit24:                          ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i23", %entry
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast105)
  %124 = load i8*, i8** %8, align 8
  %125 = icmp eq i8* %124, null
  br i1 %125, label %126, label %Pointer_lookup_element.exit2

126:                                              ; preds = %Pointer_activate.exit24
  %127 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %2, align 8
  %128 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %127, i64 0, i32 13, i64 4
  %129 = load i8*, i8** %128, align 8
  br label %Pointer_lookup_element.exit2

Pointer_lookup_element.exit2:                     ; preds = %126, %Pointer_activate.exit24
  %.0.i1 = phi i8* [ %129, %126 ], [ %124, %Pointer_activate.exit24 ]
  %130 = getelementptr inbounds i8, i8* %.0.i1, i64 8
  %131 = bitcast i8* %130 to i32*
  store i32 60, i32* %131, align 4
  %getch.i = getelementptr i8, i8* %5, i64 112
  %.0..0..sroa_cast = bitcast i8** %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  store volatile i8* %getch.i, i8** %1, align 8
  %132 = getelementptr i8, i8* %5, i64 128
  %133 = bitcast i8* %132 to i8**
  %134 = load volatile i8*, i8** %133, align 8
  %135 = icmp eq i8* %134, null
  br i1 %135, label %136, label %Pointer_activate.exit

136:                                              ; preds = %Pointer_lookup_element.exit2
  %.0..0..0..0..0..i = load volatile i8*, i8** %1, align 8
  %.0..0..0..0..0.2.i = load volatile i8*, i8** %1, align 8
  %137 = bitcast i8* %.0..0..0..0..0.2.i to i32*
  br label %138

138:                                              ; preds = %138, %136
  %139 = atomicrmw volatile xchg i32* %137, i32 1 seq_cst, align 4
  %140 = icmp eq i32 %139, 1
  br i1 %140, label %138, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %138
  %141 = load volatile i8*, i8** %133, align 8
  %142 = icmp eq i8* %141, null
  br i1 %142, label %143, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

143:                                              ; preds = %mutex_lock_i32.exit.i.i.i
  %144 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %2, align 8
  %145 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %144, i64 0, i32 12, i64 4
  %146 = load %struct.NodeManager.4*, %struct.NodeManager.4** %145, align 8
  %147 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %146, i64 0, i32 4
  %148 = atomicrmw volatile add i32* %147, i32 1 seq_cst, align 4
  %149 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %146, i64 0, i32 5
  %150 = load %struct.ListManager.3*, %struct.ListManager.3** %149, align 8
  %151 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %150, i64 0, i32 5
  %152 = load i32, i32* %151, align 8
  %.not.i.i.i.i.i = icmp slt i32 %148, %152
  br i1 %.not.i.i.i.i.i, label %214, label %153

153:                                              ; preds = %143
  %154 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %146, i64 0, i32 7
  %155 = load %struct.ListManager.3*, %struct.ListManager.3** %154, align 8
  %156 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %155, i64 0, i32 5
  %157 = atomicrmw volatile add i32* %156, i32 1 seq_cst, align 4
  %158 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %155, i64 0, i32 3
  %159 = load i32, i32* %158, align 8
  %160 = ashr i32 %157, %159
  %161 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %155, i64 0, i32 6
  %162 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %161, align 8
  %163 = icmp ult i32 %160, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef %162, i1 noundef zeroext %163, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef 0, i64* noundef null)
  %164 = sext i32 %160 to i64
  %165 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %155, i64 0, i32 0, i64 %164
  %166 = load i8*, i8** %165, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %166, null
  br i1 %.not.i.i.i.i.i.i.i, label %167, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

167:                                              ; preds = %153
  %168 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %155, i64 0, i32 4
  br label %169

169:                                              ; preds = %169, %167
  %170 = atomicrmw volatile xchg i32* %168, i32 1 seq_cst, align 4
  %171 = icmp eq i32 %170, 1
  br i1 %171, label %169, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i:          ; preds = %169
  %172 = load i8*, i8** %165, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %172, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %173, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

173:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %174 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %161, align 8
  %175 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %155, i64 0, i32 2
  %176 = load i64, i64* %175, align 8
  %177 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %155, i64 0, i32 1
  %178 = load i64, i64* %177, align 8
  %179 = mul i64 %178, %176
  %180 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %174, i64 0, i32 26
  %181 = atomicrmw volatile add i64* %180, i64 %179 seq_cst, align 8
  %182 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %174, i64 0, i32 1, i32 2
  %183 = load i64, i64* %182, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %183, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %204, label %184

184:                                              ; preds = %173
  %185 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %174, i64 0, i32 24
  br label %186

186:                                              ; preds = %186, %184
  %187 = atomicrmw volatile xchg i32* %185, i32 1 seq_cst, align 4
  %188 = icmp eq i32 %187, 1
  br i1 %188, label %186, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %186
  %189 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %174, i64 0, i32 1, i32 0
  %190 = load i8*, i8** %189, align 8
  %191 = ptrtoint i8* %190 to i64
  %192 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %174, i64 0, i32 1, i32 1
  %193 = load i8*, i8** %192, align 8
  %194 = ptrtoint i8* %193 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %191
  %195 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %196 = add i64 %195, %179
  %197 = add i64 %196, %191
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %197, %194
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i, label %198

198:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %199 = add i64 %195, %191
  %200 = inttoptr i64 %199 to i8*
  %201 = getelementptr inbounds i8, i8* %190, i64 %196
  store i8* %201, i8** %189, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %198, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %200, %198 ]
  %202 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %203 = atomicrmw volatile xchg i32* %185, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef nonnull %174, i1 noundef zeroext %202, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i32 noundef 0, i64* noundef null)
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

204:                                              ; preds = %173
  %205 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %174, i64 0, i32 2
  %206 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %205, align 8
  %207 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %174, i64 0, i32 6
  %208 = load i8*, i8** %207, align 8
  %209 = tail call noundef i8* %206(i8* noundef %208, i64 noundef %179, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i: ; preds = %204, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i ], [ %209, %204 ]
  %210 = bitcast i8** %165 to i64*
  %211 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %212 = atomicrmw volatile xchg i64* %210, i64 %211 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %213 = atomicrmw volatile xchg i32* %168, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

214:                                              ; preds = %143
  %215 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %150, i64 0, i32 3
  %216 = load i32, i32* %215, align 8
  %217 = ashr i32 %148, %216
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %150, i64 0, i32 0, i64 %218
  %220 = load i8*, i8** %219, align 8
  %221 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %150, i64 0, i32 1
  %222 = load i64, i64* %221, align 8
  %notmask.i.i.i.i.i.i.i = shl nsw i32 -1, %216
  %223 = xor i32 %notmask.i.i.i.i.i.i.i, -1
  %224 = and i32 %148, %223
  %225 = sext i32 %224 to i64
  %226 = mul i64 %222, %225
  %227 = getelementptr inbounds i8, i8* %220, i64 %226
  %228 = bitcast i8* %227 to i32*
  %229 = load i32, i32* %228, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i":    ; preds = %214, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i", %153
  %.0.i.i.i.i.i = phi i32 [ %229, %214 ], [ %157, %153 ], [ %157, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i" ]
  %230 = getelementptr inbounds %struct.NodeManager.4, %struct.NodeManager.4* %146, i64 0, i32 7
  %231 = load %struct.ListManager.3*, %struct.ListManager.3** %230, align 8
  %232 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %231, i64 0, i32 3
  %233 = load i32, i32* %232, align 8
  %234 = ashr i32 %.0.i.i.i.i.i, %233
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %231, i64 0, i32 0, i64 %235
  %237 = load i8*, i8** %236, align 8
  %238 = getelementptr inbounds %struct.ListManager.3, %struct.ListManager.3* %231, i64 0, i32 1
  %239 = load i64, i64* %238, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %233
  %240 = xor i32 %notmask.i.i.i.i.i.i, -1
  %241 = and i32 %.0.i.i.i.i.i, %240
  %242 = sext i32 %241 to i64
  %243 = mul i64 %239, %242
  %244 = getelementptr inbounds i8, i8* %237, i64 %243
  %245 = ptrtoint i8* %244 to i64
  %246 = bitcast i8* %132 to i64*
  %247 = atomicrmw volatile xchg i64* %246, i64 %245 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i", %mutex_lock_i32.exit.i.i.i
  %248 = atomicrmw volatile xchg i32* %137, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit

Pointer_activate.exit:                            ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i", %Pointer_lookup_element.exit2
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  %249 = load i8*, i8** %133, align 8
  %250 = icmp eq i8* %249, null
  br i1 %250, label %251, label %Pointer_lookup_element.exit

251:                                              ; preds = %Pointer_activate.exit
  %252 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %2, align 8
  %253 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %252, i64 0, i32 13, i64 4
  %254 = load i8*, i8** %253, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %251, %Pointer_activate.exit
  %.0.i = phi i8* [ %254, %251 ], [ %249, %Pointer_activate.exit ]
  %255 = getelementptr inbounds i8, i8* %.0.i, i64 4
  %256 = bitcast i8* %255 to i32*
  store i32 170, i32* %256, align 4
  %257 = getelementptr inbounds i8, i8* %.0.i, i64 12
  %258 = bitcast i8* %257 to i32*
  store i32 190, i32* %258, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef %0, i1 noundef zeroext %1, i8* noundef %2, i32 noundef %3, i64* noundef %4) unnamed_addr #2 {
  %6 = alloca %struct.LLVMRuntime.6*, align 8
  %7 = alloca i8, align 1
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64*, align 8
  %11 = alloca %class.anon, align 8
  store %struct.LLVMRuntime.6* %0, %struct.LLVMRuntime.6** %6, align 8
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
  %19 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %6, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %19, i32 0, i32 22
  %21 = load i64, i64* %20, align 8
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %73, label %23

23:                                               ; preds = %18
  %24 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %6, align 8
  %25 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %24, i32 0, i32 21
  %26 = bitcast i32* %25 to i8*
  %27 = getelementptr inbounds %class.anon, %class.anon* %11, i32 0, i32 0
  store %struct.LLVMRuntime.6** %6, %struct.LLVMRuntime.6*** %27, align 8
  %28 = getelementptr inbounds %class.anon, %class.anon* %11, i32 0, i32 1
  store i8** %8, i8*** %28, align 8
  %29 = getelementptr inbounds %class.anon, %class.anon* %11, i32 0, i32 2
  store i32* %9, i32** %29, align 8
  %30 = getelementptr inbounds %class.anon, %class.anon* %11, i32 0, i32 3
  store i64** %10, i64*** %30, align 8
  br label %31

31:                                               ; preds = %31, %23
  %32 = atomicrmw volatile xchg i32* %25, i32 1 seq_cst, align 4
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %31, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %31
  %34 = getelementptr inbounds %class.anon, %class.anon* %11, i64 0, i32 0
  %35 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %34, align 8
  %36 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %35, align 8
  %37 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %36, i64 0, i32 22
  %38 = load i64, i64* %37, align 8
  %.not.i.i.i.i = icmp eq i64 %38, 0
  br i1 %.not.i.i.i.i, label %39, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

39:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %37, align 8
  %40 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %34, align 8
  %41 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %40, align 8
  %42 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %41, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %42, i8 0, i64 2048, i1 false)
  %43 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %34, align 8
  %44 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %43, align 8
  %45 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %44, i64 0, i32 19, i64 0
  %46 = getelementptr inbounds %class.anon, %class.anon* %11, i64 0, i32 1
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
  %55 = getelementptr inbounds %class.anon, %class.anon* %11, i64 0, i32 2
  %56 = load i32*, i32** %55, align 8
  %57 = load i32, i32* %56, align 4
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %.lr.ph.i.i.i.i, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

.lr.ph.i.i.i.i:                                   ; preds = %taichi_strlen.exit.thread.i.i.i.i
  %59 = getelementptr inbounds %class.anon, %class.anon* %11, i64 0, i32 3
  br label %60

60:                                               ; preds = %60, %.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %60 ]
  %61 = load i64**, i64*** %59, align 8
  %62 = load i64*, i64** %61, align 8
  %63 = getelementptr inbounds i64, i64* %62, i64 %indvars.iv.i.i.i.i
  %64 = load i64, i64* %63, align 8
  %65 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %34, align 8
  %66 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %65, align 8
  %67 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %66, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
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
  %4 = alloca %struct.RuntimeContext.7, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.7**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.7*, %struct.RuntimeContext.7** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.7*, i8*, i32)*, void (%struct.RuntimeContext.7*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.7* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.7* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !11

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
