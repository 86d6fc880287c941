// What other features may use of expectations: the rules alone, on both sides.
export {
  add,
  countsFor,
  type Excuse,
  expectationsOf,
  hasEnded,
  none,
  percentOf,
  type Receipt,
  type Schedule,
  type State,
  states,
  type Term,
  wasDue,
} from './expectations.ts'
