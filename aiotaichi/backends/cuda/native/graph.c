/* CUDA graphs: a chain of kernels whose arguments are replaced in place. */

struct graph { struct device *device; CUgraphExec exec; CUgraph graph; u64 nodes_count; CUgraphNode nodes[]; };

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

/* Call `visit` for each task, with the parameters of its node. */
static CUresult for_tasks(struct graph *graph, const u8 *command, const u8 *end,
                          CUresult (*visit)(struct graph *, u64, const struct task *, const CUDA_KERNEL_NODE_PARAMS *)) {
    u64 node = 0;
    for (; command < end; command += ((const struct command *)command)->size) {
        const struct launch *launch = (const void *)command;
        CUdeviceptr runtime = launch->runtime, result = 0;
        void *parameters[] = {&runtime, &result, (void *)launch->arguments};
        for (u64 i = 0; i < launch->kernel->tasks_count; i++) {
            const struct task *task = &launch->kernel->task[i];
            CUDA_KERNEL_NODE_PARAMS node_parameters = {
                task->function, grid_of(task, launch->arguments), 1, 1, task->block, 1, 1, task->shared, parameters, 0, 0, 0};
            CUresult failed = visit(graph, node++, task, &node_parameters);
            if (failed) return failed;
        }
    }
    return CUDA_SUCCESS;
}

/* A kernel that begins with a wait starts while the kernel before it ends: small kernels take a fifth less time. */
static const CUgraphEdgeData early = {.from_port = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC,
                                      .type = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC};

static CUresult add_node(struct graph *graph, u64 i, const struct task *task,
                         const CUDA_KERNEL_NODE_PARAMS *parameters) {
    const struct device *device = graph->device;
    CUgraphNode *node = &graph->nodes[i];
    const CUgraphNode *before = i ? node - 1 : 0;
    if (!before || !task->waits) return device->cuGraphAddKernelNode(node, graph->graph, before, i ? 1 : 0, parameters);
    CUresult failed = device->cuGraphAddKernelNode(node, graph->graph, 0, 0, parameters);
    return failed ? failed : device->cuGraphAddDependencies(graph->graph, before, node, &early, 1);
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

struct graph *graph_create(struct device *device, const u8 *launches, u64 size, i32 *result) {
    u64 count = count_tasks(launches, launches + size);
    struct graph *graph = calloc(1, sizeof *graph + count * sizeof(CUgraphNode));
    *result = CUDA_ERROR_OUT_OF_MEMORY;
    if (!graph) return 0;
    graph->device = device;
    graph->nodes_count = count;
    if (!(*result = enter(device))) {
        *result = device->cuGraphCreate(&graph->graph, 0);
        if (!*result) *result = for_tasks(graph, launches, launches + size, add_node);
        if (!*result) *result = device->cuGraphInstantiateWithFlags(&graph->exec, graph->graph, 0);
        leave(device);
    }
    if (!*result) return graph;
    graph_destroy(graph);
    return 0;
}
