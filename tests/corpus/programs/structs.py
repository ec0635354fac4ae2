"""Fields of structs with methods, in both layouts, nested."""

import taichi as ti

ti.init()

vec2 = ti.math.vec2


@ti.dataclass
class Spring:
    rest: ti.f32
    stiffness: ti.f32

    @ti.func
    def force(self, length):
        return -self.stiffness * (length - self.rest)


@ti.dataclass
class Particle:
    position: vec2
    velocity: vec2
    spring: Spring
    kind: ti.i32

    @ti.func
    def energy(self):
        return 0.5 * self.velocity.norm_sqr()


aos = Particle.field(shape=9)
soa = Particle.field(shape=(3, 3), layout=ti.Layout.SOA)
alone = Spring.field(shape=())


@ti.kernel
def start():
    for i in aos:
        aos[i].position = vec2(i, -i)
        aos[i].spring = Spring(rest=1.0, stiffness=0.5 * i)
        aos[i].kind = i % 3
    for i, j in soa:
        soa[i, j] = aos[i * 3 + j]


@ti.kernel
def step(dt: ti.f32) -> ti.f32:
    total = 0.0
    for i in aos:
        particle = aos[i]
        length = particle.position.norm()
        particle.velocity += dt * particle.spring.force(length) * ti.math.normalize(particle.position + 1e-3)
        particle.position += dt * particle.velocity
        aos[i] = particle
        total += particle.energy()
    for i, j in soa:
        soa[i, j].velocity = aos[i * 3 + j].velocity * alone[None].stiffness
    return total


start()
alone[None].stiffness = 0.25
for _ in range(4):
    print(step(0.1))
