// Which steps lead on from where a deficiency stands, and for whom.
import { keysOf } from '../../../kit/own.ts'
import type { Status } from '../deficiencies.register.ts'

const from = {
  start: ['open', 'accepted'],
  done: ['open', 'in_progress'],
  verify: ['done'],
  reject: ['done'],
  accept: ['open', 'in_progress', 'accepted'],
  duplicate: ['open', 'in_progress'],
  void: ['open', 'in_progress', 'done'],
  reassign: ['open', 'in_progress'],
  extend: ['open', 'in_progress'],
  effectiveness: ['closed'],
} as const satisfies Record<string, readonly Status[]>

export type DeficiencyStep = keyof typeof from
const steps = keysOf(from)
export const isStep = (name: string): name is DeficiencyStep => Object.hasOwn(from, name)

/** Something is still to be done: to put it right, or to see that it is. */
export const openStatuses = ['open', 'in_progress', 'done'] as const satisfies readonly Status[]

/** A closed deficiency stays as it was written. */
export const endedStatuses: readonly Status[] = ['closed', 'accepted', 'duplicate', 'void']

/** An order of an inspector is due no later than they said. */
export const pastOrder = 'The inspector set an earlier date.'

export type DeficiencyState = {
  status: Status
  effectiveness: string | null
  owner: string | null
  /** Who said that it is put right. */
  doer: string | null
}

export type Asking = {
  account: string | undefined
  /** A health and safety manager. */
  manages: boolean
  verifies: boolean
}

const ofVerifiers: readonly DeficiencyStep[] = [
  'verify',
  'reject',
  'accept',
  'void',
  'extend',
  'effectiveness',
]

export const leadsOn = (
  step: DeficiencyStep,
  { status, effectiveness }: DeficiencyState,
): boolean =>
  from[step].some((before) => before === status) &&
  (step !== 'effectiveness' || effectiveness === null)

/** Four eyes: the person who owns it, or says that it is put right, is not the one who sees that it is. */
export const isOwnWork = ({ owner, doer }: DeficiencyState, { account }: Asking): boolean =>
  account !== undefined && (account === owner || account === doer)

export const stepsFor = (standing: DeficiencyState, asking: Asking): DeficiencyStep[] =>
  steps.filter(
    (step) =>
      leadsOn(step, standing) &&
      (asking.verifies || !ofVerifiers.includes(step)) &&
      (step !== 'accept' || asking.manages) &&
      (step !== 'verify' || !isOwnWork(standing, asking)),
  )
