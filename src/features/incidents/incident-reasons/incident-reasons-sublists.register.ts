// Details of a reason, for forms that offer flat lists instead of the whole tree. A list may serve
// several reasons; it lies within the one that it was made for.
import { defineRegister } from '../../../register/define.ts'
import { number } from '../../../register/fields/number.ts'
import { reference, references } from '../../../register/fields/pointing.ts'
import { rows } from '../../../register/fields/structured.ts'
import { text } from '../../../register/fields/text.ts'

export const incidentReasonsSublists = defineRegister('incident-reasons-sublists', {
  one: 'List',
  many: 'Lists',
  lead: 'What may be chosen for this reason in forms that ask without the whole tree.',
  fields: {
    incident_reason: reference({ to: 'incident-reasons', required: true }),
    name: text({ required: true, search: true, max: 120 }),
    also_in: references({
      to: 'incident-reasons',
      label: 'Also used by',
      hint: 'A list that several reasons use is kept once.',
    }),
    items: rows({
      label: 'Items',
      hint: 'A new name keeps what was recorded. What is taken off the list stays in old records.',
      max: 300,
      columns: { name: text({ required: true, max: 120 }) },
    }),
    offered: number({ computed: true, label: 'Number of items' }),
  },
  list: ['name', 'offered', 'also_in'],
  form: [['List', ['name', 'items', 'also_in']]],
  grants: 'incident-reasons',
  within: 'incident_reason',
  capabilities: ['create', 'edit', 'archive', 'order'],
})
