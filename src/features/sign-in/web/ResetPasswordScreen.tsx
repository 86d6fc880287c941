import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Button, LinkButton } from '../../../kit/web/plain/Button.tsx'
import { Field } from '../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { resetPassword } from '../sign-in.contract.ts'
import { Entrance } from './Entrance.tsx'

/** Sets a new password; the link of the mail brought token and address along. */
export default function ResetPasswordScreen() {
  const text = useText()
  const [link] = useSearchParams()
  const [done, setDone] = useState(false)
  // The page was written at build time, for no address: the first render shows none either.
  const [email, setEmail] = useState('')
  useEffect(() => setEmail(link.get('email') ?? ''), [link])
  const { form, busy, message, errorOf } = useForm(
    text('no_connection'),
    async ({ password = '' }) => {
      const body = { email: link.get('email') ?? '', token: link.get('token') ?? '', password }
      await call(resetPassword, { body, keepSession: true })
      setDone(true)
    },
  )
  if (done)
    return (
      <Entrance title={text('reset_title')}>
        <Notice tone="good" takesFocus>
          {text('reset_done')}
        </Notice>
        <LinkButton to="/login">{text('login')}</LinkButton>
      </Entrance>
    )
  // Problems of the link itself belong to no field.
  const told = errorOf('email') ?? errorOf('token') ?? message
  return (
    <Entrance title={text('reset_title')} lead={email}>
      <form {...form} className="grid gap-4">
        {told && <Notice tone="danger">{told}</Notice>}
        <Field
          name="password"
          type="password"
          label={text('new_password')}
          hint={text('new_password_hint')}
          error={errorOf('password')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" busy={busy}>
          {text('reset_save')}
        </Button>
      </form>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
        <Link to="/forgot-password">{text('reset_new_link')}</Link>
      </p>
    </Entrance>
  )
}
