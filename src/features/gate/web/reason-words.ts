import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { Say } from '../../../kit/sentences.ts'
import type { MessageKey, Text } from '../../../kit/web/language/catalogue.ts'
import type { Reason, ReasonCode } from '../deciding/decide.ts'

const keys: Readonly<Record<ReasonCode, MessageKey>> = {
  deactivated: 'gate_deactivated',
  left: 'gate_left',
  unlisted: 'gate_unlisted',
  orientation_missing: 'gate_orientation_missing',
  orientation_over: 'gate_orientation_over',
  orientation_waiting: 'gate_orientation_waiting',
  orientation_ends: 'gate_orientation_ends',
  training_missing: 'gate_training_missing',
  training_over: 'gate_training_over',
  training_waiting: 'gate_training_waiting',
  training_grace: 'gate_training_grace',
  training_ends: 'gate_training_ends',
  contractor_closed: 'gate_contractor_closed',
  contractor_pending: 'gate_contractor_pending',
  contractor_conditional: 'gate_contractor_conditional',
  paper_missing: 'gate_paper_missing',
  paper_over: 'gate_paper_over',
  paper_waiting: 'gate_paper_waiting',
  paper_grace: 'gate_paper_grace',
  paper_ends: 'gate_paper_ends',
}

/** Why the gate says what it says, for the person at the gate. */
export const reasonWords = (
  { text, say, locale }: { text: Text; say: Say; locale: Locale },
  { code, about, day }: Reason,
): string =>
  text(keys[code], {
    // A paper is called by its kind; everything else has the name that somebody gave it.
    about: code.startsWith('paper_') ? say(about ?? '') : (about ?? ''),
    day: day === null ? '' : dayIn(locale, day),
  })
