// What other features may use of incidents in the browser.

export * from '../lists/lists.contract.ts'
export { offerReport } from '../reporting/reporting.contract.ts'
export { reportOfferKey } from '../reporting/web/keys.ts'
