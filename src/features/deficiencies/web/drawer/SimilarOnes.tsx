import { Link } from 'react-router'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { ShownChoice } from '../../../../register/web/show/ShownChoice.tsx'
import type { Story } from '../../deficiencies.contract.ts'
import { deficiencies } from '../../deficiencies.register.ts'
import type { Here } from '../use-here.ts'

/** Others that are alike: the same item, the same asset, the same kind of thing at the same place. */
export function SimilarOnes({ similar, here }: { similar: Story['similar']; here: Here }) {
  const { text, locale } = useLanguage()
  if (similar.length === 0) return null
  return (
    <section aria-label={text('deficiency_similar')}>
      <h3>{text('deficiency_similar')}</h3>
      <ul className="bare grid gap-3">
        {similar.map(({ id, number, title, raised_on, status }) => (
          <li className="row gap-x-3 gap-y-1" key={id}>
            <Link to={here.addressWith({ row: id })}>{title}</Link>
            <ShownChoice field={deficiencies.fields.status} value={status} />
            <small className="hint">
              {number} · {dayIn(locale, raised_on)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
