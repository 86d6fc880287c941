// What other features may use of hazards.
export { halfRated, scored } from './matrix/rated.store.ts'
