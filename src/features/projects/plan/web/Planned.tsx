import { Button, Group, Stack, Text } from '@mantine/core'
import { call } from '../../../../kit/http/client.web.ts'
import { fill } from '../../../../kit/language/message.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { trackerKey } from '../../web/keys.ts'
import type { WorkplaceKind } from '../../workplace.ts'
import { withdrawPlan } from '../plan.contract.ts'
import { expectedBy } from './use-plan-dialogs.tsx'

type Props = {
  kind: WorkplaceKind
  made: { added: number; lines: string[] }
  onClose(): void
}

/** It is planned; one press takes all of it back. */
export function Planned({ kind, made, onClose }: Props) {
  const { text, say } = useLanguage()
  const undoing = useAct(() => call(withdrawPlan[kind], { body: { lines: made.lines } }), {
    renews: [trackerKey()],
  })
  return (
    <Stack>
      <Text role="status">
        {undoing.done === undefined
          ? fill(say(expectedBy[kind]), { count: made.added })
          : say('Schedule undone.')}
      </Text>
      {undoing.problem && <Notice tone="danger">{undoing.problem}</Notice>}
      <Group justify="flex-end">
        {undoing.done === undefined && (
          <Button variant="default" loading={undoing.busy} onClick={() => undoing.act()}>
            {say('Undo the schedule')}
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          {text('input_close')}
        </Button>
      </Group>
    </Stack>
  )
}
