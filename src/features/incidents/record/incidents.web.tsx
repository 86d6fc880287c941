import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { RatingInput, RiskCell } from '../../hazards/web/index.ts'
import type { incidents } from './incidents.register.ts'

export const web: RegisterWeb<typeof incidents> = {
  cells: { potential_band: (row) => <RiskCell row={row} when="potential" /> },
  inputs: { potential_probability: RatingInput, potential_severity: RatingInput },
  More: later(async () => (await import('../papers/web/FirstAidRecords.tsx')).FirstAidRecords),
  Head: later(async () => (await import('./web/IncidentHead.tsx')).IncidentHead),
}
