// What sites are made of, for the scenes.
import type { Material, Solid, V } from './trace.ts'

const plain = (color: V, grain = 0.15, scale?: V): Material =>
  scale === undefined ? { color, grain } : { color, grain, scale }

export const concrete = plain([0.5, 0.49, 0.47], 0.3, [1.4, 1.4, 1.4])
export const wet = plain([0.29, 0.3, 0.31], 0.35, [2, 2, 2])
export const block = plain([0.56, 0.54, 0.5], 0.28, [1.2, 4.5, 1.2])
export const earth = plain([0.3, 0.2, 0.12], 0.8, [2.4, 2.4, 2.4])
export const asphalt = plain([0.17, 0.17, 0.18], 0.5, [6, 6, 6])
export const plywood = plain([0.62, 0.44, 0.25], 0.4, [0.6, 9, 9])
export const lumber = plain([0.68, 0.51, 0.31], 0.35, [2, 14, 14])
export const steel = plain([0.5, 0.52, 0.55], 0.2)
export const dark = plain([0.06, 0.06, 0.07], 0.3)
export const rust = plain([0.36, 0.16, 0.08], 0.7, [9, 9, 9])
export const yellow = plain([0.86, 0.56, 0.05], 0.12)
export const orange = plain([0.92, 0.27, 0.04], 0.1)
export const red = plain([0.66, 0.04, 0.03], 0.1)
export const white = plain([0.82, 0.82, 0.8], 0.1)
export const grey = plain([0.36, 0.38, 0.4], 0.12)
export const blue = plain([0.08, 0.2, 0.42], 0.15)
export const green = plain([0.5, 0.75, 0.08], 0.12)
const skin = plain([0.55, 0.36, 0.26], 0.1)
const denim = plain([0.09, 0.12, 0.2], 0.3)
export const cardboard = plain([0.5, 0.34, 0.19], 0.2, [1, 5, 1])
export const striped: Material = {
  color: [0.9, 0.62, 0.05],
  grain: 0.1,
  bands: { color: [0.05, 0.05, 0.05], width: 0.22 },
}

export const box = (at: V, half: V, of: Material, yaw = 0, roll = 0): Solid => ({
  kind: 'box',
  at,
  half,
  yaw,
  roll,
  of,
})
export const rod = (from: V, to: V, radius: number, of: Material): Solid => ({
  kind: 'rod',
  from,
  to,
  radius,
  of,
})
export const ball = (at: V, radius: number, of: Material, flat = 1): Solid => ({
  kind: 'ball',
  at,
  radius,
  flat,
  of,
})

export const many = (count: number, make: (n: number) => Solid[]): Solid[] =>
  Array.from({ length: count }, (_, n) => make(n)).flat()

/** Between 0 and 1, the same for the same number. */
export const luck = (n: number): number => {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return x - Math.floor(x)
}

export const floor = (of: Material, size = 60): Solid => box([0, -0.5, 0], [size, 0.5, size], of)

/** A worker with vest and hard hat; `lean` bends them forward. */
export function worker([x, y, z]: V, vest: Material, hat: Material, turn = 0): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const at = (side: number, up: number, front = 0): V => [
    x + side * c + front * s,
    y + up,
    z - side * s + front * c,
  ]
  return [
    rod(at(-0.11, 0), at(-0.1, 0.85), 0.085, denim),
    rod(at(0.12, 0, 0.12), at(0.1, 0.85), 0.085, denim),
    box(at(-0.11, 0.05, 0.06), [0.06, 0.05, 0.14], dark, turn),
    box(at(0.12, 0.05, 0.2), [0.06, 0.05, 0.14], dark, turn),
    box(at(0, 1.13), [0.21, 0.3, 0.13], vest, turn),
    box(at(0, 1.08, 0.002), [0.215, 0.035, 0.135], white, turn),
    rod(at(-0.27, 1.38), at(-0.3, 0.9, 0.08), 0.06, vest),
    rod(at(0.27, 1.38), at(0.33, 0.92, 0.12), 0.06, vest),
    ball(at(0, 1.58), 0.115, skin),
    ball(at(0, 1.64), 0.145, hat, 0.85),
    box(at(0, 1.63, 0.1), [0.1, 0.012, 0.09], hat, turn),
  ]
}

/** Posts with top rail, midrail and toeboard along x. */
export const guardrail = (from: number, to: number, z: number, y = 0): Solid[] => [
  ...many(Math.round((to - from) / 2) + 1, (n) => {
    const x = from + Math.min(n * 2, to - from)
    return [
      rod([x, y, z], [x, y + 1.12, z], 0.03, yellow),
      box([x, y + 0.02, z], [0.12, 0.02, 0.12], steel),
    ]
  }),
  box([(from + to) / 2, y + 1.08, z], [(to - from) / 2, 0.045, 0.02], lumber),
  box([(from + to) / 2, y + 0.58, z], [(to - from) / 2, 0.045, 0.02], lumber),
  box([(from + to) / 2, y + 0.07, z], [(to - from) / 2, 0.07, 0.015], lumber),
]

export const cone = ([x, y, z]: V): Solid[] => [
  box([x, y + 0.02, z], [0.19, 0.02, 0.19], dark),
  ...many(12, (n) => [
    rod(
      [x, y + 0.04 + n * 0.055, z],
      [x, y + 0.1 + n * 0.055, z],
      0.145 - n * 0.01,
      n === 4 || n === 5 || n === 8 ? white : orange,
    ),
  ]),
]

/** Buildings of a town, far away. */
export const town = (z: number, base: number): Solid[] =>
  many(26, (n) => {
    const height = 8 + luck(n) * 34
    const tone = 0.26 + luck(n + 50) * 0.22
    return [
      box(
        [-78 + n * 6.3, base + height / 2, z - luck(n + 9) * 30],
        [2 + luck(n + 3) * 1.6, height / 2, 3],
        {
          color: [tone, tone * 0.98, tone * 0.96],
          grain: 0.5,
          scale: [0.9, 1.1, 0.9],
        },
      ),
    ]
  })
