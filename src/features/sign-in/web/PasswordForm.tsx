import { useText } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Field } from '../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'

type Props = { enter: (values: { email: string; password: string }) => Promise<unknown> }

export function PasswordForm({ enter }: Props) {
  const text = useText()
  const { form, busy, message, errorOf } = useForm(text('no_connection'), ({ email, password }) =>
    enter({ email: email ?? '', password: password ?? '' }),
  )
  return (
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
      <Field
        name="password"
        type="password"
        label={text('password')}
        error={errorOf('password')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" busy={busy}>
        {text('login')}
      </Button>
    </form>
  )
}
