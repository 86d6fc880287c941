import { Checkbox, Loader, ScrollArea, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { filterOptions, toggled } from '../../../../kit/web/inputs/choice/options.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useChoices } from '../../input/choices/use-choices.ts'
import type { EditorProps } from './editor-props.ts'
import { fixedOptions } from './filter-words.ts'

const few = 8

/** Any of these; each takes effect as it is ticked. */
export function AnyOfEditor({ register, name, field, label, values, onChange }: EditorProps) {
  const { text, say } = useLanguage()
  const [typed, setTyped] = useState('')
  const fixed = fixedOptions(field, { say })
  const { found, searching } = useChoices(register, name, typed, fixed === undefined)
  const options =
    fixed === undefined
      ? found.map((one) => ({ value: one.id, label: one.name }))
      : filterOptions(fixed, typed)
  const searchable = fixed === undefined || fixed.length > few
  const boxes =
    typed === '' && field.required !== true
      ? [...options, { value: 'none', label: text('list_filter_none') }]
      : options
  return (
    <Stack gap="xs">
      {searchable && (
        <TextInput
          size="sm"
          data-autofocus
          aria-label={text('input_select_filter', { label })}
          placeholder={text('input_select_filter', { label })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ScrollArea.Autosize mah={280} type="auto">
        <Stack gap={6} p={4}>
          {boxes.map((option) => (
            <Checkbox
              key={option.value}
              size="sm"
              label={option.label}
              checked={values.includes(option.value)}
              onChange={() => onChange(toggled(values, option.value))}
            />
          ))}
          {searching && options.length === 0 && <Loader size="xs" />}
          {!searching && options.length === 0 && (
            <Text size="sm" c="dimmed">
              {text('input_select_nothing')}
            </Text>
          )}
        </Stack>
      </ScrollArea.Autosize>
    </Stack>
  )
}
