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
%class.anon = type { %struct.LLVMRuntime.6**, i8**, i32*, i64** }

@0 = private unnamed_addr constant [22 x i8] c"x is %d, not positive\00", align 1

; Function Attrs: nounwind
define void @check_c80_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = alloca [1 x i64], align 8
  %1 = bitcast %struct.RuntimeContext.7* %context to { i32 }**
  %2 = load { i32 }*, { i32 }** %1, align 8
  %3 = getelementptr { i32 }, { i32 }* %2, i64 0, i32 0
  %4 = load i32, i32* %3, align 4
  %5 = icmp sgt i32 %4, 0
  %6 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %7 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %6, align 8
  %8 = zext i32 %4 to i64
  %9 = getelementptr inbounds [1 x i64], [1 x i64]* %0, i64 0, i64 0
  store i64 %8, i64* %9, align 8
  call fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* %7, i1 %5, i64* nonnull %9)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.6* noundef %0, i1 noundef zeroext %1, i64* noundef %2) unnamed_addr #1 {
  %4 = alloca %struct.LLVMRuntime.6*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %class.anon, align 8
  store %struct.LLVMRuntime.6* %0, %struct.LLVMRuntime.6** %4, align 8
  %10 = zext i1 %1 to i8
  store i8 %10, i8* %5, align 1
  store i8* getelementptr inbounds ([22 x i8], [22 x i8]* @0, i32 0, i32 0), i8** %6, align 8
  store i32 1, i32* %7, align 4
  store i64* %2, i64** %8, align 8
  %11 = load i8, i8* %5, align 1
  %12 = trunc i8 %11 to i1
  %13 = zext i1 %12 to i32
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %3
  br label %71

16:                                               ; preds = %3
  %17 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %class.anon, %class.anon* %9, i32 0, i32 0
  store %struct.LLVMRuntime.6** %4, %struct.LLVMRuntime.6*** %25, align 8
  %26 = getelementptr inbounds %class.anon, %class.anon* %9, i32 0, i32 1
  store i8** %6, i8*** %26, align 8
  %27 = getelementptr inbounds %class.anon, %class.anon* %9, i32 0, i32 2
  store i32* %7, i32** %27, align 8
  %28 = getelementptr inbounds %class.anon, %class.anon* %9, i32 0, i32 3
  store i64** %8, i64*** %28, align 8
  br label %29

29:                                               ; preds = %29, %21
  %30 = atomicrmw volatile xchg i32* %23, i32 1 seq_cst, align 4
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %29, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %29
  %32 = getelementptr inbounds %class.anon, %class.anon* %9, i64 0, i32 0
  %33 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %32, align 8
  %34 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %32, align 8
  %39 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %32, align 8
  %42 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %42, i64 0, i32 19, i64 0
  %44 = getelementptr inbounds %class.anon, %class.anon* %9, i64 0, i32 1
  %45 = load i8**, i8*** %44, align 8
  %46 = load i8*, i8** %45, align 8
  %47 = load i8, i8* %46, align 1
  %.not5.i.i.i.i.i = icmp eq i8 %47, 0
  br i1 %.not5.i.i.i.i.i, label %taichi_strlen.exit.thread.i.i.i.i, label %.lr.ph.i.i.i.i.i.preheader

.lr.ph.i.i.i.i.i.preheader:                       ; preds = %37
  br label %.lr.ph.i.i.i.i.i

.lr.ph.i.i.i.i.i:                                 ; preds = %.lr.ph.i.i.i.i.i, %.lr.ph.i.i.i.i.i.preheader
  %.07.i.i.i.i.i = phi i8* [ %49, %.lr.ph.i.i.i.i.i ], [ %46, %.lr.ph.i.i.i.i.i.preheader ]
  %.046.i.i.i.i.i = phi i64 [ %48, %.lr.ph.i.i.i.i.i ], [ 0, %.lr.ph.i.i.i.i.i.preheader ]
  %48 = add i64 %.046.i.i.i.i.i, 1
  %49 = getelementptr inbounds i8, i8* %.07.i.i.i.i.i, i64 1
  %50 = load i8, i8* %49, align 1
  %.not.i.i.i.i.i = icmp eq i8 %50, 0
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !8

taichi_strlen.exit.i.i.i.i:                       ; preds = %.lr.ph.i.i.i.i.i
  %.lcssa = phi i64 [ %48, %.lr.ph.i.i.i.i.i ]
  %51 = call i64 @llvm.umin.i64(i64 %.lcssa, i64 2047)
  br label %taichi_strlen.exit.thread.i.i.i.i

taichi_strlen.exit.thread.i.i.i.i:                ; preds = %taichi_strlen.exit.i.i.i.i, %37
  %52 = phi i64 [ 0, %37 ], [ %51, %taichi_strlen.exit.i.i.i.i ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %43, i8* nonnull align 1 %46, i64 %52, i1 false)
  %53 = getelementptr inbounds %class.anon, %class.anon* %9, i64 0, i32 2
  %54 = load i32*, i32** %53, align 8
  %55 = load i32, i32* %54, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %.lr.ph.i.i.i.i, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

.lr.ph.i.i.i.i:                                   ; preds = %taichi_strlen.exit.thread.i.i.i.i
  %57 = getelementptr inbounds %class.anon, %class.anon* %9, i64 0, i32 3
  br label %58

58:                                               ; preds = %58, %.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %58 ]
  %59 = load i64**, i64*** %57, align 8
  %60 = load i64*, i64** %59, align 8
  %61 = getelementptr inbounds i64, i64* %60, i64 %indvars.iv.i.i.i.i
  %62 = load i64, i64* %61, align 8
  %63 = load %struct.LLVMRuntime.6**, %struct.LLVMRuntime.6*** %32, align 8
  %64 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %62, i64* %65, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %66 = load i32*, i32** %53, align 8
  %67 = load i32, i32* %66, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %indvars.iv.next.i.i.i.i, %68
  br i1 %69, label %58, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !9

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit": ; preds = %58
  br label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit": ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", %taichi_strlen.exit.thread.i.i.i.i, %mutex_lock_i32.exit.i.i.i
  %70 = atomicrmw volatile xchg i32* %23, i32 0 seq_cst, align 4
  br label %71

71:                                               ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit", %16, %15
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
