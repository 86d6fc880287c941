import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { SignaturePad } from '../../../../kit/web/inputs/signature/SignaturePad.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { calledAt, type PlaceToSign } from './places.ts'
import classes from './signing.module.css'
import type { Signing } from './use-signing.ts'

type Props = { place: PlaceToSign; signing: Signing; onSent(kept: boolean): void }

/** Drawn or typed by whoever stands at the device. */
export function SignByHand({ place, signing, onSent }: Props) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const { value } = signing.at(place.id)
  const ready = value !== null && (value.method === 'drawn' || value.name.trim().length > 1)
  const named = place.account !== null || place.name !== null

  async function send() {
    setBusy(true)
    setWrong(undefined)
    const sent = await signing.send(place.id).finally(() => setBusy(false))
    if (typeof sent === 'object') setWrong(sent.refused)
    else onSent(sent === 'kept')
  }
  return (
    <form
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !busy) void send()
      }}
    >
      {!named && <p className={classes.soft}>{text('signing_as_yourself')}</p>}
      <SignaturePad
        label={text('signing_signature')}
        signer={calledAt(text, place)}
        named
        value={value}
        onChange={(next) => signing.change(place.id, { value: next })}
      />
      {!signing.stored && <Notice tone="danger">{text('signing_not_stored')}</Notice>}
      {wrong !== undefined && (
        <Notice tone="danger" takesFocus>
          {wrong}
        </Notice>
      )}
      <Group className={classes.actions}>
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={!ready}>
          {text('signing_sign')}
        </Button>
      </Group>
    </form>
  )
}
