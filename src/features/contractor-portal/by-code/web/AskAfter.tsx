import { useState } from 'react'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'
import { type FollowedByCode, followByCode } from '../by-code.contract.ts'
import { codeOfWords } from '../tracking.ts'

const tones = { received: 'calm', accepted: 'good', refused: 'danger' } as const

/** Somebody without an account asks by a tracking code what became of a form. */
export function AskAfter({ code }: { code: string }) {
  const { text } = useLanguage()
  const [found, setFound] = useState<FollowedByCode | null>()
  const { busy, message, form } = useForm(text('could_not_load'), async ({ tracking = '' }) => {
    setFound(undefined)
    try {
      const params = { code, tracking: codeOfWords(tracking) || '-' }
      setFound((await call(followByCode, { params, keepSession: true })).data)
    } catch (error) {
      if (!(error instanceof Refused && error.httpStatus === 404)) throw error
      setFound(null)
    }
  })
  return (
    <section>
      <h2 className="title-3">{text('by_code_ask')}</h2>
      <form {...form} className="grid gap-2">
        <Field
          label={text('by_code_ask_label')}
          name="tracking"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          required
        />
        <div>
          <Button type="submit" look="outline" busy={busy}>
            {text('by_code_ask_now')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {message && <Notice tone="danger">{message}</Notice>}
        {found === null && <Notice tone="danger">{text('by_code_ask_none')}</Notice>}
        {found && (
          <Notice tone={tones[found.state]}>
            <strong>
              {found.number} · {found.title}
            </strong>
            <p>{text(`by_code_became_${found.state}`, { reason: found.reason ?? '' })}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}
