import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { call, Refused } from '../../../kit/http/client.web.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { readDraft } from '../builder.contract.ts'
import { BuilderRoom } from './builder/BuilderRoom.tsx'
import { Builder, makeBuilderStore } from './builder/builder-store.ts'
import { unsentDraft } from './builder/use-draft.ts'

/** The builder of one form. */
export default function BuilderScreen() {
  const text = useText()
  const { id = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: ['form-draft', id],
    queryFn: ({ signal }) => call(readDraft, { params: { id }, signal }),
    // What was built since must not be overwritten by what was read before.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const draft = data?.data
  const begun = useMemo(() => {
    if (draft === undefined) return undefined
    const { merged, clashes } = unsentDraft(id, draft)
    return { store: makeBuilderStore(merged), clashes }
  }, [draft, id])
  if (error)
    return (
      <Page title={text('builder_title')}>
        <Notice tone="danger">
          {error instanceof Refused && error.httpStatus === 404
            ? text('builder_gone')
            : text('could_not_load')}
        </Notice>
      </Page>
    )
  if (draft === undefined || begun === undefined)
    return (
      <Page title={text('builder_title')}>
        <Skeleton height={480} radius="md" />
      </Page>
    )
  return (
    <Builder value={begun.store}>
      <BuilderRoom key={id} form={id} draft={draft} clashes={begun.clashes} />
    </Builder>
  )
}
