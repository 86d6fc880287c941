// What other features may use of contractors on both sides.

export { bindingKinds, neededKinds, paperKinds } from '../papers/paper-kinds.ts'
export {
  countDuties,
  type DutyLine,
  type DutyState,
  dutyStates,
  type OwedForm,
  usualSpan,
} from './duties.ts'
