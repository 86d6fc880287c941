import { Select } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { targetOf } from '../../../../register/fields/pointing.ts'
import { useChoices } from '../../../../register/web/input/choices/use-choices.ts'
import { useClosed } from '../../../../register/web/input/choices/use-closed.tsx'
import { deficiencies } from '../../deficiencies.register.ts'

type Props = {
  /** The field whose choices these are. */
  of: 'owner' | 'repeat_of'
  value: string | null
  onChange: (value: string | null) => void
  except?: string
}

/** Somebody, or another deficiency, found by what is typed. */
export function ChooseField({ of, value, onChange, except }: Props) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const { found } = useChoices(deficiencies, of, typed, true, '1')
  const { isOpen, renderOption, inputContainer } = useClosed(
    targetOf(deficiencies.fields[of]),
    found,
  )
  return (
    <Select
      label={text(of === 'owner' ? 'deficiency_ask_owner' : 'deficiency_ask_of')}
      required
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={text('input_select_nothing')}
      data={found
        .filter(({ id }) => id !== except)
        .map(({ id, name }) => ({ value: id, label: name }))}
      renderOption={renderOption}
      inputContainer={inputContainer}
      value={value}
      onChange={(id) => isOpen(id) && onChange(id)}
    />
  )
}
