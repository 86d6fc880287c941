import type { RegisterWeb } from '../../register/web/extension.ts'
import { RatingInput, RiskCell } from '../hazards/web/index.ts'
import type { deficiencies } from './deficiencies.register.ts'
import { AboveDeficiencies } from './web/AboveDeficiencies.tsx'
import { LateDays } from './web/LateDays.tsx'

export const web: RegisterWeb<typeof deficiencies> = {
  cells: {
    // What is open and not late says so: a card that names the column must not leave it empty.
    days_overdue: ({ days_overdue }) =>
      days_overdue === 0 ? '0' : <LateDays days={days_overdue} />,
    before_band: (row) => <RiskCell row={row} when="before" />,
    after_band: (row) => <RiskCell row={row} when="after" />,
  },
  inputs: {
    before_probability: RatingInput,
    before_severity: RatingInput,
    after_probability: RatingInput,
    after_severity: RatingInput,
  },
  Above: AboveDeficiencies,
}
