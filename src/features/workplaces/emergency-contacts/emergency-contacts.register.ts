// Whom to call, in the order in which they are called.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { address } from '../../../register/fields/structured.ts'
import { longText, phone, text } from '../../../register/fields/text.ts'

export const emergencyContacts = defineRegister('emergency-contacts', {
  one: 'Emergency contact',
  many: 'Emergency contacts',
  lead: 'Who to call in an emergency: shown on boards, in orientation and on every phone.',
  fields: {
    name: text({ required: true, search: true, max: 120 }),
    kind: choice({
      required: true,
      options: {
        '911': '911',
        fire: 'Fire',
        police: 'Police',
        ambulance: 'Ambulance',
        hospital: 'Hospital',
        poison_control: 'Poison control',
        utility_gas: 'Gas utility',
        hydro: 'Hydro',
        spill_hotline: 'Spill hotline',
        ministry: 'Ministry of labour',
        wsib: 'WSIB',
        company: 'Company',
        first_aider: 'First aider',
        elevator: 'Elevator',
        alarm: 'Alarm company',
      },
    }),
    phone: phone({ required: true, search: true }),
    other_phone: phone({ label: 'Other phone' }),
    hours: text({
      label: 'Opening hours',
      headings: ['hours'],
      max: 120,
      placeholder: 'Day and night',
    }),
    location: reference({
      to: 'locations',
      label: 'Only for',
      hint: 'Leave it empty for the whole company.',
    }),
    address: address(),
    note: longText({ max: 1000 }),
  },
  toldApartBy: ['name', 'phone'],
  list: ['name', 'kind', 'phone', 'hours', 'location'],
  form: [
    ['Who to call', ['name', 'kind', 'phone', 'other_phone', 'hours']],
    ['Where', ['location', 'address', 'note']],
  ],
  capabilities: ['create', 'edit', 'archive', 'order', 'import', 'export'],
})
