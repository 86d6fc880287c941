// The forms that every contractor owes. A line of its own for the same form takes the place of one of these.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { dueFields, dueSection, named, wholeOrEach } from './line-fields.ts'

export const tcDefaultForms = defineRegister('tc-default-forms', {
  one: 'Default contractor form',
  many: 'Default contractor forms',
  lead: 'The forms that every contractor fills in. A form that is also listed for one contractor follows that line instead.',
  fields: {
    ...named,
    place: choice({ required: true, default: 'projects', label: 'For', options: wholeOrEach }),
    ...dueFields,
  },
  list: ['name', 'frequency', 'place', 'starts_on', 'ends_on'],
  form: [['Default contractor form', ['form', 'place']], dueSection],
  grants: 'trade-contractors-default',
  grantNames: { create: 'edit', archive: 'edit', restore: 'edit', delete: 'edit' },
  capabilities: ['create', 'edit', 'archive'],
})
