// What other features may use of documents in the browser.
export { Shelf } from '../library/web/Shelf.tsx'
export { readOffered } from '../offered/offered.contract.ts'
export { OfferedDocument } from '../offered/web/OfferedDocument.tsx'
export { TakeQuiz } from '../quiz/web/TakeQuiz.tsx'
