import { MultiSelect } from '@mantine/core'
import { useText } from '../../../../../../kit/web/language/Language.tsx'
import { ListState } from '../../../../filling/web/ListState.tsx'
import { usePeople } from '../../../../filling/web/use-listed.ts'

type Props = {
  label: string
  value: string[]
  onChange(value: string[]): void
  error?: string | undefined
}

/** People as chips: their names are typed, their accounts are kept, as answers keep them. */
export function PeopleChips({ label, value, onChange, error }: Props) {
  const text = useText()
  const list = usePeople()
  const known = new Set(list.rows.map(({ id }) => id))
  const data = [
    ...list.rows.map(({ id, name }) => ({ value: id, label: name })),
    // A name that was typed before there was a list of people.
    ...value.filter((one) => !known.has(one)).map((one) => ({ value: one, label: one })),
  ]
  return (
    <div>
      <MultiSelect
        label={label}
        error={error}
        data={data}
        value={value}
        onChange={onChange}
        placeholder={value.length === 0 ? text('input_chips_placeholder') : ''}
        nothingFoundMessage={text('input_select_nothing')}
        maxDropdownHeight={200}
        searchable
      />
      <ListState of={list} />
    </div>
  )
}
