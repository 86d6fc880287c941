import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { screenByName } from '../../../access/screens.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../register/define.ts'
import { addressOf } from '../../../register/screens-of.ts'
import { templateAccounts } from '../rights.contract.ts'
import { membersKey } from './keys.ts'

const few = 12

/** Some of the people on a template, and the way to all of them. */
export function MembersPanel({ row: { id } }: { row: AnyRow }) {
  const { text } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: membersKey(id, 'few'),
    queryFn: ({ signal }) =>
      call(templateAccounts, { params: { id }, query: { per_page: few }, signal }),
    staleTime: 0,
  })
  const screen = screenByName.get('roles-template-accounts')
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <Skeleton height={48} />
  const { data: members, total } = data.data
  if (total === 0) return <p className="hint m-0">{text('members_none_hint')}</p>
  const more = total - members.length
  return (
    <div className="stack gap-2">
      <p className="m-0">
        {members.map(({ name }) => name).join(', ')}{' '}
        {more > 0 && text('move_and_more', { count: more })}
      </p>
      {screen && <Link to={addressOf(screen, id)}>{text('members_open')}</Link>}
    </div>
  )
}
