// Courses as a reader types them: what each is called, and which others it covers.
import type { Course } from '../../../regulation/index.ts'
import { namesOf, text } from './fields.ts'
import { rows } from './rows.ts'

export const coursesField = rows(
  'ask_courses',
  { code: text('ask_course', ''), covers: namesOf('ask_covers') },
  'Standard First Aid~Emergency First Aid;Emergency First Aid~',
)

/** Until when a course holds stands in its records here. */
export const coursesOf = (list: readonly { code: string; covers: string[] }[]): Course[] =>
  list.map((course) => ({ ...course, validity: { kind: 'none' } }))
