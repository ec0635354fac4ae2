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
define void @tensors_c82_0_kernel_0_serial(%struct.RuntimeContext.14* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.14* %context to { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }**
  %1 = load { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }*, { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }, { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 0
  %3 = load { float, { float, float, float }, { float, float, float, float }, i32 }*, { float, { float, float, float }, { float, float, float, float }, i32 }** %2, align 8
  %4 = getelementptr { float, { float, float, float }, { float, float, float, float }, i32 }, { float, { float, float, float }, { float, float, float, float }, i32 }* %3, i64 0, i32 1, i32 0
  %5 = load float, float* %4, align 4
  %6 = getelementptr { float, { float, float, float }, { float, float, float, float }, i32 }, { float, { float, float, float }, { float, float, float, float }, i32 }* %3, i64 0, i32 1, i32 1
  %7 = getelementptr { float, { float, float, float }, { float, float, float, float }, i32 }, { float, { float, float, float }, { float, float, float, float }, i32 }* %3, i64 0, i32 1, i32 2
  %8 = getelementptr { float, { float, float, float }, { float, float, float, float }, i32 }, { float, { float, float, float }, { float, float, float, float }, i32 }* %3, i64 0, i32 0
  %9 = load float, float* %8, align 4
  %10 = fadd reassoc ninf nsz float %9, %5
  %11 = getelementptr { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }, { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }* %1, i64 0, i32 1, i32 1
  %12 = load float*, float** %11, align 8
  store float %10, float* %12, align 4
  %13 = load float, float* %6, align 4
  %14 = fadd reassoc ninf nsz float %13, %9
  %15 = load float*, float** %11, align 8
  %16 = getelementptr float, float* %15, i64 1
  store float %14, float* %16, align 4
  %17 = load float, float* %7, align 4
  %18 = fadd reassoc ninf nsz float %17, %9
  %19 = load float*, float** %11, align 8
  %20 = getelementptr float, float* %19, i64 2
  store float %18, float* %20, align 4
  %21 = load { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }*, { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }** %0, align 8
  %22 = getelementptr { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }, { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }* %21, i64 0, i32 0, i32 0
  %23 = load { float, { float, float, float }, { float, float, float, float }, i32 }*, { float, { float, float, float }, { float, float, float, float }, i32 }** %22, align 8
  %24 = getelementptr { float, { float, float, float }, { float, float, float, float }, i32 }, { float, { float, float, float }, { float, float, float, float }, i32 }* %23, i64 0, i32 2, i32 0
  %25 = load float, float* %24, align 4
  %26 = getelementptr { float, { float, float, float }, { float, float, float, float }, i32 }, { float, { float, float, float }, { float, float, float, float }, i32 }* %23, i64 0, i32 2, i32 1
  %27 = getelementptr { float, { float, float, float }, { float, float, float, float }, i32 }, { float, { float, float, float }, { float, float, float, float }, i32 }* %23, i64 0, i32 2, i32 2
  %28 = getelementptr { float, { float, float, float }, { float, float, float, float }, i32 }, { float, { float, float, float }, { float, float, float, float }, i32 }* %23, i64 0, i32 2, i32 3
  %29 = load float*, float** %11, align 8
  %30 = getelementptr float, float* %29, i64 3
  store float %25, float* %30, align 4
  %31 = load float, float* %26, align 4
  %32 = load float*, float** %11, align 8
  %33 = getelementptr float, float* %32, i64 4
  store float %31, float* %33, align 4
  %34 = load float, float* %27, align 4
  %35 = load float*, float** %11, align 8
  %36 = getelementptr float, float* %35, i64 5
  store float %34, float* %36, align 4
  %37 = load float, float* %28, align 4
  %38 = load float*, float** %11, align 8
  %39 = getelementptr float, float* %38, i64 6
  store float %37, float* %39, align 4
  %40 = load { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }*, { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }** %0, align 8
  %41 = getelementptr { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }, { { { float, { float, float, float }, { float, float, float, float }, i32 }* }, { { i32 }, float* } }* %40, i64 0, i32 0, i32 0
  %42 = load { float, { float, float, float }, { float, float, float, float }, i32 }*, { float, { float, float, float }, { float, float, float, float }, i32 }** %41, align 8
  %43 = getelementptr { float, { float, float, float }, { float, float, float, float }, i32 }, { float, { float, float, float }, { float, float, float, float }, i32 }* %42, i64 0, i32 3
  %44 = load i32, i32* %43, align 4
  %45 = load float*, float** %11, align 8
  %46 = getelementptr float, float* %45, i64 7
  %47 = sitofp i32 %44 to float
  store float %47, float* %46, align 4
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
