import { Button, Group, Stack } from '@mantine/core'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { type Errors, errorsOf } from '../plan/web/rhythm.ts'
import { trackerKey } from './keys.ts'

type Props = {
  /** What it says on the button that sends it. */
  action: string
  send(): Promise<void>
  onCancel(): void
  /** What is read anew; the tracker unless said. */
  renews?: readonly QueryKey[]
  children(errors: Errors): ReactNode
}

/** A dialog's form: what was entered stays when it is refused, and what is wrong stands beside it. */
export function DialogForm({ action, send, onCancel, renews = [trackerKey()], children }: Props) {
  const { text } = useLanguage()
  // Opened again it begins from what stands now.
  const { act, busy, error, problem } = useAct(send, { renews })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  return (
    <form onSubmit={submit} method="post" noValidate>
      <Stack gap="md">
        {children(errorsOf(error))}
        {problem && <Notice tone="danger">{problem}</Notice>}
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
