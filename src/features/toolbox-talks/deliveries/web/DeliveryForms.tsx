import { Button, Textarea, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { givenOf } from '../../../../kit/drawing/strokes.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { SignaturePad } from '../../../../kit/web/inputs/signature/SignaturePad.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Statement } from '../../../submissions/web/index.ts'
import { excuseDelivery, joinLate, signDelivery } from '../deliveries.contract.ts'
import { attends, presents } from '../texts.ts'
import { deliveryKey } from './keys.ts'

type Props = { id: string; onDone(): void }

const isWhole = (mark: Signature | null): mark is Signature =>
  mark !== null && (mark.method === 'drawn' || mark.name.trim().length > 1)

export const ExcuseForm = ({ id, onDone }: Props) => (
  <ReasonForm
    onSay={(reason) => call(excuseDelivery, { params: { id }, body: { reason } })}
    onDone={onDone}
  />
)

/** Why a talk was not given. */
export function ReasonForm({
  onSay,
  onDone,
}: {
  onSay(reason: string): Promise<unknown>
  onDone(): unknown
}) {
  const { text } = useLanguage()
  const [reason, setReason] = useState('')
  const { act, busy, problem } = useAct(() => onSay(reason.trim()), { onDone, oneAtATime: true })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reason.trim().length > 1) act()
  }
  return (
    <form onSubmit={submit} method="post" className="stack gap-4">
      <Textarea
        label={text('talk_excuse_why')}
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" loading={busy} disabled={reason.trim().length < 2}>
        {text('talk_excuse')}
      </Button>
    </form>
  )
}

export function SignForm({ id, onDone }: Props) {
  const { text, locale } = useLanguage()
  const { user } = useSession()
  const [language, setLanguage] = useState<Locale>(locale)
  const [mark, setMark] = useState<Signature | null>(null)
  const { act, busy, problem } = useAct(
    (given: Signature) =>
      call(signDelivery, {
        params: { id },
        body: { given: givenOf(given), statement_lang: language },
      }),
    { renews: [deliveryKey(id)], onDone, oneAtATime: true },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWhole(mark)) act(mark)
  }
  return (
    <form onSubmit={submit} method="post" className="stack gap-4">
      <Statement words={presents} language={language} onLanguage={setLanguage} />
      <SignaturePad
        label={text('signing_signature')}
        signer={user?.name ?? ''}
        named
        value={mark}
        onChange={setMark}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" size="lg" loading={busy} disabled={!isWhole(mark)}>
        {text('signing_sign')}
      </Button>
    </form>
  )
}

/** Somebody who came late: by name, with why, and their signature. */
export function JoinForm({ id, onDone }: Props) {
  const { text, locale } = useLanguage()
  const [language, setLanguage] = useState<Locale>(locale)
  const [name, setName] = useState('')
  const [company, setCompany] = useState('')
  const [why, setWhy] = useState('')
  const [mark, setMark] = useState<Signature | null>(null)
  const isReady = name.trim().length > 1 && why.trim().length > 1 && isWhole(mark)
  const { act, busy, problem } = useAct(
    (given: Signature) =>
      call(joinLate, {
        params: { id },
        body: {
          attendance: {
            name: name.trim(),
            ...(company.trim().length > 1 && { company: company.trim() }),
            given: givenOf(given),
            statement_lang: language,
            signed_at: given.signed_at,
          },
          late_because: why.trim(),
          attested_lang: locale,
        },
      }),
    { renews: [deliveryKey(id)], onDone, oneAtATime: true },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isReady) act(mark)
  }
  return (
    <form onSubmit={submit} method="post" className="stack gap-4">
      <TextInput
        label={text('talk_join_name')}
        data-autofocus
        maxLength={160}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={text('talk_company')}
        maxLength={160}
        value={company}
        onChange={(event) => setCompany(event.currentTarget.value)}
      />
      <TextInput
        label={text('talk_join_why')}
        maxLength={500}
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      <Statement words={attends} language={language} onLanguage={setLanguage} />
      <SignaturePad
        label={text('signing_signature')}
        signer={name}
        named
        value={mark}
        onChange={setMark}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" size="lg" loading={busy} disabled={!isReady}>
        {text('talk_join')}
      </Button>
    </form>
  )
}
