import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Field } from '../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { forgotPassword } from '../sign-in.contract.ts'
import { Entrance } from './Entrance.tsx'

/** Asks for a link. The answer never reveals whether the account exists. */
export default function ForgotPasswordScreen() {
  const text = useText()
  const [sent, setSent] = useState(false)
  const { form, busy, message, errorOf } = useForm(
    text('no_connection'),
    async ({ email = '' }) => {
      await call(forgotPassword, { body: { email }, keepSession: true })
      setSent(true)
    },
  )
  return (
    <Entrance title={text('forgot_title')} lead={text('forgot_lead')}>
      {sent ? (
        <Notice tone="good" takesFocus>
          {text('forgot_sent')}
        </Notice>
      ) : (
        <form {...form} className="grid gap-4">
          {message && <Notice tone="danger">{message}</Notice>}
          <Field
            name="email"
            type="email"
            label={text('email')}
            error={errorOf('email')}
            autoComplete="username"
            required
          />
          <Button type="submit" busy={busy}>
            {text('forgot_send')}
          </Button>
        </form>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
        <Link to="/login">{text('back_to_login')}</Link>
      </p>
    </Entrance>
  )
}
