export { coverageCalls } from './coverage/coverage.routes.ts'
export { fillHeadCounts } from './coverage/coverage.store.ts'
