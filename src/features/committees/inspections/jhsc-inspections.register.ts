// A monthly inspection of the workplace: which worker member inspects which areas, and what they found.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { file, person, reference, references } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const jhscInspections = defineRegister('jhsc-inspections', {
  one: 'Committee inspection',
  many: 'Committee inspections',
  lead: 'Which worker member inspects which areas each month, and what they found.',
  fields: {
    committee: reference({ to: 'jhsc-committees', required: true }),
    name: text({ required: true, readOnly: true, search: true, label: 'Inspected' }),
    planned_on: date({ required: true, label: 'Planned for' }),
    inspector: person({ required: true, label: 'Designated worker member' }),
    areas: references({ to: 'locations', required: true, label: 'Areas' }),
    state: choice({
      of: 'inspection',
      computed: true,
      label: 'Status',
      options: { planned: 'Planned', missed: 'Overdue', done: 'Done' },
      tones: { planned: 'calm', missed: 'danger', done: 'good' },
    }),
    done_on: date({ past: true, label: 'Done on' }),
    findings: longText({ max: 5000 }),
    report: file({ accept: ['application/pdf', 'image/*'] }),
  },
  list: ['name', 'planned_on', 'inspector', 'done_on', 'state'],
  sort: '-planned_on',
  form: [
    ['Designation', ['committee', 'planned_on', 'inspector', 'areas']],
    ['Result', ['done_on', 'findings', 'report']],
  ],
  grants: 'resources',
  within: 'committee',
  capabilities: ['create', 'edit', 'archive'],
})
