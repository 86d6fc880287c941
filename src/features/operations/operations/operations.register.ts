// The kinds of work that the company does.
import { defineRegister } from '../../../register/define.ts'
import { number } from '../../../register/fields/number.ts'
import { references } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'

export const operations = defineRegister('operations', {
  one: 'Operation',
  many: 'Operations',
  lead: 'The kinds of work you do, such as formwork or roofing, with what each one involves.',
  fields: {
    name: text({ required: true, unique: true, search: true, max: 120 }),
    description: longText({ max: 2000, search: true }),
    hazards: references({
      to: 'hazards',
      computed: true,
      hint: 'Link operations on each hazard.',
    }),
    chemicals: references({ to: 'chemicals' }),
    asset_types: references({ to: 'asset-types' }),
    roles: number({ computed: true, label: 'Roles' }),
  },
  list: ['name', 'description', 'hazards', 'chemicals', 'roles'],
  form: [['Operation', ['name', 'description', 'chemicals', 'asset_types']]],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
