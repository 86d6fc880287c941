// What other features may use of safety alerts.
export { alertsPostedAt } from './publishing/posted.store.ts'
export { type AlertContact, alertForContact, alertsForContact } from './reading/contacts.store.ts'
export { acknowledge, noteRead } from './reading/reading.store.ts'
