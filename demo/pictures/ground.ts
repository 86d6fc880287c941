// Trench, floor and gate, as somebody would photograph what is wrong with them.
import { base, overcast } from './light.ts'
import {
  asphalt,
  ball,
  block,
  blue,
  box,
  cardboard,
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
  striped,
  town,
  white,
  yellow,
} from './parts.ts'
import type { Shot, Solid, V } from './trace.ts'

export const excavation: Shot = {
  ...base,
  sky: overcast,
  sunlight: 1.4,
  eye: [-3.4, 2.1, 6.6],
  target: [0.4, -0.35, -0.6],
  solids: [
    box([-61.2, -1.5, 0], [60, 1.5, 140], earth),
    box([61.4, -1.5, 0], [60, 1.5, 140], earth),
    box([0, -3.2, 0], [3, 0.3, 40], earth),
    box([0, -1.5, -80], [3, 1.5, 70], earth),
    ...many(90, (n) => {
      const along = -5 + luck(n) * 8.5
      const up = luck(n + 40)
      return [
        ball(
          [1.75 + luck(n + 7) * 1.9 * (1.1 - up * 0.5), up * 0.95, along],
          0.3 + luck(n + 3) * 0.3,
          earth,
          0.75,
        ),
      ]
    }),
    ...many(26, (n) => [
      ball(
        [0.85 + luck(n) * 0.9, -0.02 - luck(n + 2) * 0.4, -5 + luck(n + 5) * 9],
        0.08 + luck(n + 3) * 0.14,
        earth,
      ),
    ]),
    rod([-0.9, -2.75, -9.5], [-0.9, -2.75, 5], 0.24, { ...green, color: [0.16, 0.36, 0.22] }),
    rod([-1.02, -2.9, -1.4], [-1.26, 0.9, -1.4], 0.03, orange),
    rod([-1.02, -2.9, -0.98], [-1.26, 0.9, -0.98], 0.03, orange),
    ...many(11, (n) => [
      rod(
        [-1.03 - n * 0.021, -2.6 + n * 0.32, -1.4],
        [-1.03 - n * 0.021, -2.6 + n * 0.32, -0.98],
        0.018,
        steel,
      ),
    ]),
    ...many(4, (n) => [
      box([-3.1, 0.62, -7 + n * 2.6], [0.03, 0.12, 1.15], n % 2 === 0 ? striped : white),
      rod([-3.1, 0, -8 + n * 2.6], [-3.1, 0.95, -8 + n * 2.6], 0.03, steel),
    ]),
    box([6.8, 0.5, -8], [1.2, 0.5, 1.9], dark, 0.4),
    box([6.8, 1.6, -8.2], [1.3, 0.6, 1.5], yellow, 0.4),
    box([6.1, 2.6, -7.6], [0.55, 0.7, 0.7], { ...dark, color: [0.1, 0.13, 0.16] }, 0.4),
    rod([6.4, 2, -7], [4.6, 4.3, -5.2], 0.2, yellow),
    rod([4.6, 4.3, -5.2], [3.2, 2.4, -3.9], 0.16, yellow),
    box([3.1, 1.9, -3.8], [0.4, 0.42, 0.35], steel, 0.8, 0.4),
  ],
}

export const housekeeping: Shot = {
  ...base,
  sun: [0.7, 0.75, 0.5],
  eye: [0.4, 1.65, 5.4],
  target: [0, 0.5, 0],
  solids: [
    floor(concrete),
    box([0, 1.7, -3.4], [8, 1.7, 0.15], block),
    box([-5.4, 1.7, 0], [0.15, 1.7, 8], block),
    ...many(6, (n) => [
      box([3.1 + n * 0.28, 0.1 + n * 0.18, -1.6], [0.16, 0.1 + n * 0.18, 0.85], concrete),
    ]),
    rod([3, 1.05, -0.72], [4.5, 2.1, -0.72], 0.025, yellow),
    rod([3, 0, -0.72], [3, 1.05, -0.72], 0.025, yellow),
    ...many(34, (n) => [
      box(
        [-2.6 + luck(n) * 5.2, 0.05 + luck(n + 77) * 0.16, -2.1 + luck(n + 31) * 4.2],
        [0.18 + luck(n + 3) * 0.55, 0.025 + luck(n + 8) * 0.03, 0.05 + luck(n + 5) * 0.05],
        n % 4 === 0 ? plywood : lumber,
        luck(n + 13) * 3.1,
        (luck(n + 17) - 0.5) * 0.16,
      ),
    ]),
    box([-3.4, 0.62, -1.9], [0.95, 0.62, 0.7], blue),
    ...many(9, (n) => [
      box(
        [-4.1 + luck(n) * 1.4, 1.3 + luck(n + 2) * 0.2, -2.2 + luck(n + 6) * 0.7],
        [0.5, 0.03, 0.06],
        lumber,
        luck(n) * 3,
        (luck(n + 4) - 0.5) * 1.1,
      ),
    ]),
    ...many(3, (n) => [
      rod(
        [1.5 + n * 0.5, 0, 1.3 + luck(n) * 0.8],
        [1.5 + n * 0.5, 0.34, 1.3 + luck(n) * 0.8],
        0.14,
        n === 1 ? white : grey,
      ),
    ]),
    box([-0.4, 0.012, 1.6], [0.9, 0.012, 0.5], white, 0.7),
    box([0.9, 0.12, -0.4], [0.34, 0.12, 0.22], cardboard, 0.5),
    ...many(10, (n) => [
      rod(
        [-1.9 + n * 0.32, 0.03, 2.5 - Math.sin(n * 0.8) * 0.3],
        [-1.58 + n * 0.32, 0.03, 2.5 - Math.sin((n + 1) * 0.8) * 0.3],
        0.02,
        orange,
      ),
    ]),
  ],
}

const panel = ([x, y, z]: V, yaw: number, roll = 0): Solid[] => {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const at = (side: number, up: number): V => [
    x + side * c + up * Math.sin(roll) * s,
    y + up * Math.cos(roll),
    z - side * s + up * Math.sin(roll) * c,
  ]
  return [
    rod(at(-1.2, 0.1), at(-1.2, 2), 0.028, steel),
    rod(at(1.2, 0.1), at(1.2, 2), 0.028, steel),
    rod(at(-1.2, 2), at(1.2, 2), 0.028, steel),
    rod(at(-1.2, 0.15), at(1.2, 0.15), 0.028, steel),
    ...many(16, (n) => [rod(at(-1.1 + n * 0.147, 0.15), at(-1.1 + n * 0.147, 2), 0.006, steel)]),
    ...many(9, (n) => [rod(at(-1.2, 0.3 + n * 0.2), at(1.2, 0.3 + n * 0.2), 0.006, steel)]),
    box(at(-1.2, 0.06), [0.34, 0.07, 0.11], concrete, yaw + 1.57),
    box(at(1.2, 0.06), [0.34, 0.07, 0.11], concrete, yaw + 1.57),
  ]
}

export const siteGate: Shot = {
  ...base,
  sun: [-0.6, 0.65, 0.6],
  eye: [-1.6, 1.62, 7],
  target: [0.5, 1.0, 0],
  solids: [
    floor(earth, 60),
    box([0, 0.03, 5.5], [40, 0.06, 3.4], asphalt),
    box([0, 0.07, 1.9], [40, 0.08, 0.9], concrete),
    ...panel([-5.2, 0.1, 0], 0),
    ...panel([-2.7, 0.1, 0], 0),
    ...panel([0.1, 0.1, -0.7], 0.62, -0.2),
    ...panel([3.5, 0.1, 0], 0.02),
    ...panel([6, 0.1, 0], 0),
    box([-4.1, 1.4, -0.03], [0.55, 0.4, 0.012], orange),
    box([-4.1, 1.4, -0.015], [0.42, 0.07, 0.01], white),
    ...cone([1.55, 0.15, 0.9]),
    ...cone([-1.1, 0.15, 1.6]),
    box([9.6, 1.5, -5], [3, 1.35, 1.3], { ...blue, color: [0.32, 0.42, 0.5] }, -0.1),
    box([8.7, 1.35, -3.65], [0.42, 0.95, 0.03], white, -0.1),
    box([-7, 0.9, -5.5], [2.2, 0.7, 1], red, 0.15),
    ...many(5, (storey) => [
      box([-1, 1.5 + storey * 3.1, -22], [11, 0.18, 7], concrete),
      ...many(7, (n) => [box([-11 + n * 3.4, storey * 3.1, -15.4], [0.28, 1.5, 0.28], concrete)]),
    ]),
    box([-1, 8, -25], [10.5, 8, 3], { ...concrete, color: [0.3, 0.3, 0.3] }),
    ...many(3, (n) => [box([3.2, 0.2 + n * 0.25, -4], [1.4, 0.1, 0.6], lumber, 0.2)]),
    ...town(-70, 0),
  ],
}
