// A small path tracer: solids, a sun, the sky and what one surface throws on the next. It draws what looks like a
// photograph of a site, and nobody owns it but us.

export type V = readonly [x: number, y: number, z: number]
export type Material = {
  color: V
  /** How uneven it looks, from 0 to 1, and how fine. */
  grain?: number
  scale?: V
  /** Every other band, across x + y, has this colour. */
  bands?: { color: V; width: number }
}
export type Solid =
  | { kind: 'box'; at: V; half: V; yaw?: number; roll?: number; of: Material }
  | { kind: 'rod'; from: V; to: V; radius: number; of: Material }
  | { kind: 'ball'; at: V; radius: number; flat?: number; of: Material }
export type Shot = {
  solids: readonly Solid[]
  eye: V
  target: V
  /** Of the picture's height, in degrees. */
  angle: number
  sun: V
  sunlight: number
  sky: { low: V; high: V }
}

const add = (a: V, b: V): V => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const sub = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const mul = (a: V, k: number): V => [a[0] * k, a[1] * k, a[2] * k]
const by = (a: V, b: V): V => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
const dot = (a: V, b: V) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: V, b: V): V => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: V): V => mul(a, 1 / Math.sqrt(dot(a, a)))

/** The same stream each time: the pictures are drawn anew as they were. */
function stream(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function cell(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}

function noise([x, y, z]: V): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)]
  const mix = (a: number, b: number, t: number) => a + (b - a) * t
  const row = (dj: number, dk: number) =>
    mix(cell(i, j + dj, k + dk), cell(i + 1, j + dj, k + dk), u)
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w)
}

const rough = (p: V): number =>
  (noise(p) + noise(mul(p, 2.7)) / 2 + noise(mul(p, 7.1)) / 3) / (1 + 1 / 2 + 1 / 3)

function colorAt({ color, grain = 0.15, scale = [3, 3, 3], bands }: Material, p: V): V {
  const banded =
    bands !== undefined && Math.floor((p[0] + p[1] + p[2] * 0.5) / bands.width) % 2 === 0
  const base = banded ? bands.color : color
  return mul(base, 1 + grain * 2 * (rough(by(p, scale)) - 0.5))
}

type Hit = { far: number; normal: V; of: Material }
type Met = (from: V, way: V, most: number) => Hit | undefined

/** A solid with all that does not change from ray to ray. */
function prepared(solid: Solid): Met {
  const { of } = solid
  if (solid.kind === 'ball') {
    const { at, radius, flat = 1 } = solid
    const squash: V = [1, 1 / flat, 1]
    return (from, way, most) => {
      const [o, d] = [by(sub(from, at), squash), by(way, squash)]
      const [a, b, c] = [dot(d, d), dot(o, d), dot(o, o) - radius * radius]
      const root = b * b - a * c
      if (root < 0) return undefined
      const far = (-b - Math.sqrt(root)) / a
      if (far < 1e-4 || far > most) return undefined
      return { far, normal: unit(by(add(o, mul(d, far)), squash)), of }
    }
  }
  if (solid.kind === 'rod') {
    const { from: begin, to, radius } = solid
    const length = Math.sqrt(dot(sub(to, begin), sub(to, begin)))
    const axis = unit(sub(to, begin))
    return (from, way, most) => {
      const o = sub(from, begin)
      const [od, wd] = [dot(o, axis), dot(way, axis)]
      const [p, q] = [sub(o, mul(axis, od)), sub(way, mul(axis, wd))]
      const [a, b, c] = [dot(q, q), dot(p, q), dot(p, p) - radius * radius]
      const root = b * b - a * c
      if (root < 0 || a < 1e-9) return undefined
      const far = (-b - Math.sqrt(root)) / a
      const along = od + wd * far
      if (far < 1e-4 || far > most || along < 0 || along > length) return undefined
      return { far, normal: unit(add(p, mul(q, far))), of }
    }
  }
  const { at, half, yaw = 0, roll = 0 } = solid
  const [cy, sy, cr, sr] = [Math.cos(yaw), Math.sin(yaw), Math.cos(roll), Math.sin(roll)]
  const axes: readonly [V, V, V] = [
    [cy * cr, sr, -sy * cr],
    [-cy * sr, cr, sy * sr],
    [sy, 0, cy],
  ]
  return (from, way, most) => {
    const o = sub(from, at)
    let [near, end, side] = [-Infinity, Infinity, 0]
    for (let n = 0; n < 3; n += 1) {
      const axis = axes[n] ?? axes[0]
      const size = half[n] ?? 0
      const [p, d] = [dot(o, axis), dot(way, axis)]
      if (Math.abs(d) < 1e-9) {
        if (Math.abs(p) > size) return undefined
        continue
      }
      const [one, two] = [(-size - p) / d, (size - p) / d]
      const [first, last] = one < two ? [one, two] : [two, one]
      if (first > near) [near, side] = [first, d < 0 ? n + 1 : -n - 1]
      if (last < end) end = last
      if (near > end) return undefined
    }
    if (near < 1e-4 || near > most) return undefined
    const axis = axes[Math.abs(side) - 1] ?? axes[0]
    return { far: near, normal: side > 0 ? axis : mul(axis, -1), of }
  }
}

/** The ball around a solid: most rays pass it by. */
function around(solid: Solid): { at: V; radius: number } {
  if (solid.kind === 'ball')
    return { at: solid.at, radius: solid.radius * Math.max(1, solid.flat ?? 1) }
  if (solid.kind === 'box') return { at: solid.at, radius: Math.sqrt(dot(solid.half, solid.half)) }
  const axis = sub(solid.to, solid.from)
  return {
    at: mul(add(solid.from, solid.to), 0.5),
    radius: Math.sqrt(dot(axis, axis)) / 2 + solid.radius,
  }
}

export type Size = { width: number; height: number; samples: number }

/** How long the film is exposed: what is as bright as the sky is white. */
const exposure = 0.44

/** Three bytes a pixel, row after row. */
export function trace(scene: Shot, { width, height, samples }: Size): Uint8Array {
  const solids = scene.solids.map((solid) => {
    const { at, radius } = around(solid)
    return { meet: prepared(solid), x: at[0], y: at[1], z: at[2], radius }
  })
  const roll = stream(7)
  const sun = unit(scene.sun)

  /** What a ray meets first; or whether it meets anything. */
  function meet([fx, fy, fz]: V, way: V, anything = false): Hit | undefined {
    const [wx, wy, wz] = way
    const from: V = [fx, fy, fz]
    let found: Hit | undefined
    for (const { meet: met, x, y, z, radius } of solids) {
      const [ox, oy, oz] = [x - fx, y - fy, z - fz]
      const along = ox * wx + oy * wy + oz * wz
      const off = ox * ox + oy * oy + oz * oz - along * along
      if (off > radius * radius || along < -radius) continue
      found = met(from, way, found?.far ?? 1e6) ?? found
      if (anything && found !== undefined) return found
    }
    return found
  }

  const skyAt = (way: V): V => {
    const t = Math.max(0, Math.min(1, way[1] * 1.6)) ** 0.7
    const cloud =
      way[1] > 0.02 ? Math.max(0, rough([way[0] / way[1], 0.3, way[2] / way[1]]) - 0.5) * 1.4 : 0
    const { low, high } = scene.sky
    return add(add(mul(low, 1 - t), mul(high, t)), [cloud, cloud, cloud])
  }

  function light(from: V, way: V, depth: number): V {
    const hit = meet(from, way)
    if (hit === undefined) return skyAt(way)
    const { far, normal, of } = hit
    const p = add(from, mul(way, far))
    const color = colorAt(of, p)
    const above = add(p, mul(normal, 1e-3))
    let sum: V = [0, 0, 0]
    // The sun is no point: the edges of its shadows are soft.
    const blur: V = [roll() - 0.5, roll() - 0.5, roll() - 0.5]
    const toSun = unit(add(sun, mul(blur, 0.035)))
    const facing = dot(normal, toSun)
    if (scene.sunlight > 0 && facing > 0 && meet(above, toSun, true) === undefined)
      sum = mul([1, 0.95, 0.86], facing * scene.sunlight)
    if (depth > 0) {
      const turn = 2 * Math.PI * roll()
      const height = 2 * roll() - 1
      const flat = Math.sqrt(1 - height * height)
      const around: V = [flat * Math.cos(turn), height, flat * Math.sin(turn)]
      sum = add(sum, light(above, unit(add(normal, mul(around, 0.999))), depth - 1))
    } else sum = add(sum, mul(skyAt([0, 0.6, 0.8]), 0.3))
    const lit = by(color, sum)
    // Far away the air is between.
    const air = 1 - Math.exp(-far / 160)
    return add(mul(lit, 1 - air), mul(scene.sky.low, air))
  }

  const ahead = unit(sub(scene.target, scene.eye))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const reach = Math.tan((scene.angle * Math.PI) / 360)
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum: V = [0, 0, 0]
      for (let n = 0; n < samples; n += 1) {
        const across = (((x + roll()) / width) * 2 - 1) * reach * (width / height)
        const upward = (1 - ((y + roll()) / height) * 2) * reach
        const got = light(scene.eye, unit(add(ahead, add(mul(right, across), mul(up, upward)))), 1)
        // A single bright ray must not make a speck.
        sum = add(sum, [Math.min(got[0], 3), Math.min(got[1], 3), Math.min(got[2], 3)])
      }
      const dark = 1 - 0.35 * (((x / width) * 2 - 1) ** 2 + ((y / height) * 2 - 1) ** 2) * 0.5
      for (let n = 0; n < 3; n += 1) {
        const value = ((sum[n] ?? 0) / samples) * dark * exposure
        const film = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)
        pixels[(y * width + x) * 3 + n] = 255 * Math.min(1, Math.max(0, film)) ** (1 / 2.2)
      }
    }
  return pixels
}
