export { matrixCalls } from './matrix/matrix.routes.ts'
export { setUpRisk } from './matrix/matrix.store.ts'
export { halfRated, scored } from './matrix/rated.store.ts'
