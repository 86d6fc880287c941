// What a line says of a form that a contractor owes: how often, until when, and for what.
import { choice, choices, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

const comes = (value: string) => [{ field: 'frequency', operator: 'is_equal_to', value }] as const

export const named = {
  name: text({ readOnly: true, required: true, search: true, label: 'Form title' }),
  form: reference({ to: 'forms', required: true, label: 'Form' }),
} as const

export const dueFields = {
  frequency: choice({
    required: true,
    default: 'weekly',
    label: 'How often',
    options: {
      once: 'Once, before the work starts',
      daily: 'Daily',
      weekly: 'Weekly',
      monthly: 'Monthly',
      task: 'Before each task',
      day: 'On one day',
    },
  }),
  weekdays: choices({
    label: 'On these days',
    hint: 'Of a weekly form, the day on which it is due.',
    options: {
      1: 'Monday',
      2: 'Tuesday',
      3: 'Wednesday',
      4: 'Thursday',
      5: 'Friday',
      6: 'Saturday',
      7: 'Sunday',
    },
    when: [{ field: 'frequency', operator: 'in_list', value: ['daily', 'weekly'] }],
  }),
  month_day: number({
    required: true,
    min: 1,
    max: 31,
    label: 'Day of the month',
    when: comes('monthly'),
  }),
  qualifies_months: number({
    min: 1,
    max: 60,
    unit: 'months',
    label: 'Prequalifies for',
    hint: 'Once it is accepted, its score is the contractor’s prequalification for so long. It is due again when that ends. If empty, it is no prequalification.',
    when: comes('once'),
  }),
  due_on: date({ required: true, label: 'Due on', when: comes('day') }),
  grace_days: number({ required: true, default: 0, min: 0, max: 60, unit: 'days', label: 'Grace' }),
  starts_on: date({ required: true, default: 'today', label: 'From' }),
  ends_on: date({ label: 'To', hint: 'Leave empty while it continues.' }),
  on_rain_days: yesNo({ required: true, default: false, label: 'Includes rain days' }),
} as const

export const dueSection = [
  'How often and when',
  [
    ...([
      'frequency',
      'weekdays',
      'month_day',
      'due_on',
      'qualifies_months',
      'grace_days',
    ] as const),
    ...(['starts_on', 'ends_on', 'on_rain_days'] as const),
  ],
] as const

export const wholeOrEach = {
  contractor: 'Once for the whole company',
  projects: 'For each approved project',
} as const
