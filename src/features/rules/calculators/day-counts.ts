import { dayCounts, type WorkKind, workKinds } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { choice, codes, day, dayOrNone, numberOrNone } from './fields.ts'
import { rows } from './rows.ts'

export const dayCounting = calculator({
  name: 'days',
  title: 'calc_days',
  lead: 'calc_days_lead',
  fields: {
    occurred: day('ask_occurred', { initial: '2026-03-02' }),
    until: day('ask_until'),
    periods: rows(
      'ask_periods',
      {
        from: day('ask_from'),
        to: dayOrNone('ask_to'),
        kind: choice<WorkKind>('ask_work', codes('work', workKinds), 'off'),
      },
      '2026-03-03~2026-03-06~off;2026-03-07~2026-03-20~restricted',
    ),
    cap: numberOrNone('ask_cap', '', { hint: 'ask_cap_hint' }),
  },
  work({ periods, occurred, until, cap }, { says }) {
    const counts = dayCounts(periods, { occurred, until, cap })
    return {
      says: says.word('out_days', { away: counts.away, restricted: counts.restricted }),
      tone: counts.away > 0 ? 'danger' : 'notice',
      facts: [
        [says.word('out_uncapped_away'), says.number(counts.uncappedAway)],
        [says.word('out_uncapped_restricted'), says.number(counts.uncappedRestricted)],
      ],
      path: counts.path,
      rules: [counts.rule],
    }
  },
})
