// Who works together: a crew, a department, a shop. It has what a project has, but no client and no dates.
import { defineRegister } from '../../../register/define.ts'
import { person, reference, tree } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'

export const teams = defineRegister('teams', {
  one: 'Team',
  many: 'Teams',
  lead: 'Crews, departments and shops: who works together, and under whom.',
  fields: {
    name: text({ required: true, search: true, unique: true, max: 120 }),
    leader: person({ hint: 'Notified when an expected form is missing.' }),
    entity: reference({ to: 'entities' }),
    location: tree({ to: 'locations' }),
    description: longText({ max: 2000 }),
  },
  list: ['name', 'leader', 'location', 'entity'],
  form: [['Team', ['name', 'leader', 'entity', 'location', 'description']]],
  capabilities: ['create', 'edit', 'archive', 'complete', 'import', 'export'],
})
