import { Button } from '@mantine/core'
import { useTimes } from '../../../../access/web/use-times.ts'
import { fill } from '../../../../kit/language/message.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { wholeDay } from '../../tracker/web/day-words.ts'
import type { RainDayRow } from '../rain-days.contract.ts'
import classes from './rain-days.module.css'
import { kindSaid, partSaid } from './rain-words.ts'

type Props = { days: readonly RainDayRow[]; onRevoke?(day: RainDayRow): void }

/** Every day that was declared, the latest first; what was revoked stays and says so. */
export function RainDayList({ days, onRevoke }: Props) {
  const { say, locale } = useLanguage()
  const { moment } = useTimes()
  const told = (words: string, who: string | null, at: string) =>
    fill(words, { who: who || '—', when: moment(at) })
  return (
    <ul className={`${classes.days} box bare`}>
      {days.map((day) => (
        <li
          className="border-between row justify-between px-4 py-3 gap-x-4 gap-y-2"
          key={day.id}
          data-revoked={day.revoked_at !== null || undefined}
        >
          <div>
            <span className="row gap-2">
              <strong>{wholeDay(locale, day.day, 'numeric')}</strong>
              <Tag tone={day.revoked_at === null ? 'calm' : 'neutral'}>
                {kindSaid(say, day.kind)} · {partSaid(say, day.part)}
              </Tag>
              {day.revoked_at !== null && <Tag tone="neutral">{say('Revoked')}</Tag>}
              {!day.affects_forms && <Tag tone="notice">{say('Excuses no form')}</Tag>}
            </span>
            {day.reason && <p>{day.reason}</p>}
            <small className="text-soft">
              {told(say('Declared by {who}, {when}'), day.declared_by, day.declared_at)}
              {day.revoked_at !== null &&
                ` · ${told(say('Cancelled by {who}, {when}'), day.revoked_by, day.revoked_at)}`}
            </small>
          </div>
          {day.revoked_at === null && onRevoke && (
            <Button variant="default" size="sm" onClick={() => onRevoke(day)}>
              {say('Revoke')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
