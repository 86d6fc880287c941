import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { callsOf } from '../../../register/contract.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { RegisterForm } from '../../../register/web/form/RegisterForm.tsx'
import type { incidentReasonsSublists } from '../incident-reasons/incident-reasons-sublists.register.ts'
import type { incidentTypesSublists } from '../incident-types/incident-types-sublists.register.ts'
import { reusableKey } from './keys.ts'

type Lists = typeof incidentReasonsSublists | typeof incidentTypesSublists
type Props = { lists: Lists; web: RegisterWeb }

/** A list that several share, edited from any of them: it says first whom a change touches. */
export function ReusableListForm({ lists, web }: Props) {
  const text = useText()
  const { id = '' } = useParams()
  const { data, isError } = useQuery({
    queryKey: reusableKey(lists.name, id),
    queryFn: ({ signal }) => call(callsOf(lists).read, { params: { id }, signal }),
  })
  if (isError)
    return (
      <Page title={text('incident_reusable')}>
        <Notice tone="danger">{text('could_not_load')}</Notice>
      </Page>
    )
  if (data === undefined) return <ListSkeleton />
  const row = data.data
  const home = 'incident_type' in row ? row.incident_type : row.incident_reason
  const all = [home, ...row.also_in].map(({ name }) => name)
  return (
    <div className="stack gap-4">
      {all.length > 1 && (
        <Notice tone="calm">{text('incident_reusable_lead', { names: all.join(', ') })}</Notice>
      )}
      <RegisterForm register={lists} web={web} id={id} within={home.id} />
    </div>
  )
}
