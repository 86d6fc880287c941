import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { newId } from '../../../../kit/ids.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { type Draft, type KeptForm, type Named, nothingAbout } from '../device/kept.ts'
import { draftsHere, forgetDraft, forgetOutgoing, keepForm } from '../device/store.ts'
import type { Begun } from '../fill/begin.ts'
import { dropThere } from '../fill/drop-there.ts'
import { FillRoom } from '../fill/FillRoom.tsx'
import { SentNow } from '../fill/SentNow.tsx'
import { useOutgoing } from '../fill/use-outgoing.ts'
import type { Whole } from './whole-of.ts'

type Props = { whole: Whole; account: string; me: string; onDone(): void }

/** The draft of its next revision: one that was begun here, or the answers as they stand. */
async function beginRevision(whole: Whole, account: string, me: string): Promise<Begun> {
  const { id, number, revision, form, about, answers, definition, n } = whole
  const version = whole.revisions.find((one) => one.n === revision)?.form_version ?? ''
  const before = (await draftsHere(account)).find(
    (draft) => draft.revises?.id === id && draft.revises.of === revision,
  )
  const draft: Draft = before ?? {
    id: newId(),
    account,
    form: { id: form.id, name: form.name },
    revises: { id, of: revision, number },
    answers,
    context: {
      ...nothingAbout,
      location: about.location as Named | null,
      asset: about.asset as Named | null,
      on_behalf_of: about.on_behalf_of ?? '',
      place: about.place as Draft['context']['place'],
      no_place: about.no_place,
    },
    reason: '',
    revision: 0,
    unsaved: false,
    started_at: new Date().toISOString(),
    saved_at: new Date().toISOString(),
  }
  const kept: KeptForm = {
    id: draft.id,
    form,
    version: { id: version, n, definition },
    begin: { me: { id: account, name: me }, project: null, last: null },
  }
  await keepForm(kept)
  return { draft, kept, from: before === undefined ? 'new' : 'device' }
}

/** Its answers are changed and sent as the next revision. */
export function Revising({ whole, account, me, onDone }: Props) {
  const text = useText()
  const [turn, setTurn] = useState(0)
  const [first] = useState(whole)
  const { data: begun, error } = useQuery({
    queryKey: ['revise', first.id, turn],
    queryFn: () => beginRevision(first, account, me),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const draft = begun?.draft
  const { outgoing, refused } = useOutgoing(draft?.id) ?? {}
  const received = outgoing?.state === 'received'
  useEffect(() => {
    if (!received || outgoing === undefined) return
    void forgetOutgoing(outgoing.id).then(onDone)
  }, [received, outgoing, onDone])

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
    <FillRoom
      key={`${begun.draft.id} ${begun.draft.saved_at} ${outgoing?.made_at ?? ''}`}
      begun={refused === undefined ? begun : { ...begun, draft: refused, from: 'device' }}
      trouble={outgoing?.trouble ?? null}
      files={first.files}
      onStartOver={() => void startOver()}
    />
  )
}
