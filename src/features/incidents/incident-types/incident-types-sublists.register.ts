// What is asked about an incident of a type: body part, nature, how it came about. A list may serve
// several types; it lies within the one that it was made for.
import { defineRegister } from '../../../register/define.ts'
import { number } from '../../../register/fields/number.ts'
import { reference, references } from '../../../register/fields/pointing.ts'
import { rows } from '../../../register/fields/structured.ts'
import { text } from '../../../register/fields/text.ts'

export const incidentTypesSublists = defineRegister('incident-types-sublists', {
  one: 'List',
  many: 'Lists',
  lead: 'What is asked about an incident of this type, such as the body part.',
  fields: {
    incident_type: reference({ to: 'incident-types', required: true }),
    name: text({ required: true, search: true, max: 120 }),
    also_in: references({
      to: 'incident-types',
      label: 'Also used by',
      hint: 'A list that several types use is kept once.',
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
  grants: 'incident-types',
  within: 'incident_type',
  capabilities: ['create', 'edit', 'archive', 'order'],
})
