import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { rowKey } from '../../../../register/web/keys.ts'
import { statuses } from '../../record/incidents.register.ts'
import { roles } from '../injuries.ts'
import { listIncidentsOfPerson } from '../people.contract.ts'

/** The incidents that somebody was part of. */
export default function IncidentsOfPerson({ row: { id } }: { row: AnyRow }) {
  const { text, say, locale } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: rowKey('incidents', 'of-person', id),
    queryFn: async ({ signal }) =>
      (await call(listIncidentsOfPerson, { params: { id }, signal })).data.incidents,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  if (data.length === 0) return <EmptyState title={text('person_incidents_none')} />
  return (
    <ul className="bare stack gap-3">
      {data.map(({ id: incident, number, title, day, role, status }) => (
        <li key={`${incident} ${role}`} className="box stack gap-1 p-3">
          <span className="flex flex-wrap items-center gap-2">
            <Link
              className="font-semibold break-anywhere"
              to={`/dashboard/incidents/record/${incident}`}
            >
              {title}
            </Link>
            <Tag tone={role === 'injured' ? 'danger' : 'calm'}>{say(roles[role])}</Tag>
          </span>
          <span className="hint">
            {[number, dayIn(locale, day), say(statuses[status])].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
