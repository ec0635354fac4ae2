/* The 20 kernels as plain loops of C: the floor, if gcc's code is as fast as the machine.

   A function takes its kernel's arguments. An array comes as its pointer and its extents. A loop of few elements runs
   on one core: waking others takes longer. */

#include <math.h>
#include <omp.h>

#define LEAST 32768 /* operations that are worth a wake-up */
#define PRAGMA(text) _Pragma(#text)
#define PARALLEL(work) PRAGMA(omp parallel for if ((work) >= LEAST))
#define UNEVEN(work) PRAGMA(omp parallel for schedule(dynamic, 4) if ((work) >= LEAST))

enum { WALL = 3, BLOCK = 16 };

struct vec2 { float x, y; };
struct vec3 { float x, y, z; };
struct mat2 { float xx, xy, yx, yy; };

static inline long least(long a, long b) { return a < b ? a : b; }
static inline long most(long a, long b) { return a > b ? a : b; }

void saxpy(float a, const float *restrict x, long n, float *restrict y, long n_y) {
    PARALLEL(n)
    for (long i = 0; i < n; i++) y[i] += a * x[i];
}

static void add(const float *restrict x, const float *restrict y, float *restrict z, long n) {
    PARALLEL(n)
    for (long i = 0; i < n; i++) z[i] = x[i] + y[i];
}

void add_2d(const float *x, long h, long w, const float *y, long h_y, long w_y, float *z, long h_z, long w_z) {
    add(x, y, z, h * w);
}

void add_3d(const float *x, long d, long h, long w, const float *y, long d_y, long h_y, long w_y, float *z, long d_z,
            long h_z, long w_z) {
    add(x, y, z, d * h * w);
}

void stencil_2d(const float *restrict x, long h, long w, float *restrict y, long h_y, long w_y) {
    PARALLEL(h * w)
    for (long i = 0; i < h; i++) {
        const float *here = x + i * w, *up = x + most(i - 1, 0) * w, *down = x + least(i + 1, h - 1) * w;
        float *out = y + i * w;
        out[0] = 0.2f * (here[0] + up[0] + down[0] + here[0] + here[least(1, w - 1)]);
        for (long j = 1; j < w - 1; j++) out[j] = 0.2f * (here[j] + up[j] + down[j] + here[j - 1] + here[j + 1]);
        long j = w - 1;
        out[j] = 0.2f * (here[j] + up[j] + down[j] + here[most(j - 1, 0)] + here[j]);
    }
}

void stencil_3d(const float *restrict x, long d, long h, long w, float *restrict y, long d_y, long h_y, long w_y) {
    PARALLEL(d * h * w)
    for (long row = 0; row < d * h; row++) {
        long i = row / h, j = row % h;
        const float *here = x + row * w;
        float *out = y + row * w;
        if (i == 0 || i == d - 1 || j == 0 || j == h - 1) {
            for (long k = 0; k < w; k++) out[k] = here[k];
            continue;
        }
        const float *back = here - h * w, *front = here + h * w, *up = here - w, *down = here + w;
        out[0] = here[0];
        for (long k = 1; k < w - 1; k++) {
            float around = back[k] + front[k] + up[k] + down[k] + here[k - 1] + here[k + 1];
            out[k] = here[k] + 0.1f * (around - 6.0f * here[k]);
        }
        out[w - 1] = here[w - 1];
    }
}

static inline float blurred(const float *rows[5], long j, long w) {
    float total = 0.0f;
    for (int row = 0; row < 5; row++)
        for (int column = -2; column < 3; column++) total += rows[row][least(most(j + column, 0), w - 1)];
    return total / 25.0f;
}

void blur(const float *restrict x, long h, long w, float *restrict y, long h_y, long w_y) {
    PARALLEL(h * w)
    for (long i = 0; i < h; i++) {
        const float *rows[5];
        for (int row = 0; row < 5; row++) rows[row] = x + least(most(i + row - 2, 0), h - 1) * w;
        const float *r0 = rows[0], *r1 = rows[1], *r2 = rows[2], *r3 = rows[3], *r4 = rows[4];
        float *out = y + i * w;
        for (long j = 0; j < least(2, w); j++) out[j] = blurred(rows, j, w);
        for (long j = 2; j < w - 2; j++) {
            float total = r0[j - 2] + r0[j - 1] + r0[j] + r0[j + 1] + r0[j + 2];
            total += r1[j - 2] + r1[j - 1] + r1[j] + r1[j + 1] + r1[j + 2];
            total += r2[j - 2] + r2[j - 1] + r2[j] + r2[j + 1] + r2[j + 2];
            total += r3[j - 2] + r3[j - 1] + r3[j] + r3[j + 1] + r3[j + 2];
            total += r4[j - 2] + r4[j - 1] + r4[j] + r4[j + 1] + r4[j + 2];
            out[j] = total / 25.0f;
        }
        for (long j = most(w - 2, 2); j < w; j++) out[j] = blurred(rows, j, w);
    }
}

void life(const int *restrict alive, long h, long w, int *restrict after, long h_y, long w_y) {
    PARALLEL(h * w)
    for (long i = 0; i < h; i++) {
        const int *here = alive + i * w, *up = alive + (i + h - 1) % h * w, *down = alive + (i + 1) % h * w;
        int *out = after + i * w;
#define CELL(j, left, right)                                                                                   \
    {                                                                                                          \
        int count = up[left] + up[j] + up[right] + here[left] + here[right] + down[left] + down[j] + down[right]; \
        out[j] = (count == 3) | ((count == 2) & (here[j] == 1));                                               \
    }
        CELL(0, w - 1, 1 % w)
        for (long j = 1; j < w - 1; j++) CELL(j, j - 1, j + 1)
        CELL(w - 1, (2 * w - 2) % w, 0)
    }
}

void mandelbrot(int limit, int *counts, long h, long w) {
    UNEVEN(h * w * 16)
    for (long i = 0; i < h; i++)
        for (long j = 0; j < w; j++) {
            float cx = -2.1f + 3.0f / w * j, cy = -1.25f + 2.5f / h * i, x = 0.0f, y = 0.0f;
            int count = 0;
            while (count < limit && x * x + y * y < 4.0f) {
                float next = x * x - y * y + cx;
                y = 2.0f * x * y + cy;
                x = next;
                count++;
            }
            counts[i * w + j] = count;
        }
}

void nbody(const struct vec3 *position, long n, struct vec3 *acceleration, long n_y) {
    PARALLEL(n * n)
    for (long i = 0; i < n; i++) {
        struct vec3 here = position[i];
        float x = 0.0f, y = 0.0f, z = 0.0f;
#pragma omp simd reduction(+ : x, y, z)
        for (long j = 0; j < n; j++) {
            float dx = position[j].x - here.x, dy = position[j].y - here.y, dz = position[j].z - here.z;
            float square = dx * dx + dy * dy + dz * dz + 1e-3f, weight = 1.0f / (square * sqrtf(square));
            x += dx * weight, y += dy * weight, z += dz * weight;
        }
        acceleration[i] = (struct vec3){x, y, z};
    }
}

void matrix_product(const float *restrict a, long h, long m, const float *restrict b, long m_b, long w,
                    float *restrict c, long h_c, long w_c) {
    PARALLEL(h * w * m)
    for (long i = 0; i < h; i++) {
        float *out = c + i * w;
        for (long j = 0; j < w; j++) out[j] = 0.0f;
        for (long k = 0; k < m; k++)
            for (long j = 0; j < w; j++) out[j] += a[i * m + k] * b[k * w + j];
    }
}

void mpm_clear(struct vec2 *momentum, long h, long w, float *mass, long h_m, long w_m) {
    PARALLEL(h * w)
    for (long i = 0; i < h * w; i++) {
        momentum[i] = (struct vec2){0.0f, 0.0f};
        mass[i] = 0.0f;
    }
}

static inline void share(float *to, float value, int is_shared) {
    if (is_shared) {
#pragma omp atomic
        *to += value;
    } else
        *to += value;
}

struct around { long row, column; float offset[2], w[3][2]; };

static inline struct around around(struct vec2 position, float n) {
    float place[2] = {position.x * n, position.y * n};
    struct around found = {(int)(place[0] - 0.5f), (int)(place[1] - 0.5f)};
    found.offset[0] = place[0] - found.row, found.offset[1] = place[1] - found.column;
    for (int axis = 0; axis < 2; axis++) {
        float offset = found.offset[axis];
        found.w[0][axis] = 0.5f * (1.5f - offset) * (1.5f - offset);
        found.w[1][axis] = 0.75f - (offset - 1.0f) * (offset - 1.0f);
        found.w[2][axis] = 0.5f * (offset - 0.5f) * (offset - 0.5f);
    }
    return found;
}

void mpm_p2g(float dt, const struct vec2 *position, long n, const struct vec2 *velocity, long n_v,
             const struct mat2 *affine, long n_a, const float *volume, long n_w, struct vec2 *momentum, long h, long w,
             float *mass, long h_m, long w_m) {
    int is_shared = omp_get_max_threads() > 1 && n * 64 >= LEAST;
    PARALLEL(n * 64)
    for (long p = 0; p < n; p++) {
        struct around at = around(position[p], h);
        float push = 4.0f * dt * (400.0f * (1.0f - volume[p])) * h * h;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) {
                float weight = at.w[i][0] * at.w[j][1];
                float x = (i - at.offset[0]) / h, y = (j - at.offset[1]) / h;
                long cell = (at.row + i) * w + at.column + j;
                float moved_x = velocity[p].x + affine[p].xx * x + affine[p].xy * y + push * x;
                float moved_y = velocity[p].y + affine[p].yx * x + affine[p].yy * y + push * y;
                share(&momentum[cell].x, weight * moved_x, is_shared);
                share(&momentum[cell].y, weight * moved_y, is_shared);
                share(&mass[cell], weight, is_shared);
            }
    }
}

void mpm_grid(float dt, const struct vec2 *restrict momentum, long h, long w, const float *restrict mass, long h_m,
              long w_m, struct vec2 *restrict velocity, long h_v, long w_v) {
    PARALLEL(h * w)
    for (long i = 0; i < h; i++)
        for (long j = 0; j < w; j++) {
            long cell = i * w + j;
            float x = 0.0f, y = 0.0f;
            if (mass[cell] > 0.0f) {
                x = momentum[cell].x / mass[cell];
                y = momentum[cell].y / mass[cell] - dt * 9.8f;
            }
            if (i < WALL) x = fmaxf(x, 0.0f);
            if (i > h - 1 - WALL) x = fminf(x, 0.0f);
            if (j < WALL) y = fmaxf(y, 0.0f);
            if (j > w - 1 - WALL) y = fminf(y, 0.0f);
            velocity[cell] = (struct vec2){x, y};
        }
}

void mpm_g2p(float dt, const struct vec2 *flow, long h, long w, struct vec2 *position, long n, struct vec2 *velocity,
             long n_v, struct mat2 *affine, long n_a, float *volume, long n_w) {
    PARALLEL(n * 64)
    for (long p = 0; p < n; p++) {
        struct around at = around(position[p], h);
        struct vec2 carried = {0.0f, 0.0f};
        struct mat2 turn = {0.0f, 0.0f, 0.0f, 0.0f};
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) {
                float weight = at.w[i][0] * at.w[j][1], scale = 4.0f * h * h * weight;
                float x = (i - at.offset[0]) / h, y = (j - at.offset[1]) / h;
                struct vec2 there = flow[(at.row + i) * w + at.column + j];
                carried.x += weight * there.x, carried.y += weight * there.y;
                turn.xx += scale * there.x * x, turn.xy += scale * there.x * y;
                turn.yx += scale * there.y * x, turn.yy += scale * there.y * y;
            }
        velocity[p] = carried;
        affine[p] = turn;
        position[p].x += dt * carried.x, position[p].y += dt * carried.y;
        volume[p] *= 1.0f + dt * (turn.xx + turn.yy);
    }
}

void sum_all(const float *x, long n, float *total, long n_t) {
    float found = 0.0f;
    PRAGMA(omp parallel for simd reduction(+ : found) if (parallel : n >= LEAST))
    for (long i = 0; i < n; i++) found += x[i];
    total[0] = found;
}

void min_max(const float *x, long n, float *ends, long n_e) {
    float low = x[0], high = x[0];
    PRAGMA(omp parallel for simd reduction(min : low) reduction(max : high) if (parallel : n >= LEAST))
    for (long i = 0; i < n; i++) {
        low = x[i] < low ? x[i] : low;
        high = x[i] > high ? x[i] : high;
    }
    ends[0] = low, ends[1] = high;
}

void histogram(const int *values, long n, int *counts, long bins) {
    PRAGMA(omp parallel for reduction(+ : counts[:bins]) if (n >= LEAST))
    for (long i = 0; i < n; i++) counts[values[i]]++;
}

void prefix_pass(int step, const int *restrict x, long n, int *restrict y, long n_y) {
    for (long i = 0; i < least(step, n); i++) y[i] = x[i];
    PARALLEL(n)
    for (long i = step; i < n; i++) y[i] = x[i] + x[i - step];
}

void field_dense(const float *restrict x, long h, long w, float *restrict y, long h_y, long w_y) {
    PARALLEL(h * w)
    for (long i = 1; i < h - 1; i++) {
        const float *here = x + i * w, *up = here - w, *down = here + w;
        for (long j = 1; j < w - 1; j++) y[i * w + j] = 0.25f * (up[j] + down[j] + here[j - 1] + here[j + 1]);
    }
}

void field_sparse(const float *restrict x, long h, long w, float *restrict y, long h_y, long w_y) {
    PARALLEL(h * w)
    for (long block = 0; block < h / BLOCK * (w / BLOCK); block++) {
        long corner = block / (w / BLOCK) * BLOCK * w + block % (w / BLOCK) * BLOCK;
        if (x[corner] < 0.0f) continue;
        for (long i = 0; i < BLOCK; i++)
            for (long j = 0; j < BLOCK; j++) y[corner + i * w + j] = 2.0f * x[corner + i * w + j] + 1.0f;
    }
}
