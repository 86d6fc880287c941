// What other features may use of documents.
export { askedDocuments, isAddressed } from './asked/asked.store.ts'
export { shelfCalls } from './library/shelf.server.ts'
export { insertTry, quizOf, triesOf } from './quiz/quiz.store.ts'
