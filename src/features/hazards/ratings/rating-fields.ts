// What a level of probability and a level of severity have in common. Every company has five of
// each from its first day; they are worded anew, never added or removed.
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { longText, text } from '../../../register/fields/text.ts'

export const ratingFields = {
  level: number({ required: true, readOnly: true, min: 1, max: 5 }),
  name: text({ required: true, search: true, max: 60 }),
  description: longText({
    max: 500,
    search: true,
    hint: 'When to choose this level, so that everyone rates the same way.',
  }),
  range_from: number({ label: 'Range from', min: 0, decimals: 2 }),
  range_to: number({ label: 'Range to', min: 0, decimals: 2 }),
  range_unit: text({ label: 'Unit of the range', max: 40 }),
  colour: choice({
    required: true,
    default: 'calm',
    options: { good: 'Green', calm: 'Blue', notice: 'Yellow', warning: 'Orange', danger: 'Red' },
    tones: { good: 'good', calm: 'calm', notice: 'notice', warning: 'warning', danger: 'danger' },
  }),
  used: yesNo({ computed: true, label: 'In use' }),
} as const

export const ratingShape = {
  list: ['level', 'name', 'description', 'colour'],
  form: [
    ['Wording', ['level', 'name', 'description', 'colour']],
    ['Numeric range', ['range_from', 'range_to', 'range_unit']],
  ],
  sort: 'level',
  capabilities: ['edit', 'export'],
} as const
