import { Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { problemWords } from '../../../../register/web/list/problem-words.ts'
import { type Errors, errorsOf } from './rhythm.ts'

type Props = {
  /** What it says on the button that sends it. */
  action: string
  send(): Promise<void>
  onCancel(): void
  children(errors: Errors): ReactNode
}

/** A dialog's form: what was entered stays when it is refused, and what is wrong stands beside it. */
export function PlanForm({ action, send, onCancel, children }: Props) {
  const { text } = useLanguage()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ words: string; errors: Errors }>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setRefused(undefined)
    try {
      await send()
    } catch (error) {
      setRefused({ words: problemWords(error, text), errors: errorsOf(error) })
      setBusy(false)
      // Opened again it begins from what stands now.
      void queries.invalidateQueries({ queryKey: ['project-tracker'] })
    }
  }
  return (
    <form onSubmit={submit} method="post" noValidate>
      <Stack gap="md">
        {children(refused?.errors ?? {})}
        {refused && <Notice tone="danger">{refused.words}</Notice>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
