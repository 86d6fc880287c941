import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { readRights } from '../person.contract.ts'
import { personKey } from './keys.ts'
import { PersonRights } from './PersonRights.tsx'

/** What one person may do and why, and what of it is theirs alone. */
export default function PersonRightsScreen() {
  const { id = '' } = useParams()
  const { text } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: personKey(id),
    queryFn: ({ signal }) => call(readRights, { params: { id }, signal }),
    staleTime: 0,
  })
  const person = data?.data
  return (
    <Page
      title={
        person === undefined
          ? text('screen_role_permissions')
          : text('person_rights_title', { name: person.name })
      }
      lead={text('person_rights_lead')}
    >
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {!isError && person === undefined && <ListSkeleton rows={10} />}
      {person && <PersonRights key={person.version} person={person} />}
    </Page>
  )
}
