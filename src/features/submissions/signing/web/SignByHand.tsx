import { Button, Group } from '@mantine/core'
import { Unable } from '../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { SignaturePad } from '../../../../kit/web/inputs/signature/SignaturePad.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { calledAt, type PlaceToSign } from './places.ts'
import type { Signing } from './use-signing.ts'

type Props = { place: PlaceToSign; signing: Signing; onSent(kept: boolean): void }

/** Drawn or typed by the person who stands at the device. */
export function SignByHand({ place, signing, onSent }: Props) {
  const text = useText()
  const { value } = signing.at(place.id)
  const ready = value !== null && (value.method === 'drawn' || value.name.trim().length > 1)
  const named = place.account !== null || place.name !== null

  const { act, busy, problem } = useAct(
    async () => {
      const sent = await signing.send(place.id)
      if (typeof sent === 'object') throw new Unable(sent.refused)
      return sent
    },
    { onDone: (sent) => onSent(sent === 'kept') },
  )
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !busy) act()
      }}
    >
      {!named && <p className="hint m-0">{text('signing_as_yourself')}</p>}
      <SignaturePad
        label={text('signing_signature')}
        signer={calledAt(text, place)}
        named
        value={value}
        onChange={(next) => signing.change(place.id, { value: next })}
      />
      {!signing.stored && <Notice tone="danger">{text('signing_not_stored')}</Notice>}
      {problem !== undefined && (
        <Notice tone="danger" takesFocus>
          {problem}
        </Notice>
      )}
      <Group className="justify-end">
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={!ready}>
          {text('signing_sign')}
        </Button>
      </Group>
    </form>
  )
}
