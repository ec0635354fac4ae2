; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.91 = type { i8*, %struct.LLVMRuntime.90*, i32, i64* }
%struct.LLVMRuntime.90 = type { %struct.PreallocatedMemoryChunk.85, %struct.PreallocatedMemoryChunk.85, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.86*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.87*], [1024 x %struct.NodeManager.88*], [1024 x i8*], i8*, %struct.RandState.89*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.85 = type { i8*, i8*, i64 }
%struct.__va_list_tag.86 = type { i32, i32, i8*, i8* }
%struct.ListManager.87 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.90* }
%struct.NodeManager.88 = type <{ %struct.LLVMRuntime.90*, i32, i32, i32, i32, %struct.ListManager.87*, %struct.ListManager.87*, %struct.ListManager.87*, i32, [4 x i8] }>
%struct.RandState.89 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @mixed_c82_0_kernel_0_serial(%struct.RuntimeContext.91* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.91* %context to { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }**
  %1 = load { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }*, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }** %0, align 8
  %2 = getelementptr { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }* %1, i64 0, i32 0
  %3 = load i8, i8* %2, align 1
  %4 = getelementptr { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }* %1, i64 0, i32 7, i32 1
  %5 = load double*, double** %4, align 8
  %6 = sitofp i8 %3 to double
  store double %6, double* %5, align 8
  %7 = load { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }*, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }** %0, align 8
  %8 = getelementptr { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }* %7, i64 0, i32 1
  %9 = load double, double* %8, align 8
  %10 = load double*, double** %4, align 8
  %11 = getelementptr double, double* %10, i64 1
  store double %9, double* %11, align 8
  %12 = load { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }*, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }** %0, align 8
  %13 = getelementptr { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }* %12, i64 0, i32 2
  %14 = load i16, i16* %13, align 2
  %15 = load double*, double** %4, align 8
  %16 = getelementptr double, double* %15, i64 2
  %17 = sitofp i16 %14 to double
  store double %17, double* %16, align 8
  %18 = load { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }*, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }** %0, align 8
  %19 = getelementptr { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }* %18, i64 0, i32 3
  %20 = load i8, i8* %19, align 1
  %21 = load double*, double** %4, align 8
  %22 = getelementptr double, double* %21, i64 3
  %23 = uitofp i8 %20 to double
  store double %23, double* %22, align 8
  %24 = load { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }*, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }** %0, align 8
  %25 = getelementptr { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }* %24, i64 0, i32 4
  %26 = load i64, i64* %25, align 8
  %27 = load double*, double** %4, align 8
  %28 = getelementptr double, double* %27, i64 4
  %29 = uitofp i64 %26 to double
  store double %29, double* %28, align 8
  %30 = load { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }*, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }** %0, align 8
  %31 = getelementptr { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }* %30, i64 0, i32 5
  %32 = load float, float* %31, align 4
  %33 = load double*, double** %4, align 8
  %34 = getelementptr double, double* %33, i64 5
  %35 = fpext float %32 to double
  store double %35, double* %34, align 8
  %36 = load { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }*, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }** %0, align 8
  %37 = getelementptr { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }, { i8, double, i16, i8, i64, float, i1, { { i32 }, double* } }* %36, i64 0, i32 6
  %38 = load i1, i1* %37, align 1
  %39 = load double*, double** %4, align 8
  %40 = getelementptr double, double* %39, i64 6
  %41 = uitofp i1 %38 to double
  store double %41, double* %40, align 8
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
