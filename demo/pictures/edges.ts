// Edges, rebar and a pour, as somebody would photograph what is wrong with them.
import { base, overcast } from './light.ts'
import {
  asphalt,
  ball,
  box,
  cardboard,
  concrete,
  dark,
  floor,
  green,
  guardrail,
  luck,
  lumber,
  many,
  orange,
  plywood,
  rod,
  rust,
  town,
  wet,
  white,
  worker,
  yellow,
} from './parts.ts'
import type { Shot, V } from './trace.ts'

export const guardrailGap: Shot = {
  ...base,
  sun: [-0.5, 0.7, 0.55],
  eye: [-4.2, 1.62, 5.2],
  target: [1.2, 0.55, -1],
  solids: [
    box([0, -0.15, 4], [16, 0.15, 5], concrete),
    ...guardrail(-9, -1.6, -0.85),
    ...guardrail(3.4, 11.4, -0.85),
    box([6.6, 1.6, 0.2], [0.28, 1.6, 0.28], concrete),
    box([-6.4, 1.6, 0.2], [0.28, 1.6, 0.28], concrete),
    box([-0.6, 0.045, 0.7], [1.5, 0.045, 0.05], lumber, 0.35),
    box([-0.3, 0.14, 1.0], [1.5, 0.045, 0.05], lumber, 0.2),
    ...many(5, (n) => [
      box([8.4, 0.06 + n * 0.09, 2.2], [1.3, 0.04, 0.6], plywood, 0.05 * luck(n)),
    ]),
    ...town(-42, -34),
    box([0, -34.5, -60], [160, 0.5, 90], asphalt),
  ],
}

export const rebarCaps: Shot = {
  ...base,
  eye: [-2.6, 1.5, 4.4],
  target: [0.6, 0.42, 0],
  solids: [
    floor(concrete),
    ...many(11, (n) =>
      many(3, (row) => {
        const at: V = [-3.4 + n * 0.75 + luck(n * 7 + row) * 0.06, 0, -0.9 + row * 0.55]
        const top = 0.82 + luck(n + row * 31) * 0.1
        const tip: V = [at[0] + (luck(n * 3 + row) - 0.5) * 0.08, top, at[2]]
        const capped = n < 3
        return [
          rod(at, tip, 0.02, rust),
          ...(capped
            ? [
                ball([tip[0], top + 0.02, tip[2]], 0.05, orange, 0.7),
                rod([tip[0], top - 0.08, tip[2]], tip, 0.032, orange),
              ]
            : []),
        ]
      }),
    ),
    ...many(2, (row) => [
      rod([-4, 0.4, -0.9 + row * 1.1], [5, 0.4, -0.9 + row * 1.1], 0.012, rust),
    ]),
    ...many(4, (n) => [box([-3.6 + n * 2.5, 0.02, 1.7], [1.22, 0.02, 0.55], plywood, 0.02 * n)]),
    ...many(6, (n) => [
      ball([0.6 + luck(n) * 2.6, 0.04, 0.7 + luck(n + 4) * 0.5], 0.05, orange, 0.7),
    ]),
    box([-1, 1.6, -6.5], [9, 1.6, 0.15], plywood),
    ...many(9, (n) => [box([-9 + n * 2, 1.6, -6.3], [0.05, 1.6, 0.1], lumber)]),
    ...many(3, (n) => [box([-9, 0.5 + n, -6.25], [18, 0.06, 0.06], lumber)]),
  ],
}

const hoseAt = (n: number): V => [-3.2 + n * 0.42, 0.13, 1.6 + Math.sin(n * 0.42) * 0.75]

export const concretePour: Shot = {
  ...base,
  sky: overcast,
  sunlight: 1.1,
  eye: [-0.5, 1.75, 5.6],
  target: [0.2, 0.45, -0.6],
  solids: [
    box([0, -0.1, 0], [14, 0.1, 9], plywood),
    box([2.6, 0.06, -3], [5, 0.09, 3.4], wet),
    ...many(13, (n) => [
      ball([-2.2 + luck(n) * 1.2, 0.08, -5.6 + n * 0.42], 0.34 + luck(n + 3) * 0.25, wet, 0.45),
    ]),
    ...many(24, (n) => [rod([-6 + n * 0.26, 0.09, -6], [-6 + n * 0.26, 0.09, 0.5], 0.012, rust)]),
    ...many(22, (n) => [rod([-6, 0.115, -6 + n * 0.3], [0.2, 0.115, -6 + n * 0.3], 0.012, rust)]),
    box([0.6, 0.12, 0.62], [8, 0.14, 0.03], yellow),
    ...many(17, (n) => [rod(hoseAt(n), hoseAt(n + 1), 0.13, dark), ball(hoseAt(n), 0.13, dark)]),
    ...many(6, (n) => [
      rod(
        [0.3 + n * 0.1, 0.16 + n * 0.24, -1.5 - n * 0.1],
        [0.4 + n * 0.1, 0.4 + n * 0.24, -1.6 - n * 0.1],
        0.11,
        dark,
      ),
    ]),
    ...worker([1.2, 0.1, -2.1], orange, white, 2.4),
    ...worker([3.4, 0.1, -3.4], green, yellow, -2.1),
    ...worker([-3.3, 0.12, -2.6], green, white, 1.1),
    rod([3.1, 0.2, -2.9], [4.1, 1.15, -3.2], 0.02, lumber),
    ...guardrail(-9, 9, -7),
    box([-4.6, 0.3, 2.9], [0.6, 0.3, 0.5], cardboard, 0.4),
    ...town(-46, -26),
    box([0, -26.5, -60], [160, 0.5, 90], asphalt),
  ],
}
