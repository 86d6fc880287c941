export { coverageCalls } from './coverage/coverage.routes.ts'
export { fillHeadCounts } from './coverage/coverage.store.ts'
export { archiveEnded } from './end-of-term.job.ts'
