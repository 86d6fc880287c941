import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useEffect } from 'react'
import type { Address } from '../../../address.ts'
import { useTexts } from '../use-texts.ts'
import { usePredictions } from './use-predictions.ts'

type Props = {
  value: string
  onChange: (street: string) => void
  /** A whole address was chosen among those that are suggested. */
  onChoose: (address: Address) => void
  countries: readonly string[]
  language: string
  disabled: boolean
  readOnly: boolean
  required: boolean
}

/** The street of an address. While it is typed, whole addresses are suggested where there is a places
 *  library; nothing is chosen but by the person, and what is typed stands as it is. */
export function StreetInput({ onChange, onChoose, countries, language, ...field }: Props) {
  const texts = useTexts().address
  const { there, predictions, ask, choose } = usePredictions(countries, language)
  const list = useCombobox({ opened: predictions.length > 0, onDropdownClose: () => ask('') })
  const { resetSelectedOption } = list
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has no option chosen yet
  useEffect(resetSelectedOption, [predictions])

  function take(placeId: string) {
    const chosen = predictions.find((prediction) => prediction.placeId === placeId)
    if (chosen !== undefined) choose(chosen).then(onChoose, console.warn)
  }
  return (
    <Combobox store={list} onOptionSubmit={take}>
      <Combobox.Target
        withAriaAttributes={there}
        withExpandedAttribute={there}
        withKeyboardNavigation={there}
      >
        <TextInput
          {...field}
          label={texts.street}
          autoComplete="street-address"
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value)
            ask(currentTarget.value)
          }}
          onBlur={() => ask('')}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={predictions.length === 0}>
        <Combobox.Options aria-label={texts.suggestions}>
          {predictions.map(({ placeId, text }) => (
            <Combobox.Option key={placeId} value={placeId}>
              {text.text}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {/* Google asks that its name stand beside what it suggests. */}
        <Combobox.Footer ta="end" fz="xs" translate="no">
          Google Maps
        </Combobox.Footer>
      </Combobox.Dropdown>
    </Combobox>
  )
}
