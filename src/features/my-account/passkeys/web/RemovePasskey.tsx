import { Button, Group, PasswordInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'
import { passkeysKey } from '../../web/keys.ts'
import classes from '../../web/my-account.module.css'
import { removePasskey } from '../passkeys.contract.ts'

/** Removes a passkey once the password was given again. */
export function RemovePasskey({ id, onDone }: { id: string; onDone: () => void }) {
  const text = useText()
  const queries = useQueryClient()
  const { form, busy, message, errorOf } = useForm(
    text('no_connection'),
    async ({ password = '' }) => {
      await call(removePasskey, { params: { id }, body: { password } })
      await queries.invalidateQueries({ queryKey: passkeysKey })
      onDone()
    },
  )
  return (
    <form {...form} className={classes.form}>
      <p className="m-0">{text('passkey_remove_question')}</p>
      {message && <Notice tone="danger">{message}</Notice>}
      <PasswordInput
        name="password"
        label={text('present_password')}
        error={errorOf('password')}
        aria-invalid={errorOf('password') !== undefined}
        autoComplete="current-password"
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button type="submit" color="red" loading={busy}>
          {text('passkey_remove')}
        </Button>
      </Group>
    </form>
  )
}
