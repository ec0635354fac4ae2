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
define void @ret_struct_c112_0_kernel_0_serial(%struct.RuntimeContext.63* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.63* %context to { float }**
  %1 = load { float }*, { float }** %0, align 8
  %2 = getelementptr { float }, { float }* %1, i64 0, i32 0
  %3 = load float, float* %2, align 4
  %neg = fneg reassoc ninf nsz float %3
  %4 = getelementptr inbounds %struct.RuntimeContext.63, %struct.RuntimeContext.63* %context, i64 0, i32 3
  %5 = load i64*, i64** %4, align 8
  %6 = bitcast i64* %5 to { { float, i32, [3 x float] } }*
  %7 = bitcast i64* %5 to float*
  store float %3, float* %7, align 4
  %8 = getelementptr { { float, i32, [3 x float] } }, { { float, i32, [3 x float] } }* %6, i64 0, i32 0, i32 1
  store i32 7, i32* %8, align 4
  %9 = getelementptr i64, i64* %5, i64 1
  %10 = bitcast i64* %9 to float*
  store float %3, float* %10, align 4
  %11 = getelementptr { { float, i32, [3 x float] } }, { { float, i32, [3 x float] } }* %6, i64 0, i32 0, i32 2, i64 1
  store float %3, float* %11, align 4
  %12 = getelementptr i64, i64* %5, i64 2
  %13 = bitcast i64* %12 to float*
  store float %neg, float* %13, align 4
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
