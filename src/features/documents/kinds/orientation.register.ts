// What somebody must know before they work or visit.
import { choice, choices } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { references } from '../../../register/fields/pointing.ts'
import { rows } from '../../../register/fields/structured.ts'
import { text } from '../../../register/fields/text.ts'
import { documentKind } from './document-kind.ts'

export const orientation = documentKind({
  name: 'orientation',
  one: 'Orientation',
  many: 'Orientations',
  lead: 'What people must know before they begin to work at your company or on a site.',
  fields: {
    whom: choice({
      required: true,
      default: 'company',
      label: 'Kind of orientation',
      options: {
        company: 'Company',
        site: 'Site',
        trade: 'Trade',
        visitor: 'Visitors',
        young_worker: 'Young workers',
        return: 'Return to work',
      },
    }),
    minutes: number({ min: 1, max: 600, unit: 'minutes', label: 'How long it takes' }),
    given_by: choices({
      label: 'How it is given',
      options: {
        self: 'On one’s own phone',
        instructor: 'By an instructor',
        group: 'To a group',
      },
    }),
    valid_for: choice({
      required: true,
      default: 'months',
      label: 'It is valid',
      options: {
        months: 'For some months',
        project: 'For the life of the project',
        ever: 'Without an end',
      },
    }),
    valid_months: number({
      required: true,
      min: 1,
      max: 120,
      decimals: 0,
      default: 12,
      unit: 'months',
      label: 'Valid for',
      when: [{ field: 'valid_for', operator: 'is_equal_to', value: 'months' }],
    }),
    evidence: rows({
      label: 'Cards to show',
      hint: 'Each person takes a picture of these, and you review it.',
      columns: { name: text({ required: true, max: 120, label: 'Card' }) },
      max: 12,
    }),
    policies: references({ to: 'policies', label: 'Policies to sign' }),
    procedures: references({ to: 'swps', label: 'Procedures to sign' }),
  },
  section: {
    title: 'The orientation',
    fields: [
      ...(['whom', 'minutes', 'given_by', 'valid_for', 'valid_months'] as const),
      ...(['evidence', 'policies', 'procedures'] as const),
    ],
  },
})
