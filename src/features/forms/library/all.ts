// The provider's default forms, in the order in which people look for them.
import flha from './forms/flha.json' with { type: 'json' }
import jha from './forms/jha.json' with { type: 'json' }
import jhscMonthlyInspection from './forms/jhsc-inspection-monthly.json' with { type: 'json' }
import preTaskPlan from './forms/ptp.json' with { type: 'json' }
import weeklySiteInspection from './forms/site-inspection-weekly.json' with { type: 'json' }
import type { WrittenForm } from './written.ts'

export const library: readonly WrittenForm[] = [
  weeklySiteInspection,
  jhscMonthlyInspection,
  flha,
  jha,
  preTaskPlan,
] as unknown as readonly WrittenForm[]
