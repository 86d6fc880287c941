// What other features may use of deficiencies.
export {
  type Failed,
  type FailedItem,
  type Raised,
  raiseFromSubmission,
} from './raise.store.ts'
