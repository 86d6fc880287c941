// What other features may use of the risk matrix in their definitions.
export {
  bandNames,
  bands,
  countedStatuses,
  ofBand,
  ofMatrix,
  ofScore,
  type RiskBand,
} from '../bands.ts'
