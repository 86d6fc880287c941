// What other features may use of talks on the server.

export { attendanceOf } from './four-weeks/attendance.store.ts'
export { expectedTalks } from './schedules/expected-talks.store.ts'
