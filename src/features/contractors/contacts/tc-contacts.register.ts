// Who speaks for a contractor, and who of them signs in to the contractor portal.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { person, reference } from '../../../register/fields/pointing.ts'
import { email, phone, text } from '../../../register/fields/text.ts'

export const tcContacts = defineRegister('tc-contacts', {
  one: 'Contractor contact',
  many: 'Contractor contacts',
  lead: 'The people of this contractor whom you write to, and who fill in its forms.',
  fields: {
    trade_contractor: reference({ to: 'trade-contractors', required: true }),
    name: text({ required: true, search: true, max: 120 }),
    role: choice({
      required: true,
      default: 'primary',
      options: {
        primary: 'Main contact',
        site_rep: 'Site representative',
        safety: 'Safety contact',
      },
    }),
    email: email({ label: 'E-mail', search: true }),
    phone: phone(),
    language: choice({
      required: true,
      default: 'en',
      options: { en: 'English', fr: 'French', es: 'Spanish' },
    }),
    account: person({ readOnly: true, label: 'Account' }),
    access: choice({
      computed: true,
      label: 'Portal',
      options: { none: 'No access', invited: 'Invited', active: 'Signs in', ended: 'Access ended' },
      tones: { none: 'calm', invited: 'notice', active: 'good', ended: 'danger' },
    }),
  },
  list: ['name', 'role', 'email', 'phone', 'access'],
  form: [
    ['Contractor contact', ['trade_contractor', 'name', 'role', 'email', 'phone', 'language']],
  ],
  grants: 'trade-contractors',
  within: 'trade_contractor',
  capabilities: ['create', 'edit', 'archive'],
})
