// What other features may use of audiences.

export { isInAudience, membersOf, recomputeAudiences } from './server/audience.store.ts'
export { withAudience } from './server/with-audience.ts'
