// What other features may use of deficiencies.
export {
  type FailedItem,
  followSubject,
  hideRaised,
  raiseFromSubmission,
} from './raising/raise.store.ts'
