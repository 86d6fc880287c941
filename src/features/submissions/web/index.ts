// What other features may use of submissions in the browser.
export { addBulkAction, type BulkOrder } from '../bulk/web/bulk-store.ts'
export { PinForm } from '../signing/web/PinForm.tsx'
export { FillForm } from './choose/FillForm.tsx'
export { FillFormButton } from './choose/FillFormButton.tsx'
