import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { hazards } from './hazards.register.ts'
import { RatingInput } from './web/RatingInput.tsx'
import { RiskCell } from './web/RiskCell.tsx'
import { RiskPanel } from './web/RiskPanel.tsx'

export const web: RegisterWeb<typeof hazards> = {
  cells: {
    initial_band: (row) => <RiskCell row={row} when="initial" />,
    residual_band: (row) => <RiskCell row={row} when="residual" />,
  },
  inputs: {
    initial_probability: RatingInput,
    initial_severity: RatingInput,
    residual_probability: RatingInput,
    residual_severity: RatingInput,
  },
  panels: [{ title: 'The risk and its controls', Panel: RiskPanel }],
}
