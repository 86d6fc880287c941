import { tradeContractors } from './trade-contractors.register.ts'

export const tradeContractorsDemo = {
  register: tradeContractors,
  rows: [
    { name: 'Ironside Steel' },
    { name: 'Lakeshore Electric' },
    { name: 'Maple Mechanical' },
    { name: 'Quick Demolition', active: false },
  ],
}
