// What a committee recommends to the employer in writing, who must answer by when, and the answer.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { person, reference } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const jhscRecommendations = defineRegister('jhsc-recommendations', {
  one: 'Recommendation',
  many: 'Recommendations',
  lead: 'Written recommendations to the employer, who must answer each by a day that the law sets.',
  fields: {
    committee: reference({ to: 'jhsc-committees', required: true }),
    name: text({ required: true, search: true, max: 160, label: 'In short' }),
    details: longText({ required: true, search: true, max: 5000, label: 'Recommendation' }),
    employer: person({ required: true, label: 'Who answers for the employer' }),
    received_on: date({
      required: true,
      past: true,
      default: 'today',
      label: 'Received by the employer',
    }),
    response_due: date({ required: true, readOnly: true, label: 'Answer due' }),
    state: choice({
      of: 'recommendation',
      computed: true,
      label: 'Status',
      options: { open: 'Waiting for an answer', overdue: 'Answer overdue', answered: 'Answered' },
      tones: { open: 'notice', overdue: 'danger', answered: 'good' },
    }),
    agrees: yesNo({ readOnly: true, label: 'The employer agrees' }),
    answer: longText({ readOnly: true, max: 5000, label: 'Timetable or reasons' }),
    answered_on: date({ readOnly: true, label: 'Answered on' }),
    answered_by: person({ readOnly: true, label: 'Answered by' }),
  },
  list: ['name', 'employer', 'received_on', 'response_due', 'state'],
  sort: '-received_on',
  form: [['Recommendation', ['committee', 'name', 'details', 'employer', 'received_on']]],
  grants: 'resources',
  within: 'committee',
  capabilities: ['create', 'edit', 'archive'],
})
