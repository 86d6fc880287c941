// What other features may use of documents.
export { askedDocuments, countsFor, isAddressed, signedBy } from './asked/asked.store.ts'
export { reviewDue } from './kinds/document-kind.server.ts'
export { bringIn, shelfCalls } from './library/shelf.server.ts'
export { reachOf } from './links/link.store.ts'
export { refuseManyLinks } from './links/send-link.routes.ts'
export { codeLabels, documentPoster } from './papers/server/document-poster.ts'
export { insertTry, quizOf, triesOf } from './quiz/quiz.store.ts'
export { seenPerson } from './signoffs/signoffs.routes.ts'
