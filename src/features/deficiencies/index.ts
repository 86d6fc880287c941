// What other features may use of deficiencies.
export {
  type FailedItem,
  followSubject,
  hideRaised,
  raiseFromSubmission,
} from './raising/raise.store.ts'
export { deficiencyAssigned } from './telling/notice-kinds.ts'
