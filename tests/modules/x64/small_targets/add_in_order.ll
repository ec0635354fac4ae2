; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.252 = type { i8*, %struct.LLVMRuntime.251*, i32, i64* }
%struct.LLVMRuntime.251 = type { %struct.PreallocatedMemoryChunk.246, %struct.PreallocatedMemoryChunk.246, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.247*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.248*], [1024 x %struct.NodeManager.249*], [1024 x i8*], i8*, %struct.RandState.250*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.246 = type { i8*, i8*, i64 }
%struct.__va_list_tag.247 = type { i32, i32, i8*, i8* }
%struct.ListManager.248 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.251* }
%struct.NodeManager.249 = type <{ %struct.LLVMRuntime.251*, i32, i32, i32, i32, %struct.ListManager.248*, %struct.ListManager.248*, %struct.ListManager.248*, i32, [4 x i8] }>
%struct.RandState.250 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nofree norecurse nosync nounwind
define void @add_in_order_c110_0_kernel_0_serial(%struct.RuntimeContext.252* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.252* %context to { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %for_loop_body.preheader, label %after_for

for_loop_body.preheader:                          ; preds = %entry
  %wide.trip.count = zext i32 %3 to i64
  %5 = add nsw i64 %wide.trip.count, -1
  %xtraiter = and i64 %wide.trip.count, 7
  %6 = icmp ult i64 %5, 7
  br i1 %6, label %after_for.loopexit.unr-lcssa, label %for_loop_body.preheader.new

for_loop_body.preheader.new:                      ; preds = %for_loop_body.preheader
  %unroll_iter = and i64 %wide.trip.count, 4294967288
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader.new
  %indvars.iv = phi i64 [ 0, %for_loop_body.preheader.new ], [ %indvars.iv.next.7, %for_loop_body ]
  %7 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %8 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %7, i64 0, i32 1, i32 1
  %9 = load float*, float** %8, align 8
  %scevgep35 = getelementptr float, float* %9, i64 %indvars.iv
  %10 = load float, float* %scevgep35, align 4
  %11 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %7, i64 0, i32 0, i32 1
  %12 = load i32*, i32** %11, align 8
  %scevgep34 = getelementptr i32, i32* %12, i64 %indvars.iv
  %13 = load i32, i32* %scevgep34, align 4
  %14 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %7, i64 0, i32 2, i32 1
  %15 = load float*, float** %14, align 8
  %16 = sext i32 %13 to i64
  %17 = getelementptr float, float* %15, i64 %16
  %18 = load float, float* %17, align 4
  %19 = fadd reassoc ninf nsz float %18, %10
  store float %19, float* %17, align 4
  %20 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %21 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %20, i64 0, i32 1, i32 1
  %22 = load float*, float** %21, align 8
  %scevgep26 = getelementptr float, float* %22, i64 1
  %scevgep27 = getelementptr float, float* %scevgep26, i64 %indvars.iv
  %23 = load float, float* %scevgep27, align 4
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %20, i64 0, i32 0, i32 1
  %25 = load i32*, i32** %24, align 8
  %scevgep28 = getelementptr i32, i32* %25, i64 1
  %scevgep29 = getelementptr i32, i32* %scevgep28, i64 %indvars.iv
  %26 = load i32, i32* %scevgep29, align 4
  %27 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %20, i64 0, i32 2, i32 1
  %28 = load float*, float** %27, align 8
  %29 = sext i32 %26 to i64
  %30 = getelementptr float, float* %28, i64 %29
  %31 = load float, float* %30, align 4
  %32 = fadd reassoc ninf nsz float %31, %23
  store float %32, float* %30, align 4
  %33 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %34 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %33, i64 0, i32 1, i32 1
  %35 = load float*, float** %34, align 8
  %scevgep22 = getelementptr float, float* %35, i64 2
  %scevgep23 = getelementptr float, float* %scevgep22, i64 %indvars.iv
  %36 = load float, float* %scevgep23, align 4
  %37 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %33, i64 0, i32 0, i32 1
  %38 = load i32*, i32** %37, align 8
  %scevgep24 = getelementptr i32, i32* %38, i64 2
  %scevgep25 = getelementptr i32, i32* %scevgep24, i64 %indvars.iv
  %39 = load i32, i32* %scevgep25, align 4
  %40 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %33, i64 0, i32 2, i32 1
  %41 = load float*, float** %40, align 8
  %42 = sext i32 %39 to i64
  %43 = getelementptr float, float* %41, i64 %42
  %44 = load float, float* %43, align 4
  %45 = fadd reassoc ninf nsz float %44, %36
  store float %45, float* %43, align 4
  %46 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %47 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %46, i64 0, i32 1, i32 1
  %48 = load float*, float** %47, align 8
  %scevgep18 = getelementptr float, float* %48, i64 3
  %scevgep19 = getelementptr float, float* %scevgep18, i64 %indvars.iv
  %49 = load float, float* %scevgep19, align 4
  %50 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %46, i64 0, i32 0, i32 1
  %51 = load i32*, i32** %50, align 8
  %scevgep20 = getelementptr i32, i32* %51, i64 3
  %scevgep21 = getelementptr i32, i32* %scevgep20, i64 %indvars.iv
  %52 = load i32, i32* %scevgep21, align 4
  %53 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %46, i64 0, i32 2, i32 1
  %54 = load float*, float** %53, align 8
  %55 = sext i32 %52 to i64
  %56 = getelementptr float, float* %54, i64 %55
  %57 = load float, float* %56, align 4
  %58 = fadd reassoc ninf nsz float %57, %49
  store float %58, float* %56, align 4
  %59 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %60 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %59, i64 0, i32 1, i32 1
  %61 = load float*, float** %60, align 8
  %scevgep14 = getelementptr float, float* %61, i64 4
  %scevgep15 = getelementptr float, float* %scevgep14, i64 %indvars.iv
  %62 = load float, float* %scevgep15, align 4
  %63 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %59, i64 0, i32 0, i32 1
  %64 = load i32*, i32** %63, align 8
  %scevgep16 = getelementptr i32, i32* %64, i64 4
  %scevgep17 = getelementptr i32, i32* %scevgep16, i64 %indvars.iv
  %65 = load i32, i32* %scevgep17, align 4
  %66 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %59, i64 0, i32 2, i32 1
  %67 = load float*, float** %66, align 8
  %68 = sext i32 %65 to i64
  %69 = getelementptr float, float* %67, i64 %68
  %70 = load float, float* %69, align 4
  %71 = fadd reassoc ninf nsz float %70, %62
  store float %71, float* %69, align 4
  %72 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %73 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %72, i64 0, i32 1, i32 1
  %74 = load float*, float** %73, align 8
  %scevgep10 = getelementptr float, float* %74, i64 5
  %scevgep11 = getelementptr float, float* %scevgep10, i64 %indvars.iv
  %75 = load float, float* %scevgep11, align 4
  %76 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %72, i64 0, i32 0, i32 1
  %77 = load i32*, i32** %76, align 8
  %scevgep12 = getelementptr i32, i32* %77, i64 5
  %scevgep13 = getelementptr i32, i32* %scevgep12, i64 %indvars.iv
  %78 = load i32, i32* %scevgep13, align 4
  %79 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %72, i64 0, i32 2, i32 1
  %80 = load float*, float** %79, align 8
  %81 = sext i32 %78 to i64
  %82 = getelementptr float, float* %80, i64 %81
  %83 = load float, float* %82, align 4
  %84 = fadd reassoc ninf nsz float %83, %75
  store float %84, float* %82, align 4
  %85 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %86 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %85, i64 0, i32 1, i32 1
  %87 = load float*, float** %86, align 8
  %scevgep6 = getelementptr float, float* %87, i64 6
  %scevgep7 = getelementptr float, float* %scevgep6, i64 %indvars.iv
  %88 = load float, float* %scevgep7, align 4
  %89 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %85, i64 0, i32 0, i32 1
  %90 = load i32*, i32** %89, align 8
  %scevgep8 = getelementptr i32, i32* %90, i64 6
  %scevgep9 = getelementptr i32, i32* %scevgep8, i64 %indvars.iv
  %91 = load i32, i32* %scevgep9, align 4
  %92 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %85, i64 0, i32 2, i32 1
  %93 = load float*, float** %92, align 8
  %94 = sext i32 %91 to i64
  %95 = getelementptr float, float* %93, i64 %94
  %96 = load float, float* %95, align 4
  %97 = fadd reassoc ninf nsz float %96, %88
  store float %97, float* %95, align 4
  %98 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %99 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %98, i64 0, i32 1, i32 1
  %100 = load float*, float** %99, align 8
  %scevgep30 = getelementptr float, float* %100, i64 7
  %scevgep31 = getelementptr float, float* %scevgep30, i64 %indvars.iv
  %101 = load float, float* %scevgep31, align 4
  %102 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %98, i64 0, i32 0, i32 1
  %103 = load i32*, i32** %102, align 8
  %scevgep32 = getelementptr i32, i32* %103, i64 7
  %scevgep33 = getelementptr i32, i32* %scevgep32, i64 %indvars.iv
  %104 = load i32, i32* %scevgep33, align 4
  %105 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %98, i64 0, i32 2, i32 1
  %106 = load float*, float** %105, align 8
  %107 = sext i32 %104 to i64
  %108 = getelementptr float, float* %106, i64 %107
  %109 = load float, float* %108, align 4
  %110 = fadd reassoc ninf nsz float %109, %101
  store float %110, float* %108, align 4
  %indvars.iv.next.7 = add nuw i64 %indvars.iv, 8
  %niter.ncmp.7 = icmp eq i64 %unroll_iter, %indvars.iv.next.7
  br i1 %niter.ncmp.7, label %after_for.loopexit.unr-lcssa.loopexit, label %for_loop_body

after_for.loopexit.unr-lcssa.loopexit:            ; preds = %for_loop_body
  br label %after_for.loopexit.unr-lcssa

after_for.loopexit.unr-lcssa:                     ; preds = %after_for.loopexit.unr-lcssa.loopexit, %for_loop_body.preheader
  %indvars.iv.unr = phi i64 [ 0, %for_loop_body.preheader ], [ %indvars.iv.next.7, %after_for.loopexit.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %after_for, label %for_loop_body.epil.preheader

for_loop_body.epil.preheader:                     ; preds = %after_for.loopexit.unr-lcssa
  br label %for_loop_body.epil

for_loop_body.epil:                               ; preds = %for_loop_body.epil, %for_loop_body.epil.preheader
  %lsr.iv = phi i64 [ %xtraiter, %for_loop_body.epil.preheader ], [ %lsr.iv.next, %for_loop_body.epil ]
  %indvars.iv.epil = phi i64 [ %indvars.iv.next.epil, %for_loop_body.epil ], [ %indvars.iv.unr, %for_loop_body.epil.preheader ]
  %111 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %112 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %111, i64 0, i32 1, i32 1
  %113 = load float*, float** %112, align 8
  %scevgep5 = getelementptr float, float* %113, i64 %indvars.iv.epil
  %114 = load float, float* %scevgep5, align 4
  %115 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %111, i64 0, i32 0, i32 1
  %116 = load i32*, i32** %115, align 8
  %scevgep = getelementptr i32, i32* %116, i64 %indvars.iv.epil
  %117 = load i32, i32* %scevgep, align 4
  %118 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %111, i64 0, i32 2, i32 1
  %119 = load float*, float** %118, align 8
  %120 = sext i32 %117 to i64
  %121 = getelementptr float, float* %119, i64 %120
  %122 = load float, float* %121, align 4
  %123 = fadd reassoc ninf nsz float %122, %114
  store float %123, float* %121, align 4
  %indvars.iv.next.epil = add nuw nsw i64 %indvars.iv.epil, 1
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %epil.iter.cmp.not, label %after_for.loopexit, label %for_loop_body.epil, !llvm.loop !6

after_for.loopexit:                               ; preds = %for_loop_body.epil
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %after_for.loopexit.unr-lcssa, %entry
  ret void
}

attributes #0 = { nofree norecurse nosync nounwind }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
