import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { callsOf } from '../../../register/contract.ts'
import type { Register } from '../../../register/define.ts'
import type { Pointed } from '../../../register/fields/pointing.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { RegisterForm } from '../../../register/web/form/RegisterForm.tsx'
import { reusableKey } from './keys.ts'

type Props = { lists: Register; web: RegisterWeb }

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
  const home = row[lists.within ?? ''] as Pointed
  const all = [home, ...(row.also_in as Pointed[])].map(({ name }) => name)
  return (
    <>
      {all.length > 1 && (
        <Notice tone="calm">{text('incident_reusable_lead', { names: all.join(', ') })}</Notice>
      )}
      <RegisterForm register={lists} web={web} id={id} within={home.id} />
    </>
  )
}
