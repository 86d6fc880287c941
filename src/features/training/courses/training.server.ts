import type { Context } from '../../../access/server/gate.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension, Write } from '../../../register/server/extension.ts'
import { training as law, RegulationError } from '../../../regulation/index.ts'
import { tellUncoveredSoon } from '../../appointments/index.ts'
import { lawCourses, storedCourses } from '../../competence/index.ts'
import { training } from './training.register.ts'

type CourseWrite = Write<typeof training>

/** Courses that count as each other in a circle would count as nothing else. */
async function isCircle({ db }: Context, { after }: CourseWrite): Promise<boolean> {
  const others = (await storedCourses(db)).filter(({ id }) => id !== after.id)
  try {
    law.satisfies(lawCourses([...others, after]))
    return false
  } catch (error) {
    if (error instanceof RegulationError && error.reason === 'circle') return true
    throw error
  }
}

export const trainingServer: RegisterExtension<typeof training> = {
  register: training,
  async check(context, change) {
    const { after } = change
    const errors: FieldErrors = {}
    if (after.refresher === after.id) errors.refresher = ['A course is not its own refresher.']
    if (after.prerequisites.includes(after.id))
      errors.prerequisites = ['A course cannot be required before itself.']
    if (errors.refresher === undefined && (await isCircle(context, change)))
      errors.covers = ['These courses would count as each other. Take one of them out.']
    return Object.keys(errors).length > 0 ? errors : undefined
  },
  // What proves a course, what it counts as and which first aid it gives decide whether a shift is covered. A new one
  // takes first aid from nobody.
  async written({ db }, { before }) {
    if (before !== undefined) await tellUncoveredSoon(db)
  },
}
