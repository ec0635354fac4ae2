/* CUDA graphs: a chain of kernels, fills and copies. The arguments of kernels are replaced in place. */

struct graph {
    struct device *device;
    CUgraphExec exec;
    CUgraph graph;
    CUgraphNode *nodes;
    u64 *changing;        /* the numbers of the first nodes of the launches that change, in order */
    u32 ends_with_kernel; /* the last node so far is a kernel */
};

/* Return how many blocks to launch. The threads of taichi 1.7.4's range_for loops step through the range by the whole
 * grid, so every grid gives the same result: blocks that the range does not fill only cost time. */
static u32 grid_of(const struct task *task, const u8 *arguments) {
    if (!task->count) return task->grid;
    i64 count = task->count(arguments);
    u64 blocks = count > 0 ? ((u64)count + task->block - 1) / task->block : 1;
    return blocks < task->grid ? (u32)blocks : task->grid;
}

static u64 count_tasks(const u8 *command, const u8 *end) {
    u64 count = 0;
    for (; command < end; command += ((const struct command *)command)->size)
        count += ((const struct launch *)command)->kernel->tasks_count;
    return count;
}

static u64 count_nodes(const u8 *command, const u8 *end) {
    u64 count = 0;
    for (; command < end; command += ((const struct command *)command)->size) {
        const struct launch *launch = (const void *)command;
        count += launch->head.opcode == OP_LAUNCH ? launch->kernel->tasks_count : 1;
    }
    return count;
}

/* Call `visit` for each task of a launch, with the number of its node, and the node's parameters. */
static CUresult for_tasks(struct graph *graph, const struct launch *launch, u64 node,
                          CUresult (*visit)(struct graph *, u64, const struct task *, const CUDA_KERNEL_NODE_PARAMS *)) {
    CUdeviceptr runtime = launch->runtime, result = 0;
    void *parameters[] = {&runtime, &result, (void *)launch->arguments};
    CUresult failed = CUDA_SUCCESS;
    for (u64 i = 0; i < launch->kernel->tasks_count && !failed; i++) {
        const struct task *task = &launch->kernel->task[i];
        CUDA_KERNEL_NODE_PARAMS node_parameters = {
            task->function, grid_of(task, launch->arguments), 1, 1, task->block, 1, 1, task->shared, parameters, 0, 0, 0};
        failed = visit(graph, node + i, task, &node_parameters);
    }
    return failed;
}

/* A kernel that begins with a wait starts while the kernel before it ends: small kernels take a fifth less time. */
static const CUgraphEdgeData early = {.from_port = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC,
                                      .type = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC};

static CUresult add_task(struct graph *graph, u64 i, const struct task *task,
                         const CUDA_KERNEL_NODE_PARAMS *parameters) {
    const struct device *device = graph->device;
    CUgraphNode *node = &graph->nodes[i];
    const CUgraphNode *before = i ? node - 1 : 0;
    i32 is_early = graph->ends_with_kernel && task->waits;
    graph->ends_with_kernel = 1;
    if (!is_early) return device->cuGraphAddKernelNode(node, graph->graph, before, i ? 1 : 0, parameters);
    CUresult failed = device->cuGraphAddKernelNode(node, graph->graph, 0, 0, parameters);
    return failed ? failed : device->cuGraphAddDependencies(graph->graph, before, node, &early, 1);
}

static CUresult add_fill(struct graph *graph, u64 i, const struct fill *fill) {
    const struct device *device = graph->device;
    CUDA_MEMSET_NODE_PARAMS parameters = {fill->to, 0, fill->value, fill->width, fill->count, 1};
    graph->ends_with_kernel = 0;
    return device->cuGraphAddMemsetNode(&graph->nodes[i], graph->graph, i ? &graph->nodes[i - 1] : 0, i ? 1 : 0,
                                        &parameters, device->context);
}

static CUresult add_copy(struct graph *graph, u64 i, const struct copy *copy) {
    const struct device *device = graph->device;
    CUDA_MEMCPY3D parameters = {.from_type = CU_MEMORYTYPE_DEVICE, .from = copy->from, .to_type = CU_MEMORYTYPE_DEVICE,
                                .to = copy->to, .width = copy->size, .height = 1, .depth = 1};
    graph->ends_with_kernel = 0;
    return device->cuGraphAddMemcpyNode(&graph->nodes[i], graph->graph, i ? &graph->nodes[i - 1] : 0, i ? 1 : 0,
                                        &parameters, device->context);
}

static CUresult add_nodes(struct graph *graph, const u8 *commands, u64 size, const u64 *changing, u64 changing_count) {
    CUresult failed = CUDA_SUCCESS;
    u64 node = 0, found = 0;
    for (u64 at = 0; at < size && !failed; at += ((const struct command *)(commands + at))->size) {
        const void *command = commands + at;
        if (found < changing_count && changing[found] == at) graph->changing[found++] = node;
        switch (((const struct command *)command)->opcode) {
        case OP_LAUNCH:
            failed = for_tasks(graph, command, node, add_task);
            node += ((const struct launch *)command)->kernel->tasks_count;
            break;
        case OP_FILL: failed = add_fill(graph, node++, command); break;
        case OP_COPY: failed = add_copy(graph, node++, command); break;
        }
    }
    return failed;
}

static CUresult set_node(struct graph *graph, u64 i, const struct task *task,
                         const CUDA_KERNEL_NODE_PARAMS *parameters) {
    return graph->device->cuGraphExecKernelNodeSetParams(graph->exec, graph->nodes[i], parameters);
}

void graph_destroy(struct graph *graph) {
    if (enter(graph->device)) return;
    if (graph->exec) graph->device->cuGraphExecDestroy(graph->exec);
    if (graph->graph) graph->device->cuGraphDestroy(graph->graph);
    leave(graph->device);
    free(graph);
}

struct graph *graph_create(struct device *device, const u8 *commands, u64 size, const u64 *changing,
                           u64 changing_count, i32 *result) {
    u64 count = count_nodes(commands, commands + size);
    struct graph *graph = calloc(1, sizeof *graph + (count + changing_count) * sizeof(u64));
    *result = CUDA_ERROR_OUT_OF_MEMORY;
    if (!graph) return 0;
    graph->device = device;
    graph->nodes = (CUgraphNode *)(graph + 1);
    graph->changing = (u64 *)(graph->nodes + count);
    if (!(*result = enter(device))) {
        *result = device->cuGraphCreate(&graph->graph, 0);
        if (!*result) *result = add_nodes(graph, commands, size, changing, changing_count);
        if (!*result) *result = device->cuGraphInstantiateWithFlags(&graph->exec, graph->graph, 0);
        leave(device);
    }
    if (!*result) return graph;
    graph_destroy(graph);
    return 0;
}
