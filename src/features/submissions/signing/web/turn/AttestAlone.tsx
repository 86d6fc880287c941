import { Button, Group } from '@mantine/core'
import { Unable } from '../../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { attestationOf } from '../../statements.ts'
import { calledAt, type PlaceToSign } from '../places.ts'
import type { Signing } from '../use-signing.ts'

type Props = {
  place: PlaceToSign
  signing: Signing
  onSent(kept: boolean): void
  onBack(): void
}

/** Somebody was there and cannot sign: the person signed in attests that much, the weakest way of all. */
export function AttestAlone({ place, signing, onSent, onBack }: Props) {
  const { text, locale } = useLanguage()
  const name = calledAt(text, place)
  const { act, busy, problem } = useAct(
    async () => {
      const sent = await signing.send(place, {
        value: { method: 'attested', signed_at: now() },
      })
      if (typeof sent === 'object') throw new Unable(sent.refused)
      return sent
    },
    { onDone: (sent) => onSent(sent === 'kept') },
  )
  return (
    <div className="grid gap-4">
      <p className="m-0">{text('signing_absent_lead', { name })}</p>
      <blockquote className="m-0 text-lg">{attestationOf('there', locale, name)}</blockquote>
      {problem !== undefined && (
        <Notice tone="danger" takesFocus>
          {problem}
        </Notice>
      )}
      <Group className="justify-end">
        <Button variant="default" onClick={onBack}>
          {text('back')}
        </Button>
        <Button loading={busy} onClick={() => act()}>
          {text('signing_absent_attest')}
        </Button>
      </Group>
    </div>
  )
}

const now = () => new Date().toISOString()
