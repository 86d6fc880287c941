// What other features may use of expectations: the rules alone, on both sides.
export {
  add,
  type Counts,
  countsFor,
  type Excuse,
  type Expectation,
  type ExpectationFacts,
  type ExpectedState,
  expectationsOf,
  hasEnded,
  none,
  percentOf,
  type Schedule,
  states,
  type Term,
  wasDue,
} from './expectations.ts'
