// How a state looks, and what it is called: the symbol and the word say it, the colour beside them.

import { IconCircle, IconCircleCheckFilled, IconClockExclamation, IconX } from '@tabler/icons-react'
import type { Say } from '../../../../kit/sentences.ts'
import type { TagTone } from '../../../../kit/web/theme/Tag.tsx'
import type { ExpectedState } from '../../../expectations/definition/index.ts'
import { RainIcon } from '../../web/RainIcon.tsx'

const stateLabels: Record<ExpectedState, string> = {
  received: 'Received',
  late: 'Late',
  due: 'Still due',
  missed: 'Missed',
  excused: 'Excused',
}

export const stateSaid = (say: Say, state: ExpectedState): string => say(stateLabels[state])

/** The tone of each; what is still due has none. */
export const tones: Partial<Record<ExpectedState, TagTone>> = {
  received: 'good',
  late: 'warning',
  missed: 'danger',
  excused: 'calm',
}

export const symbols = {
  received: IconCircleCheckFilled,
  late: IconClockExclamation,
  due: IconCircle,
  missed: IconX,
  excused: RainIcon,
} as const
