import { Button, PasswordInput, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { toast } from '../../../kit/web/inputs/toast.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { changePassword } from '../my-account.contract.ts'
import { sessionsKey } from './keys.ts'
import classes from './my-account.module.css'
import { Section } from './Section.tsx'

export function PasswordForm() {
  const text = useText()
  const queries = useQueryClient()
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async (values) => {
    const { current = '', password = '' } = values
    await call(changePassword, { body: { current, password } })
    form.ref.current?.reset()
    toast(text('password_changed'), { type: 'success' })
    await queries.invalidateQueries({ queryKey: sessionsKey })
  })
  return (
    <Section title={text('password')} lead={text('password_lead')}>
      <form {...form} className={classes.form}>
        {message && <Notice tone="danger">{message}</Notice>}
        <Stack gap="sm">
          <PasswordInput
            name="current"
            label={text('present_password')}
            error={errorOf('current')}
            aria-invalid={errorOf('current') !== undefined}
            autoComplete="current-password"
          />
          <PasswordInput
            name="password"
            label={text('new_password')}
            description={text('new_password_hint')}
            error={errorOf('password')}
            aria-invalid={errorOf('password') !== undefined}
            autoComplete="new-password"
          />
        </Stack>
        <Button type="submit" loading={busy}>
          {text('password_change')}
        </Button>
      </form>
    </Section>
  )
}
