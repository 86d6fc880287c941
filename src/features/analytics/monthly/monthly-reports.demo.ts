import { monthlyReports } from './monthly-reports.register.ts'

export const monthlyReportsDemo = {
  register: monthlyReports,
  rows: [
    {
      name: 'Harbour Point for the owner',
      project: 'Harbour Point tower',
      contacts: ['Nadia Rahman'],
    },
    { name: 'Whole company', contacts: [] },
  ],
}
