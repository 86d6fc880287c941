import { Select } from '@mantine/core'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import type { Question } from '../../../definition/question.ts'

type Props = {
  label: string
  fields: readonly Question[]
  value: string | null
  onChange(key: string): void
  error?: string | undefined
}

/** One of the form's questions, found by typing a part of its words. */
export function FieldPicker({ label, fields, value, onChange, error }: Props) {
  const { text } = useLanguage()
  const data = fields.map((field) => ({
    value: field.key,
    label: field.label.trim() === '' ? text('builder_no_words') : field.label,
  }))
  const gone = value !== null && !data.some((one) => one.value === value)
  return (
    <Select
      label={label}
      data={gone ? [...data, { value, label: text('condition_field_gone') }] : data}
      value={value}
      onChange={(next) => next !== null && next !== value && onChange(next)}
      placeholder={text('input_select_placeholder')}
      nothingFoundMessage={text('input_select_nothing')}
      maxDropdownHeight={300}
      allowDeselect={false}
      searchable
      error={error}
    />
  )
}
