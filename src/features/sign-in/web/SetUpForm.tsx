import { useState } from 'react'
import type { SetUp } from '../../../access/credentials.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Field } from '../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { type Entered, enterBySettingUp, type SignInOutcome } from './enter.ts'

type Props = {
  challenge: string
  setUp: SetUp
  onDone: (outcome: SignInOutcome) => Promise<void>
  onStartOver: () => void
}

/** The secret for an app, its first code, and then the recovery codes: nobody goes on without having seen them. */
export function SetUpForm({ challenge, setUp, onDone, onStartOver }: Props) {
  const text = useText()
  const [done, setDone] = useState<{ codes: string[]; entered: Entered }>()
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async ({ code = '' }) =>
    setDone(await enterBySettingUp(challenge, code.replace(/\s/g, ''))),
  )
  if (done !== undefined)
    return (
      <div className="grid gap-4">
        <Notice tone="good" takesFocus>
          {text('recovery_codes_lead')}
        </Notice>
        <ul className="grid gap-2 p-4 m-0 bg-deep rounded font-code" style={{ listStyle: 'none' }}>
          {done.codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button onClick={() => void onDone(done.entered)}>{text('recovery_codes_kept')}</Button>
      </div>
    )
  return (
    <form {...form} className="grid gap-4">
      <p className="m-0">{text('second_factor_scan')}</p>
      <img
        className="p-3 rounded"
        style={{ width: '12rem', background: '#fff', justifySelf: 'center' }}
        alt={text('second_factor_qr')}
        src={`data:image/svg+xml,${encodeURIComponent(setUp.qr_svg)}`}
      />
      <p className="m-0 text-sm">
        <a href={setUp.otpauth_url}>{text('set_up_on_this_phone')}</a>
      </p>
      <p className="m-0 font-code break-anywhere">{setUp.secret}</p>
      {message && <Notice tone="danger">{message}</Notice>}
      <Field
        name="code"
        label={text('code')}
        hint={text('set_up_code_hint')}
        error={errorOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Button type="submit" busy={busy}>
        {text('second_factor_confirm')}
      </Button>
      <Button look="quiet" onClick={onStartOver}>
        {text('start_over')}
      </Button>
    </form>
  )
}
