// What other features may use of expectations: the rules alone, on both sides.
export {
  add,
  countsFor,
  expectationsOf,
  hasEnded,
  none,
  percentOf,
  type Schedule,
  type State,
  states,
  type Term,
  wasDue,
} from './expectations.ts'
