// What other features may use of documents.
export { shelfCalls } from './library/shelf.server.ts'
