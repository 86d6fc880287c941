// The people whom the company knows and who have no account of its staff: workers of contractors, visitors, contacts
// of clients, employees who do not sign in. Their hats are in `engagement`; the form has the latest of them.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'
import { hats } from '../hats/hats.ts'
import { whoFields, workFields } from '../users/person-fields.ts'

export const peopleWithoutAccount = defineRegister('people-without-account', {
  one: 'Person without an account',
  many: 'People without an account',
  lead: 'Workers of contractors, visitors, contacts of clients, and employees who do not use Plumbline themselves.',
  table: 'person',
  grants: 'users',
  fields: {
    ...whoFields,
    kind: choice({
      apart: true,
      required: true,
      default: 'contractor_worker',
      label: 'Relation',
      options: hats,
    }),
    trade_contractor: reference({
      to: 'trade-contractors',
      apart: true,
      headings: ['contractor'],
      when: [{ field: 'kind', operator: 'is_equal_to', value: 'contractor_worker' }],
    }),
    entity: reference({
      to: 'entities',
      apart: true,
      when: [{ field: 'kind', operator: 'is_equal_to', value: 'employee' }],
    }),
    client: reference({
      to: 'clients',
      apart: true,
      when: [{ field: 'kind', operator: 'is_equal_to', value: 'client_contact' }],
    }),
    of: text({ computed: true, label: 'Of' }),
    starts_on: date({ apart: true, label: 'Since', default: 'today' }),
    ends_on: date({
      apart: true,
      label: 'Until',
      hint: 'The last day. Leave it empty while it continues.',
    }),
    state: choice({
      computed: true,
      label: 'Status',
      options: { current: 'Current', coming: 'Not started yet', ended: 'Ended' },
      tones: { current: 'good', coming: 'notice', ended: 'calm' },
    }),
    ...workFields,
  },
  list: ['name', 'kind', 'of', 'mobile', 'starts_on', 'ends_on'],
  form: [
    ['Person', ['first_name', 'last_name', 'mobile', 'email', 'language']],
    [
      'Relation to the company',
      ['kind', 'trade_contractor', 'entity', 'client', 'starts_on', 'ends_on'],
    ],
    ['Work', ['trade', 'job_title', 'employee_no', 'supervisor', 'preferred_name', 'photo']],
  ],
  toldApartBy: ['first_name', 'last_name', 'mobile'],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
