import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { whenDrawn } from '../../../../kit/web/later.ts'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { portalKey } from '../../web/keys.ts'
import { type DueByCode, formByCode, type OpenedCode } from '../by-code.contract.ts'
import { NoCode } from './NoCode.tsx'
import { useCode } from './use-code.ts'

const QuestionsByCode = whenDrawn(async () => (await import('./QuestionsByCode.tsx')).default)

/** A form is filled without signing in: of a contractor’s code the one that its address names, of a form’s own code
 *  that form. */
export default function FillByCodeScreen() {
  const text = useText()
  const { id = '', encryptedId } = useParams()
  const [query] = useSearchParams()
  const code = encryptedId ?? id
  const { data, error, refetch } = useCode(code)
  const due = data?.forms.find(
    ({ line, place }) =>
      encryptedId === undefined || (line === id && place.id === query.get('place')),
  )
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {data === undefined && <NoCode error={error} onAgain={() => void refetch()} />}
      {data !== undefined && due === undefined && (
        <div className="stack gap-4">
          <BrandHead brand={data.brand} />
          <Page title={data.contractor.name}>
            <p>{text('by_code_none')}</p>
          </Page>
        </div>
      )}
      {data !== undefined && due !== undefined && <Filled code={code} opened={data} due={due} />}
      {encryptedId !== undefined && data !== undefined && (
        <p>
          <Link className="lone block" to={`/qr-code/trade-contractor/${code}`}>
            {data.contractor.name}
          </Link>
        </p>
      )}
    </>
  )
}

type Props = { code: string; opened: OpenedCode; due: DueByCode }

function Filled({ code, opened: { contractor, brand }, due: { line, place, title, day } }: Props) {
  const text = useText()
  const { data, error } = useQuery({
    queryKey: portalKey('form-by-code', code, line, place.id),
    queryFn: async ({ signal }) =>
      (
        await call(formByCode, {
          ...{ params: { code, line }, query: { place: place.id }, signal, keepSession: true },
        })
      ).data,
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
    // The form stays as it is while it is filled.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const lead = place.whole ? contractor.name : `${contractor.name} · ${place.name}`
  return (
    <div className="stack gap-4">
      <BrandHead brand={brand} />
      <Page title={title} lead={lead}>
        {data === undefined && error === null && <p role="status">{text('by_code_loading')}</p>}
        {error !== null && <Notice tone="danger">{error.message}</Notice>}
        {data !== undefined && (
          <Suspense fallback={<p role="status">{text('by_code_loading')}</p>}>
            <QuestionsByCode
              form={data}
              asked={{ line, contractor: contractor.id, place: place.id, day, code }}
            />
          </Suspense>
        )}
      </Page>
    </div>
  )
}
