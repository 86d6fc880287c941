// What other features may use of contractors.
export { approvalsOf } from './approval/approval.ts'
export { contractorCode, formCode, openFormCode } from './codes/codes.store.ts'
export { loadDuties } from './duties/duties.store.ts'
