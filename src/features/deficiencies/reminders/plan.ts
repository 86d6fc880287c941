// Who is told about which deficiency on a day: its owner when it is due, and the people above them, one
// after the other, while it stays undone.

import { daysBetween } from '../../../kit/day.ts'
import { keysOf } from '../../../kit/own.ts'
import type { Status } from '../deficiencies.register.ts'

export type ReminderRecipient =
  | 'owner'
  | 'responsible'
  | 'project_manager'
  | 'managers'
  | 'management'

/** What somebody is told, in the order in which a mail says it. */
export const parts = [
  'overdue',
  'today',
  'tomorrow',
  'escalated',
  'unowned',
  'accepted',
  'effectiveness',
] as const
export type DigestPart = (typeof parts)[number]

export type OpenDeficiency = {
  id: string
  number: string
  title: string
  severity: string
  /** No mail says more of it than its number. */
  confidential: boolean
  status: Status
  owner: string | null
  /** Whether somebody outside the company sees to it. */
  outside: boolean
  /** Who supervises the project, or else answers for the place, and is not its owner. */
  responsible: string | null
  /** Who manages the project and is not its owner. */
  project_manager: string | null
  location: string | null
  due_on: string | null
  raised_on: string
  accepted_until: string | null
  effectiveness_due: string | null
  /** What was told of it before, as `noteOf` writes it. */
  told: readonly string[]
}

export type Telling = { of: OpenDeficiency; to: ReminderRecipient; part: DigestPart; until: string }

/** Days past due after which each is told too. */
const escalateAfter = {
  responsible: 1,
  project_manager: 3,
  managers: 5,
  management: 10,
} as const

const ownersPart = (late: number): DigestPart | undefined =>
  late >= 1 ? 'overdue' : late === 0 ? 'today' : late === -1 ? 'tomorrow' : undefined

function dueOf(one: OpenDeficiency, today: string): Telling[] {
  if (one.due_on === null) return []
  const until = one.due_on
  const late = daysBetween(until, today)
  const own = ownersPart(late)
  return [
    ...(own === undefined || one.owner === null
      ? []
      : [{ of: one, to: 'owner', part: own, until } as const]),
    ...keysOf(escalateAfter)
      .filter((to) => late >= escalateAfter[to])
      .map((to) => ({ of: one, to, part: 'escalated', until }) as const),
  ]
}

/** What is said once, and again only for another day. */
export const noteOf = ({ to, part, until }: Pick<Telling, 'to' | 'part' | 'until'>): string =>
  `${to} ${part} ${until}`

function tellingsOf(one: OpenDeficiency, today: string): Telling[] {
  const managers = (part: DigestPart, until: string) =>
    ({ of: one, to: 'managers', part, until }) as const
  if (one.status === 'accepted')
    return one.accepted_until !== null && one.accepted_until <= today
      ? [managers('accepted', one.accepted_until)]
      : []
  if (one.status === 'closed')
    return one.effectiveness_due !== null && one.effectiveness_due <= today
      ? [managers('effectiveness', one.effectiveness_due)]
      : []
  if (one.status === 'done') return []
  const unowned = one.owner === null && !one.outside && one.raised_on < today
  return [...dueOf(one, today), ...(unowned ? [managers('unowned', one.raised_on)] : [])]
}

/** An owner is told each day; those above once for each day that it was due. */
export const tellingsFor = (waiting: readonly OpenDeficiency[], today: string): Telling[] =>
  waiting.flatMap((one) =>
    tellingsOf(one, today).filter(
      (telling) => telling.to === 'owner' || !one.told.includes(noteOf(telling)),
    ),
  )
