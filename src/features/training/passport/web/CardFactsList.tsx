import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { CardFacts } from '../passport.contract.ts'

/** Whose card it is, and until when each certificate is valid. */
export function CardFactsList({ card, today }: { card: CardFacts; today: string }) {
  const { text, locale } = useLanguage()
  return (
    <div className="stack gap-2">
      <strong>{card.name}</strong>
      <span className="hint">
        {text('passport_issued', { company: card.company, day: dayIn(locale, card.issued_on) })}
      </span>
      {card.holds.length === 0 && <p className="m-0">{text('passport_nothing')}</p>}
      <ul className="bare stack">
        {card.holds.map(([name, until]) => (
          <li key={name} className="pair py-2 border-between">
            <span>{name}</span>
            <Tag tone={until !== null && until < today ? 'danger' : 'good'}>
              {until === null
                ? text('passport_ever')
                : text(until < today ? 'passport_expired' : 'passport_until', {
                    day: dayIn(locale, until),
                  })}
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
