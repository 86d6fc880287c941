// Named lists of rights that accounts share.
import { scopeNames } from '../../access/scope.ts'
import { defineRegister } from '../../register/define.ts'
import { choice, yesNo } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { rights } from '../../register/fields/rights.ts'
import { text } from '../../register/fields/text.ts'

export const rolesTemplate = defineRegister('roles-template', {
  one: 'Permission template',
  many: 'Permission templates',
  lead: 'What people can see and do. Everyone on a template has the same rights.',
  table: 'permission_template',
  grants: 'permission-templates',
  fields: {
    name: text({ required: true, unique: true, search: true, max: 80 }),
    base_role: choice({
      label: 'Role',
      required: true,
      default: '3',
      hint: 'The role of everyone on the template. It can only be changed while no one is on it.',
      options: {
        '1': 'Health and safety manager',
        '3': 'Health and safety user',
        '6': 'Management',
      },
    }),
    scope: choice({
      required: true,
      default: 'company',
      options: scopeNames,
    }),
    grants: rights({ label: 'Rights' }),
    second_factor_required: yesNo({
      label: 'Require two-step sign-in',
      default: false,
      hint: 'People who do not have one yet set it up the next time they sign in.',
    }),
    members: number({ label: 'People', computed: true }),
    proposed: yesNo({ label: 'Change proposed', computed: true }),
    is_default: yesNo({
      label: 'Built in',
      readOnly: true,
      hint: 'Also gets rights added in later versions.',
    }),
  },
  list: ['name', 'base_role', 'scope', 'members', 'grants'],
  form: [
    [
      'Permission template',
      ['name', 'base_role', 'second_factor_required', 'members', 'is_default'],
    ],
    ['Scope', ['scope']],
    ['Rights', ['grants']],
  ],
  capabilities: ['create', 'edit', 'archive'],
})
