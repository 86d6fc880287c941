// What other features may use of contractors.
export { approvalsOf } from './approval/approval.ts'
export { loadDuties } from './duties/duties.store.ts'
