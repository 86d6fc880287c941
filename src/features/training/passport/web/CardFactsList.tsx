import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { CardFacts, CourseNow } from '../passport.contract.ts'

type Props = {
  card: CardFacts
  /** How each course stands now, where that is known. */
  now: readonly CourseNow[] | null
  today: string
}

function CourseTag({
  until,
  now,
  today,
}: {
  until: string | null
  now?: CourseNow
  today: string
}) {
  const { text, locale } = useLanguage()
  const day = (which: string | null) => ({ day: which === null ? '' : dayIn(locale, which) })
  if (now?.state === 'revoked')
    return <Tag tone="danger">{text('passport_revoked', day(now.revoked_on))}</Tag>
  if (now?.state === 'withdrawn') return <Tag tone="danger">{text('passport_withdrawn')}</Tag>
  if (now?.state === 'changed' && now.until !== until)
    return (
      <Tag tone="warning">
        {text(now.until === null ? 'passport_changed_ever' : 'passport_changed', day(now.until))}
      </Tag>
    )
  const last = now === undefined ? until : now.until
  if (last === null) return <Tag tone="good">{text('passport_ever')}</Tag>
  return last < today ? (
    <Tag tone="danger">{text('passport_expired', day(last))}</Tag>
  ) : (
    <Tag tone="good">{text('passport_until', day(last))}</Tag>
  )
}

/** Whose card it is, and until when each certificate is valid. */
export function CardFactsList({ card, now, today }: Props) {
  const { text, locale } = useLanguage()
  return (
    <div className="stack gap-2">
      <strong>{card.name}</strong>
      <span className="hint">
        {text('passport_issued', {
          company: card.company,
          day: dayIn(locale, card.issued_on),
          end: dayIn(locale, card.ends_on),
        })}
      </span>
      {card.holds.length === 0 && <p className="m-0">{text('passport_nothing')}</p>}
      <ul className="bare stack">
        {card.holds.map(([name, until, record], at) => {
          const found = now?.[at]
          return (
            <li key={record} className="row justify-between gap-x-3 gap-y-1 py-2 border-between">
              <span>{name}</span>
              <span className="flex flex-wrap gap-1">
                <CourseTag until={until} today={today} {...(found && { now: found })} />
                {found !== undefined && found.name !== name && (
                  <Tag tone="warning">{text('passport_now_called', { name: found.name })}</Tag>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
