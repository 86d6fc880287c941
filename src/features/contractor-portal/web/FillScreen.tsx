import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { portalForm } from '../portal.contract.ts'
import { addressOfPlace } from './address.ts'
import { FillOrSent } from './filling/FillOrSent.tsx'
import { portalKey } from './keys.ts'

/** A form is filled for a day on which the contractor owes it. */
export default function FillScreen() {
  const { text } = useLanguage()
  const { id = '', name = '', line = '' } = useParams()
  const [query] = useSearchParams()
  const { user } = useSession()
  const contractor = query.get('contractor') ?? ''
  const isWhole = contractor !== ''
  const day = query.get('day')
  const { data, isPending, error } = useQuery({
    queryKey: portalKey('form', line, contractor, id),
    enabled: isWhole,
    queryFn: async ({ signal }) =>
      (await call(portalForm, { params: { line }, query: { contractor, place: id }, signal })).data,
    // The form stays as it is while it is filled.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const back = (
    <p>
      <Link to={addressOfPlace({ id, name })}>{text('portal_back')}</Link>
    </p>
  )
  if (data === undefined || user === undefined)
    return (
      <Page title={text('portal_fill')}>
        {isWhole && isPending ? (
          <ListSkeleton rows={4} />
        ) : (
          <>
            <Notice tone="danger">{isWhole ? error?.message : text('portal_fill_which')}</Notice>
            {back}
          </>
        )}
      </Page>
    )
  return (
    <Page title={data.name} lead={name}>
      <FillOrSent
        form={data}
        asked={{ line, contractor, place: id, day, code: null }}
        account={user.id}
        renews={portalKey()}
      />
      {back}
    </Page>
  )
}
