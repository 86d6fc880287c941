// What a contractor proves: its clearance, its insurances, its manuals. The latest of each kind counts.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { money, number } from '../../../register/fields/number.ts'
import { file, reference } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'
import { paperKinds } from './paper-kinds.ts'

const isInsurance = [
  {
    field: 'kind',
    operator: 'in_list',
    value: ['liability', 'auto', 'umbrella', 'pollution'],
  },
] as const

const isPrequalification = [
  { field: 'kind', operator: 'is_equal_to', value: 'prequalification' },
] as const

export const tcPapers = defineRegister('tc-papers', {
  one: 'Paper',
  many: 'Papers',
  lead: 'Clearance certificates, insurance, manuals and other papers of this contractor.',
  fields: {
    trade_contractor: reference({ to: 'trade-contractors', required: true }),
    kind: choice({ required: true, default: 'clearance', label: 'Type', options: paperKinds }),
    name: text({ required: true, search: true, max: 160, label: 'Number or title' }),
    issuer: text({ search: true, max: 160, label: 'Insurer or issuer' }),
    coverage: money({ min: 0, max: 1_000_000_000, label: 'Limit', when: isInsurance }),
    additional_insured: yesNo({ label: 'We are an additional insured', when: isInsurance }),
    starts_on: date({ label: 'Valid from' }),
    expires_on: date({ label: 'Valid until' }),
    state: choice({
      computed: true,
      label: 'Status',
      options: {
        valid: 'Valid',
        expiring: 'Expires soon',
        expired: 'Expired',
        replaced: 'Replaced',
        failed: 'Not passed',
      },
      tones: {
        valid: 'good',
        expiring: 'warning',
        expired: 'danger',
        replaced: 'calm',
        failed: 'danger',
      },
    }),
    score: number({
      min: 0,
      max: 100,
      decimals: 1,
      unit: '%',
      label: 'Score',
      when: isPrequalification,
    }),
    passed: yesNo({ readOnly: true }),
    submission: reference({ to: 'submissions', readOnly: true, label: 'From the submission' }),
    file: file({ accept: ['application/pdf', 'image/*'] }),
    notes: longText({ max: 1000 }),
  },
  list: ['name', 'kind', 'expires_on', 'state', 'score', 'issuer'],
  sort: 'expires_on',
  form: [
    ['Paper', ['trade_contractor', 'kind', 'name', 'issuer', 'file']],
    ['Validity', ['starts_on', 'expires_on']],
    ['Prequalification', ['score', 'passed', 'submission']],
    ['Insurance', ['coverage', 'additional_insured']],
    ['Notes', ['notes']],
  ],
  grants: 'trade-contractors',
  within: 'trade_contractor',
  capabilities: ['create', 'edit', 'archive'],
})
