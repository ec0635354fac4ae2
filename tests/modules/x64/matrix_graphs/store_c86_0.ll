; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.21 = type { i8*, %struct.LLVMRuntime.20*, i32, i64* }
%struct.LLVMRuntime.20 = type { %struct.PreallocatedMemoryChunk.15, %struct.PreallocatedMemoryChunk.15, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.16*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.17*], [1024 x %struct.NodeManager.18*], [1024 x i8*], i8*, %struct.RandState.19*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.15 = type { i8*, i8*, i64 }
%struct.__va_list_tag.16 = type { i32, i32, i8*, i8* }
%struct.ListManager.17 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.20* }
%struct.NodeManager.18 = type <{ %struct.LLVMRuntime.20*, i32, i32, i32, i32, %struct.ListManager.17*, %struct.ListManager.17*, %struct.ListManager.17*, i32, [4 x i8] }>
%struct.RandState.19 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @store_c86_0_kernel_0_serial(%struct.RuntimeContext.21* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.21* %context to { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }**
  %1 = load { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }*, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 1
  %5 = getelementptr { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 2
  %6 = getelementptr { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 3
  %7 = getelementptr { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 4
  %8 = getelementptr { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 5
  %9 = getelementptr { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 6
  %10 = getelementptr { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 7
  %11 = getelementptr { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 1, i32 1
  %12 = load i32*, i32** %11, align 8
  %13 = getelementptr { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32, i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 1, i32 0, i32 1
  store i32 %3, i32* %12, align 4
  %14 = load i32, i32* %4, align 4
  %15 = load i32*, i32** %11, align 8
  %16 = getelementptr i32, i32* %15, i64 1
  store i32 %14, i32* %16, align 4
  %17 = load i32, i32* %5, align 4
  %18 = load i32*, i32** %11, align 8
  %19 = getelementptr i32, i32* %18, i64 2
  store i32 %17, i32* %19, align 4
  %20 = load i32, i32* %6, align 4
  %21 = load i32*, i32** %11, align 8
  %22 = getelementptr i32, i32* %21, i64 3
  store i32 %20, i32* %22, align 4
  %23 = load i32, i32* %7, align 4
  %24 = load i32*, i32** %11, align 8
  %25 = load i32, i32* %13, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr i32, i32* %24, i64 %26
  store i32 %23, i32* %27, align 4
  %28 = load i32, i32* %8, align 4
  %29 = load i32*, i32** %11, align 8
  %30 = load i32, i32* %13, align 4
  %31 = add i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr i32, i32* %29, i64 %32
  store i32 %28, i32* %33, align 4
  %34 = load i32, i32* %9, align 4
  %35 = load i32*, i32** %11, align 8
  %36 = load i32, i32* %13, align 4
  %37 = add i32 %36, 2
  %38 = sext i32 %37 to i64
  %39 = getelementptr i32, i32* %35, i64 %38
  store i32 %34, i32* %39, align 4
  %40 = load i32, i32* %10, align 4
  %41 = load i32*, i32** %11, align 8
  %42 = load i32, i32* %13, align 4
  %43 = add i32 %42, 3
  %44 = sext i32 %43 to i64
  %45 = getelementptr i32, i32* %41, i64 %44
  store i32 %40, i32* %45, align 4
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
