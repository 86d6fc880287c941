// Ladder, scaffold and crane, as somebody would photograph what is wrong with them.
import { base } from './light.ts'
import {
  ball,
  block,
  box,
  concrete,
  cone,
  dark,
  earth,
  floor,
  green,
  grey,
  luck,
  lumber,
  many,
  orange,
  plywood,
  red,
  rod,
  steel,
  town,
  white,
  worker,
  yellow,
} from './parts.ts'
import type { Shot, Solid } from './trace.ts'

const rail = (x: number, height: number): Solid =>
  rod([x, 0.07, 1.35], [x, height, 1.35 - height * 0.36], 0.035, orange)

export const ladder: Shot = {
  ...base,
  sun: [-0.55, 0.7, 0.6],
  eye: [-2.3, 1.5, 5.3],
  target: [0.25, 1.45, 0],
  solids: [
    floor(earth),
    box([0, 1.75, -0.6], [7, 1.75, 0.2], block),
    ...many(9, (n) => [box([0, 0.38 + n * 0.38, -0.398], [7, 0.008, 0.002], grey)]),
    box([0, 3.62, -0.9], [7, 0.12, 0.7], concrete),
    rail(-0.2, 3.95),
    rail(0.26, 3.95),
    ...many(12, (n) => {
      const y = 0.35 + n * 0.3
      const z = 1.35 - y * 0.36
      return [rod([-0.2, y, z], [0.26, y - (n === 4 ? 0.07 : 0), z], 0.02, steel)]
    }),
    box([0.03, 0.035, 1.35], [0.75, 0.025, 0.14], lumber, 0.12, 0.045),
    box([0.28, 0.012, 1.4], [0.2, 0.012, 0.12], plywood, 0.4),
    ...many(5, (n) => [box([2.2, 0.1 + n * 0.2, 0.4], [0.42, 0.095, 0.24], block, 0.06 * luck(n))]),
    ...many(4, (n) => [
      box([3.1, 0.1 + n * 0.2, 0.5], [0.42, 0.095, 0.24], block, 0.3 + 0.06 * luck(n)),
    ]),
    ...many(14, (n) => [
      ball(
        [-3.5 + luck(n) * 7, 0.01, 0.4 + luck(n + 8) * 3.4],
        0.05 + luck(n + 3) * 0.06,
        concrete,
        0.6,
      ),
    ]),
    rod([-1.7, 0, 0.5], [-1.7, 0.36, 0.5], 0.15, white),
  ],
}

export const scaffold: Shot = {
  ...base,
  sun: [0.6, 0.7, 0.6],
  eye: [-3.8, 1.6, 8.2],
  target: [0.3, 2.5, 0],
  solids: [
    floor(earth),
    box([0, 4.5, -1.3], [9, 4.5, 0.25], { ...block, scale: [1, 4, 1] }),
    ...many(3, (n) => [
      box([-4.5 + n * 4.5, 2.2, -1.03], [0.7, 0.8, 0.03], dark),
      box([-4.5 + n * 4.5, 5.2, -1.03], [0.7, 0.8, 0.03], dark),
    ]),
    ...many(5, (n) => {
      const x = -4.4 + n * 2.2
      return [0.55, -0.6].flatMap((z) => [
        rod([x, 0.05, z], [x, 7.2, z], 0.035, yellow),
        box([x, 0.03, z], [0.16, 0.03, 0.16], lumber),
      ])
    }),
    ...many(3, (lift) => {
      const y = 2 + lift * 2
      return [
        ...[0.55, -0.6].flatMap((z) => [rod([-4.6, y - 0.06, z], [4.6, y - 0.06, z], 0.03, steel)]),
        ...many(5, (n) => [
          rod([-4.4 + n * 2.2, y - 0.06, 0.6], [-4.4 + n * 2.2, y - 0.06, -0.7], 0.03, steel),
        ]),
        ...many(5, (n) => [
          box([lift === 1 && n === 3 ? 30 : -0.1, y, 0.4 - n * 0.24], [4.6, 0.03, 0.11], lumber),
        ]),
        ...(lift === 1 ? [] : [rod([-4.6, y + 1.05, 0.57], [4.6, y + 1.05, 0.57], 0.025, yellow)]),
        ...(lift === 1 ? [] : [rod([-4.6, y + 0.55, 0.57], [4.6, y + 0.55, 0.57], 0.025, yellow)]),
      ]
    }),
    ...many(4, (n) => [
      rod(
        [-4.4 + n * 2.2, n % 2 === 0 ? 0.1 : 2, 0.6],
        [-2.2 + n * 2.2, n % 2 === 0 ? 2 : 0.1, 0.6],
        0.022,
        steel,
      ),
      rod(
        [-4.4 + n * 2.2, n % 2 === 0 ? 2 : 4, 0.6],
        [-2.2 + n * 2.2, n % 2 === 0 ? 4 : 2, 0.6],
        0.022,
        steel,
      ),
    ]),
    box([-2.2, 1.55, 0.62], [0.13, 0.2, 0.01], red),
    box([-2.2, 1.6, 0.635], [0.1, 0.06, 0.004], white),
    ...worker([1.1, 4.04, 0.1], orange, white, 2.6),
    ...many(4, (n) => [box([2.9, 4.12 + n * 0.2, -0.1], [0.3, 0.09, 0.2], block, 0.1 * luck(n))]),
    box([3.8, 0.3, 2.2], [0.9, 0.3, 0.5], lumber, 0.4),
    ...cone([-3.2, 0, 2.4]),
    ...many(30, (n) => [
      ball([-7 + luck(n) * 14, 0, 1 + luck(n + 8) * 6], 0.06 + luck(n + 3) * 0.1, earth, 0.6),
    ]),
  ],
}

const lattice = (x: number, z: number, from: number, to: number, half: number): Solid[] => [
  ...[-half, half].flatMap((dx) =>
    [-half, half].map((dz) => rod([x + dx, from, z + dz], [x + dx, to, z + dz], 0.09, yellow)),
  ),
  ...many(Math.round((to - from) / 1.9), (n) => {
    const y = from + n * 1.9
    const flip = n % 2 === 0 ? 1 : -1
    return [
      rod([x - half * flip, y, z + half], [x + half * flip, y + 1.9, z + half], 0.05, yellow),
      rod([x + half, y, z - half * flip], [x + half, y + 1.9, z + half * flip], 0.05, yellow),
      rod([x - half, y, z + half], [x + half, y, z + half], 0.05, yellow),
    ]
  }),
]

export const crane: Shot = {
  ...base,
  sun: [-0.6, 0.7, 0.55],
  angle: 52,
  eye: [-3, 1.5, 13],
  target: [0.8, 4.9, 0],
  solids: [
    floor(concrete, 90),
    ...lattice(7.5, -16, 0, 24, 0.9),
    rod([-22, 24.2, -16], [17, 24.2, -16], 0.13, yellow),
    rod([-22, 24.2, -14.8], [17, 24.2, -14.8], 0.13, yellow),
    rod([-20, 25.7, -15.4], [15, 25.7, -15.4], 0.11, yellow),
    ...many(18, (n) => [
      rod([-20 + n * 2, 24.2, -14.8], [-19 + n * 2, 25.7, -15.4], 0.06, yellow),
      rod([-19 + n * 2, 25.7, -15.4], [-18 + n * 2, 24.2, -14.8], 0.06, yellow),
    ]),
    rod([7.5, 24, -15.4], [7.5, 29, -15.4], 0.25, yellow),
    rod([7.5, 29, -15.4], [-14, 25.7, -15.4], 0.05, steel),
    rod([7.5, 29, -15.4], [15.5, 25.7, -15.4], 0.05, steel),
    box([14.5, 23, -15.4], [1.8, 1.2, 0.9], concrete),
    box([6.1, 22.6, -14.6], [0.7, 1, 0.7], { ...white, color: [0.5, 0.56, 0.6] }),
    rod([0.4, 24.2, -15], [0.4, 6.6, 0.4], 0.03, dark),
    box([0.4, 6.5, 0.4], [0.14, 0.24, 0.14], yellow),
    ...[-1.5, 1.5].map((dx) => rod([0.4, 6.3, 0.4], [0.4 + dx, 5.15, 0.4], 0.02, steel)),
    ...many(4, (n) => [
      box([0.4, 4.72 + n * 0.12, 0.4], [1.75, 0.05, 0.75], n === 3 ? plywood : lumber, 0.12),
    ]),
    ...worker([-0.2, 0, 1.5], orange, white, 2.5),
    ...worker([1.35, 0, 0.6], green, yellow, -1.9),
    ...many(5, (storey) => [
      box([-15, 1.5 + storey * 3.2, -14], [7.5, 0.16, 6], concrete),
      ...many(4, (n) => [box([-21 + n * 4, storey * 3.2, -8.6], [0.3, 1.5, 0.3], concrete)]),
    ]),
    ...many(3, (n) => [box([5.6, 0.2 + n * 0.26, 2.6], [1.5, 0.11, 0.7], lumber, 0.3 + 0.02 * n)]),
    ...cone([-4.4, 0, 4.6]),
    ...town(-75, 0),
  ],
}
