// What other features may use of audiences.

export { isInAudience, membersOf, reachedBy, recomputeAudiences } from './server/audience.store.ts'
export { refusedFacts, withAudience } from './server/with-audience.ts'
