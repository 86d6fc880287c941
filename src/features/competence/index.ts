// What other features may use of competence.

export { lawCourses, storedCourse, storedCourses } from './courses.store.ts'
export { lackingOf } from './lacking.store.ts'
export { asRecord, isProven, recordsOf } from './records.store.ts'
