; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.42 = type { i8*, %struct.LLVMRuntime.41*, i32, i64* }
%struct.LLVMRuntime.41 = type { %struct.PreallocatedMemoryChunk.36, %struct.PreallocatedMemoryChunk.36, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.37*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.38*], [1024 x %struct.NodeManager.39*], [1024 x i8*], i8*, %struct.RandState.40*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.36 = type { i8*, i8*, i64 }
%struct.__va_list_tag.37 = type { i32, i32, i8*, i8* }
%struct.ListManager.38 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.41* }
%struct.NodeManager.39 = type <{ %struct.LLVMRuntime.41*, i32, i32, i32, i32, %struct.ListManager.38*, %struct.ListManager.38*, %struct.ListManager.38*, i32, [4 x i8] }>
%struct.RandState.40 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @number_matrix_c98_0_kernel_0_serial(%struct.RuntimeContext.42* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.42* %context to { { { i32 }, float* } }**
  %1 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %1, i64 0, i32 0, i32 1
  %3 = load float*, float** %2, align 8
  store float 0.000000e+00, float* %3, align 4
  %4 = load float*, float** %2, align 8
  %5 = getelementptr float, float* %4, i64 1
  store float 1.000000e+00, float* %5, align 4
  %6 = load float*, float** %2, align 8
  %7 = getelementptr float, float* %6, i64 2
  store float 2.000000e+00, float* %7, align 4
  %8 = load float*, float** %2, align 8
  %9 = getelementptr float, float* %8, i64 3
  store float 3.000000e+00, float* %9, align 4
  %10 = load float*, float** %2, align 8
  %11 = getelementptr float, float* %10, i64 4
  store float 4.000000e+00, float* %11, align 4
  %12 = load float*, float** %2, align 8
  %13 = getelementptr float, float* %12, i64 5
  store float 5.000000e+00, float* %13, align 4
  %14 = load float*, float** %2, align 8
  %15 = getelementptr float, float* %14, i64 6
  store float 6.000000e+00, float* %15, align 4
  %16 = load float*, float** %2, align 8
  %17 = getelementptr float, float* %16, i64 7
  store float 7.000000e+00, float* %17, align 4
  %18 = load float*, float** %2, align 8
  %19 = getelementptr float, float* %18, i64 8
  store float 8.000000e+00, float* %19, align 4
  %20 = load float*, float** %2, align 8
  %21 = getelementptr float, float* %20, i64 9
  store float 9.000000e+00, float* %21, align 4
  %22 = load float*, float** %2, align 8
  %23 = getelementptr float, float* %22, i64 10
  store float 1.000000e+01, float* %23, align 4
  %24 = load float*, float** %2, align 8
  %25 = getelementptr float, float* %24, i64 11
  store float 1.100000e+01, float* %25, align 4
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
