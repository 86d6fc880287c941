import { Button, Group, PinInput } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import type { Locale } from '../../../../access/credentials.ts'
import { call, NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { signByPin } from '../signing.contract.ts'
import { deviceName } from './send-signatures.ts'
import classes from './signing.module.css'
import type { Signed } from './use-signing.ts'

type Props = {
  submission: Signed
  place: string
  account: { id: string; name: string }
  language: Locale
  onSigned(): void
}

/** A colleague signs on this device with the number that only they know. */
export function SignByNumber({ submission, place, account, language, onSigned }: Props) {
  const text = useText()
  const label = useId()
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const id = useRef(newId())
  async function send() {
    if (busy || pin.length < 6) return
    setBusy(true)
    setWrong(undefined)
    const body = {
      id: id.current,
      place,
      account: account.id,
      pin,
      document_hash: submission.hash,
      statement_lang: language,
      signed_at: new Date().toISOString(),
      device: deviceName(),
    }
    try {
      await call(signByPin, { params: { id: submission.id }, body })
      onSigned()
    } catch (error) {
      if (error instanceof NoAnswer) setWrong(text('signing_number_offline'))
      else if (error instanceof Refused) setWrong(error.message)
      else throw error
      setPin('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div>
        <p id={label} className={classes.label}>
          {text('signing_number_of', { name: account.name })}
        </p>
        <p className={classes.soft}>{text('signing_number_lead')}</p>
        <PinInput
          length={6}
          type="number"
          mask
          size="md"
          gap="xs"
          oneTimeCode={false}
          ariaLabel={text('signing_number')}
          value={pin}
          onChange={setPin}
          error={wrong !== undefined}
          className={classes.pin}
        />
      </div>
      {wrong !== undefined && <Notice tone="danger">{wrong}</Notice>}
      <Group className={classes.actions}>
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={pin.length < 6}>
          {text('signing_sign')}
        </Button>
      </Group>
    </form>
  )
}
