/* What the event loop notes for a trace. Each note is a row of bytes at the end of a bytearray. A function of a note is a
 * built-in function of Python, and its `self` has all that it uses: a tuple, or the bytearray alone.
 *
 * Every operation and every await makes a note. Between them, other code has filled the processor's caches. So a note
 * touches little memory: in Python it took several times as long. Functions of Python do the rest, such as naming a task
 * that is seen for the first time. */

/* Make room for a row at the end of a bytearray. Return the row, or 0 with an exception set. */
static void *new_row(object *rows, i64 size) {
    i64 end = PyByteArray_Size(rows);
    return PyByteArray_Resize(rows, end + size) ? 0 : PyByteArray_AsString(rows) + end;
}

/* Return what a function returns that takes nothing: a time in seconds. -1 with an exception set. */
static double read_clock(object *clock) {
    object *time = PyObject_CallNoArgs(clock);
    if (!time) return -1;
    double seconds = PyFloat_AsDouble(time);
    Py_DecRef(time);
    return seconds;
}

/* Return an item of a tuple, lent. */
static object *item(object *self, i64 index) { return PyTuple_GetItem(self, index); }

/* Return 1 if the number of arguments is right. If it is wrong, return 0, with an exception set. */
static i32 check_count(i64 count, i64 wanted) { return count == wanted || PyErr_BadArgument(); }

/* Look up an object by its address. Return what the dictionary has, lent; or 0, which is no error. */
static object *look_up(object *dictionary, object *key) {
    object *address = PyLong_FromVoidPtr(key);
    if (!address) return 0;
    object *found = PyDict_GetItemWithError(dictionary, address);
    Py_DecRef(address);
    return found;
}

/* -- places -----------------------------------------------------------------------------------------------------

 * What enqueues: the frame; the frame whose line a trace shows, which is another one if the first only passes calls on;
 * and the numbers of its task and of its code. A loop has one place, in a bytearray, with references to the frames, and to
 * those of before until they are released: the end of a frame may run a finalizer, which may enqueue, too. */

struct place { object *frame, *source; u32 task, code; object *old_frame, *old_source; };

static struct place *place_of(object *bytes) { return (struct place *)PyByteArray_AsString(bytes); }

/* Give up the references to the frames of before. */
static void release_old(object *bytes) {
    struct place *place = place_of(bytes), before = *place;
    place->old_frame = place->old_source = 0;
    if (before.old_frame) Py_DecRef(before.old_frame);
    if (before.old_source) Py_DecRef(before.old_source);
}

void place_enter(object *bytes, object *frame, object *source, u32 task, u32 code) {
    struct place *place = place_of(bytes), before = *place;
    if (frame) Py_IncRef(frame);
    if (source) Py_IncRef(source);
    *place = (struct place){frame, source, task, code, before.frame, before.source};
    if (before.old_frame) Py_DecRef(before.old_frame);
    if (before.old_source) Py_DecRef(before.old_source);
}

void place_leave(object *bytes) {
    place_enter(bytes, 0, 0, 0, 0);
    release_old(bytes);
}

/* -- operations ------------------------------------------------------------------------------------------------- */

/* The items of the `self` of note_operation: see QueueTracer. */
enum operation_item { ROWS, PLACE, CLOCK, FRAME_AT, LAUNCH, DESCRIPTION, KINDS, DESCRIBE, TASKS, CURRENT_TASK, CODES,
                      ROOMS, ENTER };
/* OPERATION in core/trace_ring.py */
struct __attribute__((packed)) operation { double enqueued; u64 description; u32 task, code, offset; };
enum { DESCRIPTION_BITS = 16 }; /* in the same file */

/* Return the value of a number of Python, and give up the reference to it. Without a number, return 0. */
static u64 taken(object *number) {
    if (!number) return 0;
    u64 value = PyLong_AsUnsignedLong(number);
    Py_DecRef(number);
    return value;
}

/* Return the description of a command, or 0: it is to be asked from DESCRIBE, or an exception is set. */
static u64 known_description(object *self, object *command, object *type) {
    if (type == item(self, LAUNCH)) return taken(PyObject_GetAttr(command, item(self, DESCRIPTION)));
    object *kind = PyDict_GetItemWithError(item(self, KINDS), type);
    if (!kind) return 0;
    u64 number = PyLong_AsUnsignedLong(PyTuple_GetItem(kind, 0));
    return number + (taken(PyObject_CallOneArg(PyTuple_GetItem(kind, 1), command)) << DESCRIPTION_BITS);
}

/* Another frame enqueues. Enter its place if its task and its code are known. Return 0 if they are not. */
static i32 go_to(object *self, object *frame) {
    if (PyDict_Size(item(self, ROOMS))) return 0; /* some task has waited for room, maybe this one */
    object *current = PyObject_CallNoArgs(item(self, CURRENT_TASK));
    if (!current) return 0;
    object *task = look_up(item(self, TASKS), current);
    Py_DecRef(current);
    object *code = PyFrame_GetCode(frame), *number = task ? look_up(item(self, CODES), code) : 0;
    Py_DecRef(code);
    if (!number) return 0;
    place_enter(
        item(self, PLACE), frame, frame, (u32)PyLong_AsUnsignedLong(task), (u32)PyLong_AsUnsignedLong(number)
    );
    return 1;
}

/* Call a function of Python for its effect. Return 0 with an exception set. */
static i32 call(object *function, object *argument) {
    object *result = PyObject_CallOneArg(function, argument);
    if (result) Py_DecRef(result);
    return result != 0;
}

static object *note_operation(object *self, object *command) {
    object *type = PyObject_Type(command);
    struct place *place = place_of(item(self, PLACE));
    Py_DecRef(type); /* the command keeps it */
    u64 description = known_description(self, command, type);
    if (!description && !PyErr_Occurred()) description = taken(PyObject_CallOneArg(item(self, DESCRIBE), command));
    if (PyErr_Occurred()) return 0;
    /* From the program's frame, a launch has called queue.launch and Timeline.enqueue; any other command a method of the
     * queue, Queue._enqueue or the like, and Timeline.enqueue. */
    object *depth = PyLong_FromLong(type == item(self, LAUNCH) ? 2 : 3);
    object *frame = depth ? PyObject_CallOneArg(item(self, FRAME_AT), depth) : 0;
    if (depth) Py_DecRef(depth);
    if (!frame) return 0;
    Py_DecRef(frame); /* it runs */
    if (frame != place->frame && !go_to(self, frame) &&
        (PyErr_Occurred() || !call(item(self, ENTER), frame)))
        return 0;
    /* Nobody is there if another thread, or a finalizer that ENTER has run, has left the place. */
    struct place here = *place;
    u32 offset = here.source ? (u32)PyFrame_GetLasti(here.source) : 0;
    double now = read_clock(item(self, CLOCK));
    struct operation *row = PyErr_Occurred() ? 0 : new_row(item(self, ROWS), sizeof *row);
    if (!row) return 0;
    row->enqueued = now;
    row->description = description;
    row->task = here.task;
    row->code = here.code;
    row->offset = offset;
    release_old(item(self, PLACE));
    return PyLong_FromLong(0);
}

/* -- batches ---------------------------------------------------------------------------------------------------- */

/* The items of the `self` of note_batch: see QueueTracer. */
enum batch_item { BATCH_ROWS, BATCH_CLOCK, BATCH_PLACE };
/* See OperationsRecord in core/trace_ring.py. */
struct batch { double last_ticket, cut, opened, handed_over; };
struct noticed { double completed, moment; };

/* The arguments: the last ticket, when the batch was cut, and when the host no longer held it. The frame that has
 * enqueued last is forgotten. */
static object *note_batch(object *self, object *const *arguments, i64 count) {
    if (!check_count(count, 3)) return 0;
    double now = read_clock(item(self, BATCH_CLOCK));
    struct batch *row = PyErr_Occurred() ? 0 : new_row(item(self, BATCH_ROWS), sizeof *row);
    if (!row) return 0;
    row->last_ticket = PyLong_AsDouble(arguments[0]);
    row->cut = PyFloat_AsDouble(arguments[1]);
    row->opened = PyFloat_AsDouble(arguments[2]);
    row->handed_over = now;
    place_leave(item(self, BATCH_PLACE));
    return PyLong_FromLong(0);
}

/* `self`: the rows. The arguments: a ticket, and when the loop saw that the tickets up to it had completed. */
static object *note_completed(object *self, object *const *arguments, i64 count) {
    struct noticed *row = check_count(count, 2) ? new_row(self, sizeof *row) : 0;
    if (!row) return 0;
    row->completed = PyLong_AsDouble(arguments[0]);
    row->moment = PyFloat_AsDouble(arguments[1]);
    return PyLong_FromLong(0);
}

/* -- awaits ----------------------------------------------------------------------------------------------------- */

/* The items of the `self` of note_await: see LoopTracer. */
enum await_item { AWAIT_ROWS, AWAIT_CLOCK, AWAIT_TASKS, AWAIT_CURRENT_TASK, TASK_NUMBER, THREAD, QUEUE };
/* AwaitRecord in core/trace_ring.py */
struct await { double queue, ticket, task, parked, resumed; };

/* Return the number of the running task; -1 with an exception set. */
static double running_task(object *self) {
    object *current = PyObject_CallNoArgs(item(self, AWAIT_CURRENT_TASK));
    if (!current) return -1;
    object *number = look_up(item(self, AWAIT_TASKS), current);
    if (number) Py_IncRef(number);
    else if (!PyErr_Occurred()) number = PyObject_CallOneArg(item(self, TASK_NUMBER), current);
    Py_DecRef(current);
    if (!number) return -1;
    double value = PyLong_AsDouble(number);
    Py_DecRef(number);
    return value;
}

/* The arguments: a ticket that was awaited, and since when. */
static object *note_await(object *self, object *const *arguments, i64 count) {
    if (!check_count(count, 2)) return 0;
    if (PyThread_get_thread_ident() == PyLong_AsUnsignedLong(item(self, THREAD))) {
        double task = running_task(self);
        double now = PyErr_Occurred() ? -1 : read_clock(item(self, AWAIT_CLOCK));
        struct await *row = PyErr_Occurred() ? 0 : new_row(item(self, AWAIT_ROWS), sizeof *row);
        if (!row) return 0;
        row->queue = PyLong_AsDouble(item(self, QUEUE));
        row->ticket = PyLong_AsDouble(arguments[0]);
        row->task = task;
        row->parked = PyFloat_AsDouble(arguments[1]);
        row->resumed = now;
    }
    return PyLong_FromLong(0);
}

/* -- functions of Python ---------------------------------------------------------------------------------------- */

static struct method methods[] = {
    {"note_operation", note_operation, WITH_ONE, 0},
    {"note_batch", note_batch, WITH_SEVERAL, 0},
    {"note_completed", note_completed, WITH_SEVERAL, 0},
    {"note_await", note_await, WITH_SEVERAL, 0},
};

object *operation_note(object *self) { return PyCFunction_NewEx(&methods[0], self, 0); }
object *batch_note(object *self) { return PyCFunction_NewEx(&methods[1], self, 0); }
object *completed_note(object *self) { return PyCFunction_NewEx(&methods[2], self, 0); }
object *await_note(object *self) { return PyCFunction_NewEx(&methods[3], self, 0); }
