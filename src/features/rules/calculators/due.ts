import { dueAt, ruleRows } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { choice, codes, moment } from './fields.ts'

const clocks = [...new Set(ruleRows.flatMap(({ clock, code }) => (clock === null ? [] : [code])))]

const zones = (
  'America/St_Johns America/Halifax America/Toronto America/Winnipeg America/Regina ' +
  'America/Edmonton America/Vancouver America/Whitehorse America/New_York America/Chicago ' +
  'America/Denver America/Phoenix America/Los_Angeles America/Anchorage Pacific/Honolulu'
).split(' ')
const cityOf = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ')

export const due = calculator({
  name: 'due',
  title: 'calc_due',
  lead: 'calc_due_lead',
  fields: {
    rule: choice('ask_rule', codes('title', clocks), 'ON-51-REPORT'),
    at: moment('ask_trigger', { hint: 'ask_trigger_hint' }),
    zone: choice(
      'ask_zone',
      zones.map((value) => ({ value, name: cityOf(value) })),
      'America/Toronto',
    ),
  },
  work({ rule, at, zone }, { says, switchedOn }) {
    const found = dueAt(rule, { at, zone, switchedOn })
    const local = found.due.slice(0, 'YYYY-MM-DDTHH:mm'.length)
    return {
      says: says.moment(local),
      tone: 'notice',
      facts: [
        ...(found.from === undefined
          ? []
          : [[says.word('out_from'), says.day(found.from)] as const]),
        [says.word('out_exactly'), found.due],
      ],
      path: found.steps,
      rules: [found.rule],
    }
  },
})
