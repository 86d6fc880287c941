// What other features may use of safety alerts.
export { isLive } from './publishing/live.ts'
