import { training } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { coursesField, coursesOf } from './courses.ts'

export const coverage = calculator({
  name: 'coverage',
  title: 'calc_coverage',
  lead: 'calc_coverage_lead',
  fields: { courses: coursesField },
  work({ courses }, { says }) {
    const satisfied = [...training.satisfies(coursesOf(courses))]
    return {
      says: says.word('out_coverage', {
        count: satisfied.reduce((sum, [, by]) => sum + by.size - 1, 0),
      }),
      tone: 'neutral',
      facts: satisfied.map(([code, by]) => [code, [...by].join(', ')]),
      path: [],
    }
  },
})
