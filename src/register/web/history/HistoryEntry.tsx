import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { deedOf, type Entry, linesOf, type PastNames } from '../../capabilities/history/lines.ts'
import type { Register } from '../../define.ts'
import { useSpeech } from '../form/fields/use-speech.ts'
import { ChangedFields } from './ChangedFields.tsx'
import classes from './history.module.css'

/** More than so many are opened by the person who wants them: the first entry fills in everything. */
const manyLines = 6

type Props = {
  register: Register
  names: PastNames
  entry: Entry & { at: string; actor: string; action: string; reason: string | null }
}

/** One change: who, when, what it was before and what after. */
export function HistoryEntry({ register, names, entry }: Props) {
  const { text, locale } = useLanguage()
  const speech = useSpeech()
  const { at, actor, action, reason } = entry
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const lines = linesOf(register, entry, { speech, names, text })
  return (
    <li className={classes.entry} data-deed={action}>
      <p>
        <strong>{actor === 'system' ? text('history_by_system') : actor}</strong>{' '}
        {deedOf(action, entry, text)}{' '}
        <time className="hint" dateTime={at}>
          {when.format(new Date(at))}
        </time>
      </p>
      {reason && <p className="text-soft">{text('history_reason', { reason })}</p>}
      {lines.length > manyLines ? (
        <details className={classes.many}>
          <summary className="mt-1 text-accent text-sm font-medium cursor-pointer">
            {text('history_fields', { count: lines.length })}
          </summary>
          <ChangedFields lines={lines} isNew={action === 'create'} />
        </details>
      ) : (
        lines.length > 0 && <ChangedFields lines={lines} isNew={action === 'create'} />
      )}
    </li>
  )
}
