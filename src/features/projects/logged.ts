import { choice, yesNo } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { person, reference, references } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { date, instant } from '../../register/fields/time.ts'
import type { LoggedTable } from '../../register/logged.ts'

const project = reference({ to: 'projects', label: 'Project' })
const days = { from_on: date({ label: 'From' }), to_on: date({ label: 'To' }) }

/** What the change log tells of a project's or a team's plan, its days without work, and its roster. */
export const loggedOfWorkplaces: readonly LoggedTable[] = [
  {
    table: 'project_forms',
    one: 'Schedule line',
    fields: {
      form: reference({ to: 'forms', label: 'Form' }),
      frequency: choice({
        label: 'How often',
        options: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
      }),
      month_day: number({ label: 'Day of the month' }),
      due_time: text({ label: 'Due by' }),
      starts_on: date({ label: 'From' }),
      ends_on: date({ label: 'To' }),
      on_rain_days: yesNo({ label: 'Includes rain days' }),
      asked: person({ label: 'Person asked' }),
    },
    partOf: 'subject',
  },
  {
    table: 'project_holds',
    one: 'Hold',
    fields: {
      project,
      from_on: date({ label: 'From' }),
      to_on: date({ label: 'To' }),
    },
    partOf: 'project',
  },
  {
    table: 'rain_days',
    one: 'Rain day',
    fields: {
      day: date({ label: 'Day' }),
      reason: text({ label: 'Reason' }),
      affects_forms: yesNo({ label: 'Excuses forms' }),
      revoked_at: instant({ label: 'Cancelled on' }),
      revoked_by: person({ label: 'Cancelled by' }),
    },
    partOf: 'subject',
  },
  {
    table: 'workplace_workers',
    one: 'Worker on site',
    fields: {
      person: reference({ to: 'users', label: 'Worker' }),
      role: text({ label: 'Role on site' }),
      ...days,
    },
    alsoSaid: { account: person({ label: 'Worker' }) },
    partOf: 'subject',
  },
  {
    table: 'workplace_assets',
    one: 'Asset on site',
    fields: { asset: reference({ to: 'inventory', label: 'Asset' }), ...days },
    partOf: 'subject',
  },
  {
    table: 'workplace_contacts',
    one: 'Client contact on site',
    fields: {
      contact: reference({ to: 'client-contacts', label: 'Contact' }),
      forms: references({ to: 'forms', label: 'Receives copies of' }),
      ...days,
    },
    partOf: 'subject',
  },
  {
    table: 'contact_mail',
    one: 'E-mailed copy',
    fields: {
      contact: reference({ to: 'client-contacts', label: 'Contact' }),
      address: text({ label: 'Address' }),
      revision: number({ label: 'Revision' }),
      mailed_at: instant({ label: 'E-mailed on' }),
    },
    partOf: 'submission',
  },
  {
    table: 'headcounts',
    one: 'Head count',
    fields: {
      project,
      day: date({ label: 'Day' }),
      workers: number({ label: 'Workers' }),
      entered: yesNo({ label: 'Entered manually' }),
    },
    partOf: 'project',
  },
  {
    table: 'project_duties',
    one: 'Duty by the number of workers',
    fields: {
      project,
      citation: text({ label: 'Citation' }),
      workers: number({ label: 'Workers' }),
      from_on: date({ label: 'From' }),
      to_on: date({ label: 'To' }),
    },
    partOf: 'project',
  },
]
