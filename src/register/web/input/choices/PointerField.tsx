import { Loader, Select } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { pointedIn, targetOf } from '../../../fields/pointing.ts'
import { type KindProps, shared } from '../field-of-form.ts'
import { useChoices } from './use-choices.ts'
import { useClosed } from './use-closed.tsx'

/** A row elsewhere, a person, a value of a company's list: searched where it lives. */
export function PointerField(props: KindProps) {
  const { register, name, field, value, onChange } = props
  const { say, text } = useLanguage()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const chosen = pointedIn(value)
  // The name that stands in the field when it is opened is not what the person looks for.
  const search = typed === chosen?.name ? '' : typed
  const { found, searching, failed } = useChoices(register, name, search, opened, '1')
  const { isOpen, renderOption, inputContainer } = useClosed(targetOf(field), found)
  const options = new Map(found.map((choice) => [choice.id, choice.name]))
  if (chosen !== null && !options.has(chosen.id)) options.set(chosen.id, chosen.name)
  const isFound = (id: string) => found.some((each) => each.id === id)
  const given = shared(props, say)
  const nothing = failed ? text('could_not_load') : text('input_select_nothing')
  return (
    <Select
      {...given}
      name={name}
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      value={chosen?.id ?? null}
      placeholder={text('field_search')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The chosen row is in the list only to show its name; a search does not find it.
      filter={({ options: all }) =>
        search === '' ? all : all.filter((each) => 'value' in each && isFound(each.value))
      }
      renderOption={renderOption}
      inputContainer={inputContainer}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      clearable={!given.required}
      clearButtonProps={{ 'aria-label': text('field_clear', { label: props.label }) }}
      nothingFoundMessage={searching ? text('field_searching') : nothing}
      {...(opened &&
        searching && {
          rightSection: <Loader size={16} role="status" aria-label={text('field_searching')} />,
        })}
      {...(field.kind === 'person' && { maxDropdownHeight: 280 })}
      onChange={(id) => {
        if (!isOpen(id)) return
        onChange(id === null ? null : { id, name: options.get(id) ?? chosen?.name ?? '' })
      }}
    />
  )
}
