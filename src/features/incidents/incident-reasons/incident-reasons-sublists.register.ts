// Details of a reason, for forms that offer flat lists instead of the whole tree.
import { defineRegister } from '../../../register/define.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { fieldsOfList } from '../lists-of-items.register.ts'

export const incidentReasonsSublists = defineRegister('incident-reasons-sublists', {
  one: 'List',
  many: 'Lists',
  lead: 'Choices for this reason in forms that do not show the whole tree.',
  fields: {
    incident_reason: reference({ to: 'incident-reasons', required: true }),
    ...fieldsOfList('incident-reasons', 'A list can be shared by several reasons.'),
  },
  list: ['name', 'offered', 'also_in'],
  form: [['List', ['name', 'items', 'also_in']]],
  grants: 'incident-reasons',
  within: 'incident_reason',
  capabilities: ['create', 'edit', 'archive', 'order'],
})
