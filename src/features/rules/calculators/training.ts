import { type Requirement, training, type Validity } from '../../../regulation/index.ts'
import { calculator, type ResultTone } from './calculator.ts'
import {
  type CalculatorOption,
  choice,
  day,
  dayOrNone,
  number,
  numberOrNone,
  type Texts,
  text,
  yes,
} from './fields.ts'

const kinds = [
  { value: 'months', label: 'validity_months' },
  { value: 'none', label: 'validity_none' },
  { value: 'fixed_day', label: 'validity_fixed_day' },
  { value: 'annual_window', label: 'validity_annual_window' },
] as const satisfies readonly CalculatorOption[]
const anchors = [
  { value: 'completion', label: 'anchor_completion' },
  { value: 'previous_expiry', label: 'anchor_previous_expiry' },
] as const satisfies readonly CalculatorOption[]
export const levels = [
  { value: 'mandatory', label: 'level_mandatory' },
  { value: 'recommended', label: 'level_recommended' },
] as const satisfies readonly CalculatorOption[]
const levelsOrNone = [
  ...levels,
  { value: '', label: 'level_none' },
] as const satisfies readonly CalculatorOption[]
const tones: Readonly<Record<string, ResultTone>> = {
  valid: 'good',
  expiring: 'notice',
  expired: 'danger',
  missing: 'danger',
  grace: 'notice',
  pending_verification: 'notice',
}
const of = (kind: Validity['kind']) => ({ when: (texts: Texts) => texts.kind === kind })
const renewed = { when: (t: Texts) => t.kind === 'months' && t.anchor === 'previous_expiry' }
const asked = { when: (texts: Texts) => texts.level !== '' }

type Said = { kind: Validity['kind']; months: number; anchor: 'completion' | 'previous_expiry' } & {
  earlyDays: number | null
  fixedDay: string
  opens: string
  closes: string
}
function validityOf({ kind, months, anchor, earlyDays, fixedDay, opens, closes }: Said): Validity {
  if (kind === 'months') return { kind, months, anchor, ...(earlyDays !== null && { earlyDays }) }
  if (kind === 'fixed_day') return { kind, day: fixedDay }
  return kind === 'annual_window' ? { kind, opens, closes } : { kind: 'none' }
}

export const trained = calculator({
  name: 'training',
  title: 'calc_training',
  lead: 'calc_training_lead',
  fields: {
    course: text('ask_course', 'Working at Heights'),
    kind: choice<Validity['kind']>('ask_validity', kinds, 'months'),
    months: number('ask_months', 36, { max: 1200, ...of('months') }),
    anchor: choice<'completion' | 'previous_expiry'>(
      'ask_anchor',
      anchors,
      'completion',
      of('months'),
    ),
    previousExpiry: dayOrNone('ask_previous_expiry', renewed),
    earlyDays: numberOrNone('ask_early', '', renewed),
    fixedDay: day('ask_fixed_day', of('fixed_day')),
    opens: text('ask_opens', '01-01', of('annual_window')),
    closes: text('ask_closes', '03-31', of('annual_window')),
    completedOn: dayOrNone('ask_completed', { hint: 'ask_completed_hint', initial: '2024-02-29' }),
    verified: yes('ask_verified', true),
    level: choice<'mandatory' | 'recommended' | ''>(
      'ask_level_of_training',
      levelsOrNone,
      'mandatory',
    ),
    graceDays: numberOrNone('ask_grace', '', asked),
    since: dayOrNone('ask_since', asked),
    today: day('ask_on'),
  },
  work(facts, { says }) {
    const {
      course: code,
      completedOn,
      previousExpiry,
      verified,
      level,
      graceDays,
      since,
      today,
    } = facts
    const course = { code, validity: validityOf(facts) }
    const expiry =
      completedOn === null ? null : training.expiresOn(course, { completedOn, previousExpiry })
    const requirement: Requirement | null =
      level === ''
        ? null
        : {
            course: code,
            level,
            ...(graceDays !== null && { graceDays }),
            ...(since !== null && { since }),
          }
    const records =
      completedOn === null || expiry === null
        ? []
        : [{ course: code, completedOn, expiresOn: expiry.day, verified }]
    const found = training.status({ courses: [course], records, requirement, today })
    return {
      says: says.word(`status_${found.status}`),
      tone: tones[found.status] ?? 'neutral',
      facts: expiry?.day == null ? [] : [[says.word('out_expires'), says.day(expiry.day)]],
      path: [...(expiry?.path ?? []), ...found.path],
    }
  },
})
