import type { RegisterRow } from '../../../../register/define.ts'
import type { chemicals } from '../chemicals.register.ts'

export type Chemical = RegisterRow<typeof chemicals>

/** What a product's row says on its label. */
export const labelOfRow = (row: Chemical) => ({
  name: row.name,
  signalWord: row.signal_word,
  pictograms: row.pictograms,
  handling: [row.precautions, row.ppe],
})
