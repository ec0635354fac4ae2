; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.35 = type { i8*, %struct.LLVMRuntime.34*, i32, i64* }
%struct.LLVMRuntime.34 = type { %struct.PreallocatedMemoryChunk.29, %struct.PreallocatedMemoryChunk.29, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.30*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.31*], [1024 x %struct.NodeManager.32*], [1024 x i8*], i8*, %struct.RandState.33*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.29 = type { i8*, i8*, i64 }
%struct.__va_list_tag.30 = type { i32, i32, i8*, i8* }
%struct.ListManager.31 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.34* }
%struct.NodeManager.32 = type <{ %struct.LLVMRuntime.34*, i32, i32, i32, i32, %struct.ListManager.31*, %struct.ListManager.31*, %struct.ListManager.31*, i32, [4 x i8] }>
%struct.RandState.33 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @divide_c88_0_kernel_0_serial(%struct.RuntimeContext.35* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.35* %context to { i32, i32 }**
  %1 = load { i32, i32 }*, { i32, i32 }** %0, align 8
  %2 = getelementptr { i32, i32 }, { i32, i32 }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr { i32, i32 }, { i32, i32 }* %1, i64 0, i32 1
  %5 = load i32, i32* %4, align 4
  %6 = sdiv i32 %3, %5
  %7 = mul i32 %6, %5
  %8 = xor i32 %5, %3
  %9 = icmp slt i32 %8, 0
  %10 = icmp ne i32 %3, 0
  %11 = icmp ne i32 %7, %3
  %12 = and i1 %10, %9
  %13 = and i1 %12, %11
  %.neg = sext i1 %13 to i32
  %14 = add i32 %6, %.neg
  %15 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %context, i64 0, i32 3
  %16 = bitcast i64** %15 to i32**
  %17 = load i32*, i32** %16, align 8
  store i32 %14, i32* %17, align 4
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
