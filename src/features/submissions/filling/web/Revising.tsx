import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { readRevision } from '../../reading/reading.contract.ts'
import { lastReturn, type WholeSubmission } from '../../reading/web/whole-of.ts'
import { chosenSubjects, eachOf } from '../../subjects/subjects.ts'
import { revisingKey } from '../../web/keys.ts'
import { draftsHere, forgetDraft, forgetOutgoing, putDraftHere, putForm } from './device/store.ts'
import { type FillDraft, nothingAbout, type StoredForm } from './device/stored.ts'
import type { Begun } from './draft/begin.ts'
import { fillRules } from './draft/draft-rules.ts'
import { dropThere } from './draft/drop-there.ts'
import { useOutgoing } from './draft/use-outgoing.ts'
import { CorrectionNote } from './form/CorrectionNote.tsx'
import { FillForm } from './form/FillForm.tsx'
import { SentNow } from './SentNow.tsx'

type Together = Pick<Begun, 'draft' | 'moved'>
type Props = { whole: WholeSubmission; account: string; me: string; onDone(): void }

/** Merges a draft into the revision that somebody else submitted meanwhile. `fresh`: of that one. */
async function brought(before: FillDraft, fresh: FillDraft, saved_at: string): Promise<Together> {
  const { revises, account } = before
  if (revises === null || revises.of === fresh.revises?.of) return { draft: before }
  const params = { id: revises.id, n: revises.of }
  const { answers, remarks } = (await call(readRevision, { account, params })).data
  // What it was about then is not told: where the two differ, the person decides.
  const base = { answers, remarks, context: nothingAbout }
  const { reason: _, ...theirs } = fresh.content
  const { content, other } = fillRules.merge(base, before.content, theirs)
  const others = [...(other ? [{ content: other, saved_at }] : []), ...(before.others ?? [])]
  const together: FillDraft = {
    ...before,
    revises: fresh.revises,
    content,
    unsaved: true,
    ...(others.length > 0 && { others }),
  }
  const written = await putDraftHere(together)
  if (written.type === 'overtaken') return brought(written.stored, fresh, saved_at)
  const stamp = written.type === 'written' ? written.stamp : ''
  return { draft: { ...together, stamp }, moved: saved_at }
}

/** The draft of its next revision: one that was begun here, or the answers as they stand. */
async function beginRevision(whole: WholeSubmission, account: string, me: string): Promise<Begun> {
  const { id, number, revision, form, about, answers, remarks, definition, n } = whole
  const { form_version: version = '', made_at = '' } =
    whole.revisions.find((one) => one.n === revision) ?? {}
  const before = (await draftsHere(account)).find(({ revises }) => revises?.id === id)
  const fresh: FillDraft = {
    id: newId(),
    account,
    form: { id: form.id, name: form.name },
    revises: { id, of: revision, number },
    content: {
      answers,
      remarks,
      context: {
        ...nothingAbout,
        ...eachOf(chosenSubjects, (name) => about[name]),
        on_behalf_of: about.on_behalf_of ?? '',
        place: about.place,
        no_place: about.no_place,
      },
      reason: '',
    },
    stamp: '',
    revision: 0,
    unsaved: false,
    started_at: new Date().toISOString(),
    saved_at: new Date().toISOString(),
  }
  const { draft, moved } =
    before === undefined ? { draft: fresh } : await brought(before, fresh, made_at)
  const kept: StoredForm = {
    id: draft.id,
    form,
    version: { id: version, n, definition },
    begin: { me: { id: account, name: me }, project: null, last: null },
  }
  await putForm(kept)
  const from = before === undefined ? 'new' : 'device'
  return { draft, kept, from, ...(moved !== undefined && { moved }) }
}

/** Its answers are changed and sent as the next revision. */
export function Revising({ whole, account, me, onDone }: Props) {
  const text = useText()
  const [turn, setTurn] = useState(0)
  const [first] = useState(whole)
  const { data: begun, error } = useQuery({
    queryKey: revisingKey(first.id, turn),
    queryFn: () => beginRevision(first, account, me),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const toCorrect = useMemo(() => new Set(lastReturn(first)?.questions), [first])
  const draft = begun?.draft
  const { outgoing, refused } = useOutgoing(draft?.id) ?? {}
  const received = outgoing?.state === 'received'
  const sent = received ? outgoing.id : undefined
  useEffect(() => {
    if (sent === undefined) return undefined
    onDone()
    // Not before this is left: without its entry the draft would be opened, and kept, once more.
    return () => void forgetOutgoing(sent)
  }, [sent, onDone])

  async function startOver() {
    if (draft === undefined) return
    await forgetDraft(draft.id)
    await forgetOutgoing(draft.id)
    setTurn((now) => now + 1)
    await dropThere(draft.id)
  }
  if (error !== null) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (begun === undefined) return <Skeleton height={420} radius="md" />
  if (outgoing !== undefined && outgoing.state !== 'needs')
    return <SentNow outgoing={outgoing} kept={begun.kept} onAnother={onDone} />
  return (
    <FillForm
      key={`${begun.draft.id} ${begun.draft.saved_at} ${outgoing?.made_at ?? ''}`}
      begun={refused === undefined ? begun : { ...begun, draft: refused, from: 'device' }}
      trouble={outgoing?.trouble ?? null}
      files={first.files}
      toCorrect={toCorrect}
      onStartOver={() => void startOver()}
    >
      <CorrectionNote whole={first} />
    </FillForm>
  )
}
