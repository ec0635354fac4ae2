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
@1 = private unnamed_addr constant [220 x i8] c"[kernel=count_checked_c80_0] Out of bound access to ndarray at arg 0 with indices [%d]\0AFile \22/home/aiotaichi/tests/modules/src/small_checked.py\22, line 14, in count_checked:\0A        out[keys[i]] += 1\0A            ^^^^^^^\0A\00", align 1
@2 = private unnamed_addr constant [221 x i8] c"[kernel=count_checked_c80_0] Out of bound access to ndarray at arg 1 with indices [%d]\0AFile \22/home/aiotaichi/tests/modules/src/small_checked.py\22, line 14, in count_checked:\0A        out[keys[i]] += 1\0A        ^^^^^^^^^^^^\0A\00", align 1
@.str.28 = private unnamed_addr constant [34 x i8] c"Addition overflow detected in %s\0A\00", align 1
@.str.29 = private unnamed_addr constant [37 x i8] c"Subtraction overflow detected in %s\0A\00", align 1
@.str.30 = private unnamed_addr constant [40 x i8] c"Multiplication overflow detected in %s\0A\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_checked_c80_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @count_checked_c80_0_kernel_1_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #1 {
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
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nounwind
define internal void @function_body(%struct.RuntimeContext.7* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = alloca [1 x i64], align 8
  %4 = alloca [1 x i64], align 8
  %5 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %6 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %5, align 8
  %7 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %6, i64 0, i32 14
  %8 = bitcast i8** %7 to i32**
  %9 = load i32*, i32** %8, align 8
  %10 = load i32, i32* %9, align 4
  %11 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %10, i32 1)
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %13, label %debug_sub_i32.exit

13:                                               ; preds = %allocs
  %14 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %6, i64 0, i32 4
  %15 = load void (i8*, ...)*, void (i8*, ...)** %14, align 8
  tail call void (i8*, ...) %15(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.29, i64 0, i64 0), i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @0, i64 0, i64 0)) #1
  br label %debug_sub_i32.exit

debug_sub_i32.exit:                               ; preds = %13, %allocs
  %16 = extractvalue { i32, i1 } %11, 0
  %17 = sdiv i32 %16, 2
  %18 = icmp slt i32 %16, 0
  %19 = shl nsw i32 %17, 1
  %20 = icmp ne i32 %19, %16
  %21 = and i1 %18, %20
  %.neg = sext i1 %21 to i32
  %22 = add nsw i32 %17, %.neg
  %23 = tail call i32 @llvm.smax.i32(i32 %22, i32 512)
  %24 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %23, i32 %2)
  %25 = extractvalue { i32, i1 } %24, 1
  br i1 %25, label %26, label %debug_mul_i32.exit

26:                                               ; preds = %debug_sub_i32.exit
  %27 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %5, align 8
  %28 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %27, i64 0, i32 4
  %29 = load void (i8*, ...)*, void (i8*, ...)** %28, align 8
  tail call void (i8*, ...) %29(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.30, i64 0, i64 0), i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @0, i64 0, i64 0)) #1
  br label %debug_mul_i32.exit

debug_mul_i32.exit:                               ; preds = %26, %debug_sub_i32.exit
  %30 = extractvalue { i32, i1 } %24, 0
  %31 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %30, i32 %23)
  %32 = extractvalue { i32, i1 } %31, 1
  br i1 %32, label %33, label %debug_add_i32.exit

33:                                               ; preds = %debug_mul_i32.exit
  %34 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %5, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %34, i64 0, i32 4
  %36 = load void (i8*, ...)*, void (i8*, ...)** %35, align 8
  tail call void (i8*, ...) %36(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.28, i64 0, i64 0), i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @0, i64 0, i64 0)) #1
  br label %debug_add_i32.exit

debug_add_i32.exit:                               ; preds = %33, %debug_mul_i32.exit
  %37 = extractvalue { i32, i1 } %31, 0
  %38 = tail call i32 @llvm.smin.i32(i32 %10, i32 %37)
  %39 = bitcast %struct.RuntimeContext.7* %0 to { { { i32 }, i32* }, { { i32 }, i32* } }**
  %40 = icmp slt i32 %30, %38
  br i1 %40, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %debug_add_i32.exit
  %41 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %39, align 8
  %42 = getelementptr inbounds [1 x i64], [1 x i64]* %3, i64 0, i64 0
  %43 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %41, i64 0, i32 0, i32 1
  %44 = getelementptr inbounds [1 x i64], [1 x i64]* %4, i64 0, i64 0
  %45 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %41, i64 0, i32 1, i32 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %.05 = phi i32 [ %30, %for_loop_body.lr.ph ], [ %68, %for_loop_body ]
  %46 = load i32, i32* %9, align 4
  %47 = srem i32 %.05, %46
  %48 = or i32 %47, %46
  %49 = icmp sgt i32 %48, -1
  %50 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %5, align 8
  %51 = zext i32 %47 to i64
  store i64 %51, i64* %42, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* %50, i1 %49, i8* getelementptr inbounds ([220 x i8], [220 x i8]* @1, i64 0, i64 0), i64* nonnull %42)
  %52 = load i32*, i32** %43, align 8
  %53 = sext i32 %47 to i64
  %54 = getelementptr i32, i32* %52, i64 %53
  %55 = load i32, i32* %54, align 4
  %56 = icmp sgt i32 %55, -1
  %57 = load { { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* } }** %39, align 8
  %58 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* } }* %57, i64 0, i32 1, i32 0, i32 0
  %59 = load i32, i32* %58, align 4
  %60 = icmp slt i32 %55, %59
  %61 = and i1 %56, %60
  %62 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %5, align 8
  %63 = zext i32 %55 to i64
  store i64 %63, i64* %44, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* %62, i1 %61, i8* getelementptr inbounds ([221 x i8], [221 x i8]* @2, i64 0, i64 0), i64* nonnull %44)
  %64 = load i32*, i32** %45, align 8
  %65 = sext i32 %55 to i64
  %66 = getelementptr i32, i32* %64, i64 %65
  %67 = atomicrmw add i32* %66, i32 1 seq_cst, align 4
  %68 = add i32 %.05, 1
  %exitcond.not = icmp eq i32 %38, %68
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %debug_add_i32.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef %0, i1 noundef zeroext %1, i8* noundef %2, i64* noundef %3) unnamed_addr #3 {
  %5 = alloca %struct.LLVMRuntime.6*, align 8
  %6 = alloca i8, align 1
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64*, align 8
  %10 = alloca %class.anon, align 8
  store %struct.LLVMRuntime.6* %0, %struct.LLVMRuntime.6** %5, align 8
  %11 = zext i1 %1 to i8
  store i8 %11, i8* %6, align 1
  store i8* %2, i8** %7, align 8
  store i32 1, i32* %8, align 4
  store i64* %3, i64** %9, align 8
  %12 = load i8, i8* %6, align 1
  %13 = trunc i8 %12 to i1
  %14 = zext i1 %13 to i32
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %4
  br label %72

17:                                               ; preds = %4
  %18 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %5, align 8
  %19 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %18, i32 0, i32 22
  %20 = load i64, i64* %19, align 8
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %72, label %22

22:                                               ; preds = %17
  %23 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %5, align 8
  %24 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %23, i32 0, i32 21
  %25 = bitcast i32* %24 to i8*
  %26 = getelementptr inbounds %class.anon, %class.anon* %10, i32 0, i32 0
  store %struct.LLVMRuntime.6** %5, %struct.LLVMRuntime.6*** %26, align 8
  %27 = getelementptr inbounds %class.anon, %class.anon* %10, i32 0, i32 1
  store i8** %7, i8*** %27, align 8
  %28 = getelementptr inbounds %class.anon, %class.anon* %10, i32 0, i32 2
  store i32* %8, i32** %28, align 8
  %29 = getelementptr inbounds %class.anon, %class.anon* %10, i32 0, i32 3
  store i64** %9, i64*** %29, align 8
  br label %30

30:                                               ; preds = %30, %22
  %31 = atomicrmw volatile xchg i32* %24, i32 1 seq_cst, align 4
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %30, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %30
  %33 = getelementptr inbounds %class.anon, %class.anon* %10, i64 0, i32 0
  %34 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %33, align 8
  %35 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %34, align 8
  %36 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %35, i64 0, i32 22
  %37 = load i64, i64* %36, align 8
  %.not.i.i.i.i = icmp eq i64 %37, 0
  br i1 %.not.i.i.i.i, label %38, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

38:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %36, align 8
  %39 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %33, align 8
  %40 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %39, align 8
  %41 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %40, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %41, i8 0, i64 2048, i1 false)
  %42 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %33, align 8
  %43 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %42, align 8
  %44 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %43, i64 0, i32 19, i64 0
  %45 = getelementptr inbounds %class.anon, %class.anon* %10, i64 0, i32 1
  %46 = load i8**, i8*** %45, align 8
  %47 = load i8*, i8** %46, align 8
  %48 = load i8, i8* %47, align 1
  %.not5.i.i.i.i.i = icmp eq i8 %48, 0
  br i1 %.not5.i.i.i.i.i, label %taichi_strlen.exit.thread.i.i.i.i, label %.lr.ph.i.i.i.i.i.preheader

.lr.ph.i.i.i.i.i.preheader:                       ; preds = %38
  br label %.lr.ph.i.i.i.i.i

.lr.ph.i.i.i.i.i:                                 ; preds = %.lr.ph.i.i.i.i.i, %.lr.ph.i.i.i.i.i.preheader
  %.07.i.i.i.i.i = phi i8* [ %50, %.lr.ph.i.i.i.i.i ], [ %47, %.lr.ph.i.i.i.i.i.preheader ]
  %.046.i.i.i.i.i = phi i64 [ %49, %.lr.ph.i.i.i.i.i ], [ 0, %.lr.ph.i.i.i.i.i.preheader ]
  %49 = add i64 %.046.i.i.i.i.i, 1
  %50 = getelementptr inbounds i8, i8* %.07.i.i.i.i.i, i64 1
  %51 = load i8, i8* %50, align 1
  %.not.i.i.i.i.i = icmp eq i8 %51, 0
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !8

taichi_strlen.exit.i.i.i.i:                       ; preds = %.lr.ph.i.i.i.i.i
  %.lcssa = phi i64 [ %49, %.lr.ph.i.i.i.i.i ]
  %52 = call i64 @llvm.umin.i64(i64 %.lcssa, i64 2047)
  br label %taichi_strlen.exit.thread.i.i.i.i

taichi_strlen.exit.thread.i.i.i.i:                ; preds = %taichi_strlen.exit.i.i.i.i, %38
  %53 = phi i64 [ 0, %38 ], [ %52, %taichi_strlen.exit.i.i.i.i ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %44, i8* nonnull align 1 %47, i64 %53, i1 false)
  %54 = getelementptr inbounds %class.anon, %class.anon* %10, i64 0, i32 2
  %55 = load i32*, i32** %54, align 8
  %56 = load i32, i32* %55, align 4
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %.lr.ph.i.i.i.i, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

.lr.ph.i.i.i.i:                                   ; preds = %taichi_strlen.exit.thread.i.i.i.i
  %58 = getelementptr inbounds %class.anon, %class.anon* %10, i64 0, i32 3
  br label %59

59:                                               ; preds = %59, %.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %59 ]
  %60 = load i64**, i64*** %58, align 8
  %61 = load i64*, i64** %60, align 8
  %62 = getelementptr inbounds i64, i64* %61, i64 %indvars.iv.i.i.i.i
  %63 = load i64, i64* %62, align 8
  %64 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %33, align 8
  %65 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %64, align 8
  %66 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %65, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %63, i64* %66, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %67 = load i32*, i32** %54, align 8
  %68 = load i32, i32* %67, align 4
  %69 = sext i32 %68 to i64
  %70 = icmp slt i64 %indvars.iv.next.i.i.i.i, %69
  br i1 %70, label %59, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !9

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit": ; preds = %59
  br label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit": ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", %taichi_strlen.exit.thread.i.i.i.i, %mutex_lock_i32.exit.i.i.i
  %71 = atomicrmw volatile xchg i32* %24, i32 0 seq_cst, align 4
  br label %72

72:                                               ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit", %17, %16
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #6 {
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
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
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
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #7

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #7

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #5 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #8 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
