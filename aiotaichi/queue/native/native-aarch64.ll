; Made by `nox -s native` from *.c and *.h, sha256 894bbdc20b79ac27494ba9e426620244fb5b744acd949257af420da6c5bb1181
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

; Function Attrs: nounwind
define internal ptr @note_operation(ptr noundef %0, ptr noundef %1) #0 {
  %3 = tail call ptr @PyObject_Type(ptr noundef %1) #2
  %4 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #2
  tail call void @Py_DecRef(ptr noundef %3) #2
  %5 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 4) #2
  %6 = icmp eq ptr %5, %3
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 5) #2
  %9 = tail call ptr @PyObject_GetAttr(ptr noundef %1, ptr noundef %8) #2
  %10 = icmp eq ptr %9, null
  br i1 %10, label %32, label %11

11:                                               ; preds = %7
  %12 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef nonnull %9) #2
  tail call void @Py_DecRef(ptr noundef nonnull %9) #2
  br label %29

13:                                               ; preds = %2
  %14 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 6) #2
  %15 = tail call ptr @PyDict_GetItemWithError(ptr noundef %14, ptr noundef %3) #2
  %16 = icmp eq ptr %15, null
  br i1 %16, label %32, label %17

17:                                               ; preds = %13
  %18 = tail call ptr @PyTuple_GetItem(ptr noundef nonnull %15, i64 noundef 0) #2
  %19 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef %18) #2
  %20 = tail call ptr @PyTuple_GetItem(ptr noundef nonnull %15, i64 noundef 1) #2
  %21 = tail call ptr @PyObject_CallOneArg(ptr noundef %20, ptr noundef %1) #2
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %17
  %24 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef nonnull %21) #2
  tail call void @Py_DecRef(ptr noundef nonnull %21) #2
  %25 = shl i64 %24, 16
  br label %26

26:                                               ; preds = %23, %17
  %27 = phi i64 [ %25, %23 ], [ 0, %17 ]
  %28 = add i64 %27, %19
  br label %29

29:                                               ; preds = %11, %26
  %30 = phi i64 [ %28, %26 ], [ %12, %11 ]
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %41

32:                                               ; preds = %7, %13, %29
  %33 = tail call ptr @PyErr_Occurred() #2
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %41

35:                                               ; preds = %32
  %36 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 7) #2
  %37 = tail call ptr @PyObject_CallOneArg(ptr noundef %36, ptr noundef %1) #2
  %38 = icmp eq ptr %37, null
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  %40 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef nonnull %37) #2
  tail call void @Py_DecRef(ptr noundef nonnull %37) #2
  br label %41

41:                                               ; preds = %39, %35, %32, %29
  %42 = phi i64 [ %30, %29 ], [ 0, %32 ], [ %40, %39 ], [ 0, %35 ]
  %43 = tail call ptr @PyErr_Occurred() #2
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %131

45:                                               ; preds = %41
  %46 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 4) #2
  %47 = icmp eq ptr %3, %46
  %48 = select i1 %47, i64 2, i64 3
  %49 = tail call ptr @PyLong_FromLong(i64 noundef %48) #2
  %50 = icmp eq ptr %49, null
  br i1 %50, label %131, label %51

51:                                               ; preds = %45
  %52 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 3) #2
  %53 = tail call ptr @PyObject_CallOneArg(ptr noundef %52, ptr noundef nonnull %49) #2
  tail call void @Py_DecRef(ptr noundef nonnull %49) #2
  %54 = icmp eq ptr %53, null
  br i1 %54, label %131, label %55

55:                                               ; preds = %51
  tail call void @Py_DecRef(ptr noundef nonnull %53) #2
  %56 = tail call ptr @PyList_GetItem(ptr noundef %4, i64 noundef 0) #2
  %57 = icmp eq ptr %53, %56
  br i1 %57, label %97, label %58

58:                                               ; preds = %55
  %59 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 11) #2
  %60 = tail call i64 @PyDict_Size(ptr noundef %59) #2
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %89

62:                                               ; preds = %58
  %63 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 9) #2
  %64 = tail call ptr @PyObject_CallNoArgs(ptr noundef %63) #2
  %65 = icmp eq ptr %64, null
  br i1 %65, label %89, label %66

66:                                               ; preds = %62
  %67 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 8) #2
  %68 = tail call ptr @PyLong_FromVoidPtr(ptr noundef nonnull %64) #2
  %69 = icmp eq ptr %68, null
  br i1 %69, label %72, label %70

70:                                               ; preds = %66
  %71 = tail call ptr @PyDict_GetItemWithError(ptr noundef %67, ptr noundef nonnull %68) #2
  tail call void @Py_DecRef(ptr noundef nonnull %68) #2
  br label %72

72:                                               ; preds = %70, %66
  %73 = phi ptr [ %71, %70 ], [ null, %66 ]
  tail call void @Py_DecRef(ptr noundef nonnull %64) #2
  %74 = tail call ptr @PyFrame_GetCode(ptr noundef nonnull %53) #2
  %75 = icmp eq ptr %73, null
  br i1 %75, label %80, label %76

76:                                               ; preds = %72
  %77 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 10) #2
  %78 = tail call ptr @PyLong_FromVoidPtr(ptr noundef %74) #2
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %81

80:                                               ; preds = %76, %72
  tail call void @Py_DecRef(ptr noundef %74) #2
  br label %89

81:                                               ; preds = %76
  %82 = tail call ptr @PyDict_GetItemWithError(ptr noundef %77, ptr noundef nonnull %78) #2
  tail call void @Py_DecRef(ptr noundef nonnull %78) #2
  tail call void @Py_DecRef(ptr noundef %74) #2
  %83 = icmp eq ptr %82, null
  br i1 %83, label %89, label %84

84:                                               ; preds = %81
  tail call void @Py_IncRef(ptr noundef nonnull %53) #2
  tail call void @Py_IncRef(ptr noundef nonnull %53) #2
  tail call void @Py_IncRef(ptr noundef nonnull %73) #2
  tail call void @Py_IncRef(ptr noundef nonnull %82) #2
  %85 = tail call i32 @PyList_SetItem(ptr noundef %4, i64 noundef 0, ptr noundef nonnull %53) #2
  %86 = tail call i32 @PyList_SetItem(ptr noundef %4, i64 noundef 1, ptr noundef nonnull %53) #2
  %87 = tail call i32 @PyList_SetItem(ptr noundef %4, i64 noundef 2, ptr noundef nonnull %73) #2
  %88 = tail call i32 @PyList_SetItem(ptr noundef %4, i64 noundef 3, ptr noundef nonnull %82) #2
  br label %97

89:                                               ; preds = %58, %62, %81, %80
  %90 = tail call ptr @PyErr_Occurred() #2
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %131

92:                                               ; preds = %89
  %93 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 12) #2
  %94 = tail call ptr @PyObject_CallOneArg(ptr noundef %93, ptr noundef nonnull %53) #2
  %95 = icmp eq ptr %94, null
  br i1 %95, label %131, label %96

96:                                               ; preds = %92
  tail call void @Py_DecRef(ptr noundef nonnull %94) #2
  br label %97

97:                                               ; preds = %96, %84, %55
  %98 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 2) #2
  %99 = tail call ptr @PyObject_CallNoArgs(ptr noundef %98) #2
  %100 = icmp eq ptr %99, null
  br i1 %100, label %103, label %101

101:                                              ; preds = %97
  %102 = tail call double @PyFloat_AsDouble(ptr noundef nonnull %99) #2
  tail call void @Py_DecRef(ptr noundef nonnull %99) #2
  br label %103

103:                                              ; preds = %97, %101
  %104 = phi double [ %102, %101 ], [ -1.000000e+00, %97 ]
  %105 = tail call ptr @PyErr_Occurred() #2
  %106 = icmp eq ptr %105, null
  br i1 %106, label %107, label %131

107:                                              ; preds = %103
  %108 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #2
  %109 = tail call i64 @PyByteArray_Size(ptr noundef %108) #2
  %110 = add nsw i64 %109, 28
  %111 = tail call i32 @PyByteArray_Resize(ptr noundef %108, i64 noundef %110) #2
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %131

113:                                              ; preds = %107
  %114 = tail call ptr @PyByteArray_AsString(ptr noundef %108) #2
  %115 = icmp eq ptr %114, null
  br i1 %115, label %131, label %116

116:                                              ; preds = %113
  %117 = getelementptr inbounds i8, ptr %114, i64 %109
  store double %104, ptr %117, align 1, !tbaa !4
  %118 = getelementptr inbounds %struct.operation, ptr %117, i64 0, i32 1
  store i64 %42, ptr %118, align 1, !tbaa !11
  %119 = tail call ptr @PyList_GetItem(ptr noundef %4, i64 noundef 2) #2
  %120 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef %119) #2
  %121 = trunc i64 %120 to i32
  %122 = getelementptr inbounds %struct.operation, ptr %117, i64 0, i32 2
  store i32 %121, ptr %122, align 1, !tbaa !12
  %123 = tail call ptr @PyList_GetItem(ptr noundef %4, i64 noundef 3) #2
  %124 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef %123) #2
  %125 = trunc i64 %124 to i32
  %126 = getelementptr inbounds %struct.operation, ptr %117, i64 0, i32 3
  store i32 %125, ptr %126, align 1, !tbaa !13
  %127 = tail call ptr @PyList_GetItem(ptr noundef %4, i64 noundef 1) #2
  %128 = tail call i32 @PyFrame_GetLasti(ptr noundef %127) #2
  %129 = getelementptr inbounds %struct.operation, ptr %117, i64 0, i32 4
  store i32 %128, ptr %129, align 1, !tbaa !14
  %130 = tail call ptr @PyLong_FromLong(i64 noundef 0) #2
  br label %131

131:                                              ; preds = %107, %103, %92, %45, %51, %89, %113, %116, %41
  %132 = phi ptr [ null, %41 ], [ null, %51 ], [ null, %89 ], [ %130, %116 ], [ null, %113 ], [ null, %45 ], [ null, %92 ], [ null, %103 ], [ null, %107 ]
  ret ptr %132
}

; Function Attrs: nounwind
define internal ptr @note_batch(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) #0 {
  %4 = icmp eq i64 %2, 3
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = tail call i32 @PyErr_BadArgument() #2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %49, label %8

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
  br i1 %17, label %18, label %49

18:                                               ; preds = %14
  %19 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #2
  %20 = tail call i64 @PyByteArray_Size(ptr noundef %19) #2
  %21 = add nsw i64 %20, 32
  %22 = tail call i32 @PyByteArray_Resize(ptr noundef %19, i64 noundef %21) #2
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %49

24:                                               ; preds = %18
  %25 = tail call ptr @PyByteArray_AsString(ptr noundef %19) #2
  %26 = icmp eq ptr %25, null
  br i1 %26, label %49, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds i8, ptr %25, i64 %20
  %29 = load ptr, ptr %1, align 8, !tbaa !15
  %30 = tail call double @PyLong_AsDouble(ptr noundef %29) #2
  store double %30, ptr %28, align 8, !tbaa !17
  %31 = getelementptr inbounds ptr, ptr %1, i64 1
  %32 = load ptr, ptr %31, align 8, !tbaa !15
  %33 = tail call double @PyFloat_AsDouble(ptr noundef %32) #2
  %34 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 1
  store double %33, ptr %34, align 8, !tbaa !19
  %35 = getelementptr inbounds ptr, ptr %1, i64 2
  %36 = load ptr, ptr %35, align 8, !tbaa !15
  %37 = tail call double @PyFloat_AsDouble(ptr noundef %36) #2
  %38 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 2
  store double %37, ptr %38, align 8, !tbaa !20
  %39 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 3
  store double %15, ptr %39, align 8, !tbaa !21
  %40 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 3) #2
  tail call void @Py_IncRef(ptr noundef %40) #2
  %41 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 2) #2
  %42 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 3) #2
  %43 = tail call i32 @PyList_SetItem(ptr noundef %41, i64 noundef 0, ptr noundef %42) #2
  %44 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 3) #2
  tail call void @Py_IncRef(ptr noundef %44) #2
  %45 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 2) #2
  %46 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 3) #2
  %47 = tail call i32 @PyList_SetItem(ptr noundef %45, i64 noundef 1, ptr noundef %46) #2
  %48 = tail call ptr @PyLong_FromLong(i64 noundef 0) #2
  br label %49

49:                                               ; preds = %18, %14, %27, %24, %5
  %50 = phi ptr [ null, %5 ], [ %48, %27 ], [ null, %24 ], [ null, %14 ], [ null, %18 ]
  ret ptr %50
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
  %18 = load ptr, ptr %1, align 8, !tbaa !15
  %19 = tail call double @PyLong_AsDouble(ptr noundef %18) #2
  store double %19, ptr %17, align 8, !tbaa !22
  %20 = getelementptr inbounds ptr, ptr %1, i64 1
  %21 = load ptr, ptr %20, align 8, !tbaa !15
  %22 = tail call double @PyFloat_AsDouble(ptr noundef %21) #2
  %23 = getelementptr inbounds %struct.noticed, ptr %17, i64 0, i32 1
  store double %22, ptr %23, align 8, !tbaa !24
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
  store double %64, ptr %62, align 8, !tbaa !25
  %65 = load ptr, ptr %1, align 8, !tbaa !15
  %66 = tail call double @PyLong_AsDouble(ptr noundef %65) #2
  %67 = getelementptr inbounds %struct.await, ptr %62, i64 0, i32 1
  store double %66, ptr %67, align 8, !tbaa !27
  %68 = getelementptr inbounds %struct.await, ptr %62, i64 0, i32 2
  store double %39, ptr %68, align 8, !tbaa !28
  %69 = getelementptr inbounds ptr, ptr %1, i64 1
  %70 = load ptr, ptr %69, align 8, !tbaa !15
  %71 = tail call double @PyFloat_AsDouble(ptr noundef %70) #2
  %72 = getelementptr inbounds %struct.await, ptr %62, i64 0, i32 3
  store double %71, ptr %72, align 8, !tbaa !29
  %73 = getelementptr inbounds %struct.await, ptr %62, i64 0, i32 4
  store double %49, ptr %73, align 8, !tbaa !30
  br label %74

74:                                               ; preds = %61, %8
  %75 = tail call ptr @PyLong_FromLong(i64 noundef 0) #2
  br label %76

76:                                               ; preds = %52, %48, %58, %5, %74
  %77 = phi ptr [ %75, %74 ], [ null, %5 ], [ null, %58 ], [ null, %48 ], [ null, %52 ]
  ret ptr %77
}

declare ptr @PyObject_Type(ptr noundef) local_unnamed_addr #1

declare void @Py_DecRef(ptr noundef) local_unnamed_addr #1

declare ptr @PyErr_Occurred() local_unnamed_addr #1

declare ptr @PyObject_CallOneArg(ptr noundef, ptr noundef) local_unnamed_addr #1

declare ptr @PyLong_FromLong(i64 noundef) local_unnamed_addr #1

declare ptr @PyList_GetItem(ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @PyFrame_GetLasti(ptr noundef) local_unnamed_addr #1

declare ptr @PyTuple_GetItem(ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @PyObject_GetAttr(ptr noundef, ptr noundef) local_unnamed_addr #1

declare ptr @PyDict_GetItemWithError(ptr noundef, ptr noundef) local_unnamed_addr #1

declare i64 @PyLong_AsUnsignedLong(ptr noundef) local_unnamed_addr #1

declare i64 @PyDict_Size(ptr noundef) local_unnamed_addr #1

declare ptr @PyObject_CallNoArgs(ptr noundef) local_unnamed_addr #1

declare ptr @PyFrame_GetCode(ptr noundef) local_unnamed_addr #1

declare void @Py_IncRef(ptr noundef) local_unnamed_addr #1

declare ptr @PyLong_FromVoidPtr(ptr noundef) local_unnamed_addr #1

declare i32 @PyList_SetItem(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

declare double @PyFloat_AsDouble(ptr noundef) local_unnamed_addr #1

declare i64 @PyByteArray_Size(ptr noundef) local_unnamed_addr #1

declare i32 @PyByteArray_Resize(ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @PyByteArray_AsString(ptr noundef) local_unnamed_addr #1

declare double @PyLong_AsDouble(ptr noundef) local_unnamed_addr #1

declare i32 @PyErr_BadArgument() local_unnamed_addr #1

declare i64 @PyThread_get_thread_ident() local_unnamed_addr #1

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #2 = { nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !6, i64 0}
!5 = !{!"operation", !6, i64 0, !9, i64 8, !10, i64 16, !10, i64 20, !10, i64 24}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long", !7, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!5, !9, i64 8}
!12 = !{!5, !10, i64 16}
!13 = !{!5, !10, i64 20}
!14 = !{!5, !10, i64 24}
!15 = !{!16, !16, i64 0}
!16 = !{!"any pointer", !7, i64 0}
!17 = !{!18, !6, i64 0}
!18 = !{!"batch", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24}
!19 = !{!18, !6, i64 8}
!20 = !{!18, !6, i64 16}
!21 = !{!18, !6, i64 24}
!22 = !{!23, !6, i64 0}
!23 = !{!"noticed", !6, i64 0, !6, i64 8}
!24 = !{!23, !6, i64 8}
!25 = !{!26, !6, i64 0}
!26 = !{!"await", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32}
!27 = !{!26, !6, i64 8}
!28 = !{!26, !6, i64 16}
!29 = !{!26, !6, i64 24}
!30 = !{!26, !6, i64 32}
