// The forms that one contractor owes.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { dueFields, dueSection, named, wholeOrEach } from './line-fields.ts'

export const tcForms = defineRegister('tc-forms', {
  one: 'Contractor form',
  many: 'Contractor forms',
  lead: 'The forms that this contractor fills in, and by when.',
  fields: {
    ...named,
    trade_contractor: reference({ to: 'trade-contractors', required: true }),
    place: choice({
      required: true,
      default: 'projects',
      label: 'For',
      options: { ...wholeOrEach, project: 'For one project' },
    }),
    project: reference({
      to: 'projects',
      required: true,
      when: [{ field: 'place', operator: 'is_equal_to', value: 'project' }],
    }),
    ...dueFields,
  },
  list: ['name', 'frequency', 'place', 'project', 'starts_on', 'ends_on'],
  form: [['Contractor form', ['trade_contractor', 'form', 'place', 'project']], dueSection],
  grants: 'trade-contractors',
  within: 'trade_contractor',
  capabilities: ['create', 'edit', 'archive'],
})
