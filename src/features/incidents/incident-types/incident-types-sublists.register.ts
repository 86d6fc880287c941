// What is asked about an incident of a type: body part, nature, how it came about.
import { defineRegister } from '../../../register/define.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { fieldsOfList } from '../lists-of-items.register.ts'

export const incidentTypesSublists = defineRegister('incident-types-sublists', {
  one: 'List',
  many: 'Lists',
  lead: 'Details to record for this type, such as the body part.',
  fields: {
    incident_type: reference({ to: 'incident-types', required: true }),
    ...fieldsOfList('incident-types', 'A list can be shared by several types.'),
  },
  list: ['name', 'offered', 'also_in'],
  form: [['List', ['name', 'items', 'also_in']]],
  grants: 'incident-types',
  within: 'incident_type',
  capabilities: ['create', 'edit', 'archive', 'order'],
})
