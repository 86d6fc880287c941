import { Select } from '@mantine/core'
import { useState } from 'react'
import { plain } from '../../../../kit/web/inputs/choice/options.ts'
import type { Controlled, FieldProps } from '../../../../kit/web/inputs/field-props.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { type ChoosableRow, useClosed } from './use-closed.tsx'

type Props = FieldProps &
  Controlled<string | null> & {
    /** The register of the rows; `accounts` for people. */
    target: string
    /** All of them: those that cannot be chosen have why. */
    rows: readonly ChoosableRow[]
    /** With a button that empties it. */
    clearable?: boolean
  }

/** One row of a list that is here whole. */
export function RowInput({ target, rows, value, onChange, ...field }: Props) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const { isOpen, renderOption, inputContainer } = useClosed(target, rows)
  const chosen = rows.find(({ id }) => id === value)
  // The name that stands in the field is not what the person looks for.
  const search = typed === chosen?.name ? '' : plain(typed.trim())
  const closed = new Set(rows.filter(({ why }) => why !== undefined).map(({ id }) => id))
  return (
    <Select
      {...field}
      data={rows.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      placeholder={text('field_search')}
      clearButtonProps={{ 'aria-label': text('field_clear', { label: field.label }) }}
      allowDeselect={!field.required}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) =>
        options.filter(
          (one) =>
            'value' in one &&
            (search === ''
              ? one.value === value || !closed.has(one.value)
              : plain(one.label).includes(search)),
        )
      }
      nothingFoundMessage={text('input_select_nothing')}
      renderOption={renderOption}
      inputContainer={inputContainer}
      onChange={(id) => isOpen(id === value ? null : id) && onChange(id)}
    />
  )
}
