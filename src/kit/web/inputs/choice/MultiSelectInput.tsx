import { Text } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Controlled, FieldProps } from '../field-props.ts'
import { useTexts } from '../use-texts.ts'
import {
  filterOptions,
  type OptionKeys,
  type OptionRecord,
  summary,
  toggled,
  toOptions,
} from './options.ts'
import { PickerField } from './PickerField.tsx'
import { PickerRow } from './PickerRow.tsx'
import { findTyped, TypeAhead } from './type-ahead.ts'

type Props = FieldProps &
  Controlled<string[]> &
  OptionKeys & {
    options: readonly OptionRecord[]
    placeholder?: string
    /** Up to so many labels are shown joined by a comma; more are counted. */
    maxLabels?: number
    filter?: boolean
    /** Mostly one is wanted: the first choice closes the list, and opened again it takes more. */
    mostlyOne?: boolean
    /** What has a note was chosen all the same. */
    onRefused?: (value: string | undefined) => void
  }

/** Several choices of a list, with a filter above it. */
export function MultiSelectInput(props: Props) {
  const { options: records, valueKey, labelKey, placeholder, maxLabels = 3, ...rest } = props
  const { value, onChange, filter = true, mostlyOne = false, onRefused, ...field } = rest
  const texts = useTexts()
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const [byTyping, setByTyping] = useState(false)
  const typed = useRef(new TypeAhead())

  const keys = { ...(valueKey && { valueKey }), ...(labelKey && { labelKey }) }
  // What is chosen already can be taken back, whatever its note.
  const options = toOptions(records, keys).map((option) =>
    value.includes(option.value) ? { value: option.value, label: option.label } : option,
  )
  const shown = filterOptions(options, text)

  function open(next: boolean, at = -1, typing = false) {
    setOpened(next)
    setByTyping(typing)
    setText('')
    setActive(at)
  }
  function search(next: string) {
    setText(next)
    setActive(0)
  }
  function choose(at: number) {
    const option = shown[at]
    if (option === undefined) return
    const refused = option.note !== undefined
    onRefused?.(refused ? option.value : undefined)
    if (refused) return open(false)
    onChange(toggled(value, option.value))
    if (mostlyOne && value.length === 0) open(false)
  }
  function typeAhead(letter: string, now: number) {
    const labels = options.map((option) => option.label)
    const at = findTyped(labels, typed.current.type(letter, now), active)
    if (!opened) open(true, at, true)
    else if (at >= 0) setActive(at)
  }
  function press(event: KeyboardEvent, from: 'field' | 'filter') {
    const last = shown.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      ...(from === 'field' && { Home: 0, End: last }),
    }
    const move = moves[event.key]
    if (move !== undefined) {
      event.preventDefault()
      if (opened) setActive(move)
      else open(true, 0)
    } else if (event.key === 'Enter' || (event.key === ' ' && from === 'field')) {
      event.preventDefault()
      if (opened) choose(active)
      else open(true)
    } else if (from === 'field' && event.key.length === 1 && !event.ctrlKey && !event.metaKey)
      typeAhead(event.key, Date.now())
  }

  return (
    <PickerField
      {...field}
      popup="listbox"
      multiple
      summary={summary(options, value, maxLabels, texts.select.itemsSelected)}
      placeholder={placeholder ?? texts.select.placeholder}
      opened={opened}
      onOpenedChange={open}
      filter={filter ? { text, onChange: search, focus: !byTyping } : undefined}
      maxHeight={200}
      activeId={active < 0 ? undefined : `${id}-${active}`}
      onListKey={press}
      hint={shown.length === 0 && <Text p="xs">{texts.select.nothingFound}</Text>}
    >
      {shown.map((option, at) => (
        <PickerRow
          key={option.value}
          id={`${id}-${at}`}
          role="option"
          label={option.label}
          note={option.note}
          active={at === active}
          chosen={value.includes(option.value)}
          withCheck
          onChoose={() => choose(at)}
        />
      ))}
    </PickerField>
  )
}
