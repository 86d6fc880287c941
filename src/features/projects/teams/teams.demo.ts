import { teams } from './teams.register.ts'

export const teamsDemo = {
  register: teams,
  rows: [
    { name: 'Concrete crew', leader: 'Luc Tremblay', description: 'Formwork, rebar and pours.' },
    { name: 'Framing crew', leader: 'Dwayne Campbell' },
    { name: 'Site services', leader: 'Marcus Chen', description: 'Hoists, fences, clean-up.' },
    { name: 'Yard and shop', leader: 'Sam Whitefeather' },
  ],
}
