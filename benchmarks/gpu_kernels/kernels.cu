// The kernels of modules/kernels.py as one writes them by hand for CUDA: a thread for each element, or a loop by the grid
// if a thread sums first. compiled by NVRTC with --use_fast_math, because taichi's default approximates, too.

struct vec2 { float x, y; };
struct vec3 { float x, y, z; };
struct mat2 { float a, b, c, d; };

#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)

extern "C" __global__ void nbody(const vec3 *position, vec3 *acceleration, int n) {
    int i = INDEX;
    if (i >= n) return;
    vec3 here = position[i], total = {0, 0, 0};
    for (int j = 0; j < n; j++) {
        vec3 there = position[j];
        float x = there.x - here.x, y = there.y - here.y, z = there.z - here.z;
        float inverse = rsqrtf(x * x + y * y + z * z + 1e-3f), cube = inverse * inverse * inverse;
        total.x += x * cube, total.y += y * cube, total.z += z * cube;
    }
    acceleration[i] = total;
}

extern "C" __global__ void stencil(const float *x, float *y, int n) {
    int j = INDEX, i = blockIdx.y;
    if (j >= n) return;
    const float *row = x + (size_t)i * n;
    const float *up = i ? row - n : row, *down = i < n - 1 ? row + n : row;
    y[(size_t)i * n + j] = 0.2f * (row[j] + up[j] + down[j] + row[max(j - 1, 0)] + row[min(j + 1, n - 1)]);
}

extern "C" __global__ void stencil_3d(const float *x, float *y, int n) {
    int k = INDEX, j = blockIdx.y, i = blockIdx.z;
    if (k >= n) return;
    size_t plane = (size_t)n * n, at = i * plane + (size_t)j * n + k;
    float value = x[at];
    if (0 < i && i < n - 1 && 0 < j && j < n - 1 && 0 < k && k < n - 1) {
        float around = x[at - plane] + x[at + plane] + x[at - n] + x[at + n] + x[at - 1] + x[at + 1];
        value += 0.1f * (around - 6.0f * value);
    }
    y[at] = value;
}

extern "C" __global__ void total(const float *x, float *out, int n) {
    float sum = 0;
    for (int i = INDEX; i < n; i += gridDim.x * blockDim.x) sum += x[i];
    for (int offset = 16; offset; offset /= 2) sum += __shfl_down_sync(0xffffffff, sum, offset);
    if (threadIdx.x % 32 == 0) atomicAdd(out, sum);
}

extern "C" __global__ void histogram(const int *values, int *counts, int n) {
    __shared__ int own[97];
    for (int i = threadIdx.x; i < 97; i += blockDim.x) own[i] = 0;
    __syncthreads();
    for (int i = INDEX; i < n; i += gridDim.x * blockDim.x) atomicAdd(own + values[i], 1);
    __syncthreads();
    for (int i = threadIdx.x; i < 97; i += blockDim.x) atomicAdd(counts + i, own[i]);
}

extern "C" __global__ void mandelbrot(int limit, int *counts, int n) {
    int j = INDEX, i = blockIdx.y;
    if (j >= n) return;
    float cx = -2.1f + 3.0f / n * j, cy = -1.25f + 2.5f / n * i, x = 0, y = 0;
    int count = 0;
    while (count < limit && x * x + y * y < 4.0f) {
        float next = x * x - y * y + cx;
        y = 2.0f * x * y + cy, x = next, count++;
    }
    counts[(size_t)i * n + j] = count;
}

extern "C" __global__ void product(const float *a, const float *b, float *c, int n) {
    __shared__ float left[16][16], right[16][16];
    int column = threadIdx.x, row = threadIdx.y, i = blockIdx.y * 16 + row, j = blockIdx.x * 16 + column;
    float found = 0;
    for (int step = 0; step < n; step += 16) {
        left[row][column] = a[(size_t)i * n + step + column];
        right[row][column] = b[(size_t)(step + row) * n + j];
        __syncthreads();
        for (int k = 0; k < 16; k++) found += left[row][k] * right[k][column];
        __syncthreads();
    }
    c[(size_t)i * n + j] = found;
}

extern "C" __global__ void scan(const int *x, int *y, int n) {
    __shared__ int sums[4];
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32, i = INDEX, sum = x[i];
    for (int offset = 1; offset < 32; offset *= 2) {
        int before = __shfl_up_sync(0xffffffff, sum, offset);
        if (lane >= offset) sum += before;
    }
    if (lane == 31) sums[warp] = sum;
    __syncthreads();
    for (int each = 0; each < warp; each++) sum += sums[each];
    y[i] = sum;
}

extern "C" __global__ void mpm_clear(vec2 *momentum, float *mass, int n) {
    int i = INDEX;
    if (i >= n * n) return;
    momentum[i] = {0, 0}, mass[i] = 0;
}

struct weights { int first[2]; float offset[2], of[3][2]; };

__device__ weights weights_at(vec2 position, float n) {
    weights w;
    for (int axis = 0; axis < 2; axis++) {
        float place = (axis ? position.y : position.x) * n;
        w.first[axis] = (int)(place - 0.5f);
        float offset = w.offset[axis] = place - w.first[axis];
        w.of[0][axis] = 0.5f * (1.5f - offset) * (1.5f - offset);
        w.of[1][axis] = 0.75f - (offset - 1.0f) * (offset - 1.0f);
        w.of[2][axis] = 0.5f * (offset - 0.5f) * (offset - 0.5f);
    }
    return w;
}

extern "C" __global__ void mpm_p2g(float dt, const vec2 *position, const vec2 *velocity, const mat2 *affine,
                                   const float *volume, vec2 *momentum, float *mass, int particles, int n) {
    int p = INDEX;
    if (p >= particles) return;
    weights w = weights_at(position[p], n);
    float push = 4.0f * dt * 400.0f * (1.0f - volume[p]) * n * n;
    vec2 v = velocity[p];
    mat2 m = affine[p];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            float weight = w.of[i][0] * w.of[j][1];
            float x = (i - w.offset[0]) / n, y = (j - w.offset[1]) / n;
            size_t at = (size_t)(w.first[0] + i) * n + w.first[1] + j;
            atomicAdd(&momentum[at].x, weight * (v.x + m.a * x + m.b * y + push * x));
            atomicAdd(&momentum[at].y, weight * (v.y + m.c * x + m.d * y + push * y));
            atomicAdd(mass + at, weight);
        }
}

extern "C" __global__ void mpm_grid(float dt, const vec2 *momentum, const float *mass, vec2 *velocity, int n) {
    int j = INDEX, i = blockIdx.y;
    if (j >= n) return;
    size_t at = (size_t)i * n + j;
    vec2 flow = {0, 0};
    if (mass[at] > 0) flow.x = momentum[at].x / mass[at], flow.y = momentum[at].y / mass[at] - dt * 9.8f;
    if (i < 3) flow.x = fmaxf(flow.x, 0);
    if (i > n - 4) flow.x = fminf(flow.x, 0);
    if (j < 3) flow.y = fmaxf(flow.y, 0);
    if (j > n - 4) flow.y = fminf(flow.y, 0);
    velocity[at] = flow;
}

extern "C" __global__ void mpm_g2p(float dt, const vec2 *flow, vec2 *position, vec2 *velocity, mat2 *affine,
                                   float *volume, int particles, int n) {
    int p = INDEX;
    if (p >= particles) return;
    weights w = weights_at(position[p], n);
    vec2 carried = {0, 0};
    mat2 turn = {0, 0, 0, 0};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            vec2 there = flow[(size_t)(w.first[0] + i) * n + w.first[1] + j];
            float weight = w.of[i][0] * w.of[j][1], scale = 4.0f * n * n * weight;
            float x = (i - w.offset[0]) / n, y = (j - w.offset[1]) / n;
            carried.x += weight * there.x, carried.y += weight * there.y;
            turn.a += scale * there.x * x, turn.b += scale * there.x * y;
            turn.c += scale * there.y * x, turn.d += scale * there.y * y;
        }
    velocity[p] = carried, affine[p] = turn;
    position[p].x += dt * carried.x, position[p].y += dt * carried.y;
    volume[p] *= 1.0f + dt * (turn.a + turn.d);
}
