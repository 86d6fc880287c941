export { mailboxCalls } from './server/mailbox.routes.ts'
