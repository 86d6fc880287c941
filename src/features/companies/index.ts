// What other features may use of how companies begin.
export { offerTrial } from './starting/server/offer-start.ts'
