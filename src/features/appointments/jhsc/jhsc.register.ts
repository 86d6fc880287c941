// The members of the joint health and safety committee of a workplace.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { date } from '../../../register/fields/time.ts'
import { appointmentFields, posterSection } from '../appointment-fields.ts'

export const jhsc = defineRegister('jhsc', {
  one: 'JHSC member',
  many: 'JHSC members',
  lead: 'The joint health and safety committee of each workplace: its members and whom they represent.',
  fields: {
    ...appointmentFields,
    represents: choice({
      required: true,
      options: { worker: 'Workers', management: 'Management' },
    }),
    selected_by: choice({
      required: true,
      options: { workers: 'Workers', union: 'Union', employer: 'Employer' },
    }),
    co_chair: yesNo({ label: 'Co-chair' }),
    certified_part1_on: date({ label: 'Certification part 1', past: true }),
    certified_part2_on: date({ label: 'Certification part 2', past: true }),
    refreshed_on: date({ label: 'Last refresher', past: true }),
    refresher_due: date({ computed: true, label: 'Refresher due' }),
  },
  list: ['name', 'location', 'represents', 'standing', 'refresher_due', 'co_chair'],
  form: [
    ['Member', ['person', 'location', 'shift', 'represents', 'selected_by', 'co_chair']],
    ['Term', ['starts_on', 'ends_on']],
    ['Certification', ['certified_part1_on', 'certified_part2_on', 'refreshed_on']],
    posterSection,
  ],
  grants: 'resources',
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
