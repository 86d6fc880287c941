import { IconCalculator } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Tag, type Tone } from '../../../../kit/web/theme/Tag.tsx'
import type { Certainty, RuleRow } from '../../../../regulation/index.ts'
import classes from '../rules.module.css'
import { useSays } from '../use-says.ts'
import type { Switches } from '../use-switches.ts'
import { useToday } from '../use-today.ts'
import { timeOf } from './find-rules.ts'
import { RuleSwitch } from './RuleSwitch.tsx'

const tones: Record<Certainty, Tone> = { A: 'good', B: 'calm', C: 'notice', D: 'warning' }

export function RuleLine({ row, switches }: { row: RuleRow; switches: Switches | undefined }) {
  const says = useSays()
  const today = useToday()
  const { code, citation, certainty, jurisdiction, recipients, reviewed_on, from, to } = row
  const clock = says.clock(row)
  const time = timeOf(row, today)
  const who = recipients.map((one) => says.word(`recipient_${one}`)).join(', ')
  return (
    <tr data-time={time}>
      <td data-part="rule">
        <strong>{says.word(`title_${code}`)}</strong>
        {clock !== undefined && <span className={classes.clock}>{clock}</span>}
        {who !== '' && <span className={classes.clock}>{says.word('page_to', { who })}</span>}
        <span className={classes.soft}>
          {says.word(`jurisdiction_${jurisdiction}`)} · <code>{code}</code>
          {clock !== undefined && (
            <Link to={`?calc=due&rule=${code}`} className={classes.workOut}>
              <IconCalculator size={15} aria-hidden="true" />
              {says.word('page_work_out')}
              <span className={classes.unseen}>: {says.word(`title_${code}`)}</span>
            </Link>
          )}
        </span>
        {certainty === 'D' && switches !== undefined && (
          <RuleSwitch code={code} switches={switches} />
        )}
      </td>
      <td data-label={says.word('page_citation')}>{citation}</td>
      <td data-label={says.word('page_certainty')}>
        <Tag tone={tones[certainty]}>
          {certainty} · {says.word(`certainty_${certainty}`)}
        </Tag>
      </td>
      <td data-label={says.word('page_reviewed')}>{says.day(reviewed_on)}</td>
      <td data-label={says.word('page_since')}>
        {says.day(from)}
        {to !== null && (
          <span className={classes.soft}>{says.word('page_until', { day: to })}</span>
        )}
        {time !== 'now' && <Tag tone="neutral">{says.word(`page_when_${time}`)}</Tag>}
      </td>
    </tr>
  )
}
