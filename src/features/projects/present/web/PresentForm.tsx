import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession, workOn } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { presentKey } from '../../web/keys.ts'
import { readPresentChoices } from '../present.contract.ts'

type Choice = { id: string; name: string; own: boolean }

/** What one works on until one signs out: forms that ask for it begin with it, lists are narrowed to it. */
export function PresentForm({ onDone }: { onDone(): void }) {
  const { text, say } = useLanguage()
  const now = useSession()
  const [project, setProject] = useState(now.project?.id ?? null)
  const [team, setTeam] = useState(now.team?.id ?? null)
  const { data, isError } = useQuery({
    queryKey: presentKey,
    queryFn: async ({ signal }) => (await call(readPresentChoices, { signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={2} />
  const grouped = (choices: readonly Choice[]) =>
    [
      { group: say('Mine'), items: choices.filter(({ own }) => own) },
      { group: say('Others'), items: choices.filter(({ own }) => !own) },
    ]
      .filter(({ items }) => items.length > 0)
      .map(({ group, items }) => ({
        group,
        items: items.map(({ id, name }) => ({ value: id, label: name })),
      }))
  const chosen = (choices: readonly Choice[], id: string | null) => {
    const one = choices.find((choice) => choice.id === id)
    return one && { id: one.id, name: one.name }
  }
  function save() {
    workOn({ project: chosen(data?.project ?? [], project), team: chosen(data?.team ?? [], team) })
    onDone()
  }
  const fields = [
    ['Project', data.project, project, setProject],
    ['Team', data.team, team, setTeam],
  ] as const
  return (
    <Stack gap="md">
      <Text size="sm">
        {say(
          'New forms start with it and lists show only what belongs to it, until you choose another or sign out. Remove the filter from a list to see everything again.',
        )}
      </Text>
      {fields.map(([label, choices, value, change]) => (
        <Select
          key={label}
          label={say(label)}
          data={grouped(choices)}
          value={chosen(choices, value)?.id ?? null}
          onChange={change}
          searchable
          clearable
          placeholder={text('field_search')}
          nothingFoundMessage={text('input_select_nothing')}
          clearButtonProps={{ 'aria-label': text('field_clear', { label: say(label) }) }}
        />
      ))}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button onClick={save}>{text('save')}</Button>
      </Group>
    </Stack>
  )
}
