import { useTimes } from '../../../../access/web/use-times.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { verify } from '../papers.contract.ts'
import classes from './verify.module.css'

type Paper = NonNullable<ReplyOf<typeof verify>['data']['paper']>

/** What stands on the genuine paper, for its holder to compare. */
export function PaperFacts({ paper }: { paper: Paper }) {
  const { text, locale } = useLanguage()
  const { moment } = useTimes(paper.zone)
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  const { signed, attested } = paper
  const pages = either.format(paper.pages.map(String))
  const facts = [
    [text('verify_number'), paper.number],
    [text('verify_form'), paper.form],
    [text('verify_company'), either.format(paper.companies)],
    [text('verify_day'), dayIn(locale, paper.day)],
    [text('verify_revision'), String(paper.revision)],
    [text('verify_received'), moment(paper.received_at)],
    [
      text('verify_signatures'),
      attested === 0 ? String(signed) : text('verify_attested', { signed, attested }),
    ],
    ...(paper.pages.length > 0 ? [[text('verify_pages'), pages]] : []),
  ]
  return (
    <section className={classes.compare} aria-labelledby="verify-compare">
      <h2 id="verify-compare">{text('verify_compare')}</h2>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{text('verify_compare_hint')}</p>
    </section>
  )
}
