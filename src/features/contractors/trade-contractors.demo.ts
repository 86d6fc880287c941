import { tradeContractors } from './trade-contractors.register.ts'

const record = (trir: number, lost_time: number, orders: number) => [
  { year: 2025, trir, lost_time, orders, convictions: 0 },
  { year: 2024, trir: trir + 0.6, lost_time, orders, convictions: 0 },
]

export const tradeContractorsDemo = {
  register: tradeContractors,
  rows: [
    {
      name: 'Ironside Steel',
      legal_name: 'Ironside Steel Erectors Ltd.',
      trades: ['steel', 'crane'],
      state: 'approved',
      phone: '905 555 0171',
      emergency_name: 'Pete Ironside',
      emergency_phone: '905 555 0172',
      wsib_account: '2045118',
      safety_rating: 'cor_2020',
      history: record(1.4, 1, 2),
    },
    {
      name: 'Lakeshore Electric',
      trades: ['electrical'],
      state: 'approved',
      phone: '416 555 0173',
      wsib_account: '1980442',
      safety_rating: 'cor',
      history: record(0.8, 0, 0),
    },
    { name: 'Maple Mechanical', trades: ['mechanical', 'plumbing'], state: 'approved' },
    {
      name: 'Quick Demolition',
      trades: ['demolition'],
      state: 'suspended',
      suspended_reason: 'Worked below an unguarded edge after a written warning.',
    },
    { name: 'Clearview Glazing', trades: ['glazing'], state: 'approved', phone: '905 555 0175' },
    { name: 'Summit Roofing', trades: ['roofing', 'insulation'], state: 'approved' },
    {
      name: 'Anchor Scaffold',
      trades: ['scaffolding'],
      state: 'conditional',
      condition: 'Every scaffold is inspected by our own supervisor before it is used.',
    },
    { name: 'Stonebridge Masonry', trades: ['masonry'], state: 'approved' },
    { name: 'Pioneer Excavating', trades: ['excavation', 'paving'], state: 'pending' },
    { name: 'Bright Coat Painting', trades: ['painting', 'drywall'], state: 'invited' },
    { name: 'Evergreen Landscapes', trades: ['landscaping'], state: 'pending' },
    { name: 'Tower Elevator', trades: ['elevator'], state: 'approved' },
  ],
}
