// The groups that hazards are kept in.
import { defineRegister } from '../../../register/define.ts'
import { number } from '../../../register/fields/number.ts'
import { longText, text } from '../../../register/fields/text.ts'

export const hazardCategories = defineRegister('hazard-categories', {
  one: 'Hazard category',
  many: 'Hazard categories',
  lead: 'Groups of hazards, such as working at heights or electricity.',
  fields: {
    name: text({ required: true, unique: true, search: true, max: 120 }),
    description: longText({ max: 1000 }),
    hazards: number({ computed: true, label: 'Active hazards' }),
  },
  list: ['name', 'description', 'hazards'],
  form: [['Category', ['name', 'description']]],
  grants: 'hazards',
  grantNames: { order: 'reorder' },
  capabilities: ['create', 'edit', 'archive', 'order', 'import', 'export'],
})
