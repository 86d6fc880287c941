import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { rainSaid } from '../../rain-days/web/rain-words.ts'
import type { Tracked, TrackedCell, TrackedLine } from '../tracker.contract.ts'
import { stateSaid, tones } from './state-look.ts'

export type CellProps = { tracked: Tracked; line: TrackedLine; cell: TrackedCell }

/** What a cell says: the state, and which submission or rain day it comes of. */
export function useCellWords({ tracked, cell }: CellProps): string {
  const { say } = useLanguage()
  const rain = tracked.rain.find(({ id }) => id === cell.rain)
  return [
    stateSaid(say, cell.state),
    rain && rainSaid(say, rain),
    cell.submission?.number,
    cell.fills && say('Fill'),
  ]
    .filter(Boolean)
    .join(' · ')
}

type Props = CellProps & { className?: string | undefined; title?: string; children: ReactNode }

/** One that was received leads to the submission, one that may be filled to filling it for this project. */
export function CellLink({ tracked, line, cell, children, ...given }: Props) {
  const to =
    cell.submission?.id != null
      ? `/dashboard/submissions/edit/${cell.submission.id}`
      : cell.fills &&
        `/dashboard/submissions/create/${line.form.id}?${tracked.workplace.kind}=${tracked.workplace.id}`
  const rest = { ...given, 'data-state': cell.state, 'data-tone': tones[cell.state] }
  return to ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <span {...rest}>{children}</span>
  )
}
