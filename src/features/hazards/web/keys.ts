// What this feature reads, each under its key.
import { registerKey } from '../../../register/web/keys.ts'

export const matrixKey = (...version: readonly (number | string)[]) =>
  ['risk-matrix', ...version] as const
export const cellsKey = registerKey('hazards', 'by-cell')
