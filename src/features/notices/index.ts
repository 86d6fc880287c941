// What other features may use of notices.
export { closeNotices, notify } from './server/notify.store.ts'
