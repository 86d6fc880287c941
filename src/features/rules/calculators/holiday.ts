import { isHoliday, rowOf } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { choice, codes, day } from './fields.ts'

const calendars = { 'CA-ON': 'ON-HOLIDAYS', US: 'US-HOLIDAYS' } as const

export const holiday = calculator({
  name: 'holiday',
  title: 'calc_holiday',
  lead: 'calc_holiday_lead',
  fields: {
    day: day('ask_day'),
    where: choice<'CA-ON' | 'US'>('ask_where', codes('jurisdiction', ['CA-ON', 'US']), 'CA-ON'),
  },
  work({ day: given, where }, { says }) {
    const name = isHoliday(where, given)
    return {
      says: name === null ? says.word('out_no_holiday') : says.holiday(name),
      tone: name === null ? 'neutral' : 'notice',
      path: [],
      rules: [rowOf(calendars[where])],
    }
  },
})
