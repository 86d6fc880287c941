// What other features may use of talks in the browser: how a group signs on one device, and how one is written.
export { TakeAttendance } from '../holding/web/TakeAttendance.tsx'
export { toolboxTalks } from '../talks/toolbox-talks.register.ts'
