import { VisuallyHidden } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { Tag, type TagTone } from '../../../../kit/web/theme/Tag.tsx'
import type { Certainty, RuleRow } from '../../../../regulation/index.ts'
import { workAddress } from '../../worked-out.ts'
import classes from '../rules.module.css'
import { useSays } from '../use-says.ts'
import type { Switches } from '../use-switches.ts'
import { useToday } from '../use-today.ts'
import { timeOf } from './find-rules.ts'
import { RuleSwitch } from './RuleSwitch.tsx'
import { RuleText } from './RuleText.tsx'

const tones: Record<Certainty, TagTone> = { A: 'good', B: 'calm', C: 'notice', D: 'warning' }

type Props = { row: RuleRow; switches: Switches | undefined; heading: 'h2' | 'h3' }

/** What a rule says, and beside it where that is written and how sure it is. */
export function RuleItem({ row, switches, heading: Heading }: Props) {
  const says = useSays()
  const id = useId()
  const { code, certainty, jurisdiction } = row
  const address = workAddress(row)
  const title = says.word(`title_${code}`)
  return (
    <li className={classes.rule} aria-labelledby={id}>
      <div>
        <Heading id={id}>{title}</Heading>
        <RuleText row={row} />
        <p className={`${classes.soft} hint`}>
          {says.word(`jurisdiction_${jurisdiction}`)} · <code>{code}</code>
          {address !== undefined && (
            <Link to={address}>
              <IconCalculator size={15} aria-hidden="true" />
              {says.word('page_work_out')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Link>
          )}
        </p>
        {certainty === 'D' && switches !== undefined && (
          <RuleSwitch code={code} switches={switches} />
        )}
      </div>
      <Origin row={row} />
    </li>
  )
}

function Origin({ row }: { row: RuleRow }) {
  const says = useSays()
  const time = timeOf(row, useToday())
  const { citation, certainty, reviewed_on, from, to } = row
  return (
    <dl>
      <dt>{says.word('page_certainty')}</dt>
      <dd>
        <Tag tone={tones[certainty]}>
          {certainty} · {says.word(`certainty_${certainty}`)}
        </Tag>
      </dd>
      <dt>{says.word('page_citation')}</dt>
      <dd>{citation}</dd>
      <dt>{says.word('page_reviewed')}</dt>
      <dd>{says.day(reviewed_on)}</dd>
      <dt>{says.word('page_since')}</dt>
      <dd>
        {says.day(from)}
        {to !== null && <> {says.word('page_until', { day: to })}</>}{' '}
        {time !== 'now' && <Tag tone="neutral">{says.word(`page_when_${time}`)}</Tag>}
      </dd>
    </dl>
  )
}
