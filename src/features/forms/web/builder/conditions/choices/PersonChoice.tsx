import { Select } from '@mantine/core'
import { useText } from '../../../../../../kit/web/language/Language.tsx'
import { ListState } from '../../../fill/ListState.tsx'
import { usePeople } from '../../../fill/use-listed.ts'

type Props = { label: string; value: string | null; onChange(value: string | null): void }

/** One person, found by typing the name; the account is kept, as answers keep it. */
export function PersonChoice({ label, value, onChange }: Props) {
  const text = useText()
  const list = usePeople()
  const data = list.rows.map(({ id, name }) => ({ value: id, label: name }))
  const known = value === null || data.some((one) => one.value === value)
  return (
    <div>
      <Select
        label={label}
        data={known ? data : [...data, { value, label: value }]}
        value={value}
        onChange={onChange}
        nothingFoundMessage={text('input_select_nothing')}
        maxDropdownHeight={200}
        searchable
      />
      <ListState of={list} />
    </div>
  )
}
