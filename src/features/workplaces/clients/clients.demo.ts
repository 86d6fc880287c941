import { clientContacts, clients } from './clients.register.ts'

export const clientsDemo = {
  register: clients,
  rows: [
    {
      name: 'Harbour Point Developments',
      kind: 'developer',
      phone: '416 555 0110',
      website: 'https://harbourpoint.example',
      safety_requirements:
        'Weekly site inspection copied to the owner. Full harness above 1.8 m. No lone work after 19:00.',
      prequalification: [
        {
          platform: 'contractor_check',
          number: 'CC-20418',
        },
      ],
    },
    { name: 'Hamilton School Board', kind: 'government', phone: '905 555 0127' },
    { name: 'Lakeside Transit', kind: 'government', phone: '416 555 0145' },
    { name: 'Union Hydro', kind: 'utility', phone: '416 555 0162' },
    { name: 'Granite Property Group', kind: 'owner', phone: '416 555 0173' },
    { name: 'Cedar General Contracting', kind: 'general_contractor', phone: '905 555 0188' },
  ],
}

export const clientContactsDemo = {
  register: clientContacts,
  rows: [
    {
      client: 'Harbour Point Developments',
      name: 'Nadia Rahman',
      title: 'Owner’s representative',
      email: 'nadia@harbourpoint.example',
      phone: '416 555 0111',
      receives: ['incident_notice', 'monthly_report'],
    },
    {
      client: 'Harbour Point Developments',
      name: 'Tom Whelan',
      title: 'Site liaison',
      email: 'tom@harbourpoint.example',
      receives: ['submissions'],
    },
    {
      client: 'Hamilton School Board',
      name: 'Priya Nair',
      title: 'Facilities manager',
      email: 'priya@hsb.example',
      receives: ['incident_notice'],
    },
    {
      client: 'Lakeside Transit',
      name: 'Owen Clarke',
      title: 'Track access',
      phone: '416 555 0146',
    },
  ],
}
