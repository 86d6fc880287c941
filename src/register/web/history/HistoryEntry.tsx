import { IconArrowRight } from '@tabler/icons-react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { Register } from '../../define.ts'
import { deedOf, type Entry, linesOf } from './changes.ts'
import classes from './history.module.css'

type Props = {
  register: Register
  names: ReadonlyMap<string, string>
  entry: Entry & { at: string; actor: string; action: string; reason: string | null }
}

/** One change: who, when, what it was before and what after. */
export function HistoryEntry({ register, names, entry }: Props) {
  const { text, say, locale } = useLanguage()
  const { at, actor, action, reason } = entry
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const lines = linesOf(register, entry, { speech: { say, locale }, names })
  return (
    <li className={classes.entry} data-deed={action}>
      <p>
        <strong>{actor === 'system' ? text('history_by_system') : actor}</strong>{' '}
        {deedOf(action, entry, text)} <time dateTime={at}>{when.format(new Date(at))}</time>
      </p>
      {reason && <p className={classes.reason}>{text('history_reason', { reason })}</p>}
      {lines.length > 0 && (
        <dl className={classes.lines}>
          {lines.map(({ label, before, after }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              {after === undefined ? (
                <dd>{text('history_changed_only')}</dd>
              ) : (
                <dd>
                  {action !== 'create' && (
                    <>
                      <del>{before || text('history_nothing')}</del>
                      <IconArrowRight size={14} aria-hidden />
                    </>
                  )}
                  <ins>{after || text('history_nothing')}</ins>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
