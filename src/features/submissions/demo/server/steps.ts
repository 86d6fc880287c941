// What becomes of a submission of the demo: who signs when, what is sent back, reviewed and closed.
import type { DemoSize } from '../../../../manifest/feature.server.ts'
import { workingDayAfter } from '../../../people/index.ts'
import { later } from './moments.ts'
import { at, type DemoSigner, manager } from './rounds.ts'

export type DemoFate =
  /** Nobody has signed, one has, all have. */
  | 'unsigned'
  | 'partly'
  | 'signed'
  | 'returned'
  | 'resubmitted'
  | 'corrected'
  /** Corrected, and reviewed since. */
  | 'amended'
  | 'reviewed'
  | 'closed'
  | 'void'

export type DemoStep = {
  kind: 'signed' | 'returned' | 'revised' | 'approved' | 'closed' | 'voided'
  by: string
  at: string
  revision: number
  /** The place to sign, counted from 0. */
  place?: number
  reason?: string
}

/** Long ago all has ended; lately much still waits. */
const long: readonly DemoFate[] = [
  'closed',
  'signed',
  'reviewed',
  'corrected',
  'closed',
  'signed',
  'void',
]
const lately: readonly DemoFate[] = [
  'unsigned',
  'partly',
  'signed',
  'returned',
  'unsigned',
  'signed',
  'corrected',
]

const ofMany: ReadonlySet<string> = new Set([
  'flha',
  'orientation-checklist',
  'hot-work-permit',
  'confined-space-permit',
])

/** Of a year, few are corrected or void. */
function yearsFate(form: string, days: number, n: number): DemoFate {
  if (n % 211 === 40) return 'void'
  if (n % 67 === 12) return 'resubmitted'
  if (n % 53 === 8) return 'amended'
  if (form === 'flha') return days < 3 ? 'partly' : 'signed'
  return days > 21 ? 'closed' : 'reviewed'
}

type Of = { form: string; site: string; days: number; n: number; size: DemoSize }

export function fateOf({ form, site, days, n, size }: Of): DemoFate {
  if (days === 0) return at(['unsigned', 'partly', 'signed'], n)
  // There is always one of the tower that came back and waits to be corrected.
  if (form === 'site-inspection-weekly' && site === '25-014' && days > 3 && days <= 12)
    return 'returned'
  if (days > 12) return size === 'small' ? at(long, n) : yearsFate(form, days, n)
  if (ofMany.has(form))
    return size === 'small' || n % 5 === 0 ? at(['partly', 'signed'], days) : 'signed'
  return at(lately, n)
}

const reasons = {
  returned: [
    'Please say which stair and which floor, and who was told.',
    'The number of workers does not agree with the sign-in sheet. Please check it.',
    'Two of the crew are not on the list. Please add them and have them sign.',
  ],
  revised: [
    'Stair and floor are named now; the crew was told at noon.',
    'The number is corrected after the sign-in sheet.',
  ],
  corrected: ['The wrong machine was chosen.', 'The time was that of the day before.'],
  voided: ['Filled in twice: the other one counts.'],
} as const

type Asked = readonly (Omit<DemoSigner, 'role'> & { role: DemoSigner['role'] | 'submitter' })[]
type Story = { fate: DemoFate; by: string; sent: string; asked: Asked; failed: boolean; n: number }

const nextMorning = (moment: string, n: number) =>
  `${workingDayAfter(moment.slice(0, 10), 1)}T${n % 2 === 0 ? '08' : '09'}:${String(10 + (n % 45)).padStart(2, '0')}`

/** One after the other; the supervisor later on the day, the manager on the next morning. */
function signed(asked: Asked, from: string, revision: number, n: number): DemoStep[] {
  let moment = from
  return asked.map(({ role, name }, place) => {
    if (role === 'manager') moment = nextMorning(moment, n)
    else moment = later(moment, role === 'supervisor' ? 25 + (n % 60) : 1)
    return { kind: 'signed', by: name, at: moment, revision, place }
  })
}

export function stepsOf({ fate, by, sent, asked, failed, n }: Story): DemoStep[] {
  if (fate === 'unsigned') return []
  const first = signed(asked, sent, 1, n)
  if (fate === 'partly') return first.slice(0, 1)
  const done = first.at(-1)?.at ?? sent
  const act = (kind: DemoStep['kind'], moment: string, more: Partial<DemoStep> = {}): DemoStep => ({
    kind,
    by: manager,
    at: moment,
    revision: 1,
    ...more,
  })
  const morning = nextMorning(done, n)
  if (fate === 'void') return [...first, act('voided', morning, { reason: at(reasons.voided, n) })]
  const sentBack = [...first, act('returned', morning, { reason: at(reasons.returned, n) })]
  if (fate === 'returned') return sentBack
  if (fate === 'corrected' || fate === 'amended' || fate === 'resubmitted') {
    const from = fate === 'resubmitted' ? sentBack : first
    const again = nextMorning(from.at(-1)?.at ?? sent, n + 1)
    const reason = at(fate === 'resubmitted' ? reasons.revised : reasons.corrected, n)
    const signedAgain = signed(asked, again, 2, n)
    const approved = nextMorning(signedAgain.at(-1)?.at ?? again, n)
    return [
      ...from,
      act('revised', again, { revision: 2, reason, by }),
      ...signedAgain,
      ...(fate !== 'corrected' ? [act('approved', approved, { revision: 2 })] : []),
    ]
  }
  if (fate === 'signed') return first
  const approved = act('approved', morning)
  if (fate === 'reviewed' || failed) return [...first, approved]
  return [...first, approved, act('closed', later(nextMorning(morning, n), 20))]
}
