// What other features may use of submissions in the browser.
export { PinForm } from '../signing/web/PinForm.tsx'
export { FillFormButton } from './choose/FillFormButton.tsx'
