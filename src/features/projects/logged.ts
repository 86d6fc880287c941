import { choice, yesNo } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { person, reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { date, instant } from '../../register/fields/time.ts'
import type { LoggedTable } from '../../register/logged.ts'

const project = reference({ to: 'projects', label: 'Project' })

/** What the change log tells of a project's plan and of its days without work. */
export const loggedOfProjects: readonly LoggedTable[] = [
  {
    table: 'project_forms',
    one: 'Line of a plan',
    fields: {
      project,
      form: reference({ to: 'forms', label: 'Form' }),
      frequency: choice({
        label: 'How often',
        options: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
      }),
      month_day: number({ label: 'Day of the month' }),
      due_time: text({ label: 'Due by' }),
      starts_on: date({ label: 'From' }),
      ends_on: date({ label: 'To' }),
      on_rain_days: yesNo({ label: 'On rain days too' }),
      asked: person({ label: 'Asked' }),
    },
    partOf: 'project',
  },
  {
    table: 'project_holds',
    one: 'Hold',
    fields: { project, from_on: date({ label: 'From' }), to_on: date({ label: 'To' }) },
    partOf: 'project',
  },
  {
    table: 'rain_days',
    one: 'Rain day',
    fields: {
      project,
      day: date({ label: 'Day' }),
      reason: text({ label: 'Reason' }),
      affects_forms: yesNo({ label: 'Excuses forms' }),
      revoked_at: instant({ label: 'Revoked on' }),
      revoked_by: person({ label: 'Revoked by' }),
    },
    partOf: 'project',
  },
]
