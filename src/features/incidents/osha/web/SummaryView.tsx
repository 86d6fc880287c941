import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import form from '../../../../register/web/form/form.module.css'
import { FactsCard } from '../../../../register/web/record/FactsCard.tsx'
import { incidents } from '../../record/incidents.register.ts'
import { papersKey } from '../../web/keys.ts'
import { certifyYear } from '../osha.contract.ts'
import { yearFields } from '../year-fields.ts'
import type { Papers } from './LogTable.tsx'
import classes from './papers.module.css'

type Props = { papers: Papers; entity: string; year: number }

const groups = [
  [
    'osha_place',
    [
      'establishment_name',
      'company_name',
      'street_address',
      'city',
      'state',
      'zip',
      'naics_code',
      'annual_average_employees',
      'total_hours_worked',
    ],
  ],
  ['osha_cases', ['total_deaths', 'total_dafw_cases', 'total_djtr_cases', 'total_other_cases']],
  ['osha_days', ['total_dafw_days', 'total_djtr_days']],
  [
    'osha_types',
    [
      'total_injuries',
      'total_skin_disorders',
      'total_respiratory_conditions',
      'total_poisonings',
      'total_hearing_loss',
      'total_other_illnesses',
    ],
  ],
] as const

/** Form 300A: the sums of a year, who certified them, and from when to when they were posted. */
export function SummaryView({ papers, entity, year }: Props) {
  const { locale, text } = useLanguage()
  const { summary, posting, certified } = papers
  return (
    <div className="stack gap-4">
      {groups.map(([title, columns]) => (
        <section key={title} className={form.section} aria-label={text(title)}>
          <h2 className="m-0">{text(title)}</h2>
          <dl className={classes.facts}>
            {columns.map((column) => (
              <div key={column}>
                <dt className="hint">{text(`osha_${column}`)}</dt>
                <dd className="m-0 break-anywhere">{String(summary[column] ?? '') || '—'}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <FactsCard
        title={text('osha_certificate')}
        register={incidents}
        fields={yearFields}
        values={certified.values}
        save={(values) =>
          call(certifyYear, {
            params: { entity, year },
            body: { version: certified.version, values },
          })
        }
        renews={[papersKey(entity, year)]}
      >
        <p className="hint mt-4">
          {text('osha_posting', {
            from: dayIn(locale, posting.from),
            to: dayIn(locale, posting.to),
            citation: posting.citation,
          })}
        </p>
      </FactsCard>
    </div>
  )
}
