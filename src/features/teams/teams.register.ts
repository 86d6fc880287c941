// Who works together. So far a team has a name that submissions point at; its screens come later.
import { defineRegister } from '../../register/define.ts'
import { yesNo } from '../../register/fields/choice.ts'
import { text } from '../../register/fields/text.ts'

export const teams = defineRegister('teams', {
  one: 'Team',
  many: 'Teams',
  lead: 'Who works together, under whom.',
  fields: {
    name: text({ required: true, search: true, max: 120 }),
    active: yesNo({ required: true, default: true }),
  },
  list: ['name', 'active'],
  form: [],
  capabilities: [],
})
