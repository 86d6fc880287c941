// What other features may use of talks on the server.
export { expectedTalks } from './schedules/expected-talks.store.ts'
export { attendanceOf } from './standing/attendance.store.ts'
