import { escalationChains } from './escalation-chains.register.ts'

const step = (n: number, after: number, to: string) => ({
  id: `0190f3a1-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
  after,
  to,
  people: [],
})

export const escalationChainsDemo = {
  register: escalationChains,
  rows: [
    {
      name: 'Tasks that nobody has done',
      waits_for: 'task-overdue',
      steps: [step(1, 2, 'own_supervisor'), step(2, 5, 'managers')],
    },
    {
      name: 'Repairs that nobody has verified',
      waits_for: 'deficiency-unverified',
      steps: [step(3, 3, 'supervisor'), step(4, 6, 'management')],
    },
    {
      name: 'Legal notices that are late',
      waits_for: 'incident-duty-late',
      steps: [step(5, 1, 'hs_lead'), step(6, 2, 'management')],
    },
  ],
}
