// What other features may use of deficiencies.
export { actionsInTheWay, hideActions } from './of-incidents/of-incidents.store.ts'
export {
  type FailedItem,
  followSubject,
  hideRaised,
  raiseFromSubmission,
} from './raising/raise.store.ts'
export { deficiencyAssigned } from './telling/notice-kinds.ts'
