/* The device's context, current in this thread while native code calls the driver. The caller's context comes back
 * afterwards: other libraries of the process have their own. */

static CUresult enter(const struct device *device) { return device->cuCtxPushCurrent(device->context); }

static void leave(const struct device *device) {
    CUcontext ours;
    device->cuCtxPopCurrent(&ours);
}
