// The joint health and safety committee of a place: how often it meets and by which terms. Its members are appointed in the
// register of members; what it does lies within it.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { file, tree } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'
import { ruleOf } from '../../../regulation/index.ts'

export const jhscCommittees = defineRegister('jhsc-committees', {
  one: 'Committee',
  many: 'Committees',
  lead: 'Joint health and safety committees: their meetings, inspections and recommendations.',
  fields: {
    name: text({ required: true, search: true, max: 120 }),
    location: tree({ to: 'locations', required: true, label: 'Workplace' }),
    meets_every: number({
      required: true,
      min: 1,
      max: ruleOf('ON-9-MEETING').params.months,
      decimals: 0,
      default: 1,
      label: 'Months between meetings',
    }),
    quorum: number({
      min: 2,
      max: 100,
      decimals: 0,
      hint: 'Members who must be present. Left empty: half of them, with both sides present.',
    }),
    members: number({ computed: true, label: 'Members' }),
    met_on: date({ computed: true, label: 'Last meeting' }),
    inspected_on: date({ computed: true, label: 'Last inspection' }),
    unanswered: choice({
      computed: true,
      label: 'Recommendations',
      options: { none: 'None open', open: 'Waiting for an answer', overdue: 'Answer overdue' },
      tones: { none: 'calm', open: 'notice', overdue: 'danger' },
    }),
    terms: file({ accept: ['application/pdf', 'image/*'], label: 'Terms of reference' }),
    notes: longText({ max: 2000 }),
  },
  list: ['name', 'location', 'unanswered', 'members', 'met_on', 'inspected_on'],
  form: [['Committee', ['name', 'location', 'meets_every', 'quorum', 'terms', 'notes']]],
  grants: 'resources',
  capabilities: ['create', 'edit', 'archive', 'export'],
})
