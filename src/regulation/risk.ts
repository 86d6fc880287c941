// Risk: a matrix of probability and severity, whose cells are data, in versions that never change.
import { RegulationError, type ResultStep, step, type UsedRule } from './contract.ts'
import { ruleOf, used } from './rules.ts'

export type RiskCell = { score: number; band: string }
/** `cells[probability - 1][severity - 1]`; both levels count from 1. */
export type RiskMatrix = { version: number; cells: readonly (readonly RiskCell[])[] }
export type Risk = {
  score: number
  band: string
  version: number
  /** Who approves it, and whether work stops until then. */
  approval: string
  stopWork: boolean
  path: ResultStep[]
  rule: UsedRule
}

/** The matrix of the house: the score is the product, the band by the score. */
function usualMatrix(): RiskMatrix {
  const { version, probability, severity, bands } = ruleOf('RISK-MATRIX').params
  const cell = (score: number) => ({
    score,
    band: bands.find(({ from, to }) => from <= score && score <= to)?.band ?? '',
  })
  const rows = probability.map((_, p) => severity.map((_, s) => cell((p + 1) * (s + 1))))
  return { version, cells: rows }
}

const usual = usualMatrix()

function rate(
  { probability, severity }: { probability: number; severity: number },
  matrix: RiskMatrix = usual,
): Risk {
  const row = ruleOf('RISK-MATRIX')
  const found = matrix.cells[probability - 1]?.[severity - 1]
  if (found === undefined)
    throw new RegulationError('no_number', `The matrix has no cell ${probability} × ${severity}`)
  const approval = ruleOf('RISK-APPROVAL')
  const { stop_work } = approval.params
  const approver = approval.params.approver[found.band] ?? ''
  const values = { probability, severity, ...found }
  return {
    ...found,
    version: matrix.version,
    approval: approver,
    stopWork: stop_work.includes(found.band),
    path: [
      step('risk_cell', row.citation, { ...values, version: matrix.version }),
      ...(stop_work.includes(found.band) ? [step('risk_stop_work', approval.citation)] : []),
    ],
    rule: used(row),
  }
}

/** What a matrix of a company's own breaks: cells missing, bands unknown, a fatality that is low. */
function faults({ cells }: RiskMatrix): ResultStep[] {
  const row = ruleOf('RISK-MATRIX')
  const { bands, never_low_from_severity } = row.params
  const order = bands.map(({ band }) => band)
  const levels = cells[0]?.length ?? 0
  return cells.flatMap((line, p) => [
    ...(line.length === levels ? [] : [step('risk_ragged', row.citation, { probability: p + 1 })]),
    ...line.flatMap(({ band }, s) => {
      const at = { probability: p + 1, severity: s + 1 }
      const rank = order.indexOf(band)
      const milder = order.indexOf(cells[p - 1]?.[s]?.band ?? band) > rank
      const left = order.indexOf(line[s - 1]?.band ?? band) > rank
      return [
        ...(rank < 0 ? [step('risk_unknown_band', row.citation, { ...at, band })] : []),
        ...(rank === 0 && s + 1 >= never_low_from_severity
          ? [step('risk_low_and_grave', row.citation, at)]
          : []),
        ...(rank >= 0 && (milder || left) ? [step('risk_falls', row.citation, at)] : []),
      ]
    }),
  ])
}

export const risk = {
  rate,
  faults,
  matrix: usual,
  controls: ruleOf('CONTROLS').params.controls,
}
