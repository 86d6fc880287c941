// What other features may use of hazards.
export { hazardsByCell } from './matrix/matrix.store.ts'
export { halfRated, scored } from './matrix/rated.store.ts'
export { hazardsBehind, lockHazard, pointAt, pointNoMore } from './reviews/reviews.store.ts'
