import type { ReactNode } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { Deed, Line } from '../../capabilities/history/lines.ts'
import { ChangedFields } from './ChangedFields.tsx'
import classes from './history.module.css'

/** More than so many are opened by the person who wants them: the first entry fills in everything. */
const manyLines = 6

type Props = {
  /** Who did it; left out where it stands beside. */
  who?: string
  deed: Deed
  /** What it was done to. */
  what: ReactNode
  /** When, as it is shown there; left out where it stands beside. */
  when?: ReactNode
  reason: string | null
  lines: readonly Line[]
  children?: ReactNode
}

/** One change of the log, wherever it is shown: who, what was done to what, what it was before and after. */
export function ChangeInWords({ who, deed, what, when, reason, lines, children }: Props) {
  const text = useText()
  // An event was nothing before.
  const isNew = deed === 'create' || deed === 'export' || deed === 'read'
  return (
    <>
      <p className="break-anywhere">
        {who !== undefined && <strong>{who} </strong>}
        <Sentence deed={deed} what={what} />
        {when !== undefined && <> {when}</>}
      </p>
      {reason && <p className="text-soft">{text('history_reason', { reason })}</p>}
      {lines.length > manyLines ? (
        <details className={classes.many}>
          <summary className="mt-1 text-accent text-sm font-medium cursor-pointer">
            {text('history_fields', { count: lines.length })}
          </summary>
          <ChangedFields lines={lines} isNew={isNew} />
        </details>
      ) : (
        lines.length > 0 && <ChangedFields lines={lines} isNew={isNew} />
      )}
      {children}
    </>
  )
}

const hole = '\u0000'

/** "changed project North yard": each language puts what it was done to where it belongs. */
function Sentence({ deed, what }: Pick<Props, 'deed' | 'what'>) {
  const text = useText()
  const [first, second] = text(`change_${deed}`, { what: hole }).split(hole)
  return (
    <>
      {first}
      {second !== undefined && what}
      {second}
    </>
  )
}
