// A line of a project's plan as what is expected: its form, by its rhythm, in spite of rain or not.
import type { Schedule } from '../../expectations/definition/index.ts'
import type { PlanLine } from '../plan/plan.contract.ts'

export const scheduleOf = ({ form, on_rain_days, ...line }: PlanLine): Schedule => ({
  ...line,
  what: form.id,
  on_excused_days: on_rain_days,
})
