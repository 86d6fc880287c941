// For whom the company builds, what they ask of its safety, and whom to write to there.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices, yesNo } from '../../../register/fields/choice.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { address, rows } from '../../../register/fields/structured.ts'
import { email, link, longText, phone, text } from '../../../register/fields/text.ts'

export const clients = defineRegister('clients', {
  one: 'Client',
  many: 'Clients',
  lead: 'Owners, developers and general contractors, with their safety requirements.',
  fields: {
    name: text({ required: true, search: true, unique: true, max: 160 }),
    kind: choice({
      required: true,
      default: 'owner',
      options: {
        owner: 'Project owner',
        general_contractor: 'General contractor',
        developer: 'Developer',
        government: 'Government',
        utility: 'Utility',
      },
    }),
    phone: phone(),
    website: link({ placeholder: 'https://' }),
    address: address(),
    billing_reference: text({ max: 60, search: true }),
    safety_requirements: longText({ max: 5000 }),
    insurance_requirements: longText({ max: 5000 }),
    prequalification: rows({
      label: 'Prequalification platforms',
      columns: {
        platform: choice({
          required: true,
          options: {
            isnetworld: 'ISNetworld',
            avetta: 'Avetta',
            complyworks: 'ComplyWorks',
            cognibox: 'Cognibox',
            contractor_check: 'Contractor Check',
            other: 'Other',
          },
        }),
        number: text({ label: 'Our number there', required: true, max: 60 }),
      },
    }),
    report_recipients: rows({
      label: 'Who receives the monthly report',
      columns: { name: text({ max: 120 }), email: email({ required: true, label: 'E-mail' }) },
    }),
    contacts: text({ computed: true, label: 'Contacts' }),
  },
  list: ['name', 'kind', 'phone', 'contacts'],
  form: [
    ['Client', ['name', 'kind', 'phone', 'website', 'billing_reference', 'address']],
    ['Their requirements', ['safety_requirements', 'insurance_requirements', 'prequalification']],
    ['Reports', ['report_recipients']],
  ],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})

export const clientContacts = defineRegister('client-contacts', {
  one: 'Contact',
  many: 'Contacts',
  lead: 'The people at this client, and what each of them receives.',
  fields: {
    client: reference({ to: 'clients', required: true }),
    name: text({ required: true, search: true, max: 120 }),
    title: text({ max: 120 }),
    email: email({ label: 'E-mail', search: true }),
    phone: phone(),
    receives: choices({
      label: 'Receives',
      options: {
        incident_notice: 'Incident notices',
        monthly_report: 'The monthly report',
        submissions: 'Copies of chosen forms',
      },
    }),
    opted_out: yesNo({
      label: 'Asked not to receive messages',
      default: false,
      hint: 'Notices required by the contract are still sent.',
    }),
    note: longText({ max: 2000 }),
  },
  list: ['name', 'title', 'email', 'phone', 'receives'],
  form: [
    ['Contact', ['client', 'name', 'title', 'email', 'phone']],
    ['What they receive', ['receives', 'opted_out', 'note']],
  ],
  grants: 'clients',
  within: 'client',
  capabilities: ['create', 'edit', 'archive'],
})
