import type { Scope } from '../../../access/scope.ts'
import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { keysOf } from '../../../kit/own.ts'
import { type IncidentSeverity, severities } from '../../incidents/definition/index.ts'
import { askedOf, type FigureReader } from '../figures/asked.server.ts'
import type { AskedFigures } from '../figures/asked.ts'
import { listOfPeople } from '../figures/list-on.ts'
import { rememberFigures } from '../memory/remember-figures.server.ts'
import { type CountName, countNames, readIncidentAnalytics } from './incident-analytics.contract.ts'
import * as store from './incident-analytics.store.ts'
import { readIncidentsOfFigure } from './listed-incidents.contract.ts'
import { incidentsShown } from './listed-incidents.store.ts'
import { ratesOf } from './rates-of.ts'
import { listOfIncidents, which } from './which-incidents.ts'

/** Who sees less than the company has the rates of the projects that they see. */
async function figuresOf(db: Db, asked: store.AskedIncidents, scope: Scope) {
  const counts = await store.countIncidents(db, asked)
  const cases =
    scope === 'company'
      ? counts
      : await store.countIncidents(db, { ...asked, onSeenProjects: true })
  // Hours are entered by project, of own people and of those of contractors: of no others is a rate known.
  const rated = asked.who.hours !== null
  const missing = rated ? await store.missingHours(db, asked) : []
  const hours = rated ? await store.sumHours(db, asked) : 0
  const { recordables, lost_time: lostTime, away_or_restricted: awayOrRestricted } = cases
  const complete = rated && missing.length === 0
  const rates = ratesOf({ hours, recordables, lostTime, awayOrRestricted }, complete)
  return { counts, missing, hours, rates, rated }
}

export async function incidentFigures({ db, can, session }: FigureReader, query: AskedFigures) {
  const { period, before, projects, who, words } = await askedOf(db, query)
  const asked = { ...period, projects, who }
  const now = await figuresOf(db, asked, session.scope)
  const then = await figuresOf(db, { ...before, projects, who }, session.scope)
  const bySeverity = await store.incidentsBySeverity(db, asked)
  const countOf = (severity: IncidentSeverity | null) =>
    bySeverity.find((one) => one.severity === severity)?.value ?? 0
  const byProject = await store.incidentsByProject(db, asked)
  const list = (
    show: CountName,
    { severity, at }: { severity?: IncidentSeverity; at?: { id: string | null } } = {},
  ) => {
    if (!can('incidents.view')) return null
    const severities = severity === undefined ? which[show].severities : [severity]
    const there = at === undefined ? projects : [at.id]
    return (
      listOfPeople('/dashboard/analytics/incident', who, {
        ...words,
        show,
        ...(severity && { severity }),
        ...(at && { at: at.id ?? 'none' }),
      }) ??
      listOfIncidents(
        { ...which[show], ...(severities && { severities }), projects: there },
        period,
      )
    )
  }
  return {
    period,
    before,
    counts: countNames.map((name) => ({
      name,
      value: now.counts[name],
      before: then.counts[name],
      to: list(name),
    })),
    rates: now.rates.map((rate, at) => ({ ...rate, before: then.rates[at]?.value ?? null })),
    hours: now.hours,
    missing: now.missing,
    rated: now.rated,
    months: await store.incidentsByMonth(db, asked),
    severities: [...keysOf(severities), null].flatMap((severity) => {
      const value = countOf(severity)
      // The list shows `none` and what says no severity as one.
      const isListed = severity !== null && (severity !== 'none' || countOf(null) === 0)
      const to = isListed ? list('incidents', { severity }) : null
      return value === 0 ? [] : [{ severity, value, to }]
    }),
    projects: byProject.map((one) => ({
      ...one,
      to: list('incidents', { at: one }),
    })),
  }
}

/** What the home and its wall show, too. */
const figures = rememberFigures<AskedFigures, Awaited<ReturnType<typeof incidentFigures>>>(
  incidentFigures,
)

const list = bind(readIncidentsOfFigure, async ({ db }, { query }) => {
  const { period, projects, who } = await askedOf(db, query)
  const found = await incidentsShown(db, { ...period, projects, who }, query)
  return {
    data: {
      period,
      total: found[0]?.total ?? 0,
      incidents: found.map(({ total: _, ...one }) => one),
    },
  }
})

export const incidentAnalyticsCalls = [
  list,
  bind(readIncidentAnalytics, async (context, { query }) => ({
    data: await figures(context, query),
  })),
]
