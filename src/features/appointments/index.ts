export { fillHeadCounts } from './coverage/head-counts.store.ts'
