import { dutiesOver } from '../../../regulation/index.ts'
import { workplaceFields } from './bodies.ts'
import { calculator } from './calculator.ts'
import { day, number } from './fields.ts'
import { rows } from './rows.ts'

export const dutyPeriods = calculator({
  name: 'duties',
  title: 'calc_duties',
  lead: 'calc_duties_lead',
  fields: {
    headcounts: rows(
      'ask_headcounts',
      { day: day('ask_on'), workers: number('ask_workers', 0) },
      '2026-01-05~12;2026-04-01~24;2026-09-01~52',
    ),
    ...workplaceFields,
  },
  work({ headcounts, ...workplace }, { says }) {
    const periods = dutiesOver(headcounts, workplace)
    const between = (from: string, to: string | null) =>
      to === null
        ? says.word('out_since', { day: from })
        : says.word('out_between', { from, until: to })
    return {
      says: says.word(periods.length === 0 ? 'out_no_body' : 'out_duties', {
        count: periods.length,
      }),
      tone: 'neutral',
      facts: periods.map(({ duty, count, from, to, citation }) => [
        `${says.word(`duty_${duty}`)}${count > 1 ? `: ${says.number(count)}` : ''}`,
        `${between(from, to)} · ${citation}`,
      ]),
      path: [],
      rules: periods.map(({ rule }) => rule),
    }
  },
})
