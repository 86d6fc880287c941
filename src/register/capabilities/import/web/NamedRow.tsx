import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { Register } from '../../../define.ts'
import { useChoices } from '../../../web/input/choices/use-choices.ts'

type Props = AutocompleteProps & { register: Register; name: string; value: string }

/** A cell that names a row elsewhere: the rows that there are come as one types. */
export function NamedRow({ register, name, value, ...input }: Props) {
  const text = useText()
  const [opened, setOpened] = useState(false)
  const { found, searching } = useChoices(register, name, value, opened)
  // What the file says is most often wrong: then all rows are offered.
  const { found: all } = useChoices(register, name, '', opened && !searching && found.length === 0)
  const rows = found.length > 0 ? found : all
  return (
    <Autocomplete
      {...input}
      value={value}
      placeholder={text('field_search')}
      data={[...new Set(rows.map((row) => row.name))]}
      filter={({ options }) => options}
      maxDropdownHeight={240}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
    />
  )
}
