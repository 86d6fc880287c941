import type { Scope } from '../../../access/scope.ts'
import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { keysOf } from '../../../kit/own.ts'
import { type IncidentSeverity, severities } from '../../incidents/definition/index.ts'
import { askedOf, type FigureReader } from '../figures/asked.server.ts'
import type { AskedFigures } from '../figures/asked.ts'
import type { ListedProjects } from '../figures/list-on.ts'
import { countNames, readIncidentAnalytics } from './incident-analytics.contract.ts'
import * as store from './incident-analytics.store.ts'
import { ratesOf } from './rates-of.ts'
import { listOfIncidents, type Which, which } from './which-incidents.ts'

/** Who sees less than the company has the rates of the projects that they see. */
async function figuresOf(db: Db, asked: store.AskedIncidents, scope: Scope) {
  const counts = await store.countIncidents(db, asked)
  const cases =
    scope === 'company'
      ? counts
      : await store.countIncidents(db, { ...asked, onSeenProjects: true })
  const missing = await store.missingHours(db, asked)
  const hours = await store.sumHours(db, asked)
  const { recordables, lost_time: lostTime, away_or_restricted: awayOrRestricted } = cases
  const rates = ratesOf({ hours, recordables, lostTime, awayOrRestricted }, missing.length === 0)
  return { counts, missing, hours, rates }
}

export async function incidentFigures({ db, can, session }: FigureReader, query: AskedFigures) {
  const { period, before, projects } = await askedOf(db, query)
  const asked = { ...period, projects }
  const now = await figuresOf(db, asked, session.scope)
  const then = await figuresOf(db, { ...before, projects }, session.scope)
  const bySeverity = await store.incidentsBySeverity(db, asked)
  const countOf = (severity: IncidentSeverity | null) =>
    bySeverity.find((one) => one.severity === severity)?.value ?? 0
  const byProject = await store.incidentsByProject(db, asked)
  const list = (listed: Which, there: ListedProjects = projects) =>
    can('incidents.view') ? listOfIncidents({ ...listed, projects: there }, period) : null
  return {
    period,
    before,
    counts: countNames.map((name) => ({
      name,
      value: now.counts[name],
      before: then.counts[name],
      to: list(which[name]),
    })),
    rates: now.rates.map((rate, at) => ({ ...rate, before: then.rates[at]?.value ?? null })),
    hours: now.hours,
    missing: now.missing,
    months: await store.incidentsByMonth(db, asked),
    severities: [...keysOf(severities), null].flatMap((severity) => {
      const value = countOf(severity)
      // The list shows `none` and what says no severity as one.
      const isListed = severity !== null && (severity !== 'none' || countOf(null) === 0)
      const to = isListed ? list({ ...which.incidents, severities: [severity] }) : null
      return value === 0 ? [] : [{ severity, value, to }]
    }),
    projects: byProject.map((one) => ({
      ...one,
      to: list(which.incidents, [one.id]),
    })),
  }
}

export const incidentAnalyticsCalls = [
  bind(readIncidentAnalytics, async (context, { query }) => ({
    data: await incidentFigures(context, query),
  })),
]
