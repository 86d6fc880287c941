import type { RegisterWeb } from '../../register/web/beside.ts'
import { AboveDeficiencies } from './web/AboveDeficiencies.tsx'
import { LateDays } from './web/LateDays.tsx'

export const web: RegisterWeb = {
  cells: { days_overdue: ({ days_overdue }) => <LateDays days={days_overdue as number | null} /> },
  Above: AboveDeficiencies,
}
