// Health and safety representatives: one for workplaces too small for a committee.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { date } from '../../../register/fields/time.ts'
import { appointmentFields, posterSection } from '../appointment-fields.ts'

export const hsReps = defineRegister('hs-reps', {
  one: 'Health and safety representative',
  many: 'Health and safety representatives',
  lead: 'Who represents the workers where a workplace is too small for a committee.',
  fields: {
    ...appointmentFields,
    selected_by: choice({ required: true, options: { workers: 'Workers', union: 'Union' } }),
    trained_on: date({ label: 'Trained on', past: true }),
  },
  list: ['name', 'location', 'selected_by', 'trained_on', 'starts_on', 'standing'],
  form: [
    ['Representative', ['person', 'location', 'shift', 'selected_by', 'trained_on']],
    ['Term', ['starts_on', 'ends_on']],
    posterSection,
  ],
  grants: 'resources',
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
