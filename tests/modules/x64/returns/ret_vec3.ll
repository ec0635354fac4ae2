; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.112 = type { i8*, %struct.LLVMRuntime.111*, i32, i64* }
%struct.LLVMRuntime.111 = type { %struct.PreallocatedMemoryChunk.106, %struct.PreallocatedMemoryChunk.106, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.107*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.108*], [1024 x %struct.NodeManager.109*], [1024 x i8*], i8*, %struct.RandState.110*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.106 = type { i8*, i8*, i64 }
%struct.__va_list_tag.107 = type { i32, i32, i8*, i8* }
%struct.ListManager.108 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.111* }
%struct.NodeManager.109 = type <{ %struct.LLVMRuntime.111*, i32, i32, i32, i32, %struct.ListManager.108*, %struct.ListManager.108*, %struct.ListManager.108*, i32, [4 x i8] }>
%struct.RandState.110 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @ret_vec3_c106_0_kernel_0_serial(%struct.RuntimeContext.112* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.112* %context to { float }**
  %1 = load { float }*, { float }** %0, align 8
  %2 = getelementptr { float }, { float }* %1, i64 0, i32 0
  %3 = load float, float* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.112, %struct.RuntimeContext.112* %context, i64 0, i32 3
  %5 = load i64*, i64** %4, align 8
  %6 = bitcast i64* %5 to { [3 x float] }*
  %7 = bitcast i64* %5 to float*
  store float %3, float* %7, align 4
  %8 = getelementptr { [3 x float] }, { [3 x float] }* %6, i64 0, i32 0, i64 1
  %9 = insertelement <2 x float> poison, float %3, i64 0
  %10 = shufflevector <2 x float> %9, <2 x float> poison, <2 x i32> zeroinitializer
  %11 = fmul reassoc ninf nsz <2 x float> %10, <float 2.000000e+00, float 3.000000e+00>
  %12 = bitcast float* %8 to <2 x float>*
  store <2 x float> %11, <2 x float>* %12, align 4
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
