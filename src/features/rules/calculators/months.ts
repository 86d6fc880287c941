import { addMonths } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { day, number } from './fields.ts'

export const months = calculator({
  name: 'months',
  title: 'calc_months',
  lead: 'calc_months_lead',
  fields: { from: day('ask_day'), months: number('ask_months', 36, { min: -1200, max: 1200 }) },
  work: ({ from, months: count }, { says }) => ({
    says: says.day(addMonths(from, count)),
    tone: 'notice',
    path: [],
  }),
})
