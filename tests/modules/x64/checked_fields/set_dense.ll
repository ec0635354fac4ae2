; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.LLVMRuntime.113**, i8**, i32*, i64** }
%struct.RuntimeContext.114 = type { i8*, %struct.LLVMRuntime.113*, i32, i64* }
%struct.LLVMRuntime.113 = type { %struct.PreallocatedMemoryChunk.108, %struct.PreallocatedMemoryChunk.108, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.109*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.110*], [1024 x %struct.NodeManager.111*], [1024 x i8*], i8*, %struct.RandState.112*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.108 = type { i8*, i8*, i64 }
%struct.__va_list_tag.109 = type { i32, i32, i8*, i8* }
%struct.ListManager.110 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.113* }
%struct.NodeManager.111 = type <{ %struct.LLVMRuntime.113*, i32, i32, i32, i32, %struct.ListManager.110*, %struct.ListManager.110*, %struct.ListManager.110*, i32, [4 x i8] }>
%struct.RandState.112 = type { i32, i32, i32, i32, i32 }

@0 = private unnamed_addr constant [205 x i8] c"(kernel=set_dense_c90_0) Accessing field (S3place<i32>) of size (12) with indices (%d)\0AFile \22/home/aiotaichi/tests/modules/src/checked_fields.py\22, line 69, in set_dense:\0A    dense[i] = value\0A    ^^^^^^^^\0A\00", align 1
@1 = private unnamed_addr constant [35 x i8] c"The indices provided are too big!\0A\00", align 1

; Function Attrs: nounwind
define void @set_dense_c90_0_kernel_0_serial(%struct.RuntimeContext.114* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca [0 x i64], align 8
  %1 = alloca [1 x i64], align 8
  %2 = bitcast %struct.RuntimeContext.114* %context to { i32, i32 }**
  %3 = load { i32, i32 }*, { i32, i32 }** %2, align 8
  %4 = getelementptr { i32, i32 }, { i32, i32 }* %3, i64 0, i32 1
  %5 = load i32, i32* %4, align 4
  %6 = getelementptr { i32, i32 }, { i32, i32 }* %3, i64 0, i32 0
  %7 = load i32, i32* %6, align 4
  %8 = icmp ult i32 %7, 12
  %9 = getelementptr inbounds %struct.RuntimeContext.114, %struct.RuntimeContext.114* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.113*, %struct.LLVMRuntime.113** %9, align 8
  %11 = zext i32 %7 to i64
  %12 = getelementptr inbounds [1 x i64], [1 x i64]* %1, i64 0, i64 0
  store i64 %11, i64* %12, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.113* %10, i1 %8, i8* getelementptr inbounds ([205 x i8], [205 x i8]* @0, i64 0, i64 0), i32 1, i64* nonnull %12)
  %13 = load %struct.LLVMRuntime.113*, %struct.LLVMRuntime.113** %9, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.113, %struct.LLVMRuntime.113* %13, i64 0, i32 7, i64 0
  %15 = load i8*, i8** %14, align 8
  %16 = lshr i32 %7, 2
  %17 = getelementptr inbounds [0 x i64], [0 x i64]* %0, i64 0, i64 0
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.113* %13, i1 true, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @1, i64 0, i64 0), i32 0, i64* nonnull %17)
  %18 = zext i32 %16 to i64
  %19 = mul nuw nsw i64 %18, 48
  %20 = getelementptr inbounds i8, i8* %15, i64 %19
  %21 = load %struct.LLVMRuntime.113*, %struct.LLVMRuntime.113** %9, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.113* %21, i1 true, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @1, i64 0, i64 0), i32 0, i64* nonnull %17)
  %22 = shl i32 %7, 2
  %23 = and i32 %22, 12
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i8, i8* %20, i64 %24
  %26 = bitcast i8* %25 to i32*
  store i32 %5, i32* %26, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.113* noundef %0, i1 noundef zeroext %1, i8* noundef %2, i32 noundef %3, i64* noundef %4) unnamed_addr #1 {
  %6 = alloca %struct.LLVMRuntime.113*, align 8
  %7 = alloca i8, align 1
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64*, align 8
  %11 = alloca %0, align 8
  store %struct.LLVMRuntime.113* %0, %struct.LLVMRuntime.113** %6, align 8
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
  %19 = load %struct.LLVMRuntime.113*, %struct.LLVMRuntime.113** %6, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.113, %struct.LLVMRuntime.113* %19, i32 0, i32 22
  %21 = load i64, i64* %20, align 8
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %73, label %23

23:                                               ; preds = %18
  %24 = load %struct.LLVMRuntime.113*, %struct.LLVMRuntime.113** %6, align 8
  %25 = getelementptr inbounds %struct.LLVMRuntime.113, %struct.LLVMRuntime.113* %24, i32 0, i32 21
  %26 = bitcast i32* %25 to i8*
  %27 = getelementptr inbounds %0, %0* %11, i32 0, i32 0
  store %struct.LLVMRuntime.113** %6, %struct.LLVMRuntime.113*** %27, align 8
  %28 = getelementptr inbounds %0, %0* %11, i32 0, i32 1
  store i8** %8, i8*** %28, align 8
  %29 = getelementptr inbounds %0, %0* %11, i32 0, i32 2
  store i32* %9, i32** %29, align 8
  %30 = getelementptr inbounds %0, %0* %11, i32 0, i32 3
  store i64** %10, i64*** %30, align 8
  br label %31

31:                                               ; preds = %31, %23
  %32 = atomicrmw volatile xchg i32* %25, i32 1 seq_cst, align 4
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %31, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %31
  %34 = getelementptr inbounds %0, %0* %11, i64 0, i32 0
  %35 = load %struct.LLVMRuntime.113**, %struct.LLVMRuntime.113*** %34, align 8
  %36 = load %struct.LLVMRuntime.113*, %struct.LLVMRuntime.113** %35, align 8
  %37 = getelementptr inbounds %struct.LLVMRuntime.113, %struct.LLVMRuntime.113* %36, i64 0, i32 22
  %38 = load i64, i64* %37, align 8
  %.not.i.i.i.i = icmp eq i64 %38, 0
  br i1 %.not.i.i.i.i, label %39, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

39:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %37, align 8
  %40 = load %struct.LLVMRuntime.113**, %struct.LLVMRuntime.113*** %34, align 8
  %41 = load %struct.LLVMRuntime.113*, %struct.LLVMRuntime.113** %40, align 8
  %42 = getelementptr inbounds %struct.LLVMRuntime.113, %struct.LLVMRuntime.113* %41, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %42, i8 0, i64 2048, i1 false)
  %43 = load %struct.LLVMRuntime.113**, %struct.LLVMRuntime.113*** %34, align 8
  %44 = load %struct.LLVMRuntime.113*, %struct.LLVMRuntime.113** %43, align 8
  %45 = getelementptr inbounds %struct.LLVMRuntime.113, %struct.LLVMRuntime.113* %44, i64 0, i32 19, i64 0
  %46 = getelementptr inbounds %0, %0* %11, i64 0, i32 1
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
  %55 = getelementptr inbounds %0, %0* %11, i64 0, i32 2
  %56 = load i32*, i32** %55, align 8
  %57 = load i32, i32* %56, align 4
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %.lr.ph.i.i.i.i, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

.lr.ph.i.i.i.i:                                   ; preds = %taichi_strlen.exit.thread.i.i.i.i
  %59 = getelementptr inbounds %0, %0* %11, i64 0, i32 3
  br label %60

60:                                               ; preds = %60, %.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %60 ]
  %61 = load i64**, i64*** %59, align 8
  %62 = load i64*, i64** %61, align 8
  %63 = getelementptr inbounds i64, i64* %62, i64 %indvars.iv.i.i.i.i
  %64 = load i64, i64* %63, align 8
  %65 = load %struct.LLVMRuntime.113**, %struct.LLVMRuntime.113*** %34, align 8
  %66 = load %struct.LLVMRuntime.113*, %struct.LLVMRuntime.113** %65, align 8
  %67 = getelementptr inbounds %struct.LLVMRuntime.113, %struct.LLVMRuntime.113* %66, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
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
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { nounwind }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
