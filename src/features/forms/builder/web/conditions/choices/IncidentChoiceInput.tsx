import { MultiSelect, Stack } from '@mantine/core'
import { chooseMainList, type IncidentChoice } from '../../../../../../form-engine/index.ts'
import { SelectInput } from '../../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../../../../kit/web/language/Language.tsx'
import { groupOf } from '../../../../definition/grouped.ts'
import type { Question } from '../../../../definition/question.ts'
import { ListState } from '../../../../filling/web/ListState.tsx'
import { useIncidentLists } from '../../../../filling/web/use-listed.ts'

type Props = {
  /** Its slug says which of the two lists is asked for. */
  question: Question
  label: string
  value: unknown
  onChange(choice: IncidentChoice): void
  error?: string | undefined
}

/** A main list, and what of its lists counts: chips, with a filter where they are typed. */
export function IncidentChoiceInput({ question, label, value, onChange, error }: Props) {
  const text = useText()
  const { of: main, members: sublist } = groupOf(value, 'main_list', 'sublist')
  const list = useIncidentLists(question.slug ?? '')
  const sublists = list.rows.find(({ id }) => String(id) === main)?.sublists ?? []
  const grouped = sublists.map(({ name, items }) => ({
    group: name,
    items: items.map((item) => ({ value: String(item.id), label: item.name })),
  }))
  return (
    <Stack gap="xs">
      <div>
        <SelectInput
          label={label}
          error={error}
          options={list.rows}
          labelKey="name"
          value={main}
          placeholder={text('condition_select_incident')}
          onChange={(next) => onChange(chooseMainList(next))}
        />
        <ListState of={list} />
      </div>
      {main !== null && (
        <MultiSelect
          label={text('dependent_sublist')}
          data={grouped}
          value={sublist}
          onChange={(chosen) => onChange({ main_list: main, sublist: chosen })}
          placeholder={sublist.length === 0 ? text('condition_select_sublist') : ''}
          nothingFoundMessage={text('input_select_nothing')}
          maxDropdownHeight={200}
          searchable
        />
      )}
    </Stack>
  )
}
