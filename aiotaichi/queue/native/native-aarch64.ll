; Made by `nox -s native` from *.c and *.h, sha256 2261e4f97857b40c1dc40d37e25e807cbdaea20fcb8c2802aa68deb14982bff1
; ModuleID = 'aiotaichi/queue/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.method = type { ptr, ptr, i32, ptr }
%struct.operation = type <{ double, i64, i32, i32, i32 }>
%struct.batch = type { double, double, double, double }
%struct.noticed = type { double, double }
%struct.await = type { double, double, double, double, double }

@methods = internal global [4 x %struct.method] [%struct.method { ptr @.str, ptr @note_operation, i32 8, ptr null }, %struct.method { ptr @.str.1, ptr @note_batch, i32 128, ptr null }, %struct.method { ptr @.str.2, ptr @note_completed, i32 128, ptr null }, %struct.method { ptr @.str.3, ptr @note_await, i32 128, ptr null }], align 8
@.str = private unnamed_addr constant [15 x i8] c"note_operation\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"note_batch\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"note_completed\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"note_await\00", align 1

; Function Attrs: nounwind
define dso_local void @place_enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call ptr @PyByteArray_AsString(ptr noundef %0) #2
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %8 = load <2 x ptr>, ptr %6, align 8
  %9 = getelementptr inbounds i8, ptr %6, i64 16
  %10 = getelementptr inbounds i8, ptr %6, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa.struct !4
  %12 = getelementptr inbounds i8, ptr %6, i64 32
  %13 = load ptr, ptr %12, align 8, !tbaa.struct !9
  %14 = icmp eq ptr %1, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %5
  tail call void @Py_IncRef(ptr noundef nonnull %1) #2
  br label %16

16:                                               ; preds = %15, %5
  %17 = icmp eq ptr %2, null
  br i1 %17, label %19, label %18

18:                                               ; preds = %16
  tail call void @Py_IncRef(ptr noundef nonnull %2) #2
  br label %19

19:                                               ; preds = %18, %16
  store ptr %1, ptr %6, align 8, !tbaa.struct !10
  store ptr %2, ptr %7, align 8, !tbaa.struct !13
  store i32 %3, ptr %9, align 8, !tbaa.struct !14
  %20 = getelementptr inbounds i8, ptr %6, i64 20
  store i32 %4, ptr %20, align 4, !tbaa.struct !15
  store <2 x ptr> %8, ptr %10, align 8
  %21 = icmp eq ptr %11, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  tail call void @Py_DecRef(ptr noundef nonnull %11) #2
  br label %23

23:                                               ; preds = %22, %19
  %24 = icmp eq ptr %13, null
  br i1 %24, label %26, label %25

25:                                               ; preds = %23
  tail call void @Py_DecRef(ptr noundef nonnull %13) #2
  br label %26

26:                                               ; preds = %25, %23
  ret void
}

declare void @Py_IncRef(ptr noundef) local_unnamed_addr #1

declare void @Py_DecRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @place_leave(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyByteArray_AsString(ptr noundef %0) #2
  %3 = getelementptr inbounds i8, ptr %2, i64 16
  %4 = getelementptr inbounds i8, ptr %2, i64 24
  %5 = load ptr, ptr %4, align 8, !tbaa.struct !4
  %6 = getelementptr inbounds i8, ptr %2, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa.struct !9
  store <2 x i32> zeroinitializer, ptr %3, align 8
  %8 = load <2 x ptr>, ptr %2, align 8
  store <2 x ptr> zeroinitializer, ptr %2, align 8
  store <2 x ptr> %8, ptr %4, align 8
  %9 = icmp eq ptr %5, null
  br i1 %9, label %11, label %10

10:                                               ; preds = %1
  tail call void @Py_DecRef(ptr noundef nonnull %5) #2
  br label %11

11:                                               ; preds = %10, %1
  %12 = icmp eq ptr %7, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %11
  tail call void @Py_DecRef(ptr noundef nonnull %7) #2
  br label %14

14:                                               ; preds = %11, %13
  %15 = tail call ptr @PyByteArray_AsString(ptr noundef %0) #2
  %16 = getelementptr inbounds i8, ptr %15, i64 24
  %17 = load ptr, ptr %16, align 8, !tbaa.struct !4
  %18 = getelementptr inbounds i8, ptr %15, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa.struct !9
  store <2 x ptr> zeroinitializer, ptr %16, align 8, !tbaa !5
  %20 = icmp eq ptr %17, null
  br i1 %20, label %22, label %21

21:                                               ; preds = %14
  tail call void @Py_DecRef(ptr noundef nonnull %17) #2
  br label %22

22:                                               ; preds = %21, %14
  %23 = icmp eq ptr %19, null
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  tail call void @Py_DecRef(ptr noundef nonnull %19) #2
  br label %25

25:                                               ; preds = %22, %24
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @operation_note(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyCFunction_NewEx(ptr noundef nonnull @methods, ptr noundef %0, ptr noundef null) #2
  ret ptr %2
}

declare ptr @PyCFunction_NewEx(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @batch_note(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyCFunction_NewEx(ptr noundef nonnull getelementptr inbounds ([4 x %struct.method], ptr @methods, i64 0, i64 1), ptr noundef %0, ptr noundef null) #2
  ret ptr %2
}

; Function Attrs: nounwind
define dso_local ptr @completed_note(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyCFunction_NewEx(ptr noundef nonnull getelementptr inbounds ([4 x %struct.method], ptr @methods, i64 0, i64 2), ptr noundef %0, ptr noundef null) #2
  ret ptr %2
}

; Function Attrs: nounwind
define dso_local ptr @await_note(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyCFunction_NewEx(ptr noundef nonnull getelementptr inbounds ([4 x %struct.method], ptr @methods, i64 0, i64 3), ptr noundef %0, ptr noundef null) #2
  ret ptr %2
}

declare ptr @PyByteArray_AsString(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal ptr @note_operation(ptr noundef %0, ptr noundef %1) #0 {
  %3 = tail call ptr @PyObject_Type(ptr noundef %1) #2
  %4 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #2
  %5 = tail call ptr @PyByteArray_AsString(ptr noundef %4) #2
  tail call void @Py_DecRef(ptr noundef %3) #2
  %6 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 4) #2
  %7 = icmp eq ptr %6, %3
  br i1 %7, label %8, label %14

8:                                                ; preds = %2
  %9 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 5) #2
  %10 = tail call ptr @PyObject_GetAttr(ptr noundef %1, ptr noundef %9) #2
  %11 = icmp eq ptr %10, null
  br i1 %11, label %33, label %12

12:                                               ; preds = %8
  %13 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef nonnull %10) #2
  tail call void @Py_DecRef(ptr noundef nonnull %10) #2
  br label %30

14:                                               ; preds = %2
  %15 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 6) #2
  %16 = tail call ptr @PyDict_GetItemWithError(ptr noundef %15, ptr noundef %3) #2
  %17 = icmp eq ptr %16, null
  br i1 %17, label %33, label %18

18:                                               ; preds = %14
  %19 = tail call ptr @PyTuple_GetItem(ptr noundef nonnull %16, i64 noundef 0) #2
  %20 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef %19) #2
  %21 = tail call ptr @PyTuple_GetItem(ptr noundef nonnull %16, i64 noundef 1) #2
  %22 = tail call ptr @PyObject_CallOneArg(ptr noundef %21, ptr noundef %1) #2
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %18
  %25 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef nonnull %22) #2
  tail call void @Py_DecRef(ptr noundef nonnull %22) #2
  %26 = shl i64 %25, 16
  br label %27

27:                                               ; preds = %24, %18
  %28 = phi i64 [ %26, %24 ], [ 0, %18 ]
  %29 = add i64 %28, %20
  br label %30

30:                                               ; preds = %12, %27
  %31 = phi i64 [ %29, %27 ], [ %13, %12 ]
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %42

33:                                               ; preds = %8, %14, %30
  %34 = tail call ptr @PyErr_Occurred() #2
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %42

36:                                               ; preds = %33
  %37 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 7) #2
  %38 = tail call ptr @PyObject_CallOneArg(ptr noundef %37, ptr noundef %1) #2
  %39 = icmp eq ptr %38, null
  br i1 %39, label %42, label %40

40:                                               ; preds = %36
  %41 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef nonnull %38) #2
  tail call void @Py_DecRef(ptr noundef nonnull %38) #2
  br label %42

42:                                               ; preds = %40, %36, %33, %30
  %43 = phi i64 [ %31, %30 ], [ 0, %33 ], [ %41, %40 ], [ 0, %36 ]
  %44 = tail call ptr @PyErr_Occurred() #2
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %159

46:                                               ; preds = %42
  %47 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 4) #2
  %48 = icmp eq ptr %3, %47
  %49 = select i1 %48, i64 2, i64 3
  %50 = tail call ptr @PyLong_FromLong(i64 noundef %49) #2
  %51 = icmp eq ptr %50, null
  br i1 %51, label %159, label %52

52:                                               ; preds = %46
  %53 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 3) #2
  %54 = tail call ptr @PyObject_CallOneArg(ptr noundef %53, ptr noundef nonnull %50) #2
  tail call void @Py_DecRef(ptr noundef nonnull %50) #2
  %55 = icmp eq ptr %54, null
  br i1 %55, label %159, label %56

56:                                               ; preds = %52
  tail call void @Py_DecRef(ptr noundef nonnull %54) #2
  %57 = load ptr, ptr %5, align 8, !tbaa !16
  %58 = icmp eq ptr %54, %57
  br i1 %58, label %113, label %59

59:                                               ; preds = %56
  %60 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 11) #2
  %61 = tail call i64 @PyDict_Size(ptr noundef %60) #2
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %104

63:                                               ; preds = %59
  %64 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 9) #2
  %65 = tail call ptr @PyObject_CallNoArgs(ptr noundef %64) #2
  %66 = icmp eq ptr %65, null
  br i1 %66, label %104, label %67

67:                                               ; preds = %63
  %68 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 8) #2
  %69 = tail call ptr @PyLong_FromVoidPtr(ptr noundef nonnull %65) #2
  %70 = icmp eq ptr %69, null
  br i1 %70, label %73, label %71

71:                                               ; preds = %67
  %72 = tail call ptr @PyDict_GetItemWithError(ptr noundef %68, ptr noundef nonnull %69) #2
  tail call void @Py_DecRef(ptr noundef nonnull %69) #2
  br label %73

73:                                               ; preds = %71, %67
  %74 = phi ptr [ %72, %71 ], [ null, %67 ]
  tail call void @Py_DecRef(ptr noundef nonnull %65) #2
  %75 = tail call ptr @PyFrame_GetCode(ptr noundef nonnull %54) #2
  %76 = icmp eq ptr %74, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %73
  %78 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 10) #2
  %79 = tail call ptr @PyLong_FromVoidPtr(ptr noundef %75) #2
  %80 = icmp eq ptr %79, null
  br i1 %80, label %81, label %82

81:                                               ; preds = %77, %73
  tail call void @Py_DecRef(ptr noundef %75) #2
  br label %104

82:                                               ; preds = %77
  %83 = tail call ptr @PyDict_GetItemWithError(ptr noundef %78, ptr noundef nonnull %79) #2
  tail call void @Py_DecRef(ptr noundef nonnull %79) #2
  tail call void @Py_DecRef(ptr noundef %75) #2
  %84 = icmp eq ptr %83, null
  br i1 %84, label %104, label %85

85:                                               ; preds = %82
  %86 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #2
  %87 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef nonnull %74) #2
  %88 = trunc i64 %87 to i32
  %89 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef nonnull %83) #2
  %90 = trunc i64 %89 to i32
  %91 = tail call ptr @PyByteArray_AsString(ptr noundef %86) #2
  %92 = getelementptr inbounds i8, ptr %91, i64 8
  %93 = getelementptr inbounds i8, ptr %91, i64 16
  %94 = getelementptr inbounds i8, ptr %91, i64 24
  %95 = load ptr, ptr %94, align 8, !tbaa.struct !4
  %96 = getelementptr inbounds i8, ptr %91, i64 32
  %97 = load ptr, ptr %96, align 8, !tbaa.struct !9
  %98 = getelementptr inbounds i8, ptr %91, i64 20
  %99 = load <2 x ptr>, ptr %91, align 8
  tail call void @Py_IncRef(ptr noundef nonnull %54) #2
  tail call void @Py_IncRef(ptr noundef nonnull %54) #2
  store ptr %54, ptr %91, align 8, !tbaa.struct !10
  store ptr %54, ptr %92, align 8, !tbaa.struct !13
  store i32 %88, ptr %93, align 8, !tbaa.struct !14
  store i32 %90, ptr %98, align 4, !tbaa.struct !15
  store <2 x ptr> %99, ptr %94, align 8
  %100 = icmp eq ptr %95, null
  br i1 %100, label %102, label %101

101:                                              ; preds = %85
  tail call void @Py_DecRef(ptr noundef nonnull %95) #2
  br label %102

102:                                              ; preds = %101, %85
  %103 = icmp eq ptr %97, null
  br i1 %103, label %113, label %111

104:                                              ; preds = %59, %63, %82, %81
  %105 = tail call ptr @PyErr_Occurred() #2
  %106 = icmp eq ptr %105, null
  br i1 %106, label %107, label %159

107:                                              ; preds = %104
  %108 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 12) #2
  %109 = tail call ptr @PyObject_CallOneArg(ptr noundef %108, ptr noundef nonnull %54) #2
  %110 = icmp eq ptr %109, null
  br i1 %110, label %159, label %111

111:                                              ; preds = %107, %102
  %112 = phi ptr [ %97, %102 ], [ %109, %107 ]
  tail call void @Py_DecRef(ptr noundef nonnull %112) #2
  br label %113

113:                                              ; preds = %111, %102, %56
  %114 = getelementptr inbounds i8, ptr %5, i64 8
  %115 = load ptr, ptr %114, align 8, !tbaa.struct !13
  %116 = getelementptr inbounds i8, ptr %5, i64 16
  %117 = load <2 x i32>, ptr %116, align 8
  %118 = icmp eq ptr %115, null
  br i1 %118, label %121, label %119

119:                                              ; preds = %113
  %120 = tail call i32 @PyFrame_GetLasti(ptr noundef nonnull %115) #2
  br label %121

121:                                              ; preds = %113, %119
  %122 = phi i32 [ %120, %119 ], [ 0, %113 ]
  %123 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 2) #2
  %124 = tail call ptr @PyObject_CallNoArgs(ptr noundef %123) #2
  %125 = icmp eq ptr %124, null
  br i1 %125, label %128, label %126

126:                                              ; preds = %121
  %127 = tail call double @PyFloat_AsDouble(ptr noundef nonnull %124) #2
  tail call void @Py_DecRef(ptr noundef nonnull %124) #2
  br label %128

128:                                              ; preds = %121, %126
  %129 = phi double [ %127, %126 ], [ -1.000000e+00, %121 ]
  %130 = tail call ptr @PyErr_Occurred() #2
  %131 = icmp eq ptr %130, null
  br i1 %131, label %132, label %159

132:                                              ; preds = %128
  %133 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #2
  %134 = tail call i64 @PyByteArray_Size(ptr noundef %133) #2
  %135 = add nsw i64 %134, 28
  %136 = tail call i32 @PyByteArray_Resize(ptr noundef %133, i64 noundef %135) #2
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %159

138:                                              ; preds = %132
  %139 = tail call ptr @PyByteArray_AsString(ptr noundef %133) #2
  %140 = icmp eq ptr %139, null
  br i1 %140, label %159, label %141

141:                                              ; preds = %138
  %142 = getelementptr inbounds i8, ptr %139, i64 %134
  store double %129, ptr %142, align 1, !tbaa !18
  %143 = getelementptr inbounds %struct.operation, ptr %142, i64 0, i32 1
  store i64 %43, ptr %143, align 1, !tbaa !22
  %144 = getelementptr inbounds %struct.operation, ptr %142, i64 0, i32 2
  store <2 x i32> %117, ptr %144, align 1, !tbaa !11
  %145 = getelementptr inbounds %struct.operation, ptr %142, i64 0, i32 4
  store i32 %122, ptr %145, align 1, !tbaa !23
  %146 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #2
  %147 = tail call ptr @PyByteArray_AsString(ptr noundef %146) #2
  %148 = getelementptr inbounds i8, ptr %147, i64 24
  %149 = load ptr, ptr %148, align 8, !tbaa.struct !4
  %150 = getelementptr inbounds i8, ptr %147, i64 32
  %151 = load ptr, ptr %150, align 8, !tbaa.struct !9
  store <2 x ptr> zeroinitializer, ptr %148, align 8, !tbaa !5
  %152 = icmp eq ptr %149, null
  br i1 %152, label %154, label %153

153:                                              ; preds = %141
  tail call void @Py_DecRef(ptr noundef nonnull %149) #2
  br label %154

154:                                              ; preds = %153, %141
  %155 = icmp eq ptr %151, null
  br i1 %155, label %157, label %156

156:                                              ; preds = %154
  tail call void @Py_DecRef(ptr noundef nonnull %151) #2
  br label %157

157:                                              ; preds = %154, %156
  %158 = tail call ptr @PyLong_FromLong(i64 noundef 0) #2
  br label %159

159:                                              ; preds = %132, %128, %107, %46, %52, %104, %138, %157, %42
  %160 = phi ptr [ null, %42 ], [ null, %52 ], [ null, %104 ], [ %158, %157 ], [ null, %138 ], [ null, %46 ], [ null, %107 ], [ null, %128 ], [ null, %132 ]
  ret ptr %160
}

; Function Attrs: nounwind
define internal ptr @note_batch(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) #0 {
  %4 = icmp eq i64 %2, 3
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = tail call i32 @PyErr_BadArgument() #2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %42, label %8

8:                                                ; preds = %3, %5
  %9 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #2
  %10 = tail call ptr @PyObject_CallNoArgs(ptr noundef %9) #2
  %11 = icmp eq ptr %10, null
  br i1 %11, label %14, label %12

12:                                               ; preds = %8
  %13 = tail call double @PyFloat_AsDouble(ptr noundef nonnull %10) #2
  tail call void @Py_DecRef(ptr noundef nonnull %10) #2
  br label %14

14:                                               ; preds = %8, %12
  %15 = phi double [ %13, %12 ], [ -1.000000e+00, %8 ]
  %16 = tail call ptr @PyErr_Occurred() #2
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %42

18:                                               ; preds = %14
  %19 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #2
  %20 = tail call i64 @PyByteArray_Size(ptr noundef %19) #2
  %21 = add nsw i64 %20, 32
  %22 = tail call i32 @PyByteArray_Resize(ptr noundef %19, i64 noundef %21) #2
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:                                               ; preds = %18
  %25 = tail call ptr @PyByteArray_AsString(ptr noundef %19) #2
  %26 = icmp eq ptr %25, null
  br i1 %26, label %42, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds i8, ptr %25, i64 %20
  %29 = load ptr, ptr %1, align 8, !tbaa !5
  %30 = tail call double @PyLong_AsDouble(ptr noundef %29) #2
  store double %30, ptr %28, align 8, !tbaa !24
  %31 = getelementptr inbounds ptr, ptr %1, i64 1
  %32 = load ptr, ptr %31, align 8, !tbaa !5
  %33 = tail call double @PyFloat_AsDouble(ptr noundef %32) #2
  %34 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 1
  store double %33, ptr %34, align 8, !tbaa !26
  %35 = getelementptr inbounds ptr, ptr %1, i64 2
  %36 = load ptr, ptr %35, align 8, !tbaa !5
  %37 = tail call double @PyFloat_AsDouble(ptr noundef %36) #2
  %38 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 2
  store double %37, ptr %38, align 8, !tbaa !27
  %39 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 3
  store double %15, ptr %39, align 8, !tbaa !28
  %40 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 2) #2
  tail call void @place_leave(ptr noundef %40) #3
  %41 = tail call ptr @PyLong_FromLong(i64 noundef 0) #2
  br label %42

42:                                               ; preds = %18, %14, %27, %24, %5
  %43 = phi ptr [ null, %5 ], [ %41, %27 ], [ null, %24 ], [ null, %14 ], [ null, %18 ]
  ret ptr %43
}

; Function Attrs: nounwind
define internal ptr @note_completed(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) #0 {
  %4 = icmp eq i64 %2, 2
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = tail call i32 @PyErr_BadArgument() #2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %25, label %8

8:                                                ; preds = %3, %5
  %9 = tail call i64 @PyByteArray_Size(ptr noundef %0) #2
  %10 = add nsw i64 %9, 16
  %11 = tail call i32 @PyByteArray_Resize(ptr noundef %0, i64 noundef %10) #2
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %8
  %14 = tail call ptr @PyByteArray_AsString(ptr noundef %0) #2
  %15 = icmp eq ptr %14, null
  br i1 %15, label %25, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds i8, ptr %14, i64 %9
  %18 = load ptr, ptr %1, align 8, !tbaa !5
  %19 = tail call double @PyLong_AsDouble(ptr noundef %18) #2
  store double %19, ptr %17, align 8, !tbaa !29
  %20 = getelementptr inbounds ptr, ptr %1, i64 1
  %21 = load ptr, ptr %20, align 8, !tbaa !5
  %22 = tail call double @PyFloat_AsDouble(ptr noundef %21) #2
  %23 = getelementptr inbounds %struct.noticed, ptr %17, i64 0, i32 1
  store double %22, ptr %23, align 8, !tbaa !31
  %24 = tail call ptr @PyLong_FromLong(i64 noundef 0) #2
  br label %25

25:                                               ; preds = %8, %5, %13, %16
  %26 = phi ptr [ %24, %16 ], [ null, %13 ], [ null, %5 ], [ null, %8 ]
  ret ptr %26
}

; Function Attrs: nounwind
define internal ptr @note_await(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) #0 {
  %4 = icmp eq i64 %2, 2
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = tail call i32 @PyErr_BadArgument() #2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %76, label %8

8:                                                ; preds = %3, %5
  %9 = tail call i64 @PyThread_get_thread_ident() #2
  %10 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 5) #2
  %11 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef %10) #2
  %12 = icmp eq i64 %9, %11
  br i1 %12, label %13, label %74

13:                                               ; preds = %8
  %14 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 3) #2
  %15 = tail call ptr @PyObject_CallNoArgs(ptr noundef %14) #2
  %16 = icmp eq ptr %15, null
  br i1 %16, label %38, label %17

17:                                               ; preds = %13
  %18 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 2) #2
  %19 = tail call ptr @PyLong_FromVoidPtr(ptr noundef nonnull %15) #2
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = tail call ptr @PyDict_GetItemWithError(ptr noundef %18, ptr noundef nonnull %19) #2
  tail call void @Py_DecRef(ptr noundef nonnull %19) #2
  %23 = icmp eq ptr %22, null
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  tail call void @Py_IncRef(ptr noundef nonnull %22) #2
  tail call void @Py_DecRef(ptr noundef nonnull %15) #2
  br label %32

25:                                               ; preds = %21, %17
  %26 = tail call ptr @PyErr_Occurred() #2
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %35

28:                                               ; preds = %25
  %29 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 4) #2
  %30 = tail call ptr @PyObject_CallOneArg(ptr noundef %29, ptr noundef nonnull %15) #2
  tail call void @Py_DecRef(ptr noundef nonnull %15) #2
  %31 = icmp eq ptr %30, null
  br i1 %31, label %38, label %32

32:                                               ; preds = %28, %24
  %33 = phi ptr [ %22, %24 ], [ %30, %28 ]
  %34 = tail call double @PyLong_AsDouble(ptr noundef nonnull %33) #2
  br label %35

35:                                               ; preds = %32, %25
  %36 = phi ptr [ %33, %32 ], [ %15, %25 ]
  %37 = phi double [ %34, %32 ], [ -1.000000e+00, %25 ]
  tail call void @Py_DecRef(ptr noundef nonnull %36) #2
  br label %38

38:                                               ; preds = %13, %28, %35
  %39 = phi double [ -1.000000e+00, %13 ], [ -1.000000e+00, %28 ], [ %37, %35 ]
  %40 = tail call ptr @PyErr_Occurred() #2
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %48

42:                                               ; preds = %38
  %43 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #2
  %44 = tail call ptr @PyObject_CallNoArgs(ptr noundef %43) #2
  %45 = icmp eq ptr %44, null
  br i1 %45, label %48, label %46

46:                                               ; preds = %42
  %47 = tail call double @PyFloat_AsDouble(ptr noundef nonnull %44) #2
  tail call void @Py_DecRef(ptr noundef nonnull %44) #2
  br label %48

48:                                               ; preds = %46, %42, %38
  %49 = phi double [ -1.000000e+00, %38 ], [ %47, %46 ], [ -1.000000e+00, %42 ]
  %50 = tail call ptr @PyErr_Occurred() #2
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %76

52:                                               ; preds = %48
  %53 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #2
  %54 = tail call i64 @PyByteArray_Size(ptr noundef %53) #2
  %55 = add nsw i64 %54, 40
  %56 = tail call i32 @PyByteArray_Resize(ptr noundef %53, i64 noundef %55) #2
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %76

58:                                               ; preds = %52
  %59 = tail call ptr @PyByteArray_AsString(ptr noundef %53) #2
  %60 = icmp eq ptr %59, null
  br i1 %60, label %76, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds i8, ptr %59, i64 %54
  %63 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 6) #2
  %64 = tail call double @PyLong_AsDouble(ptr noundef %63) #2
  store double %64, ptr %62, align 8, !tbaa !32
  %65 = load ptr, ptr %1, align 8, !tbaa !5
  %66 = tail call double @PyLong_AsDouble(ptr noundef %65) #2
  %67 = getelementptr inbounds %struct.await, ptr %62, i64 0, i32 1
  store double %66, ptr %67, align 8, !tbaa !34
  %68 = getelementptr inbounds %struct.await, ptr %62, i64 0, i32 2
  store double %39, ptr %68, align 8, !tbaa !35
  %69 = getelementptr inbounds ptr, ptr %1, i64 1
  %70 = load ptr, ptr %69, align 8, !tbaa !5
  %71 = tail call double @PyFloat_AsDouble(ptr noundef %70) #2
  %72 = getelementptr inbounds %struct.await, ptr %62, i64 0, i32 3
  store double %71, ptr %72, align 8, !tbaa !36
  %73 = getelementptr inbounds %struct.await, ptr %62, i64 0, i32 4
  store double %49, ptr %73, align 8, !tbaa !37
  br label %74

74:                                               ; preds = %61, %8
  %75 = tail call ptr @PyLong_FromLong(i64 noundef 0) #2
  br label %76

76:                                               ; preds = %52, %48, %58, %5, %74
  %77 = phi ptr [ %75, %74 ], [ null, %5 ], [ null, %58 ], [ null, %48 ], [ null, %52 ]
  ret ptr %77
}

declare ptr @PyObject_Type(ptr noundef) local_unnamed_addr #1

declare ptr @PyErr_Occurred() local_unnamed_addr #1

declare ptr @PyObject_CallOneArg(ptr noundef, ptr noundef) local_unnamed_addr #1

declare ptr @PyLong_FromLong(i64 noundef) local_unnamed_addr #1

declare i32 @PyFrame_GetLasti(ptr noundef) local_unnamed_addr #1

declare ptr @PyTuple_GetItem(ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @PyObject_GetAttr(ptr noundef, ptr noundef) local_unnamed_addr #1

declare ptr @PyDict_GetItemWithError(ptr noundef, ptr noundef) local_unnamed_addr #1

declare i64 @PyLong_AsUnsignedLong(ptr noundef) local_unnamed_addr #1

declare i64 @PyDict_Size(ptr noundef) local_unnamed_addr #1

declare ptr @PyObject_CallNoArgs(ptr noundef) local_unnamed_addr #1

declare ptr @PyFrame_GetCode(ptr noundef) local_unnamed_addr #1

declare ptr @PyLong_FromVoidPtr(ptr noundef) local_unnamed_addr #1

declare double @PyFloat_AsDouble(ptr noundef) local_unnamed_addr #1

declare i64 @PyByteArray_Size(ptr noundef) local_unnamed_addr #1

declare i32 @PyByteArray_Resize(ptr noundef, i64 noundef) local_unnamed_addr #1

declare double @PyLong_AsDouble(ptr noundef) local_unnamed_addr #1

declare i32 @PyErr_BadArgument() local_unnamed_addr #1

declare i64 @PyThread_get_thread_ident() local_unnamed_addr #1

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nobuiltin nounwind "no-builtins" }
attributes #3 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{i64 0, i64 8, !5, i64 8, i64 8, !5}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i64 0, i64 8, !5}
!10 = !{i64 0, i64 8, !5, i64 8, i64 8, !5, i64 16, i64 4, !11, i64 20, i64 4, !11, i64 24, i64 8, !5, i64 32, i64 8, !5}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !7, i64 0}
!13 = !{i64 0, i64 8, !5, i64 8, i64 4, !11, i64 12, i64 4, !11, i64 16, i64 8, !5, i64 24, i64 8, !5}
!14 = !{i64 0, i64 4, !11, i64 4, i64 4, !11, i64 8, i64 8, !5, i64 16, i64 8, !5}
!15 = !{i64 0, i64 4, !11, i64 4, i64 8, !5, i64 12, i64 8, !5}
!16 = !{!17, !6, i64 0}
!17 = !{!"place", !6, i64 0, !6, i64 8, !12, i64 16, !12, i64 20, !6, i64 24, !6, i64 32}
!18 = !{!19, !20, i64 0}
!19 = !{!"operation", !20, i64 0, !21, i64 8, !12, i64 16, !12, i64 20, !12, i64 24}
!20 = !{!"double", !7, i64 0}
!21 = !{!"long", !7, i64 0}
!22 = !{!19, !21, i64 8}
!23 = !{!19, !12, i64 24}
!24 = !{!25, !20, i64 0}
!25 = !{!"batch", !20, i64 0, !20, i64 8, !20, i64 16, !20, i64 24}
!26 = !{!25, !20, i64 8}
!27 = !{!25, !20, i64 16}
!28 = !{!25, !20, i64 24}
!29 = !{!30, !20, i64 0}
!30 = !{!"noticed", !20, i64 0, !20, i64 8}
!31 = !{!30, !20, i64 8}
!32 = !{!33, !20, i64 0}
!33 = !{!"await", !20, i64 0, !20, i64 8, !20, i64 16, !20, i64 24, !20, i64 32}
!34 = !{!33, !20, i64 8}
!35 = !{!33, !20, i64 16}
!36 = !{!33, !20, i64 24}
!37 = !{!33, !20, i64 32}
