// That a person must take an orientation, and what became of it: until when it is valid, who approved it.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { person, reference } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date, instant } from '../../../register/fields/time.ts'

export const orientationRecords = defineRegister('orientation-records', {
  one: 'Orientation record',
  many: 'Orientation records',
  lead: 'Who must take which orientation, who has taken it, and until when it is valid.',
  fields: {
    name: text({ readOnly: true, search: true, label: 'Person' }),
    package: reference({ to: 'orientation', label: 'Orientation', readOnly: true }),
    project: reference({ to: 'projects' }),
    state: choice({
      of: 'orientation record',
      computed: true,
      label: 'State',
      options: {
        assigned: 'Assigned',
        in_progress: 'In progress',
        awaiting_review: 'Awaiting review',
        approved: 'Approved',
        expired: 'Expired',
        revoked: 'Revoked',
      },
      tones: {
        assigned: 'calm',
        in_progress: 'notice',
        awaiting_review: 'warning',
        approved: 'good',
        expired: 'danger',
        revoked: 'danger',
      },
    }),
    due_on: date({ label: 'Due', hint: 'The day by which the person is to take it.' }),
    sticker: text({ search: true, max: 40, label: 'Sticker or hard hat number' }),
    new_worker: yesNo({ computed: true, label: 'In their first 90 days' }),
    edition: number({ readOnly: true, label: 'Version' }),
    started_at: instant({ readOnly: true, label: 'Started' }),
    finished_at: instant({ readOnly: true, label: 'Finished' }),
    minutes: number({ readOnly: true, unit: 'minutes', label: 'Time taken' }),
    score: number({ readOnly: true, unit: '%', label: 'Quiz' }),
    instructor: person({ readOnly: true, label: 'Given by' }),
    evidence: number({ computed: true, label: 'Cards sent' }),
    approved_by: person({ readOnly: true, label: 'Approved by' }),
    expires_on: date({ readOnly: true, label: 'Valid until' }),
    of_project: yesNo({ readOnly: true, label: 'Valid for the life of the project' }),
    revoked_because: text({ readOnly: true, label: 'Why it was revoked' }),
  },
  list: ['name', 'package', 'project', 'state', 'due_on', 'finished_at', 'expires_on'],
  form: [
    ['Orientation', ['name', 'package', 'project', 'due_on', 'sticker', 'new_worker', 'state']],
    [
      'What became of it',
      [
        ...(['edition', 'started_at', 'finished_at', 'minutes', 'score', 'instructor'] as const),
        ...(['evidence', 'approved_by', 'expires_on', 'of_project', 'revoked_because'] as const),
      ],
    ],
  ],
  sort: '-due_on',
  grants: 'resources',
  capabilities: ['edit', 'archive', 'export'],
})
