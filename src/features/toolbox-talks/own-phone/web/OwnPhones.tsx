import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { call, NoAnswer } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../../kit/web/plain/QrCode.tsx'
import { readDelivery } from '../../deliveries/deliveries.contract.ts'
import { type SignedThere, signedApart, type TalkDraft } from '../../holding/talk-draft.ts'
import { begunOf } from '../begun-of.ts'
import { openTalk } from '../own-phone.contract.ts'

type Props = { draft: TalkDraft; onChange(draft: TalkDraft): void }

/** How often it is looked who has signed. */
const everyFewSeconds = 4000

/** The crew scans one code and signs on phones of their own; who has signed shows among the names. */
export function OwnPhones({ draft, onChange }: Props) {
  const text = useText()
  const { opened } = draft
  const { act, busy, error, problem } = useAct(
    () => call(openTalk, { params: { id: draft.id }, body: begunOf(draft) }),
    { oneAtATime: true, onDone: ({ data }) => onChange({ ...draft, opened: data }) },
  )
  // Looked at by now: somebody may have drawn since it was asked.
  const take = useEffectEvent((there: SignedThere[]) => {
    const now = signedApart(draft, there)
    if (now !== draft) onChange(now)
  })
  const delivery = opened?.id
  useEffect(() => {
    if (delivery === undefined) return
    const timer = setInterval(() => {
      call(readDelivery, { params: { id: delivery } })
        .then(({ data }) => take(data.attendances))
        // Without a connection nobody new has signed.
        .catch(() => undefined)
    }, everyFewSeconds)
    return () => clearInterval(timer)
  }, [delivery])
  if (opened === undefined)
    return (
      <div className="stack gap-2">
        {problem && (
          <Notice tone="danger">
            {error instanceof NoAnswer ? text('talk_code_offline') : problem}
          </Notice>
        )}
        <div>
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconQrcode size={18} aria-hidden />}
            onClick={() => act()}
          >
            {text('talk_own_phones')}
          </Button>
        </div>
      </div>
    )
  return (
    <details className="box px-4 py-3" open>
      <summary className="font-medium">{text('talk_own_phones')}</summary>
      <TalkCode address={opened.address} title={draft.title} />
    </details>
  )
}

/** The code itself, and how it is used. */
export function TalkCode({ address, title }: { address: string; title: string }) {
  const text = useText()
  return (
    <div className="grid justify-items-center gap-3 text-center py-3">
      <QrCode text={address} size={240} label={text('talk_code_of', { title })} />
      <p className="m-0">{text('talk_code_lead')}</p>
    </div>
  )
}
