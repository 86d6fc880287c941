import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { problemWords } from '../../../../register/web/list/problem-words.ts'
import { switchRule } from '../../rules.contract.ts'
import { useSays } from '../use-says.ts'
import { switchesKey } from '../use-switches.ts'

type Props = { code: string; on: boolean; onDone: () => void }

/** Asks why, and switches the rule. */
export function SwitchForm({ code, on, onDone }: Props) {
  const says = useSays()
  const text = useText()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const change = useMutation({
    mutationFn: () => call(switchRule, { params: { code }, body: { on, reason } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: switchesKey }),
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate()
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
        {change.isError && <Notice tone="danger">{problemWords(change.error, text)}</Notice>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={change.isPending} disabled={reason.trim() === ''}>
            {says.word(on ? 'switch_turn_on' : 'switch_turn_off')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
