import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import type { TagTone } from '../../../../kit/web/theme/Tag.tsx'
import type { DutyState } from '../../definition/duties.ts'

type Look = { tone: TagTone; label: MessageKey }

/** How each state of a form that is owed looks; the words say it too. */
export const lookOf: Readonly<Record<DutyState, Look>> = {
  completed: { tone: 'good', label: 'duty_completed' },
  late: { tone: 'warning', label: 'duty_late' },
  outstanding: { tone: 'notice', label: 'duty_outstanding' },
  past_due: { tone: 'danger', label: 'duty_past_due' },
  excused: { tone: 'calm', label: 'duty_excused' },
  waived: { tone: 'calm', label: 'duty_waived' },
}
