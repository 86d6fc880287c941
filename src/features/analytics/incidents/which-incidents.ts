// Which incidents each figure counts, said once: for the database and for the list that shows them.
import type { IncidentSeverity } from '../../incidents/definition/index.ts'
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

type Listed = Which & { project?: string | null | undefined }

/** The list that has just these. */
export function listOfIncidents(
  { kind, severities = [], project }: Listed,
  { from, to }: Period,
): string {
  const words: [string, string][] = [
    ['filter[kind]', kind],
    ['filter[occurred_on]', `${from}..${to}`],
  ]
  for (const status of countedStatuses) words.push(['filter[status]', status])
  for (const severity of severities) words.push(['filter[severity]', severity])
  if (project !== undefined) words.push(['filter[project]', project ?? 'none'])
  return `/dashboard/incidents?${new URLSearchParams(words)}`
}
