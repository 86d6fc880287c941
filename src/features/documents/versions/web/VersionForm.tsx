import { Button, Group } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { versionsKey } from './keys.ts'

type Props = {
  id: string
  /** What it says on the button that sends it. */
  action: string
  send(): Promise<unknown>
  /** All that it needs is there. */
  isReady?: boolean
  onDone(): void
  onCancel(): void
  children: ReactNode
}

/** What a step of a version asks for: what was entered stays when it is refused. */
export function VersionForm({
  id,
  action,
  send,
  isReady = true,
  onDone,
  onCancel,
  children,
}: Props) {
  const { text } = useLanguage()
  const { act, busy, problem } = useAct(send, { renews: [versionsKey(id)], onDone })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isReady) act()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="stack gap-4">
      {children}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={!isReady}>
          {action}
        </Button>
      </Group>
    </form>
  )
}
