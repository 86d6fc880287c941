import { teams } from './teams.register.ts'

export const teamsDemo = {
  register: teams,
  rows: [
    { name: 'Concrete crew' },
    { name: 'Framing crew' },
    { name: 'Site services' },
    { name: 'Night shift, 2025', active: false },
  ],
}
