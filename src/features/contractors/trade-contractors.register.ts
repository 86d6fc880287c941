// Companies that work on our sites. So far each has a name that submissions point at; its screens come later.
import { defineRegister } from '../../register/define.ts'
import { yesNo } from '../../register/fields/choice.ts'
import { text } from '../../register/fields/text.ts'

export const tradeContractors = defineRegister('trade-contractors', {
  one: 'Trade contractor',
  many: 'Trade contractors',
  lead: 'Companies that work on your sites.',
  fields: {
    name: text({ required: true, search: true, max: 160 }),
    active: yesNo({ required: true, default: true }),
  },
  list: ['name', 'active'],
  form: [],
  capabilities: [],
})
