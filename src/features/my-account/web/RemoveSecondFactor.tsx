import { Button, PasswordInput } from '@mantine/core'
import { call } from '../../../kit/http/client.web.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { removeTotp } from '../my-account.contract.ts'
import classes from './my-account.module.css'

export function RemoveSecondFactor({ onRemoved }: { onRemoved: () => void }) {
  const text = useText()
  const { form, busy, message, errorOf } = useForm(
    text('no_connection'),
    async ({ password = '' }) => {
      await call(removeTotp, { body: { password } })
      onRemoved()
    },
  )
  return (
    <form {...form} className={classes.form}>
      <p>{text('second_factor_on')}</p>
      {message && <Notice tone="danger">{message}</Notice>}
      <PasswordInput
        name="password"
        label={text('present_password')}
        error={errorOf('password')}
        aria-invalid={errorOf('password') !== undefined}
        autoComplete="current-password"
      />
      <Button type="submit" variant="default" loading={busy}>
        {text('second_factor_off')}
      </Button>
    </form>
  )
}
