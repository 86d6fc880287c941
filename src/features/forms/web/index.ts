// What other features may use of forms in the browser.
export { useProgress } from './fill/FillProgress.tsx'
export { FormFill } from './fill/FormFill.tsx'
export type { SendFile } from './fill/files/files-at-hand.ts'
export { placeOf, placeOfMissing } from './fill/filling-context.ts'
export { goTo } from './fill/go-to.ts'
