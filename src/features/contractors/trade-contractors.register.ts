// Companies that work on our sites: submissions point at them, and their workers lie beside them. What they prove
// and which forms they owe comes later.
import { defineRegister } from '../../register/define.ts'
import { yesNo } from '../../register/fields/choice.ts'
import { text } from '../../register/fields/text.ts'

export const tradeContractors = defineRegister('trade-contractors', {
  one: 'Trade contractor',
  many: 'Trade contractors',
  lead: 'Companies that work on your sites.',
  fields: {
    name: text({ required: true, search: true, max: 160 }),
    active: yesNo({ required: true, default: true, hint: 'Forms offer those that are active.' }),
  },
  list: ['name', 'active'],
  form: [['Trade contractor', ['name', 'active']]],
  capabilities: ['create', 'edit', 'archive'],
})
