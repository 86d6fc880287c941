export { hazards } from '../hazards/hazards.register.ts'
export { RatingInput } from '../hazards/web/RatingInput.tsx'
export { RiskCell } from '../hazards/web/RiskCell.tsx'
