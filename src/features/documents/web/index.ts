// What other features may use of documents in the browser.
export { commonKinds } from '../kinds/document-kinds.ts'
export { Shelf } from '../library/web/Shelf.tsx'
export { WrittenRow } from '../library/web/WrittenRow.tsx'
export { LinkForm, type LinkWay } from '../links/web/LinkForm.tsx'
export { readOffered } from '../offered/offered.contract.ts'
export { OfferedDocument } from '../offered/web/OfferedDocument.tsx'
export { TakeQuiz } from '../quiz/web/TakeQuiz.tsx'
export { DocumentsOfPerson } from '../signoffs/web/DocumentsOfPerson.tsx'
