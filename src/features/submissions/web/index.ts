// What other features may use of submissions in the browser.

export { FillFormButton } from '../filling/web/choose/FillFormButton.tsx'
export { PinForm } from '../signing/web/PinForm.tsx'
