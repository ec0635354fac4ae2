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
define void @store_c84_0_kernel_0_serial(%struct.RuntimeContext.14* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.14* %context to { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }**
  %1 = load { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }*, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }** %0, align 8
  %2 = getelementptr { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }* %1, i64 0, i32 0, i32 0
  %3 = load float, float* %2, align 4
  %4 = getelementptr { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }* %1, i64 0, i32 0, i32 1
  %5 = getelementptr { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }* %1, i64 0, i32 0, i32 2
  %6 = getelementptr { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }* %1, i64 0, i32 0, i32 3
  %7 = getelementptr { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }* %1, i64 0, i32 0, i32 4
  %8 = getelementptr { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }* %1, i64 0, i32 0, i32 5
  %9 = getelementptr { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }* %1, i64 0, i32 0, i32 6
  %10 = getelementptr { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }* %1, i64 0, i32 0, i32 7
  %11 = getelementptr { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }* %1, i64 0, i32 1, i32 1
  %12 = load float*, float** %11, align 8
  %13 = getelementptr { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }, { { float, float, float, float, float, float, float, float }, { { i32, i32 }, float* } }* %1, i64 0, i32 1, i32 0, i32 1
  store float %3, float* %12, align 4
  %14 = load float, float* %4, align 4
  %15 = load float*, float** %11, align 8
  %16 = getelementptr float, float* %15, i64 1
  store float %14, float* %16, align 4
  %17 = load float, float* %5, align 4
  %18 = load float*, float** %11, align 8
  %19 = load i32, i32* %13, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr float, float* %18, i64 %20
  store float %17, float* %21, align 4
  %22 = load float, float* %6, align 4
  %23 = load float*, float** %11, align 8
  %24 = load i32, i32* %13, align 4
  %25 = add i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr float, float* %23, i64 %26
  store float %22, float* %27, align 4
  %28 = load float, float* %7, align 4
  %29 = load float*, float** %11, align 8
  %30 = load i32, i32* %13, align 4
  %31 = shl i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr float, float* %29, i64 %32
  store float %28, float* %33, align 4
  %34 = load float, float* %8, align 4
  %35 = load float*, float** %11, align 8
  %36 = load i32, i32* %13, align 4
  %37 = shl i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr float, float* %35, i64 %38
  %40 = getelementptr float, float* %39, i64 1
  store float %34, float* %40, align 4
  %41 = load float, float* %9, align 4
  %42 = load float*, float** %11, align 8
  %43 = load i32, i32* %13, align 4
  %44 = mul i32 %43, 3
  %45 = sext i32 %44 to i64
  %46 = getelementptr float, float* %42, i64 %45
  store float %41, float* %46, align 4
  %47 = load float, float* %10, align 4
  %48 = load float*, float** %11, align 8
  %49 = load i32, i32* %13, align 4
  %50 = mul i32 %49, 3
  %51 = add i32 %50, 1
  %52 = sext i32 %51 to i64
  %53 = getelementptr float, float* %48, i64 %52
  store float %47, float* %53, align 4
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
