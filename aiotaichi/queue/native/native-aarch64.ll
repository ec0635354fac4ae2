; Made by `nox -s native` from *.c and *.h, sha256 4a35b014bbb0e952f13185ea3c29ee313ed9e3a70c3494ecdc9506a43ef96c5c
; ModuleID = 'aiotaichi/queue/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.method = type { ptr, ptr, i32, ptr }
%struct.operation = type <{ double, i64, i32, i32, i32 }>
%struct.await = type { double, double, double, double, double }

@operations = internal global %struct.method { ptr @.str, ptr @note_operation, i32 8, ptr null }, align 8
@awaits = internal global %struct.method { ptr @.str.1, ptr @note_await, i32 128, ptr null }, align 8
@.str = private unnamed_addr constant [15 x i8] c"note_operation\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"note_await\00", align 1

; Function Attrs: nounwind
define dso_local ptr @operation_note(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyCFunction_NewEx(ptr noundef nonnull @operations, ptr noundef %0, ptr noundef null) #2
  ret ptr %2
}

declare ptr @PyCFunction_NewEx(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @await_note(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyCFunction_NewEx(ptr noundef nonnull @awaits, ptr noundef %0, ptr noundef null) #2
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

; Function Attrs: nounwind
define internal ptr @note_await(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) #0 {
  %4 = icmp eq i64 %2, 2
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = tail call i32 @PyErr_BadArgument() #2
  br label %75

7:                                                ; preds = %3
  %8 = tail call i64 @PyThread_get_thread_ident() #2
  %9 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 5) #2
  %10 = tail call i64 @PyLong_AsUnsignedLong(ptr noundef %9) #2
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %12, label %73

12:                                               ; preds = %7
  %13 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 3) #2
  %14 = tail call ptr @PyObject_CallNoArgs(ptr noundef %13) #2
  %15 = icmp eq ptr %14, null
  br i1 %15, label %37, label %16

16:                                               ; preds = %12
  %17 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 2) #2
  %18 = tail call ptr @PyLong_FromVoidPtr(ptr noundef nonnull %14) #2
  %19 = icmp eq ptr %18, null
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = tail call ptr @PyDict_GetItemWithError(ptr noundef %17, ptr noundef nonnull %18) #2
  tail call void @Py_DecRef(ptr noundef nonnull %18) #2
  %22 = icmp eq ptr %21, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  tail call void @Py_IncRef(ptr noundef nonnull %21) #2
  tail call void @Py_DecRef(ptr noundef nonnull %14) #2
  br label %31

24:                                               ; preds = %20, %16
  %25 = tail call ptr @PyErr_Occurred() #2
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 4) #2
  %29 = tail call ptr @PyObject_CallOneArg(ptr noundef %28, ptr noundef nonnull %14) #2
  tail call void @Py_DecRef(ptr noundef nonnull %14) #2
  %30 = icmp eq ptr %29, null
  br i1 %30, label %37, label %31

31:                                               ; preds = %27, %23
  %32 = phi ptr [ %21, %23 ], [ %29, %27 ]
  %33 = tail call double @PyLong_AsDouble(ptr noundef nonnull %32) #2
  br label %34

34:                                               ; preds = %31, %24
  %35 = phi ptr [ %32, %31 ], [ %14, %24 ]
  %36 = phi double [ %33, %31 ], [ -1.000000e+00, %24 ]
  tail call void @Py_DecRef(ptr noundef nonnull %35) #2
  br label %37

37:                                               ; preds = %12, %27, %34
  %38 = phi double [ -1.000000e+00, %12 ], [ -1.000000e+00, %27 ], [ %36, %34 ]
  %39 = tail call ptr @PyErr_Occurred() #2
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %47

41:                                               ; preds = %37
  %42 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #2
  %43 = tail call ptr @PyObject_CallNoArgs(ptr noundef %42) #2
  %44 = icmp eq ptr %43, null
  br i1 %44, label %47, label %45

45:                                               ; preds = %41
  %46 = tail call double @PyFloat_AsDouble(ptr noundef nonnull %43) #2
  tail call void @Py_DecRef(ptr noundef nonnull %43) #2
  br label %47

47:                                               ; preds = %45, %41, %37
  %48 = phi double [ -1.000000e+00, %37 ], [ %46, %45 ], [ -1.000000e+00, %41 ]
  %49 = tail call ptr @PyErr_Occurred() #2
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %75

51:                                               ; preds = %47
  %52 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #2
  %53 = tail call i64 @PyByteArray_Size(ptr noundef %52) #2
  %54 = add nsw i64 %53, 40
  %55 = tail call i32 @PyByteArray_Resize(ptr noundef %52, i64 noundef %54) #2
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %75

57:                                               ; preds = %51
  %58 = tail call ptr @PyByteArray_AsString(ptr noundef %52) #2
  %59 = icmp eq ptr %58, null
  br i1 %59, label %75, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds i8, ptr %58, i64 %53
  %62 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 6) #2
  %63 = tail call double @PyLong_AsDouble(ptr noundef %62) #2
  store double %63, ptr %61, align 8, !tbaa !15
  %64 = load ptr, ptr %1, align 8, !tbaa !17
  %65 = tail call double @PyLong_AsDouble(ptr noundef %64) #2
  %66 = getelementptr inbounds %struct.await, ptr %61, i64 0, i32 1
  store double %65, ptr %66, align 8, !tbaa !19
  %67 = getelementptr inbounds %struct.await, ptr %61, i64 0, i32 2
  store double %38, ptr %67, align 8, !tbaa !20
  %68 = getelementptr inbounds ptr, ptr %1, i64 1
  %69 = load ptr, ptr %68, align 8, !tbaa !17
  %70 = tail call double @PyFloat_AsDouble(ptr noundef %69) #2
  %71 = getelementptr inbounds %struct.await, ptr %61, i64 0, i32 3
  store double %70, ptr %71, align 8, !tbaa !21
  %72 = getelementptr inbounds %struct.await, ptr %61, i64 0, i32 4
  store double %48, ptr %72, align 8, !tbaa !22
  br label %73

73:                                               ; preds = %60, %7
  %74 = tail call ptr @PyLong_FromLong(i64 noundef 0) #2
  br label %75

75:                                               ; preds = %51, %47, %57, %73, %5
  %76 = phi ptr [ null, %5 ], [ %74, %73 ], [ null, %57 ], [ null, %47 ], [ null, %51 ]
  ret ptr %76
}

declare i32 @PyErr_BadArgument() local_unnamed_addr #1

declare i64 @PyThread_get_thread_ident() local_unnamed_addr #1

declare double @PyLong_AsDouble(ptr noundef) local_unnamed_addr #1

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
!15 = !{!16, !6, i64 0}
!16 = !{!"await", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32}
!17 = !{!18, !18, i64 0}
!18 = !{!"any pointer", !7, i64 0}
!19 = !{!16, !6, i64 8}
!20 = !{!16, !6, i64 16}
!21 = !{!16, !6, i64 24}
!22 = !{!16, !6, i64 32}
