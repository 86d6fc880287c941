import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { switchRule } from '../../rules.contract.ts'
import { switchesKey } from '../keys.ts'
import { useSays } from '../use-says.ts'

type Props = { code: string; on: boolean; onDone: () => void }

/** Asks why, and switches the rule. */
export function SwitchForm({ code, on, onDone }: Props) {
  const says = useSays()
  const text = useText()
  const [reason, setReason] = useState('')
  const change = useAct(() => call(switchRule, { params: { code }, body: { on, reason } }), {
    renews: [switchesKey],
    onDone,
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        change.act()
      }}
    >
      <Stack gap="md">
        <Text size="sm">{says.word(on ? 'switch_lead_on' : 'switch_lead_off')}</Text>
        <Textarea
          label={says.word('switch_reason')}
          description={says.word('switch_reason_hint')}
          required
          autosize
          minRows={2}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {change.problem && <Notice tone="danger">{change.problem}</Notice>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={change.busy} disabled={reason.trim() === ''}>
            {says.word(on ? 'switch_turn_on' : 'switch_turn_off')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
