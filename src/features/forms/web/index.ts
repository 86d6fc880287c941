// What other features may use of forms in the browser.
export { useProgress } from '../filling/web/FillProgress.tsx'
export { FormQuestions } from '../filling/web/FormQuestions.tsx'
export { useDraftFiles } from '../filling/web/files/use-draft-files.ts'
export { placeOf, placeOfMissing, placeOfRemark } from '../filling/web/filling-context.ts'
export { goTo } from '../filling/web/go-to.ts'
export { putListsHere } from '../filling/web/put-lists-here.ts'
export { SectionsButton } from '../filling/web/SectionsButton.tsx'
