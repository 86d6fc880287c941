import { Button, Group, PasswordInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'
import { passkeysKey } from '../../web/keys.ts'
import classes from '../../web/my-account.module.css'
import { addPasskey, startPasskey } from '../passkeys.contract.ts'

/** The device makes a key; undefined where the person turned away from its question. */
async function makeOn(optionsJSON: Awaited<ReturnType<typeof options>>) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    return await startRegistration({ optionsJSON })
  } catch (error) {
    console.info('No passkey was made.', error)
    return undefined
  }
}

const options = (password: string) => call(startPasskey, { body: { password } })

/** Names the device, asks for the password, and has the device make its key. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const text = useText()
  const queries = useQueryClient()
  const [unmade, setUnmade] = useState(false)
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async (values) => {
    const { name = '', password = '' } = values
    setUnmade(false)
    const made = await makeOn(await options(password))
    if (made === undefined) return setUnmade(true)
    const { id, response } = made
    await call(addPasskey, {
      body: {
        name,
        id,
        client_data: response.clientDataJSON,
        attestation: response.attestationObject,
        transports: response.transports ?? [],
      },
    })
    await queries.invalidateQueries({ queryKey: passkeysKey })
    onDone()
  })
  return (
    <form {...form} className={classes.form} aria-label={text('passkey_new')}>
      {(message || unmade) && <Notice tone="danger">{message || text('passkey_not_made')}</Notice>}
      <TextInput
        name="name"
        label={text('passkey_name')}
        description={text('passkey_name_hint')}
        error={errorOf('name')}
        aria-invalid={errorOf('name') !== undefined}
        maxLength={100}
        required
        autoFocus
      />
      <PasswordInput
        name="password"
        label={text('present_password')}
        error={errorOf('password')}
        aria-invalid={errorOf('password') !== undefined}
        autoComplete="current-password"
      />
      <Group>
        <Button type="submit" loading={busy}>
          {text('passkey_make')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
      </Group>
    </form>
  )
}
