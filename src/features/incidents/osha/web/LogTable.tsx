import { Link } from 'react-router'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import form from '../../../../register/web/form/form.module.css'
import type { readPapers } from '../osha.contract.ts'
import classes from './papers.module.css'

export type Papers = ReplyOf<typeof readPapers>['data']

const words = (value: unknown) => (typeof value === 'string' ? value : '')

/** Form 300: a line for each case. The name of a privacy case stands in the list below it, which is not posted. */
export function LogTable({
  papers: { cases },
  reportOf,
}: {
  papers: Papers
  reportOf(id: string): string
}) {
  const { locale, text } = useLanguage()
  if (cases.length === 0) return <EmptyState title={text('osha_no_cases')} />
  const hidden = cases.filter(({ privacy }) => privacy)
  const heads = [
    ['A', 'osha_case'],
    ['B', 'osha_name'],
    ['C', 'osha_job'],
    ['D', 'osha_day'],
    ['E', 'osha_where'],
    ['F', 'osha_what'],
    ['G–J', 'osha_outcome'],
    ['K', 'osha_away'],
    ['L', 'osha_restricted'],
    ['M', 'osha_type'],
  ] as const
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.log} aria-label={text('osha_view_log')}>
          <thead>
            <tr>
              {heads.map(([letter, name]) => (
                <th key={letter} scope="col">
                  <span className="hint">{letter}</span> {text(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cases.map((one) => (
              <tr key={one.id}>
                <td>
                  <Link to={reportOf(one.id)}>{one.number}</Link>
                </td>
                <td>{one.privacy ? 'Privacy Case' : one.name}</td>
                <td>{words(one.facts.job_title)}</td>
                <td>{dayIn(locale, one.day)}</td>
                <td>{one.where}</td>
                <td>{[one.injuries, words(one.facts.object)].filter(Boolean).join(', ')}</td>
                <td>
                  {one.column} {text(`osha_column_${one.column}`)}
                </td>
                <td>{one.away}</td>
                <td>{one.restricted}</td>
                <td>{one.type}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hidden.length > 0 && (
        <section className={form.section} data-no-print>
          <h2 className="m-0">{text('osha_privacy')}</h2>
          <p className="hint m-0">{text('osha_privacy_hint')}</p>
          <ul className="m-0">
            {hidden.map((one) => (
              <li key={one.id}>
                {one.number} · {one.name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
