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
define void @numbers_c80_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }**
  %1 = load { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }*, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }** %0, align 8
  %2 = getelementptr { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }* %1, i64 0, i32 0, i32 0
  %3 = load { i8, double, i16, i32, i64, half, i1 }*, { i8, double, i16, i32, i64, half, i1 }** %2, align 8
  %4 = getelementptr { i8, double, i16, i32, i64, half, i1 }, { i8, double, i16, i32, i64, half, i1 }* %3, i64 0, i32 0
  %5 = load i8, i8* %4, align 1
  %6 = getelementptr { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }* %1, i64 0, i32 1, i32 1
  %7 = load double*, double** %6, align 8
  %8 = sitofp i8 %5 to double
  store double %8, double* %7, align 8
  %9 = load { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }*, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }** %0, align 8
  %10 = getelementptr { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }* %9, i64 0, i32 0, i32 0
  %11 = load { i8, double, i16, i32, i64, half, i1 }*, { i8, double, i16, i32, i64, half, i1 }** %10, align 8
  %12 = getelementptr { i8, double, i16, i32, i64, half, i1 }, { i8, double, i16, i32, i64, half, i1 }* %11, i64 0, i32 1
  %13 = load double, double* %12, align 8
  %14 = load double*, double** %6, align 8
  %15 = getelementptr double, double* %14, i64 1
  store double %13, double* %15, align 8
  %16 = load { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }*, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }** %0, align 8
  %17 = getelementptr { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }* %16, i64 0, i32 0, i32 0
  %18 = load { i8, double, i16, i32, i64, half, i1 }*, { i8, double, i16, i32, i64, half, i1 }** %17, align 8
  %19 = getelementptr { i8, double, i16, i32, i64, half, i1 }, { i8, double, i16, i32, i64, half, i1 }* %18, i64 0, i32 2
  %20 = load i16, i16* %19, align 2
  %21 = load double*, double** %6, align 8
  %22 = getelementptr double, double* %21, i64 2
  %23 = uitofp i16 %20 to double
  store double %23, double* %22, align 8
  %24 = load { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }*, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }** %0, align 8
  %25 = getelementptr { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }* %24, i64 0, i32 0, i32 0
  %26 = load { i8, double, i16, i32, i64, half, i1 }*, { i8, double, i16, i32, i64, half, i1 }** %25, align 8
  %27 = getelementptr { i8, double, i16, i32, i64, half, i1 }, { i8, double, i16, i32, i64, half, i1 }* %26, i64 0, i32 3
  %28 = load i32, i32* %27, align 4
  %29 = load double*, double** %6, align 8
  %30 = getelementptr double, double* %29, i64 3
  %31 = sitofp i32 %28 to double
  store double %31, double* %30, align 8
  %32 = load { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }*, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }** %0, align 8
  %33 = getelementptr { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }* %32, i64 0, i32 0, i32 0
  %34 = load { i8, double, i16, i32, i64, half, i1 }*, { i8, double, i16, i32, i64, half, i1 }** %33, align 8
  %35 = getelementptr { i8, double, i16, i32, i64, half, i1 }, { i8, double, i16, i32, i64, half, i1 }* %34, i64 0, i32 4
  %36 = load i64, i64* %35, align 8
  %37 = load double*, double** %6, align 8
  %38 = getelementptr double, double* %37, i64 4
  %39 = uitofp i64 %36 to double
  store double %39, double* %38, align 8
  %40 = load { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }*, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }** %0, align 8
  %41 = getelementptr { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }* %40, i64 0, i32 0, i32 0
  %42 = load { i8, double, i16, i32, i64, half, i1 }*, { i8, double, i16, i32, i64, half, i1 }** %41, align 8
  %43 = getelementptr { i8, double, i16, i32, i64, half, i1 }, { i8, double, i16, i32, i64, half, i1 }* %42, i64 0, i32 5
  %44 = load half, half* %43, align 2
  %45 = fpext half %44 to double
  %46 = load double*, double** %6, align 8
  %47 = getelementptr double, double* %46, i64 5
  store double %45, double* %47, align 8
  %48 = load { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }*, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }** %0, align 8
  %49 = getelementptr { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }, { { { i8, double, i16, i32, i64, half, i1 }* }, { { i32 }, double* } }* %48, i64 0, i32 0, i32 0
  %50 = load { i8, double, i16, i32, i64, half, i1 }*, { i8, double, i16, i32, i64, half, i1 }** %49, align 8
  %51 = getelementptr { i8, double, i16, i32, i64, half, i1 }, { i8, double, i16, i32, i64, half, i1 }* %50, i64 0, i32 6
  %52 = load i1, i1* %51, align 1
  %53 = load double*, double** %6, align 8
  %54 = getelementptr double, double* %53, i64 6
  %55 = uitofp i1 %52 to double
  store double %55, double* %54, align 8
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
