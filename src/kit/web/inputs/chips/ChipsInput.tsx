import { Pill, PillsInput, Text } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import type { Controlled, FieldProps } from '../field-props.ts'
import { useTexts } from '../use-texts.ts'
import { type Added, addChips, type ChipRules, chipKeys } from './chips.ts'

type Props = FieldProps & Controlled<string[]> & ChipRules & { placeholder?: string }

/** A list of short texts: Enter or a separator adds one, Backspace on an empty input removes the last. */
export function ChipsInput({ value, onChange, placeholder, label, ...rest }: Props) {
  const { separators = [], allowDuplicates = false, maximum = Infinity, ...field } = rest
  const texts = useTexts()
  const [draft, setDraft] = useState('')
  const [rejected, setRejected] = useState<Added['rejected']>()
  const fixed = field.disabled === true || field.readOnly === true

  function add(text: string) {
    const added = addChips(value, text, { separators, allowDuplicates, maximum })
    setRejected(added.rejected)
    // A rejected text stays in the input to be corrected.
    setDraft(added.rejected?.chip ?? '')
    if (added.chips.length > value.length) onChange(added.chips)
  }
  function type(text: string) {
    setRejected(undefined)
    if (separators.some((mark) => text.includes(mark))) add(text)
    else setDraft(text)
  }
  function press(event: KeyboardEvent) {
    if (fixed || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(draft)
    }
    if (event.key === 'Backspace' && draft === '' && value.length > 0) onChange(value.slice(0, -1))
  }

  const keys = chipKeys(value)
  return (
    <div>
      <PillsInput label={label} {...field}>
        <Pill.Group role="group" aria-disabled={field.disabled}>
          {value.map((chip, at) => (
            <Pill
              key={keys[at]}
              disabled={field.disabled ?? false}
              withRemoveButton={!fixed}
              onRemove={() => onChange(value.filter((_, other) => other !== at))}
              removeButtonProps={{ 'aria-label': texts.remove(chip), 'aria-hidden': false }}
            >
              {chip}
            </Pill>
          ))}
          <PillsInput.Field
            value={draft}
            placeholder={value.length === 0 ? (placeholder ?? texts.chips.placeholder) : ''}
            readOnly={field.readOnly ?? false}
            required={(field.required ?? false) && value.length === 0}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
          />
        </Pill.Group>
      </PillsInput>
      <Text role="status" size="xs" mt={rejected ? 5 : 0}>
        {rejected?.reason === 'duplicate' && texts.chips.duplicate(rejected.chip)}
        {rejected?.reason === 'full' && texts.chips.full(maximum)}
      </Text>
    </div>
  )
}
