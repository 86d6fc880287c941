// The light in which the photographs are taken.
import type { V } from './trace.ts'

const day = { low: [0.72, 0.78, 0.84] as V, high: [0.3, 0.46, 0.72] as V }
export const overcast = { low: [0.74, 0.76, 0.78] as V, high: [0.6, 0.64, 0.69] as V }

export const base = { angle: 46, sun: [0.5, 0.8, 0.35] as V, sunlight: 2.1, sky: day }
