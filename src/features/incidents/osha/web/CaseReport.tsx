import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import form from '../../../../register/web/form/form.module.css'
import { FactsCard } from '../../../../register/web/record/FactsCard.tsx'
import { caseFields } from '../../people/case-fields.ts'
import { incidents } from '../../record/incidents.register.ts'
import type { Papers } from './LogTable.tsx'
import classes from './papers.module.css'

/** Form 301: what happened to one person, whole. */
export function CaseReport({ one }: { one: Papers['cases'][number] }) {
  const { locale, text } = useLanguage()
  const { periods: _, first_aid: __, ...asked } = caseFields
  const facts = [
    ['osha_case', one.number],
    ['osha_name', one.name],
    ['osha_day', dayIn(locale, one.day)],
    ['osha_time', one.time === null ? text('osha_time_unknown') : one.time],
    ['osha_where', one.where],
    ['osha_what_happened', one.what],
    ['osha_injury', one.injuries],
  ] as const
  return (
    <div className="stack gap-4">
      <section className={form.section} aria-label={text('osha_report')}>
        <h2 className="m-0">{text('osha_report')}</h2>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="hint">{text(label)}</dt>
              <dd className="m-0 break-anywhere">{value || '—'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <FactsCard
        title={text('case_facts')}
        register={incidents}
        fields={asked}
        values={one.facts}
        renews={[]}
      />
    </div>
  )
}
