import { Button, Group } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { Unable } from '../../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import { SignaturePad } from '../../../../../kit/web/inputs/signature/SignaturePad.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { calledAt, type PlaceToSign, wayAt } from '../places.ts'
import { markOf } from '../stored-signatures.ts'
import { useOwnSignature } from '../use-own-signature.ts'
import type { Signing } from '../use-signing.ts'

type Props = {
  place: PlaceToSign
  signing: Signing
  /** The person signed in, who attests what others draw here. */
  holder: string
  onSent(kept: boolean): void
}

/** Drawn or typed by the person who stands at the device. */
export function SignByHand({ place, signing, holder, onSent }: Props) {
  const text = useText()
  const mark = markOf(signing.at(place))
  const ready = mark !== null && (mark.method === 'drawn' || mark.name.trim().length > 1)
  const named = place.account !== null || place.name !== null
  const attested = wayAt(place) === 'attested'
  const name = calledAt(text, place)

  const { act, busy, problem } = useAct(
    async () => {
      const sent = await signing.send(place)
      if (typeof sent === 'object') throw new Unable(sent.refused)
      return sent
    },
    { onDone: (sent) => onSent(sent === 'kept') },
  )
  const { data: own } = useOwnSignature(!attested)
  // What was refused while nobody looked says so when it is opened again.
  const refused = problem ?? signing.refusals[place.id]
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !busy) act()
      }}
    >
      {!named && <p className="hint m-0">{text('signing_as_yourself')}</p>}
      {!attested && own != null && mark === null && (
        <Button
          variant="default"
          style={{ justifySelf: 'start' }}
          leftSection={<IconSignature size={18} aria-hidden />}
          onClick={() =>
            signing.change(place, {
              value: {
                ...own.strokes,
                method: 'drawn',
                name: holder,
                signed_at: new Date().toISOString(),
              },
            })
          }
        >
          {text('own_signature_use')}
        </Button>
      )}
      <SignaturePad
        label={text('signing_signature')}
        signer={name}
        named
        value={mark}
        onChange={(next) => signing.change(place, { value: next })}
      />
      {!signing.stored && <Notice tone="danger">{text('signing_not_stored')}</Notice>}
      {refused !== undefined && (
        <Notice tone="danger" takesFocus={problem !== undefined}>
          {refused}
        </Notice>
      )}
      {attested && <p className="hint m-0">{text('signing_attest_lead', { holder, name })}</p>}
      <Group className="justify-end">
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={!ready}>
          {attested ? text('signing_attest', { name }) : text('signing_sign')}
        </Button>
      </Group>
    </form>
  )
}
