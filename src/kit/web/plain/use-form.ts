// One form, one call: what was entered stays, what the server refused stands beside its field, and
// the first of them takes the focus.
import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { NoAnswer, Refused } from '../../http/client.web.ts'

type FormErrors = { message: string | undefined; errors: Record<string, string[]> }
const noErrors: FormErrors = { message: undefined, errors: {} }

function errorsOf(error: unknown, noConnection: string): FormErrors {
  if (error instanceof Refused) return { message: error.message, errors: error.errors ?? {} }
  if (error instanceof NoAnswer) return { message: noConnection, errors: {} }
  throw error
}

/** False on a page as it was written at build time: nothing would take the form up yet. */
const useReady = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

export function useForm(
  noConnection: string,
  send: (values: Record<string, string>) => Promise<unknown>,
) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const ready = useReady()
  const [told, setTold] = useState(noErrors)

  useEffect(() => {
    if (told === noErrors) return
    const find = (which: string) => form.current?.querySelector<HTMLElement>(which)
    ;(find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus()
  }, [told])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
    setBusy(true)
    setTold(noErrors)
    try {
      await send(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])))
    } catch (error) {
      setTold(errorsOf(error, noConnection))
    } finally {
      setBusy(false)
    }
  }

  return {
    busy: busy || !ready,
    message: told.message,
    errorOf: (name: string): string | undefined => told.errors[name]?.[0],
    // Never by GET, whatever happens: what is entered must not land in an address.
    form: { ref: form, onSubmit, noValidate: true, method: 'post' },
  }
}
