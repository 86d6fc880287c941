import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { type RuleName, regulations } from '../regulations.ts'
import classes from './appointments.module.css'

const certainties = {
  official: 'rule_official',
  secondary: 'rule_secondary',
  known: 'rule_known',
  disputed: 'rule_disputed',
} as const

/** The rules that a panel judges by: what they say, where that stands, and how sure it is. */
export function Rules({ names }: { names: readonly RuleName[] }) {
  const { locale, text } = useLanguage()
  return (
    <details className={`${classes.rules} hint`}>
      <summary>{text('rules_title')}</summary>
      <p>{text('rules_lead')}</p>
      <ul className="bare grid gap-3 mt-2 text-ink">
        {names.map((name) => {
          const { values, citation, certainty, reviewed_on } = regulations[name]
          return (
            <li key={name}>
              {text(`law_${name}`, values)}
              <small className="block text-soft">
                {citation} · {text(certainties[certainty])} ·{' '}
                {text('rule_reviewed', { when: dayIn(locale, reviewed_on) })}
              </small>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
