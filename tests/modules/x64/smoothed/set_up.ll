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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @set_up_c80_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 1
  %3 = load i32*, i32** %2, align 8
  store i32 4, i32* %3, align 4
  %4 = load i32*, i32** %2, align 8
  %5 = getelementptr i32, i32* %4, i64 1
  store i32 5, i32* %5, align 4
  %6 = load i32*, i32** %2, align 8
  %7 = getelementptr i32, i32* %6, i64 2
  store i32 3, i32* %7, align 4
  %8 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %9 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %8, i64 0, i32 1, i32 1
  %10 = load float*, float** %9, align 8
  store float 0.000000e+00, float* %10, align 4
  %11 = load float*, float** %9, align 8
  %12 = getelementptr float, float* %11, i64 1
  store float 0.000000e+00, float* %12, align 4
  %13 = load float*, float** %9, align 8
  %14 = getelementptr float, float* %13, i64 2
  store float 0.000000e+00, float* %14, align 4
  %15 = load float*, float** %9, align 8
  %16 = getelementptr float, float* %15, i64 3
  store float 2.000000e+00, float* %16, align 4
  %17 = load float*, float** %9, align 8
  %18 = getelementptr float, float* %17, i64 4
  store float 3.000000e+00, float* %18, align 4
  %19 = load float*, float** %9, align 8
  %20 = getelementptr float, float* %19, i64 5
  store float 1.500000e+00, float* %20, align 4
  %21 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %22 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 2, i32 1
  %23 = load float*, float** %22, align 8
  store float 0.000000e+00, float* %23, align 4
  %24 = load float*, float** %22, align 8
  %25 = getelementptr float, float* %24, i64 1
  store float -4.000000e+00, float* %25, align 4
  %26 = load float*, float** %22, align 8
  %27 = getelementptr float, float* %26, i64 2
  store float 5.000000e-01, float* %27, align 4
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
