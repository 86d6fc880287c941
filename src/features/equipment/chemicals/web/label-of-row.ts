import type { AnyRow } from '../../../../register/define.ts'

/** What a product's row says on its label. */
export const labelOfRow = (row: AnyRow) => ({
  name: String(row.name),
  signalWord: row.signal_word as string | null,
  pictograms: row.pictograms as readonly string[],
  handling: [row.precautions, row.ppe] as (string | null)[],
})
