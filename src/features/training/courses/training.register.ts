// What people are trained in: how long that holds, what proves it, and what it satisfies besides.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { reference, references } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

const courseCategories = {
  statutory: 'Required by law',
  company: 'Company',
  client: 'Asked for by clients',
  trade: 'Trade',
  equipment: 'Equipment',
} as const

const holds = (validity: string) =>
  [{ field: 'validity', operator: 'is_equal_to', value: validity }] as const
const dayOfYear = {
  pattern: /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  patternSays: 'Enter the month and the day, such as 03-01.',
  placeholder: '03-01',
  required: true,
  when: holds('annual_window'),
} as const

export const training = defineRegister('training', {
  one: 'Course',
  many: 'Courses',
  lead: 'What people are trained in, and how long it is valid. Bring in the usual courses, or add your own.',
  fields: {
    name: text({ required: true, unique: true, search: true, max: 160 }),
    code: text({ unique: true, search: true, max: 40 }),
    category: choice({ required: true, default: 'company', options: courseCategories }),
    delivery: choices({
      label: 'How it is given',
      options: {
        classroom: 'Classroom',
        online: 'Online',
        practical: 'Practical',
        toolbox: 'Toolbox talk',
      },
    }),
    provider: text({ label: 'Usual provider', max: 160 }),
    description: longText({ max: 2000 }),
    validity: choice({
      required: true,
      default: 'months',
      label: 'Valid for',
      options: {
        none: 'No expiry',
        months: 'A number of months',
        fixed_day: 'Until a fixed day',
        annual_window: 'Until the next yearly period',
      },
    }),
    months: number({
      required: true,
      default: 36,
      min: 1,
      max: 600,
      unit: 'months',
      label: 'How long',
      when: holds('months'),
    }),
    anchor: choice({
      label: 'An early renewal counts',
      hint: 'From the earlier expiry, no days are lost by renewing early.',
      default: 'completion',
      options: {
        completion: 'From the day it is completed',
        previous_expiry: 'From the earlier expiry',
      },
      when: holds('months'),
    }),
    fixed_day: date({ required: true, label: 'Valid until', when: holds('fixed_day') }),
    opens: text({ ...dayOfYear, label: 'The period begins on' }),
    closes: text({ ...dayOfYear, label: 'The period ends on' }),
    refresher: reference({
      to: 'training',
      label: 'Refresher course',
      hint: 'The shorter course that renews this one.',
    }),
    prerequisites: references({ to: 'training', label: 'Courses to have before' }),
    covers: references({
      to: 'training',
      label: 'Also counts as',
      hint: 'Courses that people who have this one do not need: Standard First Aid counts as Emergency First Aid.',
    }),
    evidence: choices({
      label: 'Evidence required',
      hint: 'A record counts once this is there, or once someone has verified it.',
      options: {
        certificate: 'Certificate',
        card: 'Picture of the card',
        number: 'Certificate number',
        verifier: 'Verification',
      },
    }),
    minimum_score: number({ label: 'Minimum score', min: 0, max: 100, unit: '%' }),
    first_aid: choice({
      label: 'First-aid certificate',
      hint: 'The course is then a column of the first aiders’ matrix.',
      options: {
        emergency: 'Emergency First Aid',
        standard: 'Standard First Aid',
        cpr: 'CPR and AED',
      },
    }),
    regulatory_reference: text({ label: 'Source', max: 300 }),
    certainty: choice({
      label: 'How sure the source is',
      options: {
        A: 'Official text',
        B: 'Cited by others',
        C: 'Not verified',
        D: 'Uncertain',
      },
      tones: { A: 'good', B: 'good', C: 'warning', D: 'warning' },
    }),
  },
  list: ['name', 'code', 'category', 'validity', 'evidence'],
  form: [
    ['Course', ['name', 'code', 'category', 'delivery', 'provider', 'description']],
    ['Validity', ['validity', 'months', 'anchor', 'fixed_day', 'opens', 'closes', 'refresher']],
    ['Evidence', ['evidence', 'minimum_score']],
    ['Other courses', ['prerequisites', 'covers', 'first_aid']],
    ['Source', ['regulatory_reference', 'certainty']],
  ],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
