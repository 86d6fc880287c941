// How many hours were worked on a project in a week: what every rate of incidents is worked out by.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const workers = { own: 'Own people', contractors: 'People of contractors' } as const
export type Workers = keyof typeof workers

/** More than this in a week of one project is a slip. */
export const mostHours = 200_000

export const workedHours = defineRegister('worked-hours', {
  one: 'Hours entry',
  many: 'Hours worked',
  lead: 'How many hours were worked on each project in each week. Rates of incidents are worked out by them.',
  sort: '-week',
  fields: {
    name: text({ required: true, readOnly: true, search: true, label: 'Project and week' }),
    project: reference({ to: 'projects', hint: 'If empty: yards, shops and offices.' }),
    week: date({
      required: true,
      past: true,
      default: 'today',
      label: 'Week',
      hint: 'Any day of the week; the week begins on its Monday.',
      headings: ['week beginning', 'week of'],
    }),
    whose: choice({ required: true, default: 'own', label: 'Whose hours', options: workers }),
    hours: number({
      label: 'Hours worked',
      required: true,
      min: 0,
      max: mostHours,
      decimals: 2,
      unit: 'h',
    }),
    note: longText({ max: 500 }),
  },
  list: ['name', 'project', 'week', 'whose', 'hours'],
  form: [['Hours and week', ['project', 'week', 'whose', 'hours', 'note']]],
  grants: 'projects',
  grantNames: { create: 'edit', archive: 'edit', restore: 'edit', delete: 'edit' },
  toldApartBy: ['project', 'week', 'whose'],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
