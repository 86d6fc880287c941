import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { DocumentContent } from '../../versions/web/DocumentContent.tsx'
import { readOffered } from '../offered.contract.ts'
import { offeredKey } from './keys.ts'

/** What a document says that a form offers; the one of before where there is no connection. */
export function OfferedDocument({ id }: { id: string }) {
  const text = useText()
  const { data, isError } = useQuery({
    queryKey: offeredKey(id),
    queryFn: async ({ signal }) => (await call(readOffered, { params: { id }, signal })).data,
    networkMode: 'always',
    refetchOnReconnect: 'always',
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  return (
    <article className="stack gap-4">
      <p className="hint m-0">{text('version_number', { number: data.number })}</p>
      <DocumentContent {...data} />
    </article>
  )
}
