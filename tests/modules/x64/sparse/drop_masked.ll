; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.355 = type { i8*, %struct.LLVMRuntime.354*, i32, i64* }
%struct.LLVMRuntime.354 = type { %struct.PreallocatedMemoryChunk.349, %struct.PreallocatedMemoryChunk.349, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.350*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.351*], [1024 x %struct.NodeManager.352*], [1024 x i8*], i8*, %struct.RandState.353*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.349 = type { i8*, i8*, i64 }
%struct.__va_list_tag.350 = type { i32, i32, i8*, i8* }
%struct.ListManager.351 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.354* }
%struct.NodeManager.352 = type <{ %struct.LLVMRuntime.354*, i32, i32, i32, i32, %struct.ListManager.351*, %struct.ListManager.351*, %struct.ListManager.351*, i32, [4 x i8] }>
%struct.RandState.353 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define void @drop_masked_c100_0_kernel_0_serial(%struct.RuntimeContext.355* %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.355* %context to { i32 }**
  %1 = load { i32 }*, { i32 }** %0, align 8
  %2 = getelementptr { i32 }, { i32 }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.355, %struct.RuntimeContext.355* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.354*, %struct.LLVMRuntime.354** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.354, %struct.LLVMRuntime.354* %5, i64 0, i32 7, i64 0
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr i8, i8* %7, i64 448
  %9 = bitcast i8* %8 to i32*
  %10 = sdiv i32 %3, 32
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, i32* %9, i64 %11
  %13 = srem i32 %3, 32
  %14 = zext i32 %13 to i64
  %15 = shl nuw i64 1, %14
  %16 = trunc i64 %15 to i32
  %17 = xor i32 %16, -1
  %18 = atomicrmw volatile and i32* %12, i32 %17 seq_cst, align 4
  ret void
}

attributes #0 = { mustprogress nofree norecurse nounwind willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
