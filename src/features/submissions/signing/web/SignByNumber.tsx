import { Button, Group, PinInput } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { call, NoAnswer } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
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
  const id = useRef(newId())
  const { act, busy, error, problem } = useAct(
    () => {
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
      return call(signByPin, { params: { id: submission.id }, body })
    },
    { onDone: onSigned, onRefused: () => setPin('') },
  )
  const wrong = error instanceof NoAnswer ? text('signing_number_offline') : problem
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && pin.length === 6) act()
      }}
    >
      <div>
        <p id={label} className="m-0 font-semibold">
          {text('signing_number_of', { name: account.name })}
        </p>
        <p className="hint m-0">{text('signing_number_lead')}</p>
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
      <Group className="justify-end">
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={pin.length < 6}>
          {text('signing_sign')}
        </Button>
      </Group>
    </form>
  )
}
