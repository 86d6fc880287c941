// What other features may use of appointments.
export { inOffice, today } from './appointments.server.ts'
