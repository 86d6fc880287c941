import { daysFromNow } from '../../../kit/day.ts'
import type { AudienceFact } from '../../../register/fields/audience.ts'
import { trainingRequirements } from './training-requirements.register.ts'

const fact = (kind: 'everyone' | 'role', id: string | null = null): AudienceFact => ({
  ...{ out: false, kind, id, value: null, name: null },
})
const required = (name: string, courses: readonly string[], audience: readonly AudienceFact[]) => ({
  name,
  courses,
  audience,
  level: 'mandatory',
  starts_on: daysFromNow(-400),
})

export const trainingRequirementsDemo = {
  register: trainingRequirements,
  rows: [
    required(
      'Everyone',
      ['Worker health and safety awareness', 'WHMIS', 'Workplace violence and harassment'],
      [fact('everyone')],
    ),
    required(
      'People who lead work',
      ['Supervisor health and safety awareness', 'Working at heights', 'Emergency First Aid'],
      [fact('role', '1'), fact('role', '3')],
    ),
    {
      ...required(
        'Good to have',
        ['Accessibility for customers and colleagues (AODA)'],
        [fact('everyone')],
      ),
      level: 'recommended',
    },
  ],
}
