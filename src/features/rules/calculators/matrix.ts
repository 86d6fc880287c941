import { type RiskMatrix, risk, rowOf, ruleOf } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { lines } from './fields.ts'

const bands = ruleOf('RISK-MATRIX').params.bands.map(({ band }) => band)
const numberOf = (band: string) => bands.indexOf(band) + 1
const usual = risk.matrix.cells
  .map((line) => line.map(({ band }) => numberOf(band)).join(' '))
  .join('\n')

/** A line for each probability, and in it the number of a band for each severity. */
function matrixOf(text: string): RiskMatrix {
  const typed = text
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/).filter((one) => one !== ''))
  return {
    version: risk.matrix.version,
    cells: typed.map((line, p) =>
      line.map((one, s) => ({ score: (p + 1) * (s + 1), band: bands[Number(one) - 1] ?? one })),
    ),
  }
}

export const ownMatrix = calculator({
  name: 'matrix',
  title: 'calc_matrix',
  lead: 'calc_matrix_lead',
  fields: { cells: lines('ask_cells', usual, 6, { hint: 'ask_cells_hint' }) },
  work({ cells }, { says }) {
    const path = risk.faults(matrixOf(cells))
    return {
      says: says.word(path.length === 0 ? 'out_matrix_fine' : 'out_matrix_faulty', {
        count: path.length,
      }),
      tone: path.length === 0 ? 'good' : 'danger',
      path,
      rules: [rowOf('RISK-MATRIX')],
    }
  },
})
