// What other features may use of submissions in the browser.

export { FillFormButton } from '../filling/web/choose/FillFormButton.tsx'
export { putFormsHere } from '../filling/web/offline/put-forms-here.ts'
export { PinForm } from '../signing/web/PinForm.tsx'
