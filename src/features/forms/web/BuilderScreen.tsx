import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { takeUp } from '../../../kit/drafts/take-up.ts'
import { Refused } from '../../../kit/http/client.web.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { formDraftRules } from '../builder/draft-rules.ts'
import { Builder, makeBuilderStore } from '../builder/web/draft/builder-store.ts'
import { type DeviceFormDraft, readFormDraft } from '../builder/web/draft/stored-draft.ts'
import { readSaved } from '../builder/web/draft/use-draft.ts'
import { FormBuilder } from '../builder/web/FormBuilder.tsx'
import { formDraftKey } from './keys.ts'

/** What the server has, together with what this device holds that it has not seen. */
async function beginBuilding(account: string, form: string, signal: AbortSignal) {
  const { title, ...there } = await readSaved(form, signal)
  const stored = await readFormDraft(account, form).catch((error: unknown) => {
    console.error('This device stores no drafts.', error)
    return undefined
  })
  const saved: DeviceFormDraft = { ...there, base: there.content, unsaved: false, stamp: '' }
  const now = new Date().toISOString()
  const draft = stored?.unsaved
    ? (takeUp(formDraftRules, stored, there, now)?.draft ?? saved)
    : { ...saved, stamp: stored?.stamp ?? '' }
  return { title, draft }
}

/** The builder of one form. */
export default function BuilderScreen() {
  const text = useText()
  const { id = '' } = useParams()
  const account = useSession().user?.id ?? ''
  const { data, error } = useQuery({
    queryKey: formDraftKey(account, id),
    queryFn: ({ signal }) => beginBuilding(account, id, signal),
    // An older read must not overwrite newer changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const store = useMemo(() => data && makeBuilderStore(data.draft.content), [data])
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
  if (data === undefined || store === undefined)
    return (
      <Page title={text('builder_title')}>
        <Skeleton height={480} radius="md" />
      </Page>
    )
  return (
    <Builder value={store}>
      <FormBuilder key={id} account={account} form={id} {...data} />
    </Builder>
  )
}
