import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { readVersion } from '../versions.contract.ts'
import { ApprovalMark } from './ApprovalMark.tsx'
import { DocumentContent } from './DocumentContent.tsx'
import { versionKey } from './keys.ts'

export const useVersion = (id: string, number: number) =>
  useQuery({
    queryKey: versionKey(id, number),
    queryFn: async ({ signal }) =>
      (await call(readVersion, { params: { id, number: String(number) }, signal })).data,
  })

/** What a version says, as it was sent for approval. */
export function VersionRead({ id, number }: { id: string; number: number }) {
  const { text } = useLanguage()
  const { data, isError } = useVersion(id, number)
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  return (
    <article className="stack gap-4">
      <h3 className="m-0">{String(data.content.title)}</h3>
      <DocumentContent {...data} />
      <ApprovalMark {...data} />
      <p className="hint break-anywhere">{text('version_hash', { hash: data.hash })}</p>
    </article>
  )
}
