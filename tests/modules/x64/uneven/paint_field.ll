; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext*, void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext = type { i8*, %struct.LLVMRuntime*, i32, i64* }
%struct.LLVMRuntime = type { %struct.PreallocatedMemoryChunk, %struct.PreallocatedMemoryChunk, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager*], [1024 x %struct.NodeManager*], [1024 x i8*], i8*, %struct.RandState*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk = type { i8*, i8*, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.ListManager = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime* }
%struct.NodeManager = type <{ %struct.LLVMRuntime*, i32, i32, i32, i32, %struct.ListManager*, %struct.ListManager*, %struct.ListManager*, i32, [4 x i8] }>
%struct.RandState = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @paint_field_c82_0_kernel_0_range_for(%struct.RuntimeContext* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext* %context, %struct.RuntimeContext** %4, align 8
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext*, i8*, i32)* @function_body, void (%struct.RuntimeContext*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 17
  %4 = add i32 %3, 131072
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 262144)
  %6 = bitcast %struct.RuntimeContext* %0 to { i32 }**
  %7 = load { i32 }*, { i32 }** %6, align 8
  %8 = getelementptr { i32 }, { i32 }* %7, i64 0, i32 0
  %9 = load i32, i32* %8, align 4
  %10 = icmp slt i32 %3, %5
  br i1 %10, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %11 = icmp sgt i32 %9, 0
  %12 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %0, i64 0, i32 1
  %13 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  br i1 %11, label %for_loop_body.us.preheader, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.lr.ph
  br label %for_loop_body

for_loop_body.us.preheader:                       ; preds = %for_loop_body.lr.ph
  br label %for_loop_body.us

for_loop_body.us:                                 ; preds = %while_loop_body.false_block2_crit_edge.us.7, %for_loop_body.us.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %while_loop_body.false_block2_crit_edge.us.7 ], [ %13, %for_loop_body.us.preheader ]
  %14 = trunc i64 %indvars.iv to i32
  %15 = lshr i32 %14, 9
  %16 = and i32 %14, 504
  %17 = sitofp i32 %16 to float
  %18 = fmul reassoc ninf nsz float %17, 0x3F78000000000000
  %19 = sitofp i32 %15 to float
  %20 = fmul reassoc ninf nsz float %19, 0x3F74000000000000
  %21 = fadd reassoc ninf nsz float %20, -1.250000e+00
  %22 = fadd reassoc ninf nsz float %18, -2.250000e+00
  br label %after_if3.us

after_if3.us:                                     ; preds = %after_if3.us, %for_loop_body.us
  %23 = phi float [ 0.000000e+00, %for_loop_body.us ], [ %32, %after_if3.us ]
  %24 = phi float [ 0.000000e+00, %for_loop_body.us ], [ %31, %after_if3.us ]
  %.01119.us = phi i32 [ 0, %for_loop_body.us ], [ %29, %after_if3.us ]
  %.01218.us = phi float [ 0.000000e+00, %for_loop_body.us ], [ %28, %after_if3.us ]
  %.01317.us = phi float [ 0.000000e+00, %for_loop_body.us ], [ %26, %after_if3.us ]
  %25 = fadd reassoc ninf nsz float %22, %24
  %26 = fsub reassoc ninf nsz float %25, %23
  %factor.us = fmul reassoc ninf nsz float %.01317.us, 2.000000e+00
  %27 = fmul reassoc ninf nsz float %factor.us, %.01218.us
  %28 = fadd reassoc ninf nsz float %21, %27
  %29 = add nuw nsw i32 %.01119.us, 1
  %30 = icmp slt i32 %29, %9
  %31 = fmul reassoc ninf nsz float %26, %26
  %32 = fmul reassoc ninf nsz float %28, %28
  %33 = fadd reassoc ninf nsz float %32, %31
  %34 = fcmp reassoc ninf nsz olt float %33, 4.000000e+00
  %.0.us = select i1 %30, i1 %34, i1 false
  br i1 %.0.us, label %after_if3.us, label %while_loop_body.false_block2_crit_edge.us

while_loop_body.false_block2_crit_edge.us:        ; preds = %after_if3.us
  %35 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %36 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %35, i64 0, i32 7, i64 0
  %37 = load i8*, i8** %36, align 8
  %38 = shl nsw i64 %indvars.iv, 2
  %39 = getelementptr inbounds i8, i8* %37, i64 %38
  %40 = bitcast i8* %39 to i32*
  store i32 %29, i32* %40, align 4
  %indvars.iv.next = or i64 %indvars.iv, 1
  %41 = trunc i64 %indvars.iv.next to i32
  %42 = lshr i32 %41, 9
  %43 = and i32 %41, 505
  %44 = sitofp i32 %43 to float
  %45 = fmul reassoc ninf nsz float %44, 0x3F78000000000000
  %46 = sitofp i32 %42 to float
  %47 = fmul reassoc ninf nsz float %46, 0x3F74000000000000
  %48 = fadd reassoc ninf nsz float %47, -1.250000e+00
  %49 = fadd reassoc ninf nsz float %45, -2.250000e+00
  br label %after_if3.us.1

after_if3.us.1:                                   ; preds = %after_if3.us.1, %while_loop_body.false_block2_crit_edge.us
  %50 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us ], [ %59, %after_if3.us.1 ]
  %51 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us ], [ %58, %after_if3.us.1 ]
  %.01119.us.1 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us ], [ %56, %after_if3.us.1 ]
  %.01218.us.1 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us ], [ %55, %after_if3.us.1 ]
  %.01317.us.1 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us ], [ %53, %after_if3.us.1 ]
  %52 = fadd reassoc ninf nsz float %49, %51
  %53 = fsub reassoc ninf nsz float %52, %50
  %factor.us.1 = fmul reassoc ninf nsz float %.01317.us.1, 2.000000e+00
  %54 = fmul reassoc ninf nsz float %factor.us.1, %.01218.us.1
  %55 = fadd reassoc ninf nsz float %48, %54
  %56 = add nuw nsw i32 %.01119.us.1, 1
  %57 = icmp slt i32 %56, %9
  %58 = fmul reassoc ninf nsz float %53, %53
  %59 = fmul reassoc ninf nsz float %55, %55
  %60 = fadd reassoc ninf nsz float %59, %58
  %61 = fcmp reassoc ninf nsz olt float %60, 4.000000e+00
  %.0.us.1 = select i1 %57, i1 %61, i1 false
  br i1 %.0.us.1, label %after_if3.us.1, label %while_loop_body.false_block2_crit_edge.us.1

while_loop_body.false_block2_crit_edge.us.1:      ; preds = %after_if3.us.1
  %62 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %63 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %62, i64 0, i32 7, i64 0
  %64 = load i8*, i8** %63, align 8
  %65 = shl nsw i64 %indvars.iv.next, 2
  %66 = getelementptr inbounds i8, i8* %64, i64 %65
  %67 = bitcast i8* %66 to i32*
  store i32 %56, i32* %67, align 4
  %indvars.iv.next.1 = or i64 %indvars.iv, 2
  %68 = trunc i64 %indvars.iv.next.1 to i32
  %69 = lshr i32 %68, 9
  %70 = and i32 %68, 506
  %71 = sitofp i32 %70 to float
  %72 = fmul reassoc ninf nsz float %71, 0x3F78000000000000
  %73 = sitofp i32 %69 to float
  %74 = fmul reassoc ninf nsz float %73, 0x3F74000000000000
  %75 = fadd reassoc ninf nsz float %74, -1.250000e+00
  %76 = fadd reassoc ninf nsz float %72, -2.250000e+00
  br label %after_if3.us.2

after_if3.us.2:                                   ; preds = %after_if3.us.2, %while_loop_body.false_block2_crit_edge.us.1
  %77 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.1 ], [ %86, %after_if3.us.2 ]
  %78 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.1 ], [ %85, %after_if3.us.2 ]
  %.01119.us.2 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.1 ], [ %83, %after_if3.us.2 ]
  %.01218.us.2 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.1 ], [ %82, %after_if3.us.2 ]
  %.01317.us.2 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.1 ], [ %80, %after_if3.us.2 ]
  %79 = fadd reassoc ninf nsz float %76, %78
  %80 = fsub reassoc ninf nsz float %79, %77
  %factor.us.2 = fmul reassoc ninf nsz float %.01317.us.2, 2.000000e+00
  %81 = fmul reassoc ninf nsz float %factor.us.2, %.01218.us.2
  %82 = fadd reassoc ninf nsz float %75, %81
  %83 = add nuw nsw i32 %.01119.us.2, 1
  %84 = icmp slt i32 %83, %9
  %85 = fmul reassoc ninf nsz float %80, %80
  %86 = fmul reassoc ninf nsz float %82, %82
  %87 = fadd reassoc ninf nsz float %86, %85
  %88 = fcmp reassoc ninf nsz olt float %87, 4.000000e+00
  %.0.us.2 = select i1 %84, i1 %88, i1 false
  br i1 %.0.us.2, label %after_if3.us.2, label %while_loop_body.false_block2_crit_edge.us.2

while_loop_body.false_block2_crit_edge.us.2:      ; preds = %after_if3.us.2
  %89 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %90 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %89, i64 0, i32 7, i64 0
  %91 = load i8*, i8** %90, align 8
  %92 = shl nsw i64 %indvars.iv.next.1, 2
  %93 = getelementptr inbounds i8, i8* %91, i64 %92
  %94 = bitcast i8* %93 to i32*
  store i32 %83, i32* %94, align 4
  %indvars.iv.next.2 = or i64 %indvars.iv, 3
  %95 = trunc i64 %indvars.iv.next.2 to i32
  %96 = lshr i32 %95, 9
  %97 = and i32 %95, 507
  %98 = sitofp i32 %97 to float
  %99 = fmul reassoc ninf nsz float %98, 0x3F78000000000000
  %100 = sitofp i32 %96 to float
  %101 = fmul reassoc ninf nsz float %100, 0x3F74000000000000
  %102 = fadd reassoc ninf nsz float %101, -1.250000e+00
  %103 = fadd reassoc ninf nsz float %99, -2.250000e+00
  br label %after_if3.us.3

after_if3.us.3:                                   ; preds = %after_if3.us.3, %while_loop_body.false_block2_crit_edge.us.2
  %104 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.2 ], [ %113, %after_if3.us.3 ]
  %105 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.2 ], [ %112, %after_if3.us.3 ]
  %.01119.us.3 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.2 ], [ %110, %after_if3.us.3 ]
  %.01218.us.3 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.2 ], [ %109, %after_if3.us.3 ]
  %.01317.us.3 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.2 ], [ %107, %after_if3.us.3 ]
  %106 = fadd reassoc ninf nsz float %103, %105
  %107 = fsub reassoc ninf nsz float %106, %104
  %factor.us.3 = fmul reassoc ninf nsz float %.01317.us.3, 2.000000e+00
  %108 = fmul reassoc ninf nsz float %factor.us.3, %.01218.us.3
  %109 = fadd reassoc ninf nsz float %102, %108
  %110 = add nuw nsw i32 %.01119.us.3, 1
  %111 = icmp slt i32 %110, %9
  %112 = fmul reassoc ninf nsz float %107, %107
  %113 = fmul reassoc ninf nsz float %109, %109
  %114 = fadd reassoc ninf nsz float %113, %112
  %115 = fcmp reassoc ninf nsz olt float %114, 4.000000e+00
  %.0.us.3 = select i1 %111, i1 %115, i1 false
  br i1 %.0.us.3, label %after_if3.us.3, label %while_loop_body.false_block2_crit_edge.us.3

while_loop_body.false_block2_crit_edge.us.3:      ; preds = %after_if3.us.3
  %116 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %117 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %116, i64 0, i32 7, i64 0
  %118 = load i8*, i8** %117, align 8
  %119 = shl nsw i64 %indvars.iv.next.2, 2
  %120 = getelementptr inbounds i8, i8* %118, i64 %119
  %121 = bitcast i8* %120 to i32*
  store i32 %110, i32* %121, align 4
  %indvars.iv.next.3 = or i64 %indvars.iv, 4
  %122 = trunc i64 %indvars.iv.next.3 to i32
  %123 = lshr i32 %122, 9
  %124 = and i32 %122, 508
  %125 = sitofp i32 %124 to float
  %126 = fmul reassoc ninf nsz float %125, 0x3F78000000000000
  %127 = sitofp i32 %123 to float
  %128 = fmul reassoc ninf nsz float %127, 0x3F74000000000000
  %129 = fadd reassoc ninf nsz float %128, -1.250000e+00
  %130 = fadd reassoc ninf nsz float %126, -2.250000e+00
  br label %after_if3.us.4

after_if3.us.4:                                   ; preds = %after_if3.us.4, %while_loop_body.false_block2_crit_edge.us.3
  %131 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.3 ], [ %140, %after_if3.us.4 ]
  %132 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.3 ], [ %139, %after_if3.us.4 ]
  %.01119.us.4 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.3 ], [ %137, %after_if3.us.4 ]
  %.01218.us.4 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.3 ], [ %136, %after_if3.us.4 ]
  %.01317.us.4 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.3 ], [ %134, %after_if3.us.4 ]
  %133 = fadd reassoc ninf nsz float %130, %132
  %134 = fsub reassoc ninf nsz float %133, %131
  %factor.us.4 = fmul reassoc ninf nsz float %.01317.us.4, 2.000000e+00
  %135 = fmul reassoc ninf nsz float %factor.us.4, %.01218.us.4
  %136 = fadd reassoc ninf nsz float %129, %135
  %137 = add nuw nsw i32 %.01119.us.4, 1
  %138 = icmp slt i32 %137, %9
  %139 = fmul reassoc ninf nsz float %134, %134
  %140 = fmul reassoc ninf nsz float %136, %136
  %141 = fadd reassoc ninf nsz float %140, %139
  %142 = fcmp reassoc ninf nsz olt float %141, 4.000000e+00
  %.0.us.4 = select i1 %138, i1 %142, i1 false
  br i1 %.0.us.4, label %after_if3.us.4, label %while_loop_body.false_block2_crit_edge.us.4

while_loop_body.false_block2_crit_edge.us.4:      ; preds = %after_if3.us.4
  %143 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %144 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %143, i64 0, i32 7, i64 0
  %145 = load i8*, i8** %144, align 8
  %146 = shl nsw i64 %indvars.iv.next.3, 2
  %147 = getelementptr inbounds i8, i8* %145, i64 %146
  %148 = bitcast i8* %147 to i32*
  store i32 %137, i32* %148, align 4
  %indvars.iv.next.4 = or i64 %indvars.iv, 5
  %149 = trunc i64 %indvars.iv.next.4 to i32
  %150 = lshr i32 %149, 9
  %151 = and i32 %149, 509
  %152 = sitofp i32 %151 to float
  %153 = fmul reassoc ninf nsz float %152, 0x3F78000000000000
  %154 = sitofp i32 %150 to float
  %155 = fmul reassoc ninf nsz float %154, 0x3F74000000000000
  %156 = fadd reassoc ninf nsz float %155, -1.250000e+00
  %157 = fadd reassoc ninf nsz float %153, -2.250000e+00
  br label %after_if3.us.5

after_if3.us.5:                                   ; preds = %after_if3.us.5, %while_loop_body.false_block2_crit_edge.us.4
  %158 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.4 ], [ %167, %after_if3.us.5 ]
  %159 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.4 ], [ %166, %after_if3.us.5 ]
  %.01119.us.5 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.4 ], [ %164, %after_if3.us.5 ]
  %.01218.us.5 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.4 ], [ %163, %after_if3.us.5 ]
  %.01317.us.5 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.4 ], [ %161, %after_if3.us.5 ]
  %160 = fadd reassoc ninf nsz float %157, %159
  %161 = fsub reassoc ninf nsz float %160, %158
  %factor.us.5 = fmul reassoc ninf nsz float %.01317.us.5, 2.000000e+00
  %162 = fmul reassoc ninf nsz float %factor.us.5, %.01218.us.5
  %163 = fadd reassoc ninf nsz float %156, %162
  %164 = add nuw nsw i32 %.01119.us.5, 1
  %165 = icmp slt i32 %164, %9
  %166 = fmul reassoc ninf nsz float %161, %161
  %167 = fmul reassoc ninf nsz float %163, %163
  %168 = fadd reassoc ninf nsz float %167, %166
  %169 = fcmp reassoc ninf nsz olt float %168, 4.000000e+00
  %.0.us.5 = select i1 %165, i1 %169, i1 false
  br i1 %.0.us.5, label %after_if3.us.5, label %while_loop_body.false_block2_crit_edge.us.5

while_loop_body.false_block2_crit_edge.us.5:      ; preds = %after_if3.us.5
  %170 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %171 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %170, i64 0, i32 7, i64 0
  %172 = load i8*, i8** %171, align 8
  %173 = shl nsw i64 %indvars.iv.next.4, 2
  %174 = getelementptr inbounds i8, i8* %172, i64 %173
  %175 = bitcast i8* %174 to i32*
  store i32 %164, i32* %175, align 4
  %indvars.iv.next.5 = or i64 %indvars.iv, 6
  %176 = trunc i64 %indvars.iv.next.5 to i32
  %177 = lshr i32 %176, 9
  %178 = and i32 %176, 510
  %179 = sitofp i32 %178 to float
  %180 = fmul reassoc ninf nsz float %179, 0x3F78000000000000
  %181 = sitofp i32 %177 to float
  %182 = fmul reassoc ninf nsz float %181, 0x3F74000000000000
  %183 = fadd reassoc ninf nsz float %182, -1.250000e+00
  %184 = fadd reassoc ninf nsz float %180, -2.250000e+00
  br label %after_if3.us.6

after_if3.us.6:                                   ; preds = %after_if3.us.6, %while_loop_body.false_block2_crit_edge.us.5
  %185 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.5 ], [ %194, %after_if3.us.6 ]
  %186 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.5 ], [ %193, %after_if3.us.6 ]
  %.01119.us.6 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.5 ], [ %191, %after_if3.us.6 ]
  %.01218.us.6 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.5 ], [ %190, %after_if3.us.6 ]
  %.01317.us.6 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.5 ], [ %188, %after_if3.us.6 ]
  %187 = fadd reassoc ninf nsz float %184, %186
  %188 = fsub reassoc ninf nsz float %187, %185
  %factor.us.6 = fmul reassoc ninf nsz float %.01317.us.6, 2.000000e+00
  %189 = fmul reassoc ninf nsz float %factor.us.6, %.01218.us.6
  %190 = fadd reassoc ninf nsz float %183, %189
  %191 = add nuw nsw i32 %.01119.us.6, 1
  %192 = icmp slt i32 %191, %9
  %193 = fmul reassoc ninf nsz float %188, %188
  %194 = fmul reassoc ninf nsz float %190, %190
  %195 = fadd reassoc ninf nsz float %194, %193
  %196 = fcmp reassoc ninf nsz olt float %195, 4.000000e+00
  %.0.us.6 = select i1 %192, i1 %196, i1 false
  br i1 %.0.us.6, label %after_if3.us.6, label %while_loop_body.false_block2_crit_edge.us.6

while_loop_body.false_block2_crit_edge.us.6:      ; preds = %after_if3.us.6
  %197 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %198 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %197, i64 0, i32 7, i64 0
  %199 = load i8*, i8** %198, align 8
  %200 = shl nsw i64 %indvars.iv.next.5, 2
  %201 = getelementptr inbounds i8, i8* %199, i64 %200
  %202 = bitcast i8* %201 to i32*
  store i32 %191, i32* %202, align 4
  %indvars.iv.next.6 = or i64 %indvars.iv, 7
  %203 = trunc i64 %indvars.iv.next.6 to i32
  %204 = lshr i32 %203, 9
  %205 = and i32 %203, 511
  %206 = sitofp i32 %205 to float
  %207 = fmul reassoc ninf nsz float %206, 0x3F78000000000000
  %208 = sitofp i32 %204 to float
  %209 = fmul reassoc ninf nsz float %208, 0x3F74000000000000
  %210 = fadd reassoc ninf nsz float %209, -1.250000e+00
  %211 = fadd reassoc ninf nsz float %207, -2.250000e+00
  br label %after_if3.us.7

after_if3.us.7:                                   ; preds = %after_if3.us.7, %while_loop_body.false_block2_crit_edge.us.6
  %212 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.6 ], [ %221, %after_if3.us.7 ]
  %213 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.6 ], [ %220, %after_if3.us.7 ]
  %.01119.us.7 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.6 ], [ %218, %after_if3.us.7 ]
  %.01218.us.7 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.6 ], [ %217, %after_if3.us.7 ]
  %.01317.us.7 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.6 ], [ %215, %after_if3.us.7 ]
  %214 = fadd reassoc ninf nsz float %211, %213
  %215 = fsub reassoc ninf nsz float %214, %212
  %factor.us.7 = fmul reassoc ninf nsz float %.01317.us.7, 2.000000e+00
  %216 = fmul reassoc ninf nsz float %factor.us.7, %.01218.us.7
  %217 = fadd reassoc ninf nsz float %210, %216
  %218 = add nuw nsw i32 %.01119.us.7, 1
  %219 = icmp slt i32 %218, %9
  %220 = fmul reassoc ninf nsz float %215, %215
  %221 = fmul reassoc ninf nsz float %217, %217
  %222 = fadd reassoc ninf nsz float %221, %220
  %223 = fcmp reassoc ninf nsz olt float %222, 4.000000e+00
  %.0.us.7 = select i1 %219, i1 %223, i1 false
  br i1 %.0.us.7, label %after_if3.us.7, label %while_loop_body.false_block2_crit_edge.us.7

while_loop_body.false_block2_crit_edge.us.7:      ; preds = %after_if3.us.7
  %224 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %225 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %224, i64 0, i32 7, i64 0
  %226 = load i8*, i8** %225, align 8
  %227 = shl nsw i64 %indvars.iv.next.6, 2
  %228 = getelementptr inbounds i8, i8* %226, i64 %227
  %229 = bitcast i8* %228 to i32*
  store i32 %218, i32* %229, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %exitcond.not.7 = icmp eq i64 %indvars.iv.next.7, %wide.trip.count
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body.us

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %indvars.iv23 = phi i64 [ %indvars.iv.next24.7, %for_loop_body ], [ %13, %for_loop_body.preheader ]
  %230 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %231 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %230, i64 0, i32 7, i64 0
  %232 = load i8*, i8** %231, align 8
  %233 = shl i64 %indvars.iv23, 2
  %scevgep62 = getelementptr i8, i8* %232, i64 %233
  %scevgep6263 = bitcast i8* %scevgep62 to i32*
  store i32 0, i32* %scevgep6263, align 4
  %234 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %235 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %234, i64 0, i32 7, i64 0
  %236 = load i8*, i8** %235, align 8
  %scevgep59 = getelementptr i8, i8* %236, i64 4
  %scevgep60 = getelementptr i8, i8* %scevgep59, i64 %233
  %scevgep6061 = bitcast i8* %scevgep60 to i32*
  store i32 0, i32* %scevgep6061, align 4
  %237 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %238 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %237, i64 0, i32 7, i64 0
  %239 = load i8*, i8** %238, align 8
  %scevgep56 = getelementptr i8, i8* %239, i64 8
  %scevgep57 = getelementptr i8, i8* %scevgep56, i64 %233
  %scevgep5758 = bitcast i8* %scevgep57 to i32*
  store i32 0, i32* %scevgep5758, align 4
  %240 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %241 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %240, i64 0, i32 7, i64 0
  %242 = load i8*, i8** %241, align 8
  %scevgep53 = getelementptr i8, i8* %242, i64 12
  %scevgep54 = getelementptr i8, i8* %scevgep53, i64 %233
  %scevgep5455 = bitcast i8* %scevgep54 to i32*
  store i32 0, i32* %scevgep5455, align 4
  %243 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %244 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %243, i64 0, i32 7, i64 0
  %245 = load i8*, i8** %244, align 8
  %scevgep50 = getelementptr i8, i8* %245, i64 16
  %scevgep51 = getelementptr i8, i8* %scevgep50, i64 %233
  %scevgep5152 = bitcast i8* %scevgep51 to i32*
  store i32 0, i32* %scevgep5152, align 4
  %246 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %247 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %246, i64 0, i32 7, i64 0
  %248 = load i8*, i8** %247, align 8
  %scevgep47 = getelementptr i8, i8* %248, i64 20
  %scevgep48 = getelementptr i8, i8* %scevgep47, i64 %233
  %scevgep4849 = bitcast i8* %scevgep48 to i32*
  store i32 0, i32* %scevgep4849, align 4
  %249 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %250 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %249, i64 0, i32 7, i64 0
  %251 = load i8*, i8** %250, align 8
  %scevgep44 = getelementptr i8, i8* %251, i64 24
  %scevgep45 = getelementptr i8, i8* %scevgep44, i64 %233
  %scevgep4546 = bitcast i8* %scevgep45 to i32*
  store i32 0, i32* %scevgep4546, align 4
  %252 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %12, align 8
  %253 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %252, i64 0, i32 7, i64 0
  %254 = load i8*, i8** %253, align 8
  %scevgep = getelementptr i8, i8* %254, i64 28
  %scevgep42 = getelementptr i8, i8* %scevgep, i64 %233
  %scevgep4243 = bitcast i8* %scevgep42 to i32*
  store i32 0, i32* %scevgep4243, align 4
  %indvars.iv.next24.7 = add nsw i64 %indvars.iv23, 8
  %exitcond27.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next24.7
  br i1 %exitcond27.not.7, label %after_for.loopexit41, label %for_loop_body

after_for.loopexit:                               ; preds = %while_loop_body.false_block2_crit_edge.us.7
  br label %after_for

after_for.loopexit41:                             ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit41, %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext**
  %.sroa.0.0.copyload = load %struct.RuntimeContext*, %struct.RuntimeContext** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*)** %.sroa.7.0..sroa_cast, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 32
  %.sroa.8.0..sroa_cast = bitcast i8* %.sroa.8.0..sroa_idx to i64*
  %.sroa.8.0.copyload = load i64, i64* %.sroa.8.0..sroa_cast, align 8
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 40
  %.sroa.9.0..sroa_cast = bitcast i8* %.sroa.9.0..sroa_idx to i32*
  %.sroa.9.0.copyload = load i32, i32* %.sroa.9.0..sroa_cast, align 8
  %.sroa.12.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 44
  %.sroa.12.0..sroa_cast = bitcast i8* %.sroa.12.0..sroa_idx to i32*
  %.sroa.12.0.copyload = load i32, i32* %.sroa.12.0..sroa_cast, align 4
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 48
  %.sroa.15.0..sroa_cast = bitcast i8* %.sroa.15.0..sroa_idx to i32*
  %.sroa.15.0.copyload = load i32, i32* %.sroa.15.0..sroa_cast, align 8
  %.sroa.17.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 52
  %.sroa.17.0..sroa_cast = bitcast i8* %.sroa.17.0..sroa_idx to i32*
  %.sroa.17.0.copyload = load i32, i32* %.sroa.17.0..sroa_cast, align 4
  %5 = alloca i8, i64 %.sroa.8.0.copyload, align 8
  %.not = icmp eq void (%struct.RuntimeContext*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %4, i64 0, i32 2
  store i32 %1, i32* %10, align 8
  switch i32 %.sroa.17.0.copyload, label %.loopexit [
    i32 1, label %11
    i32 -1, label %19
  ]

11:                                               ; preds = %7
  %12 = mul nsw i32 %.sroa.15.0.copyload, %2
  %13 = add nsw i32 %12, %.sroa.9.0.copyload
  %14 = add nsw i32 %13, %.sroa.15.0.copyload
  %15 = call i32 @llvm.smin.i32(i32 %.sroa.12.0.copyload, i32 %14)
  %16 = icmp slt i32 %13, %15
  br i1 %16, label %.lr.ph.preheader, label %.loopexit

.lr.ph.preheader:                                 ; preds = %11
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader
  %.02039 = phi i32 [ %17, %.lr.ph ], [ %13, %.lr.ph.preheader ]
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !6

19:                                               ; preds = %7
  %20 = mul nsw i32 %.sroa.15.0.copyload, %2
  %21 = sub nsw i32 %.sroa.12.0.copyload, %20
  %22 = mul nsw i32 %21, %.sroa.15.0.copyload
  %23 = call i32 @llvm.smax.i32(i32 %.sroa.9.0.copyload, i32 %22)
  %.not25.not40 = icmp sgt i32 %21, %23
  br i1 %.not25.not40, label %.lr.ph42.preheader, label %.loopexit

.lr.ph42.preheader:                               ; preds = %19
  br label %.lr.ph42

.lr.ph42:                                         ; preds = %.lr.ph42, %.lr.ph42.preheader
  %.0.in41 = phi i32 [ %.0, %.lr.ph42 ], [ %21, %.lr.ph42.preheader ]
  %.0 = add nsw i32 %.0.in41, -1
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { nounwind }
attributes #1 = { nofree nosync nounwind }
attributes #2 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
