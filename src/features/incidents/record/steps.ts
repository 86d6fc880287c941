// Which steps lead on from where an incident stands, and for whom.
import { keysOf } from '../../../kit/own.ts'
import type { IncidentStatus } from './incidents.register.ts'
import type { IncidentKind } from './kinds.ts'

const open = ['reported', 'triaged', 'investigating', 'actions_open', 'pending_close'] as const

const steps = {
  triage: { from: ['reported'], to: 'triaged', grant: 'edit' },
  investigate: { from: ['triaged'], to: 'investigating', grant: 'edit' },
  act: { from: ['investigating'], to: 'actions_open', grant: 'edit' },
  finish: { from: ['investigating', 'actions_open'], to: 'pending_close', grant: 'edit' },
  sign_off: { from: ['pending_close'], to: 'pending_close', grant: 'close' },
  close: { from: ['triaged', 'pending_close'], to: 'closed', grant: 'close' },
  reopen: { from: ['closed', 'void'], to: 'investigating', grant: 'close' },
  void: { from: open, to: 'void', grant: 'close' },
} as const satisfies Record<
  string,
  { from: readonly IncidentStatus[]; to: IncidentStatus; grant: 'edit' | 'close' }
>
export type IncidentStep = keyof typeof steps
export const stepNames = keysOf(steps)

/** What has to be explained. */
export const needsReason: readonly IncidentStep[] = ['reopen', 'void']

/** Nothing of it is changed any more. */
export const isOver = (status: string): boolean => status === 'closed' || status === 'void'

export const statusAfter = (step: IncidentStep): IncidentStatus => steps[step].to

/** Where nobody was hurt, what was seen is closed without an investigation. */
export const leadsOn = (
  step: IncidentStep,
  { kind, status }: { kind: IncidentKind; status: IncidentStatus },
): boolean =>
  steps[step].from.some((before) => before === status) &&
  !(step === 'close' && status === 'triaged' && kind === 'incident')

export const stepsFor = (
  incident: { kind: IncidentKind; status: IncidentStatus },
  may: { edit: boolean; close: boolean },
): IncidentStep[] => stepNames.filter((step) => may[steps[step].grant] && leadsOn(step, incident))

export const grantFor = (step: IncidentStep) => `incidents.${steps[step].grant}` as const
