// What other features may use of talks in the browser: how a group signs on one device.
export { TakeAttendance } from '../holding/web/TakeAttendance.tsx'
