// Who may come in: decided from facts with days in them, so that a tablet without a connection decides as the server
// does, today and tomorrow.
import { addDays } from '../../../kit/day.ts'

/** Something that must be held: an orientation, a training, a paper of a contractor. */
export type Proof = {
  name: string
  /** `waiting`: it was handed in, and nobody has verified it. */
  state: 'held' | 'waiting' | 'missing'
  /** Its last day; null where it never ends. */
  until: string | null
  /** Up to this day it need not be there. */
  grace_until: string | null
}

export type EntryFacts = {
  /** Its account was deactivated, or nobody engages the person any longer. */
  stopped: 'deactivated' | 'left' | null
  /** They are on the list of the project. */
  is_listed: boolean
  orientation: Proof | null
  trainings: readonly Proof[]
  contractor: {
    name: string
    state: 'open' | 'conditional' | 'pending' | 'closed'
    papers: Proof[]
  } | null
}

export type Colour = 'green' | 'amber' | 'red'
export const reasonCodes = [
  ...(['deactivated', 'left', 'unlisted'] as const),
  ...([
    'orientation_missing',
    'orientation_over',
    'orientation_waiting',
    'orientation_ends',
  ] as const),
  ...(['training_missing', 'training_over', 'training_waiting', 'training_grace'] as const),
  ...([
    'training_ends',
    'contractor_closed',
    'contractor_pending',
    'contractor_conditional',
  ] as const),
  ...(['paper_missing', 'paper_over', 'paper_waiting', 'paper_grace', 'paper_ends'] as const),
] as const
export type ReasonCode = (typeof reasonCodes)[number]
export type Reason = { code: ReasonCode; about: string | null; day: string | null; red: boolean }
export type EntryDecision = { colour: Colour; reasons: Reason[] }

/** So many days before an end it is said. */
const endsSoon = 14

type Codes = Record<'missing' | 'over' | 'waiting' | 'grace' | 'ends', ReasonCode>
const codesOf = {
  orientation: {
    missing: 'orientation_missing',
    over: 'orientation_over',
    waiting: 'orientation_waiting',
    grace: 'orientation_waiting',
    ends: 'orientation_ends',
  },
  training: {
    missing: 'training_missing',
    over: 'training_over',
    waiting: 'training_waiting',
    grace: 'training_grace',
    ends: 'training_ends',
  },
  paper: {
    missing: 'paper_missing',
    over: 'paper_over',
    waiting: 'paper_waiting',
    grace: 'paper_grace',
    ends: 'paper_ends',
  },
} as const satisfies Record<string, Codes>

function reasonsOfHeld({ name, state, until, grace_until }: Proof, codes: Codes, today: string) {
  const said = (code: ReasonCode, red: boolean, day: string | null): Reason[] => [
    { code, about: name, day, red },
  ]
  const isOver = until !== null && until < today
  if (state === 'missing' || isOver) {
    if (grace_until !== null && today <= grace_until) return said(codes.grace, false, grace_until)
    return state === 'missing' ? said(codes.missing, true, null) : said(codes.over, true, until)
  }
  if (state === 'waiting') return said(codes.waiting, false, null)
  return until !== null && until <= addDays(today, endsSoon) ? said(codes.ends, false, until) : []
}

const contractorReasons = {
  open: [],
  conditional: [{ code: 'contractor_conditional', red: false }],
  pending: [{ code: 'contractor_pending', red: true }],
  closed: [{ code: 'contractor_closed', red: true }],
} as const

/** What stops them first, then what is to be said; the whole is as grave as its gravest part. */
export function decide(facts: EntryFacts, today: string): EntryDecision {
  const { stopped, is_listed, orientation, trainings, contractor } = facts
  const reasons: Reason[] = [
    ...(stopped === null ? [] : [{ code: stopped, about: null, day: null, red: true }]),
    ...(contractor === null
      ? []
      : contractorReasons[contractor.state].map((each) => ({
          ...each,
          about: contractor.name,
          day: null,
        }))),
    ...(contractor?.papers ?? []).flatMap((paper) => reasonsOfHeld(paper, codesOf.paper, today)),
    ...(orientation === null ? [] : reasonsOfHeld(orientation, codesOf.orientation, today)),
    ...trainings.flatMap((training) => reasonsOfHeld(training, codesOf.training, today)),
    ...(is_listed ? [] : [{ code: 'unlisted' as const, about: null, day: null, red: false }]),
  ]
  const red = reasons.filter((reason) => reason.red)
  const amber = reasons.filter((reason) => !reason.red)
  const colour = red.length > 0 ? 'red' : amber.length > 0 ? 'amber' : 'green'
  return { colour, reasons: [...red, ...amber] }
}
