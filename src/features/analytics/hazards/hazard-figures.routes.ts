import { bind } from '../../../access/server/gate.ts'
import { mapped } from '../../../kit/own.ts'
import { bandNames, countedStatuses, type RiskBand } from '../../hazards/definition/index.ts'
import { hazardsByCell } from '../../hazards/index.ts'
import { askedOf, type FigureReader } from '../figures/asked.server.ts'
import type { AskedFigures } from '../figures/asked.ts'
import { listOfPeople, listOn } from '../figures/list-on.ts'
import * as calls from './hazard-figures.contract.ts'
import * as store from './hazard-figures.store.ts'

/** What must be reduced. */
const grave: readonly RiskBand[] = ['high', 'extreme']

/** The list of the register without what is retired. */
function listOf(words: Readonly<Record<string, readonly string[]>>): string {
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries({ status: countedStatuses, ...words }))
    for (const value of values) query.append(`filter[${name}]`, value)
  return `/dashboard/hazards?${query}`
}

export async function hazardFigures({ db, can }: FigureReader, query: AskedFigures) {
  const { period, before, projects, who, words } = await askedOf(db, query)
  const byBand = await store.hazardsByBand(db)
  const counted = (
    which: (one: (typeof byBand)[number]) => boolean,
    words: Parameters<typeof listOf>[0],
  ) => ({
    value: byBand.filter(which).reduce((sum, { count }) => sum + count, 0),
    to: can('hazards.view') ? listOf(words) : null,
  })
  const now = await store.countReports(db, { ...period, projects, who })
  const then = await store.countReports(db, { ...before, projects, who })
  const reportsOf = (statuses: readonly string[], show: string) =>
    can('incidents.view')
      ? (listOfPeople('/dashboard/hazards/analytics', who, { ...words, show }) ??
        listOn('/dashboard/incidents', projects, [
          ['kind', 'hazard'],
          ['occurred_on', `${period.from}..${period.to}`],
          ...statuses.map((status) => ['status', status] as const),
        ]))
      : null
  return {
    period,
    before,
    hazards: {
      all: counted(() => true, {}),
      grave: counted(({ initial }) => grave.includes(initial), { initial_band: grave }),
      graveControlled: counted(({ residual }) => residual !== null && grave.includes(residual), {
        residual_band: grave,
      }),
      unrated: counted(({ residual }) => residual === null, { residual_band: ['none'] }),
    },
    cells: await hazardsByCell(db),
    bands: bandNames.map((band) => ({
      band,
      initial: counted(({ initial }) => initial === band, { initial_band: [band] }),
      residual: counted(({ residual }) => residual === band, { residual_band: [band] }),
    })),
    opens: can('hazards.view'),
    reports: mapped(calls.statusesIn, (statuses, name) => ({
      ...{ value: now[name], before: then[name], to: reportsOf(statuses, name) },
    })),
    months: await store.reportsByMonth(db, { ...period, projects, who }),
  }
}

export const hazardCalls = [
  bind(calls.readHazardFigures, async (context, { query }) => ({
    data: await hazardFigures(context, query),
  })),
]
