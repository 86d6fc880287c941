import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { PasswordAgainForm } from '../../../../kit/web/inputs/PasswordAgainForm.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { passkeysKey } from '../../web/keys.ts'
import { removePasskey } from '../passkeys.contract.ts'

/** Removes a passkey once the password was given again. */
export function RemovePasskey({ id, onDone }: { id: string; onDone: () => void }) {
  const text = useText()
  const queries = useQueryClient()
  return (
    <PasswordAgainForm
      confirm={text('passkey_remove')}
      danger
      act={async ({ password = '' }) => {
        await call(removePasskey, { params: { id }, body: { password } })
        await queries.invalidateQueries({ queryKey: passkeysKey })
        onDone()
      }}
      onCancel={onDone}
    >
      {() => <p className="m-0">{text('passkey_remove_question')}</p>}
    </PasswordAgainForm>
  )
}
