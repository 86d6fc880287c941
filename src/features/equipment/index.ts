// What the rest of the product may use of equipment.

export { labelCodeCalls } from './chemicals/public/label-code.routes.ts'
export { readPublicSheet } from './chemicals/public/public-chemical.contract.ts'
export { publicChemicalCalls, publicSheet } from './chemicals/public/public-chemical.routes.ts'
export { chemicalSheetCalls } from './chemicals/standing.routes.ts'
export { codeCalls, followCode } from './inventory/codes.routes.ts'
export {
  type Check,
  noteChecks,
  type TakenOut,
  takenOutBy,
} from './inventory/failed-check.store.ts'
export { inventoryCalls } from './inventory/inventory.routes.ts'
export { tellTakenOut } from './inventory/tell-taken-out.job.ts'
