// What each step asks for, how it is called, and how the call is made.
import {
  IconArrowBackUp,
  IconCalendarPlus,
  IconChecks,
  IconCircleCheck,
  IconCopy,
  IconHourglass,
  IconPlayerPlay,
  IconRefreshDot,
  IconTrashX,
  IconUserShare,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Pointed } from '../../../../register/fields/pointing.ts'
import type { DeficiencyStep } from '../../steps/steps.ts'

export type Asks =
  | 'action'
  | 'photos'
  | 'risk'
  | 'reason'
  | 'note'
  | 'check_on'
  | 'until'
  | 'due_on'
  | 'owner'
  | 'of'
  | 'effective'

type Facts = { asks: readonly Asks[]; icon: ComponentType<{ size?: number }> }

export const stepFacts: Record<DeficiencyStep, Facts> = {
  start: { asks: [], icon: IconPlayerPlay },
  done: { asks: ['action', 'photos', 'risk'], icon: IconCircleCheck },
  verify: { asks: ['check_on', 'note'], icon: IconChecks },
  reject: { asks: ['reason'], icon: IconArrowBackUp },
  accept: { asks: ['reason', 'until'], icon: IconHourglass },
  duplicate: { asks: ['of', 'note'], icon: IconCopy },
  void: { asks: ['reason'], icon: IconTrashX },
  reassign: { asks: ['owner', 'note'], icon: IconUserShare },
  extend: { asks: ['due_on', 'reason'], icon: IconCalendarPlus },
  effectiveness: { asks: ['effective', 'note'], icon: IconRefreshDot },
}

/** Those that lead on, in the order in which they are offered as buttons; the rest in a menu. */
export const leading: readonly DeficiencyStep[] = [
  'verify',
  'start',
  'done',
  'reject',
  'effectiveness',
]

export type StepAnswers = {
  action: string
  photos: File[]
  after_probability: Pointed | null
  after_severity: Pointed | null
  reason: string
  note: string
  check_on: string | null
  until: string | null
  due_on: string | null
  owner: string | null
  of: string | null
  effective: 'yes' | 'no' | null
}

export const nothingSaid: StepAnswers = {
  action: '',
  photos: [],
  after_probability: null,
  after_severity: null,
  reason: '',
  note: '',
  check_on: null,
  until: null,
  due_on: null,
  owner: null,
  of: null,
  effective: null,
}

/** What must be answered before the step can be taken. */
export const isAnswered = (step: DeficiencyStep, said: StepAnswers): boolean =>
  stepFacts[step].asks.every((asks) => {
    if (asks === 'risk') return (said.after_probability === null) === (said.after_severity === null)
    if (asks === 'note' || asks === 'action' || asks === 'photos' || asks === 'check_on')
      return true
    const answer = said[asks]
    return typeof answer === 'string' && answer.trim().length >= (asks === 'reason' ? 3 : 1)
  })
