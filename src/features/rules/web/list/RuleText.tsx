import type { RuleRow } from '../../../../regulation/index.ts'
import { contentOf } from '../../contents/content-of.ts'
import classes from '../rules.module.css'
import { useSays } from '../use-says.ts'

/** What a rule says: its sentence, when it is due and to whom, and its lists to be opened. */
export function RuleText({ row }: { row: RuleRow }) {
  const says = useSays()
  const { text, lists } = contentOf(row, says)
  const clock = says.clock(row)
  const who = row.recipients.map((one) => says.word(`recipient_${one}`)).join(', ')
  return (
    <>
      <p>{text}</p>
      {clock !== undefined && (
        <p className="flex flex-wrap gap-x-3 text-sm">
          <strong>{clock}</strong>
          {who !== '' && <span>{says.word('page_to', { who })}</span>}
        </p>
      )}
      {lists.map(({ label, entries }) => (
        <details key={label} className={`${classes.more} mt-2 text-sm`}>
          <summary className="text-accent cursor-pointer">
            {label} ({says.number(entries.length)})
          </summary>
          <ul>
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
