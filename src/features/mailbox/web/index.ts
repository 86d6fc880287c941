export { Mailbox } from './Mailbox.tsx'
