/* The part of Python's C-API that native code uses: functions that the interpreters from 3.11 on export. The caller holds
 * the GIL. No header of Python is included, so the IR does not depend on its version. */

typedef struct object object;
typedef object *call_with_one(object *self, object *argument);
typedef object *call_with_several(object *self, object *const *arguments, i64 count);

/* PyMethodDef */
struct method { const char *name; void *function; i32 flags; const char *documentation; };
enum { WITH_ONE = 0x8 /* METH_O */, WITH_SEVERAL = 0x80 /* METH_FASTCALL */ };

/* Functions that return `object *` give a reference, or 0 with an exception set; those marked "lent" lend one. */
extern void Py_IncRef(object *);
extern void Py_DecRef(object *);
extern object *PyObject_Type(object *);
extern object *PyObject_GetAttr(object *, object *name);
extern object *PyObject_CallNoArgs(object *);
extern object *PyObject_CallOneArg(object *, object *);
extern object *PyTuple_GetItem(object *, i64); /* lent */
extern object *PyDict_GetItemWithError(object *, object *); /* lent; 0 without an exception: there is no such key */
extern i64 PyDict_Size(object *);
extern object *PyLong_FromLong(i64);
extern object *PyLong_FromVoidPtr(void *);
extern u64 PyLong_AsUnsignedLong(object *);
extern double PyLong_AsDouble(object *);
extern double PyFloat_AsDouble(object *);
extern object *PyFrame_GetCode(object *);
extern i32 PyFrame_GetLasti(object *);
extern i64 PyByteArray_Size(object *);
extern i32 PyByteArray_Resize(object *, i64);
extern char *PyByteArray_AsString(object *);
extern object *PyCFunction_NewEx(struct method *, object *self, object *module);
extern u64 PyThread_get_thread_ident(void);
extern object *PyErr_Occurred(void); /* lent */
extern i32 PyErr_BadArgument(void);
