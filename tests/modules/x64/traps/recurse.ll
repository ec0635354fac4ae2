; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.28 = type { i8*, %struct.LLVMRuntime.27*, i32, i64* }
%struct.LLVMRuntime.27 = type { %struct.PreallocatedMemoryChunk.22, %struct.PreallocatedMemoryChunk.22, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.23*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.24*], [1024 x %struct.NodeManager.25*], [1024 x i8*], i8*, %struct.RandState.26*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.22 = type { i8*, i8*, i64 }
%struct.__va_list_tag.23 = type { i32, i32, i8*, i8* }
%struct.ListManager.24 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.27* }
%struct.NodeManager.25 = type <{ %struct.LLVMRuntime.27*, i32, i32, i32, i32, %struct.ListManager.24*, %struct.ListManager.24*, %struct.ListManager.24*, i32, [4 x i8] }>
%struct.RandState.26 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nofree nounwind
define void @recurse_c86_0_kernel_0_serial(%struct.RuntimeContext.28* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %struct.RuntimeContext.28, align 8
  %1 = alloca { i32, { { i32 }, i32* } }, align 8
  %2 = alloca { i32 }, align 8
  %3 = bitcast %struct.RuntimeContext.28* %context to { i32, { { i32 }, i32* } }**
  %4 = load { i32, { { i32 }, i32* } }*, { i32, { { i32 }, i32* } }** %3, align 8
  %5 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %4, i64 0, i32 0
  %6 = load i32, i32* %5, align 4
  %7 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %4, i64 0, i32 1, i32 0, i32 0
  %8 = load i32, i32* %7, align 4
  %9 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %4, i64 0, i32 1, i32 1
  %10 = load i32*, i32** %9, align 8
  %11 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %context, i64 0, i32 1
  %12 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %11, align 8
  %13 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %0, i64 0, i32 1
  store %struct.LLVMRuntime.27* %12, %struct.LLVMRuntime.27** %13, align 8
  %14 = bitcast %struct.RuntimeContext.28* %0 to { i32, { { i32 }, i32* } }**
  store { i32, { { i32 }, i32* } }* %1, { i32, { { i32 }, i32* } }** %14, align 8
  %15 = getelementptr inbounds { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %1, i64 0, i32 0
  store i32 %6, i32* %15, align 8
  %16 = getelementptr inbounds { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %1, i64 0, i32 1, i32 0, i32 0
  store i32 %8, i32* %16, align 8
  %17 = getelementptr inbounds { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %1, i64 0, i32 1, i32 1
  store i32* %10, i32** %17, align 8
  %18 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %0, i64 0, i32 3
  %19 = bitcast i64** %18 to { i32 }**
  store { i32 }* %2, { i32 }** %19, align 8
  call fastcc void @deeper_53_0(%struct.RuntimeContext.28* nonnull %0)
  %20 = getelementptr inbounds { i32 }, { i32 }* %2, i64 0, i32 0
  %21 = load i32, i32* %20, align 8
  %22 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %context, i64 0, i32 3
  %23 = bitcast i64** %22 to i32**
  %24 = load i32*, i32** %23, align 8
  store i32 %21, i32* %24, align 4
  ret void
}

; Function Attrs: nofree nounwind
define internal fastcc void @deeper_53_0(%struct.RuntimeContext.28* nocapture readonly %0) unnamed_addr #0 {
allocs:
  %1 = alloca %struct.RuntimeContext.28, align 8
  %2 = alloca { i32, { { i32 }, i32* } }, align 8
  %3 = alloca { i32 }, align 8
  %4 = bitcast %struct.RuntimeContext.28* %0 to { i32, { { i32 }, i32* } }**
  %5 = load { i32, { { i32 }, i32* } }*, { i32, { { i32 }, i32* } }** %4, align 8
  %6 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %5, i64 0, i32 0
  %7 = load i32, i32* %6, align 4
  %.not = icmp eq i32 %7, 0
  br i1 %.not, label %after_if, label %true_block

true_block:                                       ; preds = %allocs
  %8 = add i32 %7, -1
  %9 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %5, i64 0, i32 1, i32 0, i32 0
  %10 = load i32, i32* %9, align 4
  %11 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %5, i64 0, i32 1, i32 1
  %12 = load i32*, i32** %11, align 8
  %13 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %0, i64 0, i32 1
  %14 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %13, align 8
  %15 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %1, i64 0, i32 1
  store %struct.LLVMRuntime.27* %14, %struct.LLVMRuntime.27** %15, align 8
  %16 = bitcast %struct.RuntimeContext.28* %1 to { i32, { { i32 }, i32* } }**
  store { i32, { { i32 }, i32* } }* %2, { i32, { { i32 }, i32* } }** %16, align 8
  %17 = getelementptr inbounds { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %2, i64 0, i32 0
  store i32 %8, i32* %17, align 8
  %18 = getelementptr inbounds { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %2, i64 0, i32 1, i32 0, i32 0
  store i32 %10, i32* %18, align 8
  %19 = getelementptr inbounds { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %2, i64 0, i32 1, i32 1
  store i32* %12, i32** %19, align 8
  %20 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %1, i64 0, i32 3
  %21 = bitcast i64** %20 to { i32 }**
  store { i32 }* %3, { i32 }** %21, align 8
  call fastcc void @deeper_53_0(%struct.RuntimeContext.28* nonnull %1)
  %22 = getelementptr inbounds { i32 }, { i32 }* %3, i64 0, i32 0
  %23 = load i32, i32* %22, align 8
  %24 = add i32 %23, %7
  %25 = load { i32, { { i32 }, i32* } }*, { i32, { { i32 }, i32* } }** %4, align 8
  %26 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %25, i64 0, i32 1, i32 1
  %27 = load i32*, i32** %26, align 8
  %28 = atomicrmw add i32* %27, i32 %24 seq_cst, align 4
  br label %after_if

after_if:                                         ; preds = %true_block, %allocs
  %.0 = phi i32 [ %24, %true_block ], [ 1, %allocs ]
  %29 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %0, i64 0, i32 3
  %30 = bitcast i64** %29 to i32**
  %31 = load i32*, i32** %30, align 8
  store i32 %.0, i32* %31, align 4
  ret void
}

attributes #0 = { nofree nounwind }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
