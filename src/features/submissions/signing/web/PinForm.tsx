import { Button, PasswordInput, Stack } from '@mantine/core'
import { call } from '../../../../kit/http/client.web.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'
import { setPin } from '../pin.contract.ts'

/** Sets the number that one signs with on somebody else's device. */
export function PinForm({ className }: { className?: string | undefined }) {
  const text = useText()
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async (values) => {
    const { pin = '', password = '' } = values
    await call(setPin, { body: { pin, password } })
    form.ref.current?.reset()
    toast(text('pin_set'), { type: 'success' })
  })
  return (
    <form {...form} className={className}>
      {message && <Notice tone="danger">{message}</Notice>}
      <Stack gap="sm">
        <PasswordInput
          name="pin"
          label={text('pin_new')}
          description={text('pin_hint')}
          error={errorOf('pin')}
          aria-invalid={errorOf('pin') !== undefined}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
        <PasswordInput
          name="password"
          label={text('present_password')}
          error={errorOf('password')}
          aria-invalid={errorOf('password') !== undefined}
          autoComplete="current-password"
        />
      </Stack>
      <Button type="submit" loading={busy}>
        {text('pin_save')}
      </Button>
    </form>
  )
}
