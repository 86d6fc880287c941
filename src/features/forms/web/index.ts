// What other features may use of forms in the browser.
export { FormFill } from './fill/FormFill.tsx'
