// How far a submission is.
import type { Tone } from '../../../register/fields/choice.ts'

export const stages = {
  unsigned: 'Unsigned',
  partly_signed: 'Partly signed',
  signed: 'Signed',
  returned: 'Returned',
  reviewed: 'Reviewed',
  closed: 'Closed',
  void: 'Void',
} as const
export type Stage = keyof typeof stages

export const stageTones: Readonly<Record<Stage, Tone>> = {
  unsigned: 'warning',
  partly_signed: 'warning',
  signed: 'good',
  returned: 'danger',
  reviewed: 'good',
  closed: 'calm',
  void: 'calm',
}
