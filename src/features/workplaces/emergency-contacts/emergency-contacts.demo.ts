import { emergencyContacts } from './emergency-contacts.register.ts'

export const emergencyContactsDemo = {
  register: emergencyContacts,
  rows: [
    { name: 'Emergency services', kind: '911', phone: '911', hours: 'Day and night' },
    {
      name: 'Safety manager on call',
      kind: 'company',
      phone: '416 555 0100',
      note: 'Maya Okafor.',
    },
    {
      name: 'Ministry of Labour, health and safety contact centre',
      kind: 'ministry',
      phone: '1 877 202 0008',
      note: 'Critical injuries and fatalities are reported at once.',
    },
    {
      name: 'Spills Action Centre',
      kind: 'spill_hotline',
      phone: '1 800 268 6060',
      hours: 'Day and night',
    },
    {
      name: 'Ontario Poison Centre',
      kind: 'poison_control',
      phone: '1 800 268 9017',
      hours: 'Day and night',
    },
    { name: 'WSIB', kind: 'wsib', phone: '1 800 387 0750' },
    {
      name: 'Ontario One Call',
      kind: 'utility_gas',
      phone: '1 800 400 2255',
      note: 'Before any digging.',
    },
    {
      name: 'Yard first-aid station',
      kind: 'first_aider',
      phone: '416 555 0104',
      location: 'Main yard',
      hours: '06:30 to 17:00',
    },
  ],
}
