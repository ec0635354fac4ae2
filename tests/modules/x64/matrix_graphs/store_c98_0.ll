; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.63 = type { i8*, %struct.LLVMRuntime.62*, i32, i64* }
%struct.LLVMRuntime.62 = type { %struct.PreallocatedMemoryChunk.57, %struct.PreallocatedMemoryChunk.57, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.58*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.59*], [1024 x %struct.NodeManager.60*], [1024 x i8*], i8*, %struct.RandState.61*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.57 = type { i8*, i8*, i64 }
%struct.__va_list_tag.58 = type { i32, i32, i8*, i8* }
%struct.ListManager.59 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.62* }
%struct.NodeManager.60 = type <{ %struct.LLVMRuntime.62*, i32, i32, i32, i32, %struct.ListManager.59*, %struct.ListManager.59*, %struct.ListManager.59*, i32, [4 x i8] }>
%struct.RandState.61 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @store_c98_0_kernel_0_serial(%struct.RuntimeContext.63* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.63* %context to { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }**
  %1 = load { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }*, { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 1
  %5 = getelementptr { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 2
  %6 = getelementptr { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0, i32 3
  %7 = getelementptr { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 1, i32 1
  %8 = load i32*, i32** %7, align 8
  %9 = getelementptr { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }, { { i32, i32, i32, i32 }, { { i32, i32 }, i32* } }* %1, i64 0, i32 1, i32 0, i32 1
  store i32 %3, i32* %8, align 4
  %10 = load i32, i32* %4, align 4
  %11 = load i32*, i32** %7, align 8
  %12 = getelementptr i32, i32* %11, i64 1
  store i32 %10, i32* %12, align 4
  %13 = load i32, i32* %5, align 4
  %14 = load i32*, i32** %7, align 8
  %15 = load i32, i32* %9, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr i32, i32* %14, i64 %16
  store i32 %13, i32* %17, align 4
  %18 = load i32, i32* %6, align 4
  %19 = load i32*, i32** %7, align 8
  %20 = load i32, i32* %9, align 4
  %21 = add i32 %20, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr i32, i32* %19, i64 %22
  store i32 %18, i32* %23, align 4
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
