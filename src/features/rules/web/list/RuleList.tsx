import type { RuleRow } from '../../../../regulation/index.ts'
import { subjectKey } from '../../subjects.ts'
import classes from '../rules.module.css'
import { useSays } from '../use-says.ts'
import type { Switches } from '../use-switches.ts'
import { bySubject, noFilters } from './find-rules.ts'
import { RuleItem } from './RuleItem.tsx'

type Props = { rows: readonly RuleRow[]; switches: Switches | undefined; sort: string }

/** The rules by their subjects, or in the order that was asked for. */
export function RuleList({ rows, switches, sort }: Props) {
  const says = useSays()
  const list = (some: readonly RuleRow[], heading: 'h2' | 'h3') => (
    <ul className="card bare">
      {some.map((row) => (
        <RuleItem key={`${row.code} ${row.from}`} row={row} switches={switches} heading={heading} />
      ))}
    </ul>
  )
  if (sort !== noFilters.sort) return list(rows, 'h2')
  return bySubject(rows).map(([subject, some]) => (
    <section key={subject} className={classes.subject}>
      <h2>{says.word(subjectKey(subject))}</h2>
      {list(some, 'h3')}
    </section>
  ))
}
