import { Button, Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { SavedViews } from './use-saved-views.ts'

type Props = {
  kept: SavedViews
  query: string
  first: string
  /** What is saved, where it is no list. */
  lead?: string
  onDone(): void
}

/** The present filters, order and columns get a name; a name that is taken is replaced. */
export function SaveView({ kept, query, first, lead, onDone }: Props) {
  const text = useText()
  const [name, setName] = useState(first)
  const { act, busy, problem } = useAct(kept.keep, { onDone })

  function send(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') act({ name: name.trim(), query, columns: kept.columns })
  }
  return (
    <form onSubmit={send}>
      <Text size="sm" mb="sm">
        {lead ?? text('list_view_save_lead')}
      </Text>
      <TextInput
        data-autofocus
        required
        label={text('list_view_name')}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={problem}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {text('save')}
        </Button>
      </Group>
    </form>
  )
}
