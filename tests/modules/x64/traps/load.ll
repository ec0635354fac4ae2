; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.14 = type { i8*, %struct.LLVMRuntime.13*, i32, i64* }
%struct.LLVMRuntime.13 = type { %struct.PreallocatedMemoryChunk.8, %struct.PreallocatedMemoryChunk.8, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.9*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.10*], [1024 x %struct.NodeManager.11*], [1024 x i8*], i8*, %struct.RandState.12*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.8 = type { i8*, i8*, i64 }
%struct.__va_list_tag.9 = type { i32, i32, i8*, i8* }
%struct.ListManager.10 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.13* }
%struct.NodeManager.11 = type <{ %struct.LLVMRuntime.13*, i32, i32, i32, i32, %struct.ListManager.10*, %struct.ListManager.10*, %struct.ListManager.10*, i32, [4 x i8] }>
%struct.RandState.12 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @load_c82_0_kernel_0_serial(%struct.RuntimeContext.14* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.14* %context to { { { i32 }, i32* }, i32 }**
  %1 = load { { { i32 }, i32* }, i32 }*, { { { i32 }, i32* }, i32 }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, i32 }, { { { i32 }, i32* }, i32 }* %1, i64 0, i32 1
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr { { { i32 }, i32* }, i32 }, { { { i32 }, i32* }, i32 }* %1, i64 0, i32 0, i32 1
  %5 = load i32*, i32** %4, align 8
  %6 = sext i32 %3 to i64
  %7 = getelementptr i32, i32* %5, i64 %6
  %8 = load i32, i32* %7, align 4
  %9 = getelementptr inbounds %struct.RuntimeContext.14, %struct.RuntimeContext.14* %context, i64 0, i32 3
  %10 = bitcast i64** %9 to i32**
  %11 = load i32*, i32** %10, align 8
  store i32 %8, i32* %11, align 4
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
