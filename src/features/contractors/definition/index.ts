// What other features may use of contractors on both sides.
export {
  countDuties,
  type DutyLine,
  dutyStates,
  usualSpan,
} from './duties.ts'
