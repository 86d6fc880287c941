// What other features may use of equipment in the browser.
export { assetsByType } from '../inventory/inventory.contract.ts'
