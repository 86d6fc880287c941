// What other features may use of the risk matrix in their definitions.
export { ofBand, ofMatrix, ofScore } from '../bands.ts'
