import { Chip, Group, Stack, Text } from '@mantine/core'
import { SelectInput } from '../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { groupOf } from '../../../definition/grouped.ts'
import type { AnswerProps } from '../filling-context.ts'
import { ListState } from '../ListState.tsx'
import { useIncidentLists } from '../use-listed.ts'
import { fieldOf } from './field-of.ts'

/** A type of incident or its reason, and what of its lists applies. */
export function IncidentAnswer(props: AnswerProps) {
  const { question, value, onChange, readOnly } = props
  const list = useIncidentLists(question.slug ?? '')
  const { of: main, members } = groupOf(value, 'main_list', 'sublist')
  const sublists = list.rows.find(({ id }) => id === main)?.sublists ?? []
  return (
    <Stack gap="xs">
      <SelectInput
        {...fieldOf(props)}
        options={list.rows}
        labelKey="name"
        value={main}
        onChange={(next) => onChange(next === null ? null : { main_list: next, sublist: [] })}
      />
      <ListState of={list} />
      {sublists.map(({ id, name, items }) => (
        <div key={id}>
          <Text size="sm" fw={600} mb={4}>
            {name}
          </Text>
          <Chip.Group
            multiple
            value={members}
            onChange={(sublist: string[]) => !readOnly && onChange({ main_list: main, sublist })}
          >
            <Group gap={6}>
              {items.map((item) => (
                <Chip key={item.id} value={item.id} disabled={readOnly} size="sm">
                  {item.name}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </div>
      ))}
    </Stack>
  )
}
