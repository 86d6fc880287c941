// The courses of the demo company: those of the library.
import { courseLibrary, shelvedCourses } from '../library/course-library.ts'
import { training } from './training.register.ts'

const nameOf = (id: string) => courseLibrary.find((course) => course.id === id)?.title[0] ?? id

export const trainingDemo = {
  register: training,
  rows: shelvedCourses.map(({ fields }, at) => {
    const { covers = [], prerequisites = [], refresher } = courseLibrary[at] ?? {}
    return {
      ...fields('en'),
      covers: covers.map(nameOf),
      prerequisites: prerequisites.map(nameOf),
      ...(refresher !== undefined && { refresher: nameOf(refresher) }),
    }
  }),
}
