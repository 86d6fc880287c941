import { daysFromNow } from '../../../kit/day.ts'
import { trainingSessions } from './training-sessions.register.ts'

export const trainingSessionsDemo = {
  register: trainingSessions,
  rows: [
    {
      ...{ course: 'Emergency First Aid', first_on: daysFromNow(-1), days: 2, hours: 8 },
      ...{ place: 'Site office, Harbour Point', instructor: 'Helen Marsh' },
      notes: 'Bring your own gloves. Lunch is on site.',
    },
    {
      ...{ course: 'Working at heights', first_on: daysFromNow(9), hours: 6.5 },
      ...{ place: 'Training room, yard', instructor: 'Helen Marsh' },
    },
  ],
}
