import { Loader, MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { allPointedIn, targetOf } from '../../../fields/pointing.ts'
import { type KindProps, shared } from '../field-of-form.ts'
import { useChoices } from './use-choices.ts'
import { useClosed } from './use-closed.tsx'

/** Several rows elsewhere, or several people. */
export function PointersField(props: KindProps) {
  const { register, name, field, value, onChange } = props
  const { say, text } = useLanguage()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const chosen = allPointedIn(value)
  const { found, searching, failed } = useChoices(register, name, typed, opened, '1')
  const { isOpen, renderOption, inputContainer } = useClosed(targetOf(field), found)
  const names = new Map([...chosen, ...found].map((each) => [each.id, each.name]))
  const nothing = failed ? text('could_not_load') : text('input_select_nothing')
  const isFound = (id: string) => found.some((each) => each.id === id)
  return (
    <MultiSelect
      {...shared(props, say)}
      name={name}
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      value={chosen.map(({ id }) => id)}
      {...(chosen.length === 0 && { placeholder: text('field_search') })}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The chosen rows are in the list only to show their names; a search does not find them.
      filter={({ options }) => options.filter((each) => 'value' in each && isFound(each.value))}
      hidePickedOptions={false}
      renderOption={renderOption}
      inputContainer={inputContainer}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      nothingFoundMessage={searching ? text('field_searching') : nothing}
      {...(opened &&
        searching && {
          rightSection: <Loader size={16} role="status" aria-label={text('field_searching')} />,
        })}
      onChange={(ids) => {
        const added = ids.find((id) => !chosen.some((one) => one.id === id))
        if (isOpen(added ?? null)) onChange(ids.map((id) => ({ id, name: names.get(id) ?? '' })))
      }}
    />
  )
}
