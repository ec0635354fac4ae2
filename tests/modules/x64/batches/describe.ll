; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.28*, void (%struct.RuntimeContext.28*, i8*)*, void (%struct.RuntimeContext.28*, i8*, i32)*, void (%struct.RuntimeContext.28*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.28 = type { i8*, %struct.LLVMRuntime.27*, i32, i64* }
%struct.LLVMRuntime.27 = type { %struct.PreallocatedMemoryChunk.22, %struct.PreallocatedMemoryChunk.22, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.23*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.24*], [1024 x %struct.NodeManager.25*], [1024 x i8*], i8*, %struct.RandState.26*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.22 = type { i8*, i8*, i64 }
%struct.__va_list_tag.23 = type { i32, i32, i8*, i8* }
%struct.ListManager.24 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.27* }
%struct.NodeManager.25 = type <{ %struct.LLVMRuntime.27*, i32, i32, i32, i32, %struct.ListManager.24*, %struct.ListManager.24*, %struct.ListManager.24*, i32, [4 x i8] }>
%struct.RandState.26 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @describe_c84_0_kernel_0_serial(%struct.RuntimeContext.28* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.28* %context to { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }**
  %1 = load { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }*, { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @describe_c84_0_kernel_1_range_for(%struct.RuntimeContext.28* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.28* %context, %struct.RuntimeContext.28** %4, align 8
  store void (%struct.RuntimeContext.28*, i8*)* null, void (%struct.RuntimeContext.28*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.28*, i8*, i32)* @function_body, void (%struct.RuntimeContext.28*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.28*, i8*)* null, void (%struct.RuntimeContext.28*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.28* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %4, i64 0, i32 14
  %6 = bitcast i8** %5 to i32**
  %7 = load i32*, i32** %6, align 8
  %8 = load i32, i32* %7, align 4
  %9 = add i32 %8, 1
  %10 = sdiv i32 %9, 2
  %11 = icmp slt i32 %9, 0
  %12 = shl nsw i32 %10, 1
  %13 = icmp ne i32 %12, %9
  %14 = and i1 %11, %13
  %.neg = sext i1 %14 to i32
  %15 = add nsw i32 %10, %.neg
  %16 = tail call i32 @llvm.smax.i32(i32 %15, i32 512)
  %17 = mul i32 %16, %2
  %18 = add i32 %17, %16
  %19 = tail call i32 @llvm.smin.i32(i32 %8, i32 %18)
  %20 = bitcast %struct.RuntimeContext.28* %0 to { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }**
  %21 = icmp slt i32 %17, %19
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = load { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }*, { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }** %20, align 8
  %23 = getelementptr { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %24 = getelementptr { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 1, i32 0, i32 1
  %25 = getelementptr { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 2, i32 1
  %26 = getelementptr { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 3, i32 1
  %27 = getelementptr { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %22, i64 0, i32 3, i32 0, i32 1
  %28 = sext i32 %17 to i64
  %wide.trip.count26 = sext i32 %19 to i64
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_for7, %for_loop_body.lr.ph
  %indvars.iv23 = phi i64 [ %28, %for_loop_body.lr.ph ], [ %indvars.iv.next24, %after_for7 ]
  %lsr93 = trunc i64 %indvars.iv23 to i32
  %29 = load { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }*, { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }** %20, align 8
  %30 = getelementptr { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* }, { { i32 }, i32* }, { { i32, i32 }, i32* } }* %29, i64 0, i32 1, i32 0, i32 1
  %31 = load i32, i32* %30, align 4
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %for_loop_body1.lr.ph, label %after_for3.thread

after_for3.thread:                                ; preds = %for_loop_body
  %33 = load i32*, i32** %25, align 8
  %34 = getelementptr i32, i32* %33, i64 %indvars.iv23
  store i32 0, i32* %34, align 4
  br label %after_for7

for_loop_body1.lr.ph:                             ; preds = %for_loop_body
  %35 = load i32*, i32** %23, align 8
  %36 = load i32, i32* %24, align 4
  %37 = mul i32 %36, %lsr93
  %wide.trip.count = zext i32 %31 to i64
  %min.iters.check = icmp ult i32 %31, 32
  br i1 %min.iters.check, label %for_loop_body1.preheader, label %vector.scevcheck

vector.scevcheck:                                 ; preds = %for_loop_body1.lr.ph
  %38 = add nsw i64 %wide.trip.count, -1
  %39 = trunc i64 %38 to i32
  %40 = add i32 %37, %39
  %41 = icmp slt i32 %40, %37
  %42 = icmp ugt i64 %38, 4294967295
  %43 = or i1 %41, %42
  br i1 %43, label %for_loop_body1.preheader, label %vector.ph

vector.ph:                                        ; preds = %vector.scevcheck
  %n.vec = and i64 %wide.trip.count, 4294967264
  %44 = add nsw i64 %n.vec, -32
  %45 = lshr exact i64 %44, 5
  %46 = add nuw nsw i64 %45, 1
  %xtraiter = and i64 %46, 7
  %47 = icmp ult i64 %44, 224
  br i1 %47, label %middle.block.unr-lcssa, label %vector.ph.new

vector.ph.new:                                    ; preds = %vector.ph
  %unroll_iter = and i64 %46, 1152921504606846968
  %48 = zext i32 %37 to i64
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph.new
  %lsr.iv72 = phi i64 [ %lsr.iv.next73, %vector.body ], [ %unroll_iter, %vector.ph.new ]
  %index = phi i64 [ 0, %vector.ph.new ], [ %index.next.7, %vector.body ]
  %vec.phi = phi <8 x i32> [ zeroinitializer, %vector.ph.new ], [ %157, %vector.body ]
  %vec.phi29 = phi <8 x i32> [ zeroinitializer, %vector.ph.new ], [ %158, %vector.body ]
  %vec.phi30 = phi <8 x i32> [ zeroinitializer, %vector.ph.new ], [ %159, %vector.body ]
  %vec.phi31 = phi <8 x i32> [ zeroinitializer, %vector.ph.new ], [ %160, %vector.body ]
  %49 = add i64 %48, %index
  %tmp71 = trunc i64 %49 to i32
  %50 = sext i32 %tmp71 to i64
  %51 = getelementptr i32, i32* %35, i64 %50
  %52 = bitcast i32* %51 to <8 x i32>*
  %wide.load = load <8 x i32>, <8 x i32>* %52, align 4
  %53 = getelementptr i32, i32* %51, i64 8
  %54 = bitcast i32* %53 to <8 x i32>*
  %wide.load32 = load <8 x i32>, <8 x i32>* %54, align 4
  %55 = getelementptr i32, i32* %51, i64 16
  %56 = bitcast i32* %55 to <8 x i32>*
  %wide.load33 = load <8 x i32>, <8 x i32>* %56, align 4
  %57 = getelementptr i32, i32* %51, i64 24
  %58 = bitcast i32* %57 to <8 x i32>*
  %wide.load34 = load <8 x i32>, <8 x i32>* %58, align 4
  %59 = add <8 x i32> %wide.load, %vec.phi
  %60 = add <8 x i32> %wide.load32, %vec.phi29
  %61 = add <8 x i32> %wide.load33, %vec.phi30
  %62 = add <8 x i32> %wide.load34, %vec.phi31
  %63 = add i64 %49, 32
  %tmp69 = trunc i64 %63 to i32
  %64 = sext i32 %tmp69 to i64
  %65 = getelementptr i32, i32* %35, i64 %64
  %66 = bitcast i32* %65 to <8 x i32>*
  %wide.load.1 = load <8 x i32>, <8 x i32>* %66, align 4
  %67 = getelementptr i32, i32* %65, i64 8
  %68 = bitcast i32* %67 to <8 x i32>*
  %wide.load32.1 = load <8 x i32>, <8 x i32>* %68, align 4
  %69 = getelementptr i32, i32* %65, i64 16
  %70 = bitcast i32* %69 to <8 x i32>*
  %wide.load33.1 = load <8 x i32>, <8 x i32>* %70, align 4
  %71 = getelementptr i32, i32* %65, i64 24
  %72 = bitcast i32* %71 to <8 x i32>*
  %wide.load34.1 = load <8 x i32>, <8 x i32>* %72, align 4
  %73 = add <8 x i32> %wide.load.1, %59
  %74 = add <8 x i32> %wide.load32.1, %60
  %75 = add <8 x i32> %wide.load33.1, %61
  %76 = add <8 x i32> %wide.load34.1, %62
  %77 = add i64 %49, 64
  %tmp68 = trunc i64 %77 to i32
  %78 = sext i32 %tmp68 to i64
  %79 = getelementptr i32, i32* %35, i64 %78
  %80 = bitcast i32* %79 to <8 x i32>*
  %wide.load.2 = load <8 x i32>, <8 x i32>* %80, align 4
  %81 = getelementptr i32, i32* %79, i64 8
  %82 = bitcast i32* %81 to <8 x i32>*
  %wide.load32.2 = load <8 x i32>, <8 x i32>* %82, align 4
  %83 = getelementptr i32, i32* %79, i64 16
  %84 = bitcast i32* %83 to <8 x i32>*
  %wide.load33.2 = load <8 x i32>, <8 x i32>* %84, align 4
  %85 = getelementptr i32, i32* %79, i64 24
  %86 = bitcast i32* %85 to <8 x i32>*
  %wide.load34.2 = load <8 x i32>, <8 x i32>* %86, align 4
  %87 = add <8 x i32> %wide.load.2, %73
  %88 = add <8 x i32> %wide.load32.2, %74
  %89 = add <8 x i32> %wide.load33.2, %75
  %90 = add <8 x i32> %wide.load34.2, %76
  %91 = add i64 %49, 96
  %tmp67 = trunc i64 %91 to i32
  %92 = sext i32 %tmp67 to i64
  %93 = getelementptr i32, i32* %35, i64 %92
  %94 = bitcast i32* %93 to <8 x i32>*
  %wide.load.3 = load <8 x i32>, <8 x i32>* %94, align 4
  %95 = getelementptr i32, i32* %93, i64 8
  %96 = bitcast i32* %95 to <8 x i32>*
  %wide.load32.3 = load <8 x i32>, <8 x i32>* %96, align 4
  %97 = getelementptr i32, i32* %93, i64 16
  %98 = bitcast i32* %97 to <8 x i32>*
  %wide.load33.3 = load <8 x i32>, <8 x i32>* %98, align 4
  %99 = getelementptr i32, i32* %93, i64 24
  %100 = bitcast i32* %99 to <8 x i32>*
  %wide.load34.3 = load <8 x i32>, <8 x i32>* %100, align 4
  %101 = add <8 x i32> %wide.load.3, %87
  %102 = add <8 x i32> %wide.load32.3, %88
  %103 = add <8 x i32> %wide.load33.3, %89
  %104 = add <8 x i32> %wide.load34.3, %90
  %105 = add i64 %49, 128
  %tmp66 = trunc i64 %105 to i32
  %106 = sext i32 %tmp66 to i64
  %107 = getelementptr i32, i32* %35, i64 %106
  %108 = bitcast i32* %107 to <8 x i32>*
  %wide.load.4 = load <8 x i32>, <8 x i32>* %108, align 4
  %109 = getelementptr i32, i32* %107, i64 8
  %110 = bitcast i32* %109 to <8 x i32>*
  %wide.load32.4 = load <8 x i32>, <8 x i32>* %110, align 4
  %111 = getelementptr i32, i32* %107, i64 16
  %112 = bitcast i32* %111 to <8 x i32>*
  %wide.load33.4 = load <8 x i32>, <8 x i32>* %112, align 4
  %113 = getelementptr i32, i32* %107, i64 24
  %114 = bitcast i32* %113 to <8 x i32>*
  %wide.load34.4 = load <8 x i32>, <8 x i32>* %114, align 4
  %115 = add <8 x i32> %wide.load.4, %101
  %116 = add <8 x i32> %wide.load32.4, %102
  %117 = add <8 x i32> %wide.load33.4, %103
  %118 = add <8 x i32> %wide.load34.4, %104
  %119 = add i64 %49, 160
  %tmp65 = trunc i64 %119 to i32
  %120 = sext i32 %tmp65 to i64
  %121 = getelementptr i32, i32* %35, i64 %120
  %122 = bitcast i32* %121 to <8 x i32>*
  %wide.load.5 = load <8 x i32>, <8 x i32>* %122, align 4
  %123 = getelementptr i32, i32* %121, i64 8
  %124 = bitcast i32* %123 to <8 x i32>*
  %wide.load32.5 = load <8 x i32>, <8 x i32>* %124, align 4
  %125 = getelementptr i32, i32* %121, i64 16
  %126 = bitcast i32* %125 to <8 x i32>*
  %wide.load33.5 = load <8 x i32>, <8 x i32>* %126, align 4
  %127 = getelementptr i32, i32* %121, i64 24
  %128 = bitcast i32* %127 to <8 x i32>*
  %wide.load34.5 = load <8 x i32>, <8 x i32>* %128, align 4
  %129 = add <8 x i32> %wide.load.5, %115
  %130 = add <8 x i32> %wide.load32.5, %116
  %131 = add <8 x i32> %wide.load33.5, %117
  %132 = add <8 x i32> %wide.load34.5, %118
  %133 = add i64 %49, 192
  %tmp = trunc i64 %133 to i32
  %134 = sext i32 %tmp to i64
  %135 = getelementptr i32, i32* %35, i64 %134
  %136 = bitcast i32* %135 to <8 x i32>*
  %wide.load.6 = load <8 x i32>, <8 x i32>* %136, align 4
  %137 = getelementptr i32, i32* %135, i64 8
  %138 = bitcast i32* %137 to <8 x i32>*
  %wide.load32.6 = load <8 x i32>, <8 x i32>* %138, align 4
  %139 = getelementptr i32, i32* %135, i64 16
  %140 = bitcast i32* %139 to <8 x i32>*
  %wide.load33.6 = load <8 x i32>, <8 x i32>* %140, align 4
  %141 = getelementptr i32, i32* %135, i64 24
  %142 = bitcast i32* %141 to <8 x i32>*
  %wide.load34.6 = load <8 x i32>, <8 x i32>* %142, align 4
  %143 = add <8 x i32> %wide.load.6, %129
  %144 = add <8 x i32> %wide.load32.6, %130
  %145 = add <8 x i32> %wide.load33.6, %131
  %146 = add <8 x i32> %wide.load34.6, %132
  %147 = add i64 %49, 224
  %tmp70 = trunc i64 %147 to i32
  %148 = sext i32 %tmp70 to i64
  %149 = getelementptr i32, i32* %35, i64 %148
  %150 = bitcast i32* %149 to <8 x i32>*
  %wide.load.7 = load <8 x i32>, <8 x i32>* %150, align 4
  %151 = getelementptr i32, i32* %149, i64 8
  %152 = bitcast i32* %151 to <8 x i32>*
  %wide.load32.7 = load <8 x i32>, <8 x i32>* %152, align 4
  %153 = getelementptr i32, i32* %149, i64 16
  %154 = bitcast i32* %153 to <8 x i32>*
  %wide.load33.7 = load <8 x i32>, <8 x i32>* %154, align 4
  %155 = getelementptr i32, i32* %149, i64 24
  %156 = bitcast i32* %155 to <8 x i32>*
  %wide.load34.7 = load <8 x i32>, <8 x i32>* %156, align 4
  %157 = add <8 x i32> %wide.load.7, %143
  %158 = add <8 x i32> %wide.load32.7, %144
  %159 = add <8 x i32> %wide.load33.7, %145
  %160 = add <8 x i32> %wide.load34.7, %146
  %index.next.7 = add i64 %index, 256
  %lsr.iv.next73 = add i64 %lsr.iv72, -8
  %niter.ncmp.7 = icmp eq i64 %lsr.iv.next73, 0
  br i1 %niter.ncmp.7, label %middle.block.unr-lcssa.loopexit, label %vector.body, !llvm.loop !6

middle.block.unr-lcssa.loopexit:                  ; preds = %vector.body
  br label %middle.block.unr-lcssa

middle.block.unr-lcssa:                           ; preds = %middle.block.unr-lcssa.loopexit, %vector.ph
  %.lcssa40.ph = phi <8 x i32> [ undef, %vector.ph ], [ %157, %middle.block.unr-lcssa.loopexit ]
  %.lcssa39.ph = phi <8 x i32> [ undef, %vector.ph ], [ %158, %middle.block.unr-lcssa.loopexit ]
  %.lcssa38.ph = phi <8 x i32> [ undef, %vector.ph ], [ %159, %middle.block.unr-lcssa.loopexit ]
  %.lcssa37.ph = phi <8 x i32> [ undef, %vector.ph ], [ %160, %middle.block.unr-lcssa.loopexit ]
  %index.unr = phi i64 [ 0, %vector.ph ], [ %index.next.7, %middle.block.unr-lcssa.loopexit ]
  %vec.phi.unr = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %157, %middle.block.unr-lcssa.loopexit ]
  %vec.phi29.unr = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %158, %middle.block.unr-lcssa.loopexit ]
  %vec.phi30.unr = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %159, %middle.block.unr-lcssa.loopexit ]
  %vec.phi31.unr = phi <8 x i32> [ zeroinitializer, %vector.ph ], [ %160, %middle.block.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %middle.block, label %vector.body.epil.preheader

vector.body.epil.preheader:                       ; preds = %middle.block.unr-lcssa
  %161 = trunc i64 %index.unr to i32
  %162 = add i32 %37, %161
  br label %vector.body.epil

vector.body.epil:                                 ; preds = %vector.body.epil, %vector.body.epil.preheader
  %lsr.iv76 = phi i64 [ %xtraiter, %vector.body.epil.preheader ], [ %lsr.iv.next77, %vector.body.epil ]
  %lsr.iv74 = phi i32 [ %162, %vector.body.epil.preheader ], [ %lsr.iv.next75, %vector.body.epil ]
  %vec.phi.epil = phi <8 x i32> [ %172, %vector.body.epil ], [ %vec.phi.unr, %vector.body.epil.preheader ]
  %vec.phi29.epil = phi <8 x i32> [ %173, %vector.body.epil ], [ %vec.phi29.unr, %vector.body.epil.preheader ]
  %vec.phi30.epil = phi <8 x i32> [ %174, %vector.body.epil ], [ %vec.phi30.unr, %vector.body.epil.preheader ]
  %vec.phi31.epil = phi <8 x i32> [ %175, %vector.body.epil ], [ %vec.phi31.unr, %vector.body.epil.preheader ]
  %163 = sext i32 %lsr.iv74 to i64
  %164 = getelementptr i32, i32* %35, i64 %163
  %165 = bitcast i32* %164 to <8 x i32>*
  %wide.load.epil = load <8 x i32>, <8 x i32>* %165, align 4
  %166 = getelementptr i32, i32* %164, i64 8
  %167 = bitcast i32* %166 to <8 x i32>*
  %wide.load32.epil = load <8 x i32>, <8 x i32>* %167, align 4
  %168 = getelementptr i32, i32* %164, i64 16
  %169 = bitcast i32* %168 to <8 x i32>*
  %wide.load33.epil = load <8 x i32>, <8 x i32>* %169, align 4
  %170 = getelementptr i32, i32* %164, i64 24
  %171 = bitcast i32* %170 to <8 x i32>*
  %wide.load34.epil = load <8 x i32>, <8 x i32>* %171, align 4
  %172 = add <8 x i32> %wide.load.epil, %vec.phi.epil
  %173 = add <8 x i32> %wide.load32.epil, %vec.phi29.epil
  %174 = add <8 x i32> %wide.load33.epil, %vec.phi30.epil
  %175 = add <8 x i32> %wide.load34.epil, %vec.phi31.epil
  %lsr.iv.next75 = add i32 %lsr.iv74, 32
  %lsr.iv.next77 = add nsw i64 %lsr.iv76, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next77, 0
  br i1 %epil.iter.cmp.not, label %middle.block.loopexit, label %vector.body.epil, !llvm.loop !8

middle.block.loopexit:                            ; preds = %vector.body.epil
  br label %middle.block

middle.block:                                     ; preds = %middle.block.loopexit, %middle.block.unr-lcssa
  %.lcssa40 = phi <8 x i32> [ %.lcssa40.ph, %middle.block.unr-lcssa ], [ %172, %middle.block.loopexit ]
  %.lcssa39 = phi <8 x i32> [ %.lcssa39.ph, %middle.block.unr-lcssa ], [ %173, %middle.block.loopexit ]
  %.lcssa38 = phi <8 x i32> [ %.lcssa38.ph, %middle.block.unr-lcssa ], [ %174, %middle.block.loopexit ]
  %.lcssa37 = phi <8 x i32> [ %.lcssa37.ph, %middle.block.unr-lcssa ], [ %175, %middle.block.loopexit ]
  %bin.rdx = add <8 x i32> %.lcssa39, %.lcssa40
  %bin.rdx35 = add <8 x i32> %.lcssa38, %bin.rdx
  %bin.rdx36 = add <8 x i32> %.lcssa37, %bin.rdx35
  %176 = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %bin.rdx36)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %after_for3, label %for_loop_body1.preheader

for_loop_body1.preheader:                         ; preds = %middle.block, %vector.scevcheck, %for_loop_body1.lr.ph
  %indvars.iv.ph = phi i64 [ 0, %vector.scevcheck ], [ 0, %for_loop_body1.lr.ph ], [ %n.vec, %middle.block ]
  %.01417.ph = phi i32 [ 0, %vector.scevcheck ], [ 0, %for_loop_body1.lr.ph ], [ %176, %middle.block ]
  %177 = xor i64 %indvars.iv.ph, -1
  %178 = add nsw i64 %177, %wide.trip.count
  %xtraiter46 = and i64 %wide.trip.count, 7
  %lcmp.mod47.not = icmp eq i64 %xtraiter46, 0
  br i1 %lcmp.mod47.not, label %for_loop_body1.prol.loopexit, label %for_loop_body1.prol.preheader

for_loop_body1.prol.preheader:                    ; preds = %for_loop_body1.preheader
  %179 = zext i32 %37 to i64
  br label %for_loop_body1.prol

for_loop_body1.prol:                              ; preds = %for_loop_body1.prol, %for_loop_body1.prol.preheader
  %lsr.iv79 = phi i64 [ %xtraiter46, %for_loop_body1.prol.preheader ], [ %lsr.iv.next80, %for_loop_body1.prol ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body1.prol ], [ %indvars.iv.ph, %for_loop_body1.prol.preheader ]
  %.01417.prol = phi i32 [ %184, %for_loop_body1.prol ], [ %.01417.ph, %for_loop_body1.prol.preheader ]
  %180 = add i64 %179, %indvars.iv.prol
  %tmp78 = trunc i64 %180 to i32
  %181 = sext i32 %tmp78 to i64
  %182 = getelementptr i32, i32* %35, i64 %181
  %183 = load i32, i32* %182, align 4
  %184 = add i32 %183, %.01417.prol
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.prol, 1
  %lsr.iv.next80 = add nsw i64 %lsr.iv79, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next80, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body1.prol.loopexit.loopexit, label %for_loop_body1.prol, !llvm.loop !10

for_loop_body1.prol.loopexit.loopexit:            ; preds = %for_loop_body1.prol
  %185 = add i64 %indvars.iv.ph, %xtraiter46
  br label %for_loop_body1.prol.loopexit

for_loop_body1.prol.loopexit:                     ; preds = %for_loop_body1.prol.loopexit.loopexit, %for_loop_body1.preheader
  %.lcssa41.unr = phi i32 [ undef, %for_loop_body1.preheader ], [ %184, %for_loop_body1.prol.loopexit.loopexit ]
  %indvars.iv.unr = phi i64 [ %indvars.iv.ph, %for_loop_body1.preheader ], [ %185, %for_loop_body1.prol.loopexit.loopexit ]
  %.01417.unr = phi i32 [ %.01417.ph, %for_loop_body1.preheader ], [ %184, %for_loop_body1.prol.loopexit.loopexit ]
  %186 = icmp ult i64 %178, 7
  br i1 %186, label %after_for3, label %for_loop_body1.preheader64

for_loop_body1.preheader64:                       ; preds = %for_loop_body1.prol.loopexit
  %187 = zext i32 %37 to i64
  br label %for_loop_body1

after_for.loopexit:                               ; preds = %after_for7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

for_loop_body1:                                   ; preds = %for_loop_body1, %for_loop_body1.preheader64
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %for_loop_body1 ], [ %indvars.iv.unr, %for_loop_body1.preheader64 ]
  %.01417 = phi i32 [ %227, %for_loop_body1 ], [ %.01417.unr, %for_loop_body1.preheader64 ]
  %188 = add i64 %187, %indvars.iv
  %tmp88 = trunc i64 %188 to i32
  %189 = sext i32 %tmp88 to i64
  %190 = getelementptr i32, i32* %35, i64 %189
  %191 = load i32, i32* %190, align 4
  %192 = add i32 %191, %.01417
  %193 = add i64 %188, 1
  %tmp87 = trunc i64 %193 to i32
  %194 = sext i32 %tmp87 to i64
  %195 = getelementptr i32, i32* %35, i64 %194
  %196 = load i32, i32* %195, align 4
  %197 = add i32 %196, %192
  %198 = add i64 %188, 2
  %tmp86 = trunc i64 %198 to i32
  %199 = sext i32 %tmp86 to i64
  %200 = getelementptr i32, i32* %35, i64 %199
  %201 = load i32, i32* %200, align 4
  %202 = add i32 %201, %197
  %203 = add i64 %188, 3
  %tmp85 = trunc i64 %203 to i32
  %204 = sext i32 %tmp85 to i64
  %205 = getelementptr i32, i32* %35, i64 %204
  %206 = load i32, i32* %205, align 4
  %207 = add i32 %206, %202
  %208 = add i64 %188, 4
  %tmp84 = trunc i64 %208 to i32
  %209 = sext i32 %tmp84 to i64
  %210 = getelementptr i32, i32* %35, i64 %209
  %211 = load i32, i32* %210, align 4
  %212 = add i32 %211, %207
  %213 = add i64 %188, 5
  %tmp83 = trunc i64 %213 to i32
  %214 = sext i32 %tmp83 to i64
  %215 = getelementptr i32, i32* %35, i64 %214
  %216 = load i32, i32* %215, align 4
  %217 = add i32 %216, %212
  %218 = add i64 %188, 6
  %tmp82 = trunc i64 %218 to i32
  %219 = sext i32 %tmp82 to i64
  %220 = getelementptr i32, i32* %35, i64 %219
  %221 = load i32, i32* %220, align 4
  %222 = add i32 %221, %217
  %223 = add i64 %188, 7
  %tmp81 = trunc i64 %223 to i32
  %224 = sext i32 %tmp81 to i64
  %225 = getelementptr i32, i32* %35, i64 %224
  %226 = load i32, i32* %225, align 4
  %227 = add i32 %226, %222
  %indvars.iv.next.7 = add nuw nsw i64 %indvars.iv, 8
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for3.loopexit, label %for_loop_body1, !llvm.loop !11

after_for3.loopexit:                              ; preds = %for_loop_body1
  br label %after_for3

after_for3:                                       ; preds = %after_for3.loopexit, %for_loop_body1.prol.loopexit, %middle.block
  %.lcssa = phi i32 [ %176, %middle.block ], [ %.lcssa41.unr, %for_loop_body1.prol.loopexit ], [ %227, %after_for3.loopexit ]
  %228 = load i32*, i32** %25, align 8
  %229 = getelementptr i32, i32* %228, i64 %indvars.iv23
  store i32 %.lcssa, i32* %229, align 4
  br i1 true, label %for_loop_body5.preheader, label %after_for7

for_loop_body5.preheader:                         ; preds = %after_for3
  %230 = add i32 %31, -1
  %xtraiter48 = and i32 %31, 7
  %231 = icmp ult i32 %230, 7
  br i1 %231, label %after_for7.loopexit.unr-lcssa, label %for_loop_body5.preheader.new

for_loop_body5.preheader.new:                     ; preds = %for_loop_body5.preheader
  %232 = lshr i32 %31, 3
  %233 = mul i32 %232, -8
  br label %for_loop_body5

for_loop_body5:                                   ; preds = %for_loop_body5, %for_loop_body5.preheader.new
  %lsr.iv89 = phi i32 [ %lsr.iv.next90, %for_loop_body5 ], [ 3, %for_loop_body5.preheader.new ]
  %234 = load i32*, i32** %23, align 8
  %235 = load i32, i32* %24, align 4
  %236 = mul i32 %lsr93, %235
  %237 = add i32 %lsr.iv89, %236
  %238 = add i32 %237, -3
  %239 = sext i32 %238 to i64
  %240 = getelementptr i32, i32* %234, i64 %239
  %241 = load i32, i32* %240, align 4
  %242 = add i32 %241, %.lcssa
  %243 = load i32*, i32** %26, align 8
  %244 = load i32, i32* %27, align 4
  %245 = mul i32 %lsr93, %244
  %246 = add i32 %lsr.iv89, %245
  %247 = add i32 %246, -3
  %248 = sext i32 %247 to i64
  %249 = getelementptr i32, i32* %243, i64 %248
  store i32 %242, i32* %249, align 4
  %250 = load i32*, i32** %23, align 8
  %251 = load i32, i32* %24, align 4
  %252 = mul i32 %lsr93, %251
  %253 = add i32 %lsr.iv89, %252
  %254 = add i32 %253, -2
  %255 = sext i32 %254 to i64
  %256 = getelementptr i32, i32* %250, i64 %255
  %257 = load i32, i32* %256, align 4
  %258 = add i32 %257, %.lcssa
  %259 = load i32*, i32** %26, align 8
  %260 = load i32, i32* %27, align 4
  %261 = mul i32 %lsr93, %260
  %262 = add i32 %lsr.iv89, %261
  %263 = add i32 %262, -2
  %264 = sext i32 %263 to i64
  %265 = getelementptr i32, i32* %259, i64 %264
  store i32 %258, i32* %265, align 4
  %266 = load i32*, i32** %23, align 8
  %267 = load i32, i32* %24, align 4
  %268 = mul i32 %lsr93, %267
  %269 = add i32 %lsr.iv89, %268
  %270 = add i32 %269, -1
  %271 = sext i32 %270 to i64
  %272 = getelementptr i32, i32* %266, i64 %271
  %273 = load i32, i32* %272, align 4
  %274 = add i32 %273, %.lcssa
  %275 = load i32*, i32** %26, align 8
  %276 = load i32, i32* %27, align 4
  %277 = mul i32 %lsr93, %276
  %278 = add i32 %lsr.iv89, %277
  %279 = add i32 %278, -1
  %280 = sext i32 %279 to i64
  %281 = getelementptr i32, i32* %275, i64 %280
  store i32 %274, i32* %281, align 4
  %282 = load i32*, i32** %23, align 8
  %283 = load i32, i32* %24, align 4
  %284 = mul i32 %lsr93, %283
  %285 = add i32 %lsr.iv89, %284
  %286 = sext i32 %285 to i64
  %287 = getelementptr i32, i32* %282, i64 %286
  %288 = load i32, i32* %287, align 4
  %289 = add i32 %288, %.lcssa
  %290 = load i32*, i32** %26, align 8
  %291 = load i32, i32* %27, align 4
  %292 = mul i32 %lsr93, %291
  %293 = add i32 %lsr.iv89, %292
  %294 = sext i32 %293 to i64
  %295 = getelementptr i32, i32* %290, i64 %294
  store i32 %289, i32* %295, align 4
  %296 = load i32*, i32** %23, align 8
  %297 = load i32, i32* %24, align 4
  %298 = mul i32 %lsr93, %297
  %299 = add i32 %lsr.iv89, %298
  %300 = add i32 %299, 1
  %301 = sext i32 %300 to i64
  %302 = getelementptr i32, i32* %296, i64 %301
  %303 = load i32, i32* %302, align 4
  %304 = add i32 %303, %.lcssa
  %305 = load i32*, i32** %26, align 8
  %306 = load i32, i32* %27, align 4
  %307 = mul i32 %lsr93, %306
  %308 = add i32 %lsr.iv89, %307
  %309 = add i32 %308, 1
  %310 = sext i32 %309 to i64
  %311 = getelementptr i32, i32* %305, i64 %310
  store i32 %304, i32* %311, align 4
  %312 = load i32*, i32** %23, align 8
  %313 = load i32, i32* %24, align 4
  %314 = mul i32 %lsr93, %313
  %315 = add i32 %lsr.iv89, %314
  %316 = add i32 %315, 2
  %317 = sext i32 %316 to i64
  %318 = getelementptr i32, i32* %312, i64 %317
  %319 = load i32, i32* %318, align 4
  %320 = add i32 %319, %.lcssa
  %321 = load i32*, i32** %26, align 8
  %322 = load i32, i32* %27, align 4
  %323 = mul i32 %lsr93, %322
  %324 = add i32 %lsr.iv89, %323
  %325 = add i32 %324, 2
  %326 = sext i32 %325 to i64
  %327 = getelementptr i32, i32* %321, i64 %326
  store i32 %320, i32* %327, align 4
  %328 = load i32*, i32** %23, align 8
  %329 = load i32, i32* %24, align 4
  %330 = mul i32 %lsr93, %329
  %331 = add i32 %lsr.iv89, %330
  %332 = add i32 %331, 3
  %333 = sext i32 %332 to i64
  %334 = getelementptr i32, i32* %328, i64 %333
  %335 = load i32, i32* %334, align 4
  %336 = add i32 %335, %.lcssa
  %337 = load i32*, i32** %26, align 8
  %338 = load i32, i32* %27, align 4
  %339 = mul i32 %lsr93, %338
  %340 = add i32 %lsr.iv89, %339
  %341 = add i32 %340, 3
  %342 = sext i32 %341 to i64
  %343 = getelementptr i32, i32* %337, i64 %342
  store i32 %336, i32* %343, align 4
  %344 = load i32*, i32** %23, align 8
  %345 = load i32, i32* %24, align 4
  %346 = mul i32 %lsr93, %345
  %347 = add i32 %lsr.iv89, %346
  %348 = add i32 %347, 4
  %349 = sext i32 %348 to i64
  %350 = getelementptr i32, i32* %344, i64 %349
  %351 = load i32, i32* %350, align 4
  %352 = add i32 %351, %.lcssa
  %353 = load i32*, i32** %26, align 8
  %354 = load i32, i32* %27, align 4
  %355 = mul i32 %lsr93, %354
  %356 = add i32 %lsr.iv89, %355
  %357 = add i32 %356, 4
  %358 = sext i32 %357 to i64
  %359 = getelementptr i32, i32* %353, i64 %358
  store i32 %352, i32* %359, align 4
  %lsr.iv.next90 = add nuw i32 %lsr.iv89, 8
  %360 = add i32 %233, %lsr.iv.next90
  %niter52.ncmp.7 = icmp eq i32 %360, 3
  br i1 %niter52.ncmp.7, label %after_for7.loopexit.unr-lcssa.loopexit, label %for_loop_body5

after_for7.loopexit.unr-lcssa.loopexit:           ; preds = %for_loop_body5
  %361 = add i32 %lsr.iv.next90, -3
  br label %after_for7.loopexit.unr-lcssa

after_for7.loopexit.unr-lcssa:                    ; preds = %after_for7.loopexit.unr-lcssa.loopexit, %for_loop_body5.preheader
  %.019.unr = phi i32 [ 0, %for_loop_body5.preheader ], [ %361, %after_for7.loopexit.unr-lcssa.loopexit ]
  %lcmp.mod50.not = icmp eq i32 %xtraiter48, 0
  br i1 %lcmp.mod50.not, label %after_for7, label %for_loop_body5.epil.preheader

for_loop_body5.epil.preheader:                    ; preds = %after_for7.loopexit.unr-lcssa
  br label %for_loop_body5.epil

for_loop_body5.epil:                              ; preds = %for_loop_body5.epil, %for_loop_body5.epil.preheader
  %lsr.iv91 = phi i32 [ %xtraiter48, %for_loop_body5.epil.preheader ], [ %lsr.iv.next92, %for_loop_body5.epil ]
  %.019.epil = phi i32 [ %376, %for_loop_body5.epil ], [ %.019.unr, %for_loop_body5.epil.preheader ]
  %362 = load i32*, i32** %23, align 8
  %363 = load i32, i32* %24, align 4
  %364 = mul i32 %lsr93, %363
  %365 = add i32 %.019.epil, %364
  %366 = sext i32 %365 to i64
  %367 = getelementptr i32, i32* %362, i64 %366
  %368 = load i32, i32* %367, align 4
  %369 = add i32 %368, %.lcssa
  %370 = load i32*, i32** %26, align 8
  %371 = load i32, i32* %27, align 4
  %372 = mul i32 %lsr93, %371
  %373 = add i32 %.019.epil, %372
  %374 = sext i32 %373 to i64
  %375 = getelementptr i32, i32* %370, i64 %374
  store i32 %369, i32* %375, align 4
  %376 = add nuw nsw i32 %.019.epil, 1
  %lsr.iv.next92 = add nsw i32 %lsr.iv91, -1
  %epil.iter49.cmp.not = icmp eq i32 %lsr.iv.next92, 0
  br i1 %epil.iter49.cmp.not, label %after_for7.loopexit, label %for_loop_body5.epil, !llvm.loop !12

after_for7.loopexit:                              ; preds = %for_loop_body5.epil
  br label %after_for7

after_for7:                                       ; preds = %after_for7.loopexit, %after_for7.loopexit.unr-lcssa, %after_for3, %after_for3.thread
  %indvars.iv.next24 = add nsw i64 %indvars.iv23, 1
  %exitcond27.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count26
  br i1 %exitcond27.not, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.28, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.28**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.28*, %struct.RuntimeContext.28** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.28*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.28*, i8*)*, void (%struct.RuntimeContext.28*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.28*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.28*, i8*, i32)*, void (%struct.RuntimeContext.28*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.28*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.28*, i8*)*, void (%struct.RuntimeContext.28*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.28*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.28* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.28* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.28* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.28* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !13

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.28* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !15

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.28*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.28* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree nosync nounwind }
attributes #3 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #7 = { nocallback nofree nosync nounwind readnone willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.isvectorized", i32 1}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
