import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { fill } from '../../../../kit/language/message.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { RosterPart } from '../../roster/roster.contract.ts'
import { pathAt, registerOf, type WorkplaceRef } from '../../workplace.ts'
import type { WorkplacePage } from '../page.contract.ts'

const mostShown = 6

type Line = { id: string; name: string; more?: string | null }
type Props = { place: WorkplaceRef; page: WorkplacePage }

/** Who and what is there today, and the way to each list. */
export function There({ place, page }: Props) {
  const { text, say } = useLanguage()
  const { processedPermissions } = useSession()
  const parts: readonly (readonly [RosterPart, readonly Line[]])[] = [
    ['workers', page.workers.map(({ role, ...one }): Line => ({ ...one, more: role }))],
    ['assets', page.assets],
    ['clients', page.contacts.map(({ detail, ...one }): Line => ({ ...one, more: detail }))],
  ]
  return parts.map(([part, lines]) => {
    const title = text(`screen_roster_${part}`)
    const opens = processedPermissions.has(`${registerOf[place.kind]}-${part}`)
    return (
      <section key={part} className="card stack gap-2 px-4 py-3" aria-label={title}>
        <h2 className="m-0 title-3">
          {opens ? <Link to={pathAt(place, part)}>{title}</Link> : title}{' '}
          <span className="text-soft">{lines.length}</span>
        </h2>
        {lines.length === 0 && <p className="hint m-0">{say('None today')}</p>}
        <ul className="bare stack gap-1">
          {lines.slice(0, mostShown).map(({ id, name, more }) => (
            <li key={id} className="break-anywhere">
              {name} {more && <small className="text-soft">{more}</small>}
            </li>
          ))}
        </ul>
        {lines.length > mostShown && (
          <p className="hint m-0">
            {fill(say('and {count} more'), { count: lines.length - mostShown })}
          </p>
        )}
      </section>
    )
  })
}
