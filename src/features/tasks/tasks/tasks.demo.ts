import { addDays, daysFromNow, weekdayOf } from '../../../kit/day.ts'
import { newId } from '../../../kit/ids.ts'
import { tasks } from './tasks.register.ts'

/** So many days from today; what would be a weekend is the Monday after it, or the Friday before. */
function day(count: number): string {
  const found = daysFromNow(count)
  const past = weekdayOf(found) - 5
  return past <= 0 ? found : addDays(found, count < 0 ? -past : 3 - past)
}

const lines = (...whats: readonly (readonly [string, boolean])[]) =>
  whats.map(([what, done]) => ({ id: newId(), what, done }))

export const tasksDemo = {
  register: tasks,
  rows: [
    {
      title: 'Move the site gate to Queens Quay before the pour',
      description: 'The pump truck comes in from the south. Traffic plan 4 holds from that day.',
      assignees: ['Luc Tremblay'],
      watchers: ['Maya Okafor'],
      priority: 'high',
      due_on: day(1),
      checklist: lines(
        ['Tell the city 48 hours before', true],
        ['Move the fence and the signs', false],
        ['Brief the flag persons', false],
      ),
    },
    {
      title: 'Every foreman reads the new fall protection procedure',
      assignees: ['Luc Tremblay', 'Maya Okafor'],
      completion: 'all',
      due_on: day(5),
    },
    {
      title: 'Find a second supplier for harnesses',
      assignees: ['Maya Okafor'],
      priority: 'low',
      due_on: day(18),
    },
    {
      title: 'Repair the guardrail at the loading dock',
      assignees: ['Luc Tremblay'],
      priority: 'urgent',
      due_on: day(-1),
      verification: true,
    },
  ].map((row) => ({
    priority: 'normal',
    completion: 'one',
    verification: false,
    ...row,
  })),
}
