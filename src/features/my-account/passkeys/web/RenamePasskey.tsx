import { Button, Group, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'
import { passkeysKey } from '../../web/keys.ts'
import { type Passkey, renamePasskey } from '../passkeys.contract.ts'

type Props = { passkey: Pick<Passkey, 'id' | 'name'>; onDone: () => void }

/** Calls a passkey otherwise. */
export function RenamePasskey({ passkey: { id, name: present }, onDone }: Props) {
  const text = useText()
  const queries = useQueryClient()
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async ({ name = '' }) => {
    const { data } = await call(renamePasskey, { params: { id }, body: { name } })
    await queries.invalidateQueries({ queryKey: passkeysKey })
    toast(text('passkey_renamed', { name: data.name }), { type: 'success' })
    onDone()
  })
  return (
    <form {...form} className="grid gap-4">
      {message && <Notice tone="danger">{message}</Notice>}
      <TextInput
        name="name"
        label={text('passkey_name')}
        defaultValue={present}
        error={errorOf('name')}
        aria-invalid={errorOf('name') !== undefined}
        maxLength={100}
        required
        data-autofocus
      />
      <Group>
        <Button type="submit" loading={busy}>
          {text('save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
      </Group>
    </form>
  )
}
