import { useText } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Field } from '../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { enterWithCode, type SignInOutcome } from './enter.ts'

type Props = {
  challenge: string
  onDone: (outcome: SignInOutcome) => Promise<void>
  onStartOver: () => void
}

/** Six digits of the authenticator app, or a recovery code. */
export function CodeForm({ challenge, onDone, onStartOver }: Props) {
  const text = useText()
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async ({ code = '' }) =>
    onDone(await enterWithCode(challenge, code.trim())),
  )
  return (
    <form {...form} className="grid gap-4">
      {message && <Notice tone="danger">{message}</Notice>}
      <Field
        name="code"
        label={text('code')}
        hint={text('code_hint')}
        error={errorOf('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" busy={busy}>
        {text('continue_in')}
      </Button>
      <Button look="quiet" onClick={onStartOver}>
        {text('start_over')}
      </Button>
    </form>
  )
}
