import { training } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { day, dayOrNone } from './fields.ts'

export const certified = calculator({
  name: 'certification',
  title: 'calc_certification',
  lead: 'calc_certification_lead',
  fields: {
    partOneOn: day('ask_part_one', { initial: '2025-06-10' }),
    partTwoOn: dayOrNone('ask_part_two', { initial: '2025-11-03' }),
    refreshedOn: dayOrNone('ask_refreshed'),
    today: day('ask_on'),
  },
  work(facts, { says }) {
    const found = training.certification(facts)
    return {
      says: says.word(found.certified ? 'out_certified' : 'out_not_certified'),
      tone: found.certified ? 'good' : 'danger',
      path: found.path,
      rules: [found.rule],
    }
  },
})
