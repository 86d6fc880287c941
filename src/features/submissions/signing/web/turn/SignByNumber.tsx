import { Button, Group } from '@mantine/core'
import { useRef, useState } from 'react'
import { seal as sealWords } from '../../../../../kit/encryption/seal.ts'
import { call, NoAnswer } from '../../../../../kit/http/client.web.ts'
import { newId } from '../../../../../kit/ids.ts'
import { Unable } from '../../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { sealedFor } from '../../sealed-for.ts'
import { signByPin } from '../../signing.contract.ts'
import type { Turn } from '../LastTurn.tsx'
import { isWholePin, PinEntry } from '../PinEntry.tsx'
import type { PlaceToSign } from '../places.ts'
import { deviceName } from '../send-signatures.ts'
import type { SealTo } from '../use-crew.ts'
import type { Signed, Signing } from '../use-signing.ts'

type Props = {
  submission: Signed
  place: PlaceToSign
  account: { id: string; name: string }
  signing: Signing
  /** To which the number is sealed where there is no connection. */
  seal: SealTo | undefined
  onSigned(became: Turn): void
}

/** A colleague signs on this device with the number that only they know. */
export function SignByNumber({ submission, place, account, signing, seal, onSigned }: Props) {
  const text = useText()
  const [pin, setPin] = useState('')
  const id = useRef(newId())
  const { act, busy, error, problem } = useAct(enter, {
    onDone: onSigned,
    onRefused: () => setPin(''),
  })
  async function enter(): Promise<Turn> {
    const signed_at = new Date().toISOString()
    const body = {
      id: id.current,
      place: place.id,
      account: account.id,
      newcomer: place.newcomer === true,
      pin,
      document_hash: submission.hash,
      statement_lang: signing.at(place).lang,
      signed_at,
      device: deviceName(),
    }
    try {
      await call(signByPin, { params: { id: submission.id }, body })
    } catch (failure) {
      // A page that is not served over HTTPS can seal nothing.
      if (!(failure instanceof NoAnswer) || seal === undefined || !globalThis.isSecureContext)
        throw failure
      return keep(seal, signed_at)
    }
    await signing.forget(place)
    return 'signed'
  }
  /** It is never stored as it was typed. */
  async function keep({ id: key, ...reader }: SealTo, signed_at: string): Promise<Turn> {
    const about = sealedFor(submission.id, id.current, account.id)
    const sealed = { key, ...(await sealWords(reader, pin, about)) }
    const value = { method: 'pin', account: account.id, pin: sealed, signed_at } as const
    const sent = await signing.send(place, { value, signature: id.current })
    if (typeof sent === 'object') throw new Unable(sent.refused)
    return sent === 'kept' ? 'unchecked' : 'signed'
  }
  const wrong =
    error instanceof NoAnswer
      ? text('signing_number_offline')
      : (problem ?? signing.refusals[place.id])
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && isWholePin(pin)) act()
      }}
    >
      <PinEntry name={account.name} value={pin} onChange={setPin} wrong={wrong} />
      <Group className="justify-end">
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={!isWholePin(pin)}>
          {text('signing_sign')}
        </Button>
      </Group>
    </form>
  )
}
