// How a cell looks: the symbol and the word say it, the colour beside them.
import {
  IconCheck,
  IconClock,
  IconClockExclamation,
  IconHourglass,
  IconPoint,
  IconQuestionMark,
  IconX,
} from '@tabler/icons-react'
import type { TagTone } from '../../../../kit/web/theme/Tag.tsx'
import type { CellLetter } from '../letters.ts'

export const cellTones: Readonly<Record<CellLetter, TagTone>> = {
  v: 'good',
  '9': 'notice',
  '6': 'notice',
  '3': 'warning',
  x: 'danger',
  m: 'danger',
  g: 'notice',
  p: 'warning',
  h: 'calm',
  '.': 'calm',
}

export const cellIcons = {
  v: IconCheck,
  '9': IconClock,
  '6': IconClock,
  '3': IconClockExclamation,
  x: IconClockExclamation,
  m: IconX,
  g: IconHourglass,
  p: IconQuestionMark,
  h: IconPoint,
  '.': IconPoint,
} as const
