import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { PasswordAgainForm } from '../../../../kit/web/inputs/PasswordAgainForm.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { passkeysKey } from '../../web/keys.ts'
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
  async function make({ name = '', password = '' }: Record<string, string>) {
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
  }
  return (
    <PasswordAgainForm
      label={text('passkey_new')}
      confirm={text('passkey_make')}
      problem={unmade ? text('passkey_not_made') : undefined}
      act={make}
      onCancel={onDone}
    >
      {(errorOf) => (
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
      )}
    </PasswordAgainForm>
  )
}
