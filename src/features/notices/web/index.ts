// What other features may use of notices in the browser.
export { useUnread } from './use-unread.ts'
