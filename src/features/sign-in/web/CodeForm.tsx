import { useText } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Field } from '../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'

type Props = {
  hint?: string
  enter: (code: string) => Promise<void>
  onStartOver: () => void
}

/** Six digits of the authenticator app or a recovery code; or the code that a manager gave. */
export function CodeForm({ hint, enter, onStartOver }: Props) {
  const text = useText()
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async ({ code = '' }) =>
    enter(code.trim()),
  )
  return (
    <form {...form} className="grid gap-4">
      {message && <Notice tone="danger">{message}</Notice>}
      <Field
        name="code"
        label={text('code')}
        {...(hint !== undefined && { hint })}
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
