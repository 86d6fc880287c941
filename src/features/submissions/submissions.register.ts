// The row that every list of submissions shows. Rows come of filling a form and change by signing,
// review and revision: no field of it is typed in.
import { defineRegister } from '../../register/define.ts'
import { choice, yesNo } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { person, reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { date, instant } from '../../register/fields/time.ts'
import { stages, stageTones } from './stages/stages.ts'
import { subjectFields } from './subjects/subjects.ts'

const sources = {
  web: 'Signed in',
  qr_public: 'Scanned code',
  tc_portal: 'Contractor portal',
  import: 'Imported',
  api: 'API',
} as const

export const submissions = defineRegister('submissions', {
  one: 'Submission',
  many: 'Submissions',
  lead: 'Everything that was filled in and signed. To start, choose a form and fill it in.',
  named: 'number',
  sort: '-submitted_at',
  grants: 'submissions',
  grantNames: { archive: 'delete', restore: 'delete' },
  fields: {
    number: text({ readOnly: true, required: true, search: true, max: 32 }),
    title: text({ readOnly: true, required: true, search: true, label: 'Form' }),
    form: reference({ to: 'forms', readOnly: true, required: true, label: 'From the form' }),
    form_n: number({ computed: true, label: 'Version of the form' }),
    stage: choice({
      readOnly: true,
      required: true,
      options: stages,
      tones: stageTones,
    }),
    submitted_at: instant({ readOnly: true, required: true, label: 'Submitted' }),
    submitted_on: date({ readOnly: true, required: true, label: 'Day' }),
    submitted_by: person({ readOnly: true, label: 'By' }),
    on_behalf_of: text({ readOnly: true }),
    ...subjectFields,
    signatures_given: number({ readOnly: true, required: true, label: 'Signatures' }),
    signatures_needed: number({ readOnly: true, required: true, label: 'Signatures needed' }),
    fails: number({ readOnly: true, required: true, label: 'Failed items' }),
    critical: yesNo({ readOnly: true, required: true, label: 'A critical item failed' }),
    percent: number({ readOnly: true, label: 'Score', unit: '%' }),
    passed: yesNo({ readOnly: true }),
    revision: number({ readOnly: true, required: true }),
    late: yesNo({ readOnly: true, required: true, label: 'Backdated' }),
    source: choice({ readOnly: true, required: true, options: sources, label: 'Source' }),
    copied: yesNo({ readOnly: true, required: true, label: 'Answers copied' }),
    duplicate_of: reference({
      to: 'submissions',
      readOnly: true,
      label: 'Duplicate of',
    }),
    duration: number({ readOnly: true, unit: 's', label: 'Time taken' }),
    deficiencies: number({ computed: true, label: 'Open deficiencies' }),
  },
  list: ['number', 'title', 'stage', 'fails', 'submitted_on', 'project', 'submitted_by'],
  form: [],
  capabilities: ['archive', 'export'],
})
