export { setUpRisk } from './matrix.store.ts'
