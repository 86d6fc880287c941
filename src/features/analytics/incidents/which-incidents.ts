// Which incidents each figure counts, said once: for the database and for the list that shows them.
import type { IncidentSeverity } from '../../incidents/definition/index.ts'
import { type ListedProjects, listOn } from '../figures/list-on.ts'
import type { Period } from '../figures/period.ts'
import type { CountName } from './incident-analytics.contract.ts'

type Which = { kind: 'incident' | 'near_miss'; severities?: readonly IncidentSeverity[] }

export const countedStatuses = [
  ...['reported', 'triaged', 'investigating', 'actions_open', 'pending_close', 'closed'],
] as const

/** A physician or worse; deaths are recordable and no lost time. */
export const recordable: readonly IncidentSeverity[] = [
  ...(['medical_aid', 'modified', 'lost_time', 'critical', 'fatal'] as const),
]
export const awayOrRestricted: readonly IncidentSeverity[] = ['modified', 'lost_time', 'critical']
export const lostTime: readonly IncidentSeverity[] = ['lost_time', 'critical']

export const which: Readonly<Record<CountName, Which>> = {
  incidents: { kind: 'incident' },
  near_misses: { kind: 'near_miss' },
  recordables: { kind: 'incident', severities: recordable },
  lost_time: { kind: 'incident', severities: lostTime },
}

type Listed = Which & { projects: ListedProjects }

/** The list that has just these. */
export const listOfIncidents = (
  { kind, severities = [], projects }: Listed,
  { from, to }: Period,
): string | null =>
  listOn('/dashboard/incidents', projects, [
    ['kind', kind],
    ['occurred_on', `${from}..${to}`],
    ...countedStatuses.map((status) => ['status', status] as const),
    ...severities.map((severity) => ['severity', severity] as const),
  ])
